export const id = 3200;
export const ids = [3200];
export const modules = {

/***/ 73200:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCompliance: () => (/* binding */ runCompliance)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/judge/envelope.ts
var judge_envelope = __webpack_require__(83712);
// EXTERNAL MODULE: ./src/engine/judge/failure.ts
var failure = __webpack_require__(20204);
// EXTERNAL MODULE: ./src/engine/judge/verdict.ts
var verdict = __webpack_require__(4227);
// EXTERNAL MODULE: ./src/engine/lanes/acquire-session.ts
var acquire_session = __webpack_require__(47307);
// EXTERNAL MODULE: ./src/engine/response.ts
var engine_response = __webpack_require__(78839);
// EXTERNAL MODULE: ./src/engine/test-context.ts
var test_context = __webpack_require__(42322);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/suite/tests/compliance.ts
var compliance = __webpack_require__(82799);
// EXTERNAL MODULE: ./src/engine/check.ts + 1 modules
var check = __webpack_require__(46824);
;// CONCATENATED MODULE: ./src/engine/kinds/compliance.ts








/** Requests that only some revisions have. */
const OLDER_METHODS = ["initialize", "ping"];
const NEWER_METHODS = ["server/discover"];
/** Sends the request of a compliance test, or judges the session so far. `made`: the values made for the request. */
async function checkCompliance(subject, suite, test, lane, session, generated, owner) {
    const { timeoutMs, check, request, raw } = test;
    const send = async (method, sent) => ({
        kind: "outcome",
        method,
        outcome: await sent,
        failures: [],
    });
    if (raw !== undefined && lane.transport === "cassette") {
        return { kind: "skipped", reason: "a cassette holds messages, not bytes" };
    }
    if (raw !== undefined)
        return send("raw", session.raw(raw, { timeoutMs, purpose: "raw", owner }));
    if (request) {
        const options = { timeoutMs, purpose: "raw", generated, owner };
        return send(request.method, session.request(request.method, request.params, options));
    }
    const { negotiatedVersion } = session.facts;
    const isOther = (0,known/* isSince */.$l)(negotiatedVersion, known/* FIRST_MODERN */.TZ) ? OLDER_METHODS : NEWER_METHODS;
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
        return send(check, session.request(check, undefined, { timeoutMs, purpose: purposeOf(test), generated, owner }));
    }
    if (check !== undefined && check in list_all/* LIST_MEMBERS */.VW)
        return checkList(subject, test, check, session, owner);
    const isInvariant = check === "INV" || check === "invariants" || check?.startsWith("INV-");
    return isInvariant
        ? checkInvariants(subject, suite, test, check ?? "", lane)
        : checkCorpus(subject, suite, test, check ?? "", lane, owner);
}
/** A list is read to its last page; `expect` sees the first. */
async function checkList(subject, test, method, session, owner) {
    const capability = method.split("/")[0] ?? "";
    const { capabilities } = session.facts;
    if (!test.expect && (0,json/* isObject */.Gv)(capabilities) && !(capability in capabilities)) {
        return { kind: "skipped", reason: `the server does not advertise the capability "${capability}"` };
    }
    const { timeoutMs } = test;
    const { first, broken } = await (0,list_all/* listAll */._w)(method, (name, params) => session.request(name, params, { timeoutMs, purpose: purposeOf(test), owner }));
    if (!broken || broken === first || (0,engine_response/* missOf */.gv)(broken)) {
        return { kind: "outcome", method, outcome: broken ?? first, failures: [] };
    }
    if (broken.kind === "fault") {
        const { rule_id, message } = broken.fault;
        return { kind: "outcome", method, outcome: first, failures: [(0,failure/* failureOf */.g)(subject, rule_id, { message })] };
    }
    const message = (0,redacted/* say */.cv) `a later page of ${(0,redacted/* hide */.jD)(method)} has no ${(0,redacted/* hide */.jD)(list_all/* LIST_MEMBERS */.VW[method] ?? "")}`;
    const actual = broken.kind === "answer" ? (0,redacted/* hideValue */.Em)(broken.answer) : (0,redacted/* say */.cv) `${broken.kind}`;
    return {
        kind: "outcome",
        method,
        outcome: first,
        failures: [(0,failure/* failureOf */.g)(subject, "ASSERT-RESULT", { message, actual })],
    };
}
function purposeOf({ expect }) {
    return expect?.some(check/* expectsError */.rf) ? "probe" : "test";
}
async function checkInvariants(subject, suite, test, check, lane) {
    const all = (await lane.review?.now()) ?? [];
    const wanted = check.startsWith("INV-") ? all.filter(({ id }) => id === check) : all;
    const ofRevision = wanted.filter(({ reason }) => reason !== "it applies to other revisions");
    if (ofRevision.length === 0)
        return { kind: "skipped", reason: `${check} does not apply to the session's revision` };
    if (ofRevision.every(({ status }) => status === "not_applicable")) {
        const reason = (0,redacted/* say */.cv) `the session has nothing to judge by ${(0,redacted/* hide */.jD)(check)}`;
        return { kind: "rules", status: "unverified", failures: [], reason };
    }
    const location = suite.places.locate(test.node, ["check"]);
    const failures = ofRevision.flatMap(({ id, breaches, unjudged }) => [...breaches, ...unjudged].map(({ message, evidence, severity, count }) => (0,failure/* failureOf */.g)(subject, id, {
        message,
        location,
        ...(severity !== undefined && { severity }),
        ...(evidence !== undefined && { actual: evidence }),
        ...(count > 1 && { note: (0,redacted/* say */.cv) `seen ${count} times` }),
    })));
    const isErrored = ofRevision.some(({ status }) => status === "errored");
    const status = isErrored ? "errored" : failures.length > 0 ? "failed" : "passed";
    return { kind: "rules", status, failures };
}
/** A corpus run in sessions of its own. A rule that is named fails the test; of all, only those of severity must do. */
async function checkCorpus(subject, suite, test, check, lane, owner) {
    if (lane.transport === "cassette")
        return { kind: "skipped", reason: "a cassette answers only what was recorded" };
    const { runCorpus } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(8881), __webpack_require__.e(2980), __webpack_require__.e(170)]).then(__webpack_require__.bind(__webpack_require__, 60170));
    const { scoreOf } = await __webpack_require__.e(/* import() */ 8252).then(__webpack_require__.bind(__webpack_require__, 28252));
    const { mayCallTool } = await __webpack_require__.e(/* import() */ 1634).then(__webpack_require__.bind(__webpack_require__, 81634));
    const isAll = check === compliance/* CORPUS */.zF;
    const outcome = await runCorpus({
        ...(await lane.corpusPort()),
        targetVersion: lane.targetVersion,
        mayCall: (tool) => mayCallTool(tool, lane.server.safeCalls),
        isWanted: (id) => (0,compliance/* isOfCheck */.wN)(id, check),
    });
    const location = suite.places.locate(test.node, ["check"]);
    if (!outcome.ok) {
        const { rule_id, message } = outcome.failure;
        return { kind: "rules", status: "errored", failures: [(0,failure/* failureOf */.g)(subject, rule_id, { message, location })] };
    }
    const { results } = outcome.findings;
    const { score, grade } = scoreOf(results);
    const corpus = isAll && score !== null && grade !== null ? { corpus: { score, grade } } : {};
    const failed = results.filter(({ status }) => status === "failed");
    const failures = [];
    for (const { id, title, subject: thing, message = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(title)}: it does not hold`, evidence, severity, } of failed) {
        const text = thing === undefined ? message : (0,redacted/* say */.cv) `${thing}: ${message}`;
        const shown = { message: text, ...(evidence !== undefined && { evidence }) };
        if (isAll && severity !== "must") {
            lane.report({ rule_id: id, ...shown, count: 1, ...(owner && { owner }) }, { gates: false, location });
        }
        else {
            failures.push((0,failure/* failureOf */.g)(subject, id, {
                message: text,
                location,
                severity,
                ...(evidence !== undefined && { actual: evidence }),
            }));
        }
    }
    if (failures.length > 0)
        return { kind: "rules", status: "failed", failures, ...corpus };
    if (results.some(({ status }) => status === "passed"))
        return { kind: "rules", status: "passed", failures, ...corpus };
    const unverified = results.find(({ status }) => status === "unverified");
    if (unverified)
        return { kind: "rules", status: "unverified", failures, reason: unverified.message ?? (0,redacted/* say */.cv) `` };
    return { kind: "skipped", reason: results[0]?.message ?? `${check} does not apply` };
}

;// CONCATENATED MODULE: ./src/engine/kinds/compliance-test.ts








/** compliance[]: a check of the protocol; without `expect`, a result passes. */
async function runCompliance(checked, test, values, context) {
    const subject = { suite: context.suite, test };
    const acquired = await (0,acquire_session/* acquireSession */.t)(test.server, checked.deferred, subject, values, context);
    if (acquired.kind !== "session")
        return (0,verdict/* attemptWithoutAnswer */.iq)(acquired);
    const { lane, session, fill, generated } = acquired;
    let request;
    try {
        request = fill(test.request);
    }
    catch (error) {
        return { status: "errored", durationMs: 0, failures: [(0,failure/* suiteFault */.T)(subject, error)] };
    }
    const method = test.check ?? request?.method ?? "raw";
    const line = () => test.raw ?? (request ? `${method} ${JSON.stringify(request.params ?? {})}` : method);
    const call = { method, params: { ...request?.params }, line };
    const filled = { ...test, ...(request && { request }) };
    const result = await checkCompliance(subject, context.suite, filled, lane, session, generated, context.owner);
    if (result.kind === "skipped")
        return { status: "skipped", reason: (0,redacted/* hide */.jD)(result.reason), durationMs: 0, failures: [], call };
    const { failures } = result;
    if (result.kind === "rules") {
        const { kind: _, ...judged } = result;
        return { ...judged, durationMs: 0, call };
    }
    const { outcome } = result;
    if (test.check !== "initialize")
        await lane.recordOutcome(session, outcome);
    const { timeoutMs } = test;
    const readsHttp = checked.assertions !== undefined;
    const response = (0,engine_response/* responseOf */.lR)(outcome, { subject, call, session, timeoutMs, readsHttp });
    if (response.kind !== "response")
        return (0,verdict/* attemptWithoutAnswer */.iq)(response);
    const { answer, facts } = response;
    const envelope = { ...(0,judge_envelope/* envelopeOf */.G)(result.method, answer ?? {}, facts), ...(answer && { response: answer }) };
    const warn = (0,test_context/* warnerOf */.Z)(context, test.server);
    const judged = await (0,verdict/* judgeEnvelope */.Yj)(envelope, subject, checked, test.limits, fill, warn, context.ports);
    const all = [...failures, ...judged.failures];
    const status = judged.status === "passed" && all.length > 0 ? "failed" : judged.status;
    return { ...judged, status, failures: all, durationMs: (0,engine_response/* round */.LI)(facts.durationMs), call };
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


/***/ })

};
