export const id = 9259;
export const ids = [9259];
export const modules = {

/***/ 69259:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSse: () => (/* binding */ openSse)
});

// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
// EXTERNAL MODULE: ./src/mcp/channel/http-reach.ts + 1 modules
var http_reach = __webpack_require__(41556);
// EXTERNAL MODULE: ./src/mcp/channel/http-carrier.ts
var http_carrier = __webpack_require__(37407);
// EXTERNAL MODULE: ./src/mcp/channel/http-facts.ts
var http_facts = __webpack_require__(24148);
// EXTERNAL MODULE: ./src/mcp/channel/http-body.ts
var http_body = __webpack_require__(70867);
;// CONCATENATED MODULE: ./src/mcp/channel/sse-post.ts



/**
 * Posts the message of a call over HTTP+SSE, whose answer comes by the stream: of the response only a refusal matters,
 * and an answer that a server puts there all the same.
 *
 * @returns what gives the POST up, and says how far it had come
 */
function ssePost(carrier, { url, line, call }, sink) {
    const { method: what, made } = call;
    const body = new http_body/* WholeBody */.U(carrier.maxFrameBytes);
    let http;
    let isOver = false;
    let abort = () => { };
    let letGo = () => { };
    const over = (tell) => {
        if (isOver)
            return;
        isOver = true;
        letGo();
        tell?.();
    };
    const ended = () => {
        if (http === undefined)
            return over();
        const facts = http;
        const told = body.text();
        // The handshake is what begins a session.
        const lost = facts.status === 404 && what !== "initialize" ? (0,http_facts/* lostSession */.rT)(call, facts, told.text) : undefined;
        if (lost)
            over(() => sink.failed(lost));
        else if ((0,http_facts/* answerIn */.Ke)(told.text, facts, call))
            over(() => sink.answered(told, facts));
        else
            over((0,http_facts/* isSuccess */.oJ)(facts) ? undefined : () => sink.failed((0,http_facts/* refusalOf */.Of)(what, facts, told.text)));
    };
    abort = carrier.request({ method: "POST", url, body: line, what, made }, {
        started: (facts) => {
            http = facts;
        },
        data: (chunk) => {
            if (body.push(chunk))
                return;
            setImmediate(() => abort());
            ended();
        },
        ended,
        broken: (fault) => over(() => sink.failed(http === undefined ? fault : { ...fault, http })),
    });
    letGo = carrier.hold(abort);
    return () => {
        const note = http === undefined
            ? undefined
            : (0,redacted/* say */.cv) `The POST was answered with HTTP ${http.status}, and no answer came by the SSE stream.`;
        if (!isOver)
            abort();
        over();
        return note;
    };
}

;// CONCATENATED MODULE: ./src/mcp/channel/sse-stream.ts



const WHAT = "the GET of the SSE stream";
/**
 * Opens the stream by which a server over HTTP+SSE sends everything, and waits for its `endpoint` event. Never rejects;
 * what the server says instead is the fault. `signal` ends the wait.
 */
function connectSse(carrier, timeoutMs, listener, signal) {
    return new Promise((resolve) => {
        let http;
        let body;
        let events;
        let isOpen = false;
        let abort = () => { };
        let letGo = () => { };
        const end = () => {
            letGo();
            // What an event brings may end the stream that is being read.
            setImmediate(() => abort());
        };
        const settle = (result) => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", late);
            if (!result.ok)
                end();
            else
                isOpen = true;
            resolve(result);
        };
        const fail = (rule_id, message) => settle({ ok: false, fault: { rule_id, message } });
        const late = () => fail("FAULT-START-TIMEOUT", (0,redacted/* say */.cv) `The server sent no endpoint event within ${timeoutMs} ms.`);
        const timer = setTimeout(late, timeoutMs);
        signal?.addEventListener("abort", late);
        const over = (fault, message) => {
            end();
            if (isOpen)
                listener.over(fault, events?.retryMs ?? 0);
            else if (fault !== undefined)
                settle({ ok: false, fault });
            else
                fail("FAULT-HTTP-NO-ANSWER", message);
        };
        const endpoint = (data) => {
            if (isOpen)
                return;
            const address = endpointOf(data, carrier.url);
            if ("fault" in address)
                settle({ ok: false, fault: address.fault });
            else
                settle({ ok: true, stream: { endpoint: address.url, abort: end } });
        };
        abort = carrier.request({ method: "GET", what: WHAT }, {
            started(facts) {
                http = facts;
                if (!(0,http_facts/* isSuccess */.oJ)(facts) || (0,http_facts/* contentType */.IM)(facts) !== "text/event-stream") {
                    body = new http_body/* WholeBody */.U(carrier.maxFrameBytes);
                    return;
                }
                const message = (data, validUtf8) => listener.message(data, validUtf8, facts);
                events = new http_body/* EventBody */.t(carrier.maxFrameBytes, message, (event, data) => {
                    if (event === "endpoint")
                        endpoint(data);
                });
            },
            data(chunk) {
                if (events?.push(chunk) ?? body?.push(chunk) ?? true)
                    return;
                end();
                const message = (0,redacted/* say */.cv) `The server sent more than ${carrier.maxFrameBytes} bytes in one event; it was not read.`;
                if (isOpen)
                    listener.tooLarge();
                else
                    fail("FAULT-TRANSPORT-FRAME-TOO-LARGE", message);
            },
            ended() {
                if (http !== undefined && body !== undefined)
                    over((0,http_facts/* refusalOf */.Of)(WHAT, http, body.text().text), (0,redacted/* say */.cv) ``);
                else
                    over(undefined, (0,redacted/* say */.cv) `The server ended its SSE stream before the endpoint event.`);
            },
            broken: (fault) => over(http === undefined ? fault : { ...fault, http }, (0,redacted/* say */.cv) ``),
        });
        letGo = carrier.hold(abort);
    });
}
function endpointOf(data, base) {
    const told = (0,redacted/* say */.cv) `The endpoint event names ${(0,redacted/* shownJson */.oB)(data, 200)}`;
    const url = URL.canParse(data, base.href) ? new URL(data, base) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
        return { fault: { rule_id: "FAULT-HTTP-ENDPOINT", message: (0,redacted/* say */.cv) `${told}, which is no address.` } };
    }
    if (url.origin !== base.origin) {
        // A query may hold a credential.
        const message = (0,redacted/* say */.cv) `The endpoint event names an address of another origin, ${(0,redacted/* hide */.jD)(url.origin)}; nothing was sent there.`;
        return { fault: { rule_id: "FAULT-HTTP-ENDPOINT", message } };
    }
    return { url };
}

