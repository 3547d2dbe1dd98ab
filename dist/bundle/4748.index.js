export const id = 4748;
export const ids = [4748];
export const modules = {

/***/ 4748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordCommand: () => (/* binding */ recordCommand)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(652);
/* harmony import */ var _mcp_list_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91136);
/* harmony import */ var _mcp_recording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91063);
/* harmony import */ var _conduct_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11552);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44741);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20811);
/* harmony import */ var _recordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4554);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47623);
/* harmony import */ var _visits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10040);












const CALL_MS = 30_000;
/**
 * `mcptest record [PATHS]`: asks servers for their lists, makes the calls that are given, and writes a cassette of each
 * server at each revision. Gives 0. Throws a UserError where a server cannot be reached.
 */
async function recordCommand(paths, flags, { version, redactor }) {
    const stop = new AbortController();
    const release = (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_10__/* .onInterrupt */ .n)(stop);
    const request = (0,_request_js__WEBPACK_IMPORTED_MODULE_8__/* .requestOf */ .fo)(paths, flags, (0,_request_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalWorld */ .x9)(version, stop.signal));
    const recording = (0,_mcp_recording_js__WEBPACK_IMPORTED_MODULE_5__/* .createRecording */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_conduct_js__WEBPACK_IMPORTED_MODULE_6__/* .spoolFolder */ .cp)(request.cwd), `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.sessions.ndjson`), redactor);
    try {
        const visits = await (0,_visits_js__WEBPACK_IMPORTED_MODULE_9__/* .visitsOf */ .o)(request, redactor, recording);
        if ((flags.call.length > 0 || flags.read.length > 0) && visits.servers.length !== 1)
            throw severalServers(visits);
        for (const { suite, server } of visits.servers) {
            if (server.cassette !== undefined) {
                await (0,_conduct_js__WEBPACK_IMPORTED_MODULE_6__/* .tell */ .qz)([`${server.name} is played from a cassette: there is nothing to record`], redactor);
                continue;
            }
            const listed = suite.targetVersions.length > 0 ? suite.targetVersions : [null];
            for (const revision of flags.targetVersion === undefined ? listed : [flags.targetVersion]) {
                const { lane } = visits.visit(suite, server, revision);
                try {
                    await recordOne(lane, flags, redactor);
                }
                finally {
                    await lane.close();
                }
            }
        }
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(request.cwd, flags.out);
        for (const name of await (0,_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .writeCassettes */ .p)(folder, recording.sessions())) {
            await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOut */ .sD)(redactor.text(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(flags.out, name)}\n`));
        }
        if (recording.fault)
            throw recording.fault;
        return stop.signal.aborted ? 130 : 0;
    }
    finally {
        recording.remove();
        release();
    }
}
async function recordOne(lane, { call, read }, redactor) {
    const ground = await lane.ground();
    if (ground.kind !== "session")
        throw (0,_visits_js__WEBPACK_IMPORTED_MODULE_9__/* .unreachable */ .H)(lane.server.name, ground);
    const { session } = ground;
    const ask = asker(session);
    for (const method of (0,_lists_js__WEBPACK_IMPORTED_MODULE_11__/* .listsOf */ .f)(session.facts.capabilities)) {
        const { broken } = await (0,_mcp_list_all_js__WEBPACK_IMPORTED_MODULE_4__/* .listAll */ ._)(method, ask);
        if (broken)
            await (0,_conduct_js__WEBPACK_IMPORTED_MODULE_6__/* .tell */ .qz)([`no list came (${broken.kind}): ${method}`], redactor);
    }
    const asked = [
        ...call.map((params) => ["tools/call", { ...params }]),
        ...read.map((uri) => ["resources/read", { uri }]),
    ];
    for (const [method, params] of asked) {
        const { kind } = await ask(method, params);
        const what = `${method} ${JSON.stringify(params)}`;
        // Recorded all the same, and played as it was.
        if (kind !== "answer")
            await (0,_conduct_js__WEBPACK_IMPORTED_MODULE_6__/* .tell */ .qz)([`not answered (${kind}): ${what}`], redactor);
    }
}
function asker(session) {
    return (method, params) => session.request(method, params, { timeoutMs: CALL_MS, purpose: "test" });
}
function severalServers({ servers }) {
    const names = servers.map(({ server }) => server.name).join(", ") || "none";
    return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)("which server do --call and --read mean?", `There are: ${names}.`, "Name one by --server-target.");
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

/***/ 20811:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ listsOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

/** The lists that a server with these capabilities has. */
function listsOf(capabilities) {
    const has = (name) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(capabilities) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(capabilities[name]);
    return [
        ...(has("tools") ? ["tools/list"] : []),
        ...(has("resources") ? ["resources/list", "resources/templates/list"] : []),
        ...(has("prompts") ? ["prompts/list"] : []),
    ];
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
/* harmony import */ var _core_render_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2357);
/* harmony import */ var _engine_cassettes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92311);
/* harmony import */ var _engine_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73326);
/* harmony import */ var _engine_lane_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13427);
/* harmony import */ var _engine_run_tokens_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15146);
/* harmony import */ var _engine_tape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18476);
/* harmony import */ var _mcp_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4727);
/* harmony import */ var _mcp_open_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66897);
/* harmony import */ var _conduct_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11552);
/* harmony import */ var _load_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59665);












/**
 * The servers of suites, or the one that flags name; of several, `--server-target` picks one. Warnings are told.
 * Throws a UserError with everything that is wrong.
 */
async function visitsOf(request, redactor, recording) {
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const { suites, banner, problems } = await (0,_load_request_js__WEBPACK_IMPORTED_MODULE_9__/* .loadRequest */ .W)(request, redactor, runId, true);
    const warnings = (0,_engine_check_js__WEBPACK_IMPORTED_MODULE_4__/* .throwErrors */ .kB)([...problems, ...(0,_engine_cassettes_js__WEBPACK_IMPORTED_MODULE_3__/* .cassetteProblems */ .n)(suites, request.cwd)]);
    await (0,_conduct_js__WEBPACK_IMPORTED_MODULE_8__/* .tell */ .qz)([...warnings.map(_core_render_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .y), ...(banner === undefined ? [] : [banner])], redactor);
    const tokens = new _engine_run_tokens_js__WEBPACK_IMPORTED_MODULE_10__/* .RunTokens */ .m((name, value) => redactor.add(name, value));
    let id = 0;
    let order = 0;
    const all = suites.flatMap((suite) => [...suite.servers.values()].map((server) => ({ suite, server })));
    const { serverTarget } = request.overrides;
    return {
        servers: serverTarget === undefined ? all : all.filter(({ server }) => server.name === serverTarget),
        secrets: new Map(suites.flatMap((suite) => [...suite.secrets])),
        visit(suite, server, version) {
            const findings = [];
            order += 1;
            const lane = new _engine_lane_js__WEBPACK_IMPORTED_MODULE_5__/* .Lane */ .J(suite, server, version, order, {
                open: (target, options) => (0,_mcp_open_js__WEBPACK_IMPORTED_MODULE_7__/* .openSession */ .f)(target, { ...options, clientVersion: request.version }),
                nextId: () => {
                    id += 1;
                    return id;
                },
                maxFrameBytes: request.maxFrameBytes,
                budget: (0,_mcp_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .runBudget */ .pl)(request.maxFrameBytes),
                env: request.env,
                passEnv: request.passEnv,
                cwd: request.cwd,
                runId,
                signal: request.signal,
                tokens,
                redact: (value) => redactor.value(value),
                finding: (finding) => findings.push(finding),
                isUnderWay: () => false,
                firstStart: (_, start) => start(),
                ...(recording && { record: (recorded) => (0,_engine_tape_js__WEBPACK_IMPORTED_MODULE_11__/* .tapeOf */ .S)(recorded, recording) }),
            });
            return { lane, findings };
        },
    };
}
/** An error for a server with which there is no session, by what was found instead of one. */
function unreachable(server, ground) {
    if (ground.kind === "unstarted") {
        const fix = "Start it by hand to see what it says.";
        return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`the server ${server} cannot be reached`, ground.failure.message, fix);
    }
    const fix = "`mcptest discover` tells which revisions it speaks; name one of them by --target-version.";
    return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`the server ${server} cannot be asked`, `${ground.reason}.`, fix);
}


/***/ }),

/***/ 91136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ LIST_MEMBERS),
/* harmony export */   _: () => (/* binding */ listAll)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63124);



const MOST_PAGES = 1_000;
const MOST_ITEMS = 100_000;
/** Where each list has its items. */
const LIST_MEMBERS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resourceTemplates",
    "prompts/list": "prompts",
};
/**
 * Reads a list page by page; a cursor that was seen before, 1,000 pages or 32 MiB of items end it.
 *
 * @param ask sends one request of the method
 */
async function listAll(method, ask) {
    const member = LIST_MEMBERS[method] ?? "";
    const seen = new Set();
    const items = [];
    let first;
    let cursor;
    let weight = 0;
    for (;;) {
        const outcome = await ask(method, cursor === undefined ? undefined : { cursor });
        first ??= outcome;
        const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result) || !Array.isArray(result[member]))
            return { first, broken: outcome, items };
        weight += (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(result[member], _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list);
        if (weight > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list)
            return { first, broken: tooLarge(method), items };
        for (const item of result[member].slice(0, MOST_ITEMS - items.length))
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string" || seen.has(next) || seen.size === MOST_PAGES)
            return { first, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}


/***/ })

};
