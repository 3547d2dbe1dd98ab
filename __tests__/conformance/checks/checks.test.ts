import { describe, expect, it } from "vitest";
import type { ServerLists } from "../../../src/conformance/checks/check-result.js";
import { LiveServer, type ServerFacts } from "../../../src/conformance/checks/live-server.js";
import { isObserved, LISTED_CHECKS, LIVE_CHECKS } from "../../../src/conformance/corpus/registry.js";
import type { RuleResult } from "../../../src/conformance/corpus/run-corpus.js";
import { readinessOf, scoreOf } from "../../../src/conformance/corpus/score.js";
import type { WatchedSession } from "../../../src/conformance/corpus/session.js";
import type { SessionObservations } from "../../../src/conformance/corpus/session-watch.js";
import { NotificationWatch, observedResults } from "../../../src/conformance/corpus/session-watch.js";
import type { Exchange } from "../../../src/core/generated/capture.js";
import { isObject } from "../../../src/core/json/json.js";
import { hide } from "../../../src/core/redaction/redacted.js";
import { loadSchemaPort } from "../../../src/engine/judge/schema-port.js";
import type { Outcome, RequestOptions, Session } from "../../../src/mcp/types.js";

type Frame = Record<string, unknown>;
/** What a server does with a request: the members of its answer, or another outcome; nothing is silence. */
type Answer = { result: unknown } | { error: unknown } | { outcome: Outcome } | undefined;
type Answers = Readonly<Record<string, Answer | ((params: Frame, sent: Frame) => Answer)>>;

const none = { durationMs: 1, notifications: [] };
const NO_METHOD: Answer = { error: { code: -32601, message: "Method not found" } };
const INVALID: Answer = { error: { code: -32602, message: "Invalid params" } };
const INTERNAL: Answer = { error: { code: -32603, message: "Internal error" } };
const DENIED: Answer = {
  outcome: {
    kind: "fault",
    fault: { rule_id: "FAULT-HTTP-STATUS" as never, message: hide("HTTP 401"), unverified: true },
    ...none,
  },
};
const DIED: Answer = {
  outcome: { kind: "died", process: { exit_code: 1, signal: null, stderr: [] } as never, ...none },
};
const LATE: Answer = { outcome: { kind: "timeout", timeoutMs: 10_000, afterMs: 10_001, notifications: [] } };

/** A session with a server in memory, which answers requests by their method. */
class MemorySession {
  alive = true;
  readonly notified: string[] = [];
  ended: boolean | undefined = true;

  constructor(
    readonly answers: Answers,
    readonly facts: object,
  ) {}

  async request(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    return this.#outcome({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) }, options);
  }

  async raw(text: string, options: RequestOptions): Promise<Outcome> {
    let sent: unknown;
    try {
      sent = JSON.parse(text);
    } catch {
      return this.#outcome({ method: "not JSON" }, options);
    }
    if (Array.isArray(sent)) return this.#outcome({ ...(sent[0] as Frame), method: "batch" }, options);
    const frame = sent as Frame;
    return this.#outcome(
      typeof frame.method === "string"
        ? frame
        : { ...frame, method: frame.method === undefined ? "answer" : "no method" },
      options,
    );
  }

  notify(method: string): void {
    this.notified.push(method);
  }

  async endBy(): Promise<boolean | undefined> {
    return this.ended;
  }

  async #outcome(sent: Frame, options: RequestOptions): Promise<Outcome> {
    const method = String(sent.method);
    const answer = Object.hasOwn(this.answers, method) ? this.answers[method] : { result: {} };
    const params = isObject(sent.params) ? sent.params : {};
    const given = typeof answer === "function" ? answer(params, sent) : answer;
    if (given === undefined) {
      await new Promise<void>((resolve) => {
        if (options.signal?.aborted || !options.signal) resolve();
        else options.signal.addEventListener("abort", () => resolve());
      });
      return { kind: "timeout", timeoutMs: 10_000, afterMs: 5, notifications: [] };
    }
    if ("outcome" in given) {
      if (given.outcome.kind === "died") this.alive = false;
      return given.outcome;
    }
    const frame = { jsonrpc: "2.0", id: sent.id, ...given };
    options.onNotification?.(frame, 1);
    return { kind: "answer", answer: frame, ...none };
  }
}

interface Setting {
  answers?: Answers;
  listed?: Partial<ServerLists>;
  revision?: string;
  facts?: object;
  ended?: boolean | undefined;
}

function probeOf({ answers = {}, listed = {}, revision = "2025-11-25", facts = {}, ...rest }: Setting) {
  const session = new MemorySession(answers, { negotiatedVersion: revision, ...facts });
  if ("ended" in rest) session.ended = rest.ended;
  let id = 0;
  const waits: number[] = [];
  const server: ServerFacts = {
    revision,
    transport: "stdio",
    listed: {
      revision,
      capabilities: {},
      instructions: null,
      tools: [],
      prompts: [],
      resources: [],
      templates: [],
      ...listed,
    },
    mayCall: ({ annotations }) => isObject(annotations) && annotations.readOnlyHint === true,
    schemas: loadSchemaPort,
    clientVersion: "1.2.3",
    nextId: () => {
      id += 1;
      return id;
    },
    waitedInVain: (ms) => waits.push(ms),
    toolAnswered: () => {},
  };
  const watched = { session: session as unknown as Session, watch: { isEnding: false } } as WatchedSession;
  return { probe: new LiveServer(server, watched), session, waits, watched };
}

/** What a check says of a server: the status and the message of each verdict. */
async function said(id: string, setting: Setting = {}): Promise<string[]> {
  const check = LIVE_CHECKS.find((one) => one.id === id);
  const found = [await check?.check(probeOf(setting).probe)].flat();
  return found.map((verdict) => {
    const { status, subject, message, severity } = verdict ?? { status: "no such check" };
    const parts = [status, ...(subject ? [`of ${subject}`] : []), ...(severity ? [`(${severity})`] : [])];
    return `${parts.join(" ")}${message === undefined ? "" : `: ${message}`}`;
  });
}

const PASSED = ["passed"];
const readOnly = { annotations: { readOnlyHint: true } };
const tool = (name: string, more: Frame = {}) => ({ name, inputSchema: { type: "object" }, ...readOnly, ...more });
const needy = tool("t", { inputSchema: { type: "object", required: ["a"], properties: { a: { type: "string" } } } });
const REFUSED = { result: { isError: true, content: [{ type: "text", text: "Invalid arguments: a is required" }] } };
/** Answers calls by whether `a` is a text. */
const judged = (good: Answer, bad: Answer): Answers => ({
  "tools/call": ({ name, arguments: args }) => {
    if (name !== "t") return INVALID;
    return isObject(args) && typeof args.a === "string" ? good : bad;
  },
});
const OK: Answer = { result: { content: [] } };

/** What a check is to say of a server. */
interface Said {
  wanted: string[];
  setting: Setting;
}

