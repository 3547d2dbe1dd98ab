import type { ProblemLog } from "../problems.js";
import { listNames, suggestOr } from "../suggest.js";
import type { Suite } from "../types.js";
import type { Path } from "../yaml/positions.js";

/** Checks the name of a server in a test or step; reports an unknown one. */
export function checkServerName(
  root: object,
  path: Path,
  name: string,
  servers: Suite["servers"],
  log: ProblemLog,
): string {
  const names = [...servers.keys()];
  if (servers.size === 0 || servers.has(name)) return name;
  log.notFound(root, path, "value", {
    title: `unknown server \`${name}\``,
    description: `The suite has ${listNames(names)}.`,
    fix: suggestOr(name, names, "Write one of these, or declare it under `servers:`."),
  });
  return name;
}

/** The server if none is named: the only one; reports if there are several. `what`: The test, The step. */
export function onlyServer(root: object, path: Path, what: string, servers: Suite["servers"], log: ProblemLog): string {
  const names = [...servers.keys()];
  if (names.length > 1) {
    log.at(root, path, "value", {
      title: "no server is named",
      description: `${what} does not name a server, and the suite has several: ${listNames(names)}.`,
      fix: "Write `server:` with one of them.",
    });
  }
  return names[0] ?? "";
}
