import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { WHOLE } from "../support/whole.js";

/** The servers of other SDKs: apart from the other tests, for they need more than Node. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["__tests__/sdk/*.test.ts"],
    // They need toolchains that are installed for the nightly run alone.
    exclude: WHOLE ? [] : ["**/getting-started.test.ts", "**/podman.test.ts"],
    // Verbose: it names what was skipped, and why.
    reporters: ["verbose", ["json", { outputFile: ".tmp/tests-sdks.json" }]],
    // Most of what the tests wait for are processes of their own.
    maxWorkers: 3,
    globalSetup: ["__tests__/support/build.ts", "__tests__/sdk/build-all.ts"],
    setupFiles: ["__tests__/support/remove-folders.ts"],
  },
});
