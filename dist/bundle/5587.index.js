export const id = 5587;
export const ids = [5587,8252];
export const modules = {

/***/ 71256:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  complianceRunCommand: () => (/* binding */ complianceRunCommand)
});

// EXTERNAL MODULE: ./src/conformance/corpus/run-corpus.ts + 22 modules
var run_corpus = __webpack_require__(60170);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/lanes/corpus-port.ts
var corpus_port = __webpack_require__(81634);
// EXTERNAL MODULE: ./src/engine/lanes/lane.ts + 5 modules
var lane = __webpack_require__(74979);
// EXTERNAL MODULE: ./src/run/baseline.ts
var run_baseline = __webpack_require__(59234);
// EXTERNAL MODULE: ./src/run/connect.ts
var connect = __webpack_require__(37811);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
;// CONCATENATED MODULE: ./src/conformance/corpus/readiness.ts


/** Capabilities that the next revision no longer has. */
const REMOVED = [
    ["resources", "subscribe"],
    ["tasks", "list"],
];
/** What a server lacks for 2026-07-28. */
function readinessOf({ revision, listed }) {
    if ((0,known/* isSince */.$l)(revision, known/* FIRST_MODERN */.TZ))
        return { revision: known/* FIRST_MODERN */.TZ, ready: true, missing: [] };
    const missing = [(0,redacted/* say */.cv) `it does not answer server/discover: it speaks revisions with a handshake only`];
    for (const [capability, feature] of REMOVED) {
        const value = listed.capabilities[capability];
        if (typeof value === "object" && value !== null && feature in value && Reflect.get(value, feature) !== false) {
            missing.push((0,redacted/* say */.cv) `it offers ${capability}.${feature}, which this revision no longer has`);
        }
    }
    return { revision: known/* FIRST_MODERN */.TZ, ready: false, missing };
}

// EXTERNAL MODULE: ./src/conformance/corpus/score.ts
var corpus_score = __webpack_require__(28252);
// EXTERNAL MODULE: ./src/core/version.ts
var core_version = __webpack_require__(83323);
;// CONCATENATED MODULE: ./src/run/corpus-report.ts



