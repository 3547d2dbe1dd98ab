import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The whole of what hostile servers may do: `npm test` and `npm run test:slow` run a part of the same files. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["__tests__/hostile/*.test.ts"],
    env: { MCPTEST_HOSTILE: "whole" },
    reporters: ["default", ["json", { outputFile: ".tmp/tests-hostile.json" }]],
    globalSetup: ["__tests__/support/build.ts"],
    fileParallelism: false,
    // Most of the cells of the matrix wait for a time limit.
    maxConcurrency: 4,
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
  },
});
