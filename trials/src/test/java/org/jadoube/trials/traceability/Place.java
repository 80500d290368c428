package org.jadoube.trials.traceability;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import java.util.Comparator;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jadoube.lawbook.Article;
import org.jadoube.trials.architecture.House;

/// A place in the code that says which articles it carries out.
///
/// @param file its path from the root of the project
/// @param name the type and, where one is marked, its member; or the package
record Place(String file, String name) implements Comparable<Place> {
    private static final Comparator<Place> ORDER =
            Comparator.comparing(Place::file).thenComparing(Place::name);

    /// Every article that the code of the house names, with the places that name it.
    ///
    /// @throws IllegalArgumentException when a place names an article twice
    static NavigableMap<String, NavigableSet<Place>> byArticle() {
        NavigableMap<String, NavigableSet<Place>> places = new TreeMap<>();
        for (JavaClass type : House.CLASSES) {
            boolean isPackage = type.getSimpleName().equals("package-info");
            String name = isPackage ? type.getPackageName() : nested(type);
            note(places, new Place(sourceOf(type), name), type.getAnnotations());
            for (JavaMember member : type.getMembers()) {
                note(places, new Place(sourceOf(type), name + "." + member.getName()), member.getAnnotations());
            }
        }
        return places;
    }

    private static void note(
            NavigableMap<String, NavigableSet<Place>> places,
            Place place,
            Set<? extends JavaAnnotation<?>> annotations) {
        for (JavaAnnotation<?> annotation : annotations) {
            if (annotation.getRawType().isEquivalentTo(Article.class)) {
                for (String number : Set.of(annotation.as(Article.class).value())) {
                    places.computeIfAbsent(number, _ -> new TreeSet<>()).add(place);
                }
            }
        }
    }

    private static String nested(JavaClass type) {
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    private static String sourceOf(JavaClass type) {
        String source = type.getSource().flatMap(from -> from.getFileName()).orElse("package-info.java");
        return House.room(type) + "/src/main/java/" + type.getPackageName().replace('.', '/') + "/" + source;
    }

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }
}
