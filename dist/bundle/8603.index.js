export const id = 8603;
export const ids = [8603];
export const modules = {

/***/ 10549:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ hazardsOf),
/* harmony export */   n: () => (/* binding */ addExchange)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92831);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71310);




const MAX_TOOLS = 10_000;
const MAX_IDS = 1_000_000;
const MAX_SHOWN = 5;
/** Notes the tools that a server lists and, with `ids`, the ids of the requests that it was sent. */
function addExchange(member, exchange, ids) {
    if (exchange.fromServer)
        return;
    if (exchange.method === "tools/list" && exchange.result && Array.isArray(exchange.result["tools"])) {
        for (const tool of exchange.result["tools"]) {
            const name = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(tool) ? tool["name"] : undefined;
            if (typeof name === "string" && member.tools.size < MAX_TOOLS)
                member.tools.add(name);
        }
    }
    const { id } = exchange;
    if (ids && (typeof id === "number" || typeof id === "string") && member.ids.size < MAX_IDS)
        member.ids.add(id);
}
/**
 * The hazards among several sessions, in an order that does not depend on theirs. Sessions of different labels are
 * compared, if they have the suite and the revision in common.
 */
function hazardsOf(members) {
    const groups = new Map();
    for (const member of members) {
        const key = JSON.stringify([member.suite, member.revision]);
        const servers = groups.get(key) ?? new Map();
        groups.set(key, servers);
        servers.set(member.server, mergeSessions(servers.get(member.server), member));
    }
    const hazards = [...groups.values()].flatMap((servers) => {
        const sessions = [...servers.values()];
        return [
            ...sharedItems(sessions, "tools").map(([tool, names]) => ({
                rule_id: "COMP-001",
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the tool ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .valueExcerpt */ .P)(tool)} exists on ${nameList(names)}: a client that does not prefix names cannot tell them apart`,
                servers: names,
            })),
            ...idHazards(sharedItems(sessions, "ids")),
        ];
    });
    return hazards.sort((a, b) => (0,_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)(a.rule_id, b.rule_id) || (0,_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)(a.message, b.message));
}
/** One hazard for each group of servers, because ids collide by the hundred. */
function idHazards(found) {
    const groups = new Map();
    for (const [id, names] of found) {
        const key = JSON.stringify(names);
        const group = groups.get(key) ?? { names, ids: [], count: 0 };
        group.count += 1;
        if (group.ids.length < MAX_SHOWN)
            group.ids.push(id);
        groups.set(key, group);
    }
    return [...groups.values()].map(({ names, ids, count }) => ({
        rule_id: "COMP-002",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${nameList(names)} received requests with the same id (${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(ids.map(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .valueExcerpt */ .P), ", ")}${count > ids.length ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `, ${count} in all` : ""}): on a shared transport nobody could tell their answers apart`,
        servers: names,
    }));
}
/** What more than one server has, with their names, sorted. */
function sharedItems(members, key) {
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
        .map(([item, names]) => [item, names.sort(_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)])
        .sort(([a], [b]) => compareIds(a, b));
}
/** Numbers by their value, before strings. */
function compareIds(a, b) {
    if (typeof a === "number" && typeof b === "number")
        return a - b;
    if (typeof a === "string" && typeof b === "string")
        return (0,_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)(a, b);
    return typeof a === "number" ? -1 : 1;
}
function mergeSessions(a, b) {
    if (!a)
        return b;
    return { ...b, tools: new Set([...a.tools, ...b.tools]), ids: new Set([...a.ids, ...b.ids]) };
}
function nameList(names) {
    const all = names.slice(0, 10).map(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .valueExcerpt */ .P);
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(all.slice(0, -1), ", ")} and ${all.at(-1) ?? ""}`;
}


/***/ }),

/***/ 71310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ valueExcerpt),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

const MAX_VALUE = 100;
const MAX_FRAME = 1_024;
/** A value of a server in a message: JSON, at most 100 characters. */
function valueExcerpt(value) {
    return shortened(value, MAX_VALUE);
}
/** A frame as evidence: JSON, at most 1 KiB. */
function evidenceOf(value) {
    return shortened(value, MAX_FRAME);
}
function shortened(value, longest) {
    if (value !== undefined && (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(value) === undefined)
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `a value that is nested too deeply to be shown`;
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value)), longest);
}


/***/ }),

/***/ 43447:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadSchemaPort),
/* harmony export */   s: () => (/* binding */ loadAccepts)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/**
 * Loads the validator, which is slow, in the form that the invariants need: the first error of a value, in one line.
 * What is too slow for this thread is done in the other one; what is too slow there is reported as not judged.
 */
async function loadSchemaPort() {
    const { compileSchema, redactErrors } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(2401)]).then(__webpack_require__.bind(__webpack_require__, 93445));
    const { TooSlowForThisThread, runWatched } = await __webpack_require__.e(/* import() */ 1365).then(__webpack_require__.bind(__webpack_require__, 81365));
    const { judgeInThread } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 21557));
    const { MatcherError, SuiteFault } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 97930));
    return (schema) => {
        let validate;
        /** Compiling took too long here, and would again. */
        let compilesElsewhere = false;
        const errorsOf = async (value) => {
            try {
                if (!compilesElsewhere) {
                    validate ??= compileSchema(schema, [], runWatched, runWatched, "first");
                    return redactErrors(validate(value));
                }
            }
            catch (error) {
                if (!(error instanceof TooSlowForThisThread))
                    throw error;
                compilesElsewhere = validate === undefined;
            }
            return (await judgeInThread({ schema }, value)).errors;
        };
        /** What is known for every value: a schema that was too slow once is not tried again. */
        let known;
        return async (value) => {
            if (known)
                return known;
            try {
                const [error] = (await errorsOf(value)) ?? [];
                return error ? { wrong: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${error.instance_path || "the whole"} ${error.message}` } : {};
            }
            catch (error) {
                // What is no schema cannot be judged by either, and nothing else reports it.
                if (!(error instanceof SuiteFault || error instanceof MatcherError))
                    throw error;
                known = { unjudged: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(error.message) };
                return known;
            }
        };
    };
}
/** Asks whether a tool's schema accepts a value. */
async function loadAccepts(schema) {
    const judge = (await loadSchemaPort())(schema);
    return async (value) => {
        const result = await judge(value);
        return "unjudged" in result ? result : result.wrong === undefined;
    };
}


