/// The fall of a flag and what it means (Articles 6.3, 6.8, 6.9): start at [FlagFall].
package org.jadoube.laws.flag;
