import { getProxyFetch } from "../../../node_modules/@actions/github/lib/internal/utils.js";

/** A `fetch` that goes through the proxy that the environment names for that address. */
export function proxyFetch(url: string): typeof fetch {
  return getProxyFetch(url) as typeof fetch;
}
