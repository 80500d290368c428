package org.jadoube.journal.form;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;

/// A constructor of a record that takes its first components, or all.
record Maker(MethodHandle constructor, int parameters) {
    /// The constructor that takes all components.
    static Maker whole(Class<?> type, RecordComponent[] components) {
        return constructors(type, components)
                .max(Comparator.comparing(Maker::parameters))
                .orElseThrow(() -> new IllegalArgumentException(type + " cannot be made from outside its room"));
    }

    /// The constructor that takes the fewest.
    static Maker shortest(Class<?> type, RecordComponent[] components) {
        return constructors(type, components)
                .min(Comparator.comparing(Maker::parameters))
                .orElseThrow(() -> new IllegalArgumentException(type + " cannot be made from outside its room"));
    }

    private static Stream<Maker> constructors(Class<?> type, RecordComponent[] components) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return Arrays.stream(type.getConstructors())
                .filter(constructor -> Arrays.equals(
                        constructor.getParameterTypes(), Arrays.copyOf(types, constructor.getParameterCount())))
                .map(Maker::of);
    }

    private static Maker of(Constructor<?> constructor) {
        int parameters = constructor.getParameterCount();
        try {
            return new Maker(
                    MethodHandles.publicLookup()
                            .unreflectConstructor(constructor)
                            .asSpreader(Object[].class, parameters)
                            .asType(MethodType.methodType(Object.class, Object.class)),
                    parameters);
        } catch (IllegalAccessException hidden) {
            throw new IllegalArgumentException(constructor + " cannot be called from outside its room", hidden);
        }
    }

    /// The record of these values, of which it takes the first.
    Object make(Object[] values) {
        return Handles.call(constructor, Arrays.copyOf(values, parameters));
    }
}
