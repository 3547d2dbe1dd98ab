export const id = 2980;
export const ids = [2980];
export const modules = {

/***/ 61629:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j_: () => (/* binding */ CAPABILITY_OF_REQUEST),
/* harmony export */   oA: () => (/* binding */ inputMethodsOf),
/* harmony export */   pP: () => (/* binding */ CAPABILITY)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _mcp_revisions_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98042);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71310);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4806);





/** The capability that each list belongs to; templates belong to resources. */
const LISTS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resources",
    "prompts/list": "prompts",
};
const PREFIXES = [
    ["tools/", "tools"],
    ["resources/", "resources"],
    ["prompts/", "prompts"],
    ["completion/", "completions"],
    ["logging/", "logging"],
];
/** What a server may ask of a client that offers it. */
const CAPABILITY_OF_REQUEST = {
    "roots/list": "roots",
    "sampling/createMessage": "sampling",
    "elicitation/create": "elicitation",
};
const LIST_CHANGED = /^notifications\/(tools|resources|prompts)\/list_changed$/;
const LOG_MESSAGE = /^notifications\/message$/;
const listsAdvertised = {
    id: "INV-003",
    category: "capability",
    reads: _types_js__WEBPACK_IMPORTED_MODULE_3__/* .IN_SESSION */ .zn,
    skipsOrdinary: true,
    watch(session, { read, breach }) {
        /** What was answered before anything says what the server can, one of a kind. */
        const early = new Map();
        const judge = (exchange) => {
            const method = exchange.method;
            const capability = LISTS[method];
            read();
            if (has(session, capability))
                return;
            // A list that has nothing in it promises nothing.
            const [how, severity] = isEmpty(exchange) ? [" with an empty list", "should"] : ["", undefined];
            const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server answers ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(method)}${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(how)} but did not advertise the capability "${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(capability)}"`;
            breach(message, exchange.response, severity && { severity });
        };
        return {
            onExchange(exchange) {
                const { method, fromServer, result } = exchange;
                if (method === undefined || fromServer || !result || !Object.hasOwn(LISTS, method))
                    return;
                if (session.capabilities !== undefined)
                    judge(exchange);
                else
                    early.set(`${method} ${isEmpty(exchange)}`, exchange);
            },
            onEnd() {
                // At 2026-07-28 a client need not ask for the capabilities of a server: if none did, there is nothing to compare with.
                if (session.modern && session.capabilities === undefined)
                    return;
                for (const exchange of early.values())
                    judge(exchange);
            },
        };
    },
};
const capabilitiesWork = {
    id: "INV-004",
    category: "capability",
    reads: _types_js__WEBPACK_IMPORTED_MODULE_3__/* .WELL_BEHAVED */ .lB,
    skipsSound: true,
    watch(session, { read, breach }) {
        const calls = new Map();
        return {
            onExchange({ method, fromServer, response, exchange }) {
                if (method === undefined || fromServer || !response)
                    return;
                const capability = capabilityOf(method);
                if (capability === undefined)
                    return;
                const counted = calls.get(capability) ?? { errors: 0, succeeded: false, last: undefined };
                // A method that the revision does not have says nothing of the capability.
                if (counted.succeeded || !(0,_mcp_revisions_known_js__WEBPACK_IMPORTED_MODULE_1__/* .hasMethod */ .cg)(method, session.revision ?? ""))
                    return;
                if ("error" in response) {
                    counted.errors += 1;
                    counted.last = exchange.response;
                }
                else
                    counted.succeeded = true;
                calls.set(capability, counted);
            },
            onEnd() {
                for (const [capability, { errors, succeeded, last }] of calls) {
                    if (!has(session, capability))
                        continue;
                    read();
                    if (succeeded)
                        continue;
                    const times = errors === 1 ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the one call` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `all ${errors} calls`;
                    breach((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server advertises "${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(capability)}" but answers ${times} of it with an error`, last);
                }
            },
        };
    },
};
const listChangedAdvertised = {
    id: "INV-017",
    category: "capability",
    reads: _types_js__WEBPACK_IMPORTED_MODULE_3__/* .IN_SESSION */ .zn,
    skipsOrdinary: true,
    watch: advertisedBy(LIST_CHANGED, (session, capability) => {
        const advertised = session.capabilities?.[capability];
        if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(advertised) && advertised["listChanged"] === true)
            return undefined;
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server reports that its ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(capability)} changed but did not advertise "listChanged" for them`;
    }),
};
const logsAdvertised = {
    id: "INV-028",
    category: "capability",
    reads: _types_js__WEBPACK_IMPORTED_MODULE_3__/* .IN_SESSION */ .zn,
    skipsOrdinary: true,
    watch: advertisedBy(LOG_MESSAGE, (session) => {
        if (has(session, "logging"))
            return undefined;
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server sends log messages but did not advertise the capability "logging"`;
    }),
};
const asksWhatIsOffered = {
    id: "INV-022",
    category: "capability",
    reads: _types_js__WEBPACK_IMPORTED_MODULE_3__/* .IN_SESSION */ .zn,
    skipsOrdinary: true,
    watch(session, { read, breach }) {
        return {
            onExchange({ method, id, params, result, fromServer, exchange }) {
                if (session.modern && !fromServer) {
                    for (const inputMethod of inputMethodsOf(result)) {
                        read();
                        if (isOffered(inputMethod, offeredIn(params)))
                            continue;
                        breach((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server asks for ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(inputMethod)}, but the client did not offer "${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(CAPABILITY_OF_REQUEST[inputMethod] ?? "")}"`, exchange.response);
                    }
                }
                if (!fromServer || method === undefined || id === undefined)
                    return;
                read();
                if (session.modern) {
                    breach((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server sent the request ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .valueExcerpt */ .P)(method)}; servers send no requests at this revision`, exchange.request);
                    return;
                }
                if (isOffered(method, session.clientCapabilities))
                    return;
                breach((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server sent ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(method)}, but the client did not offer "${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(CAPABILITY_OF_REQUEST[method] ?? "")}"`, exchange.request);
            },
        };
    },
};
const CAPABILITY = [
    listsAdvertised,
    capabilitiesWork,
    listChangedAdvertised,
    asksWhatIsOffered,
    logsAdvertised,
];
/**
 * Watches the notifications of a server whose method `pattern` matches. `wrong` is asked with what its group holds, once
 * it is known what the server advertised.
 */
