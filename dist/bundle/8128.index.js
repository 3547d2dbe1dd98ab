export const id = 8128;
export const ids = [8128,4096];
export const modules = {

/***/ 78231:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ preview)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
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
function write(value, limit, depth) {
    if (typeof value === "string")
        return quote(value, limit);
    if (!(0,_equal_js__WEBPACK_IMPORTED_MODULE_1__/* .isContainer */ .u_)(value))
        return String(value);
    const list = Array.isArray(value);
    const keys = list ? value.slice(0, limit).keys() : Object.keys(value);
    let text = "";
    for (const key of keys) {
        if (text !== "")
            text += ",";
        if (depth === 0 || text.length >= limit) {
            text += "…";
            break;
        }
        if (!list)
            text += `${quote(String(key), limit - text.length)}:`;
        text += write(value[key], limit - text.length, depth - 1);
    }
    return list ? `[${text}]` : `{${text}}`;
}
function quote(text, limit) {
    return JSON.stringify(text.length <= limit ? text : `${text.slice(0, Math.max(0, limit))}…`);
}


/***/ }),

/***/ 42554:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ stepTo),
/* harmony export */   j: () => (/* binding */ structuralDiff)
/* harmony export */ });
/* harmony import */ var _core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39090);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8959);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78231);




const MAX_DIFFERENCES = 20;
/** The step of a JSON pointer that leads to a key, with its slash. */
function stepTo(key) {
    return typeof key === "number" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `/${key}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(key, (name) => `/${(0,_core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerStep */ .UN)(name)}`);
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

/***/ 38128:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileContainsAll: () => (/* binding */ compileContainsAll)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _diff_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78231);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29541);
/* harmony import */ var _shared_argument_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58350);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97930);
/* harmony import */ var _worker_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81365);
/* harmony import */ var _contains_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64096);







const MAX_NAMED = 5;
/** `contains-all`: each needle, on its own, is a substring of the string or an element of the array. */
function compileContainsAll(argument) {
    const expected = (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_3__/* .listArgument */ .Kd)("contains-all", argument);
    if (expected.length === 0) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_4__.MatcherError("`contains-all` has an empty list", "An empty list would pass for every value.", "List the required items, or remove the assertion.", ["contains-all"]);
    }
    return (0,_worker_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .withTimeLimit */ .Bv)("contains-all", expected.length, (actual) => {
        if (typeof actual !== "string" && !Array.isArray(actual)) {
            return (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_3__/* .wrongType */ .gQ)("contains-all", "a string or an array", expected, actual);
        }
        const isThere = (0,_contains_js__WEBPACK_IMPORTED_MODULE_6__.needleFinder)(actual, expected);
        // All are searched for, as the explanation does: only this is watched, and the explanation takes no longer.
        if (expected.filter(isThere).length === expected.length)
            return { pass: true };
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatch */ .J4)(() => {
            const explanation = { expected: expected.map(_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em), actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual) };
            const isShown = (0,_contains_js__WEBPACK_IMPORTED_MODULE_6__.needleFinder)(explanation.actual, explanation.expected);
            const missing = explanation.expected.filter((needle) => !isShown(needle));
            if (missing.length === 0)
                return { ...explanation, note: _kind_js__WEBPACK_IMPORTED_MODULE_2__/* .HIDDEN */ .RG };
            const more = missing.length > MAX_NAMED ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ` and ${missing.length - MAX_NAMED} more` : "";
            const names = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(missing.slice(0, MAX_NAMED).map(_diff_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .preview */ .V), ", ");
            return { ...explanation, note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `not found: ${names}${more}` };
        });
    });
}


/***/ }),

/***/ 64096:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileContains: () => (/* binding */ compileContains),
  needleFinder: () => (/* binding */ needleFinder)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/matchers/diff/equal.ts
var equal = __webpack_require__(8959);
;// CONCATENATED MODULE: ./src/matchers/diff/multiset.ts
/**
 * Assigns a different one of `items` to each of `wanted`. Returns the first index that gets none, or -1. An
 * augmenting-path search, because the first item that fits may be the only one that fits a later index.
 */
function firstUnassigned(wanted, items, fits) {
    const assignedTo = new Map();
    let next = 0;
    for (let wantedIndex = 0; wantedIndex < wanted; wantedIndex++) {
        // Lists are mostly in the array's own order, or in reverse: looking on from the last item makes both linear.
        const free = findFree(wantedIndex, next, items, assignedTo, fits);
        if (free === undefined) {
            if (!rearrange(wantedIndex, items, assignedTo, fits))
                return wantedIndex;
        }
        else {
            assignedTo.set(free, wantedIndex);
            next = free + 1;
        }
    }
    return -1;
}
function findFree(wantedIndex, start, items, assignedTo, fits) {
    for (let step = 0; step <= items; step++) {
        // To both sides in turn: the item itself, the one before it, the one after it, …
        const offset = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
        const item = (start + offset + items) % items;
        if (!assignedTo.has(item) && fits(wantedIndex, item))
            return item;
    }
    return undefined;
}
/** Breadth first: frees an item for `wantedIndex` by moving others to other items that fit them. */
function rearrange(wantedIndex, items, assignedTo, fits) {
    const previousItem = new Map();
    const itemOf = new Map([...assignedTo].map(([item, owner]) => [owner, item]));
    const queue = [wantedIndex];
    for (const seeker of queue) {
        for (let item = 0; item < items; item++) {
            if (previousItem.has(item) || !fits(seeker, item))
                continue;
            previousItem.set(item, seeker);
            const owner = assignedTo.get(item);
            if (owner === undefined) {
                reassign(item, previousItem, itemOf, assignedTo);
                return true;
            }
            queue.push(owner);
        }
    }
    return false;
}
function reassign(free, previousItem, itemOf, assignedTo) {
    let item = free;
    while (item !== undefined) {
        const seeker = previousItem.get(item);
        assignedTo.set(item, seeker);
        item = itemOf.get(seeker);
    }
}

// EXTERNAL MODULE: ./src/matchers/diff/preview.ts
var preview = __webpack_require__(78231);
// EXTERNAL MODULE: ./src/matchers/diff/structural-diff.ts
var structural_diff = __webpack_require__(42554);
// EXTERNAL MODULE: ./src/matchers/kind.ts
var kind = __webpack_require__(29541);
// EXTERNAL MODULE: ./src/matchers/text.ts
var matchers_text = __webpack_require__(2416);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
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
/** Whether a value contains another one: a substring if the value itself is a string, else parts that match. */
function contains(value, wanted) {
    if (typeof value === "string")
        return typeof wanted === "string" && (0,matchers_text/* hasSubstring */._B)(value, wanted);
    return matches(value, Array.isArray(value) ? asList(wanted) : wanted);
}
/**
 * Tells of each needle whether a string has it as a substring, or an array as an element. One pass over the array finds
 * all needles that are scalars.
 */
function needleFinder(value, needles) {
    if (!Array.isArray(value))
        return (needle) => contains(value, needle);
    const wanted = new Set(needles);
    const found = new Set();
    for (const element of value)
        if (wanted.has(element))
            found.add(element);
    return (needle) => ((0,equal/* isContainer */.u_)(needle) ? contains(value, [needle]) : found.has(needle));
}
/** Within arrays and objects: an array matches a multiset of itself, an object a superset, everything else its equal. */
function matches(value, wanted) {
    if (Array.isArray(value))
        return Array.isArray(wanted) && withoutMatch(value, wanted) < 0;
    if (!(0,json/* isObject */.Gv)(value))
        return (0,equal/* equal */.LC)(value, wanted);
    if (!(0,json/* isObject */.Gv)(wanted))
        return false;
    for (const key of Object.keys(wanted)) {
        if (!Object.hasOwn(value, key) || !matches(value[key], wanted[key]))
            return false;
    }
    return true;
}
/** The first entry of the list without its own element; -1 if each has one. */
function withoutMatch(value, list) {
    if (list.length > value.length)
        return value.length;
    return firstUnassigned(list.length, value.length, (entry, element) => matches(value[element], list[entry]));
}
function asList(wanted) {
    return Array.isArray(wanted) ? wanted : [wanted];
}
function explain(actual, expected) {
    return firstMiss(actual, expected, (0,redacted/* say */.cv) ``) ?? { expected, actual, note: kind/* HIDDEN */.RG };
}
/** The first thing that is missing; undefined if all is there. Looks at each part once, however deep it is. */
function firstMiss(value, wanted, path) {
    if ((0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)(wanted)) {
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
    const [valueType, wantedType] = [(0,json/* typeName */.go)(value), (0,json/* typeName */.go)(wanted)];
    return valueType === wantedType ? undefined : (0,redacted/* say */.cv) `expected ${wantedType}, got ${valueType}`;
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
