import { basename, extname, resolve } from "node:path";
import { isObject } from "../core/json/json.js";
import { type Problem, sortProblems, UserError } from "../core/problem.js";
import { loadData } from "./header/data.js";
import type { SuiteKind } from "./kind.js";
import { ProblemLog } from "./problems.js";
import { resolveSuite } from "./resolve.js";
import { checkCassettes } from "./servers/servers.js";
import type { Draft, LoadOptions, Suite } from "./types.js";
import { fillDocument } from "./variables/fill-document.js";
import { literalSecrets, NO_DOTENV, readDotenv, serverSecrets, Variables } from "./variables/variables.js";
import { checkSchema } from "./yaml/check-schema.js";
import { type LoadedDocument, mergeDocuments, readWithImports } from "./yaml/imports.js";
import { PlaceStore } from "./yaml/positions.js";
import { readSource } from "./yaml/read-source.js";
import { readYaml } from "./yaml/read-yaml.js";

/**
 * Loads suite files with their imports, whose tests are of these kinds, and returns every problem of all of them at once. A
 * file with an error has no suite, but a draft if it is readable. `onFile` gets each file that a suite consists of, with the
 * path of the suite.
 */
export async function loadSuites(
  files: readonly string[],
  kinds: readonly SuiteKind[],
  options: LoadOptions,
  onFile?: (path: string, suite: string) => void,
): Promise<{ suites: Suite[]; drafts: Draft[]; problems: Problem[] }> {
  const suites: Suite[] = [];
  const drafts: Draft[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const path = resolve(options.cwd, file);
    const loaded = await loadSuite(path, kinds, { ...options, onFile: (part) => onFile?.(part, path) });
    problems.push(...loaded.problems);
    if (loaded.suite !== undefined) suites.push(loaded.suite);
    if (loaded.draft !== undefined) drafts.push(loaded.draft);
  }
  return { suites, drafts, problems: sortProblems(problems) };
}

interface LoadedSuite {
  suite?: Suite;
  draft?: Draft;
  problems: Problem[];
}

async function loadSuite(file: string, kinds: readonly SuiteKind[], options: LoadOptions): Promise<LoadedSuite> {
  const log = new ProblemLog(new PlaceStore());
  const documents = await readWithImports(file, options, log);
  for (const { root } of documents) {
    for (const [name, value] of literalSecrets(root)) options.onSecret?.(name, value);
    checkSchema(root, log);
  }
  // If no more errors are taken, there is no point in looking for more.
  if (documents.length === 0 || log.full) return { problems: log.list };
  const suite = await resolveDocuments(file, documents, kinds, options, log);
  if (!log.failed) return { suite: { ...suite, warnings: log.list }, problems: [] };
  const draft = { suite, problems: [...log.list, ...log.unsure], complete: log.complete };
  return { draft, problems: log.list };
}

async function resolveDocuments(
  file: string,
  documents: readonly LoadedDocument[],
  kinds: readonly SuiteKind[],
  options: LoadOptions,
  log: ProblemLog,
): Promise<Suite> {
  const isValid = !log.failed;
  const [first, ...later] = documents.map(({ root }) => root);
  const root = later.reduce(
    (merged, next) => mergeDocuments(merged, next, log.places),
    mergeDocuments({}, first!, log.places),
  );
  const variables = await variablesOf(file, root, options, log);
  fillDocument(root, variables, log, isValid);
  for (const [name, value] of serverSecrets(root)) options.onSecret?.(name, value);
  const data = await loadData(root, kinds, options, log);
  const suite = resolveSuite(file, root, kinds, data, options, log);
  checkCassettes(root, log, options.repositoryRoot);
  for (const { cassette } of suite.servers.values()) if (cassette !== undefined) options.onFile?.(cassette);
  for (const test of suite.tests) {
    const { cassette } = test.kind.needs(test);
    if (cassette !== undefined) options.onFile?.(cassette);
  }
  const notices = [...variables.overridden.values()];
  const imports = documents.map((document) => document.file).filter((path) => path !== file);
  const { secrets } = variables;
  return { ...suite, imports, notices, secrets };
}

async function variablesOf(
  file: string,
  root: Record<string, unknown>,
  options: LoadOptions,
  log: ProblemLog,
): Promise<Variables> {
  let dotenv = NO_DOTENV;
  try {
    dotenv = await readDotenv(file, options);
    const { path = "", unreadLines = [] } = dotenv;
    for (const line of unreadLines) {
      log.add({
        location: { file: path, line, column: 1, end_line: line, end_column: 1 },
        title: "a line of the dotenv file was not read",
        description: "It does not set a variable.",
        fix: "Write `NAME=value`, or begin the line with `#`.",
        warning: true,
      });
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const problem of error.problems) log.add(problem);
  }
  return new Variables(root.variables, options, dotenv);
}

const NAMES = /^mcptest\.ya?ml$|\.mcptest\.ya?ml$/;

/**
 * Why a file that was not named is not a suite; undefined if it is one, or is meant to be: by its name, by `servers` or
 * `imports` in it, or because it cannot be read.
 */
export async function whyNoSuite(file: string, cwd: string): Promise<string | undefined> {
  if (NAMES.test(basename(file))) return undefined;
  if (![".yaml", ".yml", ".json"].includes(extname(file).toLowerCase())) return "It is not a YAML file.";
  try {
    const { value } = await readYaml(readSource(file, cwd), new PlaceStore());
    if (value === undefined) return undefined;
    if (!isObject(value)) return "It is a list or a single value, such as a file of data.";
    return "servers" in value || "imports" in value ? undefined : "It has neither `servers` nor `imports`.";
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
