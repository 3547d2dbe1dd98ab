import { sample, stringMatching } from "fast-check";
import { say } from "../../core/redaction/redacted.js";
import { runOrFault, WAS_STOPPED } from "../kind.js";

/** For a longer pattern, which comes from a server, no text is looked for. */
const MAX_PATTERN = 500;
/** How many characters the counts of a pattern may require: `(a{100}){100}` makes ten thousand. */
const MAX_COUNT = 1_000;
const TRIES = 200;
const TYPICAL_LENGTH = 4;

/** Texts that a `pattern` of a server matches, the plainest first, with those of `others` that it does. Throws SuiteFault. */
export function textsMatching(pattern: string, others: readonly string[]): string[] {
  const counts = [...pattern.matchAll(/\{(\d+)/g)].map(([, count]) => Math.max(1, Number(count)));
  if (pattern.length > MAX_PATTERN || counts.reduce((product, count) => product * count, 1) > MAX_COUNT) return [];
  const cost = (text: string) => text.replace(/[A-Za-z0-9]/g, "").length * 100 + Math.abs(text.length - TYPICAL_LENGTH);
  const fix = "Make the pattern simpler.";
  const texts = runOrFault(say`looking for a text for a pattern ${WAS_STOPPED}`, fix, () => {
    try {
      const regex = new RegExp(pattern, "u");
      return [...new Set([...others, ...sampleTexts(pattern)])].filter((text) => regex.test(text));
    } catch {
      // Not a pattern of JavaScript.
      return [];
    }
  });
  return texts.filter(({ length }) => length <= MAX_COUNT).sort((a, b) => cost(a) - cost(b));
}

function sampleTexts(pattern: string): string[] {
  // The library makes no text for look-arounds. Without them, some texts match the whole pattern by chance.
  const plain = pattern.replace(/\(\?<?[=!][^()]*\)/g, "");
  // A pattern may match anywhere: without the anchors, anything would be around it.
  const whole = new RegExp(`^(?:${plain})$`, "u");
  return sample(stringMatching(whole, { size: "small" }), { seed: 1, numRuns: TRIES });
}
