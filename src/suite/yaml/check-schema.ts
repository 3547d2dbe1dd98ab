import { groupBy } from "../../core/groups.js";
import { isObject, pointerKeys } from "../../core/json/json.js";
import type { SchemaError } from "../../core/json/json-schema.js";
import type { Spot } from "../problems.js";
import { suggest } from "../suggest.js";
import { child } from "./nodes.js";
import type { Path } from "./positions.js";
import { schemaOf, suiteErrors } from "./schema-file.js";
import { alternatives, explain, knownKeys, type SchemaFault } from "./schema-texts.js";

/** Errors that are looked at; one mistake can make several. */
const MAX_FAULTS = 3_000;

/** Checks a document against the suite's schema; reports each mistake once, and returns the paths of the wrong values. */
export function checkSchema(document: Spot): Path[] {
  const { root } = document;
  const faults = suiteErrors(root)
    .slice(0, MAX_FAULTS)
    .map((error) => faultOf(root, error));
  const wrong: Path[] = [];
  for (const fault of withoutEchoes(faults)) {
    wrong.push(fault.path);
    const [which, texts, key] = explain(fault);
    document.at(...fault.path, ...(key === undefined ? [] : [key])).report(which, texts);
  }
  return wrong;
}

/** The paths at which a document does not fulfil the schema, all of them, without reporting them. */
export function wrongPaths(root: object): Path[] {
  return suiteErrors(root).map((error) => invalidValue(root, error).path);
}

function faultOf(root: unknown, error: SchemaError): SchemaFault {
  const place = invalidValue(root, error);
  const { schema, name } = schemaOf(place.path);
  return { error, ...place, schema, definition: name };
}

/** The value that an error is about, its path, and the list or mapping that has it. */
function invalidValue(root: unknown, { instancePath }: SchemaError): { path: Path; value: unknown; parent: unknown } {
  const path: (string | number)[] = [];
  let value = root;
  let parent: unknown;
  for (const key of pointerKeys(instancePath)) {
    path.push(Array.isArray(value) ? Number(key) : key);
    parent = value;
    value = child(value, key);
  }
  return { path, value, parent };
}

/** One mistake is one problem: leaves out the errors that only follow from another one at the same place. */
function withoutEchoes(faults: readonly SchemaFault[]): SchemaFault[] {
  return groupBy(faults, ({ error }) => error.instancePath).flatMap((group) => {
    const union = group.find(({ error }) => error.keyword === "anyOf");
    if (union !== undefined) return [union];
    const unknown = group.filter(({ error }) => error.keyword === "additionalProperties");
    const suggestions = unknown.map((fault) =>
      suggest(String(fault.error.params.additionalProperty), knownKeys(fault.schema)),
    );
    return group.filter((fault) => !isEcho(fault, unknown.length > 0, suggestions));
  });
}

function isEcho(
  { error, schema, value, definition: where }: SchemaFault,
  hasUnknownKey: boolean,
  suggestions: (string | undefined)[],
): boolean {
  if (error.keyword === "required") {
    // A matcher that is written beside `target` is reported as an unknown key.
    if (where === "Assertion" && hasUnknownKey) return true;
    return error.schemaPath.includes("/oneOf/") || suggestions.includes(String(error.params.missingProperty));
  }
  // For `args` beside a command that is text, the type of the command is reported, with a fix for both.
  if (error.keyword === "additionalProperties" && error.params.additionalProperty === "args")
    return typeof child(value, "command") === "string";
  // A value that may be bare or a mapping has one more error, which names its type or form.
  if (error.keyword === "type" && error.schemaPath.includes("/oneOf/")) return true;
  if (error.keyword === "oneOf" && !isObject(value)) return true;
  if (error.keyword === "oneOf") {
    const keys = alternatives(schema);
    return keys.every((key) => child(value, key) === undefined) && keys.some((key) => suggestions.includes(key));
  }
  if (error.keyword === "maxProperties") return hasUnknownKey;
  // The name itself is reported by `propertyNames`.
  return error.keyword === "if" || error.propertyName !== undefined;
}
