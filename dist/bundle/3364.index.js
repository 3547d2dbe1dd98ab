export const id = 3364;
export const ids = [3364,1365];
export const modules = {

/***/ 13712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ OLD_MATCHERS)
/* harmony export */ });
/** Matchers of earlier drafts and other tools that have no meaning here, each with what to write instead. */
const OLD_MATCHERS = new Map([
    ["equals", "Write `exact:`."],
    ["length", "End the target in `.length` and write `exact:`, or write a `schema:` with `minItems` or `minLength`."],
    ["jsonpath", "Write the path as the assertion's `target:`."],
]);


/***/ }),

/***/ 43364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ loadMatchers),
  z: () => (/* binding */ matcherNames)
});

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/old-matchers.ts
var old_matchers = __webpack_require__(13712);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/matchers/kind.ts
var kind = __webpack_require__(29541);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
// EXTERNAL MODULE: ./src/matchers/kinds/argument.ts
var kinds_argument = __webpack_require__(7872);
;// CONCATENATED MODULE: ./src/matchers/kinds/branches.ts




/** Compiles the matchers of a composition; an empty list is an error. */
function compileBranches(name, argument, nest) {
    const matchers = (0,kinds_argument/* listArgument */.Kd)(name, argument, '[{exact: "one"}, {regex: "two"}]');
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
        throw new types.SuiteFault((0,redacted/* say */.cv) `\`${(0,redacted/* hide */.jD)(name)}\` was stopped after 2 s`, "List fewer matchers, or select a smaller part with the target.");
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

;// CONCATENATED MODULE: ./src/matchers/kinds/all-of.ts



/** `allOf`: every matcher passes. The failure is that of the first that did not, with the names of all that did not. */
const compileAllOf = (argument, nest) => {
    const judgeAll = compileBranches("allOf", argument, nest);
    return (actual) => {
        const failed = judgeAll(actual).filter(({ judged }) => !judged.pass);
        const first = failed[0];
        if (first === undefined)
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => {
            const { pass: _, ...members } = (0,kind/* toVerdict */.ds)(first.judged);
            return { ...members, note: (0,redacted/* say */.cv) `failed: ${listBranches(failed)}` };
        });
    };
};

;// CONCATENATED MODULE: ./src/matchers/kinds/any-of.ts



/** `anyOf`: at least one matcher passes. */
const compileAnyOf = (argument, nest) => {
    const judgeAll = compileBranches("anyOf", argument, nest);
    return (actual) => {
        const outcomes = judgeAll(actual);
        if (outcomes.some(({ judged }) => judged.pass))
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => ({
            expected: { anyOf: (0,redacted/* hideValue */.Em)(argument) },
            actual: (0,redacted/* hideValue */.Em)(actual),
            note: (0,redacted/* say */.cv) `none passed: ${listBranches(outcomes)}`,
        }));
    };
};

