export const id = 650;
export const ids = [650,1802];
export const modules = {

/***/ 64404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   ZJ: () => (/* binding */ stringArgument),
/* harmony export */   gQ: () => (/* binding */ wrongType),
/* harmony export */   vD: () => (/* binding */ wrongArgument)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86153);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
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
    return new _types_js__WEBPACK_IMPORTED_MODULE_2__.MatcherError(`\`${name}\` takes ${shape}`, `What is written there is of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .g)(argument)}.`, `Write ${example}.`, [name]);
}
/** The verdict of a matcher that cannot read a value of this type. */
function wrongType(name, reads, expected, actual) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .refuted */ .iD)(() => ({
        expected: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected),
        actual: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
        note: (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` reads ${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(reads)}; the value is of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .g)(actual)}`,
    }));
}


/***/ }),

/***/ 51802:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ checkTime),
/* harmony export */   JU: () => (/* binding */ leaveToThread),
/* harmony export */   Lj: () => (/* binding */ budgetLeft),
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   Nc: () => (/* binding */ beginJob),
/* harmony export */   TooSlowHere: () => (/* binding */ TooSlowHere),
/* harmony export */   _U: () => (/* binding */ judgement),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   t5: () => (/* binding */ stoppedWork),
/* harmony export */   watched: () => (/* binding */ watched),
/* harmony export */   withinBudget: () => (/* binding */ withinBudget)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63124);
/* harmony import */ var _other_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47102);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96914);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61338);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97930);






/** How long one judgement may hold this thread, where there is another to go on: timers of other tests wait for it. */
const PATIENCE_MS = 50;
const slot = Symbol.for("mcptest.work");
const world = globalThis;
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('globalThis[Symbol.for("mcptest.work")]()');
/** Thrown by `withinBudget` where the time ran out. */
class OutOfTime extends Error {
}
/** Thrown where judging holds this thread for too long: the other thread has to do it, from the start. */
class TooSlowHere extends Error {
}
let stopped = false;
/** How long one evaluation may take in this thread. */
let budget = _time_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_;
/** When all that this thread is at must be over, by `now`. */
let deadline = Number.POSITIVE_INFINITY;
/** Gives all that this thread does from now on so many milliseconds together; what is watched is stopped then. */
function beginJob(milliseconds) {
    budget = milliseconds;
    deadline = (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() + milliseconds;
}
/** Ends the time of a job. */
function endJob() {
    budget = _time_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_;
    deadline = Number.POSITIVE_INFINITY;
}
/** What is left of the time of one evaluation that began at `start`, by `performance.now()`. */
function budgetLeft(start) {
    return budget - (performance.now() - start);
}
/** One judgement with all the matchers in it, which share its time: here a short one, where there is another thread. */
function judgement(work) {
    const outer = deadline;
    deadline = Math.min(outer, (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() + ((0,_other_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .hasThread */ .pR)() ? PATIENCE_MS : budget));
    try {
        return work();
    }
    finally {
        deadline = outer;
    }
}
/** Between two pieces of a judgement that are each too short to be watched. Throws OutOfTime or TooSlowHere. */
function checkTime() {
    if ((0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() < deadline)
        return;
    leaveToThread();
    throw new OutOfTime("out of time");
}
/**
 * Runs synchronous work and really stops it, loops in JavaScript, regular expressions and WASM alike, once
 * `milliseconds` are over, or the time of all that this thread is at: then it throws OutOfTime. Costs some 0.1 ms. What
 * the work throws goes through.
 */
function withinBudget(work, milliseconds = budget) {
    const left = Math.min(milliseconds, deadline - (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)());
    if (left <= 0)
        throw new OutOfTime("out of time");
    const outer = world[slot];
    let result;
    world[slot] = () => {
        result = { value: work() };
    };
    try {
        script.runInThisContext({ timeout: Math.ceil(left) });
    }
    catch (error) {
        if (!isTimeout(error))
            throw error;
        stopped = true;
        throw new OutOfTime("out of time");
    }
    finally {
        world[slot] = outer;
    }
    return result.value;
}
/**
 * The same for judging a value while a run goes on: where there is another thread, only a short time is spent in this
 * one, and then TooSlowHere is thrown.
 */
function watched(work, milliseconds = budget) {
    if (!(0,_other_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .hasThread */ .pR)())
        return withinBudget(work, milliseconds);
    try {
        return withinBudget(work, Math.min(PATIENCE_MS, milliseconds));
    }
    catch (error) {
        if (!(error instanceof OutOfTime) || milliseconds <= PATIENCE_MS)
            throw error;
        throw new TooSlowHere("too slow for this thread");
    }
}
/** Leaves work that may not be stopped here, because it would leave something unsound behind, to the other thread. */
function leaveToThread() {
    if ((0,_other_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .hasThread */ .pR)())
        throw new TooSlowHere("left to the other thread");
}
/** Whether any work of this thread was ever stopped. */
function stoppedWork() {
    return stopped;
}
function isTimeout(error) {
    return error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
/** Work, in steps of some nanoseconds, that need not be watched. */
const HARMLESS = 1_000_000;
/**
 * A judge whose work grows with `weight` times the size of the value: watched where that is much. Throws SuiteFault
 * where the time runs out.
 */
function bounded(name, weight, judge) {
    return (value) => {
        if ((0,_size_js__WEBPACK_IMPORTED_MODULE_5__/* .isSmall */ .e)(value, HARMLESS / weight))
            return judge(value);
        try {
            return watched(() => judge(value));
        }
        catch (error) {
            if (!(error instanceof OutOfTime))
                throw error;
            throw new _types_js__WEBPACK_IMPORTED_MODULE_4__.SuiteFault((0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`${(0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(name)}\` was stopped after ${_time_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_ / 1_000} s`, "Name a smaller part of the answer in the target, or look for fewer things.");
        }
    };
}


/***/ }),

/***/ 90650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ loadMatchers),
  z: () => (/* binding */ matcherNames)
});

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
// EXTERNAL MODULE: ./src/matchers/argument.ts
var matchers_argument = __webpack_require__(64404);
// EXTERNAL MODULE: ./src/matchers/budget.ts
var budget = __webpack_require__(51802);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
;// CONCATENATED MODULE: ./src/matchers/branches.ts




