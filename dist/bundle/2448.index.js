export const id = 2448;
export const ids = [2448];
export const modules = {

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

/***/ 92448:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tap: () => (/* binding */ tap)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97819);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68986);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72691);




/**
 * TAP 14: one test point for each row, in order, with its failures as YAML. What was skipped, deferred or not verified
 * is `ok … # SKIP` with its reason, a known failure `not ok … # TODO`; a finding that fails the run is a test point of its own, others are comments.
 */
const tap = async function* (head, rows, options) {
    const findings = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsOutsideTests */ .LI)(head.findings);
    const gating = findings.filter(({ gates }) => gates);
    yield `TAP version 14\n1..${head.summary.total + gating.length}\n`;
    let number = 0;
    for await (const row of rows)
        yield testPoint(++number, row);
    for (const finding of gating)
        yield `not ok ${++number} - ${escaped((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLine */ .mC)(finding))}\n`;
    for (const finding of findings)
        if (!finding.gates)
            yield `# ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLine */ .mC)(finding)}\n`;
    yield `# ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .closingLine */ .oM)(head, options.others)}\n`;
};
function testPoint(number, row) {
    const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(row.server, row.target_version);
    const name = `${number} - ${escaped(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(row.location.file, 1000)}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .UU)(row)}${serverLabel ? ` (${serverLabel})` : ""}`)}`;
    switch (row.status) {
        case "passed":
            return `ok ${name}\n${[(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .fixedNote */ .tG)(row), flakyNote(row)].map((note) => (note === "" ? "" : `# ${note}\n`)).join("")}`;
        case "failed":
        case "errored":
            return `not ok ${name}${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isKnown */ .qE)(row) ? ` # TODO ${escaped((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineNote */ .OR)(row))}` : ""}\n${diagnostics(row)}`;
        default:
            return `ok ${name} # SKIP ${row.status}${row.reason ? `: ${escaped((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(row.reason, 1000))}` : ""}\n`;
    }
}
function flakyNote({ attempts }) {
    return attempts > 1 ? `flaky: passed at attempt ${attempts}` : "";
}
/** The YAML block of a test point, indented by two spaces as TAP requires. */
function diagnostics(row) {
    const failures = row.failures.map((failure) => failureData(failure));
    const data = { status: row.status, at: (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(row.location), duration_ms: row.duration_ms, failures };
    const all = row.reason ? { ...data, reason: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(row.reason, 1000) } : data;
    const text = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(all, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });
    return `${["---", ...text.trimEnd().split("\n"), "..."].map((part) => `  ${part}`).join("\n")}\n`;
}
function failureData(failure) {
    const ids = failure.taxonomy_ids.filter((id) => id !== failure.rule_id);
    return {
        message: (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .failureLine */ .Pu)(failure),
        rule: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(failure.rule_id),
        ...(ids.length > 0 && { also: ids.map((id) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(id)) }),
        at: (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(failure.location),
        fix: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(failure.fix, 1000),
    };
}
/** A `#` starts a directive, and a backslash escapes it. */
function escaped(text) {
    return text.replace(/[\\#]/g, "\\$&");
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


/***/ })

};
