import type { Redacted } from "../core/redaction/redact.js";
import { excerpt, hide, join, say } from "../core/redaction/redacted.js";
import type { Grade } from "../matchers/types.js";
import type { Criterion, Rubric, RubricTree } from "../rules/models.js";

/** From this score on, a judge's answer to a yes-or-no question is yes. */
const YES = 0.5;
const MAX_QUESTION = 300;

/** Asks a judge about what is graded: one rubric in, its grade out. */
type AskJudge = (rubric: Redacted) => Promise<Grade>;

/** A score and how it came about. */
export interface RubricScore {
  score: number;
  reason: Redacted;
  /** The path through a tree, the score of each criterion, or a part that was not read. */
  note?: Redacted;
}

/** Grades by a rubric in any of its forms. Throws as `ask` does. */
export async function gradeByRubric(rubric: Rubric, ask: AskJudge): Promise<RubricScore> {
  if (rubric.kind === "criteria") return gradeByCriteria(rubric.criteria, rubric.strict, ask);
  if (rubric.kind === "tree") return descend(rubric.tree, ask);
  const { score, reason, note } = await ask(hide(rubric.text));
  return { score, reason, ...(note && { note }) };
}

/** One question per criterion. The score is the weighted mean; with `strict`, the lowest one. */
async function gradeByCriteria(criteria: readonly Criterion[], strict: boolean, ask: AskJudge): Promise<RubricScore> {
  const grades = await Promise.all(
    criteria.map(async ({ name, description, weight }) => {
      const grade = await ask(say`${hide(name)}: ${hide(description)}`);
      return { name: excerpt(name, MAX_QUESTION), weight, ...grade };
    }),
  );
  const lowest = grades.reduce((least, grade) => (grade.score < least.score ? grade : least));
  const notes = grades.map(({ name, weight, score, reason }) => say`${name}: ${score} (weight ${weight}): ${reason}`);
  return {
    score: strict ? lowest.score : meanScore(grades),
    reason: say`${lowest.name}: ${lowest.reason}`,
    note: join(notes, "\n"),
  };
}

/** Asks question by question, down to a score. */
async function descend(tree: RubricTree, ask: AskJudge): Promise<RubricScore> {
  const path: Redacted[] = [];
  let node = tree;
  let reason = say`The tree has no question.`;
  while ("ask" in node) {
    const grade = await ask(hide(node.ask));
    const isYes = grade.score >= YES;
    path.push(say`${excerpt(node.ask, MAX_QUESTION)} -> ${isYes ? say`yes` : say`no`}`);
    reason = grade.reason;
    node = isYes ? node.yes : node.no;
  }
  return {
    score: node.score,
    reason: node.reason === undefined ? reason : hide(node.reason),
    note: say`path: ${join(path, ", ")}`,
  };
}

/** The mean of scores, by their weights. In binary, the mean of three times 0.7 is less than 0.7: it is rounded. */
export function meanScore(grades: readonly { score: number; weight?: number }[]): number {
  const total = grades.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const mean = grades.reduce((sum, { score, weight = 1 }) => sum + weight * score, 0) / total;
  return Number(mean.toFixed(6));
}
