package org.jadoube.journal.form;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Problem;
import org.jadoube.notation.Reading;
import tools.jackson.databind.node.JsonNodeFactory;

/// The form of every type that a component of an event, act or regulation may have.
final class Forms {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private static final Form TEXT = Form.of(String.class, "a text", JSON::stringNode, Found::text);
    private static final Form TRUTH = Form.of(Boolean.class, "true or false", JSON::booleanNode, Found::truth);
    private static final Form WHOLE =
            Form.of(Integer.class, "a whole number", value -> JSON.numberNode((int) value), found ->
                    (int) found.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
    private static final Form LONG = Form.of(
            Long.class,
            "a whole number",
            value -> JSON.numberNode((long) value),
            found -> found.whole(Long.MIN_VALUE, Long.MAX_VALUE));
    private static final Form MOMENT =
            Form.of(Moment.class, Times.MOMENT, value -> JSON.numberNode(Times.micros(value)), Times::moment);
    private static final Form DURATION =
            Form.of(Duration.class, Times.DURATION, value -> JSON.numberNode(Times.micros(value)), Times::duration);
    private static final Form CITATION = Form.of(
            Citation.class, "the number of a provision", value -> JSON.stringNode(value.number()), Forms::citation);
    private static final Form EDITION =
            Form.of(Edition.class, "an edition of the Laws", value -> JSON.stringNode(value.name()), Forms::edition);
    private static final Form POSITION =
            Form.of(Position.class, "a position in FEN", value -> JSON.stringNode(Fen.write(value)), Forms::position);

    private static final Map<Class<?>, Form> KNOWN = new ConcurrentHashMap<>(Map.ofEntries(
            Map.entry(String.class, TEXT),
            Map.entry(boolean.class, TRUTH),
            Map.entry(int.class, WHOLE),
            Map.entry(Integer.class, WHOLE),
            Map.entry(long.class, LONG),
            Map.entry(Moment.class, MOMENT),
            Map.entry(Duration.class, DURATION),
            Map.entry(Citation.class, CITATION),
            Map.entry(Edition.class, EDITION),
            Map.entry(Position.class, POSITION),
            Map.entry(Move.class, new MoveForm()),
            Map.entry(Period.class, new PeriodForm())));

    private Forms() {}

    /// @throws IllegalArgumentException when no form is known for a type
    static Form of(Type type) {
        return switch (type) {
            case Class<?> simple -> {
                Form known = KNOWN.get(simple);
                Form form = known != null ? known : found(simple);
                KNOWN.put(simple, form);
                yield form;
            }
            case ParameterizedType generic -> many(generic);
            default -> throw new IllegalArgumentException("no form is known for " + type);
        };
    }

    private static Form many(ParameterizedType type) {
        Form element = of(type.getActualTypeArguments()[0]);
        if (type.getRawType() == List.class) {
            return new ListForm(element, ListForm.Order.LIST);
        }
        if (type.getRawType() == Set.class) {
            return new ListForm(element, ListForm.Order.SET);
        }
        throw new IllegalArgumentException("no form is known for " + type);
    }

    private static Form found(Class<?> type) {
        if (type.isEnum()) {
            return Vocabulary.form(type);
        }
        if (type.isRecord()) {
            return RecordForm.of(type);
        }
        if (type.isSealed()) {
            return new KindForm(Kinds.of(type, "kind"));
        }
        throw new IllegalArgumentException("no form is known for " + type);
    }

    private static Citation citation(Found found) {
        try {
            return new Citation(found.text());
        } catch (IllegalArgumentException unfit) {
            throw found.problem("the number of a provision, such as 6.9, 9.1a or 2023/5.1.2")
                    .because(unfit);
        }
    }

    private static Edition edition(Found found) {
        return Edition.named(found.text())
                .orElseThrow(() -> found.problem("an edition of the Laws known here: one of "
                        + String.join(
                                ", ", Edition.all().stream().map(Edition::name).toList())));
    }

    private static Position position(Found found) {
        return switch (Fen.read(found.text())) {
            case Reading.Read<Position>(Position position, var _) -> position;
            case Reading.Unread<Position>(Problem problem) ->
                throw found.problem("a position in FEN (" + problem.message() + ")");
        };
    }
}