// EXTERNAL MODULE: ./src/matchers/diff/equal.ts
var equal = __webpack_require__(8959);
;// CONCATENATED MODULE: ./src/matchers/diff/multiset.ts
/**
 * Gives each of `wanted` things a different one of `items`, where `fits(thing, item)` says which may stand for
 * which. Returns -1 if that can be done, else the first thing that had to go without. An augmenting-path search,
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

// EXTERNAL MODULE: ./src/matchers/diff/preview.ts
var preview = __webpack_require__(78231);
// EXTERNAL MODULE: ./src/matchers/diff/structural-diff.ts
var structural_diff = __webpack_require__(42554);
// EXTERNAL MODULE: ./src/matchers/text.ts
var matchers_text = __webpack_require__(2416);
;// CONCATENATED MODULE: ./src/matchers/kinds/contains.ts









/** `contains`: substring of a string, recursive subset of an object, multiset of a list; other scalars by equality. */
function compileContains(argument) {
    const judge = (value) => contains(value, argument) ? { pass: true } : (0,kind/* mismatch */.J4)(() => explain((0,redacted/* hideValue */.Em)(value), (0,redacted/* hideValue */.Em)(argument)));
    const entries = listEntries(argument);
    return entries < 2 ? judge : (0,budget/* withTimeLimit */.Bv)("contains", entries, judge);
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
        return typeof wanted === "string" && (0,matchers_text/* hasSubstring */._B)(value, wanted);
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
    return firstMiss(actual, expected, (0,redacted/* say */.cv) ``) ?? { expected, actual, note: kind/* HIDDEN */.RG };
}
/** The first thing that is missing; undefined if all is there. Looks at each part once, however deep it is. */
function firstMiss(value, wanted, path) {
    if ((0,json/* isObject */.G)(value) && (0,json/* isObject */.G)(wanted)) {
        for (const key of (0,redacted/* keysOf */.YD)(wanted)) {
            const inner = (0,redacted/* say */.cv) `${path}${(0,structural_diff/* stepTo */.C)(key)}`;
            const note = (0,redacted/* say */.cv) `missing key \`${key}\` in actual value`;
            if (!Object.hasOwn(value, key))
                return { path: inner, expected: wanted[key], note };
            const found = firstMiss(value[key], wanted[key], inner);
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
        return (0,redacted/* say */.cv) `the list has ${list.length} elements, but the array has only ${value.length}`;
    const alone = list.find((entry) => !value.some((element) => matches(element, entry)));
    if (alone !== undefined)
        return (0,redacted/* say */.cv) `no element ${(0,equal/* isContainer */.u_)(alone) ? "contains" : "equals"} ${(0,preview/* preview */.V)(alone)}`;
    const entry = list[withoutMatch(value, list)];
    return (0,redacted/* say */.cv) `no element is left for ${(0,preview/* preview */.V)(entry)}: each one matches only one entry of the list`;
}
function otherType(value, wanted) {
    const [got, asked] = [(0,json/* typeName */.g)(value), (0,json/* typeName */.g)(wanted)];
    return got === asked ? undefined : (0,redacted/* say */.cv) `expected ${asked}, got ${got}`;
}

;// CONCATENATED MODULE: ./src/matchers/kinds/contains-all.ts







const MAX_NAMED = 5;
/** `contains-all`: each needle, on its own, is a substring of the string or an element of the array. */
function compileContainsAll(argument) {
    const expected = (0,kinds_argument/* listArgument */.Kd)("contains-all", argument);
    if (expected.length === 0) {
        throw new types.MatcherError("`contains-all` has an empty list", "An empty list would pass for every value.", "List the required items, or remove the assertion.", ["contains-all"]);
    }
    return (0,budget/* withTimeLimit */.Bv)("contains-all", expected.length, (actual) => {
        if (typeof actual !== "string" && !Array.isArray(actual)) {
            return (0,kinds_argument/* wrongType */.gQ)("contains-all", "a string or an array", expected, actual);
        }
        if (expected.every((needle) => hasNeedle(actual, needle)))
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => {
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

;// CONCATENATED MODULE: ./src/matchers/kinds/contains-any.ts





/** `contains-any`: at least one needle is a substring of the string or an element of the array. */
function compileContainsAny(argument) {
    const expected = (0,kinds_argument/* listArgument */.Kd)("contains-any", argument);
    return (0,budget/* withTimeLimit */.Bv)("contains-any", expected.length, (actual) => {
        if (typeof actual !== "string" && !Array.isArray(actual)) {
            return (0,kinds_argument/* wrongType */.gQ)("contains-any", "a string or an array", expected, actual);
        }
        if (expected.some((needle) => hasNeedle(actual, needle)))
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => {
            const shown = { expected: expected.map(redacted/* hideValue */.Em), actual: (0,redacted/* hideValue */.Em)(actual) };
            if (expected.length === 0)
                return { ...shown, note: (0,redacted/* say */.cv) `an empty list never passes` };
            const isHidden = shown.expected.some((needle) => hasNeedle(shown.actual, needle));
            return { ...shown, note: isHidden ? kind/* HIDDEN */.RG : (0,redacted/* say */.cv) `none of the list was found` };
        });
    });
}

;// CONCATENATED MODULE: ./src/matchers/kinds/icontains.ts




/** `icontains`: substring, upper and lower case alike. */
function compileIcontains(argument) {
    const expected = (0,kinds_argument/* stringArgument */.ZJ)("icontains", argument);
    const wanted = lowerCase(expected);
    return (value) => {
        if (typeof value !== "string")
            return (0,kinds_argument/* wrongType */.gQ)("icontains", "a string", expected, value);
        if ((0,matchers_text/* hasSubstring */._B)(lowerCase(value), wanted))
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => {
            const shown = { expected: (0,redacted/* hide */.jD)(expected), actual: (0,redacted/* hide */.jD)(value) };
            return (0,matchers_text/* hasSubstring */._B)(lowerCase(shown.actual), lowerCase(shown.expected)) ? { ...shown, note: kind/* HIDDEN */.RG } : shown;
        });
    };
}
/** Of a sigma the lower case depends on whether the word ends there, which a substring does not know. */
function lowerCase(text) {
    return text.toLowerCase().replaceAll("ς", "σ");
}

;// CONCATENATED MODULE: ./src/matchers/kinds/not.ts


/** `not`: passes where the matcher inside fails. */
const compileNot = (argument, nest) => {
    const inner = nest(argument, "not");
    return (actual) => {
        if (!inner.judge(actual).pass)
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => ({
            expected: { not: (0,redacted/* hideValue */.Em)(argument) },
            actual: (0,redacted/* hideValue */.Em)(actual),
            note: (0,redacted/* say */.cv) `\`${(0,redacted/* hide */.jD)(inner.name)}\` passed, but \`not\` requires it to fail`,
        }));
    };
};

;// CONCATENATED MODULE: ./src/matchers/kinds/one-of.ts



/** `oneOf`: exactly one matcher passes. */
const compileOneOf = (argument, nest) => {
    const judgeAll = compileBranches("oneOf", argument, nest);
    return (actual) => {
        const outcomes = judgeAll(actual);
        const passed = outcomes.filter(({ judged }) => judged.pass);
        if (passed.length === 1)
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => ({
            expected: { oneOf: (0,redacted/* hideValue */.Em)(argument) },
            actual: (0,redacted/* hideValue */.Em)(actual),
            note: passed.length === 0
                ? (0,redacted/* say */.cv) `none passed: ${listBranches(outcomes)}`
                : (0,redacted/* say */.cv) `${passed.length} passed, but exactly one must: ${listBranches(passed)}`,
        }));
    };
};

;// CONCATENATED MODULE: ./src/matchers/kinds/starts-with.ts



/** `starts-with`: the string begins with the argument. */
function compileStartsWith(argument) {
    const expected = (0,kinds_argument/* stringArgument */.ZJ)("starts-with", argument);
    return (value) => {
        if (typeof value !== "string")
            return (0,kinds_argument/* wrongType */.gQ)("starts-with", "a string", expected, value);
        if (value.startsWith(expected))
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => {
            const shown = { expected: (0,redacted/* hide */.jD)(expected), actual: (0,redacted/* hide */.jD)(value) };
            return shown.actual.startsWith(shown.expected) ? { ...shown, note: kind/* HIDDEN */.RG } : shown;
        });
    };
}

// EXTERNAL MODULE: ./src/matchers/worker/other-thread.ts
var other_thread = __webpack_require__(21557);
;// CONCATENATED MODULE: ./src/matchers/compile.ts
















/** Matchers that keep state or ask a model: none of them may be nested in another one. */
const STANDALONE = {
    snapshot: async () => (await __webpack_require__.e(/* import() */ 56).then(__webpack_require__.bind(__webpack_require__, 30056))).compileSnapshotMatcher(),
    similar: graded("similar"),
    "llm-judge": graded("llm-judge"),
    "llm-jury": graded("llm-jury"),
    factuality: graded("factuality"),
    "answer-relevance": graded("answer-relevance"),
    "context-faithfulness": graded("context-faithfulness"),
};
/** All other matchers of the suite's schema. One that needs a library is loaded only when a suite names it. */
const DETERMINISTIC = {
    exact: async () => (await __webpack_require__.e(/* import() */ 3872).then(__webpack_require__.bind(__webpack_require__, 23872))).compileExact,
    contains: () => compileContains,
    icontains: () => compileIcontains,
    "contains-all": () => compileContainsAll,
    "contains-any": () => compileContainsAny,
    "starts-with": () => compileStartsWith,
    regex: async () => (await __webpack_require__.e(/* import() */ 2000).then(__webpack_require__.bind(__webpack_require__, 32000))).compileRegex,
    schema: async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(3575), __webpack_require__.e(8256)]).then(__webpack_require__.bind(__webpack_require__, 8256))).compileSchemaMatcher,
    "is-json": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(3575), __webpack_require__.e(8210)]).then(__webpack_require__.bind(__webpack_require__, 78210))).compileIsJson,
    "is-valid-tools-call": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(3575), __webpack_require__.e(5187)]).then(__webpack_require__.bind(__webpack_require__, 85187))).compileIsValidToolsCall,
    "is-xml": async () => (await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(9623)]).then(__webpack_require__.bind(__webpack_require__, 29623))).compileIsXml,
    "is-sql": async () => (await __webpack_require__.e(/* import() */ 2308).then(__webpack_require__.bind(__webpack_require__, 72308))).compileIsSql,
    levenshtein: async () => (await __webpack_require__.e(/* import() */ 7832).then(__webpack_require__.bind(__webpack_require__, 97832))).compileLevenshtein,
    cel: async () => (await Promise.all(/* import() */[__webpack_require__.e(8707), __webpack_require__.e(2952)]).then(__webpack_require__.bind(__webpack_require__, 2952))).compileCel,
    not: () => compileNot,
    oneOf: () => compileOneOf,
    anyOf: () => compileAnyOf,
    allOf: () => compileAllOf,
};
/** Matchers of matchers. */
const COMPOSITIONS = ["not", "oneOf", "anyOf", "allOf"];
/**
 * Loads what the named matchers need (validators, WASM), so that compiling is synchronous afterwards. Names that are
 * not matchers are left to the compiling, which reports them with their place.
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
        const { compileGraded } = await __webpack_require__.e(/* import() */ 2790).then(__webpack_require__.bind(__webpack_require__, 2790));
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
            .join(", ")}.`, "Write one assertion for each, or combine them with `allOf`.", []);
}
/** The error for a name that has no compiler: no matcher at all, or one that is not for here. */
function cannotCompile(name) {
    if (Object.hasOwn(DETERMINISTIC, name))
        return new Error(`loadMatchers did not load ${name}`);
    if (!Object.hasOwn(STANDALONE, name)) {
        const fix = old_matchers/* OLD_MATCHERS */.g.get(name) ??
            `Write one of ${[...Object.keys(DETERMINISTIC), ...Object.keys(STANDALONE)].join(", ")}.`;
        return new types.MatcherError(`Unknown matcher \`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(name), 100, "")}\``, "No matcher has this name.", fix, []);
    }
    return new types.MatcherError(`\`${name}\` cannot be nested in another matcher`, "not, oneOf, anyOf and allOf accept only deterministic matchers; this one keeps state or asks a model.", "Make it a separate assertion.", [name]);
}
/**
 * An absent value fails with every matcher except `exact: null`. A value that is nested too deeply is reported. What
 * takes long is judged in the other thread.
 */
