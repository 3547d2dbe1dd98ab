import { nowMs } from "../../core/clock.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { CallFault, TokenSource } from "../types.js";
import { type ClientAuthentication, requestToken, type TokenEndpoint } from "./token-request.js";

/** How a client with a secret authenticates: in the header, which every server must support, or in the body. */
export function secretAuthentications(clientId: string, secret: string | undefined): readonly ClientAuthentication[] {
  const inBody: ClientAuthentication = (_, parameters) => {
    parameters.set("client_id", clientId);
    if (secret !== undefined) parameters.set("client_secret", secret);
  };
  if (secret === undefined) return [inBody];
  const inHeader: ClientAuthentication = (headers) => {
    // RFC 6749, section 2.3.1: both are form-encoded first.
    const pair = `${formEncoded(clientId)}:${formEncoded(secret)}`;
    headers.set("authorization", `Basic ${Buffer.from(pair).toString("base64")}`);
  };
  return [inHeader, inBody];
}

/** The tokens of one client at one token endpoint, kept in memory only. */
export class ClientCredentials implements TokenSource {
  token: string | undefined;
  readonly #endpoint: TokenEndpoint;
  readonly #proofs: readonly ClientAuthentication[];
  readonly #onToken: (token: string) => void;
  #fetching: Promise<CallFault | undefined> | undefined;
  /** A token that a server keeps rejecting, and the time until which it is not renewed. */
  #rejected: string | undefined;
  #livesUntil = Number.POSITIVE_INFINITY;

  /**
   * @param proofs authentications, tried in this order until the server accepts one
   * @param onToken called with each token before it is used, so that reports can redact it
   */
  constructor(endpoint: TokenEndpoint, proofs: readonly ClientAuthentication[], onToken: (token: string) => void) {
    this.#endpoint = endpoint;
    this.#proofs = proofs;
    this.#onToken = onToken;
  }

  async first(signal?: AbortSignal): Promise<CallFault | undefined> {
    return this.token === undefined ? this.#fetch(signal) : undefined;
  }

  mayRenew(refused: string): boolean {
    return this.token !== refused || this.#rejected !== refused || nowMs() > this.#livesUntil;
  }

  async renew(refused: string): Promise<CallFault | undefined> {
    return this.token === refused ? this.#fetch() : undefined;
  }

  markRejected(token: string): void {
    this.#rejected = token;
  }

  #fetch(signal?: AbortSignal): Promise<CallFault | undefined> {
    this.#fetching ??= this.#request(signal).finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  async #request(signal: AbortSignal | undefined): Promise<CallFault | undefined> {
    let reason = say``;
    for (const proof of this.#proofs) {
      const answer = await requestToken(this.#endpoint, proof, signal);
      if (answer.ok) {
        this.#onToken(answer.token);
        this.token = answer.token;
        this.#livesUntil = nowMs() + (answer.livesMs ?? Number.POSITIVE_INFINITY);
        return undefined;
      }
      reason = answer.reason;
      if (!answer.isClient) break;
    }
    const { origin, pathname } = new URL(this.#endpoint.url);
    const message = say`No token could be fetched: the token endpoint ${hide(origin)}${hide(pathname)} ${reason}.`;
    return { rule_id: "FAULT-HTTP-TOKEN", message };
  }
}

function formEncoded(text: string): string {
  return new URLSearchParams({ v: text }).toString().slice(2);
}
