// A server whose faults show only under load: `node load-server.mjs [PORT] FAULT=EVERY …`, over stdio without a port. It
// repeats a text. Each EVERYth call meets the FAULT: `error` (an error of the tool), `mixed` (it is given the answer of the
// next one, and that one its own), `silent` (no answer) or `crash`. `delay=MS` makes each answer so much later, `leak=KB`
// keeps so much with each call. `single` takes one session over HTTP. A file that LOG names gets a line for each session and call.
import { appendFileSync } from "node:fs";
import { eachLine, handshake, listenForRequests, messageIn, send, sendJson, textResult } from "./base.mjs";

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

function answer({ id, method, params }, reply) {
  const give = (result, to = id, back = reply) => back({ id: to, result });
  if (method === "initialize") {
    sessions += 1;
    log(`session of ${process.pid}`);
    return give(handshake("load", params));
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
    give(textResult(text), to, back);
    return give(textResult(other));
  }
  if (faults.has("leak")) leaked.push(Buffer.alloc(faults.get("leak") * 1024, 1));
  if (meets("crash")) return process.exit(7);
  if (meets("silent")) return undefined;
  if (meets("error")) return give(textResult("too busy", { isError: true }));
  if (meets("mixed")) held = { to: id, back: reply, other: text };
  else if (faults.has("delay")) setTimeout(give, faults.get("delay"), textResult(text));
  else give(textResult(text));
}

if (port === undefined) {
  eachLine((line) => {
    const frame = messageIn(line);
    if (frame.id !== undefined) answer(frame, (message) => void send(message));
  });
} else {
  await listenForRequests((frame, response) => {
    if (frame.method === "initialize" && faults.has("single") && sessions > 0) return response.writeHead(503).end();
    answer(frame, (message) => sendJson(response, message, { "mcp-session-id": `s${sessions}` }));
  }, port);
  console.log("ready");
}