function withoutAbsent(name, matcher, judge) {
    const argument = (0,json/* isObject */.G)(matcher) ? matcher[name] : undefined;
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
            if (error instanceof budget.TooSlowHere)
                return (0,other_thread.judgeInThread)(matcher, value);
            if (!(error instanceof RangeError))
                throw error;
            throw new types.SuiteFault((0,redacted/* say */.cv) `The value is nested too deeply to be judged`, "Select a part of it with the target.");
        }
    };
}


/***/ }),

/***/ 78231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ preview)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8959);


const MAX_CHARACTERS = 120;
const MAX_DEPTH = 4;
/**
 * A value as short JSON text for one line of a message: whatever its size, the work is small. What is left out is an
 * ellipsis.
 */
function preview(value) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(value, (shown) => {
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

/***/ 42554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ stepTo),
/* harmony export */   j: () => (/* binding */ structuralDiff)
/* harmony export */ });
/* harmony import */ var _core_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84557);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8959);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78231);




const MAX_DIFFERENCES = 20;
/** The step of a JSON pointer that leads to a key, with its slash. */
function stepTo(key) {
    return typeof key === "number" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `/${key}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(key, (name) => `/${(0,_core_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerStep */ .U)(name)}`);
}
/** The differences of two values that are not equal, in the order of the expected one; at most 20 are listed. */
function structuralDiff(expected, actual) {
    const found = [];
    for (const difference of differences(expected, actual)) {
        found.push(difference);
        if (found.length > MAX_DIFFERENCES)
            break;
    }
    const lines = found.slice(0, MAX_DIFFERENCES).flatMap(({ path, expected: wanted, actual: got }) => {
        const place = path === "" ? "" : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${path}: `;
        return [
            ...(wanted === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `- ${place}${(0,_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .preview */ .V)(wanted)}`]),
            ...(got === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `+ ${place}${(0,_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .preview */ .V)(got)}`]),
        ];
    });
    if (found.length > MAX_DIFFERENCES)
        lines.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `… and more`);
    return { path: found[0]?.path ?? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, diff: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, "\n") };
}
/** Walks both values at once, with an explicit stack, because values may be nested deeper than calls. */
function* differences(expected, actual) {
    const root = pairOf((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, expected, actual);
    if (root === undefined) {
        if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .sameScalar */ .tR)(expected, actual))
            yield { path: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``, expected, actual };
        return;
    }
    const open = [root];
    for (let pair = open.at(-1); pair !== undefined; pair = open.at(-1)) {
        const next = pair.keys.next();
        if (next.done) {
            open.pop();
            continue;
        }
        const path = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${pair.path}${stepTo(next.value)}`;
        const wanted = member(pair.expected, next.value);
        const got = member(pair.actual, next.value);
        const inner = pairOf(path, wanted, got);
        if (inner !== undefined)
            open.push(inner);
        else if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .sameScalar */ .tR)(wanted, got))
            yield { path, expected: wanted, actual: got };
    }
}
/** Two values that are compared by their members: both arrays, or both objects. */
function pairOf(path, expected, actual) {
    if (!isPart(expected) || !isPart(actual))
        return undefined;
    if (Array.isArray(expected) !== Array.isArray(actual))
        return undefined;
    return { path, expected, actual, keys: steps(expected, actual) };
}
function* steps(expected, actual) {
    if (isList(expected) && isList(actual)) {
        for (let index = 0; index < Math.max(expected.length, actual.length); index++)
            yield index;
        return;
    }
    if (isList(expected) || isList(actual))
        return;
    yield* (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(expected);
    for (const key of (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(actual))
        if (!Object.hasOwn(expected, key))
            yield key;
}
function isPart(value) {
    return (0,_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainer */ .u_)(value);
}
function isList(value) {
    return Array.isArray(value);
}
function member(container, key) {
    return Object.hasOwn(container, key) ? container[key] : undefined;
}


/***/ }),

/***/ 29541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   RG: () => (/* binding */ HIDDEN),
/* harmony export */   ds: () => (/* binding */ toVerdict)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);

/** The note if everything in which two values differ is hidden. */
const HIDDEN = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `they differ in a part that is hidden as a secret`;
/** The judgement of a value that does not match; `why` makes its explanation, from redacted values only. */
function mismatch(why) {
    return { pass: false, why };
}
/** The verdict with its explanation. */
function toVerdict(judged) {
    return judged.pass ? judged : { pass: false, ...judged.why() };
}


/***/ }),

/***/ 7872:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   ZJ: () => (/* binding */ stringArgument),
/* harmony export */   gQ: () => (/* binding */ wrongType),
/* harmony export */   vD: () => (/* binding */ wrongArgument)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86153);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
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
    return new _types_js__WEBPACK_IMPORTED_MODULE_2__.MatcherError(`\`${name}\` takes ${shape}`, `This argument is of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .g)(argument)}.`, `Write ${example}.`, [name]);
}
/** The verdict of a matcher that cannot read a value of this type. */
function wrongType(name, reads, expected, actual) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({
        expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected),
        actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` reads ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(reads)}; the value is of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .g)(actual)}`,
    }));
}


