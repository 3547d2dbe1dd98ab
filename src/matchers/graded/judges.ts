import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, join, jsonExcerpt, jsonText, say, trustedText } from "../../core/redaction/redacted.js";
import type { ModelName } from "../../rules/models.js";
import { wrongArgument } from "../kind.js";
import {
  type Grade,
  GraderFault,
  type Graders,
  type Judge,
  MatcherError,
  NeedsModel,
  type Ports,
  type Question,
} from "../types.js";

/** Reads one member of an argument; undefined if it is not valid. */
type MemberReader<T> = (value: unknown) => T | undefined;
type Readers = Readonly<Record<string, MemberReader<unknown>>>;
type ValuesOf<M extends Readers> = { [K in keyof M]: NonNullable<ReturnType<M[K]>> };

/** A text that is not empty. */
const text: MemberReader<string> = (value) => (typeof value === "string" && value !== "" ? value : undefined);

/** A number from 0 to 1. */
const fraction: MemberReader<number> = (value) =>
  typeof value === "number" && value >= 0 && value <= 1 ? value : undefined;

/** The name of a model, or `{provider, id}`. */
const grader: MemberReader<ModelName> = (value) => modelOf(typeof value === "string" ? { id: value } : value, "id");

/** Jurors, `{model, provider?}` each. */
const jurors: MemberReader<readonly ModelName[]> = (value) => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const models = value.flatMap((juror: unknown) => modelOf(juror, "model") ?? []);
  return models.length === value.length ? models : undefined;
};

function modelOf(value: unknown, idKey: string): ModelName | undefined {
  if (!isObject(value) || Object.keys(value).some((key) => key !== idKey && key !== "provider")) return undefined;
  const id = text(value[idKey]);
  const provider = text(value.provider);
  if (id === undefined || (value.provider !== undefined && provider === undefined)) return undefined;
  return { id, ...(provider !== undefined && { provider }) };
}

/** The score from which a text passes, if the suite does not say it. */
const DEFAULT_THRESHOLD = 0.7;
const DEFAULT_QUORUM = 0.5;
/** A share that equals the quorum may be a little less in binary floating point. */
const TOLERANCE = 1e-9;

const OPTIONAL = { threshold: fraction, model: grader };

/** `llm-judge`: a model judges the value by the rubric of the argument. */
export function compileLlmJudge(argument: unknown): Judge {
  const { rubric, ...settings } = gradedArgument("llm-judge", argument, { rubric: text }, OPTIONAL);
  return judgeOf("llm-judge", settings, () => ({ rubric: hide(rubric) }));
}

/** `factuality`: a model judges whether the value agrees with a reference. */
export const compileFactuality = compareWith(
  "factuality",
  "reference",
  "Compare the text with the reference, which is true. Score 1 if everything that the text says about the subject of the reference agrees with it, 0 if it contradicts it or says nothing of it, and between for what is partly right. Differences in wording, style and detail do not matter.",
);

/** `answer-relevance`: a model judges whether the value answers a query. */
export const compileAnswerRelevance = compareWith(
  "answer-relevance",
  "query",
  "Does the text answer the query? Score 1 if it answers all that is asked and keeps to it, 0 if it does not answer it, and between for an answer in part or beside the point. Whether the answer is true does not matter.",
);

/** `context-faithfulness`: a model judges whether a context supports what the value says. */
export const compileContextFaithfulness = compareWith(
  "context-faithfulness",
  "context",
  "Is every claim of the text supported by the context? Score 1 if all of them are, 0 if none is or one contradicts it, else the share that is. What is true but is not in the context is not supported.",
);

/** A matcher whose rubric is fixed: its argument has the text to compare with, under `key`. */
function compareWith(name: string, key: string, rubric: string): (argument: unknown) => Judge {
  return (argument) => {
    const { [key]: material = "", ...settings } = gradedArgument(name, argument, { [key]: text }, OPTIONAL);
    return judgeOf(name, settings, () => ({
      rubric: trustedText(rubric),
      materials: [{ name: key, text: hide(material) }],
    }));
  };
}

/** True if a grade passes: the judge says so, or the score reaches the threshold. */
function isAccepted({ score, pass }: Grade, threshold: number): boolean {
  return pass === true || score >= threshold;
}

function judgeOf(
  name: string,
  { threshold = DEFAULT_THRESHOLD, model }: { threshold?: number; model?: ModelName },
  prompt: () => Omit<Question, "text">,
): Judge {
  return async (value, ports) => {
    const candidate = gradedText(value);
    const grade = await gradersOf(name, ports).grade({ ...prompt(), text: candidate }, model);
    const { score, reason, note } = grade;
    const explanation = { score, reason, ...(note && { note }) };
    if (isAccepted(grade, threshold)) return { pass: true, ...explanation };
    return { pass: false, expected: { threshold }, actual: candidate, ...explanation };
  };
}

