export const id = 5128;
export const ids = [5128];
export const modules = {

/***/ 75128:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openHttp: () => (/* binding */ openHttp)
});

// EXTERNAL MODULE: ./src/core/proc/port.ts
var proc_port = __webpack_require__(30929);
// EXTERNAL MODULE: ./src/core/proc/start.ts + 3 modules
var proc_start = __webpack_require__(43816);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/mcp/channel/ending.ts
var ending = __webpack_require__(20765);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/index.js
var dist = __webpack_require__(2309);
;// CONCATENATED MODULE: ./src/mcp/channel/http-body.ts


const REPLACEMENT = "\ufffd";
/** Holds a whole body, at most `maxBytes`. */
class WholeBody {
    maxBytes;
    #parts = [];
    #size = 0;
    constructor(maxBytes) {
        this.maxBytes = maxBytes;
    }
    push(chunk) {
        this.#size += chunk.length;
        if (this.#size > this.maxBytes)
            return false;
        this.#parts.push(chunk);
        return true;
    }
    /** What has come so far. */
    text() {
        const [only] = this.#parts;
        const bytes = this.#parts.length === 1 && only ? only : Buffer.concat(this.#parts);
        const text = bytes.toString("utf8");
        return { text, validUtf8: !text.includes(REPLACEMENT) || (0,external_node_buffer_.isUtf8)(bytes) };
    }
}
/** Reads the events of an SSE stream, each at most `maxBytes`. */
class EventBody {
    /** Of the last event that had one: from where the stream can be taken up again. */
    lastId;
    /** Milliseconds to wait before that, where the server says so. */
    retryMs;
    /** How many events came. */
    events = 0;
    #parser;
    // Streaming, for a character may be cut in two by a chunk.
    #decoder = new TextDecoder();
    #tooLarge = false;
    constructor(maxBytes, message) {
        this.#parser = (0,dist/* createParser */.C)({
            maxBufferSize: maxBytes,
            onEvent: ({ id, event, data }) => {
                this.events += 1;
                if (id !== undefined)
                    this.lastId = id === "" ? undefined : id;
                // The parser's own limit is for what is not yet whole.
                if (data.length > maxBytes)
                    this.#tooLarge = true;
                // An event without data only tells its id; other types are none of ours.
                else if (data !== "" && (event === undefined || event === "message"))
                    message(data);
            },
            onRetry: (ms) => {
                this.retryMs = ms;
            },
            onError: ({ type }) => {
                if (type === "max-buffer-size-exceeded")
                    this.#tooLarge = true;
            },
        });
    }
    /** The stream goes on in another response: what was cut off in the last one comes again. */
    resume() {
        this.#parser.reset();
        this.#decoder = new TextDecoder();
    }
    push(chunk) {
        if (!this.#tooLarge)
            this.#parser.feed(this.#decoder.decode(chunk, { stream: true }));
        return !this.#tooLarge;
    }
}

;// CONCATENATED MODULE: ./src/mcp/channel/http-call.ts

