package org.jadoube.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// An input of some kind and what is to come of it, asked on the command line.
record Case(String kind, String input, String expected) {
    /// What is expected without the remark in brackets behind it.
    private static final Pattern REMARK = Pattern.compile(" \\([^()]*(\\([^()]*\\))?[^()]*\\)$");

    /// What came out wrong; empty where all is as expected.
    Optional<String> fault() {
        List<String> faults = new ArrayList<>();
        for (String part : split()) {
            try {
                if (!holds(part)) {
                    faults.add(part);
                }
            } catch (RuntimeException failure) {
                faults.add(part + ": " + failure);
            }
        }
        return faults.isEmpty() ? Optional.empty() : Optional.of("not so: " + faults);
    }

    private List<String> split() {
        String text = REMARK.matcher(expected).replaceFirst("");
        return kind.equals("pgn") && text.startsWith("tag ") ? List.of(text) : List.of(text.split("; ?", -1));
    }

    private boolean holds(String part) {
        BooleanSupplier found = switch (kind) {
            case "dead" -> () -> isDead(part);
            case "play" -> () -> plays(part);
            case "flag" -> () -> falls(part);
            case "pgn", "pgn960" -> () -> reads(part);
            case "san", "san960" -> () -> writes(part);
            case "uci960" -> () -> moves960(part);
            case "repetition", "claim-threefold", "claim-fifty" -> () -> claims(part);
            case "fen-strict" -> () -> refuses(part);
            case "fen-lenient" -> () -> mends(part);
            case "fen-write" -> () -> names(part);
            default -> throw new IllegalArgumentException("no such kind: " + kind);
        };
        return found.getAsBoolean();
    }

    private String fen() {
        return input.split("\\|", -1)[0];
    }

    private String moves() {
        String[] parts = input.split("\\|", -1);
        return parts.length > 1 ? parts[1] : "";
    }

    /// A game from the position.
    private String game(String moves, String tags) {
        return tags + "[SetUp \"1\"]\n[FEN \"" + fen() + "\"]\n\n" + moves + " *\n";
    }

    private static JsonNode json(Session session) {
        return JsonMapper.shared().readTree(session.lines().getFirst());
    }

    private boolean isDead(String part) {
        int status = Session.of("dead", fen()).status();
        return status == (part.equals("dead=true") ? ExitStatus.IMPOSSIBLE : ExitStatus.OK);
    }

    private boolean plays(String part) {
        JsonNode played = json(Session.fed(game(moves(), ""), "replay", "--json", "-"));
        return switch (part) {
            case "reason=75-move" -> played.path("ending").asString().equals("SEVENTY_FIVE_MOVES");
            case "reason=5-fold" -> played.path("ending").asString().equals("FIFTH_OCCURRENCE");
            default -> part.equals("result=" + played.path("result").asString());
        };
    }

    /// The flag of a side falls in the position: its opponent wins, if he can checkmate.
    private boolean falls(String part) {
        String winner = moves().equals("white-flag") ? "black" : "white";
        int status = Session.of("mate", fen(), "--for", winner).status();
        return switch (part) {
            case "result=1-0", "result=0-1" ->
                status == ExitStatus.OK && part.endsWith(winner.equals("white") ? "1-0" : "0-1");
            case "result=1/2-1/2" -> status == ExitStatus.IMPOSSIBLE;
            default -> throw new IllegalArgumentException(part);
        };
    }

    private boolean reads(String part) {
        JsonNode game = json(Session.fed(input, "replay", "--json", "-"));
        String value = part.substring(part.indexOf('=') + 1);
        if (part.startsWith("tag ")) {
            String name = part.substring(4, part.indexOf('='));
            String written = value.replace("\\", "\\\\").replace("\"", "\\\"");
            return Session.fed(input, "convert", "-").out().contains("[" + name + " \"" + written + "\"]");
        }
        if (part.startsWith("games=")) {
            int games = Session.fed(input, "replay", "--json", "-").lines().size();
            Matcher said = Pattern.compile("games=(\\d+) with (\\d+) pl.*").matcher(part);
            return said.matches()
                    ? games == Integer.parseInt(said.group(1))
                            && game.path("moves").asInt() == Integer.parseInt(said.group(2))
                    : value.equals(Integer.toString(games));
        }
        return switch (part.substring(0, part.indexOf('='))) {
            case "plies" -> value.equals(game.path("moves").asString());
            case "errors" ->
                value.equals(Integer.toString(game.path("disagreements").size()));
            case "result" -> value.equals(game.path("fileResult").asString());
            default -> throw new IllegalArgumentException(part);
        };
    }

