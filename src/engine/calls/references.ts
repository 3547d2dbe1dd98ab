import { getOrMake } from "../../core/groups.js";
import { asList, asObject, isObject, parseJson } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { uniqueId } from "../../core/unique-id.js";
import { readPath } from "../../matchers/target.js";
import { SuiteFault } from "../../matchers/types.js";
import type { RequestValues, Session } from "../../mcp/types.js";
import { fillIn, type Missing } from "../../suite/variables/deferred.js";
import type { SERVER_MEMBERS } from "../../suite/variables/references.js";
import { absenceOf, suggestionFix } from "../judge/assertion-failures.js";
import type { Lane } from "../lanes/lane.js";
import { childSpan } from "../lanes/session-values.js";
import type { TestContext } from "./test-context.js";

/** The call for which references are resolved. */
export interface ReferenceScope {
  context: Pick<TestContext, "values" | "targetVersion" | "env" | "runId">;
  /** The session that is called; absent if nothing is sent. */
  on?: { lane: Lane; session: Session };
  /** Values that are made once for each request: all of its references get the same. */
  generated?: RequestValues;
}

/** The value of a name known only at run time; undefined if it has none. Throws a SuiteFault if it cannot have one there. */
function resolveReference(name: string, scope: ReferenceScope): unknown {
  const { context, on } = scope;
  switch (name) {
    case "request_id":
      return valueOfRequest(name, scope, uniqueId);
    case "otel_traceparent":
      return valueOfRequest(name, scope, () => childSpan(context.env.TRACEPARENT, context.runId));
    case "target_version":
      return context.targetVersion ?? on?.session.facts.negotiatedVersion;
    case "tmp_dir":
    case "port":
      if (on) return on.lane.value(name);
      throw new SuiteFault(say`\${${name}} has no value here`, "Use it where a server is called.");
  }
  const { value, path } = sourceOf(name, scope);
  return readPath(value, path);
}

/** The value with its references filled in. Throws a UserError for one without a value, which says what its source has. */
export function fillReferences<T>(value: T, scope: ReferenceScope): T {
  const lookup = (name: string) => resolveReference(name, scope);
  return fillIn(value, lookup, (name) => whyMissing(name, scope)) as T;
}

/** What a name with dots reads: a row, the envelope of a step, the output of a node or the server; and the path in it. */
function sourceOf(name: string, scope: ReferenceScope) {
  const { data, steps, nodes } = scope.context.values;
  const [, head = "", rest = ""] = SPLIT.exec(name) ?? [];
  // A node may have this id.
  if (head === "server" && nodes?.has(head) !== true) return { value: serverOf(scope), path: rest, source: head };
  if (head === "data") return { value: data, path: rest, source: head };
  if (head !== "steps") {
    const step = steps.get(head);
    return { value: nodes?.get(head) ?? (step && outputOf(step)), path: rest, source: head };
  }
  const [, id = "", path = ""] = SPLIT.exec(rest) ?? [];
  return { value: steps.get(id), path, source: `steps.${id}` };
}

function serverOf(scope: ReferenceScope): Partial<Record<(typeof SERVER_MEMBERS)[number], unknown>> | undefined {
  if (!scope.on) return undefined;
  const { lane, session } = scope.on;
  const { negotiatedVersion, serverInfo, capabilities, instructions } = session.facts;
  const url = fillReferences(lane.server.raw.url, scope);
  return {
    name: lane.server.name,
    ...(url !== undefined && { url }),
    info: serverInfo,
    ...(negotiatedVersion !== null && { protocol_version: negotiatedVersion }),
    capabilities,
    ...(instructions !== null && { instructions }),
  };
}

/** What a call gives: its structured content, else the JSON of its first text, else that text; or its error. */
export function outputOf(envelope: unknown): unknown {
  const { result, error } = asObject(envelope);
  if (error !== undefined) return error;
  if (!isObject(result)) return result;
  if (result.structuredContent !== undefined) return result.structuredContent;
  const text = asList(result.content)
    .map((part) => (isObject(part) ? part.text : undefined))
    .find((value) => typeof value === "string");
  const value = typeof text === "string" ? parseJson(text) : undefined;
  return value === undefined ? text : value;
}

const SPLIT = /^([^.[]+)\.?(.*)$/s;

/** Why a name with dots has no value: what its source answered instead; undefined if nothing is known of it. */
function whyMissing(name: string, scope: ReferenceScope): Missing | undefined {
  const { value, path, source } = sourceOf(name, scope);
  if (value === undefined) return undefined;
  const { note, suggestion } = absenceOf(value, path);
  const isServer = source === "server";
  const other = isServer ? say`Check the name, or write \`\${${hide(name)}:-fallback}\`.` : undefined;
  const fix = suggestion === undefined ? other : suggestionFix(say`\${${hide(source)}.${suggestion}}`);
  const place = isServer ? say`of the server that is called` : say`in what \`${hide(source)}\` answered`;
  return { description: say`${place}, ${note}.`, ...(fix !== undefined && { fix }) };
}

function valueOfRequest(name: string, scope: ReferenceScope, make: () => string): unknown {
  scope.generated ??= new Map();
  return getOrMake(scope.generated, name, make);
}
