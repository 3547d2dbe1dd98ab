export const id = 7926;
export const ids = [7926,2401,1365];
export const modules = {

/***/ 54074:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ jsonError),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   go: () => (/* binding */ typeName)
/* harmony export */ });
/** True for a JSON object: neither null nor an array. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The name of a value's type in messages: `none` for no value, otherwise its JSON type (`integer` apart from `number`). */
function typeName(value) {
    if (value === undefined)
        return "none";
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "array";
    if (typeof value === "number")
        return Number.isInteger(value) ? "integer" : "number";
    return typeof value;
}
/** The JSON of a value with the members of every object sorted by name: the same for values that are equal. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(",")}]`;
    if (!isObject(value))
        return JSON.stringify(value) ?? "null";
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names.sort().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(",")}}`;
}
/**
 * Why a text is not JSON, in the words of the parser, which quote it: to be asked of a text without secrets. The line
 * and column that only newer engines add are left out. Empty if the text is JSON.
 */
function jsonError(text) {
    try {
        JSON.parse(text);
        return "";
    }
    catch (error) {
        return error.message.replace(/ \(line \d+ column \d+\)$/, "");
    }
}


/***/ }),

/***/ 6561:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ LIKELY_MEMBERS),
/* harmony export */   n: () => (/* binding */ OTHER_MATCHERS)
/* harmony export */ });
/** Names of matchers in other tools and earlier drafts, each with what to write instead. */
const OTHER_MATCHERS = new Map(Object.entries({
    equals: "Write `exact: VALUE`.",
    equal: "Write `exact: VALUE`.",
    eq: "Write `exact: VALUE`.",
    toBe: "Write `exact: VALUE`.",
    toEqual: "Write `exact: VALUE`.",
    toStrictEqual: "Write `exact: VALUE`.",
    ne: "Write `not: {exact: VALUE}`.",
    notEquals: "Write `not: {exact: VALUE}`.",
    gt: "Write `greater-than: 3`.",
    lt: "Write `less-than: 3`.",
    gte: 'Write `cel: "value >= 3"`, or `between:` if there is an upper limit too.',
    lte: 'Write `cel: "value <= 3"`, or `between:` if there is a lower limit too.',
    min: 'Write `cel: "value >= 3"`.',
    max: 'Write `cel: "value <= 3"`.',
    greaterThan: "Write `greater-than: 3`.",
    lessThan: "Write `less-than: 3`.",
    toBeGreaterThan: "Write `greater-than: 3`.",
    toBeLessThan: "Write `less-than: 3`.",
    inRange: "Write `between: {min: 1, max: 3}`.",
    range: "Write `between: {min: 1, max: 3}`.",
    matches: 'Write `regex: "^order [0-9]+$"`.',
    toMatch: 'Write `regex: "^order [0-9]+$"`.',
    pattern: 'Write `regex: "^order [0-9]+$"`.',
    has: 'Write `cel: "has(value.name)"`, or `schema: {required: [name]}`.',
    hasKey: 'Write `cel: "has(value.name)"`, or `schema: {required: [name]}`.',
    toHaveProperty: 'Write `cel: "has(value.name)"`, or `schema: {required: [name]}`.',
    exists: "Write `not: {exact: null}`, or `schema: true` if the value may be null.",
    length: "End the target in `.length` and write `exact:`, or write a `schema:` with `minItems` or `minLength`.",
    size: 'End the target in `.length` and write `exact: 3`, or write `cel: "value.size() == 3"`.',
    count: 'End the target in `.length` and write `exact: 3`, or write `cel: "value.size() == 3"`.',
    toHaveLength: 'End the target in `.length` and write `exact: 3`, or write `cel: "value.size() == 3"`.',
    minLength: 'Write `cel: "value.size() >= 3"`, or `schema: {minLength: 3}`; for a list, `minItems`.',
    maxLength: 'Write `cel: "value.size() <= 3"`, or `schema: {maxLength: 3}`; for a list, `maxItems`.',
    empty: 'Write `cel: "value.size() == 0"`, or `exact:` with `""`, `[]` or `{}`.',
    isEmpty: 'Write `cel: "value.size() == 0"`, or `exact:` with `""`, `[]` or `{}`.',
    notEmpty: "Write `not-empty: true`.",
    values: "Write `schema: {enum: [one, two]}`.",
    enum: "Write `schema: {enum: [one, two]}`.",
    in: "Write `schema: {enum: [one, two]}`.",
    startsWith: "Write `starts-with: text`.",
    endsWith: "Write `ends-with: text`.",
    includes: "Write `contains: VALUE`; for several, `contains-all: [one, two]`.",
    toContain: "Write `contains: VALUE`; for several, `contains-all: [one, two]`.",
    isNull: "Write `exact: null`, which also passes if there is no value; `type: null` does not.",
    isDefined: "Write `not: {exact: null}`, or `schema: true` if the value may be null.",
    truthy: "Write `exact: true`, or `not-empty: true` for a string, an array or an object.",
    toBeTruthy: "Write `exact: true`, or `not-empty: true` for a string, an array or an object.",
    falsy: "Write `exact: false`, or `exact:` with the empty value that you expect.",
    isType: "Write `type: string`.",
    instanceOf: "Write `type: string`.",
    "is-string": "Write `type: string`.",
    "is-number": "Write `type: number`.",
    jsonpath: "Write the path as the assertion's `target:`.",
}));
/** Of these, those that a value may well have as a member: in the short form, such a mapping is the value itself. */
const LIKELY_MEMBERS = new Set([
    ...[
        "min",
        "max",
        "range",
        "matches",
        "pattern",
        "has",
        "exists",
        "length",
        "size",
        "count",
        "minLength",
        "maxLength",
    ],
    ...["empty", "isEmpty", "values", "enum", "in", "includes"],
]);


