export const id = 7048;
export const ids = [7048];
export const modules = {

/***/ 48133:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ readCapture)
});

;// CONCATENATED MODULE: ./schemas/capture.v1.json
const capture_v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/capture.v1.json","title":"CaptureFile","description":"A captured session, or several. A file with the members that are required here, and nothing else, is valid.","oneOf":[{"$ref":"#/$defs/Capture"},{"type":"array","items":{"$ref":"#/$defs/Capture"}}],"$defs":{"Capture":{"type":"object","additionalProperties":false,"required":["server_label","exchanges"],"properties":{"server_label":{"type":"string"},"suite":{"type":"string","description":"The suite whose run has the session"},"server_capabilities":{"description":"As the server sent them; null or absent if there was no handshake"},"protocol_version":{"type":["string","null"]},"transport":{"enum":["stdio","http","sse","cassette"]},"exchanges":{"type":"array","items":{"$ref":"#/$defs/Exchange"}}}},"Purpose":{"description":"Why a frame was sent. Each check reads the frames of some purposes only.","enum":["detect","handshake","test","probe","fuzz","raw","fault"]},"Exchange":{"description":"One request or notification and its answer, verbatim.","type":"object","additionalProperties":false,"properties":{"direction":{"enum":["client","server"],"default":"client","description":"Who sent `request`"},"purpose":{"$ref":"#/$defs/Purpose"},"at_ms":{"type":"number","description":"When the request was sent, measured from the start of the session"},"duration_ms":{"type":"number"},"request":{"description":"The frame that was sent; absent for a frame of the server that answers no request"},"response":{"description":"The frame that answered; absent for a notification, or if no answer came"},"fault":{"type":"object","additionalProperties":false,"required":["rule_id"],"description":"Why there is no answer","properties":{"rule_id":{"type":"string"},"message":{"type":"string"},"unverified":{"const":true,"description":"The server refused to answer (HTTP 401, 403 or 429, for example)"},"process":{"type":"object","additionalProperties":false,"required":["exit_code","signal","stderr"],"description":"How the server ended","properties":{"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"stderr":{"type":"array","items":{"type":"string"}}}}}},"notifications":{"type":"array","items":{},"description":"What the server sent while the request was pending"},"repeated":{"type":"array","items":{"type":"integer","minimum":0},"description":"Indexes of `notifications` that an earlier exchange has too: several requests were pending when they came"},"raw":{"type":"string","description":"A line that is not valid JSON, as it was received"},"http":{"type":"object","additionalProperties":false,"required":["status","headers"],"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}}}}}}');
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/json/json-schema.ts
var json_schema = __webpack_require__(77788);
// EXTERNAL MODULE: ./src/core/json/json-text.ts
var json_text = __webpack_require__(93080);
// EXTERNAL MODULE: ./src/core/json/schema-error.ts
var schema_error = __webpack_require__(29132);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/cli/capture-file.ts









/** The maximum length of a string. */
const MAX_CAPTURE_BYTES = 500 * 1024 * 1024;
const errorsOf = (0,json_schema/* schemaValidator */.K)(capture_v1_namespaceObject, 100);
/** Reads a capture. Throws a UserError if the file cannot be read or is not a capture. */
function readCapture(file) {
    const text = readText(file);
    if ((0,json_text/* hasMoreValues */.wn)(text, limits/* LIMITS */.b1.captureValues)) {
        throw captureError(file, `It holds more than ${limits/* LIMITS */.b1.captureValues} values. Capture fewer calls into one file.`);
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw captureError(file, `It is not valid JSON: ${(0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json/* jsonError */.FZ), 300)}.`);
    }
    const errors = errorsOf(value);
    if (errors.length === 0)
        return value;
    throw captureError(file, `It is JSON, but not a valid capture: ${(0,schema_error/* schemaError */.g)(errors)}.`);
}
function readText(file) {
    try {
        return (0,read_file/* readRegularText */.Aj)(file, MAX_CAPTURE_BYTES);
    }
    catch (error) {
        throw captureError(file, `It cannot be read: ${reason(error)}.`);
    }
}
function reason(error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
function captureError(file, description) {
    return (0,problem/* userError */.IF)(`not a valid capture: ${file}`, description, "Give a session, or an array of sessions, as `mcptest schema capture` describes them.");
}


/***/ }),

