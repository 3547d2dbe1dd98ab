import { setTimeout as sleep } from "node:timers/promises";
import { asObject, isObject, parseJson } from "../../core/json/json.js";
import { inMiB, LIMITS } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { excerpt, hide, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import { connectionsTo, type HttpConnections } from "../../mcp/channel/http-connections.js";
import { fetchBody } from "../../mcp/channel/http-exchange.js";
import { isSuccess } from "../../mcp/channel/http-facts.js";
import { type HttpRequest, sendRequest } from "../../mcp/channel/http-request.js";
import type { HttpFacts, ProxySettings } from "../../mcp/types.js";
import { ModelFault } from "../types.js";
import { objectAt, textAt } from "./wire.js";

/** Where a model is, and how it is named in messages. */
interface EndpointConfig {
  model: string;
  /** The vendor, or the provider of the suite. */
  provider: string;
  baseUrl: string;
  /** What sets the base URL: a variable or a key of the suite. */
  baseUrlSource: string;
  headers: Readonly<Record<string, string>>;
  /** The variable that holds the key, if there is one. */
  keyVariable?: string;
  proxy?: ProxySettings | undefined;
}

const HEADERS = {
  "user-agent": TOOL_NAME,
  "accept-encoding": "gzip, deflate, br",
  accept: "application/json",
  "content-type": "application/json",
};
const CONNECT_MS = 30_000;
const MAX_REDIRECTS = 5;
const MAX_SHOWN = 300;

type PostResult =
  | { kind: "answer"; http: HttpFacts; text: string }
  | { kind: "broken"; message: Redacted; fix: string; mayRetry: boolean };

/** An endpoint of a model: sends JSON, again if that may help. */
export class Endpoint {
  readonly #connections: HttpConnections;

  constructor(
    private readonly config: EndpointConfig,
    private readonly clock: Clock,
  ) {
    const { baseUrl: url, proxy } = config;
    const tls = { insecure: false };
    this.#connections = connectionsTo({ url, tls, connectTimeoutMs: CONNECT_MS, ...(proxy && { proxy }) });
  }

  /** Posts what `body` returns; `adapt` is asked once whether an error changed `body`. Throws a ModelFault. */
  async post(
    path: string,
    body: () => object,
    signal?: AbortSignal,
    adapt?: (answer: Record<string, unknown>) => boolean,
  ): Promise<Record<string, unknown>> {
    let mayAdapt = adapt !== undefined;
    for (let tries = 1; ; ) {
      const answer = await this.#send(path, JSON.stringify(body()), signal);
      const http = answer.kind === "answer" ? answer.http : undefined;
      const value = answer.kind === "answer" ? parseJson(answer.text) : undefined;
      if (http && isSuccess(http)) {
        if (!isObject(value)) throw this.unreadable(say`it is not a JSON object`);
        return value;
      }
      const error = asObject(value);
      if (http?.status === 400 && mayAdapt && adapt?.(error)) {
        mayAdapt = false;
        continue;
      }
      const delay = answer.kind === "answer" || answer.mayRetry ? delayOf(http, error, tries) : undefined;
      if (delay === undefined || tries >= MAX_TRIES) throw this.#faultOf(answer, error, tries);
      await this.clock.sleep(delay, signal);
      tries += 1;
    }
  }

  /** The fault for a reply that does not have the shape of the API. */
  unreadable(reason: Redacted): ModelFault {
    const fix = `Run the test again. If this repeats, check that ${this.config.baseUrlSource} names an endpoint of this API.`;
    return new ModelFault(say`The reply of ${this.#name} cannot be read: ${reason}.`, fix);
  }

  get #name(): Redacted {
    return say`${hide(this.config.model)} (${hide(this.config.provider)})`;
  }

  async #send(path: string, body: string, signal: AbortSignal | undefined): Promise<PostResult> {
    const { baseUrl, headers, model } = this.config;
    const what = `the request to ${model}`;
    const all = { ...HEADERS, ...headers };
    const url = urlOf(baseUrl, path);
    const request: HttpRequest = { method: "POST", url, headers: all, body, maxRedirects: MAX_REDIRECTS, what };
    const { timeoutMs } = this.clock;
    const options = { timeoutMs, maxBytes: LIMITS.frame, signal };
    const result = await fetchBody((sink) => sendRequest(this.#connections, request, sink), options);
    const broken = (message: Redacted, fix: string, mayRetry = false) =>
      ({ kind: "broken", message, fix, mayRetry }) as const;
    if (result.end === "read") return { kind: "answer", http: result.http, text: result.text };
    if (result.end === "broken") {
      const { rule_id, message } = result.fault;
      return broken(message, `Check ${this.config.baseUrlSource}.`, /-(CONNECT|RESET)$/.test(rule_id));
    }
    if (result.end === "too-large") {
      return broken(say`${this.#name} answered with more than ${hide(inMiB(LIMITS.frame))}.`, "Lower `max_tokens`.");
    }
    if (result.end === "stopped") {
      return broken(say`The request to ${this.#name} was stopped.`, "Allow the test more time.");
    }
    const late = say`${this.#name} did not answer within ${Math.round(timeoutMs / 1_000)} s.`;
    return broken(late, "Run the test again, or use a faster model.");
  }

  #faultOf(answer: PostResult, error: Record<string, unknown>, tries: number): ModelFault {
    const triesText = tries === 1 ? say`` : say` It was sent ${tries} times.`;
    if (answer.kind === "broken") return new ModelFault(say`${answer.message}${triesText}`, answer.fix);
    const { status } = answer.http;
    const reason = errorText(error);
    const reasonText = reason === "" ? say`` : say`: ${excerpt(reason.replace(/\.\s*$/, ""), MAX_SHOWN)}`;
    const message = say`The request to ${this.#name} was answered with HTTP ${status}${reasonText}.${triesText}`;
    return new ModelFault(message, this.#fixOf(status, reason), status);
  }

  #fixOf(status: number, reason: string): string {
    const { keyVariable, baseUrlSource, model } = this.config;
    // Google rejects a wrong key with 400.
    if (status === 401 || status === 403 || /api.key not valid/i.test(reason)) {
      return keyVariable === undefined
        ? "The endpoint requires a key: name its variable in `api_key_env`."
        : `Check the key in ${keyVariable}, and that it may use ${hide(model)}.`;
    }
    if (status === 404) return `Check the name of the model, ${hide(model)}, and ${baseUrlSource}.`;
    if (status === 413) return "Shorten the prompt, or use fewer tools.";
    if (status === 429)
      return "Wait, run fewer tests at the same time with `--jobs`, or raise the limits of the account.";
    if (status >= 500) return "Run the test again later.";
    return "Fix what the message names, or use another model.";
  }
}

