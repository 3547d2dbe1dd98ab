// The baseline of `fuzz`: makes the same inputs from the schemas of a manifest, and sends them one after the other.
// `node fuzz-calls MANIFEST RUNS COMMAND...`: RUNS number of calls per tool, then SIGTERM.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fuzzInputs } from "../src/conformance/rules/fuzz/inputs.js";
import { loadAccepts } from "../src/engine/judge/schema-port.js";

const [manifest = "", runs, command = "", ...args] = process.argv.slice(2);
const { tools }: { tools: { name: string; inputSchema: object }[] } = JSON.parse(readFileSync(manifest, "utf8"));
const server = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
const initialize = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bare", version: "1.0.0" } };
let id = 0;

await request("initialize", initialize);
send({ method: "notifications/initialized" });
await request("tools/list", {});
let calls = 0;
for (const { name, inputSchema } of tools) {
  const settings = { seed: 1, runs: Number(runs), accepts: await loadAccepts(inputSchema) };
  for await (const { args } of fuzzInputs({ name, inputSchema }, settings)) {
    await request("tools/call", { name, ...(args !== undefined && { arguments: args }) });
    calls += 1;
  }
}
if (calls !== tools.length * Number(runs)) throw new Error(`only ${calls} calls were made`);
server.kill("SIGTERM");

async function request(method: string, params: object): Promise<void> {
  id += 1;
  send({ id, method, params });
  const { value } = await lines.next();
  if (JSON.parse(value).id !== id) throw new Error(`no answer to ${method}: ${value}`);
}

function send(message: object): void {
  server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}