/** The verdicts of a rule, the one that counts for the whole rule first. */
const WORST = ["failed", "unverified", "passed", "skipped"];
/** The report of a corpus run. */
function corpusReport(server, findings, version) {
    const { revision, transport, serverInfo, results, timing } = findings;
    return {
        tool: core_version/* TOOL_NAME */.l,
        version,
        server,
        server_info: serverInfo,
        protocol_version: revision,
        transport,
        ...(0,corpus_score.scoreOf)(results),
        grade_rule: corpus_score/* GRADE_RULE */.J,
        counts: countRules(results),
        readiness: readinessOf(findings),
        timing,
        rules: results,
    };
}
function countRules(results) {
    const counts = { passed: 0, failed: 0, skipped: 0, unverified: 0 };
    const worst = new Map();
    for (const { id, status } of results) {
        const before = worst.get(id);
        if (before === undefined || WORST.indexOf(status) < WORST.indexOf(before))
            worst.set(id, status);
    }
    for (const status of worst.values())
        counts[status] += 1;
    return counts;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/results/baseline/write.ts
var write = __webpack_require__(71523);
// EXTERNAL MODULE: ./src/results/gate.ts
var gate = __webpack_require__(44107);
// EXTERNAL MODULE: ./src/results/tally.ts
var results_tally = __webpack_require__(69204);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
;// CONCATENATED MODULE: ./src/run/corpus-results.ts







/**
 * The results of a corpus run: a row for each rule and each thing that it judged. A `must` that fails, with `strict` a
 * `should` too, fails its row; anything else is a finding that does not gate. With a baseline, known failures do not gate, and
 * it is written again if it says so.
 */
async function corpusResults(report, server, { policy }, baseline, startedAt, redactor) {
    const known = baseline && (0,run_baseline/* knownFailures */.N5)(baseline, redactor);
    const gates = (result) => result.severity === "must" || (policy.strict === true && result.severity === "should");
    const rows = report.rules.map((result) => {
        const row = rowOf(result, report, server.location, gates(result));
        return known?.compareRow(row) ?? row;
    });
    const coverage = {
        ofTest: (id) => id.startsWith(`${prefixOf(report)}::`),
        ofRule: (_, name) => !name || name === report.server,
    };
    const tally = (0,results_tally/* createTally */.Xf)();
    tally.add({
        event: "run_started",
        tool: { name: report.tool, version: report.version },
        run: {
            id: (0,external_node_crypto_.randomUUID)(),
            started_at: startedAt.toISOString(),
            suite_files: [],
            overrides: [],
            target_versions: [report.protocol_version],
            ...(baseline !== undefined && { baseline: baseline.name }),
        },
    });
    for (const [order, row] of rows.entries())
        tally.add({ event: "test", order, row });
    for (const finding of known?.staleEntries(coverage) ?? [])
        tally.add({ event: "finding", finding });
    tally.add({ event: "run_finished", duration_ms: report.timing.duration_ms, interrupted: false });
    const head = tally.head();
    if (head === undefined)
        throw new Error("a corpus run has no head");
    const source = {
        head,
        async *rows() {
            yield* rows;
        },
    };
    if (known && baseline?.update) {
        const { tool, run, findings } = head;
        const made = await (0,write/* newBaseline */.aF)({
            tool,
            generatedAt: run.started_at,
            rows: source.rows(),
            findings,
            contracts: [],
            ...(baseline.file && { previous: baseline.file }),
            known,
            coverage,
        });
        const score = report.score === null ? {} : { score: report.score };
        if (made)
            await (0,out/* writeFileAtomic */.Zf)(baseline.path, redactor.text((0,write/* baselineText */.BW)({ ...made, ...score })));
    }
    return { source, exitCode: (0,gate/* gate */.G)(head.summary, head.findings, {}).exitCode };
}
function rowOf({ id, title, severity, status, subject, message, evidence }, report, location, gates) {
    const name = `${id} ${title}`;
    const text = message ?? title;
    const isFailure = status === "failed" && gates;
    const about = { rule_id: id, severity, message: text };
    const finding = {
        ...about,
        server: report.server,
        target_version: report.protocol_version,
        count: 1,
        gates: false,
        location,
        ...(evidence !== undefined && { evidence }),
    };
    return {
        id: [prefixOf(report), id, ...(subject === undefined ? [] : [subject])].join("::"),
        block: "compliance",
        name,
        ...(subject !== undefined && { row: subject }),
        server: report.server,
        target_version: report.protocol_version,
        status: status === "failed" && !gates ? "passed" : status,
        ...(status !== "failed" && message !== undefined && { reason: message }),
        duration_ms: 0,
        attempts: 1,
        location,
        failures: isFailure
            ? [
                {
                    ...about,
                    test_name: name,
                    target: "",
                    matcher: "",
                    taxonomy_ids: [],
                    location,
                    fix: (0,registry/* findRule */.Il)(id)?.fix ?? "",
                    ...(evidence !== undefined && { actual: evidence }),
                },
            ]
            : [],
        findings: status === "failed" && !gates ? [finding] : [],
    };
}
function prefixOf({ server }) {
    return `corpus::${server}`;
}

// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/run/reports.ts
var reports = __webpack_require__(70742);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
// EXTERNAL MODULE: ./src/report/paint.ts
var report_paint = __webpack_require__(9066);
;// CONCATENATED MODULE: ./src/cli/corpus-text.ts







const SEVERITIES = ["must", "should", "may"];
/** So many rules fit on one screen. */
const MAX_RULES = 8;
const MAX_SUBJECTS = 3;
const MAX_LINE = 200;
/** The report of a corpus run as text: what is wrong, worst first, each with its fix. */
function corpusText(report, { color, verbose }) {
    const paint = (0,report_paint/* createPaint */.X)(color);
    const { server, server_info: info, transport, protocol_version, grade, score, counts, readiness, timing } = report;
    const name = (0,json/* isObject */.Gv)(info)
        ? [info["name"], info["version"]].filter((part) => typeof part === "string").join(" ")
        : "";
    const verdict = grade === null ? "no grade: no rule was judged" : `grade ${grade}, ${score} of 100`;
    const failures = byRule(report.rules, "failed");
    const shown = verbose ? failures : failures.slice(0, MAX_RULES);
    const lines = [paint.bold(`${corpus_text_text(name || server)} (${transport}, ${corpus_text_text(protocol_version)}): ${verdict}`), ""];
    for (const results of shown)
        lines.push(...ruleLines(results, paint, verbose), "");
    if (failures.length > shown.length) {
        lines.push(`… and ${(0,plural/* plural */.L)(failures.length - shown.length, "more rule")} that fail; --verbose shows them`, "");
    }
    const unverified = byRule(report.rules, "unverified");
    for (const [first] of unverified) {
        if (first)
            lines.push(`${paint.yellow("?")} ${first.id} is unverified: ${corpus_text_text(first.message ?? "")}`);
    }
    if (unverified.length > 0)
        lines.push("");
    lines.push(`${(0,plural/* plural */.L)(counts.passed, "rule")} hold, ${counts.failed} fail, ${counts.unverified} unverified, ${counts.skipped} do not apply`, readiness.ready
        ? `Ready for ${readiness.revision}.`
        : `Not ready for ${readiness.revision} (no part of the score): ${readiness.missing.map(corpus_text_text).join("; ")}.`, paint.dim(corpus_score/* GRADE_RULE */.J), paint.dim(`${(0,plural/* plural */.L)(timing.sessions, "session")}, start-up ${timing.startup_ms} ms: ${timing.duration_ms} ms, of which ${timing.waits_ms} ms were waits in vain, and ${timing.tools_ms} ms answers of tools.`));
    return `${lines.join("\n")}\n`;
}
function ruleLines(results, paint, verbose) {
    const [first] = results;
    if (!first)
        return [];
    const rule = (0,registry/* findRule */.Il)(first.id);
    const shown = verbose ? results : results.slice(0, MAX_SUBJECTS);
    const more = results.length - shown.length;
    const lines = [`${paint.red("✗")} ${first.severity} ${paint.bold(first.id)} ${corpus_text_text(first.title)}`];
    for (const { subject, message } of shown) {
        lines.push(`    ${subject === undefined ? "" : `${corpus_text_text(subject)}: `}${corpus_text_text(message ?? "it does not hold")}`);
    }
    if (more > 0)
        lines.push(`    … and ${more} more`);
    for (const line of first.evidence?.split("\n").slice(0, verbose ? undefined : 2) ?? [])
        lines.push(paint.dim(`    ${corpus_text_text(line)}`));
    if (rule)
        lines.push(`    fix: ${rule.fix}`);
    return lines;
}
/** The results of one status by rule, the most severe first. */
function byRule(results, status) {
    const rules = new Map();
    for (const result of results) {
        if (result.status === status)
            rules.set(result.id, [...(rules.get(result.id) ?? []), result]);
    }
    const rank = ([first]) => SEVERITIES.indexOf(first?.severity ?? "may");
    return [...rules.values()].sort((a, b) => rank(a) - rank(b));
}
function corpus_text_text(value) {
    return (0,sanitize/* sanitizeLine */.PN)((0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(value), MAX_LINE));
}

// EXTERNAL MODULE: ./src/cli/terminal.ts
var terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/commands/compliance-run.ts















/**
 * `mcptest compliance run [PATHS]`: returns 0 if no `must` rule fails that the baseline does not
 * have, with --strict no `should` rule either, else 1.
 * Throws a UserError if the server cannot be reached.
 */
async function complianceRunCommand(paths, flags, { version, redactor }) {
    const startedAt = new Date();
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    try {
        const request = (0,create_request/* createRequest */.WL)(paths, flags, (0,create_request/* terminalEnvironment */.I4)(version, stop.signal));
        const baseline = await (0,run_baseline/* openBaseline */.Eg)(request);
        const connections = await (0,connect/* connect */.N)(request, redactor);
        const { suite, server } = onlyServer(connections);
        const targetVersion = flags.targetVersion ?? null;
        const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 23));
        const outcome = await (0,run_corpus.runCorpus)({
            ...connections.corpusPort(suite, server, targetVersion),
            targetVersion,
            mayCall: (tool) => flags.allowDestructive === true || (0,corpus_port.mayCallTool)(tool, server.safeCalls),
            isWanted: flags.rules.length === 0 ? () => true : picomatch(flags.rules, { nocase: true }),
        });
        if (!outcome.ok) {
            throw (0,connect/* unreachableError */.D)(server.name, { kind: "unstarted", failure: outcome.failure, started: {} });
        }
        const report = redactor.document(corpusReport(server.name, outcome.findings, version));
        const results = await corpusResults(report, server, request, baseline, startedAt, redactor);
        const options = (0,terminal/* renderOptions */.D)(flags);
        if (flags.format === "json")
            await (0,out/* writeOut */.sD)((0,redacted/* say */.cv) `${(0,redacted/* jsonText */.s$)(report, 2)}\n`);
        else if (flags.format === "pretty")
            await (0,out/* writeOut */.sD)((0,redacted/* derive */.CX)(report, (shown) => corpusText(shown, options)));
        else
            await (0,reports/* writeReports */.Li)(results.source, [{ name: flags.format }], options, request.cwd);
        return stop.signal.aborted ? 130 : results.exitCode;
    }
    finally {
        release();
    }
}
function onlyServer({ servers }) {
    const [first, ...others] = servers;
    if (!first)
        throw (0,problem/* userError */.IF)("there is no server", "No suite names one.", "Name it with --server-command or --server-url.");
    if (others.length > 0) {
        const names = servers.map(({ server }) => server.name).join(", ");
        throw (0,problem/* userError */.IF)("several servers", `A corpus run checks one server, and there are ${names}.`, "Choose one with --server-target.");
    }
    if ((0,lane/* transportOf */.a)(first.server) === "cassette") {
        throw (0,problem/* userError */.IF)("a cassette cannot be checked", "It answers only what was recorded.", "Remove `cassette` from the server.");
    }
    return first;
}


