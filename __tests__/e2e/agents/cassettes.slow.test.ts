import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { type Script, startModels } from "../../servers/models/start.js";
import { folderWith, mcptestHere, resultsIn, textIn, writeIn } from "../../support/harness.js";
import { byPrompt, calling, endedWith, is, rowsOf, SERVERS, scripted, sum, verdict } from "./conversations.js";

const model = "claude-sonnet-5-5";
const { everything } = SERVERS;
/** A server that cannot be started: whoever plays a cassette does not need it. */
const absent = { command: ["no-such-program"] };
const VENDORS = ["ANTHROPIC", "OPENAI", "GEMINI", "GOOGLE", "MISTRAL"];
const noKeys = Object.fromEntries(VENDORS.map((vendor) => [`${vendor}_API_KEY`, ""]));
const add = calling(sum(2, 3));
const cassette = "agents.cassette.json";
const agent = {
  ...{ name: "adds", model, servers: ["everything"], prompt: "What is 2 plus 3?", cassette },
  system_prompt: "Be brief.",
  expect: [
    is("tool_names", ["get-sum"]),
    { target: "tool_results[0].result.content[0].text", matcher: { contains: "5" } },
    is("final_response", "It is 5."),
    { target: "conversation.duration_ms", matcher: { "greater-than": 0 } },
  ],
};
const servers = { everything };
const suite = { servers, agents: [agent] };
const adding = () => byPrompt({ [agent.prompt]: [add, "It is 5."] });
/** Judges every answer as good, and adds. */
const judging = (): Script => {
  const answers = adding();
  return (request) => (request.schema === undefined ? answers(request) : verdict(0.9));
};
/** A suite of the agent test, with another matcher for its reply. */
const replyJudgedBy = (matcher: object, more = {}) => ({
  servers,
  agents: [{ ...agent, expect: [{ target: "final_response", matcher }], ...more }],
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = folderWith({});
  file = join(folder, cassette);
});

type Env = Readonly<Record<string, string>>;

/** Runs the suite, or with `eval` among the flags its evals. */
async function run(document: object, flags: readonly string[] = [], env: Env = noKeys) {
  const [command = "run", ...rest] = flags[0] === "eval" ? flags : ["run", ...flags];
  writeIn(folder, "suite.yaml", JSON.stringify(document, null, 2));
  const written = join(folder, "results.json");
  rmSync(written, { force: true });
  const args = [command, "suite.yaml", "--reporter", "json=results.json", ...rest];
  const ended = await mcptestHere(args, { cwd: folder, env });
  const tests = existsSync(written) ? resultsIn(written) : undefined;
  return { ...ended, servers: tests?.servers, tests: tests?.tests ?? [] };
}

/** Records the cassettes of a suite from stand-ins; the run must end with this code. */
async function record(document: object, script: Script, code = 0, env: Env = {}, flags: readonly string[] = []) {
  const models = await startModels(script);
  try {
    const ended = await run(document, [...flags, "--record-agents"], { ...models.env, ...env });
    endedWith(ended, code);
    return { ...ended, asked: models.requests.length };
  } finally {
    await models.close();
  }
}

/** Plays: every server is one that cannot be started, and there is no key; the run must end with this code. */
async function play(document: object, code = 0, env: Env = {}, flags: readonly string[] = []) {
  const ended = await run({ ...document, servers: { everything: absent } }, flags, { ...noKeys, ...env });
  endedWith(ended, code);
  return ended;
}

function rows({ tests }: Awaited<ReturnType<typeof run>>): string[] {
  return rowsOf({ results: { tests } });
}

function cassetteText(): string {
  return textIn(file);
}

it("is recorded once, and played without a key, a server or a network", async () => {
  const recorded = await record(suite, adding());
  expect(recorded.stderr).toContain("recorded agents.cassette.json");
  expect(recorded.asked).toBe(2);
  const played = await play(suite);
  expect(rows(played)).toEqual(["adds: passed"]);
  expect(played.servers).toEqual([]);
  expect(played.stdout).toContain("agents: 1 test, 1 played from cassettes\n");
  expect(played.tests[0]?.agent).toEqual({ ...recorded.tests[0]?.agent, cassette });
  await play(suite, 0, { CI: "true" });
});

