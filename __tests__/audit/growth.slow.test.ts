import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { answerOf } from "../../src/conformance/calls/answer.js";
import { AuditRun } from "../../src/conformance/rules/audit/audit-run.js";
import { judgeGrowth } from "../../src/conformance/rules/audit/judgements/growth.js";
import { type Block, growthOf } from "../../src/conformance/rules/audit/judgements/growth-blocks.js";
import type { AuditServer, AuditStep } from "../../src/conformance/rules/audit/types.js";
import { isObject } from "../../src/core/json/json.js";
import type { ListedTool } from "../../src/engine/calls/fuzz-target.js";
import { loadSchemaPort } from "../../src/engine/judge/schema-port.js";
import { auditTools } from "../../src/kinds/compliance/audit/audit-server.js";
import type { Session } from "../../src/mcp/types.js";
import { open, sessionOf } from "../mcp/support.js";

const KB = 1024;

describe("growthOf", () => {
  const block = (more: Partial<Block>): Block => ({ calls: 60, memory: 0, handles: 0, callMs: 1, pingMs: 1, ...more });
  const memory = (...rates: number[]) => rates.map((rate) => block({ memory: rate * KB * 60 }));
  const handles = (...counts: number[]) => counts.map((count) => block({ handles: count }));
  const times = (...pairs: [callMs: number, pingMs: number][]) =>
    pairs.map(([callMs, pingMs]) => block({ callMs, pingMs }));
  const still = memory(0, 0, 0);

  it.each<[string, Block[], Block[], ReturnType<typeof growthOf>]>([
    ["nothing", still, still, undefined],
    ["memory in every block", memory(120, 100, 110), still, "memory"],
    ["too little memory", memory(30, 30, 30), still, undefined],
    ["a cache that levels off", memory(300, 80, 0), still, undefined],
    ["garbage that is collected", memory(300, 300, -400), still, undefined],
    ["uneven memory", memory(400, 60, 60), still, undefined],
    ["memory, as much for the control", memory(120, 100, 110), memory(0, 90, 0), undefined],
    ["memory of an unknown size", memory(0, 0, 0).map(({ memory: _, ...rest }) => rest), still, undefined],
    ["a handle for each call", handles(60, 60, 60), still, "handles"],
    ["three handles for each call, or nearly", handles(180, 176, 181), still, "handles"],
    ["a pool of handles", handles(60, 20, 0), still, undefined],
    ["now and then a handle", handles(6, 6, 6), still, undefined],
    ["a handle for each request of any kind", handles(60, 60, 60), handles(60, 60, 60), undefined],
    ["time", times([1, 0.1], [2, 0.1], [3, 0.1]), still, "time"],
    ["time, a little", times([1, 0.1], [1.3, 0.1], [1.6, 0.1]), still, undefined],
    ["time, in one step", times([1, 0.1], [1, 0.1], [3, 0.1]), still, undefined],
    ["time, of pings too", times([1, 0.5], [2, 1], [3, 1.5]), still, undefined],
  ])("finds %s", (_, blocks, control, found) => {
    expect(growthOf(blocks, control)).toBe(found);
  });
});

const TOOL = {
  name: "queue",
  description: "",
  inputSchema: { type: "object" },
  outputSchema: undefined,
  annotations: { readOnlyHint: true },
};

/** What the growth of the tools of a server is judged to be. */
async function judge(server: AuditServer, listed: readonly ListedTool[]) {
  const run = new AuditRun(server, {
    tools: auditTools(listed),
    capabilities: {},
    schemas: await loadSchemaPort(),
    secrets: [],
    args: new Map(),
    limitMs: 600_000,
    signal: new AbortController().signal,
  });
  await run.learn();
  return (await judgeGrowth(run)).map(({ message }) => message);
}

/** A server that says how long its calls took; `msOf`: by their place, and that of the start before them. */
class StatedServer implements AuditServer {
  readonly isFresh = false;
  readonly signOfLife = { method: "ping", params: {} };
  #calls = 0;
  starts = 0;

  constructor(private readonly msOf: (call: number, start: number) => number) {}

