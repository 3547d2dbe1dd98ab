import { ANSWERS, TIMEOUTS } from "./citations.js";
import type { Rule } from "./types.js";

export const faultTimeoutCall: Rule = {
  id: "FAULT-TIMEOUT-CALL",
  title: "A call was not answered in time",
  family: "FAULT",
  severity: "must",
  text: "A server answers each request, with a result or an error, within the deadline: the test's `timeout_ms`, else `performance.default_timeout_ms`, 30 s unless set.",
  fix: "Look for a promise that never settles, or an error path that sends no answer; if the work only takes long, send progress or raise `timeout_ms`.",
  spec: [...ANSWERS, ...TIMEOUTS],
  category: "Timeout & Cancellation",
  examples: {
    good: '{"id":3,"result":{}} after 200 ms',
    bad: "nothing for the request 3 within 30 s",
  },
};