/***/ }),

/***/ 39795:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ loadMatchers),
  z: () => (/* binding */ matcherNames)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/other-matchers.ts
var other_matchers = __webpack_require__(6561);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/matchers/kind.ts
var kind = __webpack_require__(29541);
;// CONCATENATED MODULE: ./src/matchers/loaders.generated.ts
/** Loads the matchers that may be nested, each when a suite names it. */
const LOADERS = {
    "exact": async () => (await __webpack_require__.e(/* import() */ 3872).then(__webpack_require__.bind(__webpack_require__, 23872))).compileExact,
    "contains": async () => (await __webpack_require__.e(/* import() */ 4096).then(__webpack_require__.bind(__webpack_require__, 64096))).compileContains,
    "contains-all": async () => (await __webpack_require__.e(/* import() */ 8128).then(__webpack_require__.bind(__webpack_require__, 38128))).compileContainsAll,
    "contains-any": async () => (await __webpack_require__.e(/* import() */ 8773).then(__webpack_require__.bind(__webpack_require__, 68773))).compileContainsAny,
    "icontains": async () => (await __webpack_require__.e(/* import() */ 5977).then(__webpack_require__.bind(__webpack_require__, 75977))).compileIcontains,
    "starts-with": async () => (await __webpack_require__.e(/* import() */ 9923).then(__webpack_require__.bind(__webpack_require__, 29923))).compileStartsWith,
    "ends-with": async () => (await __webpack_require__.e(/* import() */ 6638).then(__webpack_require__.bind(__webpack_require__, 96638))).compileEndsWith,
    "regex": async () => (await __webpack_require__.e(/* import() */ 2000).then(__webpack_require__.bind(__webpack_require__, 32000))).compileRegex,
    "schema": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(8256)]).then(__webpack_require__.bind(__webpack_require__, 8256))).compileSchema,
    "is-json": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(8210)]).then(__webpack_require__.bind(__webpack_require__, 78210))).compileIsJson,
    "is-xml": async () => (await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(9623)]).then(__webpack_require__.bind(__webpack_require__, 29623))).compileIsXml,
    "is-sql": async () => (await __webpack_require__.e(/* import() */ 2308).then(__webpack_require__.bind(__webpack_require__, 72308))).compileIsSql,
    "is-valid-tools-call": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(5187)]).then(__webpack_require__.bind(__webpack_require__, 85187))).compileIsValidToolsCall,
    "levenshtein": async () => (await __webpack_require__.e(/* import() */ 7832).then(__webpack_require__.bind(__webpack_require__, 97832))).compileLevenshtein,
    "cel": async () => (await Promise.all(/* import() */[__webpack_require__.e(8707), __webpack_require__.e(2952)]).then(__webpack_require__.bind(__webpack_require__, 2952))).compileCel,
    "greater-than": async () => (await __webpack_require__.e(/* import() */ 1261).then(__webpack_require__.bind(__webpack_require__, 1261))).compileGreaterThan,
    "less-than": async () => (await __webpack_require__.e(/* import() */ 6684).then(__webpack_require__.bind(__webpack_require__, 66684))).compileLessThan,
    "between": async () => (await __webpack_require__.e(/* import() */ 5591).then(__webpack_require__.bind(__webpack_require__, 35591))).compileBetween,
    "type": async () => (await __webpack_require__.e(/* import() */ 9687).then(__webpack_require__.bind(__webpack_require__, 29687))).compileType,
    "not-empty": async () => (await __webpack_require__.e(/* import() */ 6782).then(__webpack_require__.bind(__webpack_require__, 16782))).compileNotEmpty,
    "not": async () => (await __webpack_require__.e(/* import() */ 3634).then(__webpack_require__.bind(__webpack_require__, 13634))).compileNot,
    "oneOf": async () => (await __webpack_require__.e(/* import() */ 4885).then(__webpack_require__.bind(__webpack_require__, 64885))).compileOneOf,
    "anyOf": async () => (await __webpack_require__.e(/* import() */ 6051).then(__webpack_require__.bind(__webpack_require__, 36051))).compileAnyOf,
    "allOf": async () => (await __webpack_require__.e(/* import() */ 6312).then(__webpack_require__.bind(__webpack_require__, 36312))).compileAllOf,
};

// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
// EXTERNAL MODULE: ./src/matchers/worker/other-thread.ts
var other_thread = __webpack_require__(21557);
;// CONCATENATED MODULE: ./src/matchers/compile.ts








/** Matchers that keep state or ask a model, by hand: none of them may be nested in another one. */
const STANDALONE = {
    snapshot: async () => (await __webpack_require__.e(/* import() */ 56).then(__webpack_require__.bind(__webpack_require__, 30056))).compileSnapshotMatcher(),
    similar: async () => (await __webpack_require__.e(/* import() */ 5428).then(__webpack_require__.bind(__webpack_require__, 65428))).compileSimilar,
    "llm-judge": async () => (await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 20012))).compileLlmJudge,
    "llm-jury": async () => (await __webpack_require__.e(/* import() */ 8787).then(__webpack_require__.bind(__webpack_require__, 18787))).compileLlmJury,
    factuality: async () => (await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 20012))).compileFactuality,
    "answer-relevance": async () => (await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 20012))).compileAnswerRelevance,
    "context-faithfulness": async () => (await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 20012))).compileContextFaithfulness,
};
/** Matchers of matchers. */
const COMPOSITIONS = ["not", "oneOf", "anyOf", "allOf"];
/**
 * Loads what the named matchers need (validators, WASM), so that compiling is synchronous afterwards. Names that are
 * not matchers are left to the compiling, which reports them with their place.
 */
