export const id = 3747;
export const ids = [3747];
export const modules = {

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

/***/ 22473:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runFuzz: () => (/* binding */ runFuzz)
/* harmony export */ });
/* harmony import */ var _conformance_fuzz_types_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95578);
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _judge_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57985);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20204);
/* harmony import */ var _judge_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4227);
/* harmony import */ var _lanes_acquire_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47307);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76680);
/* harmony import */ var _fuzz_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24315);
/* harmony import */ var _fuzz_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86269);










/** fuzz: many calls with generated arguments instead of one. A fault fails the test; anything else is a finding. */
async function runFuzz(checked, test, { seed, cases, maxCallMs }, values, context) {
    const subject = { suite: context.suite, test };
    const acquired = await (0,_lanes_acquire_session_js__WEBPACK_IMPORTED_MODULE_5__/* .acquireSession */ .t)(test.server, checked.deferred, subject, values, context);
    if (acquired.kind !== "session")
        return (0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptWithoutAnswer */ .iq)(acquired);
    const { lane, session, fill } = acquired;
    let call;
    let args;
    try {
        call = (0,_call_js__WEBPACK_IMPORTED_MODULE_8__/* .callOf */ .C)(test, fill);
        args = fill(test.args);
    }
    catch (error) {
        return { status: "errored", durationMs: 0, failures: [(0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteFault */ .T)(subject, error)] };
    }
    const startedAt = performance.now();
    const attempt = (rest) => ({
        durationMs: Math.round((performance.now() - startedAt) * 100) / 100,
        failures: [],
        call,
        ...rest,
    });
    const { tools, broken } = await (0,_fuzz_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .listTools */ .qO)(session, lane, { maxCallMs, allowDestructive: false });
    const tool = tools.find(({ name }) => name === test.tool);
    if (!tool) {
        const why = broken ?? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it is not in tools/list`;
        return attempt({ status: "unverified", reason: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the schema of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(test.tool)} is not known: ${why}` });
    }
    if (tool.withheld !== undefined) {
        const reason = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(test.tool)} is not called: ${tool.withheld}; \`safe_calls\` lets it be called`;
        return attempt({ status: "skipped", reason });
    }
    const target = new _fuzz_target_js__WEBPACK_IMPORTED_MODULE_6__/* .LaneFuzzTarget */ .d(lane, tool, maxCallMs, context.owner ?? {});
    const known = Object.keys(args).length > 0 ? { ...tool, base: args } : tool;
    const report = await (0,_fuzz_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .fuzzListed */ .Lr)(known, lane, target, { seed, runs: cases, signal: new AbortController().signal });
    // The requests of a fuzzed test are far too many to be shown; its findings have their arguments.
    lane.evidence.clear();
    const faults = report.findings.filter(({ class: name }) => _conformance_fuzz_types_js__WEBPACK_IMPORTED_MODULE_9__/* .FAULTS */ .y2.includes(name));
    reportOthers(report, test, context);
    const result = { fuzz: summaryOf(seed, report), findings: target.reported.list() };
    if (faults.length > 0) {
        const failures = faults.map((finding) => failureOfFinding(finding, subject, test.tool));
        return attempt({ status: "failed", failures, ...result });
    }
    const judged = Object.values(report.classes).reduce((sum, count) => sum + count, 0);
    const reason = report.stopped ?? report.not_judged[0]?.reason;
    if (judged === 0)
        return attempt({ status: "unverified", reason: reason ?? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `no call was made`, ...result });
    const isOff = context.suite.runOptions.invariants === "off";
    const off = isOff ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `invariants are off: protocol_violation and output_schema were not judged` : undefined;
    const note = reason ?? off;
    return attempt({ status: "passed", ...(note !== undefined && { reason: note }), ...result });
}
/** What is not a fault: a rejection on the wrong channel, and an invalid call that is accepted. */
function reportOthers({ name, findings }, test, context) {
    const { suite } = context;
    const { errorChannel } = suite.runOptions;
    const location = suite.places.locate(test.node, ["fuzz"], "key");
    const lane = context.lane(test.server);
    for (const finding of findings) {
        const { class: kind, rule_id, message, count } = finding;
        if (_conformance_fuzz_types_js__WEBPACK_IMPORTED_MODULE_9__/* .FAULTS */ .y2.includes(kind) || (kind === "rejected_protocol" && errorChannel === "off"))
            continue;
        const gates = kind === "rejected_protocol" && errorChannel === "fail";
        const fault = { rule_id, message, count, ...(context.owner && { owner: context.owner }) };
        lane.report(fault, { gates, location, request: requestOf(name, finding) });
    }
}
function failureOfFinding(finding, subject, tool) {
    const { class: kind, rule_id, label, message, count, reproduced } = finding;
    const again = reproduced ? "" : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `; a fresh server did not show it again: it may depend on earlier calls`;
    return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g)(subject, rule_id, {
        target: `fuzz.classes.${kind}`,
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(tool)}, ${kind}: ${message}`,
        expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `an answer that shows no fault`,
        actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${kind}`,
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `found by ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(label)}, shown by ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(count, "call")}${again}`,
        location: subject.suite.places.locate(subject.test.node ?? {}, ["fuzz"], "key"),
        ...{ request: requestOf(tool, finding) },
    });
}
function requestOf(tool, { args }) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_call_js__WEBPACK_IMPORTED_MODULE_8__/* .toolLine */ .p)(tool, (0,_judge_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .abbreviate */ .Sm)(args)));
}
function summaryOf(seed, { runs, classes, findings, not_judged, stopped }) {
    return {
        ...{ seed, runs, classes, not_judged },
        findings: findings.map((finding) => ({ ...finding, args: (0,_judge_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .abbreviate */ .Sm)(finding.args) })),
        ...(stopped !== undefined && { stopped }),
    };
}


/***/ })

};