/** Of a server that answers so. */
function says(wanted: string | string[], answers: Answers = {}): Said {
  return saysWith(wanted, { answers });
}

function saysWith(wanted: string | string[], setting: Setting): Said {
  return { wanted: [wanted].flat(), setting };
}

type Case = readonly [name: string, setting: Setting, wanted: string[]];

function byName(cases: readonly Case[]): Record<string, Said> {
  return Object.fromEntries(cases.map(([name, setting, wanted]) => [name, { wanted, setting }]));
}

const CASES: Record<string, Record<string, Said>> = {
  "LIFE-PING": {
    empty: says("passed", { ping: { result: { _meta: {}, resultType: "complete" } } }),
    "not empty": says('failed: a ping: the result is {"a":1}, not an empty object', { ping: { result: { a: 1 } } }),
    "an error": says("failed: a ping is answered with the error -32603", { ping: INTERNAL }),
    "no object": says("failed: a ping is answered with a result that is not an object", { ping: { result: 5 } }),
    "no answer": says("failed: no answer within 10000 ms", { ping: LATE }),
    "the end": says("failed: the server ended: exit code 1", { ping: DIED }),
    "not revealed": says("unverified: HTTP 401", { ping: DENIED }),
    "not sent": says("unverified: too long", {
      ping: { outcome: { kind: "unsendable", rule_id: "FAULT-HTTP-STATUS" as never, message: hide("too long") } },
    }),
    "a fault": says("failed: HTTP 500", {
      ping: {
        outcome: {
          kind: "fault",
          fault: { rule_id: "FAULT-HTTP-STATUS" as never, message: hide("HTTP 500") },
          ...none,
        },
      },
    }),
    "a signal": says("failed: the server ended: signal SIGSEGV", {
      ping: { outcome: { kind: "died", process: { exit_code: null, signal: "SIGSEGV" } as never, ...none } },
    }),
  },
  "LIFE-DISCOVER": {
    complete: saysWith("passed", {
      revision: "2026-07-28",
      answers: { "server/discover": { result: { supportedVersions: ["2026-07-28"], capabilities: {} } } },
    }),
    "without versions": says("failed: server/discover: supportedVersions is of type none", {
      "server/discover": { result: {} },
    }),
    "without its own": says("failed: server/discover: supportedVersions lacks 2025-11-25", {
      "server/discover": { result: { supportedVersions: ["x"] } },
    }),
    "without capabilities": says("failed: server/discover: capabilities is of type array", {
      "server/discover": { result: { supportedVersions: ["2025-11-25"], capabilities: [] } },
    }),
  },
  "LIFE-SERVER-INFO": {
    complete: says("passed", {
      "server/discover": {
        result: { _meta: { "io.modelcontextprotocol/serverInfo": { name: "s", version: "1" } } },
      },
    }),
    none: says("failed: server/discover: serverInfo is of type none", { "server/discover": { result: {} } }),
    "without a name": says("failed: server/discover: serverInfo has no string name", {
      "server/discover": { result: { _meta: { "io.modelcontextprotocol/serverInfo": { version: "1" } } } },
    }),
    "without a version": says("failed: server/discover: serverInfo has no string version", {
      "server/discover": {
        result: { _meta: { "io.modelcontextprotocol/serverInfo": { name: "s", version: 1 } } },
      },
    }),
  },
  "LIFE-UNSUPPORTED-VERSION": {
    rejected: says("passed", { "server/discover": { error: { code: -32022, data: { supported: [] } } } }),
    "by a list": saysWith("passed", {
      listed: { capabilities: { tools: {} } },
      answers: { "tools/list": { error: { code: -32022, data: { supported: [] } } } },
    }),
    "without the supported ones": says("failed: the error -32022 has no data.supported", {
      "server/discover": { error: { code: -32022, data: {} } },
    }),
    accepted: says("failed: revision 1999-01-01 is answered with a result, not with the error -32022"),
    "another error": says("failed: revision 1999-01-01 is answered with the error -32602, not -32022", {
      "server/discover": INVALID,
    }),
  },
  "LIFE-REQUIRED-META": {
    rejected: saysWith(
      ["passed of io.modelcontextprotocol/protocolVersion", "passed of io.modelcontextprotocol/clientCapabilities"],
      { revision: "2026-07-28", answers: { "server/discover": INVALID } },
    ),
    "the method is unknown": saysWith(
      [
        "passed of io.modelcontextprotocol/protocolVersion",
        "failed of io.modelcontextprotocol/clientCapabilities: a request without io.modelcontextprotocol/clientCapabilities is answered with the error -32601, not -32602",
      ],
      { revision: "2026-07-28", answers: { "server/discover": NO_METHOD } },
    ),
    "what is sent": saysWith(
      ["passed of io.modelcontextprotocol/protocolVersion", "passed of io.modelcontextprotocol/clientCapabilities"],
      {
        revision: "2026-07-28",
        answers: {
          "server/discover": ({ _meta }) =>
            isObject(_meta) && Object.values(_meta).filter((one) => one !== undefined).length === 2 ? INVALID : OK,
        },
      },
    ),
  },
  "LIFE-FIRST-REQUEST": {
    answered: saysWith("passed", { revision: "2026-07-28" }),
    "a list": saysWith("failed: tools/list as the first request is answered with the error -32603", {
      revision: "2026-07-28",
      listed: { capabilities: { tools: {} } },
      answers: { "tools/list": INTERNAL },
    }),
  },
  "LIFE-EARLY-PING": {
    answered: says("passed", { initialize: { result: {} } }),
  },
  "LIFE-EARLY-REQUEST": {
    rejected: says("passed", { "tools/list": INTERNAL }),
    silent: says("passed", { "tools/list": undefined }),
    "not revealed": says("unverified: HTTP 401", { "tools/list": DENIED }),
    "no handshake afterwards": says("failed: the server no longer answers after a request before initialize", {
      initialize: INTERNAL,
    }),
  },
  "LIFE-UNKNOWN-VERSION": {
    "another one": says("passed", { initialize: { result: { protocolVersion: "2025-11-25" } } }),
    "an error": says("passed", { initialize: INVALID }),
    repeated: says("failed: the offer of revision 1999-01-01: the server repeats the unknown revision", {
      initialize: { result: { protocolVersion: "1999-01-01" } },
    }),
    none: says('failed: the offer of revision 1999-01-01: the server answers with "2.0", which is not a revision', {
      initialize: { result: { protocolVersion: "2.0" } },
    }),
  },
  "LIFE-RESULT": {
    complete: says("passed", {
      initialize: { result: { protocolVersion: "x", capabilities: {}, serverInfo: { name: "s", version: "1" } } },
    }),
    rejected: says("skipped: the server rejects an offer that it does not know", { initialize: INVALID }),
    "without a version": says("failed: initialize: protocolVersion is of type none", { initialize: { result: {} } }),
    "without capabilities": says("failed: initialize: capabilities is of type none", {
      initialize: { result: { protocolVersion: "x" } },
    }),
    "without a name": says("failed: initialize: serverInfo has no string name", {
      initialize: { result: { protocolVersion: "x", capabilities: {}, serverInfo: {} } },
    }),
  },
  "LIFE-SAME-VERSION": {
    "the same": says("passed"),
    "another one": saysWith(
      'failed: the server answered with 2025-11-25 before, and with "2025-06-18" when it was offered 2025-11-25',
      { facts: { negotiatedVersion: "2025-06-18" } },
    ),
  },
  "PROTO-UNKNOWN-METHOD": {
    rejected: says("passed", { "mcptest/unknown": NO_METHOD }),
    accepted: says("failed: an unknown method is answered with a result, not with the error -32601"),
    "another code": says("failed: an unknown method is answered with the error -32602, not -32601", {
      "mcptest/unknown": INVALID,
    }),
    "no answer": says("failed: no answer within 10000 ms", { "mcptest/unknown": LATE }),
  },
  "PROTO-UNKNOWN-NOTIFICATION": {
    "left alone": says("passed", { "notifications/mcptest": undefined }),
    answered: says("failed: an unknown notification is answered"),
    "ends the server": says("failed (should): the server no longer answers after an unknown notification", {
      "notifications/mcptest": DIED,
    }),
  },
  "PROTO-STRING-ID": {
    kept: says("passed"),
    silent: says("failed: no answer, although later requests were answered", {
      ping: (_, { id }) => (typeof id === "string" && id.includes("é") ? undefined : OK),
    }),
  },
  "PROTO-EXTRA-MEMBERS": {
    ignored: says("passed"),
    rejected: says("failed: unknown members are answered with the error -32602", {
      ping: (params) => ("mcptestUnknown" in params ? INVALID : OK),
    }),
    "not answered": says("failed: no answer, although later requests were answered", {
      ping: (params) => ("mcptestUnknown" in params ? undefined : OK),
    }),
  },
  "PROTO-CONCURRENT": {
    all: says("passed"),
    "not revealed": says("unverified: HTTP 401", { ping: DENIED }),
    none: says("failed: 10 of 10 requests at the same time are not answered", { ping: LATE }),
  },
  "PROTO-PARSE-ERROR": {
    silent: says("passed", { "not JSON": undefined }),
    "the code": says("passed", { "not JSON": { error: { code: -32700 } } }),
    "another code": says("passed", { "not JSON": { error: { code: -32600 } } }),
    "a wrong code": says("failed: a malformed message is answered with the error -32603, not -32700", {
      "not JSON": INTERNAL,
    }),
    "a result": says("failed: a malformed message is answered with a result", { "not JSON": OK }),
    "the end": says("skipped: PROTO-SURVIVES reports this", { "not JSON": DIED }),
    "a status": says("passed", {
      "not JSON": {
        outcome: {
          kind: "fault",
          fault: { rule_id: "FAULT-HTTP-STATUS" as never, message: hide("x"), http: { status: 400 } as never },
          ...none,
        },
      },
    }),
    "a status of the server": says("failed: HTTP 500", {
      "not JSON": {
        outcome: {
          kind: "fault",
          fault: {
            rule_id: "FAULT-HTTP-STATUS" as never,
            message: hide("HTTP 500"),
            http: { status: 500 } as never,
          },
          ...none,
        },
      },
    }),
  },
  "PROTO-INVALID-REQUEST": {
    "the code": says("passed", { "no method": { error: { code: -32600 } } }),
    "a code that it is mistaken for": says("passed", { "no method": NO_METHOD }),
    "a wrong code": says("failed: a malformed message is answered with the error -32603, not -32600", {
      "no method": INTERNAL,
    }),
    "the end before it": says("skipped: the server ended before it could be sent", { "not JSON": DIED }),
  },
  "PROTO-SURVIVES": {
    both: says("passed", { "not JSON": { error: { code: -32700 } }, "no method": { error: { code: -32600 } } }),
    "not the first": says("failed: the server no longer answers after a malformed message", { "not JSON": DIED }),
    "not the second": says("failed: the server no longer answers after a malformed message", { "no method": DIED }),
  },
  "PROTO-STRAY-ANSWER": {
    ignored: says("passed", { answer: undefined }),
    "the end": says("failed: the server no longer answers after an answer to no request", { answer: DIED }),
  },
  "PROTO-BATCH": {
    answered: says("passed"),
    rejected: says("failed: a batch is answered with the error -32600", { batch: { error: { code: -32600 } } }),
    silent: says("failed: no answer, although later requests were answered", { batch: undefined }),
  },
  "PROTO-CANCEL-UNKNOWN": {
    ignored: says("passed", { "notifications/cancelled": undefined }),
    answered: says("failed: a cancellation of no request is answered"),
    "the end": says("failed: the server no longer answers after a cancellation of no request", {
      "notifications/cancelled": DIED,
    }),
  },
  "PROTO-LOG-LEVELS": {
    all: says("passed"),
    "one is refused": says('failed: the level "notice" is answered with the error -32602', {
      "logging/setLevel": ({ level }) => (level === "notice" ? INVALID : { result: {} }),
    }),
    "not empty": says('failed: the level "debug": the result is {"content":[]}, not an empty object', {
      "logging/setLevel": OK,
    }),
  },
  "PROTO-LOG-INVALID": {
    refused: says("passed", { "logging/setLevel": INVALID }),
    accepted: says("failed: an invalid log level is answered with a result, not with the error -32602"),
  },
  "PROTO-COMPLETION": {
    "no prompt": says("skipped: no prompt has an argument"),
    ...byName(
      (
        [
          [{ completion: { values: ["a"] } }, PASSED],
          [
            { completion: { values: "a" } },
            ["failed: completion/complete: completion.values is of type string, not an array"],
          ],
          [{}, ["failed: completion/complete: completion.values is of type none, not an array"]],
          [
            { completion: { values: [1] } },
            ["failed: completion/complete: completion.values has items that are not strings"],
          ],
          [{ completion: { values: Array.from({ length: 100 }, () => "a") } }, PASSED],
          [
            { completion: { values: Array.from({ length: 101 }, () => "a") } },
            ["failed: completion/complete: completion.values has 101 items"],
          ],
        ] as const
      ).map(
        ([result, wanted]): Case => [
          JSON.stringify(result).slice(0, 60),
          {
            listed: { prompts: [{ name: "q" }, { name: "p", arguments: [{ name: "a" }] }] },
            answers: {
              "completion/complete": ({ ref, argument }) =>
                JSON.stringify([ref, argument]) === '[{"type":"ref/prompt","name":"p"},{"name":"a","value":""}]'
                  ? { result }
                  : INVALID,
            },
          },
          [...wanted],
        ],
      ),
    ),
  },
  "PROTO-COMPLETION-REF": {
    refused: says("passed", { "completion/complete": INVALID }),
    accepted: says("failed: an unknown prompt is answered with a result, not with the error -32602"),
  },
  "PROTO-CURSOR": {
    "one page": saysWith("skipped: every list has one page", { listed: { capabilities: { tools: {} } } }),
    "several pages": saysWith(
      [
        "passed of tools/list",
        "failed of prompts/list: an invalid cursor is answered with a result, not with the error -32602",
      ],
      {
        listed: { capabilities: { tools: {}, prompts: {}, resources: {} } },
        answers: {
          "tools/list": ({ cursor }) => (cursor ? INVALID : { result: { nextCursor: "x" } }),
          "prompts/list": { result: { nextCursor: "x" } },
        },
      },
    ),
    "lists that are not offered": says("skipped: every list has one page", {
      "tools/list": { result: { nextCursor: "x" } },
    }),
  },
  "PROTO-NULL-ARGUMENTS": {
    "no tool": says("skipped: no tool may be called without arguments"),
    "a tool that needs some": saysWith("failed: null arguments are answered with -32603", {
      listed: { tools: [{ name: "u", inputSchema: { required: ["a"] } }] },
      answers: { "tools/call": INTERNAL },
    }),
    "a destructive tool that needs some": saysWith("skipped: no tool may be called without arguments", {
      listed: { tools: [{ name: "u", inputSchema: { required: ["a"] }, annotations: { destructiveHint: true } }] },
    }),
    "a tool that needs nothing": saysWith("skipped: no tool may be called without arguments", {
      listed: { tools: [{ name: "u", inputSchema: { required: [] } }] },
    }),
    rejected: saysWith("passed", {
      listed: { tools: [tool("t")] },
      answers: { "tools/call": ({ arguments: args }) => (args === null ? INVALID : INTERNAL) },
    }),
    "no answer": saysWith("failed: no answer within 10000 ms", {
      listed: { tools: [tool("t")] },
      answers: { "tools/call": LATE },
    }),
  },
  "PROMPT-GET": {
    messages: saysWith('passed of "p"', {
      listed: { prompts: [{ name: "p", arguments: [{ name: "a", required: true }, { name: "b" }] }] },
      answers: {
        "prompts/get": (params) =>
          JSON.stringify(params) === '{"name":"p","arguments":{"a":"text"}}'
            ? {
                result: {
                  messages: [
                    { role: "user", content: { type: "text" } },
                    { role: "assistant", content: { type: "text" } },
                  ],
                },
              }
            : INTERNAL,
      },
    }),
    "made up arguments are rejected": saysWith('unverified of "p": the server rejects the generated arguments', {
      listed: { prompts: [{ name: "p", arguments: [{ name: "a", required: true }] }] },
      answers: { "prompts/get": INVALID },
    }),
    "an error without arguments": saysWith('failed of "p": prompts/get is answered with the error -32602', {
      listed: { prompts: [{ name: "p" }] },
      answers: { "prompts/get": INVALID },
    }),
    ...byName(
      (
        [
          [{}, "messages is of type none, not an array"],
          [{ messages: ["x"] }, "a message is of type string"],
          [{ messages: [{ role: "system" }] }, 'a message has the role "system"'],
          [{ messages: [{ role: "user", content: [] }] }, "a message has the content []"],
          [{ messages: [{ role: "user", content: {} }] }, "a message has the content {}"],
        ] as const
      ).map(
        ([result, why]): Case => [
          why,
          { listed: { prompts: [{ name: "p" }] }, answers: { "prompts/get": { result } } },
          [`failed of "p": prompts/get: ${why}`],
        ],
      ),
    ),
    "many prompts": saysWith(
      [...[0, 1, 2, 3, 4].map((at) => `passed of "p${at}"`), "skipped: only the first 5 of 7 are checked"],
      {
        listed: { prompts: Array.from({ length: 7 }, (_, at) => ({ name: `p${at}` })) },
        answers: { "prompts/get": { result: { messages: [] } } },
      },
    ),
  },
  "PROMPT-UNKNOWN": {
    refused: says("passed", { "prompts/get": INVALID }),
    accepted: says("failed: an unknown prompt is answered with a result, not with the error -32602"),
  },
  "PROMPT-REQUIRED": {
    none: saysWith("skipped: no prompt requires an argument", {
      listed: { prompts: [{ name: "p", arguments: [{ name: "a" }, "x"] }] },
    }),
    refused: saysWith('passed of "p"', {
      listed: { prompts: [{ name: "p", arguments: [{ name: "a", required: true }] }] },
      answers: { "prompts/get": INVALID },
    }),
    accepted: saysWith('failed of "p": a missing argument is answered with a result, not with the error -32602', {
      listed: { prompts: [{ name: "p", arguments: [{ name: "a", required: true }] }] },
    }),
  },
  "RES-READ": {
    "text and blob": saysWith('passed of "a:b"', {
      listed: { resources: [{ uri: "a:b" }, { name: "none" }] },
      answers: {
        "resources/read": {
          result: {
            contents: [
              { uri: "a:b", text: "" },
              { uri: "a:b", blob: "" },
            ],
          },
        },
      },
    }),
    "no contents": saysWith('failed of "a:b": resources/read: contents is of type none, not an array', {
      listed: { resources: [{ uri: "a:b" }] },
    }),
    "an item without a text": saysWith(
      'failed of "a:b": resources/read: an item has no uri, or neither text nor blob',
      {
        listed: { resources: [{ uri: "a:b" }] },
        answers: { "resources/read": { result: { contents: [{ uri: "a:b" }] } } },
      },
    ),
    "an item without a uri": saysWith('failed of "a:b": resources/read: an item has no uri, or neither text nor blob', {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/read": { result: { contents: [{ text: "" }] } } },
    }),
    "an internal error": saysWith('failed of "a:b" (should): resources/read is answered with the error -32603', {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/read": INTERNAL },
    }),
    "another error": saysWith('failed of "a:b": resources/read is answered with the error -32602', {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/read": INVALID },
    }),
    many: saysWith(
      [...[0, 1, 2, 3, 4].map((at) => `passed of "a:${at}"`), "skipped: only the first 5 of 6 are checked"],
      {
        listed: { resources: Array.from({ length: 6 }, (_, at) => ({ uri: `a:${at}` })) },
        answers: { "resources/read": { result: { contents: [] } } },
      },
    ),
  },
  "RES-BLOB": {
    none: saysWith([], {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/read": { result: { contents: [{ uri: "a:b", text: "" }] } } },
    }),
    base64: saysWith('failed of "a:b": blob is not base64', {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/read": { result: { contents: [{ uri: "a:b", blob: "aGk=\r\naA==" }] } } },
    }),
    "base64 over lines": saysWith('passed of "a:b"', {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/read": { result: { contents: [{ blob: "aG+/\naA==" }] } } },
    }),
    "no base64": saysWith('failed of "a:b": blob is not base64', {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/read": { result: { contents: [{ blob: "no base64" }] } } },
    }),
  },
  "RES-UNKNOWN": {
    refused: says("passed", { "resources/read": INTERNAL }),
    accepted: says("failed: an unknown resource is answered with a result"),
    "no answer": says("failed: no answer within 10000 ms", { "resources/read": LATE }),
  },
  "RES-UNKNOWN-CODE": {
    "the code": says("passed", { "resources/read": { error: { code: -32002 } } }),
    "another code": says("failed: an unknown resource is answered with the error -32602, not -32002", {
      "resources/read": INVALID,
    }),
    "the code at 2026-07-28": saysWith("passed", { revision: "2026-07-28", answers: { "resources/read": INVALID } }),
    accepted: says("skipped: the server does not answer with an error"),
  },
  "RES-SUBSCRIBE": {
    "no resource": says("skipped: the server lists no resource"),
    both: saysWith("passed", { listed: { resources: [{ uri: "a:b" }] } }),
    not: saysWith("failed: resources/subscribe is answered with the error -32601", {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/subscribe": NO_METHOD },
    }),
    "not the end of it": saysWith('failed: resources/unsubscribe: the result is {"a":1}, not an empty object', {
      listed: { resources: [{ uri: "a:b" }] },
      answers: { "resources/unsubscribe": { result: { a: 1 } } },
    }),
  },
  "FAULT-PROTO-UNKNOWN-METHOD": {
    rejected: saysWith("passed", { listed: { tools: [tool("t")] }, answers: { "tools/call": INVALID } }),
    accepted: saysWith("failed: a tool that does not exist: accepted", { listed: { tools: [tool("t")] } }),
    crashed: saysWith("failed: a tool that does not exist: answered with a crash", {
      listed: { tools: [tool("t")] },
      answers: { "tools/call": DIED },
    }),
    "not answered": saysWith("failed: a tool that does not exist: not answered", {
      listed: { tools: [tool("t")] },
      answers: { "tools/call": LATE },
    }),
    "rejected, nobody knows why": says(
      "unverified: nothing in the rejection says that it is about the name of the tool, and no valid call was accepted: Internal error",
      { "tools/call": INTERNAL },
    ),
  },
  "FAULT-SCHEMA-MISSING-REQUIRED": {
    "no tool": says(
      "skipped: no tool may be called: none has readOnlyHint: true or destructiveHint: false; --allow-destructive or safe_calls allow it",
    ),
    rejected: saysWith("passed of t", { listed: { tools: [needy] }, answers: judged(OK, REFUSED) }),
    accepted: saysWith("failed of t: without `a`: accepted", { listed: { tools: [needy] }, answers: judged(OK, OK) }),
    "nothing is required": saysWith([], { listed: { tools: [tool("t")] } }),
    "a valid call fails": saysWith("unverified of t: a valid call is answered with an error", {
      listed: { tools: [needy] },
      answers: judged(INTERNAL, REFUSED),
    }),
  },
  "FAULT-SCHEMA-TYPE-MISMATCH": {
    rejected: saysWith("passed of t", { listed: { tools: [needy] }, answers: judged(OK, REFUSED) }),
    accepted: saysWith("failed of t: `a` of type number, `a` null: accepted", {
      listed: { tools: [needy] },
      answers: judged(OK, OK),
    }),
    crashed: saysWith([], { listed: { tools: [needy] }, answers: judged(OK, DIED) }),
  },
  "ERRCHAN-001": {
    "in the result": saysWith("passed of t", { listed: { tools: [needy] }, answers: judged(OK, REFUSED) }),
    "as an error": saysWith(
      "failed of t: t reports failed validation as a protocol error: without `a` (-32602), `a` of type number (-32602), `a` null (-32602)",
      { listed: { tools: [needy] }, answers: judged(OK, INVALID) },
    ),
    "no tool": says(
      "skipped: no tool may be called: none has readOnlyHint: true or destructiveHint: false; --allow-destructive or safe_calls allow it",
    ),
  },
  "ERRCHAN-002": {
    "as an error": saysWith("passed", { listed: { tools: [needy] }, answers: judged(OK, REFUSED) }),
    "in the result": saysWith("failed: an unknown tool is answered with isError: true, not with the error -32602", {
      listed: { tools: [needy] },
      answers: { "tools/call": REFUSED },
    }),
    accepted: says("skipped: an unknown tool is not rejected"),
  },
  "ERRCHAN-003": {
    "with a reason": saysWith("passed of t", { listed: { tools: [needy] }, answers: judged(OK, REFUSED) }),
    "without one": saysWith("failed of t: t rejects without saying why: without `a`, `a` of type number, `a` null", {
      listed: { tools: [needy] },
      answers: judged(OK, { result: { isError: true, content: [] } }),
    }),
  },
  "TOOL-INTERNAL-ERROR": {
    "no tool": saysWith(
      "skipped: no tool may be called: none has readOnlyHint: true or destructiveHint: false; --allow-destructive or safe_calls allow it",
      { listed: { tools: [{ name: "t" }] } },
    ),
    "a result": saysWith("passed of t", { listed: { tools: [needy] }, answers: judged(OK, REFUSED) }),
    "an internal error": saysWith("failed of t: a valid call is answered with -32603", {
      listed: { tools: [needy] },
      answers: judged(INTERNAL, REFUSED),
    }),
    "the end": saysWith("failed of t: the server ended: exit code 1", {
      listed: { tools: [needy, tool("u")] },
      answers: judged(DIED, REFUSED),
    }),
    many: saysWith(
      [...Array.from({ length: 20 }, (_, at) => `passed of t${at}`), "skipped: only the first 20 of 21 are checked"],
      { listed: { tools: Array.from({ length: 21 }, (_, at) => tool(`t${at}`)) } },
    ),
  },
  "TOOL-TEXT": {
    "text beside structured content": saysWith("passed of t", {
      listed: { tools: [needy] },
      answers: judged({ result: { structuredContent: {}, content: [{ type: "text" }] } }, REFUSED),
    }),
    "no text": saysWith("failed of t: the result has no text block", {
      listed: { tools: [needy] },
      answers: judged({ result: { structuredContent: {}, content: [{ type: "image" }, "x"] } }, REFUSED),
    }),
    "an error": saysWith([], {
      listed: { tools: [needy] },
      answers: judged({ result: { structuredContent: {}, isError: true } }, REFUSED),
    }),
    "no structured content": saysWith([], { listed: { tools: [needy] }, answers: judged(OK, REFUSED) }),
  },
  "TOOL-BASE64": {
    right: saysWith("passed of t", {
      listed: { tools: [needy] },
      answers: judged({ result: { content: [{ type: "image", data: "aGk=", mimeType: "image/png" }] } }, REFUSED),
    }),
    "no base64": saysWith('failed of t: "audio" is not base64 with a media type', {
      listed: { tools: [needy] },
      answers: judged({ result: { content: [{ type: "audio", data: "?", mimeType: "audio/mp3" }] } }, REFUSED),
    }),
    "no media type": saysWith('failed of t: "image" is not base64 with a media type', {
      listed: { tools: [needy] },
      answers: judged({ result: { content: [{ type: "image", data: "", mimeType: "png" }] } }, REFUSED),
    }),
    text: saysWith([], {
      listed: { tools: [needy] },
      answers: judged({ result: { content: [{ type: "text" }] } }, REFUSED),
    }),
  },
  "PROTO-CLIENT-CAPABILITY": {
    "nothing asks": saysWith("skipped: nothing that may be requested asks for input", {
      revision: "2026-07-28",
      listed: { tools: [tool("t")], prompts: [{ name: "p" }], resources: [{ uri: "a:b" }] },
    }),
    ...byName(
      (
        [
          ["it answers", { result: {} }, 'passed of "t"'],
          [
            "the error names it",
            { error: { code: -32021, data: { requiredCapabilities: { elicitation: {} } } } },
            'passed of "t"',
          ],
          [
            "the error does not name it",
            { error: { code: -32021, data: {} } },
            'failed of "t": data.requiredCapabilities is nothing, without elicitation',
          ],
          [
            "the error names another one",
            { error: { code: -32021, data: { requiredCapabilities: { roots: {} } } } },
            'failed of "t": data.requiredCapabilities is {"roots":{}}, without elicitation',
          ],
          [
            "another error",
            INVALID,
            'failed of "t": a client without elicitation is answered with the error -32602, not -32021',
          ],
          [
            "it asks all the same",
            { result: { resultType: "input_required", inputRequests: { a: { method: "elicitation/create" } } } },
            'failed of "t": a client without elicitation is answered with a result, not with the error -32021',
          ],
          [
            "an error of the tool",
            { result: { isError: true } },
            'failed of "t": a client without elicitation is answered with a result, not with the error -32021',
          ],
        ] as const
      ).map(
        ([name, without, wanted]): Case => [
          name,
          {
            revision: "2026-07-28",
            listed: { tools: [tool("t"), { name: "not to be called" }] },
            answers: {
              "tools/call": ({ _meta }) => {
                const offered = isObject(_meta) ? _meta["io.modelcontextprotocol/clientCapabilities"] : undefined;
                const isAll = isObject(offered) && "elicitation" in offered;
                return isAll
                  ? {
                      result: {
                        resultType: "input_required",
                        inputRequests: { a: { method: "elicitation/create" } },
                      },
                    }
                  : (without as Answer);
              },
            },
          },
          [wanted],
        ],
      ),
    ),
  },
  "TRANSPORT-SIGTERM": {
    "it ends": says("passed"),
    "it goes on": saysWith("failed: the server was still running 10 s after SIGTERM", { ended: false }),
    "another one's server": saysWith("skipped: the run did not start the server", { ended: undefined }),
  },
  "TRANSPORT-END-OF-STDIN": {
    "it ends": says("passed"),
    "it goes on": saysWith("failed: the server was still running 10 s after the end of its stdin", { ended: false }),
  },
  "TRANSPORT-STDIO-LISTEN": {
    "no changes": saysWith("skipped: the server reports no changes", {
      listed: { capabilities: { tools: { listChanged: false }, prompts: true } },
    }),
    "an error": saysWith("failed: subscriptions/listen is answered with an error", {
      listed: { capabilities: { tools: { listChanged: true } } },
      answers: { "subscriptions/listen": INVALID },
    }),
    "a result alone": saysWith("failed: subscriptions/listen is answered without acknowledgment", {
      listed: { capabilities: { tools: { listChanged: true } } },
    }),
    "no answer": saysWith("failed: no answer within 10000 ms", {
      listed: { capabilities: { tools: { listChanged: true } } },
      answers: { "subscriptions/listen": LATE },
    }),
    acknowledged: saysWith("passed", {
      listed: { capabilities: { tools: { listChanged: true }, resources: { listChanged: true } } },
      answers: {
        "subscriptions/listen": (params) =>
          JSON.stringify(params) === '{"notifications":{"toolsListChanged":true,"resourcesListChanged":true}}'
            ? acknowledged(1)
            : INVALID,
      },
    }),
    "under another id": saysWith("failed: the subscription is 2, not the id of the request", {
      listed: { capabilities: { tools: { listChanged: true } } },
      answers: { "subscriptions/listen": acknowledged(2) },
    }),
  },
};

