export const id = 3857;
export const ids = [3857];
export const modules = {

/***/ 43568:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ makeCall)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _judge_envelope_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83712);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20204);
/* harmony import */ var _kinds_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76680);
/* harmony import */ var _lanes_acquire_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47307);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78839);






/** Makes one call. Throws only for a bug in mcptest. */
async function makeCall(spec, values, context) {
    const { subject, expect, timeoutMs, transform } = spec;
    const acquiring = (0,_lanes_acquire_session_js__WEBPACK_IMPORTED_MODULE_2__/* .acquireSession */ .t)(spec.server, expect.deferred, subject, values, context);
    const acquired = acquiring instanceof Promise ? await acquiring : acquiring;
    if (acquired.kind !== "session")
        return acquired;
    const { lane, session, fill, generated } = acquired;
    let call;
    try {
        call = (0,_kinds_call_js__WEBPACK_IMPORTED_MODULE_4__/* .callOf */ .C)(spec.call, fill);
    }
    catch (error) {
        return { kind: "fault", status: "errored", failures: [(0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteFault */ .T)(subject, error)], durationMs: 0 };
    }
    if (transform?.request) {
        const { transformRequest } = await __webpack_require__.e(/* import() */ 3182).then(__webpack_require__.bind(__webpack_require__, 53182));
        const transformed = await transformRequest(call, transform, spec, context);
        if (transformed.kind === "fault")
            return { ...transformed, call };
        call = transformed.call;
    }
    const mark = expect.readsStderr ? session.stderrMark() : 0;
    const { wireFault } = spec;
    if (wireFault === "drop_response" || wireFault === "disconnect") {
        const disconnect = wireFault === "disconnect";
        await session.sendAndDiscard?.(call.method, call.params, { disconnect, generated });
        // Over stdio the connection is the server's own: both end together.
        if (disconnect && lane.server.http === undefined)
            await lane.disconnect();
        return { kind: "lost", call };
    }
    const purpose = expect.expectsError ? "probe" : "test";
    const twice = wireFault === "duplicate_request";
    const options = {
        timeoutMs,
        purpose: spec.purpose ?? purpose,
        twice,
        generated,
        owner: context.owner,
        kept: context.kept,
    };
    const outcome = await session.request(call.method, call.params, options);
    // Before the verdict, so that the next test does not meet a dead server.
    const recording = lane.recordOutcome(session, outcome, call);
    if (recording)
        await recording;
    const response = (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .responseOf */ .lR)(outcome, { subject, call, session, timeoutMs, readsHttp: expect.readsHttp });
    if (response.kind !== "response")
        return response;
    const { answer, facts } = response;
    if (expect.readsStderr)
        facts.stderr = session.stderr(mark);
    const envelope = (0,_judge_envelope_js__WEBPACK_IMPORTED_MODULE_5__/* .envelopeOf */ .G)(call.method, answer ?? {}, facts);
    const durationMs = (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .round */ .LI)(facts.durationMs);
    if (answer && !("result" in envelope)) {
        const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer has neither a result nor an error`;
        const failures = [(0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(subject, "FAULT-PROTO-MALFORMED-FRAME", { message, actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(answer) })];
        return { kind: "fault", status: "failed", failures, durationMs, call };
    }
    if (transform?.response && "result" in envelope && !("error" in envelope)) {
        const { transformResponse } = await __webpack_require__.e(/* import() */ 3182).then(__webpack_require__.bind(__webpack_require__, 53182));
        const failed = await transformResponse(envelope, transform, spec, context);
        if (failed)
            return { ...failed, durationMs, call };
    }
    const { method, params } = call;
    return { kind: "answer", envelope, durationMs, call, fill, notes: () => lane.listed.notesOn(method, params) };
}


/***/ }),

/***/ 83712:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ envelopeOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);

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
        const bare = method === "tools/call" && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result) && !("isError" in result);
        // In this order: a literal that starts with a spread takes a microsecond, and gets a new shape each time.
        envelope.result = bare ? { isError: false, ...result } : result;
    }
    else if ("error" in answer) {
        envelope.result = { jsonrpc: "2.0", isError: true, error: answer["error"] };
    }
    return envelope;
}


/***/ }),

/***/ 45705:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y1: () => (/* binding */ jqError),
  Ty: () => (/* binding */ judgeAll),
  p8: () => (/* binding */ judgeResult)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redaction_redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
// EXTERNAL MODULE: ./src/matchers/target.ts
var matchers_target = __webpack_require__(2650);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
// EXTERNAL MODULE: ./src/suite/variables/variables.ts
var variables = __webpack_require__(40519);
// EXTERNAL MODULE: ./src/engine/judge/absent.ts
var absent = __webpack_require__(88061);
// EXTERNAL MODULE: ./src/engine/judge/failure.ts
var judge_failure = __webpack_require__(20204);
// EXTERNAL MODULE: ./src/engine/judge/model-text.ts
var model_text = __webpack_require__(5979);
;// CONCATENATED MODULE: ./src/engine/judge/assertion-failures.ts









function ruleOfMatcher(name) {
    const id = `ASSERT-${name.toUpperCase()}`;
    if ((0,registry/* isRuleId */.KX)(id))
        return id;
    throw new Error(`the matcher ${name} has no rule`);
}
/** The failure of an assertion whose matcher does not match. */
function mismatchFailure(subject, { source }, name, verdict, envelope) {
    const { pass: _, ...members } = verdict;
    const note = source.target === "result.isError" ? contentNote(envelope) : undefined;
    const message = (0,redaction_redacted/* hide */.jD)(source.message ?? `${source.target || "the envelope"} does not match ${name}`);
    return (0,judge_failure/* failureOf */.g)(subject, ruleOfMatcher(name), {
        ...members,
        target: source.target,
        matcher: name,
        message: source.message === undefined && note !== undefined ? (0,redaction_redacted/* say */.cv) `${message}: ${note}` : message,
        ...(source.message !== undefined && note !== undefined && { note }),
        ...textOfCell(subject, verdict),
        location: source.location,
        taxonomy_ids: faultsOf(envelope),
    });
}
/** The text of a CSV cell was compared with the number or boolean that it reads as. */
function textOfCell(subject, { expected, actual }) {
    const place = csvPlace(subject);
    if (place === undefined || typeof expected !== "string" || typeof actual === "string")
        return undefined;
    if ((0,variables/* readScalar */.$t)(expected) !== actual || actual === undefined || actual === null)
        return undefined;
    return { message: (0,redaction_redacted/* say */.cv) `${expected} is text: it is a cell of ${place}`, fix: CSV_FIX };
}
const CSV_FIX = "Write the rows as a YAML or JSON file, or under `data:`, where numbers are numbers.";
/** The CSV file and the row of a test's data, if it has some. */
function csvPlace({ test: { node, row } }) {
    const data = (0,json/* isObject */.Gv)(node) ? node["data"] : undefined;
    const file = (0,json/* isObject */.Gv)(data) ? data["file"] : undefined;
    if (typeof file !== "string" || !/\.csv$/i.test(file))
        return undefined;
    return (0,redaction_redacted/* say */.cv) `${(0,redaction_redacted/* hide */.jD)(file)}, row ${(0,redaction_redacted/* hide */.jD)(String(row))}`;
}
/** What a result says that is an error, or should be one. */
function contentNote({ result }) {
    const isError = (0,json/* isObject */.Gv)(result) && result["isError"] === true;
    const text = (0,redaction_redacted/* excerpt */.Kb)((0,model_text/* modelText */.Z)(result), 300);
    const what = isError ? (0,redaction_redacted/* say */.cv) `the result is an error` : (0,redaction_redacted/* say */.cv) `the result is not an error`;
    return text === "" ? what : (0,redaction_redacted/* say */.cv) `${what}: ${text}`;
}
/** The failure of an assertion whose target is absent. */
function absentFailure(subject, { source }, name, value, envelope) {
    const { note, meant } = (0,absent/* absenceOf */.L)(envelope, source.target);
    return (0,judge_failure/* failureOf */.g)(subject, "ASSERT-TARGET", {
        target: source.target,
        matcher: name,
        message: (0,redaction_redacted/* hide */.jD)(source.message ?? `there is nothing at ${source.target}`),
        ...((0,json/* isObject */.Gv)(source.matcher) ? { expected: (0,redaction_redacted/* hideValue */.Em)(source.matcher[name]) } : {}),
        note: (0,redaction_redacted/* say */.cv) `no such path: ${note}${(0,redaction_redacted/* hide */.jD)(revisionNote(source.target, value.existing, envelope))}${errorNote(envelope)}`,
        ...(meant !== undefined && { fix: (0,absent/* meantFix */.Z)(meant) }),
        location: source.location,
        taxonomy_ids: faultsOf(envelope),
    });
}
/** If the revision does not have the absent field, the server is not at fault. */
function revisionNote(target, existing, { protocol_version: version }) {
    const step = (0,matchers_target/* parseSteps */.$i)(target)[(0,matchers_target/* parseSteps */.$i)(existing).length];
    const field = step?.kind === "name" || step?.kind === "key" ? step.name : "";
    const first = (0,known/* laterRevisionOf */.TV)(field, version);
    return first === undefined ? "" : `; \`${field}\` came with revision ${first}, and this session speaks ${version}`;
}
/** If the server answered with an error, the path is absent because of it, so the reader needs the error. */
function errorNote(envelope) {
    if ("error" in envelope)
        return (0,redaction_redacted/* say */.cv) `; the server answered with the error ${(0,redaction_redacted/* jsonExcerpt */.Yf)(envelope.error, 400, "")}`;
    const { result } = envelope;
    return (0,json/* isObject */.Gv)(result) && result["isError"] === true ? (0,redaction_redacted/* say */.cv) `; ${contentNote(envelope)}` : (0,redaction_redacted/* say */.cv) ``;
}
/** The faults beside an assertion's own id, if the envelope shows one. */
function faultsOf(envelope) {
    return "error" in envelope ? ["FAULT-PROTO-ERROR-ANSWER"] : [];
}

// EXTERNAL MODULE: ./src/engine/judge/volatile.ts
var judge_volatile = __webpack_require__(39872);
;// CONCATENATED MODULE: ./src/engine/judge/judge.ts







/**
 * Judges every assertion of a test against its envelope, from the one at `from` on; all failures, not only the first.
 * Returns a promise only if it has to wait: most assertions are judged at once.
 * `fill` puts values known only at run time into a matcher's argument; `ports` are what matchers may use.
 */
function judgeAll(subject, assertions, envelope, fill, ports, from = 0, judgement = { failures: [], broken: false }) {
    for (let i = from; i < assertions.length; i++) {
        const assertion = assertions[i];
        try {
            const waiting = judgeOne(subject, assertion, envelope, fill, ports, judgement);
            if (waiting) {
                return waiting
                    .catch((error) => recordError(subject, assertion, judgement, error))
                    .then(() => judgeAll(subject, assertions, envelope, fill, ports, i + 1, judgement));
            }
        }
        catch (error) {
            recordError(subject, assertion, judgement, error);
        }
    }
    return judgement;
}
/** Adds the result of one assertion to the judgement; a promise if it has to wait. */
function judgeOne(subject, assertion, envelope, fill, ports, judgement) {
    const { failures } = judgement;
    const matcher = compileMatcher(assertion, fill);
    const value = matcher.name === "snapshot" ? valueWithoutVolatile(subject, assertion, envelope) : assertion.target.read(envelope);
    if (!value.found) {
        if (!allowsAbsent(assertion))
            failures.push(absentFailure(subject, assertion, matcher.name, value, envelope));
        return undefined;
    }
    const take = (verdict) => {
        const { score, reason, note } = verdict;
        if (score !== undefined) {
            const { target } = assertion.source;
            judgement.scores ??= [];
            judgement.scores.push({ name: matcher.name, target, score, ...(reason && { reason }), ...(note && { note }) });
        }
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
    const stable = target.read((0,judge_volatile/* withoutTargets */.z)(envelope, volatile));
    return stable.found ? stable : { found: true, value: null };
}
/** Records why an assertion could not be judged. Throws for a bug in mcptest. */
function recordError(subject, assertion, judgement, error) {
    if (error instanceof types/* NeedsModel */.ne) {
        judgement.waits ??= error.message;
        return;
    }
    const { target, location, matcher } = assertion.source;
    const failure = (0,judge_failure/* suiteFault */.T)(subject, error, { target, location });
    const place = error instanceof types.MatcherError && (0,deferred/* hasDeferred */.gD)(matcher) ? csvPlace(subject) : undefined;
    const message = (0,redaction_redacted/* say */.cv) `${(0,redaction_redacted/* hide */.jD)(failure.message)} The cells of a CSV file are text: ${place ?? (0,redaction_redacted/* say */.cv) ``}.`;
    judgement.failures.push(place === undefined ? failure : { ...failure, message, fix: CSV_FIX });
    judgement.broken = true;
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
    const actual = (0,redaction_redacted/* hideValue */.Em)(value);
    if (error !== undefined)
        return new TransformFailure({
            pass: false,
            actual,
            note: (0,redaction_redacted/* say */.cv) `\`transform\` failed: ${await jqError(transform, value, error)}`,
        });
    if (outputs.length === 1)
        return outputs[0];
    const note = (0,redaction_redacted/* say */.cv) `\`transform\` gave ${outputs.length === 0 ? "no output" : (0,redaction_redacted/* say */.cv) `${outputs.length} outputs`}, not one`;
    return new TransformFailure({ pass: false, actual, note });
}
/** The error of jq on a value. It quotes the value, so jq runs again on the value without its secrets. */
async function jqError(run, value, error) {
    const redacted = (0,redaction_redacted/* hideValue */.Em)(value);
    const redactedError = redacted === value ? error : (await run(redacted)).error;
    return (0,redaction_redacted/* derive */.CX)(redacted, () => redactedError ?? "jq failed on a part that is hidden as a secret");
}
/** A test without `expect` passes when the call returned a result without `isError: true`. */
function judgeResult(subject, envelope) {
    const { result } = envelope;
    const isError = (0,json/* isObject */.Gv)(result) && result["isError"] === true;
    if ((0,json/* isObject */.Gv)(result) && result["resultType"] === "input_required")
        return [inputRequiredFailure(subject, result)];
    if ("result" in envelope && !("error" in envelope) && !isError)
        return [];
    return [
        (0,judge_failure/* failureOf */.g)(subject, "ASSERT-RESULT", {
            message: "error" in envelope ? (0,redaction_redacted/* say */.cv) `the call was answered with an error` : (0,redaction_redacted/* say */.cv) `the call returned isError: true`,
            expected: { isError: false },
            actual: (0,redaction_redacted/* hideValue */.Em)("error" in envelope ? envelope.error : result),
            taxonomy_ids: faultsOf(envelope),
        }),
    ];
}
/** The server requests input before it answers, and the suite declares none. */
function inputRequiredFailure(subject, result) {
    const inputRequests = (0,json/* isObject */.Gv)(result["inputRequests"]) ? Object.values(result["inputRequests"]) : [];
    const methods = [
        ...new Set(inputRequests.map((request) => String((0,json/* isObject */.Gv)(request) ? request["method"] : request))),
    ].join(", ");
    return (0,judge_failure/* failureOf */.g)(subject, "ASSERT-RESULT", {
        message: (0,redaction_redacted/* say */.cv) `the server wants input before it answers: ${(0,redaction_redacted/* hide */.jD)(methods) || "it does not say which"}`,
        expected: { resultType: (0,redaction_redacted/* say */.cv) `complete` },
        actual: (0,redaction_redacted/* hideValue */.Em)(result),
        fix: "Declare the answer under `client` of the server, or assert on `result.inputRequests`.",
    });
}
function compileMatcher(assertion, fill) {
    const { matcher } = assertion;
    return typeof matcher === "function" ? matcher(fill(assertion.source.matcher)) : matcher;
}
/** Only `exact: null` passes on an absent path. */
function allowsAbsent({ source }) {
    return (0,json/* isObject */.Gv)(source.matcher) && source.matcher["exact"] === null;
}


/***/ }),

