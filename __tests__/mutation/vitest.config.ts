import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const room = process.env.MUTATION_ROOM;
/** Files that replace what the others use as it is. */
const ALONE = ["__tests__/matchers/**/{limits,other-thread,serve-jobs}.test.ts"];

function project(name: string, isolate: boolean, include: string[], exclude: string[]): TestProjectConfiguration {
  return { extends: true, test: { name, isolate, include, exclude } };
}

/** The tests that mutation testing runs for each mutant: the fast ones of its rooms, but for those of time alone. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    setupFiles: ["__tests__/mutation/setup.ts"],
    env: { MCPTEST_YAML_RUNS: "50" },
    testTimeout: 60_000,
    pool: "threads",
    projects: [
      project(
        "shared",
        false,
        [`__tests__/${room}/**/*.test.ts`],
        ["__tests__/**/*.slow.test.ts", "__tests__/core/**/{linear-time,out,port,proc,run-program}.test.ts", ...ALONE],
      ),
      ...(room === "matchers" ? [project("alone", true, ALONE, [])] : []),
    ],
  },
});
