import { hide, hideValue, jsonText, say } from "../../../core/redaction/redacted.js";
import { exceptionIn } from "../exceptions.js";
import type { AuditContext, MadeCall, Suspicion } from "../types.js";

/** AUDIT-EXCEPTION: a call that the schema allows is answered with an unhandled exception. */
export function exceptions({ calls }: AuditContext): Suspicion[] {
  const valid = calls.filter(({ isValid, answer }) => isValid === true && answer.kind === "rejected");
  return smallestFirst(valid).flatMap(({ tool, args, step, answer }) => {
    // What the tool describes, it may name in a rejection.
    const known = `${sentText(args)} ${tool.description} ${JSON.stringify(tool.inputSchema)}`;
    const words = exceptionIn(answer.text, known);
    if (words === undefined) return [];
    return [
      {
        rule_id: "AUDIT-EXCEPTION",
        tier: "broken",
        subject: hide(tool.name),
        message: say`${hide(tool.name)} fails with an unhandled exception for arguments that its schema allows: ${hide(words)}`,
        steps: [step],
        shows: ([found]) => found?.kind === "rejected" && exceptionIn(found.text, known) !== undefined,
      } satisfies Suspicion,
    ];
  });
}

/** Calls with the smallest arguments first: the first that is confirmed is told. */
export function smallestFirst(calls: readonly MadeCall[]): MadeCall[] {
  return calls.toSorted((a, b) => sentText(a.args).length - sentText(b.args).length);
}

export function sentText(args: unknown): string {
  return jsonText(hideValue(args));
}