/** Compiles the matchers of a composition; an empty list is an error. */
function compileBranches(name, argument, nest) {
    const matchers = (0,matchers_argument/* listArgument */.Kd)(name, argument, '[{exact: "one"}, {regex: "two"}]');
    if (matchers.length === 0) {
        throw new types.MatcherError(`\`${name}\` has no matchers`, "The list is empty.", "List at least one matcher.", [name]);
    }
    const branches = matchers.map((matcher, index) => nest(matcher, name, index));
    // All are judged, so that an error in one never depends on the order of the list.
    return (value) => branches.map((branch, index) => {
        checkTimeOf(name);
        return { index, name: branch.name, judged: branch.judge(value) };
    });
}
function checkTimeOf(name) {
    try {
        (0,budget/* checkTime */.AK)();
    }
    catch (error) {
        if (!(error instanceof budget/* OutOfTime */.fg))
            throw error;
        throw new types.SuiteFault((0,redacted/* say */.cv) `\`${(0,redacted/* hide */.jD)(name)}\` was stopped after 2 s`, "List fewer matchers, or name a smaller part in the target.");
    }
}
/** Branches in words: `[0] contains, [2] regex`. */
function listBranches(outcomes) {
    const shown = outcomes.slice(0, 10).map(({ index, name, judged }) => {
        const note = judged.pass ? undefined : judged.why().note;
        return (0,redacted/* say */.cv) `[${index}] ${(0,redacted/* hide */.jD)(name)}${note === undefined ? "" : (0,redacted/* say */.cv) ` (${note})`}`;
    });
    if (outcomes.length > 10)
        shown.push((0,redacted/* say */.cv) `and ${outcomes.length - 10} more`);
    return (0,redacted/* join */.fj)(shown, ", ");
}

// EXTERNAL MODULE: ./src/matchers/kind.ts
var kind = __webpack_require__(29541);
;// CONCATENATED MODULE: ./src/matchers/all-of.ts



/** `allOf`: every matcher passes. The failure is that of the first that did not, with the names of all that did not. */
const compileAllOf = (argument, nest) => {
    const judgeAll = compileBranches("allOf", argument, nest);
    return (actual) => {
        const failed = judgeAll(actual).filter(({ judged }) => !judged.pass);
        const first = failed[0];
        if (first === undefined)
            return { pass: true };
        return (0,kind/* refuted */.iD)(() => {
            const { pass: _, ...members } = (0,kind/* explained */.to)(first.judged);
            return { ...members, note: (0,redacted/* say */.cv) `failed: ${listBranches(failed)}` };
        });
    };
};

