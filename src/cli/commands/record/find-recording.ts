import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { userError } from "../../../core/problem.js";
import type { Environment } from "../../../core/proc/env.js";
import { recordingsFolder } from "../../../run/state-folder.js";

/** The file of a recording: as named, or the newest one of a server. Throws a UserError. */
export function findRecording(nameOrPath: string, { cwd, env }: { cwd: string; env: Environment }): string {
  const path = resolve(cwd, nameOrPath);
  if (existsSync(path) && !lstatSync(path).isDirectory()) return path;
  const folder = existsSync(path) ? path : recordingsFolder(env);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".capture.ndjson")) : [];
  const ofServer = existsSync(path) ? names : names.filter((name) => name.startsWith(`${nameOrPath}.`));
  // The name goes on with the time, so the newest is the last.
  const newest = ofServer.sort((a, b) => timeIn(a).localeCompare(timeIn(b))).at(-1);
  if (newest !== undefined) return join(folder, newest);
  const known = [...new Set(names.map((name) => name.slice(0, -timeIn(name).length - 1)))];
  const reason = known.length === 0 ? `${folder} has no recordings.` : `There are recordings of ${known.join(", ")}.`;
  throw userError(`no recording of ${nameOrPath}`, reason, "Name a file, a folder, or a server with a recording.");
}

/** What follows the name of the server in the name of a recording. */
function timeIn(name: string): string {
  return /[^.]+\.[^.]+\.capture\.ndjson$/.exec(name)?.[0] ?? name;
}
