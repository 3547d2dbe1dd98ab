import { describe, expect, it } from "vitest";
import { findTexts } from "../../../src/conformance/calls/pattern-texts.js";
import type { Claim } from "../../../src/conformance/claims/claim.js";
import { CORPUS_RULES, isObserved, LISTED_CHECKS, LIVE_CHECKS } from "../../../src/conformance/corpus/registry.js";
import { gradeText, readinessOf, scoreOf } from "../../../src/conformance/corpus/score.js";
import type { SessionObservations } from "../../../src/conformance/corpus/session-watch.js";
import { NotificationWatch, observedResults } from "../../../src/conformance/corpus/session-watch.js";
import type { ServerLists } from "../../../src/conformance/server/check-result.js";
import { LiveServer } from "../../../src/conformance/server/live-server.js";
import type { CheckSession, ServerFacts } from "../../../src/conformance/server/types.js";
import type { Exchange } from "../../../src/core/generated/capture.js";
import { isObject } from "../../../src/core/json/json.js";
import { hide } from "../../../src/core/redaction/redacted.js";
import { patternTexts } from "../../../src/engine/judge/schema-port.js";
import type { Frame } from "../../../src/mcp/frames.js";
import type { Outcome, RequestOptions, Session } from "../../../src/mcp/types.js";
import { factsOf, NOTHING_LISTED, saidBy } from "./support.js";

/** What a server does with a request: the members of its answer, or another outcome; nothing is silence. */
type Answer = { result: unknown } | { error: unknown } | { outcome: Outcome } | undefined;
type Answers = Readonly<Record<string, Given>>;

const none = { durationMs: 1, notifications: [] };
/** What HTTP alone answers. */
function fault(message: string, more: object = {}): Answer {
  const fault = { rule_id: "FAULT-HTTP-STATUS" as never, message: hide(message), ...more };
  return { outcome: { kind: "fault", fault, ...none } };
}

const NO_METHOD: Answer = { error: { code: -32601, message: "Method not found" } };
const INVALID: Answer = { error: { code: -32602, message: "Invalid params" } };
const INTERNAL: Answer = { error: { code: -32603, message: "Internal error" } };
const MORE = { result: { nextCursor: "x" } };
const DENIED = fault("HTTP 401", { unverified: true });
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
    const named = frame.method === undefined ? "answer" : "no method";
    return this.#outcome(typeof frame.method === "string" ? frame : { ...frame, method: named }, options);
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
  /** How long the first server took to start. */
  startupMs?: number;
  /** No other one starts. */
  isAlone?: true;
}

function probeOf({
  answers = {},
  listed = {},
  revision = "2025-11-25",
  facts = {},
  startupMs = 100,
  isAlone,
  ...rest
}: Setting) {
  const session = new MemorySession(answers, { negotiatedVersion: revision, ...facts });
  if ("ended" in rest) session.ended = rest.ended;
  const waits: number[] = [];
  const mayCall: ServerFacts["mayCall"] = ({ annotations }) =>
    isObject(annotations) && annotations.readOnlyHint === true;
  const waitedInVain = (ms: number) => void waits.push(ms);
  const server = factsOf({ revision, transport: "stdio", mayCall, startupMs, waitedInVain }, listed);
  const close = async () => {};
  const watched = {
    session: session as unknown as Session,
    watch: { faults: [] },
    close,
    discard: close,
  } as unknown as CheckSession;
  const open = async () => {
    if (isAlone)
      return { ok: false as const, failure: { rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message: hide("x") } as const };
    session.alive = true;
    return { ok: true as const, watched };
  };
  return { probe: new LiveServer(server, watched, open), session, waits, watched };
}

/** What a check says of a server: the status and the message of each result. */
async function said(id: string, setting: Setting = {}): Promise<string[]> {
  for (const { inputSchema } of setting.listed?.tools ?? []) await findTexts(inputSchema, patternTexts);
  return saidBy(id, probeOf(setting).probe);
}

const readOnly = { annotations: { readOnlyHint: true } };
const tool = (name: string, more: Frame = {}) => ({ name, inputSchema: { type: "object" }, ...readOnly, ...more });
const text = { type: "string" };
const taking = (properties: Frame, ...required: string[]) =>
  tool("t", { inputSchema: { type: "object", required, properties } });
const needy = taking({ a: text }, "a");
const REFUSED = { result: { isError: true, content: [{ type: "text", text: "Invalid arguments: a is required" }] } };
const OK: Answer = { result: { content: [] } };
const NONE_MAY_BE_CALLED =
  "skipped: no tool may be called: none has readOnlyHint: true or destructiveHint: false; --allow-destructive or safe_calls allow it";
const MALFORMED = "failed: the server no longer answers after a malformed message";
const SILENT = "failed: no answer, although later requests were answered";
const UNSURE = "unverified: no answer in time after a malformed message, nor from another server";
const SLOW = "unverified: no answer in 10 s; see --max-call";
const first = (count: number, all: number) => `only the first ${count} of ${all} are checked`;
const accepted = (what: string, code: number) =>
  `failed: ${what} is answered with a result, not with the error ${code}`;

/** What a check is to say of a server. */
interface Said {
  wanted: string | string[];
  setting: Setting;
}

/** Answers a completion of the only argument with these values. */
function completing(values: unknown): Given {
  const wanted = '[{"type":"ref/prompt","name":"p"},{"name":"a","value":""}]';
  return ({ ref, argument }) =>
    JSON.stringify([ref, argument]) === wanted ? { result: { completion: { values } } } : INVALID;
}

/** Asks a client for input, and answers so one that does not offer elicitation. */
function unlessOffered(without: Answer): Given {
  return ({ _meta }) => {
    const offered = isObject(_meta) ? _meta["io.modelcontextprotocol/clientCapabilities"] : undefined;
    return isObject(offered) && "elicitation" in offered ? asksFor("elicitation/create") : without;
  };
}

/** Whether each of its first requests is answered too late. */
function late(...each: boolean[]): () => Answer {
  const answers = each.map((isLate) => (isLate ? LATE : { result: {} }));
  return () => answers.shift() ?? { result: {} };
}

type Given = Answer | ((params: Frame, sent: Frame) => Answer);
type Cases<T> = Record<string, readonly [wanted: string | string[], given?: T]>;

/** Servers that answer one method, each in its way; without a way, with an empty result. */
function answering(method: string, cases: Cases<Given>): Record<string, Said> {
  return offering({}, method, cases);
}

