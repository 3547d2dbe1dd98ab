import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { APP_CASES, ELICIT_CASES, SKILL_CASES, TASK_CASES } from "../../conformance/extension-cases.js";
import { folderWith, judged, mcptestHere, root, runSuite } from "../../support/harness.js";
import { partOf } from "../../support/whole.js";

const LEGACY = "2025-11-25";
const MODERN = "2026-07-28";

interface Started {
  revision: string;
  transport: string;
  mutant?: string;
  /** Where the user of the server connects. */
  address?: string;
  /** Of the entry of the server. */
  more?: object;
}

function entryOf(server: string, { revision, transport, mutant = "", address, more }: Started) {
  const command = ["node", `${root}__tests__/servers/extensions/${server}`];
  const env = {
    REVISION: revision,
    MUTANT: mutant,
    SHOP_API_KEY: "shop-key-0123456789",
    ...(address && { CONNECT_URL: address }),
  };
  if (transport === "stdio") return { command, env, ...more };
  return { url: "http://127.0.0.1:${port}/mcp", start: { command: [...command, "${port}"], env }, ...more };
}

/** The results of some rules for a server, in one run of the bundle. */
async function judge(server: string, rules: string, started: Started, ...flags: string[]) {
  const cwd = folderWith({ "server.yaml": { server: entryOf(server, started) } });
  const args = ["--server-config", "server.yaml", "--rules", rules, ...flags];
  const { idsOf, ...ran } = await judged(args, { cwd, env: { SHOP_TOKEN: "a-token-of-the-shop" } });
  return { ...ran, failed: idsOf("failed"), passed: idsOf("passed"), left: idsOf("unverified") };
}

/** A server over each transport, at each revision. */
const STARTED = [
  { transport: "stdio", revision: LEGACY },
  { transport: "http", revision: LEGACY },
  { transport: "stdio", revision: MODERN },
  { transport: "http", revision: MODERN },
];

describe("apps", () => {
  const rules = "{APP,EXT}-*";
  it.each(STARTED)("pass every rule over $transport at $revision", async (started) => {
    const { passed, failed, left, code, leftovers } = await judge("apps-server.mjs", rules, started);
    expect([failed, left, code, leftovers]).toEqual([[], [], 0, []]);
    expect(passed).toEqual([...new Set(APP_CASES.map(([rule]) => rule))]);
  });

  it.each(partOf(APP_CASES, 3))("break %s alone: %s", async (rule, mutant) => {
    const [stdio, , , http] = STARTED as [Started, Started, Started, Started];
    for (const started of [stdio, http]) {
      const { failed, left } = await judge("apps-server.mjs", rules, { ...started, mutant });
      expect([failed, left]).toEqual([[rule], []]);
    }
  });

  it("are listed by discover, with the extensions that a server declares", async () => {
    const cwd = folderWith({ "server.yaml": { server: entryOf("apps-server.mjs", STARTED[2] as Started) } });
    const args = ["discover", "--server-config", "server.yaml"];
    const { stdout } = await mcptestHere(args, { cwd });
    expect(stdout).toContain("  extensions    io.modelcontextprotocol/ui\n");
    expect(stdout).toContain("  apps\n    ui://shop/view: show\n");
    const { stdout: json } = await mcptestHere([...args, "--format", "json"], { cwd });
    expect(JSON.parse(json).servers[0].apps).toEqual([{ uri: "ui://shop/view", tools: ["show"] }]);
  });
});

