export const id = 7492;
export const ids = [7492];
export const modules = {

/***/ 67492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerified: () => (/* binding */ runVerified)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86153);
/* harmony import */ var _mcp_list_all_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91136);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76907);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61573);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23053);






const LIST_MS = 30_000;
/** verify, wire_fault and resend: the call, lost or sent again as by a client, then steps that judge what it changed. */
async function runVerified(checked, test, known, scene) {
    const subject = { suite: scene.suite, test };
    const { transform, timeoutMs, server, resend = 0, limits } = test;
    const question = { subject, server, call: test, timeoutMs, expect: checked, ...(transform && { transform }) };
    const { wireFault } = test;
    let asked = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)({ ...question, ...(wireFault && { wireFault }) }, known, scene);
    for (let again = 0; again < resend && (asked.kind === "answer" || asked.kind === "lost"); again += 1) {
        asked = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)(question, known, scene);
    }
    const sent = 1 + resend + (wireFault === "duplicate_request" ? 1 : 0);
    const { verify } = checked;
    // Without `expect`, `verify` alone judges.
    const own = verify && !checked.assertions ? { ...checked, assertions: [] } : checked;
    const answer = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeAsked */ .E)(asked, subject, own, limits, (0,_warnings_js__WEBPACK_IMPORTED_MODULE_4__/* .warnings */ .A)(scene, server), scene.ports);
    if (verify === undefined || answer.status === "skipped")
        return answer;
    const answered = new Map(known.steps);
    const verified = await (0,_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .runSteps */ .r)(verify, test, answered, { ...known, steps: answered }, scene, {
        stopAtFailure: true,
    });
    if (verified.status === "failed" && sent > 1)
        await blame(verified.failures, { ...test, sent }, scene);
    const worst = [answer, verified].find(({ status }) => status === "errored") ?? (answer.status === "failed" ? answer : verified);
    return {
        ...worst,
        ...(answer.call && { call: answer.call }),
        durationMs: (0,_ask_js__WEBPACK_IMPORTED_MODULE_1__/* .round */ .LI)(answer.durationMs + verified.durationMs),
        failures: [...answer.failures, ...verified.failures],
        ...(verified.steps && { steps: verified.steps }),
    };
}
/** What is wrong after a call that was sent more than once is an effect that was applied twice. */
async function blame(failures, test, scene) {
    const ground = await scene.lane(test.server).ground();
    const hint = ground.kind === "session" && (await saysIdempotent(test.tool, ground.session));
    for (const failure of failures) {
        failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, "FAULT-STATE-DOUBLE-EFFECT"])];
        const sent = `the call was sent ${test.sent} times`;
        const told = hint ? `${sent}; the tool says idempotentHint: true, which is then false` : sent;
        failure.note = failure.note === undefined ? told : `${failure.note}; ${told}`;
    }
}
async function saysIdempotent(name, session) {
    const { items } = await (0,_mcp_list_all_js__WEBPACK_IMPORTED_MODULE_0__/* .listAll */ ._)("tools/list", (method, params) => session.request(method, params, { timeoutMs: LIST_MS, purpose: "probe" }));
    const tool = items.find((one) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(one) && one["name"] === name);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(tool) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(tool["annotations"]) && tool["annotations"]["idempotentHint"] === true;
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
