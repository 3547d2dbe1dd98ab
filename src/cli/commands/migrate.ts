import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { glob } from "tinyglobby";
import { writeFileAtomic, writeOut } from "../../core/out.js";
import { type Problem, UserError, userError } from "../../core/problem.js";
import { plural } from "../../core/text.js";
import { splitWords } from "../../core/words.js";
import { printable, reportLines } from "../../run/output.js";
import type { ServerFlags } from "../../run/settings/server-options.js";
import { displayPath } from "../../suite/yaml/read-source.js";
import type { CommandContext } from "../command-context.js";
import { isMcpAssert, migrateMcpAssert } from "../migrate/mcp-assert.js";
import { isAutotest, migrateAutotest } from "../migrate/mcp-autotest.js";
import { Migration, noteLine } from "../migrate/migration.js";
import { isPromptfoo, migratePromptfoo } from "../migrate/promptfoo.js";
import { readDocuments, type SourceDocument } from "../migrate/source.js";
import { literal } from "../migrate/values.js";

/** The flags of `migrate` as commander gives them. */
export interface MigrateFlags extends ServerFlags {
  out?: string;
  force?: boolean;
  fixture?: string;
}

/** A file of another tool with its documents. */
interface SourceFile {
  path: string;
  documents: SourceDocument[];
}

/**
 * `mcptest migrate FILES`: writes suites of other tools as ours, and lists on stderr what has no counterpart. Gives 0.
 * Throws a UserError for a file that cannot be read or is of none of those tools, and for one that would be overwritten.
 */
export async function migrateCommand(
  paths: string[],
  flags: MigrateFlags,
  { redactor }: CommandContext,
): Promise<number> {
  const files = await readFiles(paths, process.cwd());
  const { out } = flags;
  const toFolder = out !== undefined && (/[\\/]$/.test(out) || (existsSync(out) && statSync(out).isDirectory()));
  const groups = toFolder ? groupsOf(files, resolve(out)) : [{ target: out && resolve(out), files }];
  const suites = groups.map((group) => ({ ...group, migration: migrate(group.files, group.target, flags) }));
  for (const { migration } of suites) if (migration.count === 0) throw nothingLeft(migration);
  for (const { target } of suites) if (target !== undefined && !flags.force) refuseOverwriting(target);
  for (const { target, migration } of suites) {
    const yaml = migration.toYaml();
    if (target === undefined) await writeOut(printable(yaml, redactor));
    else await writeFileAtomic(target, redactor.text(yaml));
    const place = target === undefined ? "" : ` in ${displayPath(target, process.cwd())}`;
    const notes = migration.notes.map(noteLine);
    await reportLines(
      [...notes, `${plural(migration.count, "test")}${place}, ${plural(notes.length, "note")}`],
      redactor,
    );
  }
  return 0;
}

/** The files that paths name; of a folder, those that are suites of another tool. */
async function readFiles(paths: readonly string[], cwd: string): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  const read = (path: string, isNamed: boolean) => {
    try {
      const documents = readDocuments(path, cwd).filter(({ root }) => migratorOf(root) !== undefined);
      if (documents.length > 0) files.push({ path, documents });
      else if (isNamed) problems.push(unknownFormat(path));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems);
    }
  };
  for (const path of paths) {
    const absolute = resolve(cwd, path);
    if (!existsSync(absolute) || !statSync(absolute).isDirectory()) read(absolute, true);
    else {
      const found = await glob(["**/*.{yaml,yml}"], { cwd: absolute, absolute: true, ignore: ["**/node_modules/**"] });
      for (const file of found.sort()) read(file, false);
    }
  }
  if (problems.length > 0) throw new UserError(problems);
  if (files.length === 0) throw new UserError(paths.map(unknownFormat));
  return files;
}

type Migrate = (document: SourceDocument, migration: Migration, flags: MigrateFlags) => void;

function migratorOf(root: Record<string, unknown>): Migrate | undefined {
  if (isMcpAssert(root)) return migrateMcpAssert;
  if (isPromptfoo(root)) return migratePromptfoo;
  if (!isAutotest(root)) return undefined;
  return (document, migration, flags) => migrateAutotest(document, migration.addServer(serverOf(flags)), migration);
}

function migrate(files: readonly SourceFile[], target: string | undefined, flags: MigrateFlags): Migration {
  const migration = new Migration(flags.fixture === undefined ? undefined : fromSuite(flags.fixture, target));
  for (const document of files.flatMap(({ documents }) => documents)) {
    migratorOf(document.root)?.(document, migration, flags);
  }
  return migration;
}

/** A folder as the suite at `target` names it; one that is printed is expected to be saved here. */
function fromSuite(folder: string, target: string | undefined): string {
  const path = relative(target === undefined ? process.cwd() : dirname(target), resolve(folder));
  return `\${config_dir}/${literal(path.replaceAll(sep, "/"))}`;
}

/** The suites of a folder: one for each file, and one for all assertions of mcp-assert in a folder. */
function groupsOf(files: readonly SourceFile[], out: string): { target: string; files: SourceFile[] }[] {
  const groups = new Map<string, SourceFile[]>();
  for (const file of files) {
    const isAssertion = file.documents.some(({ root }) => isMcpAssert(root));
    const name = isAssertion ? basename(dirname(file.path)) : basename(file.path).replace(/\.[^.]*$/, "");
    const target = join(out, `${name}.mcptest.yaml`);
    groups.set(target, [...(groups.get(target) ?? []), file]);
  }
  return [...groups].map(([target, group]) => ({ target, files: group }));
}

/** mcp-autotest has its server on the command line. */
function serverOf({ serverCommand, serverUrl }: MigrateFlags): Record<string, unknown> {
  if (serverUrl !== undefined) return { url: literal(serverUrl) };
  if (serverCommand !== undefined) return { command: splitWords(serverCommand).map(literal) };
  const reason = "Cases of mcp-autotest do not name their server: it is on its command line.";
  throw userError("no server for the cases", reason, "Add --server-command or --server-url.");
}

function nothingLeft({ notes }: Migration): UserError {
  const reason = notes.map(noteLine).join("\n") || "The files have no tests.";
  return userError(
    "no test can be migrated",
    reason,
    "Name files with tests that have a counterpart: docs/migration.md lists them.",
  );
}

function refuseOverwriting(path: string): void {
  if (!existsSync(path)) return;
  throw userError(`${path} exists`, "A suite would be written over it.", "Add --force, or name another path by --out.");
}

function unknownFormat(path: string): Problem {
  return {
    title: `\`${path}\` is not a suite that can be migrated`,
    description: "It is not in the format of mcp-assert, mcp-autotest or promptfoo (with the provider `mcp`).",
    fix: "Name YAML or JSON files of these tools. Configurations that are programs are not run: write what they give to a file.",
  };
}
