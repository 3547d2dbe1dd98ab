export const id = 8850;
export const ids = [8850,4494];
export const modules = {

/***/ 91865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ CassettePlayer)
});

// UNUSED EXPORTS: differences

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
;// CONCATENATED MODULE: ./src/core/canonical-json.ts

/** The JSON of a value with the members of every object sorted by name: the same for values that are equal. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(",")}]`;
    if (!(0,json/* isObject */.G)(value))
        return JSON.stringify(value) ?? "null";
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names.sort().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(",")}}`;
}

// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
;// CONCATENATED MODULE: ./src/mcp/cassette/player.ts



/** How many recorded requests are compared to find the nearest. */
const MAX_COMPARED = 1_000;
/** What we say of ourselves in a handshake changes with our version. */
const HANDSHAKES = new Set(["initialize", "server/discover"]);
/**
 * Gives recorded answers by the content of requests: the first one that was not given yet, then the last one again.
 * `_meta` and ids do not count. One player goes through all sessions of a server, as the recording does.
 */
class CassettePlayer {
    cassette;
    comparable;
    #recorded = new Map();
    /** The same by the text of requests as they are sent: most are written as they were recorded, and need no more. */
    #byText = new Map();
    /**
     * @param cassette what was recorded
     * @param comparable gives a request without what may differ: secrets, and what is declared as volatile
     */
    constructor(cassette, comparable) {
        this.cassette = cassette;
        this.comparable = comparable;
        for (const interaction of cassette.interactions) {
            const asked = comparable(withoutMeta(interaction.request));
            const key = keyOf(asked);
            const known = this.#recorded.get(key);
            if (known)
                known.interactions.push(interaction);
            else {
                const recorded = { asked, interactions: [interaction], used: 0 };
                this.#recorded.set(key, recorded);
                this.#byText.set(JSON.stringify(asked), recorded);
            }
        }
    }
    /** The revision to ask for where a suite asks for none; null if the recording has how that was found out. */
    get revision() {
        return this.#recorded.has("server/discover") ? null : this.cassette.protocol_version;
    }
    /** The answer to a request, or that there is none. */
    find(request) {
        // A mark that a suite or a server wrote is not a secret of the recording.
        const sent = (0,foreign_marks/* withoutMarks */.zw)(withoutMeta(request));
        let recorded = this.#byText.get(JSON.stringify(sent));
        if (recorded === undefined) {
            const asked = this.comparable(sent);
            recorded = this.#recorded.get(keyOf(asked));
            if (recorded === undefined)
                return { miss: this.#miss(asked) };
        }
        const { interactions, used } = recorded;
        recorded.used += 1;
        return { interaction: interactions[Math.min(used, interactions.length - 1)] };
    }
    #miss(asked) {
        const nearest = this.#nearest(asked);
        return nearest === undefined ? { asked } : { asked, nearest };
    }
    #nearest(asked) {
        let nearest;
        let least = Number.POSITIVE_INFINITY;
        let compared = 0;
        for (const recorded of this.#recorded.values()) {
            if (recorded.asked.method !== asked.method)
                continue;
            const distance = differences(recorded.asked.params, asked.params);
            if (distance < least)
                [nearest, least] = [recorded.asked, distance];
            compared += 1;
            if (compared === MAX_COMPARED)
                break;
        }
        return nearest;
    }
}
/** No params, and params without content, are the same request. */
function withoutMeta({ method, params }) {
    if (!(0,json/* isObject */.G)(params))
        return { method };
    const { _meta, ...content } = params;
    return Object.keys(content).length > 0 ? { method, params: content } : { method };
}
function keyOf(asked) {
    return HANDSHAKES.has(asked.method) ? asked.method : canonicalJson(asked);
}
/** Of two values that differ in more, no more is known than that they are far apart. */
const MAX_DIFFERENCES = 10_000;
/** In how many places two JSON values differ; at most 10,000 places are looked at. */
function differences(left, right) {
    let found = 0;
    let looked = 0;
    const pairs = [[left, right]];
    for (let pair = pairs.pop(); pair !== undefined && looked < MAX_DIFFERENCES; pair = pairs.pop()) {
        looked += 1;
        const [a, b] = pair;
        if (Array.isArray(a) && Array.isArray(b)) {
            found += Math.abs(a.length - b.length);
            for (let at = 0; at < Math.min(a.length, b.length); at++)
                pairs.push([a[at], b[at]]);
        }
        else if ((0,json/* isObject */.G)(a) && (0,json/* isObject */.G)(b)) {
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openCassette: () => (/* binding */ openCassette),
/* harmony export */   v: () => (/* binding */ restoreProgressToken),
/* harmony export */   y: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86153);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41693);
/* harmony import */ var _http_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24148);




const MAX_IN_A_ROW = 50;
// The longest that setInterval takes.
const MAX_TIMER_MS = 2 ** 31 - 1;
/**
 * Plays a recording to a session: what it sends is looked up, and what was recorded comes back as from a server, with
 * the time that it took then and without waiting for it. A request that was never answered is not answered again; a
 * request that is not in the recording is reported as missing. No process, no network.
 */
function openCassette(player, listener) {
    let end;
    // A request that is not answered leaves nothing else for which the process would live on until its deadline.
    const open = setInterval(() => { }, MAX_TIMER_MS);
    /** What is to be delivered, in order; never while the session still sends. */
    const due = [];
    let flushes = 0;
    const later = (tell) => {
        if (due.push(tell) > 1)
            return;
        flushes += 1;
        // Timers and signals have their turn now and then, however many calls follow each other.
        if (flushes % MAX_IN_A_ROW === 0)
            setImmediate(flush);
        else
            queueMicrotask(flush);
    };
    const flush = () => {
        for (const tell of due.splice(0))
            if (end === undefined)
                tell();
    };
    const play = (id, sent, interaction) => {
        const { response, notifications = [], fault, http, duration_ms = 0 } = interaction;
        const at = performance.now() + duration_ms;
        later(() => {
            for (const frame of notifications)
                listener.line(JSON.stringify(restoreProgressToken(frame, sent)), at, true, http);
            if (response !== undefined) {
                const asked = typeof id === "number" ? id : undefined;
                if (http)
                    for (const beside of (0,_http_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .responseFaults */ .px)(interaction.request.method, http))
                        listener.fault(beside, asked);
                listener.line(answerText(response, id), at, true, http);
            }
            else if (fault?.process !== undefined) {
                end = { ...fault.process, stderr: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideLines */ .Ix)(fault.process.stderr) };
                clearInterval(open);
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
        send(line) {
            const sent = requestIn(line);
            if (sent === undefined)
                return;
            const { id, method, params } = sent;
            const found = player.find((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(params) ? { method, params } : { method });
            if ("interaction" in found) {
                play(id, sent, found.interaction);
                return;
            }
            const { miss } = found;
            const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the recording has no ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(method)} with these params`;
            if (typeof id === "number") {
                later(() => listener.failed(id, { rule_id: "SUITE-CASSETTE-MISS", message, miss }));
            }
        },
        stderr: () => [],
        stderrMark: () => 0,
        close: () => {
            clearInterval(open);
            return Promise.resolve([]);
        },
    };
}
/** The request that a line is; undefined for a notification, an answer, or what is not a message. */
function requestIn(line) {
    let frame;
    try {
        frame = JSON.parse(line);
    }
    catch {
        return undefined;
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(frame))
        return undefined;
    const { id, method } = frame;
    if (typeof method !== "string" || (typeof id !== "number" && typeof id !== "string"))
        return undefined;
    return Object.assign(frame, { id, method });
}
/** The frame of an answer as text, with the id of the request; as a string where it was recorded as one. */
function answerText(response, id) {
    return JSON.stringify({ ...response, id: typeof response.id === "string" ? String(id) : id });
}
/** A message of the server with the progress token of the call, where it lost that of the recorded one. */
function restoreProgressToken(frame, { params }) {
    if (frame.method !== "notifications/progress" || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(frame.params) || "progressToken" in frame.params)
        return frame;
    const meta = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(params) ? params._meta : undefined;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(meta) ? { ...frame, params: { progressToken: meta.progressToken, ...frame.params } } : frame;
}