;// CONCATENATED MODULE: ./src/matchers/any-of.ts



/** `anyOf`: at least one matcher passes. */
const compileAnyOf = (argument, nest) => {
    const judgeAll = compileBranches("anyOf", argument, nest);
    return (actual) => {
        const outcomes = judgeAll(actual);
        if (outcomes.some(({ judged }) => judged.pass))
            return { pass: true };
        return (0,kind/* refuted */.iD)(() => ({
            expected: { anyOf: (0,redacted/* hideValue */.Em)(argument) },
            actual: (0,redacted/* hideValue */.Em)(actual),
            note: (0,redacted/* say */.cv) `none passed: ${listBranches(outcomes)}`,
        }));
    };
};

// EXTERNAL MODULE: ./src/matchers/equal.ts
var equal = __webpack_require__(45151);
;// CONCATENATED MODULE: ./src/matchers/multiset.ts
/**
 * Gives each of `wanted` things an item of its own out of `items`, where `fits(thing, item)` says which may stand for
 * which. Returns -1 where that can be done, else the first thing that had to go without. An augmenting-path search,
 * because the first item that fits may be the only one that fits a later thing.
 */
function multiset_assign(wanted, items, fits) {
    const takenBy = new Map();
    let next = 0;
    for (let thing = 0; thing < wanted; thing++) {
        // Lists are mostly in the array's own order, or in reverse: looking on from the last item makes both linear.
        const free = findFree(thing, next, items, takenBy, fits);
        if (free === undefined) {
            if (!rearrange(thing, items, takenBy, fits))
                return thing;
        }
        else {
            takenBy.set(free, thing);
            next = free + 1;
        }
    }
    return -1;
}
function findFree(thing, start, items, takenBy, fits) {
    for (let step = 0; step <= items; step++) {
        // To both sides in turn: the item itself, the one before it, the one after it, …
        const offset = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
        const item = (start + offset + items) % items;
        if (!takenBy.has(item) && fits(thing, item))
            return item;
    }
    return undefined;
}
/** Breadth first: frees an item for `thing` by moving others to other items that fit them. */
function rearrange(thing, items, takenBy, fits) {
    const cameFrom = new Map();
    const itemOf = new Map([...takenBy].map(([item, owner]) => [owner, item]));
    const queue = [thing];
    for (const seeker of queue) {
        for (let item = 0; item < items; item++) {
            if (cameFrom.has(item) || !fits(seeker, item))
                continue;
            cameFrom.set(item, seeker);
            const owner = takenBy.get(item);
            if (owner === undefined) {
                handOver(item, cameFrom, itemOf, takenBy);
                return true;
            }
            queue.push(owner);
        }
    }
    return false;
}
function handOver(free, cameFrom, itemOf, takenBy) {
    let item = free;
    while (item !== undefined) {
        const seeker = cameFrom.get(item);
        takenBy.set(item, seeker);
        item = itemOf.get(seeker);
    }
}

// EXTERNAL MODULE: ./src/matchers/pointer.ts
var pointer = __webpack_require__(43514);
// EXTERNAL MODULE: ./src/matchers/preview.ts
var preview = __webpack_require__(15703);
;// CONCATENATED MODULE: ./src/matchers/substring.ts
const LONG = 100_000_000;
/**
 * Whether `text` contains `part`. The engine's own search is the fastest but takes minutes on some pairs of long
 * strings; where that could be, Knuth–Morris–Pratt searches in linear time.
 */
