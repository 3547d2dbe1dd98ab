import { nowMs } from "../core/clock.js";
import type { RunEvent } from "../core/event.js";
import type { Cause, TestRow } from "../core/generated/results.js";
import { shownCauses } from "../report/causes.js";
import { duration } from "../report/duration.js";
import { failureLine } from "../report/test-text.js";
import { line, type Paint, serverName, testName } from "../report/words.js";

/** A test that runs for so long is shown as slow. */
const SLOW_MS = 1_000;
const MAX_ROWS = 8;
const MAX_SLOW = 3;
const MAX_LINE_LENGTH = 500;

export interface TerminalSize {
  columns: number;
  rows: number;
}

/**
 * What a terminal shows during a run of the planned tests. It reads no clock: every time is given. `hidesRules`: what rules
 * found has been shown already, and is in the report that follows.
 */
export function createLiveView(
  tests: readonly { server: string; targetVersion: string | null }[],
  paint: Paint,
  hidesRules = false,
) {
  const servers = new Map<string, { total: number; done: number; startingSince?: number }>();
  const stateOf = (server: string | null, version: string | null) => {
    const name = serverName(server, version);
    const state = servers.get(name) ?? { total: 0, done: 0 };
    servers.set(name, state);
    return state;
  };
  for (const { server, targetVersion } of tests) stateOf(server, targetVersion).total += 1;
  const total = tests.length;
  const running = new Map<string, { title: string; since: number; progress?: string }>();
  const counts = { done: 0, failed: 0, errored: 0 };
  let startedAt: number | undefined;

  const addRow = (row: TestRow): string[] => {
    running.delete(row.id);
    // What is skipped by the plan is not counted in the total.
    if (row.status !== "skipped" || row.attempts > 0 || row.cause !== undefined) {
      counts.done += 1;
      stateOf(row.server, row.target_version).done += 1;
    }
    if (row.status !== "failed" && row.status !== "errored") return [];
    counts[row.status] += 1;
    if (hidesRules && (row.rule !== undefined || row.judged !== undefined)) return [];
    return row.cause === undefined ? [`${paint.red("✗")} ${failingLine(row)}`] : [];
  };

  return {
    /** Takes an event; gives the lines that stay above the area: each failing test and each cause as it happens, and what the user should know. */
    update(event: RunEvent, now: number): string[] {
      startedAt ??= now;
      if (event.event === "test_started") {
        const server = serverName(event.server, event.target_version);
        running.set(event.id, { title: `${line(event.name)}${server ? ` (${server})` : ""}`, since: now });
      } else if (event.event === "progress") {
        const test = running.get(event.id);
        if (event.stays) return [line(`${test && total > 1 ? `${test.title}: ` : ""}${event.text}`, MAX_LINE_LENGTH)];
        if (test) test.progress = line(event.text);
      } else if (event.event === "server_start") {
        const state = stateOf(event.server, event.target_version);
        if (event.starting) state.startingSince = now;
        else delete state.startingSince;
      } else if (event.event === "test") return addRow(event.row);
      else if (event.event === "cause") return [`${paint.red("✗")} ${causeLine(event.cause)}`];
      return [];
    },
    /** The area: counts, servers that start or have tests left, the slowest tests that run. */
    frame(now: number, { columns, rows }: TerminalSize): string[] {
      const since = (start: number) => `${((now - start) / 1000).toFixed(1)} s`;
      const bad = (["failed", "errored"] as const).flatMap((status) =>
        counts[status] > 0 ? [`${counts[status]} ${status}`] : [],
      );
      const head = [`${Math.min(counts.done, total)}/${total} tests`, ...bad, since(startedAt ?? now)].join(", ");
      const busy = [...servers].flatMap(([name, { done, total: all, startingSince }]) => {
        if (startingSince !== undefined) return [`  ${name}: starting, ${since(startingSince)}`];
        return done > 0 && done < all ? [`  ${name}: ${done}/${all}`] : [];
      });
      const slow = [...running.values()]
        .filter((test) => now - test.since >= SLOW_MS)
        .sort((a, b) => a.since - b.since)
        .slice(0, MAX_SLOW)
        .map(({ title, since: start, progress }) => `  ${since(start)} ${title}${progress ? `: ${progress}` : ""}`);
      const maxRows = Math.max(1, Math.min(MAX_ROWS, rows - 1));
      // Slow tests have precedence: they explain why the run takes long.
      const room = Math.max(0, maxRows - 1 - slow.length);
      const lines = [head, ...busy.slice(0, room), ...slow].slice(0, maxRows);
      return lines.map((text) => cutColumns(text, columns - 1));
    },
  };
}

/** How many columns a text takes at most: signs that some terminals draw twice as wide count two. */
function columnsOf(text: string): number {
  return [...text].reduce((columns, char) => columns + widthOf(char), 0);
}

function widthOf(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0x1100 && !(code >= 0x2010 && code <= 0x2027) ? 2 : 1;
}

function cutColumns(text: string, columns: number): string {
  let room = columns;
  let result = "";
  for (const char of text) {
    room -= widthOf(char);
    if (room < 0) break;
    result += char;
  }
  return result;
}

function failingLine(row: TestRow): string {
  const server = serverName(row.server, row.target_version);
  const [first, ...more] = row.failures;
  const reason = first ? `${failureLine(first)} [${line(first.rule_id)}]` : line(row.reason ?? row.status);
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  const time = row.duration_ms >= SLOW_MS ? ` in ${duration(row.duration_ms)}` : "";
  return line(
    `${testName(row)}${server ? ` (${server})` : ""} ${row.status}${time}: ${reason}${others}`,
    MAX_LINE_LENGTH,
  );
}

function causeLine(cause: Cause): string {
  const title = shownCauses({ causes: [cause] })[0]?.title ?? "";
  return line(`${title}: ${cause.failures.map(failureLine).join("; ")}`, MAX_LINE_LENGTH);
}

const REDRAW_MS = 100;

/** The area at the end of a terminal that is drawn over while a run goes on. */
export type LiveArea = ReturnType<typeof createLiveArea>;

/** Draws a live view. What is written erases the area before, so nothing else may write to the terminal meanwhile. */
export function createLiveArea(
  view: Pick<ReturnType<typeof createLiveView>, "update" | "frame">,
  size: () => TerminalSize,
  write: (text: string) => void,
) {
  let lines: string[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;

  const erase = () => {
    if (lines.length === 0) return "";
    const { columns, rows } = size();
    // A line that is wider than the terminal has become takes several rows.
    const height = lines.reduce((sum, text) => sum + Math.max(1, Math.ceil(columnsOf(text) / Math.max(1, columns))), 0);
    const up = Math.min(height, Math.max(1, rows)) - 1;
    return `\r${up > 0 ? `\x1b[${up}A` : ""}\x1b[J`;
  };
  const draw = (above: readonly string[]) => {
    const now = nowMs();
    if (above.length === 0 && now - lastAt < REDRAW_MS) return;
    lastAt = now;
    const before = erase();
    lines = view.frame(now, size());
    write(`${before}${above.map((text) => `${text}\n`).join("")}${lines.join("\n")}`);
  };
  // Shows the elapsed times while no event comes.
  const timer = setInterval(() => draw([]), REDRAW_MS * 2).unref();

  return {
    update: (event: RunEvent) => draw(view.update(event, nowMs())),
    /** Removes the area; what was written above it stays. */
    close() {
      clearInterval(timer);
      const last = erase();
      lines = [];
      if (last !== "") write(last);
    },
  };
}