/***/ }),

/***/ 2416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _B: () => (/* binding */ hasSubstring),
/* harmony export */   e1: () => (/* binding */ asText)
/* harmony export */ });
/* unused harmony export search */
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
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


/***/ }),

/***/ 81365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ judgeInTime),
/* harmony export */   AK: () => (/* binding */ checkTime),
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   JU: () => (/* binding */ leaveToThread),
/* harmony export */   Lj: () => (/* binding */ budgetLeft),
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Nc: () => (/* binding */ beginJob),
/* harmony export */   TooSlowHere: () => (/* binding */ TooSlowHere),
/* harmony export */   Vq: () => (/* binding */ hasStoppedWork),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   runWatched: () => (/* binding */ runWatched),
/* harmony export */   withinBudget: () => (/* binding */ withinBudget)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86233);
/* harmony import */ var _other_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21557);





/** How long one judgement may hold this thread, if there is another to go on: timers of other tests wait for it. */
const MAX_MS_HERE = 50;
const slot = Symbol.for("mcptest.work");
const globals = globalThis;
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('globalThis[Symbol.for("mcptest.work")]()');
/** Thrown by `withinBudget` if the time ran out. */
class OutOfTime extends Error {
}
/** Thrown where judging holds this thread for too long: the other thread has to do it, from the start. */
class TooSlowHere extends Error {
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
/** What is left of the time of one evaluation that began at `start`, by `performance.now()`. */
function budgetLeft(start) {
    return budget - (performance.now() - start);
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
/** Between two pieces of a judgement that are each too short to be watched. Throws OutOfTime or TooSlowHere. */
function checkTime() {
    if ((0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() < deadline)
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
    const left = Math.min(milliseconds, deadline - (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)());
    if (left <= 0)
        throw new OutOfTime("out of time");
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
        throw new OutOfTime("out of time");
    }
    finally {
        globals[slot] = outer;
    }
    return result.value;
}
/**
 * The same for judging a value while a run goes on: if there is another thread, only a short time is spent in this
 * one, and then TooSlowHere is thrown.
 */
function runWatched(work, milliseconds = budget) {
    if (!(0,_other_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .hasThread */ .pR)())
        return withinBudget(work, milliseconds);
    try {
        return withinBudget(work, Math.min(MAX_MS_HERE, milliseconds));
    }
    catch (error) {
        if (!(error instanceof OutOfTime) || milliseconds <= MAX_MS_HERE)
            throw error;
        throw new TooSlowHere("too slow for this thread");
    }
}
/** Leaves work that may not be stopped here, because it would leave something unsound behind, to the other thread. */
function leaveToThread() {
    if ((0,_other_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .hasThread */ .pR)())
        throw new TooSlowHere("left to the other thread");
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
            if (!(error instanceof OutOfTime))
                throw error;
            throw new _types_js__WEBPACK_IMPORTED_MODULE_2__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(name)}\` was stopped after ${_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_ / 1_000} s`, "Select a smaller part of the response with the target, or search for fewer items.");
        }
    };
}


/***/ })

};
