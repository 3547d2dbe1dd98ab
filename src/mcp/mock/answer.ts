import { messageOf } from "../../core/errors.js";
import type { MockManifest, MockTool } from "../../core/generated/mock.js";
import { asObject, isObject } from "../../core/json/json.js";
import { jsonExcerpt } from "../../core/redaction/redacted.js";
import { INTERNAL_ERROR, INVALID_PARAMS, METHOD_NOT_FOUND, RESOURCE_NOT_FOUND } from "../error-codes.js";
import { SINCE } from "../revisions/known.js";
import {
  agreedRevision,
  fieldsAt,
  isModern,
  type MockAnswer,
  type Params,
  refusal,
  revisionsOf,
  serverInfo,
} from "./protocol.js";
import { type MockTasks, taskCapabilities } from "./tasks.js";
import { fillTemplate, fillValue, matchUri, parseUriTemplate } from "./template.js";

const EMPTY_SCHEMA = { type: "object" };

type IsOffered = (manifest: MockManifest, revision: string) => boolean;
type MethodHandler = (
  manifest: MockManifest,
  params: Params,
  revision: string,
  tasks: MockTasks,
) => MockAnswer | Promise<MockAnswer>;

const hasHandshake: IsOffered = (_, revision) => !isModern(revision);
const hasTools: IsOffered = ({ tools }) => tools !== undefined;
const hasResources: IsOffered = ({ resources, resource_templates }) => (resources ?? resource_templates) !== undefined;
const hasPrompts: IsOffered = ({ prompts }) => prompts !== undefined;

const METHODS = new Map<string, readonly [IsOffered, MethodHandler]>([
  ["initialize", [hasHandshake, initialize]],
  ["ping", [hasHandshake, () => ({ result: {} })]],
  ["server/discover", [(_, revision) => isModern(revision), discover]],
  ["tools/list", [hasTools, listAt("tools", visibleTools)]],
  ["tools/call", [hasTools, callTool]],
  ["resources/list", [hasResources, listAt("resources", visibleResources)]],
  ["resources/templates/list", [hasResources, listAt("resourceTemplates", visibleTemplates)]],
  ["resources/read", [hasResources, readResource]],
  ["prompts/list", [hasPrompts, listAt("prompts", visiblePrompts)]],
  ["prompts/get", [hasPrompts, getPrompt]],
  ["completion/complete", [offersCompletion, complete]],
]);

/** The answer of a mock to a request, without faults; `revision`: of the answer. */
export async function answerRequest(
  manifest: MockManifest,
  method: string,
  params: Params,
  revision: string,
  tasks: MockTasks,
): Promise<MockAnswer> {
  const [isOffered, answer] = METHODS.get(method) ?? [];
  if (!answer || !isOffered?.(manifest, revision)) return refusal(METHOD_NOT_FOUND, `Method not found: ${method}`);
  return answer(manifest, params, revision, tasks);
}

function listAt(key: string, visible: (manifest: MockManifest, revision: string) => readonly object[]): MethodHandler {
  return (manifest, { cursor }, revision) => {
    const entries = visible(manifest, revision).map((entry) => fieldsAt(revision, entry));
    return pageOf(key, entries, manifest.page_size, cursor);
  };
}

function visibleTools({ tools = [] }: MockManifest, revision: string) {
  return tools.map(({ response, validate, faults, task, inputSchema = EMPTY_SCHEMA, ...tool }) => ({
    ...tool,
    inputSchema,
    // Since 2026-07-28 a tool does not say it.
    ...(task && !isModern(revision) && { execution: { taskSupport: task.required ? "required" : "optional" } }),
  }));
}

function visibleResources({ resources = [] }: MockManifest) {
  return resources.map(({ text, blob, ...resource }) => resource);
}

function visibleTemplates({ resource_templates: templates = [] }: MockManifest) {
  return templates.map(({ text, blob, values, ...template }) => template);
}

function visiblePrompts({ prompts = [] }: MockManifest) {
  return prompts.map(({ messages, arguments: names, ...prompt }) =>
    names === undefined ? prompt : { ...prompt, arguments: names.map(({ values, ...argument }) => argument) },
  );
}

function initialize(manifest: MockManifest, { protocolVersion: requested }: Params): MockAnswer {
  const protocolVersion = agreedRevision(revisionsOf(manifest).legacy, requested);
  const capabilities = capabilitiesOf(manifest, protocolVersion);
  const { instructions } = manifest;
  return { result: { protocolVersion, capabilities, serverInfo: serverInfo(manifest), instructions } };
}

function discover(manifest: MockManifest, _: Params, revision: string): MockAnswer {
  const supportedVersions = revisionsOf(manifest).modern;
  const { instructions } = manifest;
  return { result: { supportedVersions, capabilities: capabilitiesOf(manifest, revision), instructions } };
}

function capabilitiesOf(manifest: MockManifest, revision: string): Params {
  return {
    ...(hasTools(manifest, revision) && { tools: {} }),
    ...(hasResources(manifest, revision) && { resources: {} }),
    ...(hasPrompts(manifest, revision) && { prompts: {} }),
    ...taskCapabilities(manifest, revision),
    ...(offersCompletion(manifest) && revision >= SINCE.completions && { completions: {} }),
  };
}

/** One page of a list, under `key`; without a `size` there is one page. */
function pageOf(key: string, entries: readonly object[], size: number | undefined, cursor: unknown): MockAnswer {
  const from = cursor === undefined ? 0 : cursorPosition(cursor);
  if (from === undefined || (cursor !== undefined && from >= entries.length)) {
    return refusal(INVALID_PARAMS, `Invalid cursor: ${JSON.stringify(cursor)}`);
  }
  const to = size === undefined ? entries.length : from + size;
  const result: Record<string, unknown> = { [key]: entries.slice(from, to) };
  if (to < entries.length) result.nextCursor = Buffer.from(`from ${to}`).toString("base64");
  return { result };
}

