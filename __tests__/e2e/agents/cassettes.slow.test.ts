import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { type Script, startModels } from "../../servers/models/start.js";
import { mcptestHere } from "../../support/in-process.js";
import { byPrompt, calling, endedWith, rowsOf, SERVERS, sum } from "./conversations.js";

const model = "claude-sonnet-5-5";
const { everything } = SERVERS;
/** A server that cannot be started: whoever plays a cassette does not need it. */
const absent = { command: ["no-such-program"] };
const noKeys = {
  ANTHROPIC_API_KEY: "",
  OPENAI_API_KEY: "",
  GEMINI_API_KEY: "",
  GOOGLE_API_KEY: "",
  MISTRAL_API_KEY: "",
};
const add = calling(sum(2, 3));
const agent = {
  name: "adds",
  model,
  servers: ["everything"],
  system_prompt: "Be brief.",
  prompt: "What is 2 plus 3?",
  cassette: "agents.cassette.json",
  expect: [
    { target: "tool_names", matcher: { exact: ["get-sum"] } },
    { target: "tool_results[0].result.content[0].text", matcher: { contains: "5" } },
    { target: "final_response", matcher: { exact: "It is 5." } },
    { target: "conversation.duration_ms", matcher: { "greater-than": 0 } },
  ],
};
const suite = { servers: { everything }, agents: [agent] };
const adding = () => byPrompt({ [agent.prompt]: [add, "It is 5."] });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcptest-agent-cassettes-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the suite, or with `eval` among the flags its evals. */
async function run(document: object, flags: readonly string[] = [], env: Readonly<Record<string, string>> = noKeys) {
  const [command = "run", ...rest] = flags[0] === "eval" ? flags : ["run", ...flags];
  writeFileSync(join(folder, "suite.yaml"), JSON.stringify(document, null, 2));
  rmSync(join(folder, "results.json"), { force: true });
  const ended = await mcptestHere([command, "suite.yaml", "--reporter", "json=results.json", ...rest], {
    cwd: folder,
    env,
  });
  const file = join(folder, "results.json");
  if (!existsSync(file)) return { ...ended, results: undefined };
  const results: Results = JSON.parse(readFileSync(file, "utf8"));
  return { ...ended, results };
}

/** Records the cassettes of a suite from stand-ins, and returns how the run ended. */
async function record(
  document: object,
  script: Script,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
) {
  const models = await startModels(script);
  try {
    return {
      ...(await run(document, [...flags, "--record-agents"], { ...models.env, ...env })),
      asked: models.requests.length,
    };
  } finally {
    await models.close();
  }
}

/** Plays: every server is one that cannot be started, and there is no key. */
function play<S extends object>(
  document: S,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
) {
  return run({ ...document, servers: { everything: absent } }, flags, { ...noKeys, ...env });
}

function rows({ results, stdout, stderr }: Awaited<ReturnType<typeof run>>): string[] {
  if (results === undefined) throw new Error(`there are no results\n${stdout}\n${stderr}`);
  return rowsOf({ results });
}

function cassetteText(): string {
  return readFileSync(join(folder, "agents.cassette.json"), "utf8");
}

it("is recorded once, and played without a key, a server or a network", async () => {
  const recorded = await record(suite, adding());
  endedWith(recorded, 0);
  expect(recorded.stderr).toContain("recorded agents.cassette.json");
  expect(recorded.asked).toBe(2);
  const played = await play(suite);
  endedWith(played, 0);
  expect(rows(played)).toEqual(["adds: passed"]);
  expect(played.results?.servers).toEqual([]);
  expect(played.stdout).toContain("agents: 1 test, 1 played from cassettes\n");
  const agentOf = (ended: typeof played) => ended.results?.tests[0]?.agent;
  expect(agentOf(played)).toEqual({ ...agentOf(recorded), cassette: "agents.cassette.json" });
  const again = await play(suite, { CI: "true" });
  endedWith(again, 0);
});

