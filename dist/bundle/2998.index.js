export const id = 2998;
export const ids = [2998,4244];
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

/***/ 80818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GX: () => (/* binding */ frameNote),
/* harmony export */   r9: () => (/* binding */ sourceFrame)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89528);


/** Columns of a line that are shown. */
const MAX_COLUMNS = 160;
/** Columns before the marked place, if the line is cut on the left. */
const COLUMNS_BEFORE = 40;
/** Lines shown above and below the marked one. */
const CONTEXT_LINES = 2;
const MAX_FILE_LENGTH = 500;
/**
 * Draws the place, and the author's lines around it with carets under the first line of the place. The lines are safe to
 * print. Values in the location and the snippet must be redacted.
 */
function sourceFrame(location, snippet, paintMark = (carets) => carets) {
    const source = (snippet?.text.split("\n") ?? [])
        .map((text, index) => ({ text, number: (snippet?.line ?? 0) + index }))
        .filter(({ number }) => Math.abs(number - location.line) <= CONTEXT_LINES);
    const margin = " ".repeat(String(source.at(-1)?.number ?? location.line).length);
    const start = location.column > MAX_COLUMNS - COLUMNS_BEFORE ? location.column - COLUMNS_BEFORE : 0;
    const lines = [`${margin}--> ${placeOf(location)}`];
    if (source.length > 0)
        lines.push(`${margin} |`);
    for (const { text, number } of source) {
        const shown = text.slice(start, start + MAX_COLUMNS);
        lines.push(`${String(number).padStart(margin.length)} | ${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(shown)}`.trimEnd());
        if (number === location.line) {
            const { indent, carets } = caretLine(location, text.trimEnd(), start);
            lines.push(`${margin} | ${indent}${paintMark(carets)}`);
        }
    }
    return { margin, lines };
}
/** Lines under a frame: ` = fix: Add it.`, with the other lines of the text below its first. None for an empty text. */
function frameNote(margin, label, text) {
    if (text === "")
        return [];
    const [first, ...rest] = text.split("\n");
    return [`${margin} = ${label}${first}`, ...rest.map((line) => `${margin}   ${line}`)];
}
/** `file:line:column`, safe to print. The file name must be redacted. */
function placeOf({ file, line, column }) {
    return `${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .PN)((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(file), MAX_FILE_LENGTH))}:${line}:${column}`;
}
/** Carets under the place; tabs before it stay tabs, so that both lines are indented alike. */
function caretLine(location, text, start) {
    const column = Math.max(start, location.column - 1);
    const end = location.end_line === location.line ? location.end_column : text.length + 1;
    const width = Math.min(end - location.column, start + MAX_COLUMNS - column);
    const before = text.slice(start, column).replace(/[^\t]/g, " ");
    return { indent: before.padEnd(column - start), carets: "^".repeat(Math.max(1, width)) };
}


/***/ }),

/***/ 68986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   kY: () => (/* binding */ failureText)
/* harmony export */ });
/* unused harmony exports typed, processEnd */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80818);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72691);



const MAX_VALUE_LENGTH = 4 * 1024;
const MAX_MESSAGE_LENGTH = 500;
const MAX_LINES = 40;
const MAX_ERRORS = 10;
/**
 * The whole text of one failure, for every report: place, the author's lines with a caret, target, typed expected and
 * actual, difference, request, how the server ended, and the fix. No line of it starts with text of the server or the
 * suite. No line feed at the end.
 */
