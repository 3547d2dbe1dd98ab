import { processSecrets } from "../../core/redaction/redacted.js";
import { VERSION } from "../../core/version.js";
import { runMemory } from "../../mcp/memory.js";
import { RunLabs } from "./labs.js";
import type { LaneContext } from "./lane-context.js";
import { RunTokens } from "./server-target.js";

/** The settings of lanes that differ from caller to caller; the rest is the same for all. */
export type LaneRequest = Pick<
  LaneContext,
  "env" | "passEnv" | "cwd" | "runId" | "signal" | "maxFrameBytes" | "finding"
> &
  Partial<Pick<LaneContext, "onStart" | "isUnderWay" | "onExchange" | "contracts" | "recording">>;

/** What lanes that are opened together share: tokens, labs, the limit of memory, the ids of requests. */
export function createLaneContext(request: LaneRequest): LaneContext {
  const addSecret = (name: string, value: string) => processSecrets.add(name, value);
  let lastId = 0;
  return {
    isUnderWay: () => false,
    ...request,
    clientVersion: VERSION,
    nextId: () => ++lastId,
    memory: runMemory(request.maxFrameBytes),
    tokens: new RunTokens(addSecret),
    labs: new RunLabs(addSecret),
    redact: (value) => processSecrets.document(value),
    firstStart: createFirstStart(),
  };
}

/** Runs the first start of equal commands alone, before the others: npx fills a cold cache. */
function createFirstStart(): LaneContext["firstStart"] {
  const firstStarts = new Map<string, Promise<unknown>>();
  return async (command, start) => {
    const first = firstStarts.get(command);
    if (first) {
      await first;
      return start();
    }
    const started = start();
    firstStarts.set(command, started);
    return started;
  };
}
