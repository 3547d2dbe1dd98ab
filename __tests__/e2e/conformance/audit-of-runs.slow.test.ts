import { describe, expect, it } from "vitest";
import type { Results, TestRow } from "../../../src/core/generated/results.js";
import { mcptestHere, root, runIn, runSuite } from "../../support/harness.js";
import { folderWith } from "../../support/temporary.js";

const GREETER = { command: ["node", `${root}__tests__/servers/greeter.mjs`] };
const servers = { good: GREETER, bad: { command: [...GREETER.command, "throws"] } };

/** The row of the test on a server that ran. */
function rowOf({ tests }: Results, server: string, block = "compliance"): TestRow {
  const [row, ...others] = tests.filter((one) => {
    return one.server === server && one.block === block && one.status !== "skipped";
  });
  expect(others).toEqual([]);
  return row!;
}

describe("check: audit", () => {
  const compliance = [{ name: "has no bug", check: "audit", server: ["good", "bad"] }];

  it("fails for what is broken, with the frames; what is less certain is a finding", async () => {
    const { code, results } = await runSuite({ servers, compliance });
    expect(code).toBe(1);
    const good = rowOf(results, "good");
    expect(good).toMatchObject({ status: "passed", failures: [], corpus: { score: expect.any(Number) } });
    expect(good.holds).toContain("AUDIT-EXCEPTION");
    expect(good.audit?.tools).toEqual([
      { name: "greet", calls: expect.any(Number), accepted: expect.any(Number) },
      { name: "forget", calls: 0, accepted: 0, withheld: "its annotations say that it is destructive" },
    ]);
    expect(good.audit?.left).toEqual([]);
    const bad = rowOf(results, "bad");
    expect(bad.failures).toMatchObject([
      {
        ...{ rule_id: "AUDIT-EXCEPTION", tier: "broken", severity: "must", taxonomy_ids: [] },
        evidence: expect.stringMatching(/^→ .*"greet".*"tone":"loud".*\n← .*Cannot read properties/),
        snippet: { text: expect.stringContaining("audit") },
      },
    ]);
    expect(bad.holds).not.toContain("AUDIT-EXCEPTION");
    for (const { findings } of [good, bad]) {
      expect(findings.map(({ rule_id, tier }) => [rule_id, tier])).toContainEqual(["DESC-TITLE-MISSING", "advice"]);
      const ofServer = findings.filter(({ sdk }) => sdk === undefined);
      expect(ofServer.filter(({ tier }) => tier === undefined || tier === "broken")).toEqual([]);
      expect(findings.filter(({ gates }) => gates)).toEqual([]);
    }
  });

  it("fails for what is suspicious too, if it is to", async () => {
    const corpus = `${root}__tests__/servers/corpus/server.mjs`;
    const refusing = { refusing: { command: ["node", corpus, "legacy", "FAULT-START-REVISION"] } };
    const audit = { name: "nothing is suspicious", check: "audit", tools: ["echo"] };
    const codes = [];
    for (const more of [{}, { fail_on: "suspicious" }]) {
      const { code, results } = await runSuite({ servers: refusing, compliance: [{ ...audit, ...more }] });
      const { failures, findings } = rowOf(results, "refusing");
      expect([...failures, ...findings].map(({ rule_id }) => rule_id)).toContain("FAULT-START-REVISION");
      codes.push(code);
    }
    expect(codes).toEqual([0, 1]);
  });

  it("goes as far as it is asked to, and `validate --print` shows how far", async () => {
    const some = [{ name: "some tools", check: "audit", tools: ["g*t"], budget: "2m", seed: 7, fail_on: "broken" }];
    const folder = folderWith({ "suite.yaml": { servers: { good: GREETER }, compliance: some } });
    const { stdout } = await mcptestHere(["validate", "suite.yaml", "--print"], { cwd: folder });
    expect(stdout).toContain("budget: 2m\n");
    expect(stdout).toContain("seed: 7\n");
    expect(stdout).toContain("fail_on: broken\n");
    const { code, results } = await runIn(folder, ["suite.yaml"]);
    expect(code).toBe(0);
    expect(rowOf(results, "good").audit?.tools.map(({ name }) => name)).toEqual(["greet"]);
  });

  it("is errored if no tool has the name that it asks for", async () => {
    const none = [{ name: "no tool", check: "audit", tools: ["greet", "nobody"] }];
    const { code, results } = await runSuite({ servers: { good: GREETER }, compliance: none });
    expect(code).toBe(2);
    expect(rowOf(results, "good").failures).toMatchObject([{ message: expect.stringContaining("nobody") }]);
  });

  it("goes by a baseline with its rules, like other tests", async () => {
    const entries = ["good", "bad"].map((server) => ({ rule_id: "AUDIT-EXCEPTION", server, status: "failed" }));
    const folder = folderWith({ "suite.yaml": { servers, compliance }, "known.json": { version: 1, entries } });
    const { code, results } = await runIn(folder, ["suite.yaml", "--baseline", "known.json"]);
    expect(code).toBe(0);
    expect(rowOf(results, "bad")).toMatchObject({ status: "failed", baseline: "known" });
    expect(results.findings.filter(({ rule_id }) => rule_id === "BASELINE-STALE")).toMatchObject([{ server: "good" }]);
  });
});

describe("--audit", () => {
  it("audits each live server once, at the newest revision, whatever is selected", async () => {
    const tools = [{ name: "greets", tool: "greet", args: { name: "Ada" }, server: "good" }];
    const folder = folderWith({
      "a.mcptest.yaml": { servers, tools, target_versions: ["2025-11-25", "2025-06-18"] },
      "b.mcptest.yaml": { servers: { good: GREETER } },
    });
    const { results } = await runIn(folder, [".", "--audit", "--filter", "nobody"]);
    const ran = results.tests.filter(({ status }) => status !== "skipped");
    expect(ran.map(({ name, status, target_version: version }) => [name, status, version])).toEqual([
      ["audit of good", "passed", "2025-11-25"],
      ["audit of bad", "failed", "2025-11-25"],
    ]);
    // The place is that of the server.
    const [failure] = rowOf(results, "bad").failures;
    expect(failure?.snippet?.text).toContain("bad");
    expect(failure?.location.file).toBe("a.mcptest.yaml");
  });

  it("needs no suite if flags name a server", async () => {
    const command = servers.bad.command.join(" ");
    const { code, results } = await runIn(folderWith({}), ["--audit", "--server-command", command]);
    expect(code).toBe(1);
    expect(rowOf(results, "server")).toMatchObject({ name: "audit of server", status: "failed" });
  });
});
