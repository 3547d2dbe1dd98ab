import { dirname, resolve } from "node:path";
import { UserError } from "../../core/problem.js";
import type { ProblemLog } from "../../suite/problems.js";
import type { LoadOptions } from "../../suite/types.js";
import { leavesRepository } from "../../suite/yaml/imports.js";
import { child } from "../../suite/yaml/nodes.js";
import { displayPath, readText } from "../../suite/yaml/read-source.js";

const MAX_BYTES = 4 * 1024 * 1024;

/** The answers that evals take from files (`response: {file}`), by the mapping that names the file. */
export function loadResponses(
  root: Record<string, unknown>,
  options: LoadOptions,
  log: ProblemLog,
): ReadonlyMap<object, string> {
  const texts = new Map<object, string>();
  const evals = child(root, "evals");
  for (const [index, node] of (Array.isArray(evals) ? evals : []).entries()) {
    const response = child(node, "response");
    const file = child(response, "file");
    if (typeof response !== "object" || response === null || typeof file !== "string") continue;
    const path = ["evals", index, "response", "file"];
    const importer = log.places.sourceOf(response, "file")?.file ?? "";
    const absolute = resolve(dirname(importer), file);
    if (leavesRepository(file, absolute, importer, options.repositoryRoot)) {
      log.at(root, path, "value", {
        title: "a response outside the repository",
        description: `\`${file}\` leads through \`..\` or a link to a file outside the repository.`,
        fix: "Copy the file into the repository, or write its absolute path.",
      });
      continue;
    }
    options.onFile?.(absolute);
    try {
      const name = displayPath(absolute, options.cwd);
      texts.set(response, readText(absolute, name, MAX_BYTES, "A response", "Grade a shorter answer."));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      for (const { title, description, fix } of error.problems)
        log.at(root, path, "value", { title, description, fix });
    }
  }
  return texts;
}
