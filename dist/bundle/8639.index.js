export const id = 8639;
export const ids = [8639];
export const modules = {

/***/ 88639:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  callCommand: () => (/* binding */ callCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
// EXTERNAL MODULE: ./src/engine/call-notes.ts
var call_notes = __webpack_require__(3816);
// EXTERNAL MODULE: ./src/engine/judge/envelope.ts
var envelope = __webpack_require__(83712);
// EXTERNAL MODULE: ./src/engine/kinds/call.ts
var kinds_call = __webpack_require__(76680);
// EXTERNAL MODULE: ./src/engine/response.ts
var response = __webpack_require__(78839);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/report/failure-text.ts
var failure_text = __webpack_require__(68986);
// EXTERNAL MODULE: ./src/run/connect.ts
var connect = __webpack_require__(37811);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
;// CONCATENATED MODULE: ./src/cli/answer-shape.ts

const MAX_DEPTH = 4;
/** An object with more members is likely to be a table, whose keys are values. */
const MAX_MEMBERS = 20;
/** Assertions that hold for every answer of the same shape: of its values they say nothing. */
function shapeAssertions(envelope) {
    if ("error" in envelope) {
        return [schemaOf("error", { type: "object", required: ["code", "message"] })];
    }
    const { result } = envelope;
    if (!(0,json/* isObject */.Gv)(result))
        return [];
    const { isError, content, structuredContent, contents, messages } = result;
    const assertions = [];
    if (typeof isError === "boolean")
        assertions.push({ target: "result.isError", matcher: { exact: isError } });
    if (Array.isArray(content))
        assertions.push(schemaOf("result.content", listOf(content, typesSchema(content))));
    if (isError !== true && structuredContent !== undefined) {
        assertions.push(schemaOf("result.structuredContent", shapeOf(structuredContent)));
    }
    else if (isError !== true)
        assertions.push(...jsonText(content));
    if (Array.isArray(contents))
        assertions.push(schemaOf("result.contents", listOf(contents, membersSchema(contents))));
    if (Array.isArray(messages))
        assertions.push(schemaOf("result.messages", listOf(messages, membersSchema(messages))));
    return assertions;
}
/** The shape of a value as a JSON Schema. What is null, deep or different from item to item is left open. */
function shapeOf(value, depth = 0) {
    if (value === null || value === undefined)
        return {};
    if (Array.isArray(value)) {
        const items = depth < MAX_DEPTH ? commonShape(value.map((item) => shapeOf(item, depth + 1))) : {};
        return { type: "array", ...(Object.keys(items).length > 0 && { items }) };
    }
    if (typeof value !== "object")
        return { type: typeof value };
    const members = Object.entries(value);
    if (members.length === 0 || members.length > MAX_MEMBERS || depth >= MAX_DEPTH)
        return { type: "object" };
    return {
        type: "object",
        required: members.map(([name]) => name),
        properties: Object.fromEntries(members.map(([name, member]) => [name, shapeOf(member, depth + 1)])),
    };
}
/** The shape that all have; of different ones their type, if it is one; else nothing. */
function commonShape(shapes) {
    const [first = {}] = shapes;
    const same = (of) => shapes.every((shape) => JSON.stringify(of(shape)) === JSON.stringify(of(first)));
    if (same((shape) => shape))
        return first;
    return same(({ type }) => type) ? { type: first["type"] } : {};
}
function listOf(items, schema) {
    return { type: "array", ...(items.length > 0 && { minItems: 1 }), items: schema };
}
function typesSchema(content) {
    const types = [...new Set(content.filter(json/* isObject */.Gv).map(({ type }) => type))];
    return { type: "object", required: ["type"], ...(types.length > 0 && { properties: { type: { enum: types } } }) };
}
/** Objects with the members that all of them have. */
function membersSchema(items) {
    const [first, ...rest] = items.filter(json/* isObject */.Gv);
    const names = Object.keys(first ?? {}).filter((name) => rest.every((item) => Object.hasOwn(item, name)));
    return { type: "object", ...(names.length > 0 && { required: names }) };
}
/** The one text of an answer, if it is JSON of some structure. */
function jsonText(content) {
    const [only, ...others] = Array.isArray(content) ? content : [];
    if (!(0,json/* isObject */.Gv)(only) || typeof only["text"] !== "string" || others.length > 0)
        return [];
    try {
        const value = JSON.parse(only["text"]);
        if (typeof value !== "object" || value === null)
            return [];
        return [{ target: "result.content[0].text", matcher: { "is-json": { schema: shapeOf(value) } } }];
    }
    catch {
        return [];
    }
}
function schemaOf(target, schema) {
    return { target, matcher: { schema } };
}

;// CONCATENATED MODULE: ./src/cli/answer-text.ts



/** The answer for a person: whether it is an error, its time, then its texts as they are and all else as JSON. */
function answerText({ request, result, error, duration_ms }) {
    const { name, uri } = request.params;
    const subject = `${request.method} ${label(name ?? uri)}`;
    const time = `${duration_ms} ms`;
    if (error !== undefined)
        return `✗ ${subject}: a JSON-RPC error in ${time}\n\n${jsonOf(error)}\n`;
    const isError = (0,json/* isObject */.Gv)(result) && result["isError"] === true;
    const head = isError ? `✗ ${subject}: an error (isError) in ${time}` : `✓ ${subject}: an answer in ${time}`;
    return `${[head, ...resultText(result)].join("\n\n")}\n`;
}
/** The parts of a result. What only repeats the structured content as text is left out. */
function resultText(result) {
    if (!(0,json/* isObject */.Gv)(result))
        return [jsonOf(result)];
    const { content, structuredContent, contents, messages, isError: _, ...others } = result;
    const parts = [];
    for (const item of answer_text_listOf(content))
        if (!isJsonOf(item, structuredContent))
            parts.push(contentText(item));
    for (const item of answer_text_listOf(contents))
        parts.push(resourceText(item));
    for (const message of answer_text_listOf(messages)) {
        if (!(0,json/* isObject */.Gv)(message))
            continue;
        const { role, content } = message;
        parts.push(`${label(role)}: ${contentText(content)}`);
    }
    if (structuredContent !== undefined)
        parts.push(`structuredContent:\n${jsonOf(structuredContent)}`);
    if (Object.keys(others).length > 0 || parts.length === 0)
        parts.push(jsonOf(others));
    return parts;
}
function contentText(item) {
    if (!(0,json/* isObject */.Gv)(item))
        return jsonOf(item);
    const { type, text, data, mimeType, resource } = item;
    if (type === "text" && typeof text === "string")
        return (0,sanitize/* sanitize */.aj)((0,redacted/* hide */.jD)(text));
    if ((type === "image" || type === "audio") && typeof data === "string") {
        return `[${type}, ${label(mimeType)}, ${bytesIn(data)} bytes]`;
    }
    if (type === "resource")
        return resourceText(resource);
    return jsonOf(item);
}
function resourceText(item) {
    if (!(0,json/* isObject */.Gv)(item))
        return jsonOf(item);
    const { uri, mimeType, text, blob } = item;
    if (typeof text === "string")
        return `[${label(uri)}, ${label(mimeType)}]\n${(0,sanitize/* sanitize */.aj)((0,redacted/* hide */.jD)(text))}`;
    if (typeof blob === "string")
        return `[${label(uri)}, ${label(mimeType)}, ${bytesIn(blob)} bytes]`;
    return jsonOf(item);
}
/** Servers repeat structured content as text, for clients that do not know it. */
function isJsonOf(item, structured) {
    if (structured === undefined || !(0,json/* isObject */.Gv)(item) || typeof item["text"] !== "string")
        return false;
    try {
        return JSON.stringify(JSON.parse(item["text"])) === JSON.stringify(structured);
    }
    catch {
        return false;
    }
}
function bytesIn(base64) {
    return Buffer.byteLength(base64, "base64");
}
function label(value) {
    return typeof value === "string" ? (0,sanitize/* sanitizeLine */.PN)((0,redacted/* hide */.jD)(value)) : "type not given";
}
function answer_text_listOf(value) {
    return Array.isArray(value) ? value : [];
}
function jsonOf(value) {
    return (0,sanitize/* sanitize */.aj)((0,redacted/* jsonText */.s$)(value, 2));
}

;// CONCATENATED MODULE: ./src/cli/json-argument.ts



const EXAMPLE = `Write a JSON object, in single quotes for the shell: '{"query": "x"}'.`;
/** The arguments of a call from the command line; none for no text. Throws a UserError with the place in the text. */
function parseArguments(text) {
    if (text === undefined)
        return {};
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw invalidJson(text);
    }
    if ((0,json/* isObject */.Gv)(value))
        return value;
    throw (0,problem/* userError */.IF)("the arguments are not a JSON object", `They are of the type ${(0,json/* typeName */.go)(value)}.`, EXAMPLE);
}
function invalidJson(text) {
    const at = placeOfError(text);
    const before = text.slice(0, at).split("\n");
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    const found = text.slice(at, at + 1);
    const reason = found === ""
        ? "The text ends too early."
        : (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(JSON.stringify(found))} cannot stand here.${found === "'" ? " JSON has double quotes." : ""}`;
    return (0,problem/* userError */.IF)("the arguments are not valid JSON", reason, EXAMPLE, {
        location: { file: "the arguments", line, column, end_line: line, end_column: column + 1 },
        snippet: { line: 1, text },
    });
}
/** The offset of the first character with which a text can no longer become JSON; its length if it only ends too early. */
function placeOfError(text) {
    let fine = 0;
    let broken = text.length + 1;
    // What a text breaks off with is in all longer ones too.
    while (broken - fine > 1) {
        const middle = Math.floor((fine + broken) / 2);
        if (canBecomeJson(text.slice(0, middle)))
            fine = middle;
        else
            broken = middle;
    }
    return fine;
}
function canBecomeJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch (error) {
        const { message } = error;
        const at = /at position (\d+)/.exec(message)?.[1];
        return /Unexpected end|Unterminated/.test(message) || Number(at) >= text.length;
    }
}

// EXTERNAL MODULE: ./src/cli/save-call.ts + 1 modules
var save_call = __webpack_require__(74302);
// EXTERNAL MODULE: ./src/cli/save-target.ts
var save_target = __webpack_require__(17903);
;// CONCATENATED MODULE: ./src/cli/commands/call.ts
























const LIST_MS = 30_000;
/** The maximum length of a printed notification; `--debug` and `--format json` show more. */
const MAX_NOTIFICATION = 1_000;
/**
 * `mcptest call NAME [JSON]`: sends one request and prints the answer. Gives 0 for an answer, 1 for one that is an error.
 * Throws a UserError for bad input, and if there is no answer.
 */
async function callCommand(words, flags, { version, redactor }) {
    const request = requestOf(words, flags);
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    const environment = (0,create_request/* terminalEnvironment */.I4)(version, stop.signal);
    try {
        const visits = await (0,connect/* connect */.N)((0,create_request/* createRequest */.WL)(suitePaths(flags), flags, environment), redactor);
        const { suite, server } = (0,save_target/* onlyServer */.Y)(visits, flags);
        const target = flags.save === undefined ? undefined : await (0,save_target/* saveTarget */.J)(flags.save, suite, environment, redactor);
        const { lane, findings } = visits.visit(suite, server, flags.targetVersion ?? (0,versions/* newestVersion */.Rg)(suite.targetVersions));
        stop.signal.addEventListener("abort", () => void lane.close(), { once: true });
        try {
            const session = await openSession(lane);
            const answer = await send(request, session, lane, flags.callTimeout);
            const report = (0,foreign_marks/* redactForeign */.Oe)(await reportOf(request, answer, session, server.name), redactor);
            for (const message of report.notifications) {
                await (0,output/* reportLines */.QS)([`notification: ${(0,sanitize/* cutMiddle */.it)((0,redacted/* jsonText */.s$)(message), MAX_NOTIFICATION)}`], redactor);
            }
            await (0,output/* reportLines */.QS)(report.notes.map((note) => `note: ${note}`), redactor);
            await (0,out/* writeOut */.sD)(flags.format === "json" ? (0,redacted/* say */.cv) `${(0,redacted/* jsonText */.s$)(report, 2)}\n` : (0,redacted/* derive */.CX)(report, answerText));
            if (target) {
                const { durationMs, notifications } = answer;
                const facts = { durationMs, notifications, negotiatedVersion: session.facts.negotiatedVersion };
                const assertions = shapeAssertions((0,envelope/* envelopeOf */.G)((0,kinds_call/* callOf */.C)(request, asIs).method, answer.answer, facts));
                const name = await (0,save_call/* saveCall */.S)({ call: request, isError: isError(answer), assertions, server }, target, redactor);
                await (0,output/* reportLines */.QS)([`saved as the test \`${name}\` in ${target.name}`], redactor);
            }
            return isError(answer) ? 1 : 0;
        }
        catch (error) {
            if (stop.signal.aborted)
                return 130;
            throw error;
        }
        finally {
            await lane.close();
            await (0,output/* reportLines */.QS)(findings.map(({ rule_id, message }) => `${rule_id}: ${message}`), redactor);
        }
    }
    finally {
        release();
    }
}
/** The request that the words and flags ask for. Throws a UserError. */
function requestOf([first, second], { resource, prompt }) {
    if (resource !== undefined && prompt !== undefined) {
        throw (0,problem/* userError */.IF)("two requests to send", "There are --resource and --prompt.", "Give one of them.");
    }
    const extra = resource === undefined ? (prompt === undefined ? undefined : second) : first;
    if (extra !== undefined) {
        const flag = resource === undefined ? "--prompt" : "--resource";
        throw (0,problem/* userError */.IF)(`unexpected argument \`${extra}\``, `${flag} says what is called already.`, "Leave it out.");
    }
    if (resource !== undefined)
        return { block: "resources", uri: resource };
    if (prompt !== undefined)
        return { block: "prompts", prompt, args: parseArguments(first) };
    if (first === undefined || first.trimStart().startsWith("{")) {
        const reason = first === undefined ? "No tool is named." : "The arguments come after the name of the tool.";
        throw (0,problem/* userError */.IF)("nothing to call", reason, `Write \`mcptest call TOOL '{"query": "x"}'\`; \`discover\` lists tools.`);
    }
    return { block: "tools", tool: first, args: parseArguments(second) };
}
/** The suite whose server is called: the one that is named, else the one to save to. */
function suitePaths({ suite, save, serverCommand, serverUrl, serverConfig }) {
    if (suite !== undefined)
        return [suite];
    const isNamed = (serverCommand ?? serverUrl ?? serverConfig) !== undefined;
    return save !== undefined && !isNamed && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(save)) ? [save] : [];
}
async function openSession(lane) {
    const acquired = await lane.acquireSession();
    if (acquired.kind !== "session")
        throw (0,connect/* unreachableError */.D)(lane.server.name, acquired);
    return acquired.session;
}
/** Sends the request. Throws a UserError if it is not answered. */
async function send(request, session, { suite, server }, timeoutMs = suite.defaultTimeoutMs) {
    const call = (0,kinds_call/* callOf */.C)(request, asIs);
    const outcome = await session.request(call.method, call.params, { timeoutMs, purpose: "test" });
    if (outcome.kind === "answer")
        return outcome;
    const subject = { suite, test: { name: call.line(), location: server.location, server: server.name } };
    const { message, rule_id, fix, note, process } = (0,response/* failureOfOutcome */.AH)(subject, call, outcome);
    const lines = [`${message} [${rule_id}]`, note ?? "", process ? `The server ${(0,failure_text/* processText */.bB)(process)}` : ""];
    throw (0,problem/* userError */.IF)(`no answer from ${server.name}`, lines.filter(Boolean).join("\n"), fix);
}
async function reportOf(request, answer, session, server) {
    const { method, params } = (0,kinds_call/* callOf */.C)(request, asIs);
    const { result, error } = answer.answer;
    return {
        version: 1,
        server,
        protocol_version: session.facts.negotiatedVersion,
        request: { method, params },
        ...("error" in answer.answer ? { error } : { result }),
        duration_ms: (0,response/* round */.LI)(answer.durationMs),
        notifications: answer.notifications,
        notes: await notesOf(request, session),
    };
}
/** What of a request does not fit the server's lists, as far as it has them. */
async function notesOf(request, session) {
    if (request.block === "resources")
        return [];
    const method = request.block === "tools" ? "tools/list" : "prompts/list";
    if (!(0,list_all/* listsOf */.fO)(session.facts.capabilities).includes(method))
        return [];
    const { items, broken } = await (0,list_all/* listAll */._w)(method, (name, params) => session.request(name, params, { timeoutMs: LIST_MS, purpose: "test" }));
    if (broken)
        return [];
    return request.block === "tools"
        ? (0,call_notes/* toolCallNotes */.g)(request.tool, request.args, items)
        : (0,call_notes/* promptNotes */.c)(request.prompt, request.args, items);
}
function isError({ answer }) {
    const { result } = answer;
    return "error" in answer || ((0,json/* isObject */.Gv)(result) && result["isError"] === true);
}
function asIs(value) {
    return value;
}


