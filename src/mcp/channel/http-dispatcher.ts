import { rootCertificates } from "node:tls";
import { type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import type { HttpTarget } from "../types.js";

// Below the five seconds after which most servers close an idle connection: a call must not meet one that is closing.
const KEEP_ALIVE_MS = 1_500;

/** The dispatcher of the requests to a server, with its TLS settings and the proxy for its scheme, if one is set. */
export function createDispatcher({
  url,
  tls,
  connectTimeoutMs,
  proxy,
}: Pick<HttpTarget, "url" | "tls" | "connectTimeoutMs" | "proxy">): Dispatcher {
  const secure = {
    rejectUnauthorized: !tls.insecure,
    ...(tls.ca !== undefined && { ca: [...rootCertificates, tls.ca] }),
    ...(tls.minVersion !== undefined && { minVersion: tls.minVersion }),
    timeout: connectTimeoutMs,
  };
  // The session's deadlines apply to every request; these would only end long calls too early.
  const options = {
    connect: secure,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
  };
  // Undici would send https through the proxy of http.
  const isDirect = proxy === undefined || (proxy.https === undefined && new URL(url).protocol === "https:");
  // A redirect to another origin is not followed, so one pool is enough.
  if (isDirect) return new Pool(new URL(url).origin, options);
  return new EnvHttpProxyAgent({
    ...options,
    requestTls: secure,
    proxyTls: { timeout: connectTimeoutMs },
    proxyTunnel: false,
    httpProxy: proxy.http ?? "",
    httpsProxy: proxy.https ?? "",
    noProxy: proxy.no ?? "",
  });
}
