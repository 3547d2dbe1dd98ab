import { findTexts } from "../../../conformance/calls/pattern-texts.js";
import type { Args } from "../../../conformance/calls/types.js";
import { sampleArguments } from "../../../conformance/calls/valid.js";
import { asList, asObject, isObject } from "../../../core/json/json.js";
import { jsonOf } from "../../../core/redaction/redacted.js";
import { patternTexts } from "../../../engine/judge/schema-port.js";
import { listAll, listFault, listsOf } from "../../../mcp/list-all.js";
import { FIRST_MODERN, isSince } from "../../../mcp/revisions/known.js";
import type { Outcome, Session } from "../../../mcp/types.js";

export type SendRequest = (method: string, params: Record<string, unknown> | undefined) => Promise<Outcome>;

/** What a server offers, as far as a suite is written for it. */
export interface Contract {
  /** The check for its handshake. */
  handshake: "initialize" | "server/discover";
  tools: readonly ListedTool[];
  resources: readonly string[];
  prompts: readonly { name: string; args: Args }[];
  /** The lists that were read to their end, by method. */
  lists: readonly string[];
  /** The entries of tools/list. */
  entries: readonly unknown[];
  /** What no test is written for, one sentence each. */
  omissions: readonly string[];
}

export interface ListedTool {
  name: string;
  /** The arguments that its schema requires, sorted. */
  required: readonly string[];
  /** Made from its schema, for a test of a tool that is not called. */
  args: Args;
  annotations: unknown;
  /** They say that it changes nothing. */
  isReadOnly: boolean;
  /** The members that its outputSchema requires; undefined without one. */
  answers?: readonly string[];
  /** It may run as a task, or plainly. */
  mayBeTask: boolean;
  /** The cursor of its page; undefined for the first one. */
  cursor?: string;
}

const MAX_TOOLS = 1_000;
const MAX_OTHERS = 50;
const MAX_NAME = 256;
const MAX_ARGS = 10_000;

/** The lists of a server. `isPublic` is false for what holds a secret: it cannot be written to a file. */
export async function readContract(
  { negotiatedVersion, capabilities }: Pick<Session["facts"], "negotiatedVersion" | "capabilities">,
  ask: SendRequest,
  isPublic: (value: unknown) => boolean,
): Promise<Contract> {
  const omissions: string[] = [];
  const methods = listsOf(capabilities);
  const lists: string[] = [];
  const read = async (method: string, send: SendRequest = ask): Promise<unknown[]> => {
    if (!methods.includes(method)) return [];
    const { items, broken } = await listAll(method, send);
    if (!broken) lists.push(method);
    else omissions.push(`${method} was not read to its end: ${outcomeText(broken)}`);
    return items;
  };
  const cursors = new Map<unknown, string>();
  const tools = await read("tools/list", async (method, params) => {
    const page = await ask(method, params);
    const cursor = params?.cursor;
    if (typeof cursor === "string") for (const tool of toolsOf(page)) cursors.set(tool, cursor);
    return page;
  });
  for (const tool of tools.slice(0, MAX_TOOLS)) if (isObject(tool)) await findTexts(tool.inputSchema, patternTexts);
  const select = <T>(
    what: string,
    limit: number,
    items: readonly unknown[],
    make: (item: unknown) => T | string,
  ): T[] => {
    const entries: T[] = [];
    for (const item of items.slice(0, limit)) {
      const entry = make(item);
      if (typeof entry === "string") omissions.push(entry);
      else if (isPublic(entry)) entries.push(entry);
      else omissions.push(`a ${what} is left out: what a test of it would say holds a secret`);
    }
    const more = items.length - limit;
    if (more > 0) omissions.push(`tests are written for the first ${limit} of each kind: ${more} more of kind ${what}`);
    return entries;
  };
  const names = new Set<string>();
  return {
    handshake: isSince(negotiatedVersion, FIRST_MODERN) ? "server/discover" : "initialize",
    tools: select("tool", MAX_TOOLS, tools, (item) => listedTool(item, names, cursors.get(item))),
    resources: select("resource", MAX_OTHERS, await read("resources/list"), (item) => {
      const uri = isObject(item) ? item.uri : undefined;
      if (!isShort(uri)) return `a resource is left out: its URI is not a text of 1 to ${MAX_NAME} characters`;
      return { uri };
    }).map(({ uri }) => uri),
    prompts: select("prompt", MAX_OTHERS, await read("prompts/list"), listedPrompt),
    lists,
    entries: tools,
    omissions,
  };
}

function listedTool(item: unknown, names: Set<string>, cursor: string | undefined): ListedTool | string {
  const { name, inputSchema, outputSchema, annotations, execution } = asObject(item);
  if (!isShort(name)) return `a tool is left out: its name is not a text of 1 to ${MAX_NAME} characters`;
  if (names.has(name)) return `the tool ${name} is listed twice: the second one is left out`;
  names.add(name);
  const args = sampleArguments(inputSchema);
  if (!isSmall(args)) return `the tool ${name} is left out: its arguments are too large`;
  const hints = asObject(annotations);
  return {
    name,
    required: textsOf(isObject(inputSchema) ? inputSchema.required : undefined).sort(),
    args,
    annotations,
    isReadOnly: hints.readOnlyHint === true,
    mayBeTask: asObject(execution).taskSupport === "optional",
    ...(isObject(outputSchema) && { answers: textsOf(outputSchema.required) }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** True for arguments that a suite can hold. */
export function isSmall(value: unknown): boolean {
  return (jsonOf(value)?.length ?? MAX_ARGS + 1) <= MAX_ARGS;
}

/** A prompt with a text for each argument that it requires. */
function listedPrompt(item: unknown): Contract["prompts"][number] | string {
  const { name, arguments: declared } = asObject(item);
  if (!isShort(name)) return `a prompt is left out: its name is not a text of 1 to ${MAX_NAME} characters`;
  const all: unknown[] = asList(declared);
  const required = all.filter(isObject).filter((argument) => argument.required === true);
  const args = Object.fromEntries(textsOf(required.map((argument) => argument.name)).map((key) => [key, "text"]));
  if (!isSmall(args)) return `the prompt ${name} is left out: its arguments are too large`;
  return { name, args };
}

/** Why a request got no result. */
export function outcomeText(outcome: Outcome): string {
  if (outcome.kind === "timeout") return lateText(outcome.timeoutMs);
  if (outcome.kind !== "answer") return listFault(outcome).message;
  const { error } = outcome.answer;
  const message = isObject(error) ? error.message : undefined;
  return typeof message === "string" ? message : "the answer has no result";
}

export function lateText(timeoutMs: number): string {
  return `no answer within ${timeoutMs} ms (--call-timeout)`;
}

function toolsOf(page: Outcome): unknown[] {
  return page.kind === "answer" ? asList(asObject(page.answer.result).tools) : [];
}

function textsOf(value: unknown): string[] {
  return asList(value).filter((item) => typeof item === "string");
}

function isShort(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= MAX_NAME;
}
