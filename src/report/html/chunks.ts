import type { Failure, Finding, Load, TaskRow, TestRow } from "../../core/generated/results.js";
import { sourceFrame } from "../../core/source-frame.js";
import { plural } from "../../core/text.js";
import { suiteOf } from "../../results/merge-rows.js";
import { groupByTest } from "../alike.js";
import { coverageOf, tiersOf } from "../audits.js";
import { duration } from "../duration.js";
import { findingLine } from "../findings.js";
import { bytesOf, scriptJson } from "../markup.js";
import {
  agentLines,
  type Field,
  failureFields,
  failureLine,
  loadLines,
  probeLines,
  scoreLines,
  taskName,
} from "../test-text.js";
import { block, line, testName } from "../words.js";
import type * as page from "./data.js";
import { DETAIL_ID, STATUSES, TESTS_CLASS } from "./data.js";

const MAX_SUMMARY_LENGTH = 220;
/** Tests in one chunk, which is held in memory until it is complete. */
const CHUNK_SIZE = 500;
// A page of 10,000 failing tests stays under 8 MB. What the list shows of them takes some 3 MB.
const MAX_DETAIL_BYTES = 4_500_000;
const MAX_FRAME_BYTES = 2_500_000;

/** The elements with the tests: each detail as it comes, and the tests themselves in chunks. */
export async function* testElements(rows: AsyncIterable<TestRow>): AsyncIterable<string> {
  const addDetail = createDetails();
  let chunk = createChunk();
  for await (const group of groupByTest(rows)) {
    const extras: (page.RowExtra | undefined)[] = [];
    for (const row of group) {
      const { number, element } = addDetail(row);
      if (element !== undefined) yield element;
      extras.push(extraOf(row, chunk.name, number));
    }
    chunk.add(group, extras);
    if (chunk.size() === CHUNK_SIZE) {
      yield chunk.element();
      chunk = createChunk();
    }
  }
  if (chunk.size() > 0) yield chunk.element();
}

/** Numbers the details, as long as there is room for them in the page. */
function createDetails() {
  let [count, bytes] = [0, 0];
  return (row: TestRow): { number?: number; element?: string } => {
    const whole = detailOf(row);
    if (whole === undefined) return {};
    const hasRoom = bytes < MAX_FRAME_BYTES || whole.frames.length === 0;
    const detail = hasRoom ? whole : { ...whole, frames: [], withoutFrames: true as const };
    const element = dataElement(`id="${DETAIL_ID}${count}"`, detail);
    const size = bytesOf(element);
    if (bytes + size > MAX_DETAIL_BYTES) return { number: -1 };
    bytes += size;
    count += 1;
    return { number: count - 1, element };
  };
}

function createChunk() {
  const indexes = new Map<string, number>();
  const tests: page.PackedTest[] = [];
  const name = (text: string | null, limit?: number): number => {
    if (text === null) return -1;
    const safeText = line(text, limit);
    const index = indexes.get(safeText) ?? indexes.size;
    indexes.set(safeText, index);
    return index;
  };
  return {
    name,
    size: () => tests.length,
    add(group: readonly TestRow[], extras: readonly (page.RowExtra | undefined)[]) {
      const first = group[0]!;
      const { location, server, tags = [] } = first;
      const rows = group.map(({ target_version, status, duration_ms }, i) => {
        const ms = Math.round(duration_ms * 10) / 10;
        const extra = extras[i];
        const packed: page.PackedRow = [name(target_version), STATUSES.indexOf(status), ms];
        if (extra !== undefined) packed[3] = extra;
        return packed;
      });
      const file = name(location.file, 500);
      const suite = name(suiteOf(first) || location.file, 500);
      const test: page.PackedTest = [testName(first), file, location.line, suite, name(server), rows];
      if (tags.length > 0) test[6] = tags.map((tag) => name(tag));
      tests.push(test);
    },
    element: () =>
      dataElement(`class="${TESTS_CLASS}"`, { names: [...indexes.keys()], tests } satisfies page.TestChunk),
  };
}

function extraOf(row: TestRow, name: (text: string) => number, detail: number | undefined): page.RowExtra | undefined {
  const [failure] = row.failures;
  const ids = [
    ...row.failures.flatMap((failure) => [failure.rule_id, ...failure.taxonomy_ids]),
    ...row.findings.map((finding) => finding.rule_id),
  ];
  const rules = [...new Set(ids)].map((id) => name(id));
  const text = failure === undefined ? row.reason : summary(failure);
  const tiers = tiersOf(row);
  const extra: page.RowExtra = {
    ...(text !== undefined && { text: line(text, MAX_SUMMARY_LENGTH) }),
    ...(rules.length > 0 && { rules }),
    ...(row.attempts > 1 && { attempts: row.attempts }),
    ...(row.baseline !== undefined && { baseline: row.baseline }),
    ...(tiers && { tiers }),
    ...(detail !== undefined && { detail }),
  };
  return Object.keys(extra).length > 0 ? extra : undefined;
}

/** A failure in one line, with expected and actual value; some messages say both. */
function summary(failure: Failure): string {
  return /: expected .*, got /.test(failure.message) ? failure.message : failureLine(failure);
}

/** An element with data for the page's script. */
export function dataElement(attribute: string, data: object): string {
  return `<script type="application/json" ${attribute}>${scriptJson(data)}</script>\n`;
}

const MAX_FAILURES = 50;
const MAX_FRAMES = 50;
const MAX_FRAME_LENGTH = 8 * 1024;
const MAX_STEPS = 200;

