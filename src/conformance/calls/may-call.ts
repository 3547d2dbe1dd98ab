import { isObject } from "../../core/json/json.js";

type ToolEntry = Readonly<Record<string, unknown>>;

/** Names and globs that allow every tool. */
export const EVERY_TOOL: readonly string[] = ["*"];

/** Why a tool is not called unless it is allowed. */
export const NOT_ANNOTATED = "it may destroy: no annotation says that it does not";

/** Why a tool is not called whatever is allowed. */
export const TASK_ONLY = "it can be called as a task only";
export const PROTOCOL_ONLY = "--protocol-only calls no tool";
export const TOO_LARGE = "its arguments are too large to be made up";

/**
 * Why mcptest does not call a tool with arguments that its schema accepts; undefined if it may. `entries`: what
 * tools/list has of it. A tool that a test names must only not say that it destroys; any other must say that it does not.
 */
export function whyNotCalled(
  tool: string,
  entries: readonly ToolEntry[],
  safeCalls: readonly string[],
  { isNamed = false, isUnfinished = false, asTask = false } = {},
): string | undefined {
  if (!isNamed && !asTask && entries.some(isTaskOnly)) return TASK_ONLY;
  if (isSafeCall(tool, safeCalls)) return undefined;
  if (entries.length === 0 && isUnfinished) {
    return "tools/list was not read to its end, so the annotations of the tool are not known";
  }
  if (entries.some(saysDestructive)) return "its annotations say that it is destructive";
  return isNamed || entries.every(saysSafe) ? undefined : NOT_ANNOTATED;
}

/** True for a tool that is not called because it runs as a task alone. */
export function isForTasks({ withheld }: { withheld?: string }): boolean {
  return withheld === TASK_ONLY;
}

/** True if a tool of tools/list may be called with what its schema accepts, plainly or as a task. */
export function mayCallTool(tool: ToolEntry, safeCalls: readonly string[], asTask = false): boolean {
  return typeof tool.name === "string" && whyNotCalled(tool.name, [tool], safeCalls, { asTask }) === undefined;
}

/** True if one of these names or globs allows a tool. */
export function isSafeCall(tool: string, safeCalls: readonly string[]): boolean {
  return safeCalls.some((glob) => matches(tool, glob));
}

/** Whether a glob with `*` for any text fits a name. Both are untrusted: a regular expression could backtrack. */
function matches(name: string, glob: string): boolean {
  const [start = "", ...parts] = glob.split("*");
  const end = parts.pop();
  if (end === undefined) return name === glob;
  if (!name.startsWith(start)) return false;
  let at = start.length;
  for (const part of parts) {
    const index = name.indexOf(part, at);
    if (index === -1) return false;
    at = index + part.length;
  }
  return name.length - end.length >= at && name.endsWith(end);
}

/** By the protocol, a tool that says only that it is not read-only is destructive. A tool without hints says nothing. */
function saysDestructive({ annotations }: ToolEntry): boolean {
  if (!isObject(annotations)) return false;
  const { destructiveHint, readOnlyHint } = annotations;
  return readOnlyHint !== true && (destructiveHint ?? readOnlyHint === false) === true;
}

function isTaskOnly({ execution }: ToolEntry): boolean {
  return isObject(execution) && execution.taskSupport === "required";
}

function saysSafe({ annotations }: ToolEntry): boolean {
  return isObject(annotations) && (annotations.readOnlyHint === true || annotations.destructiveHint === false);
}
