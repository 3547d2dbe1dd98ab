export const id = 8856;
export const ids = [8856];
export const modules = {

/***/ 2657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);

/** `1 test`, `3 tests`, `1,200 tests`. The noun is one that the code itself holds. */
function plural(count, noun) {
    return (0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(`${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`);
}


/***/ }),

/***/ 43568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ makeCall)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _judge_envelope_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83712);
/* harmony import */ var _judge_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60841);
/* harmony import */ var _kinds_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76680);
/* harmony import */ var _lanes_acquire_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47307);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(938);






/** Makes one call. Throws only for a bug of ours. */
async function makeCall(spec, values, context) {
    const { subject, expect, timeoutMs, transform } = spec;
    const acquiring = (0,_lanes_acquire_session_js__WEBPACK_IMPORTED_MODULE_2__/* .acquireSession */ .t)(spec.server, expect.deferred, subject, values, context);
    const acquired = acquiring instanceof Promise ? await acquiring : acquiring;
    if (acquired.kind !== "session")
        return acquired;
    const { lane, session, fill, made } = acquired;
    let call;
    try {
        call = (0,_kinds_call_js__WEBPACK_IMPORTED_MODULE_4__/* .callOf */ .C)(spec.call, fill);
    }
    catch (error) {
        return { kind: "fault", status: "errored", failures: [(0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteFault */ .T9)(subject, error)], durationMs: 0 };
    }
    if (transform?.request) {
        const { transformRequest } = await __webpack_require__.e(/* import() */ 3237).then(__webpack_require__.bind(__webpack_require__, 93237));
        const transformed = await transformRequest(call, transform, spec, context);
        if (transformed.kind === "fault")
            return { ...transformed, call };
        call = transformed.call;
    }
    const mark = expect.readsStderr ? session.stderrMark() : 0;
    const { wireFault } = spec;
    if (wireFault === "drop_response" || wireFault === "disconnect") {
        const cuts = wireFault === "disconnect";
        await session.sendAndDiscard?.(call.method, call.params, { cuts, made });
        // Over stdio the connection is the server's own: both end together.
        if (cuts && lane.server.http === undefined)
            await lane.disconnect();
        return { kind: "lost", call };
    }
    const purpose = expect.expectsError ? "probe" : "test";
    const twice = wireFault === "duplicate_request";
    const options = { timeoutMs, purpose: spec.purpose ?? purpose, twice, made, owner: context.owner };
    const outcome = await session.request(call.method, call.params, options);
    // Before the verdict, so that the next test does not meet a dead server.
    if (outcome.kind === "answer")
        void lane.recordOutcome(session, outcome);
    else
        await lane.recordOutcome(session, outcome);
    const response = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .responseOf */ .lR)(outcome, { subject, call, session, timeoutMs, readsHttp: expect.readsHttp });
    if (response.kind !== "response")
        return response;
    const { answer, facts } = response;
    if (expect.readsStderr)
        facts.stderr = session.stderr(mark);
    const envelope = (0,_judge_envelope_js__WEBPACK_IMPORTED_MODULE_5__/* .envelopeOf */ .G)(call.method, answer ?? {}, facts);
    const durationMs = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .round */ .LI)(facts.durationMs);
    if (answer && !("result" in envelope)) {
        const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer has neither a result nor an error`;
        const failures = [(0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(subject, "FAULT-PROTO-MALFORMED-FRAME", { message, actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(answer) })];
        return { kind: "fault", status: "failed", failures, durationMs, call };
    }
    if (transform?.response && "result" in envelope && !("error" in envelope)) {
        const { transformResponse } = await __webpack_require__.e(/* import() */ 3237).then(__webpack_require__.bind(__webpack_require__, 93237));
        const failed = await transformResponse(envelope, transform, spec, context);
        if (failed)
            return { ...failed, durationMs, call };
    }
    return { kind: "answer", envelope, durationMs, call, fill };
}


/***/ }),

/***/ 83712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ envelopeOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

const NONE = [];
/**
 * The envelope of an answer. A successful tools/call that leaves `isError` out reads as false; a JSON-RPC error reads
 * under `error` and, as injected errors do, under `result.error` with `result.isError` true.
 */
function envelopeOf(method, answer, facts) {
    const envelope = {
        duration_ms: facts.durationMs,
        notifications: facts.notifications,
        requests: facts.requests ?? NONE,
        protocol_version: facts.negotiatedVersion,
    };
    if (facts.http)
        envelope.http = facts.http;
    if (facts.stderr)
        envelope.server = { stderr: facts.stderr };
    const { result } = answer;
    if ("error" in answer)
        envelope.error = answer["error"];
    if ("result" in answer) {
        const bare = method === "tools/call" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(result) && !("isError" in result);
        // In this order: a literal that starts with a spread takes a microsecond, and gets a new shape each time.
        envelope.result = bare ? { isError: false, ...result } : result;
    }
    else if ("error" in answer) {
        envelope.result = { jsonrpc: "2.0", isError: true, error: answer["error"] };
    }
    return envelope;
}


/***/ }),

/***/ 60841:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ suiteFault),
/* harmony export */   Ty: () => (/* binding */ judgeAll),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   p8: () => (/* binding */ judgeResult),
/* harmony export */   y1: () => (/* binding */ jqError)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86153);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _matchers_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2650);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97930);
/* harmony import */ var _mcp_revisions_known_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98042);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41693);
/* harmony import */ var _volatile_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39872);








/**
 * Judges every assertion of a test against its envelope; all failures, not only the first. Returns a promise only if
 * it has to wait: most assertions are judged at once.
 * `fill` puts values known only at run time into a matcher's argument; `ports` are what matchers may use.
 */
function judgeAll(subject, assertions, envelope, fill, ports) {
    const judgement = { failures: [], broken: false };
    const judge = (from) => {
        for (let i = from; i < assertions.length; i++) {
            const assertion = assertions[i];
            try {
                const waiting = judgeOne(subject, assertion, envelope, fill, ports, judgement);
                if (waiting) {
                    return waiting.catch((error) => recordError(subject, assertion, judgement, error)).then(() => judge(i + 1));
                }
            }
            catch (error) {
                recordError(subject, assertion, judgement, error);
            }
        }
        return judgement;
    };
    return judge(0);
}
/** Adds the result of one assertion to the judgement; a promise if it has to wait. */
function judgeOne(subject, assertion, envelope, fill, ports, { failures }) {
    const matcher = compileMatcher(assertion, fill);
    const value = matcher.name === "snapshot" ? valueWithoutVolatile(subject, assertion, envelope) : assertion.target.read(envelope);
    if (!value.found) {
        if (!allowsAbsent(assertion))
            failures.push(absentFailure(subject, assertion, matcher.name, value, envelope));
        return undefined;
    }
    const take = (verdict) => {
        if (!verdict.pass)
            failures.push(mismatchFailure(subject, assertion, matcher.name, verdict, envelope));
    };
    if (assertion.transform !== undefined) {
        return applyTransform(assertion.transform, value.value).then(async (input) => take(input instanceof TransformFailure ? input.verdict : await matcher.judge(input, ports)));
    }
    const judged = matcher.judge(value.value, ports);
    if (judged instanceof Promise)
        return judged.then(take);
    take(judged);
    return undefined;
}
/** What a snapshot compares: the value without what its server declares `volatile`; null if nothing is left. */
function valueWithoutVolatile({ suite, test }, { target }, envelope) {
    const value = target.read(envelope);
    const volatile = suite.servers.get(test.server ?? "")?.volatile ?? [];
    if (volatile.length === 0 || !value.found)
        return value;
    const steady = target.read((0,_volatile_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutTargets */ .z)(envelope, volatile));
    return steady.found ? steady : { found: true, value: null };
}
/** Records why an assertion could not be judged. Throws for a bug of ours. */
function recordError(subject, assertion, judgement, error) {
    if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__/* .NeedsModel */ .n) {
        judgement.waits ??= error.message;
        return;
    }
    const { target, location } = assertion.source;
    judgement.failures.push(suiteFault(subject, error, { target, location }));
    judgement.broken = true;
}
/** The failure for an error of the suite. Throws every other error: it is a bug of ours. */
function suiteFault(subject, error, place = {}) {
    if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault) {
        return failureOf(subject, "SUITE-FAULT", { ...place, message: error.message, fix: error.fix });
    }
    if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.MatcherError) {
        return failureOf(subject, "SUITE-FAULT", { ...place, message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(error.message), fix: error.fix });
    }
    // A reference that has no value when it is needed.
    const problem = error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo ? error.problems[0] : undefined;
    if (problem === undefined)
        throw error;
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(problem.title)}: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(problem.description)}`;
    return failureOf(subject, "SUITE-FAULT", { ...place, message, fix: problem.fix });
}
/** jq did not turn the value into exactly one output: the assertion has failed. */
class TransformFailure {
    verdict;
    constructor(verdict) {
        this.verdict = verdict;
    }
}
async function applyTransform(transform, value) {
    const { outputs, error } = await transform(value);
    const actual = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(value);
    if (error !== undefined)
        return new TransformFailure({
            pass: false,
            actual,
            note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`transform\` failed: ${await jqError(transform, value, error)}`,
        });
    if (outputs.length === 1)
        return outputs[0];
    const note = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`transform\` gave ${outputs.length === 0 ? "no output" : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${outputs.length} outputs`}, not one`;
    return new TransformFailure({ pass: false, actual, note });
}
/** The error of jq on a value. It quotes the value, so jq runs again on the value without its secrets. */
async function jqError(run, value, error) {
    const shown = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(value);
    const said = shown === value ? error : (await run(shown)).error;
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .derive */ .CX)(shown, () => said ?? "jq failed on a part that is hidden as a secret");
}
/** A test without `expect` passes when the call returned a result without `isError: true`. */
function judgeResult(subject, envelope) {
    const { result } = envelope;
    const isError = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(result) && result["isError"] === true;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(result) && result["resultType"] === "input_required")
        return [inputRequiredFailure(subject, result)];
    if ("result" in envelope && !("error" in envelope) && !isError)
        return [];
    return [
        failureOf(subject, "ASSERT-RESULT", {
            message: "error" in envelope ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the call was answered with an error` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the call returned isError: true`,
            expected: { isError: false },
            actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)("error" in envelope ? envelope.error : result),
            taxonomy_ids: faultsOf(envelope),
        }),
    ];
}
/** The server requests input before it answers, and the suite declares none. */
function inputRequiredFailure(subject, result) {
    const asked = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(result["inputRequests"]) ? Object.values(result["inputRequests"]) : [];
    const methods = [...new Set(asked.map((wish) => String((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(wish) ? wish["method"] : wish)))].join(", ");
    return failureOf(subject, "ASSERT-RESULT", {
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the server wants input before it answers: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(methods) || "it does not say which"}`,
        expected: { resultType: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `complete` },
        actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(result),
        fix: "Declare the answer under `client` of the server, or assert on `result.inputRequests`.",
    });
}
/** A failure that no assertion stated stands at the test's name. */
function failureOf(subject, ruleId, rest) {
    const rule = (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleOf */ .Y)(ruleId);
    const location = rest.location ?? subject.test.location;
    return {
        test_name: subject.test.name,
        target: "",
        matcher: "",
        taxonomy_ids: ruleId.startsWith("FAULT-") ? [ruleId] : [],
        severity: rule.severity,
        fix: rule.fix,
        snippet: subject.suite.places.snippet(location),
        ...rest,
        location,
        rule_id: ruleId,
    };
}
function compileMatcher(assertion, fill) {
    const { matcher } = assertion;
    return typeof matcher === "function" ? matcher(fill(assertion.source.matcher)) : matcher;
}
/** Only `exact: null` passes on an absent path. */
function allowsAbsent({ source }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(source.matcher) && source.matcher["exact"] === null;
}
function ruleOfMatcher(name) {
    const id = `ASSERT-${name.toUpperCase()}`;
    if ((0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .isRuleId */ .KX)(id))
        return id;
    throw new Error(`the matcher ${name} has no rule`);
}
function mismatchFailure(subject, { source }, name, verdict, envelope) {
    const { pass: _, ...members } = verdict;
    return failureOf(subject, ruleOfMatcher(name), {
        ...members,
        target: source.target,
        matcher: name,
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(source.message ?? `${source.target || "the envelope"} does not match ${name}`),
        location: source.location,
        taxonomy_ids: faultsOf(envelope),
    });
}
function absentFailure(subject, { source }, name, value, envelope) {
    const there = value.existing === "" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `there are ${value.keys}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`${value.existing}\` exists; it has ${value.keys}`;
    return failureOf(subject, "ASSERT-TARGET", {
        target: source.target,
        matcher: name,
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(source.message ?? `there is nothing at ${source.target}`),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(source.matcher) ? { expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(source.matcher[name]) } : {}),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `no such path: ${there}${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(revisionNote(source.target, value.existing, envelope))}${errorNote(envelope)}`,
        location: source.location,
        taxonomy_ids: faultsOf(envelope),
    });
}
/** If the revision does not have the absent field, the server is not at fault. */
function revisionNote(target, existing, { protocol_version: version }) {
    const step = (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSteps */ .$i)(target)[(0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSteps */ .$i)(existing).length];
    const field = step?.kind === "name" || step?.kind === "key" ? step.name : "";
    const first = (0,_mcp_revisions_known_js__WEBPACK_IMPORTED_MODULE_4__/* .broughtLater */ .EB)(field, version);
    return first === undefined ? "" : `; \`${field}\` came with revision ${first}, and this session speaks ${version}`;
}
/** If the server answered with an error, the path is absent because of it, so the reader needs the error. */
function errorNote(envelope) {
    if (!("error" in envelope))
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ``;
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `; the server answered with the error ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .shownJson */ .oB)(envelope.error, 400, "")}`;
}
/** The faults beside an assertion's own id, if the envelope shows one. */
function faultsOf(envelope) {
    return "error" in envelope ? ["FAULT-PROTO-ERROR-ANSWER"] : [];
}


