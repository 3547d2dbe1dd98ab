import type { SandboxPlan } from "./plan.js";

/** What macOS permits: reading, writing to the copies alone, no network but that of this machine. Later rules win. */
const PROFILE = `(version 1)
(allow default)
(deny file-write*)
(allow file-write* (subpath (param "FOLDER")) (subpath (param "HOME")) (subpath (param "TEMP")) (subpath "/dev"))
(deny network*)
(allow network* (local ip "localhost:*") (remote ip "localhost:*"))`;

/** The command that starts another one under sandbox-exec. `copy`: of the working folder, in which it starts. */
export function inSandboxExec(
  program: string,
  command: readonly string[],
  { folder, home, temp, copy }: SandboxPlan & { copy: string },
): string[] {
  const parameters = Object.entries({ FOLDER: copy, HOME: home, TEMP: temp });
  // A path into the working folder means the copy.
  const moved = command.map((word) => (word.startsWith(`${folder}/`) ? copy + word.slice(folder.length) : word));
  return [program, ...parameters.flatMap(([name, path]) => ["-D", `${name}=${path}`]), "-p", PROFILE, ...moved];
}
