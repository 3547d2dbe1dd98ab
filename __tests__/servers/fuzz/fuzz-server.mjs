// A stdio server whose tools each have one fault, shown by some arguments alone: `node fuzz-server.mjs TOOLS REVISION`,
// the tools as a list with commas. `good` has none. It does not start where `crash-for-good` was called.
import { existsSync, writeFileSync } from "node:fs";
import { Ajv } from "ajv";
import { textResult as content, eachLine, handshake, send } from "../base.mjs";

const [names = "good", revision = "2025-11-25"] = process.argv.slice(2);
if (existsSync("broken")) process.exit(3);
const schema = {
  type: "object",
  required: ["text"],
  additionalProperties: false,
  properties: {
    text: { type: "string" },
    count: { type: "integer", minimum: -1000, maximum: 1000 },
    tags: { type: "array", items: { type: "string" }, maxItems: 5 },
  },
};
const validate = new Ajv({ strict: false }).compile(schema);
const numbers = { type: "object", required: ["n"], properties: { n: { type: "integer" } } };

/** Rejects as a server of rmcp does. */
const rmcp = {
  raw: (args, id) => {
    if (validate(args)) return undefined;
    const [{ keyword, params, instancePath, message }] = validate.errors;
    const why =
      keyword === "required" ? `missing field \`${params.missingProperty}\`` : `${message} at ${instancePath}`;
    return error(id, -32602, `failed to deserialize parameters: ${why}`);
  },
};

/** Each gets valid arguments, but for those that judge them themselves; gives a result, or answers itself. */
const tools = {
  good: {},
  crash: { valid: ({ text }) => text.length > 255 && process.exit(7) },
  "crash-always": { raw: () => process.exit(7) },
  "crash-late": {
    valid: ({ text }, id) => {
      if (text !== "") return undefined;
      void send({ id, result: content("fine") });
      return process.stdout.write("", () => process.exit(7));
    },
  },
  "crash-later": {
    valid: () => {
      setTimeout(() => process.exit(7), 20);
    },
  },
  "crash-for-good": {
    valid: ({ text }) => {
      if (text.length <= 255) return undefined;
      writeFileSync("broken", "");
      return process.exit(7);
    },
  },
  hang: { valid: ({ count = 0 }) => count < 0 },
  block: {
    valid: ({ count = 0 }) => {
      // Blocks for good, as a loop would, without the processor.
      if (count < 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    },
  },
  leak: { raw: (args) => (validate(args) ? undefined : content(new Error("bad arguments").stack, { isError: true })) },
  "leak-and-hang": {
    raw(args) {
      const leaked = tools.leak.raw(args);
      this.hasLeaked ||= leaked !== undefined;
      return leaked;
    },
    valid() {
      if (this.hasLeaked) writeFileSync("hanging", "");
      return this.hasLeaked;
    },
  },
  path: {
    raw: (args) => (validate(args) ? undefined : content("invalid, see /home/ada/notes/index.json", { isError: true })),
  },
  secret: { valid: ({ text }) => (text === "" ? content(`no access with ${process.env.SERVICE_TOKEN}`) : undefined) },
  echo: { valid: ({ text }) => content(`no note ${text}`) },
  evaluate: {
    valid: ({ text }) => {
      const evaluated = text.replace(/\$\(\((\d+)\*(\d+)\)\)/, (_, a, b) => `${a * b}`);
      return content(`no note ${evaluated}`, { isError: true });
    },
  },
  output: {
    outputSchema: numbers,
    valid: ({ count = 1 }) => content("fine", { structuredContent: { n: count === 0 ? "zero" : count } }),
  },
  lenient: { raw: () => content("fine") },
  violation: { valid: ({ text }) => (text === "" ? { content: "fine" } : undefined) },
  noise: {
    valid: ({ text }) => {
      if (text === "") process.stdout.write("empty text!\n");
    },
  },
  internal: { valid: ({ text }, id) => text === "" && error(id, -32603, "Cannot read properties of undefined") },
  rmcp,
  "rmcp-too": rmcp,
  destructive: { annotations: { destructiveHint: true }, raw: () => process.exit(9) },
  unsaid: { annotations: {}, raw: () => process.exit(9) },
  // Rejects everything on the protocol channel with one text.
  closed: { raw: (_, id) => error(id, -32602, "the shop is closed") },
  // Writes to stdout before it is called.
  banner: {},
  // The last line of its output comes after the answer.
  afterwards: {
    valid: ({ text }, id) => {
      if (text !== "") return undefined;
      void send({ id, result: content("fine") });
      return process.stdout.write(`call ${id} done\n`);
    },
  },
  large: { valid: ({ text }) => (text === "" ? content("x".repeat(17 * 1024 * 1024)) : undefined) },
};

eachLine(receive);

function receive(line) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  if (method === "initialize" && names.includes("banner")) process.stdout.write("shop 1.0 is ready\n");
  if (method === "initialize") return answer(id, handshake("fuzz", { protocolVersion: revision }));
  if (method === "tools/list") {
    const listed = names.split(",").map((name) => {
      const { outputSchema, annotations = { readOnlyHint: true } } = tools[name];
      return { name, inputSchema: schema, annotations, ...(outputSchema && { outputSchema }) };
    });
    return answer(id, { tools: listed });
  }
  if (method !== "tools/call") return answer(id, {});
  const tool = tools[params.name];
  const own = tool.raw?.(params.arguments, id);
  if (tool.raw && own !== undefined) return own === true || answer(id, own);
  if (!validate(params.arguments)) {
    const [{ instancePath, message }] = validate.errors;
    return answer(id, content(`invalid arguments: ${instancePath} ${message}`, { isError: true }));
  }
  const result = tool.valid?.(params.arguments, id);
  return result === true || answer(id, result || content("found"));
}

function error(id, code, message) {
  void send({ id, error: { code, message } });
  return true;
}

function answer(id, result) {
  void send({ id, result });
}
