export const id = 2976;
export const ids = [2976];
export const modules = {

/***/ 2628:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ KeptAnswers)
/* harmony export */ });
/**
 * The answers of one test that are read and wait for its verdict, with the messages that came during their calls. They
 * count in the limits of their session and of the run until they are released.
 */
class KeptAnswers {
    #releases = [];
    /** `release` gives back what one of them takes of the limits. */
    add(release) {
        this.#releases.push(release);
    }
    /** Call it when no answer is used any more. */
    release() {
        while (this.#releases.length > 0)
            this.#releases.pop()?.();
    }
}


/***/ }),

/***/ 91136:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VW: () => (/* binding */ LIST_MEMBERS),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   fO: () => (/* binding */ listsOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);



const MAX_PAGES = 1_000;
const MAX_ITEMS = 100_000;
/** The member of each result that has the items. */
const LIST_MEMBERS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resourceTemplates",
    "prompts/list": "prompts",
};
/** The list methods of a server with these capabilities. */
function listsOf(capabilities) {
    const has = (name) => (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities[name]);
    return [
        ...(has("tools") ? ["tools/list"] : []),
        ...(has("resources") ? ["resources/list", "resources/templates/list"] : []),
        ...(has("prompts") ? ["prompts/list"] : []),
    ];
}
/**
 * Reads a list page by page; stops at a repeated cursor, 1,000 pages, 100,000 items or 32 MiB of them.
 *
 * @param send sends one request of the method
 */
async function listAll(method, send) {
    const member = LIST_MEMBERS[method] ?? "";
    const seen = new Set();
    const items = [];
    let first;
    let cursor;
    let weight = 0;
    for (;;) {
        const outcome = await send(method, cursor === undefined ? undefined : { cursor });
        first ??= outcome;
        const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) || !Array.isArray(result[member])) {
            return { first, broken: outcome, unfinished: true, items };
        }
        weight += (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(result[member], _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list);
        if (weight > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list || items.length + result[member].length > MAX_ITEMS) {
            return { first, broken: tooLarge(method), unfinished: true, items };
        }
        for (const item of result[member])
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string")
            return { first, unfinished: false, items };
        if (seen.has(next) || seen.size === MAX_PAGES)
            return { first, unfinished: true, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))} or than ${MAX_ITEMS}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}


/***/ }),

/***/ 12976:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ModernSession: () => (/* binding */ ModernSession)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
// EXTERNAL MODULE: ./src/mcp/kept-answers.ts
var kept_answers = __webpack_require__(2628);
;// CONCATENATED MODULE: ./src/mcp/revisions/input-required.ts

/** The requests that a server may answer with a request for input. */
const ASKING = ["tools/call", "prompts/get", "resources/read"];
/**
 * The input that an answer requests, with the client's responses. Undefined for a final answer, and if the client cannot
 * answer every request, because one is malformed or its capability is not declared: such an answer is judged as it is.
 */
function inputRequests(method, { result, error }, client) {
    if (error !== undefined || !(0,json/* isObject */.Gv)(result) || result.resultType !== "input_required")
        return undefined;
    const { inputRequests: byKey, requestState: state } = result;
    if (!ASKING.includes(method) || (byKey === undefined && state === undefined))
        return undefined;
    if (byKey === undefined)
        return { requests: [], responses: undefined, state };
    if (!(0,json/* isObject */.Gv)(byKey))
        return undefined;
    const entries = Object.entries(byKey);
    if (!entries.every(([, request]) => (0,json/* isObject */.Gv)(request) && typeof request.method === "string" && client.answers(request.method))) {
        return undefined;
    }
    const requests = [];
    const responses = [];
    for (const [key, request] of entries) {
        const { method: name, params } = request;
        const answer = client.answer(name, params);
        // An error has no place among the responses.
        if (!answer || "error" in answer)
            return undefined;
        requests.push({ method: name, params, ...answer });
        responses.push([key, answer.result]);
    }
    return { requests, responses: Object.fromEntries(responses), state };
}
/** The params of the first request, with the requested input. */
function retryParams(params, { responses, state }) {
    return {
        ...params,
        ...(responses && { inputResponses: responses }),
        ...(state !== undefined && { requestState: state }),
    };
}

// EXTERNAL MODULE: ./src/mcp/revisions/modern.ts
var modern = __webpack_require__(24074);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/mcp/revisions/param-headers.ts
var param_headers = __webpack_require__(33139);
;// CONCATENATED MODULE: ./src/mcp/tool-headers.ts




