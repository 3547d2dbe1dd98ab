import type { Transform } from "node:stream";
import { rootCertificates } from "node:tls";
import { buildConnector, Client, type Dispatcher, EnvHttpProxyAgent, errors } from "undici";
import type { HttpTarget } from "../types.js";
import { inTurns } from "./turns.js";

// Below the five seconds after which most servers close an idle connection: a call must not meet one that is closing.
const KEEP_ALIVE_MS = 1_500;

/** The connections to a server, each with one request at a time: the pool of undici would use two of them in turn. */
export class HttpConnections {
  /** The decompressors of answers: while one of them is behind, nothing more is read. */
  readonly decoders = new Set<Transform>();
  readonly #all = new Set<Dispatcher>();
  readonly #free: Dispatcher[] = [];
  #isDestroyed = false;

  constructor(private readonly open: () => Dispatcher) {}

  take(): Dispatcher {
    if (this.#isDestroyed) throw new errors.ClientDestroyedError();
    const free = this.#free.pop();
    if (free !== undefined) return free;
    const connection = this.open();
    this.#all.add(connection);
    return connection;
  }

  putBack(connection: Dispatcher): void {
    this.#free.push(connection);
  }

  drop(connection: Dispatcher): void {
    this.#all.delete(connection);
    connection.destroy().catch(() => {});
  }

  async destroy(): Promise<void> {
    this.#isDestroyed = true;
    await Promise.all([...this.#all].map((connection) => connection.destroy()));
  }
}

/** The connections to a server, with its TLS settings and the proxy for its scheme, if one is set. */
export function connectionsTo(target: Pick<HttpTarget, "url" | "tls" | "connectTimeoutMs" | "proxy">): HttpConnections {
  const { url, tls, connectTimeoutMs, proxy } = target;
  const secure = {
    rejectUnauthorized: !tls.insecure,
    ...(tls.ca !== undefined && { ca: [...rootCertificates, tls.ca] }),
    ...(tls.minVersion !== undefined && { minVersion: tls.minVersion }),
    timeout: connectTimeoutMs,
  };
  // The session's deadlines apply to every request; these would only end long calls too early.
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  const options = { ...limits, keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS };
  const { origin, protocol } = new URL(url);
  // Undici would send https through the proxy of http.
  if (proxy === undefined || (proxy.https === undefined && protocol === "https:")) {
    // One for all, because it remembers the TLS sessions.
    const connector = buildConnector(secure);
    const isHeld = () => [...connections.decoders].some(({ writableNeedDrain }) => writableNeedDrain);
    const connect: buildConnector.connector = (to, callback) =>
      connector(to, (...[error, socket]) => (socket ? callback(null, inTurns(socket, isHeld)) : callback(error, null)));
    // A redirect to another origin is not followed, so one origin is enough.
    const connections = new HttpConnections(() => new Client(origin, { ...options, connect }));
    return connections;
  }
  const throughProxy = {
    ...options,
    connect: secure,
    requestTls: secure,
    proxyTls: { timeout: connectTimeoutMs },
    proxyTunnel: false,
    httpProxy: proxy.http ?? "",
    httpsProxy: proxy.https ?? "",
    noProxy: proxy.no ?? "",
  };
  return new HttpConnections(() => new EnvHttpProxyAgent(throughProxy));
}
