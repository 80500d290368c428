package org.jadoube.cli;

/// The command `jadoube`.
public final class Jadoube {
    private Jadoube() {}

    public static void main(String[] args) {
        System.out.println(args.length);
    }
}
