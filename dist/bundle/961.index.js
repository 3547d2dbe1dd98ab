export const id = 961;
export const ids = [961,9667];
export const modules = {

/***/ 10549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ note),
/* harmony export */   f: () => (/* binding */ hazardsOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74150);


const MOST_TOOLS = 10_000;
const MOST_IDS = 1_000_000;
const MOST_SHOWN = 5;
/** Notes the tools that a server lists and, with `ids`, the ids of the requests that it was sent. */
function note(member, seen, ids) {
    if (seen.fromServer)
        return;
    if (seen.method === "tools/list" && seen.result && Array.isArray(seen.result["tools"])) {
        for (const tool of seen.result["tools"]) {
            const name = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(tool) ? tool["name"] : undefined;
            if (typeof name === "string" && member.tools.size < MOST_TOOLS)
                member.tools.add(name);
        }
    }
    const { id } = seen;
    if (ids && (typeof id === "number" || typeof id === "string") && member.ids.size < MOST_IDS)
        member.ids.add(id);
}
/** The hazards among several sessions, in an order that does not depend on theirs. Different servers at one revision alone are compared. */
function hazardsOf(members) {
    const byRevision = new Map();
    for (const member of members) {
        const servers = byRevision.get(member.revision) ?? new Map();
        byRevision.set(member.revision, servers);
        servers.set(member.server, union(servers.get(member.server), member));
    }
    const hazards = [...byRevision.values()].flatMap((servers) => {
        const together = [...servers.values()];
        return [
            ...shared(together, "tools").map(([tool, names]) => ({
                rule_id: "COMP-001",
                message: `the tool ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(tool)} is one of ${listed(names)}: a client that does not prefix names cannot tell them apart`,
                servers: names,
            })),
            ...idHazards(shared(together, "ids")),
        ];
    });
    return hazards.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
/** One hazard for each group of servers, for ids collide by the hundred. */
function idHazards(found) {
    const groups = new Map();
    for (const [id, names] of found) {
        const key = JSON.stringify(names);
        const group = groups.get(key) ?? { names, ids: [], count: 0 };
        group.count += 1;
        if (group.ids.length < MOST_SHOWN)
            group.ids.push(id);
        groups.set(key, group);
    }
    return [...groups.values()].map(({ names, ids, count }) => ({
        rule_id: "COMP-002",
        message: `${listed(names)} were sent requests of the same id (${ids.map(_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S).join(", ")}${count > ids.length ? `, ${count} in all` : ""}): on one transport their answers could not be told apart`,
        servers: names,
    }));
}
/** What more than one server has, with their names, sorted. */
function shared(members, key) {
    if (members.length < 2)
        return [];
    const owners = new Map();
    for (const member of members) {
        for (const item of member[key]) {
            const names = owners.get(item);
            if (names)
                names.push(member.server);
            else
                owners.set(item, [member.server]);
        }
    }
    return [...owners]
        .filter(([, names]) => names.length > 1)
        .map(([item, names]) => [item, names.sort()])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}
function union(a, b) {
    if (!a)
        return b;
    return { ...b, tools: new Set([...a.tools, ...b.tools]), ids: new Set([...a.ids, ...b.ids]) };
}
function listed(names) {
    const all = names.slice(0, 10).map(_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S);
    return `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}


/***/ }),

/***/ 84517:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ reviewSession)
});

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/conformance/invariants/shown.ts
var shown = __webpack_require__(74150);
;// CONCATENATED MODULE: ./src/conformance/invariants/types.ts
const OURS = ["handshake", "test", "probe", "fuzz"];
/** What a well-behaved client sends. */
const WELL_MEANT = ["handshake", "test"];
/** Everything within the session's rules: neither detection, nor bytes that a suite made up. */
const IN_SESSION = [...OURS, "fault"];
/** Whatever was sent: the answer has rules all the same. */
const ALWAYS = [...IN_SESSION, "raw", "detect"];
/** What makes up the order of a session. */
const IN_ORDER = OURS;

;// CONCATENATED MODULE: ./src/conformance/invariants/capability.ts




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
const ASKED = {
    "roots/list": "roots",
    "sampling/createMessage": "sampling",
    "elicitation/create": "elicitation",
};
const CHANGED = /^notifications\/(tools|resources|prompts)\/list_changed$/;
const listsAdvertised = {
    id: "INV-003",
    category: "capability",
    reads: IN_SESSION,
    watch(session, breach) {
        const answered = new Map();
        return {
            see({ method, fromServer, result, exchange }) {
                if (method !== undefined && !fromServer && result && Object.hasOwn(LISTS, method)) {
                    if (!answered.has(method))
                        answered.set(method, exchange.response);
                }
            },
            end() {
                // At 2026-07-28 nobody has to ask what a server can: where nobody did, there is nothing to compare with.
                if (session.modern && session.capabilities === undefined)
                    return;
                for (const [method, response] of answered) {
                    const capability = LISTS[method];
                    if (!has(session, capability)) {
                        breach(`the server answers ${method} and did not advertise the capability "${capability}"`, response);
                    }
                }
            },
        };
    },
};
const capabilitiesWork = {
    id: "INV-004",
    category: "capability",
    reads: WELL_MEANT,
    watch(session, breach) {
        const calls = new Map();
        return {
            see({ method, fromServer, response, exchange }) {
                if (method === undefined || fromServer || !response)
                    return;
                const capability = capabilityOf(method);
                if (capability === undefined)
                    return;
                const counted = calls.get(capability) ?? { errors: 0, fine: false, last: undefined };
                if ("error" in response) {
                    counted.errors += 1;
                    counted.last = exchange.response;
                }
                else
                    counted.fine = true;
                calls.set(capability, counted);
            },
            end() {
                for (const [capability, { errors, fine, last }] of calls) {
                    if (fine || !has(session, capability))
                        continue;
                    const times = errors === 1 ? "the one call" : `all ${errors} calls`;
                    breach(`the server advertises "${capability}" and answers ${times} of it with an error`, last);
                }
            },
        };
    },
};
const listChangedAdvertised = {
    id: "INV-017",
    category: "capability",
    reads: IN_SESSION,
    watch(session, breach) {
        const told = new Map();
        const note = (frame) => {
            const method = (0,json/* isObject */.G)(frame) ? frame["method"] : undefined;
            const capability = typeof method === "string" ? CHANGED.exec(method)?.[1] : undefined;
            if (capability !== undefined && !told.has(capability))
                told.set(capability, frame);
        };
        return {
            see({ fromServer, exchange }) {
                if (fromServer)
                    note(exchange.request);
                if (exchange.notifications)
                    for (const frame of exchange.notifications)
                        note(frame);
            },
            end() {
                if (session.capabilities === undefined)
                    return;
                for (const [capability, frame] of told) {
                    const advertised = session.capabilities[capability];
                    if ((0,json/* isObject */.G)(advertised) && advertised["listChanged"] === true)
                        continue;
                    breach(`the server tells that its ${capability} changed and did not advertise "listChanged" for them`, frame);
                }
            },
        };
    },
};
const asksWhatIsOffered = {
    id: "INV-022",
    category: "capability",
    reads: IN_SESSION,
    watch(session, breach) {
        return {
            see({ method, id, params, result, fromServer, exchange }) {
                if (session.modern && !fromServer) {
                    for (const wish of wishesOf(result)) {
                        if (isOffered(wish, offeredIn(params)))
                            continue;
                        breach(`the server asks for ${wish}, and the client did not offer "${ASKED[wish]}"`, exchange.response);
                    }
                }
                if (!fromServer || method === undefined || id === undefined)
                    return;
                if (session.modern) {
                    breach(`the server sent the request ${(0,shown/* shown */.S)(method)}; this revision has no requests of servers`, exchange.request);
                    return;
                }
                if (isOffered(method, session.clientCapabilities))
                    return;
                breach(`the server sent ${method}, and the client did not offer "${ASKED[method]}"`, exchange.request);
            },
        };
    },
};
const CAPABILITY = [
    listsAdvertised,
    capabilitiesWork,
    listChangedAdvertised,
    asksWhatIsOffered,
];
/** False where a server asks for what the client says that it has not. */
function isOffered(method, offered) {
    if (!Object.hasOwn(ASKED, method) || !(0,json/* isObject */.G)(offered))
        return true;
    return Object.hasOwn(offered, ASKED[method]);
}
/** What a request of a modern revision offers. */
function offeredIn(params) {
    const meta = params?.["_meta"];
    return (0,json/* isObject */.G)(meta) ? meta[known/* CAPABILITIES_META */.bf] : undefined;
}
/** What an answer wants to be asked again with. */
function wishesOf(result) {
    const asked = result?.["resultType"] === "input_required" ? result["inputRequests"] : undefined;
    const wishes = (0,json/* isObject */.G)(asked) ? Object.values(asked) : [];
    return wishes.flatMap((wish) => ((0,json/* isObject */.G)(wish) && typeof wish["method"] === "string" ? [wish["method"]] : []));
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

;// CONCATENATED MODULE: ./src/conformance/invariants/envelope.ts



const METHOD_NOT_FOUND = -32601;
const LONGEST_MESSAGE = 500;
const MOST_UNANSWERED = 10_000;
const UNKNOWN = /not found|unknown|unrecogni[sz]ed|unsupported|not supported|not implemented|no such|does not exist/i;
/** The first part of every method that some revision has. */
const METHODS = /^(initialize|ping|(tools|resources|prompts|completion|logging|server|subscriptions|tasks|notifications|roots|sampling|elicitation)\/.*)$/;
const errorShape = {
    id: "INV-006",
    category: "error-envelope",
    reads: ALWAYS,
    watch(_, breach) {
        return {
            see({ response, exchange, fromServer }) {
                if (!response || !("error" in response) || (fromServer && exchange.request !== undefined))
                    return;
                const { error } = response;
                if (!(0,json/* isObject */.G)(error))
                    breach(`an error is of type ${(0,json/* typeName */.g)(error)}, not an object`, response);
                else if (!Number.isInteger(error["code"]))
                    breach(`an error has the code ${(0,shown/* shown */.S)(error["code"])}`, response);
                else if (typeof error["message"] !== "string") {
                    breach(`an error has a message of type ${(0,json/* typeName */.g)(error["message"])}, not a string`, response);
                }
            },
        };
    },
};
const methodNotFound = {
    id: "INV-007",
    category: "error-envelope",
    reads: ALWAYS,
    watch(_, breach) {
        return {
            see({ method, fromServer, response }) {
                const error = response && !fromServer ? response["error"] : undefined;
                if (!(0,json/* isObject */.G)(error) || error["code"] === METHOD_NOT_FOUND)
                    return;
                const message = typeof error["message"] === "string" ? error["message"].slice(0, LONGEST_MESSAGE) : "";
                if (!saysMethodUnknown(message, method))
                    return;
                breach(`an unknown method is answered with the code ${(0,shown/* shown */.S)(error["code"])}, not ${METHOD_NOT_FOUND}`, response);
            },
        };
    },
};
const answersOnce = {
    id: "INV-009",
    category: "error-envelope",
    reads: IN_SESSION,
    watch(_, breach) {
        /** Requests whose answer is no longer waited for: it may come late. */
        const unanswered = new Set();
        return {
            see({ id, fromServer, response, exchange, purpose }) {
                if (exchange.request === undefined) {
                    // A request that we sent twice, or whose answer we gave up, is answered by our own doing.
                    if (purpose === "fault")
                        return;
                    if (!response || unanswered.delete(response["id"]))
                        return;
                    breach(`the server answered the id ${(0,shown/* shown */.S)(response["id"])}, for which no request was waiting`, response);
                }
                else if (fromServer)
                    return;
                else if (!response) {
                    if (id !== undefined && unanswered.size < MOST_UNANSWERED)
                        unanswered.add(id);
                }
                else if (id === undefined)
                    breach("the server answered a notification", response);
                else if (response["id"] !== id) {
                    breach(`the request ${(0,shown/* shown */.S)(id)} is answered under the id ${(0,shown/* shown */.S)(response["id"])}`, response);
                }
            },
        };
    },
};
const resultXorError = {
    id: "INV-010",
    category: "error-envelope",
    reads: ALWAYS,
    watch(_, breach) {
        return {
            see({ response, fromServer, exchange }) {
                if (!response || (fromServer && exchange.request !== undefined))
                    return;
                const hasResult = "result" in response;
                if (hasResult !== "error" in response)
                    return;
                breach(`an answer has ${hasResult ? "both a result and an error" : "neither a result nor an error"}`, response);
            },
        };
    },
};
const jsonRpcVersion = {
    id: "INV-011",
    category: "error-envelope",
    reads: ALWAYS,
    watch(_, breach) {
        const judge = (frame) => {
            if ((0,json/* isObject */.G)(frame) && frame["jsonrpc"] !== "2.0") {
                breach(`a message of the server has the jsonrpc version ${(0,shown/* shown */.S)(frame["jsonrpc"])}`, frame);
            }
        };
        return {
            see({ fromServer, exchange }) {
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
    reads: ALWAYS,
    watch({ transport }, breach) {
        return {
            see({ exchange }) {
                if (exchange.raw === undefined || (transport !== undefined && transport !== "stdio"))
                    return;
                breach("the server wrote to stdout what is no message of the protocol", exchange.raw);
            },
        };
    },
};
const ENVELOPE = [
    errorShape,
    methodNotFound,
    answersOnce,
    resultXorError,
    jsonRpcVersion,
    onlyFrames,
];
/** An unknown tool, resource or prompt is no unknown method. */
function saysMethodUnknown(message, method) {
    if (!UNKNOWN.test(message))
        return false;
    if (/\bmethods?\b/i.test(message))
        return !/\b(tool|prompt|resource)s?\b/i.test(message);
    return method !== undefined && !METHODS.test(method);
}

;// CONCATENATED MODULE: ./src/conformance/invariants/lifecycle.ts



const INITIALIZED = "notifications/initialized";
const initializeFirst = {
    id: "INV-001",
    category: "lifecycle",
    reads: IN_ORDER,
    era: "legacy",
    watch(_, breach) {
        let isFirst = true;
        return {
            see(seen) {
                if (!isFirst || !isClientRequest(seen))
                    return;
                isFirst = false;
                if (seen.method === "initialize")
                    return;
                breach(`the first request is ${(0,shown/* shown */.S)(seen.method)}, not "initialize"`, seen.exchange.request);
            },
        };
    },
};
const initializedFollows = {
    id: "INV-002",
    category: "lifecycle",
    reads: IN_ORDER,
    era: "legacy",
    watch(_, breach) {
        let early = false;
        let answered = false;
        let sent = false;
        let after;
        return {
            see(seen) {
                if (seen.fromServer)
                    return;
                if (seen.method === INITIALIZED) {
                    if (answered)
                        sent = true;
                    else
                        early = true;
                }
                else if (seen.method === "initialize") {
                    if (seen.result)
                        answered = true;
                }
                else if (answered && isClientRequest(seen))
                    after ??= seen.method;
            },
            end() {
                // A session that ends with the handshake had no need of it.
                if (!answered || sent || (after === undefined && !early))
                    return;
                const when = early ? "was sent before the answer of initialize" : "was never sent";
                breach(`${INITIALIZED} ${when}${after === undefined ? "" : `, and ${(0,shown/* shown */.S)(after)} followed`}`);
            },
        };
    },
};
const quietHandshake = {
    id: "INV-008",
    category: "lifecycle",
    reads: WELL_MEANT,
    era: "legacy",
    watch(_, breach) {
        let begun = false;
        let done = false;
        const between = [];
        return {
            see(seen) {
                if (done)
                    return;
                if (seen.method === "initialize" && !seen.fromServer)
                    begun = true;
                else if (seen.method === INITIALIZED && !seen.fromServer) {
                    done = true;
                    for (const { method, fromServer, exchange } of between) {
                        breach(`${fromServer ? "the server" : "the client"} sent ${(0,shown/* shown */.S)(method)} before ${INITIALIZED}`, exchange.request);
                    }
                }
                else if (begun && seen.id !== undefined && seen.method !== undefined && seen.method !== "ping") {
                    if (between.length < 5)
                        between.push(seen);
                }
            },
        };
    },
};
const revisionOffered = {
    id: "INV-012",
    category: "lifecycle",
    reads: IN_ORDER,
    era: "legacy",
    watch(_, breach) {
        return {
            see({ method, fromServer, params, result, exchange }) {
                if (method !== "initialize" || fromServer || !result || !("protocolVersion" in result))
                    return;
                const answered = result["protocolVersion"];
                if (answered === params?.["protocolVersion"])
                    return;
                if (typeof answered === "string" && known/* REVISIONS */.NY.includes(answered))
                    return;
                breach(`the server answered with the revision ${(0,shown/* shown */.S)(answered)}, which nobody published`, exchange.response);
            },
        };
    },
};
const LIFECYCLE = [initializeFirst, initializedFollows, quietHandshake, revisionOffered];
function isClientRequest(seen) {
    return !seen.fromServer && seen.method !== undefined && seen.id !== undefined;
}

;// CONCATENATED MODULE: ./src/conformance/invariants/lists.ts




const MOST_PAGES = 1_000;
const MOST_NAMES = 100_000;
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
    reads: IN_SESSION,
    watch(_, breach) {
        /** For each list, on its way from the first page, which cursor each page gave. */
        const chains = new Map();
        return {
            see(seen) {
                const { method, params, result } = seen;
                if (!itemsOf(seen) || method === undefined || !result)
                    return;
                const asked = params?.["cursor"];
                const chain = (asked === undefined ? undefined : chains.get(method)) ?? new Map();
                chains.set(method, chain);
                const next = result["nextCursor"];
                if (next === undefined)
                    return;
                if (typeof next !== "string") {
                    breach(`${method} has a nextCursor of type ${(0,json/* typeName */.g)(next)}`, seen.response);
                    return;
                }
                // A page that is asked for again gives its cursor again, and rightly.
                if (chain.get(asked) === next && next !== asked)
                    return;
                if (next === asked || chain.has(next)) {
                    breach(`${method} gave the cursor ${(0,shown/* shown */.S)(next)} twice, so that its pages never end`, seen.response);
                }
                else if (chain.size === MOST_PAGES)
                    breach(`${method} has not ended after ${MOST_PAGES} pages`);
                if (chain.size <= MOST_PAGES)
                    chain.set(asked, next);
            },
        };
    },
};
const namesUnique = {
    id: "INV-015",
    category: "listing",
    reads: IN_SESSION,
    watch(_, breach) {
        let names = new Set();
        let pages = new Set();
        return {
            see(seen) {
                const items = seen.method === "tools/list" ? itemsOf(seen) : undefined;
                if (!items)
                    return;
                const cursor = seen.params?.["cursor"];
                if (cursor === undefined) {
                    names = new Set();
                    pages = new Set();
                }
                else if (pages.has(cursor))
                    return;
                pages.add(cursor);
                for (const item of items) {
                    const name = (0,json/* isObject */.G)(item) ? item["name"] : undefined;
                    if (typeof name !== "string")
                        continue;
                    if (names.has(name))
                        breach(`the tool ${(0,shown/* shown */.S)(name)} is listed twice`, item);
                    if (names.size < MOST_NAMES)
                        names.add(name);
                }
            },
        };
    },
};
const namesLegal = {
    id: "INV-016",
    category: "listing",
    reads: IN_SESSION,
    watch(session, breach) {
        return {
            see(seen) {
                const items = seen.method === "tools/list" ? itemsOf(seen) : undefined;
                for (const item of items ?? []) {
                    const name = (0,json/* isObject */.G)(item) ? item["name"] : undefined;
                    if (typeof name !== "string")
                        continue;
                    const legal = (0,known/* isSince */.$l)(session.revision, "2025-11-25") ? LEGAL_NAME.test(name) : name !== "";
                    if (!legal)
                        breach(`a tool is named ${(0,shown/* shown */.S)(name)}`, item);
                }
            },
        };
    },
};
const inputSchemas = {
    id: "INV-023",
    category: "listing",
    reads: IN_SESSION,
    watch(_, breach) {
        return {
            see(seen) {
                const items = seen.method === "tools/list" ? itemsOf(seen) : undefined;
                for (const item of items ?? []) {
                    const schema = (0,json/* isObject */.G)(item) ? item["inputSchema"] : undefined;
                    if (!(0,json/* isObject */.G)(item) || ((0,json/* isObject */.G)(schema) && schema["type"] === "object"))
                        continue;
                    const found = (0,json/* isObject */.G)(schema) ? `of type ${(0,shown/* shown */.S)(schema["type"])}` : (0,json/* typeName */.g)(schema);
                    breach(`the inputSchema of the tool ${(0,shown/* shown */.S)(item["name"])} is ${found}, not an object's schema`, item);
                }
            },
        };
    },
};
const itemsNamed = {
    id: "INV-026",
    category: "listing",
    reads: IN_SESSION,
    watch(_, breach) {
        return {
            see(seen) {
                const { method } = seen;
                const strings = method !== undefined && Object.hasOwn(ITEMS, method) ? ITEMS[method]?.strings : undefined;
                for (const item of (strings && itemsOf(seen)) ?? []) {
                    const missing = strings?.find((name) => !(0,json/* isObject */.G)(item) || typeof item[name] !== "string");
                    if (missing !== undefined)
                        breach(`${method} has an item without a string \`${missing}\``, item);
                }
            },
        };
    },
};
const lists_LISTS = [cursorsEnd, namesUnique, namesLegal, inputSchemas, itemsNamed];
/** The items of a page that the server gave; undefined where the exchange is no such page. */
function itemsOf({ method, fromServer, result }) {
    if (method === undefined || fromServer || !result || !Object.hasOwn(ITEMS, method))
        return undefined;
    const items = result[ITEMS[method]?.member ?? ""];
    return Array.isArray(items) ? items : undefined;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/core/redact-json.ts
var redact_json = __webpack_require__(59357);
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
const MAY_ASK = new Set(["tools/call", "prompts/get", "resources/read"]);
const WISHES = new Set(["elicitation/create", "sampling/createMessage", "roots/list"]);
const resultTypes = {
    id: "INV-019",
    category: "result-shape",
    reads: IN_SESSION,
    era: "modern",
    watch(_, breach) {
        return {
            see(seen) {
                if (!isAnswer(seen))
                    return;
                const type = seen.result["resultType"];
                if (typeof type === "string" && type !== "")
                    return;
                breach(`the result of ${(0,shown/* shown */.S)(seen.method)} has a resultType of type ${(0,json/* typeName */.g)(type)}`, seen.response);
            },
        };
    },
};
const cacheHints = {
    id: "INV-020",
    category: "result-shape",
    reads: IN_SESSION,
    era: "modern",
    watch(_, breach) {
        return {
            see(seen) {
                if (!isAnswer(seen) || !CACHEABLE.has(seen.method ?? "") || seen.result["resultType"] !== "complete")
                    return;
                const { ttlMs, cacheScope } = seen.result;
                if (typeof ttlMs !== "number" || ttlMs < 0) {
                    breach(`the result of ${seen.method} has the ttlMs ${(0,shown/* shown */.S)(ttlMs)}`, seen.response);
                }
                else if (cacheScope !== "public" && cacheScope !== "private") {
                    breach(`the result of ${seen.method} has the cacheScope ${(0,shown/* shown */.S)(cacheScope)}`, seen.response);
                }
            },
        };
    },
};
const sameForAll = {
    id: "INV-021",
    category: "listing",
    reads: IN_SESSION,
    era: "modern",
    watch(_, breach) {
        let first;
        return {
            see(seen) {
                if (changed(seen))
                    first = undefined;
                if (seen.method !== "tools/list" || !isAnswer(seen) || seen.params?.["cursor"] !== undefined)
                    return;
                const listed = (0,external_node_crypto_.createHash)("sha256")
                    .update((0,redact_json/* jsonOf */.o)(seen.result["tools"]) ?? "")
                    .digest("base64");
                if (first !== undefined && first !== listed) {
                    breach("tools/list was answered in two ways, and no change was told between them", seen.response);
                }
                first = listed;
            },
        };
    },
};
const inputRequired = {
    id: "INV-027",
    category: "result-shape",
    reads: IN_SESSION,
    era: "modern",
    watch(_, breach) {
        return {
            see(seen) {
                if (!isAnswer(seen) || seen.result["resultType"] !== "input_required")
                    return;
                const wrong = wrongWish(seen.method, seen.result);
                if (wrong !== undefined)
                    breach(`the answer to ${(0,shown/* shown */.S)(seen.method)} wants input, ${wrong}`, seen.response);
            },
        };
    },
};
const MODERN = [resultTypes, cacheHints, sameForAll, inputRequired];
function wrongWish(method, result) {
    const { inputRequests: asked, requestState: state } = result;
    if (!MAY_ASK.has(method ?? ""))
        return "which this request has none of";
    if (asked === undefined && state === undefined)
        return "and has neither inputRequests nor requestState";
    if (state !== undefined && typeof state !== "string")
        return `and has a requestState of type ${(0,json/* typeName */.g)(state)}`;
    if (asked === undefined)
        return undefined;
    if (!(0,json/* isObject */.G)(asked))
        return `and has inputRequests of type ${(0,json/* typeName */.g)(asked)}`;
    const odd = Object.entries(asked).find(([, wish]) => !(0,json/* isObject */.G)(wish) || !WISHES.has(wish["method"]));
    return odd && `and asks under ${(0,shown/* shown */.S)(odd[0])} for what is neither elicitation, sampling nor roots`;
}
function isAnswer(seen) {
    return !seen.fromServer && seen.result !== undefined;
}
function changed({ exchange, fromServer, method }) {
    const name = "notifications/tools/list_changed";
    if (fromServer && method === name)
        return true;
    return exchange.notifications?.some((frame) => (0,json/* isObject */.G)(frame) && frame["method"] === name) === true;
}

;// CONCATENATED MODULE: ./src/conformance/invariants/results.ts



const MOST_OUTPUTS = 1_000;
const MOST_OF_ONE_TOOL = 100;
/** What may be kept of them all, as `weightOf` counts it. */
const MOST_KEPT = 32 * 1024 * 1024;
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
    reads: IN_SESSION,
    watch(session, breach) {
        return {
            see(seen) {
                if (!isToolAnswer(seen) || "error" in seen.response)
                    return;
                const { result } = seen.response;
                if (!(0,json/* isObject */.G)(result))
                    breach(`a tools/call result is of type ${(0,json/* typeName */.g)(result)}`, seen.response);
                else if (result["resultType"] === "input_required" || "task" in result)
                    return;
                else if ("isError" in result && typeof result["isError"] !== "boolean") {
                    breach(`a tools/call result has an isError of type ${(0,json/* typeName */.g)(result["isError"])}`, seen.response);
                }
                else if (result["isError"] === true || Array.isArray(result["content"]))
                    return;
                else if (session.modern ? !("structuredContent" in result) : !(0,json/* isObject */.G)(result["structuredContent"])) {
                    breach("a tools/call result has neither a content array nor structuredContent", seen.response);
                }
            },
        };
    },
};
const structuredOutput = {
    id: "INV-013",
    category: "result-shape",
    reads: IN_SESSION,
    watch(_, breach) {
        const outputSchemas = new Map();
        // Judged at the end, for tools may be called before they are listed: a sample, so that memory stays bounded.
        const outputs = new Map();
        let kept = 0;
        let weight = 0;
        return {
            see(seen) {
                const { method, result, params } = seen;
                if (method === "tools/list" && result && Array.isArray(result["tools"])) {
                    for (const tool of result["tools"]) {
                        if ((0,json/* isObject */.G)(tool) && typeof tool["name"] === "string" && tool["outputSchema"] !== undefined) {
                            outputSchemas.set(tool["name"], tool["outputSchema"]);
                        }
                    }
                }
                const name = params?.["name"];
                if (!isToolAnswer(seen) || !result || typeof name !== "string" || result["isError"] === true)
                    return;
                if (result["resultType"] === "input_required" || "task" in result)
                    return;
                const values = outputs.get(name) ?? [];
                if (kept >= MOST_OUTPUTS || values.length >= MOST_OF_ONE_TOOL)
                    return;
                const rest = MOST_KEPT - weight;
                const own = weightOf(seen.response, rest);
                if (own >= rest)
                    return;
                kept += 1;
                weight += own;
                const missing = !("structuredContent" in result);
                outputs.set(name, [...values, { value: result["structuredContent"], missing, response: seen.response }]);
            },
            end(schemas) {
                for (const [name, schema] of outputSchemas) {
                    const values = outputs.get(name) ?? [];
                    const judge = values.length > 0 ? schemas(schema) : undefined;
                    for (const { value, missing, response } of judge ? values : []) {
                        const wrong = missing ? "there is none" : judge?.(value);
                        if (wrong !== undefined)
                            breach(`the structuredContent of ${(0,shown/* shown */.S)(name)} breaks its outputSchema: ${wrong}`, response);
                    }
                }
            },
        };
    },
};
const contentBlocks = {
    id: "INV-025",
    category: "result-shape",
    reads: IN_SESSION,
    watch(_, breach) {
        return {
            see(seen) {
                const content = isToolAnswer(seen) ? seen.result?.["content"] : undefined;
                if (!Array.isArray(content))
                    return;
                for (const block of content) {
                    const wrong = wrongBlock(block);
                    if (wrong !== undefined)
                        breach(`a content block ${wrong}`, block);
                }
            },
        };
    },
};
const progressGrows = {
    id: "INV-024",
    category: "result-shape",
    reads: IN_SESSION,
    watch(_, breach) {
        return {
            see({ exchange }) {
                if (!exchange.notifications)
                    return;
                const last = new Map();
                for (const frame of exchange.notifications) {
                    if (!(0,json/* isObject */.G)(frame) || frame["method"] !== "notifications/progress" || !(0,json/* isObject */.G)(frame["params"]))
                        continue;
                    const { progressToken, progress } = frame["params"];
                    const before = last.get(progressToken);
                    if (typeof progress !== "number")
                        breach(`a progress is of type ${(0,json/* typeName */.g)(progress)}`, frame);
                    else if (before !== undefined && progress <= before)
                        breach(`progress went from ${before} to ${progress}`, frame);
                    if (typeof progress === "number")
                        last.set(progressToken, progress);
                }
            },
        };
    },
};
const RESULTS = [callResult, structuredOutput, progressGrows, contentBlocks];
/** About how many characters a JSON value holds, a few for each of its members; `most` where it is that or more. */
function weightOf(value, most) {
    let weight = 0;
    const rest = [value];
    while (rest.length > 0 && weight < most) {
        const one = rest.pop();
        weight += 8;
        if (typeof one === "string")
            weight += one.length;
        else if (typeof one === "object" && one !== null)
            for (const member of Object.values(one))
                rest.push(member);
    }
    return Math.min(weight, most);
}
function isToolAnswer(seen) {
    return seen.method === "tools/call" && !seen.fromServer && seen.response !== undefined;
}
function wrongBlock(block) {
    if (!(0,json/* isObject */.G)(block))
        return `is of type ${(0,json/* typeName */.g)(block)}`;
    const { type } = block;
    if (typeof type !== "string")
        return `has a type of type ${(0,json/* typeName */.g)(type)}`;
    if (type === "resource")
        return (0,json/* isObject */.G)(block["resource"]) ? undefined : "of type resource has no resource";
    const members = Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : [];
    const member = members.find((name) => typeof block[name] !== "string");
    return member === undefined ? undefined : `of type ${type} has no string \`${member}\``;
}

