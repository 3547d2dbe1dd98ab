import { expect, it } from "vitest";
import { CLI, folderWith, mcptestHere } from "../../support/harness.js";

it.each(["audit", "compliance run"])("`%s` judges the newest revision that the suite lists", async (command) => {
  const cwd = folderWith({
    "mock.json": { tools: [{ name: "ok", response: "fine" }] },
    "a.yaml": {
      target_versions: ["2025-03-26", "2025-06-18"],
      servers: { s: { command: [process.execPath, CLI, "mock", "mock.json"] } },
    },
  });
  const { stdout } = await mcptestHere([...command.split(" "), "a.yaml"], { cwd });
  expect(stdout).toContain("mcptest-mock 1.0.0 (stdio, 2025-06-18)");
});
