import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { glob } from "tinyglobby";
import { writeFileAtomic, writeOut } from "../../../core/out.js";
import { type Problem, problemsOf, UserError, userError } from "../../../core/problem.js";
import { plural } from "../../../core/text.js";
import { TOOL_NAME } from "../../../core/version.js";
import { splitCommand } from "../../../core/words.js";
import { printable, reportLines } from "../../../run/output.js";
import type { ServerFlags } from "../../../run/settings/server-options.js";
import { displayPath } from "../../../suite/yaml/read-source.js";
import { nameApart, suiteText } from "../../suite-text.js";
import type { CommandContext } from "../../terminal.js";
import { literal } from "../../texts.js";
import { isMcpAssert, migrateMcpAssert } from "./mcp-assert.js";
import { isAutotest, migrateAutotest } from "./mcp-autotest.js";
import { isPromptfoo, migratePromptfoo } from "./promptfoo.js";
import { Migration, readDocuments, type SourceDocument } from "./source.js";

export interface MigrateFlags extends ServerFlags {
  out?: string;
  force?: boolean;
  fixture?: string;
}

/** `mcptest migrate FILES`: writes suites of other tools as ours; notes on stderr what is not. Throws a UserError. */
export async function migrateCommand(
  paths: string[],
  flags: MigrateFlags,
  { redactor }: CommandContext,
): Promise<number> {
  const groups = await readGroups(paths, flags.out, process.cwd());
  const suites = [...groups].map(([target, documents]) => {
    const { tests, servers, settings } = migrate(documents, target, flags);
    const notes = documents.flatMap((document) => document.notes);
    if (tests.length === 0) {
      const reason = notes.join("\n") || "The files have no tests.";
      const fix = "Name files with tests that have a counterpart: docs/migration.md lists them.";
      throw userError("no test can be migrated", reason, fix);
    }
    if (target !== undefined && !flags.force && existsSync(target)) {
      const reason = "A suite would be written over it.";
      throw userError(`${target} exists`, reason, "Add --force, or name another path by --out.");
    }
    nameApart(tests);
    const yaml = suiteText([`Written by \`${TOOL_NAME} migrate\`.`, ...notes], servers, tests, settings);
    const place = target === undefined ? "" : ` in ${displayPath(target, process.cwd())}`;
    const counts = `${plural(tests.length, "test")}${place}, ${plural(notes.length, "note")}`;
    return { target, yaml, lines: [...notes, counts] };
  });
  for (const { target, yaml, lines } of suites) {
    if (target === undefined) await writeOut(printable(yaml, redactor));
    else await writeFileAtomic(target, redactor.text(yaml));
    await reportLines(lines, redactor);
  }
  return 0;
}

/** The documents of each suite to write, by its path; undefined is stdout. */
async function readGroups(paths: readonly string[], out: string | undefined, cwd: string) {
  const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
  const toFolder = out !== undefined && (/[\\/]$/.test(out) || isFolder(out));
  const groups = new Map<string | undefined, SourceDocument[]>();
  const read = async (path: string, isNamed: boolean) => {
    const documents = readDocuments(path, cwd).filter(({ root }) =>
      [isMcpAssert, isPromptfoo, isAutotest].some((isFormat) => isFormat(root)),
    );
    if (documents.length === 0 && isNamed) throw new UserError([unknownFormat(path)]);
    if (documents.length === 0) return;
    // A folder of mcp-assert is one suite, another file is one of its own.
    const isAssertion = documents.some(({ root }) => isMcpAssert(root));
    const name = isAssertion ? basename(dirname(path)) : basename(path).replace(/\.[^.]*$/, "");
    const target = toFolder ? join(resolve(out), `${name}.mcptest.yaml`) : out && resolve(out);
    groups.set(target, [...(groups.get(target) ?? []), ...documents]);
  };
  const steps: (() => Promise<void>)[] = [];
  for (const path of paths.map((given) => resolve(cwd, given))) {
    const files = isFolder(path)
      ? await glob(["**/*.{yaml,yml}"], { cwd: path, absolute: true, ignore: ["**/node_modules/**"] })
      : [path];
    for (const file of files.sort()) steps.push(() => read(file, file === path));
  }
  const problems = await problemsOf(steps);
  if (problems.length > 0) throw new UserError(problems);
  if (groups.size === 0) throw new UserError(paths.map(unknownFormat));
  return groups;
}

function migrate(documents: readonly SourceDocument[], target: string | undefined, flags: MigrateFlags): Migration {
  // A suite that is printed is expected to be saved here.
  const folder = target === undefined ? process.cwd() : dirname(target);
  const path = flags.fixture && literal(relative(folder, resolve(flags.fixture)).replaceAll(sep, "/"));
  const migration = new Migration();
  for (const document of documents) {
    if (isMcpAssert(document.root)) migrateMcpAssert(document, migration, path && `\${config_dir}/${path}`);
    else if (isPromptfoo(document.root)) migratePromptfoo(document, migration);
    else migrateAutotest(document, migration.addServer(serverOf(flags)), migration);
  }
  return migration;
}

function serverOf({ serverCommand, serverUrl }: MigrateFlags): Record<string, unknown> {
  if (serverUrl !== undefined) return { url: literal(serverUrl) };
  if (serverCommand !== undefined) return { command: splitCommand(serverCommand).map(literal) };
  const reason = "Cases of mcp-autotest do not name their server: it is on its command line.";
  throw userError("no server for the cases", reason, "Add --server-command or --server-url.");
}

function unknownFormat(path: string): Problem {
  return {
    title: `\`${path}\` is not a suite that can be migrated`,
    description: "It is not in the format of mcp-assert, mcp-autotest or promptfoo (with the provider `mcp`).",
    fix: "Name YAML or JSON files of these tools. Configurations that are programs are not run: write what they give to a file.",
  };
}
