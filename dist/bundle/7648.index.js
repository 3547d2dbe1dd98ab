export const id = 7648;
export const ids = [7648];
export const modules = {

/***/ 14595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _results_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44107);
/* harmony import */ var _results_merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42958);
/* harmony import */ var _results_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84133);
/* harmony import */ var _run_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85472);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70742);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71028);






/**
 * `mcptest report FILES`: renders results again and returns the exit code of their run. Several files are merged.
 * Throws a UserError if a file does not contain results.
 */
async function reportCommand(files, flags, { redactor }) {
    const targets = flags.reporter ?? [{ name: "pretty" }];
    (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseSameFile */ .vx)(targets, undefined, process.cwd());
    const sources = await Promise.all(files.map(_results_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readResults */ .x));
    const results = await (0,_results_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeResults */ .n)(sources);
    await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_3__/* .reportLines */ .QS)(results.notes, redactor);
    const { head } = results;
    const gateResult = (0,_results_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .gate */ .G)(head.summary, head.findings, {
        strict: flags.strict === true,
        // A run that timed out was stopped as well, but one of its tests says so.
        interrupted: head.run.interrupted === true && !Object.hasOwn(head.rules, "SUITE-RUN-TIMEOUT"),
    });
    const { others, conclusion } = gateResult;
    const runs = sources.length > 1 ? sources.map((source) => source.head) : [];
    await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .writeReports */ .Li)(results, targets, { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .renderOptions */ .D)(flags), others, conclusion, runs }, process.cwd());
    await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_3__/* .reportLines */ .QS)((0,_run_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .unreportedReasons */ .G9)(gateResult, head), redactor);
    return gateResult.exitCode;
}


/***/ }),

/***/ 71028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 21954:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ byNumber)
/* harmony export */ });
let collator;
/** Compares names for a list in which `COMP-9` stands before `COMP-10`. */
function byNumber(a, b) {
    // Made when it is first needed: it takes milliseconds.
    collator ??= new Intl.Collator("en", { numeric: true });
    return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
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

/***/ 42958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ suiteOf),
/* harmony export */   n: () => (/* binding */ mergeResults)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60484);
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2657);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8606);
/* harmony import */ var _drift_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33333);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95846);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69204);







const SHARD_MISSING = "RUNNER-SHARD-MISSING";
/**
 * Makes one result of several (shards, revisions, jobs, or what was merged before), in whatever order they are given. Its
 * rows, servers and findings have the order of one whole run. A test given twice at one revision counts once, as the later
 * run saw it; of a run none of whose tests count nothing stays. A missing shard is a finding that gates. Throws a
 * UserError of a source's rows; at least one source is needed.
 */
async function mergeResults(given) {
    const ordered = [...given].sort((a, b) => compare(sortKey(a.head), sortKey(b.head)));
    const owners = await ownersOf(ordered);
    const sources = ordered.filter((source) => !owners.superseded.has(source));
    const heads = sources.map(({ head }) => head);
    const run = ordered.length === 1 ? heads[0].run : mergeRuns(heads.map((head) => head.run));
    // A shard that ran again is still there, whatever became of its first results.
    const shards = mergeShards(ordered.map((source) => source.head.run));
    if (ordered.length > 1 && shards.length > 0)
        run.shards = shards;
    const { summary, importRanks, causeCount } = await countRows(sources, owners);
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .createFindings */ .N)();
    for (const finding of heads.flatMap((head) => head.findings)) {
        if (finding.rule_id !== SHARD_MISSING)
            findings.add(finding);
    }
    const missing = missingShards(run);
    for (const message of missing)
        findings.add(shardFinding(message));
    const { [SHARD_MISSING]: _, ...rules } = Object.assign({}, ...heads.map((head) => head.rules).reverse());
    return {
        head: {
            tool: heads[0].tool,
            run,
            summary,
            servers: inRunOrder(heads, run),
            findings: findings.list(),
            ...causeCount.of(mergeCauses(heads)),
            ...(heads.some((head) => head.drift) && { drift: (0,_drift_js__WEBPACK_IMPORTED_MODULE_5__/* .uniqueDrift */ .l)(heads.flatMap((head) => head.drift ?? [])) }),
            rules: missing.length > 0 ? { ...rules, [SHARD_MISSING]: (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleText */ .Y3)(SHARD_MISSING) } : rules,
        },
        rows: () => interleave(sources, run, importRanks, owners),
        notes: [...duplicateReasons(owners), ...otherTools(heads)],
    };
}
/**
 * Which source's row counts for each test: that of the run that started last. Of runs that started at the same time, what
 * the rows say decides, so that neither the order of the sources nor merging in steps makes a difference.
 */
