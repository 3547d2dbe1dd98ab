export const id = 2028;
export const ids = [2028];
export const modules = {

/***/ 82028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSse: () => (/* binding */ openSse)
});

// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
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
 * Posts the message of a call over HTTP+SSE, whose answer comes by the stream: of the response only a refusal matters,
 * and an answer that a server puts there all the same.
 *
 * @returns what gives the POST up, and says how far it had come
 */
function ssePost(channel, { url, line, call }, sink) {
    const { method: what, made } = call;
    const body = new http_body/* WholeBody */.U(channel.maxFrameBytes);
    let http;
    let isOver = false;
    /** What was received and is not read yet, in bytes. */
    let held = 0;
    let abort = () => { };
    let letGo = () => { };
    const over = (tell) => {
        if (isOver)
            return;
        isOver = true;
        letGo();
        tell?.();
        channel.listener.letGo(held);
    };
    const ended = () => {
        if (http === undefined)
            return over();
        const facts = http;
        const answer = body.text();
        // The handshake is what begins a session.
        const lost = facts.status === 404 && what !== "initialize" ? (0,http_facts/* lostSession */.rT)(call, facts, answer.text) : undefined;
        if (lost)
            over(() => sink.failed(lost));
        else if ((0,http_facts/* answerIn */.Ke)(answer.text, facts, call))
            over(() => sink.answered(answer, facts));
        else
            over((0,http_facts/* isSuccess */.oJ)(facts) ? undefined : () => sink.failed((0,http_facts/* refusalOf */.Of)(what, facts, answer.text)));
    };
    abort = channel.request({ method: "POST", url, body: line, what, made }, {
        started: (facts) => {
            http = facts;
        },
        data: (chunk) => {
            if (isOver)
                return;
            const message = channel.listener.hold(chunk.length);
            if (message !== undefined) {
                setImmediate(() => abort());
                over(() => sink.failed({ rule_id: "FAULT-TRANSPORT-FLOOD", message, ...(http && { http }) }));
                return;
            }
            held += chunk.length;
            if (body.push(chunk))
                return;
            setImmediate(() => abort());
            ended();
        },
        ended,
        broken: (fault) => over(() => sink.failed(http === undefined ? fault : { ...fault, http })),
    });
    letGo = channel.trackAbort(abort);
    return () => {
        const note = http === undefined
            ? undefined
            : (0,redacted/* say */.cv) `The POST was answered with HTTP ${http.status}, and no answer came on the SSE stream.`;
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
function connectSse(channel, timeoutMs, listener, signal) {
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
        const late = () => fail("FAULT-START-TIMEOUT", (0,redacted/* say */.cv) `The server sent no endpoint event within ${Math.round(timeoutMs)} ms.`);
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
                    over((0,http_facts/* refusalOf */.Of)(WHAT, http, body.text().text), (0,redacted/* say */.cv) ``);
                else
                    over(undefined, (0,redacted/* say */.cv) `The server ended its SSE stream before the endpoint event.`);
            },
            broken: (fault) => over(http === undefined ? fault : { ...fault, http }, (0,redacted/* say */.cv) ``),
        });
        letGo = channel.trackAbort(abort);
    });
}
function endpointOf(data, base) {
    const named = (0,redacted/* say */.cv) `The endpoint event names ${(0,redacted/* jsonExcerpt */.Yf)(data, 200)}`;
    const url = URL.canParse(data, base.href) ? new URL(data, base) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
        return { fault: { rule_id: "FAULT-HTTP-ENDPOINT", message: (0,redacted/* say */.cv) `${named}, which is not a valid address.` } };
    }
    if (url.origin !== base.origin) {
        // A query may hold a credential.
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
 * the endpoint that the stream names. A session is its stream: where that has ended between two calls, the next call
 * finds the session lost, and the handshake that follows opens a new one.
 */
class SseChannel extends http_base/* HttpChannelBase */.j {
    #stream;
    /** How the last stream ended. */
    #lost = { rule_id: "FAULT-HTTP-SESSION-LOST", message: (0,redacted/* say */.cv) `The SSE stream is not open.` };
    #retryAt = 0;
    /** True once a handshake was sent on the stream: the next one needs a new stream. */
    #isUsed = false;
    /** The calls that may still be answered, and what abandons their POST. */
    #calls = new Map();
    get broken() {
        return this.#stream === undefined ? this.#lost.message : undefined;
    }
    /** Opens the stream; gives what the server said instead. */
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
                this.#over({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message }, 0);
            },
            over: (fault, retryMs) => this.#over(fault ?? { rule_id: "FAULT-HTTP-NO-ANSWER", message: (0,redacted/* say */.cv) `The server ended its SSE stream.` }, retryMs),
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
            void this.#again(line, call);
        else if (this.#stream === undefined)
            this.listener.failed(call.id, { ...this.#lost, ...lost });
        else
            this.#post(line, call, this.#stream);
    }
    /** The answer comes by the stream: to cut it is to end the stream, and the next call opens another. */
    async sendAndDiscard(body, { method, made }, cuts) {
        if (!this.isOpen || this.#stream === undefined)
            return;
        await this.sendDiscarding({ method: "POST", url: this.#stream.endpoint, body, what: method, made }, false);
        if (cuts)
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
    /** A handshake on a stream of its own. */
    async #again(line, call) {
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
    /** The stream is over: what waits for its answer will get none. */
    #over(fault, retryMs) {
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
/** What a call finds whose session ended before it. */
const lost = { rule_id: "FAULT-HTTP-SESSION-LOST", sessionLost: true };
/**
 * Reaches a server, or starts it first, opens its SSE stream, and gives a channel to it over HTTP+SSE. A server that names
 * no endpoint has been ended before this settles; never rejects.
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
    for (const amiss of await channel.close(GRACE_MS))
        options.onFault?.(amiss);
    const { rule_id, message } = fault;
    return { ok: false, failure: { rule_id, message, ...(process && { process }) } };
}
/** What a server that the run started has written, if it lives. */
function stillRunning({ server }) {
    const stderr = (server && (0,redacted/* hideLines */.Ix)(server.stderr.lines()).slice(-STDERR_LINES)) ?? [];
    return stderr.length > 0 ? { exit_code: null, signal: null, stderr } : undefined;
}


/***/ })

};
