import { globSync } from "tinyglobby";
import { defineConfig, type TestProjectConfiguration, type UserWorkspaceConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { filesOfToday } from "./__tests__/support/whole.js";

type Options = Pick<
  NonNullable<UserWorkspaceConfig["test"]>,
  "env" | "hookTimeout" | "isolate" | "setupFiles" | "testTimeout"
>;

/** What these make secret stays secret until their process ends. */
const WITH_SECRETS = [
  "agents/**/{graders,judge,scorer,providers/*}",
  "core/**/{foreign-marks,redacted}",
  "engine/snapshots",
  "matchers/**/{graded,secrets,serve-jobs}",
  "results/store",
].map((name) => `__tests__/${name}.test.ts`);

/** A process for each file, which loads the sources again, takes more time than most of the tests. */
const SHARED: Options = { isolate: false, setupFiles: ["__tests__/support/no-secrets-left.ts"] };

/** Some take fifteen seconds alone, and machines are five times slower. */
const SLOW: Options = { testTimeout: 300_000, hookTimeout: 300_000, ...SHARED };

const SLOW_FILES = globSync("__tests__/**/*.slow.test.ts", { cwd: import.meta.dirname }).sort();
/** `.ci/run` meets a third of the slow files each day, because all of them take longer than it may. */
const SLOW_TODAY = process.env.MCPTEST_PART === "1" ? filesOfToday(SLOW_FILES) : SLOW_FILES;

function project(name: string, include: string[], exclude: string[], options: Options = {}): TestProjectConfiguration {
  return { extends: true, test: { name, include, exclude, ...options } };
}

/** What starts the bundle comes last: it is built while the other files run. */
class BundleLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      ["/scripts/", "/engine/", "/e2e/"].findIndex((room) => moduleId.includes(room));
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    // The JSON is for .ci/run, which counts what ran.
    reporters: ["default", "json"],
    outputFile: { json: ".tmp/tests.json" },
    globalSetup: ["__tests__/support/build.ts"],
    setupFiles: ["__tests__/support/remove-folders.ts"],
    sequence: { sequencer: BundleLast },
    // Most of what the tests wait for are processes of their own.
    maxWorkers: 4,
    // The bundle, where a test runs it in its own process.
    server: { deps: { external: [/\/\.tmp\/dist\//] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // What is left out needs more than Node: npm run test:sdks, test:servers, test:browser, test:windows, test:workflows.
      project(
        "fast",
        ["__tests__/**/*.test.ts"],
        ["__tests__/**/*.slow.test.ts", "__tests__/{sdk,real,browser,workflows,windows}/**", ...WITH_SECRETS],
        SHARED,
      ),
      project("fast, with secrets", WITH_SECRETS, []),
      project("slow", SLOW_TODAY, [], SLOW),
    ],
  },
});
