import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const node24 = process.env.MCPTEST_NODE24;

function project(name: string, include: string[], exclude: string[], env = {}): TestProjectConfiguration {
  return { extends: true, test: { name, include, exclude, env } };
}

export default defineConfig({
  test: {
    // The JSON is for .ci/run, which counts what ran.
    reporters: ["default", "json"],
    outputFile: { json: ".tmp/tests.json" },
    globalSetup: ["__tests__/support/bundle.ts"],
    // Most of what the tests wait for are processes of their own.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // These need more than Node: npm run test:sdks, npm run test:servers.
      project("fast", ["__tests__/**/*.test.ts"], ["__tests__/**/*.slow.test.ts", "__tests__/{sdk,real}/**"]),
      project("slow", ["__tests__/**/*.slow.test.ts"], []),
      // The action once more, under the Node that runners have for it.
      ...(node24
        ? [project("slow, Node 24", ["__tests__/e2e/{action,publish}*.test.ts"], [], { MCPTEST_NODE: node24 })]
        : []),
    ],
  },
});
