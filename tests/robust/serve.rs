//! The site as a process: a port in use, clients that are slow, many or silent, and a stop.

use super::{program, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

/// More clients at once than the site works for at once.
const MANY: usize = 400;
/// So many clients are let in at once, where the system has as many connections to give.
const THRONG: usize = 10_000;
/// So many of them come at the same time.
const DOORS: usize = 16;
/// Files that this process and the site need beside connections.
const OWN_FILES: usize = 200;

struct Served {
    child: Child,
    address: String,
    _dir: tempfile::TempDir,
}

impl Drop for Served {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn serve() -> Served {
    serve_logging(Stdio::null())
}

/// The site, whose log, down to what is told when looking for a fault, goes there.
fn serve_logging(log: Stdio) -> Served {
    let dir = tempfile::tempdir().unwrap();
    let mut command = program(dir.path());
    if cfg!(unix) {
        // The site gets as many open files as a service manager may give it.
        let (path, set) = (command.get_program().to_owned(), command.get_envs());
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", "ulimit -n \"$(ulimit -Hn)\"; exec \"$0\" \"$@\""]).arg(path).current_dir(dir.path());
        shell.envs(set.filter_map(|(name, value)| Some((name, value?))));
        command = shell;
    }
    let mut child = command
        .args(["serve", "--addr", "127.0.0.1:0"])
        .env("CONCORDA_LOG", "debug,tantivy=warn")
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address =
        lines.map_while(Result::ok).find_map(|line| Some(line.split("http://").nth(1)?.split('/').next()?.to_owned()));
    Served { child, address: address.expect("the site says where it is"), _dir: dir }
}

impl Served {
    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream
    }

    fn get(&self, path: &str) -> String {
        self.send(&format!("GET {path} HTTP/1.1"), "")
    }

    /// What comes back for a request's first lines and its body.
    fn send(&self, head: &str, body: &str) -> String {
        let mut stream = self.connect();
        let length = body.len();
        write!(stream, "{head}\r\nHost: x\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Asks it to end, as a service manager does, and waits for that.
    #[cfg(unix)]
    #[track_caller]
    fn stop(&mut self) {
        let id = self.child.id().to_string();
        std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap();
        let started = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success(), "{status}");
                break;
            }
            assert!(started.elapsed() < Duration::from_secs(30), "it goes on");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    #[track_caller]
    fn answers(&self) {
        let answer = self.get("/health");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}

#[test]
fn a_port_in_use_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let dir = tempfile::tempdir().unwrap();
    run(dir.path(), &["serve", "--addr", &address]).says(2, &["cannot listen on", &address, "in use"]);
}

#[test]
fn clients_that_are_slow_silent_or_many_keep_nobody_waiting() {
    let site = serve();
    // A client that sends half a request, one that says nothing, and one that never reads its answer.
    let mut slow = site.connect();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: ").unwrap();
    let _silent = site.connect();
    let mut deaf = site.connect();
    for _ in 0..200 {
        if deaf.write_all(b"GET /terms HTTP/1.1\r\nHost: x\r\n\r\n").is_err() {
            break;
        }
    }
    site.answers();
    let idle: Vec<TcpStream> = (0..MANY).map(|_| site.connect()).collect();
    let started = Instant::now();
    site.answers();
    assert!(started.elapsed() < Duration::from_secs(30), "{:?}", started.elapsed());
    drop(idle);
    site.answers();
}

/// How many connections this process may have.
#[cfg(target_os = "linux")]
fn may_connect() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap();
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")?.split_whitespace().next());
    files.unwrap().parse::<usize>().unwrap_or(usize::MAX).saturating_sub(OWN_FILES)
}

