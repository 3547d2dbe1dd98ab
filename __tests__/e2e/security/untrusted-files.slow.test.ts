import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { existsIn, faultServer, folderWith, mcptest, writeIn } from "../../support/harness.js";

const SERVER = `servers: { s: { command: [node, "${faultServer}", ok] } }\n`;
const TEST = "tools:\n  - { name: a, tool: x }\n";
const SNAPSHOT = `tools:\n  - { name: a, tool: x, expect: [{ target: result.content, matcher: { snapshot: a } }] }\n`;

const outside = folderWith({});
/** What was written outside of the repository. */
const written = () => readdirSync(outside).filter((name) => name !== ".git");

describe.skipIf(process.platform === "win32")(
  "a pipe or a device where a file should be is refused, not waited for",
  () => {
    const suite = SERVER + TEST;
    const tls = "http: { tls: { ca_bundle_path: ca.pem } }";
    const cases: [title: string, file: string, suite: string, args?: string[]][] = [
      ["the dotenv file", ".env", suite],
      ["an import", "b.yaml", `imports: [b.yaml]\n${suite}`],
      ["data", "rows.csv", `${suite.trimEnd().slice(0, -2)}, data: { file: rows.csv } }\n`],
      ["YAML data", "rows.yaml", `${suite.trimEnd().slice(0, -2)}, data: { file: rows.yaml } }\n`],
      ["the settings of the repository", "mcptest.config.yaml", suite],
      ["the servers of a flag", "servers.json", suite, ["--server-config", "servers.json"]],
      ["a CA bundle", "ca.pem", `servers: { s: { url: "https://localhost:1/mcp", ${tls} } }\n${TEST}`],
      ["a cassette", "s.cassette.json", `servers: { s: { cassette: s.cassette.json } }\n${TEST}`],
    ];

    it.each(cases.flatMap((one) => [["pipe", ...one] as const, ["device", ...one] as const]))(
      "%s: %s",
      async (kind, _, file, text, args = []) => {
        const cwd = folderWith({ "a.mcptest.yaml": text });
        if (kind === "pipe") execFileSync("mkfifo", [join(cwd, file)]);
        else symlinkSync("/dev/zero", join(cwd, file));
        // `validate` knows no flags of servers, and opens no cassette.
        const isRun = args.includes("--server-config") || file.endsWith(".cassette.json");
        const ran = await mcptest([...(isRun ? ["run"] : ["validate", "--strict"]), "a.mcptest.yaml", ...args], {
          cwd,
        });
        expect(ran.code).toBe(2);
        const refused = /not a regular file|no readable file|outside the repository|leads? .*outside/i;
        expect(ran.stdout + ran.stderr).toMatch(refused);
      },
    );

    it.each([
      ["results", ["report", "file"]],
      ["a mock", ["mock", "file"]],
      ["a recording", ["mock", "file.json"]],
      ["a capture", ["compliance", "invariants", "--capture", "file"]],
    ])("%s", async (_, args) => {
      const cwd = folderWith({});
      for (const file of ["file", "file.json"]) execFileSync("mkfifo", [join(cwd, file)]);
      const ran = await mcptest(args, { cwd });
      expect(ran.code).toBe(2);
      expect(ran.stderr).toContain("not a regular file");
    });
  },
);

describe.skipIf(process.platform === "win32")("a link leads nothing out of the repository", () => {
  it("the folder of the snapshots: nothing is read or written there", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SERVER + SNAPSHOT });
    symlinkSync(outside, join(cwd, "snapshots"));
    const ran = await mcptest(["run"], { cwd });
    expect(ran.code).toBe(2);
    expect(ran.stdout).toContain("snapshots links to a place outside the repository");
    expect(written()).toEqual([]);
  });

  it("a folder of snapshots elsewhere in the repository is used", async () => {
    const cwd = folderWith({ "tests/a.mcptest.yaml": SERVER + SNAPSHOT });
    mkdirSync(join(cwd, "shared"));
    symlinkSync(join(cwd, "shared"), join(cwd, "tests/snapshots"));
    expect(await mcptest(["run"], { cwd })).toMatchObject({ code: 0 });
    expect(readdirSync(join(cwd, "shared"))).toHaveLength(1);
  });

  it("the folder of our own files", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SERVER + TEST });
    symlinkSync(outside, join(cwd, ".mcptest"));
    expect(await mcptest(["run"], { cwd })).toMatchObject({ code: 0 });
    expect(written()).toEqual([]);
  });

  it.each([
    ["capture", "capture: out/capture.json"],
    ["record", "record: out/cassettes"],
    ["a reporter", "reporter: [json=out/results.json]"],
    ["the baseline", "{ baseline: out/baseline.json, update-baseline: true }"],
    ["the baseline by ..", "{ baseline: ../baseline.json, update-baseline: true }"],
    ["a reporter by ..", "reporter: [json=../results.json]"],
  ])("%s of the repository's settings", async (_, setting) => {
    const cwd = folderWith({ "a.mcptest.yaml": SERVER + TEST, "mcptest.config.yaml": `${setting}\n` });
    symlinkSync(outside, join(cwd, "out"));
    const ran = await mcptest(["run"], { cwd });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("a setting writes outside the repository\n --> mcptest.config.yaml:1:");
    expect(written()).toEqual([]);
    for (const name of ["results.json", "baseline.json"]) expect(existsIn(cwd, `../${name}`)).toBe(false);
  });

  it.each(["link.json", "OUTSIDE"])("a cassette, which is not read either: %s", async (path) => {
    writeIn(outside, "s.cassette.json", "root:x:0:0");
    const cwd = folderWith({});
    const named = path === "OUTSIDE" ? relative(cwd, join(outside, "s.cassette.json")) : path;
    writeIn(cwd, "a.mcptest.yaml", `servers: { s: { cassette: "${named}" } }\n${TEST}`);
    symlinkSync(join(outside, "s.cassette.json"), join(cwd, "link.json"));
    for (const command of ["validate", "run"]) {
      const ran = await mcptest([command], { cwd });
      expect(ran.code).toBe(2);
      expect(ran.stderr).toContain("a cassette outside the repository");
      expect(ran.stdout + ran.stderr).not.toMatch(/root|JSON/);
    }
  });
});
