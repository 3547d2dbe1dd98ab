export const id = 4494;
export const ids = [4494];
export const modules = {

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


/***/ })

};
