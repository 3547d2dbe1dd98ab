export const id = 6747;
export const ids = [6747];
export const modules = {

/***/ 25295:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ withheldBecause)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);

/**
 * Why a tool must not be called with arguments that its schema accepts; undefined if it may be.
 *
 * @param entries what tools/list says of the tool
 * @param isUnfinished true if tools/list was not read to its end
 * @param safeCalls tools that may be called whatever their annotations say
 */
function withheldBecause(tool, entries, isUnfinished, safeCalls) {
    if (safeCalls.includes(tool))
        return undefined;
    if (entries.length === 0 && isUnfinished) {
        return "tools/list was not read to its end, so the annotations of the tool are not known";
    }
    return entries.some(isDestructive) ? "its annotations say that it is destructive" : undefined;
}
/** By the protocol, a tool that says only that it is not read-only is destructive. A tool without hints says nothing. */
function isDestructive({ annotations }) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(annotations))
        return false;
    const { destructiveHint, readOnlyHint } = annotations;
    return readOnlyHint !== true && (destructiveHint ?? readOnlyHint === false) === true;
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

/***/ 36747:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runProbes: () => (/* binding */ runProbes)
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
var response = __webpack_require__(78839);
// EXTERNAL MODULE: ./src/engine/test-context.ts
var test_context = __webpack_require__(42322);
// EXTERNAL MODULE: ./src/engine/kinds/call.ts
var kinds_call = __webpack_require__(76680);
// EXTERNAL MODULE: ./src/conformance/probes/error-channel.ts
var error_channel = __webpack_require__(34393);
// EXTERNAL MODULE: ./src/conformance/probes/judge.ts
var judge = __webpack_require__(36686);
// EXTERNAL MODULE: ./src/conformance/probes/requests.ts
var requests = __webpack_require__(30655);
// EXTERNAL MODULE: ./src/conformance/probes/safety.ts
var safety = __webpack_require__(25295);
// EXTERNAL MODULE: ./src/conformance/probes/types.ts
var types = __webpack_require__(79288);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/engine/judge/schema-port.ts
var schema_port = __webpack_require__(43447);
// EXTERNAL MODULE: ./src/conformance/invariants/evidence.ts
var evidence = __webpack_require__(71310);
// EXTERNAL MODULE: ./src/engine/judge/evidence.ts
var judge_evidence = __webpack_require__(57985);
;// CONCATENATED MODULE: ./src/engine/kinds/probe-sender.ts






