import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
} from "node:crypto";
import { isObject, parseJson } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import { jwtPart, tampered } from "../../../mcp/jwt.js";
import type { LabPort, TokenRequest } from "../../../mcp/lab-port.js";
import type { RuleId } from "../../../rules/registry.js";

/** A token as a server might take it: its own, or one of the right shape with claims that are made up. */
export interface TokenSample {
  /** The given token; undefined if there is none. */
  given: string | undefined;
  /** Of the given token, or made up; undefined if the given one is opaque. */
  jwt: Jwt | undefined;
  /** The keys of the authorization server, as far as they are known. */
  keys: readonly JsonWebKey[];
  /** The address of the server. */
  url: string;
  /** What made the given token, if it makes others. */
  lab: LabPort | undefined;
}

type Jwt = Record<"header" | "claims", Frame>;

/** Makes a bad token, of a good one or by the lab: the value of `Authorization`; undefined if it cannot be made of this one. */
export interface BadTokenMaker {
  rule: RuleId;
  what: Redacted;
  make: (sample: TokenSample) => string | undefined | Promise<string | undefined>;
  /** The header itself is wrong: it may be refused with 400. */
  isHeader?: true;
}

const LIVES_S = 600;
/** A server may allow for clocks that differ by a minute. */
const OFF_S = 600;
const ELSEWHERE = "https://other.invalid";
export const EXPIRED: TokenRequest = { expires_in: -OFF_S };
const UNSIGNED = ["none", "None", "nOnE"] as const;

export const BAD_TOKENS: readonly BadTokenMaker[] = [
  badToken("AUTH-TOKEN-MALFORMED", say`a random token`, () => `Bearer ${randomBytes(32).toString("base64url")}`),
  { ...badToken("AUTH-TOKEN-MALFORMED", say`Bearer alone`, () => "Bearer"), isHeader: true },
  badToken("AUTH-TOKEN-MALFORMED", say`the token with letters appended`, ({ given, jwt }) =>
    given === undefined || jwt ? undefined : `Bearer ${given}abc`,
  ),
  badToken(
    "AUTH-TOKEN-MALFORMED",
    say`the token with a fourth segment`,
    ({ given, jwt }) => jwt && `Bearer ${given ?? signedByOther(jwt)}.abcd`,
  ),
  badToken("AUTH-TOKEN-MALFORMED", say`the token under another scheme`, ({ given }) => given && `Token ${given}`),
  ...UNSIGNED.map((alg) =>
    badToken(
      "AUTH-TOKEN-UNSIGNED",
      say`a token with the algorithm ${alg}`,
      ({ jwt }) => jwt && `Bearer ${unsigned({ ...jwt.header, alg }, jwt.claims)}.`,
    ),
  ),
  badToken(
    "AUTH-TOKEN-FORGED",
    say`a token that another key signed`,
    ({ jwt }) => jwt && `Bearer ${signedByOther(jwt)}`,
  ),
  badToken(
    "AUTH-TOKEN-FORGED",
    say`a token with its own key in jwk`,
    ({ jwt }) => jwt && `Bearer ${signedByOther(jwt, (key) => ({ jwk: key.export({ format: "jwk" }) }))}`,
  ),
  badToken(
    "AUTH-TOKEN-FORGED",
    say`a token that was signed with the public key as secret`,
    ({ jwt, keys }) => jwt && signedWithPublicKey(jwt, keys),
  ),
  badToken(
    "AUTH-TOKEN-TAMPERED",
    say`the token with another claim`,
    ({ given, jwt }) => given && jwt && `Bearer ${tampered(given, "payload")}`,
  ),
  badToken(
    "AUTH-TOKEN-TAMPERED",
    say`the token with another signature`,
    ({ given, jwt }) => given && jwt && `Bearer ${tampered(given, "signature")}`,
  ),
  labToken("AUTH-TOKEN-FORGED", say`a token with the address of its own key in jku`, () => ({ key: "jku" })),
  labToken("AUTH-TOKEN-EXPIRED", say`an expired token`, () => EXPIRED),
  labToken("AUTH-TOKEN-NOT-YET", say`a token for later`, () => ({ not_before: OFF_S })),
  labToken("AUTH-TOKEN-ISSUER", say`a token of another issuer`, () => ({ issuer: ELSEWHERE })),
  labToken("AUTH-TOKEN-AUDIENCE", say`a token for another server`, () => ({ audience: ELSEWHERE })),
  labToken("AUTH-TOKEN-AUDIENCE", say`a token for an address that begins alike`, (url) => ({
    audience: `${url}-other`,
  })),
  labToken("AUTH-TOKEN-AUDIENCE", say`a token for no server`, () => ({ audience: null })),
];

