import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { folderWith, mcptestHere, textIn } from "../../support/harness.js";
import { EACH, SERVERS } from "./servers.js";

describe.each(EACH)("`call --task` at %s over %s", (revision, transport) => {
  it("waits for the end of the task, shows its statuses and saves the test", async () => {
    const servers = { s: SERVERS[revision][transport] };
    const plain = { name: "plain", tool: "plain" };
    const cwd = folderWith({ "a.yaml": { target_versions: [revision], servers, tools: [plain] } });
    const args = ["call", "build", '{"month":"June"}', "--task", "--suite", "a.yaml", "--save", "a.yaml"];
    const { stdout, code } = await mcptestHere(args, { cwd });
    expect(stdout).toMatch(
      /✓ tools\/call build: an answer in .+, as a task: working \(.+\) → completed \(.+\)\n\nbuilt June/,
    );
    expect(code).toBe(0);
    const saved: { tools: unknown[] } = parse(textIn(`${cwd}/a.yaml`));
    expect(saved.tools.at(-1)).toMatchObject({ tool: "build", args: { month: "June" }, task: true });
    const json = await mcptestHere([...args.slice(0, 6), "--format", "json"], { cwd });
    expect(JSON.parse(json.stdout)).toMatchObject({
      task: { status: "completed", statuses: ["working", "completed"] },
    });
  });
});

describe("`call --task` without a tool", () => {
  it("is refused", async () => {
    const { stderr, code } = await mcptestHere(["call", "--resource", "a://b", "--task", "--server-command", "x"]);
    expect(stderr).toContain("only tools run as tasks");
    expect(code).toBe(2);
  });
});
