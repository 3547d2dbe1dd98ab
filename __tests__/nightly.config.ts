import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The slow tests with the whole of their tables, of which each build meets a part. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("..", import.meta.url)),
    include: ["__tests__/**/*.slow.test.ts", "__tests__/**/*.nightly.ts", "__tests__/hostile/*.test.ts"],
    env: { MCPTEST_WHOLE: "1" },
    reporters: ["default", ["json", { outputFile: ".tmp/tests-nightly.json" }]],
    globalSetup: ["__tests__/support/build.ts"],
    setupFiles: ["__tests__/support/remove-folders.ts"],
    fileParallelism: false,
    // Most of the cells of the matrix wait for a time limit.
    maxConcurrency: 4,
    // The bundle, where a test runs it in its own process.
    server: { deps: { external: [/\/\.tmp\/dist\//] } },
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
