import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../src/core/json/json.js";
import { loadMatchers } from "../../src/matchers/compile.js";
import { firstUnassigned } from "../../src/matchers/diff/multiset.js";
import type { Verdict } from "../../src/matchers/types.js";
import { linearSearch } from "../../src/matchers/values.js";

const NAMES = "exact contains contains-all contains-any regex not anyOf allOf oneOf";
const compile = await loadMatchers(NAMES.split(" "));

function passes(matcher: unknown, value: unknown): boolean {
  return (compile(matcher).judge(value) as Verdict).pass;
}

const scalar = fc.constantFrom<Json>(null, true, false, 0, -0, 1, 1.5, "", "a", "ab", "b", "__proto__");
const key = fc.constantFrom("a", "b", "length", "__proto__", "constructor");
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie("value")), { maxLength: 3 }).map(ownMembers),
  ),
}));

/** An object whose keys are all own ones, `__proto__` too, as JSON.parse makes them. */
function ownMembers(members: [string, Json][]): { [key: string]: Json } {
  const made: { [key: string]: Json } = {};
  for (const [name, member] of members) {
    Object.defineProperty(made, name, { value: member, enumerable: true, writable: true, configurable: true });
  }
  return made;
}

/** A text that is the same for values that are equal. */
function canonical(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(canonical).join()}]`;
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  return `{${Object.entries(json)
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
    .sort()
    .join()}}`;
}

/** `contains` as the page says it, every way to give out the elements tried in turn. */
function slowContains(actual: Json, wanted: Json): boolean {
  if (typeof actual === "string") return typeof wanted === "string" && actual.includes(wanted);
  return slowMatches(actual, Array.isArray(actual) && !Array.isArray(wanted) ? [wanted] : wanted);
}

/** The same within arrays and objects, where a string is found whole. */
function slowMatches(actual: Json, wanted: Json): boolean {
  if (typeof actual !== "object" || actual === null) return canonical(actual) === canonical(wanted);
  if (Array.isArray(actual)) return Array.isArray(wanted) && giveOut(actual, wanted);
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted)) return false;
  const members = new Map(Object.entries(actual));
  return Object.entries(wanted).every(([name, member]) => members.has(name) && slowMatches(members.get(name)!, member));
}

function giveOut(elements: Json[], wanted: Json[]): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return true;
  return elements.some((element, index) => slowMatches(element, first) && giveOut(elements.toSpliced(index, 1), rest));
}

/** What `contains-all` and `contains-any` look for one by one. */
function slowNeedle(actual: Json[], needle: Json): boolean {
  return actual.some((element) => slowMatches(element, needle));
}

describe("matchers, against slow models", () => {
  it("exact is equality of canonical texts", () => {
    fc.assert(
      fc.property(value, value, (a, b) => void expect(passes({ exact: a }, b)).toBe(canonical(a) === canonical(b))),
    );
    fc.assert(fc.property(value, (a) => void expect(passes({ exact: a }, JSON.parse(canonical(a)))).toBe(true)));
  });

  it("exact says by pointer where a changed value differs", () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        fc.pre(canonical(a) !== canonical(b));
        const verdict = compile({ exact: { x: [a] } }).judge({ x: [b] }) as Verdict;
        expect(verdict.path?.startsWith("/x/0")).toBe(true);
        // The first difference is the first line.
        expect(verdict.diff?.slice(2)).toMatch(new RegExp(`^${verdict.path}: `));
      }),
    );
  });

  it("exact and contains tell small values apart", () => {
    const own = JSON.parse('{"__proto__": {}}') as Json;
    const flat: Json[] = [null, false, 0, "", "0", [], {}, own];
    const small: Json[] = [...flat, ...flat.map((one) => [one]), ...flat.map((one) => ({ a: one }))];
    for (const a of small) {
      for (const b of small) {
        expect([a, b, passes({ exact: a }, b)]).toEqual([a, b, canonical(a) === canonical(b)]);
        expect([a, b, passes({ contains: b }, a)]).toEqual([a, b, slowContains(a, b)]);
      }
    }
  });

  it("gives each thing an item of its own wherever that can be done", () => {
    const fits = fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { maxLength: 5 });
    const slow = ([first, ...rest]: boolean[][], taken: readonly number[] = []): boolean =>
      first === undefined || first.some((fit, item) => fit && !taken.includes(item) && slow(rest, [...taken, item]));
    fc.assert(
      fc.property(fits, (rows) => {
        expect(firstUnassigned(rows.length, 5, (thing, item) => rows[thing]![item]!) < 0).toBe(slow(rows));
      }),
      { numRuns: 1_000 },
    );
  });

  it("contains is the slow search", () => {
    fc.assert(
      fc.property(value, value, (a, b) => void expect(passes({ contains: b }, a)).toBe(slowContains(a, b))),
      { numRuns: 1_000 },
    );
    const object = fc.subarray(["a", "b", "c"]).map((names) => Object.fromEntries(names.map((n) => [n, 1])));
    const list = fc.array(fc.oneof(scalar, object), { maxLength: 5 });
    fc.assert(
      fc.property(list, list, (a, b) => void expect(passes({ contains: b }, a)).toBe(giveOut(a, b))),
      { numRuns: 1_000 },
    );
  });

  it("contains-all and contains-any take each needle on its own", () => {
    const needles = fc.array(value, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), needles, (a, b) => {
        expect(passes({ "contains-all": b }, a)).toBe(b.every((needle) => slowNeedle(a, needle)));
        expect(passes({ "contains-any": b }, a)).toBe(b.some((needle) => slowNeedle(a, needle)));
      }),
    );
  });

  it("regex matches what JavaScript's own expressions match, if both mean the same", () => {
    const atom = fc.constantFrom("a", "b", "[ab]", "[^a]", "(?:ab)", "(?:a|b)", "\\d", "^", "$");
    const term = fc.tuple(atom, fc.constantFrom("", "*", "+", "?", "{2}")).map(([one, times]) => {
      return /^[$^]$/.test(one) ? one : one + times;
    });
    const pattern = fc.array(term, { minLength: 1, maxLength: 4 }).map((terms) => terms.join(""));
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "1"), maxLength: 6 });
    fc.assert(
      fc.property(pattern, text, (p, t) => void expect(passes({ regex: p }, t)).toBe(new RegExp(p, "u").test(t))),
      { numRuns: 300 },
    );
  });

  it("searching in linear time finds what the engine's search finds", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 30 });
    fc.assert(
      fc.property(text, text, (a, b) => void expect(linearSearch(a, b)).toBe(a.includes(b))),
      { numRuns: 2_000 },
    );
  });
});

const matcher = fc.oneof(
  value.map((argument) => ({ exact: argument })),
  value.map((argument) => ({ contains: argument })),
  fc.constantFrom({ regex: "^a" }, { regex: "\\d" }, { not: { exact: 1 } }),
);

describe("compositions", () => {
  it("not undoes not", () => {
    fc.assert(fc.property(matcher, value, (m, v) => void expect(passes({ not: { not: m } }, v)).toBe(passes(m, v))));
  });

  it("De Morgan holds", () => {
    fc.assert(
      fc.property(fc.array(matcher, { minLength: 1, maxLength: 3 }), value, (list, v) => {
        const negated = list.map((m) => ({ not: m }));
        expect(passes({ not: { anyOf: list } }, v)).toBe(passes({ allOf: negated }, v));
        expect(passes({ not: { allOf: list } }, v)).toBe(passes({ anyOf: negated }, v));
      }),
    );
  });

  it("oneOf counts", () => {
    fc.assert(
      fc.property(fc.array(matcher, { minLength: 1, maxLength: 4 }), value, (list, v) => {
        expect(passes({ oneOf: list }, v)).toBe(list.filter((m) => passes(m, v)).length === 1);
      }),
    );
  });
});
