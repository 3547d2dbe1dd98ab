import { resolve } from "node:path";
import { refuseOtherThanFolder, refuseUnwritable, writeFileAtomic, writeOut } from "../core/out.js";
import { runAll, userError } from "../core/problem.js";
import { absolutePath } from "../core/read-file.js";
import { loadReporter, render } from "../report/registry.js";
import type { RenderOptions } from "../report/types.js";
import type { GateResult } from "../results/gate.js";
import type { ResultsSource } from "../results/types.js";
import type { RunRequest } from "./request.js";
import type { ReporterTarget } from "./settings/option-values.js";

/** The formats that people read, so that others may stand before or after them. */
const FOR_PEOPLE = new Set(["pretty", "minimal", "markdown", "github"]);

/** Throws a UserError if a file cannot be written, two have the same path, or stdout would mix a report for programs with another. */
export function refuseFiles(
  targets: readonly ReporterTarget[],
  { capture, record }: Pick<RunRequest, "capture" | "record">,
  cwd: string,
): void {
  const onStdout = targets.filter(({ file }) => file === undefined);
  const forPrograms = onStdout.find(({ name }) => !FOR_PEOPLE.has(name));
  if (forPrograms && onStdout.length > 1) {
    const names = onStdout.map(({ name }) => name).join(" and ");
    const fix = `Write one of them to a file: \`--reporter ${forPrograms.name}=FILE\`.`;
    throw userError("two reports would be mixed on stdout", `${names} have no file.`, fix);
  }
  const outputs = targets.flatMap(({ name, file }) =>
    file === undefined ? [] : [[`--reporter ${name}=${file}`, file]],
  );
  if (capture !== undefined) outputs.push([`--capture ${capture}`, capture]);
  const byPath = new Map<string, string>();
  for (const [flag = "", file = ""] of outputs) {
    const path = absolutePath(cwd, file);
    const other = byPath.get(path);
    if (other !== undefined)
      throw userError("two files have the same path", `They are ${other} and ${flag}.`, "Give each a path of its own.");
    byPath.set(path, flag);
    refuseUnwritable(path);
  }
  if (record !== undefined) refuseOtherThanFolder(resolve(cwd, record));
}

/** Loads the code of reporters, which would otherwise be loaded when they are needed. */
export async function loadReporters(targets: readonly ReporterTarget[]): Promise<void> {
  await Promise.all(targets.map(({ name }) => loadReporter(name)));
}

/** Writes all reports, files first: stdout ends with what a person reads. Throws a UserError that names what failed. */
export async function writeReports(
  results: ResultsSource,
  targets: readonly ReporterTarget[],
  options: RenderOptions,
  cwd: string,
): Promise<void> {
  const sorted = [...targets.filter((target) => target.file), ...targets.filter((target) => !target.file)];
  await runAll(
    sorted.map(({ name, file }) => async () => {
      const { columns: _, ...rest } = options;
      const renderOptions = file === undefined ? options : { ...rest, color: false };
      const chunks = render(await loadReporter(name), results.head, results.rows(), renderOptions);
      if (file !== undefined) await writeFileAtomic(resolve(cwd, file), chunks);
      else for await (const chunk of chunks) await writeOut(chunk);
    }),
  );
}

/** Why a run did not succeed, if its reports do not show it: those for people do in their last line. */
export function unreportedReasons(
  { reasons, exitCode }: GateResult,
  { summary, findings }: ResultsSource["head"],
  targets: readonly ReporterTarget[],
): readonly string[] {
  const isShown =
    targets.some(({ name, file }) => file === undefined && FOR_PEOPLE.has(name)) ||
    (exitCode === 1 && (summary.failed > (summary.known_failures ?? 0) || findings.some(({ gates }) => gates))) ||
    exitCode === 130;
  return isShown ? [] : reasons;
}
