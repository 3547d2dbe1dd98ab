import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isObject, parseJson } from "../../core/json/json.js";
import { type Problem, throwErrors } from "../../core/problem.js";
import { isBelow, repositoryRoot } from "../../core/read-file.js";
import { isRepeatable, isValueOption, type RunFlags, runOptions } from "../../run/settings/options.js";
import { SERVER_OPTIONS } from "../../run/settings/server-options.js";
import { createInputReader, type InputReader, isFolder, list } from "./read-input.js";

/** Inputs that name the file of a report, as its reporter is named. */
const reportInputs = ["json", "junit", "sarif", "html"] as const;
type Reports = { [name in (typeof reportInputs)[number]]?: string };

/** The options of `mcptest run` that are inputs as well. */
const optionInputs = runOptions.filter(({ option }) => option.input);

/** What the workflow asks for; every path is absolute, except those of suites and of `run`. */
export interface Inputs {
  mode: "run" | "merge";
  /** Files, folders and globs, relative to `workingDirectory`; none: the default names. */
  suite: readonly string[];
  workingDirectory: string;
  /** The root of the repository: the workspace, or the folder below it into which the repository was checked out. */
  root: string;
  run: Partial<RunFlags>;
  /** Files of reports by the name of the reporter. */
  reports: Readonly<Reports>;
  passEnv: readonly string[];
  /** Where the baseline comes from, if neither a path nor the configuration says so. */
  baseline: "artifact" | "none" | undefined;
  /** The branch of the baseline; if absent, those of the context. */
  baselineBranch: string | undefined;
  /** What names the baseline in place of the job's matrix values. */
  baselineKey: string | undefined;
  /** In a merge: the jobs that it needs and that failed or were cancelled. */
  brokenJobs: readonly string[];
  /** Absent: every failure that the baseline, if there is one, does not know. */
  failOn: "failure" | "new-failure" | "never" | undefined;
  publish: PublishInputs;
  /** Inputs that the action does not know. */
  warnings: readonly Problem[];
}

/** Reads the step's inputs from `env`. Throws a UserError with every input that is not valid, and what is allowed. */
export function readInputs(env: NodeJS.ProcessEnv, workspace: string): Inputs {
  const reader = createInputReader(env);
  const { text, lines, refuse, oneOf, parse } = reader;

  const mode = oneOf("mode", ["run", "merge"]);
  const workingDirectory = resolve(workspace, text("working-directory") ?? ".");
  // A job that merges needs no checkout.
  if (mode === "run" && !isFolder(workingDirectory)) {
    const fix = "Name a folder of the checkout, or one that an earlier step makes, relative to the workspace.";
    refuse("working-directory", `${workingDirectory} is not a folder`, fix);
  }
  const suite = lines("suite");
  const { baseline, ...run } = readOptions(reader);
  checkServer(reader);
  for (const name of ["env-file", "server-config", "ca-bundle"]) {
    const path = text(name);
    const file = resolve(workingDirectory, path ?? "");
    if (path === undefined || existsSync(file)) continue;
    refuse(name, `There is no file ${file}`, "Name a file that exists, relative to `working-directory`.");
  }
  const reports = readReports(reader, workingDirectory);
  const passEnv = lines("pass-env");
  const invalidNames = passEnv.filter((name) => !/^[^\s=,]+$/.test(name));
  if (invalidNames.length > 0) {
    const fix = "Write one name per line, without its value.";
    refuse("pass-env", `${list(invalidNames)} cannot be the name of a variable`, fix);
  }
  const publish = readPublishInputs(reader);
  const failOn = text("fail-on") === undefined ? undefined : oneOf("fail-on", ["failure", "new-failure", "never"]);
  const needs = parse("needs", brokenJobsOf);
  if (mode === "run" && needs !== undefined) refuse("needs", "It is for `mode: merge`", "Leave it out.");
  checkBaseline(reader, workingDirectory);
  for (const name of mode === "merge" ? reader.names() : []) {
    if (!RUN_INPUTS.has(name)) continue;
    refuse(name, "`mode` is `merge`, which runs no tests", "Set it in the jobs that run the tests, or leave it out.");
  }
  const isWord = baseline !== undefined && isBaselineWord(baseline);
  const inputs = {
    mode,
    suite,
    workingDirectory,
    root: rootOf(workingDirectory, suite, workspace),
    run: baseline === undefined || isWord ? run : { ...run, baseline },
    baseline: isWord ? baseline : undefined,
    baselineBranch: text("baseline-branch"),
    baselineKey: text("baseline-key"),
    brokenJobs: needs ?? [],
    reports,
    passEnv,
    failOn,
    publish,
  };
  reader.refuseUnknown();
  return { ...inputs, warnings: throwErrors(reader.problems) };
}

