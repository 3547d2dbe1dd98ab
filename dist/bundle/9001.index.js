export const id = 9001;
export const ids = [9001];
export const modules = {

/***/ 29001:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openHttp: () => (/* binding */ openHttp)
});

// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/mcp/channel/http-base.ts
var http_base = __webpack_require__(34978);
// EXTERNAL MODULE: ./src/mcp/channel/http-body.ts
var http_body = __webpack_require__(70867);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/mcp/channel/http-facts.ts
var http_facts = __webpack_require__(24148);
;// CONCATENATED MODULE: ./src/mcp/channel/http-call.ts





const DEFAULT_RETRY_MS = 1_000;
const MIN_RETRY_MS = 50;
const MAX_RESUMES = 100;
const VERSION_HEADER = "mcp-protocol-version";
/** One request in its POST, and its answer: a body, or a stream that may be resumed. */
class HttpCall {
    id;
    /** When it was answered, while its stream is still open. */
    answeredAt;
    #host;
    #call;
    #method;
    #wasInSession;
    /** At a revision without sessions no stream is resumed. */
    #isModern;
    #abort;
    #http;
    #body;
    #events;
    /** The events of an error status; its body may not end after the answer. */
    #errorEvents;
    #resumes = 0;
    /** Bytes that were received but not yet read. */
    #heldBytes = 0;
    #timer;
    #isOver = false;
    constructor(host, call) {
        this.#host = host;
        this.#call = call;
        this.id = call.id;
        this.#method = call.method;
        this.#wasInSession = host.inSession;
        this.#isModern = (0,known/* isSince */.$l)(call.headers?.[VERSION_HEADER] ?? null, known/* FIRST_MODERN */.TZ);
    }
    start(line) {
        const { headers, generated } = this.#call;
        this.#abort = this.#host.request({ method: "POST", body: line, what: this.#method, headers, generated }, this);
    }
    started(http) {
        const { listener, maxFrameBytes } = this.#host;
        const isEvents = (0,http_facts/* contentType */.IM)(http) === "text/event-stream" && (0,http_facts/* isSuccess */.oJ)(http);
        if (this.#resumes > 0 && !isEvents) {
            this.#http = http;
            this.#fail("FAULT-HTTP-NO-ANSWER", (0,redacted/* say */.cv) `The stream of ${(0,redacted/* hide */.jD)(this.#method)} could not be resumed: HTTP ${http.status}.`);
            return;
        }
        if (this.#events !== undefined) {
            this.#events.resume();
            return;
        }
        this.#http = http;
        if (this.#method === "initialize" && (0,http_facts/* isSuccess */.oJ)(http))
            this.#host.setSession(http.headers["mcp-session-id"]);
        if (!isEvents) {
            this.#body = new http_body/* WholeBody */.U(maxFrameBytes);
            if ((0,http_facts/* contentType */.IM)(http) !== "text/event-stream")
                return;
            this.#errorEvents = new http_body/* EventBody */.t(maxFrameBytes, (text, validUtf8) => {
                if (!this.#isOver && (0,http_facts/* answerIn */.Ke)(text, http, this.#call))
                    this.#read(http, { text, validUtf8 });
            });
            return;
        }
        this.#events = new http_body/* EventBody */.t(maxFrameBytes, (data, validUtf8) => {
            this.#release();
            listener.line(data, performance.now(), validUtf8, http, this.#call);
            this.#host.messageReceived();
        });
    }
    data(chunk) {
        // Chunks may still arrive after an abort; nothing would release them.
        if (this.#isOver)
            return;
        const tooMuch = this.#host.listener.memory.hold(chunk.length);
        if (tooMuch !== undefined) {
            this.#fail("FAULT-TRANSPORT-FLOOD", tooMuch);
            return;
        }
        this.#heldBytes += chunk.length;
        const kept = this.#events?.push(chunk) ?? this.#body?.push(chunk) ?? true;
        if (kept) {
            this.#errorEvents?.push(chunk);
            return;
        }
        const message = (0,redacted/* say */.cv) `The server answered ${(0,redacted/* hide */.jD)(this.#method)} with more than ${this.#host.maxFrameBytes} bytes; it was not read.`;
        this.#fail("FAULT-TRANSPORT-FRAME-TOO-LARGE", message);
    }
    ended() {
        if (this.#events !== undefined) {
            const cut = this.#events.endsWithin()
                ? "; the last event does not end with an empty line, so it does not count"
                : "";
            this.#streamEnded(`ended the SSE stream of ${this.#method} without its answer${cut}`);
        }
        else if (!this.#isOver && this.#http !== undefined && this.#body !== undefined) {
            this.#read(this.#http, this.#body.text());
        }
    }
    broken(fault) {
        if (this.#events?.lastId !== undefined && !this.#isModern) {
            this.#streamEnded(`broke off the SSE stream of ${this.#method}`);
            return;
        }
        const http = this.#http;
        this.close();
        this.#host.connectionBroke(this.id, http === undefined ? fault : { ...fault, http });
    }
    /** Aborts the request; nothing is reported. */
    close() {
        if (this.#isOver)
            return;
        this.#isOver = true;
        clearTimeout(this.#timer);
        this.#release();
        this.#abort?.();
        this.#host.callEnded(this);
    }
    #release() {
        this.#host.listener.memory.release(this.#heldBytes);
        this.#heldBytes = 0;
    }
    /** Ends an exchange that no call waits for; returns how far it got. */
    abandon() {
        const http = this.#http;
        this.close();
        if (http === undefined)
            return undefined;
        if (this.#events === undefined)
            return (0,redacted/* say */.cv) `The HTTP response started (status ${http.status}), but its body did not end.`;
        const note = (0,redacted/* say */.cv) `The server kept the SSE stream open and sent ${(0,plural/* plural */.L)(this.#events.events, "event")}, but not the answer.`;
        const message = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#method)}: ${note}`;
        this.#host.listener.fault({ rule_id: "FAULT-HTTP-STREAM-OPEN", message }, this.#call);
        return note;
    }
    /** A stream whose events have ids may close before the answer: it is resumed after the last event. */
    #streamEnded(what) {
        const events = this.#events;
        if (!this.#host.listener.isWaiting(this.id)) {
            this.close();
        }
        else if (events?.lastId === undefined || this.#isModern || this.#resumes >= MAX_RESUMES) {
            this.#fail("FAULT-HTTP-NO-ANSWER", (0,redacted/* say */.cv) `The server ${(0,redacted/* hide */.jD)(what)}.`);
        }
        else {
            this.#resumes += 1;
            const { lastId } = events;
            const waitMs = Math.max(events.retryMs ?? DEFAULT_RETRY_MS, MIN_RETRY_MS);
            this.#timer = setTimeout(() => {
                const request = { method: "GET", what: `the stream of ${this.#method}`, lastEventId: lastId };
                this.#abort = this.#host.request(request, this);
            }, waitMs);
        }
    }
    #read(http, { text, validUtf8 }) {
        const { listener } = this.#host;
        // From here on the session counts the answer.
        this.#release();
        const type = (0,http_facts/* contentType */.IM)(http);
        const isJson = type === "application/json" || type.endsWith("+json");
        if (http.status === 404 && this.#wasInSession) {
            this.#end((0,http_facts/* lostSession */.rT)(this.#call, http, text));
            return;
        }
        if (!(isJson && (0,http_facts/* isSuccess */.oJ)(http))) {
            if (!(0,http_facts/* answerIn */.Ke)(text, http, this.#call)) {
                this.#end((0,http_facts/* refusalOf */.Of)(this.#method, http, text));
                return;
            }
            for (const fault of (0,http_facts/* responseFaults */.px)(this.#method, http))
                listener.fault(fault, this.#call);
        }
        listener.line(text, performance.now(), validUtf8, http, this.#call);
        // Closed first, so that the host does not count it among the open streams of answered calls.
        const isAnswered = !listener.isWaiting(this.id);
        if (isAnswered)
            this.close();
        this.#host.messageReceived();
        if (!isAnswered)
            this.#fail("FAULT-HTTP-NO-ANSWER", (0,redacted/* say */.cv) `The body that answered ${(0,redacted/* hide */.jD)(this.#method)} (HTTP ${http.status}) contained no answer to it.`);
    }
    #fail(rule_id, message) {
        this.#end({ rule_id, message, ...(this.#http && { http: this.#http }) });
    }
    /** The response is over, and is not an answer. */
    #end(fault) {
        this.close();
        // The answer may still arrive on another stream.
        if (fault.rule_id === "FAULT-HTTP-NO-ANSWER")
            this.#host.awaitElsewhere(this.id, fault);
        else
            this.#host.listener.failed(this.id, fault);
    }
}

// EXTERNAL MODULE: ./src/mcp/channel/http-reach.ts + 1 modules
var http_reach = __webpack_require__(41556);
;// CONCATENATED MODULE: ./src/mcp/channel/http.ts








// How long the first requests wait for the server to take notifications/initialized.
const ANNOUNCE_MS = 2_000;
const LINGER_MS = 1_000;
const MAX_LINGERING = 16;
const MAX_LISTENS = 100;
const MIN_LISTEN_MS = 100;
/** Streamable HTTP: a POST for each message; at the revisions with sessions, a GET for the server's own messages. */
class HttpChannel extends http_base/* HttpChannelBase */.j {
    broken = undefined;
    hasStreams = true;
    /** True at revisions without sessions, which also have no stream of the server's own. */
    cancelsByClosing = false;
    #calls = new Map();
    #lingering = [];
    #sweep;
    /** The next notification ends the handshake. */
    #announcing = false;
    #announced;
    #listens = 0;
    /** The server's own stream is open, or may be soon. */
    #isListening = false;
    #stopListening = () => { };
    /** Calls whose response ended without their answer: it may still arrive on another stream. */
    #unanswered = new Map();
    get inSession() {
        return this.sessionId !== undefined;
    }
    send(line, call) {
        if (!this.isOpen)
            return;
        if (call === undefined) {
            const posted = this.#notify(line);
            if (!this.#announcing)
                return;
            this.#announcing = false;
            this.#announced = Promise.race([posted, (0,duration/* sleep */.yy)(ANNOUNCE_MS)]).then(() => {
                this.#announced = undefined;
                this.#listen(undefined);
            });
            return;
        }
        if (call.method === "initialize") {
            this.sessionId = undefined;
            super.setRevision(null);
            this.#stopListening();
        }
        if (this.#announced === undefined)
            this.#post(line, call);
        else
            void this.#announced.then(() => this.#post(line, call));
    }
    async sendAndDiscard(body, { method, headers, generated }, disconnect) {
        await this.#announced;
        if (this.isOpen)
            await this.sendDiscarding({ method: "POST", body, what: method, headers, generated }, disconnect);
    }
    abandon(id) {
        const fault = this.#unanswered.get(id);
        this.#unanswered.delete(id);
        return fault?.message ?? this.#calls.get(id)?.abandon();
    }
    setRevision(version) {
        super.setRevision(version);
        this.cancelsByClosing = (0,known/* isSince */.$l)(version, known/* FIRST_MODERN */.TZ);
        this.#announcing = !this.cancelsByClosing;
    }
    setSession(id) {
        this.sessionId = id;
    }
    callEnded(call) {
        this.#calls.delete(call.id);
        this.#failUnanswered();
    }
    awaitElsewhere(id, fault) {
        for (const known of this.#unanswered.keys())
            if (!this.listener.isWaiting(known))
                this.#unanswered.delete(known);
        this.#unanswered.set(id, fault);
        this.#failUnanswered();
    }
    /** Answered calls whose servers leave the stream open are ended after a second, or when there are many. */
    messageReceived() {
        for (const call of this.#calls.values()) {
            if (call.answeredAt !== undefined || this.listener.isWaiting(call.id))
                continue;
            call.answeredAt = performance.now();
            this.#lingering.push(call);
            if (this.#lingering.length > MAX_LINGERING)
                this.#lingering.shift()?.close();
            this.#sweep ??= setTimeout(() => this.#sweepUp(), LINGER_MS).unref();
        }
    }
    #post(line, call) {
        // The call may have timed out meanwhile.
        if (!this.isOpen || !this.listener.isWaiting(call.id))
            return;
        const exchange = new HttpCall(this, call);
        this.#calls.set(call.id, exchange);
        exchange.start(line);
    }
    /** If no stream is left, no answer will come. */
    #failUnanswered() {
        if (this.#unanswered.size === 0 || this.#calls.size > 0 || this.#isListening)
            return;
        for (const [id, fault] of [...this.#unanswered]) {
            this.#unanswered.delete(id);
            this.listener.failed(id, fault);
        }
    }
    #sweepUp() {
        this.#sweep = undefined;
        const before = performance.now() - LINGER_MS;
        const open = this.#lingering.filter((call) => this.#calls.get(call.id) === call);
        this.#lingering = open.filter(({ answeredAt = 0 }) => answeredAt > before);
        for (const call of open)
            if (!this.#lingering.includes(call))
                call.close();
        if (this.#lingering.length > 0)
            this.#sweep = setTimeout(() => this.#sweepUp(), LINGER_MS).unref();
    }
    /** An accepted notification has no body; if there is one, it may answer a call. */
    #notify(line) {
        return this.notify(line, this.url, (http, text) => {
            if (text === "")
                return;
            this.listener.fault((0,http_base/* notificationFault */.s)(http, " and a body. An accepted one has no body", text));
            this.#answerElsewhere(text, http);
        });
    }
    /** A message in a response that should be empty: an answer to a waiting call counts. */
    #answerElsewhere(text, http) {
        const id = (0,http_facts/* objectIn */.D7)(text)?.id;
        if (typeof id !== "number" || !this.listener.isWaiting(id))
            return;
        this.listener.line(text, performance.now(), true, http);
        this.messageReceived();
    }
    /** A server that does not support this answers 405. */
    async endSession(graceMs) {
        if (!this.inSession || this.end !== undefined)
            return;
        await this.sendInBackground({ method: "DELETE", what: "the end of the session" }, graceMs, () => { });
    }
    /** Opens the stream of the server's own messages, if it has one. */
    #listen(lastEventId) {
        if (!this.isOpen || this.#listens >= MAX_LISTENS) {
            this.#streamClosed();
            return;
        }
        this.#listens += 1;
        this.#isListening = true;
        let events;
        let untrack = () => { };
        const onEnd = () => {
            untrack();
            const { lastId = lastEventId, retryMs } = events ?? {};
            // Only a server that sent an id or a delay expects the client to reconnect.
            if (events === undefined || (lastId === undefined && retryMs === undefined)) {
                this.#streamClosed();
                return;
            }
            const timer = setTimeout(() => this.#listen(lastId), Math.max(retryMs ?? 0, MIN_LISTEN_MS)).unref();
            this.#stopListening = () => {
                clearTimeout(timer);
                this.#streamClosed();
            };
        };
        const stop = () => {
            abort();
            this.#streamClosed();
        };
        const request = { method: "GET", what: "the server's own stream" };
        const abort = this.request(lastEventId === undefined ? request : { ...request, lastEventId }, {
            started: (http) => {
                if (!(0,http_facts/* isSuccess */.oJ)(http) || (0,http_facts/* contentType */.IM)(http) !== "text/event-stream")
                    setImmediate(stop);
                else
                    events = new http_body/* EventBody */.t(this.maxFrameBytes, (data, validUtf8) => {
                        this.listener.line(data, performance.now(), validUtf8, http);
                        this.messageReceived();
                    });
            },
            data: (chunk) => {
                if (events?.push(chunk) !== false)
                    return;
                stop();
                const message = (0,redacted/* say */.cv) `The server sent more than ${this.maxFrameBytes} bytes in one event of its own stream; the stream was closed.`;
                this.listener.fault({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message });
            },
            ended: onEnd,
            broken: onEnd,
        });
        untrack = this.trackAbort(abort);
        this.#stopListening = stop;
    }
    #streamClosed() {
        this.#isListening = false;
        this.#failUnanswered();
    }
    abandonAll() {
        const waiting = [...this.#calls.keys(), ...this.#unanswered.keys()];
        this.#unanswered.clear();
        this.abortAll();
        return waiting;
    }
    abortAll() {
        clearTimeout(this.#sweep);
        for (const call of [...this.#calls.values()])
            call.close();
        this.abortBackground();
    }
}
/** Connects to a server, or starts it first, and returns a channel over Streamable HTTP; never rejects. */
async function openHttp(target, options, listener) {
    const reached = await (0,http_reach/* reachServer */.V)(target, options);
    if (!reached.ok)
        return reached;
    return { ok: true, channel: new HttpChannel(reached.parts, listener), leftMs: reached.leftMs };
}


/***/ })

};
