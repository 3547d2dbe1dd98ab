import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import type { RuleId } from "../../rules/registry.js";
import type { Outcome, SessionFacts } from "../types.js";

/** The published revisions with an initialize handshake, oldest first. */
export const LEGACY_REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] as const;
/** The revision to offer if none is requested. */
export const NEWEST_LEGACY = "2025-11-25";
/** The only revision at which a server may send several messages in one array. */
export const BATCH_REVISION = "2025-03-26";

export type Handshake =
  | { ok: true; facts: Omit<SessionFacts, "startupMs"> }
  | { ok: false; rule_id: RuleId; message: Redacted };

/** The params of initialize. The revision is offered as written, even if unknown. */
export function initializeParams(
  revision: string,
  capabilities: Record<string, unknown>,
  clientVersion: string,
): Record<string, unknown> {
  return {
    protocolVersion: revision,
    capabilities,
    clientInfo: { name: TOOL_NAME, version: clientVersion },
  };
}

/** Interprets the outcome of initialize. A server that answers with any result has started. */
export function readInitialize(outcome: Outcome, timeoutMs: number): Handshake {
  switch (outcome.kind) {
    case "unsendable":
      return { ok: false, rule_id: outcome.rule_id, message: outcome.message };
    case "fault":
      return { ok: false, rule_id: outcome.fault.rule_id, message: outcome.fault.message };
    case "died": {
      const { exit_code, signal } = outcome.process;
      const how = signal === null ? say`exited with code ${exit_code ?? "unknown"}` : say`was ended by ${hide(signal)}`;
      return { ok: false, rule_id: "FAULT-START-EXIT", message: say`The server ${how} before it answered initialize.` };
    }
    case "timeout": {
      const message = say`The server did not answer initialize within ${Math.round(timeoutMs)} ms.`;
      return {
        ok: false,
        rule_id: "FAULT-START-TIMEOUT",
        message: outcome.note ? say`${message} ${outcome.note}` : message,
      };
    }
    case "answer":
      return readAnswer(outcome.answer);
  }
}

function readAnswer({ result, error }: Record<string, unknown>): Handshake {
  if (isObject(result) && ["protocolVersion", "capabilities", "serverInfo"].some((name) => name in result)) {
    const { protocolVersion, serverInfo = null, capabilities = null, instructions } = result;
    return {
      ok: true,
      facts: {
        negotiatedVersion: typeof protocolVersion === "string" ? protocolVersion : null,
        serverInfo,
        capabilities,
        instructions: typeof instructions === "string" ? instructions : null,
      },
    };
  }
  const excerpt = jsonExcerpt(error === undefined ? result : error, 500, "");
  const what = error === undefined ? "something that is not an initialize result" : "an error";
  return {
    ok: false,
    rule_id: "FAULT-START-REJECTED",
    message: say`The server answered initialize with ${what}: ${excerpt}`,
  };
}
