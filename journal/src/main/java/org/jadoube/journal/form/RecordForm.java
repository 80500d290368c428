package org.jadoube.journal.form;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.journal.form.Component.Place;
import tools.jackson.databind.node.ObjectNode;

/// A record as an object: a member for each component, in their order unless its [Place] is another.
/// What the record's own constructor refuses is a [FormProblem] too.
final class RecordForm implements ObjectForm {
    private final List<Component> components;
    private final List<Component> written;
    private final MethodHandle constructor;

    private RecordForm(List<Component> components, MethodHandle constructor) {
        this.components = components;
        this.constructor = constructor;
        this.written = components.stream()
                .sorted(Comparator.comparing(component -> component.place() == Place.LAST))
                .toList();
    }

    /// @throws IllegalArgumentException when a component has a type that no form is known for, or two take the same
    ///     name
    static RecordForm of(Class<?> type) {
        try {
            List<Component> components =
                    Arrays.stream(type.getRecordComponents()).map(Component::of).toList();
            RecordForm form = new RecordForm(components, constructor(type));
            Set<String> names = new HashSet<>();
            form.names().stream().filter(name -> !names.add(name)).findFirst().ifPresent(name -> {
                throw new IllegalArgumentException("two members would be called " + name);
            });
            return form;
        } catch (IllegalArgumentException unfit) {
            throw new IllegalArgumentException("a " + type.getSimpleName() + " cannot be written", unfit);
        }
    }

    private static MethodHandle constructor(Class<?> type) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            return MethodHandles.publicLookup()
                    .findConstructor(type, MethodType.methodType(void.class, types))
                    .asSpreader(Object[].class, types.length)
                    .asType(MethodType.methodType(Object.class, Object.class));
        } catch (NoSuchMethodException | IllegalAccessException hidden) {
            throw new IllegalArgumentException(type + " cannot be made from outside its room", hidden);
        }
    }

    @Override
    public List<String> names() {
        return written.stream().flatMap(component -> component.names().stream()).toList();
    }

    @Override
    public void writeInto(ObjectNode object, Object value) {
        written.forEach(component -> component.writeInto(object, value));
    }

    @Override
    public Object readFrom(Members members) {
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = components.get(i).readFrom(members);
        }
        return made(values, members.object());
    }

    private Object made(Object[] values, Found found) {
        try {
            return Handles.call(constructor, values);
        } catch (IllegalArgumentException unfit) {
            throw found.problem("values that fit together: " + unfit.getMessage())
                    .because(unfit);
        }
    }
}