const DEFAULT_RETRY_MS = 1_000;
const MIN_RETRY_MS = 50;
const MAX_RESUMES = 100;
const MAX_EXCERPT = 500;
/** One request in its POST, and what answers it: a body, or a stream that may be taken up again. */
class HttpCall {
    id;
    /** When it was answered, while its stream is still open. */
    answeredAt;
    #host;
    #method;
    #wasInSession;
    #abort;
    #http;
    #body;
    #events;
    #resumes = 0;
    #timer;
    #over = false;
    constructor(host, { id, method }) {
        this.#host = host;
        this.id = id;
        this.#method = method;
        this.#wasInSession = host.inSession;
    }
    start(line) {
        this.#abort = this.#host.request({ method: "POST", body: line, what: this.#method }, this);
    }
    started(http) {
        const { listener, maxFrameBytes } = this.#host;
        const isEvents = contentType(http) === "text/event-stream" && isSuccess(http);
        if (this.#resumes > 0 && !isEvents) {
            this.#http = http;
            this.#fail("FAULT-HTTP-NO-ANSWER", `The stream of ${this.#method} could not be taken up again: HTTP ${http.status}.`);
            return;
        }
        if (this.#events !== undefined) {
            this.#events.resume();
            return;
        }
        this.#http = http;
        if (this.#method === "initialize" && isSuccess(http))
            this.#host.sessionIs(http.headers["mcp-session-id"]);
        if (!isEvents) {
            this.#body = new WholeBody(maxFrameBytes);
            return;
        }
        this.#events = new EventBody(maxFrameBytes, (data) => {
            listener.line(data, performance.now(), true, http);
            if (this.answeredAt === undefined && !listener.waits(this.id)) {
                this.answeredAt = performance.now();
                this.#host.lingers(this);
            }
        });
    }
    data(chunk) {
        const kept = this.#events?.push(chunk) ?? this.#body?.push(chunk) ?? true;
        if (kept)
            return;
        const message = `The server answered ${this.#method} with more than ${this.#host.maxFrameBytes} bytes; it was not read.`;
        this.#fail("FAULT-TRANSPORT-FRAME-TOO-LARGE", message);
    }
    ended() {
        if (this.#events !== undefined)
            this.#streamEnded(`ended the SSE stream of ${this.#method} without its answer`);
        else if (this.#http !== undefined && this.#body !== undefined)
            this.#read(this.#http, this.#body);
    }
    broken(fault) {
        if (this.#events?.lastId !== undefined) {
            this.#streamEnded(`broke off the SSE stream of ${this.#method}`);
            return;
        }
        const http = this.#http;
        this.close();
        this.#host.brokenBy(this.id, http === undefined ? fault : { ...fault, http });
    }
    /** Aborts what is under way; nothing is told. */
    close() {
        if (this.#over)
            return;
        this.#over = true;
        clearTimeout(this.#timer);
        this.#abort?.();
        this.#host.over(this);
    }
    /** Ends an exchange that is no longer waited for; says how far it had come. */
    abandon() {
        const http = this.#http;
        this.close();
        if (http === undefined)
            return undefined;
        if (this.#events === undefined)
            return `The HTTP response had begun (status ${http.status}), and its body did not end.`;
        const note = `The server kept the SSE stream open; ${count(this.#events.events, "event")} had come, and not the answer.`;
        this.#host.listener.amiss({ rule_id: "FAULT-HTTP-STREAM-OPEN", message: `${this.#method}: ${note}` });
        return note;
    }
    /** A stream whose events have ids may be closed before the answer: it is taken up again behind the last one. */
    #streamEnded(what) {
        const events = this.#events;
        if (!this.#host.listener.waits(this.id)) {
            this.close();
        }
        else if (events?.lastId === undefined || this.#resumes >= MAX_RESUMES) {
            this.#fail("FAULT-HTTP-NO-ANSWER", `The server ${what}.`);
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
    #read(http, whole) {
        const { listener } = this.#host;
        const { text, validUtf8 } = whole.text();
        const told = contentType(http);
        const isJson = told === "application/json" || told.endsWith("+json");
        const isAnswer = isJson && isSuccess(http) ? true : answers(text, this.id);
        if ([401, 403, 429].includes(http.status) || !isAnswer) {
            this.#refused(http, text);
            return;
        }
        if (!isJson && text.trim() !== "")
            listener.amiss(wrongType(this.#method, told));
        if (http.status >= 500)
            listener.amiss(errorStatus(this.#method, http, ""));
        listener.line(text, performance.now(), validUtf8, http);
        if (!listener.waits(this.id))
            this.close();
        else
            this.#fail("FAULT-HTTP-NO-ANSWER", `The body that answered ${this.#method} (HTTP ${http.status}) held no answer to it.`);
    }
    /** A response that is no answer. */
    #refused(http, text) {
        const { status, headers } = http;
        const excerpt = text.trim() === "" ? "" : `: ${text.slice(0, MAX_EXCERPT).replace(/\s+/g, " ").trim()}`;
        const told = `${this.#method} was answered with HTTP ${status}${excerpt}`;
        if (status === 404 && this.#wasInSession) {
            this.close();
            const message = `${told}. The session was lost.`;
            this.#host.listener.failed(this.id, { rule_id: "FAULT-HTTP-SESSION-LOST", message, sessionLost: true, http });
        }
        else if (status === 401 || status === 403) {
            this.#fail("FAULT-HTTP-DENIED", told, true);
        }
        else if (status === 429) {
            const after = headers["retry-after"];
            this.#fail("FAULT-HTTP-RATE-LIMIT", after === undefined ? told : `${told} (retry after ${after.slice(0, 50)})`, true);
        }
        else if (!isSuccess(http)) {
            const { rule_id, message } = errorStatus(this.#method, http, excerpt);
            this.#fail(rule_id, message);
        }
        else if (text.trim() === "") {
            this.#fail("FAULT-HTTP-NO-ANSWER", `${told} and no body.`);
        }
        else {
            const { rule_id, message } = wrongType(this.#method, contentType(http));
            this.#fail(rule_id, `${message}${excerpt}`);
        }
    }
    #fail(rule_id, message, unverified = false) {
        const fault = { rule_id, message };
        if (unverified)
            fault.unverified = true;
        if (this.#http !== undefined)
            fault.http = this.#http;
        this.close();
        this.#host.listener.failed(this.id, fault);
    }
}
function isSuccess({ status }) {
    return status >= 200 && status < 300;
}
/** The media type without its parameters, in lower case; empty where none is told. */
function contentType({ headers }) {
    const type = headers["content-type"] ?? "";
    const end = type.indexOf(";");
    return (end === -1 ? type : type.slice(0, end)).trim().toLowerCase();
}
/** True where a body is the JSON-RPC answer to this id, whatever is told around it. */
function answers(text, id) {
    try {
        const value = JSON.parse(text);
        return typeof value === "object" && value !== null && "id" in value && value.id === id;
    }
    catch {
        return false;
    }
}
function wrongType(method, type) {
    const told = type === "" ? "no content type" : `the content type ${type.slice(0, 100)}`;
    return { rule_id: "FAULT-HTTP-CONTENT-TYPE", message: `${method} was answered with ${told}, not JSON or SSE` };
}
function errorStatus(method, { status }, excerpt) {
    return { rule_id: "FAULT-HTTP-STATUS", message: `${method} was answered with HTTP ${status}${excerpt}` };
}
function count(number, noun) {
    return number === 1 ? `one ${noun}` : `${number} ${noun}s`;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./src/mcp/channel/http-errors.ts
const CONNECT = new Set([
    "ECONNREFUSED",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EADDRNOTAVAIL",
    "ETIMEDOUT",
    "UND_ERR_CONNECT_TIMEOUT",
]);
const TLS = /CERT|^ERR_(TLS|SSL)|^EPROTO$|^UNABLE_TO_|SELF_SIGNED/;
/** What an error of the network means; `what`: of the request, as messages name it. */
function faultOf(error, what) {
    const code = codeOf(error);
    const reason = error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300);
    const shown = code === undefined || reason.includes(code) ? reason : `${code}: ${reason}`;
    if (code !== undefined && CONNECT.has(code)) {
        return { rule_id: "FAULT-HTTP-CONNECT", message: `No connection for ${what}: ${shown}.` };
    }
    if (code !== undefined && TLS.test(code)) {
        return { rule_id: "FAULT-HTTP-TLS", message: `No TLS connection for ${what}: ${shown}.` };
    }
    return { rule_id: "FAULT-HTTP-RESET", message: `The connection broke while ${what} was waiting: ${shown}.` };
}
/** Several addresses of one host fail with one error for each. */
function codeOf(error) {
    if (!(error instanceof Error))
        return undefined;
    if ("code" in error && typeof error.code === "string")
        return error.code;
    return error instanceof AggregateError ? codeOf(error.errors[0]) : codeOf(error.cause);
}

;// CONCATENATED MODULE: ./src/mcp/channel/http-request.ts


const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Sends a request; gives what aborts it. Never throws for what a server does. */
function sendRequest(dispatcher, request, sink) {
    const exchange = new Exchange(dispatcher, request, sink);
    exchange.dispatch();
    return () => exchange.abort();
}
class Exchange {
    #dispatcher;
    #request;
    #sink;
    #url;
    #redirects = 0;
    #redirecting = false;
    #controller;
    #decoder;
    #done = false;
    constructor(dispatcher, request, sink) {
        this.#dispatcher = dispatcher;
        this.#request = request;
        this.#sink = sink;
        this.#url = request.url;
    }
    dispatch() {
        const { method, headers, body } = this.#request;
        this.#redirecting = false;
        try {
            this.#dispatcher.dispatch({
                origin: this.#url.origin,
                path: this.#url.pathname + this.#url.search,
                method,
                headers,
                body: body ?? null,
            }, this);
        }
        catch (error) {
            // A header that cannot be sent, say.
            this.#break(faultOf(error, this.#request.what));
        }
    }
    abort() {
        if (this.#done)
            return;
        this.#done = true;
        this.#decoder?.destroy();
        this.#controller?.abort(new Error("aborted"));
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#done)
            controller.abort(new Error("aborted"));
    }
    onResponseStart(_, status, headers) {
        if (this.#done || status < 200)
            return;
        const facts = { status, headers: flat(headers) };
        if (REDIRECTS.has(status)) {
            this.#redirect(facts);
            return;
        }
        this.#decode(facts.headers["content-encoding"] ?? "");
        if (!this.#done)
            this.#sink.started(facts);
    }
    onResponseData(_, chunk) {
        if (this.#done || this.#redirecting)
            return;
        if (this.#decoder)
            this.#decoder.write(chunk);
        else
            this.#sink.data(chunk);
    }
    onResponseEnd() {
        if (this.#done)
            return;
        if (this.#redirecting)
            this.dispatch();
        else if (this.#decoder)
            this.#decoder.end();
        else
            this.#end();
    }
    onResponseError(_, error) {
        this.#break(faultOf(error, this.#request.what));
    }
    #end() {
        if (this.#done)
            return;
        this.#done = true;
        this.#sink.ended();
    }
    #break(fault) {
        if (this.#done)
            return;
        this.abort();
        this.#sink.broken(fault);
    }
    #redirect({ status, headers: { location = "" } }) {
        const { what, maxRedirects } = this.#request;
        const told = `${what} was answered with HTTP ${status}`;
        if (location === "" || !URL.canParse(location, this.#url.href)) {
            this.#break({ rule_id: "FAULT-HTTP-REDIRECT-LOOP", message: `${told} and no place to go to.` });
            return;
        }
        const next = new URL(location, this.#url);
        if (next.origin !== this.#url.origin) {
            const message = `${told} to another origin, ${next.origin}; it was not followed.`;
            this.#break({ rule_id: "FAULT-HTTP-REDIRECT-ORIGIN", message });
        }
        else if (status === 303 && this.#request.method === "POST") {
            this.#break({ rule_id: "FAULT-HTTP-REDIRECT-LOOP", message: `${told}, which turns a POST into a GET.` });
        }
        else if (this.#redirects >= maxRedirects) {
            const message = `${told}, and before by ${this.#redirects} redirects: no more are followed.`;
            this.#break({ rule_id: "FAULT-HTTP-REDIRECT-LOOP", message });
        }
        else {
            this.#redirects += 1;
            this.#redirecting = true;
            this.#url = next;
        }
    }
    #decode(encoding) {
        const name = encoding.trim().toLowerCase();
        if (name === "" || name === "identity")
            return;
        const decoder = decoderOf(name);
        if (decoder === undefined) {
            const message = `${this.#request.what} was answered in the unknown Content-Encoding ${name.slice(0, 50)}.`;
            this.#break({ rule_id: "FAULT-HTTP-ENCODING", message });
            return;
        }
        this.#decoder = decoder;
        decoder.on("data", (chunk) => {
            if (!this.#done)
                this.#sink.data(chunk);
        });
        decoder.on("end", () => this.#end());
        decoder.on("error", ({ message }) => this.#break({
            rule_id: "FAULT-HTTP-ENCODING",
            message: `The answer to ${this.#request.what} cannot be decompressed as ${name}: ${message}.`,
        }));
    }
}
/** Flushed at each chunk: events must come through while their stream goes on. */
function decoderOf(name) {
    const zlib = { flush: external_node_zlib_.constants.Z_SYNC_FLUSH, finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH };
    if (name === "gzip" || name === "x-gzip")
        return (0,external_node_zlib_.createGunzip)(zlib);
    if (name === "deflate")
        return (0,external_node_zlib_.createInflate)(zlib);
    if (name === "br") {
        return (0,external_node_zlib_.createBrotliDecompress)({ flush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH });
    }
    return undefined;
}
function flat(headers) {
    const all = {};
    for (const name in headers) {
        const value = headers[name];
        if (value !== undefined)
            all[name] = typeof value === "string" ? value : value.join(", ");
    }
    return all;
}

;// CONCATENATED MODULE: ./src/mcp/channel/http.ts




/** The oldest revision at which requests tell the revision. */
const TELLS_REVISION = "2025-06-18";
// How long the first requests wait for the server to take notifications/initialized.
const ANNOUNCE_MS = 2_000;
const NOTIFICATION_MS = 30_000;
// A server that dies breaks its connections first: how it died says more.
const DEATH_MS = 300;
const LINGER_MS = 1_000;
const MAX_LINGERING = 16;
const MAX_LISTENS = 100;
const MIN_LISTEN_MS = 100;
const STDERR_LINES = 20;
/** Streamable HTTP at the revisions with sessions: a POST for each message, a GET for what the server says by itself. */
class HttpChannel {
    listener;
    end;
    broken = undefined;
    requestTimeoutMs;
    maxFrameBytes;
    #parts;
    #url;
    #calls = new Map();
    /** What else is under way: notifications, the server's own stream. */
    #others = new Set();
    #lingering = [];
    #sweep;
    #sessionId;
    #version;
    /** The notification that ends the handshake is to come, or under way. */
    #announcing = false;
    #announced;
    #listens = 0;
    #stopListening = () => { };
    #closing = false;
    constructor(parts, listener) {
        this.listener = listener;
        this.#parts = parts;
        this.#url = new URL(parts.target.url);
        this.maxFrameBytes = parts.maxFrameBytes;
        if (parts.target.timeoutMs !== undefined)
            this.requestTimeoutMs = parts.target.timeoutMs;
        parts.server?.exited.then(({ code, signal }) => {
            this.end = { exit_code: code, signal, stderr: this.stderr().slice(-STDERR_LINES) };
            this.#abortAll();
            listener.ended(this.end);
        });
    }
    get inSession() {
        return this.#sessionId !== undefined;
    }
    send(line, call) {
        if (this.#closing || this.end !== undefined)
            return;
        if (call === undefined) {
            const posted = this.#notify(line);
            if (!this.#announcing)
                return;
            this.#announcing = false;
            this.#announced = Promise.race([posted, sleep(ANNOUNCE_MS)]).then(() => {
                this.#announced = undefined;
                this.#listen(undefined);
            });
            return;
        }
        if (call.method === "initialize") {
            this.#sessionId = undefined;
            this.#version = undefined;
            this.#stopListening();
        }
        if (this.#announced === undefined)
            this.#post(line, call);
        else
            void this.#announced.then(() => this.#post(line, call));
    }
    abandon(id) {
        return this.#calls.get(id)?.abandon();
    }
    agreed(version) {
        this.#version = version !== null && version >= TELLS_REVISION ? version : undefined;
        this.#announcing = true;
    }
    stderr(mark) {
        return this.#parts.server?.stderr.lines(mark) ?? [];
    }
    stderrMark() {
        return this.#parts.server?.stderr.total ?? 0;
    }
    async close(graceMs) {
        this.#closing = true;
        this.#abortAll();
        const { server, stop, dispatcher } = this.#parts;
        if (this.#sessionId !== undefined && this.end === undefined)
            await this.#forget(graceMs);
        const faults = await stop();
        if (server)
            faults.push(...(await (0,ending/* endProcess */.J)(server, graceMs)));
        await dispatcher.destroy().catch(() => { });
        return faults;
    }
    request({ lastEventId, ...request }, sink) {
        const headers = {
            ...this.#parts.target.headers(),
            "user-agent": this.#parts.userAgent,
            "accept-encoding": "gzip, deflate, br",
            accept: request.method === "GET" ? "text/event-stream" : "application/json, text/event-stream",
        };
        if (request.body !== undefined)
            headers["content-type"] = "application/json";
        if (this.#sessionId !== undefined)
            headers["mcp-session-id"] = this.#sessionId;
        if (this.#version !== undefined)
            headers["mcp-protocol-version"] = this.#version;
        if (lastEventId !== undefined)
            headers["last-event-id"] = lastEventId;
        const { dispatcher, target } = this.#parts;
        return sendRequest(dispatcher, { ...request, url: this.#url, headers, maxRedirects: target.maxRedirects }, sink);
    }
    sessionIs(id) {
        this.#sessionId = id;
    }
    over(call) {
        this.#calls.delete(call.id);
    }
    /** Answered calls whose servers leave the stream open are ended after a second, or when there are many. */
    lingers(call) {
        this.#lingering.push(call);
        if (this.#lingering.length > MAX_LINGERING)
            this.#lingering.shift()?.close();
        this.#sweep ??= setTimeout(() => this.#sweepUp(), LINGER_MS).unref();
    }
    brokenBy(id, fault) {
        if (this.#parts.server === undefined || this.end !== undefined)
            this.listener.failed(id, fault);
        else
            setTimeout(() => this.listener.failed(id, fault), DEATH_MS);
    }
    #post(line, call) {
        // It may have been given up while it waited.
        if (this.#closing || this.end !== undefined || !this.listener.waits(call.id))
            return;
        const exchange = new HttpCall(this, call);
        this.#calls.set(call.id, exchange);
        exchange.start(line);
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
    /** Sends a notification or a response; settles when the server has taken it, or not. */
    #notify(body) {
        return this.#alone({ method: "POST", body, what: "a notification" }, NOTIFICATION_MS, ({ status }) => {
            if (status < 400 || this.#closing)
                return;
            const message = `A notification or response of ours was answered with HTTP ${status}.`;
            this.listener.amiss({ rule_id: "FAULT-HTTP-NOTIFICATION", message, evidence: body.slice(0, 500) });
        });
    }
    /** Tells the server that the session is over; a server that does not want to know says so by 405. */
    #forget(graceMs) {
        return this.#alone({ method: "DELETE", what: "the end of the session" }, graceMs, () => { });
    }
    /** A request of whose response only the status matters. */
    #alone(request, timeoutMs, answered) {
        return new Promise((resolve) => {
            let read = 0;
            const settle = () => {
                clearTimeout(timer);
                this.#others.delete(stop);
                resolve();
            };
            const stop = () => {
                abort();
                settle();
            };
            const timer = setTimeout(stop, timeoutMs).unref();
            this.#others.add(stop);
            const abort = this.request(request, {
                started: (http) => {
                    answered(http);
                    // What a server streams to a notification is not waited for.
                    if (contentType(http) === "text/event-stream")
                        setImmediate(stop);
                },
                data: (chunk) => {
                    read += chunk.length;
                    if (read > this.maxFrameBytes)
                        stop();
                },
                ended: settle,
                broken: settle,
            });
        });
    }
    /** Listens to what the server says by itself, where it has a stream for that. */
    #listen(lastEventId) {
        if (this.#closing || this.end !== undefined || this.#listens >= MAX_LISTENS)
            return;
        this.#listens += 1;
        let events;
        let abort = () => { };
        const over = () => {
            this.#others.delete(abort);
            const { lastId = lastEventId, retryMs } = events ?? {};
            // Only a server that says so keeps its stream beyond a connection.
            if (events === undefined || (lastId === undefined && retryMs === undefined))
                return;
            setTimeout(() => this.#listen(lastId), Math.max(retryMs ?? 0, MIN_LISTEN_MS)).unref();
        };
        const request = { method: "GET", what: "the server's own stream" };
        abort = this.request(lastEventId === undefined ? request : { ...request, lastEventId }, {
            started: (http) => {
                if (!isSuccess(http) || contentType(http) !== "text/event-stream")
                    setImmediate(() => abort());
                else
                    events = new EventBody(this.maxFrameBytes, (data) => this.listener.line(data, performance.now(), true, http));
            },
            data: (chunk) => {
                if (events?.push(chunk) === false)
                    abort();
            },
            ended: over,
            broken: over,
        });
        this.#others.add(abort);
        this.#stopListening = abort;
    }
    #abortAll() {
        clearTimeout(this.#sweep);
        for (const call of [...this.#calls.values()])
            call.close();
        for (const abort of [...this.#others])
            abort();
        this.#others.clear();
    }
}
function sleep(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
}

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
;// CONCATENATED MODULE: ./src/mcp/channel/http-dispatcher.ts


// Below the five seconds after which most servers close an idle connection: a call must not meet one that is closing.
const KEEP_ALIVE_MS = 1_500;
/** What carries the requests to a server: connections with its TLS settings, and a proxy where one is set. */
function createDispatcher({ tls, connectTimeoutMs, proxy }) {
    const secure = {
        rejectUnauthorized: !tls.insecure,
        ...(tls.ca !== undefined && { ca: [...external_node_tls_.rootCertificates, tls.ca] }),
        ...(tls.minVersion !== undefined && { minVersion: tls.minVersion }),
        timeout: connectTimeoutMs,
    };
    // The session's deadlines bound every request: these would only cut off what may take its time.
    const options = {
        connect: secure,
        headersTimeout: 0,
        bodyTimeout: 0,
        keepAliveTimeout: KEEP_ALIVE_MS,
        keepAliveMaxTimeout: KEEP_ALIVE_MS,
    };
    if (proxy === undefined)
        return new undici/* Agent */.g6(options);
    return new undici/* EnvHttpProxyAgent */.J2({
        ...options,
        requestTls: secure,
        proxyTls: { timeout: connectTimeoutMs },
        proxyTunnel: false,
        httpProxy: proxy.http ?? "",
        httpsProxy: proxy.https ?? "",
        noProxy: proxy.no ?? "",
    });
}

;// CONCATENATED MODULE: ./src/mcp/channel/http-ready.ts


const POLL_MS = 50;
const NO_ANSWER = "no answer";
/** Waits until the port of `url` accepts connections; false where `stopped` says so, or the time is over. */
async function waitForPort(url, timeoutMs, stopped) {
    const until = performance.now() + timeoutMs;
    const port = portOf(url);
    while (!stopped() && performance.now() < until) {
        if (await (0,proc_port/* accepts */.G)(hostOf(url), port))
            return true;
        await http_ready_sleep(POLL_MS);
    }
    return false;
}
/** Polls a URL until it answers 2xx. Gives undefined then, else what came last; "" where `stopped` says so. */
async function waitForReady(dispatcher, { url, timeoutMs, intervalMs }, maxRedirects, stopped) {
    const until = performance.now() + timeoutMs;
    let last;
    for (;;) {
        const left = until - performance.now();
        if (stopped())
            return "";
        if (left <= 0)
            return last ?? NO_ANSWER;
        const came = await poll(dispatcher, new URL(url), maxRedirects, left);
        if (came === undefined)
            return undefined;
        // The last poll is cut off by the end of the time: what came before it says more.
        if (came !== NO_ANSWER)
            last = came;
        await http_ready_sleep(Math.min(intervalMs, Math.max(until - performance.now(), 0)));
    }
}
function portOf({ port, protocol }) {
    return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}
/** Without the brackets of an IPv6 address. */
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, "");
}
function poll(dispatcher, url, maxRedirects, timeoutMs) {
    return new Promise((resolve) => {
        const settle = (came) => {
            clearTimeout(timer);
            abort();
            resolve(came);
        };
        const timer = setTimeout(() => settle(NO_ANSWER), timeoutMs);
        const request = { method: "GET", url, headers: {}, maxRedirects, what: "wait_for_ready" };
        const abort = sendRequest(dispatcher, request, {
            started: ({ status }) => setImmediate(settle, status >= 200 && status < 300 ? undefined : `HTTP ${status}`),
            data: () => { },
            ended: () => { },
            broken: ({ message }) => setImmediate(settle, message),
        });
    });
}
function http_ready_sleep(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
}

;// CONCATENATED MODULE: ./src/mcp/channel/http-open.ts







const http_open_STDERR_LINES = 20;
const STOP_MS = 10_000;
const GRACE_MS = 2_000;
/**
 * Starts the server behind the URL where the target says so, waits until it is ready, and gives a channel to it. A
 * server that did not become ready has been ended before this settles; never rejects.
 */
async function openHttp(target, options, listener) {
    const deadline = performance.now() + options.startupTimeoutMs;
    const started = await startServer(target);
    if (!started.ok)
        return started;
    const { server } = started;
    const dispatcher = createDispatcher(target);
    const failure = await becomesReady(target, dispatcher, server, options, deadline);
    const stop = () => stopBy(target.start);
    if (failure !== undefined) {
        await stop();
        if (server)
            await (0,ending/* endProcess */.J)(server, GRACE_MS);
        await dispatcher.destroy();
        return { ok: false, failure };
    }
    const parts = {
        target,
        dispatcher,
        server,
        userAgent: target.userAgent ?? `${version/* TOOL_NAME */.l}/${options.clientVersion ?? "0.0.0"}`,
        maxFrameBytes: options.maxFrameBytes,
        stop,
    };
    // Polling `wait_for_ready` has a limit of its own.
    const leftMs = target.ready ? options.startupTimeoutMs : Math.max(1, deadline - performance.now());
    return { ok: true, channel: new HttpChannel(parts, listener), leftMs };
}
async function startServer({ start, url, }) {
    if (start === undefined)
        return { ok: true, server: undefined };
    const address = new URL(url);
    if (await (0,proc_port/* accepts */.G)(hostOf(address), portOf(address))) {
        const message = `Port ${portOf(address)} is in use by another program: the server was not started.`;
        return { ok: false, failure: { rule_id: "FAULT-START-PORT-BUSY", message } };
    }
    const started = await (0,proc_start/* startProcess */.k)(start.command, { env: start.env, cwd: start.cwd });
    if (!started.ok) {
        const message = `The server could not be started: ${started.reason}.`;
        return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } };
    }
    const { process: server } = started;
    // Over HTTP nothing but logs is on stdout: a failure shows them with those on stderr.
    server.stdout.on("data", (chunk) => server.stderr.push(chunk));
    return { ok: true, server };
}
async function becomesReady(target, dispatcher, server, { startupTimeoutMs, signal }, deadline) {
    let end;
    server?.exited.then(({ code, signal: by }) => {
        const message = `The server ${by === null ? `exited with code ${code}` : `was ended by ${by}`} before it was ready.`;
        const process = { exit_code: code, signal: by, stderr: server.stderr.lines().slice(-http_open_STDERR_LINES) };
        end = { rule_id: "FAULT-START-EXIT", message, process };
    });
    const stopped = () => end !== undefined || signal?.aborted === true;
    let message;
    if (target.ready) {
        const came = await waitForReady(dispatcher, target.ready, target.maxRedirects, stopped);
        if (came !== undefined)
            message = `wait_for_ready did not answer 2xx within ${target.ready.timeoutMs} ms: ${came}`;
    }
    else if (server) {
        const url = new URL(target.url);
        const open = await waitForPort(url, deadline - performance.now(), stopped);
        if (!open)
            message = `The server did not listen on port ${portOf(url)} within ${startupTimeoutMs} ms.`;
    }
    if (message === undefined || end !== undefined)
        return end;
    const stderr = server?.stderr.lines().slice(-http_open_STDERR_LINES);
    const process = stderr && { process: { exit_code: null, signal: null, stderr } };
    return { rule_id: "FAULT-START-NOT-READY", message, ...process };
}
/** Runs the command that ends what a signal cannot end. */
async function stopBy(start) {
    if (start?.stop === undefined)
        return [];
    const started = await (0,proc_start/* startProcess */.k)(start.stop, { env: start.env, cwd: start.cwd });
    if (!started.ok)
        return [amiss(`could not be started: ${started.reason}`)];
    const { process: stopping } = started;
    stopping.stdout.resume();
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS, undefined).unref());
    const exit = await Promise.race([stopping.exited, late]);
    await stopping.end(GRACE_MS);
    if (exit === undefined)
        return [amiss(`was still running after ${STOP_MS} ms, and was killed`)];
    return exit.code === 0 ? [] : [amiss(`exited with ${exit.code ?? exit.signal}`)];
}
function amiss(what) {
    return { rule_id: "FAULT-LIFECYCLE-STOP", message: `The command under \`start.stop\` ${what}.` };
}


/***/ })

};
