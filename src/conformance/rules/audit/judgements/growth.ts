import type { Redacted } from "../../../../core/redaction/redact.js";
import { hide, join, say } from "../../../../core/redaction/redacted.js";
import { plural } from "../../../../core/text.js";
import type { AuditCall, AuditContext, AuditStep, Suspicion } from "../types.js";
import {
  type Block,
  type Growth,
  growthBetween,
  growthOf,
  LEAST_BYTES,
  mayGrow,
  rangeOf,
  timesOf,
} from "./growth-blocks.js";
import { validAcceptedCalls } from "./readers.js";

const BLOCKS = 3;
const BLOCK_CALLS = 60;
const WARM_UP_CALLS = 20;
const REPEATS = 3;
const MAX_TOOLS = 8;
const SLOW_MS = 20;
/** No other work of the machine makes a quick call take so long. */
const SURELY_SLOW_MS = 500;
const SPEED_TRIES = 5;
/** Collectors of garbage leave less than this behind before they run. */
const CERTAIN_BYTES = 64 * 1024 * 1024;

interface Sample {
  blocks: Block[];
  /** Of the pings after each block. */
  control: Block[];
}

const WHAT: Readonly<Record<Growth, Redacted>> = {
  memory: say`its memory grows with every call, by ${LEAST_BYTES / 1024} KB or more`,
  handles: say`every call leaves a file, a socket or a thread open`,
  time: say`calls take longer and longer`,
};

/** AUDIT-GROWTH: equal calls of a tool that changes nothing cost more and more memory, handles or time. */
export async function judgeGrowth(context: AuditContext): Promise<Suspicion[]> {
  const steps = await cheapCalls(context);
  if (steps.length === 0) return [];
  await context.server.restart();
  await context.server.send(context.server.signOfLife); // starts a server
  const usage = context.server.usage();
  if (!usage)
    context.notJudged(say`growth of memory and handles: it is only known of a server that is started here, on Linux`);
  else if (usage.memory === undefined)
    context.notJudged(say`growth of memory: the server's runtime collects garbage only when it must`);
  const growths: { step: AuditStep; what: Growth }[] = [];
  for (const step of steps) {
    const what = await repeatedGrowth(context, step);
    if (what) growths.push({ step, what });
  }
  // What every call leaves behind has one cause.
  const isOfAll =
    steps.length > 2 && growths.length === steps.length && new Set(growths.map(({ what }) => what)).size === 1;
  return growths.slice(0, isOfAll ? 1 : growths.length).map(({ step, what }): Suspicion => {
    const subject = isOfAll ? say`every tool` : hide(String(step.params.name));
    const message = say`${subject}: ${WHAT[what]}`;
    return {
      rule_id: "AUDIT-GROWTH",
      tier: "suspicious",
      subject,
      message,
      isCertain: true,
      steps: [step],
      shows: () => true,
    };
  });
}

/** An accepted call of each tool that is quick and has no reason to keep anything. */
async function cheapCalls(context: AuditContext): Promise<AuditStep[]> {
  const steady = context.tools.filter(({ isReader, isIdempotent }) => isReader || isIdempotent);
  const slow: Redacted[] = [];
  let notMeasured = 0;
  const steps: AuditStep[] = [];
  for (const tool of steady) {
    const [call] = validAcceptedCalls(context, tool);
    if (!call) continue;
    if (steps.length === MAX_TOOLS) notMeasured += 1;
    else if (await isQuick(context, call)) steps.push(call.step);
    else slow.push(hide(tool.name));
  }
  if (slow.length > 0) context.notJudged(say`growth of ${join(slow, ", ")}: its calls take longer than ${SLOW_MS} ms`);
  if (notMeasured > 0)
    context.notJudged(say`growth of ${plural(notMeasured, "more tool")}: only ${MAX_TOOLS} are measured`);
  return steps;
}

/** True if one of a few tries is fast: a slow one may have met other work of the machine. */
async function isQuick({ server }: AuditContext, { answer: first, step }: AuditCall): Promise<boolean> {
  let answer = first;
  for (let time = 0; time < SPEED_TRIES; time += 1) {
    const ms = answer.outcome.kind === "answer" ? answer.outcome.durationMs : SURELY_SLOW_MS;
    if (ms <= SLOW_MS) return true;
    if (ms >= SURELY_SLOW_MS) return false;
    answer = await server.send(step);
  }
  return false;
}

/** What grows with the calls of a step, if it does so on four fresh servers. */
async function repeatedGrowth(context: AuditContext, step: AuditStep): Promise<Growth | undefined> {
  // On a server that other calls have used, garbage comes and goes: what may grow is looked at on a fresh one.
  const usedServerSample = await measureGrowth(context, step, { calls: BLOCK_CALLS, pings: 0 });
  if (!usedServerSample || !mayGrow(usedServerSample.blocks)) return undefined;
  await context.server.restart();
  const first = await measureGrowth(context, step, { calls: BLOCK_CALLS });
  const what = first && growthOf(first.blocks, first.control);
  if (!first || !what) return undefined;
  // Garbage grows too until it is collected: so many calls are made that what they leave behind is more than collectable garbage.
  const [leastBytes] = rangeOf(first.blocks, "memory");
  const calls = what === "memory" ? Math.max(BLOCK_CALLS, Math.ceil(CERTAIN_BYTES / BLOCKS / leastBytes)) : BLOCK_CALLS;
  const certainBytes = Math.max(LEAST_BYTES, CERTAIN_BYTES / BLOCKS / calls / 2);
  for (let time = 0; time < REPEATS; time += 1) {
    await context.server.restart();
    const again = await measureGrowth(context, step, { calls });
    if (!again || growthOf(again.blocks, again.control, certainBytes) !== what) return undefined;
  }
  return what;
}

/** Blocks of a step on a server that is warm; undefined if it rejects a call, or the time is over. */
async function measureGrowth(
  context: AuditContext,
  step: AuditStep,
  { calls, pings: controls = BLOCK_CALLS }: { calls: number; pings?: number },
): Promise<Sample | undefined> {
  const { server } = context;
  if (!(await timesOf(server, step, WARM_UP_CALLS))) return undefined;
  const blocks: Block[] = [];
  const control: Block[] = [];
  let before = server.usage();
  for (let round = 0; round < BLOCKS; round += 1) {
    const times = context.hasTime() ? await timesOf(server, step, calls) : undefined;
    const between = server.usage();
    // They belong to no tool, and give a collector of garbage the time to run.
    const pings = times && (await timesOf(server, server.signOfLife, controls));
    if (!times || !pings) return undefined;
    const after = server.usage();
    blocks.push({ calls, ...times, ...growthBetween(before, after) });
    control.push({ calls: controls, ...pings, ...growthBetween(between, after) });
    before = after;
  }
  return { blocks, control };
}
