export const id = 5304;
export const ids = [5304];
export const modules = {

/***/ 85304:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  coverageCommand: () => (/* binding */ coverageCommand)
});

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/check.ts + 1 modules
var check = __webpack_require__(46824);
// EXTERNAL MODULE: ./src/engine/coverage.ts
var coverage = __webpack_require__(78306);
// EXTERNAL MODULE: ./src/engine/lanes/shared-servers.ts
var shared_servers = __webpack_require__(52260);
// EXTERNAL MODULE: ./src/engine/plan.ts + 2 modules
var plan = __webpack_require__(95571);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/run/connect.ts
var connect = __webpack_require__(37811);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/cli/coverage-text.ts


const MAX_ITEMS = 100;
const KINDS = ["tool", "resource", "resource template", "prompt"];
/** The share of these items that is exercised; all of nothing is 100 percent. */
function share(items) {
    const exercised = items.filter((item) => item.exercised).length;
    const total = items.length;
    return { exercised, total, percent: total === 0 ? 100 : Math.floor((exercised * 100) / total) };
}
/** The coverage of servers for a person. */
function coverageText({ servers, ...all }) {
    const parts = servers.map((server) => `${serverLines(server).join("\n")}\n`);
    if (servers.length > 1)
        parts.push(`all servers: ${shareText(all)}\n`);
    return parts.join("\n");
}
function serverLines({ name, suites, items, ...share }) {
    const lines = [`${shown(name)} (${suites.map(shown).join(", ")}): ${shareText(share)}`];
    for (const kind of KINDS) {
        const some = items.filter((item) => item.kind === kind);
        const missing = some.filter(({ exercised }) => !exercised);
        if (some.length === 0)
            continue;
        lines.push(`  ${kind}s: ${some.length - missing.length} of ${some.length}`);
        lines.push(...missing.slice(0, MAX_ITEMS).map((item) => `    not exercised: ${shown(item.name)}`));
        if (missing.length > MAX_ITEMS)
            lines.push(`    … and ${missing.length - MAX_ITEMS} more`);
    }
    const gaps = items.flatMap((item) => (item.arguments ?? []).map((gap) => ({ tool: item.name, ...gap })));
    if (gaps.length > 0)
        lines.push("  arguments");
    for (const { tool, argument, gap, value } of gaps.slice(0, MAX_ITEMS)) {
        const what = gap === "never passed" ? gap : `${gap}: ${(0,sanitize/* sanitizeLine */.PN)((0,redacted/* cut */.Jj)((0,redacted/* jsonText */.s$)(value), 60))}`;
        lines.push(`    ${shown(tool)}: ${shown(argument)} is ${what}`);
    }
    if (gaps.length > MAX_ITEMS)
        lines.push(`    … and ${gaps.length - MAX_ITEMS} more`);
    return lines;
}
function shareText({ exercised, total, percent }) {
    return `${exercised} of ${total} exercised, ${percent} %`;
}
function shown(text) {
    return (0,redacted/* say */.cv) `${(0,sanitize/* sanitizeLine */.PN)((0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(text), 100))}`;
}

;// CONCATENATED MODULE: ./src/cli/commands/coverage.ts















const LIST_MS = 30_000;
/**
 * `mcptest coverage [PATHS]`: what of the servers the tests exercise. Gives 1 if that is less than `--min` percent. Throws a
 * UserError if a server cannot be asked.
 */
