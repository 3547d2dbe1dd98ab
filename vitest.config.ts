import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["__tests__/**/*.test.ts"],
    // These need more than Node: npm run test:sdks.
    exclude: ["__tests__/sdk/**"],
    // The JSON is for .ci/run, which counts what ran.
    reporters: ["default", ["json", { outputFile: ".tmp/tests.json" }]],
    globalSetup: ["__tests__/support/bundle.ts"],
    // Most of what the tests wait for are processes of their own.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