/***/ }),

/***/ 74302:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ saveCall),
  $: () => (/* binding */ saveTests)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/suite/yaml/add-test.ts



/** The longest value that is written on one line. */
const MAX_FLOW = 80;
/**
 * A YAML text of its own: block style, with short arguments and matchers on one line, and escapes for what hides in an
 * editor or cannot be written as UTF-8.
 */
function yamlOf(value) {
    const document = new dist/* Document */.yo(value, { aliasDuplicateObjects: false });
    setFlow(document.contents, true);
    (0,dist/* visit */.YR)(document, {
        Scalar(_, node) {
            if (typeof node.value === "string" && (0,sanitize/* isUnsafe */.zk)(node.value))
                node.type = dist/* Scalar */.X5.QUOTE_DOUBLE;
            // As an integer it would be refused, because not all of them are exact.
            if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
                node.format = "EXP";
        },
    });
    return (0,sanitize/* escapeUnsafe */.au)(document.toString({ lineWidth: 120, flowCollectionPadding: false }));
}
/**
 * What to insert into the text of a suite to add a test at the end of one of its blocks. Undefined if the text is laid out
 * so that the result would not be the suite with just this test more.
 */
function insertionOf(text, block, test) {
    const document = (0,dist/* parseDocument */.Tp)(text, PARSE);
    const { contents: root } = document;
    if (document.errors.length > 0 || !(0,dist/* isMap */.jh)(root))
        return undefined;
    const found = insert(text, root, block, test);
    const eol = text.includes("\r\n") ? "\r\n" : "\n";
    const insertion = { ...found, text: found.text.replaceAll("\n", eol) };
    const after = text.slice(0, found.offset) + insertion.text + text.slice(found.offset);
    return isSameWith(document, after, block, test) ? insertion : undefined;
}
// The loader reports what is wrong with the text.
const PARSE = { logLevel: "silent", prettyErrors: false };
function insert(text, root, block, test) {
    const list = root.get(block, true);
    if ((0,dist/* isSeq */.oP)(list) && list.flow) {
        const end = (list.range?.[1] ?? 0) - 1;
        return { offset: end, text: `${list.items.length > 0 ? ", " : ""}${JSON.stringify(test)}` };
    }
    if ((0,dist/* isSeq */.oP)(list) && list.items.length > 0)
        return insertBelow(text, list, test);
    if ((0,dist/* isScalar */.jn)(list) && list.value === null) {
        return { offset: list.range?.[0] ?? 0, text: `\n${itemOf(test, 2).trimEnd()}` };
    }
    const gap = text.endsWith("\n") ? "\n" : "\n\n";
    return { offset: text.length, text: `${gap}${block}:\n${itemOf(test, 2)}` };
}
/** After the last item, indented and set apart as the items are. */
function insertBelow(text, list, test) {
    const [start = 0, end = 0] = list.range ?? [];
    const indent = start - (text.lastIndexOf("\n", start - 1) + 1);
    const [last, before] = list.items.slice(-2).reverse().map(rangeOf);
    const isApart = last && before && /\n[^\S\n]*\r?\n/.test(text.slice(before[1] - 1, last[0]));
    const newLine = text[end - 1] === "\n" ? "" : "\n";
    return { offset: end, text: `${newLine}${isApart ? "\n" : ""}${itemOf(test, indent)}` };
}
function rangeOf(node) {
    return (0,dist/* isMap */.jh)(node) ? (node.range ?? undefined) : undefined;
}
function itemOf(test, indent) {
    const [first = "", ...rest] = yamlOf(test).trimEnd().split("\n");
    const below = rest.map((line) => (line === "" ? "" : `${" ".repeat(indent + 2)}${line}`));
    return `${[`${" ".repeat(indent)}- ${first}`, ...below].join("\n")}\n`;
}
/** Lists and mappings that fit a line are written on one, but for those at the top. */
function setFlow(node, isTop) {
    if (!(0,dist/* isMap */.jh)(node) && !(0,dist/* isSeq */.oP)(node))
        return;
    const isOfMaps = (0,dist/* isSeq */.oP)(node) && node.items.some(dist/* isMap */.jh);
    if (!isTop && !isOfMaps && JSON.stringify(node).length <= MAX_FLOW) {
        node.flow = true;
        return;
    }
    for (const item of node.items)
        setFlow((0,dist/* isMap */.jh)(node) ? item.value : item, false);
}
/** True if a text has what a document has, and the test at the end of the block. */
function isSameWith(document, text, block, test) {
    const after = (0,dist/* parseDocument */.Tp)(text, PARSE);
    if (after.errors.length > 0)
        return false;
    const wanted = document.toJS();
    const list = Array.isArray(wanted[block]) ? wanted[block] : [];
    return (0,json/* canonicalJson */.dj)(after.toJS()) === (0,json/* canonicalJson */.dj)({ ...wanted, [block]: [...list, test] });
}

