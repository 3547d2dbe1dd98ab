import { randomUUID } from "node:crypto";
import { hide, say } from "../core/redaction/redacted.js";
import { parseTarget } from "../matchers/target.js";
import { MatcherError, SuiteFault } from "../matchers/types.js";
import type { RequestValues, Session } from "../mcp/types.js";
import { fillIn, type Missing } from "../suite/variables/deferred.js";
import { absenceOf, meantFix } from "./judge/absent.js";
import type { Lane } from "./lanes/lane.js";
import { childSpan } from "./lanes/session-values.js";
import type { TestContext } from "./test-context.js";

/** The values that a test's references with dots read. */
export interface ReferenceValues {
  /** The row of its data. */
  data?: unknown;
  /** Envelopes of the steps that have run, by id. */
  steps: ReadonlyMap<string, unknown>;
  /** Outputs of the nodes that have run, by id. */
  nodes?: ReadonlyMap<string, unknown>;
}

/** The call for which references are resolved. */
export interface ReferenceScope {
  context: TestContext;
  values: ReferenceValues;
  /** The session that is called; absent if nothing is sent. */
  on?: { lane: Lane; session: Session };
  /** Values that are made once for each request: all of its references get the same. */
  generated?: RequestValues;
}

/**
 * The value of a name that is known only while the suite runs; undefined if it has none. Throws a SuiteFault if it cannot
 * have one there.
 */
export function resolveReference(name: string, scope: ReferenceScope): unknown {
  const { context, values, on } = scope;
  switch (name) {
    case "request_id":
      return valueOfRequest(name, scope, randomUUID);
    case "otel_traceparent":
      return valueOfRequest(name, scope, () => childSpan(context.env["TRACEPARENT"], context.runId));
    case "target_version":
      return context.targetVersion ?? on?.session.facts.negotiatedVersion;
    case "tmp_dir":
    case "port":
      if (on) return on.lane.value(name);
      throw new SuiteFault(say`\${${name}} has no value here`, "Use it where a server is called.");
  }
  const { value, path } = sourceOf(name, values);
  return readPath(value, path);
}

/** The value with its references filled in. Throws a UserError for one without a value, which says what its source has. */
export function fillReferences<T>(value: T, scope: ReferenceScope): T {
  const lookup = (name: string) => resolveReference(name, scope);
  return fillIn(value, lookup, (name) => whyMissing(name, scope.values)) as T;
}

/** What a name with dots reads: a row, the envelope of a step, or the output of a node, and the path in it. */
function sourceOf(name: string, { data, steps, nodes }: ReferenceValues) {
  const [, head = "", rest = ""] = SPLIT.exec(name) ?? [];
  if (head === "data") return { value: data, path: rest, source: head };
  if (head !== "steps") return { value: nodes?.get(head), path: rest, source: head };
  const [, id = "", path = ""] = SPLIT.exec(rest) ?? [];
  return { value: steps.get(id), path, source: `steps.${id}` };
}

const SPLIT = /^([^.[]+)\.?(.*)$/s;

/** Why a name with dots has no value: what its source answered instead; undefined if nothing is known of it. */
function whyMissing(name: string, values: ReferenceValues): Missing | undefined {
  const { value, path, source } = sourceOf(name, values);
  if (value === undefined) return undefined;
  const { note, meant } = absenceOf(value, path);
  const fix = meant === undefined ? undefined : meantFix(say`\${${hide(source)}.${meant}}`);
  return { description: say`in what \`${hide(source)}\` answered, ${note}.`, ...(fix !== undefined && { fix }) };
}

function valueOfRequest(name: string, scope: ReferenceScope, make: () => string): unknown {
  scope.generated ??= new Map();
  const value = scope.generated.get(name) ?? make();
  scope.generated.set(name, value);
  return value;
}

/** The value at a path; undefined if there is none. Throws a SuiteFault for a path that is not one. */
export function readPath(value: unknown, path: string): unknown {
  try {
    const found = parseTarget(path).read(value);
    return found.found ? found.value : undefined;
  } catch (error) {
    if (error instanceof MatcherError) throw new SuiteFault(hide(error.message), error.fix);
    throw error;
  }
}
