export const id = 192;
export const ids = [192];
export const modules = {

/***/ 30192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: ./src/results/gate.ts
var gate = __webpack_require__(44107);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/results/findings.ts
var results_findings = __webpack_require__(95846);
// EXTERNAL MODULE: ./src/results/tally.ts
var tally = __webpack_require__(69204);
;// CONCATENATED MODULE: ./src/results/merge.ts



/**
 * Makes one result of several (shards, revisions, jobs), in whatever order they are given. A test given twice at one
 * revision counts once, as the later run saw it. Throws a UserError of a source's rows; at least one source is needed.
 */
async function mergeResults(sources) {
    const ordered = [...sources].sort((a, b) => compare(sortKey(a.head), sortKey(b.head)));
    const { summary, owners, twice } = await countRows(ordered);
    const heads = ordered.map(({ head }) => head);
    const findings = (0,results_findings/* createFindings */.N)();
    for (const finding of heads.flatMap((head) => head.findings))
        findings.add(finding);
    const run = mergeRuns(heads.map((head) => head.run));
    return {
        head: {
            tool: heads[0].tool,
            run,
            summary,
            servers: heads.flatMap((head) => head.servers),
            findings: findings.list(),
            rules: Object.assign({}, ...heads.map((head) => head.rules).reverse()),
        },
        rows: () => interleave(ordered, run, (row, source) => owners.get(keyOf(row)) === source),
        missing: missingShards(heads),
        notes: [...duplicateReasons(twice), ...otherTools(heads)],
    };
}
/** Later runs first, so that the first to own a test is the latest that saw it. */
async function countRows(ordered) {
    const owners = new Map();
    const twice = { count: 0 };
    const summary = (0,tally/* emptySummary */.CB)();
    const byAge = ordered
        .map((source, i) => ({ source, i }))
        .sort((a, b) => compare(startOf(b), startOf(a)) || a.i - b.i);
    for (const { source, i } of byAge) {
        for await (const row of source.rows()) {
            const key = keyOf(row);
            const owner = owners.get(key) ?? i;
            if (owner === i) {
                owners.set(key, i);
                (0,tally/* countRow */.ym)(summary, row);
            }
            else {
                twice.count += 1;
                twice.example ??= row;
            }
        }
        for (const name of ["new_failures", "known_failures", "fixed"]) {
            const more = source.head.summary[name];
            if (more !== undefined)
                addTo(summary, name, more);
        }
    }
    return { summary, owners, twice };
}
function addTo(summary, name, more) {
    summary[name] = (summary[name] ?? 0) + more;
}
/** Rows of all sources by file, line and revision; within one source their order stays. */
async function* interleave(sources, run, wanted) {
    const files = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const place = (row) => [
        files(row.location.file),
        row.location.line,
        row.location.column,
        typeof row.row === "number" ? row.row : 0,
        versions(row.target_version ?? ""),
    ];
    const readers = sources.map((source) => source.rows()[Symbol.asyncIterator]());
    try {
        const next = async (source) => {
            for (;;) {
                const { done, value } = await readers[source].next();
                if (done)
                    return undefined;
                if (wanted(value, source))
                    return { row: value, place: place(value), source };
            }
        };
        const waiting = (await Promise.all(sources.map((_, source) => next(source)))).filter((head) => head !== undefined);
        while (waiting.length > 0) {
            let first = 0;
            for (let i = 1; i < waiting.length; i++) {
                if (compareLists(waiting[i].place, waiting[first].place) < 0)
                    first = i;
            }
            const { row, source } = waiting[first];
            yield row;
            const following = await next(source);
            if (following)
                waiting[first] = following;
            else
                waiting.splice(first, 1);
        }
    }
    finally {
        await Promise.all(readers.map((reader) => reader.return?.()));
    }
}
function mergeRuns(runs) {
    const starts = runs.map((run) => Date.parse(run.started_at) || 0);
    const ends = runs.map((run, i) => starts[i] + run.duration_ms);
    const shards = union(runs.map((run) => [run.shard ?? ""]));
    return {
        id: union(runs.map((run) => [run.id])).join("+"),
        started_at: runs.map((run) => run.started_at).sort(compare)[0],
        duration_ms: Math.max(...ends) - Math.min(...starts),
        suite_files: union(runs.map((run) => run.suite_files)),
        overrides: union(runs.map((run) => run.overrides)).sort(compare),
        target_versions: union(runs.map((run) => run.target_versions)),
        ...(shards.length === 1 && shards[0] !== "" && { shard: shards[0] }),
        ...(runs.some((run) => run.interrupted) && { interrupted: true }),
    };
}
/** The shards that the `i/n` of others name and that were not given, for each set of revisions. */
function missingShards(heads) {
    const given = new Map();
    for (const { run } of heads) {
        const [i, of] = (run.shard ?? "").split("/").map(Number);
        if (!i || !of)
            continue;
        const versions = run.target_versions.join(", ");
        const key = JSON.stringify([of, versions]);
        const group = given.get(key) ?? { of, versions, present: new Set() };
        given.set(key, { ...group, present: group.present.add(i) });
    }
    return [...given.values()].flatMap(({ of, versions, present }) => {
        // A file can claim any number of shards: the first few gaps are enough.
        const gaps = [];
        for (let i = 1; i <= of && gaps.length < 10; i++)
            if (!present.has(i))
                gaps.push(i);
        const where = versions === "" ? "" : ` at ${versions}`;
        if (gaps.length === 0)
            return [];
        return [`Of ${of} shards${where} only ${present.size} were given: ${gaps.join(", ")} missing.`];
    });
}
function duplicateReasons({ count, example }) {
    if (example === undefined)
        return [];
    const were = count === 1 ? "was" : "were";
    return [
        `${(0,plural/* plural */.L)(count, "test")} ${were} given more than once, so the later run counts, for example ${example.name} (${example.location.file}).`,
    ];
}
function otherTools(heads) {
    const tools = union(heads.map(({ tool }) => [`${tool.name} ${tool.version}`])).sort(compare);
    return tools.length > 1 ? [`The results come from different versions: ${tools.join(", ")}.`] : [];
}
function keyOf(row) {
    return `${row.id}\n${row.target_version ?? ""}`;
}
/** The order in which sources are merged, whatever the order in which they were given. */
function sortKey(head) {
    const { run } = head;
    const [i = 0, of = 0] = (run.shard ?? "").split("/").map(Number);
    const shard = `${String(of).padStart(9, "0")}/${String(i).padStart(9, "0")}`;
    return JSON.stringify([run.target_versions, shard, run.started_at, run.id, head]);
}
function startOf({ source }) {
    return source.head.run.started_at;
}
function rankOf(names) {
    const ranks = new Map(names.map((name, i) => [name, i]));
    return (name) => ranks.get(name) ?? names.length;
}
function union(lists) {
    return [...new Set(lists.flat())];
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
function compareLists(a, b) {
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return a[i] - b[i];
    return 0;
}

// EXTERNAL MODULE: ./src/results/read.ts + 2 modules
var read = __webpack_require__(84133);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/reports.ts
var reports = __webpack_require__(70742);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/commands/report.ts






/**
 * `mcptest report FILES`: renders results again and gives the exit code that their run has. Several files are merged.
 * Throws a UserError for a file that holds no results.
 */
async function reportCommand(files, flags, { redactor }) {
    const targets = flags.reporter ?? [{ name: "pretty" }];
    (0,reports/* refuseSameFile */.vx)(targets, undefined, process.cwd());
    const sources = await Promise.all(files.map(read/* readResults */.x));
    const results = await mergeResults(sources);
    await (0,output/* reportLines */.QS)([...results.notes, ...results.missing], redactor);
    const { head } = results;
    const verdict = (0,gate/* gate */.G)(head.summary, head.findings, {
        strict: flags.strict === true,
        missing: results.missing,
        // A run whose time was used up was stopped too: it has a test that says so.
        interrupted: head.run.interrupted === true && !Object.hasOwn(head.rules, "SUITE-RUN-TIMEOUT"),
    });
    await (0,reports/* writeReports */.Li)(results, targets, { ...(0,terminal/* renderOptions */.Dx)(flags), others: verdict.others }, process.cwd());
    await (0,output/* reportLines */.QS)((0,reports/* unreportedReasons */.G9)(verdict, head).filter((reason) => !results.missing.includes(reason)), redactor);
    return verdict.exitCode;
}


/***/ }),

