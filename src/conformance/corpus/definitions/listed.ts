import { isObject } from "../../../core/json.js";
import { pointerStep } from "../../../core/json-pointer.js";
import { usedNodes } from "./schema-nodes.js";
import type { Definition, DefinitionKind, DefinitionSchema, DefinitionText, Surface } from "./types.js";

const MAX_TEXTS = 100_000;
/** Members that are not written for a reader: patterns, addresses of schemas, and images. */
const NO_TEXT = new Set(["pattern", "$schema", "$id", "$ref", "icons"]);

/** Everything that a server lists, one by one, and its instructions. */
export function definitionsOf(surface: Surface): Definition[] {
  const items = (kind: DefinitionKind, key: string, list: readonly Record<string, unknown>[] = []) =>
    list.filter(isObject).map((value) => definitionOf(kind, textOf(value[key]), value));
  return [
    ...items("tool", "name", surface.tools),
    ...items("prompt", "name", surface.prompts),
    ...items("resource", "uri", surface.resources),
    ...items("resource_template", "uriTemplate", surface.resource_templates),
    ...(surface.instructions === undefined
      ? []
      : [definitionOf("instructions", "", { instructions: surface.instructions })]),
  ];
}

/** One listed item. */
export function definitionOf(kind: DefinitionKind, name: string, value: Record<string, unknown>): Definition {
  const isTool = kind === "tool";
  return {
    ...{ kind, name, value },
    texts: textsOf(value),
    input: isTool ? schemaOf(value["inputSchema"], "/inputSchema") : undefined,
    output: isTool ? schemaOf(value["outputSchema"], "/outputSchema") : undefined,
  };
}

function schemaOf(root: unknown, path: string): DefinitionSchema | undefined {
  return isObject(root) ? { root, ...usedNodes(root, path) } : undefined;
}

/** Every text and every name of a member, in order; a definition may be nested deeper than calls can be. */
function textsOf(value: Record<string, unknown>): DefinitionText[] {
  const texts: DefinitionText[] = [];
  const pending: { path: string; value: unknown; isName: boolean }[] = [{ path: "", value, isName: false }];
  for (let next = pending.pop(); next !== undefined && texts.length < MAX_TEXTS; next = pending.pop()) {
    const { path, value: node, isName } = next;
    if (typeof node === "string") texts.push({ path, text: node, isName });
    if (typeof node !== "object" || node === null) continue;
    const members = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
    for (const [key, inner] of members.reverse()) {
      if (typeof key === "string" && NO_TEXT.has(key)) continue;
      const at = `${path}/${pointerStep(key)}`;
      pending.push({ path: at, value: inner, isName: false });
      if (typeof key === "string") pending.push({ path: at, value: key, isName: true });
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
