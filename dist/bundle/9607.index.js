export const id = 9607;
export const ids = [9607,9498];
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

/***/ 89607:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffCommand: () => (/* binding */ diffCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/conformance/contract/contract-of.ts
var contract_of = __webpack_require__(81296);
// EXTERNAL MODULE: ./src/conformance/corpus/definitions/rewrites.ts
var rewrites = __webpack_require__(69498);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/lanes/contract.ts + 3 modules
var lanes_contract = __webpack_require__(24869);
// EXTERNAL MODULE: ./src/results/baseline/read.ts + 1 modules
var read = __webpack_require__(84796);
// EXTERNAL MODULE: ./src/results/baseline/write.ts
var write = __webpack_require__(71523);
// EXTERNAL MODULE: ./src/run/connect.ts
var connect = __webpack_require__(37811);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/cli/capture-file.ts + 1 modules
var capture_file = __webpack_require__(48133);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
;// CONCATENATED MODULE: ./src/cli/diff-text.ts




const CLASSES = ["breaking", "description", "compatible"];
const MAX_VALUE = 120;
/** Differences of contracts as a table: those that break first, each with its values on the next line; then what is unsafe. */
function diffText(drift, unsafe) {
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
    for (const { server, rule_id, message } of unsafe) {
        lines.push(`unsafe  ${diff_text_text(server, 60)}  ${diff_text_text(message, 300)} [${rule_id}]`, `        fix: ${(0,registry/* ruleOf */.Y)(rule_id).fix}`);
    }
    if (unsafe.length > 0)
        counts.push(`${unsafe.length} unsafe`);
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
 * difference breaks clients, or a new definition breaks a rule of safety, else 0. Throws a UserError for a side that cannot be read.
 */
async function diffCommand(a, b, flags, context) {
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    try {
        const before = await readSide(a, flags, context, stop.signal);
        const after = await readSide(b, flags, context, stop.signal);
        if (stop.signal.aborted)
            return 130;
        const pairs = pairsOf(before, after, a, b);
        const drift = pairs.flatMap(driftIn);
        const unsafe = pairs.flatMap(unsafeIn);
        const breaking = drift.some((change) => change.class === "breaking");
        const report = context.redactor.document({
            version: 1,
            breaking,
            drift: drift.map(({ gates: _, ...change }) => change),
            unsafe,
        });
        await (0,out/* writeOut */.sD)(flags.format === "json"
            ? (0,redacted/* say */.cv) `${(0,redacted/* jsonText */.s$)(report, 2)}\n`
            : (0,redacted/* derive */.CX)(report, (shown) => diffText(shown.drift, shown.unsafe)));
        return breaking || unsafe.length > 0 ? 1 : 0;
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
                const { contract, faults } = await (0,lanes_contract.readContract)(acquired.session, server.volatile);
                const [fault] = faults;
                if (fault) {
                    throw (0,problem/* userError */.IF)(`the server ${server.name} cannot be compared`, `${fault.message}.`, "Fix the server, or compare a capture of it.");
                }
                contracts.set((0,write/* contractName */.am)(server.name, paths.length === 0 ? null : revision), redactor.document(contract));
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
        return (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, "entries");
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
function pairsOf(before, after, a, b) {
    if (before.size === 1 && after.size === 1) {
        const [[name, was]] = [...before];
        return [{ name, was, is: [...after.values()][0] }];
    }
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    if (!names.some((name) => before.has(name) && after.has(name))) {
        throw (0,problem/* userError */.IF)("the two sides have no server in common", `${a} has ${[...before.keys()].join(", ")}; ${b} has ${[...after.keys()].join(", ")}.`, "Name the server to compare with --server-target.");
    }
    return names.map((name) => ({ name, was: before.get(name), is: after.get(name) }));
}
function driftIn({ name, was, is }) {
    if (was && is)
        return (0,lanes_contract.driftOf)(name, null, was, is, "off");
    const item = { server: name, target_version: null, kind: "server", name, path: "", gates: false };
    if (was)
        return [{ ...item, class: "breaking", message: `server \`${name}\` was removed`, before: was }];
    return [{ ...item, class: "compatible", message: `server \`${name}\` was added`, after: is }];
}
/** What breaks a rule of safety in the definitions of a server, and did not before. */
function unsafeIn({ name, was, is }) {
    if (!was || !is)
        return [];
    return (0,rewrites.unsafeRewrites)(was, is).map(({ id, message }) => ({ server: name, rule_id: id, message }));
}


/***/ }),

/***/ 69498:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unsafeRewrites: () => (/* binding */ unsafeRewrites)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48429);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88881);