describe("skills", () => {
  const overBoth = STARTED.slice(2);
  it.each(overBoth)("pass every rule over $transport", async (started) => {
    const { passed, failed, left, code, leftovers } = await judge("skills-server.mjs", "SKILL-*", started, "--strict");
    expect([failed, left, code, leftovers]).toEqual([[], [], 0, []]);
    expect(passed).toEqual([...new Set(SKILL_CASES.map(([rule]) => rule))]);
  });

  it.each(partOf(SKILL_CASES, 3))("break %s alone: %s", async (rule, mutant) => {
    for (const started of overBoth) {
      const { failed, left } = await judge("skills-server.mjs", "SKILL-*", { ...started, mutant });
      expect([failed, left]).toEqual([[rule], []]);
    }
  });

  it("are listed by discover", async () => {
    const cwd = folderWith({ "server.yaml": { server: entryOf("skills-server.mjs", STARTED[2] as Started) } });
    const args = ["discover", "--server-config", "server.yaml"];
    expect((await mcptestHere(args, { cwd })).stdout).toContain(`  skills
    skill://acme/refunds/SKILL.md (4 files): Process refund requests as the policy says
    skill://acme/daily/SKILL.md (dynamic): Assemble the report of today
`);
    const { stdout } = await mcptestHere([...args, "--format", "json"], { cwd });
    const [{ skills, lists }] = JSON.parse(stdout).servers;
    expect(skills[1]).toEqual({
      uri: "skill://acme/daily/SKILL.md",
      name: "daily",
      description: "Assemble the report of today",
      files: "dynamic",
    });
    expect(Object.keys(lists)).toEqual(["tools/list", "resources/list", "resources/templates/list"]);
  });

  it.each(overBoth)("are asked for by tests over $transport", async (started) => {
    const skills = [
      { name: "list", list: true, expect: { "result.skills[0].frontmatter.name": "refunds" } },
      { name: "get", get: "skill://acme/refunds/SKILL.md", expect: { "result.skill.resources.length": 4 } },
      { name: "unknown", get: "skill://acme/none/SKILL.md", expect: { "error.code": -32602 } },
      {
        name: "directory",
        directory: "skill://acme/refunds/letters",
        expect: { "result.resources[*].name": ["full.md", "regional"] },
      },
      { name: "wrong", get: "skill://acme/daily/SKILL.md", expect: { "result.skill.resources": [] } },
    ];
    const { results, code } = await runSuite({ servers: { s: entryOf("skills-server.mjs", started) }, skills });
    expect(code).toBe(1);
    expect(results.tests.map(({ id, status }) => [id, status])).toEqual([
      ["suite.yaml::skills::list::s", "passed"],
      ["suite.yaml::skills::get::s", "passed"],
      ["suite.yaml::skills::unknown::s", "passed"],
      ["suite.yaml::skills::directory::s", "passed"],
      ["suite.yaml::skills::wrong::s", "failed"],
    ]);
  });

  it("of a server without the extension are not asked for", async () => {
    const started = { transport: "stdio", revision: MODERN };
    const { passed, failed, left } = await judge("apps-server.mjs", "SKILL-*", started);
    expect([passed, failed, left]).toEqual([[], [], []]);
  });
});

