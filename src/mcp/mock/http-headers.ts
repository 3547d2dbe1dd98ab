import type { IncomingHttpHeaders } from "node:http";
import type { MockTool } from "../../core/generated/mock.js";
import { isObject } from "../../core/json/json.js";
import type { Frame } from "../frames.js";
import { argumentAt, readParamHeaders } from "../revisions/param-headers.js";
import { revisionNamed } from "./protocol.js";

const BASE64 = /^=\?base64\?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\?=$/;

/** How the headers of a request without a handshake differ from its body, whose values they must repeat. */
export function headerMismatch(headers: IncomingHttpHeaders, frame: Frame, tools: readonly MockTool[]) {
  const params = isObject(frame.params) ? frame.params : {};
  const revision = headers["mcp-protocol-version"];
  if (revision === undefined) return "MCP-Protocol-Version is missing";
  const named = revisionNamed(frame);
  if (named !== undefined && named !== revision) return mismatchMessage("MCP-Protocol-Version", revision, named);
  const method = headers["mcp-method"];
  if (method !== frame.method) return mismatchMessage("Mcp-Method", method, frame.method);
  if (method === "resources/read") return nameMismatch(headers, params.uri);
  if (method === "prompts/get") return nameMismatch(headers, params.name);
  if (method !== "tools/call") return undefined;
  return nameMismatch(headers, params.name) ?? argumentMismatch(headers, params, tools);
}

function nameMismatch(headers: IncomingHttpHeaders, name: unknown): string | undefined {
  // A missing name has no header; the answer reports it.
  if (typeof name !== "string") return undefined;
  const header = headers["mcp-name"];
  return headerText(header) === name ? undefined : mismatchMessage("Mcp-Name", header, name);
}

/** The first Mcp-Param header that differs from the tool's argument. */
function argumentMismatch(
  headers: IncomingHttpHeaders,
  { name, arguments: args }: Frame,
  tools: readonly MockTool[],
): string | undefined {
  const declared = readParamHeaders(tools.find((tool) => tool.name === name)?.inputSchema);
  for (const { header, path } of "headers" in declared ? declared.headers : []) {
    const value = argumentAt(args, path);
    const sent = headers[`mcp-param-${header.toLowerCase()}`];
    if (value === undefined || value === null) {
      if (sent !== undefined) return mismatchMessage(`Mcp-Param-${header}`, sent, value);
    } else if (!headerEquals(headerText(sent), value)) return mismatchMessage(`Mcp-Param-${header}`, sent, value);
  }
  return undefined;
}

function headerEquals(header: string | undefined, value: unknown): boolean {
  if (typeof value === "number") return header !== undefined && header.trim() !== "" && Number(header) === value;
  return header === (typeof value === "string" ? value : JSON.stringify(value));
}

/** The decoded value of a header, which may be in base64. */
function headerText(header: string | string[] | undefined): string | undefined {
  if (typeof header !== "string") return undefined;
  const base64 = BASE64.exec(header)?.[1];
  return base64 === undefined ? header : Buffer.from(base64, "base64").toString("utf8");
}

function mismatchMessage(header: string, sent: unknown, expected: unknown): string {
  if (sent === undefined) return `${header} is missing`;
  return `${header} is ${JSON.stringify(sent)}, but the body says ${JSON.stringify(expected) ?? "nothing"}`;
}
