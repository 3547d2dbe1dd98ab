export const id = 4647;
export const ids = [4647];
export const modules = {

/***/ 64647:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mockCommand: () => (/* binding */ mockCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/json/json-text.ts
var json_text = __webpack_require__(93080);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./schemas/mock.v1.json
const mock_v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/mock.v1.json","title":"MockManifest","description":"A mock server: what it offers, how it answers, and how it misbehaves.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"name":{"type":"string","minLength":1,"description":"serverInfo.name; defaults to mcptest-mock"},"version":{"type":"string","minLength":1,"description":"serverInfo.version; defaults to 1.0.0"},"instructions":{"type":"string"},"protocol_versions":{"description":"The revisions that the server speaks; all published ones if omitted or empty","type":"array","uniqueItems":true,"items":{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-03-26","2026-07-28"]}},"page_size":{"type":"integer","minimum":1,"description":"Entries per page of a list; if omitted, a list is one page"},"caching":{"$ref":"#/$defs/MockCaching"},"tools":{"type":"array","items":{"$ref":"#/$defs/MockTool"}},"resources":{"type":"array","items":{"$ref":"#/$defs/MockResource"}},"resource_templates":{"type":"array","items":{"$ref":"#/$defs/MockTemplate"}},"prompts":{"type":"array","items":{"$ref":"#/$defs/MockPrompt"}}},"$defs":{"MockCaching":{"description":"The caching hints of lists, resources and server/discover at 2026-07-28","type":"object","additionalProperties":false,"properties":{"ttl_ms":{"type":"integer","minimum":0,"default":0,"description":"How long a client may cache them, in milliseconds"},"scope":{"enum":["public","private"],"default":"private","description":"Who may share the cached values"}}},"MockTool":{"description":"A tool, how it answers, and how it misbehaves","type":"object","additionalProperties":false,"required":["name","response"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"inputSchema":{"type":"object","additionalProperties":true,"description":"As the server lists it; if omitted, any object"},"outputSchema":{"type":"object","additionalProperties":true},"annotations":{"type":"object","additionalProperties":true},"response":{"description":"A string becomes one text content; `${args.x}` in it is replaced by the argument x","oneOf":[{"type":"string"},{"$ref":"#/$defs/MockStructured"},{"$ref":"#/$defs/MockResult"},{"$ref":"#/$defs/MockErrorResponse"}]},"validate":{"type":"boolean","default":true,"description":"If false, the arguments are not checked. Otherwise invalid ones are reported in a result with isError"},"faults":{"description":"How the tool misbehaves. If several faults apply to a call, a delay comes first, then the first of the others","type":"array","items":{"$ref":"#/$defs/MockFault"}}}},"MockStructured":{"description":"structuredContent, and its JSON as text content; `${args.x}` works in every string","type":"object","additionalProperties":false,"required":["structured"],"properties":{"structured":{"type":"object","additionalProperties":true}}},"MockResult":{"description":"The result as it is sent; at 2026-07-28 an object without a resultType gets `complete`","type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{}}},"MockErrorResponse":{"description":"The JSON-RPC error as it is sent","type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"$ref":"#/$defs/MockError"}}},"MockError":{"description":"A JSON-RPC error","type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{}}},"MockFault":{"description":"How a tool misbehaves, and when","type":"object","additionalProperties":false,"required":["fault"],"properties":{"fault":{"enum":["delay","hang","crash","garbage","drop"],"description":"delay answers late, hang stops answering, crash ends the process, garbage writes invalid JSON instead of the answer, drop omits this answer (over HTTP it closes the connection)"},"ms":{"type":"integer","minimum":0,"maximum":3600000,"description":"Length of the delay, in milliseconds"},"call":{"type":"integer","minimum":1,"description":"Only on the tool\'s n-th call; if omitted, on every call"}},"if":{"properties":{"fault":{"const":"delay"}}},"then":{"required":["ms"]},"else":{"properties":{"ms":false}}},"MockResource":{"description":"A resource and its content: text or blob","type":"object","additionalProperties":false,"required":["uri","name"],"properties":{"uri":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"mimeType":{"type":"string"},"text":{"type":"string"},"blob":{"type":"string","description":"Base64, instead of text"}}},"MockTemplate":{"description":"Resources whose URIs match a template; all have the same content: text or blob","type":"object","additionalProperties":false,"required":["uriTemplate","name"],"properties":{"uriTemplate":{"type":"string","minLength":1,"description":"`{x}` matches text without a slash, `{+x}` any text; there must be text between two placeholders"},"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"mimeType":{"type":"string"},"text":{"type":"string","description":"`${args.x}` in it is replaced by the value of x in the URI"},"blob":{"type":"string","description":"Base64, instead of text"},"values":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}},"description":"What completion/complete offers, by placeholder of the template"}}},"MockPrompt":{"description":"A prompt and its messages","type":"object","additionalProperties":false,"required":["name","messages"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"arguments":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"required":{"type":"boolean"},"values":{"type":"array","items":{"type":"string"},"description":"What completion/complete offers"}}}},"messages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","content"],"properties":{"role":{"enum":["user","assistant"]},"content":{"description":"A string becomes text content; `${args.x}` in it is replaced by the argument x. An object is sent as it is","anyOf":[{"type":"string"},{"type":"object","additionalProperties":true}]}}}}}}}}');
// EXTERNAL MODULE: ./src/core/json/json-pointer.ts
var json_pointer = __webpack_require__(39090);
// EXTERNAL MODULE: ./src/core/json/json-schema.ts
var json_schema = __webpack_require__(77788);
// EXTERNAL MODULE: ./src/mcp/mock/template.ts
var template = __webpack_require__(78601);
// EXTERNAL MODULE: ./src/mcp/mock/uri-template.ts
var uri_template = __webpack_require__(38260);
;// CONCATENATED MODULE: ./src/mcp/mock/manifest-problems.ts


const KEY_OF_KIND = { tools: "name", resources: "uri", resource_templates: "uriTemplate", prompts: "name" };
const KINDS = ["tools", "resources", "resource_templates", "prompts"];
/** Finds the problems of a manifest that its schema cannot express. */
function manifestProblems(manifest, locate) {
    const problems = [];
    const report = (path, title, description, fix) => problems.push({ location: locate(path), pointer: `/${path.join("/")}`, title, description, fix });
    for (const kind of KINDS) {
        const seen = new Set();
        const key = KEY_OF_KIND[kind];
        for (const [index, entry] of (manifest[kind] ?? []).entries()) {
            const value = new Map(Object.entries(entry)).get(key);
            if (seen.has(value)) {
                report([kind, index, key], `Two ${kind} have the same ${key}`, `${value} occurs twice.`, "Rename one of them.");
            }
            seen.add(value);
        }
    }
    for (const kind of ["resources", "resource_templates"]) {
        for (const [index, { text, blob }] of (manifest[kind] ?? []).entries()) {
            if ((text === undefined) !== (blob === undefined))
                continue;
            report([kind, index], "A resource needs exactly one content", "It needs either text or blob.", "Keep one.");
        }
    }
    for (const [index, { uriTemplate }] of (manifest.resource_templates ?? []).entries()) {
        const wrong = (0,uri_template/* wrongTemplate */.MZ)(uriTemplate);
        const fix = "Write text with {name} or {+name} in it.";
        if (wrong)
            report(["resource_templates", index, "uriTemplate"], "A URI template cannot be used", wrong, fix);
    }
    const texts = [
        ...(manifest.tools ?? []).flatMap(({ response }, index) => {
            const filled = typeof response === "string" ? response : "structured" in response ? response.structured : "";
            return [[["tools", index, "response"], filled]];
        }),
        ...(manifest.resource_templates ?? []).map(({ text }, index) => [
            ["resource_templates", index, "text"],
            text,
        ]),
        ...(manifest.prompts ?? []).map(({ messages }, index) => [
            ["prompts", index, "messages"],
            messages.map(({ content }) => (typeof content === "string" ? content : "")),
        ]),
    ];
    for (const [path, value] of texts) {
        for (const reference of (0,template/* wrongReferences */.sL)(value)) {
            const fix = `Write \${args.NAME}, or use result: for text that goes out as it is.`;
            report(path, "A reference points to nothing", `${reference} is not an argument of the call.`, fix);
        }
    }
    return problems;
}

;// CONCATENATED MODULE: ./src/mcp/mock/tool-list.ts

const NO_ANSWER = "This mock knows the tools of the server, but none of its answers.";
/** The tools of a tools/list answer, its result, or a plain list; else undefined. */
function toolsIn(value) {
    if ((0,json/* isObject */.Gv)(value) && "jsonrpc" in value)
        return toolsOf(value.result);
    const tools = toolsOf(value);
    // An object with an empty list may be a manifest with other members.
    return tools?.length === 0 && (0,json/* isObject */.Gv)(value) ? undefined : tools;
}
function toolsOf(value) {
    const tools = (0,json/* isObject */.Gv)(value) ? value.tools : value;
    return Array.isArray(tools) && tools.every(isListedTool) ? tools : undefined;
}
/** A manifest with these tools, each of which answers with its arguments. */
function manifestOfTools(tools) {
    return {
        tools: tools.map((tool) => ({
            ...tool,
            // Only an error need not match the output schema.
            response: tool.outputSchema === undefined
                ? `${NO_ANSWER} Arguments: \${args}`
                : { result: { content: [{ type: "text", text: NO_ANSWER }], isError: true } },
        })),
    };
}
/** A tool of a manifest has a response; a listed tool does not. */
function isListedTool(value) {
    return (0,json/* isObject */.Gv)(value) && typeof value.name === "string" && (0,json/* isObject */.Gv)(value.inputSchema) && !("response" in value);
}

;// CONCATENATED MODULE: ./src/mcp/mock/load.ts









const MAX_BYTES = 4 * 1024 * 1024;
/**
 * Reads what a mock plays: a manifest, YAML or JSON, at the top level of its file or under `mock_server`; or a JSON file
 * with the listed tools of a server. Throws a UserError with every problem of the file.
 *
 * @param path of the file
 * @param displayPath the path as messages show it
 */
function loadMockManifest(path, displayPath = path) {
    const text = readManifest(path, displayPath);
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines });
    const place = (from, to) => load_location(displayPath, lines, from, to);
    if (document.errors.length > 0) {
        throw new problem/* UserError */.yo(document.errors.map(({ message, pos: [from, to] }) => ({
            location: place(from, Math.max(to, from + 1)),
            title: "The mock manifest is not valid YAML",
            description: (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "."),
            fix: "Fix the YAML at this place.",
        })));
    }
    const whole = toValue(document, displayPath);
    const base = (0,json/* isObject */.Gv)(whole) && "mock_server" in whole ? ["mock_server"] : [];
    const value = (0,json/* isObject */.Gv)(whole) && base.length > 0 ? whole.mock_server : whole;
    const tools = path.endsWith(".json") ? toolsIn(value) : undefined;
    if (tools !== undefined)
        return manifestOfTools(tools);
    const locate = (path) => {
        for (let length = path.length; length >= 0; length -= 1) {
            const node = document.getIn([...base, ...path.slice(0, length)], true);
            if ((0,dist/* isNode */.Ll)(node) && node.range)
                return place(node.range[0], node.range[1]);
        }
        return place(0, 1);
    };
    const errors = errorsOf(value);
    const manifest = value;
    const problems = errors.length === 0 ? manifestProblems(manifest, locate) : schemaProblems(errors, locate);
    if (problems.length > 0)
        throw new problem/* UserError */.yo(problems.sort(byPlace));
    return manifest;
}
const errorsOf = (0,json_schema/* schemaValidator */.K)(mock_v1_namespaceObject);
function readManifest(path, displayPath) {
    try {
        return (0,read_file/* readRegularFile */.XF)(path, MAX_BYTES).toString("utf8");
    }
    catch (error) {
        if (error instanceof read_file/* UnreadableFile */.ie && error.code === "TOO_LARGE") {
            throw (0,problem/* userError */.IF)(`The mock manifest ${displayPath} is too large`, `${error.message}.`, "Leave out what no test needs.");
        }
        const description = error instanceof Error ? error.message : String(error);
        throw (0,problem/* userError */.IF)(`The mock manifest ${displayPath} cannot be read`, description, "Name a file that exists.");
    }
}
function toValue(document, displayPath) {
    try {
        return document.toJS({ maxAliasCount: 1_000 });
    }
    catch (error) {
        const description = error instanceof Error ? error.message : String(error);
        throw (0,problem/* userError */.IF)(`The mock manifest ${displayPath} cannot be read`, description, "Fix its anchors and aliases.");
    }
}
function schemaProblems(errors, locate) {
    return errors
        .filter((error) => isMostSpecific(error, errors))
        .map((error) => {
        const path = error.instancePath.split("/").slice(1).map(unescaped);
        const place = path.length === 0 ? "the manifest" : path.join(".");
        const { text, fix, key } = explain(error);
        return {
            location: locate(key === undefined ? path : [...path, key]),
            pointer: error.instancePath,
            title: "The mock manifest is not valid",
            description: `${place} ${text}.`,
            fix,
        };
    });
}
/**
 * Of the errors in branches of a oneOf or anyOf, only those inside the value are useful; if there are none, the error of
 * the keyword itself is reported.
 */
function isMostSpecific(error, all) {
    const choice = all.find(({ keyword, instancePath }) => /^(one|any)Of$/.test(keyword) && error.instancePath === instancePath);
    if (choice === undefined)
        return error.keyword !== "if";
    return error === choice && !all.some(({ instancePath }) => instancePath.startsWith(`${choice.instancePath}/`));
}
function explain({ keyword, params, message }) {
    switch (keyword) {
        case "additionalProperties": {
            const key = String(params.additionalProperty);
            return { text: `has the unknown member ${JSON.stringify(key)}`, fix: "Remove it, or fix its spelling.", key };
        }
        case "required":
            return { text: `lacks ${JSON.stringify(params.missingProperty)}`, fix: `Add ${params.missingProperty}.` };
        case "enum":
            return {
                text: "has a value that is not allowed",
                fix: `Write one of ${params["allowedValues"].join(", ")}.`,
            };
        case "oneOf":
            return {
                text: "has none of the allowed forms",
                fix: "Write a string, or a mapping with one of structured, result and error.",
            };
        case "anyOf":
            return { text: "is neither text nor a content block", fix: "Write a string, or a mapping with a type." };
        case "false schema":
            return { text: "has no meaning for this fault", fix: "Remove it: only a delay takes ms." };
        default:
            return { text: message, fix: "Write what the schema asks for (mcptest schema mock)." };
    }
}
function load_location(file, lines, from, to) {
    const start = lines.linePos(from);
    const end = lines.linePos(to);
    return { file, line: start.line, column: start.col, end_line: end.line, end_column: end.col };
}
function byPlace({ location: a }, { location: b }) {
    return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}
function unescaped(part) {
    return /^\d+$/.test(part) ? Number(part) : (0,json_pointer/* pointerKey */.dW)(part);
}

// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/mcp/mock/answer.ts + 4 modules
var mock_answer = __webpack_require__(24040);
// EXTERNAL MODULE: ./src/mcp/mock/envelope.ts
var envelope = __webpack_require__(18631);
// EXTERNAL MODULE: ./src/mcp/mock/revisions.ts
var revisions = __webpack_require__(11717);
;// CONCATENATED MODULE: ./src/mcp/mock/manifest-script.ts




const GARBAGE = "}{ this is not JSON";
/** Plays a manifest: its answers and faults. */
class ManifestScript {
    revisions;
    tools;
    #manifest;
    #calls = new Map();
    constructor(manifest) {
        this.#manifest = manifest;
        this.revisions = (0,revisions/* revisionsOf */.Ow)(manifest);
        this.tools = manifest.tools ?? [];
    }
    async perform({ method, params, revision, signal, }) {
        for (const { fault, ms } of method === "tools/call" ? this.#faultsOf(params.name) : []) {
            if (fault === "delay")
                await (0,duration/* sleep */.yy)(ms ?? 0, { signal });
            else if (fault === "garbage")
                return { kind: "text", text: GARBAGE, status: 200 };
            else
                return { kind: fault };
        }
        if (signal.aborted)
            return { kind: "drop" };
        const answer = await (0,mock_answer/* answerOf */.u)(this.#manifest, method, params, revision);
        return (0,revisions/* isModern */.oy)(revision) ? (0,envelope/* modernAnswer */.Mv)(this.#manifest, method, answer) : { answer, status: 200 };
    }
    /** Counts a tool call and returns its faults; delays come first. */
    #faultsOf(name) {
        const tool = this.tools.find((candidate) => candidate.name === name);
        if (tool?.faults === undefined)
            return [];
        const count = (this.#calls.get(tool.name) ?? 0) + 1;
        this.#calls.set(tool.name, count);
        const due = tool.faults.filter(({ call = count }) => call === count);
        return due.sort((a, b) => Number(b.fault === "delay") - Number(a.fault === "delay"));
    }
}

// EXTERNAL MODULE: ./src/mcp/mock/stdio.ts
var stdio = __webpack_require__(20622);
;// CONCATENATED MODULE: ./src/cli/commands/mock.ts










const MAX_RECORDING = 64 * 1024 * 1024;
/**
 * `mcptest mock FILE`: plays a manifest, a list of tools or a recording over stdio until stdin ends, or over Streamable
 * HTTP until it is interrupted. Throws a UserError for an invalid file, or if it cannot listen on the port.
 */
async function mockCommand(file, flags, { redactor }) {
    const script = await scriptOf(file, flags, redactor);
    if (flags.http === undefined)
        return (await (0,stdio/* serveMock */.W)(script, (0,out/* standardStreams */.bB)())) === "crashed" ? 1 : 0;
    const { serveMockHttp } = await __webpack_require__.e(/* import() */ 6964).then(__webpack_require__.bind(__webpack_require__, 6964));
    const { url, crashed } = await serveMockHttp(script, {
        port: flags.http,
        host: flags.host,
        sse: flags.sse === true,
    });
    await (0,out/* writeOut */.sD)(redactor.text(`${url}\n`));
    await crashed;
    return 1;
}
async function scriptOf(file, { revision }, redactor) {
    const path = (0,external_node_path_.resolve)(file);
    if (isRecording(path)) {
        if (revision.length > 0) {
            const reason = `${file} is a recording, which has the answers of one revision.`;
            throw (0,problem/* userError */.IF)("a recording has its own revision", reason, "Leave --revision out, or record it at that revision.");
        }
        const { readCassette } = await __webpack_require__.e(/* import() */ 6800).then(__webpack_require__.bind(__webpack_require__, 76800));
        const { RecordingScript } = await __webpack_require__.e(/* import() */ 8850).then(__webpack_require__.bind(__webpack_require__, 48850));
        return new RecordingScript(readCassette(path, file), (request) => redactor.value(request));
    }
    const manifest = loadMockManifest(path, file);
    if (revision.length > 0)
        manifest.protocol_versions = revision;
    return new ManifestScript(manifest);
}
/** By its name or its content, because a recording may have been renamed. */
function isRecording(path) {
    if (/\.cassette\.json$/i.test(path))
        return true;
    if (!/\.json$/i.test(path))
        return false;
    try {
        const text = (0,read_file/* readRegularFile */.XF)(path, MAX_RECORDING).toString("utf8");
        // Too large to check here: the reader of recordings reports it.
        if ((0,json_text/* hasMoreValues */.wn)(text, limits/* LIMITS */.b1.cassetteValues))
            return true;
        const value = JSON.parse(text);
        return (0,json/* isObject */.Gv)(value) && "interactions" in value;
    }
    catch {
        // The reader of manifests reports a file that cannot be read.
        return false;
    }
}


/***/ }),

/***/ 83323:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ TOOL_NAME)
/* harmony export */ });
/** The name by which the program calls itself, to servers and in files. */
const TOOL_NAME = "mcptest";