function advertisedBy(pattern, wrong) {
    return (session, { read, breach }) => {
        /** What came before anything says what the server can, one of a kind. */
        const early = new Map();
        const judge = (group, frame) => {
            read();
            const message = wrong(session, group);
            if (message !== undefined)
                breach(message, frame);
        };
        const note = (frame) => {
            const method = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(frame) ? frame["method"] : undefined;
            const match = typeof method === "string" ? pattern.exec(method) : null;
            if (!match)
                return;
            const group = match[1] ?? "";
            if (session.capabilities !== undefined)
                judge(group, frame);
            else
                early.set(group, frame);
        };
        return {
            onExchange({ fromServer, exchange }) {
                if (fromServer)
                    note(exchange.request);
                if (exchange.notifications)
                    for (const frame of exchange.notifications)
                        note(frame);
            },
            onEnd() {
                if (session.capabilities !== undefined)
                    for (const [group, frame] of early)
                        judge(group, frame);
            },
        };
    };
}
function isEmpty({ result }) {
    const items = Object.values(result ?? {}).filter(Array.isArray);
    return items.every(({ length }) => length === 0);
}
/** False if a server asks for what the client says that it has not. */
function isOffered(method, offered) {
    if (!Object.hasOwn(CAPABILITY_OF_REQUEST, method) || !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(offered))
        return true;
    return Object.hasOwn(offered, CAPABILITY_OF_REQUEST[method]);
}
/** What a request of a modern revision offers. */
function offeredIn(params) {
    const meta = params?.["_meta"];
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(meta) ? meta[_mcp_revisions_known_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITIES_META */ .bf] : undefined;
}
/** The methods of the input requests in an answer. */
function inputMethodsOf(result) {
    const inputRequests = result?.["resultType"] === "input_required" ? result["inputRequests"] : undefined;
    const requests = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(inputRequests) ? Object.values(inputRequests) : [];
    return requests.flatMap((request) => (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(request) && typeof request["method"] === "string" ? [request["method"]] : []);
}
function capabilityOf(method) {
    for (const [prefix, capability] of PREFIXES)
        if (method.startsWith(prefix))
            return capability;
    return undefined;
}
function has(session, capability) {
    const value = session.capabilities?.[capability];
    return value !== undefined && value !== null && value !== false;
}


/***/ }),

/***/ 72980:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ reviewSession)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/conformance/invariants/evidence.ts
var evidence = __webpack_require__(71310);
// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
;// CONCATENATED MODULE: ./src/conformance/invariants/read-exchange.ts



/** Takes an exchange apart; `owner`: the owner of its call. The default purpose is that of a test. */
function parseExchange(exchange, owner) {
    const request = (0,json/* isObject */.Gv)(exchange.request) ? exchange.request : undefined;
    const response = (0,json/* isObject */.Gv)(exchange.response) ? exchange.response : undefined;
    const method = request?.["method"];
    return {
        exchange,
        owner,
        purpose: exchange.purpose ?? "test",
        fromServer: exchange.direction === "server",
        method: typeof method === "string" ? method : undefined,
        id: request?.["id"],
        params: (0,json/* isObject */.Gv)(request?.["params"]) ? request["params"] : undefined,
        response,
        result: response && !("error" in response) && (0,json/* isObject */.Gv)(response["result"]) ? response["result"] : undefined,
    };
}
/** True for most exchanges of a session: a call of mcptest that is answered by a result, with no other messages around it. */
function isOrdinaryCall({ method, fromServer, id, result, exchange }) {
    if (method === undefined || fromServer || id === undefined || !result || exchange.notifications)
        return false;
    return mcp_frames/* LONG_RUNNING_METHODS */._h.has(method) && result["resultType"] !== "input_required";
}
/** True for an ordinary call of a test that breaks nothing by its envelope or by the shape of its result. */
function isSoundCall({ method, id, purpose, result, response, exchange }) {
    if (purpose !== "test" || exchange.raw !== undefined)
        return false;
    if (response?.["jsonrpc"] !== "2.0" || response["id"] !== id)
        return false;
    if (method !== "tools/call")
        return true;
    if (!result || "task" in result || !Array.isArray(result["content"]))
        return false;
    return !("isError" in result) || typeof result["isError"] === "boolean";
}
/** Learns what an exchange says of its session; what a capture says of itself stands. */
function updateState(state, exchange) {
    const { method, params, result } = exchange;
    if (exchange.fromServer || exchange.purpose === "raw")
        return;
    if (exchange.purpose === "detect") {
        // What a probe asks for says nothing of what is spoken then; its answer says what the server can do.
        if (isModernAnswer(result))
            state.capabilities ??= result["capabilities"];
        return;
    }
    if (method === "initialize") {
        if ((0,json/* isObject */.Gv)(params?.["capabilities"]))
            state.clientCapabilities ??= params["capabilities"];
        if (result && (0,json/* isObject */.Gv)(result["capabilities"]))
            state.capabilities ??= result["capabilities"];
        if (typeof result?.["protocolVersion"] === "string")
            setRevision(state, result["protocolVersion"]);
    }
    else if (method === "server/discover" && isModernAnswer(result)) {
        state.capabilities ??= result["capabilities"];
    }
    // A server that does not speak the revision is asked by it all the same.
    if (state.revision !== null || (method === "server/discover" && !isModernAnswer(result)))
        return;
    const meta = params?.["_meta"];
    const named = (0,json/* isObject */.Gv)(meta) ? meta[known/* VERSION_META */.Vu] : undefined;
    if (typeof named === "string")
        setRevision(state, named);
}
function isModernAnswer(result) {
    return result !== undefined && "supportedVersions" in result && (0,json/* isObject */.Gv)(result["capabilities"]);
}
/** Sets the revision of a session, once. */
function setRevision(state, revision) {
    state.revision ??= revision;
    state.modern = (0,known/* isSince */.$l)(state.revision, known/* FIRST_MODERN */.TZ);
}

// EXTERNAL MODULE: ./src/conformance/invariants/capability.ts
var capability = __webpack_require__(61629);
// EXTERNAL MODULE: ./src/conformance/invariants/types.ts
var types = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/conformance/invariants/envelope.ts






