import { asList, isObject, parseJson } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import type { Frame } from "../frames.js";
import { isLoopback, isNear } from "../hosts.js";
import type { HttpFacts, HttpTarget } from "../types.js";

/** A metadata document as it was looked for: its address, and what came. */
export interface MetadataDocument {
  url: string;
  /** `HTTP 404`, or why nothing came. */
  status: Redacted;
  http?: HttpFacts;
  /** The object in its body, if it was answered with 200. */
  value?: Frame;
  /** No connection, or no answer in time: what is there is not known. */
  isUnknown?: true;
}

const MAX_BYTES = 256 * 1024;
const MAX_REDIRECTS = 5;
const PROTECTED_RESOURCE = "oauth-protected-resource";
const AUTHORIZATION_SERVER = "oauth-authorization-server";
const OPENID = "openid-configuration";
const UNREACHED = /^FAULT-HTTP-(?:CONNECT|RESET|TLS)$/;

/** Where the metadata of a protected server may be: where the challenge says, there alone; else at its well-known addresses. */
export function resourceAddresses(server: string, challengeAddress: string | undefined): string[] {
  if (challengeAddress !== undefined) return [challengeAddress];
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

/** What is at the addresses, up to the first that has a document. Sends no token. Never rejects. */
export async function findDocument(
  addresses: readonly string[],
  target: HttpTarget,
  signal: AbortSignal,
): Promise<MetadataDocument[]> {
  const documents: MetadataDocument[] = [];
  for (const url of addresses) {
    const document = await fetchDocument(url, target, signal);
    documents.push(document);
    if (document.value) break;
  }
  return documents;
}

/** What is at an address. `extraHeaders`: of the request, beside its own. */
export async function fetchDocument(
  url: string,
  target: HttpTarget,
  signal: AbortSignal,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<MetadataDocument> {
  // A server must not choose what is asked without encryption, on another origin than its own; nor, if it is elsewhere,
  // what is asked of this machine and its network.
  const isOwn = URL.canParse(url) && new URL(url).origin === new URL(target.url).origin;
  const why = isOwn ? undefined : whyUnsafe(url, target);
  if (why !== undefined) return { url, status: say`not fetched: ${why}` };
  const { connectTimeoutMs, tls, proxy } = target;
  const { fetchAlone } = await import("../channel/http-exchange.js");
  const headers = { accept: "application/json", "user-agent": target.userAgent ?? TOOL_NAME, ...extraHeaders };
  const what = "the metadata request";
  const request = { method: "GET", url: new URL(url), headers, maxRedirects: MAX_REDIRECTS, what } as const;
  const connection = { url, connectTimeoutMs, tls, ...(proxy && { proxy }) };
  const result = await fetchAlone(connection, request, { maxBytes: MAX_BYTES, signal });
  if (result.end === "broken") {
    const { rule_id, message } = result.fault;
    return { url, status: message, ...(UNREACHED.test(rule_id) && { isUnknown: true }) };
  }
  if (result.end === "too-large") return { url, status: say`too large` };
  if (result.end !== "read") return { url, status: say`no answer`, isUnknown: true };
  const { http, text } = result;
  const value = http.status === 200 ? parseJson(text) : undefined;
  if (isObject(value)) return { url, status: say`HTTP 200`, http, value };
  return { url, status: http.status === 200 ? say`HTTP 200, but no JSON object` : say`HTTP ${http.status}`, http };
}

/** Why no secret is sent to an address that a server names; undefined if one may be. */
export function whyUnsafe(url: string, target: HttpTarget): Redacted | undefined {
  if (!URL.canParse(url)) return say`it is not an https address`;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) return say`it is not an https address`;
  if (isNear(hostname) && !isNear(new URL(target.url).hostname))
    return say`a server elsewhere names this machine or its network`;
  return undefined;
}

/**
 * Whether the `resource` of metadata is a server: its address or a parent of it. `alias`: with another name of this machine.
 * Else why not, as the end of a sentence.
 */
export function relationOf(resource: unknown, server: string): "own" | "alias" | { why: Redacted } {
  if (typeof resource !== "string" || !URL.canParse(resource)) return { why: say`, which is not an absolute address` };
  if (resource.includes("#")) return { why: say`, which has a fragment` };
  const resourceUrl = new URL(resource);
  const own = new URL(server);
  const isAlias = isLoopback(resourceUrl.hostname) && isLoopback(own.hostname) && resourceUrl.port === own.port;
  if (resourceUrl.origin !== own.origin && !isAlias)
    return { why: say`, which is not on the origin of the server, ${hide(own.origin)}` };
  const parent = resourceUrl.pathname.replace(/\/$/, "");
  if (own.pathname !== resourceUrl.pathname && !`${own.pathname}/`.startsWith(`${parent}/`))
    return { why: say`, which is not ${hide(own.href)} or a parent of it` };
  return resourceUrl.origin === own.origin ? "own" : "alias";
}

/** The texts in a list of a document, as far as they can be addresses. */
export function addressesIn(value: unknown): string[] {
  return textsIn(value).filter((one) => URL.canParse(one));
}

/** The texts in a list of a document. */
export function textsIn(value: unknown): string[] {
  return asList(value).filter((one) => typeof one === "string");
}
