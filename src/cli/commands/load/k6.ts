import { isObject } from "../../../core/json/json.js";
import { userError } from "../../../core/problem.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide } from "../../../core/redaction/redacted.js";
import { TOOL_NAME, VERSION } from "../../../core/version.js";
import type { LoadPlan, LoadTest } from "../../../kinds/load/kind.js";
import type { Suite, SuiteHttp, SuiteTest } from "../../../suite/types.js";
import { fillIn } from "../../../suite/variables/deferred.js";
import { newestVersion } from "../../../suite/versions.js";

/** The newest revision that has sessions. */
const WITH_SESSIONS = "2025-11-25";

/** The flags of `load` that the script depends on. */
interface ScriptFlags {
  targetVersion?: string;
  /** In milliseconds. */
  p95?: number;
  failedRate?: number;
}

/** A script for k6 that makes the calls of a load test. Throws a UserError for a server that it cannot reach. */
export function k6Script({ body, server, timeoutMs }: SuiteTest<LoadTest>, suite: Suite, flags: ScriptFlags): Redacted {
  const { http, url } = suite.servers.get(server)!;
  if (!http || http.transport === "sse")
    throw userError("k6 cannot reach this server", `${server} is not called over Streamable HTTP.`, "Name its URL.");
  const version = flags.targetVersion ?? newestVersion(suite.targetVersions) ?? WITH_SESSIONS;
  if (version > WITH_SESSIONS) {
    const reason = "The script opens sessions, which this revision does not have.";
    throw userError(`no script for revision ${version}`, reason, `Add --target-version ${WITH_SESSIONS}.`);
  }
  const { tool, args } = body.call;
  const id = `\${request_id}`;
  const params = { name: tool, arguments: fillIn(args, (name) => (name === "request_id" ? id : `\${${name}}`)) };
  const address = http.start || typeof http.url !== "string" ? "" : ` || ${text(url)}`;
  const options = { scenarios: { load: scenarioOf(body.plan) }, thresholds: thresholdsOf(flags) };
  return hide(`// Made by mcptest. Run it with: k6 run${address === "" ? " -e MCP_URL=http://127.0.0.1:8080/mcp" : ""} SCRIPT
import { check } from "k6";
import http from "k6/http";

const URL = __ENV.MCP_URL${address};
const VERSION = ${text(version)};
const HEADERS = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
${headerLines(http)}};
const PARAMS = ${JSON.stringify(params, null, 2)};

export const options = ${JSON.stringify(options, null, 2)};

/** Each virtual user has a session of its own. */
let session;
let calls = 0;

export default function () {
  if (session === undefined) session = open();
  const id = \`k6-\${__VU}-\${(calls += 1)}-\${Math.random().toString(36).slice(2)}\`;
  // A text of its own in each call, where mcptest would write one.
  const params = JSON.parse(JSON.stringify(PARAMS).replaceAll(${text(id)}, id));
  const response = post({ id, method: "tools/call", params }, "call");
  const answer = messageOf(response, id);
  // One check: the limit is for the share of calls that fail.
  const isGood = check(answer, {
    "is a result without an error": ({ result }) => result !== undefined && result.isError !== true,
  });
  // The server may have forgotten the session.
  if (!isGood && response.status === 404) session = undefined;
}

function open() {
  const clientInfo = { name: ${text(TOOL_NAME)}, version: ${text(VERSION)} };
  const params = { protocolVersion: VERSION, capabilities: {}, clientInfo };
  const response = post({ id: "initialize", method: "initialize", params }, "handshake");
  const { result } = messageOf(response, "initialize");
  if (result === undefined) {
    // Without any check, k6 would call the run passed.
    check(response, { "opens a session": () => false });
    throw new Error(\`initialize was answered with \${response.status}: \${response.body}\`);
  }
  const id = response.headers["Mcp-Session-Id"];
  session = { "MCP-Protocol-Version": result.protocolVersion };
  if (id) session["Mcp-Session-Id"] = id;
  post({ method: "notifications/initialized" }, "handshake");
  return session;
}

function post(message, call) {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  return http.post(URL, body, { headers: { ...HEADERS, ...session }, tags: { call }, timeout: ${timeoutMs} });
}

/** The answer to a request, from a body of JSON or a stream of events; empty if there is none. */
function messageOf({ body, headers }, id) {
  const isStream = (headers["Content-Type"] || "").startsWith("text/event-stream");
  const events = String(body || "").split(/\\r?\\n\\r?\\n/);
  const dataOf = (event) => event.split(/\\r?\\n/).filter((line) => line.startsWith("data:")).map((line) => line.slice(5)).join("\\n");
  for (const text of isStream ? events.map(dataOf) : [body]) {
    try {
      const message = JSON.parse(text);
      if (message.id === id) return message;
    } catch {
      // Not a message, such as the text of a proxy.
    }
  }
  return {};
}
`);
}

function text(value: unknown): string {
  return JSON.stringify(value);
}

/** Values that the environment gives are not written down. */
function headerLines({ headers, bearerTokenEnv, oauth, login, lab }: SuiteHttp): string {
  if (oauth ?? login ?? lab)
    throw userError(
      "k6 cannot log in",
      "The server gives tokens to those who log in.",
      "Pass one: --server-auth-bearer-env.",
    );
  const own = Object.entries(headers).map(([name, value]) => {
    const variable = isObject(value) ? value.env : undefined;
    return `  ${text(name)}: ${typeof variable === "string" ? `__ENV[${text(variable)}]` : text(value)},\n`;
  });
  const token =
    bearerTokenEnv === undefined ? [] : [`  Authorization: \`Bearer \${__ENV[${text(bearerTokenEnv)}]}\`,\n`];
  return [...own, ...token].join("");
}

function scenarioOf({ clients, calls, forMs, rampMs, rate }: LoadPlan): Record<string, unknown> {
  const seconds = (ms: number) => `${ms}ms`;
  if (rate !== undefined) {
    const [count, timeUnit] = Number.isInteger(rate) ? [rate, "1s"] : [Math.round(rate * 60), "1m"];
    // During the ramp, half of the calls are due.
    const ms = forMs ?? Math.ceil(((calls ?? 0) * 1_000) / rate + rampMs / 2);
    const shared = { timeUnit, preAllocatedVUs: clients, maxVUs: clients };
    if (rampMs === 0) return { executor: "constant-arrival-rate", rate: count, duration: seconds(ms), ...shared };
    const stages = [rampMs, ms - rampMs].map((length) => ({ duration: seconds(length), target: count }));
    return { executor: "ramping-arrival-rate", startRate: 0, stages, ...shared };
  }
  if (forMs === undefined)
    return { executor: "shared-iterations", vus: clients, iterations: calls, maxDuration: "24h" };
  if (rampMs === 0) return { executor: "constant-vus", vus: clients, duration: seconds(forMs) };
  const stages = [rampMs, forMs - rampMs].map((length) => ({ duration: seconds(length), target: clients }));
  return { executor: "ramping-vus", startVUs: 0, stages };
}

function thresholdsOf({ p95, failedRate }: ScriptFlags): Record<string, string[]> {
  return {
    checks: [failedRate ? `rate>${1 - failedRate}` : "rate==1"],
    ...(p95 !== undefined && { "http_req_duration{call:call}": [`p(95)<${p95}`] }),
  };
}
