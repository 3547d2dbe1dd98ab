import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CaptureReport } from "../../src/conformance/invariants/capture-report.js";
import type { Capture } from "../../src/core/generated/capture.js";
import { validate } from "../../src/core/generated/capture.validate.js";
import { type FaultServer, serve } from "../servers/http-fault-server.mjs";
import { faultServer, folderWith, logServer, mcptest, removeFolders, resultsIn, root, until } from "../support/cli.js";

const plain = `${root}__tests__/servers/plain-server.mjs`;
const probeServer = `${root}__tests__/servers/probe-server.mjs`;
const modernServer = `${root}__tests__/servers/modern-server.mjs`;
const SECRET = "s3cr3t-value-of-the-token";

let http: FaultServer;
beforeAll(async () => {
  http = await serve();
});
afterAll(async () => {
  await http.close();
  removeFolders();
});

/** The sessions in a capture file, which must be valid. */
function captureIn(file: string): Capture[] {
  const capture: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!validate(capture)) throw new Error(`no valid capture: ${JSON.stringify(validate.errors)}`);
  return capture as Capture[];
}

function methods({ exchanges }: Capture): unknown[] {
  return exchanges.map(({ request, purpose }) => [purpose, (request as { method?: string } | undefined)?.method]);
}

/** Runs a suite with `--capture`, then the invariants over what was captured. */
async function capture(suite: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  const reports = ["--reporter", "minimal", "--reporter", "json=results.json"];
  const run = await mcptest(["run", "--capture", "out/capture.json", ...reports, ...args], { cwd, env });
  const file = join(cwd, "out/capture.json");
  const judged = await mcptest(["compliance", "invariants", "--capture", file, "--format", "json"], { cwd });
  const report = JSON.parse(judged.stdout) as CaptureReport;
  return { cwd, run, text: readFileSync(file, "utf8"), sessions: captureIn(file), judged, report };
}

