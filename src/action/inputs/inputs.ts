import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Problem, throwErrors } from "../../core/problem.js";
import { addHeader, parseSeconds } from "../../run/settings/option-values.js";
import { isRepeatable, isValueOption, type RunFlags, runOptions } from "../../run/settings/options.js";
import type { ServerFlags } from "../../run/settings/server-options.js";
import { createInputReader, type InputReader, isFolder, list } from "./read-input.js";

/** Inputs that name the file of a report, as its reporter is named. */
const reportInputs = ["json", "junit", "sarif", "html"] as const;
type ReportInput = (typeof reportInputs)[number];

/** What the workflow asks for; every path is absolute, except those of suites and of `run`. */
export interface Inputs {
  mode: "run" | "merge";
  /** Files, folders and globs, relative to `workingDirectory`; none: the default names. */
  suite: readonly string[];
  workingDirectory: string;
  server: ServerFlags;
  run: Partial<RunFlags>;
  /** Files of reports by the name of the reporter; every path is absolute. */
  reports: { readonly [name in ReportInput]?: string };
  passEnv: readonly string[];
  /** Where the baseline comes from, if neither a path nor the configuration says so. */
  baseline?: "artifact" | "none";
  /** The branch of the baseline; if absent, that of the context. */
  baselineBranch?: string;
  /** Absent: every failure that the baseline, if there is one, does not know. */
  failOn?: "failure" | "new-failure" | "never";
  publish: PublishInputs;
  /** Inputs that the action does not know. */
  warnings: readonly Problem[];
}

/** Reads the step's inputs from `env`. Throws a UserError with every input that is not valid, and what is allowed. */
export function readInputs(env: NodeJS.ProcessEnv, workspace: string): Inputs {
  const reader = createInputReader(env);
  const { text, lines, refuse, oneOf, problems } = reader;

  const mode = oneOf("mode", ["run", "merge"]);
  const workingDirectory = resolve(workspace, text("working-directory") ?? ".");
  // A job that merges needs no checkout.
  if (mode === "run" && !isFolder(workingDirectory)) {
    const fix = "Name a folder of the checkout, or one that an earlier step makes, relative to the workspace.";
    refuse("working-directory", `${workingDirectory} is not a folder`, fix);
  }
  const path = (name: string) => {
    const value = text(name);
    return value === undefined ? undefined : resolve(workingDirectory, value);
  };
  const suite = lines("suite");
  const { baseline, ...run } = readRunInputs(reader);
  const server = readServerInputs(reader, workingDirectory);
  const envFile = path("env-file");
  if (envFile !== undefined && !existsSync(envFile)) {
    refuse("env-file", `There is no file ${envFile}`, "Name a file that exists, relative to `working-directory`.");
  }
  const reports: { [name in ReportInput]?: string } = {};
  for (const name of reportInputs) {
    const file = path(name);
    if (file === undefined) continue;
    if (isFolder(file)) refuse(name, `${file} is a folder`, "Name a file in it.");
    const other = reportInputs.find((before) => reports[before] === file);
    const same = `It is the same path as that of \`${other}\``;
    if (other !== undefined) refuse(name, same, "Give each report a path of its own.");
    reports[name] = file;
  }
  const passEnv = lines("pass-env");
  const strange = passEnv.filter((name) => !/^[^\s=,]+$/.test(name));
  if (strange.length > 0) {
    const fix = "Write one name per line, without its value.";
    refuse("pass-env", `${list(strange)} cannot be the name of a variable`, fix);
  }
  const publish = readPublishInputs(reader);
  const failOn = text("fail-on") === undefined ? undefined : oneOf("fail-on", ["failure", "new-failure", "never"]);
  const baselineBranch = text("baseline-branch");
  checkBaseline(reader, path("baseline"));
  for (const name of reader.given()) {
    if (mode === "run" || mergeInputs.has(name)) continue;
    refuse(name, "`mode` is `merge`, which runs no tests", "Set it in the jobs that run the tests, or leave it out.");
  }
  reader.refuseUnknown();
  const warnings = throwErrors(problems);

  return {
    mode,
    suite,
    workingDirectory,
    server,
    run: { ...run, ...(baseline !== undefined && !isBaselineWord(baseline) && { baseline }) },
    ...(baseline !== undefined && isBaselineWord(baseline) && { baseline }),
    ...(baselineBranch !== undefined && { baselineBranch }),
    reports,
    passEnv,
    ...(failOn !== undefined && { failOn }),
    publish,
    warnings,
  };
}