/***/ }),

/***/ 52419:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const LINE_FEED = 0x0a;
const REPLACEMENT = "\ufffd";
const HEAD_BYTES = 4 * 1024;
/** Splits a stream of bytes into lines, in linear time and with at most `maxBytes` (and one chunk) held. */
class LineSplitter {
    #maxBytes;
    #sink;
    #parts = [];
    #size = 0;
    /** Inside a line that was over the limit: dropped up to its end. */
    #skipping = false;
    constructor(maxBytes, sink) {
        this.#maxBytes = maxBytes;
        this.#sink = sink;
    }
    push(chunk, at) {
        const first = chunk.indexOf(LINE_FEED);
        // Usually a chunk is one whole line: it is passed on without a view or a copy of its bytes.
        if (first !== -1 && first === chunk.length - 1 && first <= this.#maxBytes && this.#size === 0 && !this.#skipping) {
            const text = chunk.toString("utf8", 0, first);
            this.#sink.line(text, at, !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(chunk));
            return;
        }
        let from = 0;
        for (let to = first; to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
            this.#endLine(chunk.subarray(from, to), at);
            from = to + 1;
        }
        if (from < chunk.length && !this.#skipping)
            this.#hold(chunk.subarray(from), at);
    }
    /** True if the beginning of a line is held. */
    get isWithinLine() {
        return this.#size > 0;
    }
    /** Ends the stream: what is left counts as a line if `isWhole` returns true. */
    end(at, isWhole = () => true) {
        if (this.#size === 0)
            return;
        if (isWhole(Buffer.concat(this.#parts).toString("utf8")))
            this.#endLine(Buffer.alloc(0), at);
        else
            this.#clear();
    }
    #endLine(rest, at) {
        if (this.#skipping) {
            this.#skipping = false;
            return;
        }
        if (this.#size + rest.length > this.#maxBytes) {
            this.#refuse(rest, at);
            return;
        }
        const bytes = this.#size === 0 ? rest : Buffer.concat([...this.#parts, rest]);
        this.#clear();
        const text = bytes.toString("utf8");
        this.#sink.line(text, at, !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes));
    }
    #hold(part, at) {
        if (this.#size + part.length > this.#maxBytes) {
            this.#refuse(part, at);
            this.#skipping = true;
            return;
        }
        this.#parts.push(part);
        this.#size += part.length;
    }
    #refuse(rest, at) {
        const bytes = Buffer.concat([...this.#parts, rest], Math.min(HEAD_BYTES, this.#size + rest.length));
        this.#clear();
        this.#sink.tooLarge(bytes.toString("utf8"), at);
    }
    #clear() {
        if (this.#size === 0)
            return;
        this.#parts = [];
        this.#size = 0;
    }
}


/***/ }),

/***/ 59428:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   av: () => (/* binding */ salvage),
/* harmony export */   zR: () => (/* binding */ looksLikeFrame)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_json_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93080);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36419);