describe("run --capture", () => {
  it("keeps each session of each server and revision, in order, and leaves nothing else behind", async () => {
    const { cwd, run, sessions, judged } = await capture(`
servers:
  one: { command: [node, "${plain}"] }
  two: { url: "${http.origin}/mcp/json" }
target_versions: ["2025-06-18", "2025-11-25"]
tools:
  - { name: a, server: one, tool: echo, args: { text: hello } }
  - { name: b, server: two, tool: echo, args: { text: world } }
`);
    expect(run).toMatchObject({ code: 0, leftovers: [] });
    expect(
      sessions.map(({ server_label, protocol_version, transport }) => [server_label, protocol_version, transport]),
    ).toEqual([
      ["one", "2025-06-18", "stdio"],
      ["two", "2025-06-18", "http"],
      ["one", "2025-11-25", "stdio"],
      ["two", "2025-11-25", "http"],
    ]);
    for (const session of sessions) {
      expect(methods(session)).toEqual([
        ["handshake", "initialize"],
        ["handshake", "notifications/initialized"],
        ["test", "tools/call"],
      ]);
      expect(session.server_capabilities).toEqual({ tools: {} });
    }
    expect(sessions[0]?.exchanges[2]).toMatchObject({
      request: { jsonrpc: "2.0", params: { name: "echo", arguments: { text: "hello" } } },
      response: { jsonrpc: "2.0", result: { content: [{ type: "text", text: "hello" }] } },
    });
    expect(sessions[1]?.exchanges[2]?.http).toMatchObject({ status: 200 });
    expect(judged.code).toBe(0);
    expect(readdirSync(join(cwd, ".mcptest")).filter((name) => name.endsWith(".ndjson"))).toEqual([]);
  });

  it("has a session for each start, one that never answered among them", async () => {
    const { run, sessions } = await capture(`
servers:
  s: { command: [node, "${plain}"] }
  dead: { command: [node, "${faultServer}", exit-before-init-answer] }
run_options: { restart_policy: per_test }
target_versions: ["2025-11-25"]
tools:
  - { name: a, server: s, tool: echo, args: { text: x } }
  - { name: b, server: s, tool: echo, args: { text: y } }
  - { name: c, server: dead, tool: echo }
`);
    expect(run.code).toBe(2);
    expect(sessions.map(({ server_label, exchanges }) => [server_label, exchanges.length])).toEqual([
      ["s", 3],
      ["s", 3],
      ["dead", 1],
    ]);
    expect(sessions[2]).not.toHaveProperty("protocol_version");
    expect(sessions[2]?.exchanges[0]).not.toHaveProperty("response");
  });

  it("holds no secret, whatever the server does with it", async () => {
    const suite = `
servers:
  s: { command: [node, "${plain}"], env: { API_TOKEN: "\${API_TOKEN}" } }
tools:
  - { name: a, tool: environment, expect: [{ target: result.isError, matcher: { not: { exact: true } } }] }
  - { name: b, tool: everywhere, args: { text: "${SECRET}" } }
`;
    const { text, sessions } = await capture(suite, ["--invariants", "warn"], { API_TOKEN: SECRET });
    expect(text).not.toContain(SECRET);
    expect(text).toContain("«secret:API_TOKEN»");
    expect(sessions[0]?.exchanges.some(({ raw }) => raw === "«secret:API_TOKEN»")).toBe(true);
  });

  const stdio = [
    ...["ok", "log-to-stdout", "prompt-before-frame", "garbage", "half-frame", "cut-frame", "two-frames-in-line"],
    ...["invalid-utf8", "bom", "crlf", "batch", "answer-twice", "other-id", "string-id", "null-id", "asks-back"],
    ...["error-without-code", "result-and-error", "no-jsonrpc", "never-fine", "progress-flood=3", "die-on-nth-call"],
    ...["reject-initialize", "nonsense-initialize", "exit-after-init", "schema-of-a-string", "search-too"],
    ...["two-tools", "odd-names"],
  ];
  const commands = [...stdio.map((fault) => [faultServer, fault]), [probeServer], [modernServer], [plain], [plain]];
  const servers = Object.fromEntries(commands.map((command, at) => [`s${at}`, { command: ["node", ...command] }]));
  const names = Object.keys(servers);
  const differential = {
    servers,
    compliance: names.flatMap((server) => [
      { name: `tools of ${server}`, server, check: "tools/list" },
      { name: `what ${server} does not know`, server, request: { method: "no/such/method" } },
    ]),
    tools: names.map((server) => ({ name: `call to ${server}`, server, tool: "x", timeout_ms: 500 })),
  };

  it.each([
    ["at the newest revision", {}],
    ["at one revision", { target_versions: ["2025-06-18"] }],
    [
      "at two revisions, with a session for each test",
      {
        target_versions: ["2025-11-25", "2026-07-28"],
        run_options: { restart_policy: "per_test" },
      },
    ],
  ])("judged by the invariants it gives what the run found %s", async (_, more) => {
    const { cwd, report } = await capture(JSON.stringify({ ...differential, ...more }));
    const { findings } = resultsIn(join(cwd, "results.json"));
    const live = findings.flatMap(({ server, rule_id, message }) =>
      /^(INV|COMP)-/.test(rule_id) ? [`${server ?? "all"} ${rule_id} ${message}`] : [],
    );
    const captured = [
      ...report.sessions.flatMap(({ server_label, invariants }) =>
        invariants.flatMap(({ id, breaches, unjudged }) =>
          [...breaches, ...unjudged].map(({ message }) => `${server_label} ${id} ${message}`),
        ),
      ),
      ...report.hazards.map(({ rule_id, message }) => `all ${rule_id} ${message}`),
    ];
    expect([...new Set(live)].sort()).toEqual([...new Set(captured)].sort());
    const rules = new Set(live.map((one) => one.split(" ")[1]));
    for (const rule of ["COMP-001", "INV-006", "INV-009", "INV-010", "INV-011", "INV-018"]) {
      expect(rules).toContain(rule);
    }
  });

  it("is written on interrupt too", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers:
  s: { command: [node, "${logServer}", log.txt] }
target_versions: ["2025-11-25"]
tools:
  - { name: quick, tool: wait }
  - { name: slow, tool: wait, args: { ms: 60000, label: slow } }
`,
    });
    const log = join(cwd, "log.txt");
    const ran = await mcptest(["run", "--reporter", "minimal"], {
      cwd,
      env: { MCPTEST_CAPTURE: "capture.json" },
      during: async (child) => {
        await until(() => existsSync(log) && readFileSync(log, "utf8").includes("slow begins"));
        child.kill("SIGINT");
      },
    });
    expect(ran).toMatchObject({ code: 130, leftovers: [] });
    const answered = { request: { method: "tools/call" }, response: {} };
    const [session] = captureIn(join(cwd, "capture.json"));
    expect(session).toMatchObject({ exchanges: [{}, {}, answered, { request: { method: "tools/call" } }] });
    // That we ended the server under the call is no crash of it.
    expect(session?.exchanges?.at(-1)).not.toHaveProperty("fault");
  });

  it("is a setting of the repository; one that cannot be written is told, and the reports are there", async () => {
    const suite = `servers: { s: { command: [node, "${plain}"] } }\ntools: [{ name: a, tool: echo, args: { text: x } }]\n`;
    const cwd = folderWith({ "a.mcptest.yaml": suite, "mcptest.config.yaml": "capture: taken/capture.json\n" });
    writeFileSync(join(cwd, "taken"), "");
    const ran = await mcptest(["run", "--reporter", "json=results.json"], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stderr).toMatch(/cannot write .*taken/);
    expect(resultsIn(join(cwd, "results.json")).summary.passed).toBe(1);
  });
});
