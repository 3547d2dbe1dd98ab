import { expect, it } from "vitest";
import { renderProblem } from "../../src/core/render-problem.js";
import { checkSuites } from "../../src/engine/check/check.js";
import { KINDS } from "../../src/kinds/registry.js";
import { loadSuites } from "../../src/suite/load.js";
import { folderWith } from "../support/cli.js";

const SUITE = `servers: { s: { command: [node, server.js] } }
tools:
  - name: has patterns
    tool: echo
    expect:
      - { target: "result.content[0].text", matcher: { regex: "^a" } }
      - { target: "result.content[1].text", matcher: { regex: "(" } }
  - name: has programs
    tool: echo
    transform: { response: { jq: "." } }
    expect:
      - { target: result, transform: jq ., matcher: { exact: 1 } }
`;

async function problems(limitMs?: number): Promise<string[]> {
  const cwd = folderWith({ "a.mcptest.yaml": SUITE, "b.mcptest.yaml": SUITE });
  const options = { cwd, repositoryRoot: cwd, env: {}, runId: "run-1" };
  const { suites } = await loadSuites(["a.mcptest.yaml", "b.mcptest.yaml"], KINDS, options);
  const checked = await checkSuites(suites, { cwd }, limitMs);
  return checked.problems.map(renderProblem);
}

it("what is not compiled in time is one error, at the first place, and nothing else is compiled", async () => {
  const [error, ...others] = await problems(-60_000);
  expect(others).toEqual([]);
  expect(error).toContain("error: the matchers take too long to compile\n  --> a.mcptest.yaml:12:9");
  expect(error).toContain("Compiling took -1 minutes up to here.");
  expect(error).toContain("fix: ");
});

it("what is compiled in time has its own errors", async () => {
  const found = await problems();
  expect(found).toHaveLength(2);
  expect(found[0]).toContain("Bad regular expression");
});
