import { MEMBERS } from "../generated/members.js";
import { formsOf } from "./secret-forms.js";
import { createPieceSearch, type Edges, type Form, mergeRanges } from "./secret-pieces.js";
import { createSearch, MIN_LENGTH } from "./secret-search.js";
import { brokenToken, tokensIn } from "./tokens.js";
import {
  decoded,
  decodedWithoutEscapes,
  hasCode,
  isPlain,
  type JoinedText,
  type Range,
  replaceRanges,
  unbroken,
  withoutEscapes,
} from "./unbroken.js";

export type { Edges };

declare const redacted: unique symbol;
/** Text that has been through redaction: the only kind that `out` writes, and that may be cut, compared or cleaned. */
export type Redacted = string & { readonly [redacted]: true };

/** A JSON value that has been through redaction. */
export type RedactedJson =
  | Redacted
  | number
  | boolean
  | null
  | undefined
  | readonly RedactedJson[]
  | { readonly [key: string]: RedactedJson };

/** The same value as it is after redaction: every string in it is Redacted. */
export type Clean<T> = unknown extends T
  ? RedactedJson
  : T extends string
    ? T & Redacted
    : T extends object
      ? { [K in keyof T]: Clean<T[K]> }
      : T;

export interface Redactor {
  /**
   * Makes `value` a secret with that name: replaced from now on by `«secret:NAME»`, in every form that it takes; what is left
   * of it after a split as `«secret:NAME…»`.
   */
  add(name: string, value: string): void;
  /** The text with every secret blanked. */
  text(text: string): Redacted;
  /**
   * A text that was cut before it could be redacted: with `start` and `end` also what a secret has left there, at the
   * edges that are cut.
   */
  cutText(text: string, cut: Edges): Redacted;
  /** The JSON value with every secret blanked, in strings, numbers and keys, and sensitive headers by their names; cut at that depth. */
  value<T>(value: T, maxDepth?: number): Clean<T>;
  /** The same for one of mcptest's own documents: the names of its members and their words stay, even if a secret holds one. */
  document<T>(value: T): Clean<T>;
  /** True if the text of a JSON document holds nothing that `value` would change. */
  isClean(json: string): boolean;
  /** What could not be hidden, one sentence each; only names, never values. */
  warnings(): string[];
  /** Every added secret, as pairs of name and value. */
  secrets(): readonly (readonly [string, string])[];
}

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

/** A redactor without any named secret yet; it recognises tokens with well-known prefixes and JWTs from the start. */
export function createRedactor(): Redactor {
  const marks = new Map<string, string>();
  const forms: Form[] = [];
  const allMarks = new Set<string>();
  /** The first name of each value that is too short: a variable often passes on that of the environment. */
  const short = new Map<string, string>();
  const added: [string, string][] = [];
  let search: { whole: ReturnType<typeof createSearch>; pieces: ReturnType<typeof createPieceSearch> } | undefined;

  const searches = () => {
    search ??= { whole: createSearch(marks, allMarks), pieces: createPieceSearch(forms) };
    return search;
  };
  const wholes = (text: string): readonly Range[] => (marks.size === 0 ? [] : searches().whole(text));
  const named = (text: string, cut: Edges): readonly Range[] => {
    if (marks.size === 0) return [];
    const whole = wholes(text);
    const pieces = searches().pieces(text, cut);
    return pieces.length === 0 ? whole : mergeRanges(pieces, whole);
  };
  const namedAndTokens = ({ text, back }: JoinedText, cut: Edges): readonly Range[] =>
    back(mergeRanges(tokensIn(text), named(text, cut)));
  const redactText = (input: string, cut: Edges): string => {
    const plain = decodedWithoutEscapes(input);
    if (plain === undefined) return redactWritten(input, cut);
    const other = decoded(input);
    // The latter for a secret that holds control characters itself.
    const ranges = mergeRanges(namedAndTokens(plain, cut), other?.back(wholes(other.text)));
    // What has no code in it is found as it is written; here, only a part of it may look like a token.
    const inCodes = ranges.filter(({ start, end }) => hasCode(input.slice(start, end)));
    return redactWritten(replaceRanges(input, inCodes), cut);
  };
  const redactWritten = (input: string, cut: Edges): string => {
    let out = input;
    // Most texts are: one check is enough.
    if (isPlain(input)) {
      out = replaceRanges(out, named(out, cut));
      return replaceRanges(out, tokensIn(out));
    }
    // A secret that holds control characters itself is not broken by them.
    out = replaceRanges(out, wholes(out));
    // Split secrets come first, because a piece of a token may look like a token.
    const whole = unbroken(out);
    if (whole) out = replaceRanges(out, whole.back(named(whole.text, cut)));
    out = replaceRanges(out, named(out, cut));
    const plain = withoutEscapes(out);
    if (plain) out = replaceRanges(out, namedAndTokens(plain, cut));
    return replaceRanges(out, tokensIn(out));
  };
  const text = (input: string): Redacted => redactText(input, {}) as Redacted;

  return {
    add(name, value) {
      if (value === "") return;
      const opening = `«secret:${name.replace(/[^\w.-]/g, "_")}`;
      if (value.length < MIN_LENGTH) {
        if (!short.has(value)) short.set(value, name);
        return;
      }
      if (marks.has(value)) return;
      added.push([name, value]);
      const [mark, pieceMark] = [`${opening}»`, `${opening}…»`];
      allMarks.add(mark).add(pieceMark);
      const { readable, encoded } = formsOf(value, MIN_LENGTH);
      for (const form of [...readable, ...encoded]) {
        for (const variant of [form, unbroken(form)?.text ?? ""]) {
          if (variant.length < MIN_LENGTH || marks.has(variant)) continue;
          marks.set(variant, mark);
          forms.push({ text: variant, mark: pieceMark, encoded: !readable.has(form) });
        }
      }
      search = undefined;
    },
    text,
    cutText(input, cut) {
      const out = redactText(input, cut);
      return replaceRanges(out, brokenToken(out, cut)) as Redacted;
    },
    value: <T>(value: T, maxDepth = MAX_DEPTH) => redactValue(value, text, maxDepth, new Map()) as Clean<T>,
    document: <T>(value: T) => redactValue(value, text, MAX_DEPTH, MEMBERS) as Clean<T>,
    isClean: (json) => text(json) === json && !sensitiveKey.test(json),
    warnings: () =>
      [...new Set(short.values())].map((name) => `${name} is shorter than ${MIN_LENGTH} characters: it is not hidden.`),
    secrets: () => added,
  };
}

