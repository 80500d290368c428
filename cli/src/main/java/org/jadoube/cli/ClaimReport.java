package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.board.Position;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Lookalike;
import org.jadoube.laws.term.Grounds;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.jadoube.pgn.PgnTags;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What is said of a claim of a draw: whether it is correct and why, for people and for programs.
record ClaimReport(DrawClaim claim, Wording wording) {
    private static final int HALF_MOVES = 100;
    private static final int TO_CLAIM = 3;

    void print(PrintWriter out) {
        out.println(heading());
        Optional<GameEnded> over = claim.over();
        if (over.isPresent()) {
            out.println(wording.say(
                    "claim.over",
                    move(claim.table().game().played().size()),
                    wording.say("ending." + over.get().ending().name()),
                    over.get().result().score(),
                    over.get().citation().in(claim.edition().name())));
            return;
        }
        out.println(wording.say(claim.isCorrect() ? "claim.correct" : "claim.incorrect"));
        out.println();
        repetition(out);
        out.println();
        fiftyMoves(out);
    }

    private String heading() {
        int ply = claim.table().game().played().size();
        Position now = claim.table().game().position();
        PgnTags tags = claim.entry().game().tags();
        return wording.say(
                "claim.heading",
                Long.toString(claim.entry().number()),
                tags.shown("White"),
                tags.shown("Black"),
                claim.claimant().ordinal(),
                Integer.toString(now.fullmoveNumber()),
                claim.written()
                        .map(move -> " " + wording.say("claim.with", San.ENGLISH.write(move, now)))
                        .orElse(""),
                claim.edition().name(),
                ply == 0 ? 0 : 1,
                move(ply));
    }

    private void repetition(PrintWriter out) {
        int count = claim.found().count();
        boolean correct = claim.isCorrect(Grounds.THIRD_OCCURRENCE);
        out.println(wording.say(
                correct ? "claim.repetition.correct" : "claim.repetition.incorrect",
                article(Grounds.THIRD_OCCURRENCE),
                count));
        claim.found().plies().forEach(ply -> out.println(wording.say("claim.stood", moveOrStart(ply))));
        claim.claimed().regular().ifPresent(position -> diagram(position, out));
        if (correct) {
            out.println(
                    wording.say("claim.since", moveOrStart(claim.found().plies().get(TO_CLAIM - 1))));
        }
        for (Lookalike lookalike : claim.lookalikes()) {
            out.println(wording.say("claim.lookalike", moveOrStart(lookalike.ply()), differences(lookalike)));
        }
        if (!correct) {
            earlier(Grounds.THIRD_OCCURRENCE, out);
        }
    }

    private void diagram(Position position, PrintWriter out) {
        BoardText.lines(position).forEach(line -> out.println("    " + line));
        out.println("    " + wording.say("claim.turn", position.turn().ordinal()));
    }

    private String differences(Lookalike lookalike) {
        return lookalike.differences().stream()
                .sorted()
                .map(difference -> wording.say("claim.difference." + difference.name(), then(lookalike)))
                .collect(Collectors.joining("; "));
    }

    /// Who had the move then, as a number for the words.
    private int then(Lookalike lookalike) {
        return claim.positions().get(lookalike.ply()).turn().ordinal();
    }

    private void fiftyMoves(PrintWriter out) {
        int quiet = claim.found().quiet();
        boolean correct = claim.isCorrect(Grounds.FIFTY_MOVES);
        out.println(wording.say(
                correct ? "claim.fifty.correct" : "claim.fifty.incorrect", article(Grounds.FIFTY_MOVES), quiet));
        out.println(claim.found()
                .lastIrreversible()
                .map(ply -> wording.say("claim.irreversible", move(ply)))
                .orElseGet(() -> wording.say("claim.irreversible.none")));
        int since = claim.found().ply() - quiet + HALF_MOVES;
        if (correct && since >= 0) {
            out.println(wording.say("claim.since", moveOrStart(since)));
        }
        if (!correct) {
            earlier(Grounds.FIFTY_MOVES, out);
        }
    }

