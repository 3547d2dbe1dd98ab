import type { MockManifest, MockPrompt, MockTool } from "../../core/generated/mock.js";
import { isObject } from "../../core/json.js";
import { LEGACY_REVISIONS, NEWEST_LEGACY } from "../revisions/legacy.js";
import { fill, fillDeep } from "./template.js";

export type MockAnswer = { result: unknown } | { error: { code: number; message: string; data?: unknown } };
type Params = Record<string, unknown>;

const INVALID_PARAMS = -32602;
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
const RESOURCE_NOT_FOUND = -32002;

/** What a mock answers to a request, its faults apart. */
export async function answerOf(manifest: MockManifest, method: string, params: Params): Promise<MockAnswer> {
  const { tools, resources, prompts } = manifest;
  switch (method) {
    case "initialize":
      return { result: initializeResult(manifest, params.protocolVersion) };
    case "ping":
      return { result: {} };
    case "tools/list":
      return tools ? { result: { tools: tools.map(listedTool) } } : unknownMethod(method);
    case "tools/call":
      return tools ? callTool(tools, params) : unknownMethod(method);
    case "resources/list":
      return resources
        ? { result: { resources: resources.map(({ text, blob, ...listed }) => listed) } }
        : unknownMethod(method);
    case "resources/templates/list":
      return resources ? { result: { resourceTemplates: [] } } : unknownMethod(method);
    case "resources/read":
      return resources ? readResource(resources, params.uri) : unknownMethod(method);
    case "prompts/list":
      return prompts
        ? { result: { prompts: prompts.map(({ messages, ...listed }) => listed) } }
        : unknownMethod(method);
    case "prompts/get":
      return prompts ? getPrompt(prompts, params) : unknownMethod(method);
    default:
      return unknownMethod(method);
  }
}

function unknownMethod(method: string): MockAnswer {
  return { error: { code: METHOD_NOT_FOUND, message: `Method not found: ${method}` } };
}

function initializeResult(manifest: MockManifest, asked: unknown): Record<string, unknown> {
  const { name = "mcptest-mock", version = "1.0.0", instructions } = manifest;
  const capabilities: Record<string, unknown> = {};
  for (const kind of ["tools", "resources", "prompts"] as const) if (manifest[kind]) capabilities[kind] = {};
  const result = { protocolVersion: agreedVersion(manifest, asked), capabilities, serverInfo: { name, version } };
  return instructions === undefined ? result : { ...result, instructions };
}

/** The revision that was asked for where the mock speaks it, else the newest that it does speak. */
function agreedVersion({ protocol_versions = [] }: MockManifest, asked: unknown): string {
  const spoken: readonly string[] = protocol_versions.length > 0 ? protocol_versions : LEGACY_REVISIONS;
  if (typeof asked === "string" && spoken.includes(asked)) return asked;
  return [...spoken].sort().at(-1) ?? NEWEST_LEGACY;
}

function listedTool({ response, validate, faults, inputSchema = { type: "object" }, ...listed }: MockTool) {
  return { ...listed, inputSchema };
}

async function callTool(tools: readonly MockTool[], params: Params): Promise<MockAnswer> {
  const tool = tools.find(({ name }) => name === params.name);
  if (tool === undefined) {
    return { error: { code: INVALID_PARAMS, message: `Unknown tool: ${JSON.stringify(params.name)}` } };
  }
  const args = params.arguments ?? {};
  const { inputSchema, validate = true, response } = tool;
  if (inputSchema && validate) {
    const { argumentErrors } = await import("./arguments.js");
    try {
      const errors = argumentErrors(inputSchema, args);
      if (errors.length > 0) return wrongArguments(tool.name, errors);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { error: { code: INTERNAL_ERROR, message: `The inputSchema of ${tool.name} is no schema: ${reason}` } };
    }
  }
  if (typeof response === "string") return { result: { content: [textContent(fill(response, args))] } };
  if (!("structured" in response)) return response;
  const structuredContent = fillDeep(response.structured, args);
  return { result: { content: [textContent(JSON.stringify(structuredContent))], structuredContent } };
}

/** A tool's own error and no protocol error, so that a model can read it and call again. */
function wrongArguments(tool: string, errors: readonly string[]): MockAnswer {
  const text = `Invalid arguments for tool ${tool}: ${errors.join("; ")}`;
  return { result: { content: [textContent(text)], isError: true } };
}

function textContent(text: string) {
  return { type: "text", text };
}

function readResource(resources: NonNullable<MockManifest["resources"]>, uri: unknown): MockAnswer {
  const found = resources.find((resource) => resource.uri === uri);
  if (found === undefined) return { error: { code: RESOURCE_NOT_FOUND, message: "Resource not found", data: { uri } } };
  const { mimeType, text, blob } = found;
  return { result: { contents: [{ uri, mimeType, ...(blob === undefined ? { text } : { blob }) }] } };
}

function getPrompt(prompts: readonly MockPrompt[], params: Params): MockAnswer {
  const prompt = prompts.find(({ name }) => name === params.name);
  if (prompt === undefined) {
    return { error: { code: INVALID_PARAMS, message: `Unknown prompt: ${JSON.stringify(params.name)}` } };
  }
  const args = isObject(params.arguments) ? params.arguments : {};
  const missing = (prompt.arguments ?? []).filter(({ name, required }) => required && !Object.hasOwn(args, name));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    return { error: { code: INVALID_PARAMS, message: `Missing arguments of prompt ${prompt.name}: ${names}` } };
  }
  const messages = prompt.messages.map(({ role, content }) => ({
    role,
    content: typeof content === "string" ? textContent(fill(content, args)) : fillDeep(content, args),
  }));
  return { result: { description: prompt.description, messages } };
}
