export const id = 4748;
export const ids = [4748];
export const modules = {

/***/ 4748:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
/* harmony import */ var _run_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37811);
/* harmony import */ var _run_create_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54537);
/* harmony import */ var _run_output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85472);
/* harmony import */ var _run_process_events_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69916);
/* harmony import */ var _run_recordings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58422);
/* harmony import */ var _run_state_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40665);












const CALL_MS = 30_000;
/**
 * `mcptest record [PATHS]`: requests the lists of the servers, makes the given calls, and writes a cassette of each
 * server at each revision. Returns 0. Throws a UserError if a server cannot be reached.
 */
async function recordCommand(paths, flags, { version, redactor }) {
    const stop = new AbortController();
    const release = (0,_run_process_events_js__WEBPACK_IMPORTED_MODULE_9__/* .onInterrupt */ .nA)(stop);
    const request = (0,_run_create_request_js__WEBPACK_IMPORTED_MODULE_7__/* .createRequest */ .WL)(paths, flags, (0,_run_create_request_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalEnvironment */ .I4)(version, stop.signal));
    const recording = (0,_mcp_recording_js__WEBPACK_IMPORTED_MODULE_5__/* .createRecording */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_run_state_folder_js__WEBPACK_IMPORTED_MODULE_11__/* .spoolFolder */ .c)(request.cwd), `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.sessions.ndjson`), redactor);
    try {
        const visits = await (0,_run_connect_js__WEBPACK_IMPORTED_MODULE_6__/* .connect */ .N)(request, redactor, recording);
        if ((flags.call.length > 0 || flags.read.length > 0) && visits.servers.length !== 1)
            throw severalServers(visits);
        for (const { suite, server } of visits.servers) {
            if (server.cassette !== undefined) {
                await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_8__/* .reportLines */ .QS)([`${server.name} is played from a cassette: there is nothing to record`], redactor);
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
        for (const name of await (0,_run_recordings_js__WEBPACK_IMPORTED_MODULE_10__/* .writeCassettes */ .p)(folder, recording.sessions())) {
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
    const acquired = await lane.acquireSession();
    if (acquired.kind !== "session")
        throw (0,_run_connect_js__WEBPACK_IMPORTED_MODULE_6__/* .unreachableError */ .D)(lane.server.name, acquired);
    const { session } = acquired;
    const send = requester(session);
    for (const method of (0,_mcp_list_all_js__WEBPACK_IMPORTED_MODULE_4__/* .listsOf */ .fO)(session.facts.capabilities)) {
        const { broken } = await (0,_mcp_list_all_js__WEBPACK_IMPORTED_MODULE_4__/* .listAll */ ._w)(method, send);
        if (broken)
            await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_8__/* .reportLines */ .QS)([`no list came (${broken.kind}): ${method}`], redactor);
    }
    const requests = [
        ...call.map((params) => ["tools/call", { ...params }]),
        ...read.map((uri) => ["resources/read", { uri }]),
    ];
    for (const [method, params] of requests) {
        const { kind } = await send(method, params);
        const what = `${method} ${JSON.stringify(params)}`;
        // It is recorded anyway, and replayed as it was.
        if (kind !== "answer")
            await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_8__/* .reportLines */ .QS)([`not answered (${kind}): ${what}`], redactor);
    }
}
function requester(session) {
    return (method, params) => session.request(method, params, { timeoutMs: CALL_MS, purpose: "test" });
}
function severalServers({ servers }) {
    const names = servers.map(({ server }) => server.name).join(", ") || "none";
    return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)("which server do --call and --read mean?", `There are: ${names}.`, "Name one by --server-target.");
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

/***/ 91063:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ captureChunks),
/* harmony export */   w: () => (/* binding */ createRecording)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47682);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51433);





const CHUNK = 256 * 1024;
/**
 * Records sessions: each complete exchange is redacted and written to a spool at `spoolPath`; only its position stays in
 * memory. Throws a UserError if the spool cannot be opened. If writing fails later, calls `onFault` and stops recording.
 */
