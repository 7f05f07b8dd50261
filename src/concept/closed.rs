//! The closed part of the vocabulary: the concepts that code may name.

use super::{Class, Concept};

macro_rules! closed {
    ($($class:ident { $($constant:ident = $name:literal),* $(,)? })*) => {
        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "one variant for each constant below")]
        #[repr(u32)]
        enum Index { $($($constant,)*)* }
        $($(pub const $constant: Concept = Concept::closed(Index::$constant as u32, Class::$class);)*)*
        pub(super) const CLOSED: &[(&str, Class)] = &[$($(($name, Class::$class),)*)*];
    };
}

closed! {
    Roll {
        ATTACK_ROLL = "attack-roll", ABILITY_CHECK = "ability-check", SAVING_THROW = "saving-throw",
        D20_TEST = "d20-test", INITIATIVE = "initiative", DEATH_SAVING_THROW = "death-saving-throw",
        DAMAGE_ROLL = "damage-roll", CHECK = "check",
    }
    Mode { ADVANTAGE = "advantage", DISADVANTAGE = "disadvantage" }
    Sense { SIGHT = "sight", HEARING = "hearing" }
    Who {
        SUBJECT = "subject", ATTACKER = "attacker", TARGET = "target", CREATURE = "creature", CHARMER = "charmer",
        GRAPPLER = "grappler", FEAR_SOURCE = "fear-source", ALLY = "ally", ENEMY = "enemy", CASTER = "caster",
        GAME_MASTER = "game-master", PLAYER = "player", MONSTER = "monster", OTHER = "other", SEER = "seer",
        RIDER = "rider", MOUNT = "mount",
    }
    Act {
        SEE = "see", HEAR = "hear", SPEAK = "speak", MOVE = "move", STAND_UP = "stand-up", CRAWL = "crawl",
        APPROACH = "approach", INCREASE = "increase", ATTACK_IT = "attack-it", TARGET_IT = "target-it",
        TAKE_ACTION = "take-action", TAKE_BONUS_ACTION = "take-bonus-action", TAKE_REACTION = "take-reaction",
        CLIMB = "climb", SWIM = "swim", JUMP = "jump", FLY = "fly", FALL = "fall", HOVER_ACT = "stay-aloft",
        DROP_PRONE = "drop-prone", DROP_HELD = "drop-held", BE_AWARE = "be-aware", DRAG = "drag", CARRY = "carry",
        AGE = "age", CAST = "cast", LAND = "land", TELEPORT = "teleport", BURROW = "burrow", USE = "use",
        CHOOSE = "choose", SWITCH = "switch", PROVOKE = "provoke", DIE = "die", REGAIN = "regain", SPEND = "spend",
        REACH_UP = "reach-up", CLEAR = "clear", INTERACT_SOCIALLY = "interact-socially", AFFECT = "affect",
        TRANSFORM = "transform", STACK = "stack", REMAIN = "remain", FINISH = "finish", ROLL_INITIATIVE = "roll-initiative",
        EQUIP = "equip", UNEQUIP = "unequip", THROW = "throw", HOLD = "hold", WEAR = "wear", TOUCH = "touch", EAT = "eat",
        DRINK = "drink", BREATHE = "breathe", SLEEP = "sleep", FIGHT = "fight", HARM = "harm", FIND = "find", PUSH = "push", DIVIDE = "divide",
        LIFT = "lift", GRAPPLE = "grapple", DESTROY = "destroy", REVIVE = "revive", EXTINGUISH = "extinguish",
        MOUNT_UP = "mount-up", DISMOUNT = "dismount", CONTROL = "control", ATTUNE = "attune", REROLL = "reroll",
        ENTER = "enter", PASS_THROUGH = "pass-through", INTERACT = "interact", COMMUNICATE = "communicate",
        DECEIVE = "deceive", INTIMIDATE = "intimidate", AMUSE = "amuse", PERSUADE = "persuade", DISMISS = "dismiss",
        RUN_UP = "run-up", LEAVE = "leave", RELEASE = "release", ESCAPE = "escape", IGNORE = "ignore",
        ROLL_DICE = "roll-dice",
    }
    Thing {
        SPEED = "speed", MOVEMENT = "movement", HEIGHT = "height", DISTANCE = "distance", WEIGHT = "weight",
        LEVEL = "level", CONCENTRATION = "concentration", EQUIPMENT = "equipment", LINE_OF_SIGHT = "line-of-sight",
        SURROUNDINGS = "surroundings", CONDITION_WORD = "condition", EXHAUSTION_LEVEL = "exhaustion-level",
        STRENGTH_SCORE = "strength-score", STRENGTH_MODIFIER = "strength-modifier", DAMAGE = "damage",
        HIT_POINTS = "hit-points", ROLL_WORD = "roll", COST = "cost", SPACE = "space", EFFECT = "effect",
        TURN = "turn", ROUND = "round", ACTION_WORD = "action", BONUS_ACTION = "bonus-action", REACTION = "reaction",
        OBSTACLE = "obstacle", MODIFIER = "modifier", SCORE = "score", PROFICIENCY_BONUS = "proficiency-bonus", RANGE = "range", NORMAL_RANGE = "normal-range", LONG_RANGE = "long-range", RADIUS = "radius", LENGTH = "length", WIDTH = "width", DURATION = "duration", TOTAL = "total", BONUS = "bonus",
        PENALTY = "penalty", INANIMATE_SUBSTANCE = "inanimate-substance", SQUARE = "square", MINUTE = "minute", TURN_ORDER = "turn-order", SURFACE = "surface", OBJECT = "object", MAGIC_WORD = "magical",
    }
    Outcome {
        FAIL = "fail", SUCCEED = "succeed", HIT = "hit", MISS = "miss", CRITICAL_HIT = "critical-hit",
    }
    Tie {
        AGAINST = "against", OWN = "own", HAVE = "have", NOT = "not", CANNOT = "cannot", CAN = "can", MUST = "must",
        ONLY = "only", UNLESS = "unless", IF = "if", ONLY_IF = "only-if", WHILE = "while", WHEN = "when",
        OTHERWISE = "otherwise", EXCEPT = "except", INSTEAD = "instead", AND = "and", OR = "or", BUT = "but",
        AUTOMATICALLY = "automatically", HALF = "half", QUARTER = "quarter", DOUBLE = "double", TENFOLD = "tenfold",
        TIMES = "times", PLUS = "plus", MINUS = "minus", EQUAL_TO = "equal-to", AT_LEAST = "at-least",
        AT_MOST = "at-most", UP_TO = "up-to", MORE_THAN = "more-than", LESS_THAN = "less-than", WITHIN = "within",
        BEYOND = "beyond", MINIMUM = "minimum", MAXIMUM = "maximum", EACH = "each", EXTRA = "extra",
        REDUCED = "reduced", INCREASED = "increased", ENDS = "ends", BROKEN = "broken", GAIN = "gain", LOSE = "lose",
        ROUNDED_DOWN = "rounded-down", ROUNDED_UP = "rounded-up", ALL = "all", ANY = "any", THAT = "that", THIS = "this",
        NEXT = "next", BOTH = "both", REQUIRES = "requires", WILLINGLY = "willingly", OPTIONALLY = "optionally",
        NO_ACTION = "no-action", SEE_ALSO = "see-also", DC = "dc", STANDING = "standing", ON_FOOT = "on-foot",
        IMMEDIATELY_BEFORE = "immediately-before", IMMUNE = "immune", RESISTANT = "resistant",
        VULNERABLE = "vulnerable", CUMULATIVE = "cumulative", REMOVE = "remove", BASED_ON = "based-on",
        HIGHER = "higher", LOWER = "lower", LARGER = "larger", SMALLER = "smaller", EXAMPLE = "example",
        WITH = "with", UNTIL = "until", BEFORE = "before", AFTER = "after", START = "start", END = "end",
        WITHOUT = "without", ALSO = "also", CHANGE = "change", CANCEL = "cancel", COUNT_AS = "count-as",
        INCLUDED = "included", BETWEEN = "between", BEHIND = "behind", ADJACENT = "adjacent", SAME = "same",
        DIFFERENT = "different", AGAIN = "again", AT_ONCE = "at-once", ONCE = "once", DIRECTLY = "directly",
        DEAL = "deal", BENEFIT = "benefit", NEAREST = "nearest", AT_WILL = "at-will", ALWAYS = "always",
        UNWILLINGLY = "unwillingly", APPLY = "apply", SAY = "say",
        CALLED = "called",
        ONGOING = "ongoing", RESET = "reset",
    }
    Word {
        SENSE = "sense",
        RANGED = "ranged", MELEE = "melee", UNDERWATER = "underwater", MEANS = "means", GROUP = "group",
        DICE = "dice", RESULT = "result", NATURAL = "natural", HAND = "hand", BODY_PART = "body-part", AREA = "area",
        SIDE = "side", FACE = "face", DIRECTION = "direction", STRAIGHT_LINE = "straight-line", CENTER = "center",
        ORIGIN = "origin", CREATOR = "creator", WATER = "water", FOOD = "food", BREATH = "breath", LIQUID = "liquid",
        GROUND = "ground", AIR = "air", WALL = "wall", LIGHT = "light", DESCRIPTION = "description",
        RULE_WORD = "rule", RESPONSE = "response", MIND = "mind", LANGUAGE = "language", FORM = "form",
        SPIRIT = "spirit", HARMFUL = "harmful", PREPARED = "prepared", TEMPORARY = "temporary", COMBAT = "combat",
        EXPLORATION = "exploration", STORY = "story", VOICE = "voice", NOISE = "noise", SERIES = "series",
        THREAT = "threat", CATEGORY = "category", FRACTION = "fraction", INTERRUPTION = "interruption",
        EXERTION = "exertion", PHYSICAL = "physical", SOCIAL_ORDER = "social-order", WATCH = "watch", RECHARGE = "recharge", FREELY = "freely", DECIDE = "decide",
        HAPPEN = "happen", EXTEND = "extend", PERSONALITY = "personality", REFUSE = "refuse", KNOW = "know",
        UNDERSTAND = "understand", BLOCK = "block", PROTECT = "protect", COVER_IT = "cover-it", SHARE = "share",
        DISTRACT = "distract", ASSIST = "assist", TRAINED = "trained", FIXED = "fixed", REPLACE = "replace",
        CONSUMED = "consumed", COSTLY = "costly", DESIRE = "desire", FRIEND = "friend", PROVIDE = "provide",
        ROPE = "rope", PAPER = "paper", CLOTH = "cloth", ICE = "ice", GLASS = "glass", CRYSTAL = "crystal", WOOD = "wood",
        STONE = "stone", STEEL = "steel", IRON = "iron", MITHRAL = "mithral", ADAMANTINE = "adamantine",
        FRAGILE = "fragile", RESILIENT = "resilient", SNOW = "snow", RUBBLE = "rubble", UNDERGROWTH = "undergrowth",
        FURNITURE = "furniture", SLOPE = "slope", STAIRS = "stairs", OPENING = "opening", FOG = "fog",
        FOLIAGE = "foliage", EARTH = "earth", SAND = "sand", MUD = "mud", ROCK = "rock", NIGHT = "night", DAWN = "dawn",
        VEHICLE = "vehicle", BUILDING = "building", DOOR = "door", BOW = "bow", SWORD = "sword", TRAP = "trap", CREATES = "creates", CREATED_BY = "created-by",
    }
}