async function coverageCommand(paths, flags, { version, redactor }) {
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    try {
        // The flags replace servers of suites; alone they have no tests.
        const suites = paths.length > 0 ? paths : [""];
        const request = (0,create_request/* createRequest */.WL)(suites, flags, (0,create_request/* terminalEnvironment */.I4)(version, stop.signal));
        const visits = await (0,connect/* connect */.N)(request, redactor);
        const servers = [];
        for (const called of await calledServers(visits.servers, request.cwd)) {
            if (called.first.server.cassette !== undefined) {
                await (0,output/* reportLines */.QS)([`${called.first.server.name} is played from a cassette: it is not counted`], redactor);
                continue;
            }
            servers.push(await coverageOfServer(visits, called, stop.signal));
        }
        const all = share(servers.flatMap(({ items }) => items));
        const report = (0,foreign_marks/* redactForeign */.Oe)({ version: 1, ...all, servers }, redactor);
        await (0,out/* writeOut */.sD)(flags.format === "json" ? (0,redacted/* say */.cv) `${(0,redacted/* jsonText */.s$)(report, 2)}\n` : (0,redacted/* derive */.CX)(report, coverageText));
        // Not the rounded share: 89.9 percent is less than 90.
        const isEnough = all.exercised * 100 >= (flags.min ?? 0) * all.total;
        if (!isEnough)
            await (0,output/* reportLines */.QS)([`${all.percent} % are less than the ${flags.min} % of --min`], redactor);
        return isEnough ? 0 : 1;
    }
    catch (error) {
        if (stop.signal.aborted)
            return 130;
        throw error;
    }
    finally {
        release();
    }
}
/** The servers of the suites, each once, with the calls of the tests that a run would make. */
async function calledServers(servers, cwd) {
    const suites = [...new Set(servers.map(({ suite }) => suite))];
    const { checked, problems } = await (0,check/* checkSuites */.il)(suites, cwd);
    (0,check/* throwErrors */.kB)(problems);
    const { files } = (0,plan/* makePlan */.Cs)(checked, {});
    const called = new Map();
    for (const { suite, server } of servers) {
        const key = (0,shared_servers/* sharedKey */.T)(server);
        const entry = called.get(key) ?? { first: { suite, server }, suites: new Set(), calls: [] };
        called.set(key, entry);
        entry.suites.add(suite.name);
        for (const file of files.filter((plan) => plan.checked.suite === suite)) {
            for (const call of (0,coverage/* plannedCalls */.C)(file))
                if (call.server === server.name)
                    entry.calls.push(call.call);
        }
    }
    return called.values();
}
async function coverageOfServer(visits, { first, suites, calls }, signal) {
    const { suite, server } = first;
    const { lane } = visits.visit(suite, server, (0,versions/* newestVersion */.Rg)(suite.targetVersions));
    const close = () => void lane.close();
    signal.addEventListener("abort", close, { once: true });
    try {
        const items = (0,coverage/* coverageOf */._)(await readLists(lane), calls);
        return { name: server.name, suites: [...suites], ...share(items), items };
    }
    finally {
        signal.removeEventListener("abort", close);
        await lane.close();
    }
}
/** The items of every list that a server has. Throws a UserError if the lists of tools, resources or prompts do not come. */
async function readLists(lane) {
    const acquired = await lane.acquireSession();
    if (acquired.kind !== "session")
        throw (0,connect/* unreachableError */.D)(lane.server.name, acquired);
    const { session } = acquired;
    const lists = {};
    for (const method of (0,list_all/* listsOf */.fO)(session.facts.capabilities)) {
        const { items, broken } = await (0,list_all/* listAll */._w)(method, (name, params) => session.request(name, params, { timeoutMs: LIST_MS, purpose: "test" }));
        // Not every server with resources has templates, and no capability says so.
        if (broken && method !== "resources/templates/list") {
            const reason = `${method} was not answered with a whole list (${broken.kind}).`;
            throw (0,problem/* userError */.IF)(`the server ${lane.server.name} cannot be asked`, reason, "`mcptest discover` shows what it answers.");
        }
        lists[method] = items;
    }
    return lists;
}


/***/ }),

