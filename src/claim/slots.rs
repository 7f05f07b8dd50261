use super::{Slot, Value};

/// What fills the slots of a fact, in the order of the slots. A fact has few: a row of them is smaller and
/// quicker than a tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slots(Vec<(Slot, Value)>);

impl Slots {
    pub fn new() -> Self {
        Self::default()
    }

    fn find(&self, slot: Slot) -> Result<usize, usize> {
        let at = self.0.iter().position(|(s, _)| *s >= slot).unwrap_or(self.0.len());
        if self.0.get(at).is_some_and(|(s, _)| *s == slot) { Ok(at) } else { Err(at) }
    }

    pub fn get(&self, slot: &Slot) -> Option<&Value> {
        self.0.iter().find(|(s, _)| s == slot).map(|(_, value)| value)
    }

    pub fn get_mut(&mut self, slot: &Slot) -> Option<&mut Value> {
        self.0.iter_mut().find(|(s, _)| s == slot).map(|(_, value)| value)
    }

    pub fn contains_key(&self, slot: &Slot) -> bool {
        self.get(slot).is_some()
    }

    /// Fills a slot; what it held is given back.
    pub fn insert(&mut self, slot: Slot, value: Value) -> Option<Value> {
        match self.find(slot) {
            Ok(at) => self.0.get_mut(at).map(|(_, old)| std::mem::replace(old, value)),
            Err(at) => {
                self.0.insert(at, (slot, value));
                None
            }
        }
    }

    pub fn remove(&mut self, slot: &Slot) -> Option<Value> {
        self.find(*slot).ok().map(|at| self.0.remove(at).1)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&Slot, &Value)> + Clone {
        self.0.iter().map(|(slot, value)| (slot, value))
    }

    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &Slot> + Clone {
        self.0.iter().map(|(slot, _)| slot)
    }

    pub fn values(&self) -> impl DoubleEndedIterator<Item = &Value> + Clone {
        self.0.iter().map(|(_, value)| value)
    }

    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.0.iter_mut().map(|(_, value)| value)
    }
}

impl<'s> IntoIterator for &'s Slots {
    type Item = (&'s Slot, &'s Value);
    type IntoIter = std::iter::Map<std::slice::Iter<'s, (Slot, Value)>, fn(&'s (Slot, Value)) -> Self::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().map(|(slot, value)| (slot, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::concept as c;

    #[test]
    fn slots_stand_in_their_order_and_hold_one_value_each() {
        let value = |concept| Value::List(vec![concept]);
        let mut slots = Slots::new();
        assert_eq!(slots.insert(Slot::Value, value(c::SPEED)), None);
        assert_eq!(slots.insert(Slot::Roll, value(c::CHECK)), None);
        assert_eq!(slots.insert(Slot::Value, value(c::HEIGHT)), Some(value(c::SPEED)));
        assert_eq!(slots.keys().collect::<Vec<_>>(), [&Slot::Roll, &Slot::Value]);
        assert_eq!(slots.get(&Slot::Value), Some(&value(c::HEIGHT)));
        assert_eq!(slots.remove(&Slot::Roll), Some(value(c::CHECK)));
        assert_eq!((slots.len(), slots.contains_key(&Slot::Roll)), (1, false));
    }
}
