import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { sortProblems } from "../../src/core/problem.js";
import { renderProblem } from "../../src/core/render-problem.js";
import { checkSuites, draftProblems } from "../../src/engine/check.js";
import { loadSuites } from "../../src/suite/load.js";

const folder = fileURLToPath(new URL("../golden/suite/", import.meta.url));
const ENDING = ".mcptest.yaml";
const suites = readdirSync(folder).filter((name) => name.endsWith(ENDING));

async function told(files: string[]): Promise<string> {
  const options = { cwd: folder, repositoryRoot: folder, env: {}, runId: "run-1" };
  const { suites, drafts, problems } = await loadSuites(files, options);
  const compiled = await checkSuites(suites, folder);
  const all = sortProblems([...problems, ...compiled.problems, ...(await draftProblems(drafts, folder))]);
  return `${all.map(renderProblem).join("\n\n")}\n`;
}

describe("wrong suites", () => {
  it("are many", () => {
    expect(suites.length).toBeGreaterThanOrEqual(30);
  });

  it.each(suites)("%s", async (name) => {
    const text = await told([name]);
    expect(text).toContain("error: ");
    await expect(text).toMatchFileSnapshot(`${folder}${name.slice(0, -ENDING.length)}.txt`);
  });

  it("are all told at once", async () => {
    await expect(
      await told(
        ["bad-yaml", "unknown-key-top", "import-wrong", "everything-at-once"].map((name) => `${name}${ENDING}`),
      ),
    ).toMatchFileSnapshot(`${folder}several-files.txt`);
  });
});
