import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { glob } from "tinyglobby";
import { writeFileAtomic, writeOut } from "../../../core/out.js";
import { runAll, type UserError, userError } from "../../../core/problem.js";
import { hide } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { TOOL_NAME } from "../../../core/version.js";
import { printable, reportLines } from "../../../run/output.js";
import { makeNamesUnique, suiteText } from "../../suite-text.js";
import { isGleanwork, migrateGleanwork } from "./gleanwork.js";
import { isMcpAssert, migrateMcpAssert } from "./mcp-assert.js";
import { isMcpEval, migrateMcpEval } from "./mcp-eval.js";
import { isPromptfoo, migratePromptfoo } from "./promptfoo.js";
import { type Entry, Migration, SourceFile } from "./source.js";

/** The formats that are known, each with what adds the tests of one of `sources`. */
const FORMATS: readonly {
  is(root: Entry): boolean;
  migrate(source: SourceFile, migration: Migration, sources: readonly SourceFile[]): void;
}[] = [
  { is: isMcpAssert, migrate: migrateMcpAssert },
  { is: isPromptfoo, migrate: migratePromptfoo },
  { is: isMcpEval, migrate: migrateMcpEval },
  { is: isGleanwork, migrate: migrateGleanwork },
];

/** `mcptest migrate FILES`: writes suites of other tools as one of ours; notes on stderr what is not. Throws a UserError. */
export async function migrateCommand(
  paths: string[],
  { out, force }: { out?: string; force?: boolean },
): Promise<number> {
  const sources = await readSources(paths, process.cwd());
  const migration = new Migration();
  for (const source of sources) {
    FORMATS.find(({ is }) => is(source.root))?.migrate(source, migration, sources);
  }
  const { tests, servers, settings } = migration;
  const notes = sources.flatMap((source) => source.notes);
  const reason = notes.join("\n") || "The files have no tests.";
  const fix = "Name files with tests that have a counterpart: docs/migration.md lists them.";
  if (tests.length === 0) throw userError("no test can be migrated", reason, fix);
  if (out !== undefined && !force && existsSync(out))
    throw userError(`${out} exists`, "A suite would be written over it.", "Add --force, or name another file.");
  makeNamesUnique(tests);
  const yaml = suiteText([`Written by \`${TOOL_NAME} migrate\`.`, ...notes], servers, tests, settings);
  if (out === undefined) await writeOut(printable(yaml));
  else await writeFileAtomic(resolve(out), hide(yaml));
  const place = out === undefined ? "" : ` in ${out}`;
  for (const note of notes) await reportLines(note);
  await reportLines(`${plural(tests.length, "test")}${place}, ${plural(notes.length, "note")}`);
  return 0;
}

/** The suites among these files and in these folders. Throws a UserError, also for a file that is none. */
async function readSources(paths: readonly string[], cwd: string): Promise<SourceFile[]> {
  const sources: SourceFile[] = [];
  const read = async (path: string, isNamed: boolean) => {
    const source = new SourceFile(path, cwd);
    if (FORMATS.some(({ is }) => is(source.root))) sources.push(source);
    else if (isNamed) throw unknownFormat(path);
  };
  await runAll(
    paths.map((path) => async () => {
      if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return read(resolve(cwd, path), true);
      const files = await glob("**/*.{yaml,yml,json}", { cwd: path, absolute: true, ignore: "**/node_modules/**" });
      await runAll(files.sort().map((file) => () => read(file, false)));
    }),
  );
  if (sources.length === 0) throw unknownFormat(paths.join(", "));
  return sources;
}

function unknownFormat(path: string): UserError {
  const reason =
    "It is not in the format of mcp-assert, promptfoo (with the provider `mcp`), mcp-server-tester or mcp-eval.";
  const fix = "For a configuration that is a program, write what it gives to a YAML or JSON file.";
  return userError(`\`${path}\` is not a suite that can be migrated`, reason, `${fix} docs/migration.md has the rest.`);
}
