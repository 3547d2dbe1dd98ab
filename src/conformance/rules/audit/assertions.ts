import { isDeepStrictEqual } from "node:util";
import { isObject, valueAt } from "../../../core/json/json.js";
import { idMemberOf } from "./answers.js";
import { AnswerPart, type AuditAnswer, type StepAssertion } from "./types.js";

export const assertAccepted = (at: number): StepAssertion => ({
  at,
  target: "result.isError",
  matcher: { exact: false },
});
export const assertRejected = (at: number): StepAssertion => ({
  at,
  target: "result.isError",
  matcher: { exact: true },
});
/** Any answer will do. */
export const assertAnswered = (at: number): StepAssertion => ({
  at,
  target: "",
  matcher: { schema: { type: "object" } },
});

/** That a text is not in the result. */
export function assertLacksText(at: number, text: string): StepAssertion {
  // Quotes are escaped in some texts and not in others.
  const inPattern: Readonly<Record<string, string>> = { '"': '\\\\*"', "\\": "\\\\+" };
  const pattern = text.replace(/["\\.*+?^${}()|[\]]/g, (mark) => inPattern[mark] ?? `\\${mark}`);
  return { at, target: "result", matcher: { not: { regex: pattern } } };
}

/** That a call is answered as another one is, at the place where the two differ now; `view`: what is compared. */
export function assertSameAnswer(
  at: number,
  other: number,
  answers: readonly AuditAnswer[],
  view = ({ json }: AuditAnswer): unknown => json,
): StepAssertion[] {
  const [now, then] = [answers[at], answers[other]];
  if (now?.kind !== "accepted") return [assertAccepted(at)];
  if (then?.json === undefined) return [assertSamePart(at, other, "result.content")];
  const path = differenceOf(view(then), view(now));
  if (path.length === 0) return [assertSamePart(at, other, "result.content")];
  const member = path.at(-1);
  const holder = valueAt(view(then), path.slice(0, -1));
  const isNew = member !== undefined && isObject(holder) && !Object.hasOwn(holder, member);
  return isNew
    ? [{ at, target: targetOf(path), matcher: { exact: null } }]
    : [assertSamePart(at, other, targetOf(path))];
}

/** That the last answer differs from one before it. */
export function assertOtherAnswer(at: number, target = "result"): StepAssertion {
  const differs = Array.from({ length: at }, (_, other) => ({ not: { exact: new AnswerPart(other, target) } }));
  return { at, target, matcher: { anyOf: differs } };
}

/** That a part of two answers is the same. */
export function assertSamePart(at: number, other: number, target: string): StepAssertion {
  return { at, target, matcher: { exact: new AnswerPart(other, target) } };
}

/** A target from the members of a path. */
export function targetOf(path: readonly (string | number)[]): string {
  const parts = path.map((key) =>
    typeof key === "string" && /^\w+$/.test(key) ? `.${key}` : key === "*" ? "[*]" : `[${JSON.stringify(key)}]`,
  );
  return `json${parts.join("")}`;
}

/** Where two values begin to differ: a member, or the names in lists of other lengths. */
function differenceOf(a: unknown, b: unknown): (string | number)[] {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return itemNamePath(a.length > 0 ? a : b);
    const at = a.findIndex((item, index) => !isDeepStrictEqual(item, b[index]));
    return at < 0 ? [] : [at, ...differenceOf(a[at], b[at])];
  }
  if (!isObject(a) || !isObject(b)) return [];
  const key = Object.keys({ ...a, ...b }).find((name) => !isDeepStrictEqual(a[name], b[name]));
  return key === undefined ? [] : [key, ...differenceOf(a[key], b[key])];
}

/** Where items of a list have what names them; no further where they have no names. */
export function itemNamePath(items: readonly unknown[]): string[] {
  const [first] = items;
  const key = isObject(first) ? idMemberOf(first) : undefined;
  return key === undefined ? [] : ["*", key];
}

/** Where an answer has a list: in itself, or in a member. */
export function listsIn(json: unknown): { path: string[]; items: unknown[] }[] {
  const inside = isObject(json) ? Object.entries(json).map(([key, value]) => ({ path: [key], items: value })) : [];
  return [{ path: [], items: json }, ...inside].flatMap(({ path, items }) =>
    Array.isArray(items) ? [{ path, items }] : [],
  );
}