const NO_FLAWS = [];
const MAX_SALVAGED = 100;
/** Classifies a parsed line. Tolerant: a frame is classified by the members that it has, with its flaws. */
function classify(value) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
        if (!Array.isArray(value))
            return { kind: "noise" };
        if (value.length > 0 && value.every(_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv))
            return { kind: "batch", members: value };
        return value.length === 0 ? { kind: "malformed", flaws: ["is an empty array"] } : { kind: "noise" };
    }
    if ("method" in value)
        return classifyCall(value);
    // An error may name no request, if its id could not be read. With neither a result nor an error it is an answer
    // if it names itself a message: a line of a log may have an id too.
    const isAnswer = "error" in value || ("id" in value && ("result" in value || "jsonrpc" in value));
    if (isAnswer)
        return { kind: "response", frame: value, id: value.id, flaws: flawsOfResponse(value) };
    if ("result" in value)
        return { kind: "malformed", flaws: ["has a result, but no id"] };
    return { kind: "malformed", flaws: ["is an object with neither method, result nor error"] };
}
/**
 * The JSON objects in a line that is not valid JSON (two frames without a line feed between them, a frame after a byte
 * order mark or a prompt), and the text around them. Linear; at most 100 objects.
 */
function salvage(line) {
    const values = [];
    let rest = "";
    let from = 0;
    const opening = /\{\s*"/g;
    for (let found = opening.exec(line); found !== null && values.length < MAX_SALVAGED; found = opening.exec(line)) {
        const end = endOfObject(line, found.index);
        const value = end === -1 ? undefined : parseObject(line.slice(found.index, end));
        // Stops at the first failure: trying every brace would be quadratic.
        if (value === undefined)
            break;
        values.push(value);
        rest += line.slice(from, found.index);
        from = end;
        opening.lastIndex = end;
    }
    return { values, rest: (rest + line.slice(from)).trim() };
}
/** True if a line looks like a broken frame rather than a log line. */
function looksLikeFrame(line) {
    return /^\ufeff?\s*(\{\s*"|\[\s*\{\s*")/.test(line);
}
function classifyCall(frame) {
    const { method, id, params } = frame;
    if (typeof method !== "string")
        return { kind: "malformed", flaws: ["has a method that is not a string"] };
    const flaws = wrongVersion(frame) ? ['has no `jsonrpc: "2.0"`'] : [];
    if (params !== undefined && !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(params))
        flaws.push("has params that are not an object");
    if (!("id" in frame))
        return { kind: "notification", frame, method, flaws };
    if (typeof id === "string" || typeof id === "number")
        return { kind: "request", frame, id, method, flaws };
    return { kind: "malformed", flaws: [...flaws, "is a request whose id is neither a string nor a number"] };
}
function flawsOfResponse(frame) {
    const { result, error } = frame;
    const hasError = "error" in frame;
    if (!wrongVersion(frame) && !hasError && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result))
        return NO_FLAWS;
    const flaws = [];
    if (wrongVersion(frame))
        flaws.push('has no `jsonrpc: "2.0"`');
    if (hasError && "result" in frame)
        flaws.push("has a result and an error at once");
    if (!hasError && !("result" in frame))
        flaws.push("has neither a result nor an error");
    else if (!hasError && !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result))
        flaws.push("has a result that is not an object");
    if (hasError && !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(error))
        flaws.push("has an error that is not an object");
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(error)) {
        if (!("code" in error))
            flaws.push("has an error without a code");
        else if (!Number.isInteger(error.code))
            flaws.push("has an error whose code is not an integer");
        if (typeof error.message !== "string")
            flaws.push("has an error without a message");
    }
    return flaws;
}
function wrongVersion(frame) {
    return frame.jsonrpc !== "2.0";
}
/** The index after the brace that closes the object at `start`, or -1. */
function endOfObject(line, start) {
    let depth = 0;
    let quoted = false;
    for (let index = start; index < line.length; index += 1) {
        const char = line[index];
        if (quoted) {
            if (char === "\\")
                index += 1;
            else if (char === '"')
                quoted = false;
        }
        else if (char === '"')
            quoted = true;
        else if (char === "{")
            depth += 1;
        else if (char === "}") {
            depth -= 1;
            if (depth === 0)
                return index + 1;
        }
    }
    return -1;
}
function parseObject(text) {
    // The text around it may have hidden how many they are.
    if ((0,_core_json_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMoreValues */ .wn)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.values))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 24040:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ answerOf),
  C: () => (/* binding */ serverInfo)
});

// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/mock/types.ts
var types = __webpack_require__(15046);
;// CONCATENATED MODULE: ./src/mcp/mock/completion.ts



const MAX_VALUES = 100;
/** True if a prompt or a template has completion values. */
function offersCompletion({ prompts = [], resource_templates: templates = [] }) {
    return (templates.some(({ values }) => values !== undefined) ||
        prompts.some((prompt) => prompt.arguments?.some(({ values }) => values !== undefined)));
}
/** The values of an argument that start with the typed text; at most 100, as the protocol requires. */
function complete(manifest, { ref, argument }) {
    if (!(0,json/* isObject */.Gv)(ref) ||
        !(0,json/* isObject */.Gv)(argument) ||
        typeof argument.name !== "string" ||
        typeof argument.value !== "string") {
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, "completion/complete needs a ref, and an argument with a name and a value");
    }
    const { name, value: typed } = argument;
    const all = valuesOf(manifest, ref, name);
    if (all === undefined)
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Nothing to complete: ${(0,redacted/* jsonExcerpt */.Yf)(ref, 200, "")}`);
    const fitting = all.filter((value) => value.startsWith(typed));
    const values = fitting.slice(0, MAX_VALUES);
    return { result: { completion: { values, total: fitting.length, hasMore: values.length < fitting.length } } };
}
/** The values of an argument; undefined if the prompt or template does not exist. */
function valuesOf(manifest, ref, name) {
    if (ref.type === "ref/prompt") {
        const prompt = manifest.prompts?.find((candidate) => candidate.name === ref.name);
        return prompt && (prompt.arguments?.find((argument) => argument.name === name)?.values ?? []);
    }
    if (ref.type !== "ref/resource")
        return undefined;
    const template = manifest.resource_templates?.find(({ uriTemplate }) => uriTemplate === ref.uri);
    return template && (new Map(Object.entries(template.values ?? {})).get(name) ?? []);
}

// EXTERNAL MODULE: ./src/mcp/mock/template.ts
var template = __webpack_require__(78601);
;// CONCATENATED MODULE: ./src/mcp/mock/prompts.ts



/** The messages of a prompt, with its arguments in them. */
function getPrompt(prompts, params) {
    const prompt = prompts.find(({ name }) => name === params.name);
    if (prompt === undefined)
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Unknown prompt: ${JSON.stringify(params.name)}`);
    const args = (0,json/* isObject */.Gv)(params.arguments) ? params.arguments : {};
    const missing = (prompt.arguments ?? []).filter(({ name, required }) => required && !Object.hasOwn(args, name));
    if (missing.length > 0) {
        const names = missing.map(({ name }) => name).join(", ");
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Missing arguments of prompt ${prompt.name}: ${names}`);
    }
    const messages = prompt.messages.map(({ role, content }) => ({
        role,
        content: typeof content === "string" ? { type: "text", text: (0,template/* fillTemplate */.ou)(content, args) } : content,
    }));
    return { result: { description: prompt.description, messages } };
}

// EXTERNAL MODULE: ./src/mcp/mock/revisions.ts
var revisions = __webpack_require__(11717);
// EXTERNAL MODULE: ./src/mcp/mock/uri-template.ts
var uri_template = __webpack_require__(38260);
;// CONCATENATED MODULE: ./src/mcp/mock/resources.ts




const RESOURCE_NOT_FOUND = -32002;
/** The content of the resource with this URI, else of the first matching template. */
function readResource(manifest, uri, revision) {
    const found = manifest.resources?.find((resource) => resource.uri === uri);
    if (found !== undefined)
        return contents(uri, found);
    for (const { uriTemplate, mimeType, text, blob } of manifest.resource_templates ?? []) {
        const args = typeof uri === "string" ? (0,uri_template/* matchUri */.oN)((0,uri_template/* partsOf */.CI)(uriTemplate), uri) : undefined;
        if (args === undefined)
            continue;
        return contents(uri, { mimeType, blob, text: text === undefined ? undefined : (0,template/* fillTemplate */.ou)(text, args) });
    }
    return (0,types/* refusal */.x5)((0,revisions/* isModern */.oy)(revision) ? types/* INVALID_PARAMS */.lz : RESOURCE_NOT_FOUND, "Resource not found", { uri });
}
function contents(uri, { mimeType, text, blob }) {
    return { result: { contents: [{ uri, mimeType, ...(blob === undefined ? { text } : { blob }) }] } };
}

;// CONCATENATED MODULE: ./src/mcp/mock/tools.ts




/** Answers a tool call from the manifest, after validating its arguments. */
async function callTool(tools, params, revision) {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Unknown tool: ${JSON.stringify(params.name)}`);
    const { arguments: args = {} } = params;
    const { inputSchema, validate = true, response } = tool;
    // The request itself is malformed, so this is no tool error.
    if (validate && !(0,json/* isObject */.Gv)(args))
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, "The arguments of a tool must be an object");
    if (inputSchema && validate) {
        const { argumentErrors } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(351)]).then(__webpack_require__.bind(__webpack_require__, 50351));
        try {
            const errors = argumentErrors(inputSchema, args);
            if (errors.length > 0)
                return wrongArguments(tool.name, errors);
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            return (0,types/* refusal */.x5)(types/* INTERNAL_ERROR */.zR, `The inputSchema of ${tool.name} is not a valid schema: ${reason}`);
        }
    }
    if (typeof response === "string")
        return { result: { content: [textContent((0,template/* fillTemplate */.ou)(response, args))] } };
    if (!("structured" in response))
        return response;
    const structuredContent = (0,template/* fillValue */.Vk)(response.structured, args);
    const content = [textContent(JSON.stringify(structuredContent))];
    return { result: (0,revisions/* hasStructuredContent */.ty)(revision) ? { content, structuredContent } : { content } };
}
/** A tool error, not a protocol error, so that a model can read it and try again. */
function wrongArguments(tool, errors) {
    const text = `Invalid arguments for tool ${tool}: ${errors.join("; ")}`;
    return { result: { content: [textContent(text)], isError: true } };
}
function textContent(text) {
    return { type: "text", text };
}