/***/ 5979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ modelText)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);

/** The text of an answer that a model would see: of a tool's content, of a resource's contents, of a prompt's messages. */
function modelText(result) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result))
        return "";
    const { content, contents, messages, structuredContent, error } = result;
    const parts = [content, contents, messages].flatMap((list) => (Array.isArray(list) ? list : []));
    const texts = parts.map(textOf).filter((text) => text !== "");
    if (texts.length > 0)
        return texts.join("\n");
    const rest = structuredContent ?? error;
    return rest === undefined ? "" : JSON.stringify(rest);
}
function textOf(part) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part))
        return "";
    const { text, content, resource } = part;
    if (typeof text === "string")
        return text;
    if (Array.isArray(content))
        return content.map(textOf).join("\n");
    return textOf(content ?? resource);
}


/***/ }),

/***/ 4227:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ judgeCall),
/* harmony export */   Yj: () => (/* binding */ judgeEnvelope),
/* harmony export */   iq: () => (/* binding */ attemptWithoutAnswer)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45705);



/**
 * Judges the result of a call by its assertions and limits; without assertions the answer must be a result. Returns a
 * promise only if it has to wait.
 */
function judgeCall(result, subject, expect, limits, warn, ports) {
    if (result.kind !== "answer")
        return attemptWithoutAnswer(result);
    const { envelope, fill } = result;
    const judging = judgeEnvelope(envelope, subject, expect, limits, fill, warn, ports);
    return judging instanceof Promise ? judging.then((judged) => attemptOf(judged, result)) : attemptOf(judging, result);
}
function attemptOf(judged, { envelope, durationMs, call, notes }) {
    if (judged.failures.length > 0 && isError(envelope))
        addNotes(judged.failures, notes());
    return Object.assign(judged, { durationMs, call });
}
function isError({ result }) {
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) && result["isError"] === true;
}
/** Notes on a call that was answered with an error belong to each of its failures. */
function addNotes(failures, notes) {
    if (notes.length === 0)
        return;
    for (const failure of failures) {
        const before = failure.note === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(failure.note)];
        failure.note = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([...before, ...notes], "\n");
    }
}
/** The attempt of a call that has no answer to judge. */
function attemptWithoutAnswer(result) {
    if (result.kind === "no server") {
        const { reason, cause } = result;
        return { status: "skipped", durationMs: 0, failures: [], reason, ...(cause !== undefined && { cause }) };
    }
    if (result.kind === "fault")
        return result;
    if (result.kind === "unverified")
        return { ...result, status: "unverified", failures: [] };
    // The answer was lost on purpose: the steps of `verify` judge.
    return { status: "passed", durationMs: 0, failures: [], call: result.call };
}
/**
 * Judges an envelope by assertions, without any as the result of a call, and by limits. Returns a promise only if it has
 * to wait.
 */
function judgeEnvelope(envelope, subject, { assertions }, limits, fill, warn, ports) {
    const judging = assertions
        ? (0,_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeAll */ .Ty)(subject, assertions, envelope, fill, ports)
        : { failures: (0,_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeResult */ .p8)(subject, envelope), broken: false };
    if (limits === undefined && !(judging instanceof Promise))
        return judgedOf(judging);
    return judgeLater(judging, envelope, subject, limits, warn);
}
async function judgeLater(judging, envelope, subject, limits, warn) {
    const judgement = await judging;
    if (limits) {
        const { judgeLimits } = await __webpack_require__.e(/* import() */ 7223).then(__webpack_require__.bind(__webpack_require__, 7223));
        judgement.failures.push(...(await judgeLimits(envelope, subject, limits, warn)));
    }
    return judgedOf(judgement);
}
function judgedOf({ failures, broken, waits, scores }) {
    // Failures first: a test is deferred only if everything else passed.
    const isDeferred = waits !== undefined && failures.length === 0;
    const judged = isDeferred
        ? { status: "deferred", failures, reason: waits }
        : { status: broken ? "errored" : failures.length > 0 ? "failed" : "passed", failures };
    if (scores !== undefined)
        judged.scores = scores;
    return judged;
}


/***/ }),

/***/ 76680:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ runSteps),
/* harmony export */   runStepsTest: () => (/* binding */ runStepsTest)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _mcp_kept_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2628);
/* harmony import */ var _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56207);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43568);
/* harmony import */ var _judge_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88061);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20204);
/* harmony import */ var _judge_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4227);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78839);
/* harmony import */ var _test_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42322);









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
        durationMs: (0,_response_js__WEBPACK_IMPORTED_MODULE_6__/* .round */ .LI)(first.durationMs + last.durationMs),
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
        const kept = new _mcp_kept_answers_js__WEBPACK_IMPORTED_MODULE_7__/* .KeptAnswers */ .q();
        const attempt = await runStep(checked, owner, answered, values, { ...context, kept }, purpose);
        // After its verdict, nothing refers to a step without an id.
        if (checked.step.id === undefined)
            kept.release();
        else
            context.kept.add(() => kept.release());
        const { status, durationMs, failures, reason, call, cause } = attempt;
        whole.steps.push({ ...entryOf(checked), status, duration_ms: durationMs, ...(reason !== undefined && { reason }) });
        whole.durationMs = (0,_response_js__WEBPACK_IMPORTED_MODULE_6__/* .round */ .LI)(whole.durationMs + durationMs);
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
        if (cause !== undefined)
            whole.cause ??= cause;
    }
    return whole;
}
async function runStep(checked, { name }, answered, values, context, purpose) {
    const { step, save } = checked;
    const subject = { suite: context.suite, test: { name, location: step.location, server: step.server } };
    const result = await (0,_call_js__WEBPACK_IMPORTED_MODULE_2__/* .makeCall */ .p)({ subject, ...step, expect: checked, ...(purpose && { purpose }) }, values, context);
    if (result.kind !== "answer")
        return (0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeCall */ .MX)(result, subject, checked, step.limits, (0,_test_context_js__WEBPACK_IMPORTED_MODULE_8__/* .warnerOf */ .Z)(context, step.server), context.ports);
    const saved = {};
    const missing = [];
    let fix;
    for (const { name: as, target } of save) {
        const value = target.read(result.envelope);
        if (value.found)
            saved[as] = value.value;
        else {
            const { note, meant } = (0,_judge_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .absenceOf */ .L)(result.envelope, target.text);
            missing.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(as)}: there is nothing at ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(target.text)} (${note})`);
            if (meant !== undefined)
                fix ??= (0,_judge_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .meantFix */ .Z)(meant);
        }
    }
    // Saved first: what a step expects may name its own answer.
    if (step.id !== undefined)
        answered.set(step.id, { ...result.envelope, ...saved });
    const attempt = await (0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeCall */ .MX)(result, subject, checked, step.limits, (0,_test_context_js__WEBPACK_IMPORTED_MODULE_8__/* .warnerOf */ .Z)(context, step.server), context.ports);
    if (attempt.status !== "passed" || missing.length === 0)
        return attempt;
    const failure = (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g)(subject, "ASSERT-TARGET", {
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `nothing to save as ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(missing, "; ")}`,
        ...(fix !== undefined && { fix }),
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
    return uri instanceof _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$ ? uri.text : String(uri);
}


/***/ }),

/***/ 47307:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ acquireSession)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52048);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61426);



/**
 * A session of a server, opened if there is none; or why there is none. `deferred`: the test has references that are
 * known only at run time. A promise only if a session must be opened.
 */
function acquireSession(server, deferred, subject, values, context) {
    const lane = context.lane(server);
    const use = (result) => {
        if (result.kind !== "session")
            return noSession(result, lane, subject, context);
        const { session } = result;
        const generated = new Map();
        const scope = { context, values, on: { lane, session }, generated };
        const fill = deferred ? (value) => (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .fillReferences */ .k)(value, scope) : unfilled;
        return { kind: "session", lane, session, fill, generated };
    };
    const result = lane.acquireSession();
    return result instanceof Promise ? result.then(use) : use(result);
}
/** Why there is no session. A start that failed is reported once, however many tests need the server. */
function noSession(result, lane, subject, context) {
    if (result.kind === "unusable") {
        const { reason, unstarted } = result;
        if (unstarted === undefined)
            return { kind: "no server", reason };
        return { kind: "no server", reason, cause: reportStart(unstarted, lane, context).id };
    }
    const cause = reportStart(result, lane, context);
    return {
        kind: "fault",
        status: "errored",
        failures: [(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .briefFailure */ .ZJ)(subject.test.name, cause)],
        durationMs: 0,
        cause: cause.id,
        reason: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `server ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(lane.server.name)} did not start`,
    };
}
function reportStart({ failure, started }, lane, context) {
    const cause = (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .startCause */ .mr)(lane, failure, started);
    context.reportCause(cause);
    return cause;
}
function unfilled(value) {
    return value;
}


/***/ }),

/***/ 52260:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sharedKey),
/* harmony export */   Z: () => (/* binding */ groupFiles)
/* harmony export */ });
/** Files that share a `per_run` server run one after the other, in one group; every other file has its own group. */
function groupFiles(files) {
    const byKey = new Map();
    const all = new Set();
    for (const placed of files) {
        const { suite } = placed.file.checked;
        const keys = suite.runOptions.restartPolicy === "per_run" ? [...suite.servers.values()].map(sharedKey) : [];
        // A file with two servers may bring two groups together.
        const matching = keys.map((key) => byKey.get(key)).filter((group) => group !== undefined);
        const [group = { keys: [], files: [] }, ...others] = new Set(matching);
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


/***/ }),

/***/ 95571:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JT: () => (/* binding */ isDriven),
  NI: () => (/* binding */ isMetric),
  Cs: () => (/* binding */ makePlan),
  OB: () => (/* binding */ rowOf),
  Cg: () => (/* binding */ versionSkipReason)
});

// EXTERNAL MODULE: ./src/core/problem.ts
var core_problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/suite/versions.ts
var suite_versions = __webpack_require__(51027);
;// CONCATENATED MODULE: ./src/engine/select.ts
const PROFILES = ["quick", "standard", "full"];
/** The name of a test with its data row, as reports show it. */
function displayName({ name, row }) {
    return row === undefined ? name : `${name} [${row}]`;
}
/** Why the selection leaves a test out; undefined if it runs. */
function exclusionReason(test, id, selection) {
    const { tags = [], skipTags = [], names = [], profile = "standard", ids, evals = false } = selection;
    if ((test.block === "evals") !== evals)
        return evals ? "not an eval: `mcptest run` runs it" : "`mcptest eval` runs it";
    const skippedTag = test.tags.find((tag) => skipTags.includes(tag));
    if (skippedTag !== undefined)
        return `left out by --skip-tag ${skippedTag}`;
    if (tags.length > 0 && !test.tags.some((tag) => tags.includes(tag)))
        return `left out by --tag ${tags.join(", ")}`;
    const name = displayName(test);
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
    const ownUnits = new Set();
    const order = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
    for (const unit of order) {
        const share = loads.indexOf(Math.min(...loads));
        loads[share] = (loads[share] ?? 0) + (sizes[unit] ?? 0);
        if (share === index - 1)
            ownUnits.add(unit);
    }
    return ownUnits;
}
const MAX_DURATION_MS = 24 * 60 * 60 * 1000;
/**
 * The work of each unit, given the ids of its tests: milliseconds by what its tests took before, else their number. A
 * test that was not measured takes as long as the others on average.
 */
function sizesOf(units, durations) {
    const known = units.flat().flatMap((id) => {
        const ms = durations.get(id);
        return ms === undefined ? [] : [boundedMs(ms)];
    });
    const mean = known.length === 0 ? 1 : known.reduce((sum, ms) => sum + ms, 0) / known.length;
    return units.map((ids) => ids.reduce((sum, id) => sum + boundedMs(durations.get(id) ?? mean), 0));
}
/** Nothing takes no time, and a file can claim any number. */
function boundedMs(ms) {
    return ms > 1 ? Math.min(ms, MAX_DURATION_MS) : 1;
}

;// CONCATENATED MODULE: ./src/engine/plan.ts




/**
 * What will run, in which order. Pure.
 * Throws a UserError if suites list revisions and none of them lists `targetVersion`.
 */
function makePlan(suites, options) {
    const listed = suites.map((checked) => ({ checked, versions: versionsOf(checked, options) }));
    if (suites.length > 0 && listed.every(({ versions }) => versions === undefined))
        throw noSuiteListsError(suites, options);
    const ownUnits = options.shard && unitsOfShard(listed, options.shard, options.durations);
    const selection = withCounterparts(suites, options);
    let order = 0;
    let unit = 0;
    let selected = 0;
    const requestedVersions = new Set();
    const files = [];
    for (const { checked, versions } of listed) {
        const { suite, tests } = checked;
        const skip = versions === undefined ? `the suite does not list revision ${options.targetVersion}` : undefined;
        const columns = versions ?? [options.targetVersion ?? null];
        for (const version of columns) {
            if (version !== null)
                requestedVersions.add(version);
            selected += exclusionsOf(suite, tests, version, selection).filter((reason) => reason === undefined).length;
        }
        const rows = columns.filter(() => {
            unit += 1;
            return ownUnits === undefined || ownUnits.has(unit - 1);
        });
        if (rows.length === 0)
            continue;
        // A row's order is by file, test and revision; a batch holds what runs in one go: all tests at one revision.
        const base = order;
        order += tests.length * rows.length;
        const batches = rows.map((version, column) => {
            const excluded = exclusionsOf(suite, tests, version, selection);
            return {
                targetVersion: version,
                tasks: tests.map((test, index) => {
                    const id = idOf(suite.name, test, version);
                    const order = base + index * rows.length + column;
                    return task(id, suite, test, version, order, options, skip ?? excluded[index]);
                }),
            };
        });
        files.push(skip === undefined ? { checked, batches } : { checked, batches, skip });
    }
    const suiteFiles = suites.map(({ suite }) => suite.name);
    return { files, suiteFiles, targetVersions: [...requestedVersions], total: order, selected };
}
/** Why each test is left out; undefined if it runs. A metric needs the agent test before it, which then runs too. */
function exclusionsOf(suite, tests, version, selection) {
    const reasons = tests.map((test) => exclusionReason(test.test, idOf(suite.name, test, version), selection));
    let first = 0;
    for (const [index, test] of tests.entries()) {
        if (!isMetric(test))
            first = index;
        else if (reasons[index] === undefined)
            reasons[first] = undefined;
    }
    return reasons;
}
/** Which files at which revision belong to a shard, counted in the order of the plan. */
function unitsOfShard(listed, shard, durations = new Map()) {
    const units = listed.flatMap(({ checked: { suite, tests }, versions = [null] }) => versions.map((version) => tests.map((test) => idOf(suite.name, test, version))));
    return shareOf(sizesOf(units, durations), shard);
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
    const name = test.row === undefined ? test.name : `${test.name}[${test.row}]`;
    // Joined, because a template keeps its parts, which take twice the memory.
    return [file, test.block, name, test.server, ...(version === null ? [] : [version])].join("::");
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
/** True for a test in which a model uses the servers. */
function isDriven({ test }) {
    return test.block === "agents" || test.block === "evals";
}
/** True for a metric of the agent test before it. */
function isMetric({ test }) {
    return test.block === "agents" && test.metric !== undefined;
}
/** The servers that a test needs: its own first, those of its steps and nodes; none for an injected error. */
function lanesOf(test) {
    if (test.block === "agents")
        return [...test.servers].sort();
    if (test.block === "evals")
        return [...(test.agent?.servers ?? [])].sort();
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


/***/ }),

/***/ 78839:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ failureOfOutcome),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   gv: () => (/* binding */ missOf),
/* harmony export */   lR: () => (/* binding */ responseOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _matchers_diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42554);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20204);



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
            return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, "FAULT-TIMEOUT-CALL", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no answer to ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(call.method)} ${withinOf(outcome)}`,
                ...(outcome.note !== undefined && { note: outcome.note }),
            });
        case "died":
            return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, "FAULT-LIFECYCLE-CRASH", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server ended while ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(call.method)} was waiting for its answer`,
                process: outcome.process,
            });
        case "fault": {
            const { rule_id, message, miss } = outcome.fault;
            return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, rule_id, { message, ...(miss && shownMiss(miss)) });
        }
        case "unsendable":
            return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, outcome.rule_id, { message: outcome.message });
    }
}
/** If the deadline is not the test's own, it is that of the server's requests. */
function withLimit(outcome, timeoutMs) {
    if (outcome.kind !== "timeout" || outcome.timeoutMs >= timeoutMs)
        return outcome;
    const hint = `The server's \`http.timeout\`, 30s by default, ends a request before the test's ${round(timeoutMs)} ms.`;
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
    const [request, nearest] = [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(miss.request), (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(miss.nearest)];
    if (nearest === undefined)
        return { actual: request, note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(miss.request.method)} was recorded` };
    return {
        expected: nearest,
        actual: request,
        ...(0,_matchers_diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .structuralDiff */ .j)(nearest, request),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`expected\` is the nearest recorded request`,
    };
}