/***/ }),

/***/ 71028:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderOptions),
/* harmony export */   d: () => (/* binding */ liveStream)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);

/** The stream that shows a run as it goes on: a terminal that can be drawn over, and not the log of a CI job. */
function liveStream() {
    if (process.env["CI"] || process.env["TERM"] === "dumb")
        return undefined;
    return ["stderr", "stdout"].find((stream) => (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSize */ .KY)(stream) !== undefined);
}
/** How reports are rendered: on a terminal wrapped, and with colour unless NO_COLOR or --no-color; FORCE_COLOR wins over the first two. */
function renderOptions(flags) {
    const { NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
    // GitHub and GitLab each name the folder of the repository.
    const workspace = GITHUB_WORKSPACE || CI_PROJECT_DIR;
    const size = (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSize */ .KY)("stdout");
    const wanted = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && size !== undefined;
    return {
        color: flags.color && wanted,
        ...(size && { columns: size.columns }),
        verbose: flags.verbose === true,
        ...(workspace && { roots: { workingDirectory: process.cwd(), workspace } }),
    };
}


/***/ }),

/***/ 28252:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GRADE_RULE),
/* harmony export */   scoreOf: () => (/* binding */ scoreOf)
/* harmony export */ });
/** What a rule of each severity weighs in the score. */
const WEIGHTS = { must: 5, should: 2, may: 1 };
const GRADES = [
    ["A", 90],
    ["B", 80],
    ["C", 70],
    ["D", 60],
];
/** How grade and score are made, in a sentence for the reader. */
const GRADE_RULE = "Score: the share of the judged rules that hold, where must counts 5, should 2 and may 1, and a rule about several things counts by the share of them that keep it. A from 90 on, B from 80, C from 70, D from 60, else F; no A if a must fails. Skipped and unverified rules do not count.";
/** The score from 0 to 100 and the grade; null if no rule was judged. */
function scoreOf(results) {
    const byRule = new Map();
    for (const result of results) {
        if (result.status !== "passed" && result.status !== "failed")
            continue;
        byRule.set(result.id, [...(byRule.get(result.id) ?? []), result]);
    }
    let all = 0;
    let kept = 0;
    for (const judged of byRule.values()) {
        const weight = Math.max(...judged.map(({ severity }) => WEIGHTS[severity]));
        all += weight;
        kept += (weight * judged.filter(({ status }) => status === "passed").length) / judged.length;
    }
    if (all === 0)
        return { score: null, grade: null };
    // Rounded down: 100 means that every rule holds.
    const score = Math.floor((100 * kept) / all);
    const [grade] = GRADES.find(([, from]) => score >= from) ?? ["F"];
    const fails = results.some(({ status, severity }) => status === "failed" && severity === "must");
    return { score, grade: grade === "A" && fails ? "B" : grade };
}


