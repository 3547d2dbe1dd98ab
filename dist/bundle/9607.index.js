export const id = 9607;
export const ids = [9607];
export const modules = {

/***/ 89607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffCommand: () => (/* binding */ diffCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/conformance/contract/contract-of.ts
var contract_of = __webpack_require__(81296);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/engine/lanes/contract.ts + 3 modules
var lanes_contract = __webpack_require__(24869);
// EXTERNAL MODULE: ./src/results/baseline/read.ts + 1 modules
var read = __webpack_require__(55517);
// EXTERNAL MODULE: ./src/results/baseline/write.ts
var write = __webpack_require__(71523);
// EXTERNAL MODULE: ./src/run/connect.ts
var connect = __webpack_require__(37811);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/cli/capture-file.ts + 1 modules
var capture_file = __webpack_require__(72038);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/cli/diff-text.ts



const CLASSES = ["breaking", "description", "compatible"];
const MAX_VALUE = 120;
/** Differences of contracts as a table: those that break first, each with its values on the next line. */
function diffText(drift) {
    if (drift.length === 0)
        return "The contracts are the same.\n";
    const inOrder = CLASSES.flatMap((kind) => drift.filter((change) => change.class === kind));
    const servers = inOrder.map(({ server }) => diff_text_text(server, 60));
    const [kinds, width] = [
        Math.max(...CLASSES.map((kind) => kind.length)),
        Math.max(...servers.map(({ length }) => length)),
    ];
    const lines = inOrder.flatMap((change, i) => {
        const { class: kind, path, message } = change;
        const what = `${kind.padEnd(kinds)}  ${(servers[i] ?? "").padEnd(width)}  ${diff_text_text(message, 300)}`;
        if (path === "" && change.kind !== "instructions")
            return [what];
        const values = `${valueText(change.before)} → ${valueText(change.after)}`;
        return [what, `${" ".repeat(kinds + width + 4)}${path === "" ? "" : `${diff_text_text(path, 300)}: `}${values}`];
    });
    const counts = CLASSES.flatMap((kind) => {
        const count = drift.filter((change) => change.class === kind).length;
        return count === 0 ? [] : [`${count} ${kind}`];
    });
    return `${lines.join("\n")}\n\n${(0,plural/* plural */.L)(drift.length, "difference")}: ${counts.join(", ")}\n`;
}
function valueText(value) {
    return value === undefined ? "nothing" : (0,sanitize/* sanitizeLine */.PN)((0,redacted/* jsonExcerpt */.Yf)(value, MAX_VALUE));
}
function diff_text_text(value, limit) {
    return (0,sanitize/* sanitizeLine */.PN)((0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(value), limit));
}

;// CONCATENATED MODULE: ./src/cli/commands/diff.ts















/** The most of a file that is read to find out what it holds. */
const MAX_BYTES = 500 * 1024 * 1024;
/**
 * `mcptest diff A B`: compares the contracts of two sides, each a server, a suite, a baseline or a capture. Returns 1 if a
 * difference breaks clients, else 0. Throws a UserError for a side that cannot be read.
 */
async function diffCommand(a, b, flags, context) {
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    try {
        const before = await readSide(a, flags, context, stop.signal);
        const after = await readSide(b, flags, context, stop.signal);
        if (stop.signal.aborted)
            return 130;
        const drift = compareSides(before, after, a, b);
        const breaking = drift.some((change) => change.class === "breaking");
        const report = context.redactor.value({
            version: 1,
            breaking,
            drift: drift.map(({ gates: _, ...change }) => change),
        });
        await (0,out/* writeOut */.sD)(flags.format === "json" ? (0,redacted/* say */.cv) `${(0,redacted/* jsonText */.s$)(report, 2)}\n` : (0,redacted/* derive */.CX)(report, ({ drift: all }) => diffText(all)));
        return breaking ? 1 : 0;
    }
    finally {
        release();
    }
}
async function readSide(text, flags, context, signal) {
    // A side names its own server.
    const { serverUrl: _, serverCommand: __, serverTarget, ...others } = flags;
    const readServer = (server) => readServers([], { ...others, ...server }, context, signal);
    if (/^https?:\/\//i.test(text))
        return readServer({ serverUrl: text });
    if ((0,external_node_fs_.existsSync)(text)) {
        if ((0,read.isYaml)(text) || (0,external_node_fs_.statSync)(text).isDirectory()) {
            return readServers([text], { ...others, ...(serverTarget !== undefined && { serverTarget }) }, context, signal);
        }
        return selected(isBaselineFile(text) ? inBaseline(text) : inCapture(text), serverTarget, text);
    }
    if (/^\S+\.(ya?ml|json)$/i.test(text)) {
        throw (0,problem/* userError */.IF)(`cannot read ${text}`, "There is no such file.", "Name a baseline, a capture or a suite, a URL, or a command in quotes.");
    }
    return readServer({ serverCommand: text });
}
/** The contracts of live servers, at the revision that is asked for, else at each that their suite lists. */
async function readServers(paths, flags, { version, redactor }, signal) {
    const connections = await (0,connect/* connect */.N)((0,create_request/* createRequest */.WL)(paths, flags, (0,create_request/* terminalEnvironment */.I4)(version, signal)), redactor);
    const contracts = new Map();
    for (const { suite, server } of connections.servers) {
        const listed = suite.targetVersions.length > 0 ? suite.targetVersions : [null];
        for (const revision of flags.targetVersion === undefined ? listed : [flags.targetVersion]) {
            const { lane } = connections.visit(suite, server, revision);
            try {
                const acquired = await lane.acquireSession();
                if (acquired.kind !== "session")
                    throw (0,connect/* unreachableError */.D)(server.name, acquired);
                const { contract, faults } = await (0,lanes_contract/* readContract */.Jz)(acquired.session, server.volatile);
                const [fault] = faults;
                if (fault) {
                    throw (0,problem/* userError */.IF)(`the server ${server.name} cannot be compared`, `${fault.message}.`, "Fix the server, or compare a capture of it.");
                }
                contracts.set((0,write/* contractName */.am)(server.name, paths.length === 0 ? null : revision), redactor.value(contract));
            }
            finally {
                await lane.close();
            }
        }
    }
    return contracts;
}
/** True for a JSON file with the members of a baseline, valid or not: what is wrong with it is then said of a baseline. */
function isBaselineFile(file) {
    try {
        const value = JSON.parse((0,read_file/* readRegularText */.Aj)(file, MAX_BYTES));
        return (0,json/* isObject */.G)(value) && Object.hasOwn(value, "entries");
    }
    catch {
        return false;
    }
}
function inBaseline(file) {
    const contracts = Object.entries((0,read.readBaseline)(file).document?.contract ?? {});
    if (contracts.length > 0)
        return new Map(contracts);
    throw (0,problem/* userError */.IF)(`the baseline ${file} holds no contract`, "It was not written by a run.", "Write it with `mcptest run --update-baseline`.");
}
/** Of several sessions with a server at one revision, the first that lists something. */
function inCapture(file) {
    const read = (0,capture_file/* readCapture */.p)(file);
    const sessions = Array.isArray(read) ? read : [read];
    const contracts = new Map();
    for (const session of sessions) {
        const { server_label: label, protocol_version: revision = null } = session;
        const hasOthers = sessions.some((other) => other.server_label === label && (other.protocol_version ?? null) !== revision);
        const name = (0,write/* contractName */.am)(label, hasOthers ? revision : null);
        const contract = contracts.has(name) ? undefined : (0,contract_of/* contractInCapture */.A)(session);
        if (contract)
            contracts.set(name, contract);
    }
    if (contracts.size > 0)
        return contracts;
    throw (0,problem/* userError */.IF)(`the capture ${file} holds no contract`, "No session in it lists tools, prompts or resources.", "Capture a run that lists them, or compare the server itself.");
}
function selected(side, server, text) {
    if (server === undefined)
        return side;
    const chosen = [...side].filter(([name]) => name === server || name.startsWith(`${server} @ `));
    if (chosen.length > 0)
        return new Map(chosen);
    throw (0,problem/* userError */.IF)(`${text} has no server ${server}`, `It has ${[...side.keys()].join(", ")}.`, "Name one of them with --server-target.");
}
/** Servers of one name are compared; if each side has one alone, these two, whatever their names. */
function compareSides(before, after, a, b) {
    if (before.size === 1 && after.size === 1) {
        const [[name, was]] = [...before];
        const [is] = [...after.values()];
        return (0,lanes_contract/* driftOf */.$p)(name, null, was, is, "off");
    }
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    if (!names.some((name) => before.has(name) && after.has(name))) {
        throw (0,problem/* userError */.IF)("the two sides have no server in common", `${a} has ${[...before.keys()].join(", ")}; ${b} has ${[...after.keys()].join(", ")}.`, "Name the server to compare with --server-target.");
    }
    return names.flatMap((name) => {
        const [was, is] = [before.get(name), after.get(name)];
        if (was && is)
            return (0,lanes_contract/* driftOf */.$p)(name, null, was, is, "off");
        const item = { server: name, target_version: null, kind: "server", name, path: "", gates: false };
        if (was)
            return [{ ...item, class: "breaking", message: `server \`${name}\` was removed`, before: was }];
        return [{ ...item, class: "compatible", message: `server \`${name}\` was added`, after: is }];
    });
}


/***/ }),

/***/ 37811:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unreachableError),
/* harmony export */   N: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _engine_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46824);
/* harmony import */ var _engine_lanes_cassettes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51019);
/* harmony import */ var _engine_lanes_lane_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26398);
/* harmony import */ var _engine_lanes_run_tokens_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7054);
/* harmony import */ var _mcp_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4727);
/* harmony import */ var _mcp_open_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32174);
/* harmony import */ var _load_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34556);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85472);
/* harmony import */ var _show_exchanges_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46451);











