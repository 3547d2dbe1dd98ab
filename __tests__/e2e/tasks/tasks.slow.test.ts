import { describe, expect, it } from "vitest";
import { root, runSuite, textIn } from "../../support/harness.js";
import { pageParts } from "../../support/page.js";
import { capture } from "../conformance/captured.js";
import { EACH, type Revision, suiteFor } from "./servers.js";

const text = "result.content[0].text";

/** The rows of a run of these tests, as far as they are not what is expected. */
async function rowsOf(tools: object[], [revision, transport]: (typeof EACH)[number], server = {}) {
  const { results } = await runSuite(suiteFor(revision, transport, { tools }, server));
  return results.tests;
}

const PASSED = { status: "passed", failures: [], findings: [] };

describe.each(EACH)("a tool as a task at %s over %s", (revision, transport) => {
  const rows = (tools: object[], server = {}) => rowsOf(tools, [revision, transport], server);

  it("gives what the task gives, with what was seen of it", async () => {
    const [row] = await rows([
      {
        name: "build",
        tool: "build",
        args: { month: "June" },
        task: { within: "30s" },
        expect: {
          [text]: "built June",
          "task.status": "completed",
          "task.statuses": ["working", "completed"],
          "task.ttl_ms": { "greater-than": 0 },
          "task.poll_interval_ms": 10,
          "task.polls": { "greater-than": 0 },
          "task.duration_ms": { "greater-than": 0 },
          "task.input_requests": [],
          "task.created_at": { regex: "^\\d{4}-" },
          "task.id": { regex: "." },
        },
      },
    ]);
    expect(row).toMatchObject({
      ...PASSED,
      tasks: [
        { server: "s", tool: "build", status: "completed", timeline: [{ status: "working" }, { status: "completed" }] },
      ],
    });
  });

  it("is answered what it asks for", async () => {
    const isOld = revision === "2025-11-25";
    const content = { [isOld ? "confirm" : "sure"]: isOld ? "yes" : true };
    const accept = { action: "accept", content };
    const said = isOld ? accept : { sure: accept };
    const asked = {
      tool: "ask",
      expect: [
        { target: text, transform: { jq: "fromjson | del(._meta)" }, matcher: { exact: said } },
        { target: "task.statuses[1]", matcher: { exact: "input_required" } },
        { target: "task.status", matcher: { exact: "completed" } },
        { target: "task.input_requests[0].key", matcher: { exact: Object.keys(content)[0] } },
        { target: "task.input_requests[0].params.message", matcher: { exact: "Sure?" } },
        { target: "requests[0].result.content", matcher: { exact: content } },
      ],
    };
    const byTest = { name: "the test", ...asked, task: { input: { [Object.keys(content)[0] ?? ""]: accept } } };
    const bySuite = { name: "the suite", ...asked, task: true };
    expect(await rows([byTest], { client: { elicitation: "decline" } })).toMatchObject([PASSED]);
    expect(await rows([bySuite], { client: { elicitation: accept } })).toMatchObject([PASSED]);
  });

  it("is over with what the server says of its status", async () => {
    const expected = { "task.status": "completed", "task.status_message": "All is built" };
    expect(await rows([{ name: "explains", tool: "explains", task: true, expect: expected }])).toMatchObject([PASSED]);
  });

  it("is cancelled when the suite says so", async () => {
    const task = { within: "30s", cancel_after: "20ms" };
    const tools = [
      { name: "cancelled", tool: "endless", task, expect: { "task.status": "cancelled" } },
      { name: "without expect", tool: "endless", task },
    ];
    const found = await rows(tools);
    expect(found).toMatchObject([PASSED, PASSED]);
    expect(found[0]?.tasks).toMatchObject([{ status: "cancelled", cancel_sent: true }]);
  });

  it("that does not end in time fails the test, and says how far it got", async () => {
    const [row] = await rows([{ name: "endless", tool: "endless", task: { within: "1s", poll: "30ms" } }]);
    expect(row).toMatchObject({
      status: "failed",
      failures: [
        {
          rule_id: "FAULT-TIMEOUT-CALL",
          message: "no answer to tools/call within 1000 ms",
          note: expect.stringMatching(/^the task is still `working`; its state was asked for (once|\d+ times)$/),
        },
      ],
      tasks: [{ status: "working", timeline: [{ status: "working" }] }],
    });
  });

  it("fails as what it calls does", async () => {
    const isJsonRpc = revision === "2026-07-28";
    const expected = isJsonRpc ? { "error.message": "The disk is full" } : { "result.isError": true, [text]: "no" };
    const tools = [
      { name: "judged", tool: "fails", task: true, expect: { ...expected, "task.status": "failed" } },
      { name: "unjudged", tool: "fails", task: true },
    ];
    expect(await rows(tools)).toMatchObject([PASSED, { status: "failed", failures: [{ rule_id: "ASSERT-RESULT" }] }]);
  });
});

