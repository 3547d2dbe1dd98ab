import { uniqueBy } from "../../../../core/groups.js";
import type { Redacted } from "../../../../core/redaction/redact.js";
import { join, say } from "../../../../core/redaction/redacted.js";
import type { Suspicion } from "../types.js";

/** This many places have one cause, such as a server that checks no arguments. */
const MANY = 3;
const MAX_PLACES = 5;

/** One suspicion for many places with one cause, of which it shows the first; `what`: the cause in words. */
export function combineIfMany(
  suspicions: readonly Suspicion[],
  what: (places: number) => Redacted,
  many = MANY,
): Suspicion[] {
  const places = uniqueBy(suspicions, ({ subject }) => subject);
  const [first] = places;
  if (!first || places.length < many) return [...suspicions];
  const proof = places.slice(0, MAX_PLACES);
  const rest = places.length > MAX_PLACES ? say` and ${places.length - MAX_PLACES} more` : "";
  return [
    {
      ...first,
      subject: subjectsOf(places),
      message: say`${what(places.length)}: ${subjectsOf(proof)}${rest}`,
      steps: proof.flatMap(({ steps }) => steps),
      shown: first.steps.map((_, at) => at),
      assertions: (answers) => {
        let before = 0;
        return proof.flatMap(({ steps, assertions }) => {
          const first = before;
          before += steps.length;
          const own = assertions?.(answers.slice(first, before)) ?? [];
          return own.map((assertion) => ({ ...assertion, at: first + assertion.at }));
        });
      },
      // The steps of several places, sent together, may disturb one another: then each is confirmed alone.
      otherwise: suspicions,
      shows: async (answers, alive) => {
        let at = 0;
        for (const { steps, shows } of proof) {
          if (!(await shows(answers.slice(at, at + steps.length), alive))) return false;
          at += steps.length;
        }
        return true;
      },
    },
  ];
}

function subjectsOf(places: readonly Suspicion[]): Redacted {
  const subjects = places.map(({ subject }) => subject);
  return join(subjects, ", ");
}