/** With an explicit stack, because values may be nested deeper than calls can be. `kept` are names that stay, with words of theirs. */
function redactValue(
  root: unknown,
  text: (input: string) => string,
  maxDepth: number,
  kept: ReadonlyMap<string, readonly unknown[]>,
): unknown {
  const whole: { root?: unknown } = {};
  const pending: { value: unknown; depth: number; into: object; key: string | number }[] = [];
  const put = (value: unknown, depth: number, into: object, key: string | number) => {
    if (typeof value === "object" && value !== null) pending.push({ value, depth, into, key });
    else set(into, key, redactScalar(value, text));
  };
  put(root, 0, whole, "root");
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth, into, key } = next;
    if (depth > maxDepth) set(into, key, "… (nested too deep to show)");
    else if (Array.isArray(value)) {
      const list: unknown[] = isLines(value) ? text(value.join("\n")).split("\n") : new Array(value.length);
      set(into, key, list);
      if (!isLines(value)) for (let i = 0; i < value.length; i++) put(value[i], depth + 1, list, i);
    } else {
      const members = {};
      set(into, key, members);
      for (const [name, item] of Object.entries(value as object)) {
        const redactedName = kept.has(name) ? name : text(name);
        // Set at once, so that members keep their order.
        set(members, redactedName, undefined);
        if (sensitive.has(name.toLowerCase())) set(members, redactedName, redactHeader(name, item, text));
        else if (kept.get(name)?.includes(item)) set(members, redactedName, item);
        else put(item, depth + 1, members, redactedName);
      }
    }
  }
  return whole.root;
}

/** Lines of one text, such as those of stderr: a secret may span several of them. */
function isLines(value: readonly unknown[]): value is string[] {
  return value.length > 1 && value.every((item) => typeof item === "string" && !item.includes("\n"));
}

/** A name such as `__proto__` is a member like any other. */
function set(into: object, key: string | number, value: unknown): void {
  if (key !== "__proto__") (into as Record<string | number, unknown>)[key] = value;
  else Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
}

function redactScalar(value: unknown, text: (input: string) => string): unknown {
  if (typeof value === "string") return text(value);
  if (typeof value !== "number") return value;
  // Between blanks, because a number that is part of a secret is usually a coincidence.
  const digits = ` ${value} `;
  const safe = text(digits);
  return safe === digits ? value : safe.trim();
}

/** A scheme and a mark are kept, because the mark says which variable to use when the request is sent again. */
function redactHeader(name: string, value: unknown, text: (input: string) => string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => redactHeader(name, item, text));
  const safe = typeof value === "string" ? text(value) : "";
  return onlyMark.test(safe) ? safe : `«secret:${name.toLowerCase()}»`;
}
