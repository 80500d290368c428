package org.jadoube.trials.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    /// Far below what there is, far above what a wrong class path would leave.
    private static final int FEWEST_CLASSES = 150;

    /// The journal's writing thread is the one exception, see its description.
    private static final String WRITER = "org.jadoube.journal.Writer";

    private static final Set<String> NOT_A_TOPIC =
            Set.of("common", "core", "util", "utils", "impl", "helper", "helpers", "misc", "shared", "service");

    private static final Predicate<String> NOT_A_NOUN_HERE = Pattern.compile(
                    "(Impl|Manager|Helper|Helpers|Util|Utils|Utility|Service|Dto)$")
            .asPredicate();

    private static Stream<JavaClass> ours() {
        return House.CLASSES.stream().filter(House::isOurs);
    }

    @Test
    void every_room_of_the_plan_was_seen_and_no_other() {
        Set<String> rooms = ours().map(House::room).collect(Collectors.toCollection(TreeSet::new));
        assertThat(rooms).containsExactlyInAnyOrderElementsOf(House.MAY_KNOW.keySet());
        assertThat(House.CLASSES).hasSizeGreaterThan(FEWEST_CLASSES);
        assertThat(ours().flatMap(type -> type.getDirectDependenciesFromSelf().stream()))
                .hasSizeGreaterThan(1_000);
        System.out.println("ArchitectureTest: " + House.CLASSES.size() + " classes in " + rooms.size() + " rooms");
    }

    @Test
    void a_room_knows_only_the_rooms_that_the_plan_allows() {
        List<String> breaches = ours().flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(dependency -> House.isOurs(dependency.getTargetClass()))
                .filter(dependency -> !isAllowed(dependency))
                .map(Dependency::getDescription)
                .toList();
        assertThat(breaches).isEmpty();
    }

    private static boolean isAllowed(Dependency dependency) {
        String from = House.room(dependency.getOriginClass());
        String to = House.room(dependency.getTargetClass());
        return from.equals(to) || House.MAY_KNOW.getOrDefault(from, Set.of()).contains(to);
    }

    @Test
    void below_the_server_nobody_reads_a_clock() {
        assertThat(calls(ArchitectureTest::readsClock)).isEmpty();
    }

    @Test
    void below_the_server_nobody_draws_by_chance() {
        assertThat(calls(ArchitectureTest::drawsByChance)).isEmpty();
    }

    @Test
    void below_the_server_only_the_journals_writer_starts_a_thread() {
        assertThat(calls(ArchitectureTest::startsThread))
                .isNotEmpty()
                .allSatisfy(call -> assertThat(call).contains(WRITER));
    }

    @Test
    void the_laws_know_no_thread_storage_or_wire() {
        List<String> breaches = ours().filter(type -> House.PURE.contains(House.room(type)))
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(dependency -> isForeignToLaws(dependency.getTargetClass()))
                .map(Dependency::getDescription)
                .toList();
        assertThat(breaches).isEmpty();
    }

    private static boolean isForeignToLaws(JavaClass type) {
        String name = type.getName();
        return Stream.of(
                        "java.sql.",
                        "java.net.",
                        "java.util.concurrent.",
                        "tools.jackson.",
                        "io.helidon.",
                        "org.slf4j.")
                .anyMatch(name::startsWith);
    }

    @Test
    void packages_are_topics_and_types_are_nouns() {
        assertThat(ours().map(JavaClass::getPackageName).flatMap(name -> Stream.of(name.split("\\.", -1))))
                .doesNotContainAnyElementsOf(NOT_A_TOPIC);
        assertThat(ours().map(JavaClass::getSimpleName).filter(NOT_A_NOUN_HERE)).isEmpty();
    }

    @Test
    void the_watchmen_see_what_they_watch_for() {
        JavaClass offender = new ClassFileImporter().importClass(Offender.class);
        assertThat(offender.getAccessesFromSelf()).anyMatch(ArchitectureTest::readsClock);
        assertThat(offender.getAccessesFromSelf()).anyMatch(ArchitectureTest::drawsByChance);
        assertThat(offender.getAccessesFromSelf()).anyMatch(ArchitectureTest::startsThread);
    }

    private static List<String> calls(Predicate<JavaAccess<?>> forbidden) {
        return ours().filter(House::isBelowServer)
                .flatMap(type -> type.getAccessesFromSelf().stream())
                .filter(forbidden)
                .map(JavaAccess::getDescription)
                .toList();
    }

    private static boolean readsClock(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        String name = access.getTarget().getName();
        return (owner.startsWith("java.time.") && (name.equals("now") || name.startsWith("system")))
                || (owner.equals("java.lang.System") && (name.equals("currentTimeMillis") || name.equals("nanoTime")))
                || owner.equals("java.util.Date")
                || owner.equals("java.util.Calendar");
    }

    private static boolean drawsByChance(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        String name = access.getTarget().getName();
        boolean source = Set.of("java.util.Random", "java.security.SecureRandom", "java.util.SplittableRandom")
                .contains(owner);
        return (source && name.equals(JavaConstructor.CONSTRUCTOR_NAME))
                || owner.equals("java.util.concurrent.ThreadLocalRandom")
                || (owner.equals("java.lang.Math") && name.equals("random"))
                || (owner.equals("java.util.UUID") && name.equals("randomUUID"))
                || (owner.equals("java.util.random.RandomGenerator") && name.equals("getDefault"));
    }

    private static boolean startsThread(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        String name = access.getTarget().getName();
        return (owner.startsWith("java.lang.Thread")
                        && (name.equals(JavaConstructor.CONSTRUCTOR_NAME)
                                || name.equals("start")
                                || name.equals("unstarted")))
                || owner.equals("java.util.concurrent.Executors")
                || owner.equals("java.util.Timer")
                || (owner.equals("java.util.concurrent.CompletableFuture") && name.endsWith("Async"))
                || name.equals("parallelStream");
    }

    /// Does all that is forbidden, so that the watchmen can be tried.
    @SuppressWarnings({"unused", "ReturnValueIgnored", "JavaTimeDefaultTimeZone"})
    private static final class Offender {
        static String offend() {
            Thread.ofVirtual().start(() -> {});
            return java.time.Instant.now() + "" + new java.util.Random().nextInt();
        }
    }
}
