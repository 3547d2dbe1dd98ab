import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { folderWith, mcptestHere, resultsIn } from "../../support/harness.js";

let stdio: Results;
beforeAll(async () => {
  stdio = (await run("everything")).results;
});
async function run(example: string) {
  const file = join(folderWith({}), "results.json");
  const ran = await mcptestHere(["run", `examples/${example}.mcptest.yaml`, "--reporter", `json=${file}`]);
  return { ...ran, results: resultsIn(file) };
}

it.each(["http", "sse"])(
  "one suite over three transports gives the same results over %s as over stdio",
  async (transport) => {
    const { code, results } = await run(`everything-${transport}`);
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
