import type { Redacted } from "../../../core/redaction/redact.js";
import { derive, excerpt, hide, join, jsonExcerpt, say } from "../../../core/redaction/redacted.js";
import {
  addressesIn,
  findDocument,
  issuerAddresses,
  type MetadataDocument,
  resourceAddresses,
} from "../../../mcp/auth/metadata.js";
import { MAX_ISSUERS } from "../../../mcp/auth/protection.js";
import { contentType } from "../../../mcp/channel/http-facts.js";
import { isLoopback } from "../../../mcp/hosts.js";
import { isSince } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { type CheckResult, failed, passedIf, unverified } from "../../server/check-result.js";
import type { LiveServer } from "../../server/live-server.js";
import type { DocumentLookup, Documents } from "./types.js";

const MAX_SHOWN = 200;
const MAX_EVIDENCE = 500;
const NO_LOOKUP: DocumentLookup = { attempts: [], document: undefined };

/** Reads what a server publishes. `namedUrl`: the address in its challenge. */
export async function readDocuments(
  { target, revision }: LiveServer,
  namedUrl: string | undefined,
  signal: AbortSignal,
): Promise<Documents> {
  const look = async (addresses: readonly string[]): Promise<DocumentLookup> => {
    // Clients of earlier revisions look at the first address only.
    const read = isSince(revision, "2025-11-25") ? addresses : addresses.slice(0, 1);
    const attempts = await findDocument(read, target, signal);
    return { attempts, document: attempts.find(({ value }) => value !== undefined) };
  };
  const { origin } = new URL(target.url);
  if (!isSince(revision, "2025-06-18")) {
    const own = await look(issuerAddresses(origin));
    const issuers = [{ issuer: origin, ...own }];
    return { resource: NO_LOOKUP, namedUrl, wellKnown: undefined, issuers, showsOAuth: true };
  }
  const resource = await look(resourceAddresses(target.url, namedUrl));
  const ownAddresses = resourceAddresses(target.url, undefined);
  const isOther = namedUrl !== undefined && namedUrl !== ownAddresses[0];
  const wellKnown = isOther ? await look(ownAddresses) : undefined;
  const issuers = [];
  for (const issuer of issuersIn(resource.document).slice(0, MAX_ISSUERS))
    issuers.push({ issuer, ...(await look(issuerAddresses(issuer))) });
  const isShown = namedUrl !== undefined || resource.document !== undefined;
  const showsOAuth = isShown || (await look(issuerAddresses(origin))).document !== undefined;
  return { resource, namedUrl, wellKnown, issuers, showsOAuth };
}

/** The identifiers of authorization servers that a document names, as far as they are valid. */
export function issuersIn(document: MetadataDocument | undefined): string[] {
  return addressesIn(document?.value?.authorization_servers).filter((issuer) => {
    const { protocol, hostname } = new URL(issuer);
    return (protocol === "https:" || (protocol === "http:" && isLoopback(hostname))) && !/[?#]/.test(issuer);
  });
}

/** What is said of a document that is not found, or has another type; undefined for one that is as it should be. */
export function faultOfLookup({ attempts, document }: DocumentLookup): CheckResult | undefined {
  if (document) {
    const type = document.http ? contentType(document.http) : "";
    if (type === "application/json") return undefined;
    const [url, found] = [document.url, type || "none"].map((text) => excerpt(text, MAX_SHOWN));
    return failed(say`${url!} has the content type ${found!}, not application/json`);
  }
  const outcomeOf = ({ url, status }: MetadataDocument) =>
    say`${excerpt(url, MAX_SHOWN)}: ${derive(status, (text) => text.replace(/\.$/, ""))}`;
  const outcomes = join(attempts.map(outcomeOf), "; ");
  return attempts.some(({ isUnknown }) => isUnknown) ? unverified(outcomes) : failed(outcomes);
}

/** What a member of a document is, or that there is none. */
export function memberIs(name: string, value: unknown): Redacted {
  return value === undefined ? say`there is no \`${hide(name)}\`` : say`\`${hide(name)}\` is ${valueExcerpt(value)}`;
}

/** Judges a member of a document. */
export function judgeMember(document: MetadataDocument, name: string, isRight: boolean, also = say``): CheckResult {
  return passedIf(isRight, say`${memberIs(name, document.value?.[name])}${also}`, membersOf(document, name));
}

/** Members of a document as evidence. */
export function membersOf(document: MetadataDocument, ...names: readonly string[]): Redacted {
  const members = Object.fromEntries(names.map((name) => [name, document.value?.[name]]));
  return say`→ GET ${excerpt(document.url, MAX_SHOWN)}\n← ${document.status} ${jsonExcerpt(members, MAX_EVIDENCE)}`;
}