it("plays what fails as a failure", async () => {
  endedWith(await record(suite, byPrompt({ [agent.prompt]: [add, "It is 6."] })), 1);
  const played = await play(suite);
  endedWith(played, 1);
  expect(rows(played)).toEqual(["adds: failed ASSERT-EXACT"]);
});

it.each([
  ["the prompt", { prompt: "What is 3 plus 2?" }, "differs in: prompt"],
  ["the system prompt", { system_prompt: "Be thorough." }, "differs in: system prompt"],
  ["max_tokens", { max_tokens: 99 }, "differs in: max_tokens"],
  ["the model", { model: "gpt-5" }, "differs in: model"],
  ["the servers", { servers: ["everything", "other"] }, "has no tools of the server other"],
  ["the name", { name: "sums" }, "has no recording of `sums`"],
  ["the faults", { inject: ["hung"] }, "differs in: conversation"],
  ["the number of runs", { runs: 2 }, "is asked more often than it was recorded"],
])("a drift of %s is an error that says so", async (_, change, message) => {
  const faults = [{ name: "hung", target: { tool: "get-sum" }, kind: "hang" }];
  endedWith(await record({ ...suite, faults }, adding()), 0);
  const servers = { everything: absent, other: absent };
  const drifted = await run({ servers, faults, agents: [{ ...agent, ...change }] });
  endedWith(drifted, 2);
  const [row] = drifted.results?.tests ?? [];
  expect(row?.status).toBe("errored");
  expect(row?.failures.map(({ rule_id }) => rule_id)).toEqual(["AGENT-CASSETTE"]);
  expect(row?.failures[0]?.message).toContain(message);
  expect(row?.failures[0]?.fix).toBe("Record it again with `mcptest run --record-agents`.");
});

it("a drift of the tools is an error that says so", async () => {
  endedWith(await record(suite, adding()), 0);
  const changed = cassetteText().replace("Returns the sum of two numbers", "Returns a sum");
  expect(changed).not.toBe(cassetteText());
  writeFileSync(join(folder, "agents.cassette.json"), changed);
  const drifted = await play(suite);
  endedWith(drifted, 2);
  expect(drifted.results?.tests[0]?.failures[0]?.message).toContain("differs in: tools");
});

it("has the runs, the models and the revisions of all tests that name it; a recording of some keeps the others", async () => {
  const all = {
    servers: { everything },
    target_versions: ["2025-06-18", "2025-11-25"],
    agents: [
      { ...agent, name: "runs", runs: 2, pass_rate: 0.5 },
      { ...agent, name: "models", model: undefined, models: [model, "gpt-5"], expect: undefined },
    ],
  };
  let asked = 0;
  const script: Script = () => {
    asked += 1;
    return asked % 2 === 1 ? add : asked === 2 ? "It is 6." : "It is 5.";
  };
  const recorded = await record(all, script);
  endedWith(recorded, 0);
  const names = [
    "runs: passed",
    "runs: passed",
    "models [claude-sonnet-5-5]: passed",
    "models [claude-sonnet-5-5]: passed",
  ];
  const both = [...names, "models [gpt-5]: passed", "models [gpt-5]: passed"];
  expect(rows(recorded)).toEqual(both);
  const played = await play(all);
  endedWith(played, 0);
  expect(rows(played)).toEqual(both);
  const replies = ({ results }: typeof played) => results?.tests.map(({ agent }) => agent?.final_response);
  expect(replies(played)).toEqual(replies(recorded));

  const models = await startModels([add, "Five.", add, "Five."]);
  try {
    endedWith(await run(all, ["--record-agents", "--filter", "[gpt-5]"], models.env), 0);
  } finally {
    await models.close();
  }
  const mixed = await play(all);
  endedWith(mixed, 0);
  const replyOf = (wanted: string) => mixed.results?.tests.find(({ row }) => row === wanted)?.agent?.final_response;
  expect([replyOf("gpt-5"), replyOf(model)]).toEqual(["Five.", "It is 5."]);
});