/** Sends bad requests. If one of them ends the server, starts it again, once. */
class ProbeSender {
    context;
    rejectionContext;
    /** How the server ended, by probe. */
    ends = new Map();
    /** The first request that a cassette does not have. */
    unrecorded;
    #sent = new Map();
    #session;
    #restarted = false;
    #gone = "";
    constructor(context, rejectionContext) {
        this.context = context;
        this.rejectionContext = rejectionContext;
        this.#session = context.session;
    }
    /** Sends the requests of one probe, and judges them. `omitted`: what the plan omits. */
    async send(name, { cases, omitted }) {
        const judged = [];
        for (const probeCase of cases) {
            const sent = { probeCase };
            const judgedCase = this.#session
                ? await this.#case(name, sent, this.#session)
                : (0,judge/* unsentCase */.QZ)(probeCase, this.#gone);
            const result = (0,judge/* checkOutcome */.Tx)(name, probeCase, judgedCase, this.rejectionContext);
            judged.push(result);
            this.#sent.set(result, sent);
            if ((0,judge/* hasFailed */.WN)(name, result.outcome, this.rejectionContext.open))
                this.context.lane.evidence.keepProbe();
            // Each further request might cost the whole deadline again.
            if (result.outcome === "hang" || this.unrecorded)
                break;
        }
        const unsentCount = cases.length - judged.length;
        return (0,judge/* judgeProbe */.ih)(judged, unsentCount > 0 ? `${unsentCount} more requests were not sent after it` : omitted);
    }
    /** The request that a result is of, in one line, long runs of one character in short. */
    request(result) {
        const sent = result && this.#sent.get(result);
        return sent
            ? { request: (0,redacted/* hide */.jD)((0,kinds_call/* toolLine */.p)(sent.probeCase.tool ?? this.context.test.tool, (0,judge_evidence/* abbreviate */.Sm)(sent.probeCase.args))) }
            : {};
    }
    /** The frame that answered it. */
    answer(result) {
        const answer = this.#sent.get(result)?.answer;
        return answer ? { evidence: (0,evidence/* evidenceOf */.X)(answer) } : {};
    }
    async #case(name, sent, session) {
        const { probeCase } = sent;
        const { test, lane, owner } = this.context;
        const params = { name: probeCase.tool ?? test.tool, arguments: probeCase.args };
        const options = {
            timeoutMs: test.timeoutMs,
            purpose: "probe",
            generated: new Map(this.context.generated),
            owner,
        };
        const outcome = await session.request("tools/call", params, options);
        if (outcome.kind === "answer")
            sent.answer = outcome.answer;
        const judged = (0,judge/* judgeCase */.iO)(probeCase, outcome);
        this.unrecorded = (0,response/* missOf */.gv)(outcome);
        if (this.unrecorded)
            return judged;
        if (outcome.kind === "answer" || outcome.kind === "fault") {
            await lane.recordOutcome(session, outcome, probeCase.tool === undefined ? { method: "tools/call", params } : undefined);
            if (name !== "oversized" || judged.outcome === "unverified")
                return judged;
        }
        if (outcome.kind === "died")
            this.ends.set(name, outcome.process);
        if (outcome.kind !== "died" && (await lane.isAnswering(session)))
            return judged;
        await this.#restart(session);
        if (outcome.kind !== "answer")
            return judged;
        return { ...judged, outcome: "hang", channel: "none", message: "the server no longer answers" };
    }
    async #restart(session) {
        const { lane } = this.context;
        lane.dropAfterProbe(session);
        this.#session = undefined;
        this.#gone = "the server died, or stopped answering, a second time";
        if (this.#restarted)
            return;
        this.#restarted = true;
        const acquired = await lane.acquireSession();
        if (acquired.kind === "session")
            this.#session = acquired.session;
        else
            this.#gone = acquired.kind === "unusable" ? acquired.reason : acquired.failure.message;
    }
}

;// CONCATENATED MODULE: ./src/engine/kinds/negative-path.ts












/**
 * Calls the tool with valid arguments, then with bad ones, and judges each response. A tool that must not be called gets
 * no request that its schema accepts.
 */
