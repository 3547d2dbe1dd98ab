import { describe, expect, it } from "vitest";
import { CLI, folderWith, mcptestHere, runFiles } from "../../support/harness.js";

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

describe("the key of the revisions under another name", () => {
  const server = "servers: { s: { command: [node, mcptest, mock, mock.json] } }\ntools: [{ name: a, tool: ok }]\n"
    .replace("node", process.execPath)
    .replace("mcptest", CLI);
  const mock = { tools: [{ name: "ok", response: "fine" }] };

  it.each(["target-versions", "target_version", "protocol_versions", "protocolVersions"])(
    "`%s` is taken, and named",
    async (key) => {
      const files = { "mock.json": mock, "a.mcptest.yaml": `${key}: ["2025-06-18"]\n${server}` };
      const { code, results, stderr } = await runFiles(files);
      expect(code).toBe(0);
      expect(results.run.target_versions).toEqual(["2025-06-18"]);
      expect(stderr).toContain(`warning: \`${key}\` is \`target_versions\`\n --> a.mcptest.yaml:1:1`);
    },
  );

  it("is an error beside the key itself", async () => {
    const suite = `protocol_versions: ["2025-03-26"]\ntarget_versions: ["2025-06-18"]\n${server}`;
    const cwd = folderWith({ "mock.json": mock, "a.mcptest.yaml": suite });
    const { code, stderr } = await mcptestHere(["run"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("unknown key `protocol_versions`");
  });
});
