package org.jadoube.server.desk;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.lawbook.Provision;
import org.jadoube.server.http.Answer;
import org.jadoube.server.http.Request;
import org.jadoube.server.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/// The part of the front desk that says what the articles of an edition are about, in a few words of our own.
final class LawsDesk {
    private static final Pattern ARTICLES = Pattern.compile("/api/laws/([0-9]{4})/(en|es)\\.json");

    private final Map<String, byte[]> read = new ConcurrentHashMap<>();

    /// Every provision that an edition has: by its citation, the number in that edition and the title.
    Optional<Answer> answer(Request request) {
        Matcher articles = ARTICLES.matcher(request.path());
        if (!articles.matches() || !Lawbook.editions().contains(articles.group(1))) {
            return Optional.empty();
        }
        byte[] text = read.computeIfAbsent(request.path(), _ -> text(articles.group(1), articles.group(2)));
        return Optional.of(Pages.text("application/json", text));
    }

    private static byte[] text(String edition, String language) {
        Locale locale = Locale.of(language);
        ObjectNode object = Json.object();
        for (Provision provision : Lawbook.provisions()) {
            provision
                    .numberIn(edition)
                    .ifPresent(number -> object.putArray(provision.citation().number())
                            .add(number)
                            .add(provision.titleIn(edition, locale).orElse("")));
        }
        return Json.text(object).getBytes(StandardCharsets.UTF_8);
    }
}
