package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Whether there are arbiters enough for rapid and blitz games to follow the Competition Rules; the event says so
/// beforehand.
@Article({"2023/A.6", "2023/B.4"})
public enum Supervision {
    ADEQUATE,
    LACKING
}
