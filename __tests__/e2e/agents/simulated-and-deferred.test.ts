import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startModels } from "../../servers/models/start.js";
import { folderWith, removeFolders, mcptest as start, until } from "../../support/cli.js";
import { makeWorkspace, runStep } from "../../support/github/runner.js";
import { mcptestHere, runSuite } from "../../support/in-process.js";
import { ADDING, calling, endedWith, rowsOf, sum } from "./conversations.js";

const model = "claude-sonnet-5-5";
const servers = ["everything"];
const is = (target: string, value: unknown) => ({ target, matcher: { exact: value } });

describe("a simulated user", () => {
  it("is played by the model, until it says DONE or has used its turns", async () => {
    const played: (string | undefined)[] = [];
    let next = 0;
    const models = await startModels(({ system }) => {
      if (system?.includes("You play the user")) {
        played.push(system);
        next += 1;
        // The second conversation would go on for ever.
        return next === 1 ? "Add 2 and 3." : next === 2 ? "DONE" : `Message ${next}`;
      }
      return next === 1 && played.length === 1 ? "It is 5." : "Go on.";
    });
    try {
      const turns = { simulate: { goal: "the sum of 2 and 3", persona: "in a hurry" } };
      const ran = await runSuite(
        {
          servers: ADDING,
          agents: [
            {
              name: "until DONE",
              model,
              servers,
              turns,
              expect: [
                is("conversation.per_turn[*].user", ["Add 2 and 3."]),
                is("final_response", "It is 5."),
                is("conversation.tokens.total", 360),
              ],
            },
            {
              name: "max_turns",
              model,
              servers,
              prompt: "Hello",
              turns: { simulate: { goal: "none", max_turns: 3 } },
              expect: [is("conversation.per_turn[*].user", ["Hello", "Message 3", "Message 4"])],
            },
          ],
        },
        [],
        models.env,
      );
      endedWith(ran, 0);
      expect(rowsOf(ran)).toEqual(["until DONE: passed", "max_turns: passed"]);
      expect(played[0]).toContain("Your goal: the sum of 2 and 3\nWho you are: in a hurry");
      expect(played[3]).not.toContain("Who you are");
    } finally {
      await models.close();
    }
  });
});

describe("without a key", () => {
  const suite = {
    servers: ADDING,
    tools: [{ name: "adds", tool: "get-sum", args: { a: 2, b: 3 } }],
    agents: [{ name: "agent", models: [model, "gemini-3-pro"], servers, prompt: "What is 2 + 3?", runs: 5 }],
  };
  const none = { ANTHROPIC_API_KEY: "", GEMINI_API_KEY: "", GOOGLE_API_KEY: "" };
  const formats = ["junit=j.xml", "sarif=s.sarif", "html=p.html", "markdown=m.md", "tap=t.tap"];
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mcptest-agents-"));
    writeFileSync(join(folder, "suite.yaml"), JSON.stringify(suite));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const deferred = [
    "ANTHROPIC_API_KEY is not set: the model claude-sonnet-5-5 needs it",
    "GEMINI_API_KEY or GOOGLE_API_KEY is not set: the model gemini-3-pro needs it",
  ];

  it("the other tests run; agents are deferred, with the variables that are missing", async () => {
    const ran = await runSuite(suite, [], none);
    endedWith(ran, 0);
    expect(rowsOf(ran)).toEqual([
      "adds: passed",
      `agent [claude-sonnet-5-5]: deferred (${deferred[0]})`,
      `agent [gemini-3-pro]: deferred (${deferred[1]})`,
    ]);
    expect(ran.results.summary).toMatchObject({ total: 3, passed: 1, deferred: 2 });
    expect(ran.stdout).toContain("deferred: 2 tests");
  });

  it("--require-models makes it an error", async () => {
    const ran = await runSuite(suite, ["--require-models"], none);
    endedWith(ran, 2);
    expect(ran.stdout).toContain("2 tests needed a model, and models are required");
  });

  it("every report says so", async () => {
    const args = ["run", "suite.yaml", ...formats.flatMap((format) => ["--reporter", format])];
    const ended = await mcptestHere(args, { cwd: folder, env: none });
    endedWith(ended, 0);
    const file = (name: string) => readFileSync(join(folder, name), "utf8");
    expect(file("j.xml")).toContain(`<skipped type="deferred" message="${deferred[0]}"/>`);
    expect(file("s.sarif")).toContain(deferred[0]);
    expect(file("p.html")).toContain(deferred[0]);
    expect(file("m.md")).toContain("2 deferred");
    expect(file("t.tap")).toContain(`# SKIP deferred: ${deferred[0]}`);
  });

  it("the action counts them, and fails if models are required", async () => {
    const workspace = makeWorkspace({ "suite.yaml": JSON.stringify(suite) });
    try {
      const inputs = { suite: "suite.yaml" };
      const ran = await runStep(workspace, inputs, { env: none });
      expect([ran.exitCode, ran.outputs.conclusion, ran.outputs.deferred]).toEqual([0, "success", "2"]);
      expect(ran.summary).toContain("2 deferred");
      const required = await runStep(workspace, { ...inputs, "require-models": "true" }, { env: none });
      expect([required.exitCode, required.outputs.conclusion]).toEqual([2, "error"]);
    } finally {
      rmSync(workspace, { recursive: true });
    }
  });

  it("a server that only agents use is not started", async () => {
    const { tools: _, ...agentsAlone } = suite;
    const ran = await runSuite(agentsAlone, [], none);
    endedWith(ran, 0);
    expect(ran.results.servers).toEqual([]);
  });
});