;// CONCATENATED MODULE: ./src/mcp/mock/answer.ts







const EMPTY_SCHEMA = { type: "object" };
/**
 * The answer of a mock to a request, without faults.
 *
 * @param revision of the answer
 */
async function answerOf(manifest, method, params, revision) {
    if (!offers(manifest, method, revision))
        return (0,types/* refusal */.x5)(types/* METHOD_NOT_FOUND */.X$, `Method not found: ${method}`);
    const { tools = [], resources = [], resource_templates: templates = [], prompts = [] } = manifest;
    const list = (key, entries) => {
        const visible = entries.map((entry) => (0,revisions/* fieldsAt */.$5)(revision, entry));
        return pageOf(key, visible, manifest.page_size, params.cursor);
    };
    switch (method) {
        case "initialize":
            return { result: initializeResult(manifest, params.protocolVersion) };
        case "server/discover":
            return { result: discoverResult(manifest, revision) };
        case "tools/list":
            return list("tools", tools.map(({ response, validate, faults, inputSchema = EMPTY_SCHEMA, ...tool }) => ({ ...tool, inputSchema })));
        case "tools/call":
            return callTool(tools, params, revision);
        case "resources/list":
            return list("resources", resources.map(({ text, blob, ...resource }) => resource));
        case "resources/templates/list":
            return list("resourceTemplates", templates.map(({ text, blob, values, ...template }) => template));
        case "resources/read":
            return readResource(manifest, params.uri, revision);
        case "prompts/list":
            return list("prompts", prompts.map(({ messages, arguments: names, ...prompt }) => names === undefined ? prompt : { ...prompt, arguments: names.map(({ values, ...argument }) => argument) }));
        case "prompts/get":
            return getPrompt(prompts, params);
        case "completion/complete":
            return complete(manifest, params);
        default:
            return { result: {} };
    }
}
/** True if the mock has the method at this revision. */
function offers(manifest, method, revision) {
    const { tools, resources, prompts } = manifest;
    switch (method) {
        case "initialize":
        case "ping":
            return !(0,revisions/* isModern */.oy)(revision);
        case "server/discover":
            return (0,revisions/* isModern */.oy)(revision);
        case "tools/list":
        case "tools/call":
            return tools !== undefined;
        case "resources/list":
        case "resources/templates/list":
        case "resources/read":
            return resources !== undefined || manifest.resource_templates !== undefined;
        case "prompts/list":
        case "prompts/get":
            return prompts !== undefined;
        case "completion/complete":
            return offersCompletion(manifest);
        default:
            return false;
    }
}
function initializeResult(manifest, requested) {
    const protocolVersion = (0,revisions/* agreedRevision */.kv)((0,revisions/* revisionsOf */.Ow)(manifest).legacy, requested);
    const capabilities = capabilitiesOf(manifest, protocolVersion);
    return { protocolVersion, capabilities, serverInfo: serverInfo(manifest), ...instructionsOf(manifest) };
}
function discoverResult(manifest, revision) {
    const supportedVersions = (0,revisions/* revisionsOf */.Ow)(manifest).modern;
    return { supportedVersions, capabilities: capabilitiesOf(manifest, revision), ...instructionsOf(manifest) };
}
function capabilitiesOf(manifest, revision) {
    const methods = { tools: "tools/list", resources: "resources/list", prompts: "prompts/list" };
    const offered = Object.entries(methods).filter(([, method]) => offers(manifest, method, revision));
    if (offersCompletion(manifest) && revision >= known/* SINCE */.Fe.completions)
        offered.push(["completions", ""]);
    return Object.fromEntries(offered.map(([name]) => [name, {}]));
}
/** The `serverInfo` of a mock. */
function serverInfo({ name = "mcptest-mock", version = "1.0.0" }) {
    return { name, version };
}
function instructionsOf({ instructions }) {
    return instructions === undefined ? {} : { instructions };
}
/**
 * One page of a list.
 *
 * @param key of the entries in the result
 * @param size of a page; undefined for a single page
 * @param cursor as the client sent it
 */