;// CONCATENATED MODULE: ./src/cli/save-call.ts









const SCHEMA = "https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json";
const MAX_SUITE = 4 * 1024 * 1024;
const MARK = /«secret:([\w.-]+…?)»/g;
/** Writes a call as a test into a new or an existing suite; gives the test's name. Throws a UserError. */
async function saveCall(saved, target, redactor) {
    const { call, isError, assertions, server } = saved;
    const subject = call.block === "resources" ? call.uri : call.block === "tools" ? call.tool : call.prompt;
    const name = `${subject} ${isError ? "answers with an error" : "answers"}`;
    const test = { block: call.block, name, entry: entryOf(call), assertions };
    const [written = name] = await saveTests([test], server, target, redactor);
    return written;
}
/** Writes tests of one server into a new or an existing suite; gives their names. Throws a UserError. */
async function saveTests(tests, called, target, redactor) {
    const { suite } = target;
    const taken = new Set(suite?.tests.map(({ block, name }) => `${block} ${name}`));
    const on = suite && serverIn(suite, called, target);
    const server = on !== undefined && suite !== undefined && suite.servers.size > 1 ? { server: on } : {};
    // What the author wrote is written as it is, secrets too; what is added is redacted.
    let parts = suite === undefined
        ? [newSuite(called, target, redactor)]
        : [(0,redacted/* trustedText */.Tw)((0,read_file/* readRegularFile */.XF)(target.file, MAX_SUITE).toString("utf8"))];
    const names = [];
    for (const { block, name: base, entry, assertions } of tests) {
        const name = freeName(block, base, taken);
        names.push(name);
        const test = {
            ...writable({ name, ...server, ...entry }, redactor),
            // Nothing is filled in here: a `$` of a schema is its own.
            expect: (0,redacted/* hideTexts */.x5)(assertions),
        };
        const text = parts.join("");
        const insertion = insertionOf(text, block, test);
        if (insertion === undefined)
            throw cannotAdd(target, block);
        const { offset } = insertion;
        parts = [(0,redacted/* trustedText */.Tw)(text.slice(0, offset)), redactor.text(insertion.text), (0,redacted/* trustedText */.Tw)(text.slice(offset))];
    }
    await (0,out/* writeFileAtomic */.Zf)(target.file, (0,redacted/* join */.fj)(parts, ""));
    return names;
}
function newSuite(called, { file }, redactor) {
    const servers = { [called.name]: writable(relativePaths(called.raw, file), redactor) };
    return redactor.text(`# yaml-language-server: $schema=${SCHEMA}\n${yamlOf({ servers })}`);
}
function entryOf(call) {
    if (call.block === "resources")
        return { uri: call.uri };
    const args = Object.keys(call.args).length > 0 ? { args: call.args } : {};
    return call.block === "tools" ? { tool: call.tool, ...args } : { prompt: call.prompt, ...args };
}
/** A name that no other test of the block has; it is taken then. */
function freeName(block, base, taken) {
    for (let number = 1;; number += 1) {
        const name = number === 1 ? base : `${base} (${number})`;
        if (taken.has(`${block} ${name}`))
            continue;
        taken.add(`${block} ${name}`);
        return name;
    }
}
/** The server of a suite that is the one that was called. */
function serverIn(suite, called, { name }) {
    const same = [...suite.servers.values()].filter(({ raw }) => (0,json/* canonicalJson */.dj)(raw) === (0,json/* canonicalJson */.dj)(called.raw));
    const found = same.find((server) => server.name === called.name) ?? same[0];
    if (found !== undefined)
        return found.name;
    throw (0,problem/* userError */.IF)(`${name} does not have the server that was called`, `Its servers are ${[...suite.servers.keys()].join(", ")}; a second one would leave open which one its tests mean.`, `Call one of them (--suite ${name} --server-target NAME), or save to a new file.`);
}
/** Paths as they are written beside the suite. */
function relativePaths(raw, file) {
    const entry = { ...raw };
    for (const key of ["cwd", "cassette"]) {
        const path = entry[key];
        if (typeof path === "string")
            entry[key] = (0,external_node_path_.relative)((0,external_node_path_.dirname)(file), (0,external_node_path_.resolve)(path)).replaceAll(external_node_path_.sep, "/") || ".";
    }
    return entry;
}
/**
 * A value as a suite has it: `$` is written `$$`, and a secret that comes from an environment variable `${NAME}`. Throws a
 * UserError for any other secret.
 */
