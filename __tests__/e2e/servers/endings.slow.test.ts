import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type FaultServer, serve } from "../../servers/http-fault-server.mjs";
import { checkJunit, faultServer, folderWith, resultsIn, root } from "../../support/cli.js";
import { mcptestHere } from "../../support/in-process.js";

const REPORTERS = ["pretty", "json", "ndjson", "junit", "markdown", "github"];
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
interface Settings {
  options?: Record<string, unknown>;
  args?: readonly string[];
}

/** Runs two tests at a server that misbehaves in this way, with every report. */
async function run(fault: string, { options = {}, args = [] }: Settings = {}) {
  const suite = {
    servers: { faulty: { command: ["node", faultServer, fault] } },
    run_options: options,
    tools: ["a", "b"].map((name) => ({ name, tool: "x" })),
  };
  const cwd = folderWith({ "a.mcptest.yaml": JSON.stringify(suite, null, 2) });
  const reporters = REPORTERS.flatMap((name) => ["--reporter", `${name}=report.${name}`]);
  const ran = await mcptestHere(["run", "a.mcptest.yaml", "--capture", "capture.json", ...reporters, ...args], { cwd });
  checkJunit(join(cwd, "report.junit"), resultsIn(join(cwd, "report.json")));
  const reports = REPORTERS.map((name) => readFileSync(join(cwd, `report.${name}`), "utf8"));
  const capture = readFileSync(join(cwd, "capture.json"), "utf8");
  return { ran, results: resultsIn(join(cwd, "report.json")), reports, capture };
}