/***/ }),

/***/ 42322:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ contextOf),
/* harmony export */   Z: () => (/* binding */ warnerOf)
/* harmony export */ });
/* harmony import */ var _mcp_kept_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2628);

/** The context of one test. Without a spread, which would cost a microsecond at every test. */
function contextOf(owner, shared, test, cassette) {
    const { suite, targetVersion, lane, setup, answers, report, reportCause, env, runId, portsOf, openModel, payScorer } = shared;
    const kept = new _mcp_kept_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .KeptAnswers */ .q();
    const context = {
        suite,
        targetVersion,
        owner,
        lane,
        setup,
        answers,
        kept,
        report,
        reportCause,
        env,
        runId,
        ports: portsOf(test, cassette),
        portsOf,
        runs: [],
        openModel,
        test,
        payScorer,
    };
    if (cassette !== undefined)
        context.cassette = cassette;
    return context;
}
/** Reports limits that only warn as findings of the server that was called; without one, as findings of the run. */
function warnerOf(context, server) {
    const rule_id = "ASSERT-MAX-TOKENS";
    if (server !== "")
        return (message, location) => context.lane(server).warn(rule_id, message, location, context.owner);
    const { targetVersion: target_version } = context;
    return (message, location) => context.report({
        rule_id,
        severity: "must",
        message,
        server: null,
        target_version,
        count: 1,
        gates: false,
        location,
    });
}


/***/ }),

/***/ 78231:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ preview)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8959);


const MAX_CHARACTERS = 120;
const MAX_DEPTH = 4;
/**
 * A value as short JSON text for one line of a message: whatever its size, the work is small. What is left out is an
 * ellipsis.
 */
function preview(value) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(value, (shown) => {
        const text = write(shown, MAX_CHARACTERS, MAX_DEPTH);
        return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
    });
}
function write(value, limit, depth) {
    if (typeof value === "string")
        return quote(value, limit);
    if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_1__/* .isContainer */ .u_)(value))
        return String(value);
    const list = Array.isArray(value);
    const keys = list ? value.slice(0, limit).keys() : Object.keys(value);
    let text = "";
    for (const key of keys) {
        if (text !== "")
            text += ",";
        if (depth === 0 || text.length >= limit) {
            text += "…";
            break;
        }
        if (!list)
            text += `${quote(String(key), limit - text.length)}:`;
        text += write(value[key], limit - text.length, depth - 1);
    }
    return list ? `[${text}]` : `{${text}}`;
}
function quote(text, limit) {
    return JSON.stringify(text.length <= limit ? text : `${text.slice(0, Math.max(0, limit))}…`);
}


/***/ }),

/***/ 42554:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ stepTo),
/* harmony export */   j: () => (/* binding */ structuralDiff)
/* harmony export */ });
/* harmony import */ var _core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39090);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8959);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78231);




const MAX_DIFFERENCES = 20;
/** The step of a JSON pointer that leads to a key, with its slash. */
function stepTo(key) {
    return typeof key === "number" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `/${key}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(key, (name) => `/${(0,_core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerStep */ .UN)(name)}`);
}
/** The differences of two values that are not equal, in the order of the expected one; at most 20 are listed. */
function structuralDiff(expected, actual) {
    const found = [];
    for (const difference of differences(expected, actual)) {
        found.push(difference);
        if (found.length > MAX_DIFFERENCES)
            break;
    }
    const lines = found.slice(0, MAX_DIFFERENCES).flatMap(({ path, expected: wanted, actual: got }) => {
        const place = path === "" ? "" : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${path}: `;
        return [
            ...(wanted === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `- ${place}${(0,_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .preview */ .V)(wanted)}`]),
            ...(got === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `+ ${place}${(0,_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .preview */ .V)(got)}`]),
        ];
    });
    if (found.length > MAX_DIFFERENCES)
        lines.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `… and more`);
    return { path: found[0]?.path ?? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, diff: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, "\n") };
}
/** Walks both values at once, with an explicit stack, because values may be nested deeper than calls. */
function* differences(expected, actual) {
    const root = pairOf((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, expected, actual);
    if (root === undefined) {
        if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .sameScalar */ .tR)(expected, actual))
            yield { path: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, expected, actual };
        return;
    }
    const open = [root];
    for (let pair = open.at(-1); pair !== undefined; pair = open.at(-1)) {
        const next = pair.keys.next();
        if (next.done) {
            open.pop();
            continue;
        }
        const path = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${pair.path}${stepTo(next.value)}`;
        const wanted = member(pair.expected, next.value);
        const got = member(pair.actual, next.value);
        const inner = pairOf(path, wanted, got);
        if (inner !== undefined)
            open.push(inner);
        else if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .sameScalar */ .tR)(wanted, got))
            yield { path, expected: wanted, actual: got };
    }
}
/** Two values that are compared by their members: both arrays, or both objects. */
function pairOf(path, expected, actual) {
    if (!isPart(expected) || !isPart(actual))
        return undefined;
    if (Array.isArray(expected) !== Array.isArray(actual))
        return undefined;
    return { path, expected, actual, keys: steps(expected, actual) };
}
function* steps(expected, actual) {
    if (isList(expected) && isList(actual)) {
        for (let index = 0; index < Math.max(expected.length, actual.length); index++)
            yield index;
        return;
    }
    if (isList(expected) || isList(actual))
        return;
    yield* (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(expected);
    for (const key of (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(actual))
        if (!Object.hasOwn(expected, key))
            yield key;
}
function isPart(value) {
    return (0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainer */ .u_)(value);
}
function isList(value) {
    return Array.isArray(value);
}
function member(container, key) {
    return Object.hasOwn(container, key) ? container[key] : undefined;
}


/***/ }),

/***/ 78595:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ snapshotFile)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);


/** File systems allow 255, and the temporary file's name is longer. */
const MAX_BYTES = 200;
/**
 * The path of a snapshot below the suite's folder `snapshots`, which no key can leave: the key, with `.json` if it
 * has no extension. Throws MatcherError, whose path is `path`.
 */
function snapshotFile(key, path) {
    const steps = typeof key === "string" ? key.split("/") : [];
    if (steps.length === 0 || !steps.every(isPlain)) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError("Bad snapshot key", key === undefined
            ? "The snapshot has no `name`."
            : `\`${typeof key === "string" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(key), 200, "") : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(key, 200, "")}\` is not a path of plain names below the folder \`snapshots\`.`, "Write names joined by `/`, such as `tools/echo`, of up to 200 bytes; none may start with a dot or be a device of Windows (nul, con).", path);
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

/***/ 2628:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ KeptAnswers)
/* harmony export */ });
/**
 * The answers of one test that are read and wait for its verdict, with the messages that came during their calls. They
 * count in the limits of their session and of the run until they are released.
 */
class KeptAnswers {
    #releases = [];
    /** `release` gives back what one of them takes of the limits. */
    add(release) {
        this.#releases.push(release);
    }
    /** Call it when no answer is used any more. */
    release() {
        while (this.#releases.length > 0)
            this.#releases.pop()?.();
    }
}


/***/ }),

/***/ 91063:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ captureChunks),
/* harmony export */   w: () => (/* binding */ createRecording)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47682);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51433);





const CHUNK = 256 * 1024;
/**
 * Records sessions: each complete exchange is redacted and written to a spool at `spoolPath`; only its position stays in
 * memory. Throws a UserError if the spool cannot be opened. If writing fails later, calls `onFault` and stops recording.
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
            let heldBytes = 0;
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
                    isFull = heldBytes + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session || offset + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.recording;
                    if (isFull)
                        return tooLarge(heldBytes + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session);
                    const length = spool.append(line);
                    heldBytes += length;
                    const last = extents.at(-1);
                    // Adjacent ranges are read together.
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
                        yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .trustedText */ .Tw)(Buffer.concat([...parts, chunk.subarray(from, feed)]).toString("utf8"));
                        parts = [];
                        from = feed + 1;
                    }
                    parts.push(chunk.subarray(from));
                }
                yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .trustedText */ .Tw)(Buffer.concat(parts).toString("utf8"));
            }
        }
        finally {
            await reader.close();
        }
    }
}
function tooLarge(isSession) {
    const what = isSession ? "messages of the session" : "messages of the run";
    const limit = (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(isSession ? _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session : _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.recording);
    return {
        rule_id: "FAULT-TRANSPORT-FLOOD",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `The ${what} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(limit)}; the rest of this session was not recorded.`,
    };
}
/** The text of a capture file (`schemas/capture.v1.json`): all sessions, with one exchange at a time in memory. */
async function* captureChunks(sessions) {
    yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `[`;
    for (const [index, session] of sessions.entries()) {
        // The facts of a session were redacted when they were recorded.
        const head = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .trustedText */ .Tw)(JSON.stringify(headOf(session)).slice(0, -1));
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
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(facts.capabilities))
        head.server_capabilities = facts.capabilities;
    return head;
}


/***/ }),

