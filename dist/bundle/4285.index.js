export const id = 4285;
export const ids = [4285];
export const modules = {

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

/***/ 54285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markdown: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80818);
/* harmony import */ var _results_by_test_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3078);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68986);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68132);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9066);
/* harmony import */ var _pretty_overview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9018);
/* harmony import */ var _pretty_tail_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90603);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72691);









// GitHub accepts a job summary of at most 1,048,576 bytes, and drops a longer one.
const MAX_BYTES = 1_000_000;
// Shares of all bytes: what is left is for headings and words about what was left out.
const TABLE_SHARE = 0.3;
const FAILURES_SHARE = 0.45;
const REST_SHARE = 0.2;
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_7__/* .createPaint */ .X)(false);
const marks = {
    passed: "✅ passed",
    failed: "❌ failed",
    errored: "❗ errored",
    skipped: "⏭️ skipped",
    deferred: "⏭️ deferred",
    unverified: "❔ unverified",
};
/**
 * GitHub's Markdown, for a job summary or a comment: failures first, in a table with a column for each revision, then
 * each failure in full, then findings, flaky and slow. Never longer than `maxBytes`; what did not fit is counted.
 * Every text of servers and suites is inside `code` or `pre` in a block of HTML.
 */
const markdown = async function* (head, rows, options) {
    const { run } = head;
    const bytes = options.maxBytes ?? MAX_BYTES;
    const overview = (0,_pretty_overview_js__WEBPACK_IMPORTED_MODULE_4__/* .createOverview */ .I)(paint);
    const failed = await collectFailed(rows, options, bytes, overview.add);
    const [counts, ...why] = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .closingParts */ .Xo)(head, options.others);
    yield `## ${counts}\n\n`;
    if (why.length > 0)
        yield `### ${why.map((text) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .codeText */ .ph)(text, 1000)).join(", ")}\n\n`;
    if (run.overrides.length > 0)
        yield `<p>Server overrides: ${run.overrides.map((name) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .codeText */ .ph)(name)).join(", ")}</p>\n\n`;
    if (failed.total > 0) {
        yield `### ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed.total, "failing test")}\n\n`;
        yield table(failed.tests);
        const omitted = failed.total - failed.tests.length;
        if (omitted > 0)
            yield `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(omitted, "more failing test")} did not fit here: the log has them all.\n\n`;
        yield failed.texts.join("");
        if (failed.texts.length > 0)
            yield "\n";
        if (failed.left > 0)
            yield `The whole text of ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed.left, "failure")} did not fit here: the log has it.\n\n`;
    }
    const [files = [], ...others] = overview.parts();
    const parts = [(0,_pretty_tail_js__WEBPACK_IMPORTED_MODULE_5__/* .findingLines */ .h)(head, paint), ...others.reverse(), (0,_pretty_tail_js__WEBPACK_IMPORTED_MODULE_5__/* .serverLines */ .L)(head, paint), ["files", ...files]];
    yield rest(parts, bytes * REST_SHARE);
};
/** Reads all rows; keeps as many failing ones as fit. */
async function collectFailed(rows, { link }, bytes, each) {
    const tests = [];
    const texts = [];
    let [total, left, tableBytes, textBytes] = [0, 0, 0, 0];
    for await (const group of (0,_results_by_test_js__WEBPACK_IMPORTED_MODULE_8__/* .groupByTest */ .Z)(rows)) {
        group.forEach(each);
        const bad = group.filter(isBad);
        if (bad.length === 0)
            continue;
        total += 1;
        if (tableBytes < bytes * TABLE_SHARE) {
            const test = failedTest(group, bad[0], link);
            tableBytes += (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOf */ .$$)(tableRow(test, [...test.states.keys()])) + 100;
            if (tableBytes < bytes * TABLE_SHARE)
                tests.push(test);
        }
        for (const [text, versions] of textsOf(bad)) {
            const { server } = bad[0];
            const where = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .serverName */ .L5)(server, versions.join(", ") || null);
            const shown = (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)(`${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .codeText */ .ph)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .testName */ .UU)(bad[0]))}${where ? ` on ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .codeText */ .ph)(where)}` : ""}`, (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .preText */ .zj)(text));
            textBytes += (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOf */ .$$)(shown);
            if (textBytes < bytes * FAILURES_SHARE)
                texts.push(shown);
            else
                left += 1;
        }
    }
    return { tests, total, texts, left };
}
function isBad({ status }) {
    return status === "failed" || status === "errored";
}
function failedTest(group, bad, link) {
    const [failure] = bad.failures;
    const place = (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .placeText */ .Z9)(failure?.location ?? bad.location, link);
    const server = bad.server === null ? "" : ` on ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .codeText */ .ph)(bad.server)}`;
    const what = failure ? `[${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .line */ .n8)(failure.rule_id)}] ${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .failureLine */ .Pu)(failure)}` : (bad.reason ?? bad.status);
    return {
        cell: `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .codeText */ .ph)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .testName */ .UU)(bad))}${server}<br>${place}`,
        what: (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .codeText */ .ph)(what, 500),
        states: new Map(group.map((row) => [row.target_version ?? "", marks[row.status]])),
    };
}
/** What each failing row says, and the revisions at which it says so. */
function textsOf(bad) {
    const texts = new Map();
    for (const row of bad) {
        const text = row.failures.map((failure) => (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure, row, paint)).join("\n\n");
        const shown = text || `${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .line */ .n8)(row.reason ?? row.status, 500)}\n  --> ${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(row.location)}`;
        texts.set(shown, [...(texts.get(shown) ?? []), row.target_version ?? ""]);
    }
    return texts;
}
function table(tests) {
    const versions = [...new Set(tests.flatMap(({ states }) => [...states.keys()]))].sort();
    const heads = versions.map((version) => `<th>${version === "" ? "result" : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .codeText */ .ph)(version)}</th>`);
    const rows = tests.map((test) => tableRow(test, versions));
    return `<table>\n<tr><th>test</th>${heads.join("")}<th>what</th></tr>\n${rows.join("")}</table>\n\n`;
}
function tableRow({ cell, what, states }, versions) {
    const cells = versions.map((version) => `<td>${states.get(version) ?? ""}</td>`);
    return `<tr><td>${cell}</td>${cells.join("")}<td>${what}</td></tr>\n`;
}
/** Parts whose first line is their title, as many lines of each as fit. */
function rest(parts, bytes) {
    let left = bytes;
    return parts
        .filter((lines) => lines.length > 1)
        .map(([title = "", ...lines]) => {
        const shown = lines.filter((text) => {
            left -= (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOf */ .$$)((0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .preText */ .zj)(text));
            return left > 0;
        });
        const cut = shown.length < lines.length ? ["… (cut)"] : [];
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)(title, (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .preText */ .zj)([...shown, ...cut].join("\n")), title.startsWith("findings"));
    })
        .join("");
}