function badToken(rule: RuleId, what: Redacted, make: BadTokenMaker["make"]): BadTokenMaker {
  return { rule, what, make };
}

function labToken(rule: RuleId, what: Redacted, request: (url: string) => TokenRequest): BadTokenMaker {
  return badToken(rule, what, async ({ lab, url }) => lab && `Bearer ${await lab.token(request(url))}`);
}

/** A token for the server and another: it is good. */
export function forTwoServers(url: string): TokenRequest {
  return { audience: [url, ELSEWHERE] };
}

/** The parts of a signed JWT; undefined for any other token. */
export function readJwt(token: string): Jwt | undefined {
  const [header, claims, signature, ...more] = token.split(".");
  const decode = (part = "") => parseJson(Buffer.from(part, "base64url").toString());
  const [first, second] = [decode(header), decode(claims)];
  if (!isObject(first) || !isObject(second) || signature === undefined || more.length > 0) return undefined;
  return { header: first, claims: second };
}

/** A JWT of the right shape, which no authorization server made. */
export function madeUpJwt(
  issuer: string,
  audience: string,
  scopes: readonly string[],
  keys: readonly JsonWebKey[],
): Jwt {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuer,
    aud: audience,
    sub: "mcptest",
    client_id: "mcptest",
    jti: randomUUID(),
    iat: now,
    exp: now + LIVES_S,
    scope: scopes.join(" "),
  };
  const kid = keys.find((key) => typeof key.kid === "string")?.kid;
  return { header: { alg: "RS256", typ: "JWT", ...(kid !== undefined && { kid }) }, claims };
}

function unsigned(header: Frame, claims: Frame): string {
  return `${jwtPart(header)}.${jwtPart(claims)}`;
}

/** The same claims, signed by a key of mcptest for the same algorithm, as far as that has a key pair. */
function signedByOther({ header, claims }: Jwt, more: (key: KeyObject) => Frame = () => ({})): string {
  const alg = String(header.alg);
  if (alg.startsWith("HS")) {
    const text = unsigned(header, claims);
    return `${text}.${createHmac(`sha${alg.slice(2)}`, randomBytes(32))
      .update(text)
      .digest("base64url")}`;
  }
  const { publicKey, privateKey, name } = keyPairFor(alg);
  const text = unsigned({ ...header, alg: name, ...more(publicKey) }, claims);
  const digest = name === "EdDSA" ? null : `sha${name.slice(2)}`;
  const signature = sign(digest, Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

const CURVES: Readonly<Record<string, string>> = { ES256: "P-256", ES384: "P-384", ES512: "P-521" };

/** Made once for each algorithm: that of RSA takes time. */
const keyPairs = new Map<string, ReturnType<typeof makeKeyPair>>();

function keyPairFor(alg: string): ReturnType<typeof makeKeyPair> {
  const pair = keyPairs.get(alg) ?? makeKeyPair(alg);
  keyPairs.set(alg, pair);
  return pair;
}

/** PSS is signed as PKCS #1: the wrong padding is as bad as the wrong key. */
function makeKeyPair(alg: string) {
  const namedCurve = CURVES[alg];
  if (namedCurve !== undefined) return { ...generateKeyPairSync("ec", { namedCurve }), name: alg };
  if (alg === "EdDSA" || alg === "Ed25519") return { ...generateKeyPairSync("ed25519"), name: "EdDSA" };
  return { ...generateKeyPairSync("rsa", { modulusLength: 2_048 }), name: alg.startsWith("RS") ? alg : "RS256" };
}

/** A server that lets the token choose between RS256 and HS256 takes its public key for a secret. */
function signedWithPublicKey({ header, claims }: Jwt, keys: readonly JsonWebKey[]): string | undefined {
  const jwk = keys.find(({ kid }) => kid === header.kid) ?? keys[0];
  if (!jwk) return undefined;
  try {
    const secret = createPublicKey({ key: jwk, format: "jwk" }).export({ type: "spki", format: "pem" });
    const text = unsigned({ ...header, alg: "HS256" }, claims);
    return `Bearer ${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
  } catch {
    // A key of a kind that Node does not know.
    return undefined;
  }
}
