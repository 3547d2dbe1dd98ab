import { hash as digest } from "node:crypto";
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import type { BaselineEntry, Finding, Location, RuleText, Snippet, TestRow } from "../../core/generated/results.js";
import { startOfFile } from "../../core/problem.js";
import type { Head } from "../../results/types.js";
import { assertionParts } from "../annotations.js";
import { fixedNote, isKnown } from "../baseline-notes.js";
import { causeText, type ShownCause, shownCauses } from "../causes.js";
import { findingLine, findingsOutsideTests } from "../findings.js";
import { helpAddress, jsonLine } from "../markup.js";
import { failureText } from "../test-text.js";
import type { RenderOptions, Reporter } from "../types.js";
import { createPaint, failedByItself, fullName, isFailing, line, testName, workspacePath } from "../words.js";

// GitHub refuses a run with more (https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning#validating-your-sarif-file).
const MAX_RESULTS = 25_000;
const LEVELS = { must: "error", should: "warning", may: "note" } as const;
const TIER_LEVELS = { broken: "error", suspicious: "warning", advice: "note" } as const;
const paint = createPaint(false);

/** SARIF 2.1.0: a result for each failure, and each finding that no failed test has. What did not run is a notification. */
export const sarif: Reporter = async function* (head, rows, options) {
  const places = placesOf(head, options);
  const ruleIds = Object.keys(head.rules);
  const driver = {
    name: "mcptest",
    version: head.tool.version,
    semanticVersion: head.tool.version,
    informationUri: "https://github.com/mcptest/action",
    rules: ruleIds.map((id) => ruleOf(id, head.rules[id]!)),
  };
  const start = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0" };
  yield `${jsonLine(start).slice(0, -1)},"runs":[{"tool":${jsonLine({ driver })},"columnKind":"utf16CodeUnits",`;
  yield `"originalUriBaseIds":{"SRCROOT":{"description":{"text":"The root of the repository."}}},"results":[`;

  const notifications: object[] = [];
  let count = 0;
  const next = (result: object) => `${count++ === 0 ? "\n" : ",\n"}${jsonLine(result)}`;
  for (const cause of shownCauses(head)) if (count < MAX_RESULTS) yield next(causeResult(cause, places, ruleIds));
  for await (const row of rows) {
    const results = resultsOf(row, places, ruleIds);
    const state = comparison(isKnown(row) ? (row.baseline_entry ?? {}) : undefined, head);
    for (const result of results) if (count < MAX_RESULTS) yield next({ ...result, ...state });
    const notification = notificationOf(row, places);
    if (notification && notifications.length < MAX_RESULTS) notifications.push(notification);
  }
  for (const finding of findingsOutsideTests(head.findings)) {
    const state = comparison(finding.known, head);
    if (count < MAX_RESULTS) yield next({ ...findingResult(finding, places, ruleIds), ...state });
  }
  const { run, summary } = head;
  const invocation = {
    executionSuccessful: !run.interrupted,
    startTimeUtc: run.started_at,
    toolExecutionNotifications: notifications,
    properties: { summary },
  };
  yield `\n],"invocations":[${jsonLine(invocation)}]}]}\n`;
};

/** With a baseline, every result says whether it is known; a known one is suppressed, with the reason of its entry. */
function comparison(known: BaselineEntry | undefined, { run }: Head): object {
  if (run.baseline === undefined) return {};
  if (known === undefined) return { baselineState: "new", suppressions: [] };
  const texts = [known.reason, known.tracking].filter((text) => text !== undefined).map((text) => line(text, 1000));
  const justification = texts.length > 0 && { justification: texts.join(" ") };
  return { baselineState: "unchanged", suppressions: [{ kind: "external", status: "accepted", ...justification }] };
}

type Places = (location: Location | undefined, snippet?: Snippet) => object[];

/** From a location in results to SARIF's. A result without one stands at the beginning of the first suite file. */
function placesOf({ run }: Head, { roots }: RenderOptions): Places {
  const [first] = run.suite_files;
  return (location, snippet) => {
    const place = location ?? (first === undefined ? undefined : startOfFile(first));
    if (place === undefined) return [];
    const file = roots ? workspacePath(place.file, roots) : place.file;
    const { line: startLine, column: startColumn, end_line: endLine, end_column: endColumn } = place;
    const region = { startLine, startColumn, endLine, endColumn };
    const contextRegion = snippet && contextOf(snippet, place);
    const physicalLocation = { artifactLocation: artifactOf(file), region, ...(contextRegion && { contextRegion }) };
    return [{ physicalLocation }];
  };
}

