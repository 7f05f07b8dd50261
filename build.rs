//! The binary carries `locales/` and `corpus/`, so a change there is a change of the program.
fn main() {
    println!("cargo:rerun-if-changed=locales");
    println!("cargo:rerun-if-changed=corpus");
}
