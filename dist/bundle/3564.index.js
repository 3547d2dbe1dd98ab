export const id = 3564;
export const ids = [3564];
export const modules = {

/***/ 92831:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ byNumber),
/* harmony export */   z: () => (/* binding */ byText)
/* harmony export */ });
let collator;
/** Compares names for a list in which `COMP-9` stands before `COMP-10`. */
function byNumber(a, b) {
    // Made when it is first needed: it takes milliseconds.
    collator ??= new Intl.Collator("en", { numeric: true });
    return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
/** Compares texts by their code units: the same order on every machine. */
function byText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 27003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ spent),
/* harmony export */   nu: () => (/* binding */ trialsText),
/* harmony export */   vl: () => (/* binding */ agentLines)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72691);


const MAX_CALLS = 20;
const MAX_REPLY_LENGTH = 1_000;
/** What an agent did, for the text of its test; nothing if the row has no agent. */
function agentLines({ agent }) {
    if (agent === undefined)
        return [];
    const { tool_calls: calls, final_response: reply, recovery, cassette } = agent;
    const source = cassette === undefined ? "" : `, played from ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(cassette)}`;
    const shown = calls
        .slice(0, MAX_CALLS)
        .map(({ server, name, is_error }) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(server)}.${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(name)}${is_error ? " (error)" : ""}`);
    const more = calls.length > shown.length ? [`and ${calls.length - shown.length} more`] : [];
    return [
        `agent: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(agent.model)}, ${agent.stop_reason}, ${spent(agent.tokens.total, agent.cost_usd)}${source}`,
        ...(agent.trials ? [`runs: ${trialsText(agent.trials)}`] : []),
        `calls: ${[...shown, ...more].join(", ") || "none"}`,
        `reply: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(reply, MAX_REPLY_LENGTH) || "none"}`,
        ...(recovery ? [`recovery: ${recoveryText(recovery)}`] : []),
    ];
}
/** `8 of 10 runs passed, 80% [49%–94%]; pass^2 62% [24%–89%], pass@2 98% [74%–100%]`: k is 2 and the number of runs. */
function trialsText({ runs, passed, rates }) {
    const [single, ...rest] = rates;
    const shown = rest.filter(({ k }, index) => k === 2 || index === rest.length - 1);
    const parts = shown.map(({ k, all, any }) => `pass^${k} ${estimate(all)}, pass@${k} ${estimate(any)}`);
    return [`${passed} of ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(runs, "run")} passed, ${single ? estimate(single.all) : ""}`, ...parts].join("; ");
}
/** `1,234 tokens, $0.0042`. */
function spent(tokens, costUsd) {
    return [(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(tokens, "token"), ...(costUsd === undefined ? [] : [`$${costUsd.toFixed(4)}`])].join(", ");
}
function recoveryText({ detection_ms, recovery_ms, recovered, timed_out }) {
    if (detection_ms === undefined)
        return "no fault struck a call";
    return [
        `${timed_out ? "given up" : "answered"} after ${detection_ms} ms`,
        ...(recovery_ms === undefined ? [] : [`went on after ${recovery_ms} ms more`]),
        recovered ? "replied" : "did not reply",
    ].join(", ");
}
function estimate({ value, low, high }) {
    return `${percent(value)} [${percent(low)}–${percent(high)}]`;
}
function percent(share) {
    return `${Math.round(share * 100)}%`;
}


/***/ }),

/***/ 96132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** `850 ms`, `12.3 s`, `4 min 5 s`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms * 10) / 10} ms`;
    const seconds = ms / 1000;
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}


/***/ }),

/***/ 68986:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ alikeLine),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   bB: () => (/* binding */ processText),
/* harmony export */   cX: () => (/* binding */ failureFields),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   y4: () => (/* binding */ alikeText)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);




const MAX_VALUE_LENGTH = 4 * 1024;
const MAX_MESSAGE_LENGTH = 500;
const MAX_LINES = 40;
const MAX_ERRORS = 10;
/** On a terminal. */
const MAX_SHORT_LENGTH = 1000;
const MAX_SHORT_LINES = 20;
/** Of a value before its lines are counted. */
const MAX_LENGTH = { full: MAX_VALUE_LENGTH, short: Number.POSITIVE_INFINITY };
/** What a reader needs whole, because the cause is often at its end. */
const NEVER_SHORT = new Set(["server", "note"]);
/**
 * The whole text of one failure, for every report: place, the author's lines with a caret, target, typed expected and
 * actual, difference, request, how the server ended, and the fix. No line of it starts with text of the server or the
 * suite. No line feed at the end.
 *
 * @param more fields after its values
 */
function failureText(failure, row, paint, more = [], size = "full") {
    const { margin, lines } = (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFrame */ .r9)(failure.location, failure.snippet ?? row.snippet, paint.red);
    const fields = failureFields(failure, row, more, size);
    const label = Math.max(0, ...fields.map(([name]) => name.length)) + 2;
    return [
        `${paint.red((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(failure.message, MAX_MESSAGE_LENGTH))} ${paint.dim(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleIds */ .Zl)(failure)}]`)}`,
        ...lines,
        `${margin} |`,
        ...fields.flatMap(([name, texts]) => fieldLines(name, texts, label, margin, paint)),
        ...(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .frameNote */ .GX)(margin, "fix: ", (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)(failure.fix, MAX_VALUE_LENGTH), {
            columns: paint.columns,
            paintLabel: paint.bold,
        }),
    ].join("\n");
}
/** A failure that is alike at several revisions: as `failureText` at the first, with the actual values at the others. */
function alikeText({ failure, row, others }, paint, size = "full") {
    const limit = MAX_LENGTH[size];
    const actuals = others.map(({ version, failure: other }) => [`at ${version}`, typed(other.actual, limit)]);
    return failureText(failure, row, paint, actuals, size);
}
/** The same in one line. */
function alikeLine({ failure, others }) {
    const actuals = others.map(({ version, failure: other }) => `at ${version} actual ${typedLine(other.actual)}`);
    return [failureLine(failure), ...actuals.map((text) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(text, MAX_MESSAGE_LENGTH))].join("; ");
}
/** One failure in one line: what failed, expected and actual. */
function failureLine(failure) {
    const parts = [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(failure.message.replace(/\.$/, ""), MAX_MESSAGE_LENGTH)];
    if ("expected" in failure)
        parts.push(`expected ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(typedLine(failure.expected), MAX_MESSAGE_LENGTH)}`);
    if (saysActual(failure))
        parts.push(`actual ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(typedLine(failure.actual), MAX_MESSAGE_LENGTH)}`);
    const end = failure.process && processEnd(failure.process);
    if (end !== undefined && !failure.message.includes(end))
        parts.push(`the server ${end}`);
    return parts.join("; ");
}
/** A value with its type: `none`, `null`, `integer 5`, `string "5"`, `array [1,2]`; a large one on several lines. */
function typed(value, limit = MAX_VALUE_LENGTH) {
    if (value === undefined || value === null)
        return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value);
    const compact = JSON.stringify(value);
    const tree = compact.length > 100 && compact.length < MAX_VALUE_LENGTH / 2;
    return `${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(tree ? JSON.stringify(value, null, 2) : compact, limit)}`;
}
/** The same on one line. */
function typedLine(value) {
    if (value === undefined || value === null)
        return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value);
    return `${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(JSON.stringify(value), MAX_VALUE_LENGTH)}`;
}
/** `exited with code 1`, `was ended by SIGKILL`, `was still running`: before mcptest ended it. */
function processEnd({ exit_code, signal }) {
    if (signal !== null)
        return `was ended by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(signal)}`;
    return exit_code === null ? "was still running" : `exited with code ${exit_code}`;
}
/**
 * The fields of a failure that have a value, such as target, typed expected and actual, and difference: the lines of each.
 *
 * @param more fields after its values
 */
function failureFields(failure, row, more = [], size = "full") {
    const { process: end, errors } = failure;
    const limit = MAX_LENGTH[size];
    const fields = [
        ["target", failure.target === "" ? undefined : failure.target],
        ["expected", "expected" in failure ? typed(failure.expected, limit) : undefined],
        ["actual", saysActual(failure) ? typed(failure.actual, limit) : undefined],
        ...more,
        ["match", failure.match === undefined ? undefined : (failure.match ?? "none")],
        ["path", failure.path],
        ["diff", failure.diff],
        ["errors", errors?.length ? schemaErrors(errors) : undefined],
        ["score", failure.score?.toString()],
        ["reason", failure.reason],
        ["note", failure.note],
        ["request", failure.request ?? row.request],
        ["server", end && processText(end)],
    ];
    const linesOf = (name, value) => size === "short" && !NEVER_SHORT.has(name) ? shortLines(value) : visibleLines(value);
    return fields.flatMap(([name, value]) => (value ? [[name, linesOf(name, value)]] : []));
}
/** The first lines, and how much is left out. */
function shortLines(value) {
    const start = value.split("\n", MAX_SHORT_LINES).join("\n");
    const left = value.length - Math.min(start.length, MAX_SHORT_LENGTH);
    const lines = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .blockStart */ .qL)(start, MAX_SHORT_LENGTH).split("\n");
    return left === 0 ? lines : [...lines, `… ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(left)} more characters; see the JSON report`];
}
function visibleLines(value) {
    const all = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)(value, MAX_VALUE_LENGTH + 100).split("\n");
    const visible = all.slice(0, MAX_LINES);
    return all.length > visible.length ? [...visible, `… ${all.length - visible.length} more lines`] : visible;
}
/** For an assertion, no `actual` means that there was no value; elsewhere it means nothing. */
function saysActual(failure) {
    return failure.matcher !== "" || "actual" in failure;
}
function schemaErrors(errors) {
    const visible = errors
        .slice(0, MAX_ERRORS)
        .map((error) => `${error.instance_path || "the value"} ${error.message} (${error.schema_path})`);
    const more = errors.length > visible.length ? [`and ${errors.length - visible.length} more`] : [];
    return [...visible, ...more].join("\n");
}
/** How a server ended, with its last lines. */
function processText(end) {
    const stderr = end.stderr.map((text) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(text, 500)}`);
    return [`${processEnd(end)}${stderr.length > 0 ? "; its last lines of output:" : ""}`, ...stderr].join("\n");
}
function fieldLines(name, texts, label, margin, paint) {
    return texts.map((text, i) => {
        const head = i === 0 ? paint.bold((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(`${name}:`).padEnd(label)) : " ".repeat(label);
        return `${margin} | ${head}${name === "diff" ? paintDiff(text, paint) : text}`.trimEnd();
    });
}
function paintDiff(text, paint) {
    return text.startsWith("+") ? paint.green(text) : text.startsWith("-") ? paint.red(text) : text;
}


/***/ }),

