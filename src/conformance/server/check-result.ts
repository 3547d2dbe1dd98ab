import type { Severity } from "../../core/generated/results.js";
import { countUp } from "../../core/groups.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";

export type Status = "passed" | "failed" | "skipped" | "unverified";

export interface CheckResult {
  status: Status;
  /** What it is about: a tool, a resource. Absent: the server. */
  subject?: Redacted;
  message?: Redacted;
  evidence?: Redacted;
  severity?: Severity;
  duration_ms?: number;
  /** How many subjects it stands for, if several: those beyond the ones that are listed. */
  count?: number;
}

export type CheckResults = CheckResult | readonly CheckResult[];

/** What a server lists, as far as its lists could be read. Items that are not objects are left out. */
export interface ServerLists {
  revision: string | null;
  capabilities: Readonly<Record<string, unknown>>;
  instructions: string | null;
  tools: readonly Item[];
  prompts: readonly Item[];
  resources: readonly Item[];
  templates: readonly Item[];
  /** The lists that were read to their end, by method. */
  lists: ReadonlyMap<string, readonly Item[]>;
  /** Why the other lists were not, by method. */
  unread: ReadonlyMap<string, Redacted>;
  /** Those of them that are answered with an error, or not at all. */
  refused: ReadonlySet<string>;
}

export type Item = Readonly<Record<string, unknown>>;

/** What a suite names for the rules of state and subscriptions; its tools may be called. */
export interface NamedState {
  /** Tools that change a resource; without a `uri`, the list of tools. */
  changes: readonly { tool: string; uri?: string }[];
  /** Ids that one tool returns and another one takes as an argument. */
  handles: readonly { from: string; read: (answer: Item) => unknown; to: string; argument: string }[];
}

export const passed: CheckResult = { status: "passed" };

/** The check does not apply. */
export function skipped(message: Redacted): CheckResult {
  return { status: "skipped", message };
}

export function failed(message: Redacted, evidence?: Redacted): CheckResult {
  return { status: "failed", message, ...(evidence !== undefined && { evidence }) };
}

/** The rule could not be judged. */
export function unverified(message: Redacted): CheckResult {
  return { status: "unverified", message };
}

/** Failed if something is wrong. */
export function failedIf(wrong: Redacted | undefined, evidence?: Redacted): CheckResult {
  return wrong === undefined ? passed : failed(wrong, evidence);
}

/** Passed if something is right; `otherwise`: what is wrong. */
export function passedIf(isRight: boolean, otherwise: Redacted, evidence?: Redacted): CheckResult {
  return isRight ? passed : failed(otherwise, evidence);
}

/** A result about one thing of the server. */
export function about(subject: Redacted, result: CheckResult): CheckResult {
  return { subject, ...result };
}

/** Judges several things, one after the other, at most `limit` of them. */
export async function judgeInTurn<T>(
  items: readonly T[],
  judge: (item: T) => Promise<CheckResults>,
  limit = items.length,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const item of items.slice(0, limit)) results.push(...[await judge(item)].flat());
  return [...results, ...leftOut(items.length, limit)];
}

/** A result for the items that a check leaves out because there are too many. */
export function leftOut(count: number, limit: number): CheckResult[] {
  return count > limit ? [skipped(say`only the first ${limit} of ${count} are checked`)] : [];
}

/** How many results of one rule and status are listed; the others are counted. */
const MAX_LISTED = 1_000;
/** The subject of the result that stands for them. */
export const OTHERS = say`others`;

/** The results of rules, as they come. */
export class ListedResults {
  readonly #rules = new Map<RuleId, { listed: CheckResult[]; counts: Map<Status, number> }>();

  /** `make` is called only if the result is listed. */
  add(id: RuleId, status: Status, make: () => CheckResult): void {
    const rule = this.#rules.get(id) ?? { listed: [] as CheckResult[], counts: new Map<Status, number>() };
    this.#rules.set(id, rule);
    if (countUp(rule.counts, status) < MAX_LISTED) rule.listed.push(make());
  }

  /** By rule, with one result of each status for all that are not listed. */
  list(): [RuleId, readonly CheckResult[]][] {
    return [...this.#rules].map(([id, { listed, counts }]) => {
      const others = [...counts].flatMap(([status, all]) => {
        const count = all - MAX_LISTED;
        const message = say`${count} more, which are not listed`;
        return count > 0 ? [{ status, count, subject: OTHERS, message }] : [];
      });
      return [id, [...listed, ...others]];
    });
  }
}
