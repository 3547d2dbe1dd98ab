import { dirname, resolve } from "node:path";
import { parseDuration } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import type { ProblemLog } from "../problems.js";
import type { SuiteServer } from "../types.js";
import { reportLateKeys } from "../variables/late-values.js";
import { leavesRepository } from "../yaml/imports.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { checkHttp } from "./check-http.js";
import { FIELDS_OF_KIND, toServer } from "./server.js";

const EARLY_KEYS = ["cwd", "startup_timeout", "inherit_env", "cassette", "safe_calls", "volatile"];

/** The servers of a suite; reports what is wrong with them, and that there is none. */
export function serversOf(root: Record<string, unknown>, log: ProblemLog): Map<string, SuiteServer> {
  const servers = new Map<string, SuiteServer>();
  const declared = child(root, "servers");
  for (const [name, entry] of Object.entries(isObject(declared) ? declared : {})) {
    if (!isObject(entry) || !isObject(declared)) continue;
    const path = ["servers", name];
    const folder = log.places.folderOf(declared, name);
    servers.set(name, toServer(name, entry, folder, placesOf(root, path, entry, log)));
    checkServer(root, path, entry, log);
  }
  // An entry that is not a mapping, and the misspelt key, are reported as such.
  const isReported =
    declared === undefined ? "server" in root : !isObject(declared) || Object.keys(declared).length > 0;
  if (servers.size === 0 && !isReported && !needsNone(root)) {
    log.notFound(root, declared === undefined ? [] : ["servers"], "key", {
      title: "no servers",
      description: "A suite needs at least one server to test, here or in an imported file.",
      fix: "Write `servers:` with a name and its `command`.",
    });
  }
  return servers;
}

/** True for a suite that only grades answers that it has itself. */
function needsNone(root: Record<string, unknown>): boolean {
  const evals = child(root, "evals");
  const hasTests = ["tools", "resources", "prompts", "agents", "compliance", "compositions"].some((key) => key in root);
  return (
    !hasTests &&
    Array.isArray(evals) &&
    evals.length > 0 &&
    evals.every((node) => !isObject(node) || !("model" in node))
  );
}

function placesOf(root: object, path: Path, entry: Record<string, unknown>, { places }: ProblemLog) {
  const target = ["command", "url", "cassette"].find((key) => entry[key] !== undefined);
  const command = isObject(entry.start) && entry.start.command !== undefined ? ["start", "command"] : undefined;
  return {
    location: places.locate(root, path, "key"),
    targetLocation:
      target === undefined ? places.locate(root, path, "key") : places.locate(root, [...path, target], "entry"),
    ...(command && { startLocation: places.locate(root, [...path, ...command], "entry") }),
  };
}

/** Reports what is wrong with a server's entry beyond its schema; `path` leads to it. */
export function checkServer(
  root: Record<string, unknown>,
  path: Path,
  entry: Record<string, unknown>,
  log: ProblemLog,
): void {
  const durations = [["startup_timeout"], ["http", "timeout"], ["http", "connect_timeout"]];
  const ready = ["timeout", "interval"].map((key) => ["wait_for_ready", key]);
  for (const keys of [...durations, ...ready]) checkDuration(root, [...path, ...keys], log);
  checkKind(root, path, entry, log);
  reportLateKeys(root, path, entry, EARLY_KEYS, log);
  reportLateKeys(root, [...path, "wait_for_ready"], entry.wait_for_ready, ["timeout", "interval"], log);
  if (entry.url !== undefined) checkHttp(root, path, entry, log);
}

/** A field that has no meaning for the server's kind would be ignored. */
function checkKind(root: object, path: Path, entry: object, log: ProblemLog): void {
  const kinds = (["command", "url", "cassette"] as const).filter((kind) => child(entry, kind) !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) return;
  for (const other of ["command", "url"] as const) {
    if (other === kind) continue;
    for (const field of FIELDS_OF_KIND[other].filter((key) => child(entry, key) !== undefined)) {
      log.at(root, [...path, field], "key", {
        title: `\`${field}\` on a server with \`${kind}\``,
        description: `It applies only to servers with \`${other}\`.`,
        fix: `Remove it${field === "auth" ? "; pass a token to a process with `env`" : ""}.`,
      });
    }
  }
}

function checkDuration(root: Record<string, unknown>, path: Path, log: ProblemLog): void {
  const value = path.reduce<unknown>(child, root);
  // Another form is reported by the schema check.
  const isWritten = typeof value === "string" && /^[0-9]+(\.[0-9]+)?(ms|s|m|h)$/.test(value);
  if (!isWritten || parseDuration(value) !== undefined) return;
  log.at(root, path, "value", {
    title: `\`${path.at(-1)}\` is too long`,
    description: "The longest duration is about 24 days.",
    fix: "Write a shorter duration.",
  });
}

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
