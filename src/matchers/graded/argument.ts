import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, jsonExcerpt, jsonText, say } from "../../core/redaction/redacted.js";
import { wrongArgument } from "../kind.js";
import { type GraderName, type Graders, MatcherError, NeedsModel, type Ports } from "../types.js";

/** Reads one member of an argument; undefined if it is not valid. */
type Read<T> = (value: unknown) => T | undefined;
type Members = Readonly<Record<string, Read<unknown>>>;
type ValuesOf<M extends Members> = { [K in keyof M]: NonNullable<ReturnType<M[K]>> };

/** A text that is not empty. */
export const text: Read<string> = (value) => (typeof value === "string" && value !== "" ? value : undefined);

/** A number from 0 to 1. */
export const fraction: Read<number> = (value) =>
  typeof value === "number" && value >= 0 && value <= 1 ? value : undefined;

/** The name of a model, or `{provider, id}`. */
export const grader: Read<GraderName> = (value) => modelOf(typeof value === "string" ? { id: value } : value, "id");

/** Jurors, `{model, provider?}` each. */
export const jurors: Read<readonly GraderName[]> = (value) => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const named = value.flatMap((juror: unknown) => modelOf(juror, "model") ?? []);
  return named.length === value.length ? named : undefined;
};

function modelOf(value: unknown, idKey: string): GraderName | undefined {
  if (!isObject(value) || Object.keys(value).some((key) => key !== idKey && key !== "provider")) return undefined;
  const id = text(value[idKey]);
  const provider = text(value.provider);
  if (id === undefined || (value.provider !== undefined && provider === undefined)) return undefined;
  return { id, ...(provider !== undefined && { provider }) };
}

/** Reads the argument of a matcher that asks a model. Throws a MatcherError. */
export function gradedArgument<N extends Members, O extends Members>(
  name: string,
  argument: unknown,
  needed: N,
  optional: O,
): ValuesOf<N> & Partial<ValuesOf<O>> {
  const shape = [...Object.keys(needed), ...Object.keys(optional).map((key) => `${key}?`)].join(", ");
  if (!isObject(argument)) throw wrongArgument(name, argument, `\`{${shape}}\``, "a mapping");
  const fix = `It takes \`{${shape}}\`; fractions and thresholds are numbers from 0 to 1.`;
  const wrong = (what: string, path: string[]) => new MatcherError(`Bad \`${name}\``, `In it, ${what}.`, fix, path);
  for (const key of Object.keys(needed)) {
    if (!Object.hasOwn(argument, key)) throw wrong(`\`${key}\` is missing`, [name]);
  }
  const members = { ...needed, ...optional };
  const entries = Object.entries(argument).map(([key, value]) => {
    const read = Object.hasOwn(members, key) ? members[key] : undefined;
    if (read === undefined) throw wrong(`there is no \`${key}\``, [name, key]);
    const result = read(value);
    if (result === undefined) throw wrong(`\`${key}\` cannot be ${jsonExcerpt(value, 100, "")}`, [name, key]);
    return [key, result];
  });
  return Object.fromEntries(entries) as ValuesOf<N> & Partial<ValuesOf<O>>;
}

/** The models that grade; throws a NeedsModel where there are none. */
export function gradersOf(name: string, ports: Ports | undefined): Graders {
  if (ports?.graders) return ports.graders;
  throw new NeedsModel(say`\`${hide(name)}\` needs a model, and none can be asked here`);
}

/** What a model gets of a value: a string as it is, anything else as JSON; without secrets. */
export function gradedText(value: unknown): Redacted {
  const hidden = hideValue(value);
  return typeof hidden === "string" ? hidden : jsonText(hidden);
}