;// CONCATENATED MODULE: ./src/conformance/invariants/all.ts






/** Every invariant, by id. */
const INVARIANTS = [
    ...LIFECYCLE,
    ...CAPABILITY,
    ...ENVELOPE,
    ...RESULTS,
    ...lists_LISTS,
    ...MODERN,
].sort((a, b) => (a.id < b.id ? -1 : 1));

;// CONCATENATED MODULE: ./src/conformance/invariants/look.ts


/** Takes an exchange apart. A purpose that is not told is that of a test. */
function look(exchange) {
    const request = (0,json/* isObject */.G)(exchange.request) ? exchange.request : undefined;
    const response = (0,json/* isObject */.G)(exchange.response) ? exchange.response : undefined;
    const method = request?.["method"];
    return {
        exchange,
        purpose: exchange.purpose ?? "test",
        fromServer: exchange.direction === "server",
        method: typeof method === "string" ? method : undefined,
        id: request?.["id"],
        params: (0,json/* isObject */.G)(request?.["params"]) ? request["params"] : undefined,
        response,
        result: response && !("error" in response) && (0,json/* isObject */.G)(response["result"]) ? response["result"] : undefined,
    };
}
/** Learns what an exchange says of its session; what a capture says of itself stands. */
function learn(state, seen) {
    const { method, params, result } = seen;
    if (seen.fromServer || seen.purpose === "raw")
        return;
    if (seen.purpose === "detect") {
        // What a probe asks for says nothing of what is spoken then; its answer tells what the server can do.
        if (isModernAnswer(result))
            state.capabilities ??= result["capabilities"];
        return;
    }
    if (method === "initialize") {
        if ((0,json/* isObject */.G)(params?.["capabilities"]))
            state.clientCapabilities ??= params["capabilities"];
        if (result && (0,json/* isObject */.G)(result["capabilities"]))
            state.capabilities ??= result["capabilities"];
        if (typeof result?.["protocolVersion"] === "string")
            setRevision(state, result["protocolVersion"]);
    }
    else if (method === "server/discover" && isModernAnswer(result)) {
        state.capabilities ??= result["capabilities"];
    }
    if (state.revision !== null)
        return;
    const meta = params?.["_meta"];
    const named = (0,json/* isObject */.G)(meta) ? meta[known/* VERSION_META */.Vu] : undefined;
    if (typeof named === "string")
        setRevision(state, named);
}
function isModernAnswer(result) {
    return result !== undefined && "supportedVersions" in result && (0,json/* isObject */.G)(result["capabilities"]);
}
/** Sets the revision of a session, once. */
function setRevision(state, revision) {
    state.revision ??= revision;
    state.modern = (0,known/* isSince */.$l)(state.revision, known/* FIRST_MODERN */.TZ);
}

