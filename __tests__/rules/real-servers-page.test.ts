import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { documentedRules } from "../../src/conformance/rules/families.js";

it("the page about real servers has the texts of its rules as they are", () => {
  const page = readFileSync(new URL("../../docs/internals/real-servers.md", import.meta.url), "utf8");
  const texts = new Map<string, string>(documentedRules().map(({ id, text }) => [id, text]));
  const entries = [...page.matchAll(/^\[([A-Z0-9-]+)\]\(\.\.\/taxonomy\.md#\S+\), (.*)$/gm)];
  expect(entries.length).toBeGreaterThan(5);
  const other = entries.filter(([, id = "", rest]) => !rest?.endsWith(texts.get(id) ?? "?"));
  expect(other.map(([, id]) => id)).toEqual([]);
});
