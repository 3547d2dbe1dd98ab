import { isNestedOver, isObject, shortPointerStep } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { oncePer } from "../../core/once.js";
import type { Item } from "../server/check-result.js";
import type { Definition, DefinitionSchema, DefinitionText, ListedDefinition, Surface } from "./definition.js";
import { usedNodes } from "./schema-nodes.js";

/** Members that are not written for a reader: patterns, addresses of schemas, and images. */
const NO_TEXT = new Set(["pattern", "$schema", "$id", "$ref", "icons"]);

/** Everything that a server lists, one by one, and its instructions. Computed once. */
export const definitionsOf = oncePer((surface: Surface): readonly ListedDefinition[] => {
  const { tools, prompts, resources, templates, instructions } = surface;
  const items = (kind: ListedDefinition["kind"], key: string, list: readonly Item[] = []) =>
    list.filter(isObject).map((value): ListedDefinition => {
      const name = value[key];
      return { kind, name: typeof name === "string" ? name : "", value };
    });
  return [
    ...items("tool", "name", tools),
    ...items("prompt", "name", prompts),
    ...items("resource", "uri", resources),
    ...items("template", "uriTemplate", templates),
    ...(typeof instructions === "string" ? [{ kind: "instructions" as const, name: "", value: { instructions } }] : []),
  ];
});

/** What checks read of one listed item. */
export function definitionOf({ kind, name, value }: ListedDefinition): Definition {
  const isTool = kind === "tool";
  const texts = textsOf(value);
  const input = isTool ? schemaOf(value.inputSchema, "/inputSchema") : undefined;
  const output = isTool ? schemaOf(value.outputSchema, "/outputSchema") : undefined;
  const isCut = texts.length === LIMITS.definition || isNestedOver(value, LIMITS.schemaLevels);
  return {
    kind,
    name,
    value,
    texts,
    input,
    output,
    isWhole: !isCut && input?.isWhole !== false && output?.isWhole !== false,
  };
}

function schemaOf(root: unknown, path: string): DefinitionSchema | undefined {
  return isObject(root) ? { root, ...usedNodes(root, path) } : undefined;
}

/** Every text and every name of a member, in order. A definition may be nested deeper than calls can be. */
export function textsOf(value: Item): DefinitionText[] {
  const texts: DefinitionText[] = [];
  const pending: (Omit<DefinitionText, "text"> & { value: unknown; depth: number })[] = [
    { path: "", value, isName: false, depth: 0 },
  ];
  for (let next = pending.pop(); next !== undefined && texts.length < LIMITS.definition; next = pending.pop()) {
    const { path, value: node, isName, depth } = next;
    if (typeof node === "string") texts.push({ path, text: node, isName });
    if (typeof node !== "object" || node === null || depth === LIMITS.schemaLevels) continue;
    const members = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
    for (const [key, inner] of members.reverse()) {
      if (typeof key === "string" && NO_TEXT.has(key)) continue;
      const at = `${path}/${shortPointerStep(key)}`;
      pending.push({ path: at, value: inner, isName: false, depth: depth + 1 });
      if (typeof key === "string") pending.push({ path: at, value: key, isName: true, depth });
    }
  }
  return texts;
}

/** Gives the first definition of some kinds with each key. Made once for a list, so that comparing all with all is linear. */
export function firstBy(
  kinds: readonly ListedDefinition["kind"][],
  keyOf: (definition: ListedDefinition) => string,
): (all: readonly ListedDefinition[]) => ReadonlyMap<string, ListedDefinition> {
  return oncePer((all) => {
    const first = new Map<string, ListedDefinition>();
    for (const definition of all) {
      if (!kinds.includes(definition.kind)) continue;
      const key = keyOf(definition);
      if (!first.has(key)) first.set(key, definition);
    }
    return first;
  });
}
