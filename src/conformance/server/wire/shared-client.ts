import { say } from "../../../core/redaction/redacted.js";
import { isSuccess } from "../../../mcp/channel/http-facts.js";
import { requestIn } from "../../../mcp/frames.js";
import { initializeParams } from "../../../mcp/revisions/handshake.js";
import { LEGACY_REVISIONS } from "../../../mcp/revisions/known.js";
import { type Reply, replyOf } from "../answers.js";
import { oncePerSession } from "../checks.js";
import type { LiveServer } from "../live-server.js";
import type { HttpReply } from "../types.js";
import { WireClient } from "./client.js";

const LAST_LEGACY = "2025-11-25";

export const STRAY_ANSWER = JSON.stringify({ jsonrpc: "2.0", id: "mcptest-no-request", result: {} });

/** The client that the checks of a session share. */
export const sharedClient = oncePerSession((server) => new WireClient(server).open());

/** Sends a message that a server may leave unanswered. Over HTTP its own response says whether it is answered. */
export async function sendMessage(server: LiveServer, text: string): Promise<Reply> {
  if (server.facts.transport !== "http") return server.raw(text);
  const plain = await sharedClient(server);
  return plainReply(text, await plain.post(text));
}

function plainReply(sent: string, { http, frame, fault, unsure }: HttpReply): Reply {
  const times = { durationMs: 0, notifications: [] };
  const status = http === undefined ? (unsure ?? say`no response`) : say`HTTP ${http.status}`;
  const rejected = { rule_id: "FAULT-HTTP-STATUS", message: status, ...(http && { http }) } as const;
  const what = requestIn(sent);
  if (unsure) return replyOf(what, { kind: "fault", fault: { ...rejected, unverified: true }, ...times });
  if (fault) return replyOf(what, { kind: "fault", fault, ...times });
  const isMessage = frame !== undefined && ("result" in frame || "error" in frame);
  if (isMessage && http) return replyOf(what, { kind: "answer", answer: frame, http, ...times });
  if (http && isSuccess(http)) return replyOf(what, { kind: "silent" });
  return replyOf(what, { kind: "fault", fault: rejected, ...times });
}

/** The answer to initialize as a client sends it that knows no other handshake: without `_meta`, and without its headers. */
export const initializeReply = oncePerSession(async (server) => {
  const params = initializeParams(LAST_LEGACY, {}, server.facts.clientVersion);
  const body = JSON.stringify({ jsonrpc: "2.0", id: "mcptest-initialize", method: "initialize", params });
  const plain = await sharedClient(server);
  return plainReply(body, await plain.post(body, { "mcp-protocol-version": undefined, "mcp-method": undefined }));
});

/** True if a server over HTTP at a revision without a handshake also speaks revisions with one: it says so, or answers it. */
export async function speaksLegacy(server: LiveServer): Promise<boolean> {
  const { supportedVersions = [] } = server.session.facts;
  if (supportedVersions.some((one) => LEGACY_REVISIONS.some((legacy) => legacy === one))) return true;
  return (await initializeReply(server)).result !== undefined;
}
