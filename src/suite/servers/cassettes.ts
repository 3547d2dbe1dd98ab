import { dirname, resolve } from "node:path";
import { isObject } from "../../core/json.js";
import type { ProblemLog } from "../problems.js";
import { leavesRepository } from "../yaml/imports.js";
import { child } from "../yaml/nodes.js";

/** Reports every cassette that `..` leads to outside the repository. */
export function checkCassettes(root: Record<string, unknown>, log: ProblemLog, repositoryRoot: string): void {
  const servers = child(root, "servers");
  if (!isObject(servers)) return;
  for (const [name, entry] of Object.entries(servers)) {
    const written = child(entry, "cassette");
    const file = log.places.sourceOf(servers, name)?.file;
    if (typeof written !== "string" || file === undefined) continue;
    if (!leavesRepository(written, resolve(dirname(file), written), file, repositoryRoot)) continue;
    log.at(root, ["servers", name, "cassette"], "value", {
      title: "a cassette outside the repository",
      description: `${written} leads through \`..\` to a file outside the repository.`,
      fix: "Copy the file into the repository, or write its absolute path.",
    });
  }
}
