import { isNamedForReading } from "../conformance/calls/learned/verbs.js";
import { say } from "../core/redaction/redacted.js";
import { plural } from "../core/text.js";
import { listNames } from "../suite/suggest.js";
import { askUser, shownLine } from "./terminal.js";

const MAX_OWNERS = 200;

/** What the user lets a command call, of tools that say nothing about what they change: all in a sandbox, or these alone. */
export type Permission = { sandbox: true } | { sandbox: false; names: readonly string[] };

/**
 * Asks once, on a terminal, whether tools may be called that say nothing about what they change. Elsewhere, and without an
 * answer, none may. Other answers than letters are names or globs. `servers`: whose tools they are, if there are several.
 */
export async function askToCall(
  names: readonly string[],
  signal: AbortSignal,
  servers: readonly string[] = [],
): Promise<Permission> {
  const none: Permission = { sandbox: false, names: [] };
  if (names.length === 0) return none;
  const verb = names.length === 1 ? "says" : "say";
  const owners = servers.length === 0 ? say`` : say` of ${shownLine(listNames(servers), MAX_OWNERS)}`;
  const question = say`${plural(names.length, "tool")}${owners} ${verb} nothing about what they change. Call them: [s]andbox, [a]ll, [r]ead-like names (get_*, list_*, …), [n]one? `;
  const answer = (await askUser(question, signal))?.trim() ?? "";
  switch (answer.toLowerCase()) {
    case "s":
    case "sandbox":
      return { sandbox: true };
    case "a":
    case "all":
    case "*":
      return { sandbox: false, names };
    case "r":
    case "read":
      return { sandbox: false, names: names.filter(isNamedForReading) };
    case "":
    case "n":
    case "none":
      return none;
    default:
      return { sandbox: false, names: answer.split(/[\s,]+/) };
  }
}
