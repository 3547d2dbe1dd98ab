import { isObject } from "../../core/json/json.js";

/**
 * Why a tool must not be called with arguments that its schema accepts; undefined if it may be.
 *
 * @param entries what tools/list says of the tool
 * @param isUnfinished true if tools/list was not read to its end
 * @param safeCalls tools that may be called whatever their annotations say
 */
export function withheldBecause(
  tool: string,
  entries: readonly Record<string, unknown>[],
  isUnfinished: boolean,
  safeCalls: readonly string[],
): string | undefined {
  if (safeCalls.includes(tool)) return undefined;
  if (entries.length === 0 && isUnfinished) {
    return "tools/list was not read to its end, so the annotations of the tool are not known";
  }
  return entries.some(isDestructive) ? "its annotations say that it is destructive" : undefined;
}

/** By the protocol, a tool that says only that it is not read-only is destructive. A tool without hints says nothing. */
function isDestructive({ annotations }: Record<string, unknown>): boolean {
  if (!isObject(annotations)) return false;
  const { destructiveHint, readOnlyHint } = annotations;
  return readOnlyHint !== true && (destructiveHint ?? readOnlyHint === false) === true;
}
