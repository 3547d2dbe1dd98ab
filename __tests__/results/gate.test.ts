import { describe, expect, it } from "vitest";
import type { Finding, Summary } from "../../src/core/generated/results.js";
import { type GatePolicy, gate } from "../../src/results/gate.js";
import { emptySummary } from "../../src/results/tally.js";
import { finding } from "../support/results.js";

function judge(counts: Partial<Summary>, policy: GatePolicy = {}, findings: Finding[] = []) {
  const sum = (counts.passed ?? 0) + (counts.failed ?? 0) + (counts.errored ?? 0) + (counts.skipped ?? 0);
  const total = sum + (counts.deferred ?? 0) + (counts.unverified ?? 0);
  return gate({ ...emptySummary(), total, ...counts }, findings, policy);
}

describe("gate", () => {
  it.each<[string, Partial<Summary>, GatePolicy, number, string]>([
    ["all passed", { passed: 2 }, {}, 0, "success"],
    ["flaky", { passed: 2, flaky: 1 }, { strict: true }, 0, "success"],
    ["one failed", { passed: 1, failed: 1 }, {}, 1, "failure"],
    ["one errored", { passed: 1, errored: 1 }, {}, 2, "error"],
    ["errors outrank failures", { failed: 3, errored: 1 }, {}, 2, "error"],
    ["skipped", { passed: 1, skipped: 5 }, { strict: true }, 0, "success"],
    ["deferred", { deferred: 1 }, {}, 0, "success"],
    ["deferred, models required", { passed: 1, deferred: 1 }, { requireModels: true }, 2, "error"],
    ["unverified", { passed: 1, unverified: 1 }, {}, 0, "success"],
    ["nothing judged", { unverified: 1, skipped: 1 }, {}, 2, "error"],
    ["nothing judged, allowed", { unverified: 1, skipped: 1 }, { allowEmpty: true }, 0, "success"],
    ["unverified, strict", { unverified: 1 }, { strict: true }, 1, "failure"],
    ["nothing there", {}, {}, 2, "error"],
    ["nothing selected", { skipped: 4 }, { selected: 0 }, 2, "error"],
    ["nothing selected, allowed", { skipped: 4 }, { selected: 0, passWithNoTests: true }, 0, "success"],
    ["an empty shard", { skipped: 4 }, { selected: 3, allowEmpty: true }, 0, "success"],
    ["known failures alone", { failed: 2, known_failures: 2 }, {}, 0, "success"],
    ["a new failure beside known ones", { failed: 3, known_failures: 2 }, {}, 1, "failure"],
    ["interrupted outranks all", { errored: 1 }, { interrupted: true }, 130, "interrupted"],
    ["a missing shard", { passed: 1 }, { missing: ["Shard 2 of 2 is missing."] }, 2, "error"],
  ])("%s", (_, counts, policy, exitCode, conclusion) => {
    const verdict = judge(counts, policy);
    expect([verdict.exitCode, verdict.conclusion]).toEqual([exitCode, conclusion]);
    expect(verdict.reasons.length > 0).toBe(exitCode !== 0);
  });

  it("findings fail the run only where they gate", () => {
    expect(judge({ passed: 1 }, {}, [finding()]).exitCode).toBe(0);
    expect(judge({ passed: 1 }, {}, [finding({ gates: true })])).toEqual({
      conclusion: "failure",
      exitCode: 1,
      reasons: ["FAULT-TRANSPORT-STDOUT-NOISE on calc: a line on stdout is not JSON"],
      otherReasons: [],
    });
  });

  it.each<[string, Partial<Summary>, Finding[]]>([
    ["failures", { failed: 2, known_failures: 2 }, []],
    ["findings", { passed: 1 }, [finding({ known: {} })]],
  ])("says that known %s fail the run where they do", (_, counts, findings) => {
    expect(judge(counts, {}, findings)).toMatchObject({ exitCode: 0, otherReasons: [] });
    const verdict = judge(counts, { gateKnown: true }, findings);
    expect(verdict).toMatchObject({ exitCode: 1, otherReasons: ["Known failures fail the run."] });
  });

  it("gives every reason, the most severe first", () => {
    const verdict = judge({ failed: 2, errored: 1, unverified: 1 }, { strict: true, interrupted: true });
    expect(verdict.otherReasons).toEqual(["1 test could not be verified, and the run is strict."]);
    expect(verdict.reasons).toEqual([
      "The run was interrupted.",
      "1 test could not be judged.",
      "2 tests failed.",
      "1 test could not be verified, and the run is strict.",
    ]);
  });
});
