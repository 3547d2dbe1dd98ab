export const id = 3200;
export const ids = [3200];
export const modules = {

/***/ 71447:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ groundOf)
/* harmony export */ });
/* harmony import */ var _suite_deferred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51965);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76907);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79029);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61426);




/** Opens the session of a server where there is none. */
async function groundOf(server, deferred, subject, known, scene) {
    const lane = scene.lane(server);
    const ground = await lane.ground();
    const nothing = { durationMs: 0, failures: [] };
    if (ground.kind === "unusable") {
        return { kind: "none", attempt: { ...nothing, status: "skipped", reason: ground.reason } };
    }
    if (ground.kind === "unstarted") {
        const { rule_id, message, process } = ground.failure;
        const failures = [(0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, rule_id, { message, ...(process && { process }) })];
        return { kind: "none", attempt: { ...nothing, status: "errored", failures } };
    }
    const { session } = ground;
    const spot = { scene, known, on: { lane, session } };
    const fill = deferred ? (value) => (0,_suite_deferred_js__WEBPACK_IMPORTED_MODULE_0__/* .fillIn */ .pz)(value, (name) => (0,_references_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(name, spot)) : _ask_js__WEBPACK_IMPORTED_MODULE_1__/* .same */ .FB;
    return { kind: "session", lane, session, fill };
}


/***/ }),

/***/ 73200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCompliance: () => (/* binding */ runCompliance)
});

// EXTERNAL MODULE: ./src/engine/ask.ts
var ask = __webpack_require__(76907);
// EXTERNAL MODULE: ./src/engine/envelope.ts
var engine_envelope = __webpack_require__(40060);
// EXTERNAL MODULE: ./src/engine/ground.ts
var engine_ground = __webpack_require__(71447);
// EXTERNAL MODULE: ./src/engine/verdict.ts
var verdict = __webpack_require__(6559);
// EXTERNAL MODULE: ./src/engine/warnings.ts
var warnings = __webpack_require__(61573);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/engine/judge.ts
var judge = __webpack_require__(79029);
;// CONCATENATED MODULE: ./src/engine/kinds/compliance.ts





/** Requests that only some revisions have. */
const OLDER = ["initialize", "ping"];
const NEWER = ["server/discover"];
/** Sends what a compliance test asks for, or judges the session so far. */
async function checkCompliance(subject, suite, test, lane, session) {
    const { timeoutMs, check, request, raw } = test;
    const asked = async (method, sent) => ({
        kind: "outcome",
        method,
        outcome: await sent,
        failures: [],
    });
    if (raw !== undefined && lane.transport === "cassette") {
        return { kind: "skipped", reason: "a cassette has messages, no bytes" };
    }
    if (raw !== undefined)
        return asked("raw", session.raw(raw, { timeoutMs, purpose: "raw" }));
    if (request) {
        return asked(request.method, session.request(request.method, request.params, { timeoutMs, purpose: "raw" }));
    }
    const { negotiatedVersion } = session.facts;
    const isOther = (0,known/* isSince */.$l)(negotiatedVersion, known/* FIRST_MODERN */.TZ) ? OLDER : NEWER;
    if (isOther.includes(check))
        return { kind: "skipped", reason: `revision ${negotiatedVersion} has no ${check}` };
    if (check === "initialize") {
        const handshake = lane.handshake;
        const reason = "the session has no handshake";
        return handshake
            ? { kind: "outcome", method: check, outcome: handshake, failures: [] }
            : { kind: "skipped", reason };
    }
    if (check === "ping" || check === "server/discover") {
        return asked(check, session.request(check, undefined, { timeoutMs, purpose: "test" }));
    }
    if (check !== undefined && check in list_all/* LIST_MEMBERS */.V)
        return list(subject, test, check, session);
    return invariants(subject, suite, test, check ?? "", lane);
}
/** A list is read to its last page; `expect` sees the first. */
async function list(subject, test, method, session) {
    const capability = method.split("/")[0] ?? "";
    const { capabilities } = session.facts;
    if (!test.expect && (0,json/* isObject */.G)(capabilities) && !(capability in capabilities)) {
        return { kind: "skipped", reason: `the server does not advertise the capability "${capability}"` };
    }
    const { timeoutMs } = test;
    const { first, broken } = await (0,list_all/* listAll */._)(method, (name, params) => session.request(name, params, { timeoutMs, purpose: "test" }));
    if (!broken || broken === first || (0,ask/* missOf */.gv)(broken)) {
        return { kind: "outcome", method, outcome: broken ?? first, failures: [] };
    }
    const message = `a later page of ${method} has no ${list_all/* LIST_MEMBERS */.V[method]}`;
    const actual = broken.kind === "answer" ? broken.answer : broken.kind;
    return {
        kind: "outcome",
        method,
        outcome: first,
        failures: [(0,judge/* failureOf */.g5)(subject, "ASSERT-RESULT", { message, actual })],
    };
}
async function invariants(subject, suite, test, check, lane) {
    const all = (await lane.review?.now()) ?? [];
    const wanted = check.startsWith("INV-") ? all.filter(({ id }) => id === check) : all;
    const applying = wanted.filter(({ status }) => status !== "not_applicable");
    if (applying.length === 0)
        return { kind: "skipped", reason: `${check} does not apply to the session's revision` };
    const location = suite.places.locate(test.node, ["check"]);
    const failures = applying
        .filter(({ status }) => status === "fail")
        .map(({ id, count, breaches }) => (0,judge/* failureOf */.g5)(subject, id, {
        message: breaches[0]?.message ?? "",
        location,
        ...(breaches[0]?.evidence !== undefined && { actual: breaches[0].evidence }),
        ...(count > 1 && { note: `seen ${count} times` }),
    }));
    return { kind: "invariants", failures };
}

