export const id = 4244;
export const ids = [4244];
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
