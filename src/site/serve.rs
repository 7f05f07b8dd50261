use super::{Site, router};
use std::future::IntoFuture;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Notify;

/// How long answers under way may take once the process is asked to stop.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// Serves until the process is asked to stop (Ctrl-C, SIGTERM); answers under way are finished, for
/// ten seconds at most.
///
/// # Errors
/// Where the listener fails.
pub async fn serve(listener: TcpListener, site: Arc<Site>) -> io::Result<()> {
    let stopping = Arc::new(Notify::new());
    let told = Arc::clone(&stopping);
    let stop = async move {
        asked_to_stop().await;
        told.notify_one();
    };
    let server = axum::serve(listener, router(site)).with_graceful_shutdown(stop).into_future();
    tokio::select! {
        served = server => served,
        () = async {
            stopping.notified().await;
            tokio::time::sleep(LAST_WORDS).await;
        } => Ok(()),
    }
}

async fn asked_to_stop() {
    let interrupt = async {
        // Where the signal cannot be listened to, only the other one stops the server.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => _ = signal.recv().await,
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
