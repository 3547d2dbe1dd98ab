import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { folderWith, runIn, writeIn } from "../support/harness.js";
import { missing } from "./build.js";
import { SDKS, SOURCES } from "./sdks.js";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

const IMAGE = "localhost/mcptest-go:1";
const BUSYBOX = "/bin/busybox";
/** Containers and images of these tests alone, as far as a machine without systemd runs them. */
const folder = folderWith({
  "containers.conf":
    '[containers]\ndefault_ulimits = []\nnetns = "none"\n[engine]\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\nruntime = "runc"\n',
});
writeIn(
  folder,
  "storage.conf",
  `[storage]\ndriver = "vfs"\ngraphroot = "${folder}/graph"\nrunroot = "${folder}/run"\n`,
);
const env = {
  PATH: process.env.PATH,
  HOME: folder,
  CONTAINERS_CONF: join(folder, "containers.conf"),
  CONTAINERS_STORAGE_CONF: join(folder, "storage.conf"),
};
const FLAGS = ["-i", "--rm", "--ulimit", "host"];

function podman(...args: string[]): string {
  return execFileSync("podman", args, { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** Why no container runs here; undefined if one does. */
function unable(): string | undefined {
  const { error, status } = spawnSync("podman", ["--version"]);
  if (error || status !== 0) return "no podman here";
  if (spawnSync(BUSYBOX).error) return `no ${BUSYBOX} here`;
  const image = join(folder, "image");
  mkdirSync(join(image, "bin"), { recursive: true });
  for (const name of ["sh", "sleep"]) copyFileSync(BUSYBOX, join(image, "bin", name));
  execFileSync("tar", ["-C", image, "-cf", join(folder, "try.tar"), "."]);
  podman("import", join(folder, "try.tar"), "localhost/try:1");
  const { stderr, status: code } = spawnSync(
    "podman",
    ["run", ...FLAGS, "localhost/try:1", "/bin/sh", "-c", "exit 7"],
    {
      env,
      encoding: "utf8",
    },
  );
  return code === 7 ? undefined : `podman runs no container here: ${stderr.trim()}`;
}

const why = missing(SDKS.find(({ id }) => id === "go")?.build) ?? unable();

/** Runs a suite of one test in a container. */
async function runContainer(words: readonly string[]) {
  const server = { command: ["podman", "run", ...FLAGS, IMAGE, ...words] };
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