/***/ 98097:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  invariantsCommand: () => (/* binding */ invariantsCommand)
});

// EXTERNAL MODULE: ./src/conformance/invariants/composition.ts
var composition = __webpack_require__(10549);
// EXTERNAL MODULE: ./src/conformance/invariants/review.ts + 8 modules
var invariants_review = __webpack_require__(72980);
;// CONCATENATED MODULE: ./src/conformance/invariants/capture-report.ts


/** After so many exchanges what waits is judged, so that memory stays bounded. */
const JUDGE_EVERY = 100;
/** Judges a capture in one pass over each session. The report is deterministic; an empty array passes. */
async function judgeCapture(capture, schemas) {
    const sessions = Array.isArray(capture) ? capture : [capture];
    const several = sessions.length > 1;
    const members = [];
    const reports = [];
    for (const session of sessions) {
        const { server_label: server, suite = null } = session;
        const member = { server, suite, revision: null, tools: new Set(), ids: new Set() };
        const review = (0,invariants_review/* reviewSession */.N)(startOf(session));
        for (const [index, exchange] of session.exchanges.entries()) {
            const parsed = review.addExchange(exchange);
            if (several)
                (0,composition/* addExchange */.n)(member, parsed, true);
            if (index % JUDGE_EVERY === 0)
                await review.judgePending(schemas);
        }
        const invariants = await review.results(schemas);
        members.push({ ...member, revision: review.state.revision });
        reports.push({
            server_label: server,
            protocol_version: review.state.revision,
            exchanges: session.exchanges.length,
            invariants,
        });
    }
    const hazards = several ? (0,composition/* hazardsOf */.f)(members) : [];
    const holds = reports.every(({ invariants }) => invariants.every(({ status }) => status !== "fail" && status !== "errored"));
    return { version: 1, passed: holds && hazards.length === 0, sessions: reports, hazards };
}
function startOf({ protocol_version, server_capabilities, transport }) {
    return {
        revision: protocol_version ?? null,
        capabilities: server_capabilities,
        ...(transport !== undefined && { transport }),
    };
}

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redaction_redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/judge/schema-port.ts
var schema_port = __webpack_require__(43447);
// EXTERNAL MODULE: ./src/cli/capture-file.ts + 1 modules
var capture_file = __webpack_require__(48133);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
;// CONCATENATED MODULE: ./src/cli/capture-text.ts




const MARKS = { pass: "✓", fail: "✗", errored: "?", not_applicable: "-" };
/** The report of a capture as text: every session with its invariants, then the hazards and the conclusion. */
function captureText(report) {
    const lines = report.sessions.flatMap(sessionLines);
    if (report.hazards.length > 0) {
        lines.push("several servers together");
        for (const { rule_id, message } of report.hazards)
            lines.push(`  ${MARKS["fail"]} ${rule_id} ${(0,sanitize/* sanitizeLine */.PN)(message)}`);
        lines.push("");
    }
    const all = report.sessions.flatMap(({ invariants }) => invariants);
    const count = (status) => all.filter((result) => result.status === status).length;
    lines.push(`${(0,plural/* plural */.L)(report.sessions.length, "session")}: ${count("pass")} invariants hold, ${count("fail")} do not, ` +
        `${count("errored")} could not be judged, ${count("not_applicable")} do not apply, ${(0,plural/* plural */.L)(report.hazards.length, "hazard")}`);
    return `${lines.join("\n")}\n`;
}
function sessionLines({ server_label, protocol_version, exchanges, invariants }) {
    const revision = protocol_version === null ? "" : ` @ ${(0,sanitize/* sanitizeLine */.PN)((0,redaction_redacted/* cut */.Jj)(protocol_version, 40, ""))}`;
    const lines = [`${(0,sanitize/* sanitizeLine */.PN)((0,redaction_redacted/* cut */.Jj)(server_label, 200, ""))}${revision}: ${exchanges} exchanges`];
    for (const { id, status, count, breaches, unjudged } of invariants) {
        const rule = (0,registry/* findRule */.Il)(id);
        lines.push(`  ${MARKS[status]} ${id} ${rule?.title ?? ""}${count > 1 ? ` (${count} times)` : ""}`);
        for (const { message, count: times, evidence } of [...breaches, ...unjudged]) {
            lines.push(`      ${(0,sanitize/* sanitizeLine */.PN)(message)}${times > 1 && times < count ? ` (${times} times)` : ""}`);
            if (evidence !== undefined)
                lines.push(`      seen: ${(0,sanitize/* sanitizeLine */.PN)(evidence)}`);
        }
        if (status === "fail" && rule)
            lines.push(`      fix:  ${rule.fix}`);
    }
    return [...lines, ""];
}

