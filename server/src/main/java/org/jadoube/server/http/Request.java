package org.jadoube.server.http;

import java.util.Optional;

/// What somebody asks over HTTP.
///
/// @param path the path alone, decoded; it begins with `/`
/// @param address the numeric address of the one who asks
/// @param foreign whether a page of another site asks through its visitor's browser
/// @param bearer the token by which he says who he is, where he does
/// @param body the whole body as UTF-8 text, bounded by the doorway; empty for most requests
public record Request(
        String method, String path, String address, boolean foreign, Optional<String> bearer, String body) {
    public boolean reads() {
        return method.equals("GET") || method.equals("HEAD");
    }
}
