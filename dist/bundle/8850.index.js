export const id = 8850;
export const ids = [8850,4494];
export const modules = {

/***/ 14056:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ CassettePlayer)
/* harmony export */ });
/* unused harmony export differences */
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47682);


/** How many recorded requests are compared to find the nearest. */
const MAX_COMPARED = 1_000;
/** The client info of a handshake changes with the version of mcptest. */
const HANDSHAKES = new Set(["initialize", "server/discover"]);
/**
 * Finds recorded answers by the content of requests: each in its order, then the last one repeatedly. `_meta` and ids are
 * ignored. One player serves all sessions of a server, as the recording contains them all.
 */
class CassettePlayer {
    cassette;
    comparable;
    #recorded = new Map();
    /** The same by the text of the request: most requests equal the recorded text, so that no other key is needed. */
    #byText = new Map();
    /**
     * @param cassette the recording
     * @param comparable returns a request without secrets and volatile values
     */
    constructor(cassette, comparable) {
        this.cassette = cassette;
        this.comparable = comparable;
        for (const interaction of cassette.interactions) {
            const request = comparable(withoutMeta(interaction.request));
            const key = keyOf(request);
            const existing = this.#recorded.get(key);
            if (existing)
                existing.interactions.push(interaction);
            else {
                const recorded = { request, interactions: [interaction], used: 0 };
                this.#recorded.set(key, recorded);
                this.#byText.set(JSON.stringify(request), recorded);
            }
        }
    }
    /** The revision to request if the suite names none; null if the recording contains its detection. */
    get revision() {
        return this.#recorded.has("server/discover") ? null : this.cassette.protocol_version;
    }
    /** Finds the answer to a request. */
    find(request) {
        // A redaction mark that a suite or server wrote is not a secret of the recording.
        const sent = (0,_core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMarks */ .zw)(withoutMeta(request));
        let recorded = this.#byText.get(JSON.stringify(sent));
        if (recorded === undefined) {
            const comparable = this.comparable(sent);
            recorded = this.#recorded.get(keyOf(comparable));
            if (recorded === undefined)
                return { miss: this.#miss(comparable) };
        }
        const { interactions, used } = recorded;
        recorded.used += 1;
        return { interaction: interactions[Math.min(used, interactions.length - 1)] };
    }
    #miss(request) {
        const nearest = this.#nearest(request);
        return nearest === undefined ? { request } : { request, nearest };
    }
    #nearest(request) {
        let nearest;
        let smallest = Number.POSITIVE_INFINITY;
        let compared = 0;
        for (const recorded of this.#recorded.values()) {
            if (recorded.request.method !== request.method)
                continue;
            const distance = differences(recorded.request.params, request.params);
            if (distance < smallest)
                [nearest, smallest] = [recorded.request, distance];
            compared += 1;
            if (compared === MAX_COMPARED)
                break;
        }
        return nearest;
    }
}
/** Absent params and empty params are the same request. */
function withoutMeta({ method, params }) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(params))
        return { method };
    const { _meta, ...content } = params;
    return Object.keys(content).length > 0 ? { method, params: content } : { method };
}
function keyOf(request) {
    return HANDSHAKES.has(request.method) ? request.method : (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(request);
}
/** The differences are counted up to this limit. */
const MAX_DIFFERENCES = 10_000;
/** The number of places in which two JSON values differ; compares at most 10,000 places. */
function differences(left, right) {
    let found = 0;
    let visited = 0;
    const pairs = [[left, right]];
    for (let pair = pairs.pop(); pair !== undefined && visited < MAX_DIFFERENCES; pair = pairs.pop()) {
        visited += 1;
        const [a, b] = pair;
        if (Array.isArray(a) && Array.isArray(b)) {
            found += Math.abs(a.length - b.length);
            for (let at = 0; at < Math.min(a.length, b.length); at++)
                pairs.push([a[at], b[at]]);
        }
        else if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(a) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(b)) {
            for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
                if (Object.hasOwn(a, name) && Object.hasOwn(b, name))
                    pairs.push([a[name], b[name]]);
                else
                    found += 1;
            }
        }
        else if (!Object.is(a, b))
            found += 1;
    }
    return found + pairs.length;
}


/***/ }),

/***/ 94494:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openCassette: () => (/* binding */ openCassette),
/* harmony export */   v: () => (/* binding */ restoreProgressToken),
/* harmony export */   y: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48429);
/* harmony import */ var _http_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24148);




