import { MEMBERS } from "../generated/members.js";
import { LIMITS } from "../limits.js";
import { formsOf } from "./secret-forms.js";
import { createSearch, MIN_LENGTH } from "./secret-search.js";
import { replaceTokens } from "./tokens.js";

/*
 * What is promised: a secret of eight characters or more, declared, known by its name or of a well-known format, leaves
 * nowhere whole, in the forms of `secret-forms.ts`, even if control sequences stand in it. No text that is derived from it
 * leaves either, because secrets are hidden first and the text is cut, compared and shown afterwards. A secret that a
 * server splits, reverses or encodes in another way is not found.
 */

declare const redacted: unique symbol;
/** Text that has been through redaction: the only kind that `out` writes, and that may be cut, compared or cleaned. */
export type Redacted = string & { readonly [redacted]: true };

/** A JSON value that has been through redaction. */
export type RedactedJson =
  | (Redacted | number | boolean | null | undefined)
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
  /** Makes `value` a secret with that name: replaced from now on by `«secret:NAME»`, in every form. */
  add(name: string, value: string): void;
  /** Called with each value that `add` hides. */
  onAdd(value: string): void;
  /** The text with every secret blanked. */
  text(text: string): Redacted;
  /** The JSON value with every secret blanked, in strings, numbers and keys, and sensitive headers by their names. */
  value<T>(value: T): Clean<T>;
  /** The same for one of mcptest's own documents: the names of its members and their words stay, even if a secret holds one. */
  document<T>(value: T): Clean<T>;
  /** True only if the text of a JSON document holds nothing that `value` would change. */
  isClean(json: string): boolean;
  /** What could not be hidden, one sentence each; only names, never values. */
  warnings(): string[];
  /** Every added secret, as pairs of name and value. */
  secrets(): readonly (readonly [string, string])[];
}

const HEADERS =
  "(?:proxy-)?authorization|(?:set-)?cookie|(?:x-)?api-key|x-auth-token|x-access-token|x-csrf-token|x-amz-security-token";
const sensitiveHeader = new RegExp(`^(?:${HEADERS})$`, "i");
const sensitiveKey = new RegExp(`"(?:${HEADERS})":`, "i");
const onlyMark = /^(?:[\w-]+ )?«secret:[\w.-]+»$/;

/** Control characters, invisible ones and lone surrogates, but no tab or line feed. */
const CHARACTERS = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufff9-\ufffb\p{Default_Ignorable_Code_Point}\p{Cs}]/gu;
/** Escape sequences of a terminal, such as colours and titles (ECMA-48). */
const SEQUENCES =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]P^_X]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]*(?:\x07|\x9c|\x1b\\)|\x1b[ -/]*[0-Z\\^-~]/g;
/** What most texts have none of: a quick check. */
const notAscii = /[^\t\n -~]/;
/** Control characters as JSON writes them. */
const writtenControl = /\\(?:u[0-9a-f]{4}|[bfr])/;

/** A redactor without any named secret yet; it recognises tokens with well-known prefixes and JWTs from the start. */
export function createRedactor(): Redactor {
  const marks = new Map<string, string>();
  /** The first name of each value that is too short: a variable often passes on that of the environment. */
  const shortValues = new Map<string, string>();
  const secrets: [string, string][] = [];
  /** Made when it is first needed after a secret was added. */
  let search: ((text: string) => string) | undefined;

  const hideAll = (text: string): string => {
    search ??= createSearch(marks);
    return replaceTokens(search(text), (_, kind) => `«secret:${kind}»`);
  };
  /** `plain`, without its secrets, if it has any; otherwise `text`. What `plain` lacks may have split a secret. */
  const hideIn = (text: string, plain: string): string => {
    const hidden = plain === text ? plain : hideAll(plain);
    return hidden === plain ? text : hidden;
  };
  const text = (input: string): Redacted => {
    if (!notAscii.test(input)) return hideAll(input) as Redacted;
    // Both without control sequences, which may split a secret, and as it is, because they may be part of one.
    const hidden = hideAll(hideIn(input, withoutControls(input)));
    return hideIn(hidden, withoutCharacters(hidden)) as Redacted;
  };

  const redactor: Redactor = {
    add(name, value) {
      if (value === "") return;
      if (value.length < MIN_LENGTH) {
        if (!shortValues.has(value)) shortValues.set(value, name);
        return;
      }
      redactor.onAdd(value);
      if (marks.has(value)) return;
      secrets.push([name, value]);
      const mark = `«secret:${name.replace(/[^\w.-]/g, "_")}»`;
      // A mark stays as it is, even if a secret's value is part of its name.
      marks.set(mark, mark);
      for (const variant of new Set([value, withoutControls(value), withoutCharacters(value)])) {
        for (const form of formsOf(variant, MIN_LENGTH)) if (!marks.has(form)) marks.set(form, mark);
      }
      search = undefined;
    },
    onAdd: () => {},
    text,
    value: <T>(value: T) => redactValue(value, text, new Map()) as Clean<T>,
    document: <T>(value: T) => redactValue(value, text, MEMBERS) as Clean<T>,
    isClean: (json) => text(json) === json && !sensitiveKey.test(json) && !writtenControl.test(json),
    warnings: () =>
      [...new Set(shortValues.values())].map(
        (name) => `${name} is shorter than ${MIN_LENGTH} characters: it is not hidden.`,
      ),
    secrets: () => secrets,
  };
  return redactor;
}

function withoutControls(text: string): string {
  return withoutCharacters(text.replace(SEQUENCES, ""));
}

function withoutCharacters(text: string): string {
  return text.replace(CHARACTERS, "");
}

/** The names of members that are never hidden, each with the values that are never hidden in it. */
type PublicMembers = ReadonlyMap<string, readonly unknown[]>;

function redactValue(
  value: unknown,
  text: (input: string) => string,
  publicMembers: PublicMembers,
  depth = 0,
): unknown {
  if (typeof value === "string") return text(value);
  if (typeof value === "number") return text(String(value)) === String(value) ? value : text(String(value));
  if (typeof value !== "object" || value === null) return value;
  if (depth > LIMITS.shownLevels) return "… (nested too deep to show)";
  if (Array.isArray(value)) {
    // Lines of one text, such as those of stderr: a secret may span several of them.
    const isLines = value.length > 1 && value.every((item) => typeof item === "string" && !item.includes("\n"));
    if (isLines) return text(value.join("\n")).split("\n");
    return value.map((item) => redactValue(item, text, publicMembers, depth + 1));
  }
  const members = Object.entries(value).map(([name, item]) => {
    const shownName = publicMembers.has(name) ? name : text(name);
    if (sensitiveHeader.test(name)) return [shownName, redactHeader(name, item, text)];
    return [
      shownName,
      publicMembers.get(name)?.includes(item) ? item : redactValue(item, text, publicMembers, depth + 1),
    ];
  });
  return Object.fromEntries(members);
}

/** A scheme and a mark stay, because the mark says which variable to use when the request is sent again. */
function redactHeader(name: string, value: unknown, text: (input: string) => string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => redactHeader(name, item, text));
  const safe = typeof value === "string" ? text(value) : "";
  return onlyMark.test(safe) ? safe : `«secret:${name.toLowerCase()}»`;
}
