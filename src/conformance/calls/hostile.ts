import { NUMBERS, type TEXTS } from "./hostile-values.js";
import { arrayOf } from "./invalid.js";
import { typesOf } from "./schema.js";
import type { Args, ValueDraft } from "./types.js";

const LENGTHS = [4_096, 255, 256, 1_024, 65_536, 1_048_576] as const;

const LONG_ARRAY = 10_000;
const DEEP = 500;

function nested(innermost: unknown, around: (inner: unknown) => unknown): unknown {
  let value = innermost;
  for (let depth = 0; depth < DEEP; depth += 1) value = around(value);
  return value;
}

const FIELDS: readonly string[] = ["__proto__", "constructor", "toString", "", "a.b", "$ref", "\u0000"];

/** What has broken servers, for an argument of the types of a schema; the first show faults that no others do. */
export function hostileValues(schema: unknown, root: unknown, texts: typeof TEXTS): ValueDraft[] {
  const types = typesOf(schema, root);
  const values: ValueDraft[] = [];
  const add = (what: string, make: () => unknown) => values.push({ what, make });
  const addText = (length: number) => add(`of ${length} characters`, () => "x".repeat(length));
  if (types.has("string")) {
    const [first, ...lengths] = LENGTHS;
    addText(first);
    for (const [label, text] of texts) add(`with ${label}`, () => text);
    lengths.forEach(addText);
  }
  if (types.has("number")) for (const value of NUMBERS) add(Object.is(value, -0) ? "-0" : `${value}`, () => value);
  if (types.has("array")) {
    add(`of ${LONG_ARRAY} items`, () => arrayOf(LONG_ARRAY, schema, root));
    add(`nested ${DEEP} levels deep`, () => nested([], (inner) => [inner]));
  }
  if (types.has("object")) add(`nested ${DEEP} levels deep`, () => nested({}, (inner) => ({ a: inner })));
  return values;
}

/** The arguments with fields that a program may take for its own. */
export function strangeFields(base: Args) {
  return FIELDS.map((name) => ({
    label: `with the field ${JSON.stringify(name)}`,
    argument: name,
    // fromEntries, because `__proto__` is one of them.
    make: () => Object.fromEntries([...Object.entries(base), [name, { mcptest: true }]]),
  }));
}

/** What is sent in place of arguments. */
export const MALFORMED: readonly (readonly [string, unknown])[] = [
  ["no arguments", undefined],
  ["arguments null", null],
  ["arguments that are an array", []],
  ["arguments that are a string", "mcptest"],
  ["arguments that are a number", 5],
  ["arguments that are a boolean", true],
];