interface Vote {
  model: Redacted;
  provider?: Redacted;
  verdict: "pass" | "fail" | "abstained";
  score?: number;
  reason: Redacted;
}

/** `llm-jury`: several models judge the value by one rubric, and a share of them must accept it. */
export function compileLlmJury(argument: unknown): Judge {
  const required = { rubric: text, jurors };
  const settings = gradedArgument("llm-jury", argument, required, { threshold: fraction, quorum: fraction });
  const { rubric, threshold = DEFAULT_THRESHOLD, quorum = DEFAULT_QUORUM } = settings;
  return async (value, ports) => {
    const graders = gradersOf("llm-jury", ports);
    const question = { rubric: hide(rubric), text: gradedText(value) };
    const votes = await Promise.all(settings.jurors.map((juror) => voteOf(juror, question, threshold, graders)));
    const verdicts = votes.flatMap(({ verdict }) => (verdict === "abstained" ? [] : [verdict]));
    if (verdicts.length === 0) {
      const what = say`No juror gave a verdict: ${join(votes.map(voteLine), "; ")}`;
      throw new GraderFault(what, "Follow what the messages say, or name other jurors.");
    }
    const passing = verdicts.filter((verdict) => verdict === "pass").length;
    const share = passing / verdicts.length;
    // For one value, the coefficient is 1 if the coders are unanimous, and 0 if they are not.
    const alpha = verdicts.length > 1 ? Number(new Set(verdicts).size === 1) : undefined;
    const agreement = say`${passing} of ${verdicts.length} jurors accept it; Krippendorff's alpha: ${alpha ?? "none, with one verdict"}`;
    const explanation = {
      score: share,
      note: join([agreement, ...votes.map(voteLine)], "\n"),
      jurors: votes.map(({ verdict, ...vote }) => ({ ...vote, verdict: hide(verdict) })),
    };
    if (share >= quorum - TOLERANCE) return { pass: true, ...explanation };
    const actual = { pass_fraction: share, ...(alpha !== undefined && { alpha }) };
    return { pass: false, expected: { quorum }, actual, ...explanation };
  };
}

/** A juror that gives no verdict abstains. */
async function voteOf(juror: ModelName, question: Question, threshold: number, graders: Graders): Promise<Vote> {
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

function voteLine({ model, verdict, score, reason }: Vote): Redacted {
  return say`${model}: ${verdict}${score === undefined ? "" : say`, score ${score}`}: ${reason}`;
}

/** `similar`: the embeddings of the value and of a reference point in nearly the same direction. */
export function compileSimilar(argument: unknown): Judge {
  const required = { value: text, threshold: fraction, model: grader };
  const { value: reference, threshold, model } = gradedArgument("similar", argument, required, {});
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

/** Reads the argument of a matcher that asks a model. Throws a MatcherError. */
function gradedArgument<N extends Readers, O extends Readers>(
  name: string,
  argument: unknown,
  required: N,
  optional: O,
): ValuesOf<N> & Partial<ValuesOf<O>> {
  const shape = [...Object.keys(required), ...Object.keys(optional).map((key) => `${key}?`)].join(", ");
  if (!isObject(argument)) throw wrongArgument(name, argument, `\`{${shape}}\``, "a mapping");
  const fix = `It takes \`{${shape}}\`; fractions and thresholds are numbers from 0 to 1.`;
  const wrong = (what: string, path: string[]) => new MatcherError(`Bad \`${name}\``, `In it, ${what}.`, fix, path);
  for (const key of Object.keys(required)) {
    if (!Object.hasOwn(argument, key)) throw wrong(`\`${key}\` is missing`, [name]);
  }
  const members = { ...required, ...optional };
  const entries = Object.entries(argument).map(([key, value]) => {
    const read = Object.hasOwn(members, key) ? members[key] : undefined;
    if (read === undefined) throw wrong(`there is no \`${key}\``, [name, key]);
    const result = read(value);
    if (result === undefined) throw wrong(`\`${key}\` cannot be ${jsonExcerpt(value, 100, "")}`, [name, key]);
    return [key, result];
  });
  return Object.fromEntries(entries) as ValuesOf<N> & Partial<ValuesOf<O>>;
}

/** The models that grade; throws a NeedsModel where there are none. */
function gradersOf(name: string, ports: Ports | undefined): Graders {
  if (ports?.graders) return ports.graders;
  throw new NeedsModel(say`\`${hide(name)}\` needs a model, and none can be asked here`);
}

/** The text of a value that a model gets: a string as it is, anything else as JSON; without secrets. */
function gradedText(value: unknown): Redacted {
  const redacted = hideValue(value);
  return typeof redacted === "string" ? redacted : jsonText(redacted);
}
