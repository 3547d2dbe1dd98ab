// A server whose faults show only under load: `node load-server.mjs [PORT] FAULT=EVERY …`, over stdio without a port. It
// repeats a text. Each EVERYth call meets the FAULT: `error` (an error of the tool), `mixed` (it is given the answer of the
// next one, and that one its own), `silent` (no answer) or `crash`. `delay=MS` makes each answer so much later, `leak=KB`
// keeps so much with each call. `single` takes one session over HTTP. A file that LOG names gets a line for each session and call.
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";

const args = process.argv.slice(2);
const port = /^\d+$/.test(args[0]) ? Number(args.shift()) : undefined;
const faults = new Map(args.map((arg) => [arg.split("=")[0], Number(arg.split("=")[1])]));
let calls = 0;
let sessions = 0;
/** What is never let go. */
const leaked = [];
/** A call whose answer waits to be mixed up. */
let held;

const log = (line) => process.env.LOG && appendFileSync(process.env.LOG, `${line}\n`);
const meets = (fault) => faults.has(fault) && calls % faults.get(fault) === 0;
const textOf = (text, isError = false) => ({ content: [{ type: "text", text }], isError });

function answer({ id, method, params }, reply) {
  const give = (result, to = id, back = reply) => back(JSON.stringify({ jsonrpc: "2.0", id: to, result }));
  if (method === "initialize") {
    sessions += 1;
    log(`session of ${process.pid}`);
    const { protocolVersion } = params;
    return give({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "load", version: "1.0.0" } });
  }
  if (method === "tools/list") {
    const inputSchema = { type: "object", properties: { text: { type: "string" } } };
    return give({ tools: [{ name: "echo", inputSchema }] });
  }
  if (method !== "tools/call") return give({});
  calls += 1;
  const { text } = params.arguments;
  log(`call ${text}`);
  if (held) {
    const { to, back, other } = held;
    held = undefined;
    give(textOf(text), to, back);
    return give(textOf(other));
  }
  if (faults.has("leak")) leaked.push(Buffer.alloc(faults.get("leak") * 1024, 1));
  if (meets("crash")) return process.exit(7);
  if (meets("silent")) return undefined;
  if (meets("error")) return give(textOf("too busy", true));
  if (meets("mixed")) held = { to: id, back: reply, other: text };
  else if (faults.has("delay")) setTimeout(give, faults.get("delay"), textOf(text));
  else give(textOf(text));
}

function overHttp() {
  createServer(async (request, response) => {
    if (request.method !== "POST") return response.writeHead(405).end();
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const frame = JSON.parse(body);
    if (frame.id === undefined) return response.writeHead(202).end();
    if (frame.method === "initialize" && faults.has("single") && sessions > 0) return response.writeHead(503).end();
    answer(frame, (text) => {
      response.writeHead(200, { "content-type": "application/json", "mcp-session-id": `s${sessions}` }).end(text);
    });
  }).listen(port, "127.0.0.1", () => console.log("ready"));
}

function overStdio() {
  let rest = "";
  process.stdin.setEncoding("utf8").on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      const frame = JSON.parse(line);
      if (frame.id !== undefined) answer(frame, (text) => process.stdout.write(`${text}\n`));
    }
  });
}

if (port === undefined) overStdio();
else overHttp();
