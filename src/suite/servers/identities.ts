import { parseDuration } from "../../core/clock.js";
import { type Clash, checkClashes } from "../kind.js";
import type { Spot } from "../problems.js";
import { listNames, suggestOr } from "../suggest.js";
import type { Suite, SuiteIdentity, SuiteServer, SuiteToken } from "../types.js";
import { reportLateKeys } from "../variables/references.js";
import { numberOf, textOf, textsOf } from "../yaml/nodes.js";

export interface IdentityScope {
  servers: Suite["servers"];
  /** What is found is added, by the name under which it is shown. */
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
  const written = token === undefined ? undefined : tokenOf(spot.at("token"));
  const identity = { server: base, ...(typeof as === "string" && { as }), ...(written && { token: written }) };
  return nameOf(identity, spot.at("token").members, { servers, identities });
}

function nameOf(
  identity: SuiteIdentity,
  token: Readonly<Record<string, unknown>>,
  { servers, identities }: IdentityScope,
): string {
  const { server, as } = identity;
  const written = Object.entries(token).map(
    ([key, value]) => `${key}: ${value === null ? "null" : [value].flat().join(" ")}`,
  );
  const what =
    identity.token?.raw === null ? " without a token" : written.length > 0 ? ` with ${written.join(", ")}` : "";
  const shown = what.length > MAX_LABEL ? `${what.slice(0, MAX_LABEL)}…` : what;
  const label = `${server}${as === undefined ? "" : ` as ${as}`}${shown}`;
  const isOther = (name: string) =>
    servers.has(name) || (identities.has(name) && JSON.stringify(identities.get(name)) !== JSON.stringify(identity));
  let name = label;
  for (let count = 2; isOther(name); count += 1) name = `${label} (${count})`;
  identities.set(name, identity);
  return name;
}

function tokenOf(spot: Spot): SuiteToken {
  const { members } = spot;
  checkClashes(spot, CLASHES);
  checkAlgorithm(spot);
  const { audience, raw } = members;
  const text = (key: string) => textOf(members[key]) || undefined;
  const seconds = (key: string) => secondsOf(spot.at(key));
  const token = {
    ...{ scopes: textsOf(members.scopes), audience: textsOf(audience) ?? audience, raw, alg: text("alg") },
    ...{ issuer: text("issuer"), subject: text("subject"), scheme: text("scheme"), key: text("key") },
    ...{ expiresIn: seconds("expires_in"), notBefore: seconds("not_before"), tamper: text("tamper") },
    ...{ revoked: members.revoked === true || undefined, in: text("in") },
  };
  return Object.fromEntries(Object.entries(token).filter(([, value]) => value !== undefined)) as SuiteToken;
}

function checkAlgorithm(spot: Spot): void {
  const { alg, key, tamper } = spot.members;
  if (typeof alg !== "string") return;
  const isUnsigned = alg.toLowerCase() === "none";
  const isHmac = alg === "HS256";
  const wrong =
    isUnsigned && (key !== undefined || tamper === "signature")
      ? "A token without a signature has no key."
      : key !== undefined && isHmac !== (key === "public-as-secret")
        ? `\`${isHmac ? "HS256" : alg}\` ${isHmac ? "has a secret, not a pair of keys" : "has a pair of keys, not a secret"}.`
        : undefined;
  if (wrong === undefined) return;
  spot.at("alg").report("key", {
    title: `\`alg: ${alg}\` does not go with \`${key === undefined ? "tamper" : "key"}\``,
    description: wrong,
    fix: "Remove one of the two.",
  });
}

/** A duration that may have a sign. */
function secondsOf(spot: Spot): number | undefined {
  const text = textOf(spot.value);
  const ms = parseDuration(text.replace(/^-/, ""));
  if (text !== "" && ms === undefined) {
    spot.report("value", {
      title: `\`${spot.path.at(-1)}\` is too long`,
      description: "The longest duration is about 24 days.",
      fix: "Write a shorter duration.",
    });
  }
  return numberOf(ms === undefined ? undefined : Math.round((text.startsWith("-") ? -ms : ms) / 1_000));
}
