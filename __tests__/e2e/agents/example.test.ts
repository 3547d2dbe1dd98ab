import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Script } from "../../servers/models/start.js";
import { folderWith, mcptest, root, textIn, writeIn } from "../../support/harness.js";
import { byPrompt, calling, scripted, sum, verdict } from "./conversations.js";

const echo = calling({ name: "everything__echo", args: { message: "hello" } });
const judged = byPrompt({
  "What is 1234 plus 4321? Use a tool, and say how you know.": [
    calling(sum(1234, 4321)),
    "It is 5555: the tool get-sum has added them.",
  ],
});

/** What stand-ins of the models say in each example. */
const EXAMPLES: [name: string, summary: string, script: Script][] = [
  [
    "agents.mcptest.yaml",
    "4 tests: 4 passed",
    byPrompt({
      "What is 1234 plus 4321? Use a tool.": [calling(sum(1234, 4321)), "It is 5,555."],
      "What is 2 plus 3? Use a tool.": [calling(sum(2, 3)), "5", calling(sum(5, 5)), "10"],
      'Call echo with the word "hello", once.': [echo, "hello", "hello", echo, "hello"],
      "What is 2 plus 3? Use a tool. If it does not answer, say so.": [calling(sum(2, 3)), "It does not answer."],
    }),
  ],
  [
    "agent-custom-providers.yml",
    "3 tests: 3 passed",
    (_, index) => (index % 2 === 0 ? calling(sum(1234, 4321)) : "It is 5,555."),
  ],
  [
    "agent-llm-judge.yml",
    "4 tests: 4 passed",
    (request) => (request.schema === undefined ? judged(request) : verdict(0.9, "The reply names 5555 and the tool.")),
  ],
];

describe.each(EXAMPLES)("the example %s", (name, summary, script) => {
  const cassette = `cassettes/${name.replace(/(\.mcptest)?\.ya?ml$/, "")}.cassette.json`;

  it("runs without a key or a server", async () => {
    const ran = await mcptest(["run", `examples/${name}`], { cwd: root });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(ran.stdout).toContain(summary);
    expect(ran.stdout).toContain("played from cassettes");
  });

  it("has the cassette that stand-ins of its models record", async () => {
    const folder = folderWith({});
    const models = await scripted(script);
    cpSync(join(root, "examples", name), join(folder, name));
    const atStandIns = textIn(folder, name)
      .replaceAll(/base_url: https:\S+/g, `base_url: ${models.compatibleUrl}`)
      .replaceAll("node_modules/", `${root}node_modules/`);
    writeIn(folder, name, atStandIns);
    const keys = { OPENROUTER_API_KEY: "compatible-test-key", AZURE_OPENAI_KEY: "compatible-test-key" };
    const env = { ...models.env, ...keys, VLLM_BASE_URL: models.compatibleUrl, CI: "true" };
    const ran = await mcptest(["run", name, "--record-agents"], { cwd: folder, env });
    expect(ran).toMatchObject({ code: 0, stderr: `recorded ${cassette}\n`, leftovers: [] });
    expect(ran.stdout).toContain(summary);
    const recorded = textIn(folder, cassette)
      .replace(/"recorded_at": ".*"/, '"recorded_at": "2026-01-01T00:00:00.000Z"')
      .replaceAll(/"duration_ms":[\d.]+/g, '"duration_ms":10');
    await expect(recorded).toMatchFileSnapshot(`${root}examples/${cassette}`);
  });
});
