import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { textIn, writeIn } from "../support/files.js";
import { type ActRun, act, git, makeRepository, type RunOptions } from "../support/github/act.js";
import type { StandIn } from "../support/github/github.js";
import { PULL_REQUEST } from "../support/github/runner.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const SERVER = "src/server.js";
const source = readFileSync(new URL(`project/${SERVER}`, import.meta.url), "utf8");

export interface ProjectOptions extends RunOptions {
  /** Files of the project that have another text, by path. */
  texts?: Record<string, string>;
  /** What a branch changes, by path; the workflow runs for its pull request. */
  branch?: Record<string, string>;
  /** What the workflow has instead of its own text; every text must be in it. */
  replace?: Record<string, string>;
}

/** Runs a workflow file of this repository in a project with a server and two suites that pass. */
export function runInProject(
  workflow: string,
  github: StandIn,
  { texts = {}, branch, replace = {}, ...options }: ProjectOptions = {},
): Promise<ActRun> {
  const name = ".github/workflows/mcp.yml";
  const text = replaced(textIn(`${root}/${workflow}`), replace);
  const files = { copies: { ".": "__tests__/workflows/project" }, texts: { ...texts, [name]: text } };
  const repository = makeRepository(files);
  if (branch === undefined) return act(repository, name, { ...options, env: { ...github.env, ...options.env } });
  git(repository.folder, "checkout", "--quiet", "-b", "topic");
  for (const [path, changed] of Object.entries(branch)) writeIn(repository.folder, path, changed);
  git(repository.folder, "commit", "--all", "--quiet", "--message=Change");
  const pullRequest = { event: "pull_request", payload: PULL_REQUEST, env: { ...github.env, GITHUB_BASE_REF: "main" } };
  return act(repository, name, { ...options, ...pullRequest });
}

/** The project's server with other code; every text must be in it. */
export function serverWith(changes: Record<string, string>): Record<string, string> {
  return { [SERVER]: replaced(source, changes) };
}

/** The project with a test that fails. */
export const FAILING = serverWith({ "`Sunny in": "`Rain in" });

function replaced(text: string, changes: Record<string, string>): string {
  for (const from of Object.keys(changes)) if (!text.includes(from)) throw new Error(`there is no ${from}`);
  return Object.entries(changes).reduce((before, [from, to]) => before.replaceAll(from, () => to), text);
}
