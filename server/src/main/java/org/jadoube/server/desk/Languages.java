package org.jadoube.server.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The languages of the faces: a file `TAG.js` each, those of this module and those that a hall has added in a
/// folder of its own. Nothing but the file says that a language is there. An added file takes the place of the
/// module's.
///
/// @param codes the languages' tags, in order
/// @param added the folder of those added, whether or not it exists
record Languages(List<String> codes, Optional<Path> added) {
    /// Where a page finds which there are.
    static final String LIST = "/words/list.json";

    private static final String FOLDER = "/words/";
    private static final Pattern FILE = Pattern.compile("([a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})[.]js");
    private static final int LARGEST = 1 << 20;

    Languages {
        codes = List.copyOf(codes);
    }

    /// Those of the module alone.
    static Languages own() {
        return new Languages(List.copyOf(codes(names())), Optional.empty());
    }

    /// Those of the module and those in a folder, as it stands now.
    static Languages and(Path folder) {
        TreeSet<String> all = codes(names());
        all.addAll(codes(names(folder)));
        return new Languages(List.copyOf(all), Optional.of(folder));
    }

    private static TreeSet<String> codes(List<String> names) {
        return names.stream()
                .map(FILE::matcher)
                .filter(Matcher::matches)
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The paths of all files of words.
    Stream<String> paths() {
        return codes.stream().map(code -> FOLDER + code + ".js");
    }

    /// The list, or a file that was added; empty for any other path.
    Optional<byte[]> file(String path) {
        if (path.equals(LIST)) {
            String list = codes.stream().map(code -> '"' + code + '"').collect(Collectors.joining(",", "[", "]"));
            return Optional.of(list.getBytes(StandardCharsets.UTF_8));
        }
        return added.filter(_ -> paths().anyMatch(path::equals))
                .map(folder -> folder.resolve(path.substring(FOLDER.length())))
                .filter(Files::isRegularFile)
                .map(Languages::content);
    }

    private static byte[] content(Path file) {
        try {
            if (Files.size(file) > LARGEST) {
                throw new IOException(file + " is larger than " + LARGEST + " bytes");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> names(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The names of the files beside the words' own module, in a jar or a folder of classes.
    private static List<String> names() {
        URL here = Languages.class.getResource(Faces.FOLDER + "/words/words.js");
        if (here == null) {
            throw new IllegalStateException("the faces lack their words");
        }
        try {
            return here.getProtocol().equals("file")
                    ? names(Path.of(URI.create(here.toString())).resolveSibling(""))
                    : entries(here);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> entries(URL here) throws IOException {
        if (!(here.openConnection() instanceof JarURLConnection jar)) {
            throw new IOException("words can be listed in a folder or a jar, not at " + here);
        }
        jar.setUseCaches(false);
        String folder = jar.getEntryName().substring(0, jar.getEntryName().lastIndexOf('/') + 1);
        try (var file = jar.getJarFile()) {
            return file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.startsWith(folder))
                    .map(name -> name.substring(folder.length()))
                    .toList();
        }
    }
}
