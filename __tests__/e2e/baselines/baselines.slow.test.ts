import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import {
  existsIn,
  folderWith,
  jsonIn,
  mcptestHere,
  root,
  steady,
  textIn,
  valid,
  writeIn,
} from "../../support/harness.js";

const SERVER = `${root}__tests__/servers/answers-server.mjs`;
const FILE = "mcptest.baseline.json";
const search = {
  name: "search",
  description: "Searches.",
  inputSchema: { type: "object", properties: { query: { type: "string" } }, required: ["query"] },
};

/** A test, with what the answer must be; it is `done`. */
type Test = { name: string; text: string; also?: unknown[]; rest?: object };
const passing = (...names: string[]): Test[] => names.map((name) => ({ name, text: "done" }));
const failing = (...names: string[]): Test[] => names.map((name) => ({ name, text: "never" }));

let folder = "";
beforeEach(() => {
  folder = folderWith({});
});

function write(tests: Test[], { tools = [search] as object[], rest = {}, server = {} } = {}) {
  const command = [process.execPath, SERVER, JSON.stringify({ tools, log: join(folder, "calls.txt") })];
  const suite = {
    servers: { calc: { command, ...server } },
    ...rest,
    tools: tests.map(({ name, text, also = [], rest: more }) => ({
      name,
      tool: "search",
      args: { query: "x" },
      expect: [{ target: "result.content[0].text", matcher: { exact: text } }, ...also],
      ...more,
    })),
  };
  writeIn(folder, "suite.yaml", JSON.stringify(suite, null, 2));
}

async function run(...flags: string[]) {
  const reporters = ["--reporter", "json=results.json", "--reporter", "pretty"];
  const ended = await mcptestHere(["run", "suite.yaml", ...reporters, ...flags], { cwd: folder });
  const file = join(folder, "results.json");
  const results = existsSync(file) ? (jsonIn(file) as Results) : undefined;
  rmSync(file, { force: true });
  return { ...ended, results: results! };
}

const baseline = () => valid("baseline", jsonIn(folder, FILE));

function states({ tests }: Results) {
  return tests.map(({ name, status, baseline: state }) => [name, status, state]);
}

const also = { target: "result.content[0].type", matcher: { exact: "image" } };