/**
 * The servers of suites, or the one that flags name; `--server-target` selects one of several. Warnings are reported.
 * Throws a UserError with all problems.
 */
async function connect(request, redactor, recording) {
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const { suites, banner, problems } = await (0,_load_request_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRequest */ .W)(request, redactor, runId, true);
    const warnings = (0,_engine_check_js__WEBPACK_IMPORTED_MODULE_2__/* .throwErrors */ .kB)([...problems, ...(0,_engine_lanes_cassettes_js__WEBPACK_IMPORTED_MODULE_3__/* .cassetteProblems */ .n)(suites, request.cwd)]);
    await (0,_output_js__WEBPACK_IMPORTED_MODULE_8__/* .reportWarnings */ .OH)(warnings, redactor);
    if (banner !== undefined)
        await (0,_output_js__WEBPACK_IMPORTED_MODULE_8__/* .reportLines */ .QS)([banner], redactor);
    const onExchange = request.debug ? (0,_show_exchanges_js__WEBPACK_IMPORTED_MODULE_9__/* .showExchanges */ .I)(redactor) : undefined;
    const tokens = new _engine_lanes_run_tokens_js__WEBPACK_IMPORTED_MODULE_10__/* .RunTokens */ .m((name, value) => redactor.add(name, value));
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
            const lane = new _engine_lanes_lane_js__WEBPACK_IMPORTED_MODULE_4__/* .Lane */ .J(suite, server, version, order, {
                open: (target, options) => (0,_mcp_open_js__WEBPACK_IMPORTED_MODULE_6__/* .openSession */ .f)(target, { ...options, clientVersion: request.version }),
                nextId: () => {
                    id += 1;
                    return id;
                },
                maxFrameBytes: request.maxFrameBytes,
                budget: (0,_mcp_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .runBudget */ .pl)(request.maxFrameBytes),
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
                ...(recording && { recording }),
                ...(onExchange && { onExchange }),
            });
            return { lane, findings };
        },
    };
}
/** The error for a server to which no session could be opened. */
function unreachableError(server, result) {
    if (result.kind === "unstarted") {
        const fix = "Start it by hand to see what it says.";
        return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`the server ${server} cannot be reached`, result.failure.message, fix);
    }
    const fix = "`mcptest discover` shows which revisions it speaks; name one of them with --target-version.";
    return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`the server ${server} cannot be asked`, `${result.reason}.`, fix);
}


