export const id = 2000;
export const ids = [2000,1413];
export const modules = {

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

/***/ 91413:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compilePattern: () => (/* binding */ compilePattern),
  usePatterns: () => (/* binding */ usePatterns)
});

// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
// EXTERNAL MODULE: ./src/matchers/engines/bindgen.ts
var bindgen = __webpack_require__(23840);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/matchers/engines/rust-regex-wasm.ts

// A module of its own, with plain syntax: if the bundler meets newer syntax (`4_096`, say) beside the URL, it copies
// the file as text and damages it.
/** Rust's regex, compiled when this module is loaded. */
const rustRegexWasm = new WebAssembly.Module((0,external_node_fs_.readFileSync)(__webpack_require__.ab + "rregex.wasm"));

;// CONCATENATED MODULE: ./src/matchers/engines/rust-regex-instance.ts


/** Rust's regex in a separate instance, which takes about a millisecond and 1.5 MB. Freed patterns take memory too. */
class RustRegexInstance {
    #bound = (0,bindgen/* bind */.o)(rustRegexWasm, "__wbindgen_export_2", (name, textAt) => {
        if (name === "__wbindgen_error_new")
            return (at, bytes) => new Error(textAt(Number(at), Number(bytes)));
        return undefined;
    });
    #regexes = new Map();
    /** Memory that it has taken, in bytes. */
    get bytes() {
        return this.#bound.bytes();
    }
    /** A pattern, compiled once. Throws Rust's error. */
    regex(pattern) {
        const cached = this.#regexes.get(pattern);
        if (cached !== undefined)
            return cached;
        const { exports, put, textAt, kept } = this.#bound;
        const [address, error, failed] = exports.rregex_new(...put(pattern));
        if (failed !== 0)
            throw kept(error);
        const regex = {
            isMatch: (text) => exports.rregex_isMatch(address, ...put(text)) !== 0,
            replaceAll: (text, to) => {
                const [at, bytes] = exports.rregex_replaceAll(address, ...put(text), ...put(to));
                const replaced = textAt(at, bytes);
                exports.__wbindgen_free(at, bytes, 1);
                return replaced;
            },
        };
        this.#regexes.set(pattern, regex);
        return regex;
    }
}

;// CONCATENATED MODULE: ./src/matchers/engines/patterns.ts



/** Up to this many characters even the slowest pattern takes some milliseconds, and need not be watched. */
const MAX_UNWATCHED = 256;
/** Memory that an instance with its compiled patterns may have taken before it is replaced. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
let instance;
/** Compiles a pattern. Throws MatcherError, whose path is `path`, if it is not one. */
function compilePattern(source, path) {
    try {
        use(() => regexOf(source));
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new types.MatcherError((0,types/* titleWith */.HH)("Bad regular expression", message), message, "Write it in the syntax of Rust's regex: no look-around, no back-references.", path);
    }
    return () => regexOf(source);
}
/** Uses patterns on so many characters. Throws BudgetExceeded and TooSlowForThisThread, as `runWatched` does. */
function usePatterns(characters, work) {
    return use(() => (characters <= MAX_UNWATCHED ? work() : (0,budget.runWatched)(work)));
}
function use(work) {
    try {
        return work();
    }
    catch (error) {
        // What was stopped in the middle of its work, or failed in it, is not sound any more.
        if (error instanceof budget/* BudgetExceeded */.L$ ||
            error instanceof budget.TooSlowForThisThread ||
            error instanceof WebAssembly.RuntimeError) {
            instance = undefined;
        }
        throw error;
    }
    finally {
        if (instance !== undefined && instance.bytes > MAX_KEPT_BYTES)
            instance = undefined;
    }
}
function regexOf(source) {
    instance ??= new RustRegexInstance();
    return instance.regex(source);
}


/***/ }),

/***/ 32000:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileRegex: () => (/* binding */ compileRegex)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _engines_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91413);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29541);
/* harmony import */ var _shared_argument_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58350);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2416);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97930);
/* harmony import */ var _worker_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81365);







/** `regex`: a match anywhere in the stringified value, in the syntax and the linear time of Rust's regex. */
function compileRegex(argument) {
    const expected = (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_3__/* .stringArgument */ .ZJ)("regex", argument);
    const pattern = (0,_engines_patterns_js__WEBPACK_IMPORTED_MODULE_1__.compilePattern)(expected, ["regex"]);
    return (actual) => {
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .asText */ .e1)(actual);
        try {
            if ((0,_engines_patterns_js__WEBPACK_IMPORTED_MODULE_1__.usePatterns)(text.length, () => pattern().isMatch(text)))
                return { pass: true };
        }
        catch (error) {
            if (!(error instanceof _worker_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .BudgetExceeded */ .L$))
                throw error;
            throw new _types_js__WEBPACK_IMPORTED_MODULE_5__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The regular expression was stopped after 2 s`, "Make the pattern smaller (a counted repeat of a wide class such as \\w is slow), or name a shorter string.");
        }
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatch */ .J4)(() => ({ expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(expected), actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual), match: null }));
    };
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


/***/ }),

/***/ 2416:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _B: () => (/* binding */ hasSubstring),
/* harmony export */   e1: () => (/* binding */ asText)
/* harmony export */ });
/* unused harmony export search */
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);


/**
 * A value as the text that regex and levenshtein read: strings as they are, everything else as JSON.stringify writes
 * it. Throws SuiteFault for what JSON.stringify cannot write (nested some thousand levels deep).
 */
function asText(value) {
    if (typeof value === "string")
        return value;
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The value is nested too deeply or too large to be read as text`, "Select the string that this matcher should read with the target.");
    }
}
const MAX_NATIVE_WORK = 100_000_000;
/**
 * Whether `text` contains `part`. The engine's own search is the fastest but takes minutes on some pairs of long
 * strings; in such cases, Knuth–Morris–Pratt searches in linear time.
 */
function hasSubstring(text, part) {
    return text.length * part.length <= MAX_NATIVE_WORK ? text.includes(part) : search(text, part);
}
/** Knuth–Morris–Pratt; exported for its test against the engine's own search. */
function search(text, part) {
    const borders = bordersOf(part);
    let matched = 0;
    for (let index = 0; index < text.length && matched < part.length; index++) {
        matched = advance(part, borders, matched, text.charCodeAt(index));
    }
    return matched === part.length;
}
/** For each length of a prefix, the length of its longest border (proper prefix that is a suffix too). */
function bordersOf(part) {
    const borders = new Int32Array(part.length + 1);
    for (let length = 2; length <= part.length; length++) {
        borders[length] = advance(part, borders, borders[length - 1], part.charCodeAt(length - 1));
    }
    return borders;
}
function advance(part, borders, matched, unit) {
    let length = matched;
    while (length > 0 && part.charCodeAt(length) !== unit)
        length = borders[length];
    return part.charCodeAt(length) === unit ? length + 1 : length;
}


/***/ })

};