function hasSubstring(text, part) {
    return text.length * part.length <= LONG ? text.includes(part) : search(text, part);
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

;// CONCATENATED MODULE: ./src/matchers/contains.ts









/** `contains`: substring of a string, recursive subset of an object, multiset of a list; other scalars by equality. */
function compileContains(argument) {
    const judge = (value) => contains(value, argument) ? { pass: true } : (0,kind/* refuted */.iD)(() => explain((0,redacted/* hideValue */.Em)(value), (0,redacted/* hideValue */.Em)(argument)));
    const entries = listEntries(argument);
    return entries < 2 ? judge : (0,budget/* bounded */.Mm)("contains", entries, judge);
}
/** How many entries the lists in an argument have: each may have to be looked for in all of the value. */
function listEntries(argument) {
    let entries = 0;
    const pending = [argument].filter(equal/* isContainer */.u_);
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (Array.isArray(next))
            entries += next.length;
        for (const member of Object.values(next))
            if ((0,equal/* isContainer */.u_)(member))
                pending.push(member);
    }
    return entries;
}
/** Whether a value contains another one: a substring where the value itself is a string, else parts that match. */
function contains(value, wanted) {
    if (typeof value === "string")
        return typeof wanted === "string" && hasSubstring(value, wanted);
    return matches(value, Array.isArray(value) ? asList(wanted) : wanted);
}
/** Whether a string has a needle as a substring, or an array has it as an element. */
function hasNeedle(value, needle) {
    return contains(value, typeof value === "string" ? needle : [needle]);
}
/** Within arrays and objects: an array matches a multiset of itself, an object a superset, everything else its equal. */
function matches(value, wanted) {
    if (Array.isArray(value))
        return Array.isArray(wanted) && withoutMatch(value, wanted) < 0;
    if (!(0,json/* isObject */.G)(value))
        return (0,equal/* equal */.LC)(value, wanted);
    if (!(0,json/* isObject */.G)(wanted))
        return false;
    for (const key of Object.keys(wanted)) {
        if (!Object.hasOwn(value, key) || !matches(value[key], wanted[key]))
            return false;
    }
    return true;
}
/** The first entry of the list that has no element of its own; -1 where each has one. */
function withoutMatch(value, list) {
    if (list.length > value.length)
        return value.length;
    return multiset_assign(list.length, value.length, (entry, element) => matches(value[element], list[entry]));
}
function asList(wanted) {
    return Array.isArray(wanted) ? wanted : [wanted];
}
function explain(actual, expected) {
    return miss(actual, expected, (0,redacted/* say */.cv) ``) ?? { expected, actual, note: kind/* HIDDEN */.RG };
}
/** The first thing that is missing; undefined where all is there. Looks at each part once, however deep it stands. */
function miss(value, wanted, path) {
    if ((0,json/* isObject */.G)(value) && (0,json/* isObject */.G)(wanted)) {
        for (const key of (0,redacted/* keysOf */.YD)(wanted)) {
            const inner = (0,redacted/* say */.cv) `${path}${(0,pointer/* pointerStep */.U)(key)}`;
            const note = (0,redacted/* say */.cv) `missing key \`${key}\` in actual value`;
            if (!Object.hasOwn(value, key))
                return { path: inner, expected: wanted[key], note };
            const found = miss(value[key], wanted[key], inner);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    if (path === "" ? contains(value, wanted) : matches(value, wanted))
        return undefined;
    const place = path === "" ? {} : { path };
    const list = path === "" ? asList(wanted) : wanted;
    const note = Array.isArray(value) && Array.isArray(list) ? missingItem(value, list) : otherType(value, wanted);
    return { expected: wanted, actual: value, ...place, ...(note === undefined ? {} : { note }) };
}
function missingItem(value, list) {
    if (list.length > value.length)
        return (0,redacted/* say */.cv) `the list asks for ${list.length} elements, the array has ${value.length}`;
    const alone = list.find((entry) => !value.some((element) => matches(element, entry)));
    if (alone !== undefined)
        return (0,redacted/* say */.cv) `no element ${(0,equal/* isContainer */.u_)(alone) ? "contains" : "equals"} ${(0,preview/* preview */.V)(alone)}`;
    const entry = list[withoutMatch(value, list)];
    return (0,redacted/* say */.cv) `no element is left for ${(0,preview/* preview */.V)(entry)}: each may stand for one entry of the list only`;
}
function otherType(value, wanted) {
    const [got, asked] = [(0,json/* typeName */.g)(value), (0,json/* typeName */.g)(wanted)];
    return got === asked ? undefined : (0,redacted/* say */.cv) `expected ${asked}, got ${got}`;
}

;// CONCATENATED MODULE: ./src/matchers/contains-all.ts







const MAX_NAMED = 5;
/** `contains-all`: each needle, on its own, is a substring of the string or an element of the array. */
function compileContainsAll(argument) {
    const expected = (0,matchers_argument/* listArgument */.Kd)("contains-all", argument);
    if (expected.length === 0) {
        throw new types.MatcherError("`contains-all` has nothing to look for", "An empty list would pass whatever the value is.", "List what must be there, or leave the assertion out.", ["contains-all"]);
    }
    return (0,budget/* bounded */.Mm)("contains-all", expected.length, (actual) => {
        if (typeof actual !== "string" && !Array.isArray(actual)) {
            return (0,matchers_argument/* wrongType */.gQ)("contains-all", "a string or an array", expected, actual);
        }
        if (expected.every((needle) => hasNeedle(actual, needle)))
            return { pass: true };
        return (0,kind/* refuted */.iD)(() => {
            const shown = { expected: expected.map(redacted/* hideValue */.Em), actual: (0,redacted/* hideValue */.Em)(actual) };
            const missing = shown.expected.filter((needle) => !hasNeedle(shown.actual, needle));
            if (missing.length === 0)
                return { ...shown, note: kind/* HIDDEN */.RG };
            const more = missing.length > MAX_NAMED ? (0,redacted/* say */.cv) ` and ${missing.length - MAX_NAMED} more` : "";
            const names = (0,redacted/* join */.fj)(missing.slice(0, MAX_NAMED).map(preview/* preview */.V), ", ");
            return { ...shown, note: (0,redacted/* say */.cv) `not found: ${names}${more}` };
        });
    });
}

;// CONCATENATED MODULE: ./src/matchers/contains-any.ts





/** `contains-any`: at least one needle is a substring of the string or an element of the array. */
function compileContainsAny(argument) {
    const expected = (0,matchers_argument/* listArgument */.Kd)("contains-any", argument);
    return (0,budget/* bounded */.Mm)("contains-any", expected.length, (actual) => {
        if (typeof actual !== "string" && !Array.isArray(actual)) {
            return (0,matchers_argument/* wrongType */.gQ)("contains-any", "a string or an array", expected, actual);
        }
        if (expected.some((needle) => hasNeedle(actual, needle)))
            return { pass: true };
        return (0,kind/* refuted */.iD)(() => {
            const shown = { expected: expected.map(redacted/* hideValue */.Em), actual: (0,redacted/* hideValue */.Em)(actual) };
            if (expected.length === 0)
                return { ...shown, note: (0,redacted/* say */.cv) `an empty list never passes` };
            const isHidden = shown.expected.some((needle) => hasNeedle(shown.actual, needle));
            return { ...shown, note: isHidden ? kind/* HIDDEN */.RG : (0,redacted/* say */.cv) `none of the list was found` };
        });
    });
}

;// CONCATENATED MODULE: ./src/matchers/icontains.ts




/** `icontains`: substring, upper and lower case alike. */
function compileIcontains(argument) {
    const expected = (0,matchers_argument/* stringArgument */.ZJ)("icontains", argument);
    const wanted = lowerCase(expected);
    return (value) => {
        if (typeof value !== "string")
            return (0,matchers_argument/* wrongType */.gQ)("icontains", "a string", expected, value);
        if (hasSubstring(lowerCase(value), wanted))
            return { pass: true };
        return (0,kind/* refuted */.iD)(() => {
            const shown = { expected: (0,redacted/* hide */.jD)(expected), actual: (0,redacted/* hide */.jD)(value) };
            return hasSubstring(lowerCase(shown.actual), lowerCase(shown.expected)) ? { ...shown, note: kind/* HIDDEN */.RG } : shown;
        });
    };
}
/** Of a sigma the lower case depends on whether the word ends there, which a substring does not know. */
function lowerCase(text) {
    return text.toLowerCase().replaceAll("ς", "σ");
}

;// CONCATENATED MODULE: ./src/matchers/not.ts


/** `not`: passes where the matcher inside fails. */
const compileNot = (argument, nest) => {
    const inner = nest(argument, "not");
    return (actual) => {
        if (!inner.judge(actual).pass)
            return { pass: true };
        return (0,kind/* refuted */.iD)(() => ({
            expected: { not: (0,redacted/* hideValue */.Em)(argument) },
            actual: (0,redacted/* hideValue */.Em)(actual),
            note: (0,redacted/* say */.cv) `\`${(0,redacted/* hide */.jD)(inner.name)}\` passed, and \`not\` asks that it fails`,
        }));
    };
};

;// CONCATENATED MODULE: ./src/matchers/one-of.ts



/** `oneOf`: exactly one matcher passes. */
const compileOneOf = (argument, nest) => {
    const judgeAll = compileBranches("oneOf", argument, nest);
    return (actual) => {
        const outcomes = judgeAll(actual);
        const passed = outcomes.filter(({ judged }) => judged.pass);
        if (passed.length === 1)
            return { pass: true };
        return (0,kind/* refuted */.iD)(() => ({
            expected: { oneOf: (0,redacted/* hideValue */.Em)(argument) },
            actual: (0,redacted/* hideValue */.Em)(actual),
            note: passed.length === 0
                ? (0,redacted/* say */.cv) `none passed: ${listBranches(outcomes)}`
                : (0,redacted/* say */.cv) `${passed.length} passed where exactly one may: ${listBranches(passed)}`,
        }));
    };
};

// EXTERNAL MODULE: ./src/matchers/other-thread.ts
var other_thread = __webpack_require__(47102);
;// CONCATENATED MODULE: ./src/matchers/starts-with.ts



/** `starts-with`: the string begins with the argument. */
function compileStartsWith(argument) {
    const expected = (0,matchers_argument/* stringArgument */.ZJ)("starts-with", argument);
    return (value) => {
        if (typeof value !== "string")
            return (0,matchers_argument/* wrongType */.gQ)("starts-with", "a string", expected, value);
        if (value.startsWith(expected))
            return { pass: true };
        return (0,kind/* refuted */.iD)(() => {
            const shown = { expected: (0,redacted/* hide */.jD)(expected), actual: (0,redacted/* hide */.jD)(value) };
            return shown.actual.startsWith(shown.expected) ? { ...shown, note: kind/* HIDDEN */.RG } : shown;
        });
    };
}

;// CONCATENATED MODULE: ./src/matchers/compile.ts















/** The deterministic matchers. What needs a library is a module of its own, loaded when a suite names it. */
const DETERMINISTIC = {
    exact: async () => (await __webpack_require__.e(/* import() */ 7084).then(__webpack_require__.bind(__webpack_require__, 17084))).compileExact,
    contains: () => compileContains,
    icontains: () => compileIcontains,
    "contains-all": () => compileContainsAll,
    "contains-any": () => compileContainsAny,
    "starts-with": () => compileStartsWith,
    regex: async () => (await __webpack_require__.e(/* import() */ 1252).then(__webpack_require__.bind(__webpack_require__, 61252))).compileRegex,
    schema: async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7226), __webpack_require__.e(2463)]).then(__webpack_require__.bind(__webpack_require__, 58724))).compileSchemaMatcher,
    "is-json": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7226), __webpack_require__.e(4323)]).then(__webpack_require__.bind(__webpack_require__, 49638))).compileIsJson,
    "is-valid-tools-call": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7226), __webpack_require__.e(3066)]).then(__webpack_require__.bind(__webpack_require__, 76303))).compileIsValidToolsCall,
    "is-xml": async () => (await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(6883)]).then(__webpack_require__.bind(__webpack_require__, 66883))).compileIsXml,
    "is-sql": async () => (await __webpack_require__.e(/* import() */ 3432).then(__webpack_require__.bind(__webpack_require__, 83432))).compileIsSql,
    levenshtein: async () => (await __webpack_require__.e(/* import() */ 6724).then(__webpack_require__.bind(__webpack_require__, 6724))).compileLevenshtein,
    cel: async () => (await Promise.all(/* import() */[__webpack_require__.e(8707), __webpack_require__.e(6318)]).then(__webpack_require__.bind(__webpack_require__, 6318))).compileCel,
    not: () => compileNot,
    oneOf: () => compileOneOf,
    anyOf: () => compileAnyOf,
    allOf: () => compileAllOf,
};
/** Matchers that keep state or ask a model: none of them may stand inside another one. */
const STANDALONE = {
    snapshot: async () => (await __webpack_require__.e(/* import() */ 381).then(__webpack_require__.bind(__webpack_require__, 50381))).compileSnapshotMatcher(),
    similar: graded("similar"),
    "llm-judge": graded("llm-judge"),
    "llm-jury": graded("llm-jury"),
    factuality: graded("factuality"),
    "answer-relevance": graded("answer-relevance"),
    "context-faithfulness": graded("context-faithfulness"),
};
/** Matchers of matchers. */
const COMPOSITIONS = ["not", "oneOf", "anyOf", "allOf"];
/** Names of earlier drafts, and what to write today. */
const OLD_NAMES = {
    equals: "Write `exact`.",
    length: "End the target in `.length` and write `exact`, or write a `schema` with `minItems`.",
    jsonpath: "Write the path as the assertion's `target`.",
};
/**
 * Loads what the named matchers need (validators, WASM), so that compiling is synchronous afterwards. Names that are
 * no matchers are left to the compiling, which tells them with their place.
 */
