export const id = 6800;
export const ids = [6800];
export const modules = {

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

/***/ 76800:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCassette: () => (/* binding */ readCassette)
});

;// CONCATENATED MODULE: ./schemas/cassette.v1.json
const cassette_v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/cassette.v1.json","title":"Cassette","description":"The recorded requests and answers of a server, or of the models and tools of agent tests, replayed without them. Secrets are redacted.","type":"object","additionalProperties":false,"required":["version","kind","server","protocol_version","recorded_at","interactions"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"kind":{"enum":["server","agent"],"description":"What was recorded: a server, or agent tests"},"server":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","description":"Its name in the suite; `agent` for agent tests"},"info":{"description":"serverInfo, as the server sent it"},"transport":{"enum":["stdio","http","sse","cassette"]}}},"protocol_version":{"type":["string","null"],"description":"The revision that was negotiated; null if the handshake was not answered"},"recorded_at":{"type":"string","description":"RFC 3339"},"interactions":{"type":"array","items":{"$ref":"#/$defs/Interaction"}}},"$defs":{"Interaction":{"description":"One request with its answer.","type":"object","additionalProperties":false,"required":["request"],"properties":{"request":{"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string"},"params":{"type":"object","additionalProperties":true}}},"response":{"type":"object","additionalProperties":true,"description":"The frame that answered; when replayed, it gets the id of the new request. Absent if there was no answer. Of agent tests: the reply of the model, the tools or the result"},"fault":{"type":"object","additionalProperties":false,"required":["rule_id"],"description":"Why there is no answer","properties":{"rule_id":{"type":"string"},"message":{"type":"string"},"unverified":{"const":true,"description":"The server refused to answer (HTTP 401, 403 or 429, for example)"},"process":{"type":"object","additionalProperties":false,"required":["exit_code","signal","stderr"],"description":"How the server ended","properties":{"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"stderr":{"type":"array","items":{"type":"string"}}}}}},"notifications":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"What the server sent before it answered; progress without a token gets the token of the request"},"http":{"type":"object","additionalProperties":false,"required":["status","headers"],"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"duration_ms":{"type":"number","minimum":0,"description":"How long the answer took"}}}}}');
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
;// CONCATENATED MODULE: ./src/mcp/cassette/read.ts










const MAX_BYTES = 64 * 1024 * 1024;
/** The depth limit of displayed values; a deeper value could overflow the stack. */
const MAX_DEPTH = 200;
const errorsOf = (0,json_schema/* schemaValidator */.K)(cassette_v1_namespaceObject, 100);
/**
 * Reads the cassette of a server, or of an agent test. Throws a UserError if it cannot be played.
 *
 * @param path of the file
 * @param displayPath the path as messages show it
 */
function readCassette(path, displayPath = path, kind = "server") {
    let text;
    try {
        text = (0,read_file/* readRegularText */.Aj)(path, MAX_BYTES);
    }
    catch (error) {
        const { code } = error;
        if (error instanceof read_file/* UnreadableFile */.ie) {
            const fix = code === "TOO_LARGE" ? "Record fewer calls into one file." : "Name a plain file.";
            throw notPlayable(displayPath, error.message, fix);
        }
        if (code === undefined)
            throw error;
        const reason = code === "ENOENT" ? "There is no such file" : `It cannot be read: ${code}`;
        throw notPlayable(displayPath, reason, kind === "agent"
            ? "Record it with `mcptest run --record-agents`, an eval with `mcptest eval --record-agents`, or fix the path."
            : "Record it with `mcptest run --record DIR` or `mcptest record`, or fix the path.");
    }
    const { depth, values } = (0,json_text/* measureJson */.j1)(text, limits/* LIMITS */.b1.cassetteValues);
    if (values > limits/* LIMITS */.b1.cassetteValues) {
        const reason = `It holds more than ${limits/* LIMITS */.b1.cassetteValues} values`;
        throw notPlayable(displayPath, reason, "Record fewer calls into one file.");
    }
    if (depth > MAX_DEPTH)
        throw notPlayable(displayPath, `It is nested more than ${MAX_DEPTH} levels deep`);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw notPlayable(displayPath, `It is not valid JSON: ${(0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json/* jsonError */.FZ), 300)}`);
    }
    const errors = errorsOf(value);
    if (errors.length > 0)
        throw notPlayable(displayPath, `It is JSON, but not a valid cassette: ${(0,schema_error/* schemaError */.g)(errors)}`);
    const cassette = value;
    if (cassette.kind !== kind) {
        const [own, wanted] = kind === "server" ? ["a model", "a server"] : ["a server", "a model"];
        throw notPlayable(displayPath, `It holds the answers of ${own}, not of ${wanted}`);
    }
    const unknown = cassette.interactions.find(({ fault }) => fault !== undefined && !(0,registry/* isRuleId */.KX)(fault.rule_id))?.fault;
    if (unknown)
        throw notPlayable(displayPath, `It holds a fault that this version does not know: ${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(unknown.rule_id), 100)}`);
    return cassette;
}
function notPlayable(displayPath, reason, fix = "Record it again, or fix it: `mcptest schema cassette` describes its form.") {
    return (0,problem/* userError */.IF)(`the cassette ${displayPath} cannot be played`, `${reason}.`, fix);
}


/***/ })

};
