import { abortedAfter } from "../../../core/clock.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { fetchDocument, resourceAddresses } from "../../../mcp/auth/metadata.js";
import { bearerOf, METADATA_MS } from "../../../mcp/auth/protection.js";
import { isSince, SINCE } from "../../../mcp/revisions/known.js";
import { readParamHeaders } from "../../../mcp/revisions/param-headers.js";
import type { HttpFacts, HttpTarget } from "../../../mcp/types.js";
import type { LiveServer } from "../../server/live-server.js";
import type { HttpReply } from "../../server/types.js";
import { WireClient } from "../../server/wire/client.js";

/** The page of the MCP Inspector on this machine, and one that no server knows. */
const PAGES = ["http://localhost:6274", "https://mcptest.invalid"];
const UNAUTHORIZED = 401;
/** What a page may send without asking, or a browser sends by itself. */
const SAFE_HEADERS = ["accept", "accept-language", "content-language", "origin", "user-agent"];

/** What a page sees, or its browser. */
export interface Answer {
  /** What it answers. */
  name: Redacted;
  http: HttpFacts | undefined;
  status: Redacted;
  evidence: Redacted;
}

/** How a server answered a page. */
export interface PageVisit {
  origin: string;
  /** To OPTIONS, before the first message. */
  preflight: Answer;
  /** To what a client sends from a page. */
  answers: readonly Answer[];
  /** The metadata that it needs to get a token. */
  documents: readonly Answer[];
  /** To the end of the session, if there is one. */
  end: Answer | undefined;
  /** The headers that the page would send; `isNeeded`: without it nothing works. */
  sentHeaders: readonly { name: string; isNeeded: boolean }[];
  preflightOf(method: "POST" | "DELETE", header: string): Promise<Answer>;
}

/** Visits a server from the page that its entry names, or from pages that many servers let in; undefined if it lets none in. */
export async function visitServer(server: LiveServer): Promise<PageVisit | undefined> {
  const own = server.target.headers().origin;
  let visit: PageVisit | undefined;
  for (const origin of own === undefined ? PAGES : [own]) {
    visit = await visitFrom(server, origin);
    if (originsIn(visit).some((allowed) => allowed === "*" || allowed === origin)) return visit;
  }
  // A server may let in one page of its own.
  const named = visit ? originsIn(visit) : [];
  const other = named.find((text) => URL.canParse(text) && new URL(text).origin === text);
  if (other !== undefined) return visitFrom(server, other);
  return named.length > 0 ? visit : undefined;
}

function originsIn({ preflight, answers }: PageVisit): string[] {
  return [preflight, ...answers].flatMap(({ http }) => http?.headers["access-control-allow-origin"] ?? []);
}

async function visitFrom(server: LiveServer, origin: string): Promise<PageVisit> {
  const { target } = server;
  const page = server.withTarget({ ...target, headers: (values) => ({ ...target.headers(values), origin }) });
  const browser = server.withTarget({ ...withoutToken(target), headers: () => ({ origin }) });
  const preflightOf = async (method: "POST" | "DELETE", header: string) => {
    const headers = { "access-control-request-method": method, "access-control-request-headers": header };
    return answerOf(say`OPTIONS without a token`, await browser.http({ method: "OPTIONS", headers }));
  };
  const preflight = await preflightOf("POST", "content-type");
  const client = new WireClient(page);
  const first = server.modern ? say`server/discover` : say`initialize`;
  const opening = await client.sendOpening();
  const answers = [answerOf(first, opening)];
  let end: Answer | undefined;
  let hasEventIds = false;
  if (opening.http?.status === 200) {
    if (!server.modern) await client.sendInitialized();
    hasEventIds = (await client.ping()).firstEventId !== undefined;
    if (client.id !== undefined) end = answerOf(say`DELETE`, await client.send("DELETE"));
  }
  const hasToken = target.tokenName !== undefined;
  const refusal = hasToken ? await new WireClient(page.withTarget(withoutToken(page.target))).sendOpening() : opening;
  const isProtected = refusal.http?.status === UNAUTHORIZED;
  if (hasToken && isProtected) answers.push(answerOf(say`${first} without a token`, refusal));
  const documents = isProtected && refusal.http ? await metadataAnswers(server, refusal.http, origin) : [];
  const sentHeaders = headersOf(server, { isProtected, hasSession: client.id !== undefined, hasEventIds });
  return { origin, preflight, answers, documents, end, sentHeaders, preflightOf };
}

/** What the page would find out about the authorization server. */
async function metadataAnswers({ target, facts }: LiveServer, refusal: HttpFacts, origin: string): Promise<Answer[]> {
  const limit = abortedAfter(METADATA_MS, facts.signal);
  for (const url of resourceAddresses(target.url, bearerOf(refusal)?.get("resource_metadata"))) {
    const { http, status, value } = await fetchDocument(url, target, limit, { origin });
    if (value === undefined) continue;
    return [{ name: hide(new URL(url).pathname), http, status, evidence: say`→ GET ${hide(url)}\n← ${status}` }];
  }
  return [];
}

function headersOf(
  { target, revision, modern, listed }: LiveServer,
  has: { isProtected: boolean; hasSession: boolean; hasEventIds: boolean },
) {
  const ofTools = listed.tools.flatMap(({ inputSchema }) => {
    const declared = readParamHeaders(inputSchema);
    return "headers" in declared ? declared.headers.map(({ header }) => `mcp-param-${header}`) : [];
  });
  const needed = [
    "content-type",
    ...(isSince(revision, SINCE.revisionHeader) ? ["mcp-protocol-version"] : []),
    ...(has.hasSession ? ["mcp-session-id"] : []),
    ...(has.isProtected ? ["authorization"] : []),
    ...(modern ? ["mcp-method", "mcp-name", ...ofTools] : []),
    ...Object.keys(target.headers()),
  ];
  const names = [...new Set(needed.map((name) => name.toLowerCase()))].filter((name) => !SAFE_HEADERS.includes(name));
  return [
    ...names.map((name) => ({ name, isNeeded: true })),
    ...(has.hasEventIds ? [{ name: "last-event-id", isNeeded: false }] : []),
  ];
}

function withoutToken({ tokens: _, ...target }: HttpTarget): HttpTarget {
  const headers: HttpTarget["headers"] = (values) => {
    const { authorization: _, ...others } = target.headers(values);
    return others;
  };
  // A browser follows no redirect of a preflight, and none that would need another one.
  return { ...target, headers, maxRedirects: 0 };
}

function answerOf(name: Redacted, { http, fault, unsure, evidence }: HttpReply): Answer {
  const status = http ? say`HTTP ${http.status}` : (unsure ?? fault?.message ?? say`no response`);
  return { name, http, status, evidence };
}
