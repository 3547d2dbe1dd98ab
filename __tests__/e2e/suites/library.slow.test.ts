import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { resultsIn, root } from "../../support/cli.js";
import { folderWithPackage } from "../../support/package.js";
import { processesWith } from "../../support/processes.js";

const MOCK = `name: weather
tools:
  - name: forecast
    inputSchema: { type: object, properties: { city: { type: string } }, required: [city] }
    response: "Sunny in \${args.city}"
  - name: hang
    response: never seen
    faults: [{ fault: drop }]
`;
const SERVERS = `servers:
  weather:
    command: [node, node_modules/mcptest/dist/cli/index.js, mock, mock.yaml]
target_versions: ["2025-11-25"]
`;
const SUITE = `${SERVERS}
tools:
  - name: knows Oslo
    tags: [smoke]
    tool: forecast
    args: { city: Oslo }
    expect:
      - target: result.content[0].text
        transform: jq ascii_upcase
        matcher: { exact: SUNNY IN OSLO }
  - name: tells rain
    tool: forecast
    args: { city: "\${TOKEN}" }
    expect:
      - target: result.content[0].text
        matcher: { exact: Rain }
`;
const HANGING = `${SERVERS}
tools:
  - name: hangs
    tool: hang
    timeout_ms: 600000
`;

let project = "";