/***/ }),

/***/ 4227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ judgeCall),
/* harmony export */   Yj: () => (/* binding */ judgeEnvelope),
/* harmony export */   iq: () => (/* binding */ attemptWithoutAnswer)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60841);

/** Judges the result of a call by its assertions and limits; without assertions the answer must be a result. */
async function judgeCall(result, subject, expect, limits, warn, ports) {
    if (result.kind !== "answer")
        return attemptWithoutAnswer(result);
    const { envelope, durationMs, call, fill } = result;
    const judged = await judgeEnvelope(envelope, subject, expect, limits, fill, warn, ports);
    return Object.assign(judged, { durationMs, call });
}
/** The attempt of a call that has no answer to judge. */
function attemptWithoutAnswer(result) {
    if (result.kind === "no server")
        return { status: "skipped", durationMs: 0, failures: [], reason: result.reason };
    if (result.kind === "fault")
        return result;
    if (result.kind === "unverified")
        return { ...result, status: "unverified", failures: [] };
    // The answer was lost on purpose: the steps of `verify` judge.
    return { status: "passed", durationMs: 0, failures: [], call: result.call };
}
/** Judges an envelope by assertions, without any as the result of a call, and by limits. */
async function judgeEnvelope(envelope, subject, { assertions }, limits, fill, warn, ports) {
    const judging = assertions
        ? (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAll */ .Ty)(subject, assertions, envelope, fill, ports)
        : { failures: (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeResult */ .p8)(subject, envelope), broken: false, waits: undefined };
    const { failures, broken, waits } = judging instanceof Promise ? await judging : judging;
    if (limits) {
        const { judgeLimits } = await __webpack_require__.e(/* import() */ 7223).then(__webpack_require__.bind(__webpack_require__, 7223));
        failures.push(...(await judgeLimits(envelope, subject, limits, warn)));
    }
    // Failures first: a test is deferred only if everything else passed.
    if (waits !== undefined && failures.length === 0)
        return { status: "deferred", failures, reason: waits };
    return { status: broken ? "errored" : failures.length > 0 ? "failed" : "passed", failures };
}


/***/ }),

/***/ 76680:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ callOf),
/* harmony export */   p: () => (/* binding */ toolLine)
/* harmony export */ });
/** The request of a call; `fill` puts in what is known only at run time. */
function callOf(call, fill) {
    if (call.block === "resources") {
        const uri = fill(call.uri);
        return { method: "resources/read", params: { uri }, line: () => `resources/read ${uri}` };
    }
    const args = fill(call.args);
    if (call.block === "tools") {
        return {
            method: "tools/call",
            params: { name: call.tool, arguments: args },
            line: () => toolLine(call.tool, args),
        };
    }
    const line = () => `prompts/get ${call.prompt} ${JSON.stringify(args)}`;
    return { method: "prompts/get", params: { name: call.prompt, arguments: args }, line };
}
/** A tools/call in one line, for a failure. */
function toolLine(tool, args) {
    return `tools/call ${tool} ${JSON.stringify(args)}`;
}


/***/ }),

/***/ 23053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ runSteps),
/* harmony export */   runStepsTest: () => (/* binding */ runStepsTest)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56207);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43568);
/* harmony import */ var _judge_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60841);
/* harmony import */ var _judge_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4227);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(938);
/* harmony import */ var _test_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42322);







/** steps and finally of a tool test: one result with an entry for each step. */
async function runStepsTest({ test, steps = [], ...rest }, values, context) {
    const answered = new Map(values.steps);
    const inner = { ...values, steps: answered };
    const first = await runSteps(steps, test, answered, inner, context, { stopAtFailure: true });
    const last = await runSteps(rest.finally ?? [], test, answered, inner, context, { stopAtFailure: false });
    const judged = [first, last].find(({ status }) => status === "errored") ?? (first.status === "passed" ? last : first);
    const call = judged.call ?? first.call ?? last.call;
    return {
        ...judged,
        ...(call && { call }),
        failures: [...first.failures, ...last.failures],
        durationMs: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .round */ .LI)(first.durationMs + last.durationMs),
        steps: [...(first.steps ?? []), ...(last.steps ?? [])],
    };
}
/**
 * Runs steps in order; what they answer is added to `answered` by id. With `stopAtFailure` the first that does not pass
 * ends the row, and the rest are skipped.
 */
async function runSteps(steps, owner, answered, values, context, { stopAtFailure, purpose }) {
    const whole = { status: "passed", durationMs: 0, failures: [], steps: [] };
    for (const checked of steps) {
        if (stopAtFailure && whole.status !== "passed") {
            whole.steps.push({
                ...entryOf(checked),
                status: "skipped",
                duration_ms: 0,
                reason: "an earlier step did not pass",
            });
            continue;
        }
        const attempt = await runStep(checked, owner, answered, values, context, purpose);
        const { status, durationMs, failures, reason, call } = attempt;
        whole.steps.push({ ...entryOf(checked), status, duration_ms: durationMs, ...(reason !== undefined && { reason }) });
        whole.durationMs = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .round */ .LI)(whole.durationMs + durationMs);
        whole.failures.push(...failures);
        // The call of the step that did not pass is the one that a reader wants to see.
        if (call && whole.status === "passed")
            whole.call = call;
        if (status === "passed" || whole.status === "errored")
            continue;
        if (status === "errored" || whole.status === "passed")
            whole.status = status;
        if (reason !== undefined)
            whole.reason ??= reason;
    }
    return whole;
}
async function runStep(checked, { name }, answered, values, context, purpose) {
    const { step, save } = checked;
    const subject = { suite: context.suite, test: { name, location: step.location, server: step.server } };
    const result = await (0,_call_js__WEBPACK_IMPORTED_MODULE_2__/* .makeCall */ .p)({ subject, ...step, expect: checked, ...(purpose && { purpose }) }, values, context);
    if (result.kind !== "answer")
        return (0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeCall */ .MX)(result, subject, checked, step.limits, (0,_test_context_js__WEBPACK_IMPORTED_MODULE_6__/* .warnerOf */ .Z)(context, step.server), context.ports);
    const saved = {};
    const missing = [];
    for (const { name: as, target } of save) {
        const value = target.read(result.envelope);
        if (value.found)
            saved[as] = value.value;
        else
            missing.push(`${as}: there is nothing at ${target.text}`);
    }
    // Saved first: what a step expects may name its own answer.
    if (step.id !== undefined)
        answered.set(step.id, { ...result.envelope, ...saved });
    const attempt = await (0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeCall */ .MX)(result, subject, checked, step.limits, (0,_test_context_js__WEBPACK_IMPORTED_MODULE_6__/* .warnerOf */ .Z)(context, step.server), context.ports);
    if (attempt.status !== "passed" || missing.length === 0)
        return attempt;
    const failure = (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g5)(subject, "ASSERT-TARGET", {
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `nothing to save as ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(missing.join("; "))}`,
        location: context.suite.places.locate(step.node, ["save"], "entry"),
    });
    return { ...attempt, status: "failed", failures: [failure] };
}
function entryOf({ step }) {
    const { call } = step;
    const name = call.block === "tools" ? call.tool : call.block === "prompts" ? call.prompt : textOf(call.uri);
    return {
        ...(step.id !== undefined && { id: step.id }),
        call: `${METHODS[call.block]} ${name}`,
        location: step.location,
    };
}
const METHODS = { tools: "tools/call", resources: "resources/read", prompts: "prompts/get" };
/** As the author wrote it, if its value is known only at run time. */
function textOf(uri) {
    return uri instanceof _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .Deferred */ .cY ? uri.text : String(uri);
}


/***/ }),

/***/ 47307:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ acquireSession)
/* harmony export */ });
/* harmony import */ var _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56207);
/* harmony import */ var _judge_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60841);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61426);



/**
 * A session of a server, opened if there is none; or why there is none. `deferred`: the test has references that are
 * known only at run time. A promise only if a session must be opened.
 */
function acquireSession(server, deferred, subject, values, context) {
    const lane = context.lane(server);
    const use = (result) => {
        if (result.kind === "unusable")
            return { kind: "no server", reason: result.reason };
        if (result.kind === "unstarted") {
            const { rule_id, message, process } = result.failure;
            const failures = [(0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(subject, rule_id, { message, ...(process && { process }) })];
            return { kind: "fault", status: "errored", failures, durationMs: 0 };
        }
        const { session } = result;
        const made = new Map();
        const scope = { context, values, on: { lane, session }, made };
        const fill = deferred
            ? (value) => (0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_0__/* .fillIn */ .pz)(value, (name) => (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveReference */ .s)(name, scope))
            : unfilled;
        return { kind: "session", lane, session, fill, made };
    };
    const result = lane.acquireSession();
    return result instanceof Promise ? result.then(use) : use(result);
}
function unfilled(value) {
    return value;
}


/***/ }),

/***/ 938:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ failureOfOutcome),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   gv: () => (/* binding */ missOf),
/* harmony export */   lR: () => (/* binding */ responseOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _matchers_diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42554);
/* harmony import */ var _judge_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60841);



/**
 * The response of a request, or why the request has none. If an assertion reads the HTTP response (`readsHttp`), a
 * response without an answer is one too.
 */
function responseOf(outcome, { subject, call, session, timeoutMs, readsHttp }) {
    if (outcome.kind === "fault" && outcome.fault.unverified && !readsHttp) {
        return { kind: "unverified", reason: reasonOf(outcome.fault), durationMs: durationOf(outcome), call };
    }
    const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
    if (outcome.kind !== "answer" && !(outcome.kind === "fault" && readsHttp && http)) {
        const failures = [failureOfOutcome(subject, call, withLimit(outcome, timeoutMs))];
        return { kind: "fault", status: statusOf(outcome), failures, durationMs: durationOf(outcome), call };
    }
    const isAnswer = outcome.kind === "answer";
    const { durationMs, notifications } = outcome;
    const requests = isAnswer ? outcome.requests : undefined;
    const { negotiatedVersion } = session.facts;
    const facts = { durationMs, notifications, requests, negotiatedVersion, http };
    return { kind: "response", answer: isAnswer ? outcome.answer : undefined, facts };
}
/** Milliseconds to the hundredth. */
function round(ms) {
    return Math.round(ms * 100) / 100;
}
function durationOf(outcome) {
    if (outcome.kind === "timeout")
        return round(outcome.afterMs);
    return outcome.kind === "unsendable" ? 0 : round(outcome.durationMs);
}
/** A request that the recording does not have says nothing about the server; any other request without an answer has failed. */
function statusOf(outcome) {
    return missOf(outcome) ? "errored" : "failed";
}
/** The outcome, if the recording does not have the request. */
function missOf(outcome) {
    return outcome?.kind === "fault" && outcome.fault.miss ? outcome : undefined;
}
/** The failure of a call without an answer: a fault of the server after its handshake. */
function failureOfOutcome(subject, call, outcome) {
    switch (outcome.kind) {
        case "timeout":
            return (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, "FAULT-TIMEOUT-CALL", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no answer to ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(call.method)} ${withinOf(outcome)}`,
                ...(outcome.note !== undefined && { note: outcome.note }),
            });
        case "died":
            return (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, "FAULT-LIFECYCLE-CRASH", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server ended while ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(call.method)} was waiting for its answer`,
                process: outcome.process,
            });
        case "fault": {
            const { rule_id, message, miss } = outcome.fault;
            return (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, rule_id, { message, ...(miss && shownMiss(miss)) });
        }
        case "unsendable":
            return (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, outcome.rule_id, { message: outcome.message });
    }
}
/** If the deadline is not the test's own, it is that of the server's requests. */
function withLimit(outcome, timeoutMs) {
    if (outcome.kind !== "timeout" || outcome.timeoutMs >= timeoutMs)
        return outcome;
    const hint = `The server's \`http.timeout\` ends a request before the test's ${round(timeoutMs)} ms.`;
    return { ...outcome, note: outcome.note === undefined ? hint : `${outcome.note} ${hint}` };
}
/** The deadline alone, so that equal runs have equal messages; after progress messages also the time in total. */
function withinOf({ timeoutMs, afterMs, extended }) {
    const deadline = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `within ${round(timeoutMs)} ms`;
    return extended ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${deadline}, restarted by progress messages: ${round(afterMs)} ms in total` : deadline;
}
/** Why a test could not be verified, with the rule's id. */
function reasonOf({ message, rule_id }) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${message} [${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(rule_id)}]`;
}
/** The request that was sent, compared with the nearest recorded one. */
function shownMiss(miss) {
    const [asked, nearest] = [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(miss.asked), (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(miss.nearest)];
    if (nearest === undefined)
        return { actual: asked, note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(miss.asked.method)} was recorded` };
    return {
        expected: nearest,
        actual: asked,
        ...(0,_matchers_diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .structuralDiff */ .j)(nearest, asked),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`expected\` is the nearest recorded request`,
    };
}


