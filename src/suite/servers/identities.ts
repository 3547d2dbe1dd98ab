import { isObject } from "../../core/json/json.js";
import { userError } from "../../core/problem.js";
import { type Clash, checkClashes } from "../kind.js";
import type { Spot } from "../problems.js";
import { listNames, suggestOr } from "../suggest.js";
import type { Suite, SuiteIdentity, SuiteServer } from "../types.js";
import { reportLateKeys } from "../variables/references.js";
import { checkDuration } from "./servers.js";

export interface IdentityScope {
  servers: Suite["servers"];
  /** By the names under which they are shown; reading tests adds theirs. */
  identities: Map<string, SuiteIdentity>;
}

const MAX_LABEL = 60;
const FORGERIES = ["alg", "key", "tamper"];
const CLASHES: readonly Clash[] = [
  {
    key: "raw",
    excludes: ["scopes", "audience", "issuer", "subject", "expires_in", "not_before", "revoked", ...FORGERIES],
    why: "The text under `raw` is sent as it is.",
    fix: "Remove one of the two.",
  },
  {
    key: "revoked",
    excludes: ["issuer", ...FORGERIES],
    why: "Only a token that the lab gave can be revoked.",
    fix: "Remove one of the two.",
  },
  { key: "in", excludes: ["scheme"], why: "In the address a token has no scheme.", fix: "Remove one of the two." },
];

/** The server's own name of an identity; any other name as it is. */
export function baseOf(name: string, identities: Suite["identities"]): string {
  return identities.get(name)?.server ?? name;
}

/** A server by its name, or as the client of an identity has it; undefined if the suite has none of the name. */
export function serverAs(name: string, { servers, identities }: Suite | IdentityScope): SuiteServer | undefined {
  const identity = identities.get(name);
  const server = servers.get(identity?.server ?? name);
  return server && identity ? { ...server, name, identity } : server;
}

/** A server as a subject of its lab calls it. Throws a UserError if it has no such subject. */
export function asSubject(server: SuiteServer, subject: string): SuiteServer {
  const { name, http } = server;
  if (http?.lab === undefined) {
    const description = `\`${name}\` has no \`auth.lab\`, which would make its tokens.`;
    const fix = "Name the server of a suite that has one, or send a token with --server-auth-bearer-env.";
    throw userError("only a server with a lab has subjects", description, fix);
  }
  const names = [...http.lab.subjects.keys()];
  if (names.includes(subject))
    return { ...server, name: `${name} as ${subject}`, identity: { server: name, as: subject } };
  const description = `The lab of \`${name}\` has ${listNames(names)}.`;
  throw userError(`unknown subject \`${subject}\``, description, suggestOr(subject, names, "Name one of these."));
}

/** The name under which a test, step or node calls a server: that of the server, or of an identity that `as` and `token` give it. */
export function identityOf(spot: Spot, server: string, { servers, identities }: IdentityScope): string {
  const { as, token } = spot.members;
  if (as === undefined && token === undefined) return server;
  reportLateKeys(spot, ["as", "token"]);
  const base = baseOf(server, identities);
  const lab = servers.get(base)?.http?.lab;
  if (lab === undefined) {
    if (!servers.has(base)) return server;
    const key = as === undefined ? "token" : "as";
    return (
      spot.at(key).report("key", {
        title: `\`${key}\` on a server without a lab`,
        description: `\`${base}\` has no \`auth.lab\`, which would make its tokens.`,
        fix: "Write `auth: { lab: { subjects: … } }` at the server, or remove this key.",
      }) ?? server
    );
  }
  if (typeof as === "string" && !lab.subjects.has(as)) {
    const names = [...lab.subjects.keys()];
    spot.at("as").report("value", {
      title: `unknown subject \`${as}\``,
      description: `The lab of \`${base}\` has ${listNames(names)}.`,
      fix: suggestOr(as, names, "Write one of these, or add it under `subjects:`."),
    });
  }
  checkToken(spot.at("token"));
  const identity = { server: base, ...(typeof as === "string" && { as }), ...(isObject(token) && { token }) };
  return identityName(identity, { servers, identities });
}

function identityName(identity: SuiteIdentity, { servers, identities }: IdentityScope): string {
  const { server, as, token = {} } = identity;
  const parts = Object.entries(token).map(
    ([key, value]) => `${key}: ${value === null ? null : [value].flat().join(" ")}`,
  );
  const tokenText = token.raw === null ? " without a token" : parts.length > 0 ? ` with ${parts.join(", ")}` : "";
  const shownToken = tokenText.length > MAX_LABEL ? `${tokenText.slice(0, MAX_LABEL)}…` : tokenText;
  const label = `${server}${as === undefined ? "" : ` as ${as}`}${shownToken}`;
  const isOther = (name: string) =>
    servers.has(name) || (identities.has(name) && JSON.stringify(identities.get(name)) !== JSON.stringify(identity));
  let name = label;
  for (let count = 2; isOther(name); count += 1) name = `${label} (${count})`;
  identities.set(name, identity);
  return name;
}

function checkToken(spot: Spot): void {
  checkClashes(spot, CLASHES);
  checkAlgorithm(spot);
  for (const key of ["expires_in", "not_before"]) checkDuration(spot.at(key));
}

function checkAlgorithm(spot: Spot): void {
  const { alg, key, tamper } = spot.members;
  if (typeof alg !== "string") return;
  const isUnsigned = alg.toLowerCase() === "none";
  const isHmac = alg === "HS256";
  const wrongKey = isHmac ? "It has a secret, not a pair of keys." : "It has a pair of keys, not a secret.";
  const isWrongKey = key !== undefined && isHmac !== (key === "public-as-secret");
  const isSigned = key !== undefined || tamper === "signature";
  const problem = isUnsigned ? isSigned && "A token without a signature has no key." : isWrongKey && wrongKey;
  if (!problem) return;
  spot.at("alg").report("key", {
    title: `\`alg: ${alg}\` does not go with \`${key === undefined ? "tamper" : "key"}\``,
    description: problem,
    fix: "Remove one of the two.",
  });
}
