import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["__tests__/**/*.test.ts"],
    // The JSON is for .ci/run, which counts what ran.
    reporters: ["default", ["json", { outputFile: ".tmp/tests.json" }]],
    globalSetup: ["__tests__/support/bundle.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
