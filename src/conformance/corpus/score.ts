import type { Severity } from "../../core/generated/results.js";
import { defined, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { FIRST_MODERN, isSince } from "../../mcp/revisions/known.js";
import { ruleOf } from "../../rules/registry.js";
import type { Claim } from "../claims/claim.js";
import { MAX_TOOLS } from "../server/called-tools.js";
import type { CorpusFindings, ToolCoverage } from "./run-corpus.js";

type Grade = "A" | "B" | "C" | "D" | "F";

const WEIGHTS: Readonly<Record<Severity, number>> = { must: 5, should: 2, may: 1 };
const GRADES = Object.entries({ A: 90, B: 80, C: 70, D: 60 }) as [Grade, number][];

export const GRADE_RULE =
  "Score: the percentage of judged rules that pass, weighted 5 for must, 2 for should and 1 for may; a rule that checks several items counts partially. A from 90, B from 80, C from 70, D from 60, otherwise F; no A if a must fails, and at most C if that is a hole between clients or takes a bad token (ISO, AUTH-TOKEN); no A if most tools were too slow to be judged to the end. Skipped and unverified rules do not count. No grade unless 80 % of the tools that may be called, and one at least, answered a call with success.";

/** A must that fails of these lets one client be another. A refusal with a wrong status does not. */
const HOLES = /^(ISO|AUTH-TOKEN(?!-STATUS))-/;

/** The least share of the tools that may be called. */
const GRADED_FROM = 0.8;

export interface CorpusScore {
  score: number | null;
  grade: Grade | null;
  /** Why there is neither score nor grade. */
  not_graded?: string;
  /** The rule whose failure makes the grade worse than the score. */
  limited_by?: string;
}

/** That no tool worked, although some were called; undefined if one did, or none was called. */
export function noneWorked({ coverage: { called, listed }, tried }: Pick<CorpusFindings, "coverage" | "tried">) {
  return tried > 0 && called === 0 ? say`0 of ${plural(listed, "tool")} worked` : undefined;
}

/**
 * The score from 0 to 100 and the grade, of rules of the corpus, where so many tools were tried; null if none was judged, or too
 * few tools were called to tell. Faults of an SDK do not count. What else is broken limits the grade, and so do tools that were given
 * up: an A says that there is nothing to find, which nobody knows of a server most of which was not looked at.
 */
export function scoreOf(claims: readonly Claim[], coverage: ToolCoverage, tried = 0): CorpusScore {
  const { denied, isListed, listed, callable, called, given_up: givenUp = [] } = coverage;
  const ungraded = (why: string): CorpusScore => ({ score: null, grade: null, not_graded: why });
  if (denied !== undefined) return ungraded(denied);
  if (!isListed) return ungraded("tools/list could not be read");
  // No more are called.
  const wanted = Math.min(callable, MAX_TOOLS);
  if (listed > 0 && (called === 0 || called < GRADED_FROM * wanted)) {
    const needed = `a grade takes one, and ${100 * GRADED_FROM} % of those that may be called (${wanted})`;
    const worked = noneWorked({ coverage, tried }) ?? `${called} of ${plural(listed, "tool")} called with success`;
    return ungraded(`${worked}; ${needed}`);
  }
  const own = claims.filter(({ sdk }) => sdk === undefined);
  const ofCorpus = own.filter(({ id }) => ruleOf(id).corpus !== undefined);
  const rules = new Map<string, { weight: number; judged: number; passed: number }>();
  for (const { id, status, severity, count = 1 } of ofCorpus) {
    if (status !== "passed" && status !== "failed") continue;
    const rule = rules.get(id) ?? { weight: 0, judged: 0, passed: 0 };
    rules.set(id, rule);
    rule.weight = Math.max(rule.weight, WEIGHTS[severity]);
    rule.judged += count;
    if (status === "passed") rule.passed += count;
  }
  let totalWeight = 0;
  let passedWeight = 0;
  for (const { weight, judged, passed } of rules.values()) {
    totalWeight += weight;
    passedWeight += (weight * passed) / judged;
  }
  if (totalWeight === 0) return ungraded("no rule was judged");
  // Rounded down: 100 means that every rule holds.
  const score = Math.floor((100 * passedWeight) / totalWeight);
  const [grade] = GRADES.find(([, from]) => score >= from) ?? ["F" as const];
  const isBroken = (claim: Claim) => (ruleOf(claim.id).corpus ? claim.severity === "must" : claim.tier === "broken");
  const broken = own.filter((claim) => claim.status === "failed" && isBroken(claim));
  const hole = broken.find(({ id }) => HOLES.test(id));
  const [limit] = hole ? [hole] : broken;
  const isLimited = limit !== undefined || givenUp.length > callable / 2;
  const best = hole ? "C" : "B";
  return isLimited && grade < best ? { score, grade: best, ...defined({ limited_by: limit?.id }) } : { score, grade };
}

/** The grade as text, with what limits it, or why there is none. */
export function gradeText({
  score,
  grade,
  not_graded: why = "",
  limited_by: limit,
  coverage,
}: CorpusScore & { coverage?: { listed: number; given_up?: string[] } | undefined }): string {
  if (grade === null) return `not graded: ${why}`;
  const [givenUp, ...more] = coverage?.given_up ?? [];
  const others = more.length === 0 ? "" : `, and ${more.length} more`;
  const notes = [
    ...(limit === undefined ? [] : [`at most ${grade}, because ${limit} fails`]),
    ...(givenUp === undefined
      ? []
      : [`${1 + more.length} of ${plural(coverage?.listed ?? 0, "tool")} not judged to the end: ${givenUp}${others}`]),
  ];
  return `grade ${grade}, ${score} of 100${notes.length > 0 ? ` (${notes.join("; ")})` : ""}`;
}

/** Whether a server is ready for the revision without a handshake, and what is missing. It does not count towards the score. */
export interface Readiness {
  revision: string;
  ready: boolean;
  missing: Redacted[];
}

/** What a server lacks for 2026-07-28. */
export function readinessOf({ revision, listed }: Pick<CorpusFindings, "revision" | "listed">): Readiness {
  if (isSince(revision, FIRST_MODERN)) return { revision: FIRST_MODERN, ready: true, missing: [] };
  const { resources, tasks } = listed.capabilities;
  const offers = (capability: unknown, feature: string) =>
    isObject(capability) && feature in capability && capability[feature] !== false;
  const missing = [
    say`it does not answer server/discover: it speaks revisions with a handshake only`,
    ...(offers(resources, "subscribe") ? [say`it offers resources.subscribe, which this revision no longer has`] : []),
    ...(offers(tasks, "list") ? [say`it offers tasks.list, which this revision no longer has`] : []),
  ];
  return { revision: FIRST_MODERN, ready: false, missing };
}