/***/ }),

/***/ 68132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
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
    return `<pre>${lines.map((one) => (one.trim() === "" ? "&#32;" : one)).join("\n")}</pre>`;
}
/** `file:line`, linked if `link` has an address. */
function placeText(location, link) {
    const address = link?.(location);
    const text = codeText(`${location.file}:${location.line}`, 300);
    return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
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

/***/ 9018:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createOverview)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _results_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69204);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);



const MAX_LINES = 200;
const MAX_REASONS = 20;
const MAX_KEPT_REASONS = 1000;
const MAX_NAMES = 3;
const MAX_FLAKY = 20;
/** Counts rows by file, server and revision, and groups what was not judged by its reason. */
function createOverview(paint) {
    const places = new Map();
    const reasons = new Map();
    const flaky = [];
    let flakyCount = 0;
    const addReason = (row) => {
        const reason = row.reason ?? "no reason given";
        const wanted = JSON.stringify([row.status, reason]);
        const key = reasons.has(wanted) || reasons.size < MAX_KEPT_REASONS ? wanted : row.status;
        const known = reasons.get(key) ?? {
            status: row.status,
            reason: key === wanted ? reason : "other reasons",
            names: [],
            count: 0,
        };
        known.count += 1;
        if (known.names.length < MAX_NAMES && !known.names.includes((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .UU)(row)))
            known.names.push((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .UU)(row));
        reasons.set(key, known);
    };
    return {
        add(row) {
            const where = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .serverName */ .L5)(row.server, row.target_version);
            const key = JSON.stringify([row.location.file, where]);
            const place = places.get(key) ?? { file: row.location.file, where, summary: (0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .emptySummary */ .CB)(), ms: 0 };
            places.set(key, place);
            (0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countRow */ .ym)(place.summary, row);
            place.ms += row.duration_ms;
            if (row.status === "skipped" || row.status === "deferred" || row.status === "unverified")
                addReason(row);
            if ((0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .isFlaky */ .s8)(row)) {
                flakyCount += 1;
                if (flaky.length < MAX_FLAKY)
                    flaky.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .UU)(row)}${where ? ` (${where})` : ""}: passed at attempt ${row.attempts}`);
            }
        },
        parts: () => [
            placeLines([...places.values()], paint),
            ...["skipped", "deferred", "unverified"].map((status) => reasonLines(status, [...reasons.values()], paint)),
            flakyCount === 0
                ? []
                : [paint.yellow(`flaky: ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(flakyCount, "test")}`), ...flaky, ...more(flakyCount - flaky.length)],
        ],
    };
}
function placeLines(places, paint) {
    const shown = places.slice(0, MAX_LINES).map(({ file, where, summary, ms }) => {
        const mark = summary.failed + summary.errored > 0 ? paint.red("✗") : summary.passed > 0 ? paint.green("✓") : paint.dim("-");
        return { mark, file: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(file), where, text: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .statusCounts */ .rc)(summary)} ${paint.dim(`in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(ms)}`)}` };
    });
    const files = Math.max(0, ...shown.map(({ file }) => file.length));
    const wheres = Math.max(0, ...shown.map(({ where }) => where.length));
    const lines = shown.map(({ mark, file, where, text }) => `${mark} ${file.padEnd(files)}  ${where.padEnd(wheres)}  ${text}`);
    return [...lines, ...more(places.length - shown.length)];
}
function reasonLines(status, all, paint) {
    const reasons = all.filter((reason) => reason.status === status).sort((a, b) => b.count - a.count);
    if (reasons.length === 0)
        return [];
    const total = reasons.reduce((sum, reason) => sum + reason.count, 0);
    const lines = reasons.slice(0, MAX_REASONS).map((reason) => {
        const names = reason.count > reason.names.length ? [...reason.names, "…"] : reason.names;
        return `  ${reason.count} × ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(reason.reason, 300)}: ${names.join(", ")}`;
    });
    return [paint.yellow(`${status}: ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(total, "test")}`), ...lines, ...more(reasons.length - lines.length)];
}
function more(left) {
    return left > 0 ? [`  … and ${left} more`] : [];
}


