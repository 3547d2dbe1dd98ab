export const id = 1853;
export const ids = [1853];
export const modules = {

/***/ 61853:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileJq: () => (/* binding */ compileJq),
  evaluateJq: () => (/* binding */ evaluateJq)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/matchers/text.ts
var matchers_text = __webpack_require__(2416);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
// EXTERNAL MODULE: ./src/matchers/worker/measures.ts
var measures = __webpack_require__(86233);
// EXTERNAL MODULE: ./src/matchers/worker/other-thread.ts
var other_thread = __webpack_require__(21557);
// EXTERNAL MODULE: ./node_modules/jq-wasm/dist/browser.mjs + 1 modules
var browser = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/matchers/engines/jq-wasm.ts

/** jq, compiled when this module is loaded; the only module that names the file, with plain syntax for the bundler. */
const jqWasm = new WebAssembly.Module((0,external_node_fs_.readFileSync)(__webpack_require__.ab + "jq.wasm"));

;// CONCATENATED MODULE: ./src/matchers/engines/jq-instance.ts


/** Memory that one instance may take. */
const MAX_BYTES = 256 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;
/** What one evaluation may print, in bytes. */
const MAX_PRINTED = 16 * 1024 * 1024;
/** A new instance of jq, whose memory and whose output are bounded: it throws if it wants more. */
async function createJq() {
    let left = 0;
    const jq = await (0,browser/* loadJq */.kf)({
        instantiateWasm: (imports, onSuccess) => {
            let memory;
            const bounded = replaceImports(imports, {
                _fd_write: (write) => (file, parts, count, written) => {
                    left -= lengthOf(memory, parts, count);
                    if (left < 0)
                        throw new RangeError(`it prints more than ${MAX_PRINTED >> 20} MiB`);
                    return write(file, parts, count, written);
                },
                // The original of the library writes a hint about a build flag to stderr.
                __abort_js: () => () => {
                    throw new RangeError(`it takes more than ${MAX_BYTES >> 20} MiB of memory`);
                },
                ___assert_fail: () => () => {
                    throw new Error("this program triggers a bug in jq");
                },
            });
            const instance = new WebAssembly.Instance(jqWasm, bounded);
            memory = Object.values(instance.exports).find((made) => made instanceof WebAssembly.Memory);
            limitMemory(memory);
            onSuccess(instance, jqWasm);
        },
    });
    return (input, program) => {
        left = MAX_PRINTED;
        const { exitCode } = process;
        try {
            return jq.raw(input, program, ["-c"]);
        }
        finally {
            // jq sets it, as if the process were its own.
            process.exitCode = exitCode;
        }
    };
}
/** The imports of jq, some replaced. A letter each is all that they are called: they are known by their functions. */
function replaceImports(imports, replacements) {
    const left = new Set(Object.keys(replacements));
    const modules = Object.entries(imports).map(([module, members]) => {
        const replaced = Object.entries(members).map(([letter, member]) => {
            const isKnown = left.delete(member.name);
            return [letter, isKnown ? replacements[member.name](member) : member];
        });
        return [module, Object.fromEntries(replaced)];
    });
    if (left.size > 0)
        throw new Error(`jq imports no ${[...left].join(", ")}`);
    return Object.fromEntries(modules);
}
/** How many bytes `fd_write` is to print: `count` parts, whose addresses and lengths stand at `parts`. */
function lengthOf(memory, parts, count) {
    const words = new Uint32Array(memory.buffer, parts, count * 2);
    let bytes = 0;
    for (let at = 1; at < words.length; at += 2)
        bytes += words[at];
    return bytes;
}
/** jq asks this object for memory, and reports that there is none if it throws. */
function limitMemory(memory) {
    const grow = memory.grow.bind(memory);
    memory.grow = (pages) => {
        if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_BYTES)
            throw new RangeError("out of memory");
        return grow(pages);
    };
}

;// CONCATENATED MODULE: ./src/matchers/engines/jq.ts