describe.each(Object.entries(CASES))("%s", (id, cases) => {
  it.each(Object.entries(cases))("%s", async (_, { wanted, setting }) => {
    expect(await said(id, setting)).toEqual(wanted);
  });
});

function acknowledged(id: unknown): Answer {
  const params = { _meta: { "io.modelcontextprotocol/subscriptionId": id } };
  return { method: "notifications/subscriptions/acknowledged", params, result: {} } as Answer;
}

describe("what is sent", () => {
  it("is shown with its answer", async () => {
    const { probe } = probeOf({ answers: { ping: INTERNAL } });
    const reply = await probe.request("ping");
    expect(reply.evidence).toBe(
      '→ {"method":"ping"}\n← {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}',
    );
    expect(reply).toMatchObject({ result: undefined, error: { code: -32603 } });
  });

  it("has ids of its own, and at 2026-07-28 what every request has", () => {
    const { probe } = probeOf({});
    expect(JSON.parse(probe.frame("ping"))).toEqual({ jsonrpc: "2.0", id: "mcptest-1", method: "ping" });
    expect(JSON.parse(probe.frame("ping", { a: 1 }, { id: 5 }))).toEqual({
      jsonrpc: "2.0",
      id: 5,
      method: "ping",
      params: { a: 1 },
    });
    const { probe: modern } = probeOf({ revision: "2026-07-28" });
    expect([probe.modern, modern.modern, probe.liveness, modern.liveness]).toEqual([
      false,
      true,
      "ping",
      "server/discover",
    ]);
    expect(JSON.parse(modern.frame("server/discover", { a: 1 })).params).toEqual({
      a: 1,
      _meta: {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": { name: "mcptest", version: "1.2.3" },
      },
    });
  });

  it("says whether a server still answers", async () => {
    const isAnswering = (ping: Answer) => probeOf({ answers: { ping } }).probe.isAnswering();
    expect(await isAnswering(OK)).toBe(true);
    expect(await isAnswering(INTERNAL)).toBe(true);
    expect(await isAnswering(DENIED)).toBe(true);
    expect(await isAnswering(LATE)).toBe(false);
    expect(await isAnswering(DIED)).toBe(false);
    const { probe, session } = probeOf({});
    session.alive = false;
    expect(await probe.isAnswering()).toBe(false);
  });

  it("counts the time that was waited for nothing", async () => {
    const { probe, waits, watched } = probeOf({ answers: { ping: LATE }, ended: false });
    await probe.request("ping");
    expect(await probe.endBy("stdin", 50)).toBe(false);
    expect(waits).toEqual([10_001, 50]);
    expect(watched.watch.isEnding).toBe(true);
    const soon = probeOf({ ended: true });
    expect(await soon.probe.endBy("stdin", 50)).toBe(true);
    expect(soon.waits).toEqual([]);
  });

  it("asks for what is not advertised, and cancels what it opened", async () => {
    const asked: string[] = [];
    const note = (method: string) => () => {
      asked.push(method);
      return NO_METHOD;
    };
    const answers = Object.fromEntries(
      ["tools/list", "prompts/list", "resources/list"].map((method) => [method, note(method)]),
    );
    expect(await said("INV-003", { answers, listed: { capabilities: { prompts: {} } } })).toEqual([]);
    expect(asked).toEqual(["tools/list", "resources/list"]);
    const { probe, session } = probeOf({
      listed: { capabilities: { tools: { listChanged: true } } },
      answers: { "subscriptions/listen": acknowledged(1) },
    });
    await LIVE_CHECKS.find(({ id }) => id === "TRANSPORT-STDIO-LISTEN")?.check(probe);
    expect(session.notified).toEqual(["notifications/cancelled"]);
  });
});

