export const id = 5607;
export const ids = [5607];
export const modules = {

/***/ 34978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ HttpChannelBase),
/* harmony export */   s: () => (/* binding */ notificationFault)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _revisions_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98042);
/* harmony import */ var _end_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92153);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70867);
/* harmony import */ var _http_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24148);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46132);






// A server may send endless requests and read no answer: anything above the limit is dropped.
const MAX_BACKGROUND = 256;
/** How much is kept of a response that no call waits for. */
const MAX_KEPT = 64 * 1024;
// How long a request whose answer is discarded may take before the next one is sent.
const LOST_MS = 1_000;
/** The fault of calls that still wait when their session is closed. */
const SESSION_CLOSED = {
    rule_id: "FAULT-HTTP-RESET",
    message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The session was closed during the call.`,
};
const NOTIFICATION_MS = 30_000;
const STDERR_LINES = 20;
// The connections of a server break before its process ends; how the process ended explains more.
const DEATH_MS = 300;
/** What both transports over HTTP share: requests with the headers of the target, and the server's process. */
class HttpChannelBase {
    url;
    maxFrameBytes;
    requestTimeoutMs;
    listener;
    /** How the server's process ended, if the run started it. */
    end;
    closing = false;
    sessionId;
    /** Aborts each request that is not a call: notifications, streams of the server. */
    #background = new Set();
    #parts;
    #version;
    constructor(parts, listener) {
        this.#parts = parts;
        this.listener = listener;
        this.url = new URL(parts.target.url);
        this.maxFrameBytes = parts.maxFrameBytes;
        if (parts.target.timeoutMs !== undefined)
            this.requestTimeoutMs = parts.target.timeoutMs;
        parts.server?.exited.then(({ code, signal }) => {
            this.end = { exit_code: code, signal, stderr: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideLines */ .Ix)(this.stderr()).slice(-STDERR_LINES) };
            this.abortAll();
            listener.ended(this.end);
        });
    }
    /** False if nothing more can be sent. */
    get isOpen() {
        return !this.closing && this.end === undefined;
    }
    /** Called when the handshake is answered; null if requests name no revision. */
    setRevision(version) {
        this.#version = version !== null && version >= _revisions_known_js__WEBPACK_IMPORTED_MODULE_1__/* .SINCE */ .Fe.revisionHeader ? version : undefined;
    }
    stderr(mark) {
        return this.#parts.server?.stderr.lines(mark) ?? [];
    }
    stderrMark() {
        return this.#parts.server?.stderr.total ?? 0;
    }
    /** Sends a request; returns the function that aborts it. */
    request({ method, body, what, lastEventId, url = this.url, headers: requestHeaders, generated }, sink) {
        const { connections, target } = this.#parts;
        const { tokens, maxRedirects } = target;
        // No spreads: an object that begins with one is slow to read, and this runs for every request.
        const headers = {
            "user-agent": this.#parts.userAgent,
            "accept-encoding": "gzip, deflate, br",
            accept: method === "GET" ? "text/event-stream" : "application/json, text/event-stream",
        };
        if (body !== undefined)
            headers["content-type"] = "application/json";
        if (this.sessionId !== undefined)
            headers["mcp-session-id"] = this.sessionId;
        if (this.#version !== undefined)
            headers["mcp-protocol-version"] = this.#version;
        if (lastEventId !== undefined)
            headers["last-event-id"] = lastEventId;
        if (requestHeaders !== undefined)
            Object.assign(headers, requestHeaders);
        // The headers of the protocol override those of the suite.
        const suiteHeaders = target.headers(generated);
        for (const name in suiteHeaders)
            headers[name] ??= suiteHeaders[name] ?? "";
        const request = { method, url, headers, maxRedirects, what };
        if (body !== undefined)
            request.body = body;
        if (tokens !== undefined)
            request.tokens = tokens;
        return (0,_http_request_js__WEBPACK_IMPORTED_MODULE_5__/* .sendRequest */ .w)(connections, request, sink);
    }
    /**
     * Sends a request that no call waits for; `answered` is called with its response when that is complete. Settles then,
     * or when the request fails. Nothing is sent while very many others are pending.
     */
    sendInBackground(request, timeoutMs, answered) {
        if (this.#background.size >= MAX_BACKGROUND)
            return Promise.resolve();
        return new Promise((resolve) => {
            const body = new _http_body_js__WEBPACK_IMPORTED_MODULE_3__/* .WholeBody */ .U(MAX_KEPT);
            let http;
            const settle = () => {
                clearTimeout(timer);
                this.#background.delete(stop);
                if (http)
                    answered(http, body.text().text);
                resolve();
            };
            const stop = () => {
                abort();
                settle();
            };
            const timer = setTimeout(stop, timeoutMs).unref();
            this.#background.add(stop);
            const abort = this.request(request, {
                started: (facts) => {
                    http = facts;
                    // Does not wait for a stream that answers a notification.
                    if ((0,_http_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .contentType */ .IM)(facts) === "text/event-stream")
                        setImmediate(stop);
                },
                data: (chunk) => {
                    if (!body.push(chunk))
                        stop();
                },
                ended: settle,
                broken: settle,
            });
        });
    }
    /**
     * Posts a notification or a response from mcptest, and reports a rejection. Settles when the server has answered.
     *
     * @param accepted called with the response if it is not an error
     */
    notify(body, url = this.url, accepted = () => { }) {
        const request = { method: "POST", url, body, what: "a notification" };
        return this.sendInBackground(request, NOTIFICATION_MS, (http, text) => {
            if (this.closing)
                return;
            if (http.status < 400)
                accepted(http, text);
            else
                this.listener.fault(notificationFault(http, "", body));
        });
    }
    /**
     * Sends a request whose response is read and dropped; with `disconnect`, the connection closes when the response starts.
     * Settles when that is done, or after a second.
     */
    sendDiscarding(request, disconnect) {
        return new Promise((resolve) => {
            let untrack = () => { };
            const timer = setTimeout(() => (disconnect ? cut() : resolve()), LOST_MS).unref();
            const finish = () => {
                clearTimeout(timer);
                untrack();
                resolve();
            };
            const cut = () => {
                abort();
                finish();
            };
            const abort = this.request(request, {
                started: () => {
                    if (disconnect)
                        setImmediate(cut);
                },
                data: () => { },
                ended: finish,
                broken: finish,
            });
            untrack = this.trackAbort(abort);
        });
    }
    /** Registers the abort of an exchange that may outlast the calls; returns the function that removes it. */
    trackAbort(abort) {
        this.#background.add(abort);
        return () => this.#background.delete(abort);
    }
    abortBackground() {
        for (const abort of [...this.#background])
            abort();
        this.#background.clear();
    }
    /** Fails a call whose connection broke; waits a moment, in case the end of the process is the cause. */
    connectionBroke(id, fault) {
        const fail = () => this.listener.failed(id, fault);
        if (this.#parts.server === undefined || this.end !== undefined)
            fail();
        else
            setTimeout(fail, DEATH_MS);
    }
    /** Ends the session, the process and the connections; returns what went wrong. */
    async close(graceMs) {
        this.closing = true;
        for (const id of this.abandonAll())
            this.listener.failed(id, SESSION_CLOSED);
        await this.endSession(graceMs);
        const { server, stop, connections } = this.#parts;
        const faults = await stop();
        if (server)
            faults.push(...(await (0,_end_process_js__WEBPACK_IMPORTED_MODULE_2__/* .endProcess */ .J)(server, graceMs)));
        await connections.destroy().catch(() => { });
        return faults;
    }
    /** Ends the session on the server, if the transport has a request for that. */
    async endSession(_graceMs) { }
}
/** What is wrong with the response to a notification, or to a response from mcptest. */
function notificationFault({ status }, detail, evidence) {
    return {
        rule_id: "FAULT-HTTP-NOTIFICATION",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `A notification or response from mcptest was answered with HTTP ${status}${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(detail)}.`,
        evidence: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(evidence), 500, ""),
    };
}


/***/ }),

/***/ 70867:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ WholeBody),
/* harmony export */   t: () => (/* binding */ EventBody)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var eventsource_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2309);


const REPLACEMENT = "\ufffd";
/** The longest delay of setTimeout: it fires at once for anything above. */
const MAX_RETRY_MS = 2 ** 31 - 1;
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
    /** What was received so far. */
    text() {
        const [only] = this.#parts;
        const bytes = this.#parts.length === 1 && only ? only : Buffer.concat(this.#parts);
        const text = bytes.toString("utf8");
        return { text, validUtf8: !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) };
    }
}
/** Reads the events of an SSE stream, each at most `maxBytes`. */
class EventBody {
    /** The id of the last event that had one: where the stream can be resumed. */
    lastId;
    /** Milliseconds to wait before that, if the server sent them. */
    retryMs;
    /** How many events were received. */
    events = 0;
    #parser;
    // Streaming, because a chunk may end in the middle of a character.
    #decoder = new TextDecoder();
    #strict = new TextDecoder("utf-8", { fatal: true });
    /** Received bytes that are not valid UTF-8. */
    #broken = false;
    #tooLarge = false;
    #isOver = false;
    /** The last line ended in a carriage return: a line feed that follows belongs to it. */
    #afterReturn = false;
    /** `other`: called with events of other types that have data. */
    constructor(maxBytes, message, other) {
        this.#parser = (0,eventsource_parser__WEBPACK_IMPORTED_MODULE_1__/* .createParser */ .C)({
            maxBufferSize: maxBytes,
            onEvent: ({ id, event, data }) => {
                this.events += 1;
                if (this.#isOver)
                    return;
                if (id !== undefined)
                    this.lastId = id === "" ? undefined : id;
                // The parser's own limit applies to incomplete events only.
                if (data.length > maxBytes)
                    this.#tooLarge = true;
                // An event without data only sets the id.
                else if (data === "")
                    return;
                else if (event === undefined || event === "message")
                    message(data, !this.#broken || !data.includes(REPLACEMENT));
                else
                    other?.(event, data);
            },
            onRetry: (ms) => {
                this.retryMs = Math.min(ms, MAX_RETRY_MS);
            },
            onError: ({ type }) => {
                if (type === "max-buffer-size-exceeded")
                    this.#tooLarge = true;
            },
        });
    }
    /** Continues with another response, which repeats the incomplete event of the last one. */
    resume() {
        this.#parser.reset();
        this.#decoder = new TextDecoder();
        this.#strict = new TextDecoder("utf-8", { fatal: true });
        this.#afterReturn = false;
    }
    push(chunk) {
        if (this.#tooLarge)
            return false;
        this.#check(chunk);
        this.#parser.feed(this.#withLineFeeds(this.#decoder.decode(chunk, { stream: true })));
        return !this.#tooLarge;
    }
    /** Ends the stream: true if it ended within an event, which does not count without the empty line after it. */
    endsWithin() {
        if (this.#tooLarge)
            return false;
        const before = this.events;
        this.#isOver = true;
        this.#parser.feed("\n\n");
        this.#isOver = false;
        return this.events > before;
    }
    #check(chunk) {
        if (this.#broken)
            return;
        try {
            this.#strict.decode(chunk, { stream: true });
        }
        catch {
            this.#broken = true;
        }
    }
    // After a carriage return, the parser waits for the next character, which may not come for a long time.
    #withLineFeeds(text) {
        if (text === "")
            return text;
        const from = this.#afterReturn && text.startsWith("\n") ? 1 : 0;
        this.#afterReturn = text.endsWith("\r");
        return text.slice(from).replace(/\r\n?/g, "\n");
    }
}


/***/ }),

/***/ 96298:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ connectionsTo)
/* harmony export */ });
/* unused harmony export HttpConnections */
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41692);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_tls__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24371);


// Below the five seconds after which most servers close an idle connection: a call must not meet one that is closing.
const KEEP_ALIVE_MS = 1_500;
/**
 * The connections to a server, each with one request at a time. The pool of undici would send calls in a row over two
 * connections in turn, because a connection counts as free there only some time after the answer.
 */
class HttpConnections {
    #open;
    #all = new Set();
    #free = [];
    #isDestroyed = false;
    constructor(open) {
        this.#open = open;
    }
    /** A connection for one request, which is returned or dropped afterwards. */
    take() {
        if (this.#isDestroyed)
            throw new undici__WEBPACK_IMPORTED_MODULE_1__/* .errors */ .sO.ClientDestroyedError();
        const free = this.#free.pop();
        if (free !== undefined)
            return free;
        const opened = this.#open();
        this.#all.add(opened);
        return opened;
    }
    /** The request is answered: the next one may use its connection. */
    putBack(connection) {
        this.#free.push(connection);
    }
    /** The request failed, and with it its connection. */
    drop(connection) {
        this.#all.delete(connection);
        connection.destroy().catch(() => { });
    }
    /** Ends every connection; pending requests fail. */
    async destroy() {
        this.#isDestroyed = true;
        await Promise.all([...this.#all].map((connection) => connection.destroy()));
    }
}
/** The connections to a server, with its TLS settings and the proxy for its scheme, if one is set. */
function connectionsTo({ url, tls, connectTimeoutMs, proxy, }) {
    const secure = {
        rejectUnauthorized: !tls.insecure,
        ...(tls.ca !== undefined && { ca: [...node_tls__WEBPACK_IMPORTED_MODULE_0__.rootCertificates, tls.ca] }),
        ...(tls.minVersion !== undefined && { minVersion: tls.minVersion }),
        timeout: connectTimeoutMs,
    };
    // The session's deadlines apply to every request; these would only end long calls too early.
    const options = {
        headersTimeout: 0,
        bodyTimeout: 0,
        keepAliveTimeout: KEEP_ALIVE_MS,
        keepAliveMaxTimeout: KEEP_ALIVE_MS,
    };
    const { origin, protocol } = new URL(url);
    // Undici would send https through the proxy of http.
    const isDirect = proxy === undefined || (proxy.https === undefined && protocol === "https:");
    if (isDirect) {
        // One for all, because it remembers the TLS sessions.
        const connect = (0,undici__WEBPACK_IMPORTED_MODULE_1__/* .buildConnector */ .gU)(secure);
        // A redirect to another origin is not followed, so one origin is enough.
        return new HttpConnections(() => new undici__WEBPACK_IMPORTED_MODULE_1__/* .Client */ .Kj(origin, { ...options, connect }));
    }
    const throughProxy = {
        ...options,
        connect: secure,
        requestTls: secure,
        proxyTls: { timeout: connectTimeoutMs },
        proxyTunnel: false,
        httpProxy: proxy.http ?? "",
        httpsProxy: proxy.https ?? "",
        noProxy: proxy.no ?? "",
    };
    return new HttpConnections(() => new undici__WEBPACK_IMPORTED_MODULE_1__/* .EnvHttpProxyAgent */ .J2(throughProxy));
}


/***/ }),

/***/ 24148:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   IM: () => (/* binding */ contentType),
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   px: () => (/* binding */ responseFaults),
/* harmony export */   rT: () => (/* binding */ lostSession)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_json_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93080);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51433);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17800);





const MAX_EXCERPT = 500;
/** The statuses that deny a request, whatever is in the body. */
const DENIED = [401, 403, 429];
function isSuccess({ status }) {
    return status >= 200 && status < 300;
}
/** The media type without its parameters, in lower case; empty if there is none. */
function contentType({ headers }) {
    const type = headers["content-type"] ?? "";
    const end = type.indexOf(";");
    return (end === -1 ? type : type.slice(0, end)).trim().toLowerCase();
}
/** The message in the body of a response, alone or in a batch, that answers the call; undefined if there is none. */
function answerIn(text, { status }, { id, raw }) {
    if (DENIED.includes(status))
        return undefined;
    const value = jsonIn(text);
    const messages = (Array.isArray(value) ? value : [value]).filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv);
    return messages.find((message) => (raw ? "id" in message : message["id"] === id) || (0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .namesNoRequest */ .BY)(message));
}
/** The JSON object in a text; undefined for any other text, and for more values than a message may have. */
function objectIn(text) {
    const value = jsonIn(text);
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? value : undefined;
}
function jsonIn(text) {
    if ((0,_core_json_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMoreValues */ .wn)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.values))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The fault of a response that is not an answer; `what`: the request, as messages name it. */
function refusalOf(what, http, text) {
    const { status, headers } = http;
    const detail = text.trim() === "" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(text, MAX_EXCERPT)}`;
    const summary = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with HTTP ${status}${detail}`;
    if (status === 401 || status === 403)
        return { rule_id: "FAULT-HTTP-DENIED", message: summary, unverified: true, http };
    if (status === 429) {
        const after = headers["retry-after"];
        const message = after === undefined ? summary : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${summary} (retry after ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(after, 50)})`;
        return { rule_id: "FAULT-HTTP-RATE-LIMIT", message, unverified: true, http };
    }
    if (!isSuccess(http))
        return { ...errorStatus(what, http, detail), http };
    if (text.trim() === "")
        return { rule_id: "FAULT-HTTP-NO-ANSWER", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${summary} and no body.`, http };
    const { rule_id, message } = wrongType(what, http);
    return { rule_id, message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${message}${detail}`, http };
}
/** The fault of a call whose session the server no longer knows. */
function lostSession(call, http, text) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${refusalOf(call.method, http, text).message}. The session was lost.`;
    const answer = answerIn(text, http, call);
    const isOwn = answer !== undefined && !(0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .namesNoRequest */ .BY)(answer);
    return { rule_id: "FAULT-HTTP-SESSION-LOST", message, sessionLost: true, http, ...(isOwn && { answer }) };
}
/** The header is shown unchanged: in lower case, or in part, a secret in it would not be recognized. */
function wrongType(what, { headers }) {
    const type = headers["content-type"] ?? "";
    const summary = type === "" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `no content type` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `the content type ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(type, 100)}`;
    return {
        rule_id: "FAULT-HTTP-CONTENT-TYPE",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with ${summary}, not JSON or SSE`,
    };
}
function errorStatus(what, { status }, detail) {
    return { rule_id: "FAULT-HTTP-STATUS", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with HTTP ${status}${detail}` };
}
/** The faults of a response that has an answer. */
function responseFaults(what, http) {
    const type = contentType(http);
    const isUsual = type === "application/json" || type.endsWith("+json") || type === "text/event-stream";
    return [...(isUsual ? [] : [wrongType(what, http)]), ...(http.status >= 500 ? [errorStatus(what, http, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ``)] : [])];
}


/***/ }),

/***/ 41556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ reachServer)
});

// EXTERNAL MODULE: ./src/core/proc/port.ts
var proc_port = __webpack_require__(30929);
// EXTERNAL MODULE: ./src/core/proc/start.ts + 1 modules
var proc_start = __webpack_require__(39387);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/mcp/channel/end-process.ts
var end_process = __webpack_require__(92153);
// EXTERNAL MODULE: ./src/mcp/channel/http-connections.ts
var http_connections = __webpack_require__(96298);
// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/mcp/channel/http-request.ts + 1 modules
var http_request = __webpack_require__(46132);
;// CONCATENATED MODULE: ./src/mcp/channel/http-ready.ts



const POLL_MS = 50;
const NO_ANSWER = "no answer";
/** Waits until the port of `url` accepts connections; false if `stopped` returns true, or after the timeout. */
async function waitForPort(url, timeoutMs, stopped) {
    const until = performance.now() + timeoutMs;
    const port = portOf(url);
    while (!stopped() && performance.now() < until) {
        if (await (0,proc_port/* accepts */.G)(hostOf(url), port))
            return true;
        await (0,duration/* sleep */.yy)(POLL_MS);
    }
    return false;
}
/** Polls a URL until it answers 2xx. Returns undefined then, else the last reason; "" if `stopped` returns true. */
async function waitForReady(connections, { url, timeoutMs, intervalMs }, maxRedirects, stopped) {
    const until = performance.now() + timeoutMs;
    let lastReason;
    for (;;) {
        const left = until - performance.now();
        if (stopped())
            return "";
        if (left <= 0)
            return lastReason ?? NO_ANSWER;
        const reason = await poll(connections, new URL(url), maxRedirects, left);
        if (reason === undefined)
            return undefined;
        // The timeout ends the last poll: the reason of an earlier one says more.
        if (reason !== NO_ANSWER)
            lastReason = reason;
        await (0,duration/* sleep */.yy)(Math.min(intervalMs, Math.max(until - performance.now(), 0)));
    }
}
function portOf({ port, protocol }) {
    return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}
/** Without the brackets of an IPv6 address. */
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, "");
}
function poll(connections, url, maxRedirects, timeoutMs) {
    return new Promise((resolve) => {
        const settle = (reason) => {
            clearTimeout(timer);
            abort();
            resolve(reason);
        };
        const timer = setTimeout(() => settle(NO_ANSWER), timeoutMs);
        const request = { method: "GET", url, headers: {}, maxRedirects, what: "wait_for_ready" };
        const abort = (0,http_request/* sendRequest */.w)(connections, request, {
            started: ({ status }) => setImmediate(settle, status >= 200 && status < 300 ? undefined : `HTTP ${status}`),
            data: () => { },
            ended: () => { },
            broken: ({ message }) => setImmediate(settle, message),
        });
    });
}

;// CONCATENATED MODULE: ./src/mcp/channel/http-reach.ts







const STDERR_LINES = 20;
const STOP_MS = 10_000;
const GRACE_MS = 2_000;
/**
 * Starts the server of the URL if the target has a `start`, waits until it is ready, and returns the parts of a channel to
 * it. A server that did not become ready has ended before this settles; never rejects.
 */
async function reachServer(target, options) {
    const deadline = performance.now() + options.startupTimeoutMs;
    const started = await startServer(target);
    if (!started.ok)
        return started;
    const { server } = started;
    const connections = (0,http_connections/* connectionsTo */.L)(target);
    const failure = (await becomesReady(target, connections, server, options, deadline)) ??
        (await target.tokens?.first(options.signal));
    const stop = () => stopBy(target.start);
    if (failure !== undefined) {
        const faults = await stop();
        if (server)
            faults.push(...(await (0,end_process/* endProcess */.J)(server, GRACE_MS)));
        for (const fault of faults)
            options.onFault?.(fault);
        await connections.destroy();
        return { ok: false, failure };
    }
    const parts = {
        target,
        connections,
        server,
        userAgent: target.userAgent ?? `${version/* TOOL_NAME */.l}/${options.clientVersion ?? "0.0.0"}`,
        maxFrameBytes: options.maxFrameBytes,
        stop,
    };
    // Polling `wait_for_ready` has a limit of its own.
    const leftMs = target.ready ? options.startupTimeoutMs : Math.max(1, deadline - performance.now());
    return { ok: true, parts, leftMs };
}
async function startServer({ start, url, }) {
    if (start === undefined)
        return { ok: true, server: undefined };
    const address = new URL(url);
    if (await (0,proc_port/* accepts */.G)(hostOf(address), portOf(address))) {
        const message = (0,redacted/* say */.cv) `Port ${portOf(address)} is in use by another program: the server was not started.`;
        return { ok: false, failure: { rule_id: "FAULT-START-PORT-BUSY", message } };
    }
    const started = await (0,proc_start/* startProcess */.k)(start.command, { env: start.env, cwd: start.cwd });
    if (!started.ok) {
        const message = (0,redacted/* say */.cv) `The server could not be started: ${(0,redacted/* hide */.jD)(started.reason)}.`;
        return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } };
    }
    const { process: server } = started;
    // Over HTTP there are only logs on stdout: a failure shows them with those on stderr.
    server.stdout.on("data", (chunk) => server.stderr.push(chunk));
    return { ok: true, server };
}
async function becomesReady(target, connections, server, { startupTimeoutMs, signal }, deadline) {
    let end;
    server?.exited.then(({ code, signal: by }) => {
        const message = (0,redacted/* say */.cv) `The server ${by === null ? (0,redacted/* say */.cv) `exited with code ${code ?? "unknown"}` : (0,redacted/* say */.cv) `was ended by ${by}`} before it was ready.`;
        const process = { exit_code: code, signal: by, stderr: (0,redacted/* hideLines */.Ix)(server.stderr.lines()).slice(-STDERR_LINES) };
        end = { rule_id: "FAULT-START-EXIT", message, process };
    });
    const stopped = () => end !== undefined || signal?.aborted === true;
    let message;
    if (target.ready) {
        const reason = await waitForReady(connections, target.ready, target.maxRedirects, stopped);
        if (reason !== undefined)
            message = (0,redacted/* say */.cv) `wait_for_ready did not answer 2xx within ${Math.round(target.ready.timeoutMs)} ms: ${(0,redacted/* hide */.jD)(reason)}`;
    }
    else if (server) {
        const url = new URL(target.url);
        const open = await waitForPort(url, deadline - performance.now(), stopped);
        if (!open)
            message = (0,redacted/* say */.cv) `The server did not listen on port ${portOf(url)} within ${Math.round(startupTimeoutMs)} ms.`;
    }
    if (message === undefined || end !== undefined)
        return end;
    const stderr = server && (0,redacted/* hideLines */.Ix)(server.stderr.lines()).slice(-STDERR_LINES);
    const process = stderr && { process: { exit_code: null, signal: null, stderr } };
    return { rule_id: "FAULT-START-NOT-READY", message, ...process };
}
/** Runs the command under `start.stop`. */
async function stopBy(start) {
    if (start?.stop === undefined)
        return [];
    const started = await (0,proc_start/* startProcess */.k)(start.stop, { env: start.env, cwd: start.cwd });
    if (!started.ok)
        return [stopFault(`could not be started: ${started.reason}`)];
    const { process: stopping } = started;
    stopping.stdout.resume();
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS, undefined).unref());
    const exit = await Promise.race([stopping.exited, late]);
    await stopping.end(GRACE_MS);
    if (exit === undefined)
        return [stopFault(`was still running after ${STOP_MS} ms, and was killed`)];
    return exit.code === 0 ? [] : [stopFault(`exited with ${exit.code ?? exit.signal}`)];
}
function stopFault(what) {
    return { rule_id: "FAULT-LIFECYCLE-STOP", message: (0,redacted/* say */.cv) `The command under \`start.stop\` ${(0,redacted/* hide */.jD)(what)}.` };
}


