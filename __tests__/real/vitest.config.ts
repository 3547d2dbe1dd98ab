import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Real servers from npm and PyPI: apart from the other tests, for they are installed first. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["__tests__/real/*.test.ts"],
    globalSetup: ["__tests__/support/build.ts", "__tests__/real/install.ts"],
    setupFiles: ["__tests__/support/remove-folders.ts"],
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
