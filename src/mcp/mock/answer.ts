import type { MockManifest } from "../../core/generated/mock.js";
import { SINCE } from "../revisions/known.js";
import { complete, offersCompletion } from "./completion.js";
import { getPrompt } from "./prompts.js";
import { readResource } from "./resources.js";
import { agreedRevision, fieldsAt, isModern, revisionsOf } from "./revisions.js";
import { callTool } from "./tools.js";
import { INVALID_PARAMS, METHOD_NOT_FOUND, type MockAnswer, type Params, refusal } from "./types.js";

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
  return { protocolVersion, capabilities, serverInfo: serverInfo(manifest), ...instructionsOf(manifest) };
}

function discoverResult(manifest: MockManifest, revision: string): Record<string, unknown> {
  const supportedVersions = revisionsOf(manifest).modern;
  return { supportedVersions, capabilities: capabilitiesOf(manifest, revision), ...instructionsOf(manifest) };
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

function instructionsOf({ instructions }: MockManifest): { instructions?: string } {
  return instructions === undefined ? {} : { instructions };
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
