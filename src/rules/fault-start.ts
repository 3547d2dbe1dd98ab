import { HANDSHAKE, STDIO, VERSIONS } from "./corpus/citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_START_RULES = {
  "FAULT-START-SPAWN": {
    title: "The server's program could not be started",
    family: "FAULT",
    severity: "must",
    text: "A server's command starts as a process: without a shell, in its `cwd`, with its `env`.",
    fix: "Check that the program is installed and on PATH, that `cwd` exists, and that each argument is a separate item.",
    spec: STDIO,
    category: "State & Configuration",
    examples: {
      good: "`command: node server.js`, when node is on PATH",
      bad: "`command: nodee server.js`",
    },
  },
  "FAULT-START-EXIT": {
    title: "The server exited before its handshake",
    family: "FAULT",
    severity: "must",
    text: "A server keeps running after it starts and answers the handshake.",
    fix: "Read the last lines of output in the failure: a missing module, argument or environment variable is the usual cause.",
    spec: HANDSHAKE,
    category: "Session Lifecycle",
    examples: {
      good: "a server that waits for initialize",
      bad: "exit code 1: Cannot find module ./server.js",
    },
  },
  "FAULT-START-TIMEOUT": {
    title: "The handshake was not answered in time",
    family: "FAULT",
    severity: "must",
    text: "A server answers the handshake within `startup_timeout` (default: 30 s).",
    fix: "Check that it speaks MCP (over stdio, one message per line, flushed; over HTTP, at the path of `url`); if it starts slowly, raise `startup_timeout`.",
    spec: HANDSHAKE,
    category: "Session Lifecycle",
    examples: {
      good: "an answer to initialize after one second",
      bad: "no answer to initialize within 30 s",
    },
  },
  "FAULT-START-REJECTED": {
    title: "The handshake was rejected",
    family: "FAULT",
    severity: "must",
    text: "A server answers the handshake with a result. If it does not support the requested revision, it offers one that it supports.",
    fix: "Read the error in the failure: a missing setting or an unsupported revision is the usual cause.",
    spec: [...HANDSHAKE, ...VERSIONS],
    category: "Session Lifecycle",
    examples: {
      good: '{"result":{"protocolVersion":"2025-06-18"}} for an initialize at 2025-11-25',
      bad: '{"error":{"code":-32602,"message":"Unsupported protocol version"}}',
    },
  },
  "FAULT-START-PORT-BUSY": {
    title: "The port is already in use",
    family: "FAULT",
    severity: "must",
    text: "Before a server is started, no program listens on the port of its `url`. Otherwise that program would be tested instead.",
    fix: "Use the variable `port` in `url` and `start` to get a free port, or stop the program that uses this one.",
    category: "Session Lifecycle",
    examples: {
      good: "a free port, until the server listens on it",
      bad: "another program on port 3000",
    },
  },
  "FAULT-START-NOT-READY": {
    title: "The server did not become ready",
    family: "FAULT",
    severity: "must",
    text: "A server that the run starts accepts connections within `startup_timeout`; `wait_for_ready` answers 2xx within its own timeout.",
    fix: "Check that `url` and `wait_for_ready` have the port that the server listens on, and read its last lines of output in the failure.",
    category: "Session Lifecycle",
    examples: {
      good: "200 from /health two seconds after the start",
      bad: "503 from /health until the timeout",
    },
  },
} satisfies RuleFamily;
