import { asList, isObject, parseJson } from "../../../core/json/json.js";
import type { Envelope } from "../../../engine/judge/call.js";

/** An assertion as a suite has it. */
export interface WrittenAssertion {
  target: string;
  matcher: Record<string, unknown>;
}

type Schema = Record<string, unknown>;

const MAX_DEPTH = 4;
/** An object with more members is likely to be a table, whose keys are values. */
const MAX_MEMBERS = 20;

/** Assertions that hold for every answer of the same shape: of its values they say nothing. */
export function shapeAssertions(envelope: Envelope): WrittenAssertion[] {
  if ("error" in envelope) return [schemaAssertion("error", { type: "object", required: ["code", "message"] })];
  const { result } = envelope;
  if (!isObject(result)) return [];
  const { isError, content, structuredContent, contents, messages } = result;
  const assertions: WrittenAssertion[] = [];
  if (typeof isError === "boolean") assertions.push({ target: "result.isError", matcher: { exact: isError } });
  if (Array.isArray(content))
    assertions.push(schemaAssertion("result.content", listSchema(content, typesSchema(content))));
  if (isError !== true && structuredContent !== undefined) {
    assertions.push(schemaAssertion("result.structuredContent", shapeOf(structuredContent)));
  } else if (isError !== true) assertions.push(...jsonText(content));
  if (Array.isArray(contents))
    assertions.push(schemaAssertion("result.contents", listSchema(contents, membersSchema(contents))));
  if (Array.isArray(messages))
    assertions.push(schemaAssertion("result.messages", listSchema(messages, membersSchema(messages))));
  return assertions;
}

/** The shape of a value as a JSON Schema. What is null, deep or different from item to item is left open. */
function shapeOf(value: unknown, depth = 0): Schema {
  if (value === null || value === undefined) return {};
  if (Array.isArray(value)) {
    const items = depth < MAX_DEPTH ? commonShape(value.map((item) => shapeOf(item, depth + 1))) : {};
    return { type: "array", ...(Object.keys(items).length > 0 && { items }) };
  }
  if (typeof value !== "object") return { type: typeof value };
  const members = Object.entries(value);
  if (members.length === 0 || members.length > MAX_MEMBERS || depth >= MAX_DEPTH) return { type: "object" };
  return {
    type: "object",
    required: members.map(([name]) => name),
    properties: Object.fromEntries(members.map(([name, member]) => [name, shapeOf(member, depth + 1)])),
  };
}

/** The shape that all have; of different ones their type, if it is one; else nothing. */
function commonShape(shapes: readonly Schema[]): Schema {
  const [first = {}] = shapes;
  const isCommon = (of: (shape: Schema) => unknown) =>
    shapes.every((shape) => JSON.stringify(of(shape)) === JSON.stringify(of(first)));
  if (isCommon((shape) => shape)) return first;
  return isCommon(({ type }) => type) ? { type: first.type } : {};
}

function listSchema(items: readonly unknown[], schema: Schema): Schema {
  return { type: "array", ...(items.length > 0 && { minItems: 1 }), items: schema };
}

function typesSchema(content: readonly unknown[]): Schema {
  const types = [...new Set(content.filter(isObject).map(({ type }) => type))];
  return { type: "object", required: ["type"], ...(types.length > 0 && { properties: { type: { enum: types } } }) };
}

/** Objects with the members that all of them have. */
function membersSchema(items: readonly unknown[]): Schema {
  const [first, ...rest] = items.filter(isObject);
  const names = Object.keys(first ?? {}).filter((name) => rest.every((item) => Object.hasOwn(item, name)));
  return { type: "object", ...(names.length > 0 && { required: names }) };
}

/** The one text of an answer, if it is JSON of some structure. */
function jsonText(content: unknown): WrittenAssertion[] {
  const [only, ...others] = asList(content);
  if (!isObject(only) || typeof only.text !== "string" || others.length > 0) return [];
  const value = parseJson(only.text);
  if (typeof value !== "object" || value === null) return [];
  return [{ target: "result.content[0].text", matcher: { "is-json": { schema: shapeOf(value) } } }];
}

function schemaAssertion(target: string, schema: Schema): WrittenAssertion {
  return { target, matcher: { schema } };
}
