import { type SandboxPlan, splitEnvironment } from "./plan.js";

/** Where the parts of an overlay lie inside. */
const ROOM = "/run/mcptest";

/**
 * Mounts what bubblewrap itself cannot: overlays, whose changes are kept in memory. Paths that are left out are removed in
 * them. Then it gives up the rights that mounting takes. Arguments: pairs of what and a path, `--`, the folder to start in,
 * variables for the server alone, the command.
 */
const MOUNT_AND_START = `
set -e
PATH=/usr/bin:/bin:/usr/sbin:/sbin
n=0
while [ "$1" != -- ]; do
  case "$1" in
    overlay)
      mkdir -p ${ROOM}/$n/upper ${ROOM}/$n/work
      mount -t overlay overlay -o "lowerdir=${ROOM}/$n/lower,upperdir=${ROOM}/$n/upper,workdir=${ROOM}/$n/work,userxattr" "$2"
      umount ${ROOM}/$n/lower
      n=$((n + 1)) ;;
    hide) rm -rf "$2" ;;
  esac
  shift 2
done
cd "$2"
shift 2
exec setpriv --bounding-set=-all --inh-caps=-all --ambient-caps=-all env "$@"`;

/** What starts a command in a sandbox of bubblewrap. `bwrap`: its absolute path; `env`: the server's. */
export function inBubblewrap(
  bwrap: string,
  command: readonly string[],
  { folder, home, temp, maxBytes, written, hidden, shown, sockets }: SandboxPlan,
  env: Readonly<Record<string, string>>,
): { command: string[]; env: Record<string, string> } {
  const { own, passed } = splitEnvironment(env);
  const tmpfs = (path: string) => ["--size", String(maxBytes), "--tmpfs", path];
  const bind = (path: string, to = path) => ["--ro-bind", path, to];
  const mounts = [...written.flatMap((path) => ["overlay", path]), ...hidden.flatMap((path) => ["hide", path])];
  const words = [
    bwrap,
    ..."--unshare-user --unshare-pid --unshare-net --unshare-ipc --unshare-uts --die-with-parent".split(" "),
    ..."--cap-add CAP_SYS_ADMIN --cap-add CAP_SETPCAP".split(" "),
    ...bind("/"),
    ..."--dev /dev --proc /proc".split(" "),
    ...tmpfs("/run"),
    ...tmpfs("/tmp"),
    ...shown.flatMap((path) => bind(path)),
    ...[home, temp].flatMap((path) => ["--dir", path]),
    ...written.flatMap((path, index) => bind(path, `${ROOM}/${index}/lower`)),
    ...(sockets === undefined ? [] : bind(sockets.outside, sockets.inside)),
    ..."--chdir / /bin/sh -c".split(" "),
    MOUNT_AND_START,
    "sh",
    ...mounts,
    "--",
    folder,
    ...Object.entries(own).map(([name, value]) => `${name}=${value}`),
    ...command,
  ];
  return { command: words, env: passed };
}
