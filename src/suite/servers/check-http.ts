import { resolve } from "node:path";
import { isObject } from "../../core/json/json.js";
import { readRegularFile, whyUnreadable } from "../../core/read-file.js";
import { isHeaderValue } from "../../core/text.js";
import type { Spot } from "../problems.js";
import { DeferredText, referencesIn } from "../variables/deferred.js";
import { LAB_REFERENCES } from "../variables/references.js";

/** In bytes. */
export const MAX_CA_BUNDLE = 16 * 1_024 * 1_024;
/** The references that are known when the server is reached, in its `start`, and when a request is sent. */
const AT_START = new Set(["port", "target_version"]);
const IN_START = new Set([...AT_START, "tmp_dir", "otel_traceparent", ...LAB_REFERENCES]);
const AT_REQUEST = new Set([...AT_START, "request_id", "otel_traceparent"]);

/** Reports what is wrong with the HTTP fields of a server's entry, beyond their types. */
export function checkHttp(entry: Spot): void {
  const ready = entry.at("wait_for_ready");
  const starts = entry.members.start !== undefined;
  checkUrl(entry.at("url"));
  checkUrl(isObject(ready.value) && !(ready.value instanceof DeferredText) ? ready.at("url") : ready);
  for (const key of ["url", "wait_for_ready"]) checkDeferred(entry.at(key), AT_START, starts);
  checkDeferred(entry.at("start"), IN_START, starts);
  const lab = entry.at("auth", "lab");
  if (lab.value !== undefined && !starts) {
    lab.report("key", {
      title: "`lab` on a server that mcptest does not start",
      description: "Only a server that the run starts can trust an authorization server which runs as long as it does.",
      fix: "Write `start:` with the server's command, and give it the address of the lab there.",
    });
  }
  const problem = entry.members.replicas === undefined ? undefined : replicaProblem(entry.members);
  if (problem !== undefined) entry.at("replicas").report("key", problem);
  for (const key of ["auth", "http", "transport"]) checkDeferred(entry.at(key), new Set(), starts);
  checkHeaders(entry.at("headers"), starts);
  checkBundle(entry.at("http", "tls"));
  checkOAuth(entry.at("auth", "oauth"));
  for (const key of ["headers", "mtls"]) {
    const reserved = entry.at("auth", key);
    if (reserved.value === undefined) continue;
    reserved.report("key", {
      title: `\`auth.${key}\` is reserved`,
      description: "It is reserved and has no effect.",
      fix: "Remove it; write headers that are not credentials under `headers`.",
      warning: true,
    });
  }
}

/** Why a server cannot run as several copies. */
export function replicaProblem({ url, start }: Readonly<Record<string, unknown>>) {
  if (start === undefined)
    return {
      title: "`replicas` on a server that mcptest does not start",
      description: "Only a server that the run starts can have copies.",
      fix: "Write `start:` with the server's command.",
    };
  if (![...referencesIn(start)].some(({ reference }) => reference.name === "port"))
    return {
      title: "`replicas` of a server with one port",
      description: "Each copy listens on a port of its own, which `start` does not name.",
      fix: `Give the server its port by \`\${port}\` in \`command\` or \`env\`.`,
    };
  if (/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(sampleOf(url))) return undefined;
  return {
    title: "`replicas` at an address that is not of this machine",
    description: "mcptest listens there itself, and passes requests on to the copies without TLS.",
    fix: `Write an address such as \`http://127.0.0.1:\${port}/mcp\`.`,
  };
}

/** A text, with 1 for what is not yet known. */
function sampleOf(value: unknown): string {
  if (!(value instanceof DeferredText)) return String(value);
  return value.parts.map((part) => (typeof part === "string" ? part : "1")).join("");
}

function checkUrl(spot: Spot): void {
  const { value, path, log } = spot;
  if (typeof value !== "string" && !(value instanceof DeferredText)) return;
  const text = sampleOf(value);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    const isReady = path.at(-1) === "wait_for_ready";
    spot.report("value", {
      title: `\`${path.at(-1)}\` is not a valid address`,
      description: isReady
        ? "It takes the address to poll, which starts with http:// or https://; the time limit is its `timeout`."
        : "The address of a server over HTTP starts with http:// or https://.",
      fix: isReady
        ? 'Write `wait_for_ready: {url: "http://…", timeout: 20s}`.'
        : "Write the whole address, such as `https://example.com/mcp`.",
    });
  } else if (url.username !== "" || url.password !== "") {
    // Without the author's line, which shows them.
    log.add({
      location: spot.location(),
      title: `\`${path.at(-1)}\` holds credentials`,
      description: "Credentials belong under `auth`, which keeps them out of reports.",
      fix: "Write `auth:` with `bearer_token_env:`, and the address without them.",
    });
  }
}

/** What the grant needs, each under one of its names. */
const OAUTH_PAIRS = [
  ["client_id_env", "client_id", true],
  ["token_url", "token_endpoint", true],
  ["scopes", "scope", false],
] as const;

function checkOAuth(spot: Spot): void {
  if (spot.value === undefined) return;
  for (const [first, second, isNeeded] of OAUTH_PAIRS) {
    const keys = [first, second].filter((key) => spot.at(key).value !== undefined);
    if (keys.length === 2) {
      spot.at(second).report("key", {
        title: `\`${first}\` and \`${second}\` mean the same`,
        description: "It is not clear which of them applies.",
        fix: "Keep one, and remove the other.",
      });
    } else if (keys.length === 0 && isNeeded) {
      spot.notFound("key", {
        title: `\`oauth\` needs \`${first}\``,
        description: "The client credentials grant needs it.",
        fix: `Write \`${first}:\` or \`${second}:\`.`,
      });
    }
  }
  for (const key of ["token_url", "token_endpoint"]) checkUrl(spot.at(key));
}

function checkHeaders(headers: Spot, starts: boolean): void {
  for (const [name, value] of Object.entries(headers.members)) {
    const spot = headers.at(name);
    checkDeferred(spot, AT_REQUEST, starts);
    if (typeof value !== "string" || isHeaderValue(value)) continue;
    spot.report("value", {
      title: `\`${name}\` cannot be sent`,
      description: "A header value is one line of Latin-1 text.",
      fix: "Write it on one line, and encode characters outside Latin-1.",
    });
  }
}

function checkBundle(tls: Spot): void {
  const bundle = tls.at("ca_bundle_path");
  if (!isObject(tls.value) || typeof bundle.value !== "string") return;
  try {
    readRegularFile(resolve(tls.log.places.folderOf(tls.value, "ca_bundle_path"), bundle.value), MAX_CA_BUNDLE);
  } catch (error) {
    bundle.report("value", {
      title: "the CA bundle cannot be read",
      description: `The path is relative to the suite file. ${whyUnreadable(error)}`,
      fix: "Check the path. The file must hold PEM certificates.",
      ...tls.log.ofRuns,
    });
  }
}

/** Reports references that are resolved too late for the field; `${port}` needs a server that the run starts. */
function checkDeferred(spot: Spot, available: ReadonlySet<string>, starts: boolean): void {
  for (const { reference, path } of referencesIn(spot.value)) {
    const isPort = reference.name === "port";
    if (available.has(reference.name) && (starts || !isPort)) continue;
    spot.at(...path).notFound("value", {
      title: `\`\${${reference.name}}\` has no value here`,
      description: isPort
        ? "mcptest chooses a port only for a server that it starts."
        : "It must be known when mcptest connects to the server, but this variable gets its value later.",
      fix: isPort ? "Write the port itself, or `start:` with the server's command." : "Write the value itself.",
    });
  }
}
