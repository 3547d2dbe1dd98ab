/** A misbehaviour of a server, and what it must come to. */
export interface FaultCase {
  what: string;
  /** As the fault server knows it; unique in its transport. */
  fault: string;
  status: "passed" | "failed" | "errored" | "unverified";
  /** Of the test's failure or reason, if it has one. */
  rule?: string;
  /** Rules of the findings about the server; none: no finding. */
  findings?: string[];
  /** Called twice at once: the test is a composition of two calls. */
  twice?: true;
}

const TIMEOUT = "FAULT-TIMEOUT-CALL";
const CRASH = "FAULT-LIFECYCLE-CRASH";
const MALFORMED = "FAULT-PROTO-MALFORMED-FRAME";
const NOISE = "FAULT-TRANSPORT-STDOUT-NOISE";
// What the invariants find in the same sessions.
const NO_MESSAGE = "INV-018";
const NOT_ASKED = "INV-009";
const NO_LOGGING = "INV-028";

export const overStdio: FaultCase[] = [
  { what: "never starts", fault: "hang-in-initialize", status: "errored", rule: "FAULT-START-TIMEOUT" },
  { what: "exits before initialize", fault: "exit-at-start", status: "errored", rule: "FAULT-START-EXIT" },
  { what: "exits during initialize", fault: "exit-before-init-answer", status: "errored", rule: "FAULT-START-EXIT" },
  { what: "exits after initialize", fault: "exit-after-init", status: "failed", rule: CRASH },
  { what: "writes logs", fault: "log-to-stdout", status: "passed", findings: [NOISE, NO_MESSAGE] },
  {
    what: "writes half a frame",
    fault: "half-frame-only",
    status: "failed",
    rule: TIMEOUT,
    findings: [MALFORMED, NO_MESSAGE],
  },
  { what: "cuts a frame off", fault: "cut-frame", status: "failed", rule: TIMEOUT, findings: [MALFORMED, NO_MESSAGE] },
  {
    what: "writes two frames in one line",
    fault: "two-frames-in-line",
    status: "passed",
    findings: [MALFORMED, NO_LOGGING],
  },
  { what: "writes an 11 MiB frame", fault: "huge-frame=11", status: "passed" },
  {
    what: "writes a frame over the limit",
    fault: "huge-frame=17",
    status: "failed",
    rule: "FAULT-TRANSPORT-FRAME-TOO-LARGE",
    findings: ["FAULT-TRANSPORT-FRAME-TOO-LARGE", NO_MESSAGE],
  },
  { what: "writes invalid UTF-8", fault: "invalid-utf8", status: "passed", findings: ["FAULT-TRANSPORT-INVALID-UTF8"] },
  { what: "writes a BOM", fault: "bom", status: "passed", findings: [MALFORMED] },
  { what: "writes CRLF", fault: "crlf", status: "passed" },
  { what: "floods stderr", fault: "flood-stderr", status: "passed" },
  {
    what: "answers twice",
    fault: "answer-twice",
    status: "passed",
    findings: ["FAULT-PROTO-DUPLICATE-ANSWER", NOT_ASKED],
  },
  {
    what: "answers with another id",
    fault: "other-id",
    status: "failed",
    rule: TIMEOUT,
    findings: ["FAULT-PROTO-UNSOLICITED-ANSWER", NOT_ASKED],
  },
  { what: "answers with an id as a string", fault: "string-id", status: "passed", findings: [MALFORMED, NOT_ASKED] },
  { what: "answers out of order", fault: "out-of-order", status: "passed", twice: true },
  { what: "answers never", fault: "never-answer", status: "failed", rule: TIMEOUT },
  {
    what: "answers one byte a second",
    fault: "slow-bytes=1000",
    status: "failed",
    rule: TIMEOUT,
    findings: [MALFORMED, NOISE, NO_MESSAGE],
  },
  { what: "closes stdin", fault: "close-stdin", status: "failed", rule: TIMEOUT },
  { what: "forks a child that keeps the pipe open", fault: "fork-child-keeps-pipe", status: "failed", rule: CRASH },
  {
    what: "leaves a child in a session of its own",
    fault: "setsid-grandchild",
    status: "passed",
    findings: ["FAULT-LIFECYCLE-LEFT-CHILD"],
  },
  { what: "ignores SIGTERM", fault: "ignore-sigterm", status: "passed", findings: ["FAULT-LIFECYCLE-IGNORES-SIGTERM"] },
];

export const overHttp: FaultCase[] = [
  { what: "refuses", fault: "refuses", status: "errored", rule: "FAULT-HTTP-CONNECT" },
  { what: "resets mid-body", fault: "reset", status: "failed", rule: "FAULT-HTTP-RESET" },
  { what: "sends a wrong content type", fault: "html", status: "failed", rule: "FAULT-HTTP-CONTENT-TYPE" },
  { what: "a redirect loop", fault: "redirect-loop", status: "failed", rule: "FAULT-HTTP-REDIRECT-LOOP" },
  { what: "a cross-origin redirect", fault: "redirect-origin", status: "failed", rule: "FAULT-HTTP-REDIRECT-ORIGIN" },
  {
    what: "an SSE stream that never ends",
    fault: "stream-open",
    status: "failed",
    rule: TIMEOUT,
    findings: ["FAULT-HTTP-STREAM-OPEN", NO_LOGGING],
  },
  { what: "an SSE stream that never ends, behind the answer", fault: "stream-lingers", status: "passed" },
  {
    what: "a chunk per minute",
    fault: "chunk-per-minute",
    status: "failed",
    rule: TIMEOUT,
    findings: ["FAULT-HTTP-STREAM-OPEN", NO_LOGGING],
  },
  { what: "a certificate that no authority signed", fault: "untrusted", status: "errored", rule: "FAULT-HTTP-TLS" },
  { what: "a 401", fault: "401", status: "unverified", rule: "FAULT-HTTP-DENIED" },
  { what: "a 403", fault: "403", status: "unverified", rule: "FAULT-HTTP-DENIED" },
  { what: "a 429 with Retry-After", fault: "429", status: "unverified", rule: "FAULT-HTTP-RATE-LIMIT" },
  { what: "a 5xx", fault: "503", status: "failed", rule: "FAULT-HTTP-STATUS" },
  { what: "a compressed bomb", fault: "bomb", status: "failed", rule: "FAULT-TRANSPORT-FRAME-TOO-LARGE" },
];
