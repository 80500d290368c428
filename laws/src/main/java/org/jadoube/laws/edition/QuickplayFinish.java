package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Whether an event plays its last period by the articles on quickplay finishes, where that is its choice.
@Article("10.1")
public enum QuickplayFinish {
    NOT_ANNOUNCED,
    ANNOUNCED,
    /// And no arbiter is there.
    ANNOUNCED_WITHOUT_ARBITER
}
