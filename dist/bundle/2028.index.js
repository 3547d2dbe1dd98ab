export const id = 2028;
export const ids = [2028];
export const modules = {

/***/ 82028:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSse: () => (/* binding */ openSse)
});

// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/channel/http-base.ts
var http_base = __webpack_require__(34978);
// EXTERNAL MODULE: ./src/mcp/channel/http-facts.ts
var http_facts = __webpack_require__(24148);
// EXTERNAL MODULE: ./src/mcp/channel/http-reach.ts + 1 modules
var http_reach = __webpack_require__(41556);
// EXTERNAL MODULE: ./src/mcp/channel/http-body.ts
var http_body = __webpack_require__(70867);
;// CONCATENATED MODULE: ./src/mcp/channel/sse-post.ts



/**
 * Posts the message of a call over HTTP+SSE, whose answer arrives on the stream. The response matters only if it is a
 * rejection, or has an answer although it should not.
 *
 * @returns a function that abandons the POST and returns how far it got
 */
function ssePost(channel, { url, line, call }, sink) {
    const { method: what, generated } = call;
    const body = new http_body/* WholeBody */.U(channel.maxFrameBytes);
    let http;
    let isOver = false;
    /** Bytes that were received but not yet read. */
    let heldBytes = 0;
    let abort = () => { };
    let untrack = () => { };
    const finish = (report) => {
        if (isOver)
            return;
        isOver = true;
        untrack();
        report?.();
        channel.listener.memory.release(heldBytes);
    };
    const ended = () => {
        if (http === undefined)
            return finish();
        const facts = http;
        const answer = body.text();
        // The handshake starts a session, so it cannot lose one.
        const lost = facts.status === 404 && what !== "initialize" ? (0,http_facts/* lostSession */.rT)(call, facts, answer.text) : undefined;
        if (lost)
            finish(() => sink.failed(lost));
        else if ((0,http_facts/* answerIn */.Ke)(answer.text, facts, call))
            finish(() => sink.answered(answer, facts));
        else
            finish((0,http_facts/* isSuccess */.oJ)(facts) ? undefined : () => sink.failed((0,http_facts/* refusalOf */.Of)(what, facts, answer.text)));
    };
    abort = channel.request({ method: "POST", url, body: line, what, generated }, {
        started: (facts) => {
            http = facts;
        },
        data: (chunk) => {
            if (isOver)
                return;
            const message = channel.listener.memory.hold(chunk.length);
            if (message !== undefined) {
                setImmediate(() => abort());
                finish(() => sink.failed({ rule_id: "FAULT-TRANSPORT-FLOOD", message, ...(http && { http }) }));
                return;
            }
            heldBytes += chunk.length;
            if (body.push(chunk))
                return;
            setImmediate(() => abort());
            ended();
        },
        ended,
        broken: (fault) => finish(() => sink.failed(http === undefined ? fault : { ...fault, http })),
    });
    untrack = channel.trackAbort(abort);
    return () => {
        const note = http === undefined
            ? undefined
            : (0,redacted/* say */.cv) `The POST was answered with HTTP ${http.status}, and no answer came on the SSE stream.`;
        if (!isOver)
            abort();
        finish();
        return note;
    };
}

;// CONCATENATED MODULE: ./src/mcp/channel/sse-stream.ts



const WHAT = "the GET of the SSE stream";
/**
 * Opens the stream on which a server over HTTP+SSE sends everything, and waits for its `endpoint` event. Never rejects;
 * any other answer is returned as a fault. `signal` ends the wait.
 */