/** Cursors are opaque to clients; base64 keeps clients from computing them. */
function cursorPosition(cursor: unknown): number | undefined {
  if (typeof cursor !== "string") return undefined;
  const position = /^from ([1-9]\d{0,8})$/.exec(Buffer.from(cursor, "base64").toString("latin1"))?.[1];
  return position === undefined ? undefined : Number(position);
}

const MAX_VALUES = 100;

function offersCompletion({ prompts = [], resource_templates: templates = [] }: MockManifest): boolean {
  return (
    templates.some(({ values }) => values !== undefined) ||
    prompts.some((prompt) => prompt.arguments?.some(({ values }) => values !== undefined))
  );
}

/** The values of an argument that start with the typed text; at most 100, as the protocol requires. */
function complete(manifest: MockManifest, { ref, argument }: Params): MockAnswer {
  const { name, value: prefix }: Params = asObject(argument);
  if (!isObject(ref) || typeof name !== "string" || typeof prefix !== "string")
    return refusal(INVALID_PARAMS, "completion/complete needs a ref, and an argument with a name and a value");
  const all = completionValues(manifest, ref, name);
  if (all === undefined) return refusal(INVALID_PARAMS, `Nothing to complete: ${jsonExcerpt(ref, 200, "")}`);
  const fitting = all.filter((value) => value.startsWith(prefix));
  const values = fitting.slice(0, MAX_VALUES);
  return { result: { completion: { values, total: fitting.length, hasMore: values.length < fitting.length } } };
}

function completionValues(manifest: MockManifest, ref: Params, name: string): readonly string[] | undefined {
  if (ref.type === "ref/prompt") {
    const prompt = manifest.prompts?.find((candidate) => candidate.name === ref.name);
    return prompt && (prompt.arguments?.find((argument) => argument.name === name)?.values ?? []);
  }
  if (ref.type !== "ref/resource") return undefined;
  const template = manifest.resource_templates?.find(({ uriTemplate }) => uriTemplate === ref.uri);
  return template && (new Map(Object.entries(template.values ?? {})).get(name) ?? []);
}

function getPrompt({ prompts = [] }: MockManifest, params: Params): MockAnswer {
  const prompt = prompts.find(({ name }) => name === params.name);
  if (prompt === undefined) return refusal(INVALID_PARAMS, `Unknown prompt: ${JSON.stringify(params.name)}`);
  const args = asObject(params.arguments);
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

function readResource(manifest: MockManifest, { uri }: Params, revision: string): MockAnswer {
  const match = manifest.resources?.find((resource) => resource.uri === uri);
  if (match !== undefined) return contents(uri, match);
  for (const { uriTemplate, mimeType, text, blob } of manifest.resource_templates ?? []) {
    const args = typeof uri === "string" ? matchUri(parseUriTemplate(uriTemplate), uri) : undefined;
    if (args === undefined) continue;
    return contents(uri, { mimeType, blob, text: text === undefined ? undefined : fillTemplate(text, args) });
  }
  return refusal(isModern(revision) ? INVALID_PARAMS : RESOURCE_NOT_FOUND, "Resource not found", { uri });
}

type Content = { [K in "mimeType" | "text" | "blob"]?: string | undefined };

function contents(uri: unknown, { mimeType, text, blob }: Content): MockAnswer {
  return { result: { contents: [{ uri, mimeType, ...(blob === undefined ? { text } : { blob }) }] } };
}

async function callTool(
  { tools = [] }: MockManifest,
  params: Params,
  revision: string,
  tasks: MockTasks,
): Promise<MockAnswer> {
  const tool = tools.find(({ name }) => name === params.name);
  if (tool === undefined) return refusal(INVALID_PARAMS, `Unknown tool: ${JSON.stringify(params.name)}`);
  const { arguments: args = {} } = params;
  const { inputSchema, validate = true } = tool;
  // The request itself is malformed, so this is no tool error.
  if (validate && !isObject(args)) return refusal(INVALID_PARAMS, "The arguments of a tool must be an object");
  if (inputSchema && validate) {
    const { argumentErrors } = await import("./arguments.js");
    try {
      const errors = argumentErrors(inputSchema, args);
      if (errors.length > 0) return wrongArguments(tool.name, errors);
    } catch (error) {
      return refusal(INTERNAL_ERROR, `The inputSchema of ${tool.name} is not a valid schema: ${messageOf(error)}`);
    }
  }
  const respond = (answers: Params) => responseOf(tool, { ...asObject(args), ...answers }, revision);
  return tasks.create(tool, params, revision, respond) ?? responseOf(tool, args, revision);
}

function responseOf({ response }: MockTool, args: unknown, revision: string): MockAnswer {
  if (typeof response === "string") return { result: { content: [textContent(fillTemplate(response, args))] } };
  if (!("structured" in response)) return response;
  const structuredContent = fillValue(response.structured, args);
  const content = [textContent(JSON.stringify(structuredContent))];
  return { result: revision >= SINCE.structuredContent ? { content, structuredContent } : { content } };
}

/** A tool error, not a protocol error, so that a model can read it and try again. */
function wrongArguments(tool: string, errors: readonly string[]): MockAnswer {
  const text = `Invalid arguments for tool ${tool}: ${errors.join("; ")}`;
  return { result: { content: [textContent(text)], isError: true } };
}

function textContent(text: string): { type: "text"; text: string } {
  return { type: "text", text };
}
