package org.jadoube.server.desk;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.board.Position;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.BonusMode;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.TagReading;
import org.jadoube.clock.TimeControl;
import org.jadoube.clock.TimeControlProblem;
import org.jadoube.clock.TimeControlTag;
import org.jadoube.journal.form.FormProblem;
import org.jadoube.journal.form.RegulationsCodec;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.server.play.NewGame;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;
import org.jadoube.server.wire.Json;
import org.jadoube.server.wire.Members;
import org.jadoube.server.wire.Words;
import tools.jackson.databind.node.ObjectNode;

/// An order for a new game, as the lobby's form or a program sends it.
///
/// @param white the name of the player of the white pieces
/// @param event the tournament or other occasion
record GameOrder(Regulations regulations, String white, String black, Optional<String> event) {
    private static final int NAME = 80;
    private static final int CONTROL = 120;
    private static final long LATEST = 24 * 60 * 60;
    private static final String UNKNOWN = "?";

    static GameOrder read(String text) throws Unreadable {
        Members members = Json.read(text, "");
        var order = new GameOrder(
                regulations(members),
                name(members, "white").orElse(UNKNOWN),
                name(members, "black").orElse(UNKNOWN),
                name(members, "event"));
        members.end();
        return order;
    }

    private static Optional<String> name(Members members, String member) throws Unreadable {
        return members.optionalText(member, NAME).map(String::strip).filter(name -> !name.isEmpty());
    }

    /// The regulations that an order asks for.
    static Regulations regulations(Members members) throws Unreadable {
        Edition edition = members.word("edition", editions());
        Profile profile = members.word("profile", Words.all(Profile.class));
        Recorder recorder =
                members.optionalWord("recorder", Words.all(Recorder.class)).orElse(Recorder.SYSTEM);
        Regulations usual =
                Regulations.usual(edition, profile, timeControl(members)).with(rules -> rules.with(recorder));
        Regulations regulations = usual.with(members.optionalWord("start", Words.all(SessionStart.class))
                        .orElse(usual.start()))
                .with(members.optionalWord("flagObserver", Words.all(FlagObserver.class))
                        .orElse(usual.flagObserver()));
        Optional<Duration> defaultTime = defaultTime(members);
        if (defaultTime.isPresent()) {
            regulations = regulations.withDefaultTime(defaultTime.get());
        }
        Optional<Long> number = members.optionalWhole("chess960", 0, 959);
        return withRules(
                members,
                number.isPresent()
                        ? regulations.withInitial(Position.chess960(number.get().intValue()))
                        : regulations);
    }

    /// With the event's further rules, in the journal's form; what they do not say is as usual.
    private static Regulations withRules(Members members, Regulations regulations) throws Unreadable {
        if (!members.has("rules")) {
            return regulations;
        }
        ObjectNode rules = members.raw("rules").deepCopy();
        if (!rules.has("recorder")) {
            rules.put("recorder", Words.of(regulations.rules().recorder()));
        }
        try {
            ObjectNode whole = RegulationsCodec.write(regulations);
            whole.set("rules", rules);
            return RegulationsCodec.read(whole);
        } catch (FormProblem problem) {
            throw new Unreadable(Problem.quoting(
                    problem.where().replaceFirst("^regulations\\.", ""),
                    problem.found(),
                    problem.expected(),
                    "see docs/journal.md"));
        }
    }

    static Map<String, Edition> editions() {
        var editions = new TreeMap<String, Edition>();
        Edition.all().forEach(edition -> editions.put(edition.name(), edition));
        return editions;
    }

    /// Seconds, as a number or, as a form sends it, as digits.
    private static Optional<Duration> defaultTime(Members members) throws Unreadable {
        return members.optionalSeconds("defaultTime", LATEST).map(Duration::ofSeconds);
    }

    private static TimeControl timeControl(Members members) throws Unreadable {
        String tag = members.text("timeControl", CONTROL);
        BonusMode mode =
                members.optionalWord("bonus", Words.all(BonusMode.class)).orElse(BonusMode.CUMULATIVE);
        PeriodSwitch periodSwitch = members.optionalWord("periodSwitch", Words.all(PeriodSwitch.class))
                .orElse(PeriodSwitch.AT_ZERO);
        Optional<AtLastZero> atLastZero = members.optionalWord("atLastZero", Words.all(AtLastZero.class));
        return switch (TimeControlTag.read(tag, mode, periodSwitch, atLastZero)) {
            case TagReading.Timed(TimeControl control) -> control;
            case TagReading.Refused(TimeControlProblem problem) ->
                throw new Unreadable(new Problem(
                        "timeControl",
                        problem.found(),
                        problem.expected() + " in " + problem.where(),
                        problem.remedy()));
            case TagReading.Unknown _, TagReading.Untimed _ ->
                throw members.unreadable("timeControl", tag, "a time control that clocks can be set for");
        };
    }

    static String text(NewGame game) {
        ObjectNode object = Json.object().put("game", game.id().text());
        ObjectNode seats = object.putObject("seats");
        game.seats().forEach((actor, token) -> seats.put(Words.of(actor), token.secret()));
        return Json.text(object);
    }
}
