export const id = 7108;
export const ids = [7108,4244];
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

/***/ 7108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pretty: () => (/* binding */ pretty)
/* harmony export */ });
/* harmony import */ var _results_by_test_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3078);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68986);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9066);
/* harmony import */ var _pretty_overview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9018);
/* harmony import */ var _pretty_tail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90603);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72691);






const MAX_IN_FULL = 100;
/** For people: failures in full (with `verbose` a line for every other test too), then a line for each file and server, what was not judged, findings, and the counts. */
const pretty = async function* (head, rows, { color, verbose, others }) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .createPaint */ .X)(color);
    const overview = (0,_pretty_overview_js__WEBPACK_IMPORTED_MODULE_1__/* .createOverview */ .I)(paint);
    const most = verbose ? Number.POSITIVE_INFINITY : MAX_IN_FULL;
    let failing = 0;
    let inList = false;
    for await (const group of (0,_results_by_test_js__WEBPACK_IMPORTED_MODULE_5__/* .groupByTest */ .Z)(rows)) {
        for (const row of group)
            overview.add(row);
        if (!group.some(isFailing)) {
            if (verbose)
                yield quietTest(group, paint);
            inList ||= verbose;
            continue;
        }
        failing += 1;
        if (inList)
            yield "\n";
        inList = false;
        if (failing <= most)
            yield failingTest(group, paint);
    }
    if (inList)
        yield "\n";
    if (failing > most)
        yield `… and ${failing - most} more failing tests: --verbose shows all of them.\n\n`;
    const { failed, errored } = head.summary;
    const closing = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .closingLine */ .oM)(head, others);
    const isStopped = head.run.interrupted || (others ?? []).length > 0;
    const good = failed + errored === 0 && !isStopped && !head.findings.some(({ gates }) => gates);
    const parts = [...overview.parts(), (0,_pretty_tail_js__WEBPACK_IMPORTED_MODULE_2__/* .findingLines */ .h)(head, paint), (0,_pretty_tail_js__WEBPACK_IMPORTED_MODULE_2__/* .serverLines */ .L)(head, paint)].filter((part) => part.length > 0);
    for (const part of parts)
        yield `${part.join("\n")}\n\n`;
    yield `${paint.bold(good ? paint.green(closing) : paint.red(closing))}\n`;
};
/** One test that failed somewhere: what is the same at several revisions is shown once. */
function failingTest(group, paint) {
    const same = new Map();
    for (const row of group.filter(isFailing)) {
        const key = JSON.stringify([row.status, row.failures, row.reason]);
        same.set(key, [...(same.get(key) ?? []), row]);
    }
    const first = group[0];
    const where = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(first.server, group.length === 1 ? first.target_version : null);
    const statuses = group.length === 1 ? paint.red(first.status) : group.map((row) => revisionStatus(row, paint)).join(", ");
    const title = `${paint.bold(`✗ ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .UU)(first)}`)}${where ? ` (${where})` : ""} ${statuses}`;
    const blocks = [...same.values()].flatMap(([row]) => {
        const texts = row.failures.map((failure) => indent((0,_failure_text_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .kY)(failure, row, paint)));
        if (texts.length === 0)
            texts.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(row.reason ?? row.status, 500)}`);
        return same.size > 1 ? [`  ${revisionStatus(row, paint)}:\n${texts[0]}`, ...texts.slice(1)] : texts;
    });
    return `${title}\n${blocks.join("\n\n")}\n\n`;
}
/** One test that failed nowhere, in one line. */
function quietTest(group, paint) {
    const first = group[0];
    const where = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(first.server, group.length === 1 ? first.target_version : null);
    const mark = group.some(({ status }) => status === "passed") ? paint.green("✓") : paint.dim("-");
    const took = group.reduce((sum, row) => sum + row.duration_ms, 0);
    const statuses = group.length === 1 ? first.status : group.map((row) => revisionStatus(row, paint)).join(", ");
    return `${mark} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .UU)(first)}${where ? ` (${where})` : ""} ${statuses} ${paint.dim(`in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(took)}`)}\n`;
}
function revisionStatus(row, paint) {
    const color = row.status === "passed" ? paint.green : isFailing(row) ? paint.red : paint.yellow;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(row.target_version ?? "default")} ${color(row.status)}`;
}
function indent(text) {
    return text.replace(/^/gm, "  ");
}
function isFailing(row) {
    return row.status === "failed" || row.status === "errored";
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
