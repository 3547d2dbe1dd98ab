import { roundMs } from "../core/clock.js";
import type { Load, TestRow } from "../core/generated/results.js";
import { countUp } from "../core/groups.js";
import { defined } from "../core/json/json.js";
import { WORST_FIRST } from "./statuses.js";

/** One row of the shares of a load, which several machines made at the same time. */
export function joinLoadRows(rows: readonly TestRow[]): TestRow {
  const [worst, ...others] = rows.toSorted((a, b) => WORST_FIRST.indexOf(a.status) - WORST_FIRST.indexOf(b.status));
  return {
    ...worst!,
    duration_ms: Math.max(...rows.map((row) => row.duration_ms)),
    failures: [...worst!.failures, ...others.flatMap(({ failures }) => failures)],
    findings: rows.flatMap(({ findings }) => findings),
    load: joinLoads(rows.flatMap(({ load }) => load ?? [])),
  };
}

/**
 * The figures of all shares: counts, rates and histograms are added, and what follows from them is computed again; of other
 * figures, the highest one counts.
 */
function joinLoads(loads: readonly Load[]): Load {
  const valuesOf = (name: keyof Load) => loads.flatMap((load) => (typeof load[name] === "number" ? [load[name]] : []));
  const sum = (name: keyof Load) => valuesOf(name).reduce((total, value) => total + value, 0);
  const optionalSum = (name: keyof Load) => (valuesOf(name).length > 0 ? sum(name) : undefined);
  const most = (name: keyof Load) => (valuesOf(name).length > 0 ? Math.max(...valuesOf(name)) : undefined);
  const histogram = addHistograms(loads);
  const at = (percent: number) => percentile(histogram, percent);
  const [calls, failed] = [sum("calls"), sum("failed")];
  const step_ms = Math.max(...valuesOf("step_ms"));
  return {
    clients: sum("clients"),
    sessions: sum("sessions"),
    calls,
    failed,
    duration_ms: Math.max(...valuesOf("duration_ms")),
    step_ms,
    rate: roundMs(sum("rate")),
    failed_rate: calls > 0 ? failed / calls : 0,
    errors: sum("errors"),
    timeouts: sum("timeouts"),
    reconnects: sum("reconnects"),
    bytes: sum("bytes"),
    client_busy: Math.max(...valuesOf("client_busy")),
    ...defined({ due_rate: optionalSum("due_rate"), mixed_up: optionalSum("mixed_up"), unsent: optionalSum("unsent") }),
    ...(histogram.length > 0 && {
      p50_ms: at(50),
      p90_ms: at(90),
      p95_ms: at(95),
      p99_ms: at(99),
      histogram,
      max_ms: Math.max(...valuesOf("max_ms")),
      min_ms: Math.min(...valuesOf("min_ms")),
    }),
    ...defined({
      memory_mb: most("memory_mb"),
      handles: most("handles"),
      memory_growth_kb_per_call: most("memory_growth_kb_per_call"),
    }),
    timeline: joinTimelines(loads, step_ms),
    notes: [...new Set(loads.flatMap(({ notes }) => notes))],
  };
}

type Histogram = NonNullable<Load["histogram"]>;

function addHistograms(loads: readonly Load[]): Histogram {
  const counts = new Map<number, number>();
  for (const { ms, calls } of loads.flatMap(({ histogram = [] }) => histogram)) countUp(counts, ms, calls);
  return [...counts].map(([ms, calls]) => ({ ms, calls })).sort((a, b) => a.ms - b.ms);
}

function percentile(histogram: Histogram, percent: number): number {
  let remaining = (histogram.reduce((sum, { calls }) => sum + calls, 0) * percent) / 100;
  return (
    histogram.find(({ calls }) => {
      remaining -= calls;
      return remaining <= 0;
    })?.ms ?? 0
  );
}

/** Latencies of a step cannot be added: the highest of the shares stands for all. */
function joinTimelines(loads: readonly Load[], step_ms: number): Load["timeline"] {
  const steps: Load["timeline"] = [];
  for (const load of loads) {
    for (const [index, step] of load.timeline.entries()) {
      const at = Math.floor((index * load.step_ms) / step_ms);
      while (steps.length <= at) steps.push({ calls: 0, failed: 0 });
      const total = steps[at]!;
      total.calls += step.calls;
      total.failed += step.failed;
      for (const name of ["p50_ms", "p95_ms", "max_ms"] as const)
        if (step[name] !== undefined) total[name] = Math.max(total[name] ?? 0, step[name]);
    }
  }
  return steps;
}
