import type { Rule } from "./types.js";

export const assertP95Latency: Rule = {
  id: "ASSERT-P95-LATENCY",
  title: "The server is slower than the suite allows",
  family: "ASSERT",
  severity: "should",
  text: "The 95th percentile of the latency of all calls is above `performance.p95_latency_ms`. It fails the run only where `performance.gate` is true.",
  fix: "Look for what is slow in the server, or raise the limit.",
  examples: {
    good: "`p95_latency_ms: 200` and 95 of 100 calls within 150 ms",
    bad: "`p95_latency_ms: 200` and ten of 100 calls after 900 ms",
  },
};
