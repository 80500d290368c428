package org.jadoube.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.mating.report.MatingPicture;

/// The file that a picture is written to. That there is a place for it is known before anything is thought about.
record PictureFile(Path path) {
    static PictureFile at(Path path, Wording wording) {
        Optional<Path> folder = Optional.ofNullable(path.getParent());
        if (Files.isDirectory(path)) {
            throw unwritten(path, wording.say("picture.folder"), wording);
        }
        if (folder.isPresent() && !Files.isDirectory(folder.get())) {
            String why = Files.exists(folder.get()) ? "picture.nofolder" : "picture.absent";
            throw unwritten(path, wording.say(why, folder.get()), wording);
        }
        return new PictureFile(path);
    }

    void write(MatingPicture picture, Wording wording) {
        try {
            Files.writeString(path, picture.svg());
        } catch (AccessDeniedException e) {
            throw unwritten(path, wording.say("picture.denied"), wording);
        } catch (IOException e) {
            throw unwritten(path, wording.say("picture.failed", String.valueOf(e.getMessage())), wording);
        }
    }

    private static Complaint unwritten(Path path, String why, Wording wording) {
        return new Complaint(ExitStatus.UNWRITTEN, wording.say("picture.unwritten", path, why));
    }
}