;// CONCATENATED MODULE: ./src/conformance/invariants/review.ts




const MOST_BREACHES = 5;
/**
 * A review of a session by all invariants. Its memory does not grow with the session.
 *
 * @param start what a capture says of itself, or what is known of a live server
 */
function reviewSession(start) {
    const state = {
        revision: null,
        modern: false,
        capabilities: (0,json/* isObject */.G)(start.capabilities) ? start.capabilities : undefined,
        clientCapabilities: undefined,
        transport: start.transport,
    };
    if (start.revision !== undefined)
        setRevision(state, start.revision);
    const all = INVARIANTS.map((invariant) => run(invariant, state));
    // By purpose, and by whether the revision is known: what is about other revisions is then asked no more.
    const readers = new Map();
    return {
        state,
        see(exchange) {
            const seen = look(exchange);
            learn(state, seen);
            const known = state.revision !== null;
            const key = known ? seen.purpose : `${seen.purpose}, no revision`;
            let running = readers.get(key);
            if (running === undefined) {
                running = all.filter(({ invariant, watch }) => watch.see && invariant.reads.includes(seen.purpose) && (!known || isAbout(invariant.era, state)));
                readers.set(key, running);
            }
            for (const { watch } of running)
                watch.see?.(seen);
            return seen;
        },
        verdicts(schemas) {
            return all.map((running) => {
                const { id, category, era } = running.invariant;
                if (!isAbout(era, state))
                    return { id, category, status: "not_applicable", count: 0, breaches: [] };
                const { count, breaches } = foundAtEnd(running, schemas);
                return { id, category, status: count > 0 ? "fail" : "pass", count, breaches };
            });
        },
    };
}
function run(invariant, state) {
    const running = { invariant, watch: {}, found: { count: 0, breaches: [] } };
    running.watch = invariant.watch(state, (message, frame) => {
        // A session may name its revision late; what other revisions ask for is not held against it.
        if (!isAbout(invariant.era, state))
            return;
        const { count, breaches } = running.found;
        const breached = () => (frame === undefined ? { message } : { message, evidence: (0,shown/* evidence */.M)(frame) });
        running.found = { count: count + 1, breaches: count < MOST_BREACHES ? [...breaches, breached()] : breaches };
    });
    return running;
}
/** What there would be to tell if the session ended here; the session may go on. */
function foundAtEnd(running, schemas) {
    const before = running.found;
    running.watch.end?.(schemas);
    const { found } = running;
    running.found = before;
    return found;
}
function isAbout(era, { modern }) {
    return era === undefined || (era === "modern") === modern;
}


