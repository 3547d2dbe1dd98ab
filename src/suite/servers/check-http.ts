import { resolve } from "node:path";
import { isObject } from "../../core/json/json.js";
import { readRegularFile } from "../../core/read-file.js";
import type { ProblemLog } from "../problems.js";
import { DeferredText, referencesIn } from "../variables/deferred.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";

/** In bytes. */
export const MAX_CA_BUNDLE = 16 * 1_024 * 1_024;
/** What is known when the server is started, and what when a request is sent. */
const AT_START = new Set(["port", "target_version"]);
const IN_START = new Set([...AT_START, "tmp_dir", "otel_traceparent"]);
const AT_REQUEST = new Set([...AT_START, "request_id", "otel_traceparent"]);

/** Reports what is wrong with the HTTP fields of a server's entry, beyond their types; `path` leads to it. */
export function checkHttp(root: object, path: Path, entry: object, log: ProblemLog): void {
  const at = (...keys: string[]) => ({ path: [...path, ...keys], value: keys.reduce<unknown>(child, entry) });
  const ready = at("wait_for_ready");
  checkUrl(root, at("url"), log);
  checkUrl(
    root,
    typeof ready.value === "object" && !(ready.value instanceof DeferredText) ? at("wait_for_ready", "url") : ready,
    log,
  );
  for (const key of ["url", "wait_for_ready"]) checkDeferred(root, at(key), AT_START, entry, log);
  checkDeferred(root, at("start"), IN_START, entry, log);
  for (const key of ["auth", "http", "transport"]) checkDeferred(root, at(key), new Set(), entry, log);
  checkHeaders(root, at("headers"), entry, log);
  checkBundle(root, at("http", "tls", "ca_bundle_path"), log);
  checkOAuth(root, at("auth", "oauth"), log);
  for (const key of ["headers", "mtls"]) {
    const reserved = at("auth", key);
    if (reserved.value === undefined) continue;
    log.at(root, reserved.path, "key", {
      title: `\`auth.${key}\` is reserved`,
      description: "It is reserved and has no effect.",
      fix: "Remove it; write headers that are not credentials under `headers`.",
      warning: true,
    });
  }
}

interface At {
  path: Path;
  value: unknown;
}

function checkUrl(root: object, { path, value }: At, log: ProblemLog): void {
  const text =
    value instanceof DeferredText ? value.parts.map((part) => (typeof part === "string" ? part : "1")).join("") : value;
  if (typeof text !== "string") return;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    log.at(root, path, "value", {
      title: `\`${path.at(-1)}\` is not a valid address`,
      description: "The address of a server over HTTP starts with http:// or https://.",
      fix: "Write the whole address, such as `https://example.com/mcp`.",
    });
  } else if (url.username !== "" || url.password !== "") {
    // Without the author's line, which shows them.
    log.add({
      location: log.places.locate(root, path, "value"),
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

function checkOAuth(root: object, { path, value }: At, log: ProblemLog): void {
  if (value === undefined) return;
  for (const [first, second, isNeeded] of OAUTH_PAIRS) {
    const present = [first, second].filter((key) => child(value, key) !== undefined);
    if (present.length === 2) {
      log.at(root, [...path, second], "key", {
        title: `\`${first}\` and \`${second}\` mean the same`,
        description: "It is not clear which of them applies.",
        fix: "Keep one, and remove the other.",
      });
    } else if (present.length === 0 && isNeeded) {
      log.notFound(root, path, "key", {
        title: `\`oauth\` needs \`${first}\``,
        description: "The client credentials grant needs it.",
        fix: `Write \`${first}:\` or \`${second}:\`.`,
      });
    }
  }
  for (const key of ["token_url", "token_endpoint"])
    checkUrl(root, { path: [...path, key], value: child(value, key) }, log);
}

function checkHeaders(root: object, { path, value }: At, entry: object, log: ProblemLog): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, header] of Object.entries(value)) {
    checkDeferred(root, { path: [...path, name], value: header }, AT_REQUEST, entry, log);
    if (typeof header !== "string" || isHeaderValue(header)) continue;
    log.at(root, [...path, name], "value", {
      title: `\`${name}\` cannot be sent`,
      description: "A header value is one line of Latin-1 text.",
      fix: "Write it on one line, and encode characters outside Latin-1.",
    });
  }
}

/** True for text that may stand as the value of a header. */
function isHeaderValue(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}

function checkBundle(root: object, { path, value }: At, log: ProblemLog): void {
  if (typeof value !== "string") return;
  const tls = path.slice(0, -1).reduce<unknown>(child, root);
  const folder = isObject(tls) ? log.places.folderOf(tls, "ca_bundle_path") : "";
  try {
    readRegularFile(resolve(folder, value), MAX_CA_BUNDLE);
  } catch {
    log.at(root, path, "value", {
      title: "the CA bundle cannot be read",
      description: "The path is relative to the suite file, and there is no readable file at it.",
      fix: "Check the path. The file must hold PEM certificates.",
    });
  }
}

/** Reports references that are resolved too late for the field; `${port}` needs a server that the run starts. */
function checkDeferred(
  root: object,
  { path, value }: At,
  available: ReadonlySet<string>,
  entry: object,
  log: ProblemLog,
) {
  const starts = child(entry, "start") !== undefined;
  for (const { reference, path: inner } of referencesIn(value)) {
    const isPort = reference.name === "port";
    if (available.has(reference.name) && (starts || !isPort)) continue;
    log.notFound(root, [...path, ...inner], "value", {
      title: `\`\${${reference.name}}\` has no value here`,
      description: isPort
        ? "mcptest chooses a port only for a server that it starts."
        : "It must be known when mcptest connects to the server, but this variable gets its value later.",
      fix: isPort ? "Write the port itself, or `start:` with the server's command." : "Write the value itself.",
    });
  }
}
