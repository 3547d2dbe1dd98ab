export const id = 6471;
export const ids = [6471];
export const modules = {

/***/ 76471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayCommand: () => (/* binding */ replayCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/matchers/structural-diff.ts
var structural_diff = __webpack_require__(21133);
// EXTERNAL MODULE: ./src/results/read.ts + 2 modules
var read = __webpack_require__(84133);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
// EXTERNAL MODULE: ./src/cli/interrupt.ts
var interrupt = __webpack_require__(44741);
// EXTERNAL MODULE: ./src/cli/request.ts
var cli_request = __webpack_require__(47623);
;// CONCATENATED MODULE: ./src/cli/reveal.ts


const MARK = /«secret:([\w.-]+)»/g;
/**
 * A value with the secrets that were blanked in it (`«secret:NAME»`), taken from the environment again.
 * Throws a UserError that names every variable that is not set.
 */
function revealed(value, env) {
    const missing = new Set();
    const text = (written) => written.replace(MARK, (mark, name) => {
        const secret = env[name];
        if (secret === undefined)
            missing.add(name);
        return secret ?? mark;
    });
    const reveal = (node) => {
        if (typeof node === "string")
            return text(node);
        if (Array.isArray(node))
            return node.map(reveal);
        if (!(0,json/* isObject */.G)(node))
            return node;
        return Object.fromEntries(Object.entries(node).map(([key, item]) => [text(key), reveal(item)]));
    };
    const whole = reveal(value);
    if (missing.size === 0)
        return whole;
    throw new problem/* UserError */.y([...missing].map((name) => ({
        title: `the environment variable ${name} is not set`,
        description: "The request held its value when it was recorded, and recordings keep no secrets.",
        fix: `Set ${name} and try again.`,
    })));
}

// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/cli/side-by-side.ts

/**
 * Two texts beside each other, in columns of the same width below one title; lines that differ have `|` between them.
 * `width`: of the whole, in characters.
 */
function sideBySide(title, left, right, width) {
    const column = Math.max(20, Math.floor((width - 3) / 2));
    const [before, now] = [left, right].map(([, text]) => wrapped((0,sanitize/* sanitize */.aj)(text), column));
    const rows = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => {
        const [was = "", is = ""] = [before[index], now[index]];
        return `${was.padEnd(column)} ${was === is ? " " : "|"} ${is}`.trimEnd();
    });
    const heads = `${left[0].padEnd(column)}   ${right[0]}`;
    const rule = `${"-".repeat(column)}   ${"-".repeat(column)}`;
    return `${[(0,sanitize/* sanitize */.aj)(title), heads, rule, ...rows].join("\n")}\n`;
}
function wrapped(text, column) {
    return text.split("\n").flatMap((line) => {
        const parts = [];
        for (let at = 0; at === 0 || at < line.length; at += column)
            parts.push(line.slice(at, at + column));
        return parts;
    });
}

// EXTERNAL MODULE: ./src/cli/visits.ts
var cli_visits = __webpack_require__(10040);
;// CONCATENATED MODULE: ./src/cli/commands/replay.ts












const CALL_MS = 30_000;
const WIDTH = 120;
/**
 * `mcptest replay RESULTS ID`: sends what a failed test sent once more and shows both answers. Gives 0 where every answer
 * is the same, 1 where one is not. Throws a UserError where there is nothing to send, or nobody to send it to.
 */
async function replayCommand(file, id, flags, { version, redactor }) {
    const row = await rowOf(await (0,read/* readResults */.x)(file), file, id);
    const evidence = row.evidence ?? [];
    if (evidence.length === 0)
        throw nothingSent(row);
    const frames = evidence.map((one) => ({ ...one, request: revealed(one.request, process.env) }));
    const stop = new AbortController();
    const release = (0,interrupt/* onInterrupt */.n)(stop);
    const request = (0,cli_request/* requestOf */.fo)([(0,external_node_path_.resolve)(suiteOf(row))], flags, (0,cli_request/* terminalWorld */.x9)(version, stop.signal));
    const visits = await (0,cli_visits/* visitsOf */.o)(request, redactor);
    const lanes = new Map([...new Set(frames.map(({ server }) => server))].map((name) => {
        const found = visits.servers.find(({ server }) => server.name === name);
        if (!found)
            throw noServer(name, suiteOf(row));
        return [name, visits.visit(found.suite, found.server, flags.targetVersion ?? row.target_version).lane];
    }));
    let same = true;
    try {
        for (const [index, one] of frames.entries()) {
            const ground = await lanes.get(one.server).ground();
            if (ground.kind !== "session")
                throw (0,cli_visits/* unreachable */.H)(one.server, ground);
            const recorded = evidence[index];
            // Compared as both are shown: without secrets, and without ids.
            const before = withoutId(recorded.response);
            const now = redactor.value(withoutId(answerOf(await sendAgain(ground.session, one.request))));
            const diff = (0,structural_diff/* structuralDiff */.j)(before ?? null, now ?? null).diff;
            same &&= diff === "";
            const title = `${one.server}  ${lineOf(recorded.request)}`;
            const told = sideBySide(title, ["recorded", shown(before)], ["now", shown(now)], (0,out/* terminalWidth */.JL)("stdout") ?? WIDTH);
            await (0,out/* writeOut */.sD)(redactor.text(`${told}${diff === "" ? "the same answer\n" : "another answer\n"}\n`));
        }
    }
    finally {
        await Promise.all([...lanes.values()].map((lane) => lane.close()));
        release();
    }
    if (stop.signal.aborted)
        return 130;
    return same ? 0 : 1;
}
async function rowOf(results, file, id) {
    const failed = [];
    for await (const row of results.rows()) {
        if (row.id === id)
            return row;
        if (row.status === "failed" || row.status === "errored")
            failed.push(row.id);
    }
    const meant = (0,suggest/* suggest */.ZA)(id, failed) ?? failed.find((one) => one.includes(id));
    const choices = failed.length === 0 ? "No test of them failed." : `These failed: ${failed.slice(0, 20).join(", ")}.`;
    throw (0,problem/* userError */.I)(`no test ${id} in ${file}`, choices, meant === undefined ? "Give the id of one." : `Did you mean ${meant}?`);
}
function nothingSent({ id, status }) {
    return (0,problem/* userError */.I)(`nothing of ${id} can be sent again`, `The results keep what failed tests sent; this one has ${status}, and they keep nothing of it.`, "Give the id of a test that failed, from results that this version wrote.");
}
function noServer(name, suite) {
    return (0,problem/* userError */.I)(`no server ${name} to send it to`, `${suite} does not name it any more.`, "Run the suite again.");
}
/** The suite file: an id begins with it. */
function suiteOf({ id }) {
    return id.split("::")[0] ?? "";
}
function sendAgain(session, request) {
    const options = { timeoutMs: CALL_MS, purpose: "test" };
    const { method, params, raw } = request;
    if (typeof method !== "string")
        return session.raw(typeof raw === "string" ? raw : JSON.stringify(request), options);
    return session.request(method, (0,json/* isObject */.G)(params) ? withoutOurToken(params, request["id"]) : undefined, options);
}
/** A progress token that is the id of its request is ours, and made anew. */
function withoutOurToken(params, id) {
    const { _meta, ...rest } = params;
    if (!(0,json/* isObject */.G)(_meta) || _meta["progressToken"] !== id)
        return params;
    const { progressToken: _, ...meta } = _meta;
    return Object.keys(meta).length > 0 ? { ...rest, _meta: meta } : rest;
}
function answerOf(outcome) {
    if (outcome.kind === "answer")
        return outcome.answer;
    return outcome.kind === "fault" ? { "no answer": outcome.fault.message } : undefined;
}
function withoutId(answer) {
    if (!(0,json/* isObject */.G)(answer))
        return answer;
    const { id: _, ...rest } = answer;
    return rest;
}
function shown(answer) {
    return answer === undefined ? "no answer" : JSON.stringify(answer, null, 2);
}
function lineOf(request) {
    if (!(0,json/* isObject */.G)(request) || typeof request["method"] !== "string")
        return JSON.stringify(request);
    const { params } = request;
    const { _meta, ...content } = (0,json/* isObject */.G)(params) ? params : {};
    return `${request["method"]} ${JSON.stringify(content)}`;
}


/***/ }),