const MAX_IN_A_ROW = 50;
// The longest that setInterval takes.
const MAX_TIMER_MS = 2 ** 31 - 1;
/**
 * Plays a recording to a session: each request is looked up, and its recorded answer is returned with the recorded
 * duration, but without waiting for it. A request that was not answered in the recording is not answered; a request
 * that is not in the recording is reported as missing. No process, no network.
 */
function openCassette(player, listener) {
    let end;
    // Without it, the process could end before the deadline of a request that is not answered.
    const keepAlive = setInterval(() => { }, MAX_TIMER_MS);
    /** What is to be delivered, in order; never while the session is still sending. */
    const queue = [];
    let flushes = 0;
    const schedule = (deliver) => {
        if (queue.push(deliver) > 1)
            return;
        flushes += 1;
        // Lets timers and signals run now and then, even if many calls follow each other.
        if (flushes % MAX_IN_A_ROW === 0)
            setImmediate(flush);
        else
            queueMicrotask(flush);
    };
    const flush = () => {
        for (const deliver of queue.splice(0))
            if (end === undefined)
                deliver();
    };
    const play = (id, sent, interaction, call) => {
        const { response, notifications = [], fault, http, duration_ms = 0 } = interaction;
        const at = performance.now() + duration_ms;
        schedule(() => {
            for (const frame of notifications)
                listener.line(JSON.stringify(restoreProgressToken(frame, sent)), at, true, http, call);
            if (response !== undefined) {
                if (http)
                    for (const responseFault of (0,_http_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .responseFaults */ .px)(interaction.request.method, http))
                        listener.fault(responseFault, call);
                listener.line(answerText(response, id), at, true, http, call);
            }
            else if (fault?.process !== undefined) {
                end = { ...fault.process, stderr: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideLines */ .Ix)(fault.process.stderr) };
                clearInterval(keepAlive);
                listener.ended(end);
            }
            else if (fault !== undefined && fault.rule_id !== "FAULT-TIMEOUT-CALL" && typeof id === "number") {
                const { rule_id, message = "", unverified } = fault;
                if (!(0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .isRuleId */ .KX)(rule_id))
                    throw new Error(`the cassette was read with the unknown rule ${rule_id}`);
                listener.failed(id, {
                    rule_id,
                    message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(message),
                    ...(unverified && { unverified }),
                    ...(http && { http }),
                });
            }
        });
    };
    return {
        get end() {
            return end;
        },
        broken: undefined,
        send(line, call) {
            const sent = requestIn(line);
            if (sent === undefined)
                return;
            const { id, method, params } = sent;
            const found = player.find((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(params) ? { method, params } : { method });
            if ("interaction" in found) {
                play(id, sent, found.interaction, call);
                return;
            }
            const { miss } = found;
            const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the recording has no ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(method)} with these params`;
            if (typeof id === "number") {
                schedule(() => listener.failed(id, { rule_id: "SUITE-CASSETTE-MISS", message, miss }));
            }
        },
        stderr: () => [],
        stderrMark: () => 0,
        close: () => {
            clearInterval(keepAlive);
            return Promise.resolve([]);
        },
    };
}
/** The request in a line; undefined for a notification, an answer, or anything that is not a message. */
function requestIn(line) {
    let frame;
    try {
        frame = JSON.parse(line);
    }
    catch {
        return undefined;
    }
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(frame))
        return undefined;
    const { id, method } = frame;
    if (typeof method !== "string" || (typeof id !== "number" && typeof id !== "string"))
        return undefined;
    return Object.assign(frame, { id, method });
}
/** The frame of an answer as text, with the id of the request; as a string if it was recorded as one. */
function answerText(response, id) {
    return JSON.stringify({ ...response, id: typeof response.id === "string" ? String(id) : id });
}
/** A message of the server, with the progress token of the call if the recording left its token out. */
function restoreProgressToken(frame, { params }) {
    if (frame.method !== "notifications/progress" || !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(frame.params) || "progressToken" in frame.params)
        return frame;
    const meta = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(params) ? params._meta : undefined;
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(meta) ? { ...frame, params: { progressToken: meta.progressToken, ...frame.params } } : frame;
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

/***/ 17800:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ looksLikeAnswer),
/* harmony export */   BY: () => (/* binding */ namesNoRequest),
/* harmony export */   FP: () => (/* binding */ idText),
/* harmony export */   HA: () => (/* binding */ idAtStart),
/* harmony export */   ZB: () => (/* binding */ withProgressToken),
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   _h: () => (/* binding */ LONG_RUNNING_METHODS),
/* harmony export */   zT: () => (/* binding */ requestIn)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);


/** Methods that may take long. Lists and the handshake get no progress token, as in other clients. */
const LONG_RUNNING_METHODS = new Set(["tools/call", "resources/read", "prompts/get"]);
/** Raw bytes in an exchange: the request if they are one. */
function requestIn(text) {
    try {
        const value = JSON.parse(text);
        return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : { raw: text };
    }
    catch {
        return { raw: text };
    }
}
/** True for an error without the id of a request, which the server could not read. */
function namesNoRequest({ id, error }) {
    return (id === undefined || id === null) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(error) && Number.isInteger(error.code);
}
/** An id in a message. */
function idText(id) {
    return typeof id === "string" || typeof id === "number" || id === null
        ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(id, 100, "")
        : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .go)(id)}`;
}
/** Params of a call without the progress token of mcptest, which changes when it is sent again. A caller's token stays. */
function withoutToken(sent, id) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(sent))
        return undefined;
    const { _meta, ...params } = sent;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(_meta) || id === undefined || _meta.progressToken !== id)
        return sent;
    const { progressToken: _, ...meta } = _meta;
    return Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params;
}
/** Adds a progress token to params; keeps one from the caller. */
function withProgressToken(params, id) {
    const meta = params?._meta;
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(meta))
        return { ...params, _meta: { progressToken: id, ...meta } };
    // The token comes first: adding a member after a spread costs about a microsecond per call.
    return { _meta: { progressToken: id }, ...params };
}
/** The id of an answer, if it is at the beginning of the message. */
function idAtStart(head) {
    const [, id] = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,/.exec(head) ?? [];
    return id === undefined ? undefined : Number(id);
}
/** True if an oversized line starts like an answer. */
function looksLikeAnswer(head) {
    return head.trimStart().startsWith("{") && !/"method"\s*:/.test(head);
}