function writable(value, redactor) {
    const variables = new Map(redactor.secrets().filter(([name, secret]) => process.env[name] === secret));
    const shown = (text) => (0,foreign_marks/* redactForeign */.Oe)({ text }, redactor).text;
    const text = (written) => shown(written)
        .split(MARK)
        .map((part, index) => {
        if (index % 2 === 0)
            return (0,foreign_marks/* originalText */.D1)(part).replaceAll("$", "$$$$");
        if (variables.has(part))
            return `\${${part}}`;
        throw holdsSecret(part);
    })
        .join("");
    const walk = (node) => {
        if (node instanceof deferred/* DeferredText */.z$)
            return node.text;
        if (typeof node === "string")
            return text(node);
        if (Array.isArray(node))
            return node.map(walk);
        if (!(0,json/* isObject */.Gv)(node))
            return node;
        return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, walk(item)]));
    };
    return walk(value);
}
function holdsSecret(name) {
    return (0,problem/* userError */.IF)("the call holds a secret, which a suite must not", `It is known as ${name}.`, "Put it into an environment variable whose name says so, such as API_TOKEN, and call again: the test will refer to it.");
}
function cannotAdd({ name }, block) {
    return (0,problem/* userError */.IF)(`a test cannot be added to ${name}`, `Its \`${block}\` is laid out so that a test cannot be added without rewriting the file.`, `Write \`${block}:\` as a list with one \`- name:\` for each test, or save to a new file.`);
}


