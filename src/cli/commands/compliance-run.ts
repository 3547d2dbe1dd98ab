import { availableParallelism } from "node:os";
import { runCorpus } from "../../conformance/corpus/run-corpus.js";
import type { Item } from "../../conformance/corpus/types.js";
import { isObject } from "../../core/json.js";
import { writeOut } from "../../core/out.js";
import { userError } from "../../core/problem.js";
import { derive, jsonText, say } from "../../core/redaction/redacted.js";
import { transportOf } from "../../engine/lanes/lane.js";
import { type Connections, connect, unreachableError } from "../../run/connect.js";
import { type CorpusReport, corpusReport } from "../../run/corpus-report.js";
import { createRequest, terminalEnvironment } from "../../run/create-request.js";
import type { RunFlags } from "../../run/options.js";
import { onInterrupt } from "../../run/process-events.js";
import type { CommandContext } from "../command-context.js";
import { corpusText } from "../corpus-text.js";
import { renderOptions } from "../terminal.js";

/** The flags of `compliance run`, parsed by commander. */
export interface CorpusFlags extends Partial<RunFlags> {
  color: boolean;
  format: "pretty" | "json";
  rules: string[];
  allowDestructive?: boolean;
}

/**
 * `mcptest compliance run [PATHS]`: returns 0 if no `must` rule fails, with --strict no `should` rule either, else 1.
 * Throws a UserError if the server cannot be reached.
 */
export async function complianceRunCommand(
  paths: string[],
  flags: CorpusFlags,
  { version, redactor }: CommandContext,
): Promise<number> {
  const stop = new AbortController();
  const release = onInterrupt(stop);
  try {
    const request = createRequest(paths, flags, terminalEnvironment(version, stop.signal));
    const connections = await connect(request, redactor);
    const { suite, server } = onlyServer(connections);
    const targetVersion = flags.targetVersion ?? null;
    const { default: picomatch } = await import("picomatch");
    const outcome = await runCorpus({
      ...connections.corpusPort(suite, server, targetVersion),
      targetVersion,
      cores: availableParallelism(),
      mayCall: (tool) => flags.allowDestructive === true || isSafe(tool, server.safeCalls),
      isWanted: flags.rules.length === 0 ? () => true : picomatch(flags.rules, { nocase: true }),
    });
    if (!outcome.ok) {
      throw unreachableError(server.name, { kind: "unstarted", failure: outcome.failure, started: {} });
    }
    const report = corpusReport(server.name, outcome.findings, version);
    const redacted = redactor.value(report);
    const options = renderOptions(flags);
    const text = (shown: typeof redacted) => corpusText(shown, { color: options.color, verbose: options.verbose });
    await writeOut(flags.format === "json" ? say`${jsonText(redacted, 2)}\n` : derive(redacted, text));
    return stop.signal.aborted ? 130 : exitCode(report, flags.strict === true);
  } finally {
    release();
  }
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

/** True if its annotations or the suite say that it may be called. */
function isSafe({ name, annotations }: Item, safeCalls: readonly string[]): boolean {
  if (typeof name === "string" && safeCalls.includes(name)) return true;
  return isObject(annotations) && (annotations["readOnlyHint"] === true || annotations["destructiveHint"] === false);
}

function exitCode({ rules }: CorpusReport, strict: boolean): 0 | 1 {
  const fails = rules.some(
    ({ status, severity }) => status === "failed" && (severity === "must" || (strict && severity === "should")),
  );
  return fails ? 1 : 0;
}