/***/ 44741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ onInterrupt)
/* harmony export */ });
/** The first signal ends the run and lets the reports be written; the second ends everything at once. */
function onInterrupt(stop) {
    const handler = () => {
        // What is still running is killed when the process ends.
        if (stop.signal.aborted)
            process.exit(130);
        stop.abort();
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals)
        process.on(signal, handler);
    return () => {
        for (const signal of signals)
            process.off(signal, handler);
    };
}


/***/ }),

/***/ 47623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   fo: () => (/* binding */ requestOf),
/* harmony export */   x9: () => (/* binding */ terminalWorld)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37100);
/* harmony import */ var _server_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83448);




/** The world of a run that was started in a terminal. */
function terminalWorld(version, signal) {
    const cwd = process.cwd();
    return { cwd, repositoryRoot: repositoryRoot(cwd), env: process.env, passEnv: [], version, signal };
}
/** The request of a run from its flags. */
function requestOf(paths, flags, world) {
    const { targetVersion } = flags;
    return {
        ...world,
        paths: [...paths, ...(flags.config ?? [])],
        overrides: (0,_server_options_js__WEBPACK_IMPORTED_MODULE_2__/* .overridesOf */ .FB)(flags, world.cwd),
        ...(flags.serverConfig !== undefined && { serverConfig: flags.serverConfig }),
        runOptions: {
            ...(flags.invariants !== undefined && { invariants: flags.invariants }),
            ...(flags.bail !== undefined && { bail: flags.bail }),
            ...(flags.parallelVersions !== undefined && { parallelVersions: flags.parallelVersions }),
            ...(flags.errorChannel !== undefined && { errorChannel: flags.errorChannel }),
        },
        ...(targetVersion !== undefined && { targetVersion }),
        ...(flags.shard && { shard: flags.shard }),
        ...(flags.retries !== undefined && { retries: flags.retries }),
        ...(flags.envFile !== undefined && { envFile: flags.envFile }),
        ...(flags.capture !== undefined && { capture: flags.capture }),
        ...(flags.record !== undefined && { record: flags.record }),
        jobs: flags.jobs ?? 1,
        runTimeoutMs: flags.runTimeout ?? _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_TIMEOUT_MS */ .r,
        maxFrameBytes: flags.maxFrame ?? _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FRAME_BYTES */ .d,
        parallelVersions: flags.parallelVersions === true,
        bail: flags.bail === true,
        snapshots: { update: flags.updateSnapshots === true, allowInCi: flags.allowUpdateInCi === true },
        policy: {
            strict: flags.strict === true,
            requireModels: flags.requireModels === true,
            passWithNoTests: flags.passWithNoTests === true,
        },
    };
}
/** The nearest folder upwards that is a Git checkout; the folder itself where there is none. */
function repositoryRoot(cwd) {
    for (let folder = cwd;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")))
            return folder;
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            return cwd;
    }
}


