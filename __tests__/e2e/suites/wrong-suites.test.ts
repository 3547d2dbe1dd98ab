import { describe, expect, it } from "vitest";
import { existsIn, folderWith, mcptest, mcptestHere, steady } from "../../support/harness.js";

/** A server that would leave a trace if it were started. */
const SERVER = `servers:
  s:
    command: [node, -e, "require('node:fs').writeFileSync('started', '')"]
`;
const TEST = "tools:\n  - name: a\n    tool: x\n";

const wrong: Record<string, Record<string, string>> = {
  "one file, everything at once": {
    "a.mcptest.yaml": `${SERVER}${TEST}    expct: []
    expect:
      - { target: "result.[0", matcher: { exact: 1 } }
      - { target: result, matcher: { regex: "(" } }
      - { target: result, matcher: { cel: "value ==" } }
`,
  },
  "a duplicate key and a missing import, and all the rest": {
    "a.mcptest.yaml": `imports: [none.yaml]\n${SERVER}${TEST}    tool: y
  - { name: a, tool: x }
  - { name: b, tool: x, server: may be in none.yaml, data: { file: none.csv } }
  - { name: c, tool: x, expect: { result: { regex: "(" } } }
`,
  },
  "what cannot be read, and all the rest": {
    "a.mcptest.yaml": `${SERVER}${TEST}    expct: []
  - <<: { name: b, tool: x, args: *nothing }
    timeout_ms: soon
  - { name: c, tool: *nothing, server: t }
  - { name: d, tool: x, *nothing : 1, expect: { result.x: { regex: "(" } } }
`,
    "b.mcptest.yaml": `tools:
  - { name: a, tool: x, expct: [] }
  - { name: b, tool: x, timeout_ms: soon, args: { deep: ${"[".repeat(200)}${"]".repeat(200)} }, expct: [] }
servers: 5
`,
    "c.mcptest.yaml": "servers: [\ntools: 5\n",
  },
  "several files, everything at once": {
    "a.mcptest.yaml": `${SERVER}${TEST}    expct: []\n    timeout_ms: soon\n`,
    "b.mcptest.yaml": `${SERVER}tools:\n  - name: b\n    tool: x\n    expect: { result.x: { regexx: a } }\n`,
    "fine.mcptest.yaml": `${SERVER}${TEST}`,
    "regex.mcptest.yaml": `${SERVER}${TEST}    expect: { result.x: { regex: "(" } }\n`,
  },
};

