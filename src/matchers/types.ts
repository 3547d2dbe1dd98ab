import type { Redacted } from "../core/redaction/redact.js";
import { excerpt, type RedactedJson } from "../core/redaction/redacted.js";
import type { ModelName } from "../rules/models.js";
import type { RuleId } from "../rules/registry.js";

/** Why a value does not match, made of redacted values. Members as in the Failure object; absent ones have no value. */
export interface Explanation {
  /** The failure's message in place of "does not match", with its fix. */
  message?: Redacted;
  fix?: string;
  expected?: RedactedJson;
  actual?: RedactedJson;
  diff?: Redacted;
  note?: Redacted;
  path?: Redacted;
  match?: Redacted | null;
  errors?: { instance_path: Redacted; schema_path: Redacted; message: Redacted }[];
  score?: number;
  reason?: Redacted;
  jurors?: RedactedJson[];
}

/** What a matcher returns: judged on the raw value, explained with the redacted one. */
export interface Verdict extends Explanation {
  pass: boolean;
}

/** A verdict whose explanation is computed only when it is shown. */
export type LazyVerdict = { pass: true } | { pass: false; explain: () => Explanation };

/** The result of comparing a value with a snapshot. `file` is its displayed path. */
export type SnapshotResult =
  | { kind: "written" }
  /** To be compared; `isFresh` if this run recorded it. */
  | { kind: "there"; file: string; recorded: RedactedJson; isFresh: boolean }
  /** There is none, and recording is not allowed. */
  | { kind: "missing"; file: string };

export interface Snapshots {
  /** The value without secrets, as snapshots hold it. */
  redact(value: unknown): RedactedJson;
  /** Compares, or records, at a path below `snapshots`. `update` is what the assertion says. May throw SuiteFault. */
  compare(file: string, value: RedactedJson, update: boolean | undefined): Promise<SnapshotResult>;
}

/** What a model is asked: whether a text does what the rubric says, compared with the materials. */
export interface Question {
  rubric: Redacted;
  text: Redacted;
  materials?: readonly { name: string; text: Redacted }[];
}

/** The answer of a model that grades. */
export interface Grade {
  /** 0 to 1. */
  score: number;
  /** Absent if the rubric does not say what passes. */
  pass?: boolean;
  reason: Redacted;
  /** Set if the judge read only a part of the text. */
  note?: Redacted;
}

/** The models that grade for one suite. Without a key they throw NeedsModel, without a readable answer a GraderFault. */
export interface Graders {
  /** `model`: left out, the suite's default judge. */
  grade(question: Question, model?: ModelName): Promise<Grade>;
  /** One vector per text. */
  embed(texts: readonly Redacted[], model: ModelName): Promise<readonly (readonly number[])[]>;
}

/** The dependencies of judges that are not pure. */
export interface Ports {
  snapshots?: Snapshots;
  graders?: Graders;
}

/** Throws only a SuiteFault, if it cannot judge, and a NeedsModel, if there is no model to ask. */
export type Judge = (value: unknown, ports?: Ports) => Verdict | Promise<Verdict>;

/** A matcher's argument that cannot be compiled: a load error. `path` points into the matcher object (`["regex"]`). */
export class MatcherError extends Error {
  constructor(
    readonly title: string,
    readonly description: string,
    readonly fix: string,
    readonly path: readonly (string | number)[],
  ) {
    super(`${title}: ${description}`);
    this.name = "MatcherError";
  }

  /** An error as it is, or with another path if it is a MatcherError. */
  static at(error: unknown, pathOf: (path: MatcherError["path"]) => MatcherError["path"]): unknown {
    if (!(error instanceof MatcherError)) return error;
    return new MatcherError(error.title, error.description, error.fix, pathOf(error.path));
  }
}

/** A title with its reason: the line with the error in what a library says of an argument. */
export function titleWith(title: string, detail: string): string {
  const lines = detail.trim().split("\n");
  const line = lines.find((text) => text.startsWith("error: ")) ?? lines[0] ?? "";
  return `${title}: ${excerpt(line.replace(/^error: |[.:]$/g, ""), 160)}`;
}

/** Thrown by a judge that cannot judge: the test is errored, even if the judge is nested in `not`. */
export class SuiteFault extends Error {
  constructor(
    override readonly message: Redacted,
    readonly fix: string,
    readonly rule: RuleId = "SUITE-FAULT",
  ) {
    super(message);
    this.name = "SuiteFault";
  }
}

/** Thrown if a model that grades gives no answer that can be read: the test is errored, or the juror abstains. */
export class GraderFault extends SuiteFault {
  constructor(message: Redacted, fix: string) {
    super(message, fix, "EVAL-JUDGE");
  }
}

/** Thrown by a judge that has to ask a model if there is none: the test is deferred. */
export class NeedsModel extends Error {
  constructor(override readonly message: Redacted) {
    super(message);
  }
}

/** `name` is the one key of the matcher object. */
export type CompiledMatcher = { name: string; judge: Judge };

/** Compiles one matcher object; throws MatcherError. `loadMatchers(names)` gives it. */
export type CompileMatcher = (matcher: unknown) => CompiledMatcher;

export type TargetValue =
  | { found: true; value: unknown }
  /** `existing` is the longest prefix that exists; `keys` are its names, or the length of an array. */
  | { found: false; existing: Redacted; keys: Redacted };

/** A target path, parsed once. */
export interface Target {
  text: string;
  read: (envelope: unknown) => TargetValue;
}
