package org.jadoube.journal.form;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.journal.form.Component.Place;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A record as an object: a member for each component, in their order unless its [Place] is another. Where the record
/// has a constructor that does without its last components, these are only written when they differ from what that
/// constructor chooses, and may be missing. What a constructor refuses is a [FormProblem].
final class RecordForm implements ObjectForm {
    private final List<Component> components;
    private final List<Component> written;
    private final Maker whole;
    private final Maker shortest;

    private RecordForm(List<Component> components, Maker whole, Maker shortest) {
        this.components = components;
        this.whole = whole;
        this.shortest = shortest;
        this.written = components.stream()
                .sorted(Comparator.comparing(component -> component.place() == Place.LAST))
                .toList();
    }

    /// @throws IllegalArgumentException when a component has a type that no form is known for, or two take the same
    ///     name
    static RecordForm of(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            RecordForm form = new RecordForm(
                    Arrays.stream(components).map(Component::of).toList(),
                    Maker.whole(type, components),
                    Maker.shortest(type, components));
            Set<String> names = new HashSet<>();
            form.names().stream().filter(name -> !names.add(name)).findFirst().ifPresent(name -> {
                throw new IllegalArgumentException("two members would be called " + name);
            });
            return form;
        } catch (IllegalArgumentException unfit) {
            throw new IllegalArgumentException("a " + type.getSimpleName() + " cannot be written", unfit);
        }
    }

    @Override
    public List<String> names() {
        return written.stream().flatMap(component -> component.names().stream()).toList();
    }

    @Override
    public void writeInto(ObjectNode object, Object value) {
        Object[] values =
                components.stream().map(component -> component.of(value)).toArray();
        Object usual = shortest.make(values);
        for (Component component : written) {
            int index = components.indexOf(component);
            if (index < shortest.parameters() || !values[index].equals(component.of(usual))) {
                component.writeInto(object, values[index]);
            }
        }
    }

    /// With every component, usual or not.
    ObjectNode writeWhole(Object value) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        written.forEach(component -> component.writeInto(object, component.of(value)));
        return object;
    }

    @Override
    public Object readFrom(Members members) {
        Object[] values = new Object[components.size()];
        for (int i = 0; i < shortest.parameters(); i++) {
            values[i] = components.get(i).readFrom(members);
        }
        Object usual = made(shortest, values, members.object());
        for (int i = shortest.parameters(); i < values.length; i++) {
            Component component = components.get(i);
            values[i] = component.isIn(members) ? component.readFrom(members) : component.of(usual);
        }
        return made(whole, values, members.object());
    }

    private static Object made(Maker maker, Object[] values, Found found) {
        try {
            return maker.make(values);
        } catch (IllegalArgumentException unfit) {
            throw found.problem("values that fit together: " + unfit.getMessage())
                    .because(unfit);
        }
    }
}