;// CONCATENATED MODULE: ./src/cli/commands/compliance-invariants.ts






/**
 * `mcptest compliance invariants`: returns 0 if every invariant holds and there is no hazard, else 1. Throws a UserError
 * if the file cannot be read or is not a capture.
 */
async function invariantsCommand({ capture: file, format }, { redactor }) {
    const report = await judgeCapture((0,capture_file/* readCapture */.p)(file), schema_port/* loadSchemaPort */.l);
    const redacted = redactor.document(report);
    await (0,out/* writeOut */.sD)(format === "json" ? (0,redaction_redacted/* say */.cv) `${(0,redaction_redacted/* jsonText */.s$)(redacted, 2)}\n` : (0,redaction_redacted/* derive */.CX)(redacted, captureText));
    return report.passed ? 0 : 1;
}


/***/ }),

/***/ 10549:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ hazardsOf),
/* harmony export */   n: () => (/* binding */ addExchange)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92831);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71310);




const MAX_TOOLS = 10_000;
const MAX_IDS = 1_000_000;
const MAX_SHOWN = 5;
/** Notes the tools that a server lists and, with `ids`, the ids of the requests that it was sent. */
function addExchange(member, exchange, ids) {
    if (exchange.fromServer)
        return;
    if (exchange.method === "tools/list" && exchange.result && Array.isArray(exchange.result["tools"])) {
        for (const tool of exchange.result["tools"]) {
            const name = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(tool) ? tool["name"] : undefined;
            if (typeof name === "string" && member.tools.size < MAX_TOOLS)
                member.tools.add(name);
        }
    }
    const { id } = exchange;
    if (ids && (typeof id === "number" || typeof id === "string") && member.ids.size < MAX_IDS)
        member.ids.add(id);
}
/**
 * The hazards among several sessions, in an order that does not depend on theirs. Sessions of different labels are
 * compared, if they have the suite and the revision in common.
 */
