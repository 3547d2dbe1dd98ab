import { expect, it } from "vitest";
import { startModels } from "../../servers/models/start.js";
import { mcptest, root } from "../../support/cli.js";
import { byPrompt, calling, sum } from "./conversations.js";

const echo = calling({ name: "everything__echo", args: { message: "hello" } });

it("the example runs: with a model it passes, without a key it is deferred", async () => {
  const models = await startModels(
    byPrompt({
      "What is 1234 plus 4321? Use a tool.": [calling(sum(1234, 4321)), "It is 5,555."],
      "What is 2 plus 3? Use a tool.": [calling(sum(2, 3)), "5", calling(sum(5, 5)), "10"],
      'Call echo with the word "hello", once.': [echo, "hello", "hello", echo, "hello"],
      "What is 2 plus 3? Use a tool. If it does not answer, say so.": [calling(sum(2, 3)), "It does not answer."],
    }),
  );
  try {
    const args = ["run", "examples/agents.mcptest.yaml"];
    const ran = await mcptest(args, { cwd: root, env: models.env });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(ran.stdout).toContain("4 tests: 4 passed");
    expect(ran.stdout).toContain("echoes a word, nearly always: 2 of 3 runs passed, 67%");
    const without = await mcptest(args, { cwd: root });
    expect(without.code).toBe(0);
    expect(without.stdout).toContain("4 tests: 4 deferred");
  } finally {
    await models.close();
  }
});
