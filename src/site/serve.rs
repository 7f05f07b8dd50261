use super::patient::Patient;
use super::{Site, router};
use axum::Router;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::service::TowerToHyperService;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How long a client may take.
#[derive(Clone, Copy)]
struct Limits {
    /// For a request's first line and headers, counted from the connection or the last answer: one that says
    /// nothing is let go too.
    headers: Duration,
    /// Without taking anything of its answer.
    deaf: Duration,
    /// For answers under way once the process is asked to stop.
    last_words: Duration,
}

const LIMITS: Limits =
    Limits { headers: Duration::from_secs(10), deaf: Duration::from_secs(30), last_words: Duration::from_secs(10) };

/// How long a request may be on its way when the stop is told.
const ON_ITS_WAY: Duration = Duration::from_millis(100);

/// How long nobody is let in where the system has no more connections to give.
const FULL: Duration = Duration::from_millis(100);

/// Serves until the process is asked to stop (Ctrl-C, SIGTERM); answers under way are finished, for
/// ten seconds at most. Clients have ten seconds to say what they want, and thirty to take some of the answer.
///
/// # Errors
/// Where the listener fails.
pub async fn serve(listener: TcpListener, site: Arc<Site>) -> io::Result<()> {
    serve_within(listener, router(site), LIMITS, asked_to_stop()).await;
    Ok(())
}

async fn serve_within(listener: TcpListener, router: Router, limits: Limits, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    let (stopping, told) = watch::channel(());
    let mut clients = JoinSet::new();
    loop {
        tokio::select! {
            () = &mut stop => break,
            Some(_) = clients.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => _ = clients.spawn(client(stream, router.clone(), limits, told.clone())),
                // A client that left while it waited is no trouble; too many of them are.
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
                Err(error) => {
                    tracing::warn!(%error, "nobody is let in");
                    tokio::time::sleep(FULL).await;
                }
            },
        }
    }
    // Who has come before the stop is still let in; the system knows of them before the runtime does.
    if let Ok(listener) = listener.into_std() {
        while let Ok((stream, _)) = listener.accept() {
            let stream = stream.set_nonblocking(true).and_then(|()| TcpStream::from_std(stream));
            if let Ok(stream) = stream {
                clients.spawn(client(stream, router.clone(), limits, told.clone()));
            }
        }
    }
    drop(told);
    _ = stopping.send(());
    // What is not done by then is dropped with the set.
    _ = tokio::time::timeout(limits.last_words, async { while clients.join_next().await.is_some() {} }).await;
}

/// One connection, until either side has had enough.
async fn client(stream: TcpStream, router: Router, limits: Limits, mut told: watch::Receiver<()>) {
    // Answers are written in few parts: none waits for the next.
    _ = stream.set_nodelay(true);
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(limits.headers);
    let io = TokioIo::new(Patient::new(stream, limits.deaf));
    let mut connection = pin!(builder.serve_connection(io, TowerToHyperService::new(router)));
    let ended = tokio::select! {
        // First what has come: a request that is there when the stop is told is answered.
        biased;
        ended = connection.as_mut() => ended,
        () = stopped(&mut told) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a client was let go");
    }
}

/// Until the stop is told and what was on its way then has come.
async fn stopped(told: &mut watch::Receiver<()>) {
    _ = told.changed().await;
    tokio::time::sleep(ON_ITS_WAY).await;
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

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use std::io::{Read, Write};
    use std::net::SocketAddr;
    use std::time::Instant;
    use tokio::sync::oneshot;

    const SHORT: Limits = Limits {
        headers: Duration::from_millis(300),
        deaf: Duration::from_millis(300),
        last_words: Duration::from_secs(10),
    };
    /// How long the slow page takes.
    const SLOW: Duration = Duration::from_millis(500);
    /// Longer than any limit here, on a busy machine.
    const LONG: Duration = Duration::from_secs(20);
    const LARGE: usize = 64 << 20;

    /// A server on a thread of its own, and what stops it.
    fn served(limits: Limits) -> (SocketAddr, oneshot::Sender<()>, std::thread::JoinHandle<()>) {
        let (stop, stopped) = oneshot::channel();
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        listener.set_nonblocking(true).unwrap();
        let server = std::thread::spawn(move || {
            let slow = || async {
                tokio::time::sleep(SLOW).await;
                "done"
            };
            let router = Router::new().route("/slow", get(slow)).route("/large", get(|| async { vec![b'x'; LARGE] }));
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let listener = TcpListener::from_std(listener).unwrap();
                serve_within(listener, router, limits, async { _ = stopped.await }).await;
            });
        });
        (address, stop, server)
    }

    fn connect(address: SocketAddr) -> std::net::TcpStream {
        let stream = std::net::TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        stream
    }

    fn ask(address: SocketAddr, path: &str) -> std::net::TcpStream {
        let mut stream = connect(address);
        write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        stream
    }

    /// All that comes until the server closes.
    fn rest(mut stream: std::net::TcpStream) -> String {
        let mut answer = Vec::new();
        // A reset is an end too.
        _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[test]
    fn a_request_that_comes_byte_by_byte_is_let_go() {
        let (address, _stop, _) = served(SHORT);
        let mut slow = connect(address);
        let mut reader = slow.try_clone().unwrap();
        let started = Instant::now();
        let ended = std::thread::spawn(move || {
            _ = reader.read_to_end(&mut Vec::new());
            started.elapsed()
        });
        let request = "GET /slow HTTP/1.1\r\nHost: x\r\nX-Long: ".bytes().chain(std::iter::repeat_n(b'y', 400));
        let mut sent = 0;
        for byte in request {
            if slow.write_all(&[byte]).is_err() {
                break;
            }
            sent += 1;
            std::thread::sleep(Duration::from_millis(20));
        }
        let took = ended.join().unwrap();
        assert!(took >= SHORT.headers && took < LONG && sent < 400, "{took:?}, {sent}");
    }

    #[test]
    fn one_that_says_nothing_is_let_go_and_one_that_asks_in_time_is_not() {
        let (address, _stop, _) = served(SHORT);
        let silent = connect(address);
        // The answer takes longer than the headers may.
        let asks = ask(address, "/slow");
        assert_eq!(rest(silent), "");
        assert!(rest(asks).ends_with("done"));
    }

    #[test]
    fn one_that_never_reads_is_let_go() {
        let (address, _stop, _) = served(SHORT);
        let deaf = ask(address, "/large");
        std::thread::sleep(SHORT.deaf * 6);
        let got = rest(deaf).len();
        assert!(got < LARGE, "{got}");
        // One that reads, however slowly it begins, gets it all.
        assert!(rest(ask(address, "/large")).len() > LARGE);
    }

    #[test]
    fn a_stop_loses_no_request_under_way() {
        const CLIENTS: usize = 40;
        let (address, stop, server) = served(Limits { headers: LONG, ..SHORT });
        let asked: Vec<_> = (0..CLIENTS).map(|_| ask(address, "/slow")).collect();
        // One has its answer and is idle: it holds nothing up.
        let mut idle = ask(address, "/slow");
        idle.read_exact(&mut [0; 12]).unwrap();
        let late: Vec<_> = (0..CLIENTS).map(|_| ask(address, "/slow")).collect();
        stop.send(()).unwrap();
        let stopped = Instant::now();
        server.join().unwrap();
        assert!(stopped.elapsed() < SHORT.last_words, "{:?}", stopped.elapsed());
        for stream in asked.into_iter().chain(late) {
            let answer = rest(stream);
            assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("done"), "{answer}");
        }
        assert!(std::net::TcpStream::connect(address).is_err(), "nobody is let in after a stop");
    }
}
