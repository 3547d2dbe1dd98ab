import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { accepts, freePort } from "../../src/core/proc/port.js";
import { listen } from "../../src/mcp/hosts.js";
import { type Backend, ReverseProxy } from "../../src/mcp/replicas/reverse-proxy.js";
import { headerValue } from "../../src/mcp/revisions/param-headers.js";
import type { Outcome, Session } from "../../src/mcp/types.js";
import { closedAtEnd, temporaryFolder } from "../support/temporary.js";
import { openHttp, targetOf } from "./http-support.js";
import { root } from "./support.js";

interface Started {
  count?: number;
  restarts?: boolean;
  flags?: string[];
  /** Of the last copy. */
  last?: string[];
}

async function start({ count = 1, restarts = false, flags = [], last = flags }: Started) {
  const port = await freePort();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const startAt = (own: number, given = flags) => ({
    command: [process.execPath, "__tests__/servers/state-server.mjs", `${own}`, ...given],
    env: { PATH: process.env.PATH ?? "", MARK_FILE: join(temporaryFolder("mcptest-"), "mark") },
    cwd: root,
  });
  const url = `http://127.0.0.1:${port}/mcp`;
  const copies = ports.map((own) => {
    const given = own === ports.at(-1) ? last : flags;
    return { ...targetOf(`http://127.0.0.1:${own}/mcp`), start: startAt(own, given) };
  });
  const target = { start: startAt(port), replicas: { copies: async () => copies, count, restarts } };
  const { result } = await openHttp(url, target, { targetVersion: "2026-07-28", startupTimeoutMs: 60_000 });
  if (!result.ok) return { failure: result.failure, ports };
  return { session: closedAtEnd(result.session, 500), ports: [port, ...ports] };
}

async function call(session: Session, name: string, headers = {}): Promise<Outcome> {
  const params = { name, arguments: {} };
  return session.request("tools/call", params, { timeoutMs: 30_000, purpose: "test", headers });
}

/** What `where` says of its process, and the copy that the response names. */
async function where(session: Session, headers = {}) {
  const outcome = await call(session, "where", headers);
  if (outcome.kind !== "answer") throw new Error(JSON.stringify(outcome));
  const { structuredContent } = outcome.answer.result as { structuredContent: { pid: number; requests: number } };
  return { ...structuredContent, copy: outcome.http?.headers["mcptest-replica"] };
}

/** A copy that answers each request with a text and the name of the copy. */
async function copyThatAnswers(name: string, text: string): Promise<Backend> {
  const server = createServer((_, response) => void response.writeHead(200, { name }).end(text));
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => void server.close());
  return { address: new URL(`http://127.0.0.1:${port}`), enter: async () => undefined, leave() {} };
}

describe("the proxy of the copies", () => {
  it("sends a request about a task to the copy that named it, and skips an id that is no JSON string", async () => {
    const answers = ['{"taskId": "\\q"}', '{"taskId": "\u00e4"}'];
    const address = new URL(`http://127.0.0.1:${await freePort()}`);
    const copies = answers.map((text, at) => copyThatAnswers(`${at}`, text));
    const proxy = await ReverseProxy.listen(address, await Promise.all(copies));
    onTestFinished(() => proxy.close());
    const send = async (headers: Record<string, string>) => (await fetch(address, { headers })).headers.get("name");
    const call = { "mcp-method": "tools/call" };
    expect([await send(call), await send(call)]).toEqual(["0", "1"]);
    const get = { "mcp-method": "tasks/get", "mcp-name": headerValue("\u00e4") };
    expect([await send(get), await send(get)]).toEqual(["1", "1"]);
  });
});

describe("copies of a server", () => {
  it("get requests in turn, or by name, and end", async () => {
    const { session, ports } = await start({ count: 3 });
    const found = [await where(session!), await where(session!), await where(session!), await where(session!)];
    expect(new Set(found.slice(0, 3).map(({ copy }) => copy))).toEqual(new Set(["1", "2", "3"]));
    expect(new Set(found.map(({ pid }) => pid)).size).toBe(3);
    expect(found[3]).toMatchObject({ pid: found[0]!.pid, copy: found[0]!.copy });
    const second = found.find(({ copy }) => copy === "2");
    for (const headers of [{ "mcptest-replica": "2" }, { "mcptest-replica": "2" }])
      expect(await where(session!, headers)).toMatchObject({ pid: second!.pid, copy: "2" });
    expect(await session!.close(20_000)).toEqual([]);
    for (const port of ports) expect(await accepts("127.0.0.1", port)).toBe(false);
  });

  it("start again between two requests", async () => {
    const { session } = await start({ restarts: true });
    const found = [await where(session!), await where(session!), await where(session!)];
    expect(found.map(({ requests }) => requests)).toEqual([1, 1, 1]);
    expect(new Set(found.map(({ pid }) => pid)).size).toBe(3);
  });

  it("are missed if they do not start again", async () => {
    const { session } = await start({ restarts: true, flags: ["once"] });
    const outcome = await call(session!, "where");
    const message = expect.stringContaining(
      "HTTP 502: replica 1 did not start again: The server exited with code 1 before it was ready.",
    );
    expect(outcome).toMatchObject({ kind: "fault", fault: { rule_id: "FAULT-HTTP-STATUS", message } });
  });

  it("are dead if one of them dies", async () => {
    const { session } = await start({ count: 2 });
    expect(await call(session!, "crash")).toMatchObject({ kind: "died", process: { exit_code: 3 } });
    expect(session!.alive).toBe(false);
  });

  it("are all ended if one does not start", async () => {
    const { failure, ports } = await start({ count: 2, last: ["fails"] });
    expect(failure).toMatchObject({ rule_id: "FAULT-START-EXIT", process: { exit_code: 4 } });
    for (const port of ports) expect(await accepts("127.0.0.1", port)).toBe(false);
  });
});
