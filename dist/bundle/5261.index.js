export const id = 5261;
export const ids = [5261];
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

/***/ 35510:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   Ur: () => (/* binding */ alikeFailures),
/* harmony export */   WS: () => (/* binding */ failureKey),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/**
 * The failures of one test at all its revisions. Failures are alike if they break the same rule by the same assertion
 * with the same message, whatever revision the message names.
 */
function alikeFailures(rows) {
    const found = new Map();
    for (const row of rows) {
        const seen = new Map();
        for (const failure of row.failures) {
            const same = `${row.baseline ?? ""} ${failureKey(failure, row.target_version)}`;
            // Two failures of one row stay two.
            const nth = seen.get(same) ?? 0;
            seen.set(same, nth + 1);
            const key = `${nth} ${same}`;
            const known = found.get(key);
            if (known === undefined)
                found.set(key, { failure, row, rows: [row], others: [] });
            else {
                known.rows.push(row);
                if (actualOf(failure, row.target_version) !== actualOf(known.failure, known.row.target_version))
                    known.others.push({ version: row.target_version, failure });
            }
        }
    }
    return [...found.values()];
}
/** Equal for failures that differ only by the revision. */
function failureKey(failure, version) {
    const { rule_id, target, matcher, message, location } = failure;
    return JSON.stringify([rule_id, target, matcher, withoutVersion(message, version), location.file, location.line]);
}
/** `2025-06-18, 2025-11-25`; null if the suite lists no revisions. */
function versionsOf(rows) {
    return rows.flatMap(({ target_version: version }) => (version === null ? [] : [version])).join(", ") || null;
}
/** Rows in groups with the same value of `key`, in the order of their first. */
function groupBy(items, key) {
    const groups = new Map();
    for (const item of items) {
        const group = groups.get(key(item));
        if (group)
            group.push(item);
        else
            groups.set(key(item), [item]);
    }
    return [...groups.values()];
}
function actualOf(failure, version) {
    return "actual" in failure ? withoutVersion(JSON.stringify(failure.actual), version) : "";
}
function withoutVersion(text, version) {
    return version === null || version === "" ? text : text.replaceAll(version, "REVISION");
}


/***/ }),

/***/ 40304:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ causeId),
/* harmony export */   an: () => (/* binding */ shownCauses),
/* harmony export */   mB: () => (/* binding */ causeLine),
/* harmony export */   xv: () => (/* binding */ causeText)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35510);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68986);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);




/** The causes of a run, each once: a server that does not start does so at every revision, and in every file. */
function shownCauses({ causes = [] }) {
    return (0,_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(causes.filter(({ failures }) => failures.length > 0), causeKey).map((alike) => {
        const [cause] = alike;
        const versions = [...new Set(alike.map(({ target_version: version }) => version))];
        const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .serverName */ .L5)(cause.server, (0,_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .versionsOf */ .x4)(versions.map((target_version) => ({ target_version }))));
        const counts = new Map();
        for (const { target_version: version, tests } of alike)
            counts.set(version ?? "", (counts.get(version ?? "") ?? 0) + tests);
        const tests = alike.reduce((sum, shown) => sum + shown.tests, 0);
        return {
            cause,
            ids: alike.map(({ id }) => id),
            failures: cause.failures,
            title: cause.kind === "server"
                ? `server ${serverLabel} did not start`
                : `setup failed${serverLabel ? ` at ${serverLabel}` : ""}`,
            effect: `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(tests, "test")} ${tests === 1 ? "was" : "were"} not run because of it`,
            counts,
        };
    });
}
/** What stopped the tests, with the command as it was started and the author's lines. No line feed at the end. */
function causeText({ cause, failures, effect }, paint) {
    const { command, cwd, url, request } = cause;
    const started = [
        ["command", command],
        ["cwd", cwd],
        ["url", url],
    ];
    const [first, ...rest] = failures.map((failure, i) => (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(failure, request === undefined ? {} : { request }, paint, i === 0 ? started : []));
    return [`${first}\n  ${paint.bold(`${effect}.`)}`, ...rest].join("\n\n");
}
/** What stopped the tests, in one line. */
function causeLine({ title, failures, effect }) {
    return `${title}: ${failures.map(_failure_text_js__WEBPACK_IMPORTED_MODULE_1__/* .failureLine */ .Pu).join("; ")}; ${effect}`;
}
/** `[FAULT-START-EXIT]`. */
function causeId({ failures: [failure] }) {
    return `[${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(failure?.rule_id ?? "")}]`;
}
function causeKey({ kind, server, target_version: version, failures }) {
    // A free port differs from start to start.
    const keys = failures.map((failure) => (0,_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .failureKey */ .WS)(failure, version).replace(/:\d{4,5}\b/g, ":PORT"));
    const ends = failures.map(({ process }) => [process?.exit_code, process?.signal]);
    return JSON.stringify([kind, server, keys, ends]);
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

/***/ 95261:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit),
/* harmony export */   xunit: () => (/* binding */ xunit)
/* harmony export */ });
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97819);
/* harmony import */ var _results_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69204);
/* harmony import */ var _agent_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27003);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40304);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68986);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9066);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72691);