/***/ }),

/***/ 46132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ sendRequest)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/mcp/channel/http-errors.ts

const CONNECT_CODES = new Set([
    "ECONNREFUSED",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EADDRNOTAVAIL",
    "ETIMEDOUT",
    "UND_ERR_CONNECT_TIMEOUT",
]);
const TLS_CODES = /CERT|^ERR_(TLS|SSL)|^EPROTO$|^UNABLE_TO_|SELF_SIGNED/;
/** The fault for a network error; `what`: the request, as messages name it. */
function faultOf(error, what) {
    const code = codeOf(error);
    const reason = (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(error instanceof Error ? error.message : String(error)), 300, "");
    const shown = code === undefined || reason.includes(code) ? reason : (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(code)}: ${reason}`;
    if (code !== undefined && CONNECT_CODES.has(code)) {
        return { rule_id: "FAULT-HTTP-CONNECT", message: (0,redacted/* say */.cv) `No connection for ${(0,redacted/* hide */.jD)(what)}: ${shown}.` };
    }
    if (code !== undefined && TLS_CODES.test(code)) {
        return { rule_id: "FAULT-HTTP-TLS", message: (0,redacted/* say */.cv) `No TLS connection for ${(0,redacted/* hide */.jD)(what)}: ${shown}.` };
    }
    if (code === "UND_ERR_INVALID_ARG")
        return { rule_id: "FAULT-HTTP-RESET", message: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(what)} could not be sent: ${reason}.` };
    return { rule_id: "FAULT-HTTP-RESET", message: (0,redacted/* say */.cv) `The connection broke while ${(0,redacted/* hide */.jD)(what)} was waiting: ${shown}.` };
}
/** If a host has several addresses, there is one error for each. */
function codeOf(error) {
    if (!(error instanceof Error))
        return undefined;
    if ("code" in error && typeof error.code === "string")
        return error.code;
    return error instanceof AggregateError ? codeOf(error.errors[0]) : codeOf(error.cause);
}

