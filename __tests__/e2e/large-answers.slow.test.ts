import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultServer, serve } from "../servers/http-fault-server.mjs";
import { CLI } from "../support/bundle.js";
import { faultServer, folderWith, removeFolders, resultsIn, root } from "../support/cli.js";

let server: FaultServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
  removeFolders();
});

/** Runs one call whose answer is so large; gives its row, and the peak of our own memory in MiB. */
async function run(transport: string, mib: number) {
  const entry =
    transport === "stdio"
      ? `{ command: [node, "${faultServer}", "huge-frame=${mib}"] }`
      : `{ url: "${server.origin}/mcp/mib-${mib}" }`;
  const assertion = `{ target: "result.content[0].text.length", matcher: { exact: ${mib * 1024 * 1024} } }`;
  const suite = `servers: { s: ${entry} }\ntools: [{ name: a, tool: x, expect: [${assertion}] }]\n`;
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  const args = ["--import", `${root}__tests__/support/peak.mjs`, CLI, "run", "--reporter", "json=results.json"];
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "ignore", "inherit", "pipe"] });
  const told = child.stdio[3];
  if (!told || !("read" in told)) throw new Error("no pipe");
  const peak = await text(told);
  return { row: resultsIn(join(cwd, "results.json")).tests[0], peakMiB: Number(peak) };
}

describe.skipIf(!existsSync("/proc/self/status"))("a large answer", () => {
  it.each(["stdio", "http"])("over %s: 15 MiB go through", async (transport) => {
    const { row } = await run(transport, 15);
    expect(row).toMatchObject({ status: "passed", failures: [] });
  });

  it.each(["stdio", "http"])("over %s: 100 MiB are refused at the limit, and not held in memory", async (transport) => {
    const { row, peakMiB } = await run(transport, 100);
    expect(row).toMatchObject({ status: "failed", failures: [{ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE" }] });
    expect(peakMiB).toBeGreaterThan(20);
    expect(peakMiB).toBeLessThan(400);
  });
});
