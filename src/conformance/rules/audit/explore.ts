import { asObject } from "../../../core/json/json.js";
import { argumentsAround, brokenArguments } from "../../calls/learned/around.js";
import { argumentsOf, callStep } from "../../calls/learned/candidates.js";
import { ValuePool } from "../../calls/learned/value-pool.js";
import { readsOfSameThings } from "./judgements/readers.js";
import type { Learning } from "./learn.js";
import type { AuditCall, AuditStep, AuditTool } from "./types.js";

/** A tool whose accepted call took longer is called around after all others. */
const SLOW_MS = 1_000;

/** Calls each tool around its accepted call: each optional argument, values of enums, bounds, pairs; then what the schema excludes. */
export async function explore(run: Learning): Promise<void> {
  const isSlow = (tool: AuditTool) => {
    const outcome = run.accepted(tool)?.answer.outcome;
    return outcome?.kind === "answer" && outcome.durationMs > SLOW_MS;
  };
  const slow = new Set(run.tools.filter(isSlow));
  await exploreTools(
    run,
    run.tools.filter((tool) => !slow.has(tool)),
  );
  await exploreTools(run, [...slow]);
}

async function exploreTools(run: Learning, tools: readonly AuditTool[]): Promise<void> {
  for (const tool of tools) {
    // Required arguments first: the optional ones are then varied in the call with the most items in its answer.
    for (const ofRequired of [true, false]) await exploreArguments(run, tool, ofRequired);
  }
  for (const tool of tools) await repeatCalls(run, tool);
  // A server that accepts invalid calls may damage its own state: they come after all valid ones.
  for (const tool of tools) {
    const accepted = run.accepted(tool);
    if (!accepted || !run.hasTime()) continue;
    for (const { args, varied } of brokenArguments(tool, accepted.args)) {
      if ((await tool.accepts(args)) === false)
        await run.makeCall(tool, args, accepted.step.origins ?? new Map(), varied);
    }
  }
}

async function exploreArguments(run: Learning, tool: AuditTool, ofRequired: boolean): Promise<void> {
  const accepted = run.accepted(tool);
  if (!accepted || !run.hasTime()) return;
  const optional = new Set(argumentsOf(tool).flatMap(({ name, isRequired }) => (isRequired ? [] : [name])));
  const tried = new Set(run.callsOf(tool).map(({ args }) => JSON.stringify(args)));
  for (const { args, varied, origins } of argumentsAround(tool, accepted.args, run.pool)) {
    if (tried.has(JSON.stringify(args))) continue;
    if (varied.some((name) => optional.has(name)) === ofRequired) continue;
    if (!(await run.makeCall(tool, args, new Map([...(accepted.step.origins ?? []), ...origins]), varied))) return;
  }
}

/** Calls a tool again as it was accepted, because only a second call shows some faults; then the reads of what it changed. */
async function repeatCalls(run: Learning, tool: AuditTool): Promise<void> {
  const accepted = run.accepted(tool);
  if (!accepted || !run.hasTime()) return;
  const again = await run.makeCall(tool, accepted.args, accepted.step.origins ?? new Map());
  if (tool.isReader || again?.answer.kind !== "accepted") return;
  const byName = new Map(run.tools.map((one) => [one.name, one]));
  for (const { params, origins } of readsAfter(run, again)) {
    const reader = byName.get(String(params.name));
    if (reader) await run.makeCall(reader, asObject(params.arguments), origins ?? new Map());
  }
}

/** Reads of everything, of what a call named, and of what it answered with. */
function readsAfter(run: Learning, call: AuditCall): AuditStep[] {
  const pool = new ValuePool();
  pool.collect(call.step, call.answer);
  const reads = run.tools.flatMap((tool): AuditStep[] => {
    const base = tool.isReader && tool.withheld === undefined ? run.accepted(tool) : undefined;
    const [one, ...more] = base ? argumentsOf(tool).filter(({ isRequired }) => isRequired) : [];
    if (!base || more.length > 0) return [];
    if (!one) return [base.step];
    const [id] = pool.find(tool.name, one.name);
    return id?.origin
      ? [callStep(tool.name, { ...base.args, [one.name]: id.value }, new Map([[one.name, id.origin]]))]
      : [];
  });
  return [...reads, ...readsOfSameThings(run, call)];
}
