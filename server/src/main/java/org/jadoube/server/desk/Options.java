package org.jadoube.server.desk;

import java.util.Arrays;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.BonusMode;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.StandardControl;
import org.jadoube.clock.TimeControlTag;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.server.wire.Json;
import org.jadoube.server.wire.Words;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a form for a new game can offer.
final class Options {
    private Options() {}

    static String text() {
        ObjectNode object = Json.object();
        ArrayNode editions = object.putArray("editions");
        Edition.all().forEach(edition -> editions.add(edition.name()));
        object.put("latestEdition", Edition.latest().name());
        words(object, "profiles", Profile.values());
        ArrayNode controls = object.putArray("timeControls");
        for (StandardControl standard : StandardControl.all()) {
            controls.addObject()
                    .put("label", standard.label())
                    .put("timeControl", TimeControlTag.print(standard.control()));
        }
        words(object, "bonuses", BonusMode.values());
        words(object, "periodSwitches", PeriodSwitch.values());
        words(object, "atLastZero", AtLastZero.values());
        words(object, "starts", SessionStart.values());
        words(object, "flagObservers", FlagObserver.values());
        words(object, "recorders", Recorder.values());
        return Json.text(object);
    }

    private static void words(ObjectNode object, String name, Enum<?>[] constants) {
        ArrayNode words = object.putArray(name);
        Arrays.stream(constants).map(Words::of).forEach(words::add);
    }
}
