import type { ProblemLog } from "../problems.js";
import { listNames, suggest } from "../suggest.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { type Reference, referencesIn } from "./deferred.js";

/** The first name of a reference with dots: `steps` of `steps.login.token`; empty if it has none. */
export function headOf({ name }: Pick<Reference, "name">): string {
  return /^([^.[]+)[.[]/.exec(name)?.[1] ?? "";
}

/** The id that `${steps.ID.path}` names; empty for other references. */
export function stepOf({ name }: Pick<Reference, "name">): string {
  return /^steps\.([^.[]+)/.exec(name)?.[1] ?? "";
}

/** Reports every `${steps.ID…}` below a node whose id is not that of an earlier step. */
export function checkStepReferences(
  root: object,
  path: Path,
  node: unknown,
  stepIds: ReadonlySet<string>,
  log: ProblemLog,
): void {
  for (const { reference, path: inner } of referencesIn(node)) {
    if (headOf(reference) !== "steps") continue;
    const id = stepOf(reference);
    if (stepIds.has(id)) continue;
    const suggestion = suggest(id, [...stepIds]);
    log.notFound(root, [...path, ...inner], "value", {
      title: `no earlier step has the id \`${id}\``,
      description:
        stepIds.size === 0
          ? `\`\${${reference.name}}\` reads the response of an earlier step, and no earlier step has an id.`
          : `\`\${${reference.name}}\` reads the response of an earlier step: ${listNames([...stepIds])}.`,
      fix: suggestion === undefined ? "Give an earlier step this `id`." : `Did you mean \`${suggestion}\`?`,
    });
  }
}

/** Reports every `${data.x}` below a node that a row does not have; a fallback replaces what is missing. */
export function checkDataReferences(
  root: object,
  path: Path,
  node: unknown,
  rows: readonly Readonly<Record<string, unknown>>[],
  log: ProblemLog,
): void {
  for (const { reference, path: inner } of referencesIn(node)) {
    if (headOf(reference) !== "data" || reference.fallback !== undefined) continue;
    const field = /^data\.([^.[]+)/.exec(reference.name)?.[1] ?? /^data\["([^"]*)"\]/.exec(reference.name)?.[1] ?? "";
    const index = rows.findIndex((row) => child(row, field) === undefined);
    if (index === -1) continue;
    const fields = Object.keys(rows[index] ?? {});
    const suggestion = suggest(field, fields);
    log.notFound(root, [...path, ...inner], "value", {
      title: `no \`${field}\` in row ${index} of the data`,
      description: fields.length === 0 ? "The row is empty." : `The row has ${listNames(fields)}.`,
      fix:
        suggestion === undefined
          ? `Add it, or write \`\${data.${field}:-fallback}\`.`
          : `Did you mean \`${suggestion}\`?`,
    });
  }
}
