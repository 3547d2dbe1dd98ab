import { describe, expect, it } from "vitest";
import { hideValue } from "../../src/core/redaction/redacted.js";
import { loadMatchers } from "../../src/matchers/compile.js";
import { MatcherError, type SnapshotResult, SuiteFault, type Verdict } from "../../src/matchers/types.js";

const compile = await loadMatchers(["snapshot"]);

/** The verdict on a value where the snapshot is in this state, and what was compared with it. */
async function judged(argument: unknown, value: unknown, result: SnapshotResult) {
  const compared: unknown[] = [];
  const snapshots = {
    redact: hideValue,
    compare: async (...given: unknown[]) => {
      compared.push(...given);
      return result;
    },
  };
  const verdict: Verdict = await compile({ snapshot: argument }).judge(value, { snapshots });
  return { verdict, compared };
}

function there(recorded: unknown, isFresh = false): SnapshotResult {
  return { kind: "there", file: "a.json", recorded: hideValue(recorded), isFresh };
}

describe("snapshot", () => {
  it("passes if it was recorded now, or is the same", async () => {
    expect(await judged("key", { a: 1 }, { kind: "written" })).toEqual({
      verdict: { pass: true },
      compared: ["key.json", { a: 1 }, undefined],
    });
    expect((await judged({ name: "key", update: true }, [1], there([1]))).compared).toEqual(["key.json", [1], true]);
    expect((await judged("key", [1], there([1]))).verdict).toEqual({ pass: true });
  });

  it("compares what is left", async () => {
    const argument = { name: "key", ignore: ["at"], normalise: [{ regex: "[0-9]+", to: "N" }] };
    const { verdict, compared } = await judged(argument, { at: 5, text: "id 17" }, there({ text: "id N" }));
    expect(verdict).toEqual({ pass: true });
    expect(compared[1]).toEqual({ text: "id N" });
  });

  it("says what differs, and what to do about it", async () => {
    expect((await judged("key", 2, there(1))).verdict).toMatchObject({
      pass: false,
      expected: 1,
      actual: 2,
      note: "snapshot at a.json did not match (run with --update-snapshots to refresh)",
    });
    expect((await judged("key", 2, there(1, true))).verdict).toMatchObject({
      note:
        "snapshot at a.json was recorded in this run with a different value: " +
        "add what differs (`${target_version}`, the server, the row) to its key",
    });
    expect((await judged("key", 2, { kind: "missing", file: "a.json" })).verdict).toEqual({
      pass: false,
      actual: 2,
      message: "there is no snapshot at a.json, and none is recorded under CI",
      fix: "Run the test without CI and commit the file, or pass --allow-update-in-ci.",
    });
  });

  it("cannot judge without a suite", async () => {
    await expect(Promise.resolve(compile({ snapshot: "key" }).judge(1))).rejects.toThrow(SuiteFault);
    await expect(Promise.resolve(compile({ snapshot: "key" }).judge(1))).rejects.toThrow("there are no snapshots here");
  });

  it.each([
    [5, ["snapshot"]],
    [{ name: "a", update: 1 }, ["snapshot"]],
    [{ name: "a", ignore: "b" }, ["snapshot"]],
    [{ name: "a", normalise: "b" }, ["snapshot"]],
    [{ name: "a", more: 1 }, ["snapshot"]],
    [{ name: "../a" }, ["snapshot", "name"]],
    ["../a", ["snapshot"]],
    [{ name: "a", ignore: ["b", "c["] }, ["snapshot", "ignore", 1]],
    [{ name: "a", ignore: [5] }, ["snapshot", "ignore", 0]],
  ])("does not take %j", (argument, path) => {
    expect(() => compile({ snapshot: argument })).toThrow(MatcherError);
    expect(() => compile({ snapshot: argument })).toThrow(expect.objectContaining({ path }));
  });
});
