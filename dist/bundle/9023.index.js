export const id = 9023;
export const ids = [9023];
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

/***/ 16173:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pretty: () => (/* binding */ pretty)
/* harmony export */ });
/* harmony import */ var _results_by_test_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3078);
/* harmony import */ var _agent_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27003);
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35510);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40304);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96132);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68986);
/* harmony import */ var _findings_and_servers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61279);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9066);
/* harmony import */ var _score_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89542);
/* harmony import */ var _verdict_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54594);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72691);












const MAX_IN_FULL = 100;
const INDENT = "  ";
/** For people: what stopped tests, then failures in full (with `verbose` a line for every other test too), then a line for each file and server, what was not judged, findings, and the counts. */
const pretty = async function* (head, rows, { color, columns, verbose, others }) {
    // All that is wrapped is indented.
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_8__/* .createPaint */ .X)(color, columns === undefined ? undefined : columns - INDENT.length);
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_4__/* .createOverview */ .I)(paint);
    const limit = verbose ? Number.POSITIVE_INFINITY : MAX_IN_FULL;
    let failing = 0;
    let inList = false;
    const causes = (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .shownCauses */ .an)(head);
    for (const cause of causes)
        yield `${paint.bold(`✗ ${cause.title}`)}\n${indent((0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causeText */ .xv)(cause, paint))}\n\n`;
    for await (const group of (0,_results_by_test_js__WEBPACK_IMPORTED_MODULE_9__/* .groupByTest */ .Z)(rows)) {
        for (const row of group)
            overview.add(row);
        if (!group.some(failedByItself)) {
            if (verbose)
                yield quietTest(group, paint);
            inList ||= verbose;
            continue;
        }
        if (!verbose && !group.some(isNew)) {
            yield knownTest(group, paint);
            inList = true;
            continue;
        }
        failing += 1;
        if (inList)
            yield "\n";
        inList = false;
        if (failing <= limit)
            yield failingTest(group, paint);
    }
    if (inList)
        yield "\n";
    if (failing > limit)
        yield `… and ${failing - limit} more failing tests: --verbose shows all of them.\n\n`;
    const closing = (0,_verdict_line_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictLine */ .M)(head, others);
    const parts = [
        ...overview.parts(),
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLines */ .hq)(head, paint),
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .serverLines */ .LH)(head, paint),
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageLines */ .Uo)(head, paint),
    ].filter((part) => part.length > 0);
    for (const part of parts)
        yield `${part.join("\n")}\n\n`;
    yield `${paint.bold(closing.isSuccess ? paint.green(closing.text) : paint.red(closing.text))}\n`;
};
/** One test that failed somewhere: what is alike at several revisions is shown once. */
function failingTest(group, paint) {
    const bad = group.filter(failedByItself);
    const first = group[0];
    const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .serverName */ .L5)(first.server, group.length === 1 ? first.target_version : null);
    const statuses = group.length === 1 ? paint.red(first.status) : group.map((row) => revisionStatus(row, paint)).join(", ");
    const title = `${paint.bold(`✗ ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .testName */ .UU)(first)}`)}${serverLabel ? ` (${serverLabel})` : ""} ${statuses}`;
    const at = (rows, text) => rows.length === bad.length ? text : `  at ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)((0,_alike_js__WEBPACK_IMPORTED_MODULE_10__/* .versionsOf */ .x4)(rows) ?? "default", 500)}:\n${text}`;
    const blocks = [
        ...(0,_alike_js__WEBPACK_IMPORTED_MODULE_10__/* .alikeFailures */ .Ur)(bad).map((alike) => at(alike.rows, indent(noted(alike.row, (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .alikeText */ .y4)(alike, paint, "short"), paint)))),
        ...(0,_alike_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$z)(bad.filter(({ failures }) => failures.length === 0), reasonOf).map((rows) => at(rows, `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(reasonOf(rows[0]), 500)}`)),
        ...bad.filter(({ agent }) => agent).map((row) => at([row], indent((0,_agent_text_js__WEBPACK_IMPORTED_MODULE_0__/* .agentLines */ .vl)(row).join("\n")))),
    ];
    return `${title}\n${blocks.join("\n\n")}\n\n`;
}
/** One test whose failures are all known, in one line. */
function knownTest(group, paint) {
    const failing = group.filter(isFailing);
    const [first] = failing;
    const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .serverName */ .L5)(first.server, failing.map((row) => row.target_version).join(", ") || null);
    const [failure] = first.failures;
    const what = failure ? `${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .failureLine */ .Pu)(failure)} [${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleIds */ .Zl)(failure)}]` : (first.reason ?? first.status);
    const note = paint.yellow((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineNote */ .OR)(first));
    return `${paint.yellow("~")} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .testName */ .UU)(first)}${serverLabel ? ` (${serverLabel})` : ""} ${note}\n  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(what, 500)}\n`;
}
/** One test that failed nowhere: a line for it, and those of its scores. */
function quietTest(group, paint) {
    const first = group[0];
    const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .serverName */ .L5)(first.server, group.length === 1 ? first.target_version : null);
    const mark = group.some(({ status }) => status === "passed") ? paint.green("✓") : paint.dim("-");
    const took = group.reduce((sum, row) => sum + row.duration_ms, 0);
    const statuses = group.length === 1 ? first.status : group.map((row) => revisionStatus(row, paint)).join(", ");
    const title = `${mark} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .testName */ .UU)(first)}${serverLabel ? ` (${serverLabel})` : ""} ${statuses} ${paint.dim(`in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_11__/* .duration */ .p)(took)}`)}`;
    const scores = group.flatMap((row) => {
        const at = group.length === 1 ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(row.target_version ?? "default")}: `;
        return (0,_score_text_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreLines */ .M)(row).map((text) => indent(`${at}${text}`));
    });
    return `${[title, ...scores].join("\n")}\n`;
}
function revisionStatus(row, paint) {
    const color = row.status === "passed" ? paint.green : isFailing(row) ? paint.red : paint.yellow;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(row.target_version ?? "default")} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isKnown */ .qE)(row) ? paint.yellow("known") : color(row.status)}`;
}
function indent(text) {
    return text.replace(/^/gm, INDENT);
}
function reasonOf({ reason, status }) {
    return reason ?? status;
}
/** True for a test that failed, if not by a cause that is shown before. */
function failedByItself(row) {
    return isFailing(row) && row.cause === undefined;
}
/** A text with what the baseline says of its row. */
function noted(row, text, paint) {
    const note = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineNote */ .OR)(row);
    return note ? `${text}\n${paint.yellow(note)}` : text;
}
function isNew(row) {
    return failedByItself(row) && !(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isKnown */ .qE)(row);
}
function isFailing(row) {
    return row.status === "failed" || row.status === "errored";
}


