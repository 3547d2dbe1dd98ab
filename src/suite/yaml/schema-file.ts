import schema from "../../../schemas/v1.json";
import { isObject } from "../../core/json/json.js";
import { schemaValidator } from "../../core/json/json-schema.js";
import type { Path } from "./positions.js";

/** The parts of a schema that messages are made of. */
export interface SchemaNode {
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  required?: string[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode;
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  $ref?: string;
}

const ROOT = schema as unknown as SchemaNode & { $defs: Record<string, SchemaNode> };

/** How a suite breaks the schema; nothing if it is valid. */
export const suiteErrors = schemaValidator(schema);

/** A schema with the name by which it was referred to, empty if it has none. */
export interface NamedSchema {
  schema: SchemaNode;
  name: string;
}

/** One definition of the suite's schema. */
export function definition(name: string): SchemaNode {
  return ROOT.$defs[name] ?? {};
}

/** The schema of the value at a path of a suite. The suite's schema has no unions of mappings, so there is just one. */
export function schemaOf(path: Path): NamedSchema {
  let current: NamedSchema = { schema: ROOT, name: "" };
  for (const step of path) current = memberSchema(current.schema, step);
  return current;
}

/** The schema of a member of what a schema describes, or of an item. */
export function memberSchema(
  { items, properties, additionalProperties }: SchemaNode,
  step: string | number,
): NamedSchema {
  const rest = typeof additionalProperties === "object" ? additionalProperties : {};
  const property = properties !== undefined && Object.hasOwn(properties, step) ? properties[step] : undefined;
  return resolveRef((typeof step === "number" ? items : (property ?? rest)) ?? {});
}

/** What a key means, in the words of the schema. */
export function meaningOf(schema: SchemaNode, key: string): string {
  const node = schema.properties?.[key];
  return node === undefined ? "" : (resolveRef(node).schema.description ?? "");
}

/** Keywords next to a reference override those of its target. */
function resolveRef(node: SchemaNode): NamedSchema {
  const name = node.$ref?.replace("#/$defs/", "") ?? "";
  return name === "" ? { schema: node, name } : { schema: { ...definition(name), ...node }, name };
}

/** An example of the value at a path, with its key: `timeout_ms: 5000`. */
export function exampleAt(path: Path, schema: SchemaNode): string {
  const last = path.at(-1);
  const text = flowText(exampleOf(schema));
  return typeof last === "string" ? `${last}: ${text}` : text;
}

/** An example of a mapping that has a key, if the schema has one; else of that key alone. */
export function exampleWith(path: Path, schema: SchemaNode, key: string): string {
  const whole = schema.examples?.find((example) => isObject(example) && Object.hasOwn(example, key));
  return whole === undefined ? exampleAt([key], memberSchema(schema, key).schema) : exampleAt(path, schema);
}

function exampleOf(schema: SchemaNode): unknown {
  const { type, items, properties = {}, required = [] } = schema;
  if (schema.examples !== undefined) return schema.examples[0];
  const choice = schema.enum?.[0] ?? schema.anyOf?.flatMap((branch) => branch.enum ?? [])[0];
  if (choice !== undefined) return choice;
  const keys = required.length > 0 ? required : (schema.oneOf?.find((branch) => branch.required)?.required ?? []);
  switch ([type ?? "string"].flat()[0]) {
    case "array":
      return [items === undefined ? "value" : exampleOf(memberSchema(schema, 0).schema)];
    case "object":
      if (isObject(schema.additionalProperties)) return { name: exampleOf(memberSchema(schema, "name").schema) };
      if (Object.keys(properties).length === 0 || keys.length === 0) return { name: "value" };
      return Object.fromEntries(keys.map((key) => [key, exampleOf(memberSchema(schema, key).schema)]));
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return "text";
  }
}

function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${quotedIfNeeded(key)}: ${flowText(item)}`);
    return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
  }
  if (value === null) return "~";
  return typeof value === "string" ? quotedIfNeeded(value) : JSON.stringify(value);
}

function quotedIfNeeded(text: string): string {
  const isPlain = /^[A-Za-z/][\w ./-]*$/.test(text) && !/^(true|false|null|yes|no)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
