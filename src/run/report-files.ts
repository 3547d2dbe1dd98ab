import { resolve } from "node:path";
import { userError } from "../core/problem.js";
import type { ReporterTarget } from "./request.js";

/** Throws a UserError where two files of a run would have one path: the later would stand there alone. */
export function refuseSameFile(targets: readonly ReporterTarget[], capture: string | undefined, cwd: string): void {
  const flags = targets.flatMap(({ name, file }) => (file === undefined ? [] : [[`--reporter ${name}=${file}`, file]]));
  if (capture !== undefined) flags.push([`--capture ${capture}`, capture]);
  const byPath = new Map<string, string>();
  for (const [flag = "", file = ""] of flags) {
    const path = resolve(cwd, file);
    const other = byPath.get(path);
    if (other !== undefined) {
      throw userError("two files have the same path", `${other} and ${flag}`, "Give each a path of its own.");
    }
    byPath.set(path, flag);
  }
}
