import { createRedactor, type Redacted, type RedactedJson, type Redactor } from "./redact.js";

export type { RedactedJson };

/** Longer than most forms of a secret: as many characters are left out where a text was cut before it was hidden. */
const EDGE = 1_024;

/** The secrets of this process. They stay secret until it ends, for all runs. */
export const processSecrets: Redactor = createRedactor();

/** The text without the secrets of this process. */
export function hide(text: string): Redacted {
  return processSecrets.text(text);
}

/** The JSON value without the secrets of this process; the value itself if it has none. */
export function hideValue(value: unknown): RedactedJson {
  if (typeof value === "string") return hide(value);
  const json = jsonOf(value);
  if (json !== undefined && processSecrets.isClean(json)) return value as RedactedJson;
  return processSecrets.value(value) as RedactedJson;
}

/** False for what holds a secret of this process, or is nested too deeply to be written. */
export function isPublic(value: unknown): boolean {
  const json = jsonOf(value);
  return json !== undefined && jsonOf(hideValue(value)) === json;
}

/** A value for a file of the user: the same, with the texts in it hidden before they are quoted and broken into lines. */
export function hideTexts<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, item) => (typeof item === "string" ? hide(item) : item));
}

/** Lines without secrets, including secrets that span several lines. */
export function hideLines(lines: readonly string[]): Redacted[] {
  return lines.length === 0 ? [] : (hide(lines.join("\n")).split("\n") as Redacted[]);
}

/** A text that could only be kept in part, without what a secret may have left at an edge that is cut. */
export function hideCut(text: string, { start = false, end = false }): Redacted {
  return derive(hide(text), (hidden) => {
    const safe = hidden.slice(start ? EDGE : 0, end ? -EDGE : undefined);
    return `${start ? "…" : ""}${safe}${end ? "…" : ""}`;
  });
}

/** A template tag that takes Redacted, numbers and words of the code itself; any other string does not compile. */
export function say<T extends readonly (string | number | boolean)[]>(
  texts: TemplateStringsArray,
  ...values: { [K in keyof T]: string extends T[K] ? Redacted : T[K] }
): Redacted {
  return String.raw({ raw: texts }, ...values) as Redacted;
}

/** Redacted texts one after the other. */
export function join(texts: readonly Redacted[], between: string): Redacted {
  return texts.join(between) as Redacted;
}

/** A text about a redacted value: `make` sees nothing else. */
export function derive<T extends RedactedJson>(value: T, make: (value: T) => string): Redacted {
  return make(value) as Redacted;
}

/** At most the first `limit` characters, as a copy, because a slice would keep the whole text in memory. */
export function cut(text: Redacted, limit: number, more = "…"): Redacted {
  if (text.length <= limit) return text;
  return `${Buffer.from(text.slice(0, limit)).toString()}${more}` as Redacted;
}

/** At most `limit` characters: of a longer text the beginning and the end, and between them how much was left out. */
export function cutMiddle(text: Redacted, limit: number): Redacted {
  if (text.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return derive(text, (whole) => {
    const [head, tail] = [whole.slice(0, half), whole.slice(whole.length - half)];
    return `${head} … (${whole.length - 2 * half} characters left out) … ${tail}`;
  });
}

/** At most `limit` characters of a text that quotes others, on one line. */
export function excerpt(text: string, limit: number): Redacted {
  return derive(cut(hide(text), limit, ""), (shown) => shown.replace(/\s+/g, " ").trim());
}

/** The JSON of a value without secrets; a sentence if the value is nested too deeply to be written. */
export function jsonText(value: RedactedJson, indent?: number): Redacted {
  if (value === undefined) return say`nothing`;
  return (jsonOf(value, indent) as Redacted | undefined) ?? say`a value that is nested too deeply to be shown`;
}

/** A value of a server in a message: its JSON without secrets, at most `limit` characters. Long texts in it are cut first. */
export function jsonExcerpt(value: unknown, limit: number, more = "…"): Redacted {
  const json = jsonText(hideValue(value));
  return cut(json.length > limit && limit > MAX_TEXT ? derive(json, withShortTexts) : json, limit, more);
}

const MAX_TEXT = 400;

/** JSON with long texts cut in their middle. No regular expression, because a text may have megabytes. */
function withShortTexts(json: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = json.indexOf('"'); start !== -1; start = json.indexOf('"', at)) {
    let end = json.indexOf('"', start + 1);
    while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
    parts.push(json.slice(at, start), cutMiddle(trustedText(json.slice(start, end + 1)), MAX_TEXT));
    at = end + 1;
  }
  return [...parts, json.slice(at)].join("");
}

/** True for a sign behind an odd number of backslashes. */
function isEscaped(json: string, at: number): boolean {
  let start = at;
  while (json[start - 1] === "\\") start -= 1;
  return (at - start) % 2 === 1;
}

/** The names of the members of an object. */
export function keysOf(value: { readonly [key: string]: RedactedJson }): Redacted[] {
  return Object.keys(value) as Redacted[];
}

/** Text in which nothing comes from outside, or that was read from a file to which only redacted text was written. */
export function trustedText(text: string): Redacted {
  return text as Redacted;
}

/** The JSON of a value; undefined if it is nested too deeply to be written. */
export function jsonOf(value: unknown, indent?: number): string | undefined {
  try {
    return JSON.stringify(value, null, indent);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
