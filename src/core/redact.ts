import { formsOf } from "./secret-forms.js";
import { blankTokens } from "./tokens.js";

declare const redacted: unique symbol;
/** Text that has been through redaction: the only kind that `out` writes. */
export type Redacted = string & { readonly [redacted]: true };

export interface Redactor {
  /** Makes `value` a secret of that name: blanked from now on as `«secret:NAME»`, in every form that it takes. */
  add(name: string, value: string): void;
  /** The text with every secret blanked. */
  text(text: string): Redacted;
  /** The JSON value with every secret blanked, in strings, numbers and keys, and sensitive headers by their names. */
  value<T>(value: T): T;
  /** True where the text of a JSON document holds nothing that `value` would change. */
  isClean(json: string): boolean;
  /** What could not be hidden, one sentence each; names alone, never values. */
  warnings(): string[];
}

const MIN_LENGTH = 8;
const MAX_DEPTH = 500;
const SENSITIVE_HEADERS = [
  "authorization",
  "proxy-authorization",
  "cookie",
  "set-cookie",
  "api-key",
  "x-api-key",
  "x-auth-token",
  "x-access-token",
  "x-csrf-token",
  "x-amz-security-token",
];
const sensitive = new Set(SENSITIVE_HEADERS);
const sensitiveKey = new RegExp(`"(?:${SENSITIVE_HEADERS.join("|")})":`, "i");
const onlyMark = /^(?:[\w-]+ )?«secret:[\w.-]+»$/;
const secretWords = new Set(["token", "key", "secret", "password", "auth"]);

/** The variables of an environment whose names say that they are secret, as pairs of name and value. */
export function secretsOf(env: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && saysSecret(entry[0]),
  );
}

/** For text made of redacted parts alone, such as a report: it must not be redacted again, for that could break its syntax. */
export function madeOfRedacted(text: string): Redacted {
  return text as Redacted;
}

/** A redactor without any named secret yet; tokens with well-known prefixes and JWTs it knows from the start. */
export function createRedactor(): Redactor {
  const marks = new Map<string, string>();
  const short = new Set<string>();
  let search: Search | undefined;

  const text = (input: string): Redacted => {
    search ??= createSearch(marks);
    const named = search.hits(input) ? input.replace(search.pattern, (found) => marks.get(found) ?? found) : input;
    return blankTokens(named) as Redacted;
  };

  return {
    add(name, value) {
      if (value === "") return;
      const mark = `«secret:${name.replace(/[^\w.-]/g, "_")}»`;
      if (value.length < MIN_LENGTH) {
        short.add(name);
        return;
      }
      for (const form of formsOf(value, MIN_LENGTH)) if (!marks.has(form)) marks.set(form, mark);
      search = undefined;
    },
    text,
    value: <T>(value: T) => redactValue(value, text, 0) as T,
    isClean(json) {
      search ??= createSearch(marks);
      return !search.hits(json) && blankTokens(json) === json && !sensitiveKey.test(json);
    },
    warnings: () => [...short].map((name) => `${name} is shorter than ${MIN_LENGTH} characters: it is not hidden.`),
  };
}

interface Search {
  hits(text: string): boolean;
  pattern: RegExp;
}

/**
 * Finds any of many strings, however many there are, by looking at two characters and skipping as many as these allow
 * (Wu and Manber): ordinary text costs about a nanosecond for each character.
 */
function createSearch(marks: ReadonlyMap<string, string>): Search {
  const heads = new Set([...marks.keys()].map((form) => form.slice(0, MIN_LENGTH)));
  const skips = new Uint8Array(1 << 16).fill(MIN_LENGTH - 1);
  for (const head of heads) {
    for (let i = 1; i < MIN_LENGTH; i++) {
      const pair = pairAt(head, i);
      skips[pair] = Math.min(skips[pair]!, MIN_LENGTH - 1 - i);
    }
  }
  // A mark of ours stays as it is, even where a secret's value is part of its name.
  const known = [...new Set(marks.values())];
  const longestFirst = [...marks.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp([...known, ...longestFirst].map(literal).join("|"), "g");

  const hits = (text: string): boolean => {
    if (heads.size === 0) return false;
    for (let end = MIN_LENGTH - 1; end < text.length; ) {
      const skip = skips[pairAt(text, end)]!;
      if (skip === 0 && heads.has(text.slice(end - MIN_LENGTH + 1, end + 1))) return true;
      end += Math.max(1, skip);
    }
    return false;
  };
  return { hits, pattern };
}

/** The two characters that end at `end`, as 16 bits. */
function pairAt(text: string, end: number): number {
  return ((text.charCodeAt(end - 1) << 8) ^ text.charCodeAt(end)) & 0xffff;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function redactValue(value: unknown, text: (input: string) => string, depth: number): unknown {
  if (typeof value === "string") return text(value);
  if (typeof value === "number") {
    const digits = String(value);
    const safe = text(digits);
    return safe === digits ? value : safe;
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return "… (nested too deep to show)";
  if (Array.isArray(value)) return value.map((item) => redactValue(item, text, depth + 1));
  const entries = Object.entries(value).map(([key, item]) => [
    text(key),
    sensitive.has(key.toLowerCase()) ? redactHeader(key, item, text) : redactValue(item, text, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** A scheme and a mark are kept, for the mark says which variable to take when the request is sent again. */
function redactHeader(name: string, value: unknown, text: (input: string) => string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => redactHeader(name, item, text));
  const safe = typeof value === "string" ? text(value) : "";
  return onlyMark.test(safe) ? safe : `«secret:${name.toLowerCase()}»`;
}

function saysSecret(name: string): boolean {
  const words = name.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3_$2").split(/[_-]+/);
  return words.some((word) => secretWords.has(word.toLowerCase()));
}
