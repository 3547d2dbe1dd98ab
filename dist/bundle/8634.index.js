export const id = 8634;
export const ids = [8634];
export const modules = {

/***/ 58634:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayCommand: () => (/* binding */ replayCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/engine/judge/evidence.ts
var judge_evidence = __webpack_require__(57985);
// EXTERNAL MODULE: ./src/matchers/diff/structural-diff.ts
var structural_diff = __webpack_require__(42554);
// EXTERNAL MODULE: ./src/results/read.ts + 2 modules
var read = __webpack_require__(84133);
// EXTERNAL MODULE: ./src/run/connect.ts
var connect = __webpack_require__(37811);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
;// CONCATENATED MODULE: ./src/cli/restore-secrets.ts



// A foreign mark has more colons. A mark with dots stands for a part of a secret, which cannot be restored.
const MARK = /«secret:([\w.-]+…?)»/g;
/**
 * Puts the redacted secrets (`«secret:NAME»`) back into a recorded request. Only secrets that the suite reads are
 * restored, because the results file could name any variable.
 *
 * @param secrets of the variables that the suite reads, by their names
 * @param env returns the value of another variable that contains one of these secrets
 * Throws a UserError that names every unknown secret
 */
function restoreSecrets(value, secrets, env) {
    const readable = new Set(secrets.values());
    const unknown = new Set();
    const put = (name) => {
        const other = Object.hasOwn(env, name) ? env[name] : undefined;
        const secret = secrets.get(name) ?? (other !== undefined && readable.has(other) ? other : undefined);
        if (secret === undefined)
            unknown.add(name);
        return secret ?? "";
    };
    const text = (written) => 
    // Only the text between marks is unescaped: a restored secret must not be changed.
    written
        .split(MARK)
        .map((part, index) => (index % 2 === 0 ? (0,foreign_marks/* originalText */.D1)(part) : put(part)))
        .join("");
    const restore = (node) => {
        if (typeof node === "string")
            return text(node);
        if (Array.isArray(node))
            return node.map(restore);
        if (!(0,json/* isObject */.G)(node))
            return node;
        return Object.fromEntries(Object.entries(node).map(([key, item]) => [text(key), restore(item)]));
    };
    const restored = restore(value);
    if (unknown.size === 0)
        return restored;
    throw new problem/* UserError */.yo([...unknown].map((name) => ({
        title: `the value of ${name} is not known`,
        description: "The request held it when it was recorded. Recordings keep no secrets, and the suite does not read it.",
        fix: "Run the suite again; replay sends only what the variables of the suite give.",
    })));
}

// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/cli/side-by-side.ts


/**
 * Two texts in columns of equal width below one title, with `|` between lines that differ. `width` is the total width
 * in characters.
 */
function sideBySide(title, left, right, width) {
    const column = Math.max(20, Math.floor((width - 3) / 2));
    const [before, now] = [left, right].map(([, text]) => wrapped((0,sanitize/* sanitize */.aj)(text), column));
    const rows = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => {
        const [was = "", is = ""] = [before[index], now[index]];
        return `${was.padEnd(column)} ${was === is ? " " : "|"} ${is}`.trimEnd();
    });
    const heads = `${left[0].padEnd(column)}   ${right[0]}`;
    const rule = `${"-".repeat(column)}   ${"-".repeat(column)}`;
    return (0,redacted/* trustedText */.Tw)(`${[(0,sanitize/* sanitize */.aj)(title), heads, rule, ...rows].join("\n")}\n`);
}
function wrapped(text, column) {
    return text.split("\n").flatMap((line) => {
        const parts = [];
        for (let at = 0; at === 0 || at < line.length; at += column)
            parts.push(line.slice(at, at + column));
        return parts;
    });
}

;// CONCATENATED MODULE: ./src/cli/commands/replay.ts















const CALL_MS = 30_000;
const WIDTH = 120;
const NOT_KEPT = (0,redacted/* say */.cv) `the results do not have the answer, which was too long to keep: nothing to compare`;
/**
 * `mcptest replay RESULTS ID`: sends the requests of a failed test again and prints both answers. Returns 0 if all answers
 * are the same, 1 if one differs or cannot be compared. Throws a UserError without a request to send, or without a server.
 */
async function replayCommand(file, id, flags, { version, redactor }) {
    const row = await rowOf(await (0,read/* readResults */.x)(file), file, id);
    const evidence = row.evidence ?? [];
    if (evidence.length === 0)
        throw nothingSentError(row);
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    const request = (0,create_request/* createRequest */.WL)([(0,external_node_path_.resolve)(suiteOf(row))], flags, (0,create_request/* terminalEnvironment */.I4)(version, stop.signal));
    const visits = await (0,connect/* connect */.N)(request, redactor);
    const frames = evidence.map((entry) => ({
        ...entry,
        request: restoreSecrets((0,judge_evidence/* asSent */.$i)(entry.request), visits.secrets, request.env),
    }));
    const lanes = new Map([...new Set(frames.map(({ server }) => server))].map((name) => {
        const found = visits.servers.find(({ server }) => server.name === name);
        if (!found)
            throw missingServerError(name, suiteOf(row));
        return [name, visits.visit(found.suite, found.server, flags.targetVersion ?? row.target_version).lane];
    }));
    let same = true;
    let compared = true;
    try {
        for (const [index, frame] of frames.entries()) {
            const acquired = await lanes.get(frame.server).acquireSession();
            if (acquired.kind !== "session")
                throw (0,connect/* unreachableError */.D)(frame.server, acquired);
            const recorded = evidence[index];
            // Compared as they are printed: without secrets and ids.
            const before = (0,redacted/* hideValue */.Em)(withoutId(recorded.response));
            const now = (0,redacted/* hideValue */.Em)((0,foreign_marks/* withoutMarks */.zw)(withoutId(answerOf(await sendAgain(acquired.session, frame.request)))));
            const isKept = recorded.response !== undefined || !recorded.response_dropped;
            const isSame = (0,structural_diff/* structuralDiff */.j)(before ?? null, now ?? null).diff === "";
            if (isKept)
                same &&= isSame;
            else
                compared = false;
            const title = `${frame.server}  ${lineOf(recorded.request)}`;
            const comparison = sideBySide((0,redacted/* hide */.jD)(title), ["recorded", isKept ? abbreviateAnswer(before) : (0,redacted/* say */.cv) `an answer that was too long to keep`], ["now", abbreviateAnswer(now)], (0,out/* terminalSize */.KY)("stdout")?.columns ?? WIDTH);
            const outcome = isSame ? (0,redacted/* say */.cv) `the same answer` : (0,redacted/* say */.cv) `another answer`;
            await (0,out/* writeOut */.sD)((0,redacted/* say */.cv) `${comparison}${isKept ? outcome : NOT_KEPT}\n\n`);
        }
    }
    finally {
        await Promise.all([...lanes.values()].map((lane) => lane.close()));
        release();
    }
    if (stop.signal.aborted)
        return 130;
    return same && compared ? 0 : 1;
}
async function rowOf(results, file, id) {
    const failed = [];
    for await (const row of results.rows()) {
        if (row.id === id)
            return row;
        if (row.status === "failed" || row.status === "errored")
            failed.push(row.id);
    }
    const suggestion = (0,suggest/* suggest */.ZA)(id, failed) ?? failed.find((candidate) => candidate.includes(id));
    const choices = failed.length === 0 ? "No test of them failed." : `These failed: ${failed.slice(0, 20).join(", ")}.`;
    throw (0,problem/* userError */.IF)(`no test ${id} in ${file}`, choices, suggestion === undefined ? "Give the id of one." : `Did you mean ${suggestion}?`);
}
function nothingSentError({ id, status }) {
    return (0,problem/* userError */.IF)(`nothing of ${id} can be sent again`, `The results keep what failed tests sent; this one has ${status}, and they keep nothing of it.`, "Give the id of a test that failed, from results that this version wrote.");
}
function missingServerError(name, suite) {
    return (0,problem/* userError */.IF)(`no server ${name} to send it to`, `${suite} does not name it any more.`, "Run the suite again.");
}
/** The suite file, with which a test id starts. */
function suiteOf({ id }) {
    return id.split("::")[0] ?? "";
}
function sendAgain(session, request) {
    const options = { timeoutMs: CALL_MS, purpose: "test" };
    const { method, params, raw } = request;
    if (typeof method !== "string")
        return session.raw(typeof raw === "string" ? raw : JSON.stringify(request), options);
    return session.request(method, (0,json/* isObject */.G)(params) ? withoutOurToken(params, request["id"]) : undefined, options);
}
/** A progress token that equals the id of its request is from mcptest: each call gets a new one. */
function withoutOurToken(params, id) {
    const { _meta, ...rest } = params;
    if (!(0,json/* isObject */.G)(_meta) || _meta["progressToken"] !== id)
        return params;
    const { progressToken: _, ...meta } = _meta;
    return Object.keys(meta).length > 0 ? { ...rest, _meta: meta } : rest;
}
function answerOf(outcome) {
    if (outcome.kind === "answer")
        return outcome.answer;
    return outcome.kind === "fault" ? { "no answer": outcome.fault.message } : undefined;
}
function withoutId(answer) {
    if (!(0,json/* isObject */.G)(answer))
        return answer;
    const { id: _, ...rest } = answer;
    return rest;
}
function abbreviateAnswer(answer) {
    return answer === undefined ? (0,redacted/* say */.cv) `no answer` : (0,redacted/* jsonText */.s$)(answer, 2);
}
function lineOf(request) {
    if (!(0,json/* isObject */.G)(request) || typeof request["method"] !== "string")
        return JSON.stringify(request);
    const { params } = request;
    const { _meta, ...content } = (0,json/* isObject */.G)(params) ? params : {};
    return `${request["method"]} ${JSON.stringify(content)}`;
}


/***/ }),

