import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { folderWith, writeIn } from "../support/harness.js";

const BUSYBOX = "/bin/busybox";
/** What `podman run` needs where limits cannot be raised. */
export const PODMAN_FLAGS = ["-i", "--rm", "--ulimit", "host"];

/** Podman with containers and images of one test alone, as far as a machine without systemd runs them. */
export function podmanHere() {
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
  const podman = (...args: string[]) =>
    execFileSync("podman", args, { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
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
    const words = ["run", ...PODMAN_FLAGS, "localhost/try:1", "/bin/sh", "-c", "exit 7"];
    const { stderr, status: code } = spawnSync("podman", words, { env, encoding: "utf8" });
    return code === 7 ? undefined : `podman runs no container here: ${stderr.trim()}`;
  }
  return { folder, env, podman, why: unable() };
}