async function sendProbes(context) {
    const { test, lane, session, options, owner } = context;
    const startedAt = performance.now();
    const since = () => Math.round((performance.now() - startedAt) * 100) / 100;
    // Without a recorded answer to one request, the probes as a whole cannot be judged.
    const unrecorded = (unanswered) => {
        const summary = emptySummary(options, "skipped", "the cassette has no such request");
        return { summary, durationMs: since(), status: "errored", failures: [], unanswered };
    };
    const send = (method, params, generated = new Map()) => session.request(method, params, { timeoutMs: test.timeoutMs, purpose: "test", generated, owner });
    const listed = await (0,list_all/* listAll */._w)("tools/list", send);
    const unlisted = (0,response/* missOf */.gv)(listed.broken);
    if (unlisted)
        return unrecorded(unlisted);
    const tools = listed.items.filter(json/* isObject */.Gv);
    const named = tools.filter(({ name }) => name === test.tool);
    const [tool] = named;
    const withheld = withholdingReason(context, named, listed);
    const base = withheld === undefined
        ? await send("tools/call", { name: test.tool, arguments: context.args }, new Map(context.generated))
        : undefined;
    if (base)
        await lane.recordOutcome(session, base, { method: "tools/call", params: { name: test.tool } });
    const uncalled = (0,response/* missOf */.gv)(base);
    if (uncalled)
        return unrecorded(uncalled);
    const judgedBase = base && (0,judge/* judgeCase */.iO)({ label: "", args: {} }, base);
    if (base && base.kind !== "answer" && (judgedBase?.outcome === "hang" || judgedBase?.outcome === "crash")) {
        const summary = emptySummary(options, "rejected");
        return { summary, durationMs: since(), status: "failed", failures: [], unanswered: base };
    }
    if (judgedBase && judgedBase.outcome !== "accepted") {
        const rejection = (0,redacted/* hide */.jD)(judgedBase.message ?? judgedBase.reason ?? "no reason was given");
        const reason = (0,redacted/* say */.cv) `the valid base call was rejected: ${rejection}`;
        const summary = emptySummary(options, "rejected", reason);
        return { summary, durationMs: since(), status: "unverified", reason, failures: [] };
    }
    const schema = tool && (tool["inputSchema"] ?? {});
    const accepts = await (0,schema_port/* loadAccepts */.s)(schema ?? {});
    // Before the requests are planned: a schema that is too slow for one of them judges nothing more.
    const rejectionContext = {
        acceptedBase: base !== undefined,
        open: await isOpen(schema, context.args, accepts),
    };
    const plan = await (0,requests/* probeRequests */.Nj)({
        tool: test.tool,
        schema,
        base: context.args,
        names: tools.flatMap(({ name }) => (typeof name === "string" ? [name] : [])),
        checks: options.checks,
        oversizedBytes: options.oversizedBytes,
        accepts,
        ...(withheld !== undefined && { withheld }),
    });
    const sender = new ProbeSender(context, rejectionContext);
    const probes = {};
    for (const name of types/* PROBES */._) {
        const planned = plan[name];
        if (!planned)
            continue;
        if ("skipped" in planned)
            probes[name] = (0,judge/* unsentProbe */.U0)("skipped", planned.skipped);
        else if ("unverified" in planned)
            probes[name] = (0,judge/* unsentProbe */.U0)("unverified", planned.unverified);
        else
            probes[name] = await sender.send(name, planned);
        if (sender.unrecorded)
            return unrecorded(sender.unrecorded);
    }
    reportChannels(context, probes, sender);
    const omitted = reportOmitted(context, plan);
    return {
        ...judgeProbes(context, probes, rejectionContext, sender, omitted),
        durationMs: since(),
        ...(base?.kind === "answer" && { base }),
    };
}
function judgeProbes({ subject, suite, test }, probes, { acceptedBase, open }, sender, omitted) {
    const all = types/* PROBES */._.flatMap((name) => (probes[name] ? [{ name, result: probes[name] }] : []));
    const judged = all.filter(({ result }) => result.outcome !== "skipped" && result.outcome !== "unverified");
    const failed = judged.filter(({ name, result }) => (0,judge/* hasFailed */.WN)(name, result.outcome, open));
    const unverified = all.find(({ result }) => result.outcome === "unverified");
    const summary = {
        checks_run: judged.length,
        failures: failed.length,
        gate_passed: judged.length > 0 && failed.length === 0 && !unverified ? 1 : 0,
        base: acceptedBase ? "accepted" : "skipped",
        probes: probes,
    };
    const failures = failed.map(({ name, result }) => failureOfProbe(subject, suite, test, name, result, sender));
    if (failures.length > 0)
        return { summary, status: "failed", failures };
    if (unverified) {
        return {
            summary,
            status: "unverified",
            reason: (0,redacted/* say */.cv) `${unverified.name}: ${(0,redacted/* hide */.jD)(unverified.result.reason ?? "")}`,
            failures,
        };
    }
    if (judged.length > 0)
        return { summary, status: "passed", failures, ...(omitted !== "" && { reason: (0,redacted/* hide */.jD)(omitted) }) };
    const reason = (0,redacted/* hide */.jD)(all.map(({ name, result }) => `${name}: ${result.reason}`).join("; ")) || (0,redacted/* say */.cv) `no probe was selected`;
    return { summary, status: "skipped", reason, failures };
}
function failureOfProbe(subject, suite, { node, tool }, name, result, sender) {
    const process = sender.ends.get(name);
    const bad = result.cases.filter(({ outcome }) => outcome === result.outcome);
    const cases = bad.slice(0, 20).map(({ label }) => label);
    const descriptions = {
        accepted: "accepts a bad call",
        hang: "does not answer a bad call",
        crash: "crashes on a bad call",
    };
    const description = descriptions[result.outcome];
    return (0,failure/* failureOf */.g)(subject, types/* RULE_OF_PROBE */.S[name], {
        target: `negative_path.probes.${name}.outcome`,
        message: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(tool)} ${(0,redacted/* hide */.jD)(description)}: ${(0,redacted/* hide */.jD)(cases.join(", "))}${bad.length > cases.length ? (0,redacted/* say */.cv) ` and ${bad.length - cases.length} more` : ""}`,
        expected: name === "oversized" ? (0,redacted/* say */.cv) `an answer` : (0,redacted/* say */.cv) `rejected`,
        actual: (0,redacted/* say */.cv) `${result.outcome}`,
        note: (0,redacted/* hide */.jD)([`${bad.length} of ${result.cases.length} requests of ${name}`, result.reason].filter(Boolean).join("; ")),
        location: suite.places.locate(node, ["negative_path"], "key"),
        ...(process && { process }),
        ...sender.request(bad[0]),
    });
}
/** Reports rejections on the wrong channel at the `negative_path` of their test. */
function reportChannels(context, probes, sender) {
    const { suite, test, options, lane, session, owner } = context;
    const gate = options.errorChannel ?? suite.runOptions.errorChannel;
    if (gate === "off")
        return;
    const location = suite.places.locate(test.node, ["negative_path"], "key");
    for (const { first, ...found } of (0,error_channel/* judgeChannels */.s)(test.tool, probes, session.facts.negotiatedVersion)) {
        const fault = { ...found, ...sender.answer(first), ...(owner && { owner }) };
        lane.report(fault, { gates: gate === "fail", location, ...sender.request(first) });
    }
}
/** The summary if the base call was not accepted: nothing is known about the probes. */
function emptySummary(options, base, reason = "the valid base call was not answered") {
    const unknown = { outcome: "unverified", channel: "none", reason, duration_ms: 0, cases: [] };
    const probes = Object.fromEntries(options.checks.map((name) => [name, unknown]));
    return { checks_run: 0, failures: 0, gate_passed: 0, base, probes };
}
/** Reports which probes were not sent in full, at the `negative_path` of their test. Returns the report in one line. */
function reportOmitted({ suite, test, lane, owner }, plan) {
    const omitted = types/* PROBES */._.flatMap((name) => {
        const planned = plan[name];
        return planned && "omitted" in planned ? [`${name}: ${planned.omitted}`] : [];
    }).join("; ");
    const location = suite.places.locate(test.node, ["negative_path"], "key");
    if (omitted !== "")
        lane.warn("SUITE-PROBES-CUT", (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(test.tool)}: ${(0,redacted/* hide */.jD)(omitted)}`, location, owner);
    return omitted;
}
/** Why a tool must not be called with arguments that its schema accepts; undefined if it may be. `named`: its entries. */
function withholdingReason({ test, options, lane }, named, { unfinished }) {
    if (options.baseCall === false)
        return "`base_call` is false";
    if (options.baseCall)
        return undefined;
    return (0,safety/* withheldBecause */.e)(test.tool, named, unfinished === true, lane.server.safeCalls);
}
/** True if the schema accepts a field that it does not name. */
async function isOpen(schema, base, accepts) {
    // If the arguments themselves are not valid, nothing is known about the field.
    if ((await accepts(base)) !== true)
        return !(0,requests/* isClosed */.Lx)(schema);
    return (await accepts((0,requests/* withUnexpected */.GL)(schema, base).args)) === true;
}

