import { isObject } from "../../../core/json/json.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import { fetchDocument, type MetadataDocument } from "../../../mcp/auth/metadata.js";
import { isLoopback } from "../../../mcp/hosts.js";
import type { BadLogin, LoginFlow } from "../../../mcp/login-port.js";
import { FIRST_MODERN, isSince } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  about,
  type CheckResult,
  judgeInTurn,
  passed,
  passedIf,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { faultOfLookup, judgeMember, memberIs, membersOf } from "./documents.js";
import type { AuthChecks, AuthContext, Issuer } from "./types.js";

const NO_ISSUER = skipped(say`no authorization server is named`);
const NO_DOCUMENT = skipped(say`there is no authorization server metadata`);
const NO_REDIRECTS = skipped(say`the server has no \`authorization_endpoint\``);
const NO_LOGIN = skipped(say`nobody logged in: --login does that`);
const OF_OTHERS = skipped(say`the authorization server is not on the origin of the server`);
const NO_REGISTRATION = skipped(say`the authorization server does not register clients`);
const REGISTRATION = "registration_endpoint";
const RESPONSES = "response_types_supported";
const BY_DOCUMENT = "client_id_metadata_document_supported";
const DEFAULT_ENDPOINTS = ["/authorize", "/token"];
/** Grants that begin at the authorization endpoint. */
const REDIRECTING = ["authorization_code", "implicit"];

/**
 * Checks of the metadata of authorization servers, at 2025-03-26 of the server's own origin; and of the one by which a person
 * logged in, where it is part of the server.
 */
export const ISSUER_CHECKS: AuthChecks = {
  "AUTH-AS-METADATA": forEachIssuer(async (issuer, context) => {
    const { access, limit } = context;
    if (isSince(access.server.revision, "2025-06-18")) return judgeMetadata(issuer);
    const missing = await Promise.all(
      DEFAULT_ENDPOINTS.map(async (path) => {
        const endpoint = await fetchDocument(new URL(path, issuer.issuer).href, access.server.target, limit());
        return endpoint.isUnknown || endpoint.http?.status === 404;
      }),
    );
    const hasDefaults = !issuer.document && !missing.includes(true);
    return hasDefaults ? passed : { ...judgeMetadata(issuer), severity: "should" };
  }),
  "AUTH-AS-ISSUER": forEachDocument((document, issuer) => {
    const statedIssuer = document.value?.issuer;
    if (statedIssuer === issuer) return passed;
    const also = say`, and the metadata of the server names ${valueExcerpt(issuer)}`;
    const result = judgeMember(document, "issuer", false, also);
    const isSlash = typeof statedIssuer === "string" && statedIssuer.replace(/\/$/, "") === issuer.replace(/\/$/, "");
    return isSlash ? { ...result, severity: "should" } : result;
  }),
  "AUTH-AS-PKCE": forEachDocument((document) => {
    if (!document.value?.authorization_endpoint) return NO_REDIRECTS;
    const methods = document.value.code_challenge_methods_supported;
    const isRight = Array.isArray(methods) && methods.includes("S256");
    return judgeMember(document, "code_challenge_methods_supported", isRight);
  }),
  "AUTH-AS-HTTPS": forEachDocument((document) => {
    const endpoints = Object.entries(document.value ?? {}).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name));
    const addresses = endpoints.map(([name, url]) => ({ name, url: urlIn(url) }));
    const elsewhere = addresses.filter(({ url }) => !(url && isLoopback(url.hostname)));
    const plain = elsewhere.filter(({ url }) => url?.protocol !== "https:").map(({ name }) => name);
    if (elsewhere.length === 0) return skipped(say`the endpoints are on this machine`);
    const message = say`no https address: ${hide(plain.join(", "))}`;
    return passedIf(plain.length === 0, message, membersOf(document, ...plain));
  }),
  "AUTH-AS-ISS": forEachDocument((document, issuer, { access }) => {
    if (!document.value?.authorization_endpoint) return NO_REDIRECTS;
    const member = "authorization_response_iss_parameter_supported";
    const { flow } = access.server.target.tokens ?? {};
    const hasIss = flow?.hasIss === true && [issuer, document.value.issuer].includes(flow.issuer);
    const also = hasIss ? say`, and the answer to the login had \`iss\`` : say``;
    const result = judgeMember(document, member, document.value[member] === true, also);
    return hasIss && result.status === "failed" ? { ...result, severity: "must" } : result;
  }),
  "AUTH-AS-REGISTRATION": forEachDocument((document, _, { access }) => {
    const { revision } = access.server;
    const hasEndpoint = document.value?.[REGISTRATION] !== undefined;
    if (!isSince(revision, "2025-11-25")) return judgeMember(document, REGISTRATION, hasEndpoint);
    const isDeprecated = hasEndpoint && isSince(revision, FIRST_MODERN);
    const also = isDeprecated ? say`; the \`${REGISTRATION}\` that it has is deprecated` : say``;
    const message = say`${memberIs(BY_DOCUMENT, document.value?.[BY_DOCUMENT])}${also}`;
    const isRight = document.value?.[BY_DOCUMENT] === true;
    return passedIf(isRight, message, membersOf(document, BY_DOCUMENT, REGISTRATION));
  }),
  "AUTH-FLOW-PKCE": withFlow((flow) => tryEach(flow, ["no code_challenge", "a wrong code_verifier"])),
  "AUTH-FLOW-REDIRECT": withFlow((flow) =>
    tryEach(flow, ["another redirect_uri", "an http redirect_uri at the registration"]),
  ),
  "AUTH-FLOW-CACHE": withFlow(async ({ cacheControl }) => {
    const isRight = /(^|,)\s*no-store\s*(,|$)/i.test(cacheControl ?? "");
    const had = cacheControl === null ? say`no Cache-Control` : say`Cache-Control: ${valueExcerpt(cacheControl)}`;
    return [passedIf(isRight, say`the answer with the token has ${had}`)];
  }),
};

