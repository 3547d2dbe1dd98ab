import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { UserError } from "../core/problem.js";
import type { RunFlags, ServerFlags } from "../run/options.js";
import { type PublishInputs, readPublishInputs } from "./publish-inputs.js";
import { createInputReader, isFolder, list } from "./read-input.js";
import { readRunInputs } from "./run-inputs.js";
import { readServerInputs } from "./server-inputs.js";

/** What the workflow asks for; every path is absolute, except those of suites and of `run`. */
export interface Inputs {
  /** Files, folders and globs, relative to `workingDirectory`; none: the default names. */
  suite: readonly string[];
  workingDirectory: string;
  server: ServerFlags;
  /** Those that are given. */
  run: Partial<RunFlags>;
  junit?: string;
  json?: string;
  passEnv: readonly string[];
  failOn: "failure" | "never";
  publish: PublishInputs;
}

/**
 * Reads the step's inputs. Throws a UserError with every input that is not valid, its value and what is allowed.
 *
 * @param env the process's environment, in which the runner puts them
 * @param workspace absolute path of the workspace
 */
export function readInputs(env: NodeJS.ProcessEnv, workspace: string): Inputs {
  const reader = createInputReader(env);
  const { text, lines, refuse, oneOf, problems } = reader;

  const workingDirectory = resolve(workspace, text("working-directory") ?? ".");
  if (!isFolder(workingDirectory)) {
    refuse(
      "working-directory",
      `${workingDirectory} is not a folder`,
      "Name a folder of the checkout, or one that an earlier step makes, relative to the workspace.",
    );
  }
  const path = (name: string) => {
    const value = text(name);
    return value === undefined ? undefined : resolve(workingDirectory, value);
  };
  const suite = lines("suite");
  const run = readRunInputs(reader);
  const server = readServerInputs(reader, workingDirectory);
  const envFile = path("env-file");
  if (envFile !== undefined && !existsSync(envFile)) {
    refuse("env-file", `There is no file ${envFile}`, "Name a file that exists, relative to `working-directory`.");
  }
  const junit = path("junit");
  const json = path("json");
  for (const [name, file] of [["junit", junit] as const, ["json", json] as const]) {
    if (file !== undefined && isFolder(file)) refuse(name, `${file} is a folder`, "Name a file in it.");
  }
  if (junit !== undefined && junit === json) {
    refuse("json", "It is the same path as that of `junit`", "Give each report a path of its own.");
  }
  const passEnv = lines("pass-env");
  const strange = passEnv.filter((name) => !/^[^\s=,]+$/.test(name));
  if (strange.length > 0) {
    refuse(
      "pass-env",
      `${list(strange)} cannot be the name of a variable`,
      "Write one name per line, without its value.",
    );
  }
  const publish = readPublishInputs(reader);
  const failOn = oneOf("fail-on", ["failure", "never"]);
  reader.refuseUnknown();
  if (problems.length > 0) throw new UserError(problems);

  return {
    suite,
    workingDirectory,
    server,
    run,
    ...(junit !== undefined && { junit }),
    ...(json !== undefined && { json }),
    passEnv,
    failOn,
    publish,
  };
}