/***/ 53564:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  html: () => (/* binding */ html)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/core/source-frame.ts + 1 modules
var source_frame = __webpack_require__(97819);
// EXTERNAL MODULE: ./src/results/coverage.ts
var coverage = __webpack_require__(76578);
// EXTERNAL MODULE: ./src/results/gate.ts
var gate = __webpack_require__(44107);
// EXTERNAL MODULE: ./src/results/by-test.ts
var by_test = __webpack_require__(3078);
// EXTERNAL MODULE: ./src/results/merge-rows.ts
var merge_rows = __webpack_require__(18378);
// EXTERNAL MODULE: ./src/report/json-text.ts
var json_text = __webpack_require__(44216);
// EXTERNAL MODULE: ./src/report/markup.ts
var markup = __webpack_require__(68132);
// EXTERNAL MODULE: ./src/report/words.ts
var words = __webpack_require__(72691);
;// CONCATENATED MODULE: ./src/report/html/data.ts
/*
 * What the reporter embeds in the page, and the page's script reads. All texts are cut and sanitized by the reporter.
 *
 * `head` is the element with PageHead. Then each element of the class `tests` has one TestChunk, and each element
 * `detail-N` the Detail of one row, which the page parses when a reader opens it.
 */
const HEAD_ID = "head";
const TESTS_CLASS = "tests";
const DETAIL_ID = "detail-";
const STATUSES = [
    "passed",
    "failed",
    "errored",
    "skipped",
    "deferred",
    "unverified",
];

// EXTERNAL MODULE: ./src/report/agent-text.ts
var agent_text = __webpack_require__(27003);
// EXTERNAL MODULE: ./src/report/duration.ts
var duration = __webpack_require__(96132);
// EXTERNAL MODULE: ./src/report/failure-text.ts
var failure_text = __webpack_require__(68986);
// EXTERNAL MODULE: ./src/report/score-text.ts
var score_text = __webpack_require__(89542);
;// CONCATENATED MODULE: ./src/report/html/details.ts






const MAX_FAILURES = 50;
const MAX_FRAMES = 50;
const MAX_FRAME_LENGTH = 8 * 1024;
const MAX_STEPS = 200;
/** What the page shows of a row when it is opened; undefined if the list shows all of it. */
function detailOf(row) {
    const { status, reason, failures, findings, steps = [], evidence = [] } = row;
    if (status === "passed" && findings.length === 0 && row.agent === undefined && row.scores === undefined)
        return undefined;
    if (status === "skipped" || status === "deferred")
        return undefined;
    const left = failures.length - MAX_FAILURES;
    const more = left > 0 ? [`… and ${left} more failures`] : [];
    const reasons = [...(reason === undefined ? [] : [(0,words/* line */.n8)(reason, 1000)]), ...more];
    return {
        ...(reasons.length > 0 && { reason: reasons.join("\n") }),
        failures: failures.slice(0, MAX_FAILURES).map((failure) => pageFailure(failure, row)),
        findings: findings.map(findingFacts),
        agent: (0,agent_text/* agentLines */.vl)(row),
        scores: (0,score_text/* scoreLines */.M)(row),
        steps: steps.slice(0, MAX_STEPS).map((step) => {
            const reason = step.reason === undefined ? "" : `: ${(0,words/* line */.n8)(step.reason, 300)}`;
            const id = step.id === undefined ? "" : `${(0,words/* line */.n8)(step.id)}: `;
            return `${id}${(0,words/* line */.n8)(step.call)}: ${step.status} in ${(0,duration/* duration */.p)(step.duration_ms)}${reason}`;
        }),
        frames: evidence.slice(-MAX_FRAMES).map(pageFrame),
    };
}
/** A finding as the page shows it, without its place. */
function findingFacts(finding) {
    const { rule_id, gates, evidence } = finding;
    return { rule: (0,words/* line */.n8)(rule_id), gates, text: (0,words/* findingLine */.mC)(finding), evidence: (0,words/* block */.om)(evidence ?? "", 1000) };
}
function pageFailure(failure, row) {
    return {
        message: (0,words/* line */.n8)(failure.message, 500),
        rules: [...new Set([failure.rule_id, ...failure.taxonomy_ids])].map((id) => (0,words/* line */.n8)(id)),
        source: (0,source_frame/* sourceFrame */.r9)(failure.location, failure.snippet ?? row.snippet).lines.join("\n"),
        fields: (0,failure_text/* failureFields */.cX)(failure, row),
        fix: (0,words/* block */.om)(failure.fix, 4096),
    };
}
function pageFrame(evidence) {
    const { server, request, response, response_dropped, duration_ms, http } = evidence;
    const facts = [
        ...(http === undefined ? [] : [`HTTP ${http.status}`]),
        ...(duration_ms === undefined ? [] : [(0,duration/* duration */.p)(duration_ms)]),
        ...(response_dropped ? ["too long to keep"] : response === undefined ? ["no answer"] : []),
    ];
    const headers = Object.entries(http?.headers ?? {}).map(([name, value]) => `${(0,words/* line */.n8)(name)}: ${(0,words/* line */.n8)(value, 1000)}`);
    return {
        server: (0,words/* line */.n8)(server),
        request: frameText(request),
        answer: facts.join(", "),
        headers: headers.join("\n"),
        response: response === undefined ? "" : frameText(response),
    };
}
function frameText(frame) {
    return (0,words/* block */.om)(JSON.stringify(frame, null, 2), MAX_FRAME_LENGTH);
}

;// CONCATENATED MODULE: ./src/report/html/chunks.ts







/** Tests in one chunk: few enough that 100,000 tests stay out of memory. */
const CHUNK_SIZE = 500;
// A page of 10,000 failing tests stays under 8 MB. What the list shows of them takes some 3 MB.
const MAX_DETAIL_BYTES = 4_500_000;
const MAX_FRAME_BYTES = 2_500_000;
/** The elements with the tests: each detail as it comes, and the tests themselves in chunks. */
async function* testElements(rows) {
    const details = createDetails();
    let chunk = createChunk();
    for await (const group of (0,by_test/* groupByTest */.Z)(rows)) {
        const extras = [];
        for (const row of group) {
            const { number, element } = details.add(row);
            if (element !== undefined)
                yield element;
            extras.push(extraOf(row, chunk.name, number));
        }
        chunk.add(group, extras);
        if (chunk.size() === CHUNK_SIZE) {
            yield chunk.element();
            chunk = createChunk();
        }
    }
    if (chunk.size() > 0)
        yield chunk.element();
}
/** Numbers the details, as long as there is room for them in the page. */
function createDetails() {
    let [count, bytes] = [0, 0];
    return {
        add(row) {
            const whole = detailOf(row);
            if (whole === undefined)
                return {};
            const hasRoom = bytes < MAX_FRAME_BYTES || whole.frames.length === 0;
            const detail = hasRoom ? whole : { ...whole, frames: [], withoutFrames: true };
            const element = dataElement(`id="${DETAIL_ID}${count}"`, detail);
            const size = (0,markup/* bytesOf */.$$)(element);
            if (bytes + size > MAX_DETAIL_BYTES)
                return { number: -1 };
            bytes += size;
            count += 1;
            return { number: count - 1, element };
        },
    };
}
function createChunk() {
    const indexes = new Map();
    const tests = [];
    const name = (text) => {
        if (text === null)
            return -1;
        const index = indexes.get(text) ?? indexes.size;
        indexes.set(text, index);
        return index;
    };
    return {
        name,
        size: () => tests.length,
        add(group, extras) {
            const [first] = group;
            if (first === undefined)
                return;
            const { location, server, tags = [] } = first;
            const rows = group.map((row, i) => {
                const version = name(row.target_version === null ? null : (0,words/* line */.n8)(row.target_version));
                const status = STATUSES.indexOf(row.status);
                const ms = Math.round(row.duration_ms * 10) / 10;
                const extra = extras[i];
                return extra === undefined ? [version, status, ms] : [version, status, ms, extra];
            });
            const file = name((0,words/* line */.n8)(location.file, 500));
            const suite = name((0,words/* line */.n8)((0,merge_rows/* suiteOf */.Ee)(first) || location.file, 500));
            const on = name(server === null ? null : (0,words/* line */.n8)(server));
            const names = tags.map((tag) => name((0,words/* line */.n8)(tag)));
            const shown = (0,words/* testName */.UU)(first);
            tests.push(names.length === 0
                ? [shown, file, location.line, suite, on, rows]
                : [shown, file, location.line, suite, on, rows, names]);
        },
        element: () => dataElement(`class="${TESTS_CLASS}"`, { names: [...indexes.keys()], tests }),
    };
}
function extraOf(row, name, detail) {
    const [failure] = row.failures;
    const ids = [
        ...row.failures.flatMap((failure) => [failure.rule_id, ...failure.taxonomy_ids]),
        ...row.findings.map((finding) => finding.rule_id),
    ];
    const rules = [...new Set(ids)].map((id) => name((0,words/* line */.n8)(id)));
    const text = failure === undefined ? row.reason : failure.message;
    const extra = {
        ...(text !== undefined && { text: (0,words/* line */.n8)(text) }),
        ...(rules.length > 0 && { rules }),
        ...(row.attempts > 1 && { attempts: row.attempts }),
        ...(row.baseline !== undefined && { baseline: row.baseline }),
        ...(detail !== undefined && { detail }),
    };
    return Object.keys(extra).length > 0 ? extra : undefined;
}
/** An element with data for the page's script. */
function dataElement(attribute, data) {
    return `<script type="application/json" ${attribute}>${(0,json_text/* scriptJson */.eC)(data)}</script>\n`;
}