/***/ }),

/***/ 24148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   IM: () => (/* binding */ contentType),
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   px: () => (/* binding */ responseFaults),
/* harmony export */   rT: () => (/* binding */ lostSession)
/* harmony export */ });
/* unused harmony exports wrongType, errorStatus */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86153);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5737);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77883);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17800);





const MAX_EXCERPT = 500;
/** Statuses that say that we may not ask, whatever is in the body. */
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
/** The message by which the body of a response answers the call; undefined if it does not. */
function answerIn(text, { status }, { id, raw }) {
    const message = DENIED.includes(status) ? undefined : objectIn(text);
    if (message === undefined)
        return undefined;
    const isAnswer = (raw ? "id" in message : message.id === id) || (0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .namesNoRequest */ .BY)(message);
    return isAnswer ? message : undefined;
}
/** The JSON object that a text is; undefined for any other text, and for more values than a message may have. */
function objectIn(text) {
    if ((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMoreValues */ .w)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.values))
        return undefined;
    try {
        const value = JSON.parse(text);
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** The fault of a response that is not an answer; `what`: of the request, as messages name it. */
function refusalOf(what, http, text) {
    const { status, headers } = http;
    const said = text.trim() === "" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(text, MAX_EXCERPT)}`;
    const summary = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with HTTP ${status}${said}`;
    if (status === 401 || status === 403)
        return { rule_id: "FAULT-HTTP-DENIED", message: summary, unverified: true, http };
    if (status === 429) {
        const after = headers["retry-after"];
        const message = after === undefined ? summary : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${summary} (retry after ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(after, 50)})`;
        return { rule_id: "FAULT-HTTP-RATE-LIMIT", message, unverified: true, http };
    }
    if (!isSuccess(http))
        return { ...errorStatus(what, http, said), http };
    if (text.trim() === "")
        return { rule_id: "FAULT-HTTP-NO-ANSWER", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${summary} and no body.`, http };
    const { rule_id, message } = wrongType(what, http);
    return { rule_id, message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${message}${said}`, http };
}
/** The session that the call was sent in is not known any more. */
function lostSession(call, http, text) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${refusalOf(call.method, http, text).message}. The session was lost.`;
    const answer = answerIn(text, http, call);
    const isOwn = answer !== undefined && !(0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .namesNoRequest */ .BY)(answer);
    return { rule_id: "FAULT-HTTP-SESSION-LOST", message, sessionLost: true, http, ...(isOwn && { answer }) };
}
/** The header is shown as it came: in lower case, or in part, a secret in it would not be recognized. */
function wrongType(what, { headers }) {
    const type = headers["content-type"] ?? "";
    const summary = type === "" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `no content type` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `the content type ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(type, 100)}`;
    return {
        rule_id: "FAULT-HTTP-CONTENT-TYPE",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with ${summary}, not JSON or SSE`,
    };
}
function errorStatus(what, { status }, said) {
    return { rule_id: "FAULT-HTTP-STATUS", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with HTTP ${status}${said}` };
}
/** What is wrong with a response although it brought an answer. */
function responseFaults(what, http) {
    const type = contentType(http);
    const isEvents = type === "text/event-stream" && isSuccess(http);
    const isUsual = type === "application/json" || type.endsWith("+json") || isEvents;
    return [...(isUsual ? [] : [wrongType(what, http)]), ...(http.status >= 500 ? [errorStatus(what, http, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ``)] : [])];
}


