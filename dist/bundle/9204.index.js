export const id = 9204;
export const ids = [9204];
export const modules = {

/***/ 95846:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createFindings)
/* harmony export */ });
/** Findings of one rule, server, revision and place become one, with their counts added; it gates where one of them does. */
function createFindings() {
    const merged = new Map();
    return {
        add(finding) {
            const key = keyOf(finding);
            const known = merged.get(key);
            if (known === undefined)
                merged.set(key, { ...finding });
            else {
                known.count += finding.count;
                known.gates ||= finding.gates;
            }
        },
        list: () => [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding),
    };
}
function keyOf(finding) {
    const { server, target_version, rule_id, location } = finding;
    return JSON.stringify([server ?? "", target_version ?? "", rule_id, location?.file ?? "", location?.line ?? 0]);
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
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55878);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95846);


/** Counts a run's events: everything of its results but the rows. */
function createTally() {
    let tool;
    let run;
    let finished = false;
    let testsMs = 0;
    const summary = emptySummary();
    const servers = [];
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .createFindings */ .N)();
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
                findings: findings.list(),
                rules: textsOf(ids),
            };
        },
    };
}
/** A summary that counts nothing. */
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