;// CONCATENATED MODULE: ./src/engine/kinds/probes-test.ts









/** negative_path: bad requests instead of one good one; `expect` then reads what became of them. */
async function runProbes(checked, test, options, values, context) {
    const subject = { suite: context.suite, test };
    const acquired = await (0,acquire_session/* acquireSession */.t)(test.server, checked.deferred, subject, values, context);
    if (acquired.kind !== "session")
        return (0,verdict/* attemptWithoutAnswer */.iq)(acquired);
    const { lane, session, fill, generated } = acquired;
    let call;
    let args;
    try {
        call = (0,kinds_call/* callOf */.C)(test, fill);
        args = fill(test.args);
    }
    catch (error) {
        return { status: "errored", durationMs: 0, failures: [(0,failure/* suiteFault */.T)(subject, error)] };
    }
    const { summary, durationMs, status, reason, failures, base, unanswered } = await sendProbes({
        ...{ subject, suite: context.suite, test, options, args, generated, lane, session, owner: context.owner },
    });
    const attempt = { status, durationMs, failures, call, negativePath: summary };
    if (unanswered)
        return { ...attempt, failures: [(0,response/* failureOfOutcome */.AH)(subject, call, unanswered)] };
    if (reason !== undefined)
        attempt.reason = reason;
    const expected = base ? { ...checked, limits: test.limits } : withoutAnswer(checked, test, context);
    const hasExpectations = expected.assertions !== undefined || expected.limits !== undefined;
    // If nothing could be verified, what `expect` says of failures holds of any server.
    const isUnverified = status === "unverified" && summary.checks_run === 0;
    if (!hasExpectations || isUnverified)
        return attempt;
    const facts = {
        durationMs: base?.durationMs ?? durationMs,
        notifications: base?.notifications ?? [],
        requests: base?.requests,
        negotiatedVersion: session.facts.negotiatedVersion,
        http: base?.http,
    };
    const envelope = { ...(0,judge_envelope/* envelopeOf */.G)(call.method, base?.answer ?? {}, facts), negative_path: summary };
    const warn = (0,test_context/* warnerOf */.Z)(context, test.server);
    const expectations = { ...checked, assertions: expected.assertions ?? [] };
    const judged = await (0,verdict/* judgeEnvelope */.Yj)(envelope, subject, expectations, expected.limits, fill, warn, context.ports);
    // What says nothing of the probes, a limit or the `expect` of all tests, leaves their gate as it is.
    const readsProbes = expectations.assertions.some(({ source: { target } }) => /^(negative_path|$)/.test(target));
    if (readsProbes) {
        const request = failures[0]?.request;
        const withRequest = judged.failures.map((failure) => ({ ...failure, ...(request !== undefined && { request }) }));
        return { ...judged, failures: withRequest, durationMs, call, negativePath: summary };
    }
    if (judged.status === "passed")
        return attempt;
    return { ...attempt, ...judged, failures: [...failures, ...judged.failures] };
}
/** The expectations that are not about the answer to the valid call, which was not made; the others are reported. */
function withoutAnswer({ assertions }, { tool, server, limits }, context) {
    const report = (ruleId, what, location) => {
        const message = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(what)} was not checked: the valid call of ${(0,redacted/* hide */.jD)(tool)} was not made`;
        context.lane(server).warn(ruleId, message, location, context.owner);
    };
    const { maxDurationMs, maxResponseTokens } = limits ?? {};
    if (maxDurationMs)
        report("ASSERT-MAX-DURATION", "max_duration_ms", maxDurationMs.location);
    if (maxResponseTokens)
        report("ASSERT-MAX-TOKENS", "max_response_tokens", maxResponseTokens.location);
    const left = assertions?.filter(({ source: { target, location } }) => {
        const isOfHttp = /^http\b/.test(target);
        if (isOfHttp)
            report("ASSERT-TARGET", target, location);
        return !isOfHttp;
    });
    return { assertions: left };
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
