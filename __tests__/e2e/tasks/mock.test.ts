import { describe, expect, it } from "vitest";
import { CLI, folderWith, runFiles, runIn } from "../../support/harness.js";
import { SERVERS } from "./servers.js";

const PASSED = { status: "passed", failures: [], findings: [] };
const text = "result.content[0].text";
const sure = {
  mode: "form",
  message: "Sure?",
  requestedSchema: { type: "object", properties: { sure: { type: "boolean" } } },
};
const manifest = {
  tools: [
    { name: "build", response: "built ${args.month}", task: { after: 30 } },
    {
      name: "ask",
      response: { structured: { said: "${args.sure.content.sure}" } },
      task: { required: true, input: { sure: { method: "elicitation/create", params: sure } } },
    },
    {
      name: "named",
      response: { structured: { said: "${args.question.content.sure}" } },
      task: { input: { question: { method: "elicitation/create", params: sure } } },
    },
    { name: "endless", response: "never", task: { statuses: ["working"] } },
    { name: "breaks", response: "no", task: { statuses: ["working", "failed"] } },
    { name: "fails", response: { error: { code: -32603, message: "full" } }, task: {} },
  ],
};

describe.each(["stdio", "HTTP"])("tools of a mock that run as tasks, over %s", (transport) => {
  it("do so at both revisions that have tasks", async () => {
    const command = [process.execPath, CLI, "mock", "mock.json"];
    const start = { command: [...command, "--http", "${port}"] };
    const accept = { action: "accept", content: { sure: true } };
    const suite = {
      target_versions: ["2025-11-25", "2026-07-28"],
      servers: {
        s: {
          ...(transport === "stdio" ? { command } : { url: "http://127.0.0.1:${port}/mcp", start }),
          client: { elicitation: "decline" },
        },
      },
      run_options: { invariants: "fail" },
      tools: [
        {
          name: "build",
          tool: "build",
          args: { month: "May" },
          task: { within: "30s" },
          expect: {
            [text]: "built May",
            "task.statuses": ["working", "completed"],
            "task.duration_ms": { "greater-than": 29 },
          },
        },
        { name: "plain", tool: "build", args: { month: "May" }, expect: { [text]: "built May" } },
        {
          name: "ask",
          tool: "ask",
          task: { within: "30s", input: { sure: accept } },
          expect: {
            "result.structuredContent.said": true,
            "task.statuses": ["working", "input_required", "completed"],
            "task.input_requests[0].key": "sure",
          },
        },
        {
          name: "answered by the property that it asks for",
          tool: "named",
          task: { within: "30s", input: { sure: accept } },
          expect: { "result.structuredContent.said": true },
        },
        { name: "refused", tool: "ask", expect: { "error.code": { oneOf: [{ exact: -32601 }, { exact: -32021 }] } } },
        { name: "endless", tool: "endless", task: { within: "30s", cancel_after: "20ms" } },
        { name: "breaks", tool: "breaks", task: true, expect: { "task.statuses": ["working", "failed"] } },
        { name: "fails", tool: "fails", task: true, expect: { "error.message": "full", "task.status": "failed" } },
      ],
    };
    const { results } = await runFiles({ "mock.json": manifest, "suite.yaml": suite }, ["suite.yaml"]);
    expect(results.tests.filter(({ status, findings }) => status !== "passed" || findings.length > 0)).toEqual([]);
    expect(results.tests).toHaveLength(16);
  });

  it("fail if the client does not answer, at 2025-11-25", async () => {
    const command = [process.execPath, CLI, "mock", "mock.json"];
    const start = { command: [...command, "--http", "${port}"] };
    const s = transport === "stdio" ? { command } : { url: "http://127.0.0.1:${port}/mcp", start };
    const expected = { "error.message": "The client does not answer elicitation/create", "task.status": "failed" };
    const tools = [{ name: "ask", tool: "ask", task: { within: "30s" }, expect: expected }];
    const suite = { target_versions: ["2025-11-25"], servers: { s }, run_options: { invariants: "fail" }, tools };
    const { results } = await runFiles({ "mock.json": manifest, "suite.yaml": suite }, ["suite.yaml"]);
    expect(results.tests).toMatchObject([PASSED]);
  });
});

describe.each(["stdio", "HTTP"] as const)("a recorded task at 2025-11-25 over %s", (transport) => {
  it("is played without waiting, as it was seen", async () => {
    const task = { within: "30s", input: { confirm: { action: "accept", content: { confirm: "yes" } } } };
    const tools = [
      {
        name: "build",
        tool: "build",
        task,
        expect: { "task.statuses": ["working", "completed"], [text]: "built May" },
      },
      { name: "ask", tool: "ask", task, expect: { "task.statuses[1]": "input_required", "task.status": "completed" } },
      { name: "endless", tool: "endless", task: { within: "30s", cancel_after: "20ms" } },
    ];
    const suite = (server: object) => ({
      target_versions: ["2025-11-25"],
      servers: { s: { ...server, client: { elicitation: "decline" } } },
      tools,
    });
    const cassette = "cassettes/live.s.2025-11-25.cassette.json";
    const cwd = folderWith({
      "live.yaml": suite(SERVERS["2025-11-25"][transport]),
      "played.yaml": suite({ cassette }),
    });
    const live = await runIn(cwd, ["live.yaml", "--record", "cassettes"]);
    const played = await runIn(cwd, ["played.yaml"]);
    const ids = ({ results }: typeof live) => results.tests.map(({ tasks }) => tasks?.[0]?.id);
    expect(live.results.tests).toMatchObject([PASSED, PASSED, PASSED]);
    expect(played.results.tests).toMatchObject([PASSED, PASSED, PASSED]);
    expect(ids(played)).toEqual(ids(live));
  });
});

describe.each(["stdio", "HTTP"] as const)("a recorded task over %s", (transport) => {
  it("is played without waiting, as it was seen", async () => {
    const within = "30s";
    const accept = { action: "accept", content: { sure: true } };
    const tools = [
      { name: "build", tool: "build", task: { within }, expect: { "task.polls": 3 } },
      { name: "ask", tool: "ask", task: { within, input: { sure: accept } } },
      // Its server asks the client to come back in an hour, and reports that it is done.
      { name: "reports", tool: "reports", task: { within }, expect: { "task.polls": 1 } },
      { name: "endless", tool: "endless", task: { within, cancel_after: "20ms" } },
    ];
    const suite = (server: object) => ({ target_versions: ["2026-07-28"], servers: { s: server }, tools });
    const cassette = "cassettes/live.s.2026-07-28.cassette.json";
    const cwd = folderWith({
      "live.yaml": suite(SERVERS["2026-07-28"][transport]),
      "played.yaml": suite({ cassette }),
    });
    const live = await runIn(cwd, ["live.yaml", "--record", "cassettes"]);
    const played = await runIn(cwd, ["played.yaml"]);
    const seen = ({ results }: typeof live) =>
      results.tests.map(({ status, tasks }) => [status, tasks?.[0]?.id, tasks?.[0]?.timeline.map((at) => at.status)]);
    expect(seen(played)).toEqual(seen(live));
    expect(played.results.tests).toMatchObject([PASSED, PASSED, PASSED, PASSED]);
  });
});