describe("before a run", () => {
  const suite = {
    servers: { one: { command: ["none"] }, two: { command: ["none"] } },
    faults: [{ name: "hung", target: { tool: "search" }, kind: "hang" }],
    agents: [
      { name: "agent", models: ["gpt-5", model], servers: ["two", "one"], prompt: "Go", tags: ["slow"] },
      {
        name: "other",
        model,
        servers: ["one"],
        turns: [{ user: "Go" }],
        inject: ["hung"],
        recovery: { max_detection_ms: 5 },
      },
    ],
  };
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mcptest-agents-"));
    writeFileSync(join(folder, "suite.yaml"), JSON.stringify(suite));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("rows are listed, and selected by model, name and tag", async () => {
    const list = async (...flags: string[]) => {
      const { stdout } = await mcptestHere(["run", "suite.yaml", "--list", ...flags], { cwd: folder });
      return stdout.trim().split("\n");
    };
    const first = "suite.yaml::agents::agent[gpt-5]::two";
    const second = `suite.yaml::agents::agent[${model}]::two`;
    expect(await list()).toEqual([first, second, "suite.yaml::agents::other::one"]);
    expect(await list("--filter", "[gpt-5]")).toEqual([first]);
    expect(await list("--skip-tag", "slow")).toEqual(["suite.yaml::agents::other::one"]);
  });

  it("what is printed is the same suite", async () => {
    const first = await mcptestHere(["validate", "suite.yaml", "--print"], { cwd: folder });
    endedWith(first, 0);
    writeFileSync(join(folder, "again.yaml"), first.stdout);
    const again = await mcptestHere(["validate", "again.yaml", "--print"], { cwd: folder });
    expect(again.stdout.replace("again.yaml", "suite.yaml")).toBe(first.stdout);
    expect(first.stdout).toContain("inject:");
  });
});

it("a model's calls count for coverage", async () => {
  const models = await startModels([calling(sum(1, 2)), "3"]);
  try {
    const suite = { servers: ADDING, agents: [{ name: "a", model, servers, prompt: "1 + 2" }] };
    const ran = await runSuite(suite, ["--coverage"], models.env);
    endedWith(ran, 0);
    expect(ran.results.servers[0]?.coverage?.exercised).toContainEqual({ kind: "tool", name: "get-sum" });
  } finally {
    await models.close();
  }
});

it("a run that is interrupted does not wait for the model", async () => {
  const models = await startModels(["hang"]);
  try {
    const suite = { servers: ADDING, agents: [{ name: "a", model, servers, prompt: "Go" }] };
    const cwd = folderWith({ "suite.yaml": JSON.stringify(suite) });
    const ran = await start(["run", "suite.yaml"], {
      cwd,
      env: models.env,
      during: async (child) => {
        await until(() => models.requests.length === 1);
        child.kill("SIGINT");
      },
    });
    expect([ran.code, ran.leftovers]).toEqual([130, []]);
  } finally {
    await models.close();
    removeFolders();
  }
});