beforeAll(() => {
  project = folderWithPackage({ "mock.yaml": MOCK, "a.mcptest.yaml": SUITE, "hanging.yaml": HANGING });
});
/** Runs a module that imports the package; what it gives to `say` is read from a file. */
async function script(code: string, env: Record<string, string> = {}) {
  const prelude = `import { writeFileSync } from "node:fs";
import { run, UserError } from "mcptest";
const say = (value) => writeFileSync("said.json", JSON.stringify(value));
const handlers = () => process.eventNames().map((name) => [String(name), process.listenerCount(name)]);
`;
  writeFileSync(join(project, "script.mjs"), `${prelude}${code}`);
  const { PATH = "", HOME = "" } = process.env;
  const mark = `MARK=library-${process.pid}-${performance.now()}`;
  const child = spawn(process.execPath, ["script.mjs"], {
    cwd: project,
    env: { PATH, HOME, MARK: mark.slice("MARK=".length), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [exit]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  const file = join(project, "said.json");
  if (!existsSync(file)) throw new Error(`the script said nothing: ${stderr}`);
  const said = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return { exit, stdout, stderr, said, leftovers: processesWith(mark) };
}

describe("run() of the packed library", () => {
  it("gives results, conclusion and exit code, and leaves the process alone", async () => {
    const { said, ...ended } = await script(
      `const before = handlers();
       const result = await run({ paths: ["a.mcptest.yaml"], env: { ...process.env, TOKEN: "swordfish-0123" }, reporters: [{ name: "json", file: "out/results.json" }] });
       say({ result, before, after: handlers(), exitCode: process.exitCode ?? null });
       process.exitCode = 7;`,
    );
    // It ends by itself, with the exit code of the script, and has written nothing.
    expect(ended).toEqual({ exit: 7, stdout: "", stderr: "", leftovers: [] });
    expect(said.after).toEqual(said.before);
    expect(said.exitCode).toBeNull();
    const { results, ...rest } = said.result;
    expect(rest).toEqual({
      conclusion: "failure",
      exitCode: 1,
      reasons: ["1 test failed."],
      warnings: [],
      notices: [],
    });
    expect(results).toEqual(resultsIn(join(project, "out/results.json")));
    expect(results.tool.version).toBe(JSON.parse(readFileSync(`${root}package.json`, "utf8")).version);
    expect(results.tests.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
      ["knows Oslo", "passed"],
      ["tells rain", "failed"],
    ]);
    expect(JSON.stringify(said)).not.toContain("swordfish");
  });

  it("takes the settings of `mcptest run`", async () => {
    const { said } = await script(
      `say(await run({ tag: ["smoke"], retries: 1, bail: false, invariants: "fail", jobs: 2, runTimeout: "5m" }));`,
      { TOKEN: "x", MCPTEST_BAIL: "true" },
    );
    expect(said).toMatchObject({ conclusion: "success", exitCode: 0, results: { summary: { total: 2, skipped: 1 } } });
  });

  it("stops with its signal", async () => {
    const { said, leftovers } = await script(
      `import { readdirSync } from "node:fs";
       const stop = new AbortController();
       const running = run({ paths: ["hanging.yaml"], capture: "capture.json", signal: stop.signal });
       const started = setInterval(() => {
         if (readdirSync(".mcptest").some((name) => name.endsWith(".ndjson"))) stop.abort();
       }, 20);
       say(await running);
       clearInterval(started);`,
    );
    expect(leftovers).toEqual([]);
    expect(said).toMatchObject({ conclusion: "interrupted", exitCode: 130, results: { run: { interrupted: true } } });
  });

  it.each([
    ["a suite that is not there", `{ paths: ["nowhere.yaml"] }`, "the path matches no suite"],
    ["a value that the flag refuses", `{ retries: 1000 }`, "an option of `run` is not valid"],
    ["an unknown option", `{ retrys: 1 }`, "unknown option `retrys`"],
    ["a value of the wrong type", `{ tag: 5 }`, "an option of `run` is not valid"],
    ["a header that no server takes", `{ header: { "x-a": "b=c" } }`, "--header on a server with a command"],
    ["a folder that is not there", `{ cwd: "nowhere" }`, "the folder of the run does not exist"],
    [
      "two files with one path",
      `{ reporters: [{ name: "json", file: "a" }, { name: "junit", file: "a" }] }`,
      "two files have the same path",
    ],
    ["a reporter without a file", `{ reporters: [{ name: "pretty" }] }`, "an option of `run` is not valid"],
  ])("rejects for %s, with a fix", async (_, options, title) => {
    const { said, exit, stdout, stderr } = await script(
      `await run(${options}).then(() => say("no error"), (error) => say({ known: error instanceof UserError, problems: error.problems }));`,
      { TOKEN: "x" },
    );
    expect({ exit, stdout, stderr }).toEqual({ exit: 0, stdout: "", stderr: "" });
    expect(said.known).toBe(true);
    expect(said.problems[0]).toMatchObject({
      title,
      description: expect.stringMatching(/./),
      fix: expect.stringMatching(/./),
    });
  });

  it("runs at the same time as another", async () => {
    const { said, leftovers } = await script(
      `const runs = await Promise.all([run({ tag: ["smoke"] }), run({ skipTag: ["smoke"] })]);
       say(runs.map(({ exitCode, results }) => [exitCode, results.summary.skipped]));`,
      { TOKEN: "x" },
    );
    expect(said).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(leftovers).toEqual([]);
  });

  it("leaves uncaught errors to the caller", async () => {
    const { said, exit } = await script(
      `const caught = [];
       process.on("uncaughtException", (error) => caught.push(error.message));
       const running = run({ paths: ["a.mcptest.yaml"] });
       setTimeout(() => { throw new Error("the caller's own"); });
       const { exitCode } = await running;
       say({ caught, exitCode });`,
      { TOKEN: "x" },
    );
    expect(said).toEqual({ caught: ["the caller's own"], exitCode: 1 });
    expect(exit).toBe(0);
  });

  it("ships its types", () => {
    writeFileSync(
      join(project, "typed.ts"),
      `import { suite } from "mcptest/node";
import { defineTests, type TestRunner } from "mcptest/runner";
import { run, UserError, type Problem, type Results, type RunOptions, type RunResult } from "mcptest";
const options: RunOptions = { paths: ["a.yaml"], retries: 2, profile: "quick" };
const { results, conclusion, exitCode }: RunResult = await run(options);
const all: Results = results;
const code: 0 | 1 | 2 | 130 = exitCode;
for (const { status, failures } of all.tests) if (status === "failed") failures satisfies unknown;
if (conclusion === "interrupted") throw new UserError([] satisfies Problem[]);
const runner: TestRunner = { describe: (name, define) => define(), it: () => {}, after: () => {} };
await defineTests(runner, options);
await suite(options);
// @ts-expect-error no such option
await suite({ retrys: code });
// @ts-expect-error no such option
await run({ retrys: code });
// @ts-expect-error no such status
all.tests[0]?.status === "broken";
`,
    );
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    for (const resolution of [
      ["nodenext", "nodenext"],
      ["esnext", "bundler"],
    ]) {
      const [module = "", moduleResolution = ""] = resolution;
      const flags = ["--noEmit", "--strict", "--target", "es2022", "--skipLibCheck", "false"];
      const args = [...flags, "--module", module, "--moduleResolution", moduleResolution, "typed.ts"];
      writeFileSync(join(project, "package.json"), `{ "type": "module" }`);
      try {
        execFileSync(process.execPath, [tsc, ...args], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
      } catch (error) {
        throw new Error(String((error as { stdout: Buffer }).stdout));
      }
    }
  });
});
