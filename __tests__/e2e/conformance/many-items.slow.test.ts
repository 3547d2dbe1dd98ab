import { describe, expect, it } from "vitest";
import {
  checkJunit,
  folderWith,
  jsonIn,
  measured,
  mostMemory,
  type Ruled,
  resultsIn,
  root,
  textIn,
} from "../../support/harness.js";
import { partOf, WHOLE } from "../../support/whole.js";

const MANY = WHOLE ? 12_000 : 2_000;
const serverOf = (...args: (string | number)[]) => `node ${root}__tests__/servers/many-server.mjs ${args.join(" ")}`;

describe(`mcptest compliance run on a server with ${MANY} faulty tools, resources, templates and prompts`, () => {
  const checked = (...flags: string[]) =>
    measured(["compliance", "run", "--server-command", serverOf(MANY, "faulty"), ...flags]);

  it("judges each, lists a thousand of a kind, and counts the others", async () => {
    const { code, stdout, peakMiB } = await checked("--format", "json");
    expect(code).toBe(1);
    expect(peakMiB).toBeLessThan(mostMemory(450));
    const { rules }: { rules: Ruled[] } = JSON.parse(stdout);
    const sums = new Map<string, number>();
    for (const { id, count = 1 } of rules) sums.set(id, (sums.get(id) ?? 0) + count);
    expect(sums.get("SCH-REQUIRED-UNKNOWN")).toBe(MANY);
    expect(sums.get("TOOL-ANNOTATIONS")).toBe(MANY);
    expect(sums.get("SCH-MIME-TYPE")).toBe(2 * MANY);
    const wrong = rules.filter(({ id }) => id === "SCH-REQUIRED-UNKNOWN");
    expect(wrong).toHaveLength(1_001);
    expect(wrong.at(-1)).toMatchObject({ status: "failed", subject: "others", count: MANY - 1_000 });
  });

  it("counts the others in a run too", async () => {
    const server = ["node", `${root}__tests__/servers/many-server.mjs`, `${MANY}`, "faulty"];
    const checks = [{ name: "required", check: "SCH-REQUIRED-UNKNOWN" }];
    const cwd = folderWith({ "a.mcptest.yaml": { servers: { many: { command: server } }, compliance: checks } });
    expect((await measured(["run", "--reporter", "json=r.json"], cwd)).code).toBe(1);
    const [test] = resultsIn(`${cwd}/r.json`).tests;
    expect(test?.failures).toHaveLength(1_001);
    expect(test?.failures.at(-1)).toMatchObject({ rule_id: "SCH-REQUIRED-UNKNOWN", count: MANY - 1_000 });
  });

  // Of a small one, most of the cost is that of a start.
  it.each(WHOLE ? [MANY] : [])("takes no more for each of %d than on a smaller server", async (many) => {
    const cost = async (count: number) => {
      const run = ["compliance", "run", "--server-command", serverOf(count, "faulty"), "--format", "minimal"];
      return (await measured(run)).cpuMs;
    };
    const small = await cost(many / 4);
    // Quadratic costs would be 16 times as much.
    expect(await cost(many)).toBeLessThan(small * 4 * 1.5);
  });

  it("knows the failures that a baseline does not list", async () => {
    const file = `${folderWith({})}/mcptest.baseline.json`;
    expect((await checked("--format", "minimal", "--update-baseline", "--baseline", file)).code).toBe(0);
    const { entries } = jsonIn(file) as { entries: { test_id: string }[] };
    expect(entries.map(({ test_id: id }) => id)).toContain("corpus::server::TOOL-ANNOTATIONS::others");
    // The first tools are gone, so others are listed.
    const fewer = ["compliance", "run", "--server-command", serverOf(MANY, "faulty", "none", 500)];
    expect((await measured([...fewer, "--baseline", file, "--format", "minimal"])).code).toBe(0);
  });

  it.each(partOf(["html", "junit", "sarif", "pretty"], 2))("writes whole reports: %s", async (format) => {
    const { code, stdout, peakMiB } = await checked("--format", format);
    expect(code).toBe(1);
    expect(stdout).toContain("TOOL-ANNOTATIONS");
    expect(peakMiB).toBeLessThan(mostMemory(450));
  });
});

describe(`a server with ${MANY} tools`, () => {
  const server = serverOf(MANY, "alike");

  it.each<[string, string[], number[]]>([
    ["discover", ["discover", "--format", "json"], [0]],
    ["fuzz", ["fuzz", "--runs", "1", "--for", "5s"], [0]],
    // How many of the rules that it breaks are judged in so short a time depends on the machine.
    ["audit", ["audit", "--budget", "5s"], [0, 1, 2]],
  ])("does not keep %s busy", async (_, args, wanted) => {
    const { code, peakMiB } = await measured([...args, "--server-command", server]);
    expect(wanted).toContain(code);
    expect(peakMiB).toBeLessThan(mostMemory(400));
  });

  it("has a suite with a baseline, and a contract that drifts", async () => {
    const suite = (count: number) => `servers:
  many: { command: [node, ${root}__tests__/servers/many-server.mjs, "${count}", alike] }
tools:
  - { name: one, tool: t5 }
  - { name: two, tool: t${MANY - 1_000} }
`;
    const cwd = folderWith({ "a.mcptest.yaml": suite(MANY), "b.mcptest.yaml": suite(1_000) });
    expect((await measured(["run", "a.mcptest.yaml", "--update-baseline"], cwd)).code).toBe(0);
    const reports = ["--reporter", "json=r.json", "--reporter", "junit=r.xml", "--reporter", "html=r.html"];
    const baseline = ["--baseline", "mcptest.baseline.json"];
    const drifted = await measured(["run", "b.mcptest.yaml", ...baseline, ...reports], cwd);
    expect(drifted.code).toBe(0);
    const results = resultsIn(`${cwd}/r.json`);
    expect(results.drift).toHaveLength(1_000);
    checkJunit(`${cwd}/r.xml`, results);
    expect(drifted.peakMiB).toBeLessThan(mostMemory(400));
    const covered = await measured(["coverage", "a.mcptest.yaml", "--format", "json"], cwd);
    expect(JSON.parse(covered.stdout)).toMatchObject({ exercised: 2, total: 4 * MANY });
  });

  it("is listed once in a session for all tests that ask for its tools", async () => {
    const numbers = [1, 2, 3, 4, 5];
    const suite = {
      servers: { many: { command: ["node", `${root}__tests__/servers/many-server.mjs`, "50", "alike", "lists.log"] } },
      tools: [
        ...numbers.map((at) => ({ name: `bad ${at}`, tool: `t${at}`, negative_path: { checks: ["wrong_type"] } })),
        ...numbers.map((at) => ({ name: `any ${at}`, tool: `t${at}`, fuzz: { cases: 1 } })),
        ...numbers.map((at) => ({ name: `again ${at}`, tool: `t${at}`, resend: 1, verify: [{ tool: `t${at}` }] })),
      ],
    };
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    expect((await measured(["run"], cwd)).code).toBe(0);
    expect(textIn(`${cwd}/lists.log`)).toBe("tools/list\n");
  });

  it("is listed once in each session that is fuzzed", async () => {
    const cwd = folderWith({});
    const args = ["fuzz", "--runs", "1", "--server-command", serverOf(50, "alike", "lists.log")];
    expect((await measured(args, cwd)).code).toBe(0);
    const lists = textIn(`${cwd}/lists.log`).trim().split("\n");
    expect(lists.length).toBeLessThan(5);
  });
});