;// CONCATENATED MODULE: ./src/report/html/page.generated.ts
// Generated from page/ by scripts/generate-report-page.mjs. Do not edit.
const SCRIPT = "(function() {\n\t// src/report/duration.ts\n\tfunction duration(ms) {\n\t\tif (ms < 1e3) return `${Math.round(ms * 10) / 10} ms`;\n\t\tconst seconds = ms / 1e3;\n\t\tif (seconds < 60) return `${seconds.toFixed(1)} s`;\n\t\treturn `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;\n\t}\n\t// src/report/html/data.ts\n\tconst HEAD_ID = \"head\";\n\tconst TESTS_CLASS = \"tests\";\n\tconst DETAIL_ID = \"detail-\";\n\tconst STATUSES = [\n\t\t\"passed\",\n\t\t\"failed\",\n\t\t\"errored\",\n\t\t\"skipped\",\n\t\t\"deferred\",\n\t\t\"unverified\"\n\t];\n\t// src/report/html/page/dom.ts\n\tfunction h(tag, attributes = {}, ...children) {\n\t\tconst element = document.createElement(tag);\n\t\tfill(element, attributes, children);\n\t\treturn element;\n\t}\n\tfunction svg(tag, attributes, ...children) {\n\t\tconst element = document.createElementNS(\"http://www.w3.org/2000/svg\", tag);\n\t\tfill(element, attributes, children);\n\t\treturn element;\n\t}\n\tfunction button(attributes, label, press) {\n\t\tconst element = h(\"button\", {\n\t\t\ttype: \"button\",\n\t\t\t...attributes\n\t\t}, label);\n\t\telement.addEventListener(\"click\", press);\n\t\treturn element;\n\t}\n\tfunction table(caption, heads, rows) {\n\t\tconst head = h(\"tr\", {}, ...heads.map((text) => h(\"th\", { scope: \"col\" }, text)));\n\t\tconst body = rows.map(([first, ...cells]) => h(\"tr\", {}, h(\"th\", { scope: \"row\" }, first), ...cells.map((cell) => h(\"td\", {}, cell))));\n\t\treturn h(\"div\", {\n\t\t\tclass: \"scroll\",\n\t\t\ttabindex: 0,\n\t\t\trole: \"group\",\n\t\t\t\"aria-label\": caption\n\t\t}, h(\"table\", {}, h(\"caption\", { class: \"unseen\" }, caption), h(\"thead\", {}, head), h(\"tbody\", {}, ...body)));\n\t}\n\tfunction section(title, content, open = false) {\n\t\tconst element = h(\"details\", { class: \"section\" }, h(\"summary\", {}, h(\"h2\", {}, title)));\n\t\tlet filled = false;\n\t\telement.addEventListener(\"toggle\", () => {\n\t\t\tif (!filled) element.append(...content());\n\t\t\tfilled = true;\n\t\t});\n\t\telement.open = open;\n\t\treturn element;\n\t}\n\tfunction fill(element, attributes, children) {\n\t\tfor (const [name, value] of Object.entries(attributes)) if (value !== void 0 && value !== false) element.setAttribute(name, `${value}`);\n\t\tfor (const child of children) if (child !== void 0) element.append(child);\n\t}\n\t// src/report/html/page/charts.ts\n\tconst WIDTH = 400;\n\tconst HEIGHT = 24;\n\tconst MAX_SEGMENTS = 200;\n\tconst ENDS = [\n\t\t1,\n\t\t2,\n\t\t5,\n\t\t10,\n\t\t20,\n\t\t50,\n\t\t100,\n\t\t200,\n\t\t500,\n\t\t1e3,\n\t\t2e3,\n\t\t5e3,\n\t\t1e4\n\t];\n\tfunction countBar(counts, largest) {\n\t\tconst parts = STATUSES.filter((status) => counts[status] > 0);\n\t\treturn bar(parts.map((status) => ({\n\t\t\tlength: counts[status],\n\t\t\tkind: status\n\t\t})), largest, parts.map((status) => `${counts[status]} ${status}`).join(\", \"));\n\t}\n\tfunction timeBar(startup, rows, longest) {\n\t\tconst segments = [{\n\t\t\tlength: startup,\n\t\t\tkind: \"start\"\n\t\t}];\n\t\tconst size = Math.ceil(rows.length / MAX_SEGMENTS);\n\t\tfor (let i = 0; i < rows.length; i += size) {\n\t\t\tconst some = rows.slice(i, i + size);\n\t\t\tconst isBad = ({ status }) => status === \"failed\" || status === \"errored\";\n\t\t\tsegments.push({\n\t\t\t\tlength: total(some),\n\t\t\t\tkind: (some.find(isBad) ?? some[0])?.status ?? \"passed\"\n\t\t\t});\n\t\t}\n\t\treturn bar(segments, longest, `start ${duration(startup)}, then ${rows.length} tests in ${duration(total(rows))}`);\n\t}\n\tfunction spreadBar(percentiles, longest) {\n\t\tconst kinds = [\n\t\t\t\"half\",\n\t\t\t\"most\",\n\t\t\t\"rare\",\n\t\t\t\"slowest\"\n\t\t];\n\t\tconst ends = percentiles.map((ms) => ms ?? 0);\n\t\tconst segments = ends.map((end, i) => ({\n\t\t\tlength: Math.max(0, end - (ends[i - 1] ?? 0)),\n\t\t\tkind: kinds[i] ?? \"slowest\"\n\t\t}));\n\t\tconst [p50, p95, p99, max] = ends.map((ms) => duration(ms));\n\t\treturn bar(segments, longest, `half up to ${p50}, 95 % up to ${p95}, 99 % up to ${p99}, all up to ${max}`);\n\t}\n\tfunction histogram(rows) {\n\t\tconst counts = [...ENDS, Number.POSITIVE_INFINITY].map(() => 0);\n\t\tfor (const { duration: ms } of rows) {\n\t\t\tconst column = ENDS.findIndex((end) => ms < end);\n\t\t\tconst index = column < 0 ? ENDS.length : column;\n\t\t\tcounts[index] = (counts[index] ?? 0) + 1;\n\t\t}\n\t\tconst highest = Math.max(1, ...counts);\n\t\tconst width = WIDTH / counts.length;\n\t\tconst labels = counts.map((count, i) => `${count} ${i < ENDS.length ? `under ${duration(ENDS[i])}` : \"slower\"}`);\n\t\tconst columns = counts.flatMap((count, i) => {\n\t\t\tconst height = count === 0 ? 0 : Math.max(2, count / highest * 60);\n\t\t\tconst box = {\n\t\t\t\tx: i * width + 1,\n\t\t\t\ty: 62 - height,\n\t\t\t\twidth: width - 2,\n\t\t\t\theight\n\t\t\t};\n\t\t\tconst end = i < ENDS.length ? shortTime(ENDS[i]) : \"more\";\n\t\t\treturn [svg(\"rect\", {\n\t\t\t\t...box,\n\t\t\t\tclass: \"column\"\n\t\t\t}, svg(\"title\", {}, labels[i])), svg(\"text\", {\n\t\t\t\tx: i * width + width / 2,\n\t\t\t\ty: 74,\n\t\t\t\tclass: \"tick\"\n\t\t\t}, end)];\n\t\t});\n\t\tconst label = labels.filter((_, i) => counts[i] > 0).join(\", \");\n\t\treturn svg(\"svg\", {\n\t\t\tviewBox: `0 0 ${WIDTH} 78`,\n\t\t\tclass: \"histogram\",\n\t\t\trole: \"img\",\n\t\t\t\"aria-label\": label\n\t\t}, ...columns);\n\t}\n\tfunction total(rows) {\n\t\treturn rows.reduce((sum, row) => sum + row.duration, 0);\n\t}\n\tfunction percentile(values, share) {\n\t\tconst ordered = [...values].sort((a, b) => a - b);\n\t\treturn ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)];\n\t}\n\tfunction bar(segments, longest, label) {\n\t\tlet x = 0;\n\t\tconst boxes = segments.map(({ length, kind }) => {\n\t\t\tconst width = longest === 0 ? 0 : length / longest * WIDTH;\n\t\t\tconst box = svg(\"rect\", {\n\t\t\t\tx,\n\t\t\t\ty: 0,\n\t\t\t\twidth,\n\t\t\t\theight: HEIGHT,\n\t\t\t\tclass: kind\n\t\t\t});\n\t\t\tx += width;\n\t\t\treturn box;\n\t\t});\n\t\treturn svg(\"svg\", {\n\t\t\tviewBox: `0 0 ${WIDTH} ${HEIGHT}`,\n\t\t\tpreserveAspectRatio: \"none\",\n\t\t\tclass: \"bar\",\n\t\t\trole: \"img\",\n\t\t\t\"aria-label\": label\n\t\t}, ...boxes);\n\t}\n\tfunction shortTime(ms) {\n\t\treturn ms < 1e3 ? `${ms}` : `${ms / 1e3} s`;\n\t}\n\t// src/report/html/page/read.ts\n\tfunction readHead() {\n\t\treturn parsed(document.getElementById(HEAD_ID));\n\t}\n\tfunction readTests() {\n\t\treturn [...document.querySelectorAll(`script.${TESTS_CLASS}`)].flatMap((element) => {\n\t\t\tconst chunk = parsed(element);\n\t\t\treturn chunk.tests.map((test) => unpack(test, (index) => chunk.names[index] ?? \"\"));\n\t\t});\n\t}\n\tfunction readDetail({ detail }) {\n\t\treturn detail === void 0 || detail < 0 ? void 0 : parsed(document.getElementById(`${DETAIL_ID}${detail}`));\n\t}\n\tfunction unpack([name, file, line, suite, server, rows, tags = []], nameAt) {\n\t\tconst place = `${nameAt(file)}:${line}`;\n\t\tconst unpacked = rows.map(([version, status, duration, extra = {}]) => ({\n\t\t\tversion: nameAt(version),\n\t\t\tstatus: STATUSES[status] ?? \"errored\",\n\t\t\tduration,\n\t\t\ttext: extra.text ?? \"\",\n\t\t\trules: (extra.rules ?? []).map(nameAt),\n\t\t\tattempts: extra.attempts ?? 1,\n\t\t\tbaseline: extra.baseline ?? \"\",\n\t\t\tdetail: extra.detail\n\t\t}));\n\t\tconst tagNames = tags.map(nameAt);\n\t\tconst words = [\n\t\t\tname,\n\t\t\tplace,\n\t\t\tnameAt(server),\n\t\t\t...tagNames,\n\t\t\t...unpacked.flatMap(({ text, rules }) => [text, ...rules])\n\t\t];\n\t\treturn {\n\t\t\tname,\n\t\t\tplace,\n\t\t\tsuite: nameAt(suite),\n\t\t\tserver: nameAt(server),\n\t\t\ttags: tagNames,\n\t\t\trows: unpacked,\n\t\t\ttext: words.join(\"\\n\").toLowerCase()\n\t\t};\n\t}\n\tfunction parsed(element) {\n\t\treturn JSON.parse(element?.textContent ?? \"\");\n\t}\n\t// src/report/html/page/detail.ts\n\tfunction testDetail(test, rows, rules) {\n\t\treturn h(\"div\", {}, h(\"p\", { class: \"facts\" }, [test.place, ...test.tags.length > 0 ? [`tags: ${test.tags.join(\", \")}`] : []].join(\" · \")), ...rows.map((row) => rowDetail(row, rules)));\n\t}\n\tfunction rowDetail(row, rules) {\n\t\tconst { version, status, attempts, baseline } = row;\n\t\treturn h(\"section\", {}, h(\"h3\", {}, [\n\t\t\t...version === \"\" ? [] : [version],\n\t\t\t`${status} in ${duration(row.duration)}`,\n\t\t\t...attempts > 1 ? [`${attempts} attempts`] : [],\n\t\t\t...baseline === \"\" ? [] : [BASELINE[baseline] ?? baseline]\n\t\t].join(\", \")), ...contentOf(row, readDetail(row), rules));\n\t}\n\tconst BASELINE = {\n\t\tnew: \"a new failure\",\n\t\tknown: \"a known failure of the baseline\",\n\t\tfixed: \"fixed: the baseline has a failure\"\n\t};\n\tfunction contentOf(row, detail, rules) {\n\t\tif (detail === void 0) {\n\t\t\tconst left = row.detail === void 0 ? [] : [note(\"Its details were left out to keep this page small. The results file has them.\")];\n\t\t\treturn [...row.text === \"\" ? [] : [h(\"p\", {}, row.text)], ...left];\n\t\t}\n\t\tconst { reason, failures, findings, agent, scores, steps, frames, withoutFrames } = detail;\n\t\treturn [\n\t\t\t...reason === void 0 ? [] : [h(\"p\", { class: \"text\" }, reason)],\n\t\t\t...failures.map((failure) => failureBox(failure, rules)),\n\t\t\t...findings.map(({ text, evidence }) => h(\"div\", {}, h(\"p\", {}, `Finding: ${text}`), ...pre(evidence))),\n\t\t\t...agent.length > 0 ? [h(\"h4\", {}, \"Agent\"), h(\"ul\", {}, ...agent.map((text) => h(\"li\", {}, text)))] : [],\n\t\t\t...scores.length > 0 ? [h(\"h4\", {}, \"Scores\"), h(\"ul\", {}, ...scores.map((text) => h(\"li\", {}, text)))] : [],\n\t\t\t...steps.length > 0 ? [h(\"h4\", {}, \"Steps\"), h(\"ol\", {}, ...steps.map((step) => h(\"li\", {}, step)))] : [],\n\t\t\t...frames.length > 0 ? [h(\"h4\", {}, \"Frames\"), ...frames.map((frame, i) => frameBox(frame, i))] : [],\n\t\t\t...withoutFrames ? [note(\"Its frames were left out to keep this page small. The results file has them.\")] : []\n\t\t];\n\t}\n\tfunction failureBox({ message, rules: ids, source, fields, fix }, rules) {\n\t\tconst values = fields.flatMap(([name, lines]) => [h(\"dt\", {}, name), h(\"dd\", {}, h(\"pre\", { tabindex: 0 }, ...name === \"diff\" ? diffLines(lines) : [lines.join(\"\\n\")]))]);\n\t\treturn h(\"div\", { class: \"failure-box\" }, h(\"h4\", {}, message), h(\"p\", { class: \"facts\" }, ...ids.flatMap((id) => [ruleName(id, rules), \" \"])), h(\"pre\", {\n\t\t\tclass: \"source\",\n\t\t\ttabindex: 0\n\t\t}, source), h(\"dl\", {}, ...values), h(\"p\", { class: \"text\" }, h(\"strong\", {}, \"Fix: \"), fix));\n\t}\n\tfunction ruleName(id, rules) {\n\t\tconst rule = Object.hasOwn(rules, id) ? rules[id] : void 0;\n\t\tif (rule === void 0) return h(\"code\", {}, id);\n\t\tconst title = ` ${rule.title}`;\n\t\tif (rule.url === \"\") return h(\"span\", {}, h(\"code\", {}, id), title);\n\t\treturn h(\"span\", {}, h(\"a\", {\n\t\t\thref: rule.url,\n\t\t\trel: \"noreferrer\"\n\t\t}, id), title);\n\t}\n\tfunction diffLines(lines) {\n\t\treturn lines.map((text) => {\n\t\t\treturn h(\"span\", { class: text.startsWith(\"+\") ? \"added\" : text.startsWith(\"-\") ? \"removed\" : void 0 }, `${text}\\n`);\n\t\t});\n\t}\n\tfunction frameBox({ server, request, answer, headers, response }, index) {\n\t\treturn h(\"details\", {}, h(\"summary\", {}, `${index + 1}. ${server}${answer === \"\" ? \"\" : `: ${answer}`}`), h(\"h5\", {}, \"Request\"), ...pre(request), ...headers === \"\" ? [] : [h(\"h5\", {}, \"Headers of the response\"), ...pre(headers)], ...response === \"\" ? [] : [h(\"h5\", {}, \"Response\"), ...pre(response)]);\n\t}\n\tfunction pre(text) {\n\t\treturn text === \"\" ? [] : [h(\"pre\", { tabindex: 0 }, text)];\n\t}\n\tfunction note(text) {\n\t\treturn h(\"p\", { class: \"facts\" }, text);\n\t}\n\t// src/report/html/page/list.ts\n\tconst PAGE_SIZE = 100;\n\tconst MARKS = {\n\t\tpassed: \"✓\",\n\t\tfailed: \"✗\",\n\t\terrored: \"!\",\n\t\tskipped: \"–\",\n\t\tdeferred: \"…\",\n\t\tunverified: \"?\"\n\t};\n\tconst BADNESS = [\n\t\t\"errored\",\n\t\t\"failed\",\n\t\t\"unverified\",\n\t\t\"deferred\",\n\t\t\"skipped\",\n\t\t\"passed\"\n\t];\n\tfunction testList(head, tests) {\n\t\tconst filter = {\n\t\t\tstatuses: new Set(),\n\t\t\tserver: \"\",\n\t\t\tversion: \"\",\n\t\t\ttag: \"\",\n\t\t\trule: \"\",\n\t\t\tsearch: \"\",\n\t\t\tsort: \"worst\"\n\t\t};\n\t\tconst versions = sorted(tests.flatMap(({ rows }) => rows.map(({ version }) => version)));\n\t\tconst count = h(\"p\", {\n\t\t\trole: \"status\",\n\t\t\tclass: \"facts\"\n\t\t});\n\t\tconst results = h(\"div\", {});\n\t\tconst pages = h(\"nav\", {\n\t\t\t\"aria-label\": \"Pages of tests\",\n\t\t\tclass: \"pages\"\n\t\t});\n\t\tlet matches = [];\n\t\tlet page = 0;\n\t\tconst showPage = () => {\n\t\t\tconst last = Math.max(0, Math.ceil(matches.length / PAGE_SIZE) - 1);\n\t\t\tpage = Math.min(page, last);\n\t\t\tconst start = page * PAGE_SIZE;\n\t\t\tconst visible = matches.slice(start, start + PAGE_SIZE);\n\t\t\tconst range = last > 0 ? `${number(start + 1)} to ${number(start + visible.length)} of ` : \"\";\n\t\t\tconst all = matches.length < tests.length ? ` of ${number(tests.length)}` : \"\";\n\t\t\tcount.textContent = `Showing ${range}${number(matches.length)}${all} tests`;\n\t\t\tconst columns = versions.filter((version) => filter.version === \"\" || version === filter.version);\n\t\t\tresults.replaceChildren(matrix(visible, columns, head));\n\t\t\tconst turn = (label, to) => {\n\t\t\t\tconst press = () => {\n\t\t\t\t\tpage = to;\n\t\t\t\t\tshowPage();\n\t\t\t\t\tresults.querySelector(\"button\")?.focus();\n\t\t\t\t\tresults.scrollIntoView();\n\t\t\t\t};\n\t\t\t\treturn button({ disabled: (to < 0 || to > last || to === page) && \"\" }, label, press);\n\t\t\t};\n\t\t\tconst position = h(\"span\", {}, `Page ${number(page + 1)} of ${number(last + 1)}`);\n\t\t\tconst turns = [\n\t\t\t\tturn(\"First\", 0),\n\t\t\t\tturn(\"Previous\", page - 1),\n\t\t\t\tposition,\n\t\t\t\tturn(\"Next\", page + 1),\n\t\t\t\tturn(\"Last\", last)\n\t\t\t];\n\t\t\tpages.replaceChildren(...last > 0 ? turns : []);\n\t\t};\n\t\tconst apply = () => {\n\t\t\tmatches = matching(tests, filter);\n\t\t\tpage = 0;\n\t\t\tshowPage();\n\t\t};\n\t\tconst list = h(\"section\", { \"aria-labelledby\": \"tests-title\" }, h(\"h2\", { id: \"tests-title\" }, \"Tests\"), filters(head, tests, versions, filter, apply), count, results, pages);\n\t\tapply();\n\t\treturn list;\n\t}\n\tfunction matching(tests, { statuses, server, version, tag, rule, search, sort }) {\n\t\tconst words = search.toLowerCase().split(/\\s+/);\n\t\tconst matches = tests.flatMap((test) => {\n\t\t\tif (server !== \"\" && test.server !== server) return [];\n\t\t\tif (tag !== \"\" && !test.tags.includes(tag)) return [];\n\t\t\tif (!words.every((word) => test.text.includes(word))) return [];\n\t\t\tconst rows = test.rows.filter((row) => (statuses.size === 0 || statuses.has(row.status)) && (version === \"\" || row.version === version) && (rule === \"\" || row.rules.includes(rule)));\n\t\t\treturn rows.length > 0 ? [{\n\t\t\t\ttest,\n\t\t\t\trows\n\t\t\t}] : [];\n\t\t});\n\t\tconst by = (key) => matches.sort((a, b) => key(a) - key(b));\n\t\tif (sort === \"worst\") return by(({ rows }) => Math.min(...rows.map(({ status }) => BADNESS.indexOf(status))));\n\t\tif (sort === \"slowest\") return by(({ rows }) => -Math.max(...rows.map((row) => row.duration)));\n\t\treturn matches;\n\t}\n\tfunction filters(head, tests, versions, filter, apply) {\n\t\tconst search = h(\"input\", {\n\t\t\ttype: \"search\",\n\t\t\tautocomplete: \"off\"\n\t\t});\n\t\tsearch.addEventListener(\"input\", () => {\n\t\t\tfilter.search = search.value;\n\t\t\tapply();\n\t\t});\n\t\tconst statuses = STATUSES.filter((status) => head.summary[status] > 0).map((status) => {\n\t\t\tconst label = `${MARKS[status]} ${number(head.summary[status])} ${status}`;\n\t\t\tconst toggle = button({\n\t\t\t\tclass: `status ${status}`,\n\t\t\t\t\"aria-pressed\": \"false\"\n\t\t\t}, label, () => {\n\t\t\t\tif (!filter.statuses.delete(status)) filter.statuses.add(status);\n\t\t\t\ttoggle.setAttribute(\"aria-pressed\", `${filter.statuses.has(status)}`);\n\t\t\t\tapply();\n\t\t\t});\n\t\t\treturn toggle;\n\t\t});\n\t\tconst choice = (label, name, values, least) => values.length < least ? void 0 : select(label, [[\"\", \"all\"], ...values.map((value) => [value, value])], (value) => {\n\t\t\tfilter[name] = value;\n\t\t\tapply();\n\t\t});\n\t\tconst tags = sorted(tests.flatMap((test) => test.tags));\n\t\tconst rules = sorted(tests.flatMap(({ rows }) => rows.flatMap((row) => row.rules)));\n\t\tconst sorts = [\n\t\t\t[\"worst\", \"failures first\"],\n\t\t\t[\"order\", \"order of the run\"],\n\t\t\t[\"slowest\", \"slowest first\"]\n\t\t];\n\t\treturn h(\"search\", { class: \"filters\" }, h(\"div\", {\n\t\t\trole: \"group\",\n\t\t\t\"aria-label\": \"Status\",\n\t\t\tclass: \"statuses\"\n\t\t}, ...statuses), h(\"div\", { class: \"choices\" }, field(\"Search\", search), choice(\"Server\", \"server\", sorted(tests.map(({ server }) => server)), 2), choice(\"Revision\", \"version\", versions, 2), choice(\"Tag\", \"tag\", tags, 1), choice(\"Rule\", \"rule\", rules, 1), select(\"Sort\", sorts, (value) => {\n\t\t\tfilter.sort = value;\n\t\t\tapply();\n\t\t})));\n\t}\n\tfunction field(label, element) {\n\t\telement.id = `choose-${label.toLowerCase()}`;\n\t\treturn h(\"div\", { class: \"field\" }, h(\"label\", { for: element.id }, label), element);\n\t}\n\tfunction select(label, options, change) {\n\t\tconst element = h(\"select\", {}, ...options.map(([value, text]) => h(\"option\", { value }, text)));\n\t\telement.addEventListener(\"change\", () => change(element.value));\n\t\treturn field(label, element);\n\t}\n\tfunction matrix(matches, versions, head) {\n\t\tconst columns = versions.map((version) => h(\"th\", { scope: \"col\" }, version === \"\" ? \"Result\" : version));\n\t\tconst body = h(\"tbody\", {}, ...matches.flatMap(({ test }, i) => testRows(test, i, versions, head)));\n\t\tconst heads = [\n\t\t\th(\"th\", { scope: \"col\" }, \"Test\"),\n\t\t\th(\"th\", { scope: \"col\" }, \"Server\"),\n\t\t\t...columns\n\t\t];\n\t\treturn h(\"div\", { class: \"scroll\" }, h(\"table\", { class: \"tests\" }, h(\"caption\", { class: \"unseen\" }, \"Tests and their results by revision. The name of a test opens its details.\"), h(\"thead\", {}, h(\"tr\", {}, ...heads)), body));\n\t}\n\tfunction testRows(test, index, versions, head) {\n\t\tconst id = `open-${index}`;\n\t\tconst box = h(\"td\", { colspan: versions.length + 2 });\n\t\tconst below = h(\"tr\", {\n\t\t\tid,\n\t\t\tclass: \"detail\",\n\t\t\thidden: \"\"\n\t\t}, box);\n\t\tconst rows = test.rows.filter(({ version }) => versions.includes(version));\n\t\tconst toggle = button({\n\t\t\t\"aria-expanded\": \"false\",\n\t\t\t\"aria-controls\": id,\n\t\t\tclass: \"open\"\n\t\t}, test.name, () => {\n\t\t\tbelow.hidden = !below.hidden;\n\t\t\ttoggle.setAttribute(\"aria-expanded\", `${!below.hidden}`);\n\t\t\tif (box.childElementCount === 0) box.append(testDetail(test, rows, head.rules));\n\t\t});\n\t\tconst shown = rows.find(({ text }) => text !== \"\");\n\t\tconst cells = versions.map((version) => {\n\t\t\tconst row = rows.find((candidate) => candidate.version === version);\n\t\t\treturn row === void 0 ? h(\"td\", { class: \"none\" }, \"not run\") : statusCell(row);\n\t\t});\n\t\treturn [h(\"tr\", {}, h(\"th\", { scope: \"row\" }, toggle, ...shown ? [h(\"span\", { class: \"preview\" }, shown.text)] : []), h(\"td\", {}, test.server), ...cells), below];\n\t}\n\tfunction statusCell({ status, duration: ms, attempts, baseline }) {\n\t\tconst notes = [...attempts > 1 && status === \"passed\" ? [\"flaky\"] : [], ...baseline === \"\" ? [] : [baseline]];\n\t\tconst label = `${MARKS[status]} ${status}${notes.length > 0 ? ` (${notes.join(\", \")})` : \"\"}`;\n\t\treturn h(\"td\", {}, h(\"span\", { class: `status ${status}` }, label), \" \", h(\"span\", { class: \"ms\" }, duration(ms)));\n\t}\n\tfunction sorted(values) {\n\t\treturn [...new Set(values)].sort();\n\t}\n\tfunction number(value) {\n\t\treturn value.toLocaleString(\"en-US\");\n\t}\n\t// src/report/html/page/main.ts\n\tconst VERDICTS = {\n\t\tsuccess: \"✓ Passed\",\n\t\tfailure: \"✗ Failed\",\n\t\terror: \"! Error\",\n\t\tinterrupted: \"! Interrupted\"\n\t};\n\tconst DRIFT_CLASSES = {\n\t\tbreaking: \"breaking\",\n\t\tcompatible: \"compatible\",\n\t\tdescription: \"description only\"\n\t};\n\tconst head = readHead();\n\tconst tests = readTests();\n\tdocument.getElementById(\"page\")?.replaceChildren(verdict(head), ...head.findings.length > 0 ? [section(`Findings (${head.findings.length})`, () => findings(head), true)] : [], testList(head, tests), ...head.drift.length > 0 ? [section(`Contract drift (${head.drift.length + head.moreDrift})`, () => contractDrift(head), hasGate(head))] : [], section(\"Timeline of sessions\", () => timeline(sessionsOf(tests, head.servers))), section(\"Latency\", () => latency(sessionsOf(tests, head.servers))), ...head.runs.length > 1 ? [section(`Trend of ${head.runs.length} results files`, () => trend(head.runs))] : []);\n\tdocument.title = `${VERDICTS[head.conclusion]}: mcptest report`;\n\tfunction verdict({ conclusion, counts, reasons, facts }) {\n\t\treturn h(\"header\", { class: `verdict ${conclusion}` }, h(\"h1\", {}, VERDICTS[conclusion]), h(\"p\", { class: \"counts\" }, counts), ...reasons.length > 0 ? [h(\"ul\", {}, ...reasons.map((reason) => h(\"li\", {}, reason)))] : [], h(\"dl\", { class: \"run\" }, ...facts.map(([name, value]) => h(\"div\", {}, h(\"dt\", {}, name), h(\"dd\", {}, value)))));\n\t}\n\tfunction findings({ findings: all, rules }) {\n\t\treturn [h(\"ul\", { class: \"findings\" }, ...all.map((finding) => findingItem(finding, rules)))];\n\t}\n\tfunction findingItem({ rule, gates, text, place, evidence }, rules) {\n\t\tconst fix = Object.hasOwn(rules, rule) ? rules[rule]?.fix : void 0;\n\t\treturn h(\"li\", {}, h(\"p\", {}, h(\"span\", { class: `status ${gates ? \"failed\" : \"unverified\"}` }, gates ? \"✗ fails the run\" : \"! note\"), ` ${text}`), h(\"p\", { class: \"facts\" }, ruleName(rule, rules), place === \"\" ? \"\" : ` · ${place}`), evidence === \"\" ? void 0 : h(\"pre\", { tabindex: 0 }, evidence), fix ? h(\"p\", {}, h(\"strong\", {}, \"Fix: \"), fix) : void 0);\n\t}\n\tfunction timeline(sessions) {\n\t\tconst longest = Math.max(...sessions.map(({ server, rows }) => (server?.startup ?? 0) + total(rows)), 0);\n\t\tconst lines = sessions.map(({ name, server, rows }) => [\n\t\t\tname,\n\t\t\ttime(server?.startup),\n\t\t\t`${rows.length}`,\n\t\t\tduration(total(rows)),\n\t\t\ttimeBar(server?.startup ?? 0, rows, longest)\n\t\t]);\n\t\treturn [h(\"p\", { class: \"facts\" }, \"Each bar is the start of the server, then the durations of its tests in the order of the report. Results do not have the times at which tests started, so pauses between them are not shown. A part may stand for several tests: it has the color of one that failed.\"), table(\"Timeline of sessions\", [\n\t\t\t\"Session\",\n\t\t\t\"Start\",\n\t\t\t\"Tests\",\n\t\t\t\"Time of tests\",\n\t\t\t\"Start, then tests\"\n\t\t], lines)];\n\t}\n\tfunction latency(sessions) {\n\t\tconst lines = sessions.map(({ name, server, rows }) => {\n\t\t\tconst times = rows.map((row) => row.duration);\n\t\t\tconst ofTests = [\n\t\t\t\t.5,\n\t\t\t\t.95,\n\t\t\t\t.99\n\t\t\t].map((share) => time(percentile(times, share))).join(\" / \");\n\t\t\tconst ofCalls = [\n\t\t\t\tserver?.p50,\n\t\t\t\tserver?.p95,\n\t\t\t\tserver?.p99\n\t\t\t].map(time).join(\" / \");\n\t\t\treturn [\n\t\t\t\tname,\n\t\t\t\tserver?.about,\n\t\t\t\t`${server?.calls ?? 0}`,\n\t\t\t\tofCalls,\n\t\t\t\tofTests,\n\t\t\t\thistogram(rows)\n\t\t\t];\n\t\t});\n\t\tconst heads = [\n\t\t\t\"Server\",\n\t\t\t\"About\",\n\t\t\t\"Calls\",\n\t\t\t\"Calls: p50 / p95 / p99\",\n\t\t\t\"Tests: p50 / p95 / p99\",\n\t\t\t\"Tests by duration (ms)\"\n\t\t];\n\t\tconst tools = sessions.flatMap(({ name, server }) => (server?.tools ?? []).map((tool) => ({\n\t\t\tname,\n\t\t\ttool\n\t\t})));\n\t\tconst slowest = Math.max(0, ...tools.map(({ tool: [, , , , , max] }) => max ?? 0));\n\t\tconst toolLines = tools.map(({ name, tool: [tool, calls, p50, p95, p99, max] }) => [\n\t\t\ttool,\n\t\t\tname,\n\t\t\t`${calls}`,\n\t\t\t[\n\t\t\t\tp50,\n\t\t\t\tp95,\n\t\t\t\tp99\n\t\t\t].map(time).join(\" / \"),\n\t\t\ttime(max),\n\t\t\tspreadBar([\n\t\t\t\tp50,\n\t\t\t\tp95,\n\t\t\t\tp99,\n\t\t\t\tmax\n\t\t\t], slowest)\n\t\t]);\n\t\treturn [table(\"Latency\", heads, lines), ...tools.length > 0 ? [h(\"h3\", {}, \"By tool\"), table(\"Latency by tool\", [\n\t\t\t\"Tool\",\n\t\t\t\"Server\",\n\t\t\t\"Calls\",\n\t\t\t\"p50 / p95 / p99\",\n\t\t\t\"Slowest\",\n\t\t\t\"Up to p50, p95, p99 and the slowest\"\n\t\t], toolLines)] : []];\n\t}\n\tfunction contractDrift({ drift, moreDrift }) {\n\t\tconst value = (json) => json === \"\" ? \"nothing\" : h(\"pre\", {}, json);\n\t\tconst lines = drift.map(({ server, text, class: kind, gates, before, after }) => [\n\t\t\ttext,\n\t\t\tserver,\n\t\t\th(\"span\", { class: `drift-${kind}` }, `${DRIFT_CLASSES[kind]}${gates ? \", fails the run\" : \"\"}`),\n\t\t\tvalue(before),\n\t\t\tvalue(after)\n\t\t]);\n\t\treturn [\n\t\t\th(\"p\", { class: \"facts\" }, \"What the servers offer now, compared with their contracts in the baseline.\"),\n\t\t\ttable(\"Contract drift\", [\n\t\t\t\t\"Change\",\n\t\t\t\t\"Server\",\n\t\t\t\t\"Class\",\n\t\t\t\t\"Before\",\n\t\t\t\t\"After\"\n\t\t\t], lines),\n\t\t\t...moreDrift > 0 ? [h(\"p\", { class: \"facts\" }, `${moreDrift} more are in the results file.`)] : []\n\t\t];\n\t}\n\tfunction hasGate({ drift }) {\n\t\treturn drift.some(({ gates }) => gates);\n\t}\n\tfunction trend(runs) {\n\t\tconst largest = Math.max(...runs.map(({ summary }) => summary.total));\n\t\tconst lines = runs.map(({ startedAt, shard, versions, summary, duration: ms, p95 }) => [\n\t\t\tstartedAt,\n\t\t\t[versions, shard === \"\" ? \"\" : `shard ${shard}`].filter((part) => part !== \"\").join(\", \"),\n\t\t\t`${summary.total}`,\n\t\t\t`${summary.failed + summary.errored}`,\n\t\t\tduration(ms),\n\t\t\ttime(p95),\n\t\t\tcountBar(summary, largest)\n\t\t]);\n\t\treturn [h(\"p\", { class: \"facts\" }, \"One line for each results file. The tests above are those of all files: of a test that is in several, the latest result.\"), table(\"Trend\", [\n\t\t\t\"Started\",\n\t\t\t\"Revisions\",\n\t\t\t\"Tests\",\n\t\t\t\"Failed or errored\",\n\t\t\t\"Duration\",\n\t\t\t\"Slowest server's p95\",\n\t\t\t\"Tests by status\"\n\t\t], lines)];\n\t}\n\tfunction sessionsOf(all, servers) {\n\t\tconst sessions = new Map();\n\t\tconst nameOf = (...parts) => parts.filter((part) => part !== \"\").join(\" @ \");\n\t\tfor (const server of servers) {\n\t\t\tconst key = JSON.stringify([\n\t\t\t\tserver.file,\n\t\t\t\tserver.name,\n\t\t\t\tserver.version\n\t\t\t]);\n\t\t\tsessions.set(key, {\n\t\t\t\tname: nameOf(server.name, server.version),\n\t\t\t\tserver,\n\t\t\t\trows: []\n\t\t\t});\n\t\t}\n\t\tfor (const { suite, server, rows } of all) for (const row of rows) {\n\t\t\tif (server === \"\" || row.status === \"skipped\" || row.status === \"deferred\") continue;\n\t\t\tconst key = JSON.stringify([\n\t\t\t\tsuite,\n\t\t\t\tserver,\n\t\t\t\trow.version\n\t\t\t]);\n\t\t\tconst session = sessions.get(key) ?? {\n\t\t\t\tname: nameOf(server, row.version),\n\t\t\t\tserver: void 0,\n\t\t\t\trows: []\n\t\t\t};\n\t\t\tsession.rows.push(row);\n\t\t\tsessions.set(key, session);\n\t\t}\n\t\treturn [...sessions.values()];\n\t}\n\tfunction time(ms) {\n\t\treturn ms === null || ms === void 0 ? \"none\" : duration(ms);\n\t}\n})();\n";
const STYLE = ":root {\n  color-scheme: light dark;\n  --text: #1b1f24;\n  --soft: #57606a;\n  --page: #ffffff;\n  --box: #f3f5f7;\n  --line: #d0d7de;\n  --link: #0550ae;\n  --good: #116329;\n  --good-box: #dcf5e3;\n  --bad: #a40e26;\n  --bad-box: #ffe6e4;\n  --warn: #744500;\n  --warn-box: #fff3d1;\n  --none: #4d5560;\n  --none-box: #eaeef2;\n}\n\n@media (prefers-color-scheme: dark) {\n  :root {\n    --text: #e6edf3;\n    --soft: #a0aab5;\n    --page: #0d1117;\n    --box: #161b22;\n    --line: #3a424c;\n    --link: #79b8ff;\n    --good: #7ee0a0;\n    --good-box: #12341f;\n    --bad: #ffa39b;\n    --bad-box: #4a1619;\n    --warn: #f2cc60;\n    --warn-box: #3d2f0a;\n    --none: #b4bec9;\n    --none-box: #262c36;\n  }\n}\n\n* {\n  box-sizing: border-box;\n}\n\nbody {\n  margin: 0;\n  background: var(--page);\n  color: var(--text);\n  font:\n    15px / 1.5 system-ui,\n    sans-serif;\n}\n\nmain {\n  max-width: 82rem;\n  margin: 0 auto;\n  padding: 1.5rem 1.25rem 4rem;\n}\n\nh1,\nh2,\nh3,\nh4,\nh5,\np,\nul,\nol,\ndl,\ndd,\npre {\n  margin: 0;\n}\n\nh1 {\n  font-size: 1.75rem;\n  line-height: 1.2;\n}\n\nh2 {\n  font-size: 1.2rem;\n}\n\nh3 {\n  font-size: 1rem;\n}\n\nh4 {\n  font-size: 0.95rem;\n}\n\nh5 {\n  margin-top: 0.5rem;\n  color: var(--soft);\n  font-size: 0.8rem;\n}\n\na {\n  color: var(--link);\n}\n\npre,\ncode {\n  font:\n    0.85em / 1.45 ui-monospace,\n    \"SFMono-Regular\",\n    Menlo,\n    Consolas,\n    \"DejaVu Sans Mono\",\n    monospace;\n}\n\npre {\n  overflow-x: auto;\n  white-space: pre;\n}\n\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n}\n\n.unseen {\n  position: absolute;\n  width: 1px;\n  height: 1px;\n  overflow: hidden;\n  clip-path: inset(50%);\n  white-space: nowrap;\n}\n\n.facts,\n.ms {\n  color: var(--soft);\n  font-size: 0.85rem;\n}\n\n.ms {\n  white-space: nowrap;\n}\n\n.text {\n  overflow-wrap: anywhere;\n  white-space: pre-line;\n}\n\n/* Verdict */\n\n.verdict {\n  padding: 1rem 1.25rem;\n  border-left: 6px solid var(--bad);\n  border-radius: 6px;\n  background: var(--box);\n}\n\n.verdict h1 {\n  color: var(--bad);\n}\n\n.verdict.success {\n  border-color: var(--good);\n}\n\n.verdict.success h1 {\n  color: var(--good);\n}\n\n.verdict .counts {\n  margin-top: 0.25rem;\n  font-size: 1.05rem;\n}\n\n.verdict ul {\n  padding-left: 1.2rem;\n  overflow-wrap: anywhere;\n}\n\n.run {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.25rem 1.5rem;\n  margin-top: 0.75rem;\n  font-size: 0.85rem;\n}\n\n.run div {\n  display: flex;\n  gap: 0.4rem;\n  min-width: 0;\n}\n\n.run dt {\n  color: var(--soft);\n}\n\n.run dd {\n  overflow-wrap: anywhere;\n}\n\n/* Sections */\n\nmain > section,\n.section {\n  margin-top: 1.75rem;\n}\n\n.section > summary,\n.detail summary {\n  cursor: pointer;\n}\n\n.section > summary > h2 {\n  display: inline;\n}\n\n.section > :not(summary) {\n  margin-top: 0.6rem;\n}\n\n.findings {\n  padding: 0;\n  list-style: none;\n}\n\n.findings li {\n  padding: 0.6rem 0;\n  border-top: 1px solid var(--line);\n  overflow-wrap: anywhere;\n}\n\n/* Filters */\n\n.filters {\n  display: block;\n  margin: 0.6rem 0;\n}\n\n.statuses,\n.choices,\n.pages {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.5rem;\n  align-items: end;\n}\n\n.choices {\n  margin-top: 0.75rem;\n}\n\n.field {\n  display: grid;\n  min-width: 0;\n  max-width: 100%;\n}\n\n.field label {\n  color: var(--soft);\n  font-size: 0.8rem;\n}\n\n.field:first-child {\n  flex: 1 1 16rem;\n}\n\ninput,\nselect,\nbutton {\n  max-width: 100%;\n  min-height: 2.1rem;\n  padding: 0.2rem 0.6rem;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--page);\n  color: var(--text);\n  font: inherit;\n  font-size: 0.9rem;\n}\n\nselect {\n  max-width: 20rem;\n}\n\nbutton {\n  cursor: pointer;\n}\n\nbutton:disabled {\n  color: var(--soft);\n  cursor: default;\n}\n\n.pages {\n  align-items: center;\n  margin-top: 0.75rem;\n}\n\n.status {\n  padding: 0.1rem 0.5rem;\n  border-radius: 1rem;\n  background: var(--none-box);\n  color: var(--none);\n  font-size: 0.85rem;\n  white-space: nowrap;\n}\n\n.status.passed {\n  background: var(--good-box);\n  color: var(--good);\n}\n\n.status.failed,\n.status.errored {\n  background: var(--bad-box);\n  color: var(--bad);\n}\n\n.status.unverified {\n  background: var(--warn-box);\n  color: var(--warn);\n}\n\nbutton.status {\n  border: 2px solid transparent;\n  padding: 0.1rem 0.8rem;\n}\n\nbutton.status[aria-pressed=\"true\"] {\n  border-color: currentcolor;\n  font-weight: 600;\n}\n\n/* Tables */\n\n.scroll {\n  overflow-x: auto;\n}\n\ntable {\n  width: 100%;\n  border-collapse: collapse;\n}\n\nth,\ntd {\n  padding: 0.45rem 0.6rem;\n  border-bottom: 1px solid var(--line);\n  text-align: left;\n  vertical-align: top;\n}\n\nthead th {\n  color: var(--soft);\n  font-size: 0.8rem;\n  font-weight: 600;\n  white-space: nowrap;\n}\n\ntbody th {\n  min-width: 12rem;\n  font-weight: 400;\n  overflow-wrap: anywhere;\n}\n\ntd.none {\n  color: var(--soft);\n  font-size: 0.85rem;\n}\n\n.open {\n  min-height: 0;\n  padding: 0;\n  border: 0;\n  background: none;\n  color: var(--link);\n  text-align: left;\n  overflow-wrap: anywhere;\n}\n\n.open::before {\n  display: inline-block;\n  width: 1.1em;\n  content: \"▸\";\n}\n\n.open[aria-expanded=\"true\"]::before {\n  content: \"▾\";\n}\n\n.preview {\n  display: block;\n  margin-left: 1.1rem;\n  color: var(--soft);\n  font-size: 0.85rem;\n}\n\n/* Details of a test */\n\n.detail > td {\n  padding: 0.75rem 0.75rem 1.5rem 1.5rem;\n  background: var(--box);\n}\n\n/* As wide as the window at most, wherever the table is scrolled to. */\n.detail > td > div {\n  position: sticky;\n  left: 1.5rem;\n  max-width: calc(100vw - 6rem);\n}\n\n.detail section,\n.detail h4 {\n  margin-top: 0.75rem;\n}\n\n.failure-box h4 {\n  margin-top: 0;\n}\n\n.detail pre,\n.findings pre {\n  max-height: 28rem;\n  overflow: auto;\n  padding: 0.4rem 0.6rem;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--page);\n}\n\n.failure-box {\n  margin: 0.5rem 0 0.75rem;\n  padding-left: 0.9rem;\n  border-left: 3px solid var(--bad);\n}\n\n.failure-box h4,\n.failure-box .text {\n  overflow-wrap: anywhere;\n}\n\n.failure-box .source {\n  margin: 0.5rem 0;\n}\n\n.failure-box dl {\n  display: grid;\n  grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr);\n  gap: 0.3rem 0.75rem;\n  margin-bottom: 0.5rem;\n}\n\n.failure-box dt {\n  padding-top: 0.35rem;\n  color: var(--soft);\n  font-size: 0.85rem;\n}\n\n.failure-box dd {\n  min-width: 0;\n}\n\n.added {\n  color: var(--good);\n}\n\n.removed {\n  color: var(--bad);\n}\n\n/* Charts */\n\n.bar,\n.histogram {\n  display: block;\n  width: 22rem;\n}\n\n.bar {\n  height: 1.2rem;\n  background: var(--box);\n}\n\n.bar rect {\n  shape-rendering: crispedges;\n  fill: var(--none);\n}\n\n.bar .start {\n  fill: var(--link);\n}\n\n.bar .passed {\n  fill: var(--good);\n}\n\n.bar .failed,\n.bar .errored {\n  fill: var(--bad);\n}\n\n.bar .unverified,\n.bar .rare {\n  fill: var(--warn);\n}\n\n.bar .half {\n  fill: var(--good);\n}\n\n.bar .most {\n  fill: var(--link);\n}\n\n.bar .slowest {\n  fill: var(--bad);\n}\n\n.drift-breaking {\n  color: var(--bad);\n  font-weight: 600;\n}\n\n.column {\n  fill: var(--link);\n}\n\n.tick {\n  fill: var(--soft);\n  font-size: 9px;\n  text-anchor: middle;\n}\n\n@media (max-width: 40rem) {\n  main {\n    padding: 1rem 0.75rem 3rem;\n  }\n\n  .detail > td {\n    padding-left: 0.6rem;\n  }\n\n  .detail > td > div {\n    left: 0.6rem;\n    max-width: calc(100vw - 3rem);\n  }\n\n  .failure-box dl {\n    grid-template-columns: minmax(0, 1fr);\n  }\n\n  tbody th {\n    min-width: 9rem;\n  }\n}\n\n.scroll td > pre {\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\n";

