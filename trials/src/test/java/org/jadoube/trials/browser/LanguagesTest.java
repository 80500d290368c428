package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Languages, each a file: those of the house and those that a hall adds.
class LanguagesTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse(LanguagesTest::addFrench);

    /// A third language, half done: nothing but this file says that it is there.
    private static void addFrench(Path data) {
        try {
            Path words = Files.createDirectories(data.resolve("words"));
            Files.writeString(words.resolve("fr.js"), """
                    export default { "white": "Blancs", "table.flip": "Retourner", "sheet.heading": "Feuille de partie" };
                    """);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Browser.NewContextOptions reader(String locale) {
        return new Browser.NewContextOptions().setViewportSize(1280, 900).setLocale(locale);
    }

    private static OpenHall.Links links() {
        return house.hall().make("online", "300", "when-both-present", "automatic");
    }

    @Test
    void a_third_language_is_added_by_one_file_and_says_in_english_what_it_lacks() {
        OpenHall.Links links = links();
        Seat white = house.take(links.white(), reader("fr-CA"));
        Seat black = house.take(links.black(), reader("en-GB"));
        assertThat(white.byId("flip")).hasText("Retourner");
        assertThat(white.byId("resign")).hasText(black.byId("resign").textContent());
        assertThat(white.page().locator("html")).hasAttribute("lang", "fr");
        assertThat(white.byId("language").locator("option")).hasText(new String[] {"English", "Español", "Français"});
        black.byId("language").selectOption("fr");
        assertThat(black.byId("flip")).hasText("Retourner");
        black.page().reload();
        assertThat(black.byId("flip")).hasText("Retourner");
        black.byId("language").selectOption("es");
        assertThat(black.byId("flip")).hasText("Girar el tablero");
    }

    @Test
    void a_page_fetches_the_words_of_one_language_only() {
        for (String locale : List.of("en-GB", "es-AR", "de-DE")) {
            List<String> fetched = new ArrayList<>();
            house.visit("/about:blank", reader(locale), page -> {
                page.onRequest(request -> fetched.add(request.url()));
                page.navigate(house.hall().address().toString());
                assertThat(page.getByTestId("language").locator("option")).hasCount(3);
            });
            assertThat(fetched.stream().filter(url -> Pattern.matches(".*/words/[a-z]{2}[.]js", url)))
                    .as(locale)
                    .singleElement()
                    .asString()
                    .endsWith(locale.startsWith("es") ? "/es.js" : "/en.js");
        }
    }

    @Test
    void the_letters_of_the_pieces_are_chosen_apart_from_the_language() {
        OpenHall.Links links = links();
        Seat white = house.take(links.white(), reader("en-GB"));
        Seat black = house.take(links.black(), reader("es-ES"));
        white.byId("entry").fill("Nf3");
        white.byId("entry").press("Enter");
        black.seesMoves("Cf3");
        white.seesMoves("Nf3");
        choose(white.page(), "ru");
        white.seesMoves("Кf3");
        choose(black.page(), "zxx");
        black.seesMoves("♘f3");
        choose(black.page(), "de");
        black.byId("entry").fill("Sf6");
        black.byId("entry").press("Enter");
        white.seesMoves("Кf6");
        black.seesMoves("Sf6");
    }

    private static void choose(Page page, String letters) {
        page.locator("#choose").click();
        page.getByTestId("lettering").selectOption(letters);
        page.getByTestId("choices-close").click();
    }
}
