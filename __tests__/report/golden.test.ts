import { describe, expect, it } from "vitest";
import { loadReporter, reporterNames } from "../../src/report/registry.js";
import { pageParts } from "../support/page.js";
import { valid } from "../support/schema.js";
import { cases, textOf } from "./cases.js";
import { codeQualityProblems } from "./code-quality.js";

/** The golden file of a case. */
function golden(name: string, file: string): string {
  return `../golden/report/${name}/${file}`;
}

describe.each(Object.entries(cases))("%s", (name, results) => {
  it("is a valid results document", async () => {
    valid("results", results);
    await expect(await textOf("json", results)).toMatchFileSnapshot(golden(name, "results.json"));
  });

  it.each(["pretty", "minimal", "github", "tap"])("%s", async (reporter) => {
    await expect(await textOf(reporter, results)).toMatchFileSnapshot(golden(name, `${reporter}.txt`));
  });

  it("markdown", async () => {
    await expect(await textOf("markdown", results)).toMatchFileSnapshot(golden(name, "markdown.md"));
  });

  it("sarif", async () => {
    const shown = JSON.stringify(JSON.parse(await textOf("sarif", results)), null, 2);
    await expect(`${shown}\n`).toMatchFileSnapshot(golden(name, "results.sarif"));
  });

  it("html", async () => {
    const { data } = pageParts(await textOf("html", results));
    const shown = data.map(([element, one]) => `${element}: ${JSON.stringify(JSON.parse(one), null, 2)}\n`).join("");
    await expect(shown).toMatchFileSnapshot(golden(name, "html.txt"));
  });

  it("junit", async () => {
    await expect(await textOf("junit", results)).toMatchFileSnapshot(golden(name, "junit.xml"));
  });

  it("codequality", async () => {
    const json = await textOf("codequality", results);
    expect(codeQualityProblems(JSON.parse(json))).toEqual([]);
    await expect(json).toMatchFileSnapshot(golden(name, "codequality.json"));
  });

  it("json and ndjson hold the same results", async () => {
    expect(JSON.parse(await textOf("json", results))).toEqual(JSON.parse(JSON.stringify(results)));
    const [head, ...rows] = (await textOf("ndjson", results)).trimEnd().split("\n");
    expect({ ...JSON.parse(head!), tests: rows.map((row) => JSON.parse(row)) }).toEqual(
      JSON.parse(JSON.stringify(results)),
    );
  });
});

// A server that died in a call, and one that never started.
describe.each([
  ["died", "ValueError: no such table: notes"],
  ["one-cause", "sh: calc-server: not found"],
])("%s", (name, output) => {
  it.each(reporterNames)("%s shows what the server wrote last", async (reporter) => {
    expect(await textOf(reporter, cases[name]!)).toContain(output);
  });
});

it("sarif has the level error only for what fails the run", async () => {
  const { findings } = cases.findings!;
  const quiet = findings.map((finding) => ({ ...finding, severity: "must" as const, gates: false }));
  const { results } = JSON.parse(await textOf("sarif", { ...cases.findings!, findings: quiet })).runs[0];
  expect(results.map(({ level }: { level: string }) => level)).toEqual(quiet.map(() => "warning"));
});

describe("ndjson", () => {
  it("as it is written", async () => {
    await expect(await textOf("ndjson", cases.findings!)).toMatchFileSnapshot(golden("findings", "results.ndjson"));
  });
});

describe("pretty in colour", () => {
  it("colours and says the same", async () => {
    const colored = await textOf("pretty", cases["two-revisions"]!, { color: true });
    expect(colored).toContain("\x1b[31m");
    expect(colored.replace(/\x1b\[\d+m/g, "")).toBe(await textOf("pretty", cases["two-revisions"]!));
  });
});

describe("loadReporter", () => {
  it.each(["prety", "constructor"])("reports that %s is not a reporter", async (name) => {
    await expect(loadReporter(name)).rejects.toThrow(`unknown reporter \`${name}\``);
  });
});
