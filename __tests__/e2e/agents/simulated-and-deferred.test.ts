import { describe, expect, it } from "vitest";
import { makeWorkspace, runStep } from "../../support/github/runner.js";
import {
  folderWith,
  killOnce,
  mcptestHere,
  runSuite,
  mcptest as start,
  textIn,
  writeIn,
} from "../../support/harness.js";
import { ADDING, calling, endedWith, is, rowsOf, scripted, sum } from "./conversations.js";

const model = "claude-sonnet-5-5";
const servers = ["everything"];

it("a simulated user is played by the model, until it says DONE or has used its turns", async () => {
  const played: (string | undefined)[] = [];
  const models = await scripted(({ system }) => {
    if (system?.includes("You play the user")) {
      played.push(system);
      // The second conversation would go on for ever.
      return ["Add 2 and 3.", "DONE"][played.length - 1] ?? `Message ${played.length}`;
    }
    return played.length === 1 ? "It is 5." : "Go on.";
  });
  const simulate = { goal: "the sum of 2 and 3", persona: "in a hurry" };
  const agents = [
    {
      ...{ name: "until DONE", model, servers, turns: { simulate } },
      expect: [
        is("conversation.per_turn[*].user", ["Add 2 and 3."]),
        is("final_response", "It is 5."),
        is("conversation.tokens.total", 360),
      ],
    },
    {
      ...{ name: "max_turns", model, servers, prompt: "Hello", turns: { simulate: { goal: "none", max_turns: 3 } } },
      expect: [is("conversation.per_turn[*].user", ["Hello", "Message 3", "Message 4"])],
    },
  ];
  const ran = await runSuite({ servers: ADDING, agents }, [], models.env);
  endedWith(ran, 0);
  expect(rowsOf(ran)).toEqual(["until DONE: passed", "max_turns: passed"]);
  expect(played[0]).toContain("Your goal: the sum of 2 and 3\nWho you are: in a hurry");
  expect(played[3]).not.toContain("Who you are");
});

describe("without a key", () => {
  const suite = {
    servers: ADDING,
    tools: [{ name: "adds", tool: "get-sum", args: { a: 2, b: 3 } }],
    agents: [{ name: "agent", models: [model, "gemini-3-pro"], servers, prompt: "What is 2 + 3?", runs: 5 }],
  };
  const none = { ANTHROPIC_API_KEY: "", GEMINI_API_KEY: "", GOOGLE_API_KEY: "" };
  const deferred = [
    "ANTHROPIC_API_KEY is not set: the model claude-sonnet-5-5 needs it",
    "GEMINI_API_KEY or GOOGLE_API_KEY is not set: the model gemini-3-pro needs it",
  ];

  it("the other tests run; agents are deferred, with the variables that are missing, in every report", async () => {
    const files = ["junit=j.xml", "sarif=s.sarif", "html=p.html", "markdown=m.md", "tap=t.tap"];
    const ran = await runSuite(
      suite,
      ["pretty", ...files].flatMap((format) => ["--reporter", format]),
      none,
    );
    endedWith(ran, 0);
    expect(rowsOf(ran)).toEqual([
      "adds: passed",
      `agent [claude-sonnet-5-5]: deferred (${deferred[0]})`,
      `agent [gemini-3-pro]: deferred (${deferred[1]})`,
    ]);
    expect(ran.results.summary).toMatchObject({ total: 3, passed: 1, deferred: 2 });
    expect(ran.stdout).toContain("deferred: 2 tests");
    const shown = {
      "j.xml": `<skipped type="deferred" message="${deferred[0]}"/>`,
      "s.sarif": deferred[0],
      "p.html": deferred[0],
      "m.md": "2 deferred",
      "t.tap": `# SKIP deferred: ${deferred[0]}`,
    };
    for (const [name, text] of Object.entries(shown)) {
      expect(textIn(ran.cwd, name)).toContain(text);
    }
  });

  it("--require-models makes it an error", async () => {
    const ran = await runSuite(suite, ["--require-models"], none);
    endedWith(ran, 2);
    expect(ran.stdout).toContain("2 tests needed a model, and models are required");
  });

  it("the action counts them, and fails if models are required", async () => {
    const workspace = makeWorkspace({ "suite.yaml": JSON.stringify(suite) });
    const inputs = { suite: "suite.yaml" };
    const ran = await runStep(workspace, inputs, { env: none });
    expect([ran.exitCode, ran.outputs.conclusion, ran.outputs.deferred]).toEqual([0, "success", "2"]);
    expect(ran.summary).toContain("2 deferred");
    const required = await runStep(workspace, { ...inputs, "require-models": "true" }, { env: none });
    expect([required.exitCode, required.outputs.conclusion]).toEqual([2, "error"]);
  });

  it("a server that only agents use is not started", async () => {
    const { tools: _, ...agentsAlone } = suite;
    const ran = await runSuite(agentsAlone, [], none);
    endedWith(ran, 0);
    expect(ran.results.servers).toEqual([]);
  });
});

it("before a run, rows are listed, and selected by model, name and tag; what is printed is the same suite", async () => {
  const recovery = { max_detection_ms: 5 };
  const cwd = folderWith({
    "suite.yaml": {
      servers: { one: { command: ["none"] }, two: { command: ["none"] } },
      faults: [{ name: "hung", target: { tool: "search" }, kind: "hang" }],
      agents: [
        { name: "agent", models: ["gpt-5", model], servers: ["two", "one"], prompt: "Go", tags: ["slow"] },
        { name: "other", model, servers: ["one"], turns: [{ user: "Go" }], inject: ["hung"], recovery },
      ],
    },
  });
  const list = async (...flags: string[]) => {
    const { stdout } = await mcptestHere(["run", "suite.yaml", "--list", ...flags], { cwd });
    return stdout.trim().split("\n");
  };
  const first = "suite.yaml::agents::agent[gpt-5]::two";
  const last = "suite.yaml::agents::other::one";
  expect(await list()).toEqual([first, `suite.yaml::agents::agent[${model}]::two`, last]);
  expect(await list("--filter", "[gpt-5]")).toEqual([first]);
  expect(await list("--skip-tag", "slow")).toEqual([last]);

  const printed = await mcptestHere(["validate", "suite.yaml", "--print"], { cwd });
  endedWith(printed, 0);
  writeIn(cwd, "again.yaml", printed.stdout);
  const again = await mcptestHere(["validate", "again.yaml", "--print"], { cwd });
  expect(again.stdout.replace("again.yaml", "suite.yaml")).toBe(printed.stdout);
  expect(printed.stdout).toContain("inject:");
});

it("a model's calls count for coverage", async () => {
  const models = await scripted([calling(sum(1, 2)), "3"]);
  const suite = { servers: ADDING, agents: [{ name: "a", model, servers, prompt: "1 + 2" }] };
  const ran = await runSuite(suite, ["--coverage"], models.env);
  endedWith(ran, 0);
  expect(ran.results.servers[0]?.coverage?.exercised).toContainEqual({ kind: "tool", name: "get-sum" });
});

it("a run that is interrupted does not wait for the model", async () => {
  const models = await scripted(["hang"]);
  const cwd = folderWith({
    "suite.yaml": { servers: ADDING, agents: [{ name: "a", model, servers, prompt: "Go" }] },
  });
  const ran = await start(["run", "suite.yaml"], {
    cwd,
    env: models.env,
    during: killOnce(() => models.requests.length === 1),
  });
  expect([ran.code, ran.leftovers]).toEqual([130, []]);
});
