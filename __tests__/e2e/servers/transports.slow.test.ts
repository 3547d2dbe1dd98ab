import { expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { root, runIn } from "../../support/harness.js";

const { results: stdio } = await runIn(root, ["examples/everything.mcptest.yaml"]);

it.each(["http", "sse"])(
  "one suite over three transports gives the same results over %s as over stdio",
  async (transport) => {
    const { code, results } = await runIn(root, [`examples/everything-${transport}.mcptest.yaml`]);
    const comparable = ({ tests }: Results) =>
      tests.map((row) => [row.name, row.block, row.server, row.target_version, row.status, row.failures, row.findings]);
    expect(code).toBe(0);
    expect(comparable(results)).toEqual(comparable(stdio));
    expect(results.tests).toHaveLength(28);
    expect(results.servers.map(({ kind, negotiated_version }) => [kind, negotiated_version])).toEqual(
      stdio.servers.map(({ negotiated_version }) => ["http", negotiated_version]),
    );
  },
);