function hazardsOf(members) {
    const groups = new Map();
    for (const member of members) {
        const key = JSON.stringify([member.suite, member.revision]);
        const servers = groups.get(key) ?? new Map();
        groups.set(key, servers);
        servers.set(member.server, mergeSessions(servers.get(member.server), member));
    }
    const hazards = [...groups.values()].flatMap((servers) => {
        const sessions = [...servers.values()];
        return [
            ...sharedItems(sessions, "tools").map(([tool, names]) => ({
                rule_id: "COMP-001",
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the tool ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .valueExcerpt */ .P)(tool)} exists on ${nameList(names)}: a client that does not prefix names cannot tell them apart`,
                servers: names,
            })),
            ...idHazards(sharedItems(sessions, "ids")),
        ];
    });
    return hazards.sort((a, b) => (0,_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)(a.rule_id, b.rule_id) || (0,_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)(a.message, b.message));
}
/** One hazard for each group of servers, because ids collide by the hundred. */
function idHazards(found) {
    const groups = new Map();
    for (const [id, names] of found) {
        const key = JSON.stringify(names);
        const group = groups.get(key) ?? { names, ids: [], count: 0 };
        group.count += 1;
        if (group.ids.length < MAX_SHOWN)
            group.ids.push(id);
        groups.set(key, group);
    }
    return [...groups.values()].map(({ names, ids, count }) => ({
        rule_id: "COMP-002",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${nameList(names)} received requests with the same id (${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(ids.map(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .valueExcerpt */ .P), ", ")}${count > ids.length ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `, ${count} in all` : ""}): on a shared transport nobody could tell their answers apart`,
        servers: names,
    }));
}
/** What more than one server has, with their names, sorted. */
function sharedItems(members, key) {
    if (members.length < 2)
        return [];
    const owners = new Map();
    for (const member of members) {
        for (const item of member[key]) {
            const names = owners.get(item);
            if (names)
                names.push(member.server);
            else
                owners.set(item, [member.server]);
        }
    }
    return [...owners]
        .filter(([, names]) => names.length > 1)
        .map(([item, names]) => [item, names.sort(_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)])
        .sort(([a], [b]) => compareIds(a, b));
}
/** Numbers by their value, before strings. */
function compareIds(a, b) {
    if (typeof a === "number" && typeof b === "number")
        return a - b;
    if (typeof a === "string" && typeof b === "string")
        return (0,_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)(a, b);
    return typeof a === "number" ? -1 : 1;
}
function mergeSessions(a, b) {
    if (!a)
        return b;
    return { ...b, tools: new Set([...a.tools, ...b.tools]), ids: new Set([...a.ids, ...b.ids]) };
}
function nameList(names) {
    const all = names.slice(0, 10).map(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .valueExcerpt */ .P);
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(all.slice(0, -1), ", ")} and ${all.at(-1) ?? ""}`;
}


/***/ }),

/***/ 71310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ valueExcerpt),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

const MAX_VALUE = 100;
const MAX_FRAME = 1_024;
/** A value of a server in a message: JSON, at most 100 characters. */
function valueExcerpt(value) {
    return shortened(value, MAX_VALUE);
}
/** A frame as evidence: JSON, at most 1 KiB. */
function evidenceOf(value) {
    return shortened(value, MAX_FRAME);
}
function shortened(value, longest) {
    if (value !== undefined && (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(value) === undefined)
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `a value that is nested too deeply to be shown`;
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value)), longest);
}


/***/ }),

/***/ 29132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ schemaError)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/**
 * What a validator says of a document, in one line: the first of its errors that lies deepest. Of a choice among several
 * forms it says what is wrong in the form that was meant.
 */
function schemaError(errors) {
    const depth = ({ instancePath }) => instancePath.split("/").length;
    const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
    if (error === undefined)
        return "it has another form";
    const place = error.instancePath === "" ? "" : `${(0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(error.instancePath), 200, "")} `;
    return `${place}${messageOf(error)}`;
}
function messageOf({ keyword, params, message }) {
    switch (keyword) {
        case "const":
            return `must be ${JSON.stringify(params["allowedValue"])}`;
        case "enum":
            return `must be one of ${params["allowedValues"].join(", ")}`;
        case "additionalProperties":
            return `has no member ${(0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(params["additionalProperty"], 200, "")}`;
        default:
            return message;
    }
}


/***/ }),

/***/ 92831:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ byNumber),
/* harmony export */   z: () => (/* binding */ byText)
/* harmony export */ });
let collator;
/** Compares names for a list in which `COMP-9` stands before `COMP-10`. */
function byNumber(a, b) {
    // Made when it is first needed: it takes milliseconds.
    collator ??= new Intl.Collator("en", { numeric: true });
    return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
/** Compares texts by their code units: the same order on every machine. */
function byText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 43447:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadSchemaPort),
/* harmony export */   s: () => (/* binding */ loadAccepts)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/**
 * Loads the validator, which is slow, in the form that the invariants need: the first error of a value, in one line.
 * What is too slow for this thread is done in the other one; what is too slow there is reported as not judged.
 */
async function loadSchemaPort() {
    const { compileSchema, redactErrors } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(2401)]).then(__webpack_require__.bind(__webpack_require__, 93445));
    const { TooSlowForThisThread, runWatched } = await __webpack_require__.e(/* import() */ 1365).then(__webpack_require__.bind(__webpack_require__, 81365));
    const { judgeInThread } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 21557));
    const { MatcherError, SuiteFault } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 97930));
    return (schema) => {
        let validate;
        /** Compiling took too long here, and would again. */
        let compilesElsewhere = false;
        const errorsOf = async (value) => {
            try {
                if (!compilesElsewhere) {
                    validate ??= compileSchema(schema, [], runWatched, runWatched, "first");
                    return redactErrors(validate(value));
                }
            }
            catch (error) {
                if (!(error instanceof TooSlowForThisThread))
                    throw error;
                compilesElsewhere = validate === undefined;
            }
            return (await judgeInThread({ schema }, value)).errors;
        };
        /** What is known for every value: a schema that was too slow once is not tried again. */
        let known;
        return async (value) => {
            if (known)
                return known;
            try {
                const [error] = (await errorsOf(value)) ?? [];
                return error ? { wrong: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${error.instance_path || "the whole"} ${error.message}` } : {};
            }
            catch (error) {
                // What is no schema cannot be judged by either, and nothing else reports it.
                if (!(error instanceof SuiteFault || error instanceof MatcherError))
                    throw error;
                known = { unjudged: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(error.message) };
                return known;
            }
        };
    };
}
/** Asks whether a tool's schema accepts a value. */
async function loadAccepts(schema) {
    const judge = (await loadSchemaPort())(schema);
    return async (value) => {
        const result = await judge(value);
        return "unjudged" in result ? result : result.wrong === undefined;
    };
}