function connectSse(channel, timeoutMs, listener, signal) {
    return new Promise((resolve) => {
        let http;
        let body;
        let events;
        let isOpen = false;
        let abort = () => { };
        let untrack = () => { };
        const end = () => {
            untrack();
            // An event may end the stream while the stream is being read.
            setImmediate(() => abort());
        };
        const settle = (result) => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", onTimeout);
            if (!result.ok)
                end();
            else
                isOpen = true;
            resolve(result);
        };
        const fail = (rule_id, message) => settle({ ok: false, fault: { rule_id, message } });
        const onTimeout = () => fail("FAULT-START-TIMEOUT", (0,redacted/* say */.cv) `The server sent no endpoint event within ${Math.round(timeoutMs)} ms.`);
        const timer = setTimeout(onTimeout, timeoutMs);
        signal?.addEventListener("abort", onTimeout);
        const onEnd = (fault, message) => {
            end();
            if (isOpen)
                listener.ended(fault, events?.retryMs ?? 0);
            else if (fault !== undefined)
                settle({ ok: false, fault });
            else
                fail("FAULT-HTTP-NO-ANSWER", message);
        };
        const endpoint = (data) => {
            if (isOpen)
                return;
            const address = endpointOf(data, channel.url);
            if ("fault" in address)
                settle({ ok: false, fault: address.fault });
            else
                settle({ ok: true, stream: { endpoint: address.url, abort: end } });
        };
        abort = channel.request({ method: "GET", what: WHAT }, {
            started(facts) {
                http = facts;
                if (!(0,http_facts/* isSuccess */.oJ)(facts) || (0,http_facts/* contentType */.IM)(facts) !== "text/event-stream") {
                    body = new http_body/* WholeBody */.U(channel.maxFrameBytes);
                    return;
                }
                const message = (data, validUtf8) => listener.message(data, validUtf8, facts);
                events = new http_body/* EventBody */.t(channel.maxFrameBytes, message, (event, data) => {
                    if (event === "endpoint")
                        endpoint(data);
                });
            },
            data(chunk) {
                if (events?.push(chunk) ?? body?.push(chunk) ?? true)
                    return;
                end();
                const message = (0,redacted/* say */.cv) `The server sent more than ${channel.maxFrameBytes} bytes in one event; it was not read.`;
                if (isOpen)
                    listener.tooLarge();
                else
                    fail("FAULT-TRANSPORT-FRAME-TOO-LARGE", message);
            },
            ended() {
                if (http !== undefined && body !== undefined)
                    onEnd((0,http_facts/* refusalOf */.Of)(WHAT, http, body.text().text), (0,redacted/* say */.cv) ``);
                else
                    onEnd(undefined, (0,redacted/* say */.cv) `The server ended its SSE stream before the endpoint event.`);
            },
            broken: (fault) => onEnd(http === undefined ? fault : { ...fault, http }, (0,redacted/* say */.cv) ``),
        });
        untrack = channel.trackAbort(abort);
    });
}
function endpointOf(data, base) {
    const named = (0,redacted/* say */.cv) `The endpoint event names ${(0,redacted/* jsonExcerpt */.Yf)(data, 200)}`;
    const url = URL.canParse(data, base.href) ? new URL(data, base) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
        return { fault: { rule_id: "FAULT-HTTP-ENDPOINT", message: (0,redacted/* say */.cv) `${named}, which is not a valid address.` } };
    }
    if (url.origin !== base.origin) {
        // The query may have a credential.
        const message = (0,redacted/* say */.cv) `The endpoint event names an address of another origin, ${(0,redacted/* hide */.jD)(url.origin)}; nothing was sent there.`;
        return { fault: { rule_id: "FAULT-HTTP-ENDPOINT", message } };
    }
    return { url };
}

;// CONCATENATED MODULE: ./src/mcp/channel/sse.ts







const RECONNECT_MS = 10_000;
const MAX_RETRY_MS = 5_000;
const GRACE_MS = 2_000;
const STDERR_LINES = 20;
/**
 * HTTP+SSE, the transport of 2024-11-05: one stream on which the server sends everything, and a POST for each message to
 * the endpoint that the stream names. A session ends with its stream: if that ended between two calls, the next call
 * fails with a lost session, and the handshake that follows opens a new one.
 */
