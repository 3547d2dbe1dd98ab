import type { ProcessUsage } from "../../../../core/proc/usage.js";
import type { AuditServer, AuditStep } from "../types.js";

/** What a block of equal calls did to the server. */
export interface Block {
  calls: number;
  /** Bytes by which its memory grew; undefined if that is not known. */
  memory?: number | undefined;
  /** By how many its open files, sockets and threads grew. */
  handles?: number | undefined;
  /** Of the quickest tenth of the calls, and of the pings between them: what the machine did meanwhile slows the others. */
  callMs: number;
  pingMs: number;
}

export type Growth = "memory" | "handles" | "time";

/** Bytes for each call. */
export const LEAST_BYTES = 48 * 1024;
const LEAST_HANDLES = 0.9;
/** Of the last block to the first, and of each to the one before. */
const LEAST_SLOWER = 2;
const LEAST_STEP = 1.2;
/** The control grows by less than this part. */
const CONTROL_PART = 0.25;

/** What grows in every block, and less in those of the control; undefined if nothing does. */
export function growthOf(
  blocks: readonly Block[],
  control: readonly Block[],
  leastBytes = LEAST_BYTES,
): Growth | undefined {
  const grows = (key: "memory" | "handles", least: number, evenness: number) => {
    const [smallest, largest] = rangeOf(blocks, key);
    const [, controls] = rangeOf(control, key);
    return smallest >= least && largest <= smallest * evenness && controls < smallest * CONTROL_PART;
  };
  if (grows("handles", LEAST_HANDLES, 1.1)) return "handles";
  if (grows("memory", leastBytes, 3)) return "memory";
  return slowsDown(blocks) ? "time" : undefined;
}

/** True if there is any reason to look again: a part of what `growthOf` wants, in all blocks together. */
export function mayGrow(blocks: readonly Block[]): boolean {
  const mean = (key: "memory" | "handles") => {
    const calls = blocks.reduce((sum, block) => sum + block.calls, 0);
    return blocks.reduce((sum, block) => sum + (block[key] ?? 0), 0) / calls;
  };
  return mean("memory") >= LEAST_BYTES / 4 || mean("handles") >= LEAST_HANDLES / 2 || slowsDown(blocks);
}

/** The least and the greatest growth of the blocks, for each call. */
export function rangeOf(blocks: readonly Block[], key: "memory" | "handles"): [least: number, greatest: number] {
  const rates = blocks.map((block) => (block[key] ?? 0) / block.calls);
  return [Math.min(...rates), Math.max(...rates)];
}

/** True if calls became slower from block to block, and the pings between them did not. */
function slowsDown(blocks: readonly Block[]): boolean {
  const [first, ...rest] = blocks;
  const last = rest.at(-1);
  if (!first || !last) return false;
  const isSteady = rest.every(({ callMs }, at) => callMs >= (blocks[at]?.callMs ?? 0) * LEAST_STEP);
  const slower = last.callMs - first.callMs;
  return isSteady && slower >= first.callMs * (LEAST_SLOWER - 1) && last.pingMs - first.pingMs < slower * CONTROL_PART;
}

/** Sends a step again and again, with signs of life between; undefined if one is not accepted. */
export async function timesOf(
  server: AuditServer,
  step: AuditStep,
  calls: number,
): Promise<Pick<Block, "callMs" | "pingMs"> | undefined> {
  const callTimes: number[] = [];
  const pingTimes: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const { outcome, kind } = await server.send(step);
    const { outcome: ping } = await server.send(server.signOfLife);
    if (outcome.kind !== "answer" || ping.kind !== "answer" || (step.method === "tools/call" && kind !== "accepted"))
      return undefined;
    callTimes.push(outcome.durationMs);
    pingTimes.push(ping.durationMs);
  }
  return { callMs: quickestOf(callTimes), pingMs: quickestOf(pingTimes) };
}

/** By how much the usage of a server grew, as far as it is known. */
export function growthBetween(
  before: ProcessUsage | undefined,
  after: ProcessUsage | undefined,
): Pick<Block, "memory" | "handles"> {
  const difference = (key: "memory" | "handles") => {
    const [from, to] = [before?.[key], after?.[key]];
    return from === undefined || to === undefined ? undefined : to - from;
  };
  return { memory: difference("memory"), handles: difference("handles") };
}

function quickestOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;
}
