export const id = 23;
export const ids = [23];
export const modules = {

/***/ 10023:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  discoverCommand: () => (/* binding */ discoverCommand)
});

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/engine/lanes/lane.ts + 7 modules
var lane = __webpack_require__(26398);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/mcp/list-fault.ts
var list_fault = __webpack_require__(82967);
// EXTERNAL MODULE: ./src/run/connect.ts
var connect = __webpack_require__(37811);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/cli/server-report-text.ts



const MAX_TEXT = 100;
const MAX_ITEMS = 100;
/** The report of `discover` as text. */
function discoveredText(servers) {
    return servers.map((server) => `${linesOf(server).join("\n")}\n`).join("\n");
}
function linesOf({ name, kind, revisions, server_info, capabilities, startup_ms, lists, unread, warnings, }) {
    const info = (0,json/* isObject */.G)(server_info) ? [server_info["name"], server_info["version"]].filter(isText).join(" ") : "";
    const supported = revisions.filter(({ speaks }) => speaks);
    const lines = [`${printableLine(name)} (${kind})${info === "" ? "" : `: ${printableLine(info)}`}`];
    lines.push(`  speaks        ${supported.map(({ revision }) => revision).join(", ") || "no revision that is known"}`);
    for (const { revision, speaks, negotiated, failure } of revisions) {
        if (speaks)
            continue;
        const why = failure
            ? (0,redacted/* say */.cv) `${failure.message} [${failure.rule_id}]`
            : (0,redacted/* say */.cv) `it answers ${negotiated ?? "without a revision"}`;
        lines.push(`  not ${revision}: ${(0,sanitize/* sanitizeLine */.PN)(why)}`);
    }
    if (startup_ms !== null)
        lines.push(`  start-up      ${startup_ms} ms`);
    const names = (0,json/* isObject */.G)(capabilities) ? Object.keys(capabilities).map(printableLine) : [];
    if (names.length > 0)
        lines.push(`  capabilities  ${names.join(", ")}`);
    for (const method of new Set([...Object.keys(lists), ...Object.keys(unread)])) {
        const { [method]: items = [] } = lists;
        const why = unread[method] === undefined ? "" : (0,sanitize/* sanitizeLine */.PN)(unread[method]);
        const count = method in lists ? `${items.length}${why && ", then "}` : "";
        lines.push(`  ${method}: ${count}${why}`);
        lines.push(...items.slice(0, MAX_ITEMS).map((item) => `    ${itemLine(item)}`));
        if (items.length > MAX_ITEMS)
            lines.push(`    … and ${items.length - MAX_ITEMS} more`);
    }
    if (warnings.length > 0)
        lines.push("  warnings");
    for (const { rule_id, message, revisions: at } of warnings) {
        lines.push(`    ${rule_id}: ${(0,sanitize/* sanitizeLine */.PN)(message)} (${at.join(", ")})`);
    }
    return lines;
}
/** A tool or prompt with its arguments, optional ones with `?`; a resource by its address. */
function itemLine(item) {
    if (!(0,json/* isObject */.G)(item))
        return "";
    const { name, uri, uriTemplate, description } = item;
    const label = [uri ?? uriTemplate ?? name].filter(isText).join("");
    const args = argumentsOf(item);
    const summary = isText(description) ? `: ${printableLine(description.split("\n")[0] ?? "")}` : "";
    return `${printableLine(label)}${args === undefined ? "" : `(${args.map(printableLine).join(", ")})`}${summary}`;
}
function argumentsOf({ inputSchema, arguments: given }) {
    if (Array.isArray(given)) {
        return given.filter(json/* isObject */.G).map(({ name, required }) => `${String(name)}${required === true ? "" : "?"}`);
    }
    if (!(0,json/* isObject */.G)(inputSchema))
        return undefined;
    const { properties, required } = inputSchema;
    const needed = Array.isArray(required) ? required : [];
    return Object.keys((0,json/* isObject */.G)(properties) ? properties : {}).map((name) => `${name}${needed.includes(name) ? "" : "?"}`);
}
function isText(value) {
    return typeof value === "string";
}
function printableLine(text) {
    const line = (0,sanitize/* sanitizeLine */.PN)((0,redacted/* hide */.jD)(text));
    return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT - 1)}…`;
}

;// CONCATENATED MODULE: ./src/cli/commands/discover.ts












const CALL_MS = 30_000;
/** Faults after which no other revision is tried: the server is unreachable. */
const UNREACHABLE_RULES = new Set([
    "FAULT-START-SPAWN",
    "FAULT-START-TIMEOUT",
    "FAULT-START-NOT-READY",
    "FAULT-START-PORT-BUSY",
    "FAULT-HTTP-CONNECT",
    "FAULT-HTTP-TLS",
    "FAULT-HTTP-DENIED",
    "FAULT-HTTP-RATE-LIMIT",
    "SUITE-CASSETTE-MISS",
]);
/** `mcptest discover [PATHS]`: returns 0 if every server speaks a known revision, else 2. Throws a UserError. */
async function discoverCommand(paths, flags, { version, redactor }) {
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    try {
        const visits = await (0,connect/* connect */.N)((0,create_request/* createRequest */.WL)(paths, flags, (0,create_request/* terminalEnvironment */.I4)(version, stop.signal)), redactor);
        const servers = [];
        for (const server of visits.servers)
            servers.push(await discover(visits, server, stop.signal));
        const report = (0,foreign_marks/* redactForeign */.Oe)({ version: 1, servers }, redactor);
        const text = flags.format === "json" ? (0,redacted/* say */.cv) `${(0,redacted/* jsonText */.s$)(report, 2)}\n` : (0,redacted/* derive */.CX)(report.servers, discoveredText);
        await (0,out/* writeOut */.sD)(text);
        if (stop.signal.aborted)
            return 130;
        return servers.every(({ revisions }) => revisions.some(({ speaks }) => speaks)) ? 0 : 2;
    }
    finally {
        release();
    }
}
async function discover(visits, { suite, server }, signal) {
    const report = {
        name: server.name,
        kind: (0,lane/* transportOf */.a)(server),
        revisions: [],
        server_info: null,
        instructions: null,
        capabilities: null,
        startup_ms: null,
        lists: {},
        unread: {},
        warnings: [],
    };
    const newestFirst = versions/* KNOWN_VERSIONS */.AX.filter((revision) => revision !== versions/* UNPUBLISHED */.qK).toReversed();
    for (const revision of newestFirst) {
        const { lane, findings } = visits.visit(suite, server, revision);
        const isHopeless = await probeRevision(lane, report, revision).finally(() => lane.close());
        await lane.judge();
        addWarnings(report, findings, revision);
        if (signal.aborted || isHopeless)
            break;
    }
    return report;
}
/** Tries one revision; returns true if no other needs to be tried. */
async function probeRevision(lane, report, revision) {
    const { probe, session } = await openRevision(lane, revision);
    const isFirst = !report.revisions.some(({ speaks }) => speaks);
    report.revisions.push(probe);
    if (session && isFirst)
        await describeServer(session, report, revision);
    return probe.failure !== undefined && UNREACHABLE_RULES.has(probe.failure.rule_id);
}
async function openRevision(lane, revision) {
    const acquired = await lane.acquireSession();
    const { negotiatedVersion: negotiated = null, startupMs = null } = lane.facts ?? {};
    const probe = {
        revision,
        speaks: negotiated === revision,
        negotiated,
        startup_ms: startupMs === null ? null : Math.round(startupMs),
    };
    if (acquired.kind === "session")
        return { probe, session: acquired.session };
    if (acquired.kind === "unstarted") {
        const { rule_id, message } = acquired.failure;
        probe.failure = { rule_id, message };
    }
    return { probe };
}
async function describeServer(session, report, revision) {
    const { serverInfo, capabilities, instructions, startupMs } = session.facts;
    report.server_info = serverInfo;
    report.capabilities = capabilities;
    report.instructions = instructions;
    report.startup_ms = Math.round(startupMs);
    for (const method of (0,list_all/* listsOf */.fO)(capabilities)) {
        const list = await (0,list_all/* listAll */._w)(method, (name, params) => session.request(name, params, { timeoutMs: CALL_MS, purpose: "test" }));
        const { first, items, broken } = list;
        if (broken !== first)
            report.lists[method] = items.filter(json/* isObject */.G);
        if (!broken)
            continue;
        if ((0,list_fault/* isMissingList */.f)(method, list)) {
            report.unread[method] = "the server does not have this list";
            continue;
        }
        const { rule_id, message } = (0,list_fault/* listFault */.F)(broken);
        report.unread[method] = message;
        const warning = items.length > 0 ? `${method} was not read to its end: ${message}` : `${method}: ${message}`;
        addWarnings(report, [{ rule_id, message: warning }], revision);
    }
}
function addWarnings(report, faults, revision) {
    for (const { rule_id, message } of faults) {
        // A revision that the server does not speak is reported as such.
        if (rule_id === "VERSION-001")
            continue;
        const existing = report.warnings.find((warning) => warning.rule_id === rule_id && warning.message === message);
        if (existing)
            existing.revisions = [...new Set([...existing.revisions, revision])];
        else
            report.warnings.push({ rule_id, message, revisions: [revision] });
    }
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
