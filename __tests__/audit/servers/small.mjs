// A server without an SDK, which starts at once. Its argument says what is odd about it.
import { openSync } from "node:fs";
import { eachLine, handshake, send, textResult } from "../../servers/base.mjs";

const odd = process.argv[2] ?? "";
const name = { type: "string", minLength: 1, maxLength: 20, description: "Whom to greet." };
const style = { type: "string", enum: ["plain", "loud"], description: "How." };
const greet = {
  name: "greet",
  title: "Greet",
  description: "Greets somebody, once.",
  annotations: { readOnlyHint: true },
  inputSchema: { type: "object", properties: { name, style }, required: ["name"], additionalProperties: false },
};
const wipe = {
  name: "wipe",
  title: "Wipe",
  description: "Deletes everything that there is.",
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
};
const tasks = ["open", "open", "done"].map((state, id) => ({ id, state }));
const state = { type: "string", enum: ["open", "done"], description: "Only tasks in this state." };
const list = { ...greet, name: "list", title: "List", description: "Lists tasks." };
list.inputSchema = { type: "object", properties: { state }, additionalProperties: false };
const task = { ...greet, name: "task", title: "Task", description: "One task, after a while." };
task.inputSchema = {
  type: "object",
  properties: { id: { type: "integer", description: "The id of a task, from list." } },
  required: ["id"],
  additionalProperties: false,
};
const enable = {
  name: "enable",
  title: "Enable",
  description: "Turns it on.",
  annotations: { destructiveHint: false, idempotentHint: true },
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
};
let isOn = false;
const many = Array.from({ length: 500 }, (_, at) => ({ ...greet, name: `greet_${at}` }));
const TOOLS = {
  ...{ once: [enable], many, filters: [list], "takes-all": [list], roots: [greet, list], slow: [list, task] },
  sdk: [wipe],
};
/** Whom only a resource names. */
const VISITOR = process.env.VISITOR_TOKEN ?? "Zoe of 42";
const text = (said, isError = false) => textResult(said, { isError });

function isValid(args) {
  const known = Object.keys(args).every((key) => key === "name" || key === "style");
  const isName = typeof args.name === "string" && args.name.length > 0 && args.name.length <= 20;
  return known && isName && (args.style === undefined || style.enum.includes(args.style));
}

function call({ name: tool, arguments: given }) {
  const args = given ?? {};
  if (odd === "roots") console.log(JSON.stringify({ jsonrpc: "2.0", id: "roots", method: "roots/list" }));
  if (tool === "list") {
    if (Object.keys(args).some((key) => key !== "state")) return text("the arguments are wrong", true);
    if (args.state !== undefined && !state.enum.includes(args.state)) return text("there is no such state", true);
    return text(
      JSON.stringify(tasks.filter((task) => odd === "takes-all" || [task.state, undefined].includes(args.state))),
    );
  }
  if (tool === "task") return text(JSON.stringify(tasks[args.id] ?? { id: args.id, state: "unknown" }));
  if (tool === "enable") {
    const wasOn = isOn;
    isOn = true;
    return wasOn ? text("it is on already", true) : text("it is on");
  }
  if (odd === "dies") process.exit(3);
  if (odd === "half" && /\p{Surrogate}/u.test(args.name)) return undefined;
  if (odd === "hangs") return undefined;
  if (odd === "large") return text("x".repeat(15 * 1024 * 1024));
  if (!isValid(args)) return text("the arguments are wrong", true);
  if (odd === "url" && args.style === "loud") return text(`cannot reach ${process.env.QUEUE_URL}`, true);
  if (odd === "file" && args.style === "loud") {
    openSync(process.execPath);
    return text(`${process.execPath} is locked`, true);
  }
  if (odd === "lists" && args.name !== VISITOR) return text("there is nobody of that name", true);
  if (odd === "picky" && args.name !== "Zoe of 42") return text("there is nobody of that name", true);
  if (odd === "exception" && args.style === "loud")
    return text("Cannot read properties of undefined (reading 'toUpperCase')", true);
  if (odd === "picture" && args.style === "loud")
    return text(`TypeError: data:image/png;base64,${"iVBORw0K".repeat(90)} is not iterable`, true);
  const said = `Hello, ${args.name}`;
  return text(args.style === "loud" ? said.toUpperCase() : said);
}

function answer({ method, params }) {
  if (method === "initialize") {
    const capabilities = { tools: {}, ...(odd === "lists" && { resources: {} }) };
    return handshake("small", { protocolVersion: "2025-11-25" }, { capabilities });
  }
  if (method === "ping") return {};
  if (method === "tools/list") return { tools: TOOLS[odd] ?? [greet, wipe] };
  if (odd === "lists" && method === "resources/list") return { resources: [{ uri: "people://all", name: "people" }] };
  if (odd === "lists" && method === "resources/read")
    return { contents: [{ uri: params.uri, text: JSON.stringify({ people: [{ name: VISITOR }] }) }] };
  if (method === "tools/call" && /^(greet|wipe|list|task|enable)/.test(params?.name)) return call(params);
  return odd === "sdk" && method === "tools/call"
    ? text(`MCP error -32602: Tool ${params?.name} not found`, true)
    : null;
}

if (odd === "starts-slowly") await new Promise((resolve) => setTimeout(resolve, 3_000));

eachLine((line) => {
  let frame;
  try {
    frame = JSON.parse(line);
  } catch {
    void send({ id: null, error: { code: -32700, message: "this is not JSON" } });
    return;
  }
  if (frame.id === undefined || frame.method === undefined) return;
  const result = answer(frame);
  if (result === undefined) return;
  const [code, message] = frame.method === "tools/call" ? [-32602, "no such tool"] : [-32601, "no such method"];
  const rest = result === null ? { error: { code, message } } : { result };
  const isSlow = frame.method === "tools/call" && frame.params?.name === "task";
  setTimeout(() => send({ id: frame.id, ...rest }), isSlow ? 1500 : 0);
});
