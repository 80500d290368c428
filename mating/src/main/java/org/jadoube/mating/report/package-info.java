/// What was found out about who can still checkmate, told to people: the line or the reason in a sentence
/// ([MatingReport]) and in a picture ([MatingPicture]), in the languages of the faces ([Language]). The command line
/// and the hall say it in the same words. Start at [Finding].
package org.jadoube.mating.report;
