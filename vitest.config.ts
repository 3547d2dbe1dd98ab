import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["__tests__/**/*.test.ts"],
    globalSetup: ["__tests__/support/bundle.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
