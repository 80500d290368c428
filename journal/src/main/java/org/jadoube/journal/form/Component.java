package org.jadoube.journal.form;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.clock.ClockSetting;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Regulations;
import tools.jackson.databind.node.ObjectNode;

/// A component of a record as a member of its object: absent when it is an empty `Optional`, under its own name but
/// for the citation, which is the `article`. A move called `move` and a setting of the clock called `setting` have
/// no object of their own: their members stand among the record's.
record Component(String name, Form form, MethodHandle accessor, Presence presence, Place place) {
    /// Whether a member has to be there.
    enum Presence {
        ALWAYS,
        OPTIONAL
    }

    /// Where it stands in the record's object.
    enum Place {
        IN_ORDER,
        /// Regulations come after all else, long as they are.
        LAST,
        /// Its own members stand among the record's.
        DISSOLVED
    }

    private static final MethodType READING = MethodType.methodType(Object.class, Object.class);

    static Component of(RecordComponent component) {
        Type type = component.getGenericType();
        Presence presence = Presence.ALWAYS;
        if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
            type = generic.getActualTypeArguments()[0];
            presence = Presence.OPTIONAL;
        }
        String name =
                type == Citation.class && component.getName().equals("citation") ? "article" : component.getName();
        return new Component(name, Forms.of(type), accessor(component), presence, place(type, component.getName()));
    }

    private static Place place(Type type, String name) {
        if (type == Regulations.class) {
            return Place.LAST;
        }
        boolean dissolved =
                (type == Move.class && name.equals("move")) || (type == ClockSetting.class && name.equals("setting"));
        return dissolved ? Place.DISSOLVED : Place.IN_ORDER;
    }

    private static MethodHandle accessor(RecordComponent component) {
        try {
            return MethodHandles.publicLookup()
                    .unreflect(component.getAccessor())
                    .asType(READING);
        } catch (IllegalAccessException hidden) {
            throw new IllegalArgumentException(component + " cannot be read from outside its room", hidden);
        }
    }

    /// The names its value may take up in the record's object.
    List<String> names() {
        return place == Place.DISSOLVED ? ((ObjectForm) form).names() : List.of(name);
    }

    Object of(Object holder) {
        return Handles.call(accessor, holder);
    }

    boolean isIn(Members members) {
        return names().stream().anyMatch(members::has);
    }

    void writeInto(ObjectNode object, Object value) {
        if (presence == Presence.ALWAYS) {
            writeValue(object, value);
        } else {
            ((Optional<?>) value).ifPresent(present -> writeValue(object, present));
        }
    }

    private void writeValue(ObjectNode object, Object value) {
        if (place == Place.DISSOLVED) {
            ((ObjectForm) form).writeInto(object, value);
        } else {
            object.set(name, form.write(value));
        }
    }

    Object readFrom(Members members) {
        if (presence == Presence.ALWAYS) {
            return readValue(members);
        }
        return isIn(members) ? Optional.of(readValue(members)) : Optional.empty();
    }

    private Object readValue(Members members) {
        return place == Place.DISSOLVED
                ? ((ObjectForm) form).readFrom(members)
                : form.read(members.member(name, form.expected()));
    }
}
