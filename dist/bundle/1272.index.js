export const id = 1272;
export const ids = [1272];
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

/***/ 51540:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markdown: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54074);
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97819);
/* harmony import */ var _results_by_test_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3078);
/* harmony import */ var _agent_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27003);
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35510);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40304);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68986);
/* harmony import */ var _findings_and_servers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61279);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68132);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24707);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9066);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72691);













// GitHub accepts a job summary of at most 1,048,576 bytes, and drops a longer one.
const MAX_BYTES = 1_000_000;
// Shares of all bytes: what is left is for headings and words about what was left out.
const TABLE_SHARE = 0.3;
const CAUSES_SHARE = 0.15;
const FAILURES_SHARE = 0.3;
const REST_SHARE = 0.2;
const MAX_VERSIONS = 20;
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_9__/* .createPaint */ .X)(false);
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
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_7__/* .createOverview */ .I)(paint);
    const { rules } = head;
    const causes = fitCauses(head, options.link, bytes * CAUSES_SHARE);
    const failed = await collectFailed(rows, options, bytes, rules, overview.add);
    const [counts, ...why] = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .closingParts */ .Xo)(head, options.others);
    yield `## ${counts}\n\n`;
    if (why.length > 0)
        yield `### ${why.map((text) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(text, 1000)).join(", ")}\n\n`;
    if (run.overrides.length > 0)
        yield `<p>Server overrides: ${run.overrides.map((name) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(name)).join(", ")}</p>\n\n`;
    if (failed.total + causes.tests.length > 0) {
        if (failed.total > 0)
            yield `### ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed.total, "failing test")}\n\n`;
        yield table([...causes.tests, ...failed.tests]);
        yield causes.texts.join("");
        if (causes.left > 0)
            yield `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(causes.left, "more cause")} did not fit here: the log has them all.\n\n`;
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
    const parts = [
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .findingLines */ .hq)(head, paint),
        ...others.reverse(),
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .serverLines */ .LH)(head, paint),
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .coverageLines */ .Uo)(head, paint),
        ["files", ...files],
    ];
    yield rest(parts, bytes * REST_SHARE, rules);
    yield versions(head);
};
/** Reads all rows; keeps as many failing ones as fit. */
async function collectFailed(rows, { link }, bytes, rules, each) {
    const tests = [];
    const texts = [];
    let [total, left, tableBytes, textBytes] = [0, 0, 0, 0];
    for await (const group of (0,_results_by_test_js__WEBPACK_IMPORTED_MODULE_10__/* .groupByTest */ .Z)(rows)) {
        group.forEach(each);
        const bad = group.filter((row) => isBad(row) && row.cause === undefined);
        if (bad.length === 0)
            continue;
        total += 1;
        if (tableBytes < bytes * TABLE_SHARE) {
            const test = failedTest(group, bad[0], rules, link);
            tableBytes += (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(tableRow(test, [...test.states.keys()])) + 100;
            if (tableBytes < bytes * TABLE_SHARE)
                tests.push(test);
        }
        for (const [text, alike] of textsOf(bad)) {
            const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .serverName */ .L5)(bad[0].server, (0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .versionsOf */ .x4)(alike));
            const title = `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)((0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .testName */ .UU)(bad[0]))}${serverLabel ? ` on ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(serverLabel)}` : ""}`;
            const section = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)(title, (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .preText */ .zj)(text), rules));
            textBytes += (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(section);
            if (textBytes < bytes * FAILURES_SHARE)
                texts.push(section);
            else
                left += 1;
        }
    }
    return { tests, total, texts, left };
}
function isBad({ status }) {
    return status === "failed" || status === "errored";
}
function failedTest(group, bad, rules, link) {
    const [failure] = bad.failures;
    const place = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(failure?.location ?? bad.location, link);
    const server = bad.server === null ? "" : ` on ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(bad.server)}`;
    const note = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .baselineNote */ .OR)(bad);
    const text = failure ? `[${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .ruleIds */ .Zl)(failure)}] ${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .failureLine */ .Pu)(failure)}` : (bad.reason ?? bad.status);
    const what = note ? `${note}; ${text}` : text;
    return {
        cell: `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)((0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .testName */ .UU)(bad))}${server}<br>${place}`,
        what: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(what, 500), rules),
        states: new Map(group.map((row) => [row.target_version ?? "", (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .isKnown */ .qE)(row) ? "🟡 known" : marks[row.status]])),
    };
}
/** The causes, as many as fit. */
function fitCauses(head, link, limit) {
    const all = (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .shownCauses */ .an)(head);
    const tests = [];
    const texts = [];
    let bytes = 0;
    for (const cause of all) {
        const test = stoppedTests(cause, head.rules, link);
        const pre = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .preText */ .zj)((0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causeText */ .xv)(cause, paint)), head.rules);
        const text = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(cause.title, 300), pre, true);
        bytes += (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(tableRow(test, [...test.states.keys()])) + (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(text);
        if (bytes >= limit)
            break;
        tests.push(test);
        texts.push(text);
    }
    return { tests, texts, left: all.length - tests.length };
}
/** The tests that a cause stopped, as a row of the table. */
function stoppedTests(cause, rules, link) {
    const place = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(cause.failures[0].location, link);
    const states = [...cause.counts].map(([version, count]) => [version, `❗ ${count} not run`]);
    return {
        cell: `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(cause.title, 300)}<br>${place}`,
        what: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(`${(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causeId */ .Pf)(cause)} ${cause.failures.map(_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .failureLine */ .Pu).join("; ")}`, 500), rules),
        states: new Map(states),
    };
}
/** What each failing row says, and the rows that say so: one per revision. */
function textsOf(bad) {
    const bare = bad.filter(({ failures }) => failures.length === 0);
    const textOf = (row) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .line */ .n8)(row.reason ?? row.status, 500)}\n  --> ${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(row.location)}`;
    // Failures at the same revisions are one text.
    const together = (0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)((0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .alikeFailures */ .Ur)(bad), ({ rows }) => (0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .versionsOf */ .x4)(rows) ?? "");
    return [
        ...together.map((alike) => [
            alike.map((failure) => (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .alikeText */ .y4)(failure, paint)).join("\n\n"),
            alike[0].rows,
        ]),
        ...(0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)(bare, textOf).map((rows) => [textOf(rows[0]), rows]),
        ...bad.filter(({ agent }) => agent).map((row) => [(0,_agent_text_js__WEBPACK_IMPORTED_MODULE_2__/* .agentLines */ .vl)(row).join("\n"), [row]]),
    ];
}
function table(tests) {
    const versions = [...new Set(tests.flatMap(({ states }) => [...states.keys()]))].sort();
    const heads = versions.map((version) => `<th>${version === "" ? "result" : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(version)}</th>`);
    const rows = tests.map((test) => tableRow(test, versions));
    return `<table>\n<tr><th>test</th>${heads.join("")}<th>what</th></tr>\n${rows.join("")}</table>\n\n`;
}
function tableRow({ cell, what, states }, versions) {
    const cells = versions.map((version) => `<td>${states.get(version) ?? ""}</td>`);
    return `<tr><td>${cell}</td>${cells.join("")}<td>${what}</td></tr>\n`;
}
/** Parts whose first line is their title, as many lines of each as fit. */
function rest(parts, bytes, rules) {
    let left = bytes;
    return parts
        .filter((lines) => lines.length > 1)
        .map(([title = "", ...lines]) => {
        const visible = lines.filter((text) => {
            left -= (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .preText */ .zj)(text), rules));
            return left > 0;
        });
        const cut = visible.length < lines.length ? ["… (cut)"] : [];
        const text = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .preText */ .zj)([...visible, ...cut].join("\n"));
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)(title, (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)(text, rules), title.startsWith("findings"));
    })
        .join("");
}
/** The versions of mcptest and of the servers, as they say it themselves. */
function versions({ tool, servers }) {
    const seen = servers.flatMap(({ name, server_info: info }) => {
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_12__/* .isObject */ .Gv)(info) || typeof info["version"] !== "string")
            return [];
        const own = typeof info["name"] === "string" ? info["name"] : name;
        return [`${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(name, 100)}: ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(`${own} ${info["version"]}`, 200)}`];
    });
    const different = [...new Set(seen)];
    const shown = different.slice(0, MAX_VERSIONS);
    const left = different.length - shown.length;
    const more = left > 0 ? [`and ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(left, "more server")}`] : [];
    return `<p>${[(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(`${tool.name} ${tool.version}`), ...shown, ...more].join(", ")}</p>\n`;
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