describe("questions", () => {
  /** How tests of tools that ask end, and the findings about them. `said`: what the tools are to answer, by their names. */
  async function ask(started: Started, elicitation: object, said: Readonly<Record<string, string>> = {}) {
    const s = { ...entryOf("elicit-server.mjs", started), client: { elicitation } };
    const tools = ["choose", "connect", "sell"].map((tool) => {
      const text = { target: "result.content[0].text", matcher: { exact: said[tool] } };
      return { name: tool, tool, ...(said[tool] !== undefined && { expect: [text] }) };
    });
    const suite = { servers: { s }, target_versions: [started.revision], tools };
    const { results, leftovers } = await runSuite(suite);
    const rules = (results.findings ?? [])
      .map(({ rule_id: rule }) => rule)
      .filter((rule) => rule.startsWith("ELICIT-"));
    expect(leftovers).toEqual([]);
    return { failed: [...new Set(rules)], statuses: results.tests.map(({ status }) => status) };
  }

  it.each([...STARTED, { transport: "http", revision: "2025-06-18" }])(
    "pass every rule over $transport at $revision",
    async (started) => {
      const more = { client: { elicitation: { action: "accept", url: "accept" } } };
      const { passed, failed, left } = await judge("elicit-server.mjs", "ELICIT-*", { ...started, more });
      expect([failed, left]).toEqual([[], []]);
      const isJudged = (rule: string) =>
        started.revision === LEGACY ||
        (started.revision === MODERN ? !/REQUIRED|COMPLETE/.test(rule) : /FORM|SCHEMA|UNDECLARED/.test(rule));
      const ofQuestions = [...new Set(ELICIT_CASES.map(([rule]) => rule))].filter(isJudged);
      expect(passed).toEqual([...ofQuestions, "ELICIT-REFUSED"]);
    },
  );

  it.each(partOf(ELICIT_CASES, 3))("break %s alone: %s", async (rule, mutant, only) => {
    const url = "accept";
    for (const started of STARTED.filter(({ revision }) => only === undefined || revision === only)) {
      const { failed } = await ask({ ...started, mutant }, mutant === "any mode" ? { url } : { action: "accept", url });
      expect(failed, JSON.stringify(started)).toEqual([rule]);
    }
  });

  it("that tools cannot ask in an audit do not make them useless", async () => {
    const server = `"${process.execPath}" "${root}__tests__/servers/corpus/server.mjs" asks`;
    const { stdout } = await mcptestHere(["audit", "--server-command", server], { cwd: folderWith({}) });
    expect(stdout).toContain("7 of 8 tools called with success");
    expect(stdout).not.toContain("AUDIT-NEVER-ACCEPTED");
    expect(stdout).not.toContain("ELICIT-");
  });

  it.each(STARTED)("by forms are answered by the tool that asks over $transport at $revision", async (started) => {
    const tool = started.revision === MODERN ? "test_input_required_result_elicitation" : "test_elicitation";
    const form = {
      ...{ action: "cancel", choose: { action: "decline" } },
      [tool]: { answer: started.revision === MODERN ? { name: "Ada" } : { username: "Ada", email: "a@b.c" } },
    };
    const s = { ...entryOf("elicit-server.mjs", started), client: { elicitation: { form, url: "decline" } } };
    const expectText = (matcher: object) => [{ target: "result.content[0].text", matcher }];
    const tools = [
      { name: "own", tool, args: { message: "Who?" }, expect: expectText({ "contains-all": ["accept", "Ada"] }) },
      { name: "declined", tool: "choose", expect: expectText({ exact: "decline" }) },
      { name: "by URL", tool: "connect", expect: expectText({ exact: "decline" }) },
    ];
    const other = {
      name: "other",
      tool: "test_elicitation_sep1034_defaults",
      expect: expectText({ contains: "cancel" }),
    };
    const all = started.revision === MODERN ? tools : [...tools, other];
    const { results } = await runSuite({ servers: { s }, target_versions: [started.revision], tools: all });
    expect(results.tests.map(({ failures: [first] }) => first?.message)).toEqual(all.map(() => undefined));
  });

  it.each(STARTED)("by URL get their own answers over $transport at $revision", async (started) => {
    for (const url of ["decline", "cancel"]) {
      const { statuses } = await ask(started, { action: "accept", url }, { choose: "accept", connect: url });
      expect(statuses.slice(0, 2)).toEqual(["passed", "passed"]);
    }
    const visited = await ask(started, { url: { after: "20ms" } }, { connect: "accept" });
    expect(visited.statuses[1]).toBe("passed");
  });

  it.each(STARTED)("by URL are answered without opening the URL, over $transport at $revision", async (started) => {
    let opened = 0;
    const site = createServer((_, response) => {
      opened += 1;
      response.end();
    }).listen(0, "127.0.0.1");
    await once(site, "listening");
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/connect`;
    const { statuses } = await ask({ ...started, address }, { url: "accept" }, { connect: "accept" });
    expect([statuses[1], opened]).toEqual(["passed", 0]);
    await fetch(address);
    expect(opened).toBe(1);
    site.close();
  });

  it.each(["stdio", "http"])("that an error wants answered are, if the suite says when, over %s", async (transport) => {
    const started = { transport, revision: LEGACY };
    const { statuses } = await ask(started, { action: "accept", url: { after: "20ms" } }, { sell: "Sold." });
    expect(statuses).toEqual(["passed", "passed", "passed"]);
    const waiting = await ask(started, { action: "accept", url: "accept" }, { sell: "Sold." });
    expect(waiting.statuses[2]).toBe("failed");
  });
});

describe("tasks", () => {
  /** Over HTTP clients are authorized, unless everybody is to see the list. */
  function withClient(started: Started): Started {
    const client = { elicitation: { action: "accept" } };
    const isAuthorized = started.transport === "http" && started.mutant !== "open list";
    return { ...started, more: { client, ...(isAuthorized && { auth: { bearer_token_env: "SHOP_TOKEN" } }) } };
  }

  it.each(STARTED)("pass every rule over $transport at $revision", async (started) => {
    const { passed, failed, left, code, leftovers } = await judge("tasks-server.mjs", "TASK-*", withClient(started));
    expect([failed, left, code, leftovers]).toEqual([[], [], 0, []]);
    const own = TASK_CASES.filter(
      ([, , revision = started.revision, transport = started.transport]) =>
        revision === started.revision && transport === started.transport,
    );
    expect(passed).toEqual([...new Set(own.map(([rule]) => rule))]);
  });

  it.each(partOf(TASK_CASES, 6))("break %s alone: %s", async (rule, mutant, revision, transport) => {
    const every = STARTED.filter(
      (one) => (revision ?? one.revision) === one.revision && (transport ?? one.transport) === one.transport,
    );
    for (const started of new Set([every[0]!, every.at(-1)!])) {
      const { failed } = await judge("tasks-server.mjs", "TASK-*", withClient({ ...started, mutant }));
      expect(failed, JSON.stringify(started)).toEqual([rule]);
    }
  });

  it.each(["stdio", "http"])("of the TypeScript SDK break known rules alone, over %s", async (transport) => {
    const more = {
      ...{ safe_calls: ["build", "strict", "fails", "ask", "plain"], client: { elicitation: { action: "accept" } } },
      ...(transport === "http" && { auth: { bearer_token_env: "SHOP_TOKEN" } }),
    };
    const started = { transport, revision: LEGACY, more };
    // A plain call of `ask` never ends: the SDK gives its question to tasks/result alone.
    const { results, left } = await judge("../sdk-task-server.mjs", "TASK-*", started, "--max-call", "2s");
    const faults = results.filter(({ status }) => status === "failed");
    expect(faults.map(({ id }) => id)).toEqual(["TASK-UNDECLARED", "TASK-FORBIDDEN"]);
    expect(left).toEqual([]);
    for (const { id, sdk } of faults) expect(sdk, id).toBe("@modelcontextprotocol/sdk");
  });

  it("may refuse a plain call with -32600, which is what the section on errors has", async () => {
    const { failed, passed } = await judge("tasks-server.mjs", "TASK-UNDECLARED", {
      ...STARTED[0]!,
      mutant: "invalid request",
    });
    expect([failed, passed]).toEqual([[], ["TASK-UNDECLARED"]]);
  });

  it("may be guessed where clients are authorized, at 2025-11-25", async () => {
    for (const [started, severity] of [
      [STARTED[0]!, "must"],
      [STARTED[1]!, "should"],
    ] as const) {
      const { results } = await judge("tasks-server.mjs", "TASK-ID", withClient({ ...started, mutant: "counted ids" }));
      expect(results).toMatchObject([{ status: "failed", severity }]);
    }
  });

  it("may end while they are listed", async () => {
    const { failed, passed } = await judge("tasks-server.mjs", "TASK-LIST", {
      ...STARTED[0]!,
      mutant: "a cursor ends",
    });
    expect([failed, passed]).toEqual([[], ["TASK-LIST"]]);
  });

  it("are ignored by a server whose tools do not run as tasks", async () => {
    const { failed, left } = await judge(
      "tasks-server.mjs",
      "TASK-*",
      withClient({ ...STARTED[0]!, mutant: "no tools" }),
    );
    expect([failed, left]).toEqual([[], []]);
  });

  it("cost no request where they are not declared", async () => {
    const { results } = await judge("elicit-server.mjs", "TASK-*", STARTED[0]!);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["skipped"]));
  });
});
