package org.jadoube.server.wire;

import org.jadoube.clock.Bonus;
import org.jadoube.clock.TimeControl;
import org.jadoube.clock.TimeControlTag;
import org.jadoube.journal.form.ValueCodec;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Event;
import org.jadoube.notation.Fen;
import tools.jackson.databind.node.ObjectNode;

/// Regulations as the wire has them: in the words in which a game is made, and where its pieces stand at first.
public final class RegulationsText {
    private RegulationsText() {}

    static ObjectNode of(Event.GameOpened opening) {
        Regulations regulations = opening.regulations();
        TimeControl control = regulations.timeControl();
        ObjectNode object = Json.object();
        opening.event().ifPresent(occasion -> object.put("event", occasion));
        regulations.latest().ifPresent(latest -> object.put("defaultTime", latest.toSeconds()));
        object.set("rules", ValueCodec.write(regulations.rules()));
        return object.put("edition", regulations.edition().name())
                .put("profile", Words.of(regulations.profile()))
                .put("timeControl", TimeControlTag.print(control))
                .put("bonus", bonus(control))
                .put("periodSwitch", Words.of(control.periodSwitch()))
                .put("atLastZero", Words.of(control.atLastZero()))
                .put("start", Words.of(regulations.start()))
                .put("flagObserver", Words.of(regulations.flagObserver()))
                .put("initial", Fen.placement(regulations.initial()));
    }

    /// The kind of extra time; a control made from one tag has one kind in all its periods that have any.
    public static String bonus(TimeControl control) {
        return control.periods().stream()
                .map(period -> word(period.bonus()))
                .filter(word -> !word.equals("none"))
                .findFirst()
                .orElse("none");
    }

    private static String word(Bonus bonus) {
        return switch (bonus) {
            case Bonus.None _ -> "none";
            case Bonus.Cumulative _ -> "cumulative";
            case Bonus.Bronstein _ -> "bronstein";
            case Bonus.UsDelay _ -> "us-delay";
        };
    }
}
