package org.jadoube.server.http;

import java.util.Map;

/// The headers of every answer: what a browser may do with a page of the hall is exactly what the hall's own pages
/// need.
final class StandingHeaders {
    static final Map<String, String> ALL = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
                    + "frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin");

    private StandingHeaders() {}
}