/***/ }),

/***/ 46451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ showExchanges)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47682);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);




/** The maximum length of a printed frame. */
const MAX_FRAME_CHARS = 64 * 1024;
/** `--debug`: writes each exchange to stderr. */
function showExchanges(redactor) {
    return (server, exchange) => {
        // Redacted before it is cut and escaped: a secret is not recognised afterwards.
        const safe = (0,_core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .redactForeign */ .Oe)(exchange, redactor);
        for (const line of exchangeLines(redactor.text(server), safe))
            void (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .writeErr */ .VJ)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${line}\n`);
    };
}
/**
 * An exchange in the format of `--debug`: one line per frame, `-->` to the server and `<--` from it, with the server's
 * name and the purpose. A request is printed with its answer.
 */
function exchangeLines(server, exchange) {
    const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
    const who = purpose === undefined ? server : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${server} ${purpose}`;
    const ours = direction !== "server";
    const frameLine = (arrow, frame) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${arrow} ${who} ${(0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(frame), MAX_FRAME_CHARS)}`;
    const [requestArrow, answerArrow] = ours ? ["-->", "<--"] : ["<--", "-->"];
    const lines = [
        ...(request === undefined ? [] : [frameLine(requestArrow, request)]),
        ...notifications.map((frame) => frameLine("<--", frame)),
        // A frame that is not an answer has no request.
        ...(response === undefined ? [] : [frameLine(request === undefined ? "<--" : answerArrow, response)]),
        ...(raw === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `<-- ${who} (no message) ${(0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)(raw, MAX_FRAME_CHARS)}`]),
    ];
    if (ours && response === undefined && duration_ms !== undefined) {
        lines.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `<-- ${who} (no answer after ${Math.round(duration_ms)} ms)`);
    }
    return lines.map((text) => (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .PN)(text));
}


/***/ })

};
