import { isObject } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import type { PlainRequest, ReadUntil } from "../../mcp/channel/http-exchange.js";
import { isSuccess } from "../../mcp/channel/http-facts.js";
import { requestIn } from "../../mcp/frames.js";
import { initializeParams, requestHeaders } from "../../mcp/revisions/handshake.js";
import { LEGACY_REVISIONS, SINCE } from "../../mcp/revisions/known.js";
import { type Reply, replyOf } from "./answers.js";
import { type HttpReply, type LiveServer, oncePerSession } from "./live-server.js";

/** Headers that replace those of a request; undefined leaves one out. */
export type HeaderChanges = Readonly<Record<string, string | undefined>>;

const LAST_LEGACY = "2025-11-25";

export const STRAY_ANSWER = JSON.stringify({ jsonrpc: "2.0", id: "mcptest-no-request", result: {} });

/** A session of plain HTTP requests, beside that of the checks: every status, header and body is seen as it is. */
export class PlainSession {
  constructor(
    readonly server: LiveServer,
    /** The answers to the handshake; undefined at a revision without one. */
    readonly handshake: { initialize: HttpReply; initialized: HttpReply } | undefined,
    readonly id: string | undefined,
  ) {}

  /** Posts a message with the headers that its revision asks for. */
  post(body: string, changes?: HeaderChanges, until?: ReadUntil, timeoutMs?: number): Promise<HttpReply> {
    return this.server.http(this.postOf(body, changes), until, timeoutMs);
  }

  /** Sends a GET for the server's own stream, or a DELETE that ends the session. */
  send(method: "GET" | "DELETE"): Promise<HttpReply> {
    return this.server.http(this.requestOf(method));
  }

  /** The request that `post` sends. */
  postOf(body: string, changes: HeaderChanges = {}): PlainRequest {
    const { method, params } = requestIn(body);
    const { modern, revision } = this.server;
    const isDescribed = modern && typeof method === "string";
    const described = isDescribed
      ? requestHeaders(revision, method, isObject(params) ? params : undefined)
      : this.#sessionHeaders();
    const accept = "application/json, text/event-stream";
    const headers = definedHeaders({ "content-type": "application/json", accept, ...described, ...changes });
    return { method: "POST", headers, body };
  }

  /** The request that `send` sends. */
  requestOf(method: "GET" | "DELETE", changes: HeaderChanges = {}): PlainRequest {
    return { method, headers: definedHeaders({ accept: "text/event-stream", ...this.#sessionHeaders(), ...changes }) };
  }

  #sessionHeaders(): HeaderChanges {
    const { revision } = this.server;
    const versionHeader = revision >= SINCE.revisionHeader ? revision : undefined;
    return { "mcp-session-id": this.id, "mcp-protocol-version": versionHeader };
  }
}

/** The answer to an initialize of its own, at a revision that has one. */
export function sendInitialize(server: LiveServer): Promise<HttpReply> {
  const params = initializeParams(server.revision, {}, server.facts.clientVersion);
  const unopened = new PlainSession(server, undefined, undefined);
  return unopened.post(server.frame("initialize", params), { "mcp-protocol-version": undefined });
}

/** Opens a session of plain HTTP requests. */
export async function openPlain(server: LiveServer): Promise<PlainSession> {
  if (server.modern) return new PlainSession(server, undefined, undefined);
  const initialize = await sendInitialize(server);
  const id = initialize.http?.headers["mcp-session-id"];
  const opened = new PlainSession(server, undefined, id);
  const initialized = await opened.post(server.frame("notifications/initialized", undefined, { id: undefined }));
  return new PlainSession(server, { initialize, initialized }, id);
}

/** The session of plain HTTP requests that the checks of a session share. */
export const plainSession = oncePerSession(openPlain);

/** Sends a message that a server may leave unanswered. Over HTTP its own response says whether it is answered. */
export async function sendMessage(server: LiveServer, text: string): Promise<Reply> {
  if (server.facts.transport !== "http") return server.raw(text);
  const plain = await plainSession(server);
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
  const plain = await plainSession(server);
  return plainReply(body, await plain.post(body, { "mcp-protocol-version": undefined, "mcp-method": undefined }));
});

/** True if a server over HTTP at a revision without a handshake also speaks revisions with one: it says so, or answers it. */
export async function speaksLegacy(server: LiveServer): Promise<boolean> {
  const { supportedVersions = [] } = server.session.facts;
  if (supportedVersions.some((one) => LEGACY_REVISIONS.some((legacy) => legacy === one))) return true;
  return (await initializeReply(server)).result !== undefined;
}

function definedHeaders(headers: HeaderChanges): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