function failureText(failure, row, paint) {
    const { margin, lines } = (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceFrame */ .r9)(failure.location, failure.snippet ?? row.snippet, paint.red);
    const fields = fieldsOf(failure, row, paint);
    const label = Math.max(0, ...fields.map(([name]) => name.length)) + 2;
    return [
        `${paint.red((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(failure.message, MAX_MESSAGE_LENGTH))} ${paint.dim(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(failure.rule_id)}]`)}`,
        ...lines,
        `${margin} |`,
        ...fields.flatMap(([name, value]) => fieldLines(name, value, label, margin, paint)),
        ...(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .frameNote */ .GX)(margin, paint.bold("fix: "), (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .block */ .om)(failure.fix, MAX_VALUE_LENGTH)),
    ].join("\n");
}
/** One failure in one line: what failed, expected and actual. */
function failureLine(failure) {
    const parts = [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(failure.message, MAX_MESSAGE_LENGTH)];
    if ("expected" in failure)
        parts.push(`expected ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(typed(failure.expected, "line"), MAX_MESSAGE_LENGTH)}`);
    if (saysActual(failure))
        parts.push(`actual ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(typed(failure.actual, "line"), MAX_MESSAGE_LENGTH)}`);
    if (failure.process)
        parts.push(`the server ${processEnd(failure.process)}`);
    return parts.join("; ");
}
/** A value with its type: `none`, `null`, `integer 5`, `string "5"`, `array [1,2]`; at most some 4 KiB. */
function typed(value, shape = "block") {
    if (value === undefined || value === null)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .g)(value);
    const compact = JSON.stringify(value);
    const tree = shape === "block" && compact.length > 100 && compact.length < MAX_VALUE_LENGTH / 2;
    const text = tree ? JSON.stringify(value, null, 2) : compact;
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .g)(value)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(text, MAX_VALUE_LENGTH)}`;
}
/** `exited with code 1`, `was ended by SIGKILL`, `was still running`: before mcptest ended it. */
function processEnd({ exit_code, signal }) {
    if (signal !== null)
        return `was ended by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(signal)}`;
    return exit_code === null ? "was still running" : `exited with code ${exit_code}`;
}
function fieldsOf(failure, row, paint) {
    const { process: end, errors } = failure;
    const fields = [
        ["target", failure.target === "" ? undefined : failure.target],
        ["expected", "expected" in failure ? typed(failure.expected) : undefined],
        ["actual", saysActual(failure) ? typed(failure.actual) : undefined],
        ["match", failure.match === undefined ? undefined : (failure.match ?? "none")],
        ["path", failure.path],
        ["diff", failure.diff && paintDiff(failure.diff, paint)],
        ["errors", errors?.length ? schemaErrors(errors) : undefined],
        ["score", failure.score?.toString()],
        ["reason", failure.reason],
        ["note", failure.note],
        ["request", failure.request ?? row.request],
        ["server", end && processText(end)],
    ];
    return fields.filter((field) => field[1] !== undefined && field[1] !== "");
}
/** For an assertion, no `actual` means that there was no value; elsewhere it means nothing. */
function saysActual(failure) {
    return failure.matcher !== "" || "actual" in failure;
}
function schemaErrors(errors) {
    const shown = errors
        .slice(0, MAX_ERRORS)
        .map((error) => `${error.instance_path || "the value"} ${error.message} (${error.schema_path})`);
    const more = errors.length > shown.length ? [`and ${errors.length - shown.length} more`] : [];
    return [...shown, ...more].join("\n");
}
function processText(end) {
    const stderr = end.stderr.map((text) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(text, 500)}`);
    return [`${processEnd(end)}${stderr.length > 0 ? "; its last lines of output:" : ""}`, ...stderr].join("\n");
}
function paintDiff(diff, paint) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .block */ .om)(diff, MAX_VALUE_LENGTH)
        .split("\n")
        .map((text) => (text.startsWith("+") ? paint.green(text) : text.startsWith("-") ? paint.red(text) : text))
        .join("\n");
}
function fieldLines(name, value, label, margin, paint) {
    const safe = name === "diff" ? value : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .block */ .om)(value, MAX_VALUE_LENGTH + 100);
    const all = safe.split("\n");
    const shown = all.slice(0, MAX_LINES);
    if (all.length > shown.length)
        shown.push(`… ${all.length - shown.length} more lines`);
    return shown.map((text, i) => {
        const head = i === 0 ? paint.bold(`${name}:`.padEnd(label)) : " ".repeat(label);
        return `${margin} | ${head}${text}`.trimEnd();
    });
}


/***/ }),

/***/ 42998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80818);
/* harmony import */ var _results_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69204);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68986);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9066);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72691);





// A suite has its counts before its tests, so it is held until it is complete; a very large file makes several suites.
const MAX_TESTS = 5_000;
const MAX_CHARACTERS = 4 * 1024 * 1024;
const MAX_FILE_LENGTH = 1000;
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .createPaint */ .X)(false);
/**
 * JUnit XML by Jenkins' schema (junit-10.xsd): one suite for each file, in parts if it is very large. Failed tests
 * are failures, errored ones errors; what was skipped, deferred or could not be verified is skipped with its reason.
 * Findings are a separate suite, those that fail the run as failures. Written as a stream, so no library that holds the
 * whole document is used.
 */
const junit = async function* (head, rows) {
    const { summary, run, tool } = head;
    const findings = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .besideTests */ .y2)(head.findings);
    const gating = findings.filter(({ gates }) => gates).length;
    yield '<?xml version="1.0" encoding="UTF-8"?>\n';
    yield `<testsuites${attributes({
        name: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(tool.name),
        time: seconds(run.duration_ms),
        tests: summary.total + findings.length,
        failures: summary.failed + gating,
        errors: summary.errored,
    })}>\n`;
    let suite = newSuite("");
    for await (const row of rows) {
        const full = suite.summary.total >= MAX_TESTS || suite.text.length >= MAX_CHARACTERS;
        if (row.location.file !== suite.file || full) {
            yield suiteXml(suite);
            suite = newSuite(row.location.file);
        }
        (0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countRow */ .ym)(suite.summary, row);
        suite.ms += row.duration_ms;
        suite.text += testXml(row);
    }
    yield suiteXml(suite);
    if (findings.length > 0)
        yield findingsXml(findings, gating);
    yield "</testsuites>\n";
};
function newSuite(file) {
    return { file, summary: (0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .emptySummary */ .CB)(), ms: 0, text: "" };
}
function suiteXml({ file, summary, ms, text }) {
    if (summary.total === 0)
        return "";
    const { total, failed, errored, skipped, deferred, unverified } = summary;
    const head = attributes({
        name: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(file, MAX_FILE_LENGTH),
        tests: total,
        failures: failed,
        errors: errored,
        skipped: skipped + deferred + unverified,
        time: seconds(ms),
        file: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(file, MAX_FILE_LENGTH),
    });
    return `  <testsuite${head}>\n${text}  </testsuite>\n`;
}
function testXml(row) {
    const where = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(row.server, row.target_version);
    const head = `    <testcase${attributes({
        name: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .UU)(row)}${where ? ` (${where})` : ""}`,
        classname: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(row.location.file, MAX_FILE_LENGTH)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(row.block)}`,
        time: seconds(row.duration_ms),
    })}`;
    const inside = outcomeXml(row) + flakyXml(row);
    return inside === "" ? `${head}/>\n` : `${head}>\n${inside}    </testcase>\n`;
}
function outcomeXml(row) {
    switch (row.status) {
        case "passed":
            return "";
        case "failed":
        case "errored": {
            // One element for each test: readers take the first and drop the others.
            const [first] = row.failures;
            const message = first ? (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .failureLine */ .Pu)(first) : (row.reason ?? row.status);
            const text = row.failures.map((failure) => (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure, row, paint)).join("\n\n");
            const element = row.status === "failed" ? "failure" : "error";
            const type = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(first?.rule_id ?? row.status);
            return `      <${element}${attributes({ type, message: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(message, 1000) })}>${escapeXml(text || (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(row.location))}</${element}>\n`;
        }
        default:
            return `      <skipped${attributes({ type: row.status, message: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(row.reason ?? row.status, 1000) })}/>\n`;
    }
}
function flakyXml(row) {
    if (row.status !== "passed" || row.attempts < 2)
        return "";
    return `      <flakyFailure${attributes({ type: "flaky", message: `passed at attempt ${row.attempts}` })}/>\n`;
}
function findingsXml(findings, gating) {
    const cases = findings.map((finding) => {
        const where = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(finding.server, finding.target_version);
        const text = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLine */ .mC)(finding), ...(finding.evidence ? [`| ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.evidence, 1000)}`] : [])].join("\n");
        const inside = finding.gates
            ? `<failure${attributes({ type: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.rule_id), message: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.message, 1000) })}>${escapeXml(text)}</failure>`
            : `<system-out>${escapeXml(text)}</system-out>`;
        const head = attributes({ name: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.rule_id)}${where ? ` (${where})` : ""}`, classname: "findings" });
        return `    <testcase${head}>\n      ${inside}\n    </testcase>\n`;
    });
    const head = attributes({ name: "findings", tests: findings.length, failures: gating, errors: 0, skipped: 0 });
    return `  <testsuite${head}>\n${cases.join("")}  </testsuite>\n`;
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ createPaint)
/* harmony export */ });
/** Paint that colours text, or leaves it unchanged. */
function createPaint(color) {
    const sgr = (on, off) => (text) => (color ? `\x1b[${on}m${text}\x1b[${off}m` : text);
    return { red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39), dim: sgr(2, 22), bold: sgr(1, 22) };
}


