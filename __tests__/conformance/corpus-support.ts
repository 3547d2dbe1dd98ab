import { runCorpus } from "../../src/conformance/corpus/run-corpus.js";
import type { RuleResult } from "../../src/conformance/corpus/types.js";
import { isObject } from "../../src/core/json/json.js";
import { loadSchemaPort } from "../../src/engine/judge/schema-port.js";
import { root } from "../support/cli.js";

/** Checks the corpus server in a mode, with one rule broken or none. */
export async function checkCorpusServer(mode: string, rule?: string): Promise<RuleResult[]> {
  const command = [process.execPath, `${root}__tests__/servers/corpus-server.mjs`, mode, ...(rule ? [rule] : [])];
  let id = 0;
  const outcome = await runCorpus({
    target: async () => ({
      ok: true,
      target: { kind: "stdio", command, env: { PATH: process.env["PATH"] ?? "" }, cwd: root },
      dispose: () => {},
    }),
    options: {
      server: "corpus",
      startupTimeoutMs: 60_000,
      maxFrameBytes: 1_024 * 1_024,
      nextId: () => {
        id += 1;
        return id;
      },
    },
    schemas: loadSchemaPort,
    targetVersion: mode === "batch" ? "2025-03-26" : null,
    cores: 2,
    mayCall: ({ annotations }) => isObject(annotations) && annotations["readOnlyHint"] === true,
    isWanted: () => true,
  });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.findings.results;
}

/** The statuses of one rule, each once. */
export function statusesOf(results: readonly RuleResult[], rule: string): string[] {
  const found = results.filter(({ id }) => id === rule);
  return [...new Set(found.map(({ status }) => status).filter((status) => status !== "skipped"))];
}
