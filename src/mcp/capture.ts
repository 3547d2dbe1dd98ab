import type { Capture, Exchange } from "../core/generated/capture.js";
import { isObject } from "../core/json.js";
import type { SessionFacts } from "./types.js";

/**
 * A captured session as `schemas/capture.v1.json` has it.
 *
 * @param server its label
 * @param facts of the handshake; undefined where there was none
 * @param exchanges in the order in which the session told them
 */
export function captureOf(
  server: string,
  facts: SessionFacts | undefined,
  exchanges: readonly Exchange[],
  transport: Capture["transport"] = "stdio",
): Capture {
  const capture: Capture = { server_label: server, exchanges: [...exchanges] };
  if (transport) capture.transport = transport;
  if (facts === undefined) return capture;
  capture.protocol_version = facts.negotiatedVersion;
  if (isObject(facts.capabilities)) capture.server_capabilities = facts.capabilities;
  return capture;
}