;// CONCATENATED MODULE: ./src/report/formats/html.ts










const MAX_FILES = 20;
const MAX_TOOLS = 500;
const MAX_DRIFT = 200;
const MAX_DRIFT_LENGTH = 2000;
/**
 * One HTML file that needs nothing else. The results are embedded as JSON, in chunks as they come, and the script of the
 * page (html/page/) shows them. Texts get into the page as text only; nothing but that script and its styles is
 * allowed to take effect.
 */
const html = async function* (head, rows, options) {
    yield beginning();
    yield dataElement(`id="${HEAD_ID}"`, pageHead(head, options));
    yield* testElements(rows);
    yield `<script>${SCRIPT}</script>\n</body>\n</html>\n`;
};
function beginning() {
    const policy = [
        "default-src 'none'",
        `script-src ${hashOf(SCRIPT)}`,
        `style-src ${hashOf(STYLE)}`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
    ].join("; ");
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>mcptest report</title>
<style>${STYLE}</style>
</head>
<body>
<main id="page"><noscript>This report is shown by a script, and scripts are turned off.</noscript></main>
`;
}
function hashOf(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)("sha256").update(text).digest("base64")}'`;
}
function pageHead(head, options) {
    const { run, summary, findings, servers, drift = [], rules } = head;
    const [counts = "", ...reasons] = (0,words/* closingParts */.Xo)(head, options.others);
    const interrupted = run.interrupted === true;
    return {
        conclusion: options.conclusion ?? (0,gate/* gate */.G)(summary, findings, { interrupted }).conclusion,
        counts,
        reasons,
        facts: factsOf(head),
        summary,
        servers: servers.map(pageServer),
        findings: (0,words/* findingsOutsideTests */.LI)(findings)
            .sort((a, b) => Number(b.gates) - Number(a.gates))
            .map((finding) => ({ ...findingFacts(finding), place: finding.location ? (0,source_frame/* placeOf */.$t)(finding.location) : "" })),
        drift: [...drift]
            .sort((a, b) => Number(b.gates) - Number(a.gates))
            .slice(0, MAX_DRIFT)
            .map(pageDrift),
        moreDrift: Math.max(0, drift.length - MAX_DRIFT),
        rules: Object.fromEntries(Object.entries(rules).map(([id, { title, severity, fix, url }]) => [
            (0,words/* line */.n8)(id),
            { title: (0,words/* line */.n8)(title, 500), severity, fix: (0,words/* line */.n8)(fix, 1000), url: (0,markup/* helpAddress */.Yo)(url) ?? "" },
        ])),
        runs: (options.runs ?? []).map(pageRun).sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1)),
    };
}
function factsOf(head) {
    const { run, tool } = head;
    const { suite_files: files, overrides, target_versions: versions, shard } = run;
    const left = files.length - MAX_FILES;
    const more = left > 0 ? [`and ${left} more`] : [];
    const facts = [
        ["Started", (0,words/* line */.n8)(run.started_at)],
        ["Suites", [...files.slice(0, MAX_FILES).map((file) => (0,words/* line */.n8)(file, 500)), ...more].join(", ")],
        ["Revisions", versions.map((version) => (0,words/* line */.n8)(version)).join(", ")],
        ["Shard", (0,words/* line */.n8)(shard ?? "")],
        ["Baseline", (0,words/* line */.n8)(run.baseline ?? "", 500)],
        ["Coverage", coverageText(head)],
        ["Server overrides", overrides.map((name) => (0,words/* line */.n8)(name)).join(", ")],
        ["Made by", (0,words/* line */.n8)(`${tool.name} ${tool.version}`)],
    ];
    return facts.filter(([, value]) => value !== "");
}
function coverageText({ servers }) {
    return (0,coverage/* coverageOfServers */.m)(servers)
        .map(({ server, exercised, total }) => `${exercised} of ${total} of ${(0,words/* line */.n8)(server)}`)
        .join(", ");
}
function pageServer(server) {
    const { name, file, kind, target_version, negotiated_version, server_info } = server;
    const info = server_info === null || server_info === undefined ? "" : (0,words/* line */.n8)(JSON.stringify(server_info), 300);
    const speaks = negotiated_version === null ? "" : `revision ${(0,words/* line */.n8)(negotiated_version)}`;
    return {
        name: (0,words/* line */.n8)(name),
        file: (0,words/* line */.n8)(file ?? "", 500),
        version: (0,words/* line */.n8)(target_version ?? ""),
        about: [kind, speaks, info].filter((part) => part !== "").join(", "),
        startup: server.startup_ms,
        calls: server.calls,
        p50: server.p50_ms,
        p95: server.p95_ms,
        p99: server.p99_ms,
        tools: (server.tools ?? [])
            .slice(0, MAX_TOOLS)
            .map((tool) => [(0,words/* line */.n8)(tool.name), tool.calls, tool.p50_ms, tool.p95_ms, tool.p99_ms, tool.max_ms]),
    };
}
function pageDrift(drift) {
    const { server, target_version, message, class: kind, gates } = drift;
    const json = (value) => (value === undefined ? "" : (0,words/* block */.om)(JSON.stringify(value, null, 2), MAX_DRIFT_LENGTH));
    return {
        server: (0,words/* serverName */.L5)(server, target_version),
        text: (0,words/* line */.n8)(message, 500),
        class: kind,
        gates,
        before: json(drift.before),
        after: json(drift.after),
    };
}
function pageRun({ run, summary, servers }) {
    const slowest = servers.flatMap(({ p95_ms }) => (p95_ms === null ? [] : [p95_ms]));
    return {
        startedAt: (0,words/* line */.n8)(run.started_at),
        shard: (0,words/* line */.n8)(run.shard ?? ""),
        versions: run.target_versions.map((version) => (0,words/* line */.n8)(version)).join(", "),
        duration: run.duration_ms,
        summary,
        p95: slowest.length === 0 ? null : Math.max(...slowest),
    };
}