/** The same for servers that have more in common. */
function offering(common: Setting, method: string, cases: Cases<Given>): Record<string, Said> {
  return Object.fromEntries(
    Object.entries(cases).map(([name, [wanted, ...given]]) => [
      name,
      { wanted, setting: { ...common, ...(given.length > 0 && { answers: { [method]: given[0] } }) } },
    ]),
  );
}

function settings(cases: Cases<Setting>): Record<string, Said> {
  return Object.fromEntries(Object.entries(cases).map(([name, [wanted, setting = {}]]) => [name, { wanted, setting }]));
}

/** A server with one tool, which answers calls by whether `a` is a text. */
function calling(cases: Record<string, readonly [wanted: string | string[], good: Answer, bad?: Answer]>) {
  const rows = Object.entries(cases).map(([name, [wanted, good, bad = REFUSED]]) => {
    const answer = ({ name: called, arguments: args }: Frame) => {
      if (called !== "t") return INVALID;
      return isObject(args) && typeof args.a === "string" ? good : bad;
    };
    return [name, [wanted, answer]];
  });
  return offering(tools(needy), "tools/call", Object.fromEntries(rows));
}

const discovered = (info: Frame): Answer => ({
  result: { _meta: { "io.modelcontextprotocol/serverInfo": info } },
});
const MODERN = { revision: "2026-07-28" };
const META_KEYS = ["io.modelcontextprotocol/protocolVersion", "io.modelcontextprotocol/clientCapabilities"] as const;
const BOTH_META = META_KEYS.map((key) => `passed of ${key}`);
const asksFor = (method: string): Answer => ({
  result: { resultType: "input_required", inputRequests: { a: { method } } },
});
const many = (count: number, name: (at: number) => Frame) => Array.from({ length: count }, (_, at) => name(at));
const tools = (...items: Frame[]): Setting => ({ listed: { tools: items } });
const prompts = (...items: Frame[]): Setting => ({ listed: { prompts: items } });
const resources = (...items: Frame[]): Setting => ({ listed: { resources: items } });
const advertising = (capabilities: Frame): Setting => ({ listed: { capabilities } });
const LISTENING = advertising({ tools: { listChanged: true } });
const coded = (code: number, data?: Frame): Answer => ({ error: { code, ...(data && { data }) } });
const one = resources({ uri: "a:b" });
const needingA = { name: "p", arguments: [{ name: "a", required: true }] };
const COMPLETED = "failed: completion/complete: completion.values";
const NOT_OFFERED = 'failed of "t": a client without elicitation is answered with';
const NOT_AN_ITEM = 'failed of "a:b": resources/read: /contents/0 has no "text" or "blob"';

const WRONG_TYPES = ["of type number", "null", "of type boolean", "of type object", "of type array"].map(
  (what) => `\`a\` ${what}`,
);

