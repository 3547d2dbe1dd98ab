import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serve } from "../../servers/http-fault-server.mjs";
import { checkJunit, faultServer, mcptestHere, root, runFiles, runSuite, textIn } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";

const REPORTERS = ["pretty", "json", "ndjson", "junit", "markdown", "github", "html"];
const ONE = "tools: [{ name: a, tool: x }]\n";

/** Runs two tests at a server that misbehaves in this way, with every report. */
async function run(fault: string, args: readonly string[] = [], run_options = {}) {
  const servers = { faulty: { command: ["node", faultServer, fault] } };
  const tools = ["a", "b"].map((name) => ({ name, tool: "x" }));
  const reporters = REPORTERS.flatMap((name) => ["--reporter", `${name}=report.${name}`]);
  const flags = ["--capture", "capture.json", ...reporters, ...args];
  const { results, ...ran } = await runSuite({ servers, run_options, tools }, flags);
  checkJunit(join(ran.cwd, "report.junit"), results);
  const reports = REPORTERS.map((name) => textIn(ran.cwd, `report.${name}`));
  return { ran, results, reports, capture: textIn(ran.cwd, "capture.json") };
}

describe("what is seen while servers end", () => {
  it.each([
    ["ignore-sigterm", ["FAULT-LIFECYCLE-IGNORES-SIGTERM"], /pid \d+ \([^)]*fault-server\.mjs ignore-sigterm\)/],
    ["setsid-grandchild", ["FAULT-LIFECYCLE-LEFT-CHILD"], /pid \d+ \([^)]*setInterval/],
    ["hidden-grandchild", ["FAULT-LIFECYCLE-LEFT-CHILD"], /pid \d+ \([^)]*setInterval/],
    ["panic-at-sigterm", ["FAULT-LIFECYCLE-PANIC"], /no time to say goodbye/],
    ["noise-at-end", ["FAULT-TRANSPORT-STDOUT-NOISE"], /shutting down/],
  ])("stands in every report, and names what it was: %s", async (fault, rules, shown) => {
    const { ran, results, reports } = await run(fault);
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(results.findings.map(({ rule_id, gates }) => [rule_id, gates])).toEqual(rules.map((rule) => [rule, false]));
    for (const report of reports) {
      for (const rule of rules) expect(report).toContain(rule);
      expect(report).toMatch(shown);
    }
    expect(results.tests.map(({ status, findings }) => [status, findings])).toEqual([
      ["passed", []],
      ["passed", []],
    ]);
    expect(results.servers).toMatchObject([{ findings: rules.length }]);
  });

  it("fails a run that asks for it, and is in the capture", async () => {
    const { ran, results, capture } = await run("noise-at-end", ["--invariants", "fail"]);
    expect(ran.code).toBe(1);
    expect(new Set(results.findings.map(({ gates }) => gates))).toEqual(new Set([true]));
    const [session] = [JSON.parse(capture)].flat();
    expect(session.exchanges.at(-1)).toMatchObject({ direction: "server", raw: "shutting down" });
  });

  it("is a fault if the server ends by itself after its last answer, and fails the test that it answered", async () => {
    const one = {
      servers: { s: { command: ["node", faultServer, "exit-after-answer"] } },
      tools: [{ name: "a", tool: "x" }],
    };
    for (const version of ["2025-06-18", "2025-11-25"]) {
      const { code, results } = await runSuite(one, ["--target-version", version, "--invariants", "off"]);
      expect(code).toBe(1);
      expect(results.tests).toMatchObject([{ status: "failed", failures: [{ rule_id: "FAULT-LIFECYCLE-CRASH" }] }]);
      expect(results.tests[0]?.failures[0]).toMatchObject({
        message: "The server ended after it answered tools/call: exit code 7.",
        actual: expect.stringMatching(/"method":"tools\/call".*gone after the answer/s),
      });
    }
  });

  it.each([
    ["call", "x"],
    ["compliance", "run"],
  ])("fails `%s %s` too", async (...command) => {
    const server = ["--server-command", `node ${faultServer} exit-after-answer`];
    const { code, stdout, stderr } = await mcptestHere([...command, ...server]);
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(/the server ended.*exit code 7/i);
  });

  it("belongs to none of the tests that run meanwhile, and is one finding for all sessions", async () => {
    const { results } = await run("setsid-grandchild", [], { restart_policy: "per_test" });
    expect(results.findings).toMatchObject([{ rule_id: "FAULT-LIFECYCLE-LEFT-CHILD", count: 2 }]);
    expect(results.tests.map(({ findings }) => findings)).toEqual([[], []]);
  });
});

