import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Exchange } from "../../src/mcp/types.js";
import { open, root, sessionOf } from "../mcp/support.js";
import { folderWith, mcptest, resultsIn } from "../support/harness.js";
import { DAY, WHOLE } from "../support/whole.js";

const ALL_SEEDS = 5_000;
// A seed that fails is repeated with `node __tests__/servers/mutated-server.mjs RECORDING SEED`.
const SEEDS = Number(process.env.MCPTEST_MUTATIONS ?? (WHOLE ? ALL_SEEDS : 50));
/** A build takes the next ones each day. */
const FIRST = WHOLE ? 0 : (DAY * SEEDS) % ALL_SEEDS;
/** How many servers one run has. */
const AT_ONCE = 50;
/** One of so many is reached over HTTP. */
const OVER_HTTP = 4;
const SERVER = `${root}__tests__/servers/mutated-server.mjs`;
/** Why a test may be skipped: its server failed the tests before it, or says that it has nothing to judge. */
const SKIPPED = /, 3 times in all$|3 times in a row$|^the server does not advertise the capability/;
const packages = `${root}node_modules/@modelcontextprotocol`;

type Request = [method: string, params?: Record<string, unknown>];

/** Real servers, and what is asked of them besides the handshake. */
const recorded: { args: string[]; requests: Request[] }[] = [
  {
    args: [`${packages}/server-everything/dist/index.js`, "stdio"],
    requests: [
      ["tools/call", { name: "echo", arguments: { message: "hello" } }],
      ["tools/call", { name: "get-structured-content", arguments: { location: "Chicago" } }],
      ["tools/call", { name: "get-annotated-message", arguments: { messageType: "debug", includeImage: true } }],
      ["tools/call", { name: "trigger-long-running-operation", arguments: { duration: 0.1, steps: 5 } }],
      ["resources/list"],
      ["resources/templates/list"],
      ["resources/read", { uri: "demo://resource/static/document/architecture.md" }],
      ["prompts/list"],
      ["prompts/get", { name: "args-prompt", arguments: { city: "Sacramento", state: "California" } }],
    ],
  },
  {
    args: [`${packages}/server-memory/dist/index.js`],
    requests: [["tools/call", { name: "read_graph", arguments: {} }]],
  },
  {
    args: [`${packages}/server-filesystem/dist/index.js`, root],
    requests: [["tools/call", { name: "list_directory", arguments: { path: `${root}docs` } }]],
  },
];

/** The frames with which one of the servers answered, by method and name or URI. */
async function record({ args, requests }: (typeof recorded)[number]): Promise<Record<string, unknown[]>> {
  const connection = await open(args);
  const session = sessionOf(connection);
  for (const [method, params] of [["ping"], ["tools/list"], ...requests] as Request[])
    await session.request(method, params, { timeoutMs: 60_000, purpose: "test" });
  await session.close();
  const answered = connection.exchanges.filter(({ response }) => response !== undefined);
  return Object.fromEntries(answered.map((exchange) => [keyOf(exchange), framesOf(exchange)]));
}

function keyOf({ request }: Exchange): string {
  const { method, params } = request as { method: string; params?: { name?: string; uri?: string } };
  return [method, params?.name ?? params?.uri].filter((part) => part !== undefined).join(" ");
}

function framesOf({ notifications = [], response }: Exchange): unknown[] {
  return [...notifications, response];
}

/** A suite of one of the servers with these seeds, each a server of its own. */
function suiteOf({ requests }: (typeof recorded)[number], recording: string, seeds: readonly number[]): object {
  const calls = requests.map(([method, params]) => ({ method, params: params ?? {} }));
  const of = (method: string) => calls.filter((call) => call.method === method).map(({ params }) => params);
  const servers = seeds.map((seed) => `s${seed}`);
  const command = [process.execPath, SERVER, recording];
  const serverOf = (seed: number) =>
    seed % OVER_HTTP === 0
      ? {
          url: `http://127.0.0.1:\${port}/${seed}`,
          transport: "http",
          start: { command, env: { PORT: "${port}" } },
        }
      : { command: [...command, String(seed)] };
  const common = { server: servers, timeout_ms: 1_000 };
  return {
    servers: Object.fromEntries(seeds.map((seed) => [`s${seed}`, { ...serverOf(seed), startup_timeout: "5s" }])),
    run_options: { parallel: 16 },
    tools: of("tools/call").map(({ name, arguments: args }) => ({ ...common, name, tool: name, args })),
    resources: of("resources/read").map(({ uri }) => ({ ...common, name: uri, uri })),
    prompts: of("prompts/get").map(({ name, arguments: args }) => ({ ...common, name, prompt: name, args })),
    compliance: ["tools/list", ...calls.map(({ method }) => method).filter((method) => method.endsWith("/list"))].map(
      (check) => ({ ...common, name: check, check }),
    ),
  };
}

const folder = folderWith({});
const recordings: string[] = [];
beforeAll(async () => {
  for (const [index, server] of recorded.entries()) {
    const file = join(folder, `recording-${index}.json`);
    writeFileSync(file, JSON.stringify(await record(server)));
    recordings.push(file);
  }
});
const runs = Array.from({ length: Math.ceil(SEEDS / AT_ONCE) }, (_, index) => FIRST + index * AT_ONCE);

describe("an answer in which anything is changed", () => {
  it.each(runs)("comes to a verdict, from seed %d on", { timeout: 600_000 }, async (first) => {
    const seeds = Array.from({ length: Math.min(AT_ONCE, FIRST + SEEDS - first) }, (_, index) => first + index);
    const files = recorded.map((server, index): [string, object] => {
      const own = seeds.filter((seed) => seed % recorded.length === index);
      return [`${index}.mcptest.yaml`, suiteOf(server, recordings[index] ?? "", own)];
    });
    const cwd = folderWith(Object.fromEntries(files));
    const ran = await mcptest(["run", "--jobs", "3", "--reporter", "json=results.json"], { cwd });
    expect(ran.stdout + ran.stderr).not.toContain("mcptest itself failed");
    expect(ran.leftovers).toEqual([]);
    expect([0, 1, 2]).toContain(ran.code);
    const { tests, findings } = resultsIn(cwd, "results.json");
    for (const { name, server, status, failures, reason } of tests) {
      const judged = { name, server, status, rules: failures.map(({ rule_id }) => rule_id), reason };
      if (status === "skipped") expect(reason, JSON.stringify(judged)).toMatch(SKIPPED);
      else expect(["passed", "failed", "errored", "unverified"], JSON.stringify(judged)).toContain(status);
      if (status !== "passed" && status !== "skipped") expect(failures, JSON.stringify(judged)).not.toEqual([]);
    }
    const rules = [...tests.flatMap(({ failures }) => failures), ...findings].map(({ rule_id }) => rule_id);
    expect(rules).not.toContain("RUNNER-FAULT");
  });
});