async function loadMatchers(names) {
    const wanted = new Set(names);
    const compilers = await loadAll(DETERMINISTIC, wanted);
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
function graded(name) {
    return async () => {
        const { compileGraded } = await __webpack_require__.e(/* import() */ 1130).then(__webpack_require__.bind(__webpack_require__, 31130));
        return (argument) => compileGraded(name, argument);
    };
}
/** The names in a matcher object, those inside not, oneOf, anyOf and allOf included; as written, known or not. */
function matcherNames(matcher) {
    if (!(0,json/* isObject */.G)(matcher))
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
    const entries = (0,json/* isObject */.G)(matcher) ? Object.entries(matcher) : [];
    if (entries.length === 1)
        return entries[0];
    throw new types.MatcherError("A matcher has exactly one key", entries.length === 0
        ? "There is none."
        : `There are ${entries.length}: ${entries
            .map(([name]) => name)
            .slice(0, 10)
            .join(", ")}.`, "Write one assertion for each, or combine them by `allOf`.", []);
}
/** The error for a name that has no compiler: no matcher at all, or one that is not for here. */
function cannotCompile(name) {
    if (Object.hasOwn(DETERMINISTIC, name))
        return new Error(`loadMatchers was not told of ${name}`);
    if (!Object.hasOwn(STANDALONE, name)) {
        const fix = Object.hasOwn(OLD_NAMES, name)
            ? OLD_NAMES[name]
            : `Write one of ${[...Object.keys(DETERMINISTIC), ...Object.keys(STANDALONE)].join(", ")}.`;
        return new types.MatcherError(`There is no matcher \`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(name), 100, "")}\``, "The name is not known.", fix, []);
    }
    return new types.MatcherError(`\`${name}\` cannot stand inside another matcher`, "not, oneOf, anyOf and allOf take deterministic matchers only: this one keeps state or asks a model.", "Make it an assertion of its own.", [name]);
}
/**
 * An absent value fails whatever the matcher, `exact: null` alone excepted; what is nested too deeply is told; what
 * takes long is judged in the other thread.
 */
function withoutAbsent(name, matcher, judge) {
    const argument = (0,json/* isObject */.G)(matcher) ? matcher[name] : undefined;
    if (name === "exact" && argument === null)
        return (value) => (0,kind/* explained */.to)(judge(value === undefined ? null : value));
    const expected = COMPOSITIONS.includes(name) ? matcher : argument;
    return (value) => {
        if (value === undefined)
            return { pass: false, expected: (0,redacted/* hideValue */.Em)(expected), note: (0,redacted/* say */.cv) `there is no value` };
        try {
            return (0,budget/* judgement */._U)(() => (0,kind/* explained */.to)(judge(value)));
        }
        catch (error) {
            if (error instanceof budget.TooSlowHere)
                return (0,other_thread.judgeInThread)(matcher, value);
            if (!(error instanceof RangeError))
                throw error;
            throw new types.SuiteFault((0,redacted/* say */.cv) `The value is nested too deeply to be judged`, "Name a part of it in the target.");
        }
    };
}


/***/ }),

