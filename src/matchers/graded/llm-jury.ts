import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import { GraderFault, type GraderName, type Graders, type Judge, type Question } from "../types.js";
import { DEFAULT_THRESHOLD, fraction, gradedArgument, gradedText, gradersOf, jurors, text } from "./argument.js";
import { isAccepted } from "./llm-judge.js";

const DEFAULT_QUORUM = 0.5;
/** A share that is one of the quorum's own may be a little less in binary. */
const TOLERANCE = 1e-9;

/** What one juror says. */
interface Vote {
  model: Redacted;
  provider?: Redacted;
  verdict: "pass" | "fail" | "abstained";
  score?: number;
  reason: Redacted;
}

/** `llm-jury`: several models judge the value by one rubric, and a share of them must accept it. */
export function compileLlmJury(argument: unknown): Judge {
  const needed = { rubric: text, jurors };
  const settings = gradedArgument("llm-jury", argument, needed, { threshold: fraction, quorum: fraction });
  const { rubric, threshold = DEFAULT_THRESHOLD, quorum = DEFAULT_QUORUM } = settings;
  return async (value, ports) => {
    const graders = gradersOf("llm-jury", ports);
    const question = { rubric: hide(rubric), text: gradedText(value) };
    const votes = await Promise.all(settings.jurors.map((juror) => voteOf(juror, question, threshold, graders)));
    const verdicts = votes.flatMap(({ verdict }) => (verdict === "abstained" ? [] : [verdict]));
    if (verdicts.length === 0) {
      const why = join(votes.map(lineOf), "; ");
      throw new GraderFault(
        say`No juror gave a verdict: ${why}`,
        "Follow what the messages say, or name other jurors.",
      );
    }
    const passing = verdicts.filter((verdict) => verdict === "pass").length;
    const share = passing / verdicts.length;
    const alpha = krippendorffAlpha([verdicts]);
    const agreement = say`${passing} of ${verdicts.length} jurors accept it; Krippendorff's alpha: ${alpha ?? "none, with one verdict"}`;
    const explanation = {
      score: share,
      note: join([agreement, ...votes.map(lineOf)], "\n"),
      jurors: votes.map(({ verdict, ...vote }) => ({ ...vote, verdict: hide(verdict) })),
    };
    if (share >= quorum - TOLERANCE) return { pass: true, ...explanation };
    const actual = { pass_fraction: share, ...(alpha !== undefined && { alpha }) };
    return { pass: false, expected: { quorum }, actual, ...explanation };
  };
}

/** A juror that gives no verdict abstains. */
async function voteOf(juror: GraderName, question: Question, threshold: number, graders: Graders): Promise<Vote> {
  const name = { model: hide(juror.id), ...(juror.provider !== undefined && { provider: hide(juror.provider) }) };
  try {
    const grade = await graders.grade(question, juror);
    const { score, reason } = grade;
    return { ...name, verdict: isAccepted(grade, threshold) ? "pass" : "fail", score, reason };
  } catch (error) {
    if (!(error instanceof GraderFault)) throw error;
    return { ...name, verdict: "abstained", reason: error.message };
  }
}

function lineOf({ model, verdict, score, reason }: Vote): Redacted {
  return say`${model}: ${verdict}${score === undefined ? "" : say`, score ${score}`}: ${reason}`;
}

/**
 * Krippendorff's alpha for nominal data: how far coders agree beyond chance, 1 if they always do. Each unit lists the
 * values that its coders gave; missing ones are left out. undefined if no unit has two values.
 * As in K. Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011).
 */
export function krippendorffAlpha(units: readonly (readonly unknown[])[]): number | undefined {
  const paired = units.filter((unit) => unit.length > 1);
  const values = paired.flat();
  if (values.length === 0) return undefined;
  const observed = paired.reduce((sum, unit) => sum + differingPairs(unit) / (unit.length - 1), 0) / values.length;
  const expected = differingPairs(values) / (values.length * (values.length - 1));
  return expected === 0 ? 1 : 1 - observed / expected;
}

/** How many ordered pairs of values differ. */
function differingPairs(values: readonly unknown[]): number {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + count * (values.length - count), 0);
}
