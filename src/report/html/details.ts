import type { Failure, Finding, TestRow } from "../../core/generated/results.js";
import { sourceFrame } from "../../core/source-frame.js";
import { agentLines } from "../agent-text.js";
import { duration } from "../duration.js";
import { failureFields } from "../failure-text.js";
import { scoreLines } from "../score-text.js";
import { block, findingLine, line } from "../words.js";
import type { Detail, PageFailure, PageFinding, PageFrame } from "./data.js";

const MAX_FAILURES = 50;
const MAX_FRAMES = 50;
const MAX_FRAME_LENGTH = 8 * 1024;
const MAX_STEPS = 200;

/** What the page shows of a row when it is opened; undefined if the list shows all of it. */
export function detailOf(row: TestRow): Detail | undefined {
  const { status, reason, failures, findings, steps = [], evidence = [] } = row;
  if (status === "passed" && findings.length === 0 && row.agent === undefined && row.scores === undefined)
    return undefined;
  if (status === "skipped" || status === "deferred") return undefined;
  const left = failures.length - MAX_FAILURES;
  const more = left > 0 ? [`… and ${left} more failures`] : [];
  const reasons = [...(reason === undefined ? [] : [line(reason, 1000)]), ...more];
  return {
    ...(reasons.length > 0 && { reason: reasons.join("\n") }),
    failures: failures.slice(0, MAX_FAILURES).map((failure) => pageFailure(failure, row)),
    findings: findings.map(findingFacts),
    agent: agentLines(row),
    scores: scoreLines(row),
    steps: steps.slice(0, MAX_STEPS).map((step) => {
      const reason = step.reason === undefined ? "" : `: ${line(step.reason, 300)}`;
      const id = step.id === undefined ? "" : `${line(step.id)}: `;
      return `${id}${line(step.call)}: ${step.status} in ${duration(step.duration_ms)}${reason}`;
    }),
    frames: evidence.slice(-MAX_FRAMES).map(pageFrame),
  };
}

/** A finding as the page shows it, without its place. */
export function findingFacts(finding: Finding): Omit<PageFinding, "place"> {
  const { rule_id, gates, evidence } = finding;
  return { rule: line(rule_id), gates, text: findingLine(finding), evidence: block(evidence ?? "", 1000) };
}

function pageFailure(failure: Failure, row: TestRow): PageFailure {
  return {
    message: line(failure.message, 500),
    rules: [...new Set([failure.rule_id, ...failure.taxonomy_ids])].map((id) => line(id)),
    source: sourceFrame(failure.location, failure.snippet ?? row.snippet).lines.join("\n"),
    fields: failureFields(failure, row),
    fix: block(failure.fix, 4096),
  };
}

function pageFrame(evidence: NonNullable<TestRow["evidence"]>[number]): PageFrame {
  const { server, request, response, response_dropped, duration_ms, http } = evidence;
  const facts = [
    ...(http === undefined ? [] : [`HTTP ${http.status}`]),
    ...(duration_ms === undefined ? [] : [duration(duration_ms)]),
    ...(response_dropped ? ["too long to keep"] : response === undefined ? ["no answer"] : []),
  ];
  const headers = Object.entries(http?.headers ?? {}).map(([name, value]) => `${line(name)}: ${line(value, 1000)}`);
  return {
    server: line(server),
    request: frameText(request),
    answer: facts.join(", "),
    headers: headers.join("\n"),
    response: response === undefined ? "" : frameText(response),
  };
}

function frameText(frame: unknown): string {
  return block(JSON.stringify(frame, null, 2), MAX_FRAME_LENGTH);
}
