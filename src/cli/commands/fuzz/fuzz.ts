import { userError } from "../../../core/problem.js";
import { processSecrets } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import type { ListedTool } from "../../../engine/calls/fuzz-target.js";
import { reportLines } from "../../../run/output.js";
import type { ServerTest } from "../../../run/server-test.js";
import type { SuiteServer } from "../../../suite/types.js";
import { judgeServer } from "../../judge-server.js";
import { writeReport } from "../../terminal.js";
import { type SaveTarget, saveTarget, saveTests } from "../call/save-tests.js";
import { mergeShared, readFuzzRows } from "./fuzz-rows.js";
import { fuzzText, type ToolReport } from "./fuzz-text.js";
import { type FuzzFlags, Fuzzing, MORE_TIME } from "./fuzzing.js";
import { fuzzTestOf } from "./saved-test.js";

/** `mcptest fuzz [PATHS]`: calls tools with generated arguments; 1 if an answer shows a fault. Throws a UserError. */
export async function fuzzCommand(paths: string[], flags: FuzzFlags): Promise<number> {
  let fuzzing: Fuzzing | undefined;
  let save = async (): Promise<void> => {};
  const exitCode = await judgeServer(paths, flags, {
    extraMs: flags.for,
    takesCassette: true,
    async test(suite, server, request) {
      const target = flags.save === undefined ? undefined : await saveTarget(flags.save, suite, request);
      const id = `fuzz::${server.name}`;
      const judge: ServerTest["judge"] = (serverLane, context) => {
        fuzzing = new Fuzzing(serverLane.apart(), context, flags, id);
        if (target) save = () => saveFindings(fuzzing!, server, target);
        return fuzzing.fuzzServer();
      };
      return { id, name: `fuzz of ${server.name}`, judge };
    },
    async screen(results, format) {
      if (!fuzzing) return;
      await reportLines(...fuzzing.notes);
      const { report, isJudged } = await readFuzzRows(results);
      if (!report) return;
      await writeReport(format, processSecrets.document(report), (all) =>
        fuzzText(all, fuzzing!.gating, flags.verbose === true),
      );
      if (results.head.run.interrupted) return;
      refuseUncalled(report.tools, fuzzing.tools);
      if (!isJudged) refuseUnjudged(report.tools);
    },
  });
  await save();
  return exitCode;
}

async function saveFindings({ reports, tools }: Fuzzing, server: SuiteServer, target: SaveTarget): Promise<void> {
  mergeShared(reports);
  const schemas = new Map(tools.map(({ name, outputSchema }) => [name, outputSchema]));
  const findings = reports.flatMap(({ name, findings }) =>
    findings.flatMap((finding) => (finding.sdk === undefined ? [{ name, finding }] : [])),
  );
  if (findings.length === 0) return;
  const tests = findings.flatMap(({ name, finding }) => fuzzTestOf(name, finding, schemas.get(name)) ?? []);
  const names = await saveTests(tests, server, target);
  await reportLines(`saved ${plural(names.length, "test")} in ${target.name}`);
}

/** Throws a UserError if no tool was called: the report says nothing of the server. */
function refuseUncalled(reports: readonly ToolReport[], tools: readonly ListedTool[]): void {
  if (reports.some(({ runs }) => runs > 0)) return;
  const why = [...new Set(reports.flatMap(({ stopped }) => stopped ?? []))].join("; ") || "the server lists no tools";
  const fix = tools.some(({ withheld }) => withheld !== undefined)
    ? "Allow some with --safe-call <glob> or `safe_calls`, or all with --allow-destructive."
    : MORE_TIME;
  throw userError(`0 of ${plural(reports.length, "tool")} called`, why, fix);
}

/** Throws a UserError if no answer could be judged: that must not pass. */
function refuseUnjudged(reports: readonly ToolReport[]): never {
  const why = new Set(reports.flatMap((report) => report.not_judged.map(({ reason }) => reason)));
  const fix = "`mcptest call` shows one answer whole; a server may want a token, or a service that it uses.";
  throw userError("no answer could be judged", [...why].slice(0, 3).join("; "), fix);
}