async function loadMatchers(names) {
    const wanted = new Set(names);
    const compilers = await loadAll(LOADERS, wanted);
    const standalone = await loadAll(STANDALONE, wanted);
    return (matcher) => {
        const [only, argument] = onlyEntry(matcher);
        const compile = standalone.get(only);
        if (compile !== undefined)
            return { name: only, judge: compile(argument) };
        const { name, judge } = compileAt(compilers, matcher);
        return { name, judge: withoutAbsent(name, matcher, judge) };
    };
}
async function loadAll(loaders, wanted) {
    const names = Object.keys(loaders).filter((name) => wanted.has(name));
    return new Map(await Promise.all(names.map(async (name) => [name, await loaders[name]()])));
}
/** The names in a matcher object, those inside not, oneOf, anyOf and allOf included; as written, known or not. */
function matcherNames(matcher) {
    if (!(0,json/* isObject */.Gv)(matcher))
        return [];
    return Object.entries(matcher).flatMap(([name, argument]) => [
        name,
        ...innerMatchers(name, argument).flatMap(matcherNames),
    ]);
}
function innerMatchers(name, argument) {
    if (!COMPOSITIONS.includes(name))
        return [];
    return Array.isArray(argument) ? argument : [argument];
}
function compileAt(compilers, matcher) {
    const [name, argument] = onlyEntry(matcher);
    const compile = compilers.get(name);
    if (compile === undefined)
        throw cannotCompile(name);
    const nest = (inner, ...steps) => {
        try {
            return compileAt(compilers, inner);
        }
        catch (error) {
            if (!(error instanceof types.MatcherError))
                throw error;
            throw new types.MatcherError(error.title, error.description, error.fix, [...steps, ...error.path]);
        }
    };
    return { name, judge: compile(argument, nest) };
}
function onlyEntry(matcher) {
    const entries = (0,json/* isObject */.Gv)(matcher) ? Object.entries(matcher) : [];
    if (entries.length === 1)
        return entries[0];
    throw new types.MatcherError("A matcher has exactly one key", entries.length === 0
        ? "There is none."
        : `There are ${entries.length}: ${entries
            .map(([name]) => name)
            .slice(0, 10)
            .join(", ")}.`, "Write one assertion for each, or combine them with `allOf`.", []);
}
/** The error for a name that has no compiler: an unknown matcher, or one that is not allowed here. */
function cannotCompile(name) {
    if (Object.hasOwn(LOADERS, name))
        return new Error(`loadMatchers did not load ${name}`);
    if (!Object.hasOwn(STANDALONE, name)) {
        const fix = other_matchers/* OTHER_MATCHERS */.n.get(name) ?? `Write one of ${[...Object.keys(LOADERS), ...Object.keys(STANDALONE)].join(", ")}.`;
        return new types.MatcherError(`Unknown matcher \`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(name), 100, "")}\``, "No matcher has this name.", fix, []);
    }
    return new types.MatcherError(`\`${name}\` cannot be nested in another matcher`, "not, oneOf, anyOf and allOf accept only deterministic matchers; this one keeps state or asks a model.", "Make it a separate assertion.", [name]);
}
/**
 * An absent value fails with every matcher except `exact: null`. A value that is nested too deeply is reported. What
 * takes long is judged in the other thread.
 */
function withoutAbsent(name, matcher, judge) {
    const argument = (0,json/* isObject */.Gv)(matcher) ? matcher[name] : undefined;
    if (name === "exact" && argument === null)
        return (value) => (0,kind/* toVerdict */.ds)(judge(value === undefined ? null : value));
    const expected = COMPOSITIONS.includes(name) ? matcher : argument;
    return (value) => {
        if (value === undefined)
            return { pass: false, expected: (0,redacted/* hideValue */.Em)(expected), note: (0,redacted/* say */.cv) `there is no value` };
        try {
            return (0,budget/* judgeInTime */.AI)(() => (0,kind/* toVerdict */.ds)(judge(value)));
        }
        catch (error) {
            if (error instanceof budget.TooSlowForThisThread)
                return (0,other_thread.judgeInThread)(matcher, value);
            if (!(error instanceof RangeError))
                throw error;
            throw new types.SuiteFault((0,redacted/* say */.cv) `The value is nested too deeply to be judged`, "Select a part of it with the target.");
        }
    };
}


/***/ }),

/***/ 29541:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   RG: () => (/* binding */ HIDDEN),
/* harmony export */   ds: () => (/* binding */ toVerdict)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/** The note if everything in which two values differ is hidden. */
const HIDDEN = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `they differ in a part that is hidden as a secret`;
/** The verdict on a value that does not match; `explain` creates its explanation, from redacted values only. */
function mismatch(explain) {
    return { pass: false, explain };
}
/** Computes the explanation of a verdict. */
function toVerdict(judged) {
    return judged.pass ? judged : { pass: false, ...judged.explain() };
}


/***/ }),

/***/ 81365:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ judgeInTime),
/* harmony export */   AK: () => (/* binding */ checkTime),
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   L$: () => (/* binding */ BudgetExceeded),
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Nc: () => (/* binding */ beginJob),
/* harmony export */   TooSlowForThisThread: () => (/* binding */ TooSlowForThisThread),
/* harmony export */   Vq: () => (/* binding */ hasStoppedWork),
/* harmony export */   dN: () => (/* binding */ handOverToThread),
/* harmony export */   ls: () => (/* binding */ withinCpuTime),
/* harmony export */   runWatched: () => (/* binding */ runWatched),
/* harmony export */   xV: () => (/* binding */ withinBudget)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86233);
/* harmony import */ var _other_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21557);





