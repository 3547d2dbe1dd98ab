import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Capture } from "../../../src/core/generated/capture.js";
import { serve } from "../../servers/http-fault-server.mjs";
import {
  faultServer,
  folderWith,
  hasText,
  killOnce,
  logServer,
  mcptest,
  resultsIn,
  root,
  spoolsIn,
} from "../../support/harness.js";
import { capture, captureIn } from "./captured.js";

const plain = `${root}__tests__/servers/plain-server.mjs`;

const http = await serve();
afterAll(() => http.close());

/** All but the request for a sign of life at the end. */
function methods({ exchanges }: Capture): unknown[] {
  const others = exchanges.filter(({ purpose }) => purpose !== "fault");
  return others.map(({ request, purpose }) => [purpose, (request as { method?: string } | undefined)?.method]);
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
    const kept = sessions.map((one) => `${one.server_label} ${one.protocol_version} ${one.transport}`);
    const expected = ["2025-06-18", "2025-11-25"].flatMap((at) => [`one ${at} stdio`, `two ${at} http`]);
    expect(kept).toEqual(expected);
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
    expect(spoolsIn(cwd)).toEqual([]);
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
      ["s", 4],
      ["s", 4],
      ["dead", 1],
    ]);
    expect(sessions[2]).not.toHaveProperty("protocol_version");
    expect(sessions[2]?.exchanges[0]).not.toHaveProperty("response");
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
    const ran = await mcptest(["run", "--reporter", "minimal"], {
      cwd,
      env: { MCPTEST_CAPTURE: "capture.json" },
      during: killOnce(() => hasText(cwd, "log.txt", "slow begins")),
    });
    expect(ran).toMatchObject({ code: 130, leftovers: [] });
    const answered = { request: { method: "tools/call" }, response: {} };
    const [session] = captureIn(join(cwd, "capture.json"));
    expect(session).toMatchObject({ exchanges: [{}, {}, answered, { request: { method: "tools/call" } }] });
    // We ended the server during the call: that is not a crash.
    expect(session?.exchanges?.at(-1)).not.toHaveProperty("fault");
  });

  it("is a setting of the repository; one that cannot be written is reported, and the reports are there", async () => {
    const command = ["sh", "-c", `touch taken; exec node ${plain}`];
    const suite = `servers: { s: { command: ${JSON.stringify(command)}, cwd: . } }\ntools: [{ name: a, tool: echo, args: { text: x } }]\n`;
    const cwd = folderWith({ "a.mcptest.yaml": suite, "mcptest.config.yaml": "capture: taken/capture.json\n" });
    const ran = await mcptest(["run", "--reporter", "json=results.json"], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stderr).toMatch(/cannot write .*taken/);
    expect(resultsIn(cwd, "results.json").summary.passed).toBe(1);
  });
});
