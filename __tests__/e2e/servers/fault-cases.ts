import { type FaultServer, serve } from "../../servers/http-fault-server.mjs";
import { testCertificates } from "../../servers/tls.js";
import { faultServer } from "../../support/harness.js";

/** A misbehaviour of a server, and what it must come to. */
export interface FaultCase {
  what: string;
  /** As the fault server knows it; unique in its transport. */
  fault: string;
  status: "passed" | "failed" | "errored" | "unverified";
  /** Of the test's failure or reason, if it has one. */
  rule?: string;
  /** Rules of the findings about the server. */
  findings: string[];
  /** Called twice at once: the test is a composition of two calls. */
  twice?: true;
}

type Expected = (what: string, fault: string, rule: string, ...findings: string[]) => FaultCase;
const passes = (what: string, fault: string, ...findings: string[]): FaultCase => ({
  what,
  fault,
  status: "passed",
  findings,
});
const fails: Expected = (what, fault, rule, ...findings) => ({ what, fault, status: "failed", rule, findings });
const errors: Expected = (what, fault, rule, ...findings) => ({ what, fault, status: "errored", rule, findings });
const denies: Expected = (what, fault, rule, ...findings) => ({ what, fault, status: "unverified", rule, findings });

const TIMEOUT = "FAULT-TIMEOUT-CALL";
const CRASH = "FAULT-LIFECYCLE-CRASH";
const MALFORMED = "FAULT-PROTO-MALFORMED-FRAME";
const NOISE = "FAULT-TRANSPORT-STDOUT-NOISE";
// What the invariants find in the same sessions.
const NOT_ASKED = "INV-009";
const NO_LOGGING = "INV-028";

export const overStdio: FaultCase[] = [
  errors("never starts", "hang-in-initialize", "FAULT-START-TIMEOUT"),
  errors("exits before initialize", "exit-at-start", "FAULT-START-EXIT"),
  errors("exits during initialize", "exit-before-init-answer", "FAULT-START-EXIT"),
  fails("exits after initialize", "exit-after-init", CRASH),
  passes("writes logs", "log-to-stdout", NOISE),
  fails("writes half a frame", "half-frame-only", TIMEOUT, MALFORMED),
  fails("cuts a frame off", "cut-frame", TIMEOUT, MALFORMED),
  passes("writes two frames in one line", "two-frames-in-line", MALFORMED, NO_LOGGING),
  passes("writes an 11 MiB frame", "huge-frame=11"),
  fails(
    "writes a frame over the limit",
    "huge-frame=17",
    "FAULT-TRANSPORT-FRAME-TOO-LARGE",
    "FAULT-TRANSPORT-FRAME-TOO-LARGE",
  ),
  passes("writes invalid UTF-8", "invalid-utf8", "FAULT-TRANSPORT-INVALID-UTF8"),
  passes("writes a BOM", "bom", MALFORMED),
  passes("writes CRLF", "crlf"),
  passes("floods stderr", "flood-stderr"),
  passes("answers twice", "answer-twice", "FAULT-PROTO-DUPLICATE-ANSWER"),
  fails("answers with another id", "other-id", TIMEOUT, "FAULT-PROTO-UNSOLICITED-ANSWER"),
  passes("answers with an id as a string", "string-id", MALFORMED, NOT_ASKED),
  { ...passes("answers out of order", "out-of-order"), twice: true },
  fails("answers never", "never-answer", TIMEOUT),
  fails("answers one byte a second", "slow-bytes=1000", TIMEOUT, MALFORMED, NOISE),
  fails("closes stdin", "close-stdin", TIMEOUT),
  fails("forks a child that keeps the pipe open", "fork-child-keeps-pipe", CRASH, "FAULT-LIFECYCLE-LEFT-CHILD"),
  passes("leaves a child in a session of its own", "setsid-grandchild", "FAULT-LIFECYCLE-LEFT-CHILD"),
  passes("ignores SIGTERM", "ignore-sigterm", "FAULT-LIFECYCLE-IGNORES-SIGTERM"),
];