/***/ }),

/***/ 61426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _matchers_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2650);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97930);
/* harmony import */ var _lanes_session_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61809);





/**
 * The value of a name that is known only while the suite runs; undefined if it has none. Throws a SuiteFault if it cannot
 * have one there.
 */
function resolveReference(name, scope) {
    const { context, values, on } = scope;
    switch (name) {
        case "request_id":
            return valueOfRequest(name, scope, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID);
        case "otel_traceparent":
            return valueOfRequest(name, scope, () => (0,_lanes_session_values_js__WEBPACK_IMPORTED_MODULE_4__/* .childSpan */ .NU)(context.env["TRACEPARENT"], context.runId));
        case "target_version":
            return context.targetVersion ?? on?.session.facts.negotiatedVersion;
        case "tmp_dir":
        case "port":
            if (on)
                return on.lane.value(name);
            throw new _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\${${name}} has no value here`, "Use it where a server is called.");
    }
    const [, head = "", rest = ""] = /^([^.[]+)\.?(.*)$/s.exec(name) ?? [];
    if (head === "data")
        return readPath(values.data, rest);
    if (head !== "steps")
        return readPath(values.nodes?.get(head), rest);
    const [, id = "", path = ""] = /^([^.[]+)\.?(.*)$/s.exec(rest) ?? [];
    return readPath(values.steps.get(id), path);
}
function valueOfRequest(name, scope, make) {
    scope.made ??= new Map();
    const value = scope.made.get(name) ?? make();
    scope.made.set(name, value);
    return value;
}
function readPath(value, path) {
    try {
        const found = (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTarget */ .hu)(path).read(value);
        return found.found ? found.value : undefined;
    }
    catch (error) {
        if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.MatcherError)
            throw new _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(error.message), error.fix);
        throw error;
    }
}


/***/ }),

/***/ 42322:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ warnerOf)
/* harmony export */ });
/** Reports limits that only warn as findings of the server that was called. */
function warnerOf(context, server) {
    return (message, location) => context.lane(server).warn("ASSERT-MAX-TOKENS", message, location, context.owner);
}


/***/ }),

/***/ 94789:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ snapshotFile)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);


/** File systems allow 255, and the temporary file's name is longer. */
const MAX_BYTES = 200;
/**
 * The path of a snapshot below the suite's folder `snapshots`, which no key can leave: the key, with `.json` where it
 * has no extension. Throws MatcherError, whose path is `path`.
 */
function snapshotFile(key, path) {
    const steps = typeof key === "string" ? key.split("/") : [];
    if (steps.length === 0 || !steps.every(isPlain)) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError("Bad snapshot key", key === undefined
            ? "The snapshot has no `name`."
            : `\`${typeof key === "string" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(key), 200, "") : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .shownJson */ .oB)(key, 200, "")}\` is not a path of plain names below the folder \`snapshots\`.`, "Write names joined by `/`, such as `tools/echo`, of up to 200 bytes; none may start with a dot or be a device of Windows (nul, con).", path);
    }
    return /[^.]\.[^.]+$/.test(steps.at(-1)) ? steps.join("/") : `${steps.join("/")}.json`;
}
/** A name that means the same in every file system: Windows has devices of some names, whatever their extension. */
function isPlain(name) {
    return (/^[^\\:*?"<>|\p{Cc}]+$/u.test(name) &&
        Buffer.byteLength(name) <= MAX_BYTES &&
        !/^[. ]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name));
}


/***/ }),

/***/ 91063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ captureChunks),
/* harmony export */   w: () => (/* binding */ createRecording)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86153);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47682);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77883);





const CHUNK = 256 * 1024;
/**
 * Records sessions: each exchange goes, redacted, to a spool at `spoolPath` when it is complete, and only where it
 * stands stays in memory. Throws a UserError where the spool cannot be opened; if it can be written no more, `onFault`
 * is called and nothing further is recorded.
 */
function createRecording(spoolPath, redactor, onFault = () => { }) {
    const spool = (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .openSpool */ .KK)(spoolPath, onFault);
    const sessions = [];
    let offset = 0;
    return {
        get fault() {
            return spool.fault;
        },
        startSession(start) {
            const extents = [];
            let held = 0;
            let isFull = false;
            const session = {
                ...start,
                server: redactor.text(start.server),
                facts: undefined,
                extents,
            };
            sessions.push(session);
            return {
                exchange(exchange) {
                    if (isFull || spool.fault)
                        return undefined;
                    const line = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .redactedJson */ .Rh)(exchange, redactor);
                    const bytes = Buffer.byteLength(line);
                    isFull = held + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session || offset + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.recording;
                    if (isFull)
                        return tooLarge(held + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session);
                    const length = spool.append(line);
                    held += length;
                    const last = extents.at(-1);
                    // What stands side by side is read at once.
                    if (last?.end === offset - 1)
                        last.end = offset + length;
                    else
                        extents.push({ start: offset, end: offset + length });
                    offset += length + 1;
                    return undefined;
                },
                opened({ negotiatedVersion, serverInfo, capabilities }) {
                    session.facts = (0,_core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .redactForeign */ .Oe)({ negotiatedVersion, serverInfo, capabilities }, redactor);
                },
            };
        },
        sessions() {
            return sessions
                .toSorted((a, b) => a.order - b.order)
                .map(({ extents, ...session }) => ({ ...session, lines: () => linesIn(extents) }));
        },
        remove: () => spool.remove(),
    };
    async function* linesIn(extents) {
        const reader = await spool.reader();
        try {
            for (const { start, end } of extents) {
                let parts = [];
                for (let at = start; at < end; at += CHUNK) {
                    const chunk = await reader.read(at, Math.min(CHUNK, end - at));
                    let from = 0;
                    for (let feed = chunk.indexOf("\n"); feed !== -1; feed = chunk.indexOf("\n", from)) {
                        yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .ownText */ .U3)(Buffer.concat([...parts, chunk.subarray(from, feed)]).toString("utf8"));
                        parts = [];
                        from = feed + 1;
                    }
                    parts.push(chunk.subarray(from));
                }
                yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .ownText */ .U3)(Buffer.concat(parts).toString("utf8"));
            }
        }
        finally {
            await reader.close();
        }
    }
}
function tooLarge(isSession) {
    const what = isSession ? "messages of the session" : "messages of the run";
    const most = (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(isSession ? _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session : _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.recording);
    return {
        rule_id: "FAULT-TRANSPORT-FLOOD",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `The ${what} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(most)}; the rest of this session was not recorded.`,
    };
}
/** The text of a capture file (`schemas/capture.v1.json`): every session, of which one exchange at a time is in memory. */
async function* captureChunks(sessions) {
    yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `[`;
    for (const [index, session] of sessions.entries()) {
        // What is known of a session was redacted when it was noted.
        const head = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .ownText */ .U3)(JSON.stringify(headOf(session)).slice(0, -1));
        yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${index === 0 ? "" : ","}\n${head},"exchanges":[`;
        let before = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `\n`;
        for await (const line of session.lines()) {
            yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${before}${line}`;
            before = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `,\n`;
        }
        yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `\n]}`;
    }
    yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `\n]\n`;
}
function headOf({ server, suite, transport, facts }) {
    const head = { server_label: server, suite, transport };
    if (facts === undefined)
        return head;
    head.protocol_version = facts.negotiatedVersion;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(facts.capabilities))
        head.server_capabilities = facts.capabilities;
    return head;
}


/***/ }),

/***/ 44107:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);

/** Judges a whole run. An interrupt outranks errors, errors outrank failures. Known failures do not count. */
function gate(summary, findings, policy) {
    const nothing = (policy.selected ?? summary.total) === 0 && !policy.passWithNoTests;
    const failed = Math.max(0, summary.failed - (summary.known_failures ?? 0));
    const gating = findings.filter((finding) => finding.gates);
    const told = (some) => some.map(({ rule_id, message, server }) => `${rule_id}${server ? ` on ${server}` : ""}: ${message}`);
    const deferred = policy.requireModels ? summary.deferred : 0;
    const unverified = policy.strict ? summary.unverified : 0;
    const interrupts = policy.interrupted ? ["The run was interrupted."] : [];
    const missing = [...(policy.missing ?? []), ...(nothing ? ["No test was selected."] : [])];
    const noModel = deferred > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(deferred, "test")} needed a model, and models are required.`] : [];
    const notVerified = unverified > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(unverified, "test")} could not be verified, and the run is strict.`] : [];
    const errors = [
        ...missing,
        ...(summary.errored > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(summary.errored, "test")} could not be judged.`] : []),
        ...told(gating.filter(({ unjudged }) => unjudged)),
        ...noModel,
    ];
    const failures = [
        ...(failed > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed, "test")} failed.`] : []),
        ...told(gating.filter(({ unjudged }) => !unjudged)),
        ...notVerified,
    ];
    const reasons = [...interrupts, ...errors, ...failures];
    const others = [...missing, ...noModel, ...notVerified];
    if (interrupts.length > 0)
        return { conclusion: "interrupted", exitCode: 130, reasons, others };
    if (errors.length > 0)
        return { conclusion: "error", exitCode: 2, reasons, others };
    if (failures.length > 0)
        return { conclusion: "failure", exitCode: 1, reasons, others };
    return { conclusion: "success", exitCode: 0, reasons, others };
}


/***/ }),

/***/ 47999:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ createRowIndex)
/* harmony export */ });
const BATCH_ROWS = 512;
const BATCH_BYTES = 4 * 1024 * 1024;
/** Where each row of a spool is: twelve bytes for each. */
function createRowIndex() {
    let offsets = new Float64Array(1024);
    let lengths = new Uint32Array(1024);
    let size = 0;
    return {
        set(order, offset, length) {
            if (order >= offsets.length) {
                const capacity = Math.max(order + 1, offsets.length * 2);
                const [oldOffsets, oldLengths] = [offsets, lengths];
                offsets = new Float64Array(capacity);
                lengths = new Uint32Array(capacity);
                offsets.set(oldOffsets);
                lengths.set(oldLengths);
            }
            offsets[order] = offset;
            lengths[order] = length;
            size = Math.max(size, order + 1);
        },
        async *rows(open) {
            const reader = await open();
            try {
                for (let first = 0; first < size; first += BATCH_ROWS) {
                    const batch = [];
                    for (let order = first; order < Math.min(size, first + BATCH_ROWS); order++) {
                        if (lengths[order] > 0)
                            batch.push({ offset: offsets[order], length: lengths[order] });
                    }
                    yield* readBatch(batch, ({ offset, length }) => reader.read(offset, length));
                }
            }
            finally {
                await reader.close();
            }
        },
    };
}
/** Rows that lie close together, as they do when nothing ran in parallel, are read at once. */
async function* readBatch(batch, read) {
    if (batch.length === 0)
        return;
    const start = Math.min(...batch.map(({ offset }) => offset));
    const end = Math.max(...batch.map(({ offset, length }) => offset + length));
    const whole = end - start <= BATCH_BYTES ? await read({ offset: start, length: end - start }) : undefined;
    for (const extent of batch) {
        const from = extent.offset - start;
        const bytes = whole ? whole.subarray(from, from + extent.length) : await read(extent);
        yield rowOf(bytes);
    }
}
function rowOf(line) {
    const event = JSON.parse(line.toString("utf8"));
    return event.row;
}


/***/ }),

/***/ 69204:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ emptySummary),
/* harmony export */   Xf: () => (/* binding */ createTally),
/* harmony export */   s8: () => (/* binding */ isFlaky),
/* harmony export */   ym: () => (/* binding */ countRow)
/* harmony export */ });
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41693);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95846);


