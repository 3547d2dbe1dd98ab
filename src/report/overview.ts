import type { AgentRow, Summary, TestRow } from "../core/generated/results.js";
import { plural } from "../core/text.js";
import { countRow, emptySummary, isFlaky } from "../results/tally.js";
import { spent, trialsText } from "./agent-text.js";
import { duration } from "./duration.js";
import type { Paint } from "./paint.js";
import { scoreText } from "./score-text.js";
import { line, serverName, statusCounts, testName } from "./words.js";

const MAX_LINES = 200;
const MAX_REASONS = 20;
const MAX_KEPT_REASONS = 1000;
const MAX_NAMES = 3;
const MAX_FLAKY = 20;
const MAX_TRIALS = 50;
const MAX_SCORES = 50;

/** Counts rows as they pass, and shows the counts after them. */
export interface Overview {
  add(row: TestRow): void;
  /** Parts of lines: files and servers, then skipped, deferred, unverified, flaky, agents, scores. A part without lines is empty. */
  parts(): string[][];
}

interface Place {
  file: string;
  serverLabel: string;
  summary: Summary;
  ms: number;
}

interface Reason {
  status: string;
  reason: string;
  names: string[];
  count: number;
}

/** What all agents used, and how often those with several runs passed. */
interface Agents {
  rows: number;
  /** Those that were played from a cassette: they cost nothing. */
  played: number;
  tokens: number;
  /** In US dollars, of those whose model has a price. */
  cost?: number;
  trials: string[];
  /** Trials without a line. */
  left: number;
}

/** Counts rows by file, server and revision, and groups what was not judged by its reason. */
export function createOverview(paint: Paint): Overview {
  const places = new Map<string, Place>();
  const reasons = new Map<string, Reason>();
  const flaky: string[] = [];
  let flakyCount = 0;
  const scoreTexts: string[] = [];
  let scoreCount = 0;
  const agents: Agents = { rows: 0, played: 0, tokens: 0, trials: [], left: 0 };

  const addReason = (row: TestRow) => {
    const text = row.reason ?? "no reason given";
    const wanted = JSON.stringify([row.status, text]);
    const key = reasons.has(wanted) || reasons.size < MAX_KEPT_REASONS ? wanted : row.status;
    const reason = reasons.get(key) ?? {
      status: row.status,
      reason: key === wanted ? text : "other reasons",
      names: [],
      count: 0,
    };
    reason.count += 1;
    if (reason.names.length < MAX_NAMES && !reason.names.includes(testName(row))) reason.names.push(testName(row));
    reasons.set(key, reason);
  };

  const addAgent = (row: TestRow, { tokens, cost_usd, trials, cassette }: AgentRow) => {
    agents.rows += 1;
    if (cassette === undefined) agents.tokens += tokens.total;
    else agents.played += 1;
    if (cassette === undefined && cost_usd !== undefined) agents.cost = (agents.cost ?? 0) + cost_usd;
    if (trials === undefined) return;
    if (agents.trials.length < MAX_TRIALS) agents.trials.push(`  ${testName(row)}: ${trialsText(trials)}`);
    else agents.left += 1;
  };

  return {
    add(row) {
      const serverLabel = serverName(row.server, row.target_version);
      const key = JSON.stringify([row.location.file, serverLabel]);
      const place = places.get(key) ?? { file: row.location.file, serverLabel, summary: emptySummary(), ms: 0 };
      places.set(key, place);
      countRow(place.summary, row);
      place.ms += row.duration_ms;
      if (row.agent) addAgent(row, row.agent);
      // The failures of others have their scores.
      if (row.scores && row.status === "passed") {
        scoreCount += 1;
        if (scoreTexts.length < MAX_SCORES)
          scoreTexts.push(`  ${testName(row)}: ${row.scores.map(scoreText).join(", ")}`);
      }
      if (row.cause !== undefined) return;
      if (row.status === "skipped" || row.status === "deferred" || row.status === "unverified") addReason(row);
      if (isFlaky(row)) {
        flakyCount += 1;
        if (flaky.length < MAX_FLAKY)
          flaky.push(`  ${testName(row)}${serverLabel ? ` (${serverLabel})` : ""}: passed at attempt ${row.attempts}`);
      }
    },
    parts: () => [
      placeLines([...places.values()], paint),
      ...["skipped", "deferred", "unverified"].map((status) => reasonLines(status, [...reasons.values()], paint)),
      flakyCount === 0
        ? []
        : [paint.yellow(`flaky: ${plural(flakyCount, "test")}`), ...flaky, ...more(flakyCount - flaky.length)],
      agentPart(agents),
      scoreCount === 0
        ? []
        : [`scores of ${plural(scoreCount, "passed test")}:`, ...scoreTexts, ...more(scoreCount - scoreTexts.length)],
    ],
  };
}

function placeLines(places: readonly Place[], paint: Paint): string[] {
  const visible = places.slice(0, MAX_LINES).map(({ file, serverLabel, summary, ms }) => {
    const mark =
      summary.failed + summary.errored > (summary.known_failures ?? 0)
        ? paint.red("✗")
        : summary.passed > 0
          ? paint.green("✓")
          : paint.dim("-");
    return { mark, file: line(file), serverLabel, text: `${statusCounts(summary)} ${paint.dim(`in ${duration(ms)}`)}` };
  });
  const files = Math.max(0, ...visible.map(({ file }) => file.length));
  const serverWidth = Math.max(0, ...visible.map(({ serverLabel }) => serverLabel.length));
  const lines = visible.map(
    ({ mark, file, serverLabel, text }) => `${mark} ${file.padEnd(files)}  ${serverLabel.padEnd(serverWidth)}  ${text}`,
  );
  return [...lines, ...more(places.length - visible.length)];
}

function reasonLines(status: string, all: readonly Reason[], paint: Paint): string[] {
  const reasons = all.filter((reason) => reason.status === status).sort((a, b) => b.count - a.count);
  if (reasons.length === 0) return [];
  const total = reasons.reduce((sum, reason) => sum + reason.count, 0);
  const lines = reasons.slice(0, MAX_REASONS).map((reason) => {
    const names = reason.count > reason.names.length ? [...reason.names, "…"] : reason.names;
    return `  ${reason.count} × ${line(reason.reason, 300)}: ${names.join(", ")}`;
  });
  return [paint.yellow(`${status}: ${plural(total, "test")}`), ...lines, ...more(reasons.length - lines.length)];
}

function more(left: number): string[] {
  return left > 0 ? [`  … and ${left} more`] : [];
}

function agentPart({ rows, played, tokens, cost, trials, left }: Agents): string[] {
  if (rows === 0) return [];
  const use = [
    ...(played > 0 ? [`${played} played from cassettes`] : []),
    ...(rows > played ? [spent(tokens, cost)] : []),
  ];
  return [`agents: ${[plural(rows, "test"), ...use].join(", ")}`, ...trials, ...more(left)];
}
