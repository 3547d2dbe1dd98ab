import { expect, it } from "vitest";
import { answerOf } from "../../../../src/conformance/calls/answer.js";
import { callStep } from "../../../../src/conformance/calls/learned/candidates.js";
import { isOnlySlow } from "../../../../src/kinds/compliance/audit/audit-fuzz.js";
import type { Outcome } from "../../../../src/mcp/types.js";

it.each([
  ["hang", "answer", true],
  ["hang", "timeout", false],
  ["crash", "answer", false],
] as const)("waits longer for a %s: with the outcome %s, it is only slow: %s", async (kind, outcome, isSlow) => {
  const asked: unknown[] = [];
  const server = {
    restart: async () => void asked.push("restart"),
    send: async (step: unknown, patience?: string) => {
      asked.push(step, patience);
      return answerOf({
        kind: outcome,
        answer: { result: {} },
        durationMs: 1,
        notifications: [],
      } as unknown as Outcome);
    },
  };
  const step = callStep("open", {});
  expect(await isOnlySlow(server, kind, [step])).toBe(isSlow);
  expect(asked).toEqual(kind === "hang" ? ["restart", step, "long"] : []);
});
