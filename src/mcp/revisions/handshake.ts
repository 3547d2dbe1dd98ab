import { isObject } from "../../core/json/json.js";
import { exitText } from "../../core/proc/exit-text.js";
import { hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import { HEADER_MISMATCH, MISSING_CAPABILITY, UNSUPPORTED_VERSION } from "../error-codes.js";
import type { Frame } from "../frames.js";
import type { Fault, Outcome, SessionFacts } from "../types.js";
import { CAPABILITIES_META, FIRST_MODERN, LEGACY_REVISIONS, MODERN_REVISIONS, VERSION_META } from "./known.js";
import { headerValue } from "./param-headers.js";

const PREFIX = "io.modelcontextprotocol/";
const SERVER_INFO = `${PREFIX}serverInfo`;
/** Errors of a modern server that rejects the probe: mismatched headers, a missing capability. */
const REFUSALS: readonly unknown[] = [HEADER_MISMATCH, MISSING_CAPABILITY];
/** If the server is unreachable, a legacy handshake cannot reach it either. */
const UNREACHABLE = /^FAULT-HTTP-(CONNECT|TLS)$/;
/** The parameter that `Mcp-Name` repeats, by method. */
export const NAMED_BY: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
  "tasks/get": "taskId",
  "tasks/update": "taskId",
  "tasks/cancel": "taskId",
};

export type DiscoverResult =
  /** `facts`: of the session; its revision is the newest that both sides support, or that the server names. */
  | { kind: "modern"; facts: Omit<SessionFacts, "startupMs"> }
  /** `offer`: the newest revision that the server names; if absent, nothing indicates a modern server. */
  | { kind: "legacy"; offer?: string }
  | ({ kind: "failed" } & Fault);

/** The members of `_meta` without which a request is rejected. */
export const REQUEST_META_KEYS = [VERSION_META, CAPABILITIES_META] as const;

export function requestMeta(revision: string, capabilities: Frame, version = "0.0.0", name = TOOL_NAME): Frame {
  return {
    [VERSION_META]: revision,
    [CAPABILITIES_META]: capabilities,
    [`${PREFIX}clientInfo`]: { name, version },
  };
}

/** The headers that describe a request over HTTP, except those of its arguments. */
export function requestHeaders(revision: string, method: string, params: Frame | undefined): Record<string, string> {
  const headers: Record<string, string> = { "mcp-protocol-version": revision, "mcp-method": headerValue(method) };
  const name = params?.[NAMED_BY[method] ?? ""];
  if (typeof name === "string") headers["mcp-name"] = headerValue(name);
  return headers;
}

/** Reads the answer to server/discover; `targetVersion`: the revision that the suite asks for, null if any will do. */
export function readDiscover(outcome: Outcome, targetVersion: string | null): DiscoverResult {
  if (outcome.kind === "fault" && UNREACHABLE.test(outcome.fault.rule_id)) return { kind: "failed", ...outcome.fault };
  if (outcome.kind !== "answer") return { kind: "legacy" };
  const { result, error } = outcome.answer;
  if (!isObject(error)) {
    if (!isObject(result) || !("supportedVersions" in result || "capabilities" in result)) return { kind: "legacy" };
    return chooseRevision(revisionsIn(result.supportedVersions), targetVersion, result);
  }
  const supported = revisionsIn(isObject(error.data) ? error.data.supported : undefined);
  // Drafts of the revision had other error codes: an error that names revisions means the same.
  if (error.code === UNSUPPORTED_VERSION || (supported && typeof error.code === "number")) {
    return chooseRevision(supported ?? [], targetVersion, {});
  }
  if (!REFUSALS.includes(error.code)) return { kind: "legacy" };
  const message = say`The server answered server/discover with an error: ${jsonExcerpt(error, 500, "")}`;
  return { kind: "failed", rule_id: "FAULT-START-REJECTED", message };
}

/** `supported`: the revisions that the server names; undefined if it names none. */
function chooseRevision(
  supported: readonly string[] | undefined,
  targetVersion: string | null,
  result: Frame,
): DiscoverResult {
  const newest = (revisions: readonly string[]) => revisions.filter((revision) => supported?.includes(revision)).at(-1);
  const { capabilities = null, instructions, _meta: meta, serverInfo = null } = result;
  const facts = {
    negotiatedVersion: supported ? (newest(MODERN_REVISIONS) ?? null) : (targetVersion ?? FIRST_MODERN),
    serverInfo: (isObject(meta) ? meta[SERVER_INFO] : undefined) ?? serverInfo,
    capabilities,
    instructions: textOrNull(instructions),
    ...(supported && { supportedVersions: supported }),
  };
  if (facts.negotiatedVersion !== null) return { kind: "modern", facts };
  const offer = newest(LEGACY_REVISIONS);
  const version = offer ?? supported?.at(0) ?? null;
  if (targetVersion !== null) return { kind: "modern", facts: { ...facts, negotiatedVersion: version } };
  if (offer !== undefined) return { kind: "legacy", offer };
  const names = hide(supported?.join(", ") ?? "");
  const message = say`The server supports ${names || "no revision"}; mcptest supports none of these.`;
  return { kind: "failed", rule_id: "FAULT-START-REJECTED", message };
}

function revisionsIn(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, 100) : undefined;
}

type Handshake = { ok: true; facts: Omit<SessionFacts, "startupMs"> } | ({ ok: false } & Fault);

/** The params of initialize. The revision is offered as written, even if unknown. */
export function initializeParams(revision: string, capabilities: Frame, version = "0.0.0", name = TOOL_NAME): Frame {
  return { protocolVersion: revision, capabilities, clientInfo: { name, version } };
}

/** Interprets the outcome of initialize. A server that answers with any result has started. */
export function readInitialize(outcome: Outcome, timeoutMs: number): Handshake {
  switch (outcome.kind) {
    case "unsendable":
    case "fault": {
      const { rule_id, message } = outcome.kind === "fault" ? outcome.fault : outcome;
      return { ok: false, rule_id, message };
    }
    case "died": {
      const { exit_code, signal } = outcome.process;
      const message = say`The server ${exitText(exit_code, signal)} before it answered initialize.`;
      return { ok: false, rule_id: "FAULT-START-EXIT", message };
    }
    case "timeout": {
      const message = say`The server did not answer initialize within ${Math.round(timeoutMs)} ms.`;
      const withNote = outcome.note ? say`${message} ${outcome.note}` : message;
      return { ok: false, rule_id: "FAULT-START-TIMEOUT", message: withNote };
    }
    case "answer":
      return readAnswer(outcome.answer);
  }
}

function readAnswer({ result, error }: Frame): Handshake {
  if (isObject(result) && ["protocolVersion", "capabilities", "serverInfo"].some((name) => name in result)) {
    const { protocolVersion, serverInfo = null, capabilities = null, instructions } = result;
    const negotiatedVersion = textOrNull(protocolVersion);
    return { ok: true, facts: { negotiatedVersion, serverInfo, capabilities, instructions: textOrNull(instructions) } };
  }
  const excerpt = jsonExcerpt(error === undefined ? result : error, 500, "");
  const what = error === undefined ? "something that is not an initialize result" : "an error";
  const message = say`The server answered initialize with ${what}: ${excerpt}`;
  return { ok: false, rule_id: "FAULT-START-REJECTED", message };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
