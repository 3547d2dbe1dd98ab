export const id = 23;
export const ids = [23];
export const modules = {

/***/ 10023:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  discoverCommand: () => (/* binding */ discoverCommand)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/lanes/lane.ts + 5 modules
var lane = __webpack_require__(74979);
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
    const info = (0,json/* isObject */.Gv)(server_info) ? [server_info["name"], server_info["version"]].filter(isText).join(" ") : "";
    const supported = revisions.filter(({ speaks }) => speaks);
    const lines = [`${printableLine(name)} (${kind})${info === "" ? "" : `: ${printableLine(info)}`}`];
    lines.push(`  speaks        ${supported.map(({ revision }) => revision).join(", ") || "no revision that is known"}`);
    for (const { revision, speaks, negotiated, failure } of revisions) {
        if (speaks)
            continue;
        const reason = failure
            ? (0,redacted/* say */.cv) `${failure.message} [${failure.rule_id}]`
            : (0,redacted/* say */.cv) `it answers ${negotiated ?? "without a revision"}`;
        lines.push(`  not ${revision}: ${(0,sanitize/* sanitizeLine */.PN)(reason)}`);
    }
    if (startup_ms !== null)
        lines.push(`  start-up      ${startup_ms} ms`);
    const names = (0,json/* isObject */.Gv)(capabilities) ? Object.keys(capabilities).map(printableLine) : [];
    if (names.length > 0)
        lines.push(`  capabilities  ${names.join(", ")}`);
    for (const method of new Set([...Object.keys(lists), ...Object.keys(unread)])) {
        const { [method]: items = [] } = lists;
        const reason = unread[method] === undefined ? "" : (0,sanitize/* sanitizeLine */.PN)(unread[method]);
        const count = method in lists ? `${items.length}${reason && ", then "}` : "";
        lines.push(`  ${method}: ${count}${reason}`);
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
    if (!(0,json/* isObject */.Gv)(item))
        return "";
    const { name, uri, uriTemplate, description } = item;
    const label = [uri ?? uriTemplate ?? name].filter(isText).join("");
    const args = argumentsOf(item);
    const summary = isText(description) ? `: ${printableLine(description.split("\n")[0] ?? "")}` : "";
    return `${printableLine(label)}${args === undefined ? "" : `(${args.map(printableLine).join(", ")})`}${summary}`;
}
function argumentsOf({ inputSchema, arguments: given }) {
    if (Array.isArray(given)) {
        return given.filter(json/* isObject */.Gv).map(({ name, required }) => `${String(name)}${required === true ? "" : "?"}`);
    }
    if (!(0,json/* isObject */.Gv)(inputSchema))
        return undefined;
    const { properties, required } = inputSchema;
    const needed = Array.isArray(required) ? required : [];
    return Object.keys((0,json/* isObject */.Gv)(properties) ? properties : {}).map((name) => `${name}${needed.includes(name) ? "" : "?"}`);
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
            report.lists[method] = items.filter(json/* isObject */.Gv);
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


/***/ }),

/***/ 82967:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listFault),
/* harmony export */   f: () => (/* binding */ isMissingList)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);


const METHOD_NOT_FOUND = -32601;
/** True if the server does not have this list: no capability says whether a server with resources has templates. */
function isMissingList(method, { first, broken }) {
    if (method !== "resources/templates/list" || broken !== first || broken?.kind !== "answer")
        return false;
    const { error } = broken.answer;
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(error) && error["code"] === METHOD_NOT_FOUND;
}
/** The fault of a list request without a result. */
function listFault(outcome) {
    switch (outcome.kind) {
        case "answer": {
            const { error } = outcome.answer;
            const message = error === undefined
                ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer contains no list`
                : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `answered with an error: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(error, 500, "")}`;
            return { rule_id: "FAULT-PROTO-ERROR-ANSWER", message };
        }
        case "died":
            return { rule_id: "FAULT-LIFECYCLE-CRASH", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server ended while it was asked` };
        case "timeout":
            return { rule_id: "FAULT-TIMEOUT-CALL", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no answer within ${outcome.timeoutMs} ms` };
        case "fault":
            return outcome.fault;
        case "unsendable":
            return outcome;
    }
}


/***/ })

};
