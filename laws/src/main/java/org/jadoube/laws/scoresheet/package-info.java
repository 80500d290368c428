/// Keeping score (Article 8), where the players do it: what each must have written before his next move and what he
/// may not write yet ([Recording]), who need not ([Exemption]) or cannot ([Assistant]), what a fallen flag asks for
/// ([Updating]), and the signatures under the result ([Signing]). Where the system keeps score nothing is asked of
/// them.
package org.jadoube.laws.scoresheet;