/***/ }),

/***/ 17903:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ saveTarget),
/* harmony export */   Y: () => (/* binding */ onlyServer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(652);
/* harmony import */ var _engine_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46824);
/* harmony import */ var _engine_lanes_shared_servers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52260);
/* harmony import */ var _run_create_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54537);
/* harmony import */ var _run_load_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35346);








/** The server that is meant. Equal ones of several suites are one. */
function onlyServer({ servers }, { serverTarget }) {
    const different = new Map(servers.map((target) => [(0,_engine_lanes_shared_servers_js__WEBPACK_IMPORTED_MODULE_7__/* .sharedKey */ .T)(target.server), target]));
    const [only, ...others] = different.values();
    if (only !== undefined && others.length === 0)
        return only;
    const names = [...different.values()].map(({ suite, server }) => `${server.name} (${suite.name})`).join(", ");
    const wanted = serverTarget === undefined ? "" : ` \`${serverTarget}\``;
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)(only === undefined ? `there is no server${wanted} to call` : "which server is to be called?", names === "" ? "The suites have none of that name." : `There are several: ${names}.`, "Name one by --server-target, and its suite by --suite.");
}
/** The file of `--save`, with the suite that is in it. Throws a UserError if that is not one, or is broken. */
async function saveTarget(name, called, environment, redactor) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(environment.cwd, name);
    if (!/\.ya?ml$/i.test(file)) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)(`${name} is not a suite`, "A suite is a YAML file.", "Give it a name such as a.mcptest.yaml.");
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
        return { name, file };
    if (file === called.file)
        return { name, file, suite: called };
    const { suites, problems } = await (0,_run_load_request_js__WEBPACK_IMPORTED_MODULE_6__/* .loadRequest */ .W)((0,_run_create_request_js__WEBPACK_IMPORTED_MODULE_5__/* .createRequest */ .WL)([file], {}, environment), redactor, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
    (0,_engine_check_js__WEBPACK_IMPORTED_MODULE_4__/* .throwErrors */ .kB)(problems);
    return { name, file, ...(suites[0] && { suite: suites[0] }) };
}


/***/ }),

/***/ 83712:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ envelopeOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);

const NONE = [];
/**
 * The envelope of an answer. A successful tools/call that leaves `isError` out reads as false; a JSON-RPC error reads
 * under `error` and, as injected errors do, under `result.error` with `result.isError` true.
 */
function envelopeOf(method, answer, facts) {
    const envelope = {
        duration_ms: facts.durationMs,
        notifications: facts.notifications,
        requests: facts.requests ?? NONE,
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
        const bare = method === "tools/call" && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result) && !("isError" in result);
        // In this order: a literal that starts with a spread takes a microsecond, and gets a new shape each time.
        envelope.result = bare ? { isError: false, ...result } : result;
    }
    else if ("error" in answer) {
        envelope.result = { jsonrpc: "2.0", isError: true, error: answer["error"] };
    }
    return envelope;
}


/***/ }),

/***/ 76680:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ callOf),
/* harmony export */   p: () => (/* binding */ toolLine)
/* harmony export */ });
/** The request of a call; `fill` puts in what is known only at run time. */
function callOf(call, fill) {
    if (call.block === "resources") {
        const uri = fill(call.uri);
        return { method: "resources/read", params: { uri }, line: () => `resources/read ${uri}` };
    }
    const args = fill(call.args);
    if (call.block === "tools") {
        return {
            method: "tools/call",
            params: { name: call.tool, arguments: args },
            line: () => toolLine(call.tool, args),
        };
    }
    const line = () => `prompts/get ${call.prompt} ${JSON.stringify(args)}`;
    return { method: "prompts/get", params: { name: call.prompt, arguments: args }, line };
}
/** A tools/call in one line, for a failure. */
function toolLine(tool, args) {
    return `tools/call ${tool} ${JSON.stringify(args)}`;
}


/***/ }),

/***/ 52260:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sharedKey),
/* harmony export */   Z: () => (/* binding */ groupFiles)
/* harmony export */ });
/** Files that share a `per_run` server run one after the other, in one group; every other file has its own group. */
function groupFiles(files) {
    const byKey = new Map();
    const all = new Set();
    for (const placed of files) {
        const { suite } = placed.file.checked;
        const keys = suite.runOptions.restartPolicy === "per_run" ? [...suite.servers.values()].map(sharedKey) : [];
        // A file with two servers may bring two groups together.
        const matching = keys.map((key) => byKey.get(key)).filter((group) => group !== undefined);
        const [group = { keys: [], files: [] }, ...others] = new Set(matching);
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
/** Equal for entries that share one `per_run` server. */
function sharedKey(server) {
    return JSON.stringify([server.name, server.raw, server.cwd]);
}


/***/ }),

/***/ 78839:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ failureOfOutcome),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   gv: () => (/* binding */ missOf),
/* harmony export */   lR: () => (/* binding */ responseOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _matchers_diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42554);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20204);



/**
 * The response of a request, or why the request has none. If an assertion reads the HTTP response (`readsHttp`), a
 * response without an answer is one too.
 */
