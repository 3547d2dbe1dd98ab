import { getOrMake } from "../../../core/groups.js";
import { isObject, pointerKeys, typeName, valueAt } from "../../../core/json/json.js";
import { type SchemaError, schemaValidator } from "../../../core/json/json-schema.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import { FIRST_MODERN, VERSION_META } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { ALWAYS, type Invariant, judgeInvariants, sentByServer } from "../../invariants/types.js";
import { WIRE_JSON } from "./wire.generated.js";

type Schema = Record<string, unknown>;
type DefinitionGroup = "results" | "messages";

const MAX_ERRORS = 100;
/** The place of an item in a list of the message. */
const ITEM = /^\/\w+\/\d+/;

export const WIRE: readonly Invariant[] = judgeInvariants(
  { category: "result-shape", reads: ALWAYS },
  {
    "INV-030"(exchange, { read, breach }, session) {
      const { method = "", fromServer, purpose, response, result, meta } = exchange;
      const isProbed = purpose === "detect" && result !== undefined && "supportedVersions" in result;
      const revision = isProbed ? FIRST_MODERN : session.revision;
      if (revision === null || (purpose === "detect" && !isProbed)) return;
      const judge = (kind: DefinitionGroup, name: string, value: unknown, frame: unknown) => {
        read();
        // An exchange that breaks another rule is not reported twice.
        const breaches = session.isBroken ? [] : breachesOf(revision, kind, name, value);
        for (const { wrong, item = frame } of breaches) {
          const what = kind === "results" ? say`the result of ${hide(name)}` : hide(name);
          breach(say`${what} breaks the schema of its revision: ${wrong}`, item);
        }
      };
      // A request that names another revision, or none, may be answered in another form.
      const isOfSession = !session.modern || meta[VERSION_META] === revision;
      if (!fromServer && isOfSession && response && "result" in response && !("error" in response)) {
        judge("results", method, response.result, response);
      }
      for (const frame of sentByServer(exchange)) {
        if (isObject(frame) && typeof frame.method === "string") judge("messages", frame.method, frame, frame);
      }
    },
  },
);

const NO_SCHEMA: Record<DefinitionGroup | "$defs", Schema> = { $defs: {}, results: {}, messages: {} };
const schemas: Record<string, typeof NO_SCHEMA> = JSON.parse(WIRE_JSON);
const validators = new Map<Schema, (value: unknown) => SchemaError[]>();

/** What the schema of a revision says against a result, by the method of its request, or a message; undefined if nothing. */
export function wrongByRevision(...message: Parameters<typeof breachesOf>): Redacted | undefined {
  return breachesOf(...message)[0]?.wrong;
}

/** The same, for each item of a list by itself. */
function breachesOf(
  revision: string,
  kind: DefinitionGroup,
  method: string,
  value: unknown,
): { wrong: Redacted; item?: unknown }[] {
  const { $defs, [kind]: byMethod } = (Object.hasOwn(schemas, revision) && schemas[revision]) || NO_SCHEMA;
  const type = isObject(value) ? value.resultType : undefined;
  // Extensions have results of their own.
  const isExtended = typeof type === "string" && type !== "complete" && type !== "input_required";
  const isKnown = Object.hasOwn(byMethod, method) && !isExtended;
  if (!isKnown)
    return kind === "messages" || isObject(value) ? [] : [{ wrong: say`it is of type ${typeName(value)}, not object` }];
  const schema = byMethod[method] as Schema;
  const validate = getOrMake(validators, schema, () => schemaValidator({ ...schema, $defs }, MAX_ERRORS));
  const errors = validate(value);
  if (errors.length === 0) return [];
  const itemOf = ({ instancePath }: SchemaError) => ITEM.exec(instancePath)?.[0];
  // If the whole may have several forms, its own errors may be those of another one.
  const isOneOf = errors.some(({ schemaPath }) => schemaPath === "#/anyOf");
  const places = [...new Set(errors.map(itemOf))].filter((place, _, { length }) => place ?? (!isOneOf || length === 1));
  return places.map((place) => ({
    wrong: errorText(
      errors.filter((error) => itemOf(error) === place),
      value,
    ),
    ...(place !== undefined && { item: valueAt(value, pointerKeys(place)) }),
  }));
}

/** The deepest error of the form that was meant: its constants, such as `type`, are right, and least else is wrong. */
function errorText(all: readonly SchemaError[], value: unknown): Redacted {
  const formOf = ({ schemaPath }: SchemaError) => schemaPath.split("/")[2];
  const misfits = new Set(all.filter(({ keyword }) => keyword === "const").map(formOf));
  const errors = all.filter(({ keyword }) => keyword !== "anyOf");
  const fitting = errors.filter((error) => !misfits.has(formOf(error)));
  const countOf = (error: SchemaError) => fitting.filter((one) => formOf(one) === formOf(error)).length;
  const least = Math.min(...fitting.map(countOf));
  const meant = fitting.filter((error) => countOf(error) === least);
  const depthOf = ({ instancePath }: SchemaError) => instancePath.split("/").length;
  const [first, ...others] = (meant.length > 0 ? meant : errors).sort((a, b) => depthOf(b) - depthOf(a)) as [
    SchemaError,
  ];
  const { instancePath, keyword, message } = first;
  const alike = [first, ...others].filter((error) => error.instancePath === instancePath && error.keyword === keyword);
  const options = (values: unknown[]) => join([...new Set(values.map(valueExcerpt))], " or ");
  const place = instancePath === "" ? say`it` : hide(instancePath);
  const member = valueAt(value, pointerKeys(instancePath));
  if (keyword === "required") return say`${place} has no ${options(alike.map(({ params }) => params.missingProperty))}`;
  if (keyword === "type") {
    const types = [...new Set(alike.flatMap(({ params }) => params.type))].join(" or ");
    return say`${place} is of type ${typeName(member)}, not ${hide(types)}`;
  }
  if (keyword !== "const" && keyword !== "enum") return say`${place} ${hide(message)}`;
  const allowed = alike.flatMap(({ params }) => params.allowedValue ?? params.allowedValues);
  return say`${place} is ${valueExcerpt(member)}, not ${options(allowed)}`;
}
