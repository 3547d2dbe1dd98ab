export const id = 5522;
export const ids = [5522];
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

/***/ 856:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ selectAnnotations),
/* harmony export */   y: () => (/* binding */ levels)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92831);
/* harmony import */ var _results_by_test_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3078);
/* harmony import */ var _results_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69204);
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35510);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40304);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68986);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9066);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72691);








const MAX_TITLE_LENGTH = 200;
const ranks = { must: 1, should: 2, may: 3 };
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .createPaint */ .X)(false);
/** GitHub's levels, most severe first. */
const levels = ["error", "warning", "notice"];
/** Takes the most severe of every level, at most `most` of each; among equals the first. */
async function selectAnnotations(annotated, limit) {
    const kept = new Map();
    const totals = { error: 0, warning: 0, notice: 0 };
    const add = (annotation) => {
        totals[annotation.level] += 1;
        const key = `${levels.indexOf(annotation.level)}${annotation.rank}`;
        const list = kept.get(key) ?? [];
        kept.set(key, list);
        if (list.length < limit)
            list.push(annotation);
    };
    const { problems, rows, findings, causes, rules } = annotated;
    for (const problem of problems)
        add(problemAnnotation(problem));
    for (const cause of causes)
        add(causeAnnotation(cause));
    for await (const group of (0,_results_by_test_js__WEBPACK_IMPORTED_MODULE_5__/* .groupByTest */ .Z)(rows))
        for (const annotation of testAnnotations(group))
            add(annotation);
    for (const finding of (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsOutsideTests */ .LI)(findings))
        add(findingAnnotation(finding, rules[finding.rule_id]?.fix));
    const inOrder = [...kept].sort(([a], [b]) => (0,_core_order_js__WEBPACK_IMPORTED_MODULE_6__/* .byText */ .z)(a, b)).flatMap(([, list]) => list);
    const annotations = levels.flatMap((level) => inOrder.filter((annotation) => annotation.level === level).slice(0, limit));
    return { annotations, totals };
}
/** Of one test at all its revisions: what is alike is one annotation. */
function* testAnnotations(group) {
    const bad = group.filter(({ status, cause }) => (status === "failed" || status === "errored") && cause === undefined);
    for (const alike of (0,_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .alikeFailures */ .Ur)(bad))
        yield failureAnnotation(alike);
    const bare = bad.filter(({ failures }) => failures.length === 0);
    yield* rowAnnotations("error", 0, bare, ({ reason, status }) => reason ?? status);
    const unverified = group.filter(({ status }) => status === "unverified");
    yield* rowAnnotations("warning", 2, unverified, ({ reason }) => `could not be verified: ${reason ?? ""}`);
    yield* rowAnnotations("notice", 0, group.filter(_results_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlaky */ .s8), ({ attempts }) => `flaky: passed at attempt ${attempts}`);
}
function failureAnnotation(alike) {
    const { failure, row, rows } = alike;
    const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(row.server, (0,_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .versionsOf */ .x4)(rows));
    const note = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineNote */ .OR)(row);
    const first = [
        ...(note ? [note] : []),
        (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .alikeLine */ .Fu)(alike),
        ...(serverLabel ? [serverLabel] : []),
        `fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(failure.fix, 300)}`,
    ].join("; ");
    return {
        level: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isKnown */ .qE)(row) ? "notice" : "error",
        rank: row.status === "errored" ? 0 : ranks[failure.severity],
        title: titled(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleIds */ .Zl)(failure)}] ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .UU)(row)}`),
        message: `${first}\n\n${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .alikeText */ .y4)(alike, paint)}`,
        location: failure.location,
    };
}
function* rowAnnotations(level, rank, rows, textOf) {
    for (const alike of (0,_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(rows, textOf)) {
        const row = alike[0];
        const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(row.server, (0,_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .versionsOf */ .x4)(alike));
        const message = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(textOf(row), 500)}${serverLabel ? `; ${serverLabel}` : ""}`;
        yield { level, rank, title: titled((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .UU)(row)), message, location: row.location };
    }
}
function causeAnnotation(cause) {
    const [failure] = cause.failures;
    return {
        level: "error",
        rank: 0,
        title: titled(`${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causeId */ .Pf)(cause)} ${cause.title}`),
        message: `${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causeLine */ .mB)(cause)}; fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(failure?.fix ?? "", 300)}\n\n${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causeText */ .xv)(cause, paint)}`,
        ...(failure && { location: failure.location }),
    };
}
function problemAnnotation({ title, description, fix, location, warning }) {
    const oneLine = description.split("\n").map((text) => text.trim());
    const reason = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(oneLine.join(" "), 1000).replace(/[^.!?]$/, "$&.");
    return {
        level: warning ? "warning" : "error",
        rank: 0,
        title: titled(title),
        message: `${reason} Fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(fix, 500)}`,
        ...(location && { location }),
    };
}
function findingAnnotation(finding, fix) {
    const quiet = finding.severity === "may" ? "notice" : "warning";
    const evidence = finding.evidence ? `\n\nseen: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.evidence, 1000)}` : "";
    return {
        level: finding.gates ? "error" : quiet,
        rank: ranks[finding.severity],
        title: titled(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.rule_id)}]${finding.server === null ? "" : ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.server)}`}`),
        message: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLine */ .mC)(finding)}${fix ? `; fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(fix, 300)}` : ""}${evidence}`,
        ...(finding.location && { location: finding.location }),
    };
}
function titled(text) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(text, MAX_TITLE_LENGTH);
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

/***/ 45522:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: () => (/* binding */ github),
/* harmony export */   workflowCommand: () => (/* binding */ workflowCommand),
/* harmony export */   workflowCommands: () => (/* binding */ workflowCommands)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(856);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40304);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49012);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72691);




// GitHub shows ten of each level for a step (https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md#limitations)
// and cuts a message at 4,096 characters (https://github.com/hugoalh/scan-virus-ghaction/issues/76).
const MAX_PER_LEVEL = 9;
const MAX_MESSAGE_LENGTH = 4000;
/** GitHub workflow commands, for a step that runs the command line. */
const github = async function* (head, rows, { roots }) {
    const annotated = roots
        ? (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationSourceOf */ .G)(roots, [], { head, rows: () => rows })
        : { problems: [], findings: head.findings, causes: (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .shownCauses */ .an)(head), rules: head.rules, rows };
    yield* workflowCommands(await (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .selectAnnotations */ .T)(annotated, MAX_PER_LEVEL));
};
/**
 * Annotations as GitHub workflow commands: the most severe first, nine of each level and one that counts the rest.
 *
 * @param elsewhere where the rest is shown
 */
function* workflowCommands({ annotations, totals }, elsewhere = "in the log") {
    for (const level of _annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .levels */ .y) {
        const visible = annotations.filter((annotation) => annotation.level === level).slice(0, MAX_PER_LEVEL);
        yield visible.map(workflowCommand).join("");
        const left = totals[level] - visible.length;
        if (left > 0)
            yield workflowCommand({ level, title: "mcptest", message: `${left} more ${elsewhere}` });
    }
}
/** One annotation as a workflow command. GitHub drops columns if it spans more than one line. */
function workflowCommand({ level, title, message, location }) {
    const properties = [];
    if (location) {
        properties.push(["file", (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(location.file, 1000)], ["line", location.line], ["endLine", location.end_line]);
        if (location.line === location.end_line)
            properties.push(["col", location.column], ["endColumn", location.end_column]);
    }
    properties.push(["title", title]);
    const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
    return `::${level} ${list}::${escapeData(cut(message))}\n`;
}
function cut(text) {
    if (text.length <= MAX_MESSAGE_LENGTH)
        return text;
    return `${text.slice(0, MAX_MESSAGE_LENGTH).replace(/[\ud800-\udbff]$/, "")} …`;
}
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
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

/***/ 49012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ annotationSourceOf),
/* harmony export */   X: () => (/* binding */ workspacePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40304);


/**
 * The source of annotations, with paths as GitHub expects them.
 *
 * @param problems redacted, as results are
 */
function annotationSourceOf(roots, problems, results) {
    const place = (location) => ({ ...location, file: workspacePath(location.file, roots) });
    return {
        problems: problems.map((problem) => withPlace(problem, place)),
        findings: (results?.head.findings ?? []).map((finding) => withPlace(finding, place)),
        causes: (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .shownCauses */ .an)(results?.head ?? {}).map((cause) => ({
            ...cause,
            failures: cause.failures.map((failure) => ({ ...failure, location: place(failure.location) })),
        })),
        rules: results?.head.rules ?? {},
        rows: rowsWithPlace(results, place),
    };
}
/**
 * A path as GitHub expects it: relative to the workspace, posix separators. One outside the workspace stays absolute.
 *
 * @param file relative to the working directory, or absolute
 */
function workspacePath(file, { workingDirectory, workspace }) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file);
    const relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, absolute);
    const outside = relativePath === ".." || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(relativePath);
    return (outside ? absolute : relativePath).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
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
