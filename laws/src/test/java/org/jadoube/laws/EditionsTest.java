package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.laws.edition.Edition;
import org.junit.jupiter.api.Test;

class EditionsTest {
    @Test
    void an_edition_is_found_by_its_year() {
        assertThat(Edition.named("2009")).contains(Edition.FIDE_2009);
        assertThat(Edition.named("1066")).isEmpty();
        assertThat(Edition.latest()).isEqualTo(Edition.FIDE_2023);
    }

    @Test
    void every_edition_is_in_the_lawbook_and_the_other_way_round() {
        assertThat(Lawbook.editions())
                .containsSubsequence(Edition.all().stream().map(Edition::name).toList());
    }

    @Test
    void every_article_that_the_code_names_is_in_the_lawbook() throws Exception {
        List<String> named = new ArrayList<>();
        for (Class<?> type : classesOf(Laws.class)) {
            Stream.concat(
                            Stream.<AnnotatedElement>of(type),
                            Stream.concat(
                                    Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getDeclaredFields())))
                    .flatMap(element -> Arrays.stream(element.getAnnotationsByType(Article.class)))
                    .flatMap(article -> Arrays.stream(article.value()))
                    .forEach(named::add);
        }
        assertThat(named)
                .hasSizeGreaterThan(30)
                .allSatisfy(number -> assertThat(new Citation(number).title()).isNotBlank());
    }

    private static List<Class<?>> classesOf(Class<?> member) throws IOException, ReflectiveOperationException {
        Path root = Path.of(java.net.URI.create(
                member.getProtectionDomain().getCodeSource().getLocation().toString()));
        List<Class<?>> classes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString().replace('/', '.').replace(".class", "");
                if (!name.equals("module-info")) {
                    classes.add(Class.forName(name, false, member.getClassLoader()));
                }
            }
        }
        return classes;
    }
}