/** The folder of the checkout, which `path` of actions/checkout may have put below the workspace. */
function rootOf(workingDirectory: string, suite: readonly string[], workspace: string): string {
  const folders = [workingDirectory, ...suite.map((path) => resolve(workingDirectory, path))].map(repositoryRoot);
  const isCheckout = (folder: string) => isBelow(folder, workspace) && existsSync(join(folder, ".git"));
  return folders.find(isCheckout) ?? workspace;
}

/** The jobs of `toJson(needs)` that did not end well. */
function brokenJobsOf(needs: string): string[] {
  const jobs = parseJson(needs);
  if (!isObject(jobs)) throw new Error("It must be the object that `toJson(needs)` gives");
  const isBroken = (job: unknown) => isObject(job) && /^(failure|cancelled)$/.test(String(job.result));
  return Object.entries(jobs).flatMap(([name, job]) => (isBroken(job) ? [name] : []));
}

function isBaselineWord(baseline: string): baseline is "artifact" | "none" {
  return baseline === "artifact" || baseline === "none";
}

/** Refuses inputs that do not go together with `baseline`. */
function checkBaseline({ text, refuse }: InputReader, workingDirectory: string): void {
  const baseline = text("baseline");
  const isUpdate = text("update-baseline") === "true";
  const path = resolve(workingDirectory, baseline ?? ".");
  if (baseline !== undefined && !isBaselineWord(baseline) && !isUpdate && !existsSync(path)) {
    const fix = "Name a file that exists, relative to `working-directory`, or let `update-baseline` write it.";
    refuse("baseline", `There is no file ${path}; allowed are also \`artifact\` and \`none\``, fix);
  }
  for (const name of ["baseline-branch", "baseline-key"]) {
    if (text(name) === undefined || baseline === "artifact") continue;
    const fix = `Set \`baseline\` to \`artifact\`, or leave \`${name}\` out.`;
    refuse(name, "It is for `baseline: artifact` only", fix);
  }
  if (baseline !== "none") return;
  const dependentInputs = {
    "update-baseline": ["true"],
    "strict-baseline": ["true"],
    "fail-on": ["new-failure"],
    drift: ["fail", "any"],
  };
  for (const [name, values] of Object.entries(dependentInputs)) {
    if (!values.includes(text(name) ?? "")) continue;
    refuse(name, "It needs a baseline, and `baseline` is `none`", `Change \`baseline\`, or leave \`${name}\` out.`);
  }
}

/** Inputs that `mode: merge` does not take. */
const RUN_INPUTS = new Set([
  "suite",
  "pass-env",
  "baseline-branch",
  "baseline-key",
  ...optionInputs.map(({ name }) => name).filter((name) => !["require-models", "min-grade"].includes(name)),
]);

/** The paths of reports. */
function readReports({ text, refuse }: InputReader, workingDirectory: string): Reports {
  const reports: Reports = {};
  for (const name of reportInputs) {
    const path = text(name);
    if (path === undefined) continue;
    const file = resolve(workingDirectory, path);
    if (isFolder(file)) refuse(name, `${file} is a folder`, "Name a file in it.");
    const other = reportInputs.find((before) => reports[before] === file);
    const same = `It is the same path as that of \`${other}\``;
    if (other !== undefined) refuse(name, same, "Give each report a path of its own.");
    reports[name] = file;
  }
  return reports;
}

