import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { defineConfig } from "vitest/config";
import { filesOfToday } from "../support/whole.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The workflows, run by act, a part of the files in a build: apart from the other tests, because installing act needs Go. */
export default defineConfig({
  test: {
    root,
    include: filesOfToday(globSync("__tests__/workflows/*.test.ts", { cwd: root }).sort()),
    // Verbose: it names what was skipped.
    reporters: ["verbose", ["json", { outputFile: ".tmp/tests-workflows.json" }]],
    globalSetup: ["__tests__/support/build.ts", "__tests__/workflows/install-act.ts"],
    setupFiles: ["__tests__/support/remove-folders.ts"],
    // Each file runs jobs in parallel.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