/***/ 52260:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sharedKey),
/* harmony export */   Z: () => (/* binding */ groupFiles)
/* harmony export */ });
/** Files that share a `per_run` server run one after the other, in one group; every other file has its own group. */
function groupFiles(files) {
    const byKey = new Map();
    const all = new Set();
    for (const placed of files) {
        const { suite } = placed.file.checked;
        const keys = suite.runOptions.restartPolicy === "per_run" ? [...suite.servers.values()].map(sharedKey) : [];
        // A file with two servers may bring two groups together.
        const matching = keys.map((key) => byKey.get(key)).filter((group) => group !== undefined);
        const [group = { keys: [], files: [] }, ...others] = new Set(matching);
        for (const other of others) {
            all.delete(other);
            keys.push(...other.keys);
            group.files.push(...other.files);
        }
        all.add(group);
        group.files.push(placed);
        group.keys.push(...keys);
        for (const key of keys)
            byKey.set(key, group);
    }
    const inOrder = [...all].map((group) => group.files.sort((a, b) => a.index - b.index));
    return inOrder.sort(([a], [b]) => (a?.index ?? 0) - (b?.index ?? 0));
}
/** Equal for entries that share one `per_run` server. */
function sharedKey(server) {
    return JSON.stringify([server.name, server.raw, server.cwd]);
}


/***/ }),

/***/ 95571:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JT: () => (/* binding */ isDriven),
  NI: () => (/* binding */ isMetric),
  Cs: () => (/* binding */ makePlan),
  OB: () => (/* binding */ rowOf),
  Cg: () => (/* binding */ versionSkipReason)
});

// EXTERNAL MODULE: ./src/core/problem.ts
var core_problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/suite/versions.ts
var suite_versions = __webpack_require__(51027);
;// CONCATENATED MODULE: ./src/engine/select.ts
const PROFILES = ["quick", "standard", "full"];
/** The name of a test with its data row, as reports show it. */
function displayName({ name, row }) {
    return row === undefined ? name : `${name} [${row}]`;
}
/** Why the selection leaves a test out; undefined if it runs. */
function exclusionReason(test, id, selection) {
    const { tags = [], skipTags = [], names = [], profile = "standard", ids, evals = false } = selection;
    if ((test.block === "evals") !== evals)
        return evals ? "not an eval: `mcptest run` runs it" : "`mcptest eval` runs it";
    const skippedTag = test.tags.find((tag) => skipTags.includes(tag));
    if (skippedTag !== undefined)
        return `left out by --skip-tag ${skippedTag}`;
    if (tags.length > 0 && !test.tags.some((tag) => tags.includes(tag)))
        return `left out by --tag ${tags.join(", ")}`;
    const name = displayName(test);
    const other = names.find((filter) => !filter.matches(name));
    if (other !== undefined)
        return `left out by ${other.text}`;
    if (PROFILES.indexOf(test.profile) > PROFILES.indexOf(profile)) {
        return `of profile ${test.profile}; the run's is ${profile} (--profile ${test.profile} runs it)`;
    }
    return ids === undefined || ids.has(id) ? undefined : "did not fail in the last run (--last-failed)";
}

;// CONCATENATED MODULE: ./src/engine/shard.ts
/**
 * Which units of work belong to a shard, given the size of each: the largest first, each to the share with the least
 * work. The same sizes give the same shares. A unit is a file at one revision, because its tests may build on each other.
 */
function shareOf(sizes, { index, count }) {
    const loads = new Array(count).fill(0);
    const ownUnits = new Set();
    const order = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
    for (const unit of order) {
        const share = loads.indexOf(Math.min(...loads));
        loads[share] = (loads[share] ?? 0) + (sizes[unit] ?? 0);
        if (share === index - 1)
            ownUnits.add(unit);
    }
    return ownUnits;
}
const MAX_DURATION_MS = 24 * 60 * 60 * 1000;
/**
 * The work of each unit, given the ids of its tests: milliseconds by what its tests took before, else their number. A
 * test that was not measured takes as long as the others on average.
 */