function createRecording(spoolPath, redactor, onFault = () => { }) {
    const spool = (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .openSpool */ .KK)(spoolPath, onFault);
    const sessions = [];
    let offset = 0;
    return {
        get fault() {
            return spool.fault;
        },
        startSession(start) {
            const extents = [];
            let heldBytes = 0;
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
                    const line = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .redactedJson */ .Rh)(exchange, redactor);
                    const bytes = Buffer.byteLength(line);
                    isFull = heldBytes + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session || offset + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.recording;
                    if (isFull)
                        return tooLarge(heldBytes + bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session);
                    const length = spool.append(line);
                    heldBytes += length;
                    const last = extents.at(-1);
                    // Adjacent ranges are read together.
                    if (last?.end === offset - 1)
                        last.end = offset + length;
                    else
                        extents.push({ start: offset, end: offset + length });
                    offset += length + 1;
                    return undefined;
                },
                opened({ negotiatedVersion, serverInfo, capabilities }) {
                    session.facts = (0,_core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .redactForeign */ .Oe)({ negotiatedVersion, serverInfo, capabilities }, redactor);
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
                        yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .trustedText */ .Tw)(Buffer.concat([...parts, chunk.subarray(from, feed)]).toString("utf8"));
                        parts = [];
                        from = feed + 1;
                    }
                    parts.push(chunk.subarray(from));
                }
                yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .trustedText */ .Tw)(Buffer.concat(parts).toString("utf8"));
            }
        }
        finally {
            await reader.close();
        }
    }
}
function tooLarge(isSession) {
    const what = isSession ? "messages of the session" : "messages of the run";
    const limit = (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(isSession ? _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.session : _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.recording);
    return {
        rule_id: "FAULT-TRANSPORT-FLOOD",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `The ${what} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(limit)}; the rest of this session was not recorded.`,
    };
}
/** The text of a capture file (`schemas/capture.v1.json`): all sessions, with one exchange at a time in memory. */
async function* captureChunks(sessions) {
    yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `[`;
    for (const [index, session] of sessions.entries()) {
        // The facts of a session were redacted when they were recorded.
        const head = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .trustedText */ .Tw)(JSON.stringify(headOf(session)).slice(0, -1));
        yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${index === 0 ? "" : ","}\n${head},"exchanges":[`;
        let before = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `\n`;
        for await (const line of session.lines()) {
            yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${before}${line}`;
            before = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `,\n`;
        }
        yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `\n]}`;
    }
    yield (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `\n]\n`;
}
function headOf({ server, suite, transport, facts }) {
    const head = { server_label: server, suite, transport };
    if (facts === undefined)
        return head;
    head.protocol_version = facts.negotiatedVersion;
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(facts.capabilities))
        head.server_capabilities = facts.capabilities;
    return head;
}


/***/ }),

/***/ 58422:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createRecordings),
  p: () => (/* binding */ writeCassettes)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/mcp/cassette/file-names.ts

/** In bytes: file systems allow 255, of which the extension and a temporary suffix need some. */
const MAX_NAME = 150;
/** The sessions of each server of each suite at each revision, by the name of their file. */
function cassettesOf(sessions) {
    const groups = new Map();
    for (const session of sessions) {
        // A replayed server is already recorded.
        if (session.transport === "cassette")
            continue;
        const key = JSON.stringify([session.suite, session.server, session.targetVersion]);
        groups.set(key, [...(groups.get(key) ?? []), session]);
    }
    const files = new Map();
    const taken = new Set();
    for (const [key, members] of groups) {
        const plain = nameOf(members);
        // Some file systems ignore case.
        const isTaken = taken.has(plain.toLowerCase());
        const name = isTaken ? `${plain}-${(0,external_node_crypto_.createHash)("sha256").update(key).digest("hex").slice(0, 8)}` : plain;
        taken.add(name.toLowerCase());
        files.set(`${name}.cassette.json`, members);
    }
    return files;
}
/** Suite, server and revision in letters, digits, dots and dashes: no name can leave the folder. */
function nameOf([first, ...rest]) {
    if (first === undefined)
        return "";
    const { suite, server, targetVersion } = first;
    const negotiated = [first, ...rest].find(({ facts }) => facts)?.facts?.negotiatedVersion;
    const stem = suite.replace(/\.(ya?ml|json)$/i, "").replace(/\.mcptest$/i, "");
    const parts = [stem, server, targetVersion ?? negotiated ?? "no-revision"].map((part) => part.replace(/[^\p{L}\p{N}_.-]+/gu, "-").replace(/^[.-]+|[.-]+$/g, "") || "x");
    const bytes = Buffer.from(parts.join("."));
    // An incomplete character at the end is dropped.
    return bytes
        .subarray(0, MAX_NAME)
        .toString("utf8")
        .replace(/\ufffd+$/, "");
}

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
;// CONCATENATED MODULE: ./src/mcp/cassette/write.ts




