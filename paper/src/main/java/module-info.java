/// What is printed: scoresheets, filled in or blank. It knows nothing of chess, only how paper looks.
@org.jspecify.annotations.NullMarked
module org.jadoube.paper {
    requires static org.jspecify;
    // PDFBox needs it and, as an automatic module, cannot say so.
    requires org.apache.commons.logging;
    requires org.apache.fontbox;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;

    exports org.jadoube.paper;
}
