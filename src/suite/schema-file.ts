import schema from "../../schemas/v1.json";

/** The parts of a schema that messages are made of. */
export interface SchemaNode {
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  required?: string[];
  properties?: Record<string, SchemaNode>;
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  $ref?: string;
}

/** The node of the suite's schema at a pointer such as `#/$defs/Server`. */
export function schemaAt(pointer: string): SchemaNode {
  let node: unknown = schema;
  for (const step of pointer.split("/").slice(1)) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    node = (node as Record<string, unknown> | undefined)?.[key];
  }
  return (node ?? {}) as SchemaNode;
}

/** What a property means: its own description, else that of what it refers to. */
export function meaningOf(node: SchemaNode | undefined): string {
  return node?.description ?? (node?.$ref === undefined ? "" : meaningOf(schemaAt(node.$ref)));
}