const SAFETY_CHECKS = _review_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFINITION_CHECKS */ .Y$.filter(({ id }) => (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOf */ .Y)(id).family === "SEC");
/** Definitions that break a safety rule in the new contract of a server and did not in the old one: signs of a silent rewrite. */
function unsafeRewrites(before, after) {
    const known = new Set(unsafeIn(before).map(({ id, message }) => `${id} ${message}`));
    return unsafeIn(after).filter(({ id, message }) => !known.has(`${id} ${message}`));
}
function unsafeIn({ resource_templates: templates, ...lists }) {
    const surface = { ...lists, ...(templates && { templates }) };
    return SAFETY_CHECKS.flatMap((check) => 
    // None of them counts tokens.
    (0,_review_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeDefinitions */ .iH)(check, surface, () => 0).flatMap(({ subject, message }) => message === undefined
        ? []
        : [{ id: check.id, message: subject === undefined ? message : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${subject}: ${message}` }]));
}


/***/ }),

/***/ 84796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isYaml: () => (/* binding */ isYaml),
  readBaseline: () => (/* binding */ readBaseline)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./schemas/baseline.v1.json
const baseline_v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/baseline.v1.json","title":"Baseline","description":"What is known about servers: tests and rules that fail, and the contract of each server. `mcptest run --update-baseline` writes it, `--baseline` compares a run with it.","type":"object","additionalProperties":false,"required":["version","entries"],"properties":{"version":{"const":1},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"generated_at":{"type":"string","description":"RFC 3339, UTC"},"commit":{"type":"string","description":"The commit of the run that wrote it, if the environment names one"},"entries":{"description":"The failures that are known.","type":"array","items":{"$ref":"#/$defs/Entry"}},"contract":{"description":"What each server offers, by its name. At a requested revision the name is `SERVER @ REVISION`; a second server of the same name that offers something else has its suite file and `::` before it.","type":"object","additionalProperties":{"$ref":"#/$defs/Contract"}},"score":{"type":"number"},"durations":{"description":"The milliseconds that each test took, by its id.","type":"object","additionalProperties":{"type":"number"}}},"$defs":{"Entry":{"anyOf":[{"$ref":"#/$defs/TestEntry"},{"$ref":"#/$defs/RuleEntry"}]},"TestEntry":{"description":"A test that fails. It stays known as long as it fails by no other assertion than these.","type":"object","additionalProperties":false,"required":["test_id"],"properties":{"test_id":{"type":"string"},"status":{"const":"failed"},"failures":{"type":"array","items":{"$ref":"#/$defs/KnownFailure"},"description":"Any failure if it is absent"},"reason":{"type":"string","description":"Why it is accepted; written by hand, kept by updates"},"tracking":{"type":"string","description":"Where it is tracked, such as the URL of an issue; written by hand, kept by updates"}}},"RuleEntry":{"description":"A rule that a server breaks: its findings do not fail the run, and neither do tests that fail by this rule alone.","type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"server":{"type":["string","null"],"description":"Any server if it is absent; null for a finding about no single server"},"status":{"const":"failed"},"reason":{"type":"string"},"tracking":{"type":"string"}}},"KnownFailure":{"description":"One assertion that fails. Values do not count.","type":"object","additionalProperties":false,"required":["rule_id","target","matcher"],"properties":{"rule_id":{"type":"string"},"target":{"type":"string"},"matcher":{"type":"string"}}},"Contract":{"description":"What a server offers. A list that could not be read is absent.","type":"object","additionalProperties":false,"properties":{"capabilities":{"description":"As the server sent them"},"instructions":{"type":"string"},"tools":{"$ref":"#/$defs/Items"},"prompts":{"$ref":"#/$defs/Items"},"resources":{"$ref":"#/$defs/Items"},"resource_templates":{"$ref":"#/$defs/Items"}}},"Items":{"description":"As the server listed them, without `_meta`, sorted.","type":"array","items":{"type":"object","additionalProperties":true}}}}');
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
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
;// CONCATENATED MODULE: ./src/results/baseline/read.ts











const MAX_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 200;
const FIX = "Write it again with `mcptest run --update-baseline`, or fix it: `mcptest schema baseline` describes its form.";
const YAML_FIX = "Write a list of rule ids under `server:`, each an id, or a mapping with rule_id, reason and tracking.";
/**
 * Reads a baseline: what `--update-baseline` writes, or in YAML a list of rule ids under `server:`. Throws a UserError if
 * it cannot be read, has another version, or names a rule that does not exist.
 *
 * @param name the path as messages show it
 */
function readBaseline(path, name = path) {
    const text = readText(path, name);
    return isYaml(path) ? readYaml(text, name) : readJson(text, name);
}
const errorsOf = (0,json_schema/* schemaValidator */.K)(baseline_v1_namespaceObject, 100);
/** True if a file has the YAML form. */
function isYaml(path) {
    return /\.ya?ml$/i.test(path);
}
function readJson(text, name) {
    if ((0,json_text/* measureJson */.j1)(text).depth > MAX_DEPTH)
        throw unusable(name, `It is nested more than ${MAX_DEPTH} levels deep`);
    const { value: document } = parsed(text);
    if (document === undefined)
        throw unusable(name, `It is not valid JSON: ${(0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json/* jsonError */.FZ), 300)}`);
    const version = (0,json/* isObject */.Gv)(document) ? document["version"] : undefined;
    if (version !== undefined && version !== 1) {
        throw unusable(name, `Version ${(0,redacted/* jsonExcerpt */.Yf)(version, 60)} of the format is not supported`);
    }
    const errors = errorsOf(document);
    if (errors.length > 0)
        throw unusable(name, `It is JSON, but not a valid baseline: ${(0,schema_error/* schemaError */.g)(errors)}`);
    const baseline = document;
    const places = (0,json_text/* elementsOf */.ZE)(text, "entries");
    const file = { name, tests: [], rules: [], document: baseline };
    for (const [index, entry] of baseline.entries.entries()) {
        const location = { file: name, ...(places[index] ?? START) };
        if ("test_id" in entry) {
            const { test_id: testId, failures, reason, tracking } = entry;
            for (const { rule_id } of failures ?? [])
                checkRule(rule_id, location, FIX);
            file.tests.push({ testId, location, ...withoutAbsent({ failures, reason, tracking }) });
        }
        else {
            const { rule_id: ruleId, server, reason, tracking } = entry;
            checkRule(ruleId, location, FIX);
            file.rules.push({ ruleId, location, ...withoutAbsent({ server, reason, tracking }) });
        }
    }
    return file;
}
function readYaml(text, name) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines });
    const place = (node) => {
        const [from, to] = node?.range ?? [0, 0];
        const [start, end] = [lines.linePos(from), lines.linePos(to)];
        return { file: name, line: start.line, column: start.col, end_line: end.line, end_column: end.col };
    };
    const [error] = document.errors;
    if (error) {
        const reason = (0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(error.message.split("\n")[0] ?? ""), (first) => first.replace(/ at line .*$/, "")), 300);
        throw unusable(name, `It is not valid YAML: ${reason}`, YAML_FIX, place({ range: [error.pos[0], error.pos[1], error.pos[1]] }));
    }
    const root = document.contents;
    const wrong = (reason, node) => unusable(name, reason, YAML_FIX, place((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) ? node : root));
    if (!(0,dist/* isMap */.jh)(root) || root.items.length !== 1 || !root.has("server")) {
        throw wrong("It has another form than a mapping with `server` alone", root);
    }
    const list = root.get("server", true);
    if (!(0,dist/* isSeq */.oP)(list))
        throw wrong("`server` is not a list", list);
    const rules = list.items.map((node) => {
        const location = place((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) ? node : list);
        const entry = (0,dist/* isScalar */.jn)(node) ? { rule_id: node.value } : (0,dist/* isMap */.jh)(node) ? node.toJS(document) : undefined;
        const { rule_id: ruleId, reason, tracking, ...others } = (0,json/* isObject */.Gv)(entry) ? entry : {};
        const [unknown] = Object.keys(others);
        if (unknown !== undefined)
            throw wrong(`An entry has no member ${(0,redacted/* jsonExcerpt */.Yf)(unknown, 100, "")}`, node);
        if (typeof ruleId !== "string")
            throw wrong("An entry names no rule", node);
        for (const [key, value] of Object.entries({ reason, tracking })) {
            if (value !== undefined && typeof value !== "string")
                throw wrong(`\`${key}\` is not text`, node);
        }
        checkRule(ruleId, location, YAML_FIX);
        return {
            ruleId,
            location,
            ...(typeof reason === "string" && { reason }),
            ...(typeof tracking === "string" && { tracking }),
        };
    });
    return { name, tests: [], rules };
}
function checkRule(id, location, form) {
    if ((0,registry/* isRuleId */.KX)(id))
        return;
    const fix = `Name a rule that \`mcptest compliance rules\` lists. ${form}`;
    throw unusable(location.file, `It names the rule ${(0,redacted/* jsonExcerpt */.Yf)(id, 100, "")}, which does not exist`, fix, location);
}
function readText(path, name) {
    let text;
    try {
        text = (0,read_file/* readRegularText */.Aj)(path, MAX_BYTES);
    }
    catch (error) {
        if (error instanceof read_file/* UnreadableFile */.ie)
            throw unusable(name, error.message, "Name a plain file.");
        const { code } = error;
        if (code === undefined)
            throw error;
        const reason = code === "ENOENT" ? "There is no such file" : `It cannot be read: ${code}`;
        throw unusable(name, reason, "Write it with `mcptest run --update-baseline`, or fix the path.");
    }
    if ((0,json_text/* measureJson */.j1)(text, limits/* LIMITS */.b1.cassetteValues).values > limits/* LIMITS */.b1.cassetteValues) {
        throw unusable(name, `It holds more than ${limits/* LIMITS */.b1.cassetteValues} values`, "Run fewer tests with one baseline.");
    }
    return text;
}
function parsed(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return { value: undefined };
    }
}
const START = { line: 1, column: 1, end_line: 1, end_column: 1 };
function unusable(name, reason, fix = FIX, location) {
    return (0,problem/* userError */.IF)(`the baseline ${name} cannot be used`, `${reason}.`, fix, location && { location });
}
/** The members that have a value. */
function withoutAbsent(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ })

};
