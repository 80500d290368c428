package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Whether an event may restrict drawing by agreement.
@Article("9.1")
public enum AgreementLimits {
    NOT_STATED,
    AGREEMENT,
    OFFER_OR_AGREEMENT
}
