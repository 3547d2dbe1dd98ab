import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import type { StandIn } from "../../support/github/github.js";
import { HOSTILE, type Published, runJob, runMerge, startStandIn } from "../../support/publish.js";
import { failed, failure, results } from "../../support/results.js";
import { suite } from "../../support/suites.js";
import { temporaryFolder } from "../../support/temporary.js";

const NAME = "mcptest-results-evil-0123abcd-1";
const bytes = (text: string) => new TextEncoder().encode(text);
const MIB = 1024 * 1024;

/** Starts a stand-in that has the artifact of a job that passed. */
async function standInWithGood(): Promise<StandIn> {
  const github = await startStandIn();
  if (uploaded === undefined) {
    await runJob(github, suite("echo", [["echoes", "hi", "hi"]]), { annotations: "none", summary: "false" });
    const [name = ""] = github.names;
    uploaded = [name, github.artifacts[name] ?? {}];
  } else github.putArtifact(...uploaded);
  return github;
}
/** The name and the files of that artifact, once the job has run. */
let uploaded: [name: string, files: Record<string, string>] | undefined;

/** Merges good results with an artifact of this content. */
async function mergeWith(content: Buffer | Record<string, string>, says?: { size: number }): Promise<Published> {
  const github = await standInWithGood();
  github.putArtifact(NAME, content, says);
  return runMerge(github);
}

/** Expects that the other results are published all the same, and that the merge is an error that names the artifact. */
function expectRefused({ exitCode, outputs, summary, github }: Published, why: RegExp): void {
  expect([exitCode, outputs.conclusion, outputs.total, outputs.passed]).toEqual([2, "error", "1", "1"]);
  expect(summary).toContain(`The results in ${NAME} cannot be read`);
  expect(summary).toMatch(why);
  expect(github.checks.at(-1)).toMatchObject({ conclusion: "failure" });
}

/** The zip of one file, whose directory says another size. */
function lyingZip(name: string, packed: Buffer, said: number): Buffer {
  const zip = Buffer.from(zipSync({ [name]: [bytes("x"), { level: 0 }] }));
  // Behind the header of the file, put what is packed in place of the one byte.
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  const head = zip.subarray(0, start);
  const tail = Buffer.from(zip.subarray(directory));
  tail.writeUInt16LE(8, 10);
  tail.writeUInt32LE(packed.length, 20);
  tail.writeUInt32LE(said, 24);
  const end = tail.indexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  tail.writeUInt32LE(start + packed.length, end + 16);
  return Buffer.concat([head, packed, tail]);
}

/** Results with one failing test, changed. */
function document(change: (results: Results) => void = () => {}): string {
  const value = results([failed([failure()])]);
  change(value);
  return JSON.stringify(value);
}

describe("an artifact that somebody else made", () => {
  it("does not decide where a file is written, not even by its name", async () => {
    const github = await standInWithGood();
    for (const key of ["../../../../x", "..", "a/b", "A"]) {
      github.putArtifact(`mcptest-results-${key}-1`, { "results.json": document() });
    }
    const { exitCode, outputs } = await runMerge(github);
    expect([exitCode, outputs.total]).toEqual([0, "1"]);
  });

  it("writes no file: paths that lead out of the folder are not unpacked", async () => {
    const target = join(temporaryFolder("mcptest-target-"), "pwned");
    const names = ["../../../../../../pwned", "..\\..\\pwned", target, "a/../../pwned"];
    const files = Object.fromEntries([...names, "results.json"].map((name) => [name, "{}"]));
    const published = await mergeWith(files);
    expectRefused(published, /results\.json|required property/);
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(published.workspace)).toEqual([]);
  });

  it("is not unpacked beyond what is read: a bomb", async () => {
    const bomb = deflateRawSync(Buffer.alloc(150 * MIB), { level: 9 });
    expect(bomb.length).toBeLessThan(MIB);
    expectRefused(await mergeWith(lyingZip("results.json", bomb, 150 * MIB)), /at most 134217728 are read/);
    expectRefused(await mergeWith(lyingZip("results.json", bomb, 1000)), /is not what the archive says/);
  });

  const json = (text: string) => ({ "results.json": text });
  const actual = (text: string) => json(document().replace('"actual":5', `"actual":${text}`));
  const cut = Buffer.from(zipSync({ "results.json": bytes(document()) })).subarray(40);
  const mistyped = document((value) => Object.assign(value.summary, { total: "many" }));
  const polluting = document().replace('{"version"', '{"__proto__":{"x":1},"version"');

  it.each<[string, RegExp, Buffer | Record<string, string>, { size: number }?]>([
    ["no archive", /It is not a zip archive/, Buffer.from("x".repeat(100))],
    ["nothing", /It is not a zip archive/, Buffer.alloc(0)],
    ["an archive that is cut", /The archive is damaged/, cut],
    ["a size that is too large", /at most 67108864 are read/, json(document()), { size: 10 ** 12 }],
    ["no results", /It has no results\.json/, { "other.json": document() }],
    ["no JSON", /It is not valid JSON/, json("{")],
    ["another version", /Version 7/, json('{"version": 7}')],
    ["a type that is wrong", /total must be integer/, json(mistyped)],
    ["a key that is unknown", /it must not have &quot;__proto__/, json(polluting)],
    ["more values than memory holds", /more than 5000000 values/, actual(`[${"0,".repeat(6_000_000)}0]`)],
    ["a value that is too deep", /nested more than 500 levels/, actual(`${"[".repeat(1e5)}${"]".repeat(1e5)}`)],
  ])("is an error that names it, and the other results count: %s", async (_, why, content, says) => {
    expectRefused(await mergeWith(content, says), why);
  });

  it.each(["../../..", "/etc", ""])(
    "cannot spoil the check run: places, counts, shards and texts that lie, in %j",
    async (folder) => {
      const files = ["../../../etc/passwd", "/etc/passwd", "./x.yaml", "tests/x.yaml", HOSTILE];
      const places = files.map((file, i) => ({ file, line: i === 3 ? 9 : 1, end_line: 1, column: 5, end_column: 2 }));
      const text = document((value) => {
        value.summary = { ...value.summary, total: 1_000_000, failed: 0, passed: 1_000_000 };
        value.run.shard = "1/1000000000";
        value.run.suite_files = ["../../x"];
        const texts = { message: HOSTILE, fix: HOSTILE, rule_id: HOSTILE };
        value.tests = places.map((location, i) =>
          failed([failure({ location, ...texts })], { id: `${i}`, name: HOSTILE, location }),
        );
        const rule = { title: HOSTILE, severity: "must", fix: HOSTILE, url: "javascript:alert(1)" } as const;
        value.rules = { "ASSERT-EXACT": rule };
      });
      const job = JSON.stringify({ job: HOSTILE, step: "", cell: HOSTILE, folder, version: 1, total: 1 });
      const published = await mergeWith({ "results.json": text, "job.json": job });
      const { exitCode, outputs, summary, commands, github, notices } = published;
      expect([exitCode, outputs.total, outputs.failed, outputs.passed]).toEqual([2, "6", "5", "1"]);
      expect(github.checks).toHaveLength(1);
      expect(notices.filter(({ message }) => message.includes("check run"))).toEqual([]);
      for (const { path } of github.checks[0]!.output.annotations) expect(path).not.toMatch(/^(\/|\.)/);
      expect(commands.filter(({ name }) => name !== "debug")).toEqual([]);
      for (const markdown of [summary, github.checks[0]!.output.summary]) {
        expect(markdown).not.toMatch(/@|href="javascript|<img/);
      }
    },
  );
});
