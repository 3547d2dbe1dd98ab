import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { folderWith, measured, mostMemory, resultsIn, root } from "../../support/harness.js";

const COUNT = 200;
const names = Array.from({ length: COUNT }, (_, index) => `task ${index}`);

/** A server's command, with a tool whose task says what it is given. */
const SERVERS = {
  // No task ends before all have begun.
  "2026-07-28": {
    file: "extensions/tasks-server.mjs",
    tool: "slow_compute",
    argument: "label",
    says: "Computed NAME.",
  },
  // The SDK's, where each task takes 30 ms.
  "2025-11-25": { file: "sdk-task-server.mjs", tool: "build", argument: "month", says: "built NAME" },
};

const cases = (["2026-07-28", "2025-11-25"] as const).flatMap((revision) =>
  (["stdio", "HTTP"] as const).map((transport) => ({ revision, transport })),
);

describe.skipIf(!existsSync("/proc/self/status"))(
  "in less than 200 MB, two hundred tasks at once",
  { retry: 2 },
  () => {
    it.each(cases)("keep their order at $revision over $transport", async ({ revision, transport }) => {
      const { file, tool, argument, says } = SERVERS[revision];
      const command = ["node", `${root}__tests__/servers/${file}`];
      const env = { REVISION: revision, TOGETHER: `${COUNT}` };
      const start = { command: [...command, "${port}"], env };
      const s = transport === "stdio" ? { command, env } : { url: "http://127.0.0.1:${port}/mcp", start };
      const tools = names.map((name) => ({
        ...{ name, tool, args: { [argument]: name }, task: { within: "120s" } },
        expect: {
          "result.content[0].text": says.replace("NAME", name),
          "task.statuses": ["working", "completed"],
        },
      }));
      const suite = { servers: { s }, target_versions: [revision], run_options: { parallel: COUNT }, tools };
      const cwd = folderWith({ "a.mcptest.yaml": suite });
      const { code, stdout, peakMiB } = await measured(["run", "--reporter", "json=results.json"], cwd);
      expect(code, stdout).toBe(0);
      expect(peakMiB).toBeLessThan(mostMemory(200));
      const { tests } = resultsIn(cwd, "results.json");
      expect(tests.map(({ name }) => name)).toEqual(names);
    });
  },
);
