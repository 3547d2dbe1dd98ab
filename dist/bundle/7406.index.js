export const id = 7406;
export const ids = [7406];
export const modules = {

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

/***/ 67406:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   httpExchange: () => (/* binding */ httpExchange)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83323);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70867);
/* harmony import */ var _http_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96298);
/* harmony import */ var _http_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24148);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46132);






/** Sends one request to the URL of a target, outside of any session, and reads its response; never rejects. */
async function httpExchange(target, { method, headers, body }, { timeoutMs, maxBytes, until }) {
    const connections = (0,_http_connections_js__WEBPACK_IMPORTED_MODULE_2__/* .connectionsTo */ .L)(target);
    const response = await new Promise((resolve) => {
        const whole = new _http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .WholeBody */ .U(maxBytes);
        let http;
        let events;
        let lastEvent = "";
        const settle = (found) => {
            clearTimeout(timer);
            setImmediate(abort);
            resolve(found);
        };
        const answered = (text) => {
            if (http)
                settle({ ok: true, http, body: text });
        };
        const timer = setTimeout(() => {
            const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${method} was not answered within ${timeoutMs} ms.`;
            settle({ ok: false, fault: { rule_id: "FAULT-TIMEOUT-CALL", message, ...(http && { http }) } });
        }, timeoutMs);
        const request = {
            method,
            url: new URL(target.url),
            headers: { "user-agent": target.userAgent ?? _core_version_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOL_NAME */ .l, ...target.headers(), ...headers },
            maxRedirects: target.maxRedirects,
            what: method,
            ...(body !== undefined && { body }),
            ...(target.tokens && { tokens: target.tokens }),
        };
        const abort = (0,_http_request_js__WEBPACK_IMPORTED_MODULE_4__/* .sendRequest */ .w)(connections, request, {
            started(facts) {
                http = facts;
                if ((0,_http_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .contentType */ .IM)(facts) !== "text/event-stream")
                    return;
                if (method === "GET")
                    answered("");
                else
                    events = new _http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .EventBody */ .t(maxBytes, (text) => {
                        lastEvent = text;
                        if (until === "event" || (until === "answer" && isAnswer(text)))
                            answered(text);
                    });
            },
            data(chunk) {
                if ((events ?? whole).push(chunk))
                    return;
                const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${method} was answered with more than ${maxBytes} bytes.`;
                settle({ ok: false, fault: { rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message } });
            },
            ended: () => answered(events ? lastEvent : whole.text().text),
            broken: (fault) => settle({ ok: false, fault }),
        });
    });
    await connections.destroy();
    return response;
}
function isAnswer(text) {
    const frame = (0,_http_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .objectIn */ .D7)(text);
    return frame !== undefined && ("result" in frame || "error" in frame);
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
