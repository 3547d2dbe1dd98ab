export const id = 7090;
export const ids = [7090];
export const modules = {

/***/ 47090:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ClientCredentials: () => (/* binding */ ClientCredentials),
  secretAuthentications: () => (/* binding */ secretAuthentications)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/mcp/channel/http-body.ts
var http_body = __webpack_require__(70867);
// EXTERNAL MODULE: ./src/mcp/channel/http-connections.ts
var http_connections = __webpack_require__(96298);
// EXTERNAL MODULE: ./src/mcp/channel/http-facts.ts
var http_facts = __webpack_require__(24148);
// EXTERNAL MODULE: ./src/mcp/channel/http-request.ts + 1 modules
var http_request = __webpack_require__(46132);
;// CONCATENATED MODULE: ./src/mcp/auth/token-request.ts






const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 5;
const MAX_SHOWN = 200;
/** The syntax of a bearer token in RFC 6750. */
const TOKEN = /^[\w.~+/-]+=*$/;
/** Requests a token by the client credentials grant; never rejects because of the server. `signal` aborts it. */
async function requestToken(endpoint, proof, signal) {
    const parameters = new URLSearchParams({ grant_type: "client_credentials", ...endpoint.parameters });
    const headers = new Headers({
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
        "user-agent": endpoint.userAgent,
    });
    await proof(headers, parameters);
    const connections = (0,http_connections/* connectionsTo */.L)(endpoint);
    try {
        return await new Promise((resolve) => {
            const body = new http_body/* WholeBody */.U(MAX_BYTES);
            let http;
            const fail = (reason) => finish({ ok: false, reason, isClient: false });
            const late = () => fail((0,redacted/* say */.cv) `did not answer within ${Math.round(endpoint.timeoutMs)} ms`);
            const finish = (answer) => {
                clearTimeout(timer);
                signal?.removeEventListener("abort", late);
                resolve(answer);
            };
            const timer = setTimeout(late, endpoint.timeoutMs);
            signal?.addEventListener("abort", late);
            const request = {
                method: "POST",
                url: new URL(endpoint.url),
                headers: Object.fromEntries(headers),
                body: parameters.toString(),
                maxRedirects: MAX_REDIRECTS,
                what: "the token request",
            };
            (0,http_request/* sendRequest */.w)(connections, request, {
                started: (facts) => {
                    http = facts;
                },
                data: (chunk) => {
                    if (!body.push(chunk))
                        fail((0,redacted/* say */.cv) `answered with more than ${MAX_BYTES} bytes`);
                },
                ended: () => http && finish(readTokenResponse(http, body.text().text)),
                broken: ({ message }) => fail((0,redacted/* say */.cv) `could not be reached: ${(0,redacted/* derive */.CX)(message, (text) => text.replace(/\.$/, ""))}`),
            });
        });
    }
    finally {
        await connections.destroy();
    }
}
/** Only the two error fields of an answer are shown: anything else may be a token. */
function readTokenResponse(http, text) {
    const value = parseJson(text);
    if (!(0,http_facts/* isSuccess */.oJ)(http)) {
        const { error, error_description: description } = (0,json/* isObject */.Gv)(value) ? value : {};
        const parts = [error, description]
            .filter((part) => typeof part === "string" && part !== "")
            .map((part) => (0,redacted/* excerpt */.Kb)(String(part), MAX_SHOWN));
        const reason = parts.length === 0 ? (0,redacted/* say */.cv) `` : (0,redacted/* say */.cv) `: ${(0,redacted/* join */.fj)(parts, ", ")}`;
        return { ok: false, reason: (0,redacted/* say */.cv) `answered HTTP ${http.status}${reason}`, isClient: error === "invalid_client" };
    }
    const fail = (reason) => ({ ok: false, reason: (0,redacted/* say */.cv) `answered ${reason}`, isClient: false });
    if (!(0,json/* isObject */.Gv)(value))
        return fail((0,redacted/* say */.cv) `HTTP ${http.status} with a body that is not a JSON object`);
    const { access_token: token, token_type: type, expires_in: seconds } = value;
    if (typeof type === "string" && type.toLowerCase() !== "bearer")
        return fail((0,redacted/* say */.cv) `with a token of the type ${(0,redacted/* excerpt */.Kb)(type, MAX_SHOWN)}`);
    if (typeof token !== "string")
        return fail((0,redacted/* say */.cv) `without an \`access_token\``);
    if (!TOKEN.test(token))
        return fail((0,redacted/* say */.cv) `with an \`access_token\` that cannot be sent as a bearer token`);
    return { ok: true, token, ...(typeof seconds === "number" && seconds > 0 && { livesMs: seconds * 1_000 }) };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/mcp/auth/client-credentials.ts


/** How a client with a secret authenticates: in the header, which every server must support, or in the body. */
function secretAuthentications(clientId, secret) {
    const inBody = (_, parameters) => {
        parameters.set("client_id", clientId);
        if (secret !== undefined)
            parameters.set("client_secret", secret);
    };
    if (secret === undefined)
        return [inBody];
    const inHeader = (headers) => {
        // RFC 6749, section 2.3.1: both are form-encoded first.
        const pair = `${formEncoded(clientId)}:${formEncoded(secret)}`;
        headers.set("authorization", `Basic ${Buffer.from(pair).toString("base64")}`);
    };
    return [inHeader, inBody];
}
/** The tokens of one client at one token endpoint, kept in memory only. */
class ClientCredentials {
    token;
    #endpoint;
    #proofs;
    #onToken;
    #fetching;
    /** A token that a server keeps rejecting, and the time until which it is not renewed. */
    #rejected;
    #livesUntil = Number.POSITIVE_INFINITY;
    /**
     * @param proofs authentications, tried in this order until the server accepts one
     * @param onToken called with each token before it is used, so that reports can redact it
     */
    constructor(endpoint, proofs, onToken) {
        this.#endpoint = endpoint;
        this.#proofs = proofs;
        this.#onToken = onToken;
    }
    async first(signal) {
        return this.token === undefined ? this.#fetch(signal) : undefined;
    }
    mayRenew(refused) {
        return this.token !== refused || this.#rejected !== refused || performance.now() > this.#livesUntil;
    }
    async renew(refused) {
        return this.token === refused ? this.#fetch() : undefined;
    }
    markRejected(token) {
        this.#rejected = token;
    }
    #fetch(signal) {
        this.#fetching ??= this.#request(signal).finally(() => {
            this.#fetching = undefined;
        });
        return this.#fetching;
    }
    async #request(signal) {
        let reason = (0,redacted/* say */.cv) ``;
        for (const proof of this.#proofs) {
            const answer = await requestToken(this.#endpoint, proof, signal);
            if (answer.ok) {
                this.#onToken(answer.token);
                this.token = answer.token;
                this.#livesUntil = performance.now() + (answer.livesMs ?? Number.POSITIVE_INFINITY);
                return undefined;
            }
            reason = answer.reason;
            if (!answer.isClient)
                break;
        }
        const { origin, pathname } = new URL(this.#endpoint.url);
        const message = (0,redacted/* say */.cv) `No token could be fetched: the token endpoint ${(0,redacted/* hide */.jD)(origin)}${(0,redacted/* hide */.jD)(pathname)} ${reason}.`;
        return { rule_id: "FAULT-HTTP-TOKEN", message };
    }
}
function formEncoded(text) {
    return new URLSearchParams({ v: text }).toString().slice(2);
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