/***/ }),

/***/ 88603:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LaneReview: () => (/* binding */ LaneReview)
/* harmony export */ });
/* harmony import */ var _conformance_invariants_composition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10549);
/* harmony import */ var _conformance_invariants_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72980);
/* harmony import */ var _judge_schema_port_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43447);



const NO_FINDINGS = [];
/** The invariants over the sessions of one lane, judged while the sessions run. */
class LaneReview {
    #current;
    /** Settles when every session that has ended is judged. */
    #ending;
    /** The findings since the last `take`, by owner, then by rule and message. */
    #found = new Map();
    /** The findings from the ends of sessions, by rule and message: they belong to no test. */
    #late = new Map();
    #handshake;
    #schemas;
    #tools = new Set();
    #transport;
    constructor(transport) {
        this.#transport = transport;
    }
    /** Starts a session, and ends the one before it. Returns a function to call with each exchange. */
    begin() {
        this.#end();
        const review = (0,_conformance_invariants_review_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewSession */ .N)({ transport: this.#transport }, this.#keep);
        this.#current = review;
        this.#handshake = undefined;
        return (exchange, owner) => {
            // Late exchanges of a replaced session belong to no test.
            if (review !== this.#current)
                return;
            this.#note(review.addExchange(exchange, owner));
            // Started at once, so that answers do not pile up; `take` waits for it, and gets its error.
            review.judgePending(this.#port)?.catch(() => { });
        };
    }
    /** The verdicts of the invariants on the current session. */
    async now() {
        return (await this.#current?.results(this.#port)) ?? [];
    }
    /** The findings since the last call; a promise only if a review is still running. */
    take() {
        if (this.#ending)
            return this.#ending.then(() => this.take());
        const settling = this.#current?.judgePending(this.#port);
        return settling ? settling.then(() => this.#taken()) : this.#taken();
    }
    /** Ends the last session. Returns the findings that were not taken yet. */
    async finish() {
        this.#end();
        const rest = await this.take();
        return [...rest, ...this.#late.values()];
    }
    /** The names of the server's tools, for the review of compositions. */
    get tools() {
        return this.#tools;
    }
    /** initialize and its answer, in the current session. */
    get handshake() {
        return this.#handshake;
    }
    #note(exchange) {
        if (exchange.method === "initialize" && !exchange.fromServer)
            this.#handshake ??= exchange.exchange;
        if (exchange.method !== "tools/list" || !exchange.result)
            return;
        (0,_conformance_invariants_composition_js__WEBPACK_IMPORTED_MODULE_0__/* .addExchange */ .n)({ server: "", suite: null, revision: null, tools: this.#tools, ids: new Set() }, exchange, false);
    }
    #keep = (id, kind, breach, owner) => {
        const found = this.#found.get(owner) ?? new Map();
        this.#found.set(owner, found);
        const key = `${kind} ${id} ${breach.message}`;
        const existing = found.get(key);
        if (existing)
            existing.count += 1;
        else
            found.set(key, { ...findingOf(id, kind, breach, 1), ...(owner && { owner }) });
    };
    #taken() {
        if (this.#found.size === 0)
            return NO_FINDINGS;
        const taken = [...this.#found.values()].flatMap((found) => [...found.values()]);
        this.#found.clear();
        return taken;
    }
    #end() {
        const review = this.#current;
        this.#current = undefined;
        if (review === undefined)
            return;
        const ending = Promise.resolve(this.#ending).then(async () => {
            await review.judgePending(this.#port);
            for (const late of lateFindings(review.partialResults(), await review.results(this.#port))) {
                const key = `${late.rule_id} ${late.message}`;
                this.#late.set(key, { ...late, ...this.#late.get(key), count: late.count + (this.#late.get(key)?.count ?? 0) });
            }
            if (this.#ending === ending)
                this.#ending = undefined;
        });
        this.#ending = ending;
    }
    /** The validator loads slowly, so it is loaded only if a tool has an output schema. */
    #port = () => {
        this.#schemas ??= (0,_judge_schema_port_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSchemaPort */ .l)();
        return this.#schemas;
    };
}
/** The findings that only the end of a session shows. */
function lateFindings(before, atEnd) {
    return atEnd.flatMap((result) => {
        const earlier = before.find(({ id }) => id === result.id);
        return ["breaches", "unjudged"].flatMap((kind) => result[kind].flatMap((breach) => {
            const count = breach.count - (earlier?.[kind].find(({ message }) => message === breach.message)?.count ?? 0);
            return count > 0 ? [findingOf(result.id, kind, breach, count)] : [];
        }));
    });
}
function findingOf(rule_id, kind, breach, count) {
    return { rule_id, ...breach, count, ...(kind === "unjudged" && { unjudged: true }) };
}


/***/ })

};
