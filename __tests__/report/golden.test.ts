import { describe, expect, it } from "vitest";
import type { Results } from "../../src/core/generated/results.js";
import { loadReporter } from "../../src/report/registry.js";
import { pageParts } from "../support/page.js";
import { all, source } from "../support/results.js";
import { validatorFor } from "../support/schema.js";
import { cases } from "./cases.js";
import { codeQualityProblems } from "./code-quality.js";

const validate = validatorFor("results");

async function text(name: string, results: Results, color = false): Promise<string> {
  const reporter = await loadReporter(name);
  const { head, rows } = source(results);
  return (await all(reporter(head, rows(), { color, verbose: false }))).join("");
}

/** The golden file of a case. */
function golden(name: string, file: string): string {
  return `../golden/report/${name}/${file}`;
}

describe.each(Object.entries(cases))("%s", (name, results) => {
  it("is a valid results document", async () => {
    validate(results);
    expect(validate.errors).toBeNull();
    await expect(await text("json", results)).toMatchFileSnapshot(golden(name, "results.json"));
  });

  it.each(["pretty", "minimal", "github", "tap"])("%s", async (reporter) => {
    await expect(await text(reporter, results)).toMatchFileSnapshot(golden(name, `${reporter}.txt`));
  });

  it("markdown", async () => {
    await expect(await text("markdown", results)).toMatchFileSnapshot(golden(name, "markdown.md"));
  });

  it("sarif", async () => {
    const shown = JSON.stringify(JSON.parse(await text("sarif", results)), null, 2);
    await expect(`${shown}\n`).toMatchFileSnapshot(golden(name, "results.sarif"));
  });

  it("html", async () => {
    const { data } = pageParts(await text("html", results));
    const shown = data.map(([element, one]) => `${element}: ${JSON.stringify(JSON.parse(one), null, 2)}\n`).join("");
    await expect(shown).toMatchFileSnapshot(golden(name, "html.txt"));
  });

  it("junit", async () => {
    await expect(await text("junit", results)).toMatchFileSnapshot(golden(name, "junit.xml"));
  });

  it("codequality", async () => {
    const json = await text("codequality", results);
    expect(codeQualityProblems(JSON.parse(json))).toEqual([]);
    await expect(json).toMatchFileSnapshot(golden(name, "codequality.json"));
  });

  it("json and ndjson hold the same results", async () => {
    expect(JSON.parse(await text("json", results))).toEqual(JSON.parse(JSON.stringify(results)));
    const [head, ...rows] = (await text("ndjson", results)).trimEnd().split("\n");
    expect({ ...JSON.parse(head!), tests: rows.map((row) => JSON.parse(row)) }).toEqual(
      JSON.parse(JSON.stringify(results)),
    );
  });
});

describe("ndjson", () => {
  it("as it is written", async () => {
    await expect(await text("ndjson", cases.findings!)).toMatchFileSnapshot(golden("findings", "results.ndjson"));
  });
});

describe("pretty in colour", () => {
  it("colours and says the same", async () => {
    const colored = await text("pretty", cases["two-revisions"]!, true);
    expect(colored).toContain("\x1b[31m");
    expect(colored.replace(/\x1b\[\d+m/g, "")).toBe(await text("pretty", cases["two-revisions"]!));
  });
});

describe("loadReporter", () => {
  it.each(["prety", "constructor"])("reports that %s is not a reporter", async (name) => {
    await expect(loadReporter(name)).rejects.toThrow(`unknown reporter \`${name}\``);
  });
});
