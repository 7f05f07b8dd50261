//! The program `concorda`. Everything it can do stands in the library's `cli` room.
use std::process::ExitCode;

/// A check makes millions of short-lived strings and lists.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    concorda::cli::main()
}
