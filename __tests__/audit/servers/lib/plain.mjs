// A server over stdio without an SDK, which checks arguments by the schemas of its tools.
import { createInterface } from "node:readline";

export const text = (said, isError = false) => ({ content: [{ type: "text", text: said }], isError });
export const json = (value) => text(JSON.stringify(value));
export const structured = (value) => ({ ...json(value), structuredContent: value });
export const string = (description, more = {}) => ({ type: "string", maxLength: 100, description, ...more });
export const integer = (description, more = {}) => ({ type: "integer", description, ...more });
export const flag = (description) => ({ type: "boolean", description });

/** A tool that only reads, unless `more` has other annotations. */
export const toolOf = (name, description, properties = {}, required = [], more = {}) => ({
  name,
  title: name,
  description,
  annotations: { readOnlyHint: true, openWorldHint: false },
  inputSchema: { type: "object", properties, required, additionalProperties: false },
  ...more,
});

const TYPES = {
  string: (value, { maxLength = 1e9, enum: values = [value] }) =>
    typeof value === "string" && value.length <= maxLength && values.includes(value),
  integer: (value, { minimum = -1e15, maximum = 1e15 }) =>
    Number.isInteger(value) && value >= minimum && value <= maximum,
  number: (value) => typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  array: (value, { items, minItems = 0 }) =>
    Array.isArray(value) && value.length >= minItems && value.every((item) => TYPES[items.type](item, items)),
};

function wrongArguments({ inputSchema: { properties, required } }, args) {
  if (typeof args !== "object" || Array.isArray(args)) return "arguments must be an object";
  const missing = required.find((name) => !Object.hasOwn(args, name));
  if (missing) return `${missing} is missing`;
  const wrong = Object.entries(args).find(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return !schema || !TYPES[schema.type](value, schema);
  });
  return wrong && `${wrong[0]} is wrong`;
}

/**
 * Serves tools; `call` answers for them, at once or later. Of others: `methods` answers requests, `idOf` changes their ids,
 * `refuses` says which lines are no JSON.
 */
export function serve({ tools, call, capabilities, methods = {}, idOf = (id) => id, refuses = () => false }) {
  async function answer({ method, params }) {
    if (Object.hasOwn(methods, method)) return methods[method](params);
    if (method === "initialize") {
      const serverInfo = { name: "plain", version: "1.0.0" };
      return { result: { protocolVersion: "2025-11-25", capabilities: { tools: {}, ...capabilities }, serverInfo } };
    }
    if (method === "ping") return { result: {} };
    if (method === "tools/list") return { result: { tools } };
    if (method !== "tools/call") return { error: { code: -32601, message: "Method not found" } };
    const tool = tools.find(({ name }) => name === params?.name);
    if (!tool) return { error: { code: -32602, message: "Unknown tool" } };
    const args = params.arguments ?? {};
    const wrong = wrongArguments(tool, args);
    if (wrong) return { result: text(wrong, true) };
    try {
      return { result: await call(tool.name, args) };
    } catch (error) {
      return { result: text(String(error), true) };
    }
  }

  const send = (frame) => console.log(JSON.stringify({ jsonrpc: "2.0", ...frame }));

  createInterface({ input: process.stdin }).on("line", async (line) => {
    let frame;
    try {
      if (refuses(line)) throw new Error("not JSON");
      frame = JSON.parse(line);
    } catch {
      return send({ id: null, error: { code: -32700, message: "Parse error" } });
    }
    if (frame.id === undefined || frame.method === undefined) return;
    const body = await answer(frame);
    if (body) send({ id: idOf(frame.id), ...body });
  });
}
