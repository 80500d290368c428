package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// What an event makes of telephones and other devices, where the edition leaves it a choice.
public record DeviceRules(Bag bag, Sanction sanction) {
    /// As the Laws have it, no exception made.
    public static final DeviceRules USUAL = new DeviceRules(Bag.NOT_ALLOWED, Sanction.LOSS);

    /// Whether a player may keep a device, switched off, in a bag that nobody uses without leave.
    @Article("2023/11.3.2.1")
    public enum Bag {
        NOT_ALLOWED,
        ALLOWED
    }

    /// What carrying a device costs.
    @Article("2023/11.3.2.2")
    public enum Sanction {
        LOSS,
        /// A penalty that is less severe.
        MILDER
    }
}
