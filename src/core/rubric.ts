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