const CASES: Record<string, Record<string, Said>> = {
  "LIFE-PING": answering("ping", {
    empty: ["passed", { result: { _meta: {}, resultType: "complete" } }],
    "not empty": ['failed: a ping: the result is {"a":1}, not an empty object', { result: { a: 1 } }],
    "an error": ["failed: a ping is answered with the error -32603", INTERNAL],
    "no object": ["failed: a ping is answered with a result that is not an object", { result: 5 }],
    "no answer": [SILENT, LATE],
    "no answer while it was busy": ["passed", late(true)],
    "the end": ["failed: the server ended: exit code 1", DIED],
    "not revealed": ["unverified: HTTP 401", DENIED],
    "not sent": [
      "unverified: too long",
      { outcome: { kind: "unsendable", rule_id: "FAULT-HTTP-STATUS" as never, message: hide("too long") } },
    ],
    "a fault": ["failed: HTTP 500", fault("HTTP 500")],
    "a signal": [
      "failed: the server ended: signal SIGSEGV",
      { outcome: { kind: "died", process: { exit_code: null, signal: "SIGSEGV" } as never, ...none } },
    ],
  }),
  "LIFE-DISCOVER": answering("server/discover", {
    complete: ["passed", { result: { supportedVersions: ["2025-11-25"], capabilities: {} } }],
    "without versions": ["failed: server/discover: supportedVersions is missing", { result: {} }],
    "without its own": [
      "failed: server/discover: supportedVersions lacks 2025-11-25",
      { result: { supportedVersions: ["x"] } },
    ],
    "without capabilities": [
      "failed: server/discover: capabilities is of type array",
      { result: { supportedVersions: ["2025-11-25"], capabilities: [] } },
    ],
  }),
  "LIFE-SERVER-INFO": answering("server/discover", {
    complete: ["passed", discovered({ name: "s", version: "1" })],
    none: ["failed: server/discover: serverInfo is missing", { result: {} }],
    "without a name": ["failed: server/discover: serverInfo has no string name", discovered({ version: "1" })],
    "without a version": [
      "failed: server/discover: serverInfo has no string version",
      discovered({ name: "s", version: 1 }),
    ],
  }),
  "LIFE-UNSUPPORTED-VERSION": {
    ...answering("server/discover", {
      rejected: ["passed", coded(-32022, { supported: [] })],
      "without the supported ones": ["failed: the error -32022 has no data.supported", coded(-32022, {})],
      accepted: [accepted("revision 1999-01-01", -32022)],
      "another error": ["failed: revision 1999-01-01 is answered with the error -32602, not -32022", INVALID],
    }),
    ...offering(advertising({ tools: {} }), "tools/list", {
      "by a list": ["passed", coded(-32022, { supported: [] })],
    }),
  },
  "LIFE-REQUIRED-META": offering(MODERN, "server/discover", {
    rejected: [BOTH_META, INVALID],
    "the method is unknown": [
      [
        `passed of ${META_KEYS[0]}`,
        `failed of ${META_KEYS[1]}: a request without ${META_KEYS[1]} is answered with the error -32601, not -32602`,
      ],
      NO_METHOD,
    ],
    "what is sent": [
      BOTH_META,
      ({ _meta }) =>
        isObject(_meta) && Object.values(_meta).filter((value) => value !== undefined).length === 2 ? INVALID : OK,
    ],
  }),
  "LIFE-FIRST-REQUEST": {
    ...offering(MODERN, "server/discover", { answered: ["passed"], "answered too late": ["passed", late(true)] }),
    ...offering({ ...MODERN, ...advertising({ tools: {} }) }, "tools/list", {
      "a list": ["failed: tools/list as the first request is answered with the error -32603", INTERNAL],
    }),
  },
  "LIFE-EARLY-PING": answering("ping", { answered: ["passed"], "answered too late": [SLOW, late(true)] }),
  "LIFE-EARLY-REQUEST": {
    ...answering("tools/list", {
      rejected: ["passed", INTERNAL],
      silent: ["passed", undefined],
      "not revealed": ["unverified: HTTP 401", DENIED],
    }),
    ...answering("initialize", {
      "no handshake afterwards": ["failed: the server no longer answers after a request before initialize", INTERNAL],
    }),
  },
  "LIFE-UNKNOWN-VERSION": answering("initialize", {
    "another one": ["passed", { result: { protocolVersion: "2025-11-25" } }],
    "an error": ["passed", INVALID],
    repeated: [
      "failed: the offer of revision 1999-01-01: the server repeats the unknown revision",
      { result: { protocolVersion: "1999-01-01" } },
    ],
    none: [
      'failed: the offer of revision 1999-01-01: the server answers with "2.0", which is not a revision',
      { result: { protocolVersion: "2.0" } },
    ],
  }),
  "LIFE-RESULT": answering("initialize", {
    complete: [
      "passed",
      { result: { protocolVersion: "x", capabilities: {}, serverInfo: { name: "s", version: "1" } } },
    ],
    rejected: ["skipped: the server rejects an offer that it does not know", INVALID],
    "without a version": ["failed: initialize: protocolVersion is missing", { result: {} }],
    "without capabilities": ["failed: initialize: capabilities is missing", { result: { protocolVersion: "x" } }],
    "without a name": [
      "failed: initialize: serverInfo has no string name",
      { result: { protocolVersion: "x", capabilities: {}, serverInfo: {} } },
    ],
  }),
  "LIFE-SAME-VERSION": settings({
    "the same": ["passed"],
    "another one": [
      'failed: the server answered with 2025-11-25 before, and with "2025-06-18" when it was offered 2025-11-25',
      { facts: { negotiatedVersion: "2025-06-18" } },
    ],
  }),
  "PROTO-UNKNOWN-METHOD": answering("mcptest/unknown", {
    rejected: ["passed", NO_METHOD],
    accepted: [accepted("an unknown method", -32601)],
    "another code": ["failed: an unknown method is answered with the error -32602, not -32601", INVALID],
    "no answer": [SILENT, LATE],
  }),
  "PROTO-UNKNOWN-NOTIFICATION": answering("notifications/mcptest", {
    "left alone": ["passed", undefined],
    answered: ["failed: an unknown notification is answered"],
    "ends the server": ["failed (should): the server no longer answers after an unknown notification", DIED],
  }),
  "PROTO-STRING-ID": answering("ping", {
    kept: ["passed"],
    "not answered if it looks like a number": [
      SILENT,
      (_, { id }) => (typeof id === "string" && /^\d+$/.test(id) ? undefined : OK),
    ],
    silent: [SILENT, (_, { id }) => (typeof id === "string" && id.includes("é") ? undefined : OK)],
    "taken for a notification if it is 0": [SILENT, (_, { id }) => (id === 0 ? undefined : OK)],
    "taken for a notification if it is empty": [SILENT, (_, { id }) => (id === "" ? undefined : OK)],
    "negative numbers are not answered": [SILENT, (_, { id }) => (Number(id) < 0 ? undefined : OK)],
  }),
  "PROTO-EXTRA-MEMBERS": answering("ping", {
    ignored: ["passed"],
    rejected: [
      "failed: unknown members are answered with the error -32602",
      (params) => ("mcptestUnknown" in params ? INVALID : OK),
    ],
    "not answered": [SILENT, (params) => ("mcptestUnknown" in params ? undefined : OK)],
  }),
  "PROTO-CONCURRENT": answering("ping", {
    all: ["passed"],
    "not revealed": ["unverified: HTTP 401", DENIED],
    none: ["failed: 10 of 10 requests at the same time are not answered", LATE],
  }),
  "PROTO-PARSE-ERROR": answering("not JSON", {
    silent: ["passed", undefined],
    "the code": ["passed", coded(-32700)],
    "another code": ["passed", coded(-32600)],
    "a wrong code": ["failed: a malformed message is answered with the error -32603, not -32700", INTERNAL],
    "a result": ["failed: a malformed message is answered with a result", OK],
    "the end": ["skipped: PROTO-SURVIVES reports this", DIED],
    "a status": ["passed", fault("x", { http: { status: 400 } })],
    "a status of the server": ["failed: HTTP 500", fault("HTTP 500", { http: { status: 500 } })],
  }),
  "PROTO-INVALID-REQUEST": {
    ...answering("no method", {
      "the code": ["passed", coded(-32600)],
      "a code that it is mistaken for": ["passed", NO_METHOD],
      "a wrong code": ["failed: a malformed message is answered with the error -32603, not -32600", INTERNAL],
    }),
    ...answering("not JSON", { "the end before it": ["skipped: the server ended before it could be sent", DIED] }),
  },
  "PROTO-SURVIVES": {
    ...answering("not JSON", {
      both: ["passed", coded(-32700)],
      "not the first": [MALFORMED, DIED],
    }),
    ...answering("no method", {
      "not the second": [MALFORMED, DIED],
    }),
    ...answering("ping", {
      // The first is sent with the malformed message.
      "late once": ["passed", late(true, true)],
      "not, while another one does": [MALFORMED, late(true, true, false, true)],
      "not, and no other one does": [UNSURE, LATE],
    }),
    ...offering({ isAlone: true }, "ping", { "not, and no other one starts": [UNSURE, LATE] }),
  },
  "PROTO-STRAY-ANSWER": answering("answer", {
    ignored: ["passed", undefined],
    "the end": ["failed: the server no longer answers after an answer to no request", DIED],
  }),
  "PROTO-BATCH": answering("batch", {
    answered: ["passed"],
    rejected: ["failed: a batch is answered with the error -32600", coded(-32600)],
    silent: [SILENT, undefined],
  }),
  "PROTO-CANCEL-UNKNOWN": answering("notifications/cancelled", {
    ignored: ["passed", undefined],
    answered: ["failed: a cancellation of no request is answered"],
    "the end": ["failed: the server no longer answers after a cancellation of no request", DIED],
  }),
  "PROTO-LOG-LEVELS": answering("logging/setLevel", {
    all: ["passed"],
    "one is refused": [
      'failed: the level "notice" is answered with the error -32602',
      ({ level }) => (level === "notice" ? INVALID : { result: {} }),
    ],
    "not empty": ['failed: the level "debug": the result is {"content":[]}, not an empty object', OK],
  }),
  "PROTO-LOG-INVALID": answering("logging/setLevel", {
    refused: ["passed", INVALID],
    accepted: [accepted("an invalid log level", -32602)],
  }),
  "PROTO-COMPLETION": {
    ...settings({ "no prompt": ["skipped: no prompt has an argument"] }),
    ...offering(prompts({ name: "q" }, { name: "p", arguments: [{ name: "a" }] }), "completion/complete", {
      "one value": ["passed", completing(["a"])],
      "100 values": ["passed", completing(Array(100).fill("a"))],
      "a text": [`${COMPLETED} is of type string, not an array`, completing("a")],
      nothing: [`${COMPLETED} is missing, not an array`, completing(undefined)],
      "a number": [`${COMPLETED} has items that are not strings`, completing([1])],
      "101 values": [`${COMPLETED} has 101 items`, completing(Array(101).fill("a"))],
    }),
  },
  "PROTO-COMPLETION-REF": answering("completion/complete", {
    refused: ["passed", INVALID],
    accepted: [accepted("an unknown prompt", -32602)],
  }),
  "PROTO-CURSOR": settings({
    "one page": ["skipped: every list has one page", advertising({ tools: {} })],
    "several pages": [
      [
        "passed of tools/list",
        "failed of prompts/list: an invalid cursor is answered with a result, not with the error -32602",
      ],
      {
        listed: { capabilities: { tools: {}, prompts: {}, resources: {} } },
        answers: {
          "tools/list": ({ cursor }) => (cursor ? INVALID : MORE),
          "prompts/list": MORE,
        },
      },
    ],
    "lists that are not offered": ["skipped: every list has one page", { answers: { "tools/list": MORE } }],
  }),
  "PROTO-NULL-ARGUMENTS": {
    ...settings({
      "no tool": [NONE_MAY_BE_CALLED],
      "a tool that needs some, and may not be called": [
        "failed: a call without the name of a tool is answered with -32603",
        { ...tools({ name: "u", inputSchema: { required: ["a"] } }), answers: { "tools/call": INTERNAL } },
      ],
    }),
    ...offering(tools(needy), "tools/call", {
      "a tool that needs some": ["failed: null arguments are answered with -32603", INTERNAL],
    }),
    ...offering(tools(tool("t")), "tools/call", {
      rejected: ["passed", ({ name, arguments: args }) => (name === undefined || args === null ? INVALID : INTERNAL)],
      "rejected only with a name": [
        "failed: a call without the name of a tool is answered with -32603",
        ({ name }) => (name === undefined ? INTERNAL : INVALID),
      ],
      "no answer": [SLOW, LATE],
    }),
  },
  "PROMPT-GET": {
    ...offering(prompts({ name: "p", arguments: [{ name: "a", required: true }, { name: "b" }] }), "prompts/get", {
      messages: [
        'passed of "p"',
        (params) => {
          const messages = ["user", "assistant"].map((role) => ({ role, content: { type: "text", text: "" } }));
          return JSON.stringify(params) === '{"name":"p","arguments":{"a":"text"}}'
            ? { result: { messages } }
            : INTERNAL;
        },
      ],
      "made up arguments are rejected": ['unverified of "p": the server rejects the generated arguments', INVALID],
    }),
    ...offering(prompts({ name: "p" }), "prompts/get", {
      "an error without arguments": ['failed of "p": prompts/get is answered with the error -32602', INVALID],
      "no messages": ['failed of "p": prompts/get: it has no "messages"', { result: {} }],
      "a text": [
        'failed of "p": prompts/get: /messages/0 is of type string, not object',
        { result: { messages: ["x"] } },
      ],
      "another role": [
        'failed of "p": prompts/get: /messages/0/role is "system", not "assistant" or "user"',
        { result: { messages: [{ role: "system", content: { type: "text", text: "" } }] } },
      ],
      "content of an unknown type": [
        'failed of "p": prompts/get: /messages/0/content/type is "movie", not "text" or "image" or "audio" or "resource_link" or "resource"',
        { result: { messages: [{ role: "user", content: { type: "movie" } }] } },
      ],
    }),
    ...offering(prompts(...many(7, (at) => ({ name: `p${at}` }))), "prompts/get", {
      "many prompts": [
        [...[0, 1, 2, 3, 4].map((at) => `passed of "p${at}"`), `skipped: ${first(5, 7)}`],
        { result: { messages: [] } },
      ],
    }),
  },
  "PROMPT-UNKNOWN": answering("prompts/get", {
    refused: ["passed", INVALID],
    accepted: [accepted("an unknown prompt", -32602)],
  }),
  "PROMPT-REQUIRED": {
    ...settings({
      none: ["skipped: no prompt requires an argument", prompts({ name: "p", arguments: [{ name: "a" }, "x"] })],
    }),
    ...offering(prompts(needingA), "prompts/get", {
      refused: ['passed of "p"', INVALID],
      accepted: ['failed of "p": a missing argument is answered with a result, not with the error -32602'],
    }),
  },
  "RES-READ": {
    ...offering(resources({ uri: "a:b" }, { name: "none" }), "resources/read", {
      "text and blob": [
        'passed of "a:b"',
        { result: { contents: [{ text: "" }, { blob: "" }].map((content) => ({ uri: "a:b", ...content })) } },
      ],
      "no contents": ['failed of "a:b": resources/read: it has no "contents"'],
      "an item without a text": [NOT_AN_ITEM, { result: { contents: [{ uri: "a:b" }] } }],
      "an item without a uri": [
        'failed of "a:b": resources/read: /contents/0 has no "uri"',
        { result: { contents: [{ text: "" }] } },
      ],
      "an internal error": ['failed of "a:b" (should): resources/read is answered with the error -32603', INTERNAL],
      "another error": ['failed of "a:b": resources/read is answered with the error -32602', INVALID],
      "an error of a service": [
        'unverified of "a:b": the service that it needs is not reached',
        { error: { code: -32000, message: "connect ECONNREFUSED 127.0.0.1:5432" } },
      ],
      "no answer in time": ['unverified of "a:b": no answer in 10 s; see --max-call', LATE],
    }),
    ...offering(resources(...many(6, (at) => ({ uri: `a:${at}` }))), "resources/read", {
      many: [
        [...[0, 1, 2, 3, 4].map((at) => `passed of "a:${at}"`), `skipped: ${first(5, 6)}`],
        { result: { contents: [] } },
      ],
    }),
  },
  "RES-BLOB": offering(one, "resources/read", {
    none: [[], { result: { contents: [{ uri: "a:b", text: "" }] } }],
    "base64 that goes on after its end": [
      'failed of "a:b": blob is not base64',
      { result: { contents: [{ uri: "a:b", blob: "aGk=\r\naA==" }] } },
    ],
    "base64 over lines": ['passed of "a:b"', { result: { contents: [{ blob: "aG+/\naA==" }] } }],
    "no base64": ['failed of "a:b": blob is not base64', { result: { contents: [{ blob: "no base64" }] } }],
  }),
  "RES-UNKNOWN": answering("resources/read", {
    refused: ["passed", INTERNAL],
    accepted: ["failed: an unknown resource is answered with a result"],
    "an empty text": [
      "failed: an unknown resource is answered with contents without text",
      { result: { contents: [{ uri: "a:b", text: "" }] } },
    ],
    "no answer": [SLOW, LATE],
  }),
  "RES-UNKNOWN-CODE": {
    ...answering("resources/read", {
      "the code": ["passed", coded(-32002)],
      "another code": ["failed: an unknown resource is answered with the error -32602, not -32002", INVALID],
      accepted: ["skipped: the server does not answer with an error"],
    }),
    ...offering(MODERN, "resources/read", { "the code at 2026-07-28": ["passed", INVALID] }),
  },
  "RES-SUBSCRIBE": {
    ...settings({ "no resource": ["skipped: the server lists no resource"], both: ["passed", one] }),
    ...offering(one, "resources/subscribe", {
      not: ["failed: resources/subscribe is answered with the error -32601", NO_METHOD],
    }),
    ...offering(one, "resources/unsubscribe", {
      "not the end of it": [
        'failed: resources/unsubscribe: the result is {"a":1}, not an empty object',
        { result: { a: 1 } },
      ],
    }),
  },
  "FAULT-PROTO-UNKNOWN-METHOD": {
    ...offering(tools(tool("t")), "tools/call", {
      rejected: ["passed", INVALID],
      accepted: ["failed: a tool that does not exist: accepted"],
      crashed: ["failed: a tool that does not exist: not answered: the server ended", DIED],
      "no answer in time": [SLOW, LATE],
    }),
    ...answering("tools/call", {
      "rejected, nobody knows why": [
        "unverified: nothing in the rejection says that it is about the name of the tool, and no valid call was accepted: Internal error",
        INTERNAL,
      ],
    }),
  },
  "FAULT-SCHEMA-MISSING-REQUIRED": {
    ...settings({ "no tool": [NONE_MAY_BE_CALLED], "nothing is required": [[], tools(tool("t"))] }),
    ...calling({
      rejected: ["passed of t", OK],
      accepted: ["failed of t: without `a`: accepted", OK, OK],
      "a valid call fails": ["unverified of t: a valid call is answered with an error", INTERNAL],
      "a valid call is slow": ["unverified of t: no answer in 10 s; see --max-call", LATE],
      "a bad call is slow": ["unverified of t: no answer in 10 s; see --max-call", OK, LATE],
    }),
  },
  "FAULT-SCHEMA-TYPE-MISMATCH": {
    ...calling({
      rejected: ["passed of t", OK],
      accepted: [`failed of t: ${WRONG_TYPES.join(", ")}: accepted`, OK, OK],
      crashed: ["unverified of t: the server ended during an earlier call", OK, DIED],
    }),
    ...offering(
      tools(taking({ a: text, b: text, c: text, d: text, e: text }), ...many(21, (at) => tool(`t${at}`))),
      "tools/call",
      {
        "many bad calls, and many tools": [
          ["passed of t", "skipped of t: only the first 20 of 25 are checked", `skipped: ${first(20, 22)}`],
          ({ arguments: args }) =>
            Object.values(args as Frame).every((one) => typeof one === "string") ? OK : REFUSED,
        ],
      },
    ),
  },
  "ERRCHAN-001": {
    ...settings({ "no tool": [NONE_MAY_BE_CALLED] }),
    ...calling({
      "in the result": ["passed of t", OK],
      "as an error": [
        `failed of t: t reports failed validation as a protocol error: ${["without `a`", ...WRONG_TYPES].map((label) => `${label} (-32602)`).join(", ")}`,
        OK,
        INVALID,
      ],
    }),
  },
  "ERRCHAN-002": {
    ...calling({ "as an error": ["passed", OK] }),
    ...offering(tools(needy), "tools/call", {
      "in the result": ["failed: an unknown tool is answered with isError: true, not with the error -32602", REFUSED],
    }),
    ...settings({
      accepted: ["skipped: an unknown tool is not rejected"],
    }),
  },
  "ERRCHAN-003": calling({
    "with a reason": ["passed of t", OK],
    "without one": [
      `failed of t: t rejects without saying why: ${["without `a`", ...WRONG_TYPES].join(", ")}`,
      OK,
      { result: { isError: true, content: [] } },
    ],
  }),
  "TOOL-INTERNAL-ERROR": {
    ...settings({
      "no tool": [NONE_MAY_BE_CALLED, tools({ name: "t" })],
      "tools without a name": [
        ["passed of t", "skipped: 2 tools without a string name: not called"],
        tools(tool("t"), tool(5 as never), {}),
      ],
      "the end": [
        ["failed of t: the server ended: exit code 1", "failed of u: the server ended: exit code 1"],
        { listed: { tools: [needy, tool("u")] }, answers: { "tools/call": DIED } },
      ],
      many: [
        [...Array.from({ length: 100 }, (_, at) => `passed of t${at}`), `skipped: ${first(100, 101)}`],
        tools(...many(101, (at) => tool(`t${at}`))),
      ],
    }),
    ...calling({
      "a result": ["passed of t", OK],
      "an internal error": ["failed of t: a valid call is answered with -32603", INTERNAL],
      "no answer in time": ["unverified of t: no answer in 10 s; see --max-call", LATE],
    }),
    ...offering(
      tools(taking({ code: { ...text, format: "uri", pattern: "^[A-Z]{3}-[0-9]{2}$" } }, "code")),
      "tools/call",
      {
        "arguments that match a pattern": [
          "passed of t",
          ({ arguments: args }) => (/^[A-Z]{3}-[0-9]{2}$/.test(String((args as Frame).code)) ? OK : INTERNAL),
        ],
      },
    ),
  },
  "PROTO-ERROR-ID": answering("no method", {
    own: ["passed", INVALID],
    null: ["failed: an invalid request is answered under null", { id: null, error: { code: -32600 } } as Answer],
    silent: ["skipped: an invalid request is not answered", undefined],
  }),
  "TOOL-TEXT": calling({
    "text beside structured content": [
      "passed of t",
      { result: { structuredContent: {}, content: [{ type: "text" }] } },
    ],
    "no text": [
      "failed of t: the result has no text block",
      { result: { structuredContent: {}, content: [{ type: "image" }, "x"] } },
    ],
    "an error": [[], { result: { structuredContent: {}, isError: true } }],
    "no structured content": [[], OK],
  }),
  "TOOL-BASE64": calling({
    right: ["passed of t", { result: { content: [{ type: "image", data: "aGk=", mimeType: "image/png" }] } }],
    "no base64": [
      'failed of t: "audio" is not base64 with a media type',
      { result: { content: [{ type: "audio", data: "?", mimeType: "audio/mp3" }] } },
    ],
    "no media type": [
      'failed of t: "image" is not base64 with a media type',
      { result: { content: [{ type: "image", data: "", mimeType: "png" }] } },
    ],
    text: [[], { result: { content: [{ type: "text" }] } }],
  }),
  "PROTO-CLIENT-CAPABILITY": {
    ...settings({
      "nothing asks": [
        "skipped: nothing that may be requested asks for input",
        { ...MODERN, listed: { tools: [tool("t")], prompts: [{ name: "p" }], resources: [{ uri: "a:b" }] } },
      ],
    }),
    ...offering({ ...MODERN, listed: { tools: [tool("t"), { name: "not to be called" }] } }, "tools/call", {
      "it answers": ['passed of "t"', unlessOffered({ result: {} })],
      "the error names it": [
        'passed of "t"',
        unlessOffered(coded(-32021, { requiredCapabilities: { elicitation: {} } })),
      ],
      "the error does not name it": [
        'failed of "t": data.requiredCapabilities is nothing, without elicitation',
        unlessOffered(coded(-32021, {})),
      ],
      "the error names another one": [
        'failed of "t": data.requiredCapabilities is {"roots":{}}, without elicitation',
        unlessOffered(coded(-32021, { requiredCapabilities: { roots: {} } })),
      ],
      "another error": [`${NOT_OFFERED} the error -32602, not -32021`, unlessOffered(INVALID)],
      "it asks all the same": [`${NOT_OFFERED} a result, not with the error -32021`, asksFor("elicitation/create")],
      "an error of the tool": [
        `${NOT_OFFERED} a result, not with the error -32021`,
        unlessOffered({ result: { isError: true } }),
      ],
    }),
  },
  "TRANSPORT-SIGTERM": settings({
    "it ends": ["passed"],
    "it goes on": ["failed: the server was still running 10 s after SIGTERM", { ended: false }],
    "it goes on, on a slow machine": [
      "failed: the server was still running 16 s after SIGTERM",
      { ended: false, startupMs: 8_000 },
    ],
    "another one's server": ["skipped: the run did not start the server", { ended: undefined }],
  }),
  "TRANSPORT-END-OF-STDIN": settings({
    "it ends": ["passed"],
    "it goes on": ["failed: the server was still running 10 s after the end of its stdin", { ended: false }],
  }),
  "TRANSPORT-STDIO-LISTEN": {
    ...settings({
      "no changes": [
        "skipped: the server reports no changes",
        advertising({ tools: { listChanged: false }, prompts: true }),
      ],
    }),
    ...offering(LISTENING, "subscriptions/listen", {
      "an error": ["failed: subscriptions/listen is answered with an error", INVALID],
      "a result alone": ["failed: subscriptions/listen is answered without acknowledgment"],
      "no answer": [SILENT, LATE],
      acknowledged: [
        "passed",
        (params) =>
          JSON.stringify(params) === '{"notifications":{"toolsListChanged":true}}' ? acknowledged(1) : INVALID,
      ],
      "under another id": ["failed: the subscription is 2, not the id of the request", acknowledged(2)],
    }),
  },
};

