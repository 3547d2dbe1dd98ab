import { describe, expect, it } from "vitest";
import { LAB_MUTANTS, LAB_UNKNOWNS, NOT_AT } from "../../servers/lab-mutants.js";
import { failedIn, filesIn, folderWith, judged, mcptestHere, root, runIn, textIn } from "../../support/harness.js";
import { partOf, WHOLE } from "../../support/whole.js";

const example = textIn(`${root}examples/lab.mcptest.yaml`);
/** The example's server, and one of the official SDK with the same tools. */
const OWN = example.replace("cwd: lab", `cwd: ${root}examples/lab`);
const RULES_TEST = "every rule about tokens";
const REVISIONS = Object.keys(NOT_AT);
const SDK = `${example}compliance:\n  - { name: ${RULES_TEST}, check: AUTH }\n`
  .replace("[node, server.mjs]", `[node, ${root}__tests__/servers/sdk-protected-server.mjs]`)
  .replace("cwd: lab", `cwd: ${root}`)
  .replace("    auth:\n", "    safe_calls: [write]\n    auth:\n")
  .replace("\n\ntools:", '\n        implies: { "notes:all": ["notes:write"] }\n\ntools:')
  .replace(
    "        AUDIENCE: ${auth.audience}\n",
    [
      ...["audience", "introspection_url", "upstream_url", "client_id", "client_secret"].map(
        (name) => `        ${name.toUpperCase()}: \${auth.${name}}\n`,
      ),
      "        MUTANT: ${MUTANT:-}\n",
    ].join(""),
  );
const HEAD = SDK.slice(0, SDK.indexOf("\ntools:") + 1);
const REPORTS = ["json", "junit", "html", "markdown", "pretty", "tap"].flatMap((name) => [
  ...["--reporter", `${name}=out/results.${name}`],
]);

async function run(suite: string, { env = {}, flags = [] }: { env?: NodeJS.ProcessEnv; flags?: string[] } = {}) {
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  const args = ["--verbose", "--debug", "--capture", "captures", "--reporter", "pretty", ...REPORTS, ...flags];
  const ran = await runIn(cwd, args, { TMPDIR: cwd, ...env });
  return { ...ran, failed: failedIn(ran), files: Object.fromEntries(filesIn(cwd)) };
}

/** The results of the rules about tokens; no output has one. */
async function judge(suite: string, revision: string, env: NodeJS.ProcessEnv = {}) {
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  const flags = ["a.mcptest.yaml", "--target-version", revision, "--rules", "AUTH-*"];
  const { code, stdout, stderr, results: rules } = await judged(flags, { cwd, env });
  expectNoTokens({ stdout, stderr });
  return { code, rules };
}

/** No token, whole or in part, in base64 neither: each has a payload that starts with a brace and a quote. */
function expectNoTokens({ stdout, stderr, files = {} }: { stdout: string; stderr: string; files?: object }): void {
  for (const text of [stdout, stderr, ...Object.values(files)]) expect(text).not.toMatch(/(?:eyJ|ZXlK)[\w-]{10,}/);
}

