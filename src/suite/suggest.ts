import { distance } from "fastest-levenshtein";
import { userError } from "../core/problem.js";
import { cut, hide } from "../core/redaction/redacted.js";
import { firstNames } from "../core/text.js";

/** Tools that a message names. */
const MAX_TOOLS = 10;
/** Candidates that are compared: a list of thousands would take seconds for each name that is misspelt. */
const MAX_CANDIDATES = 1_000;

/** The candidate that the author probably meant; undefined if none is close. */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  if (written.length > 64) return undefined;
  const typed = written.toLowerCase();
  let best: string | undefined;
  let smallest = Math.min(3, Math.ceil(written.length / 3)) + 1;
  for (const candidate of [...candidates].slice(0, MAX_CANDIDATES)) {
    const name = candidate.toLowerCase();
    // A letter is left out more often than one too many is written.
    const edits = distance(typed, name) - (hasInOrder(name, typed) ? 0.5 : 0);
    if (edits < smallest) [best, smallest] = [candidate, edits];
  }
  return best;
}

/** Whether the letters of a part stand in a text, in this order. */
function hasInOrder(text: string, part: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === part[at]) at += 1;
  return at === part.length;
}

/** The fix for a name that is not known: the candidate that the author probably meant, else `otherwise`. */
export function suggestOr(written: string, candidates: Iterable<string>, otherwise: string): string {
  const suggestion = suggest(written, candidates);
  return suggestion === undefined ? otherwise : `Did you mean \`${suggestion}\`?`;
}

/** Names in a sentence: `a`, `b` and so on, capped. */
export function listNames(names: Iterable<string>, limit = 30): string {
  const quoted = [...names].map((name) => `\`${name}\``);
  return firstNames(quoted, limit);
}

/** A value in a sentence, with its type, capped. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return "nothing (null)";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return "a mapping";
  const text = hide(JSON.stringify(value));
  const excerpt = text.length > 60 ? cut(text, 57) : text;
  return typeof value === "string" ? `the text ${excerpt}` : excerpt;
}

/** Throws a UserError for the first glob of a flag or a key that matches no tool. */
export function refuseUnmatched(
  flag: string,
  globs: readonly string[],
  tools: readonly { name: string }[],
  isMatch: (name: string, globs: string[]) => boolean,
): void {
  const names = tools.map(({ name }) => name);
  const glob = globs.find((one) => !names.some((name) => isMatch(name, [one])));
  if (glob === undefined) return;
  const has = `The server has ${listNames(names, MAX_TOOLS) || "no tools"}.`;
  const fix = suggestOr(glob, names, "Name one of its tools, or a glob that matches some, such as `get_*`.");
  throw userError(`${flag} ${glob} matches no tool`, has, fix);
}
