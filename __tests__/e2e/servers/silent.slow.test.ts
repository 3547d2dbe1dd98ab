import { expect, it } from "vitest";
import { root, runSuite } from "../../support/harness.js";

const command = [process.execPath, `${root}__tests__/servers/silent-server.mjs`];
const http = { url: "http://127.0.0.1:${port}/mcp", transport: "http", start: { command, env: { PORT: "${port}" } } };

it.each([
  ["stdio", { command }],
  ["HTTP", http],
])("a session that is replaced keeps the calls that still wait for its answers (%s)", async (_, server) => {
  const { results } = await runSuite({
    servers: { s: server },
    run_options: { parallel: 2 },
    tools: [
      { name: "lost", tool: "lost", timeout_ms: 500 },
      { name: "held", tool: "held", timeout_ms: 120_000 },
    ],
  });
  expect(results.tests.map(({ name, failures }) => [name, failures.map(({ rule_id }) => rule_id)])).toEqual([
    ["lost", ["FAULT-TIMEOUT-CALL"]],
    ["held", []],
  ]);
});