/***/ }),

/***/ 44216:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eC: () => (/* binding */ scriptJson),
/* harmony export */   jR: () => (/* binding */ headLine),
/* harmony export */   rF: () => (/* binding */ jsonLine)
/* harmony export */ });
/** The head as one line of JSON, without the rows. */
function headLine({ tool, run, summary, servers, findings, causes, drift, rules }) {
    return jsonLine({ version: 1, tool, run, summary, servers, findings, causes, ...(drift && { drift }), rules });
}
/**
 * One object as one line of JSON. A GitHub runner runs `##[` commands anywhere in a line, and some readers treat U+2028 as
 * a line end: in JSON strings both can be escaped.
 */
function jsonLine(value) {
    return JSON.stringify(value)
        .replaceAll("##[", "#\\u0023[")
        .replaceAll("\u2028", "\\u2028")
        .replaceAll("\u2029", "\\u2029");
}
/** JSON for a `script` element: nothing in it ends the element or starts a comment. */
function scriptJson(value) {
    return jsonLine(value).replaceAll("<", "\\u003c");
}


/***/ }),

/***/ 68132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   WQ: () => (/* binding */ linkRules),
/* harmony export */   Yo: () => (/* binding */ helpAddress),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   ph: () => (/* binding */ codeText),
/* harmony export */   zH: () => (/* binding */ details),
/* harmony export */   zj: () => (/* binding */ preText)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72691);

