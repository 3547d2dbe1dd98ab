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
import { type CheckResult, failed, unverified } from "../check-result.js";
import type { AuthServer } from "./access.js";
import type { Documents, Lookup } from "./types.js";

const MAX_SHOWN = 200;
const MAX_EVIDENCE = 500;
const NOTHING: Lookup = { tried: [], found: undefined };

/** Reads what a server publishes. `named`: the address in its challenge. */
export async function readDocuments(
  { target, revision }: AuthServer,
  named: string | undefined,
  signal: AbortSignal,
): Promise<Documents> {
  const look = async (addresses: readonly string[]): Promise<Lookup> => {
    // Clients of earlier revisions look at the first address only.
    const tried = await findDocument(
      isSince(revision, "2025-11-25") ? addresses : addresses.slice(0, 1),
      target,
      signal,
    );
    return { tried, found: tried.find(({ value }) => value !== undefined) };
  };
  const { origin } = new URL(target.url);
  if (!isSince(revision, "2025-06-18")) {
    const own = await look(issuerAddresses(origin));
    const issuers = [{ issuer: origin, ...own }];
    return { resource: NOTHING, named, wellKnown: undefined, issuers, showsOAuth: true };
  }
  const resource = await look(resourceAddresses(target.url, named));
  const ownAddresses = resourceAddresses(target.url, undefined);
  const isOther = named !== undefined && named !== ownAddresses[0];
  const wellKnown = isOther ? await look(ownAddresses) : undefined;
  const issuers = [];
  for (const issuer of issuersIn(resource.found).slice(0, MAX_ISSUERS))
    issuers.push({ issuer, ...(await look(issuerAddresses(issuer))) });
  const isShown = named !== undefined || resource.found !== undefined;
  const showsOAuth = isShown || (await look(issuerAddresses(origin))).found !== undefined;
  return { resource, named, wellKnown, issuers, showsOAuth };
}

/** The identifiers of authorization servers that a document names, as far as they are valid. */
export function issuersIn(document: MetadataDocument | undefined): string[] {
  return addressesIn(document?.value?.authorization_servers).filter((issuer) => {
    const { protocol, hostname } = new URL(issuer);
    return (protocol === "https:" || (protocol === "http:" && isLoopback(hostname))) && !/[?#]/.test(issuer);
  });
}

/** What is said of a document that is not found, or has another type; undefined for one that is as it should be. */
export function wrongLookup({ tried, found }: Lookup): CheckResult | undefined {
  if (found) {
    const type = found.http ? contentType(found.http) : "";
    if (type === "application/json") return undefined;
    return failed(
      say`${excerpt(found.url, MAX_SHOWN)} has the content type ${excerpt(type || "none", MAX_SHOWN)}, not application/json`,
    );
  }
  const said = join(tried.map(shown), "; ");
  return tried.some(({ isUnknown }) => isUnknown) ? unverified(said) : failed(said);
}

function shown({ url, status }: MetadataDocument): Redacted {
  return say`${excerpt(url, MAX_SHOWN)}: ${derive(status, (text) => text.replace(/\.$/, ""))}`;
}

/** What a member of a document is, or that there is none. */
export function memberIs(name: string, value: unknown): Redacted {
  return value === undefined ? say`there is no \`${hide(name)}\`` : say`\`${hide(name)}\` is ${valueExcerpt(value)}`;
}

/** Members of a document as evidence. */
export function membersOf(document: MetadataDocument, ...names: readonly string[]): Redacted {
  const members = Object.fromEntries(names.map((name) => [name, document.value?.[name]]));
  return say`→ GET ${excerpt(document.url, MAX_SHOWN)}\n← ${document.status} ${jsonExcerpt(members, MAX_EVIDENCE)}`;
}