it("has the answers of the judges of a test, of the default judge too, whatever the cache of verdicts knows", async () => {
  const verdict = JSON.stringify({ score: 0.9, pass: null, reason: "It is so." });
  const judged = {
    servers: { everything },
    agents: [
      {
        ...agent,
        expect: [{ target: "final_response", matcher: { "llm-judge": { rubric: "Names the sum." } } }],
        eval: { mcp_use: {}, rubric: "Is brief." },
      },
    ],
  };
  const script = (): Script => {
    let replies = 0;
    return ({ schema }) => {
      if (schema !== undefined) return verdict;
      replies += 1;
      return replies === 1 ? add : "It is 5.";
    };
  };
  endedWith(await record(judged, script(), { CI: "" }), 0);
  const recorded = await record(judged, script(), { CI: "" });
  endedWith(recorded, 0);
  expect(recorded.asked).toBe(5);
  const played = await play(judged, { CI: "" });
  endedWith(played, 0);
  expect(rows(played)).toEqual(["adds: passed", "adds: mcp_use: passed", "adds: rubric: passed"]);
  expect(played.results?.tests[1]?.scores?.[0]?.score).toBe(0.9);

  const [first] = judged.agents;
  const drifted = await play({ ...judged, agents: [{ ...first, eval: { rubric: "Is polite." } }] });
  endedWith(drifted, 2);
  expect(rows(drifted)).toEqual(["adds: passed", "adds: rubric: errored AGENT-CASSETTE"]);
  expect(drifted.results?.tests[1]?.failures[0]?.message).toContain("differs in: prompt");
});

it("has embeddings, and plays them for the same texts only", async () => {
  const similar = { value: "The sum is 5.", threshold: 0.5, model: "text-embedding-3-small" };
  const test = { ...agent, expect: [{ target: "final_response", matcher: { similar } }] };
  const recorded = await record({ servers: { everything }, agents: [test] }, adding());
  endedWith(recorded, 0);
  expect(recorded.asked).toBe(3);
  const played = await play({ agents: [test] });
  endedWith(played, 0);
  expect(played.results?.tests[0]?.scores).toEqual(recorded.results?.tests[0]?.scores);
  const other = { ...similar, value: "The sum is 6." };
  const drifted = await play({
    agents: [{ ...test, expect: [{ target: "final_response", matcher: { similar: other } }] }],
  });
  endedWith(drifted, 2);
  expect(rows(drifted)).toEqual(["adds: errored AGENT-CASSETTE"]);
  expect(drifted.results?.tests[0]?.failures[0]?.message).toContain("has no embeddings of these texts");
});

it("makes a jury with a juror that was not recorded an error, not a smaller jury", async () => {
  const verdict = JSON.stringify({ score: 0.9, pass: null, reason: "It is so." });
  const suiteWith = (...names: string[]) => {
    const jury = { "llm-jury": { rubric: "Names the sum.", jurors: names.map((name) => ({ model: name })) } };
    return { servers: { everything }, agents: [{ ...agent, expect: [{ target: "final_response", matcher: jury }] }] };
  };
  const answers = adding();
  const script: Script = (request, index) =>
    request.schema === undefined && typeof answers === "function" ? answers(request, index) : verdict;
  endedWith(await record(suiteWith("gpt-5", "gemini-3-pro"), script), 0);
  endedWith(await play(suiteWith("gpt-5", "gemini-3-pro")), 0);
  const drifted = await play(suiteWith("gpt-5", "mistral-large-latest"));
  endedWith(drifted, 2);
  expect(rows(drifted)).toEqual(["adds: errored AGENT-CASSETTE"]);
});