/**
 * One line of untrusted text for Markdown: raw HTML, in which neither Markdown nor mentions, links to issues or
 * emoji are parsed. It belongs in a block of HTML without blank lines.
 */
function codeText(text, limit) {
    return `<code>${escapeHtml((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(text, limit))}</code>`;
}
/** Lines of text, sanitized already, as they are. */
function preText(text) {
    const lines = escapeHtml(text).split("\n");
    // A blank line would end the block of HTML, and what follows it would be Markdown.
    return `<pre>${lines.map((line) => (line.trim() === "" ? "&#32;" : line)).join("\n")}</pre>`;
}
/** `file:line`, linked if `link` has an address. */
function placeText(location, link) {
    const address = link?.(location);
    const text = codeText(`${location.file}:${location.line}`, 300);
    return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
}
/** HTML in whose text the id of each rule is a link to its page. */
function linkRules(html, rules) {
    return html.replace(/<[^>]*>|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b/g, (part) => {
        const url = Object.hasOwn(rules, part) ? helpAddress(rules[part].url) : undefined;
        return url ? `<a href="${escapeHtml(url)}">${part}</a>` : part;
    });
}
/** The address of a rule's help, if it is one that a link may have: rules of a results file are untrusted. */
function helpAddress(url) {
    return /^https:\/\/[\w./#-]+$/.test(url) ? url : undefined;
}
/** A collapsed section; one block of HTML. */
function details(summary, content, open = false) {
    return `<details${open ? " open" : ""}><summary>${summary}</summary>${content}</details>\n`;
}
/** How many bytes a text takes in a file. */
function bytesOf(text) {
    return Buffer.byteLength(text);
}
function escapeHtml(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("@", "&#64;");
}


/***/ }),