/** Counts a run's events: all of its results except the rows. */
function createTally() {
    let tool;
    let run;
    let finished = false;
    let testsMs = 0;
    const summary = emptySummary();
    const servers = [];
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .createFindings */ .N)();
    /** How often each finding has failed a test, by its place. */
    const inTests = new Map();
    const ids = new Set();
    return {
        add(event) {
            switch (event.event) {
                case "run_started":
                    tool = event.tool;
                    run = { ...event.run, duration_ms: 0 };
                    break;
                case "test":
                    countRow(summary, event.row);
                    testsMs += event.row.duration_ms;
                    for (const finding of failing(event.row)) {
                        const key = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding);
                        inTests.set(key, (inTests.get(key) ?? 0) + finding.count);
                    }
                    for (const id of idsOf(event.row))
                        ids.add(id);
                    break;
                case "server":
                    servers.push({ order: event.order, row: event.row });
                    break;
                case "finding":
                    findings.add(event.finding);
                    ids.add(event.finding.rule_id);
                    break;
                case "run_finished":
                    finished = true;
                    if (run)
                        run = { ...run, duration_ms: event.duration_ms, ...(event.interrupted && { interrupted: true }) };
                    break;
            }
        },
        head() {
            if (tool === undefined || run === undefined)
                return undefined;
            return {
                tool,
                run: finished ? run : { ...run, duration_ms: testsMs, interrupted: true },
                summary: { ...summary },
                servers: servers.sort((a, b) => a.order - b.order).map(({ row }) => row),
                findings: withoutTestFindings(findings.list(), inTests),
                rules: textsOf(ids),
            };
        },
    };
}
/** An empty summary. */
function emptySummary() {
    return { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, deferred: 0, unverified: 0, flaky: 0 };
}
/** Adds one row to the counts of a summary. */
function countRow(summary, row) {
    summary.total += 1;
    summary[row.status] += 1;
    if (isFlaky(row))
        summary.flaky += 1;
}
/** True for a test that passed after it had failed. */
function isFlaky(row) {
    return row.status === "passed" && row.attempts > 1;
}
/** A gating finding has failed the test during which it was seen. */
function failing({ status, findings }) {
    return status === "failed" || status === "errored" ? findings.filter(({ gates }) => gates) : [];
}
/** Marks the findings that were seen only during failed tests: the tests already show them. */
function withoutTestFindings(findings, inTests) {
    const seen = new Map();
    for (const finding of findings)
        seen.set((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding), (seen.get((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding)) ?? 0) + finding.count);
    return findings.map((finding) => {
        const key = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding);
        const isShown = finding.gates && (inTests.get(key) ?? 0) >= (seen.get(key) ?? 0);
        return isShown ? { ...finding, gates: false, in_tests: true } : finding;
    });
}
function* idsOf(row) {
    for (const failure of row.failures)
        yield failure.rule_id;
    for (const finding of row.findings)
        yield finding.rule_id;
}
function textsOf(ids) {
    const texts = {};
    for (const id of [...ids].sort()) {
        const text = (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleText */ .Y3)(id);
        if (text)
            texts[id] = text;
    }
    return texts;
}


/***/ }),

/***/ 38856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ prepareRun),
  a: () => (/* binding */ runPipeline)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/problem.ts
var core_problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/engine/check.ts
var check = __webpack_require__(73326);
// EXTERNAL MODULE: ./src/suite/versions.ts
var suite_versions = __webpack_require__(51027);
;// CONCATENATED MODULE: ./src/engine/select.ts
const PROFILES = ["quick", "standard", "full"];
/** The name of a test with its data row, as reports show it. */
function shownName({ name, row }) {
    return row === undefined ? name : `${name} [${row}]`;
}
/** Why the selection leaves a test out; undefined if it runs. */
function exclusionReason(test, id, selection) {
    const { tags = [], skipTags = [], names = [], profile = "standard", ids } = selection;
    const barred = test.tags.find((tag) => skipTags.includes(tag));
    if (barred !== undefined)
        return `left out by --skip-tag ${barred}`;
    if (tags.length > 0 && !test.tags.some((tag) => tags.includes(tag)))
        return `left out by --tag ${tags.join(", ")}`;
    const name = shownName(test);
    const other = names.find((filter) => !filter.matches(name));
    if (other !== undefined)
        return `left out by ${other.text}`;
    if (PROFILES.indexOf(test.profile) > PROFILES.indexOf(profile)) {
        return `of profile ${test.profile}; the run's is ${profile} (--profile ${test.profile} runs it)`;
    }
    return ids === undefined || ids.has(id) ? undefined : "did not fail in the last run (--last-failed)";
}

;// CONCATENATED MODULE: ./src/engine/shard.ts
/**
 * Which units of work belong to a shard, given the size of each: the largest first, each to the share with the least
 * work. The same sizes give the same shares. A unit is a file at one revision, because its tests may build on each other.
 */
function shareOf(sizes, { index, count }) {
    const loads = new Array(count).fill(0);
    const mine = new Set();
    const order = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
    for (const unit of order) {
        const share = loads.indexOf(Math.min(...loads));
        loads[share] = (loads[share] ?? 0) + (sizes[unit] ?? 0);
        if (share === index - 1)
            mine.add(unit);
    }
    return mine;
}

;// CONCATENATED MODULE: ./src/engine/plan.ts




/**
 * What will run, in which order (run.md, Order). Pure.
 * Throws a UserError if suites list revisions and none of them lists `targetVersion`.
 */
