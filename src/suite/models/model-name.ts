import { isObject } from "../../core/json/json.js";
import type { ProblemLog, ProblemTexts } from "../problems.js";
import { listNames, suggest } from "../suggest.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import type { SuiteModel } from "./types.js";

/** A model as a suite writes it; undefined if it is not one. */
export function readModel(value: unknown): SuiteModel | undefined {
  if (typeof value === "string") return { id: value };
  const [provider, id] = [child(value, "provider"), child(value, "id")];
  return typeof provider === "string" && typeof id === "string" ? { provider, id } : undefined;
}

/** The model that a suite names at a path, by its id or as `{provider, id}`; reports an unknown provider. */
export function modelAt(
  root: Record<string, unknown>,
  path: Path,
  value: unknown,
  log: ProblemLog,
): SuiteModel | undefined {
  const model = readModel(value);
  if (model?.provider !== undefined) checkProvider(root, [...path, "provider"], model.provider, log);
  return model;
}

function checkProvider(root: Record<string, unknown>, path: Path, name: string, log: ProblemLog): void {
  const declared = Object.keys(isObject(root.providers) ? root.providers : {});
  if (declared.includes(name)) return;
  log.notFound(root, path, "value", unknownProvider(name, declared));
}

/** What is said of a provider that is not among those that the suite declares. */
export function unknownProvider(name: string, declared: readonly string[]): ProblemTexts {
  const suggestion = suggest(name, declared);
  return {
    title: `unknown provider \`${name}\``,
    description: declared.length === 0 ? "The suite has no `providers`." : `The suite has ${listNames(declared)}.`,
    fix: suggestion === undefined ? "Declare it under `providers:`." : `Did you mean \`${suggestion}\`?`,
  };
}
