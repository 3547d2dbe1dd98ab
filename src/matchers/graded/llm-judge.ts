import { hide, trustedText } from "../../core/redaction/redacted.js";
import type { Grade, GraderName, Judge, Question } from "../types.js";
import { DEFAULT_THRESHOLD, fraction, gradedArgument, gradedText, grader, gradersOf, text } from "./argument.js";

const OPTIONAL = { threshold: fraction, model: grader };

/** `llm-judge`: a model judges the value by the rubric of the argument. */
export function compileLlmJudge(argument: unknown): Judge {
  const { rubric, ...settings } = gradedArgument("llm-judge", argument, { rubric: text }, OPTIONAL);
  return judgeOf("llm-judge", settings, () => ({ rubric: hide(rubric) }));
}

const FACTUALITY = trustedText(
  "Compare the text with the reference, which is true. Score 1 if everything that the text says about the subject of the reference agrees with it, 0 if it contradicts it or says nothing of it, and between for what is partly right. Differences in wording, style and detail do not matter.",
);
const RELEVANCE = trustedText(
  "Does the text answer the query? Score 1 if it answers all that is asked and keeps to it, 0 if it does not answer it, and between for an answer in part or beside the point. Whether the answer is true does not matter.",
);
const FAITHFULNESS = trustedText(
  "Is every claim of the text supported by the context? Score 1 if all of them are, 0 if none is or one contradicts it, else the share that is. What is true but is not in the context is not supported.",
);

/** `factuality`: a model judges whether the value agrees with a reference. */
export function compileFactuality(argument: unknown): Judge {
  const { reference, ...settings } = gradedArgument("factuality", argument, { reference: text }, OPTIONAL);
  return judgeOf("factuality", settings, () => withMaterial(FACTUALITY, "reference", reference));
}

/** `answer-relevance`: a model judges whether the value answers a query. */
export function compileAnswerRelevance(argument: unknown): Judge {
  const { query, ...settings } = gradedArgument("answer-relevance", argument, { query: text }, OPTIONAL);
  return judgeOf("answer-relevance", settings, () => withMaterial(RELEVANCE, "query", query));
}

/** `context-faithfulness`: a model judges whether a context supports what the value says. */
export function compileContextFaithfulness(argument: unknown): Judge {
  const { context, ...settings } = gradedArgument("context-faithfulness", argument, { context: text }, OPTIONAL);
  return judgeOf("context-faithfulness", settings, () => withMaterial(FAITHFULNESS, "context", context));
}

type Prompt = Omit<Question, "text">;

function withMaterial(rubric: Question["rubric"], name: string, material: string): Prompt {
  return { rubric, materials: [{ name, text: hide(material) }] };
}

/** True if a grade passes: the judge says so, or the score reaches the threshold. */
export function isAccepted({ score, pass }: Grade, threshold: number): boolean {
  return pass === true || score >= threshold;
}

function judgeOf(
  name: string,
  { threshold = DEFAULT_THRESHOLD, model }: { threshold?: number; model?: GraderName },
  prompt: () => Prompt,
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
