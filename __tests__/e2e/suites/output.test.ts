import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reporterNames } from "../../../src/report/registry.js";
import {
  CLI,
  faultServer,
  folderWith,
  jsonIn,
  logServer,
  mcptest,
  mcptestHere,
  resultsIn,
  root,
  runSuite,
  steady,
  textIn,
  writeIn,
} from "../../support/harness.js";
import { failure, finding, results, row } from "../../support/results.js";
import { MOCK, SUITE } from "./weather.js";

const files = { "a.mcptest.yaml": SUITE, "mock.yaml": MOCK };

describe("whole outputs", () => {
  it.each([
    ["run", []],
    ["run-verbose", ["--verbose"]],
    ["run-minimal", ["--reporter", "minimal"]],
  ])("%s", async (name, args) => {
    const cwd = folderWith(files);
    const ran = await mcptest(["run", "a.mcptest.yaml", ...args], { cwd, env: { city: "Turin" } });
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
    expect(ran.stderr).toBe("a.mcptest.yaml: the environment variable city overrides the suite's variable\n");
    // Which server was slower differs from run to run.
    const text = steady(ran.stdout, cwd).replace(
      /(?<=slowest first\n)(.*\n)(.*\n)/,
      (lines) => lines.trimEnd().split("\n").sort().join("\n") + "\n",
    );
    await expect(text).toMatchFileSnapshot(`../../golden/e2e/${name}.txt`);
  });

  it("a value of .env over a variable is shown at the start, with its path", async () => {
    const cwd = folderWith({ ...files, ".env": "city=Turin\n" });
    const ran = await mcptestHere(["run", "a.mcptest.yaml", "--tag", "none", "--pass-with-no-tests"], { cwd });
    expect(ran.stderr).toContain("a.mcptest.yaml: city in .env overrides the suite's variable\n");
  });

  it("the overrides of servers are named as they are given: flags, variables and settings", async () => {
    const cwd = folderWith({
      ...files,
      "mcptest.config.yaml": "header: { X-A: b }\nwait-for-ready: 5s\nserver-url: http://old\n",
    });
    const env = { MCPTEST_SERVER_URL: "http://127.0.0.1:1/mcp", MCPTEST_CONNECT_TIMEOUT: "1", KEY: "unguessable-8812" };
    const flags = [
      "--header-env",
      "X-B=KEY",
      "--http-timeout",
      "5",
      "--insecure-skip-verify",
      "--wait-for-ready",
      "http://a",
    ];
    const ran = await mcptestHere(["run", "--tag", "none", "--pass-with-no-tests", ...flags], { cwd, env });
    expect(ran.stderr).toContain(
      ": MCPTEST_SERVER_URL, the configuration's header X-A, --header-env X-B, --insecure-skip-verify, --http-timeout, MCPTEST_CONNECT_TIMEOUT, --wait-for-ready\n",
    );
  });

  it("an error of an env file names the path that was tried", async () => {
    const cwd = folderWith(files);
    const ran = await mcptestHere(["run", "--dotenv", "ci/none.env"], { cwd });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain(`Tried ${join(cwd, "ci/none.env")}.`);
  });

  it("report --fleet: one table of many repositories, the worst first", async () => {
    const at = (day: number) => ({
      run: { ...results([]).run, id: `${day}`, started_at: `2026-01-0${day}T03:04:05Z` },
    });
    const failed = row({ name: "<b>divides</b>", status: "failed", failures: [failure()] });
    const good = results([row()], at(2));
    const cwd = folderWith({
      "fleet/octo/calc/mcptest-results-test-0a1b2c3d-1/results.json": results([row(), failed], {
        ...at(3),
        findings: [finding({ gates: true, message: "<script> @everyone" })],
      }),
      // An older run of the same tests, and what else is in an artifact.
      "fleet/octo/calc/mcptest-results-test-0a1b2c3d-2/results.json": results([row()], at(1)),
      "fleet/octo/calc/mcptest-results-test-0a1b2c3d-2/capture.json": {},
      "fleet/octo/weather/results.json": { ...good, summary: { ...good.summary, score: { score: 92, grade: "A" } } },
      "fleet/maps.json": "{",
      "fleet/shop.json": results([row({ status: "unverified" }), row({ name: "other" })], at(1)),
    });
    const run = (...args: string[]) => mcptestHere(["report", "--fleet", "fleet", ...args], { cwd });
    const { code, stdout, stderr } = await run();
    expect([code, stderr]).toEqual([2, ""]);
    await expect(stdout).toMatchFileSnapshot("../../golden/e2e/fleet.md");
    expect(await run("--reporter", "html=fleet.html")).toMatchObject({ code, stdout: "", stderr });
    await expect(textIn(cwd, "fleet.html")).toMatchFileSnapshot("../../golden/e2e/fleet.html");

    for (const [name, wanted] of [
      ["octo/weather", 0],
      ["none", 2],
    ] as const) {
      expect((await mcptestHere(["report", "--fleet", `fleet/${name}`], { cwd })).code).toBe(wanted);
    }
    const refused = await run("--reporter", "junit");
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("a fleet has no such report")]);
  });

  it("validate", async () => {
    const cwd = folderWith(files);
    expect(await mcptestHere(["validate"], { cwd })).toMatchObject({
      code: 0,
      stdout: "a.mcptest.yaml: 4 tests, 1 server\n",
      stderr: "",
    });
    const printed = await mcptestHere(["validate", "--print"], { cwd });
    expect(printed.code).toBe(0);
    await expect(steady(printed.stdout, cwd)).toMatchFileSnapshot("../../golden/e2e/validate-print.yaml");
  });

  it("validate --strict: a warning is an error", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE.replace('"2025-06-18", ', '"2026-03-26", '), "mock.yaml": MOCK });
    const lax = await mcptestHere(["validate"], { cwd });
    expect(lax.code).toBe(0);
    expect(lax.stderr).toContain("warning: no published revision has the name 2026-03-26\n --> a.mcptest.yaml:8:19");
    const strict = await mcptestHere(["validate", "--strict"], { cwd });
    expect(strict).toMatchObject({ code: 2, stdout: "" });
    expect(strict.stderr).toContain("error: no published revision has the name 2026-03-26");
  });

  it.each([
    ...["", "run", "eval", "validate", "mock", "report", "schema", "discover", "init", "call", "coverage", "record"],
    ...["replay", "migrate", "diff", "audit", "serve"],
  ])("%s --help", async (command) => {
    const ran = await mcptestHere([...(command === "" ? [] : [command]), "--help"]);
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    await expect(ran.stdout).toMatchFileSnapshot(`../../golden/e2e/help/${command || "mcptest"}.txt`);
  });

  it.each(["run", "eval", "audit", "init", "discover", "call", "load", "fuzz", "compliance run", "record", "diff"])(
    "%s --help fits a screen, and --help --all names every option and its variable",
    async (command) => {
      const { stdout } = await mcptestHere([...command.split(" "), "--help"]);
      expect(stdout.trimEnd().split("\n").length).toBeLessThanOrEqual(45);
      const [, count] = /^All (\d+) options/m.exec(stdout) ?? [];
      const all = await mcptestHere([...command.split(" "), "--help", "--all"]);
      expect(all.stdout.match(/^ {2}(-\w, )?--?\w/gm)).toHaveLength(Number(count));
      expect(all.stdout).toContain("MCPTEST_SERVER_URL");
    },
  );

  it("--version", async () => {
    const { version } = jsonIn(`${root}package.json`) as { version: string };
    expect(await mcptest(["--version"])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  it.each([
    ["suite", "v1.json"],
    ["results", "results.v1.json"],
    ["capture", "capture.v1.json"],
    ["mock", "mock.v1.json"],
  ])("schema %s", async (name, file) => {
    const ran = await mcptestHere(["schema", name]);
    expect(ran).toMatchObject({ code: 0, stderr: "", stdout: textIn(`${root}schemas/${file}`) });
  });

  it("schema of what has none", async () => {
    expect(await mcptestHere(["schema", "toString"])).toMatchObject({ code: 2, stdout: "" });
  });
});

it("report a file without results", async () => {
  const cwd = folderWith({ "a.json": "{}", "b.json": "[" });
  for (const file of ["a.json", "b.json", "none.json"]) {
    const ran = await mcptestHere(["report", file], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain("= fix: ");
  }
});

describe("report comes to the exit code of the run, and says why", () => {
  const skipped = 'tools: [{ name: a, tool: t, skip: true, expect: { "result.content[0].text": hi } }]\n';
  const suite = `servers: { s: { command: [node, server.mjs] } }\n${skipped}`;
  const mocked = `servers: { s: { command: [node, "${CLI}", mock, mock.yaml, --revision, "2025-06-18"] } }\n`;
  const unverified = `${mocked}compliance: [{ name: a, check: tools/list }, { name: b, check: INV-013 }]\n`;
  const elsewhere = `${mocked}tools: [{ name: a, tool: forecast, only_versions: ["2024-11-05"] }]\n`;
  const unfit = `${mocked}${skipped}target_versions: ["2025-11-25"]\n`;
  const deferred = `${mocked}agents: [{ name: a, model: claude-haiku-4-5, servers: [s], prompt: hi }]\n`;
  const empty = "Nothing was judged: each test was skipped or could not be verified.";
  it.each<[string, string, string[], number, string]>([
    ["--allow-empty", suite, ["--allow-empty"], 0, ""],
    ["--allow-empty of a shard", suite, ["--allow-empty", "--shard", "1/1"], 0, ""],
    ["--pass-with-no-tests", suite, ["--filter", "none", "--pass-with-no-tests"], 0, ""],
    ["nothing to judge", suite, [], 2, empty],
    ["no test of the server's revision", elsewhere, [], 2, empty],
    ["no test of the suite's revision", `${elsewhere}target_versions: ["2025-11-25"]\n`, [], 2, empty],
    ["a server without the suite's revision", unfit.replace("skip: true, ", ""), [], 1, ""],
    ["nothing selected", suite, ["--filter", "none"], 2, "No test was selected."],
    ["not strict", unverified, [], 0, ""],
    ["--strict", unverified, ["--strict"], 1, "1 test could not be verified, and the run is strict."],
    ["no model", deferred, [], 0, ""],
    ["--require-models", deferred, ["--require-models"], 2, "1 test needed a model, and models are required."],
  ])("%s", async (_, text, flags, code, reason) => {
    const cwd = folderWith({ "a.mcptest.yaml": text, "mock.yaml": MOCK });
    const first = await mcptestHere(["run", "--reporter", "json=r.json", "--reporter", "pretty", ...flags], { cwd });
    expect(first).toMatchObject({ code });
    const ran = await mcptestHere(["report", "r.json", "--reporter", "json=again.json"], { cwd });
    expect(ran).toMatchObject({ code, stderr: reason && `${reason}\n`, stdout: "" });
    expect(resultsIn(cwd, "again.json").run).toEqual(resultsIn(cwd, "r.json").run);
    const closing = (stdout: string) =>
      stdout
        .trimEnd()
        .split("\n")
        .at(-1)
        ?.replace(/[\d.]+ m?s/, "N ms");
    expect(closing(first.stdout)?.toLowerCase()).toContain(reason.replace(/\.$/, "").toLowerCase());
    expect(closing((await mcptestHere(["report", "r.json"], { cwd })).stdout)).toBe(closing(first.stdout));
  });

  it("a shard that is missing", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    await mcptestHere(["run", "--reporter", "json=r.json", "--shard", "1/2"], { cwd });
    const ran = await mcptestHere(["report", "r.json", "--reporter", "json=again.json"], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toMatch(/^RUNNER-SHARD-MISSING: The results of shard 2\/2 are missing\.$/m);
  });
});

describe("secrets of the environment", () => {
  const suite = `servers: { s: { command: [node, "${logServer}", log.txt] } }
tools:
  - { name: "prints \${MY_TOKEN}", tool: environment, expect: { "result.content[0].text": nothing } }
  - { name: echoes, tool: wait, args: { label: "\${MY_TOKEN}" }, expect: { "result.content[0].text": nothing } }
`;

  it("too short to be hidden: reported by name", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    const ran = await mcptest(["run"], { cwd, env: { MY_TOKEN: "abc" } });
    expect(ran.stderr).toBe("MY_TOKEN is shorter than 8 characters: it is not hidden.\n");
  });

  it("not given what stands in for a secret that is not set", async () => {
    const variables = "variables: { api_token: { from_env: API_TOKEN, default: none } }";
    const args = `{ a: "\${GH_TOKEN:-none}", b: "\${api_token}" }`;
    const cwd = folderWith({
      "mock.yaml": MOCK,
      "a.mcptest.yaml": `servers: { weather: { command: [node, "${CLI}", mock, mock.yaml] } }
${variables}
tools: [{ name: a, tool: get_weather, args: ${args} }]
`,
    });
    const lines = (ran: { stderr: string }) => ran.stderr.split("\n").filter((line) => line.includes("shorter"));
    expect(lines(await mcptest(["run"], { cwd }))).toEqual([]);
    const env = { GH_TOKEN: "abc", API_TOKEN: "abcd" };
    expect(lines(await mcptest(["run"], { cwd, env })).toSorted()).toEqual([
      "API_TOKEN is shorter than 8 characters: it is not hidden.",
      "GH_TOKEN is shorter than 8 characters: it is not hidden.",
    ]);
  });
});

it("--debug shows every frame on stderr, one line each, with server and purpose", async () => {
  const cwd = folderWith({
    "mock.yaml": MOCK,
    "a.mcptest.yaml": `servers: { weather: { command: [node, "${CLI}", mock, mock.yaml] } }
tools:
  - { name: a, tool: forecast, args: { city: "O\\u009bslo\\n" } }
  - { name: b, tool: sleepy, timeout_ms: 200 }
`,
  });
  const ran = await mcptest(["--debug", "run"], { cwd });
  expect(ran.code).toBe(1);
  const shown = ran.stderr
    .replace(/after \d+ ms/g, "after N ms")
    .replace(/"version":"[\d.]+"\}\}\}/g, '"version":"V"}}}');
  await expect(shown).toMatchFileSnapshot("../../golden/e2e/debug.txt");
});