describe("an eval", () => {
  const verdict = JSON.stringify({ score: 0.9, pass: null, reason: "It is so." });
  const cassette = agent.cassette;
  const driven = {
    ...{ name: "adds", prompt: agent.prompt, servers: ["everything"], model, cassette },
    ...{ rubric: "Names the sum.", expect: { final_response: "It is 5." } },
  };
  const graded = {
    name: "graded",
    prompt: "Sum?",
    response: "It is 5.",
    rubric: "Is brief.",
    judge: "gpt-5",
    cassette,
  };
  const evals = { servers: { everything }, evals: [driven, graded] };
  const script = (): Script => {
    const answers = adding();
    return (request, index) =>
      request.schema === undefined && typeof answers === "function" ? answers(request, index) : verdict;
  };

  it("is recorded once, and played without a key or a server, beside an agent test of the same name", async () => {
    const both = { ...evals, agents: [agent] };
    endedWith(await record(both, script(), {}, ["eval"]), 0);
    endedWith(await record(both, script()), 0);
    const played = await play(both, {}, ["eval"]);
    endedWith(played, 0);
    expect(played.results?.tests).toMatchObject([
      { block: "evals", name: "adds", status: "passed", agent: { cassette }, scores: [{ score: 0.9 }] },
      { block: "evals", name: "graded", status: "passed", scores: [{ score: 0.9 }] },
      { block: "agents", name: "adds", status: "skipped" },
    ]);
    expect(played.results?.servers).toEqual([]);
    endedWith(await play(both), 0);
  });

  it.each([
    ["the prompt", driven, { prompt: "What is 3 plus 2?" }],
    ["the rubric", driven, { rubric: "Is polite." }],
    ["the judge", graded, { judge: "gemini-3-pro" }],
    ["the response", graded, { response: "It is 6." }],
    ["the name", graded, { name: "another" }],
  ])("with a drift of %s is an error that says how to record it again", async (_, test, change) => {
    endedWith(await record(evals, script(), {}, ["eval"]), 0);
    const drifted = await play({ evals: [{ ...test, ...change }] }, {}, ["eval"]);
    endedWith(drifted, 2);
    expect(drifted.results?.tests[0]?.failures).toMatchObject([
      { rule_id: "AGENT-CASSETTE", fix: "Record it again with `mcptest eval --record-agents`." },
    ]);
  });
});

describe("a recording that no test uses", () => {
  const two = { ...suite, agents: [agent, { ...agent, name: "again" }] };
  const twice = () => byPrompt({ [agent.prompt]: [add, "It is 5.", add, "It is 5."] });
  const line = "recordings in agents.cassette.json that no test uses: `again` (--record-agents removes them)\n";

  it("is reported by a run that plays the cassette, and removed by one that records", async () => {
    endedWith(await record(two, twice()), 0);
    const all = await play(two);
    expect(all.stderr).toBe("");
    const played = await play(suite);
    endedWith(played, 0);
    expect(played.stderr).toContain(line);
    // A test that a filter leaves out uses its recording.
    expect((await play(two, {}, ["--filter", "adds"])).stderr).toBe("");
    expect(cassetteText()).toContain('"test":"again"');
    endedWith(await record(suite, adding()), 0);
    expect(cassetteText()).not.toContain('"test":"again"');
    expect((await play(suite)).stderr).toBe("");
  });

  it("is that of a model or a revision that the test no longer has", async () => {
    const models = { ...agent, model: undefined, models: [model, "gpt-5"], expect: undefined };
    const before = { servers: { everything }, target_versions: ["2025-06-18", "2025-11-25"], agents: [models] };
    endedWith(await record(before, () => "Five."), 0);
    const after = { ...before, target_versions: ["2025-11-25"], agents: [{ ...models, models: [model] }] };
    const played = await play(after);
    endedWith(played, 0);
    expect(played.stderr).toContain("`adds [gpt-5]` at revision 2025-06-18");
    expect(played.stderr).toContain("`adds [claude-sonnet-5-5]` at revision 2025-06-18");
    expect(played.stderr).not.toContain("`adds [claude-sonnet-5-5]` at revision 2025-11-25");
  });

  it("is not that of another suite, as long as there is one", async () => {
    const other = join(folder, "other.yaml");
    writeFileSync(other, JSON.stringify({ ...suite, agents: [{ ...agent, name: "elsewhere" }] }));
    const models = await startModels(adding());
    try {
      endedWith(await mcptestHere(["run", "other.yaml", "--record-agents"], { cwd: folder, env: models.env }), 0);
    } finally {
      await models.close();
    }
    endedWith(await record(suite, adding()), 0);
    expect(cassetteText()).toContain('"test":"elsewhere"');
    expect((await play(suite)).stderr).toBe("");
    rmSync(other);
    expect((await play(suite)).stderr).toContain("`elsewhere`");
  });
});

