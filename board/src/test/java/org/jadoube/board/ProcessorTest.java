package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProcessorTest {
    @Test
    void a_third_zen_compresses_quickly() {
        assertThat(linux("AuthenticAMD", 25, "fpu bmi1 avx2 bmi2").compressesQuickly())
                .isTrue();
    }

    @Test
    void the_first_zens_do_it_by_microcode() {
        assertThat(linux("AuthenticAMD", 23, "fpu bmi1 avx2 bmi2").compressesQuickly())
                .isFalse();
        assertThat(linux("HygonGenuine", 24, "fpu bmi1 avx2 bmi2").compressesQuickly())
                .isFalse();
        assertThat(new Processor("amd64", "AMD64 Family 23 Model 113 Stepping 0, AuthenticAMD").compressesQuickly())
                .isFalse();
    }

    @Test
    void intel_compresses_quickly_when_it_can() {
        assertThat(linux("GenuineIntel", 6, "fpu avx2 bmi2").compressesQuickly())
                .isTrue();
        assertThat(linux("GenuineIntel", 6, "fpu avx").compressesQuickly()).isFalse();
        assertThat(new Processor("amd64", "Intel64 Family 6 Model 158 Stepping 10, GenuineIntel").compressesQuickly())
                .isTrue();
    }

    @Test
    void an_unknown_processor_of_another_kind_is_taken_to_be_slow() {
        assertThat(new Processor("aarch64", "").compressesQuickly()).isFalse();
        assertThat(new Processor("x86_64", "").compressesQuickly()).isTrue();
    }

    @Test
    void this_machine_answers() {
        assertThat(Processor.ofThisMachine().architecture()).isNotEmpty();
    }

    private static Processor linux(String vendor, int family, String flags) {
        return new Processor(
                "amd64",
                "processor\t: 0\nvendor_id\t: %s\ncpu family\t: %d\nflags\t\t: %s".formatted(vendor, family, flags));
    }
}
