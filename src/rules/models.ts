/** A rubric of a suite: one text, weighted criteria, or a tree of yes-or-no questions. */
export type Rubric =
  | { kind: "text"; text: string }
  /** `strict`: the lowest score decides, not the mean. */
  | { kind: "criteria"; criteria: readonly Criterion[]; strict: boolean }
  | { kind: "tree"; tree: RubricTree };

export interface Criterion {
  name: string;
  description: string;
  weight: number;
}

export type RubricTree =
  | { ask: string; yes: RubricTree; no: RubricTree }
  /** A score from 0 to 1. */
  | { score: number; reason?: string };
/** A model in messages, names of rows and `budget.prices`: `gpt-5`, or `provider/id` for one of a provider of the suite. */
export function modelName({ provider, id }: { provider?: string; id: string }): string {
  return provider === undefined ? id : `${provider}/${id}`;
}
