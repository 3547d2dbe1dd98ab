import { generateKeyPair, type KeyObject, randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { calculateJwkThumbprint, exportJWK, type JWK, type JWTPayload, SignJWT } from "jose";
import { jwtPart, tampered } from "../jwt.js";
import type { Forgery } from "../lab-port.js";
import { remember } from "../remember.js";
import { OAuthError } from "./oauth-error.js";

/** A key that signs tokens, with its public half as others get it. */
interface SigningKey {
  private: KeyObject;
  public: KeyObject;
  jwk: JWK;
}

export interface Claims extends JWTPayload {
  iss: string;
  sub: string;
  exp: number;
  jti: string;
  client_id: string;
  scope: string;
}

const ALGORITHM = "RS256";
const LIFE_S = 3_600;
export const MAX_TOKENS = 10_000;

/** Seconds since 1970, as tokens have them. */
export function now(): number {
  return Math.floor(Date.now() / 1_000);
}

/** The keys of an authorization server, and the tokens that it gave. */
export class LabTokens {
  #forger: Promise<SigningKey> | undefined;
  readonly #issued = new Map<string, { claims: Claims; revoked: boolean }>();

  private constructor(
    readonly issuer: string,
    private readonly own: SigningKey,
  ) {}

  static async create(issuer: string): Promise<LabTokens> {
    return new LabTokens(issuer, await makeKey());
  }

  /** The keys that verify its tokens. */
  get keySet(): { keys: JWK[] } {
    return { keys: [this.own.jwk] };
  }

  /** Those of the forger, for a token that says where they are. */
  async forgedKeySet(): Promise<{ keys: JWK[] }> {
    return { keys: [(await this.#forge()).jwk] };
  }

  /** The claims of a good token for a subject; members of `changes` replace them, and undefined removes one. */
  claims(changes: { sub: string; client_id: string; scope: string } & JWTPayload): Claims {
    const exp = changes.exp ?? now() + LIFE_S;
    // One that has expired was issued before that.
    return { iss: this.issuer, iat: Math.min(now(), exp - LIFE_S), exp, jti: randomUUID(), ...changes };
  }

  /** Signs a token. It is known to introspection if nothing is wrong with its signature and issuer. */
  async issue(claims: Claims, forgery: Forgery = {}): Promise<string> {
    const token = await this.#sign(claims, forgery);
    const isOwn = Object.keys(forgery).length === 0 && claims.iss === this.issuer;
    if (isOwn) remember(this.#issued, token, { claims, revoked: false }, MAX_TOKENS);
    return token;
  }

  /** The claims of a token that is good now; undefined for any other text. */
  activeClaims(token: string): Claims | undefined {
    const { claims, revoked } = this.#issued.get(token) ?? {};
    const isActive = claims !== undefined && !revoked && claims.exp > now() && (claims.nbf ?? 0) <= now();
    return isActive ? claims : undefined;
  }

  /** Revokes a token; a client may revoke its own alone (RFC 7009, section 2.1). */
  revoke(token: string, clientId?: string): void {
    const issued = this.#issued.get(token);
    if (issued === undefined) return;
    if (clientId !== undefined && issued.claims.client_id !== clientId)
      throw new OAuthError("unauthorized_client", "the token was given to another client");
    issued.revoked = true;
  }

  /** A key of somebody else, under the id of the own one. It takes long to make, and few need it. */
  #forge(): Promise<SigningKey> {
    this.#forger ??= makeKey().then((key) => ({ ...key, jwk: { ...key.jwk, kid: this.own.jwk.kid! } }));
    return this.#forger;
  }

  async #sign(claims: Claims, { alg, key, tamper }: Forgery): Promise<string> {
    const { kid } = this.own.jwk;
    if (alg?.toLowerCase() === "none") return `${jwtPart({ alg, kid, typ: "JWT" })}.${jwtPart(claims)}.`;
    const isHmac = key === "public-as-secret" || alg === "HS256";
    const keyHeaders = {
      ...(key === "jwk" && { jwk: { ...(await this.#forge()).jwk } }),
      ...(key === "jku" && { jku: `${this.issuer}/forged/jwks` }),
    };
    const header = { alg: alg ?? (isHmac ? "HS256" : ALGORITHM), kid: kid!, typ: "JWT", ...keyHeaders };
    const secret =
      key === "public-as-secret"
        ? Buffer.from(this.own.public.export({ type: "spki", format: "pem" }))
        : randomBytes(32);
    const signer = isHmac ? secret : (key === undefined ? this.own : await this.#forge()).private;
    const token = await new SignJWT(claims).setProtectedHeader(header).sign(signer);
    return tamper === undefined ? token : tampered(token, tamper);
  }
}

async function makeKey(): Promise<SigningKey> {
  const pair = await promisify(generateKeyPair)("rsa", { modulusLength: 2_048 });
  const jwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { private: pair.privateKey, public: pair.publicKey, jwk: { ...jwk, kid, alg: ALGORITHM, use: "sig" } };
}
