export const id = 8246;
export const ids = [8246];
export const modules = {

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

/***/ 61279:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ serverLines),
/* harmony export */   Uo: () => (/* binding */ coverageLines),
/* harmony export */   hq: () => (/* binding */ findingLines)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97819);
/* harmony import */ var _results_coverage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76578);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96132);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);





const MAX_FINDINGS = 50;
const MAX_SERVERS = 10;
const MAX_MISSING = 20;
/** The findings of a run, those that fail it first, each with its evidence and fix. */
function findingLines({ findings: all, rules }, paint) {
    const findings = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsOutsideTests */ .LI)(all);
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
            ...(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .frameNote */ .GX)("   ", "fix: ", (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(fix ?? "", 500), { columns: paint.columns }),
        ];
    });
    const left = findings.length - MAX_FINDINGS;
    return [paint.yellow(`findings: ${findings.length}`), ...lines, ...(left > 0 ? [`  … and ${left} more`] : [])];
}
/** What of the servers no test used, with `--coverage`. */
function coverageLines({ servers }, paint) {
    const all = (0,_results_coverage_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageOfServers */ .m)(servers);
    if (all.length === 0)
        return [];
    const sum = (count) => all.reduce((total, coverage) => total + count(coverage), 0);
    const share = `${sum(({ exercised }) => exercised)} of ${sum(({ total }) => total)}`;
    const lines = all.slice(0, MAX_SERVERS).map(({ server, exercised, total, missing }) => {
        const names = missing.slice(0, MAX_MISSING).map(({ kind, name }) => `${kind} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(name, 100)}`);
        const more = missing.length - names.length;
        const unused = [...names, ...(more > 0 ? [`${more} more`] : [])].join(", ");
        return `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(server)}: ${exercised} of ${total}${unused === "" ? "" : `; unused: ${unused}`}`;
    });
    const left = all.length - lines.length;
    const title = `coverage: ${share} tools, resources and prompts are used`;
    return [paint.dim(title), ...lines, ...(left > 0 ? [`  … and ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(left, "more server")}`] : [])];
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
    const negotiated = server.negotiated_version;
    const other = negotiated !== null && negotiated !== server.target_version ? ` (speaks ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(negotiated)})` : "";
    const start = server.startup_ms === null ? "did not start" : `start ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(server.startup_ms)}`;
    const times = ["p50_ms", "p95_ms", "p99_ms"].flatMap((name) => {
        const ms = server[name];
        return ms === null ? [] : [`${name.slice(0, 3)} ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(ms)}`];
    });
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .serverName */ .L5)(server.name, server.target_version)}${other}: ${[start, (0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(server.calls, "call"), ...times].join(", ")}`;
}


/***/ }),

/***/ 24707:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createOverview)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _results_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69204);
/* harmony import */ var _agent_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27003);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96132);
/* harmony import */ var _score_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89542);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72691);






const MAX_LINES = 200;
const MAX_REASONS = 20;
const MAX_KEPT_REASONS = 1000;
const MAX_NAMES = 3;
const MAX_FLAKY = 20;
const MAX_TRIALS = 50;
const MAX_SCORES = 50;
/** Counts rows by file, server and revision, and groups what was not judged by its reason. */
function createOverview(paint) {
    const places = new Map();
    const reasons = new Map();
    const flaky = [];
    let flakyCount = 0;
    const scoreTexts = [];
    let scoreCount = 0;
    const agents = { rows: 0, played: 0, tokens: 0, trials: [], left: 0 };
    const addReason = (row) => {
        const text = row.reason ?? "no reason given";
        const wanted = JSON.stringify([row.status, text]);
        const key = reasons.has(wanted) || reasons.size < MAX_KEPT_REASONS ? wanted : row.status;
        const reason = reasons.get(key) ?? {
            status: row.status,
            reason: key === wanted ? text : "other reasons",
            names: [],
            count: 0,
        };
        reason.count += 1;
        if (reason.names.length < MAX_NAMES && !reason.names.includes((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .testName */ .UU)(row)))
            reason.names.push((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .testName */ .UU)(row));
        reasons.set(key, reason);
    };
    const addAgent = (row, { tokens, cost_usd, trials, cassette }) => {
        agents.rows += 1;
        if (cassette === undefined)
            agents.tokens += tokens.total;
        else
            agents.played += 1;
        if (cassette === undefined && cost_usd !== undefined)
            agents.cost = (agents.cost ?? 0) + cost_usd;
        if (trials === undefined)
            return;
        if (agents.trials.length < MAX_TRIALS)
            agents.trials.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .testName */ .UU)(row)}: ${(0,_agent_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trialsText */ .nu)(trials)}`);
        else
            agents.left += 1;
    };
    return {
        add(row) {
            const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .serverName */ .L5)(row.server, row.target_version);
            const key = JSON.stringify([row.location.file, serverLabel]);
            const place = places.get(key) ?? { file: row.location.file, serverLabel, summary: (0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .emptySummary */ .CB)(), ms: 0 };
            places.set(key, place);
            (0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countRow */ .ym)(place.summary, row);
            place.ms += row.duration_ms;
            if (row.agent)
                addAgent(row, row.agent);
            // The failures of others have their scores.
            if (row.scores && row.status === "passed") {
                scoreCount += 1;
                if (scoreTexts.length < MAX_SCORES)
                    scoreTexts.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .testName */ .UU)(row)}: ${row.scores.map(_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreText */ .Q).join(", ")}`);
            }
            if (row.cause !== undefined)
                return;
            if (row.status === "skipped" || row.status === "deferred" || row.status === "unverified")
                addReason(row);
            if ((0,_results_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .isFlaky */ .s8)(row)) {
                flakyCount += 1;
                if (flaky.length < MAX_FLAKY)
                    flaky.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .testName */ .UU)(row)}${serverLabel ? ` (${serverLabel})` : ""}: passed at attempt ${row.attempts}`);
            }
        },
        parts: () => [
            placeLines([...places.values()], paint),
            ...["skipped", "deferred", "unverified"].map((status) => reasonLines(status, [...reasons.values()], paint)),
            flakyCount === 0
                ? []
                : [paint.yellow(`flaky: ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(flakyCount, "test")}`), ...flaky, ...more(flakyCount - flaky.length)],
            agentPart(agents),
            scoreCount === 0
                ? []
                : [`scores of ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(scoreCount, "passed test")}:`, ...scoreTexts, ...more(scoreCount - scoreTexts.length)],
        ],
    };
}
function placeLines(places, paint) {
    const visible = places.slice(0, MAX_LINES).map(({ file, serverLabel, summary, ms }) => {
        const mark = summary.failed + summary.errored > (summary.known_failures ?? 0)
            ? paint.red("✗")
            : summary.passed > 0
                ? paint.green("✓")
                : paint.dim("-");
        return { mark, file: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8)(file), serverLabel, text: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .statusCounts */ .rc)(summary)} ${paint.dim(`in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p)(ms)}`)}` };
    });
    const files = Math.max(0, ...visible.map(({ file }) => file.length));
    const serverWidth = Math.max(0, ...visible.map(({ serverLabel }) => serverLabel.length));
    const lines = visible.map(({ mark, file, serverLabel, text }) => `${mark} ${file.padEnd(files)}  ${serverLabel.padEnd(serverWidth)}  ${text}`);
    return [...lines, ...more(places.length - visible.length)];
}
function reasonLines(status, all, paint) {
    const reasons = all.filter((reason) => reason.status === status).sort((a, b) => b.count - a.count);
    if (reasons.length === 0)
        return [];
    const total = reasons.reduce((sum, reason) => sum + reason.count, 0);
    const lines = reasons.slice(0, MAX_REASONS).map((reason) => {
        const names = reason.count > reason.names.length ? [...reason.names, "…"] : reason.names;
        return `  ${reason.count} × ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8)(reason.reason, 300)}: ${names.join(", ")}`;
    });
    return [paint.yellow(`${status}: ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(total, "test")}`), ...lines, ...more(reasons.length - lines.length)];
}
function more(left) {
    return left > 0 ? [`  … and ${left} more`] : [];
}
function agentPart({ rows, played, tokens, cost, trials, left }) {
    if (rows === 0)
        return [];
    const use = [
        ...(played > 0 ? [`${played} played from cassettes`] : []),
        ...(rows > played ? [(0,_agent_text_js__WEBPACK_IMPORTED_MODULE_2__/* .spent */ .RT)(tokens, cost)] : []),
    ];
    return [`agents: ${[(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(rows, "test"), ...use].join(", ")}`, ...trials, ...more(left)];
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


/***/ })

};
