import { stringify } from "yaml";
import type { FilePlan, Plan } from "../engine/plan.js";

/** The suites of a plan as they are resolved, with every default, one YAML document each. */
export function printPlan(plan: Plan): string {
  return plan.files.map((file) => stringify(resolved(file), { directives: true })).join("");
}

function resolved({ checked: { suite }, batches, skip }: FilePlan): Record<string, unknown> {
  return {
    file: suite.name,
    ...(skip !== undefined && { skip }),
    target_versions: batches.map((batch) => batch.version),
    run_options: suite.runOptions,
    performance: { default_timeout_ms: suite.defaultTimeoutMs, p95_latency_ms: suite.p95LatencyMs ?? null },
    servers: Object.fromEntries(
      [...suite.servers].map(([name, { location: _, raw: __, ...server }]) => [name, server]),
    ),
    tests: suite.tests.map(({ location: _, node: __, expect, ...test }) => ({
      ...test,
      ...(expect && { expect: expect.map(({ target, matcher, message }) => ({ target, matcher, message })) }),
    })),
  };
}