async function ownersOf(ordered) {
    const best = new Map();
    const owners = { byTest: new Map(), superseded: new Set(), duplicates: 0 };
    for (const source of ordered) {
        let rows = 0;
        for await (const row of source.rows()) {
            rows += 1;
            const key = keyOf(row);
            const rank = ordered.length === 1 ? "" : rankOfRow(row, source);
            const other = best.get(key);
            if (other !== undefined) {
                owners.duplicates += 1;
                owners.example ??= row;
            }
            if (other === undefined || rank > other.rank)
                best.set(key, { source, rank });
        }
        if (rows > 0)
            owners.superseded.add(source);
    }
    for (const [key, { source }] of best) {
        owners.byTest.set(key, source);
        owners.superseded.delete(source);
    }
    return owners;
}
/** The counts of the rows that count, and for each suite file the rank of the files that its tests come from. */
async function countRows(sources, { byTest }) {
    const summary = (0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .emptySummary */ .CB)();
    // Zero is not absent: with a baseline, a run without a new failure says so.
    for (const name of ["new_failures", "known_failures", "fixed"]) {
        if (sources.some(({ head }) => head.summary[name] !== undefined))
            summary[name] = 0;
    }
    const importRanks = new Map();
    const causeCount = (0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .createCauseCount */ .FX)();
    for (const source of sources) {
        for await (const row of source.rows()) {
            const key = importKey(row);
            if (!importRanks.has(key))
                importRanks.set(key, importRanks.size);
            if (byTest.get(keyOf(row)) !== source)
                continue;
            (0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .countRow */ .ym)(summary, row);
            causeCount.add(row);
        }
    }
    return { summary, importRanks, causeCount };
}
/**
 * Rows of all sources by suite, file of the test (a suite or what it imports), line, data row and revision. Within one
 * source at one revision their order stays.
 */
