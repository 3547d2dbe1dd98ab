import { isObject } from "../../core/json/json.js";
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
import { type Clock, delayOf, MAX_TRIES } from "./retry.js";
import { objectAt, textAt } from "./wire.js";

/** Where a model is, and how it is named in messages. */
export interface EndpointConfig {
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

const CONNECT_MS = 30_000;
const MAX_REDIRECTS = 5;
const MAX_SHOWN = 300;

type Answer =
  | { kind: "answer"; http: HttpFacts; text: string }
  | { kind: "broken"; message: Redacted; fix: string; mayRetry: boolean };

/** An endpoint of a model: sends JSON, again if that may help. */
export class Endpoint {
  readonly #config: EndpointConfig;
  readonly #clock: Clock;
  readonly #connections: HttpConnections;

  constructor(config: EndpointConfig, clock: Clock) {
    this.#config = config;
    this.#clock = clock;
    this.#connections = connectionsTo({
      url: config.baseUrl,
      tls: { insecure: false },
      connectTimeoutMs: CONNECT_MS,
      ...(config.proxy && { proxy: config.proxy }),
    });
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
      if (answer.kind === "answer" && isSuccess(answer.http)) return this.#parse(answer.text);
      const error = answer.kind === "answer" ? (parseObject(answer.text) ?? {}) : {};
      if (answer.kind === "answer" && answer.http.status === 400 && mayAdapt && adapt?.(error)) {
        mayAdapt = false;
        continue;
      }
      const delay = answer.kind === "answer" ? delayOf(answer.http, error, tries) : delayOf(undefined, error, tries);
      const mayRetry = answer.kind === "answer" || answer.mayRetry;
      if (!mayRetry || delay === undefined || tries >= MAX_TRIES) throw this.#faultOf(answer, error, tries);
      await this.#clock.sleep(delay, signal);
      tries += 1;
    }
  }

  /** The fault for a reply that does not have the shape of the API. */
  unreadable(reason: Redacted): ModelFault {
    const fix = `Run the test again. If this repeats, check that ${this.#config.baseUrlSource} names an endpoint of this API.`;
    return new ModelFault(say`The reply of ${this.#name} cannot be read: ${reason}.`, fix);
  }

  get #name(): Redacted {
    return say`${hide(this.#config.model)} (${hide(this.#config.provider)})`;
  }

  async #send(path: string, body: string, signal: AbortSignal | undefined): Promise<Answer> {
    const request: HttpRequest = {
      method: "POST",
      url: urlOf(this.#config.baseUrl, path),
      headers: {
        "user-agent": TOOL_NAME,
        "accept-encoding": "gzip, deflate, br",
        accept: "application/json",
        "content-type": "application/json",
        ...this.#config.headers,
      },
      body,
      maxRedirects: MAX_REDIRECTS,
      what: `the request to ${this.#config.model}`,
    };
    const { timeoutMs } = this.#clock;
    const options = { timeoutMs, maxBytes: LIMITS.frame, signal };
    const fetched = await fetchBody((sink) => sendRequest(this.#connections, request, sink), options);
    const broken = (message: Redacted, fix: string, mayRetry = false): Answer => ({
      kind: "broken",
      message,
      fix,
      mayRetry,
    });
    switch (fetched.end) {
      case "read":
        return { kind: "answer", http: fetched.http, text: fetched.text };
      case "broken": {
        const { rule_id, message } = fetched.fault;
        return broken(message, `Check ${this.#config.baseUrlSource}.`, /-(CONNECT|RESET)$/.test(rule_id));
      }
      case "too-large":
        return broken(say`${this.#name} answered with more than ${hide(inMiB(LIMITS.frame))}.`, "Lower `max_tokens`.");
      case "stopped":
        return broken(say`The request to ${this.#name} was stopped.`, "Allow the test more time.");
      default:
        return broken(
          say`${this.#name} did not answer within ${Math.round(timeoutMs / 1_000)} s.`,
          "Run the test again, or use a faster model.",
        );
    }
  }

  #parse(text: string): Record<string, unknown> {
    const answer = parseObject(text);
    if (answer === undefined) throw this.unreadable(say`it is not a JSON object`);
    return answer;
  }

  #faultOf(answer: Answer, error: Record<string, unknown>, tries: number): ModelFault {
    const again = tries === 1 ? say`` : say` It was sent ${tries} times.`;
    if (answer.kind === "broken") return new ModelFault(say`${answer.message}${again}`, answer.fix);
    const { status } = answer.http;
    const reason = errorText(error);
    const shown = reason === "" ? say`` : say`: ${excerpt(reason.replace(/\.\s*$/, ""), MAX_SHOWN)}`;
    const message = say`The request to ${this.#name} was answered with HTTP ${status}${shown}.${again}`;
    return new ModelFault(message, this.#fixOf(status, reason), status);
  }

  #fixOf(status: number, reason: string): string {
    const { keyVariable, baseUrlSource, model } = this.#config;
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

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The vendors' errors have their text in one of these members. */
function errorText(answer: Record<string, unknown>): string {
  const { error, detail } = answer;
  return (
    textAt(objectAt(answer, "error"), "message") ||
    (typeof error === "string" ? error : "") ||
    textAt(answer, "message") ||
    (typeof detail === "string" ? detail : "")
  );
}