/** The lines of a snippet, if the place is among them: SARIF allows no others. */
function contextOf({ line: startLine, text }: Snippet, place: Location): object | undefined {
  const endLine = startLine + text.split("\n").length - 1;
  if (place.line < startLine || place.end_line > endLine) return undefined;
  return { startLine, endLine, snippet: { text } };
}

/** A relative path is one of the repository; each of its parts is escaped as URIs require. */
function artifactOf(file: string): object {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href };
  // A lone surrogate cannot be encoded: through UTF-8 it becomes U+FFFD.
  const uri = Buffer.from(file).toString().split("/").map(encodeURIComponent).join("/");
  return { uri, uriBaseId: "SRCROOT" };
}

function ruleOf(id: string, { title, severity, fix, url }: RuleText): object {
  const helpUri = helpAddress(url);
  return {
    id: line(id),
    shortDescription: { text: withFullStop(title) },
    fullDescription: { text: withFullStop(title) },
    help: { text: withFullStop(fix) },
    ...(helpUri !== undefined && { helpUri }),
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

/** What kept tests from running: one result for all of them. */
function causeResult(shownCause: ShownCause, places: Places, ruleIds: readonly string[]): object {
  const { rule_id, severity, location, snippet } = shownCause.failures[0]!;
  return {
    ...ruleReference(rule_id, LEVELS[severity], ruleIds),
    message: { text: `${shownCause.title}: ${causeText(shownCause, paint)}` },
    locations: places(location, snippet),
    partialFingerprints: { "mcptest/v1": hash([shownCause.cause.kind, shownCause.cause.server, rule_id]) },
    properties: { status: "errored" },
  };
}

function resultsOf(row: TestRow, places: Places, ruleIds: readonly string[]): object[] {
  if (!failedByItself(row)) return [];
  return row.failures.map((failure) => {
    const { rule_id, taxonomy_ids, severity, tier } = failure;
    const level = tier === undefined ? LEVELS[severity] : TIER_LEVELS[tier];
    return {
      ...ruleReference(rule_id, isKnown(row) ? "note" : level, ruleIds),
      message: { text: `${fullName(row)}: ${failureText(failure, row, paint)}` },
      locations: places(failure.location, failure.snippet ?? row.snippet),
      // Without values, so that it stays the same in the next run.
      partialFingerprints: { "mcptest/v1": hash([row.id, row.target_version, rule_id, ...assertionParts(failure)]) },
      properties: {
        test: row.id,
        status: row.status,
        ...(taxonomy_ids.length > 0 && { taxonomy_ids }),
        ...(tier && { tier }),
      },
    };
  });
}

function findingResult(finding: Finding, places: Places, ruleIds: readonly string[]): object {
  const { rule_id, severity, server, target_version, gates, evidence, tier } = finding;
  const quiet = severity === "may" ? "note" : "warning";
  const evidenceText = evidence ? `\n\nseen: ${line(evidence, 1000)}` : "";
  return {
    ...ruleReference(rule_id, gates ? "error" : tier ? TIER_LEVELS[tier] : quiet, ruleIds),
    message: { text: `${withFullStop(findingLine(finding))}${evidenceText}` },
    locations: places(finding.location),
    partialFingerprints: { "mcptest/v1": hash([rule_id, server, target_version, finding.message]) },
    properties: { gates, ...(tier && { tier }) },
  };
}

/** Why a test has no verdict, or that a failure of the baseline is gone. */
function notificationOf(row: TestRow, places: Places): object | undefined {
  const note = (level: string, text: string) => {
    return { level, message: { text: withFullStop(`${testName(row)}: ${text}`) }, locations: places(row.location) };
  };
  const fixedText = fixedNote(row);
  if (fixedText !== "") return note("note", fixedText);
  const isSilent = isFailing(row) && row.failures.length === 0;
  const hasReason = row.status === "skipped" || row.status === "deferred" || row.status === "unverified";
  if (!isSilent && !hasReason) return undefined;
  const reason = line(row.reason ?? "no reason was given", 1000);
  return note(isSilent ? "error" : "note", `${row.status}: ${reason}`);
}

function ruleReference(id: string, level: string, ruleIds: readonly string[]): object {
  const ruleIndex = ruleIds.indexOf(id);
  return { ruleId: line(id), ...(ruleIndex >= 0 && { ruleIndex }), level };
}

function hash(parts: readonly (string | null)[]): string {
  return digest("sha256", JSON.stringify(parts));
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
