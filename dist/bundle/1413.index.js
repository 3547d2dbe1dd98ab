export const id = 1413;
export const ids = [1413];
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


/***/ })

};