function isBaselineWord(baseline: string): baseline is "artifact" | "none" {
  return baseline === "artifact" || baseline === "none";
}

/** Refuses inputs that need another baseline than the one that is given. */
function checkBaseline({ text, refuse }: InputReader, path: string | undefined): void {
  const baseline = text("baseline");
  const isUpdate = text("update-baseline") === "true";
  if (baseline !== undefined && path !== undefined && !isBaselineWord(baseline) && !isUpdate && !existsSync(path)) {
    const fix = "Name a file that exists, relative to `working-directory`, or let `update-baseline` write it.";
    refuse("baseline", `There is no file ${path}; allowed are also \`artifact\` and \`none\``, fix);
  }
  if (text("baseline-branch") !== undefined && baseline !== "artifact") {
    const fix = "Set `baseline` to `artifact`, or leave `baseline-branch` out.";
    refuse("baseline-branch", "It is for `baseline: artifact` only", fix);
  }
  if (baseline !== "none") return;
  const needing = { "update-baseline": "true", "strict-baseline": "true", "fail-on": "new-failure" };
  for (const [name, value] of Object.entries(needing)) {
    if (text(name) !== value) continue;
    refuse(name, "It needs a baseline, and `baseline` is `none`", `Change \`baseline\`, or leave \`${name}\` out.`);
  }
}

/** Inputs that a job without tests has. */
const mergeInputs: ReadonlySet<string> = new Set([
  ...["mode", "working-directory", "require-models", "fail-on", "matrix", "job-index", "job-total", "github-token"],
  ...["annotations", "max-annotations", "check-name", "summary", "comment", "junit", "json", "sarif", "html"],
  ...["artifacts", "artifact-name", "artifact-retention-days"],
]);

/** Reads the inputs that are options of `mcptest run`, each as its flag is. Those not given are left out. */
function readRunInputs({ text, lines, flag, parsed }: InputReader): Partial<RunFlags> {
  const given: [string, unknown][] = [];
  for (const { key, name, option } of runOptions.filter(({ option: of, isGlobal }) => of.input && !isGlobal)) {
    const value = isValueOption(option)
      ? parsed(name, (all) =>
          isRepeatable(option)
            ? lines(name).reduce<unknown>((before, item) => option.parse(item, before), option.default)
            : option.parse(all),
        )
      : text(name) && flag(name, false);
    if (value !== undefined) given.push([key, value]);
  }
  return Object.fromEntries(given);
}

/** Our own limit: 200 requests. */
const MAX_ANNOTATIONS = 10_000;
// https://docs.github.com/organizations/managing-organization-settings/configuring-the-retention-period-for-github-actions-artifacts-and-logs-in-your-organization
const MAX_RETENTION_DAYS = 400;
/** Our own limit, for names that a page can show. */
const MAX_NAME_LENGTH = 100;

/** How the workflow wants the results to be published. */
export interface PublishInputs {
  annotations: "auto" | "checks" | "commands" | "none";
  maxAnnotations: number;
  /** What the check run is called; the matrix cell follows. */
  checkName: string;
  summary: boolean;
  comment: "off" | "on-failure" | "always";
  artifacts: boolean;
  /** How the artifact's name begins. */
  artifactName: string;
  /** If absent, the repository's own setting. */
  artifactRetentionDays?: number;
  /** Empty if the step has none. */
  token: string;
  /** The job's matrix as JSON. */
  matrix: string;
  jobIndex: string;
  /** The number of jobs in its matrix; 0 if the runner does not say. */
  jobTotal: number;
}