function sizesOf(units, durations) {
    const known = units.flat().flatMap((id) => {
        const ms = durations.get(id);
        return ms === undefined ? [] : [boundedMs(ms)];
    });
    const mean = known.length === 0 ? 1 : known.reduce((sum, ms) => sum + ms, 0) / known.length;
    return units.map((ids) => ids.reduce((sum, id) => sum + boundedMs(durations.get(id) ?? mean), 0));
}
/** Nothing takes no time, and a file can claim any number. */
function boundedMs(ms) {
    return ms > 1 ? Math.min(ms, MAX_DURATION_MS) : 1;
}

;// CONCATENATED MODULE: ./src/engine/plan.ts




/**
 * What will run, in which order. Pure.
 * Throws a UserError if suites list revisions and none of them lists `targetVersion`.
 */
function makePlan(suites, options) {
    const listed = suites.map((checked) => ({ checked, versions: versionsOf(checked, options) }));
    if (suites.length > 0 && listed.every(({ versions }) => versions === undefined))
        throw noSuiteListsError(suites, options);
    const ownUnits = options.shard && unitsOfShard(listed, options.shard, options.durations);
    const selection = withCounterparts(suites, options);
    let order = 0;
    let unit = 0;
    let selected = 0;
    const requestedVersions = new Set();
    const files = [];
    for (const { checked, versions } of listed) {
        const { suite, tests } = checked;
        const skip = versions === undefined ? `the suite does not list revision ${options.targetVersion}` : undefined;
        const columns = versions ?? [options.targetVersion ?? null];
        for (const version of columns) {
            if (version !== null)
                requestedVersions.add(version);
            selected += exclusionsOf(suite, tests, version, selection).filter((reason) => reason === undefined).length;
        }
        const rows = columns.filter(() => {
            unit += 1;
            return ownUnits === undefined || ownUnits.has(unit - 1);
        });
        if (rows.length === 0)
            continue;
        // A row's order is by file, test and revision; a batch holds what runs in one go: all tests at one revision.
        const base = order;
        order += tests.length * rows.length;
        const batches = rows.map((version, column) => {
            const excluded = exclusionsOf(suite, tests, version, selection);
            return {
                targetVersion: version,
                tasks: tests.map((test, index) => {
                    const id = idOf(suite.name, test, version);
                    const order = base + index * rows.length + column;
                    return task(id, suite, test, version, order, options, skip ?? excluded[index]);
                }),
            };
        });
        files.push(skip === undefined ? { checked, batches } : { checked, batches, skip });
    }
    const suiteFiles = suites.map(({ suite }) => suite.name);
    return { files, suiteFiles, targetVersions: [...requestedVersions], total: order, selected };
}
/** Why each test is left out; undefined if it runs. A metric needs the agent test before it, which then runs too. */
function exclusionsOf(suite, tests, version, selection) {
    const reasons = tests.map((test) => exclusionReason(test.test, idOf(suite.name, test, version), selection));
    let first = 0;
    for (const [index, test] of tests.entries()) {
        if (!isMetric(test))
            first = index;
        else if (reasons[index] === undefined)
            reasons[first] = undefined;
    }
    return reasons;
}
/** Which files at which revision belong to a shard, counted in the order of the plan. */
function unitsOfShard(listed, shard, durations = new Map()) {
    const units = listed.flatMap(({ checked: { suite, tests }, versions = [null] }) => versions.map((version) => tests.map((test) => idOf(suite.name, test, version))));
    return shareOf(sizesOf(units, durations), shard);
}
/** A test whose answer is compared with another server's needs the test of that server too. */
function withCounterparts(suites, { selection = {} }) {
    const { ids } = selection;
    if (ids === undefined)
        return selection;
    const all = new Set(ids);
    for (const { suite, tests } of suites) {
        for (const checked of tests) {
            const { test } = checked;
            if (test.block !== "tools" || test.parity === undefined)
                continue;
            const first = { ...checked, test: { ...test, server: test.parity } };
            for (const version of [null, ...suite_versions/* KNOWN_VERSIONS */.AX]) {
                if (ids.has(idOf(suite.name, checked, version)))
                    all.add(idOf(suite.name, first, version));
            }
        }
    }
    return { ...selection, ids: all };
}
/** The same across runs, machines and order: file, block, name, row, server, revision. */
function idOf(file, { test }, version) {
    const name = test.row === undefined ? test.name : `${test.name}[${test.row}]`;
    // Joined, because a template keeps its parts, which take twice the memory.
    return [file, test.block, name, test.server, ...(version === null ? [] : [version])].join("::");
}
function task(id, suite, checked, version, order, options, out) {
    const { test } = checked;
    const skip = out ?? test.skip ?? versionSkipReason(test, version);
    const retries = options.retries ?? test.retries;
    return {
        order,
        id,
        suite,
        checked,
        targetVersion: version,
        lanes: lanesOf(test),
        retries,
        ...(skip === undefined ? {} : { skip }),
    };
}
/** True for a test in which a model uses the servers. */
function isDriven({ test }) {
    return test.block === "agents" || test.block === "evals";
}
/** True for a metric of the agent test before it. */
function isMetric({ test }) {
    return test.block === "agents" && test.metric !== undefined;
}
/** The servers that a test needs: its own first, those of its steps and nodes; none for an injected error. */
function lanesOf(test) {
    if (test.block === "agents")
        return [...test.servers].sort();
    if (test.block === "evals")
        return [...(test.agent?.servers ?? [])].sort();
    if (test.block === "compositions")
        return [...new Set(test.nodes.map((node) => node.server))];
    if (test.block !== "tools")
        return [test.server];
    if (test.injected)
        return [];
    const { steps = [], verify = [], finally: last = [] } = test;
    const others = [...steps, ...verify, ...last].map((step) => step.server);
    const first = test.parity === undefined ? [] : [test.parity];
    return [...new Set([...(test.steps ? [] : [test.server]), ...others, ...first])];
}
/** Why a test does not run at a revision; undefined if it does, or if the revision is not known yet. */
function versionSkipReason(test, version) {
    if (version === null)
        return undefined;
    if (test.onlyVersions && !test.onlyVersions.includes(version))
        return `only for ${test.onlyVersions.join(", ")}`;
    if (test.skipVersions?.includes(version))
        return `not for ${version}`;
    return undefined;
}
/** The revisions that a suite runs at, `[null]` if none is requested; undefined if it lists only others. */
function versionsOf({ suite }, { targetVersion, defaultVersion }) {
    const listed = suite.targetVersions;
    const override = targetVersion ?? (listed.length === 0 ? defaultVersion : undefined);
    if (override !== undefined && listed.length > 0 && !listed.includes(override))
        return undefined;
    const versions = (0,suite_versions/* effectiveVersions */.h9)(listed, override);
    return versions.length === 0 ? [null] : [...versions];
}
function noSuiteListsError(suites, options) {
    const listed = [...new Set(suites.flatMap(({ suite }) => suite.targetVersions))];
    const problem = {
        title: "no suite lists the requested revision",
        description: `--target-version ${options.targetVersion}; listed: ${listed.join(", ")}`,
        fix: `add ${options.targetVersion} to the suite's target_versions, or request one that it lists`,
    };
    return (0,core_problem/* userError */.IF)(problem.title, problem.description, problem.fix);
}
/** A row with nothing found yet. */
function rowOf(task, status) {
    const { test } = task.checked;
    const row = {
        id: task.id,
        block: test.block,
        name: test.name,
        server: test.server,
        target_version: task.targetVersion,
        status,
        duration_ms: 0,
        attempts: 0,
        location: test.location,
        failures: [],
        findings: [],
    };
    if (test.row !== undefined)
        row.row = test.row;
    if (test.tags.length > 0)
        row.tags = [...test.tags];
    return row;
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


/***/ })

};
