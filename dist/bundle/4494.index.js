export const id = 4494;
export const ids = [4494];
export const modules = {

/***/ 94494:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tied),
/* harmony export */   openCassette: () => (/* binding */ openCassette),
/* harmony export */   y: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86153);
/* harmony import */ var _http_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24148);


const IN_A_ROW = 50;
// The longest that setInterval takes.
const MAX_TIMER_MS = 2 ** 31 - 1;
/**
 * Plays a recording to a session: what it sends is looked up, and what was recorded comes back as from a server, with
 * the time that it took then and without waiting for it. A request that was never answered is not answered again; a
 * request that is not in the recording is told as that. No process, no network.
 */
function openCassette(player, listener) {
    let end;
    // A request that is not answered leaves nothing else for which the process would live on until its deadline.
    const open = setInterval(() => { }, MAX_TIMER_MS);
    /** What is to be told, in order; never while the session still sends. */
    const due = [];
    let flushes = 0;
    const later = (tell) => {
        if (due.push(tell) > 1)
            return;
        flushes += 1;
        // Timers and signals have their turn now and then, however many calls follow each other.
        if (flushes % IN_A_ROW === 0)
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
                listener.line(JSON.stringify(tied(frame, sent)), at, true, http);
            if (response !== undefined) {
                if (http)
                    for (const beside of (0,_http_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .besideAnswer */ .JU)(interaction.request.method, http))
                        listener.amiss(beside);
                listener.line(answerText(response, id), at, true, http);
            }
            else if (fault?.process !== undefined) {
                end = fault.process;
                clearInterval(open);
                listener.ended(end);
            }
            else if (fault !== undefined && fault.rule_id !== "FAULT-TIMEOUT-CALL" && typeof id === "number") {
                const { rule_id, message = "", unverified } = fault;
                listener.failed(id, { rule_id, message, ...(unverified && { unverified }), ...(http && { http }) });
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
            const found = player.find((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(params) ? { method, params } : { method });
            if ("interaction" in found) {
                play(id, sent, found.interaction);
                return;
            }
            const { miss } = found;
            const message = `the recording has no ${method} with these params`;
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
/** The request that a line is; undefined for a notification, an answer, or what is no message. */
function requestIn(line) {
    let frame;
    try {
        frame = JSON.parse(line);
    }
    catch {
        return undefined;
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(frame))
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
function tied(frame, { params }) {
    if (frame.method !== "notifications/progress" || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(frame.params) || "progressToken" in frame.params)
        return frame;
    const meta = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(params) ? params._meta : undefined;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(meta) ? { ...frame, params: { progressToken: meta.progressToken, ...frame.params } } : frame;
}


/***/ }),

/***/ 24148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ contentType),
/* harmony export */   JU: () => (/* binding */ besideAnswer),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   rT: () => (/* binding */ lostSession)
/* harmony export */ });
/* unused harmony exports wrongType, errorStatus */
const MAX_EXCERPT = 500;
function isSuccess({ status }) {
    return status >= 200 && status < 300;
}
/** The media type without its parameters, in lower case; empty where none is told. */
function contentType({ headers }) {
    const type = headers["content-type"] ?? "";
    const end = type.indexOf(";");
    return (end === -1 ? type : type.slice(0, end)).trim().toLowerCase();
}
/** What a response is that is no answer; `what`: of the request, as messages name it. */
function refusalOf(what, http, text) {
    const { status, headers } = http;
    const excerpt = text.trim() === "" ? "" : `: ${text.slice(0, MAX_EXCERPT).replace(/\s+/g, " ").trim()}`;
    const told = `${what} was answered with HTTP ${status}${excerpt}`;
    if (status === 401 || status === 403)
        return { rule_id: "FAULT-HTTP-DENIED", message: told, unverified: true, http };
    if (status === 429) {
        const after = headers["retry-after"];
        const message = after === undefined ? told : `${told} (retry after ${after.slice(0, 50)})`;
        return { rule_id: "FAULT-HTTP-RATE-LIMIT", message, unverified: true, http };
    }
    if (!isSuccess(http))
        return { ...errorStatus(what, http, excerpt), http };
    if (text.trim() === "")
        return { rule_id: "FAULT-HTTP-NO-ANSWER", message: `${told} and no body.`, http };
    const { rule_id, message } = wrongType(what, contentType(http));
    return { rule_id, message: `${message}${excerpt}`, http };
}
/** The session that the request was sent in is not known any more. */
function lostSession(what, http, text) {
    const { message } = refusalOf(what, http, text);
    return { rule_id: "FAULT-HTTP-SESSION-LOST", message: `${message}. The session was lost.`, sessionLost: true, http };
}
function wrongType(what, type) {
    const told = type === "" ? "no content type" : `the content type ${type.slice(0, 100)}`;
    return { rule_id: "FAULT-HTTP-CONTENT-TYPE", message: `${what} was answered with ${told}, not JSON or SSE` };
}
function errorStatus(what, { status }, excerpt) {
    return { rule_id: "FAULT-HTTP-STATUS", message: `${what} was answered with HTTP ${status}${excerpt}` };
}
/** What is wrong with a response although it brought an answer. */
function besideAnswer(what, http) {
    const type = contentType(http);
    const isEvents = type === "text/event-stream" && isSuccess(http);
    const isUsual = type === "application/json" || type.endsWith("+json") || isEvents;
    return [...(isUsual ? [] : [wrongType(what, type)]), ...(http.status >= 500 ? [errorStatus(what, http, "")] : [])];
}


/***/ })

};