// A suite has its counts before its tests, so it is held until it is complete; a very large file makes several suites.
const MAX_TESTS = 5_000;
const MAX_CHARACTERS = 4 * 1024 * 1024;
const MAX_FILE_LENGTH = 1000;
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_6__/* .createPaint */ .X)(false);
/**
 * JUnit XML. One suite for each file, in parts if it is very large; each test has its `file` and `line`, which GitLab,
 * CircleCI and Codecov read. Failed tests are failures, errored ones errors; known failures, and what was skipped,
 * deferred or could not be verified, are skipped with the reason. Of the tests that one cause stopped, the first has its
 * whole text. Findings are a separate suite: those that fail the run are failures in it, the others properties. Written
 * as a stream, so no library that holds the whole document is used.
 */
const junit = (head, rows) => junitXml(head, rows, true);
/**
 * The same by Jenkins' schema (junit-10.xsd), which allows neither `file` nor `line` of a test: Jenkins' xUnit plugin
 * refuses a file with them.
 */
const xunit = (head, rows) => junitXml(head, rows, false);
async function* junitXml(head, rows, withPlaces) {
    const { summary, run, tool } = head;
    const findings = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .findingsOutsideTests */ .LI)(head.findings);
    const gating = findings.filter(({ gates }) => gates);
    const timestamp = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(run.started_at, 100).slice(0, "2026-01-02T03:04:05".length);
    yield '<?xml version="1.0" encoding="UTF-8"?>\n';
    yield `<testsuites${attributes({
        name: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(tool.name),
        time: seconds(run.duration_ms),
        tests: summary.total + gating.length,
        failures: summary.failed - (summary.known_failures ?? 0) + gating.length,
        errors: summary.errored,
    })}>\n`;
    /** Causes that no test has shown yet. */
    const causes = new Map((0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .shownCauses */ .an)(head).flatMap((cause) => cause.ids.map((id) => [id, cause])));
    let suite = newSuite("");
    for await (const row of rows) {
        const full = suite.summary.total >= MAX_TESTS || suite.text.length >= MAX_CHARACTERS;
        if (row.location.file !== suite.file || full) {
            yield suiteXml(suite, timestamp);
            suite = newSuite(row.location.file);
        }
        (0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countRow */ .ym)(suite.summary, row);
        suite.ms += row.duration_ms;
        const cause = row.status === "errored" ? causes.get(row.cause ?? "") : undefined;
        for (const id of cause?.ids ?? [])
            causes.delete(id);
        suite.text += testXml(row, cause, withPlaces);
    }
    yield suiteXml(suite, timestamp);
    if (findings.length > 0)
        yield findingsXml(findings, timestamp);
    yield "</testsuites>\n";
}
function newSuite(file) {
    return { file, summary: (0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .emptySummary */ .CB)(), ms: 0, text: "" };
}
function suiteXml({ file, summary, ms, text }, timestamp) {
    if (summary.total === 0)
        return "";
    const { total, failed, errored, skipped, deferred, unverified, known_failures: known = 0 } = summary;
    const head = attributes({
        name: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(file, MAX_FILE_LENGTH),
        tests: total,
        failures: failed - known,
        errors: errored,
        skipped: skipped + deferred + unverified + known,
        time: seconds(ms),
        timestamp,
        file: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(file, MAX_FILE_LENGTH),
    });
    return `  <testsuite${head}>\n${text}  </testsuite>\n`;
}
function testXml(row, cause, withPlace) {
    const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .serverName */ .L5)(row.server, row.target_version);
    const file = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(row.location.file, MAX_FILE_LENGTH);
    const head = `    <testcase${attributes({
        name: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .testName */ .UU)(row)}${serverLabel ? ` (${serverLabel})` : ""}`,
        classname: `${file} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(row.block)}`,
        time: seconds(row.duration_ms),
        ...(withPlace && { file, line: row.location.line }),
    })}`;
    const inside = outcomeXml(row, cause) + flakyXml(row);
    return inside === "" ? `${head}/>\n` : `${head}>\n${inside}    </testcase>\n`;
}
/** `cause`: why the test was not run, if no test before it shows that. */
function outcomeXml(row, cause) {
    switch (row.status) {
        case "passed": {
            const notes = [(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .fixedNote */ .tG)(row), ...(row.agent ? (0,_agent_text_js__WEBPACK_IMPORTED_MODULE_2__/* .agentLines */ .vl)(row) : [])].filter((note) => note !== "");
            return notes.length === 0 ? "" : `      <system-out>${escapeXml(notes.join("\n"))}</system-out>\n`;
        }
        case "failed":
        case "errored": {
            // One element for each test: readers take the first and drop the others.
            const [first] = row.failures;
            const isStopped = row.cause !== undefined && cause === undefined;
            const message = first && !isStopped ? (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .failureLine */ .Pu)(first) : (row.reason ?? row.status);
            const texts = isStopped ? [] : row.failures.map((failure) => (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .failureText */ .kY)(failure, row, paint));
            if (row.agent)
                texts.push((0,_agent_text_js__WEBPACK_IMPORTED_MODULE_2__/* .agentLines */ .vl)(row).join("\n"));
            const text = cause ? `${cause.title}\n${(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causeText */ .xv)(cause, paint)}` : texts.join("\n\n");
            if ((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .isKnown */ .qE)(row)) {
                const known = attributes({ type: "known", message: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .baselineNote */ .OR)(row)}; ${message}`, 1000) });
                return `      <skipped${known}/>\n      <system-out>${escapeXml(text || (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(row.location))}</system-out>\n`;
            }
            const element = row.status === "failed" ? "failure" : "error";
            const type = first ? (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleIds */ .Zl)(first) : row.status;
            return `      <${element}${attributes({ type, message: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(message, 1000) })}>${escapeXml(text || (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(row.location))}</${element}>\n`;
        }
        default:
            return `      <skipped${attributes({ type: row.status, message: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(row.reason ?? row.status, 1000) })}/>\n`;
    }
}
function flakyXml(row) {
    if (row.status !== "passed" || row.attempts < 2)
        return "";
    return `      <flakyFailure${attributes({ type: "flaky", message: `passed at attempt ${row.attempts}` })}/>\n`;
}
function findingsXml(findings, timestamp) {
    const gating = findings.filter(({ gates }) => gates);
    const cases = gating.map((finding) => {
        const head = attributes({ name: nameOf(finding), classname: "findings" });
        const failure = attributes({ type: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(finding.rule_id), message: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(finding.message, 1000) });
        return `    <testcase${head}>\n      <failure${failure}>${escapeXml(textOf(finding))}</failure>\n    </testcase>\n`;
    });
    const warnings = findings.filter(({ gates }) => !gates);
    const properties = warnings.map((finding) => `      <property${attributes({ name: nameOf(finding), value: textOf(finding) })}/>\n`);
    const list = properties.length > 0 ? `    <properties>\n${properties.join("")}    </properties>\n` : "";
    const counts = { tests: gating.length, failures: gating.length, errors: 0, skipped: 0 };
    const head = attributes({ name: "findings", ...counts, timestamp });
    return `  <testsuite${head}>\n${list}${cases.join("")}  </testsuite>\n`;
}
function nameOf({ rule_id, server, target_version }) {
    const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .serverName */ .L5)(server, target_version);
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(rule_id)}${serverLabel ? ` (${serverLabel})` : ""}`;
}
function textOf(finding) {
    const place = finding.location ? [`--> ${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(finding.location)}`] : [];
    const evidence = finding.evidence ? [`| ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(finding.evidence, 1000)}`] : [];
    return [(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .findingLine */ .mC)(finding), ...place, ...evidence].join(" ");
}
function attributes(values) {
    return Object.entries(values)
        .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
        .join("");
}
/** Text for XML. Control characters are already gone, because every text of a report is sanitized; two more are not valid in XML. */
function escapeXml(text) {
    return text
        .replace(/[\ufffe\uffff]/g, "\ufffd")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;");
}
/** The schema allows three decimal places, and thousands only with commas. */
function seconds(ms) {
    return (Math.max(0, ms) / 1000).toFixed(3);
}


/***/ }),

/***/ 9066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ createPaint)
/* harmony export */ });
/** Paint that colours text, or leaves it unchanged. */
function createPaint(color, columns) {
    const sgr = (on, off) => (text) => (color ? `\x1b[${on}m${text}\x1b[${off}m` : text);
    return { red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39), dim: sgr(2, 22), bold: sgr(1, 22), columns };
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

/***/ 95846:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createFindings),
/* harmony export */   T: () => (/* binding */ keyOf)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92831);

/** How many messages of one rule at one place are listed; a server can make up any number of them. */
const MAX_MESSAGES = 100;
const FURTHER = "more of this rule, whose messages are not listed";
/** Findings of one rule, server, revision, place and message become one, with their counts added; it gates if one of them does. */
function createFindings() {
    const places = new Map();
    return {
        add(finding) {
            const place = keyOf(finding);
            const messages = places.get(place) ?? new Map();
            places.set(place, messages);
            const isListed = messages.has(finding.message) || messages.size < MAX_MESSAGES;
            const message = isListed ? finding.message : FURTHER;
            const existing = messages.get(message);
            if (existing === undefined) {
                const listed = { ...finding, message };
                if (!isListed)
                    delete listed.evidence;
                messages.set(message, listed);
            }
            else {
                existing.count += finding.count;
                existing.gates ||= finding.gates;
                if (!finding.in_tests)
                    delete existing.in_tests;
            }
        },
        list: () => [...places].sort(([a], [b]) => (0,_core_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byText */ .z)(a, b)).flatMap(([, messages]) => [...messages.values()]),
    };
}
/** Findings with the same key are merged. */
function keyOf(finding) {
    const { server, target_version, rule_id, location } = finding;
    const line = String(location?.line ?? 0).padStart(9, "0");
    return JSON.stringify([server ?? "", target_version ?? "", rule_id, location?.file ?? "", line]);
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
