use super::InputType;

impl InputType {
    /// As definition files and machine output name it.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Boolean => "boolean",
            Self::Number => "number",
            Self::Whole => "whole",
            Self::Length => "length",
            Self::Weight => "weight",
            Self::Volume => "volume",
            Self::Time => "time",
            Self::Money => "money",
            Self::Angle => "angle",
            Self::Percent => "percent",
            Self::Dice => "dice",
            Self::Choice(_) => "choice",
            Self::Choices(_) => "choices",
            Self::Speeds(_) => "speeds",
            Self::Creature => "creature",
            Self::Point => "point",
            Self::Numbers => "numbers",
            Self::Range => "range",
        }
    }

    /// What one may choose from; empty where it is no choice.
    pub fn choices(&self) -> &[String] {
        match self {
            Self::Choice(allowed) | Self::Choices(allowed) | Self::Speeds(allowed) => allowed,
            _ => &[],
        }
    }
}
