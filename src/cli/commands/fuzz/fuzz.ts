import { emptyReport, type FuzzReport } from "../../../conformance/fuzz/types.js";
import { userError } from "../../../core/problem.js";
import { redactForeign } from "../../../core/redaction/foreign-marks.js";
import { plural } from "../../../core/text.js";
import { abbreviate } from "../../../engine/judge/evidence.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import {
  type FuzzOptions,
  fuzzListed,
  LaneFuzzTarget,
  type ListedTool,
  listTools,
  withheldText,
} from "../../../kinds/fuzz/target.js";
import { connect, sessionOf, withLane } from "../../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../../run/create-request.js";
import { reportLines } from "../../../run/output.js";
import type { RunFlags } from "../../../run/settings/options.js";
import { listNames } from "../../../suite/suggest.js";
import type { Suite } from "../../../suite/types.js";
import { newestVersion } from "../../../suite/versions.js";
import { type CommandContext, untilInterrupted, writeReport } from "../../command-context.js";
import { onlyServer, saveTarget, saveTests } from "../call/save-tests.js";
import { fuzzText, gates, testOf } from "./fuzz-report.js";

/** The flags of `fuzz` as commander gives them. */
export interface FuzzFlags extends Partial<RunFlags> {
  seed: number;
  runs: number;
  /** Globs of names of tools. */
  tools: string[];
  save?: string;
  /** Milliseconds. */
  maxCall: number;
  strict?: boolean;
  allowDestructive?: boolean;
  format: "pretty" | "json";
}

/**
 * `mcptest fuzz [PATHS]`: calls every tool of a server with generated arguments. Gives 1 if an answer shows a fault, else 0.
 * Throws a UserError for bad input, and for a server that cannot be reached.
 */
export async function fuzzCommand(paths: string[], flags: FuzzFlags, context: CommandContext): Promise<number> {
  const { version, redactor } = context;
  return untilInterrupted(async (signal) => {
    const environment = terminalEnvironment(version, signal);
    const visits = await connect(createRequest(paths, flags, environment), redactor);
    const { suite, server } = onlyServer(visits, flags);
    const target = flags.save === undefined ? undefined : await saveTarget(flags.save, suite, environment, redactor);
    const targetVersion = flags.targetVersion ?? newestVersion(suite.targetVersions);
    // What the answers are judged by are invariants: they are on, whatever the suite says.
    const judged: Suite = { ...suite, runOptions: { ...suite.runOptions, invariants: "warn" } };
    const { lane } = visits.visit(judged, server, targetVersion);
    const { tools, reports } = await withLane(lane, signal, async () => {
      const selected = await selectTools(lane, flags, redactor);
      return { tools: selected, reports: await fuzzAll(selected, lane, optionsOf(flags, signal)) };
    });
    const report = {
      version: 1,
      seed: flags.seed,
      server: server.name,
      protocol_version: lane.sessions.facts?.negotiatedVersion ?? null,
      tools: reports,
    } as const;
    const shown = redactor.document({ ...report, tools: reports.map((tool) => withShortArgs(tool, redactor)) });
    const isStrict = flags.strict === true;
    await writeReport(flags.format, shown, (all) => fuzzText(all, isStrict));
    const findings = reports.flatMap(({ name, findings: found }) => found.map((finding) => ({ name, finding })));
    if (target && findings.length > 0) {
      const schemas = new Map(tools.map(({ name, outputSchema }) => [name, outputSchema]));
      const tests = findings.flatMap(({ name, finding }) => testOf(name, finding, schemas.get(name)) ?? []);
      const names = await saveTests(tests, server, target, redactor);
      await reportLines([`saved ${plural(names.length, "test")} in ${target.name}`], redactor);
    }
    return findings.some(({ finding }) => gates(finding, isStrict)) ? 1 : 0;
  });
}

function optionsOf({ seed, runs, maxCall, allowDestructive }: FuzzFlags, signal: AbortSignal): FuzzOptions {
  return { seed, runs, maxCallMs: maxCall, allowDestructive: allowDestructive === true, signal };
}

/** The tools whose names match `--tools`. Throws a UserError if there is none. */
async function selectTools(lane: Lane, flags: FuzzFlags, redactor: CommandContext["redactor"]): Promise<ListedTool[]> {
  const { tools, broken } = await listTools(
    await sessionOf(lane),
    lane,
    optionsOf(flags, new AbortController().signal),
  );
  if (broken !== undefined && tools.length === 0) {
    throw userError(`${lane.server.name} does not list its tools`, broken, "`mcptest discover` shows what it offers.");
  }
  if (broken !== undefined) await reportLines([`note: tools/list was not read to its end: ${broken}`], redactor);
  const { default: picomatch } = await import("picomatch");
  const isWanted = flags.tools.length > 0 ? picomatch(flags.tools, { bash: true, dot: true }) : () => true;
  const wanted = tools.filter(({ name }) => isWanted(name));
  if (wanted.length > 0 || tools.length === 0) return wanted;
  const names = `${lane.server.name} lists ${listNames(tools.map(({ name }) => name))}.`;
  throw userError("no tool has such a name", names, "Write --tools as a name or a glob, such as `get_*`.");
}

async function fuzzAll(tools: readonly ListedTool[], lane: Lane, options: FuzzOptions): Promise<FuzzReport[]> {
  const reports: FuzzReport[] = [];
  for (const tool of tools) {
    if (tool.withheld !== undefined) {
      reports.push(emptyReport(tool.name, withheldText(tool.withheld)));
      continue;
    }
    const target = new LaneFuzzTarget(lane, tool, options.maxCallMs, {});
    reports.push(await fuzzListed(tool, lane, target, options));
  }
  return reports;
}

/** A report whose arguments hold no mark of ours, and long runs of one character in short. */
function withShortArgs(report: FuzzReport, redactor: CommandContext["redactor"]): FuzzReport {
  const findings = report.findings.map((finding) => ({
    ...finding,
    args: redactForeign(abbreviate(finding.args), redactor),
  }));
  return { ...report, findings };
}
