import schema from "../../../schemas/v1.json";
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
  let found: NamedSchema = { schema: ROOT, name: "" };
  for (const step of path) found = memberSchema(found.schema, step);
  return found;
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
