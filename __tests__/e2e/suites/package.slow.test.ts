import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { jsonIn, resultsIn, root, textIn, writeIn } from "../../support/harness.js";
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
        matcher: { exact: Rainy in Bergen today }
  - name: comes later
    skip: no server in Tromsø yet
    tool: forecast
    args: { city: Tromsø }
`;
const HANGING = `${SERVERS}tools: [{ name: hangs, tool: hang, timeout_ms: 600000 }]\n`;

let project = "";

beforeAll(() => {
  const suites = { "a.mcptest.yaml": SUITE, "hanging.yaml": HANGING, "wrong.yaml": "tools: 5" };
  project = folderWithPackage({ "mock.yaml": MOCK, "package.json": { type: "module" }, ...suites });
  symlinkSync(join(root, "node_modules/vitest"), join(project, "node_modules/vitest"));
});

/** Starts Node in the project, outside of this run, whose variables both runners would find. */
async function started(...args: string[]) {
  const { PATH = "", HOME = "" } = process.env;
  const MARK = `package-${process.pid}-${performance.now()}`;
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { PATH, HOME, MARK, TOKEN: "swordfish-0123" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [exit]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { exit, stdout, stderr, leftovers: processesWith(`MARK=${MARK}`) };
}

/** Runs a module that imports the package; what it gives to `say` is read from a file. */
async function script(code: string) {
  const prelude = `import { writeFileSync } from "node:fs";
import { run, UserError } from "mcptest";
const say = (value) => writeFileSync("said.json", JSON.stringify(value));
const handlers = () => process.eventNames().map((name) => [String(name), process.listenerCount(name)]);
`;
  writeIn(project, "script.mjs", `${prelude}${code}`);
  const ended = await started("script.mjs");
  const file = join(project, "said.json");
  if (!existsSync(file)) throw new Error(`the script said nothing: ${ended.stderr}`);
  const said = jsonIn(file);
  rmSync(file);
  return { ...ended, said };
}

describe("run() of the packed library", () => {
  it("gives results, conclusion and exit code, and leaves the process alone", async () => {
    const { said, ...ended } = await script(
      `const before = handlers();
       const result = await run({ paths: ["a.mcptest.yaml"], reporters: [{ name: "json", file: "out/results.json" }] });
       say({ result, before, after: handlers(), exitCode: process.exitCode ?? null });
       process.exitCode = 7;`,
    );
    // It ends by itself, with the exit code of the script, and has written nothing.
    expect(ended).toEqual({ exit: 7, stdout: "", stderr: "", leftovers: [] });
    expect(said.after).toEqual(said.before);
    expect(said.exitCode).toBeNull();
    const { results, ...rest } = said.result;
    const reasons = ["1 test failed."];
    expect(rest).toEqual({ conclusion: "failure", exitCode: 1, reasons, warnings: [], notices: [] });
    expect(results).toEqual(resultsIn(project, "out/results.json"));
    expect(results.tool.version).toBe(jsonIn(`${root}package.json`).version);
    const statuses = results.tests.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(["passed", "failed", "skipped"]);
    expect(JSON.stringify(said)).not.toContain("swordfish");
  });

  it("takes the settings of `mcptest run`, and an environment", async () => {
    const { said } = await script(
      `const env = { ...process.env, MCPTEST_BAIL: "true" };
       say(await run({ tag: ["smoke"], retries: 1, bail: false, invariants: "fail", jobs: 2, runTimeout: "5m", env }));`,
    );
    expect(said).toMatchObject({ conclusion: "success", exitCode: 0, results: { summary: { total: 3, skipped: 2 } } });
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

  it("rejects what is wrong, with a fix", async () => {
    const wrong: [options: string, title: string][] = [
      [`{ paths: ["nowhere.yaml"] }`, "the path matches no suite"],
      [`{ retries: 1000 }`, "an option of `run` is not valid"],
      [`{ retrys: 1 }`, "unknown option `retrys`"],
      [`{ tag: {} }`, "an option of `run` is not valid"],
      [`{ header: { "x-a": "b=c" } }`, "--header on a server with a command"],
      [`{ cwd: "nowhere" }`, "the folder of the run does not exist"],
      [`{ reporters: ["json", "junit"].map((name) => ({ name, file: "a" })) }`, "two files have the same path"],
      [`{ reporters: [{ name: "pretty" }] }`, "an option of `run` is not valid"],
    ];
    const { said, exit, stdout, stderr } = await script(
      `const caught = [];
       for (const options of [${wrong.map(([options]) => options)}]) {
         await run(options).catch((error) => caught.push([error instanceof UserError, error.problems[0]]));
       }
       say(caught);`,
    );
    expect({ exit, stdout, stderr }).toEqual({ exit: 0, stdout: "", stderr: "" });
    const some = expect.stringMatching(/./);
    expect(said).toMatchObject(wrong.map(([, title]) => [true, { title, description: some, fix: some }]));
  });

  it("runs at the same time as another", async () => {
    const { said, leftovers } = await script(
      `const runs = await Promise.all([run({ tag: ["smoke"] }), run({ skipTag: ["smoke"] })]);
       say(runs.map(({ exitCode, results }) => [exitCode, results.summary.skipped]));`,
    );
    expect(said).toEqual([
      [0, 2],
      [1, 2],
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
    );
    expect(said).toEqual({ caught: ["the caller's own"], exitCode: 1 });
    expect(exit).toBe(0);
  });

  it("ships its types", () => {
    writeIn(
      project,
      "typed.ts",
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
    const flags = ["--noEmit", "--strict", "--target", "es2022", "--skipLibCheck", "false"];
    for (const [module = "", moduleResolution = ""] of [
      ["nodenext", "nodenext"],
      ["esnext", "bundler"],
    ]) {
      const args = [...flags, "--module", module, "--moduleResolution", moduleResolution, "typed.ts"];
      try {
        execFileSync(process.execPath, [tsc, ...args], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
      } catch (error) {
        throw new Error(String((error as { stdout: Buffer }).stdout));
      }
    }
  });
});

describe.each([
  ["vitest", "mcptest/vitest", ["node_modules/vitest/vitest.mjs", "run", "--reporter=verbose"]],
  ["node --test", "mcptest/node", ["--test", "--test-reporter=spec", "suites.test.mjs"]],
])("suite() in %s", (_, module, args) => {
  /** Runs a test file that defines the tests of suites, in the runner itself. */
  async function tested(options: string) {
    writeIn(project, "suites.test.mjs", `import { suite } from "${module}";\nawait suite(${options});\n`);
    const { exit, stdout, stderr, leftovers } = await started(...args);
    return { exit, output: stripVTControlCharacters(stdout + stderr), leftovers };
  }

  it("passes if the suite passes", async () => {
    const { exit, output, leftovers } = await tested(`{ tag: ["smoke"] }`);
    expect(output).toMatch(/[✓✔] .*knows Oslo \(weather @ 2025-11-25\)/);
    expect({ exit, leftovers }).toEqual({ exit: 0, leftovers: [] });
  });

  it("shows every test, the place and difference of a failure, and why one is skipped", async () => {
    const { exit, output, leftovers } = await tested(`{ paths: ["a.mcptest.yaml"] }`);
    expect({ exit, leftovers }).toEqual({ exit: 1, leftovers: [] });
    expect(output).toMatch(/[✓✔] .*knows Oslo \(weather @ 2025-11-25\)/);
    expect(output).toMatch(/[×✖] .*tells rain \(weather @ 2025-11-25\)/);
    expect(output).toMatch(/[↓﹣] .*comes later \(weather @ 2025-11-25\).*no server in Tromsø yet/);
    expect(output).toMatch(/Error: result\.content\[0\]\.text: expected ".*", got ".*" \[ASSERT-EXACT\]/);
    expect(output).toMatch(/diff: +-Rainy in Bergen today\+Sunny in «secret:TOKEN»/);
    // The place is in the stack, where editors and vitest look for it.
    expect(output).toMatch(/(at|❯) \S*a\.mcptest\.yaml:19:9/);
    expect(output).not.toContain("swordfish");
  });

  it("shows what is wrong in a suite", async () => {
    const { exit, output } = await tested(`{ paths: ["wrong.yaml"] }`);
    expect(exit).toBe(1);
    expect(output).toContain(" --> wrong.yaml:1:8\n");
    expect(output).toContain(" = fix: ");
  });

  it("fails if the run does, although no test failed", async () => {
    const { exit, output } = await tested(`{ tag: ["nowhere"] }`);
    expect(exit).toBe(1);
    expect(output).toContain("Error: No test was selected.");
  });
});

it("defineTests() takes the functions of any runner", async () => {
  const code = `import { defineTests } from "mcptest/runner";
