//! The program `concorda`. Everything it can do stands in the library's `cli` room.
use std::process::ExitCode;

fn main() -> ExitCode {
    concorda::cli::main()
}
