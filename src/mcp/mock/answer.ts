import { messageOf } from "../../core/errors.js";
import type { MockManifest, MockPrompt, MockTool } from "../../core/generated/mock.js";
import { isObject } from "../../core/json/json.js";
import { jsonExcerpt } from "../../core/redaction/redacted.js";
import { SINCE } from "../revisions/known.js";
import {
  agreedRevision,
  fieldsAt,
  hasStructuredContent,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  isModern,
  METHOD_NOT_FOUND,
  type MockAnswer,
  type Params,
  refusal,
  revisionsOf,
} from "./protocol.js";
import { fillTemplate, fillValue, matchUri, partsOf } from "./template.js";

const EMPTY_SCHEMA = { type: "object" };

/**
 * The answer of a mock to a request, without faults.
 *
 * @param revision of the answer
 */
export async function answerOf(
  manifest: MockManifest,
  method: string,
  params: Params,
  revision: string,
): Promise<MockAnswer> {
  if (!offers(manifest, method, revision)) return refusal(METHOD_NOT_FOUND, `Method not found: ${method}`);
  const { tools = [], resources = [], resource_templates: templates = [], prompts = [] } = manifest;
  const list = (key: string, entries: readonly object[]) => {
    const visible = entries.map((entry) => fieldsAt(revision, entry));
    return pageOf(key, visible, manifest.page_size, params.cursor);
  };
  switch (method) {
    case "initialize":
      return { result: initializeResult(manifest, params.protocolVersion) };
    case "server/discover":
      return { result: discoverResult(manifest, revision) };
    case "tools/list":
      return list(
        "tools",
        tools.map(({ response, validate, faults, inputSchema = EMPTY_SCHEMA, ...tool }) => ({ ...tool, inputSchema })),
      );
    case "tools/call":
      return callTool(tools, params, revision);
    case "resources/list":
      return list(
        "resources",
        resources.map(({ text, blob, ...resource }) => resource),
      );
    case "resources/templates/list":
      return list(
        "resourceTemplates",
        templates.map(({ text, blob, values, ...template }) => template),
      );
    case "resources/read":
      return readResource(manifest, params.uri, revision);
    case "prompts/list":
      return list(
        "prompts",
        prompts.map(({ messages, arguments: names, ...prompt }) =>
          names === undefined ? prompt : { ...prompt, arguments: names.map(({ values, ...argument }) => argument) },
        ),
      );
    case "prompts/get":
      return getPrompt(prompts, params);
    case "completion/complete":
      return complete(manifest, params);
    default:
      return { result: {} };
  }
}

/** True if the mock has the method at this revision. */
function offers(manifest: MockManifest, method: string, revision: string): boolean {
  const { tools, resources, prompts } = manifest;
  switch (method) {
    case "initialize":
    case "ping":
      return !isModern(revision);
    case "server/discover":
      return isModern(revision);
    case "tools/list":
    case "tools/call":
      return tools !== undefined;
    case "resources/list":
    case "resources/templates/list":
    case "resources/read":
      return resources !== undefined || manifest.resource_templates !== undefined;
    case "prompts/list":
    case "prompts/get":
      return prompts !== undefined;
    case "completion/complete":
      return offersCompletion(manifest);
    default:
      return false;
  }
}

function initializeResult(manifest: MockManifest, requested: unknown): Record<string, unknown> {
  const protocolVersion = agreedRevision(revisionsOf(manifest).legacy, requested);
  const capabilities = capabilitiesOf(manifest, protocolVersion);
  return { protocolVersion, capabilities, serverInfo: serverInfo(manifest), instructions: manifest.instructions };
}

function discoverResult(manifest: MockManifest, revision: string): Record<string, unknown> {
  const supportedVersions = revisionsOf(manifest).modern;
  const { instructions } = manifest;
  return { supportedVersions, capabilities: capabilitiesOf(manifest, revision), instructions };
}

function capabilitiesOf(manifest: MockManifest, revision: string): Record<string, unknown> {
  const methods = { tools: "tools/list", resources: "resources/list", prompts: "prompts/list" };
  const offered = Object.entries(methods).filter(([, method]) => offers(manifest, method, revision));
  if (offersCompletion(manifest) && revision >= SINCE.completions) offered.push(["completions", ""]);
  return Object.fromEntries(offered.map(([name]) => [name, {}]));
}

/** The `serverInfo` of a mock. */
export function serverInfo({ name = "mcptest-mock", version = "1.0.0" }: MockManifest): Record<string, unknown> {
  return { name, version };
}

/**
 * One page of a list.
 *
 * @param key of the entries in the result
 * @param size of a page; undefined for a single page
 * @param cursor as the client sent it
 */
function pageOf(key: string, entries: readonly object[], size: number | undefined, cursor: unknown): MockAnswer {
  const from = cursor === undefined ? 0 : startOf(cursor);
  if (from === undefined || (cursor !== undefined && from >= entries.length)) {
    return refusal(INVALID_PARAMS, `Invalid cursor: ${JSON.stringify(cursor)}`);
  }
  const to = size === undefined ? entries.length : from + size;
  const result: Record<string, unknown> = { [key]: entries.slice(from, to) };
  if (to < entries.length) result.nextCursor = Buffer.from(`from ${to}`).toString("base64");
  return { result };
}

/** Cursors are opaque to clients; base64 keeps clients from computing them. */
function startOf(cursor: unknown): number | undefined {
  if (typeof cursor !== "string") return undefined;
  const found = /^from ([1-9]\d{0,8})$/.exec(Buffer.from(cursor, "base64").toString("latin1"))?.[1];
  return found === undefined ? undefined : Number(found);
}

