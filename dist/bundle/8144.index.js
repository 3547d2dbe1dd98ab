export const id = 8144;
export const ids = [8144];
export const modules = {

/***/ 68144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  callCommand: () => (/* binding */ callCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
// EXTERNAL MODULE: ./src/engine/call-notes.ts
var call_notes = __webpack_require__(3816);
// EXTERNAL MODULE: ./src/engine/check.ts + 1 modules
var check = __webpack_require__(46824);
// EXTERNAL MODULE: ./src/engine/judge/envelope.ts
var envelope = __webpack_require__(83712);
// EXTERNAL MODULE: ./src/engine/kinds/call.ts
var kinds_call = __webpack_require__(76680);
// EXTERNAL MODULE: ./src/engine/lanes/shared-servers.ts
var shared_servers = __webpack_require__(52260);
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
// EXTERNAL MODULE: ./src/run/load-request.ts + 32 modules
var load_request = __webpack_require__(34556);
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
    if (!(0,json/* isObject */.G)(result))
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
    const types = [...new Set(content.filter(json/* isObject */.G).map(({ type }) => type))];
    return { type: "object", required: ["type"], ...(types.length > 0 && { properties: { type: { enum: types } } }) };
}
/** Objects with the members that all of them have. */
function membersSchema(items) {
    const [first, ...rest] = items.filter(json/* isObject */.G);
    const names = Object.keys(first ?? {}).filter((name) => rest.every((item) => Object.hasOwn(item, name)));
    return { type: "object", ...(names.length > 0 && { required: names }) };
}
/** The one text of an answer, if it is JSON of some structure. */
function jsonText(content) {
    const [only, ...others] = Array.isArray(content) ? content : [];
    if (!(0,json/* isObject */.G)(only) || typeof only["text"] !== "string" || others.length > 0)
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
    const isError = (0,json/* isObject */.G)(result) && result["isError"] === true;
    const head = isError ? `✗ ${subject}: an error (isError) in ${time}` : `✓ ${subject}: an answer in ${time}`;
    return `${[head, ...resultText(result)].join("\n\n")}\n`;
}
/** The parts of a result. What only repeats the structured content as text is left out. */
function resultText(result) {
    if (!(0,json/* isObject */.G)(result))
        return [jsonOf(result)];
    const { content, structuredContent, contents, messages, isError: _, ...others } = result;
    const parts = [];
    for (const item of answer_text_listOf(content))
        if (!isJsonOf(item, structuredContent))
            parts.push(contentText(item));
    for (const item of answer_text_listOf(contents))
        parts.push(resourceText(item));
    for (const message of answer_text_listOf(messages)) {
        if (!(0,json/* isObject */.G)(message))
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
    if (!(0,json/* isObject */.G)(item))
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
    if (!(0,json/* isObject */.G)(item))
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
    if (structured === undefined || !(0,json/* isObject */.G)(item) || typeof item["text"] !== "string")
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
    if ((0,json/* isObject */.G)(value))
        return value;
    throw (0,problem/* userError */.IF)("the arguments are not a JSON object", `They are of the type ${(0,json/* typeName */.g)(value)}.`, EXAMPLE);
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

// EXTERNAL MODULE: ./src/core/canonical-json.ts
var canonical_json = __webpack_require__(60484);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./src/suite/yaml/add-test.ts


/** The longest value that is written on one line. */
const MAX_FLOW = 80;
/** A YAML text of its own: block style, with short arguments and matchers on one line. */
function yamlOf(value) {
    const document = new dist/* Document */.yo(value, { aliasDuplicateObjects: false });
    setFlow(document.contents, true);
    return document.toString({ lineWidth: 120, flowCollectionPadding: false });
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
    return (0,canonical_json/* canonicalJson */.d)(after.toJS()) === (0,canonical_json/* canonicalJson */.d)({ ...wanted, [block]: [...list, test] });
}

;// CONCATENATED MODULE: ./src/cli/save-call.ts










const SCHEMA = "https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json";
const MAX_SUITE = 4 * 1024 * 1024;
const MARK = /«secret:([\w.-]+…?)»/g;
/** Writes a call as a test into a new or an existing suite; gives the test's name. Throws a UserError. */
async function saveCall(saved, target, redactor) {
    const { suite } = target;
    const { block } = saved.call;
    const name = nameFor(saved, suite);
    const test = (server) => ({
        ...writable({ name, ...entryOf(saved.call, server) }, redactor),
        // Nothing is filled in here: a `$` of a schema is its own.
        expect: (0,redacted/* hideTexts */.x5)(saved.assertions),
    });
    if (suite === undefined) {
        const servers = { [saved.server.name]: writable(relativePaths(saved.server.raw, target.file), redactor) };
        const header = `# yaml-language-server: $schema=${SCHEMA}\n`;
        const text = `${header}${yamlOf({ servers })}\n${yamlOf({ [block]: [test(undefined)] })}`;
        await (0,out/* writeFileAtomic */.Zf)(target.file, redactor.text(text));
        return name;
    }
    const server = serverIn(suite, saved.server, target);
    const text = (0,read_file/* readRegularFile */.XF)(target.file, MAX_SUITE).toString("utf8");
    const insertion = insertionOf(text, block, test(suite.servers.size > 1 ? server : undefined));
    if (insertion === undefined)
        throw cannotAdd(target, block);
    const { offset } = insertion;
    // What the author wrote goes back to where it was, secrets too.
    const parts = [(0,redacted/* trustedText */.Tw)(text.slice(0, offset)), redactor.text(insertion.text), (0,redacted/* trustedText */.Tw)(text.slice(offset))];
    await (0,out/* writeFileAtomic */.Zf)(target.file, (0,redacted/* join */.fj)(parts, ""));
    return name;
}
function entryOf(call, server) {
    const on = server === undefined ? {} : { server };
    if (call.block === "resources")
        return { ...on, uri: call.uri };
    const args = Object.keys(call.args).length > 0 ? { args: call.args } : {};
    return call.block === "tools" ? { ...on, tool: call.tool, ...args } : { ...on, prompt: call.prompt, ...args };
}
/** A name that no other test of the block has. */
function nameFor({ call, isError }, suite) {
    const subject = call.block === "resources" ? call.uri : call.block === "tools" ? call.tool : call.prompt;
    const base = `${subject} ${isError ? "answers with an error" : "answers"}`;
    const taken = new Set(suite?.tests.filter(({ block }) => block === call.block).map(({ name }) => name));
    for (let number = 1;; number += 1) {
        const name = number === 1 ? base : `${base} (${number})`;
        if (!taken.has(name))
            return name;
    }
}
/** The server of a suite that is the one that was called. */
function serverIn(suite, called, { name }) {
    const same = [...suite.servers.values()].filter(({ raw }) => (0,canonical_json/* canonicalJson */.d)(raw) === (0,canonical_json/* canonicalJson */.d)(called.raw));
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
        if (node instanceof deferred/* Deferred */.cY)
            return node.text;
        if (typeof node === "string")
            return text(node);
        if (Array.isArray(node))
            return node.map(walk);
        if (!(0,json/* isObject */.G)(node))
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
        const { suite, server } = onlyServer(visits, flags);
        const target = flags.save === undefined ? undefined : await saveTarget(flags.save, suite, environment, redactor);
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
                const name = await saveCall({ call: request, isError: isError(answer), assertions, server }, target, redactor);
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
        const why = first === undefined ? "No tool is named." : "The arguments come after the name of the tool.";
        throw (0,problem/* userError */.IF)("nothing to call", why, `Write \`mcptest call TOOL '{"query": "x"}'\`; \`discover\` lists tools.`);
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
/** The server that is meant. Equal ones of several suites are one. */
function onlyServer({ servers }, { serverTarget }) {
    const different = new Map(servers.map((target) => [(0,shared_servers/* sharedKey */.T)(target.server), target]));
    const [only, ...others] = different.values();
    if (only !== undefined && others.length === 0)
        return only;
    const names = [...different.values()].map(({ suite, server }) => `${server.name} (${suite.name})`).join(", ");
    const wanted = serverTarget === undefined ? "" : ` \`${serverTarget}\``;
    throw (0,problem/* userError */.IF)(only === undefined ? `there is no server${wanted} to call` : "which server is to be called?", names === "" ? "The suites have none of that name." : `There are several: ${names}.`, "Name one by --server-target, and its suite by --suite.");
}
/** The file of `--save`, with the suite that is in it. Throws a UserError if that is not one, or is broken. */
async function saveTarget(name, called, environment, redactor) {
    const file = (0,external_node_path_.resolve)(environment.cwd, name);
    if (!/\.ya?ml$/i.test(file)) {
        throw (0,problem/* userError */.IF)(`${name} is not a suite`, "A suite is a YAML file.", "Give it a name such as a.mcptest.yaml.");
    }
    if (!(0,external_node_fs_.existsSync)(file))
        return { name, file };
    if (file === called.file)
        return { name, file, suite: called };
    const { suites, problems } = await (0,load_request/* loadRequest */.W)((0,create_request/* createRequest */.WL)([file], {}, environment), redactor, (0,external_node_crypto_.randomUUID)());
    (0,check/* throwErrors */.kB)(problems);
    return { name, file, ...(suites[0] && { suite: suites[0] }) };
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
    return "error" in answer || ((0,json/* isObject */.G)(result) && result["isError"] === true);
}
function asIs(value) {
    return value;
}


/***/ }),

/***/ 83712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ envelopeOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

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
        const bare = method === "tools/call" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(result) && !("isError" in result);
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ failureOfOutcome),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   gv: () => (/* binding */ missOf),
/* harmony export */   lR: () => (/* binding */ responseOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _matchers_diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42554);
/* harmony import */ var _judge_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60841);



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
            return (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, "FAULT-TIMEOUT-CALL", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no answer to ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(call.method)} ${withinOf(outcome)}`,
                ...(outcome.note !== undefined && { note: outcome.note }),
            });
        case "died":
            return (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, "FAULT-LIFECYCLE-CRASH", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server ended while ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(call.method)} was waiting for its answer`,
                process: outcome.process,
            });
        case "fault": {
            const { rule_id, message, miss } = outcome.fault;
            return (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, rule_id, { message, ...(miss && shownMiss(miss)) });
        }
        case "unsendable":
            return (0,_judge_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(subject, outcome.rule_id, { message: outcome.message });
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ preview)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ stepTo),
/* harmony export */   j: () => (/* binding */ structuralDiff)
/* harmony export */ });
/* harmony import */ var _core_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84557);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8959);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78231);