describe.each(Object.entries(CASES))("%s", (id, cases) => {
  it.each(Object.entries(cases))("%s", async (_, { wanted, setting }) => {
    expect(await said(id, setting)).toEqual([wanted].flat());
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
      '→ {"method":"ping"}\n← {"jsonrpc":"2.0","error":{"code":-32603,"message":"Internal error"}}',
    );
    expect(reply).toMatchObject({ result: undefined, error: { code: -32603 } });
  });

  it("has ids of its own, and at 2026-07-28 what every request has", () => {
    const { probe } = probeOf({});
    expect(JSON.parse(probe.frame("ping"))).toEqual({ jsonrpc: "2.0", id: 1, method: "ping" });
    const frame = { jsonrpc: "2.0", id: 5, method: "ping", params: { a: 1 } };
    expect(JSON.parse(probe.frame("ping", { a: 1 }, { id: 5 }))).toEqual(frame);
    const { probe: modern } = probeOf({ revision: "2026-07-28" });
    expect([probe.modern, probe.liveness]).toEqual([false, "ping"]);
    expect([modern.modern, modern.liveness]).toEqual([true, "server/discover"]);
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
    const answering = await Promise.all([OK, INTERNAL, DENIED, LATE, DIED].map(isAnswering));
    expect(answering).toEqual([true, true, true, false, false]);
    const { probe, session } = probeOf({});
    session.alive = false;
    expect(await probe.isAnswering()).toBe(false);
  });

  it("counts the time that was waited for nothing", async () => {
    const { probe, waits, watched } = probeOf({ answers: { ping: LATE }, ended: false });
    await probe.request("ping");
    expect(await probe.endBy("stdin", 50)).toBe(false);
    expect(waits).toEqual([10_001, 10_001, 50]);
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
    const lists = ["tools/list", "prompts/list", "resources/list"];
    const answers = Object.fromEntries(lists.map((method) => [method, note(method)]));
    expect(await said("INV-003", { answers, listed: { capabilities: { prompts: {} } } })).toEqual([]);
    expect(asked).toEqual(["tools/list", "resources/list"]);
    const { probe, session } = probeOf({
      ...LISTENING,
      answers: { "subscriptions/listen": acknowledged(1) },
    });
    await LIVE_CHECKS.find(({ id }) => id === "TRANSPORT-STDIO-LISTEN")?.check(probe);
    expect(session.notified).toEqual(["notifications/cancelled"]);
  });
});