const MAX_VALUES = 100;

/** True if a prompt or a template has completion values. */
function offersCompletion({ prompts = [], resource_templates: templates = [] }: MockManifest): boolean {
  return (
    templates.some(({ values }) => values !== undefined) ||
    prompts.some((prompt) => prompt.arguments?.some(({ values }) => values !== undefined))
  );
}

/** The values of an argument that start with the typed text; at most 100, as the protocol requires. */
function complete(manifest: MockManifest, { ref, argument }: Params): MockAnswer {
  if (
    !isObject(ref) ||
    !isObject(argument) ||
    typeof argument.name !== "string" ||
    typeof argument.value !== "string"
  ) {
    return refusal(INVALID_PARAMS, "completion/complete needs a ref, and an argument with a name and a value");
  }
  const { name, value: typed } = argument;
  const all = valuesOf(manifest, ref, name);
  if (all === undefined) return refusal(INVALID_PARAMS, `Nothing to complete: ${jsonExcerpt(ref, 200, "")}`);
  const fitting = all.filter((value) => value.startsWith(typed));
  const values = fitting.slice(0, MAX_VALUES);
  return { result: { completion: { values, total: fitting.length, hasMore: values.length < fitting.length } } };
}

/** The values of an argument; undefined if the prompt or template does not exist. */
function valuesOf(manifest: MockManifest, ref: Params, name: string): readonly string[] | undefined {
  if (ref.type === "ref/prompt") {
    const prompt = manifest.prompts?.find((candidate) => candidate.name === ref.name);
    return prompt && (prompt.arguments?.find((argument) => argument.name === name)?.values ?? []);
  }
  if (ref.type !== "ref/resource") return undefined;
  const template = manifest.resource_templates?.find(({ uriTemplate }) => uriTemplate === ref.uri);
  return template && (new Map(Object.entries(template.values ?? {})).get(name) ?? []);
}

/** The messages of a prompt, with its arguments in them. */
function getPrompt(prompts: readonly MockPrompt[], params: Params): MockAnswer {
  const prompt = prompts.find(({ name }) => name === params.name);
  if (prompt === undefined) return refusal(INVALID_PARAMS, `Unknown prompt: ${JSON.stringify(params.name)}`);
  const args = isObject(params.arguments) ? params.arguments : {};
  const missing = (prompt.arguments ?? []).filter(({ name, required }) => required && !Object.hasOwn(args, name));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    return refusal(INVALID_PARAMS, `Missing arguments of prompt ${prompt.name}: ${names}`);
  }
  const messages = prompt.messages.map(({ role, content }) => ({
    role,
    content: typeof content === "string" ? { type: "text", text: fillTemplate(content, args) } : content,
  }));
  return { result: { description: prompt.description, messages } };
}

const RESOURCE_NOT_FOUND = -32002;

/** The content of the resource with this URI, else of the first matching template. */
function readResource(manifest: MockManifest, uri: unknown, revision: string): MockAnswer {
  const found = manifest.resources?.find((resource) => resource.uri === uri);
  if (found !== undefined) return contents(uri, found);
  for (const { uriTemplate, mimeType, text, blob } of manifest.resource_templates ?? []) {
    const args = typeof uri === "string" ? matchUri(partsOf(uriTemplate), uri) : undefined;
    if (args === undefined) continue;
    return contents(uri, { mimeType, blob, text: text === undefined ? undefined : fillTemplate(text, args) });
  }
  return refusal(isModern(revision) ? INVALID_PARAMS : RESOURCE_NOT_FOUND, "Resource not found", { uri });
}

function contents(
  uri: unknown,
  { mimeType, text, blob }: { mimeType?: string | undefined; text?: string | undefined; blob?: string | undefined },
): MockAnswer {
  return { result: { contents: [{ uri, mimeType, ...(blob === undefined ? { text } : { blob }) }] } };
}

/** Answers a tool call from the manifest, after validating its arguments. */
async function callTool(tools: readonly MockTool[], params: Params, revision: string): Promise<MockAnswer> {
  const tool = tools.find(({ name }) => name === params.name);
  if (tool === undefined) return refusal(INVALID_PARAMS, `Unknown tool: ${JSON.stringify(params.name)}`);
  const { arguments: args = {} } = params;
  const { inputSchema, validate = true, response } = tool;
  // The request itself is malformed, so this is no tool error.
  if (validate && !isObject(args)) return refusal(INVALID_PARAMS, "The arguments of a tool must be an object");
  if (inputSchema && validate) {
    const { argumentErrors } = await import("./arguments.js");
    try {
      const errors = argumentErrors(inputSchema, args);
      if (errors.length > 0) return wrongArguments(tool.name, errors);
    } catch (error) {
      const reason = messageOf(error);
      return refusal(INTERNAL_ERROR, `The inputSchema of ${tool.name} is not a valid schema: ${reason}`);
    }
  }
  if (typeof response === "string") return { result: { content: [textContent(fillTemplate(response, args))] } };
  if (!("structured" in response)) return response;
  const structuredContent = fillValue(response.structured, args);
  const content = [textContent(JSON.stringify(structuredContent))];
  return { result: hasStructuredContent(revision) ? { content, structuredContent } : { content } };
}

/** A tool error, not a protocol error, so that a model can read it and try again. */
function wrongArguments(tool: string, errors: readonly string[]): MockAnswer {
  const text = `Invalid arguments for tool ${tool}: ${errors.join("; ")}`;
  return { result: { content: [textContent(text)], isError: true } };
}

function textContent(text: string): { type: "text"; text: string } {
  return { type: "text", text };
}
