import { resolve } from "node:path";
import { type Problem, UserError } from "../core/problem.js";
import { checkCassettes } from "./cassettes.js";
import { dataOf } from "./data.js";
import { fillDocument } from "./fill.js";
import { readWithImports } from "./imports.js";
import { mergeDocuments } from "./merge.js";
import { PlaceStore } from "./positions.js";
import { ProblemLog } from "./problems.js";
import { shownName } from "./read.js";
import { resolveSuite } from "./resolve.js";
import { checkSchema } from "./schema.js";
import type { LoadOptions, LoadSuites, Suite } from "./types.js";
import { tellUnsupported } from "./unsupported.js";
import { readDotenv, Variables } from "./variables.js";

/** Loads suite files with their imports: every problem of all of them at once. A file with an error has no suite. */
export const loadSuites: LoadSuites = async (files, options) => {
  const suites: Suite[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const loaded = await loadSuite(resolve(options.cwd, file), options);
    problems.push(...loaded.problems);
    if (loaded.suite !== undefined) suites.push(loaded.suite);
  }
  return { suites, problems: withoutRepeats(problems) };
};

async function loadSuite(file: string, options: LoadOptions): Promise<{ suite?: Suite; problems: Problem[] }> {
  const log = new ProblemLog(new PlaceStore());
  const { documents, complete } = readWithImports(file, options, log);
  for (const { root } of documents) checkSchema(root, log);
  // What is not declared may stand in a file that could not be read.
  if (!complete || documents.length === 0) return { problems: inOrder(log.list) };
  const sound = !log.failed;
  const [first, ...later] = documents.map(({ root }) => root);
  const root = later.reduce(
    (merged, next) => mergeDocuments(merged, next, log.places),
    mergeDocuments({}, first!, log.places),
  );
  const variables = variablesOf(file, root, options, log);
  fillDocument(root, variables, log, sound);
  const data = await dataOf(root, options, log);
  const suite = resolveSuite(file, shownName(file, options.cwd), root, data, log, options.runOptionDefaults);
  checkCassettes(root, log, options.repositoryRoot);
  tellUnsupported(root, log);
  const problems = inOrder(log.list);
  if (log.failed) return { problems };
  const notices = [...variables.overridden].map(
    (name) => `the environment's ${name} stands instead of the suite's variable`,
  );
  const imports = documents.map((document) => document.file).filter((path) => path !== file);
  return { suite: { ...suite, imports, notices, warnings: problems }, problems: [] };
}

function variablesOf(file: string, root: Record<string, unknown>, options: LoadOptions, log: ProblemLog): Variables {
  let dotenv = {};
  try {
    dotenv = readDotenv(file, options);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const problem of error.problems) log.add(problem);
  }
  return new Variables(root["variables"], options.env, dotenv, options.runId);
}

/** As a reader meets them: file by file, from the top. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map((problem) => problem.location?.file))];
  return [...problems].sort(
    (a, b) =>
      files.indexOf(a.location?.file) - files.indexOf(b.location?.file) ||
      (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
      (a.location?.column ?? 0) - (b.location?.column ?? 0),
  );
}

/** A file that several suites import has its problems once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const told = new Map(problems.map((problem) => [JSON.stringify([problem.location, problem.title]), problem]));
  return [...told.values()];
}
