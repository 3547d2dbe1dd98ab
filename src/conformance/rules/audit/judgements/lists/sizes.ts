import { hide, say } from "../../../../../core/redaction/redacted.js";
import { argumentsOf, SIZE_ARGUMENT } from "../../../../calls/learned/candidates.js";
import { itemsIn } from "../../answers.js";
import { listsIn, targetOf } from "../../assertions.js";
import type { AuditAnswer, AuditContext, Suspicion } from "../../types.js";
import { smallestFirst } from "../exception.js";

/** AUDIT-PAGES: a list has more items than its limit, for two limits; a limit that changes nothing is IGNORED. */
export function judgeSizes(context: AuditContext): Suspicion[] {
  return context.tools.flatMap((tool): Suspicion | [] => {
    const size = argumentsOf(tool).find(({ name }) => SIZE_ARGUMENT.test(name))?.name;
    if (size === undefined || !tool.isReader) return [];
    const tooMany = smallestFirst(context.callsOf(tool)).flatMap(({ step, args, isValid, answer }) => {
      const limit = args[size];
      const isTooLong = isValid === true && typeof limit === "number" && limit > 0 && lengthOf(answer) > limit;
      return isTooLong ? [{ step, limit, length: lengthOf(answer) }] : [];
    });
    const [one] = tooMany;
    const other = one && tooMany.find(({ limit, length }) => limit !== one.limit && length !== one.length);
    if (!other) return [];
    return {
      rule_id: "AUDIT-PAGES",
      tier: "suspicious",
      subject: say`${hide(tool.name)}.${hide(size)}`,
      message: say`${hide(tool.name)} gives ${one.length} items for a \`${hide(size)}\` of ${one.limit}`,
      steps: [one.step, other.step],
      assertions: ([answer]) =>
        listsIn(answer?.json)
          .slice(0, 1)
          .map(({ path }) => ({ at: 0, target: `${targetOf(path)}.length`, matcher: { "less-than": one.limit + 1 } })),
      shows: ([a, b]) => a !== undefined && b !== undefined && lengthOf(a) > one.limit && lengthOf(b) > other.limit,
    };
  });
}

function lengthOf({ kind, json }: AuditAnswer): number {
  return kind === "accepted" ? (itemsIn(json)?.length ?? 0) : 0;
}