/***/ }),

/***/ 90603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ serverLines),
/* harmony export */   h: () => (/* binding */ findingLines)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80818);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);



const MAX_FINDINGS = 50;
const MAX_SERVERS = 10;
/** The findings of a run, those that fail it first, each with its evidence and fix. */
function findingLines({ findings: all, rules }, paint) {
    const findings = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .besideTests */ .y2)(all);
    if (findings.length === 0)
        return [];
    const gatingFirst = [...findings].sort((a, b) => Number(b.gates) - Number(a.gates));
    const lines = gatingFirst.slice(0, MAX_FINDINGS).flatMap((finding) => {
        const mark = finding.gates ? paint.red("✗") : paint.yellow("!");
        const fix = Object.hasOwn(rules, finding.rule_id) ? rules[finding.rule_id]?.fix : undefined;
        return [
            `  ${mark} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .findingLine */ .mC)(finding)}`,
            ...(finding.location ? [`    --> ${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(finding.location)}`] : []),
            ...(finding.evidence ? [`    | seen: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(finding.evidence, 300)}`] : []),
            ...(fix ? [`    = fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(fix, 500)}`] : []),
        ];
    });
    const left = findings.length - MAX_FINDINGS;
    return [paint.yellow(`findings: ${findings.length}`), ...lines, ...(left > 0 ? [`  … and ${left} more`] : [])];
}
/** Servers with their times, the slowest first. */
function serverLines({ servers }, paint) {
    if (servers.length === 0)
        return [];
    const slowestFirst = [...servers].sort((a, b) => (b.p95_ms ?? -1) - (a.p95_ms ?? -1));
    const lines = slowestFirst.slice(0, MAX_SERVERS).map((server) => `  ${serverLine(server)}`);
    const left = servers.length - lines.length;
    return [paint.dim("servers, slowest first"), ...lines, ...(left > 0 ? [`  … and ${left} faster`] : [])];
}
function serverLine(server) {
    const spoke = server.negotiated_version;
    const other = spoke !== null && spoke !== server.target_version ? ` (speaks ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(spoke)})` : "";
    const start = server.startup_ms === null ? "did not start" : `start ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(server.startup_ms)}`;
    const times = ["p50_ms", "p95_ms", "p99_ms"].flatMap((name) => {
        const ms = server[name];
        return ms === null ? [] : [`${name.slice(0, 3)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(ms)}`];
    });
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .serverName */ .L5)(server.name, server.target_version)}${other}: ${[start, (0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(server.calls, "call"), ...times].join(", ")}`;
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

/***/ 3078:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ groupByTest)
/* harmony export */ });
/** The rows of one test at each of its revisions, as they follow each other in report order. */
async function* groupByTest(rows) {
    let group = [];
    for await (const row of rows) {
        if (group.length > 0 && !isSameTest(group[0], row)) {
            yield group;
            group = [];
        }
        group.push(row);
    }
    if (group.length > 0)
        yield group;
}
function isSameTest(a, b) {
    return (a.name === b.name &&
        a.row === b.row &&
        a.server === b.server &&
        a.block === b.block &&
        a.target_version !== b.target_version &&
        a.location.file === b.location.file);
}


/***/ })

};
