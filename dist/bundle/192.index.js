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
    const { summary, owners, twice } = await count(ordered);
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
        notes: [...twiceGiven(twice), ...otherTools(heads)],
    };
}
/** Later runs first, so that the first to own a test is the latest that saw it. */
async function count(ordered) {
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
/** The shards that are named by others' `i/n` and were not given, for each set of revisions that was run. */
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
        // A file can claim any number of shards: of so many gaps the first few tell enough.
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
function twiceGiven({ count, example }) {
    if (example === undefined)
        return [];
    const tests = count === 1 ? "1 test was" : `${count} tests were`;
    return [`${tests} given more than once, so the later run counts: ${example.name} (${example.location.file}), say.`];
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
// EXTERNAL MODULE: ./src/cli/conduct.ts + 15 modules
var conduct = __webpack_require__(11552);
// EXTERNAL MODULE: ./src/cli/report-files.ts
var report_files = __webpack_require__(17480);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/commands/report.ts






/**
 * `mcptest report FILES`: renders results again and gives the exit code that their run has. Several files are merged.
 * Throws a UserError for a file that holds no results.
 */
async function reportCommand(files, flags, { redactor }) {
    const targets = flags.reporter ?? [{ name: "pretty" }];
    (0,report_files/* refuseSameFile */.v)(targets, undefined, process.cwd());
    const sources = await Promise.all(files.map(read/* readResults */.x));
    const results = await mergeResults(sources);
    await (0,conduct/* tell */.qz)([...results.notes, ...results.missing], redactor);
    const { head } = results;
    const verdict = (0,gate/* gate */.G)(head.summary, head.findings, {
        strict: flags.strict === true,
        missing: results.missing,
        // A run whose time was used up was stopped too: it has a test that says so.
        interrupted: head.run.interrupted === true && !Object.hasOwn(head.rules, "SUITE-RUN-TIMEOUT"),
    });
    await (0,conduct/* writeReports */.Li)(results, targets, { ...(0,terminal/* renderOptions */.D)(flags), others: verdict.others }, process.cwd());
    await (0,conduct/* tell */.qz)((0,conduct/* untold */.r_)(verdict, head).filter((reason) => !results.missing.includes(reason)), redactor);
    return verdict.exitCode;
}


/***/ }),

/***/ 17480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ refuseSameFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);


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
            throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)("two files have the same path", `${other} and ${flag}`, "Give each a path of its own.");
        }
        byPath.set(path, flag);
    }
}


/***/ }),

/***/ 71028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderOptions),
/* harmony export */   H: () => (/* binding */ isTerminal)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);

/** The width of a terminal; undefined where the stream is none, or where Actions shows the log. */
function isTerminal(stream) {
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


/***/ })

};
