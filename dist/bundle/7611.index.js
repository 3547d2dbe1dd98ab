export const id = 7611;
export const ids = [7611];
export const modules = {

/***/ 856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ chooseAnnotations),
/* harmony export */   y: () => (/* binding */ levels)
/* harmony export */ });
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68986);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9066);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72691);



const LONGEST_TITLE = 200;
const ranks = { must: 1, should: 2, may: 3 };
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .createPaint */ .X)(false);
/** GitHub's levels, gravest first. */
const levels = ["error", "warning", "notice"];
/** Takes of every level the most severe, at most `most` of each; of equals the first come. */
async function chooseAnnotations(annotated, most) {
    const kept = new Map();
    const totals = { error: 0, warning: 0, notice: 0 };
    const add = (annotation) => {
        totals[annotation.level] += 1;
        const key = `${levels.indexOf(annotation.level)}${annotation.rank}`;
        const list = kept.get(key) ?? [];
        kept.set(key, list);
        if (list.length < most)
            list.push(annotation);
    };
    const { problems, rows, findings, rules } = annotated;
    for (const problem of problems)
        add(problemAnnotation(problem));
    for await (const row of rows)
        for (const annotation of rowAnnotations(row))
            add(annotation);
    for (const finding of (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .besideTests */ .y2)(findings))
        add(findingAnnotation(finding, rules[finding.rule_id]?.fix));
    const inOrder = [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, list]) => list);
    const annotations = levels.flatMap((level) => inOrder.filter((one) => one.level === level).slice(0, most));
    return { annotations, totals };
}
function* rowAnnotations(row) {
    const where = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .serverName */ .L5)(row.server, row.target_version);
    if (row.status === "failed" || row.status === "errored") {
        for (const failure of row.failures)
            yield failureAnnotation(failure, row, where);
        if (row.failures.length === 0)
            yield plain("error", 0, row, where, row.reason ?? row.status);
    }
    if (row.status === "unverified")
        yield plain("warning", 2, row, where, `could not be verified: ${row.reason ?? ""}`);
    if (row.status === "passed" && row.attempts > 1)
        yield plain("notice", 0, row, where, `flaky: passed at attempt ${row.attempts}`);
}
function failureAnnotation(failure, row, where) {
    const first = [(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_0__/* .failureLine */ .Pu)(failure), ...(where ? [where] : []), `fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(failure.fix, 300)}`].join("; ");
    return {
        level: "error",
        rank: row.status === "errored" ? 0 : ranks[failure.severity],
        title: titled(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(failure.rule_id)}] ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .UU)(row)}`),
        message: `${first}\n\n${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .kY)(failure, row, paint)}`,
        location: failure.location,
    };
}
function plain(level, rank, row, where, text) {
    return {
        level,
        rank,
        title: titled((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .UU)(row)),
        message: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(text, 500)}${where ? `; ${where}` : ""}`,
        location: row.location,
    };
}
function problemAnnotation({ title, description, fix, location, warning }) {
    const oneLine = description.split("\n").map((text) => text.trim());
    const why = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(oneLine.join(" "), 1000).replace(/[^.!?]$/, "$&.");
    return {
        level: warning ? "warning" : "error",
        rank: 0,
        title: titled(title),
        message: `${why} Fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(fix, 500)}`,
        ...(location && { location }),
    };
}
function findingAnnotation(finding, fix) {
    const quiet = finding.severity === "may" ? "notice" : "warning";
    const evidence = finding.evidence ? `\n\nseen: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(finding.evidence, 1000)}` : "";
    return {
        level: finding.gates ? "error" : quiet,
        rank: ranks[finding.severity],
        title: titled(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(finding.rule_id)}]${finding.server === null ? "" : ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(finding.server)}`}`),
        message: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .findingLine */ .mC)(finding)}${fix ? `; fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(fix, 300)}` : ""}${evidence}`,
        ...(finding.location && { location: finding.location }),
    };
}
function titled(text) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(text, LONGEST_TITLE);
}


/***/ }),

/***/ 68986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   kY: () => (/* binding */ failureText)
/* harmony export */ });
/* unused harmony exports typed, processEnd */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86153);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72691);


const LONGEST_VALUE = 4 * 1024;
const LONGEST_MESSAGE = 500;
const LONGEST_LINE = 160;
const MOST_LINES = 40;
const MOST_ERRORS = 10;
const CONTEXT_LINES = 2;
/**
 * The whole text of one failure, for every report: place, the author's lines with a caret, target, typed expected and
 * actual, difference, request, how the server ended, and the mend. Many lines, none of which begins with text of the
 * server or the suite. No line feed at the end.
 */
function failureText(failure, row, paint) {
    const snippet = failure.snippet ?? row.snippet;
    const width = String(failure.location.line + CONTEXT_LINES).length;
    const gutter = " ".repeat(width + 1);
    const fields = fieldsOf(failure, row, paint);
    const label = Math.max(...fields.map(([name]) => name.length)) + 2;
    return [
        `${paint.red((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(failure.message, LONGEST_MESSAGE))} ${paint.dim(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(failure.rule_id)}]`)}`,
        `${gutter}--> ${placeOf(failure.location)}`,
        ...(snippet ? [`${gutter}|`, ...snippetLines(snippet, failure.location, width, paint)] : []),
        `${gutter}|`,
        ...fields.flatMap(([name, value]) => fieldLines(name, value, label, gutter, paint)),
    ].join("\n");
}
/** One failure in one line: what did not hold, expected and actual. */
function failureLine(failure) {
    const parts = [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(failure.message, LONGEST_MESSAGE)];
    if ("expected" in failure)
        parts.push(`expected ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(typed(failure.expected, "line"), LONGEST_MESSAGE)}`);
    if (saysActual(failure))
        parts.push(`actual ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(typed(failure.actual, "line"), LONGEST_MESSAGE)}`);
    if (failure.process)
        parts.push(`the server ${processEnd(failure.process)}`);
    return parts.join("; ");
}
/** `file:line:column`. */
function placeOf({ file, line: lineNumber, column }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(file, LONGEST_MESSAGE)}:${lineNumber}:${column}`;
}
/** A value with its type: `none`, `null`, `integer 5`, `string "5"`, `array [1,2]`; at most some 4 KiB. */
function typed(value, shape = "block") {
    if (value === undefined || value === null)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .g)(value);
    const compact = JSON.stringify(value);
    const tree = shape === "block" && compact.length > 100 && compact.length < LONGEST_VALUE / 2;
    const text = tree ? JSON.stringify(value, null, 2) : compact;
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .g)(value)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(text, LONGEST_VALUE)}`;
}
/** `exited with code 1`, `was ended by SIGKILL`, `was still running`: before we ended it, that is. */
function processEnd({ exit_code, signal }) {
    if (signal !== null)
        return `was ended by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(signal)}`;
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
        ["fix", failure.fix],
    ];
    return fields.filter((field) => field[1] !== undefined && field[1] !== "");
}
/** Where an assertion was judged, no `actual` means that there was no value; elsewhere it means nothing. */
function saysActual(failure) {
    return failure.matcher !== "" || "actual" in failure;
}
function schemaErrors(errors) {
    const shown = errors
        .slice(0, MOST_ERRORS)
        .map((error) => `${error.instance_path || "the value"} ${error.message} (${error.schema_path})`);
    const more = errors.length > shown.length ? [`and ${errors.length - shown.length} more`] : [];
    return [...shown, ...more].join("\n");
}
function processText(end) {
    const stderr = end.stderr.map((text) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(text, 500)}`);
    return [`${processEnd(end)}${stderr.length > 0 ? "; its last lines of output:" : ""}`, ...stderr].join("\n");
}
function paintDiff(diff, paint) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)(diff, LONGEST_VALUE)
        .split("\n")
        .map((text) => (text.startsWith("+") ? paint.green(text) : text.startsWith("-") ? paint.red(text) : text))
        .join("\n");
}
function fieldLines(name, value, label, gutter, paint) {
    const safe = name === "diff" ? value : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)(value, LONGEST_VALUE + 100);
    const all = safe.split("\n");
    const shown = all.slice(0, MOST_LINES);
    if (all.length > shown.length)
        shown.push(`… ${all.length - shown.length} more lines`);
    return shown.map((text, i) => {
        const head = i === 0 ? paint.bold(`${name}:`.padEnd(label)) : " ".repeat(label);
        return `${gutter}| ${head}${text}`.trimEnd();
    });
}
function snippetLines(snippet, location, width, paint) {
    const gutter = `${" ".repeat(width + 1)}|`;
    // A column far to the right is shown without what stands before it.
    const from = location.column > LONGEST_LINE - 40 ? location.column - 40 : 0;
    return snippet.text.split("\n").flatMap((text, i) => {
        const number = snippet.line + i;
        if (Math.abs(number - location.line) > CONTEXT_LINES)
            return [];
        const shown = text.slice(from, from + LONGEST_LINE);
        const source = `${String(number).padStart(width)} | ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(shown.replaceAll("\t", " "), LONGEST_LINE)}`.trimEnd();
        if (number !== location.line)
            return [source];
        const end = location.end_line === location.line ? location.end_column : text.length + 1;
        const before = Math.max(0, location.column - 1 - from);
        const carets = Math.max(1, Math.min(end - location.column, shown.length - before));
        return [source, `${gutter} ${" ".repeat(before)}${paint.red("^".repeat(carets))}`];
    });
}


/***/ }),

/***/ 97611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: () => (/* binding */ github),
/* harmony export */   workflowCommand: () => (/* binding */ workflowCommand),
/* harmony export */   workflowCommands: () => (/* binding */ workflowCommands)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(856);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49012);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);



// GitHub shows ten of each level for a step, and cuts a message at 4,096 characters.
const MOST = 9;
const LONGEST_MESSAGE = 4000;
/** GitHub workflow commands, for a step that runs the command line. */
const github = async function* (head, rows, { roots }) {
    const { findings, rules } = head;
    const annotated = roots
        ? (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .annotatedOf */ .E)(roots, [], { head, rows: () => rows })
        : { problems: [], findings, rules, rows };
    yield* workflowCommands(await (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseAnnotations */ .e)(annotated, MOST));
};
/**
 * Annotations as GitHub workflow commands: the most severe first, nine of each level and one that counts the rest.
 *
 * @param elsewhere where the rest is shown
 */
function* workflowCommands({ annotations, totals }, elsewhere = "in the log") {
    for (const level of _annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .levels */ .y) {
        const shown = annotations.filter((annotation) => annotation.level === level).slice(0, MOST);
        yield shown.map(workflowCommand).join("");
        const left = totals[level] - shown.length;
        if (left > 0)
            yield workflowCommand({ level, title: "mcptest", message: `${left} more ${elsewhere}` });
    }
}
/** One annotation as a workflow command. GitHub drops columns where it has more than one line. */
function workflowCommand({ level, title, message, location }) {
    const properties = [];
    if (location) {
        properties.push(["file", (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(location.file, 1000)], ["line", location.line], ["endLine", location.end_line]);
        if (location.line === location.end_line)
            properties.push(["col", location.column], ["endColumn", location.end_column]);
    }
    properties.push(["title", title]);
    const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
    return `::${level} ${list}::${escapeData(cut(message))}\n`;
}
function cut(text) {
    if (text.length <= LONGEST_MESSAGE)
        return text;
    return `${text.slice(0, LONGEST_MESSAGE).replace(/[\ud800-\udbff]$/, "")} …`;
}
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ }),

/***/ 9066:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ createPaint)
/* harmony export */ });
/** Paint that colours, or leaves every text as it is. */
function createPaint(color) {
    const sgr = (on, off) => (text) => (color ? `\x1b[${on}m${text}\x1b[${off}m` : text);
    return { red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39), dim: sgr(2, 22), bold: sgr(1, 22) };
}


/***/ }),

/***/ 49012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ annotatedOf),
/* harmony export */   m: () => (/* binding */ fromWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/**
 * What annotations are made of, with paths as GitHub knows them.
 *
 * @param problems redacted, as results are
 */
function annotatedOf(roots, problems, results) {
    const place = (location) => ({ ...location, file: fromWorkspace(location.file, roots) });
    return {
        problems: problems.map((problem) => withPlace(problem, place)),
        findings: (results?.head.findings ?? []).map((finding) => withPlace(finding, place)),
        rules: results?.head.rules ?? {},
        rows: rowsWithPlace(results, place),
    };
}
/**
 * A path as GitHub knows it: relative to the workspace, posix separators. One outside the workspace stays absolute.
 *
 * @param file relative to the working directory, or absolute
 */
function fromWorkspace(file, { workingDirectory, workspace }) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file);
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, absolute);
    const outside = way === ".." || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
    return (outside ? absolute : way).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
}
async function* rowsWithPlace(results, place) {
    if (results === undefined)
        return;
    for await (const row of results.rows()) {
        yield {
            ...row,
            location: place(row.location),
            failures: row.failures.map((failure) => ({ ...failure, location: place(failure.location) })),
        };
    }
}
function withPlace(item, place) {
    return item.location === undefined ? item : { ...item, location: place(item.location) };
}


/***/ }),

/***/ 72691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   L5: () => (/* binding */ serverName),
/* harmony export */   U9: () => (/* binding */ count),
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
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89528);


const LONGEST_NAME = 200;
/** How many findings a closing line names. */
const MOST_NAMED = 5;
/** One line of untrusted text of the results, at most `limit` characters before escaping. */
function line(text, limit = LONGEST_NAME) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(stored(text, limit));
}
/** Text of the results, at most `limit` characters of it. */
function cutText(text, limit) {
    return stored(text, limit);
}
/** Untrusted text of the results, at most `limit` characters before escaping. */
function block(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitize */ .aj)(stored(text, limit));
}
/** At most `limit` characters of a text of the results: the store takes no other than redacted ones. */
function stored(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(text), limit);
}
/** `adds two numbers [row]`. */
function testName(row) {
    return row.row === undefined ? line(row.name) : `${line(row.name)} [${line(String(row.row))}]`;
}
/** `calc @ 2025-11-25`, whichever of the two is known; empty where neither is. */
function serverName(server, targetVersion) {
    return [server, targetVersion].flatMap((name) => (name === null ? [] : [line(name)])).join(" @ ");
}
/** `3 tests`, `1 test`. */
function count(n, noun) {
    return `${n.toLocaleString("en-US")} ${noun}${n === 1 ? "" : "s"}`;
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
/** `12 passed (1 flaky), 2 failed`: every status that occurs; `no tests` where none does. */
function statusCounts(summary) {
    const parts = ["passed", "failed", "errored", "skipped", "deferred", "unverified"]
        .filter((status) => summary[status] > 0)
        .map((status) => {
        const flaky = status === "passed" && summary.flaky > 0 ? ` (${summary.flaky} flaky)` : "";
        return `${summary[status].toLocaleString("en-US")} ${status}${flaky}`;
    });
    return parts.join(", ") || "no tests";
}
/** The findings that no failed test shows. */
function besideTests(findings) {
    return findings.filter((finding) => !finding.in_tests);
}
/** `FAULT-X on calc @ 2025-11-25, 3 times: what was seen`. */
function findingLine(finding) {
    const times = finding.count > 1 ? `, ${count(finding.count, "time")}` : "";
    return `${findingName(finding)}${times}: ${line(finding.message, 500)}`;
}
/** `FAULT-X on calc @ 2025-11-25`, or `COMP-001 at 2025-11-25` for one of no server. */
function findingName({ rule_id, server, target_version }) {
    const where = serverName(server, target_version);
    if (where === "")
        return line(rule_id);
    return `${line(rule_id)} ${server === null ? "at" : "on"} ${where}`;
}
/** What a run as a whole came to, in one line that says why it is not a success. */
function closingLine(closed, others) {
    return closingParts(closed, others).join("; ");
}
/** Its parts: the counts, what gates, and `others`: what neither of them says. */
function closingParts({ summary, run, findings }, others = []) {
    const stopped = run.interrupted ? ", interrupted" : "";
    const gating = [...new Set(findings.filter(({ gates }) => gates).map(findingName))];
    const more = gating.length > MOST_NAMED ? ` and ${gating.length - MOST_NAMED} more` : "";
    return [
        `${count(summary.total, "test")}: ${statusCounts(summary)} in ${duration(run.duration_ms)}${stopped}`,
        ...(gating.length > 0 ? [`failed by ${gating.slice(0, MOST_NAMED).join(", ")}${more}`] : []),
        ...others.map((reason) => line(reason.replace(/\.$/, ""), 500)),
    ];
}


/***/ })

};
