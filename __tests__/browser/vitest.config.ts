import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The HTML report and the site of the docs in Chromium: apart from the other tests, for it needs more than Node. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["__tests__/browser/*.test.ts"],
    // Verbose: it names what was skipped, and why.
    reporters: ["verbose", ["json", { outputFile: ".tmp/tests-browser.json" }]],
    globalSetup: ["__tests__/support/build.ts"],
    setupFiles: ["__tests__/support/remove-folders.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