/***/ }),

/***/ 74150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ evidence),
/* harmony export */   S: () => (/* binding */ shown)
/* harmony export */ });
const LONGEST = 100;
const LONGEST_FRAME = 1_024;
/** A value of a server in a message: JSON, at most 100 characters. */
function shown(value) {
    return cut(value, LONGEST);
}
/** A frame as evidence: JSON, at most 1 KiB. */
function evidence(value) {
    return cut(value, LONGEST_FRAME);
}
function cut(value, longest) {
    if (typeof value === "string" && value.length > longest)
        return `${JSON.stringify(value.slice(0, longest))}…`;
    try {
        const text = JSON.stringify(value) ?? "nothing";
        // A copy, for a slice would keep the whole text in memory.
        return text.length <= longest ? text : `${Buffer.from(text.slice(0, longest)).toString()}…`;
    }
    catch {
        return "a value that is nested too deeply to be shown";
    }
}


/***/ }),

/***/ 59357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ redactedJson),
/* harmony export */   o: () => (/* binding */ jsonOf)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35938);

/** The JSON of a value; undefined where something in it is nested too deep to be written. */
function jsonOf(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** The JSON of a value on one line, without secrets; what is nested too deep to be written is cut. */
function redactedJson(value, redactor) {
    const json = jsonOf(value);
    if (json !== undefined && redactor.isClean(json))
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .madeOfRedacted */ .dc)(json);
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .madeOfRedacted */ .dc)(JSON.stringify(redactor.value(value)));
}


