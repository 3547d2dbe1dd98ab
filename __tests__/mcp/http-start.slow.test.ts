import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { accepts, freePort } from "../../src/core/proc/port.js";
import type { HttpTarget, Session, SessionFault, SessionOptions, StartFailure } from "../../src/mcp/types.js";
import { closedAtEnd, temporaryFolder } from "../support/temporary.js";
import { openHttp } from "./http-support.js";
import { call, root } from "./support.js";

const script = "__tests__/servers/http-fault-server.mjs";

async function start(
  {
    env = {},
    command,
    stop,
    mode = "json",
  }: { env?: Record<string, string>; command?: string[]; stop?: string[]; mode?: string },
  target: Partial<HttpTarget> = {},
  options: Partial<SessionOptions> = {},
): Promise<{ port: number; session?: Session; failure?: StartFailure }> {
  const port = await freePort();
  const ready = target.ready && { ...target.ready, url: target.ready.url.replace("PORT", String(port)) };
  const started = {
    command: command ?? [process.execPath, script],
    env: { PATH: process.env.PATH ?? "", PORT: String(port), ...env },
    cwd: root,
    ...(stop && { stop }),
  };
  const all = { ...target, ...(ready && { ready }), start: started };
  const report = await openHttp(`http://127.0.0.1:${port}/mcp/${mode}`, all, options);
  if (!report.result.ok) return { port, failure: report.result.failure };
  return { port, session: closedAtEnd(report.result.session, 500) };
}

describe("a server that the run starts", () => {
  it("is waited for, called, and ended", async () => {
    const { session, port } = await start({ env: { SLOW_START: "300" } });
    expect((await call(session!)).kind).toBe("answer");
    expect(await session!.close(20_000)).toEqual([]);
    expect(await accepts("127.0.0.1", port)).toBe(false);
  });

  it("is not started if its port is in use", async () => {
    const busy = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => busy.once("listening", resolve));
    onTestFinished(() => new Promise((resolve) => busy.close(() => resolve())));
    const address = busy.address();
    const port = typeof address === "object" ? address?.port : 0;
    const mark = join(temporaryFolder("mcptest-"), "started");
    const { result } = await openHttp(`http://127.0.0.1:${port}/mcp`, {
      start: { command: [process.execPath, "-e", `fs.writeFileSync(${JSON.stringify(mark)}, "")`], env: {}, cwd: root },
    });
    const message = expect.stringContaining(`Port ${port}`);
    expect(result).toMatchObject({ ok: false, failure: { rule_id: "FAULT-START-PORT-BUSY", message } });
    expect(existsSync(mark)).toBe(false);
  });

  it("reports the exit and the last lines of one that ends before it is ready", async () => {
    const { failure } = await start({ command: [process.execPath, "-e", "console.log('no config'); process.exit(7)"] });
    expect(failure).toEqual({
      rule_id: "FAULT-START-EXIT",
      message: "The server exited with code 7 before it was ready.",
      process: { exit_code: 7, signal: null, stderr: ["no config"] },
    });
  });

  it("reports that there is no such program", async () => {
    const { failure } = await start({ command: ["no-such-program-anywhere"] });
    expect(failure?.rule_id).toBe("FAULT-START-SPAWN");
  });

  it("is named where it has to be killed, although it was never ready", async () => {
    const faults: SessionFault[] = [];
    const script = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
    const options = { startupTimeoutMs: 3_000, onFault: (fault: SessionFault) => faults.push(fault) };
    const { failure } = await start({ command: [process.execPath, "-e", script] }, {}, options);
    expect(failure?.rule_id).toBe("FAULT-START-NOT-READY");
    expect(faults).toMatchObject([
      { rule_id: "FAULT-LIFECYCLE-IGNORES-SIGTERM", message: expect.stringMatching(/: pid \d+ \(.*SIGTERM.*\)\.$/) },
    ]);
  });

  it("is reported as dead if it dies during a call", async () => {
    const { session } = await start({ mode: "hang", env: { EXIT_AFTER: "400" } });
    const outcome = await call(session!);
    const process = { exit_code: 3, stderr: [expect.stringContaining("listening on")] };
    expect(outcome).toMatchObject({ kind: "died", process });
    expect(session!.alive).toBe(false);
  });

  it("is ended by its own command first", async () => {
    const mark = join(temporaryFolder("mcptest-"), "stopped");
    const stop = [process.execPath, "-e", `fs.writeFileSync(${JSON.stringify(mark)}, "")`];
    const { session } = await start({ stop });
    expect(await session!.close(20_000)).toEqual([]);
    expect(existsSync(mark)).toBe(true);
  });

  it("reports that its own command failed", async () => {
    const { session } = await start({ stop: [process.execPath, "-e", "process.exit(4)"] });
    expect(await session!.close(20_000)).toEqual([
      { rule_id: "FAULT-LIFECYCLE-STOP", message: "The command under `start.stop` exited with 4." },
    ]);
  });
});

describe("wait_for_ready", () => {
  it("waits for 2xx before the handshake", async () => {
    const ready = { url: "http://127.0.0.1:PORT/ready", timeoutMs: 30_000, intervalMs: 50 };
    const { session } = await start({ env: { SLOW_START: "300" } }, { ready });
    expect((await call(session!)).kind).toBe("answer");
  });

  it("reports what came instead", async () => {
    const ready = { url: "http://127.0.0.1:PORT/not-ready", timeoutMs: 3_000, intervalMs: 50 };
    const { failure } = await start({}, { ready });
    const message = "wait_for_ready did not answer 2xx within 3000 ms: HTTP 503";
    expect(failure).toMatchObject({ rule_id: "FAULT-START-NOT-READY", message });
  });
});
