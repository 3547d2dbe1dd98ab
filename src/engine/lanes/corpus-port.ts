import type { SessionPort } from "../../conformance/corpus/session.js";
import type { Exchange } from "../../core/generated/capture.js";
import type { SessionOptions } from "../../mcp/types.js";
import type { SuiteServer } from "../../suite/types.js";
import { loadSchemaPort } from "../judge/schema-port.js";
import { sessionTarget, type TargetContext } from "./server-target.js";
import { sessionValues } from "./session-values.js";

/** What the sessions of a corpus run need from the run. */
export type CorpusContext = TargetContext &
  Pick<SessionOptions, "maxFrameBytes" | "memory" | "nextId" | "signal" | "clientVersion">;

/** Opens the sessions of a corpus run with a server of a suite; each gets its own folder and port. */
export function corpusPort(
  lane: { server: SuiteServer; targetVersion: string | null },
  context: CorpusContext,
  onExchange?: (server: string, exchange: Exchange) => void,
): SessionPort {
  const { server } = lane;
  const { maxFrameBytes, memory, nextId, signal, clientVersion } = context;
  return {
    async target() {
      const values = await sessionValues(lane, context);
      const made = await sessionTarget(server, values, context);
      if (made.ok) return { ...made, dispose: () => values.dispose() };
      values.dispose();
      return made;
    },
    options: {
      server: server.name,
      startupTimeoutMs: server.startupTimeoutMs,
      maxFrameBytes,
      nextId,
      ...(memory && { memory }),
      ...(signal && { signal }),
      ...(clientVersion !== undefined && { clientVersion }),
      ...(onExchange && { onExchange: (exchange: Exchange) => onExchange(server.name, exchange) }),
    },
    schemas: loadSchemaPort,
  };
}