function urlIn(value: unknown): URL | undefined {
  return typeof value === "string" && URL.canParse(value) ? new URL(value) : undefined;
}

function forEachIssuer(judge: (issuer: Issuer, context: AuthContext) => Promise<CheckResult>) {
  return async (context: AuthContext) => {
    const { issuers } = context.documents;
    if (issuers.length === 0) return NO_ISSUER;
    return judgeInTurn(issuers, async (issuer) => about(hide(issuer.issuer), await judge(issuer, context)));
  };
}

function forEachDocument(judge: (document: MetadataDocument, issuer: string, context: AuthContext) => CheckResult) {
  return forEachIssuer(async ({ document, issuer }, context) =>
    document ? judge(document, issuer, context) : NO_DOCUMENT,
  );
}

function judgeMetadata(issuer: Issuer): CheckResult {
  return faultOfLookup(issuer) ?? judgeMembers(issuer.document!);
}

function judgeMembers(document: MetadataDocument): CheckResult {
  const { value = {} } = document;
  const grants = Array.isArray(value.grant_types_supported) ? value.grant_types_supported : REDIRECTING;
  const needed = ["issuer", "token_endpoint", RESPONSES];
  if (grants.some((grant) => REDIRECTING.includes(grant))) needed.push("authorization_endpoint");
  const responses = value[RESPONSES];
  const isList = Array.isArray(responses) && !responses.some(isObject);
  const missing = needed.filter((name) => typeof value[name] !== "string" && !(name === RESPONSES && isList));
  const message = say`the metadata lacks ${join(missing.map(hide), ", ")}`;
  return passedIf(missing.length === 0, message, membersOf(document, ...needed));
}

function withFlow(judge: (flow: LoginFlow) => Promise<CheckResult[]>) {
  return async ({ access: { server } }: AuthContext): Promise<CheckResult[]> => {
    const { tokens, url } = server.target;
    if (!tokens?.flow) return [NO_LOGIN];
    return new URL(tokens.flow.issuer).origin === new URL(url).origin ? judge(tokens.flow) : [OF_OTHERS];
  };
}

function tryEach(flow: LoginFlow, kinds: readonly BadLogin[]): Promise<CheckResult[]> {
  return judgeInTurn(kinds, async (kind) => {
    const subject = say`${kind}`;
    if (kind === "an http redirect_uri at the registration" && !flow.registers) return about(subject, NO_REGISTRATION);
    const { isAccepted, answer } = await flow.tryBad(kind);
    if (isAccepted === undefined) return about(subject, unverified(answer));
    return about(subject, passedIf(!isAccepted, say`it is accepted, with ${answer}`));
  });
}
