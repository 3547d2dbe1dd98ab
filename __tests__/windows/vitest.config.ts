import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The bundle on Windows, under Wine: apart from the other tests, because Wine has to be installed. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["__tests__/windows/*.test.ts"],
    // Verbose: it names what was skipped.
    reporters: ["verbose", ["json", { outputFile: ".tmp/tests-windows.json" }]],
    globalSetup: ["__tests__/support/build.ts", "__tests__/windows/wine.ts"],
    maxWorkers: 1,
    // A test takes some seconds alone, the longest half a minute.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
