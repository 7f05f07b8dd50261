use super::{Site, router};
use std::io;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves until the process is asked to stop (Ctrl-C, SIGTERM); answers under way are finished.
///
/// # Errors
/// Where the listener fails.
pub async fn serve(listener: TcpListener, site: Arc<Site>) -> io::Result<()> {
    axum::serve(listener, router(site)).with_graceful_shutdown(asked_to_stop()).await
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
