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
// EXTERNAL MODULE: ./src/engine/lanes/lane.ts + 4 modules
var lane = __webpack_require__(71965);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
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
/** What servers are, for a person. */
function discoveredText(servers) {
    return servers.map((server) => `${linesOf(server).join("\n")}\n`).join("\n");
}
function linesOf({ name, kind, revisions, server_info, capabilities, startup_ms, lists, unread, warnings, }) {
    const info = (0,json/* isObject */.G)(server_info) ? [server_info["name"], server_info["version"]].filter(isText).join(" ") : "";
    const spoken = revisions.filter(({ speaks }) => speaks);
    const lines = [`${shown(name)} (${kind})${info === "" ? "" : `: ${shown(info)}`}`];
    lines.push(`  speaks        ${spoken.map(({ revision }) => revision).join(", ") || "no revision that is known"}`);
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
    const names = (0,json/* isObject */.G)(capabilities) ? Object.keys(capabilities).map(shown) : [];
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
/** A tool or prompt with its arguments, `?` at those that may be left out; a resource by its address. */
function itemLine(item) {
    if (!(0,json/* isObject */.G)(item))
        return "";
    const { name, uri, uriTemplate, description } = item;
    const label = [uri ?? uriTemplate ?? name].filter(isText).join("");
    const args = argumentsOf(item);
    const told = isText(description) ? `: ${shown(description.split("\n")[0] ?? "")}` : "";
    return `${shown(label)}${args === undefined ? "" : `(${args.map(shown).join(", ")})`}${told}`;
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
function shown(text) {
    const line = (0,sanitize/* sanitizeLine */.PN)((0,redacted/* hide */.jD)(text));
    return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT - 1)}…`;
}

;// CONCATENATED MODULE: ./src/cli/commands/discover.ts











const CALL_MS = 30_000;
const TEMPLATES = "resources/templates/list";
const METHOD_NOT_FOUND = -32601;
/** After these no other revision needs to be tried: the server is not there. */
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
/** `mcptest discover [PATHS]`: 0 where every server speaks a known revision, 2 where one does not. Throws a UserError. */
async function discoverCommand(paths, flags, { version, redactor }) {
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    try {
        const visits = await (0,connect/* connect */.Ng)((0,create_request/* createRequest */.WL)(paths, flags, (0,create_request/* terminalEnvironment */.I4)(version, stop.signal)), redactor);
        const servers = [];
        for (const one of visits.servers)
            servers.push(await discover(visits, one, stop.signal));
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
    const found = {
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
        const isHopeless = await probeRevision(lane, found, revision).finally(() => lane.close());
        await lane.judge();
        addWarnings(found, findings, revision);
        if (signal.aborted || isHopeless)
            break;
    }
    return found;
}
/** Tries one revision; true where no other needs to be tried. */
async function probeRevision(lane, found, revision) {
    const { probe, session } = await openRevision(lane, revision);
    const isFirst = !found.revisions.some(({ speaks }) => speaks);
    found.revisions.push(probe);
    if (session && isFirst)
        await describeServer(session, found, revision);
    return probe.failure !== undefined && UNREACHABLE_RULES.has(probe.failure.rule_id);
}
async function openRevision(lane, revision) {
    const ground = await lane.acquireSession();
    const { negotiatedVersion: negotiated = null, startupMs = null } = lane.facts ?? {};
    const probe = {
        revision,
        speaks: negotiated === revision,
        negotiated,
        startup_ms: startupMs === null ? null : Math.round(startupMs),
    };
    if (ground.kind === "session")
        return { probe, session: ground.session };
    if (ground.kind === "unstarted") {
        const { rule_id, message } = ground.failure;
        probe.failure = { rule_id, message };
    }
    return { probe };
}
async function describeServer(session, found, revision) {
    const { serverInfo, capabilities, instructions, startupMs } = session.facts;
    found.server_info = serverInfo;
    found.capabilities = capabilities;
    found.instructions = instructions;
    found.startup_ms = Math.round(startupMs);
    for (const method of (0,connect/* listsOf */.fO)(capabilities)) {
        const { first, items, broken } = await (0,list_all/* listAll */._)(method, (name, params) => session.request(name, params, { timeoutMs: CALL_MS, purpose: "test" }));
        if (broken !== first)
            found.lists[method] = items.filter(json/* isObject */.G);
        if (!broken)
            continue;
        if (method === TEMPLATES && broken === first && isUnknownMethod(broken)) {
            found.unread[method] = "the server does not have this list";
            continue;
        }
        const { rule_id, message } = faultOf(broken);
        found.unread[method] = message;
        const told = items.length > 0 ? `${method} was not read to its end: ${message}` : `${method}: ${message}`;
        addWarnings(found, [{ rule_id, message: told }], revision);
    }
}
/** Not every server with resources has templates, and no capability says so. */
function isUnknownMethod(outcome) {
    const error = outcome.kind === "answer" ? outcome.answer["error"] : undefined;
    return (0,json/* isObject */.G)(error) && error["code"] === METHOD_NOT_FOUND;
}
/** Why a page of a list has no items. */
function faultOf(outcome) {
    switch (outcome.kind) {
        case "answer": {
            const { error } = outcome.answer;
            const message = error === undefined ? (0,redacted/* say */.cv) `the answer holds no list` : (0,redacted/* say */.cv) `answered with an error: ${(0,redacted/* shownJson */.oB)(error, 500, "")}`;
            return { rule_id: "FAULT-PROTO-ERROR-ANSWER", message };
        }
        case "died":
            return { rule_id: "FAULT-LIFECYCLE-CRASH", message: "the server ended while it was asked" };
        case "timeout":
            return { rule_id: "FAULT-TIMEOUT-CALL", message: `no answer within ${outcome.timeoutMs} ms` };
        case "fault":
            return outcome.fault;
        case "unsendable":
            return outcome;
    }
}
function addWarnings(found, faults, revision) {
    for (const { rule_id, message } of faults) {
        // A revision that the server does not speak is reported as such.
        if (rule_id === "VERSION-001")
            continue;
        const known = found.warnings.find((one) => one.rule_id === rule_id && one.message === message);
        if (known)
            known.revisions = [...new Set([...known.revisions, revision])];
        else
            found.warnings.push({ rule_id, message, revisions: [revision] });
    }
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
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);



const MAX_PAGES = 1_000;
const MAX_ITEMS = 100_000;
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
        for (const item of result[member].slice(0, MAX_ITEMS - items.length))
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string" || seen.has(next) || seen.size === MAX_PAGES)
            return { first, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}


/***/ }),

/***/ 37811:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ unreachableError),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   fO: () => (/* binding */ listsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(86153);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _core_render_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2357);
/* harmony import */ var _engine_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73326);
/* harmony import */ var _engine_lanes_cassettes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51019);
/* harmony import */ var _engine_lanes_lane_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71965);
/* harmony import */ var _engine_lanes_run_tokens_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7054);
/* harmony import */ var _mcp_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4727);
/* harmony import */ var _mcp_open_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32174);
/* harmony import */ var _load_request_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84284);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85472);












/**
 * The servers of suites, or the one that flags name; of several, `--server-target` picks one. Warnings are reported.
 * Throws a UserError with everything that is wrong.
 */
async function connect(request, redactor, recording) {
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const { suites, banner, problems } = await (0,_load_request_js__WEBPACK_IMPORTED_MODULE_8__/* .loadRequest */ .W)(request, redactor, runId, true);
    const warnings = (0,_engine_check_js__WEBPACK_IMPORTED_MODULE_3__/* .throwErrors */ .kB)([...problems, ...(0,_engine_lanes_cassettes_js__WEBPACK_IMPORTED_MODULE_4__/* .cassetteProblems */ .n)(suites, request.cwd)]);
    await (0,_output_js__WEBPACK_IMPORTED_MODULE_9__/* .reportLines */ .QS)([...warnings.map(_core_render_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .y), ...(banner === undefined ? [] : [banner])], redactor);
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
            const lane = new _engine_lanes_lane_js__WEBPACK_IMPORTED_MODULE_5__/* .Lane */ .J(suite, server, version, order, {
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
                ...(recording && { recording }),
            });
            return { lane, findings };
        },
    };
}
/** An error for a server with which there is no session, by what was found instead of one. */
function unreachableError(server, ground) {
    if (ground.kind === "unstarted") {
        const fix = "Start it by hand to see what it says.";
        return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`the server ${server} cannot be reached`, ground.failure.message, fix);
    }
    const fix = "`mcptest discover` shows which revisions it speaks; name one of them with --target-version.";
    return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`the server ${server} cannot be asked`, `${ground.reason}.`, fix);
}
/** The lists that a server with these capabilities has. */
function listsOf(capabilities) {
    const has = (name) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .isObject */ .G)(capabilities) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .isObject */ .G)(capabilities[name]);
    return [
        ...(has("tools") ? ["tools/list"] : []),
        ...(has("resources") ? ["resources/list", "resources/templates/list"] : []),
        ...(has("prompts") ? ["prompts/list"] : []),
    ];
}


/***/ })

};