class SseChannel extends http_base/* HttpChannelBase */.j {
    #stream;
    /** How the last stream ended. */
    #lost = { rule_id: "FAULT-HTTP-SESSION-LOST", message: (0,redacted/* say */.cv) `The SSE stream is not open.` };
    #retryAt = 0;
    /** True once a handshake was sent on the stream: the next one needs a new stream. */
    #isUsed = false;
    /** The calls that may still be answered, each with the function that abandons its POST. */
    #calls = new Map();
    get broken() {
        return this.#stream === undefined ? this.#lost.message : undefined;
    }
    /** Opens the stream; returns the fault if that fails. */
    async connect(timeoutMs, signal) {
        this.abortAll();
        const connected = await connectSse(this, timeoutMs, {
            message: (data, validUtf8, http) => {
                this.listener.line(data, performance.now(), validUtf8, http);
                for (const id of this.#calls.keys())
                    if (!this.listener.isWaiting(id))
                        this.#calls.delete(id);
            },
            tooLarge: () => {
                const message = (0,redacted/* say */.cv) `The server sent more than ${this.maxFrameBytes} bytes in one event; it was not read.`;
                this.#streamEnded({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message }, 0);
            },
            ended: (fault, retryMs) => this.#streamEnded(fault ?? { rule_id: "FAULT-HTTP-NO-ANSWER", message: (0,redacted/* say */.cv) `The server ended its SSE stream.` }, retryMs),
        }, signal);
        if (!connected.ok)
            return connected.fault;
        if (!this.isOpen)
            connected.stream.abort();
        else
            this.#stream = connected.stream;
        this.#isUsed = false;
        return undefined;
    }
    send(line, call) {
        if (!this.isOpen)
            return;
        if (call === undefined) {
            if (this.#stream !== undefined)
                void this.notify(line, this.#stream.endpoint);
        }
        else if (call.method === "initialize" && (this.#stream === undefined || this.#isUsed))
            void this.#reopen(line, call);
        else if (this.#stream === undefined)
            this.listener.failed(call.id, { ...this.#lost, ...SESSION_LOST });
        else
            this.#post(line, call, this.#stream);
    }
    /** The answer arrives on the stream: `disconnect` ends the stream, and the next call opens another. */
    async sendAndDiscard(body, { method, generated }, disconnect) {
        if (!this.isOpen || this.#stream === undefined)
            return;
        await this.sendDiscarding({ method: "POST", url: this.#stream.endpoint, body, what: method, generated }, false);
        if (disconnect)
            this.abortAll();
    }
    abandon(id) {
        const note = this.#calls.get(id)?.();
        this.#calls.delete(id);
        return note;
    }
    abandonAll() {
        const waiting = [...this.#calls.keys()];
        this.abortAll();
        return waiting;
    }
    /** Sends a handshake on a new stream. */
    async #reopen(line, call) {
        await (0,duration/* sleep */.yy)(Math.max(0, this.#retryAt - performance.now()));
        if (!this.isOpen)
            return;
        const fault = await this.connect(RECONNECT_MS);
        if (fault !== undefined)
            this.listener.failed(call.id, fault);
        else if (this.#stream !== undefined && this.listener.isWaiting(call.id))
            this.#post(line, call, this.#stream);
    }
    #post(line, call, { endpoint: url }) {
        const { id, method } = call;
        if (method === "initialize") {
            this.#isUsed = true;
            this.setRevision(null);
        }
        const abandon = ssePost(this, { url, line, call }, {
            failed: (fault) => {
                this.#calls.delete(id);
                this.connectionBroke(id, fault);
            },
            answered: ({ text, validUtf8 }, http) => {
                this.#calls.delete(id);
                if ((0,http_facts/* isSuccess */.oJ)(http)) {
                    const message = (0,redacted/* say */.cv) `The answer to ${(0,redacted/* hide */.jD)(method)} came in the response to its POST, not on the SSE stream.`;
                    const fault = {
                        rule_id: "FAULT-HTTP-WRONG-STREAM",
                        message,
                        evidence: (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(text), 500, ""),
                    };
                    this.listener.fault(fault, call);
                }
                else
                    for (const fault of (0,http_facts/* responseFaults */.px)(method, http))
                        this.listener.fault(fault, call);
                this.listener.line(text, performance.now(), validUtf8, http, call);
            },
        });
        this.#calls.set(id, abandon);
    }
    /** The stream is over: the waiting calls will get no answer. */
    #streamEnded(fault, retryMs) {
        const waiting = this.abandonAll();
        this.#lost = fault;
        this.#retryAt = performance.now() + Math.min(retryMs, MAX_RETRY_MS);
        if (!this.closing)
            for (const id of waiting)
                this.connectionBroke(id, fault);
    }
    abortAll() {
        this.#stream?.abort();
        this.#stream = undefined;
        for (const abandon of this.#calls.values())
            abandon();
        this.#calls.clear();
        this.abortBackground();
    }
}
/** The fault of a call whose session ended before it. */
const SESSION_LOST = { rule_id: "FAULT-HTTP-SESSION-LOST", sessionLost: true };
/**
 * Connects to a server, or starts it first, opens its SSE stream, and returns a channel over HTTP+SSE. A server that names
 * no endpoint has ended before this settles; never rejects.
 */
async function openSse(target, options, listener) {
    const reached = await (0,http_reach/* reachServer */.V)(target, options);
    if (!reached.ok)
        return reached;
    const until = performance.now() + reached.leftMs;
    const channel = new SseChannel(reached.parts, listener);
    const fault = await channel.connect(reached.leftMs, options.signal);
    if (fault === undefined)
        return { ok: true, channel, leftMs: Math.max(1, until - performance.now()) };
    const process = channel.end ?? stillRunning(reached.parts);
    for (const closeFault of await channel.close(GRACE_MS))
        options.onFault?.(closeFault);
    const { rule_id, message } = fault;
    return { ok: false, failure: { rule_id, message, ...(process && { process }) } };
}
/** What a server that the run started and that still runs wrote to stderr. */
function stillRunning({ server }) {
    const stderr = (server && (0,redacted/* hideLines */.Ix)(server.stderr.lines()).slice(-STDERR_LINES)) ?? [];
    return stderr.length > 0 ? { exit_code: null, signal: null, stderr } : undefined;
}


/***/ })

};
