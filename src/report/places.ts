import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Finding, Location, TestRow } from "../core/generated/results.js";
import type { Problem } from "../core/problem.js";
import type { ResultsSource } from "../results/types.js";
import type { AnnotationSource } from "./annotations.js";
import { shownCauses } from "./causes.js";

/** The base folders of paths in results and in GitHub; both absolute. */
export interface Roots {
  workingDirectory: string;
  workspace: string;
}

/**
 * The source of annotations, with paths as GitHub expects them.
 *
 * @param problems redacted, as results are
 */
export function annotationSourceOf(
  roots: Roots,
  problems: readonly Problem[],
  results?: ResultsSource,
): AnnotationSource {
  const place = (location: Location) => ({ ...location, file: workspacePath(location.file, roots) });
  return {
    problems: problems.map((problem) => withPlace(problem, place)),
    findings: (results?.head.findings ?? []).map((finding) => withPlace(finding, place)),
    causes: shownCauses(results?.head ?? {}).map((cause) => ({
      ...cause,
      failures: cause.failures.map((failure) => ({ ...failure, location: place(failure.location) })),
    })),
    rules: results?.head.rules ?? {},
    rows: rowsWithPlace(results, place),
  };
}

/**
 * A path as GitHub expects it: relative to the workspace, posix separators. One outside the workspace stays absolute.
 *
 * @param file relative to the working directory, or absolute
 */
export function workspacePath(file: string, { workingDirectory, workspace }: Roots): string {
  const absolute = resolve(workingDirectory, file);
  const relativePath = relative(workspace, absolute);
  const outside = relativePath === ".." || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath);
  return (outside ? absolute : relativePath).replaceAll(sep, "/");
}

type Place = (location: Location) => Location;

async function* rowsWithPlace(results: ResultsSource | undefined, place: Place): AsyncIterable<TestRow> {
  if (results === undefined) return;
  for await (const row of results.rows()) {
    yield {
      ...row,
      location: place(row.location),
      failures: row.failures.map((failure) => ({ ...failure, location: place(failure.location) })),
    };
  }
}

function withPlace<T extends Problem | Finding>(item: T, place: Place): T {
  return item.location === undefined ? item : { ...item, location: place(item.location) };
}
