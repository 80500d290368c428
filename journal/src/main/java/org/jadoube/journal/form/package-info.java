/// The journal's form: events, acts and what they are made of as JSON. [EventCodec] and [ActCodec] are where to
/// start. A record needs no code here: `Forms` finds its members and how each of them is written.
package org.jadoube.journal.form;
