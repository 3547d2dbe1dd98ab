// A stdio server for calls that overlap. `bad` answers at once, wrongly in the way that `how` names. `held` and `quick` wait:
// `quick` is answered when `held` has come, `held` when `next` has, which a client sends when it is done with `quick`.
// `probed` rejects a call without `x` on the wrong channel; its first answer is 2, and its second call is as one of `held`.
import { createInterface } from "node:readline";

const outputSchema = { type: "object", required: ["sum"] };
const tools = [
  { name: "bad", inputSchema: { type: "object" }, outputSchema },
  { name: "probed", inputSchema: { type: "object", properties: { x: { type: "string" } }, required: ["x"] } },
];
const good = { content: [], structuredContent: { sum: 1 } };
const answers = {
  result: (id) => ({ jsonrpc: "2.0", id, result: { ...good, isError: "no" } }),
  output: (id) => ({ jsonrpc: "2.0", id, result: { ...good, structuredContent: {} } }),
  frame: (id) => ({ id, result: good }),
  noise: (id) => ({ jsonrpc: "2.0", id, result: good }),
};
/** Ids of the calls that wait, by tool. */
const waiting = new Map();
let wasProbed = false;

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === "initialize") {
    const serverInfo = { name: "overlap", version: "1.0.0" };
    answer(id, { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo });
  } else if (method === "tools/list") answer(id, { tools });
  else if (method === "tools/call") call(id, params);
  else if (id !== undefined) send({ jsonrpc: "2.0", id, error: { code: -32601, message: `there is no ${method}` } });
});

function call(id, { name, arguments: args }) {
  if (name === "bad") {
    if (args.how === "noise") process.stdout.write("a line that is no message\n");
    send(answers[args.how](id));
  } else if (name === "probed" && args.x === undefined) {
    send({ jsonrpc: "2.0", id, error: { code: -32602, message: "x is missing" } });
  } else if (name === "probed" && !wasProbed) {
    wasProbed = true;
    answer(id, { content: [], structuredContent: { sum: 2 } });
  } else if (name === "next") {
    answer(id, good);
    answer(waiting.get("held"), good);
  } else {
    waiting.set(name === "quick" ? "quick" : "held", id);
    if (waiting.size === 2) answer(waiting.get("quick"), good);
  }
}

function answer(id, result) {
  send({ jsonrpc: "2.0", id, result });
}

function send(frame) {
  process.stdout.write(`${JSON.stringify(frame)}\n`);
}
