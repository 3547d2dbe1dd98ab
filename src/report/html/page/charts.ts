import { duration } from "../../duration.js";
import { STATUSES } from "../data.js";
import { svg } from "./dom.js";
import type { Row, Status } from "./read.js";

const WIDTH = 400;
const HEIGHT = 24;
const MAX_SEGMENTS = 200;
/** The upper ends of the histogram's columns, in milliseconds; the last column has the rest. */
const ENDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** Counts by status as one bar. */
export function countBar(counts: Readonly<Record<Status, number>>, largest: number): SVGElement {
  const parts = STATUSES.filter((status) => counts[status] > 0);
  return bar(
    parts.map((status) => ({ length: counts[status], kind: status })),
    largest,
    parts.map((status) => `${counts[status]} ${status}`).join(", "),
  );
}

/** The start of a session and its tests, one after the other. Neighbours are joined if there are too many to see. */
export function timeBar(startup: number, rows: readonly Row[], longest: number): SVGElement {
  const segments = [{ length: startup, kind: "start" }];
  const size = Math.ceil(rows.length / MAX_SEGMENTS);
  for (let i = 0; i < rows.length; i += size) {
    const some = rows.slice(i, i + size);
    const isBad = ({ status }: Row) => status === "failed" || status === "errored";
    segments.push({ length: total(some), kind: (some.find(isBad) ?? some[0])?.status ?? "passed" });
  }
  return bar(segments, longest, `start ${duration(startup)}, then ${rows.length} tests in ${duration(total(rows))}`);
}

/** Percentiles of durations, in their order, as one bar: each segment reaches from one to the next. */
export function spreadBar(percentiles: readonly (number | null)[], longest: number): SVGElement {
  const kinds = ["half", "most", "rare", "slowest"];
  const ends = percentiles.map((ms) => ms ?? 0);
  const segments = ends.map((end, i) => ({
    length: Math.max(0, end - (ends[i - 1] ?? 0)),
    kind: kinds[i] ?? "slowest",
  }));
  const [p50, p95, p99, max] = ends.map((ms) => duration(ms));
  return bar(segments, longest, `half up to ${p50}, 95 % up to ${p95}, 99 % up to ${p99}, all up to ${max}`);
}

/** How many tests took how long. */
export function histogram(rows: readonly Row[]): SVGElement {
  const counts = [...ENDS, Number.POSITIVE_INFINITY].map(() => 0);
  for (const { duration: ms } of rows) {
    const column = ENDS.findIndex((end) => ms < end);
    const index = column < 0 ? ENDS.length : column;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const highest = Math.max(1, ...counts);
  const width = WIDTH / counts.length;
  const labels = counts.map((count, i) => `${count} ${i < ENDS.length ? `under ${duration(ENDS[i]!)}` : "slower"}`);
  const columns = counts.flatMap((count, i) => {
    const height = count === 0 ? 0 : Math.max(2, (count / highest) * 60);
    const box = { x: i * width + 1, y: 62 - height, width: width - 2, height };
    const end = i === ENDS.length ? "more" : ENDS[i]! < 1000 ? `${ENDS[i]}` : `${ENDS[i]! / 1000} s`;
    return [
      svg("rect", { ...box, class: "column" }, svg("title", {}, labels[i])),
      svg("text", { x: i * width + width / 2, y: 74, class: "tick" }, end),
    ];
  });
  const label = labels.filter((_, i) => counts[i]! > 0).join(", ");
  return svg("svg", { viewBox: `0 0 ${WIDTH} 78`, class: "histogram", role: "img", "aria-label": label }, ...columns);
}

export function total(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.duration, 0);
}

/** The value that a share of all are not above; undefined if there is none. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)];
}

function bar(segments: readonly { length: number; kind: string }[], longest: number, label: string): SVGElement {
  let x = 0;
  const boxes = segments.map(({ length, kind }) => {
    const width = longest === 0 ? 0 : (length / longest) * WIDTH;
    const box = svg("rect", { x, y: 0, width, height: HEIGHT, class: kind });
    x += width;
    return box;
  });
  const view = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none" };
  return svg("svg", { ...view, class: "bar", role: "img", "aria-label": label }, ...boxes);
}
