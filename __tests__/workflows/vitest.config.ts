import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The workflows, run by act: apart from the other tests, because installing act needs Go. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["__tests__/workflows/*.test.ts"],
    // Verbose: it names what was skipped.
    reporters: ["verbose", ["json", { outputFile: ".tmp/tests-workflows.json" }]],
    globalSetup: ["__tests__/support/build.ts", "__tests__/workflows/install-act.ts"],
    // Each file runs jobs in parallel.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
