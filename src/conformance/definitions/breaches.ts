import type { Redacted } from "../../core/redaction/redact.js";
import { cut, derive, excerpt, hide, join, say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";
import type { DefinitionBreach, DefinitionCheck, DefinitionKind } from "./types.js";

const MAX_NAME = 100;
const MAX_PLACES = 5;

/** Checks of these kinds of definitions, by rule. */
export function judging(
  about: readonly DefinitionKind[],
  checks: { readonly [Id in RuleId]?: DefinitionCheck["breaches"] },
): DefinitionCheck[] {
  return Object.entries(checks).map(([id, breaches]) => ({ id: id as RuleId, about, breaches }));
}

export function breach(path: string, message: Redacted): DefinitionBreach {
  return { path, message };
}

/** A name of the server in a message. */
export function named(name: string): Redacted {
  return say`\`${excerpt(name, MAX_NAME)}\``;
}

/** A place in a message: the pointer without the words between names, such as `inputSchema.limit`. */
export function placed(path: string): Redacted {
  const shown = derive(hide(path), (pointer) =>
    pointer.slice(1).replaceAll("/properties/", ".").replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~"),
  );
  return say`\`${cut(shown, MAX_NAME)}\``;
}

/** One breach for several places: `3 strings have no maximum length: a, b, c`. */
export function together(paths: readonly string[], what: (many: boolean) => Redacted): DefinitionBreach[] {
  const [first] = paths;
  if (first === undefined) return [];
  const shown = join(paths.slice(0, MAX_PLACES).map(placed), ", ");
  const rest = paths.length > MAX_PLACES ? say` and ${paths.length - MAX_PLACES} more` : say``;
  return [breach(first, say`${what(paths.length > 1)}: ${shown}${rest}`)];
}
