import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, describe, expect, test } from "vitest";
import { runCorpus } from "../../src/conformance/corpus/run-corpus.js";
import { isObject } from "../../src/core/json/json.js";
import { accepts, freePort } from "../../src/core/proc/port.js";
import { loadSchemaPort, patternTexts } from "../../src/engine/judge/schema-port.js";
import { partOf, WHOLE } from "../support/whole.js";
import { build, missing } from "./build.js";
import { BUILT, type Build, isGated, SDKS, SOURCES } from "./sdks.js";

/** So often each correct server is judged: more by hand, before rules of isolation change. */
const RUNS = Number(process.env.ISOLATION_RUNS ?? (WHOLE ? 2 : 1));
const BOX = 600_000;
const NEWEST_LEGACY = "2025-11-25";
const PUBLISHED = `${BUILT}/published`;
const IS_ISOLATION = /^ISO-|^FAULT-HTTP-NO-ANSWER$/;

/** Versions with published faults: none of the program's own dependencies. */
const published: Build = {
  folder: "isolation",
  toolchains: [{ program: "npm", versionArgs: ["--version"], atLeast: [9, 0] }],
  steps: [
    [
      ...["npm", "install", "--prefix", PUBLISHED, "--no-save", "--no-audit", "--no-fund"],
      ...["sdk-1.25.3@npm:@modelcontextprotocol/sdk@1.25.3", "server-2.2.0@npm:@modelcontextprotocol/server@2.2.0"],
    ],
  ],
  timeBox: 300_000,
};

const typescript = (file: string, form: string, name?: string) => (port: number) => [
  ...[process.execPath, `${SOURCES}/isolation/${file}`, `${port}`, form],
  ...(name === undefined ? [] : [PUBLISHED, name]),
];
const go = (form: string) => (port: number) => [`${BUILT}/go/isolation`, `${port}`, form];
const python = (id: string, form: string) => (port: number) => [
  ...[sdkOf(id)?.command[0] ?? "", "-B", `${SOURCES}/isolation/server.py`, `${port}`, form],
];

interface Case {
  name: string;
  command: (port: number) => string[];
  revision?: string;
  needs?: Build | undefined;
  /** The rules that it breaks by a published fault; `asked`: by name, as it takes for some. */
  breaks?: string[];
  asked?: true;
}

const ALL: Case[] = [
  { name: "typescript 1 with sessions", command: typescript("v1.mjs", "stateful") },
  { name: "typescript 1 with a transport for each request", command: typescript("v1.mjs", "stateless") },
  { name: "typescript 2", command: typescript("v2.mjs", "handler") },
  { name: "typescript 2 for earlier clients", command: typescript("v2.mjs", "handler"), revision: NEWEST_LEGACY },
  { name: "typescript 2 with sessions", command: typescript("v2.mjs", "stateful") },
  ...["python-1", "python-2"].flatMap((id): Case[] =>
    ["stateful", "stateless"].map((form) => ({
      ...{ name: `${id}, ${form}`, command: python(id, form), needs: buildOf(id), revision: NEWEST_LEGACY },
    })),
  ),
  { name: "python-2", command: python("python-2", "stateless"), needs: buildOf("python-2") },
  ...["stateful", "stateless"].map((form): Case => {
    return { name: `go, ${form}`, command: go(form), needs: buildOf("go"), revision: NEWEST_LEGACY };
  }),
  { name: "go", command: go("stateless"), needs: buildOf("go") },
  {
    ...{ name: "typescript 1.25.3 with one transport for all", command: typescript("v1.mjs", "shared", "sdk-1.25.3") },
    ...{ needs: published, breaks: ["ISO-ANSWER"] },
  },
  {
    ...{ name: "typescript 2.2.0 with one transport for all", command: typescript("v2.mjs", "shared", "server-2.2.0") },
    ...{ needs: published, breaks: ["ISO-ANSWER"] },
  },
  {
    ...{ name: "python-2 with one event store for all sessions", command: python("python-2", "store") },
    ...{ needs: buildOf("python-2"), revision: NEWEST_LEGACY, breaks: ["ISO-RESUME"] },
  },
  {
    ...{ name: "python-2 with one id for two requests", command: python("python-2", "stateful") },
    ...{ needs: buildOf("python-2"), revision: NEWEST_LEGACY, breaks: ["ISO-ID-REUSE"], asked: true },
  },
];

const CASES = partOf(
  ALL.filter(({ needs }) => isGated(needs)),
  2,
);

function sdkOf(id: string) {
  return SDKS.find((sdk) => sdk.id === id);
}

function buildOf(id: string): Build | undefined {
  return sdkOf(id)?.build;
}

/** The rules of isolation that fail, with the order of their messages. */
async function failing(url: string, revision: string | undefined, asked: readonly string[] = []): Promise<string[]> {
  let id = 0;
  const outcome = await runCorpus({
    target: async () => ({
      ok: true,
      target: {
        kind: "http",
        url,
        headers: () => ({}),
        connectTimeoutMs: 30_000,
        maxRedirects: 0,
        tls: { insecure: false },
      },
      dispose: () => {},
    }),
    options: {
      server: "isolation",
      startupTimeoutMs: 60_000,
      maxFrameBytes: 1_024 * 1_024,
      nextId: () => {
        id += 1;
        return id;
      },
      detected: {},
    },
    schemas: loadSchemaPort,
    patternTexts,
    targetVersion: revision ?? null,
    mayCall: ({ annotations }) => isObject(annotations) && annotations.readOnlyHint === true,
    isWanted: (rule) => (asked.length > 0 ? asked.includes(rule) : IS_ISOLATION.test(rule)),
    named: asked.map((rule) => rule.toLowerCase()),
  });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const failed = outcome.findings.results.filter(({ status }) => status === "failed");
  for (const { id: rule, message, evidence } of failed) if (RUNS > 2) console.error(rule, message, evidence);
  return failed.map(({ id: rule }) => rule);
}

describe("isolation of servers of official SDKs", () => {
  beforeAll(() => {
    for (const { needs } of CASES) if (needs && missing(needs) === undefined) build(needs);
  }, BOX);

  for (const { name, command, revision, needs, breaks = [], asked } of CASES) {
    const found = breaks.length > 0 ? `is found to break ${breaks.join(", ")}` : "mixes nothing up";
    test.skipIf(missing(needs))(
      `${name} ${found}`,
      async () => {
        const port = await freePort();
        const [program = "", ...args] = command(port);
        // A fault shows where calls overlap, however busy the machine is.
        const env = { ...process.env, ...(breaks.length > 0 && { SLOW_MS: "1000" }) };
        const server = spawn(program, args, { stdio: "ignore", env });
        try {
          while (server.exitCode === null && !(await accepts("127.0.0.1", port)));
          const runs = breaks.length > 0 ? 1 : RUNS;
          for (let run = 0; run < runs; run += 1) {
            expect(await failing(`http://127.0.0.1:${port}/mcp`, revision, asked && breaks)).toEqual(breaks);
          }
        } finally {
          server.kill();
          if (server.exitCode === null) await once(server, "close");
        }
      },
      BOX * Math.ceil(RUNS / 20),
    );
  }
});