describe("text of a hostile writer does not steer the terminal", () => {
  it("in a results file", async () => {
    const cwd = folderWith(files);
    await mcptestHere(["run", "--reporter", "json=a.json"], { cwd });
    const text = textIn(cwd, "a.json").replaceAll("forecast tells rain", "\\u001b[2Jgone\\u0007");
    writeIn(cwd, "a.json", text);
    const ran = await mcptestHere(["report", "a.json"], { cwd });
    expect(ran.code).toBe(1);
    expect(ran.stdout).not.toMatch(/[\u0007\u001b]/);
  });

  const name = "evil\\n::error::x\\e[2J\\u202e##[group]y";
  const calls = `servers: { s: { command: [node, none.mjs] } }\ntools: [{ name: "${name}", tool: a }]\n`;

  it.each([
    ["tests as --list shows them", calls, ["run", "--list"]],
    ["the whole of it as --print shows it", calls, ["validate", "--print"]],
    ["errors", `"${name}": 1\n${calls}`, ["run"]],
  ])("in a suite: %s", async (_, suite, args) => {
    const { stdout, stderr } = await mcptestHere(args, { cwd: folderWith({ "a.mcptest.yaml": suite }) });
    expectHarmless(stdout + stderr);
  });

  const said = "evil\u009b31m\u202e##[group]y";
  const server = ["--server-command", `node ${root}__tests__/servers/leaky-server.mjs says.json`];
  it.each([
    ["discover", ["discover", ...server, "--format", "json"]],
    ["call", ["call", "x", ...server, "--format", "json"]],
    ["compliance run", ["compliance", "run", ...server, "--format", "json"]],
    ["validate", ["validate", "a.yaml", "--format", "json"]],
    ["a report of a run", ["run", "b.yaml", "--reporter", "json"]],
  ])("in JSON, which says it all the same: %s", async (_, args) => {
    const offers = { initialize: { serverInfo: { name: said, version: "1" } } };
    const says = { tools: [], plants: { x: { answer: { error: { code: 1, message: said } } } }, offers };
    const suite = { servers: { s: { command: ["node", `${root}__tests__/servers/leaky-server.mjs`, "says.json"] } } };
    const tools = [{ name: said, tool: "x" }];
    const cwd = folderWith({ "says.json": says, "a.yaml": { [said]: 1 }, "b.yaml": { ...suite, tools } });
    const { stdout } = await mcptestHere(args, { cwd });
    expectHarmless(stdout);
    expect(JSON.stringify(JSON.parse(stdout))).toContain(said);
  });
});

