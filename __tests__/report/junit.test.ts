import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { line } from "../../src/report/words.js";
import { cases, textOf } from "./cases.js";

/** The file and line of each test in a report, read by a strict parser, which throws for XML that is not well-formed. */
function placesIn(xml: string): string[] {
  const places: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("opentag", ({ name, attributes: { classname, file, line } }) => {
    if (name === "testcase" && classname !== "findings") places.push(`${file}:${line}`);
  });
  parser.write(xml).close();
  return places;
}

describe("the place of a test", () => {
  it.each(Object.entries(cases))(
    "%s: junit has the file and line of each test, xunit is the same without",
    async (_, given) => {
      const withPlaces = await textOf("junit", given);
      expect(placesIn(withPlaces)).toEqual(
        given.tests.map(({ location }) => `${line(location.file)}:${location.line}`),
      );
      const withoutPlaces = withPlaces.replace(/(<testcase [^>]*) file="[^"]*" line="\d+"/g, "$1");
      expect(await textOf("xunit", given)).toBe(withoutPlaces);
    },
  );
});
