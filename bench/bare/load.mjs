// The baseline of load: COUNT calls of `echo`, CLIENTS at once, with JSON and one comparison each; over stdio in one session,
// over HTTP by undici. Prints what they took (ms). `node bare/load.mjs COUNT CLIENTS URL` or `… COUNT CLIENTS COMMAND...`
import { spawn } from "node:child_process";

const [count, clients, target, ...args] = process.argv.slice(2);
const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bare", version: "1.0.0" } };
const { ask, end } = target.startsWith("http") ? await overHttp() : overStdio();
let next = 0;

await ask({ id: Number(count), method: "initialize", params });
const started = performance.now();
await Promise.all(Array.from({ length: Number(clients) }, client));
console.log(performance.now() - started);
await end();

async function client() {
  while (next < Number(count)) {
    const id = next;
    next += 1;
    const text = `hello ${id}`;
    const answer = await ask({ id, method: "tools/call", params: { name: "echo", arguments: { text } } });
    if (answer.result.content[0].text !== text) throw new Error(`wrong answer to call ${id}`);
  }
}

async function overHttp() {
  const { Pool } = await import("undici");
  const { origin, pathname: path } = new URL(target);
  const pool = new Pool(origin);
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const ask = async (message) => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    const response = await pool.request({ path, method: "POST", headers, body });
    return JSON.parse(await response.body.text());
  };
  return { ask, end: () => pool.destroy() };
}

function overStdio() {
  const server = spawn(target, args, { stdio: ["pipe", "pipe", "ignore"] });
  const waiting = new Map();
  let rest = "";
  server.stdout.setEncoding("utf8").on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      const answer = JSON.parse(line);
      waiting.get(answer.id)(answer);
      waiting.delete(answer.id);
    }
  });
  const ask = (message) =>
    new Promise((resolve) => {
      waiting.set(message.id, resolve);
      server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
    });
  return { ask, end: () => server.kill("SIGTERM") };
}