/***/ }),

/***/ 17800:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ looksLikeAnswer),
/* harmony export */   BY: () => (/* binding */ namesNoRequest),
/* harmony export */   FP: () => (/* binding */ idText),
/* harmony export */   HA: () => (/* binding */ idAtStart),
/* harmony export */   ZB: () => (/* binding */ withProgressToken),
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   _h: () => (/* binding */ LONG_RUNNING_METHODS),
/* harmony export */   zT: () => (/* binding */ requestIn)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);


/** Methods that may take long. Lists and the handshake get no progress token, as in other clients. */
const LONG_RUNNING_METHODS = new Set(["tools/call", "resources/read", "prompts/get"]);
/** Raw bytes in an exchange: the request if they are one. */
function requestIn(text) {
    try {
        const value = JSON.parse(text);
        return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : { raw: text };
    }
    catch {
        return { raw: text };
    }
}
/** True for an error without the id of a request, which the server could not read. */
function namesNoRequest({ id, error }) {
    return (id === undefined || id === null) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(error) && Number.isInteger(error.code);
}
/** An id in a message. */
function idText(id) {
    return typeof id === "string" || typeof id === "number" || id === null
        ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(id, 100, "")
        : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .go)(id)}`;
}
/** Params of a call without the progress token of mcptest, which changes when it is sent again. A caller's token stays. */
function withoutToken(sent, id) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(sent))
        return undefined;
    const { _meta, ...params } = sent;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(_meta) || id === undefined || _meta.progressToken !== id)
        return sent;
    const { progressToken: _, ...meta } = _meta;
    return Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params;
}
/** Adds a progress token to params; keeps one from the caller. */
function withProgressToken(params, id) {
    const meta = params?._meta;
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(meta))
        return { ...params, _meta: { progressToken: id, ...meta } };
    // The token comes first: adding a member after a spread costs about a microsecond per call.
    return { _meta: { progressToken: id }, ...params };
}
/** The id of an answer, if it is at the beginning of the message. */
function idAtStart(head) {
    const [, id] = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,/.exec(head) ?? [];
    return id === undefined ? undefined : Number(id);
}
/** True if an oversized line starts like an answer. */
function looksLikeAnswer(head) {
    return head.trimStart().startsWith("{") && !/"method"\s*:/.test(head);
}


/***/ })

};