function responseOf(outcome, { subject, call, session, timeoutMs, readsHttp }) {
    if (outcome.kind === "fault" && outcome.fault.unverified && !readsHttp) {
        return { kind: "unverified", reason: reasonOf(outcome.fault), durationMs: durationOf(outcome), call };
    }
    const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
    if (outcome.kind !== "answer" && !(outcome.kind === "fault" && readsHttp && http)) {
        const failures = [failureOfOutcome(subject, call, withLimit(outcome, timeoutMs))];
        return { kind: "fault", status: statusOf(outcome), failures, durationMs: durationOf(outcome), call };
    }
    const isAnswer = outcome.kind === "answer";
    const { durationMs, notifications } = outcome;
    const requests = isAnswer ? outcome.requests : undefined;
    const { negotiatedVersion } = session.facts;
    const facts = { durationMs, notifications, requests, negotiatedVersion, http };
    return { kind: "response", answer: isAnswer ? outcome.answer : undefined, facts };
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
/** A request that the recording does not have says nothing about the server; any other request without an answer has failed. */
function statusOf(outcome) {
    return missOf(outcome) ? "errored" : "failed";
}
/** The outcome, if the recording does not have the request. */
function missOf(outcome) {
    return outcome?.kind === "fault" && outcome.fault.miss ? outcome : undefined;
}
/** The failure of a call without an answer: a fault of the server after its handshake. */
function failureOfOutcome(subject, call, outcome) {
    switch (outcome.kind) {
        case "timeout":
            return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, "FAULT-TIMEOUT-CALL", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no answer to ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(call.method)} ${withinOf(outcome)}`,
                ...(outcome.note !== undefined && { note: outcome.note }),
            });
        case "died":
            return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, "FAULT-LIFECYCLE-CRASH", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server ended while ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(call.method)} was waiting for its answer`,
                process: outcome.process,
            });
        case "fault": {
            const { rule_id, message, miss } = outcome.fault;
            return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, rule_id, { message, ...(miss && shownMiss(miss)) });
        }
        case "unsendable":
            return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, outcome.rule_id, { message: outcome.message });
    }
}
/** If the deadline is not the test's own, it is that of the server's requests. */
function withLimit(outcome, timeoutMs) {
    if (outcome.kind !== "timeout" || outcome.timeoutMs >= timeoutMs)
        return outcome;
    const hint = `The server's \`http.timeout\`, 30s by default, ends a request before the test's ${round(timeoutMs)} ms.`;
    return { ...outcome, note: outcome.note === undefined ? hint : `${outcome.note} ${hint}` };
}
/** The deadline alone, so that equal runs have equal messages; after progress messages also the time in total. */
function withinOf({ timeoutMs, afterMs, extended }) {
    const deadline = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `within ${round(timeoutMs)} ms`;
    return extended ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${deadline}, restarted by progress messages: ${round(afterMs)} ms in total` : deadline;
}
/** Why a test could not be verified, with the rule's id. */
function reasonOf({ message, rule_id }) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${message} [${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(rule_id)}]`;
}
/** The request that was sent, compared with the nearest recorded one. */
function shownMiss(miss) {
    const [request, nearest] = [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(miss.request), (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(miss.nearest)];
    if (nearest === undefined)
        return { actual: request, note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(miss.request.method)} was recorded` };
    return {
        expected: nearest,
        actual: request,
        ...(0,_matchers_diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .structuralDiff */ .j)(nearest, request),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`expected\` is the nearest recorded request`,
    };
}


/***/ }),

/***/ 78231:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ preview)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8959);


const MAX_CHARACTERS = 120;
const MAX_DEPTH = 4;
/**
 * A value as short JSON text for one line of a message: whatever its size, the work is small. What is left out is an
 * ellipsis.
 */
function preview(value) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(value, (shown) => {
        const text = write(shown, MAX_CHARACTERS, MAX_DEPTH);
        return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
    });
}
function write(value, limit, depth) {
    if (typeof value === "string")
        return quote(value, limit);
    if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_1__/* .isContainer */ .u_)(value))
        return String(value);
    const list = Array.isArray(value);
    const keys = list ? value.slice(0, limit).keys() : Object.keys(value);
    let text = "";
    for (const key of keys) {
        if (text !== "")
            text += ",";
        if (depth === 0 || text.length >= limit) {
            text += "…";
            break;
        }
        if (!list)
            text += `${quote(String(key), limit - text.length)}:`;
        text += write(value[key], limit - text.length, depth - 1);
    }
    return list ? `[${text}]` : `{${text}}`;
}
function quote(text, limit) {
    return JSON.stringify(text.length <= limit ? text : `${text.slice(0, Math.max(0, limit))}…`);
}


/***/ }),

/***/ 42554:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ stepTo),
/* harmony export */   j: () => (/* binding */ structuralDiff)
/* harmony export */ });
/* harmony import */ var _core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39090);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8959);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78231);




const MAX_DIFFERENCES = 20;
/** The step of a JSON pointer that leads to a key, with its slash. */
function stepTo(key) {
    return typeof key === "number" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `/${key}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(key, (name) => `/${(0,_core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerStep */ .UN)(name)}`);
}
/** The differences of two values that are not equal, in the order of the expected one; at most 20 are listed. */
function structuralDiff(expected, actual) {
    const found = [];
    for (const difference of differences(expected, actual)) {
        found.push(difference);
        if (found.length > MAX_DIFFERENCES)
            break;
    }
    const lines = found.slice(0, MAX_DIFFERENCES).flatMap(({ path, expected: wanted, actual: got }) => {
        const place = path === "" ? "" : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${path}: `;
        return [
            ...(wanted === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `- ${place}${(0,_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .preview */ .V)(wanted)}`]),
            ...(got === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `+ ${place}${(0,_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .preview */ .V)(got)}`]),
        ];
    });
    if (found.length > MAX_DIFFERENCES)
        lines.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `… and more`);
    return { path: found[0]?.path ?? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, diff: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, "\n") };
}
/** Walks both values at once, with an explicit stack, because values may be nested deeper than calls. */
function* differences(expected, actual) {
    const root = pairOf((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, expected, actual);
    if (root === undefined) {
        if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .sameScalar */ .tR)(expected, actual))
            yield { path: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, expected, actual };
        return;
    }
    const open = [root];
    for (let pair = open.at(-1); pair !== undefined; pair = open.at(-1)) {
        const next = pair.keys.next();
        if (next.done) {
            open.pop();
            continue;
        }
        const path = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${pair.path}${stepTo(next.value)}`;
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
    yield* (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(expected);
    for (const key of (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(actual))
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

/***/ 96132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** `850 ms`, `12.3 s`, `4 min 5 s`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms * 10) / 10} ms`;
    const seconds = ms / 1000;
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}


