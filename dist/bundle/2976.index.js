export const id = 2976;
export const ids = [2976];
export const modules = {

/***/ 91136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ LIST_MEMBERS),
/* harmony export */   _: () => (/* binding */ listAll)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);



const MAX_PAGES = 1_000;
const MAX_ITEMS = 100_000;
/** Where each list has its items. */
const LIST_MEMBERS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resourceTemplates",
    "prompts/list": "prompts",
};
/**
 * Reads a list page by page; a cursor that was seen before, 1,000 pages or 32 MiB of items end it.
 *
 * @param ask sends one request of the method
 */
async function listAll(method, ask) {
    const member = LIST_MEMBERS[method] ?? "";
    const seen = new Set();
    const items = [];
    let first;
    let cursor;
    let weight = 0;
    for (;;) {
        const outcome = await ask(method, cursor === undefined ? undefined : { cursor });
        first ??= outcome;
        const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result) || !Array.isArray(result[member]))
            return { first, broken: outcome, items };
        weight += (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(result[member], _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list);
        if (weight > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list)
            return { first, broken: tooLarge(method), items };
        for (const item of result[member].slice(0, MAX_ITEMS - items.length))
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string" || seen.has(next) || seen.size === MAX_PAGES)
            return { first, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}


/***/ }),

/***/ 12976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ModernSession: () => (/* binding */ ModernSession)
});

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
;// CONCATENATED MODULE: ./src/mcp/revisions/input-required.ts

/** The requests that a server may answer with the wish for more input. */
const ASKING = ["tools/call", "prompts/get", "resources/read"];
/**
 * What an answer asks for, with what the client answers; undefined for an answer that is one. A wish that cannot be
 * fulfilled as a whole (nothing is declared for it, or it is malformed) is an answer too: it is there to be judged.
 */
function inputRequests(method, { result, error }, client) {
    if (error !== undefined || !(0,json/* isObject */.G)(result) || result.resultType !== "input_required")
        return undefined;
    const { inputRequests: asked, requestState: state } = result;
    if (!ASKING.includes(method) || (asked === undefined && state === undefined))
        return undefined;
    if (asked === undefined)
        return { requests: [], responses: undefined, state };
    if (!(0,json/* isObject */.G)(asked))
        return undefined;
    const wishes = Object.entries(asked);
    if (!wishes.every(([, wish]) => (0,json/* isObject */.G)(wish) && typeof wish.method === "string" && client.answers(wish.method))) {
        return undefined;
    }
    const requests = [];
    const responses = [];
    for (const [key, wish] of wishes) {
        const { method: name, params } = wish;
        const answer = client.answer(name, params);
        // An error has no place among the responses.
        if (!answer || "error" in answer)
            return undefined;
        requests.push({ method: name, params, ...answer });
        responses.push([key, answer.result]);
    }
    return { requests, responses: Object.fromEntries(responses), state };
}
/** The params of the first request, with what the server wanted to know. */
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
/** Which arguments of a server's tools go into headers: asked of the server before the first call of a tool. */
class ToolHeaders {
    #send;
    #onFault;
    #byTool = new Map();
    #listed;
    constructor(send, onFault) {
        this.#send = send;
        this.#onFault = onFault;
    }
    /** The headers of a call; `wrong` where no client may call the tool. A list that cannot be read leaves them out. */
    async headersOf(params, { timeoutMs }) {
        this.#listed ??= this.#list(timeoutMs);
        await this.#listed;
        const known = this.#byTool.get(String(params?.name));
        if (known === undefined)
            return { headers: {} };
        if ("wrong" in known)
            return { wrong: `a client must not call the tool ${params?.name}: ${known.wrong}` };
        return { headers: (0,param_headers/* paramHeaders */.oN)(known.headers, params?.arguments) };
    }
    /** Learns from a list that a test has asked for, and forgets what a server no longer agrees to. */
    noteAnswer(method, params, outcome) {
        if (outcome.kind !== "answer")
            return;
        const { result, error } = outcome.answer;
        if (method === "tools/list" && (0,json/* isObject */.G)(result) && Array.isArray(result.tools)) {
            this.#learn(result.tools);
            if (params?.cursor === undefined && result.nextCursor === undefined)
                this.#listed ??= Promise.resolve();
        }
        if ((0,json/* isObject */.G)(error) && error.code === HEADER_MISMATCH)
            this.#listed = undefined;
    }
    async #list(timeoutMs) {
        const until = performance.now() + timeoutMs;
        const { items } = await (0,list_all/* listAll */._)("tools/list", (method, params) => this.#send(method, params, { timeoutMs: Math.max(1, until - performance.now()), purpose: "handshake" }));
        this.#learn(items);
    }
    #learn(tools) {
        for (const tool of tools) {
            if (!(0,json/* isObject */.G)(tool) || typeof tool.name !== "string" || this.#byTool.size >= MAX_TOOLS)
                continue;
            const read = (0,param_headers/* readParamHeaders */.KM)(tool.inputSchema);
            const before = this.#byTool.get(tool.name);
            this.#byTool.set(tool.name, read);
            if (!("wrong" in read) || (before && "wrong" in before && before.wrong === read.wrong))
                continue;
            const message = (0,redacted/* say */.cv) `A client must ignore the tool ${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(tool.name), 100)}: ${(0,redacted/* hide */.jD)(read.wrong)}.`;
            this.#onFault?.({ rule_id: "FAULT-SCHEMA-PARAM-HEADER", message, evidence: (0,redacted/* shownJson */.oB)(tool, 500, "") });
        }
    }
}