async function* interleave(sources, run, importRanks, { byTest }) {
    const suites = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const readers = sources.map((source) => {
        const rows = source.rows()[Symbol.asyncIterator]();
        // Data rows of one test have one place: they are counted.
        let last = "";
        let ordinals = new Map();
        const place = (row) => {
            const { file, line, column } = row.location;
            const test = `${file}:${line}:${column}`;
            if (test !== last)
                ordinals = new Map();
            last = test;
            const version = row.target_version ?? "";
            const ordinal = ordinals.get(version) ?? 0;
            ordinals.set(version, ordinal + 1);
            return [suites(suiteOf(row)), importRanks.get(importKey(row)) ?? 0, line, column, ordinal, versions(version)];
        };
        const next = async () => {
            for (;;) {
                const { done, value } = await rows.next();
                if (done)
                    return undefined;
                const at = place(value);
                if (byTest.get(keyOf(value)) !== source)
                    continue;
                const row = sources.length === 1 ? value : { ...value, run_started_at: startOf(value, source) };
                return { row, place: at };
            }
        };
        return { next, close: async () => rows.return?.() };
    });
    try {
        const heads = await Promise.all(readers.map((reader) => reader.next()));
        for (;;) {
            let first;
            for (const [i, head] of heads.entries()) {
                if (head === undefined)
                    continue;
                if (first === undefined || isBefore(head, heads[first]))
                    first = i;
            }
            if (first === undefined)
                return;
            yield heads[first].row;
            heads[first] = await readers[first].next();
        }
    }
    finally {
        await Promise.all(readers.map((reader) => reader.close()));
    }
}
/** Servers by suite and revision; those of one suite at one revision ran together and keep their order. */
function inRunOrder(heads, run) {
    const suites = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const place = ({ file, target_version }) => [suites(file ?? ""), versions(target_version ?? "")];
    return heads.flatMap((head) => head.servers).sort((a, b) => compareLists(place(a), place(b)));
}
/** Each cause once, as the earliest source has it. */
function mergeCauses(heads) {
    const byId = new Map();
    for (const cause of heads.flatMap((head) => head.causes ?? []))
        if (!byId.has(cause.id))
            byId.set(cause.id, cause);
    return [...byId.values()].sort((a, b) => compare(a.id, b.id));
}
function mergeRuns(runs) {
    const starts = runs.map((run) => Date.parse(run.started_at) || 0);
    const baseline = runs.find((run) => run.baseline !== undefined)?.baseline;
    const ends = runs.map((run, i) => starts[i] + run.duration_ms);
    return {
        id: union(runs.map((run) => run.id.split("+")))
            .sort(compare)
            .join("+"),
        started_at: runs.map((run) => run.started_at).sort(compare)[0],
        duration_ms: Math.max(...ends) - Math.min(...starts),
        suite_files: union(runs.map((run) => run.suite_files)),
        overrides: union(runs.map((run) => run.overrides)).sort(compare),
        target_versions: union(runs.map((run) => run.target_versions)),
        ...(baseline !== undefined && { baseline }),
        ...(runs.some((run) => run.interrupted) && { interrupted: true }),
    };
}
/** The shards of runs, for each number of shards and set of revisions. */
function mergeShards(runs) {
    const groups = new Map();
    for (const group of runs.flatMap(shardsOf)) {
        const key = JSON.stringify([group.target_versions, group.of]);
        const present = union([groups.get(key)?.present ?? [], group.present]).sort((a, b) => a - b);
        groups.set(key, { ...group, present });
    }
    return [...groups].sort(([a], [b]) => compare(a, b)).map(([, group]) => group);
}
function shardsOf({ shard, shards, target_versions }) {
    if (shards !== undefined)
        return shards;
    const [i, of] = (shard ?? "").split("/").map(Number);
    return i && of ? [{ of, present: [i], target_versions }] : [];
}
/** A sentence for each set of shards that is not complete. */
function missingShards(run) {
    return shardsOf(run).flatMap(({ of, present, target_versions }) => {
        // A file can claim any number of shards: the first few gaps are enough.
        const gaps = [];
        const given = new Set(present);
        for (let i = 1; i <= of && gaps.length < 10; i++)
            if (!given.has(i))
                gaps.push(i);
        const where = target_versions.length === 0 ? "" : ` at ${target_versions.join(", ")}`;
        if (gaps.length === 0)
            return [];
        return [`Of ${of} shards${where} only ${given.size} were given: ${gaps.join(", ")} missing.`];
    });
}
function shardFinding(message) {
    const nowhere = { server: null, target_version: null };
    return { rule_id: SHARD_MISSING, severity: "must", message, ...nowhere, count: 1, gates: true, unjudged: true };
}
function duplicateReasons({ duplicates: count, example }) {
    if (example === undefined)
        return [];
    const were = count === 1 ? "was" : "were";
    return [
        `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(count, "test")} ${were} given more than once, so the later run counts, for example ${example.name} (${example.location.file}).`,
    ];
}
function otherTools(heads) {
    const tools = union(heads.map(({ tool }) => [`${tool.name} ${tool.version}`])).sort(compare);
    return tools.length > 1 ? [`The results come from different versions: ${tools.join(", ")}.`] : [];
}
function keyOf(row) {
    return `${row.id}\n${row.target_version ?? ""}`;
}
/** The order in which sources are merged; it does not depend on the order of the arguments. */
function sortKey(head) {
    const { run } = head;
    const [i = 0, of = 0] = (run.shard ?? "").split("/").map(Number);
    const shard = `${String(of).padStart(9, "0")}/${String(i).padStart(9, "0")}`;
    return JSON.stringify([run.target_versions, shard, run.started_at, run.id, head]);
}
/** The suite file that a row's id starts with. */
function suiteOf({ id }) {
    return id.slice(0, Math.max(0, id.indexOf("::")));
}
function importKey(row) {
    return JSON.stringify([suiteOf(row), row.location.file]);
}
function startOf(row, source) {
    return row.run_started_at ?? source.head.run.started_at;
}
function rankOfRow(row, source) {
    const { run_started_at: _, ...content } = row;
    return `${startOf(row, source)} ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .d)(content)).digest("base64")}`;
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
/** True if a row comes first; rows at one place are in the order of their ids. */
function isBefore(a, b) {
    return (compareLists(a.place, b.place) || compare(a.row.id, b.row.id)) < 0;
}
function compareLists(a, b) {
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return a[i] - b[i];
    return 0;
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
    const problems = [];
    for (const { name, file } of sorted) {
        const { columns: _, ...rest } = options;
        const renderOptions = file === undefined ? options : { ...rest, color: false };
        const chunks = (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(await (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .loadReporter */ .KW)(name), results.head, results.rows(), renderOptions);
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
/** Why a run did not succeed, if its reports do not show it. */
function unreportedReasons({ reasons, exitCode }, { summary, findings }) {
    const isShown = summary.failed + summary.errored > (summary.known_failures ?? 0) ||
        exitCode === 130 ||
        findings.some(({ gates }) => gates);
    return isShown ? [] : reasons;
}


/***/ })

};