/***/ }),

/***/ 17800:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ looksLikeAnswer),
/* harmony export */   BY: () => (/* binding */ namesNoRequest),
/* harmony export */   HA: () => (/* binding */ idAtStart),
/* harmony export */   ZB: () => (/* binding */ withProgressToken),
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   _h: () => (/* binding */ LONG_RUNNING_METHODS),
/* harmony export */   fk: () => (/* binding */ shownId),
/* harmony export */   zT: () => (/* binding */ requestIn)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86153);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);


/** What may take a server long; lists and the handshake get no token, so that they go out as every client sends them. */
const LONG_RUNNING_METHODS = new Set(["tools/call", "resources/read", "prompts/get"]);
/** Raw bytes as an exchange shows them: the request where they are one. */
function requestIn(text) {
    try {
        const value = JSON.parse(text);
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value) ? value : { raw: text };
    }
    catch {
        return { raw: text };
    }
}
/** An error of a server that could not, or did not want to, read the id of the request. */
function namesNoRequest({ id, error }) {
    return (id === undefined || id === null) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(error) && Number.isInteger(error.code);
}
/** An id as messages show it. */
function shownId(id) {
    return typeof id === "string" || typeof id === "number" || id === null
        ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .shownJson */ .oB)(id, 100, "")
        : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .g)(id)}`;
}
/** Params of a call without our progress token, which is its id and changes when it is sent again; one of the caller stays. */
function withoutToken(sent, id) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(sent))
        return undefined;
    const { _meta, ...params } = sent;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(_meta) || id === undefined || _meta.progressToken !== id)
        return sent;
    const { progressToken: _, ...meta } = _meta;
    return Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params;
}
/** The params with a token by which the server can report progress; one that the caller gave stays. */
function withProgressToken(params, id) {
    const meta = params?._meta;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(meta))
        return { ...params, _meta: { progressToken: id, ...meta } };
    // The token stands first: a member added behind a spread costs about a microsecond at every call.
    return { _meta: { progressToken: id }, ...params };
}
/** The id with which the beginning of a message names the call that it answers; undefined if it stands elsewhere. */
function idAtStart(head) {
    const [, id] = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,/.exec(head) ?? [];
    return id === undefined ? undefined : Number(id);
}
/** True if the beginning of a line that is too long to be read is that of an answer. */
function looksLikeAnswer(head) {
    return head.trimStart().startsWith("{") && !/"method"\s*:/.test(head);
}


/***/ }),

/***/ 48850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RecordingScript: () => (/* binding */ RecordingScript)
/* harmony export */ });
/* harmony import */ var _cassette_player_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91865);
/* harmony import */ var _channel_cassette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94494);
/* harmony import */ var _revisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11717);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15046);




const MAX_SHOWN = 500;
/** The server of a recording: it answers what was asked then, with the lines that came before, and at once. */
class RecordingScript {
    spoken;
    /** What is recorded was asked by a client whose headers were right. */
    tools = [];
    #player;
    /** @param comparable gives a request without what no recording holds: secrets */
    constructor(cassette, comparable) {
        this.spoken = (0,_revisions_js__WEBPACK_IMPORTED_MODULE_2__/* .revisionsOf */ .Ow)({
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
            // What a server refused over HTTP is an error over stdio.
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
