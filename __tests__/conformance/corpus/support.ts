import { LIVE_CHECKS } from "../../../src/conformance/corpus/registry.js";
import type { ServerLists } from "../../../src/conformance/server/check-result.js";
import type { LiveServer } from "../../../src/conformance/server/live-server.js";
import type { ServerFacts } from "../../../src/conformance/server/types.js";
import { hide } from "../../../src/core/redaction/redacted.js";
import { loadSchemaPort } from "../../../src/engine/judge/schema-port.js";
import { livenessOf } from "../../../src/mcp/revisions/known.js";

export const NOTHING_LISTED: ServerLists = {
  ...{ revision: null, capabilities: {}, instructions: null, tools: [], prompts: [], resources: [], templates: [] },
  ...{ lists: new Map(), unread: new Map(), refused: new Set() },
};

/** What a check knows of a server that lists these. */
export function factsOf(
  own: Pick<ServerFacts, "revision" | "transport" | "mayCall"> & Partial<ServerFacts>,
  listed: Partial<ServerLists> = {},
): ServerFacts {
  let id = 0;
  return {
    listed: { ...NOTHING_LISTED, revision: own.revision, ...listed },
    schemas: loadSchemaPort,
    clientVersion: "1.2.3",
    nextId: () => {
      id += 1;
      return id;
    },
    answerMs: 10_000,
    startLimitMs: 30_000,
    startupMs: 100,
    succeeded: new Map(),
    waitedInVain: () => {},
    toolAnswered: () => {},
    askedWithSuccess: () => {},
    tried: new Set(),
    whileWaiting: () => {},
    beforeCalls: async () => {},
    hasTime: () => true,
    liveness: livenessOf(own.revision),
    outOfTime: () => hide("late"),
    ...own,
  };
}

/** What a check says of a server: the status and the message of each result. */
export async function saidBy(id: string, server: LiveServer): Promise<string[]> {
  const found = [await LIVE_CHECKS.find((one) => one.id === id)?.check(server)].flat();
  return found.map((result) => {
    const { status, subject, message, severity } = result ?? { status: "no such check" };
    const parts = [status, ...(subject ? [`of ${subject}`] : []), ...(severity ? [`(${severity})`] : [])];
    return `${parts.join(" ")}${message === undefined ? "" : `: ${message}`}`;
  });
}
