import { dirname } from "node:path";
import { messageOf } from "../../core/errors.js";
import { isObject } from "../../core/json/json.js";
import { splitWords } from "../../core/words.js";
import type { ProblemLog } from "../problems.js";
import type { SuiteProgram, SuiteTransform } from "../types.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";

/** The programs of a `transform` at a path; reports a command that cannot be split into words. */
export function transformOf(root: object, path: Path, log: ProblemLog): SuiteTransform | undefined {
  const node = path.reduce<unknown>(child, root);
  if (!isObject(node)) return undefined;
  const request = programOf(root, [...path, "request"], node.request, log);
  const response = programOf(root, [...path, "response"], node.response, log);
  if (request === undefined && response === undefined) return undefined;
  const folder = dirname(log.places.sourceOf(node, request ? "request" : "response")?.file ?? "");
  return { ...(request && { request }), ...(response && { response }), folder };
}

function programOf(root: object, path: Path, written: unknown, log: ProblemLog): SuiteProgram | undefined {
  const location = log.places.locate(root, path, "entry");
  if (typeof written !== "string") {
    const program = child(written, "jq");
    return typeof program === "string" ? { jq: program, location } : undefined;
  }
  try {
    const command = splitWords(written);
    const [first, program, ...others] = command;
    if (first === "jq" && program !== undefined && others.length === 0) return { jq: program, location };
    if (command.length > 0) return { command, location };
    report("it is empty");
  } catch (error) {
    report(messageOf(error));
  }
  return undefined;

  function report(why: string): void {
    log.at(root, path, "value", {
      title: "the command cannot be parsed",
      description: `It is split into words like a shell command: ${why}.`,
      fix: "Close every quote, and write a literal backslash as `\\\\`.",
    });
  }
}
