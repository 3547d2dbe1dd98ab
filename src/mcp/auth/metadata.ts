import { isObject, parseJson } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import { connectionsTo } from "../channel/http-connections.js";
import { fetchBody } from "../channel/http-exchange.js";
import { sendRequest } from "../channel/http-request.js";
import type { Frame } from "../frames.js";
import type { HttpTarget } from "../types.js";

/** A metadata document as it was looked for: its address, and what came. */
export interface MetadataDocument {
  url: string;
  /** `200`, `404`, or why nothing came. */
  status: Redacted;
  /** The object in its body, if it was answered with 200. */
  value?: Frame;
}

const MAX_BYTES = 256 * 1024;
const MAX_REDIRECTS = 5;
const PROTECTED_RESOURCE = "oauth-protected-resource";
const AUTHORIZATION_SERVER = "oauth-authorization-server";
const OPENID = "openid-configuration";

/** Where the metadata of a protected server may be: where the challenge says, there alone; else at its well-known addresses. */
export function resourceAddresses(server: string, named: string | undefined): string[] {
  if (named !== undefined) return [named];
  return [
    ...new Set([wellKnown(server, PROTECTED_RESOURCE), new URL(`/.well-known/${PROTECTED_RESOURCE}`, server).href]),
  ];
}

/** Where the metadata of an authorization server may be, in the order in which clients look (RFC 8414, OpenID Connect). */
export function issuerAddresses(issuer: string): string[] {
  const appended = `${issuer.replace(/\/$/, "")}/.well-known/${OPENID}`;
  return [...new Set([wellKnown(issuer, AUTHORIZATION_SERVER), wellKnown(issuer, OPENID), appended])];
}

/** The well-known address with the path behind it (RFC 8615). */
function wellKnown(url: string, name: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}/.well-known/${name}${pathname === "/" ? "" : pathname.replace(/\/$/, "")}`;
}

/** The first of the addresses that has a document; else the last one, with what came. Sends no token. Never rejects. */
export async function findDocument(
  addresses: readonly string[],
  target: HttpTarget,
  signal: AbortSignal,
): Promise<MetadataDocument> {
  let found: MetadataDocument | undefined;
  for (const url of addresses) {
    found = await fetchDocument(url, target, signal);
    if (found.value) break;
  }
  return found ?? { url: target.url, status: say`not looked for` };
}

async function fetchDocument(url: string, target: HttpTarget, signal: AbortSignal): Promise<MetadataDocument> {
  if (!mayFetch(url, target)) return { url, status: say`not fetched: it is not an https address` };
  const { connectTimeoutMs, tls, proxy } = target;
  const connections = connectionsTo({ url, connectTimeoutMs, tls, ...(proxy && { proxy }) });
  const headers = { accept: "application/json", "user-agent": target.userAgent ?? TOOL_NAME };
  const what = "the metadata request";
  const request = { method: "GET", url: new URL(url), headers, maxRedirects: MAX_REDIRECTS, what } as const;
  const fetched = await fetchBody((sink) => sendRequest(connections, request, sink), { maxBytes: MAX_BYTES, signal });
  await connections.destroy();
  if (fetched.end === "broken") return { url, status: fetched.fault.message };
  if (fetched.end !== "read") return { url, status: fetched.end === "too-large" ? say`too large` : say`no answer` };
  const { status } = fetched.http;
  const value = parseJson(fetched.text);
  if (status === 200 && !isObject(value)) return { url, status: say`HTTP 200, but no JSON object` };
  return { url, status: say`HTTP ${status}`, ...(status === 200 && isObject(value) && { value }) };
}

/** Only https, this machine, and the server's own origin: a server must not choose what is asked without encryption. */
function mayFetch(url: string, target: HttpTarget): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin } = new URL(url);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && (isLocal || origin === new URL(target.url).origin));
}

/** The texts in a list of a document, as far as they can be addresses. */
export function addressesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string" && URL.canParse(one)) : [];
}
