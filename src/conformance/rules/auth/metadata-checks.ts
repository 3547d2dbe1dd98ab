import { hide, join, say } from "../../../core/redaction/redacted.js";
import { fetchDocument, type MetadataDocument, relationOf } from "../../../mcp/auth/metadata.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { UNKNOWN_REVISION } from "../../server/answers.js";
import {
  about,
  type CheckResults,
  failed,
  judgeInTurn,
  passed,
  passedIf,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { accessEvidence } from "./access.js";
import { faultOfLookup, issuersIn, judgeMember, memberIs, membersOf } from "./documents.js";
import { type AuthChecks, type AuthContext, scopesIn } from "./types.js";

const OFFLINE = "offline_access";
const NO_DOCUMENT = skipped(say`there is no protected resource metadata`);
const OLDEST = "2024-11-05";

/** Checks of protected resource metadata. */
export const METADATA_CHECKS: AuthChecks = {
  "AUTH-PRM": ({ documents: { resource, showsOAuth } }) => {
    const wrong = faultOfLookup(resource);
    if (!wrong) return passed;
    // A server may have a strategy of its own.
    return showsOAuth ? wrong : { ...wrong, severity: "should" };
  },
  "AUTH-PRM-RESOURCE": withDocument((document, context) => judgeResource(document, context.access.server.target.url)),
  "AUTH-PRM-RESOURCE-EXACT": withDocument((document, { access, documents }) => {
    const { url } = access.server.target;
    if (judgeResource(document, url).status !== "passed") return skipped(say`AUTH-PRM-RESOURCE says what is wrong`);
    const isRoot = documents.namedUrl === undefined && /\/\.well-known\/[^/]+$/.test(document.url);
    const requestedUrl = isRoot ? new URL(url).origin : url;
    const { resource } = document.value ?? {};
    const isExact = typeof resource === "string" && withoutSlash(resource) === withoutSlash(requestedUrl);
    const message = say`${memberIs("resource", resource)}, and the address ${valueExcerpt(requestedUrl)}`;
    return passedIf(isExact, message, membersOf(document, "resource"));
  }),
  "AUTH-PRM-SERVERS": withDocument((document) =>
    judgeMember(document, "authorization_servers", issuersIn(document).length > 0),
  ),
  "AUTH-PRM-SAME": withDocument((document, { documents: { wellKnown } }) => {
    const other = wellKnown?.document;
    if (!other || other.url === document.url) return skipped(say`there is one document only`);
    const [named, found] = [document, other].map((one) => issuersIn(one).toSorted());
    const message = say`one document names ${valueExcerpt(named)}, the other ${valueExcerpt(found)}`;
    return passedIf(`${named}` === `${found}`, message, membersOf(other, "authorization_servers"));
  }),
  "AUTH-PRM-METHODS": withDocument((document) => {
    const methods = document.value?.bearer_methods_supported;
    if (methods === undefined) return skipped(say`the metadata does not say how tokens are sent`);
    const isRight = Array.isArray(methods) && methods.includes("header") && !methods.includes("query");
    return judgeMember(document, "bearer_methods_supported", isRight);
  }),
  "AUTH-PRM-OFFLINE": ({ documents, challenge, refusal }) => {
    const inChallenge = challenge?.get("scope")?.split(" ").includes(OFFLINE);
    if (inChallenge) return failed(say`the challenge asks for the scope ${OFFLINE}`, accessEvidence(refusal));
    const isListed = scopesIn(documents.resource).includes(OFFLINE);
    return passedIf(!isListed, say`\`scopes_supported\` has ${OFFLINE}`);
  },
  "AUTH-METADATA-HEADER": withDocument((document, { access: { server }, limit }) =>
    judgeInTurn([...new Set([server.revision, OLDEST, UNKNOWN_REVISION])], async (revision) => {
      const headers = { "mcp-protocol-version": revision };
      const { value, status, isUnknown } = await fetchDocument(document.url, server.target, limit(), headers);
      const subject = say`MCP-Protocol-Version: ${hide(revision)}`;
      if (isUnknown) return about(subject, unverified(status));
      return about(subject, passedIf(value !== undefined, status, membersOf({ ...document, status })));
    }),
  ),
};

type Judge = (document: MetadataDocument, context: AuthContext) => CheckResults | Promise<CheckResults>;

function withDocument(judge: Judge) {
  return async (context: AuthContext) => {
    const { document } = context.documents.resource;
    return document ? judge(document, context) : NO_DOCUMENT;
  };
}

function judgeResource(document: MetadataDocument, url: string) {
  const { resource } = document.value ?? {};
  const relation = relationOf(resource, url);
  if (relation === "own") return passed;
  if (relation !== "alias") return judgeMember(document, "resource", false, relation.why);
  const names = [String(resource), url].map((address) => hide(new URL(address).host));
  return unverified(say`\`resource\` names this machine in another way: ${join(names, " and ")}`);
}

function withoutSlash(url: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]+)\/$/i, "$1");
}