/***/ }),

/***/ 68986:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ alikeLine),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   bB: () => (/* binding */ processText),
/* harmony export */   cX: () => (/* binding */ failureFields),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   y4: () => (/* binding */ alikeText)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);




const MAX_VALUE_LENGTH = 4 * 1024;
const MAX_MESSAGE_LENGTH = 500;
const MAX_LINES = 40;
const MAX_ERRORS = 10;
/** On a terminal. */
const MAX_SHORT_LENGTH = 1000;
const MAX_SHORT_LINES = 20;
/** Of a value before its lines are counted. */
const MAX_LENGTH = { full: MAX_VALUE_LENGTH, short: Number.POSITIVE_INFINITY };
/** What a reader needs whole, because the cause is often at its end. */
const NEVER_SHORT = new Set(["server", "note"]);
/**
 * The whole text of one failure, for every report: place, the author's lines with a caret, target, typed expected and
 * actual, difference, request, how the server ended, and the fix. No line of it starts with text of the server or the
 * suite. No line feed at the end.
 *
 * @param more fields after its values
 */
function failureText(failure, row, paint, more = [], size = "full") {
    const { margin, lines } = (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFrame */ .r9)(failure.location, failure.snippet ?? row.snippet, paint.red);
    const fields = failureFields(failure, row, more, size);
    const label = Math.max(0, ...fields.map(([name]) => name.length)) + 2;
    return [
        `${paint.red((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(failure.message, MAX_MESSAGE_LENGTH))} ${paint.dim(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleIds */ .Zl)(failure)}]`)}`,
        ...lines,
        `${margin} |`,
        ...fields.flatMap(([name, texts]) => fieldLines(name, texts, label, margin, paint)),
        ...(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .frameNote */ .GX)(margin, "fix: ", (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)(failure.fix, MAX_VALUE_LENGTH), {
            columns: paint.columns,
            paintLabel: paint.bold,
        }),
    ].join("\n");
}
/** A failure that is alike at several revisions: as `failureText` at the first, with the actual values at the others. */
function alikeText({ failure, row, others }, paint, size = "full") {
    const limit = MAX_LENGTH[size];
    const actuals = others.map(({ version, failure: other }) => [`at ${version}`, typed(other.actual, limit)]);
    return failureText(failure, row, paint, actuals, size);
}
/** The same in one line. */
function alikeLine({ failure, others }) {
    const actuals = others.map(({ version, failure: other }) => `at ${version} actual ${typedLine(other.actual)}`);
    return [failureLine(failure), ...actuals.map((text) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(text, MAX_MESSAGE_LENGTH))].join("; ");
}
/** One failure in one line: what failed, expected and actual. */
function failureLine(failure) {
    const parts = [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(failure.message.replace(/\.$/, ""), MAX_MESSAGE_LENGTH)];
    if ("expected" in failure)
        parts.push(`expected ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(typedLine(failure.expected), MAX_MESSAGE_LENGTH)}`);
    if (saysActual(failure))
        parts.push(`actual ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(typedLine(failure.actual), MAX_MESSAGE_LENGTH)}`);
    const end = failure.process && processEnd(failure.process);
    if (end !== undefined && !failure.message.includes(end))
        parts.push(`the server ${end}`);
    return parts.join("; ");
}
/** A value with its type: `none`, `null`, `integer 5`, `string "5"`, `array [1,2]`; a large one on several lines. */
function typed(value, limit = MAX_VALUE_LENGTH) {
    if (value === undefined || value === null)
        return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value);
    const compact = JSON.stringify(value);
    const tree = compact.length > 100 && compact.length < MAX_VALUE_LENGTH / 2;
    return `${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(tree ? JSON.stringify(value, null, 2) : compact, limit)}`;
}
/** The same on one line. */
function typedLine(value) {
    if (value === undefined || value === null)
        return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value);
    return `${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(JSON.stringify(value), MAX_VALUE_LENGTH)}`;
}
/** `exited with code 1`, `was ended by SIGKILL`, `was still running`: before mcptest ended it. */
function processEnd({ exit_code, signal }) {
    if (signal !== null)
        return `was ended by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(signal)}`;
    return exit_code === null ? "was still running" : `exited with code ${exit_code}`;
}
/**
 * The fields of a failure that have a value, such as target, typed expected and actual, and difference: the lines of each.
 *
 * @param more fields after its values
 */
function failureFields(failure, row, more = [], size = "full") {
    const { process: end, errors } = failure;
    const limit = MAX_LENGTH[size];
    const fields = [
        ["target", failure.target === "" ? undefined : failure.target],
        ["expected", "expected" in failure ? typed(failure.expected, limit) : undefined],
        ["actual", saysActual(failure) ? typed(failure.actual, limit) : undefined],
        ...more,
        ["match", failure.match === undefined ? undefined : (failure.match ?? "none")],
        ["path", failure.path],
        ["diff", failure.diff],
        ["errors", errors?.length ? schemaErrors(errors) : undefined],
        ["score", failure.score?.toString()],
        ["reason", failure.reason],
        ["note", failure.note],
        ["request", failure.request ?? row.request],
        ["server", end && processText(end)],
    ];
    const linesOf = (name, value) => size === "short" && !NEVER_SHORT.has(name) ? shortLines(value) : visibleLines(value);
    return fields.flatMap(([name, value]) => (value ? [[name, linesOf(name, value)]] : []));
}
/** The first lines, and how much is left out. */
function shortLines(value) {
    const start = value.split("\n", MAX_SHORT_LINES).join("\n");
    const left = value.length - Math.min(start.length, MAX_SHORT_LENGTH);
    const lines = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .blockStart */ .qL)(start, MAX_SHORT_LENGTH).split("\n");
    return left === 0 ? lines : [...lines, `… ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(left)} more characters; see the JSON report`];
}
function visibleLines(value) {
    const all = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)(value, MAX_VALUE_LENGTH + 100).split("\n");
    const visible = all.slice(0, MAX_LINES);
    return all.length > visible.length ? [...visible, `… ${all.length - visible.length} more lines`] : visible;
}
/** For an assertion, no `actual` means that there was no value; elsewhere it means nothing. */
function saysActual(failure) {
    return failure.matcher !== "" || "actual" in failure;
}
function schemaErrors(errors) {
    const visible = errors
        .slice(0, MAX_ERRORS)
        .map((error) => `${error.instance_path || "the value"} ${error.message} (${error.schema_path})`);
    const more = errors.length > visible.length ? [`and ${errors.length - visible.length} more`] : [];
    return [...visible, ...more].join("\n");
}
/** How a server ended, with its last lines. */
function processText(end) {
    const stderr = end.stderr.map((text) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(text, 500)}`);
    return [`${processEnd(end)}${stderr.length > 0 ? "; its last lines of output:" : ""}`, ...stderr].join("\n");
}
function fieldLines(name, texts, label, margin, paint) {
    return texts.map((text, i) => {
        const head = i === 0 ? paint.bold((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(`${name}:`).padEnd(label)) : " ".repeat(label);
        return `${margin} | ${head}${name === "diff" ? paintDiff(text, paint) : text}`.trimEnd();
    });
}
function paintDiff(text, paint) {
    return text.startsWith("+") ? paint.green(text) : text.startsWith("-") ? paint.red(text) : text;
}


/***/ }),