/**
 * The text of a cassette (`schemas/cassette.v1.json`) from the sessions of one server at one revision, with one
 * exchange at a time in memory.
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
    yield (0,redacted/* trustedText */.Tw)(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "interactions": [`);
    let before = "\n    ";
    for (const session of sessions) {
        for await (const interaction of interactionsOf(session)) {
            yield (0,redacted/* trustedText */.Tw)(before + JSON.stringify(interaction));
            before = ",\n    ";
        }
    }
    yield (0,redacted/* trustedText */.Tw)("\n  ]\n}\n");
}
/** The requests of a session in the order of their answers, with the other messages of the server. */
async function* interactionsOf(session) {
    let serverRequests = [];
    let weight = 0;
    let refused;
    for await (const line of session.lines()) {
        const exchange = JSON.parse(line);
        if (exchange.direction === "server") {
            if (!(0,json/* isObject */.Gv)(exchange.request))
                continue;
            weight += (0,limits/* weightOf */.mm)(exchange.request, limits/* LIMITS */.b1.call);
            if (weight <= limits/* LIMITS */.b1.call)
                serverRequests.push(exchange.request);
            continue;
        }
        const interaction = interactionOf(exchange, serverRequests);
        if (interaction === undefined)
            continue;
        serverRequests = [];
        weight = 0;
        // A server that rejects POST was connected again over HTTP+SSE; a replay would stop at the rejection.
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
/** undefined for a notification, and for bytes that are not a message. */
function interactionOf(exchange, serverRequests) {
    const { request, response, notifications = [], http, fault, duration_ms } = exchange;
    if (!(0,json/* isObject */.Gv)(request) || typeof request.method !== "string" || request.id === undefined)
        return undefined;
    const { id, method, params } = request;
    const token = (0,json/* isObject */.Gv)(params) && (0,json/* isObject */.Gv)(params._meta) ? params._meta.progressToken : undefined;
    // A token that equals the id is from mcptest, new for each call.
    const isRequestId = token !== undefined && token === id;
    const sent = (0,mcp_frames/* withoutToken */._Q)(params, id);
    const notices = [...serverRequests, ...notifications.filter(json/* isObject */.Gv)].map((frame) => isRequestId ? withoutProgressToken(frame, token) : frame);
    const interaction = { request: sent === undefined ? { method } : { method, params: sent } };
    // Ids differ between runs; the member keeps its place, because a report may show the frame. A string for a numeric id
    // is a fault of the server, which is replayed.
    if ((0,json/* isObject */.Gv)(response))
        interaction.response = response.id === id ? { ...response, id: null } : response;
    if (fault !== undefined)
        interaction.fault = fault;
    if (notices.length > 0)
        interaction.notifications = notices;
    if (http !== undefined)
        interaction.http = http;
    if (duration_ms !== undefined)
        interaction.duration_ms = Math.round(duration_ms * 100) / 100;
    return interaction;
}
/** A progress message without the token of its call. */
function withoutProgressToken(frame, token) {
    if (!(0,json/* isObject */.Gv)(frame.params) || frame.params.progressToken !== token)
        return frame;
    const { progressToken: _, ...params } = frame.params;
    return { ...frame, params };
}

// EXTERNAL MODULE: ./src/mcp/recording.ts
var mcp_recording = __webpack_require__(91063);
;// CONCATENATED MODULE: ./src/run/recordings.ts






/** The recordings of a run, spooled next to its rows; undefined if nothing is to be recorded. */
function createRecordings({ capture, record, keepSessions, cwd }, spoolFolder, runId, redactor, onFault) {
    if (capture === undefined && record === undefined && !keepSessions)
        return undefined;
    const recording = (0,mcp_recording/* createRecording */.w)((0,external_node_path_.join)(spoolFolder, `${runId}.sessions.ndjson`), redactor, onFault);
    const writeCapture = (file) => (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.resolve)(cwd, file), (0,mcp_recording/* captureChunks */.t)(recording.sessions()));
    return {
        recording,
        writeCapture,
        async write() {
            const paths = [];
            await (0,problem/* runAll */.$D)([
                async () => capture !== undefined && writeCapture(capture),
                async () => {
                    if (record === undefined)
                        return;
                    const names = await writeCassettes((0,external_node_path_.resolve)(cwd, record), recording.sessions());
                    paths.push(...names.map((name) => (0,external_node_path_.join)(record, name)));
                },
            ]);
            return paths;
        },
    };
}
/** Writes a cassette for each server of each suite at each revision; returns their names. Throws a UserError. */
async function writeCassettes(folder, sessions) {
    const recordedAt = new Date().toISOString();
    const files = cassettesOf(sessions);
    for (const [name, members] of files) {
        await (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, name), cassetteChunks(members, recordedAt));
    }
    return [...files.keys()];
}


/***/ }),

/***/ 40665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ spoolFolder),
/* harmony export */   y: () => (/* binding */ stateFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61691);
/* harmony import */ var _core_read_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69774);





/** The folder below `cwd` for mcptest's files; undefined if it cannot be created or written. */
function stateFolder(cwd) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, ".mcptest");
        // A repository could contain a symbolic link to a folder outside.
        if (!(0,_core_read_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isReallyBelow */ .rm)(path, cwd))
            return undefined;
        const folder = (0,_core_out_js__WEBPACK_IMPORTED_MODULE_3__/* .ensureIgnoredFolder */ .TW)(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return folder;
    }
    catch {
        return undefined;
    }
}
/** The folder of the spools during a run. `report` reads those of a killed run. */
function spoolFolder(cwd) {
    return stateFolder(cwd) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `mcptest-${process.getuid?.() ?? "files"}`);
}


/***/ })

};
