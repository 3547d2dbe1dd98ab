import { say } from "../../core/redaction/redacted.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import { type CheckResult, type Item, skipped, unverified } from "../checks/check-result.js";
import type { RuleResult } from "../corpus/run-corpus.js";
import type { SessionPort } from "../corpus/session.js";
import { judgeNames, judgeSchema, judgeVersions, type RegistryFiles } from "./files.js";
import * as live from "./live.js";

export interface RegistrySettings {
  files: RegistryFiles;
  /** The packages that may be the server which runs. */
  packages: readonly Item[];
  remotes: () => Promise<readonly live.RegistryRemote[]>;
  port: SessionPort;
  targetVersion: string | null;
  isWanted: (id: string) => boolean;
}

type Judge = (settings: RegistrySettings, looked: live.LookResult) => readonly CheckResult[] | Promise<CheckResult[]>;

const JUDGES: { readonly [Id in RuleId]?: Judge } = {
  "REG-SCHEMA": async ({ files, port }) => judgeSchema(files, await port.schemas()),
  "REG-NAME": ({ files }) => judgeNames(files),
  "REG-VERSION": ({ files }, looked) => [...judgeVersions(files), ...live.judgeServerInfo(files.document, looked)],
  "REG-TRANSPORT": ({ files }, looked) => [live.judgeTransport(files.document, looked)],
  // If the server never starts, its end without a variable proves nothing.
  "REG-ENV": ({ packages, port, targetVersion }, looked) =>
    looked.ok ? live.judgeVariables(packages, port, targetVersion) : [unverified(looked.failure.message)],
  "REG-HINTS": (_, looked) => live.judgeTools(looked, live.wrongHints),
  "REG-TITLE": (_, looked) => live.judgeTools(looked, live.wrongTitle),
  "REG-REMOTE": async ({ remotes, targetVersion }) => live.judgeRemotes(await remotes(), targetVersion),
};

export const REGISTRY_RULES = Object.keys(JUDGES) as RuleId[];

/** Judges a server and its `server.json` by what a registry asks. Never throws because of the server. */
export async function judgeRegistry(settings: RegistrySettings) {
  const looked = await live.look(settings.port, settings.targetVersion);
  const rules: RuleResult[] = [];
  for (const id of REGISTRY_RULES.filter(settings.isWanted)) {
    const checkResults = (await JUDGES[id]?.(settings, looked)) ?? [];
    const { title, severity } = ruleOf(id);
    const results = checkResults.length > 0 ? checkResults : [skipped(say`there is nothing to judge`)];
    rules.push(...results.map((result) => ({ id, title, severity, ...result })));
  }
  return { rules, facts: looked.ok ? looked.seen : undefined };
}