const MAX_PROGRAM = 64 * 1024;
/** jq calls itself for each level of a value, and its WASM has a small stack that it may overrun unnoticed. */
const MAX_NESTING = 256;
/** Characters of JSON that take long even to be read. */
const MAX_UNWATCHED = 1_000_000;
let idle;
/** Compiles a jq program; throws MatcherError, whose path is empty, if jq refuses it. */
async function compileJq(program) {
    if (program.length > MAX_PROGRAM || program.includes("\0")) {
        throw badProgram(`It has ${program.length} characters; the limit is ${MAX_PROGRAM}, and NUL is not allowed.`);
    }
    const { stderr, exitCode } = await tryProgram(program);
    if (exitCode !== 0)
        throw badProgram(`${withoutPrefix(stderr)}.`);
    return async (value) => {
        if ((0,measures/* isNestedOver */.UV)(value, MAX_NESTING))
            throw fault((0,redacted/* say */.cv) `only reads values nested up to ${MAX_NESTING} levels deep`);
        const json = typeof value === "string" ? JSON.stringify(value) : (0,matchers_text/* asText */.e1)(value);
        return resultOf(await evaluateSomewhere(json, program));
    };
}
/** Without an input jq compiles the program and evaluates nothing. As `withinCpuTime`, with an instance for each attempt. */
async function tryProgram(program) {
    let budgetMs = measures/* BUDGET_MS */.V_;
    do {
        const milliseconds = budgetMs;
        const before = (0,measures/* threadCpuMs */.NI)();
        try {
            return await run("", program, (work) => (0,budget/* withinBudget */.xV)(work, milliseconds));
        }
        catch (error) {
            if (!(error instanceof budget/* BudgetExceeded */.L$))
                throw badProgram(`jq failed: ${String(error)}.`);
            budgetMs = (0,measures/* longerBudget */.DH)(milliseconds, (0,measures/* wasStarved */.fN)((0,measures/* threadCpuMs */.NI)() - before));
        }
    } while (budgetMs !== undefined);
    throw badProgram("Compiling it was stopped after 2 s.");
}
async function evaluateSomewhere(json, program) {
    if (!(0,other_thread/* hasThread */.pR)())
        return evaluateJq(json, program);
    try {
        if (json.length <= MAX_UNWATCHED)
            return await evaluate(json, program, budget.runWatched);
    }
    catch (error) {
        if (!(error instanceof budget.TooSlowForThisThread))
            throw error;
    }
    return (await (0,other_thread/* workInThread */.lt)({ kind: "jq", program, json }));
}
/** What jq printed for a JSON text, evaluated in this thread. Throws SuiteFault if it could not be evaluated. */
function evaluateJq(json, program) {
    return evaluate(json, program, budget/* withinBudget */.xV);
}
function resultOf({ stdout, stderr, exitCode }) {
    const outputs = [];
    for (let from = 0; from < stdout.length;) {
        const end = stdout.indexOf("\n", from);
        const to = end < 0 ? stdout.length : end;
        outputs.push(JSON.parse(stdout.slice(from, to)));
        from = to + 1;
    }
    if (exitCode === 0)
        return { outputs };
    return { outputs, error: withoutPrefix(stderr) || `jq ended with exit code ${exitCode}` };
}
function badProgram(description) {
    return new types.MatcherError((0,types/* titleWith */.HH)("Bad jq program", description), description, "Fix the program: https://jqlang.org/manual.", []);
}
/** Runs jq in an instance that is still sound: one that threw or was stopped is never used again. */
async function run(input, program, within) {
    const jq = idle ?? (await createJq());
    idle = undefined;
    // A program that starts with a hyphen would be read as a flag.
    const result = within(() => jq(input, program.startsWith("-") ? ` ${program}` : program));
    idle = jq;
    return result;
}
async function evaluate(input, program, within) {
    try {
        return await run(input, program, within);
    }
    catch (error) {
        if (error instanceof budget.TooSlowForThisThread)
            throw error;
        if (error instanceof budget/* BudgetExceeded */.L$)
            throw fault((0,redacted/* say */.cv) `was stopped after 2 s`);
        throw fault((0,redacted/* say */.cv) `failed: ${(0,redacted/* hide */.jD)(error instanceof Error ? error.message : String(error))}`);
    }
}
function fault(what) {
    return new types.SuiteFault((0,redacted/* say */.cv) `the jq program ${what}`, "Make the program simpler, or select a smaller part with the target.");
}
function withoutPrefix(text) {
    return text
        .replace(/^jq: (?:error(?: \(at [^)]*\))?: )?/, "")
        .slice(0, 1_000)
        .trim();
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