;// CONCATENATED MODULE: ./src/mcp/channel/sse.ts





const NOTIFICATION_MS = 30_000;
const RECONNECT_MS = 10_000;
const MAX_RETRY_MS = 5_000;
/**
 * HTTP+SSE, the transport of 2024-11-05: one stream by which the server says everything, and a POST for each message to
 * the endpoint that the stream told. A session is its stream: where that has ended between two calls, the next call
 * finds the session lost, and the handshake that follows opens a new one.
 */
class SseChannel {
    requestTimeoutMs;
    #carrier;
    #listener;
    #stream;
    /** How the last stream ended. */
    #lost = { rule_id: "FAULT-HTTP-SESSION-LOST", message: (0,redacted/* say */.cv) `The SSE stream is not open.` };
    #retryAt = 0;
    /** True once a handshake was sent on the stream: the next one needs a new stream. */
    #isUsed = false;
    /** The calls that may still be answered, and what abandons their POST. */
    #calls = new Map();
    constructor(parts, listener) {
        this.#listener = listener;
        this.#carrier = new http_carrier/* HttpCarrier */.R(parts, (end) => {
            this.#drop();
            listener.ended(end);
        });
        if (parts.target.timeoutMs !== undefined)
            this.requestTimeoutMs = parts.target.timeoutMs;
    }
    get end() {
        return this.#carrier.end;
    }
    get broken() {
        return this.#stream === undefined ? this.#lost.message : undefined;
    }
    /** Opens the stream; gives what the server said instead. */
    async connect(timeoutMs, signal) {
        this.#drop();
        const connected = await connectSse(this.#carrier, timeoutMs, {
            message: (data, validUtf8, http) => {
                this.#listener.line(data, performance.now(), validUtf8, http);
                for (const id of this.#calls.keys())
                    if (!this.#listener.waits(id))
                        this.#calls.delete(id);
            },
            tooLarge: () => {
                const message = (0,redacted/* say */.cv) `The server sent more than ${this.#carrier.maxFrameBytes} bytes in one event; it was not read.`;
                this.#over({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message }, 0);
            },
            over: (fault, retryMs) => this.#over(fault ?? { rule_id: "FAULT-HTTP-NO-ANSWER", message: (0,redacted/* say */.cv) `The server ended its SSE stream.` }, retryMs),
        }, signal);
        if (!connected.ok)
            return connected.fault;
        if (!this.#carrier.isOpen)
            connected.stream.abort();
        else
            this.#stream = connected.stream;
        this.#isUsed = false;
        return undefined;
    }
    send(line, call) {
        if (!this.#carrier.isOpen)
            return;
        if (call === undefined)
            this.#notify(line);
        else if (call.method === "initialize" && (this.#stream === undefined || this.#isUsed))
            void this.#again(line, call);
        else if (this.#stream === undefined)
            this.#listener.failed(call.id, { ...this.#lost, ...lost });
        else
            this.#post(line, call, this.#stream);
    }
    /** The answer comes by the stream: to cut it is to end the stream, and the next call opens another. */
    async lose(body, { method, made }, cuts) {
        if (!this.#carrier.isOpen || this.#stream === undefined)
            return;
        await this.#carrier.lose({ method: "POST", url: this.#stream.endpoint, body, what: method, made }, false);
        if (cuts)
            this.#drop();
    }
    abandon(id) {
        const note = this.#calls.get(id)?.();
        this.#calls.delete(id);
        return note;
    }
    agreed(version) {
        this.#carrier.agreed(version);
    }
    stderr(mark) {
        return this.#carrier.stderr(mark);
    }
    stderrMark() {
        return this.#carrier.stderrMark();
    }
    async close(graceMs) {
        this.#carrier.closing = true;
        const waiting = [...this.#calls.keys()];
        this.#drop();
        for (const id of waiting)
            this.#listener.failed(id, http_carrier/* closed */.$);
        return this.#carrier.close(graceMs);
    }
    /** A handshake on a stream of its own. */
    async #again(line, call) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, this.#retryAt - performance.now())));
        if (!this.#carrier.isOpen)
            return;
        const fault = await this.connect(RECONNECT_MS);
        if (fault !== undefined)
            this.#listener.failed(call.id, fault);
        else if (this.#stream !== undefined && this.#listener.waits(call.id))
            this.#post(line, call, this.#stream);
    }
    #post(line, call, { endpoint: url }) {
        const { id, method } = call;
        if (method === "initialize") {
            this.#isUsed = true;
            this.#carrier.agreed(null);
        }
        const abandon = ssePost(this.#carrier, { url, line, call }, {
            failed: (fault) => {
                this.#calls.delete(id);
                this.#carrier.afterDeath(() => this.#listener.failed(id, fault));
            },
            answered: ({ text, validUtf8 }, http) => {
                this.#calls.delete(id);
                if ((0,http_facts/* isSuccess */.oJ)(http)) {
                    const message = (0,redacted/* say */.cv) `The answer to ${(0,redacted/* hide */.jD)(method)} came in the response to its POST, not by the SSE stream.`;
                    const fault = { rule_id: "FAULT-HTTP-WRONG-STREAM", message, evidence: (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(text), 500, "") };
                    this.#listener.amiss(fault, id);
                }
                else
                    for (const fault of (0,http_facts/* besideAnswer */.JU)(method, http))
                        this.#listener.amiss(fault, id);
                this.#listener.line(text, performance.now(), validUtf8, http, id);
            },
        });
        this.#calls.set(id, abandon);
    }
    #notify(body) {
        if (this.#stream === undefined)
            return;
        const request = { method: "POST", url: this.#stream.endpoint, body, what: "a notification" };
        void this.#carrier.alone(request, NOTIFICATION_MS, ({ status }) => {
            if (status < 400 || this.#carrier.closing)
                return;
            const message = (0,redacted/* say */.cv) `A notification or response of ours was answered with HTTP ${status}.`;
            this.#listener.amiss({ rule_id: "FAULT-HTTP-NOTIFICATION", message, evidence: (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(body), 500, "") });
        });
    }
    /** The stream is over: what waits for its answer will get none. */
    #over(fault, retryMs) {
        const waiting = [...this.#calls.keys()];
        this.#drop();
        this.#lost = fault;
        this.#retryAt = performance.now() + Math.min(retryMs, MAX_RETRY_MS);
        if (!this.#carrier.closing) {
            this.#carrier.afterDeath(() => {
                for (const id of waiting)
                    this.#listener.failed(id, fault);
            });
        }
    }
    #drop() {
        this.#stream?.abort();
        this.#stream = undefined;
        for (const abandon of this.#calls.values())
            abandon();
        this.#calls.clear();
        this.#carrier.abortOthers();
    }
}
/** What a call finds whose session ended before it. */
const lost = { rule_id: "FAULT-HTTP-SESSION-LOST", sessionLost: true };

;// CONCATENATED MODULE: ./src/mcp/channel/sse-open.ts



const GRACE_MS = 2_000;
const STDERR_LINES = 20;
/**
 * Reaches a server, or starts it first, opens its SSE stream, and gives a channel to it over HTTP+SSE. A server that told
 * no endpoint has been ended before this settles; never rejects.
 */
async function openSse(target, options, listener) {
    const reached = await (0,http_reach/* reach */.g)(target, options);
    if (!reached.ok)
        return reached;
    const until = performance.now() + reached.leftMs;
    const channel = new SseChannel(reached.parts, listener);
    const fault = await channel.connect(reached.leftMs, options.signal);
    if (fault === undefined)
        return { ok: true, channel, leftMs: Math.max(1, until - performance.now()) };
    const process = channel.end ?? stillRunning(reached.parts);
    for (const amiss of await channel.close(GRACE_MS))
        options.onFault?.(amiss);
    const { rule_id, message } = fault;
    return { ok: false, failure: { rule_id, message, ...(process && { process }) } };
}
/** What a server that the run started has written, where it lives. */
function stillRunning({ server }) {
    const stderr = (server && (0,redacted/* hideLines */.Ix)(server.stderr.lines()).slice(-STDERR_LINES)) ?? [];
    return stderr.length > 0 ? { exit_code: null, signal: null, stderr } : undefined;
}


/***/ })

};