function pageOf(key, entries, size, cursor) {
    const from = cursor === undefined ? 0 : startOf(cursor);
    if (from === undefined || (cursor !== undefined && from >= entries.length)) {
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Invalid cursor: ${JSON.stringify(cursor)}`);
    }
    const to = size === undefined ? entries.length : from + size;
    const result = { [key]: entries.slice(from, to) };
    if (to < entries.length)
        result.nextCursor = Buffer.from(`from ${to}`).toString("base64");
    return { result };
}
/** Cursors are opaque to clients; base64 keeps clients from computing them. */
function startOf(cursor) {
    if (typeof cursor !== "string")
        return undefined;
    const found = /^from ([1-9]\d{0,8})$/.exec(Buffer.from(cursor, "base64").toString("latin1"))?.[1];
    return found === undefined ? undefined : Number(found);
}


/***/ }),

/***/ 18631:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ frameOf),
/* harmony export */   Mv: () => (/* binding */ modernAnswer),
/* harmony export */   SH: () => (/* binding */ requestRefusal),
/* harmony export */   vY: () => (/* binding */ parseMessage),
/* harmony export */   zL: () => (/* binding */ revisionNamed)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _revisions_known_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98042);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24040);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15046);




const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
const SERVER_KEY = "io.modelcontextprotocol/serverInfo";
const UNSUPPORTED_VERSION = -32022;
const CACHEABLE = new Set([
    "server/discover",
    "tools/list",
    "resources/list",
    "resources/templates/list",
    "resources/read",
    "prompts/list",
]);
/** The revision in the `_meta` of a message, if any. */
function revisionNamed({ params }) {
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(params) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(params._meta) ? params._meta[VERSION_KEY] : undefined;
}
/** The error for a request without a handshake whose `_meta` or revision is invalid. */
function requestRefusal(frame, modern) {
    const { method, params } = frame;
    const unsupported = (requested) => (0,_types_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(UNSUPPORTED_VERSION, "Unsupported protocol version", { supported: modern, requested });
    // A client of an older revision shows only this error to its user.
    if (method === "initialize" && revisionNamed(frame) === undefined)
        return unsupported((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(params) ? params.protocolVersion : undefined);
    const meta = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(params) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(params._meta) ? params._meta : {};
    const requested = meta[VERSION_KEY];
    const missing = [
        ...(typeof requested === "string" ? [] : [VERSION_KEY]),
        ...((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(meta[CAPABILITIES_KEY]) ? [] : [CAPABILITIES_KEY]),
    ];
    if (missing.length > 0) {
        const message = `Missing in _meta: ${missing.join(", ")}. Supported versions: ${modern.join(", ")}`;
        return (0,_types_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .INVALID_PARAMS */ .lz, message);
    }
    return modern.includes(String(requested)) ? undefined : unsupported(requested);
}
/** An answer at a revision without a handshake. */
function modernAnswer(manifest, method, answer) {
    if ("error" in answer)
        return { answer, status: answer.error.code === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .METHOD_NOT_FOUND */ .X$ ? 404 : 200 };
    const { result } = answer;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result))
        return { answer, status: 200 };
    const { resultType = "complete", _meta } = result;
    const { ttl_ms: ttlMs = 0, scope: cacheScope = "private" } = manifest.caching ?? {};
    const hints = CACHEABLE.has(method) && resultType === "complete" ? { ttlMs, cacheScope } : {};
    const meta = { [SERVER_KEY]: (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .serverInfo */ .C)(manifest), ...((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(_meta) ? _meta : {}) };
    return { answer: { result: { resultType, ...hints, ...result, _meta: meta } }, status: 200 };
}
/** An answer as a message; `id` is undefined if the request has no readable one. */
function frameOf(id, answer, revision) {
    if (id !== undefined)
        return { jsonrpc: "2.0", id, ...answer };
    return revision < _revisions_known_js__WEBPACK_IMPORTED_MODULE_0__/* .SINCE */ .Fe.errorsWithoutId ? { jsonrpc: "2.0", id: null, ...answer } : { jsonrpc: "2.0", ...answer };
}
/** Parses a message; undefined if it is not valid JSON. */
function parseMessage(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 35606:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MockPlayer),
/* harmony export */   r: () => (/* binding */ newPeer)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59428);
/* harmony import */ var _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94738);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18631);
/* harmony import */ var _revisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11717);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15046);






/** A new client. */
function newPeer() {
    return { revision: undefined, inFlight: new Map() };
}
/** Plays a script over any transport. */
class MockPlayer {
    script;
    #hangs = false;
    constructor(script) {
        this.script = script;
    }
    /** True after a `hang`: no request is answered. */
    get hangs() {
        return this.#hangs;
    }
    /** True for a message without a handshake; `headerRevision`: the revision in its header. */
    isModern(message, headerRevision) {
        const { legacy, modern } = this.script.revisions;
        if (modern.length === 0 || legacy.length === 0)
            return modern.length > 0;
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(message))
            return headerRevision !== undefined && modern.includes(headerRevision);
        return (message.method === "server/discover" ||
            (0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .revisionNamed */ .zL)(message) !== undefined ||
            modern.includes(headerRevision ?? ""));
    }
    /**
     * What the mock does about one message.
     *
     * @param message undefined if it is not JSON
     */
    async reply(message, peer, delivery = {}) {
        if (this.#hangs)
            return { kind: "silence" };
        const modern = this.isModern(message, delivery.revision);
        if (!Array.isArray(message))
            return this.#replyToOne(message, peer, modern, delivery.signal);
        if (modern || peer.revision !== _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__/* .BATCH_REVISION */ .NI || message.length === 0)
            return this.#refused(peer, message);
        const replies = await Promise.all(message.map((request) => this.#replyToOne(request, peer, false, delivery.signal)));
        const end = replies.find(({ kind }) => kind === "crash" || kind === "silence");
        if (end)
            return end;
        const texts = replies.flatMap((reply) => (reply.kind === "text" ? [reply.text] : []));
        return texts.length > 0 ? { kind: "text", text: `[${texts.join(",")}]`, status: 200 } : { kind: "nothing" };
    }
    async #replyToOne(message, peer, modern, signal) {
        const classified = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L8)(message);
        if (classified.kind === "notification") {
            if (classified.method === "notifications/cancelled")
                cancel(peer, classified.frame.params);
            return { kind: "nothing" };
        }
        if (classified.kind === "response")
            return { kind: "nothing" };
        if (classified.kind !== "request")
            return this.#refused(peer, message);
        const { id, method, frame } = classified;
        const cancelled = new AbortController();
        peer.inFlight.set(id, cancelled);
        try {
            const signals = signal ? [cancelled.signal, signal] : [cancelled.signal];
            const params = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(frame.params) ? frame.params : {};
            const refused = modern ? (0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .requestRefusal */ .SH)(frame, this.script.revisions.modern) : undefined;
            if (!modern && method === "initialize") {
                peer.revision = (0,_revisions_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedRevision */ .kv)(this.script.revisions.legacy, params.protocolVersion);
            }
            const revision = this.#revisionOf(peer, modern);
            const response = refused
                ? { answer: refused, status: 400 }
                : await this.script.perform({ id, method, params, revision, signal: AbortSignal.any(signals) });
            if ("kind" in response && response.kind === "hang") {
                this.#hangs = true;
                return { kind: "silence" };
            }
            if (this.#hangs)
                return { kind: "silence" };
            if ("kind" in response)
                return response;
            return { kind: "text", text: JSON.stringify((0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .frameOf */ .Dm)(id, response.answer, revision)), status: response.status };
        }
        catch (error) {
            // For example, arguments that are nested too deeply: the other requests still need answers.
            const reason = error instanceof Error ? error.message : String(error);
            const answer = (0,_types_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_5__/* .INTERNAL_ERROR */ .zR, `The mock cannot answer this: ${reason}`);
            return { kind: "text", text: JSON.stringify((0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .frameOf */ .Dm)(id, answer, this.#revisionOf(peer, modern))), status: 200 };
        }
        finally {
            if (peer.inFlight.get(id) === cancelled)
                peer.inFlight.delete(id);
        }
    }
    /** The error for a message that is not a valid request. */
    refuse(answer, peer, id) {
        return JSON.stringify((0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .frameOf */ .Dm)(id, answer, this.#revisionOf(peer, false)));
    }
    #refused(peer, message) {
        const answer = message === undefined ? (0,_types_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_5__/* .PARSE_ERROR */ .to, "Parse error") : (0,_types_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_5__/* .INVALID_REQUEST */ .Me, "Invalid request");
        return { kind: "text", text: this.refuse(answer, peer), status: 400 };
    }
    /** The revision of an answer. */
    #revisionOf(peer, modern) {
        const { legacy, modern: [newest = ""], } = this.script.revisions;
        return modern ? newest : (peer.revision ?? legacy[0] ?? newest);
    }
}
function cancel({ inFlight }, params) {
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(params))
        inFlight.get(params.requestId)?.abort();
}


/***/ }),

/***/ 11717:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ fieldsAt),
/* harmony export */   Ow: () => (/* binding */ revisionsOf),
/* harmony export */   kv: () => (/* binding */ agreedRevision),
/* harmony export */   oy: () => (/* binding */ isModern),
/* harmony export */   ty: () => (/* binding */ hasStructuredContent)
/* harmony export */ });
/* harmony import */ var _revisions_known_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98042);
/* harmony import */ var _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94738);


/** The revisions without a handshake, at which each request names its revision. */
const MODERN_REVISIONS = [_revisions_known_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_MODERN */ .TZ];
/** The revision that added each member of a list entry; members that are not named exist at all revisions. */
const FIELD_SINCE = {
    annotations: "2025-03-26",
    title: "2025-06-18",
    outputSchema: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25",
    execution: "2025-11-25",
};
/** True if each request names its revision instead of a handshake. */
function isModern(revision) {
    return MODERN_REVISIONS.includes(revision);
}
/** The revisions that a mock speaks, with and without a handshake, newest first. */
function revisionsOf({ protocol_versions = [] }) {
    const supported = protocol_versions.length > 0 ? protocol_versions : [..._revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGACY_REVISIONS */ .TQ, ...MODERN_REVISIONS];
    const newestFirst = [...supported].sort().reverse();
    return { legacy: newestFirst.filter((revision) => !isModern(revision)), modern: newestFirst.filter(isModern) };
}
/** The negotiated revision: the requested one if it is supported, else the newest published one that is. */
function agreedRevision(legacy, requested) {
    if (typeof requested === "string" && legacy.includes(requested))
        return requested;
    const published = _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGACY_REVISIONS */ .TQ;
    return legacy.find((revision) => published.includes(revision)) ?? legacy[0] ?? _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__/* .NEWEST_LEGACY */ .hJ;
}
/** An entry of a list without the members that later revisions added. */
function fieldsAt(revision, entry) {
    return Object.fromEntries(Object.entries(entry).filter(([name]) => (FIELD_SINCE[name] ?? "") <= revision));
}
/** True if results of tools have structuredContent. */
function hasStructuredContent(revision) {
    return revision >= _revisions_known_js__WEBPACK_IMPORTED_MODULE_0__/* .SINCE */ .Fe.structuredContent;
}


/***/ }),

/***/ 20622:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ serveMock),
/* harmony export */   f: () => (/* binding */ MAX_MESSAGE_BYTES)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98571);
/* harmony import */ var _channel_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52419);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18631);
/* harmony import */ var _player_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35606);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15046);





const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
/** The time limit of the last answers after the end of the input, in milliseconds. */
const LAST_ANSWERS_MS = 1_000;
/**
 * Plays a script over stdio, one line of JSON per message.
 *
 * @returns how it ended: by the end of its input, after the last answers, or by a crash of the script, on which the caller
 *   ends the process with a non-zero code
 */
function serveMock(script, { input, output }) {
    return new Promise((resolve) => {
        const player = new _player_js__WEBPACK_IMPORTED_MODULE_3__/* .MockPlayer */ .A(script);
        const peer = (0,_player_js__WEBPACK_IMPORTED_MODULE_3__/* .newPeer */ .r)();
        const answering = new Set();
        let isOver = false;
        const stop = (how) => {
            isOver = true;
            input.destroy();
            resolve(how);
        };
        const write = (line) => {
            if (!isOver && output.writable)
                output.write(`${line}\n`);
        };
        const receive = async (line) => {
            if (line.trim() === "")
                return;
            const reply = await player.reply((0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMessage */ .vY)(line), peer);
            if (reply.kind === "crash")
                stop("crashed");
            else if (reply.kind === "text")
                for (const text of [...(reply.before ?? []), reply.text])
                    write(text);
        };
        const tooLarge = () => write(player.refuse((0,_types_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_4__/* .INVALID_REQUEST */ .Me, "The message is too large"), peer));
        const line = (text) => {
            const answer = receive(text).finally(() => answering.delete(answer));
            answering.add(answer);
        };
        const splitter = new _channel_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .LineSplitter */ .g(MAX_MESSAGE_BYTES, { line, tooLarge });
        const finish = async () => {
            splitter.end(0);
            await Promise.race([Promise.all(answering), (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(LAST_ANSWERS_MS)]);
            stop("ended");
        };
        output.on("error", () => stop("ended")); // the reader has gone
        input.on("data", (chunk) => splitter.push(chunk, 0));
        input.once("end", () => void finish());
        input.once("close", () => {
            if (!input.readableEnded)
                stop("ended");
        });
        input.once("error", () => stop("ended"));
    });
}


/***/ }),

/***/ 78601:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vk: () => (/* binding */ fillValue),
/* harmony export */   ou: () => (/* binding */ fillTemplate),
/* harmony export */   sL: () => (/* binding */ wrongReferences)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);

const REFERENCE = /\$\{([^{}]*)\}/g;
const ARGUMENT = /^args(\.[^.]+)*$/;
/** `text` with every `${args.x.y}` replaced by that argument: strings as they are, other values as JSON, absent ones as nothing. */
function fillTemplate(text, args) {
    return text.replace(REFERENCE, (_, path) => {
        const value = lookUp(path, args);
        return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    });
}
/** `value` with every string in it filled; a string with only one reference becomes the argument with its type. */
function fillValue(value, args) {
    if (typeof value === "string") {
        const whole = /^\$\{([^{}]*)\}$/.exec(value)?.[1];
        return whole === undefined ? fillTemplate(value, args) : (lookUp(whole, args) ?? null);
    }
    if (Array.isArray(value))
        return value.map((element) => fillValue(element, args));
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fillValue(member, args)]));
}
/** The references in the strings of `value` that name no argument. */
function wrongReferences(value) {
    if (typeof value === "string") {
        return [...value.matchAll(REFERENCE)].flatMap(([whole, path]) => (ARGUMENT.test(path ?? "") ? [] : [whole]));
    }
    if (Array.isArray(value))
        return value.flatMap(wrongReferences);
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? Object.values(value).flatMap(wrongReferences) : [];
}
function lookUp(path, args) {
    let value = args;
    for (const key of path.split(".").slice(1)) {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}


/***/ }),

/***/ 15046:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Me: () => (/* binding */ INVALID_REQUEST),
/* harmony export */   X$: () => (/* binding */ METHOD_NOT_FOUND),
/* harmony export */   lz: () => (/* binding */ INVALID_PARAMS),
/* harmony export */   to: () => (/* binding */ PARSE_ERROR),
/* harmony export */   x5: () => (/* binding */ refusal),
/* harmony export */   zR: () => (/* binding */ INTERNAL_ERROR)
/* harmony export */ });
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** An answer that is an error. */
function refusal(code, message, data) {
    return { error: data === undefined ? { code, message } : { code, message, data } };
}


/***/ }),

/***/ 38260:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   MZ: () => (/* binding */ wrongTemplate),
/* harmony export */   oN: () => (/* binding */ matchUri)
/* harmony export */ });
/** The parts of a template; undefined for a `{…}` that is neither `{name}` nor `{+name}`. */
function partsOf(template) {
    return template.split(/(\{\+?\w+\})/).flatMap((part) => {
        if (part === "")
            return [];
        const name = /^\{\+?(\w+)\}$/.exec(part)?.[1];
        return [name === undefined ? { text: part } : { name, slashes: part.startsWith("{+") }];
    });
}
/** The error of a template; undefined if it is valid. */
function wrongTemplate(template) {
    const parts = partsOf(template);
    if (parts.some((part) => "text" in part && /[{}]/.test(part.text))) {
        return "It has braces that are neither {name} nor {+name}.";
    }
    const names = parts.flatMap((part) => ("name" in part ? [part.name] : []));
    if (new Set(names).size < names.length)
        return "It has a name twice.";
    const isTouching = parts.some((part, index) => "name" in part && "name" in (parts[index + 1] ?? {}));
    return isTouching ? "It has two names with no text between them." : undefined;
}
/**
 * The values of a template's variables in a URI; undefined if the URI does not match. Each variable matches up to the
 * first occurrence of the text after it, so that the time is linear.
 */
function matchUri(parts, uri) {
    const found = new Map();
    let at = 0;
    for (const [index, part] of parts.entries()) {
        if ("text" in part) {
            if (!uri.startsWith(part.text, at))
                return undefined;
            at += part.text.length;
            continue;
        }
        const next = parts[index + 1];
        const isLast = index + 2 >= parts.length;
        const end = next === undefined ? uri.length : endOf(uri, "text" in next ? next.text : "", at, isLast);
        const value = uri.slice(at, end);
        if (end <= at || (!part.slashes && value.includes("/")))
            return undefined;
        found.set(part.name, decodeUri(value));
        at = end;
    }
    return at === uri.length ? Object.fromEntries(found) : undefined;
}
/** The index at which the text after a value starts; the last text must be at the end of the URI. */
function endOf(uri, text, from, isLast) {
    if (!isLast)
        return uri.indexOf(text, from);
    return uri.endsWith(text) ? uri.length - text.length : -1;
}
function decodeUri(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}


/***/ }),

/***/ 94738:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ BATCH_REVISION),
/* harmony export */   PN: () => (/* binding */ initializeParams),
/* harmony export */   TQ: () => (/* binding */ LEGACY_REVISIONS),
/* harmony export */   hJ: () => (/* binding */ NEWEST_LEGACY),
/* harmony export */   ri: () => (/* binding */ readInitialize)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83323);



/** The published revisions with an initialize handshake, oldest first. */
const LEGACY_REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
/** The revision to offer if none is requested. */
const NEWEST_LEGACY = "2025-11-25";
/** The only revision at which a server may send several messages in one array. */
const BATCH_REVISION = "2025-03-26";
/** The params of initialize. The revision is offered as written, even if unknown. */
function initializeParams(revision, capabilities, clientVersion) {
    return {
        protocolVersion: revision,
        capabilities,
        clientInfo: { name: _core_version_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL_NAME */ .l, version: clientVersion },
    };
}
/** Interprets the outcome of initialize. A server that answers with any result has started. */
function readInitialize(outcome, timeoutMs) {
    switch (outcome.kind) {
        case "unsendable":
            return { ok: false, rule_id: outcome.rule_id, message: outcome.message };
        case "fault":
            return { ok: false, rule_id: outcome.fault.rule_id, message: outcome.fault.message };
        case "died": {
            const { exit_code, signal } = outcome.process;
            const how = signal === null ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `exited with code ${exit_code ?? "unknown"}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `was ended by ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(signal)}`;
            return { ok: false, rule_id: "FAULT-START-EXIT", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server ${how} before it answered initialize.` };
        }
        case "timeout": {
            const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server did not answer initialize within ${Math.round(timeoutMs)} ms.`;
            return {
                ok: false,
                rule_id: "FAULT-START-TIMEOUT",
                message: outcome.note ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${message} ${outcome.note}` : message,
            };
        }
        case "answer":
            return readAnswer(outcome.answer);
    }
}
function readAnswer({ result, error }) {
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) && ["protocolVersion", "capabilities", "serverInfo"].some((name) => name in result)) {
        const { protocolVersion, serverInfo = null, capabilities = null, instructions } = result;
        return {
            ok: true,
            facts: {
                negotiatedVersion: typeof protocolVersion === "string" ? protocolVersion : null,
                serverInfo,
                capabilities,
                instructions: typeof instructions === "string" ? instructions : null,
            },
        };
    }
    const excerpt = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(error === undefined ? result : error, 500, "");
    const what = error === undefined ? "something that is not an initialize result" : "an error";
    return {
        ok: false,
        rule_id: "FAULT-START-REJECTED",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server answered initialize with ${what}: ${excerpt}`,
    };
}


/***/ })

};