/***/ }),

/***/ 91136:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VW: () => (/* binding */ LIST_MEMBERS),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   fO: () => (/* binding */ listsOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);



const MAX_PAGES = 1_000;
const MAX_ITEMS = 100_000;
/** The member of each result that has the items. */
const LIST_MEMBERS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resourceTemplates",
    "prompts/list": "prompts",
};
/** The list methods of a server with these capabilities. */
function listsOf(capabilities) {
    const has = (name) => (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities[name]);
    return [
        ...(has("tools") ? ["tools/list"] : []),
        ...(has("resources") ? ["resources/list", "resources/templates/list"] : []),
        ...(has("prompts") ? ["prompts/list"] : []),
    ];
}
/**
 * Reads a list page by page; stops at a repeated cursor, 1,000 pages, 100,000 items or 32 MiB of them.
 *
 * @param send sends one request of the method
 */
async function listAll(method, send) {
    const member = LIST_MEMBERS[method] ?? "";
    const seen = new Set();
    const items = [];
    let first;
    let cursor;
    let weight = 0;
    for (;;) {
        const outcome = await send(method, cursor === undefined ? undefined : { cursor });
        first ??= outcome;
        const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) || !Array.isArray(result[member])) {
            return { first, broken: outcome, unfinished: true, items };
        }
        weight += (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(result[member], _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list);
        if (weight > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list || items.length + result[member].length > MAX_ITEMS) {
            return { first, broken: tooLarge(method), unfinished: true, items };
        }
        for (const item of result[member])
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string")
            return { first, unfinished: false, items };
        if (seen.has(next) || seen.size === MAX_PAGES)
            return { first, unfinished: true, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))} or than ${MAX_ITEMS}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
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