const tests = [];
await defineTests(
  { describe: (name, define) => define(), it: (name, test) => tests.push([name, test]), after: (hook) => tests.push(["end", hook]) },
  { paths: ["a.mcptest.yaml"] },
);
for (const [name, test] of tests) {
  let ended = "passed";
  const skip = (reason) => { ended = reason; };
  await test({ skip }).catch((error) => { ended = error.message.split("\\n")[0]; });
  console.log(\`\${name}: \${ended}\`);
}
`;
  writeIn(project, "own.mjs", code);
  const { exit, stdout } = await started("own.mjs");
  expect(exit).toBe(0);
  expect(stdout).toBe(`knows Oslo (weather @ 2025-11-25): passed
tells rain (weather @ 2025-11-25): result.content[0].text: expected "Rainy in Bergen today", got "Sunny in «secret:TOKEN»" [ASSERT-EXACT]
comes later (weather @ 2025-11-25): no server in Tromsø yet
end: passed
`);
});

it("the recipe for vitest passes", async () => {
  const page = textIn(root, "docs/recipes.md");
  const names = ["database.mcptest.yaml", "mcp.test.js"];
  for (const name of names) {
    const [, text = ""] = new RegExp(`\`\`\`\\w+\n(\\S+ ${name}\n.*?)\`\`\``, "s").exec(page) ?? [];
    writeIn(project, name, text);
  }
  writeIn(project, "shop.mjs", textIn(root, "examples/recipes/shop.mjs"));
  const { exit, stdout } = await started("node_modules/vitest/vitest.mjs", "run", "mcp.test.js");
  expect(stripVTControlCharacters(stdout)).toMatch(/Tests +2 passed/);
  expect(exit).toBe(0);
  for (const name of [...names, "shop.mjs"]) rmSync(join(project, name));
});
