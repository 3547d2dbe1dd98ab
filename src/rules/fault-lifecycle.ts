import { ANSWERS, SHUTDOWN } from "./corpus/citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_LIFECYCLE_RULES = {
  "FAULT-LIFECYCLE-CRASH": {
    title: "The server died during the session",
    family: "FAULT",
    severity: "must",
    text: "A server keeps running while its client uses it, and answers every request.",
    fix: "Read the exit code and the last lines of output in the failure; catch the exception in the handler and answer with an error.",
    spec: ANSWERS,
    category: "Session Lifecycle",
    examples: {
      good: '{"id":3,"error":{"code":-32603,"message":"…"}}, and the server keeps running',
      bad: "exit code 1 after request 3",
    },
  },
  "FAULT-LIFECYCLE-GIVEN-UP": {
    title: "The server failed too often",
    family: "FAULT",
    severity: "must",
    text: "A server that fails three times in a row (it does not start, dies, or leaves a ping unanswered) is not started again, and the rest of its tests are skipped.",
    fix: "Fix the first failure of this server: the others follow from it.",
    category: "Session Lifecycle",
    examples: {
      good: "an answer after one restart",
      bad: "three starts, and each time exit code 1 at the first call",
    },
  },
  "FAULT-LIFECYCLE-IGNORES-SIGTERM": {
    title: "The server did not exit when asked",
    family: "FAULT",
    severity: "should",
    text: "A server exits when its stdin is closed and SIGTERM is sent. If it is still running two seconds later, it is killed.",
    fix: "Exit when stdin ends, do not ignore SIGTERM, and close what keeps the process alive: timers, sockets, watchers.",
    spec: SHUTDOWN,
    category: "Session Lifecycle",
    examples: {
      good: "exit within two seconds of the end of stdin",
      bad: "a process that is still running two seconds after SIGTERM",
    },
  },
  "FAULT-LIFECYCLE-LEFT-CHILD": {
    title: "The server left a process behind",
    family: "FAULT",
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
    family: "FAULT",
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