describe("a run with a baseline", () => {
  it("writes what fails, and is then green", async () => {
    write([...passing("good"), ...failing("bad")]);
    expect((await run()).code).toBe(1);
    const written = await run("--update-baseline");
    expect(written.code).toBe(0);
    expect(states(written.results)).toEqual([
      ["good", "passed", undefined],
      ["bad", "failed", "known"],
    ]);
    const failures = [{ rule_id: "ASSERT-EXACT", target: "result.content[0].text", matcher: "exact" }];
    expect(baseline()).toMatchObject({
      version: 1,
      entries: [{ test_id: "suite.yaml::tools::bad::calc", status: "failed", failures }],
      contract: { calc: { tools: [search], prompts: [], resources: [] } },
      durations: { "suite.yaml::tools::bad::calc": expect.any(Number) },
    });
    const text = textIn(folder, FILE);
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);

    await run("--update-baseline");
    expect(textIn(folder, FILE)).toBe(text);
    const compared = await run("--baseline", FILE);
    expect([compared.code, states(compared.results)]).toEqual([0, states(written.results)]);
    expect(compared.results.summary).toMatchObject({ failed: 1, new_failures: 0, known_failures: 1, fixed: 0 });
    expect(compared.results).toMatchObject({ drift: [], findings: [], run: { baseline: FILE } });
  });

  it("tells a new failure, a known one, a fixed one and a pass apart", async () => {
    write([...failing("known", "fixed"), ...passing("new", "passes")]);
    await run("--update-baseline");
    write([{ name: "known", text: "another value" }, ...passing("fixed"), ...failing("new"), ...passing("passes")]);
    const { code, results, stdout } = await run("--baseline", FILE);
    expect(code).toBe(1);
    expect(states(results)).toEqual([
      ["known", "failed", "known"],
      ["fixed", "passed", "fixed"],
      ["new", "failed", "new"],
      ["passes", "passed", undefined],
    ]);
    expect(results.summary).toMatchObject({ failed: 2, new_failures: 1, known_failures: 1, fixed: 1 });
    await expect(steady(stdout, folder)).toMatchFileSnapshot("../../golden/e2e/baselines/four-cells.txt");
  });

  it("knows a failure with one assertion less, and no other", async () => {
    const bad = (name: string, more: unknown[]) => ({ name, text: "never", also: more });
    write([bad("less", [also]), bad("more", []), bad("errors", [])]);
    await run("--update-baseline");
    write([
      bad("less", []),
      bad("more", [also]),
      { name: "errors", text: "never", also: [{ target: "result", matcher: { cel: "value.none.at > 0" } }] },
    ]);
    const { code, results, stdout } = await run("--baseline", FILE);
    expect(states(results)).toEqual([
      ["less", "failed", "known"],
      ["more", "failed", "new"],
      ["errors", "errored", undefined],
    ]);
    expect(code).toBe(2);
    expect(stdout).toContain(`new failure: other than the one in the baseline at ${FILE}:`);
  });

  it("keeps reason and tracking, and shows them", async () => {
    write(failing("bad"));
    await run("--update-baseline");
    const edited = baseline();
    Object.assign(edited.entries[0]!, { reason: "the index is empty", tracking: "https://example.com/7" });
    writeIn(folder, FILE, JSON.stringify(edited));
    write(failing("bad", "worse"));
    expect((await run("--update-baseline")).code).toBe(0);
    expect(baseline().entries).toMatchObject([{ reason: "the index is empty", tracking: "https://example.com/7" }, {}]);
    const { stdout } = await run("--baseline", FILE);
    expect(stdout).toContain("~ bad (calc) known failure: the index is empty (https://example.com/7)");
  });

  it("names the lines of stale entries, which fail a strict run alone", async () => {
    write(failing("fixed", "gone", "skipped"));
    await run("--update-baseline");
    write([
      { name: "fixed", text: "done" },
      { name: "skipped", text: "never", rest: { skip: "not today" } },
    ]);
    const { code, results } = await run("--baseline", FILE);
    const lines = textIn(folder, FILE).split("\n");
    const stale = results.findings.map(({ rule_id, gates }) => [rule_id, gates]);
    expect([code, stale]).toEqual([0, Array(2).fill(["BASELINE-STALE", false])]);
    for (const { message, location } of results.findings) {
      const { line, end_line } = location!;
      const entry = lines
        .slice(line - 1, end_line)
        .join("\n")
        .replace(/,$/, "");
      const { test_id } = JSON.parse(entry) as { test_id: string };
      const why = test_id.includes("::fixed::") ? "passes now" : "is not in its suite";
      expect(message).toBe(`${test_id} ${why}: delete lines ${line} to ${end_line} of ${FILE}`);
    }
    const strict = await run("--baseline", FILE, "--strict-baseline");
    expect(strict.code).toBe(1);
    await expect(steady(strict.stdout, folder)).toMatchFileSnapshot("../../golden/e2e/baselines/stale.txt");
  });

  it("leaves what was not selected as it was", async () => {
    write(failing("one", "two"));
    await run("--update-baseline");
    const { code, results } = await run("--baseline", FILE, "--strict-baseline", "--filter", "one");
    expect([code, results.findings]).toEqual([0, []]);
    write([...passing("one"), ...failing("two")]);
    expect((await run("--update-baseline", "--filter", "one")).code).toBe(0);
    expect(baseline().entries).toMatchObject([{ test_id: "suite.yaml::tools::two::calc" }]);
  });

  it("reads rules in YAML, with reasons", async () => {
    write(failing("bad"));
    writeIn(
      folder,
      "known.yaml",
      "server:\n  - INV-007\n  - rule_id: ASSERT-EXACT\n    reason: wrong text\n    tracking: BUG-1\n",
    );
    const { code, results, stdout } = await run("--baseline", "known.yaml");
    expect([code, states(results)]).toEqual([0, [["bad", "failed", "known"]]]);
    expect(stdout).toContain("known failure: wrong text (BUG-1)");
    expect(results.findings.map(({ message, location }) => [message, location?.line])).toEqual([
      ["INV-007 no longer fails: delete line 2 of known.yaml", 2],
    ]);
  });

  it("shows it in every report", async () => {
    write([...failing("known", "works again"), ...passing("new")]);
    await run("--update-baseline");
    const edited = baseline();
    for (const entry of edited.entries) Object.assign(entry, { reason: "the index is empty", tracking: "BUG-1" });
    writeIn(folder, FILE, `${JSON.stringify(edited, null, 2)}\n`);
    const changed = {
      ...search,
      inputSchema: { ...search.inputSchema, properties: { query: {} } },
      description: "Finds.",
    };
    const news = { name: "new", text: "never", rest: { args: { query: "x", limit: 1 } } };
    write([...failing("known"), ...passing("works again"), news], { tools: [changed] });
    const names = ["minimal", "github", "markdown", "junit", "tap", "sarif"];
    await run("--baseline", FILE, ...names.flatMap((name) => ["--reporter", `${name}=report.${name}`]));
    for (const name of names) {
      const text = steady(textIn(folder, `report.${name}`), folder);
      const shown = name === "sarif" ? JSON.stringify(JSON.parse(text), null, 2) : text;
      const stable = shown.replace(
        /time(?:stamp)?="[^"]*"|"startTimeUtc": "[^"]*"|duration_ms: .*|"mcptest\/v1": "[^"]*"/g,
        "TIME",
      );
      await expect(`${stable}\n`).toMatchFileSnapshot(`../../golden/e2e/baselines/report.${name}`);
    }
  });
});

