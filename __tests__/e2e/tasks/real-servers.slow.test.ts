import { describe, expect, it } from "vitest";
import { root, runSuite } from "../../support/harness.js";

const EVERYTHING = ["node", `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`];
const start = { command: [...EVERYTHING, "streamableHttp"], env: { PORT: "${port}" } };
const SERVERS = {
  stdio: { command: [...EVERYTHING, "stdio"] },
  HTTP: { url: "http://127.0.0.1:${port}/mcp", start },
};

describe.each(["stdio", "HTTP"] as const)("the task of server-everything, over %s", (transport) => {
  // It works for four seconds, whatever is asked of it.
  it("is followed, answered and cancelled", async () => {
    const snake = { action: "accept", content: { interpretation: "snake" } };
    const research = (name: string, task: object, report: string, args = {}) => ({
      ...{
        name,
        tool: "simulate-research-query",
        args: { topic: "python", ...args },
        task: { within: "60s", ...task },
      },
      expect: [{ target: "result.content[0].text", matcher: { contains: `# Research Report: python${report}\n` } }],
    });
    const suite = {
      target_versions: ["2025-11-25"],
      servers: { s: { ...SERVERS[transport], client: { elicitation: "decline" } } },
      run_options: { invariants: "fail", parallel: 4 },
      tools: [
        research("plain", {}, ""),
        research("the test answers", { input: { interpretation: snake } }, " (snake)", { ambiguous: true }),
        research("the suite answers", {}, " (User declined - using default interpretation)", { ambiguous: true }),
        { ...research("cancelled", { cancel_after: "20ms" }, ""), expect: { "task.status": "cancelled" } },
      ],
    };
    const { results, leftovers } = await runSuite(suite);
    expect(results.tests.filter(({ status, findings }) => status !== "passed" || findings.length > 0)).toEqual([]);
    const seen = results.tests.map(({ tasks }) => new Set(tasks?.[0]?.timeline.map(({ status }) => status)));
    const asked = new Set(["working", "input_required", "completed"]);
    expect(seen).toEqual([new Set(["working", "completed"]), asked, asked, new Set(["working", "cancelled"])]);
    expect(leftovers).toEqual([]);
  });
});
