import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { folderWith, runIn } from "../support/harness.js";
import { missing } from "./build.js";
import { PODMAN_FLAGS, podmanHere } from "./podman.js";
import { SDKS, SOURCES } from "./sdks.js";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

const IMAGE = "localhost/mcptest-go:1";
const { folder, env, podman, why: unable } = podmanHere();
const why = missing(SDKS.find(({ id }) => id === "go")?.build) ?? unable;

/** Runs a suite of one test in a container. */
async function runContainer(words: readonly string[]) {
  const server = { command: ["podman", "run", ...PODMAN_FLAGS, IMAGE, ...words] };
  const tools = [
    { name: "echoes", tool: "echo", args: { text: "a" }, expect: { "result.isError": { not: { exact: true } } } },
  ];
  const suite = { servers: { shop: server }, tools, run_options: { invariants: "fail" } };
  return runIn(folderWith({ "a.mcptest.yaml": JSON.stringify(suite) }), [], env);
}

describe.skipIf(why !== undefined)(`a server in a container of podman${why ? ` (${why})` : ""}`, () => {
  beforeAll(() => {
    const image = join(folder, "image");
    const build = ["build", "-mod=readonly", "-o", join(image, "server"), "."];
    execFileSync("go", build, { cwd: join(SOURCES, "go"), env: { ...process.env, CGO_ENABLED: "0" } });
    execFileSync("tar", ["-C", image, "-cf", join(folder, "image.tar"), "."]);
    podman("import", join(folder, "image.tar"), IMAGE);
  });

  afterAll(() => {
    podman("rmi", "--all", "--force");
    rmSync(folder, { recursive: true, force: true });
  });

  it("passes, and leaves nothing behind", async () => {
    const { code, stdout, results } = await runContainer(["/server"]);
    expect(code, stdout).toBe(0);
    expect(results.findings).toEqual([]);
    expect(podman("ps", "--all", "--quiet")).toBe("");
  });

  it("is removed and reported if a shell keeps its container alive", async () => {
    const { code, results } = await runContainer(["/bin/sh", "-c", "/server; sleep 600"]);
    expect(code).toBe(1);
    expect(results.findings?.map(({ rule_id }) => rule_id)).toEqual(["FAULT-LIFECYCLE-LEFT-CONTAINER"]);
    expect(podman("ps", "--all", "--quiet")).toBe("");
  });
});