describe("a suite with a lab", () => {
  it.each([
    ["a small server", OWN],
    ["a server of the official SDK", SDK],
  ])("passes for %s, and every report says who called", async (_, suite) => {
    const ran = await run(suite);
    expect([ran.code, ran.failed, ran.leftovers]).toEqual([0, [], []]);
    expect(ran.results.summary.passed).toBeGreaterThanOrEqual(19);
    const shown = ["notes as bob", "notes with expires_in: -10m", "notes without a token"];
    for (const format of ["json", "junit", "html", "pretty"])
      for (const label of shown) expect(ran.files[`results.${format}`]).toContain(label);
    expect(ran.results.servers.map(({ name }) => name)).toEqual(["notes", "notes as bob"]);
    expectNoTokens(ran);
  });

  it.each(partOf(Object.entries(LAB_MUTANTS), 8))(
    "fails for the mutant %s by its own tests and rules",
    async (MUTANT, { tests = [], rules, since = "" }) => {
      const newest = REVISIONS.findLast((revision) => !rules.some((rule) => NOT_AT[revision]!.includes(rule)))!;
      const revisions = WHOLE ? REVISIONS : [newest];
      const ran = await run(`target_versions: ${JSON.stringify(revisions)}\n${SDK}`, { env: { MUTANT } });
      for (const revision of revisions) {
        const rows = ran.results.tests.filter(({ target_version }) => target_version === revision);
        const broken = rules.filter((rule) => revision >= since && !NOT_AT[revision]!.includes(rule));
        const failed = rows.filter(({ status }) => status !== "passed").map(({ name }) => name);
        expect([revision, failed]).toEqual([revision, [...tests, ...(broken.length > 0 ? [RULES_TEST] : [])]]);
        const judged = rows.find(({ name }) => name === RULES_TEST);
        expect(new Set(judged?.failures.map(({ rule_id }) => rule_id))).toEqual(new Set(broken));
      }
      expectNoTokens(ran);
    },
  );

  it.each(partOf(REVISIONS, 2))("passes every rule at %s", async (revision) => {
    const { rules, code } = await judge(SDK, revision);
    expect([code, rules.filter(({ status }) => status !== "passed" && status !== "skipped")]).toEqual([0, []]);
    const skipped = rules.filter(({ id, status }) => status === "skipped" && /TOKEN|SESSION|SCOPE|PASS/.test(id));
    expect(skipped.map(({ id }) => id)).toEqual(NOT_AT[revision]);
  });

  it.each(partOf(Object.entries(LAB_UNKNOWNS), 3))(
    "is not judged where it shows nothing: %s",
    async (MUTANT, unknown) => {
      const { tools = "{ write: [notes:write] }", unverified, code: expected = 0 } = unknown;
      const suite = SDK.replace(/tools:\s+write: .*/, `tools: ${tools}`);
      const { code, rules } = await judge(suite, "2025-11-25", { MUTANT });
      expect(rules.filter(({ status }) => status === "failed")).toEqual([]);
      const open = rules.filter(({ status }) => status === "unverified").map(({ id }) => id);
      expect([code, [...new Set(open)].sort()]).toEqual([expected, [...unverified].sort()]);
    },
  );

  it.each([
    ["", "passed", []],
    ["users", "failed", ["ISO-ANSWER"]],
  ])("is judged by what its users see of one another, at both eras (%s): %s", async (MUTANT, status, broken) => {
    const eras = `target_versions: ["2025-11-25", "2026-07-28"]\n`;
    const ran = await run(`${eras}${HEAD}compliance:\n  - { name: users, check: ISO }\n`, { env: { MUTANT } });
    const rows = ran.results.tests;
    expect(rows.map((row) => row.status)).toEqual([status, status]);
    for (const { failures } of rows) expect(failures.map(({ rule_id }) => rule_id)).toEqual(broken);
    expectNoTokens(ran);
  });

  it("shows neither tokens nor secrets that its server leaks", async () => {
    const tests = `tools:
  - { name: leak, tool: leak, expect: { "result.content[0].text": nothing } }
  - { name: bad, tool: leak, token: { scopes: [notes:read] }, expect: { "result.content[0].text": nothing } }
  - { name: upstream, tool: upstream, expect: { "result.content[0].text": nothing } }
  - { name: revoked, tool: whoami, token: { revoked: true }, expect: { http.status: 200 } }
  - { name: in the address, tool: whoami, token: { in: query } }
`;
    const ran = await run(`${HEAD}${tests}`, { env: { MUTANT: "passthrough" } });
    expect(ran.failed).toEqual(["leak", "bad", "upstream", "in the address"]);
    expectNoTokens(ran);
    for (const mark of ["«secret:lab_client_secret» «secret:lab_token»", "Bearer «secret:lab_token»"])
      expect(ran.files["results.json"]).toContain(mark);
  });

  it("knows a token that was revoked, where its server introspects", async () => {
    const test = "tools:\n  - { name: a, tool: whoami, token: { revoked: true }, expect: { http.status: 401 } }\n";
    expect((await run(`${HEAD}${test}`)).code).toBe(0);
    expect((await run(`${HEAD}${test}`, { env: { MUTANT: "introspection" } })).failed).toEqual(["a"]);
  });

  it("says what was answered where a test expects something else", async () => {
    const tests = `tools:
  - { name: bare, tool: whoami, token: { expires_in: -10m } }
  - { name: read, tool: whoami, token: { expires_in: -10m }, expect: { "result.content[0].text": alice } }
  - { name: late, tool: write, args: { note: a }, token: { scopes: [notes:read] } }
`;
    const { code, results } = await run(`${HEAD}${tests}`);
    const messages = results.tests.map(({ failures: [first] }) => first?.message);
    const rejected = "the server answered with HTTP 401";
    const absent = `${rejected}; there is nothing at result.content[0].text`;
    expect([code, messages]).toEqual([1, [rejected, absent, "the server answered with HTTP 403"]]);
  });
});

