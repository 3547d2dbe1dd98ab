import type { Drift } from "../../core/generated/results.js";

export type DriftClass = Drift["class"];

/** One difference inside an item of a contract. */
export interface Change {
  /** JSON pointer into the item. */
  path: string;
  class: DriftClass;
  /** What changed, as the end of a sentence. */
  what: string;
  before?: unknown;
  after?: unknown;
}

/** One difference between two contracts of a server. */
export interface ContractChange extends Change {
  kind: Drift["kind"];
  /** Of the tool or prompt, the URI of a resource, the capability. */
  name: string;
}
