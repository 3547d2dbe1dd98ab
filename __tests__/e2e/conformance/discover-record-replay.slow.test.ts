import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Cassette } from "../../../src/core/generated/cassette.js";
import {
  CLI,
  faultServer,
  folderWith,
  jsonIn,
  mcptestHere,
  resultsIn,
  root,
  spoolsIn,
  steady,
  valid,
  writeIn,
} from "../../support/harness.js";

const everything = `node ${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js stdio`;
const plain = `${root}__tests__/servers/plain-server.mjs`;
const GOLDEN = "../../golden/e2e/discover";

describe("discover", () => {
  it("describes a real server", async () => {
    const ran = await mcptestHere(["discover", "--server-command", everything]);
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    const text = steady(ran.stdout).replace(/mcp-servers\/everything [\d.]+/, "mcp-servers/everything VERSION");
    await expect(text).toMatchFileSnapshot(`${GOLDEN}/discover-everything.txt`);
  });

  it("as JSON: each revision that was tried, and what was wrong", async () => {
    const args = ["discover", "--server-command", `node ${faultServer} log-to-stdout`, "--format", "json"];
    const { code, stdout, leftovers } = await mcptestHere(args);
    expect({ code, leftovers }).toEqual({ code: 0, leftovers: [] });
    const [server] = JSON.parse(stdout).servers;
    expect(server).toMatchObject({ name: "server", kind: "stdio", startup_ms: expect.any(Number) });
    const spoken = server.revisions.filter(({ speaks }: { speaks: boolean }) => speaks);
    const revisions = spoken.map(({ revision }: { revision: string }) => revision);
    expect(revisions).toEqual(["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]);
  });

  it("of a suite: each of its servers; one that does not start is reported once, not for each revision", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers:
  good: { command: [node, "${plain}"] }
  absent: { command: [no-such-program-anywhere] }
  tape: { cassette: c.json }
tools: [{ name: a, server: good, tool: echo }]
`,
      "c.json": cassetteOf({ tools: { listChanged: true } }),
    });
    const ran = await mcptestHere(["discover"], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stderr.match(/FAULT-START-SPAWN/g)).toHaveLength(1);
    expect(ran.stdout).toContain("tape (cassette): recorded 1.0");
    const one = await mcptestHere(["discover", "--server-target", "good", "a.mcptest.yaml"], { cwd });
    expect(one.code).toBe(0);
    expect(one.stdout).not.toContain("absent");
  });

  it.each([
    ["no server and no suite", ["discover"], "no suite was found"],
    ["a server over HTTP that is not there", ["discover", "--server-url", "http://127.0.0.1:9/mcp"], ""],
  ])("%s ends with 2", async (_, args, report) => {
    const ran = await mcptestHere(args, { cwd: folderWith({}) });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain(report);
  });
});

describe("record", () => {
  it("records lists and given calls of a real server, and the cassette plays", async () => {
    const cwd = folderWith({});
    const calls = ["--call", 'echo={"message":"hi"}', "--call", "get-sum"];
    const read = ["--read", "demo://resource/static/document/features.md"];
    const flags = ["--server-command", everything, "--target-version", "2025-11-25", "--out", "tapes"];
    const ran = await mcptestHere(["record", ...flags, ...calls, ...read], { cwd });
    expect(ran).toMatchObject({ code: 0, leftovers: [], stdout: "tapes/mcptest.server.2025-11-25.cassette.json\n" });
    const file = join(cwd, "tapes", readdirSync(join(cwd, "tapes"))[0] as string);
    const cassette = valid("cassette", jsonIn(file));
    expect(cassette.interactions.map(({ request }) => request.method)).toEqual([
      ...["initialize", "tools/list", "resources/list", "resources/templates/list", "prompts/list"],
      ...["tools/call", "tools/call", "resources/read", "ping"],
    ]);
    const suite = `servers: { s: { cassette: ${file} } }
tools: [{ name: a, tool: echo, args: { message: hi }, expect: [{ target: "result.content[0].text", matcher: { exact: "Echo: hi" } }] }]
compliance: [{ name: b, check: tools/list }]
`;
    writeIn(cwd, "a.mcptest.yaml", suite);
    expect(await mcptestHere(["run"], { cwd })).toMatchObject({ code: 0, leftovers: [] });
    expect(spoolsIn(cwd)).toEqual([]);
  });

  it("says that what is played from a cassette is recorded already, and which list it did not get", async () => {
    const cwd = folderWith({ "m.yaml": "tools: [{ name: t, response: x }]" });
    await mcptestHere(["record", "--server-command", `node ${CLI} mock m.yaml`, "--out", "tapes"], { cwd });
    const [tape = ""] = readdirSync(join(cwd, "tapes"));
    writeIn(cwd, "a.mcptest.yaml", `servers: { s: { cassette: tapes/${tape} } }\ntools: [{ name: a, tool: t }]\n`);
    const again = await mcptestHere(["record", "--out", "again"], { cwd });
    expect(again).toMatchObject({ code: 0, stdout: "", stderr: expect.stringContaining("nothing to record") });
    const cassette = jsonIn(cwd, "tapes", tape) as Cassette;
    cassette.interactions = cassette.interactions.filter(({ request }) => request.method !== "tools/list");
    writeIn(cwd, "renamed.json", JSON.stringify(cassette));
    const command = `node ${CLI} mock renamed.json`;
    const { stderr } = await mcptestHere(["record", "--server-command", command, "--out", "again"], { cwd });
    expect(stderr).toContain("no list came (answer): tools/list");
    const { stdout } = await mcptestHere(["discover", "--server-command", command], { cwd });
    expect(stdout).toContain("FAULT-PROTO-ERROR-ANSWER: tools/list: answered with an error: ");
  });

  it("takes a suite's servers at its revisions; calls need to know which of several", async () => {
    const suite = `servers: { one: { command: [node, "${plain}"] }, two: { command: [node, "${plain}"] } }
target_versions: ["2025-06-18", "2025-11-25"]
tools: [{ name: a, server: one, tool: echo }]
`;
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    const ran = await mcptestHere(["record"], { cwd });
    expect(ran.stdout.split("\n").filter(Boolean)).toEqual(
      ["one", "two"].flatMap((name) =>
        ["2025-06-18", "2025-11-25"].map((revision) => `cassettes/a.${name}.${revision}.cassette.json`),
      ),
    );
    const unclear = await mcptestHere(["record", "--call", "environment"], { cwd });
    expect(unclear.code).toBe(2);
    expect(unclear.stderr).toContain("There are several: one (a.mcptest.yaml), two (a.mcptest.yaml).");
    const one = ["record", "--call", "environment", "--server-target", "two", "--out", "o"];
    expect(await mcptestHere(one, { cwd })).toMatchObject({ code: 0, leftovers: [] });
  });

  it.each([
    [["--call", "echo=5"], "Write the tool, an equals sign, and its arguments as a JSON object."],
    [["--server-command", `node ${faultServer} exit-at-start`], "the server did not start"],
    [["--server-command", everything, "--target-version", "2026-07-28"], "select one with --target-version"],
    [["--server-command", everything, "--target-version", "2026"], "Allowed choices are 2024-11-05"],
  ])("%j ends with 2", async (flags, report) => {
    const ran = await mcptestHere(["record", ...flags], { cwd: folderWith({}) });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stderr).toContain(report);
  });
});

describe("replay", () => {
  const SECRET = "secret-of-the-first-day";
  const suite = (server: string) => `servers: { s: { command: [node, "${server}"] } }
tools:
  - { name: fails, tool: echo, args: { text: "\${API_TOKEN}" }, expect: [{ target: "result.content[0].text", matcher: { contains: nothing } }] }
  - { name: passes, tool: echo, args: { text: x } }
`;
  const ID = "a.mcptest.yaml::tools::fails::s";

  async function failing() {
    const cwd = folderWith({ "a.mcptest.yaml": suite(plain) });
    await mcptestHere(["run", "--reporter", "json=results.json"], { cwd, env: { API_TOKEN: SECRET } });
    return cwd;
  }

  it("sends again what results keep of a failed test: the same answer", async () => {
    const cwd = await failing();
    const [failed, passed] = resultsIn(cwd, "results.json").tests.map(({ evidence }) => evidence);
    expect(failed).toMatchObject([
      {
        ...{ server: "s", duration_ms: expect.any(Number) },
        request: { method: "tools/call", params: { name: "echo", arguments: { text: "«secret:API_TOKEN»" } } },
        response: { result: { content: [{ type: "text", text: "«secret:API_TOKEN»" }] } },
      },
    ]);
    expect(passed).toBeUndefined();

    // With the secret of today, the answer is the same.
    const today = "secret-of-another-day";
    const ran = await mcptestHere(["replay", "results.json", ID], { cwd, env: { API_TOKEN: today } });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(ran.stdout).not.toContain(today);
    await expect(ran.stdout).toMatchFileSnapshot(`${GOLDEN}/replay-same.txt`);
  });

  it("an answer that was too long for the results is not compared, and said to be missing", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite(plain).replace("${API_TOKEN}", "a".repeat(60_000)) });
    await mcptestHere(["run", "--reporter", "json=results.json"], { cwd });
    const { evidence } = resultsIn(cwd, "results.json").tests[0] ?? {};
    expect(evidence).toEqual([
      { server: "s", request: expect.anything(), response_dropped: true, duration_ms: expect.any(Number) },
    ]);
    const { code, stdout } = await mcptestHere(["replay", "results.json", ID], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain("the results do not have the answer, which was too long to keep: nothing to compare");
    expect(stdout).not.toMatch(/another answer|no answer/);
  });

  it("another answer is reported, with 1", async () => {
    const cwd = await failing();
    const args = ["replay", "results.json", ID, "--server-command", `node ${faultServer} ok`];
    const ran = await mcptestHere(args, { cwd, env: { API_TOKEN: SECRET } });
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
    await expect(ran.stdout).toMatchFileSnapshot(`${GOLDEN}/replay-other.txt`);
  });

  it.each([
    ["a secret that is not set", [ID], "`${API_TOKEN}` has no value"],
    ["a test that passed", [ID.replace("fails", "passes")], "nothing of a.mcptest.yaml::tools::passes::s can be sent"],
    ["an unknown id", ["fails"], `Did you mean ${ID}?`],
  ])("%s ends with 2", async (_, args, report) => {
    const cwd = await failing();
    const ran = await mcptestHere(["replay", "results.json", ...args], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stderr).toContain(report);
  });
});

function cassetteOf(capabilities: unknown): string {
  const initialize = { protocolVersion: "2025-06-18", capabilities, serverInfo: { name: "recorded", version: "1.0" } };
  const tools = [{ name: "t", inputSchema: { type: "object", properties: { a: {}, b: {} }, required: ["a"] } }];
  return JSON.stringify({
    ...{ version: 1, kind: "server", server: { name: "s" } },
    ...{ protocol_version: "2025-06-18", recorded_at: "2026-01-01T00:00:00Z" },
    interactions: [
      { request: { method: "initialize" }, response: { jsonrpc: "2.0", result: initialize } },
      { request: { method: "tools/list" }, response: { jsonrpc: "2.0", result: { tools } } },
    ],
  });
}
