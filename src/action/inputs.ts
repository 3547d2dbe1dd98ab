import { existsSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { type Problem, UserError } from "../core/problem.js";
import { KNOWN_VERSIONS } from "../suite/versions.js";
import { input, inputLines } from "./toolkit.js";

const MOST_JOBS = 256;

/** What the workflow asks for; every path is absolute but those of suites. */
export interface Inputs {
  /** Files, folders and globs, relative to `workingDirectory`; none: the default names. */
  suite: readonly string[];
  workingDirectory: string;
  serverCommand?: string;
  serverTarget?: string;
  targetVersion?: string;
  envFile?: string;
  jobs: number;
  annotations: boolean;
  junit?: string;
  json?: string;
  passEnv: readonly string[];
  failOn: "failure" | "never";
}

/**
 * Reads the step's inputs.
 *
 * @param env the process's environment, in which the runner puts them
 * @param workspace absolute path of the workspace
 * @throws UserError with every input that is wrong, its value and what it may be
 */
export function readInputs(env: NodeJS.ProcessEnv, workspace: string): Inputs {
  const problems: Problem[] = [];
  const text = (name: string) => input(env, name) || undefined;
  const path = (name: string) => {
    const value = text(name);
    return value === undefined ? undefined : resolve(workingDirectory, value);
  };
  const refuse = (name: string, allowed: string, fix: string) => {
    const value = input(env, name);
    problems.push({
      title: `wrong input \`${name}\``,
      description: `\`${name}\` is ${quote(value)}. ${allowed}.`,
      fix,
    });
  };
  const oneOf = <T extends string>(name: string, allowed: readonly [T, ...T[]]): T => {
    const value = input(env, name) || allowed[0];
    const known = allowed.find((word) => word === value);
    if (known === undefined) refuse(name, `Allowed are ${list(allowed)}`, "Write one of these, or leave it out.");
    return known ?? allowed[0];
  };

  const workingDirectory = resolve(workspace, input(env, "working-directory") || ".");
  if (!isFolder(workingDirectory)) {
    refuse(
      "working-directory",
      `It has to be a folder, and ${workingDirectory} is none`,
      "Name a folder that the checkout or an earlier step makes, relative to the workspace.",
    );
  }
  const jobs = input(env, "jobs") === "" ? availableParallelism() : Number(input(env, "jobs"));
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > MOST_JOBS) {
    refuse("jobs", `Allowed are whole numbers from 1 to ${MOST_JOBS}`, "Write such a number, or leave it out.");
  }
  const targetVersion = text("target-version");
  if (targetVersion !== undefined && !KNOWN_VERSIONS.includes(targetVersion)) {
    refuse("target-version", `Allowed are ${list(KNOWN_VERSIONS)}`, "Write one of these in quotes, or leave it out.");
  }
  if (text("server-url") !== undefined) {
    refuse(
      "server-url",
      "This version does not yet test servers over HTTP",
      "Leave it out, and name the server's command in `server-command` or in the suite.",
    );
  }
  const serverCommand = text("server-command");
  const serverTarget = text("server-target");
  if (serverTarget !== undefined && serverCommand === undefined) {
    refuse(
      "server-target",
      "It names the server that `server-command` stands in for, and `server-command` is not given",
      "Give `server-command` too, or leave `server-target` out.",
    );
  }
  const envFile = path("env-file");
  if (envFile !== undefined && !existsSync(envFile)) {
    refuse("env-file", `There is no file ${envFile}`, "Name a file that is there, relative to `working-directory`.");
  }
  const junit = path("junit");
  const json = path("json");
  for (const [name, file] of [["junit", junit] as const, ["json", json] as const]) {
    if (file !== undefined && isFolder(file)) refuse(name, `${file} is a folder`, "Name a file in it.");
  }
  if (junit !== undefined && junit === json) {
    refuse("json", "That is the path of `junit` too", "Give each report a path of its own.");
  }
  const passEnv = inputLines(env, "pass-env");
  const strange = passEnv.filter((name) => !/^[^\s=,]+$/.test(name));
  if (strange.length > 0) {
    refuse("pass-env", `No variable is named ${list(strange)}`, "Write one name a line, without its value.");
  }
  const annotations = oneOf("annotations", ["auto", "commands", "none"]) !== "none";
  const failOn = oneOf("fail-on", ["failure", "never"]);
  if (problems.length > 0) throw new UserError(problems);

  return {
    suite: inputLines(env, "suite"),
    workingDirectory,
    ...(serverCommand !== undefined && { serverCommand }),
    ...(serverTarget !== undefined && { serverTarget }),
    ...(targetVersion !== undefined && { targetVersion }),
    ...(envFile !== undefined && { envFile }),
    jobs,
    annotations,
    ...(junit !== undefined && { junit }),
    ...(json !== undefined && { json }),
    passEnv,
    failOn,
  };
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function list(words: readonly string[]): string {
  return words.map((word) => quote(word)).join(", ");
}

function quote(text: string): string {
  const short = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return `\`${short.replaceAll("\n", "\\n")}\``;
}
