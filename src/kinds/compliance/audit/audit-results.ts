import { JUDGEMENTS } from "../../../conformance/audit/registry.js";
import { faultOfSdk, type Sdk } from "../../../conformance/audit/sdk-faults.js";
import type { AuditFinding, AuditStep, FindingProof } from "../../../conformance/audit/types.js";
import { isAboutService } from "../../../conformance/calls/rejection-text.js";
import type { Status } from "../../../conformance/checks/check-result.js";
import type { RuleResult } from "../../../conformance/corpus/run-corpus.js";
import type { FuzzFinding } from "../../../conformance/fuzz/types.js";
import type { Tier } from "../../../core/generated/results.js";
import { groupsOf } from "../../../core/groups.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { type RuleId, ruleOf } from "../../../rules/registry.js";

/** A result of the corpus, of the judgements or of fuzzing; a failed one has a tier. */
export interface AuditResult extends RuleResult {
  tier?: Tier;
  /** The smallest requests that show it. */
  steps?: readonly AuditStep[];
  proof?: FindingProof;
  /** What fuzzing found, if it did. */
  fuzzFinding?: FuzzFinding;
  /** The SDK whose fault it is, such as `mcp 1.30`: then it is neither broken nor counted. */
  sdk?: string;
}

export const AUDIT_IDS: readonly RuleId[] = JUDGEMENTS.flatMap(({ ids }) => ids);
/** Rules about names, descriptions, schemas and costs. */
const QUALITY = /^(?:(?:SCH|DESC|PORT|SURF|NAME)-|SEC-DESTRUCTIVE-UNANNOTATED$)/;

/** Rules of servers that accept what their schema excludes. */
const LOOSE = /^(?:FAULT-SCHEMA-|FUZZ-ACCEPTED-INVALID$)/;
/** Rules of valid calls that are answered with the error -32603. */
const INTERNAL = /^(?:TOOL|FUZZ)-INTERNAL-ERROR$/;

/** The rule of invalid arguments that are rejected on the wrong channel. */
const CHANNEL = /^ERRCHAN-001$/;

/** Rules that a request breaks which is answered with an error. */
const OF_ANSWERS = /^(?:(?:TOOL|FUZZ)-INTERNAL-ERROR|RES-READ|ERRCHAN-00[12])$/;

/** A result of the corpus, or of fuzzing, with its tier. */
export function withTier(result: AuditResult): AuditResult {
  if (result.status !== "failed") return result;
  // A server is not at fault if a service that it needs is missing.
  if (OF_ANSWERS.test(result.id) && isAboutService(result.evidence)) {
    return { ...result, status: "unverified" };
  }
  // As suspicious as the same finding of a judgement (AUDIT-LOOSER): a person should look.
  if (LOOSE.test(result.id) || INTERNAL.test(result.id)) return { ...result, tier: "suspicious" };
  if (result.tier) return result;
  if (result.severity === "must") return { ...result, tier: "broken" };
  return { ...result, tier: QUALITY.test(result.id) || result.severity === "may" ? "advice" : "suspicious" };
}

/** The results; those that are known faults of the SDK name it, and have no tier. */
export function withSdk(results: readonly AuditResult[], sdk: Sdk | undefined): readonly AuditResult[] {
  if (sdk === undefined) return results;
  const name = sdk.version === undefined ? sdk.name : `${sdk.name} ${sdk.version}`;
  return results.map((result) => {
    if (result.status !== "failed" || !faultOfSdk(sdk, result)) return result;
    const { tier: _, ...rest } = result;
    return { ...rest, sdk: name };
  });
}

/** The rules that were judged: those with findings fail, the others hold if the tools could be listed. */
export function resultsOf(
  findings: readonly AuditFinding[],
  judged: ReadonlySet<RuleId>,
  broken: Redacted | undefined,
  outOfTime: Redacted,
): AuditResult[] {
  const why = broken === undefined ? outOfTime : say`no tools: ${broken}`;
  return AUDIT_IDS.flatMap((id): AuditResult[] => {
    const { title, severity } = ruleOf(id);
    const rule = (status: Status) => ({ id, title, severity, status });
    const ruleFindings = findings.filter(({ rule_id }) => rule_id === id);
    if (ruleFindings.length > 0) {
      return ruleFindings.map(({ rule_id: _, ...finding }) => ({ ...rule("failed"), ...finding }));
    }
    if (judged.has(id) && broken === undefined) return [rule("passed")];
    return [{ ...rule("unverified"), message: why }];
  });
}

