import { asObject, isObject, shortPointerStep } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";

export const SUBSCHEMA = new Set([
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "contains",
  "unevaluatedItems",
  "items",
  "additionalItems",
  "not",
  "if",
  "then",
  "else",
]);
export const SUBSCHEMA_LISTS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
export const SUBSCHEMA_MAPS = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);

export type Schema = Readonly<Record<string, unknown>>;

export interface SchemaNode {
  path: string;
  /** An object; true and false are schemas without keywords. */
  schema: Schema;
  /** True for the schema `true`, and for one without keywords. */
  isEmpty: boolean;
  keyword: string | undefined;
  /** The property that it describes, if it stands in `properties`. */
  property: string | undefined;
  level: number;
}

/** The schemas within a schema, without definitions to which nothing leads, and the pointers of those. */
export function usedNodes(root: unknown, path: string): { nodes: SchemaNode[]; unused: string[]; isWhole: boolean } {
  const nodes = schemaNodes(root, path);
  const isWhole = nodes.length < LIMITS.definition;
  const isPlain = ({ schema: { $ref, $dynamicRef } }: SchemaNode) =>
    $dynamicRef === undefined && !(typeof $ref === "string" && /^#[^/]|%/.test($ref));
  if (!nodes.every(isPlain)) return { nodes, unused: [], isWhole };
  const definitions = new Map<string, SchemaNode[]>();
  const used: SchemaNode[] = [];
  for (const node of nodes) {
    const [, ...keys] = node.path.slice(path.length).split("/", 3);
    const pointer = `${path}/${keys.join("/")}`;
    const isDefinition = keys.length === 2 && (keys[0] === "$defs" || keys[0] === "definitions");
    if (!isDefinition) used.push(node);
    else if (!definitions.get(pointer)?.push(node)) definitions.set(pointer, [node]);
  }
  // It grows while it is read.
  for (const { schema } of used) {
    const { $ref } = schema;
    if (typeof $ref !== "string") continue;
    const pointer = `${path}${$ref.slice(1).split("/", 3).join("/")}`;
    used.push(...(definitions.get(pointer) ?? []));
    definitions.delete(pointer);
  }
  return { nodes: used, unused: [...definitions.keys()], isWhole };
}

/** Every schema within a schema, itself first, each before those within it. References are not followed. */
function schemaNodes(root: unknown, path: string): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const pending: Pending[] = [{ value: root, path, keyword: undefined, property: undefined, level: 0, depth: 0 }];
  for (let next = pending.pop(); next !== undefined && nodes.length < LIMITS.definition; next = pending.pop()) {
    const { value, depth, ...place } = next;
    if (!isObject(value) && typeof value !== "boolean") continue;
    const schema = asObject(value);
    nodes.push({ ...place, schema, isEmpty: value === true || (isObject(value) && Object.keys(value).length === 0) });
    if (depth < LIMITS.schemaLevels) for (const inner of within(schema, next).reverse()) pending.push(inner);
  }
  return nodes;
}

type Pending = Pick<SchemaNode, "path" | "keyword" | "property" | "level"> & { value: unknown; depth: number };

function within(schema: Schema, { path, level, depth }: Pending): Pending[] {
  const inner = (value: unknown, keyword: string, step = "", property?: string): Pending => ({
    value,
    keyword,
    property,
    depth: depth + 1,
    path: `${path}/${keyword}${step}`,
    level: property === undefined ? level : level + 1,
  });
  return Object.entries(schema).flatMap(([keyword, member]) => {
    if (Array.isArray(member)) {
      if (!SUBSCHEMA_LISTS.has(keyword) && keyword !== "items") return [];
      return member.slice(0, LIMITS.definition).map((value, index) => inner(value, keyword, `/${index}`));
    }
    if (SUBSCHEMA.has(keyword)) return [inner(member, keyword)];
    if (!SUBSCHEMA_MAPS.has(keyword) || !isObject(member)) return [];
    return Object.entries(member)
      .slice(0, LIMITS.definition)
      .map(([name, value]) =>
        inner(value, keyword, `/${shortPointerStep(name)}`, keyword === "properties" ? name : undefined),
      );
  });
}

/** True if a schema has one of these keywords. */
export function hasAny(schema: Schema, keywords: readonly string[]): boolean {
  return keywords.some((keyword) => Object.hasOwn(schema, keyword));
}

/** True if the `type` of a schema names this type. */
export function allows(schema: Schema, type: string): boolean {
  const declared = schema.type;
  return declared === type || (Array.isArray(declared) && declared.includes(type));
}

/** The schemas of the arguments of a tool, without those within them. */
export function argumentsOf(input: { nodes: readonly SchemaNode[] } | undefined): SchemaNode[] {
  const isArgument = ({ property, level, path }: SchemaNode) =>
    property !== undefined && level === 1 && path.split("/", 5).length === 4;
  return (input?.nodes ?? []).filter(isArgument);
}
