export const id = 2308;
export const ids = [2308];
export const modules = {

/***/ 89528:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ sanitizeLine),
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   au: () => (/* binding */ escapeUnsafe),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   zk: () => (/* binding */ isUnsafe)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

const ansi = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b[\]P^_X][^\x07\x1b\n]*(?:\x07|\x1b\\)|\x1b[@-Z\\^_c-~]/g;
const unsafe = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const UNSAFE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]|^[^\S\n]*:|##/m;
/**
 * Text of a server or a suite made harmless for a terminal and a CI log: colours and other escape sequences are
 * dropped; control characters, invisible ones and those that turn the direction of writing are written out
 * (`\u202e`); what a GitHub runner would read as a command is broken by a backslash: `##[`, and a colon at the start of
 * a line, even a single one, because another may follow it in a report. Line feeds and tabs stay.
 */
function sanitize(text) {
    if (!UNSAFE.test(text))
        return text;
    return (0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (raw) => raw
        .replace(/\r\n/g, "\n")
        .replace(ansi, "")
        .replace(unsafe, writtenOut)
        .replace(/##(?=\[)/g, "##\\")
        .replace(/^([^\S\n]*):/gm, "$1\\:"));
}
/** As `sanitize`, on one line: line feeds and tabs are written out too. */
function sanitizeLine(text) {
    return sanitize((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (raw) => raw.replace(/\r?\n/g, "\\n").replaceAll("\t", "\\t")));
}
/** True if a text has a character that `sanitize` writes out. */
function isUnsafe(text) {
    return text.search(unsafe) >= 0;
}
/** A text that will be redacted, with each such character as an escape that JSON strings and YAML's quoted ones have in common. */
function escapeUnsafe(text) {
    return text.replace(unsafe, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/**
 * A line of a source file made harmless as `sanitize` does, with one sign for each unsafe character: what stands under
 * the line stays under its place.
 */
function printable(text) {
    return text
        .replace(unsafe, "\ufffd")
        .replaceAll("\n", "\ufffd")
        .replace(/##(?=\[)/g, "##\\");
}
/** At most `limit` characters: of a longer text the beginning and the end, and between them how much was left out. */
function cutMiddle(text, limit) {
    if (text.length <= limit)
        return text;
    const half = Math.floor(limit / 2);
    return (0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (whole) => {
        const [head, tail] = [whole.slice(0, half), whole.slice(whole.length - half)];
        return `${head} … (${whole.length - 2 * half} characters left out) … ${tail}`;
    });
}
function writtenOut(char) {
    const code = char.charCodeAt(0);
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 23840:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ bind)
/* harmony export */ });
/**
 * A new instance. The glue of the packages holds one for ever, but memory only grows, and an instance that was stopped or
 * ran out of stack cannot be trusted. `importNamed` gives the few imports that are needed here, undefined for others;
 * `table` is the name of the table of what the package keeps.
 */
function bind(module, table, importNamed) {
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
        const importFunction = name === "__wbindgen_init_externref_table" ? fillTable : importNamed(name, textAt);
        imports[from] ??= {};
        imports[from][name] = importFunction ?? (() => unknown(name));
    }
    const instance = new WebAssembly.Instance(module, imports);
    const exports = instance.exports;
    const keeps = instance.exports[table];
    exports.__wbindgen_start();
    return {
        exports: exports,
        textAt,
        put: (text) => {
            const encoded = Buffer.from(text);
            const at = exports.__wbindgen_malloc(encoded.length, 1);
            new Uint8Array(exports.memory.buffer).set(encoded, at);
            return [at, encoded.length];
        },
        kept: (index) => keeps.get(index),
        bytes: () => exports.memory.buffer.byteLength,
    };
    function textAt(at, bytes) {
        return Buffer.from(exports.memory.buffer, at, bytes).toString();
    }
    /** The constants that the generated code expects in its table. */
    function fillTable() {
        const at = keeps.grow(4);
        keeps.set(0, undefined);
        for (const [index, constant] of [undefined, null, true, false].entries())
            keeps.set(at + index, constant);
    }
}
function unknown(name) {
    throw new Error(`the package asked for ${name}`);
}


/***/ }),

/***/ 72308:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileIsSql: () => (/* binding */ compileIsSql)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redaction_redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/matchers/engines/bindgen.ts
var bindgen = __webpack_require__(23840);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/matchers/engines/sql-wasm.ts

/** sqlparser-rs, compiled when this module is loaded; the only module that names the file, with plain syntax for the bundler. */
const sqlWasm = new WebAssembly.Module((0,external_node_fs_.readFileSync)(__webpack_require__.ab + "sqlparser_rs_wasm_bg.wasm"));

;// CONCATENATED MODULE: ./src/matchers/engines/sql-parser.ts