/***/ 72691:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   L5: () => (/* binding */ serverName),
/* harmony export */   LI: () => (/* binding */ findingsOutsideTests),
/* harmony export */   OR: () => (/* binding */ baselineNote),
/* harmony export */   UU: () => (/* binding */ testName),
/* harmony export */   Xo: () => (/* binding */ closingParts),
/* harmony export */   Zl: () => (/* binding */ ruleIds),
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   oM: () => (/* binding */ closingLine),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   qE: () => (/* binding */ isKnown),
/* harmony export */   qL: () => (/* binding */ blockStart),
/* harmony export */   rc: () => (/* binding */ statusCounts),
/* harmony export */   tG: () => (/* binding */ fixedNote)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97819);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96132);





const MAX_NAME_LENGTH = 200;
/** How many findings a closing line names. */
const MAX_NAMED = 5;
/** One line of untrusted text of the results, at most `limit` characters before escaping. */
function line(text, limit = MAX_NAME_LENGTH) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .PN)(stored(text, limit));
}
/** Text of the results, at most `limit` characters of it. */
function cutText(text, limit) {
    return stored(text, limit);
}
/** Untrusted text of the results, at most `limit` characters before escaping. */
function block(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitize */ .aj)(stored(text, limit));
}
/** The beginning of an untrusted text of the results. */
function blockStart(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitize */ .aj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedText */ .Tw)(text), limit, ""));
}
/** At most `limit` characters of a text of the results: the store accepts only redacted ones. */
function stored(text, limit) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedText */ .Tw)(text), limit);
}
/** `adds two numbers [row]`. */
function testName(row) {
    return row.row === undefined ? line(row.name) : `${line(row.name)} [${line(String(row.row))}]`;
}
/** `ASSERT-EXACT, FAULT-TIMEOUT-CALL`: the rule of a failure, and the faults that were seen with it. */
function ruleIds({ rule_id, taxonomy_ids }) {
    return [...new Set([rule_id, ...taxonomy_ids])].map((id) => line(id)).join(", ");
}
/** `calc @ 2025-11-25`, whichever of the two is known; empty if neither is. */
function serverName(server, targetVersion) {
    return [server, targetVersion].flatMap((name) => (name === null ? [] : [line(name)])).join(" @ ");
}
/** `12 passed (1 flaky), 2 failed (1 known)`: every status that occurs; `no tests` if none does. */
function statusCounts(summary) {
    const { flaky, fixed = 0, known_failures: known = 0 } = summary;
    const among = { passed: { flaky, fixed }, failed: { known } };
    const parts = ["passed", "failed", "errored", "skipped", "deferred", "unverified"]
        .filter((status) => summary[status] > 0)
        .map((status) => {
        const counts = Object.entries(status === "passed" || status === "failed" ? among[status] : {});
        const parts = counts.filter(([, count]) => count > 0).map(([name, count]) => `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(count)} ${name}`);
        return `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(summary[status])} ${status}${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`;
    });
    return parts.join(", ") || "no tests";
}
/** True for a failure that the baseline has: it is shown, and does not fail the run. */
function isKnown(row) {
    return row.baseline === "known";
}
/** What the baseline says of a row: `known failure: REASON (TRACKING)`; empty if it says nothing. */
function baselineNote({ baseline, baseline_entry: entry }) {
    if (baseline === "known")
        return `known failure${entryNote(entry)}`;
    if (baseline !== "new" || entry === undefined)
        return "";
    const place = entry.location ? ` at ${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(entry.location)}` : "";
    return `new failure: other than the one in the baseline${place}${entryNote(entry)}`;
}
/** That a test passes whose failure the baseline has; empty for any other. */
function fixedNote({ baseline, baseline_entry: entry }) {
    return baseline === "fixed" ? `fixed: the baseline has a failure of it${entryNote(entry)}` : "";
}
/** Why an entry of the baseline is accepted, and where it is tracked. */
function entryNote({ reason, tracking } = {}) {
    const reasonText = reason === undefined ? "" : `: ${line(reason, 300)}`;
    return tracking === undefined ? reasonText : `${reasonText} (${line(tracking, 300)})`;
}
/** The findings that are not part of a failed test. */
function findingsOutsideTests(findings) {
    return findings.filter((finding) => !finding.in_tests);
}
/** `FAULT-X on calc @ 2025-11-25, 3 times: what was seen`. */
function findingLine(finding) {
    const times = finding.count > 1 ? `, ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(finding.count, "time")}` : "";
    const known = finding.known ? ` [known${entryNote(finding.known)}]` : "";
    return `${findingName(finding)}${times}: ${line(finding.message, 500)}${known}`;
}
/** `FAULT-X on calc @ 2025-11-25`, or `COMP-001 at 2025-11-25` for one without a server. */
function findingName({ rule_id, server, target_version }) {
    const place = serverName(server, target_version);
    if (place === "")
        return line(rule_id);
    return `${line(rule_id)} ${server === null ? "at" : "on"} ${place}`;
}
/** The result of a whole run in one line, with the reasons why it is not a success. */
function closingLine(closed, others) {
    return closingParts(closed, others).join("; ");
}
/** Its parts: the counts, what gates, and `others`: what neither of them says. */
function closingParts({ summary, run, findings }, others = []) {
    const stopped = run.interrupted ? ", interrupted" : "";
    const gating = [...new Set(findings.filter(({ gates }) => gates).map(findingName))];
    const more = gating.length > MAX_NAMED ? ` and ${gating.length - MAX_NAMED} more` : "";
    return [
        `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(summary.total, "test")}: ${statusCounts(summary)} in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(run.duration_ms)}${stopped}`,
        ...(gating.length > 0 ? [`failed by ${gating.slice(0, MAX_NAMED).join(", ")}${more}`] : []),
        ...others.map((reason) => line(reason.replace(/\.$/, ""), 500)),
    ];
}


/***/ })

};