const HEADER_MISMATCH = -32020;
const MAX_TOOLS = 100_000;
/** The arguments of a server's tools that are sent in headers; requested from the server before the first tool call. */
class ToolHeaders {
    #send;
    #onFault;
    #byTool = new Map();
    #listed;
    constructor(send, onFault) {
        this.#send = send;
        this.#onFault = onFault;
    }
    /** The headers of a call; `wrong` if no client may call the tool. Without a readable list, there are none. */
    async headersOf(params, { timeoutMs }) {
        this.#listed ??= this.#list(timeoutMs);
        await this.#listed;
        const cached = this.#byTool.get(String(params?.name));
        if (cached === undefined)
            return { headers: {} };
        if ("wrong" in cached)
            return { wrong: `a client must not call the tool ${params?.name}: ${cached.wrong}` };
        return { headers: (0,param_headers/* paramHeaders */.oN)(cached.headers, params?.arguments) };
    }
    /** Learns from a list that a test requested, and forgets what a server no longer agrees to. */
    noteAnswer(method, params, outcome, owner) {
        if (outcome.kind !== "answer")
            return;
        const { result, error } = outcome.answer;
        if (method === "tools/list" && (0,json/* isObject */.Gv)(result) && Array.isArray(result.tools)) {
            this.#learn(result.tools, owner);
            if (params?.cursor === undefined && result.nextCursor === undefined)
                this.#listed ??= Promise.resolve();
        }
        if ((0,json/* isObject */.Gv)(error) && error.code === HEADER_MISMATCH)
            this.#listed = undefined;
    }
    async #list(timeoutMs) {
        const until = performance.now() + timeoutMs;
        const { items } = await (0,list_all/* listAll */._w)("tools/list", (method, params) => this.#send(method, params, { timeoutMs: Math.max(1, until - performance.now()), purpose: "handshake" }));
        this.#learn(items);
    }
    #learn(tools, owner) {
        for (const tool of tools) {
            if (!(0,json/* isObject */.Gv)(tool) || typeof tool.name !== "string" || this.#byTool.size >= MAX_TOOLS)
                continue;
            const read = (0,param_headers/* readParamHeaders */.KM)(tool.inputSchema);
            const before = this.#byTool.get(tool.name);
            this.#byTool.set(tool.name, read);
            if (!("wrong" in read) || (before && "wrong" in before && before.wrong === read.wrong))
                continue;
            const message = (0,redacted/* say */.cv) `A client must ignore the tool ${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(tool.name), 100)}: ${(0,redacted/* hide */.jD)(read.wrong)}.`;
            const evidence = (0,redacted/* jsonExcerpt */.Yf)(tool, 500, "");
            this.#onFault?.({ rule_id: "FAULT-SCHEMA-PARAM-HEADER", message, evidence, ...(owner && { owner }) });
        }
    }
}

;// CONCATENATED MODULE: ./src/mcp/modern-session.ts








const MAX_ROUNDS = 10;
// A round after long progress still gets some time.
const MIN_ROUND_MS = 1_000;
// For the list of tools, if a lost call is the first one.
const LOSS_MS = 10_000;
const LOG_LEVEL_META = "io.modelcontextprotocol/logLevel";
/**
 * A session at a revision without a handshake: each request has the facts of the handshake in `_meta`, over HTTP also in
 * headers. If a server requests input, the request is repeated with the answers of the suite's `client`.
 */