describe("what a server lists", () => {
  const judge = (id: string, listed: Partial<ServerLists>) => {
    const whole: ServerLists = {
      revision: null,
      capabilities: {},
      instructions: null,
      tools: [],
      prompts: [],
      resources: [],
      templates: [],
      ...listed,
    };
    const found = LISTED_CHECKS.find((check) => check.id === id)?.judge(whole) ?? [];
    return found.map(({ status, subject, message }) =>
      [status, ...(subject ? [subject] : []), ...(message ? [message] : [])].join(" "),
    );
  };
  it.each<[string, Partial<ServerLists>, string[]]>([
    ["LIFE-CAPABILITIES", { capabilities: { tools: { listChanged: true }, other: {} } }, ["passed"]],
    [
      "LIFE-CAPABILITIES",
      { capabilities: { tools: true } },
      ['failed the capability "tools" is of type boolean, not an object'],
    ],
    [
      "LIFE-CAPABILITIES",
      { capabilities: { resources: { listChanged: 1, subscribe: "x" } } },
      [
        'failed "resources".listChanged is of type integer, not a boolean',
        'failed "resources".subscribe is of type string, not a boolean',
      ],
    ],
    ["TOOL-ANNOTATIONS", { tools: [{ name: "t" }] }, []],
    ["TOOL-ANNOTATIONS", { tools: [{ name: "t", annotations: { readOnlyHint: true, title: "x" } }] }, ['passed "t"']],
    [
      "TOOL-ANNOTATIONS",
      { tools: [{ name: "t", annotations: [] }] },
      ['failed "t" annotations is of type array, not an object'],
    ],
    ...["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"].map(
      (hint): [string, Partial<ServerLists>, string[]] => [
        "TOOL-ANNOTATIONS",
        { tools: [{ name: "t", annotations: { [hint]: "yes" } }] },
        [`failed "t" ${hint} is of type string, not a boolean`],
      ],
    ),
    [
      "TOOL-ANNOTATIONS",
      { tools: [{ name: "t", annotations: { title: 5 } }] },
      ['failed "t" title is of type integer'],
    ],
    ["PROMPT-ARGUMENTS", { prompts: [{ name: "p" }] }, []],
    ["PROMPT-ARGUMENTS", { prompts: [{ name: "p", arguments: [{ name: "a", required: true }] }] }, ['passed "p"']],
    [
      "PROMPT-ARGUMENTS",
      { prompts: [{ name: "p", arguments: {} }] },
      ['failed "p" arguments is of type object, not an array'],
    ],
    ["PROMPT-ARGUMENTS", { prompts: [{ name: "p", arguments: [{}] }] }, ['failed "p" an argument has no string name']],
    [
      "PROMPT-ARGUMENTS",
      { prompts: [{ name: "p", arguments: [{ name: "a", required: "x" }] }] },
      ['failed "p" required of "a" is of type string'],
    ],
    ...["a:b", "https://a.test/x?y#z", "a+b.c-d:"].map((uri): [string, Partial<ServerLists>, string[]] => [
      "RES-URI",
      { resources: [{ uri }] },
      [`passed "${uri}"`],
    ]),
    ...["a b:c", "/a", "1a:b", "a:b c", "a:{b}", "a:<b>"].map((uri): [string, Partial<ServerLists>, string[]] => [
      "RES-URI",
      { resources: [{ uri }] },
      [`failed "${uri}" it is not a URI`],
    ]),
    ["RES-URI", { resources: [{ uri: 5 }] }, ["failed 5 it is not a URI"]],
    ...["a:{b}", "a:{+b}/{c,d}", "a:{?b*}", "a"].map((uriTemplate): [string, Partial<ServerLists>, string[]] => [
      "RES-TEMPLATE",
      { templates: [{ uriTemplate }] },
      [`passed "${uriTemplate}"`],
    ]),
    ...["a:{", "a:}", "a:{}", "a:{ b }", "a:{{b}}"].map((uriTemplate): [string, Partial<ServerLists>, string[]] => [
      "RES-TEMPLATE",
      { templates: [{ uriTemplate }] },
      [`failed "${uriTemplate}" it is not a URI template`],
    ]),
  ])("%s: %j", (id, listed, wanted) => {
    expect(judge(id, listed)).toEqual(wanted);
  });
});

