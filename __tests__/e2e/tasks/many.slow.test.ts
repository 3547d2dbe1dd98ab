import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, resultsIn, root } from "../../support/cli.js";
import { measured, mostMemory } from "../../support/measured.js";

const COUNT = 200;
const command = ["node", `${root}__tests__/servers/extensions/tasks-server.mjs`];
// No task ends before all have begun.
const env = { REVISION: "2026-07-28", TOGETHER: `${COUNT}` };
const names = Array.from({ length: COUNT }, (_, index) => `task ${index}`);

describe.skipIf(!existsSync("/proc/self/status"))(
  "in less than 200 MB, two hundred tasks at once",
  { retry: 2 },
  () => {
    it.each([
      ["stdio", { command, env }],
      ["HTTP", { url: "http://127.0.0.1:${port}/mcp", start: { command: [...command, "${port}"], env } }],
    ])("keep their order over %s", async (_, s) => {
      const tools = names.map((name) => ({
        ...{ name, tool: "slow_compute", args: { label: name }, task: { within: "120s" } },
        expect: { "result.content[0].text": `Computed ${name}.`, "task.statuses": ["working", "completed"] },
      }));
      const suite = { servers: { s }, target_versions: [env.REVISION], run_options: { parallel: COUNT }, tools };
      const cwd = folderWith({ "a.mcptest.yaml": suite });
      const { code, stdout, peakMiB } = await measured(["run", "--reporter", "json=results.json"], cwd);
      expect(code, stdout).toBe(0);
      expect(peakMiB).toBeLessThan(mostMemory(200));
      const { tests } = resultsIn(join(cwd, "results.json"));
      expect(tests.map(({ name }) => name)).toEqual(names);
    });
  },
);