it("plays what fails as a failure", async () => {
  await record(suite, byPrompt({ [agent.prompt]: [add, "It is 6."] }), 1);
  expect(rows(await play(suite, 1))).toEqual(["adds: failed ASSERT-EXACT"]);
});

it("a drift of anything that is sent is an error that says so", async () => {
  const faults = [{ name: "hung", target: { tool: "get-sum" }, kind: "hang" }];
  await record({ ...suite, faults }, adding());
  const drifts: [change: object, message: string][] = [
    [{ prompt: "What is 3 plus 2?" }, "differs in: prompt"],
    [{ system_prompt: "Be thorough." }, "differs in: system prompt"],
    [{ max_tokens: 99 }, "differs in: max_tokens"],
    [{ model: "gpt-5" }, "differs in: model"],
    [{ servers: ["everything", "other"] }, "has no tools of the server other"],
    [{ name: "sums" }, "has no recording of `sums`"],
    [{ inject: ["hung"] }, "differs in: conversation"],
    [{ runs: 2 }, "is asked more often than it was recorded"],
  ];
  for (const [change, message] of drifts) {
    const absentServers = { everything: absent, other: absent };
    const drifted = await run({ servers: absentServers, faults, agents: [{ ...agent, ...change }] });
    endedWith(drifted, 2);
    expect(drifted.tests[0], message).toMatchObject({
      status: "errored",
      failures: [{ rule_id: "AGENT-CASSETTE", fix: "Record it again with `mcptest run --record-agents`." }],
    });
    expect(drifted.tests[0]?.failures[0]?.message).toContain(message);
  }
});

it("a drift of the tools is an error that says so", async () => {
  await record(suite, adding());
  const changed = cassetteText().replace("Returns the sum of two numbers", "Returns a sum");
  expect(changed).not.toBe(cassetteText());
  writeFileSync(file, changed);
  expect((await play(suite, 2)).tests[0]?.failures[0]?.message).toContain("differs in: tools");
});

it("has the runs, the models and the revisions of all tests that name it; a recording of some keeps the others", async () => {
  const all = {
    servers,
    target_versions: ["2025-06-18", "2025-11-25"],
    agents: [
      { ...agent, name: "runs", runs: 2, pass_rate: 0.5 },
      { ...agent, name: "models", model: undefined, models: [model, "gpt-5"], expect: undefined },
    ],
  };
  const recorded = await record(all, (_, index) => (index % 2 === 0 ? add : index === 1 ? "It is 6." : "It is 5."));
  const names = ["runs", "models [claude-sonnet-5-5]", "models [gpt-5]"].flatMap((name) => [name, name]);
  expect(rows(recorded)).toEqual(names.map((name) => `${name}: passed`));
  const played = await play(all);
  expect(rows(played)).toEqual(rows(recorded));
  const replies = ({ tests }: typeof played) => tests.map((row) => row.agent?.final_response);
  expect(replies(played)).toEqual(replies(recorded));

  await record(all, [add, "Five.", add, "Five."], 0, {}, ["--filter", "[gpt-5]"]);
  const mixed = await play(all);
  const replyOf = (wanted: string) => mixed.tests.find(({ row }) => row === wanted)?.agent?.final_response;
  expect([replyOf("gpt-5"), replyOf(model)]).toEqual(["Five.", "It is 5."]);
});