;// CONCATENATED MODULE: ./src/mcp/channel/http-request.ts



const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Sends a request; returns the function that aborts it. Never throws because of a server. */
function sendRequest(connections, request, sink) {
    const exchange = new HttpExchange(connections, request, sink);
    exchange.dispatch();
    return () => exchange.abort();
}
class HttpExchange {
    #connections;
    #request;
    #sink;
    #url;
    #redirects = 0;
    #redirecting = false;
    /** The token of the request. */
    #token;
    #renewed = false;
    /** The response that rejected the token, while another is fetched. */
    #denied;
    /** Of the request that is under way. */
    #connection;
    #controller;
    #decoder;
    #done = false;
    constructor(connections, request, sink) {
        this.#connections = connections;
        this.#request = request;
        this.#sink = sink;
        this.#url = request.url;
    }
    dispatch() {
        const { method, headers, body, tokens } = this.#request;
        this.#redirecting = false;
        this.#token = tokens?.token;
        const { origin, path } = partsOf(this.#url);
        try {
            this.#connection = this.#connections.take();
            this.#connection.dispatch({
                origin,
                path,
                method,
                headers: this.#token === undefined ? headers : { ...headers, authorization: `Bearer ${this.#token}` },
                body: body ?? null,
            }, this);
        }
        catch (error) {
            // A header that cannot be sent, for example.
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
        const facts = { status, headers: flattenHeaders(headers) };
        if (REDIRECTS.has(status)) {
            this.#redirect(facts);
            return;
        }
        if (status === 401 && this.#renews()) {
            this.#denied = facts;
            return;
        }
        this.#decode(facts.headers["content-encoding"] ?? "");
        if (!this.#done)
            this.#sink.started(facts);
    }
    onResponseData(_, chunk) {
        if (this.#done || this.#redirecting || this.#denied)
            return;
        if (this.#decoder)
            this.#decoder.write(chunk);
        else
            this.#sink.data(chunk);
    }
    onResponseEnd() {
        if (this.#connection)
            this.#connections.putBack(this.#connection);
        this.#connection = undefined;
        if (this.#done)
            return;
        if (this.#redirecting)
            this.dispatch();
        else if (this.#denied)
            void this.#renew(this.#denied);
        else if (this.#decoder)
            this.#decoder.end();
        else
            this.#end();
    }
    onResponseError(_, error) {
        if (this.#connection)
            this.#connections.drop(this.#connection);
        this.#connection = undefined;
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
        const answered = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(what)} was answered with HTTP ${status}`;
        if (location === "" || !URL.canParse(location, this.#url.href)) {
            this.#break({ rule_id: "FAULT-HTTP-REDIRECT-LOOP", message: (0,redacted/* say */.cv) `${answered} and no valid Location header.` });
            return;
        }
        const next = new URL(location, this.#url);
        if (next.origin !== this.#url.origin) {
            const message = (0,redacted/* say */.cv) `${answered} to another origin, ${(0,redacted/* hide */.jD)(next.origin)}; it was not followed.`;
            this.#break({ rule_id: "FAULT-HTTP-REDIRECT-ORIGIN", message });
        }
        else if (status === 303 && this.#request.method === "POST") {
            this.#break({ rule_id: "FAULT-HTTP-REDIRECT-LOOP", message: (0,redacted/* say */.cv) `${answered}, which turns a POST into a GET.` });
        }
        else if (this.#redirects >= maxRedirects) {
            const message = (0,redacted/* say */.cv) `${answered} after ${this.#redirects} redirects; no more are followed.`;
            this.#break({ rule_id: "FAULT-HTTP-REDIRECT-LOOP", message });
        }
        else {
            this.#redirects += 1;
            this.#redirecting = true;
            this.#url = next;
        }
    }
    /** True if a rejected token is to be replaced: once per request. */
    #renews() {
        const { tokens } = this.#request;
        if (tokens === undefined || this.#token === undefined)
            return false;
        if (this.#renewed)
            tokens.markRejected(this.#token);
        return !this.#renewed && tokens.mayRenew(this.#token);
    }
    async #renew(http) {
        this.#renewed = true;
        const fault = await this.#request.tokens?.renew(this.#token ?? "");
        this.#denied = undefined;
        if (this.#done)
            return;
        if (fault === undefined)
            this.dispatch();
        else {
            const message = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#request.what)} was answered with HTTP 401. ${fault.message}`;
            this.#break({ rule_id: fault.rule_id, message, unverified: true, http });
        }
    }
    #decode(encoding) {
        const name = encoding.trim().toLowerCase();
        if (name === "" || name === "identity")
            return;
        const decoder = decoderOf(name);
        if (decoder === undefined) {
            const message = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#request.what)} was answered with the unknown Content-Encoding ${(0,redacted/* excerpt */.Kb)(encoding.trim(), 50)}.`;
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
            message: (0,redacted/* say */.cv) `The answer to ${(0,redacted/* hide */.jD)(this.#request.what)} cannot be decompressed as ${(0,redacted/* hide */.jD)(name)}: ${(0,redacted/* hide */.jD)(message)}.`,
        }));
    }
}
/** A session sends thousands of requests to one URL, and a URL makes its parts again whenever they are read. */
const partsOfUrls = new WeakMap();
function partsOf(url) {
    let parts = partsOfUrls.get(url);
    if (parts === undefined) {
        parts = { origin: url.origin, path: url.pathname + url.search };
        partsOfUrls.set(url, parts);
    }
    return parts;
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
function flattenHeaders(headers) {
    // Usually they are flat already, and no response needs a copy.
    if (isFlat(headers))
        return headers;
    const all = {};
    for (const name in headers) {
        const value = headers[name];
        if (value !== undefined)
            all[name] = typeof value === "string" ? value : value.join(", ");
    }
    return all;
}
function isFlat(headers) {
    for (const name in headers)
        if (typeof headers[name] !== "string")
            return false;
    return true;
}


/***/ })

};
