export const id = 5603;
export const ids = [5603];
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

/***/ 75603:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compositionFindings: () => (/* binding */ compositionFindings)
/* harmony export */ });
/* harmony import */ var _conformance_invariants_composition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10549);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48429);


/** What can go wrong among the servers that one suite runs side by side at one revision. */
function compositionFindings(lanes) {
    const lanesOfSuite = new Map();
    for (const lane of lanes)
        lanesOfSuite.set(lane.suite, [...(lanesOfSuite.get(lane.suite) ?? []), lane]);
    return [...lanesOfSuite.values()].flatMap((members) => (0,_conformance_invariants_composition_js__WEBPACK_IMPORTED_MODULE_0__/* .hazardsOf */ .f)(members.flatMap(memberOf)).map(({ rule_id, message, servers }) => {
        // The place is that of the first server that it names.
        const named = members.find(({ server }) => server.name === servers[0]);
        return findingOf(named ?? members[0], rule_id, message);
    }));
}
function findingOf({ suite, targetVersion, server }, rule_id, message) {
    return {
        rule_id,
        severity: (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOf */ .Y)(rule_id).severity,
        message,
        server: null,
        target_version: targetVersion,
        count: 1,
        gates: suite.runOptions.invariants === "fail",
        location: server.location,
    };
}
function memberOf({ review, facts, server, suite }) {
    if (!review || !facts)
        return [];
    const { negotiatedVersion: revision } = facts;
    return [{ server: server.name, suite: suite.name, revision, tools: review.tools, ids: new Set() }];
}


/***/ })

};