const MAX_DIFFERENCES = 20;
/** The step of a JSON pointer that leads to a key, with its slash. */
function stepTo(key) {
    return typeof key === "number" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `/${key}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(key, (name) => `/${(0,_core_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerStep */ .UN)(name)}`);
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

/***/ 96132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ alikeLine),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   bB: () => (/* binding */ processText),
/* harmony export */   cX: () => (/* binding */ failureFields),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   y4: () => (/* binding */ alikeText)
/* harmony export */ });
/* unused harmony exports typed, processEnd */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72691);



const MAX_VALUE_LENGTH = 4 * 1024;
const MAX_MESSAGE_LENGTH = 500;
const MAX_LINES = 40;
const MAX_ERRORS = 10;
/**
 * The whole text of one failure, for every report: place, the author's lines with a caret, target, typed expected and
 * actual, difference, request, how the server ended, and the fix. No line of it starts with text of the server or the
 * suite. No line feed at the end.
 *
 * @param more fields after its values
 */
function failureText(failure, row, paint, more = []) {
    const { margin, lines } = (0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceFrame */ .r9)(failure.location, failure.snippet ?? row.snippet, paint.red);
    const fields = failureFields(failure, row, more);
    const label = Math.max(0, ...fields.map(([name]) => name.length)) + 2;
    return [
        `${paint.red((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(failure.message, MAX_MESSAGE_LENGTH))} ${paint.dim(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl)(failure)}]`)}`,
        ...lines,
        `${margin} |`,
        ...fields.flatMap(([name, texts]) => fieldLines(name, texts, label, margin, paint)),
        ...(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .frameNote */ .GX)(margin, "fix: ", (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .block */ .om)(failure.fix, MAX_VALUE_LENGTH), {
            columns: paint.columns,
            paintLabel: paint.bold,
        }),
    ].join("\n");
}
/** A failure that is alike at several revisions: as `failureText` at the first, with the actual values at the others. */
function alikeText({ failure, row, others }, paint) {
    const actuals = others.map(({ version, failure: other }) => [`at ${version}`, typed(other.actual)]);
    return failureText(failure, row, paint, actuals);
}
/** The same in one line. */
function alikeLine({ failure, others }) {
    const actuals = others.map(({ version, failure: other }) => `at ${version} actual ${typed(other.actual, "line")}`);
    return [failureLine(failure), ...actuals.map((text) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(text, MAX_MESSAGE_LENGTH))].join("; ");
}
/** One failure in one line: what failed, expected and actual. */
function failureLine(failure) {
    const parts = [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(failure.message.replace(/\.$/, ""), MAX_MESSAGE_LENGTH)];
    if ("expected" in failure)
        parts.push(`expected ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(typed(failure.expected, "line"), MAX_MESSAGE_LENGTH)}`);
    if (saysActual(failure))
        parts.push(`actual ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(typed(failure.actual, "line"), MAX_MESSAGE_LENGTH)}`);
    const end = failure.process && processEnd(failure.process);
    if (end !== undefined && !failure.message.includes(end))
        parts.push(`the server ${end}`);
    return parts.join("; ");
}
/** A value with its type: `none`, `null`, `integer 5`, `string "5"`, `array [1,2]`; at most some 4 KiB. */
function typed(value, shape = "block") {
    if (value === undefined || value === null)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .g)(value);
    const compact = JSON.stringify(value);
    const tree = shape === "block" && compact.length > 100 && compact.length < MAX_VALUE_LENGTH / 2;
    const text = tree ? JSON.stringify(value, null, 2) : compact;
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .g)(value)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(text, MAX_VALUE_LENGTH)}`;
}
/** `exited with code 1`, `was ended by SIGKILL`, `was still running`: before mcptest ended it. */
function processEnd({ exit_code, signal }) {
    if (signal !== null)
        return `was ended by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(signal)}`;
    return exit_code === null ? "was still running" : `exited with code ${exit_code}`;
}
/**
 * The fields of a failure that have a value, such as target, typed expected and actual, and difference: the lines of each.
 *
 * @param more fields after its values
 */
function failureFields(failure, row, more = []) {
    const { process: end, errors } = failure;
    const fields = [
        ["target", failure.target === "" ? undefined : failure.target],
        ["expected", "expected" in failure ? typed(failure.expected) : undefined],
        ["actual", saysActual(failure) ? typed(failure.actual) : undefined],
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
    return fields.flatMap(([name, value]) => (value ? [[name, visibleLines(value)]] : []));
}
function visibleLines(value) {
    const all = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .block */ .om)(value, MAX_VALUE_LENGTH + 100).split("\n");
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
    const stderr = end.stderr.map((text) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(text, 500)}`);
    return [`${processEnd(end)}${stderr.length > 0 ? "; its last lines of output:" : ""}`, ...stderr].join("\n");
}
function fieldLines(name, texts, label, margin, paint) {
    return texts.map((text, i) => {
        const head = i === 0 ? paint.bold((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(`${name}:`).padEnd(label)) : " ".repeat(label);
        return `${margin} | ${head}${name === "diff" ? paintDiff(text, paint) : text}`.trimEnd();
    });
}
function paintDiff(text, paint) {
    return text.startsWith("+") ? paint.green(text) : text.startsWith("-") ? paint.red(text) : text;
}


/***/ }),

/***/ 72691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/* harmony export */   rc: () => (/* binding */ statusCounts)
/* harmony export */ });
/* unused harmony export findingName */
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
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
    const where = entry.location ? ` at ${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(entry.location)}` : "";
    return `new failure: other than the one in the baseline${where}${entryNote(entry)}`;
}
/** Why an entry of the baseline is accepted, and where it is tracked. */
function entryNote({ reason, tracking } = {}) {
    const why = reason === undefined ? "" : `: ${line(reason, 300)}`;
    return tracking === undefined ? why : `${why} (${line(tracking, 300)})`;
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
    const where = serverName(server, target_version);
    if (where === "")
        return line(rule_id);
    return `${line(rule_id)} ${server === null ? "at" : "on"} ${where}`;
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
