import { getEventListeners } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import type { Finding } from "../../src/core/generated/results.js";
import { createRedactor } from "../../src/core/redaction/redact.js";
import { RunLabs } from "../../src/engine/lanes/labs.js";
import { Lane } from "../../src/engine/lanes/lane.js";
import type { LaneContext } from "../../src/engine/lanes/lane-context.js";
import { RunTokens } from "../../src/engine/lanes/server-target.js";
import { KINDS } from "../../src/kinds/registry.js";
import { runMemory } from "../../src/mcp/memory.js";
import { loadSuites } from "../../src/suite/load.js";
import { folderWith } from "../support/cli.js";
import { processesWith } from "../support/processes.js";
import { WHOLE } from "../support/whole.js";

const VERSION = "2025-11-25";
const MARK = "crashes-of-one-lane";

/** Answers initialize and one call, and dies in the next, as a shell does it: in two milliseconds. */
const SERVER = `
answer() { read -r line; id=\${line#*\\"id\\":}; printf '{"jsonrpc":"2.0","id":%s,"result":%s}\\n' "\${id%%,*}" "$1"; }
answer '{"protocolVersion":"${VERSION}","capabilities":{"tools":{}},"serverInfo":{"name":"sh","version":"1"}}'
read -r line
answer '{"content":[]}'
read -r line
echo last words >&2
exit 7`;

const suite = (file: string) =>
  JSON.stringify({ servers: { s: { command: ["sh", file], env: { MARK } } }, tools: [{ name: "a", tool: "x" }] });

function collect(): number {
  setFlagsFromString("--expose-gc");
  const gc: unknown = runInNewContext("gc");
  if (typeof gc !== "function") throw new Error("no garbage collector");
  gc();
  return process.memoryUsage().heapUsed;
}

function resources(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

describe("a server that dies five hundred times", () => {
  it("leaves no memory, handle, listener or process behind", async () => {
    const cwd = folderWith({ "server.sh": SERVER, "a.mcptest.yaml": suite("server.sh") });
    const { suites } = await loadSuites([`${cwd}/a.mcptest.yaml`], KINDS, {
      cwd,
      repositoryRoot: cwd,
      env: {},
      runId: "r",
    });
    const loaded = suites[0];
    const server = loaded?.servers.get("s");
    if (!loaded || !server) throw new Error("no suite");
    const stop = new AbortController();
    let id = 0;
    let findings = 0;
    const context: LaneContext = {
      clientVersion: "1.0.0",
      nextId: () => ++id,
      maxFrameBytes: 1024 * 1024,
      memory: runMemory(1024 * 1024),
      env: { PATH: process.env.PATH },
      passEnv: [],
      cwd,
      runId: "r",
      tokens: new RunTokens(() => {}),
      labs: new RunLabs(() => {}),
      signal: stop.signal,
      redact: (value) => createRedactor().value(value),
      finding: (_: Finding) => {
        findings += 1;
      },
      isUnderWay: () => false,
      firstStart: (_, start) => start(),
    };
    const lane = new Lane(loaded, server, VERSION, 0, context);
    const call = async () => {
      const ground = await lane.sessions.acquire();
      if (ground.kind !== "session") throw new Error(JSON.stringify(ground));
      const options = { timeoutMs: 20_000, purpose: "test" } as const;
      const outcome = await ground.session.request("tools/call", { name: "x", arguments: {} }, options);
      await lane.recordOutcome(ground.session, outcome);
      return outcome;
    };
    const crash = async (times: number) => {
      for (let count = 0; count < times; count += 1) {
        expect((await call()).kind).toBe("answer");
        expect(await call()).toMatchObject({ kind: "died", process: { exit_code: 7, stderr: ["last words"] } });
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
    };
    const left = () => ({
      heap: collect(),
      resources: resources(),
      listeners: process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
      aborts: getEventListeners(stop.signal, "abort").length,
    });

    await crash(100);
    const before = left();
    await crash(WHOLE ? 500 : 200);
    // On a busy machine, what ends may take a while.
    const settled = { timeout: 20_000, interval: 200 };
    await vi.waitFor(() => {
      const after = left();
      expect(after.heap - before.heap).toBeLessThan(500 * 1024);
      expect(after).toEqual({ ...before, heap: after.heap, aborts: 0 });
    }, settled);
    expect(before.aborts).toBe(0);
    expect(processesWith(`MARK=${MARK}`)).toEqual([]);
    await lane.sessions.close();
    expect([lane.row()?.calls, findings]).toEqual([WHOLE ? 600 : 300, 0]);
  });
});