/***/ 89542:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ scoreLines),
/* harmony export */   Q: () => (/* binding */ scoreText)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72691);

const MAX_LENGTH = 500;
const MAX_NOTES = 20;
/** The scores of a row with their reasons, for the text of its test. */
function scoreLines({ scores = [] }) {
    return scores.flatMap((score) => {
        const notes = score.note?.split("\n") ?? [];
        const shown = notes.slice(0, MAX_NOTES).map((note) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(note, MAX_LENGTH)}`);
        const more = notes.length > MAX_NOTES ? [`  and ${notes.length - MAX_NOTES} more`] : [];
        const reason = score.reason === undefined ? "" : `: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(score.reason, MAX_LENGTH)}`;
        return [`score: ${scoreText(score)}${reason}`, ...shown, ...more];
    });
}
/** `rubric 0.9 (at least 0.7)`. */
function scoreText({ name, target, score, threshold }) {
    const of = target === undefined ? "" : ` of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(target)}`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(name)}${of} ${score}${threshold === undefined ? "" : ` (at least ${threshold})`}`;
}


/***/ }),

/***/ 72691:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   L5: () => (/* binding */ serverName),
/* harmony export */   LI: () => (/* binding */ findingsOutsideTests),
/* harmony export */   OR: () => (/* binding */ baselineNote),
/* harmony export */   UU: () => (/* binding */ testName),
/* harmony export */   Xo: () => (/* binding */ closingParts),
/* harmony export */   Zl: () => (/* binding */ ruleIds),
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   oM: () => (/* binding */ closingLine),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   qE: () => (/* binding */ isKnown),
/* harmony export */   qL: () => (/* binding */ blockStart),
/* harmony export */   rc: () => (/* binding */ statusCounts),
/* harmony export */   tG: () => (/* binding */ fixedNote)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97819);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96132);