/** How long one judgement may hold this thread, if there is another to go on: timers of other tests wait for it. */
const MAX_MS_HERE = 50;
const slot = Symbol.for("mcptest.work");
const globals = globalThis;
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('globalThis[Symbol.for("mcptest.work")]()');
/** Thrown by `withinBudget` if the time ran out. */
class BudgetExceeded extends Error {
}
/** Thrown if judging blocks this thread for too long: the other thread judges again from the start. */
class TooSlowForThisThread extends Error {
}
let stopped = false;
/** How long one evaluation may take in this thread. */
let budget = _measures_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_;
/** When all that this thread is at must be over, by `now`. */
let deadline = Number.POSITIVE_INFINITY;
/** Gives all that this thread does from now on this many milliseconds in total; what is watched is stopped then. */
function beginJob(milliseconds) {
    budget = milliseconds;
    deadline = (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() + milliseconds;
}
/** Ends the time of a job. */
function endJob() {
    budget = _measures_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_;
    deadline = Number.POSITIVE_INFINITY;
}
/** One judgement with all the matchers in it, which share its time: here a short one, if there is another thread. */
function judgeInTime(work) {
    const outer = deadline;
    deadline = Math.min(outer, (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() + ((0,_other_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .hasThread */ .pR)() ? MAX_MS_HERE : budget));
    try {
        return work();
    }
    finally {
        deadline = outer;
    }
}
/** Between two pieces of a judgement that are each too short to be watched. Throws BudgetExceeded or TooSlowForThisThread. */
function checkTime() {
    if ((0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() < deadline)
        return;
    handOverToThread();
    throw new BudgetExceeded("out of time");
}
/**
 * Runs synchronous work and really stops it, loops in JavaScript, regular expressions and WASM alike, once
 * `milliseconds` are over, or the time of all that this thread is at: then it throws BudgetExceeded. Costs some 0.1 ms. What
 * the work throws goes through.
 */
function withinBudget(work, milliseconds = budget) {
    const untilDeadline = deadline - (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)();
    const left = Math.min(milliseconds, untilDeadline);
    if (left <= 0)
        throw new BudgetExceeded("out of time");
    const outer = globals[slot];
    let result;
    globals[slot] = () => {
        result = { value: work() };
    };
    try {
        script.runInThisContext({ timeout: Math.ceil(left) });
    }
    catch (error) {
        if (!isTimeout(error))
            throw error;
        stopped = true;
        // The timer may be early by a fraction of a millisecond.
        if (left === untilDeadline)
            deadline = Number.NEGATIVE_INFINITY;
        throw new BudgetExceeded("out of time");
    }
    finally {
        globals[slot] = outer;
    }
    return result.value;
}
/**
 * The same for work that holds this thread until it is done, such as compiling what a suite has: if it runs out of time
 * because other processes have the cores, it starts again with more. `work` must be able to.
 */
function withinCpuTime(work) {
    for (let milliseconds = budget;;) {
        const before = (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .threadCpuMs */ .NI)();
        try {
            return withinBudget(work, milliseconds);
        }
        catch (error) {
            const longer = (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .longerBudget */ .DH)(milliseconds, (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .wasStarved */ .fN)((0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .threadCpuMs */ .NI)() - before));
            if (!(error instanceof BudgetExceeded) || longer === undefined)
                throw error;
            milliseconds = longer;
        }
    }
}
/**
 * The same for judging a value while a run goes on: if there is another thread, only a short time is spent in this
 * one, and then TooSlowForThisThread is thrown.
 */
function runWatched(work, milliseconds = budget) {
    if (!(0,_other_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .hasThread */ .pR)())
        return withinBudget(work, milliseconds);
    try {
        return withinBudget(work, Math.min(MAX_MS_HERE, milliseconds));
    }
    catch (error) {
        if (!(error instanceof BudgetExceeded) || milliseconds <= MAX_MS_HERE)
            throw error;
        throw new TooSlowForThisThread("too slow for this thread");
    }
}
/** Leaves work that may not be stopped here, because it would leave something unsound behind, to the other thread. */
function handOverToThread() {
    if ((0,_other_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .hasThread */ .pR)())
        throw new TooSlowForThisThread("left to the other thread");
}
/** Whether any work of this thread was ever stopped. */
function hasStoppedWork() {
    return stopped;
}
function isTimeout(error) {
    return error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
/** Work, in steps of some nanoseconds, that need not be watched. */
const MAX_UNWATCHED = 1_000_000;
/**
 * A judge whose work grows with `weight` times the size of the value: watched if that is a lot. Throws SuiteFault
 * if the time runs out.
 */
function withTimeLimit(name, weight, judge) {
    return (value) => {
        if ((0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .isSmall */ .eq)(value, MAX_UNWATCHED / weight))
            return judge(value);
        try {
            return runWatched(() => judge(value));
        }
        catch (error) {
            if (!(error instanceof BudgetExceeded))
                throw error;
            throw new _types_js__WEBPACK_IMPORTED_MODULE_2__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(name)}\` was stopped after ${_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_ / 1_000} s`, "Select a smaller part of the response with the target, or search for fewer items.");
        }
    };
}


/***/ }),

