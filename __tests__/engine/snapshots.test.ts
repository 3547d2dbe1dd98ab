import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processSecrets } from "../../src/core/redaction/redacted.js";
import { SnapshotStore } from "../../src/engine/snapshots/snapshot-store.js";
import { loadMatchers } from "../../src/matchers/compile.js";
import { compileExact } from "../../src/matchers/kinds/exact.js";
import type { Verdict } from "../../src/matchers/types.js";
import { temporaryFolder } from "../support/temporary.js";

const compile = await loadMatchers(["snapshot"]);
const free = { update: false, mayWrite: true };
const update = { update: true, mayWrite: true };

/** A run in a folder of its own: gives the way to judge a value in a suite there. */
function run(folder: string, policy = free) {
  processSecrets.add("API_TOKEN", "s3cr3t-value");
  const store = new SnapshotStore(policy, folder, folder);
  const ports = { snapshots: store.of(join(folder, "suite.mcptest.yaml")) };
  const judge = async (argument: unknown, value: unknown): Promise<Verdict> =>
    compile({ snapshot: argument }).judge(value, ports);
  return { store, judge };
}

function folder(): string {
  return temporaryFolder("snapshots-");
}

describe("snapshots", () => {
  it("distinguish a secret from the mark of one that a server wrote", async () => {
    const at = folder();
    expect(await run(at).judge("said", { text: "s3cr3t-value" })).toEqual({ pass: true });
    expect(await run(at).judge("said", { text: "«secret:API_TOKEN»" })).toMatchObject({ pass: false });
  });

  it("record in the first run, and compare in the next", async () => {
    const at = folder();
    expect(await run(at).judge("tools/list", { b: [1, "ü"], a: { d: 1, c: null } })).toEqual({ pass: true });
    const text = readFileSync(join(at, "snapshots/tools/list.json"), "utf8");
    expect(text).toBe('{\n  "a": {\n    "c": null,\n    "d": 1\n  },\n  "b": [\n    1,\n    "ü"\n  ]\n}\n');
    expect(readdirSync(join(at, "snapshots/tools"))).toEqual(["list.json"]);
    expect(await run(at).judge("tools/list", { a: { c: null, d: 1 }, b: [1, "ü"] })).toEqual({ pass: true });
    expect(await run(at).judge("tools/list", { a: { c: null, d: 2 }, b: [1, "ü"] })).toEqual({
      pass: false,
      expected: { a: { c: null, d: 1 }, b: [1, "ü"] },
      actual: { a: { c: null, d: 2 }, b: [1, "ü"] },
      path: "/a/d",
      diff: expect.stringContaining("/a/d"),
      note: "snapshot at snapshots/tools/list.json did not match (run with --update-snapshots to refresh)",
    });
    expect(readFileSync(join(at, "snapshots/tools/list.json"), "utf8")).toBe(text);
  });

  it("keep an extension that the key has", async () => {
    const at = folder();
    await run(at).judge("list.v1", 1);
    await run(at).judge("list", 1);
    expect(readdirSync(join(at, "snapshots"))).toEqual(["list.json", "list.v1"]);
  });

  it("are not recorded twice under names that are one file on other systems", async () => {
    const { judge } = run(folder());
    expect(await judge("a/Straße", 1)).toEqual({ pass: true });
    expect(await judge("a/strasse", 2)).toEqual({ pass: true });
    await expect(judge("A/straße", 1)).rejects.toThrow(
      "the snapshots snapshots/a/Straße.json and snapshots/A/straße.json are one file on Windows and macOS",
    );
    await expect(judge("a/strasse".normalize("NFD"), 2)).resolves.toEqual({ pass: true });
    expect(await judge("\u00e9", 1)).toEqual({ pass: true });
    await expect(judge("e\u0301", 1)).rejects.toThrow("are one file");
  });

  it("keep CRLF when they are recorded again", async () => {
    const at = folder();
    await run(at).judge("key", [1]);
    const file = join(at, "snapshots/key.json");
    writeFileSync(file, "[\r\n  1\r\n]\r\n");
    expect(await run(at).judge("key", [1])).toEqual({ pass: true });
    await run(at, update).judge("key", [1, 2]);
    expect(readFileSync(file, "utf8")).toBe("[\r\n  1,\r\n  2\r\n]\r\n");
  });

  it("are not recorded under CI", async () => {
    const at = folder();
    const ci = { update: false, mayWrite: false };
    const message = expect.stringMatching(/under CI/);
    expect(await run(at, ci).judge("key", 1)).toMatchObject({ pass: false, message });
    expect(readdirSync(at)).toEqual([]);
    await run(at).judge("key", 1);
    expect(await run(at, ci).judge("key", 1)).toEqual({ pass: true });
    expect((await run(at, ci).judge({ name: "key", update: true }, 2)).pass).toBe(false);
    expect(readFileSync(join(at, "snapshots/key.json"), "utf8")).toBe("1\n");
  });

  it("are recorded again by the run, or by the assertion; `update: false` stands against the run", async () => {
    const at = folder();
    await run(at).judge("key", 1);
    expect(await run(at, update).judge("key", 2)).toEqual({ pass: true });
    expect(await run(at).judge("key", 2)).toEqual({ pass: true });
    expect(await run(at).judge({ name: "key", update: true }, 3)).toEqual({ pass: true });
    expect((await run(at, update).judge({ name: "key", update: false }, 4)).pass).toBe(false);
    expect(readFileSync(join(at, "snapshots/key.json"), "utf8")).toBe("3\n");
  });

  it.each([free, update])("are written once in a run, with %o", async (policy) => {
    const { judge } = run(folder(), policy);
    const all = await Promise.all([1, 2, 1, 2].map((value) => judge("key", value)));
    expect(all.map(({ pass }) => pass)).toEqual([true, false, true, false]);
    expect(all[1]?.note).toBe(
      "snapshot at snapshots/key.json was recorded in this run with a different value: add what differs (`${target_version}`, the server, the row) to its key",
    );
  });

  it("hold no secret, nothing ignored, and what is normalised", async () => {
    const at = folder();
    const value = {
      header: "token s3cr3t-value",
      list: [
        { id: 1, at: "seen 2026-03-04T05:06:07.5+01:00 or so" },
        { id: 2, at: "8C1F0F8E-2f0e-4a39-9b52-0d4f6a3f5a11 took 12 ms" },
      ],
      "a.b": { noise: 1, kept: 2 },
    };
    const settings = {
      name: "key",
      ignore: ["list[*].id", '["a.b"].noise', "nowhere.at.all", "list[7]"],
      normalise: ["uuid", "timestamp", { regex: "([0-9]+) ms", to: "<duration>" }],
    };
    expect(await run(at).judge(settings, value)).toEqual({ pass: true });
    expect(JSON.parse(readFileSync(join(at, "snapshots/key.json"), "utf8"))).toEqual({
      header: "token «secret:API_TOKEN»",
      list: [{ at: "seen <timestamp> or so" }, { at: "<uuid> took <duration>" }],
      "a.b": { kept: 2 },
    });
    const later = structuredClone(value);
    later.list[1]!.at = "00000000-0000-0000-0000-000000000000 took 99 ms";
    expect(await run(at).judge(settings, later)).toEqual({ pass: true });
    expect(value["a.b"].noise).toBe(1);
  });

  it("are reported if their file is broken", async () => {
    const at = folder();
    await run(at).judge("key", 1);
    writeFileSync(join(at, "snapshots/key.json"), "{broken");
    await expect(run(at).judge("key", 1)).rejects.toThrow("the snapshot snapshots/key.json is not JSON");
    expect(readFileSync(join(at, "snapshots/key.json"), "utf8")).toBe("{broken");
    mkdirSync(join(at, "snapshots/folder.json"));
    const { judge } = run(at);
    await expect(judge("folder", 1)).rejects.toThrow("snapshots/folder.json cannot be read");
    await expect(judge("folder", 1)).rejects.toThrow("snapshots/folder.json cannot be read");
  });

  it.skipIf(process.platform === "win32")("do not follow links out of their folder", async () => {
    const at = folder();
    const outside = folder();
    writeFileSync(join(outside, "secret.json"), "1");
    mkdirSync(join(at, "snapshots"));
    symlinkSync(outside, join(at, "snapshots/out"));
    symlinkSync(join(outside, "secret.json"), join(at, "snapshots/file.json"));
    for (const key of ["out/secret", "out/new", "file"]) {
      await expect(run(at, update).judge(key, 2)).rejects.toThrow("links to a place outside its folder");
    }
    expect(readdirSync(outside)).toEqual(["secret.json"]);
  });

  it("are listed if nothing names them", async () => {
    const at = folder();
    for (const key of ["a", "b/c", "d"]) await run(at).judge(key, 1);
    const suite = join(at, "suite.mcptest.yaml");
    const { store, judge } = run(at);
    await judge("a", 1);
    store.name(suite, "d.json");
    expect(await store.unused(new Set([suite]))).toEqual(["snapshots/b/c.json"]);
    store.name(suite, /^b\/.*$/);
    expect(await store.unused(new Set([suite]))).toEqual([]);
    expect(await run(folder()).store.unused(new Set())).toEqual([]);
  });

  it("are not listed if another suite of the folder may name them", async () => {
    const at = folder();
    await run(at).judge("b", 1);
    const { store, judge } = run(at);
    await judge("a", 1);
    const suites = ["suite.mcptest.yaml", "other.mcptest.yml"].map((name) => join(at, name));
    writeFileSync(suites[1]!, "");
    expect(await store.unused(new Set(suites.slice(0, 1)))).toEqual([]);
    expect(await store.unused(new Set(suites))).toEqual(["snapshots/b.json"]);
  });

  it("ignore what targets lead to in the value as it was", async () => {
    const at = folder();
    const ignore = ["[0]", "[1].a", "[-1]", "[1].b[0]", "[1].b[1]"];
    await run(at).judge({ name: "key", ignore }, [1, { a: 1, b: [1, 2, 3], c: 4 }, 3, 4]);
    expect(JSON.parse(readFileSync(join(at, "snapshots/key.json"), "utf8"))).toEqual([{ b: [3], c: 4 }, 3]);
  });

  it("give back any JSON value", async () => {
    const at = folder();
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (value, other) => {
        const key = `round/${count++}`;
        expect(await run(at).judge(key, value)).toEqual({ pass: true });
        expect(await run(at).judge(key, value)).toEqual({ pass: true });
        expect((await run(at).judge(key, other)).pass).toBe(compileExact(value)(other).pass);
      }),
      { numRuns: 50 },
    );
  });
});