it("has the answers of the judges of a test, of the default judge too, whatever the cache of verdicts knows", async () => {
  const judged = (metrics: object) => replyJudgedBy({ "llm-judge": { rubric: "Names the sum." } }, { eval: metrics });
  const both = judged({ mcp_use: {}, rubric: "Is brief." });
  await record(both, judging(), 0, { CI: "" });
  expect((await record(both, judging(), 0, { CI: "" })).asked).toBe(5);
  const played = await play(both, 0, { CI: "" });
  expect(rows(played)).toEqual(["adds: passed", "adds: mcp_use: passed", "adds: rubric: passed"]);
  expect(played.tests[1]?.scores?.[0]?.score).toBe(0.9);

  const drifted = await play(judged({ rubric: "Is polite." }), 2);
  expect(rows(drifted)).toEqual(["adds: passed", "adds: rubric: errored AGENT-CASSETTE"]);
  expect(drifted.tests[1]?.failures[0]?.message).toContain("differs in: prompt");
});

it("has embeddings, and plays them for the same texts only", async () => {
  const similarTo = (value: string) =>
    replyJudgedBy({ similar: { value, threshold: 0.5, model: "text-embedding-3-small" } });
  const recorded = await record(similarTo("The sum is 5."), adding());
  expect(recorded.asked).toBe(3);
  expect((await play(similarTo("The sum is 5."))).tests[0]?.scores).toEqual(recorded.tests[0]?.scores);
  const drifted = await play(similarTo("The sum is 6."), 2);
  expect(rows(drifted)).toEqual(["adds: errored AGENT-CASSETTE"]);
  expect(drifted.tests[0]?.failures[0]?.message).toContain("has no embeddings of these texts");
});

it("makes a jury with a juror that was not recorded an error, not a smaller jury", async () => {
  const juryOf = (...names: string[]) =>
    replyJudgedBy({ "llm-jury": { rubric: "Names the sum.", jurors: names.map((name) => ({ model: name })) } });
  await record(juryOf("gpt-5", "gemini-3-pro"), judging());
  await play(juryOf("gpt-5", "gemini-3-pro"));
  expect(rows(await play(juryOf("gpt-5", "mistral-large-latest"), 2))).toEqual(["adds: errored AGENT-CASSETTE"]);
});

describe("an eval", () => {
  const driven = {
    ...{ name: "adds", prompt: agent.prompt, servers: ["everything"], model, cassette },
    ...{ rubric: "Names the sum.", expect: { final_response: "It is 5." } },
  };
  const graded = {
    ...{ name: "graded", prompt: "Sum?", response: "It is 5.", cassette },
    ...{ rubric: "Is brief.", judge: "gpt-5" },
  };
  const evals = { servers, evals: [driven, graded] };

  it("is recorded once, and played without a key or a server, beside an agent test of the same name", async () => {
    const both = { ...evals, agents: [agent] };
    await record(both, judging(), 0, {}, ["eval"]);
    await record(both, judging());
    const played = await play(both, 0, {}, ["eval"]);
    expect(played.tests).toMatchObject([
      { block: "evals", name: "adds", status: "passed", agent: { cassette }, scores: [{ score: 0.9 }] },
      { block: "evals", name: "graded", status: "passed", scores: [{ score: 0.9 }] },
      { block: "agents", name: "adds", status: "skipped" },
    ]);
    expect(played.servers).toEqual([]);
    await play(both);
  });

  it("with a drift of what was asked is an error that says how to record it again", async () => {
    await record(evals, judging(), 0, {}, ["eval"]);
    for (const drifted of [
      { ...driven, prompt: "What is 3 plus 2?" },
      { ...driven, rubric: "Is polite." },
      { ...graded, judge: "gemini-3-pro" },
      { ...graded, response: "It is 6." },
      { ...graded, name: "another" },
    ]) {
      expect((await play({ evals: [drifted] }, 2, {}, ["eval"])).tests[0]?.failures).toMatchObject([
        { rule_id: "AGENT-CASSETTE", fix: "Record it again with `mcptest eval --record-agents`." },
      ]);
    }
  });
});