/***/ }),

/***/ 72691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   L5: () => (/* binding */ serverName),
/* harmony export */   UU: () => (/* binding */ testName),
/* harmony export */   Xo: () => (/* binding */ closingParts),
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   oM: () => (/* binding */ closingLine),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rc: () => (/* binding */ statusCounts),
/* harmony export */   y2: () => (/* binding */ besideTests)
/* harmony export */ });
/* unused harmony export findingName */
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);



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
/** At most `limit` characters of a text of the results: the store accepts only redacted ones. */
function stored(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .ownText */ .U3)(text), limit);
}
/** `adds two numbers [row]`. */
function testName(row) {
    return row.row === undefined ? line(row.name) : `${line(row.name)} [${line(String(row.row))}]`;
}
/** `calc @ 2025-11-25`, whichever of the two is known; empty if neither is. */
function serverName(server, targetVersion) {
    return [server, targetVersion].flatMap((name) => (name === null ? [] : [line(name)])).join(" @ ");
}
/** `850 ms`, `12.3 s`, `4 min 5 s`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms * 10) / 10} ms`;
    const seconds = ms / 1000;
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
/** `12 passed (1 flaky), 2 failed`: every status that occurs; `no tests` if none does. */
function statusCounts(summary) {
    const parts = ["passed", "failed", "errored", "skipped", "deferred", "unverified"]
        .filter((status) => summary[status] > 0)
        .map((status) => {
        const flaky = status === "passed" && summary.flaky > 0 ? ` (${summary.flaky} flaky)` : "";
        return `${summary[status].toLocaleString("en-US")} ${status}${flaky}`;
    });
    return parts.join(", ") || "no tests";
}
/** The findings that are not part of a failed test. */
function besideTests(findings) {
    return findings.filter((finding) => !finding.in_tests);
}
/** `FAULT-X on calc @ 2025-11-25, 3 times: what was seen`. */
function findingLine(finding) {
    const times = finding.count > 1 ? `, ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(finding.count, "time")}` : "";
    return `${findingName(finding)}${times}: ${line(finding.message, 500)}`;
}
/** `FAULT-X on calc @ 2025-11-25`, or `COMP-001 at 2025-11-25` for one without a server. */
function findingName({ rule_id, server, target_version }) {
    const where = serverName(server, target_version);
    if (where === "")
        return line(rule_id);
    return `${line(rule_id)} ${server === null ? "at" : "on"} ${where}`;
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
        `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(summary.total, "test")}: ${statusCounts(summary)} in ${duration(run.duration_ms)}${stopped}`,
        ...(gating.length > 0 ? [`failed by ${gating.slice(0, MAX_NAMED).join(", ")}${more}`] : []),
        ...others.map((reason) => line(reason.replace(/\.$/, ""), 500)),
    ];
}


/***/ }),

/***/ 95846:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createFindings),
/* harmony export */   T: () => (/* binding */ keyOf)
/* harmony export */ });
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
            const known = messages.get(message);
            if (known === undefined) {
                const listed = { ...finding, message };
                if (!isListed)
                    delete listed.evidence;
                messages.set(message, listed);
            }
            else {
                known.count += finding.count;
                known.gates ||= finding.gates;
                if (!finding.in_tests)
                    delete known.in_tests;
            }
        },
        list: () => [...places].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, messages]) => [...messages.values()]),
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


/***/ })

};