/***/ 97926:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveJobs: () => (/* binding */ serveJobs)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _compile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39795);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97930);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81365);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86233);






/** The matcher of the last job: the next job often judges another value by it. */
let last;
/** The other thread: runs its jobs one after the other, until it is ended. */
function serveJobs() {
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on("message", (job) => {
        void doJob(job).then((done) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(done));
    });
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage({ kind: "ready", path: (0,_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .threadPath */ .K$)() });
}
async function doJob(job) {
    for (const [name, value] of job.secrets)
        _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .processSecrets */ .rW.add(name, value);
    let start = { at: (0,_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .now */ .tB)(), cpuMs: (0,_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .threadCpuMs */ .NI)() };
    const ended = () => {
        const isOver = (0,_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .now */ .tB)() - start.at >= job.budgetMs;
        return { unsound: (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .hasStoppedWork */ .Vq)(), starved: isOver && (0,_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .wasStarved */ .fN)((0,_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .threadCpuMs */ .NI)() - start.cpuMs) };
    };
    try {
        const work = await prepareJob(job);
        start = { at: (0,_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .now */ .tB)(), cpuMs: (0,_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .threadCpuMs */ .NI)() };
        node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage({ kind: "started" });
        (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .beginJob */ .Nc)(job.budgetMs);
        return await work();
    }
    catch (error) {
        if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault) {
            return { kind: "fault", message: error.message, fix: error.fix, ...ended() };
        }
        if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_3__.MatcherError && !(error instanceof _types_js__WEBPACK_IMPORTED_MODULE_3__/* .CompileTimedOut */ .x7)) {
            const { title, description, fix } = error;
            return { kind: "unusable", title, description, fix };
        }
        if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_3__.MatcherError) {
            return {
                kind: "fault",
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(error.title)}: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(error.description)}`,
                fix: error.fix,
                ...ended(),
            };
        }
        return { kind: "bug", stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    finally {
        (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .endJob */ .Lt)();
    }
}
/** The work of a job, with everything loaded that it needs: its time starts only then. */
async function prepareJob(job) {
    switch (job.kind) {
        case "matcher": {
            const compile = await (0,_compile_js__WEBPACK_IMPORTED_MODULE_2__/* .loadMatchers */ .K)((0,_compile_js__WEBPACK_IMPORTED_MODULE_2__/* .matcherNames */ .z)(job.matcher));
            const key = JSON.stringify(job.matcher);
            return async () => {
                if (last?.key !== key)
                    last = { key, judge: compile(job.matcher).judge };
                return verdictOf(await last.judge(job.value), job.value);
            };
        }
        case "jq": {
            const { evaluateJq } = await Promise.all(/* import() */[__webpack_require__.e(1553), __webpack_require__.e(1853)]).then(__webpack_require__.bind(__webpack_require__, 61853));
            return async () => ({ kind: "result", result: await evaluateJq(job.json, job.program) });
        }
        case "normalise": {
            const { compileNormalise } = await __webpack_require__.e(/* import() */ 4101).then(__webpack_require__.bind(__webpack_require__, 14101));
            const compile = await compileNormalise();
            return async () => ({ kind: "result", result: await compile(job.entries, [])(job.value) });
        }
    }
}
function verdictOf(verdict, value) {
    if (!("actual" in verdict) || verdict.actual !== value)
        return { kind: "result", result: verdict };
    const { actual: _, ...rest } = verdict;
    return { kind: "result", result: rest, sameActual: true };
}


/***/ })

};
