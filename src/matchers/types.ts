/** What a matcher found. Members as the Failure object has them; `expected` and `actual` left out are none. */
export interface Verdict {
  pass: boolean;
  expected?: unknown;
  actual?: unknown;
  diff?: string;
  note?: string;
  path?: string;
  match?: string | null;
  errors?: { instance_path: string; schema_path: string; message: string }[];
  score?: number;
  reason?: string;
  jurors?: unknown[];
}

/**
 * Judges one value. Pure; throws only a SuiteFault, where it cannot judge: a CEL evaluation error, say, or no verdict within
 * its 2 s.
 */
export type Judge = (value: unknown) => Verdict | Promise<Verdict>;

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
}

/** Thrown by a judge that cannot judge: the test is errored, also where the judge stands inside `not`. */
export class SuiteFault extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
    this.name = "SuiteFault";
  }
}

export interface CompiledMatcher {
  /** The one key of the matcher object. */
  name: string;
  judge: Judge;
}

/**
 * Compiles one matcher object; throws MatcherError. Made by `loadMatchers(names)` (`matchers/compile.ts`), which loads
 * what the named matchers need (WASM, validators) once, so that compiling is synchronous afterwards.
 */
export type CompileMatcher = (matcher: unknown) => CompiledMatcher;

/** The outcome of reading a target path in an envelope. */
export type TargetValue =
  | { found: true; value: unknown }
  /** `existing` is the longest prefix that exists, `keys` what is there (names, or the length of an array). */
  | { found: false; existing: string; keys: string };

/** A target path, parsed once. */
export interface Target {
  text: string;
  read: (envelope: unknown) => TargetValue;
}
