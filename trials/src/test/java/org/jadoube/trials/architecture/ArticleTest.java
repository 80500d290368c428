package org.jadoube.trials.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.lawbook.Provision;
import org.junit.jupiter.api.Test;

class ArticleTest {
    private static final int FEWEST_ARTICLES = 10;

    /// The articles that the code says it carries out, each with the places that say so.
    private static Map<String, Set<String>> carriedOut() {
        Map<String, Set<String>> places = new TreeMap<>();
        for (JavaClass type : House.CLASSES) {
            note(places, type.getName(), type.getAnnotations());
            for (JavaMember member : type.getMembers()) {
                note(places, member.getFullName(), member.getAnnotations());
            }
        }
        return places;
    }

    private static void note(
            Map<String, Set<String>> places, String place, Set<? extends JavaAnnotation<?>> annotations) {
        for (JavaAnnotation<?> annotation : annotations) {
            if (annotation.getRawType().isEquivalentTo(Article.class)) {
                for (String number : annotation.as(Article.class).value()) {
                    places.computeIfAbsent(number, unused -> new TreeSet<>()).add(place);
                }
            }
        }
    }

    @Test
    void every_article_that_the_code_names_is_in_the_lawbook() {
        Map<String, Set<String>> places = carriedOut();
        List<String> known = Lawbook.provisions().stream()
                .map(Provision::citation)
                .map(citation -> citation.number())
                .toList();
        places.keySet().removeAll(known);
        assertThat(places)
                .as("articles that the lawbook does not know, and who names them")
                .isEmpty();
    }

    @Test
    void the_code_names_articles_and_each_of_them_once_a_place() {
        assertThat(carriedOut()).hasSizeGreaterThan(FEWEST_ARTICLES);
        assertThat(House.CLASSES.stream()
                        .flatMap(type -> Stream.of(type.tryGetAnnotationOfType(Article.class)))
                        .flatMap(article -> article.stream())
                        .map(Article::value))
                .allSatisfy(numbers -> assertThat(Arrays.asList(numbers)).doesNotHaveDuplicates());
    }
}