const MAX_TOOLS = 5;
const SILENT = ["AUDIT-CRASH", "AUDIT-LATE-DEATH", "AUDIT-HANG"] as const;

/** Rules that only repeat a cause, by a pattern of their ids, each with the rules that name the cause itself. */
const SAME_CAUSE: readonly (readonly [RegExp, readonly RuleId[]])[] = [
  [INTERNAL, ["AUDIT-EXCEPTION", "AUDIT-OUTPUT"]],
  [/^FUZZ-LEAK-/, ["AUDIT-LEAK", "AUDIT-EXCEPTION"]],
  [/^RES-READ$/, ["AUDIT-RESOURCE"]],
  [/^PROMPT-REQUIRED$/, ["AUDIT-PROMPT"]],
  [LOOSE, ["AUDIT-LOOSER", "AUDIT-REQUIRED"]],
  [/^INV-013$/, ["AUDIT-OUTPUT"]],
  [/^FAULT-LIFECYCLE-(?:CRASH|GIVEN-UP)$/, SILENT],
  [/^FAULT-TIMEOUT-/, SILENT],
  [/^(?:FAULT-TRANSPORT-|INV-018$)/, ["AUDIT-NOISE"]],
  [/^FAULT-PROTO-(?:DUPLICATE|UNSOLICITED)-ANSWER$/, ["INV-009"]],
];

/** An answer that only seems to accept a call: it reads like a failure. */
const FAILURE = /← \{"result":.{0,40}"text":"\W*(?:error|failed|failure|exception)\b/i;

/** Results without those whose cause a judgement has found: of the same tool, resource or prompt, or of the server. */
export function withoutRepeats(results: readonly AuditResult[], judged: readonly AuditResult[]): AuditResult[] {
  const failed = [...judged, ...results].filter(({ status, sdk }) => status === "failed" && sdk === undefined);
  const hidesFailures = failed.some(({ id }) => id === "AUDIT-DISAGREE");
  return results.filter(({ id, status, subject = "", evidence = "" }) => {
    if (status !== "failed") return true;
    if (hidesFailures && id.startsWith("FAULT-") && FAILURE.test(evidence)) return false;
    const causes = SAME_CAUSE.flatMap(([pattern, ids]) => (pattern.test(id) ? ids : []));
    return !failed.some((other) => causes.includes(other.id) && isSameSubject(subject, other.subject));
  });
}

/** Results in which what a server does everywhere is one: it checks no arguments, or breaks an invariant in each call. */
export function oncePerCause(results: readonly AuditResult[]): AuditResult[] {
  const alike = groupsOf(results, causeOf);
  return results.flatMap((result) => {
    const group = alike.get(causeOf(result) ?? "");
    if (!group) return [result];
    return group[0] === result ? [mergeResults(result, group)] : [];
  });
}

function causeOf({ id, status, message }: AuditResult): string | undefined {
  if (status !== "failed") return undefined;
  if (id.startsWith("INV-")) return `${id} ${message}`;
  return [LOOSE, INTERNAL, CHANNEL].find((rules) => rules.test(id))?.source;
}

function mergeResults(first: AuditResult, alike: readonly AuditResult[]): AuditResult {
  const tools = [...new Set(alike.flatMap(({ subject }) => subject ?? []))];
  if (tools.length < 2) return first;
  const more = tools.length > MAX_TOOLS ? say` and ${tools.length - MAX_TOOLS} more` : "";
  const toolNames = say`${plural(tools.length, "tool")}: ${join(tools.slice(0, MAX_TOOLS).map(hide), ", ")}${more}`;
  const message = first.id.startsWith("INV-") && first.message ? say`${first.message} (${toolNames})` : toolNames;
  return { ...first, subject: join(tools.map(hide), ", "), message };
}

/**
 * `tool get_ticket`, `get_ticket` and `get_ticket.id` are about the same; what has no subject is about the server.
 * AUDIT-NOISE has the rule of a fault as its subject if no call was before it: that is about the server too.
 */
function isSameSubject(subject: string, other: string | undefined): boolean {
  if (other === undefined) return true;
  const plain = subject.replace(/^(?:tool|resource|prompt) /, "").replaceAll('"', "");
  const all = other.split(", ");
  return plain === "" || all.some((one) => one === plain || one.startsWith(`${plain}.`) || one.startsWith("FAULT-"));
}