    private String converted(String... call) {
        String[] words = new String[call.length + 2];
        words[0] = "convert";
        System.arraycopy(call, 0, words, 1, call.length);
        words[call.length + 1] = "-";
        String tags = kind.endsWith("960") ? "[Variant \"Chess960\"]\n" : "";
        Session session = Session.fed(game(moves(), tags), words);
        return session.status() == ExitStatus.OK ? session.out().strip() : "error:" + session.err();
    }

    private boolean writes(String part) {
        String uci = converted("--to", "uci");
        if (part.startsWith("error:")) {
            return uci.startsWith("error:") && uci.contains(part.equals("error:ambiguous") ? "can go to" : "Cannot");
        }
        if (part.startsWith("emit=")) {
            return converted("--to", "san").contains(" " + part.substring(5) + " ");
        }
        if (part.startsWith("fen=")) {
            return converted("--to", "fen").equals(part.substring(4));
        }
        return uci.contains(" " + part.replace("lenient=", "") + " ");
    }

    private boolean moves960(String part) {
        return part.startsWith("fen=")
                ? converted("--to", "fen").equals(part.substring(4))
                : converted("--to", "san").contains(" " + part.replace("castling ", "") + " ");
    }

    private boolean claims(String part) {
        JsonNode claim = json(Session.fed(game(moves(), ""), "claim", "--json", "-"));
        String ground = kind.equals("claim-fifty") ? "fiftyMoves" : "repetition";
        String value = part.substring(part.indexOf('=') + 1);
        if (part.startsWith("claim-with ")) {
            String move = part.substring("claim-with ".length(), part.indexOf('='));
            Session session = Session.fed(game(moves(), ""), "claim", "--json", "--move", move, "-");
            return value.equals("correct") == (session.status() == ExitStatus.OK)
                    && json(session).path(ground).path("correct").asBoolean() == value.equals("correct");
        }
        return switch (part.substring(0, part.indexOf('='))) {
            case "count" -> value.equals(claim.at("/repetition/count").asString());
            case "occurred" -> value.equals(claim.path(ground).path("correct").asString());
            case "game-ever-threefold" ->
                Boolean.parseBoolean(value)
                        == !claim.at("/repetition/claimable").isEmpty();
            default -> throw new IllegalArgumentException(part);
        };
    }

    private boolean refuses(String part) {
        Session session = Session.of("moves", "--strict", fen());
        String told = session.err().toLowerCase(Locale.ROOT);
        String because = switch (part) {
            case "error:opponent-in-check" -> "check";
            case "error:ep-rank-vs-side", "error:impossible-ep" -> "passant";
            case "error:field-count" -> "field";
            case "error:piece-char", "error:digit" -> "placement";
            case "error:king-count" -> "king";
            case "error:castling-duplicate" -> "castling";
            default -> throw new IllegalArgumentException(part);
        };
        return session.status() == ExitStatus.BAD_INPUT && told.contains(because);
    }

    private boolean mends(String part) {
        return switch (part.substring(0, Math.max(0, part.indexOf('=')))) {
            case "fen" ->
                Session.fed(game("", ""), "convert", "--to", "fen", "-")
                        .out()
                        .strip()
                        .equals(part.substring(4));
            case "no-move" -> !Session.of("moves", fen()).out().contains(part.substring("no-move=".length()));
            default ->
                part.equals("ep dropped")
                        && json(Session.of("moves", "--json", fen()))
                                .path("mended")
                                .toString()
                                .contains("passant");
        };
    }

    private boolean names(String part) {
        String value = part.substring(part.indexOf(':') + 1);
        return part.startsWith("ep=always")
                ? converted("--to", "fen", "--en-passant", "always").equals(value)
                : converted("--to", "fen").equals(value);
    }
}