function urlOf(baseUrl: string, path: string): URL {
  const url = new URL(baseUrl);
  // A query is kept: some gateways require a version there.
  url.pathname = url.pathname.replace(/\/+$/, "") + path;
  return url;
}

/** The vendors' errors have their text in one of these members. */
function errorText(answer: Record<string, unknown>): string {
  return (
    textAt(answer.error, "message") || textAt(answer, "error") || textAt(answer, "message") || textAt(answer, "detail")
  );
}

/** Time, as requests need it; tests have their own. */
export interface Clock {
  /** Resolves after that many milliseconds, or when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** The time limit of one request in milliseconds. */
  timeoutMs: number;
}

/** How often a request is sent, the first time included. */
const MAX_TRIES = 4;
const FIRST_DELAY_MS = 500;
/** The longest time that is waited because an endpoint asks for it. */
const MAX_DELAY_MS = 60_000;

/** The clock of the machine. */
export const systemClock: Clock = {
  timeoutMs: 120_000,
  async sleep(ms, signal) {
    // If it is aborted, the request after it fails and says so.
    await sleep(ms, undefined, signal && { signal }).catch(() => {});
  },
};

/** How many milliseconds to wait before sending again; undefined if it must not be. No `http`: the connection broke. */
function delayOf(http: HttpFacts | undefined, answer: Record<string, unknown>, tries: number): number | undefined {
  const usual = FIRST_DELAY_MS * 2 ** (tries - 1);
  if (http === undefined) return usual;
  const { status, headers } = http;
  if (status !== 408 && status !== 429 && status < 500) return undefined;
  // An account without credit is refused with 429 too.
  if (headers["x-should-retry"] === "false" || objectAt(answer, "error").code === "insufficient_quota") {
    return undefined;
  }
  const wait = retryAfter(headers);
  if (wait === undefined) return usual;
  return wait <= MAX_DELAY_MS ? wait : undefined;
}

function retryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const ms = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (ms >= 0) return ms;
  const text = headers["retry-after"] ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
