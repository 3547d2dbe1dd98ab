import { describe, expect, it } from "vitest";
import { CLI, folderWith, mcptestHere, runIn, textIn } from "../../support/harness.js";

const MOCK = `name: shop
tools:
  - { name: find, inputSchema: { type: object }, response: found }
  - { name: buy, inputSchema: { type: object }, response: bought }
  - { name: refund, inputSchema: { type: object }, response: refunded }
prompts:
  - { name: greet, messages: [{ role: user, content: { type: text, text: hello } }] }
resources:
  - { uri: "shop://terms", name: terms, text: none }
`;
const servers = { shop: { command: ["node", CLI, "mock", "mock.yaml"] } };
const finds = { name: "finds", tool: "find" };
const skipped = { name: "buys nothing", tool: "refund", skip: "not ready" };
const cwd = folderWith({
  "a.mcptest.yaml": { servers, tools: [finds, skipped], prompts: [{ name: "greets", prompt: "greet" }] },
  "b.mcptest.yaml": { servers, tools: [{ name: "buys", tool: "buy", negative_path: { checks: ["unknown_tool"] } }] },
  "mock.yaml": MOCK,
});
const read = (name: string) => textIn(cwd, name);

const SUMMARY = "coverage: 3 of 5 tools, resources and prompts are used";
const UNUSED = "shop: 3 of 5; unused: tool refund, resource shop://terms";

describe("run --coverage", () => {
  it("says in results and in the summary what no test of any file used", async () => {
    const files = ["pretty", "markdown=summary.md", "html=page.html"].flatMap((file) => ["--reporter", file]);
    const { results, ...ran } = await runIn(cwd, ["--coverage", ...files]);
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    const [find, buy, refund] = ["find", "buy", "refund"].map((name) => ({ kind: "tool", name }));
    const terms = { kind: "resource", name: "shop://terms" };
    const greet = { kind: "prompt", name: "greet" };
    expect(results.servers.map((server) => server.coverage)).toEqual([
      { exercised: [find, greet], missing: [buy, refund, terms] },
      { exercised: [buy], missing: [find, refund, terms, greet] },
    ]);
    expect(ran.stdout).toContain(`${SUMMARY}\n  ${UNUSED}\n`);
    expect(read("summary.md")).toContain(`<summary>${SUMMARY}</summary><pre>  ${UNUSED}</pre>`);
    expect(read("page.html")).toContain('["Coverage","3 of 5 of shop"]');
  });

  it("says the same of merged shards", async () => {
    for (const i of [1, 2]) {
      await mcptestHere(["run", "--coverage", "--shard", `${i}/2`, "--reporter", `json=${i}.json`], { cwd });
    }
    const merged = await mcptestHere(["report", "2.json", "1.json"], { cwd });
    expect(merged.stdout).toContain(`${SUMMARY}\n  ${UNUSED}\n`);
  });

  it("fails the run below the percentage of --min", async () => {
    const { results, ...low } = await runIn(cwd, ["--min", "61", "--reporter", "pretty"]);
    expect(low).toMatchObject({ code: 1, stderr: "" });
    const message = "The tests use 3 of 5 tools, resources and prompts, which is less than 61 %.";
    expect(low.stdout).toContain(`RUNNER-COVERAGE: ${message}`);
    expect(results.findings).toMatchObject([{ rule_id: "RUNNER-COVERAGE", message, gates: true }]);
    expect(await mcptestHere(["run", "--min", "60"], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });

  it("counts a call whose answer is lost on purpose", async () => {
    const lost = { name: "buys", tool: "buy", wire_fault: "drop_response", verify: [{ tool: "find" }] };
    const folder = folderWith({ "suite.yaml": { servers, tools: [lost] }, "mock.yaml": MOCK });
    const { results } = await runIn(folder, ["suite.yaml", "--coverage"]);
    expect(results.tests).toMatchObject([{ status: "passed" }]);
    expect(results.servers[0]?.coverage?.exercised.map(({ name }) => name)).toEqual(["buy", "find"]);
  });

  it("refuses --min of a shard, which has only some of the tests", async () => {
    const ran = await mcptestHere(["run", "--min", "60", "--shard", "1/2"], { cwd });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("`--min` does not go with `--shard`");
  });

  it("is not asked for otherwise: no list is requested, and no report mentions it", async () => {
    const { results, stdout, stderr } = await runIn(cwd, ["--reporter", "pretty", "--debug"]);
    expect(results.servers.map(({ coverage }) => coverage)).toEqual([undefined, undefined]);
    expect(stdout).not.toContain("coverage");
    expect(stderr).not.toContain("prompts/list");
  });
});