it("plays injected faults and simulated users", async () => {
  const faults = [{ name: "hung", target: { tool: "get-sum" }, kind: "recover_after", failures: 1 }];
  const recovering = {
    servers: { everything },
    faults,
    agents: [
      {
        ...agent,
        expect: [{ target: "conversation.per_turn[1].user", matcher: { exact: "Go on." } }],
        turns: { simulate: { goal: "a sum", max_turns: 2 } },
        inject: ["hung"],
        recovery: { max_detection_ms: 3000 },
      },
    ],
  };
  const replies = [add, add, "It is 5.", "Go on.", "It is still 5."];
  const recorded = await record(recovering, replies);
  endedWith(recorded, 0);
  const played = await play(recovering);
  endedWith(played, 0);
  const recovery = recorded.results?.tests[0]?.agent?.recovery;
  expect(recovery).toMatchObject({ recovered: true });
  expect(played.results?.tests[0]?.agent?.recovery).toEqual(recovery);
});

it("has no secrets: of the environment, of the server, of the suite, of the reply, and no key", async () => {
  const env = { SUITE_TOKEN: "suite-token-0123456789", SERVER_SECRET: "server-secret-0123456789" };
  const leaked = `ghp_${"a1B2".repeat(9)}`;
  const leaking = {
    servers: { everything: { ...everything, env: { SERVER_SECRET: "${SERVER_SECRET}" } } },
    agents: [
      {
        ...agent,
        system_prompt: "The token is ${SUITE_TOKEN}.",
        prompt: "Tell ${SUITE_TOKEN}.",
        expect: [{ target: "tool_names", matcher: { exact: ["get-env", "echo"] } }],
      },
    ],
  };
  const replies = [
    calling({ name: "everything__get-env", args: {} }),
    calling({ name: "everything__echo", args: { message: `${leaked} ${env.SERVER_SECRET}` } }),
    `They are ${leaked}, ${env.SUITE_TOKEN} and ${btoa(env.SERVER_SECRET)}.`,
  ];
  const recorded = await record(leaking, replies, env);
  endedWith(recorded, 0);
  const text = cassetteText();
  expect(text).toContain("«secret:SERVER_SECRET»");
  const secrets = [...Object.values(env), btoa(env.SERVER_SECRET), leaked, "test-key"];
  for (const secret of secrets) expect(text).not.toContain(secret);
  const servers = { everything: { ...absent, env: leaking.servers.everything.env } };
  const played = await run({ ...leaking, servers }, [], { ...noKeys, ...env });
  endedWith(played, 0);
  // Other values than those that were recorded do as well.
  const others = { SUITE_TOKEN: "another-token-0123456789", SERVER_SECRET: "another-secret-0123456789" };
  endedWith(await run({ ...leaking, servers }, [], { ...noKeys, ...others }), 0);
});