describe("what a server lists", () => {
  const judge = (id: string, listed: Partial<ServerLists>) => {
    const found = LISTED_CHECKS.find((check) => check.id === id)?.judge({ ...NOTHING_LISTED, ...listed }) ?? [];
    return found.map(({ status, subject, message }) =>
      [status, ...(subject ? [subject] : []), ...(message ? [message] : [])].join(" "),
    );
  };
  const hints = (annotations: unknown) => ({ tools: [{ name: "t", annotations }] });
  const prompt = (args: unknown) => ({ prompts: [{ name: "p", arguments: args }] });
  type Listed = [id: string, listed: Partial<ServerLists>, wanted: string[]];
  it.each<Listed>([
    ["LIFE-CAPABILITIES", { capabilities: { tools: { listChanged: true }, other: {} } }, ["passed"]],
    [
      "LIFE-CAPABILITIES",
      { capabilities: { tools: true, resources: { listChanged: 1, subscribe: "x" } } },
      [
        'failed the capability "tools" is of type boolean, not an object',
        'failed "resources".listChanged is of type integer, not a boolean',
        'failed "resources".subscribe is of type string, not a boolean',
      ],
    ],
    ["TOOL-ANNOTATIONS", { tools: [{ name: "t" }] }, []],
    ["TOOL-ANNOTATIONS", hints({ readOnlyHint: true, title: "x" }), ['passed "t"']],
    ["TOOL-ANNOTATIONS", hints([]), ['failed "t" annotations is of type array, not an object']],
    ["TOOL-ANNOTATIONS", hints({ title: 5 }), ['failed "t" title is of type integer']],
    ...["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"].map((hint): Listed => {
      return ["TOOL-ANNOTATIONS", hints({ [hint]: "yes" }), [`failed "t" ${hint} is of type string, not a boolean`]];
    }),
    [
      "TOOL-ANNOTATIONS",
      hints({ type: "object", properties: { a: { type: "string" } }, required: ["a"] }),
      ['failed "t" annotations is a JSON Schema, which no client reads: the tool seems to have no arguments'],
    ],
    ["TOOL-ANNOTATIONS", hints({ type: "object", properties: {}, readOnlyHint: true }), ['passed "t"']],
    ["TOOL-ANNOTATIONS", hints({ audience: "everybody" }), ['passed "t"']],
    ["PROMPT-ARGUMENTS", { prompts: [{ name: "p" }] }, []],
    ["PROMPT-ARGUMENTS", prompt([{ name: "a", required: true }]), ['passed "p"']],
    ["PROMPT-ARGUMENTS", prompt({}), ['failed "p" arguments is of type object, not an array']],
    ["PROMPT-ARGUMENTS", prompt([{}]), ['failed "p" an argument has no string name']],
    ["PROMPT-ARGUMENTS", prompt([{ name: "a", required: "x" }]), ['failed "p" required of "a" is of type string']],
    ["RES-URI", { resources: [{ uri: 5 }] }, ["failed 5 it is not a URI"]],
  ])("%s: %j", (id, listed, wanted) => {
    expect(judge(id, listed)).toEqual(wanted);
  });

  it.each(["a:b", "https://a.test/x?y#z", "a+b.c-d:"])("has the URI %s", (uri) => {
    expect(judge("RES-URI", { resources: [{ uri }] })).toEqual([`passed "${uri}"`]);
  });
  it.each(["a b:c", "/a", "1a:b", "a:b c", "a:{b}", "a:<b>"])("has no URI %s", (uri) => {
    expect(judge("RES-URI", { resources: [{ uri }] })).toEqual([`failed "${uri}" it is not a URI`]);
  });
  it.each(["a:{b}", "a:{+b}/{c,d}", "a:{?b*}", "a"])("has the URI template %s", (uriTemplate) => {
    expect(judge("RES-TEMPLATE", { templates: [{ uriTemplate }] })).toEqual([`passed "${uriTemplate}"`]);
  });
  it.each(["a:{", "a:}", "a:{}", "a:{ b }", "a:{{b}}"])("has no URI template %s", (uriTemplate) => {
    const wanted = `failed "${uriTemplate}" it is not a URI template`;
    expect(judge("RES-TEMPLATE", { templates: [{ uriTemplate }] })).toEqual([wanted]);
  });
});

