package org.jadoube.journal.form;

import org.jadoube.laws.edition.Regulations;
import tools.jackson.databind.node.ObjectNode;

/// The regulations of a game, whole, as JSON.
public final class RegulationsCodec {
    private static final RecordForm FORM = RecordForm.of(Regulations.class);

    private RegulationsCodec() {}

    public static ObjectNode write(Regulations regulations) {
        return (ObjectNode) FORM.write(regulations);
    }

    /// @throws FormProblem when the text is anything else than regulations
    public static Regulations read(String json) {
        return (Regulations) FORM.read(Json.read("regulations", json));
    }
}