describe("what is seen while servers end", () => {
  it.each([
    ["ignore-sigterm", ["FAULT-LIFECYCLE-IGNORES-SIGTERM"], /pid \d+ \([^)]*fault-server\.mjs ignore-sigterm\)/],
    ["setsid-grandchild", ["FAULT-LIFECYCLE-LEFT-CHILD"], /pid \d+ \([^)]*setInterval/],
    ["noise-at-end", ["FAULT-TRANSPORT-STDOUT-NOISE", "INV-018"], /shutting down/],
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

  it("fails a run that asks for it", async () => {
    const { ran, results } = await run("noise-at-end", { args: ["--invariants", "fail"] });
    expect(ran.code).toBe(1);
    expect(new Set(results.findings.map(({ gates }) => gates))).toEqual(new Set([true]));
  });

  it("is in the capture", async () => {
    const { capture } = await run("noise-at-end");
    const [session] = [JSON.parse(capture)].flat();
    expect(session.exchanges.at(-1)).toMatchObject({ direction: "server", raw: "shutting down" });
  });

  it("belongs to none of the tests that run meanwhile, and is one finding for all sessions", async () => {
    const { results } = await run("setsid-grandchild", { options: { restart_policy: "per_test" } });
    expect(results.findings).toMatchObject([{ rule_id: "FAULT-LIFECYCLE-LEFT-CHILD", count: 2 }]);
    expect(results.tests.map(({ findings }) => findings)).toEqual([[], []]);
  });
});

describe("over HTTP", () => {
  async function started(): Promise<FaultServer> {
    const server = await serve();
    closers.push(() => server.close());
    return server;
  }

  it.each(["202", "413", "500"])(
    "a request that is too large may be rejected by %s and an error without an id",
    async (status) => {
      const { origin } = await started();
      const url = `${origin}/mcp/large-null-id-${status}`;
      const cwd = folderWith({
        "a.mcptest.yaml": `servers: { s: { url: "${url}" } }
tools:
  - { name: a, tool: x, args: { text: short }, negative_path: { checks: [oversized] } }
  - { name: b, tool: x, args: { text: short } }
`,
      });
      const ran = await mcptestHere(["run", "--reporter", "json=results.json"], { cwd });
      const { tests, findings } = resultsIn(join(cwd, "results.json"));
      expect(ran.code).toBe(0);
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
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { url: "${origin}/mcp/${mode}" } }
tools:
  - { name: a, tool: x, args: { text: short }, negative_path: { checks: [oversized] } }
  - { name: b, tool: x, args: { text: short } }
`,
    });
    await mcptestHere(["run", "--reporter", "json=results.json"], { cwd });
    const { tests, findings } = resultsIn(join(cwd, "results.json"));
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
    const cwd = folderWith({ "a.mcptest.yaml": JSON.stringify(suite) });
    await mcptestHere(["run", "--reporter", "json=results.json"], { cwd });
    const { tests, findings } = resultsIn(join(cwd, "results.json"));
    const targets = tests.map(({ failures }) => failures.map(({ target }) => target));
    expect(targets.map((all) => all.includes('http.headers["content-type"]'))).toEqual([true, false]);
    expect(findings.map(({ message }) => message)).toEqual([
      'http.headers["content-type"] was not checked: the valid call of x was not made',
    ]);
  });

  it("a server that answers by its own stream is judged by its answers, and not given up", async () => {
    const { origin } = await started();
    const tests = ["a", "b", "c", "d"].map((name) => `  - { name: ${name}, tool: x, timeout_ms: 10000 }\n`);
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { url: "${origin}/mcp/on-own-stream" } }\ntools:\n${tests.join("")}`,
    });
    const ran = await mcptestHere(["run", "--reporter", "json=results.json"], { cwd });
    const results = resultsIn(join(cwd, "results.json"));
    expect(ran.code).toBe(0);
    expect(results.tests.map(({ status }) => status)).toEqual(["passed", "passed", "passed", "passed"]);
    expect(results.findings).toMatchObject([{ rule_id: "FAULT-HTTP-WRONG-STREAM", count: 4 }]);
  });

  it("a server that ends behind the question for its revision is started again", async () => {
    const script = `${root}__tests__/servers/http-fault-server.mjs`;
    const start = `{ command: [node, "${script}"], env: { PORT: "\${port}", EXIT_ON_PROBE: "1" } }`;
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { url: "http://127.0.0.1:\${port}/mcp/json", start: ${start} } }
tools: [{ name: a, tool: x }]
`,
    });
    const ran = await mcptestHere(["run", "--reporter", "json=results.json"], { cwd });
    const { tests, findings } = resultsIn(join(cwd, "results.json"));
    expect(tests).toMatchObject([{ status: "passed" }]);
    expect(findings).toEqual([]);
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
  });

  it("a request has the same id in its headers as in its arguments", async () => {
    const seen: {
      headers: IncomingHttpHeaders;
      frame: { id?: number; method: string; params: { arguments: unknown } };
    }[] = [];
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part) => parts.push(part));
      request.on("end", () => {
        if (request.method !== "POST") return response.writeHead(405).end();
        const frame = JSON.parse(Buffer.concat(parts).toString());
        seen.push({ headers: request.headers, frame });
        if (frame.id === undefined) return response.writeHead(202).end();
        const serverInfo = { name: "s", version: "1" };
        const result =
          frame.method === "initialize"
            ? { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo }
            : { content: [], tools: [{ name: "x", inputSchema: { type: "object" } }] };
        const report = JSON.stringify({ jsonrpc: "2.0", id: frame.id, result });
        return response.writeHead(200, { "content-type": "application/json" }).end(report);
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    try {
      const { port } = server.address() as AddressInfo;
      const made = { id: `\${request_id}`, trace: `\${otel_traceparent}` };
      const headers = { "X-Id": made.id, traceparent: made.trace };
      const suite = {
        servers: { s: { url: `http://127.0.0.1:${port}/`, headers } },
        target_versions: ["2025-11-25"],
        tools: [
          ...["a", "b"].map((name) => ({ name, tool: "x", args: made })),
          { name: "probed", tool: "x", args: made, negative_path: { checks: ["extra_field"] } },
        ],
        compliance: [{ name: "c", request: { method: "tools/call", params: { name: "x", arguments: made } } }],
      };
      await mcptestHere(["run"], { cwd: folderWith({ "a.mcptest.yaml": JSON.stringify(suite) }) });
    } finally {
      server.close();
    }
    const calls = seen.filter(({ frame }) => frame.method === "tools/call");
    for (const { headers, frame } of calls) {
      expect(frame.params.arguments).toMatchObject({ id: headers["x-id"], trace: headers.traceparent });
    }
    // Two tests, the valid call and the probe of the third, and the request of the fourth.
    expect(calls).toHaveLength(5);
    // A test's probes are made from one set of arguments, which has one id; whatever else is sent has its own.
    const repeated = 1;
    expect(new Set(seen.map(({ headers }) => headers["x-id"])).size).toBe(seen.length - repeated);
  });

  it("a request that the server's http.timeout ends says so", async () => {
    const { origin } = await started();
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { url: "${origin}/mcp/hang", http: { timeout: 300ms } } }
tools: [{ name: a, tool: x, timeout_ms: 600000 }]
`,
    });
    await mcptestHere(["run", "--reporter", "json=results.json"], { cwd });
    const [failure] = resultsIn(join(cwd, "results.json")).tests[0]?.failures ?? [];
    expect(failure).toMatchObject({
      rule_id: "FAULT-TIMEOUT-CALL",
      message: "no answer to tools/call within 300 ms",
      note: "The server's `http.timeout`, 30s by default, ends a request before the test's 600000 ms.",
    });
  });
});

describe("a start that is given up", () => {
  it("is not reported as the server's end", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { command: [node, "${faultServer}", hang-in-initialize], startup_timeout: 300ms } }
tools: [{ name: a, tool: x }]
`,
    });
    const reporters = ["--reporter", "pretty", "--reporter", "junit=junit.xml"];
    const { stdout } = await mcptestHere(["run", ...reporters], { cwd });
    const junit = readFileSync(join(cwd, "junit.xml"), "utf8");
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
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { url: "http://127.0.0.1:\${port}/mcp", start: ${start} } }
tools: [{ name: a, tool: x }]
`,
    });
    const { stdout } = await mcptestHere(["run"], { cwd });
    expect(stdout).toMatch(/exited with code 3; its last lines of output:\n.*no database/);
    expect(stdout).not.toContain("stderr");
  });

  it("says nothing of a process if the run started none", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": "servers: { s: { url: 'http://127.0.0.1:1/mcp' } }\ntools: [{ name: a, tool: x }]\n",
    });
    const { stdout } = await mcptestHere(["run", "--reporter", "pretty", "--reporter", "json=results.json"], { cwd });
    const [failure] = resultsIn(join(cwd, "results.json")).tests[0]?.failures ?? [];
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