describe.each(["stdio", "HTTP"])("a task that waits for a request for its result, over %s", (transport) => {
  it("fails its test, and the failure says what the server should do", async () => {
    const command = [process.execPath, `${root}__tests__/servers/extensions/tasks-server.mjs`];
    const env = { REVISION: "2025-11-25" };
    const start = { command: [...command, "${port}"], env };
    const s = transport === "stdio" ? { command, env } : { url: "http://127.0.0.1:${port}/mcp", start };
    const tools = [{ name: "slow", tool: "slow_compute", task: { within: "300ms" } }];
    const { results } = await runSuite({ servers: { s }, target_versions: ["2025-11-25"], tools });
    const note =
      /^the task is still `working`; .*\. It ended once tasks\/result was asked for: let it go on without that, /;
    expect(results.tests).toMatchObject([
      { status: "failed", failures: [{ rule_id: "FAULT-TIMEOUT-CALL", note: expect.stringMatching(note) }] },
    ]);
  });
});

const TOLD = "The tool runs as a task: write `task: true` beside it.";

describe.each(EACH)("a tool that runs only as a task, called plainly at %s over %s", (...at) => {
  it("fails, and its failure says to write `task`", async () => {
    const tools = [
      { name: "unjudged", tool: "strict" },
      { name: "judged", tool: "strict", expect: { [text]: "strictly" } },
      { name: "steps", steps: [{ tool: "strict" }] },
    ];
    const found = (await rowsOf(tools, at)).map(({ status, failures: [first] }) => [status, first?.note]);
    expect(found).toEqual(Array.from({ length: 3 }, () => ["failed", expect.stringContaining(TOLD)]));
  });
});

describe("a plain call that is answered by a task", () => {
  it("fails, because nobody follows it", async () => {
    const client = { extensions: { "io.modelcontextprotocol/tasks": {} } };
    const tools = [
      { name: "plain", tool: "build" },
      { name: "task", tool: "build", task: true },
    ];
    const [plain, task] = await rowsOf(tools, ["2026-07-28", "stdio"], { client });
    const failure = { message: "the tool was answered by a task, which was not followed", note: TOLD };
    expect(plain).toMatchObject({ status: "failed", failures: [failure] });
    expect(task).toMatchObject(PASSED);
  });
});

describe.each(EACH)("`task` elsewhere, at %s over %s", (revision, transport) => {
  const month = (name: string) => ({ tool: "build", args: { month: name }, task: { within: "30s", poll: "10ms" } });

  it("is at steps and in setup, whose answers later ones read", async () => {
    const suite = {
      setup: [{ id: "first", ...month("May"), save: { said: text, task: "task.id", took: "task.statuses" } }],
      tools: [
        {
          ...{ name: "saved", ...month("${steps.first.task} ${steps.first.took[1]} ${steps.first.said}") },
          expect: { [text]: { regex: "^built [\\w-]{8,} completed built May$" } },
        },
        {
          name: "steps",
          steps: [
            { id: "second", ...month("${steps.first.said}"), expect: { [text]: "built built May" } },
            { ...month("${steps.second.task.status}"), expect: { [text]: "built completed" } },
          ],
        },
      ],
    };
    const { results } = await runSuite(suiteFor(revision, transport, suite));
    const done = { tool: "build", status: "completed" };
    expect(results.tests).toMatchObject([
      { ...PASSED, tasks: [done] },
      { ...PASSED, tasks: [done, done] },
    ]);
  });

  it("is at nodes of a composition and at rows of data", async () => {
    const key = revision === "2025-11-25" ? "confirm" : "sure";
    const suite = {
      tools: [
        {
          name: "rows",
          tool: "ask",
          data: [
            { name: "one", value: "1" },
            { name: "two", value: "2" },
          ],
          task: { within: "30s", input: { [key]: { action: "accept", content: { [key]: "${data.value}" } } } },
          expect: { [text]: { contains: `{"${key}":"\${data.value}"}` } },
        },
      ],
      compositions: [
        {
          name: "nodes",
          nodes: [
            { id: "first", ...month("May") },
            { id: "second", needs: ["first"], ...month("June") },
          ],
          expect: { output: "built June", "nodes.first.output": "built May" },
        },
      ],
    };
    const client = { elicitation: "decline" };
    const { results } = await runSuite(suiteFor(revision, transport, suite, { client }));
    const done = { status: "completed" };
    expect(results.tests).toMatchObject([
      { ...PASSED, row: "one", tasks: [done] },
      { ...PASSED, row: "two", tasks: [done] },
      { ...PASSED, name: "nodes", tasks: [done, done] },
    ]);
  });
});