/** Neither a terminal nor a runner obeys anything in it. */
function expectHarmless(text: string): void {
  expect(text).toContain("evil");
  expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]|^\s*::|##\[/m);
}

it("--reporter github names files as the workspace knows them", async () => {
  const cwd = folderWith({ "packages/a/a.mcptest.yaml": SUITE, "packages/a/mock.yaml": MOCK });
  const args = ["run", "--filter", "rain", "--reporter", "github"];
  const ran = await mcptestHere(args, { cwd: join(cwd, "packages/a"), env: { GITHUB_WORKSPACE: cwd } });
  expect(ran.stdout).toMatch(/^::error file=packages\/a\/a\.mcptest\.yaml,line=/);
});

it.each([
  ["a target of no other flag", "--server-target shop", "error: `--server-target` changes nothing"],
  ["durations without a shard", "--shard-by results.json", "error: `--shard-by` needs `--shard`"],
  ["a path of an unset variable", "", "error: a path is empty"],
  ["files to watch without --watch", "--watch-path src/**", "error: `--watch-path` needs `--watch`"],
  ["watching a list", "--list --watch", "error: `--list` and `--watch` exclude each other"],
  ["a report of a list", "--list --reporter json=a.json", "error: `--list` and `--reporter` exclude each other"],
  ["a list that updates", "--list -u", "error: `--list` and `--update-snapshots` exclude each other"],
  [
    "two files with the same path",
    "--reporter json=a.out --reporter junit=./a.out",
    "--reporter json=a.out and --reporter junit=./a.out",
  ],
  ["two reports on stdout", "--reporter pretty --reporter json", "error: two reports would be mixed on stdout"],
  ["a folder, for a report", "--reporter json=out", "error: cannot write CWD/out", "It is a folder"],
  ["a folder, for a capture", "--capture out", "error: cannot write CWD/out", "It is a folder"],
  ["a file, for recordings", "--record mock.yaml", "error: cannot write CWD/mock.yaml", "It is not a folder"],
  ["what is below a file", "--reporter json=mock.yaml/x", "error: cannot write CWD/mock.yaml/x", "ENOTDIR"],
])("%s is refused before anything starts", async (_, args, ...said) => {
  const cwd = folderWith({ ...files, "out/kept.txt": "" });
  const ran = await mcptestHere(["run", ...args.split(" ")], { cwd });
  expect(ran).toMatchObject({ code: 2, stdout: "" });
  for (const text of said) expect(ran.stderr.replaceAll(cwd, "CWD")).toContain(text);
});

it("a flag of the configuration waits for the flag that it goes with", async () => {
  const cwd = folderWith({ ...files, "mcptest.config.yaml": "server-target: shop\nshard-by: results.json\n" });
  expect(await mcptestHere(["run", "--list"], { cwd })).toMatchObject({ code: 0 });
});

it("every report says which models the suite of a test is meant for", async () => {
  const { cwd } = await runSuite(
    {
      servers: { s: { command: [process.execPath, faultServer, "ok"] } },
      model_compatibility: ["first-model", "second-model"],
      tools: [{ name: "call", tool: "x", expect: { "result.isError": { exact: 5 } } }],
    },
    reporterNames.flatMap((name) => ["--reporter", `${name}=${name}`]),
  );
  const silent = reporterNames.filter((name) => {
    const text = textIn(cwd, name);
    return !text.includes("call (for first-model") && !text.includes('"model_compatibility":');
  });
  expect(silent).toEqual([]);
});