function readPublishInputs({ text, oneOf, flag, integer, refuse }: InputReader): PublishInputs {
  const artifactName = text("artifact-name") ?? "mcptest-results";
  // https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/upload/path-and-artifact-name-validation.ts
  const forbidden = [...new Set(artifactName.match(/["':<>|*?\r\n\\/`]/g))];
  if (forbidden.length > 0 || artifactName.length > MAX_NAME_LENGTH) {
    const without = forbidden.length > 0 ? `without ${list(forbidden)}` : "and this is longer";
    const fix = "Write a name of letters, digits and hyphens, or leave it out.";
    refuse("artifact-name", `Artifacts have names of at most ${MAX_NAME_LENGTH} characters, ${without}`, fix);
  }
  const artifactRetentionDays = integer("artifact-retention-days", 1, MAX_RETENTION_DAYS);
  return {
    annotations: oneOf("annotations", ["auto", "checks", "commands", "none"]),
    maxAnnotations: integer("max-annotations", 1, MAX_ANNOTATIONS) ?? 500,
    checkName: (text("check-name") ?? "mcptest").slice(0, MAX_NAME_LENGTH),
    summary: flag("summary", true),
    comment: oneOf("comment", ["off", "on-failure", "always"]),
    artifacts: flag("artifacts", true),
    artifactName,
    ...(artifactRetentionDays !== undefined && { artifactRetentionDays }),
    token: text("github-token") ?? "",
    matrix: text("matrix") ?? "null",
    jobIndex: text("job-index") ?? "",
    jobTotal: Number(text("job-total") ?? 0) || 0,
  };
}

/** Inputs that need one of these, or a suite with several servers. */
const standIns = ["server-command", "server-url", "server-config"];
const settings = [
  ...["server-auth-bearer-env", "header", "header-env", "insecure-skip-verify", "ca-bundle"],
  ...["http-timeout", "connect-timeout", "wait-for-ready"],
];

/** Reads the inputs that change the servers under test, as the flags of the same names do. */
function readServerInputs(reader: InputReader, workingDirectory: string): ServerFlags {
  const { text, lines, flag, refuse, parsed } = reader;
  const headers = (name: string) =>
    parsed(name, () => lines(name).reduce<Record<string, string>>((before, header) => addHeader(header, before), {}));
  const file = (name: string) => {
    const value = text(name);
    const path = value === undefined ? undefined : resolve(workingDirectory, value);
    if (path !== undefined && !existsSync(path)) {
      refuse(name, `There is no file ${path}`, "Name a file that exists, relative to `working-directory`.");
    }
    return path;
  };

  const serverCommand = text("server-command");
  const serverUrl = text("server-url");
  if (serverCommand !== undefined && serverUrl !== undefined) {
    refuse("server-url", "`server-command` is given too, and both replace the same server", "Give one of them.");
  }
  if (serverUrl !== undefined && !(URL.canParse(serverUrl) && /^https?:$/.test(new URL(serverUrl).protocol))) {
    refuse("server-url", "It must begin with http:// or https://", "Write the whole address.");
  }
  const serverTarget = text("server-target");
  if (serverTarget !== undefined && [...standIns, ...settings].every((name) => text(name) === undefined)) {
    refuse(
      "server-target",
      `It names the server that others are for, and none of them is given: ${list(standIns)} and the HTTP settings`,
      "Give one of them too, or leave `server-target` out.",
    );
  }
  const flags = {
    serverCommand,
    serverUrl,
    serverConfig: file("server-config"),
    serverAuthBearerEnv: text("server-auth-bearer-env"),
    serverTarget,
    header: headers("header"),
    headerEnv: headers("header-env"),
    insecureSkipVerify: flag("insecure-skip-verify", false) || undefined,
    caBundle: file("ca-bundle"),
    httpTimeout: parsed("http-timeout", parseSeconds),
    connectTimeout: parsed("connect-timeout", parseSeconds),
    waitForReady: text("wait-for-ready"),
  } satisfies Record<Exclude<keyof ServerFlags, "givenAs">, unknown>;
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
}
