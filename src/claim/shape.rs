//! Which slots each kind of fact has. Definitions are validated against this, extraction fills just
//! these, and comparison sets them side by side, so all three mean the same by a kind.
//!
//! The shapes, by example (who is meant: `subject` is whoever the rule speaks to or about):
//!
//! | text | fact |
//! |---|---|
//! | Attack rolls against you have Advantage | `roll-mode` roll=attack-roll against=subject mode=advantage |
//! | your attack rolls have Disadvantage | `roll-mode` roll=attack-roll by=subject mode=disadvantage |
//! | … against any target but the grappler | the same, guard unless={grappler} |
//! | an attack roll against you has Advantage if the attacker is within 5 ft; otherwise … | guard when={attacker, at most 5 ft}; guard otherwise={} |
//! | the charmer has Advantage on checks to interact with you socially | by=charmer roll=ability-check against=subject act=interact-socially |
//! | you automatically fail checks that need sight | `automatic` roll=ability-check by=subject sense=sight outcome=fail |
//! | a hit on you from within 5 ft is a critical hit | `automatic` roll=attack-roll against=subject outcome=critical-hit, guard when={attacker, at most 5 ft} |
//! | you have the Incapacitated and Prone conditions | `has-condition` condition={…} to=subject |
//! | when it ends, you stay Prone | `has-condition` condition=prone to=subject act=remain |
//! | you can't take actions, Bonus Actions or Reactions | `cannot` act={take-action, take-bonus-action, take-reaction} by=subject |
//! | crawling and standing up are the only ways to move | `only` act={crawl, stand-up} what=movement |
//! | your Speed is 0 and can't increase | `sets` what=speed value=0 ft, and `cannot` act=increase what=speed |
//! | each foot costs 1 extra foot | `rate` per=1 ft value=1 ft (act=climb where it says so) |
//! | each foot jumped costs a foot of movement | `costs` act=jump per=1 ft value=1 ft |
//! | standing up costs half your Speed, rounded down | `costs` act=stand-up value=1/2 speed rounding=rounded-down |
//! | you leap 3 + Strength modifier feet (minimum 0) after a run-up of at least 10 ft | `amount` act=jump what=height value=(3+strength-modifier) ft minimum=0 ft, guard when={run-up, at least 10 ft} |
//! | half that from a standing start | `changes` what=height factor=1/2, guard when={standing} |
//! | reach is 5 ft | `amount` what=reach value=5 ft |
//! | at most three | `amount` … bound=at-most |
//! | weight increases tenfold | `changes` what=weight factor=10 |
//! | speed is reduced by 5 ft times the level | `changes` what=speed value=−(5 ft × level) |
//! | a DC 15 Strength (Athletics) check | `check` roll=ability-check ability=strength skill=athletics dc=15 |
//! | 1d6 damage per 10 ft, up to 20d6 | `dice` dice=1d6 damage-type=bludgeoning per=10 ft maximum-dice=20d6 |
//! | you die at level 6 | `dies` value=6 what=exhaustion-level |
//! | you gain 1 level | `gains` what=exhaustion-level value=1 |
//! | finishing a Long Rest removes 1 level | `removes` what=exhaustion-level value=1, guard when={long-rest} |
//! | your Concentration is broken | `ends` what=concentration |
//! | resistance to all damage / immune to Poisoned | `resistant` damage-type=all / `immune` condition=poisoned |

use super::{Says, Slot};

impl Says {
    /// The slots that tell one fact of this kind from another in the same rule: facts are compared
    /// when these agree as far as both have them.
    pub fn keys(self) -> &'static [Slot] {
        use Slot::*;
        match self {
            Self::RollMode | Self::Automatic => &[Roll, By, Against, Skill, Sense, Ability],
            Self::HasCondition => &[Condition],
            Self::Immune | Self::Resistant | Self::Vulnerable => &[DamageType, Condition],
            Self::Cannot | Self::Can | Self::Only => &[Act],
            Self::Sets | Self::Changes | Self::Amount | Self::Gains | Self::Removes | Self::Ends => &[What, Act],
            Self::Rate | Self::Costs => &[Act],
            Self::Check => &[Roll, Skill, Ability],
            Self::Dice => &[What, DamageType],
            Self::Dies => &[],
            Self::CountsAs => &[What],
            Self::Lists | Self::Row | Self::Order | Self::States => &[What],
        }
    }

    /// All slots that a fact of this kind may have.
    pub fn slots(self) -> &'static [Slot] {
        use Slot::*;
        match self {
            Self::RollMode => &[Roll, By, Against, To, Ability, Skill, Sense, Act, Mode, Duration, Count],
            Self::Automatic => &[Roll, By, Against, Ability, Skill, Sense, Outcome, Act],
            Self::HasCondition => &[Condition, To, By, Act, Duration, Value, What],
            Self::Immune | Self::Resistant | Self::Vulnerable => {
                &[DamageType, Condition, To, Factor, Rounding, What, Act]
            }
            Self::Cannot | Self::Can => &[Act, By, Against, What, Condition, Size, Duration, Value, Bound, About, Roll],
            Self::Only => &[Act, What, By, Members, Count],
            Self::Sets => &[What, Value, By, To, Act, Duration, Bound],
            Self::Changes => &[What, Value, Factor, Rounding, To, By, Act, Minimum, Maximum, Duration, Per],
            Self::Rate => &[What, Act, Per, Value, By],
            Self::Costs => &[Act, Value, Per, Rounding, What, By, Minimum],
            Self::Amount => {
                &[What, Act, Value, Bound, Minimum, Maximum, Rounding, Per, By, To, Size, Duration, Ability, About]
            }
            Self::Check => &[Roll, Ability, Skill, Dc, By, Against, Act, Outcome, What, Minimum, Maximum, Rounding],
            Self::Dice => &[Dice, DamageType, Per, MaximumDice, What, To, By, Act, Duration, Value, Roll, Mode],
            Self::Ends => &[What, Condition, Act, By, Duration],
            Self::Gains | Self::Removes => &[What, Value, Condition, To, By, Act, Duration, Bound],
            Self::Dies => &[What, Value, By, Bound],
            Self::CountsAs => &[What, As, Condition, By],
            Self::Lists => &[What, Members, Count],
            Self::Row => {
                &[What, As, Size, Value, Members, Dice, Ability, Skill, Bound, DamageType, Minimum, Maximum, Count]
            }
            Self::Order => &[What, Members],
            Self::States => &[What, About, Act, By, To],
        }
    }

    /// Slots that a fact of this kind must have to mean anything.
    pub fn required(self) -> &'static [Slot] {
        use Slot::*;
        match self {
            Self::RollMode => &[Roll, Mode],
            Self::Automatic => &[Roll, Outcome],
            Self::HasCondition => &[Condition],
            Self::Cannot | Self::Can => &[Act],
            Self::Only => &[],
            Self::Sets => &[What, Value],
            Self::Rate => &[Per, Value],
            Self::Costs => &[Value],
            Self::Amount => &[Value],
            Self::Check => &[Roll],
            Self::Dice => &[Dice],
            Self::Gains => &[What],
            Self::Removes => &[Value],
            Self::CountsAs => &[As],
            Self::Lists | Self::Order => &[Members],
            Self::Row => &[What],
            Self::States => &[About],
            Self::Immune | Self::Resistant | Self::Vulnerable | Self::Changes | Self::Ends | Self::Dies => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_required_slots_are_slots_of_the_kind() {
        for says in Says::ALL {
            for slot in says.keys().iter().chain(says.required()) {
                assert!(says.slots().contains(slot), "{says:?} has no {slot:?}");
            }
        }
    }
}
