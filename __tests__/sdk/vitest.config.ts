import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { filesOfToday, WHOLE } from "../support/whole.js";

/** Every build meets these: what SDKs and sandboxes do to what a run says. */
const ALWAYS = ["hello", "sandbox", "servers"];
/** A third of these each day. */
const IN_TURN = ["audit", "isolation", "recorder", "tasks", "tokens", "wheel"];
/** They need toolchains that are installed for the nightly run alone. */
const NIGHTLY = ["getting-started", "podman"];
const FILES = [...ALWAYS, ...filesOfToday(IN_TURN), ...(WHOLE ? NIGHTLY : [])];

/** The servers of other SDKs: apart from the other tests, for they need more than Node. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: FILES.map((name) => `__tests__/sdk/${name}.test.ts`),
    // Verbose: it names what was skipped, and why.
    reporters: ["verbose", ["json", { outputFile: ".tmp/tests-sdks.json" }]],
    // Most of what the tests wait for are processes of their own.
    maxWorkers: 3,
    globalSetup: ["__tests__/support/build.ts", "__tests__/sdk/build-all.ts"],
    setupFiles: ["__tests__/support/remove-folders.ts"],
  },
});