/** What the page shows of a row when it is opened; undefined if the list shows all of it. */
function detailOf(row: TestRow): page.Detail | undefined {
  const { status, reason, failures, findings, steps = [], evidence = [] } = row;
  const hasMore = row.audit ?? row.agent ?? row.load ?? row.scores ?? row.negative_path ?? row.tasks;
  if (status === "passed" && findings.length === 0 && hasMore === undefined) return undefined;
  // A load test that was interrupted has what it measured until then.
  if ((status === "skipped" && !row.load) || status === "deferred") return undefined;
  const assertions = failures.filter(({ tier }) => tier === undefined);
  const ofAudit = auditFindings(row);
  const omitted = assertions.length - MAX_FAILURES;
  const more = omitted > 0 ? [`… and ${omitted} more failures`] : [];
  const reasons = [...(reason === undefined ? [] : [line(reason, 1000)]), ...more];
  return {
    ...(reasons.length > 0 && { reason: reasons.join("\n") }),
    failures: assertions.slice(0, MAX_FAILURES).map((failure) => pageFailure(failure, row)),
    findings: findings.filter(({ tier, sdk }) => (tier ?? sdk) === undefined).map(findingFacts),
    ...(ofAudit.length > 0 && { auditFindings: ofAudit }),
    ...(row.audit && { audit: pageAudit(row, row.audit) }),
    agent: agentLines(row),
    scores: scoreLines(row),
    ...(row.load && { load: loadLines(row), plot: plotOf(row.load) }),
    ...(row.negative_path && { probes: probeLines(row) }),
    steps: steps.slice(0, MAX_STEPS).map((step) => {
      const reason = step.reason === undefined ? "" : `: ${line(step.reason, 300)}`;
      const id = step.id === undefined ? "" : `${line(step.id)}: `;
      return `${id}${line(step.call)}: ${step.status} in ${duration(step.duration_ms)}${reason}`;
    }),
    ...(row.tasks && { tasks: row.tasks.slice(0, MAX_STEPS).map(pageTask) }),
    frames: evidence.slice(-MAX_FRAMES).map(pageFrame),
  };
}

function pageTask(task: TaskRow): page.PageTask {
  const { timeline, duration_ms: whole } = task;
  return {
    title: `${taskName(task)}: ${plural(task.polls, "poll")} in ${duration(whole)}`,
    states: timeline.slice(0, MAX_STATES).map(({ status, at_ms }, index) => {
      const ms = (timeline[index + 1]?.at_ms ?? whole) - at_ms;
      const lasted = FINAL.includes(status) ? "" : duration(ms);
      return { status: line(status), at: duration(at_ms), lasted, share: whole > 0 ? ms / whole : 0 };
    }),
  };
}

const MAX_STATES = 100;
const FINAL = ["completed", "failed", "cancelled"];

function plotOf({ timeline, step_ms: stepMs, duration_ms }: Load): page.PagePlot {
  // The last step may have ended early.
  const seconds = (index: number) => Math.max(1, Math.min(stepMs, duration_ms - index * stepMs)) / 1_000;
  return {
    stepMs,
    rate: timeline.map(({ calls }, index) => Math.round((calls / seconds(index)) * 10) / 10),
    failed: timeline.map(({ failed }) => failed),
    p50: timeline.map(({ p50_ms = null }) => p50_ms),
    p95: timeline.map(({ p95_ms = null }) => p95_ms),
  };
}

const MAX_EVIDENCE = 8 * 1024;
const MAX_TOOLS = 500;

function auditFindings({ failures, findings, baseline }: TestRow): page.PageAuditFinding[] {
  const baselineFact = baseline === "known" && { known: true as const };
  const facts = ({ rule_id, message, evidence = "", count = 1, fix }: Failure | Finding) => ({
    rule: line(rule_id),
    text: line(message, 500),
    evidence: block(evidence, MAX_EVIDENCE),
    ...(count > 1 && { count }),
    ...(fix !== undefined && { fix: line(fix, 1000) }),
  });
  return [
    ...failures.flatMap((failure) =>
      failure.tier ? [{ tier: failure.tier, ...facts(failure), ...baselineFact }] : [],
    ),
    ...findings.flatMap((finding) => {
      const tier = finding.sdk === undefined ? finding.tier : ("sdk" as const);
      return tier ? [{ tier, ...facts(finding) }] : [];
    }),
  ];
}

function pageAudit(row: TestRow, audit: NonNullable<TestRow["audit"]>): page.PageAudit {
  const tools = audit.tools
    .slice(0, MAX_TOOLS)
    .map(({ name, calls, accepted, refused = "", withheld = refused }): page.PageAudit["tools"][0] => {
      return [line(name), calls, accepted, line(withheld, 300)];
    });
  return { tools, notes: coverageOf(row) };
}

/** A finding as the page shows it, without its place. */
export function findingFacts(finding: Finding): Omit<page.PageFinding, "place"> {
  const { rule_id, gates, evidence } = finding;
  return { rule: line(rule_id), gates, text: findingLine(finding), evidence: block(evidence ?? "", 1000) };
}

/** A failure as the page shows it, with `more` fields. */
export function pageFailure(
  failure: Failure,
  row: Pick<TestRow, "snippet" | "request">,
  more: readonly Field[] = [],
): page.PageFailure {
  return {
    message: line(failure.message, 500),
    rules: [...new Set([failure.rule_id, ...failure.taxonomy_ids])].map((id) => line(id)),
    source: sourceFrame(failure.location, failure.snippet ?? row.snippet).lines.join("\n"),
    fields: failureFields(failure, row, more),
    fix: block(failure.fix, 4096),
  };
}

function pageFrame(evidence: NonNullable<TestRow["evidence"]>[number]): page.PageFrame {
  const frameText = (frame: unknown) => block(JSON.stringify(frame, null, 2), MAX_FRAME_LENGTH);
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
