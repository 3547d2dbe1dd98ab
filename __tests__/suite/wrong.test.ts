import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { sortProblems } from "../../src/core/problem.js";
import { renderProblem } from "../../src/core/render-problem.js";
import { checkSuites, draftProblems } from "../../src/engine/check/check.js";
import { KINDS } from "../../src/kinds/registry.js";
import { loadSuites } from "../../src/suite/load.js";
import { folderWith } from "../support/temporary.js";

const golden = fileURLToPath(new URL("../golden/suite/", import.meta.url));
const ENDING = ".mcptest.yaml";
const suites = readdirSync(golden, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(ENDING));

/** The problems of suites, as they are printed. Paths are relative to the folder. */
async function problemsOf(files: string[], folder: string): Promise<string> {
  const options = { cwd: folder, repositoryRoot: folder, env: {}, runId: "run-1" };
  const { suites, drafts, problems } = await loadSuites(files, KINDS, options);
  const compiled = await checkSuites(suites, { cwd: folder });
  const all = [...problems, ...compiled.problems, ...(await draftProblems(drafts, { cwd: folder }))];
  const shown = [...sortProblems(all), ...suites.flatMap(({ warnings }) => warnings)].map(renderProblem);
  return shown.map((text) => `${text}\n`).join("\n");
}

describe("wrong suites", () => {
  it("are many", () => {
    expect(suites.length).toBeGreaterThanOrEqual(130);
  });

  it.each(suites)("%s", async (path) => {
    const folder = join(golden, dirname(path));
    const text = await problemsOf([path.slice(path.lastIndexOf("/") + 1)], folder);
    expect(text).toContain("error: ");
    await expect(text).toMatchFileSnapshot(join(golden, `${path.slice(0, -ENDING.length)}.txt`));
  });

  it("are all reported at once", async () => {
    const files = ["yaml/bad-yaml", "unknown/unknown-key-top", "files/import-wrong", "yaml/everything-at-once"];
    const text = await problemsOf(
      files.map((path) => `${path}${ENDING}`),
      golden,
    );
    await expect(text).toMatchFileSnapshot(join(golden, "several-files.txt"));
  });
});

/** Files of many small suites, each behind a line with its name, and before what is beside it; some have no problem. */
const cases = readdirSync(join(golden, "cases")).filter((name) => name.endsWith(".cases"));

describe("small suites", () => {
  it.each(cases)("%s", async (name) => {
    const path = join(golden, "cases", name);
    const parts = readFileSync(path, "utf8").split(/^=== /m).slice(1);
    const texts = parts.map(async (part) => {
      const [[title, suite] = ["", ""], ...others] = part.split(/^\+\+\+ /m).map(cutLine);
      const files = { "suite.yaml": suite, ...Object.fromEntries(others) };
      return `=== ${title}\n${(await problemsOf(["suite.yaml"], folderWith(files))) || "no problem\n"}`;
    });
    await expect((await Promise.all(texts)).join("\n")).toMatchFileSnapshot(path.replace(/cases$/, "txt"));
  });
});

/** The first line of a text, and what is behind it. */
function cutLine(text: string): [line: string, rest: string] {
  const end = text.indexOf("\n");
  return [text.slice(0, end), text.slice(end + 1)];
}
