import { dirname, resolve } from "node:path";
import { isObject } from "../../core/json/json.js";
import type { ProblemLog } from "../problems.js";
import { leavesRepository } from "../yaml/imports.js";
import { child } from "../yaml/nodes.js";

/** Reports every cassette of a server, an agent test or an eval that `..` leads to outside the repository. */
export function checkCassettes(root: Record<string, unknown>, log: ProblemLog, repositoryRoot: string): void {
  for (const block of ["servers", "agents", "evals"]) {
    const entries = child(root, block);
    if (typeof entries !== "object" || entries === null) continue;
    for (const name of Array.isArray(entries) ? entries.keys() : Object.keys(entries)) {
      const entry = child(entries, name);
      const written = child(entry, "cassette");
      const place = isObject(entry) && block !== "servers" ? log.places.sourceOf(entry, "cassette") : undefined;
      const file = (place ?? log.places.sourceOf(entries, name))?.file;
      if (typeof written !== "string" || file === undefined) continue;
      if (!leavesRepository(written, resolve(dirname(file), written), file, repositoryRoot)) continue;
      log.at(root, [block, name, "cassette"], "value", {
        title: "a cassette outside the repository",
        description: `${written} leads through \`..\` to a file outside the repository.`,
        fix: "Copy the file into the repository, or write its absolute path.",
      });
    }
  }
}
