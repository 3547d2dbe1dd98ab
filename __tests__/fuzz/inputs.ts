import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { type Problem, UserError } from "../../src/core/problem.js";

/** How many random inputs a parser gets. More are worth it after a change: MCPTEST_FUZZ_RUNS=100000. */
export const RUNS = Number(process.env.MCPTEST_FUZZ_RUNS ?? 100);

/** Text, or pieces of text with how often each is repeated. */
type Kept = string | [text: string, times: number][];

/** The inputs in `found/`: those that once broke a parser, and those at its edges. They are tried before random ones. */
export function found(parser: string): string[] {
  const list: { why: string; input: Kept }[] = JSON.parse(
    readFileSync(new URL(`found/${parser}.json`, import.meta.url), "utf8"),
  );
  return list.map(({ input }) =>
    typeof input === "string" ? input : input.map(([text, times]) => text.repeat(times)).join(""),
  );
}

const PIECES = [
  ..."{}[]\",:\\'#&*!|>-?%@`~<=$\n\r\t\0 ",
  "\\u0000",
  "\\ud800",
  "\ud800",
  "\ufeff",
  "\u2028",
  "__proto__",
  "constructor",
  "null",
  "-0",
  "1e999",
  "99999999999999999999",
  '""',
  "[]",
  "{}",
  "${",
  "[".repeat(3_000),
  '{"a":'.repeat(3_000),
];

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.nat(3), fc.nat(300)),
  added: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4, unit: "binary" })),
});

/** One of the texts after some random changes. */
export function changed(texts: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...texts), fc.array(edit, { maxLength: 3 })).map(([text, edits]) =>
    edits.reduce((text, { at, removed, added }) => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + added + text.slice(start + removed);
    }, text),
  );
}

const VALUES: readonly (() => unknown)[] = [
  ...[null, "", "x", 0, -1, 1.5, 1e308, true, [], {}, [null], [{}], "\ud800", "«secret:A»"].map((value) => () => value),
  () => JSON.parse('{"__proto__":{"a":1}}'),
  () => JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`),
  () => JSON.parse(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`),
];

/** The JSON text of one of the values, with another value at some places of it. */
export function replaced(values: readonly unknown[]): fc.Arbitrary<string> {
  const change = fc.tuple(fc.array(fc.nat(), { maxLength: 8 }), fc.constantFrom(...VALUES));
  return fc
    .tuple(fc.constantFrom(...values), fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => textOf(changes.reduce((value, [path, make]) => replace(value, path, make()), value)));
}

/** The value with another one where the path leads: each step counts the members, again from the first after the last. */
function replace(value: unknown, [step, ...rest]: readonly number[], other: unknown): unknown {
  if (step === undefined || typeof value !== "object" || value === null) return other;
  const names = Object.keys(value);
  const name = names[step % names.length];
  if (name === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Object.defineProperty(copy, name, {
    value: replace(Reflect.get(value, name), rest, other),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

/** JSON of values nested deeper than `JSON.stringify` can follow. */
function textOf(value: unknown): string {
  const out: string[] = [];
  const rest: (string | { value: unknown })[] = [{ value }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === "string") out.push(next);
    else if (typeof next.value !== "object" || next.value === null) out.push(JSON.stringify(next.value) ?? "null");
    else {
      const isList = Array.isArray(next.value);
      const members = Object.entries(next.value).flatMap(([name, member], at) => [
        `${at > 0 ? "," : ""}${isList ? "" : `${JSON.stringify(name)}:`}`,
        { value: member },
      ]);
      rest.push(...[isList ? "[" : "{", ...members, isList ? "]" : "}"].reverse());
    }
  }
  return out.join("");
}

/** Reads a text as a file; returns what was read, or what its UserError says. Anything else that is thrown fails. */
export async function readAsFile<T>(text: string, read: (path: string) => T | Promise<T>): Promise<T | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  const path = join(folder, "input.json");
  try {
    writeFileSync(path, text);
    return await read(path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const problem of error.problems) expectWhole(problem);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A problem says what is wrong, why, and what to do, in text that is fit to print. */
export function expectWhole({ title, description, fix }: Problem): void {
  for (const text of [title, description, fix]) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/\bundefined\b|\[object /);
  }
}
