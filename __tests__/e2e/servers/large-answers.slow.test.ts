import { existsSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { serve } from "../../servers/http-fault-server.mjs";
import { serveSse } from "../../servers/sse-fault-server.mjs";
import { faultServer, folderWith, measured, resultsIn, root } from "../../support/harness.js";

const server = await serve();
const sseServer = await serveSse();
afterAll(() => Promise.all([server.close(), sseServer.close()]));

/** Runs one call whose answer is so large. */
function runLarge(transport: string, mib: number) {
  const entry =
    transport === "stdio"
      ? `{ command: [node, "${faultServer}", "huge-frame=${mib}"] }`
      : `{ url: "${server.origin}/mcp/mib-${mib}" }`;
  return run(entry, `{ target: "result.content[0].text.length", matcher: { exact: ${mib * 1024 * 1024} } }`);
}

/** Runs one call whose answer has so many values. */
function runMany(transport: string, values: number) {
  const entries: Record<string, string> = {
    stdio: `{ command: [node, "${root}__tests__/servers/flood-server.mjs", many, "${values}"] }`,
    http: `{ url: "${server.origin}/mcp/values-${values}" }`,
    "http event": `{ url: "${server.origin}/mcp/values-event-${values}" }`,
    sse: `{ url: "${sseServer.origin}/sse/values-${values}", transport: sse }`,
  };
  return run(entries[transport] ?? "", `{ target: "result.content.length", matcher: { exact: ${values + 1} } }`);
}

/** Runs one call; gives its row, the rules that were found, and the peak of our own memory in MiB. */
async function run(entry: string, assertion: string) {
  const suite = `servers: { s: ${entry} }\ntools: [{ name: a, tool: x, timeout_ms: 300000, expect: [${assertion}] }]\n`;
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  const { peakMiB } = await measured(["run", "--reporter", "json=results.json"], cwd);
  const { tests, findings } = resultsIn(cwd, "results.json");
  return { row: tests[0], found: findings.map(({ rule_id }) => rule_id), peakMiB };
}

describe.skipIf(!existsSync("/proc/self/status"))("a large answer", () => {
  it.each(["stdio", "http"])("over %s: 15 MiB go through", async (transport) => {
    const { row } = await runLarge(transport, 15);
    expect(row).toMatchObject({ status: "passed", failures: [] });
  });

  it.each(["stdio", "http"])("over %s: 50 MiB are refused at the limit, and not held in memory", async (transport) => {
    const { row, peakMiB } = await runLarge(transport, 50);
    expect(row).toMatchObject({ status: "failed", failures: [{ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE" }] });
    expect(peakMiB).toBeGreaterThan(20);
    expect(peakMiB).toBeLessThan(300);
  });

  it("of 400,000 values goes through", async () => {
    const { row } = await runMany("stdio", 400_000);
    expect(row).toMatchObject({ status: "passed", failures: [] });
  });

  it.each(["tiny-chunks", "empty-data", "packed-flood"])(
    "is kept as its bytes, not as what they came in: %s",
    async (mode) => {
      const { row, peakMiB } = await run(
        `{ url: "${server.origin}/mcp/${mode}" }`,
        "{ target: result, matcher: { not-empty: null } }",
      );
      expect(row).toMatchObject({ status: "passed", failures: [] });
      expect(peakMiB).toBeLessThan(300);
    },
  );

  it.each(["stdio", "http", "http event", "sse"])("over %s: a million values are not read", async (transport) => {
    const { row, found, peakMiB } = await runMany(transport, 1_000_000);
    const message = "The server sent a message of more than 500000 values; it was not read.";
    expect(row).toMatchObject({ status: "failed", failures: [{ rule_id: "FAULT-TRANSPORT-FLOOD", message }] });
    expect(found).toContain("FAULT-TRANSPORT-FLOOD");
    expect(peakMiB).toBeLessThan(400);
  });
});
