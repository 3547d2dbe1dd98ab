import { isObject } from "../../core/json/json.js";

type Schema = Readonly<Record<string, unknown>>;

/** Keywords whose value is a map of schemas by names that the author chose: `default` is not a keyword there. */
const MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"];

/** Keywords whose value is data, in which a member named `$ref` is not a reference. */
export function isData(key: string, value: unknown): boolean {
  return key === "const" || key === "default" || ((key === "enum" || key === "examples") && Array.isArray(value));
}

/**
 * Whether the first validator is known to judge such a schema wrongly, by the official tests: what was evaluated, and
 * references by dynamic scope; a property `__proto__`; an empty enum; `multipleOf`; in draft-07 what is
 * beside a `$ref`.
 */
export function needsSecond(root: Schema, draft07: boolean): boolean {
  return someNode(
    root,
    (node) =>
      MAPS.some((name) => isObject(node[name]) && Object.hasOwn(node[name], "__proto__")) ||
      "unevaluatedItems" in node ||
      "unevaluatedProperties" in node ||
      "$dynamicRef" in node ||
      (Array.isArray(node.enum) && node.enum.length === 0) ||
      typeof node.multipleOf === "number" ||
      (draft07 &&
        typeof node.$ref === "string" &&
        Object.keys(node).some((key) => key !== "$ref" && key !== "$schema")),
  );
}

/** Whether the second validator, too, is known to judge such a schema wrongly. */
export function isUndecided(root: Schema): boolean {
  if (!someNode(root, (node) => "$dynamicRef" in node)) return false;
  return someNode(
    root,
    (node) =>
      "unevaluatedItems" in node || "unevaluatedProperties" in node || (node !== root && typeof node.$id === "string"),
  );
}

function someNode(root: Schema, test: (node: Schema) => boolean): boolean {
  const pending: { node: unknown; isMap: boolean }[] = [{ node: root, isMap: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, isMap } = next;
    if (Array.isArray(node)) for (const item of node) pending.push({ node: item, isMap: false });
    if (!isObject(node)) continue;
    if (!isMap && test(node)) return true;
    for (const [key, value] of Object.entries(node)) {
      if (isMap || !isData(key, value)) pending.push({ node: value, isMap: !isMap && MAPS.includes(key) });
    }
  }
  return false;
}
