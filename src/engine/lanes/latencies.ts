import type { ServerRow } from "../../core/generated/results.js";

/** How many tools a server's row lists. */
const MAX_TOOLS = 500;

/** How long the answered calls of a lane took, in milliseconds. */
export class Latencies {
  /** By tool; undefined is every other request. */
  readonly #durations = new Map<string | undefined, number[]>();

  add(ms: number, tool: string | undefined): void {
    const known = this.#durations.get(tool);
    if (known) known.push(ms);
    else this.#durations.set(tool, [ms]);
  }

  /** What a server's row says of its calls. The tools are in the order of their names. */
  row(): Pick<ServerRow, "calls" | "p50_ms" | "p95_ms" | "p99_ms" | "tools"> {
    const all = Float64Array.from([...this.#durations.values()].flat()).sort();
    const tools = [...this.#durations].flatMap(([name, durations]) =>
      name === undefined ? [] : [{ name, durations }],
    );
    tools.sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
      ...percentiles(all),
      ...(tools.length > 0 && {
        tools: tools.slice(0, MAX_TOOLS).map(({ name, durations }) => {
          const sorted = Float64Array.from(durations).sort();
          return { name, ...percentiles(sorted), max_ms: sorted.at(-1) ?? null };
        }),
      }),
    };
  }
}

function percentiles(sorted: Float64Array) {
  return {
    calls: sorted.length,
    p50_ms: percentile(sorted, 0.5),
    p95_ms: percentile(sorted, 0.95),
    p99_ms: percentile(sorted, 0.99),
  };
}

function percentile(sorted: Float64Array, share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