/***/ 45151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ equal),
/* harmony export */   tR: () => (/* binding */ sameScalar),
/* harmony export */   u_: () => (/* binding */ isContainer)
/* harmony export */ });
/**
 * Deep JSON equality: numbers by value (0 is -0, NaN is NaN), the order of keys ignored, own keys alone. It keeps its
 * own stack, so depth is bounded by memory alone.
 */
function equal(left, right) {
    if (!isContainer(left) || !isContainer(right))
        return sameScalar(left, right);
    const pending = [left, right];
    while (pending.length > 0) {
        const b = pending.pop();
        const a = pending.pop();
        if (!(Array.isArray(a) ? sameItems(a, b, pending) : sameMembers(a, b, pending)))
            return false;
    }
    return true;
}
/** True for arrays and objects. */
function isContainer(value) {
    return typeof value === "object" && value !== null;
}
/** Equality of two values of which at least one is no container. */
function sameScalar(a, b) {
    return a === b || (Number.isNaN(a) && Number.isNaN(b));
}
function sameItems(a, b, pending) {
    if (!Array.isArray(b) || a.length !== b.length)
        return false;
    for (let index = 0; index < a.length; index++) {
        if (!sameOrPending(a[index], b[index], pending))
            return false;
    }
    return true;
}
function sameMembers(a, b, pending) {
    if (Array.isArray(b))
        return false;
    const left = a;
    const right = b;
    const keys = Object.keys(left);
    if (Object.keys(right).length !== keys.length)
        return false;
    for (const key of keys) {
        if (!Object.hasOwn(right, key) || !sameOrPending(left[key], right[key], pending))
            return false;
    }
    return true;
}
function sameOrPending(a, b, pending) {
    if (!isContainer(a) || !isContainer(b))
        return sameScalar(a, b);
    pending.push(a, b);
    return true;
}


