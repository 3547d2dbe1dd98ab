export const id = 9089;
export const ids = [9089];
export const modules = {

/***/ 58634:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayCommand: () => (/* binding */ replayCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/judge/evidence.ts
var judge_evidence = __webpack_require__(57985);
// EXTERNAL MODULE: ./src/matchers/diff/structural-diff.ts
var structural_diff = __webpack_require__(42554);
// EXTERNAL MODULE: ./src/results/read.ts + 2 modules
var read = __webpack_require__(74322);
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
        if (!(0,json/* isObject */.Gv)(node))
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
    const row = await rowOf(await (0,read.readResults)(file), file, id);
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
    return session.request(method, (0,json/* isObject */.Gv)(params) ? withoutOurToken(params, request["id"]) : undefined, options);
}
/** A progress token that equals the id of its request is from mcptest: each call gets a new one. */
function withoutOurToken(params, id) {
    const { _meta, ...rest } = params;
    if (!(0,json/* isObject */.Gv)(_meta) || _meta["progressToken"] !== id)
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
    if (!(0,json/* isObject */.Gv)(answer))
        return answer;
    const { id: _, ...rest } = answer;
    return rest;
}
function abbreviateAnswer(answer) {
    return answer === undefined ? (0,redacted/* say */.cv) `no answer` : (0,redacted/* jsonText */.s$)(answer, 2);
}
function lineOf(request) {
    if (!(0,json/* isObject */.Gv)(request) || typeof request["method"] !== "string")
        return JSON.stringify(request);
    const { params } = request;
    const { _meta, ...content } = (0,json/* isObject */.Gv)(params) ? params : {};
    return `${request["method"]} ${JSON.stringify(content)}`;
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


/***/ })

};