/***/ }),

/***/ 54594:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ verdictLine)
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40304);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72691);


/** How many causes it names. */
const MAX_NAMED = 3;
/**
 * The verdict of a run in one line.
 *
 * @param others why it is not a success, besides counts and findings
 */
function verdictLine(head, others = []) {
    const causes = (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .shownCauses */ .an)(head).map(({ title }) => title);
    const left = causes.length - MAX_NAMED;
    const named = [...causes.slice(0, MAX_NAMED), ...(left > 0 ? [`${left} more causes`] : [])];
    const word = wordOf(head, others);
    return { isSuccess: word === "Passed", text: `${word}. ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .closingLine */ .oM)(head, [...named, ...others])}` };
}
function wordOf({ summary, findings, run }, others) {
    const gating = findings.filter(({ gates }) => gates);
    if (run.interrupted)
        return "Interrupted";
    if (summary.errored > 0 || gating.some(({ unjudged }) => unjudged))
        return "Error";
    if (summary.failed > (summary.known_failures ?? 0) || gating.length > 0)
        return "Failed";
    return others.length > 0 ? "Not passed" : "Passed";
}


/***/ }),

/***/ 76578:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ coverageFinding),
/* harmony export */   m: () => (/* binding */ coverageOfServers)
/* harmony export */ });
/** The coverage of each server by its name; empty if the run did not read what servers offer. */
function coverageOfServers(servers) {
    const found = new Map();
    for (const { name, coverage } of servers) {
        if (coverage === undefined)
            continue;
        const names = found.get(name) ?? { exercised: new Set(), offered: new Map() };
        found.set(name, names);
        for (const item of coverage.exercised)
            names.exercised.add(keyOf(item));
        for (const item of [...coverage.exercised, ...coverage.missing])
            names.offered.set(keyOf(item), item);
    }
    return [...found].map(([server, { exercised, offered }]) => ({
        server,
        exercised: exercised.size,
        total: offered.size,
        missing: [...offered].filter(([key]) => !exercised.has(key)).map(([, item]) => item),
    }));
}
/** The finding of a run whose tests use less than `min` percent of what its servers list; undefined if they use enough. */
function coverageFinding(servers, min = 0) {
    const all = coverageOfServers(servers);
    const exercised = all.reduce((sum, server) => sum + server.exercised, 0);
    const total = all.reduce((sum, server) => sum + server.total, 0);
    if (exercised * 100 >= min * total)
        return undefined;
    return {
        rule_id: "RUNNER-COVERAGE",
        severity: "must",
        message: `The tests use ${exercised} of ${total} tools, resources and prompts, which is less than ${min} %.`,
        server: null,
        target_version: null,
        count: 1,
        gates: true,
    };
}
function keyOf({ kind, name }) {
    return `${kind} ${name}`;
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
