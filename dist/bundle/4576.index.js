export const id = 4576;
export const ids = [4576];
export const modules = {

/***/ 84576:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileJq: () => (/* binding */ compileJq)
});

// EXTERNAL MODULE: ./node_modules/jq-wasm/dist/browser.mjs + 1 modules
var browser = __webpack_require__(71553);
// EXTERNAL MODULE: ./src/matchers/budget.ts
var budget = __webpack_require__(51802);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/matchers/jq-wasm.ts

/** jq, compiled when this module is loaded; the only module that names the file, with plain syntax for the bundler. */
const jqWasm = new WebAssembly.Module((0,external_node_fs_.readFileSync)(__webpack_require__.ab + "jq.wasm"));

// EXTERNAL MODULE: ./src/matchers/other-thread.ts
var other_thread = __webpack_require__(47102);
// EXTERNAL MODULE: ./src/matchers/size.ts
var size = __webpack_require__(96914);
// EXTERNAL MODULE: ./src/matchers/text.ts
var matchers_text = __webpack_require__(2416);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
;// CONCATENATED MODULE: ./src/matchers/jq.ts







/** Memory that one evaluation may take. */
const MAX_BYTES = 256 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;
const MAX_PROGRAM = 64 * 1024;
/** jq calls itself for each level of a value, and its WASM has a small stack that it may overrun unnoticed. */
const MAX_NESTING = 256;
/** Weight of a value that takes long even to be written as text. */
const LARGE = 100_000;
let idle;
/** Compiles a jq program; throws MatcherError, whose path is empty, where jq refuses it. */
async function compileJq(program) {
    if (program.length > MAX_PROGRAM || program.includes("\0")) {
        throw badProgram(`It has ${program.length} characters; at most ${MAX_PROGRAM} are read, and none of them may be NUL.`);
    }
    // Without an input jq compiles the program and evaluates nothing.
    const { stderr, exitCode } = await evaluate("", program, budget.withinBudget);
    if (exitCode !== 0)
        throw badProgram(`${withoutPrefix(stderr)}.`);
    return async (value) => {
        if ((0,size/* isNestedOver */.U)(value, MAX_NESTING))
            throw fault(`reads values nested up to ${MAX_NESTING} levels deep`);
        if ((0,other_thread/* hasThread */.pR)() && !(0,size/* isSmall */.e)(value, LARGE))
            return inThread(program, value);
        const json = typeof value === "string" ? JSON.stringify(value) : (0,matchers_text/* asText */.e)(value);
        let ended;
        try {
            ended = await evaluate(json, program, budget.watched);
        }
        catch (error) {
            if (!(error instanceof budget/* TooSlowHere */.WD))
                throw error;
            return inThread(program, value);
        }
        const { stdout, stderr: said, exitCode: code } = ended;
        const lines = stdout === "" ? [] : stdout.split("\n");
        const outputs = lines.map((line) => JSON.parse(line));
        return code === 0 ? { outputs } : { outputs, error: withoutPrefix(said) || `jq ended with exit code ${code}` };
    };
}
async function inThread(program, value) {
    return (await (0,other_thread/* workInThread */.lt)({ kind: "jq", program, value }));
}
function badProgram(description) {
    return new types/* MatcherError */.Z6("Bad jq program", description, "Mend the program: https://jqlang.org/manual.", []);
}
/** Evaluates in an instance that nothing has shaken: one that threw or was stopped is never used again. */
async function evaluate(input, program, within) {
    const jq = idle ?? (await createJq());
    idle = undefined;
    try {
        // A program that starts with a hyphen would be read as a flag.
        const result = within(() => jq.raw(input, program.startsWith("-") ? ` ${program}` : program, ["-c"]));
        idle = jq;
        return result;
    }
    catch (error) {
        if (error instanceof budget/* TooSlowHere */.WD)
            throw error;
        if (error instanceof budget/* OutOfTime */.fg)
            throw fault("was stopped after 2 s");
        throw fault(`failed: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function fault(what) {
    return new types/* SuiteFault */.H$(`the jq program ${what}`, "Make the program simpler, or name a smaller part in the target.");
}
function createJq() {
    return (0,browser/* loadJq */.kf)({
        instantiateWasm: (imports, onSuccess) => {
            const instance = new WebAssembly.Instance(jqWasm, imports);
            for (const made of Object.values(instance.exports))
                if (made instanceof WebAssembly.Memory)
                    limit(made);
            onSuccess(instance, jqWasm);
        },
    });
}
/** jq asks this object for memory, and tells that there is none where it throws. */
function limit(memory) {
    const grow = memory.grow.bind(memory);
    memory.grow = (pages) => {
        if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_BYTES)
            throw new RangeError("out of memory");
        return grow(pages);
    };
}
function withoutPrefix(text) {
    return text
        .replace(/^jq: (?:error(?: \(at [^)]*\))?: )?/, "")
        .slice(0, 1_000)
        .trim();
}


/***/ }),

/***/ 2416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ asText)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97930);

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
        throw new _types_js__WEBPACK_IMPORTED_MODULE_0__/* .SuiteFault */ .H$("The value is nested too deeply or too large to be read as text", "Let the target name the string inside the value that this matcher should read.");
    }
}


/***/ })

};
