import { propertiesOf, requiredOf, resolveRefs } from "../../conformance/calls/schema.js";
import { getOrMake } from "../../core/groups.js";
import { asList, asObject, isObject } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, join, say } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { listAll, listsOf } from "../../mcp/list-all.js";
import type { Purpose, Session } from "../../mcp/types.js";
import { suggest } from "../../suite/suggest.js";
import type { SentCall } from "./coverage.js";

const MAX_NOTES = 5;
const MAX_NAMES = 20;
/** How many names of a list are shown: they help less than the names of arguments. */
const MAX_LISTED = 5;
/** Longer names are not compared: a server may list anything. */
const MAX_NAME = 128;

/** What helps where a tool that runs as a task was called plainly. */
export const WRITE_TASK = say`The tool runs as a task: write \`task: true\` beside it.`;

interface AcceptedArguments {
  names: Set<string>;
  required: Set<string>;
  /** True if it may take others too, or does not say. */
  open: boolean;
}

/** Notes on how a tools/call differs from the listed tools, one sentence each. Hints for people: a server may take more. */
export function toolCallNotes(tool: string, args: unknown, tools: readonly unknown[]): Redacted[] {
  return notesOf("tool", tool, args, tools, ({ inputSchema }) => argumentsOfSchema(inputSchema));
}

/** As `toolCallNotes`, for a prompts/get and the prompts that the server lists. */
export function promptNotes(prompt: string, args: unknown, prompts: readonly unknown[]): Redacted[] {
  return notesOf("prompt", prompt, args, prompts, ({ arguments: list }) => {
    const items = asList(list).filter(isObject);
    const names = (some: typeof items) => new Set(some.map(({ name }) => name).filter(isName));
    return { names: names(items), required: names(items.filter((item) => item.required === true)), open: false };
  });
}

function notesOf(
  kind: "tool" | "prompt",
  name: string,
  args: unknown,
  list: readonly unknown[],
  argumentsOf: (item: Record<string, unknown>) => AcceptedArguments,
): Redacted[] {
  const items = list.filter(isObject);
  const item = items.find((item) => item.name === name);
  if (item !== undefined) {
    const isTask = asObject(item.execution).taskSupport === "required";
    return [...(isTask ? [WRITE_TASK] : []), ...argumentNotes(name, args, argumentsOf(item))];
  }
  const names = items.map((item) => item.name).filter(isName);
  const meant = suggest(name, names);
  if (meant !== undefined) return [say`The server lists no ${kind} ${quoted(name)}: did you mean ${quoted(meant)}?`];
  if (names.length === 0) return [say`The server lists no ${kind} ${quoted(name)}: it lists none at all.`];
  return [say`The server lists no ${kind} ${quoted(name)}. It lists ${listOf(names, MAX_LISTED)}.`];
}

function argumentNotes(owner: string, args: unknown, { names, required, open }: AcceptedArguments): Redacted[] {
  const argumentNames = isObject(args) ? Object.keys(args) : [];
  const unknown = argumentNames.filter((name) => !names.has(name));
  // A misspelt argument cannot mean one that the call has too.
  const free = [...names].filter((name) => !argumentNames.includes(name));
  const meant = new Map(unknown.map((name) => [name, suggest(name, free)]));
  const notes = unknown.flatMap((name): Redacted[] => {
    const close = meant.get(name);
    if (close !== undefined)
      return [say`${quoted(name)} is not an argument of ${quoted(owner)}: did you mean ${quoted(close)}?`];
    if (open) return [];
    const acceptedText = names.size === 0 ? say`it takes none` : say`it takes ${listOf([...names])}`;
    return [say`${quoted(name)} is not an argument of ${quoted(owner)}: ${acceptedText}.`];
  });
  const explained = new Set(meant.values());
  const missing = [...required].filter((name) => !argumentNames.includes(name) && !explained.has(name));
  if (missing.length > 0) notes.push(say`${quoted(owner)} requires ${listOf(missing)}.`);
  return notes.slice(0, MAX_NOTES);
}