/***/ 44107:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);

/** Judges a whole run. An interrupt outranks errors, errors outrank failures. Known failures do not count. */
function gate(summary, findings, policy) {
    const nothing = (policy.selected ?? summary.total) === 0 && !policy.passWithNoTests;
    const failed = Math.max(0, summary.failed - (summary.known_failures ?? 0));
    const gating = findings.filter((finding) => finding.gates);
    const describe = (some) => some.map(({ rule_id, message, server }) => `${rule_id}${server ? ` on ${server}` : ""}: ${message}`);
    const deferred = policy.requireModels ? summary.deferred : 0;
    const unverified = policy.strict ? summary.unverified : 0;
    const interrupts = policy.interrupted ? ["The run was interrupted."] : [];
    const missing = [...(policy.missing ?? []), ...(nothing ? ["No test was selected."] : [])];
    const noModel = deferred > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(deferred, "test")} needed a model, and models are required.`] : [];
    const notVerified = unverified > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(unverified, "test")} could not be verified, and the run is strict.`] : [];
    const errors = [
        ...missing,
        ...(summary.errored > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(summary.errored, "test")} could not be judged.`] : []),
        ...describe(gating.filter(({ unjudged }) => unjudged)),
        ...noModel,
    ];
    const failures = [
        ...(failed > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed, "test")} failed.`] : []),
        ...describe(gating.filter(({ unjudged }) => !unjudged)),
        ...notVerified,
    ];
    const reasons = [...interrupts, ...errors, ...failures];
    const others = [...missing, ...noModel, ...notVerified];
    if (interrupts.length > 0)
        return { conclusion: "interrupted", exitCode: 130, reasons, others };
    if (errors.length > 0)
        return { conclusion: "error", exitCode: 2, reasons, others };
    if (failures.length > 0)
        return { conclusion: "failure", exitCode: 1, reasons, others };
    return { conclusion: "success", exitCode: 0, reasons, others };
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


/***/ }),

/***/ 70742:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ unreportedReasons),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   vx: () => (/* binding */ refuseSameFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _report_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54215);




/** Throws a UserError if two reports would be written to the same file. */
function refuseSameFile(targets, capture, cwd) {
    const flags = targets.flatMap(({ name, file }) => (file === undefined ? [] : [[`--reporter ${name}=${file}`, file]]));
    if (capture !== undefined)
        flags.push([`--capture ${capture}`, capture]);
    const byPath = new Map();
    for (const [flag = "", file = ""] of flags) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
        const other = byPath.get(path);
        if (other !== undefined) {
            throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)("two files have the same path", `${other} and ${flag}`, "Give each a path of its own.");
        }
        byPath.set(path, flag);
    }
}
/**
 * Writes all reports, files first, so that stdout ends with the text that a person reads. If one cannot be written, the
 * others are; then a UserError names each that failed.
 */
async function writeReports(results, targets, options, cwd) {
    const sorted = [...targets.filter((target) => target.file), ...targets.filter((target) => !target.file)];
    await (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .runAll */ .$D)(sorted.map(({ name, file }) => async () => {
        const { columns: _, ...rest } = options;
        const renderOptions = file === undefined ? options : { ...rest, color: false };
        const chunks = (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(await (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .loadReporter */ .KW)(name), results.head, results.rows(), renderOptions);
        if (file !== undefined)
            await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), chunks);
        else
            for await (const chunk of chunks)
                await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOut */ .sD)(chunk);
    }));
}
/** Why a run did not succeed, if its reports do not show it. */
function unreportedReasons({ reasons, exitCode }, { summary, findings }) {
    const isShown = summary.failed + summary.errored > (summary.known_failures ?? 0) ||
        exitCode === 130 ||
        findings.some(({ gates }) => gates);
    return isShown ? [] : reasons;
}


/***/ })

};