    private void earlier(Grounds grounds, PrintWriter out) {
        List<Integer> chances = claim.chances(grounds);
        if (!chances.isEmpty()) {
            out.println(wording.say(
                    "claim.earlier",
                    chances.stream().map(this::moveOrStart).collect(Collectors.joining(", ")),
                    chances.size()));
        }
    }

    private String article(Grounds grounds) {
        String number = switch (grounds) {
            case THIRD_OCCURRENCE -> claim.written().isPresent() ? "9.2a" : "9.2b";
            case FIFTY_MOVES -> claim.written().isPresent() ? "9.3a" : "9.3b";
        };
        return new Citation(number).in(claim.edition().name());
    }

    private String moveOrStart(int ply) {
        return ply == 0 ? wording.say("claim.start") : wording.say("claim.after", move(ply));
    }

    /// The half-move of a number with that of its move, `42... Kd7`.
    private String move(int ply) {
        if (ply == 0) {
            return "";
        }
        Position before = claim.positions().get(ply - 1);
        boolean made = ply <= claim.table().game().played().size();
        String san = San.ENGLISH.write(
                made
                        ? claim.table().game().moves().get(ply - 1)
                        : claim.written().orElseThrow(),
                before);
        return GameWalk.number(before) + san;
    }

    /// The same as an object.
    ObjectNode object() {
        ObjectNode object = JsonNodeFactory.instance
                .objectNode()
                .put("game", claim.entry().number())
                .put("edition", claim.edition().name())
                .put("ply", claim.table().game().played().size())
                .put("claimant", claim.claimant().name().toLowerCase(Locale.ROOT));
        claim.written().ifPresent(move -> object.put("move", Uci.STANDARD.write(move)));
        Optional<GameEnded> over = claim.over();
        if (over.isPresent()) {
            return object.put("correct", false).put("over", over.get().ending().name());
        }
        object.put("correct", claim.isCorrect());
        ObjectNode repetition = object.putObject("repetition");
        repetition
                .put("correct", claim.isCorrect(Grounds.THIRD_OCCURRENCE))
                .put("article", article(Grounds.THIRD_OCCURRENCE))
                .put("count", claim.found().count());
        occurrences(repetition.putArray("occurrences"), claim.found().plies());
        ArrayNode lookalikes = repetition.putArray("lookalikes");
        claim.lookalikes().forEach(lookalike -> lookalikes.add(lookalike(lookalike)));
        occurrences(repetition.putArray("claimable"), claim.chances(Grounds.THIRD_OCCURRENCE));
        ObjectNode fifty = object.putObject("fiftyMoves");
        fifty.put("correct", claim.isCorrect(Grounds.FIFTY_MOVES))
                .put("article", article(Grounds.FIFTY_MOVES))
                .put("halfMoves", claim.found().quiet());
        claim.found().lastIrreversible().ifPresent(ply -> fifty.put("lastIrreversible", move(ply)));
        occurrences(fifty.putArray("claimable"), claim.chances(Grounds.FIFTY_MOVES));
        return object;
    }

    private void occurrences(ArrayNode array, List<Integer> plies) {
        plies.forEach(ply -> array.addObject().put("ply", ply).put("move", move(ply)));
    }

    private ObjectNode lookalike(Lookalike lookalike) {
        ObjectNode object = JsonNodeFactory.instance
                .objectNode()
                .put("ply", lookalike.ply())
                .put("move", move(lookalike.ply()));
        ArrayNode differences = object.putArray("differences");
        lookalike.differences().stream()
                .sorted()
                .map(difference -> difference.name().toLowerCase(Locale.ROOT))
                .forEach(differences::add);
        return object;
    }

    /// What to tell the shell.
    int status() {
        return claim.over().isPresent() ? ExitStatus.OVER : claim.isCorrect() ? ExitStatus.OK : ExitStatus.REJECTED;
    }
}