describe("the score", () => {
  const result = (id: string, status: RuleResult["status"], severity: RuleResult["severity"]): RuleResult => ({
    id: id as never,
    title: "t",
    status,
    severity,
  });
  it.each<[string, RuleResult[], number | null, string | null]>([
    ["nothing is judged", [result("a", "skipped", "must"), result("b", "unverified", "may")], null, null],
    ["all hold", [result("a", "passed", "must"), result("b", "passed", "may")], 100, "A"],
    [
      "a must fails among many",
      [...Array.from({ length: 30 }, (_, at) => result(`p${at}`, "passed", "must")), result("a", "failed", "must")],
      96,
      "B",
    ],
    [
      "a should fails among many",
      [...Array.from({ length: 30 }, (_, at) => result(`p${at}`, "passed", "must")), result("a", "failed", "should")],
      98,
      "A",
    ],
    ["a rule about two things", [result("a", "passed", "must"), result("a", "failed", "must")], 50, "F"],
    ["must beside should", [result("a", "passed", "must"), result("b", "failed", "should")], 71, "C"],
    ["must beside may", [result("a", "passed", "must"), result("b", "failed", "may")], 83, "B"],
    ["should beside may", [result("a", "passed", "should"), result("b", "failed", "may")], 66, "D"],
    [
      "the severest of a rule counts",
      [result("a", "passed", "may"), result("a", "passed", "must"), result("b", "failed", "should")],
      71,
      "C",
    ],
    [
      "90",
      [...Array.from({ length: 9 }, (_, at) => result(`p${at}`, "passed", "may")), result("a", "failed", "may")],
      90,
      "A",
    ],
    [
      "80",
      [...Array.from({ length: 4 }, (_, at) => result(`p${at}`, "passed", "may")), result("a", "failed", "may")],
      80,
      "B",
    ],
    [
      "60",
      [
        ...Array.from({ length: 3 }, (_, at) => result(`p${at}`, "passed", "may")),
        result("a", "failed", "may"),
        result("b", "failed", "may"),
      ],
      60,
      "D",
    ],
    ["none holds", [result("a", "failed", "may")], 0, "F"],
  ])("%s", (_, results, score, grade) => {
    expect(scoreOf(results)).toEqual({ score, grade });
  });
});