;// CONCATENATED MODULE: ./src/mcp/modern-session.ts







const MAX_ROUNDS = 10;
// A round that follows long progress still gets some time.
const MIN_ROUND_MS = 1_000;
// For the list of tools, where a lost call is the first.
const LOSS_MS = 10_000;
const LOG_LEVEL_META = "io.modelcontextprotocol/logLevel";
/**
 * A session at a revision without a handshake: each request says by itself what a handshake said before, over HTTP in
 * headers too, and a server that needs more for its answer is asked again with what the suite's `client` answers.
 */
class ModernSession {
    #session;
    #revision;
    #meta;
    /** A server logs for a request that says how much, and for no other. */
    #loggedMeta;
    /** Over HTTP alone. */
    #tools;
    constructor(wire, revision, { clientVersion = "0.0.0", overHttp, onFault, }) {
        this.#session = wire;
        this.#revision = revision;
        this.#meta = (0,modern/* requestMeta */.t$)(revision, wire.client.capabilities(revision), clientVersion);
        const { capabilities } = wire.facts;
        const logs = (0,json/* isObject */.G)(capabilities) && "logging" in capabilities;
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
        const sent = extra === undefined ? options : { ...options, headers: { ...extra, ...options.headers } };
        const outcome = await this.#requestOnce(method, params, sent);
        this.#tools?.noteAnswer(method, params, outcome);
        if (outcome.kind !== "answer" || options.purpose === "raw")
            return outcome;
        const round = inputRequests(method, outcome.answer, this.#session.client);
        return round ? this.#rounds(method, params, sent, outcome, round) : outcome;
    }
    raw(text, options) {
        const { method, params } = (0,mcp_frames/* requestIn */.zT)(text);
        if (!this.#tools || typeof method !== "string")
            return this.#session.raw(text, options);
        const headers = (0,modern/* requestHeaders */.A1)(this.#revision, method, (0,json/* isObject */.G)(params) ? params : undefined);
        return this.#session.raw(text, { ...options, headers: { ...headers, ...options.headers } });
    }
    async sendAndDiscard(method, params, { cuts, made }) {
        const dressed = this.#withMeta(method, params);
        if (!this.#tools)
            return this.#session.sendAndDiscard(method, dressed, { cuts, made });
        const toolHeaders = method === "tools/call" ? await this.#tools.headersOf(params, { timeoutMs: LOSS_MS }) : { headers: {} };
        const own = "headers" in toolHeaders ? toolHeaders.headers : {};
        return this.#session.sendAndDiscard(method, dressed, {
            cuts,
            made,
            headers: { ...own, ...this.#headers(method, dressed) },
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
    close(graceMs) {
        return this.#session.close(graceMs);
    }
    /** Sends one request as this revision has it, and waits for its answer. */
    #requestOnce(method, params, options) {
        const dressed = this.#withMeta(method, params, options.purpose === "raw");
        if (!this.#tools)
            return this.#session.request(method, dressed, options);
        const headers = { ...this.#headers(method, dressed), ...options.headers };
        return this.#session.request(method, dressed, { ...options, headers });
    }
    /** Asks again, with what the server wants to know, until it has enough. The time of a call is that of all its rounds. */
    async #rounds(method, params, options, first, asked) {
        const requests = [];
        let { notifications, durationMs } = first;
        let round = asked;
        for (let rounds = 1; round; rounds += 1) {
            if (rounds > MAX_ROUNDS) {
                const message = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(method)} was answered ${rounds} times with a request for more input; the limit is ${MAX_ROUNDS} rounds`;
                const fault = { rule_id: "FAULT-PROTO-INPUT-ROUNDS", message };
                return { kind: "fault", fault, durationMs, notifications };
            }
            requests.push(...round.requests);
            const timeoutMs = Math.max(options.timeoutMs - durationMs, Math.min(options.timeoutMs, MIN_ROUND_MS));
            const held = (0,limits/* weightOf */.mm)([notifications, requests]);
            const outcome = await this.#requestOnce(method, retryParams(params, round), { ...options, timeoutMs, held });
            if (outcome.kind === "unsendable")
                return outcome;
            notifications = [...notifications, ...outcome.notifications];
            if (outcome.kind === "timeout") {
                // Less than the round was given is what the channel gives any request; else it was the deadline of the whole call.
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
    /** `_meta` of the caller stands above ours; `asWritten`: where there is one, it stands alone. */
    #withMeta(method, params, asWritten = false) {
        const own = params?._meta;
        const meta = mcp_frames/* LONG_RUNNING_METHODS */._h.has(method) ? this.#loggedMeta : this.#meta;
        if (own === undefined)
            return { _meta: meta, ...params };
        return asWritten || !(0,json/* isObject */.G)(own) ? { ...params } : { ...params, _meta: { ...meta, ...own } };
    }
    #headers(method, params) {
        return (0,modern/* requestHeaders */.A1)(this.#revision, method, params);
    }
}


/***/ })

};