/***/ 71028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ renderOptions),
/* harmony export */   R0: () => (/* binding */ liveWidth),
/* harmony export */   Yp: () => (/* binding */ createProgressLine)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);



const EVERY_MS = 80;
/** The width of a terminal; undefined where the stream is none, or where Actions shows the log. */
function liveWidth(stream) {
    return process.env["CI"] ? undefined : (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalWidth */ .JL)(stream);
}
/** How text is to look: colour on a terminal, unless NO_COLOR or --no-color; FORCE_COLOR wins over the first two. */
function renderOptions(flags) {
    const { NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE } = process.env;
    const wanted = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalWidth */ .JL)("stdout") !== undefined;
    return {
        color: flags.color && wanted,
        verbose: flags.verbose === true,
        ...(GITHUB_WORKSPACE && { roots: { workingDirectory: process.cwd(), workspace: GITHUB_WORKSPACE } }),
    };
}
/**
 * The live line on a terminal: how far the run is and what runs now. `draw` gets the text of the line (without a line
 * end), at most every 80 ms, and "" when the line is to go away.
 */
function createProgressLine(total, width, draw) {
    let done = 0;
    let bad = 0;
    let running = "";
    let last = 0;
    return (event) => {
        if (event.event === "test_started")
            running = (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .PN)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(event.name));
        else if (event.event === "test") {
            done += 1;
            if (event.row.status === "failed" || event.row.status === "errored")
                bad += 1;
        }
        else if (event.event === "run_finished") {
            draw("");
            return;
        }
        else
            return;
        const now = performance.now();
        if (now - last < EVERY_MS)
            return;
        last = now;
        const failures = bad > 0 ? `, ${bad} not passed` : "";
        draw(`${done}/${total}${failures}  ${running}`.slice(0, width - 1));
    };
}


