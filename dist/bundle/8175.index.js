export const id = 8175;
export const ids = [8175];
export const modules = {

/***/ 38175:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runComposition: () => (/* binding */ runComposition)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56207);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43568);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20204);
/* harmony import */ var _judge_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45705);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61426);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78839);
/* harmony import */ var _test_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42322);









/** compositions[]: calls in topological order; independent calls run at the same time. */
async function runComposition(checked, test, values, context) {
    const startedAt = performance.now();
    const outputs = new Map();
    /** The results that the outputs were taken from. */
    const answers = new Map();
    const results = new Map();
    const ran = [];
    const faults = [];
    const unanswered = [];
    let errored = false;
    let call;
    let reason;
    /** Why a node had no server. */
    let stopped;
    const running = new Map();
    for (const node of test.nodes) {
        const parents = node.needs.map((need) => running.get(need));
        running.set(node.id, Promise.all(parents).then(() => run(node)));
    }
    await Promise.all(running.values());
    const order = test.nodes.map(({ id }) => id);
    const envelope = {
        composition: { ran, order },
        nodes: Object.fromEntries(order.map((id) => [id, results.get(id)])),
        ...(outputs.has(test.output) && { output: outputs.get(test.output) }),
        duration_ms: performance.now() - startedAt,
        notifications: [],
        protocol_version: context.targetVersion,
    };
    const durationMs = (0,_response_js__WEBPACK_IMPORTED_MODULE_6__/* .round */ .LI)(envelope.duration_ms);
    const subject = { suite: context.suite, test };
    const rest = { durationMs, ...(call && { call }) };
    if (reason !== undefined && ran.length === 0)
        return { status: "skipped", failures: [], ...stopped, reason: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(reason), ...rest };
    if (errored)
        return { status: "errored", failures: faults, ...rest, ...stopped };
    const scope = { context, values: { ...values, nodes: outputs } };
    const fill = (value) => (0,_references_js__WEBPACK_IMPORTED_MODULE_5__/* .fillReferences */ .k)(value, scope);
    const judged = checked.assertions
        ? await (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeAll */ .Ty)(subject, checked.assertions, envelope, fill, context.ports)
        : { failures: unanswered, broken: false, waits: undefined };
    const failures = [...faults, ...judged.failures, ...(await limited())];
    if (judged.waits !== undefined && failures.length === 0) {
        return { status: "deferred", failures, reason: judged.waits, ...rest };
    }
    return { status: judged.broken ? "errored" : failures.length > 0 ? "failed" : "passed", failures, ...rest };
    /** True if the test passes only if this node fails. */
    function expectsError(id) {
        const one = { nodes: { [id]: { status: "error" } } };
        return (checked.assertions ?? []).some(({ source: { matcher }, target }) => {
            const read = target.read(one);
            return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(matcher) && matcher["exact"] === "error" && read.found && read.value === "error";
        });
    }
    /** A model would see only the answer of the output node. */
    async function limited() {
        if (!test.limits)
            return [];
        const { judgeLimits } = await __webpack_require__.e(/* import() */ 7223).then(__webpack_require__.bind(__webpack_require__, 7223));
        const server = test.nodes.find(({ id }) => id === test.output)?.server ?? test.server;
        const seen = { ...envelope, result: answers.get(test.output) };
        return judgeLimits(seen, subject, test.limits, (0,_test_context_js__WEBPACK_IMPORTED_MODULE_8__/* .warnerOf */ .Z)(context, server));
    }
    async function run(node) {
        const { id, needs } = node;
        if (needs.some((need) => results.get(need)?.status !== "ok")) {
            results.set(id, { status: "skipped", duration_ms: 0 });
            return;
        }
        const subject = { suite: context.suite, test: { name: test.name, location: node.location } };
        const result = await (0,_call_js__WEBPACK_IMPORTED_MODULE_2__/* .makeCall */ .p)({
            subject,
            server: node.server,
            call: node.call,
            timeoutMs: test.timeoutMs,
            expect: {
                assertions: undefined,
                deferred: (0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .hasDeferred */ .gD)(node.call),
                readsHttp: false,
                readsStderr: false,
                expectsError: expectsError(id),
            },
        }, { ...values, nodes: outputs }, context);
        if (result.kind === "no server" || result.kind === "unverified") {
            if (result.kind === "no server" && result.cause !== undefined)
                stopped ??= { cause: result.cause };
            reason ??= result.reason;
            results.set(id, { status: "error", duration_ms: 0 });
            unanswered.push((0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g)(subject, "ASSERT-RESULT", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the node ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(id)} could not be called: ${result.reason}`,
            }));
            return;
        }
        if (result.kind === "lost")
            throw new Error("no node is lost on the wire");
        ran.push(id);
        if (result.kind === "fault") {
            if (result.cause !== undefined)
                stopped ??= { cause: result.cause, reason: result.reason };
            errored ||= result.status === "errored";
            faults.push(...result.failures);
            call ??= result.call;
            results.set(id, { status: "error", duration_ms: result.durationMs });
            return;
        }
        const bad = (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeResult */ .p8)(subject, result.envelope);
        unanswered.push(...bad);
        if (call === undefined || bad.length > 0)
            call = result.call;
        const output = outputOf(result.envelope);
        answers.set(id, result.envelope.result);
        if (bad.length === 0)
            outputs.set(id, output);
        results.set(id, { status: bad.length > 0 ? "error" : "ok", output, duration_ms: result.durationMs });
    }
}
/** What references to a node read: structured content, else the first text as JSON, else as text. */
function outputOf({ result, error }) {
    if (error !== undefined)
        return error;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(result))
        return result;
    if (result["structuredContent"] !== undefined)
        return result["structuredContent"];
    const content = Array.isArray(result["content"]) ? result["content"] : [];
    const text = content
        .map((part) => ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(part) ? part["text"] : undefined))
        .find((value) => typeof value === "string");
    if (typeof text !== "string")
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}


/***/ })

};
