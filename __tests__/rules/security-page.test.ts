import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** "`file`: "title"", or a file alone, in the last column of the tables. */
const REFERENCE = /`([a-z0-9/-]+(?:\.slow)?\.test\.ts)`(?:: "([^"]+)")?/g;

it("the threat model names tests that exist", () => {
  const page = readFileSync(new URL("../../docs/internals/threat-model.md", import.meta.url), "utf8");
  const references = [...page.matchAll(REFERENCE)];
  expect(references.length).toBeGreaterThan(30);
  const missing = references.filter(([, file = "", title]) => {
    const url = new URL(`../${file}`, import.meta.url);
    return !existsSync(url) || (title !== undefined && !readFileSync(url, "utf8").includes(`"${title}"`));
  });
  expect(missing.map(([reference]) => reference)).toEqual([]);
});
