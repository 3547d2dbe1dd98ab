// A stdio server with one tool, `search`, that meets bad requests as its mode says: `node probe-server.mjs MODE [REVISION]`.
// What an SDK says in each case is its own words.
import { Ajv } from "ajv";
import { eachLine, handshake, send, textResult } from "./base.mjs";

const [mode = "tool", revision = "2025-11-25"] = process.argv.slice(2);
const bare = { type: "object", properties: {}, additionalProperties: true };
const full = {
  type: "object",
  required: ["project"],
  additionalProperties: mode !== "closed-accepts-extra",
  properties: {
    project: { type: "string" },
    limit: { type: ["integer", "null"] },
    filters: {
      type: "array",
      items: { type: "object", required: ["field"], properties: { field: { type: "string" } } },
    },
    period: { type: "object", required: ["from"], properties: { from: { type: "string" } } },
  },
};
const inputSchema = mode === "bare" ? bare : full;
const lenient = mode === "closed-accepts-extra" ? { ...inputSchema, additionalProperties: true } : inputSchema;
const validate = new Ajv({ strict: false }).compile(lenient);
const LARGE = 500_000;

eachLine(receive);

function receive(line) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  if (method === "initialize") return answer(id, handshake("probe", { protocolVersion: revision }));
  if (method === "tools/list") {
    const listed = mode === "unlisted" ? [] : [{ name: "search", inputSchema, ...annotations() }];
    return answer(id, { tools: listed });
  }
  if (method !== "tools/call") return answer(id, {});
  if (mode === "rejects-everything") return toolError(id, "not today");
  if (params.name !== "search") return unknownTool(id, params.name);
  if (line.length > LARGE && mode === "hang-oversized") return undefined;
  if (line.length > LARGE && mode === "die-oversized") process.exit(7);
  if (line.length > LARGE && mode === "mute-oversized") {
    process.stdin.removeAllListeners("data");
    setInterval(() => {}, 1_000);
    return answer(id, textResult("fine"));
  }
  if (!validate(params.arguments) && mode !== "accepts-everything") return invalid(id, validate.errors[0]);
  return answer(id, textResult("found"));
}

function invalid(id, { keyword, params, instancePath, message }) {
  const name = params.missingProperty ?? instancePath.slice(1);
  if (mode === "die-on-invalid") process.exit(7);
  if (mode.startsWith("ruby-")) {
    const why = keyword === "required" ? `Missing required arguments: ${name}` : `Invalid arguments: ${message}`;
    return mode === "ruby-before" ? error(id, why) : toolError(id, why);
  }
  if (mode === "rmcp") {
    const why = keyword === "required" ? `missing field \`${name}\`` : `invalid type: expected another, at ${name}`;
    return error(id, `failed to deserialize parameters: ${why}`);
  }
  return toolError(id, mode === "silent" ? "oh no" : `Input validation error: ${name} ${message}`);
}

function unknownTool(id, name) {
  if (mode === "sdk-v1") return toolError(id, `MCP error -32602: Tool ${name} not found`);
  if (mode === "accepts-everything") return answer(id, textResult("found"));
  return error(id, `Unknown tool: ${name}`);
}

function annotations() {
  return mode.startsWith("destructive") ? { annotations: { destructiveHint: true } } : {};
}

function toolError(id, words) {
  answer(id, textResult(words, { isError: true }));
}

function error(id, message) {
  void send({ id, error: { code: -32602, message } });
}

function answer(id, result) {
  void send({ id, result });
}