/***/ 76578:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ coverageFinding),
/* harmony export */   m: () => (/* binding */ coverageOfServers)
/* harmony export */ });
/** The coverage of each server by its name; empty if the run did not read what servers offer. */
function coverageOfServers(servers) {
    const found = new Map();
    for (const { name, coverage } of servers) {
        if (coverage === undefined)
            continue;
        const names = found.get(name) ?? { exercised: new Set(), offered: new Map() };
        found.set(name, names);
        for (const item of coverage.exercised)
            names.exercised.add(keyOf(item));
        for (const item of [...coverage.exercised, ...coverage.missing])
            names.offered.set(keyOf(item), item);
    }
    return [...found].map(([server, { exercised, offered }]) => ({
        server,
        exercised: exercised.size,
        total: offered.size,
        missing: [...offered].filter(([key]) => !exercised.has(key)).map(([, item]) => item),
    }));
}
/** The finding of a run whose tests use less than `min` percent of what its servers list; undefined if they use enough. */
function coverageFinding(servers, min = 0) {
    const all = coverageOfServers(servers);
    const exercised = all.reduce((sum, server) => sum + server.exercised, 0);
    const total = all.reduce((sum, server) => sum + server.total, 0);
    if (exercised * 100 >= min * total)
        return undefined;
    return {
        rule_id: "RUNNER-COVERAGE",
        severity: "must",
        message: `The tests use ${exercised} of ${total} tools, resources and prompts, which is less than ${min} %.`,
        server: null,
        target_version: null,
        count: 1,
        gates: true,
    };
}
function keyOf({ kind, name }) {
    return `${kind} ${name}`;
}


/***/ }),

/***/ 33333:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ uniqueDrift)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92831);

const CLASSES = ["breaking", "compatible", "description"];
/**
 * Each difference once, by server, revision, class and what differs: a server that several files or shards have is compared in
 * each of them.
 */
function uniqueDrift(all) {
    const byPlace = all.map((drift) => [`${placeOf(drift)}\n${JSON.stringify(drift)}`, drift]);
    return [...new Map(byPlace)].sort(([a], [b]) => (0,_core_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byText */ .z)(a, b)).map(([, drift]) => drift);
}
function placeOf({ server, target_version, class: of, kind, name, path }) {
    return JSON.stringify([server, target_version ?? "", CLASSES.indexOf(of), kind, name, path]);
}


/***/ }),

/***/ 44107:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);

/** Judges a whole run. An interrupt outranks errors, errors outrank failures. Known failures do not count. */
function gate(summary, findings, policy) {
    const nothing = (policy.selected ?? summary.total) === 0 && !policy.passWithNoTests;
    const failed = Math.max(0, summary.failed - (summary.known_failures ?? 0));
    const gating = findings.filter((finding) => finding.gates);
    const describe = (some) => some.map(({ rule_id, message, server }) => `${rule_id}${server ? ` on ${server}` : ""}: ${message}`);
    const deferred = policy.requireModels ? summary.deferred : 0;
    const unverified = policy.strict ? summary.unverified : 0;
    const interrupts = policy.interrupted ? ["The run was interrupted."] : [];
    const missing = [...(policy.missing ?? []), ...(nothing ? ["No test was selected."] : [])];
    const noModel = deferred > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(deferred, "test")} needed a model, and models are required.`] : [];
    const notVerified = unverified > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(unverified, "test")} could not be verified, and the run is strict.`] : [];
    const errors = [
        ...missing,
        ...(summary.errored > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(summary.errored, "test")} could not be judged.`] : []),
        ...describe(gating.filter(({ unjudged }) => unjudged)),
        ...noModel,
    ];
    const failures = [
        ...(failed > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed, "test")} failed.`] : []),
        ...describe(gating.filter(({ unjudged }) => !unjudged)),
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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ emptySummary),
/* harmony export */   FX: () => (/* binding */ createCauseCount),
/* harmony export */   Xf: () => (/* binding */ createTally),
/* harmony export */   s8: () => (/* binding */ isFlaky),
/* harmony export */   ym: () => (/* binding */ countRow)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92831);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48429);
/* harmony import */ var _drift_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33333);
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
    const drift = [];
    /** How often each finding has failed a test, by its place. */
    const inTests = new Map();
    const causes = new Map();
    const stopped = createCauseCount();
    const ids = new Set();
    const countReasons = (row) => {
        for (const finding of failing(row)) {
            const key = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding);
            inTests.set(key, (inTests.get(key) ?? 0) + finding.count);
        }
        for (const { rule_id } of [...row.failures, ...row.findings])
            ids.add(rule_id);
    };
    return {
        add(event) {
            switch (event.event) {
                case "run_started":
                    tool = event.tool;
                    run = { ...event.run, duration_ms: 0 };
                    // Zero is not absent: with a baseline, a run without a new failure says so.
                    if (run.baseline !== undefined)
                        Object.assign(summary, { new_failures: 0, known_failures: 0, fixed: 0 });
                    break;
                case "test":
                    countRow(summary, event.row);
                    testsMs += event.row.duration_ms;
                    stopped.add(event.row);
                    // Most rows have neither, and there may be very many of them.
                    if (event.row.failures.length > 0 || event.row.findings.length > 0)
                        countReasons(event.row);
                    break;
                case "cause":
                    causes.set(event.cause.id, event.cause);
                    for (const { rule_id } of event.cause.failures)
                        ids.add(rule_id);
                    break;
                case "server":
                    servers.push({ order: event.order, row: event.row });
                    break;
                case "finding":
                    findings.add(event.finding);
                    ids.add(event.finding.rule_id);
                    break;
                case "drift":
                    drift.push(event.drift);
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
                ...stopped.of([...causes.values()]),
                ...(run.baseline !== undefined && { drift: (0,_drift_js__WEBPACK_IMPORTED_MODULE_2__/* .uniqueDrift */ .l)(drift) }),
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
    if (row.corpus && row.corpus.score <= (summary.score?.score ?? 100))
        summary.score = row.corpus;
    if (row.baseline !== undefined) {
        const name = BASELINE_COUNTS[row.baseline];
        summary[name] = (summary[name] ?? 0) + 1;
    }
}
const BASELINE_COUNTS = { new: "new_failures", known: "known_failures", fixed: "fixed" };
/** A count of the rows of each cause. */
function createCauseCount() {
    const counts = new Map();
    return {
        add({ cause }) {
            if (cause !== undefined)
                counts.set(cause, (counts.get(cause) ?? 0) + 1);
        },
        of(causes) {
            const counted = causes.flatMap((cause) => {
                const tests = counts.get(cause.id) ?? 0;
                return tests > 0 ? [{ ...cause, tests }] : [];
            });
            return counted.length > 0 ? { causes: counted } : {};
        },
    };
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
function textsOf(ids) {
    const texts = {};
    for (const id of [...ids].sort(_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)) {
        const text = (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleText */ .Y3)(id);
        if (text)
            texts[id] = text;
    }
    return texts;
}


/***/ }),

/***/ 52991:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ saveLastFailed),
/* harmony export */   w: () => (/* binding */ readLastFailed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _core_read_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69774);
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40665);





const FILE = "last-failed.json";
const MAX_BYTES = 64 * 1024 * 1024;
/** Ids of the tests that failed in their last run. Throws a UserError if there was no run. */
function readLastFailed(cwd) {
    const earlier = idsOf(cwd);
    if (earlier !== undefined)
        return earlier;
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)("no run before this one is known", `--last-failed reads .mcptest/${FILE}, and there is none in ${cwd}`, "run without --last-failed first, in the same folder");
}
/** Saves the ids of failed tests for the next run. Tests that did not run keep their state. */
async function saveLastFailed(results, cwd, redactor) {
    const failed = idsOf(cwd) ?? new Set();
    for await (const { id, status } of results.rows()) {
        if (status === "failed" || status === "errored")
            failed.add(id);
        else if (status !== "skipped")
            failed.delete(id);
    }
    const folder = (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFolder */ .y)(cwd);
    if (folder === undefined)
        return;
    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), redactor.text(`${JSON.stringify([...failed], null, 1)}\n`));
}
function idsOf(cwd) {
    try {
        const ids = JSON.parse((0,_core_read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, ".mcptest", FILE), MAX_BYTES).toString("utf8"));
        return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === "string")) : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 53857:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lx: () => (/* binding */ noticesOf),
  Z0: () => (/* binding */ prepareRun),
  aI: () => (/* binding */ runPipeline)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/problem.ts
var core_problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/engine/check.ts + 1 modules
var check = __webpack_require__(46824);
// EXTERNAL MODULE: ./src/engine/plan.ts + 2 modules
var engine_plan = __webpack_require__(95571);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/mcp/budget.ts
var budget = __webpack_require__(4727);
// EXTERNAL MODULE: ./src/mcp/kept-answers.ts
var kept_answers = __webpack_require__(2628);
// EXTERNAL MODULE: ./src/suite/tests/cassettes.ts
var cassettes = __webpack_require__(41923);
;// CONCATENATED MODULE: ./src/engine/kinds/first-answers.ts

/**
 * The answers of first servers, with which the answers of later ones are compared (`parity`). Each counts in the memory
 * limits until the last test that needs it has ended.
 */
class FirstAnswers {
    #answers = new Map();
    /** `tests`: all those of a file at one revision. */
    constructor(tests) {
        for (const test of tests) {
            const key = keyOf(test);
            if (key === undefined)
                continue;
            const answer = this.#answers.get(key) ?? noAnswer();
            answer.users += 1;
            this.#answers.set(key, answer);
        }
    }
    /** Starts an attempt on the first server: what an earlier one kept is released. Returns where to keep its answer. */
    begin(test) {
        const answer = this.#of(test);
        answer.kept.release();
        answer.envelope = undefined;
        return answer.kept;
    }
    /** Sets the answer of the first server. */
    set(test, envelope) {
        this.#of(test).envelope = envelope;
    }
    /** The answer of the first server, when its test has ended; undefined if it got none. */
    async get(test) {
        const answer = this.#of(test);
        await answer.ended;
        return answer.envelope;
    }
    /** A test has ended, or is not run. */
    ended(test) {
        const key = keyOf(test);
        if (key === undefined)
            return;
        const answer = this.#of(test);
        if (test.block === "tools" && test.server === test.parity)
            answer.end();
        answer.users -= 1;
        if (answer.users > 0)
            return;
        answer.kept.release();
        this.#answers.delete(key);
    }
    #of(test) {
        const answer = this.#answers.get(keyOf(test) ?? "");
        if (answer === undefined)
            throw new Error(`no answer is kept for ${test.name}`);
        return answer;
    }
}
function noAnswer() {
    let end = () => { };
    const ended = new Promise((resolve) => {
        end = resolve;
    });
    return { envelope: undefined, kept: new kept_answers/* KeptAnswers */.q(), ended, end, users: 0 };
}
/** The same for all servers of a test or row; undefined without `parity`. */
function keyOf(test) {
    if (test.block !== "tools" || test.parity === undefined)
        return undefined;
    return JSON.stringify([test.name, test.row ?? null]);
}

// EXTERNAL MODULE: ./src/engine/lanes/lane.ts + 5 modules
var lanes_lane = __webpack_require__(74979);
// EXTERNAL MODULE: ./src/engine/lanes/shared-servers.ts
var shared_servers = __webpack_require__(52260);
;// CONCATENATED MODULE: ./src/engine/lanes/run-lanes.ts


