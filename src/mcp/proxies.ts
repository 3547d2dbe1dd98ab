import type { Environment } from "../core/proc/env.js";
import type { NamedSecret } from "../core/redaction/secret-names.js";
import type { ProxySettings } from "./types.js";

const NAMES = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"];
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** The proxies of an environment; names in lower case stand above others. Throws if a value is not an address. */
export function proxyOf(env: Environment): ProxySettings | undefined {
  const [http, https] = [NAMES.slice(0, 2), NAMES.slice(2)].map((names) => {
    const name = names.find((candidate) => env[candidate]);
    return name === undefined ? undefined : proxyAddress(name, env[name] ?? "");
  });
  const no = env.no_proxy || env.NO_PROXY;
  if (!http && !https) return undefined;
  return { ...(http && { http }), ...(https && { https }), ...(no && { no }) };
}

/** The passwords of the proxies in an environment. */
export function proxySecrets(env: Environment): NamedSecret[] {
  return NAMES.flatMap((name): NamedSecret[] => {
    const text = withScheme(env[name] ?? "");
    const password = URL.canParse(text) ? new URL(text).password : "";
    return password === "" ? [] : [[name, decodePercent(password) ?? password]];
  });
}

/** The value is not shown: it may hold a password. */
function proxyAddress(name: string, value: string): string {
  const text = withScheme(value);
  if (!URL.canParse(text)) throw new Error(`${name} is not a valid address of a proxy`);
  const { username, password, href } = new URL(text);
  if (decodePercent(username) === undefined || decodePercent(password) === undefined) {
    throw new Error(`the name or password in ${name} has a % that is not written as %25`);
  }
  return href;
}

function withScheme(value: string): string {
  return SCHEME.test(value) ? value : `http://${value}`;
}

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