describe("a recording that no test uses", () => {
  it("is reported by a run that plays the cassette, and removed by one that records", async () => {
    const two = { ...suite, agents: [agent, { ...agent, name: "again" }] };
    await record(two, byPrompt({ [agent.prompt]: [add, "It is 5.", add, "It is 5."] }));
    expect((await play(two)).stderr).toBe("");
    expect((await play(suite)).stderr).toContain(
      "recordings in agents.cassette.json that no test uses: `again` (--record-agents removes them)\n",
    );
    // A test that a filter leaves out uses its recording.
    expect((await play(two, 0, {}, ["--filter", "adds"])).stderr).toBe("");
    expect(cassetteText()).toContain('"test":"again"');
    await record(suite, adding());
    expect(cassetteText()).not.toContain('"test":"again"');
    expect((await play(suite)).stderr).toBe("");
  });

  it("is that of a model or a revision that the test no longer has", async () => {
    const models = { ...agent, model: undefined, models: [model, "gpt-5"], expect: undefined };
    const before = { servers, target_versions: ["2025-06-18", "2025-11-25"], agents: [models] };
    await record(before, () => "Five.");
    const { stderr } = await play({ target_versions: ["2025-11-25"], agents: [{ ...models, models: [model] }] });
    expect(stderr).toContain("`adds [gpt-5]` at revision 2025-06-18");
    expect(stderr).toContain("`adds [claude-sonnet-5-5]` at revision 2025-06-18");
    expect(stderr).not.toContain("`adds [claude-sonnet-5-5]` at revision 2025-11-25");
  });

  it("is not that of another suite, as long as there is one", async () => {
    const other = join(folder, "other.yaml");
    writeFileSync(other, JSON.stringify({ ...suite, agents: [{ ...agent, name: "elsewhere" }] }));
    const { env } = await scripted(adding());
    endedWith(await mcptestHere(["run", "other.yaml", "--record-agents"], { cwd: folder, env }), 0);
    await record(suite, adding());
    expect(cassetteText()).toContain('"test":"elsewhere"');
    expect((await play(suite)).stderr).toBe("");
    rmSync(other);
    expect((await play(suite)).stderr).toContain("`elsewhere`");
  });
});

it("plays injected faults and simulated users", async () => {
  const recovering = {
    servers,
    faults: [{ name: "hung", target: { tool: "get-sum" }, kind: "recover_after", failures: 1 }],
    agents: [
      {
        ...{ ...agent, inject: ["hung"], recovery: { max_detection_ms: 3000 } },
        expect: [is("conversation.per_turn[1].user", "Go on.")],
        turns: { simulate: { goal: "a sum", max_turns: 2 } },
      },
    ],
  };
  const recorded = await record(recovering, [add, add, "It is 5.", "Go on.", "It is still 5."]);
  const recovery = recorded.tests[0]?.agent?.recovery;
  expect(recovery).toMatchObject({ recovered: true });
  expect((await play(recovering)).tests[0]?.agent?.recovery).toEqual(recovery);
});

it("has no secrets: of the environment, of the server, of the suite, of the reply, and no key", async () => {
  const env = { SUITE_TOKEN: "suite-token-0123456789", SERVER_SECRET: "server-secret-0123456789" };
  const leaked = `ghp_${"a1B2".repeat(9)}`;
  const serverEnv = { SERVER_SECRET: "${SERVER_SECRET}" };
  const leaking = {
    servers: { everything: { ...everything, env: serverEnv } },
    agents: [
      {
        ...{ ...agent, system_prompt: "The token is ${SUITE_TOKEN}.", prompt: "Tell ${SUITE_TOKEN}." },
        expect: [is("tool_names", ["get-env", "echo"])],
      },
    ],
  };
  const replies = [
    calling({ name: "everything__get-env", args: {} }),
    calling({ name: "everything__echo", args: { message: `${leaked} ${env.SERVER_SECRET}` } }),
    `They are ${leaked}, ${env.SUITE_TOKEN} and ${btoa(env.SERVER_SECRET)}.`,
  ];
  await record(leaking, replies, 0, env);
  expect(cassetteText()).toContain("«secret:SERVER_SECRET»");
  const secrets = [...Object.values(env), btoa(env.SERVER_SECRET), leaked, "test-key"];
  for (const secret of secrets) expect(cassetteText()).not.toContain(secret);
  // Other values than those that were recorded do as well.
  const others = { SUITE_TOKEN: "another-token-0123456789", SERVER_SECRET: "another-secret-0123456789" };
  for (const given of [env, others]) {
    const playing = { ...leaking, servers: { everything: { ...absent, env: serverEnv } } };
    endedWith(await run(playing, [], { ...noKeys, ...given }), 0);
  }
});

