import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { excerpt, say } from "../../core/redaction/redacted.js";
import type { Item } from "../checks/check-result.js";
import { stepOf, usedNodes } from "./schema-nodes.js";
import type { Definition, DefinitionKind, DefinitionSchema, DefinitionText, Surface } from "./types.js";

/** What is nested deeper, or comes after so many, is not checked. */
const MAX_TEXTS = 20_000;
const MAX_DEPTH = 60;
const MAX_NAME = 100;
/** Members that are not written for a reader: patterns, addresses of schemas, and images. */
const NO_TEXT = new Set(["pattern", "$schema", "$id", "$ref", "icons"]);

const DEFINITIONS = new WeakMap<Surface, readonly Definition[]>();

/** Everything that a server lists, one by one, and its instructions. Computed once. */
export function definitionsOf(surface: Surface): readonly Definition[] {
  const all = DEFINITIONS.get(surface) ?? allOf(surface);
  DEFINITIONS.set(surface, all);
  return all;
}

function allOf(surface: Surface): Definition[] {
  const items = (kind: DefinitionKind, key: string, list: readonly Item[] = []) =>
    list.filter(isObject).map((value) => definitionOf(kind, textOf(value[key]), value));
  return [
    ...items("tool", "name", surface.tools),
    ...items("prompt", "name", surface.prompts),
    ...items("resource", "uri", surface.resources),
    ...items("template", "uriTemplate", surface.templates),
    ...(typeof surface.instructions !== "string"
      ? []
      : [definitionOf("instructions", "", { instructions: surface.instructions })]),
  ];
}

/** One listed item. */
export function definitionOf(kind: DefinitionKind, name: string, value: Item): Definition {
  const isTool = kind === "tool";
  return {
    ...{ kind, name, value },
    subject: subjectOf(kind, name),
    texts: textsOf(value),
    input: isTool ? schemaOf(value.inputSchema, "/inputSchema") : undefined,
    output: isTool ? schemaOf(value.outputSchema, "/outputSchema") : undefined,
  };
}

/** How verdicts name it, such as `tool find_notes`; undefined for the server itself. */
function subjectOf(kind: DefinitionKind, name: string): Redacted | undefined {
  switch (kind) {
    case "server":
      return undefined;
    case "instructions":
      return say`instructions`;
    case "template":
      return say`resource template ${excerpt(name, MAX_NAME)}`;
    case "resource":
      return say`resource ${excerpt(name, MAX_NAME)}`;
    case "prompt":
      return say`prompt ${excerpt(name, MAX_NAME)}`;
    case "tool":
      return say`tool ${excerpt(name, MAX_NAME)}`;
  }
}

function schemaOf(root: unknown, path: string): DefinitionSchema | undefined {
  return isObject(root) ? { root, ...usedNodes(root, path) } : undefined;
}

/** Every text and every name of a member, in order. A definition may be nested deeper than calls can be. */
function textsOf(value: Item): DefinitionText[] {
  const texts: DefinitionText[] = [];
  const pending: (Omit<DefinitionText, "text"> & { value: unknown; depth: number })[] = [
    { path: "", value, isName: false, depth: 0 },
  ];
  for (let next = pending.pop(); next !== undefined && texts.length < MAX_TEXTS; next = pending.pop()) {
    const { path, value: node, isName, depth } = next;
    if (typeof node === "string") texts.push({ path, text: node, isName });
    if (typeof node !== "object" || node === null || depth === MAX_DEPTH) continue;
    const members = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
    for (const [key, inner] of members.reverse()) {
      if (typeof key === "string" && NO_TEXT.has(key)) continue;
      const at = `${path}/${stepOf(key)}`;
      pending.push({ path: at, value: inner, isName: false, depth: depth + 1 });
      if (typeof key === "string") pending.push({ path: at, value: key, isName: true, depth });
    }
  }
  return texts;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const INDEXES = new WeakMap<readonly Definition[], Map<(definition: Definition) => string, Map<string, Definition>>>();

/** The first definition with each key. Made once for a list, so that comparing all with all is linear. */
export function firstBy(
  all: readonly Definition[],
  keyOf: (definition: Definition) => string,
): ReadonlyMap<string, Definition> {
  const indexes = INDEXES.get(all) ?? new Map<typeof keyOf, Map<string, Definition>>();
  INDEXES.set(all, indexes);
  const index = indexes.get(keyOf) ?? new Map<string, Definition>();
  if (!indexes.has(keyOf)) {
    indexes.set(keyOf, index);
    for (const definition of all) {
      const key = keyOf(definition);
      if (!index.has(key)) index.set(key, definition);
    }
  }
  return index;
}