describe.each(EACH)("the capture of a task at %s over %s", (revision, transport) => {
  it("has its requests, and holds before the invariants", async () => {
    const tools = [{ name: "built", tool: "build", task: { within: "30s" } }];
    const { sessions, report, judged } = await capture(JSON.stringify(suiteFor(revision, transport, { tools })));
    const sent = sessions.flatMap(({ exchanges }) =>
      exchanges.map(({ request }) => (request as { method?: string } | undefined)?.method),
    );
    const last = revision === "2025-11-25" ? "tasks/result" : "tasks/get";
    expect(sent).toEqual(expect.arrayContaining(["tools/call", "tasks/get", last]));
    expect(report.sessions.flatMap(({ invariants }) => invariants.flatMap(({ breaches }) => breaches))).toEqual([]);
    expect(judged.code).toBe(0);
  });
});

describe("reports of a task", () => {
  it("have its statuses with their times", async () => {
    const tools = [
      { name: "built", tool: "build", task: true },
      { name: "endless", tool: "endless", task: { within: "1s" } },
    ];
    const files = ["html=report.html", "junit=junit.xml", "sarif=results.sarif"];
    const flags = ["--verbose", "--reporter", "pretty", ...files.flatMap((file) => ["--reporter", file])];
    const { stdout, cwd } = await runSuite(suiteFor("2026-07-28", "stdio", { tools }), flags);
    expect(stdout).toMatch(/task s\.build \([\w-]+\): working \(.+\) → completed \(.+\); 3 polls in /);
    expect(stdout).toMatch(/task s\.endless \([\w-]+\): working \([\d.]+ m?s\); \d+ polls? in /);
    for (const file of ["junit.xml", "results.sarif"])
      expect(textIn(`${cwd}/${file}`), file).toContain("the task is still `working`");
    const { data } = pageParts(textIn(`${cwd}/report.html`));
    const details = data.flatMap(([name, text]) => (name.startsWith("detail-") ? [JSON.parse(text)] : []));
    const state = (status: string) => ({
      ...{ status, at: expect.stringMatching(/ m?s$/), share: expect.any(Number) },
      lasted: expect.stringMatching(status === "completed" ? /^$/ : / m?s$/),
    });
    expect(details).toMatchObject([
      { tasks: [{ title: expect.stringContaining("s.build"), states: [state("working"), state("completed")] }] },
      { tasks: [{ title: expect.stringContaining("s.endless"), states: [state("working")] }] },
    ]);
  });
});

const MODERN = EACH.filter(([revision]) => revision === ("2026-07-28" satisfies Revision));

describe.each(MODERN)("a task at %s over %s", (...at) => {
  it("that is none, because the server answers at once, is over", async () => {
    const expected = { [text]: "plainly", "task.status": "completed", "task.statuses": [], "task.id": null };
    expect(await rowsOf([{ name: "plain", tool: "plain", task: true, expect: expected }], at)).toMatchObject([PASSED]);
  });

  it("is polled no more often than the server wants", async () => {
    // A timer may be a little early.
    const expected = { target: text, transform: { jq: "tonumber" }, matcher: { "greater-than": 190 } };
    const test = { name: "paced", tool: "paced", task: { within: "30s" }, expect: [expected] };
    expect(await rowsOf([test], at)).toMatchObject([PASSED]);
  });

  it("need not be polled where the server reports its end", async () => {
    const expected = { [text]: "reported", "task.polls": 1 };
    const test = { name: "once", tool: "reports", task: { within: "30s" }, expect: expected };
    expect(await rowsOf([test, { ...test, name: "again" }], at)).toMatchObject([PASSED, PASSED]);
  });

  it("that asks for what nobody answers is not waited for", async () => {
    const [row] = await rowsOf([{ name: "ask", tool: "ask", task: true }], at);
    expect(row).toMatchObject({
      status: "failed",
      failures: [{ message: "the server asks for input before it answers: elicitation/create" }],
    });
  });

  it("whose state is none is a fault of its server", async () => {
    const [row] = await rowsOf([{ name: "nested", tool: "nested", task: true }], at);
    expect(row?.failures).toMatchObject([
      {
        rule_id: "FAULT-PROTO-MALFORMED-FRAME",
        message: expect.stringContaining("tasks/get was answered without a task"),
      },
    ]);
  });
});