it.each<[string, string, string, string[]]>([
  ["missing", "", "", ["--baseline", "none.json"]],
  ["not-json", "b.json", "{", ["--baseline", "b.json"]],
  ["version", "b.json", '{"version": 2, "entries": []}', ["--baseline", "b.json"]],
  ["form", "b.json", '{"version": 1, "entries": [{"test": 1}]}', ["--baseline", "b.json"]],
  ["rule", "b.json", '{"version": 1, "entries": [\n  {"rule_id": "INV-999"}\n]}', ["--baseline", "b.json"]],
  ["yaml-rule", "b.yaml", "server:\n  - INV-002\n  - INV-999\n", ["--baseline", "b.yaml"]],
  ["yaml-form", "b.yaml", "rules: []\n", ["--baseline", "b.yaml"]],
  ["yaml-update", "b.yaml", "server: []\n", ["--baseline", "b.yaml", "--update-baseline"]],
  ["strict", "", "", ["--strict-baseline"]],
])("a baseline that cannot be used %s: nothing runs", async (name, file, text, flags) => {
  write(passing("good"));
  if (file) writeIn(folder, file, text);
  const { code, stdout, stderr } = await run(...flags);
  expect([code, stdout, existsIn(folder, "calls.txt")]).toEqual([2, "", false]);
  await expect(steady(stderr, folder)).toMatchFileSnapshot(`../../golden/e2e/baselines/wrong-${name}.txt`);
});