/***/ }),

/***/ 99667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ schemaError)
/* harmony export */ });
/**
 * What a validator says of a document, in one line: the first of its errors that lies deepest. Of a choice among several
 * forms it tells what is wrong inside of the form that was meant.
 */
function schemaError(errors) {
    const depth = ({ instancePath }) => instancePath.split("/").length;
    const [error] = [...(errors ?? [])].sort((a, b) => depth(b) - depth(a));
    if (error === undefined)
        return "it has another form";
    const where = error.instancePath === "" ? "" : `${error.instancePath.slice(0, 200)} `;
    return `${where}${said(error)}`;
}
function said({ keyword, params, message = "is not valid" }) {
    switch (keyword) {
        case "const":
            return `must be ${JSON.stringify(params.allowedValue)}`;
        case "enum":
            return `must be one of ${params.allowedValues.join(", ")}`;
        case "additionalProperties":
            return `has no member ${JSON.stringify(params.additionalProperty).slice(0, 200)}`;
        default:
            return message;
    }
}


/***/ }),

/***/ 81915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadSchemaPort)
/* harmony export */ });
/**
 * Loads the validator, which takes long, and gives it as the invariants want it: the first error of a value, in a line.
 * `patient`: nothing else goes on meanwhile, so that one validation may take its 2 s.
 */