/***/ }),

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

/***/ 44107:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);

/** Judges a whole run. An interrupt outranks errors, errors outrank failures. Known failures do not count. */
function gate(summary, findings, policy) {
    const nothing = (policy.selected ?? summary.total) === 0 && !policy.passWithNoTests;
    const failed = Math.max(0, summary.failed - (summary.known_failures ?? 0));
    const gating = findings.filter((finding) => finding.gates);
    const told = (some) => some.map(({ rule_id, message, server }) => `${rule_id}${server ? ` on ${server}` : ""}: ${message}`);
    const deferred = policy.requireModels ? summary.deferred : 0;
    const unverified = policy.strict ? summary.unverified : 0;
    const interrupts = policy.interrupted ? ["The run was interrupted."] : [];
    const missing = [...(policy.missing ?? []), ...(nothing ? ["No test was selected."] : [])];
    const noModel = deferred > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(deferred, "test")} needed a model, and models are required.`] : [];
    const notVerified = unverified > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(unverified, "test")} could not be verified, and the run is strict.`] : [];
    const errors = [
        ...missing,
        ...(summary.errored > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(summary.errored, "test")} could not be judged.`] : []),
        ...told(gating.filter(({ unjudged }) => unjudged)),
        ...noModel,
    ];
    const failures = [
        ...(failed > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed, "test")} failed.`] : []),
        ...told(gating.filter(({ unjudged }) => !unjudged)),
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

/***/ 70742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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




/** Throws a UserError where two files of a run would have one path: the later would stand there alone. */
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
 * Writes every report; the files first, so that stdout ends with what a person reads. One that cannot be written keeps
 * no other from it. Throws a UserError that names each of them, when the others are written.
 */
async function writeReports(results, targets, options, cwd) {
    const sorted = [...targets.filter((target) => target.file), ...targets.filter((target) => !target.file)];
    const problems = [];
    for (const { name, file } of sorted) {
        const look = file === undefined ? options : { ...options, color: false };
        const chunks = (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(await (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .loadReporter */ .KW)(name), results.head, results.rows(), look);
        try {
            if (file !== undefined)
                await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), chunks);
            else
                for await (const chunk of chunks)
                    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOut */ .sD)(chunk);
        }
        catch (error) {
            if (!(error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            problems.push(...error.problems);
        }
    }
    if (problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(problems);
}
/** Why a run is no success, where its reports do not show it. */
function unreportedReasons({ reasons, exitCode }, { summary, findings }) {
    const isShown = summary.failed + summary.errored > 0 || exitCode === 130 || findings.some(({ gates }) => gates);
    return isShown ? [] : reasons;
}


/***/ })

};
