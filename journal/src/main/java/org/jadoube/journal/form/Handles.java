package org.jadoube.journal.form;

import java.lang.invoke.MethodHandle;

/// Calls a record's accessor or constructor, which throw nothing that is checked.
final class Handles {
    private Handles() {}

    static Object call(MethodHandle handle, Object argument) {
        try {
            return (Object) handle.invokeExact(argument);
        } catch (RuntimeException | Error thrown) {
            throw thrown;
        } catch (Throwable checked) {
            throw new AssertionError("no record throws this", checked);
        }
    }
}