/***/ }),

/***/ 10040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable),
/* harmony export */   o: () => (/* binding */ visitsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _core_render_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2357);
/* harmony import */ var _engine_cassettes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92311);
/* harmony import */ var _engine_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73326);
/* harmony import */ var _engine_lane_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13427);
/* harmony import */ var _engine_run_tokens_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15146);
/* harmony import */ var _engine_tape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18476);
/* harmony import */ var _mcp_open_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57413);
/* harmony import */ var _conduct_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3034);
/* harmony import */ var _load_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24904);











/**
 * The servers of suites, or the one that flags name; of several, `--server-target` picks one. Warnings are told.
 * Throws a UserError with everything that is wrong.
 */
async function visitsOf(request, redactor, recording) {
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const { suites, banner, problems } = await (0,_load_request_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRequest */ .W)(request, redactor, runId, true);
    const warnings = (0,_engine_check_js__WEBPACK_IMPORTED_MODULE_3__/* .throwErrors */ .k)([...problems, ...(0,_engine_cassettes_js__WEBPACK_IMPORTED_MODULE_2__/* .cassetteProblems */ .n)(suites, request.cwd)]);
    await (0,_conduct_js__WEBPACK_IMPORTED_MODULE_6__/* .tell */ .qz)([...warnings.map(_core_render_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .renderProblem */ .y), ...(banner === undefined ? [] : [banner])], redactor);
    const tokens = new _engine_run_tokens_js__WEBPACK_IMPORTED_MODULE_9__/* .RunTokens */ .m((name, value) => redactor.add(name, value));
    let id = 0;
    let order = 0;
    const all = suites.flatMap((suite) => [...suite.servers.values()].map((server) => ({ suite, server })));
    const { serverTarget } = request.overrides;
    return {
        servers: serverTarget === undefined ? all : all.filter(({ server }) => server.name === serverTarget),
        visit(suite, server, version) {
            const findings = [];
            order += 1;
            const lane = new _engine_lane_js__WEBPACK_IMPORTED_MODULE_4__/* .Lane */ .J(suite, server, version, order, {
                open: (target, options) => (0,_mcp_open_js__WEBPACK_IMPORTED_MODULE_5__/* .openSession */ .f)(target, { ...options, clientVersion: request.version }),
                nextId: () => {
                    id += 1;
                    return id;
                },
                maxFrameBytes: request.maxFrameBytes,
                env: request.env,
                passEnv: request.passEnv,
                cwd: request.cwd,
                runId,
                signal: request.signal,
                tokens,
                redact: (value) => redactor.value(value),
                finding: (finding) => findings.push(finding),
                firstStart: (_, start) => start(),
                ...(recording && { record: (recorded) => (0,_engine_tape_js__WEBPACK_IMPORTED_MODULE_10__/* .tapeOf */ .S)(recorded, recording) }),
            });
            return { lane, findings };
        },
    };
}
/** An error for a server with which there is no session, by what was found instead of one. */
function unreachable(server, ground) {
    if (ground.kind === "unstarted") {
        const fix = "Start it by hand to see what it says.";
        return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .I)(`the server ${server} cannot be reached`, ground.failure.message, fix);
    }
    const fix = "`mcptest discover` tells which revisions it speaks; name one of them by --target-version.";
    return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .I)(`the server ${server} cannot be asked`, `${ground.reason}.`, fix);
}


/***/ })

};
