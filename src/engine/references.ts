import { randomUUID } from "node:crypto";
import { hide, say } from "../core/redacted.js";
import { parseTarget } from "../matchers/target.js";
import { MatcherError, SuiteFault } from "../matchers/types.js";
import type { Made, Session } from "../mcp/types.js";
import type { Lane } from "./lanes/lane.js";
import { childSpan } from "./lanes/session-values.js";
import type { Scene } from "./test-context.js";

/** What a test's references with dots read. */
export interface Known {
  /** The row of its data. */
  data?: unknown;
  /** Envelopes of the steps that have run, by id. */
  steps: ReadonlyMap<string, unknown>;
  /** Outputs of the nodes that have run, by id. */
  nodes?: ReadonlyMap<string, unknown>;
}

/** Where a reference is filled in: the call that it belongs to. */
export interface Spot {
  scene: Scene;
  known: Known;
  /** Of the server that is called; absent where nothing crosses the wire. */
  on?: { lane: Lane; session: Session };
  /** What is new for each request: all of its references have the same. */
  made?: Made;
}

/**
 * The value of a name that is known only while the suite runs; undefined where nothing gives it one. Throws a SuiteFault
 * where it cannot have one there.
 */
export function lookUp(name: string, spot: Spot): unknown {
  const { scene, known, on } = spot;
  switch (name) {
    case "request_id":
      return ofRequest(name, spot, randomUUID);
    case "otel_traceparent":
      return ofRequest(name, spot, () => childSpan(scene.env["TRACEPARENT"], scene.runId));
    case "target_version":
      return scene.version ?? on?.session.facts.negotiatedVersion;
    case "tmp_dir":
    case "port":
      if (on) return on.lane.value(name);
      throw new SuiteFault(say`\${${name}} has no value here`, "Use it where a server is called.");
  }
  const [, head = "", rest = ""] = /^([^.[]+)\.?(.*)$/s.exec(name) ?? [];
  if (head === "data") return read(known.data, rest);
  if (head !== "steps") return read(known.nodes?.get(head), rest);
  const [, id = "", path = ""] = /^([^.[]+)\.?(.*)$/s.exec(rest) ?? [];
  return read(known.steps.get(id), path);
}

function ofRequest(name: string, spot: Spot, make: () => string): unknown {
  spot.made ??= new Map();
  const value = spot.made.get(name) ?? make();
  spot.made.set(name, value);
  return value;
}

function read(value: unknown, path: string): unknown {
  try {
    const found = parseTarget(path).read(value);
    return found.found ? found.value : undefined;
  } catch (error) {
    if (error instanceof MatcherError) throw new SuiteFault(hide(error.message), error.fix);
    throw error;
  }
}
