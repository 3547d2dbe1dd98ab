export const id = 3432;
export const ids = [3432];
export const modules = {

/***/ 83432:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileIsSql: () => (/* binding */ compileIsSql)
});

// EXTERNAL MODULE: ./src/matchers/argument.ts
var matchers_argument = __webpack_require__(64404);
// EXTERNAL MODULE: ./src/matchers/budget.ts
var budget = __webpack_require__(51802);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/matchers/sql-wasm.ts

/** sqlparser-rs, compiled when this module is loaded; the only module that names the file, with plain syntax for the bundler. */
const sqlWasm = new WebAssembly.Module((0,external_node_fs_.readFileSync)(__webpack_require__.ab + "sqlparser_rs_wasm_bg.wasm"));

;// CONCATENATED MODULE: ./src/matchers/sql-parser.ts


/** Memory that an instance may have taken before it is given up for a fresh one, which takes 4 MB and 1 ms. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** A parser in an instance of its own; `isWorn` says that it has grown large. */
function createSqlParser() {
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    // The package's own glue holds one instance for ever, and one that was stopped or ran out of stack cannot be trusted.
    const imports = WebAssembly.Module.imports(sqlWasm).map(({ module, name }) => [module, name, importNamed(name)]);
    const module = imports[0]?.[0] ?? "";
    const instance = new WebAssembly.Instance(sqlWasm, {
        [module]: Object.fromEntries(imports.map(([, name, call]) => [name, call])),
    });
    const exports = instance.exports;
    exports.__wbindgen_start();
    return {
        parse: (text) => {
            const [, error, failed] = exports.validate_sql(...put("generic"), ...put(text));
            if (failed === 0)
                return undefined;
            const told = exports.__wbindgen_externrefs.get(error);
            const message = (0,json/* isObject */.G)(told) ? told["message"] : told;
            return String(message).replace("sql parser error: ", "");
        },
        isWorn: () => exports.memory.buffer.byteLength > MAX_KEPT_BYTES,
    };
    function put(text) {
        const bytes = encoder.encode(text);
        const at = exports.__wbindgen_malloc(bytes.length, 1);
        new Uint8Array(exports.memory.buffer).set(bytes, at);
        return [at, bytes.length];
    }
    function textAt(at, length) {
        return decoder.decode(new Uint8Array(exports.memory.buffer, Number(at), Number(length)));
    }
    /** Validating needs few of the imports: those that make the error object. */
    function importNamed(name) {
        if (name === "__wbindgen_init_externref_table")
            return fillTable;
        if (name.startsWith("__wbg_new"))
            return () => ({});
        if (name.startsWith("__wbg_set"))
            return (object, key, value) => Reflect.set(object, String(key), value);
        if (name.startsWith("__wbindgen_cast"))
            return (...args) => (args.length === 2 ? textAt(args[0], args[1]) : args[0]);
        if (name.startsWith("__wbg_Error"))
            return (at, length) => new Error(textAt(at, length));
        return () => {
            throw new Error(`the SQL parser asked for ${name}`);
        };
    }
    /** The constants that the generated code expects in its table. */
    function fillTable() {
        const table = exports.__wbindgen_externrefs;
        const at = table.grow(4);
        table.set(0, undefined);
        for (const [index, constant] of [undefined, null, true, false].entries())
            table.set(at + index, constant);
    }
}

// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
;// CONCATENATED MODULE: ./src/matchers/is-sql.ts




/** The longest text that is parsed, in characters: the parser takes up to some 600 bytes of memory for each. */
const MAX_LENGTH = 256 * 1024;
const EXPECTED = "SQL";
let parser;
/** `is-sql`: the string is at least one SQL statement in a permissive grammar of many dialects. */
function compileIsSql(argument) {
    if (argument !== null)
        throw (0,matchers_argument/* wrongArgument */.vD)("is-sql", argument, "nothing", "`is-sql: ~`");
    return (actual) => {
        if (typeof actual !== "string")
            return (0,matchers_argument/* wrongType */.gQ)("is-sql", "a string", EXPECTED, actual);
        if (actual.length > MAX_LENGTH) {
            throw new types/* SuiteFault */.H$(`\`is-sql\` parses at most ${MAX_LENGTH} characters; the value has ${actual.length}`, "Let the target name a shorter text.");
        }
        if (!hasStatement(actual))
            return { pass: false, expected: EXPECTED, actual, note: "there is no statement" };
        const reason = parse(actual);
        return reason === undefined
            ? { pass: true }
            : { pass: false, expected: EXPECTED, actual, note: `is not SQL: ${reason}` };
    };
}
function parse(text) {
    parser ??= createSqlParser();
    const { parse: run, isWorn } = parser;
    try {
        return (0,budget.watched)(() => run(text));
    }
    catch (error) {
        parser = undefined;
        if (error instanceof budget/* TooSlowHere */.WD)
            throw error;
        const why = error instanceof budget/* OutOfTime */.fg ? "was stopped after 2 s" : "could not parse so deeply nested a text";
        throw new types/* SuiteFault */.H$(`\`is-sql\` ${why}`, "Let the target name a simpler text.");
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


/***/ })

};