it("is readable, whatever words of it a secret holds", async () => {
  const names = ["interactions", "request", "response", "server", "agent", "kind", "model"];
  const env = Object.fromEntries(names.map((name, at) => [`SECRET_${at}`, `my${name}s2024`]));
  await record(suite, adding(), 0, env);
  const { kind, interactions } = JSON.parse(cassetteText());
  expect(kind).toBe("agent");
  for (const interaction of interactions) expect(interaction).toHaveProperty("request.method");
  await play(suite, 0, env);
});

describe("is not written by a test", () => {
  it("that could not be judged", async () => {
    await record(suite, [{ status: 404, message: "no such model" }], 2);
    expect(existsSync(file)).toBe(false);
    const without = await run(suite, ["--record-agents"]);
    endedWith(without, 0);
    expect(rows(without)[0]).toContain("adds: deferred (ANTHROPIC_API_KEY is not set");
    const slow = calling({ name: "everything__trigger-long-running-operation", args: { duration: 60, steps: 1 } });
    const timed = { servers, agents: [{ ...agent, timeout_ms: 300 }] };
    const unanswered = await record(timed, [slow, "No answer."], 1);
    const because = "not recorded in agents.cassette.json: `adds`, because a server did not answer a call\n";
    expect(unanswered.stderr).toContain(because);
    expect(existsSync(file)).toBe(false);
  });

  it("whose results are nested too deeply, and the run says so", async () => {
    const deep = `JSON.parse('${'{"a":'.repeat(300)}1${"}".repeat(300)}')`;
    const server = readFileSync(new URL("sum-server.mjs", import.meta.url), "utf8").replace(
      "result: sum(params.arguments)",
      `result: { ...sum(params.arguments), structuredContent: ${deep} }`,
    );
    writeIn(folder, "deep.mjs", server);
    const nested = { servers: { everything: { command: ["node", "deep.mjs"] } }, agents: [agent] };
    expect((await record(nested, adding())).stderr).toContain(
      "not recorded in agents.cassette.json: `adds`, because an answer is nested deeper than 200 levels\n",
    );
    expect(existsSync(file)).toBe(false);
  });
});

it("must be there, of the right kind, in the repository, and is never written over another file", async () => {
  const missing = await play(suite, 2);
  for (const text of ["There is no such file", "mcptest run --record-agents", "--> suite.yaml:"]) {
    expect(missing.stderr).toContain(text);
  }
  writeFileSync(file, "precious");
  expect((await record(suite, adding(), 2)).asked).toBe(0);
  expect(cassetteText()).toBe("precious");

  const server = {
    ...{ version: 1, kind: "server", server: { name: "s" } },
    ...{ protocol_version: null, recorded_at: "", interactions: [] },
  };
  writeFileSync(file, JSON.stringify(server));
  expect((await play(suite, 2)).stderr).toContain("It holds the answers of a server, not of a model");

  const take = { request: { method: "agent/run", params: { test: "adds", revision: null } } };
  const listed = { request: { method: "tools/list", params: { server: "everything" } }, response: { tools: 1 } };
  writeFileSync(file, JSON.stringify({ ...server, kind: "agent", interactions: [take, listed] }));
  expect(rows(await play(suite, 2))).toEqual(["adds: errored AGENT-CASSETTE"]);

  const outside = await play({ agents: [{ ...agent, cassette: "../agents.cassette.json" }] }, 2);
  expect(outside.stderr).toContain("a cassette outside the repository");
});
