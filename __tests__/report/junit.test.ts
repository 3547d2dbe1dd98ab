import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { line } from "../../src/report/words.js";
import { cases, textOf } from "./cases.js";

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** Of an element without children. */
  text: string;
}

/** The root of a document, by a strict XML parser. */
function parsed(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const add = (text: string) => {
    open.at(-1)!.text += text;
  };
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [], text: "" };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    const element = open.pop()!;
    if (element.children.length > 0) element.text = "";
  });
  parser.write(xml).close();
  return root.children[0]!;
}

describe("the place of a test", () => {
  it.each(Object.entries(cases))(
    "%s: junit has the file and line of each test, xunit is the same without",
    async (_, given) => {
      const withPlaces = await textOf("junit", given);
      const tests = parsed(withPlaces)
        .children.filter(({ attributes }) => attributes.name !== "findings")
        .flatMap(({ children }) => children);
      expect(tests.map(({ attributes }) => `${attributes.file}:${attributes.line}`)).toEqual(
        given.tests.map(({ location }) => `${line(location.file)}:${location.line}`),
      );
      const withoutPlaces = withPlaces.replace(/(<testcase [^>]*) file="[^"]*" line="\d+"/g, "$1");
      expect(await textOf("xunit", given)).toBe(withoutPlaces);
    },
  );
});
