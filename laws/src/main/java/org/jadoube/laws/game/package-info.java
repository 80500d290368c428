/// What happens in a game, as data: a player or the arbiter does an [Act], the Laws make [Event]s of it, a [Table]
/// is what the events add up to. The folds know no rule.
package org.jadoube.laws.game;
