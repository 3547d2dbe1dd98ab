import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Claim } from "../../src/conformance/claims/claim.js";
import { runCorpus } from "../../src/conformance/corpus/run-corpus.js";
import { isObject } from "../../src/core/json/json.js";
import { loadSchemaPort, patternTexts } from "../../src/engine/judge/schema-port.js";
import type { ServerTarget } from "../../src/mcp/types.js";
import { root } from "../support/cli.js";

const servers = new Set<ChildProcess>();

/** Starts the corpus server over HTTP in a mode, with one rule broken or none; returns its URL. */
export async function startCorpusServer(mode: string, rule?: string): Promise<string> {
  const [program = "", ...args] = commandOf(mode, rule);
  const server = spawn(program, [...args, "http"], { stdio: ["ignore", "pipe", "inherit"] });
  servers.add(server);
  const [port] = await once(createInterface(server.stdout), "line");
  return `http://127.0.0.1:${port}/mcp`;
}

/** Ends the servers that were started; for afterAll. */
export function endCorpusServers(): void {
  for (const server of servers) server.kill();
  servers.clear();
}

/** Checks the corpus server in a mode, with one rule broken or none: by that rule alone, or by all. */
export async function checkCorpusServer(
  mode: string,
  rule?: string,
  overHttp = false,
  byAll = rule === undefined,
): Promise<Claim[]> {
  const target = overHttp ? await httpTarget(mode, rule) : stdioTarget(mode, rule);
  let id = 0;
  const outcome = await runCorpus({
    target: async () => ({ ok: true, target, dispose: () => {} }),
    options: {
      server: "corpus",
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
    targetVersion: mode === "batch" ? "2025-03-26" : null,
    mayCall: ({ annotations }) => isObject(annotations) && annotations.readOnlyHint === true,
    isWanted: (id) => byAll || id === rule?.split(" ", 1)[0],
  });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.findings.results;
}

/** The statuses of one rule, each once. */
export function statusesOf(results: readonly Claim[], rule: string): string[] {
  const found = results.filter(({ id }) => id === rule);
  return [...new Set(found.map(({ status }) => status).filter((status) => status !== "skipped"))];
}

function commandOf(mode: string, rule: string | undefined): string[] {
  return [process.execPath, `${root}__tests__/servers/corpus/server.mjs`, mode, ...(rule ? [rule] : [])];
}

function stdioTarget(mode: string, rule: string | undefined): ServerTarget {
  return { kind: "stdio", command: commandOf(mode, rule), env: { PATH: process.env.PATH ?? "" }, cwd: root };
}

async function httpTarget(mode: string, rule: string | undefined): Promise<ServerTarget> {
  const url = await startCorpusServer(mode, rule);
  return {
    kind: "http",
    url,
    headers: () => ({}),
    connectTimeoutMs: 30_000,
    maxRedirects: 0,
    tls: { insecure: false },
  };
}
