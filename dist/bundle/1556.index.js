export const id = 1556;
export const ids = [1556];
export const modules = {

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

/***/ 81556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarif: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40304);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68986);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44216);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68132);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9066);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49012);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72691);










const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
const INFORMATION = "https://github.com/mcptest/action";
// GitHub refuses a run with more (https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning#validating-your-sarif-file).
const MAX_RESULTS = 25_000;
const LEVELS = { must: "error", should: "warning", may: "note" };
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_8__/* .createPaint */ .X)(false);
/**
 * SARIF 2.1.0: one result for each failure at the suite's line, and one for each finding that belongs to no failed test.
 * Rules come with the texts of the registry. Tests that were skipped, deferred or not verified are notifications of the
 * run. Its fingerprints are the same from run to run, as long as the test and the assertion keep their names.
 */
const sarif = async function* (head, rows, options) {
    const places = placesOf(head, options);
    const ruleIds = Object.keys(head.rules);
    const driver = {
        name: "mcptest",
        version: head.tool.version,
        semanticVersion: head.tool.version,
        informationUri: INFORMATION,
        rules: ruleIds.map((id) => ruleOf(id, head.rules[id])),
    };
    const start = { $schema: SCHEMA, version: "2.1.0" };
    yield `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonLine */ .rF)(start).slice(0, -1)},"runs":[{"tool":${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonLine */ .rF)({ driver })},"columnKind":"utf16CodeUnits",`;
    yield `"originalUriBaseIds":{"SRCROOT":{"description":{"text":"The root of the repository."}}},"results":[`;
    const notifications = [];
    let count = 0;
    const next = (result) => `${count++ === 0 ? "\n" : ",\n"}${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonLine */ .rF)(result)}`;
    for (const cause of (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .shownCauses */ .an)(head))
        if (count < MAX_RESULTS)
            yield next(causeResult(cause, places, ruleIds));
    for await (const row of rows) {
        const results = resultsOf(row, places, ruleIds);
        const state = comparison((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isKnown */ .qE)(row) ? (row.baseline_entry ?? {}) : undefined, head);
        for (const result of results)
            if (count < MAX_RESULTS)
                yield next({ ...result, ...state });
        const notification = notificationOf(row, places);
        if (notification && notifications.length < MAX_RESULTS)
            notifications.push(notification);
    }
    for (const finding of (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .findingsOutsideTests */ .LI)(head.findings)) {
        const state = comparison(finding.known, head);
        if (count < MAX_RESULTS)
            yield next({ ...findingResult(finding, places, ruleIds), ...state });
    }
    const { run, summary } = head;
    const invocation = {
        executionSuccessful: !run.interrupted,
        startTimeUtc: run.started_at,
        toolExecutionNotifications: notifications,
        properties: { summary },
    };
    yield `\n],"invocations":[${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonLine */ .rF)(invocation)}]}]}\n`;
};
/** With a baseline, every result says whether it is known; a known one is suppressed, with the reason of its entry. */
function comparison(known, { run }) {
    if (run.baseline === undefined)
        return {};
    if (known === undefined)
        return { baselineState: "new", suppressions: [] };
    const justification = [known.reason, known.tracking].flatMap((text) => text === undefined ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(text, 1000)]);
    const suppression = {
        kind: "external",
        status: "accepted",
        ...(justification.length > 0 && { justification: justification.join(" ") }),
    };
    return { baselineState: "unchanged", suppressions: [suppression] };
}
/** From a location in results to SARIF's. A result without one stands at the beginning of the first suite file. */
function placesOf({ run }, { roots }) {
    const [first] = run.suite_files;
    return (location, snippet) => {
        const start = { line: 1, column: 1, end_line: 1, end_column: 1 };
        const place = location ?? (first === undefined ? undefined : { file: first, ...start });
        if (place === undefined)
            return [];
        const file = roots ? (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .workspacePath */ .X)(place.file, roots) : place.file;
        const region = {
            startLine: place.line,
            startColumn: place.column,
            endLine: place.end_line,
            endColumn: place.end_column,
        };
        const contextRegion = snippet && contextOf(snippet, place);
        const physicalLocation = { artifactLocation: artifactOf(file), region, ...(contextRegion && { contextRegion }) };
        return [{ physicalLocation }];
    };
}
/** The lines of a snippet, if the place is among them: SARIF allows no others. */
function contextOf({ line: startLine, text }, place) {
    const endLine = startLine + text.split("\n").length - 1;
    if (place.line < startLine || place.end_line > endLine)
        return undefined;
    return { startLine, endLine, snippet: { text } };
}
/** A relative path is one of the repository; each of its parts is escaped as URIs require. */
function artifactOf(file) {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file))
        return { uri: (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(file).href };
    // A lone surrogate cannot be encoded: through UTF-8 it becomes U+FFFD.
    const uri = Buffer.from(file).toString().split("/").map(encodeURIComponent).join("/");
    return { uri, uriBaseId: "SRCROOT" };
}
function ruleOf(id, { title, severity, fix, url }) {
    const helpUri = (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .helpAddress */ .Yo)(url);
    return {
        id: (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(id),
        shortDescription: { text: sentence(title) },
        fullDescription: { text: sentence(title) },
        help: { text: sentence(fix) },
        ...(helpUri !== undefined && { helpUri }),
        defaultConfiguration: { level: LEVELS[severity] },
    };
}
/** What kept tests from running: one result for all of them. */
function causeResult(shown, places, ruleIds) {
    const [{ rule_id, severity, location, snippet }] = shown.failures;
    return {
        ...ruleReference(rule_id, severity, ruleIds),
        message: { text: `${shown.title}: ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causeText */ .xv)(shown, paint)}` },
        locations: places(location, snippet),
        partialFingerprints: { "mcptest/v1": hash([shown.cause.kind, shown.cause.server, rule_id]) },
        properties: { status: "errored" },
    };
}
function resultsOf(row, places, ruleIds) {
    if ((row.status !== "failed" && row.status !== "errored") || row.cause !== undefined)
        return [];
    return row.failures.map((failure) => {
        const { rule_id, taxonomy_ids, severity } = failure;
        const server = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .serverName */ .L5)(row.server, row.target_version);
        const name = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .testName */ .UU)(row)}${server ? ` (${server})` : ""}`;
        return {
            ...ruleReference(rule_id, severity, ruleIds),
            message: { text: `${name}: ${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .failureText */ .kY)(failure, row, paint)}` },
            locations: places(failure.location, failure.snippet ?? row.snippet),
            partialFingerprints: { "mcptest/v1": fingerprint(row.id, row.target_version, failure) },
            properties: { test: row.id, status: row.status, ...(taxonomy_ids.length > 0 && { taxonomy_ids }) },
        };
    });
}
function findingResult(finding, places, ruleIds) {
    const { rule_id, severity, server, target_version, gates, evidence } = finding;
    const seen = evidence ? `\n\nseen: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(evidence, 1000)}` : "";
    return {
        ...ruleReference(rule_id, gates ? "must" : severity, ruleIds),
        message: { text: `${sentence((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .findingLine */ .mC)(finding))}${seen}` },
        locations: places(finding.location),
        partialFingerprints: { "mcptest/v1": hash([rule_id, server, target_version, finding.message]) },
        properties: { gates },
    };
}
/** Why a test has no verdict, or that a failure of the baseline is gone. */
function notificationOf(row, places) {
    const fixed = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fixedNote */ .tG)(row);
    if (fixed !== "") {
        return {
            level: "note",
            message: { text: sentence(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .testName */ .UU)(row)}: ${fixed}`) },
            locations: places(row.location),
        };
    }
    const silent = (row.status === "failed" || row.status === "errored") && row.failures.length === 0;
    if (!silent && row.status !== "skipped" && row.status !== "deferred" && row.status !== "unverified")
        return undefined;
    return {
        level: silent ? "error" : "note",
        message: { text: sentence(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .testName */ .UU)(row)}: ${row.status}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(row.reason ?? "no reason was given", 1000)}`) },
        locations: places(row.location),
    };
}
function ruleReference(id, severity, ruleIds) {
    const ruleIndex = ruleIds.indexOf(id);
    return { ruleId: (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(id), ...(ruleIndex >= 0 && { ruleIndex }), level: LEVELS[severity] };
}
/** What makes a failure the same one in the next run: its test, revision, rule and assertion, not its values. */
function fingerprint(id, version, { rule_id, target, matcher }) {
    return hash([id, version, rule_id, target, matcher]);
}
function hash(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex");
}
function sentence(text) {
    return /[.!?]$/.test(text) ? text : `${text}.`;
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


/***/ })

};