describe("a wrong suite: exit 2, reported with file, line and fix, nothing started", () => {
  it.each(Object.entries(wrong))("%s", async (title, files) => {
    const cwd = folderWith(files);
    const ran = await mcptest(["run"], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "", leftovers: [] });
    expect(existsIn(cwd, "started")).toBe(false);
    expect(ran.stderr).toMatch(/--> [ab]\.(mcptest\.)?yaml:\d+:\d+/);
    expect(ran.stderr).toContain("= fix: ");
    await expect(steady(ran.stderr, cwd)).toMatchFileSnapshot(
      `../../golden/e2e/wrong/${title.replaceAll(/\W+/g, "-")}.txt`,
    );
    const validated = await mcptestHere(["validate"], { cwd });
    expect(validated).toMatchObject({ code: 2, stdout: "", stderr: ran.stderr });
  });

  it("what only a run needs: `validate` warns of it, and with --strict it is an error", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers:
  web:
    url: "\${BASE_URL}/mcp"
    headers: { X-Key: "\${API_KEY:?ask for a key}" }
    http: { timeout: "\${LIMIT}", tls: { ca_bundle_path: ca.pem } }
  played: { cassette: played.json }
variables: { token: { from_env: MY_TOKEN }, sent: "Bearer \${token}" }
tools:
  - { name: "\${FIRST}", server: web, tool: x, args: { token: "\${sent}" }, timeout_ms: "\${LIMIT}" }
  - { name: "\${SECOND}", server: "\${WHICH}", tool: x, expect: { result: { regex: "^\${START}" } } }
agents: [{ name: b, servers: [web], prompt: x, model: "\${MODEL}" }]
`,
    });
    const titles = ({ stderr }: { stderr: string }, kind: string) =>
      [...stderr.matchAll(new RegExp(`^${kind}: (.*)$`, "gm"))].map(([, title]) => title);
    const missing = [
      ...["`${BASE_URL}` has no value", "ask for a key", "`${LIMIT}` has no value", "the CA bundle cannot be read"],
      ...["the cassette played.json cannot be played", "`${token}` has no value", "`${FIRST}` has no value"],
      ...["`${LIMIT}` has no value", "`${SECOND}` has no value", "`${WHICH}` has no value"],
      ...["`${START}` has no value", "`${MODEL}` has no value"],
    ];
    const validated = await mcptestHere(["validate"], { cwd });
    expect(validated).toMatchObject({ code: 0, stdout: "a.mcptest.yaml: 3 tests, 2 servers\n" });
    expect([titles(validated, "error"), titles(validated, "warning")]).toEqual([[], missing]);
    const strict = await mcptestHere(["validate", "--strict"], { cwd });
    expect([strict.code, titles(strict, "error")]).toEqual([2, missing]);
    const ran = await mcptestHere(["run"], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(titles(ran, "error")).toEqual(expect.arrayContaining(missing));
  });

  it("validate --format json: each problem with its severity, its place and a JSON pointer in its own file", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `imports: [b.yaml]\nvariables: { token: { from_env: MY_TOKEN } }\n${TEST}    args: { t: "\${token}" }
    expect: [{ target: result, matcher: { not: { regex: "(" } } }, { target: result.x, matcher: { exact: 1 }, mesage: a }]\n`,
      "b.yaml": `${SERVER}    headers: { A: b }\ntools:\n  - { name: b, tool: x, save/as~: y }\n`,
    });
    const ran = await mcptestHere(["validate", "--format", "json"], { cwd });
    expect(ran).toMatchObject({ code: 2, stderr: "" });
    const { problems } = JSON.parse(ran.stdout);
    expect(problems.map((problem: Record<string, unknown>) => Object.keys(problem).sort())).toEqual(
      Array(5).fill(["description", "fix", "location", "pointer", "severity", "title"]),
    );
    type Shown = Record<"severity" | "title" | "pointer", string> & { location: { file: string; line: number } };
    expect(
      problems.map((shown: Shown) => [shown.severity, shown.pointer, shown.location.file, shown.location.line]),
    ).toEqual([
      ["error", "/servers/s/headers", "b.yaml", 4],
      ["error", "/tools/0/save~1as~0", "b.yaml", 6],
      ["warning", "/tools/0/args/t", "a.mcptest.yaml", 6],
      ["error", "/tools/0/expect/0/matcher/not/regex", "a.mcptest.yaml", 7],
      ["error", "/tools/0/expect/1/mesage", "a.mcptest.yaml", 7],
    ]);
    const valid = folderWith({ "a.mcptest.yaml": `${SERVER}${TEST}` });
    const { code, stdout } = await mcptestHere(["validate", "--format", "json"], { cwd: valid });
    expect([code, JSON.parse(stdout)]).toEqual([0, { version: 1, problems: [] }]);
  });

  it("an override that fits no server, beside all the rest", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `${SERVER}${TEST}    expct: []\n    expect: { result.x: { regex: "(" } }\n`,
    });
    const args = ["none.yaml", "a.mcptest.yaml", "--server-url", "http://localhost:1/mcp", "--server-target", "other"];
    const ran = await mcptestHere(["run", ...args], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    await expect(steady(ran.stderr, cwd)).toMatchFileSnapshot("../../golden/e2e/wrong/override-and-more.txt");
  });

  it("a path that matches nothing, beside one that does", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": `${SERVER}${TEST}` });
    const ran = await mcptestHere(["run", "a.mcptest.yaml", "b.mcptest.yaml", "none/**/*.yaml"], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(existsIn(cwd, "started")).toBe(false);
    await expect(steady(ran.stderr, cwd)).toMatchFileSnapshot("../../golden/e2e/wrong/paths.txt");
  });

  it("a folder without any suite", async () => {
    const cwd = folderWith({});
    const ran = await mcptestHere(["run"], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    await expect(steady(ran.stderr, cwd)).toMatchFileSnapshot("../../golden/e2e/wrong/no-suite.txt");
    const called = await mcptestHere(["call", "search"], { cwd });
    expect(called).toMatchObject({ code: 2, stdout: "" });
    expect(called.stderr).toContain("Name a server by --from, --server-command or --server-url, or a suite.");
  });
});
