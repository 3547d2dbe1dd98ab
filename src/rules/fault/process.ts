import * as cited from "../corpus/citations.js";
import type { RuleFamily } from "../types.js";

export const FAULT_START_RULES = {
  "FAULT-START-SPAWN": {
    title: "The server's program could not be started",
    severity: "must",
    text: "A server's command starts as a process: without a shell, in its `cwd`, with its `env`.",
    fix: "Check that the program is installed and on PATH, that `cwd` exists, and that each argument is a separate item.",
    spec: cited.STDIO,
    category: "State & Configuration",
    examples: { good: "`command: node server.js`, when node is on PATH", bad: "`command: nodee server.js`" },
  },
  "FAULT-START-EXIT": {
    title: "The server exited before its handshake",
    severity: "must",
    text: "A server keeps running after it starts and answers the handshake.",
    fix: "Read the last lines of output in the failure: a missing module, argument or environment variable is the usual cause.",
    spec: cited.HANDSHAKE,
    category: "Session Lifecycle",
    examples: { good: "a server that waits for initialize", bad: "exit code 1: Cannot find module ./server.js" },
  },
  "FAULT-START-TIMEOUT": {
    title: "The handshake was not answered in time",
    severity: "must",
    text: "A server answers the handshake within `startup_timeout` (default: 30 s).",
    fix: "Check that it speaks MCP (over stdio, one message per line, flushed; over HTTP, at the path of `url`); if it starts slowly, raise `startup_timeout`.",
    spec: cited.HANDSHAKE,
    category: "Session Lifecycle",
    examples: { good: "an answer to initialize after one second", bad: "no answer to initialize within 30 s" },
  },
  "FAULT-START-REJECTED": {
    title: "The handshake was rejected",
    severity: "must",
    text: "A server answers the handshake with a result. If it does not support the requested revision, it offers one that it supports.",
    fix: "Read the error in the failure: a missing setting or an unsupported revision is the usual cause.",
    spec: [...cited.HANDSHAKE, ...cited.VERSIONS],
    category: "Session Lifecycle",
    examples: {
      good: '{"result":{"protocolVersion":"2025-06-18"}} for an initialize at 2025-11-25',
      bad: '{"error":{"code":-32602,"message":"Unsupported protocol version"}}',
    },
  },
  "FAULT-START-PORT-BUSY": {
    title: "The port is already in use",
    severity: "must",
    text: "Before a server is started, no program listens on the port of its `url`. Otherwise that program would be tested instead.",
    fix: "Use the variable `port` in `url` and `start` to get a free port, or stop the program that uses this one.",
    category: "Session Lifecycle",
    examples: { good: "a free port, until the server listens on it", bad: "another program on port 3000" },
  },
  "FAULT-START-NOT-READY": {
    title: "The server did not become ready",
    severity: "must",
    text: "A server that the run starts accepts connections within `startup_timeout`; `wait_for_ready` answers 2xx within its own timeout.",
    fix: "Check that `url` and `wait_for_ready` have the port that the server listens on, and read its last lines of output in the failure.",
    category: "Session Lifecycle",
    examples: { good: "200 from /health two seconds after the start", bad: "503 from /health until the timeout" },
  },
} satisfies RuleFamily;

export const FAULT_LIFECYCLE_RULES = {
  "FAULT-LIFECYCLE-CRASH": {
    title: "The server died during the session",
    severity: "must",
    text: "A server keeps running while its client uses it, and answers every request.",
    fix: "Read the exit code and the last lines of output in the failure; catch the exception in the handler and answer with an error.",
    spec: cited.ANSWERS,
    corpus: { transport: "stdio" },
    category: "Session Lifecycle",
    examples: {
      good: '{"id":3,"error":{"code":-32603,"message":"…"}}, and the server keeps running',
      bad: "exit code 1 after request 3",
    },
  },
  "FAULT-LIFECYCLE-GIVEN-UP": {
    title: "The server failed too often",
    severity: "must",
    text: "A server that fails three times in a row (it does not start, crashes, or does not answer a ping) is not started again, and the rest of its tests are skipped.",
    fix: "Fix the first failure of this server: the others follow from it.",
    category: "Session Lifecycle",
    examples: { good: "an answer after one restart", bad: "three starts, and each time exit code 1 at the first call" },
  },
  "FAULT-LIFECYCLE-IGNORES-SIGTERM": {
    title: "The server did not exit when asked",
    severity: "should",
    text: "A server exits when its stdin is closed and SIGTERM is sent. If it is still running two seconds later, it is killed.",
    fix: "Exit when stdin ends, do not ignore SIGTERM, and close what keeps the process alive: timers, sockets, watchers.",
    spec: cited.SHUTDOWN,
    category: "Session Lifecycle",
    examples: {
      good: "exit within two seconds of the end of stdin",
      bad: "a process that is still running two seconds after SIGTERM",
    },
  },
  "FAULT-LIFECYCLE-LEFT-CHILD": {
    title: "The server left a process behind",
    severity: "should",
    text: "A server ends the processes that it starts before it exits.",
    fix: "Keep a handle to each process that you start, end it on exit, and do not detach it.",
    corpus: { transport: "stdio" },
    category: "Session Lifecycle",
    examples: {
      good: "a server that ends its browser before it exits",
      bad: "a browser that keeps running after the server exits",
    },
  },
  "FAULT-LIFECYCLE-STOP": {
    title: "The command that stops the server failed",
    severity: "should",
    text: "The command in `start.stop` exits with code 0 within ten seconds.",
    fix: "Run the command by hand while the server is running.",
    category: "Session Lifecycle",
    examples: {
      good: "`stop: docker stop server` with exit code 0",
      bad: "`stop: docker stop server` with exit code 1",
    },
  },
} satisfies RuleFamily;
