import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { defineConfig } from "vitest/config";
import { filesOfToday } from "../support/whole.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The bundle on Windows, under Wine, a part of the files in a build: apart from the other tests, because Wine has to be installed. */
export default defineConfig({
  test: {
    root,
    include: filesOfToday(globSync("__tests__/windows/*.test.ts", { cwd: root }).sort()),
    // Verbose: it names what was skipped.
    reporters: ["verbose", ["json", { outputFile: ".tmp/tests-windows.json" }]],
    globalSetup: ["__tests__/support/build.ts", "__tests__/windows/wine.ts"],
    setupFiles: ["__tests__/support/remove-folders.ts"],
    maxWorkers: 1,
    // A server has half a minute to start, which five at once do not keep to beside other tests.
    maxConcurrency: 2,
    // A test takes some seconds alone, the longest half a minute.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