/** Reads the inputs that are options of `mcptest run`, each as its flag is. Those not given are left out. */
function readOptions({ text, lines, flag, parse }: InputReader): Partial<RunFlags> {
  const options: [string, unknown][] = [];
  for (const { key, name, option } of optionInputs) {
    const value = isValueOption(option)
      ? parse(name, (all) =>
          isRepeatable(option)
            ? lines(name).reduce<unknown>((before, item) => option.parse(item, before), option.default)
            : option.parse(all),
        )
      : text(name) && flag(name, false);
    if (value !== undefined) options.push([key, value]);
  }
  return Object.fromEntries(options);
}

/** Refuses inputs that cannot change the servers under test as they say. */
function checkServer({ text, refuse }: InputReader): void {
  const url = text("server-url");
  if (url !== undefined && text("server-command") !== undefined) {
    refuse("server-url", "`server-command` is given too, and both replace the same server", "Give one of them.");
  }
  if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    refuse("server-url", "It must begin with http:// or https://", "Write the whole address.");
  }
  const others = optionInputs.filter(({ key }) => Object.hasOwn(SERVER_OPTIONS, key) && key !== "serverTarget");
  if (text("server-target") !== undefined && others.every(({ name }) => text(name) === undefined)) {
    const standIns = list(["server-command", "server-url", "server-from", "server-config"]);
    refuse(
      "server-target",
      `It names the server that others are for, and none of them is given: ${standIns} and the HTTP settings`,
      "Give one of them too, or leave `server-target` out.",
    );
  }
}

/** mcptest's own limit: 200 requests. */
const MAX_ANNOTATIONS = 10_000;
// https://docs.github.com/organizations/managing-organization-settings/configuring-the-retention-period-for-github-actions-artifacts-and-logs-in-your-organization
const MAX_RETENTION_DAYS = 400;
/** mcptest's own limit, for names that a page can show. */
const MAX_NAME_LENGTH = 100;
/** The default of `artifact-name`. */
export const ARTIFACT_NAME = "mcptest-results";

/** How the workflow wants the results to be published. */
interface PublishInputs {
  annotations: "auto" | "checks" | "commands" | "none";
  maxAnnotations: number;
  /** What the check run is called; the matrix cell follows. Absent: after the workflow and the job. */
  checkName: string | undefined;
  summary: boolean;
  comment: "off" | "on-failure" | "always";
  artifacts: boolean;
  /** How the artifact's name begins. */
  artifactName: string;
  /** If absent, the repository's own setting. */
  artifactRetentionDays: number | undefined;
  /** Empty if the step has none. */
  token: string;
  /** The job's matrix as JSON. */
  matrix: string;
  jobIndex: string;
  /** The number of jobs in its matrix; 0 if the runner does not say. */
  jobTotal: number;
}

function readPublishInputs({ text, oneOf, flag, integer, refuse }: InputReader): PublishInputs {
  const artifactName = text("artifact-name") ?? ARTIFACT_NAME;
  // https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/upload/path-and-artifact-name-validation.ts
  const forbidden = [...new Set(artifactName.match(/["':<>|*?\r\n\\/`]/g))];
  if (forbidden.length > 0 || artifactName.length > MAX_NAME_LENGTH) {
    const reason = forbidden.length > 0 ? `without ${list(forbidden)}` : "and this is longer";
    const fix = "Write a name of letters, digits and hyphens, or leave it out.";
    refuse("artifact-name", `Artifacts have names of at most ${MAX_NAME_LENGTH} characters, ${reason}`, fix);
  }
  return {
    annotations: oneOf("annotations", ["auto", "checks", "commands", "none"]),
    maxAnnotations: integer("max-annotations", 1, MAX_ANNOTATIONS) ?? 500,
    checkName: text("check-name")?.slice(0, MAX_NAME_LENGTH),
    summary: flag("summary", true),
    comment: oneOf("comment", ["off", "on-failure", "always"]),
    artifacts: flag("artifacts", true),
    artifactName,
    artifactRetentionDays: integer("artifact-retention-days", 1, MAX_RETENTION_DAYS),
    token: text("github-token") ?? "",
    matrix: text("matrix") ?? "null",
    jobIndex: text("job-index") ?? "",
    jobTotal: Number(text("job-total") ?? 0) || 0,
  };
}
