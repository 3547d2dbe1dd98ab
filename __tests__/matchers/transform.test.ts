import { expect, it } from "vitest";
import { compileTransform } from "../../src/matchers/transform.js";
import { MatcherError } from "../../src/matchers/types.js";

const EXAMPLE = '".a | length"';

it.each<[unknown, string, program?: string]>([
  [5, "It has another type."],
  [null, "It has another type."],
  [{ jq: 5 }, "It has another type."],
  [{ jq: ".", more: 1 }, "It has another type."],
  ["jq", "After `jq` there are 0 words."],
  ["jq . .", "After `jq` there are 2 words.", '". ."'],
  ["tostring", "It does not start with `jq`.", '"tostring"'],
  ['.["a"]', "It does not start with `jq`.", `'.["a"]'`],
  ["sed s/a/b/", "It does not start with `jq`."],
  ["", "It does not start with `jq`."],
  ["jq 'a", "It cannot be split into words: a ' is not closed."],
])("%j is no transform", async (transform, description, program = EXAMPLE) => {
  const error = await compileTransform(transform).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(MatcherError);
  expect(error).toMatchObject({
    name: "MatcherError",
    title: "The `transform` of an assertion is `jq` and one program",
    description,
    fix: `Write \`transform: jq ${program}\`.`,
    path: [],
  });
});

it.each<[unknown, string[]]>([
  ["jq '.a['", []],
  [{ jq: ".a[" }, ["jq"]],
])("%j has a program that cannot be compiled", async (transform, path) => {
  const error = await compileTransform(transform).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(MatcherError);
  expect(error).toMatchObject({ path });
});