const MAX_UNANSWERED = 10_000;
/** The codes that the specification reserves since 2026-07-28, and those among them that it defines. */
const FIRST_RESERVED = -32020;
const LAST_RESERVED = -32099;
const DEFINED = [-32020, -32021, -32022];
/** Codes of earlier revisions. */
const RETIRED = [-32002, -32042];
const errorShape = {
    id: "INV-006",
    category: "error-envelope",
    reads: types/* ALWAYS */.qI,
    skipsOrdinary: true,
    watch(_, { read, breach }) {
        return {
            onExchange({ response, exchange, fromServer }) {
                if (!response || !("error" in response) || (fromServer && exchange.request !== undefined))
                    return;
                read();
                const { error } = response;
                if (!(0,json/* isObject */.Gv)(error))
                    breach((0,redacted/* say */.cv) `an error is of type ${(0,json/* typeName */.go)(error)}, not an object`, response);
                else if (!Number.isInteger(error["code"]))
                    breach((0,redacted/* say */.cv) `an error has the code ${(0,evidence/* valueExcerpt */.P)(error["code"])}`, response);
                else if (typeof error["message"] !== "string") {
                    breach((0,redacted/* say */.cv) `an error has a message of type ${(0,json/* typeName */.go)(error["message"])}, not a string`, response);
                }
            },
        };
    },
};
const answersOnce = {
    id: "INV-009",
    category: "error-envelope",
    reads: types/* IN_SESSION */.zn,
    skipsSound: true,
    watch(_, { read, breach }) {
        /** Requests whose answer is no longer waited for: it may come late. */
        const unanswered = new Set();
        return {
            onExchange({ id, fromServer, response, exchange, purpose }) {
                if (exchange.request === undefined) {
                    // A request that we sent twice, or whose answer we gave up, is answered by our own doing.
                    if (purpose === "fault" || !response)
                        return;
                    read();
                    if (unanswered.delete(response["id"]))
                        return;
                    breach((0,redacted/* say */.cv) `the server answered the id ${(0,evidence/* valueExcerpt */.P)(response["id"])}, for which no request was waiting`, response);
                    return;
                }
                if (fromServer)
                    return;
                if (response)
                    read();
                if (!response) {
                    if (id !== undefined && unanswered.size < MAX_UNANSWERED)
                        unanswered.add(id);
                }
                else if (id === undefined)
                    breach((0,redacted/* say */.cv) `the server answered a notification`, response);
                else if (response["id"] !== id && !(0,mcp_frames/* namesNoRequest */.BY)(response)) {
                    breach((0,redacted/* say */.cv) `the request ${(0,evidence/* valueExcerpt */.P)(id)} is answered under the id ${(0,evidence/* valueExcerpt */.P)(response["id"])}`, response);
                }
            },
        };
    },
};
const resultXorError = {
    id: "INV-010",
    category: "error-envelope",
    reads: types/* ALWAYS */.qI,
    skipsSound: true,
    watch(_, { read, breach }) {
        return {
            onExchange({ response, fromServer, exchange }) {
                if (!response || (fromServer && exchange.request !== undefined))
                    return;
                read();
                const hasResult = "result" in response;
                if (hasResult !== "error" in response)
                    return;
                breach((0,redacted/* say */.cv) `an answer has ${hasResult ? "both a result and an error" : "neither a result nor an error"}`, response);
            },
        };
    },
};
const jsonRpcVersion = {
    id: "INV-011",
    category: "error-envelope",
    reads: types/* ALWAYS */.qI,
    skipsSound: true,
    watch(_, { read, breach }) {
        const judge = (frame) => {
            if (!(0,json/* isObject */.Gv)(frame))
                return;
            read();
            if (frame["jsonrpc"] !== "2.0") {
                breach((0,redacted/* say */.cv) `a message of the server has the jsonrpc version ${(0,evidence/* valueExcerpt */.P)(frame["jsonrpc"])}`, frame);
            }
        };
        return {
            onExchange({ fromServer, exchange }) {
                if (fromServer && exchange.request !== undefined)
                    judge(exchange.request);
                else
                    judge(exchange.response);
                if (exchange.notifications)
                    for (const frame of exchange.notifications)
                        judge(frame);
            },
        };
    },
};
const onlyFrames = {
    id: "INV-018",
    category: "error-envelope",
    reads: types/* ALWAYS */.qI,
    skipsSound: true,
    watch({ transport }, { read, breach }) {
        return {
            onExchange({ exchange, fromServer }) {
                if (transport !== undefined && transport !== "stdio")
                    return;
                if (exchange.raw !== undefined || exchange.response !== undefined || fromServer)
                    read();
                if (exchange.raw === undefined)
                    return;
                breach((0,redacted/* say */.cv) `the server wrote something to stdout that is not a protocol message`, exchange.raw);
            },
        };
    },
};
const reservedCodes = {
    id: "INV-029",
    category: "error-envelope",
    reads: types/* ALWAYS */.qI,
    skipsOrdinary: true,
    era: "modern",
    watch(_, { read, breach }) {
        return {
            onExchange({ params, response, fromServer }) {
                const error = response?.["error"];
                // A request of another revision, or of none, may be answered by the rules of an earlier one.
                const meta = (0,json/* isObject */.Gv)(params?.["_meta"]) ? params["_meta"] : {};
                const revision = meta[known/* VERSION_META */.Vu];
                if (fromServer || !(0,json/* isObject */.Gv)(error) || typeof revision !== "string" || !(0,known/* isSince */.$l)(revision, known/* FIRST_MODERN */.TZ))
                    return;
                read();
                const code = Number(error["code"]);
                const isReserved = code >= LAST_RESERVED && code <= FIRST_RESERVED && !DEFINED.includes(code);
                if (isReserved)
                    breach((0,redacted/* say */.cv) `an error has the code ${code}, which the specification does not define`, response);
                else if (RETIRED.includes(code)) {
                    breach((0,redacted/* say */.cv) `an error has the code ${code}, which only earlier revisions have`, response);
                }
            },
        };
    },
};
const ENVELOPE = [
    errorShape,
    answersOnce,
    resultXorError,
    jsonRpcVersion,
    onlyFrames,
    reservedCodes,
];

;// CONCATENATED MODULE: ./src/conformance/invariants/lifecycle.ts




const INITIALIZED = "notifications/initialized";
const initializeFirst = {
    id: "INV-001",
    category: "lifecycle",
    reads: types/* IN_ORDER */.tY,
    era: "legacy",
    watch(_, { read, breach }) {
        let isFirst = true;
        return {
            onExchange(exchange) {
                // Any server may be asked what it speaks.
                if (!isFirst || !isClientRequest(exchange) || exchange.method === "server/discover")
                    return;
                isFirst = false;
                read();
                if (exchange.method === "initialize")
                    return;
                breach((0,redacted/* say */.cv) `the first request is ${(0,evidence/* valueExcerpt */.P)(exchange.method)}, not "initialize"`, exchange.exchange.request);
            },
        };
    },
};
const initializedFollows = {
    id: "INV-002",
    category: "lifecycle",
    reads: types/* IN_ORDER */.tY,
    era: "legacy",
    watch(_, { read, breach }) {
        let early = false;
        let answered = false;
        let sent = false;
        let after;
        return {
            onExchange(exchange) {
                if (exchange.fromServer)
                    return;
                if (exchange.method === INITIALIZED) {
                    if (answered)
                        sent = true;
                    else
                        early = true;
                }
                else if (exchange.method === "initialize") {
                    if (exchange.result)
                        answered = true;
                }
                else if (answered && isClientRequest(exchange))
                    after ??= exchange.method;
            },
            onEnd() {
                // A session that ends with the handshake had no need of it.
                if (!answered || (!sent && after === undefined && !early))
                    return;
                read();
                if (sent)
                    return;
                const when = early ? "was sent before the answer to initialize" : "was never sent";
                breach((0,redacted/* say */.cv) `${INITIALIZED} ${when}${after === undefined ? "" : (0,redacted/* say */.cv) `, and ${(0,evidence/* valueExcerpt */.P)(after)} followed`}`);
            },
        };
    },
};
const quietHandshake = {
    id: "INV-008",
    category: "lifecycle",
    reads: types/* WELL_BEHAVED */.lB,
    era: "legacy",
    watch(_, { read, breach }) {
        let begun = false;
        let done = false;
        const between = [];
        return {
            onExchange(exchange) {
                if (done)
                    return;
                if (exchange.method === "initialize" && !exchange.fromServer)
                    begun = true;
                else if (exchange.method === INITIALIZED && !exchange.fromServer) {
                    done = true;
                    if (begun)
                        read();
                    for (const { method, fromServer, exchange } of between) {
                        breach((0,redacted/* say */.cv) `${fromServer ? "the server" : "the client"} sent ${(0,evidence/* valueExcerpt */.P)(method)} before ${INITIALIZED}`, exchange.request);
                    }
                }
                else if (begun && exchange.id !== undefined && exchange.method !== undefined && exchange.method !== "ping") {
                    if (between.length < 5)
                        between.push(exchange);
                }
            },
        };
    },
};
const revisionOffered = {
    id: "INV-012",
    category: "lifecycle",
    reads: types/* IN_ORDER */.tY,
    skipsOrdinary: true,
    era: "legacy",
    watch(_, { read, breach }) {
        return {
            onExchange({ method, fromServer, params, result, exchange }) {
                if (method !== "initialize" || fromServer || !result || !("protocolVersion" in result))
                    return;
                read();
                const answered = result["protocolVersion"];
                if (answered === params?.["protocolVersion"])
                    return;
                if (typeof answered === "string" && known/* REVISIONS */.NY.includes(answered))
                    return;
                breach((0,redacted/* say */.cv) `the server answered with the revision ${(0,evidence/* valueExcerpt */.P)(answered)}, which was never published`, exchange.response);
            },
        };
    },
};
const LIFECYCLE = [initializeFirst, initializedFollows, quietHandshake, revisionOffered];
function isClientRequest(exchange) {
    return !exchange.fromServer && exchange.method !== undefined && exchange.id !== undefined;
}