describe("the clients of one server", () => {
  const steps = (list: string) => `tools:\n  - name: a\n    steps:\n${list}`;

  it("use one process, which starts again for all of them", async () => {
    const tests = `${steps("      - { tool: write, args: { note: hers } }\n      - { tool: read, as: bob }\n")}
  - { name: dies, tool: die, as: bob }
  - { name: forgot, tool: read, expect: { "result.content[0].text": nothing } }
  - { name: bob again, tool: whoami, as: bob, expect: { "result.content[0].text": bob } }
`;
    const { failed, results, leftovers } = await run(`${HEAD}${tests}`);
    expect([failed, leftovers]).toEqual([["dies"], []]);
    expect(results.tests.find(({ name }) => name === "dies")?.failures[0]?.rule_id).toBe("FAULT-LIFECYCLE-CRASH");
  });

  it("get a new process for each test if the suite says so", async () => {
    const tests = `run_options: { restart_policy: per_test }
tools:
  - { name: writes, tool: write, args: { note: hers } }
  - { name: bob, tool: whoami, as: bob }
  - { name: forgot, tool: read, expect: { "result.content[0].text": nothing } }
`;
    expect((await run(`${HEAD}${tests}`)).failed).toEqual([]);
  });

  it("work at once, in compositions too", async () => {
    const tests = `run_options: { parallel: servers }
tools:
  - { name: alice, tool: whoami, expect: { "result.content[0].text": alice } }
  - { name: bob, tool: whoami, as: bob, expect: { "result.content[0].text": bob } }
compliance:
  - { name: the tools of alice, check: tools/list }
  - { name: the tools of bob, check: tools/list, as: bob }
compositions:
  - name: both
    nodes:
      - { id: first, tool: whoami }
      - { id: second, tool: whoami, as: bob, needs: [first] }
      - { id: third, tool: whoami, token: { key: other } }
    expect: { nodes.first.output: alice, nodes.second.output: bob, nodes.third.status: error }
`;
    const { failed, results } = await run(`${HEAD}${tests}`);
    expect(failed).toEqual([]);
    // They are one server, whose tools do not hide each other.
    expect(results.findings.filter(({ rule_id }) => rule_id.startsWith("COMP-"))).toEqual([]);
  });
});

it("a flag that replaces the token leaves nobody for the tests to be", async () => {
  const tests = "tools:\n  - { name: a, tool: whoami, as: bob }\n";
  const flags = ["--server-auth-bearer-env", "TOKEN"];
  const { code, results } = await run(`${HEAD}${tests}`, { flags, env: { TOKEN: "abcdefghijklmnop" } });
  expect(code).toBe(2);
  expect(results.causes?.[0]?.failures[0]?.message).toContain("has no `auth.lab`");
});

it("a corpus run has a token in every session, and a server of its own in those that may end it", async () => {
  const cwd = folderWith({ "a.mcptest.yaml": SDK });
  const { stdout, leftovers } = await mcptestHere(["compliance", "run", "a.mcptest.yaml", "--verbose"], { cwd });
  expect(stdout).toMatch(/grade [AB], \d+ of 100/);
  expect(stdout).not.toContain("could not be opened");
  expect(leftovers).toEqual([]);
});

it("validate prints what can be run", async () => {
  const cwd = folderWith({ "a.mcptest.yaml": OWN });
  const { stdout, code } = await mcptestHere(["validate", "a.mcptest.yaml", "--print"], { cwd });
  expect(code).toBe(0);
  expect((await run(stdout)).failed).toEqual([]);
});
