package org.jadoube.cli;

/// Ends a command because of what it was given; the message is for the person who gave it, the status for the shell.
final class Complaint extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;

    Complaint(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    int status() {
        return status;
    }
}