function makePlan(suites, options) {
    const listed = suites.map((checked) => ({ checked, versions: versionsOf(checked, options) }));
    if (suites.length > 0 && listed.every(({ versions }) => versions === undefined))
        throw noSuiteListsError(suites, options);
    const sizes = listed.flatMap(({ checked, versions }) => (versions ?? [null]).map(() => checked.tests.length));
    const mine = options.shard && shareOf(sizes, options.shard);
    const selection = withCounterparts(suites, options);
    let order = 0;
    let unit = 0;
    let selected = 0;
    const asked = new Set();
    const files = [];
    for (const { checked, versions } of listed) {
        const { suite, tests } = checked;
        const skip = versions === undefined ? `the suite does not list revision ${options.targetVersion}` : undefined;
        const columns = versions ?? [options.targetVersion ?? null];
        for (const version of columns) {
            if (version !== null)
                asked.add(version);
            for (const test of tests) {
                if (exclusionReason(test.test, idOf(suite.name, test, version), selection) === undefined)
                    selected += 1;
            }
        }
        const rows = columns.filter(() => {
            unit += 1;
            return mine === undefined || mine.has(unit - 1);
        });
        if (rows.length === 0)
            continue;
        // A row's order is by file, test and revision; a batch holds what runs in one go: all tests at one revision.
        const base = order;
        order += tests.length * rows.length;
        const batches = rows.map((version, column) => ({
            targetVersion: version,
            tasks: tests.map((test, index) => {
                const id = idOf(suite.name, test, version);
                const out = exclusionReason(test.test, id, selection);
                return task(id, suite, test, version, base + index * rows.length + column, options, skip ?? out);
            }),
        }));
        files.push(skip === undefined ? { checked, batches } : { checked, batches, skip });
    }
    return { files, targetVersions: [...asked], total: order, selected };
}
/** A test whose answer is compared with another server's needs the test of that server too. */
function withCounterparts(suites, { selection = {} }) {
    const { ids } = selection;
    if (ids === undefined)
        return selection;
    const all = new Set(ids);
    for (const { suite, tests } of suites) {
        for (const checked of tests) {
            const { test } = checked;
            if (test.block !== "tools" || test.parity === undefined)
                continue;
            const first = { ...checked, test: { ...test, server: test.parity } };
            for (const version of [null, ...suite_versions/* KNOWN_VERSIONS */.AX]) {
                if (ids.has(idOf(suite.name, checked, version)))
                    all.add(idOf(suite.name, first, version));
            }
        }
    }
    return { ...selection, ids: all };
}
/** The same across runs, machines and order: file, block, name, row, server, revision. */
function idOf(file, { test }, version) {
    const row = test.row === undefined ? "" : `[${test.row}]`;
    return `${file}::${test.block}::${test.name}${row}::${test.server}${version === null ? "" : `::${version}`}`;
}
function task(id, suite, checked, version, order, options, out) {
    const { test } = checked;
    const skip = out ?? test.skip ?? versionSkipReason(test, version);
    const retries = options.retries ?? test.retries;
    return {
        order,
        id,
        suite,
        checked,
        targetVersion: version,
        lanes: lanesOf(test),
        retries,
        ...(skip === undefined ? {} : { skip }),
    };
}
/** The servers that a test needs: its own first, those of its steps and nodes; none for an injected error. */
function lanesOf(test) {
    if (test.block === "compositions")
        return [...new Set(test.nodes.map((node) => node.server))];
    if (test.block !== "tools")
        return [test.server];
    if (test.injected)
        return [];
    const { steps = [], verify = [], finally: last = [] } = test;
    const others = [...steps, ...verify, ...last].map((step) => step.server);
    const first = test.parity === undefined ? [] : [test.parity];
    return [...new Set([...(test.steps ? [] : [test.server]), ...others, ...first])];
}
/** Why a test does not run at a revision; undefined if it does, or if the revision is not known yet. */
function versionSkipReason(test, version) {
    if (version === null)
        return undefined;
    if (test.onlyVersions && !test.onlyVersions.includes(version))
        return `only for ${test.onlyVersions.join(", ")}`;
    if (test.skipVersions?.includes(version))
        return `not for ${version}`;
    return undefined;
}
/** The revisions that a suite runs at, `[null]` if none is requested; undefined if it lists only others. */
function versionsOf({ suite }, { targetVersion, defaultVersion }) {
    const listed = suite.targetVersions;
    const override = targetVersion ?? (listed.length === 0 ? defaultVersion : undefined);
    if (override !== undefined && listed.length > 0 && !listed.includes(override))
        return undefined;
    const versions = (0,suite_versions/* effectiveVersions */.h9)(listed, override);
    return versions.length === 0 ? [null] : [...versions];
}
function noSuiteListsError(suites, options) {
    const listed = [...new Set(suites.flatMap(({ suite }) => suite.targetVersions))];
    const problem = {
        title: "no suite lists the requested revision",
        description: `--target-version ${options.targetVersion}; listed: ${listed.join(", ")}`,
        fix: `add ${options.targetVersion} to the suite's target_versions, or request one that it lists`,
    };
    return (0,core_problem/* userError */.IF)(problem.title, problem.description, problem.fix);
}
/** A row with nothing found yet. */
function rowOf(task, status) {
    const { test } = task.checked;
    const row = {
        id: task.id,
        block: test.block,
        name: test.name,
        server: test.server,
        target_version: task.targetVersion,
        status,
        duration_ms: 0,
        attempts: 0,
        location: test.location,
        failures: [],
        findings: [],
    };
    if (test.row !== undefined)
        row.row = test.row;
    if (test.tags.length > 0)
        row.tags = [...test.tags];
    return row;
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/mcp/budget.ts
var budget = __webpack_require__(4727);
// EXTERNAL MODULE: ./src/engine/judge/judge.ts
var judge = __webpack_require__(60841);
// EXTERNAL MODULE: ./src/conformance/invariants/composition.ts
var composition = __webpack_require__(10549);
// EXTERNAL MODULE: ./src/rules/registry.ts + 13 modules
var registry = __webpack_require__(41693);
;// CONCATENATED MODULE: ./src/engine/lanes/composition-findings.ts


/** What can go wrong among the servers that one suite runs side by side at one revision. */
function compositionFindings(lanes) {
    const together = new Map();
    for (const lane of lanes)
        together.set(lane.suite, [...(together.get(lane.suite) ?? []), lane]);
    return [...together.values()].flatMap((members) => (0,composition/* hazardsOf */.f)(members.flatMap(memberOf)).map(({ rule_id, message, servers }) => {
        // The place is that of the first server that it names.
        const named = members.find(({ server }) => server.name === servers[0]);
        return findingOf(named ?? members[0], rule_id, message);
    }));
}
function findingOf({ suite, targetVersion, server }, rule_id, message) {
    return {
        rule_id,
        severity: (0,registry/* ruleOf */.Y)(rule_id).severity,
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

// EXTERNAL MODULE: ./src/engine/lanes/lane.ts + 4 modules
var lanes_lane = __webpack_require__(71965);
// EXTERNAL MODULE: ./src/engine/lanes/run-tokens.ts
var run_tokens = __webpack_require__(7054);
;// CONCATENATED MODULE: ./src/engine/lanes/shared-servers.ts
/** Files that share a `per_run` server run one after the other, in one group; every other file has its own group. */
function groupFiles(files) {
    const byKey = new Map();
    const all = new Set();
    for (const placed of files) {
        const { suite } = placed.file.checked;
        const keys = suite.runOptions.restartPolicy === "per_run" ? [...suite.servers.values()].map(sharedKey) : [];
        // A file with two servers may bring two groups together.
        const met = keys.map((key) => byKey.get(key)).filter((group) => group !== undefined);
        const [group = { keys: [], files: [] }, ...others] = new Set(met);
        for (const other of others) {
            all.delete(other);
            keys.push(...other.keys);
            group.files.push(...other.files);
        }
        all.add(group);
        group.files.push(placed);
        group.keys.push(...keys);
        for (const key of keys)
            byKey.set(key, group);
    }
    const inOrder = [...all].map((group) => group.files.sort((a, b) => a.index - b.index));
    return inOrder.sort(([a], [b]) => (a?.index ?? 0) - (b?.index ?? 0));
}
/** Equal for entries that share one `per_run` server. */
function sharedKey(server) {
    return JSON.stringify([server.name, server.raw, server.cwd]);
}

// EXTERNAL MODULE: ./src/engine/schedule.ts
var schedule = __webpack_require__(91533);
// EXTERNAL MODULE: ./src/engine/kinds/steps.ts
var steps = __webpack_require__(23053);
;// CONCATENATED MODULE: ./src/engine/setup.ts





/** Runs the steps of setup. Adds their answers to `answered` by id. */
async function runSetup({ setup }, context, answered) {
    if (setup.length === 0)
        return {};
    const attempt = await (0,steps/* runSteps */.r)(setup, { name: "setup" }, answered, { steps: answered }, context, {
        stopAtFailure: true,
    });
    return attempt.status === "passed" ? {} : { failures: failuresOf(attempt, setup, context) };
}
/** Runs all steps of teardown. A failure is a finding that fails the run. */
async function runTeardown({ teardown }, context, answered) {
    if (teardown.length === 0)
        return [];
    const options = { stopAtFailure: false };
    const attempt = await (0,steps/* runSteps */.r)(teardown, { name: "teardown" }, answered, { steps: answered }, context, options);
    if (attempt.status === "passed")
        return [];
    const failures = failuresOf(attempt, teardown, context);
    const finding = {
        rule_id: "SUITE-TEARDOWN",
        severity: (0,registry/* ruleOf */.Y)("SUITE-TEARDOWN").severity,
        message: `teardown: ${failures.map(({ message }) => message).join("; ")}`,
        server: null,
        target_version: context.targetVersion,
        count: failures.length,
        gates: true,
        ...(failures[0] && { location: failures[0].location }),
    };
    return [finding];
}
/** The row of a test whose setup failed: it could not be judged. */
function setupFailedRow(task, suite, failures) {
    const { test } = task.checked;
    return {
        ...rowOf(task, "errored"),
        snippet: suite.places.snippet(test.location),
        failures: failures.map(({ message, location, note, process: end }) => (0,judge/* failureOf */.g5)({ suite, test }, "SUITE-SETUP", {
            message: (0,redacted/* say */.cv) `setup: ${(0,redacted/* hide */.jD)(message)}`,
            location,
            ...(note !== undefined && { note: (0,redacted/* hide */.jD)(note) }),
            ...(end && { process: { ...end, stderr: (0,redacted/* hideLines */.Ix)(end.stderr) } }),
        })),
    };
}
/** The failures of steps. If a server could not be called, there is only a reason. */
function failuresOf({ failures, reason }, steps, { suite }) {
    const [first] = steps;
    if (failures.length > 0 || first === undefined)
        return failures;
    const subject = { suite, test: { name: "setup", location: first.step.location } };
    return [(0,judge/* failureOf */.g5)(subject, "SUITE-SETUP", { message: reason ?? (0,redacted/* say */.cv) `a step was not run` })];
}

// EXTERNAL MODULE: ./src/engine/call.ts
var call = __webpack_require__(43568);
// EXTERNAL MODULE: ./src/engine/judge/evidence.ts
var judge_evidence = __webpack_require__(57985);
// EXTERNAL MODULE: ./src/engine/judge/verdict.ts
var verdict = __webpack_require__(4227);
// EXTERNAL MODULE: ./src/engine/test-context.ts
var test_context = __webpack_require__(42322);
;// CONCATENATED MODULE: ./src/engine/test.ts







/** Runs one test and returns its row. Throws only for a bug of ours. */
async function runTest(task, context) {
    const { test } = task.checked;
    // An injected error needs no server, steps may run on others.
    const lane = task.lanes.includes(test.server) ? context.lane(test.server) : undefined;
    let attempts = 0;
    let attempt;
    do {
        // Drops what the attempt before this one sent, or a test that needs no evidence.
        for (const name of task.lanes)
            context.lane(name).evidence.clear();
        if (context.suite.runOptions.restartPolicy === "per_test")
            for (const name of task.lanes)
                context.lane(name).renew();
        if (task.targetVersion === null && lane && (test.onlyVersions || test.skipVersions)) {
            const acquired = await lane.acquireSession();
            const negotiated = acquired.kind === "session" ? acquired.session.facts.negotiatedVersion : null;
            const elsewhere = versionSkipReason(test, negotiated);
            if (elsewhere !== undefined)
                return { ...rowOf(task, "skipped"), reason: elsewhere };
        }
        attempt = await attemptTest(task, context);
        if (attempt.call !== undefined && task.lanes.length > 0)
            attempts += 1;
    } while (attempt.status === "failed" && attempts > 0 && attempts <= task.retries);
    const row = rowOf(task, attempt.status);
    row.duration_ms = attempt.durationMs;
    row.attempts = attempts;
    for (const name of task.lanes) {
        const lane = context.lane(name);
        const taking = lane.takeFindings(task);
        const found = taking instanceof Promise ? await taking : taking;
        if (found.length === 0)
            continue;
        row.findings.push(...found);
        applyGates(found, attempt, lane.suite, task);
    }
    if (attempt.findings)
        row.findings.push(...attempt.findings);
    row.status = attempt.status;
    if (attempt.steps)
        row.steps = attempt.steps;
    if (attempt.reason !== undefined)
        row.reason = attempt.reason;
    if (attempt.negativePath)
        row.negative_path = attempt.negativePath;
    if (attempt.status === "failed" || attempt.status === "errored") {
        row.failures = attempt.failures;
        row.snippet = context.suite.places.snippet(test.location);
        if (attempt.call)
            row.request = attempt.call.line();
        const evidence = (0,judge_evidence/* evidenceOf */.X1)(task.lanes.map((name) => context.lane(name)));
        if (evidence)
            row.evidence = evidence;
        addTaxonomy(row);
    }
    return row;
}
/** A finding that gates fails the test in which it was seen, if the test called a server. */
function applyGates(found, attempt, suite, { checked: { test } }) {
    const gating = found.filter(({ gates }) => gates);
    if (gating.length === 0 || attempt.status === "skipped")
        return;
    const isErrored = attempt.status === "errored" || gating.some(({ unjudged }) => unjudged);
    attempt.status = isErrored ? "errored" : "failed";
    delete attempt.reason;
    const failures = gating.map(({ rule_id, severity, message, count, evidence, request, location = test.location }) => (0,judge/* failureOf */.g5)({ suite, test }, rule_id, {
        ...{ severity, message: (0,redacted/* hide */.jD)(message), location },
        ...(evidence !== undefined && { actual: (0,redacted/* hide */.jD)(evidence) }),
        ...(request !== undefined && { request: (0,redacted/* hide */.jD)(request) }),
        ...(count > 1 && { note: (0,redacted/* say */.cv) `seen ${count} times` }),
    }));
    attempt.failures = [...attempt.failures, ...failures];
}
async function attemptTest(task, context) {
    const { checked } = task;
    const { test } = checked;
    const values = { data: test.data, steps: context.setup };
    if (test.block === "compositions") {
        const { runComposition } = await __webpack_require__.e(/* import() */ 8175).then(__webpack_require__.bind(__webpack_require__, 38175));
        return runComposition(checked, test, values, context);
    }
    if (test.block === "compliance") {
        const { runCompliance } = await __webpack_require__.e(/* import() */ 3200).then(__webpack_require__.bind(__webpack_require__, 73200));
        return runCompliance(checked, test, values, context);
    }
    // Checked here, not in an async function: a single call must not pay for the other kinds.
    if (test.block === "tools" && isMultiCall(checked, test))
        return runMultiCall(checked, test, values, context);
    const subject = { suite: context.suite, test };
    const spec = { subject, server: test.server, call: test, timeoutMs: test.timeoutMs, expect: checked };
    if (test.block === "tools" && test.transform)
        spec.transform = test.transform;
    const result = await (0,call/* makeCall */.p)(spec, values, context);
    return (0,verdict/* judgeCall */.MX)(result, subject, checked, test.limits, (0,test_context/* warnerOf */.Z)(context, test.server), context.ports);
}
/** True for a tool test that is not a single call. */
function isMultiCall({ steps, finally: last, verify }, test) {
    const { injected, negativePath, resend, wireFault, parity } = test;
    return Boolean(injected || negativePath || steps || last || verify || resend || wireFault || parity);
}
async function runMultiCall(checked, test, values, context) {
    if (test.injected) {
        const { runInjected } = await __webpack_require__.e(/* import() */ 4).then(__webpack_require__.bind(__webpack_require__, 50004));
        return runInjected(checked, test, test.injected, values, context);
    }
    if (test.negativePath) {
        const { runProbes } = await __webpack_require__.e(/* import() */ 8138).then(__webpack_require__.bind(__webpack_require__, 58138));
        return runProbes(checked, test, test.negativePath, values, context);
    }
    if (checked.steps || checked.finally) {
        const { runStepsTest } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 23053));
        return runStepsTest(checked, values, context);
    }
    if (checked.verify || test.resend || test.wireFault) {
        const { runVerified } = await __webpack_require__.e(/* import() */ 7492).then(__webpack_require__.bind(__webpack_require__, 67492));
        return runVerified(checked, test, values, context);
    }
    const { runParity } = await __webpack_require__.e(/* import() */ 4749).then(__webpack_require__.bind(__webpack_require__, 54749));
    return runParity(checked, test, test.parity, values, context);
}
/** Adds the ids of the findings to the failures: a log line on stdout explains a timeout. */
function addTaxonomy(row) {
    const seen = row.findings.map(({ rule_id }) => rule_id).filter((id) => !id.startsWith("INV-"));
    for (const failure of row.failures) {
        failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, ...seen])];
    }
}

;// CONCATENATED MODULE: ./src/engine/run.ts














/** How long a stopped run waits for its servers: whoever stops it may not wait long. */
const STOPPED_MS = 5_000;
/**
 * Runs a plan: reports everything through `emit`, with a row for every task whatever happens.
 * Implements run.md: Order, Sessions, Deadlines.
 */
