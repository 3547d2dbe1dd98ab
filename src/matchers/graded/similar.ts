import { hide, say } from "../../core/redaction/redacted.js";
import { GraderFault, type Judge } from "../types.js";
import { fraction, gradedArgument, gradedText, grader, gradersOf, text } from "./argument.js";

/** `similar`: the embeddings of the value and of a reference point in nearly the same direction. */
export function compileSimilar(argument: unknown): Judge {
  const needed = { value: text, threshold: fraction, model: grader };
  const { value: reference, threshold, model } = gradedArgument("similar", argument, needed, {});
  return async (value, ports) => {
    const [expected, actual] = [hide(reference), gradedText(value)];
    const [first, second] = await gradersOf("similar", ports).embed([expected, actual], model);
    const score = first && second && cosine(first, second);
    if (score === undefined) {
      const what = say`The embeddings of ${hide(model.id)} cannot be compared: their lengths differ, or one of them is zero`;
      throw new GraderFault(what, "Name another embedding model.");
    }
    if (score >= threshold) return { pass: true, score };
    return { pass: false, expected, actual, score, note: say`the similarity is below ${threshold}` };
  };
}

/** The cosine of the angle between two vectors; undefined if there is none. */
function cosine(first: readonly number[], second: readonly number[]): number | undefined {
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? Number.NaN), 0);
  const result = product(first, second) / Math.sqrt(product(first, first) * product(second, second));
  return first.length === second.length && Number.isFinite(result) ? result : undefined;
}