const MAX_NAME_LENGTH = 200;
/** How many findings a closing line names. */
const MAX_NAMED = 5;
/** One line of untrusted text of the results, at most `limit` characters before escaping. */
function line(text, limit = MAX_NAME_LENGTH) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .PN)(stored(text, limit));
}
/** Text of the results, at most `limit` characters of it. */
function cutText(text, limit) {
    return stored(text, limit);
}
/** Untrusted text of the results, at most `limit` characters before escaping. */
function block(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitize */ .aj)(stored(text, limit));
}
/** The beginning of an untrusted text of the results. */
function blockStart(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitize */ .aj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedText */ .Tw)(text), limit, ""));
}
/** At most `limit` characters of a text of the results: the store accepts only redacted ones. */
function stored(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedText */ .Tw)(text), limit);
}
/** `adds two numbers [row]`. */
function testName(row) {
    return row.row === undefined ? line(row.name) : `${line(row.name)} [${line(String(row.row))}]`;
}
/** `ASSERT-EXACT, FAULT-TIMEOUT-CALL`: the rule of a failure, and the faults that were seen with it. */
function ruleIds({ rule_id, taxonomy_ids }) {
    return [...new Set([rule_id, ...taxonomy_ids])].map((id) => line(id)).join(", ");
}
/** `calc @ 2025-11-25`, whichever of the two is known; empty if neither is. */
function serverName(server, targetVersion) {
    return [server, targetVersion].flatMap((name) => (name === null ? [] : [line(name)])).join(" @ ");
}
/** `12 passed (1 flaky), 2 failed (1 known)`: every status that occurs; `no tests` if none does. */
function statusCounts(summary) {
    const { flaky, fixed = 0, known_failures: known = 0 } = summary;
    const among = { passed: { flaky, fixed }, failed: { known } };
    const parts = ["passed", "failed", "errored", "skipped", "deferred", "unverified"]
        .filter((status) => summary[status] > 0)
        .map((status) => {
        const counts = Object.entries(status === "passed" || status === "failed" ? among[status] : {});
        const parts = counts.filter(([, count]) => count > 0).map(([name, count]) => `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(count)} ${name}`);
        return `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(summary[status])} ${status}${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`;
    });
    return parts.join(", ") || "no tests";
}
/** True for a failure that the baseline has: it is shown, and does not fail the run. */
function isKnown(row) {
    return row.baseline === "known";
}
/** What the baseline says of a row: `known failure: REASON (TRACKING)`; empty if it says nothing. */
function baselineNote({ baseline, baseline_entry: entry }) {
    if (baseline === "known")
        return `known failure${entryNote(entry)}`;
    if (baseline !== "new" || entry === undefined)
        return "";
    const place = entry.location ? ` at ${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(entry.location)}` : "";
    return `new failure: other than the one in the baseline${place}${entryNote(entry)}`;
}
/** That a test passes whose failure the baseline has; empty for any other. */
function fixedNote({ baseline, baseline_entry: entry }) {
    return baseline === "fixed" ? `fixed: the baseline has a failure of it${entryNote(entry)}` : "";
}
/** Why an entry of the baseline is accepted, and where it is tracked. */
function entryNote({ reason, tracking } = {}) {
    const reasonText = reason === undefined ? "" : `: ${line(reason, 300)}`;
    return tracking === undefined ? reasonText : `${reasonText} (${line(tracking, 300)})`;
}
/** The findings that are not part of a failed test. */
function findingsOutsideTests(findings) {
    return findings.filter((finding) => !finding.in_tests);
}
/** `FAULT-X on calc @ 2025-11-25, 3 times: what was seen`. */
function findingLine(finding) {
    const times = finding.count > 1 ? `, ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(finding.count, "time")}` : "";
    const known = finding.known ? ` [known${entryNote(finding.known)}]` : "";
    return `${findingName(finding)}${times}: ${line(finding.message, 500)}${known}`;
}
/** `FAULT-X on calc @ 2025-11-25`, or `COMP-001 at 2025-11-25` for one without a server. */
function findingName({ rule_id, server, target_version }) {
    const place = serverName(server, target_version);
    if (place === "")
        return line(rule_id);
    return `${line(rule_id)} ${server === null ? "at" : "on"} ${place}`;
}
/** The result of a whole run in one line, with the reasons why it is not a success. */
function closingLine(closed, others) {
    return closingParts(closed, others).join("; ");
}
/** Its parts: the counts, what gates, and `others`: what neither of them says. */
function closingParts({ summary, run, findings }, others = []) {
    const stopped = run.interrupted ? ", interrupted" : "";
    const gating = [...new Set(findings.filter(({ gates }) => gates).map(findingName))];
    const more = gating.length > MAX_NAMED ? ` and ${gating.length - MAX_NAMED} more` : "";
    return [
        `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(summary.total, "test")}: ${statusCounts(summary)} in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(run.duration_ms)}${stopped}`,
        ...(gating.length > 0 ? [`failed by ${gating.slice(0, MAX_NAMED).join(", ")}${more}`] : []),
        ...others.map((reason) => line(reason.replace(/\.$/, ""), 500)),
    ];
}


/***/ }),

/***/ 3078:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ groupByTest)
/* harmony export */ });
/** The rows of one test on one server at each of its revisions; in report order, rows of one test follow each other. */
async function* groupByTest(rows) {
    let groups = [];
    for await (const row of rows) {
        if (groups.length > 0 && !isSameTest(groups[0][0], row)) {
            yield* groups;
            groups = [];
        }
        // The last of its server: the next test may have the same name.
        const group = groups.findLast(([first]) => first?.server === row.server);
        if (group?.every((other) => other.target_version !== row.target_version))
            group.push(row);
        else
            groups.push([row]);
    }
    yield* groups;
}
function isSameTest(a, b) {
    return a.name === b.name && a.row === b.row && a.block === b.block && a.location.file === b.location.file;
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

/***/ 18378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ interleave),
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   Fh: () => (/* binding */ importKey),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   nf: () => (/* binding */ inRunOrder)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92831);

/** The suite file that a row's id starts with. */
function suiteOf({ id }) {
    return id.slice(0, Math.max(0, id.indexOf("::")));
}
/** The file of a test within its suite, which may be imported. */
function importKey(row) {
    return JSON.stringify([suiteOf(row), row.location.file]);
}
/** One test at one revision. */
function keyOf(row) {
    return `${row.id}\n${row.target_version ?? ""}`;
}
/** When the run of a row started. */
function startOf(row, source) {
    return row.run_started_at ?? source.head.run.started_at;
}
/**
 * Rows of all sources by suite, file of the test (a suite or what it imports), line, data row and revision. Within one
 * source at one revision their order stays.
 */
async function* interleave(sources, run, importRanks, byTest) {
    const suites = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const readers = sources.map((source) => {
        const rows = source.rows()[Symbol.asyncIterator]();
        // Data rows of one test have one place: they are counted.
        let last = "";
        let ordinals = new Map();
        const place = (row) => {
            const { file, line, column } = row.location;
            const test = `${file}:${line}:${column}`;
            if (test !== last)
                ordinals = new Map();
            last = test;
            const version = row.target_version ?? "";
            const ordinal = ordinals.get(version) ?? 0;
            ordinals.set(version, ordinal + 1);
            return [suites(suiteOf(row)), importRanks.get(importKey(row)) ?? 0, line, column, ordinal, versions(version)];
        };
        const next = async () => {
            for (;;) {
                const { done, value } = await rows.next();
                if (done)
                    return undefined;
                const at = place(value);
                if (byTest.get(keyOf(value)) !== source)
                    continue;
                const row = sources.length === 1 ? value : { ...value, run_started_at: startOf(value, source) };
                return { row, place: at };
            }
        };
        return { next, close: async () => rows.return?.() };
    });
    try {
        const heads = await Promise.all(readers.map((reader) => reader.next()));
        for (;;) {
            let first;
            for (const [i, head] of heads.entries()) {
                if (head === undefined)
                    continue;
                if (first === undefined || isBefore(head, heads[first]))
                    first = i;
            }
            if (first === undefined)
                return;
            yield heads[first].row;
            heads[first] = await readers[first].next();
        }
    }
    finally {
        await Promise.all(readers.map((reader) => reader.close()));
    }
}
/** Servers by suite and revision; those of one suite at one revision ran together and keep their order. */
function inRunOrder(heads, run) {
    const suites = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const place = ({ file, target_version }) => [suites(file ?? ""), versions(target_version ?? "")];
    return heads.flatMap((head) => head.servers).sort((a, b) => compareLists(place(a), place(b)));
}
function rankOf(names) {
    const ranks = new Map(names.map((name, i) => [name, i]));
    return (name) => ranks.get(name) ?? names.length;
}
/** True if a row comes first; rows at one place are in the order of their ids. */
function isBefore(a, b) {
    return (compareLists(a.place, b.place) || (0,_core_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byText */ .z)(a.row.id, b.row.id)) < 0;
}
function compareLists(a, b) {
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return a[i] - b[i];
    return 0;
}


/***/ })

};
