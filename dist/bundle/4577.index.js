export const id = 4577;
export const ids = [4577];
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

/***/ 24577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   minimal: () => (/* binding */ minimal)
/* harmony export */ });
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80818);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68986);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9066);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);




/** One line for each failure and each finding that gates, and a closing line. */
const minimal = async function* (head, rows, { color, others }) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .createPaint */ .X)(color);
    for await (const row of rows) {
        if (row.status !== "failed" && row.status !== "errored")
            continue;
        const where = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .serverName */ .L5)(row.server, row.target_version);
        const test = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .UU)(row)}${where ? ` (${where})` : ""}`;
        for (const failure of row.failures) {
            yield `${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(failure.location)}: ${paint.red(row.status)}: ${test}: ${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_1__/* .failureLine */ .Pu)(failure)} [${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(failure.rule_id)}]\n`;
        }
        if (row.failures.length === 0)
            yield `${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(row.location)}: ${paint.red(row.status)}: ${test}\n`;
    }
    for (const finding of head.findings) {
        if (finding.gates)
            yield `${paint.red("finding")}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .findingLine */ .mC)(finding)}\n`;
    }
    yield `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .closingLine */ .oM)(head, others)}\n`;
};


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


/***/ })

};
