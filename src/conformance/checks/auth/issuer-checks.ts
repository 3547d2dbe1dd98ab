import { isObject } from "../../../core/json/json.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import { fetchDocument, type MetadataDocument } from "../../../mcp/auth/metadata.js";
import { isLoopback } from "../../../mcp/hosts.js";
import { FIRST_MODERN, isSince } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { about, type CheckResult, failed, failedIf, judgeInTurn, passed, skipped } from "../check-result.js";
import { faultOfLookup, memberIs, membersOf } from "./documents.js";
import type { AuthChecks, AuthContext, Issuer } from "./types.js";

const NO_ISSUER = skipped(say`no authorization server is named`);
const NO_DOCUMENT = skipped(say`there is no authorization server metadata`);
const NO_REDIRECTS = skipped(say`the server has no \`authorization_endpoint\``);
const REGISTRATION = "registration_endpoint";
const BY_DOCUMENT = "client_id_metadata_document_supported";
const DEFAULT_ENDPOINTS = ["/authorize", "/token"];
/** Grants that begin at the authorization endpoint. */
const REDIRECTING = ["authorization_code", "implicit"];

/** Checks of the metadata of authorization servers; at 2025-03-26, of the server's own origin. */
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
    const message = say`${memberIs("issuer", statedIssuer)}, and the metadata of the server names ${valueExcerpt(issuer)}`;
    const result = failed(message, membersOf(document, "issuer"));
    const isSlash = typeof statedIssuer === "string" && statedIssuer.replace(/\/$/, "") === issuer.replace(/\/$/, "");
    return isSlash ? { ...result, severity: "should" } : result;
  }),
  "AUTH-AS-PKCE": forEachDocument((document) => {
    if (!document.value?.authorization_endpoint) return NO_REDIRECTS;
    const methods = document.value.code_challenge_methods_supported;
    const isRight = Array.isArray(methods) && methods.includes("S256");
    const message = memberIs("code_challenge_methods_supported", methods);
    return failedIf(isRight ? undefined : message, membersOf(document, "code_challenge_methods_supported"));
  }),
  "AUTH-AS-HTTPS": forEachDocument((document) => {
    const endpoints = Object.entries(document.value ?? {}).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name));
    const addresses = endpoints.map(([name, url]) => ({ name, url: urlIn(url) }));
    const elsewhere = addresses.filter(({ url }) => !(url && isLoopback(url.hostname)));
    const plain = elsewhere.filter(({ url }) => url?.protocol !== "https:").map(({ name }) => name);
    if (elsewhere.length === 0) return skipped(say`the endpoints are on this machine`);
    const message = say`no https address: ${hide(plain.join(", "))}`;
    return failedIf(plain.length === 0 ? undefined : message, membersOf(document, ...plain));
  }),
  "AUTH-AS-ISS": forEachDocument((document, issuer, { access }) => {
    if (!document.value?.authorization_endpoint) return NO_REDIRECTS;
    const member = "authorization_response_iss_parameter_supported";
    if (document.value[member] === true) return passed;
    const { flow } = access.server.target.tokens ?? {};
    const hasIss = flow?.hasIss === true && [issuer, document.value.issuer].includes(flow.issuer);
    const also = hasIss ? say`, and the answer to the login had \`iss\`` : say``;
    const result = failed(say`${memberIs(member, document.value[member])}${also}`, membersOf(document, member));
    return hasIss ? { ...result, severity: "must" } : result;
  }),
  "AUTH-AS-REGISTRATION": forEachDocument((document, _, { access }) => {
    const { revision } = access.server;
    const hasEndpoint = document.value?.[REGISTRATION] !== undefined;
    if (!isSince(revision, "2025-11-25"))
      return failedIf(
        hasEndpoint ? undefined : say`there is no \`${REGISTRATION}\``,
        membersOf(document, REGISTRATION),
      );
    const isDeprecated = hasEndpoint && isSince(revision, FIRST_MODERN);
    const also = isDeprecated ? say`; the \`${REGISTRATION}\` that it has is deprecated` : say``;
    const message = say`${memberIs(BY_DOCUMENT, document.value?.[BY_DOCUMENT])}${also}`;
    return failedIf(
      document.value?.[BY_DOCUMENT] === true ? undefined : message,
      membersOf(document, BY_DOCUMENT, REGISTRATION),
    );
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
  const needed = ["issuer", "token_endpoint", "response_types_supported"];
  if (grants.some((grant) => REDIRECTING.includes(grant))) needed.push("authorization_endpoint");
  const missing = needed.filter((name) => typeof value[name] !== "string" && !isListOfTexts(name, value[name]));
  const message = say`the metadata lacks ${join(missing.map(hide), ", ")}`;
  return failedIf(missing.length === 0 ? undefined : message, membersOf(document, ...needed));
}

function isListOfTexts(name: string, value: unknown): boolean {
  return name === "response_types_supported" && Array.isArray(value) && !value.some(isObject);
}