it("is readable, whatever words of it a secret holds", async () => {
  const names = ["interactions", "request", "response", "server", "agent", "kind", "model"];
  const env = Object.fromEntries(names.map((name, at) => [`SECRET_${at}`, `my${name}s2024`]));
  endedWith(await record(suite, adding(), env), 0);
  const { kind, interactions } = JSON.parse(cassetteText());
  expect(kind).toBe("agent");
  for (const interaction of interactions) expect(interaction).toHaveProperty("request.method");
  endedWith(await play(suite, env), 0);
});

it("is not written by a test that could not be judged", async () => {
  endedWith(await record(suite, [{ status: 404, message: "no such model" }]), 2);
  expect(existsSync(join(folder, "agents.cassette.json"))).toBe(false);
  const without = await run(suite, ["--record-agents"]);
  endedWith(without, 0);
  expect(rows(without)[0]).toContain("adds: deferred (ANTHROPIC_API_KEY is not set");
  expect(existsSync(join(folder, "agents.cassette.json"))).toBe(false);
  const slow = calling({ name: "everything__trigger-long-running-operation", args: { duration: 60, steps: 1 } });
  const timed = { servers: { everything }, agents: [{ ...agent, timeout_ms: 300 }] };
  const unanswered = await record(timed, [slow, "No answer."]);
  endedWith(unanswered, 1);
  expect(unanswered.stderr).toContain(
    "not recorded in agents.cassette.json: `adds`, because a server did not answer a call\n",
  );
  expect(existsSync(join(folder, "agents.cassette.json"))).toBe(false);
});

it("is not written by a test whose results are nested too deeply, and the run says so", async () => {
  const deep = `JSON.parse('${'{"a":'.repeat(300)}1${"}".repeat(300)}')`;
  const server = readFileSync(new URL("sum-server.mjs", import.meta.url), "utf8");
  writeFileSync(
    join(folder, "deep.mjs"),
    server.replace("result: sum(params.arguments)", `result: { ...sum(params.arguments), structuredContent: ${deep} }`),
  );
  const recorded = await record(
    { servers: { everything: { command: ["node", "deep.mjs"] } }, agents: [agent] },
    adding(),
  );
  endedWith(recorded, 0);
  expect(recorded.stderr).toContain(
    "not recorded in agents.cassette.json: `adds`, because an answer is nested deeper than 200 levels\n",
  );
  expect(existsSync(join(folder, "agents.cassette.json"))).toBe(false);
});

it("must be there, of the right kind, in the repository, and is never written over another file", async () => {
  const file = join(folder, "agents.cassette.json");
  const missing = await run(suite);
  endedWith(missing, 2);
  expect(missing.stderr).toContain("There is no such file");
  expect(missing.stderr).toContain("mcptest run --record-agents");
  expect(missing.stderr).toContain("--> suite.yaml:");

  writeFileSync(file, "precious");
  const kept = await record(suite, adding());
  endedWith(kept, 2);
  expect(kept.asked).toBe(0);
  expect(readFileSync(file, "utf8")).toBe("precious");

  const server = {
    version: 1,
    kind: "server",
    server: { name: "s" },
    protocol_version: null,
    recorded_at: "",
    interactions: [],
  };
  writeFileSync(file, JSON.stringify(server));
  const other = await run(suite);
  endedWith(other, 2);
  expect(other.stderr).toContain("It holds the answers of a server, not of a model");

  const take = { request: { method: "agent/run", params: { test: "adds", revision: null } } };
  const listed = { request: { method: "tools/list", params: { server: "everything" } }, response: { tools: 1 } };
  writeFileSync(file, JSON.stringify({ ...server, kind: "agent", interactions: [take, listed] }));
  const broken = await run(suite);
  endedWith(broken, 2);
  expect(rows(broken)).toEqual(["adds: errored AGENT-CASSETTE"]);

  mkdirSync(join(folder, ".git"));
  const outside = await run({ ...suite, agents: [{ ...agent, cassette: "../agents.cassette.json" }] });
  endedWith(outside, 2);
  expect(outside.stderr).toContain("a cassette outside the repository");
});
