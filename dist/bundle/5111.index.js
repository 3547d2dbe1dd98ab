export const id = 5111;
export const ids = [5111];
export const modules = {

/***/ 67492:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerified: () => (/* binding */ runVerified)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54074);
/* harmony import */ var _mcp_list_all_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91136);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43568);
/* harmony import */ var _judge_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4227);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78839);
/* harmony import */ var _test_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42322);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23053);







const LIST_MS = 30_000;
const NUMBER = /-?\d+(?:\.\d+)?/g;
/** verify, wire_fault and resend: the call, lost or repeated as a client would, then steps that judge what it changed. */
async function runVerified(checked, test, values, context) {
    const subject = { suite: context.suite, test };
    const { transform, timeoutMs, server, resend = 0, limits } = test;
    const spec = { subject, server, call: test, timeoutMs, expect: checked, ...(transform && { transform }) };
    const { wireFault } = test;
    const { verify } = checked;
    const repeats = resend > 0 || wireFault === "duplicate_request";
    const before = verify && repeats ? await readBefore(verify, test, values, context) : new Map();
    let result = await (0,_call_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCall */ .p)({ ...spec, ...(wireFault && { wireFault }) }, values, context);
    let sent = wireFault === "duplicate_request" ? 2 : 1;
    for (let again = 0; again < resend && (result.kind === "answer" || result.kind === "lost"); again += 1) {
        // Only the last answer is judged.
        context.kept.release();
        result = await (0,_call_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCall */ .p)(spec, values, context);
        sent += 1;
    }
    // Without `expect`, `verify` alone judges.
    const expectations = verify && !checked.assertions ? { ...checked, assertions: [] } : checked;
    const answer = await (0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeCall */ .MX)(result, subject, expectations, limits, (0,_test_context_js__WEBPACK_IMPORTED_MODULE_5__/* .warnerOf */ .Z)(context, server), context.ports);
    if (verify === undefined || answer.status === "skipped")
        return answer;
    const answered = new Map(values.steps);
    const verified = await (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .runSteps */ .r)(verify, test, answered, { ...values, steps: answered }, context, {
        stopAtFailure: true,
    });
    if (verified.status === "failed" && sent > 1)
        await addEffectNotes(verified.failures, { ...test, sent, before }, context);
    const worst = [answer, verified].find(({ status }) => status === "errored") ?? (answer.status === "failed" ? answer : verified);
    return {
        ...worst,
        ...(answer.call && { call: answer.call }),
        durationMs: (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .round */ .LI)(answer.durationMs + verified.durationMs),
        failures: [...answer.failures, ...verified.failures],
        ...(verified.steps && { steps: verified.steps }),
    };
}
/** What `verify` reads before the call, by the place of each assertion; empty if its steps might change something. */
async function readBefore(verify, test, values, context) {
    for (const { step } of verify) {
        if (step.call.block !== "tools")
            continue;
        if (!(await hasHint("readOnlyHint", step.call.tool, step.server, context)))
            return new Map();
    }
    const answered = new Map(values.steps);
    const options = { stopAtFailure: false, purpose: "probe" };
    const read = await (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .runSteps */ .r)(verify, test, answered, { ...values, steps: answered }, context, options);
    const passed = verify.flatMap(({ assertions = [] }) => assertions.map(({ source }) => [
        placeOf(source.location),
        (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(source.matcher) ? source.matcher["exact"] : undefined,
    ]));
    // An assertion that held already has the value that it expects.
    return new Map([
        ...passed,
        ...read.failures.map((failure) => [placeOf(failure.location), failure.actual]),
    ]);
}
/** Notes on the failures after a repeated call which of them show that it took effect more than once. */
async function addEffectNotes(failures, test, context) {
    for (const failure of failures) {
        const notes = [`the call was sent ${test.sent} times`];
        const times = timesApplied(failure, test.before.get(placeOf(failure.location)));
        if (times !== undefined && times >= 2 && times <= test.sent) {
            failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, "FAULT-STATE-DOUBLE-EFFECT"])];
            notes.push(`its effect shows ${times} times`);
            if (await hasHint("idempotentHint", test.tool, test.server, context)) {
                notes.push("the tool says idempotentHint: true, which is wrong");
            }
        }
        failure.note = [...(failure.note === undefined ? [] : [failure.note]), ...notes].join("; ");
    }
}
/**
 * How many times the expected change shows in a number, a length or the number in a text; undefined if that is not
 * clear, as without the value before the call.
 */
function timesApplied({ matcher, expected, actual }, before) {
    const [wanted, is, was] = [expected, actual, before].map(amountIn);
    if (matcher !== "exact" || !wanted || !is || !was || wanted.rest !== is.rest)
        return undefined;
    const times = (is.amount - was.amount) / (wanted.amount - was.amount);
    const whole = Math.round(times);
    return Math.abs(times - whole) < 1e-6 ? whole : undefined;
}
/** A number, the length of a list, or the only number in a text; `rest` is what stands around it. */
function amountIn(value) {
    if (typeof value === "number")
        return { amount: value, rest: "" };
    if (Array.isArray(value))
        return { amount: value.length, rest: "" };
    const numbers = typeof value === "string" ? (value.match(NUMBER) ?? []) : [];
    if (typeof value !== "string" || numbers.length !== 1)
        return undefined;
    return { amount: Number(numbers[0]), rest: value.replace(NUMBER, "#") };
}
function placeOf({ file, line, column }) {
    return `${file}:${line}:${column}`;
}
/** True if one of the server's tools has this hint. */
async function hasHint(hint, name, server, context) {
    const acquired = await context.lane(server).acquireSession();
    if (acquired.kind !== "session")
        return false;
    const { items } = await (0,_mcp_list_all_js__WEBPACK_IMPORTED_MODULE_0__/* .listAll */ ._w)("tools/list", (method, params) => acquired.session.request(method, params, { timeoutMs: LIST_MS, purpose: "probe", owner: context.owner }));
    const tool = items.find((item) => (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(item) && item["name"] === name);
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(tool) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(tool["annotations"]) && tool["annotations"][hint] === true;
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
