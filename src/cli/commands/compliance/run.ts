import { CORPUS_RULES } from "../../../conformance/corpus/registry.js";
import { runCorpus } from "../../../conformance/corpus/run-corpus.js";
import { writeOut } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import { derive, jsonText, say } from "../../../core/redaction/redacted.js";
import { mayCallTool } from "../../../engine/lanes/corpus-port.js";
import { transportOf } from "../../../engine/lanes/lane.js";
import { openBaseline } from "../../../run/baseline.js";
import { type Connections, connect, unreachableError } from "../../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../../run/create-request.js";
import { writeReports } from "../../../run/reports.js";
import type { RunFlags } from "../../../run/settings/options.js";
import { type CommandContext, untilInterrupted } from "../../command-context.js";
import { renderOptions } from "../../terminal.js";
import { corpusReport, corpusResults } from "./corpus-results.js";
import { corpusText } from "./corpus-text.js";

/** The flags of `compliance run`, parsed by commander. */
export interface CorpusFlags extends Partial<RunFlags> {
  color: boolean;
  format: string;
  rules: string[];
  allowDestructive?: boolean;
}

/**
 * `mcptest compliance run [PATHS]`: returns 0 if no `must` rule fails that the baseline does not
 * have, with --strict no `should` rule either, else 1.
 * Throws a UserError if the server cannot be reached.
 */
export async function complianceRunCommand(
  paths: string[],
  flags: CorpusFlags,
  { version, redactor }: CommandContext,
): Promise<number> {
  const startedAt = new Date();
  return untilInterrupted(async (signal) => {
    const isWanted = await wantedRules(flags.rules);
    const request = createRequest(paths, flags, terminalEnvironment(version, signal));
    const baseline = await openBaseline(request);
    const connections = await connect(request, redactor);
    const { suite, server } = onlyServer(connections);
    const targetVersion = flags.targetVersion ?? null;
    const outcome = await runCorpus({
      ...connections.corpusPort(suite, server, targetVersion),
      targetVersion,
      mayCall: (tool) => flags.allowDestructive === true || mayCallTool(tool, server.safeCalls),
      isWanted,
    });
    if (!outcome.ok) {
      throw unreachableError(server.name, { kind: "unstarted", failure: outcome.failure, started: {} });
    }
    const report = redactor.document(corpusReport(server.name, outcome.findings, version));
    const results = await corpusResults(report, server, request, baseline, startedAt, redactor);
    const options = renderOptions(flags);
    if (flags.format === "json") await writeOut(say`${jsonText(report, 2)}\n`);
    else if (flags.format === "pretty") await writeOut(derive(report, (shown) => corpusText(shown, options)));
    else await writeReports(results.source, [{ name: flags.format }], options, request.cwd);
    return results.exitCode;
  });
}

/** Whether a rule is one that globs name; without any, each is. Throws a UserError for a glob that names none. */
async function wantedRules(globs: readonly string[]): Promise<(id: string) => boolean> {
  if (globs.length === 0) return () => true;
  const { default: picomatch } = await import("picomatch");
  const matcherOf = (some: string[]) => {
    const isMatch = picomatch(some, { nocase: true });
    return (id: string) => isMatch(id);
  };
  const unused = globs.find((glob) => !CORPUS_RULES.some(matcherOf([glob])));
  if (unused !== undefined) {
    const fix = "`mcptest compliance rules` lists every rule with its id.";
    throw userError("`--rules` names no rule", `None of the corpus matches ${unused}.`, fix);
  }
  return matcherOf([...globs]);
}

function onlyServer({ servers }: Connections): Connections["servers"][number] {
  const [first, ...others] = servers;
  if (!first)
    throw userError("there is no server", "No suite names one.", "Name it with --server-command or --server-url.");
  if (others.length > 0) {
    const names = servers.map(({ server }) => server.name).join(", ");
    throw userError(
      "several servers",
      `A corpus run checks one server, and there are ${names}.`,
      "Choose one with --server-target.",
    );
  }
  if (transportOf(first.server) === "cassette") {
    throw userError(
      "a cassette cannot be checked",
      "It answers only what was recorded.",
      "Remove `cassette` from the server.",
    );
  }
  return first;
}
