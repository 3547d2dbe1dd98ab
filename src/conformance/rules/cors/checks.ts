import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import type { RuleId } from "../../../rules/registry.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  about,
  type CheckResult,
  failed,
  failedIf,
  judgeInTurn,
  passed,
  passedIf,
  skipped,
} from "../../server/check-result.js";
import type { LiveServer } from "../../server/live-server.js";
import { type Answer, type PageVisit, visitServer } from "./page-visit.js";

const NOT_ALLOWED = 405;
const NO_CORS = skipped(say`it lets no web page in, which is a choice`);
const NO_PREFLIGHT = skipped(say`CORS-PREFLIGHT says why no preflight passes`);
const NO_SESSION = skipped(say`the server assigns no session`);

const CHECKS: { readonly [Id in RuleId]?: (visit: PageVisit) => Promise<readonly CheckResult[]> } = {
  "CORS-PREFLIGHT": async (visit) => [failedIf(wrongPreflight(visit, visit.preflight), visit.preflight.evidence)],
  "CORS-ORIGIN": async (visit) =>
    [...visit.answers, ...visit.documents].map((answer) =>
      about(answer.name, failedIf(wrongOrigin(visit, answer), answer.evidence)),
    ),
  "CORS-HEADERS": async (visit) => {
    if (wrongPreflight(visit, visit.preflight)) return [NO_PREFLIGHT];
    return judgeInTurn(visit.sentHeaders, async ({ name, isNeeded }) => {
      const preflight = await visit.preflightOf("POST", name);
      const allowed = namesIn(preflight, "access-control-allow-headers");
      // The wildcard does not cover the header that has the token.
      const isAllowed = allowed.includes(name) || (allowed.includes("*") && name !== "authorization");
      const missing = isAllowed ? undefined : namedIn(preflight, "access-control-allow-headers");
      const wrong = missing ?? wrongPreflight(visit, preflight);
      const result = failedIf(wrong && say`a page may not send it: ${wrong}`, preflight.evidence);
      return withSeverity(about(hide(name), result), isNeeded);
    });
  },
  "CORS-METHODS": async (visit) => {
    if (wrongPreflight(visit, visit.preflight)) return [NO_PREFLIGHT];
    if (visit.end === undefined) return [NO_SESSION];
    if (visit.end.http?.status === NOT_ALLOWED) return [skipped(say`a client cannot end a session`)];
    const preflight = await visit.preflightOf("DELETE", "mcp-session-id");
    const allowed = namesIn(preflight, "access-control-allow-methods");
    const isAllowed = allowed.includes("delete") || allowed.includes("*");
    const message = say`a page may not send DELETE: ${namedIn(preflight, "access-control-allow-methods")}`;
    return [passedIf(isAllowed, message, preflight.evidence)];
  },
  "CORS-EXPOSED": async (visit) => {
    const readable = visit.answers.filter((answer) => wrongOrigin(visit, answer) === undefined);
    const results = readable.flatMap((answer) =>
      ["mcp-session-id", "www-authenticate"].flatMap((name) => judgeExposed(answer, name)),
    );
    return results.length > 0 ? results : [skipped(say`no answer has a header that a page would have to read`)];
  },
};

/** Judges what a server over HTTP lets a web page do, by requests outside of sessions of others; skipped if it lets none in. */
export async function judgePages(
  server: LiveServer,
  ids: readonly RuleId[],
): Promise<Map<RuleId, readonly CheckResult[]>> {
  const visit = await visitServer(server);
  const results = new Map<RuleId, readonly CheckResult[]>();
  for (const id of ids) results.set(id, visit ? ((await CHECKS[id]?.(visit)) ?? []) : [NO_CORS]);
  return results;
}

/** Why a browser sends nothing after this preflight. */
function wrongPreflight(visit: PageVisit, preflight: Answer): Redacted | undefined {
  const { status = 0 } = preflight.http ?? {};
  const isOk = status >= 200 && status < 300;
  return isOk ? wrongOrigin(visit, preflight) : say`${preflight.name} is answered with ${preflight.status}`;
}

/** Why a page cannot read an answer. */
function wrongOrigin({ origin }: PageVisit, { http, status }: Answer): Redacted | undefined {
  if (!http) return status;
  const allowed = http.headers["access-control-allow-origin"];
  if (allowed === "*" || allowed === origin) return undefined;
  if (allowed === undefined) return say`${status} has no Access-Control-Allow-Origin for a page of ${hide(origin)}`;
  return say`Access-Control-Allow-Origin is ${valueExcerpt(allowed)}, neither * nor ${hide(origin)}`;
}

function judgeExposed(answer: Answer, name: string): CheckResult[] {
  if (answer.http?.headers[name] === undefined) return [];
  const exposed = namesIn(answer, "access-control-expose-headers");
  if (exposed.includes(name) || exposed.includes("*")) return [about(hide(name), passed)];
  const message = say`a page cannot read it in the answer to ${answer.name}: ${namedIn(answer, "access-control-expose-headers")}`;
  return [withSeverity(about(hide(name), failed(message, answer.evidence)), name === "mcp-session-id")];
}

function withSeverity(result: CheckResult, isNeeded: boolean): CheckResult {
  return isNeeded ? result : { ...result, severity: "should" };
}

/** The names in a header, in lower case. */
function namesIn({ http }: Answer, header: string): string[] {
  return (http?.headers[header] ?? "").split(",").map((name) => name.trim().toLowerCase());
}

function namedIn({ http }: Answer, header: string): Redacted {
  const value = http?.headers[header];
  return value === undefined ? say`there is no ${hide(header)}` : say`${hide(header)} is ${valueExcerpt(value)}`;
}
