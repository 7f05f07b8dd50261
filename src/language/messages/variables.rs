//! Which variables a message needs, through everything that it refers to.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// A message, a term or an attribute of one.
type Name = (String, Option<String>);

#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    /// Messages only: a term sees no variables but those it is called with.
    messages: BTreeSet<Name>,
}

/// The messages of a language, with what each uses by itself.
#[derive(Default)]
pub(super) struct Collected {
    messages: BTreeMap<Name, Uses>,
}

impl Collected {
    pub(super) fn add(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name.to_owned();
            for attribute in &message.attributes {
                self.put((id.clone(), Some(attribute.id.name.to_owned())), &attribute.value);
            }
            if let Some(value) = &message.value {
                self.put((id, None), value);
            }
        }
    }

    fn put(&mut self, name: Name, pattern: &Pattern<&str>) {
        let mut uses = Uses::default();
        in_pattern(pattern, &mut uses);
        self.messages.insert(name, uses);
    }

    /// The variables by `message` and `message.attribute`.
    pub(super) fn resolve(self) -> BTreeMap<String, BTreeSet<String>> {
        let mut resolved = BTreeMap::new();
        for name in self.messages.keys() {
            let mut variables = BTreeSet::new();
            let mut seen = BTreeSet::new();
            let mut open = vec![name];
            while let Some(next) = open.pop() {
                let Some(uses) = self.messages.get(next).filter(|_| seen.insert(next)) else {
                    continue;
                };
                variables.extend(uses.variables.iter().cloned());
                open.extend(&uses.messages);
            }
            let shown = match &name.1 {
                Some(attribute) => format!("{}.{attribute}", name.0),
                None => name.0.clone(),
            };
            resolved.insert(shown, variables);
        }
        resolved
    }
}

fn in_pattern(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, uses);
        }
    }
}

fn in_expression(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, uses),
        Expression::Select { selector, variants } => {
            in_inline(selector, uses);
            for variant in variants {
                in_pattern(&variant.value, uses);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            uses.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            uses.messages.insert((id.name.to_owned(), attribute.as_ref().map(|a| a.name.to_owned())));
        }
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, uses),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => in_arguments(arguments, uses),
        InlineExpression::Placeable { expression } => in_expression(expression, uses),
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, uses: &mut Uses) {
    // Named arguments are literals by Fluent's own grammar.
    for value in &arguments.positional {
        in_inline(value, uses);
    }
}
