import { expect, it } from "vitest";
import { createSearch } from "../../../src/core/redaction/secret-search.js";

const SECRET = "abcdefgh";
const MARK = "«secret:A»";
const search = createSearch(
  new Map([
    [SECRET, MARK],
    [MARK, MARK],
    ["«secret:abcdefgh»", "«secret:abcdefgh»"],
  ]),
);

it.each([
  [`${MARK}${SECRET}`, `${MARK}${MARK}`],
  [`${SECRET}${MARK}`, `${MARK}${MARK}`],
  [`x ${SECRET} ${MARK} ${SECRET} y`, `x ${MARK} ${MARK} ${MARK} y`],
  ["a «secret:abcdefgh» b", "a «secret:abcdefgh» b"],
  ["a «secret:abcdefgh» abcdefgh", `a «secret:abcdefgh» ${MARK}`],
])("a secret is found beside a mark, and not in it: %j", (text, shown) => expect(search(text)).toBe(shown));

it("a mark that this process did not make is text like any other", () => {
  expect(search("a «secret:abcdefgh…» b")).toBe(`a «secret:${MARK}…» b`);
});

it("what comes before does not hide it, a NUL behind its last character neither", () => {
  expect(search(`xxxxxxh\0${SECRET}`)).toBe(`xxxxxxh\0${MARK}`);
  expect(search(`${SECRET.slice(0, 7)}${SECRET}${SECRET}`)).toBe(`${SECRET.slice(0, 7)}${MARK}${MARK}`);
});

it("the longest of several is taken, with its own mark", () => {
  const several = createSearch(
    new Map([
      [SECRET, "<short>"],
      [`${SECRET}-long`, "<long>"],
    ]),
  );
  expect(several(`${SECRET}-long ${SECRET}-lon`)).toBe("<long> <short>-lon");
});
