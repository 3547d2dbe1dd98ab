import { describe, expect, it } from "vitest";
import { serveTokens } from "../../servers/token-server.mjs";
import { existsIn, folderWith, jsonIn, killOnce, mcptest, mcptestHere, root, textIn } from "../../support/harness.js";
import { fuzz, SERVER } from "./fuzz-support.js";

describe("fuzz", () => {
  it("finds nothing in a server that validates", async () => {
    const { code, report, leftovers } = await fuzz("good");
    expect({ code, leftovers }).toEqual({ code: 0, leftovers: [] });
    const [tool] = report.tools;
    expect(tool).toMatchObject({ name: "good", runs: 50, findings: [], not_judged: [] });
    const { clean = 0, rejected_tool = 0, ...others } = tool?.classes ?? {};
    expect(Math.min(clean, rejected_tool)).toBeGreaterThan(10);
    expect(Object.values(others)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it("tells an argument that is evaluated from one that comes back as it was sent", async () => {
    expect((await fuzz("echo")).all).toEqual([]);
    const { code, all } = await fuzz("evaluate");
    expect(code).toBe(0);
    expect(all).toMatchObject([{ class: "injection", rule_id: "FUZZ-INJECTION", args: { text: "$((7919*6007))" } }]);
    expect((await fuzz("evaluate", ["--strict"])).code).toBe(1);
  });

  it("shows the class, the rule and the smallest arguments of each fault", async () => {
    const faults: [tool: string, name: string, rule: string, args: object][] = [
      ["crash", "crash", "FAULT-LIFECYCLE-CRASH", { text: "x".repeat(256) }],
      ["crash-late", "crash", "FAULT-LIFECYCLE-CRASH", { text: "" }],
      ["leak", "leak", "FUZZ-LEAK-STACK", {}],
      ["path", "leak", "FUZZ-LEAK-PATH", {}],
      ["secret", "leak", "FUZZ-LEAK-SECRET", { text: "" }],
      ["output", "output_schema", "INV-013", { text: "", count: 0 }],
      ["violation", "protocol_violation", "INV-005", { text: "" }],
      ["noise", "protocol_violation", "FAULT-TRANSPORT-STDOUT-NOISE", { text: "" }],
      ["internal", "protocol_violation", "FUZZ-INTERNAL-ERROR", { text: "" }],
    ];
    const { code, report } = await fuzz(faults.map(([tool]) => tool).join());
    expect(code).toBe(1);
    for (const [tool, name, rule_id, args] of faults) {
      const { findings = [], classes = {} } = report.tools.find((one) => one.name === tool) ?? {};
      expect(findings, tool).toMatchObject([{ class: name, rule_id, args, reproduced: true, count: classes[name] }]);
    }
  });

  it("says how many tools have no name", async () => {
    const tool = { inputSchema: { type: "object" }, annotations: { readOnlyHint: true } };
    const cwd = folderWith({ "list.json": { tools: [tool, { ...tool, name: 5 }, { ...tool, name: "named" }] } });
    const server = `node ${root}__tests__/servers/listing-server.mjs list.json`;
    const { stderr } = await mcptestHere(["fuzz", "--server-command", server, "--runs", "1"], { cwd });
    expect(stderr).toContain("note: 2 tools without a name: not called");
  });

  it("waits for a server that ends a moment after its answer, before it says that a fault does not come again", async () => {
    const { code, all } = await fuzz("crash-later");
    expect(code).toBe(1);
    expect(all).toMatchObject([
      { class: "crash", reproduced: true, message: expect.stringMatching(/, after its answer$/) },
    ]);
  });

  it("reports what it has found when it is interrupted", async () => {
    const cwd = folderWith({});
    const args = ["fuzz", "--server-command", `node ${SERVER} leak-and-hang`, "--format", "json", "--max-call", "10m"];
    const during = killOnce(() => existsIn(cwd, "hanging"));
    const { code, stdout, leftovers } = await mcptest(args, { cwd, during });
    expect({ code, leftovers }).toEqual({ code: 130, leftovers: [] });
    expect(JSON.parse(stdout).tools).toMatchObject([
      {
        stopped: "it was interrupted",
        classes: { hang: 0, crash: 0 },
        findings: [{ class: "leak", rule_id: "FUZZ-LEAK-STACK", reproduced: false }],
      },
    ]);
  });

  it("does not pass if no answer can be judged", async () => {
    const server = await serveTokens({ refuse: ({ kind }: { kind: string }) => kind === "tools/call" && [401, {}] });
    const { code, stderr } = await mcptestHere([
      "fuzz",
      "--server-url",
      `${server.origin}/mcp`,
      "--target-version",
      "2025-11-25",
    ]);
    await server.close();
    expect(code).toBe(2);
    expect(stderr).toContain("no answer could be judged");
  });

  it("says how far it is, to a pipe too, ends when the time is over, and reports what it has found", async () => {
    const flags = ["--max-call", "10m", "--for", "14s"];
    const { code, report, stderr, leftovers } = await fuzz("leak-and-hang,good", flags);
    expect({ code, leftovers }).toEqual({ code: 1, leftovers: [] });
    expect(stderr).toMatch(/^0 of 2 tools done; calling leak-and-hang\n✗ FUZZ-LEAK-STACK .*\n$/);
    const stopped = "the time of --for was over";
    expect(report.tools).toMatchObject([
      { stopped, findings: [{ class: "leak", rule_id: "FUZZ-LEAK-STACK" }] },
      { stopped, runs: 0 },
    ]);
  });

  it("asks for more time where there was none to call a tool", async () => {
    const { code, stderr } = await mcptest(["fuzz", "--server-command", `node ${SERVER} good`, "--for", "1ms"]);
    expect(code).toBe(2);
    expect(stderr).toContain("the time of --for was over");
    expect(stderr).toContain("fix: Give it more time with --for");
  });

  it("reports what comes before the first call as the server's, and what is steady as seen again", async () => {
    const { code, report } = await fuzz("banner,afterwards");
    expect(code).toBe(1);
    expect(report.findings).toMatchObject([
      { rule_id: "FAULT-TRANSPORT-STDOUT-NOISE", evidence: expect.stringContaining("shop 1.0 is ready") },
    ]);
    expect(report.tools).toMatchObject([
      { name: "banner", findings: [] },
      { name: "afterwards", findings: [{ rule_id: "FAULT-TRANSPORT-STDOUT-NOISE", reproduced: true }] },
    ]);
  });

  it("reports a fault of several tools once", async () => {
    const { all } = await fuzz("crash,crash-always,good");
    expect(all).toMatchObject([{ class: "crash", tool: "crash", tools: ["crash", "crash-always"] }]);
    expect((await fuzz("rmcp,rmcp-too")).all).toMatchObject([{ rule_id: "ERRCHAN-001", tools: ["rmcp", "rmcp-too"] }]);
  });

  it("--error-channel gates rejections on the wrong channel; not what valid calls get too", async () => {
    const ids = async (tool: string, ...flags: string[]) => {
      const { code, all } = await fuzz(tool, flags);
      return [code, ...all.map(({ rule_id }) => rule_id)];
    };
    expect(await ids("rmcp")).toEqual([0, "ERRCHAN-001"]);
    expect(await ids("rmcp", "--error-channel", "fail")).toEqual([1, "ERRCHAN-001"]);
    expect(await ids("rmcp", "--error-channel", "off")).toEqual([0]);
    expect(await ids("closed", "--error-channel", "fail")).toEqual([0]);
  });

  it("reports an invalid call that is accepted; it fails with --strict", async () => {
    const { code, all } = await fuzz("lenient");
    expect(code).toBe(0);
    expect(new Set(all.map(({ rule_id }) => rule_id))).toEqual(new Set(["FUZZ-ACCEPTED-INVALID"]));
    expect(all).toContainEqual(expect.objectContaining({ label: "`text` null", args: { text: null } }));
    expect(all).toContainEqual(expect.objectContaining({ label: "arguments null", args: null }));
    expect((await fuzz("lenient", ["--strict"])).code).toBe(1);
  });

  it("does not call a tool that may destroy, unless it is asked to", async () => {
    const { report, code, stderr } = await fuzz("destructive,good,unsaid", ["--tools", "{destruct*,unsaid}"]);
    const [says, saysNothing] = [
      "its annotations say that it is destructive",
      "it may destroy: no annotation says that it does not",
    ];
    expect(report.tools).toMatchObject([
      { name: "destructive", runs: 0, stopped: says },
      { name: "unsaid", runs: 0, stopped: saysNothing },
    ]);
    // Nothing is known of the server.
    expect(code).toBe(2);
    expect(stderr).toContain("0 of 2 tools called");
    expect(stderr).toContain(`${says}; ${saysNothing}`);
    expect(stderr).toContain("fix: Allow some with --safe-call");
    for (const flags of [["--allow-destructive"], ["--safe-call", "des*"]]) {
      const { report: asked } = await fuzz("destructive", flags);
      expect(asked.tools[0]?.classes.crash).toBe(3);
    }
    const suite = { servers: { s: { command: ["node", SERVER, "destructive"], safe_calls: ["destructive"] } } };
    const cwd = folderWith({ "a.mcptest.yaml": JSON.stringify(suite) });
    const safe = await mcptestHere(["fuzz", "a.mcptest.yaml", "--format", "json"], { cwd });
    expect(JSON.parse(safe.stdout).tools[0].classes.crash).toBe(3);
  });

  it("one seed, one report; another seed, other arguments", async () => {
    const tools = "lenient,good,crash,output,internal";
    const first = await fuzz(tools);
    expect((await fuzz(tools)).stdout).toBe(first.stdout);
    const other = await fuzz("lenient", ["--seed", "2"]);
    const labels = ({ report }: typeof other) => report.tools[0]?.findings.map(({ label }) => label);
    expect(labels(other)).not.toEqual(labels(first));
  });

  it("saves a test for each finding, which fails as long as the fault is there", async () => {
    const { cwd, stderr, all } = await fuzz("crash,leak,output,lenient,internal", ["--save", "fuzzed.mcptest.yaml"]);
    expect(stderr).toContain(`saved ${all.length} tests in fuzzed.mcptest.yaml`);
    const env = { SERVICE_TOKEN: "tok-0123456789abcdef" };
    const ran = await mcptestHere(["run", "fuzzed.mcptest.yaml", "--reporter", "json=r.json"], { cwd, env });
    expect(ran.code).toBe(1);
    const { tests, summary } = jsonIn(cwd, "r.json");
    expect(summary).toMatchObject({ total: all.length, failed: all.length });
    expect(tests[0].name).toBe("crash: crash (FAULT-LIFECYCLE-CRASH)");
    // A second time, they are added beside those that are there.
    const again = ["fuzz", "fuzzed.mcptest.yaml", "--tools", "internal", "--save", "fuzzed.mcptest.yaml"];
    expect(await mcptestHere(again, { cwd, env })).toMatchObject({ code: 1 });
    expect(textIn(cwd, "fuzzed.mcptest.yaml")).toContain("internal: protocol_violation (FUZZ-INTERNAL-ERROR) (2)");
  });

  it("for a person: one line for each tool, the worst first", async () => {
    const args = ["fuzz", "--server-command", `node ${SERVER} good,crash,lenient,rmcp`];
    const ran = await mcptestHere(args, { cwd: folderWith({}) });
    await expect(`${ran.stdout}--- exit ${ran.code}\n`).toMatchFileSnapshot("../../golden/e2e/fuzz/pretty.txt");
  });

  it.each([
    [["--tools", "none*"], "--tools none* matches no tool"],
    [["--tools", "g*", "--tools", "goood"], "Did you mean `good`?"],
    [["--runs", "0"], "--runs"],
    [["--save", "tests.txt"], "tests.txt is not a suite"],
    [["--server-command", "no-such-program"], "the server did not start"],
  ])("%s is an error", async (flags, message) => {
    const ran = await mcptestHere(["fuzz", "--server-command", `node ${SERVER}`, ...flags], { cwd: folderWith({}) });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain(message);
  });
});
