import { afterAll, describe, expect, it } from "vitest";
import { folderWith, mcptest, removeFolders } from "../../support/cli.js";

afterAll(removeFolders);

const SERVER = "servers:\n  s:\n    command: [node]\n";
const TEST = "tools:\n  - name: a\n    tool: x\n";

describe("files of four megabytes", () => {
  it.each([
    ["a list of two million numbers", `args: { l: [${"1,".repeat(2_000_000)}1] }`],
    ["a million empty lists", `args: { l: [${"[],".repeat(1_000_000)}1] }`],
    ["a million pairs", `args: { l: [${"a: ,".repeat(1_000_000)}1] }`],
  ])("%s end in a clear error", async (_, args) => {
    const cwd = folderWith({ "a.mcptest.yaml": `${SERVER}${TEST}    ${args}\n` });
    const ran = await mcptest(["validate"], { cwd });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("error: too many values in one file\n --> a.mcptest.yaml:7:");
  });

  it("ten thousand ordinary tests load", async () => {
    const test = (index: number) =>
      `  - name: test ${index}\n    tool: echo\n    args: { message: hello ${index} }\n    expect:\n      - target: result.content[0].text\n        matcher: { exact: "Echo: hello ${index}" }\n      - { target: result.isError, matcher: { exact: false } }\n`;
    const tests = Array.from({ length: 10_000 }, (_, index) => test(index)).join("");
    const cwd = folderWith({ "a.mcptest.yaml": `${SERVER}tools:\n${tests}` });
    const ran = await mcptest(["validate"], { cwd });
    expect(ran).toMatchObject({ code: 0, stdout: "a.mcptest.yaml: 10,000 tests, 1 server\n" });
  });
});