#[cfg(target_os = "linux")]
#[test]
fn ten_thousand_clients_keep_nobody_waiting() {
    let site = serve();
    site.answers();
    let many = THRONG.min(may_connect());
    println!("{many} clients, {THRONG} wanted");
    // Several doors at once: one that waits to be let in is no reason for the others to wait.
    let throng: Vec<TcpStream> = std::thread::scope(|scope| {
        let share =
            |at: usize| (many * at / DOORS..many * (at + 1) / DOORS).map(|_| site.connect()).collect::<Vec<_>>();
        let doors: Vec<_> = (0..DOORS).map(|at| scope.spawn(move || share(at))).collect();
        doors.into_iter().flat_map(|door| door.join().unwrap()).collect()
    });
    assert_eq!(throng.len(), many);
    let started = Instant::now();
    site.answers();
    assert!(started.elapsed() < Duration::from_secs(30), "{:?}", started.elapsed());
    drop(throng);
    site.answers();
}

#[test]
fn bodies_that_come_slowly_keep_nobody_waiting() {
    let site = serve();
    let head = "POST /check HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    let mut slow: Vec<TcpStream> = (0..MANY).map(|_| site.connect()).collect();
    for stream in &mut slow {
        write!(stream, "{head}Content-Length: 1000\r\n\r\ntext=a").unwrap();
    }
    let started = Instant::now();
    site.answers();
    assert!(started.elapsed() < Duration::from_secs(8), "{:?}", started.elapsed());
    let mut first = [0; 12];
    slow[0].read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 408");
}

#[cfg(unix)]
#[test]
fn a_stop_answers_what_was_asked_before() {
    let mut site = serve();
    site.answers();
    let text: String = (0..200).map(|n| format!("# Scalare {n}\n\nOgni metro costa un altro metro.\n\n")).collect();
    let body = format!("text={}", text.replace('\n', "%0A").replace(' ', "+").replace('#', "%23"));
    let mut asked: Vec<TcpStream> = (0..4).map(|_| site.connect()).collect();
    for stream in &mut asked {
        let length = body.len();
        let kind = "application/x-www-form-urlencoded";
        write!(
            stream,
            "POST /check HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
    }
    site.stop();
    for mut stream in asked {
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("</html>"), "{answer}");
    }
}

#[test]
fn requests_that_are_too_large_or_no_requests_are_refused() {
    let site = serve();
    let mut stream = site.connect();
    stream
        .write_all(
            b"POST /check HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: \
        application/x-www-form-urlencoded\r\nContent-Length: 104857600\r\n\r\ntext=a",
        )
        .unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 413");
    let mut stream = site.connect();
    stream.write_all(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 no request\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    _ = stream.read_to_end(&mut answer);
    assert!(!answer.starts_with(b"HTTP/1.1 200"));
    let long = site.get(&format!("/search?q={}", "a".repeat(50_000)));
    assert!(long.starts_with("HTTP/1.1 200") || long.starts_with("HTTP/1.1 4"), "{}", &long[..60.min(long.len())]);
    site.answers();
}

#[cfg(unix)]
#[test]
fn a_stop_ends_it_well() {
    let mut site = serve();
    site.answers();
    site.stop();
}

#[cfg(unix)]
#[test]
fn the_log_names_routes_and_nothing_that_was_asked_or_sent() {
    let mut site = serve_logging(Stdio::piped());
    let log = site.child.stderr.take().unwrap();
    let log = std::thread::spawn(move || std::io::read_to_string(log).unwrap());
    site.send("GET /search?q=secretword HTTP/1.1\r\nCookie: lang=it; secretcookie=1", "");
    site.send("GET /secretpath HTTP/1.1", "");
    site.send("POST /check HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded", "text=secrettext");
    site.send("POST /api/v1/run HTTP/1.1\r\nContent-Type: application/json", "{\"rule\":\"secretrule\"}");
    site.stop();
    let log = log.join().unwrap();
    for route in ["\"/search\"", "\"none\"", "\"/check\"", "\"/api/v1/run\""] {
        assert!(log.contains(&format!("route={route}")), "{route}: {log}");
    }
    assert!(!log.contains("secret"), "{log}");
}