;// CONCATENATED MODULE: ./src/conformance/invariants/lists.ts





const MAX_PAGES = 1_000;
const MAX_NAMES = 100_000;
/** Where each list has its items, and which strings every item must have. */
const ITEMS = {
    "tools/list": { member: "tools", strings: ["name"] },
    "resources/list": { member: "resources", strings: ["uri", "name"] },
    "resources/templates/list": { member: "resourceTemplates", strings: ["uriTemplate", "name"] },
    "prompts/list": { member: "prompts", strings: ["name"] },
};
/** From 2025-11-25 on. */
const LEGAL_NAME = /^[A-Za-z0-9_.-]{1,128}$/;
const cursorsEnd = {
    id: "INV-014",
    category: "listing",
    reads: types/* IN_SESSION */.zn,
    skipsOrdinary: true,
    watch(_, { read, breach }) {
        /** For each list, the cursors of its pages, in order. */
        const chains = new Map();
        return {
            onExchange(exchange) {
                const { method, params, result } = exchange;
                if (!itemsOf(exchange) || method === undefined || !result)
                    return;
                read();
                const cursor = params?.["cursor"];
                const chain = (cursor === undefined ? undefined : chains.get(method)) ?? new Map();
                chains.set(method, chain);
                const next = result["nextCursor"];
                if (next === undefined)
                    return;
                if (typeof next !== "string") {
                    breach((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(method)} has a nextCursor of type ${(0,json/* typeName */.go)(next)}`, exchange.response);
                    return;
                }
                // A page that is asked for again gives its cursor again, and rightly.
                if (chain.get(cursor) === next && next !== cursor)
                    return;
                if (next === cursor || chain.has(next)) {
                    breach((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(method)} returned the cursor ${(0,evidence/* valueExcerpt */.P)(next)} twice, so its pages never end`, exchange.response);
                }
                else if (chain.size === MAX_PAGES)
                    breach((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(method)} has not ended after ${MAX_PAGES} pages`);
                if (chain.size <= MAX_PAGES)
                    chain.set(cursor, next);
            },
        };
    },
};
const namesUnique = {
    id: "INV-015",
    category: "listing",
    reads: types/* IN_SESSION */.zn,
    skipsOrdinary: true,
    watch(_, { read, breach }) {
        let names = new Set();
        let pages = new Set();
        return {
            onExchange(exchange) {
                const items = exchange.method === "tools/list" ? itemsOf(exchange) : undefined;
                if (!items)
                    return;
                read();
                const cursor = exchange.params?.["cursor"];
                if (cursor === undefined) {
                    names = new Set();
                    pages = new Set();
                }
                else if (pages.has(cursor))
                    return;
                pages.add(cursor);
                for (const item of items) {
                    const name = (0,json/* isObject */.Gv)(item) ? item["name"] : undefined;
                    if (typeof name !== "string")
                        continue;
                    if (names.has(name))
                        breach((0,redacted/* say */.cv) `the tool ${(0,evidence/* valueExcerpt */.P)(name)} is listed twice`, item);
                    if (names.size < MAX_NAMES)
                        names.add(name);
                }
            },
        };
    },
};
const namesLegal = {
    id: "INV-016",
    category: "listing",
    reads: types/* IN_SESSION */.zn,
    skipsOrdinary: true,
    watch(session, { read, breach }) {
        return {
            onExchange(exchange) {
                const items = exchange.method === "tools/list" ? itemsOf(exchange) : undefined;
                if (items)
                    read();
                for (const item of items ?? []) {
                    const name = (0,json/* isObject */.Gv)(item) ? item["name"] : undefined;
                    if (typeof name !== "string")
                        continue;
                    const legal = (0,known/* isSince */.$l)(session.revision, known/* SINCE */.Fe.toolNames) ? LEGAL_NAME.test(name) : name !== "";
                    if (!legal)
                        breach((0,redacted/* say */.cv) `a tool is named ${(0,evidence/* valueExcerpt */.P)(name)}`, item);
                }
            },
        };
    },
};
const inputSchemas = {
    id: "INV-023",
    category: "listing",
    reads: types/* IN_SESSION */.zn,
    skipsOrdinary: true,
    watch(_, { read, breach }) {
        return {
            onExchange(exchange) {
                const items = exchange.method === "tools/list" ? itemsOf(exchange) : undefined;
                if (items)
                    read();
                for (const item of items ?? []) {
                    const schema = (0,json/* isObject */.Gv)(item) ? item["inputSchema"] : undefined;
                    if (!(0,json/* isObject */.Gv)(item) || ((0,json/* isObject */.Gv)(schema) && schema["type"] === "object"))
                        continue;
                    const found = (0,json/* isObject */.Gv)(schema) ? (0,redacted/* say */.cv) `of type ${(0,evidence/* valueExcerpt */.P)(schema["type"])}` : (0,json/* typeName */.go)(schema);
                    breach((0,redacted/* say */.cv) `the inputSchema of the tool ${(0,evidence/* valueExcerpt */.P)(item["name"])} is ${found}, not an object schema`, item);
                }
            },
        };
    },
};
const itemsNamed = {
    id: "INV-026",
    category: "listing",
    reads: types/* IN_SESSION */.zn,
    skipsOrdinary: true,
    watch(_, { read, breach }) {
        return {
            onExchange(exchange) {
                const { method } = exchange;
                const strings = method !== undefined && Object.hasOwn(ITEMS, method) ? ITEMS[method]?.strings : undefined;
                const items = strings && itemsOf(exchange);
                if (items)
                    read();
                for (const item of items ?? []) {
                    const missing = strings?.find((name) => !(0,json/* isObject */.Gv)(item) || typeof item[name] !== "string");
                    if (missing !== undefined)
                        breach((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(method ?? "")} has an item without a string \`${(0,redacted/* hide */.jD)(missing)}\``, item);
                }
            },
        };
    },
};
const LISTS = [cursorsEnd, namesUnique, namesLegal, inputSchemas, itemsNamed];
/** The items of a page from the server; undefined if the exchange is not a page. */
function itemsOf({ method, fromServer, result }) {
    if (method === undefined || fromServer || !result || !Object.hasOwn(ITEMS, method))
        return undefined;
    const items = result[ITEMS[method]?.member ?? ""];
    return Array.isArray(items) ? items : undefined;
}