function argumentsOfSchema(schema: unknown): AcceptedArguments {
  const names = new Set<string>();
  const required = new Set<string>();
  let closed = false;
  let open = false;
  const visited = new Set<object>();
  const visit = (node: unknown, isCertain: boolean, depth: number) => {
    const resolved = resolveRefs(node, schema);
    if (depth > LIMITS.schemaLevels) open = true;
    // Branches that refer to each other would be walked again and again.
    if (depth > LIMITS.schemaLevels || visited.has(resolved)) return;
    visited.add(resolved);
    for (const [name] of propertiesOf(resolved)) if (isName(name)) names.add(name);
    if (isCertain) for (const name of requiredOf(resolved)) if (isName(name)) required.add(name);
    const { additionalProperties: others, patternProperties } = resolved;
    if (isObject(resolved.properties) || others === false) closed = true;
    if (others === true || isObject(others) || isObject(patternProperties)) open = true;
    for (const branch of asList(resolved.allOf)) visit(branch, isCertain, depth + 1);
    for (const branch of [...asList(resolved.anyOf), ...asList(resolved.oneOf)]) visit(branch, false, depth + 1);
    for (const key of ["if", "then", "else"]) if (isObject(resolved[key])) visit(resolved[key], false, depth + 1);
  };
  visit(schema, true, 0);
  return { names, required, open: open || !closed };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_NAME;
}

function quoted(name: string): Redacted {
  return say`\`${sanitizeLine(cut(hide(name), MAX_NAME))}\``;
}

function listOf(names: readonly string[], limit = MAX_NAMES): Redacted {
  const firstNames = join(names.slice(0, limit).map(quoted), ", ");
  return names.length > limit
    ? say`${firstNames} and ${names.length - limit} more (\`mcptest discover\` lists all)`
    : firstNames;
}

/** As `toolCallNotes`, for a resources/read; a template may fit what the list does not have. */
function resourceNotes(uri: string, _: unknown, resources: readonly unknown[]): Redacted[] {
  if (/\{[^{}]+\}/.test(uri)) return [say`${quoted(uri)} is a template: fill it in.`];
  const uris = resources.flatMap((item) => (isObject(item) && isName(item.uri) ? [item.uri] : []));
  const meant = uris.includes(uri) ? undefined : suggest(uri, uris);
  return meant === undefined ? [] : [say`The server lists no resource ${quoted(uri)}: did you mean ${quoted(meant)}?`];
}

const NOTES: Readonly<Record<string, readonly [list: string, notes: typeof toolCallNotes]>> = {
  "tools/call": ["tools/list", toolCallNotes],
  "prompts/get": ["prompts/list", promptNotes],
  "resources/read": ["resources/list", resourceNotes],
};
const LIST_MS = 2_000;

/** What is wrong with calls that a server answered with an error, by its lists: each is read once. */
export class CallNotes {
  readonly #lists = new Map<string, Promise<readonly unknown[] | undefined>>();

  /** @param mayAsk false for a session that is recorded: a recording holds what its suite sends, and nothing else. */
  constructor(private readonly mayAsk = true) {}

  /** A sentence each; none if the list cannot be read to its end. */
  async on({ method, params }: SentCall, session: Session, purpose: Purpose = "probe"): Promise<Redacted[]> {
    const [list, notes] = NOTES[method] ?? [];
    if (!this.mayAsk || list === undefined || notes === undefined) return [];
    const items = await getOrMake(this.#lists, list, () => readList(list, session, purpose));
    return items === undefined ? [] : notes(String(params.name ?? params.uri), params.arguments, items);
  }
}

async function readList(list: string, session: Session, purpose: Purpose): Promise<readonly unknown[] | undefined> {
  if (!session.alive || !listsOf(session.facts.capabilities).includes(list)) return undefined;
  const { unfinished, items } = await listAll(list, (method, params) =>
    session.request(method, params, { timeoutMs: LIST_MS, purpose }),
  );
  return unfinished || items.length > LIMITS.hints ? undefined : items;
}
