import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import type { Results } from "../../src/core/generated/results.js";
import { groupByTest } from "../../src/report/alike.js";
import { shownCauses } from "../../src/report/causes.js";
import { line, testName } from "../../src/report/words.js";
import { all, source } from "../support/results.js";
import { cases, textOf } from "./cases.js";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Everything that a summary is made of, and nothing that a server could add. */
const ELEMENTS = new Set("h2 h3 p table tbody tr th td code pre br a details summary".split(" "));
const RULE = "https://github.com/mcptest/action/blob/main/docs/taxonomy.md#assert-exact";

/** The elements that a reader sees, as a GitHub-flavoured renderer and a browser make them of the Markdown. */
async function rendered(given: Results): Promise<Element[]> {
  const rules = { "ASSERT-EXACT": { title: "exact", severity: "must" as const, fix: "Correct it.", url: RULE } };
  const link = ({ file, line }: { file: string; line: number }) => `https://git.test/blob/sha/${file}#L${line}`;
  const text = await textOf("markdown", { ...given, rules: { ...rules, ...given.rules } }, { link });
  const html = micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return elementsOf(parseFragment(html));
}

function elementsOf(node: Node): Element[] {
  const own = "tagName" in node ? [node] : [];
  return "childNodes" in node ? [...own, ...node.childNodes.flatMap(elementsOf)] : own;
}

function shownText(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(shownText).join("") : "";
}

function named(elements: readonly Element[], ...names: string[]): Element[] {
  return elements.filter(({ tagName }) => names.includes(tagName));
}

function linkOf(element: Element): string {
  return element.attrs.find(({ name }) => name === "href")?.value ?? "";
}

describe.each(Object.entries(cases))("the summary of %s", (_, given) => {
  it("is made of its own elements alone, without attributes but links and open sections", async () => {
    for (const { tagName, attrs } of await rendered(given)) {
      expect(ELEMENTS).toContain(tagName);
      for (const { name } of attrs) expect(`${tagName} ${name}`).toMatch(/^(a href|details open)$/);
    }
  });

  it("has one whole table of the tests that failed: a line for each, as many cells as columns", async () => {
    const elements = await rendered(given);
    const groups = await all(groupByTest(source(given).rows()));
    const bad = groups.filter((rows) =>
      rows.some(({ status, cause }) => (status === "failed" || status === "errored") && cause === undefined),
    );
    const causes = shownCauses(given);
    expect(named(elements, "table")).toHaveLength(bad.length + causes.length > 0 ? 1 : 0);
    const [head, ...lines] = named(elements, "tr").map((row) => named(elementsOf(row), "th", "td"));
    expect(lines).toHaveLength(bad.length + causes.length);
    for (const cells of lines) expect(cells).toHaveLength(head!.length);
    // The names of tests come through as they are, whatever is in them.
    const names = lines.map(([cell]) => shownText(named(elementsOf(cell!), "code")[0]!));
    expect(names).toEqual([...causes.map(({ title }) => title), ...bad.map(([row]) => line(testName(row!)))]);
  });

  it("links places to the lines of suites and rules to their pages, and nothing else", async () => {
    const links = named(await rendered(given), "a");
    for (const link of links) {
      const [text, address] = [shownText(link), linkOf(link)];
      if (address === RULE) expect(text).toBe("ASSERT-EXACT");
      else if (given.rules[text] !== undefined) expect(address).toBe(given.rules[text].url);
      else expect(address).toBe(`https://git.test/blob/sha/${text.replace(/:(\d+)$/, "#L$1")}`);
    }
    const hasFailure = given.tests.some(({ failures, cause }) => failures.length > 0 && cause === undefined);
    expect(links.some((link) => linkOf(link).startsWith("https://git.test/"))).toBe(
      hasFailure || given.causes !== undefined || given.tests.some(({ status }) => status === "errored"),
    );
  });
});