/***/ }),

/***/ 29541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ HIDDEN),
/* harmony export */   iD: () => (/* binding */ refuted),
/* harmony export */   to: () => (/* binding */ explained)
/* harmony export */ });
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);

/** What is said where all that tells two values apart is hidden. */
const HIDDEN = (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `they differ in a part that is hidden as a secret`;
/** The judgement of a value that does not match; `why` makes its explanation, of redacted values alone. */
function refuted(why) {
    return { pass: false, why };
}
/** The verdict with its explanation. */
function explained(judged) {
    return judged.pass ? judged : { pass: false, ...judged.why() };
}


/***/ }),

/***/ 43514:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ pointerStep)
/* harmony export */ });
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);

/** One step of a JSON pointer (RFC 6901) with its slash. */
function pointerStep(key) {
    if (typeof key === "number")
        return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `/${key}`;
    return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(key, (name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
}


/***/ }),

/***/ 15703:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ preview)
/* harmony export */ });
/* harmony import */ var _core_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63124);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45151);


const MAX_CHARACTERS = 120;
const MAX_DEPTH = 4;
/**
 * A value as short JSON text for one line of a message: whatever its size, the work is small. What is left out is an
 * ellipsis.
 */
function preview(value) {
    return (0,_core_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(value, (shown) => {
        const text = write(shown, MAX_CHARACTERS, MAX_DEPTH);
        return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
    });
}
function write(value, room, depth) {
    if (typeof value === "string")
        return quote(value, room);
    if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_1__/* .isContainer */ .u_)(value))
        return String(value);
    const list = Array.isArray(value);
    const keys = list ? value.slice(0, room).keys() : Object.keys(value);
    let text = "";
    for (const key of keys) {
        if (text !== "")
            text += ",";
        if (depth === 0 || text.length >= room) {
            text += "…";
            break;
        }
        if (!list)
            text += `${quote(String(key), room - text.length)}:`;
        text += write(value[key], room - text.length, depth - 1);
    }
    return list ? `[${text}]` : `{${text}}`;
}
function quote(text, room) {
    return JSON.stringify(text.length <= room ? text : `${text.slice(0, Math.max(0, room))}…`);
}


/***/ }),

/***/ 96914:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isNestedOver),
/* harmony export */   e: () => (/* binding */ isSmall)
/* harmony export */ });
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45151);

/** Characters of a string that weigh as much as one scalar. */
const CHARACTERS = 16;
/**
 * Whether a value weighs at most `limit`: one for each scalar, container and key, and one for each 16 characters. Looks
 * no further than the limit.
 */
function isSmall(value, limit) {
    let left = limit;
    const pending = [value];
    while (pending.length > 0 && left >= 0) {
        const next = pending.pop();
        left -= typeof next === "string" ? 1 + next.length / CHARACTERS : 1;
        if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .isContainer */ .u_)(next))
            continue;
        const members = Array.isArray(next) ? next : Object.values(next);
        left -= members.length;
        if (left >= 0)
            for (const member of members)
                pending.push(member);
    }
    return left >= 0;
}
/** Whether more than `limit` containers are nested in one another. */
function isNestedOver(value, limit) {
    if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .isContainer */ .u_)(value))
        return false;
    if (limit === 0)
        return true;
    const members = Array.isArray(value) ? value : Object.values(value);
    return members.some((member) => isNestedOver(member, limit - 1));
}


/***/ })

};