describe("drift", () => {
  const good = passing("good");
  const properties = { query: { type: "string" }, limit: { type: "integer" } };
  const strictSearch = { ...search, inputSchema: { type: "object", properties, required: ["query", "limit"] } };
  const tests = [{ name: "good", text: "done", rest: { args: { query: "x", limit: 1 } } }];

  it("warns by default, and fails if asked to", async () => {
    write(good);
    await run("--update-baseline");
    write(tests, { tools: [strictSearch, { ...search, name: "added" }] });
    const { code, results } = await run("--baseline", FILE);
    expect(code).toBe(0);
    expect(results.drift).toEqual([
      {
        ...{ server: "calc", target_version: null, kind: "tool", name: "search", class: "breaking", gates: false },
        ...{ path: "/inputSchema/properties/limit", after: { type: "integer" } },
        message: "tool `search`: the required argument `limit` was added",
      },
      expect.objectContaining({ kind: "tool", name: "added", class: "compatible", message: "tool `added` was added" }),
    ]);
    expect(results.findings.map(({ rule_id }) => rule_id)).toEqual(["DRIFT-BREAKING", "DRIFT-COMPATIBLE"]);

    const failing = await run("--baseline", FILE, "--drift", "fail");
    expect(failing.code).toBe(1);
    await expect(steady(failing.stdout, folder)).toMatchFileSnapshot("../../golden/e2e/baselines/drift.txt");
    const off = await run("--baseline", FILE, "--drift", "off");
    expect([off.code, off.results.drift]).toEqual([0, []]);
    write(tests, { tools: [strictSearch], rest: { run_options: { drift: "fail" } } });
    expect((await run("--baseline", FILE)).code).toBe(1);
    expect((await run("--update-baseline")).code).toBe(0);
    expect((await run("--baseline", FILE)).code).toBe(0);
  });

  it("fails for a description that changed, and for what is new, if any change may fail it", async () => {
    const rest = { run_options: { drift: { changes: "any" } } };
    write(good, { rest });
    await run("--update-baseline");
    expect((await run("--baseline", FILE)).code).toBe(0);
    write(good, { tools: [{ ...search, description: "As of today." }], rest });
    expect((await run("--baseline", FILE)).code).toBe(1);
    write(good, { tools: [search, { ...search, name: "added" }], rest });
    expect((await run("--baseline", FILE)).code).toBe(1);
    expect((await run("--baseline", FILE, "--drift", "warn")).code).toBe(0);
    write(good, { tools: [search, { ...search, name: "added" }] });
    expect((await run("--baseline", FILE, "--drift", "fail")).code).toBe(0);
    expect((await run("--baseline", FILE, "--drift", "any")).code).toBe(1);
    writeFileSync(join(folder, "mcptest.config.yaml"), "drift: any\n");
    expect((await run("--baseline", FILE)).code).toBe(1);
    rmSync(join(folder, "mcptest.config.yaml"));
  });

  it("ignores what the suite calls volatile", async () => {
    const server = { volatile: ["result.tools[*].description"] };
    write(good, { server });
    await run("--update-baseline");
    expect(baseline().contract?.calc?.tools).toEqual([{ name: search.name, inputSchema: search.inputSchema }]);
    write(good, { server, tools: [{ ...search, description: "As of today." }] });
    expect((await run("--baseline", FILE)).results.drift).toEqual([]);
  });

  it("is none where a name is the value of a secret that the baseline was made without", async () => {
    const tools = [search, { ...search, name: "unguessable-4711" }];
    write(good, { tools });
    await run("--update-baseline");
    write(good, { tools, server: { env: { API_TOKEN: "unguessable-4711" } } });
    expect((await run("--baseline", FILE)).results.drift).toEqual([]);
    const diff = await mcptestHere(["diff", FILE, "suite.yaml"], { cwd: folder });
    expect(diff).toMatchObject({ code: 0, stdout: expect.not.stringContaining("removed") });
  });

  const deep = JSON.parse(`${'{"items":'.repeat(200)}{}${"}".repeat(200)}`);
  it.each([
    ["does not list its tools", { error: { code: -32603, message: "broken" } }, "answered with an error"],
    [
      "lists one that is nested too deeply",
      { result: { tools: [{ ...search, inputSchema: deep }] } },
      "an item is nested more than 195 levels deep",
    ],
    ["lists its tools without end", { result: { tools: [search], nextCursor: "again" } }, "it does not end"],
  ])("cannot judge a server that %s", async (_, list, why) => {
    write(good);
    await run("--update-baseline");
    const suite = jsonIn(folder, "suite.yaml");
    suite.servers.calc.command[2] = JSON.stringify({ tools: [search], list });
    writeIn(folder, "suite.yaml", JSON.stringify(suite));
    const warned = await run("--baseline", FILE);
    expect([warned.code, warned.results.drift]).toEqual([0, []]);
    expect(warned.stdout).toContain(`the server's contract is unknown: tools/list: ${why}`);
    const diff = await mcptestHere(["diff", FILE, "suite.yaml"], { cwd: folder });
    expect(diff).toMatchObject({ code: 2, stderr: expect.stringContaining(why) });
    expect((await run("--baseline", FILE, "--drift", "fail")).code).toBe(2);
  });
});