async function runPlan(plan, settings) {
    return new Run(plan, settings).run();
}
class Run {
    plan;
    settings;
    #lanes = new Map();
    /** Lanes whose servers are ending or have ended. */
    #ended = new Map();
    #done;
    #firstStarts = new Map();
    #stop = new AbortController();
    #context;
    #stopped;
    #error;
    #break = () => { };
    /** Tests that have started and have no row yet. */
    #underWay = new Set();
    #bailed = false;
    #bailedSuites = new Set();
    /** True once everything is reported. */
    #over = false;
    #id = 0;
    constructor(plan, settings) {
        this.plan = plan;
        this.settings = settings;
        // Every start in progress listens to it, and Node warns about more than ten listeners.
        (0,external_node_events_.setMaxListeners)(0, this.#stop.signal);
        this.#done = new Uint8Array(plan.total);
        this.#context = {
            open: settings.open,
            nextId: () => {
                this.#id += 1;
                return this.#id;
            },
            maxFrameBytes: settings.maxFrameBytes,
            budget: (0,budget/* runBudget */.pl)(settings.maxFrameBytes),
            env: settings.env,
            passEnv: settings.passEnv,
            cwd: settings.cwd,
            runId: settings.runId,
            tokens: new run_tokens/* RunTokens */.m(settings.onSecret),
            signal: this.#stop.signal,
            redact: settings.redact,
            finding: (finding) => this.#emit({ event: "finding", finding }),
            isUnderWay: (owner) => this.#underWay.has(owner),
            firstStart: (command, start) => this.#firstStart(command, start),
            ...(settings.onExchange && { onExchange: settings.onExchange }),
            ...(settings.recording && { recording: settings.recording }),
        };
    }
    async run() {
        const stopped = new Promise((resolve) => {
            const stop = (why) => {
                this.#stopped ??= why;
                resolve();
            };
            if (this.settings.signal.aborted)
                stop("interrupted");
            this.settings.signal.addEventListener("abort", () => stop("interrupted"), { once: true });
            setTimeout(() => stop("timeout"), this.settings.runTimeoutMs).unref();
            this.#break = (error) => {
                this.#error ??= error;
                stop("broken");
            };
            const { broken } = this.settings;
            broken?.addEventListener("abort", () => this.#break(broken.reason), { once: true });
        });
        const files = this.plan.files.map((file, index) => ({ file, index }));
        const all = (0,schedule/* pool */.dz)(groupFiles(files), this.settings.jobs, async (group) => {
            for (const { file, index } of group)
                await this.#file(file, index);
        });
        await Promise.race([all.catch((error) => this.#break(error)), stopped]);
        // A signal that comes from here on finds all rows complete.
        const why = this.#stopped;
        if (why)
            this.#giveUp(why);
        // Findings from the end of servers are in the reports.
        const serversEnded = this.#endAll();
        await Promise.race([serversEnded, stopped.then(() => (0,duration/* sleep */.yy)(STOPPED_MS, { unref: true }))]);
        for (const lane of this.#lanes.values())
            await lane.judge();
        for (const finding of compositionFindings(this.#lanes.values()))
            this.#emit({ event: "finding", finding });
        this.#over = true;
        for (const lane of this.#lanes.values()) {
            const row = lane.row();
            if (row)
                this.settings.emit({ event: "server", order: lane.order, row });
        }
        if (this.#error !== undefined)
            return { serversEnded, stopped: "broken", error: this.#error };
        return why ? { serversEnded, stopped: why } : { serversEnded };
    }
    async #file(file, index) {
        const together = this.settings.parallelVersions || file.checked.suite.runOptions.parallelVersions;
        const runs = file.batches.map((batch, column) => async () => {
            const lanes = this.#lanesOf(file, batch, index * 1_000 + column);
            await this.#batch(file, batch, lanes);
            if (file.checked.suite.runOptions.restartPolicy === "per_run")
                return;
            // Servers of other revisions may share state with these, so these end before the next revision starts.
            // The last ones end while other files still run.
            const ending = Promise.all([...lanes.values()].map((lane) => this.#end(lane)));
            const last = column === file.batches.length - 1;
            if (!last && !together)
                await ending;
        });
        if (together)
            await Promise.all(runs.map((run) => run()));
        else
            for (const run of runs)
                await run();
    }
    async #batch(file, batch, lanes) {
        const { parallel, restartPolicy } = file.checked.suite.runOptions;
        const runs = lanes.size > 0 && !this.#bailed && !this.#stopped;
        if (runs && restartPolicy === "per_file")
            for (const lane of lanes.values())
                lane.prestart();
        const answered = new Map();
        const context = {
            suite: file.checked.suite,
            targetVersion: batch.targetVersion,
            lane: (name) => {
                const lane = lanes.get(name);
                if (!lane)
                    throw new Error(`no lane for server ${name}`);
                return lane;
            },
            setup: answered,
            answers: new Map(),
            report: (finding) => this.#emit({ event: "finding", finding }),
            env: this.settings.env,
            runId: this.settings.runId,
            ports: this.settings.portsOf(file.checked.suite),
        };
        const setup = runs ? await runSetup(file.checked, context, answered) : {};
        // Findings from setup belong to no test.
        if (file.checked.setup.length > 0)
            for (const lane of lanes.values())
                await lane.takeFindings();
        const run = (task) => this.#task(task, context, setup);
        if (parallel === false)
            for (const task of batch.tasks)
                await run(task);
        else if (parallel === "servers")
            await (0,schedule/* inParallel */.HN)(batch.tasks, run);
        else
            await (0,schedule/* pool */.dz)(batch.tasks, parallel, run);
        if (!runs || this.#stopped)
            return;
        const findings = await runTeardown(file.checked, context, answered);
        // A teardown that the end of the run interrupted says nothing about the server.
        if (this.#stopped)
            return;
        for (const finding of findings)
            this.#emit({ event: "finding", finding });
        for (const lane of lanes.values())
            if (lane.suite === file.checked.suite)
                lane.judgeLatency();
    }
    async #task(task, context, setup) {
        if (this.#stopped)
            return;
        const { test } = task.checked;
        if (task.skip !== undefined)
            return this.#row(task, { ...rowOf(task, "skipped"), reason: task.skip });
        if (this.#bailed || this.#bailedSuites.has(task.suite)) {
            return this.#row(task, { ...rowOf(task, "skipped"), reason: "an earlier test failed (bail)" });
        }
        if (setup.failures)
            return this.#row(task, setupFailedRow(task, context.suite, setup.failures));
        this.#emit({ event: "test_started", id: task.id, name: test.name, server: test.server });
        this.#underWay.add(task);
        let row;
        try {
            row = await runTest(task, { ...context, owner: task });
        }
        catch (error) {
            row = bugRow(task, error);
        }
        this.#row(task, row);
        const bad = row.status === "failed" || row.status === "errored";
        if (bad && this.settings.bail)
            this.#bailed = true;
        else if (bad && task.suite.runOptions.bail)
            this.#bailedSuites.add(task.suite);
    }
    /** The lanes that the batch's tests need; those of `per_run` are shared by files whose server entry is the same. */
    #lanesOf(file, batch, order) {
        const { suite } = file.checked;
        const needed = new Set(batch.tasks.filter((task) => task.skip === undefined).flatMap((task) => task.lanes));
        if (batch.tasks.some((task) => task.skip === undefined)) {
            for (const { server } of [...suite.setup, ...suite.teardown])
                needed.add(server);
        }
        const lanes = new Map();
        for (const [index, name] of [...suite.servers.keys()].entries()) {
            const server = suite.servers.get(name);
            if (!server || !needed.has(name))
                continue;
            const shared = suite.runOptions.restartPolicy === "per_run";
            const key = `${shared ? sharedKey(server) : `${suite.file}\0${name}`}\0${batch.targetVersion}`;
            const lane = this.#lanes.get(key) ?? new lanes_lane/* Lane */.J(suite, server, batch.targetVersion, order * 100 + index, this.#context);
            this.#lanes.set(key, lane);
            lanes.set(name, lane);
        }
        return lanes;
    }
    #row(task, row) {
        if (this.#stopped || this.#done[task.order])
            return;
        this.#underWay.delete(task);
        this.#done[task.order] = 1;
        this.settings.emit({ event: "test", order: task.order, row });
    }
    #emit(event) {
        if (!this.#over)
            this.settings.emit(event);
    }
    /** Rows for tests that did not end. A test that was running when the time was up could not be judged. */
    #giveUp(why) {
        this.#stop.abort();
        const reason = REASONS[why];
        let first = why === "timeout" || (why === "broken" && this.#underWay.size === 0);
        for (const file of this.plan.files) {
            for (const batch of file.batches) {
                for (const task of batch.tasks) {
                    if (this.#done[task.order])
                        continue;
                    // A test that was skipped anyway keeps its own reason.
                    const isUnderWay = (first || (why === "broken" && this.#underWay.has(task))) && task.skip === undefined;
                    const unjudged = () => (why === "broken" ? bugRow(task, this.#error) : timeoutRow(task, reason));
                    const row = isUnderWay ? unjudged() : { ...rowOf(task, "skipped"), reason: task.skip ?? reason };
                    if (isUnderWay)
                        first = false;
                    this.#done[task.order] = 1;
                    this.settings.emit({ event: "test", order: task.order, row });
                }
            }
        }
    }
    #end(lane) {
        const ending = this.#ended.get(lane) ?? lane.close();
        this.#ended.set(lane, ending);
        return ending;
    }
    async #endAll() {
        this.#stop.abort();
        await Promise.all([...this.#lanes.values()].map((lane) => this.#end(lane)));
    }
    async #firstStart(command, start) {
        const first = this.#firstStarts.get(command);
        if (first) {
            await first;
            return start();
        }
        const started = start();
        this.#firstStarts.set(command, started);
        return started;
    }
}
function timeoutRow(task, message) {
    const subject = { suite: task.suite, test: task.checked.test };
    return { ...rowOf(task, "errored"), failures: [(0,judge/* failureOf */.g5)(subject, "SUITE-RUN-TIMEOUT", { message })] };
}
const REASONS = {
    interrupted: (0,redacted/* say */.cv) `the run was interrupted`,
    timeout: (0,redacted/* say */.cv) `the run timed out (--run-timeout)`,
    broken: (0,redacted/* say */.cv) `the run was aborted`,
};
/** An error that is not a UserError is a bug, and is shown as one. */
function bugRow(task, error) {
    const subject = { suite: task.suite, test: task.checked.test };
    const [problem] = error instanceof core_problem/* UserError */.yo ? error.problems : [];
    const parts = problem
        ? { message: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(problem.title)}: ${(0,redacted/* hide */.jD)(problem.description)}`, fix: problem.fix }
        : {
            message: (0,redacted/* say */.cv) `mcptest itself failed: ${(0,redacted/* hide */.jD)(error instanceof Error ? error.message : String(error))}`,
            ...(error instanceof Error && error.stack !== undefined && { note: (0,redacted/* hide */.jD)(error.stack) }),
        };
    return { ...rowOf(task, "errored"), failures: [(0,judge/* failureOf */.g5)(subject, "RUNNER-FAULT", parts)] };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/core/json-error.ts
var json_error = __webpack_require__(52134);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
;// CONCATENATED MODULE: ./src/engine/snapshots/snapshot-store.ts








const FOLDER = "snapshots";
const MAX_BYTES = 64 * 1024 * 1024;
/**
 * The snapshots of one run, for all suites. Each file is written at most once in the run; later values are compared
 * with what was written.
 */
class SnapshotStore {
    policy;
    redactor;
    cwd;
    repositoryRoot;
    #known = new Map();
    /** Keys that a suite names, even if the test did not run, by the folder of the snapshots. */
    #named = new Map();
    constructor(policy, redactor, 
    /** Paths are shown relative to it. */
    cwd, repositoryRoot) {
        this.policy = policy;
        this.redactor = redactor;
        this.cwd = cwd;
        this.repositoryRoot = repositoryRoot;
    }
    /** The snapshots of the suite in a file. */
    of(suiteFile) {
        const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), FOLDER);
        return {
            redact: (value) => (0,redacted/* hideValue */.Em)((0,foreign_marks/* redactForeign */.Oe)(value, this.redactor)),
            compare: (file, value, update) => this.#settle(folder, file, value, update),
        };
    }
    /** Marks files that a suite names as used, even if their tests do not run. */
    name(suiteFile, file) {
        this.#namesIn((0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), FOLDER)).add(file);
    }
    /**
     * The files that no test names, in the folders of suites of which the run has all: paths as they are shown, sorted.
     * `suites` are the files of the run.
     */
    async unused(suites) {
        const all = [];
        for (const [folder, names] of this.#named) {
            if (!this.#isOurs(folder))
                continue;
            const beside = await (0,promises_.readdir)((0,external_node_path_.dirname)(folder)).catch(() => []);
            if (beside.some((name) => isSuite(name) && !suites.has((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), name))))
                continue;
            const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
            for (const entry of entries) {
                if (!entry.isFile() || entry.name.startsWith("."))
                    continue;
                const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
                const file = (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join("/");
                const isMeant = [...names].some((one) => one instanceof RegExp && one.test(file));
                if (!isMeant && !names.has(file))
                    all.push(this.#shown(path));
            }
        }
        return all.sort();
    }
    async #settle(folder, file, value, update) {
        const path = (0,external_node_path_.join)(folder, file);
        this.#namesIn(folder).add(file);
        const shown = this.#shown(path);
        const mayRewrite = (update ?? this.policy.update) && this.policy.mayWrite;
        // Tests of several files may use one snapshot at the same time: each waits for the one before it.
        const before = this.#known.get(path) ?? this.#read(folder, path);
        const turn = before.then(async (known) => {
            const writes = known === undefined ? this.policy.mayWrite : mayRewrite && !known.isFresh;
            if (!writes)
                return [known, false];
            await this.#write(path, value);
            return [{ recorded: value, isFresh: true }, true];
        });
        const after = turn.then(([known]) => known);
        this.#known.set(path, after);
        // The next test that uses it tries again after a failure.
        after.catch(() => {
            if (this.#known.get(path) === after)
                this.#known.delete(path);
        });
        const [known, wrote] = await turn;
        if (wrote)
            return { kind: "written" };
        if (known === undefined)
            return { kind: "missing", file: shown };
        return { kind: "there", file: shown, ...known };
    }
    async #write(path, value) {
        const json = sortedJson(value);
        try {
            await (0,out/* writeFileAtomic */.Zf)(path, (0,redacted/* say */.cv) `${json}\n`);
        }
        catch (error) {
            throw new types.SuiteFault((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#shown(path))} cannot be recorded: ${(0,redacted/* hide */.jD)(messageOf(error))}`, "Make the folder writable.");
        }
    }
    async #read(folder, path) {
        await this.#insideOnly(folder, path);
        let text;
        try {
            text = (0,read_file/* readRegularFile */.XF)(path, MAX_BYTES).toString("utf8");
        }
        catch (error) {
            if (isMissing(error))
                return undefined;
            const fix = error instanceof read_file/* UnreadableFile */.ie ? "Put a smaller, plain file in its place." : "Make the file readable.";
            throw new types.SuiteFault((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#shown(path))} cannot be read: ${(0,redacted/* hide */.jD)(messageOf(error))}`, fix);
        }
        try {
            return { recorded: (0,redacted/* hideValue */.Em)(JSON.parse(text)), isFresh: false };
        }
        catch {
            throw new types.SuiteFault((0,redacted/* say */.cv) `the snapshot ${(0,redacted/* hide */.jD)(this.#shown(path))} is not JSON: ${(0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json_error/* jsonError */.F)}`, "Delete the file and record it again.");
        }
    }
    /** The folder lies in the repository, or beside its suite. */
    #isOurs(folder) {
        return (0,read_file/* isReallyBelow */.rm)(folder, this.repositoryRoot) || (0,read_file/* isReallyBelow */.rm)(folder, (0,external_node_path_.dirname)(folder));
    }
    /** A link may lead neither out of the repository nor out of the folder, to read or to write. */
    async #insideOnly(folder, path) {
        if (!this.#isOurs(folder)) {
            const what = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#shown(folder))} links to a place outside the repository`;
            throw new types.SuiteFault(what, "Put a plain folder in its place.");
        }
        const root = await (0,promises_.realpath)(folder).catch(() => undefined);
        if (root === undefined)
            return;
        for (let at = path; at !== folder; at = (0,external_node_path_.dirname)(at)) {
            const real = await (0,promises_.realpath)(at).catch(() => undefined);
            if (real === undefined || real.startsWith(root + external_node_path_.sep))
                continue;
            throw new types.SuiteFault((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#shown(path))} links to a place outside its folder`, "Put a plain file in its place.");
        }
    }
    #namesIn(folder) {
        const names = this.#named.get(folder) ?? new Set();
        this.#named.set(folder, names);
        return names;
    }
    #shown(path) {
        return (0,external_node_path_.relative)(this.cwd, path).split(external_node_path_.sep).join("/");
    }
}
/** True for a file that the search for suites would find. */
function isSuite(name) {
    return /(?:^|\.)mcptest\.ya?ml$/.test(name);
}
/** JSON with every object's keys sorted. Throws a SuiteFault if the value is nested too deeply. */
function sortedJson(value) {
    try {
        return (0,redacted/* derive */.CX)(value, (shown) => JSON.stringify(sorted(shown), null, 2));
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw new types.SuiteFault((0,redacted/* say */.cv) `The value is nested too deeply to be recorded`, "Name a part of it in the target.");
    }
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (typeof value !== "object" || value === null)
        return value;
    const entries = Object.entries(value).map(([key, member]) => [key, sorted(member)]);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function isMissing(error) {
    return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./src/core/json.ts
var core_json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/matchers/kinds/snapshot-key.ts
var snapshot_key = __webpack_require__(94789);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
;// CONCATENATED MODULE: ./src/engine/snapshots/unused-snapshots.ts



const MAX_SHOWN = 20;
/**
 * A sentence that lists the snapshots that no test in the run uses; none if all are used. Folders that suites
 * outside the run share with those in it are left out.
 */
async function unusedSnapshots(plan, store) {
    for (const { checked } of plan.files) {
        const steps = checked.tests.flatMap((test) => [test.steps, test.verify, test.finally].flatMap((list) => list ?? []));
        const all = [...checked.tests, ...steps, ...checked.setup, ...checked.teardown];
        for (const { source } of all.flatMap(({ assertions }) => assertions ?? [])) {
            const key = keyOf(source);
            if (key === undefined)
                continue;
            store.name(checked.suite.file, key instanceof deferred/* Deferred */.cY ? filesOf(key) : (0,snapshot_key/* snapshotFile */.P)(key, []));
        }
    }
    const unused = await store.unused(new Set(plan.files.map(({ checked }) => checked.suite.file)));
    if (unused.length === 0)
        return [];
    const more = unused.length > MAX_SHOWN ? `, and ${unused.length - MAX_SHOWN} more` : "";
    return [`snapshots that no test in this run uses: ${unused.slice(0, MAX_SHOWN).join(", ")}${more}`];
}
/** The files that a key with references may mean, whatever values the references get. */
function filesOf({ parts }) {
    const pattern = parts.map((part) => (typeof part === "string" ? (0,deferred/* quotePattern */.zc)(part) : ".*")).join("");
    return new RegExp(`^${pattern}(?:\\.json)?$`, "s");
}
function keyOf({ matcher }) {
    const snapshot = (0,core_json/* isObject */.G)(matcher) ? matcher["snapshot"] : undefined;
    return (0,core_json/* isObject */.G)(snapshot) && "name" in snapshot ? snapshot["name"] : snapshot;
}

// EXTERNAL MODULE: ./src/mcp/open.ts + 12 modules
var mcp_open = __webpack_require__(32174);
// EXTERNAL MODULE: ./src/results/gate.ts
var gate = __webpack_require__(44107);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/results/clean-event.ts




/** The longest value that results carry, in characters of its JSON. */
const MAX_VALUE_LENGTH = 64 * 1024;
const MAX_ERRORS = 100;
// Values that a server or a suite made: redacted whole, keys too. Everywhere else the keys are ours.
const foreignKeys = new Set(["expected", "actual", "jurors"]);
// Our own words: a secret that equals one must not make the row unreadable.
const ourWords = new Set(["event", "status", "severity", "kind", "rule_id", "block", "matcher", "started_at"]);
/** The event without secrets, and with every value cut to 64 KiB, after redaction, so that half a secret never stays. */
function cleanEvent(event, redactor) {
    return clean(event, "", redactor);
}
function clean(value, key, redactor) {
    // What was sent is sent again as it was, or not at all: never cut.
    if (key === "evidence")
        return (0,foreign_marks/* redactForeign */.Oe)(value, redactor);
    if (key === "server_info" || key === "capabilities")
        return cutValue((0,foreign_marks/* redactForeign */.Oe)(value, redactor));
    if (foreignKeys.has(key))
        return cutValue(redactor.value(value));
    if (typeof value === "string")
        return ourWords.has(key) ? value : (0,sanitize/* cutMiddle */.it)(redactor.text(value), MAX_VALUE_LENGTH);
    if (Array.isArray(value)) {
        const items = key === "errors" ? value.slice(0, MAX_ERRORS) : value;
        return items.map((item) => clean(item, key, redactor));
    }
    if (!(0,core_json/* isObject */.G)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clean(item, name, redactor)]));
}
/** A value that is too long becomes the cut text of its JSON; an object stays an object. */
function cutValue(value) {
    if (value === undefined)
        return value;
    const json = (0,redacted/* jsonText */.s$)(value);
    if (json.length <= MAX_VALUE_LENGTH)
        return value;
    if (typeof value === "string")
        return (0,sanitize/* cutMiddle */.it)(value, MAX_VALUE_LENGTH);
    const cut = (0,sanitize/* cutMiddle */.it)(json, MAX_VALUE_LENGTH);
    if (Array.isArray(value))
        return [cut];
    return (0,core_json/* isObject */.G)(value) ? { cut } : cut;
}

// EXTERNAL MODULE: ./src/results/findings.ts
var findings = __webpack_require__(95846);
// EXTERNAL MODULE: ./src/results/row-index.ts
var row_index = __webpack_require__(47999);
;// CONCATENATED MODULE: ./src/results/short-row.ts




const SHORT_TEXT = 500;
const LEFT_OUT = "expected, actual and diff are left out: the results have no room for them";
/** The event, redacted, with a row of about `most` bytes: failures that do not fit lose their values. */
function shortenRow(event, redactor, most) {
    const { evidence, ...row } = event.row;
    let left = most;
    // One after the other, because all together may not fit into memory.
    const failures = row.failures.map((failure) => {
        const whole = cleanFailure(failure, event, redactor);
        const weight = (0,limits/* weightOf */.mm)(whole, left);
        left -= weight;
        return left >= 0 ? whole : shortenText(whole);
    });
    const kept = evidence && left >= 0 ? { evidence } : {};
    return cleanEvent({ ...event, row: { ...row, ...kept, failures } }, redactor);
}
function cleanFailure(failure, event, redactor) {
    const { evidence: _, steps: __, ...row } = event.row;
    const { failures } = cleanEvent({ ...event, row: { ...row, findings: [], failures: [failure] } }, redactor).row;
    return failures[0] ?? failure;
}
/** The fields that identify the failed assertion. */
function shortenText(failure) {
    const { test_name, target, matcher, message, rule_id, taxonomy_ids, severity, location, fix } = failure;
    const told = { message: (0,sanitize/* cutMiddle */.it)((0,redacted/* hide */.jD)(message), SHORT_TEXT), note: LEFT_OUT };
    return { test_name, target, matcher, ...told, rule_id, taxonomy_ids, severity, location, fix };
}

// EXTERNAL MODULE: ./src/results/tally.ts
var results_tally = __webpack_require__(69204);
;// CONCATENATED MODULE: ./src/results/store.ts









/** The store of one run: rows go to a file as lines of JSON, only their places and the counts stay in memory. */
function createStore({ spoolPath, redactor, onEvent, onFault = () => { } }) {
    const spool = (0,out/* openSpool */.KK)(spoolPath, onFault);
    const tally = (0,results_tally/* createTally */.Xf)();
    const index = (0,row_index/* createRowIndex */.J)();
    const repeated = new Map();
    let offset = 0;
    const append = (line) => {
        const length = spool.append((0,redacted/* ownText */.U3)(line));
        offset += length + 1;
        return length;
    };
    /** A repeated finding is spooled each time its count has doubled, and at the end. */
    const appendFinding = (finding) => {
        const key = (0,findings/* keyOf */.T)(finding);
        const known = repeated.get(key);
        if (known === undefined) {
            repeated.set(key, { finding: { ...finding, count: 0 }, spooled: finding.count });
            append(JSON.stringify({ event: "finding", finding }));
            return;
        }
        known.finding.count += finding.count;
        known.finding.gates ||= finding.gates;
        if (known.finding.count >= known.spooled)
            appendRest(known);
    };
    const appendRest = (known) => {
        if (known.finding.count === 0)
            return;
        append(JSON.stringify({ event: "finding", finding: known.finding }));
        known.spooled += known.finding.count;
        known.finding.count = 0;
    };
    return {
        emit(event) {
            const spooled = event.event !== "test_started" && event.event !== "notice";
            if (!spooled && onEvent === undefined)
                return;
            let clean = event;
            const room = offset > limits/* LIMITS */.b1.results ? 0 : limits/* LIMITS */.b1.row;
            const isLarge = event.event === "test" && holdsValues(event.row) && (0,limits/* weightOf */.mm)(event.row, room) > room;
            let line = isLarge ? undefined : (0,redacted/* jsonOf */.o_)(event);
            if (line === undefined || line.length > MAX_VALUE_LENGTH || (0,foreign_marks/* mayHaveMarks */.U2)(line) || !redactor.isClean(line)) {
                clean = isLarge ? shortenRow(event, redactor, room) : cleanEvent(event, redactor);
                line = JSON.stringify(clean);
            }
            if (clean.event === "finding")
                appendFinding(clean.finding);
            else if (spooled) {
                if (clean.event === "run_finished")
                    for (const known of repeated.values())
                        appendRest(known);
                const start = offset;
                const length = append(line);
                if (clean.event === "test")
                    index.set(clean.order, start, length);
            }
            if (spooled)
                tally.add(clean);
            onEvent?.(clean);
        },
        get head() {
            const head = tally.head();
            if (head === undefined)
                throw new Error("no head before run_started");
            return head;
        },
        rows: () => index.rows(() => spool.reader()),
        close({ keep }) {
            if (keep)
                spool.close();
            else
                spool.remove();
        },
    };
}
/** A row that passed holds no values of servers, unless something was found or probed: its size need not be measured. */
function holdsValues({ status, findings, negative_path, steps }) {
    return status !== "passed" || findings.length > 0 || negative_path !== undefined || steps !== undefined;
}

// EXTERNAL MODULE: ./src/run/load-request.ts + 33 modules
var load_request = __webpack_require__(84284);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/run/recordings.ts + 2 modules
var run_recordings = __webpack_require__(58422);
// EXTERNAL MODULE: ./src/run/state-folder.ts
var state_folder = __webpack_require__(40665);
;// CONCATENATED MODULE: ./src/run/pipeline.ts
















/** Finds, loads, checks and plans. Throws a UserError with every problem of every file. */
async function prepareRun(request, redactor) {
    snapshotPolicy(request);
    const runId = (0,external_node_crypto_.randomUUID)();
    const { suites, drafts, names, banner, problems: found } = await (0,load_request/* loadRequest */.W)(request, redactor, runId);
    const { checked, problems } = await (0,check/* checkSuites */.il)(suites, request.cwd);
    const more = drafts.length > 0 ? await (0,check/* draftProblems */.u_)(drafts, request.cwd) : [];
    const warnings = (0,check/* throwErrors */.kB)((0,core_problem/* inOrder */.al)([...found, ...problems, ...more]));
    const { targetVersion, selection, shard, retries } = request;
    const defaultVersion = request.suiteDefaults?.targetVersion;
    const plan = makePlan(checked, {
        ...(targetVersion !== undefined && { targetVersion }),
        ...(defaultVersion !== undefined && { defaultVersion }),
        ...(selection && { selection }),
        ...(shard && { shard }),
        ...(retries !== undefined && { retries }),
    });
    return { plan, warnings, overrides: names, runId, redactor, ...(banner !== undefined && { banner }) };
}
/**
 * Runs a plan into a store. Where the run breaks off, by a bug of ours or a full disk, the results say so. Throws a UserError
 * where the spool cannot be opened.
 */
async function runPipeline(prepared, request, onEvent, onExchange) {
    const { plan, redactor, runId } = prepared;
    const folder = (0,state_folder/* spoolFolder */.c)(request.cwd);
    const broken = new AbortController();
    const onFault = (error) => broken.abort(error);
    const spoolPath = (0,external_node_path_.join)(folder, `${runId}.ndjson`);
    const store = createStore({ spoolPath, redactor, onFault, ...(onEvent && { onEvent }) });
    const recordings = (0,run_recordings/* createRecordings */.T)(request, folder, runId, redactor, onFault);
    const release = (0,process_events/* catchStray */.nd)(onFault);
    const snapshots = new SnapshotStore(snapshotPolicy(request), redactor, request.cwd, request.repositoryRoot);
    const startedAt = performance.now();
    store.emit({
        event: "run_started",
        tool: { name: version/* TOOL_NAME */.l, version: request.version },
        run: {
            id: runId,
            started_at: new Date().toISOString(),
            suite_files: plan.files.map((file) => file.checked.suite.name),
            overrides: [...prepared.overrides],
            target_versions: [...plan.targetVersions],
            ...(request.shard && { shard: `${request.shard.index}/${request.shard.count}` }),
        },
    });
    const end = await runPlan(plan, {
        open: (target, options) => (0,mcp_open/* openSession */.f)(target, { ...options, clientVersion: request.version }),
        jobs: request.jobs,
        runTimeoutMs: request.runTimeoutMs,
        parallelVersions: request.parallelVersions,
        bail: request.bail,
        maxFrameBytes: request.maxFrameBytes,
        env: request.env,
        passEnv: request.passEnv,
        cwd: request.cwd,
        runId,
        onSecret: (name, value) => redactor.add(name, value),
        signal: request.signal,
        broken: broken.signal,
        redact: (value) => redactor.value(value),
        emit: (event) => store.emit(event),
        ...(onExchange !== undefined && { onExchange }),
        ...(recordings && { recording: recordings.recording }),
        portsOf: (suite) => ({ snapshots: snapshots.of(suite.file) }),
    });
    store.emit({
        event: "run_finished",
        duration_ms: Math.round(performance.now() - startedAt),
        interrupted: end.stopped !== undefined,
    });
    const verdict = (0,gate/* gate */.G)(store.head.summary, store.head.findings, {
        ...request.policy,
        selected: plan.selected,
        interrupted: end.stopped === "interrupted",
        missing: missingOf(end),
    });
    return {
        results: store,
        verdict,
        writeRecordings: async () => recordings?.write(),
        writeCapture: async (file) => recordings?.writeCapture(file),
        async finish() {
            const faults = await finish(end, store, recordings, () => unusedSnapshots(plan, snapshots));
            release();
            // What went wrong since then is in no report.
            if (broken.signal.aborted && end.stopped !== "broken")
                throw broken.signal.reason;
            return faults;
        },
    };
}
/** Why the whole is not there; in teardown no test is left that could say so. */
function missingOf({ stopped, error }) {
    if (stopped === "timeout")
        return ["The run's time was used up before its end (--run-timeout)."];
    return stopped === "broken" ? [`The run broke off: ${(0,process_events/* describeStray */.PV)(error)}`] : [];
}
async function finish(end, store, recordings, unused) {
    await end.serversEnded;
    store.close({ keep: false });
    recordings?.recording.remove();
    return end.stopped ? [] : unused();
}
/**
 * What the run may do to snapshots. Throws a UserError where it is asked to rewrite them under CI: a job would pass
 * whatever the server says, and nobody would commit what it wrote.
 */
function snapshotPolicy({ snapshots: { update, allowInCi }, env }) {
    const mayWrite = env["CI"] !== "true" || allowInCi;
    if (update && !mayWrite) {
        throw (0,core_problem/* userError */.IF)("snapshots are not rewritten under CI", "--update-snapshots was given, and CI=true is set.", "Run it on your machine and commit the files, or add --allow-update-in-ci.");
    }
    return { update, mayWrite };
}


/***/ }),

/***/ 58422:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createRecordings),
  p: () => (/* binding */ writeCassettes)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/mcp/cassette/file-names.ts

/** In bytes: file systems take 255 for a name, of which the ending and a temporary one need some. */
const MAX_NAME = 150;
/** The sessions of each server of each suite at each revision, by the name of their file. */
function cassettesOf(sessions) {
    const groups = new Map();
    for (const session of sessions) {
        // What is played from a cassette is recorded already.
        if (session.transport === "cassette")
            continue;
        const key = JSON.stringify([session.suite, session.server, session.targetVersion]);
        groups.set(key, [...(groups.get(key) ?? []), session]);
    }
    const files = new Map();
    const taken = new Set();
    for (const [key, members] of groups) {
        const plain = nameOf(members);
        // Some file systems know no capitals.
        const isTaken = taken.has(plain.toLowerCase());
        const name = isTaken ? `${plain}-${(0,external_node_crypto_.createHash)("sha256").update(key).digest("hex").slice(0, 8)}` : plain;
        taken.add(name.toLowerCase());
        files.set(`${name}.cassette.json`, members);
    }
    return files;
}
/** Suite, server and revision in letters, digits, dots and dashes: no name leads out of a folder. */
function nameOf([first, ...rest]) {
    if (first === undefined)
        return "";
    const { suite, server, targetVersion } = first;
    const negotiated = [first, ...rest].find(({ facts }) => facts)?.facts?.negotiatedVersion;
    const stem = suite.replace(/\.(ya?ml|json)$/i, "").replace(/\.mcptest$/i, "");
    const parts = [stem, server, targetVersion ?? negotiated ?? "no-revision"].map((part) => part.replace(/[^\p{L}\p{N}_.-]+/gu, "-").replace(/^[.-]+|[.-]+$/g, "") || "x");
    const bytes = Buffer.from(parts.join("."));
    // Half a character at the end is left out.
    return bytes
        .subarray(0, MAX_NAME)
        .toString("utf8")
        .replace(/\ufffd+$/, "");
}

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
;// CONCATENATED MODULE: ./src/mcp/cassette/write.ts




/**
 * The text of a cassette (`schemas/cassette.v1.json`) from the sessions of one server at one revision, of which one
 * exchange at a time is in memory.
 */
async function* cassetteChunks(sessions, recordedAt) {
    const [first] = sessions;
    if (first === undefined)
        throw new Error("a cassette needs a session");
    const facts = sessions.find((session) => session.facts)?.facts;
    const head = {
        version: 1,
        kind: "server",
        server: {
            name: first.server,
            ...(facts && { info: facts.serverInfo }),
            transport: first.transport,
        },
        protocol_version: facts?.negotiatedVersion ?? null,
        recorded_at: recordedAt,
    };
    yield (0,redacted/* ownText */.U3)(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "interactions": [`);
    let before = "\n    ";
    for (const session of sessions) {
        for await (const interaction of interactionsOf(session)) {
            yield (0,redacted/* ownText */.U3)(before + JSON.stringify(interaction));
            before = ",\n    ";
        }
    }
    yield (0,redacted/* ownText */.U3)("\n  ]\n}\n");
}
/** The requests of a session in the order in which they were answered, with what else the server sent meanwhile. */
async function* interactionsOf(session) {
    let unasked = [];
    let weight = 0;
    let refused;
    for await (const line of session.lines()) {
        const exchange = JSON.parse(line);
        if (exchange.direction === "server") {
            if (!(0,json/* isObject */.G)(exchange.request))
                continue;
            weight += (0,limits/* weightOf */.mm)(exchange.request, limits/* LIMITS */.b1.call);
            if (weight <= limits/* LIMITS */.b1.call)
                unasked.push(exchange.request);
            continue;
        }
        const interaction = interactionOf(exchange, unasked);
        if (interaction === undefined)
            continue;
        unasked = [];
        weight = 0;
        // A server that takes no POST was reached again over HTTP+SSE; a player would not get past the refusal.
        if (refused !== undefined && interaction.request.method !== "initialize")
            yield refused;
        refused = isRefusedHandshake(interaction) ? interaction : undefined;
        if (refused === undefined)
            yield interaction;
    }
    if (refused !== undefined)
        yield refused;
}
function isRefusedHandshake({ request, response, http }) {
    return request.method === "initialize" && response === undefined && http !== undefined && http.status >= 400;
}
/** undefined for what is not a request: a notification of ours, or bytes that are no message. */
function interactionOf(exchange, unasked) {
    const { request, response, notifications = [], http, fault, duration_ms } = exchange;
    if (!(0,json/* isObject */.G)(request) || typeof request.method !== "string" || request.id === undefined)
        return undefined;
    const { id, method, params } = request;
    const token = (0,json/* isObject */.G)(params) && (0,json/* isObject */.G)(params._meta) ? params._meta.progressToken : undefined;
    // A token that is the id is ours, new for each call.
    const isOurs = token !== undefined && token === id;
    const sent = (0,mcp_frames/* withoutToken */._Q)(params, id);
    const notices = [...unasked, ...notifications.filter(json/* isObject */.G)].map((frame) => isOurs ? withoutProgressToken(frame, token) : frame);
    const interaction = { request: sent === undefined ? { method } : { method, params: sent } };
    // Ids are new at each run; the member stays where it was, because a report may show the frame. A string where a number was sent
    // is a fault that is played again.
    if ((0,json/* isObject */.G)(response))
        interaction.response = response.id === id ? { ...response, id: null } : response;
    if (fault !== undefined)
        interaction.fault = fault;
    if (notices.length > 0)
        interaction.notifications = notices;
    if (http !== undefined)
        interaction.http = http;
    if (duration_ms !== undefined)
        interaction.duration_ms = Math.round(duration_ms * 100) / 100;
    return interaction;
}
/** A progress message without the token of its call. */
function withoutProgressToken(frame, token) {
    if (!(0,json/* isObject */.G)(frame.params) || frame.params.progressToken !== token)
        return frame;
    const { progressToken: _, ...params } = frame.params;
    return { ...frame, params };
}

// EXTERNAL MODULE: ./src/mcp/recording.ts
var mcp_recording = __webpack_require__(91063);
;// CONCATENATED MODULE: ./src/run/recordings.ts





/** The recordings that a run is to make, spooled beside its rows; undefined where it is to make none. */
function createRecordings({ capture, record, keepSessions, cwd }, spoolFolder, runId, redactor, onFault) {
    if (capture === undefined && record === undefined && !keepSessions)
        return undefined;
    const recording = (0,mcp_recording/* createRecording */.w)((0,external_node_path_.join)(spoolFolder, `${runId}.sessions.ndjson`), redactor, onFault);
    const writeCapture = (file) => (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.resolve)(cwd, file), (0,mcp_recording/* captureChunks */.t)(recording.sessions()));
    return {
        recording,
        writeCapture,
        async write() {
            if (capture !== undefined)
                await writeCapture(capture);
            if (record !== undefined)
                await writeCassettes((0,external_node_path_.resolve)(cwd, record), recording.sessions());
        },
    };
}
/** Writes one cassette for each server of each suite at each revision; gives their names. Throws a UserError. */
async function writeCassettes(folder, sessions) {
    const recordedAt = new Date().toISOString();
    const files = cassettesOf(sessions);
    for (const [name, members] of files) {
        await (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, name), cassetteChunks(members, recordedAt));
    }
    return [...files.keys()];
}


/***/ }),

/***/ 40665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ spoolFolder),
/* harmony export */   y: () => (/* binding */ stateFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61691);
/* harmony import */ var _core_read_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69774);





/** The folder below `cwd` for our own files; undefined if it cannot be made, or this user may not write there. */
function stateFolder(cwd) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, ".mcptest");
        // A repository could have a link there, to a folder outside.
        if (!(0,_core_read_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isReallyBelow */ .rm)(path, cwd))
            return undefined;
        const folder = (0,_core_out_js__WEBPACK_IMPORTED_MODULE_3__/* .ensureIgnoredFolder */ .TW)(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return folder;
    }
    catch {
        return undefined;
    }
}
/** Where the rows of a run are kept while it lasts. `report` reads what a killed run leaves there. */
function spoolFolder(cwd) {
    return stateFolder(cwd) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `mcptest-${process.getuid?.() ?? "files"}`);
}


/***/ })

};
