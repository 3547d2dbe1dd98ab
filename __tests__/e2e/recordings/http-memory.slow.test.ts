import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { recordHttp } from "./recorder.js";

const CALLS = 1_000;

/** A reverse proxy that records nothing. */
const BARE = `
const { Agent, createServer, request } = require("node:http");
const agent = new Agent({ keepAlive: true });
createServer((incoming, outgoing) => {
  const { url, method, headers } = incoming;
  const onward = request(new URL(url, process.argv[1]), { method, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(onward);
}).listen(0, "127.0.0.1", function () { console.log(this.address().port) });
`;

/** The memory of a process in MiB. */
function memoryOf({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

it.skipIf(process.platform !== "linux").each(["application/json", "text/event-stream"])(
  "takes at most 20 MiB more than a bare proxy for a thousand calls answered as %s",
  async (type) => {
    const server = createServer(async (request, response) => {
      const chunks = await request.toArray();
      const { id } = JSON.parse(Buffer.concat(chunks).toString());
      const answer = JSON.stringify({
        jsonrpc: "2.0",
        id,
        result: { content: [{ type: "text", text: "x".repeat(200) }] },
      });
      response.writeHead(200, { "content-type": type, "mcp-session-id": "one" });
      response.end(type === "application/json" ? answer : `event: message\ndata: ${answer}\n\n`);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close().closeAllConnections());
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
    const bare = spawn(process.execPath, ["-e", BARE, target]);
    onTestFinished(() => void bare.kill());
    const [port] = await once(bare.stdout, "data");
    const recording = await recordHttp(target);
    const callAll = async (url: string | URL) => {
      for (let id = 1; id <= CALLS; id++) {
        const message = { jsonrpc: "2.0", id, method: "tools/call", params: { name: "echo", arguments: { id } } };
        const headers = { "content-type": "application/json", "mcp-session-id": "one" };
        await (await fetch(url, { method: "POST", headers, body: JSON.stringify(message) })).text();
      }
    };
    await callAll(`http://127.0.0.1:${Number(port)}/mcp`);
    await callAll(recording.url);
    expect(memoryOf(recording.child) - memoryOf(bare)).toBeLessThan(20);
    const [session] = await recording.stop();
    expect(session?.exchanges).toHaveLength(CALLS);
  },
);
