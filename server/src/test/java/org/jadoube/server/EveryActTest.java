package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.jadoube.journal.form.ActCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Every act of the Laws can be done over the wire, by its own name.
class EveryActTest {
    private static final String ACTS = """
            {"kind":"arrive"}
            {"kind":"startClocks"}
            {"kind":"touch","square":"e2","contact":"intending"}
            {"kind":"adjust","square":"e2","announcement":"beforehand"}
            {"kind":"intendCastling","rook":"h1"}
            {"kind":"releasePiece","from":"e1","to":"g1"}
            {"kind":"placePromotion","square":"e8","piece":"queen"}
            {"kind":"releaseMove","move":"e2e4","hands":"both"}
            {"kind":"pressClock","hand":"other"}
            {"kind":"claimTouch","square":"e2"}
            {"kind":"claimIllegalMove","ply":1}
            {"kind":"reportIrregularity","irregularity":"board-turned"}
            {"kind":"displacePieces"}
            {"kind":"replacePieces"}
            {"kind":"restorePosition","plies":0}
            {"kind":"offerDraw","condition":"if you buy the coffee"}
            {"kind":"acceptDraw"}
            {"kind":"declineDraw"}
            {"kind":"claimDraw","grounds":"fifty-moves","written":"e2e4"}
            {"kind":"claimQuickplayDraw","basis":"no-effort-to-win"}
            {"kind":"requestIncrement"}
            {"kind":"resign"}
            {"kind":"pointOutDeadPosition"}
            {"kind":"claimFlag","flag":"black"}
            {"kind":"observeFlag","flag":"black"}
            {"kind":"observeBothFlags"}
            {"kind":"observeAbsence"}
            {"kind":"stopClocks","reason":"fire alarm"}
            {"kind":"restartClocks","running":"white"}
            {"kind":"setClocks","white":{"remaining":1,"period":1,"moves":0},"black":{"remaining":1,"period":1,"moves":0}}
            {"kind":"replaceClock","white":{"remaining":1,"period":1,"moves":0},"black":{"remaining":1,"period":1,"moves":0}}
            {"kind":"awardTime","player":"white","time":120000000}
            {"kind":"recordMove","text":"e4"}
            {"kind":"recordOffer"}
            {"kind":"completeScoresheet"}
            {"kind":"beginReconstruction"}
            {"kind":"endReconstruction","white":3}
            {"kind":"askForAssistance","assistance":"recording"}
            {"kind":"askLeave","leave":"playing-area"}
            {"kind":"answerQuestion","question":1,"answer":"upheld","reason":""}
            {"kind":"reportIncident","offender":"black","incident":"smoking","note":""}
            {"kind":"penalise","offender":"black","penalty":{"kind":"timeToOpponent","time":120000000},"reason":""}
            {"kind":"signResult","result":"1-0"}
            {"kind":"correctResult","result":"1-0","reason":"misread"}
            {"kind":"askExplanation","point":"castling"}
            {"kind":"appeal","against":"other","note":""}
            {"kind":"ruleResult","result":"1/2-1/2","reason":"the roof fell in"}
            {"kind":"reportOutage","lastAlive":1}
            """;

    @TempDir
    Path data;

    @Test
    void it_is_taken_or_refused_and_never_misunderstood() {
        assertThat(acts().map(act -> WireClient.JSON.readTree(act).path("kind").asString()))
                .as("an example of every act; add one here for a new act")
                .containsExactlyInAnyOrderElementsOf(ActCodec.kinds());
        try (OpenHall hall = OpenHall.in(data)) {
            for (String role : new String[] {"white", "arbiter"}) {
                try (WireClient client = hall.sit(hall.make(OpenHall.BLITZ), role)) {
                    acts().forEach(act -> {
                        JsonNode answer = client.act(act);
                        assertThat(WireClient.type(answer)).as(act + answer).isIn("taken", "refused");
                        pause();
                    });
                }
            }
        }
    }

    private static Stream<String> acts() {
        return ACTS.lines();
    }

    /// The hall hears twenty messages a second.
    private static void pause() {
        try {
            Thread.sleep(30);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