/** Memory that an instance may have taken before it is replaced. A new one takes 4 MB and 1 ms. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** A parser in a separate instance; `isWorn` says that it has grown large. */
function createSqlParser() {
    const { exports, put, kept, bytes } = (0,bindgen/* bind */.o)(sqlWasm, "__wbindgen_externrefs", importNamed);
    return {
        parse: (text) => {
            const [, error, failed] = exports.validate_sql(...put("generic"), ...put(text));
            if (failed === 0)
                return undefined;
            const thrown = kept(error);
            const message = (0,json/* isObject */.Gv)(thrown) ? thrown["message"] : thrown;
            return String(message).replace("sql parser error: ", "");
        },
        isWorn: () => bytes() > MAX_KEPT_BYTES,
    };
}
/** Validating needs few of the imports: those that make the error object. */
function importNamed(name, textAt) {
    if (name.startsWith("__wbg_new"))
        return () => ({});
    if (name.startsWith("__wbg_set"))
        return (object, key, value) => Reflect.set(object, String(key), value);
    if (name.startsWith("__wbindgen_cast"))
        return (...args) => (args.length === 2 ? textAt(Number(args[0]), Number(args[1])) : args[0]);
    if (name.startsWith("__wbg_Error"))
        return (at, bytes) => new Error(textAt(Number(at), Number(bytes)));
    return undefined;
}

// EXTERNAL MODULE: ./src/matchers/kind.ts
var kind = __webpack_require__(29541);
// EXTERNAL MODULE: ./src/matchers/shared/argument.ts
var shared_argument = __webpack_require__(58350);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
;// CONCATENATED MODULE: ./src/matchers/kinds/is-sql.ts







/** The longest text that is parsed, in characters: the parser takes up to some 600 bytes of memory for each. */
const MAX_LENGTH = 256 * 1024;
/** It names what was found, which may be as long as the text. */
const MAX_REASON = 300;
const EXPECTED = (0,redaction_redacted/* say */.cv) `SQL`;
let parser;
/** `is-sql`: the string is at least one SQL statement in a permissive grammar of many dialects. */
function compileIsSql(argument) {
    if (argument !== null)
        throw (0,shared_argument/* wrongArgument */.vD)("is-sql", argument, "nothing", "`is-sql: ~`");
    return (actual) => {
        if (typeof actual !== "string")
            return (0,shared_argument/* wrongType */.gQ)("is-sql", "a string", EXPECTED, actual);
        if (actual.length > MAX_LENGTH) {
            throw new types.SuiteFault((0,redaction_redacted/* say */.cv) `\`is-sql\` parses at most ${MAX_LENGTH} characters; the value has ${actual.length}`, "Select a shorter text with the target.");
        }
        if (!hasStatement(actual)) {
            return (0,kind/* mismatch */.J4)(() => ({ expected: EXPECTED, actual: (0,redaction_redacted/* hide */.jD)(actual), note: (0,redaction_redacted/* say */.cv) `there is no statement` }));
        }
        const reason = parse(actual);
        if (reason === undefined)
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => {
            const redacted = (0,redaction_redacted/* hide */.jD)(actual);
            // The parser quotes the text, so that it has to read it once more without what is secret.
            const why = (0,redaction_redacted/* derive */.CX)(redacted, (text) => (text === actual ? reason : (parse(text) ?? kind/* HIDDEN */.RG)));
            return { expected: EXPECTED, actual: redacted, note: (0,redaction_redacted/* say */.cv) `is not SQL: ${(0,sanitize/* cutMiddle */.it)(why, MAX_REASON)}` };
        });
    };
}
function parse(text) {
    parser ??= createSqlParser();
    const { parse: run, isWorn } = parser;
    try {
        return (0,budget.runWatched)(() => run(text));
    }
    catch (error) {
        parser = undefined;
        if (error instanceof budget.TooSlowForThisThread)
            throw error;
        const why = error instanceof budget/* BudgetExceeded */.L$ ? "was stopped after 2 s" : "could not parse such a deeply nested text";
        throw new types.SuiteFault((0,redaction_redacted/* say */.cv) `\`is-sql\` ${why}`, "Select a simpler text with the target.");
    }
    finally {
        if (isWorn())
            parser = undefined;
    }
}
/** Whether there is anything but white space, semicolons and comments, which nest. */
function hasStatement(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const two = text.slice(at, at + 2);
        if (two === "/*") {
            depth++;
            at++;
        }
        else if (depth > 0 && two === "*/") {
            depth--;
            at++;
        }
        else if (depth === 0) {
            if (two === "--")
                at = endOfLine(text, at);
            else if (!/[\s;]/.test(text[at]))
                return true;
        }
    }
    return depth > 0;
}
function endOfLine(text, from) {
    const end = text.indexOf("\n", from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 58350:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   ZJ: () => (/* binding */ stringArgument),
/* harmony export */   gQ: () => (/* binding */ wrongType),
/* harmony export */   vD: () => (/* binding */ wrongArgument)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);




/** A matcher's argument that has to be a string. */
function stringArgument(name, argument) {
    if (typeof argument === "string")
        return argument;
    throw wrongArgument(name, argument, "a string", `\`${name}: "some text"\``);
}
/** A matcher's argument that has to be a list. */
function listArgument(name, argument, example = '["one", "two"]') {
    if (Array.isArray(argument))
        return argument;
    throw wrongArgument(name, argument, "a list", `\`${name}: ${example}\``);
}
/** The error of an argument of another type; `shape` and `example` say what to write. */
function wrongArgument(name, argument, shape, example) {
    return new _types_js__WEBPACK_IMPORTED_MODULE_2__.MatcherError(`\`${name}\` takes ${shape}`, `This argument is of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(argument)}.`, `Write ${example}.`, [name]);
}
/** The verdict of a matcher that cannot read a value of this type. */
function wrongType(name, reads, expected, actual) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({
        expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected),
        actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` reads ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(reads)}; the value is of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(actual)}`,
    }));
}


/***/ })

};
