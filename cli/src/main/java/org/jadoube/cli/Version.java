package org.jadoube.cli;

import java.util.Optional;
import picocli.CommandLine;

/// What `--version` prints.
final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("0.1.0-SNAPSHOT");
        return new String[] {"jadoube " + version + " (Java " + Runtime.version() + ")"};
    }
}
