import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { startModels } from "../../servers/models/start.js";
import { CLI } from "../../support/bundle.js";
import { root } from "../../support/cli.js";
import { calling, SERVERS, sum } from "./conversations.js";

const MODELS = 50;
const TESTS = 20;
const JOBS = 4;

it.skipIf(!existsSync("/proc/self/status"))(
  `${MODELS} models × ${TESTS} tests keep to --jobs, and stay under 300 MiB of memory`,
  async () => {
    // A reply to what the tool answered ends the conversation.
    const models = await startModels(({ texts }) => (texts.length > 1 ? "It is 5." : calling(sum(2, 3))));
    const folder = mkdtempSync(join(tmpdir(), "mcptest-matrix-"));
    try {
      const suite = {
        servers: { everything: SERVERS.everything },
        run_options: { parallel: 16 },
        agents: Array.from({ length: TESTS }, (_, index) => ({
          name: `test ${index}`,
          models: Array.from({ length: MODELS }, (__, model) => `gpt-${model}`),
          servers: ["everything"],
          prompt: `What is 2 + 3, for the ${index}th time?`,
          expect: { final_response: "It is 5.", "tool_calls.length": 1 },
        })),
      };
      writeFileSync(join(folder, "suite.yaml"), JSON.stringify(suite));
      const args = ["--import", `${root}__tests__/support/peak.mjs`, CLI, "run", "suite.yaml"];
      const child = spawn(process.execPath, [...args, "--jobs", `${JOBS}`, "--reporter", "json=results.json"], {
        cwd: folder,
        env: { ...process.env, ...models.env },
        stdio: ["ignore", "ignore", "inherit", "pipe"],
      });
      const reported = child.stdio[3];
      if (!reported || !("read" in reported)) throw new Error("no pipe");
      const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
      const peakMiB = Number(await text(reported));
      const code = await ended;
      const results: Results = JSON.parse(readFileSync(join(folder, "results.json"), "utf8"));
      expect(results.tests.flatMap(({ failures }) => failures).slice(0, 1)).toEqual([]);
      expect([code, results.summary.passed]).toEqual([0, MODELS * TESTS]);
      expect(models.requests).toHaveLength(2 * MODELS * TESTS);
      expect(models.mostAtOnce()).toBe(JOBS);
      expect(peakMiB).toBeGreaterThan(20);
      expect(peakMiB).toBeLessThan(300);
    } finally {
      await models.close();
      rmSync(folder, { recursive: true });
    }
  },
);