/***/ 78231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ preview)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ stepTo),
/* harmony export */   j: () => (/* binding */ structuralDiff)
/* harmony export */ });
/* harmony import */ var _core_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84557);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8959);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78231);




const MAX_DIFFERENCES = 20;
/** The step of a JSON pointer that leads to a key, with its slash. */
function stepTo(key) {
    return typeof key === "number" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `/${key}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(key, (name) => `/${(0,_core_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerStep */ .UN)(name)}`);
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

/***/ 37811:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unreachableError),
/* harmony export */   N: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _engine_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46824);
/* harmony import */ var _engine_lanes_cassettes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51019);
/* harmony import */ var _engine_lanes_lane_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26398);
/* harmony import */ var _engine_lanes_run_tokens_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7054);
/* harmony import */ var _mcp_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4727);
/* harmony import */ var _mcp_open_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32174);
/* harmony import */ var _load_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34556);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85472);
/* harmony import */ var _show_exchanges_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46451);











/**
 * The servers of suites, or the one that flags name; `--server-target` selects one of several. Warnings are reported.
 * Throws a UserError with all problems.
 */
async function connect(request, redactor, recording) {
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const { suites, banner, problems } = await (0,_load_request_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRequest */ .W)(request, redactor, runId, true);
    const warnings = (0,_engine_check_js__WEBPACK_IMPORTED_MODULE_2__/* .throwErrors */ .kB)([...problems, ...(0,_engine_lanes_cassettes_js__WEBPACK_IMPORTED_MODULE_3__/* .cassetteProblems */ .n)(suites, request.cwd)]);
    await (0,_output_js__WEBPACK_IMPORTED_MODULE_8__/* .reportWarnings */ .OH)(warnings, redactor);
    if (banner !== undefined)
        await (0,_output_js__WEBPACK_IMPORTED_MODULE_8__/* .reportLines */ .QS)([banner], redactor);
    const onExchange = request.debug ? (0,_show_exchanges_js__WEBPACK_IMPORTED_MODULE_9__/* .showExchanges */ .I)(redactor) : undefined;
    const tokens = new _engine_lanes_run_tokens_js__WEBPACK_IMPORTED_MODULE_10__/* .RunTokens */ .m((name, value) => redactor.add(name, value));
    let id = 0;
    let order = 0;
    const all = suites.flatMap((suite) => [...suite.servers.values()].map((server) => ({ suite, server })));
    const { serverTarget } = request.overrides;
    return {
        servers: serverTarget === undefined ? all : all.filter(({ server }) => server.name === serverTarget),
        secrets: new Map(suites.flatMap((suite) => [...suite.secrets])),
        visit(suite, server, version) {
            const findings = [];
            order += 1;
            const lane = new _engine_lanes_lane_js__WEBPACK_IMPORTED_MODULE_4__/* .Lane */ .J(suite, server, version, order, {
                open: (target, options) => (0,_mcp_open_js__WEBPACK_IMPORTED_MODULE_6__/* .openSession */ .f)(target, { ...options, clientVersion: request.version }),
                nextId: () => {
                    id += 1;
                    return id;
                },
                maxFrameBytes: request.maxFrameBytes,
                budget: (0,_mcp_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .runBudget */ .pl)(request.maxFrameBytes),
                env: request.env,
                passEnv: request.passEnv,
                cwd: request.cwd,
                runId,
                signal: request.signal,
                tokens,
                redact: (value) => redactor.value(value),
                finding: (finding) => findings.push(finding),
                isUnderWay: () => false,
                firstStart: (_, start) => start(),
                ...(recording && { recording }),
                ...(onExchange && { onExchange }),
            });
            return { lane, findings };
        },
    };
}
/** The error for a server to which no session could be opened. */
function unreachableError(server, result) {
    if (result.kind === "unstarted") {
        const fix = "Start it by hand to see what it says.";
        return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`the server ${server} cannot be reached`, result.failure.message, fix);
    }
    const fix = "`mcptest discover` shows which revisions it speaks; name one of them with --target-version.";
    return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`the server ${server} cannot be asked`, `${result.reason}.`, fix);
}


/***/ }),

/***/ 46451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ showExchanges)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47682);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);




/** The maximum length of a printed frame. */
const MAX_FRAME_CHARS = 64 * 1024;
/** `--debug`: writes each exchange to stderr. */
function showExchanges(redactor) {
    return (server, exchange) => {
        // Redacted before it is cut and escaped: a secret is not recognised afterwards.
        const safe = (0,_core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .redactForeign */ .Oe)(exchange, redactor);
        for (const line of exchangeLines(redactor.text(server), safe))
            void (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .writeErr */ .VJ)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${line}\n`);
    };
}
/**
 * An exchange in the format of `--debug`: one line per frame, `-->` to the server and `<--` from it, with the server's
 * name and the purpose. A request is printed with its answer.
 */
function exchangeLines(server, exchange) {
    const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
    const who = purpose === undefined ? server : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${server} ${purpose}`;
    const ours = direction !== "server";
    const frameLine = (arrow, frame) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${arrow} ${who} ${(0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(frame), MAX_FRAME_CHARS)}`;
    const [requestArrow, answerArrow] = ours ? ["-->", "<--"] : ["<--", "-->"];
    const lines = [
        ...(request === undefined ? [] : [frameLine(requestArrow, request)]),
        ...notifications.map((frame) => frameLine("<--", frame)),
        // A frame that is not an answer has no request.
        ...(response === undefined ? [] : [frameLine(request === undefined ? "<--" : answerArrow, response)]),
        ...(raw === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `<-- ${who} (no message) ${(0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)(raw, MAX_FRAME_CHARS)}`]),
    ];
    if (ours && response === undefined && duration_ms !== undefined) {
        lines.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `<-- ${who} (no answer after ${Math.round(duration_ms)} ms)`);
    }
    return lines.map((text) => (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .PN)(text));
}


/***/ })

};
