import { isObject } from "../../../core/json/json.js";
import { KNOWN_VERSIONS } from "../../../suite/versions.js";
import { type Entry, type Migration, Notebook } from "./migration.js";
import { type SourceDocument, TaggedPattern } from "./source.js";
import { entryOf, literal, literalValue, pattern, step } from "./values.js";

/** True for a document of mcp-autotest: a case with its requests (`in…`) and answers (`out…`). */
export function isAutotest(root: Entry): boolean {
  return Object.keys(root).some((key) => key.startsWith("in")) && !("providers" in root) && !("server" in root);
}

/** Adds the tests of one case. */
export function migrateAutotest(document: SourceDocument, server: string, migration: Migration): void {
  migration.from("mcp-autotest");
  const { root } = document;
  const keys = Object.keys(root).sort();
  const inputs = keys.filter((key) => key.startsWith("in"));
  const outputs = keys.filter((key) => key.startsWith("out"));
  const name = typeof root.case === "string" && root.case !== "" ? root.case : document.file;
  for (const [index, key] of inputs.entries()) {
    const notes = new Notebook(document);
    const revision = revisionOf(root[key]);
    if (revision !== undefined) migration.addRevision(revision);
    if (index === 0) notes.unknown([], root, ["case", ...inputs, ...outputs]);
    const output = outputs[index];
    const request = root[key];
    if (index === inputs.length - 1) {
      for (const rest of outputs.slice(inputs.length)) notes.add([rest], `\`${rest}\` answers no request: left out`);
    }
    if (!isObject(request)) notes.add([key], "a batch of requests has no counterpart: left out");
    else if (!("id" in request))
      notes.add([key], `the notification ${request.method} is sent by the handshake: left out`);
    const test =
      isObject(request) && "id" in request ? testOf(request, output && root[output], notes, [key]) : undefined;
    if (test === undefined) migration.leaveOut("tools", notes.notes);
    else migration.addTest(test.block, { name: literal(name), server, ...test.entry }, notes.notes);
  }
}

function testOf(
  request: Entry,
  answer: unknown,
  notes: Notebook,
  path: readonly string[],
): { block: "tools" | "resources" | "prompts" | "compliance"; entry: Entry } | undefined {
  const { method } = request;
  const params = entryOf(request.params);
  const { name, uri } = params;
  const args = isObject(params.arguments) ? { args: literalValue(params.arguments) } : {};
  if (method === "tools/call" && typeof name === "string") {
    return { block: "tools", entry: { tool: literal(name), ...args, ...expectOf(answer, "") } };
  }
  if (method === "prompts/get" && typeof name === "string") {
    return { block: "prompts", entry: { prompt: literal(name), ...args, ...expectOf(answer, "") } };
  }
  if (method === "resources/read" && typeof uri === "string") {
    return { block: "resources", entry: { uri: literal(uri), ...expectOf(answer, "") } };
  }
  if (typeof method !== "string") {
    notes.add(path, "a request without a method has no counterpart: left out");
    return undefined;
  }
  if (method === "initialize") {
    return { block: "compliance", entry: { check: "initialize", ...expectOf(answer, "response.") } };
  }
  const sent = { method: literal(method), ...("params" in request && { params: literalValue(params) }) };
  return { block: "compliance", entry: { request: sent, ...expectOf(answer, "response.") } };
}

/** The revision that the handshake of a case asks for. */
function revisionOf(request: unknown): string | undefined {
  const { method, params } = entryOf(request);
  return method === "initialize"
    ? KNOWN_VERSIONS.find((known) => known === entryOf(params).protocolVersion)
    : undefined;
}

/** The answer as assertions. As there, it may have members that are not listed; lists must have the same length. */
function expectOf(answer: unknown, base: string): { expect?: Entry[] } {
  const { result, error } = entryOf(answer);
  const expect = [
    ...(result === undefined ? [] : assertions(`${base}result`, result)),
    ...(error === undefined ? [] : assertions(`${base}error`, error)),
  ];
  return expect.length === 0 ? {} : { expect };
}

function assertions(target: string, expected: unknown): Entry[] {
  if (expected instanceof TaggedPattern) {
    return [
      { target, matcher: { regex: pattern(expected.kind === "re" ? expected.text : fromEmbedded(expected.text)) } },
    ];
  }
  if (Array.isArray(expected)) {
    const length = { target: `${target}.length`, matcher: { exact: expected.length } };
    return [length, ...expected.flatMap((item, index) => assertions(target + step(index), item))];
  }
  if (!isObject(expected)) return [{ target, matcher: { exact: literalValue(expected) } }];
  if (isFlat(expected)) return [{ target, matcher: { contains: literalValue(expected) } }];
  return Object.entries(expected).flatMap(([key, value]) => assertions(target + step(key), value));
}

/** True for a mapping in which `contains` judges as mcp-autotest does: there are no lists and no patterns in it. */
function isFlat(value: Entry): boolean {
  return Object.values(value).every((member) => {
    if (Array.isArray(member) || member instanceof TaggedPattern) return false;
    return !isObject(member) || isFlat(member);
  });
}

/** `!!ere`: the parts between slashes are regular expressions, all else is text; `\\/` is a slash. */
function fromEmbedded(text: string): string {
  return text.replace(/\\\/|\/([^/]*)\/|[[\]{}()^$.|*+?]/g, (found, inner) => {
    if (found === "\\/") return "/";
    return inner ?? `\\${found}`;
  });
}