async function loadSchemaPort(patient = false) {
    const { compileSchema } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(3575), __webpack_require__.e(6912)]).then(__webpack_require__.bind(__webpack_require__, 66912));
    const { watched, withinBudget } = await __webpack_require__.e(/* import() */ 1802).then(__webpack_require__.bind(__webpack_require__, 51802));
    return (schema) => {
        try {
            const validate = compileSchema(schema, [], patient ? withinBudget : watched);
            let isSlow = false;
            return (value) => {
                if (isSlow)
                    return undefined;
                try {
                    const [error] = validate(value);
                    return error && `${error.instance_path || "the whole"} ${error.message}`;
                }
                catch {
                    // The schema is the server's: one that takes too long says nothing, and is not tried on other values.
                    isSlow = true;
                    return undefined;
                }
            };
        }
        catch {
            // A schema that is none says nothing of a value; it is told by what judges schemas.
            return undefined;
        }
    };
}


/***/ }),

/***/ 98042:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ isSince),
/* harmony export */   NY: () => (/* binding */ REVISIONS),
/* harmony export */   TZ: () => (/* binding */ FIRST_MODERN),
/* harmony export */   Vu: () => (/* binding */ VERSION_META),
/* harmony export */   bf: () => (/* binding */ CAPABILITIES_META),
/* harmony export */   l8: () => (/* binding */ livenessOf)
/* harmony export */ });
/** The published revisions, oldest first. */
const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];
/** The first revision without a handshake: every request names its revision in `_meta`. */
const FIRST_MODERN = "2026-07-28";
/** Where a request of a modern revision names it. */
const VERSION_META = "io.modelcontextprotocol/protocolVersion";
/** Where it tells what the client offers. */
const CAPABILITIES_META = "io.modelcontextprotocol/clientCapabilities";
/** True for a revision of this date or a later one; revisions are dates, so their text orders them. */
function isSince(revision, first) {
    return revision !== null && /^\d{4}-\d{2}-\d{2}$/.test(revision) && revision >= first;
}
/** The request that any server of a revision answers, to see whether it is still there. */
function livenessOf(revision) {
    return isSince(revision, FIRST_MODERN) ? "server/discover" : "ping";
}


/***/ })

};
