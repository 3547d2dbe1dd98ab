import type { Redacted } from "../../core/redaction/redact.js";
import type { Frame } from "../../mcp/frames.js";
import type { Outcome } from "../../mcp/types.js";

export type Args = Record<string, unknown>;

/** Whether a schema accepts a value, or why that cannot be judged. */
export type SchemaCheck = (value: unknown) => Promise<boolean | { unjudged: Redacted }>;

/** Arguments of one call. */
export interface Variant<T = Args> {
  label: string;
  /** The argument that is special; absent if none is, or all are. */
  argument?: string;
  args: T;
}

/** A value for one argument, which is made when it is sent: it may be large. */
export interface ValueDraft {
  what: string;
  make: () => unknown;
}

/** One request; audits send it again to other servers. */
export interface Step {
  method: string;
  params: Frame;
  /** The arguments that came from earlier answers, by name. */
  origins?: ReadonlyMap<string, Origin>;
}

/** Where a value comes from: a place in the JSON of the answer to a step, or, without a path, the arguments of the step. */
export interface Origin {
  step: Step;
  path?: readonly (string | number)[];
  value: unknown;
}

/** A value for an argument. */
export interface Candidate {
  value: unknown;
  origin?: Origin;
}

/** The part of a tool from which the arguments of its calls are chosen. */
export interface Tool {
  name: string;
  description: string;
  inputSchema: unknown;
  isReadOnly: boolean;
}

/** How a request ended. */
export interface Answer {
  outcome: Outcome;
  /** `failed`: a success by its form that says it is none. `none`: the server ended, was late, or could not be read. */
  kind: "accepted" | "failed" | "rejected" | "none";
  result?: Frame;
  /** The texts of the result, or the message of the error. */
  text: string;
  /** The structured content, else the JSON of the only text; undefined if there is none. */
  json?: unknown;
}