;// CONCATENATED MODULE: ./src/conformance/invariants/methods.ts





const METHOD_NOT_FOUND = -32601;
const MAX_MESSAGE = 500;
const MAX_EARLY = 10;
const UNKNOWN = /not found|unknown|unrecogni[sz]ed|unsupported|not supported|not implemented|no such|does not exist/i;
/** A frame that is not a request, headers that do not match it, a capability that is missing, another revision. */
const NOT_OF_METHOD = new Set([-32700, -32600, -32020, -32021, -32022]);
/** What a server says of a request that came before the handshake, or to another revision. */
const NOT_YET = /initiali[sz]|session|version/i;
/** INV-007: an error that is about an unknown method, by the method that was sent or by what its message says. */
const methodNotFound = {
    id: "INV-007",
    category: "error-envelope",
    reads: types/* ALWAYS */.qI,
    skipsOrdinary: true,
    watch(session, { read, breach }) {
        /** Errors that came before the revision was known. */
        const early = [];
        const judge = (exchange) => {
            const error = exchange.response?.["error"];
            if (!(0,json/* isObject */.Gv)(error))
                return;
            const isKnown = error["code"] === METHOD_NOT_FOUND;
            if (!isKnown && !isUnknown(exchange, session.revision) && !saysUnknown(exchange))
                return;
            read();
            if (isKnown)
                return;
            const message = (0,redacted/* say */.cv) `an unknown method is answered with the code ${(0,evidence/* valueExcerpt */.P)(error["code"])}, not ${METHOD_NOT_FOUND}`;
            breach(message, exchange.response);
        };
        return {
            onExchange(exchange) {
                if (early.length > 0 && session.revision !== null)
                    for (const error of early.splice(0))
                        judge(error);
                if (exchange.fromServer || !(0,json/* isObject */.Gv)(exchange.response?.["error"]))
                    return;
                if (session.revision !== null || early.length === MAX_EARLY)
                    judge(exchange);
                else
                    early.push(exchange);
            },
            onEnd() {
                for (const exchange of early)
                    judge(exchange);
            },
        };
    },
};
const METHODS = [methodNotFound];
/** True for a request whose method the revision does not have; if the revision is unknown, no revision has it. */
function isUnknown({ method, exchange, response, purpose, params, id }, revision) {
    if (method === undefined ||
        (revision === null ? known/* REVISIONS */.NY : [revision]).some((candidate) => (0,known/* hasMethod */.cg)(method, candidate))) {
        return false;
    }
    const error = response?.["error"];
    const { code, message } = (0,json/* isObject */.Gv)(error) ? error : {};
    if (NOT_OF_METHOD.has(code) || [401, 403, 429].includes(exchange.http?.status ?? 0))
        return false;
    if (purpose === "detect")
        return !NOT_YET.test(textOf(message));
    // Bytes that a suite made up may be refused for more than their method.
    const request = (0,json/* isObject */.Gv)(exchange.request) ? exchange.request : {};
    const isRequest = request["jsonrpc"] === "2.0" && (typeof id === "string" || typeof id === "number");
    const hasParams = request["params"] === undefined || params !== undefined;
    const meta = params?.["_meta"];
    const isWhole = !(0,known/* isSince */.$l)(revision, known/* FIRST_MODERN */.TZ) || ((0,json/* isObject */.Gv)(meta) && known/* VERSION_META */.Vu in meta);
    return isRequest && hasParams && isWhole;
}
/** True if the message says that the method is unknown. An unknown tool, resource or prompt is not a method. */
function saysUnknown({ method, params, response }) {
    const error = response?.["error"];
    const whole = (0,json/* isObject */.Gv)(error) ? textOf(error["message"]) : "";
    // The method's own name may have any of these words in it.
    const message = method ? whole.replaceAll(method, "") : whole;
    if (!UNKNOWN.test(message) || !/\bmethods?\b/i.test(message))
        return false;
    if (/\b(tool|prompt|resource)s?\b/i.test(message))
        return false;
    return ![params?.["name"], params?.["uri"]].some((name) => typeof name === "string" && names(message, name));
}
/** True if a text has a name as a word of its own. */
function names(text, name) {
    const at = name === "" ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
    return at >= 0 && !/\w/.test(`${text[at - 1] ?? ""}${text[at + name.length] ?? ""}`);
}
function textOf(message) {
    return typeof message === "string" ? message.slice(0, MAX_MESSAGE) : "";
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/conformance/invariants/modern.ts





/** Results that say how long they stay true, and for whom. */
const CACHEABLE = new Set([
    "server/discover",
    "tools/list",
    "resources/list",
    "resources/templates/list",
    "prompts/list",
    "resources/read",
]);
/** Requests that may be answered with the wish for input, and what may be wished for. */
const MAY_REQUEST_INPUT = new Set(["tools/call", "prompts/get", "resources/read"]);
const INPUT_METHODS = new Set(["elicitation/create", "sampling/createMessage", "roots/list"]);
const resultTypes = {
    id: "INV-019",
    category: "result-shape",
    reads: types/* IN_SESSION */.zn,
    era: "modern",
    watch(_, { read, breach }) {
        return {
            onExchange(exchange) {
                if (!isAnswer(exchange))
                    return;
                read();
                const type = exchange.result["resultType"];
                if (typeof type === "string" && type !== "")
                    return;
                breach((0,redacted/* say */.cv) `the result of ${(0,evidence/* valueExcerpt */.P)(exchange.method)} has a resultType of type ${(0,json/* typeName */.go)(type)}`, exchange.response);
            },
        };
    },
};
const cacheHints = {
    id: "INV-020",
    category: "result-shape",
    reads: types/* IN_SESSION */.zn,
    era: "modern",
    watch(_, { read, breach }) {
        return {
            onExchange(exchange) {
                if (!isAnswer(exchange) ||
                    !CACHEABLE.has(exchange.method ?? "") ||
                    exchange.result["resultType"] !== "complete")
                    return;
                read();
                const { ttlMs, cacheScope } = exchange.result;
                if (typeof ttlMs !== "number" || ttlMs < 0) {
                    breach((0,redacted/* say */.cv) `the result of ${(0,redacted/* hide */.jD)(exchange.method ?? "")} has the ttlMs ${(0,evidence/* valueExcerpt */.P)(ttlMs)}`, exchange.response);
                }
                else if (cacheScope !== "public" && cacheScope !== "private") {
                    breach((0,redacted/* say */.cv) `the result of ${(0,redacted/* hide */.jD)(exchange.method ?? "")} has the cacheScope ${(0,evidence/* valueExcerpt */.P)(cacheScope)}`, exchange.response);
                }
            },
        };
    },
};
const sameForAll = {
    id: "INV-021",
    category: "listing",
    reads: types/* IN_SESSION */.zn,
    era: "modern",
    watch(_, { read, breach }) {
        let first;
        return {
            onExchange(exchange) {
                if (declaresListChange(exchange))
                    first = undefined;
                if (exchange.method !== "tools/list" || !isAnswer(exchange) || exchange.params?.["cursor"] !== undefined)
                    return;
                const listed = (0,external_node_crypto_.createHash)("sha256")
                    .update((0,redacted/* jsonOf */.o_)(exchange.result["tools"]) ?? "")
                    .digest("base64");
                if (first !== undefined)
                    read();
                if (first !== undefined && first !== listed) {
                    breach((0,redacted/* say */.cv) `tools/list returned two different lists without a change notification between them`, exchange.response);
                }
                first = listed;
            },
        };
    },
};
const inputRequired = {
    id: "INV-027",
    category: "result-shape",
    reads: types/* IN_SESSION */.zn,
    era: "modern",
    watch(_, { read, breach }) {
        return {
            onExchange(exchange) {
                if (!isAnswer(exchange) || exchange.result["resultType"] !== "input_required")
                    return;
                read();
                const wrong = wrongInputRequest(exchange.method, exchange.result);
                if (wrong !== undefined)
                    breach((0,redacted/* say */.cv) `the answer to ${(0,evidence/* valueExcerpt */.P)(exchange.method)} asks for input, ${(0,redacted/* hide */.jD)(wrong)}`, exchange.response);
            },
        };
    },
};
const MODERN = [resultTypes, cacheHints, sameForAll, inputRequired];
function wrongInputRequest(method, result) {
    const { inputRequests, requestState: state } = result;
    if (!MAY_REQUEST_INPUT.has(method ?? ""))
        return "which this method does not allow";
    if (inputRequests === undefined && state === undefined)
        return "but has neither inputRequests nor requestState";
    if (state !== undefined && typeof state !== "string")
        return `but has a requestState of type ${(0,json/* typeName */.go)(state)}`;
    if (inputRequests === undefined)
        return undefined;
    if (!(0,json/* isObject */.Gv)(inputRequests))
        return `but has inputRequests of type ${(0,json/* typeName */.go)(inputRequests)}`;
    const invalid = Object.entries(inputRequests).find(([, request]) => !(0,json/* isObject */.Gv)(request) || !INPUT_METHODS.has(request["method"]));
    return (invalid && `but requests something under ${(0,evidence/* valueExcerpt */.P)(invalid[0])} that is not elicitation, sampling or roots`);
}
function isAnswer(exchange) {
    return !exchange.fromServer && exchange.result !== undefined;
}
function declaresListChange({ exchange, fromServer, method }) {
    const name = "notifications/tools/list_changed";
    if (fromServer && method === name)
        return true;
    return exchange.notifications?.some((frame) => (0,json/* isObject */.Gv)(frame) && frame["method"] === name) === true;
}

// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
;// CONCATENATED MODULE: ./src/conformance/invariants/results.ts





/** How many answers may wait to be judged. */
const MAX_WAITING = 1_000;
/** What may be kept of them all, as `weightOf` counts it. */
const MAX_KEPT = 32 * 1024 * 1024;
/** The same of those whose tool is not listed yet, which may wait until the session ends. */
const MAX_UNLISTED = 8 * 1024 * 1024;
/** Of a larger answer only what is judged is kept. */
const MAX_WHOLE = 4 * 1024;
/** The members that each kind of content must have, all of them strings. */
const BLOCKS = {
    text: ["text"],
    image: ["data", "mimeType"],
    audio: ["data", "mimeType"],
    resource_link: ["uri", "name"],
};
const callResult = {
    id: "INV-005",
    category: "result-shape",
    reads: types/* IN_SESSION */.zn,
    skipsSound: true,
    watch(session, { read, breach }) {
        return {
            onExchange(exchange) {
                if (!isToolAnswer(exchange) || "error" in exchange.response)
                    return;
                const { result } = exchange.response;
                if ((0,json/* isObject */.Gv)(result) && (result["resultType"] === "input_required" || "task" in result))
                    return;
                read();
                if (!(0,json/* isObject */.Gv)(result))
                    breach((0,redacted/* say */.cv) `a tools/call result is of type ${(0,json/* typeName */.go)(result)}`, exchange.response);
                else if ("isError" in result && typeof result["isError"] !== "boolean") {
                    breach((0,redacted/* say */.cv) `a tools/call result has an isError of type ${(0,json/* typeName */.go)(result["isError"])}`, exchange.response);
                }
                else if (result["isError"] === true || Array.isArray(result["content"]))
                    return;
                else if (session.modern ? !("structuredContent" in result) : !(0,json/* isObject */.Gv)(result["structuredContent"])) {
                    breach((0,redacted/* say */.cv) `a tools/call result has neither a content array nor structuredContent`, exchange.response);
                }
            },
        };
    },
};
const structuredOutput = {
    id: "INV-013",
    category: "result-shape",
    reads: types/* IN_SESSION */.zn,
    watch(_, { read, breach, unjudged }) {
        const schemaOf = new Map();
        /** Tools that have none. */
        const withoutSchema = new Set();
        /** Those that are not yet judged. */
        let waiting = [];
        /** True if one of them has its schema. */
        let isReady = false;
        /** The weight of all answers that are waiting or being judged. */
        let weight = 0;
        /** How many were not kept, of tools that are not listed yet: whether they have a schema is not known. */
        const left = new Map();
        /** Compiled schemas by their JSON: a tool is listed again and again. */
        const judges = new Map();
        /** The same by the schema itself, which is quicker to find. */
        const judgeOf = new WeakMap();
        const judgeBy = (schema, schemas) => {
            const cached = (0,json/* isObject */.Gv)(schema) ? judgeOf.get(schema) : undefined;
            if (cached)
                return cached;
            const key = (0,redacted/* jsonOf */.o_)(schema) ?? "";
            const bySchema = judges.get(key) ?? schemas(schema);
            judges.set(key, bySchema);
            if ((0,json/* isObject */.Gv)(schema))
                judgeOf.set(schema, bySchema);
            return bySchema;
        };
        const list = (tools) => {
            for (const tool of tools) {
                if (!(0,json/* isObject */.Gv)(tool))
                    continue;
                const { name, outputSchema } = tool;
                if (typeof name !== "string")
                    continue;
                const notJudged = left.get(name);
                left.delete(name);
                if (outputSchema === undefined) {
                    withoutSchema.add(name);
                    continue;
                }
                withoutSchema.delete(name);
                schemaOf.set(name, outputSchema);
                if (notJudged !== undefined)
                    unjudged(notKept(name, notJudged));
            }
            // What was called before it was listed.
            for (const output of waiting)
                output.schema ??= schemaOf.get(output.tool);
            isReady = waiting.some(({ schema }) => schema !== undefined);
        };
        const judge = async ({ tool, schema, value, missing, shown, owner }, schemas) => {
            const schemaResult = missing ? { wrong: (0,redacted/* say */.cv) `there is none` } : await judgeBy(schema, schemas)(value);
            read();
            if (!("unjudged" in schemaResult) && schemaResult.wrong === undefined)
                return;
            const what = (0,redacted/* say */.cv) `the structuredContent of ${(0,evidence/* valueExcerpt */.P)(tool)}`;
            if ("unjudged" in schemaResult) {
                unjudged((0,redacted/* say */.cv) `${what} could not be judged by its outputSchema: ${schemaResult.unjudged}`, shown, { owner });
            }
            else if (schemaResult.wrong !== undefined) {
                breach((0,redacted/* say */.cv) `${what} breaks its outputSchema: ${schemaResult.wrong}`, shown, { owner });
            }
        };
        return {
            onExchange(exchange) {
                const { method, result, params } = exchange;
                if (method === "tools/list" && result && Array.isArray(result["tools"]))
                    list(result["tools"]);
                const tool = params?.["name"];
                if (!isToolAnswer(exchange) || !result || typeof tool !== "string" || result["isError"] === true)
                    return;
                if (result["resultType"] === "input_required" || "task" in result)
                    return;
                const schema = schemaOf.get(tool);
                if (schema === undefined && withoutSchema.has(tool))
                    return;
                const missing = !("structuredContent" in result);
                const value = result["structuredContent"];
                // Nothing is weighed in vain: a session may have thousands of calls of tools that are never listed.
                const isFull = waiting.length >= MAX_WAITING;
                const whole = isFull ? 0 : (0,limits/* weightOf */.mm)(exchange.response, MAX_WHOLE);
                const isWhole = whole <= MAX_WHOLE;
                const rest = (schema === undefined ? MAX_UNLISTED : MAX_KEPT) - weight;
                const size = isWhole ? whole : (0,limits/* weightOf */.mm)(value, rest);
                if (isFull || size >= rest) {
                    if (schema !== undefined)
                        unjudged(notKept(tool, 1), exchange.response);
                    else if (left.has(tool) || left.size < MAX_WAITING)
                        left.set(tool, (left.get(tool) ?? 0) + 1);
                    return;
                }
                weight += size;
                isReady ||= schema !== undefined;
                waiting.push({
                    tool,
                    schema,
                    value,
                    missing,
                    shown: isWhole ? exchange.response : missing ? undefined : { structuredContent: value },
                    owner: exchange.owner,
                    weight: size,
                });
            },
            hasPending: () => isReady,
            async judgePending(schemas) {
                isReady = false;
                const ready = waiting.filter(({ schema }) => schema !== undefined);
                waiting = waiting.filter(({ schema }) => schema === undefined);
                for (const output of ready) {
                    await judge(output, schemas);
                    weight -= output.weight;
                }
            },
        };
    },
};
const contentBlocks = {
    id: "INV-025",
    category: "result-shape",
    reads: types/* IN_SESSION */.zn,
    watch(_, { read, breach }) {
        return {
            onExchange(exchange) {
                const content = isToolAnswer(exchange) ? exchange.result?.["content"] : undefined;
                if (!Array.isArray(content))
                    return;
                read();
                for (const block of content) {
                    const wrong = wrongBlock(block);
                    if (wrong !== undefined)
                        breach((0,redacted/* say */.cv) `a content block ${(0,redacted/* hide */.jD)(wrong)}`, block);
                }
            },
        };
    },
};
const progressGrows = {
    id: "INV-024",
    category: "result-shape",
    reads: types/* IN_SESSION */.zn,
    skipsOrdinary: true,
    watch(_, { read, breach }) {
        return {
            onExchange({ exchange }) {
                if (!exchange.notifications)
                    return;
                const last = new Map();
                for (const frame of exchange.notifications) {
                    if (!(0,json/* isObject */.Gv)(frame) || frame["method"] !== "notifications/progress" || !(0,json/* isObject */.Gv)(frame["params"]))
                        continue;
                    read();
                    const { progressToken, progress } = frame["params"];
                    const before = last.get(progressToken);
                    if (typeof progress !== "number")
                        breach((0,redacted/* say */.cv) `a progress is of type ${(0,json/* typeName */.go)(progress)}`, frame);
                    else if (before !== undefined && progress <= before)
                        breach((0,redacted/* say */.cv) `progress went from ${before} to ${progress}`, frame);
                    if (typeof progress === "number")
                        last.set(progressToken, progress);
                }
            },
        };
    },
};
const RESULTS = [callResult, structuredOutput, progressGrows, contentBlocks];
function notKept(tool, answers) {
    const answersText = answers === 1 ? (0,redacted/* say */.cv) `an answer` : (0,redacted/* say */.cv) `${answers} answers`;
    return (0,redacted/* say */.cv) `${answersText} of ${(0,evidence/* valueExcerpt */.P)(tool)} could not be judged by its outputSchema: too much was waiting to be judged`;
}
function isToolAnswer(exchange) {
    return exchange.method === "tools/call" && !exchange.fromServer && exchange.response !== undefined;
}
function wrongBlock(block) {
    if (!(0,json/* isObject */.Gv)(block))
        return `is of type ${(0,json/* typeName */.go)(block)}`;
    const { type } = block;
    if (typeof type !== "string")
        return `has a type of type ${(0,json/* typeName */.go)(type)}`;
    if (type === "resource")
        return (0,json/* isObject */.Gv)(block["resource"]) ? undefined : "of type resource has no resource";
    const members = Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : [];
    const member = members.find((name) => typeof block[name] !== "string");
    return member === undefined ? undefined : `of type ${type} has no string \`${member}\``;
}

;// CONCATENATED MODULE: ./src/conformance/invariants/registry.ts







/** Every invariant, by id. */
const INVARIANTS = [
    ...LIFECYCLE,
    ...capability/* CAPABILITY */.pP,
    ...ENVELOPE,
    ...METHODS,
    ...RESULTS,
    ...LISTS,
    ...MODERN,
].sort((a, b) => (a.id < b.id ? -1 : 1));

;// CONCATENATED MODULE: ./src/conformance/invariants/review.ts





const MAX_MESSAGES = 20;
const FURTHER = (0,redacted/* say */.cv) `it is broken in other ways, which are not listed`;
/**
 * A review of a session by all invariants. Its memory does not grow with the session.
 *
 * @param start what a capture says of itself, or what is known of a live server
 * @param onFound is not called for what shows only at the end
 */
function reviewSession(start, onFound) {
    const state = {
        revision: null,
        modern: false,
        capabilities: (0,json/* isObject */.Gv)(start.capabilities) ? start.capabilities : undefined,
        clientCapabilities: undefined,
        transport: start.transport,
    };
    if (start.revision !== undefined)
        setRevision(state, start.revision);
    // Of the exchange that is seen; what is judged later names its own.
    let seenFor;
    const report = (id, kind, breach, owner) => onFound?.(id, kind, breach, owner ?? seenFor);
    const all = INVARIANTS.map((invariant) => startInvariant(invariant, state, report));
    const waiters = all.filter(({ watch }) => watch.hasPending !== undefined);
    // By purpose, by whether the revision is known (what is about other revisions is then asked no more), and for ordinary
    // calls: a session has thousands of them, and half of the invariants says nothing of any.
    const readers = new Map();
    // The same for sound calls, by method, once one was shown to all.
    const afterSound = new Map();
    const readersOf = ({ purpose }, isOrdinary) => all.filter(({ invariant, watch }) => watch.onExchange &&
        invariant.reads.includes(purpose) &&
        !(isOrdinary && invariant.skipsOrdinary) &&
        (state.revision === null || appliesTo(invariant.era, state)));
    const withoutSound = (readers) => readers.filter(({ invariant }) => !invariant.skipsSound);
    let settling;
    return {
        state,
        addExchange(exchange, owner) {
            const parsed = parseExchange(withoutRepeated(exchange), owner);
            updateState(state, parsed);
            const hasRevision = state.revision !== null;
            const isOrdinary = hasRevision && isOrdinaryCall(parsed);
            const isSound = isOrdinary && isSoundCall(parsed);
            const key = isOrdinary ? parsed.purpose : `${parsed.purpose}, ${hasRevision ? "other" : "no revision"}`;
            let running = isSound ? afterSound.get(parsed.method) : undefined;
            if (running === undefined) {
                running = readers.get(key) ?? readersOf(parsed, isOrdinary);
                readers.set(key, running);
                if (isSound)
                    afterSound.set(parsed.method, withoutSound(running));
            }
            seenFor = owner;
            for (const { watch } of running)
                watch.onExchange?.(parsed);
            seenFor = undefined;
            return parsed;
        },
        judgePending(schemas) {
            if (!waiters.some(({ watch }) => watch.hasPending?.()))
                return settling;
            const waiting = waiters.filter(({ watch }) => watch.hasPending?.());
            const settled = Promise.all([schemas(), settling]).then(async ([port]) => {
                for (const { watch } of waiting)
                    await watch.judgePending?.(port);
                if (settling === settled)
                    settling = undefined;
            });
            settling = settled;
            return settled;
        },
        partialResults() {
            return all.map(({ invariant: { id }, found: { breaches, unjudged } }) => ({
                id,
                breaches: [...breaches.values()],
                unjudged: [...unjudged.values()],
            }));
        },
        async results(schemas) {
            await this.judgePending(schemas);
            return all.map((running) => {
                const { id, category, era } = running.invariant;
                const noBreaches = { id, category, count: 0, breaches: [], unjudged: [] };
                if (!appliesTo(era, state))
                    return { ...noBreaches, status: "not_applicable", reason: "it applies to other revisions" };
                const { unjudged, isRead, ...atEnd } = findingsAtEnd(running);
                if (!isRead)
                    return { ...noBreaches, status: "not_applicable", reason: "the session has nothing to judge" };
                const breaches = [...atEnd.breaches.values()];
                const count = breaches.reduce((sum, breach) => sum + breach.count, 0);
                const status = count > 0 ? "fail" : unjudged.size > 0 ? "errored" : "pass";
                return { id, category, status, count, breaches, unjudged: [...unjudged.values()] };
            });
        },
    };
}
/** An exchange without the notifications that an earlier one has. */
function withoutRepeated(exchange) {
    const { notifications, repeated } = exchange;
    if (notifications === undefined || repeated === undefined)
        return exchange;
    const places = new Set(repeated);
    return { ...exchange, notifications: notifications.filter((_, index) => !places.has(index)) };
}
function startInvariant(invariant, state, onFound) {
    const running = {
        invariant,
        watch: {},
        found: { breaches: new Map(), unjudged: new Map(), isRead: false, onFound },
    };
    const reporterOf = (kind) => (message, frame, more) => {
        running.found.isRead = true;
        // A session may name its revision late; what other revisions ask for is not held against it.
        if (!appliesTo(invariant.era, state))
            return;
        const breaches = running.found[kind];
        const key = breaches.has(message) || breaches.size < MAX_MESSAGES ? message : FURTHER;
        const before = breaches.get(key);
        const isShown = key !== FURTHER && frame !== undefined;
        const first = before ?? {
            message: key,
            count: 0,
            ...(isShown && { evidence: (0,evidence/* evidenceOf */.X)(frame) }),
            ...(more?.severity !== undefined && { severity: more.severity }),
        };
        breaches.set(key, { ...first, count: first.count + 1 });
        running.found.onFound?.(invariant.id, kind, first, more?.owner);
    };
    running.watch = invariant.watch(state, {
        read: () => {
            running.found.isRead = true;
        },
        breach: reporterOf("breaches"),
        unjudged: reporterOf("unjudged"),
    });
    return running;
}
/** What there would be to report if the session ended here; the session may go on. */
function findingsAtEnd(running) {
    const before = running.found;
    const { breaches, unjudged, isRead } = before;
    running.found = { breaches: new Map(breaches), unjudged: new Map(unjudged), isRead };
    running.watch.onEnd?.();
    const { found } = running;
    running.found = before;
    return found;
}
function appliesTo(era, { modern }) {
    return era === undefined || (era === "modern") === modern;
}


/***/ }),

/***/ 4806:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lB: () => (/* binding */ WELL_BEHAVED),
/* harmony export */   qI: () => (/* binding */ ALWAYS),
/* harmony export */   tY: () => (/* binding */ IN_ORDER),
/* harmony export */   zn: () => (/* binding */ IN_SESSION)
/* harmony export */ });
const OURS = ["handshake", "test", "probe", "fuzz"];
/** What a well-behaved client sends. */
const WELL_BEHAVED = ["handshake", "test"];
/** Everything within the session's rules: neither detection, nor bytes that a suite made up. */
const IN_SESSION = [...OURS, "fault"];
/** Whatever was sent: the answer has rules all the same. */
const ALWAYS = [...IN_SESSION, "raw", "detect"];
/** What makes up the order of a session. */
const IN_ORDER = OURS;


/***/ })

};
