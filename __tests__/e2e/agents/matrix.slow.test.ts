import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { folderWith, measured, resultsIn } from "../../support/harness.js";
import { calling, SERVERS, scripted, sum } from "./conversations.js";

const MODELS = 20;
const TESTS = 10;
const JOBS = 4;

it.skipIf(!existsSync("/proc/self/status"))(
  `${MODELS} models × ${TESTS} tests keep to --jobs, and stay under 300 MiB of memory`,
  async () => {
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const models = await scripted(async ({ texts }, index) => {
      // The first requests wait for each other: so many are made at the same time. A fifth would come while they wait.
      if (index === JOBS - 1) meet();
      await met;
      await sleep(2);
      // A reply to what the tool answered ends the conversation.
      return texts.length > 1 ? "It is 5." : calling(sum(2, 3));
    });
    const suite = {
      servers: { everything: SERVERS.everything },
      run_options: { parallel: 16 },
      agents: Array.from({ length: TESTS }, (_, index) => ({
        name: `test ${index}`,
        models: Array.from({ length: MODELS }, (__, model) => `claude-${model}`),
        servers: ["everything"],
        prompt: `What is 2 + 3, for the ${index}th time?`,
        expect: { final_response: "It is 5.", "tool_calls.length": 1 },
      })),
    };
    const cwd = folderWith({ "suite.yaml": suite });
    const args = ["run", "suite.yaml", "--jobs", `${JOBS}`, "--reporter", "json=results.json"];
    const { code, peakMiB } = await measured(args, cwd, models.env);
    const results = resultsIn(cwd, "results.json");
    expect(results.tests.flatMap(({ failures }) => failures).slice(0, 1)).toEqual([]);
    expect([code, results.summary.passed]).toEqual([0, MODELS * TESTS]);
    expect(models.requests).toHaveLength(2 * MODELS * TESTS);
    expect(models.mostAtOnce()).toBe(JOBS);
    expect(peakMiB).toBeGreaterThan(20);
    expect(peakMiB).toBeLessThan(300);
  },
);