class ModernSession {
    #session;
    #revision;
    #meta;
    /** The log level, which each request must have for the server to log. */
    #loggedMeta;
    /** Over HTTP only. */
    #tools;
    constructor(wire, revision, { clientVersion = "0.0.0", overHttp, onFault, }) {
        this.#session = wire;
        this.#revision = revision;
        this.#meta = (0,modern/* requestMeta */.t$)(revision, wire.client.capabilities(revision), clientVersion);
        const { capabilities } = wire.facts;
        const logs = (0,json/* isObject */.Gv)(capabilities) && "logging" in capabilities;
        this.#loggedMeta = logs ? { ...this.#meta, [LOG_LEVEL_META]: "debug" } : this.#meta;
        if (overHttp)
            this.#tools = new ToolHeaders((method, params, options) => this.#requestOnce(method, params, options), onFault);
    }
    get facts() {
        return this.#session.facts;
    }
    get alive() {
        return this.#session.alive;
    }
    async request(method, params, options) {
        let extra;
        if (this.#tools && method === "tools/call") {
            const toolHeaders = await this.#tools.headersOf(params, options);
            if ("wrong" in toolHeaders)
                return { kind: "unsendable", rule_id: "FAULT-SCHEMA-PARAM-HEADER", message: (0,redacted/* hide */.jD)(toolHeaders.wrong) };
            extra = toolHeaders.headers;
        }
        // Of this call alone: each round counts what came before it.
        const kept = options.kept && new kept_answers/* KeptAnswers */.q();
        if (kept)
            options.kept?.add(() => kept.release());
        const sent = {
            ...options,
            ...(kept && { kept }),
            ...(extra && { headers: { ...extra, ...options.headers } }),
        };
        const outcome = await this.#requestOnce(method, params, sent);
        this.#tools?.noteAnswer(method, params, outcome, options.owner);
        if (outcome.kind !== "answer" || options.purpose === "raw")
            return outcome;
        const round = inputRequests(method, outcome.answer, this.#session.client);
        return round ? this.#rounds(method, params, sent, outcome, round) : outcome;
    }
    raw(text, options) {
        const { method, params } = (0,mcp_frames/* requestIn */.zT)(text);
        if (!this.#tools || typeof method !== "string")
            return this.#session.raw(text, options);
        const headers = (0,modern/* requestHeaders */.A1)(this.#revision, method, (0,json/* isObject */.Gv)(params) ? params : undefined);
        return this.#session.raw(text, { ...options, headers: { ...headers, ...options.headers } });
    }
    async sendAndDiscard(method, params, { disconnect, generated }) {
        const fullParams = this.#withMeta(method, params);
        if (!this.#tools)
            return this.#session.sendAndDiscard(method, fullParams, { disconnect, generated });
        const toolHeaders = method === "tools/call" ? await this.#tools.headersOf(params, { timeoutMs: LOSS_MS }) : { headers: {} };
        const paramHeaders = "headers" in toolHeaders ? toolHeaders.headers : {};
        return this.#session.sendAndDiscard(method, fullParams, {
            disconnect,
            generated,
            headers: { ...paramHeaders, ...this.#headers(method, fullParams) },
        });
    }
    notify(method, params) {
        this.#session.notify(method, params);
    }
    stderr(mark) {
        return this.#session.stderr(mark);
    }
    stderrMark() {
        return this.#session.stderrMark();
    }
    endBy(way, ms) {
        return this.#session.endBy(way, ms);
    }
    close(graceMs) {
        return this.#session.close(graceMs);
    }
    closeAfterCalls() {
        return this.#session.closeAfterCalls();
    }
    /** Sends one request in the form of this revision and waits for its answer. */
    #requestOnce(method, params, options) {
        const fullParams = this.#withMeta(method, params, options.purpose === "raw");
        if (!this.#tools)
            return this.#session.request(method, fullParams, options);
        const headers = { ...this.#headers(method, fullParams), ...options.headers };
        return this.#session.request(method, fullParams, { ...options, headers });
    }
    /** Repeats the request with the requested input until the answer is final. The time of a call includes all rounds. */
    async #rounds(method, params, options, first, firstRound) {
        const requests = [];
        let { notifications, durationMs } = first;
        let round = firstRound;
        for (let rounds = 1; round; rounds += 1) {
            if (rounds > MAX_ROUNDS) {
                const message = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(method)} was answered ${rounds} times with a request for more input; the limit is ${MAX_ROUNDS} rounds`;
                const fault = { rule_id: "FAULT-PROTO-INPUT-ROUNDS", message };
                return { kind: "fault", fault, durationMs, notifications };
            }
            requests.push(...round.requests);
            const timeoutMs = Math.max(options.timeoutMs - durationMs, Math.min(options.timeoutMs, MIN_ROUND_MS));
            const heldBytes = (0,limits/* weightOf */.mm)([notifications, requests]);
            // `heldBytes` counts them again.
            options.kept?.release();
            const outcome = await this.#requestOnce(method, retryParams(params, round), { ...options, timeoutMs, heldBytes });
            if (outcome.kind === "unsendable")
                return outcome;
            notifications = [...notifications, ...outcome.notifications];
            if (outcome.kind === "timeout") {
                // A shorter timeout than that of the round is the channel's own; else the deadline of the call has passed.
                const deadline = outcome.timeoutMs < timeoutMs ? outcome.timeoutMs : options.timeoutMs;
                return { ...outcome, timeoutMs: deadline, afterMs: durationMs + outcome.afterMs, notifications };
            }
            durationMs += outcome.durationMs;
            round = outcome.kind === "answer" ? inputRequests(method, outcome.answer, this.#session.client) : undefined;
            if (!round)
                return { ...outcome, durationMs, notifications, ...(outcome.kind === "answer" && { requests }) };
        }
        return first;
    }
    /** The caller's `_meta` overrides that of the session; with `asWritten`, it replaces it. */
    #withMeta(method, params, asWritten = false) {
        const callerMeta = params?._meta;
        const meta = mcp_frames/* LONG_RUNNING_METHODS */._h.has(method) ? this.#loggedMeta : this.#meta;
        if (callerMeta === undefined)
            return { _meta: meta, ...params };
        return asWritten || !(0,json/* isObject */.Gv)(callerMeta) ? { ...params } : { ...params, _meta: { ...meta, ...callerMeta } };
    }
    #headers(method, params) {
        return (0,modern/* requestHeaders */.A1)(this.#revision, method, params);
    }
}


/***/ })

};