  async send({ method }: AuditStep) {
    const isCall = method === "tools/call";
    if (isCall) this.#calls += 1;
    const answer = { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text: "done" }] } };
    const durationMs = isCall ? this.msOf(this.#calls, this.starts) : 0.1;
    return answerOf({ kind: "answer", answer, durationMs, notifications: [] } as never);
  }

  async restart() {
    this.#calls = 0;
    this.starts += 1;
  }

  survives = async () => true;
  noise = async () => [];
  usage = () => undefined;
}

describe("calls that take longer", () => {
  it.each<[string, (call: number, start: number) => number, string[], number]>([
    ["after each other, on five servers", (call) => call / 10, ["queue: calls take longer and longer"], 5],
    ["after each other, on the first server", (call, start) => (start > 1 ? 1 : call / 10), [], 2],
    ["now and then", (call) => (call % 7 === 0 ? 15 : 1), [], 1],
  ])("%s", async (_, msOf, found, starts) => {
    const server = new StatedServer(msOf);
    expect(await judge(server, [TOOL])).toEqual(found);
    expect(server.starts).toBe(starts);
  });
});

/** A server that is started for each session, as an audit has it. */
class ProcessServer implements AuditServer {
  readonly isFresh = false;
  readonly signOfLife = { method: "ping", params: {} };
  #session: Promise<Session> | undefined;

  constructor(
    private readonly program: string,
    private readonly args: readonly string[],
  ) {}

  session(): Promise<Session> {
    this.#session ??= open(this.args, {}, this.program).then(sessionOf);
    return this.#session;
  }

  #alive: Session | undefined;

  async send({ method, params }: { method: string; params: Record<string, unknown> }) {
    this.#alive = await this.session();
    return answerOf(await this.#alive.request(method, params, { timeoutMs: 60_000, purpose: "fuzz" }));
  }

  async restart() {
    await (await this.#session)?.close();
    this.#session = undefined;
  }

  survives = async () => true;
  noise = async () => [];
  usage = () => this.#alive?.usage();
}

describe.skipIf(process.platform !== "linux")("growth", () => {
  let server: ProcessServer | undefined;
  afterEach(() => server?.restart());

  async function judgeProgram(program: string, args: readonly string[]) {
    server = new ProcessServer(program, args);
    const { result } = await server.send({ method: "tools/list", params: {} });
    const listed = Array.isArray(result?.tools) ? result.tools.filter(isObject) : [];
    return judge(
      server,
      listed.map(({ name }) => ({ ...TOOL, name: String(name) })),
    );
  }

  const path = (name: string) => fileURLToPath(new URL(`servers/${name}`, import.meta.url));

  it.each([
    ["keeps_buffer", ["keeps_buffer: its memory grows with every call, by 48 KB or more"]],
    ["keeps_file", ["keeps_file: every call leaves a file, a socket or a thread open"]],
    ["keeps_socket", ["keeps_socket: every call leaves a file, a socket or a thread open"]],
    ["makes_garbage", []],
    ["caches", []],
    ["works", []],
  ])("of the tool %s is %j", async (tool, found) => {
    expect(await judgeProgram(process.execPath, [path("growing.mjs"), tool, "plain"])).toEqual(found);
  });

  it("finds the list of a server in Python, behind a shell", async () => {
    expect(await judgeProgram("sh", ["-c", `python3 ${path("growing.py")}; true`])).toEqual([
      "keeps_list: its memory grows with every call, by 48 KB or more",
    ]);
  });

  it("knows the files that a server has open, wherever they are", async () => {
    server = new ProcessServer(process.execPath, [path("growing.mjs"), "keeps_file"]);
    await server.send({ method: "tools/call", params: { name: "keeps_file" } });
    expect(server.usage()?.files).toEqual([path("growing.mjs")]);
  });

  it("says once what every tool does", async () => {
    const tools = ["keeps_file", "2:keeps_file", "3:keeps_file"];
    expect(await judgeProgram(process.execPath, [path("growing.mjs"), ...tools])).toEqual([
      "every tool: every call leaves a file, a socket or a thread open",
    ]);
  });
});
