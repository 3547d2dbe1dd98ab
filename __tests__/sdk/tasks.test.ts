import { beforeAll, describe, expect, it } from "vitest";
import { folderWith, mcptest, runSuite } from "../support/harness.js";
import { build, missing } from "./build.js";
import { type CorpusReport, unexplainedRules } from "./corpus.js";
import { SDKS, SOURCES } from "./sdks.js";

const text = "result.content[0].text";
const accept = (name: string) => ({ [name]: { action: "accept", content: { [name]: true } } });

/** Servers whose tools run as tasks, each on what its SDK has for that. */
const SERVERS = [
  {
    ...{ id: "python-1", script: "tasks_mcp_1.py", revision: "2025-11-25", property: "confirm" },
    failed: { "task.status": "failed" },
    breaks: { stdio: ["TASK-LIST", "TASK-UNDECLARED"], http: ["TASK-LIST", "TASK-LIST-OPEN", "TASK-UNDECLARED"] },
  },
  {
    // `fastmcp-tasks`. It makes up a key for each request, and wants to be asked every five seconds.
    ...{ id: "fastmcp", script: "tasks_fastmcp.py", revision: "2026-07-28", property: "sure" },
    failed: { "task.status": "completed", "result.isError": true },
    breaks: { stdio: [], http: ["TASK-HEADER"] },
  },
] as const;

describe.each(SERVERS)("tasks of $id at $revision", ({ id, script, revision, property, failed, breaks }) => {
  const sdk = SDKS.find((one) => one.id === id);
  const lacks = missing(sdk?.build);
  const command = [sdk?.command[0], "-B", `${SOURCES}/python/${script}`];
  const startup_timeout = "120s";
  const start = { command: [...command, "http", "${port}"] };
  const servers = {
    stdio: { command, startup_timeout },
    http: { url: "http://127.0.0.1:${port}/mcp", start, startup_timeout },
  };
  const within = "60s";

  beforeAll(() => {
    if (sdk?.build && !lacks) build(sdk.build);
  }, sdk?.build?.timeBox);

  it.skipIf(lacks).each(["stdio", "http"] as const)(
    "are followed, answered and cancelled over %s",
    async (transport) => {
      const task = { within, poll: "20ms" };
      const tools = [
        { name: "build", tool: "build", task, expect: { [text]: "built", "task.status": "completed" } },
        {
          ...{ name: "the test answers", tool: "ask", task: { ...task, input: accept(property) } },
          expect: { [text]: `accept {'${property}': True}` },
        },
        { name: "the suite answers", tool: "ask", task, expect: { [text]: "decline None" } },
        { name: "fails", tool: "fail", task, expect: failed },
        { name: "cancelled", tool: "endless", task: { ...task, cancel_after: "20ms" } },
      ];
      const s = { ...servers[transport], client: { elicitation: "decline" } };
      const suite = { target_versions: [revision], servers: { s }, run_options: { invariants: "fail" }, tools };
      const { results, leftovers } = await runSuite(suite);
      expect(results.tests.filter(({ status, findings }) => status !== "passed" || findings.length > 0)).toEqual([]);
      const asked = results.tests[1]?.tasks?.[0]?.timeline.map(({ status }) => status);
      expect([asked?.[0], asked?.[1], asked?.at(-1)]).toEqual(["working", "input_required", "completed"]);
      expect(leftovers).toEqual([]);
    },
    300_000,
  );

  it.skipIf(lacks).each(["stdio", "http"] as const)(
    "break rules over %s that are the SDK's",
    async (transport) => {
      const client = { elicitation: { action: "accept" } };
      const server = { ...servers[transport], client, safe_calls: ["build", "ask", "fail"] };
      const cwd = folderWith({ "server.yaml": { server } });
      const rules = ["--rules", "TASK-*", "--max-call", "10s", "--format", "json"];
      const { stdout } = await mcptest(["compliance", "run", "--server-config", "server.yaml", ...rules], { cwd });
      const report: CorpusReport = JSON.parse(stdout);
      const broken = report.rules.filter(({ status }) => status === "failed");
      expect([...new Set(broken.map(({ id: rule }) => rule))].sort()).toEqual(breaks[transport]);
      // Over HTTP nobody is authorized, which the SDK cannot know.
      const own = { rules: report.rules.filter(({ id: rule }) => rule !== "TASK-LIST-OPEN") };
      expect(unexplainedRules(id, own)).toEqual([]);
    },
    300_000,
  );
});