describe("over HTTP", () => {
  const started = async () => closedAtEnd(await serve());
  const oversizedAt = (url: string) => `servers: { s: { url: "${url}" } }
tools:
  - { name: a, tool: x, args: { text: short }, negative_path: { checks: [oversized] } }
  - { name: b, tool: x, args: { text: short } }
`;

  it.each(["202", "413", "500"])(
    "a request that is too large may be rejected by %s and an error without an id",
    async (status) => {
      const { origin } = await started();
      const url = `${origin}/mcp/large-null-id-${status}`;
      const { code, results } = await runFiles(oversizedAt(url));
      const { tests, findings } = results;
      expect(code).toBe(0);
      expect(tests).toMatchObject([
        { status: "passed", negative_path: { probes: { oversized: { outcome: "rejected", channel: "protocol" } } } },
        { status: "passed" },
      ]);
      // The report says that it was 500, and nothing about its id.
      expect(findings.map(({ rule_id }) => rule_id)).toEqual(status === "500" ? ["FAULT-HTTP-STATUS"] : []);
    },
  );

  it.each([
    ["a stream", "rejected-by-stream", []],
    ["a stream that stays open", "rejected-by-open-stream", []],
    ["a batch", "rejected-by-batch", ["FAULT-PROTO-BATCH"]],
  ])("an error status may bring the answer in %s", async (_, mode, rules) => {
    const { origin } = await started();
    const { tests, findings } = (await runFiles(oversizedAt(`${origin}/mcp/${mode}`))).results;
    const rejected = { outcome: "rejected", channel: "protocol", code: -32602 };
    expect(tests).toMatchObject([
      { status: "passed", negative_path: { probes: { oversized: rejected } } },
      { status: "passed" },
    ]);
    expect(findings.map(({ rule_id }) => rule_id)).toEqual(rules);
  });

  it("headers beside negative_path are those of the answer to the valid call", async () => {
    const { origin } = await started();
    const test = (name: string, base_call: boolean) => ({
      ...{ name, tool: "x", args: { text: "short" }, negative_path: { checks: ["unknown_tool"], base_call } },
      expect: { response_headers_absent: ["Content-Type"] },
    });
    const suite = {
      servers: { s: { url: `${origin}/mcp/large-null-id-413` } },
      tools: [test("made", true), test("not made", false)],
    };
    const { tests, findings } = (await runSuite(suite)).results;
    const targets = tests.map(({ failures }) => failures.map(({ target }) => target));
    expect(targets.map((all) => all.includes('http.headers["content-type"]'))).toEqual([true, false]);
    expect(findings.map(({ message }) => message)).toEqual([
      'http.headers["content-type"] was not checked: the valid call of x was not made',
    ]);
  });

  it("a server that ends behind the question for its revision is started again", async () => {
    const script = `${root}__tests__/servers/http-fault-server.mjs`;
    const start = `{ command: [node, "${script}"], env: { PORT: "\${port}", EXIT_ON_PROBE: "1" } }`;
    const url = "http://127.0.0.1:${port}/mcp/json";
    const ran = await runFiles(`servers: { s: { url: "${url}", start: ${start} } }\n${ONE}`);
    expect(ran.results).toMatchObject({ tests: [{ status: "passed" }], findings: [] });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
  });

  it("a request has the same id in its headers as in its arguments", async () => {
    const { origin, seen } = await started();
    const made = { id: "${request_id}", trace: "${otel_traceparent}" };
    await runSuite({
      servers: { s: { url: `${origin}/mcp/large-null-id-413`, headers: { "X-Id": made.id, traceparent: made.trace } } },
      target_versions: ["2025-11-25"],
      tools: [
        ...["a", "b"].map((name) => ({ name, tool: "x", args: made })),
        { name: "probed", tool: "x", args: made, negative_path: { checks: ["extra_field"] } },
      ],
      compliance: [{ name: "c", request: { method: "tools/call", params: { name: "x", arguments: made } } }],
    });
    const posts = seen.filter(({ method }) => method === "POST");
    const calls = posts.filter(({ body }) => body.includes("tools/call"));
    for (const { headers, body } of calls) {
      const sent = { id: headers["x-id"], trace: headers.traceparent };
      expect(JSON.parse(body).params.arguments).toMatchObject(sent);
    }
    // Two tests, the valid call and the probe of the third, and the request of the fourth.
    expect(calls).toHaveLength(5);
    // A test's probes are made from one set of arguments, which has one id; whatever else is sent has its own.
    const repeated = 1;
    expect(new Set(posts.map(({ headers }) => headers["x-id"])).size).toBe(posts.length - repeated);
  });
});

