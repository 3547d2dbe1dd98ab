// The baseline of http: undici's request, JSON and one comparison per call. `node bare/http.mjs COUNT URL`
import { Pool } from "undici";

const [count, address] = process.argv.slice(2);
const url = new URL(address);
const pool = new Pool(url.origin);
const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };

const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bare", version: "1.0.0" } };
await send({ id: Number(count), method: "initialize", params });
await send({ method: "notifications/initialized" });
for (let id = 0; id < Number(count); id += 1) {
  const text = `hello ${id}`;
  const answer = JSON.parse(await send({ id, method: "tools/call", params: { name: "echo", arguments: { text } } }));
  if (answer.id !== id || answer.result.content[0].text !== text) throw new Error(`wrong answer to call ${id}`);
}
await pool.destroy();

async function send(message) {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  const response = await pool.request({ path: url.pathname, method: "POST", headers, body });
  return response.body.text();
}
