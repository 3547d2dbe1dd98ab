import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, describe, expect, it } from "vitest";
import type { Claim } from "../../../../src/conformance/claims/claim.js";
import { freePort } from "../../../../src/core/proc/port.js";
import { folderWith, root, until } from "../../../support/cli.js";
import { mcptestHere } from "../../../support/in-process.js";
import { partOf } from "../../../support/whole.js";
import { BROKEN, TOKENS } from "./isolation-cases.js";

const SERVER = `${root}__tests__/servers/isolation-server.mjs`;
const RULES = "{ISO-*,FAULT-HTTP-NO-ANSWER}";
const servers = new Set<ChildProcess>();

interface Judged {
  code: number | null;
  rules: Claim[];
  report: { score: number; grade: string; limited_by?: string };
  stderr: string;
  requests: number;
  sessions: number;
}

/** Runs the rules of isolation, or others, on a server that keeps clients apart but for what it breaks. */
async function judge(mode: string, breaks: readonly string[], flags: readonly string[] = []): Promise<Judged> {
  const port = await freePort();
  const server = spawn(process.execPath, [SERVER, `${port}`, mode, ...breaks], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  servers.add(server);
  let said = "";
  server.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await until(() => said.includes("ready"));
  const url = `http://127.0.0.1:${port}/mcp`;
  const rules = flags.includes("--rules") ? [] : ["--rules", RULES];
  const ran = await mcptestHere(["compliance", "run", "--server-url", url, ...rules, "--format", "json", ...flags], {
    env: { TOKEN_A: "token-of-alice-1234", TOKEN_B: "token-of-bob-56789" },
  });
  server.kill();
  await once(server, "close");
  servers.delete(server);
  const { code, stdout, stderr } = ran;
  const report = JSON.parse(stdout);
  const [requests = 0, sessions = 0] = said.split("\n")[1]?.split(" ").map(Number) ?? [];
  return { code, stderr, report, rules: report.rules, requests, sessions };
}

function failing({ rules }: Judged): string[] {
  return [...new Set(rules.filter(({ status }) => status === "failed").map(({ id }) => id))];
}

function statusOf({ rules }: Judged, rule: string): string[] {
  return [...new Set(rules.filter(({ id }) => id === rule).map(({ status }) => status))];
}

afterAll(() => {
  for (const server of servers) server.kill();
});

describe("isolation", () => {
  it.each(["legacy", "modern"])("a correct server at a %s revision keeps every rule that applies", async (mode) => {
    const two = await judge(mode, [], TOKENS);
    const skipped = two.rules.filter(({ status }) => status === "skipped").map(({ id }) => id);
    expect(two.rules.filter(({ status }) => status !== "passed" && status !== "skipped")).toEqual([]);
    const others = mode === "legacy" ? ["ISO-LIST"] : ["ISO-RESUME", "ISO-SESSION"];
    expect(skipped.sort()).toEqual([...others, "ISO-FOREIGN-ID", "ISO-ID-REUSE"].sort());
    expect(two.code).toBe(0);
  });

  it.each(partOf(BROKEN, 3))("$rule fails alone for a $mode server: $breaks", async ({ rule, mode, breaks, flags }) => {
    const judged = await judge(mode, [breaks], flags);
    expect(failing(judged)).toEqual([rule]);
    // The lists of some servers have the token of each user.
    expect(JSON.stringify(judged.rules)).not.toMatch(/token-of-/);
    for (const { status, evidence } of judged.rules)
      if (status === "failed") expect(evidence).toMatch(/\d+\. client [ABC]|session-/);
  });

  it.each(["legacy", "modern"])("sends at most 110 requests to a %s server, with twenty ids", async (mode) => {
    const all = await judge(mode, [], TOKENS);
    const others = await judge(mode, [], [...TOKENS, "--rules", "PORT-*"]);
    expect(all.requests - others.requests).toBeLessThanOrEqual(110);
    // Besides, a third client comes and goes.
    expect(all.sessions - others.sessions).toBe(mode === "legacy" ? 21 : 0);
  });

  it.each(["busy", "single", "turns", "board", "keeps by all"])(
    "a server that is %s mixes nothing up",
    async (breaks) => {
      const judged = await judge("legacy", [breaks]);
      expect(failing(judged)).toEqual([]);
      expect(statusOf(judged, "ISO-ANSWER")).toEqual(["passed"]);
      expect(statusOf(judged, "FAULT-HTTP-NO-ANSWER")).toEqual(["passed"]);
      expect(judged.code).toBe(0);
    },
  );

  it.each<[string, string, readonly string[], string]>([
    ["legacy", "orders", TOKENS, "passed"],
    ["modern", "orders", TOKENS, "passed"],
    ["legacy", "shared orders", TOKENS, "skipped"],
    ["legacy", "any order", TOKENS, "skipped"],
    ["legacy", "open orders", [], "skipped"],
  ])("of a %s server with %s, no id is taken from another user", async (mode, breaks, flags, status) => {
    const judged = await judge(mode, [breaks], flags);
    expect(failing(judged)).toEqual([]);
    expect(statusOf(judged, "ISO-FOREIGN-ID")).toContain(status);
  });

  it.each(["legacy", "modern"])("a %s server whose answers are all the same is not blamed", async (mode) => {
    const judged = await judge(mode, ["constant"]);
    expect(failing(judged)).toEqual([]);
    expect(statusOf(judged, "ISO-ANSWER")).toEqual(["passed"]);
  });

  it.each<[string, number]>([
    ["orders", 0],
    ["open orders", 1],
  ])("before 2026-07-28, the handles of a suite are judged too: %s", async (breaks, expected) => {
    const command = [process.execPath, SERVER, "${port}", "legacy", breaks];
    const path = "result.structuredContent.orders[0].id";
    const handles = [{ from: "list_orders", path, to: "get_order", argument: "order_id" }];
    const suite = {
      servers: { apart: { url: "http://127.0.0.1:${port}/mcp", start: { command } } },
      compliance: [{ name: "orders belong to users", check: "STATE-HANDLE", handles }],
    };
    const cwd = folderWith({ "a.mcptest.yaml": JSON.stringify(suite) });
    const env = { TOKEN_A: "token-of-alice-1234", TOKEN_B: "token-of-bob-56789" };
    const { code, stdout } = await mcptestHere(["run", "a.mcptest.yaml", ...TOKENS], { cwd, env });
    expect(code, stdout).toBe(expected);
    if (expected === 1) expect(stdout).toContain("another principal is served");
  });

  it("a finding shows both requests and the answer, with who sent and got them, in their order", async () => {
    const { rules } = await judge("legacy", ["ISO-ANSWER"]);
    const { evidence = "", message } = rules.find(({ id }) => id === "ISO-ANSWER") ?? {};
    const [, canary] =
      /client [AB] gets an answer with "(mcptest\w{12})", which only client [AB] sent/.exec(message ?? "") ?? [];
    const lines = evidence.split("\n").map((line) => /^(\d+)\. client ([AB]) (→|←) (.*)$/.exec(line) ?? []);
    expect(lines.map(([, , client, way]) => `${client} ${way}`)).toEqual(["A →", "B →", "B ←"]);
    const numbers = lines.map(([, at]) => Number(at));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect([lines[0]?.[4], lines[2]?.[4]].every((text) => text?.includes(canary ?? "none"))).toBe(true);
  });

  it("a server that mixes up its clients gets a C at best, and the report says why", async () => {
    const { report } = await judge("legacy", ["ISO-ANSWER"], ["--rules", "{ISO-*,SEC-*,PORT-*,TOOL-*}"]);
    expect(report).toMatchObject({ grade: "C", limited_by: "ISO-ANSWER" });
    expect(report.score).toBeGreaterThanOrEqual(80);
  });

  it("a suite asks for the family by `check: ISO`", async () => {
    const command = [process.execPath, SERVER, "${port}", "legacy", "ISO-STREAM"];
    const suite = {
      servers: { apart: { url: "http://127.0.0.1:${port}/mcp", start: { command } } },
      compliance: [{ name: "clients are kept apart", check: "ISO" }],
    };
    const cwd = folderWith({ "a.mcptest.yaml": JSON.stringify(suite) });
    const { code, stdout } = await mcptestHere(["run", "a.mcptest.yaml"], { cwd });
    expect(stdout).toContain("ISO-STREAM");
    expect(stdout).toContain("on its own stream");
    expect(code).toBe(1);
  });

  it("sends what a client may not only if it is asked for by name", async () => {
    const all = await judge("legacy", ["ISO-ID-REUSE"]);
    expect(statusOf(all, "ISO-ID-REUSE")).toEqual(["skipped"]);
    expect(all.code).toBe(0);
  });
});
