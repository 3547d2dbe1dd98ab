export const id = 1552;
export const ids = [1552,9204];
export const modules = {

/***/ 11552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vn: () => (/* binding */ conduct),
  iA: () => (/* binding */ prepare),
  cp: () => (/* binding */ spoolFolder),
  qz: () => (/* binding */ tell),
  r_: () => (/* binding */ untold),
  Li: () => (/* binding */ writeReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var core_problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/engine/check.ts
var check = __webpack_require__(73326);
// EXTERNAL MODULE: ./src/suite/versions.ts
var suite_versions = __webpack_require__(51027);
;// CONCATENATED MODULE: ./src/engine/select.ts
const PROFILES = ["quick", "standard", "full"];
/** The name of a test with its data row, as reports show it. */
function shownName({ name, row }) {
    return row === undefined ? name : `${name} [${row}]`;
}
/** Why the selection leaves a test out; undefined where it runs. */
function leftOut(test, id, selection) {
    const { tags = [], skipTags = [], names = [], profile = "standard", ids } = selection;
    const barred = test.tags.find((tag) => skipTags.includes(tag));
    if (barred !== undefined)
        return `left out by --skip-tag ${barred}`;
    if (tags.length > 0 && !test.tags.some((tag) => tags.includes(tag)))
        return `left out by --tag ${tags.join(", ")}`;
    const name = shownName(test);
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
 * work. The same sizes give the same shares. A unit is a file at one revision, for its tests may build on each other.
 */
function shareOf(sizes, { index, count }) {
    const loads = new Array(count).fill(0);
    const mine = new Set();
    const order = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
    for (const unit of order) {
        const share = loads.indexOf(Math.min(...loads));
        loads[share] = (loads[share] ?? 0) + (sizes[unit] ?? 0);
        if (share === index - 1)
            mine.add(unit);
    }
    return mine;
}

;// CONCATENATED MODULE: ./src/engine/plan.ts




/**
 * What will run, in which order (run.md, Order). Pure.
 * Throws a UserError where `targetVersion` is listed by none of the suites that list any.
 */
function makePlan(suites, options) {
    const listed = suites.map((checked) => ({ checked, versions: versionsOf(checked, options) }));
    if (suites.length > 0 && listed.every(({ versions }) => versions === undefined))
        throw noneLists(suites, options);
    const sizes = listed.flatMap(({ checked, versions }) => (versions ?? [null]).map(() => checked.tests.length));
    const mine = options.shard && shareOf(sizes, options.shard);
    const selection = withCounterparts(suites, options);
    let order = 0;
    let unit = 0;
    let selected = 0;
    const asked = new Set();
    const files = [];
    for (const { checked, versions } of listed) {
        const { suite, tests } = checked;
        const skip = versions === undefined ? `the suite does not list revision ${options.targetVersion}` : undefined;
        const columns = versions ?? [options.targetVersion ?? null];
        for (const version of columns) {
            if (version !== null)
                asked.add(version);
            for (const test of tests) {
                if (leftOut(test.test, idOf(suite.name, test, version), selection) === undefined)
                    selected += 1;
            }
        }
        const rows = columns.filter(() => {
            unit += 1;
            return mine === undefined || mine.has(unit - 1);
        });
        if (rows.length === 0)
            continue;
        // A row's order is by file, test and revision; a batch holds what runs in one go: all tests at one revision.
        const base = order;
        order += tests.length * rows.length;
        const batches = rows.map((version, column) => ({
            version,
            tasks: tests.map((test, index) => {
                const id = idOf(suite.name, test, version);
                const out = leftOut(test.test, id, selection);
                return task(id, suite, test, version, base + index * rows.length + column, options, skip ?? out);
            }),
        }));
        files.push(skip === undefined ? { checked, batches } : { checked, batches, skip });
    }
    return { files, targetVersions: [...asked], total: order, selected };
}
/** A test whose answer is compared with another server's needs that one to run too. */
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
    const row = test.row === undefined ? "" : `[${test.row}]`;
    return `${file}::${test.block}::${test.name}${row}::${test.server}${version === null ? "" : `::${version}`}`;
}
function task(id, suite, checked, version, order, options, out) {
    const { test } = checked;
    const skip = out ?? test.skip ?? versionSkip(test, version);
    const retries = options.retries ?? test.retries;
    return { order, id, suite, checked, version, lanes: lanesOf(test), retries, ...(skip === undefined ? {} : { skip }) };
}
/** The servers that a test needs: its own first, those of its steps and nodes; none for an injected error. */
function lanesOf(test) {
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
/** Why a test does not run at a revision; undefined where it does, or where the revision is not known yet. */
function versionSkip(test, version) {
    if (version === null)
        return undefined;
    if (test.onlyVersions && !test.onlyVersions.includes(version))
        return `only for ${test.onlyVersions.join(", ")}`;
    if (test.skipVersions?.includes(version))
        return `not for ${version}`;
    return undefined;
}
/** The revisions that a suite runs at, `[null]` where none is asked for; undefined where it lists others alone. */
function versionsOf({ suite }, { targetVersion, defaultVersion }) {
    const listed = suite.targetVersions;
    const override = targetVersion ?? (listed.length === 0 ? defaultVersion : undefined);
    if (override !== undefined && listed.length > 0 && !listed.includes(override))
        return undefined;
    const versions = (0,suite_versions/* effectiveVersions */.h9)(listed, override);
    return versions.length === 0 ? [null] : [...versions];
}
function noneLists(suites, options) {
    const listed = [...new Set(suites.flatMap(({ suite }) => suite.targetVersions))];
    const problem = {
        title: "no suite lists the revision that was asked for",
        description: `--target-version ${options.targetVersion}; listed: ${listed.join(", ")}`,
        fix: `add ${options.targetVersion} to the suite's target_versions, or ask for one that it lists`,
    };
    return (0,core_problem/* userError */.IF)(problem.title, problem.description, problem.fix);
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
// EXTERNAL MODULE: ./src/mcp/budget.ts
var budget = __webpack_require__(4727);
// EXTERNAL MODULE: ./src/engine/judge.ts + 1 modules
var judge = __webpack_require__(78928);
// EXTERNAL MODULE: ./src/engine/lane.ts + 4 modules
var engine_lane = __webpack_require__(13427);
// EXTERNAL MODULE: ./src/engine/review.ts
var review = __webpack_require__(34136);
;// CONCATENATED MODULE: ./src/engine/row.ts
/** A row with nothing found yet. */
function rowOf(task, status) {
    const { test } = task.checked;
    const row = {
        id: task.id,
        block: test.block,
        name: test.name,
        server: test.server,
        target_version: task.version,
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

// EXTERNAL MODULE: ./src/engine/run-tokens.ts
var run_tokens = __webpack_require__(15146);
;// CONCATENATED MODULE: ./src/engine/schedule.ts
/** Runs `work` over the items in order, at most `limit` at the same time. */
async function pool(items, limit, work) {
    let next = 0;
    const worker = async () => {
        while (next < items.length) {
            const item = items[next];
            next += 1;
            await work(item);
        }
    };
    await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, worker));
}
/**
 * Runs tasks of different lanes at the same time: each waits for the task before it in every one of its lanes. The
 * waiting follows the order of the list, so nothing can deadlock.
 */
async function inParallel(tasks, work) {
    const tails = new Map();
    const all = tasks.map((task) => {
        const done = Promise.all(task.lanes.map((lane) => tails.get(lane))).then(() => work(task));
        for (const lane of task.lanes)
            tails.set(lane, done);
        return done;
    });
    await Promise.all(all);
}

// EXTERNAL MODULE: ./src/rules/registry.ts + 116 modules
var registry = __webpack_require__(36401);
// EXTERNAL MODULE: ./src/engine/kinds/steps.ts
var steps = __webpack_require__(23053);
;// CONCATENATED MODULE: ./src/engine/setup.ts





/** Runs the steps of setup; what they answer is added to `answered` by id. */
async function setUp({ setup }, scene, answered) {
    if (setup.length === 0)
        return {};
    const attempt = await (0,steps/* runSteps */.r)(setup, { name: "setup" }, answered, { steps: answered }, scene, {
        stopAtFailure: true,
    });
    return attempt.status === "passed" ? {} : { failures: failuresOf(attempt, setup, scene) };
}
/** Runs the steps of teardown, all of them; what did not hold is a finding that fails the run. */
async function tearDown({ teardown }, scene, answered) {
    if (teardown.length === 0)
        return [];
    const options = { stopAtFailure: false };
    const attempt = await (0,steps/* runSteps */.r)(teardown, { name: "teardown" }, answered, { steps: answered }, scene, options);
    if (attempt.status === "passed")
        return [];
    const failures = failuresOf(attempt, teardown, scene);
    const finding = {
        rule_id: "SUITE-TEARDOWN",
        severity: (0,registry/* ruleOf */.Y)("SUITE-TEARDOWN")?.severity ?? "must",
        message: `teardown: ${failures.map(({ message }) => message).join("; ")}`,
        server: null,
        target_version: scene.version,
        count: failures.length,
        gates: true,
        ...(failures[0] && { location: failures[0].location }),
    };
    return [finding];
}
/** A test whose setup did not hold could not be judged. */
function notSetUp(task, suite, failures) {
    const { test } = task.checked;
    return {
        ...rowOf(task, "errored"),
        snippet: suite.places.snippet(test.location),
        failures: failures.map(({ message, location, note, process: end }) => (0,judge/* failureOf */.g5)({ suite, test }, "SUITE-SETUP", {
            message: (0,redacted/* say */.cv) `setup: ${(0,redacted/* hide */.jD)(message)}`,
            location,
            ...(note !== undefined && { note: (0,redacted/* hide */.jD)(note) }),
            ...(end && { process: { ...end, stderr: (0,redacted/* hideLines */.Ix)(end.stderr) } }),
        })),
    };
}
/** The failures of steps; where a server could not be called there are none, but a reason. */
function failuresOf({ failures, reason }, steps, { suite }) {
    const [first] = steps;
    if (failures.length > 0 || first === undefined)
        return failures;
    const subject = { suite, test: { name: "setup", location: first.step.location } };
    return [(0,judge/* failureOf */.g5)(subject, "SUITE-SETUP", { message: reason ?? (0,redacted/* say */.cv) `a step was not run` })];
}

;// CONCATENATED MODULE: ./src/engine/shared-servers.ts
/** Files that share a `per_run` server run one after the other, in one group; every other file is a group of its own. */
function groups(files) {
    const byKey = new Map();
    const all = new Set();
    for (const placed of files) {
        const { suite } = placed.file.checked;
        const keys = suite.runOptions.restartPolicy === "per_run" ? [...suite.servers.values()].map(sharedKey) : [];
        // A file with two servers may bring two groups together.
        const met = keys.map((key) => byKey.get(key)).filter((group) => group !== undefined);
        const [group = { keys: [], files: [] }, ...others] = new Set(met);
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
/** The same for servers of `per_run` that are one. */
function sharedKey(server) {
    return JSON.stringify([server.name, server.raw, server.cwd]);
}

// EXTERNAL MODULE: ./src/engine/tape.ts
var tape = __webpack_require__(18476);
// EXTERNAL MODULE: ./src/engine/ask.ts
var ask = __webpack_require__(76907);
// EXTERNAL MODULE: ./src/engine/evidence.ts
var engine_evidence = __webpack_require__(59061);
// EXTERNAL MODULE: ./src/engine/verdict.ts
var verdict = __webpack_require__(6559);
// EXTERNAL MODULE: ./src/engine/warnings.ts
var warnings = __webpack_require__(61573);
;// CONCATENATED MODULE: ./src/engine/test.ts








/** Runs one test to its row; it throws only for a bug of ours. */
async function runTest(task, scene) {
    const { test } = task.checked;
    // An injected error needs no server, steps may run on others.
    const lane = task.lanes.includes(test.server) ? scene.lane(test.server) : undefined;
    let attempts = 0;
    let attempt;
    do {
        // What an attempt before this one sent, or a test that needs no evidence.
        for (const name of task.lanes)
            scene.lane(name).evidence.clear();
        if (scene.suite.runOptions.restartPolicy === "per_test")
            for (const name of task.lanes)
                scene.lane(name).renew();
        if (task.version === null && lane && (test.onlyVersions || test.skipVersions)) {
            const ground = await lane.ground();
            const negotiated = ground.kind === "session" ? ground.session.facts.negotiatedVersion : null;
            const elsewhere = versionSkip(test, negotiated);
            if (elsewhere !== undefined)
                return { ...rowOf(task, "skipped"), reason: elsewhere };
        }
        attempt = await attemptTest(task, scene);
        if (attempt.call !== undefined && task.lanes.length > 0)
            attempts += 1;
    } while (attempt.status === "failed" && attempts > 0 && attempts <= task.retries);
    const row = rowOf(task, attempt.status);
    row.duration_ms = attempt.durationMs;
    row.attempts = attempts;
    for (const name of task.lanes) {
        const lane = scene.lane(name);
        const taking = lane.takeFindings(task);
        const found = taking instanceof Promise ? await taking : taking;
        if (found.length === 0)
            continue;
        row.findings.push(...found);
        failBy(found, attempt, lane.suite, task);
    }
    if (attempt.findings)
        row.findings.push(...attempt.findings);
    row.status = attempt.status;
    if (attempt.steps)
        row.steps = attempt.steps;
    if (attempt.reason !== undefined)
        row.reason = attempt.reason;
    if (attempt.negativePath)
        row.negative_path = attempt.negativePath;
    if (attempt.status === "failed" || attempt.status === "errored") {
        row.failures = attempt.failures;
        row.snippet = scene.suite.places.snippet(test.location);
        if (attempt.call)
            row.request = attempt.call.line();
        const evidence = (0,engine_evidence/* evidenceOf */.X1)(task.lanes.map((name) => scene.lane(name)));
        if (evidence)
            row.evidence = evidence;
        explain(row);
    }
    return row;
}
/** What gates has failed the test during which it was seen, if anything was asked of a server. */
function failBy(found, attempt, suite, { checked: { test } }) {
    const gating = found.filter(({ gates }) => gates);
    if (gating.length === 0 || attempt.status === "skipped")
        return;
    const isErrored = attempt.status === "errored" || gating.some(({ unjudged }) => unjudged);
    attempt.status = isErrored ? "errored" : "failed";
    delete attempt.reason;
    const failures = gating.map(({ rule_id, severity, message, count, evidence, request, location = test.location }) => (0,judge/* failureOf */.g5)({ suite, test }, rule_id, {
        ...{ severity, message: (0,redacted/* hide */.jD)(message), location },
        ...(evidence !== undefined && { actual: (0,redacted/* hide */.jD)(evidence) }),
        ...(request !== undefined && { request: (0,redacted/* hide */.jD)(request) }),
        ...(count > 1 && { note: (0,redacted/* say */.cv) `seen ${count} times` }),
    }));
    attempt.failures = [...attempt.failures, ...failures];
}
async function attemptTest(task, scene) {
    const { checked } = task;
    const { test } = checked;
    const known = { data: test.data, steps: scene.setup };
    if (test.block === "compositions") {
        const { runComposition } = await __webpack_require__.e(/* import() */ 8175).then(__webpack_require__.bind(__webpack_require__, 38175));
        return runComposition(checked, test, known, scene);
    }
    if (test.block === "compliance") {
        const { runCompliance } = await __webpack_require__.e(/* import() */ 3200).then(__webpack_require__.bind(__webpack_require__, 73200));
        return runCompliance(checked, test, known, scene);
    }
    // Asked before, not in a function that awaits: what is one call must not pay for what is more.
    if (test.block === "tools" && isMore(checked, test))
        return runMore(checked, test, known, scene);
    const subject = { suite: scene.suite, test };
    const question = { subject, server: test.server, call: test, timeoutMs: test.timeoutMs, expect: checked };
    if (test.block === "tools" && test.transform)
        question.transform = test.transform;
    const asked = await (0,ask/* ask */.kA)(question, known, scene);
    return (0,verdict/* judgeAsked */.E)(asked, subject, checked, test.limits, (0,warnings/* warnings */.A)(scene, test.server), scene.ports);
}
/** True for a tool test that is more than one call. */
function isMore({ steps, finally: last, verify }, test) {
    const { injected, negativePath, resend, wireFault, parity } = test;
    return Boolean(injected || negativePath || steps || last || verify || resend || wireFault || parity);
}
async function runMore(checked, test, known, scene) {
    if (test.injected) {
        const { runInjected } = await __webpack_require__.e(/* import() */ 4).then(__webpack_require__.bind(__webpack_require__, 50004));
        return runInjected(checked, test, test.injected, known, scene);
    }
    if (test.negativePath) {
        const { runProbes } = await __webpack_require__.e(/* import() */ 2170).then(__webpack_require__.bind(__webpack_require__, 22170));
        return runProbes(checked, test, test.negativePath, known, scene);
    }
    if (checked.steps || checked.finally) {
        const { runStepsTest } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 23053));
        return runStepsTest(checked, known, scene);
    }
    if (checked.verify || test.resend || test.wireFault) {
        const { runVerified } = await __webpack_require__.e(/* import() */ 7492).then(__webpack_require__.bind(__webpack_require__, 67492));
        return runVerified(checked, test, known, scene);
    }
    const { runParity } = await __webpack_require__.e(/* import() */ 4749).then(__webpack_require__.bind(__webpack_require__, 54749));
    return runParity(checked, test, test.parity, known, scene);
}
/** What the session saw meanwhile stands beside the assertion's own id: a log line on stdout explains a timeout. */
function explain(row) {
    const seen = row.findings.map(({ rule_id }) => rule_id).filter((id) => !id.startsWith("INV-"));
    for (const failure of row.failures) {
        failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, ...seen])];
    }
}

;// CONCATENATED MODULE: ./src/engine/run.ts














/** How long a run that was stopped waits for its servers: who stops it may not wait long. */
const STOPPED_MS = 5_000;
/**
 * Runs a plan: tells everything by `emit`, a row for every task whatever happens.
 * Implements run.md: Order, Sessions, Deadlines.
 */
async function runPlan(plan, settings) {
    return new Run(plan, settings).run();
}
class Run {
    plan;
    settings;
    #lanes = new Map();
    /** Lanes whose servers are being ended, or have been. */
    #ended = new Map();
    #done;
    #firstStarts = new Map();
    #stop = new AbortController();
    #context;
    #stopped;
    #error;
    #break = () => { };
    /** What was begun and has no row yet. */
    #underWay = new Set();
    #bailed = false;
    #bailedSuites = new Set();
    /** True once everything is told. */
    #over = false;
    #id = 0;
    constructor(plan, settings) {
        this.plan = plan;
        this.settings = settings;
        // Every start that is under way listens to it, and Node warns of more than ten.
        (0,external_node_events_.setMaxListeners)(0, this.#stop.signal);
        this.#done = new Uint8Array(plan.total);
        this.#context = {
            open: settings.open,
            nextId: () => {
                this.#id += 1;
                return this.#id;
            },
            maxFrameBytes: settings.maxFrameBytes,
            budget: (0,budget/* runBudget */.pl)(settings.maxFrameBytes),
            env: settings.env,
            passEnv: settings.passEnv,
            cwd: settings.cwd,
            runId: settings.runId,
            tokens: new run_tokens/* RunTokens */.m(settings.onSecret),
            signal: this.#stop.signal,
            redact: settings.redact,
            finding: (finding) => this.#emit({ event: "finding", finding }),
            isUnderWay: (owner) => this.#underWay.has(owner),
            firstStart: (command, start) => this.#firstStart(command, start),
            ...(settings.onExchange && { onExchange: (lane, exchange) => settings.onExchange?.(lane.server.name, exchange) }),
            ...(settings.recording && { record: (lane) => (0,tape/* tapeOf */.S)(lane, settings.recording) }),
        };
    }
    async run() {
        const stopped = new Promise((resolve) => {
            const stop = (why) => {
                this.#stopped ??= why;
                resolve();
            };
            if (this.settings.signal.aborted)
                stop("interrupted");
            this.settings.signal.addEventListener("abort", () => stop("interrupted"), { once: true });
            setTimeout(() => stop("timeout"), this.settings.runTimeoutMs).unref();
            this.#break = (error) => {
                this.#error ??= error;
                stop("broken");
            };
            const { broken } = this.settings;
            broken?.addEventListener("abort", () => this.#break(broken.reason), { once: true });
        });
        const files = this.plan.files.map((file, index) => ({ file, index }));
        const all = pool(groups(files), this.settings.jobs, async (group) => {
            for (const { file, index } of group)
                await this.#file(file, index);
        });
        await Promise.race([all.catch((error) => this.#break(error)), stopped]);
        // A signal that comes from here on finds all rows complete.
        const why = this.#stopped;
        if (why)
            this.#giveUp(why);
        // What is seen while servers end stands in the reports.
        const serversEnded = this.#endAll();
        await Promise.race([serversEnded, stopped.then(() => sleep(STOPPED_MS))]);
        for (const lane of this.#lanes.values())
            await lane.judge();
        for (const finding of (0,review/* compositionFindings */.V)(this.#lanes.values()))
            this.#emit({ event: "finding", finding });
        this.#over = true;
        for (const lane of this.#lanes.values()) {
            const row = lane.row();
            if (row)
                this.settings.emit({ event: "server", order: lane.order, row });
        }
        if (this.#error !== undefined)
            return { serversEnded, stopped: "broken", error: this.#error };
        return why ? { serversEnded, stopped: why } : { serversEnded };
    }
    async #file(file, index) {
        const together = this.settings.parallelVersions || file.checked.suite.runOptions.parallelVersions;
        const runs = file.batches.map((batch, column) => async () => {
            const lanes = this.#lanesOf(file, batch, index * 1_000 + column);
            await this.#batch(file, batch, lanes);
            if (file.checked.suite.runOptions.restartPolicy === "per_run")
                return;
            // Servers of other revisions may share state with these: they are ended before the next revision starts.
            // The last ones are ended while other files still run.
            const ending = Promise.all([...lanes.values()].map((lane) => this.#end(lane)));
            const last = column === file.batches.length - 1;
            if (!last && !together)
                await ending;
        });
        if (together)
            await Promise.all(runs.map((run) => run()));
        else
            for (const run of runs)
                await run();
    }
    async #batch(file, batch, lanes) {
        const { parallel, restartPolicy } = file.checked.suite.runOptions;
        const runs = lanes.size > 0 && !this.#bailed && !this.#stopped;
        if (runs && restartPolicy === "per_file")
            for (const lane of lanes.values())
                lane.prestart();
        const answered = new Map();
        const scene = {
            suite: file.checked.suite,
            version: batch.version,
            lane: (name) => {
                const lane = lanes.get(name);
                if (!lane)
                    throw new Error(`no lane for server ${name}`);
                return lane;
            },
            setup: answered,
            answers: new Map(),
            tell: (finding) => this.#emit({ event: "finding", finding }),
            env: this.settings.env,
            runId: this.settings.runId,
            ports: this.settings.portsOf(file.checked.suite),
        };
        const setup = runs ? await setUp(file.checked, scene, answered) : {};
        // What was seen in setup belongs to no test.
        if (file.checked.setup.length > 0)
            for (const lane of lanes.values())
                await lane.takeFindings();
        const run = (task) => this.#task(task, scene, setup);
        if (parallel === false)
            for (const task of batch.tasks)
                await run(task);
        else if (parallel === "servers")
            await inParallel(batch.tasks, run);
        else
            await pool(batch.tasks, parallel, run);
        if (!runs || this.#stopped)
            return;
        const findings = await tearDown(file.checked, scene, answered);
        // What was cut off by the end of the run says nothing of the server.
        if (this.#stopped)
            return;
        for (const finding of findings)
            this.#emit({ event: "finding", finding });
        for (const lane of lanes.values())
            if (lane.suite === file.checked.suite)
                lane.judgeLatency();
    }
    async #task(task, scene, setup) {
        if (this.#stopped)
            return;
        const { test } = task.checked;
        if (task.skip !== undefined)
            return this.#row(task, { ...rowOf(task, "skipped"), reason: task.skip });
        if (this.#bailed || this.#bailedSuites.has(task.suite)) {
            return this.#row(task, { ...rowOf(task, "skipped"), reason: "an earlier test failed (bail)" });
        }
        if (setup.failures)
            return this.#row(task, notSetUp(task, scene.suite, setup.failures));
        this.#emit({ event: "test_started", id: task.id, name: test.name, server: test.server });
        this.#underWay.add(task);
        let row;
        try {
            row = await runTest(task, { ...scene, owner: task });
        }
        catch (error) {
            row = bug(task, error);
        }
        this.#row(task, row);
        const bad = row.status === "failed" || row.status === "errored";
        if (bad && this.settings.bail)
            this.#bailed = true;
        else if (bad && task.suite.runOptions.bail)
            this.#bailedSuites.add(task.suite);
    }
    /** The lanes that the batch's tests need; those of `per_run` are shared by files whose server entry is the same. */
    #lanesOf(file, batch, order) {
        const { suite } = file.checked;
        const needed = new Set(batch.tasks.filter((task) => task.skip === undefined).flatMap((task) => task.lanes));
        if (batch.tasks.some((task) => task.skip === undefined)) {
            for (const { server } of [...suite.setup, ...suite.teardown])
                needed.add(server);
        }
        const lanes = new Map();
        for (const [index, name] of [...suite.servers.keys()].entries()) {
            const server = suite.servers.get(name);
            if (!server || !needed.has(name))
                continue;
            const shared = suite.runOptions.restartPolicy === "per_run";
            const key = `${shared ? sharedKey(server) : `${suite.file}\0${name}`}\0${batch.version}`;
            const lane = this.#lanes.get(key) ?? new engine_lane/* Lane */.J(suite, server, batch.version, order * 100 + index, this.#context);
            this.#lanes.set(key, lane);
            lanes.set(name, lane);
        }
        return lanes;
    }
    #row(task, row) {
        if (this.#stopped || this.#done[task.order])
            return;
        this.#underWay.delete(task);
        this.#done[task.order] = 1;
        this.settings.emit({ event: "test", order: task.order, row });
    }
    #emit(event) {
        if (!this.#over)
            this.settings.emit(event);
    }
    /** Rows for what was not done. What was under way when the time was used up could not be judged. */
    #giveUp(why) {
        this.#stop.abort();
        const reason = reasons[why];
        let first = why === "timeout" || (why === "broken" && this.#underWay.size === 0);
        for (const file of this.plan.files) {
            for (const batch of file.batches) {
                for (const task of batch.tasks) {
                    if (this.#done[task.order])
                        continue;
                    // What was not to run anyway keeps its own reason.
                    const isUnderWay = (first || (why === "broken" && this.#underWay.has(task))) && task.skip === undefined;
                    const unjudged = () => (why === "broken" ? bug(task, this.#error) : timedOut(task, reason));
                    const row = isUnderWay ? unjudged() : { ...rowOf(task, "skipped"), reason: task.skip ?? reason };
                    if (isUnderWay)
                        first = false;
                    this.#done[task.order] = 1;
                    this.settings.emit({ event: "test", order: task.order, row });
                }
            }
        }
    }
    #end(lane) {
        const ending = this.#ended.get(lane) ?? lane.close();
        this.#ended.set(lane, ending);
        return ending;
    }
    async #endAll() {
        this.#stop.abort();
        await Promise.all([...this.#lanes.values()].map((lane) => this.#end(lane)));
    }
    async #firstStart(command, start) {
        const first = this.#firstStarts.get(command);
        if (first) {
            await first;
            return start();
        }
        const started = start();
        this.#firstStarts.set(command, started);
        return started;
    }
}
function sleep(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
function timedOut(task, message) {
    const subject = { suite: task.suite, test: task.checked.test };
    return { ...rowOf(task, "errored"), failures: [(0,judge/* failureOf */.g5)(subject, "SUITE-RUN-TIMEOUT", { message })] };
}
const reasons = {
    interrupted: (0,redacted/* say */.cv) `the run was interrupted`,
    timeout: (0,redacted/* say */.cv) `the run's time was used up (--run-timeout)`,
    broken: (0,redacted/* say */.cv) `the run broke off`,
};
/** Whatever is no UserError is a bug, and shows as one. */
function bug(task, error) {
    const subject = { suite: task.suite, test: task.checked.test };
    const [problem] = error instanceof core_problem/* UserError */.yo ? error.problems : [];
    const told = problem
        ? { message: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(problem.title)}: ${(0,redacted/* hide */.jD)(problem.description)}`, fix: problem.fix }
        : {
            message: (0,redacted/* say */.cv) `mcptest itself failed: ${(0,redacted/* hide */.jD)(error instanceof Error ? error.message : String(error))}`,
            ...(error instanceof Error && error.stack !== undefined && { note: (0,redacted/* hide */.jD)(error.stack) }),
        };
    return { ...rowOf(task, "errored"), failures: [(0,judge/* failureOf */.g5)(subject, "RUNNER-FAULT", told)] };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/core/foreign-marks.ts
var foreign_marks = __webpack_require__(42372);
// EXTERNAL MODULE: ./src/core/json-error.ts
var json_error = __webpack_require__(52134);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
;// CONCATENATED MODULE: ./src/engine/snapshots.ts








const FOLDER = "snapshots";
const MAX_BYTES = 64 * 1024 * 1024;
/**
 * The snapshots of one run, whatever suites they belong to. Each file is written at most once in the run; who comes
 * later is compared with what was written.
 */
class SnapshotStore {
    policy;
    redactor;
    cwd;
    repositoryRoot;
    #known = new Map();
    /** Keys that a suite names, also where its test was not run, by the folder of the snapshots. */
    #named = new Map();
    constructor(policy, redactor, 
    /** Paths are shown relative to it. */
    cwd, repositoryRoot) {
        this.policy = policy;
        this.redactor = redactor;
        this.cwd = cwd;
        this.repositoryRoot = repositoryRoot;
    }
    /** The snapshots of the suite in a file. */
    of(suiteFile) {
        const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), FOLDER);
        return {
            redact: (value) => (0,redacted/* hideValue */.Em)((0,foreign_marks/* redactForeign */.Oe)(value, this.redactor)),
            settle: (file, value, update) => this.#settle(folder, file, value, update),
        };
    }
    /** Says which files a suite names, so that they count as used also where their tests are not run. */
    name(suiteFile, file) {
        this.#namesIn((0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), FOLDER)).add(file);
    }
    /**
     * The files that no test names, in the folders of suites of which the run has all: paths as they are shown, sorted.
     * `suites` are the files of the run.
     */
    async unused(suites) {
        const all = [];
        for (const [folder, names] of this.#named) {
            if (!this.#isOurs(folder))
                continue;
            const beside = await (0,promises_.readdir)((0,external_node_path_.dirname)(folder)).catch(() => []);
            if (beside.some((name) => isSuite(name) && !suites.has((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), name))))
                continue;
            const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
            for (const entry of entries) {
                if (!entry.isFile() || entry.name.startsWith("."))
                    continue;
                const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
                const file = (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join("/");
                const isMeant = [...names].some((one) => one instanceof RegExp && one.test(file));
                if (!isMeant && !names.has(file))
                    all.push(this.#shown(path));
            }
        }
        return all.sort();
    }
    async #settle(folder, file, value, update) {
        const path = (0,external_node_path_.join)(folder, file);
        this.#namesIn(folder).add(file);
        const shown = this.#shown(path);
        const mayRewrite = (update ?? this.policy.update) && this.policy.mayWrite;
        // Tests of several files may come to one snapshot at the same time: each waits for the one before it.
        const before = this.#known.get(path) ?? this.#read(folder, path);
        const turn = before.then(async (known) => {
            const writes = known === undefined ? this.policy.mayWrite : mayRewrite && !known.isFresh;
            if (!writes)
                return [known, false];
            await this.#write(path, value);
            return [{ recorded: value, isFresh: true }, true];
        });
        const after = turn.then(([known]) => known);
        this.#known.set(path, after);
        // What failed is tried again by the next test that comes to it.
        after.catch(() => {
            if (this.#known.get(path) === after)
                this.#known.delete(path);
        });
        const [known, wrote] = await turn;
        if (wrote)
            return { kind: "written" };
        if (known === undefined)
            return { kind: "missing", file: shown };
        return { kind: "there", file: shown, ...known };
    }
    async #write(path, value) {
        const json = sortedJson(value);
        try {
            await (0,out/* writeFileAtomic */.Zf)(path, (0,redacted/* say */.cv) `${json}\n`);
        }
        catch (error) {
            throw new types.SuiteFault((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#shown(path))} cannot be recorded: ${(0,redacted/* hide */.jD)(told(error))}`, "Make the folder writable.");
        }
    }
    async #read(folder, path) {
        await this.#insideOnly(folder, path);
        let text;
        try {
            text = (0,read_file/* readRegularFile */.XF)(path, MAX_BYTES).toString("utf8");
        }
        catch (error) {
            if (isMissing(error))
                return undefined;
            const fix = error instanceof read_file/* UnreadableFile */.ie ? "Put a smaller, plain file in its place." : "Make the file readable.";
            throw new types.SuiteFault((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#shown(path))} cannot be read: ${(0,redacted/* hide */.jD)(told(error))}`, fix);
        }
        try {
            return { recorded: (0,redacted/* hideValue */.Em)(JSON.parse(text)), isFresh: false };
        }
        catch {
            throw new types.SuiteFault((0,redacted/* say */.cv) `the snapshot ${(0,redacted/* hide */.jD)(this.#shown(path))} is not JSON: ${(0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json_error/* jsonError */.F)}`, "Delete the file and record it again.");
        }
    }
    /** The folder lies in the repository, or beside its suite. */
    #isOurs(folder) {
        return (0,read_file/* isReallyBelow */.rm)(folder, this.repositoryRoot) || (0,read_file/* isReallyBelow */.rm)(folder, (0,external_node_path_.dirname)(folder));
    }
    /** A link may lead neither out of the repository nor out of the folder, to read or to write. */
    async #insideOnly(folder, path) {
        if (!this.#isOurs(folder)) {
            const what = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#shown(folder))} leads out of the repository by a link`;
            throw new types.SuiteFault(what, "Put a plain folder in its place.");
        }
        const root = await (0,promises_.realpath)(folder).catch(() => undefined);
        if (root === undefined)
            return;
        for (let at = path; at !== folder; at = (0,external_node_path_.dirname)(at)) {
            const real = await (0,promises_.realpath)(at).catch(() => undefined);
            if (real === undefined || real.startsWith(root + external_node_path_.sep))
                continue;
            throw new types.SuiteFault((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(this.#shown(path))} leads out of its folder by a link`, "Put a plain file in its place.");
        }
    }
    #namesIn(folder) {
        const names = this.#named.get(folder) ?? new Set();
        this.#named.set(folder, names);
        return names;
    }
    #shown(path) {
        return (0,external_node_path_.relative)(this.cwd, path).split(external_node_path_.sep).join("/");
    }
}
/** By the names of suites that are found without being named. */
function isSuite(name) {
    return /(?:^|\.)mcptest\.ya?ml$/.test(name);
}
/** JSON with every object's keys sorted. Throws SuiteFault for what is nested too deeply to be written. */
function sortedJson(value) {
    try {
        return (0,redacted/* derive */.CX)(value, (shown) => JSON.stringify(sorted(shown), null, 2));
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw new types.SuiteFault((0,redacted/* say */.cv) `The value is nested too deeply to be recorded`, "Name a part of it in the target.");
    }
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (typeof value !== "object" || value === null)
        return value;
    const entries = Object.entries(value).map(([key, member]) => [key, sorted(member)]);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function isMissing(error) {
    return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
function told(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./src/core/json.ts
var core_json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/matchers/snapshot-key.ts
var snapshot_key = __webpack_require__(11169);
// EXTERNAL MODULE: ./src/suite/deferred.ts
var deferred = __webpack_require__(51965);
;// CONCATENATED MODULE: ./src/engine/unused-snapshots.ts



const MOST_SHOWN = 20;
/**
 * A sentence that lists the snapshots that no test of the run names; none where all are named. Folders that suites
 * outside the run share with those in it are left out.
 */
async function unusedSnapshots(plan, store) {
    for (const { checked } of plan.files) {
        const steps = checked.tests.flatMap((test) => [test.steps, test.verify, test.finally].flatMap((list) => list ?? []));
        const all = [...checked.tests, ...steps, ...checked.setup, ...checked.teardown];
        for (const { source } of all.flatMap(({ assertions }) => assertions ?? [])) {
            const key = keyOf(source);
            if (key === undefined)
                continue;
            store.name(checked.suite.file, key instanceof deferred/* Deferred */.cY ? filesOf(key) : (0,snapshot_key/* snapshotFile */.P)(key, []));
        }
    }
    const unused = await store.unused(new Set(plan.files.map(({ checked }) => checked.suite.file)));
    if (unused.length === 0)
        return [];
    const more = unused.length > MOST_SHOWN ? `, and ${unused.length - MOST_SHOWN} more` : "";
    return [`snapshots that no test of this run names: ${unused.slice(0, MOST_SHOWN).join(", ")}${more}`];
}
/** The files that a key may mean that is made while its test runs: whatever its references come to. */
function filesOf({ parts }) {
    const pattern = parts.map((part) => (typeof part === "string" ? (0,deferred/* quotePattern */.zc)(part) : ".*")).join("");
    return new RegExp(`^${pattern}(?:\\.json)?$`, "s");
}
function keyOf({ matcher }) {
    const snapshot = (0,core_json/* isObject */.G)(matcher) ? matcher["snapshot"] : undefined;
    return (0,core_json/* isObject */.G)(snapshot) && "name" in snapshot ? snapshot["name"] : snapshot;
}

// EXTERNAL MODULE: ./src/mcp/open.ts + 13 modules
var mcp_open = __webpack_require__(66897);
// EXTERNAL MODULE: ./src/report/registry.ts
var report_registry = __webpack_require__(54215);
// EXTERNAL MODULE: ./src/results/gate.ts
var gate = __webpack_require__(44107);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/results/clean-event.ts




/** The longest value that results carry, in characters of its JSON. */
const LONGEST_VALUE = 64 * 1024;
const MOST_ERRORS = 100;
// Values that a server or a suite made: redacted whole, keys too. Everywhere else the keys are ours.
const foreignKeys = new Set(["expected", "actual", "jurors"]);
// Our own words: a secret that equals one must not make the row unreadable.
const ourWords = new Set(["event", "status", "severity", "kind", "rule_id", "block", "matcher", "started_at"]);
/** The event without secrets, and with every value cut to 64 KiB, after redaction, so that half a secret never stays. */
function cleanEvent(event, redactor) {
    return clean(event, "", redactor);
}
function clean(value, key, redactor) {
    // What was sent is sent again as it was, or not at all: never cut.
    if (key === "evidence")
        return (0,foreign_marks/* redactForeign */.Oe)(value, redactor);
    if (key === "server_info" || key === "capabilities")
        return cutValue((0,foreign_marks/* redactForeign */.Oe)(value, redactor));
    if (foreignKeys.has(key))
        return cutValue(redactor.value(value));
    if (typeof value === "string")
        return ourWords.has(key) ? value : (0,sanitize/* cutMiddle */.it)(redactor.text(value), LONGEST_VALUE);
    if (Array.isArray(value)) {
        const items = key === "errors" ? value.slice(0, MOST_ERRORS) : value;
        return items.map((item) => clean(item, key, redactor));
    }
    if (!(0,core_json/* isObject */.G)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clean(item, name, redactor)]));
}
/** A value that is too long becomes the cut text of its JSON; an object stays an object. */
function cutValue(value) {
    if (value === undefined)
        return value;
    const json = (0,redacted/* jsonText */.s$)(value);
    if (json.length <= LONGEST_VALUE)
        return value;
    if (typeof value === "string")
        return (0,sanitize/* cutMiddle */.it)(value, LONGEST_VALUE);
    const cut = (0,sanitize/* cutMiddle */.it)(json, LONGEST_VALUE);
    if (Array.isArray(value))
        return [cut];
    return (0,core_json/* isObject */.G)(value) ? { cut } : cut;
}

// EXTERNAL MODULE: ./src/results/findings.ts
var findings = __webpack_require__(95846);
// EXTERNAL MODULE: ./src/results/row-index.ts
var row_index = __webpack_require__(47999);
;// CONCATENATED MODULE: ./src/results/short-row.ts




const SHORT_TEXT = 500;
const LEFT_OUT = "expected, actual and diff are left out: the results have no room for them";
/** The event, redacted, with a row of about `most` bytes: failures for which there is no room are without their values. */
function shortened(event, redactor, most) {
    const { evidence, ...row } = event.row;
    let left = most;
    // One after the other, for all together may be more than fits into memory.
    const failures = row.failures.map((failure) => {
        const whole = cleanFailure(failure, event, redactor);
        const weight = (0,limits/* weightOf */.mm)(whole, left);
        left -= weight;
        return left >= 0 ? whole : short_row_short(whole);
    });
    const kept = evidence && left >= 0 ? { evidence } : {};
    return cleanEvent({ ...event, row: { ...row, ...kept, failures } }, redactor);
}
function cleanFailure(failure, event, redactor) {
    const { evidence: _, steps: __, ...row } = event.row;
    const { failures } = cleanEvent({ ...event, row: { ...row, findings: [], failures: [failure] } }, redactor).row;
    return failures[0] ?? failure;
}
/** What says which assertion did not hold. */
function short_row_short(failure) {
    const { test_name, target, matcher, message, rule_id, taxonomy_ids, severity, location, fix } = failure;
    const told = { message: (0,sanitize/* cutMiddle */.it)((0,redacted/* hide */.jD)(message), SHORT_TEXT), note: LEFT_OUT };
    return { test_name, target, matcher, ...told, rule_id, taxonomy_ids, severity, location, fix };
}

// EXTERNAL MODULE: ./src/results/tally.ts
var results_tally = __webpack_require__(69204);
;// CONCATENATED MODULE: ./src/results/store.ts









/** The store of one run: rows go to a file as lines of JSON, only their places and the counts stay in memory. */
function createStore({ spoolPath, redactor, onEvent, onFault = () => { } }) {
    const spool = (0,out/* openSpool */.KK)(spoolPath, onFault);
    const tally = (0,results_tally/* createTally */.Xf)();
    const index = (0,row_index/* createRowIndex */.J)();
    const repeated = new Map();
    let offset = 0;
    const append = (line) => {
        const length = spool.append((0,redacted/* ownText */.U3)(line));
        offset += length + 1;
        return length;
    };
    /** A finding that comes again and again is spooled each time that its count has doubled, and at the end. */
    const appendFinding = (finding) => {
        const key = (0,findings/* keyOf */.T)(finding);
        const known = repeated.get(key);
        if (known === undefined) {
            repeated.set(key, { finding: { ...finding, count: 0 }, spooled: finding.count });
            append(JSON.stringify({ event: "finding", finding }));
            return;
        }
        known.finding.count += finding.count;
        known.finding.gates ||= finding.gates;
        if (known.finding.count >= known.spooled)
            appendRest(known);
    };
    const appendRest = (known) => {
        if (known.finding.count === 0)
            return;
        append(JSON.stringify({ event: "finding", finding: known.finding }));
        known.spooled += known.finding.count;
        known.finding.count = 0;
    };
    return {
        emit(event) {
            const spooled = event.event !== "test_started" && event.event !== "notice";
            if (!spooled && onEvent === undefined)
                return;
            let clean = event;
            const room = offset > limits/* LIMITS */.b1.results ? 0 : limits/* LIMITS */.b1.row;
            const isLarge = event.event === "test" && holdsValues(event.row) && (0,limits/* weightOf */.mm)(event.row, room) > room;
            let line = isLarge ? undefined : (0,redacted/* jsonOf */.o_)(event);
            if (line === undefined || line.length > LONGEST_VALUE || (0,foreign_marks/* mayHaveMarks */.U2)(line) || !redactor.isClean(line)) {
                clean = isLarge ? shortened(event, redactor, room) : cleanEvent(event, redactor);
                line = JSON.stringify(clean);
            }
            if (clean.event === "finding")
                appendFinding(clean.finding);
            else if (spooled) {
                if (clean.event === "run_finished")
                    for (const known of repeated.values())
                        appendRest(known);
                const start = offset;
                const length = append(line);
                if (clean.event === "test")
                    index.set(clean.order, start, length);
            }
            if (spooled)
                tally.add(clean);
            onEvent?.(clean);
        },
        get head() {
            const head = tally.head();
            if (head === undefined)
                throw new Error("no head before run_started");
            return head;
        },
        rows: () => index.rows(() => spool.reader()),
        close({ keep }) {
            if (keep)
                spool.close();
            else
                spool.remove();
        },
    };
}
/** A row that passed holds no values of servers, unless something was found or probed: it need not be weighed. */
function holdsValues({ status, findings, negative_path, steps }) {
    return status !== "passed" || findings.length > 0 || negative_path !== undefined || steps !== undefined;
}

// EXTERNAL MODULE: ./src/cli/load-request.ts + 34 modules
var load_request = __webpack_require__(59665);
// EXTERNAL MODULE: ./src/cli/own-folder.ts
var own_folder = __webpack_require__(20459);
// EXTERNAL MODULE: ./src/cli/recordings.ts + 3 modules
var cli_recordings = __webpack_require__(4554);
// EXTERNAL MODULE: ./src/cli/redactor.ts
var cli_redactor = __webpack_require__(45200);
;// CONCATENATED MODULE: ./src/cli/snapshot-policy.ts

/**
 * What the run may do to snapshots. Throws a UserError where it is asked to rewrite them under CI: a job would pass
 * whatever the server says, and nobody would commit what it wrote.
 */
function snapshotPolicy({ snapshots: { update, allowInCi }, env }) {
    const mayWrite = env["CI"] !== "true" || allowInCi;
    if (update && !mayWrite) {
        throw (0,core_problem/* userError */.IF)("snapshots are not rewritten under CI", "--update-snapshots was given, and CI=true is set.", "Run it on your machine and commit the files, or add --allow-update-in-ci.");
    }
    return { update, mayWrite };
}

// EXTERNAL MODULE: ./src/cli/stray.ts
var stray = __webpack_require__(891);
;// CONCATENATED MODULE: ./src/cli/conduct.ts





















/** Finds, loads, checks and plans. Throws a UserError with every problem of every file. */
async function prepare(request, redactor) {
    snapshotPolicy(request);
    const runId = (0,external_node_crypto_.randomUUID)();
    const { suites, drafts, names, banner, problems: found } = await (0,load_request/* loadRequest */.W)(request, redactor, runId);
    const { checked, problems } = await (0,check/* checkSuites */.il)(suites, request.cwd);
    const more = drafts.length > 0 ? await (0,check/* draftProblems */.u_)(drafts, request.cwd) : [];
    const warnings = (0,check/* throwErrors */.kB)((0,core_problem/* inOrder */.al)([...found, ...problems, ...more]));
    const { targetVersion, selection, shard, retries } = request;
    const defaultVersion = request.suiteDefaults?.targetVersion;
    const plan = makePlan(checked, {
        ...(targetVersion !== undefined && { targetVersion }),
        ...(defaultVersion !== undefined && { defaultVersion }),
        ...(selection && { selection }),
        ...(shard && { shard }),
        ...(retries !== undefined && { retries }),
    });
    return { plan, warnings, overrides: names, runId, redactor, ...(banner !== undefined && { banner }) };
}
/**
 * Runs a plan into a store. Where the run breaks off, by a bug of ours or a full disk, the results say so. Throws a UserError
 * where the spool cannot be opened.
 */
async function conduct(prepared, request, onEvent, onExchange) {
    const { plan, redactor, runId } = prepared;
    const folder = spoolFolder(request.cwd);
    const broken = new AbortController();
    const onFault = (error) => broken.abort(error);
    const spoolPath = (0,external_node_path_.join)(folder, `${runId}.ndjson`);
    const store = createStore({ spoolPath, redactor, onFault, ...(onEvent && { onEvent }) });
    const recordings = (0,cli_recordings/* recordingsOf */.e)(request, folder, runId, redactor, onFault);
    const release = (0,stray/* catchStray */.nd)(onFault);
    const snapshots = new SnapshotStore(snapshotPolicy(request), redactor, request.cwd, request.repositoryRoot);
    const startedAt = performance.now();
    store.emit({
        event: "run_started",
        tool: { name: version/* TOOL_NAME */.l, version: request.version },
        run: {
            id: runId,
            started_at: new Date().toISOString(),
            suite_files: plan.files.map((file) => file.checked.suite.name),
            overrides: [...prepared.overrides],
            target_versions: [...plan.targetVersions],
            ...(request.shard && { shard: `${request.shard.index}/${request.shard.count}` }),
        },
    });
    const end = await runPlan(plan, {
        open: (target, options) => (0,mcp_open/* openSession */.f)(target, { ...options, clientVersion: request.version }),
        jobs: request.jobs,
        runTimeoutMs: request.runTimeoutMs,
        parallelVersions: request.parallelVersions,
        bail: request.bail,
        maxFrameBytes: request.maxFrameBytes,
        env: request.env,
        passEnv: request.passEnv,
        cwd: request.cwd,
        runId,
        onSecret: (name, value) => redactor.add(name, value),
        signal: request.signal,
        broken: broken.signal,
        redact: (value) => redactor.value(value),
        emit: (event) => store.emit(event),
        ...(onExchange !== undefined && { onExchange }),
        ...(recordings && { recording: recordings.recording }),
        portsOf: (suite) => ({ snapshots: snapshots.of(suite.file) }),
    });
    store.emit({
        event: "run_finished",
        duration_ms: Math.round(performance.now() - startedAt),
        interrupted: end.stopped !== undefined,
    });
    const verdict = (0,gate/* gate */.G)(store.head.summary, store.head.findings, {
        ...request.policy,
        selected: plan.selected,
        interrupted: end.stopped === "interrupted",
        missing: missingOf(end),
    });
    return {
        results: store,
        verdict,
        writeRecordings: async () => recordings?.write(),
        writeCapture: async (file) => recordings?.writeCapture(file),
        async finish() {
            const faults = await finish(end, store, recordings, () => unusedSnapshots(plan, snapshots));
            release();
            // What went wrong since then is in no report.
            if (broken.signal.aborted && end.stopped !== "broken")
                throw broken.signal.reason;
            return faults;
        },
    };
}
/** Why the whole is not there; in teardown no test is left that could say so. */
function missingOf({ stopped, error }) {
    if (stopped === "timeout")
        return ["The run's time was used up before its end (--run-timeout)."];
    return stopped === "broken" ? [`The run broke off: ${(0,stray/* toldStray */.PD)(error)}`] : [];
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
        const chunks = (0,report_registry/* render */.XX)(await (0,report_registry/* loadReporter */.KW)(name), results.head, results.rows(), look);
        try {
            if (file !== undefined)
                await (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.resolve)(cwd, file), chunks);
            else
                for await (const chunk of chunks)
                    await (0,out/* writeOut */.sD)(chunk);
        }
        catch (error) {
            if (!(error instanceof core_problem/* UserError */.yo))
                throw error;
            problems.push(...error.problems);
        }
    }
    if (problems.length > 0)
        throw new core_problem/* UserError */.yo(problems);
}
async function finish(end, store, recordings, unused) {
    await end.serversEnded;
    store.close({ keep: false });
    recordings?.recording.remove();
    return end.stopped ? [] : unused();
}
/** Where the rows of a run go while it lasts; what a killed run leaves there, `report` reads. */
function spoolFolder(cwd) {
    return (0,own_folder/* ownFolder */.v)(cwd) ?? (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `mcptest-${process.getuid?.() ?? "files"}`);
}
/** Why a run is no success, where its reports do not show it. */
function untold({ reasons, exitCode }, { summary, findings }) {
    const isShown = summary.failed + summary.errored > 0 || exitCode === 130 || findings.some(({ gates }) => gates);
    return isShown ? [] : reasons;
}
/** Lines for stderr, redacted and made harmless for terminals and logs. */
async function tell(lines, redactor) {
    for (const line of lines)
        await (0,out/* writeErr */.VJ)((0,cli_redactor/* harmless */.I)(`${line}\n`, redactor));
}


/***/ }),

/***/ 59665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadRequest)
});

// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/proc/env.ts
var proc_env = __webpack_require__(48947);
// EXTERNAL MODULE: ./src/engine/proxies.ts
var proxies = __webpack_require__(27426);
// EXTERNAL MODULE: ./src/engine/secrets.ts
var engine_secrets = __webpack_require__(99887);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/suite/positions.ts
var positions = __webpack_require__(90496);
// EXTERNAL MODULE: ./src/suite/own.ts
var own = __webpack_require__(35372);
// EXTERNAL MODULE: ./src/suite/scalars.ts
var scalars = __webpack_require__(59653);
// EXTERNAL MODULE: ./src/suite/versions.ts
var suite_versions = __webpack_require__(51027);
;// CONCATENATED MODULE: ./src/suite/run-options.ts



/** The revisions that a suite lists; warns of the one that was never published. */
function targetVersionsOf(root, log) {
    const versions = (0,scalars/* textsOf */.CB)((0,own/* child */.j)(root, "target_versions")) ?? [];
    const index = versions.indexOf(suite_versions/* UNPUBLISHED */.qK);
    if (index !== -1) {
        log.at(root, ["target_versions", index], "value", {
            title: `no published revision is called ${suite_versions/* UNPUBLISHED */.qK}`,
            description: "It is offered to the server as written; what the server negotiates instead is reported.",
            fix: "Write 2025-11-25 or 2026-07-28, unless this is what you want to see.",
            warning: true,
        });
    }
    return (0,suite_versions/* effectiveVersions */.h9)(versions);
}
/** `run_options`; `defaults` stand where the suite does not give them. */
function runOptionsOf(options, defaults) {
    const gate = (key) => (0,scalars/* oneOf */.yL)((0,own/* child */.j)(options, key), ["off", "warn", "fail"]);
    const choice = (key) => typeof (0,own/* child */.j)(options, key) === "boolean" ? (0,own/* child */.j)(options, key) === true : undefined;
    const parallel = (0,own/* child */.j)(options, "parallel");
    return {
        restartPolicy: (0,scalars/* oneOf */.yL)((0,own/* child */.j)(options, "restart_policy"), ["per_file", "per_run", "per_test"]) ?? "per_file",
        parallel: parallel === "servers" || typeof parallel === "number" ? parallel : false,
        parallelVersions: choice("parallel_versions") ?? defaults.parallelVersions ?? false,
        bail: choice("bail") ?? defaults.bail ?? false,
        errorChannel: gate("error_channel") ?? defaults.errorChannel ?? "warn",
        drift: gate("drift") ?? defaults.drift ?? "warn",
        invariants: gate("invariants") ?? defaults.invariants ?? "warn",
    };
}

// EXTERNAL MODULE: ./src/suite/server.ts
var suite_server = __webpack_require__(8401);
;// CONCATENATED MODULE: ./src/suite/bare.ts




/** A suite without tests whose one server, `server`, is still to be named by overrides. */
function bareSuite(cwd) {
    const location = { file: "the command line", line: 1, column: 1, end_line: 1, end_column: 1 };
    return {
        file: (0,external_node_path_.join)(cwd, "mcptest.yaml"),
        name: "mcptest",
        servers: new Map([["server", (0,suite_server/* toServer */.z)("server", {}, cwd, location)]]),
        tests: [],
        setup: [],
        teardown: [],
        targetVersions: [],
        defaultTimeoutMs: 30_000,
        p95Gates: false,
        runOptions: runOptionsOf(undefined, {}),
        modelCompatibility: [],
        imports: [],
        notices: [],
        secrets: new Map(),
        warnings: [],
        places: new positions/* PlaceStore */.rH(),
    };
}

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/suite/read.ts
var suite_read = __webpack_require__(3646);
// EXTERNAL MODULE: ./src/suite/yaml.ts
var yaml = __webpack_require__(70085);
;// CONCATENATED MODULE: ./src/suite/imports.ts









/**
 * Reads a suite and all that it imports, each file once; imported ones first, in the order in which they are merged.
 * Tells every problem; the log is incomplete where a file, or a part of one, could not be read.
 */
function readWithImports(file, options, log) {
    const documents = [];
    const done = new Set();
    function visit(path, chain, mention) {
        const real = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.realpathSync)(path) : path;
        const shown = [...chain, real].map((link) => (0,suite_read/* shownName */.HD)(link, options.cwd)).join(" → ");
        if (chain.includes(real) && mention !== undefined)
            tell(mention, cycle(shown));
        if (done.has(real))
            return;
        done.add(real);
        const loaded = read(path, shown, mention);
        if (loaded === undefined) {
            log.complete = false;
            return;
        }
        const imports = (0,own/* child */.j)(loaded.root, "imports");
        if (Array.isArray(imports)) {
            for (const [index, entry] of imports.entries()) {
                if (typeof entry !== "string")
                    continue;
                for (const target of targets(entry, { from: loaded, index }, shown)) {
                    visit(target, [...chain, real], { from: loaded, index });
                }
            }
        }
        documents.push(loaded);
    }
    function read(path, shown, mention) {
        try {
            const source = (0,suite_read/* readSource */.o$)(path, options.cwd);
            const { value, complete, problems } = (0,yaml/* parseYaml */.h)(source, log.places);
            for (const problem of problems)
                log.add(problem);
            if (!complete)
                log.complete = false;
            if (value === undefined)
                return undefined;
            if ((0,json/* isObject */.G)(value))
                return { file: path, root: value };
            const location = { file: source.name, line: 1, column: 1, end_line: 1, end_column: 2 };
            log.add({ ...NO_MAPPING, location, snippet: log.snippet(location), pointer: "" });
        }
        catch (error) {
            if (!(error instanceof problem/* UserError */.yo))
                throw error;
            for (const problem of error.problems) {
                if (mention === undefined)
                    log.add(problem);
                else
                    tell(mention, { ...problem, description: `${problem.description} The imports: ${shown}.` });
            }
        }
        return undefined;
    }
    function targets(entry, mention, shown) {
        const folder = (0,external_node_path_.dirname)(mention.from.file);
        if (entry.includes("${")) {
            leaveOut(mention, VARIABLE_IN_IMPORT);
            return [];
        }
        if (!(0,dist/* isDynamicPattern */.ey)(entry)) {
            const path = (0,external_node_path_.resolve)(folder, entry);
            if (!leaves(entry, path, mention.from.file, options.repositoryRoot))
                return [path];
            leaveOut(mention, outside(`${shown} → ${entry}`));
            return [];
        }
        const glob = entry.replaceAll("\\", "/");
        const start = folderOf(glob, folder);
        if (leaves(entry, start, mention.from.file, options.repositoryRoot)) {
            leaveOut(mention, outside(`${shown} → ${entry}`));
            return [];
        }
        // A walk through a whole disk takes minutes.
        if (glob.includes("**") && !(0,read_file/* isBelow */.Yw)(start, options.repositoryRoot) && !(0,read_file/* isBelow */.Yw)(start, folder)) {
            leaveOut(mention, TOO_WIDE);
            return [];
        }
        const found = (0,dist/* globSync */.AZ)(glob, {
            cwd: folder,
            absolute: true,
            dot: true,
            expandDirectories: false,
        })
            .map((path) => (0,external_node_path_.resolve)(path))
            .filter((path) => path !== mention.from.file)
            .sort();
        const allowed = found.filter((path) => !leaves(entry, path, mention.from.file, options.repositoryRoot));
        if (found.length === 0)
            leaveOut(mention, noMatch(entry));
        if (allowed.length < found.length)
            leaveOut(mention, outside(`${shown} → ${entry}`));
        return allowed;
    }
    function tell(mention, texts) {
        log.at(mention.from.root, ["imports", mention.index], "value", texts);
    }
    function leaveOut(mention, texts) {
        log.complete = false;
        tell(mention, texts);
    }
    visit((0,external_node_path_.resolve)(options.cwd, file), []);
    return documents;
}
/** True where a relative entry leads out of the repository that the importing file lies in, through `..` or by a link. */
function leaves(entry, path, importer, repositoryRoot) {
    if ((0,external_node_path_.isAbsolute)(entry) || !(0,read_file/* isBelow */.Yw)(importer, repositoryRoot))
        return false;
    if (!(0,read_file/* isBelow */.Yw)(path, repositoryRoot))
        return !(0,external_node_fs_.existsSync)(path) || !(0,read_file/* isBelow */.Yw)((0,external_node_fs_.realpathSync)(path), repositoryRoot);
    return (0,external_node_fs_.existsSync)(path) && !(0,read_file/* isBelow */.Yw)((0,external_node_fs_.realpathSync)(path), (0,external_node_fs_.realpathSync)(repositoryRoot));
}
/** The folder below which the files of a glob lie. */
function folderOf(glob, folder) {
    const steps = glob.split("/");
    const first = steps.findIndex((step) => (0,dist/* isDynamicPattern */.ey)(step));
    return (0,external_node_path_.resolve)(folder, steps.slice(0, first).join("/") || ((0,external_node_path_.isAbsolute)(glob) ? "/" : "."));
}
const NO_MAPPING = {
    title: "a suite must be a mapping",
    description: "The file holds something else at its top level.",
    fix: "Write `servers:` and `tools:` at the start of lines.",
};
const VARIABLE_IN_IMPORT = {
    title: "a variable in an import",
    description: "Imports are read before variables are known, since they may declare them.",
    fix: "Write the path itself, or a glob.",
};
const TOO_WIDE = {
    title: "a glob through folders outside the repository",
    description: "`**` goes through every folder below, and outside the repository nobody knows how many there are.",
    fix: "Name the folder and use `*`, or begin the glob inside the repository.",
};
function cycle(shown) {
    return {
        title: "imports go round in a circle",
        description: `${shown}.`,
        fix: "Move what they share into a file that imports none of them.",
    };
}
function outside(shown) {
    return {
        title: "an import leaves the repository",
        description: `${shown} leads through \`..\` or a link to a file outside the repository.`,
        fix: "Copy the file into the repository, or write its absolute path.",
    };
}
function noMatch(entry) {
    return {
        title: `no file matches \`${entry}\``,
        description: "The glob of this import finds nothing.",
        fix: "Check the path.",
    };
}

;// CONCATENATED MODULE: ./src/suite/cassettes.ts




/** Tells every cassette that `..` leads to outside the repository. */
function checkCassettes(root, log, repositoryRoot) {
    const servers = (0,own/* child */.j)(root, "servers");
    if (!(0,json/* isObject */.G)(servers))
        return;
    for (const [name, entry] of Object.entries(servers)) {
        const written = (0,own/* child */.j)(entry, "cassette");
        const file = log.places.sourceOf(servers, name)?.file;
        if (typeof written !== "string" || file === undefined)
            continue;
        if (!leaves(written, (0,external_node_path_.resolve)((0,external_node_path_.dirname)(file), written), file, repositoryRoot))
            continue;
        log.at(root, ["servers", name, "cassette"], "value", {
            title: "a cassette leaves the repository",
            description: `${written} leads through \`..\` to a file outside the repository.`,
            fix: "Copy the file into the repository, or write its absolute path.",
        });
    }
}

// EXTERNAL MODULE: ./src/core/json-error.ts
var json_error = __webpack_require__(52134);
// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
// EXTERNAL MODULE: ./src/suite/yaml-texts.ts
var yaml_texts = __webpack_require__(46788);
;// CONCATENATED MODULE: ./src/suite/data.ts











const MAX_ROWS = 100_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** What a JSON file may be made of: 16 MiB of empty objects would fill half a gigabyte. */
const MAX_MARKS = 2_000_000;
/**
 * The rows of every tool test that has `data`, by the test's mapping. Files are CSV, JSON or YAML, relative to the file
 * that names them, each read once. The tests of a suite have at most 100,000 rows in all.
 */
async function dataOf(root, options, log) {
    const rows = new Map();
    const files = new Map();
    let total = 0;
    const tests = (0,own/* child */.j)(root, "tools");
    for (const [index, test] of (Array.isArray(tests) ? tests : []).entries()) {
        const data = (0,own/* child */.j)(test, "data");
        if (!(0,json/* isObject */.G)(test) || data === undefined)
            continue;
        const path = ["tools", index, "data"];
        const file = (0,own/* child */.j)(data, "file");
        const list = Array.isArray(data)
            ? rowsOf(data, root, path, "The list", log)
            : typeof file === "string" && (0,json/* isObject */.G)(data)
                ? await fileRows(file, data, root, [...path, "file"], files, options, log)
                : [];
        total += list.length;
        if (total > MAX_ROWS) {
            tellTooMany("Together with those of the tests before it, it", root, path, log);
            break;
        }
        rows.set(test, list);
    }
    return rows;
}
async function fileRows(file, data, root, path, files, options, log) {
    const importer = log.places.sourceOf(data, "file")?.file ?? "";
    const absolute = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(importer), file);
    const shown = (0,suite_read/* shownName */.HD)(absolute, options.cwd);
    if (leaves(file, absolute, importer, options.repositoryRoot)) {
        log.at(root, path, "value", {
            title: "the data leave the repository",
            description: `\`${file}\` leads through \`..\` or a link to a file outside the repository.`,
            fix: "Copy the file into the repository, or write its absolute path.",
        });
        return [];
    }
    try {
        const value = files.get(absolute) ?? parse(absolute, shown, options);
        files.set(absolute, value);
        return rowsOf(await value, root, path, `\`${shown}\``, log);
    }
    catch (error) {
        const problems = error instanceof problem/* UserError */.yo ? error.problems : [unreadable(shown, error)];
        for (const { title, description, fix } of problems.slice(0, 3))
            log.at(root, path, "value", { title, description, fix });
        return [];
    }
}
async function parse(file, shown, options) {
    const ending = (0,external_node_path_.extname)(file).toLowerCase();
    if (![".csv", ".json", ".yaml", ".yml"].includes(ending)) {
        throw new problem/* UserError */.yo([
            {
                title: `data of an unknown kind: \`${shown}\``,
                description: "The ending of the name says how the file is read.",
                fix: "Name a .csv, .json or .yaml file.",
            },
        ]);
    }
    if (ending === ".yaml" || ending === ".yml") {
        const { value, problems } = (0,yaml/* parseYaml */.h)((0,suite_read/* readSource */.o$)(file, options.cwd), new positions/* PlaceStore */.rH());
        const [first] = problems;
        if (first) {
            const { title, description, fix, location } = first;
            throw new problem/* UserError */.yo([
                {
                    title: `cannot read \`${shown}\`: ${title}`,
                    description: `${location?.file}:${location?.line}: ${description}`,
                    fix,
                },
            ]);
        }
        return value;
    }
    const text = (0,suite_read/* readText */.yR)(file, shown, MAX_BYTES, "A file of data", "Split it, or take a sample of it.");
    if (ending === ".csv")
        return (await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(6020)]).then(__webpack_require__.bind(__webpack_require__, 26020))).parseCsv(text, MAX_ROWS + 1);
    if (marksIn(text) <= MAX_MARKS)
        return sound(jsonIn(text), 0, shown);
    throw new problem/* UserError */.yo([
        {
            title: `too many values in \`${shown}\``,
            description: `Its commas and brackets are more than ${MAX_MARKS.toLocaleString("en")}.`,
            fix: "Split it, or take a sample of it.",
        },
    ]);
}
/** The value, of which YAML could hold all; throws a UserError where it is nested too deep, or a number is too large. */
function sound(value, depth, shown) {
    if (typeof value === "number" && !Number.isFinite(value)) {
        throw (0,problem/* userError */.IF)(`a number in \`${shown}\` is too large`, "Above 1.8e308 no number can be kept.", "Write it as text.");
    }
    if (typeof value !== "object" || value === null)
        return value;
    if (depth > yaml_texts/* MAX_NESTING */.M1) {
        throw (0,problem/* userError */.IF)(`\`${shown}\` is nested too deep`, yaml_texts/* NESTED_TOO_DEEP */.GN.description, yaml_texts/* NESTED_TOO_DEEP */.GN.fix);
    }
    for (const item of Object.values(value))
        sound(item, depth + 1, shown);
    return value;
}
/** Commas and opening brackets, those in strings too: what the values of a JSON text are at the most. */
function marksIn(text) {
    let marks = 0;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 0x2c || code === 0x5b || code === 0x7b)
            marks += 1;
    }
    return marks;
}
function tellTooMany(what, root, path, log) {
    log.at(root, path, "value", {
        title: `more than ${MAX_ROWS.toLocaleString("en")} rows of data`,
        description: `${what} has more rows than a suite may have.`,
        fix: "Split it, or take a sample of it.",
    });
}
/** Rows are mappings, at least one, at most 100,000. */
function rowsOf(value, root, path, what, log) {
    const tell = (texts) => log.at(root, path, "value", texts);
    if (!Array.isArray(value)) {
        tell({
            title: "data must be a list of rows",
            description: `${what} holds something else.`,
            fix: "Write a list of mappings.",
        });
        return [];
    }
    if (value.length === 0) {
        tell({
            title: "no rows of data",
            description: `${what} is empty, so that nothing would be tested.`,
            fix: "Add a row, or remove the test.",
        });
    }
    if (value.length > MAX_ROWS) {
        tellTooMany(what, root, path, log);
        return [];
    }
    const wrong = value.findIndex((row) => !(0,json/* isObject */.G)(row));
    if (wrong === -1)
        return value;
    tell({
        title: `row ${wrong} of the data is not a mapping`,
        description: `Every row of ${what.toLowerCase()} gives fields their values.`,
        fix: "Write `field: value`.",
    });
    return [];
}
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // What the parser says quotes the text in part.
        throw new SyntaxError((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json_error/* jsonError */.F));
    }
}
function unreadable(shown, error) {
    // Newer Nodes add line and column to what a JSON parser says.
    const why = (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(error.message.replace(/ \(line \d+ column \d+\)$/, "")), 300, "");
    return {
        title: `cannot read \`${shown}\``,
        description: `${why}.`,
        fix: "Check the path, and that the file is what its ending says.",
    };
}

// EXTERNAL MODULE: ./src/suite/declared-secrets.ts
var declared_secrets = __webpack_require__(6560);
// EXTERNAL MODULE: ./src/suite/deferred.ts
var suite_deferred = __webpack_require__(51965);
;// CONCATENATED MODULE: ./src/suite/interpolate.ts


const MAX_LENGTH = 1_024 * 1_024;
const REFERENCE = /\$(?:(\$)|\{([^}]*)(\}?)|([A-Za-z_][A-Za-z0-9_]*))/g;
const BODY = /^([A-Za-z_](?:[\w.*-]|\[(?:"[^"]*"|-?\d+|\*)\])*?)(?::([-?])([\s\S]*))?$/;
/** The parts of a string: text, and references in it; a text where a reference is not well formed. */
function parseReferences(text, forms) {
    const parts = [];
    let literal = "";
    let end = 0;
    for (const match of text.matchAll(REFERENCE)) {
        const [whole, dollar, body, closed, name] = match;
        const isBraces = body !== undefined;
        literal += text.slice(end, match.index);
        end = match.index + whole.length;
        if (forms !== "all" && (!isBraces || closed === "")) {
            literal += whole;
            continue;
        }
        if (dollar !== undefined) {
            literal += "$";
            continue;
        }
        if (isBraces && closed === "")
            return { syntax: `\`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(whole), 40, "")}\` is not closed by \`}\`` };
        const reference = name === undefined ? referenceOf(body ?? "") : { name };
        if (reference === undefined)
            return { syntax: `\`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(whole), 40, "")}\` is not a valid reference` };
        if (body?.includes("${"))
            return { syntax: `\`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(whole), 40, "")}\` has another reference inside it` };
        if (literal !== "")
            parts.push(literal);
        literal = "";
        parts.push(reference);
    }
    literal += text.slice(end);
    if (literal !== "" || parts.length === 0)
        parts.push(literal);
    const quoted = forms === "regex" && parts.length > 1;
    return quoted ? parts.map((part) => (typeof part === "string" ? part : { ...part, quoted })) : parts;
}
function referenceOf(body) {
    const match = BODY.exec(body);
    if (match === null)
        return undefined;
    const [, name = "", form, rest = ""] = match;
    if (form === "-")
        return { name, fallback: rest };
    return form === "?" ? { name, message: rest } : { name };
}
/** True for a string that is exactly one reference: its value keeps its type. */
function isWhole(parts) {
    return parts.length === 1 && typeof parts[0] === "object";
}
/**
 * A string with its references filled in by `lookup`: a value of any type where the string is exactly one reference,
 * a Deferred where one is known only while the suite runs.
 */
function interpolate(text, forms, lookup) {
    if (forms === "none" || !text.includes("$"))
        return { value: text };
    const parts = parseReferences(text, forms);
    if (!Array.isArray(parts))
        return { problem: { kind: "syntax", detail: parts.syntax } };
    const filled = [];
    for (const part of parts) {
        const looked = typeof part === "string" ? { value: part } : resolve(part, lookup);
        if ("problem" in looked)
            return looked;
        filled.push(looked.value);
    }
    if (isWhole(parts))
        return { value: filled[0] instanceof suite_deferred/* Deferred */.cY ? withText(filled[0], text) : filled[0] };
    const length = filled.reduce((sum, value) => sum + sizeOf(value), 0);
    if (length > MAX_LENGTH)
        return { problem: { kind: "syntax", detail: "its references make more than 1 MiB of text" } };
    if (!filled.some((value) => value instanceof suite_deferred/* Deferred */.cY))
        return { value: filled.map(suite_deferred/* asText */.e1).join("") };
    return {
        value: new suite_deferred/* Deferred */.cY(text, filled.flatMap((value) => (value instanceof suite_deferred/* Deferred */.cY ? value.parts : [(0,suite_deferred/* asText */.e1)(value)]))),
    };
}
/** A part that waits counts as much as it may well become. */
function sizeOf(value) {
    return value instanceof suite_deferred/* Deferred */.cY ? value.parts.length * 100 + value.text.length : (0,suite_deferred/* asText */.e1)(value).length;
}
function withText(deferred, text) {
    return new suite_deferred/* Deferred */.cY(text, deferred.parts);
}
function resolve(reference, lookup) {
    const looked = lookup(reference.name, reference.fallback);
    if (looked === "deferred")
        return { value: new suite_deferred/* Deferred */.cY("", [reference]) };
    const missing = "problem" in looked ? looked.problem.kind === "unresolved" : looked.value === "";
    if (missing && reference.fallback !== undefined)
        return { value: quoted(reference, reference.fallback) };
    if (missing && reference.message !== undefined) {
        const detail = reference.message || `\`${reference.name}\` is needed`;
        return { problem: { kind: "message", detail } };
    }
    if ("problem" in looked)
        return looked;
    return { value: quoted(reference, looked.value) };
}
function quoted(reference, value) {
    return reference.quoted && !(value instanceof suite_deferred/* Deferred */.cY) ? (0,suite_deferred/* quotePattern */.zc)((0,suite_deferred/* asText */.e1)(value)) : value;
}

// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./node_modules/ajv/dist/runtime/ucs2length.js
var ucs2length = __webpack_require__(36214);
;// CONCATENATED MODULE: ./src/core/generated/suite.validate.js
// Generated from schemas/ by scripts/generate.mjs. Do not edit.
// @ts-nocheck

const helper0 = ucs2length["default"] ?? ucs2length;
function joined(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
"use strict";
const validate = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json","title":"SuiteFile","description":"A suite of tests for MCP servers.","type":"object","additionalProperties":false,"properties":{"servers":{"type":"object","description":"The servers under test, by name. At least one, here or in an imported file.","additionalProperties":{"$ref":"#/$defs/Server"}},"imports":{"type":"array","description":"Suite files to merge in, relative to this one; globs are allowed. Later ones override earlier ones, this file overrides all.","default":[],"items":{"type":"string"}},"variables":{"type":"object","description":"Values for ${name}, by name.","default":{},"propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/Variable"}},"setup":{"$ref":"#/$defs/Steps","description":"Steps before the tests, once for each file and revision."},"teardown":{"$ref":"#/$defs/Steps","description":"Steps after the tests, whatever happened."},"defaultTest":{"$ref":"#/$defs/DefaultTest","description":"Defaults of every tool test."},"tools":{"type":"array","description":"Tests that call tools.","default":[],"items":{"$ref":"#/$defs/ToolTest"}},"resources":{"type":"array","description":"Tests that read resources.","default":[],"items":{"$ref":"#/$defs/ResourceTest"}},"prompts":{"type":"array","description":"Tests that get prompts.","default":[],"items":{"$ref":"#/$defs/PromptTest"}},"agents":{"type":"array","description":"Tests that drive a model over servers.","default":[],"items":{"$ref":"#/$defs/Agent"}},"faults":{"type":"array","description":"Faults that agent tests may inject.","default":[],"items":{"$ref":"#/$defs/Fault"}},"providers":{"type":"object","description":"Endpoints for models, by name.","default":{},"additionalProperties":{"$ref":"#/$defs/Provider"}},"budget":{"type":"object","description":"The most that models may cost, in US cents.","additionalProperties":false,"properties":{"per_test_usd_cents":{"$ref":"#/$defs/Number","description":"The most for one test."},"per_suite_usd_cents":{"$ref":"#/$defs/Number","description":"The most for the whole suite."}}},"compliance":{"type":"array","description":"Tests of the protocol itself.","default":[],"items":{"$ref":"#/$defs/ComplianceTest"}},"evals":{"type":"array","description":"Answers of a model, graded by a rubric.","default":[],"items":{"$ref":"#/$defs/Eval"}},"rubrics":{"type":"object","description":"Rubrics to refer to, by name.","default":{},"additionalProperties":{"$ref":"#/$defs/Rubric"}},"scorers":{"type":"array","description":"Programs that grade.","default":[],"items":{"$ref":"#/$defs/Scorer"}},"fixtures":{"type":"object","description":"Errors that tests may inject.","additionalProperties":false,"properties":{"server":{"type":"string","description":"Name of the server that they stand for."},"errors":{"type":"array","description":"The errors.","default":[],"items":{"$ref":"#/$defs/FixtureError"}}}},"compositions":{"type":"array","description":"Tool calls that feed each other.","default":[],"items":{"$ref":"#/$defs/Composition"}},"model_compatibility":{"type":"array","description":"Models that the suite is meant for; labels only.","default":[],"items":{"type":"string"}},"performance":{"type":"object","description":"Limits of time.","additionalProperties":false,"properties":{"default_timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take.","default":30000},"p95_latency_ms":{"$ref":"#/$defs/Milliseconds","description":"The 95th percentile of latency that is asked for; reported, and no gate unless gate is true."},"gate":{"$ref":"#/$defs/Bool","description":"true makes p95_latency_ms a gate.","default":false}}},"run_options":{"type":"object","description":"How the suite is run.","additionalProperties":false,"properties":{"restart_policy":{"description":"When servers are started anew. Left out: per_file.","anyOf":[{"enum":["per_file","per_run","per_test"]},{"$ref":"#/$defs/Reference"}]},"parallel":{"description":"servers: the queues of different servers run at the same time; a number: up to that many calls at once.","default":false,"anyOf":[{"enum":[false,"servers"]},{"type":"integer","minimum":1},{"$ref":"#/$defs/Reference"}]},"parallel_versions":{"$ref":"#/$defs/Bool","description":"true runs the revisions at the same time.","default":false},"bail":{"$ref":"#/$defs/Bool","description":"true stops at the first failure.","default":false},"error_channel":{"$ref":"#/$defs/Gate","description":"What an error on the wrong channel does. Left out: warn."},"drift":{"$ref":"#/$defs/Gate","description":"What a contract that differs from the baseline does. Left out: warn."},"surface_budget":{"$ref":"#/$defs/Positive","description":"The most tokens that the definitions of all tools may cost."},"invariants":{"$ref":"#/$defs/Gate","description":"What a broken invariant of the protocol does. Left out: warn."}}},"target_versions":{"$ref":"#/$defs/Revisions","description":"Revisions of the MCP specification; the suite runs once for each, in this order."}},"$defs":{"Any":{"description":"Any JSON value.","type":["string","number","boolean","null","array","object"]},"Reference":{"description":"One whole reference to a variable, such as ${name}.","type":"string","pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},"Count":{"description":"A whole number from 0.","type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[3]},"Positive":{"description":"A whole number from 1.","type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"examples":[3]},"Integer":{"description":"A whole number.","type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[-32000]},"Number":{"description":"A number from 0.","type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[1.5]},"Fraction":{"description":"A number from 0 to 1.","type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"maximum":1,"examples":[0.7]},"Bool":{"description":"true or false.","type":["boolean","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[true]},"Milliseconds":{"description":"Milliseconds, a whole number.","type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"maximum":2147483647,"examples":[5000]},"Duration":{"description":"A number above 0 and one of ms, s, m, h.","type":"string","pattern":"^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$","examples":["500ms","1.5s","2m"]},"Revision":{"description":"A revision of the MCP specification.","anyOf":[{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-03-26","2026-07-28"]},{"$ref":"#/$defs/Reference"}]},"Revisions":{"type":"array","description":"Revisions of the MCP specification.","items":{"$ref":"#/$defs/Revision"}},"Scalar":{"description":"A string, a number, true, false or null.","type":["string","number","boolean","null"]},"Gate":{"description":"What a finding does: nothing, a warning, or a failed run.","anyOf":[{"enum":["off","warn","fail"]},{"$ref":"#/$defs/Reference"}]},"Strings":{"type":"array","description":"A list of strings.","items":{"type":"string"}},"Environment":{"type":"object","description":"Environment variables: name to value.","additionalProperties":{"type":"string"}},"Command":{"type":"array","description":"A program and its arguments. No shell is run.","minItems":1,"examples":[["node","server.js"]],"items":{"type":"string"}},"Args":{"description":"Arguments, by name.","type":"object"},"JsonSchema":{"description":"A JSON Schema (draft 2020-12, or draft-07 by $schema).","type":["object","boolean"]},"NameOrNames":{"description":"One name, or a list of names.","type":["string","array"],"items":{"type":"string"},"minItems":1},"Server":{"type":"object","description":"An MCP server under test. Exactly one of command, url and cassette says how to reach it.","additionalProperties":false,"oneOf":[{"required":["command"]},{"required":["url"]},{"required":["cassette"]}],"properties":{"command":{"$ref":"#/$defs/Command","description":"Starts the server as a process and speaks over its stdin and stdout. No shell is run; relative paths start at cwd, else at the working directory of the run."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables added to the inherited ones.","default":{}},"inherit_env":{"$ref":"#/$defs/Bool","description":"false starts from PATH, HOME, LANG, TMPDIR and what the platform needs alone.","default":true},"cwd":{"type":"string","description":"Folder in which the process runs, relative to the file that declares it."},"startup_timeout":{"$ref":"#/$defs/Duration","description":"How long the server may take until the handshake is answered.","default":"30s"},"url":{"type":"string","description":"Address of a server over Streamable HTTP, or HTTP with SSE."},"transport":{"description":"Pins the transport of url; left out, it is detected.","anyOf":[{"enum":["http","sse"]},{"$ref":"#/$defs/Reference"}]},"auth":{"$ref":"#/$defs/Auth","description":"How to authenticate at url."},"headers":{"$ref":"#/$defs/Headers","description":"HTTP headers sent with every request.","default":{}},"http":{"$ref":"#/$defs/Http","description":"Settings of the HTTP client.","default":{}},"wait_for_ready":{"$ref":"#/$defs/Ready","description":"A URL to poll until it answers 2xx, before the handshake."},"start":{"$ref":"#/$defs/Start","description":"Starts the server behind url, and ends it after the run."},"client":{"$ref":"#/$defs/Client","description":"What is answered when the server asks us. What is not declared is not offered."},"safe_calls":{"type":"array","description":"Tools that may be called although their annotations do not say that they are safe.","default":[],"items":{"type":"string"}},"volatile":{"type":"array","description":"Targets that change from call to call and are ignored in comparisons.","default":[],"items":{"type":"string"}},"cassette":{"type":"string","description":"A recording that is replayed instead of reaching a server, relative to the suite file."}}},"Auth":{"type":"object","description":"Exactly one way to authenticate.","additionalProperties":false,"oneOf":[{"required":["bearer_token_env"]},{"required":["oauth"]}],"properties":{"bearer_token_env":{"type":"string","description":"Name of the environment variable whose value is sent as a bearer token."},"oauth":{"$ref":"#/$defs/OAuth","description":"OAuth 2.0 client credentials."},"headers":{"$ref":"#/$defs/Any","description":"Reserved."},"mtls":{"$ref":"#/$defs/Any","description":"Reserved."}}},"OAuth":{"type":"object","description":"OAuth 2.0 client credentials grant.","additionalProperties":false,"properties":{"client_id":{"type":"string","description":"The client id itself."},"client_id_env":{"type":"string","description":"Environment variable that holds the client id."},"client_secret_env":{"type":"string","description":"Environment variable that holds the client secret."},"token_url":{"type":"string","description":"Where the token is fetched."},"token_endpoint":{"type":"string","description":"The same as token_url."},"authorization_url":{"type":"string","description":"Accepted; this grant does not use it."},"scopes":{"type":"array","description":"Scopes to ask for.","default":[],"items":{"type":"string"}},"scope":{"type":"string","description":"Scopes to ask for, separated by spaces."},"audience":{"type":"string","description":"Audience to ask for."}}},"Headers":{"description":"HTTP headers: name to value, or to {env: NAME}. Authorization belongs to auth.","type":"object","propertyNames":{"type":"string","pattern":"^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"},"additionalProperties":{"description":"The value, or {env: NAME} to read it from the environment when the server is first needed.","type":["string","object"],"additionalProperties":false,"required":["env"],"properties":{"env":{"type":"string","description":"Name of the environment variable that holds the value."}}}},"Http":{"type":"object","description":"Settings of the HTTP client.","additionalProperties":false,"properties":{"timeout":{"$ref":"#/$defs/Duration","description":"How long one request may take; left out, as long as its call."},"connect_timeout":{"$ref":"#/$defs/Duration","description":"How long a connection may take.","default":"5s"},"max_redirects":{"$ref":"#/$defs/Count","description":"How many redirects within the same origin are followed.","default":5},"user_agent_override":{"description":"true sends a browser-like User-Agent, a string is sent as it is.","type":["boolean","string"]},"tls":{"type":"object","description":"TLS settings.","default":{},"additionalProperties":false,"properties":{"insecure_skip_verify":{"$ref":"#/$defs/Bool","description":"true accepts any certificate.","default":false},"ca_bundle_path":{"type":"string","description":"PEM file of certificate authorities to trust."},"min_version":{"description":"Oldest TLS version that is accepted.","default":"1.2","anyOf":[{"enum":["1.2","1.3"]},{"$ref":"#/$defs/Reference"}]}}}}},"Ready":{"description":"A URL to poll until it answers 2xx.","type":["string","object"],"additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","description":"The URL to poll."},"timeout":{"$ref":"#/$defs/Duration","description":"How long to poll.","default":"30s"},"interval":{"$ref":"#/$defs/Duration","description":"Time between two polls.","default":"500ms"}}},"Start":{"type":"object","description":"A server over HTTP that the run starts, waits for and ends. ${port} is a free port.","additionalProperties":false,"required":["command"],"properties":{"command":{"$ref":"#/$defs/Command","description":"Starts the server."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables added to the inherited ones.","default":{}},"cwd":{"type":"string","description":"Folder in which the process runs, relative to the file that declares it."},"stop":{"$ref":"#/$defs/Command","description":"Ends what a signal cannot end, such as a container."}}},"Client":{"type":"object","description":"What is answered when the server asks us.","additionalProperties":false,"properties":{"sampling":{"$ref":"#/$defs/Any","description":"Answers to sampling/createMessage: a list given in turn, or one for all."},"elicitation":{"$ref":"#/$defs/Any","description":"Answers to elicitation/create: a list given in turn, or one for all."},"roots":{"type":"array","description":"Roots that are offered.","items":{"type":"object","description":"A root.","additionalProperties":false,"required":["uri"],"properties":{"uri":{"type":"string","description":"URI of the root."},"name":{"type":"string","description":"Name of the root."}}}}}},"Variable":{"type":"object","description":"A value for ${name}: a literal value, or one read from the environment.","additionalProperties":false,"oneOf":[{"required":["value"]},{"required":["from_env"]}],"dependentRequired":{"default":["from_env"]},"properties":{"value":{"$ref":"#/$defs/Scalar","description":"The literal value. A process variable of the same name overrides it."},"from_env":{"type":"string","description":"Name of the environment variable that holds the value."},"default":{"$ref":"#/$defs/Scalar","description":"Value where the environment variable is not set."}}},"Expect":{"description":"What must hold: a list of assertions, the long form, or a map from target to matcher or literal.","type":["array","object"],"items":{"$ref":"#/$defs/Assertion"},"properties":{"assertions":{"type":"array","description":"The assertions.","items":{"$ref":"#/$defs/Assertion"}},"max_duration_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that the call may take."},"max_response_tokens":{"$ref":"#/$defs/TokenBudget","description":"The most tokens that a model would see of the answer."},"response_headers":{"type":"object","description":"HTTP headers that the answer must bear: name to literal or matcher, whatever the case.","additionalProperties":{"$ref":"#/$defs/Any","description":"A literal or a matcher."}},"response_headers_absent":{"type":"array","description":"HTTP headers that the answer must not bear.","items":{"type":"string"}}},"additionalProperties":true},"TokenBudget":{"description":"A number of tokens, or a budget with its tokenizer.","type":["integer","string","object"],"minimum":1,"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","additionalProperties":false,"required":["budget"],"properties":{"budget":{"$ref":"#/$defs/Positive","description":"The most tokens."},"tokenizer":{"description":"How tokens are counted.","anyOf":[{"enum":["o200k_base","cl100k_base"]},{"$ref":"#/$defs/Reference"}]},"mode":{"description":"What a breach does.","anyOf":[{"enum":["fail","warn"]},{"$ref":"#/$defs/Reference"}]}}},"Assertion":{"type":"object","description":"One assertion: where to look, and how to judge what is there.","additionalProperties":false,"required":["matcher"],"properties":{"target":{"type":"string","description":"Path into the answer, such as result.content[0].text; left out, the whole answer.","default":""},"matcher":{"$ref":"#/$defs/Matcher","description":"How to judge the value."},"message":{"type":"string","description":"What the assertion means, shown where it fails."},"transform":{"$ref":"#/$defs/JqTransform","description":"jq EXPR, or {jq: EXPR}: what is judged instead of the value."}}},"JqTransform":{"description":"A jq program over the value.","type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string","description":"The jq program."}}},"Matcher":{"type":"object","description":"Exactly one way to judge a value.","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"exact":{"$ref":"#/$defs/Any","description":"Deep equality with this value; null also passes where nothing is there."},"contains":{"$ref":"#/$defs/Any","description":"A substring where the value is a string; else a subset of an object or elements of an array, in which strings are compared whole."},"contains-all":{"type":"array","description":"All of these are in the string as substrings, or in the array as whole elements.","minItems":1,"items":{"$ref":"#/$defs/Any","description":"A substring of a string, or a whole element of an array; of an object, a subset is enough."}},"contains-any":{"type":"array","description":"At least one of these is in the string as a substring, or in the array as a whole element.","items":{"$ref":"#/$defs/Any","description":"A substring of a string, or a whole element of an array; of an object, a subset is enough."}},"icontains":{"type":"string","description":"A substring, whatever the case."},"starts-with":{"type":"string","description":"The start of a string."},"regex":{"type":"string","description":"A regular expression (Rust syntax, unanchored) that the value matches."},"schema":{"$ref":"#/$defs/JsonSchema","description":"A JSON Schema that the value fulfils."},"snapshot":{"$ref":"#/$defs/Snapshot","description":"Equality with what was recorded in the first run."},"is-json":{"$ref":"#/$defs/OptionalSchema","description":"The string is JSON; with {schema}, JSON that fulfils it."},"is-xml":{"description":"The string is well-formed XML; with {root}, with that root element.","type":["object","null"],"additionalProperties":false,"properties":{"root":{"type":"string","description":"Name of the root element."}}},"is-sql":{"type":"null","description":"The string is SQL."},"is-valid-tools-call":{"$ref":"#/$defs/OptionalSchema","description":"The value is a tool call; with {schema}, one whose arguments fulfil it."},"levenshtein":{"type":"object","description":"The edit distance to a text is small.","additionalProperties":false,"required":["value","max"],"properties":{"value":{"type":"string","description":"The text to compare with."},"max":{"$ref":"#/$defs/Count","description":"The largest distance that passes."}}},"cel":{"type":"string","description":"A CEL expression over `value` that is true."},"similar":{"type":"object","description":"The cosine similarity of embeddings is large.","additionalProperties":false,"required":["value","threshold","model"],"properties":{"value":{"type":"string","description":"The text to compare with."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least similarity that passes."},"model":{"type":"string","description":"The embedding model."}}},"llm-judge":{"type":"object","description":"A model judges by a rubric.","additionalProperties":false,"required":["rubric"],"properties":{"rubric":{"type":"string","description":"What the answer must do."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"type":"string","description":"The judging model."}}},"llm-jury":{"type":"object","description":"Several models judge by a rubric.","additionalProperties":false,"required":["rubric","jurors"],"properties":{"rubric":{"type":"string","description":"What the answer must do."},"jurors":{"type":"array","description":"The judging models.","minItems":1,"items":{"type":"object","description":"One juror.","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string","description":"The model."},"provider":{"type":"string","description":"An entry of providers."}}}},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score with which a juror passes.","default":0.7},"quorum":{"$ref":"#/$defs/Fraction","description":"The share of jurors that must pass.","default":0.5}}},"factuality":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value agrees with `reference`."},"answer-relevance":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value answers `query`."},"context-faithfulness":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value keeps to `context`."},"not":{"$ref":"#/$defs/Matcher","description":"Passes where the inner matcher fails."},"oneOf":{"$ref":"#/$defs/Matchers","description":"Exactly one of the inner matchers passes."},"anyOf":{"$ref":"#/$defs/Matchers","description":"At least one of the inner matchers passes."},"allOf":{"$ref":"#/$defs/Matchers","description":"All of the inner matchers pass."}}},"Matchers":{"type":"array","description":"A list of matchers.","minItems":1,"items":{"$ref":"#/$defs/Matcher"}},"OptionalSchema":{"description":"Nothing, or a JSON Schema.","type":["object","null"],"additionalProperties":false,"properties":{"schema":{"$ref":"#/$defs/JsonSchema","description":"The JSON Schema to fulfil."}}},"NamedJudge":{"type":"object","description":"A judge with a fixed rubric.","additionalProperties":false,"oneOf":[{"required":["reference"]},{"required":["query"]},{"required":["context"]}],"properties":{"reference":{"type":"string","description":"What is known to be true (factuality)."},"query":{"type":"string","description":"The question (answer-relevance)."},"context":{"type":"string","description":"The text to keep to (context-faithfulness)."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"type":"string","description":"The judging model."}}},"Snapshot":{"description":"The snapshot's key, or its settings.","type":["string","object"],"additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","description":"Key: a path below the folder snapshots."},"update":{"$ref":"#/$defs/Bool","description":"true records it anew.","default":false},"ignore":{"type":"array","description":"Targets inside the value that are left out.","default":[],"items":{"type":"string"}},"normalise":{"type":"array","description":"What is replaced before comparing.","default":[],"items":{"description":"uuid, timestamp, or a regular expression and its replacement.","type":["string","object"],"pattern":"^(uuid|timestamp)$","examples":["uuid"],"additionalProperties":false,"required":["regex","to"],"properties":{"regex":{"type":"string","description":"What to replace."},"to":{"type":"string","description":"What stands in its place."}}}}}},"ToolTest":{"type":"object","description":"Calls one tool, or several in steps, and judges the answer.","additionalProperties":false,"required":["name"],"oneOf":[{"required":["tool"]},{"required":["steps"]}],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"tool":{"type":"string","description":"Name of the tool."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}},"parity":{"$ref":"#/$defs/Bool","description":"With several servers: also compares their answers.","default":false},"inject_error":{"type":"string","description":"Name of an entry of fixtures.errors that is answered instead of a call."},"transform":{"$ref":"#/$defs/Transform","description":"Programs that rewrite the request or the answer."},"negative_path":{"$ref":"#/$defs/NegativePath","description":"Sends bad requests; each must be rejected."},"fuzz":{"$ref":"#/$defs/Fuzz","description":"Sends generated arguments."},"data":{"description":"One test for each row: a list of rows, or {file}.","type":["array","object"],"items":{"type":"object"},"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","description":"A .csv, .json or .yaml file of rows."}}},"steps":{"$ref":"#/$defs/SomeSteps","description":"Several calls in order, instead of one tool."},"finally":{"$ref":"#/$defs/Steps","description":"Steps that run whatever happened."},"verify":{"$ref":"#/$defs/SomeSteps","description":"Steps that judge what the call changed."},"wire_fault":{"description":"What goes wrong between us and the server.","anyOf":[{"enum":["drop_response","disconnect","duplicate_request"]},{"$ref":"#/$defs/Reference"}]},"resend":{"$ref":"#/$defs/Count","description":"How often the call is sent again.","default":0}}},"ResourceTest":{"type":"object","description":"Reads one resource and judges the answer.","additionalProperties":false,"required":["name","uri"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"uri":{"type":"string","description":"URI of the resource."}}},"PromptTest":{"type":"object","description":"Gets one prompt and judges the answer.","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"prompt":{"type":"string","description":"Name of the prompt."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}}}},"Step":{"type":"object","description":"One call of a test in steps.","additionalProperties":false,"oneOf":[{"required":["tool"]},{"required":["resource"]},{"required":["prompt"]}],"properties":{"id":{"type":"string","description":"Name by which later steps refer to it."},"server":{"type":"string","description":"Name of the server; left out, the test's."},"tool":{"type":"string","description":"Name of the tool to call."},"resource":{"type":"string","description":"URI of the resource to read."},"prompt":{"type":"string","description":"Name of the prompt to get."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"save":{"type":"object","description":"Names for targets of the answer.","additionalProperties":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that the call may take."}}},"Steps":{"type":"array","description":"Calls in order.","items":{"$ref":"#/$defs/Step"}},"SomeSteps":{"type":"array","description":"Calls in order, at least one.","minItems":1,"items":{"$ref":"#/$defs/Step"}},"Transform":{"type":"object","description":"Programs that rewrite the request or the answer: a command string, or {jq: PROGRAM}.","additionalProperties":false,"properties":{"request":{"$ref":"#/$defs/Program","description":"Rewrites {name, arguments}."},"response":{"$ref":"#/$defs/Program","description":"Rewrites {result}."}}},"Program":{"description":"A command string, or {jq: PROGRAM}.","type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string","description":"A jq program."}}},"NegativePath":{"type":"object","description":"Bad requests that the server must reject.","additionalProperties":false,"properties":{"checks":{"type":"array","description":"The probes; left out, all of them.","items":{"description":"A probe.","anyOf":[{"enum":["unknown_tool","missing_required","wrong_type","extra_field","oversized"]},{"$ref":"#/$defs/Reference"}]}},"base_call":{"$ref":"#/$defs/Bool","description":"Whether the valid call is made before the probes, and requests that the input schema accepts are sent. Left out: yes, unless the tool's annotations say that it is destructive and safe_calls does not name it. A tool without annotations is called: the test gives its valid arguments."},"oversized_bytes":{"description":"Length of the string that the probe oversized sends. Left out: 1048576.","anyOf":[{"type":"integer","minimum":1,"maximum":16777216},{"$ref":"#/$defs/Reference"}]},"error_channel":{"$ref":"#/$defs/Gate","description":"What an error on the wrong channel does."}}},"Fuzz":{"type":"object","description":"Calls with arguments made from the tool's input schema.","additionalProperties":false,"properties":{"seed":{"$ref":"#/$defs/Integer","description":"Seed of the generator."},"cases":{"$ref":"#/$defs/Positive","description":"How many calls."},"max_call_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take."}}},"DefaultTest":{"type":"object","description":"Defaults of every tool test.","additionalProperties":false,"properties":{"transform":{"$ref":"#/$defs/Transform","description":"Programs that rewrite the request or the answer, of tests that make one call."},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take."},"tags":{"type":"array","description":"Labels added to each test's own.","items":{"type":"string"}},"expect":{"$ref":"#/$defs/Expect","description":"Assertions appended to each test's own."}}},"ComplianceTest":{"type":"object","description":"Judges the protocol itself.","additionalProperties":false,"required":["name"],"oneOf":[{"required":["check"]},{"required":["request"]},{"required":["raw"]}],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"check":{"type":"string","description":"A method (initialize, ping, tools/list, …), corpus, invariants, a rule id or a family of rules."},"request":{"type":"object","description":"A request that is sent exactly so.","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","description":"The method."},"params":{"$ref":"#/$defs/Args","description":"Its params."}}},"raw":{"type":"string","description":"Bytes that are sent exactly so."}}},"Composition":{"type":"object","description":"Tool calls that feed each other, in topological order.","additionalProperties":false,"required":["name","nodes"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"nodes":{"type":"array","description":"The calls.","minItems":1,"items":{"type":"object","description":"One call.","additionalProperties":false,"required":["id","tool"],"properties":{"id":{"type":"string","description":"Name of the node."},"tool":{"type":"string","description":"Name of the tool."},"server":{"type":"string","description":"Name of the server; left out, the test's."},"needs":{"type":"array","description":"Ids of the nodes whose output this one uses.","default":[],"items":{"type":"string"}},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}}}}},"output":{"type":"string","description":"Id of the node whose output is the composition's; left out, the last one."}}},"Agent":{"type":"object","description":"Drives a model over servers and judges what it did.","additionalProperties":false,"required":["name","servers"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"model":{"$ref":"#/$defs/Model","description":"The model."},"models":{"type":"array","description":"Several models; the test runs with each.","minItems":1,"items":{"$ref":"#/$defs/Model"}},"servers":{"type":"array","description":"Names of the servers whose tools the model may use.","minItems":1,"items":{"type":"string"}},"prompt":{"type":"string","description":"What the user asks."},"turns":{"description":"Several messages of the user, or a model that plays the user.","type":["array","object"],"items":{"type":"object","description":"One message.","additionalProperties":false,"required":["user"],"properties":{"user":{"type":"string","description":"What the user says."}}},"additionalProperties":false,"required":["simulate"],"properties":{"simulate":{"type":"object","description":"A model plays the user.","additionalProperties":false,"required":["goal"],"properties":{"goal":{"type":"string","description":"What the user wants."},"persona":{"type":"string","description":"Who the user is."},"max_turns":{"$ref":"#/$defs/Positive","description":"The most turns.","default":6}}}}},"system_prompt":{"type":"string","description":"The system prompt."},"max_turns":{"$ref":"#/$defs/Positive","description":"The most rounds of tool use.","default":10},"max_tokens":{"$ref":"#/$defs/Positive","description":"The most tokens of one reply.","default":1024},"token_budget":{"$ref":"#/$defs/Positive","description":"The most tokens of the whole run."},"max_tool_calls":{"$ref":"#/$defs/Count","description":"The most tool calls of the whole run."},"time_budget":{"$ref":"#/$defs/Duration","description":"The most that the whole run may take."},"runs":{"$ref":"#/$defs/Positive","description":"How often the test runs.","default":1},"pass_rate":{"$ref":"#/$defs/Fraction","description":"The share of runs that must pass.","default":1},"inject":{"type":"array","description":"Names of entries of faults.","items":{"type":"string"}},"cassette":{"type":"string","description":"A recording of the model's replies and the tools' results."},"recovery":{"type":"object","description":"How soon the model must recover from an injected fault.","additionalProperties":false,"required":["max_detection_ms"],"properties":{"max_detection_ms":{"$ref":"#/$defs/Milliseconds","description":"The most until the fault is noticed."},"max_recovery_ms":{"$ref":"#/$defs/Milliseconds","description":"The most until the run goes on."},"require_clean_timeout":{"$ref":"#/$defs/Bool","description":"true also asks for a clean timeout.","default":false}}},"eval":{"type":"object","description":"Metrics that a model judges.","additionalProperties":false,"properties":{"mcp_task_completion":{"$ref":"#/$defs/Metric","description":"Did the run do the task?"},"mcp_use":{"$ref":"#/$defs/Metric","description":"The right tools with the right arguments?"},"argument_correctness":{"$ref":"#/$defs/Metric","description":"Were the arguments right?"},"plan_quality":{"$ref":"#/$defs/Metric","description":"Was the sequence of calls sensible?"},"multi_turn_mcp_use":{"$ref":"#/$defs/Metric","description":"Mean of mcp_use over the turns."},"rubric":{"$ref":"#/$defs/Rubric","description":"A rubric of your own."},"scorers":{"type":"array","description":"Names of entries of scorers.","items":{"type":"string"}}}}}},"Model":{"description":"A model's name, or {provider, id}.","type":["string","object"],"additionalProperties":false,"required":["provider","id"],"properties":{"provider":{"type":"string","description":"An entry of providers."},"id":{"type":"string","description":"The model's name there."}}},"Metric":{"description":"A judged metric.","type":["object","null"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.5},"model":{"type":"string","description":"The judging model."}}},"Rubric":{"description":"What is graded: a text, weighted criteria, a decision tree, or {ref}.","type":["string","object"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes."},"strict":{"$ref":"#/$defs/Bool","description":"true asks for every criterion.","default":false},"ref":{"type":"string","description":"Name of an entry of rubrics."},"criteria":{"type":"array","description":"Weighted criteria.","minItems":1,"items":{"type":"object","description":"One criterion.","additionalProperties":false,"required":["name","description"],"properties":{"name":{"type":"string","description":"Its name."},"description":{"type":"string","description":"What it asks for."},"weight":{"$ref":"#/$defs/Number","description":"Its weight.","default":1}}}},"tree":{"$ref":"#/$defs/Tree","description":"A decision tree."}}},"Tree":{"type":"object","description":"A question with its two branches, or a score that ends the walk.","additionalProperties":false,"oneOf":[{"required":["ask"]},{"required":["score"]}],"properties":{"ask":{"type":"string","description":"A yes-or-no question."},"yes":{"$ref":"#/$defs/Tree","description":"Where yes leads."},"no":{"$ref":"#/$defs/Tree","description":"Where no leads."},"score":{"$ref":"#/$defs/Fraction","description":"The score that ends the walk."},"reason":{"type":"string","description":"Why that score."}}},"Eval":{"type":"object","description":"Grades a model's answer by a rubric.","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"servers":{"type":"array","description":"Names of several servers.","items":{"type":"string"}},"prompt":{"type":"string","description":"What the user asks."},"rubric":{"$ref":"#/$defs/Rubric","description":"What is graded."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"$ref":"#/$defs/Model","description":"Who answers."},"judge":{"$ref":"#/$defs/Model","description":"Who grades."},"response":{"description":"The answer to grade: a text, or {file}.","type":["string","object"],"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","description":"A file that holds the answer."}}},"scorers":{"type":"array","description":"Names of entries of scorers.","items":{"type":"string"}}}},"Fault":{"type":"object","description":"A fault that an agent test may inject.","additionalProperties":false,"required":["name","target","kind"],"properties":{"name":{"type":"string","description":"Its name."},"target":{"type":"object","description":"Which calls it strikes.","additionalProperties":false,"minProperties":1,"properties":{"tool":{"type":"string","description":"Name of a tool."},"server":{"type":"string","description":"Name of a server."}}},"kind":{"description":"What goes wrong.","anyOf":[{"enum":["hang","wedged","slow","recover_after"]},{"$ref":"#/$defs/Reference"}]},"delay_ms":{"$ref":"#/$defs/Milliseconds","description":"How late the answer comes (slow)."},"failures":{"$ref":"#/$defs/Count","description":"How many calls hang first (recover_after)."}}},"Provider":{"type":"object","description":"An endpoint that speaks OpenAI's protocol.","additionalProperties":false,"required":["type","base_url"],"properties":{"type":{"description":"The protocol.","anyOf":[{"enum":["openai"]},{"$ref":"#/$defs/Reference"}]},"base_url":{"type":"string","description":"Its base URL."},"api_key_env":{"type":"string","description":"Environment variable that holds the key."},"organization":{"type":"string","description":"OpenAI-Organization header."}}},"Scorer":{"type":"object","description":"A program that grades.","additionalProperties":false,"required":["name","type","command"],"properties":{"name":{"type":"string","description":"Its name."},"type":{"description":"How it is run.","anyOf":[{"enum":["exec"]},{"$ref":"#/$defs/Reference"}]},"command":{"$ref":"#/$defs/Command","description":"The program."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables for it.","default":{}},"cwd":{"type":"string","description":"Folder in which it runs."},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that it may take.","default":30000}}},"FixtureError":{"type":"object","description":"An error that a test may inject by its name.","additionalProperties":false,"required":["name","code","message"],"oneOf":[{"required":["tool"]},{"required":["applies_to"]}],"properties":{"name":{"type":"string","description":"Its name."},"code":{"$ref":"#/$defs/Integer","description":"JSON-RPC error code."},"message":{"type":"string","description":"The error's message."},"data":{"$ref":"#/$defs/Any","description":"The error's data."},"tool":{"type":"string","description":"The only tool that it fits."},"applies_to":{"description":"any: it fits every tool.","anyOf":[{"enum":["any"]},{"$ref":"#/$defs/Reference"}]}}}}};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {"type":"object","description":"An MCP server under test. Exactly one of command, url and cassette says how to reach it.","additionalProperties":false,"oneOf":[{"required":["command"]},{"required":["url"]},{"required":["cassette"]}],"properties":{"command":{"$ref":"#/$defs/Command","description":"Starts the server as a process and speaks over its stdin and stdout. No shell is run; relative paths start at cwd, else at the working directory of the run."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables added to the inherited ones.","default":{}},"inherit_env":{"$ref":"#/$defs/Bool","description":"false starts from PATH, HOME, LANG, TMPDIR and what the platform needs alone.","default":true},"cwd":{"type":"string","description":"Folder in which the process runs, relative to the file that declares it."},"startup_timeout":{"$ref":"#/$defs/Duration","description":"How long the server may take until the handshake is answered.","default":"30s"},"url":{"type":"string","description":"Address of a server over Streamable HTTP, or HTTP with SSE."},"transport":{"description":"Pins the transport of url; left out, it is detected.","anyOf":[{"enum":["http","sse"]},{"$ref":"#/$defs/Reference"}]},"auth":{"$ref":"#/$defs/Auth","description":"How to authenticate at url."},"headers":{"$ref":"#/$defs/Headers","description":"HTTP headers sent with every request.","default":{}},"http":{"$ref":"#/$defs/Http","description":"Settings of the HTTP client.","default":{}},"wait_for_ready":{"$ref":"#/$defs/Ready","description":"A URL to poll until it answers 2xx, before the handshake."},"start":{"$ref":"#/$defs/Start","description":"Starts the server behind url, and ends it after the run."},"client":{"$ref":"#/$defs/Client","description":"What is answered when the server asks us. What is not declared is not offered."},"safe_calls":{"type":"array","description":"Tools that may be called although their annotations do not say that they are safe.","default":[],"items":{"type":"string"}},"volatile":{"type":"array","description":"Targets that change from call to call and are ignored in comparisons.","default":[],"items":{"type":"string"}},"cassette":{"type":"string","description":"A recording that is replayed instead of reaching a server, relative to the suite file."}}};
const schema21 = {"type":"array","description":"A program and its arguments. No shell is run.","minItems":1,"examples":[["node","server.js"]],"items":{"type":"string"}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","description":"Environment variables: name to value.","additionalProperties":{"type":"string"}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(typeof data[key0] !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"description":"true or false.","type":["boolean","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[true]};
const pattern3 = new RegExp("^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "boolean") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"description":"A number above 0 and one of ms, s, m, h.","type":"string","pattern":"^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$","examples":["500ms","1.5s","2m"]};
const pattern4 = new RegExp("^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$"},message:"must match pattern \""+"^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"description":"One whole reference to a variable, such as ${name}.","type":"string","pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","description":"Exactly one way to authenticate.","additionalProperties":false,"oneOf":[{"required":["bearer_token_env"]},{"required":["oauth"]}],"properties":{"bearer_token_env":{"type":"string","description":"Name of the environment variable whose value is sent as a bearer token."},"oauth":{"$ref":"#/$defs/OAuth","description":"OAuth 2.0 client credentials."},"headers":{"$ref":"#/$defs/Any","description":"Reserved."},"mtls":{"$ref":"#/$defs/Any","description":"Reserved."}}};
const schema27 = {"type":"object","description":"OAuth 2.0 client credentials grant.","additionalProperties":false,"properties":{"client_id":{"type":"string","description":"The client id itself."},"client_id_env":{"type":"string","description":"Environment variable that holds the client id."},"client_secret_env":{"type":"string","description":"Environment variable that holds the client secret."},"token_url":{"type":"string","description":"Where the token is fetched."},"token_endpoint":{"type":"string","description":"The same as token_url."},"authorization_url":{"type":"string","description":"Accepted; this grant does not use it."},"scopes":{"type":"array","description":"Scopes to ask for.","default":[],"items":{"type":"string"}},"scope":{"type":"string","description":"Scopes to ask for, separated by spaces."},"audience":{"type":"string","description":"Audience to ask for."}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema27.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.client_id !== undefined){
if(typeof data.client_id !== "string"){
const err1 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client_id_env !== undefined){
if(typeof data.client_id_env !== "string"){
const err2 = {instancePath:instancePath+"/client_id_env",schemaPath:"#/properties/client_id_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.client_secret_env !== undefined){
if(typeof data.client_secret_env !== "string"){
const err3 = {instancePath:instancePath+"/client_secret_env",schemaPath:"#/properties/client_secret_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.token_url !== undefined){
if(typeof data.token_url !== "string"){
const err4 = {instancePath:instancePath+"/token_url",schemaPath:"#/properties/token_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.token_endpoint !== undefined){
if(typeof data.token_endpoint !== "string"){
const err5 = {instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.authorization_url !== undefined){
if(typeof data.authorization_url !== "string"){
const err6 = {instancePath:instancePath+"/authorization_url",schemaPath:"#/properties/authorization_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scopes !== undefined){
let data6 = data.scopes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err7 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.scope !== undefined){
if(typeof data.scope !== "string"){
const err9 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.audience !== undefined){
if(typeof data.audience !== "string"){
const err10 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"description":"Any JSON value.","type":["string","number","boolean","null","array","object"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema28.type},message:"must be string,number,boolean,null,array,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bearer_token_env === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "bearer_token_env"},message:"must have required property '"+"bearer_token_env"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oauth === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "oauth"},message:"must have required property '"+"oauth"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "bearer_token_env") || (key0 === "oauth")) || (key0 === "headers")) || (key0 === "mtls"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.bearer_token_env !== undefined){
if(typeof data.bearer_token_env !== "string"){
const err4 = {instancePath:instancePath+"/bearer_token_env",schemaPath:"#/properties/bearer_token_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.oauth !== undefined){
if(!(validate65(data.oauth, {instancePath:instancePath+"/oauth",parentData:data,parentDataProperty:"oauth",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate67(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.mtls !== undefined){
if(!(validate67(data.mtls, {instancePath:instancePath+"/mtls",parentData:data,parentDataProperty:"mtls",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"description":"HTTP headers: name to value, or to {env: NAME}. Authorization belongs to auth.","type":"object","propertyNames":{"type":"string","pattern":"^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"},"additionalProperties":{"description":"The value, or {env: NAME} to read it from the environment when the server is first needed.","type":["string","object"],"additionalProperties":false,"required":["env"],"properties":{"env":{"type":"string","description":"Name of the environment variable that holds the value."}}}};
const pattern6 = new RegExp("^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern6.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"},message:"must match pattern \""+"^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema29.additionalProperties.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.env === undefined){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key2 in data0){
if(!(key2 === "env")){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.env !== undefined){
if(typeof data0.env !== "string"){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/env",schemaPath:"#/additionalProperties/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","description":"Settings of the HTTP client.","additionalProperties":false,"properties":{"timeout":{"$ref":"#/$defs/Duration","description":"How long one request may take; left out, as long as its call."},"connect_timeout":{"$ref":"#/$defs/Duration","description":"How long a connection may take.","default":"5s"},"max_redirects":{"$ref":"#/$defs/Count","description":"How many redirects within the same origin are followed.","default":5},"user_agent_override":{"description":"true sends a browser-like User-Agent, a string is sent as it is.","type":["boolean","string"]},"tls":{"type":"object","description":"TLS settings.","default":{},"additionalProperties":false,"properties":{"insecure_skip_verify":{"$ref":"#/$defs/Bool","description":"true accepts any certificate.","default":false},"ca_bundle_path":{"type":"string","description":"PEM file of certificate authorities to trust."},"min_version":{"description":"Oldest TLS version that is accepted.","default":"1.2","anyOf":[{"enum":["1.2","1.3"]},{"$ref":"#/$defs/Reference"}]}}}}};
const schema31 = {"description":"A whole number from 0.","type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[3]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "timeout") || (key0 === "connect_timeout")) || (key0 === "max_redirects")) || (key0 === "user_agent_override")) || (key0 === "tls"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate60(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.connect_timeout !== undefined){
if(!(validate60(data.connect_timeout, {instancePath:instancePath+"/connect_timeout",parentData:data,parentDataProperty:"connect_timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.max_redirects !== undefined){
if(!(validate76(data.max_redirects, {instancePath:instancePath+"/max_redirects",parentData:data,parentDataProperty:"max_redirects",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.user_agent_override !== undefined){
let data3 = data.user_agent_override;
if((typeof data3 !== "boolean") && (typeof data3 !== "string")){
const err1 = {instancePath:instancePath+"/user_agent_override",schemaPath:"#/properties/user_agent_override/type",keyword:"type",params:{type: schema30.properties.user_agent_override.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tls !== undefined){
let data4 = data.tls;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((key1 === "insecure_skip_verify") || (key1 === "ca_bundle_path")) || (key1 === "min_version"))){
const err2 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data4.insecure_skip_verify !== undefined){
if(!(validate58(data4.insecure_skip_verify, {instancePath:instancePath+"/tls/insecure_skip_verify",parentData:data4,parentDataProperty:"insecure_skip_verify",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data4.ca_bundle_path !== undefined){
if(typeof data4.ca_bundle_path !== "string"){
const err3 = {instancePath:instancePath+"/tls/ca_bundle_path",schemaPath:"#/properties/tls/properties/ca_bundle_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data4.min_version !== undefined){
let data7 = data4.min_version;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!((data7 === "1.2") || (data7 === "1.3"))){
const err4 = {instancePath:instancePath+"/tls/min_version",schemaPath:"#/properties/tls/properties/min_version/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema30.properties.tls.properties.min_version.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
const _errs16 = errors;
if(!(validate62(data7, {instancePath:instancePath+"/tls/min_version",parentData:data4,parentDataProperty:"min_version",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/tls/min_version",schemaPath:"#/properties/tls/properties/min_version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"description":"A URL to poll until it answers 2xx.","type":["string","object"],"additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","description":"The URL to poll."},"timeout":{"$ref":"#/$defs/Duration","description":"How long to poll.","default":"30s"},"interval":{"$ref":"#/$defs/Duration","description":"Time between two polls.","default":"500ms"}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "timeout")) || (key0 === "interval"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate60(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.interval !== undefined){
if(!(validate60(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"object","description":"A server over HTTP that the run starts, waits for and ends. ${port} is a free port.","additionalProperties":false,"required":["command"],"properties":{"command":{"$ref":"#/$defs/Command","description":"Starts the server."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables added to the inherited ones.","default":{}},"cwd":{"type":"string","description":"Folder in which the process runs, relative to the file that declares it."},"stop":{"$ref":"#/$defs/Command","description":"Ends what a signal cannot end, such as a container."}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "command") || (key0 === "env")) || (key0 === "cwd")) || (key0 === "stop"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.command !== undefined){
if(!(validate54(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined){
if(!(validate56(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err2 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.stop !== undefined){
if(!(validate54(data.stop, {instancePath:instancePath+"/stop",parentData:data,parentDataProperty:"stop",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","description":"What is answered when the server asks us.","additionalProperties":false,"properties":{"sampling":{"$ref":"#/$defs/Any","description":"Answers to sampling/createMessage: a list given in turn, or one for all."},"elicitation":{"$ref":"#/$defs/Any","description":"Answers to elicitation/create: a list given in turn, or one for all."},"roots":{"type":"array","description":"Roots that are offered.","items":{"type":"object","description":"A root.","additionalProperties":false,"required":["uri"],"properties":{"uri":{"type":"string","description":"URI of the root."},"name":{"type":"string","description":"Name of the root."}}}}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "sampling") || (key0 === "elicitation")) || (key0 === "roots"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sampling !== undefined){
if(!(validate67(data.sampling, {instancePath:instancePath+"/sampling",parentData:data,parentDataProperty:"sampling",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.elicitation !== undefined){
if(!(validate67(data.elicitation, {instancePath:instancePath+"/elicitation",parentData:data,parentDataProperty:"elicitation",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.roots !== undefined){
let data2 = data.roots;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.uri === undefined){
const err1 = {instancePath:instancePath+"/roots/" + i0,schemaPath:"#/properties/roots/items/required",keyword:"required",params:{missingProperty: "uri"},message:"must have required property '"+"uri"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "uri") || (key1 === "name"))){
const err2 = {instancePath:instancePath+"/roots/" + i0,schemaPath:"#/properties/roots/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.uri !== undefined){
if(typeof data3.uri !== "string"){
const err3 = {instancePath:instancePath+"/roots/" + i0+"/uri",schemaPath:"#/properties/roots/items/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err4 = {instancePath:instancePath+"/roots/" + i0+"/name",schemaPath:"#/properties/roots/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/roots/" + i0,schemaPath:"#/properties/roots/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cassette === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "cassette"},message:"must have required property '"+"cassette"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.command !== undefined){
if(!(validate54(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined){
if(!(validate56(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.inherit_env !== undefined){
if(!(validate58(data.inherit_env, {instancePath:instancePath+"/inherit_env",parentData:data,parentDataProperty:"inherit_env",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err5 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.startup_timeout !== undefined){
if(!(validate60(data.startup_timeout, {instancePath:instancePath+"/startup_timeout",parentData:data,parentDataProperty:"startup_timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.transport !== undefined){
let data6 = data.transport;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!((data6 === "http") || (data6 === "sse"))){
const err7 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema20.properties.transport.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(!(validate62(data6, {instancePath:instancePath+"/transport",parentData:data,parentDataProperty:"transport",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.auth !== undefined){
if(!(validate64(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate71(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined){
if(!(validate73(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.wait_for_ready !== undefined){
if(!(validate81(data.wait_for_ready, {instancePath:instancePath+"/wait_for_ready",parentData:data,parentDataProperty:"wait_for_ready",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
if(!(validate85(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
if(!(validate90(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.safe_calls !== undefined){
let data13 = data.safe_calls;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(typeof data13[i0] !== "string"){
const err9 = {instancePath:instancePath+"/safe_calls/" + i0,schemaPath:"#/properties/safe_calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/safe_calls",schemaPath:"#/properties/safe_calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.volatile !== undefined){
let data15 = data.volatile;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
const err11 = {instancePath:instancePath+"/volatile/" + i1,schemaPath:"#/properties/volatile/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cassette !== undefined){
if(typeof data.cassette !== "string"){
const err13 = {instancePath:instancePath+"/cassette",schemaPath:"#/properties/cassette/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"object","description":"A value for ${name}: a literal value, or one read from the environment.","additionalProperties":false,"oneOf":[{"required":["value"]},{"required":["from_env"]}],"dependentRequired":{"default":["from_env"]},"properties":{"value":{"$ref":"#/$defs/Scalar","description":"The literal value. A process variable of the same name overrides it."},"from_env":{"type":"string","description":"Name of the environment variable that holds the value."},"default":{"$ref":"#/$defs/Scalar","description":"Value where the environment variable is not set."}}};
const schema36 = {"description":"A string, a number, true, false or null.","type":["string","number","boolean","null"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema36.type},message:"must be string,number,boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_env === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "from_env"},message:"must have required property '"+"from_env"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "from_env")) || (key0 === "default"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate96(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.from_env !== undefined){
if(typeof data.from_env !== "string"){
const err4 = {instancePath:instancePath+"/from_env",schemaPath:"#/properties/from_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.default !== undefined){
if(!(validate96(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.default !== undefined){
if(data.from_env === undefined){
const err5 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "default",
    missingProperty: "from_env",
    depsCount: 1,
    deps: "from_env"},message:"must have property from_env when property default is present"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"array","description":"Calls in order.","items":{"$ref":"#/$defs/Step"}};
const schema38 = {"type":"object","description":"One call of a test in steps.","additionalProperties":false,"oneOf":[{"required":["tool"]},{"required":["resource"]},{"required":["prompt"]}],"properties":{"id":{"type":"string","description":"Name by which later steps refer to it."},"server":{"type":"string","description":"Name of the server; left out, the test's."},"tool":{"type":"string","description":"Name of the tool to call."},"resource":{"type":"string","description":"URI of the resource to read."},"prompt":{"type":"string","description":"Name of the prompt to get."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"save":{"type":"object","description":"Names for targets of the answer.","additionalProperties":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that the call may take."}}};
const schema39 = {"description":"Arguments, by name.","type":"object"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema40 = {"description":"What must hold: a list of assertions, the long form, or a map from target to matcher or literal.","type":["array","object"],"items":{"$ref":"#/$defs/Assertion"},"properties":{"assertions":{"type":"array","description":"The assertions.","items":{"$ref":"#/$defs/Assertion"}},"max_duration_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that the call may take."},"max_response_tokens":{"$ref":"#/$defs/TokenBudget","description":"The most tokens that a model would see of the answer."},"response_headers":{"type":"object","description":"HTTP headers that the answer must bear: name to literal or matcher, whatever the case.","additionalProperties":{"$ref":"#/$defs/Any","description":"A literal or a matcher."}},"response_headers_absent":{"type":"array","description":"HTTP headers that the answer must not bear.","items":{"type":"string"}}},"additionalProperties":true};
const schema41 = {"type":"object","description":"One assertion: where to look, and how to judge what is there.","additionalProperties":false,"required":["matcher"],"properties":{"target":{"type":"string","description":"Path into the answer, such as result.content[0].text; left out, the whole answer.","default":""},"matcher":{"$ref":"#/$defs/Matcher","description":"How to judge the value."},"message":{"type":"string","description":"What the assertion means, shown where it fails."},"transform":{"$ref":"#/$defs/JqTransform","description":"jq EXPR, or {jq: EXPR}: what is judged instead of the value."}}};
const schema42 = {"type":"object","description":"Exactly one way to judge a value.","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"exact":{"$ref":"#/$defs/Any","description":"Deep equality with this value; null also passes where nothing is there."},"contains":{"$ref":"#/$defs/Any","description":"A substring where the value is a string; else a subset of an object or elements of an array, in which strings are compared whole."},"contains-all":{"type":"array","description":"All of these are in the string as substrings, or in the array as whole elements.","minItems":1,"items":{"$ref":"#/$defs/Any","description":"A substring of a string, or a whole element of an array; of an object, a subset is enough."}},"contains-any":{"type":"array","description":"At least one of these is in the string as a substring, or in the array as a whole element.","items":{"$ref":"#/$defs/Any","description":"A substring of a string, or a whole element of an array; of an object, a subset is enough."}},"icontains":{"type":"string","description":"A substring, whatever the case."},"starts-with":{"type":"string","description":"The start of a string."},"regex":{"type":"string","description":"A regular expression (Rust syntax, unanchored) that the value matches."},"schema":{"$ref":"#/$defs/JsonSchema","description":"A JSON Schema that the value fulfils."},"snapshot":{"$ref":"#/$defs/Snapshot","description":"Equality with what was recorded in the first run."},"is-json":{"$ref":"#/$defs/OptionalSchema","description":"The string is JSON; with {schema}, JSON that fulfils it."},"is-xml":{"description":"The string is well-formed XML; with {root}, with that root element.","type":["object","null"],"additionalProperties":false,"properties":{"root":{"type":"string","description":"Name of the root element."}}},"is-sql":{"type":"null","description":"The string is SQL."},"is-valid-tools-call":{"$ref":"#/$defs/OptionalSchema","description":"The value is a tool call; with {schema}, one whose arguments fulfil it."},"levenshtein":{"type":"object","description":"The edit distance to a text is small.","additionalProperties":false,"required":["value","max"],"properties":{"value":{"type":"string","description":"The text to compare with."},"max":{"$ref":"#/$defs/Count","description":"The largest distance that passes."}}},"cel":{"type":"string","description":"A CEL expression over `value` that is true."},"similar":{"type":"object","description":"The cosine similarity of embeddings is large.","additionalProperties":false,"required":["value","threshold","model"],"properties":{"value":{"type":"string","description":"The text to compare with."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least similarity that passes."},"model":{"type":"string","description":"The embedding model."}}},"llm-judge":{"type":"object","description":"A model judges by a rubric.","additionalProperties":false,"required":["rubric"],"properties":{"rubric":{"type":"string","description":"What the answer must do."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"type":"string","description":"The judging model."}}},"llm-jury":{"type":"object","description":"Several models judge by a rubric.","additionalProperties":false,"required":["rubric","jurors"],"properties":{"rubric":{"type":"string","description":"What the answer must do."},"jurors":{"type":"array","description":"The judging models.","minItems":1,"items":{"type":"object","description":"One juror.","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string","description":"The model."},"provider":{"type":"string","description":"An entry of providers."}}}},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score with which a juror passes.","default":0.7},"quorum":{"$ref":"#/$defs/Fraction","description":"The share of jurors that must pass.","default":0.5}}},"factuality":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value agrees with `reference`."},"answer-relevance":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value answers `query`."},"context-faithfulness":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value keeps to `context`."},"not":{"$ref":"#/$defs/Matcher","description":"Passes where the inner matcher fails."},"oneOf":{"$ref":"#/$defs/Matchers","description":"Exactly one of the inner matchers passes."},"anyOf":{"$ref":"#/$defs/Matchers","description":"At least one of the inner matchers passes."},"allOf":{"$ref":"#/$defs/Matchers","description":"All of the inner matchers pass."}}};
const schema43 = {"description":"A JSON Schema (draft 2020-12, or draft-07 by $schema).","type":["object","boolean"]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema43.type},message:"must be object,boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"description":"The snapshot's key, or its settings.","type":["string","object"],"additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","description":"Key: a path below the folder snapshots."},"update":{"$ref":"#/$defs/Bool","description":"true records it anew.","default":false},"ignore":{"type":"array","description":"Targets inside the value that are left out.","default":[],"items":{"type":"string"}},"normalise":{"type":"array","description":"What is replaced before comparing.","default":[],"items":{"description":"uuid, timestamp, or a regular expression and its replacement.","type":["string","object"],"pattern":"^(uuid|timestamp)$","examples":["uuid"],"additionalProperties":false,"required":["regex","to"],"properties":{"regex":{"type":"string","description":"What to replace."},"to":{"type":"string","description":"What stands in its place."}}}}}};
const pattern9 = new RegExp("^(uuid|timestamp)$", "u");

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema44.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "update")) || (key0 === "ignore")) || (key0 === "normalise"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.update !== undefined){
if(!(validate58(data.update, {instancePath:instancePath+"/update",parentData:data,parentDataProperty:"update",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.ignore !== undefined){
let data2 = data.ignore;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err4 = {instancePath:instancePath+"/ignore/" + i0,schemaPath:"#/properties/ignore/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.normalise !== undefined){
let data4 = data.normalise;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err6 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/type",keyword:"type",params:{type: schema44.properties.normalise.items.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
const err7 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/pattern",keyword:"pattern",params:{pattern: "^(uuid|timestamp)$"},message:"must match pattern \""+"^(uuid|timestamp)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.regex === undefined){
const err8 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/required",keyword:"required",params:{missingProperty: "regex"},message:"must have required property '"+"regex"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.to === undefined){
const err9 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "regex") || (key1 === "to"))){
const err10 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.regex !== undefined){
if(typeof data5.regex !== "string"){
const err11 = {instancePath:instancePath+"/normalise/" + i1+"/regex",schemaPath:"#/properties/normalise/items/properties/regex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.to !== undefined){
if(typeof data5.to !== "string"){
const err12 = {instancePath:instancePath+"/normalise/" + i1+"/to",schemaPath:"#/properties/normalise/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/normalise",schemaPath:"#/properties/normalise/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"description":"Nothing, or a JSON Schema.","type":["object","null"],"additionalProperties":false,"properties":{"schema":{"$ref":"#/$defs/JsonSchema","description":"The JSON Schema to fulfil."}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema45.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "schema")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schema !== undefined){
if(!(validate111(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"description":"A number from 0 to 1.","type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"maximum":1,"examples":[0.7]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema46.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","description":"A judge with a fixed rubric.","additionalProperties":false,"oneOf":[{"required":["reference"]},{"required":["query"]},{"required":["context"]}],"properties":{"reference":{"type":"string","description":"What is known to be true (factuality)."},"query":{"type":"string","description":"The question (answer-relevance)."},"context":{"type":"string","description":"The text to keep to (context-faithfulness)."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"type":"string","description":"The judging model."}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.context === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "reference") || (key0 === "query")) || (key0 === "context")) || (key0 === "threshold")) || (key0 === "model"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reference !== undefined){
if(typeof data.reference !== "string"){
const err5 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
if(typeof data.query !== "string"){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.context !== undefined){
if(typeof data.context !== "string"){
const err7 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.threshold !== undefined){
if(!(validate121(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err8 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"array","description":"A list of matchers.","minItems":1,"items":{"$ref":"#/$defs/Matcher"}};
const wrapper0 = {validate: validate106};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.exact !== undefined){
if(!(validate67(data.exact, {instancePath:instancePath+"/exact",parentData:data,parentDataProperty:"exact",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.contains !== undefined){
if(!(validate67(data.contains, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data["contains-all"] !== undefined){
let data2 = data["contains-all"];
if(Array.isArray(data2)){
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/contains-all",schemaPath:"#/properties/contains-all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67(data2[i0], {instancePath:instancePath+"/contains-all/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/contains-all",schemaPath:"#/properties/contains-all/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["contains-any"] !== undefined){
let data4 = data["contains-any"];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate67(data4[i1], {instancePath:instancePath+"/contains-any/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/contains-any",schemaPath:"#/properties/contains-any/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.icontains !== undefined){
if(typeof data.icontains !== "string"){
const err6 = {instancePath:instancePath+"/icontains",schemaPath:"#/properties/icontains/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["starts-with"] !== undefined){
if(typeof data["starts-with"] !== "string"){
const err7 = {instancePath:instancePath+"/starts-with",schemaPath:"#/properties/starts-with/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.regex !== undefined){
if(typeof data.regex !== "string"){
const err8 = {instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schema !== undefined){
if(!(validate111(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
if(data.snapshot !== undefined){
if(!(validate113(data.snapshot, {instancePath:instancePath+"/snapshot",parentData:data,parentDataProperty:"snapshot",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate113.errors);
errors = vErrors.length;
}
}
if(data["is-json"] !== undefined){
if(!(validate116(data["is-json"], {instancePath:instancePath+"/is-json",parentData:data,parentDataProperty:"is-json",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate116.errors);
errors = vErrors.length;
}
}
if(data["is-xml"] !== undefined){
let data12 = data["is-xml"];
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err9 = {instancePath:instancePath+"/is-xml",schemaPath:"#/properties/is-xml/type",keyword:"type",params:{type: schema42.properties["is-xml"].type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!(key1 === "root")){
const err10 = {instancePath:instancePath+"/is-xml",schemaPath:"#/properties/is-xml/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data12.root !== undefined){
if(typeof data12.root !== "string"){
const err11 = {instancePath:instancePath+"/is-xml/root",schemaPath:"#/properties/is-xml/properties/root/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data["is-sql"] !== undefined){
if(data["is-sql"] !== null){
const err12 = {instancePath:instancePath+"/is-sql",schemaPath:"#/properties/is-sql/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["is-valid-tools-call"] !== undefined){
if(!(validate116(data["is-valid-tools-call"], {instancePath:instancePath+"/is-valid-tools-call",parentData:data,parentDataProperty:"is-valid-tools-call",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate116.errors);
errors = vErrors.length;
}
}
if(data.levenshtein !== undefined){
let data16 = data.levenshtein;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
const err13 = {instancePath:instancePath+"/levenshtein",schemaPath:"#/properties/levenshtein/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data16.max === undefined){
const err14 = {instancePath:instancePath+"/levenshtein",schemaPath:"#/properties/levenshtein/required",keyword:"required",params:{missingProperty: "max"},message:"must have required property '"+"max"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data16){
if(!((key2 === "value") || (key2 === "max"))){
const err15 = {instancePath:instancePath+"/levenshtein",schemaPath:"#/properties/levenshtein/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data16.value !== undefined){
if(typeof data16.value !== "string"){
const err16 = {instancePath:instancePath+"/levenshtein/value",schemaPath:"#/properties/levenshtein/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data16.max !== undefined){
if(!(validate76(data16.max, {instancePath:instancePath+"/levenshtein/max",parentData:data16,parentDataProperty:"max",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/levenshtein",schemaPath:"#/properties/levenshtein/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.cel !== undefined){
if(typeof data.cel !== "string"){
const err18 = {instancePath:instancePath+"/cel",schemaPath:"#/properties/cel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.similar !== undefined){
let data20 = data.similar;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.value === undefined){
const err19 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data20.threshold === undefined){
const err20 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data20.model === undefined){
const err21 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key3 in data20){
if(!(((key3 === "value") || (key3 === "threshold")) || (key3 === "model"))){
const err22 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data20.value !== undefined){
if(typeof data20.value !== "string"){
const err23 = {instancePath:instancePath+"/similar/value",schemaPath:"#/properties/similar/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data20.threshold !== undefined){
if(!(validate121(data20.threshold, {instancePath:instancePath+"/similar/threshold",parentData:data20,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data20.model !== undefined){
if(typeof data20.model !== "string"){
const err24 = {instancePath:instancePath+"/similar/model",schemaPath:"#/properties/similar/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data["llm-judge"] !== undefined){
let data24 = data["llm-judge"];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.rubric === undefined){
const err26 = {instancePath:instancePath+"/llm-judge",schemaPath:"#/properties/llm-judge/required",keyword:"required",params:{missingProperty: "rubric"},message:"must have required property '"+"rubric"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key4 in data24){
if(!(((key4 === "rubric") || (key4 === "threshold")) || (key4 === "model"))){
const err27 = {instancePath:instancePath+"/llm-judge",schemaPath:"#/properties/llm-judge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data24.rubric !== undefined){
if(typeof data24.rubric !== "string"){
const err28 = {instancePath:instancePath+"/llm-judge/rubric",schemaPath:"#/properties/llm-judge/properties/rubric/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data24.threshold !== undefined){
if(!(validate121(data24.threshold, {instancePath:instancePath+"/llm-judge/threshold",parentData:data24,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data24.model !== undefined){
if(typeof data24.model !== "string"){
const err29 = {instancePath:instancePath+"/llm-judge/model",schemaPath:"#/properties/llm-judge/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/llm-judge",schemaPath:"#/properties/llm-judge/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data["llm-jury"] !== undefined){
let data28 = data["llm-jury"];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.rubric === undefined){
const err31 = {instancePath:instancePath+"/llm-jury",schemaPath:"#/properties/llm-jury/required",keyword:"required",params:{missingProperty: "rubric"},message:"must have required property '"+"rubric"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data28.jurors === undefined){
const err32 = {instancePath:instancePath+"/llm-jury",schemaPath:"#/properties/llm-jury/required",keyword:"required",params:{missingProperty: "jurors"},message:"must have required property '"+"jurors"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key5 in data28){
if(!((((key5 === "rubric") || (key5 === "jurors")) || (key5 === "threshold")) || (key5 === "quorum"))){
const err33 = {instancePath:instancePath+"/llm-jury",schemaPath:"#/properties/llm-jury/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data28.rubric !== undefined){
if(typeof data28.rubric !== "string"){
const err34 = {instancePath:instancePath+"/llm-jury/rubric",schemaPath:"#/properties/llm-jury/properties/rubric/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data28.jurors !== undefined){
let data30 = data28.jurors;
if(Array.isArray(data30)){
if(data30.length < 1){
const err35 = {instancePath:instancePath+"/llm-jury/jurors",schemaPath:"#/properties/llm-jury/properties/jurors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
let data31 = data30[i2];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.model === undefined){
const err36 = {instancePath:instancePath+"/llm-jury/jurors/" + i2,schemaPath:"#/properties/llm-jury/properties/jurors/items/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key6 in data31){
if(!((key6 === "model") || (key6 === "provider"))){
const err37 = {instancePath:instancePath+"/llm-jury/jurors/" + i2,schemaPath:"#/properties/llm-jury/properties/jurors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data31.model !== undefined){
if(typeof data31.model !== "string"){
const err38 = {instancePath:instancePath+"/llm-jury/jurors/" + i2+"/model",schemaPath:"#/properties/llm-jury/properties/jurors/items/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data31.provider !== undefined){
if(typeof data31.provider !== "string"){
const err39 = {instancePath:instancePath+"/llm-jury/jurors/" + i2+"/provider",schemaPath:"#/properties/llm-jury/properties/jurors/items/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/llm-jury/jurors/" + i2,schemaPath:"#/properties/llm-jury/properties/jurors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/llm-jury/jurors",schemaPath:"#/properties/llm-jury/properties/jurors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data28.threshold !== undefined){
if(!(validate121(data28.threshold, {instancePath:instancePath+"/llm-jury/threshold",parentData:data28,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data28.quorum !== undefined){
if(!(validate121(data28.quorum, {instancePath:instancePath+"/llm-jury/quorum",parentData:data28,parentDataProperty:"quorum",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/llm-jury",schemaPath:"#/properties/llm-jury/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.factuality !== undefined){
if(!(validate126(data.factuality, {instancePath:instancePath+"/factuality",parentData:data,parentDataProperty:"factuality",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate126.errors);
errors = vErrors.length;
}
}
if(data["answer-relevance"] !== undefined){
if(!(validate126(data["answer-relevance"], {instancePath:instancePath+"/answer-relevance",parentData:data,parentDataProperty:"answer-relevance",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate126.errors);
errors = vErrors.length;
}
}
if(data["context-faithfulness"] !== undefined){
if(!(validate126(data["context-faithfulness"], {instancePath:instancePath+"/context-faithfulness",parentData:data,parentDataProperty:"context-faithfulness",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate126.errors);
errors = vErrors.length;
}
}
if(data.not !== undefined){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data.oneOf !== undefined){
if(!(validate131(data.oneOf, {instancePath:instancePath+"/oneOf",parentData:data,parentDataProperty:"oneOf",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.anyOf !== undefined){
if(!(validate131(data.anyOf, {instancePath:instancePath+"/anyOf",parentData:data,parentDataProperty:"anyOf",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.allOf !== undefined){
if(!(validate131(data.allOf, {instancePath:instancePath+"/allOf",parentData:data,parentDataProperty:"allOf",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"description":"A jq program over the value.","type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string","description":"The jq program."}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jq === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jq"},message:"must have required property '"+"jq"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "jq")){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.jq !== undefined){
if(typeof data.jq !== "string"){
const err3 = {instancePath:instancePath+"/jq",schemaPath:"#/properties/jq/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matcher === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matcher"},message:"must have required property '"+"matcher"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "target") || (key0 === "matcher")) || (key0 === "message")) || (key0 === "transform"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.target !== undefined){
if(typeof data.target !== "string"){
const err2 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.matcher !== undefined){
if(!(validate106(data.matcher, {instancePath:instancePath+"/matcher",parentData:data,parentDataProperty:"matcher",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate106.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.transform !== undefined){
if(!(validate136(data.transform, {instancePath:instancePath+"/transform",parentData:data,parentDataProperty:"transform",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate136.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"description":"Milliseconds, a whole number.","type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"maximum":2147483647,"examples":[5000]};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema50.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"description":"A number of tokens, or a budget with its tokenizer.","type":["integer","string","object"],"minimum":1,"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","additionalProperties":false,"required":["budget"],"properties":{"budget":{"$ref":"#/$defs/Positive","description":"The most tokens."},"tokenizer":{"description":"How tokens are counted.","anyOf":[{"enum":["o200k_base","cl100k_base"]},{"$ref":"#/$defs/Reference"}]},"mode":{"description":"What a breach does.","anyOf":[{"enum":["fail","warn"]},{"$ref":"#/$defs/Reference"}]}}};
const schema52 = {"description":"A whole number from 1.","type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"examples":[3]};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema52.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type},message:"must be integer,string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.budget === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "budget"},message:"must have required property '"+"budget"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "budget") || (key0 === "tokenizer")) || (key0 === "mode"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.budget !== undefined){
if(!(validate143(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.tokenizer !== undefined){
let data1 = data.tokenizer;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!((data1 === "o200k_base") || (data1 === "cl100k_base"))){
const err5 = {instancePath:instancePath+"/tokenizer",schemaPath:"#/properties/tokenizer/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema51.properties.tokenizer.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(!(validate62(data1, {instancePath:instancePath+"/tokenizer",parentData:data,parentDataProperty:"tokenizer",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/tokenizer",schemaPath:"#/properties/tokenizer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.mode !== undefined){
let data2 = data.mode;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!((data2 === "fail") || (data2 === "warn"))){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema51.properties.mode.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
const _errs10 = errors;
if(!(validate62(data2, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!data || typeof data != "object"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema40.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate105(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate105.errors);
errors = vErrors.length;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assertions !== undefined){
let data1 = data.assertions;
if(Array.isArray(data1)){
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
if(!(validate105(data1[i1], {instancePath:instancePath+"/assertions/" + i1,parentData:data1,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.max_duration_ms !== undefined){
if(!(validate140(data.max_duration_ms, {instancePath:instancePath+"/max_duration_ms",parentData:data,parentDataProperty:"max_duration_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.max_response_tokens !== undefined){
if(!(validate142(data.max_response_tokens, {instancePath:instancePath+"/max_response_tokens",parentData:data,parentDataProperty:"max_response_tokens",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.response_headers !== undefined){
let data5 = data.response_headers;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(!(validate67(data5[key0], {instancePath:instancePath+"/response_headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.response_headers_absent !== undefined){
let data7 = data.response_headers_absent;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err3 = {instancePath:instancePath+"/response_headers_absent/" + i2,schemaPath:"#/properties/response_headers_absent/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/response_headers_absent",schemaPath:"#/properties/response_headers_absent/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"items":true,"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "resource"},message:"must have required property '"+"resource"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.server !== undefined){
if(typeof data.server !== "string"){
const err6 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tool !== undefined){
if(typeof data.tool !== "string"){
const err7 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.resource !== undefined){
if(typeof data.resource !== "string"){
const err8 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.args !== undefined){
if(!(validate102(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.save !== undefined){
let data7 = data.save;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(typeof data7[key1] !== "string"){
const err10 = {instancePath:instancePath+"/save/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/save/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/save",schemaPath:"#/properties/save/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate101(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","description":"Defaults of every tool test.","additionalProperties":false,"properties":{"transform":{"$ref":"#/$defs/Transform","description":"Programs that rewrite the request or the answer, of tests that make one call."},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take."},"tags":{"type":"array","description":"Labels added to each test's own.","items":{"type":"string"}},"expect":{"$ref":"#/$defs/Expect","description":"Assertions appended to each test's own."}}};
const schema54 = {"type":"object","description":"Programs that rewrite the request or the answer: a command string, or {jq: PROGRAM}.","additionalProperties":false,"properties":{"request":{"$ref":"#/$defs/Program","description":"Rewrites {name, arguments}."},"response":{"$ref":"#/$defs/Program","description":"Rewrites {result}."}}};
const schema55 = {"description":"A command string, or {jq: PROGRAM}.","type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string","description":"A jq program."}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema55.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jq === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jq"},message:"must have required property '"+"jq"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "jq")){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.jq !== undefined){
if(typeof data.jq !== "string"){
const err3 = {instancePath:instancePath+"/jq",schemaPath:"#/properties/jq/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "request") || (key0 === "response"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.request !== undefined){
if(!(validate156(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate156.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined){
if(!(validate156(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "transform") || (key0 === "timeout_ms")) || (key0 === "tags")) || (key0 === "expect"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.transform !== undefined){
if(!(validate155(data.transform, {instancePath:instancePath+"/transform",parentData:data,parentDataProperty:"transform",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err1 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","description":"Calls one tool, or several in steps, and judges the answer.","additionalProperties":false,"required":["name"],"oneOf":[{"required":["tool"]},{"required":["steps"]}],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"tool":{"type":"string","description":"Name of the tool."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}},"parity":{"$ref":"#/$defs/Bool","description":"With several servers: also compares their answers.","default":false},"inject_error":{"type":"string","description":"Name of an entry of fixtures.errors that is answered instead of a call."},"transform":{"$ref":"#/$defs/Transform","description":"Programs that rewrite the request or the answer."},"negative_path":{"$ref":"#/$defs/NegativePath","description":"Sends bad requests; each must be rejected."},"fuzz":{"$ref":"#/$defs/Fuzz","description":"Sends generated arguments."},"data":{"description":"One test for each row: a list of rows, or {file}.","type":["array","object"],"items":{"type":"object"},"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","description":"A .csv, .json or .yaml file of rows."}}},"steps":{"$ref":"#/$defs/SomeSteps","description":"Several calls in order, instead of one tool."},"finally":{"$ref":"#/$defs/Steps","description":"Steps that run whatever happened."},"verify":{"$ref":"#/$defs/SomeSteps","description":"Steps that judge what the call changed."},"wire_fault":{"description":"What goes wrong between us and the server.","anyOf":[{"enum":["drop_response","disconnect","duplicate_request"]},{"$ref":"#/$defs/Reference"}]},"resend":{"$ref":"#/$defs/Count","description":"How often the call is sent again.","default":0}}};
const func7 = helper0;
const schema57 = {"description":"One name, or a list of names.","type":["string","array"],"items":{"type":"string"},"minItems":1};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema57.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"array","description":"Revisions of the MCP specification.","items":{"$ref":"#/$defs/Revision"}};
const schema59 = {"description":"A revision of the MCP specification.","anyOf":[{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-03-26","2026-07-28"]},{"$ref":"#/$defs/Reference"}]};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!((((((data === "2024-11-05") || (data === "2025-03-26")) || (data === "2025-06-18")) || (data === "2025-11-25")) || (data === "2026-03-26")) || (data === "2026-07-28"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema59.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs2 = errors;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"object","description":"Bad requests that the server must reject.","additionalProperties":false,"properties":{"checks":{"type":"array","description":"The probes; left out, all of them.","items":{"description":"A probe.","anyOf":[{"enum":["unknown_tool","missing_required","wrong_type","extra_field","oversized"]},{"$ref":"#/$defs/Reference"}]}},"base_call":{"$ref":"#/$defs/Bool","description":"Whether the valid call is made before the probes, and requests that the input schema accepts are sent. Left out: yes, unless the tool's annotations say that it is destructive and safe_calls does not name it. A tool without annotations is called: the test gives its valid arguments."},"oversized_bytes":{"description":"Length of the string that the probe oversized sends. Left out: 1048576.","anyOf":[{"type":"integer","minimum":1,"maximum":16777216},{"$ref":"#/$defs/Reference"}]},"error_channel":{"$ref":"#/$defs/Gate","description":"What an error on the wrong channel does."}}};
const schema61 = {"description":"What a finding does: nothing, a warning, or a failed run.","anyOf":[{"enum":["off","warn","fail"]},{"$ref":"#/$defs/Reference"}]};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((data === "off") || (data === "warn")) || (data === "fail"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema61.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs2 = errors;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "checks") || (key0 === "base_call")) || (key0 === "oversized_bytes")) || (key0 === "error_channel"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.checks !== undefined){
let data0 = data.checks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(!(((((data1 === "unknown_tool") || (data1 === "missing_required")) || (data1 === "wrong_type")) || (data1 === "extra_field")) || (data1 === "oversized"))){
const err1 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema60.properties.checks.items.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
const _errs7 = errors;
if(!(validate62(data1, {instancePath:instancePath+"/checks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err2 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.base_call !== undefined){
if(!(validate58(data.base_call, {instancePath:instancePath+"/base_call",parentData:data,parentDataProperty:"base_call",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.oversized_bytes !== undefined){
let data3 = data.oversized_bytes;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/oversized_bytes",schemaPath:"#/properties/oversized_bytes/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 16777216 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/oversized_bytes",schemaPath:"#/properties/oversized_bytes/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216},message:"must be <= 16777216"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/oversized_bytes",schemaPath:"#/properties/oversized_bytes/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
const _errs13 = errors;
if(!(validate62(data3, {instancePath:instancePath+"/oversized_bytes",parentData:data,parentDataProperty:"oversized_bytes",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err7 = {instancePath:instancePath+"/oversized_bytes",schemaPath:"#/properties/oversized_bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.error_channel !== undefined){
if(!(validate183(data.error_channel, {instancePath:instancePath+"/error_channel",parentData:data,parentDataProperty:"error_channel",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","description":"Calls with arguments made from the tool's input schema.","additionalProperties":false,"properties":{"seed":{"$ref":"#/$defs/Integer","description":"Seed of the generator."},"cases":{"$ref":"#/$defs/Positive","description":"How many calls."},"max_call_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take."}}};
const schema63 = {"description":"A whole number.","type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[-32000]};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema63.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "seed") || (key0 === "cases")) || (key0 === "max_call_ms"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.seed !== undefined){
if(!(validate188(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate188.errors);
errors = vErrors.length;
}
}
if(data.cases !== undefined){
if(!(validate143(data.cases, {instancePath:instancePath+"/cases",parentData:data,parentDataProperty:"cases",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.max_call_ms !== undefined){
if(!(validate140(data.max_call_ms, {instancePath:instancePath+"/max_call_ms",parentData:data,parentDataProperty:"max_call_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":"array","description":"Calls in order, at least one.","minItems":1,"items":{"$ref":"#/$defs/Step"}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate101(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema56.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate164(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err7 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err9 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema56.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs16 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err10 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err11 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema56.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate168(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate168(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined){
if(typeof data.tool !== "string"){
const err12 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.args !== undefined){
if(!(validate102(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.parity !== undefined){
if(!(validate58(data.parity, {instancePath:instancePath+"/parity",parentData:data,parentDataProperty:"parity",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.inject_error !== undefined){
if(typeof data.inject_error !== "string"){
const err13 = {instancePath:instancePath+"/inject_error",schemaPath:"#/properties/inject_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.transform !== undefined){
if(!(validate155(data.transform, {instancePath:instancePath+"/transform",parentData:data,parentDataProperty:"transform",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.negative_path !== undefined){
if(!(validate179(data.negative_path, {instancePath:instancePath+"/negative_path",parentData:data,parentDataProperty:"negative_path",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.fuzz !== undefined){
if(!(validate187(data.fuzz, {instancePath:instancePath+"/fuzz",parentData:data,parentDataProperty:"fuzz",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data18 = data.data;
if(!data18 || typeof data18 != "object"){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema56.properties.data.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err15 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.file === undefined){
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data18){
if(!(key1 === "file")){
const err17 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data18.file !== undefined){
if(typeof data18.file !== "string"){
const err18 = {instancePath:instancePath+"/data/file",schemaPath:"#/properties/data/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.steps !== undefined){
if(!(validate193(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate193.errors);
errors = vErrors.length;
}
}
if(data.finally !== undefined){
if(!(validate100(data.finally, {instancePath:instancePath+"/finally",parentData:data,parentDataProperty:"finally",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.verify !== undefined){
if(!(validate193(data.verify, {instancePath:instancePath+"/verify",parentData:data,parentDataProperty:"verify",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate193.errors);
errors = vErrors.length;
}
}
if(data.wire_fault !== undefined){
let data24 = data.wire_fault;
const _errs43 = errors;
let valid8 = false;
const _errs44 = errors;
if(!(((data24 === "drop_response") || (data24 === "disconnect")) || (data24 === "duplicate_request"))){
const err19 = {instancePath:instancePath+"/wire_fault",schemaPath:"#/properties/wire_fault/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema56.properties.wire_fault.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs44 === errors;
valid8 = valid8 || _valid2;
const _errs45 = errors;
if(!(validate62(data24, {instancePath:instancePath+"/wire_fault",parentData:data,parentDataProperty:"wire_fault",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid2 = _errs45 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err20 = {instancePath:instancePath+"/wire_fault",schemaPath:"#/properties/wire_fault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data.resend !== undefined){
if(!(validate76(data.resend, {instancePath:instancePath+"/resend",parentData:data,parentDataProperty:"resend",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"type":"object","description":"Reads one resource and judges the answer.","additionalProperties":false,"required":["name","uri"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"uri":{"type":"string","description":"URI of the resource."}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uri === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uri"},message:"must have required property '"+"uri"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema65.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate164(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema65.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema65.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate168(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate168(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.uri !== undefined){
if(typeof data.uri !== "string"){
const err10 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"object","description":"Gets one prompt and judges the answer.","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"prompt":{"type":"string","description":"Name of the prompt."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema66.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate164(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema66.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema66.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate168(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate168(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.args !== undefined){
if(!(validate102(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","description":"Drives a model over servers and judges what it did.","additionalProperties":false,"required":["name","servers"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"model":{"$ref":"#/$defs/Model","description":"The model."},"models":{"type":"array","description":"Several models; the test runs with each.","minItems":1,"items":{"$ref":"#/$defs/Model"}},"servers":{"type":"array","description":"Names of the servers whose tools the model may use.","minItems":1,"items":{"type":"string"}},"prompt":{"type":"string","description":"What the user asks."},"turns":{"description":"Several messages of the user, or a model that plays the user.","type":["array","object"],"items":{"type":"object","description":"One message.","additionalProperties":false,"required":["user"],"properties":{"user":{"type":"string","description":"What the user says."}}},"additionalProperties":false,"required":["simulate"],"properties":{"simulate":{"type":"object","description":"A model plays the user.","additionalProperties":false,"required":["goal"],"properties":{"goal":{"type":"string","description":"What the user wants."},"persona":{"type":"string","description":"Who the user is."},"max_turns":{"$ref":"#/$defs/Positive","description":"The most turns.","default":6}}}}},"system_prompt":{"type":"string","description":"The system prompt."},"max_turns":{"$ref":"#/$defs/Positive","description":"The most rounds of tool use.","default":10},"max_tokens":{"$ref":"#/$defs/Positive","description":"The most tokens of one reply.","default":1024},"token_budget":{"$ref":"#/$defs/Positive","description":"The most tokens of the whole run."},"max_tool_calls":{"$ref":"#/$defs/Count","description":"The most tool calls of the whole run."},"time_budget":{"$ref":"#/$defs/Duration","description":"The most that the whole run may take."},"runs":{"$ref":"#/$defs/Positive","description":"How often the test runs.","default":1},"pass_rate":{"$ref":"#/$defs/Fraction","description":"The share of runs that must pass.","default":1},"inject":{"type":"array","description":"Names of entries of faults.","items":{"type":"string"}},"cassette":{"type":"string","description":"A recording of the model's replies and the tools' results."},"recovery":{"type":"object","description":"How soon the model must recover from an injected fault.","additionalProperties":false,"required":["max_detection_ms"],"properties":{"max_detection_ms":{"$ref":"#/$defs/Milliseconds","description":"The most until the fault is noticed."},"max_recovery_ms":{"$ref":"#/$defs/Milliseconds","description":"The most until the run goes on."},"require_clean_timeout":{"$ref":"#/$defs/Bool","description":"true also asks for a clean timeout.","default":false}}},"eval":{"type":"object","description":"Metrics that a model judges.","additionalProperties":false,"properties":{"mcp_task_completion":{"$ref":"#/$defs/Metric","description":"Did the run do the task?"},"mcp_use":{"$ref":"#/$defs/Metric","description":"The right tools with the right arguments?"},"argument_correctness":{"$ref":"#/$defs/Metric","description":"Were the arguments right?"},"plan_quality":{"$ref":"#/$defs/Metric","description":"Was the sequence of calls sensible?"},"multi_turn_mcp_use":{"$ref":"#/$defs/Metric","description":"Mean of mcp_use over the turns."},"rubric":{"$ref":"#/$defs/Rubric","description":"A rubric of your own."},"scorers":{"type":"array","description":"Names of entries of scorers.","items":{"type":"string"}}}}}};
const schema68 = {"description":"A model's name, or {provider, id}.","type":["string","object"],"additionalProperties":false,"required":["provider","id"],"properties":{"provider":{"type":"string","description":"An entry of providers."},"id":{"type":"string","description":"The model's name there."}}};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema68.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"description":"A judged metric.","type":["object","null"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.5},"model":{"type":"string","description":"The judging model."}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema69.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "threshold") || (key0 === "model"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.threshold !== undefined){
if(!(validate121(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema70 = {"description":"What is graded: a text, weighted criteria, a decision tree, or {ref}.","type":["string","object"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes."},"strict":{"$ref":"#/$defs/Bool","description":"true asks for every criterion.","default":false},"ref":{"type":"string","description":"Name of an entry of rubrics."},"criteria":{"type":"array","description":"Weighted criteria.","minItems":1,"items":{"type":"object","description":"One criterion.","additionalProperties":false,"required":["name","description"],"properties":{"name":{"type":"string","description":"Its name."},"description":{"type":"string","description":"What it asks for."},"weight":{"$ref":"#/$defs/Number","description":"Its weight.","default":1}}}},"tree":{"$ref":"#/$defs/Tree","description":"A decision tree."}}};
const schema71 = {"description":"A number from 0.","type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[1.5]};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":"object","description":"A question with its two branches, or a score that ends the walk.","additionalProperties":false,"oneOf":[{"required":["ask"]},{"required":["score"]}],"properties":{"ask":{"type":"string","description":"A yes-or-no question."},"yes":{"$ref":"#/$defs/Tree","description":"Where yes leads."},"no":{"$ref":"#/$defs/Tree","description":"Where no leads."},"score":{"$ref":"#/$defs/Fraction","description":"The score that ends the walk."},"reason":{"type":"string","description":"Why that score."}}};
const wrapper2 = {validate: validate254};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ask === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "ask"},message:"must have required property '"+"ask"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.score === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "ask") || (key0 === "yes")) || (key0 === "no")) || (key0 === "score")) || (key0 === "reason"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ask !== undefined){
if(typeof data.ask !== "string"){
const err4 = {instancePath:instancePath+"/ask",schemaPath:"#/properties/ask/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.yes !== undefined){
if(!(wrapper2.validate(data.yes, {instancePath:instancePath+"/yes",parentData:data,parentDataProperty:"yes",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper2.validate.errors);
errors = vErrors.length;
}
}
if(data.no !== undefined){
if(!(wrapper2.validate(data.no, {instancePath:instancePath+"/no",parentData:data,parentDataProperty:"no",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper2.validate.errors);
errors = vErrors.length;
}
}
if(data.score !== undefined){
if(!(validate121(data.score, {instancePath:instancePath+"/score",parentData:data,parentDataProperty:"score",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "threshold") || (key0 === "strict")) || (key0 === "ref")) || (key0 === "criteria")) || (key0 === "tree"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.threshold !== undefined){
if(!(validate121(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.strict !== undefined){
if(!(validate58(data.strict, {instancePath:instancePath+"/strict",parentData:data,parentDataProperty:"strict",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.ref !== undefined){
if(typeof data.ref !== "string"){
const err2 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.criteria !== undefined){
let data3 = data.criteria;
if(Array.isArray(data3)){
if(data3.length < 1){
const err3 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err4 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.description === undefined){
const err5 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "name") || (key1 === "description")) || (key1 === "weight"))){
const err6 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err7 = {instancePath:instancePath+"/criteria/" + i0+"/name",schemaPath:"#/properties/criteria/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.description !== undefined){
if(typeof data4.description !== "string"){
const err8 = {instancePath:instancePath+"/criteria/" + i0+"/description",schemaPath:"#/properties/criteria/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.weight !== undefined){
if(!(validate252(data4.weight, {instancePath:instancePath+"/criteria/" + i0+"/weight",parentData:data4,parentDataProperty:"weight",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate252.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tree !== undefined){
if(!(validate254(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate254.errors);
errors = vErrors.length;
}
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.servers === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "servers"},message:"must have required property '"+"servers"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate164(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema67.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema67.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate168(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate168(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate228(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data.models !== undefined){
let data12 = data.models;
if(Array.isArray(data12)){
if(data12.length < 1){
const err10 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate228(data12[i1], {instancePath:instancePath+"/models/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate228.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.servers !== undefined){
let data14 = data.servers;
if(Array.isArray(data14)){
if(data14.length < 1){
const err12 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err13 = {instancePath:instancePath+"/servers/" + i2,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err15 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.turns !== undefined){
let data17 = data.turns;
if(!data17 || typeof data17 != "object"){
const err16 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: schema67.properties.turns.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.user === undefined){
const err17 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data18){
if(!(key1 === "user")){
const err18 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/properties/turns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data18.user !== undefined){
if(typeof data18.user !== "string"){
const err19 = {instancePath:instancePath+"/turns/" + i3+"/user",schemaPath:"#/properties/turns/items/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/properties/turns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.simulate === undefined){
const err21 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "simulate"},message:"must have required property '"+"simulate"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data17){
if(!(key2 === "simulate")){
const err22 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data17.simulate !== undefined){
let data20 = data17.simulate;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.goal === undefined){
const err23 = {instancePath:instancePath+"/turns/simulate",schemaPath:"#/properties/turns/properties/simulate/required",keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key3 in data20){
if(!(((key3 === "goal") || (key3 === "persona")) || (key3 === "max_turns"))){
const err24 = {instancePath:instancePath+"/turns/simulate",schemaPath:"#/properties/turns/properties/simulate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data20.goal !== undefined){
if(typeof data20.goal !== "string"){
const err25 = {instancePath:instancePath+"/turns/simulate/goal",schemaPath:"#/properties/turns/properties/simulate/properties/goal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data20.persona !== undefined){
if(typeof data20.persona !== "string"){
const err26 = {instancePath:instancePath+"/turns/simulate/persona",schemaPath:"#/properties/turns/properties/simulate/properties/persona/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data20.max_turns !== undefined){
if(!(validate143(data20.max_turns, {instancePath:instancePath+"/turns/simulate/max_turns",parentData:data20,parentDataProperty:"max_turns",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/turns/simulate",schemaPath:"#/properties/turns/properties/simulate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
if(data.system_prompt !== undefined){
if(typeof data.system_prompt !== "string"){
const err28 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.max_turns !== undefined){
if(!(validate143(data.max_turns, {instancePath:instancePath+"/max_turns",parentData:data,parentDataProperty:"max_turns",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.max_tokens !== undefined){
if(!(validate143(data.max_tokens, {instancePath:instancePath+"/max_tokens",parentData:data,parentDataProperty:"max_tokens",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.token_budget !== undefined){
if(!(validate143(data.token_budget, {instancePath:instancePath+"/token_budget",parentData:data,parentDataProperty:"token_budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.max_tool_calls !== undefined){
if(!(validate76(data.max_tool_calls, {instancePath:instancePath+"/max_tool_calls",parentData:data,parentDataProperty:"max_tool_calls",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.time_budget !== undefined){
if(!(validate60(data.time_budget, {instancePath:instancePath+"/time_budget",parentData:data,parentDataProperty:"time_budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.runs !== undefined){
if(!(validate143(data.runs, {instancePath:instancePath+"/runs",parentData:data,parentDataProperty:"runs",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data.pass_rate !== undefined){
if(!(validate121(data.pass_rate, {instancePath:instancePath+"/pass_rate",parentData:data,parentDataProperty:"pass_rate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.inject !== undefined){
let data32 = data.inject;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
if(typeof data32[i4] !== "string"){
const err29 = {instancePath:instancePath+"/inject/" + i4,schemaPath:"#/properties/inject/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/inject",schemaPath:"#/properties/inject/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.cassette !== undefined){
if(typeof data.cassette !== "string"){
const err31 = {instancePath:instancePath+"/cassette",schemaPath:"#/properties/cassette/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.recovery !== undefined){
let data35 = data.recovery;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.max_detection_ms === undefined){
const err32 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/required",keyword:"required",params:{missingProperty: "max_detection_ms"},message:"must have required property '"+"max_detection_ms"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key4 in data35){
if(!(((key4 === "max_detection_ms") || (key4 === "max_recovery_ms")) || (key4 === "require_clean_timeout"))){
const err33 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data35.max_detection_ms !== undefined){
if(!(validate140(data35.max_detection_ms, {instancePath:instancePath+"/recovery/max_detection_ms",parentData:data35,parentDataProperty:"max_detection_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data35.max_recovery_ms !== undefined){
if(!(validate140(data35.max_recovery_ms, {instancePath:instancePath+"/recovery/max_recovery_ms",parentData:data35,parentDataProperty:"max_recovery_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data35.require_clean_timeout !== undefined){
if(!(validate58(data35.require_clean_timeout, {instancePath:instancePath+"/recovery/require_clean_timeout",parentData:data35,parentDataProperty:"require_clean_timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.eval !== undefined){
let data39 = data.eval;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key5 in data39){
if(!(((((((key5 === "mcp_task_completion") || (key5 === "mcp_use")) || (key5 === "argument_correctness")) || (key5 === "plan_quality")) || (key5 === "multi_turn_mcp_use")) || (key5 === "rubric")) || (key5 === "scorers"))){
const err35 = {instancePath:instancePath+"/eval",schemaPath:"#/properties/eval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data39.mcp_task_completion !== undefined){
if(!(validate242(data39.mcp_task_completion, {instancePath:instancePath+"/eval/mcp_task_completion",parentData:data39,parentDataProperty:"mcp_task_completion",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data39.mcp_use !== undefined){
if(!(validate242(data39.mcp_use, {instancePath:instancePath+"/eval/mcp_use",parentData:data39,parentDataProperty:"mcp_use",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data39.argument_correctness !== undefined){
if(!(validate242(data39.argument_correctness, {instancePath:instancePath+"/eval/argument_correctness",parentData:data39,parentDataProperty:"argument_correctness",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data39.plan_quality !== undefined){
if(!(validate242(data39.plan_quality, {instancePath:instancePath+"/eval/plan_quality",parentData:data39,parentDataProperty:"plan_quality",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data39.multi_turn_mcp_use !== undefined){
if(!(validate242(data39.multi_turn_mcp_use, {instancePath:instancePath+"/eval/multi_turn_mcp_use",parentData:data39,parentDataProperty:"multi_turn_mcp_use",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data39.rubric !== undefined){
if(!(validate249(data39.rubric, {instancePath:instancePath+"/eval/rubric",parentData:data39,parentDataProperty:"rubric",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate249.errors);
errors = vErrors.length;
}
}
if(data39.scorers !== undefined){
let data46 = data39.scorers;
if(Array.isArray(data46)){
const len5 = data46.length;
for(let i5=0; i5<len5; i5++){
if(typeof data46[i5] !== "string"){
const err36 = {instancePath:instancePath+"/eval/scorers/" + i5,schemaPath:"#/properties/eval/properties/scorers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/eval/scorers",schemaPath:"#/properties/eval/properties/scorers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/eval",schemaPath:"#/properties/eval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","description":"A fault that an agent test may inject.","additionalProperties":false,"required":["name","target","kind"],"properties":{"name":{"type":"string","description":"Its name."},"target":{"type":"object","description":"Which calls it strikes.","additionalProperties":false,"minProperties":1,"properties":{"tool":{"type":"string","description":"Name of a tool."},"server":{"type":"string","description":"Name of a server."}}},"kind":{"description":"What goes wrong.","anyOf":[{"enum":["hang","wedged","slow","recover_after"]},{"$ref":"#/$defs/Reference"}]},"delay_ms":{"$ref":"#/$defs/Milliseconds","description":"How late the answer comes (slow)."},"failures":{"$ref":"#/$defs/Count","description":"How many calls hang first (recover_after)."}}};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.target === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "target")) || (key0 === "kind")) || (key0 === "delay_ms")) || (key0 === "failures"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.target !== undefined){
let data1 = data.target;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
const err5 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "tool") || (key1 === "server"))){
const err6 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.tool !== undefined){
if(typeof data1.tool !== "string"){
const err7 = {instancePath:instancePath+"/target/tool",schemaPath:"#/properties/target/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.server !== undefined){
if(typeof data1.server !== "string"){
const err8 = {instancePath:instancePath+"/target/server",schemaPath:"#/properties/target/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!((((data4 === "hang") || (data4 === "wedged")) || (data4 === "slow")) || (data4 === "recover_after"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema73.properties.kind.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
const _errs14 = errors;
if(!(validate62(data4, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.delay_ms !== undefined){
if(!(validate140(data.delay_ms, {instancePath:instancePath+"/delay_ms",parentData:data,parentDataProperty:"delay_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.failures !== undefined){
if(!(validate76(data.failures, {instancePath:instancePath+"/failures",parentData:data,parentDataProperty:"failures",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","description":"An endpoint that speaks OpenAI's protocol.","additionalProperties":false,"required":["type","base_url"],"properties":{"type":{"description":"The protocol.","anyOf":[{"enum":["openai"]},{"$ref":"#/$defs/Reference"}]},"base_url":{"type":"string","description":"Its base URL."},"api_key_env":{"type":"string","description":"Environment variable that holds the key."},"organization":{"type":"string","description":"OpenAI-Organization header."}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.base_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_url"},message:"must have required property '"+"base_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "base_url")) || (key0 === "api_key_env")) || (key0 === "organization"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(data0 === "openai")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema74.properties.type.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(!(validate62(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.base_url !== undefined){
if(typeof data.base_url !== "string"){
const err5 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.api_key_env !== undefined){
if(typeof data.api_key_env !== "string"){
const err6 = {instancePath:instancePath+"/api_key_env",schemaPath:"#/properties/api_key_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.organization !== undefined){
if(typeof data.organization !== "string"){
const err7 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":"object","description":"Judges the protocol itself.","additionalProperties":false,"required":["name"],"oneOf":[{"required":["check"]},{"required":["request"]},{"required":["raw"]}],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"check":{"type":"string","description":"A method (initialize, ping, tools/list, …), corpus, invariants, a rule id or a family of rules."},"request":{"type":"object","description":"A request that is sent exactly so.","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","description":"The method."},"params":{"$ref":"#/$defs/Args","description":"Its params."}}},"raw":{"type":"string","description":"Bytes that are sent exactly so."}}};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.raw === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "raw"},message:"must have required property '"+"raw"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema75.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate164(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err8 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err10 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema75.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err11 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err12 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema75.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate168(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate168(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined){
if(typeof data.check !== "string"){
const err13 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.request !== undefined){
let data12 = data.request;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.method === undefined){
const err14 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data12){
if(!((key1 === "method") || (key1 === "params"))){
const err15 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data12.method !== undefined){
if(typeof data12.method !== "string"){
const err16 = {instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.params !== undefined){
if(!(validate102(data12.params, {instancePath:instancePath+"/request/params",parentData:data12,parentDataProperty:"params",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.raw !== undefined){
if(typeof data.raw !== "string"){
const err18 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","description":"Grades a model's answer by a rubric.","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"servers":{"type":"array","description":"Names of several servers.","items":{"type":"string"}},"prompt":{"type":"string","description":"What the user asks."},"rubric":{"$ref":"#/$defs/Rubric","description":"What is graded."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"$ref":"#/$defs/Model","description":"Who answers."},"judge":{"$ref":"#/$defs/Model","description":"Who grades."},"response":{"description":"The answer to grade: a text, or {file}.","type":["string","object"],"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","description":"A file that holds the answer."}}},"scorers":{"type":"array","description":"Names of entries of scorers.","items":{"type":"string"}}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema76.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate164(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema76.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema76.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate168(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate168(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.servers !== undefined){
let data11 = data.servers;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err10 = {instancePath:instancePath+"/servers/" + i1,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.rubric !== undefined){
if(!(validate249(data.rubric, {instancePath:instancePath+"/rubric",parentData:data,parentDataProperty:"rubric",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate249.errors);
errors = vErrors.length;
}
}
if(data.threshold !== undefined){
if(!(validate121(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate228(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data.judge !== undefined){
if(!(validate228(data.judge, {instancePath:instancePath+"/judge",parentData:data,parentDataProperty:"judge",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined){
let data18 = data.response;
if((typeof data18 !== "string") && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))){
const err13 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema76.properties.response.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.file === undefined){
const err14 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data18){
if(!(key1 === "file")){
const err15 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data18.file !== undefined){
if(typeof data18.file !== "string"){
const err16 = {instancePath:instancePath+"/response/file",schemaPath:"#/properties/response/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
if(data.scorers !== undefined){
let data20 = data.scorers;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(typeof data20[i2] !== "string"){
const err17 = {instancePath:instancePath+"/scorers/" + i2,schemaPath:"#/properties/scorers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/scorers",schemaPath:"#/properties/scorers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"object","description":"A program that grades.","additionalProperties":false,"required":["name","type","command"],"properties":{"name":{"type":"string","description":"Its name."},"type":{"description":"How it is run.","anyOf":[{"enum":["exec"]},{"$ref":"#/$defs/Reference"}]},"command":{"$ref":"#/$defs/Command","description":"The program."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables for it.","default":{}},"cwd":{"type":"string","description":"Folder in which it runs."},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that it may take.","default":30000}}};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.command === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "type")) || (key0 === "command")) || (key0 === "env")) || (key0 === "cwd")) || (key0 === "timeout_ms"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(data1 === "exec")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema77.properties.type.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(!(validate62(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.command !== undefined){
if(!(validate54(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined){
if(!(validate56(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"type":"object","description":"An error that a test may inject by its name.","additionalProperties":false,"required":["name","code","message"],"oneOf":[{"required":["tool"]},{"required":["applies_to"]}],"properties":{"name":{"type":"string","description":"Its name."},"code":{"$ref":"#/$defs/Integer","description":"JSON-RPC error code."},"message":{"type":"string","description":"The error's message."},"data":{"$ref":"#/$defs/Any","description":"The error's data."},"tool":{"type":"string","description":"The only tool that it fits."},"applies_to":{"description":"any: it fits every tool.","anyOf":[{"enum":["any"]},{"$ref":"#/$defs/Reference"}]}}};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.applies_to === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "applies_to"},message:"must have required property '"+"applies_to"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.code === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.message === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "code")) || (key0 === "message")) || (key0 === "data")) || (key0 === "tool")) || (key0 === "applies_to"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate188(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate188.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate67(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined){
if(typeof data.tool !== "string"){
const err9 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.applies_to !== undefined){
let data5 = data.applies_to;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(data5 === "any")){
const err10 = {instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema78.properties.applies_to.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/applies_to",parentData:data,parentDataProperty:"applies_to",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err11 = {instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","description":"Tool calls that feed each other, in topological order.","additionalProperties":false,"required":["name","nodes"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"nodes":{"type":"array","description":"The calls.","minItems":1,"items":{"type":"object","description":"One call.","additionalProperties":false,"required":["id","tool"],"properties":{"id":{"type":"string","description":"Name of the node."},"tool":{"type":"string","description":"Name of the tool."},"server":{"type":"string","description":"Name of the server; left out, the test's."},"needs":{"type":"array","description":"Ids of the nodes whose output this one uses.","default":[],"items":{"type":"string"}},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}}}}},"output":{"type":"string","description":"Id of the node whose output is the composition's; left out, the last one."}}};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema79.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate164(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate140(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema79.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema79.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate168(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate168(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.nodes !== undefined){
let data11 = data.nodes;
if(Array.isArray(data11)){
if(data11.length < 1){
const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err11 = {instancePath:instancePath+"/nodes/" + i1,schemaPath:"#/properties/nodes/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data12.tool === undefined){
const err12 = {instancePath:instancePath+"/nodes/" + i1,schemaPath:"#/properties/nodes/items/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data12){
if(!(((((key1 === "id") || (key1 === "tool")) || (key1 === "server")) || (key1 === "needs")) || (key1 === "args"))){
const err13 = {instancePath:instancePath+"/nodes/" + i1,schemaPath:"#/properties/nodes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.id !== undefined){
if(typeof data12.id !== "string"){
const err14 = {instancePath:instancePath+"/nodes/" + i1+"/id",schemaPath:"#/properties/nodes/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data12.tool !== undefined){
if(typeof data12.tool !== "string"){
const err15 = {instancePath:instancePath+"/nodes/" + i1+"/tool",schemaPath:"#/properties/nodes/items/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data12.server !== undefined){
if(typeof data12.server !== "string"){
const err16 = {instancePath:instancePath+"/nodes/" + i1+"/server",schemaPath:"#/properties/nodes/items/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.needs !== undefined){
let data16 = data12.needs;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(typeof data16[i2] !== "string"){
const err17 = {instancePath:instancePath+"/nodes/" + i1+"/needs/" + i2,schemaPath:"#/properties/nodes/items/properties/needs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/nodes/" + i1+"/needs",schemaPath:"#/properties/nodes/items/properties/needs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data12.args !== undefined){
if(!(validate102(data12.args, {instancePath:instancePath+"/nodes/" + i1+"/args",parentData:data12,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/nodes/" + i1,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
const err21 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern8 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.servers !== undefined){
let data0 = data.servers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(validate53(data0[key1], {instancePath:instancePath+"/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.imports !== undefined){
let data2 = data.imports;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err2 = {instancePath:instancePath+"/imports/" + i0,schemaPath:"#/properties/imports/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.variables !== undefined){
let data4 = data.variables;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
const _errs12 = errors;
if(typeof key2 === "string"){
if(!pattern8.test(key2)){
const err4 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid4 = _errs12 === errors;
if(!valid4){
const err6 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key3 in data4){
if(!(validate95(data4[key3], {instancePath:instancePath+"/variables/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.setup !== undefined){
if(!(validate100(data.setup, {instancePath:instancePath+"/setup",parentData:data,parentDataProperty:"setup",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.teardown !== undefined){
if(!(validate100(data.teardown, {instancePath:instancePath+"/teardown",parentData:data,parentDataProperty:"teardown",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.defaultTest !== undefined){
if(!(validate154(data.defaultTest, {instancePath:instancePath+"/defaultTest",parentData:data,parentDataProperty:"defaultTest",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
let data9 = data.tools;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate163(data9[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.resources !== undefined){
let data11 = data.resources;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate201(data11[i2], {instancePath:instancePath+"/resources/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate201.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prompts !== undefined){
let data13 = data.prompts;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validate210(data13[i3], {instancePath:instancePath+"/prompts/" + i3,parentData:data13,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate210.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/prompts",schemaPath:"#/properties/prompts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.agents !== undefined){
let data15 = data.agents;
if(Array.isArray(data15)){
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(!(validate220(data15[i4], {instancePath:instancePath+"/agents/" + i4,parentData:data15,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.faults !== undefined){
let data17 = data.faults;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
if(!(validate259(data17[i5], {instancePath:instancePath+"/faults/" + i5,parentData:data17,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate259.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.providers !== undefined){
let data19 = data.providers;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!(validate264(data19[key4], {instancePath:instancePath+"/providers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data19,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate264.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.budget !== undefined){
let data21 = data.budget;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 in data21){
if(!((key5 === "per_test_usd_cents") || (key5 === "per_suite_usd_cents"))){
const err14 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data21.per_test_usd_cents !== undefined){
if(!(validate252(data21.per_test_usd_cents, {instancePath:instancePath+"/budget/per_test_usd_cents",parentData:data21,parentDataProperty:"per_test_usd_cents",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate252.errors);
errors = vErrors.length;
}
}
if(data21.per_suite_usd_cents !== undefined){
if(!(validate252(data21.per_suite_usd_cents, {instancePath:instancePath+"/budget/per_suite_usd_cents",parentData:data21,parentDataProperty:"per_suite_usd_cents",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate252.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.compliance !== undefined){
let data24 = data.compliance;
if(Array.isArray(data24)){
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
if(!(validate269(data24[i6], {instancePath:instancePath+"/compliance/" + i6,parentData:data24,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate269.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/compliance",schemaPath:"#/properties/compliance/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.evals !== undefined){
let data26 = data.evals;
if(Array.isArray(data26)){
const len7 = data26.length;
for(let i7=0; i7<len7; i7++){
if(!(validate279(data26[i7], {instancePath:instancePath+"/evals/" + i7,parentData:data26,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate279.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/evals",schemaPath:"#/properties/evals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.rubrics !== undefined){
let data28 = data.rubrics;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key6 in data28){
if(!(validate249(data28[key6], {instancePath:instancePath+"/rubrics/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data28,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate249.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/rubrics",schemaPath:"#/properties/rubrics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.scorers !== undefined){
let data30 = data.scorers;
if(Array.isArray(data30)){
const len8 = data30.length;
for(let i8=0; i8<len8; i8++){
if(!(validate293(data30[i8], {instancePath:instancePath+"/scorers/" + i8,parentData:data30,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate293.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/scorers",schemaPath:"#/properties/scorers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.fixtures !== undefined){
let data32 = data.fixtures;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key7 in data32){
if(!((key7 === "server") || (key7 === "errors"))){
const err20 = {instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data32.server !== undefined){
if(typeof data32.server !== "string"){
const err21 = {instancePath:instancePath+"/fixtures/server",schemaPath:"#/properties/fixtures/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data32.errors !== undefined){
let data34 = data32.errors;
if(Array.isArray(data34)){
const len9 = data34.length;
for(let i9=0; i9<len9; i9++){
if(!(validate299(data34[i9], {instancePath:instancePath+"/fixtures/errors/" + i9,parentData:data34,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate299.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/fixtures/errors",schemaPath:"#/properties/fixtures/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.compositions !== undefined){
let data36 = data.compositions;
if(Array.isArray(data36)){
const len10 = data36.length;
for(let i10=0; i10<len10; i10++){
if(!(validate304(data36[i10], {instancePath:instancePath+"/compositions/" + i10,parentData:data36,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate304.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/compositions",schemaPath:"#/properties/compositions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.model_compatibility !== undefined){
let data38 = data.model_compatibility;
if(Array.isArray(data38)){
const len11 = data38.length;
for(let i11=0; i11<len11; i11++){
if(typeof data38[i11] !== "string"){
const err25 = {instancePath:instancePath+"/model_compatibility/" + i11,schemaPath:"#/properties/model_compatibility/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/model_compatibility",schemaPath:"#/properties/model_compatibility/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.performance !== undefined){
let data40 = data.performance;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key8 in data40){
if(!(((key8 === "default_timeout_ms") || (key8 === "p95_latency_ms")) || (key8 === "gate"))){
const err27 = {instancePath:instancePath+"/performance",schemaPath:"#/properties/performance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data40.default_timeout_ms !== undefined){
if(!(validate140(data40.default_timeout_ms, {instancePath:instancePath+"/performance/default_timeout_ms",parentData:data40,parentDataProperty:"default_timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data40.p95_latency_ms !== undefined){
if(!(validate140(data40.p95_latency_ms, {instancePath:instancePath+"/performance/p95_latency_ms",parentData:data40,parentDataProperty:"p95_latency_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data40.gate !== undefined){
if(!(validate58(data40.gate, {instancePath:instancePath+"/performance/gate",parentData:data40,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/performance",schemaPath:"#/properties/performance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.run_options !== undefined){
let data44 = data.run_options;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key9 in data44){
if(!((((((((key9 === "restart_policy") || (key9 === "parallel")) || (key9 === "parallel_versions")) || (key9 === "bail")) || (key9 === "error_channel")) || (key9 === "drift")) || (key9 === "surface_budget")) || (key9 === "invariants"))){
const err29 = {instancePath:instancePath+"/run_options",schemaPath:"#/properties/run_options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data44.restart_policy !== undefined){
let data45 = data44.restart_policy;
const _errs81 = errors;
let valid34 = false;
const _errs82 = errors;
if(!(((data45 === "per_file") || (data45 === "per_run")) || (data45 === "per_test"))){
const err30 = {instancePath:instancePath+"/run_options/restart_policy",schemaPath:"#/properties/run_options/properties/restart_policy/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.run_options.properties.restart_policy.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs82 === errors;
valid34 = valid34 || _valid0;
const _errs83 = errors;
if(!(validate62(data45, {instancePath:instancePath+"/run_options/restart_policy",parentData:data44,parentDataProperty:"restart_policy",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs83 === errors;
valid34 = valid34 || _valid0;
if(!valid34){
const err31 = {instancePath:instancePath+"/run_options/restart_policy",schemaPath:"#/properties/run_options/properties/restart_policy/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
}
if(data44.parallel !== undefined){
let data46 = data44.parallel;
const _errs85 = errors;
let valid35 = false;
const _errs86 = errors;
if(!((data46 === false) || (data46 === "servers"))){
const err32 = {instancePath:instancePath+"/run_options/parallel",schemaPath:"#/properties/run_options/properties/parallel/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.run_options.properties.parallel.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid1 = _errs86 === errors;
valid35 = valid35 || _valid1;
const _errs87 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err33 = {instancePath:instancePath+"/run_options/parallel",schemaPath:"#/properties/run_options/properties/parallel/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
const err34 = {instancePath:instancePath+"/run_options/parallel",schemaPath:"#/properties/run_options/properties/parallel/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid1 = _errs87 === errors;
valid35 = valid35 || _valid1;
const _errs89 = errors;
if(!(validate62(data46, {instancePath:instancePath+"/run_options/parallel",parentData:data44,parentDataProperty:"parallel",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs89 === errors;
valid35 = valid35 || _valid1;
if(!valid35){
const err35 = {instancePath:instancePath+"/run_options/parallel",schemaPath:"#/properties/run_options/properties/parallel/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
}
if(data44.parallel_versions !== undefined){
if(!(validate58(data44.parallel_versions, {instancePath:instancePath+"/run_options/parallel_versions",parentData:data44,parentDataProperty:"parallel_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data44.bail !== undefined){
if(!(validate58(data44.bail, {instancePath:instancePath+"/run_options/bail",parentData:data44,parentDataProperty:"bail",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data44.error_channel !== undefined){
if(!(validate183(data44.error_channel, {instancePath:instancePath+"/run_options/error_channel",parentData:data44,parentDataProperty:"error_channel",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate183.errors);
errors = vErrors.length;
}
}
if(data44.drift !== undefined){
if(!(validate183(data44.drift, {instancePath:instancePath+"/run_options/drift",parentData:data44,parentDataProperty:"drift",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate183.errors);
errors = vErrors.length;
}
}
if(data44.surface_budget !== undefined){
if(!(validate143(data44.surface_budget, {instancePath:instancePath+"/run_options/surface_budget",parentData:data44,parentDataProperty:"surface_budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate143.errors);
errors = vErrors.length;
}
}
if(data44.invariants !== undefined){
if(!(validate183(data44.invariants, {instancePath:instancePath+"/run_options/invariants",parentData:data44,parentDataProperty:"invariants",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/run_options",schemaPath:"#/properties/run_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.target_versions !== undefined){
if(!(validate168(data.target_versions, {instancePath:instancePath+"/target_versions",parentData:data,parentDataProperty:"target_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// EXTERNAL MODULE: ./src/suite/schema-file.ts + 1 modules
var schema_file = __webpack_require__(47130);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
;// CONCATENATED MODULE: ./src/suite/schema.ts





/** Errors that are looked at; one mistake can make several. */
const MAX_FAULTS = 3_000;
/** Checks a document against the suite's schema; tells each mistake once, and returns the paths of the wrong values. */
function checkSchema(root, log) {
    const faults = errorsOf(root).map((error) => faultOf(root, error));
    const wrong = [];
    for (const fault of withoutEchoes(faults)) {
        wrong.push(fault.path);
        const [which, texts, key] = explain(fault);
        log.at(root, key === undefined ? fault.path : [...fault.path, key], which, texts);
    }
    return wrong;
}
/** The paths at which a document does not fulfil the schema, all of them, untold. */
function wrongPaths(root) {
    return validate(root) ? [] : (validate.errors ?? []).map((error) => reach(root, error).path);
}
/** The first errors. */
function errorsOf(root) {
    return validate(root) ? [] : (validate.errors ?? []).slice(0, MAX_FAULTS);
}
function faultOf(root, error) {
    const { path, value } = reach(root, error);
    const { schema, name } = (0,schema_file/* schemaOf */.pP)(path);
    return { error, path, value, schema, definition: name };
}
/** The value that an error is about, and the way to it. */
function reach(root, { instancePath }) {
    const path = [];
    let value = root;
    for (const step of instancePath.split("/").slice(1)) {
        const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
        path.push(Array.isArray(value) ? Number(key) : key);
        value = (0,own/* child */.j)(value, key);
    }
    return { path, value };
}
/** One mistake is one problem: leaves out the errors that only follow from another one at the same place. */
function withoutEchoes(faults) {
    const byPlace = new Map();
    for (const fault of faults) {
        const place = fault.error.instancePath;
        byPlace.set(place, [...(byPlace.get(place) ?? []), fault]);
    }
    return [...byPlace.values()].flatMap((group) => {
        const union = group.find(({ error }) => error.keyword === "anyOf");
        if (union !== undefined)
            return [union];
        const unknown = group.filter(({ error }) => error.keyword === "additionalProperties");
        const meant = unknown.map((fault) => (0,suggest/* suggest */.ZA)(unknownKey(fault), knownKeys(fault.schema)));
        return group.filter((fault) => !isEcho(fault, unknown.length > 0, meant));
    });
}
function isEcho({ error, schema, value }, hasUnknownKey, meant) {
    if (error.keyword === "required") {
        return error.schemaPath.includes("/oneOf/") || meant.includes(String(error.params["missingProperty"]));
    }
    if (error.keyword === "oneOf") {
        const keys = alternatives(schema);
        return keys.every((key) => (0,own/* child */.j)(value, key) === undefined) && keys.some((key) => meant.includes(key));
    }
    if (error.keyword === "maxProperties")
        return hasUnknownKey;
    // The name itself is told by `propertyNames`.
    return error.keyword === "if" || error.propertyName !== undefined;
}
/** The part to underline, what to say, and the key below the value where it stands at one. */
function explain(fault) {
    const { error, value, schema } = fault;
    const name = nameOf(fault.path);
    switch (error.keyword) {
        case "additionalProperties": {
            const key = unknownKey(fault);
            return ["key", fault.definition === "Matcher" ? unknownMatcher(key, schema) : unknownKeyTexts(key, schema), key];
        }
        case "required": {
            const key = String(error.params["missingProperty"]);
            const fix = `Write \`${key}:\` here.`;
            return ["key", { title: `${name} has no \`${key}\``, description: (0,schema_file/* meaningOf */.Pr)(schema, key), fix }];
        }
        case "oneOf":
            return exactlyOne(fault, alternatives(schema));
        case "propertyNames": {
            const key = String(error.params["propertyName"]);
            return ["key", nameTexts(key, fault.definition), key];
        }
        case "dependentRequired":
            return [
                "key",
                {
                    title: "`default` without `from_env`",
                    description: "A default stands in for an environment variable that is not set; a literal `value` needs none.",
                    fix: "Write `from_env: NAME` beside it, or `value` instead of it.",
                },
                "default",
            ];
        case "maxProperties":
        case "minProperties":
            if (fault.definition !== "Matcher")
                return ["entry", emptyTexts(name, schema)];
            return ["entry", oneMatcher(Object.keys(value))];
        case "minItems":
        case "minLength":
            return ["entry", emptyTexts(name, schema)];
        default:
            return ["value", wrongValue(fault, name)];
    }
}
function emptyTexts(name, schema) {
    return { title: `${name} is empty`, description: schema.description ?? "", fix: "Fill it, or leave it out." };
}
function unknownKeyTexts(key, schema) {
    const meant = (0,suggest/* suggest */.ZA)(key, knownKeys(schema));
    const title = `unknown key \`${key}\``;
    if (meant === undefined) {
        return {
            title,
            description: `Known here: ${(0,suggest/* listed */.KE)(knownKeys(schema))}.`,
            fix: "Remove it, or write one of these.",
        };
    }
    const meaning = (0,schema_file/* meaningOf */.Pr)(schema, meant);
    return { title, description: `Did you mean \`${meant}\`? ${meaning}`.trim(), fix: `Write \`${meant}:\`.` };
}
/** Names that matchers never had here, or have no longer, and what to write instead. */
const OLD_MATCHERS = new Map([
    ["equals", "Write `exact:`."],
    ["length", "Write `.length` at the end of the target with `exact:`, or `schema:` with minItems or minLength."],
    ["jsonpath", "Write the path as the assertion's `target:`."],
]);
function unknownMatcher(key, schema) {
    const title = `unknown matcher \`${key}\``;
    const old = OLD_MATCHERS.get(key);
    if (old !== undefined)
        return { title, description: "No matcher has this name in the format's version 1.", fix: old };
    return { ...unknownKeyTexts(key, schema), title };
}
function oneMatcher(keys) {
    return {
        title: keys.length === 0 ? "a matcher without a key" : `a matcher with ${keys.length} keys`,
        description: `A matcher has exactly one key${keys.length === 0 ? "" : `; here are ${(0,suggest/* listed */.KE)(keys)}`}.`,
        fix: "Write an assertion for each, or combine them under `allOf:`.",
    };
}
function exactlyOne(fault, keys) {
    const there = keys.filter((key) => (0,own/* child */.j)(fault.value, key) !== undefined);
    const title = `${nameOf(fault.path)} needs exactly one of ${(0,suggest/* listed */.KE)(keys)}`;
    if (there.length === 0)
        return ["key", { title, description: "There is none of them.", fix: `Write one of them.` }];
    const fix = `Keep one, and remove the ${there.length > 2 ? "others" : "other"}.`;
    return ["key", { title, description: `There are ${(0,suggest/* listed */.KE)(there)}.`, fix }, there[1]];
}
function nameTexts(key, definition) {
    if (definition === "Headers" && /authorization$/i.test(key)) {
        return {
            title: `\`${key}\` does not belong under \`headers\``,
            description: "Credentials have a place of their own, where they are kept out of reports.",
            fix: "Write `auth:` with `bearer_token_env:` or `oauth:`.",
        };
    }
    const what = definition === "Headers" ? "the name of a header" : "the name of a variable";
    return {
        title: `\`${key}\` cannot be ${what}`,
        description: definition === "Headers" ? "It has a character that no header name may have." : "References could not name it.",
        fix: definition === "Headers" ? "Use letters, digits and `-`." : "Use letters, digits and `_`; begin with a letter.",
    };
}
function wrongValue(fault, name) {
    const { error, value, schema } = fault;
    const form = wantedOf(schema);
    const isNothing = form === "a duration" && (0,duration/* parseDuration */.E)(String(value)) === 0;
    const wanted = isNothing ? `${form} above 0` : form;
    const allowed = allowedValues(schema);
    const description = `Found ${(0,suggest/* described */.WY)(value)}. ${schema.description ?? ""}`.trim();
    if (error.keyword === "minimum" || error.keyword === "maximum") {
        const limit = `${error.keyword === "minimum" ? "at least" : "at most"} ${error.params["limit"]}`;
        return { title: `${name} must be ${limit}`, description, fix: `Write ${wanted} of ${limit}.` };
    }
    if (allowed.length > 0) {
        const meant = typeof value === "string" ? (0,suggest/* suggest */.ZA)(value, allowed) : undefined;
        const title = `${name} must be ${wanted}`;
        return { title, description, fix: meant === undefined ? "Write one of them." : `Did you mean \`${meant}\`?` };
    }
    const examples = schema.examples?.map((example) => `\`${flow(example)}\``).join(", ");
    const fix = examples === undefined ? `Write ${wanted}.` : `Write ${wanted}, such as ${examples}.`;
    return { title: `${name} must be ${wanted}`, description, fix };
}
const WORDS = new Map([
    ["string", "text"],
    ["integer", "a whole number"],
    ["number", "a number"],
    ["boolean", "true or false"],
    ["array", "a list"],
    ["object", "a mapping"],
    ["null", "nothing (`~`)"],
]);
/** What a schema asks for, in words. */
function wantedOf(schema) {
    if (schema.anyOf !== undefined) {
        const others = schema.anyOf.filter((branch) => branch.type !== undefined).map(wantedOf);
        return [...allowedValues(schema).map((value) => `\`${value}\``), ...others]
            .join(", ")
            .replace(/, ([^,]*)$/, " or $1");
    }
    if (schema.examples?.includes("500ms"))
        return "a duration";
    const types = [schema.type ?? []].flat();
    // Text stands beside another scalar type only for a whole reference.
    const shown = schema.pattern?.startsWith("^\\$") && types.length > 1 ? types.filter((type) => type !== "string") : types;
    return shown.map((type) => WORDS.get(type) ?? type).join(" or ");
}
function allowedValues(schema) {
    return [...(schema.enum ?? []), ...(schema.anyOf ?? []).flatMap((branch) => branch.enum ?? [])].map(String);
}
function unknownKey({ error }) {
    return String(error.params["additionalProperty"]);
}
function knownKeys(schema) {
    return Object.keys(schema.properties ?? {});
}
function alternatives(schema) {
    return (schema.oneOf ?? []).flatMap((branch) => branch.required ?? []);
}
/** How a place is called in messages: its key, or its list and number. */
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the file";
    return typeof last === "number" ? `\`${path.findLast((step) => typeof step === "string")}[${last}]\`` : `\`${last}\``;
}
function flow(example) {
    return typeof example === "string" ? example : JSON.stringify(example);
}

// EXTERNAL MODULE: ./node_modules/dotenv/lib/main.js
var main = __webpack_require__(18889);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/core/secret-names.ts
var secret_names = __webpack_require__(89138);
// EXTERNAL MODULE: ./src/core/secret-search.ts
var secret_search = __webpack_require__(41108);
;// CONCATENATED MODULE: ./src/suite/variables.ts












/** Names that are known only while the suite runs. */
const AT_RUN_TIME = new Set(["request_id", "tmp_dir", "port", "target_version", "otel_traceparent"]);
/** Names that no suite may declare: they are built in. */
const BUILT_IN = new Set([...AT_RUN_TIME, "run_id", "config_dir"]);
const MAX_DEPTH = 50;
const MAX_DOTENV = 4 * 1_024 * 1_024;
/** Variables of one suite: declared ones, the environment, the dotenv file and the built-in ones, by precedence. */
class Variables {
    world;
    dotenv;
    /** Names of literal variables that the environment overrides. */
    overridden = new Set();
    #open = [];
    /** Values of literals: each is made once, however often it is referred to. */
    #known = new Map();
    #declared = new Map();
    /** What is secret in the values that were looked up, by the names under which it is blanked. */
    secrets = new Map();
    #values = new Map();
    #noted = new Set();
    constructor(declared, world, dotenv) {
        this.world = world;
        this.dotenv = dotenv;
        for (const [name, value] of (0,secret_names/* secretsOf */.F)(dotenv))
            world.onSecret?.(name, value);
        if (!(0,json/* isObject */.G)(declared))
            return;
        // Copied: what is declared is itself filled in later.
        for (const [name, entry] of Object.entries(declared))
            if ((0,json/* isObject */.G)(entry))
                this.#declared.set(name, { ...entry });
    }
    /** Every name that a suite can refer to, for suggestions. */
    names() {
        return [...this.#declared.keys(), ...BUILT_IN];
    }
    /** The value of a name. `configDir`: folder of the file that refers to it. Names with dots are not looked up here. */
    look(name, configDir) {
        if (AT_RUN_TIME.has(name))
            return "deferred";
        if (name === "run_id")
            return { value: this.world.runId };
        if (name === "config_dir")
            return { value: configDir };
        if (!this.#declared.has(name))
            return found(this.#outside(name)) ?? this.#unresolved(name);
        const looked = this.declared(name, configDir);
        const isOwn = "problem" in looked && (looked.problem.kind === "circle" || this.#isUnset(name));
        return "value" in looked || isOwn ? looked : { problem: { kind: "told" } };
    }
    /** The value of a declared variable, with what is wrong with its own text. */
    declared(name, configDir) {
        const looked = this.#declaredValue(name, configDir);
        if ("value" in looked)
            this.#noteValue(name, looked.value, this.#isDefault(name) ? secret_search/* MIN_LENGTH */.G : 0);
        return looked;
    }
    /** Reports what is secret in the fallback of a reference to a name. What is too short to be hidden stands in for one. */
    noteFallback(name, fallback) {
        const keep = (part, secret) => this.secrets.has(part) || this.secrets.set(part, secret);
        this.#note(name, fallback, secret_search/* MIN_LENGTH */.G, keep);
    }
    #noteValue(name, value, least = 0) {
        // A name may be referred to ten thousand times.
        if (this.#values.get(name) === value)
            return;
        this.#values.set(name, value);
        this.#note(name, value, least, (part, secret) => this.secrets.set(part, secret));
    }
    /** Reports the secrets in a value that have at least so many characters. */
    #note(name, value, least, keep) {
        if (typeof value !== "string" && typeof value !== "number")
            return;
        for (const [part, secret] of (0,secret_names/* secretsOf */.F)({ [name]: String(value) })) {
            if (secret.length < least)
                continue;
            keep(part, secret);
            const key = `${part}\0${secret}`;
            if (!this.#noted.has(key))
                this.world.onSecret?.(part, secret);
            this.#noted.add(key);
        }
    }
    #declaredValue(name, configDir) {
        const entry = this.#declared.get(name) ?? {};
        const { from_env: source, value: literal, default: fallback } = entry;
        if (typeof source === "string") {
            const value = this.#outside(source);
            if (value !== undefined)
                return { value: likeLiteral(value, fallback) };
            return fallback === undefined ? this.#unresolved(name, source) : this.#literal(name, fallback, configDir);
        }
        const value = this.#outside(name);
        if (value !== undefined)
            this.overridden.add(name);
        if (value !== undefined)
            return { value: likeLiteral(value, literal) };
        return literal === undefined ? { problem: { kind: "told" } } : this.#literal(name, literal, configDir);
    }
    /** True for a variable that has no value because the environment gives it none. */
    #isUnset(name) {
        const { from_env: source, default: fallback } = this.#declared.get(name) ?? {};
        return typeof source === "string" && fallback === undefined;
    }
    /** True for a variable whose value is its `default`. */
    #isDefault(name) {
        const { from_env: source } = this.#declared.get(name) ?? {};
        return typeof source === "string" && this.#outside(source) === undefined;
    }
    #outside(name) {
        const value = (0,own/* child */.j)(this.world.env, name) ?? (0,own/* child */.j)(this.dotenv, name);
        this.#noteValue(name, value);
        return typeof value === "string" ? value : undefined;
    }
    #unresolved(name, from = name) {
        const isWithheld = this.world.withheld?.has(from) === true;
        const unset = from === name ? "" : `The environment variable \`${from}\` is not set.`;
        return { problem: { kind: "unresolved", detail: isWithheld ? (0,proc_env/* withheldText */.rR)(from) : unset } };
    }
    /** A declared value may refer to other variables. */
    #literal(name, literal, configDir) {
        if (typeof literal !== "string")
            return { value: literal };
        const key = `${name}\0${configDir}`;
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        if (this.#open.length >= MAX_DEPTH) {
            return { problem: { kind: "circle", detail: `variables refer to each other more than ${MAX_DEPTH} deep` } };
        }
        if (this.#open.includes(name)) {
            const detail = `\`${name}\` refers to itself: ${[...this.#open, name].join(" → ")}`;
            return { problem: { kind: "circle", detail } };
        }
        this.#open.push(name);
        const looked = interpolate(literal, "all", (inner, fallback) => {
            this.noteFallback(inner, fallback);
            return this.look(inner, configDir);
        });
        this.#open.pop();
        const isCircle = "problem" in looked && looked.problem.kind === "circle";
        if (!isCircle)
            this.#known.set(key, looked);
        return looked;
    }
}
/** The dotenv file of a suite: `--env-file` alone where it is given, else `.env` beside the suite, where there is one. */
function readDotenv(suiteFile, options) {
    const file = options.envFile === undefined ? (0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), ".env") : (0,external_node_path_.resolve)(options.cwd, options.envFile);
    try {
        return (0,main.parse)((0,read_file/* readRegularFile */.XF)(file, MAX_DOTENV));
    }
    catch (error) {
        const { code } = error;
        if (code === undefined)
            throw error;
        // Others call a folder so, for a Python of their own.
        if (options.envFile === undefined && (code === "ENOENT" || code === "EISDIR"))
            return {};
        throw (0,problem/* userError */.IF)(`cannot read \`${(0,suite_read/* shownName */.HD)(file, options.cwd)}\``, (0,suite_read/* whyUnreadable */._p)(code), "Check the path.");
    }
}
/** The scalar that a text is in YAML; the text itself where it is none. */
function readScalar(text) {
    if (text.length > 100)
        return text;
    const { contents, errors } = (0,yaml_dist/* parseDocument */.Tp)(text, { schema: "core", logLevel: "silent" });
    const value = errors.length === 0 ? contents?.toJSON() : text;
    return ["number", "boolean"].includes(typeof value) && Number.isFinite(Number(value)) ? value : text;
}
/** Text from outside over a literal number or boolean is read as a scalar. */
function likeLiteral(text, literal) {
    return typeof literal === "number" || typeof literal === "boolean" ? readScalar(text) : text;
}
function found(value) {
    return value === undefined ? undefined : { value };
}

;// CONCATENATED MODULE: ./src/suite/fill.ts








/** Which of a node's children are other than plain text. Lists hand their own context on. */
const CHILDREN = {
    root: {
        ...Object.fromEntries(["tools", "resources", "prompts", "agents", "compliance", "evals", "compositions", "setup", "teardown"].map((block) => [block, "test"])),
        defaultTest: "test",
        rubrics: "braces",
        imports: "none",
        variables: "none",
    },
    test: {
        expect: "expect",
        transform: "none",
        raw: "none",
        rubric: "braces",
        eval: "metrics",
        steps: "test",
        verify: "test",
        finally: "test",
        nodes: "test",
    },
    metrics: { rubric: "braces" },
    expect: { assertions: "expect", response_headers: "headers" },
    assertion: { matcher: "matcher", transform: "none" },
    matcher: {
        schema: "none",
        cel: "none",
        "is-json": "none",
        "is-valid-tools-call": "none",
        regex: "regex",
        rubric: "braces",
        snapshot: "snapshot",
        "llm-judge": "matcher",
        "llm-jury": "matcher",
        not: "matcher",
        oneOf: "matcher",
        anyOf: "matcher",
        allOf: "matcher",
    },
    snapshot: { normalise: "snapshot", regex: "regex" },
};
/**
 * Fills in the references of a merged document, in place; what is known only while the suite runs becomes a Deferred.
 * With `check` (the document fulfilled the schema before), fields that had a reference are checked again.
 */
function fillDocument(root, variables, log, check) {
    checkDeclared(root, variables, log);
    const filled = [];
    walk(root, "root", [], (parent, key, path, forms) => {
        const text = parent[key];
        const configDir = (0,external_node_path_.dirname)(log.places.sourceOf(parent, key)?.file ?? "");
        const looked = interpolate(text, forms, (name, fallback) => {
            variables.noteFallback(name, fallback);
            return lookAt(name, root, path, configDir, variables);
        });
        if ("problem" in looked && looked.problem.kind !== "circle")
            tell(looked, text, root, path, variables, log);
        if ("problem" in looked || looked.value === text)
            return;
        const parts = parseReferences(text, forms);
        const whole = Array.isArray(parts) && isWhole(parts);
        filled.push({ parent, key, path: [...path], value: looked.value, whole });
        if (!(looked.value instanceof suite_deferred/* Deferred */.cY))
            parent[key] = looked.value;
    });
    if (check && filled.some(({ whole }) => whole))
        checkTyped(root, filled, log);
    for (const { parent, key, value } of filled)
        if (value instanceof suite_deferred/* Deferred */.cY)
            parent[key] = value;
}
/** Calls `visit` for every string with a `$`, outside the programs in which it has a meaning of its own. */
function walk(node, context, path, visit) {
    if (context === "none" || typeof node !== "object" || node === null)
        return;
    const parent = node;
    for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
        const value = parent[key];
        const next = contextOf(context, node, key, value);
        path.push(key);
        if (typeof value !== "string")
            walk(value, next, path, visit);
        else if (value.includes("$"))
            visit(parent, key, path, formsOf(next));
        path.pop();
    }
}
function contextOf(context, node, key, value) {
    if (context === "expect" && typeof key === "number")
        return "assertion";
    if (Array.isArray(node))
        return context;
    const known = CHILDREN[context]?.[key];
    if (known !== undefined)
        return known;
    // The short form of expect, and headers: a target with its matcher, or a literal.
    if ((context === "expect" || context === "headers") && typeof value === "object")
        return "matcher";
    return context === "braces" || context === "regex" ? context : "text";
}
function formsOf(context) {
    return context === "braces" || context === "regex" || context === "none" ? context : "all";
}
/** A name with dots belongs to the data, the steps or the nodes of the test that it stands in. */
function lookAt(name, root, path, configDir, variables) {
    if (!/[.[]/.test(name))
        return variables.look(name, configDir);
    const [block, index] = path;
    const test = block === undefined || index === undefined ? undefined : (0,own/* child */.j)((0,own/* child */.j)(root, block), index);
    const [head] = name.split(/[.[]/);
    const inSteps = block === "setup" ||
        block === "teardown" ||
        (block === "tools" && (0,own/* child */.j)(root, "setup") !== undefined) ||
        (0,own/* child */.j)(test, "steps") !== undefined ||
        (0,own/* child */.j)(test, "verify") !== undefined;
    const known = head === "data" ? (0,own/* child */.j)(test, "data") !== undefined : head === "steps" ? inSteps : block === "compositions";
    const inDefaults = block === "defaultTest" && (head === "data" || head === "steps");
    return known || inDefaults ? "deferred" : { problem: { kind: "unresolved", detail: "" } };
}
function tell(looked, text, root, path, variables, log) {
    if (!("problem" in looked) || looked.problem.kind === "told" || log.full)
        return;
    const { kind, detail } = looked.problem;
    const texts = kind === "unresolved"
        ? unresolvedTexts(text, detail, variables)
        : kind === "message"
            ? {
                title: (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(detail), 200, ""),
                description: "The suite asks for this variable.",
                fix: "Set it in the environment, or in a .env file.",
            }
            : {
                title: "a broken reference",
                description: `${detail}.`,
                fix: `Write \`\${name}\`; \`$$\` is a literal dollar.`,
            };
    if (kind === "unresolved" || kind === "message")
        log.notFound(root, path, "value", texts);
    else
        log.at(root, path, "value", texts);
}
function unresolvedTexts(text, detail, variables) {
    const parts = parseReferences(text, "all");
    const names = Array.isArray(parts) ? parts.flatMap((part) => (typeof part === "string" ? [] : [part.name])) : [];
    const name = names.find((one) => variables.look(one, "") !== "deferred" && "problem" in variables.look(one, "")) ??
        "";
    const meant = (0,suggest/* suggest */.ZA)(name, variables.names());
    return {
        title: `\`\${${name}}\` has no value`,
        description: detail ||
            (meant === undefined
                ? "No variable, environment variable or .env file gives it one."
                : `Did you mean \`${meant}\`?`),
        fix: `Declare it under \`variables:\`, set it in the environment, or write \`\${${name}:-fallback}\`; a literal dollar is \`$$\`.`,
    };
}
/** Text as the scalar that it reads as, other scalars as text. */
function otherType(value) {
    return typeof value === "string" ? readScalar(value) : (0,suite_deferred/* asText */.e1)(value);
}
function checkDeclared(root, variables, log) {
    const declared = (0,own/* child */.j)(root, "variables");
    if (typeof declared !== "object" || declared === null)
        return;
    for (const name of Object.keys(declared)) {
        const path = ["variables", name];
        if (BUILT_IN.has(name)) {
            log.at(root, path, "key", {
                title: `\`${name}\` is built in`,
                description: "The run gives this variable its value; a suite cannot declare it.",
                fix: "Choose another name.",
            });
            continue;
        }
        const looked = variables.declared(name, (0,external_node_path_.dirname)(log.places.sourceOf(declared, name)?.file ?? ""));
        if (!("problem" in looked))
            continue;
        const literal = ["value", "default"].find((key) => typeof (0,own/* child */.j)((0,own/* child */.j)(declared, name), key) === "string");
        const text = literal === undefined ? "" : String((0,own/* child */.j)((0,own/* child */.j)(declared, name), literal));
        // A variable that the environment gives no value is told where it is used.
        if (text.includes("$"))
            tell(looked, text, root, [...path, literal ?? ""], variables, log);
    }
}
/** Fields with a type of their own took a whole reference: what came of it must fit. Text that reads as a scalar does. */
function checkTyped(root, filled, log) {
    const byPath = new Map(filled.map((one) => [JSON.stringify(one.path), one]));
    const wrong = () => new Set(wrongPaths(root).map((path) => JSON.stringify(path)));
    for (const path of wrong()) {
        const one = byPath.get(path);
        if (one !== undefined && !(one.value instanceof suite_deferred/* Deferred */.cY))
            one.parent[one.key] = otherType(one.value);
    }
    for (const path of wrong()) {
        const one = byPath.get(path);
        if (one === undefined)
            continue;
        log.at(root, one.path, "value", {
            title: `the variable of \`${one.path.findLast((step) => typeof step === "string")}\` does not fit`,
            description: "Its value has the wrong type, or is out of range, for this field.",
            fix: "Check where the value comes from: the environment, a .env file, or `variables:`.",
        });
    }
}

;// CONCATENATED MODULE: ./src/suite/merge.ts


/** Lists that are settings: the later one stands instead of the earlier one. All other lists are joined. */
const REPLACED = new Set(["target_versions", "model_compatibility"]);
/**
 * Merges one suite's document over another: blocks that are mappings merge by key, where the later entry stands whole;
 * lists of tests and the like are joined, earlier ones first; anything else is replaced. `imports` is left out. Places
 * are kept. Takes documents that may be wrong.
 */
function mergeDocuments(earlier, later, places) {
    const merged = {};
    const origins = [];
    for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
        if (key === "imports")
            continue;
        (0,own/* setOwn */.P)(merged, key, mergeBlock(key, (0,own/* child */.j)(earlier, key), (0,own/* child */.j)(later, key), places));
        origins.push([Object.hasOwn(later, key) ? later : earlier, key]);
    }
    places.recordMerged(merged, origins);
    return merged;
}
function mergeBlock(key, earlier, later, places) {
    if (later === undefined)
        return earlier;
    if ((0,json/* isObject */.G)(earlier) && (0,json/* isObject */.G)(later))
        return mergeMaps(key, earlier, later, places);
    if (Array.isArray(earlier) && Array.isArray(later) && !REPLACED.has(key))
        return join(earlier, later, places);
    return later;
}
function mergeMaps(block, earlier, later, places) {
    const map = {};
    for (const [key, value] of [...Object.entries(earlier), ...Object.entries(later)]) {
        const before = (0,own/* child */.j)(map, key);
        const joined = block === "fixtures" && Array.isArray(before) && Array.isArray(value);
        (0,own/* setOwn */.P)(map, key, joined ? join(before, value, places) : value);
    }
    places.recordMerged(map, Object.keys(map).map((key) => [Object.hasOwn(later, key) ? later : earlier, key]));
    return map;
}
function join(earlier, later, places) {
    const list = [...earlier, ...later];
    places.recordMerged(list, [
        ...earlier.map((_, index) => [earlier, index]),
        ...later.map((_, index) => [later, index]),
    ]);
    return list;
}

// EXTERNAL MODULE: ./src/suite/problems.ts
var problems = __webpack_require__(89018);
;// CONCATENATED MODULE: ./src/suite/expectations.ts






const TARGET = ["target"];
const MATCHER = ["matcher"];
/** Keys of the long form; every other key of a mapping is a target. */
const LONG_FORM = Object.keys((0,schema_file/* definition */.mw)("Expect").properties ?? {});
const MATCHERS = Object.keys((0,schema_file/* definition */.mw)("Matcher").properties ?? {});
/** Names of other tools' matchers: a mapping with one such key is meant as a matcher. */
const FOREIGN = new Set(["equals", "jsonpath"]);
/** The assertions of an `expect` in any of its three forms; `path` leads to it from the document's root. */
function assertionsOf(expect, root, path, log) {
    if (Array.isArray(expect)) {
        return expect.flatMap((entry, index) => (0,json/* isObject */.G)(entry) ? [fromEntry(entry, root, [...path, index], log)] : []);
    }
    if (!(0,json/* isObject */.G)(expect))
        return [];
    const keys = Object.keys(expect);
    if (!keys.some((key) => LONG_FORM.includes(key))) {
        return keys.map((key) => fromShortForm(expect, key, root, path, log));
    }
    for (const key of keys.filter((one) => !LONG_FORM.includes(one))) {
        const meant = (0,suggest/* suggest */.ZA)(key, LONG_FORM);
        log.at(root, [...path, key], "key", {
            title: `unknown key \`${key}\``,
            description: `The long form of \`expect\` ${meant === undefined ? "has no such key" : `has \`${meant}\``}; targets stand under its \`assertions\`.`,
            fix: meant === undefined ? "Write it as an assertion under `assertions:`." : `Write \`${meant}:\`.`,
        });
    }
    return [
        ...assertionsOf((0,own/* child */.j)(expect, "assertions"), root, [...path, "assertions"], log),
        ...headerAssertions(expect, root, path, log),
    ];
}
/** `response_headers` and `response_headers_absent` read the headers of the answer, whose names are in lower case. */
function headerAssertions(expect, root, path, log) {
    const target = (name) => `http.headers[${JSON.stringify(name.toLowerCase())}]`;
    const { response_headers: wanted, response_headers_absent: unwanted } = expect;
    const present = Object.entries((0,json/* isObject */.G)(wanted) ? wanted : {}).map(([name, value]) => {
        const isMatcher = readsAsMatcher(value, root, [...path, "response_headers", name], log);
        return {
            target: target(name),
            matcher: isMatcher ? value : { exact: value },
            location: log.places.locate(expect, ["response_headers", name], "entry"),
            node: expect,
            targetPath: ["response_headers", name],
            matcherPath: ["response_headers", name],
        };
    });
    const absent = (Array.isArray(unwanted) ? unwanted : []).map((name, index) => ({
        target: target(String(name)),
        matcher: { exact: null },
        location: log.places.locate(expect, ["response_headers_absent", index]),
        node: expect,
        targetPath: ["response_headers_absent", index],
        matcherPath: ["response_headers_absent", index],
    }));
    return [...present, ...absent];
}
/** Tells `response_headers` on a server that has none. */
function headersOnlyOverHttp(root, path, expect, server, log) {
    if (server?.command === undefined)
        return;
    for (const key of ["response_headers", "response_headers_absent"]) {
        if ((0,own/* child */.j)(expect, key) === undefined)
            continue;
        log.at(root, [...path, key], "key", {
            title: `\`${key}\` on a server over stdio`,
            description: `The server \`${server.name}\` is a process, whose answers have no headers.`,
            fix: "Remove it, or test a server with a `url`.",
        });
    }
}
function fromEntry(entry, root, path, log) {
    const { target } = entry;
    // A message shows what the author wrote where a value is not known yet.
    const message = entry["message"] instanceof suite_deferred/* Deferred */.cY ? entry["message"].text : entry["message"];
    if (target instanceof suite_deferred/* Deferred */.cY) {
        log.at(root, [...path, "target"], "value", {
            title: "`target` is known too late",
            description: "Targets are read before the run, and this variable has its value only while the suite runs.",
            fix: "Write the target itself.",
        });
    }
    return {
        target: typeof target === "string" ? target : "",
        matcher: entry["matcher"],
        ...(typeof message === "string" ? { message } : {}),
        ...(entry["transform"] === undefined ? {} : { transform: entry["transform"] }),
        location: log.places.locate(entry),
        node: entry,
        targetPath: TARGET,
        matcherPath: MATCHER,
    };
}
function fromShortForm(expect, target, root, path, log) {
    const value = (0,own/* child */.j)(expect, target);
    const meant = /[.[]/.test(target) ? undefined : (0,suggest/* suggest */.ZA)(target, LONG_FORM);
    if (meant !== undefined && Math.abs(meant.length - target.length) < 3) {
        log.at(root, [...path, target], "key", {
            title: `unknown key \`${target}\``,
            description: `Did you mean \`${meant}\`? As it stands it is read as a target of the answer.`,
            fix: `Write \`${meant}:\`.`,
        });
    }
    const isMatcher = readsAsMatcher(value, root, [...path, target], log);
    return {
        target,
        matcher: isMatcher ? value : { exact: value },
        location: log.places.locate(expect, [target], "entry"),
        node: expect,
        targetPath: [target],
        matcherPath: [target],
    };
}
/** A mapping with the name of a matcher is a matcher, any other value a literal. */
function readsAsMatcher(value, root, path, log) {
    if (!(0,json/* isObject */.G)(value))
        return false;
    const keys = Object.keys(value);
    const [first = ""] = keys;
    if (keys.some((key) => MATCHERS.includes(key))) {
        if (keys.length > 1 && keys.every((key) => MATCHERS.includes(key)))
            log.at(root, path, "entry", oneMatcher(keys));
        return keys.length === 1;
    }
    const meant = keys.length === 1 ? (0,suggest/* suggest */.ZA)(first, MATCHERS) : undefined;
    if (keys.length === 1 && (FOREIGN.has(first) || (meant !== undefined && first.length > 4))) {
        log.at(root, [...path, first], "key", {
            title: `unknown matcher \`${first}\``,
            description: meant === undefined ? "No matcher has this name." : `Did you mean \`${meant}\`?`,
            fix: `Write \`${meant ?? "exact"}:\`; where the mapping is the value itself, write it under \`exact:\`.`,
        });
    }
    return false;
}

;// CONCATENATED MODULE: ./src/suite/too-late.ts


/** Tells what is known only while the suite runs, where a value must be known before. */
function tellTooLate(root, path, value, log) {
    if (typeof value !== "object" || value === null)
        return;
    if (!(value instanceof suite_deferred/* Deferred */.cY)) {
        for (const [key, item] of Object.entries(value)) {
            tellTooLate(root, [...path, Array.isArray(value) ? Number(key) : key], item, log);
        }
        return;
    }
    log.at(root, path, "value", {
        title: `\`${path.findLast((step) => typeof step === "string")}\` is known too late`,
        description: "It must be known before the run, and this variable has its value only while the suite runs.",
        fix: "Write the value itself, or a variable that is declared in the suite.",
    });
}
/** As `tellTooLate`, for some keys of a mapping that `path` leads to. */
function tellKeysTooLate(root, path, node, keys, log) {
    for (const key of keys)
        tellTooLate(root, [...path, key], (0,own/* child */.j)(node, key), log);
}

;// CONCATENATED MODULE: ./src/suite/limits.ts



/** The limits of an `expect` in its long form; undefined where it has none. */
function limitsOf(expect, root, path, log) {
    if (!(0,json/* isObject */.G)(expect))
        return undefined;
    tellKeysTooLate(root, path, expect, ["max_duration_ms", "max_response_tokens", "response_headers_absent"], log);
    const duration = (0,own/* child */.j)(expect, "max_duration_ms");
    const tokens = (0,own/* child */.j)(expect, "max_response_tokens");
    const most = (0,json/* isObject */.G)(tokens) ? (0,own/* child */.j)(tokens, "budget") : tokens;
    const limits = {
        ...(typeof duration === "number" && {
            maxDurationMs: { most: duration, location: log.places.locate(root, [...path, "max_duration_ms"], "entry") },
        }),
        ...(typeof most === "number" && {
            maxResponseTokens: {
                most,
                tokenizer: (0,own/* child */.j)(tokens, "tokenizer") === "cl100k_base" ? "cl100k_base" : "o200k_base",
                warns: (0,own/* child */.j)(tokens, "mode") === "warn",
                location: log.places.locate(root, [...path, "max_response_tokens"], "entry"),
            },
        }),
    };
    return Object.keys(limits).length === 0 ? undefined : limits;
}

;// CONCATENATED MODULE: ./src/suite/references.ts



/** The first name of a reference with dots: `steps` of `steps.login.token`; empty where it has none. */
function headOf({ name }) {
    return /^([^.[]+)[.[]/.exec(name)?.[1] ?? "";
}
/** The id that `${steps.ID.path}` names; empty for other references. */
function stepOf({ name }) {
    return /^steps\.([^.[]+)/.exec(name)?.[1] ?? "";
}
/** Tells every `${steps.ID…}` below a node whose id is none of those that have run before. */
function checkStepReferences(root, path, node, known, log) {
    for (const { reference, path: inner } of (0,suite_deferred/* referencesIn */.ii)(node)) {
        if (headOf(reference) !== "steps")
            continue;
        const id = stepOf(reference);
        if (known.has(id))
            continue;
        const meant = (0,suggest/* suggest */.ZA)(id, [...known]);
        log.notFound(root, [...path, ...inner], "value", {
            title: `no earlier step has the id \`${id}\``,
            description: known.size === 0
                ? `\`\${${reference.name}}\` reads the answer of a step that has run before, and none before this one has an id.`
                : `\`\${${reference.name}}\` reads the answer of a step that has run before: ${(0,suggest/* listed */.KE)([...known])}.`,
            fix: meant === undefined ? "Give an earlier step this `id`." : `Did you mean \`${meant}\`?`,
        });
    }
}
/** Tells every `${data.x}` below a node that a row does not have; a fallback stands for what is missing. */
function checkDataReferences(root, path, node, rows, log) {
    for (const { reference, path: inner } of (0,suite_deferred/* referencesIn */.ii)(node)) {
        if (headOf(reference) !== "data" || reference.fallback !== undefined)
            continue;
        const field = /^data\.([^.[]+)/.exec(reference.name)?.[1] ?? /^data\["([^"]*)"\]/.exec(reference.name)?.[1] ?? "";
        const index = rows.findIndex((row) => (0,own/* child */.j)(row, field) === undefined);
        if (index === -1)
            continue;
        const fields = Object.keys(rows[index] ?? {});
        const meant = (0,suggest/* suggest */.ZA)(field, fields);
        log.notFound(root, [...path, ...inner], "value", {
            title: `no \`${field}\` in row ${index} of the data`,
            description: fields.length === 0 ? "The row is empty." : `The row has ${(0,suggest/* listed */.KE)(fields)}.`,
            fix: meant === undefined ? `Add it, or write \`\${data.${field}:-fallback}\`.` : `Did you mean \`${meant}\`?`,
        });
    }
}

// EXTERNAL MODULE: ./src/core/words.ts
var core_words = __webpack_require__(77522);
;// CONCATENATED MODULE: ./src/suite/transforms.ts




/** The programs of a `transform` at a path; tells a command that cannot be split into words. */
function transformOf(root, path, log) {
    const node = path.reduce(own/* child */.j, root);
    if (!(0,json/* isObject */.G)(node))
        return undefined;
    const request = programOf(root, [...path, "request"], node["request"], log);
    const response = programOf(root, [...path, "response"], node["response"], log);
    if (request === undefined && response === undefined)
        return undefined;
    const folder = (0,external_node_path_.dirname)(log.places.sourceOf(node, request ? "request" : "response")?.file ?? "");
    return { ...(request && { request }), ...(response && { response }), folder };
}
function programOf(root, path, written, log) {
    const location = log.places.locate(root, path, "entry");
    if (typeof written !== "string") {
        const program = (0,own/* child */.j)(written, "jq");
        return typeof program === "string" ? { jq: program, location } : undefined;
    }
    try {
        const command = (0,core_words/* splitWords */.y)(written);
        const [first, program, ...others] = command;
        if (first === "jq" && program !== undefined && others.length === 0)
            return { jq: program, location };
        if (command.length > 0)
            return { command, location };
        tell("it has no word");
    }
    catch (error) {
        tell(error instanceof Error ? error.message : String(error));
    }
    return undefined;
    function tell(why) {
        log.at(root, path, "value", {
            title: "the command cannot be read",
            description: `It is split into words as a shell does, and ${why}.`,
            fix: "Close every quote, and write a literal backslash as `\\\\`.",
        });
    }
}

;// CONCATENATED MODULE: ./src/suite/default-test.ts








/** The defaults of a suite. `known`: ids of the steps of `setup`. */
function defaultsOf(root, known, log) {
    const block = (0,own/* child */.j)(root, "defaultTest");
    if (!(0,json/* isObject */.G)(block))
        return { tags: [] };
    const path = ["defaultTest"];
    const { tags, timeout_ms: timeout, expect } = block;
    tellKeysTooLate(root, path, block, ["tags", "timeout_ms"], log);
    const limits = limitsOf(expect, root, [...path, "expect"], log);
    const transform = transformOf(root, [...path, "transform"], log);
    checkStepReferences(root, [...path, "expect"], expect, known, log);
    return {
        tags: (0,scalars/* textsOf */.CB)(tags) ?? [],
        ...(typeof timeout === "number" && { timeoutMs: timeout }),
        ...(expect !== undefined && { expect: assertionsOf(expect, root, [...path, "expect"], log) }),
        ...(limits && { limits }),
        ...(transform && { transform }),
    };
}
/** A test's transform with what the default has beside it: request and response are replaced one by one. */
function withDefault(own, base) {
    if (own === undefined || base === undefined)
        return own ?? base;
    return { ...base, ...own };
}

;// CONCATENATED MODULE: ./src/suite/server-name.ts

/** A name of a server that a test or a step gives; tells where the suite has no such server. */
function knownServer(root, path, name, servers, log) {
    const names = [...servers.keys()];
    if (servers.size === 0 || servers.has(name))
        return name;
    const meant = (0,suggest/* suggest */.ZA)(name, names);
    log.notFound(root, path, "value", {
        title: `unknown server \`${name}\``,
        description: `The suite has ${(0,suggest/* listed */.KE)(names)}.`,
        fix: meant === undefined ? "Write one of these, or declare it under `servers:`." : `Did you mean \`${meant}\`?`,
    });
    return name;
}
/** The server where none is named: the only one; tells where there are several. `what`: The test, The step. */
function onlyServer(root, path, what, servers, log) {
    const names = [...servers.keys()];
    if (names.length > 1) {
        log.at(root, path, "value", {
            title: "which server?",
            description: `${what} names no server, and the suite has several: ${(0,suggest/* listed */.KE)(names)}.`,
            fix: "Write `server:` with one of them.",
        });
    }
    return names[0] ?? "";
}

;// CONCATENATED MODULE: ./src/suite/fixtures.ts





/** The fixtures of a suite; tells names that occur twice. */
function fixturesOf(root, servers, log) {
    const block = (0,own/* child */.j)(root, "fixtures");
    tellTooLate(root, ["fixtures"], block, log);
    const server = (0,own/* child */.j)(block, "server");
    const list = (0,own/* child */.j)(block, "errors");
    const errors = new Map();
    for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
        if (!(0,json/* isObject */.G)(entry) || typeof entry["name"] !== "string")
            continue;
        const { name, code, message, tool } = entry;
        if (errors.has(name)) {
            log.at(root, ["fixtures", "errors", index, "name"], "value", {
                title: `two fixtures are called \`${name}\``,
                description: "Tests could not tell the two apart.",
                fix: "Give one of them another name.",
            });
        }
        errors.set(name, {
            code: Number(code),
            message: String(message),
            ...("data" in entry ? { data: entry["data"] } : {}),
            ...(typeof tool === "string" ? { tool } : {}),
        });
    }
    return typeof server === "string"
        ? { server: knownServer(root, ["fixtures", "server"], server, servers, log), errors }
        : { errors };
}
/** The error that a test names; tells where there is none, or where it is not for this test's tool or server. */
function injectedOf(root, path, test, fixtures, log) {
    const name = test.injectError;
    if (typeof name !== "string")
        return undefined;
    const found = fixtures.errors.get(name);
    const names = [...fixtures.errors.keys()];
    if (found === undefined) {
        const meant = (0,suggest/* suggest */.ZA)(name, names);
        log.notFound(root, [...path, "inject_error"], "value", {
            title: `no fixture is called \`${name}\``,
            description: names.length === 0
                ? "The suite has none under `fixtures.errors`."
                : `\`fixtures.errors\` has ${(0,suggest/* listed */.KE)(names)}.`,
            fix: meant === undefined ? "Declare it under `fixtures.errors`." : `Did you mean \`${meant}\`?`,
        });
        return undefined;
    }
    const { tool, ...error } = found;
    if (tool !== undefined && tool !== test.tool) {
        log.at(root, [...path, "inject_error"], "value", {
            title: `\`${name}\` is a fixture for another tool`,
            description: `It is an error of \`${tool}\`, and this test calls \`${test.tool || "no tool"}\`.`,
            fix: "Write `applies_to: any` in the fixture instead of its `tool`, or choose another.",
        });
    }
    const other = test.servers.find((server) => server.name !== fixtures.server);
    if (fixtures.server !== undefined && other !== undefined) {
        log.notFound(root, [...path, "inject_error"], "value", {
            title: `\`${name}\` is a fixture for another server`,
            description: `\`fixtures.server\` is \`${fixtures.server}\`, and this test is for \`${other.name}\`.`,
            fix: "Change the test's `server`, or leave `fixtures.server` out.",
        });
    }
    return error;
}

// EXTERNAL MODULE: ./src/suite/http-check.ts
var http_check = __webpack_require__(44947);
;// CONCATENATED MODULE: ./src/suite/servers.ts







const EARLY_KEYS = ["cwd", "startup_timeout", "inherit_env", "cassette", "safe_calls", "volatile"];
/** The servers of a suite; tells what is wrong with them, and where there is none. */
function serversOf(root, log) {
    const servers = new Map();
    const declared = (0,own/* child */.j)(root, "servers");
    for (const [name, entry] of Object.entries((0,json/* isObject */.G)(declared) ? declared : {})) {
        if (!(0,json/* isObject */.G)(entry) || !(0,json/* isObject */.G)(declared))
            continue;
        const path = ["servers", name];
        const folder = (0,external_node_path_.dirname)(log.places.sourceOf(declared, name)?.file ?? "");
        servers.set(name, (0,suite_server/* toServer */.z)(name, entry, folder, log.places.locate(root, path, "key")));
        checkServer(root, path, entry, log);
    }
    if (servers.size === 0 && (declared === undefined || (0,json/* isObject */.G)(declared))) {
        log.notFound(root, declared === undefined ? [] : ["servers"], "key", {
            title: "no servers",
            description: "A suite needs at least one server to test, here or in an imported file.",
            fix: "Write `servers:` with a name and its `command`.",
        });
    }
    return servers;
}
/** Tells what is wrong with a server's entry beyond its schema; `path` leads to it. */
function checkServer(root, path, entry, log) {
    const durations = [["startup_timeout"], ["http", "timeout"], ["http", "connect_timeout"]];
    const ready = ["timeout", "interval"].map((key) => ["wait_for_ready", key]);
    for (const keys of [...durations, ...ready])
        checkDuration(root, [...path, ...keys], log);
    checkKind(root, path, entry, log);
    tellKeysTooLate(root, path, entry, EARLY_KEYS, log);
    tellKeysTooLate(root, [...path, "wait_for_ready"], entry["wait_for_ready"], ["timeout", "interval"], log);
    if (entry["url"] !== undefined)
        (0,http_check/* checkHttp */.hv)(root, path, entry, log);
}
/** A field that has no meaning for the server's kind would be passed over. */
function checkKind(root, path, entry, log) {
    const kinds = ["command", "url", "cassette"].filter((kind) => (0,own/* child */.j)(entry, kind) !== undefined);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1)
        return;
    for (const other of ["command", "url"]) {
        if (other === kind)
            continue;
        for (const field of suite_server/* FIELDS_OF_KIND */.t[other].filter((one) => (0,own/* child */.j)(entry, one) !== undefined)) {
            log.at(root, [...path, field], "key", {
                title: `\`${field}\` on a server with \`${kind}\``,
                description: `It has a meaning only for servers with \`${other}\`.`,
                fix: `Remove it${field === "auth" ? "; give a token to a process by `env`" : ""}.`,
            });
        }
    }
}
function checkDuration(root, path, log) {
    const value = path.reduce(own/* child */.j, root);
    // Another form is told by the schema.
    const isWritten = typeof value === "string" && /^[0-9]+(\.[0-9]+)?(ms|s|m|h)$/.test(value);
    if (!isWritten || (0,duration/* parseDuration */.E)(value) !== undefined)
        return;
    log.at(root, path, "value", {
        title: `\`${path.at(-1)}\` is too long`,
        description: "Timers count to some 24 days.",
        fix: "Write a shorter duration.",
    });
}

;// CONCATENATED MODULE: ./src/suite/clashes.ts

/** Reports every key of a test that does not go with another one: it would be passed over. */
function checkClashes(root, path, node, clashes, log) {
    for (const { key, beside, why, fix } of clashes) {
        if (!isSet((0,own/* child */.j)(node, key)))
            continue;
        for (const other of beside) {
            const inner = other.split(".");
            if (!isSet(inner.reduce(own/* child */.j, node)))
                continue;
            log.at(root, [...path, ...inner], "key", {
                title: `\`${inner.at(-1)}\` does not go with \`${key}\``,
                description: why,
                fix: fix ?? "Write a test of its own for it, or remove one of the two.",
            });
        }
    }
}
/** False for what asks for nothing: `parity: false`, `resend: 0`, an empty list. */
function isSet(value) {
    return value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
}

// EXTERNAL MODULE: ./src/suite/combinations.ts
var combinations = __webpack_require__(35642);
;// CONCATENATED MODULE: ./src/suite/steps.ts








/** The steps at a path; tells ids that occur twice and references to steps that have not run. */
function stepsOf(list, path, scope) {
    const { root, known, log } = scope;
    if (!Array.isArray(list))
        return [];
    return list.flatMap((node, index) => {
        if (!(0,json/* isObject */.G)(node))
            return [];
        const at = [...path, index];
        const { expect, ...rest } = node;
        checkStepReferences(root, at, rest, known, log);
        const { id } = node;
        if (typeof id === "string") {
            if (known.has(id))
                tellTwice(root, [...at, "id"], id, log);
            known.add(id);
        }
        // What a step expects may name its own answer.
        checkStepReferences(root, [...at, "expect"], expect, known, log);
        return [steps_stepOf(node, at, scope)];
    });
}
function steps_stepOf(node, path, scope) {
    const { root, servers, log } = scope;
    const { id, server, expect, save, timeout_ms: timeout } = node;
    checkClashes(root, path, node, combinations/* STEP_CLASHES */.pG, log);
    const limits = limitsOf(expect, root, [...path, "expect"], log);
    tellKeysTooLate(root, path, node, ["id", "server", "save", "timeout_ms"], log);
    const assertions = assertionsOf(expect, root, [...path, "expect"], log);
    const call = callOf(node);
    const name = typeof server === "string"
        ? knownServer(root, [...path, "server"], server, servers, log)
        : (scope.server ?? onlyServer(root, [...path, KEYS[call.block]], "The step", servers, log));
    headersOnlyOverHttp(root, [...path, "expect"], expect, servers.get(name), log);
    return {
        ...(typeof id === "string" ? { id } : {}),
        server: name,
        call,
        timeoutMs: typeof timeout === "number" ? timeout : scope.timeoutMs,
        ...(assertions.length > 0 && { expect: assertions }),
        ...(limits && { limits }),
        save: Object.entries((0,json/* isObject */.G)(save) ? save : {}).flatMap(([name, target]) => typeof target === "string" ? [{ name, target, path: ["save", name] }] : []),
        location: log.places.locate(node, [typeof id === "string" ? "id" : KEYS[call.block]]),
        node,
    };
}
const KEYS = { tools: "tool", resources: "resource", prompts: "prompt" };
/** A URI may wait for what an earlier step answered. */
function callOf(node) {
    const { tool, resource, prompt } = node;
    const args = (0,json/* isObject */.G)(node["args"]) ? node["args"] : {};
    if (resource !== undefined)
        return { block: "resources", uri: resource };
    if (prompt !== undefined)
        return { block: "prompts", prompt: prompt, args };
    return { block: "tools", tool: tool, args };
}
function tellTwice(root, path, id, log) {
    log.at(root, path, "value", {
        title: `two steps have the id \`${id}\``,
        description: "References could not tell the two apart.",
        fix: "Give one of them another id.",
    });
}

// EXTERNAL MODULE: ./src/rules/registry.ts + 116 modules
var registry = __webpack_require__(36401);
;// CONCATENATED MODULE: ./src/suite/compliance.ts



/** Checks of a method, which is called or, for the handshake, was. */
const METHOD_CHECKS = [
    "initialize",
    "ping",
    "tools/list",
    "resources/list",
    "resources/templates/list",
    "prompts/list",
    "server/discover",
];
const INVARIANTS = ["invariants", "INV"];
/** Families that the format has, and that need the corpus. */
const CORPUS = /^(corpus|(PROTO|TOOL|RES|PROMPT|SCH|DESC|SEC|PORT|SURF|TRANSPORT|HTTP|AUTH|LIFE)(-[A-Z0-9-]+)?)$/;
const NOTHING_TO_READ = {
    title: "`expect` beside a check of invariants judges nothing",
    description: "Invariants are judged over all messages of the session; there is no one answer to read.",
    fix: "Remove it, or write a test with `request` for it.",
};
/** What a compliance test asks for; tells a check that is none, or that this version does not run. */
function complianceOf(node, root, path, log) {
    const { check, request, raw } = node;
    if (typeof raw === "string")
        return { raw };
    if ((0,json/* isObject */.G)(request) && typeof request["method"] === "string") {
        const { method, params } = request;
        return { request: { method, ...((0,json/* isObject */.G)(params) && { params }) } };
    }
    if (typeof check !== "string")
        return {};
    if (METHOD_CHECKS.includes(check))
        return { check };
    if (INVARIANTS.includes(check) || (0,registry/* ruleOf */.Y)(check)?.family === "INV") {
        if (node["expect"] !== undefined)
            log.at(root, [...path, "expect"], "key", NOTHING_TO_READ);
        return { check };
    }
    const isLater = CORPUS.test(check);
    const meant = (0,suggest/* suggest */.ZA)(check, [...METHOD_CHECKS, ...INVARIANTS, "corpus"]);
    log.at(root, [...path, "check"], "value", {
        title: isLater ? `\`check: ${check}\` is not yet run by this version` : `unknown check \`${check}\``,
        description: isLater
            ? "The format has it, but passing over it would make a suite look better than it is."
            : `There are ${(0,suggest/* listed */.KE)([...METHOD_CHECKS, "invariants"])}, and the ids of invariants (INV-002).`,
        fix: isLater || meant === undefined ? "Choose one of the other checks." : `Did you mean \`${meant}\`?`,
    });
    return {};
}

;// CONCATENATED MODULE: ./src/suite/compositions.ts








/** Nodes of a circle that a message names. */
const MAX_SHOWN = 20;
/** The graph of a composition in topological order; tells whatever keeps it from being one. */
function graphOf(root, path, composition, server, servers, log) {
    const written = composition["nodes"];
    const nodes = new Map();
    for (const [index, node] of (Array.isArray(written) ? written : []).entries()) {
        const at = [...path, "nodes", index];
        if (!(0,json/* isObject */.G)(node))
            continue;
        tellKeysTooLate(root, at, node, ["id", "tool", "server", "needs"], log);
        if (typeof node["id"] !== "string")
            continue;
        const { id, server: own, needs } = node;
        if (nodes.has(id)) {
            log.at(root, [...at, "id"], "value", {
                title: `two nodes have the id \`${id}\``,
                description: "References could not tell the two apart.",
                fix: "Give one of them another id.",
            });
            continue;
        }
        nodes.set(id, {
            id,
            server: typeof own === "string" ? knownServer(root, [...at, "server"], own, servers, log) : server,
            needs: (0,scalars/* textsOf */.CB)(needs) ?? [],
            call: { block: "tools", tool: (0,scalars/* textOf */.b6)(node["tool"]), args: (0,json/* isObject */.G)(node["args"]) ? node["args"] : {} },
            location: log.places.locate(node, ["id"]),
            path: at,
        });
    }
    for (const node of nodes.values())
        checkNode(root, node, nodes, log);
    const sorted = sort(root, [...nodes.values()], log);
    const { output } = composition;
    if (typeof output === "string" && !nodes.has(output))
        unknownNode(root, [...path, "output"], output, nodes, log);
    return {
        nodes: sorted.map(({ path: _, ...node }) => node),
        output: typeof output === "string" ? output : (sorted.at(-1)?.id ?? ""),
    };
}
/** Every need is a node, and every reference is to a need. */
function checkNode(root, node, nodes, log) {
    for (const [index, need] of node.needs.entries()) {
        if (!nodes.has(need))
            unknownNode(root, [...node.path, "needs", index], need, nodes, log);
    }
    const written = node.path.reduce(own/* child */.j, root);
    for (const { reference, path } of (0,suite_deferred/* referencesIn */.ii)((0,own/* child */.j)(written, "args"))) {
        const id = headOf(reference);
        if (id === "" || node.needs.includes(id))
            continue;
        log.notFound(root, [...node.path, "args", ...path], "value", {
            title: `\`${id}\` is not in \`needs\``,
            description: `\`\${${reference.name}}\` reads the output of the node \`${id}\`, which must have run before \`${node.id}\`.`,
            fix: nodes.has(id) ? `Add \`${id}\` to the node's \`needs\`.` : `The nodes are ${(0,suggest/* listed */.KE)(nodes.keys())}.`,
        });
    }
}
function unknownNode(root, path, id, nodes, log) {
    if (log.full)
        return;
    const meant = (0,suggest/* suggest */.ZA)(id, nodes.keys());
    log.notFound(root, path, "value", {
        title: `no node has the id \`${id}\``,
        description: `The composition has ${(0,suggest/* listed */.KE)(nodes.keys())}.`,
        fix: meant === undefined ? "Write one of these." : `Did you mean \`${meant}\`?`,
    });
}
/** Topological order; among nodes that are ready the first in the file. */
function sort(root, nodes, log) {
    const places = new Map(nodes.map((node, index) => [node.id, index]));
    const children = nodes.map(() => []);
    const missing = nodes.map(({ needs }, index) => {
        const known = [...new Set(needs)].flatMap((need) => places.get(need) ?? []);
        for (const need of known)
            children[need]?.push(index);
        return known.length;
    });
    const sorted = [];
    const ready = [...nodes.keys()].filter((index) => missing[index] === 0);
    for (let index = ready.shift(); index !== undefined; index = ready.shift()) {
        sorted.push(nodes[index]);
        for (const waiting of children[index] ?? []) {
            missing[waiting] -= 1;
            if (missing[waiting] !== 0)
                continue;
            const behind = ready.findIndex((other) => other > waiting);
            ready.splice(behind === -1 ? ready.length : behind, 0, waiting);
        }
    }
    if (sorted.length === nodes.length)
        return sorted;
    const done = new Set(sorted);
    const waiting = nodes.filter((node) => !done.has(node));
    log.at(root, [...(waiting[0]?.path ?? []), "needs"], "value", {
        title: "the nodes need each other in a circle",
        description: `${circle(waiting)}.`,
        fix: "Take one of these out of `needs`.",
    });
    return [...sorted, ...waiting];
}
/** One way round, from nodes of which each waits for another. */
function circle(waiting) {
    const byId = new Map(waiting.map((node) => [node.id, node]));
    const way = [];
    let at = waiting[0];
    while (at !== undefined && !way.includes(at.id)) {
        way.push(at.id);
        at = at.needs.map((need) => byId.get(need)).find((node) => node !== undefined);
    }
    const round = at === undefined ? way : [...way.slice(way.indexOf(at.id)), at.id];
    if (round.length <= MAX_SHOWN)
        return round.join(" → ");
    return [...round.slice(0, MAX_SHOWN), "…", round.at(-1)].join(" → ");
}

;// CONCATENATED MODULE: ./src/suite/expand.ts





/** A test for each row. The name, tags, skip and tool are filled in here; arguments and assertions when it runs. */
function withRows(root, path, node, test, rows, log) {
    const { name, tags, skip, tool } = node;
    const heads = {
        name,
        ...(tags !== undefined && { tags }),
        ...(skip !== undefined && { skip }),
        ...(tool !== undefined && { tool }),
    };
    const isLate = (0,suite_deferred/* hasDeferred */.gD)(heads);
    return rows.map((data, index) => {
        const label = data["name"];
        const row = typeof label === "string" || typeof label === "number" ? label : index;
        const filled = isLate ? fillHeads(root, path, heads, test.tags, data, log) : {};
        return { ...test, ...filled, row, data };
    });
}
/** `known`: the tags that do not wait for a row, those of defaultTest among them. */
function fillHeads(root, path, heads, known, data, log) {
    try {
        const { name, tags, skip, tool } = (0,suite_deferred/* fillIn */.pz)(heads, (reference) => readData(data, reference));
        const reason = (0,scalars/* skipReason */.YG)(skip);
        return {
            name: String(name),
            ...(Array.isArray(tags) && { tags: [...new Set([...known, ...tags.map(String)])] }),
            ...(reason !== undefined && { skip: reason }),
            ...(typeof tool === "string" && { tool }),
        };
    }
    catch (error) {
        if (!(error instanceof problem/* UserError */.yo))
            throw error;
        for (const { title, description, fix } of error.problems)
            log.at(root, [...path, "name"], "value", { title, description, fix });
        return {};
    }
}
/** A field of a row, or of what is in it: `data.city`, `data["first name"]`, `data.places[0].name`. */
function readData(data, reference) {
    const parts = reference.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g);
    const [head, ...steps] = [...parts].map(([, key, index, name]) => key ?? name ?? Number(index));
    return head === "data" ? steps.reduce(own/* child */.j, data) : undefined;
}
/** A test for each server of a list; the later ones are compared with the first where `parity` asks for it. */
function onServers(root, path, node, test, servers, log) {
    const { server: list, parity } = node;
    if (!Array.isArray(list)) {
        if (parity === true)
            tellAlone(root, path, log);
        return [test];
    }
    const names = list.filter((name) => typeof name === "string");
    const first = names[0];
    if (parity === true && names.length < 2)
        tellAlone(root, path, log);
    return names.map((name, index) => {
        knownServer(root, [...path, "server", index], name, servers, log);
        if (names.indexOf(name) < index) {
            log.at(root, [...path, "server", index], "value", {
                title: `\`${name}\` is named twice`,
                description: "The test runs once on each server of the list.",
                fix: "Remove one of the two.",
            });
        }
        const compared = parity === true && test.block === "tools" ? { parity: first } : {};
        return { ...moved(test, first ?? "", name), ...compared };
    });
}
/** Steps and nodes that name no server run on the test's. */
function moved(test, from, to) {
    if (from === to)
        return test;
    const move = (list) => list.map((one) => (one.server === from && (0,own/* child */.j)(one.node, "server") === undefined ? { ...one, server: to } : one));
    if (test.block === "compositions")
        return { ...test, server: to, nodes: move(test.nodes) };
    if (test.block !== "tools")
        return { ...test, server: to };
    return {
        ...test,
        server: to,
        ...(test.steps && { steps: move(test.steps) }),
        ...(test.verify && { verify: move(test.verify) }),
        ...(test.finally && { finally: move(test.finally) }),
    };
}
function tellAlone(root, path, log) {
    log.at(root, [...path, "parity"], "key", {
        title: "`parity` needs several servers",
        description: "It compares the answers of the servers that the test's `server` lists.",
        fix: "Write `server: [one, other]`, or remove `parity`.",
    });
}

;// CONCATENATED MODULE: ./src/suite/negative-path.ts

const CHECKS = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"];
const OVERSIZED_BYTES = 1024 * 1024;
/** The `negative_path` of a tool test with its defaults; undefined where the test has none. */
function negativePathOf(block) {
    if (!(0,json/* isObject */.G)(block))
        return undefined;
    const { checks, base_call, error_channel, oversized_bytes } = block;
    const gate = ["off", "warn", "fail"].find((one) => one === error_channel);
    return {
        checks: Array.isArray(checks) ? CHECKS.filter((check) => checks.includes(check)) : CHECKS,
        oversizedBytes: typeof oversized_bytes === "number" ? oversized_bytes : OVERSIZED_BYTES,
        ...(typeof base_call === "boolean" && { baseCall: base_call }),
        ...(gate && { errorChannel: gate }),
    };
}

;// CONCATENATED MODULE: ./src/suite/wire-fault.ts

const FAULTS = ["drop_response", "disconnect", "duplicate_request"];
/** The `wire_fault` of a test on these servers; tells where it would prove nothing, or cannot be made. */
function wireFaultOf(root, path, node, servers, log) {
    const fault = FAULTS.find((one) => one === node["wire_fault"]);
    if (fault === undefined)
        return undefined;
    const at = [...path, "wire_fault"];
    if (servers.some(({ cassette }) => cassette !== undefined)) {
        log.at(root, at, "key", {
            title: "`wire_fault` on a server with `cassette`",
            description: "A recording has no wire on which a message could be lost or come twice.",
            fix: "Test the server itself, or remove it.",
        });
    }
    const reads = node["expect"] !== undefined || (0,own/* child */.j)(node["transform"], "response") !== undefined;
    if (fault !== "duplicate_request" && !node["resend"] && (reads || node["verify"] === undefined)) {
        log.at(root, at, "value", {
            title: `\`${fault}\` leaves no answer`,
            description: reads
                ? "`expect` and `transform.response` have nothing to read, for the answer is lost."
                : "Nothing judges what the call changed.",
            fix: "Write `resend: 1`, as a client would call again, or judge by `verify` alone.",
        });
    }
    return fault;
}

;// CONCATENATED MODULE: ./src/suite/tests.ts



















const BLOCKS = ["tools", "resources", "prompts", "compositions", "compliance"];
/** Keys of a test that may hold what is known only while the suite runs. */
const LATE_KEYS = new Set([
    ...["args", "expect", "steps", "finally", "verify", "setup", "teardown", "nodes", "transform", "request"],
]);
/** Keys that may hold `${data.x}`, which is known when the rows are. */
const ROW_KEYS = new Set(["name", "tool", "tags", "skip"]);
const DEFAULT_EXPECT = ["defaultTest", "expect"];
/** The tests of a suite, block by block as the document has them; tells names that occur twice. */
function testsOf(scope) {
    const { root, log } = scope;
    const tests = [];
    for (const [block, list] of Object.entries(root)) {
        if (!BLOCKS.includes(block) || !Array.isArray(list))
            continue;
        const names = new Map();
        for (const [index, node] of list.entries()) {
            if (!(0,json/* isObject */.G)(node))
                continue;
            for (const test of expand(block, index, node, scope)) {
                const shown = test.row === undefined ? test.name : `${test.name} [${test.row}]`;
                const key = `${shown}\0${test.server}`;
                tests.push(test);
                if (test.name === "")
                    continue;
                const same = names.get(key);
                const first = same ?? names.get(shown);
                names.set(key, index).set(shown, first ?? index);
                // On several servers a test is one; two rows of one name are two.
                if (first === undefined || (first === index && (test.row === undefined || same === undefined)))
                    continue;
                tellDuplicate(root, [block, index, "name"], shown, log.places.locate(root, [block, first, "name"]), log);
            }
        }
    }
    return tests;
}
/** A test for each row of its data and each of its servers. */
function expand(block, index, node, scope) {
    const { root, data, log } = scope;
    const path = [block, index];
    const rows = data.get(node);
    const { data: _, ...rest } = node;
    if (rows)
        checkDataReferences(root, path, rest, rows, log);
    const whole = testOf(block, index, node, scope);
    const byRow = rows ? withRows(root, path, node, whole, rows, log) : [whole];
    return byRow.flatMap((test) => onServers(root, path, node, test, scope.servers, log));
}
function testOf(block, index, node, scope) {
    const { root, servers, defaults, log } = scope;
    const path = [block, index];
    const { expect } = node;
    const skipped = (0,scalars/* skipReason */.YG)(node["skip"]);
    for (const key of Object.keys(node)) {
        const isLate = LATE_KEYS.has(key) || ("data" in node && ROW_KEYS.has(key));
        if (!isLate)
            tellTooLate(root, [...path, key], node[key], log);
    }
    tellKeysTooLate(root, [...path, "request"], node["request"], ["method"], log);
    const onlyVersions = (0,scalars/* textsOf */.CB)(node["only_versions"]);
    const skipVersions = (0,scalars/* textsOf */.CB)(node["skip_versions"]);
    const server = serverOf(root, path, node, servers, log);
    const all = ((0,scalars/* textsOf */.CB)(node["server"]) ?? [server]).flatMap((name) => servers.get(name) ?? []);
    const isCall = block === "tools" && typeof node["tool"] !== "undefined" && node["inject_error"] === undefined;
    const added = isCall ? (defaults.expect ?? []) : [];
    const asserted = [...assertionsOf(expect, root, [...path, "expect"], log), ...added];
    for (const one of all) {
        headersOnlyOverHttp(root, [...path, "expect"], expect, one, log);
        if (isCall)
            headersOnlyOverHttp(root, DEFAULT_EXPECT, DEFAULT_EXPECT.reduce(own/* child */.j, root), one, log);
    }
    const limits = { ...(isCall ? defaults.limits : undefined), ...limitsOf(expect, root, [...path, "expect"], log) };
    const defaultTimeoutMs = (block === "tools" ? defaults.timeoutMs : undefined) ?? scope.timeoutMs;
    const tags = [...(block === "tools" ? defaults.tags : []), ...((0,scalars/* textsOf */.CB)(node["tags"]) ?? [])];
    const base = {
        name: (0,scalars/* textOf */.b6)(node["name"]),
        server,
        tags: [...new Set(tags)],
        timeoutMs: (0,scalars/* numberOf */.rl)(node["timeout_ms"]) ?? defaultTimeoutMs,
        profile: (0,scalars/* oneOf */.yL)(node["profile"], ["quick", "standard", "full"]) ?? "standard",
        ...(skipped === undefined ? {} : { skip: skipped }),
        ...(onlyVersions === undefined ? {} : { onlyVersions }),
        ...(skipVersions === undefined ? {} : { skipVersions }),
        retries: (0,scalars/* numberOf */.rl)(node["retries"]) ?? scope.retries,
        // Where nothing is asserted, the call itself is judged.
        ...(asserted.length > 0 && { expect: asserted }),
        ...(Object.keys(limits).length > 0 ? { limits } : {}),
        location: log.places.locate(node, ["name"]),
        node,
    };
    const args = (0,json/* isObject */.G)(node["args"]) ? node["args"] : {};
    // Assigned, not spread: what a literal gets behind a spread gives every test a hidden class of its own, and each read
    // of its members in a run of thousands costs ten times as much.
    if (block === "compliance")
        return Object.assign(base, { block }, complianceOf(node, root, path, log));
    if (block === "compositions") {
        checkClashes(root, path, node, combinations/* COMPOSITION_CLASHES */.FD, log);
        return Object.assign(base, { block }, graphOf(root, path, node, server, servers, log));
    }
    if (block === "prompts")
        return Object.assign(base, { block, prompt: (0,scalars/* textOf */.b6)(node["prompt"]), args });
    if (block === "resources")
        return Object.assign(base, { block, uri: (0,scalars/* textOf */.b6)(node["uri"]) });
    const tool = (0,scalars/* textOf */.b6)(node["tool"]);
    return Object.assign(base, { block, tool, args }, extrasOf(path, node, { ...base, tool }, all, scope));
}
/** What a tool test has beside its call; `all`: the servers on which it runs. */
function extrasOf(path, node, test, all, scope) {
    const { root, servers, defaults, fixtures, log } = scope;
    const known = new Set(scope.setupIds);
    const { args, expect } = node;
    const resend = (0,scalars/* numberOf */.rl)(node["resend"]);
    const wireFault = wireFaultOf(root, path, node, all, log);
    checkStepReferences(root, path, { args, expect }, known, log);
    checkClashes(root, path, node, combinations/* CLASHES */.Yc, log);
    const steps = (key) => {
        if (!Array.isArray(node[key]))
            return {};
        const { server, timeoutMs } = test;
        return { [key]: stepsOf(node[key], [...path, key], { root, servers, server, timeoutMs, known, log }) };
    };
    const injected = injectedOf(root, path, { tool: test.tool, servers: all, injectError: node["inject_error"] }, fixtures, log);
    const negativePath = negativePathOf(node["negative_path"]);
    const isBare = Object.keys(node).every((key) => (0,combinations/* clashOf */.JT)(key, "transform") === undefined);
    const transform = withDefault(transformOf(root, [...path, "transform"], log), isBare ? defaults.transform : undefined);
    return {
        ...steps("steps"),
        ...steps("verify"),
        ...steps("finally"),
        ...(injected && { injected }),
        ...(transform && { transform }),
        ...(resend && { resend }),
        ...(wireFault && { wireFault }),
        ...(negativePath && { negativePath }),
    };
}
/** The server of a test; the first of a list. */
function serverOf(root, path, node, servers, log) {
    const { server } = node;
    const first = Array.isArray(server) ? server[0] : server;
    if (servers.size === 0)
        return "";
    if (server === undefined)
        return onlyServer(root, [...path, "name"], "The test", servers, log);
    // Another type is told by the schema; the names of a list are looked at one by one.
    if (typeof server !== "string")
        return typeof first === "string" ? first : "";
    return knownServer(root, [...path, "server"], server, servers, log);
}
function tellDuplicate(root, path, name, first, log) {
    log.at(root, path, "value", {
        title: `duplicate test name \`${name}\``,
        description: `The first test of this name stands at ${first.file}:${first.line}; reports could not tell the two apart.`,
        fix: "Give one of them another name.",
    });
}

;// CONCATENATED MODULE: ./src/suite/resolve.ts









const CALL_TIMEOUT_MS = 30_000;
const BEFORE_THE_RUN = ["performance", "run_options", "target_versions", "model_compatibility"];
/**
 * A suite from its merged document, after interpolation. Tells every problem that is left, and takes documents in
 * which others were found before; the suite is of use only where there is none.
 */
function resolveSuite(file, name, root, data, log, suiteDefaults = {}) {
    for (const block of BEFORE_THE_RUN)
        tellTooLate(root, [block], (0,own/* child */.j)(root, block), log);
    const servers = serversOf(root, log);
    const performance = (0,own/* child */.j)(root, "performance");
    const p95 = (0,own/* child */.j)(performance, "p95_latency_ms");
    const defaultTimeoutMs = (0,scalars/* numberOf */.rl)((0,own/* child */.j)(performance, "default_timeout_ms")) ?? CALL_TIMEOUT_MS;
    const known = new Set();
    const scope = { root, servers, timeoutMs: defaultTimeoutMs, log };
    const setup = stepsOf((0,own/* child */.j)(root, "setup"), ["setup"], { ...scope, known });
    const teardown = stepsOf((0,own/* child */.j)(root, "teardown"), ["teardown"], { ...scope, known: new Set(known) });
    const defaults = defaultsOf(root, known, log);
    const fixtures = fixturesOf(root, servers, log);
    return {
        file,
        name,
        servers,
        tests: testsOf({ ...scope, setupIds: known, defaults, fixtures, data, retries: suiteDefaults.retries ?? 0 }),
        setup,
        teardown,
        targetVersions: targetVersionsOf(root, log),
        defaultTimeoutMs,
        ...(typeof p95 === "number" ? { p95LatencyMs: p95 } : {}),
        p95Gates: (0,own/* child */.j)(performance, "gate") === true,
        runOptions: runOptionsOf((0,own/* child */.j)(root, "run_options"), suiteDefaults),
        imports: [],
        modelCompatibility: (0,scalars/* textsOf */.CB)((0,own/* child */.j)(root, "model_compatibility")) ?? [],
        warnings: [],
        notices: [],
        secrets: new Map(),
        places: log.places,
    };
}

;// CONCATENATED MODULE: ./src/suite/unsupported.ts

/** Keys that the format has and this version does not run; `*` is every name or index. Told, never passed over. */
const NOT_YET = [
    ...["agents", "faults", "providers", "budget", "evals", "rubrics", "scorers"],
    ...["run_options.drift", "run_options.surface_budget"],
    "tools.*.fuzz",
];
/** Tells every key of a merged document that this version does not run. */
function tellUnsupported(root, log) {
    for (const pattern of NOT_YET)
        visit(root, root, pattern.split("."), [], log);
}
function visit(root, node, pattern, path, log) {
    const [step, ...rest] = pattern;
    if (step === undefined)
        unsupported_tell(root, path, log);
    if (step === undefined || typeof node !== "object" || node === null)
        return;
    if (step !== "*") {
        const value = (0,own/* child */.j)(node, step);
        // An empty list or mapping asks for nothing.
        const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
        if (value !== undefined && !isEmpty)
            visit(root, value, rest, [...path, step], log);
        return;
    }
    for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
        visit(root, (0,own/* child */.j)(node, key), rest, [...path, key], log);
    }
}
function unsupported_tell(root, path, log) {
    log.at(root, path, "key", {
        title: `\`${path.at(-1)}\` is not yet run by this version`,
        description: "The format has it, but passing over it would make a suite look better than it is.",
        fix: "Remove it, or run the suite with a version that has it.",
    });
}

;// CONCATENATED MODULE: ./src/suite/load.ts















/** Loads suite files with their imports: every problem of all of them at once. A file with an error has no suite. */
const loadSuites = async (files, options) => {
    const suites = [];
    const drafts = [];
    const problems = [];
    for (const file of files) {
        const loaded = await loadSuite((0,external_node_path_.resolve)(options.cwd, file), options);
        problems.push(...loaded.problems);
        if (loaded.suite !== undefined)
            suites.push(loaded.suite);
        if (loaded.draft !== undefined)
            drafts.push(loaded.draft);
    }
    return { suites, drafts, problems: (0,problem/* inOrder */.al)(problems) };
};
async function loadSuite(file, options) {
    const log = new problems/* ProblemLog */.m(new positions/* PlaceStore */.rH());
    const documents = readWithImports(file, options, log);
    for (const { root } of documents) {
        for (const [name, value] of (0,declared_secrets/* writtenSecrets */.l6)(root))
            options.onSecret?.(name, value);
        checkSchema(root, log);
    }
    // Where no more errors are taken, looking for more is work for nothing.
    if (documents.length === 0 || log.full)
        return { problems: log.list };
    const suite = await resolveDocuments(file, documents, options, log);
    if (!log.failed)
        return { suite: { ...suite, warnings: log.list }, problems: [] };
    const draft = { suite, problems: [...log.list, ...log.unsure], complete: log.complete };
    return { draft, problems: log.list };
}
async function resolveDocuments(file, documents, options, log) {
    const sound = !log.failed;
    const [first, ...later] = documents.map(({ root }) => root);
    const root = later.reduce((merged, next) => mergeDocuments(merged, next, log.places), mergeDocuments({}, first, log.places));
    const variables = variablesOf(file, root, options, log);
    fillDocument(root, variables, log, sound);
    for (const [name, value] of (0,declared_secrets/* filledSecrets */.Kx)(root))
        options.onSecret?.(name, value);
    const data = await dataOf(root, options, log);
    const suite = resolveSuite(file, (0,suite_read/* shownName */.HD)(file, options.cwd), root, data, log, options.defaults);
    checkCassettes(root, log, options.repositoryRoot);
    tellUnsupported(root, log);
    const notices = [...variables.overridden].map((name) => `the environment's ${name} stands instead of the suite's variable`);
    const imports = documents.map((document) => document.file).filter((path) => path !== file);
    const { secrets } = variables;
    return { ...suite, imports, notices, secrets };
}
function variablesOf(file, root, options, log) {
    let dotenv = {};
    try {
        dotenv = readDotenv(file, options);
    }
    catch (error) {
        if (!(error instanceof problem/* UserError */.yo))
            throw error;
        for (const problem of error.problems)
            log.add(problem);
    }
    return new Variables(root["variables"], options, dotenv);
}

// EXTERNAL MODULE: ./src/suite/http-server.ts
var http_server = __webpack_require__(73828);
;// CONCATENATED MODULE: ./src/suite/overrides.ts








/**
 * The servers of a suite with the overrides applied to each live one, or to the one that is named. Throws a UserError
 * where they contradict each other, fit no server, or leave open which one is meant.
 */
function applyOverrides(servers, overrides) {
    const names = flagsOf(overrides);
    if (names.length === 0)
        return { servers, names };
    if (overrides.serverUrl !== undefined && overrides.serverCommand !== undefined) {
        throw (0,problem/* userError */.IF)("two servers to replace one", "There are --server-url and --server-command.", "Give one of them.");
    }
    const targets = targetsOf(servers, overrides.serverTarget);
    const notes = [];
    const changed = new Map(servers);
    for (const server of targets)
        changed.set(server.name, override(server, overrides, notes));
    const where = (0,suggest/* listed */.KE)(targets.map(({ name }) => name));
    return {
        servers: changed,
        names,
        banner: [`Server overrides for ${where}: ${names.join(", ")}`, ...notes].join("; "),
    };
}
function flagsOf(overrides) {
    const flags = [
        ["--server-config", overrides.serverConfig],
        ["--server-url", overrides.serverUrl],
        ["--server-command", overrides.serverCommand],
        ["--server-auth-bearer-env", overrides.serverAuthBearerEnv],
        ...Object.keys(overrides.headers ?? {}).map((name) => [`--header ${name}`, true]),
        ...Object.keys(overrides.http ?? {}).map((name) => [`http.${name}`, true]),
        ["--wait-for-ready", overrides.waitForReady],
    ];
    return flags.flatMap(([flag, value]) => (value === undefined ? [] : [flag]));
}
/** The live servers that are meant: a cassette is no server that could be replaced. */
function targetsOf(servers, target) {
    const live = [...servers.values()].filter((server) => server.cassette === undefined);
    const names = live.map(({ name }) => name);
    if (target === undefined) {
        if (live.length === 1)
            return live;
        const found = live.length === 0 ? "The suite has no live server." : `The suite has several: ${(0,suggest/* listed */.KE)(names)}.`;
        throw (0,problem/* userError */.IF)("which server do the overrides mean?", found, "Name one by --server-target.");
    }
    const named = live.find(({ name }) => name === target);
    if (named !== undefined)
        return [named];
    const meant = (0,suggest/* suggest */.ZA)(target, names);
    const fix = meant === undefined ? "Name one of these." : `Did you mean \`${meant}\`?`;
    throw (0,problem/* userError */.IF)(`no live server \`${target}\``, `The suite has ${(0,suggest/* listed */.KE)(names) || "none"}.`, fix);
}
function override(server, overrides, notes) {
    const { serverConfig, serverUrl, serverCommand, serverAuthBearerEnv, headers, http, waitForReady } = overrides;
    let entry = { ...server.raw };
    if (serverConfig !== undefined) {
        entry = (0,http_server/* absolutePaths */.w)(serverConfig.entry, serverConfig.folder);
    }
    if (serverUrl !== undefined) {
        // What starts the server, and tells that it is ready, belongs to the address that was replaced.
        const { start: _, wait_for_ready: __, ...kept } = asKind(entry, "url", httpUrl(serverUrl, "--server-url"));
        entry = kept;
    }
    if (serverCommand !== undefined)
        entry = asKind(entry, "command", commandWords(serverCommand));
    if (serverAuthBearerEnv !== undefined) {
        needsUrl(server.name, entry, "--server-auth-bearer-env");
        const replaced = entry["auth"]?.["oauth"] !== undefined;
        if (replaced)
            notes.push(`the bearer token replaces \`oauth\` of \`${server.name}\``);
        entry["auth"] = { bearer_token_env: serverAuthBearerEnv };
    }
    if (headers !== undefined && Object.keys(headers).length > 0) {
        needsUrl(server.name, entry, "--header");
        entry["headers"] = mergeHeaders(entry["headers"], headers);
    }
    if (http !== undefined && Object.keys(http).length > 0) {
        needsUrl(server.name, entry, "An HTTP setting");
        entry["http"] = mergeHttp(entry["http"] ?? {}, http);
    }
    if (waitForReady !== undefined) {
        needsUrl(server.name, entry, "--wait-for-ready");
        entry = { ...entry, ...readiness(server.name, entry, waitForReady) };
    }
    // What was relative is absolute by now.
    return (0,suite_server/* toServer */.z)(server.name, entry, "/", server.location);
}
/** The entry reached in another way: fields that belong to the other kind are dropped. */
function asKind(entry, kind, value) {
    const other = kind === "url" ? "command" : "url";
    const dropped = [other, "cassette", ...suite_server/* FIELDS_OF_KIND */.t[other]];
    return { ...Object.fromEntries(Object.entries(entry).filter(([key]) => !dropped.includes(key))), [kind]: value };
}
function httpUrl(text, flag) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && (url.username !== "" || url.password !== "")) {
        throw (0,problem/* userError */.IF)(`${flag} holds credentials`, "They would be shown.", "Give --server-auth-bearer-env.");
    }
    if (url && /^https?:$/.test(url.protocol))
        return text;
    throw (0,problem/* userError */.IF)(`${flag} is not a valid URL`, "It must begin with http:// or https://.", "Write the whole address.");
}
/** What --wait-for-ready sets: a URL is what is polled, a duration how long the entry's own waiting may take. */
function readiness(name, { wait_for_ready: ready, start }, text) {
    const timeout = /^[0-9]+(\.[0-9]+)?$/.test(text) ? `${text}s` : text;
    if ((0,duration/* parseDuration */.E)(timeout) === undefined) {
        if (/^https?:/i.test(text))
            return { wait_for_ready: httpUrl(text, "--wait-for-ready") };
        const forms = `It takes an address that begins with http:// or https://, a number of seconds, or ${duration/* DURATION_FORM */.e}.`;
        throw (0,problem/* userError */.IF)("--wait-for-ready is neither a URL nor a duration", forms, "Write the address to poll, or `30s`.");
    }
    if (ready !== undefined) {
        const polled = (0,json/* isObject */.G)(ready) && !(ready instanceof suite_deferred/* Deferred */.cY) ? ready : { url: ready };
        return { wait_for_ready: { ...polled, timeout } };
    }
    if (start !== undefined)
        return { startup_timeout: timeout };
    throw (0,problem/* userError */.IF)("--wait-for-ready does not know what to wait for", `\`${name}\` has neither \`wait_for_ready\` nor \`start\`, so a duration alone is not enough.`, "Give the URL to poll.");
}
function commandWords(line) {
    let words;
    try {
        words = (0,core_words/* splitWords */.y)(line);
    }
    catch (error) {
        throw (0,problem/* userError */.IF)("--server-command cannot be split", `${error.message}.`, "Close every quote.");
    }
    if (words.length > 0)
        return words;
    throw (0,problem/* userError */.IF)("--server-command is empty", "There is no program to start.", "Write a program and its arguments.");
}
function needsUrl(name, entry, flag) {
    if (entry["url"] !== undefined)
        return;
    throw (0,problem/* userError */.IF)(`${flag} on a server with a command`, `\`${name}\` is reached over stdin and stdout, not over HTTP.`, "Leave it out, or give --server-url.");
}
/** Names of headers are the same whatever their case. */
function mergeHeaders(own = {}, flags) {
    const forbidden = Object.keys(flags).find((name) => /^(proxy-)?authorization$/i.test(name));
    if (forbidden !== undefined) {
        throw new problem/* UserError */.yo([
            {
                title: `\`${forbidden}\` is not a header that can be set`,
                description: "Credentials have a place of their own, where they are kept out of reports.",
                fix: "Give --server-auth-bearer-env.",
            },
        ]);
    }
    const replaced = new Set(Object.keys(flags).map((name) => name.toLowerCase()));
    const kept = Object.entries(own).filter(([name]) => !replaced.has(name.toLowerCase()));
    return { ...Object.fromEntries(kept), ...flags };
}
function mergeHttp(own, flags) {
    const tls = { ...own["tls"], ...flags["tls"] };
    return { ...own, ...flags, ...(Object.keys(tls).length > 0 ? { tls } : {}) };
}

;// CONCATENATED MODULE: ./src/suite/server-config.ts













/**
 * Reads the file of `--server-config`: a mapping with one `server:` block, whose strings may refer to the environment.
 * Gives every problem; `config` is absent where there is one.
 */
function loadServerConfig(path, options) {
    const file = (0,external_node_path_.resolve)(options.cwd, path);
    const log = new problems/* ProblemLog */.m(new positions/* PlaceStore */.rH());
    try {
        const { value, complete, problems } = (0,yaml/* parseYaml */.h)((0,suite_read/* readSource */.o$)(file, options.cwd), log.places);
        if (value === undefined)
            return { problems };
        for (const problem of problems)
            log.add(problem);
        log.complete = complete;
        const entry = (0,json/* isObject */.G)(value) ? value["server"] : undefined;
        if (!(0,json/* isObject */.G)(value) || !(0,json/* isObject */.G)(entry) || Object.keys(value).length > 1) {
            log.at((0,json/* isObject */.G)(value) ? value : {}, [], "value", {
                title: "not a server configuration",
                description: "The file must hold one key, `server`, with a whole server block.",
                fix: "Write `server:` with its `command` or `url` below it.",
            });
            return { problems: log.list };
        }
        // The block is checked as the one server of a suite; it keeps its own places.
        const servers = { server: entry };
        const root = { servers };
        log.places.recordMerged(servers, [[value, "server"]]);
        log.places.recordMerged(root, [[value, "server"]]);
        for (const [name, secret] of (0,declared_secrets/* writtenSecrets */.l6)(root))
            options.onSecret?.(name, secret);
        const sound = checkSchema(root, log).length === 0;
        fillDocument(root, new Variables(undefined, options, {}), log, sound);
        if (sound)
            checkServer(root, ["servers", "server"], entry, log);
        tellUnsupported(root, log);
        if (!log.failed)
            return { config: { entry, folder: (0,external_node_path_.dirname)(file) }, problems: [] };
        return { problems: log.list.map((one) => ({ ...one, pointer: one.pointer?.replace("/servers", "") ?? "" })) };
    }
    catch (error) {
        if (error instanceof problem/* UserError */.yo)
            return { problems: [...error.problems] };
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/cli/find.ts


const DEFAULT_NAMES = ["mcptest.yaml", "mcptest.yml", "**/*.mcptest.yaml", "**/*.mcptest.yml"];
const IGNORED = ["**/node_modules/**", "**/.git/**", "**/.mcptest/**"];
/**
 * The suite files that paths name: files, folders or globs, relative to `cwd`; without paths, the default names below
 * `cwd`. Gives absolute paths without duplicates, in the order of the paths, sorted within a folder or glob.
 * A problem for every path that matches nothing.
 */
async function findSuites(paths, cwd) {
    const found = new Set();
    const problems = [];
    for (const path of paths.length > 0 ? paths : [""]) {
        const files = await matches(path, cwd);
        for (const file of files)
            found.add(file);
        if (files.length === 0)
            problems.push(nothing(path, cwd));
    }
    return { files: [...found], problems };
}
async function matches(path, cwd) {
    const absolute = (0,external_node_path_.resolve)(cwd, path);
    if (path !== "" && (0,external_node_fs_.existsSync)(absolute) && (0,external_node_fs_.statSync)(absolute).isFile())
        return [absolute];
    const folder = (0,external_node_fs_.existsSync)(absolute) && (0,external_node_fs_.statSync)(absolute).isDirectory();
    // Globbing is loaded only where a path is no plain file.
    const { expand } = await __webpack_require__.e(/* import() */ 3798).then(__webpack_require__.bind(__webpack_require__, 3798));
    const files = folder
        ? await expand(DEFAULT_NAMES, absolute, IGNORED)
        : await expand([path], (0,external_node_path_.isAbsolute)(path) ? "/" : cwd, IGNORED);
    return files.sort();
}
function nothing(path, cwd) {
    if (path === "") {
        return {
            title: "no suite was found",
            description: `below ${cwd} there is no mcptest.yaml and no *.mcptest.yaml`,
            fix: "name a suite file, a folder or a glob: mcptest run tests/**/*.yaml",
        };
    }
    return {
        title: "the path matches no suite",
        description: `${path} is not a file, and no suite matches it as a folder or glob (from ${cwd})`,
        fix: "check the spelling; a folder is searched for mcptest.yaml and *.mcptest.yaml, a glob takes every file it matches",
    };
}

;// CONCATENATED MODULE: ./src/cli/load-request.ts









/**
 * Finds and loads the suites of a request, and makes secrets of what their servers take from the environment.
 *
 * @param without where it is true and flags name a server, no suite is needed: the flags make one with that server alone
 */
async function loadRequest(request, redactor, runId, without = false) {
    const options = {
        cwd: request.cwd,
        repositoryRoot: request.repositoryRoot,
        env: request.env,
        withheld: request.withheld,
        onSecret: (name, value) => redactor.add(name, value),
        runId,
        ...(request.suiteDefaults !== undefined && { defaults: request.suiteDefaults }),
        ...(request.envFile !== undefined && { envFile: request.envFile }),
    };
    const { serverUrl, serverCommand } = request.overrides;
    const isNamed = (serverUrl ?? serverCommand ?? request.serverConfig) !== undefined;
    const isBare = without && isNamed && request.paths.length === 0;
    const found = isBare ? { files: [], problems: [] } : await findSuites(request.paths, request.cwd);
    const loaded = isBare
        ? { suites: [bareSuite(request.cwd)], drafts: [], problems: [] }
        : await loadSuites(found.files, options);
    const config = request.serverConfig === undefined ? undefined : loadServerConfig(request.serverConfig, options);
    // A file that a selected one imports is not run by itself.
    const imported = new Set(loaded.suites.flatMap((suite) => suite.imports));
    const overrides = { ...request.overrides, ...(config?.config && { serverConfig: config.config }) };
    const { suites, names, banner, problems: misfits, } = withFlags(loaded.suites.filter((suite) => !imported.has(suite.file)), request, overrides);
    const whole = loaded.drafts.filter(({ complete, suite }) => complete && suite.servers.size > 0);
    const drafted = withFlags(whole.map(({ suite }) => suite), request, overrides);
    const problems = [
        ...found.problems,
        ...loaded.problems,
        ...(config?.problems ?? []),
        ...misfits,
        ...drafted.problems,
        ...suites.flatMap((suite) => suite.warnings),
        ...suites.flatMap((suite) => serverCautions(suite, request, redactor)),
    ];
    // Where flags name the only server there is, they override nothing.
    return { suites, drafts: loaded.drafts, names, banner: isBare ? undefined : banner, problems };
}
/** Makes secrets of what the servers of a suite take from the environment; warns of what is missing or unsafe. */
function serverCautions({ servers, places }, { env, withheld }, redactor) {
    for (const [name, value] of (0,proxies/* proxySecrets */.W)(env))
        redactor.add(name, value);
    return [...servers.values()].flatMap((server) => {
        const { secrets, unset } = (0,engine_secrets/* serverSecrets */.h)(server, env);
        for (const [name, value] of secrets)
            redactor.add(name, value);
        const { location } = server;
        const place = { location, snippet: places.snippet(location, 1), warning: true };
        const cautions = unset.map((name) => ({
            ...place,
            title: `the environment variable ${name} is not set`,
            description: `Server ${server.name} needs it: its tests cannot be judged.${withheld.has(name) ? ` ${(0,proc_env/* withheldText */.rR)(name)}` : ""}`,
            fix: withheld.has(name)
                ? "Use a credential of its own, or name it in `pass-env`."
                : "Set it in the environment of the run.",
        }));
        if (server.http?.insecureSkipVerify) {
            cautions.push({
                ...place,
                title: "CERTIFICATES ARE NOT VERIFIED",
                description: `Whoever answers at the address of server ${server.name} is believed, and is sent the token.`,
                fix: "Remove insecure_skip_verify; give the authority's certificate by `http.tls.ca_bundle_path` or --ca-bundle.",
            });
        }
        return cautions;
    });
}
/** The suites with what flags change: their servers and run options; and why where an override fits none. */
function withFlags(suites, request, overrides) {
    let names = [];
    const banners = new Set();
    const problems = [];
    const changed = suites.flatMap((suite) => {
        const overridden = attempt(() => applyOverrides(suite.servers, overrides), problems);
        if (overridden === undefined)
            return [];
        names = overridden.names;
        if (overridden.banner !== undefined)
            banners.add(overridden.banner);
        return [{ ...suite, servers: overridden.servers, runOptions: { ...suite.runOptions, ...request.runOptions } }];
    });
    const banner = banners.size > 0 ? [...banners].join("\n") : undefined;
    return { suites: changed, names, banner, problems };
}
/** What `work` gives; undefined where the user must fix something, which is added to `problems`. */
function attempt(work, problems) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof problem/* UserError */.yo))
            throw error;
        problems.push(...error.problems);
        return undefined;
    }
}


/***/ }),

/***/ 4554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ recordingsOf),
  p: () => (/* binding */ writeCassettes)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
;// CONCATENATED MODULE: ./src/mcp/capture.ts


/** The text of a capture file (`schemas/capture.v1.json`): every session, of which one exchange at a time is in memory. */
async function* captureChunks(sessions) {
    yield (0,redacted/* say */.cv) `[`;
    for (const [index, session] of sessions.entries()) {
        // What is known of a session was redacted when it was noted.
        const head = (0,redacted/* ownText */.U3)(JSON.stringify(headOf(session)).slice(0, -1));
        yield (0,redacted/* say */.cv) `${index === 0 ? "" : ","}\n${head},"exchanges":[`;
        let before = (0,redacted/* say */.cv) `\n`;
        for await (const line of session.lines()) {
            yield (0,redacted/* say */.cv) `${before}${line}`;
            before = (0,redacted/* say */.cv) `,\n`;
        }
        yield (0,redacted/* say */.cv) `\n]}`;
    }
    yield (0,redacted/* say */.cv) `\n]\n`;
}
function headOf({ server, suite, transport, facts }) {
    const head = { server_label: server, suite, transport };
    if (facts === undefined)
        return head;
    head.protocol_version = facts.negotiatedVersion;
    if ((0,json/* isObject */.G)(facts.capabilities))
        head.server_capabilities = facts.capabilities;
    return head;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/mcp/cassette/names.ts

/** In bytes: file systems take 255 for a name, of which the ending and a temporary one need some. */
const LONGEST = 150;
/** The sessions of each server of each suite at each revision, by the name of their file. */
function cassettesOf(sessions) {
    const groups = new Map();
    for (const session of sessions) {
        // What is played from a cassette is recorded already.
        if (session.transport === "cassette")
            continue;
        const key = JSON.stringify([session.suite, session.server, session.targetVersion]);
        groups.set(key, [...(groups.get(key) ?? []), session]);
    }
    const files = new Map();
    const taken = new Set();
    for (const [key, members] of groups) {
        const plain = nameOf(members);
        // Some file systems know no capitals.
        const isTaken = taken.has(plain.toLowerCase());
        const name = isTaken ? `${plain}-${(0,external_node_crypto_.createHash)("sha256").update(key).digest("hex").slice(0, 8)}` : plain;
        taken.add(name.toLowerCase());
        files.set(`${name}.cassette.json`, members);
    }
    return files;
}
/** Suite, server and revision in letters, digits, dots and dashes: no name leads out of a folder. */
function nameOf([first, ...rest]) {
    if (first === undefined)
        return "";
    const { suite, server, targetVersion } = first;
    const negotiated = [first, ...rest].find(({ facts }) => facts)?.facts?.negotiatedVersion;
    const stem = suite.replace(/\.(ya?ml|json)$/i, "").replace(/\.mcptest$/i, "");
    const parts = [stem, server, targetVersion ?? negotiated ?? "no-revision"].map((part) => part.replace(/[^\p{L}\p{N}_.-]+/gu, "-").replace(/^[.-]+|[.-]+$/g, "") || "x");
    const bytes = Buffer.from(parts.join("."));
    // Half a character at the end is left out.
    return bytes
        .subarray(0, LONGEST)
        .toString("utf8")
        .replace(/\ufffd+$/, "");
}

// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
;// CONCATENATED MODULE: ./src/mcp/cassette/write.ts




/**
 * The text of a cassette (`schemas/cassette.v1.json`) from the sessions of one server at one revision, of which one
 * exchange at a time is in memory.
 */
async function* cassetteChunks(sessions, recordedAt) {
    const [first] = sessions;
    if (first === undefined)
        throw new Error("a cassette needs a session");
    const facts = sessions.find((session) => session.facts)?.facts;
    const head = {
        version: 1,
        kind: "server",
        server: {
            name: first.server,
            ...(facts && { info: facts.serverInfo }),
            transport: first.transport,
        },
        protocol_version: facts?.negotiatedVersion ?? null,
        recorded_at: recordedAt,
    };
    yield (0,redacted/* ownText */.U3)(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "interactions": [`);
    let before = "\n    ";
    for (const session of sessions) {
        for await (const interaction of interactionsOf(session)) {
            yield (0,redacted/* ownText */.U3)(before + JSON.stringify(interaction));
            before = ",\n    ";
        }
    }
    yield (0,redacted/* ownText */.U3)("\n  ]\n}\n");
}
/** The requests of a session in the order in which they were answered, with what else the server sent meanwhile. */
async function* interactionsOf(session) {
    let unasked = [];
    let weight = 0;
    let refused;
    for await (const line of session.lines()) {
        const exchange = JSON.parse(line);
        if (exchange.direction === "server") {
            if (!(0,json/* isObject */.G)(exchange.request))
                continue;
            weight += (0,limits/* weightOf */.mm)(exchange.request, limits/* LIMITS */.b1.call);
            if (weight <= limits/* LIMITS */.b1.call)
                unasked.push(exchange.request);
            continue;
        }
        const interaction = interactionOf(exchange, unasked);
        if (interaction === undefined)
            continue;
        unasked = [];
        weight = 0;
        // A server that takes no POST was reached again over HTTP+SSE; a player would not get past the refusal.
        if (refused !== undefined && interaction.request.method !== "initialize")
            yield refused;
        refused = isRefusedHandshake(interaction) ? interaction : undefined;
        if (refused === undefined)
            yield interaction;
    }
    if (refused !== undefined)
        yield refused;
}
function isRefusedHandshake({ request, response, http }) {
    return request.method === "initialize" && response === undefined && http !== undefined && http.status >= 400;
}
/** undefined for what is no request: a notification of ours, or bytes that are no message. */
function interactionOf(exchange, unasked) {
    const { request, response, notifications = [], http, fault, duration_ms } = exchange;
    if (!(0,json/* isObject */.G)(request) || typeof request.method !== "string" || request.id === undefined)
        return undefined;
    const { id, method, params } = request;
    const token = (0,json/* isObject */.G)(params) && (0,json/* isObject */.G)(params._meta) ? params._meta.progressToken : undefined;
    // A token that is the id is ours, made anew at each call.
    const isOurs = token !== undefined && token === id;
    const sent = (0,mcp_frames/* withoutToken */._Q)(params, id);
    const told = [...unasked, ...notifications.filter(json/* isObject */.G)].map((frame) => (isOurs ? untied(frame, token) : frame));
    const interaction = { request: sent === undefined ? { method } : { method, params: sent } };
    // Ids are made anew; the member stays where it was, for a report may show the frame. A string where a number was sent
    // is a fault that is played again.
    if ((0,json/* isObject */.G)(response))
        interaction.response = response.id === id ? { ...response, id: null } : response;
    if (fault !== undefined)
        interaction.fault = fault;
    if (told.length > 0)
        interaction.notifications = told;
    if (http !== undefined)
        interaction.http = http;
    if (duration_ms !== undefined)
        interaction.duration_ms = Math.round(duration_ms * 100) / 100;
    return interaction;
}
/** A progress message without the token of its call. */
function untied(frame, token) {
    if (!(0,json/* isObject */.G)(frame.params) || frame.params.progressToken !== token)
        return frame;
    const { progressToken: _, ...params } = frame.params;
    return { ...frame, params };
}

// EXTERNAL MODULE: ./src/mcp/recording.ts
var mcp_recording = __webpack_require__(91063);
;// CONCATENATED MODULE: ./src/cli/recordings.ts






/** The recordings that a run is to make, spooled beside its rows; undefined where it is to make none. */
function recordingsOf({ capture, record, keepSessions, cwd }, spoolFolder, runId, redactor, onFault) {
    if (capture === undefined && record === undefined && !keepSessions)
        return undefined;
    const recording = (0,mcp_recording/* createRecording */.w)((0,external_node_path_.join)(spoolFolder, `${runId}.sessions.ndjson`), redactor, onFault);
    const writeCapture = (file) => (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.resolve)(cwd, file), captureChunks(recording.sessions()));
    return {
        recording,
        writeCapture,
        async write() {
            if (capture !== undefined)
                await writeCapture(capture);
            if (record !== undefined)
                await writeCassettes((0,external_node_path_.resolve)(cwd, record), recording.sessions());
        },
    };
}
/** Writes one cassette for each server of each suite at each revision; gives their names. Throws a UserError. */
async function writeCassettes(folder, sessions) {
    const recordedAt = new Date().toISOString();
    const files = cassettesOf(sessions);
    for (const [name, members] of files) {
        await (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, name), cassetteChunks(members, recordedAt));
    }
    return [...files.keys()];
}


/***/ }),

/***/ 30929:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ accepts),
/* harmony export */   o: () => (/* binding */ freePort)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);


const PROBE_MS = 1_000;
/** Below those that systems give to connections and to who asks for any: nobody gets one of these by chance. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_767;
const MOST_TRIES = 200;
const MOST_GIVEN = 1_000;
/** What was given out lately, and may not be listened on yet. */
const given = new Set();
/** A port of the loopback interface on which nothing listens now, and that was not given out lately. */
async function freePort() {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
        const port = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(FIRST_PORT, LAST_PORT + 1);
        if (given.has(port))
            continue;
        given.add(port);
        const [oldest] = given;
        if (given.size > MOST_GIVEN && oldest !== undefined)
            given.delete(oldest);
        if (await isFree(port))
            return port;
    }
    throw new Error("no free port");
}
function isFree(port) {
    return new Promise((resolve) => {
        const server = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.createServer)();
        server.once("error", () => resolve(false));
        server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
}
/** True where something accepts connections at this host and port. */
function accepts(host, port) {
    return new Promise((resolve) => {
        const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({ host, port, timeout: PROBE_MS });
        const settle = (open) => {
            socket.destroy();
            resolve(open);
        };
        socket.once("connect", () => settle(true));
        socket.once("timeout", () => settle(false));
        socket.once("error", () => settle(false));
    });
}


/***/ }),

/***/ 43816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ startProcess)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/cross-spawn/index.js
var cross_spawn = __webpack_require__(80546);
var cross_spawn_default = /*#__PURE__*/__webpack_require__.n(cross_spawn);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./src/core/proc/tree.ts


const LONGEST_COMMAND = 200;
let shared;
/**
 * Every living process of the tree of `root`, the root included: its descendants, the members of its group, those
 * that bear its mark, and those of `known` that still live (with their descendants), whoever is their parent by now.
 * Only on Linux are marks readable; on Windows nothing is found.
 */
function membersOf(root, known = new Map()) {
    const all = livingProcesses();
    const tree = new Map();
    for (const member of all) {
        if (member.pid === root.pid ||
            member.group === root.pid ||
            known.get(member.pid) === member.start ||
            hasMark(member, root)) {
            tree.set(member.pid, member);
        }
    }
    for (let grew = true; grew;) {
        grew = false;
        for (const member of all) {
            if (tree.has(member.pid) || !tree.has(member.parent))
                continue;
            tree.set(member.pid, member);
            grew = true;
        }
    }
    return [...tree.values()];
}
/** When a living process started, in clock ticks since boot; 0 where the platform does not tell. */
function startTicksOf(pid) {
    return Number(readStat(pid)?.start ?? 0);
}
/** The command line of a process, whole arguments of some 200 characters; empty where it cannot be read. */
function commandLineOf(pid) {
    const [program = "", ...args] = argumentsOf(pid);
    let shown = program;
    for (const arg of args) {
        // An argument that is cut could hide a secret from the redactor.
        if (shown.length + arg.length > LONGEST_COMMAND)
            return `${shown} …`;
        shown += ` ${arg}`;
    }
    return shown;
}
function argumentsOf(pid) {
    if (process.platform === "linux")
        return read(`/proc/${pid}/cmdline`)?.replace(/\0$/, "").split("\0") ?? [];
    try {
        return (0,external_node_child_process_.execFileSync)("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
            .trim()
            .split(" ");
    }
    catch {
        return [];
    }
}
function hasMark(member, root) {
    if (Number(member.start) < root.startTicks)
        return false;
    return read(`/proc/${member.pid}/environ`)?.split("\0").includes(root.mark) ?? false;
}
/** Read once for all the servers that are ended in the same turn of the event loop. */
function livingProcesses() {
    if (shared === undefined) {
        shared = listProcesses();
        setImmediate(() => {
            shared = undefined;
        });
    }
    return shared;
}
/** Empty where the system does not let itself be asked. */
function listProcesses() {
    try {
        if (process.platform === "win32")
            return [];
        return process.platform === "linux" ? fromProc() : fromPs();
    }
    catch {
        return [];
    }
}
function fromProc() {
    return (0,external_node_fs_.readdirSync)("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []));
}
/** undefined where there is no such process, or only what its parent has not yet collected of it. */
function readStat(pid) {
    const stat = read(`/proc/${pid}/stat`);
    if (stat === undefined)
        return undefined;
    // The name, in parentheses, may hold anything: the numbers start behind its last one.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X")
        return undefined;
    return { pid, parent: Number(fields[1]), group: Number(fields[2]), start: fields[19] ?? "" };
}
function fromPs() {
    const rows = (0,external_node_child_process_.execFileSync)("ps", ["-axo", "pid=,ppid=,pgid=,state=,lstart="], { encoding: "utf8" }).split("\n");
    return rows.flatMap((row) => {
        const [pid, parent, group, state, ...start] = row.trim().split(/\s+/);
        if (!pid || state?.startsWith("Z"))
            return [];
        return [{ pid: Number(pid), parent: Number(parent), group: Number(group), start: start.join(" ") }];
    });
}
function read(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/core/proc/end.ts


// A helper that ends with its parent needs a moment to see that the parent has gone.
const LEAVE_MS = 250;
const POLL_MS = 15;
const KILL_MS = 1_000;
/**
 * Ends a process and everything it started: SIGTERM to its group, SIGKILL to what is left. Several may be ended at the
 * same time.
 *
 * @param isRunning false once the process itself has ended
 * @param exited settles when it has ended and its output has been read
 * @param graceMs from SIGTERM to SIGKILL, in milliseconds
 */
async function endTree(root, isRunning, exited, graceMs) {
    if (process.platform === "win32")
        return endOnWindows(root, exited, graceMs);
    const deadline = performance.now() + graceMs;
    const known = new Map();
    const inGroup = look(root, known).some(({ group }) => group === root.pid);
    if (inGroup || isRunning())
        signal(-root.pid, "SIGTERM");
    // One whose output a child of it still holds has ended all the same.
    const isLate = !(await settlesWithin(exited, graceMs)) && isRunning();
    const ignoredSigterm = isLate ? told([{ pid: root.pid }, ...others(root, known)]) : [];
    if (isLate) {
        signal(-root.pid, "SIGKILL");
        await settlesWithin(exited, KILL_MS);
    }
    const left = await waitFor(root, known, deadline);
    const ending = { ignoredSigterm, left: told(left) };
    const killBy = performance.now() + KILL_MS;
    for (let rest = left; rest.length > 0 && performance.now() < killBy; rest = others(root, known)) {
        for (const { pid } of rest)
            signal(pid, "SIGKILL");
        await sleep(POLL_MS);
    }
    return ending;
}
function told(processes) {
    return processes.map(({ pid }) => ({ pid, command: commandLineOf(pid) }));
}
/** What is still there when it has had its time: the rest of the grace, and a moment at least. */
async function waitFor(root, known, deadline) {
    const until = Math.max(deadline, performance.now() + LEAVE_MS);
    for (;;) {
        const left = others(root, known);
        if (left.length === 0 || performance.now() >= until)
            return left;
        await sleep(POLL_MS);
    }
}
function others(root, known) {
    return look(root, known).filter(({ pid }) => pid !== root.pid);
}
/** The tree as it is now; whoever was ever seen in it stays known, whatever becomes of its parents. */
function look(root, known) {
    const members = membersOf(root, known);
    for (const { pid, start } of members)
        known.set(pid, start);
    return members;
}
async function endOnWindows(root, exited, graceMs) {
    await settlesWithin(exited, graceMs);
    try {
        (0,external_node_child_process_.execFileSync)("taskkill", ["/PID", String(root.pid), "/T", "/F"], { stdio: "ignore", windowsHide: true });
    }
    catch {
        // It has ended already.
    }
    // There is no SIGTERM there, so nothing can have ignored it.
    return { ignoredSigterm: [], left: [] };
}
function signal(pid, name) {
    try {
        process.kill(pid, name);
    }
    catch {
        // It has ended meanwhile.
    }
}
function sleep(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
}
async function settlesWithin(promise, ms) {
    let timer;
    const late = new Promise((resolve) => {
        // Where this process itself got no time, the news may be waiting: they are read before the immediate.
        timer = setTimeout(() => setImmediate(resolve, false), ms);
    });
    const inTime = await Promise.race([promise.then(() => true), late]);
    clearTimeout(timer);
    return inTime;
}

// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
;// CONCATENATED MODULE: ./src/core/proc/tail.ts

const LINE_FEED = 0x0a;
/** The last bytes of a stream, in constant memory however much is written. */
class Tail {
    #ring;
    #total = 0;
    constructor(capacity = 64 * 1024) {
        this.#ring = Buffer.alloc(capacity);
    }
    /** How many bytes were ever written: a mark for `lines`. */
    get total() {
        return this.#total;
    }
    push(chunk) {
        const size = this.#ring.length;
        const kept = chunk.length > size ? chunk.subarray(chunk.length - size) : chunk;
        const start = (this.#total + chunk.length - kept.length) % size;
        const head = kept.copy(this.#ring, start);
        kept.copy(this.#ring, 0, head);
        this.#total += chunk.length;
    }
    /**
     * The lines since `mark`, as far as they are still here, and all of the line that was under way then. Of a line whose
     * start is gone the rest is told, without what a secret may have left there.
     */
    lines(mark = 0) {
        const size = this.#ring.length;
        const oldest = Math.max(this.#total - size, 0);
        if (Math.max(mark, oldest) >= this.#total)
            return [];
        const kept = this.#kept(oldest);
        const begun = kept.lastIndexOf(LINE_FEED, mark - oldest - 1);
        const from = mark <= oldest || begun === -1 ? 0 : begun + 1;
        const lines = kept.subarray(from).toString("utf8").split(/\r?\n/);
        if (lines.at(-1) === "")
            lines.pop();
        if (from === 0 && oldest > 0)
            lines[0] = (0,redacted/* hideCut */.z0)(lines[0] ?? "", { start: true });
        return lines;
    }
    /** What is here, in the order in which it was written. */
    #kept(oldest) {
        const size = this.#ring.length;
        if (oldest === 0)
            return this.#ring.subarray(0, this.#total);
        const start = oldest % size;
        return Buffer.concat([this.#ring.subarray(start), this.#ring.subarray(0, start)]);
    }
}

;// CONCATENATED MODULE: ./src/core/proc/start.ts






const MARK = "MCPTEST_PROCESS_TREE";
// After its end a process may have left a child that holds the pipes open: they are not waited for any longer.
const DRAIN_MS = 100;
const living = new Set();
let watching = false;
/**
 * Starts a program without a shell, in a process group of its own.
 *
 * @param command the program, then its arguments
 * @returns the process, or the reason why it could not be started; never rejects
 */
async function startProcess(command, options) {
    const [program = "", ...args] = command;
    const mark = (0,external_node_crypto_.randomUUID)();
    let child;
    try {
        child = cross_spawn_default()(program, args, {
            cwd: options.cwd,
            env: { ...options.env, [MARK]: mark },
            detached: process.platform !== "win32",
            stdio: ["pipe", "pipe", "pipe"],
            windowsHide: true,
        });
        await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    }
    catch (error) {
        return { ok: false, reason: whyNot(program, options.cwd, error) };
    }
    child.on("error", () => { }); // a signal that could not be sent: the end is told by `exit`
    const { pid, stdin, stdout, stderr } = child;
    if (pid === undefined || !stdin || !stdout || !stderr)
        return { ok: false, reason: `${program} has no pipes` };
    const tail = new Tail();
    stderr.on("data", (chunk) => tail.push(chunk));
    for (const stream of [stdin, stdout, stderr])
        stream.on("error", () => { }); // a pipe that the other end has closed
    killWithUs(pid);
    const exited = exitOf(child, [stdout, stderr]);
    const root = { pid, mark: `${MARK}=${mark}`, startTicks: startTicksOf(pid) };
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    let ending;
    return {
        ok: true,
        process: {
            pid,
            stdin,
            stdout,
            stderr: tail,
            exited,
            end(graceMs) {
                stdin.end();
                ending ??= endTree(root, isRunning, exited, graceMs).finally(() => living.delete(pid));
                return ending;
            },
        },
    };
}
function exitOf(child, streams) {
    return new Promise((resolve) => {
        let exit;
        const tell = () => {
            for (const stream of streams)
                stream.destroy();
            if (exit)
                resolve(exit);
        };
        child.once("exit", (code, signal) => {
            exit = { code, signal };
            // A busy event loop runs timers before it reads: the immediate lets it read what is there.
            const timer = setTimeout(() => setImmediate(tell), DRAIN_MS);
            child.once("close", () => {
                clearTimeout(timer);
                tell();
            });
        });
    });
}
/** Should we end without having ended it (a bug of ours), its group goes with us. */
function killWithUs(pid) {
    if (!watching)
        process.once("exit", killLiving);
    watching = true;
    living.add(pid);
}
function killLiving() {
    for (const pid of living) {
        try {
            process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
        }
        catch {
            // It has ended already.
        }
    }
}
function whyNot(program, cwd, error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" && !(0,external_node_fs_.existsSync)(cwd))
        return `its working directory ${cwd} does not exist`;
    if (code === "ENOENT")
        return `there is no program ${JSON.stringify(program)} (looked up in PATH)`;
    if (code === "EACCES")
        return `${JSON.stringify(program)} is not executable`;
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 83323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ TOOL_NAME)
/* harmony export */ });
/** The name by which the program calls itself, to servers and in files. */
const TOOL_NAME = "mcptest";


/***/ }),

/***/ 77522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ splitWords)
/* harmony export */ });
/* unused harmony export quoteWord */
/**
 * Splits a command line into words as a POSIX shell does: quotes and backslashes are understood, nothing is expanded.
 * Throws an Error where a quote is not closed or a backslash stands at the end.
 */
function splitWords(line) {
    const words = [];
    let word;
    const parts = /[ \t\n]+|\\\n|\\([\s\S])|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|#[^\n]*|[^ \t\n\\'"]/gy;
    let end = 0;
    for (let match = parts.exec(line); match !== null; match = parts.exec(line)) {
        const [text, escaped, single, double] = match;
        end = parts.lastIndex;
        if (/^[ \t\n]/.test(text)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else if (text.startsWith("#") && word === undefined) {
            // A comment begins only where a word could.
        }
        else if (text.startsWith("#")) {
            word += "#";
            parts.lastIndex = end = match.index + 1;
        }
        else if (text !== "\\\n") {
            word = (word ?? "") + (escaped ?? single ?? double?.replace(/\\(\n|[$`"\\])/g, unescaped) ?? text);
        }
    }
    if (end < line.length) {
        throw new Error(line[end] === "\\" ? "a backslash ends the command" : `a ${line[end]} is not closed`);
    }
    if (word !== undefined)
        words.push(word);
    return words;
}
/** One word as a POSIX shell reads it back: quoted where it must be. */
function quoteWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function unescaped(_, character) {
    return character === "\n" ? "" : character;
}


/***/ }),

/***/ 76907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   DG: () => (/* binding */ fault),
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   gv: () => (/* binding */ missOf),
/* harmony export */   kA: () => (/* binding */ ask),
/* harmony export */   mw: () => (/* binding */ broken)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63124);
/* harmony import */ var _matchers_structural_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21133);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97930);
/* harmony import */ var _suite_deferred_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51965);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40060);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78928);
/* harmony import */ var _kinds_call_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28676);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61426);









/** Makes one call; throws only for a bug of ours. */
async function ask(question, known, scene) {
    const { subject, expect, timeoutMs, transform } = question;
    const lane = scene.lane(question.server);
    const waiting = lane.ground();
    const ground = waiting instanceof Promise ? await waiting : waiting;
    if (ground.kind === "unusable")
        return { kind: "no server", reason: ground.reason };
    if (ground.kind === "unstarted") {
        const { rule_id, message, process } = ground.failure;
        const failures = [(0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(subject, rule_id, { message, ...(process && { process }) })];
        return { kind: "fault", status: "errored", failures, durationMs: 0 };
    }
    const { session } = ground;
    const made = new Map();
    const spot = { scene, known, on: { lane, session }, made };
    const fill = expect.deferred ? (value) => (0,_suite_deferred_js__WEBPACK_IMPORTED_MODULE_4__/* .fillIn */ .pz)(value, (name) => (0,_references_js__WEBPACK_IMPORTED_MODULE_6__/* .lookUp */ .T)(name, spot)) : same;
    let call;
    try {
        call = (0,_kinds_call_js__WEBPACK_IMPORTED_MODULE_7__/* .callOf */ .C)(question.call, fill);
    }
    catch (error) {
        return { kind: "fault", status: "errored", failures: [broken(subject, error)], durationMs: 0 };
    }
    if (transform?.request) {
        const { transformRequest } = await __webpack_require__.e(/* import() */ 2873).then(__webpack_require__.bind(__webpack_require__, 72873));
        const transformed = await transformRequest(call, transform, question, scene);
        if (transformed.kind === "fault")
            return { ...transformed, call };
        call = transformed.call;
    }
    const mark = expect.readsStderr ? session.stderrMark() : 0;
    const { wireFault } = question;
    if (wireFault === "drop_response" || wireFault === "disconnect") {
        const cuts = wireFault === "disconnect";
        await session.lose?.(call.method, call.params, { cuts, made });
        // Over stdio the connection is the server's own: it ends with it.
        if (cuts && lane.server.http === undefined)
            await lane.disconnect();
        return { kind: "lost", call };
    }
    const purpose = expect.expectsError ? "probe" : "test";
    const twice = wireFault === "duplicate_request";
    const options = { timeoutMs, purpose: question.purpose ?? purpose, twice, made, owner: scene.owner };
    const outcome = await session.request(call.method, call.params, options);
    // The session is seen to before the verdict: the next test must not meet a dead server.
    if (outcome.kind === "answer")
        void lane.after(session, outcome);
    else
        await lane.after(session, outcome);
    if (outcome.kind === "fault" && outcome.fault.unverified && !expect.readsHttp) {
        return { kind: "unverified", reason: reasonOf(outcome.fault), durationMs: durationOf(outcome), call };
    }
    const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
    if (outcome.kind !== "answer" && !(outcome.kind === "fault" && expect.readsHttp && http)) {
        const failures = [fault(subject, call, withLimit(outcome, timeoutMs))];
        return { kind: "fault", status: statusOf(outcome), failures, durationMs: durationOf(outcome), call };
    }
    const answer = outcome.kind === "answer" ? outcome.answer : {};
    const envelope = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_8__/* .envelopeOf */ .G)(call.method, answer, {
        durationMs: outcome.durationMs,
        notifications: outcome.notifications,
        requests: outcome.kind === "answer" ? outcome.requests : undefined,
        negotiatedVersion: session.facts.negotiatedVersion,
        http,
        ...(expect.readsStderr && { stderr: session.stderr(mark) }),
    });
    const durationMs = round(outcome.durationMs);
    if (!("result" in envelope) && outcome.kind === "answer") {
        const message = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the answer has neither a result nor an error`;
        const failures = [(0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(subject, "FAULT-PROTO-MALFORMED-FRAME", { message, actual: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(answer) })];
        return { kind: "fault", status: "failed", failures, durationMs, call };
    }
    if (transform?.response && "result" in envelope && !("error" in envelope)) {
        const { transformResponse } = await __webpack_require__.e(/* import() */ 2873).then(__webpack_require__.bind(__webpack_require__, 72873));
        const failed = await transformResponse(envelope, transform, question, scene);
        if (failed)
            return { ...failed, durationMs, call };
    }
    return { kind: "answer", envelope, durationMs, call, fill };
}
/** A reference that has no value when it is needed: the suite is at fault. Other errors are bugs of ours. */
function broken(subject, error) {
    if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault)
        return (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(subject, "SUITE-FAULT", { message: error.message, fix: error.fix });
    const problem = error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo ? error.problems[0] : undefined;
    if (problem === undefined)
        throw error;
    return (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(subject, "SUITE-FAULT", {
        message: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(problem.title)}: ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(problem.description)}`,
        fix: problem.fix,
    });
}
function same(value) {
    return value;
}
/** Milliseconds to the hundredth. */
function round(ms) {
    return Math.round(ms * 100) / 100;
}
function durationOf(outcome) {
    if (outcome.kind === "timeout")
        return round(outcome.afterMs);
    return outcome.kind === "unsendable" ? 0 : round(outcome.durationMs);
}
/** What a request that a recording does not have says of the server is nothing; any other without an answer has failed. */
function statusOf(outcome) {
    return missOf(outcome) ? "errored" : "failed";
}
/** The outcome, where it is that a recording does not have the request. */
function missOf(outcome) {
    return outcome?.kind === "fault" && outcome.fault.miss ? outcome : undefined;
}
/** A call that was not answered: a fault of the server after its handshake, so the test has failed. */
function fault(subject, call, outcome) {
    switch (outcome.kind) {
        case "timeout":
            return (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(subject, "FAULT-TIMEOUT-CALL", {
                message: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `no answer to ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(call.method)} ${withinOf(outcome)}`,
                ...(outcome.note !== undefined && { note: outcome.note }),
            });
        case "died":
            return (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(subject, "FAULT-LIFECYCLE-CRASH", {
                message: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the server ended while ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(call.method)} was waiting for its answer`,
                process: outcome.process,
            });
        case "fault": {
            const { rule_id, message, miss } = outcome.fault;
            return (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(subject, rule_id, { message, ...(miss && shownMiss(miss)) });
        }
        case "unsendable":
            return (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(subject, outcome.rule_id, { message: outcome.message });
    }
}
/** A deadline that is not the test's own is that of the server's requests. */
function withLimit(outcome, timeoutMs) {
    if (outcome.kind !== "timeout" || outcome.timeoutMs >= timeoutMs)
        return outcome;
    const hint = `The server's \`http.timeout\` ends a request before the test's ${round(timeoutMs)} ms.`;
    return { ...outcome, note: outcome.note === undefined ? hint : `${outcome.note} ${hint}` };
}
/** The deadline alone, so that the same run tells the same; where progress messages have moved it, also when it was over. */
function withinOf({ timeoutMs, afterMs, extended }) {
    const deadline = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `within ${round(timeoutMs)} ms`;
    return extended ? (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${deadline}, begun anew by progress messages: ${round(afterMs)} ms in all` : deadline;
}
/** Why a test could not be verified, with the id by which that is looked up. */
function reasonOf({ message, rule_id }) {
    return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${message} [${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(rule_id)}]`;
}
/** The request that was asked, against the nearest one that was recorded. */
function shownMiss(miss) {
    const [asked, nearest] = [(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(miss.asked), (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(miss.nearest)];
    if (nearest === undefined)
        return { actual: asked, note: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `no ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(miss.asked.method)} was recorded at all` };
    return {
        expected: nearest,
        actual: asked,
        ...(0,_matchers_structural_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .structuralDiff */ .j)(nearest, asked),
        note: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `expected is the request that was recorded and is nearest`,
    };
}


/***/ }),

/***/ 92311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ cassetteProblems),
/* harmony export */   v: () => (/* binding */ playerOf)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _mcp_cassette_player_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84429);
/* harmony import */ var _mcp_cassette_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94722);
/* harmony import */ var _suite_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3646);
/* harmony import */ var _volatile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2660);





/** Plays the cassette of a server: requests are compared without secrets, and without what is declared as volatile. */
function playerOf(file, { volatile }, redact, cwd) {
    return new _mcp_cassette_player_js__WEBPACK_IMPORTED_MODULE_1__/* .CassettePlayer */ .a((0,_mcp_cassette_read_js__WEBPACK_IMPORTED_MODULE_2__.readCassette)(file, (0,_suite_read_js__WEBPACK_IMPORTED_MODULE_3__/* .shownName */ .HD)(file, cwd)), (asked) => {
        const safe = redact(asked);
        return volatile.length === 0 ? safe : (0,_volatile_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTargets */ .z)(safe, volatile);
    });
}
/** Why cassettes of the suites cannot be played, each at the server that names it. */
function cassetteProblems(suites, cwd) {
    return suites.flatMap(({ servers, places }) => [...servers.values()].flatMap(({ cassette, location }) => {
        if (cassette === undefined)
            return [];
        try {
            (0,_mcp_cassette_read_js__WEBPACK_IMPORTED_MODULE_2__.readCassette)(cassette, (0,_suite_read_js__WEBPACK_IMPORTED_MODULE_3__/* .shownName */ .HD)(cassette, cwd));
            return [];
        }
        catch (error) {
            if (!(error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
                throw error;
            return error.problems.map((problem) => ({ ...problem, location, snippet: places.snippet(location) }));
        }
    }));
}


/***/ }),

/***/ 73326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   il: () => (/* binding */ checkSuites),
/* harmony export */   kB: () => (/* binding */ throwErrors),
/* harmony export */   rf: () => (/* binding */ expectsError),
/* harmony export */   u_: () => (/* binding */ draftProblems)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86153);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _matchers_compile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90650);
/* harmony import */ var _matchers_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2650);
/* harmony import */ var _matchers_transform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37267);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97930);
/* harmony import */ var _suite_deferred_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51965);
/* harmony import */ var _cassettes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92311);
/* harmony import */ var _jq_programs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20291);









/**
 * Compiles every target and matcher of the suites and reads their cassettes, before any server is started. Paths are
 * shown relative to `cwd`.
 * Gives the checked suites, and every problem of all of them at once; a run needs `problems` to hold no error.
 */
async function checkSuites(suites, cwd) {
    const problems = [];
    const names = new Set();
    const transforms = new Map();
    for (const expect of new Set(suites.flatMap(expectsOf))) {
        for (const assertion of expect) {
            for (const name of (0,_matchers_compile_js__WEBPACK_IMPORTED_MODULE_1__/* .matcherNames */ .z)(assertion.matcher))
                names.add(name);
            if (assertion.transform !== undefined)
                transforms.set(assertion, await transformOf(assertion));
        }
    }
    const compile = await (0,_matchers_compile_js__WEBPACK_IMPORTED_MODULE_1__/* .loadMatchers */ .K)(names);
    const checked = suites.map((suite) => checkSuite(suite, compile, transforms, problems));
    for (const suite of suites)
        problems.push(...(await (0,_jq_programs_js__WEBPACK_IMPORTED_MODULE_7__/* .jqProblems */ .U)(suite)));
    problems.push(...(0,_cassettes_js__WEBPACK_IMPORTED_MODULE_6__/* .cassetteProblems */ .n)(suites, cwd));
    return { checked, problems };
}
function checkSuite(suite, compile, transforms, problems) {
    // The rows of a test's data have their assertions in common.
    const known = new Map();
    const assertionsOf = (expect) => {
        if (expect === undefined)
            return undefined;
        const checked = known.get(expect) ?? expect.flatMap((one) => checkAssertion(suite, one, compile, transforms, problems));
        known.set(expect, checked);
        return checked;
    };
    const expectOf = (expect, request) => ({
        assertions: assertionsOf(expect),
        deferred: (0,_suite_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDeferred */ .gD)(request) || (0,_suite_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDeferred */ .gD)(expect?.map(({ matcher }) => matcher)),
        readsHttp: expect?.some(({ target }) => target.startsWith("http")) === true,
        readsStderr: expect?.some(({ target }) => target === "" || target.startsWith("server")) === true,
        expectsError: expect?.some(expectsError) === true,
    });
    const stepsOf = (steps) => steps.map((step) => ({
        step,
        ...expectOf(step.expect, step.call),
        save: step.save.flatMap(({ name, target, path }) => {
            const parsed = told(suite, step.node, problems, () => attempt(() => (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTarget */ .hu)(target), path));
            return parsed ? [{ name, target: parsed }] : [];
        }),
    }));
    const testOf = (test) => {
        const { block, expect } = test;
        if (block === "compositions")
            return { test, ...expectOf(expect, undefined) };
        if (block === "compliance")
            return { test, ...expectOf(expect, test.request) };
        if (block === "resources")
            return { test, ...expectOf(expect, test.uri) };
        if (block === "prompts")
            return { test, ...expectOf(expect, test.args) };
        return {
            test,
            ...expectOf(expect, test.args),
            ...(test.steps && { steps: stepsOf(test.steps) }),
            ...(test.finally && { finally: stepsOf(test.finally) }),
            ...(test.verify && { verify: stepsOf(test.verify) }),
        };
    };
    return { suite, tests: suite.tests.map(testOf), setup: stepsOf(suite.setup), teardown: stepsOf(suite.teardown) };
}
/** True for an assertion that holds of an error alone: the call is meant to fail, and says nothing of what the server can do. */
function expectsError({ target, matcher }) {
    const exact = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(matcher) && Object.hasOwn(matcher, "exact") ? matcher["exact"] : undefined;
    // An absent path fails whatever the matcher, `exact: null` alone excepted.
    if (/^((response|result)\.)?error(?![\w-])/.test(target))
        return exact !== null;
    // Of the whole answer a matcher may ask anything: one that speaks of an error is taken at its word.
    if (/^(response)?$/.test(target))
        return /\berror\b/.test(JSON.stringify(matcher));
    return target === "result.isError" && exact === true;
}
/** Every list of assertions of a suite. */
function expectsOf(suite) {
    const steps = (list = []) => list.flatMap(({ expect }) => (expect ? [expect] : []));
    const all = [...steps(suite.setup), ...steps(suite.teardown)];
    for (const test of suite.tests) {
        if (test.expect)
            all.push(test.expect);
        if (test.block === "tools")
            all.push(...steps(test.steps), ...steps(test.finally), ...steps(test.verify));
    }
    return all;
}
async function transformOf({ transform }) {
    try {
        return await (0,_matchers_transform_js__WEBPACK_IMPORTED_MODULE_3__/* .compileTransform */ .m)(transform);
    }
    catch (error) {
        if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_4__.MatcherError)
            return error;
        throw error;
    }
}
function checkAssertion(suite, source, compile, transforms, problems) {
    const before = problems.length;
    const part = (work, path) => told(suite, source.node, problems, () => attempt(work, path));
    const target = part(() => (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTarget */ .hu)(source.target), source.targetPath);
    const transform = part(() => orThrow(transforms.get(source)), ["transform"]);
    const matcher = (0,_suite_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDeferred */ .gD)(source.matcher) ? compile : part(() => compile(source.matcher), source.matcherPath);
    if (problems.length > before || target === undefined || matcher === undefined)
        return [];
    return [{ source, target, matcher, ...(transform && { transform }) }];
}
function orThrow(compiled) {
    if (compiled instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_4__.MatcherError)
        throw compiled;
    return compiled;
}
/** What `work` gives; undefined where it cannot be compiled, which is told at its place. */
function told(suite, node, problems, work) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof Misplaced))
            throw error;
        const { cause, path } = error;
        const location = suite.places.locate(node, path, "value");
        const { title, description, fix } = cause;
        problems.push({ location, snippet: suite.places.snippet(location), title, description, fix });
        return undefined;
    }
}
/** A MatcherError with its path from the assertion's node. */
class Misplaced extends Error {
    cause;
    path;
    constructor(cause, path) {
        super(cause.message);
        this.cause = cause;
        this.path = path;
    }
}
function attempt(work, from) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_4__.MatcherError)
            throw new Misplaced(error, [...from, ...error.path]);
        throw error;
    }
}
/** What compiling finds in suites that have errors already, but for what follows from those. */
async function draftProblems(drafts, cwd) {
    const { problems } = await checkSuites(drafts.map(({ suite }) => suite), cwd);
    // What is said of a document as a whole stands at no assertion.
    const known = drafts.flatMap((draft) => draft.problems).filter(({ warning, pointer }) => !warning && pointer !== "");
    return problems.filter(({ location }) => !known.some((one) => overlap(one.location, location)));
}
function overlap(a, b) {
    if (a === undefined || b === undefined || a.file !== b.file)
        return false;
    return !isBefore(a, b) && !isBefore(b, a);
}
/** True where the one ends before the other begins. */
function isBefore(a, b) {
    return a.end_line < b.line || (a.end_line === b.line && a.end_column <= b.column);
}
/** Throws a UserError where any problem is an error; gives the warnings. */
function throwErrors(problems) {
    if (problems.some((problem) => !problem.warning))
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    return [...problems];
}


/***/ }),

/***/ 40060:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ envelopeOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

const none = [];
/**
 * The envelope of an answer. A successful tools/call that leaves `isError` out reads as false; a JSON-RPC error reads
 * under `error` and, as injected errors do, under `result.error` with `result.isError` true.
 */
function envelopeOf(method, answer, facts) {
    const envelope = {
        duration_ms: facts.durationMs,
        notifications: facts.notifications,
        requests: facts.requests ?? none,
        protocol_version: facts.negotiatedVersion,
    };
    if (facts.http)
        envelope.http = facts.http;
    if (facts.stderr)
        envelope.server = { stderr: facts.stderr };
    const { result } = answer;
    if ("error" in answer)
        envelope.error = answer["error"];
    if ("result" in answer) {
        const bare = method === "tools/call" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(result) && !("isError" in result);
        // In this order: a literal that begins with a spread takes a microsecond, and gets a shape of its own each time.
        envelope.result = bare ? { isError: false, ...result } : result;
    }
    else if ("error" in answer) {
        envelope.result = { jsonrpc: "2.0", isError: true, error: answer["error"] };
    }
    return envelope;
}


/***/ }),

/***/ 59061:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ asSent),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   mj: () => (/* binding */ EvidenceLog),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63124);



/** The most where one request alone is that long. */
const MOST_OF_ONE = 256 * 1024;
const MOST_EXCHANGES = 200;
const MOST_KEPT = 20;
/** A run of one character is written in short from this length on, and read up to that one. */
const LONG_RUN = 1_024;
const LONGEST_RUN = 16 * 1024 * 1024;
// A value weighs more than its JSON has characters.
const MOST_WEIGHT = 8 * _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.evidence;
/** Keeps the requests of a lane that a test may have to show: the last 200. */
class EvidenceLog {
    #exchanges = [];
    /** Those that made the test fail, the first 20 of them. */
    #kept = [];
    note(exchange) {
        const { direction, purpose, request, response } = exchange;
        if (direction === "server" || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(request) || ("method" in request && request["id"] === undefined))
            return;
        if (purpose === "handshake" || purpose === "detect" || purpose === "fault")
            return;
        // Assigned, not spread: this is done for every call.
        const shown = { request };
        if (purpose !== undefined)
            shown.purpose = purpose;
        // What no row could show is not kept: a test may have hundreds of large answers.
        if (response !== undefined && (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(response, MOST_WEIGHT) <= MOST_WEIGHT)
            shown.response = response;
        else if (response !== undefined)
            shown.dropped = true;
        if (this.#exchanges.push(shown) >= 2 * MOST_EXCHANGES)
            this.#exchanges.splice(0, MOST_EXCHANGES);
    }
    /** Keeps the last probe before all others: the test fails for it. */
    keepProbe() {
        const probe = this.#exchanges.findLast(({ purpose }) => purpose === "probe");
        if (probe && this.#kept.length < MOST_KEPT)
            this.#kept.push(probe);
    }
    /** Forgets what was noted: another attempt begins. */
    clear() {
        this.#exchanges.length = 0;
        this.#kept.length = 0;
    }
    /** What was noted since then, in the order in which it was sent. */
    last() {
        const last = this.#exchanges.slice(-MOST_EXCHANGES);
        return [...this.#kept.filter((one) => !last.includes(one)), ...last];
    }
    get knowsFailing() {
        return this.#kept.length > 0;
    }
    /** What the test fails for: what was kept, else the last request. */
    failing() {
        return this.#kept.length > 0 ? this.#kept : this.#exchanges.slice(-1);
    }
}
/**
 * What was sent while a test ran, with the answers. Where it is too much and it is known which requests made the test
 * fail, those alone; else without the answers, and at last the last request alone. Requests are whole, or left out.
 */
function evidenceOf(lanes) {
    const all = lanes.flatMap((lane) => lane.evidence.last().map((exchange) => evidence(lane, exchange)));
    if (all.length === 0)
        return undefined;
    const isKnown = lanes.some((lane) => lane.evidence.knowsFailing);
    const whole = (isKnown ? [all] : [all, all.map(requestOnly)]).find((some) => sizeOf(some) <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.evidence);
    if (whole)
        return whole;
    const failing = lanes.flatMap((lane) => lane.evidence.failing().map((exchange) => evidence(lane, exchange)));
    const kept = [];
    for (const one of failing) {
        const fits = [one, requestOnly(one)].find((some) => sizeOf([...kept, some]) <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.evidence);
        if (fits)
            kept.push(fits);
    }
    if (kept.length > 0)
        return kept;
    const long = failing.flatMap((one) => [one, requestOnly(one)]).find((one) => sizeOf([one]) <= MOST_OF_ONE);
    return long && [long];
}
/** A request as it was sent, of what `evidenceOf` made. */
function asSent(request) {
    return mapped(request, (text) => {
        const [, count, character] = /^«(\d{4,8}) × (.)»$/s.exec(text) ?? [];
        return character === undefined || Number(count) > LONGEST_RUN ? text : character.repeat(Number(count));
    });
}
function evidence(lane, { request, response, dropped }) {
    return {
        server: lane.server.name,
        request: shortened(request),
        ...(response !== undefined && { response }),
        ...(dropped && { response_dropped: true }),
    };
}
function requestOnly({ response, ...rest }) {
    return response === undefined ? rest : { ...rest, response_dropped: true };
}
/** A value with its long runs of one character in short. */
function shortened(value) {
    return mapped(value, inShort);
}
/** One character, repeated a thousand times and more, as `«1048576 × a»`. */
function inShort(text) {
    const [first = ""] = text;
    if (text.length < LONG_RUN || first.length > 1 || text !== first.repeat(text.length))
        return text;
    return `«${text.length} × ${first}»`;
}
/** A value with its strings changed; what is nested too deep for that stays as it is. */
function mapped(value, change) {
    const visit = (node) => {
        if (typeof node === "string")
            return change(node);
        if (Array.isArray(node))
            return node.map(visit);
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(node))
            return node;
        return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, visit(item)]));
    };
    try {
        return visit(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return value;
        throw error;
    }
}
function sizeOf(some) {
    return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(some)?.length ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 20291:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ jqProblems),
/* harmony export */   _: () => (/* binding */ jqProgram)
/* harmony export */ });
/* harmony import */ var _matchers_transform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37267);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);


const compiled = new Map();
/** A jq program that rewrites calls or answers, compiled once; rejects with a MatcherError where jq refuses it. */
function jqProgram(text) {
    const program = compiled.get(text) ?? (0,_matchers_transform_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTransform */ .m)({ jq: text });
    compiled.set(text, program);
    return program;
}
/** Compiles every jq program that a tool test's `transform` has; gives what is wrong with each. */
async function jqProblems(suite) {
    const programs = new Set();
    for (const test of suite.tests) {
        if (test.block !== "tools")
            continue;
        for (const program of [test.transform?.request, test.transform?.response])
            if (program)
                programs.add(program);
    }
    const problems = [];
    for (const program of programs) {
        if (!("jq" in program))
            continue;
        const { location } = program;
        try {
            await jqProgram(program.jq);
        }
        catch (error) {
            if (!(error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError))
                throw error;
            const { title, description, fix } = error;
            problems.push({ location, snippet: suite.places.snippet(location), title, description, fix });
        }
    }
    return problems;
}


/***/ }),

/***/ 78928:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g5: () => (/* binding */ failureOf),
  y1: () => (/* binding */ jqError),
  Ty: () => (/* binding */ judgeAll),
  p8: () => (/* binding */ judgeResult)
});

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/problem.ts
var core_problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
// EXTERNAL MODULE: ./src/matchers/target.ts
var matchers_target = __webpack_require__(2650);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
;// CONCATENATED MODULE: ./src/mcp/revisions/fields.ts

/** Fields of results that a revision brought, with that revision. */
const FIRST_OF = {
    destructiveHint: "2025-03-26",
    idempotentHint: "2025-03-26",
    openWorldHint: "2025-03-26",
    readOnlyHint: "2025-03-26",
    structuredContent: "2025-06-18",
    outputSchema: "2025-06-18",
    icons: "2025-11-25",
    websiteUrl: "2025-11-25",
    resultType: "2026-07-28",
    ttlMs: "2026-07-28",
    cacheScope: "2026-07-28",
    supportedVersions: "2026-07-28",
};
/** The revision that brought a field which this one does not have; undefined where it has it, or nobody knows. */
function broughtLater(field, revision) {
    const first = Object.hasOwn(FIRST_OF, field) ? FIRST_OF[field] : undefined;
    return first !== undefined && known/* REVISIONS */.NY.includes(revision ?? "") && !(0,known/* isSince */.$l)(revision, first) ? first : undefined;
}

// EXTERNAL MODULE: ./src/rules/registry.ts + 116 modules
var registry = __webpack_require__(36401);
// EXTERNAL MODULE: ./src/engine/volatile.ts
var engine_volatile = __webpack_require__(2660);
;// CONCATENATED MODULE: ./src/engine/judge.ts








/**
 * Judges every assertion of a test against its envelope; all failures, not the first alone. Gives a promise only where
 * something has to be waited for: most assertions are judged at once.
 * `fill` puts what is known only at run time into a matcher's argument; `ports` is what matchers are lent.
 */
function judgeAll(subject, assertions, envelope, fill, ports) {
    const judgement = { failures: [], broken: false };
    const judge = (from) => {
        for (let i = from; i < assertions.length; i++) {
            const assertion = assertions[i];
            try {
                const waiting = judgeOne(subject, assertion, envelope, fill, ports, judgement);
                if (waiting) {
                    return waiting.catch((error) => unjudged(subject, assertion, judgement, error)).then(() => judge(i + 1));
                }
            }
            catch (error) {
                unjudged(subject, assertion, judgement, error);
            }
        }
        return judgement;
    };
    return judge(0);
}
/** Adds to the judgement what one assertion gives; a promise where that has to be waited for. */
function judgeOne(subject, assertion, envelope, fill, ports, { failures }) {
    const matcher = compiled(assertion, fill);
    const value = matcher.name === "snapshot" ? steadyValue(subject, assertion, envelope) : assertion.target.read(envelope);
    if (!value.found) {
        if (!takesAbsent(assertion))
            failures.push(absent(subject, assertion, matcher.name, value, envelope));
        return undefined;
    }
    const take = (verdict) => {
        if (!verdict.pass)
            failures.push(refuted(subject, assertion, matcher.name, verdict, envelope));
    };
    if (assertion.transform !== undefined) {
        return transformed(assertion.transform, value.value).then(async (input) => take(input instanceof Untransformed ? input.verdict : await matcher.judge(input, ports)));
    }
    const judged = matcher.judge(value.value, ports);
    if (judged instanceof Promise)
        return judged.then(take);
    take(judged);
    return undefined;
}
/** What a snapshot compares: the value without what its server declares as `volatile`; null where all of it is. */
function steadyValue({ suite, test }, { target }, envelope) {
    const value = target.read(envelope);
    const volatile = suite.servers.get(test.server ?? "")?.volatile ?? [];
    if (volatile.length === 0 || !value.found)
        return value;
    const steady = target.read((0,engine_volatile/* withoutTargets */.z)(envelope, volatile));
    return steady.found ? steady : { found: true, value: null };
}
/** Notes why an assertion could not be judged. Throws on what is a bug of ours. */
function unjudged(subject, assertion, judgement, error) {
    if (error instanceof types/* NeedsModel */.n) {
        judgement.waits ??= error.message;
        return;
    }
    const fault = faultIn(error);
    if (fault === undefined)
        throw error;
    judgement.broken = true;
    judgement.failures.push(unjudgeable(subject, assertion, fault));
}
/** What an error says of the suite; undefined for a bug of ours. */
function faultIn(error) {
    if (error instanceof types.SuiteFault)
        return error;
    if (error instanceof types.MatcherError)
        return { message: (0,redacted/* hide */.jD)(error.message), fix: error.fix };
    // A reference that has no value when it is needed.
    const problem = error instanceof core_problem/* UserError */.yo ? error.problems[0] : undefined;
    return problem && { message: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(problem.title)}: ${(0,redacted/* hide */.jD)(problem.description)}`, fix: problem.fix };
}
/** A value of which jq made no single other one; the assertion has failed. */
class Untransformed {
    verdict;
    constructor(verdict) {
        this.verdict = verdict;
    }
}
async function transformed(transform, value) {
    const { outputs, error } = await transform(value);
    const actual = (0,redacted/* hideValue */.Em)(value);
    if (error !== undefined)
        return new Untransformed({
            pass: false,
            actual,
            note: (0,redacted/* say */.cv) `\`transform\` failed: ${await jqError(transform, value, error)}`,
        });
    if (outputs.length === 1)
        return outputs[0];
    const note = (0,redacted/* say */.cv) `\`transform\` gave ${outputs.length === 0 ? "no output" : (0,redacted/* say */.cv) `${outputs.length} outputs`}, not one`;
    return new Untransformed({ pass: false, actual, note });
}
/** What jq says of a value, which it quotes in part: so it is asked once more without what is secret. */
async function jqError(run, value, error) {
    const shown = (0,redacted/* hideValue */.Em)(value);
    const said = shown === value ? error : (await run(shown)).error;
    return (0,redacted/* derive */.CX)(shown, () => said ?? "jq failed on a part that is hidden as a secret");
}
/** A test without `expect` passes when the call returned a result without `isError: true` (run.md, Verdicts). */
function judgeResult(subject, envelope) {
    const { result } = envelope;
    const isError = (0,json/* isObject */.G)(result) && result["isError"] === true;
    if ((0,json/* isObject */.G)(result) && result["resultType"] === "input_required")
        return [unfulfilled(subject, result)];
    if ("result" in envelope && !("error" in envelope) && !isError)
        return [];
    return [
        failureOf(subject, "ASSERT-RESULT", {
            message: "error" in envelope ? (0,redacted/* say */.cv) `the call was answered with an error` : (0,redacted/* say */.cv) `the call returned isError: true`,
            expected: { isError: false },
            actual: (0,redacted/* hideValue */.Em)("error" in envelope ? envelope.error : result),
            taxonomy_ids: faultsOf(envelope),
        }),
    ];
}
/** The server wants to know something before it answers, and the suite does not tell. */
function unfulfilled(subject, result) {
    const asked = (0,json/* isObject */.G)(result["inputRequests"]) ? Object.values(result["inputRequests"]) : [];
    const methods = [...new Set(asked.map((wish) => String((0,json/* isObject */.G)(wish) ? wish["method"] : wish)))].join(", ");
    return failureOf(subject, "ASSERT-RESULT", {
        message: (0,redacted/* say */.cv) `the server wants input before it answers: ${(0,redacted/* hide */.jD)(methods) || "it does not say which"}`,
        expected: { resultType: (0,redacted/* say */.cv) `complete` },
        actual: (0,redacted/* hideValue */.Em)(result),
        fix: "Declare the answer under `client` of the server, or assert on `result.inputRequests`.",
    });
}
/** A failure that no assertion stated stands at the test's name (readings.md, Places). */
function failureOf(subject, ruleId, rest) {
    const rule = (0,registry/* ruleOf */.Y)(ruleId);
    const location = rest.location ?? subject.test.location;
    return {
        test_name: subject.test.name,
        target: "",
        matcher: "",
        taxonomy_ids: ruleId.startsWith("FAULT-") ? [ruleId] : [],
        severity: rule?.severity ?? "must",
        fix: rule?.fix ?? "",
        snippet: subject.suite.places.snippet(location),
        ...rest,
        location,
        rule_id: ruleId,
    };
}
function compiled(assertion, fill) {
    const { matcher } = assertion;
    return typeof matcher === "function" ? matcher(fill(assertion.source.matcher)) : matcher;
}
/** `exact: null` alone passes on an absent path. */
function takesAbsent({ source }) {
    return (0,json/* isObject */.G)(source.matcher) && source.matcher["exact"] === null;
}
function refuted(subject, { source }, name, verdict, envelope) {
    const { pass: _, ...members } = verdict;
    return failureOf(subject, `ASSERT-${name.toUpperCase()}`, {
        ...members,
        target: source.target,
        matcher: name,
        message: (0,redacted/* hide */.jD)(source.message ?? `${source.target || "the envelope"} does not match ${name}`),
        location: source.location,
        taxonomy_ids: faultsOf(envelope),
    });
}
function absent(subject, { source }, name, value, envelope) {
    const there = value.existing === "" ? (0,redacted/* say */.cv) `there are ${value.keys}` : (0,redacted/* say */.cv) `\`${value.existing}\` exists; it has ${value.keys}`;
    return failureOf(subject, "ASSERT-TARGET", {
        target: source.target,
        matcher: name,
        message: (0,redacted/* hide */.jD)(source.message ?? `there is nothing at ${source.target}`),
        ...((0,json/* isObject */.G)(source.matcher) ? { expected: (0,redacted/* hideValue */.Em)(source.matcher[name]) } : {}),
        note: (0,redacted/* say */.cv) `no such path: ${there}${(0,redacted/* hide */.jD)(revisionNote(source.target, value.existing, envelope))}${errorNote(envelope)}`,
        location: source.location,
        taxonomy_ids: faultsOf(envelope),
    });
}
/** Where the revision does not have the field that is absent, the server is not at fault. */
function revisionNote(target, existing, { protocol_version: version }) {
    const step = (0,matchers_target/* parseSteps */.$i)(target)[(0,matchers_target/* parseSteps */.$i)(existing).length];
    const field = step?.kind === "name" || step?.kind === "key" ? step.name : "";
    const first = broughtLater(field, version);
    return first === undefined ? "" : `; \`${field}\` came with revision ${first}, and this session speaks ${version}`;
}
/** Where the server answered with an error, an absent path is its consequence: the error is what the reader needs. */
function errorNote(envelope) {
    if (!("error" in envelope))
        return (0,redacted/* say */.cv) ``;
    return (0,redacted/* say */.cv) `; the server answered with the error ${(0,redacted/* shownJson */.oB)(envelope.error, 400, "")}`;
}
/** The fault beside an assertion's own id, where the envelope shows one. */
function faultsOf(envelope) {
    return "error" in envelope ? ["FAULT-PROTO-ERROR-ANSWER"] : [];
}
function unjudgeable(subject, { source }, fault) {
    const { message, fix } = fault;
    return failureOf(subject, "SUITE-FAULT", { target: source.target, message, location: source.location, fix });
}


/***/ }),

/***/ 28676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ callOf)
});

;// CONCATENATED MODULE: ./src/engine/kinds/prompts.ts
/** prompts[]: one prompts/get. */
function promptCall(test, fill) {
    const args = fill(test.args);
    const params = { name: test.prompt, arguments: args };
    return { method: "prompts/get", params, line: () => `prompts/get ${test.prompt} ${JSON.stringify(args)}` };
}

;// CONCATENATED MODULE: ./src/engine/kinds/resources.ts
/** resources[]: one resources/read. */
function resourceCall(test, fill) {
    const uri = fill(test.uri);
    return { method: "resources/read", params: { uri }, line: () => `resources/read ${uri}` };
}

// EXTERNAL MODULE: ./src/engine/kinds/tools.ts
var tools = __webpack_require__(85301);
;// CONCATENATED MODULE: ./src/engine/kinds/call.ts



/** A request; `fill` puts in what is known only at run time. */
function callOf(call, fill) {
    switch (call.block) {
        case "tools":
            return (0,tools/* toolCall */.L)(call, fill);
        case "resources":
            return resourceCall(call, fill);
        case "prompts":
            return promptCall(call, fill);
    }
}


/***/ }),

/***/ 23053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ runSteps),
/* harmony export */   runStepsTest: () => (/* binding */ runStepsTest)
/* harmony export */ });
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
/* harmony import */ var _suite_deferred_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51965);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76907);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78928);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6559);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61573);






/** steps and finally of a tool test: one result with an entry for each step. */
async function runStepsTest({ test, steps = [], ...rest }, known, scene) {
    const answered = new Map(known.steps);
    const inner = { ...known, steps: answered };
    const first = await runSteps(steps, test, answered, inner, scene, { stopAtFailure: true });
    const last = await runSteps(rest.finally ?? [], test, answered, inner, scene, { stopAtFailure: false });
    const judged = [first, last].find(({ status }) => status === "errored") ?? (first.status === "passed" ? last : first);
    const call = judged.call ?? first.call ?? last.call;
    return {
        ...judged,
        ...(call && { call }),
        failures: [...first.failures, ...last.failures],
        durationMs: (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .round */ .LI)(first.durationMs + last.durationMs),
        steps: [...(first.steps ?? []), ...(last.steps ?? [])],
    };
}
/**
 * Runs steps in order; what they answer is added to `answered` by id. With `stopAtFailure` the first that does not pass
 * ends the row, and the rest are skipped.
 */
async function runSteps(steps, owner, answered, known, scene, { stopAtFailure, purpose }) {
    const whole = { status: "passed", durationMs: 0, failures: [], steps: [] };
    for (const checked of steps) {
        if (stopAtFailure && whole.status !== "passed") {
            whole.steps.push({
                ...entryOf(checked),
                status: "skipped",
                duration_ms: 0,
                reason: "an earlier step did not pass",
            });
            continue;
        }
        const attempt = await runStep(checked, owner, answered, known, scene, purpose);
        const { status, durationMs, failures, reason, call } = attempt;
        whole.steps.push({ ...entryOf(checked), status, duration_ms: durationMs, ...(reason !== undefined && { reason }) });
        whole.durationMs = (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .round */ .LI)(whole.durationMs + durationMs);
        whole.failures.push(...failures);
        // The call of the step that did not pass is the one that a reader wants to see.
        if (call && whole.status === "passed")
            whole.call = call;
        if (status === "passed" || whole.status === "errored")
            continue;
        if (status === "errored" || whole.status === "passed")
            whole.status = status;
        if (reason !== undefined)
            whole.reason ??= reason;
    }
    return whole;
}
async function runStep(checked, { name }, answered, known, scene, purpose) {
    const { step, save } = checked;
    const subject = { suite: scene.suite, test: { name, location: step.location, server: step.server } };
    const asked = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ask */ .kA)({ subject, ...step, expect: checked, ...(purpose && { purpose }) }, known, scene);
    if (asked.kind !== "answer")
        return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeAsked */ .E)(asked, subject, checked, step.limits, (0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnings */ .A)(scene, step.server), scene.ports);
    const saved = {};
    const missing = [];
    for (const { name: as, target } of save) {
        const value = target.read(asked.envelope);
        if (value.found)
            saved[as] = value.value;
        else
            missing.push(`${as}: there is nothing at ${target.text}`);
    }
    // Saved first: what a step expects may name its own answer.
    if (step.id !== undefined)
        answered.set(step.id, { ...asked.envelope, ...saved });
    const attempt = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeAsked */ .E)(asked, subject, checked, step.limits, (0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnings */ .A)(scene, step.server), scene.ports);
    if (attempt.status !== "passed" || missing.length === 0)
        return attempt;
    const failure = (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g5)(subject, "ASSERT-TARGET", {
        message: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `nothing to save as ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(missing.join("; "))}`,
        location: scene.suite.places.locate(step.node, ["save"], "entry"),
    });
    return { ...attempt, status: "failed", failures: [failure] };
}
function entryOf({ step }) {
    const { call } = step;
    const name = call.block === "tools" ? call.tool : call.block === "prompts" ? call.prompt : textOf(call.uri);
    return {
        ...(step.id !== undefined && { id: step.id }),
        call: `${METHODS[call.block]} ${name}`,
        location: step.location,
    };
}
const METHODS = { tools: "tools/call", resources: "resources/read", prompts: "prompts/get" };
/** As the author wrote it, where it waits for the run. */
function textOf(uri) {
    return uri instanceof _suite_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .Deferred */ .cY ? uri.text : String(uri);
}


/***/ }),

/***/ 85301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ toolCall),
/* harmony export */   p: () => (/* binding */ toolLine)
/* harmony export */ });
/** tools[]: one tools/call. */
function toolCall(test, fill) {
    const args = fill(test.args);
    return { method: "tools/call", params: { name: test.tool, arguments: args }, line: () => toolLine(test.tool, args) };
}
/** A tools/call in one line, for a failure. */
function toolLine(tool, args) {
    return `tools/call ${tool} ${JSON.stringify(args)}`;
}


/***/ }),

/***/ 13427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ Lane),
  a: () => (/* binding */ transportOf)
});

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/engine/evidence.ts
var evidence = __webpack_require__(59061);
// EXTERNAL MODULE: ./src/results/findings.ts
var findings = __webpack_require__(95846);
// EXTERNAL MODULE: ./src/rules/registry.ts + 116 modules
var registry = __webpack_require__(36401);
;// CONCATENATED MODULE: ./src/engine/lane-findings.ts


/** What is found in one lane, beside the verdicts of its tests. */
class LaneFindings {
    suite;
    server;
    version;
    emit;
    isUnderWay;
    /** What was not yet taken, by the test that it is about; under undefined what is about none. */
    #seen = new Map();
    #total = 0;
    constructor(suite, server, version, emit, isUnderWay) {
        this.suite = suite;
        this.server = server;
        this.version = version;
        this.emit = emit;
        this.isUnderWay = isUnderWay;
    }
    /** How many there were. */
    get total() {
        return this.#total;
    }
    /** A finding; without `own` one of the session, which `invariants` gates or leaves out. */
    tell(fault, own, count = 1) {
        const { invariants } = this.suite.runOptions;
        if (invariants === "off" && own === undefined)
            return;
        const gates = own?.gates ?? invariants === "fail";
        const finding = {
            rule_id: fault.rule_id,
            severity: fault.severity ?? (0,registry/* ruleOf */.Y)(fault.rule_id)?.severity ?? "must",
            message: fault.message,
            server: this.server.name,
            target_version: this.version,
            count,
            gates,
            ...(fault.unjudged && { unjudged: true }),
            location: own?.location ?? this.server.location,
            ...(fault.evidence !== undefined && { evidence: fault.evidence }),
            ...(own?.request !== undefined && { request: own.request }),
        };
        this.#total += 1;
        const seen = this.#seen.get(fault.owner) ?? (0,findings/* createFindings */.N)();
        this.#seen.set(fault.owner, seen);
        seen.add(finding);
        this.emit(finding);
    }
    /** Takes what is there for the row of a test: all but what is about another one that is still under way. */
    take(owner) {
        if (this.#seen.size === 0)
            return [];
        const taken = (0,findings/* createFindings */.N)();
        for (const [about, seen] of this.#seen) {
            if (about !== undefined && about !== owner && this.isUnderWay(about))
                continue;
            for (const finding of seen.list())
                taken.add(finding);
            this.#seen.delete(about);
        }
        return taken.list();
    }
}

// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/engine/cassettes.ts
var cassettes = __webpack_require__(92311);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/proc/port.ts
var proc_port = __webpack_require__(30929);
// EXTERNAL MODULE: ./src/suite/deferred.ts
var deferred = __webpack_require__(51965);
// EXTERNAL MODULE: ./src/engine/traceparent.ts
var traceparent = __webpack_require__(54135);
;// CONCATENATED MODULE: ./src/engine/session-values.ts







/** The values of a new session of a server. A port is looked for only where the server's entry has `${port}`. */
async function sessionValues(server) {
    let folder;
    const usesPort = [...(0,deferred/* referencesIn */.ii)(server.raw)].some(({ reference }) => reference.name === "port");
    const port = usesPort ? await (0,proc_port/* freePort */.o)() : undefined;
    return {
        get(name) {
            if (name === "tmp_dir") {
                folder ??= (0,out/* makeTempFolder */.Pd)();
                return folder;
            }
            if (port !== undefined)
                return port;
            throw new types.SuiteFault((0,redacted/* say */.cv) `\${${name}} has no value here`, "Use it in the server's own entry first.");
        },
        dispose() {
            if (folder !== undefined)
                (0,out/* removeFolder */.v$)(folder);
        },
    };
}
/** The value of a name when a session is opened; undefined where it has none then. */
function valueAtStart(name, values, { env, runId }, version) {
    if (name === "tmp_dir" || name === "port")
        return values.get(name);
    if (name === "otel_traceparent")
        return (0,traceparent/* childSpan */.N)(env["TRACEPARENT"], runId);
    if (name === "target_version")
        return version ?? undefined;
    return name === "request_id" ? (0,external_node_crypto_.randomUUID)() : undefined;
}
/** The server with what is known when its session is opened. Throws a UserError for what has no value then. */
function filledIn(server, values, context, version) {
    if (!(0,deferred/* hasDeferred */.gD)(server.raw))
        return server;
    // A process takes text alone.
    const texts = (value) => (0,deferred/* fillIn */.pz)(value, (name) => textOf(valueAtStart(name, values, context, version)));
    const { command, env, raw } = server;
    return { ...server, env: texts(env), raw: texts(raw), ...(command && { command: texts(command) }) };
}
/** What is answered when the server asks, with what is known when its session is opened. */
function clientOf({ client }, values, version) {
    const look = (name) => {
        if (name === "tmp_dir" || name === "port")
            return values.get(name);
        return name === "target_version" ? (version ?? undefined) : undefined;
    };
    return client && (0,deferred/* fillIn */.pz)(client, look);
}
function textOf(value) {
    return value === undefined ? undefined : (0,deferred/* asText */.e1)(value);
}

// EXTERNAL MODULE: ./src/core/proc/env.ts
var env = __webpack_require__(48947);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/version.ts
var core_version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/suite/http-check.ts
var http_check = __webpack_require__(44947);
// EXTERNAL MODULE: ./src/engine/proxies.ts
var proxies = __webpack_require__(27426);
// EXTERNAL MODULE: ./src/engine/secrets.ts
var engine_secrets = __webpack_require__(99887);
;// CONCATENATED MODULE: ./src/engine/target.ts










/** The most that one token request may take where the suite does not say it. */
const TOKEN_MS = 30_000;
/**
 * The server as the session layer needs it: absolute folder, whole environment without the runner's own tokens, headers
 * and token from the environment, a free port where the run starts it. What is missing for that is told.
 */
async function targetOf(suite, server, context, version, values) {
    if (server.http)
        return httpTarget(server, server.http, context, version, values);
    if (!server.command)
        throw new Error(`${suite.name}: server ${server.name} has no command`);
    const target = {
        kind: "stdio",
        command: server.command,
        env: (0,env/* scrubEnv */.LK)(context.env, { inherit: server.inheritEnv, extra: server.env, passEnv: context.passEnv }),
        cwd: server.cwd ?? context.cwd,
    };
    return { ok: true, target };
}
async function httpTarget(server, http, context, version, values) {
    const { secrets, unset } = (0,engine_secrets/* serverSecrets */.h)(server, context.env);
    if (unset.length > 0) {
        const names = unset.join(", ");
        const message = (0,redacted/* say */.cv) `The server ${(0,redacted/* hide */.jD)(server.name)} needs ${(0,redacted/* hide */.jD)(names)} from the environment, which ${unset.length > 1 ? "are" : "is"} not set.`;
        return { ok: false, failure: { rule_id: "SUITE-ENV-UNSET", message } };
    }
    try {
        const lookup = (name) => valueAtStart(name, values, context, version);
        const text = (value) => (0,deferred/* asText */.e1)((0,deferred/* fillIn */.pz)(value, lookup));
        const { timeoutMs, connectTimeoutMs, maxRedirects, transport, userAgent, ready, start } = http;
        const target = {
            kind: "http",
            url: text(http.url),
            // References in the headers of one request have the same value.
            headers: headersOf(http, new Map(secrets), (made) => (value) => (0,deferred/* asText */.e1)((0,deferred/* fillIn */.pz)(value, (name) => once(made, name, lookup)))),
            connectTimeoutMs,
            maxRedirects,
            ...(timeoutMs !== undefined && { timeoutMs }),
            tls: tlsOf(http),
            ...(transport && { transport }),
            ...(userAgent !== undefined && { userAgent }),
            ...(ready && { ready: { ...ready, url: text(ready.url) } }),
        };
        const proxy = start && !http.oauth ? undefined : (0,proxies/* proxyOf */.O)(context.env);
        // What the run started on this machine is not reached through a proxy.
        if (proxy && !start)
            target.proxy = proxy;
        if (http.oauth) {
            const { tls } = target;
            target.tokens = await context.tokens.of(tokenKey(server), http.oauth, {
                tls,
                connectTimeoutMs,
                // The token endpoint is elsewhere, even where the server is here.
                ...(proxy && { proxy }),
                resource: target.url,
                userAgent: userAgent ?? core_version/* TOOL_NAME */.l,
                timeoutMs: Math.min(server.startupTimeoutMs, timeoutMs ?? TOKEN_MS),
                secrets: new Map(secrets),
            });
        }
        if (start) {
            const extra = Object.fromEntries(Object.entries(start.env).map(([name, value]) => [name, text(value)]));
            target.start = {
                command: start.command.map(text),
                env: (0,env/* scrubEnv */.LK)(context.env, { inherit: true, extra, passEnv: context.passEnv }),
                cwd: start.cwd ?? context.cwd,
                ...(start.stop && { stop: start.stop.map(text) }),
            };
        }
        return { ok: true, target };
    }
    catch (error) {
        const told = error instanceof problem/* UserError */.yo ? error.problems[0]?.title : error.message;
        return {
            ok: false,
            failure: {
                rule_id: "SUITE-FAULT",
                message: (0,redacted/* say */.cv) `The server ${(0,redacted/* hide */.jD)(server.name)} cannot be reached: ${(0,redacted/* hide */.jD)(told ?? "")}.`,
            },
        };
    }
}
function once(known, name, lookup) {
    if (!known.has(name))
        known.set(name, lookup(name));
    return known.get(name);
}
/** The same for servers that are reached alike with the same credentials; as it is written, for a port may change. */
function tokenKey({ url, raw }) {
    return JSON.stringify([url, raw["auth"], raw["http"]]);
}
/** Asked at each request: what stands in a header may change from one to the next. */
function headersOf(http, secrets, makeText) {
    const make = (made = new Map()) => {
        const text = makeText(made);
        const headers = {};
        for (const [name, value] of Object.entries(http.headers)) {
            headers[name.toLowerCase()] = isFromEnv(value) ? (secrets.get(value.env) ?? "") : text(value);
        }
        const token = http.bearerTokenEnv === undefined ? undefined : secrets.get(http.bearerTokenEnv);
        if (token !== undefined)
            headers["authorization"] = `Bearer ${token}`;
        return headers;
    };
    if ((0,deferred/* hasDeferred */.gD)(http.headers))
        return make;
    const headers = make();
    return () => headers;
}
function isFromEnv(value) {
    return typeof value === "object" && value !== null && "env" in value;
}
function tlsOf({ insecureSkipVerify, caBundlePath, minVersion }) {
    return {
        insecure: insecureSkipVerify,
        ...(caBundlePath !== undefined && { ca: (0,read_file/* readRegularFile */.XF)(caBundlePath, http_check/* MAX_CA_BUNDLE */.dv).toString("utf8") }),
        ...(minVersion && { minVersion: `TLSv${minVersion}` }),
    };
}

;// CONCATENATED MODULE: ./src/engine/lane-sessions.ts







/** How often in a row a server may die, leave a ping unanswered, or not start, before it is given up. */
const STRIKES = 3;
const PING_MS = 2_000;
/** The sessions of one lane, one after the other: opened when asked for, opened again after a death, given up after three. */
class LaneSessions {
    lane;
    context;
    findings;
    #opening;
    /** The start that `prestart` began, until the first test takes it. */
    #first;
    #session;
    #values;
    /** Goes on from session to session, as the recording does. */
    #player;
    /** Deaths and unanswered pings in a row. */
    #strikes = 0;
    #failedStarts = 0;
    #isTried = false;
    #unusable;
    #facts;
    /** What its first session found out of the server. */
    #detected = {};
    /** Ends of sessions that were replaced; the last one is ended by `close`. */
    #ending = new Set();
    /** What was seen while sessions ended: it belongs to none of the tests that ran meanwhile. */
    #endFaults = [];
    constructor(lane, context, findings) {
        this.lane = lane;
        this.context = context;
        this.findings = findings;
    }
    /** True once a start was tried. */
    get isTried() {
        return this.#isTried;
    }
    /** What the handshake of the last session told; undefined where none was answered. */
    get facts() {
        return this.#facts;
    }
    /** The folder and port of the session that is open. */
    get values() {
        return this.#values;
    }
    /** Starts the server before its first test asks: the servers of a file start together. */
    prestart() {
        this.#first = this.#open();
    }
    /** A session to call, opened where there is none; never throws for what a server does. */
    ground() {
        if (this.#first) {
            this.#opening = this.#first.finally(() => {
                this.#opening = undefined;
            });
            this.#first = undefined;
        }
        if (this.#opening)
            return this.#opening;
        if (this.#unusable !== undefined)
            return { kind: "unusable", reason: this.#unusable };
        if (this.#session?.alive)
            return { kind: "session", session: this.#session };
        // It ended by itself between two tests: the session has told it, and what it left behind is ended too.
        if (this.#session)
            this.drop(this.#session);
        this.#opening = this.#open().finally(() => {
            this.#opening = undefined;
        });
        return this.#opening;
    }
    /** To be told of every call's outcome: sees to the session after a timeout or a death. */
    async after(session, outcome) {
        if (outcome.kind === "answer") {
            this.#strikes = 0;
            return;
        }
        if (outcome.kind === "unsendable" || session !== this.#session)
            return;
        // A server that denies a call is there; a recording without it has nothing that could end.
        if (outcome.kind === "fault" && (outcome.fault.unverified || outcome.fault.miss))
            return;
        if (outcome.kind !== "died" && ((await this.answers(session)) || session !== this.#session))
            return;
        this.drop(session);
        this.#strikes += 1;
        if (this.#strikes >= STRIKES) {
            const message = (0,redacted/* say */.cv) `server ${(0,redacted/* hide */.jD)(this.lane.server.name)} was given up: it died or stopped answering ${STRIKES} times in a row`;
            this.#unusable = message;
            this.findings.tell({ rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message });
        }
    }
    /** True where the session still answers (2 s). */
    async answers(session) {
        if (!session.alive)
            return false;
        const method = (0,known/* livenessOf */.l8)(session.facts.negotiatedVersion);
        const ping = await session.request(method, undefined, { timeoutMs: PING_MS, purpose: "fault" });
        return ping.kind === "answer";
    }
    /** Ends a session, without counting that towards giving the server up. */
    drop(session) {
        if (session === this.#session)
            this.#session = undefined;
        const values = this.#values;
        this.#values = undefined;
        const ending = session.close().then((faults) => {
            this.#endFaults.push(...faults);
            this.#ending.delete(ending);
            values?.dispose();
        });
        this.#ending.add(ending);
    }
    /** A session of its own for the next test (`restart_policy: per_test`). */
    renew() {
        if (this.#session)
            this.drop(this.#session);
    }
    /** Breaks the connection; settles when the server has ended, so that the next session meets what it left. */
    async disconnect() {
        this.renew();
        await [...this.#ending].at(-1);
    }
    /** Ends the server, and tells what was seen while its sessions ended. */
    async close() {
        await (this.#first ?? this.#opening);
        if (this.#session)
            this.drop(this.#session);
        await Promise.all(this.#ending);
        for (const { count, ...fault } of together(this.#endFaults.splice(0)))
            this.findings.tell(fault, undefined, count);
    }
    async #open() {
        const { context, lane } = this;
        const { server } = lane;
        this.#isTried = true;
        // A server with a port of its own can be started again only when the last one has left it.
        if (server.http?.start)
            await Promise.all(this.#ending);
        const values = await sessionValues(server);
        const made = await this.#target(values);
        if (!made.ok) {
            values.dispose();
            // Nothing was started, so this is no failed start: each of its tests tells what is missing.
            return { kind: "unstarted", failure: made.failure };
        }
        const { target, client } = made;
        const judge = lane.review?.begin();
        const tell = context.onExchange;
        const tape = context.record?.(lane);
        const onExchange = (exchange, owner) => {
            judge?.(exchange, owner);
            lane.evidence.note(exchange);
            const full = tape?.exchange(exchange);
            if (full)
                this.findings.tell(full);
            tell?.(lane, exchange);
        };
        let own;
        const onFault = (fault) => {
            if (own === undefined || own === this.#session)
                this.findings.tell(fault);
            else
                this.#endFaults.push(fault);
        };
        const start = () => context.open(target, {
            server: server.name,
            targetVersion: lane.version ?? (target.kind === "cassette" ? target.player.revision : null),
            ...(client && { client }),
            detected: this.#detected,
            startupTimeoutMs: server.startupTimeoutMs,
            maxFrameBytes: context.maxFrameBytes,
            budget: context.budget,
            nextId: context.nextId,
            signal: context.signal,
            onFault,
            onExchange,
        });
        const opened = await context.firstStart(startKey(server), start);
        if (!opened.ok) {
            values.dispose();
            return this.#unstarted(opened.failure);
        }
        own = opened.session;
        this.#session = own;
        this.#values = values;
        this.#facts = opened.session.facts;
        tape?.opened(opened.session.facts);
        const mismatch = this.#mismatch(opened.session.facts);
        if (mismatch === undefined)
            return { kind: "session", session: opened.session };
        this.#unusable = mismatch;
        this.findings.tell({ rule_id: "VERSION-001", message: mismatch }, { gates: true });
        return { kind: "unusable", reason: mismatch };
    }
    async #target(values) {
        const { context } = this;
        const { server, suite, version } = this.lane;
        try {
            const client = clientOf(server, values, version);
            if (server.cassette !== undefined) {
                this.#player ??= (0,cassettes/* playerOf */.v)(server.cassette, server, context.redact, context.cwd);
                return { ok: true, target: { kind: "cassette", player: this.#player }, client };
            }
            const filled = server.command ? filledIn(server, values, context, version) : server;
            return { ...(await targetOf(suite, filled, context, version, values)), client };
        }
        catch (error) {
            if (!(error instanceof types.SuiteFault || error instanceof problem/* UserError */.yo))
                throw error;
            return {
                ok: false,
                failure: { rule_id: "SUITE-FAULT", message: error instanceof types.SuiteFault ? error.message : (0,redacted/* hide */.jD)(error.message) },
            };
        }
    }
    #unstarted(failure) {
        this.#failedStarts += 1;
        if (this.#failedStarts >= STRIKES)
            this.#unusable = (0,redacted/* say */.cv) `server ${(0,redacted/* hide */.jD)(this.lane.server.name)} did not start, ${STRIKES} times in all`;
        return { kind: "unstarted", failure };
    }
    /** 2026-03-26 is no published revision: what a server makes of it is reported, never held against it. */
    #mismatch({ negotiatedVersion: negotiated, supportedVersions }) {
        const { server, version } = this.lane;
        if (version === null || version === "2026-03-26" || negotiated === version)
            return undefined;
        const named = supportedVersions?.join(", ") || negotiated;
        const speaks = named === null ? (0,redacted/* say */.cv) `names none` : (0,redacted/* say */.cv) `speaks ${(0,redacted/* hide */.jD)(named)}`;
        return (0,redacted/* say */.cv) `server ${(0,redacted/* hide */.jD)(server.name)} was asked for revision ${(0,redacted/* hide */.jD)(version)} and ${speaks}`;
    }
}
/** One fault for those that differ in their processes alone, with their number. */
function together(faults) {
    const byKind = new Map();
    for (const fault of faults) {
        const kind = `${fault.rule_id} ${fault.message.replace(/\bpid \d+/g, "pid")}`;
        const known = byKind.get(kind);
        if (known)
            known.count += 1;
        else
            byKind.set(kind, { ...fault, count: 1 });
    }
    return [...byKind.values()];
}
/** The same for servers that are started, or reached, in the same way. */
function startKey({ command, http, cassette }) {
    return JSON.stringify(command ?? http?.start?.command ?? http?.url ?? cassette);
}

// EXTERNAL MODULE: ./src/engine/review.ts
var review = __webpack_require__(34136);
;// CONCATENATED MODULE: ./src/engine/lane.ts







/**
 * One server at one revision for one file (or the run), as its tests see it: its sessions, and what is found in them.
 * Calls of one lane may overlap.
 */
class Lane {
    suite;
    server;
    version;
    order;
    #sessions;
    #findings;
    /** Of the calls that were answered, in milliseconds. */
    #durations = [];
    /** The invariants over its sessions; undefined where the suite turns them off. */
    review;
    /** What its tests may have to show. */
    evidence = new evidence/* EvidenceLog */.mj();
    constructor(suite, server, version, order, context) {
        this.suite = suite;
        this.server = server;
        this.version = version;
        this.order = order;
        const isAsked = suite.tests.some(({ block }) => block === "compliance");
        const isOff = suite.runOptions.invariants === "off" && !isAsked;
        this.review = isOff ? undefined : new review/* LaneReview */.B(this.transport);
        this.#findings = new LaneFindings(suite, server, version, context.finding, context.isUnderWay);
        this.#sessions = new LaneSessions(this, context, this.#findings);
    }
    get transport() {
        return transportOf(this.server);
    }
    /** Starts the server before its first test asks: the servers of a file start together. */
    prestart() {
        this.#sessions.prestart();
    }
    /** A session to call, opened where there is none; never throws for what a server does. */
    ground() {
        return this.#sessions.ground();
    }
    /** To be told of every call's outcome: counts it, and sees to the session after a timeout or a death. */
    after(session, outcome) {
        if (outcome.kind === "answer")
            this.#durations.push(outcome.durationMs);
        return this.#sessions.after(session, outcome);
    }
    /** True where the session still answers (2 s). */
    answers(session) {
        return this.#sessions.answers(session);
    }
    /** Ends a session that a bad request has ended or silenced; that does not count towards giving the server up. */
    dropAfterProbe(session) {
        this.#sessions.drop(session);
    }
    /** Tells a finding that is not the session's own, at its own place and with its own gate. */
    tell(found, own) {
        const { count, ...fault } = found;
        this.#findings.tell(fault, own, count);
    }
    /** The folder or port of the session that is open; throws a SuiteFault where it has none. */
    value(name) {
        const { values } = this.#sessions;
        if (values)
            return values.get(name);
        throw new types.SuiteFault((0,redacted/* say */.cv) `\${${name}} has no value here`, "Use it where a server is called.");
    }
    /** Tells what an assertion only warns of. */
    warn(ruleId, message, location, owner) {
        this.#findings.tell({ rule_id: ruleId, message, ...(owner && { owner }) }, { gates: false, location });
    }
    /** Judges the 95th percentile of all calls, where the suite limits it. */
    judgeLatency() {
        const { p95LatencyMs: most, p95Gates: gates } = this.suite;
        const p95 = this.row()?.p95_ms ?? null;
        if (most === undefined || p95 === null || p95 <= most)
            return;
        const message = (0,redacted/* say */.cv) `95 of 100 calls took up to ${Math.round(p95 * 100) / 100} ms; ${most} ms are allowed`;
        this.#findings.tell({ rule_id: "ASSERT-P95-LATENCY", message }, { gates });
    }
    /**
     * The findings that no row has yet, for the row of the test that has ended; what is about another test that is under way
     * is left to it. A promise only where one is waited for.
     */
    takeFindings(owner) {
        const broken = this.review?.take() ?? [];
        if (broken instanceof Promise)
            return broken.then((found) => this.#tellAll(found, owner));
        return this.#tellAll(broken, owner);
    }
    #tellAll(broken, owner) {
        for (const { count, ...fault } of broken)
            this.#findings.tell(fault, undefined, count);
        return this.#findings.take(owner);
    }
    /** The server's row; undefined where it was never tried. */
    row() {
        const { isTried, facts } = this.#sessions;
        if (!isTried)
            return undefined;
        const sorted = Float64Array.from(this.#durations).sort();
        return {
            name: this.server.name,
            file: this.suite.name,
            kind: this.transport,
            target_version: this.version,
            negotiated_version: facts?.negotiatedVersion ?? null,
            server_info: facts?.serverInfo ?? null,
            capabilities: facts?.capabilities ?? null,
            startup_ms: facts?.startupMs ?? null,
            calls: sorted.length,
            p50_ms: percentile(sorted, 0.5),
            p95_ms: percentile(sorted, 0.95),
            p99_ms: percentile(sorted, 0.99),
            findings: this.#findings.total,
        };
    }
    /** Tells what the invariants find at the end, which belongs to no test. To be called when its server has ended. */
    async judge() {
        this.#tellAll((await this.review?.finish()) ?? []);
    }
    /** What the handshake of its last session told; undefined where none was answered. */
    get facts() {
        return this.#sessions.facts;
    }
    /** What initialize answered in the session that is under way. */
    get handshake() {
        const exchange = this.review?.handshake;
        if (!(0,json/* isObject */.G)(exchange?.response))
            return undefined;
        return { kind: "answer", answer: exchange.response, durationMs: exchange.duration_ms ?? 0, notifications: [] };
    }
    /** A session of its own for the next test (`restart_policy: per_test`). */
    renew() {
        this.#sessions.renew();
    }
    /** Breaks the connection; settles when the server has ended, so that the next session meets what it left. */
    disconnect() {
        return this.#sessions.disconnect();
    }
    /** Ends the server; what is seen meanwhile is told. */
    close() {
        return this.#sessions.close();
    }
}
/** How a server is reached. */
function transportOf(server) {
    if (server.cassette !== undefined)
        return "cassette";
    return server.http ? "http" : "stdio";
}
/** The value below which `share` of the sorted values lie (nearest rank); null where there are none. */
function percentile(sorted, share) {
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}


/***/ }),

/***/ 27426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ proxyOf),
/* harmony export */   W: () => (/* binding */ proxySecrets)
/* harmony export */ });
const NAMES = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"];
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/**
 * The proxies of an environment, as other clients read them: the names in lower case stand above those in upper case,
 * and an address without a scheme is one of http. Throws an Error that names the variable whose value is no address.
 */
function proxyOf(env) {
    const [http, https] = [NAMES.slice(0, 2), NAMES.slice(2)].map((names) => {
        const name = names.find((one) => env[one]);
        return name === undefined ? undefined : addressOf(name, env[name] ?? "");
    });
    const no = env["no_proxy"] || env["NO_PROXY"];
    if (!http && !https)
        return undefined;
    return { ...(http && { http }), ...(https && { https }), ...(no && { no }) };
}
/** The passwords of the proxies in an environment. */
function proxySecrets(env) {
    return NAMES.flatMap((name) => {
        const text = withScheme(env[name] ?? "");
        const password = URL.canParse(text) ? new URL(text).password : "";
        return password === "" ? [] : [[name, decoded(password) ?? password]];
    });
}
/** The value is not shown: it may hold a password. */
function addressOf(name, value) {
    const text = withScheme(value);
    if (!URL.canParse(text))
        throw new Error(`${name} is not a valid address of a proxy`);
    const { username, password, href } = new URL(text);
    if (decoded(username) === undefined || decoded(password) === undefined) {
        throw new Error(`the name or password in ${name} has a % that is not written as %25`);
    }
    return href;
}
function withScheme(value) {
    return SCHEME.test(value) ? value : `http://${value}`;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 61426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63124);
/* harmony import */ var _matchers_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2650);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97930);
/* harmony import */ var _traceparent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54135);





/**
 * The value of a name that is known only while the suite runs; undefined where nothing gives it one. Throws a SuiteFault
 * where it cannot have one there.
 */
function lookUp(name, spot) {
    const { scene, known, on } = spot;
    switch (name) {
        case "request_id":
            return ofRequest(name, spot, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID);
        case "otel_traceparent":
            return ofRequest(name, spot, () => (0,_traceparent_js__WEBPACK_IMPORTED_MODULE_4__/* .childSpan */ .N)(scene.env["TRACEPARENT"], scene.runId));
        case "target_version":
            return scene.version ?? on?.session.facts.negotiatedVersion;
        case "tmp_dir":
        case "port":
            if (on)
                return on.lane.value(name);
            throw new _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\${${name}} has no value here`, "Use it where a server is called.");
    }
    const [, head = "", rest = ""] = /^([^.[]+)\.?(.*)$/s.exec(name) ?? [];
    if (head === "data")
        return read(known.data, rest);
    if (head !== "steps")
        return read(known.nodes?.get(head), rest);
    const [, id = "", path = ""] = /^([^.[]+)\.?(.*)$/s.exec(rest) ?? [];
    return read(known.steps.get(id), path);
}
function ofRequest(name, spot, make) {
    spot.made ??= new Map();
    const value = spot.made.get(name) ?? make();
    spot.made.set(name, value);
    return value;
}
function read(value, path) {
    try {
        const found = (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTarget */ .hu)(path).read(value);
        return found.found ? found.value : undefined;
    }
    catch (error) {
        if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.MatcherError)
            throw new _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(error.message), error.fix);
        throw error;
    }
}


/***/ }),

/***/ 34136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ LaneReview),
/* harmony export */   V: () => (/* binding */ compositionFindings)
/* harmony export */ });
/* harmony import */ var _conformance_invariants_composition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10549);
/* harmony import */ var _conformance_invariants_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10998);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36401);
/* harmony import */ var _schema_port_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81915);




const NOTHING = [];
/** The invariants over the sessions of one lane, each judged as it goes on. */
class LaneReview {
    #current;
    /** Settles when every session that has ended is judged. */
    #ending;
    /** What was found since `take` was called last, by owner, then by rule and message. */
    #found = new Map();
    /** What showed when a session ended, by rule and message: it belongs to no test. */
    #late = new Map();
    #handshake;
    #schemas;
    #tools = new Set();
    #transport;
    constructor(transport) {
        this.#transport = transport;
    }
    /** Begins a session, and ends the one before it. Gives what is to be called with each exchange. */
    begin() {
        this.#end();
        const review = (0,_conformance_invariants_review_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewSession */ .N)({ transport: this.#transport }, this.#keep);
        this.#current = review;
        this.#handshake = undefined;
        return (exchange, owner) => {
            // What still comes of a session that another one has replaced belongs to no test.
            if (review !== this.#current)
                return;
            this.#note(review.see(exchange, owner));
            // Begun at once, so that answers do not pile up; who asks what was found waits for it, and for its error.
            review.settle(this.#port)?.catch(() => { });
        };
    }
    /** What the invariants say of the session that is under way. */
    async now() {
        return (await this.#current?.verdicts(this.#port)) ?? [];
    }
    /** What was found since the last call; a promise only where something has to be waited for. */
    take() {
        if (this.#ending)
            return this.#ending.then(() => this.take());
        const settling = this.#current?.settle(this.#port);
        return settling ? settling.then(() => this.#taken()) : this.#taken();
    }
    /** Ends the last session. Gives what was not yet taken. */
    async finish() {
        this.#end();
        const rest = await this.take();
        return [...rest, ...this.#late.values()];
    }
    /** What composition needs to know. */
    get tools() {
        return this.#tools;
    }
    /** initialize and its answer, in the session that is under way. */
    get handshake() {
        return this.#handshake;
    }
    #note(seen) {
        if (seen.method === "initialize" && !seen.fromServer)
            this.#handshake ??= seen.exchange;
        if (seen.method !== "tools/list" || !seen.result)
            return;
        (0,_conformance_invariants_composition_js__WEBPACK_IMPORTED_MODULE_0__/* .note */ .N)({ server: "", suite: null, revision: null, tools: this.#tools, ids: new Set() }, seen, false);
    }
    #keep = (id, kind, way, owner) => {
        const found = this.#found.get(owner) ?? new Map();
        this.#found.set(owner, found);
        const key = `${kind} ${id} ${way.message}`;
        const known = found.get(key);
        if (known)
            known.count += 1;
        else
            found.set(key, { ...brokenBy(id, kind, way, 1), ...(owner && { owner }) });
    };
    #taken() {
        if (this.#found.size === 0)
            return NOTHING;
        const taken = [...this.#found.values()].flatMap((found) => [...found.values()]);
        this.#found.clear();
        return taken;
    }
    #end() {
        const review = this.#current;
        this.#current = undefined;
        if (review === undefined)
            return;
        const ending = Promise.resolve(this.#ending).then(async () => {
            await review.settle(this.#port);
            for (const late of lateIn(review.soFar(), await review.verdicts(this.#port))) {
                const key = `${late.rule_id} ${late.message}`;
                this.#late.set(key, { ...late, ...this.#late.get(key), count: late.count + (this.#late.get(key)?.count ?? 0) });
            }
            if (this.#ending === ending)
                this.#ending = undefined;
        });
        this.#ending = ending;
    }
    /** The validator takes long to load: only where a tool has a schema for its output. */
    #port = () => {
        this.#schemas ??= (0,_schema_port_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSchemaPort */ .l)();
        return this.#schemas;
    };
}
/** What shows at the end of a session alone. */
function lateIn(before, atEnd) {
    return atEnd.flatMap((one) => {
        const soFar = before.find(({ id }) => id === one.id);
        return ["breaches", "unjudged"].flatMap((kind) => one[kind].flatMap((way) => {
            const count = way.count - (soFar?.[kind].find(({ message }) => message === way.message)?.count ?? 0);
            return count > 0 ? [brokenBy(one.id, kind, way, count)] : [];
        }));
    });
}
function brokenBy(rule_id, kind, way, count) {
    return { rule_id, ...way, count, ...(kind === "unjudged" && { unjudged: true }) };
}
/** What can go wrong among the servers that one suite runs side by side at one revision. */
function compositionFindings(lanes) {
    const together = new Map();
    for (const lane of lanes)
        together.set(lane.suite, [...(together.get(lane.suite) ?? []), lane]);
    return [...together.values()].flatMap((members) => (0,_conformance_invariants_composition_js__WEBPACK_IMPORTED_MODULE_0__/* .hazardsOf */ .f)(members.flatMap(memberOf)).map(({ rule_id, message, servers }) => {
        // The place is that of the first server that it names.
        const named = members.find(({ server }) => server.name === servers[0]);
        return findingOf(named ?? members[0], rule_id, message);
    }));
}
function findingOf({ suite, version, server }, rule_id, message) {
    return {
        rule_id,
        severity: (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(rule_id)?.severity ?? "should",
        message,
        server: null,
        target_version: version,
        count: 1,
        gates: suite.runOptions.invariants === "fail",
        location: server.location,
    };
}
function memberOf({ review, facts, server, suite }) {
    if (!review || !facts)
        return [];
    const { negotiatedVersion: revision } = facts;
    return [{ server: server.name, suite: suite.name, revision, tools: review.tools, ids: new Set() }];
}


/***/ }),

/***/ 15146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ RunTokens)
/* harmony export */ });
/** The tokens of a run: one source for each server, whatever file, revision and session asks. */
class RunTokens {
    onSecret;
    #sources = new Map();
    /** `onSecret`: told of each token before it is used. */
    constructor(onSecret) {
        this.onSecret = onSecret;
    }
    /** The source for a server; `key`: the same for servers that share it. */
    async of(key, oauth, context) {
        const { ClientCredentials, secretProofs } = await Promise.all(/* import() */[__webpack_require__.e(9604), __webpack_require__.e(7090)]).then(__webpack_require__.bind(__webpack_require__, 47090));
        const known = this.#sources.get(key);
        if (known !== undefined)
            return known;
        const { resource, secrets, ...endpoint } = context;
        const inEnv = (name) => (name === undefined ? undefined : secrets.get(name));
        const parameters = {
            // The specification wants it in every token request (RFC 8707); a fragment is none of it.
            resource: new URL(resource).href.replace(/#.*$/, ""),
            ...(oauth.scope !== undefined && { scope: oauth.scope }),
            ...(oauth.audience !== undefined && { audience: oauth.audience }),
        };
        const proofs = secretProofs(oauth.clientId ?? inEnv(oauth.clientIdEnv) ?? "", inEnv(oauth.clientSecretEnv));
        const source = new ClientCredentials({ ...endpoint, url: oauth.tokenUrl, parameters }, proofs, (token) => this.onSecret("oauth_access_token", token));
        this.#sources.set(key, source);
        return source;
    }
}


/***/ }),

/***/ 99887:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ serverSecrets)
/* harmony export */ });
/* harmony import */ var _suite_declared_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6560);

/**
 * What a server takes from the environment for its headers and token, and everything else in its entry that must not be
 * shown; `unset`: names that it needs and that have no value.
 */
function serverSecrets({ raw, http }, environment) {
    const secrets = (0,_suite_declared_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .entrySecrets */ .oZ)(raw);
    if (http === undefined)
        return { secrets, unset: [] };
    const names = Object.values(http.headers).flatMap((value) => typeof value === "object" && value !== null && "env" in value ? [String(value.env)] : []);
    for (const name of [http.bearerTokenEnv, http.oauth?.clientIdEnv, http.oauth?.clientSecretEnv]) {
        if (name !== undefined)
            names.push(name);
    }
    const unset = [];
    for (const name of new Set(names)) {
        // A line end at the end of a value is what `echo TOKEN | …` leaves there.
        const value = environment[name]?.trim();
        if (value)
            secrets.push([name, value]);
        else
            unset.push(name);
    }
    return { secrets, unset };
}


/***/ }),

/***/ 18476:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ tapeOf)
/* harmony export */ });
/** Begins to record a session of a lane. */
function tapeOf({ server, transport, suite, version, order }, recording) {
    return recording.begin({ server: server.name, transport, suite: suite.name, targetVersion: version, order });
}


/***/ }),

/***/ 54135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ childSpan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/**
 * A W3C traceparent with a span of its own: a child of `parent` where that is one, else in the trace of the run.
 *
 * @param runId a UUID: its 32 digits are the trace's id
 */
function childSpan(parent, runId) {
    const [, trace = runId.replaceAll("-", ""), , flags = "01"] = PARENT.exec(parent ?? "") ?? [];
    return `00-${trace}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}-${flags}`;
}


/***/ }),

/***/ 6559:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ judgeAsked),
/* harmony export */   Y: () => (/* binding */ judgeEnvelope)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78928);

/** Judges what came of a call, by its assertions and limits; without any the answer must be a result. */
async function judgeAsked(asked, subject, expect, limits, warn, ports) {
    if (asked.kind === "no server")
        return { status: "skipped", durationMs: 0, failures: [], reason: asked.reason };
    if (asked.kind === "fault")
        return asked;
    if (asked.kind === "unverified")
        return { ...asked, status: "unverified", failures: [] };
    // There is nothing to judge: the steps of `verify` do.
    if (asked.kind === "lost")
        return { status: "passed", durationMs: 0, failures: [], call: asked.call };
    const { envelope, durationMs, call, fill } = asked;
    const judged = await judgeEnvelope(envelope, subject, expect, limits, fill, warn, ports);
    return Object.assign(judged, { durationMs, call });
}
/** Judges an envelope by assertions, without any as the result of a call, and by limits. */
async function judgeEnvelope(envelope, subject, { assertions }, limits, fill, warn, ports) {
    const judging = assertions
        ? (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAll */ .Ty)(subject, assertions, envelope, fill, ports)
        : { failures: (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeResult */ .p8)(subject, envelope), broken: false, waits: undefined };
    const { failures, broken, waits } = judging instanceof Promise ? await judging : judging;
    if (limits) {
        const { judgeLimits } = await __webpack_require__.e(/* import() */ 9643).then(__webpack_require__.bind(__webpack_require__, 69643));
        failures.push(...(await judgeLimits(envelope, subject, limits, warn)));
    }
    // What does not hold is told; what waits for a model only where everything else holds.
    if (waits !== undefined && failures.length === 0)
        return { status: "deferred", failures, reason: waits };
    return { status: broken ? "errored" : failures.length > 0 ? "failed" : "passed", failures };
}


/***/ }),

/***/ 2660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ withoutTargets)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86153);
/* harmony import */ var _matchers_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2650);


/** A value without what the targets lead to; the value itself is left as it is. A target that leads nowhere takes nothing. */
function withoutTargets(value, targets) {
    return targets.reduce((left, target) => without(left, (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSteps */ .$i)(target)), value);
}
/** Copies what stands on the way to the target alone: the value may be large, and nested deeper than it can be cloned. */
function without(value, [step, ...rest]) {
    if (step === undefined)
        return value;
    const keys = keysOf(value, step);
    if (keys.length === 0)
        return value;
    const copy = (Array.isArray(value) ? [...value] : { ...value });
    for (const key of keys) {
        if (rest.length > 0)
            copy[key] = without(copy[key], rest);
        else if (Array.isArray(value))
            copy[key] = null;
        else
            delete copy[key];
    }
    return copy;
}
/** What a step leads to, of the keys that are there. */
function keysOf(value, step) {
    if (step.kind === "each")
        return Array.isArray(value) ? [...value.keys()] : [];
    if (step.kind !== "index")
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value) && Object.hasOwn(value, step.name) ? [step.name] : [];
    const index = Array.isArray(value) && step.index < 0 ? value.length + step.index : step.index;
    return Array.isArray(value) && index >= 0 && index < value.length ? [index] : [];
}


/***/ }),

/***/ 61573:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ warnings)
/* harmony export */ });
/** Tells what a limit only warns of as a finding at the server that was called. */
function warnings(scene, server) {
    return (message, location) => scene.lane(server).warn("ASSERT-MAX-TOKENS", message, location, scene.owner);
}


/***/ }),

/***/ 11169:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ snapshotFile)
/* harmony export */ });
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);


/** File systems take 255 for a name, and the one that is written first is longer. */
const MAX_BYTES = 200;
/**
 * The path of a snapshot below the suite's folder `snapshots`, which no key can leave: the key, with `.json` where it
 * has no extension. Throws MatcherError, whose path is `path`.
 */
function snapshotFile(key, path) {
    const steps = typeof key === "string" ? key.split("/") : [];
    if (steps.length === 0 || !steps.every(isPlain)) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError("Bad snapshot key", `\`${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(String(key)), 200, "")}\` is not a path of plain names below the folder \`snapshots\`.`, "Write names joined by `/`, such as `tools/echo`, of up to 200 bytes; none may start with a dot or be a device of Windows (nul, con).", path);
    }
    return /[^.]\.[^.]+$/.test(steps.at(-1)) ? steps.join("/") : `${steps.join("/")}.json`;
}
/** A name that means the same in every file system: Windows has devices of some names, whatever their extension. */
function isPlain(name) {
    return (/^[^\\:*?"<>|\p{Cc}]+$/u.test(name) &&
        Buffer.byteLength(name) <= MAX_BYTES &&
        !/^[. ]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name));
}


/***/ }),

/***/ 21133:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ structuralDiff)
/* harmony export */ });
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45151);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43514);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15703);




const MAX_DIFFERENCES = 20;
/** The differences of two values that are not equal, in the order of the expected one; at most 20 are told. */
function structuralDiff(expected, actual) {
    const found = [];
    for (const difference of differences(expected, actual)) {
        found.push(difference);
        if (found.length > MAX_DIFFERENCES)
            break;
    }
    const lines = found.slice(0, MAX_DIFFERENCES).flatMap(({ path, expected: wanted, actual: got }) => {
        const place = path === "" ? "" : (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${path}: `;
        return [
            ...(wanted === undefined ? [] : [(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `- ${place}${(0,_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .preview */ .V)(wanted)}`]),
            ...(got === undefined ? [] : [(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `+ ${place}${(0,_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .preview */ .V)(got)}`]),
        ];
    });
    if (found.length > MAX_DIFFERENCES)
        lines.push((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `… and more`);
    return { path: found[0]?.path ?? (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, diff: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, "\n") };
}
/** Walks both values at once, with a stack of its own because values may be nested deeper than calls may be. */
function* differences(expected, actual) {
    const root = pairOf((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, expected, actual);
    if (root === undefined) {
        if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .sameScalar */ .tR)(expected, actual))
            yield { path: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, expected, actual };
        return;
    }
    const open = [root];
    for (let pair = open.at(-1); pair !== undefined; pair = open.at(-1)) {
        const next = pair.keys.next();
        if (next.done) {
            open.pop();
            continue;
        }
        const path = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${pair.path}${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .U)(next.value)}`;
        const wanted = member(pair.expected, next.value);
        const got = member(pair.actual, next.value);
        const inner = pairOf(path, wanted, got);
        if (inner !== undefined)
            open.push(inner);
        else if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .sameScalar */ .tR)(wanted, got))
            yield { path, expected: wanted, actual: got };
    }
}
/** Two values that are compared by their members: both arrays, or both objects. */
function pairOf(path, expected, actual) {
    if (!isPart(expected) || !isPart(actual))
        return undefined;
    if (Array.isArray(expected) !== Array.isArray(actual))
        return undefined;
    return { path, expected, actual, keys: steps(expected, actual) };
}
function* steps(expected, actual) {
    if (isList(expected) && isList(actual)) {
        for (let index = 0; index < Math.max(expected.length, actual.length); index++)
            yield index;
        return;
    }
    if (isList(expected) || isList(actual))
        return;
    yield* (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(expected);
    for (const key of (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(actual))
        if (!Object.hasOwn(expected, key))
            yield key;
}
function isPart(value) {
    return (0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainer */ .u_)(value);
}
function isList(value) {
    return Array.isArray(value);
}
function member(container, key) {
    return Object.hasOwn(container, key) ? container[key] : undefined;
}


/***/ }),

/***/ 2650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ parseSteps),
/* harmony export */   hu: () => (/* binding */ parseTarget)
/* harmony export */ });
/* unused harmony exports TargetError, printSteps */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);



const MAX_KEYS = 20;
const MAX_KEY_LENGTH = 60;
/** A target path that cannot be read; `column` is the place in it, from 1. */
class TargetError extends _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError {
    column;
    constructor(text, column, what, fix) {
        super("Bad target", `${what}, at column ${column} of \`${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(text), 200, "")}\`.`, fix, []);
        this.column = column;
        this.name = "TargetError";
    }
}
const ABSENT = Symbol("absent");
/**
 * Parses a target path: names joined by dots, `[i]`, `[-1]`, `["key with.dots"]`, `[*]` for every element of an array
 * (the value is then the flat list of what is there), `.length` of arrays and of strings (in Unicode code points). The
 * empty path is the whole envelope. Throws TargetError.
 */
function parseTarget(text) {
    const steps = parseSteps(text);
    return {
        text,
        read: (envelope) => {
            const value = readFrom(envelope, steps, 0);
            return value === ABSENT ? missing(envelope, steps) : { found: true, value };
        },
    };
}
/** The steps of a path. Throws TargetError. */
function parseSteps(text) {
    const steps = [];
    let at = 0;
    while (at < text.length) {
        const [step, end] = text[at] === "[" ? parseBracket(text, at) : parseName(text, at, steps.length === 0);
        steps.push(step);
        at = end;
    }
    return steps;
}
/** A path for steps; `parseSteps` gives the same steps again. */
function printSteps(steps) {
    let text = "";
    for (const step of steps) {
        if (step.kind === "name")
            text += text === "" ? step.name : `.${step.name}`;
        else if (step.kind === "key")
            text += `[${JSON.stringify(step.name)}]`;
        else
            text += step.kind === "index" ? `[${step.index}]` : "[*]";
    }
    return text;
}
const NAME = /[^.[\]"]*/y;
const INDEX = /\[(0|-?[1-9][0-9]{0,14})\]/y;
const KEY = /\[("(?:[^"\\]|\\.)*")\]/y;
function parseName(text, at, first) {
    let start = at;
    if (!first) {
        if (text[at] !== ".")
            throw new TargetError(text, at + 1, "A dot or a bracket must stand here", "Write `a.b` or `a[0]`.");
        start = at + 1;
    }
    NAME.lastIndex = start;
    const name = NAME.exec(text)[0];
    const end = start + name.length;
    if (name === "") {
        throw new TargetError(text, start + 1, "A name is missing", 'Write a name here; a key with dots or brackets is written `["a.b"]`.');
    }
    if (name !== name.trim()) {
        throw new TargetError(text, start + 1, "A name has a space at its start or end", 'Take it out, or write `["the key "]`.');
    }
    return [{ kind: "name", name }, end];
}
function parseBracket(text, at) {
    if (text.startsWith("[*]", at))
        return [{ kind: "each" }, at + 3];
    INDEX.lastIndex = at;
    const index = INDEX.exec(text);
    if (index !== null)
        return [{ kind: "index", index: Number(index[1]) }, INDEX.lastIndex];
    KEY.lastIndex = at;
    const key = KEY.exec(text);
    const name = key === null ? undefined : parseString(key[1]);
    if (name !== undefined)
        return [{ kind: "key", name }, KEY.lastIndex];
    throw new TargetError(text, at + 1, "The bracket cannot be read", 'Write `[0]`, `[-1]`, `[*]` or `["a key"]`.');
}
/** A JSON string; undefined where it is none. */
function parseString(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function readFrom(envelope, steps, from) {
    let value = envelope;
    for (let index = from; index < steps.length; index++) {
        const step = steps[index];
        if (step.kind === "each")
            return Array.isArray(value) ? readEach(value, steps, index + 1) : ABSENT;
        value = readStep(value, step);
        if (value === ABSENT)
            return ABSENT;
    }
    return value === undefined ? ABSENT : value;
}
function readEach(list, steps, from) {
    const nested = steps.slice(from).some((step) => step.kind === "each");
    const values = list.map((item) => readFrom(item, steps, from)).filter((value) => value !== ABSENT);
    return nested ? values.flat() : values;
}
function readStep(value, step) {
    if (step.kind === "index") {
        if (!Array.isArray(value))
            return ABSENT;
        const index = step.index < 0 ? value.length + step.index : step.index;
        return index >= 0 && index < value.length ? value[index] : ABSENT;
    }
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value))
        return Object.hasOwn(value, step.name) ? value[step.name] : ABSENT;
    if (step.kind === "name" && step.name === "length") {
        if (Array.isArray(value))
            return value.length;
        if (typeof value === "string")
            return codePoints(value);
    }
    return ABSENT;
}
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
/** What is there instead of an absent value; paths with `[*]` end at the array, or where there is none. */
function missing(envelope, steps) {
    let value = envelope;
    let depth = 0;
    for (const step of steps) {
        const next = step.kind === "each" ? ABSENT : readStep(value, step);
        if (next === ABSENT || next === undefined)
            break;
        value = next;
        depth++;
    }
    return { found: false, existing: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(printSteps(steps.slice(0, depth))), keys: describeKeys(value) };
}
function describeKeys(value) {
    if (Array.isArray(value))
        return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `an array of length ${value.length}`;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value))
        return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .g)(value)}`;
    const keys = Object.keys(value);
    if (keys.length === 0)
        return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no keys`;
    const shown = keys.slice(0, MAX_KEYS).map((key) => (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(key), MAX_KEY_LENGTH));
    if (keys.length > MAX_KEYS)
        shown.push((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `and ${keys.length - MAX_KEYS} more`);
    return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(shown, ", ");
}


/***/ }),

/***/ 37267:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ compileTransform)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86153);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77522);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97930);



/**
 * Compiles the `transform` of an assertion, `jq EXPR` or `{jq: EXPR}`, and loads jq for it. Throws MatcherError, whose
 * path starts at the transform.
 */
async function compileTransform(transform) {
    const [program, path] = programOf(transform);
    const { compileJq } = await Promise.all(/* import() */[__webpack_require__.e(1553), __webpack_require__.e(4369)]).then(__webpack_require__.bind(__webpack_require__, 14369));
    try {
        return await compileJq(program);
    }
    catch (error) {
        if (!(error instanceof _types_js__WEBPACK_IMPORTED_MODULE_0__.MatcherError))
            throw error;
        throw new _types_js__WEBPACK_IMPORTED_MODULE_0__.MatcherError(error.title, error.description, error.fix, path);
    }
}
function programOf(transform) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(transform) && typeof transform["jq"] === "string" && Object.keys(transform).length === 1) {
        return [transform["jq"], ["jq"]];
    }
    if (typeof transform !== "string")
        throw wrongTransform("It is of another type.");
    let words;
    try {
        words = (0,_core_words_js__WEBPACK_IMPORTED_MODULE_2__/* .splitWords */ .y)(transform);
    }
    catch (error) {
        throw wrongTransform(`It cannot be split into words: ${error instanceof Error ? error.message : String(error)}.`);
    }
    const [command, program, ...others] = words;
    if (command === "jq" && program !== undefined && others.length === 0)
        return [program, []];
    throw wrongTransform(command === "jq" ? `After \`jq\` there are ${words.length - 1} words.` : "It does not start with `jq`.");
}
function wrongTransform(description) {
    return new _types_js__WEBPACK_IMPORTED_MODULE_0__.MatcherError("The `transform` of an assertion is `jq` and one program", description, "Write `transform: {jq: \".a | length\"}`, or `transform: jq '.a | length'` with the program in quotes.", []);
}


/***/ }),

/***/ 4727:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IY: () => (/* binding */ sessionBudget),
/* harmony export */   pl: () => (/* binding */ runBudget)
/* harmony export */ });
/* unused harmony export Budget */
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);

/** What may be held in memory at the same time, in bytes: by a session, or by a run, whose budget is above those of its sessions. */
class Budget {
    of;
    most;
    above;
    #held = 0;
    constructor(of, most, above) {
        this.of = of;
        this.most = most;
        this.above = above;
    }
    /** Takes so much; where that is not left, takes nothing and gives the budget that is used up. */
    take(bytes) {
        if (this.#held + bytes > this.most)
            return this;
        const usedUp = this.above?.take(bytes);
        if (usedUp === undefined)
            this.#held += bytes;
        return usedUp;
    }
    /** Gives back what was taken. */
    release(bytes) {
        this.#held -= bytes;
        this.above?.release(bytes);
    }
}
/** What all sessions of a run may hold together; one frame at the least. */
function runBudget(maxFrameBytes) {
    return new Budget("run", Math.max(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.runCalls, maxFrameBytes));
}
/** What all calls of a session may hold together; one frame at the least. */
function sessionBudget(maxFrameBytes, above) {
    return new Budget("session", Math.max(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.sessionCalls, maxFrameBytes), above);
}


/***/ }),

/***/ 84429:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ CassettePlayer)
});

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
;// CONCATENATED MODULE: ./src/core/canonical-json.ts

/** The JSON of a value with the members of every object sorted by name: the same for values that are equal. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(",")}]`;
    if (!(0,json/* isObject */.G)(value))
        return JSON.stringify(value) ?? "null";
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names.sort().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(",")}}`;
}

// EXTERNAL MODULE: ./src/core/foreign-marks.ts
var foreign_marks = __webpack_require__(42372);
;// CONCATENATED MODULE: ./src/mcp/cassette/distance.ts

/** Of two values that differ in more, no more is known than that they are far apart. */
const MOST = 10_000;
/** In how many places two JSON values differ; at most 10,000 places are looked at. */
function differences(left, right) {
    let found = 0;
    let looked = 0;
    const pairs = [[left, right]];
    for (let pair = pairs.pop(); pair !== undefined && looked < MOST; pair = pairs.pop()) {
        looked += 1;
        const [a, b] = pair;
        if (Array.isArray(a) && Array.isArray(b)) {
            found += Math.abs(a.length - b.length);
            for (let at = 0; at < Math.min(a.length, b.length); at++)
                pairs.push([a[at], b[at]]);
        }
        else if ((0,json/* isObject */.G)(a) && (0,json/* isObject */.G)(b)) {
            for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
                if (Object.hasOwn(a, name) && Object.hasOwn(b, name))
                    pairs.push([a[name], b[name]]);
                else
                    found += 1;
            }
        }
        else if (!Object.is(a, b))
            found += 1;
    }
    return found + pairs.length;
}

;// CONCATENATED MODULE: ./src/mcp/cassette/player.ts




/** How many recorded requests are compared to find the nearest. */
const MOST_COMPARED = 1_000;
/** What we say of ourselves in a handshake changes with our version. */
const handshakes = new Set(["initialize", "server/discover"]);
/**
 * Gives recorded answers by the content of requests: the first one that was not given yet, then the last one again.
 * `_meta` and ids do not count. One player goes through all sessions of a server, as the recording does.
 */
class CassettePlayer {
    cassette;
    comparable;
    #recorded = new Map();
    /** The same by the text of requests as they are sent: most are written as they were recorded, and need no more. */
    #byText = new Map();
    /**
     * @param cassette what was recorded
     * @param comparable gives a request without what may differ: secrets, and what is declared as volatile
     */
    constructor(cassette, comparable) {
        this.cassette = cassette;
        this.comparable = comparable;
        for (const interaction of cassette.interactions) {
            const asked = comparable(withoutMeta(interaction.request));
            const key = keyOf(asked);
            const known = this.#recorded.get(key);
            if (known)
                known.interactions.push(interaction);
            else {
                const recorded = { asked, interactions: [interaction], used: 0 };
                this.#recorded.set(key, recorded);
                this.#byText.set(JSON.stringify(asked), recorded);
            }
        }
    }
    /** The revision to ask for where a suite asks for none; null where the recording has how that was found out. */
    get revision() {
        return this.#recorded.has("server/discover") ? null : this.cassette.protocol_version;
    }
    /** The answer to a request, or that there is none. */
    find(request) {
        // A mark that a suite or a server wrote is no secret of the recording.
        const sent = (0,foreign_marks/* withoutMarks */.zw)(withoutMeta(request));
        let recorded = this.#byText.get(JSON.stringify(sent));
        if (recorded === undefined) {
            const asked = this.comparable(sent);
            recorded = this.#recorded.get(keyOf(asked));
            if (recorded === undefined)
                return { miss: this.#miss(asked) };
        }
        const { interactions, used } = recorded;
        recorded.used += 1;
        return { interaction: interactions[Math.min(used, interactions.length - 1)] };
    }
    #miss(asked) {
        const nearest = this.#nearest(asked);
        return nearest === undefined ? { asked } : { asked, nearest };
    }
    #nearest(asked) {
        let nearest;
        let least = Number.POSITIVE_INFINITY;
        let compared = 0;
        for (const recorded of this.#recorded.values()) {
            if (recorded.asked.method !== asked.method)
                continue;
            const distance = differences(recorded.asked.params, asked.params);
            if (distance < least)
                [nearest, least] = [recorded.asked, distance];
            compared += 1;
            if (compared === MOST_COMPARED)
                break;
        }
        return nearest;
    }
}
/** No params, and params without content, are the same request. */
function withoutMeta({ method, params }) {
    if (!(0,json/* isObject */.G)(params))
        return { method };
    const { _meta, ...content } = params;
    return Object.keys(content).length > 0 ? { method, params: content } : { method };
}
function keyOf(asked) {
    return handshakes.has(asked.method) ? asked.method : canonicalJson(asked);
}


/***/ }),

/***/ 20765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ endProcess)
/* harmony export */ });
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);

const MOST_NAMED = 5;
/** Ends a server with everything that it started; tells what was amiss. */
async function endProcess(server, graceMs) {
    const { ignoredSigterm, left } = await server.end(graceMs);
    const late = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server was still running ${graceMs} ms after the end of its stdin and SIGTERM, and was killed`;
    const orphans = left.length === 1
        ? (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server left a process behind, which was killed`
        : (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server left ${left.length} processes behind, which were killed`;
    return [
        ...faultOf("FAULT-LIFECYCLE-IGNORES-SIGTERM", late, ignoredSigterm),
        ...faultOf("FAULT-LIFECYCLE-LEFT-CHILD", orphans, left),
    ];
}
function faultOf(rule_id, what, killed) {
    if (killed.length === 0)
        return [];
    const named = killed
        .slice(0, MOST_NAMED)
        .map(({ pid, command }) => (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `pid ${pid}${command && (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ` (${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(command)})`}`);
    const more = killed.length > MOST_NAMED ? (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `, and ${killed.length - MOST_NAMED} more` : "";
    const evidence = killed.map(({ pid, command }) => `${pid} ${command}`).join("\n");
    return [{ rule_id, message: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${what}: ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(named, ", ")}${more}.`, evidence: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(evidence) }];
}


/***/ }),

/***/ 52419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const LINE_FEED = 0x0a;
const REPLACEMENT = "\ufffd";
const HEAD_BYTES = 4 * 1024;
/** Splits a stream of bytes into lines, in linear time and with at most `maxBytes` (and one chunk) held. */
class LineSplitter {
    #maxBytes;
    #sink;
    #parts = [];
    #size = 0;
    /** Inside a line that was over the limit: dropped up to its end. */
    #skipping = false;
    constructor(maxBytes, sink) {
        this.#maxBytes = maxBytes;
        this.#sink = sink;
    }
    push(chunk, at) {
        const first = chunk.indexOf(LINE_FEED);
        // Mostly a chunk is one whole line: told without a view or a copy of its bytes.
        if (first !== -1 && first === chunk.length - 1 && first <= this.#maxBytes && this.#size === 0 && !this.#skipping) {
            const text = chunk.toString("utf8", 0, first);
            this.#sink.line(text, at, !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(chunk));
            return;
        }
        let from = 0;
        for (let to = first; to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
            this.#endLine(chunk.subarray(from, to), at);
            from = to + 1;
        }
        if (from < chunk.length && !this.#skipping)
            this.#hold(chunk.subarray(from), at);
    }
    /** True where the beginning of a line is held. */
    get isWithinLine() {
        return this.#size > 0;
    }
    /** The stream is over: what is left is a line as well, where `isWhole` says so. */
    end(at, isWhole = () => true) {
        if (this.#size === 0)
            return;
        if (isWhole(Buffer.concat(this.#parts).toString("utf8")))
            this.#endLine(Buffer.alloc(0), at);
        else
            this.#clear();
    }
    #endLine(rest, at) {
        if (this.#skipping) {
            this.#skipping = false;
            return;
        }
        if (this.#size + rest.length > this.#maxBytes) {
            this.#refuse(rest, at);
            return;
        }
        const bytes = this.#size === 0 ? rest : Buffer.concat([...this.#parts, rest]);
        this.#clear();
        const text = bytes.toString("utf8");
        this.#sink.line(text, at, !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes));
    }
    #hold(part, at) {
        if (this.#size + part.length > this.#maxBytes) {
            this.#refuse(part, at);
            this.#skipping = true;
            return;
        }
        this.#parts.push(part);
        this.#size += part.length;
    }
    #refuse(rest, at) {
        const bytes = Buffer.concat([...this.#parts, rest], Math.min(HEAD_BYTES, this.#size + rest.length));
        this.#clear();
        this.#sink.tooLarge(bytes.toString("utf8"), at);
    }
    #clear() {
        if (this.#size === 0)
            return;
        this.#parts = [];
        this.#size = 0;
    }
}


/***/ }),

/***/ 59428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   av: () => (/* binding */ salvage),
/* harmony export */   zR: () => (/* binding */ looksLikeFrame)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5737);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36419);



const none = [];
const MAX_SALVAGED = 100;
/** Tells what a parsed line is. Tolerant: whatever can be told by its members is told, with its flaws. */
function classify(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value)) {
        if (!Array.isArray(value))
            return { kind: "noise" };
        if (value.length > 0 && value.every(_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G))
            return { kind: "batch", members: value };
        return value.length === 0 ? { kind: "malformed", flaws: ["is an empty array"] } : { kind: "noise" };
    }
    if ("method" in value)
        return classifyCall(value);
    // An error may name no request, where its id could not be read. With neither a result nor an error it is an answer
    // where it names itself a message: a line of a log may have an id too.
    const isAnswer = "error" in value || ("id" in value && ("result" in value || "jsonrpc" in value));
    if (isAnswer)
        return { kind: "response", frame: value, id: value.id, flaws: flawsOfResponse(value) };
    if ("result" in value)
        return { kind: "malformed", flaws: ["has a result, but no id"] };
    return { kind: "malformed", flaws: ["is an object with neither method, result nor error"] };
}
/**
 * The JSON objects in a line that is not JSON as a whole (two frames without a line feed between them, a frame behind
 * a byte order mark or a prompt), and what stands around them. Linear; at most 100 objects.
 */
function salvage(line) {
    const values = [];
    let rest = "";
    let from = 0;
    const opening = /\{\s*"/g;
    for (let found = opening.exec(line); found !== null && values.length < MAX_SALVAGED; found = opening.exec(line)) {
        const end = endOfObject(line, found.index);
        const value = end === -1 ? undefined : parseObject(line.slice(found.index, end));
        // Only the first that fails is tried: trying at every brace would be quadratic.
        if (value === undefined)
            break;
        values.push(value);
        rest += line.slice(from, found.index);
        from = end;
        opening.lastIndex = end;
    }
    return { values, rest: (rest + line.slice(from)).trim() };
}
/** True for a line that was meant to be a frame and is broken, as against a line of a log. */
function looksLikeFrame(line) {
    return /^\ufeff?\s*(\{\s*"|\[\s*\{\s*")/.test(line);
}
function classifyCall(frame) {
    const { method, id, params } = frame;
    if (typeof method !== "string")
        return { kind: "malformed", flaws: ["has a method that is no string"] };
    const flaws = wrongVersion(frame) ? ['has no `jsonrpc: "2.0"`'] : [];
    if (params !== undefined && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(params))
        flaws.push("has params that are no object");
    if (!("id" in frame))
        return { kind: "notification", frame, method, flaws };
    if (typeof id === "string" || typeof id === "number")
        return { kind: "request", frame, id, method, flaws };
    return { kind: "malformed", flaws: [...flaws, "is a request whose id is neither a string nor a number"] };
}
function flawsOfResponse(frame) {
    const { result, error } = frame;
    const hasError = "error" in frame;
    if (!wrongVersion(frame) && !hasError && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result))
        return none;
    const flaws = [];
    if (wrongVersion(frame))
        flaws.push('has no `jsonrpc: "2.0"`');
    if (hasError && "result" in frame)
        flaws.push("has a result and an error at once");
    if (!hasError && !("result" in frame))
        flaws.push("has neither a result nor an error");
    else if (!hasError && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result))
        flaws.push("has a result that is no object");
    if (hasError && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(error))
        flaws.push("has an error that is no object");
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(error)) {
        if (!("code" in error))
            flaws.push("has an error without a code");
        else if (!Number.isInteger(error.code))
            flaws.push("has an error whose code is no integer");
        if (typeof error.message !== "string")
            flaws.push("has an error without a message");
    }
    return flaws;
}
function wrongVersion(frame) {
    return frame.jsonrpc !== "2.0";
}
/** The index behind the brace that closes the object at `start`, or -1. */
function endOfObject(line, start) {
    let depth = 0;
    let quoted = false;
    for (let index = start; index < line.length; index += 1) {
        const char = line[index];
        if (quoted) {
            if (char === "\\")
                index += 1;
            else if (char === '"')
                quoted = false;
        }
        else if (char === '"')
            quoted = true;
        else if (char === "{")
            depth += 1;
        else if (char === "}") {
            depth -= 1;
            if (depth === 0)
                return index + 1;
        }
    }
    return -1;
}
function parseObject(text) {
    // The text around it may have hidden how many they are.
    if ((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMoreValues */ .w)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.values))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 66897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openSession)
});

// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
// EXTERNAL MODULE: ./src/core/proc/start.ts + 3 modules
var start = __webpack_require__(43816);
// EXTERNAL MODULE: ./src/mcp/classify.ts
var classify = __webpack_require__(59428);
// EXTERNAL MODULE: ./src/mcp/channel/ending.ts
var ending = __webpack_require__(20765);
// EXTERNAL MODULE: ./src/mcp/channel/lines.ts
var lines = __webpack_require__(52419);
;// CONCATENATED MODULE: ./src/mcp/channel/stdio.ts





// What a failure shows of stderr.
const STDERR_LINES = 20;
// What waits for a server that does not read; more is dropped, for a server may ask without end.
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;
/**
 * Starts a server and speaks with it by lines on stdin and stdout.
 *
 * @param maxFrameBytes a longer line is refused, and the stream goes on behind it
 * @returns the channel, or the reason why the program could not be started; never rejects
 */
async function openStdio(target, maxFrameBytes, listener) {
    const started = await (0,start/* startProcess */.k)(target.command, { env: target.env, cwd: target.cwd });
    if (!started.ok)
        return started;
    return { ok: true, channel: channelOf(started.process, maxFrameBytes, listener) };
}
function channelOf(server, maxFrameBytes, listener) {
    const splitter = new lines/* LineSplitter */.g(maxFrameBytes, listener);
    let end;
    let broken;
    /** A frame that our own signal cuts off is no fault of the server. */
    let isWhole = (_) => true;
    server.stdout.on("data", (chunk) => splitter.push(chunk, performance.now()));
    server.stdout.once("end", () => {
        splitter.end(performance.now(), isWhole);
        broken ??= (0,redacted/* say */.cv) `The server has closed its stdout.`;
    });
    server.stdin.once("error", () => {
        broken ??= (0,redacted/* say */.cv) `The server has closed its stdin.`;
    });
    server.exited.then(({ code, signal }) => {
        splitter.end(performance.now(), isWhole);
        end = { exit_code: code, signal, stderr: (0,redacted/* hideLines */.Ix)(server.stderr.lines()).slice(-STDERR_LINES) };
        listener.ended(end);
    });
    return {
        get end() {
            return end;
        },
        get broken() {
            return broken ?? (server.stdin.writableNeedDrain ? (0,redacted/* say */.cv) `The server does not read its stdin.` : undefined);
        },
        send(line) {
            const { writable, writableLength } = server.stdin;
            if (writable && writableLength < MAX_UNREAD_BYTES)
                server.stdin.write(line + "\n");
        },
        stderr: (mark) => server.stderr.lines(mark),
        stderrMark: () => server.stderr.total,
        close(graceMs) {
            if (!splitter.isWithinLine)
                isWhole = (text) => !(0,classify/* looksLikeFrame */.zR)(text);
            return (0,ending/* endProcess */.J)(server, graceMs);
        },
    };
}

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/json-text.ts
var json_text = __webpack_require__(5737);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/mcp/budget.ts
var mcp_budget = __webpack_require__(4727);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
;// CONCATENATED MODULE: ./src/mcp/client-answers.ts



const methodNotFound = { code: -32601, message: "Method not found" };
const FIRST_ELICITATION = "2025-06-18";
const FIRST_URL_MODE = "2025-11-25";
/** Answers the requests of one session's server as its suite declares; what is not declared is not offered. */
class ClientAnswers {
    #declared;
    #samplings = 0;
    #elicitations = 0;
    constructor(declared) {
        this.#declared = declared ?? {};
    }
    /** The capabilities that are offered at a revision. */
    capabilities(revision) {
        const { roots, sampling = [], elicitation = [] } = this.#declared;
        const offered = {};
        if (roots)
            offered.roots = {};
        if (sampling.length > 0)
            offered.sampling = {};
        if (elicitation.length > 0 && (0,known/* isSince */.$l)(revision, FIRST_ELICITATION)) {
            offered.elicitation = (0,known/* isSince */.$l)(revision, FIRST_URL_MODE) ? { form: {}, url: {} } : {};
        }
        return offered;
    }
    /** True where an answer to such a request is declared. */
    answers(method) {
        const { roots, sampling = [], elicitation = [] } = this.#declared;
        if (method === "roots/list")
            return roots !== undefined;
        if (method === "sampling/createMessage")
            return sampling.length > 0;
        return method === "elicitation/create" && elicitation.length > 0;
    }
    /** What a request of the server is answered with, whatever it is. */
    respond(method, params) {
        return method === "ping" ? { result: {} } : (this.answer(method, params) ?? { error: methodNotFound });
    }
    /** The answer to a request; undefined where none is declared. */
    answer(method, params) {
        const { roots, sampling = [], elicitation = [] } = this.#declared;
        if (!this.answers(method))
            return undefined;
        if (method === "roots/list")
            return { result: { roots } };
        if (method === "sampling/createMessage") {
            this.#samplings += 1;
            return sampled(inTurn(sampling, this.#samplings));
        }
        this.#elicitations += 1;
        return elicited(inTurn(elicitation, this.#elicitations), params);
    }
}
function inTurn(answers, turn) {
    return answers[Math.min(turn, answers.length) - 1];
}
/** A text stands for a message of a model that says it. */
function sampled(answer) {
    if ((0,json/* isObject */.G)(answer))
        return asWritten(answer);
    const content = { type: "text", text: String(answer) };
    return { result: { role: "assistant", content, model: version/* TOOL_NAME */.l, stopReason: "endTurn" } };
}
/** A text stands for the action; a form that is accepted is sent with the defaults that it shows to a user. */
function elicited(answer, params) {
    const written = (0,json/* isObject */.G)(answer) ? answer : { action: String(answer) };
    if (written.action !== "accept" || !(0,json/* isObject */.G)(params) || params.mode === "url")
        return asWritten(written);
    const schema = params.requestedSchema;
    const content = {};
    for (const [name, property] of Object.entries(((0,json/* isObject */.G)(schema) && schema.properties) || {})) {
        if ((0,json/* isObject */.G)(property) && "default" in property)
            content[name] = property.default;
    }
    return { result: { ...written, content: Object.assign(content, written.content) } };
}
/** An answer that has nothing but an `error` is one. */
function asWritten(answer) {
    const { error } = answer;
    return (0,json/* isObject */.G)(error) && Object.keys(answer).length === 1 ? { error } : { result: answer };
}

// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
;// CONCATENATED MODULE: ./src/mcp/inbox.ts


const BYTE_ORDER_MARK = "\ufeff";
/** Makes messages of the lines of a server: nothing is refused, and what is wrong with a line is told. */
class Inbox {
    /** The revision has several messages in one array. */
    takesBatches = false;
    /** The revision lets an error that names no request have no id; before, it is null there. */
    idMayBeAbsent = false;
    #log;
    #sink;
    constructor(log, sink) {
        this.#log = log;
        this.#sink = sink;
    }
    /** One line, as its channel tells it. */
    line(text, at, validUtf8) {
        if (!validUtf8)
            this.#log.fault("FAULT-TRANSPORT-INVALID-UTF8", (0,redacted/* say */.cv) `The server wrote bytes that are no UTF-8.`, (0,redacted/* hide */.jD)(text));
        let value;
        try {
            value = JSON.parse(text);
        }
        catch {
            this.#unparsed(text, at);
            return;
        }
        this.#receive(value, text, at);
    }
    #unparsed(text, at) {
        if (text.trim() === "")
            return;
        if (text.startsWith(BYTE_ORDER_MARK))
            this.#log.malformed((0,redacted/* say */.cv) `begins with a byte order mark`, text);
        const { values, rest } = (0,classify/* salvage */.av)(text);
        if (values.length === 0) {
            this.#noise(text, at);
            return;
        }
        if (rest !== "")
            this.#noise(rest, at);
        if (values.length > 1)
            this.#log.malformed((0,redacted/* say */.cv) `holds several messages without a line feed between them`, text);
        for (const value of values)
            this.#receive(value, text, at);
    }
    #noise(text, at) {
        if ((0,classify/* looksLikeFrame */.zR)(text)) {
            this.#log.malformed((0,redacted/* say */.cv) `is JSON that is broken or cut off`, text);
            this.#log.stray({ raw: text }, at, (0,redacted/* say */.cv) `A line that is broken JSON came while the call was waiting.`);
            return;
        }
        if (this.#log.http !== undefined) {
            this.#log.malformed((0,redacted/* say */.cv) `is no JSON-RPC message`, text);
            return;
        }
        const message = (0,redacted/* say */.cv) `The server wrote a line to stdout that is no JSON-RPC message. Logs belong on stderr.`;
        this.#log.fault("FAULT-TRANSPORT-STDOUT-NOISE", message, (0,redacted/* hide */.jD)(text));
        this.#log.stray({ raw: text }, at, (0,redacted/* say */.cv) `The server wrote to stdout what is no JSON-RPC message.`);
    }
    #receive(value, line, at) {
        const told = (0,classify/* classify */.L8)(value);
        switch (told.kind) {
            case "response":
                this.#flaws(told.flaws, line, told);
                if (told.id === undefined && !this.#idMayBeAbsent())
                    this.#flaws(["has an error, but no id"], line, told);
                this.#sink.answer(told, line, at);
                return;
            case "request":
                this.#flaws(told.flaws, line);
                this.#sink.serve(told, at);
                return;
            case "notification":
                this.#flaws(told.flaws, line);
                this.#sink.notified(told, at);
                return;
            case "batch":
                if (!this.takesBatches) {
                    this.#log.fault("FAULT-PROTO-BATCH", (0,redacted/* say */.cv) `The server sent several messages in one array.`, (0,redacted/* hide */.jD)(line));
                }
                for (const member of told.members)
                    this.#receive(member, line, at);
                return;
            case "malformed":
                this.#flaws(told.flaws, line);
                this.#log.stray({ raw: line }, at, (0,redacted/* say */.cv) `A message that answers nothing came while the call was waiting.`);
                return;
            case "noise":
                this.#noise(line, at);
        }
    }
    /** Over HTTP the body of an error status may leave it out at every revision. */
    #idMayBeAbsent() {
        const { http } = this.#log;
        return this.idMayBeAbsent || (http !== undefined && http.status >= 400);
    }
    /** `answer`: the answer that has them, where it is one. */
    #flaws(flaws, line, answer) {
        for (const flaw of flaws)
            this.#log.malformed((0,redacted/* hide */.jD)(flaw), line, answer && this.#sink.ownerOf(answer.id));
    }
}

;// CONCATENATED MODULE: ./src/mcp/past-calls.ts


const MAX_REMEMBERED = 1_000;
// A server that knows a repeated request may answer it once.
const SECOND_ANSWER_MS = 1_000;
/** The ids that nothing waits for any more, to tell what an answer to one of them means. */
class PastCalls {
    #log;
    /** The ids that were answered last, to tell an answer that comes twice: a ring, for it is written at every call. */
    #answered = new Float64Array(MAX_REMEMBERED).fill(Number.NaN);
    #answers = 0;
    /** The ids whose answer is no longer waited for, and may come late, with what they were sent for. */
    #givenUp = new Map();
    /** Ids whose next answer is ours to expect although no call waits for it: of requests that were lost or sent twice. */
    #again = new Map();
    constructor(log) {
        this.#log = log;
    }
    answered(id) {
        this.#answered[this.#answers % MAX_REMEMBERED] = id;
        this.#answers += 1;
    }
    givenUp(id, purpose) {
        this.#givenUp.set(id, purpose);
    }
    /** True where an answer to this id is still to come, and no call waits for it. */
    expects(id) {
        return typeof id === "number" && (this.#givenUp.has(id) || this.#again.has(id));
    }
    /** The next answer to this id is as it should be, and nobody's. */
    ignore(id) {
        this.#again.set(id, () => { });
    }
    /** Settles with the second answer to an id, or with the first where none follows it soon. */
    lastOf(id, settle) {
        return (first) => {
            if (first.kind !== "answer") {
                this.ignore(id);
                settle(first);
                return;
            }
            const timer = setTimeout(() => settle(first), SECOND_ANSWER_MS);
            this.#again.set(id, (answer) => {
                clearTimeout(timer);
                settle({ ...first, answer });
            });
        };
    }
    /** Takes an answer that no call waits for, and tells what is wrong with that. */
    take(frame, id, line, at) {
        const shown = (0,mcp_frames/* shownId */.fk)(id);
        const expected = typeof id === "number" ? this.#again.get(id) : undefined;
        if (typeof id === "number" && expected) {
            this.#again.delete(id);
            this.#log.stray({ purpose: "fault", response: frame }, at);
            expected(frame);
            return;
        }
        const purpose = typeof id === "number" ? this.#givenUp.get(id) : undefined;
        if (typeof id === "number" && purpose !== undefined) {
            this.#givenUp.delete(id);
            this.answered(id);
        }
        else if (typeof id === "number" && this.#answered.includes(id)) {
            this.#log.fault("FAULT-PROTO-DUPLICATE-ANSWER", (0,redacted/* say */.cv) `The server answered the request ${shown} more than once.`, (0,redacted/* hide */.jD)(line));
        }
        else {
            const what = id === undefined ? (0,redacted/* say */.cv) `sent an error that names no request` : (0,redacted/* say */.cv) `answered an id that was not sent: ${shown}`;
            this.#log.fault("FAULT-PROTO-UNSOLICITED-ANSWER", (0,redacted/* say */.cv) `The server ${what}.`, (0,redacted/* hide */.jD)(line));
        }
        const what = id === undefined ? (0,redacted/* say */.cv) `An error that names no request` : (0,redacted/* say */.cv) `An answer with the id ${shown}`;
        this.#log.stray({ ...(purpose && { purpose }), response: frame }, at, (0,redacted/* say */.cv) `${what} came while the call was waiting.`);
    }
}

;// CONCATENATED MODULE: ./src/mcp/raw-calls.ts
/** The ids under which raw bytes wait for an answer, which are not sent, with those that the bytes name. */
class RawCalls {
    #named = new Map();
    add(id, named) {
        this.#named.set(id, named);
    }
    delete(id) {
        this.#named.delete(id);
    }
    has(id) {
        return this.#named.has(id);
    }
    /**
     * The bytes that an answer is for: those on whose own stream it came, or that name its id, else the first.
     *
     * @param streamOf the request on whose own stream the answer came, where each has one
     * @param isOther true where the answer is that of another request, that nothing waits for any more
     */
    find(id, streamOf, isOther) {
        const all = [...this.#named];
        const own = all.find(([sent, named]) => sent === streamOf || named === id) ?? (isOther ? undefined : all[0]);
        return own?.[0];
    }
}

;// CONCATENATED MODULE: ./src/mcp/renewal.ts
/** Shakes hands again where a server no longer knows the session: once for all the calls that lost it together. */
class Renewal {
    #handshake;
    #renewedAt = 0;
    /** Settles when the handshake that is under way is over: false where it failed. */
    underWay;
    constructor(handshake) {
        this.#handshake = handshake;
    }
    /** Makes sure that there is a session which is younger than a call of that time; false where there is none. */
    async after(sentAt) {
        // What was sent in the session before this one needs no third.
        if (sentAt >= this.#renewedAt) {
            this.underWay ??= this.#handshake().finally(() => {
                this.underWay = undefined;
                this.#renewedAt = performance.now();
            });
        }
        return (await this.underWay) !== false;
    }
}

// EXTERNAL MODULE: ./src/mcp/revisions/legacy.ts
var legacy = __webpack_require__(94738);
;// CONCATENATED MODULE: ./src/mcp/session-facts.ts
/** What is known of a session before its handshake. */
const noFacts = {
    negotiatedVersion: null,
    serverInfo: null,
    capabilities: null,
    instructions: null,
    startupMs: 0,
};

;// CONCATENATED MODULE: ./src/mcp/session-log.ts


const MAX_EVIDENCE = 4 * 1024;
/** Tells what a session sees, as exchanges and faults. */
class SessionLog {
    /** The HTTP response that brought what is being received. */
    http;
    /** Tells no fault: what is wrong with the answer to a probe is held against nobody. */
    muted = false;
    #options;
    #startedAt;
    #waiting;
    constructor(options, startedAt, waiting) {
        this.#options = options;
        this.#startedAt = startedAt;
        this.#waiting = waiting;
    }
    /** A call of ours with what answered it, or why nothing did. */
    call(call, response, durationMs, fault) {
        const { onExchange } = this.#options;
        if (onExchange === undefined)
            return;
        const exchange = {
            direction: "client",
            purpose: call.purpose,
            at_ms: call.sentAt - this.#startedAt,
            duration_ms: durationMs,
            request: call.request,
        };
        if (response !== undefined)
            exchange.response = response;
        if (fault !== undefined)
            exchange.fault = fault;
        if (this.http !== undefined)
            exchange.http = this.http;
        if (call.notifications.length > 0)
            exchange.notifications = call.notifications;
        onExchange(exchange, call.owner);
    }
    /** A notification of ours. */
    notification(request, purpose) {
        const at_ms = performance.now() - this.#startedAt;
        this.#options.onExchange?.({ direction: "client", ...(purpose ? { purpose } : {}), at_ms, request }, undefined);
    }
    /** An exchange that belongs to no call of ours; `note` may explain why a waiting one gets no answer. */
    stray(exchange, at, note) {
        if (note !== undefined)
            for (const call of this.#waiting.values())
                call.note ??= note;
        this.#options.onExchange?.({ direction: "server", at_ms: at - this.#startedAt, ...exchange }, undefined);
    }
    /** What is wrong; `owner`: of the call that it is about. */
    fault(rule_id, message, evidence, owner) {
        if (this.muted)
            return;
        this.#options.onFault?.({ rule_id, message, evidence: (0,redacted/* cut */.Jj)(evidence, MAX_EVIDENCE, ""), ...(owner && { owner }) });
    }
    /** A server that ended by itself. */
    crash({ exit_code, signal, stderr }) {
        const how = signal === null ? (0,redacted/* say */.cv) `exit code ${exit_code ?? "unknown"}` : (0,redacted/* say */.cv) `signal ${(0,redacted/* hide */.jD)(signal)}`;
        const message = (0,redacted/* say */.cv) `The server ended while nothing was asked of it: ${how}.`;
        this.fault("FAULT-LIFECYCLE-CRASH", message, (0,redacted/* join */.fj)(stderr, "\n"));
    }
    /** An answer that came elsewhere than on the stream of its own request; `streamOf`: the request whose stream it was. */
    wrongStream({ request, owner }, streamOf, line) {
        const where = streamOf === undefined ? "outside of every request's stream" : "on the stream of another request";
        const message = (0,redacted/* say */.cv) `The answer to ${(0,redacted/* hide */.jD)(String(request.method))} came ${where}.`;
        this.fault("FAULT-HTTP-WRONG-STREAM", message, (0,redacted/* hide */.jD)(line), owner);
    }
    /** More messages came around a call than may be held with it, with all calls of its session, or with all of the run. */
    flood({ request, owner }, { of, most }) {
        const during = {
            call: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(String(request.method))}`,
            session: (0,redacted/* say */.cv) `the calls of one session`,
            run: (0,redacted/* say */.cv) `the calls of the run`,
        };
        const who = of === "run" ? (0,redacted/* say */.cv) `The servers` : (0,redacted/* say */.cv) `The server`;
        const message = (0,redacted/* say */.cv) `${who} sent more than ${(0,redacted/* hide */.jD)((0,limits/* inMiB */.Uo)(most))} of messages during ${during[of]}; the rest was not kept.`;
        this.fault("FAULT-TRANSPORT-FLOOD", message, (0,redacted/* say */.cv) ``, of === "call" ? owner : undefined);
    }
    malformed(flaw, line, owner) {
        this.fault("FAULT-PROTO-MALFORMED-FRAME", (0,redacted/* say */.cv) `A ${this.http === undefined ? "line" : "message"} of the server ${flaw}.`, (0,redacted/* hide */.jD)(line), owner);
    }
}

;// CONCATENATED MODULE: ./src/mcp/settle.ts
const noNotifications = [];
/** Settles a call with the frame that answered it. Times are those of `performance.now()`. */
function settleWithAnswer(call, frame, at, log) {
    const durationMs = at - call.sentAt;
    log.call(call, frame, durationMs);
    const { notifications, requests } = call;
    const { http } = log;
    const outcome = { kind: "answer", answer: frame, durationMs, notifications };
    if (requests !== undefined)
        outcome.requests = requests;
    if (http !== undefined)
        outcome.http = http;
    call.settle(outcome);
}
/** What comes of a call that gets no answer, for the reason given; the call is not settled, for it may be sent again. */
function failureOf(call, fault, log) {
    const durationMs = performance.now() - call.sentAt;
    log.http = fault.http;
    const { rule_id, message, unverified } = fault;
    log.call(call, undefined, durationMs, { rule_id, message, ...(unverified && { unverified }) });
    return { kind: "fault", fault, durationMs, notifications: call.notifications };
}
/** Settles a call whose deadline is over; `note`: what may explain it. */
function settleWithTimeout(call, afterMs, note) {
    const { timeoutMs, notifications } = call;
    const outcome = {
        kind: "timeout",
        timeoutMs,
        afterMs: Math.round(afterMs),
        notifications,
    };
    if (call.progressSeen > 0)
        outcome.extended = true;
    if (note !== undefined)
        outcome.note = note;
    call.settle(outcome);
}
/** Settles a call whose server has ended; `byUs`: that we ended it is no crash. */
function settleWithDeath(call, process, now, log, byUs) {
    const durationMs = now - call.sentAt;
    log.call(call, undefined, durationMs, byUs ? undefined : { rule_id: "FAULT-LIFECYCLE-CRASH", process });
    call.settle({ kind: "died", process, durationMs, notifications: call.notifications });
}
/** What comes of a call to a server that has ended before. */
function deadBefore(process) {
    return { kind: "died", process, durationMs: 0, notifications: noNotifications };
}

;// CONCATENATED MODULE: ./src/mcp/waiting.ts



// The longest that setTimeout takes.
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A timer that comes later than this found the event loop held, by a slow matcher, say. */
const HELD_MS = 100;
const MAX_PROGRESS_RESTARTS = 5;
/** The calls that wait for an answer, with one timer for all of them: it is set for the earliest deadline, and late ones re-arm it. */
class WaitingCalls {
    #calls = new Map();
    #expired;
    #flooded;
    #most;
    #budget;
    #timer;
    #wakesAt = Number.POSITIVE_INFINITY;
    /**
     * @param expired called with each call whose deadline is over
     * @param flooded called once with each call around which more than `most` bytes came, or more than was left of a
     *   budget: the rest is not kept
     * @param budget of all these calls together
     */
    constructor(expired, flooded = () => { }, most = limits/* LIMITS */.b1.call, budget = (0,mcp_budget/* sessionBudget */.IY)(limits/* LIMITS */.b1.frame)) {
        this.#expired = expired;
        this.#flooded = flooded;
        this.#most = most;
        this.#budget = budget;
    }
    get size() {
        return this.#calls.size;
    }
    has(id) {
        return this.#calls.has(id);
    }
    get(id) {
        return id === undefined ? undefined : this.#calls.get(id);
    }
    values() {
        return this.#calls.values();
    }
    add(call) {
        this.#calls.set(call.id, call);
        const { held } = call;
        call.held = 0;
        if (held > 0)
            this.#fits(call, { bytes: held, calls: 0 });
        this.#wakeAt(call.deadline);
    }
    take(id) {
        const call = this.#calls.get(id);
        if (call !== undefined)
            this.#remove(call);
        return call;
    }
    /** Takes every call of a method. */
    takeAllOf(method) {
        const calls = [...this.#calls.values()].filter(({ request }) => request.method === method);
        for (const call of calls)
            this.#remove(call);
        return calls;
    }
    /** Takes every call, and stops the timer. */
    takeAll() {
        clearTimeout(this.#timer);
        this.#wakesAt = Number.POSITIVE_INFINITY;
        const calls = [...this.#calls.values()];
        for (const call of calls)
            this.#remove(call);
        return calls;
    }
    /**
     * Gives a notification to the calls that it may belong to, or to the one on whose stream it came; progress to the one
     * that it names, whose time starts anew. False where it belongs to none.
     */
    notified(frame, at, streamOf) {
        let belongs = false;
        let kept;
        const { method, params } = frame;
        const token = method === "notifications/progress" && (0,json/* isObject */.G)(params) ? params.progressToken : undefined;
        for (const call of this.#calls.values()) {
            if (token === undefined ? streamOf !== undefined && call.id !== streamOf : call.progressToken !== token)
                continue;
            belongs = true;
            kept ??= { bytes: (0,limits/* weightOf */.mm)(frame, this.#most), calls: 0 };
            if (this.#fits(call, kept))
                call.notifications.push(frame);
            if (token === undefined || call.progressSeen >= MAX_PROGRESS_RESTARTS)
                continue;
            call.progressSeen += 1;
            call.deadline = at + call.timeoutMs;
        }
        return belongs;
    }
    /** Gives a request of the server to the call on whose stream it came, else to every one: it does not say which. */
    asked(request, streamOf) {
        const kept = { bytes: (0,limits/* weightOf */.mm)(request, this.#most), calls: 0 };
        for (const call of this.#calls.values()) {
            if (streamOf !== undefined && call.id !== streamOf)
                continue;
            if (!this.#fits(call, kept))
                continue;
            call.requests ??= [];
            call.requests.push(request);
        }
    }
    /** True where it may be kept with the call, too. */
    #fits(call, kept) {
        if (call.isFull)
            return false;
        const isTooMuch = call.held + kept.bytes > this.#most;
        const usedUp = isTooMuch || kept.calls > 0 ? undefined : this.#budget.take(kept.bytes);
        if (isTooMuch || usedUp) {
            call.isFull = true;
            this.#flooded(call, usedUp);
            return false;
        }
        kept.calls += 1;
        call.held += kept.bytes;
        call.kept.push(kept);
        return true;
    }
    /** False where it was removed before. */
    #remove(call) {
        if (!this.#calls.delete(call.id))
            return false;
        for (const kept of call.kept) {
            kept.calls -= 1;
            if (kept.calls === 0)
                this.#budget.release(kept.bytes);
        }
        return true;
    }
    // An answered call leaves the timer as it is: calls in a row with the same limit need one timer in all.
    #wakeAt(at) {
        if (at >= this.#wakesAt)
            return;
        clearTimeout(this.#timer);
        this.#wakesAt = at;
        const delay = Math.min(Math.max(Math.ceil(at - performance.now()), 1), MAX_TIMER_MS);
        this.#timer = setTimeout(() => this.#check(), delay).unref();
    }
    #check() {
        const now = performance.now();
        const late = now - this.#wakesAt;
        this.#wakesAt = Number.POSITIVE_INFINITY;
        // In the order of their deadlines, also where a busy event loop has let several pass.
        for (const call of [...this.#calls.values()].sort((a, b) => a.deadline - b.deadline)) {
            // While the loop was held nothing was read: that time is not the server's, and its answer may be waiting.
            if (late > HELD_MS && call.deadline <= now)
                call.deadline = now + late;
            if (call.deadline > now)
                this.#wakeAt(call.deadline);
            else if (this.#remove(call))
                this.#expired(call);
        }
    }
}
/** A call that is sent now; `held`: what came around the same call before. */
function waitingCall(id, request, purpose, timeoutMs, progressToken, again, settle, owner, made, held = 0) {
    const sentAt = performance.now();
    return {
        id,
        request,
        purpose,
        sentAt,
        timeoutMs,
        owner,
        made,
        progressToken,
        deadline: sentAt + timeoutMs,
        progressSeen: 0,
        notifications: [],
        requests: undefined,
        held,
        kept: [],
        isFull: false,
        again,
        note: undefined,
        settle,
    };
}

;// CONCATENATED MODULE: ./src/mcp/session.ts

















const DEFAULT_GRACE_MS = 2_000;
/** The oldest revision at which an error may have no id. */
const FIRST_WITHOUT_ID = "2025-11-25";
/** What is shown of a message that is not read. */
const HEAD_CHARACTERS = 4 * 1024;
/** What must not be cancelled. */
const HANDSHAKE = new Set(["initialize", "server/discover"]);
/** A session over a channel that is open. It sends no handshake by itself. */
class ChannelSession {
    facts = noFacts;
    #options;
    #waiting;
    #log;
    #inbox;
    #past;
    /** Answers what the server asks of us. */
    client;
    #raws = new RawCalls();
    /** The request on whose own stream the line that is read came, where each has one. */
    #streamOf;
    #channel;
    #closing;
    #renewal;
    constructor(options, startedAt) {
        this.#options = options;
        // An answer that is one frame may be as large: what comes around it is no less welcome.
        const most = Math.max(limits/* LIMITS */.b1.call, options.maxFrameBytes);
        const budget = (0,mcp_budget/* sessionBudget */.IY)(options.maxFrameBytes, options.budget);
        const flooded = (call, usedUp) => this.#log.flood(call, usedUp ?? { of: "call", most });
        this.#waiting = new WaitingCalls((call) => this.#expire(call), flooded, most, budget);
        this.client = new ClientAnswers(options.client);
        this.#log = new SessionLog(options, startedAt, this.#waiting);
        this.#past = new PastCalls(this.#log);
        this.#inbox = new Inbox(this.#log, {
            answer: (told, line, at) => this.#answer(told, line, at),
            ownerOf: (id) => this.#ownerOf(id),
            serve: (told, at) => this.#serve(told, at),
            notified: ({ frame }, at) => {
                if (!this.#waiting.notified(frame, at, this.#streamOf))
                    this.#log.stray({ direction: "server", request: frame }, at);
            },
        });
    }
    /** Binds the session to the channel whose listener it is. */
    bind(channel) {
        this.#channel = channel;
    }
    /** How to shake hands again where the server no longer knows the session; without it such a call fails. */
    renewWith(handshake) {
        this.#renewal = new Renewal(handshake);
    }
    /** While it is true no fault is told. */
    set muted(muted) {
        this.#log.muted = muted;
    }
    get alive() {
        return this.#channel !== undefined && this.#channel.end === undefined && this.#closing === undefined;
    }
    request(method, params, options) {
        return this.#request(method, params, options, false);
    }
    #request(method, params, options, again) {
        const renewing = this.#renewal?.underWay;
        if (renewing && method !== "initialize") {
            return renewing.then(() => this.#request(method, params, options, again));
        }
        const dead = this.#dead();
        if (dead)
            return Promise.resolve(dead);
        const id = this.#options.nextId();
        // What is sent as it is written gets nothing of ours.
        const takesToken = mcp_frames/* mayTakeLong */.P0.has(method) && options.purpose !== "raw";
        const sent = takesToken ? (0,mcp_frames/* withProgressToken */.ZB)(params, id) : params;
        const request = sent === undefined ? { jsonrpc: "2.0", id, method } : { jsonrpc: "2.0", id, method, params: sent };
        const line = JSON.stringify(request);
        const limit = this.#channel?.requestTimeoutMs;
        const timeoutMs = limit === undefined ? options.timeoutMs : Math.min(options.timeoutMs, limit);
        const progressToken = (0,json/* isObject */.G)(sent?._meta) ? sent._meta.progressToken : undefined;
        return new Promise((resolve) => {
            const settle = options.twice ? this.#past.lastOf(id, resolve) : resolve;
            const { purpose, headers, owner, made, held } = options;
            this.#waiting.add(waitingCall(id, request, purpose, timeoutMs, progressToken, again, settle, owner, made, held));
            const call = headers === undefined ? { id, method, made } : { id, method, headers, made };
            this.#channel?.send(line, call);
            if (options.twice)
                this.#channel?.send(line, call);
        });
    }
    raw(text, { timeoutMs, purpose, headers, owner }) {
        const dead = this.#dead();
        if (dead)
            return Promise.resolve(dead);
        const id = this.#options.nextId();
        const request = (0,mcp_frames/* requestIn */.zT)(text);
        return new Promise((resolve) => {
            const settle = (outcome) => {
                this.#raws.delete(id);
                resolve(outcome);
            };
            this.#raws.add(id, request.id);
            this.#waiting.add(waitingCall(id, request, purpose, timeoutMs, undefined, true, settle, owner));
            this.#channel?.send(text, { id, method: "raw bytes", raw: true, ...(headers && { headers }) });
        });
    }
    async lose(method, params, { cuts, headers, made }) {
        const id = this.#options.nextId();
        this.#past.ignore(id);
        const line = JSON.stringify({ jsonrpc: "2.0", id, method, ...(params && { params }) });
        if (this.#channel?.lose)
            await this.#channel.lose(line, { id, method, made, ...(headers && { headers }) }, cuts);
        else
            this.#channel?.send(line);
    }
    notify(method, params) {
        this.#notify(method, params, "test");
    }
    /** The server's facts are known from here on. */
    agreed(facts) {
        this.facts = facts;
        this.#inbox.takesBatches = facts.negotiatedVersion === legacy/* BATCH_REVISION */.NI;
        this.#inbox.idMayBeAbsent = (0,known/* isSince */.$l)(facts.negotiatedVersion, FIRST_WITHOUT_ID);
        this.#channel?.agreed?.(facts.negotiatedVersion);
    }
    /** Ends the handshake of initialize. */
    initialized(facts) {
        this.agreed(facts);
        this.#notify("notifications/initialized", undefined, "handshake");
    }
    /** Stops waiting for a request of the handshake that another one has settled. */
    letGo(method) {
        for (const call of this.#waiting.takeAllOf(method)) {
            this.#past.givenUp(call.id, call.purpose);
            this.#channel?.abandon?.(call.id);
            this.#log.http = undefined;
            this.#log.call(call, undefined, performance.now() - call.sentAt);
        }
    }
    stderr(mark) {
        return this.#channel?.stderr(mark) ?? [];
    }
    stderrMark() {
        return this.#channel?.stderrMark() ?? 0;
    }
    close(graceMs = DEFAULT_GRACE_MS) {
        this.#closing ??= this.#channel?.close(graceMs) ?? Promise.resolve([]);
        return this.#closing;
    }
    /** One line of the server, as its channel tells it. */
    line(text, at, validUtf8, http, id) {
        this.#log.http = http;
        this.#streamOf = id;
        if ((0,json_text/* hasMoreValues */.w)(text, limits/* LIMITS */.b1.values)) {
            const message = (0,redacted/* say */.cv) `The server sent a message of more than ${limits/* LIMITS */.b1.values} values; it was not read.`;
            this.#unread({ rule_id: "FAULT-TRANSPORT-FLOOD", message }, text.slice(0, HEAD_CHARACTERS), at);
        }
        else
            this.#inbox.line(text, at, validUtf8);
    }
    tooLarge(head, at) {
        const message = (0,redacted/* say */.cv) `The server wrote a line of more than ${this.#options.maxFrameBytes} bytes; it was not read.`;
        this.#unread({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message }, head, at);
    }
    waits(id) {
        return this.#waiting.has(id);
    }
    failed(id, fault) {
        const call = this.#waiting.take(id);
        if (call === undefined)
            return;
        const { sessionLost, answer, http } = fault;
        const renewal = sessionLost && !call.again ? this.#renewal : undefined;
        if (answer !== undefined && renewal === undefined) {
            this.#log.http = http;
            this.#settle(call, answer, performance.now());
            return;
        }
        const failure = failureOf(call, fault, this.#log);
        if (renewal === undefined)
            call.settle(failure);
        else
            void this.#sendAgain(call, failure, renewal);
    }
    amiss(fault, id) {
        this.#log.fault(fault.rule_id, fault.message, fault.evidence ?? (0,redacted/* say */.cv) ``, this.#waiting.get(id)?.owner);
    }
    ended() {
        const end = this.#channel?.end;
        if (end === undefined)
            return;
        this.#log.http = undefined;
        const now = performance.now();
        const byUs = this.#closing !== undefined;
        if (this.#waiting.size === 0 && this.facts !== noFacts && !byUs)
            this.#log.crash(end);
        for (const call of this.#waiting.takeAll())
            settleWithDeath(call, end, now, this.#log, byUs);
    }
    /** A message that is not read, of which `head` is the beginning: the call that it answers fails. */
    #unread(fault, head, at) {
        // A secret may have been cut off with the rest of it.
        const seen = (0,redacted/* hideCut */.z0)(head, { end: true });
        const call = (0,mcp_frames/* looksLikeAnswer */.A4)(head) ? this.#answeredBy(head) : undefined;
        this.#log.fault(fault.rule_id, fault.message, seen, call?.owner);
        this.#log.stray({ raw: seen }, at, fault.message);
        if (call === undefined)
            return;
        this.#past.givenUp(call.id, call.purpose);
        const { http } = this.#log;
        this.failed(call.id, { ...fault, ...(http && { http }) });
    }
    /** The call that an answer is for, of which `head` is the beginning. */
    #answeredBy(head) {
        // Its id may stand at its end, where nobody reads; with one that waits there is no question.
        const [first, ...others] = this.#waiting.values();
        const named = [this.#streamOf, (0,mcp_frames/* idAtStart */.HA)(head)].map((id) => this.#waiting.get(id)).find((one) => one !== undefined);
        return named ?? (others.length === 0 ? first : undefined);
    }
    /** In a new session, under a new id. */
    async #sendAgain(call, failure, renewal) {
        if (!(await renewal.after(call.sentAt)) || !this.alive) {
            call.settle(failure);
            return;
        }
        const { request, timeoutMs, purpose, owner, made } = call;
        const params = (0,mcp_frames/* withoutToken */._Q)(request.params, call.id);
        const options = { timeoutMs, purpose, owner, ...(made && { made }) };
        call.settle(await this.#request(String(request.method), params, options, true));
    }
    #answer({ frame, id }, line, at) {
        const number = numberOf(id);
        const asked = typeof number === "number" && !this.#raws.has(number) ? this.#waiting.take(number) : undefined;
        const call = asked ?? this.#takeOfStream(frame) ?? this.#takeRaw(id, this.#past.expects(number));
        if (call === undefined) {
            this.#past.take(frame, number, line, at);
            return;
        }
        if (number !== id && asked)
            this.#log.malformed((0,redacted/* say */.cv) `answers with an id that is a string where a number was sent`, line, call.owner);
        if (this.#channel?.hasStreams && this.#streamOf !== call.id)
            this.#log.wrongStream(call, this.#streamOf, line);
        this.#settle(call, frame, at);
    }
    #settle(call, frame, at) {
        this.#past.answered(call.id);
        settleWithAnswer(call, frame, at, this.#log);
    }
    /** Whose call an answer is about. */
    #ownerOf(id) {
        const number = numberOf(id);
        const named = typeof number === "number" && !this.#raws.has(number) ? this.#waiting.get(number) : undefined;
        return (named ?? this.#waiting.get(this.#streamOf))?.owner;
    }
    /** An error that names no request answers the one that it came for. */
    #takeOfStream(frame) {
        return this.#streamOf !== undefined && (0,mcp_frames/* namesNoRequest */.BY)(frame) ? this.#waiting.take(this.#streamOf) : undefined;
    }
    #takeRaw(id, isOther) {
        const raw = this.#raws.find(id, this.#streamOf, isOther);
        return raw === undefined ? undefined : this.#waiting.take(raw);
    }
    #serve({ frame, id, method }, at) {
        if ((0,known/* isSince */.$l)(this.facts.negotiatedVersion, known/* FIRST_MODERN */.TZ)) {
            // There a client must not write responses.
            const note = (0,redacted/* say */.cv) `The server sent the request ${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(method), 100)}; this revision has no requests of servers.`;
            this.#log.stray({ direction: "server", request: frame }, at, note);
            return;
        }
        const answer = this.client.respond(method, frame.params);
        const response = { jsonrpc: "2.0", id, ...answer };
        this.#channel?.send(JSON.stringify(response));
        this.#log.stray({ direction: "server", request: frame, response }, at);
        if (method !== "ping")
            this.#waiting.asked({ method, params: frame.params, ...answer }, this.#streamOf);
    }
    #expire(call) {
        this.#past.givenUp(call.id, call.purpose);
        const afterMs = performance.now() - call.sentAt;
        const progress = this.#channel?.abandon?.(call.id);
        this.#log.http = undefined;
        this.#log.call(call, undefined, afterMs, { rule_id: "FAULT-TIMEOUT-CALL" });
        const cancels = !this.#channel?.cancelsByClosing && !HANDSHAKE.has(call.request.method);
        const reason = `no answer within ${call.timeoutMs} ms`;
        if (cancels && call.purpose !== "raw")
            this.#notify("notifications/cancelled", { requestId: call.id, reason }, call.purpose);
        settleWithTimeout(call, afterMs, this.#channel?.broken ?? call.note ?? progress);
    }
    #notify(method, params, purpose) {
        const request = params === undefined ? { jsonrpc: "2.0", method } : { jsonrpc: "2.0", method, params };
        this.#channel?.send(JSON.stringify(request));
        this.#log.notification(request, purpose);
    }
    /** What comes of a call to a server that has ended; undefined while it lives. */
    #dead() {
        const end = this.#channel?.end;
        return end && deadBefore(end);
    }
}
/** The id of an answer, as a number where a server made a string of it. */
function numberOf(id) {
    return typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
}

;// CONCATENATED MODULE: ./src/mcp/link.ts



const link_STDERR_LINES = 20;
/** Starts or reaches a server. One that could not be reached has been ended before this settles; never rejects. */
async function link_link(target, options, startedAt) {
    const session = new ChannelSession(options, startedAt);
    const leftMs = Math.max(1, startedAt + options.startupTimeoutMs - performance.now());
    const opened = await openChannel(target, { ...options, startupTimeoutMs: leftMs }, session);
    if (!opened.ok)
        return opened;
    session.bind(opened.channel);
    return { ok: true, link: { target, options, session, startedAt, deadline: performance.now() + opened.leftMs } };
}
/** The same server once more, where it has ended or wants to be reached in another way; the link before it is ended. */
async function relink({ target, options, session, startedAt }, transport) {
    tell(await session.close(), options);
    const next = target.kind === "http" && transport ? { ...target, transport } : target;
    return link_link(next, options, startedAt);
}
/** What is left of the time to start, in milliseconds. */
function leftOf({ deadline }) {
    return Math.max(1, deadline - performance.now());
}
/** Ends a server that did not shake hands; `outcome`: of what it was asked last. */
async function giveUp({ session, options, target }, { rule_id, message }, outcome) {
    tell(await session.close(), options);
    const failure = { rule_id, message };
    const stderr = (0,redacted/* hideLines */.Ix)(session.stderr()).slice(-link_STDERR_LINES);
    // How a server ended that we ended ourselves says nothing; what it wrote to stderr does.
    if (outcome?.kind === "died")
        failure.process = outcome.process;
    else if (target.kind === "stdio" || stderr.length > 0)
        failure.process = { exit_code: null, signal: null, stderr };
    return { ok: false, failure };
}
async function openChannel(target, options, session) {
    if (target.kind === "http") {
        if (target.transport === "sse") {
            const { openSse } = await Promise.all(/* import() */[__webpack_require__.e(9604), __webpack_require__.e(194), __webpack_require__.e(9259)]).then(__webpack_require__.bind(__webpack_require__, 69259));
            return openSse(target, options, session);
        }
        const { openHttp } = await Promise.all(/* import() */[__webpack_require__.e(9604), __webpack_require__.e(194), __webpack_require__.e(371)]).then(__webpack_require__.bind(__webpack_require__, 70371));
        return openHttp(target, options, session);
    }
    if (target.kind === "cassette") {
        const { openCassette } = await __webpack_require__.e(/* import() */ 4494).then(__webpack_require__.bind(__webpack_require__, 94494));
        return { ok: true, channel: openCassette(target.player, session), leftMs: options.startupTimeoutMs };
    }
    const opened = await openStdio(target, options.maxFrameBytes, session);
    if (opened.ok)
        return { ...opened, leftMs: options.startupTimeoutMs };
    const message = (0,redacted/* say */.cv) `The server could not be started: ${(0,redacted/* hide */.jD)(opened.reason)}.`;
    return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } };
}
function tell(faults, { onFault }) {
    for (const fault of faults)
        onFault?.(fault);
}

// EXTERNAL MODULE: ./src/mcp/revisions/modern.ts
var modern = __webpack_require__(24074);
;// CONCATENATED MODULE: ./src/mcp/detect.ts




const PROBE_MS = 5_000;
/**
 * Finds out whether a server speaks a revision without a handshake: it is asked by server/discover. One that is silent is
 * sent initialize as well, and what is answered first tells.
 *
 * @param asked the revision that the suite asks for; null where any will do
 */
async function detect(link, asked) {
    const { session } = link;
    const probeMs = Math.min(PROBE_MS, link.options.startupTimeoutMs / 2);
    // Over HTTP nothing else is under way; what a program writes to stdout meanwhile is its own.
    const isProbe = asked === null && isOverHttp(link.target);
    session.muted = isProbe;
    const discovering = discover(link, asked);
    const soon = await Promise.race([discovering, sleep(probeMs)]);
    session.muted = false;
    if (soon)
        return { ...(0,modern/* readDiscover */.sC)(soon, asked), asked: soon };
    const initializing = initialize(link, legacy/* NEWEST_LEGACY */.hJ, asked === null ? "handshake" : "detect");
    // A server that is slow to start answers in the order in which it was asked.
    const late = discovering.then((outcome) => {
        const found = (0,modern/* readDiscover */.sC)(outcome, asked);
        return found.kind === "legacy" ? undefined : { ...found, asked: outcome };
    });
    const first = await Promise.race([late, initializing.then(() => undefined)]);
    if (first) {
        session.letGo("initialize");
        return first;
    }
    const initialized = await initializing;
    // One that is slow to start ends on the question as soon as it reads it, which may be after initialize was sent.
    if (initialized.kind === "died")
        return { kind: "legacy", asked: initialized };
    // What is wrong with its start shows in what it makes of initialize.
    if (!(0,legacy/* readInitialize */.ri)(initialized, 0).ok) {
        const found = await Promise.race([late, sleep(0)]);
        if (found)
            return found;
    }
    session.muted = isProbe;
    session.letGo("server/discover");
    session.muted = false;
    return { kind: "legacy", initialized };
}
/** Sends initialize, and waits for its answer for what is left of the time to start, or for `timeoutMs`. */
function initialize(link, revision, purpose = "handshake", timeoutMs = leftOf(link)) {
    const { session, options } = link;
    const params = (0,legacy/* initializeParams */.PN)(revision, session.client.capabilities(revision), options.clientVersion ?? "0.0.0");
    return session.request("initialize", params, { timeoutMs, purpose });
}
function discover(link, asked) {
    const { session, options, target } = link;
    const revision = asked ?? known/* FIRST_MODERN */.TZ;
    const _meta = (0,modern/* requestMeta */.t$)(revision, session.client.capabilities(revision), options.clientVersion ?? "0.0.0");
    const purpose = asked === null ? "detect" : "handshake";
    const headers = (0,modern/* requestHeaders */.A1)(revision, "server/discover", undefined);
    return session.request("server/discover", { _meta }, {
        timeoutMs: leftOf(link),
        purpose,
        ...(target.kind === "http" && { headers }),
    });
}
/** True over HTTP, or where that was recorded. */
function isOverHttp(target) {
    return target.kind === "http" || (target.kind === "cassette" && target.player.cassette.server.transport !== "stdio");
}
function sleep(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms, undefined).unref());
}

;// CONCATENATED MODULE: ./src/mcp/open.ts





const BROKEN = /^FAULT-HTTP-(CONNECT|RESET)$/;
/** The answers of an HTTP server that may speak HTTP+SSE. */
const NO_POST = [400, 404, 405];
/**
 * Starts or reaches a server, shakes hands with it at the revision that is asked for, or at the newest that it speaks,
 * and gives the session. A server that could not be opened has been ended, with everything that it had started, before
 * this settles.
 */
const openSession = async (target, options) => {
    const { signal, detected } = options;
    if (signal?.aborted)
        return stopped();
    const known = detected?.transport && target.kind === "http" ? { ...target, transport: detected.transport } : target;
    const opened = await link_link(known, options, performance.now());
    if (signal?.aborted && !opened.ok)
        return stopped();
    if (!opened.ok)
        return opened;
    const result = await underSignal(opened.link, () => shakeHands(opened.link));
    return signal?.aborted && !result.ok ? stopped() : result;
};
async function shakeHands(link) {
    const { target, options } = link;
    const { targetVersion: asked, detected } = options;
    const isOld = asked !== null && !(0,known/* isSince */.$l)(asked, known/* FIRST_MODERN */.TZ);
    if (isOld || detected?.legacy || (target.kind === "http" && target.transport === "sse")) {
        return open_legacy(link, asked ?? legacy/* NEWEST_LEGACY */.hJ);
    }
    const found = await detect(link, asked);
    if (found.kind === "failed")
        return giveUp(link, found, found.asked);
    if (found.kind === "legacy") {
        if (detected)
            detected.legacy = true;
        return fallBack(link, found);
    }
    const { session, startedAt } = link;
    if (options.signal?.aborted)
        return giveUp(link, aborted);
    session.agreed({ ...found.facts, startupMs: performance.now() - startedAt });
    const { ModernSession } = await __webpack_require__.e(/* import() */ 2976).then(__webpack_require__.bind(__webpack_require__, 12976));
    const overHttp = target.kind === "http";
    return { ok: true, session: new ModernSession(session, asked ?? known/* FIRST_MODERN */.TZ, { ...options, overHttp }) };
}
/** Goes on with a server that is not modern; one that has ended on the probe, or over HTTP behind it, is started again. */
async function fallBack(link, { offer = legacy/* NEWEST_LEGACY */.hJ, asked, initialized }) {
    const { options } = link;
    if (options.signal?.aborted)
        return giveUp(link, aborted);
    // Where the suite asks for a modern revision initialize only finds out what the server speaks instead.
    const purpose = options.targetVersion === null ? "handshake" : "detect";
    const died = asked?.kind === "died" ? asked : undefined;
    const outcome = died ?? initialized ?? (await initialize(link, offer, purpose));
    if (!(died || isGone(link, outcome)) || options.signal?.aborted)
        return open_legacy(link, offer, purpose, outcome);
    const again = await relink(link);
    const opened = again.ok ? await underSignal(again.link, () => open_legacy(again.link, offer, purpose)) : again;
    // Where no time was left for it to end once more, how it ended before says more.
    if (opened.ok || opened.failure.rule_id !== "FAULT-START-TIMEOUT" || outcome.kind !== "died")
        return opened;
    const ended = (0,legacy/* readInitialize */.ri)(outcome, options.startupTimeoutMs);
    return ended.ok ? opened : { ok: false, failure: { ...ended, process: outcome.process } };
}
/** True where a server over HTTP that the run started is no longer there: its end may be seen later than the connection's. */
function isGone({ target }, outcome) {
    if (target.kind !== "http" || target.start === undefined)
        return false;
    return outcome.kind === "died" || (outcome.kind === "fault" && BROKEN.test(outcome.fault.rule_id));
}
/** Shakes hands by initialize; `initialized`: what came of it, where it was sent already. */
async function open_legacy(link, revision, purpose = "handshake", initialized) {
    const { session, options, startedAt } = link;
    if (options.signal?.aborted)
        return giveUp(link, aborted);
    const outcome = initialized ?? (await initialize(link, revision, purpose));
    const handshake = (0,legacy/* readInitialize */.ri)(outcome, limitOf(link));
    if (!handshake.ok)
        return (await overSse(link, outcome, revision, purpose)) ?? giveUp(link, handshake, outcome);
    if (options.signal?.aborted)
        return giveUp(link, aborted);
    const startupMs = performance.now() - startedAt;
    session.initialized({ ...handshake.facts, startupMs });
    session.renewWith(async () => {
        const again = (0,legacy/* readInitialize */.ri)(await initialize(link, revision, "handshake", options.startupTimeoutMs), limitOf(link));
        if (again.ok)
            session.initialized({ ...again.facts, startupMs });
        return again.ok;
    });
    return { ok: true, session };
}
/** The most that initialize may take. */
function limitOf({ target, options }) {
    const ofRequest = target.kind === "http" ? target.timeoutMs : undefined;
    return Math.min(options.startupTimeoutMs, ofRequest ?? options.startupTimeoutMs);
}
/** A server that takes no POST may speak HTTP+SSE; undefined where it does not, or is not asked. */
async function overSse(link, outcome, revision, purpose) {
    const { target, options } = link;
    if (target.kind !== "http" || target.transport !== undefined || options.signal?.aborted)
        return undefined;
    if (!NO_POST.includes(statusOf(outcome)))
        return undefined;
    const again = await relink(link, "sse");
    if (!again.ok)
        return undefined;
    const opened = await underSignal(again.link, () => open_legacy(again.link, revision, purpose));
    if (opened.ok && options.detected)
        options.detected.transport = "sse";
    return opened;
}
/** The status over HTTP: such a server may say in a JSON-RPC error too that it takes no POST. */
function statusOf(outcome) {
    if (outcome.kind === "fault")
        return outcome.fault.http?.status;
    return outcome.kind === "answer" ? outcome.http?.status : undefined;
}
const aborted = { rule_id: "FAULT-START-TIMEOUT", message: (0,redacted/* say */.cv) `The start was stopped from outside.` };
function stopped() {
    return { ok: false, failure: aborted };
}
/** Ends the server where the start is stopped from outside meanwhile. */
async function underSignal({ session, options }, work) {
    const onAbort = () => void session.close();
    options.signal?.addEventListener("abort", onAbort, { once: true });
    if (options.signal?.aborted)
        onAbort();
    try {
        return await work();
    }
    finally {
        options.signal?.removeEventListener("abort", onAbort);
    }
}


/***/ }),

/***/ 91063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createRecording)
/* harmony export */ });
/* harmony import */ var _core_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42372);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63124);




const CHUNK = 256 * 1024;
/**
 * Records sessions: each exchange goes, redacted, to a spool at `spoolPath` when it is complete, and only where it
 * stands stays in memory. Throws a UserError where the spool cannot be opened; where it can be written no more, `onFault`
 * is called and nothing further is recorded.
 */
function createRecording(spoolPath, redactor, onFault = () => { }) {
    const spool = (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .openSpool */ .KK)(spoolPath, onFault);
    const sessions = [];
    let offset = 0;
    return {
        get fault() {
            return spool.fault;
        },
        begin(start) {
            const extents = [];
            let held = 0;
            let isFull = false;
            const session = {
                ...start,
                server: redactor.text(start.server),
                facts: undefined,
                extents,
            };
            sessions.push(session);
            return {
                exchange(exchange) {
                    if (isFull || spool.fault)
                        return undefined;
                    const line = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .redactedJson */ .Rh)(exchange, redactor);
                    const bytes = Buffer.byteLength(line);
                    isFull = held + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session || offset + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.recording;
                    if (isFull)
                        return tooLarge(held + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session);
                    const length = spool.append(line);
                    held += length;
                    const last = extents.at(-1);
                    // What stands side by side is read at once.
                    if (last?.end === offset - 1)
                        last.end = offset + length;
                    else
                        extents.push({ start: offset, end: offset + length });
                    offset += length + 1;
                    return undefined;
                },
                opened({ negotiatedVersion, serverInfo, capabilities }) {
                    session.facts = (0,_core_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .redactForeign */ .Oe)({ negotiatedVersion, serverInfo, capabilities }, redactor);
                },
            };
        },
        sessions() {
            return sessions
                .toSorted((a, b) => a.order - b.order)
                .map(({ extents, ...session }) => ({ ...session, lines: () => linesIn(extents) }));
        },
        remove: () => spool.remove(),
    };
    async function* linesIn(extents) {
        const reader = await spool.reader();
        try {
            for (const { start, end } of extents) {
                let parts = [];
                for (let at = start; at < end; at += CHUNK) {
                    const chunk = await reader.read(at, Math.min(CHUNK, end - at));
                    let from = 0;
                    for (let feed = chunk.indexOf("\n"); feed !== -1; feed = chunk.indexOf("\n", from)) {
                        yield (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .ownText */ .U3)(Buffer.concat([...parts, chunk.subarray(from, feed)]).toString("utf8"));
                        parts = [];
                        from = feed + 1;
                    }
                    parts.push(chunk.subarray(from));
                }
                yield (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .ownText */ .U3)(Buffer.concat(parts).toString("utf8"));
            }
        }
        finally {
            await reader.close();
        }
    }
}
function tooLarge(isSession) {
    const what = isSession ? "messages of the session" : "messages of the run";
    const most = (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(isSession ? _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session : _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.recording);
    return {
        rule_id: "FAULT-TRANSPORT-FLOOD",
        message: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `The ${what} are more than ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(most)}; the rest of this session was not recorded.`,
    };
}


/***/ }),

/***/ 94738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ BATCH_REVISION),
/* harmony export */   PN: () => (/* binding */ initializeParams),
/* harmony export */   TQ: () => (/* binding */ LEGACY_REVISIONS),
/* harmony export */   hJ: () => (/* binding */ NEWEST_LEGACY),
/* harmony export */   ri: () => (/* binding */ readInitialize)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83323);



/** The published revisions with an initialize handshake, oldest first. */
const LEGACY_REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
/** What is offered where none is asked for. */
const NEWEST_LEGACY = "2025-11-25";
/** The only revision at which a server may send several messages in one array. */
const BATCH_REVISION = "2025-03-26";
/** The params of initialize. The revision is offered as it is written, known or not. */
function initializeParams(revision, capabilities, clientVersion) {
    return {
        protocolVersion: revision,
        capabilities,
        clientInfo: { name: _core_version_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL_NAME */ .l, version: clientVersion },
    };
}
/** What the outcome of initialize means. A server that answers anything like a result has started. */
function readInitialize(outcome, timeoutMs) {
    switch (outcome.kind) {
        case "unsendable":
            return { ok: false, rule_id: outcome.rule_id, message: outcome.message };
        case "fault":
            return { ok: false, rule_id: outcome.fault.rule_id, message: outcome.fault.message };
        case "died": {
            const { exit_code, signal } = outcome.process;
            const how = signal === null ? (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `exited with code ${exit_code ?? "unknown"}` : (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `was ended by ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(signal)}`;
            return { ok: false, rule_id: "FAULT-START-EXIT", message: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server ${how} before it answered initialize.` };
        }
        case "timeout": {
            const message = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server did not answer initialize within ${timeoutMs} ms.`;
            return {
                ok: false,
                rule_id: "FAULT-START-TIMEOUT",
                message: outcome.note ? (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${message} ${outcome.note}` : message,
            };
        }
        case "answer":
            return readAnswer(outcome.answer);
    }
}
function readAnswer({ result, error }) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result) && ["protocolVersion", "capabilities", "serverInfo"].some((name) => name in result)) {
        const { protocolVersion, serverInfo = null, capabilities = null, instructions } = result;
        return {
            ok: true,
            facts: {
                negotiatedVersion: typeof protocolVersion === "string" ? protocolVersion : null,
                serverInfo,
                capabilities,
                instructions: typeof instructions === "string" ? instructions : null,
            },
        };
    }
    const shown = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .shownJson */ .oB)(error === undefined ? result : error, 500, "");
    const what = error === undefined ? "what is no initialize result" : "an error";
    return {
        ok: false,
        rule_id: "FAULT-START-REJECTED",
        message: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server answered initialize with ${what}: ${shown}`,
    };
}


/***/ }),

/***/ 24074:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ requestHeaders),
/* harmony export */   sC: () => (/* binding */ readDiscover),
/* harmony export */   t$: () => (/* binding */ requestMeta)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86153);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83323);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98042);
/* harmony import */ var _legacy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94738);
/* harmony import */ var _param_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33139);






const PREFIX = "io.modelcontextprotocol/";
const SERVER_INFO = `${PREFIX}serverInfo`;
const MODERN_REVISIONS = [_known_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_MODERN */ .TZ];
const UNSUPPORTED = -32022;
/** Of a modern server that takes our probe for a bad request: headers that do not match, a capability that is missing. */
const REFUSALS = [-32020, -32021];
/** Where there is nobody to speak to, there is nobody to speak to in another way. */
const NOT_MET = /^FAULT-HTTP-(CONNECT|TLS)$/;
const NAMED_BY = {
    "tools/call": "name",
    "prompts/get": "name",
    "resources/read": "uri",
};
/** What every request bears in `_meta`, beside what is its own. */
function requestMeta(revision, capabilities, clientVersion) {
    return {
        [_known_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION_META */ .Vu]: revision,
        [_known_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITIES_META */ .bf]: capabilities,
        [`${PREFIX}clientInfo`]: { name: _core_version_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOL_NAME */ .l, version: clientVersion },
    };
}
/** The headers by which HTTP tells what a request is, without those of its arguments. */
function requestHeaders(revision, method, params) {
    const headers = { "mcp-protocol-version": revision, "mcp-method": (0,_param_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValue */ .Z)(method) };
    const name = params?.[NAMED_BY[method] ?? ""];
    if (typeof name === "string")
        headers["mcp-name"] = (0,_param_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValue */ .Z)(name);
    return headers;
}
/**
 * Reads the answer to server/discover.
 *
 * @param asked the revision that the suite asks for; null where any will do
 */
function readDiscover(outcome, asked) {
    if (outcome.kind === "fault" && NOT_MET.test(outcome.fault.rule_id))
        return { kind: "failed", ...outcome.fault };
    if (outcome.kind !== "answer")
        return { kind: "legacy" };
    const { result, error } = outcome.answer;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(error)) {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(result) || !("supportedVersions" in result || "capabilities" in result))
            return { kind: "legacy" };
        return choose(revisionsIn(result.supportedVersions), asked, result);
    }
    const supported = revisionsIn((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(error.data) ? error.data.supported : undefined);
    // Before it was published the revision had other codes: what names revisions is the same answer.
    if (error.code === UNSUPPORTED || (supported && typeof error.code === "number")) {
        return choose(supported ?? [], asked, {});
    }
    if (!REFUSALS.includes(error.code))
        return { kind: "legacy" };
    const message = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server answered server/discover with an error: ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .shownJson */ .oB)(error, 500, "")}`;
    return { kind: "failed", rule_id: "FAULT-START-REJECTED", message };
}
/** `supported`: what the server names; undefined where it names nothing that can be read. */
function choose(supported, asked, result) {
    const newest = (known) => known.filter((revision) => supported?.includes(revision)).at(-1);
    const { capabilities = null, instructions, _meta: meta, serverInfo = null } = result;
    const facts = {
        negotiatedVersion: supported ? (newest(MODERN_REVISIONS) ?? null) : (asked ?? _known_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_MODERN */ .TZ),
        serverInfo: ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(meta) ? meta[SERVER_INFO] : undefined) ?? serverInfo,
        capabilities,
        instructions: typeof instructions === "string" ? instructions : null,
        ...(supported && { supportedVersions: supported }),
    };
    if (facts.negotiatedVersion !== null)
        return { kind: "modern", facts };
    const offer = newest(_legacy_js__WEBPACK_IMPORTED_MODULE_2__/* .LEGACY_REVISIONS */ .TQ);
    if (asked !== null)
        return { kind: "modern", facts: { ...facts, negotiatedVersion: offer ?? supported?.at(0) ?? null } };
    if (offer !== undefined)
        return { kind: "legacy", offer };
    const names = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(supported?.join(", ") ?? "");
    const message = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server speaks ${names || "no revision"}, and none of these is known here.`;
    return { kind: "failed", rule_id: "FAULT-START-REJECTED", message };
}
function revisionsIn(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, 100) : undefined;
}


/***/ }),

/***/ 33139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ readParamHeaders),
/* harmony export */   Z: () => (/* binding */ headerValue),
/* harmony export */   oN: () => (/* binding */ paramHeaders)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

const KEY = "x-mcp-header";
const MAX_DEPTH = 64;
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const TYPES = ["string", "integer", "boolean"];
/** What holds values and no schemas. */
const DATA = new Set(["default", "const", "enum", "examples", KEY]);
const PLAIN = /^[\x20-\x7e\t]+$/;
const SENTINEL = /^=\?base64\?.*\?=$/s;
/** Reads every `x-mcp-header` of an input schema, and judges them by the rules of Streamable HTTP. */
function readParamHeaders(inputSchema) {
    const headers = [];
    const wrong = visit(inputSchema, [], true, 0, headers);
    return wrong === undefined ? { headers } : { wrong };
}
/** The `Mcp-Param-*` headers of a call. An argument that is absent, null, or of no primitive type has none. */
function paramHeaders(declared, args) {
    const sent = {};
    for (const { header, path } of declared) {
        const value = path.reduce((node, key) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(node) && Object.hasOwn(node, key) ? node[key] : undefined), args);
        if (typeof value === "string" || typeof value === "boolean" || typeof value === "number") {
            sent[`mcp-param-${header.toLowerCase()}`] = headerValue(String(value));
        }
    }
    return sent;
}
/** A value as it stands in a header: as it is where that is safe, else Base64 between its marks. */
function headerValue(value) {
    if (PLAIN.test(value) && value.trim() === value && !SENTINEL.test(value))
        return value;
    return `=?base64?${Buffer.from(value).toString("base64")}?=`;
}
/** What is wrong below a schema, if anything; `reachable`: by a chain of `properties` alone. */
function visit(schema, path, reachable, depth, found) {
    if (typeof schema !== "object" || schema === null || depth > MAX_DEPTH)
        return undefined;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(schema) && KEY in schema) {
        const wrong = judge(schema, path, reachable, found);
        if (wrong !== undefined)
            return `${path.join(".") || "the schema itself"}: ${wrong}`;
        found.push({ header: String(schema[KEY]), path });
    }
    for (const [key, child] of Object.entries(schema)) {
        if (DATA.has(key))
            continue;
        const isProperties = key === "properties" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(child);
        const children = isProperties ? Object.entries(child) : [[key, child]];
        for (const [name, below] of children) {
            const wrong = visit(below, [...path, name], reachable && isProperties, depth + 1, found);
            if (wrong !== undefined)
                return wrong;
        }
    }
    return undefined;
}
function judge({ [KEY]: name, type }, path, reachable, found) {
    if (!reachable || path.length === 0)
        return `${KEY} stands where no chain of \`properties\` leads`;
    if (typeof name !== "string" || !TOKEN.test(name))
        return `${KEY} is no name of a header`;
    if (!TYPES.includes(type))
        return `${KEY} stands at a type other than string, integer and boolean`;
    const lower = name.toLowerCase();
    return found.some(({ header }) => header.toLowerCase() === lower) ? `${KEY} ${name} is there twice` : undefined;
}


/***/ }),

/***/ 95846:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createFindings),
/* harmony export */   T: () => (/* binding */ keyOf)
/* harmony export */ });
/** How many messages of one rule at one place are listed; a server can make up any number of them. */
const MOST_MESSAGES = 100;
const FURTHER = "more of this rule, whose messages are not listed";
/** Findings of one rule, server, revision, place and message become one, with their counts added; it gates where one of them does. */
function createFindings() {
    const places = new Map();
    return {
        add(finding) {
            const place = keyOf(finding);
            const messages = places.get(place) ?? new Map();
            places.set(place, messages);
            const isListed = messages.has(finding.message) || messages.size < MOST_MESSAGES;
            const message = isListed ? finding.message : FURTHER;
            const known = messages.get(message);
            if (known === undefined) {
                const { evidence, ...rest } = finding;
                messages.set(message, { ...rest, message, ...(isListed && evidence !== undefined && { evidence }) });
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
/** Findings with the same one are one. */
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
    const noModel = deferred > 0 ? [`${tests(deferred)} needed a model, and models are required.`] : [];
    const notVerified = unverified > 0 ? [`${tests(unverified)} could not be verified, and the run is strict.`] : [];
    const errors = [
        ...missing,
        ...(summary.errored > 0 ? [`${tests(summary.errored)} could not be judged.`] : []),
        ...told(gating.filter(({ unjudged }) => unjudged)),
        ...noModel,
    ];
    const failures = [
        ...(failed > 0 ? [`${tests(failed)} failed.`] : []),
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
function tests(count) {
    return count === 1 ? "1 test" : `${count} tests`;
}


/***/ }),

/***/ 47999:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ createRowIndex)
/* harmony export */ });
const BATCH_ROWS = 512;
const BATCH_BYTES = 4 * 1024 * 1024;
/** Where each row of a spool is: twelve bytes for each. */
function createRowIndex() {
    let offsets = new Float64Array(1024);
    let lengths = new Uint32Array(1024);
    let size = 0;
    return {
        set(order, offset, length) {
            if (order >= offsets.length) {
                const capacity = Math.max(order + 1, offsets.length * 2);
                const [oldOffsets, oldLengths] = [offsets, lengths];
                offsets = new Float64Array(capacity);
                lengths = new Uint32Array(capacity);
                offsets.set(oldOffsets);
                lengths.set(oldLengths);
            }
            offsets[order] = offset;
            lengths[order] = length;
            size = Math.max(size, order + 1);
        },
        async *rows(open) {
            const reader = await open();
            try {
                for (let first = 0; first < size; first += BATCH_ROWS) {
                    const batch = [];
                    for (let order = first; order < Math.min(size, first + BATCH_ROWS); order++) {
                        if (lengths[order] > 0)
                            batch.push({ offset: offsets[order], length: lengths[order] });
                    }
                    yield* readBatch(batch, ({ offset, length }) => reader.read(offset, length));
                }
            }
            finally {
                await reader.close();
            }
        },
    };
}
/** Rows that lie close together, as they do when nothing ran in parallel, are read at once. */
async function* readBatch(batch, read) {
    if (batch.length === 0)
        return;
    const start = Math.min(...batch.map(({ offset }) => offset));
    const end = Math.max(...batch.map(({ offset, length }) => offset + length));
    const whole = end - start <= BATCH_BYTES ? await read({ offset: start, length: end - start }) : undefined;
    for (const extent of batch) {
        const from = extent.offset - start;
        const bytes = whole ? whole.subarray(from, from + extent.length) : await read(extent);
        yield rowOf(bytes);
    }
}
function rowOf(line) {
    const event = JSON.parse(line.toString("utf8"));
    return event.row;
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
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36401);
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
                findings: withoutTests(findings.list(), inTests),
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
/** What gates has failed the test during which it was seen. */
function failing({ status, findings }) {
    return status === "failed" || status === "errored" ? findings.filter(({ gates }) => gates) : [];
}
/** Marks the findings that were seen during failed tests alone: each is one cause, which its tests show. */
function withoutTests(findings, inTests) {
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


/***/ }),

/***/ 35642:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ COMPOSITION_CLASHES),
/* harmony export */   JT: () => (/* binding */ clashOf),
/* harmony export */   Yc: () => (/* binding */ CLASHES),
/* harmony export */   pG: () => (/* binding */ STEP_CLASHES)
/* harmony export */ });
/* unused harmony export TOOL_KEYS */
/** What a tool test may have beside its call. `server` stands for a list of servers. */
const TOOL_KEYS = [
    ...["expect", "steps", "finally", "data", "server", "retries", "inject_error", "negative_path"],
    ...["verify", "resend", "wire_fault", "transform", "parity"],
];
/**
 * Every combination of a tool test's keys that does not run; what is not here runs. The loader, the page
 * docs/suite-reference.md and the tests are made from it.
 */
const CLASHES = [
    {
        key: "steps",
        beside: [
            ...["args", "expect", "inject_error", "negative_path", "verify", "resend", "wire_fault", "transform", "parity"],
        ],
        why: "A test in steps has several calls and answers, and none of them is the test's own.",
        fix: "Write it on the step that it is for, or write a test with a `tool`.",
    },
    { key: "tool", beside: ["finally"], why: "These steps run after `steps`, and this test has one call." },
    {
        key: "inject_error",
        beside: [
            ...["retries", "negative_path", "verify", "resend", "wire_fault", "transform", "parity"],
            ...["expect.max_duration_ms", "expect.response_headers", "expect.response_headers_absent"],
        ],
        why: "An injected error stands for the answer: nothing is sent, and no server is asked.",
    },
    {
        key: "negative_path",
        beside: ["verify", "resend", "wire_fault", "transform", "parity"],
        why: "Bad requests are sent instead of the one call: it is neither repeated nor rewritten, and has no one answer.",
    },
    { key: "parity", beside: ["verify", "resend", "wire_fault"], why: "It compares the answers to one call, sent once." },
];
/** The same for compositions. */
const COMPOSITION_CLASHES = [
    {
        key: "nodes",
        beside: ["expect.response_headers", "expect.response_headers_absent"],
        why: "A composition has several answers, each with headers of its own.",
    },
];
/** The same for steps. */
const STEP_CLASHES = [
    { key: "resource", beside: ["args"], why: "A resource is read by its URI alone.", fix: "Remove `args`." },
];
/** The reason why two keys of a tool test do not go together; undefined where they do. */
function clashOf(one, other) {
    // `finally` goes with what `steps` goes with.
    const [a, b] = [one, other].map((key) => (key === "finally" ? "steps" : key));
    return CLASHES.find(({ key, beside }) => (key === a && beside.includes(b)) || (key === b && beside.includes(a)))?.why;
}


/***/ }),

/***/ 6560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ filledSecrets),
/* harmony export */   l6: () => (/* binding */ writtenSecrets),
/* harmony export */   oZ: () => (/* binding */ entrySecrets)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86153);
/* harmony import */ var _core_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89138);
/* harmony import */ var _core_secret_search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41108);
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51965);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35372);





const REFERENCE = /\$[\w{]/;
/**
 * The secrets that a document holds as its author wrote it: literal variables, and what servers have in their entries.
 * Messages show the author's lines. A part that refers to something is no secret itself.
 */
function writtenSecrets(root) {
    const variables = entriesOf((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(root, "variables")).flatMap(([name, entry]) => [
        ...textSecrets({ [name]: (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(entry, "value") }),
        // A short default stands in for a secret.
        ...textSecrets({ [name]: (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(entry, "default") }).filter(([, text]) => text.length >= _core_secret_search_js__WEBPACK_IMPORTED_MODULE_2__/* .MIN_LENGTH */ .G),
    ]);
    return [...variables, ...filledSecrets(root)].filter(([, text]) => !REFERENCE.test(text.replaceAll("$$", "")));
}
/** The secrets in the servers of a document whose references are filled in. */
function filledSecrets(root) {
    return entriesOf((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(root, "servers")).flatMap(([, entry]) => entrySecrets(entry));
}
/** The secrets in the entry of one server: in `env`, in literal headers, and in addresses. */
function entrySecrets(entry) {
    const ready = (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(entry, "wait_for_ready");
    const oauth = (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(entry, "auth"), "oauth");
    const addresses = {
        url: (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(entry, "url"),
        wait_for_ready: (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(ready, "url") ?? ready,
        endpoint: (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(oauth, "token_url") ?? (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(oauth, "token_endpoint"),
    };
    const env = [(0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(entry, "env"), (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(entry, "start"), "env")];
    return [...env, (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .j)(entry, "headers"), addresses].flatMap(textSecrets);
}
function textSecrets(values) {
    return entriesOf(values).flatMap(([name, value]) => typeof value === "string" || typeof value === "number" ? (0,_core_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOf */ .F)({ [name]: String(value) }) : []);
}
function entriesOf(node) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(node) && !(node instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_0__/* .Deferred */ .cY) ? Object.entries(node) : [];
}


/***/ }),

/***/ 51965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: () => (/* binding */ Deferred),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   gD: () => (/* binding */ hasDeferred),
/* harmony export */   ii: () => (/* binding */ referencesIn),
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   zc: () => (/* binding */ quotePattern)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35372);


/** A string that waits for what is known only while the suite runs. */
class Deferred {
    text;
    parts;
    constructor(
    /** As the author wrote it. */
    text, parts) {
        this.text = text;
        this.parts = parts;
    }
    /** So that a plan or a message shows what the author wrote. */
    toJSON() {
        return this.text;
    }
}
/** True where a value is, or holds, a string that waits for the run. */
function hasDeferred(value) {
    if (typeof value !== "object" || value === null)
        return false;
    return value instanceof Deferred || Object.values(value).some(hasDeferred);
}
/** Every reference inside a value that waits for the run, with the path of its string. */
function* referencesIn(value, path = []) {
    if (typeof value !== "object" || value === null)
        return;
    if (value instanceof Deferred) {
        for (const part of value.parts)
            if (typeof part !== "string")
                yield { reference: part, path };
        return;
    }
    for (const [key, item] of Object.entries(value)) {
        yield* referencesIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
    }
}
/**
 * The value with all references filled in: a copy where there are any, the value itself where there are none. `lookup`
 * gives the value of a name (`request_id`, `data.city`), undefined where it has none: then the fallback stands, or a
 * UserError is thrown.
 */
function fillIn(value, lookup) {
    if (!hasDeferred(value))
        return value;
    if (value instanceof Deferred)
        return fillText(value, lookup);
    if (Array.isArray(value))
        return value.map((item) => fillIn(item, lookup));
    const filled = {};
    for (const [key, item] of Object.entries(value))
        (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .setOwn */ .P)(filled, key, fillIn(item, lookup));
    return filled;
}
/** Text of a value inside a string: strings as they are, everything else as JSON. */
function asText(value) {
    return typeof value === "string" ? value : JSON.stringify(value);
}
/** The text as a regular expression that matches just it. */
function quotePattern(text) {
    return text.replace(/[\\.+*?()|[\]{}^$#&~-]/g, "\\$&");
}
function fillText(deferred, lookup) {
    const values = deferred.parts.map((part) => {
        if (typeof part === "string")
            return part;
        const value = fillReference(part, lookup, deferred.text);
        return part.quoted ? quotePattern(asText(value)) : value;
    });
    return values.length === 1 ? values[0] : values.map(asText).join("");
}
function fillReference(reference, lookup, text) {
    const value = lookup(reference.name);
    if (value !== undefined && (value !== "" || reference.fallback === undefined))
        return value;
    if (reference.fallback !== undefined)
        return reference.fallback;
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)(`\`\${${reference.name}}\` has no value`, reference.message || `Nothing gives it one here: \`${text}\`.`, "Check the name, and that what it comes from has run before.");
}


/***/ }),

/***/ 44947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dv: () => (/* binding */ MAX_CA_BUNDLE),
/* harmony export */   hv: () => (/* binding */ checkHttp)
/* harmony export */ });
/* unused harmony export isHeaderValue */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_read_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69774);
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51965);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35372);




/** In bytes. */
const MAX_CA_BUNDLE = 16 * 1_024 * 1_024;
/** What is known when the server is started, and what when a request is sent. */
const AT_START = new Set(["port", "target_version"]);
const IN_START = new Set([...AT_START, "tmp_dir", "otel_traceparent"]);
const AT_REQUEST = new Set([...AT_START, "request_id", "otel_traceparent"]);
/** Tells what is wrong with the HTTP fields of a server's entry, beyond their types; `path` leads to it. */
function checkHttp(root, path, entry, log) {
    const at = (...keys) => ({ path: [...path, ...keys], value: keys.reduce(_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j, entry) });
    const ready = at("wait_for_ready");
    checkUrl(root, at("url"), log);
    checkUrl(root, typeof ready.value === "object" && !(ready.value instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .Deferred */ .cY) ? at("wait_for_ready", "url") : ready, log);
    for (const key of ["url", "wait_for_ready"])
        checkDeferred(root, at(key), AT_START, entry, log);
    checkDeferred(root, at("start"), IN_START, entry, log);
    for (const key of ["auth", "http", "transport"])
        checkDeferred(root, at(key), new Set(), entry, log);
    checkHeaders(root, at("headers"), entry, log);
    checkBundle(root, at("http", "tls", "ca_bundle_path"), log);
    checkOAuth(root, at("auth", "oauth"), log);
    for (const key of ["headers", "mtls"]) {
        const reserved = at("auth", key);
        if (reserved.value === undefined)
            continue;
        log.at(root, reserved.path, "key", {
            title: `\`auth.${key}\` is reserved`,
            description: "It has no meaning yet, and changes nothing.",
            fix: "Remove it; write headers that are not credentials under `headers`.",
            warning: true,
        });
    }
}
function checkUrl(root, { path, value }, log) {
    const text = value instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .Deferred */ .cY ? value.parts.map((part) => (typeof part === "string" ? part : "1")).join("") : value;
    if (typeof text !== "string")
        return;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
        log.at(root, path, "value", {
            title: `\`${path.at(-1)}\` is not a valid address`,
            description: "A server over HTTP has an address that begins with http:// or https://.",
            fix: "Write the whole address, such as `https://example.com/mcp`.",
        });
    }
    else if (url.username !== "" || url.password !== "") {
        // Without the author's line, which shows them.
        log.add({
            location: log.places.locate(root, path, "value"),
            title: `\`${path.at(-1)}\` holds credentials`,
            description: "Credentials have a place of their own, where they are kept out of reports.",
            fix: "Write `auth:` with `bearer_token_env:`, and the address without them.",
        });
    }
}
/** What the grant needs, each under one of its names. */
const OAUTH_PAIRS = [
    ["client_id_env", "client_id", true],
    ["token_url", "token_endpoint", true],
    ["scopes", "scope", false],
];
function checkOAuth(root, { path, value }, log) {
    if (value === undefined)
        return;
    for (const [first, second, isNeeded] of OAUTH_PAIRS) {
        const there = [first, second].filter((key) => (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(value, key) !== undefined);
        if (there.length === 2) {
            log.at(root, [...path, second], "key", {
                title: `\`${first}\` and \`${second}\` say the same`,
                description: "Which of them holds cannot be told.",
                fix: "Keep one, and remove the other.",
            });
        }
        else if (there.length === 0 && isNeeded) {
            log.notFound(root, path, "key", {
                title: `\`oauth\` needs \`${first}\``,
                description: "A token is fetched by the client credentials grant, which cannot be asked for without it.",
                fix: `Write \`${first}:\` or \`${second}:\`.`,
            });
        }
    }
    for (const key of ["token_url", "token_endpoint"])
        checkUrl(root, { path: [...path, key], value: (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(value, key) }, log);
}
function checkHeaders(root, { path, value }, entry, log) {
    if (typeof value !== "object" || value === null)
        return;
    for (const [name, header] of Object.entries(value)) {
        checkDeferred(root, { path: [...path, name], value: header }, AT_REQUEST, entry, log);
        if (typeof header !== "string" || isHeaderValue(header))
            continue;
        log.at(root, [...path, name], "value", {
            title: `\`${name}\` cannot be sent`,
            description: "The value of a header is one line of Latin-1 text.",
            fix: "Write it in one line, and encode what is not Latin-1.",
        });
    }
}
/** True for text that may stand as the value of a header. */
function isHeaderValue(text) {
    return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}
function checkBundle(root, { path, value }, log) {
    if (typeof value !== "string")
        return;
    const tls = path.slice(0, -1).reduce(_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j, root);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((typeof tls === "object" && tls !== null && log.places.sourceOf(tls, "ca_bundle_path")?.file) || "");
    try {
        (0,_core_read_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, value), MAX_CA_BUNDLE);
    }
    catch {
        log.at(root, path, "value", {
            title: "the CA bundle cannot be read",
            description: "There is no such plain file, relative to the file that names it, or it may not be read.",
            fix: "Check the path; the file holds certificates in PEM.",
        });
    }
}
/** Tells what is known only later than the field needs it; `${port}` has a value only where the run starts the server. */
function checkDeferred(root, { path, value }, known, entry, log) {
    if (typeof value !== "object" || value === null)
        return;
    if (!(value instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .Deferred */ .cY)) {
        for (const [key, item] of Object.entries(value)) {
            checkDeferred(root, { path: [...path, Array.isArray(value) ? Number(key) : key], value: item }, known, entry, log);
        }
        return;
    }
    const starts = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(entry, "start") !== undefined;
    for (const part of value.parts) {
        if (typeof part === "string" || (known.has(part.name) && (starts || part.name !== "port")))
            continue;
        log.notFound(root, path, "value", {
            title: `\`\${${part.name}}\` has no value here`,
            description: part.name === "port"
                ? "The run chooses a port only for a server that it starts."
                : "It must be known when the server is reached, and this variable gets its value only later.",
            fix: part.name === "port"
                ? "Write the port itself, or `start:` with the server's command."
                : "Write the value itself.",
        });
    }
}


/***/ }),

/***/ 73828:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ httpSettings),
/* harmony export */   w: () => (/* binding */ absolutePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98571);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86153);
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51965);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35372);





const CONNECT_TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 5;
const READY_TIMEOUT_MS = 30_000;
const READY_INTERVAL_MS = 500;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
/** The HTTP settings of a server's entry, after `absolutePaths`; undefined for one without `url`. */
function httpSettings(entry) {
    const { url, transport, auth, headers, wait_for_ready: ready, start } = entry;
    if (url === undefined)
        return undefined;
    const http = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(entry, "http");
    const tls = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(http, "tls");
    const token = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(auth, "bearer_token_env");
    const oauth = oauthOf((0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(auth, "oauth"));
    const agent = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(http, "user_agent_override");
    const userAgent = agent === true ? BROWSER : agent;
    const bundle = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(tls, "ca_bundle_path");
    const minVersion = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(tls, "min_version");
    const redirects = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(http, "max_redirects");
    const timeoutMs = durationOf((0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(http, "timeout"));
    return {
        url,
        ...((transport === "http" || transport === "sse") && { transport }),
        ...(typeof token === "string" && { bearerTokenEnv: token }),
        ...(oauth && { oauth }),
        headers: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(headers) ? headers : {},
        ...(timeoutMs !== undefined && { timeoutMs }),
        connectTimeoutMs: durationOf((0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(http, "connect_timeout")) ?? CONNECT_TIMEOUT_MS,
        maxRedirects: typeof redirects === "number" ? redirects : MAX_REDIRECTS,
        ...(typeof userAgent === "string" && { userAgent }),
        insecureSkipVerify: (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(tls, "insecure_skip_verify") === true,
        ...(typeof bundle === "string" && { caBundlePath: bundle }),
        ...((minVersion === "1.2" || minVersion === "1.3") && { minVersion }),
        ...(ready !== undefined && { ready: readyOf(ready) }),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(start) && { start: startOf(start) }),
    };
}
/** The entry with every path in it absolute; `folder`: of the file that declares it. */
function absolutePaths(entry, folder) {
    const within = (node, key) => {
        const path = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(node, key);
        return typeof path === "string" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(node) ? { ...node, [key]: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path) } : node;
    };
    const absolute = { ...entry };
    for (const key of ["cwd", "cassette"]) {
        const path = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(entry, key);
        if (typeof path === "string")
            absolute[key] = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path);
    }
    const { start, http } = entry;
    if (start !== undefined)
        absolute["start"] = within(start, "cwd");
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(http) && http["tls"] !== undefined) {
        absolute["http"] = { ...http, tls: within(http["tls"], "ca_bundle_path") };
    }
    return absolute;
}
function readyOf(ready) {
    return {
        url: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(ready) && !(ready instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .Deferred */ .cY) ? ready["url"] : ready,
        timeoutMs: durationOf((0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(ready, "timeout")) ?? READY_TIMEOUT_MS,
        intervalMs: durationOf((0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(ready, "interval")) ?? READY_INTERVAL_MS,
    };
}
function oauthOf(oauth) {
    const textAt = (key) => {
        const value = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(oauth, key);
        return typeof value === "string" ? value : undefined;
    };
    const tokenUrl = textAt("token_url") ?? textAt("token_endpoint");
    if (tokenUrl === undefined)
        return undefined;
    const scopes = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .j)(oauth, "scopes");
    const scope = Array.isArray(scopes) && scopes.length > 0 ? scopes.join(" ") : textAt("scope");
    const clientId = textAt("client_id");
    const clientIdEnv = textAt("client_id_env");
    const clientSecretEnv = textAt("client_secret_env");
    const audience = textAt("audience");
    return {
        tokenUrl,
        ...(clientId !== undefined && { clientId }),
        ...(clientIdEnv !== undefined && { clientIdEnv }),
        ...(clientSecretEnv !== undefined && { clientSecretEnv }),
        ...(scope !== undefined && { scope }),
        ...(audience !== undefined && { audience }),
    };
}
function startOf({ command, env, cwd, stop }) {
    return {
        command: Array.isArray(command) ? command : [],
        env: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(env) ? env : {},
        ...(typeof cwd === "string" && { cwd }),
        ...(Array.isArray(stop) && { stop }),
    };
}
function durationOf(value) {
    return typeof value === "string" ? (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E)(value) : undefined;
}


/***/ }),

/***/ 59653:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   YG: () => (/* binding */ skipReason),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/** The text; empty where the value is none. */
function textOf(value) {
    return typeof value === "string" ? value : "";
}
/** The number; undefined where the value is none. */
function numberOf(value) {
    return typeof value === "number" ? value : undefined;
}
/** The texts of a list; undefined where the value is none. */
function textsOf(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined;
}
/** The value where it is one of those that are allowed. */
function oneOf(value, allowed) {
    return allowed.find((one) => one === value);
}
/** Why a test is skipped; undefined where it is not: by `false`, and by text, of a variable or a cell, that is empty or says so. */
function skipReason(skip) {
    if (skip === true || skip === "true")
        return "the suite skips it";
    return textOf(skip) === "" || skip === "false" ? undefined : textOf(skip);
}


/***/ }),

/***/ 47130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mw: () => (/* binding */ definition),
  nx: () => (/* binding */ inside),
  Pr: () => (/* binding */ meaningOf),
  pP: () => (/* binding */ schemaOf)
});

;// CONCATENATED MODULE: ./schemas/v1.json
const v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json","title":"SuiteFile","description":"A suite of tests for MCP servers.","type":"object","additionalProperties":false,"properties":{"servers":{"type":"object","description":"The servers under test, by name. At least one, here or in an imported file.","additionalProperties":{"$ref":"#/$defs/Server"}},"imports":{"type":"array","description":"Suite files to merge in, relative to this one; globs are allowed. Later ones override earlier ones, this file overrides all.","default":[],"items":{"type":"string"}},"variables":{"type":"object","description":"Values for ${name}, by name.","default":{},"propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/Variable"}},"setup":{"$ref":"#/$defs/Steps","description":"Steps before the tests, once for each file and revision."},"teardown":{"$ref":"#/$defs/Steps","description":"Steps after the tests, whatever happened."},"defaultTest":{"$ref":"#/$defs/DefaultTest","description":"Defaults of every tool test."},"tools":{"type":"array","description":"Tests that call tools.","default":[],"items":{"$ref":"#/$defs/ToolTest"}},"resources":{"type":"array","description":"Tests that read resources.","default":[],"items":{"$ref":"#/$defs/ResourceTest"}},"prompts":{"type":"array","description":"Tests that get prompts.","default":[],"items":{"$ref":"#/$defs/PromptTest"}},"agents":{"type":"array","description":"Tests that drive a model over servers.","default":[],"items":{"$ref":"#/$defs/Agent"}},"faults":{"type":"array","description":"Faults that agent tests may inject.","default":[],"items":{"$ref":"#/$defs/Fault"}},"providers":{"type":"object","description":"Endpoints for models, by name.","default":{},"additionalProperties":{"$ref":"#/$defs/Provider"}},"budget":{"type":"object","description":"The most that models may cost, in US cents.","additionalProperties":false,"properties":{"per_test_usd_cents":{"$ref":"#/$defs/Number","description":"The most for one test."},"per_suite_usd_cents":{"$ref":"#/$defs/Number","description":"The most for the whole suite."}}},"compliance":{"type":"array","description":"Tests of the protocol itself.","default":[],"items":{"$ref":"#/$defs/ComplianceTest"}},"evals":{"type":"array","description":"Answers of a model, graded by a rubric.","default":[],"items":{"$ref":"#/$defs/Eval"}},"rubrics":{"type":"object","description":"Rubrics to refer to, by name.","default":{},"additionalProperties":{"$ref":"#/$defs/Rubric"}},"scorers":{"type":"array","description":"Programs that grade.","default":[],"items":{"$ref":"#/$defs/Scorer"}},"fixtures":{"type":"object","description":"Errors that tests may inject.","additionalProperties":false,"properties":{"server":{"type":"string","description":"Name of the server that they stand for."},"errors":{"type":"array","description":"The errors.","default":[],"items":{"$ref":"#/$defs/FixtureError"}}}},"compositions":{"type":"array","description":"Tool calls that feed each other.","default":[],"items":{"$ref":"#/$defs/Composition"}},"model_compatibility":{"type":"array","description":"Models that the suite is meant for; labels only.","default":[],"items":{"type":"string"}},"performance":{"type":"object","description":"Limits of time.","additionalProperties":false,"properties":{"default_timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take.","default":30000},"p95_latency_ms":{"$ref":"#/$defs/Milliseconds","description":"The 95th percentile of latency that is asked for; reported, and no gate unless gate is true."},"gate":{"$ref":"#/$defs/Bool","description":"true makes p95_latency_ms a gate.","default":false}}},"run_options":{"type":"object","description":"How the suite is run.","additionalProperties":false,"properties":{"restart_policy":{"description":"When servers are started anew. Left out: per_file.","anyOf":[{"enum":["per_file","per_run","per_test"]},{"$ref":"#/$defs/Reference"}]},"parallel":{"description":"servers: the queues of different servers run at the same time; a number: up to that many calls at once.","default":false,"anyOf":[{"enum":[false,"servers"]},{"type":"integer","minimum":1},{"$ref":"#/$defs/Reference"}]},"parallel_versions":{"$ref":"#/$defs/Bool","description":"true runs the revisions at the same time.","default":false},"bail":{"$ref":"#/$defs/Bool","description":"true stops at the first failure.","default":false},"error_channel":{"$ref":"#/$defs/Gate","description":"What an error on the wrong channel does. Left out: warn."},"drift":{"$ref":"#/$defs/Gate","description":"What a contract that differs from the baseline does. Left out: warn."},"surface_budget":{"$ref":"#/$defs/Positive","description":"The most tokens that the definitions of all tools may cost."},"invariants":{"$ref":"#/$defs/Gate","description":"What a broken invariant of the protocol does. Left out: warn."}}},"target_versions":{"$ref":"#/$defs/Revisions","description":"Revisions of the MCP specification; the suite runs once for each, in this order."}},"$defs":{"Any":{"description":"Any JSON value.","type":["string","number","boolean","null","array","object"]},"Reference":{"description":"One whole reference to a variable, such as ${name}.","type":"string","pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$"},"Count":{"description":"A whole number from 0.","type":["integer","string"],"pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[3]},"Positive":{"description":"A whole number from 1.","type":["integer","string"],"pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"examples":[3]},"Integer":{"description":"A whole number.","type":["integer","string"],"pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[-32000]},"Number":{"description":"A number from 0.","type":["number","string"],"pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[1.5]},"Fraction":{"description":"A number from 0 to 1.","type":["number","string"],"pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"maximum":1,"examples":[0.7]},"Bool":{"description":"true or false.","type":["boolean","string"],"pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[true]},"Milliseconds":{"description":"Milliseconds, a whole number.","type":["integer","string"],"pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"maximum":2147483647,"examples":[5000]},"Duration":{"description":"A number above 0 and one of ms, s, m, h.","type":"string","pattern":"^(?![0.]+[a-z])([0-9]+(\\\\.[0-9]+)?(ms|s|m|h)|\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*))$","examples":["500ms","1.5s","2m"]},"Revision":{"description":"A revision of the MCP specification.","anyOf":[{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-03-26","2026-07-28"]},{"$ref":"#/$defs/Reference"}]},"Revisions":{"type":"array","description":"Revisions of the MCP specification.","items":{"$ref":"#/$defs/Revision"}},"Scalar":{"description":"A string, a number, true, false or null.","type":["string","number","boolean","null"]},"Gate":{"description":"What a finding does: nothing, a warning, or a failed run.","anyOf":[{"enum":["off","warn","fail"]},{"$ref":"#/$defs/Reference"}]},"Strings":{"type":"array","description":"A list of strings.","items":{"type":"string"}},"Environment":{"type":"object","description":"Environment variables: name to value.","additionalProperties":{"type":"string"}},"Command":{"type":"array","description":"A program and its arguments. No shell is run.","minItems":1,"examples":[["node","server.js"]],"items":{"type":"string"}},"Args":{"description":"Arguments, by name.","type":"object"},"JsonSchema":{"description":"A JSON Schema (draft 2020-12, or draft-07 by $schema).","type":["object","boolean"]},"NameOrNames":{"description":"One name, or a list of names.","type":["string","array"],"items":{"type":"string"},"minItems":1},"Server":{"type":"object","description":"An MCP server under test. Exactly one of command, url and cassette says how to reach it.","additionalProperties":false,"oneOf":[{"required":["command"]},{"required":["url"]},{"required":["cassette"]}],"properties":{"command":{"$ref":"#/$defs/Command","description":"Starts the server as a process and speaks over its stdin and stdout. No shell is run; relative paths start at cwd, else at the working directory of the run."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables added to the inherited ones.","default":{}},"inherit_env":{"$ref":"#/$defs/Bool","description":"false starts from PATH, HOME, LANG, TMPDIR and what the platform needs alone.","default":true},"cwd":{"type":"string","description":"Folder in which the process runs, relative to the file that declares it."},"startup_timeout":{"$ref":"#/$defs/Duration","description":"How long the server may take until the handshake is answered.","default":"30s"},"url":{"type":"string","description":"Address of a server over Streamable HTTP, or HTTP with SSE."},"transport":{"description":"Pins the transport of url; left out, it is detected.","anyOf":[{"enum":["http","sse"]},{"$ref":"#/$defs/Reference"}]},"auth":{"$ref":"#/$defs/Auth","description":"How to authenticate at url."},"headers":{"$ref":"#/$defs/Headers","description":"HTTP headers sent with every request.","default":{}},"http":{"$ref":"#/$defs/Http","description":"Settings of the HTTP client.","default":{}},"wait_for_ready":{"$ref":"#/$defs/Ready","description":"A URL to poll until it answers 2xx, before the handshake."},"start":{"$ref":"#/$defs/Start","description":"Starts the server behind url, and ends it after the run."},"client":{"$ref":"#/$defs/Client","description":"What is answered when the server asks us. What is not declared is not offered."},"safe_calls":{"type":"array","description":"Tools that may be called although their annotations do not say that they are safe.","default":[],"items":{"type":"string"}},"volatile":{"type":"array","description":"Targets that change from call to call and are ignored in comparisons.","default":[],"items":{"type":"string"}},"cassette":{"type":"string","description":"A recording that is replayed instead of reaching a server, relative to the suite file."}}},"Auth":{"type":"object","description":"Exactly one way to authenticate.","additionalProperties":false,"oneOf":[{"required":["bearer_token_env"]},{"required":["oauth"]}],"properties":{"bearer_token_env":{"type":"string","description":"Name of the environment variable whose value is sent as a bearer token."},"oauth":{"$ref":"#/$defs/OAuth","description":"OAuth 2.0 client credentials."},"headers":{"$ref":"#/$defs/Any","description":"Reserved."},"mtls":{"$ref":"#/$defs/Any","description":"Reserved."}}},"OAuth":{"type":"object","description":"OAuth 2.0 client credentials grant.","additionalProperties":false,"properties":{"client_id":{"type":"string","description":"The client id itself."},"client_id_env":{"type":"string","description":"Environment variable that holds the client id."},"client_secret_env":{"type":"string","description":"Environment variable that holds the client secret."},"token_url":{"type":"string","description":"Where the token is fetched."},"token_endpoint":{"type":"string","description":"The same as token_url."},"authorization_url":{"type":"string","description":"Accepted; this grant does not use it."},"scopes":{"type":"array","description":"Scopes to ask for.","default":[],"items":{"type":"string"}},"scope":{"type":"string","description":"Scopes to ask for, separated by spaces."},"audience":{"type":"string","description":"Audience to ask for."}}},"Headers":{"description":"HTTP headers: name to value, or to {env: NAME}. Authorization belongs to auth.","type":"object","propertyNames":{"type":"string","pattern":"^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&\'*+.^_|~0-9A-Za-z`-]+$"},"additionalProperties":{"description":"The value, or {env: NAME} to read it from the environment when the server is first needed.","type":["string","object"],"additionalProperties":false,"required":["env"],"properties":{"env":{"type":"string","description":"Name of the environment variable that holds the value."}}}},"Http":{"type":"object","description":"Settings of the HTTP client.","additionalProperties":false,"properties":{"timeout":{"$ref":"#/$defs/Duration","description":"How long one request may take; left out, as long as its call."},"connect_timeout":{"$ref":"#/$defs/Duration","description":"How long a connection may take.","default":"5s"},"max_redirects":{"$ref":"#/$defs/Count","description":"How many redirects within the same origin are followed.","default":5},"user_agent_override":{"description":"true sends a browser-like User-Agent, a string is sent as it is.","type":["boolean","string"]},"tls":{"type":"object","description":"TLS settings.","default":{},"additionalProperties":false,"properties":{"insecure_skip_verify":{"$ref":"#/$defs/Bool","description":"true accepts any certificate.","default":false},"ca_bundle_path":{"type":"string","description":"PEM file of certificate authorities to trust."},"min_version":{"description":"Oldest TLS version that is accepted.","default":"1.2","anyOf":[{"enum":["1.2","1.3"]},{"$ref":"#/$defs/Reference"}]}}}}},"Ready":{"description":"A URL to poll until it answers 2xx.","type":["string","object"],"additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","description":"The URL to poll."},"timeout":{"$ref":"#/$defs/Duration","description":"How long to poll.","default":"30s"},"interval":{"$ref":"#/$defs/Duration","description":"Time between two polls.","default":"500ms"}}},"Start":{"type":"object","description":"A server over HTTP that the run starts, waits for and ends. ${port} is a free port.","additionalProperties":false,"required":["command"],"properties":{"command":{"$ref":"#/$defs/Command","description":"Starts the server."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables added to the inherited ones.","default":{}},"cwd":{"type":"string","description":"Folder in which the process runs, relative to the file that declares it."},"stop":{"$ref":"#/$defs/Command","description":"Ends what a signal cannot end, such as a container."}}},"Client":{"type":"object","description":"What is answered when the server asks us.","additionalProperties":false,"properties":{"sampling":{"$ref":"#/$defs/Any","description":"Answers to sampling/createMessage: a list given in turn, or one for all."},"elicitation":{"$ref":"#/$defs/Any","description":"Answers to elicitation/create: a list given in turn, or one for all."},"roots":{"type":"array","description":"Roots that are offered.","items":{"type":"object","description":"A root.","additionalProperties":false,"required":["uri"],"properties":{"uri":{"type":"string","description":"URI of the root."},"name":{"type":"string","description":"Name of the root."}}}}}},"Variable":{"type":"object","description":"A value for ${name}: a literal value, or one read from the environment.","additionalProperties":false,"oneOf":[{"required":["value"]},{"required":["from_env"]}],"dependentRequired":{"default":["from_env"]},"properties":{"value":{"$ref":"#/$defs/Scalar","description":"The literal value. A process variable of the same name overrides it."},"from_env":{"type":"string","description":"Name of the environment variable that holds the value."},"default":{"$ref":"#/$defs/Scalar","description":"Value where the environment variable is not set."}}},"Expect":{"description":"What must hold: a list of assertions, the long form, or a map from target to matcher or literal.","type":["array","object"],"items":{"$ref":"#/$defs/Assertion"},"properties":{"assertions":{"type":"array","description":"The assertions.","items":{"$ref":"#/$defs/Assertion"}},"max_duration_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that the call may take."},"max_response_tokens":{"$ref":"#/$defs/TokenBudget","description":"The most tokens that a model would see of the answer."},"response_headers":{"type":"object","description":"HTTP headers that the answer must bear: name to literal or matcher, whatever the case.","additionalProperties":{"$ref":"#/$defs/Any","description":"A literal or a matcher."}},"response_headers_absent":{"type":"array","description":"HTTP headers that the answer must not bear.","items":{"type":"string"}}},"additionalProperties":true},"TokenBudget":{"description":"A number of tokens, or a budget with its tokenizer.","type":["integer","string","object"],"minimum":1,"pattern":"^\\\\$(\\\\{[^}]*\\\\}|[A-Za-z_][A-Za-z0-9_]*)$","additionalProperties":false,"required":["budget"],"properties":{"budget":{"$ref":"#/$defs/Positive","description":"The most tokens."},"tokenizer":{"description":"How tokens are counted.","anyOf":[{"enum":["o200k_base","cl100k_base"]},{"$ref":"#/$defs/Reference"}]},"mode":{"description":"What a breach does.","anyOf":[{"enum":["fail","warn"]},{"$ref":"#/$defs/Reference"}]}}},"Assertion":{"type":"object","description":"One assertion: where to look, and how to judge what is there.","additionalProperties":false,"required":["matcher"],"properties":{"target":{"type":"string","description":"Path into the answer, such as result.content[0].text; left out, the whole answer.","default":""},"matcher":{"$ref":"#/$defs/Matcher","description":"How to judge the value."},"message":{"type":"string","description":"What the assertion means, shown where it fails."},"transform":{"$ref":"#/$defs/JqTransform","description":"jq EXPR, or {jq: EXPR}: what is judged instead of the value."}}},"JqTransform":{"description":"A jq program over the value.","type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string","description":"The jq program."}}},"Matcher":{"type":"object","description":"Exactly one way to judge a value.","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"exact":{"$ref":"#/$defs/Any","description":"Deep equality with this value; null also passes where nothing is there."},"contains":{"$ref":"#/$defs/Any","description":"A substring where the value is a string; else a subset of an object or elements of an array, in which strings are compared whole."},"contains-all":{"type":"array","description":"All of these are in the string as substrings, or in the array as whole elements.","minItems":1,"items":{"$ref":"#/$defs/Any","description":"A substring of a string, or a whole element of an array; of an object, a subset is enough."}},"contains-any":{"type":"array","description":"At least one of these is in the string as a substring, or in the array as a whole element.","items":{"$ref":"#/$defs/Any","description":"A substring of a string, or a whole element of an array; of an object, a subset is enough."}},"icontains":{"type":"string","description":"A substring, whatever the case."},"starts-with":{"type":"string","description":"The start of a string."},"regex":{"type":"string","description":"A regular expression (Rust syntax, unanchored) that the value matches."},"schema":{"$ref":"#/$defs/JsonSchema","description":"A JSON Schema that the value fulfils."},"snapshot":{"$ref":"#/$defs/Snapshot","description":"Equality with what was recorded in the first run."},"is-json":{"$ref":"#/$defs/OptionalSchema","description":"The string is JSON; with {schema}, JSON that fulfils it."},"is-xml":{"description":"The string is well-formed XML; with {root}, with that root element.","type":["object","null"],"additionalProperties":false,"properties":{"root":{"type":"string","description":"Name of the root element."}}},"is-sql":{"type":"null","description":"The string is SQL."},"is-valid-tools-call":{"$ref":"#/$defs/OptionalSchema","description":"The value is a tool call; with {schema}, one whose arguments fulfil it."},"levenshtein":{"type":"object","description":"The edit distance to a text is small.","additionalProperties":false,"required":["value","max"],"properties":{"value":{"type":"string","description":"The text to compare with."},"max":{"$ref":"#/$defs/Count","description":"The largest distance that passes."}}},"cel":{"type":"string","description":"A CEL expression over `value` that is true."},"similar":{"type":"object","description":"The cosine similarity of embeddings is large.","additionalProperties":false,"required":["value","threshold","model"],"properties":{"value":{"type":"string","description":"The text to compare with."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least similarity that passes."},"model":{"type":"string","description":"The embedding model."}}},"llm-judge":{"type":"object","description":"A model judges by a rubric.","additionalProperties":false,"required":["rubric"],"properties":{"rubric":{"type":"string","description":"What the answer must do."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"type":"string","description":"The judging model."}}},"llm-jury":{"type":"object","description":"Several models judge by a rubric.","additionalProperties":false,"required":["rubric","jurors"],"properties":{"rubric":{"type":"string","description":"What the answer must do."},"jurors":{"type":"array","description":"The judging models.","minItems":1,"items":{"type":"object","description":"One juror.","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string","description":"The model."},"provider":{"type":"string","description":"An entry of providers."}}}},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score with which a juror passes.","default":0.7},"quorum":{"$ref":"#/$defs/Fraction","description":"The share of jurors that must pass.","default":0.5}}},"factuality":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value agrees with `reference`."},"answer-relevance":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value answers `query`."},"context-faithfulness":{"$ref":"#/$defs/NamedJudge","description":"A model judges whether the value keeps to `context`."},"not":{"$ref":"#/$defs/Matcher","description":"Passes where the inner matcher fails."},"oneOf":{"$ref":"#/$defs/Matchers","description":"Exactly one of the inner matchers passes."},"anyOf":{"$ref":"#/$defs/Matchers","description":"At least one of the inner matchers passes."},"allOf":{"$ref":"#/$defs/Matchers","description":"All of the inner matchers pass."}}},"Matchers":{"type":"array","description":"A list of matchers.","minItems":1,"items":{"$ref":"#/$defs/Matcher"}},"OptionalSchema":{"description":"Nothing, or a JSON Schema.","type":["object","null"],"additionalProperties":false,"properties":{"schema":{"$ref":"#/$defs/JsonSchema","description":"The JSON Schema to fulfil."}}},"NamedJudge":{"type":"object","description":"A judge with a fixed rubric.","additionalProperties":false,"oneOf":[{"required":["reference"]},{"required":["query"]},{"required":["context"]}],"properties":{"reference":{"type":"string","description":"What is known to be true (factuality)."},"query":{"type":"string","description":"The question (answer-relevance)."},"context":{"type":"string","description":"The text to keep to (context-faithfulness)."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"type":"string","description":"The judging model."}}},"Snapshot":{"description":"The snapshot\'s key, or its settings.","type":["string","object"],"additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","description":"Key: a path below the folder snapshots."},"update":{"$ref":"#/$defs/Bool","description":"true records it anew.","default":false},"ignore":{"type":"array","description":"Targets inside the value that are left out.","default":[],"items":{"type":"string"}},"normalise":{"type":"array","description":"What is replaced before comparing.","default":[],"items":{"description":"uuid, timestamp, or a regular expression and its replacement.","type":["string","object"],"pattern":"^(uuid|timestamp)$","examples":["uuid"],"additionalProperties":false,"required":["regex","to"],"properties":{"regex":{"type":"string","description":"What to replace."},"to":{"type":"string","description":"What stands in its place."}}}}}},"ToolTest":{"type":"object","description":"Calls one tool, or several in steps, and judges the answer.","additionalProperties":false,"required":["name"],"oneOf":[{"required":["tool"]},{"required":["steps"]}],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"tool":{"type":"string","description":"Name of the tool."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}},"parity":{"$ref":"#/$defs/Bool","description":"With several servers: also compares their answers.","default":false},"inject_error":{"type":"string","description":"Name of an entry of fixtures.errors that is answered instead of a call."},"transform":{"$ref":"#/$defs/Transform","description":"Programs that rewrite the request or the answer."},"negative_path":{"$ref":"#/$defs/NegativePath","description":"Sends bad requests; each must be rejected."},"fuzz":{"$ref":"#/$defs/Fuzz","description":"Sends generated arguments."},"data":{"description":"One test for each row: a list of rows, or {file}.","type":["array","object"],"items":{"type":"object"},"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","description":"A .csv, .json or .yaml file of rows."}}},"steps":{"$ref":"#/$defs/SomeSteps","description":"Several calls in order, instead of one tool."},"finally":{"$ref":"#/$defs/Steps","description":"Steps that run whatever happened."},"verify":{"$ref":"#/$defs/SomeSteps","description":"Steps that judge what the call changed."},"wire_fault":{"description":"What goes wrong between us and the server.","anyOf":[{"enum":["drop_response","disconnect","duplicate_request"]},{"$ref":"#/$defs/Reference"}]},"resend":{"$ref":"#/$defs/Count","description":"How often the call is sent again.","default":0}}},"ResourceTest":{"type":"object","description":"Reads one resource and judges the answer.","additionalProperties":false,"required":["name","uri"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"uri":{"type":"string","description":"URI of the resource."}}},"PromptTest":{"type":"object","description":"Gets one prompt and judges the answer.","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"prompt":{"type":"string","description":"Name of the prompt."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}}}},"Step":{"type":"object","description":"One call of a test in steps.","additionalProperties":false,"oneOf":[{"required":["tool"]},{"required":["resource"]},{"required":["prompt"]}],"properties":{"id":{"type":"string","description":"Name by which later steps refer to it."},"server":{"type":"string","description":"Name of the server; left out, the test\'s."},"tool":{"type":"string","description":"Name of the tool to call."},"resource":{"type":"string","description":"URI of the resource to read."},"prompt":{"type":"string","description":"Name of the prompt to get."},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"save":{"type":"object","description":"Names for targets of the answer.","additionalProperties":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that the call may take."}}},"Steps":{"type":"array","description":"Calls in order.","items":{"$ref":"#/$defs/Step"}},"SomeSteps":{"type":"array","description":"Calls in order, at least one.","minItems":1,"items":{"$ref":"#/$defs/Step"}},"Transform":{"type":"object","description":"Programs that rewrite the request or the answer: a command string, or {jq: PROGRAM}.","additionalProperties":false,"properties":{"request":{"$ref":"#/$defs/Program","description":"Rewrites {name, arguments}."},"response":{"$ref":"#/$defs/Program","description":"Rewrites {result}."}}},"Program":{"description":"A command string, or {jq: PROGRAM}.","type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string","description":"A jq program."}}},"NegativePath":{"type":"object","description":"Bad requests that the server must reject.","additionalProperties":false,"properties":{"checks":{"type":"array","description":"The probes; left out, all of them.","items":{"description":"A probe.","anyOf":[{"enum":["unknown_tool","missing_required","wrong_type","extra_field","oversized"]},{"$ref":"#/$defs/Reference"}]}},"base_call":{"$ref":"#/$defs/Bool","description":"Whether the valid call is made before the probes, and requests that the input schema accepts are sent. Left out: yes, unless the tool\'s annotations say that it is destructive and safe_calls does not name it. A tool without annotations is called: the test gives its valid arguments."},"oversized_bytes":{"description":"Length of the string that the probe oversized sends. Left out: 1048576.","anyOf":[{"type":"integer","minimum":1,"maximum":16777216},{"$ref":"#/$defs/Reference"}]},"error_channel":{"$ref":"#/$defs/Gate","description":"What an error on the wrong channel does."}}},"Fuzz":{"type":"object","description":"Calls with arguments made from the tool\'s input schema.","additionalProperties":false,"properties":{"seed":{"$ref":"#/$defs/Integer","description":"Seed of the generator."},"cases":{"$ref":"#/$defs/Positive","description":"How many calls."},"max_call_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take."}}},"DefaultTest":{"type":"object","description":"Defaults of every tool test.","additionalProperties":false,"properties":{"transform":{"$ref":"#/$defs/Transform","description":"Programs that rewrite the request or the answer, of tests that make one call."},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take."},"tags":{"type":"array","description":"Labels added to each test\'s own.","items":{"type":"string"}},"expect":{"$ref":"#/$defs/Expect","description":"Assertions appended to each test\'s own."}}},"ComplianceTest":{"type":"object","description":"Judges the protocol itself.","additionalProperties":false,"required":["name"],"oneOf":[{"required":["check"]},{"required":["request"]},{"required":["raw"]}],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"check":{"type":"string","description":"A method (initialize, ping, tools/list, …), corpus, invariants, a rule id or a family of rules."},"request":{"type":"object","description":"A request that is sent exactly so.","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","description":"The method."},"params":{"$ref":"#/$defs/Args","description":"Its params."}}},"raw":{"type":"string","description":"Bytes that are sent exactly so."}}},"Composition":{"type":"object","description":"Tool calls that feed each other, in topological order.","additionalProperties":false,"required":["name","nodes"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"nodes":{"type":"array","description":"The calls.","minItems":1,"items":{"type":"object","description":"One call.","additionalProperties":false,"required":["id","tool"],"properties":{"id":{"type":"string","description":"Name of the node."},"tool":{"type":"string","description":"Name of the tool."},"server":{"type":"string","description":"Name of the server; left out, the test\'s."},"needs":{"type":"array","description":"Ids of the nodes whose output this one uses.","default":[],"items":{"type":"string"}},"args":{"$ref":"#/$defs/Args","description":"Arguments of the call.","default":{}}}}},"output":{"type":"string","description":"Id of the node whose output is the composition\'s; left out, the last one."}}},"Agent":{"type":"object","description":"Drives a model over servers and judges what it did.","additionalProperties":false,"required":["name","servers"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"model":{"$ref":"#/$defs/Model","description":"The model."},"models":{"type":"array","description":"Several models; the test runs with each.","minItems":1,"items":{"$ref":"#/$defs/Model"}},"servers":{"type":"array","description":"Names of the servers whose tools the model may use.","minItems":1,"items":{"type":"string"}},"prompt":{"type":"string","description":"What the user asks."},"turns":{"description":"Several messages of the user, or a model that plays the user.","type":["array","object"],"items":{"type":"object","description":"One message.","additionalProperties":false,"required":["user"],"properties":{"user":{"type":"string","description":"What the user says."}}},"additionalProperties":false,"required":["simulate"],"properties":{"simulate":{"type":"object","description":"A model plays the user.","additionalProperties":false,"required":["goal"],"properties":{"goal":{"type":"string","description":"What the user wants."},"persona":{"type":"string","description":"Who the user is."},"max_turns":{"$ref":"#/$defs/Positive","description":"The most turns.","default":6}}}}},"system_prompt":{"type":"string","description":"The system prompt."},"max_turns":{"$ref":"#/$defs/Positive","description":"The most rounds of tool use.","default":10},"max_tokens":{"$ref":"#/$defs/Positive","description":"The most tokens of one reply.","default":1024},"token_budget":{"$ref":"#/$defs/Positive","description":"The most tokens of the whole run."},"max_tool_calls":{"$ref":"#/$defs/Count","description":"The most tool calls of the whole run."},"time_budget":{"$ref":"#/$defs/Duration","description":"The most that the whole run may take."},"runs":{"$ref":"#/$defs/Positive","description":"How often the test runs.","default":1},"pass_rate":{"$ref":"#/$defs/Fraction","description":"The share of runs that must pass.","default":1},"inject":{"type":"array","description":"Names of entries of faults.","items":{"type":"string"}},"cassette":{"type":"string","description":"A recording of the model\'s replies and the tools\' results."},"recovery":{"type":"object","description":"How soon the model must recover from an injected fault.","additionalProperties":false,"required":["max_detection_ms"],"properties":{"max_detection_ms":{"$ref":"#/$defs/Milliseconds","description":"The most until the fault is noticed."},"max_recovery_ms":{"$ref":"#/$defs/Milliseconds","description":"The most until the run goes on."},"require_clean_timeout":{"$ref":"#/$defs/Bool","description":"true also asks for a clean timeout.","default":false}}},"eval":{"type":"object","description":"Metrics that a model judges.","additionalProperties":false,"properties":{"mcp_task_completion":{"$ref":"#/$defs/Metric","description":"Did the run do the task?"},"mcp_use":{"$ref":"#/$defs/Metric","description":"The right tools with the right arguments?"},"argument_correctness":{"$ref":"#/$defs/Metric","description":"Were the arguments right?"},"plan_quality":{"$ref":"#/$defs/Metric","description":"Was the sequence of calls sensible?"},"multi_turn_mcp_use":{"$ref":"#/$defs/Metric","description":"Mean of mcp_use over the turns."},"rubric":{"$ref":"#/$defs/Rubric","description":"A rubric of your own."},"scorers":{"type":"array","description":"Names of entries of scorers.","items":{"type":"string"}}}}}},"Model":{"description":"A model\'s name, or {provider, id}.","type":["string","object"],"additionalProperties":false,"required":["provider","id"],"properties":{"provider":{"type":"string","description":"An entry of providers."},"id":{"type":"string","description":"The model\'s name there."}}},"Metric":{"description":"A judged metric.","type":["object","null"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.5},"model":{"type":"string","description":"The judging model."}}},"Rubric":{"description":"What is graded: a text, weighted criteria, a decision tree, or {ref}.","type":["string","object"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes."},"strict":{"$ref":"#/$defs/Bool","description":"true asks for every criterion.","default":false},"ref":{"type":"string","description":"Name of an entry of rubrics."},"criteria":{"type":"array","description":"Weighted criteria.","minItems":1,"items":{"type":"object","description":"One criterion.","additionalProperties":false,"required":["name","description"],"properties":{"name":{"type":"string","description":"Its name."},"description":{"type":"string","description":"What it asks for."},"weight":{"$ref":"#/$defs/Number","description":"Its weight.","default":1}}}},"tree":{"$ref":"#/$defs/Tree","description":"A decision tree."}}},"Tree":{"type":"object","description":"A question with its two branches, or a score that ends the walk.","additionalProperties":false,"oneOf":[{"required":["ask"]},{"required":["score"]}],"properties":{"ask":{"type":"string","description":"A yes-or-no question."},"yes":{"$ref":"#/$defs/Tree","description":"Where yes leads."},"no":{"$ref":"#/$defs/Tree","description":"Where no leads."},"score":{"$ref":"#/$defs/Fraction","description":"The score that ends the walk."},"reason":{"type":"string","description":"Why that score."}}},"Eval":{"type":"object","description":"Grades a model\'s answer by a rubric.","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","description":"Name of the test; unique in its block.","minLength":1},"server":{"$ref":"#/$defs/NameOrNames","description":"Name of the server, or a list of names; may be left out where there is one server."},"tags":{"type":"array","description":"Labels to choose tests by.","default":[],"items":{"type":"string"}},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that one call may take; left out, performance.default_timeout_ms."},"profile":{"description":"The smallest profile that runs the test. Left out: standard.","anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"description":"true or a reason: the test is not run.","type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions","description":"The only revisions at which the test runs."},"skip_versions":{"$ref":"#/$defs/Revisions","description":"Revisions at which the test does not run."},"retries":{"$ref":"#/$defs/Count","description":"How often a failed test is tried again; a pass after that is told as flaky.","default":0},"expect":{"$ref":"#/$defs/Expect","description":"What must hold."},"servers":{"type":"array","description":"Names of several servers.","items":{"type":"string"}},"prompt":{"type":"string","description":"What the user asks."},"rubric":{"$ref":"#/$defs/Rubric","description":"What is graded."},"threshold":{"$ref":"#/$defs/Fraction","description":"The least score that passes.","default":0.7},"model":{"$ref":"#/$defs/Model","description":"Who answers."},"judge":{"$ref":"#/$defs/Model","description":"Who grades."},"response":{"description":"The answer to grade: a text, or {file}.","type":["string","object"],"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","description":"A file that holds the answer."}}},"scorers":{"type":"array","description":"Names of entries of scorers.","items":{"type":"string"}}}},"Fault":{"type":"object","description":"A fault that an agent test may inject.","additionalProperties":false,"required":["name","target","kind"],"properties":{"name":{"type":"string","description":"Its name."},"target":{"type":"object","description":"Which calls it strikes.","additionalProperties":false,"minProperties":1,"properties":{"tool":{"type":"string","description":"Name of a tool."},"server":{"type":"string","description":"Name of a server."}}},"kind":{"description":"What goes wrong.","anyOf":[{"enum":["hang","wedged","slow","recover_after"]},{"$ref":"#/$defs/Reference"}]},"delay_ms":{"$ref":"#/$defs/Milliseconds","description":"How late the answer comes (slow)."},"failures":{"$ref":"#/$defs/Count","description":"How many calls hang first (recover_after)."}}},"Provider":{"type":"object","description":"An endpoint that speaks OpenAI\'s protocol.","additionalProperties":false,"required":["type","base_url"],"properties":{"type":{"description":"The protocol.","anyOf":[{"enum":["openai"]},{"$ref":"#/$defs/Reference"}]},"base_url":{"type":"string","description":"Its base URL."},"api_key_env":{"type":"string","description":"Environment variable that holds the key."},"organization":{"type":"string","description":"OpenAI-Organization header."}}},"Scorer":{"type":"object","description":"A program that grades.","additionalProperties":false,"required":["name","type","command"],"properties":{"name":{"type":"string","description":"Its name."},"type":{"description":"How it is run.","anyOf":[{"enum":["exec"]},{"$ref":"#/$defs/Reference"}]},"command":{"$ref":"#/$defs/Command","description":"The program."},"env":{"$ref":"#/$defs/Environment","description":"Environment variables for it.","default":{}},"cwd":{"type":"string","description":"Folder in which it runs."},"timeout_ms":{"$ref":"#/$defs/Milliseconds","description":"The most that it may take.","default":30000}}},"FixtureError":{"type":"object","description":"An error that a test may inject by its name.","additionalProperties":false,"required":["name","code","message"],"oneOf":[{"required":["tool"]},{"required":["applies_to"]}],"properties":{"name":{"type":"string","description":"Its name."},"code":{"$ref":"#/$defs/Integer","description":"JSON-RPC error code."},"message":{"type":"string","description":"The error\'s message."},"data":{"$ref":"#/$defs/Any","description":"The error\'s data."},"tool":{"type":"string","description":"The only tool that it fits."},"applies_to":{"description":"any: it fits every tool.","anyOf":[{"enum":["any"]},{"$ref":"#/$defs/Reference"}]}}}}}');
;// CONCATENATED MODULE: ./src/suite/schema-file.ts

const ROOT = v1_namespaceObject;
/** One definition of the suite's schema. */
function definition(name) {
    return ROOT.$defs[name] ?? {};
}
/** The schema of what stands at a path of a suite. The suite's schema has no unions of mappings, so there is just one. */
function schemaOf(path) {
    let found = { schema: ROOT, name: "" };
    for (const step of path)
        found = inside(found.schema, step);
    return found;
}
/** The schema of a member of what a schema describes, or of an item. */
function inside({ items, properties, additionalProperties }, step) {
    const rest = typeof additionalProperties === "object" ? additionalProperties : {};
    const known = properties !== undefined && Object.hasOwn(properties, step) ? properties[step] : undefined;
    return resolved((typeof step === "number" ? items : (known ?? rest)) ?? {});
}
/** What a key means, in the words of the schema. */
function meaningOf(schema, key) {
    const node = schema.properties?.[key];
    return node === undefined ? "" : (resolved(node).schema.description ?? "");
}
/** What is said beside a reference stands before what is said where it leads. */
function resolved(node) {
    const name = node.$ref?.replace("#/$defs/", "") ?? "";
    return name === "" ? { schema: node, name } : { schema: { ...definition(name), ...node }, name };
}


/***/ }),

/***/ 8401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ FIELDS_OF_KIND),
/* harmony export */   z: () => (/* binding */ toServer)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98571);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86153);
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51965);
/* harmony import */ var _http_server_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73828);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35372);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59653);






const STARTUP_TIMEOUT_MS = 30_000;
/** Fields that have a meaning for one kind of server alone. */
const FIELDS_OF_KIND = {
    command: ["env", "inherit_env", "cwd"],
    url: ["transport", "auth", "headers", "http", "wait_for_ready", "start"],
    cassette: [],
};
/** A server from its entry, after interpolation. `folder`: of the file that declares it; `cwd` starts there. */
function toServer(name, written, folder, location) {
    const entry = (0,_http_server_js__WEBPACK_IMPORTED_MODULE_2__/* .absolutePaths */ .w)(written, folder);
    const http = (0,_http_server_js__WEBPACK_IMPORTED_MODULE_2__/* .httpSettings */ .q)(entry);
    const { command, cwd, url, cassette, client, startup_timeout } = entry;
    const timeout = typeof startup_timeout === "string" ? (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(startup_timeout) : undefined;
    return {
        name,
        ...(Array.isArray(command) ? { command } : {}),
        env: environmentOf(entry["env"]),
        inheritEnv: entry["inherit_env"] !== false,
        ...(typeof cwd === "string" ? { cwd } : {}),
        startupTimeoutMs: timeout ?? STARTUP_TIMEOUT_MS,
        safeCalls: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .textsOf */ .CB)(entry["safe_calls"]) ?? [],
        volatile: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .textsOf */ .CB)(entry["volatile"]) ?? [],
        ...(typeof url === "string" ? { url } : url instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .Deferred */ .cY ? { url: url.text } : {}),
        ...(http === undefined ? {} : { http }),
        ...(typeof cassette === "string" ? { cassette } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(client) && { client: clientOf(client) }),
        raw: entry,
        location,
    };
}
/** One answer for all is a list of one. */
function clientOf({ sampling, elicitation, roots }) {
    const inTurn = (answers) => (Array.isArray(answers) ? answers : [answers]);
    return {
        ...(sampling !== undefined && { sampling: inTurn(sampling) }),
        ...(elicitation !== undefined && { elicitation: inTurn(elicitation) }),
        ...(Array.isArray(roots) && { roots }),
    };
}
function environmentOf(env) {
    const texts = {};
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(env))
        for (const [key, value] of Object.entries(env))
            (0,_own_js__WEBPACK_IMPORTED_MODULE_5__/* .setOwn */ .P)(texts, key, value);
    return texts;
}


/***/ })

};
