import { describe, expect, it } from "vitest";
import type { Results } from "../../src/core/generated/results.js";
import { loadReporter, reporterNames } from "../../src/report/registry.js";
import { mergeResults } from "../../src/results/merge.js";
import type { ResultsSource } from "../../src/results/types.js";
import { all, drift, failed, failure, finding, results, row, server, source } from "../support/results.js";

const VERSIONS = ["2025-06-18", "2025-11-25"];
const FILES = Array.from({ length: 50 }, (_, i) => `suites/${i + 10}.mcptest.yaml`);
const RUN = { id: "run", started_at: "2026-01-02T03:04:05.000Z", duration_ms: 1234, overrides: [] };

/** What a run has of these files. */
function runOf(files: readonly string[], shard?: string): Results {
  const run = { ...RUN, suite_files: FILES, target_versions: VERSIONS, baseline: "b.json", ...(shard && { shard }) };
  const tests = files.flatMap((file) =>
    ["adds", "subtracts"].flatMap((name, i) =>
      VERSIONS.map((target_version) => {
        const location = { file, line: 4 + i * 3, column: 5, end_line: 4 + i * 3, end_column: 9 };
        const rest = { id: `${file}::tools::${name}::calc::${target_version}`, name, target_version, location };
        if (i === 0) return row({ ...rest, duration_ms: FILES.indexOf(file) });
        return failed([failure({ location, snippet: { line: location.line, text: "  - name: x" } })], {
          ...rest,
          baseline: target_version === VERSIONS[0] ? "known" : "new",
        });
      }),
    ),
  );
  const at = (file: string) => ({ file, line: 2, column: 3, end_line: 2, end_column: 7 });
  const whole = results(tests, {
    run,
    servers: files.flatMap((file) => VERSIONS.map((target_version) => server({ file, target_version }))),
    findings: files.map((file) => finding({ location: at(file) })),
    drift: [drift({ target_version: VERSIONS[0]! }), drift({ target_version: VERSIONS[1]! })],
  });
  // A run with a baseline begins with the three at zero.
  const { new_failures = 0, known_failures = 0, fixed = 0, ...counts } = whole.summary;
  return { ...whole, summary: { ...counts, new_failures, known_failures, fixed } };
}

/** Without what is about the files that were merged. */
async function render(name: string, { head, rows }: ResultsSource): Promise<string> {
  const { shards: _, ...run } = head.run;
  const chunks = (await loadReporter(name))({ ...head, run }, rows(), { color: false, verbose: false });
  return (await all(chunks)).join("").replaceAll(`,"run_started_at":"${RUN.started_at}"`, "");
}

describe("fifty merged results files", () => {
  const parts = FILES.map((file, i) => runOf([file], `${i + 1}/50`));
  // In another order: 7 and 50 have no common divisor.
  const turned = parts.map((_, i) => parts[(i * 7) % 50]!);

  it.each(reporterNames)("give the bytes of one run's report in %s", async (name) => {
    const merged = await mergeResults(turned.map(source));
    expect(await render(name, merged)).toBe(await render(name, source(runOf(FILES))));
  });
});
