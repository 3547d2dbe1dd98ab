import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Script, startModels } from "../../servers/models/start.js";
import { mcptest, root } from "../../support/cli.js";
import { byPrompt, calling, sum } from "./conversations.js";

const echo = calling({ name: "everything__echo", args: { message: "hello" } });
const verdict = JSON.stringify({ score: 0.9, pass: null, reason: "The reply names 5555 and the tool." });
const judged = byPrompt({
  "What is 1234 plus 4321? Use a tool, and say how you know.": [
    calling(sum(1234, 4321)),
    "It is 5555: the tool get-sum has added them.",
  ],
});

/** What stand-ins of the models say in each example. */
const EXAMPLES: Record<string, { script: () => Script; summary: string }> = {
  "agents.mcptest.yaml": {
    script: () =>
      byPrompt({
        "What is 1234 plus 4321? Use a tool.": [calling(sum(1234, 4321)), "It is 5,555."],
        "What is 2 plus 3? Use a tool.": [calling(sum(2, 3)), "5", calling(sum(5, 5)), "10"],
        'Call echo with the word "hello", once.': [echo, "hello", "hello", echo, "hello"],
        "What is 2 plus 3? Use a tool. If it does not answer, say so.": [calling(sum(2, 3)), "It does not answer."],
      }),
    summary: "4 tests: 4 passed",
  },
  "agent-custom-providers.yml": {
    script: () => {
      let replies = 0;
      return () => {
        replies += 1;
        return replies % 2 === 1 ? calling(sum(1234, 4321)) : "It is 5,555.";
      };
    },
    summary: "3 tests: 3 passed",
  },
  "agent-llm-judge.yml": {
    script: () => (request, index) =>
      request.schema !== undefined ? verdict : typeof judged === "function" ? judged(request, index) : "",
    summary: "4 tests: 4 passed",
  },
};

describe.each(Object.entries(EXAMPLES))("the example %s", (name, { script, summary }) => {
  const cassette = `cassettes/${name.replace(/(\.mcptest)?\.ya?ml$/, "")}.cassette.json`;

  it("runs without a key or a server", async () => {
    const ran = await mcptest(["run", `examples/${name}`], { cwd: root });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(ran.stdout).toContain(summary);
    expect(ran.stdout).toContain("played from cassettes");
  });

  it("has the cassette that stand-ins of its models record", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mcptest-example-"));
    const models = await startModels(script());
    try {
      cpSync(join(root, "examples", name), join(folder, name));
      const text = readFileSync(join(folder, name), "utf8");
      const atStandIns = text
        .replaceAll(/base_url: https:\S+/g, `base_url: ${models.compatibleUrl}`)
        .replaceAll("node_modules/", `${root}node_modules/`);
      writeFileSync(join(folder, name), atStandIns);
      const keys = { OPENROUTER_API_KEY: "compatible-test-key", AZURE_OPENAI_KEY: "compatible-test-key" };
      const env = { ...models.env, ...keys, VLLM_BASE_URL: models.compatibleUrl, CI: "true" };
      const ran = await mcptest(["run", name, "--record-agents"], { cwd: folder, env });
      expect(ran).toMatchObject({ code: 0, stderr: `recorded ${cassette}\n`, leftovers: [] });
      expect(ran.stdout).toContain(summary);
      const recorded = readFileSync(join(folder, cassette), "utf8")
        .replace(/"recorded_at": ".*"/, '"recorded_at": "2026-01-01T00:00:00.000Z"')
        .replaceAll(/"duration_ms":[\d.]+/g, '"duration_ms":10');
      await expect(recorded).toMatchFileSnapshot(`${root}examples/${cassette}`);
    } finally {
      await models.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