/** The lanes of a run. */
class RunLanes {
    context;
    #lanes = new Map();
    /** Lanes whose servers are ending or have ended. */
    #ended = new Map();
    constructor(context) {
        this.context = context;
    }
    /** The lanes that the batch's tests need; those of `per_run` are shared by files whose server entry is the same. */
    of(file, batch, order) {
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
            const key = `${shared ? (0,shared_servers/* sharedKey */.T)(server) : `${suite.file}\0${name}`}\0${batch.targetVersion}`;
            const lane = this.#lanes.get(key) ?? new lanes_lane/* Lane */.J(suite, server, batch.targetVersion, order * 100 + index, this.context);
            this.#lanes.set(key, lane);
            lanes.set(name, lane);
        }
        return lanes;
    }
    /** Ends the server of a lane. */
    end(lane) {
        const ending = this.#ended.get(lane) ?? lane.close();
        this.#ended.set(lane, ending);
        return ending;
    }
    /** Ends every server. */
    async endAll() {
        await Promise.all([...this.#lanes.values()].map((lane) => this.end(lane)));
    }
    /** Judges the sessions, when no server is called any more; returns the contracts that were read, in report order. */
    async judge(emit) {
        for (const lane of this.#lanes.values())
            await lane.judge();
        const { compositionFindings } = await __webpack_require__.e(/* import() */ 5603).then(__webpack_require__.bind(__webpack_require__, 75603));
        for (const finding of compositionFindings(this.#lanes.values()))
            emit({ event: "finding", finding });
        const { contracts: port } = this.context;
        const lanes = [...this.#lanes.values()].sort((a, b) => a.order - b.order);
        const contracts = [];
        for (const lane of lanes) {
            const judged = await lane.judgeContract(port);
            if (judged === undefined)
                continue;
            for (const drift of judged.drift)
                emit({ event: "drift", drift });
            contracts.push(judged.contract);
        }
        return contracts;
    }
    /** Reports a row for each server. */
    reportServers(emit) {
        for (const lane of this.#lanes.values()) {
            const row = lane.row();
            if (row)
                emit({ event: "server", order: lane.order, row });
        }
    }
}
/** Runs the first start of equal commands alone, before the others. */
function createFirstStart() {
    const firstStarts = new Map();
    return async (command, start) => {
        const first = firstStarts.get(command);
        if (first) {
            await first;
            return start();
        }
        const started = start();
        firstStarts.set(command, started);
        return started;
    };
}

// EXTERNAL MODULE: ./src/engine/lanes/run-tokens.ts
var run_tokens = __webpack_require__(7054);
// EXTERNAL MODULE: ./src/engine/schedule.ts
var schedule = __webpack_require__(91533);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
// EXTERNAL MODULE: ./src/engine/causes.ts
var causes = __webpack_require__(52048);
// EXTERNAL MODULE: ./src/engine/judge/failure.ts
var failure = __webpack_require__(20204);
// EXTERNAL MODULE: ./src/engine/kinds/steps.ts
var steps = __webpack_require__(23053);
;// CONCATENATED MODULE: ./src/engine/setup.ts






/** Runs the steps of setup. Adds their answers to `answered` by id. Reports and returns why the tests cannot be run if it fails. */
async function runSetup({ setup }, context, answered) {
    if (setup.length === 0)
        return undefined;
    // A server that did not start is the cause, not the step that needed it.
    let unstarted;
    const reportCause = (cause) => {
        unstarted ??= cause;
        context.reportCause(cause);
    };
    const setupContext = { ...context, reportCause };
    const options = { stopAtFailure: true };
    const attempt = await (0,steps/* runSteps */.r)(setup, { name: "setup" }, answered, { steps: answered }, setupContext, options);
    if (attempt.status === "passed")
        return undefined;
    if (unstarted)
        return { cause: unstarted, reason: attempt.reason ?? (0,redacted/* say */.cv) `setup: a server did not start` };
    const failures = failuresOf(attempt, setup, context);
    const request = attempt.call && (0,redacted/* hide */.jD)(attempt.call.line());
    const cause = (0,causes/* setupCause */.F8)(context.suite, context.targetVersion, failures, request);
    context.reportCause(cause);
    const messages = failures.map(({ message }) => (0,redacted/* hide */.jD)(message));
    return { cause, reason: (0,redacted/* say */.cv) `setup: ${(0,redacted/* join */.fj)(messages, "; ")}` };
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
function setupFailedRow(task, { cause, reason }) {
    const brief = (0,causes/* briefFailure */.ZJ)(task.checked.test.name, cause, cause.kind === "setup" ? reason : undefined);
    return { ...(0,engine_plan/* rowOf */.OB)(task, "errored"), cause: cause.id, reason, failures: [brief] };
}
/** The failures of steps. If a server could not be called, there is only a reason. */
function failuresOf({ failures, reason }, steps, { suite }) {
    const [first] = steps;
    if (failures.length > 0 || first === undefined)
        return failures;
    const subject = { suite, test: { name: "setup", location: first.step.location } };
    return [(0,failure/* failureOf */.g)(subject, "SUITE-SETUP", { message: reason ?? (0,redacted/* say */.cv) `a step was not run` })];
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








/** Runs one test and returns its row. Throws only for a bug in mcptest. */
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
        context.kept.release();
        if (context.suite.runOptions.restartPolicy === "per_test")
            for (const name of task.lanes)
                context.lane(name).renew();
        if (task.targetVersion === null &&
            lane &&
            context.cassette?.kind !== "player" &&
            (test.onlyVersions || test.skipVersions)) {
            const acquired = await lane.acquireSession();
            const negotiated = acquired.kind === "session" ? acquired.session.facts.negotiatedVersion : null;
            const elsewhere = (0,engine_plan/* versionSkipReason */.Cg)(test, negotiated);
            if (elsewhere !== undefined)
                return { ...(0,engine_plan/* rowOf */.OB)(task, "skipped"), reason: elsewhere };
        }
        attempt = await attemptTest(task, context);
        if (attempt.call !== undefined && task.lanes.length > 0)
            attempts += 1;
    } while (attempt.status === "failed" && attempts > 0 && attempts <= task.retries);
    const row = (0,engine_plan/* rowOf */.OB)(task, attempt.status);
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
    if (attempt.findings) {
        row.findings.push(...attempt.findings);
        applyGates(attempt.findings, attempt, context.suite, task);
    }
    row.status = attempt.status;
    // A test that failed by more than its cause is shown by itself.
    if (attempt.cause !== undefined && (0,causes/* isByCause */.nm)(attempt.failures))
        row.cause = attempt.cause;
    if (attempt.steps)
        row.steps = attempt.steps;
    if (attempt.reason !== undefined)
        row.reason = attempt.reason;
    if (attempt.scores)
        row.scores = [...attempt.scores];
    if (attempt.agent)
        row.agent = attempt.agent;
    if (attempt.negativePath)
        row.negative_path = attempt.negativePath;
    if (attempt.fuzz)
        row.fuzz = attempt.fuzz;
    if (attempt.corpus)
        row.corpus = attempt.corpus;
    if (attempt.status === "failed" || attempt.status === "errored") {
        row.failures = attempt.failures;
        if (row.cause === undefined)
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
    // What failed the test already is not said twice.
    const isSaid = ({ rule_id, message }) => attempt.failures.some((failure) => failure.rule_id === rule_id && failure.message === message);
    const gating = found.filter((finding) => finding.gates && !isSaid(finding));
    if (gating.length === 0 || attempt.status === "skipped")
        return;
    const isErrored = attempt.status === "errored" || gating.some(({ unjudged }) => unjudged);
    attempt.status = isErrored ? "errored" : "failed";
    delete attempt.reason;
    const failures = gating.map(({ rule_id, severity, message, count, evidence, request, location = test.location }) => (0,failure/* failureOf */.g)({ suite, test }, rule_id, {
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
    if (test.block === "agents") {
        const { runAgentTest } = await __webpack_require__.e(/* import() */ 9744).then(__webpack_require__.bind(__webpack_require__, 39744));
        return runAgentTest(checked, test, values, context);
    }
    if (test.block === "evals") {
        const { runEval } = await Promise.all(/* import() */[__webpack_require__.e(9744), __webpack_require__.e(9709)]).then(__webpack_require__.bind(__webpack_require__, 19709));
        return runEval(checked, test, values, context);
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
    const judging = (0,verdict/* judgeCall */.MX)(result, subject, checked, test.limits, (0,test_context/* warnerOf */.Z)(context, test.server), context.ports);
    // Most are judged at once. With `await`: a promise that is returned takes three turns of the event loop's queue.
    return judging instanceof Promise ? await judging : judging;
}
/** True for a tool test that is not a single call. */
function isMultiCall({ steps, finally: last, verify }, test) {
    const { injected, negativePath, fuzz, resend, wireFault, parity } = test;
    return Boolean(injected || negativePath || fuzz || steps || last || verify || resend || wireFault || parity);
}
async function runMultiCall(checked, test, values, context) {
    if (test.injected) {
        const { runInjected } = await __webpack_require__.e(/* import() */ 4).then(__webpack_require__.bind(__webpack_require__, 50004));
        return runInjected(checked, test, test.injected, values, context);
    }
    if (test.negativePath) {
        const { runProbes } = await Promise.all(/* import() */[__webpack_require__.e(4319), __webpack_require__.e(6747)]).then(__webpack_require__.bind(__webpack_require__, 36747));
        return runProbes(checked, test, test.negativePath, values, context);
    }
    if (test.fuzz) {
        const { runFuzz } = await Promise.all(/* import() */[__webpack_require__.e(8608), __webpack_require__.e(4319), __webpack_require__.e(3039), __webpack_require__.e(3747)]).then(__webpack_require__.bind(__webpack_require__, 22473));
        return runFuzz(checked, test, test.fuzz, values, context);
    }
    if (checked.steps || checked.finally) {
        const { runStepsTest } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 23053));
        return runStepsTest(checked, values, context);
    }
    if (checked.verify || test.resend || test.wireFault) {
        const { runVerified } = await __webpack_require__.e(/* import() */ 5111).then(__webpack_require__.bind(__webpack_require__, 67492));
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

;// CONCATENATED MODULE: ./src/engine/unfinished-rows.ts




/** The row of a test that was running when the time was up. */
function timeoutRow(task, message) {
    const subject = { suite: task.suite, test: task.checked.test };
    return { ...(0,engine_plan/* rowOf */.OB)(task, "errored"), failures: [(0,failure/* failureOf */.g)(subject, "SUITE-RUN-TIMEOUT", { message })] };
}
/** Why a run was stopped. */
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
    return { ...(0,engine_plan/* rowOf */.OB)(task, "errored"), failures: [(0,failure/* failureOf */.g)(subject, "RUNNER-FAULT", parts)] };
}

;// CONCATENATED MODULE: ./src/engine/run.ts
















/** How long a stopped run waits for its servers: the one who stops it may not wait long. */
const STOPPED_MS = 5_000;
/**
 * Runs a plan: reports everything through `emit`, with a row for every task whatever happens.
 */
async function runPlan(plan, settings) {
    return new Run(plan, settings).run();
}
class Run {
    plan;
    settings;
    #done;
    #stop = new AbortController();
    #lanes;
    #stopped;
    #error;
    #break = () => { };
    /** Tests that have started and have no row yet. */
    #underWay = new Set();
    /** Ids of those that were reported. */
    #causes = new Set();
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
        this.#lanes = new RunLanes({
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
            onStart: (server, version, starting) => this.#emit({ event: "server_start", server, target_version: version, starting }),
            isUnderWay: (owner) => this.#underWay.has(owner),
            firstStart: createFirstStart(),
            ...(settings.onExchange && { onExchange: settings.onExchange }),
            ...(settings.contracts && { contracts: settings.contracts }),
            ...(settings.recording && { recording: settings.recording }),
        });
    }
    async run() {
        const stopped = new Promise((resolve) => {
            const stop = (reason) => {
                this.#stopped ??= reason;
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
        const all = (0,schedule/* pool */.dz)((0,shared_servers/* groupFiles */.Z)(files), this.settings.jobs, async (group) => {
            for (const { file, index } of group)
                await this.#file(file, index);
        });
        await Promise.race([all.catch((error) => this.#break(error)), stopped]);
        // A signal that comes from here on finds all rows complete.
        const reason = this.#stopped;
        if (reason)
            this.#giveUp(reason);
        // Findings from the end of servers are in the reports.
        this.#stop.abort();
        const serversEnded = this.#lanes.endAll();
        await Promise.race([serversEnded, stopped.then(() => (0,duration/* sleep */.yy)(STOPPED_MS, { unref: true }))]);
        const contracts = await this.#lanes.judge((event) => this.#emit(event));
        this.#over = true;
        this.#lanes.reportServers(this.settings.emit);
        if (this.#error !== undefined)
            return { serversEnded, contracts, stopped: "broken", error: this.#error };
        return reason ? { serversEnded, contracts, stopped: reason } : { serversEnded, contracts };
    }
    async #file(file, index) {
        const runInParallel = this.settings.parallelVersions || file.checked.suite.runOptions.parallelVersions;
        const runs = file.batches.map((batch, column) => async () => {
            const lanes = this.#lanes.of(file, batch, index * 1_000 + column);
            await this.#batch(file, batch, lanes);
            if (file.checked.suite.runOptions.restartPolicy === "per_run")
                return;
            // Servers of other revisions may share state with these, so these end before the next revision starts.
            // The last ones end while other files still run.
            const ending = Promise.all([...lanes.values()].map((lane) => this.#lanes.end(lane)));
            const last = column === file.batches.length - 1;
            if (!last && !runInParallel)
                await ending;
        });
        if (runInParallel)
            await Promise.all(runs.map((run) => run()));
        else
            for (const run of runs)
                await run();
    }
    async #batch(file, batch, lanes) {
        const { parallel, restartPolicy } = file.checked.suite.runOptions;
        const runs = lanes.size > 0 && !this.#bailed && !this.#stopped;
        if (runs && restartPolicy === "per_file") {
            for (const [name, lane] of lanes)
                if (isNeededAtOnce(name, batch, file.checked.suite))
                    lane.prestart();
        }
        const answered = new Map();
        const { suite } = file.checked;
        const openModel = (model, test) => this.settings.openModel(suite, model, test, this.#stop.signal);
        const portsOf = (test, cassette) => this.settings.portsOf(suite, (model) => openModel(model, test), cassette);
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
            answers: new FirstAnswers(batch.tasks.map(({ checked }) => checked.test)),
            kept: new kept_answers/* KeptAnswers */.q(),
            report: (finding) => this.#emit({ event: "finding", finding }),
            reportCause: (cause) => this.#cause(cause),
            env: this.settings.env,
            runId: this.settings.runId,
            ports: portsOf(file),
            portsOf,
            runs: [],
            openModel,
            test: file,
            payScorer: (test, scorer) => this.settings.payScorer(suite, test, scorer),
        };
        const setup = runs ? await runSetup(file.checked, context, answered) : undefined;
        // Findings from setup belong to no test.
        if (file.checked.setup.length > 0)
            for (const lane of lanes.values())
                await lane.takeFindings();
        const run = (group) => this.#group(group, context, setup);
        const groups = groupsOf(batch);
        if (parallel === false)
            for (const group of groups)
                await run(group);
        else if (parallel === "servers")
            await (0,schedule/* inParallel */.HN)(groups, run);
        else
            await (0,schedule/* pool */.dz)(groups, parallel, run);
        if (!runs || this.#stopped)
            return;
        const findings = await runTeardown(file.checked, context, answered);
        context.kept.release();
        // A teardown that the end of the run interrupted says nothing about the server.
        if (this.#stopped)
            return;
        for (const finding of findings)
            this.#emit({ event: "finding", finding });
        for (const lane of lanes.values())
            if (lane.suite === file.checked.suite)
                lane.judgeLatency();
    }
    /** Runs a test, and scores it by the metrics that belong to it. */
    async #group({ task, metrics }, context, setup) {
        if (this.#stopped)
            return;
        const { test } = task.checked;
        const unrun = (one) => {
            if (one.skip !== undefined)
                return { ...(0,engine_plan/* rowOf */.OB)(one, "skipped"), reason: one.skip };
            if (this.#bailed || this.#bailedSuites.has(one.suite)) {
                return { ...(0,engine_plan/* rowOf */.OB)(one, "skipped"), reason: "an earlier test failed (bail)" };
            }
            return setup && setupFailedRow(one, setup);
        };
        const out = unrun(task);
        if (out !== undefined) {
            this.#row(task, out);
            for (const metric of metrics)
                this.#row(metric, unrun(metric) ?? out);
            context.answers.ended(test);
            return;
        }
        this.#emit({
            event: "test_started",
            id: task.id,
            name: test.name,
            server: test.server,
            target_version: task.targetVersion,
        });
        this.#underWay.add(task);
        let row;
        const opening = this.#cassetteOf(task);
        // Most tests have none, and do not wait for it.
        const cassette = opening && (await opening);
        const testContext = (0,test_context/* contextOf */.V)(task, context, test, cassette);
        try {
            row = await runTest(task, testContext);
        }
        catch (error) {
            row = bugRow(task, error);
        }
        this.#row(task, row);
        testContext.kept.release();
        this.#bail(task, row);
        let isJudged = isVerdict(row);
        for (const metric of metrics) {
            const out = unrun(metric);
            const scored = out ?? (await this.#score(metric, row, testContext));
            isJudged &&= out !== undefined || isVerdict(scored);
            this.#row(metric, scored);
            this.#bail(metric, scored);
        }
        if (cassette?.kind === "recorder")
            cassette.end(isJudged && this.#stopped === undefined);
        context.answers.ended(test);
    }
    /** The cassette of an agent test or an eval, if it has one. */
    #cassetteOf({ checked: { test }, suite, targetVersion }) {
        const cassette = (0,cassettes/* cassetteOfTest */.I)(test);
        if (cassette === undefined)
            return undefined;
        const { name, row } = test;
        return this.settings.openCassette(cassette, {
            ...(test.block === "evals" && { block: test.block }),
            test: name,
            ...(row !== undefined && { row: String(row) }),
            revision: targetVersion,
            suite: (0,external_node_path_.relative)((0,external_node_path_.dirname)(cassette), suite.file).split(external_node_path_.sep).join("/"),
        });
    }
    async #score(metric, row, context) {
        try {
            const { scoreRow } = await __webpack_require__.e(/* import() */ 3656).then(__webpack_require__.bind(__webpack_require__, 53656));
            return await scoreRow(metric, row, context);
        }
        catch (error) {
            return bugRow(metric, error);
        }
    }
    /** Takes note of a test after which no other starts. */
    #bail(task, row) {
        const bad = row.status === "failed" || row.status === "errored";
        if (bad && this.settings.bail)
            this.#bailed = true;
        else if (bad && task.suite.runOptions.bail)
            this.#bailedSuites.add(task.suite);
    }
    #row(task, row) {
        if (this.#stopped || this.#done[task.order])
            return;
        this.#underWay.delete(task);
        this.#done[task.order] = 1;
        this.settings.emit({ event: "test", order: task.order, row });
    }
    #cause(cause) {
        if (this.#causes.has(cause.id))
            return;
        this.#causes.add(cause.id);
        this.#emit({ event: "cause", cause });
    }
    #emit(event) {
        if (!this.#over)
            this.settings.emit(event);
    }
    /** Rows for tests that did not end. A test that was running when the time was up could not be judged. */
    #giveUp(stopped) {
        this.#stop.abort();
        const reason = REASONS[stopped];
        let first = stopped === "timeout" || (stopped === "broken" && this.#underWay.size === 0);
        for (const file of this.plan.files) {
            for (const batch of file.batches) {
                for (const task of batch.tasks) {
                    if (this.#done[task.order])
                        continue;
                    // A test that was skipped anyway keeps its own reason.
                    const isUnderWay = (first || (stopped === "broken" && this.#underWay.has(task))) && task.skip === undefined;
                    const unjudged = () => (stopped === "broken" ? bugRow(task, this.#error) : timeoutRow(task, reason));
                    const row = isUnderWay ? unjudged() : { ...(0,engine_plan/* rowOf */.OB)(task, "skipped"), reason: task.skip ?? reason };
                    if (isUnderWay)
                        first = false;
                    this.#done[task.order] = 1;
                    this.settings.emit({ event: "test", order: task.order, row });
                }
            }
        }
    }
}
function isVerdict({ status }) {
    return status === "passed" || status === "failed";
}
/** Each test of a batch with the metrics that follow it. */
function groupsOf({ tasks }) {
    const groups = [];
    for (const task of tasks) {
        const last = groups.at(-1);
        if ((0,engine_plan/* isMetric */.NI)(task.checked) && last !== undefined)
            last.metrics.push(task);
        else
            groups.push({ task, metrics: [], lanes: task.lanes });
    }
    return groups;
}
/** False for a server that only agents use: they may have no model to use it. */
function isNeededAtOnce(server, { tasks }, { setup, teardown }) {
    if ([...setup, ...teardown].some((step) => step.server === server))
        return true;
    return tasks.some(({ skip, lanes, checked }) => skip === undefined && !(0,engine_plan/* isDriven */.JT)(checked) && lanes.includes(server));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json_json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/order.ts
var order = __webpack_require__(92831);
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
    /** By the file of the suite: asked for at every test. */
    #ofSuites = new Map();
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
        const known = this.#ofSuites.get(suiteFile);
        if (known !== undefined)
            return known;
        const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), FOLDER);
        const snapshots = {
            redact: (value) => (0,redacted/* hideValue */.Em)((0,foreign_marks/* redactForeign */.Oe)(value, this.redactor)),
            compare: (file, value, update) => this.#settle(folder, file, value, update),
        };
        this.#ofSuites.set(suiteFile, snapshots);
        return snapshots;
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
            const siblings = await (0,promises_.readdir)((0,external_node_path_.dirname)(folder)).catch(() => []);
            if (siblings.some((name) => isSuite(name) && !suites.has((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), name))))
                continue;
            const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
            for (const entry of entries) {
                if (!entry.isFile() || entry.name.startsWith("."))
                    continue;
                const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
                const file = (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join("/");
                const isUsed = [...names].some((pattern) => pattern instanceof RegExp && pattern.test(file));
                if (!isUsed && !names.has(file))
                    all.push(this.#shown(path));
            }
        }
        return all.sort();
    }
    async #settle(folder, file, value, update) {
        const path = (0,external_node_path_.join)(folder, file);
        this.#namesIn(folder).add(file);
        const displayPath = this.#shown(path);
        const mayRewrite = (update ?? this.policy.update) && this.policy.mayWrite;
        // Tests of several files may use one snapshot at the same time: each waits for the one before it.
        const before = this.#known.get(path) ?? this.#read(folder, path);
        const turn = before.then(async (snapshot) => {
            const writes = snapshot === undefined ? this.policy.mayWrite : mayRewrite && !snapshot.isFresh;
            if (!writes)
                return [snapshot, false];
            await this.#write(path, value);
            return [{ recorded: value, isFresh: true }, true];
        });
        const after = turn.then(([snapshot]) => snapshot);
        this.#known.set(path, after);
        // The next test that uses it tries again after a failure.
        after.catch(() => {
            if (this.#known.get(path) === after)
                this.#known.delete(path);
        });
        const [snapshot, wrote] = await turn;
        if (wrote)
            return { kind: "written" };
        if (snapshot === undefined)
            return { kind: "missing", file: displayPath };
        return { kind: "there", file: displayPath, ...snapshot };
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
            throw new types.SuiteFault((0,redacted/* say */.cv) `the snapshot ${(0,redacted/* hide */.jD)(this.#shown(path))} is not JSON: ${(0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json_json/* jsonError */.FZ)}`, "Delete the file and record it again.");
        }
    }
    /** True if the folder is in the repository or next to its suite. */
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
    return Object.fromEntries(entries.sort(([a], [b]) => (0,order/* byText */.z)(a, b)));
}
function isMissing(error) {
    return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./src/matchers/shared/snapshot-key.ts
var snapshot_key = __webpack_require__(78595);
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
            const key = unused_snapshots_keyOf(source);
            if (key === undefined)
                continue;
            store.name(checked.suite.file, key instanceof deferred/* DeferredText */.z$ ? filesOf(key) : (0,snapshot_key/* snapshotFile */.P)(key, []));
        }
    }
    const unused = await store.unused(new Set(plan.files.map(({ checked }) => checked.suite.file)));
    if (unused.length === 0)
        return [];
    const more = unused.length > MAX_SHOWN ? `, and ${unused.length - MAX_SHOWN} more` : "";
    return [`snapshots that no test in this run uses: ${unused.slice(0, MAX_SHOWN).join(", ")}${more}`];
}
/** The files that a key with references can match, for any values of the references. */
function filesOf({ parts }) {
    const pattern = parts.map((part) => (typeof part === "string" ? (0,deferred/* escapePattern */.MP)(part) : ".*")).join("");
    return new RegExp(`^${pattern}(?:\\.json)?$`, "s");
}
function unused_snapshots_keyOf({ matcher }) {
    const snapshot = (0,json_json/* isObject */.Gv)(matcher) ? matcher["snapshot"] : undefined;
    return (0,json_json/* isObject */.Gv)(snapshot) && "name" in snapshot ? snapshot["name"] : snapshot;
}

// EXTERNAL MODULE: ./src/mcp/open.ts + 1 modules
var mcp_open = __webpack_require__(5935);
// EXTERNAL MODULE: ./src/results/coverage.ts
var results_coverage = __webpack_require__(76578);
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
const foreignKeys = new Set(["expected", "actual", "jurors", "before", "after"]);
// Our own words: a secret that equals one must not make the row unreadable.
const ourWords = new Set(["event", "status", "severity", "kind", "rule_id", "block", "matcher", "started_at", "class"]);
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
    if (!(0,json_json/* isObject */.Gv)(value))
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
    return (0,json_json/* isObject */.Gv)(value) ? { cut } : cut;
}

// EXTERNAL MODULE: ./src/results/findings.ts
var findings = __webpack_require__(95846);
// EXTERNAL MODULE: ./src/results/row-index.ts
var row_index = __webpack_require__(47999);
;// CONCATENATED MODULE: ./src/results/short-row.ts




const SHORT_TEXT = 500;
const LEFT_OUT = "expected, actual and diff are left out: the results have no room for them";
/** The event, redacted, with a row of about `most` bytes: failures that do not fit lose their values. */
function shortenRow(event, redactor, maxBytes) {
    const { evidence, ...row } = event.row;
    let left = maxBytes;
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
    const shortened = { message: (0,sanitize/* cutMiddle */.it)((0,redacted/* hide */.jD)(message), SHORT_TEXT), note: LEFT_OUT };
    return { test_name, target, matcher, ...shortened, rule_id, taxonomy_ids, severity, location, fix };
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
        const length = spool.append((0,redacted/* trustedText */.Tw)(line));
        offset += length + 1;
        return length;
    };
    /** A repeated finding is spooled each time its count has doubled, and at the end. */
    const appendFinding = (finding) => {
        const key = (0,findings/* keyOf */.T)(finding);
        const repeatedValues = repeated.get(key);
        if (repeatedValues === undefined) {
            repeated.set(key, { finding: { ...finding, count: 0 }, spooled: finding.count });
            append(JSON.stringify({ event: "finding", finding }));
            return;
        }
        repeatedValues.finding.count += finding.count;
        repeatedValues.finding.gates ||= finding.gates;
        if (repeatedValues.finding.count >= repeatedValues.spooled)
            appendRest(repeatedValues);
    };
    const appendRest = (repeatedValues) => {
        if (repeatedValues.finding.count === 0)
            return;
        append(JSON.stringify({ event: "finding", finding: repeatedValues.finding }));
        repeatedValues.spooled += repeatedValues.finding.count;
        repeatedValues.finding.count = 0;
    };
    return {
        emit(event) {
            const spooled = !UNSPOOLED.has(event.event);
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
                    for (const repeatedValues of repeated.values())
                        appendRest(repeatedValues);
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
/** For live progress only. */
const UNSPOOLED = new Set(["test_started", "server_start", "notice"]);
/** A row that passed holds no values of servers, unless something was found or probed: its size need not be measured. */
function holdsValues({ status, findings, negative_path, fuzz, steps }) {
    return status !== "passed" || findings.length > 0 || [negative_path, fuzz, steps].some((part) => part !== undefined);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/mcp/cassette/read.ts + 1 modules
var cassette_read = __webpack_require__(76800);
// EXTERNAL MODULE: ./src/suite/yaml/read-source.ts
var read_source = __webpack_require__(82488);
;// CONCATENATED MODULE: ./src/run/agent-cassettes.ts







/** How many recordings that no test uses are named. */
const agent_cassettes_MAX_SHOWN = 20;
/** Creates the cassettes of a run of these suites; the code that records or plays them is loaded with the first. */
function createAgentCassettes({ cwd, recordAgents }, suites) {
    // By file and test: of tests that are in several suites, the last recording stays.
    const recorded = new Map();
    const read = new Map();
    const interactionsOf = (file) => {
        const known = read.get(file) ?? (0,cassette_read.readCassette)(file, (0,read_source/* displayPath */.Gt)(file, cwd), "agent").interactions;
        read.set(file, known);
        return known;
    };
    return {
        async open(file, test) {
            if (recordAgents === true) {
                const { AgentRecorder } = await __webpack_require__.e(/* import() */ 2113).then(__webpack_require__.bind(__webpack_require__, 62113));
                return new AgentRecorder(test, (id, interactions) => {
                    recorded.set(file, (recorded.get(file) ?? new Map()).set(id, interactions));
                });
            }
            const { AgentPlayer } = await __webpack_require__.e(/* import() */ 3574).then(__webpack_require__.bind(__webpack_require__, 43574));
            return new AgentPlayer(interactionsOf(file), test, (0,read_source/* displayPath */.Gt)(file, cwd));
        },
        async write() {
            for (const [file, tests] of recorded) {
                const { used } = await sortedRecordings(file, (0,external_node_fs_.existsSync)(file) ? interactionsOf(file) : [], suites);
                // Tests that this run left out keep their recordings.
                const kept = used.filter(({ id }) => !tests.has(id)).map(({ interactions }) => interactions);
                await (0,out/* writeFileAtomic */.Zf)(file, cassetteText([...kept, ...tests.values()].flat()));
            }
            return [...recorded.keys()].map((file) => (0,external_node_path_.relative)(cwd, file));
        },
        async unusedRecordings() {
            const lines = [];
            for (const [file, interactions] of read) {
                const { unused } = await sortedRecordings(file, interactions, suites);
                if (unused.length === 0 || recorded.has(file))
                    continue;
                const names = unused.slice(0, agent_cassettes_MAX_SHOWN).map(({ name }) => name);
                const more = unused.length > agent_cassettes_MAX_SHOWN ? `, and ${unused.length - agent_cassettes_MAX_SHOWN} more` : "";
                lines.push(`recordings in ${(0,read_source/* displayPath */.Gt)(file, cwd)} that no test uses: ${names.join(", ")}${more} (--record-agents removes them)`);
            }
            return lines;
        },
    };
}
/** The recordings of a cassette, apart those that no test uses. A recording of a suite outside the run counts as used. */
async function sortedRecordings(file, interactions, suites) {
    const { recordingId, recordingsOf } = await __webpack_require__.e(/* import() */ 8139).then(__webpack_require__.bind(__webpack_require__, 38139));
    const files = new Set(suites.map((suite) => suite.file));
    const isUsed = ({ id, test: { suite: path, revision } }) => {
        const suite = typeof path === "string" ? (0,external_node_path_.resolve)((0,external_node_path_.dirname)(file), path) : undefined;
        if (suite === undefined || (!files.has(suite) && (0,external_node_fs_.existsSync)(suite)))
            return true;
        return suites.some(({ tests, targetVersions }) => (targetVersions.length === 0 || targetVersions.some((version) => version === revision)) &&
            tests.some((test) => {
                if ((0,cassettes/* cassetteOfTest */.I)(test) !== file)
                    return false;
                const { block, name, row } = test;
                return id === recordingId({ block, test: name, row: row && String(row), revision });
            }));
    };
    const all = recordingsOf(interactions);
    return { used: all.filter(isUsed), unused: all.filter((recording) => !isUsed(recording)) };
}
/** The text of a cassette, with a line for each interaction: differences are easy to read. */
function cassetteText(interactions) {
    const head = {
        version: 1,
        kind: "agent",
        server: { name: "agent" },
        protocol_version: null,
        recorded_at: new Date().toISOString(),
    };
    const lines = interactions.map((interaction) => (0,redacted/* jsonText */.s$)(redacted/* processSecrets */.rW.document(interaction)));
    const start = (0,redacted/* trustedText */.Tw)(JSON.stringify(head, null, 2).slice(0, -2));
    return (0,redacted/* say */.cv) `${start},\n  "interactions": [\n    ${(0,redacted/* join */.fj)(lines, ",\n    ")}\n  ]\n}\n`;
}

// EXTERNAL MODULE: ./src/run/baseline.ts
var run_baseline = __webpack_require__(59234);
// EXTERNAL MODULE: ./src/run/state-folder.ts
var state_folder = __webpack_require__(40665);
;// CONCATENATED MODULE: ./src/run/judging.ts


/** Creates what judges in a run. Verdicts are cached outside CI, or as the request says. */
function createJudging({ cwd, env, judgeCache }, onGrade) {
    const folder = (judgeCache ?? env["CI"] !== "true") ? (0,state_folder/* stateFolder */.y)(cwd) : undefined;
    let cache;
    const load = async (...[open, cassette]) => {
        const { createGraders } = await __webpack_require__.e(/* import() */ 8910).then(__webpack_require__.bind(__webpack_require__, 88910));
        const options = { open, env, ...(cassette && { cassette }), ...(onGrade && { onGrade }) };
        if (folder === undefined)
            return createGraders(options);
        cache ??= __webpack_require__.e(/* import() */ 5972).then(__webpack_require__.bind(__webpack_require__, 75972)).then((loaded) => loaded.openVerdictCache((0,external_node_path_.join)(folder, "cache", "verdicts.json")));
        return createGraders({ ...options, cache: await cache });
    };
    return {
        gradersOf(open, cassette) {
            let graders;
            const loaded = () => {
                graders ??= load(open, cassette);
                return graders;
            };
            return {
                grade: async (question, model) => (await loaded()).grade(question, model),
                embed: async (texts, model) => (await loaded()).embed(texts, model),
            };
        },
        save: async () => (await cache)?.save(),
    };
}

// EXTERNAL MODULE: ./src/run/load-request.ts + 37 modules
var load_request = __webpack_require__(35346);
// EXTERNAL MODULE: ./src/suite/tests/models.ts
var tests_models = __webpack_require__(13486);
// EXTERNAL MODULE: ./src/core/model-name.ts
var model_name = __webpack_require__(38080);
// EXTERNAL MODULE: ./src/suite/yaml/nodes.ts
var nodes = __webpack_require__(51815);
;// CONCATENATED MODULE: ./src/run/named-models.ts




/** The matchers whose argument names one model in `model`. */
const WITH_MODEL = ["llm-judge", "factuality", "answer-relevance", "context-faithfulness", "similar"];
/** The models that a suite names, each place once: of agents, evals, metrics and matchers. */
function namedModels({ tests, setup, teardown }) {
    const steps = (list = []) => list.flatMap(({ expect = [] }) => expect);
    const assertions = tests.flatMap((test) => [
        ...(test.expect ?? []),
        ...(test.block === "tools" ? [test.steps, test.verify, test.finally].flatMap(steps) : []),
    ]);
    const all = [
        ...tests.flatMap(modelsOfTest),
        ...[...assertions, ...steps(setup), ...steps(teardown)].flatMap(modelsOfAssertion),
    ];
    // The rows of a test share its mapping.
    const paths = new Map();
    return all.filter(({ node, path }) => {
        const known = paths.get(node) ?? new Set();
        paths.set(node, known);
        const isNew = !known.has(JSON.stringify(path));
        known.add(JSON.stringify(path));
        return isNew;
    });
}
function modelsOfTest(test) {
    const { node } = test;
    if (test.block === "evals")
        return [...at(node, ["model"], test.agent?.model), ...at(node, ["judge"], test.judge)];
    if (test.block !== "agents")
        return [];
    const { metric } = test;
    if (metric !== undefined) {
        return metric.kind === "judged" ? at(node, ["eval", metric.name, "model"], metric.model) : [];
    }
    const models = (0,nodes/* child */.jf)(node, "models");
    if (!Array.isArray(models))
        return at(node, ["model"], test.model);
    const names = models.map(tests_models/* readModel */.ko).map((model) => model && (0,model_name/* modelName */.f)(model));
    return at(node, ["models", names.indexOf((0,model_name/* modelName */.f)(test.model))], test.model);
}
function modelsOfAssertion({ node, matcher, matcherPath }) {
    const [[name = "", argument] = []] = Object.entries((0,json_json/* isObject */.Gv)(matcher) ? matcher : {});
    const path = [...matcherPath, name];
    if (WITH_MODEL.includes(name))
        return at(node, [...path, "model"], (0,tests_models/* readModel */.ko)((0,nodes/* child */.jf)(argument, "model")));
    const jurors = name === "llm-jury" ? (0,nodes/* child */.jf)(argument, "jurors") : undefined;
    return (Array.isArray(jurors) ? jurors : []).flatMap((juror, index) => {
        const [id, provider] = [(0,nodes/* child */.jf)(juror, "model"), (0,nodes/* child */.jf)(juror, "provider")];
        if (typeof id !== "string")
            return [];
        const model = typeof provider === "string" ? { provider, id } : { id };
        const inJuror = (key) => [...path, "jurors", index, key];
        return [{ model, node, path: inJuror("model"), providerPath: inJuror("provider") }];
    });
}
/** A model that is written as its name, or as `{provider, id}`. */
function at(node, path, model) {
    if (model === undefined)
        return [];
    const id = model.provider === undefined ? path : [...path, "id"];
    return [{ model, node, path: id, providerPath: [...path, "provider"] }];
}

;// CONCATENATED MODULE: ./src/run/models.ts



/** In the unit of budgets. */
const DOLLAR = 1e6;
/**
 * Opens the models of a run, whose code is loaded with the first. At most `jobs` of their requests run at the same time,
 * and together they cost at most what the budgets of tests, suites and the run allow.
 */
function createModels({ jobs, env, maxCostUsd }) {
    let loading;
    const load = async () => {
        const [{ openModel }, { limitRequests, Slots }, { Budget, payAfterwards, withBudgets }, { priceOf, requiredPrice },] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(9604), __webpack_require__.e(8814), __webpack_require__.e(7253)]).then(__webpack_require__.bind(__webpack_require__, 67253)),
            __webpack_require__.e(/* import() */ 2851).then(__webpack_require__.bind(__webpack_require__, 32851)),
            __webpack_require__.e(/* import() */ 7184).then(__webpack_require__.bind(__webpack_require__, 97184)),
            __webpack_require__.e(/* import() */ 6465).then(__webpack_require__.bind(__webpack_require__, 86465)),
        ]);
        const slots = new Slots(jobs);
        const ofRun = maxCostUsd === undefined ? [] : [new Budget("--max-cost", maxCostUsd * DOLLAR)];
        const budgets = new WeakMap();
        const budgetOf = (owner, name, cents) => {
            const known = budgets.get(owner) ?? (cents === undefined ? [] : [new Budget(name, (cents * DOLLAR) / 100)]);
            budgets.set(owner, known);
            return known;
        };
        const budgetsOf = (suite, test) => [
            ...budgetOf(test, "budget.per_test_usd_cents", suite.budget.perTestCents),
            ...budgetOf(suite, "budget.per_suite_usd_cents", suite.budget.perSuiteCents),
            ...ofRun,
        ];
        return {
            async openModel(suite, name, test, signal) {
                const { prices } = suite.budget;
                const all = budgetsOf(suite, test);
                const price = all.length > 0 ? requiredPrice(name, prices) : priceOf(name, prices);
                const opened = openModel(name, suite.providers, env);
                if (opened.kind === "no-key")
                    return opened;
                // A request that waits for a budget has a slot; those it waits for have theirs already.
                const model = price === undefined ? opened.model : withBudgets(opened.model, price, all);
                return { kind: "model", model: limitRequests(model, slots, signal) };
            },
            payScorer: (suite, test, run) => payAfterwards(budgetsOf(suite, test), run),
        };
    };
    const loaded = () => {
        loading ??= load();
        return loading;
    };
    return {
        openModel: async (...args) => (await loaded()).openModel(...args),
        payScorer: async (...args) => (await loaded()).payScorer(...args),
    };
}
/**
 * What is wrong with the models that suites name: an unknown vendor or provider, no price under a budget, retired, not
 * known.
 */
async function modelProblems(suites, hasMaxCost) {
    const named = suites.map((suite) => ({ suite, models: namedModels(suite) }));
    if (named.every(({ models }) => models.length === 0))
        return [];
    const [{ requiredPrice, modelWarning }, { vendorOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 6465).then(__webpack_require__.bind(__webpack_require__, 86465)),
        __webpack_require__.e(/* import() */ 8814).then(__webpack_require__.bind(__webpack_require__, 28814)),
    ]);
    const today = new Date().toISOString().slice(0, 10);
    return named.flatMap(({ suite: { budget, places, providers }, models }) => {
        const hasBudget = hasMaxCost || budget.perTestCents !== undefined || budget.perSuiteCents !== undefined;
        return models.flatMap(({ model, node, path, providerPath }) => {
            const placeAt = (at) => {
                const location = places.locate(node, at);
                return { location, snippet: places.snippet(location, 1) };
            };
            const { provider } = model;
            if (provider !== undefined && !providers.has(provider)) {
                return [{ ...(0,tests_models/* unknownProvider */.KY)(provider, [...providers.keys()]), ...placeAt(providerPath) }];
            }
            try {
                if (provider === undefined)
                    vendorOf(model.id);
                if (hasBudget)
                    requiredPrice(model, budget.prices);
            }
            catch (error) {
                if (!(error instanceof core_problem/* UserError */.yo))
                    throw error;
                return error.problems.map((problem) => ({ ...problem, ...placeAt(path) }));
            }
            const warning = modelWarning(model, today);
            return warning ? [{ ...warning, ...placeAt(path), warning: true }] : [];
        });
    });
}

// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/run/recordings.ts + 2 modules
var run_recordings = __webpack_require__(58422);
// EXTERNAL MODULE: ./src/run/selection.ts
var run_selection = __webpack_require__(14307);
;// CONCATENATED MODULE: ./src/run/shard-durations.ts

/**
 * What tests took before, in milliseconds by id, if the run is a shard: by the results file that the request names, else
 * by its baseline. Throws a UserError if the file cannot be read.
 */
async function shardDurations({ shard, shardBy, cwd }, baseline) {
    if (shard === undefined)
        return undefined;
    if (shardBy === undefined)
        return new Map(Object.entries(baseline?.file?.document?.durations ?? {}));
    const { readResults } = await __webpack_require__.e(/* import() */ 4322).then(__webpack_require__.bind(__webpack_require__, 74322));
    const durations = new Map();
    const results = await readResults((0,external_node_path_.resolve)(cwd, shardBy));
    for await (const { id, status, duration_ms } of results.rows()) {
        if (status === "passed" || status === "failed")
            durations.set(id, duration_ms);
    }
    return durations;
}

;// CONCATENATED MODULE: ./src/run/pipeline.ts























/** Finds, loads, checks and plans suites. Throws a UserError with all problems of all files. */
async function prepareRun(request, redactor) {
    snapshotPolicy(request);
    const baseline = await (0,run_baseline/* openBaseline */.Eg)(request);
    const durations = await shardDurations(request, baseline);
    const runId = (0,external_node_crypto_.randomUUID)();
    const { suites, drafts, names, banner, problems: found } = await (0,load_request/* loadRequest */.W)(request, redactor, runId);
    const { checked, problems } = await (0,check/* checkSuites */.il)(suites, request.cwd, request.recordAgents);
    const more = drafts.length > 0 ? await (0,check/* draftProblems */.u_)(drafts, request.cwd, request.recordAgents) : [];
    const { targetVersion, selection, shard, retries } = request;
    const tags = (0,run_selection/* unknownTags */.g)(selection ?? {}, checked);
    const models = await modelProblems(suites, request.maxCostUsd !== undefined);
    const warnings = (0,check/* throwErrors */.kB)((0,core_problem/* sortProblems */.dS)([...found, ...problems, ...more, ...tags, ...models]));
    const defaultVersion = request.suiteDefaults?.targetVersion;
    const plan = (0,engine_plan/* makePlan */.Cs)(checked, {
        ...(targetVersion !== undefined && { targetVersion }),
        ...(defaultVersion !== undefined && { defaultVersion }),
        ...(selection && { selection }),
        ...(shard && { shard }),
        ...(durations && { durations }),
        ...(retries !== undefined && { retries }),
    });
    return {
        plan,
        warnings,
        overrides: names,
        runId,
        redactor,
        ...(banner !== undefined && { banner }),
        ...(baseline && { baseline }),
    };
}
/** What a person should know before the run, one line each: variables that the environment overrides. */
function noticesOf({ files }) {
    const lines = files.flatMap(({ checked: { suite } }) => suite.notices.map((text) => `${suite.name}: ${text}`));
    return [...new Set(lines)];
}
/**
 * Runs a plan into a store. If the run is aborted, by a bug or a full disk, the results say so. Throws a UserError if the
 * spool cannot be opened.
 */
async function runPipeline(prepared, request, onEvent, onExchange, onGrade) {
    const { plan, redactor, runId, baseline } = prepared;
    const folder = (0,state_folder/* spoolFolder */.c)(request.cwd);
    const broken = new AbortController();
    const onFault = (error) => broken.abort(error);
    const spoolPath = (0,external_node_path_.join)(folder, `${runId}.ndjson`);
    const store = createStore({ spoolPath, redactor, onFault, ...(onEvent && { onEvent }) });
    const recordings = (0,run_recordings/* createRecordings */.T)(request, folder, runId, redactor, onFault);
    const release = (0,process_events/* catchUncaught */.XM)(onFault);
    const snapshots = new SnapshotStore(snapshotPolicy(request), redactor, request.cwd, request.repositoryRoot);
    const judging = createJudging(request, onGrade);
    const agentCassettes = createAgentCassettes(request, plan.files.map(({ checked }) => checked.suite));
    const known = baseline && (0,run_baseline/* knownFailures */.N5)(baseline, redactor);
    const compared = baseline && (0,run_baseline/* isCompared */.uQ)(baseline) ? known : undefined;
    const emit = (event) => {
        if (event.event === "finding")
            compared?.noteFinding(event.finding);
        store.emit(compared && event.event === "test" ? { ...event, row: compared.compareRow(event.row) } : event);
    };
    const contracts = (0,run_baseline/* contractPort */.Ej)(baseline, request.coverage === true, redactor);
    const startedAt = performance.now();
    store.emit({
        event: "run_started",
        tool: { name: version/* TOOL_NAME */.l, version: request.version },
        run: {
            id: runId,
            started_at: new Date().toISOString(),
            suite_files: [...plan.suiteFiles],
            overrides: [...prepared.overrides],
            target_versions: [...plan.targetVersions],
            ...(request.shard && { shard: `${request.shard.index}/${request.shard.count}` }),
            ...(compared && { baseline: redactor.text(baseline.name) }),
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
        redact: (value) => redactor.document(value),
        emit,
        ...(contracts && { contracts }),
        ...(onExchange !== undefined && { onExchange }),
        ...(recordings && { recording: recordings.recording }),
        ...createModels(request),
        openCassette: agentCassettes.open,
        portsOf: (suite, open, cassette) => ({
            snapshots: snapshots.of(suite.file),
            graders: judging.gradersOf(open, cassette),
        }),
    });
    const coverage = (0,run_baseline/* coverageOf */._5)(plan, request, end, store.head);
    // A baseline that is made again in every run loses its stale entries by itself.
    if (compared && !baseline?.update && (baseline?.strict || baseline?.copy === undefined)) {
        for (const finding of compared.staleEntries(coverage))
            store.emit({ event: "finding", finding });
    }
    const low = end.stopped ? undefined : (0,results_coverage/* coverageFinding */.C)(store.head.servers, request.minCoverage);
    if (low !== undefined)
        emit({ event: "finding", finding: low });
    store.emit({
        event: "run_finished",
        duration_ms: Math.round(performance.now() - startedAt),
        interrupted: end.stopped !== undefined,
    });
    const { head } = store;
    const results = {
        head: compared ? { ...head, findings: compared.compareFindings(head.findings) } : head,
        rows: store.rows,
    };
    const gateResult = (0,gate/* gate */.G)(results.head.summary, results.head.findings, {
        ...request.policy,
        selected: plan.selected,
        interrupted: end.stopped === "interrupted",
        missing: missingOf(end),
    });
    return {
        results,
        gateResult,
        async writeFiles() {
            await judging.save();
            const paths = [...((await recordings?.write()) ?? []), ...(await agentCassettes.write())];
            // A run that was stopped does not know what would have failed.
            if (baseline && known && !end.stopped && plan.selected > 0)
                await (0,run_baseline/* writeBaseline */.B9)(baseline, known, results, end.contracts, coverage, request.env, redactor);
            return paths;
        },
        writeCapture: async (file) => recordings?.writeCapture(file),
        async finish() {
            const faults = await finish(end, store, recordings, async () => [
                ...(await unusedSnapshots(plan, snapshots)),
                ...(await agentCassettes.unusedRecordings()),
            ]);
            release();
            // Later faults are in no report.
            if (broken.signal.aborted && end.stopped !== "broken")
                throw broken.signal.reason;
            return faults;
        },
    };
}
/** Why the results are incomplete. During teardown, no test is left to report it. */
function missingOf({ stopped, error }) {
    if (stopped === "timeout")
        return ["The run's time was used up before its end (--run-timeout)."];
    return stopped === "broken" ? [`The run broke off: ${(0,process_events/* describeUncaught */.XW)(error)}`] : [];
}
async function finish(end, store, recordings, unused) {
    await end.serversEnded;
    store.close({ keep: false });
    recordings?.recording.remove();
    return end.stopped ? [] : unused();
}
/**
 * What the run may do to snapshots. Throws a UserError if it would update them in CI: the job would pass whatever the
 * server answers, and the update would not be committed.
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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createRecordings),
  p: () => (/* binding */ writeCassettes)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/mcp/cassette/file-names.ts

/** In bytes: file systems allow 255, of which the extension and a temporary suffix need some. */
const MAX_NAME = 150;
/** The sessions of each server of each suite at each revision, by the name of their file. */
function cassettesOf(sessions) {
    const groups = new Map();
    for (const session of sessions) {
        // A replayed server is already recorded.
        if (session.transport === "cassette")
            continue;
        const key = JSON.stringify([session.suite, session.server, session.targetVersion]);
        groups.set(key, [...(groups.get(key) ?? []), session]);
    }
    const files = new Map();
    const taken = new Set();
    for (const [key, members] of groups) {
        const plain = nameOf(members);
        // Some file systems ignore case.
        const isTaken = taken.has(plain.toLowerCase());
        const name = isTaken ? `${plain}-${(0,external_node_crypto_.createHash)("sha256").update(key).digest("hex").slice(0, 8)}` : plain;
        taken.add(name.toLowerCase());
        files.set(`${name}.cassette.json`, members);
    }
    return files;
}
/** Suite, server and revision in letters, digits, dots and dashes: no name can leave the folder. */
function nameOf([first, ...rest]) {
    if (first === undefined)
        return "";
    const { suite, server, targetVersion } = first;
    const negotiated = [first, ...rest].find(({ facts }) => facts)?.facts?.negotiatedVersion;
    const stem = suite.replace(/\.(ya?ml|json)$/i, "").replace(/\.mcptest$/i, "");
    const parts = [stem, server, targetVersion ?? negotiated ?? "no-revision"].map((part) => part.replace(/[^\p{L}\p{N}_.-]+/gu, "-").replace(/^[.-]+|[.-]+$/g, "") || "x");
    const bytes = Buffer.from(parts.join("."));
    // An incomplete character at the end is dropped.
    return bytes
        .subarray(0, MAX_NAME)
        .toString("utf8")
        .replace(/\ufffd+$/, "");
}

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
;// CONCATENATED MODULE: ./src/mcp/cassette/write.ts




/**
 * The text of a cassette (`schemas/cassette.v1.json`) from the sessions of one server at one revision, with one
 * exchange at a time in memory.
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
    yield (0,redacted/* trustedText */.Tw)(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "interactions": [`);
    let before = "\n    ";
    for (const session of sessions) {
        for await (const interaction of interactionsOf(session)) {
            yield (0,redacted/* trustedText */.Tw)(before + JSON.stringify(interaction));
            before = ",\n    ";
        }
    }
    yield (0,redacted/* trustedText */.Tw)("\n  ]\n}\n");
}
/** The requests of a session in the order of their answers, with the other messages of the server. */
async function* interactionsOf(session) {
    let serverRequests = [];
    let weight = 0;
    let refused;
    for await (const line of session.lines()) {
        const exchange = JSON.parse(line);
        if (exchange.direction === "server") {
            if (!(0,json/* isObject */.Gv)(exchange.request))
                continue;
            weight += (0,limits/* weightOf */.mm)(exchange.request, limits/* LIMITS */.b1.call);
            if (weight <= limits/* LIMITS */.b1.call)
                serverRequests.push(exchange.request);
            continue;
        }
        const interaction = interactionOf(exchange, serverRequests);
        if (interaction === undefined)
            continue;
        serverRequests = [];
        weight = 0;
        // A server that rejects POST was connected again over HTTP+SSE; a replay would stop at the rejection.
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
/** undefined for a notification, and for bytes that are not a message. */
function interactionOf(exchange, serverRequests) {
    const { request, response, notifications = [], http, fault, duration_ms } = exchange;
    if (!(0,json/* isObject */.Gv)(request) || typeof request.method !== "string" || request.id === undefined)
        return undefined;
    const { id, method, params } = request;
    const token = (0,json/* isObject */.Gv)(params) && (0,json/* isObject */.Gv)(params._meta) ? params._meta.progressToken : undefined;
    // A token that equals the id is from mcptest, new for each call.
    const isRequestId = token !== undefined && token === id;
    const sent = (0,mcp_frames/* withoutToken */._Q)(params, id);
    const notices = [...serverRequests, ...notifications.filter(json/* isObject */.Gv)].map((frame) => isRequestId ? withoutProgressToken(frame, token) : frame);
    const interaction = { request: sent === undefined ? { method } : { method, params: sent } };
    // Ids differ between runs; the member keeps its place, because a report may show the frame. A string for a numeric id
    // is a fault of the server, which is replayed.
    if ((0,json/* isObject */.Gv)(response))
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
    if (!(0,json/* isObject */.Gv)(frame.params) || frame.params.progressToken !== token)
        return frame;
    const { progressToken: _, ...params } = frame.params;
    return { ...frame, params };
}

// EXTERNAL MODULE: ./src/mcp/recording.ts
var mcp_recording = __webpack_require__(91063);
;// CONCATENATED MODULE: ./src/run/recordings.ts






/** The recordings of a run, spooled next to its rows; undefined if nothing is to be recorded. */
function createRecordings({ capture, record, keepSessions, cwd }, spoolFolder, runId, redactor, onFault) {
    if (capture === undefined && record === undefined && !keepSessions)
        return undefined;
    const recording = (0,mcp_recording/* createRecording */.w)((0,external_node_path_.join)(spoolFolder, `${runId}.sessions.ndjson`), redactor, onFault);
    const writeCapture = (file) => (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.resolve)(cwd, file), (0,mcp_recording/* captureChunks */.t)(recording.sessions()));
    return {
        recording,
        writeCapture,
        async write() {
            const paths = [];
            await (0,problem/* runAll */.$D)([
                async () => capture !== undefined && writeCapture(capture),
                async () => {
                    if (record === undefined)
                        return;
                    const names = await writeCassettes((0,external_node_path_.resolve)(cwd, record), recording.sessions());
                    paths.push(...names.map((name) => (0,external_node_path_.join)(record, name)));
                },
            ]);
            return paths;
        },
    };
}
/** Writes a cassette for each server of each suite at each revision; returns their names. Throws a UserError. */
async function writeCassettes(folder, sessions) {
    const recordedAt = new Date().toISOString();
    const files = cassettesOf(sessions);
    for (const [name, members] of files) {
        await (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, name), cassetteChunks(members, recordedAt));
    }
    return [...files.keys()];
}


/***/ }),

/***/ 14307:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createSelection),
/* harmony export */   g: () => (/* binding */ unknownTags)
/* harmony export */ });
/* harmony import */ var _suite_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71622);
/* harmony import */ var _last_failed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52991);
/* harmony import */ var _settings_option_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86821);



/** The selection of tests by flags, or of evals. Throws a UserError for `--last-failed` if there was no run. */
async function createSelection(flags, cwd, evals = false) {
    return {
        evals,
        tags: flags.tag ?? [],
        skipTags: flags.skipTag ?? [],
        names: await nameFilters(flags),
        ...(flags.profile && { profile: flags.profile }),
        ...(flags.lastFailed && { ids: (0,_last_failed_js__WEBPACK_IMPORTED_MODULE_1__/* .readLastFailed */ .w)(cwd) }),
    };
}
/** A warning for each tag of `--tag` that no test has. */
function unknownTags({ tags = [] }, suites) {
    const known = new Set(suites.flatMap(({ tests }) => tests.flatMap(({ test }) => test.tags)));
    return tags
        .filter((tag) => !known.has(tag))
        .map((tag) => {
        const meant = (0,_suite_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .ZA)(tag, known);
        return {
            title: `no test has the tag \`${tag}\``,
            description: known.size === 0 ? "The tests have no tags." : `The tags there are: ${(0,_suite_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(known)}.`,
            fix: meant === undefined ? "Correct `--tag`, or add the tag to `tags:` of a test." : `Write \`--tag ${meant}\`.`,
            warning: true,
        };
    });
}
async function nameFilters({ filter, include = [], exclude = [] }) {
    const filters = filter === undefined ? [] : [(0,_settings_option_values_js__WEBPACK_IMPORTED_MODULE_2__/* .nameFilter */ .I1)(filter)];
    if (include.length === 0 && exclude.length === 0)
        return filters;
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 23));
    // `*` matches every character, including a slash.
    const matcherOf = (globs) => picomatch(globs, { bash: true, dot: true });
    if (include.length > 0)
        filters.push({ text: `--include ${include.join(", ")}`, matches: matcherOf(include) });
    for (const glob of exclude) {
        const matches = matcherOf([glob]);
        filters.push({ text: `--exclude ${glob}`, matches: (name) => !matches(name) });
    }
    return filters;
}


/***/ }),

/***/ 40665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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





/** The folder below `cwd` for mcptest's files; undefined if it cannot be created or written. */
function stateFolder(cwd) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, ".mcptest");
        // A repository could contain a symbolic link to a folder outside.
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
/** The folder of the spools during a run. `report` reads those of a killed run. */
function spoolFolder(cwd) {
    return stateFolder(cwd) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `mcptest-${process.getuid?.() ?? "files"}`);
}


/***/ })

};
