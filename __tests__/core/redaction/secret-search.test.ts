import { expect, it } from "vitest";
import { createSearch } from "../../../src/core/redaction/secret-search.js";

const SECRET = "abcdefgh";
const MARK = "«secret:A»";
const search = createSearch(new Map([[SECRET, MARK]]), new Set([MARK, "«secret:abcdefgh»"]));

/** Where the secret is found. */
function starts(text: string): number[] {
  return search(text).map(({ start }) => start);
}

it.each<[string, number[]]>([
  [`${MARK}${SECRET}`, [MARK.length]],
  [`${SECRET}${MARK}`, [0]],
  [`${MARK} ${SECRET} ${MARK} ${SECRET}`, [11, 31]],
  ["a «secret:abcdefgh» b", []],
  ["a «secret:abcdefgh» abcdefgh", [20]],
])("a secret is found beside a mark, and not in it: %j", (text, places) => expect(starts(text)).toEqual(places));

it("a mark that this process did not make is text like any other", () => {
  expect(starts("a «secret:abcdefgh…» b")).toEqual([10]);
});

it("what comes before does not hide it, a NUL behind its last character neither", () => {
  expect(starts(`xxxxxxh\0${SECRET}`)).toEqual([8]);
  expect(starts(`${SECRET.slice(0, 7)}${SECRET}${SECRET}`)).toEqual([7, 15]);
});

it("the longest of several is taken, with its own mark", () => {
  const several = createSearch(
    new Map([
      [SECRET, "short"],
      [`${SECRET}-long`, "long"],
    ]),
    new Set(),
  );
  expect(several(`${SECRET}-long ${SECRET}-lon`)).toEqual([
    { start: 0, end: 13, mark: "long" },
    { start: 14, end: 22, mark: "short" },
  ]);
});
