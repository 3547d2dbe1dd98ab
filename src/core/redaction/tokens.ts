import { type Edges, endsAt } from "./secret-pieces.js";
import type { Range } from "./unbroken.js";

// Only the prefixes, as a quick check: it costs a tenth of the whole pattern.
const prefixes = /sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA|eyJ/;
// A prefix counts at the start of a word only (`task-…` is not `sk-…`), or after an escaped character, as in a URL.
const start =
  /(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf]|%[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}))(?:sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA)|eyJ/g;
const akia = /[A-Z0-9]{16}/y;
const digit = /\d/;
const MIN_BODY = 16;
const MIN_SEGMENT = 4;
/** How far from a cut end the beginning of a token is looked for. */
const MAX_BROKEN_LENGTH = 16 * 1024;
const NO_RANGES: readonly Range[] = [];

const base64url = charset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-");
const dotted = charset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.");

/** What a cut may leave of a token: its end has no prefix, so that any word at a cut start may be one. */
const brokenEnd = /(?<![A-Za-z0-9])(?:sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA|eyJ)[\w.-]*$/;
/** What no placeholder such as `ghp_xxxx` has. */
const unlikeWords = /[A-Z0-9]/;
const brokenStart = /^[\w.-]{6,}/;

/**
 * Every JWT and every token with a well-known prefix (`sk-`, `ghp_`, `xoxb-`, `AKIA` …), named or not. Linear: what was
 * scanned in vain is scanned a bounded number of times.
 */
export function tokensIn(text: string): readonly Range[] {
  if (!prefixes.test(text)) return NO_RANGES;
  start.lastIndex = 0;
  const ranges: Range[] = [];
  let noJwtBefore = 0;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const prefix = found[0];
    const at = found.index;
    let end: number | undefined;
    let more = "";
    if (prefix !== "eyJ") end = tokenEnd(prefix, text, at + prefix.length);
    else if (at >= noJwtBefore) {
      end = jwtEnd(text, at);
      if (end === undefined) noJwtBefore = runEnd(text, at, base64url);
    }
    if (end === undefined) {
      end = splitEnd(prefix, text, at + prefix.length);
      more = "…";
    }
    if (end === undefined) continue;
    ranges.push({ start: at, end, mark: `«secret:${prefix === "eyJ" ? "jwt" : "token"}${more}»` });
    start.lastIndex = end;
  }
  return ranges;
}

/** What may be left of a token at the edges of a text that was cut. */
export function brokenToken(text: string, cut: Edges): readonly Range[] {
  const ranges: Range[] = [];
  const head = cut.start ? brokenStart.exec(text) : null;
  if (head) ranges.push({ start: 0, end: head[0].length, mark: "…" });
  const tail = cut.end ? brokenEnd.exec(text.slice(-MAX_BROKEN_LENGTH)) : null;
  if (tail) {
    const from = text.length - tail[0].length;
    if (from >= (ranges[0]?.end ?? 0)) ranges.push({ start: from, end: text.length, mark: "…" });
  }
  return ranges;
}

/** The end of the token whose prefix ends at `at`; undefined if no token follows. */
function tokenEnd(prefix: string, text: string, at: number): number | undefined {
  if (prefix === "AKIA") {
    akia.lastIndex = at;
    return akia.test(text) ? akia.lastIndex : undefined;
  }
  // Words may follow `sk-` too; a key without a digit among its first 64 characters is not to be expected.
  if (prefix === "sk-" && !digit.test(text.slice(at, runEnd(text, at, base64url, 64)))) return undefined;
  const end = runEnd(text, at, prefix === "sk-" ? base64url : dotted);
  return end - at < MIN_BODY ? undefined : end;
}

/** The end of a string that ends in the middle of a token; other prefixes begin too much else. */
function splitEnd(prefix: string, text: string, at: number): number | undefined {
  if (!prefix.endsWith("_") && !prefix.startsWith("xox")) return undefined;
  const end = runEnd(text, at, dotted, MIN_BODY);
  return unlikeWords.test(text.slice(at, end)) && endsAt(text, end) ? end : undefined;
}

/** The end of the JWT whose three segments start at `at`; undefined if it is not a JWT. */
function jwtEnd(text: string, at: number): number | undefined {
  const first = runEnd(text, at, base64url);
  const second = runEnd(text, first + 1, base64url);
  const third = runEnd(text, second + 1, base64url);
  const shortest = Math.min(first - at, second - first - 1, third - second - 1);
  return text[first] === "." && text[second] === "." && shortest >= MIN_SEGMENT ? third : undefined;
}

/** The end of the run of these characters that starts at `from`. A loop, because a pattern runs out of stack on megabytes. */
function runEnd(text: string, from: number, set: Uint8Array, most = Number.POSITIVE_INFINITY): number {
  const limit = Math.min(text.length, from + most);
  let end = from;
  while (end < limit && set[text.charCodeAt(end)] === 1) end += 1;
  return end;
}

function charset(chars: string): Uint8Array {
  const set = new Uint8Array(128);
  for (const char of chars) set[char.charCodeAt(0)] = 1;
  return set;
}
