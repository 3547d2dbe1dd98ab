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
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78928);
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
    const made = new Map();
    const spot = { scene, known, on: { lane, session }, made };
    const fill = deferred ? (value) => (0,_suite_deferred_js__WEBPACK_IMPORTED_MODULE_0__/* .fillIn */ .pz)(value, (name) => (0,_references_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(name, spot)) : _ask_js__WEBPACK_IMPORTED_MODULE_1__/* .same */ .FB;
    return { kind: "session", lane, session, fill, made };
}


/***/ }),

/***/ 73200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCompliance: () => (/* binding */ runCompliance)
});

// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
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
// EXTERNAL MODULE: ./src/engine/check.ts
var check = __webpack_require__(73326);
// EXTERNAL MODULE: ./src/engine/judge.ts + 1 modules
var judge = __webpack_require__(78928);
;// CONCATENATED MODULE: ./src/engine/kinds/compliance.ts







/** Requests that only some revisions have. */
const OLDER = ["initialize", "ping"];
const NEWER = ["server/discover"];
/** Sends what a compliance test asks for, or judges the session so far; `made`: what its request was made with. */
async function checkCompliance(subject, suite, test, lane, session, made, owner) {
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
        return asked("raw", session.raw(raw, { timeoutMs, purpose: "raw", owner }));
    if (request) {
        const options = { timeoutMs, purpose: "raw", made, owner };
        return asked(request.method, session.request(request.method, request.params, options));
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
        return asked(check, session.request(check, undefined, { timeoutMs, purpose: purposeOf(test), made, owner }));
    }
    if (check !== undefined && check in list_all/* LIST_MEMBERS */.V)
        return list(subject, test, check, session, owner);
    return invariants(subject, suite, test, check ?? "", lane);
}
/** A list is read to its last page; `expect` sees the first. */
async function list(subject, test, method, session, owner) {
    const capability = method.split("/")[0] ?? "";
    const { capabilities } = session.facts;
    if (!test.expect && (0,json/* isObject */.G)(capabilities) && !(capability in capabilities)) {
        return { kind: "skipped", reason: `the server does not advertise the capability "${capability}"` };
    }
    const { timeoutMs } = test;
    const { first, broken } = await (0,list_all/* listAll */._)(method, (name, params) => session.request(name, params, { timeoutMs, purpose: purposeOf(test), owner }));
    if (!broken || broken === first || (0,ask/* missOf */.gv)(broken)) {
        return { kind: "outcome", method, outcome: broken ?? first, failures: [] };
    }
    if (broken.kind === "fault") {
        const { rule_id, message } = broken.fault;
        return { kind: "outcome", method, outcome: first, failures: [(0,judge/* failureOf */.g5)(subject, rule_id, { message })] };
    }
    const message = (0,redacted/* say */.cv) `a later page of ${(0,redacted/* hide */.jD)(method)} has no ${(0,redacted/* hide */.jD)(list_all/* LIST_MEMBERS */.V[method] ?? "")}`;
    const actual = broken.kind === "answer" ? (0,redacted/* hideValue */.Em)(broken.answer) : (0,redacted/* say */.cv) `${broken.kind}`;
    return {
        kind: "outcome",
        method,
        outcome: first,
        failures: [(0,judge/* failureOf */.g5)(subject, "ASSERT-RESULT", { message, actual })],
    };
}
function purposeOf({ expect }) {
    return expect?.some(check/* expectsError */.rf) ? "probe" : "test";
}
async function invariants(subject, suite, test, check, lane) {
    const all = (await lane.review?.now()) ?? [];
    const wanted = check.startsWith("INV-") ? all.filter(({ id }) => id === check) : all;
    const ofRevision = wanted.filter(({ reason }) => reason !== "it is about other revisions");
    if (ofRevision.length === 0)
        return { kind: "skipped", reason: `${check} does not apply to the session's revision` };
    if (ofRevision.every(({ status }) => status === "not_applicable")) {
        const reason = (0,redacted/* say */.cv) `the session has nothing to judge by ${(0,redacted/* hide */.jD)(check)}`;
        return { kind: "invariants", status: "unverified", failures: [], reason };
    }
    const location = suite.places.locate(test.node, ["check"]);
    const failures = ofRevision.flatMap(({ id, breaches, unjudged }) => [...breaches, ...unjudged].map(({ message, evidence, severity, count }) => (0,judge/* failureOf */.g5)(subject, id, {
        message,
        location,
        ...(severity !== undefined && { severity }),
        ...(evidence !== undefined && { actual: evidence }),
        ...(count > 1 && { note: (0,redacted/* say */.cv) `seen ${count} times` }),
    })));
    const isErrored = ofRevision.some(({ status }) => status === "errored");
    const status = isErrored ? "errored" : failures.length > 0 ? "failed" : "passed";
    return { kind: "invariants", status, failures };
}

;// CONCATENATED MODULE: ./src/engine/kinds/compliance-test.ts







/** compliance[]: a check of the protocol; where there is no `expect`, a result passes. */
async function runCompliance(checked, test, known, scene) {
    const subject = { suite: scene.suite, test };
    const ground = await (0,engine_ground/* groundOf */.J)(test.server, checked.deferred, subject, known, scene);
    if (ground.kind === "none")
        return ground.attempt;
    const { lane, session, fill, made } = ground;
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
    const found = await checkCompliance(subject, scene.suite, asked, lane, session, made, scene.owner);
    if (found.kind === "skipped")
        return { status: "skipped", reason: (0,redacted/* hide */.jD)(found.reason), durationMs: 0, failures: [], call };
    const { failures } = found;
    if (found.kind === "invariants") {
        const { kind: _, ...judged } = found;
        return { ...judged, durationMs: 0, call };
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
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63124);



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
        for (const item of result[member].slice(0, MOST_ITEMS - items.length))
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string" || seen.has(next) || seen.size === MOST_PAGES)
            return { first, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}


/***/ })

};