describe("whether a server is ready for 2026-07-28", () => {
  const ready = (revision: string, capabilities: Frame) => readinessOf({ revision, listed: { capabilities } as never });
  const NO_DISCOVER = "it does not answer server/discover: it speaks revisions with a handshake only";
  it.each<[string, Frame, string[]]>([
    ["2025-11-25", {}, [NO_DISCOVER]],
    [
      "2025-11-25",
      { resources: { subscribe: true }, tasks: { list: {} } },
      [
        NO_DISCOVER,
        "it offers resources.subscribe, which this revision no longer has",
        "it offers tasks.list, which this revision no longer has",
      ],
    ],
    ["2025-11-25", { resources: { subscribe: false }, tasks: null }, [NO_DISCOVER]],
    ["2026-07-28", { resources: { subscribe: true } }, []],
  ])("at %s with %j", (revision, capabilities, missing) => {
    expect(ready(revision, capabilities)).toEqual({ revision: "2026-07-28", ready: missing.length === 0, missing });
  });
});

describe("what is seen in sessions", () => {
  const watch = (...exchanges: object[]) => {
    const notifications = new NotificationWatch();
    for (const exchange of exchanges) notifications.add(exchange as Exchange);
    return notifications
      .results()
      .map(([id, { status, message }]) => [id, status, ...(message ? [message] : [])].join(" "));
  };
  const progress = (progressToken: unknown) => ({ method: "notifications/progress", params: { progressToken } });
  const log = (params: object) => ({ notifications: [{ method: "notifications/message", params }] });

  it.each<[string, object[], string[]]>([
    ["nothing", [{ request: { method: "x" } }], []],
    [
      "progress of a request",
      [{ request: { params: { _meta: { progressToken: "a" } } }, notifications: [progress("a")] }],
      ["PROTO-PROGRESS-TOKEN passed"],
    ],
    [
      "progress of nobody",
      [{ request: { params: { _meta: {} } }, notifications: [progress("b")] }],
      ['PROTO-PROGRESS-TOKEN failed progress names the token "b", which no request gave'],
    ],
    [
      "progress beside the calls",
      [{ direction: "server", request: progress(5) }],
      ["PROTO-PROGRESS-TOKEN failed progress names the token 5, which no request gave"],
    ],
    [
      "a token of the server",
      [
        { direction: "server", request: { params: { _meta: { progressToken: "a" } } } },
        { notifications: [progress("a")] },
      ],
      ['PROTO-PROGRESS-TOKEN failed progress names the token "a", which no request gave'],
    ],
    ["a log message", [log({ level: "info", data: null })], ["PROTO-LOG-MESSAGE passed"]],
    [
      "a log message of no level",
      [log({ level: "loud", data: 1 }), log({ level: "info", data: 1 })],
      ['PROTO-LOG-MESSAGE failed a log message has the level "loud"'],
    ],
    [
      "a log message without data",
      [log({ level: "emergency" })],
      ["PROTO-LOG-MESSAGE failed a log message has no data"],
    ],
    ["what is no notification", [{ notifications: ["x", { method: "notifications/message" }] }], []],
  ])("%s", (_, exchanges, wanted) => {
    expect(watch(...exchanges)).toEqual(wanted);
  });

  const session = (more: Partial<SessionObservations>): SessionObservations => ({
    invariants: [],
    faults: [],
    notifications: [],
    noiseAtEnd: [],
    ...more,
  });
  const breach = (message: string) => ({ message: hide(message), count: 1, evidence: hide("e") });
  const invariant = (id: string, status: string, breaches: object[] = [], unjudged: object[] = []) =>
    ({ id, category: "listing", status, count: breaches.length, breaches, unjudged }) as never;
  const verdicts = (sessions: SessionObservations[], transport: "stdio" | "http" = "http") =>
    Object.fromEntries(
      [...observedResults(sessions, transport)].map(([id, found]) => [
        id,
        found.map(({ status, message }) => [status, ...(message ? [message] : [])].join(" ")),
      ]),
    );

  it("is judged over all of them", () => {
    expect(
      verdicts([
        session({ invariants: [invariant("INV-006", "pass")] }),
        session({ invariants: [invariant("INV-006", "not_applicable")] }),
      ]),
    ).toEqual({ "INV-006": ["passed"] });
    expect(verdicts([session({ invariants: [invariant("INV-006", "not_applicable")] })])).toEqual({ "INV-006": [] });
    expect(
      verdicts([
        session({ invariants: [invariant("INV-006", "fail", [breach("a"), breach("b")])] }),
        session({ invariants: [invariant("INV-006", "fail", [breach("a")])] }),
        session({ invariants: [invariant("INV-006", "errored", [], [breach("c")])] }),
      ]),
    ).toEqual({ "INV-006": ["failed a", "failed b"] });
    expect(
      verdicts([
        session({ invariants: [invariant("INV-006", "errored", [], [breach("c")])] }),
        session({ invariants: [invariant("INV-006", "pass")] }),
      ]),
    ).toEqual({ "INV-006": ["unverified c"] });
  });

  it("has notifications, faults, and what is written while a process ends", () => {
    const passed = { status: "passed" } as const;
    const failed = { status: "failed", message: hide("no") } as const;
    expect(
      verdicts([
        session({ notifications: [["PROTO-LOG-MESSAGE", failed]] }),
        session({ notifications: [["PROTO-LOG-MESSAGE", passed]] }),
      ]),
    ).toEqual({ "PROTO-LOG-MESSAGE": ["failed no"] });
    expect(
      verdicts([
        session({ notifications: [["PROTO-LOG-MESSAGE", passed]] }),
        session({ notifications: [["PROTO-LOG-MESSAGE", failed]] }),
      ]),
    ).toEqual({ "PROTO-LOG-MESSAGE": ["failed no"] });
    expect(verdicts([session({})], "stdio")).toEqual({
      "FAULT-LIFECYCLE-LEFT-CHILD": ["passed"],
      "TRANSPORT-STDOUT-AT-END": ["passed"],
    });
    expect(
      verdicts(
        [
          session({
            faults: [
              { rule_id: "FAULT-LIFECYCLE-LEFT-CHILD", message: hide("left") },
              { rule_id: "FAULT-TIMEOUT-CALL", message: hide("x") },
            ],
            noiseAtEnd: [hide("bye")],
          }),
        ],
        "stdio",
      ),
    ).toEqual({
      "FAULT-LIFECYCLE-LEFT-CHILD": ["failed left"],
      "TRANSPORT-STDOUT-AT-END": [
        "failed the server wrote something to stdout that is not a protocol message while it ended",
      ],
    });
  });

  it("has no check of its own", () => {
    expect([isObserved("INV-006"), isObserved("INV-003"), isObserved("LIFE-PING"), isObserved("SCH-INVALID")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
