import { isObject } from "../../../../../core/json/json.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { itemsIn } from "../../answers.js";
import { listsIn, targetOf } from "../../assertions.js";
import type { AuditAnswer, AuditContext, Suspicion } from "../../types.js";

const SORTS = /^(?:sort|order)(?:_?by)?$/i;

/** AUDIT-IGNORED: a list that is to be sorted by a member of its items is not, neither upwards nor downwards. */
export function judgeOrder({ calls }: AuditContext): Suspicion[] {
  return calls.flatMap(({ tool, args, step, isValid, answer }): Suspicion | [] => {
    const sort = Object.entries(args).find(([name]) => SORTS.test(name));
    if (!sort || isValid !== true || typeof sort[1] !== "string") return [];
    const [name, member] = sort as [string, string];
    if (!isUnsorted(answer, member)) return [];
    return {
      rule_id: "AUDIT-IGNORED",
      tier: "suspicious",
      subject: say`${hide(tool.name)}.${hide(name)}`,
      message: say`${hide(tool.name)} does not sort by ${hide(member)}`,
      steps: [step],
      shows: ([again]) => again !== undefined && isUnsorted(again, member),
      assertions: ([again]) => {
        const jq = `map(.[${JSON.stringify(member)}]) | . == sort or . == (sort | reverse)`;
        const [list] = listsIn(again?.json);
        return list ? [{ at: 0, target: targetOf(list.path), jq, matcher: { exact: true } }] : [];
      },
    };
  });
}

/** True if at least three items have other numbers, or times, than an order of them would give. */
function isUnsorted({ kind, json }: AuditAnswer, member: string): boolean {
  const values = (itemsIn(json) ?? []).map((item) => (isObject(item) ? item[member] : undefined));
  const isOrdered = values.every((value) => typeof value === "number" || isTime(value));
  if (kind !== "accepted" || values.length < 3 || !isOrdered) return false;
  const goes = (way: (a: unknown, b: unknown) => boolean) =>
    values.slice(1).every((value, at) => way(values[at], value));
  return !goes((a, b) => (a as number) <= (b as number)) && !goes((a, b) => (a as number) >= (b as number));
}

/** Texts have many orders, times of one form have one. */
function isTime(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?$/.test(value);
}
