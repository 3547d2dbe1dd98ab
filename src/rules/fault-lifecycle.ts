import { ANSWERS, SHUTDOWN } from "./citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_LIFECYCLE_RULES = {
  "FAULT-LIFECYCLE-CRASH": {
    title: "The server died during the session",
    family: "FAULT",
    severity: "must",
    text: "A server stays up while its client uses it, and answers every request that it receives.",
    fix: "Read the exit code and the last lines of output in the failure; catch the exception in the handler and answer with an error.",
    spec: ANSWERS,
    category: "Session Lifecycle",
    examples: {
      good: '{"id":3,"error":{"code":-32603,"message":"…"}} and on it goes',
      bad: "exit code 1 after the request 3",
    },
  },
  "FAULT-LIFECYCLE-GIVEN-UP": {
    title: "The server was given up",
    family: "FAULT",
    severity: "must",
    text: "A server that fails three times in a row (it does not start, dies, or leaves a ping unanswered) is not started again: the rest of its tests are skipped.",
    fix: "Mend the first failure of this server: the others follow from it.",
    category: "Session Lifecycle",
    examples: {
      good: "an answer after one restart",
      bad: "three starts, and each time exit code 1 at the first call",
    },
  },
  "FAULT-LIFECYCLE-IGNORES-SIGTERM": {
    title: "The server did not end when asked",
    family: "FAULT",
    severity: "should",
    text: "A server ends when its stdin is closed and SIGTERM is sent. What still runs two seconds later is killed.",
    fix: "Exit when stdin ends, do not swallow SIGTERM, and close what keeps the process alive: timers, sockets, watchers.",
    spec: SHUTDOWN,
    category: "Session Lifecycle",
    examples: {
      good: "exit within two seconds of the end of stdin",
      bad: "a process that still runs two seconds after SIGTERM",
    },
  },
  "FAULT-LIFECYCLE-LEFT-CHILD": {
    title: "The server left a process behind",
    family: "FAULT",
    severity: "should",
    text: "The processes that a server starts end with it.",
    fix: "Keep a handle of each process that you start, end it on exit, and do not detach it.",
    category: "Session Lifecycle",
    examples: {
      good: "a server that ends its browser before it exits",
      bad: "a browser that goes on running after the server's exit",
    },
  },
  "FAULT-LIFECYCLE-STOP": {
    title: "The command that ends the server failed",
    family: "FAULT",
    severity: "should",
    text: "The command under `start.stop` ends within ten seconds, with exit code 0.",
    fix: "Run the command by hand while the server runs.",
    category: "Session Lifecycle",
    examples: {
      good: "`stop: docker stop server` with exit code 0",
      bad: "`stop: docker stop server` with exit code 1",
    },
  },
} satisfies RuleFamily;
