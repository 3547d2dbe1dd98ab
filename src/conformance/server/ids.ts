import type { Redacted } from "../../core/redaction/redact.js";
import { join, say } from "../../core/redaction/redacted.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { type CheckResult, failed, passed, unverified } from "./check-result.js";

const MIN_IDS = 5;
const MIN_BITS = 64;
const SHOWN = 3;
/** The bits of a character, by the smallest alphabet that has all. */
const ALPHABETS: readonly [RegExp, number][] = [
  [/^\d*$/, Math.log2(10)],
  [/^([\da-f]*|[\dA-F]*)$/, 4],
  [/^([\da-z]*|[\dA-Z]*)$/, Math.log2(36)],
  [/^[\w+/=-]*$/, 6],
  [/^/, Math.log2(94)],
];

/** Ids do not repeat, and cannot be guessed from one another. `things`: what they are ids of. */
export function judgeIds(ids: readonly string[], things: Redacted): CheckResult {
  const examples = join(ids.slice(0, SHOWN).map(valueExcerpt), ", ");
  const repeated = ids.find((one, index) => ids.indexOf(one) < index);
  if (repeated !== undefined) return failed(say`two ${things} have the id ${valueExcerpt(repeated)}`, examples);
  if (ids.length < MIN_IDS) return unverified(say`the server made only ${ids.length} ${things}`);
  const bits = Math.floor(bitsThatVary(ids));
  if (bits >= MIN_BITS) return passed;
  const message = say`the ids of ${ids.length} ${things} differ in ${bits} bits, not in ${MIN_BITS}: ${examples}`;
  return failed(message, examples);
}

/** The bits of the places that differ from id to id, at most. */
function bitsThatVary(ids: readonly string[]): number {
  const shortest = Math.min(...ids.map(({ length }) => length));
  const places = Array.from({ length: shortest }, (_, at) => ids.map((id) => id[at]));
  const varied = places.filter((characters) => new Set(characters).size > 1);
  const [, bits] = ALPHABETS.find(([pattern]) => pattern.test(varied.flat().join(""))) ?? [/^/, 0];
  return varied.length * bits;
}