/***/ }),

/***/ 48850:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RecordingScript: () => (/* binding */ RecordingScript)
/* harmony export */ });
/* harmony import */ var _cassette_player_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14056);
/* harmony import */ var _channel_cassette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94494);
/* harmony import */ var _revisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11717);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15046);




const MAX_SHOWN = 500;
/** Plays a recording: answers recorded requests immediately, with the lines that came before the answers. */
class RecordingScript {
    revisions;
    /** Empty: the recorded client sent valid headers. */
    tools = [];
    #player;
    /** @param comparable returns a request without secrets */
    constructor(cassette, comparable) {
        this.revisions = (0,_revisions_js__WEBPACK_IMPORTED_MODULE_2__/* .revisionsOf */ .Ow)({
            protocol_versions: cassette.protocol_version === null ? [] : [cassette.protocol_version],
        });
        this.#player = new _cassette_player_js__WEBPACK_IMPORTED_MODULE_0__/* .CassettePlayer */ .a(cassette, comparable);
    }
    async perform({ id, method, params }) {
        const sent = { method, params };
        const found = this.#player.find(sent);
        if ("miss" in found) {
            const { nearest } = found.miss;
            const near = nearest === undefined ? "" : `; the nearest is ${JSON.stringify(nearest).slice(0, MAX_SHOWN)}`;
            const message = `The recording has no ${method} with these params${near}`;
            return { answer: (0,_types_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .INTERNAL_ERROR */ .zR, message), status: 200 };
        }
        const { response, notifications = [], fault, http } = found.interaction;
        if (response === undefined) {
            if (fault?.process !== undefined)
                return { kind: "crash" };
            // A rejection over HTTP becomes an error over stdio.
            if (fault !== undefined && http !== undefined && http.status >= 400) {
                return { answer: (0,_types_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .INTERNAL_ERROR */ .zR, fault.message ?? fault.rule_id), status: http.status };
            }
            return { kind: fault === undefined || fault.rule_id === "FAULT-TIMEOUT-CALL" ? "silence" : "drop" };
        }
        const before = notifications.map((frame) => JSON.stringify((0,_channel_cassette_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreProgressToken */ .v)(frame, sent)));
        return { kind: "text", text: (0,_channel_cassette_js__WEBPACK_IMPORTED_MODULE_1__/* .answerText */ .y)(response, id), status: http?.status ?? 200, before };
    }
}


/***/ })

};
