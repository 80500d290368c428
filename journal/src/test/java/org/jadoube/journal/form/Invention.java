package org.jadoube.journal.form;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.Sample;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;

/// Values of any type the journal's form knows, made up without a thought for the Laws.
final class Invention {
    private static final int ATTEMPTS = 1_000;
    private static final List<String> TEXTS = List.of("", "fire alarm", "\"\\\n\t\u0000", "Ñandú", "棋", "\uD83D\uDC51");
    private static final List<String> ARTICLES = List.of("6.8a", "1.1", "2023/7.5.3", "A.4", "9");

    private final RandomGenerator random;
    private final boolean full;

    private Invention(RandomGenerator random, boolean full) {
        this.random = random;
        this.full = full;
    }

    /// Always the same values, everything optional there and no list empty: for golden files.
    static Invention plain() {
        return new Invention(new Random(1), true);
    }

    static Invention random(long seed) {
        return new Invention(new Random(seed), false);
    }

    <T> T of(Class<T> type) {
        return type.cast(invent(type));
    }

    private Object invent(Type type) {
        return switch (type) {
            case Class<?> simple -> simple(simple);
            case ParameterizedType generic -> many(generic.getRawType(), generic.getActualTypeArguments()[0]);
            default -> throw new AssertionError(type);
        };
    }

    private Object many(Type raw, Type element) {
        int size = full ? 1 : random.nextInt(3);
        if (raw == Optional.class) {
            return size == 0 ? Optional.empty() : Optional.of(invent(element));
        }
        Stream<Object> elements = Stream.generate(() -> invent(element)).limit(size);
        return raw == Set.class ? new HashSet<>(elements.toList()) : elements.toList();
    }

    private Object simple(Class<?> type) {
        if (type == String.class) {
            return full ? "as it was" : TEXTS.get(random.nextInt(TEXTS.size()));
        }
        if (type == boolean.class) {
            return full || random.nextBoolean();
        }
        if (type == int.class || type == Integer.class) {
            return 1 + random.nextInt(50);
        }
        if (type == long.class) {
            return random.nextLong(1, 1L << 40);
        }
        if (type == Moment.class) {
            return full ? Sample.at(60) : new Moment(random.nextLong(-1L << 61, 1L << 61));
        }
        if (type == Duration.class) {
            return full
                    ? Duration.ofMinutes(2)
                    : Duration.of(random.nextLong(1L << random.nextInt(1, 48)), ChronoUnit.MICROS);
        }
        if (type == Citation.class) {
            return new Citation(ARTICLES.get(full ? 0 : random.nextInt(ARTICLES.size())));
        }
        return chess(type);
    }

    private Object chess(Class<?> type) {
        if (type == Edition.class) {
            return Edition.all().get(random.nextInt(Edition.all().size()));
        }
        if (type == Position.class) {
            return full ? Position.initial() : Position.chess960(random.nextInt(960));
        }
        if (type == Move.class) {
            return full
                    ? Move.plain(Square.G1, Square.F3)
                    : Move.of(one(Square.class), one(Square.class), one(Move.Kind.class));
        }
        if (type == TimeControl.class) {
            return Sample.regulations().timeControl();
        }
        if (type.isEnum()) {
            return one(type);
        }
        if (type.isSealed()) {
            List<Class<?>> records = Kinds.records(type).toList();
            return record(records.get(full ? 0 : random.nextInt(records.size())));
        }
        return record(type);
    }

    private <T> T one(Class<T> type) {
        T[] constants = type.getEnumConstants();
        return constants[full ? 0 : random.nextInt(constants.length)];
    }

    private Object record(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            Constructor<?> constructor = type.getConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
                Optional<Object> made = tried(constructor, components);
                if (made.isPresent()) {
                    return made.get();
                }
            }
        } catch (ReflectiveOperationException hidden) {
            throw new LinkageError(type.toString(), hidden);
        }
        throw new AssertionError(
                "no " + type.getSimpleName() + " can be made up that its constructor takes: write one into Specimens");
    }

    private Optional<Object> tried(Constructor<?> constructor, RecordComponent[] components)
            throws ReflectiveOperationException {
        Object[] values = Arrays.stream(components)
                .map(component -> invent(component.getGenericType()))
                .toArray();
        try {
            return Optional.of(constructor.newInstance(values));
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof IllegalArgumentException) {
                return Optional.empty();
            }
            throw refused;
        }
    }
}