describe("the score", () => {
  type Results = Partial<Record<`${"passed" | "failed"} ${"must" | "should" | "may"}`, number>>;
  /** Rules with these results, so many of each. */
  const rules = (counts: Results): Claim[] =>
    Object.entries(counts).flatMap(([what, count]) => {
      const [status, severity] = what.split(" ") as [Claim["status"], Claim["severity"]];
      const first = 32 * (["must", "should", "may"].indexOf(severity) + (status === "failed" ? 3 : 0));
      return Array.from({ length: count }, (_, at) => ({ id: ORDINARY[first + at]!, title: "t", status, severity }));
    });
  const ORDINARY = CORPUS_RULES.filter((id) => !/^(?:ISO|AUTH)-/.test(id));
  const NO_TOOLS = { isListed: true, listed: 0, callable: 0, called: 0 };

  const as = (id: string, results: Claim[]) => results.map((result) => ({ ...result, id: id as never }));
  const beside = (id: string) => [...rules({ "passed must": 9 }), ...as(id, rules({ "failed must": 1 }))];
  const oneOfMany = rules({ "passed must": 30, "failed must": 1 });
  const isolation = as("ISO-ANSWER", rules({ "failed must": 1 }));

  it.each<[string, Claim[], number, string, string?]>([
    ["all hold", rules({ "passed must": 1, "passed may": 1 }), 100, "A"],
    ["a must fails among many", oneOfMany, 96, "B", ORDINARY[96]!],
    ["a hole between clients", [...oneOfMany, ...isolation], 93, "C", "ISO-ANSWER"],
    ["a hole among many faults", [...rules({ "failed must": 1 }), ...isolation], 0, "F"],
    ["a bad token is taken", beside("AUTH-TOKEN-EXPIRED"), 90, "C", "AUTH-TOKEN-EXPIRED"],
    ["a bad token is refused with another status", beside("AUTH-TOKEN-STATUS"), 90, "B", "AUTH-TOKEN-STATUS"],
    ["a should of ISO", [...rules({ "passed must": 9 }), ...as("ISO-LIST", rules({ "failed should": 1 }))], 95, "A"],
    ["a should fails among many", rules({ "passed must": 30, "failed should": 1 }), 98, "A"],
    ["a rule about two things", as("TOOL-TEXT", rules({ "passed must": 1, "failed must": 1 })), 50, "F"],
    ["must beside should", rules({ "passed must": 1, "failed should": 1 }), 71, "C"],
    ["must beside may", rules({ "passed must": 1, "failed may": 1 }), 83, "B"],
    ["should beside may", rules({ "passed should": 1, "failed may": 1 }), 66, "D"],
    [
      "the severest of a rule counts",
      [...as("TOOL-TEXT", rules({ "passed may": 1, "passed must": 1 })), ...rules({ "failed should": 1 })],
      71,
      "C",
    ],
    ["90", rules({ "passed may": 9, "failed may": 1 }), 90, "A"],
    ["80", rules({ "passed may": 4, "failed may": 1 }), 80, "B"],
    ["60", rules({ "passed may": 3, "failed may": 2 }), 60, "D"],
    ["none holds", rules({ "failed may": 1 }), 0, "F"],
  ])("%s", (_, results, score, grade, limit) => {
    expect(scoreOf(results, NO_TOOLS)).toEqual({ score, grade, ...(limit && { limited_by: limit }) });
  });

  it.each([
    [{ listed: 5, callable: 0, called: 0 }, "0 of 5 tools called with success"],
    [{ listed: 5, callable: 5, called: 0 }, "0 of 5 tools called with success"],
    [{ listed: 12, callable: 10, called: 7 }, "7 of 12 tools called with success"],
    [{ listed: 12, callable: 10, called: 8 }, undefined],
    [{ listed: 5, callable: 1, called: 1 }, undefined],
  ])("is not given until enough tools were called: %j", (coverage, why) => {
    const score = scoreOf(rules({ "passed must": 1 }), { isListed: true, ...coverage });
    const graded = { score: 100, grade: "A" };
    const ungraded = { score: null, grade: null, not_graded: expect.stringContaining(why ?? "") };
    expect(score).toEqual(why === undefined ? graded : ungraded);
  });

  it.each([
    [5, "A", "grade A, 100 of 100 (5 of 12 tools not judged to the end: a: one takes 9 s, and 4 more)"],
    [6, "B", "grade B, 100 of 100 (6 of 12 tools not judged to the end: a: one takes 9 s, and 5 more)"],
  ])("is no A if most tools were given up: %i of 10", (count, grade, text) => {
    const given_up = Array.from({ length: count }, () => hide("a: one takes 9 s"));
    const coverage = { isListed: true, listed: 12, callable: 10, called: 10, given_up };
    const score = scoreOf(rules({ "passed must": 1 }), coverage);
    expect(score).toEqual({ score: 100, grade });
    expect(gradeText({ ...score, coverage })).toBe(text);
  });

  it("is not given if the tools cannot be listed, or nothing is judged", () => {
    const unlisted = { ...NO_TOOLS, isListed: false };
    expect(scoreOf(rules({ "passed must": 1 }), unlisted).not_graded).toBe("tools/list could not be read");
    const skipped = rules({ "passed must": 1 }).map((result) => ({ ...result, status: "skipped" as const }));
    expect(scoreOf(skipped, NO_TOOLS).not_graded).toBe("no rule was judged");
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
  const giving = (progressToken: unknown) => ({ params: { _meta: { progressToken } } });
  const unknownToken = (token: string) => [
    `PROTO-PROGRESS-TOKEN failed progress names the token ${token}, which no request gave`,
  ];
  const log = (params: object) => ({ notifications: [{ method: "notifications/message", params }] });

  it.each<[string, object[], string[]]>([
    ["nothing", [{ request: { method: "x" } }], []],
    [
      "progress of a request",
      [{ request: giving("a"), notifications: [progress("a")] }],
      ["PROTO-PROGRESS-TOKEN passed"],
    ],
    [
      "progress of nobody",
      [{ request: { params: { _meta: {} } }, notifications: [progress("b")] }],
      unknownToken('"b"'),
    ],
    ["progress beside the calls", [{ direction: "server", request: progress(5) }], unknownToken("5")],
    [
      "a token of the server",
      [{ direction: "server", request: giving("a") }, { notifications: [progress("a")] }],
      unknownToken('"a"'),
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
  const ALIVE = { "FAULT-LIFECYCLE-CRASH": ["passed"], "FAULT-START-REVISION": ["passed"] };
  const resultsOf = (sessions: SessionObservations[], transport: "stdio" | "http" = "http") =>
    Object.fromEntries(
      [...observedResults(sessions, transport)].map(([id, found]) => [
        id,
        found.map(({ status, message }) => [status, ...(message ? [message] : [])].join(" ")),
      ]),
    );

  it.each([
    { all: [invariant("INV-006", "pass"), invariant("INV-006", "not_applicable")], wanted: ["passed"] },
    { all: [invariant("INV-006", "not_applicable")], wanted: [] },
    {
      all: [
        invariant("INV-006", "fail", [breach("a"), breach("b")]),
        invariant("INV-006", "fail", [breach("a")]),
        invariant("INV-006", "errored", [], [breach("c")]),
      ],
      wanted: ["failed a", "failed b"],
    },
    {
      all: [invariant("INV-006", "errored", [], [breach("c")]), invariant("INV-006", "pass")],
      wanted: ["unverified c"],
    },
  ])("is judged over all of them: $wanted", ({ all, wanted }) => {
    expect(resultsOf(all.map((one) => session({ invariants: [one] })))).toEqual({ ...ALIVE, "INV-006": wanted });
  });

  it("has notifications, faults, and what is written while a process ends", () => {
    const failed = { status: "failed", message: hide("no") } as const;
    const logs = [{ status: "passed" } as const, failed].map((result) =>
      session({ notifications: [["PROTO-LOG-MESSAGE", result]] }),
    );
    expect(resultsOf(logs)).toEqual({ ...ALIVE, "PROTO-LOG-MESSAGE": ["failed no"] });
    expect(resultsOf(logs.toReversed())).toEqual({ ...ALIVE, "PROTO-LOG-MESSAGE": ["failed no"] });
    expect(resultsOf([session({})], "stdio")).toEqual({
      ...ALIVE,
      "FAULT-LIFECYCLE-LEFT-CHILD": ["passed"],
      "TRANSPORT-STDOUT-AT-END": ["passed"],
    });
    const faults = [
      { rule_id: "FAULT-LIFECYCLE-LEFT-CHILD", message: hide("left") },
      { rule_id: "FAULT-TIMEOUT-CALL", message: hide("x") },
    ] as const;
    expect(resultsOf([session({ faults, noiseAtEnd: [hide("bye")] })], "stdio")).toEqual({
      ...ALIVE,
      "FAULT-LIFECYCLE-LEFT-CHILD": ["failed left"],
      "TRANSPORT-STDOUT-AT-END": [
        "failed the server wrote something to stdout that is not a protocol message while it ended",
      ],
    });
  });

  it("has no check of its own", () => {
    const ids = ["INV-006", "INV-003", "LIFE-PING", "SCH-INVALID"] as const;
    expect(ids.filter(isObserved)).toEqual(["INV-006"]);
  });
});
