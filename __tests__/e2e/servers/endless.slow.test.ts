import { expect, it } from "vitest";
import { existsIn, folderWith, killOnce, mcptest, REPORTS, reportedIn, root } from "../../support/harness.js";

const SERVER = `${root}__tests__/servers/endless-server.mjs`;

/** One call that waits for ever, of a server that sends this without end. */
function suiteOf(transport: "stdio" | "http", what: string): object {
  const command = [process.execPath, SERVER, what];
  const start = { command, env: { PORT: "${port}", FLOODING: "flooding" } };
  const server =
    transport === "stdio"
      ? { command, env: { FLOODING: "flooding" } }
      : { url: "http://127.0.0.1:${port}/mcp", transport: "http", start };
  return { servers: { s: server }, tools: [{ name: "waits", tool: "hang", timeout_ms: 3_600_000 }] };
}

it.each([
  ["stdio", "empty-lines"],
  ["stdio", "noise"],
  ["stdio", "batches"],
  ["stdio", "requests"],
  ["stdio", "pings"],
  ["http", "body:1000"],
  ["http", "data"],
  ["http", "empties"],
  ["http", "unknown"],
] as const)("a signal is obeyed while a server sends without end: %s %s", async (transport, what) => {
  const cwd = folderWith({ "a.mcptest.yaml": suiteOf(transport, what) });
  const ran = await mcptest(["run", ...REPORTS], { cwd, during: killOnce(() => existsIn(cwd, "flooding"), "SIGTERM") });
  expect(ran).toMatchObject({ code: 130, signal: null, leftovers: [] });
  const results = reportedIn(cwd);
  expect(results.tests.map(({ status, reason }) => [status, reason])).toEqual([["skipped", "the run was interrupted"]]);
});