export const overHttp: FaultCase[] = [
  errors("refuses", "refuses", "FAULT-HTTP-CONNECT"),
  fails("resets mid-body", "reset", "FAULT-HTTP-RESET"),
  fails("sends a wrong content type", "html", "FAULT-HTTP-CONTENT-TYPE"),
  fails("a redirect loop", "redirect-loop", "FAULT-HTTP-REDIRECT-LOOP"),
  fails("a cross-origin redirect", "redirect-origin", "FAULT-HTTP-REDIRECT-ORIGIN"),
  fails("an SSE stream that never ends", "stream-open", TIMEOUT, "FAULT-HTTP-STREAM-OPEN", NO_LOGGING),
  passes("an SSE stream that never ends, behind the answer", "stream-lingers"),
  fails("a chunk per minute", "chunk-per-minute", TIMEOUT, "FAULT-HTTP-STREAM-OPEN", NO_LOGGING),
  errors("a certificate that no authority signed", "untrusted", "FAULT-HTTP-TLS"),
  denies("a 401", "401", "FAULT-HTTP-DENIED"),
  denies("a 403", "403", "FAULT-HTTP-DENIED"),
  denies("a 429 with Retry-After", "429", "FAULT-HTTP-RATE-LIMIT"),
  fails("a 5xx", "503", "FAULT-HTTP-STATUS"),
  fails("a compressed bomb", "bomb", "FAULT-TRANSPORT-FRAME-TOO-LARGE"),
];

const TIMEOUT_MS = 4_000;

/** The fault servers over HTTP, one of them with a certificate that no authority signed. */
export interface FaultServers {
  plain: FaultServer;
  secure: FaultServer;
  connections(): Promise<number>;
  close(): Promise<void>;
}

/** Starts them. */
export async function faultServers(): Promise<FaultServers> {
  const plain = await serve();
  const secure = await serve(0, { tls: await testCertificates() });
  return {
    plain,
    secure,
    connections: async () => (await plain.connections()) + (await secure.connections()),
    close: async () => {
      await Promise.all([plain.close(), secure.close()]);
    },
  };
}

function addressOf(fault: string, { plain, secure }: FaultServers): string {
  if (fault === "refuses") return "http://127.0.0.1:1/mcp";
  return fault === "untrusted" ? `${secure.origin}/mcp/json` : `${plain.origin}/mcp/${fault}`;
}

function entryOf(transport: string, fault: string, servers: FaultServers): string {
  if (transport === "http") return `{ url: "${addressOf(fault, servers)}" }`;
  return `{ command: [node, "${faultServer}", "${fault}"], startup_timeout: ${fault.startsWith("hang") ? "1s" : "20s"} }`;
}

/** One server for each misbehaviour, all in one run, and after each of their calls one to a healthy server. */
export function suiteOf(transport: string, cases: readonly FaultCase[], servers: FaultServers): string {
  const call = (name: string, on: string) =>
    `  - { name: "${name}", server: "${on}", tool: x, timeout_ms: ${TIMEOUT_MS} }`;
  const single = cases.filter(({ twice }) => !twice);
  const nodes = "[{ id: a, tool: x }, { id: b, tool: x }]";
  const both = cases
    .filter(({ twice }) => twice)
    .map(({ what, fault }) => `  - { name: "${what}", server: "${fault}", nodes: ${nodes} }`);
  return [
    "servers:",
    ...cases.map(({ fault }) => `  "${fault}": ${entryOf(transport, fault, servers)}`),
    `  fine: ${entryOf(transport, transport === "http" ? "json" : "ok", servers)}`,
    "run_options: { parallel: servers }",
    ...(single.length > 0 ? ["tools:"] : []),
    ...single.flatMap(({ what, fault }) => [call(what, fault), call(`fine beside: ${what}`, "fine")]),
    ...(both.length > 0 ? ["compositions:", ...both] : []),
    "",
  ].join("\n");
}
