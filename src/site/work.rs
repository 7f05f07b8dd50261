//! Work that takes a core for a while: kept off the threads that answer, and few at a time.

use std::sync::LazyLock;
use std::time::Duration;
use tokio::sync::Semaphore;

/// So many at a time; others wait.
static TURNS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(2, usize::from)));

/// How long one waits for a turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Does it; nothing where there was no turn in time, or it failed.
pub(super) async fn done<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let turn = tokio::time::timeout(PATIENCE, TURNS.acquire()).await.ok()?.ok()?;
    let result = tokio::task::spawn_blocking(job).await;
    drop(turn);
    result.inspect_err(|error| tracing::error!(%error, "work for an answer failed")).ok()
}
