import { roundMs } from "../../core/clock.js";
import type { LoadFigures } from "../../core/generated/baseline.js";
import type { Load } from "../../core/generated/results.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";

/** The parts of a run whose figures show its noise. */
const SLICES = 10;
const LEAST_CALLS = 100;
/** A change counts if it is larger than so many times the noise. */
const NOISE_FACTOR = 2;
/** Smaller changes, as shares and in milliseconds, do not count. */
const LEAST_SHARE = 0.2;
const LEAST_MS = 1;
/** From here on, the noise could hide a change by half. */
const NOISY = 0.5;

/** The figures that are compared, with their names in sentences. */
const FIGURES = { rate: say`the rate`, p50_ms: say`p50`, p95_ms: say`p95` } as const;
type Figure = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as Figure[];

/** How a load compares with an earlier one, in sentences. */
export interface LoadComparison {
  worse: Redacted[];
  better: Redacted[];
  /** What cannot be compared, and why. */
  unknown: Redacted[];
}

/** What a baseline keeps of a load. */
function figuresOf(load: Load): LoadFigures {
  const { clients, sessions, due_rate, calls, rate, p50_ms, p95_ms, p99_ms } = load;
  const noise = defined(Object.fromEntries(NAMES.map((name) => [name, noiseOf(load, name)])));
  return { clients, sessions, calls, rate, noise, ...defined({ due_rate, p50_ms, p95_ms, p99_ms }) };
}

/** What a baseline keeps of a load that is compared with the earlier figures: those, unless it differs from them. */
export function nextFigures(load: Load, before: LoadFigures | undefined): LoadFigures {
  const now = figuresOf(load);
  if (before === undefined || !isSameLoad(before, now)) return now;
  const { worse, better } = compareLoads(before, load);
  return worse.length + better.length > 0 ? now : before;
}

function isSameLoad(a: LoadFigures, b: LoadFigures): boolean {
  return (["clients", "sessions", "due_rate"] as const).every((name) => a[name] === b[name]);
}

/** Compares a load with the one in a baseline. What differs by less than the noise of the two does not differ. */
export function compareLoads(before: LoadFigures, load: Load): LoadComparison {
  const now = figuresOf(load);
  const comparison: LoadComparison = { worse: [], better: [], unknown: [] };
  if (!isSameLoad(before, now)) {
    comparison.unknown.push(say`the baseline is of another load: it has ${loadText(before)}`);
    return comparison;
  }
  // In an open model, the rate is what the test asks for.
  for (const name of load.due_rate === undefined ? NAMES : NAMES.slice(1)) {
    const [was, is] = [before[name], now[name]];
    if (was === undefined || is === undefined) continue;
    const noise = Math.max(before.noise[name] ?? Number.POSITIVE_INFINITY, now.noise[name] ?? Number.POSITIVE_INFINITY);
    const margin = Math.max(was * Math.max(LEAST_SHARE, NOISE_FACTOR * noise), name === "rate" ? 0 : LEAST_MS);
    const text = say`${FIGURES[name]} is ${amount(is, name)}, and was ${amount(was, name)}`;
    if (Math.abs(is - was) > margin) comparison[is > was === (name === "rate") ? "better" : "worse"].push(text);
    else if (noise === Number.POSITIVE_INFINITY) comparison.unknown.push(say`${text}: too few calls to tell`);
    else if (NOISE_FACTOR * noise > NOISY)
      comparison.unknown.push(
        say`${text}: too noisy to tell, with ${Math.round(noise * 100)} % between halves of a run`,
      );
  }
  return comparison;
}

/** The largest difference between two halves of a run, as a share: of the medians of its slices. undefined if it was too short. */
export function noiseOf({ timeline, calls }: Load, name: Figure): number | undefined {
  // In the first step the server is cold, and the last step is shorter than the others.
  const steps = timeline.slice(1, -1);
  if (steps.length < SLICES || calls < LEAST_CALLS) return undefined;
  const values = Array.from({ length: SLICES }, (_, slice) => {
    const sliceSteps = steps.slice((slice * steps.length) / SLICES, ((slice + 1) * steps.length) / SLICES);
    const measuredSteps = sliceSteps.filter((step) => name === "rate" || step[name] !== undefined);
    const sum = measuredSteps.reduce(
      (total, step) => total + step.calls * (name === "rate" ? 1 : (step[name] ?? 0)),
      0,
    );
    return sum / (name === "rate" ? sliceSteps.length : measuredSteps.reduce((total, step) => total + step.calls, 0));
  })
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const half = Math.floor(values.length / 2);
  const middle = median(values);
  return middle > 0 ? roundMs((median(values.slice(-half)) - median(values.slice(0, half))) / middle) : undefined;
}

function median(sorted: readonly number[]): number {
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

function amount(value: number, name: Figure): Redacted {
  return name === "rate" ? say`${Math.round(value)} calls a second` : say`${roundMs(value)} ms`;
}

function loadText({ clients, sessions, due_rate }: LoadFigures): Redacted {
  const rate = due_rate === undefined ? say`` : say`, ${due_rate} calls a second`;
  return say`${clients} clients, ${sessions} sessions${rate}`;
}