;// CONCATENATED MODULE: ./src/engine/kinds/compliance-test.ts






/** compliance[]: a check of the protocol; where there is no `expect`, a result passes. */
async function runCompliance(checked, test, known, scene) {
    const subject = { suite: scene.suite, test };
    const ground = await (0,engine_ground/* groundOf */.J)(test.server, checked.deferred, subject, known, scene);
    if (ground.kind === "none")
        return ground.attempt;
    const { lane, session, fill } = ground;
    let request;
    try {
        request = fill(test.request);
    }
    catch (error) {
        return { status: "errored", durationMs: 0, failures: [(0,ask/* broken */.mw)(subject, error)] };
    }
    const method = test.check ?? request?.method ?? "raw";
    const line = () => test.raw ?? (request ? `${method} ${JSON.stringify(request.params ?? {})}` : method);
    const call = { method, params: { ...request?.params }, line };
    const asked = { ...test, ...(request && { request }) };
    const found = await checkCompliance(subject, scene.suite, asked, lane, session);
    if (found.kind === "skipped")
        return { status: "skipped", reason: found.reason, durationMs: 0, failures: [], call };
    const { failures } = found;
    if (found.kind === "invariants") {
        return { status: failures.length > 0 ? "failed" : "passed", durationMs: 0, failures, call };
    }
    const { outcome } = found;
    if (test.check !== "initialize")
        await lane.after(session, outcome);
    const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
    if (outcome.kind === "fault" && outcome.fault.unverified && !checked.assertions) {
        return {
            status: "unverified",
            reason: (0,ask/* reasonOf */.A3)(outcome.fault),
            durationMs: (0,ask/* durationOf */.cf)(outcome),
            failures: [],
            call,
        };
    }
    // Without an answer there is something to assert where HTTP gave a status.
    if (outcome.kind !== "answer" && !(outcome.kind === "fault" && checked.assertions && http)) {
        return {
            status: (0,ask/* statusOf */.c2)(outcome),
            durationMs: (0,ask/* durationOf */.cf)(outcome),
            failures: [(0,ask/* fault */.DG)(subject, call, outcome)],
            call,
        };
    }
    const { durationMs, notifications } = outcome;
    const requests = outcome.kind === "answer" ? outcome.requests : undefined;
    const { negotiatedVersion } = session.facts;
    const facts = { durationMs, notifications, requests, negotiatedVersion, http };
    const answer = outcome.kind === "answer" ? outcome.answer : undefined;
    const envelope = { ...(0,engine_envelope/* envelopeOf */.G)(found.method, answer ?? {}, facts), ...(answer && { response: answer }) };
    const warn = (0,warnings/* warnings */.A)(scene, test.server);
    const judged = await (0,verdict/* judgeEnvelope */.Y)(envelope, subject, checked, test.limits, fill, warn, scene.ports);
    const all = [...failures, ...judged.failures];
    const status = judged.status === "passed" && all.length > 0 ? "failed" : judged.status;
    return { ...judged, status, failures: all, durationMs: (0,ask/* round */.LI)(durationMs), call };
}


/***/ }),

/***/ 91136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ LIST_MEMBERS),
/* harmony export */   _: () => (/* binding */ listAll)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

const MOST_PAGES = 1_000;
const MOST_ITEMS = 100_000;
/** Where each list has its items. */
const LIST_MEMBERS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resourceTemplates",
    "prompts/list": "prompts",
};
/**
 * Reads a list page by page; a cursor that was seen before, or 1,000 pages, end it.
 *
 * @param ask sends one request of the method
 */
async function listAll(method, ask) {
    const member = LIST_MEMBERS[method] ?? "";
    const seen = new Set();
    const items = [];
    let first;
    let cursor;
    for (;;) {
        const outcome = await ask(method, cursor === undefined ? undefined : { cursor });
        first ??= outcome;
        const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(result) || !Array.isArray(result[member]))
            return { first, broken: outcome, items };
        for (const item of result[member].slice(0, MOST_ITEMS - items.length))
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string" || seen.has(next) || seen.size === MOST_PAGES)
            return { first, items };
        seen.add(next);
        cursor = next;
    }
}


/***/ })

};