describe("a start that is given up", () => {
  it("is not reported as the server's end", async () => {
    const server = `{ command: [node, "${faultServer}", hang-in-initialize], startup_timeout: 300ms }`;
    const reporters = ["--reporter", "pretty", "--reporter", "junit=junit.xml"];
    const { stdout, cwd } = await runFiles(`servers: { s: ${server} }\n${ONE}`, reporters);
    const junit = textIn(cwd, "junit.xml");
    for (const report of [stdout, junit]) {
      expect(report).toContain("FAULT-START-TIMEOUT");
      expect(report).toContain("was still running");
      expect(report).not.toMatch(/server: +ended|the server ended/);
      expect(report).not.toContain("its last lines");
      expect(report).toContain("over HTTP, at the path of `url`");
    }
  });

  it("shows what a server over HTTP wrote to stdout as output, not as stderr", async () => {
    const start = `{ command: [node, -e, "console.log('no database'); process.exit(3)"] }`;
    const server = `{ url: "http://127.0.0.1:\${port}/mcp", start: ${start} }`;
    const { stdout } = await runFiles(`servers: { s: ${server} }\n${ONE}`);
    expect(stdout).toMatch(/exited with code 3; its last lines of output:\n.*no database/);
    expect(stdout).not.toContain("stderr");
  });

  it("says nothing of a process if the run started none", async () => {
    const { stdout, results } = await runFiles(`servers: { s: { url: 'http://127.0.0.1:1/mcp' } }\n${ONE}`);
    const [failure] = results.tests[0]?.failures ?? [];
    expect(failure).toMatchObject({ rule_id: "FAULT-HTTP-CONNECT" });
    expect(failure).not.toHaveProperty("process");
    expect(stdout).not.toContain("was still running");
  });
});

describe("discover", () => {
  it("passes over templates that a server does not have", async () => {
    const { code, stdout } = await mcptestHere(["discover", "--server-command", `node ${faultServer} no-templates`]);
    expect(code).toBe(0);
    expect(stdout).toContain("  resources/list: 1\n");
    expect(stdout).toContain("  resources/templates/list: the server does not have this list\n");
    expect(stdout).not.toContain("FAULT-");
  });

  it("says of a list that was not read why, and shows none that is empty", async () => {
    const args = ["discover", "--server-command", `node ${faultServer} failing-lists`];
    const { stdout } = await mcptestHere(args);
    const noTools = 'answered with an error: {"code":-32603,"message":"no database"}';
    const noPage = 'answered with an error: {"code":-32602,"message":"no such cursor"}';
    expect(stdout).toContain(`  tools/list: ${noTools}\n`);
    expect(stdout).toContain(`  prompts/list: 1, then ${noPage}\n`);
    expect(stdout).toContain(`FAULT-PROTO-ERROR-ANSWER: tools/list: ${noTools}`);
    const [server] = JSON.parse((await mcptestHere([...args, "--format", "json"])).stdout).servers;
    expect(server.lists).toEqual({ "prompts/list": [{ name: "p" }] });
    expect(server.unread).toEqual({ "tools/list": noTools, "prompts/list": noPage });
  });
});
