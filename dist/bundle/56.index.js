export const id = 56;
export const ids = [56,3872,4101];
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

/***/ 48148:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ stringDiff)
});

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/character.js

class CharacterDiff extends Diff {
}
const characterDiff = new CharacterDiff();
function diffChars(oldStr, newStr, options) {
    return characterDiff.diff(oldStr, newStr, options);
}

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/matchers/diff/string-diff.ts


const MAX_COMPARED = 2_000;
const MAX_EDITS = 200;
const MAX_HUNKS = 8;
const MAX_SHOWN = 200;
/**
 * What turns one text into another: `-` before what was expected and is not there, `+` before what is there instead,
 * ` … ` for what is the same between two differences. Only the part between the common start and end is compared, and
 * only if that is short, so that texts of any length take linear time.
 */
function stringDiff(expected, actual) {
    return (0,redacted/* derive */.CX)([expected, actual], ([left, right]) => diff(left, right));
}
function diff(expected, actual) {
    const start = commonStart(expected, actual);
    const end = commonEnd(expected, actual, start);
    const removed = expected.slice(start, expected.length - end);
    const added = actual.slice(start, actual.length - end);
    return hunks(removed, added) ?? mark("-", removed) + mark("+", added);
}
/** The single differences; undefined if there are too many to read. */
function hunks(removed, added) {
    if (Math.max(removed.length, added.length) > MAX_COMPARED)
        return undefined;
    const changes = diffChars(removed, added, { maxEditLength: MAX_EDITS });
    if (changes === undefined)
        return undefined;
    const same = changes.filter((change) => !change.added && !change.removed);
    const kept = same.reduce((length, change) => length + change.value.length, 0);
    if (same.length > MAX_HUNKS || kept * 2 < Math.min(removed.length, added.length))
        return undefined;
    return changes
        .map((change) => {
        if (change.added)
            return mark("+", change.value);
        return change.removed ? mark("-", change.value) : " … ";
    })
        .join("");
}
function mark(sign, text) {
    if (text === "")
        return "";
    return sign + (text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`);
}
function commonStart(a, b) {
    const limit = Math.min(a.length, b.length);
    let length = 0;
    while (length < limit && a.charCodeAt(length) === b.charCodeAt(length))
        length++;
    return length > 0 && isHighSurrogate(a.charCodeAt(length - 1)) ? length - 1 : length;
}
function commonEnd(a, b, start) {
    const limit = Math.min(a.length, b.length) - start;
    let length = 0;
    while (length < limit && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
        length++;
    return length > 0 && isLowSurrogate(a.charCodeAt(a.length - length)) ? length - 1 : length;
}
function isHighSurrogate(unit) {
    return unit >= 0xd800 && unit < 0xdc00;
}
function isLowSurrogate(unit) {
    return unit >= 0xdc00 && unit < 0xe000;
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

/***/ 14101:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileNormalise: () => (/* binding */ compileNormalise)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);
/* harmony import */ var _worker_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81365);
/* harmony import */ var _worker_other_thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21557);





const UUID = "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}";
const TIMESTAMP = "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\\.[0-9]+)?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})";
/**
 * Loads what a snapshot's `normalise` needs. Gives the way from its entries (`uuid`, `timestamp`, `{regex, to}`) to the
 * change of a value: every string in it, keys left out, has what they match replaced, entry by entry.
 */
async function compileNormalise() {
    const { compilePattern, usePatterns } = await __webpack_require__.e(/* import() */ 1413).then(__webpack_require__.bind(__webpack_require__, 91413));
    return (entries, path) => {
        const replacements = entries.map((entry, index) => {
            const [source, to] = readEntry(entry, [...path, index]);
            const pattern = compilePattern(source, [...path, index, "regex"]);
            return (text) => (pattern().isMatch(text) ? pattern().replaceAll(text, to) : text);
        });
        if (replacements.length === 0)
            return async (value) => value;
        const change = (text) => replacements.reduce((changed, replace) => replace(changed), text);
        return async (value) => {
            try {
                return usePatterns(Number.POSITIVE_INFINITY, () => inStrings(value, change));
            }
            catch (error) {
                if (error instanceof _worker_budget_js__WEBPACK_IMPORTED_MODULE_2__.TooSlowForThisThread)
                    return (0,_worker_other_thread_js__WEBPACK_IMPORTED_MODULE_3__/* .workInThread */ .lt)({ kind: "normalise", entries, value });
                if (!(error instanceof _worker_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .BudgetExceeded */ .L$))
                    throw error;
                throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`normalise\` was stopped after 2 s`, "Make its patterns simpler, or the value smaller.");
            }
        };
    };
}
function readEntry(entry, path) {
    if (entry === "uuid")
        return [UUID, "<uuid>"];
    if (entry === "timestamp")
        return [TIMESTAMP, "<timestamp>"];
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(entry)) {
        const { regex, to, ...others } = entry;
        if (typeof regex === "string" && typeof to === "string" && Object.keys(others).length === 0)
            return [regex, to];
    }
    throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError("Bad entry of `normalise`", `It is ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(entry, 100, "")}.`, 'Write `uuid`, `timestamp`, or `{regex: "[0-9]+ ms", to: "<duration>"}`.', path);
}
function inStrings(value, change) {
    if (typeof value === "string")
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => inStrings(item, change));
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, inStrings(member, change)]));
}


/***/ }),

/***/ 23872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileExact: () => (/* binding */ compileExact),
/* harmony export */   difference: () => (/* binding */ difference)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _diff_equal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8959);
/* harmony import */ var _diff_string_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48148);
/* harmony import */ var _diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42554);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29541);






/** `exact`: deep JSON equality with any argument. */
function compileExact(expected) {
    return (actual) => (0,_diff_equal_js__WEBPACK_IMPORTED_MODULE_4__/* .equal */ .LC)(expected, actual) ? { pass: true } : (0,_kind_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatch */ .J4)(() => difference((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected), (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual)));
}
/** Two values that are not equal, and in which way they differ. */
function difference(expected, actual) {
    return { expected, actual, ...((0,_diff_equal_js__WEBPACK_IMPORTED_MODULE_4__/* .equal */ .LC)(expected, actual) ? { note: _kind_js__WEBPACK_IMPORTED_MODULE_3__/* .HIDDEN */ .RG } : change(expected, actual)) };
}
function change(expected, actual) {
    if (typeof expected === "string" && typeof actual === "string")
        return { diff: (0,_diff_string_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .stringDiff */ .F)(expected, actual) };
    const [wanted, got] = [(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .typeName */ .go)(expected), (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .typeName */ .go)(actual)];
    if (wanted === got && (0,_diff_equal_js__WEBPACK_IMPORTED_MODULE_4__/* .isContainer */ .u_)(expected))
        return (0,_diff_structural_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .structuralDiff */ .j)(expected, actual);
    if (wanted === got || (typeof expected === "number" && typeof actual === "number"))
        return {};
    return { note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `expected ${wanted}, got ${got}` };
}


/***/ }),

/***/ 30056:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileSnapshotMatcher: () => (/* binding */ compileSnapshotMatcher)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/matchers/diff/equal.ts
var equal = __webpack_require__(8959);
// EXTERNAL MODULE: ./src/matchers/engines/normalise.ts
var normalise = __webpack_require__(14101);
;// CONCATENATED MODULE: ./src/matchers/omit.ts

/** Marks an array element as removed, so that the other elements keep their indexes until the end. */
const REMOVED = Symbol("gone");
/**
 * The value without what the targets lead to, each read in the value as it was; the value itself is left as it is. A path
 * that leads nowhere takes nothing.
 */
function withoutAll(value, targets) {
    return targets.length === 0 ? value : dropRemoved(targets.reduce(without, value));
}
function without(value, [step, ...rest]) {
    if (step === undefined)
        return null;
    if (Array.isArray(value)) {
        if (step.kind === "each")
            return value.map((item) => (rest.length === 0 ? REMOVED : without(item, rest)));
        if (step.kind !== "index")
            return value;
        const at = step.index < 0 ? value.length + step.index : step.index;
        if (at < 0 || at >= value.length)
            return value;
        return value.with(at, rest.length === 0 ? REMOVED : without(value[at], rest));
    }
    if (!(0,json/* isObject */.Gv)(value) || (step.kind !== "name" && step.kind !== "key") || !Object.hasOwn(value, step.name))
        return value;
    const members = Object.entries(value).flatMap(([key, member]) => {
        if (key !== step.name)
            return [[key, member]];
        return rest.length === 0 ? [] : [[key, without(member, rest)]];
    });
    return Object.fromEntries(members);
}
function dropRemoved(value) {
    if (Array.isArray(value))
        return value.filter((item) => item !== REMOVED).map(dropRemoved);
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, dropRemoved(member)]));
}

// EXTERNAL MODULE: ./src/matchers/shared/argument.ts
var shared_argument = __webpack_require__(58350);
// EXTERNAL MODULE: ./src/matchers/shared/snapshot-key.ts
var snapshot_key = __webpack_require__(78595);
// EXTERNAL MODULE: ./src/matchers/target.ts
var matchers_target = __webpack_require__(2650);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/kinds/exact.ts
var exact = __webpack_require__(23872);
;// CONCATENATED MODULE: ./src/matchers/kinds/snapshot.ts










/** `snapshot`: equality with what an earlier run recorded. What is compared is the value after redaction. */
async function compileSnapshotMatcher() {
    const normaliser = await (0,normalise.compileNormalise)();
    return (argument) => {
        const { file, update, ignore, normalise } = readSettings(argument, normaliser);
        return async (actual, ports) => {
            const snapshots = ports?.snapshots;
            if (snapshots === undefined)
                throw new types.SuiteFault((0,redacted/* say */.cv) `there are no snapshots here`, "Run the suite.");
            const kept = withoutAll(snapshots.redact(actual), ignore);
            // What is left of a redacted value by leaving out and normalising.
            const current = (0,redacted/* hideValue */.Em)(await normalise(kept));
            const settled = await snapshots.compare(file, current, update);
            if (settled.kind === "written" || (settled.kind === "there" && (0,equal/* equal */.LC)(settled.recorded, current))) {
                return { pass: true };
            }
            if (settled.kind === "missing") {
                const note = (0,redacted/* say */.cv) `there is no snapshot at ${(0,redacted/* hide */.jD)(settled.file)}, and none is recorded under CI (run without CI and commit the file, or pass --allow-update-in-ci)`;
                return { pass: false, actual: current, note };
            }
            return { pass: false, ...(0,exact.difference)(settled.recorded, current), note: noteOf(settled) };
        };
    };
}
function noteOf({ file, isFresh }) {
    const redactedFile = (0,redacted/* hide */.jD)(file);
    if (!isFresh)
        return (0,redacted/* say */.cv) `snapshot at ${redactedFile} did not match (run with --update-snapshots to refresh)`;
    const advice = (0,redacted/* say */.cv) `add what differs (\`\${target_version}\`, the server, the row) to its key`;
    return (0,redacted/* say */.cv) `snapshot at ${redactedFile} was recorded in this run with a different value: ${advice}`;
}
function readSettings(argument, normaliser) {
    const settings = typeof argument === "string" ? { name: argument } : argument;
    if (!(0,json/* isObject */.Gv)(settings))
        throw (0,shared_argument/* wrongArgument */.vD)("snapshot", argument, "a key or `{name}`", "`snapshot: lists-tools`");
    const { name, update, ignore = [], normalise = [], ...others } = settings;
    const isValid = typeof update === "boolean" || update === undefined;
    if (!isValid || !Array.isArray(ignore) || !Array.isArray(normalise) || Object.keys(others).length > 0) {
        throw (0,shared_argument/* wrongArgument */.vD)("snapshot", argument, "a key or `{name, update?, ignore?, normalise?}`", "`snapshot: {name: lists-tools, ignore: [id]}`");
    }
    return {
        file: (0,snapshot_key/* snapshotFile */.P)(name, typeof argument === "string" ? ["snapshot"] : ["snapshot", "name"]),
        update: update,
        ignore: ignore.map((target, index) => stepsOf(target, ["snapshot", "ignore", index])),
        normalise: normaliser(normalise, ["snapshot", "normalise"]),
    };
}
function stepsOf(target, path) {
    if (typeof target !== "string")
        throw new types.MatcherError("Bad target", "It is a string.", "Write a path.", path);
    try {
        return (0,matchers_target/* parseSteps */.$i)(target);
    }
    catch (error) {
        if (!(error instanceof types.MatcherError))
            throw error;
        throw new types.MatcherError(error.title, error.description, error.fix, path);
    }
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

/***/ 78595:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ snapshotFile)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);


/** File systems allow 255, and the temporary file's name is longer. */
const MAX_BYTES = 200;
/**
 * The path of a snapshot below the suite's folder `snapshots`, which no key can leave: the key, with `.json` if it
 * has no extension. Throws MatcherError, whose path is `path`.
 */
function snapshotFile(key, path) {
    const steps = typeof key === "string" ? key.split("/") : [];
    if (steps.length === 0 || !steps.every(isPlain)) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError("Bad snapshot key", key === undefined
            ? "The snapshot has no `name`."
            : `\`${typeof key === "string" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(key), 200, "") : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(key, 200, "")}\` is not a path of plain names below the folder \`snapshots\`.`, "Write names joined by `/`, such as `tools/echo`, of up to 200 bytes; none may start with a dot or be a device of Windows (nul, con).", path);
    }
    return /[^.]\.[^.]+$/.test(steps.at(-1)) ? steps.join("/") : `${steps.join("/")}.json`;
}
/** A name that means the same in every file system: Windows has devices of some names, whatever their extension. */
function isPlain(name) {
    return (/^[^\\:*?"<>|\p{Cc}]+$/u.test(name) &&
        Buffer.byteLength(name) <= MAX_BYTES &&
        !/^[. ]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name));
}


/***/ }),

/***/ 2650:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ parseSteps),
/* harmony export */   FB: () => (/* binding */ printSteps),
/* harmony export */   hu: () => (/* binding */ parseTarget),
/* harmony export */   mC: () => (/* binding */ describeKeys)
/* harmony export */ });
/* unused harmony export TargetError */
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);



const MAX_KEYS = 20;
const MAX_KEY_LENGTH = 60;
/** A target path that cannot be read; `column` is the place in it, from 1. */
class TargetError extends _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError {
    column;
    constructor(text, column, what, fix) {
        super(`Bad target: ${what[0].toLowerCase()}${what.slice(1)}`, `${what}, at column ${column} of \`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(text), 200, "")}\`.`, fix, []);
        this.column = column;
        this.name = "TargetError";
    }
}
const ABSENT = Symbol("absent");
/**
 * Parses a target path: names joined by dots, `[i]`, `[-1]`, `["key with.dots"]`, `[*]` for every element of an array
 * (the value is then the flat list of what is there), `.length` of arrays and of strings (in Unicode code points). The
 * empty path is the whole envelope. Throws TargetError.
 */
function parseTarget(text) {
    const steps = parseSteps(text);
    return {
        text,
        read: (envelope) => {
            const value = readFrom(envelope, steps, 0);
            return value === ABSENT ? missing(envelope, steps) : { found: true, value };
        },
    };
}
/** The steps of a path. Throws TargetError. */
function parseSteps(text) {
    const steps = [];
    let at = 0;
    while (at < text.length) {
        const [step, end] = text[at] === "[" ? parseBracket(text, at) : parseName(text, at, steps.length === 0);
        steps.push(step);
        at = end;
    }
    return steps;
}
/** A path for steps, which `parseSteps` parses back. */
function printSteps(steps) {
    let text = "";
    for (const step of steps) {
        if (step.kind === "name")
            text += text === "" ? step.name : `.${step.name}`;
        else if (step.kind === "key")
            text += `[${JSON.stringify(step.name)}]`;
        else
            text += step.kind === "index" ? `[${step.index}]` : "[*]";
    }
    return text;
}
const NAME = /[^.[\]"]*/y;
const INDEX = /\[(0|-?[1-9][0-9]{0,14})\]/y;
const KEY = /\[("(?:[^"\\]|\\.)*")\]/y;
function parseName(text, at, first) {
    let start = at;
    if (!first) {
        if (text[at] !== ".")
            throw new TargetError(text, at + 1, "A dot or a bracket is expected here", "Write `a.b` or `a[0]`.");
        start = at + 1;
    }
    NAME.lastIndex = start;
    const name = NAME.exec(text)[0];
    const end = start + name.length;
    if (name === "") {
        throw new TargetError(text, start + 1, "A name is missing", text[start] === "[" && text.includes("]", start)
            ? `Write \`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(`${text.slice(0, start - 1)}${text.slice(start)}`), 200, "")}\`, without the dot.`
            : 'Write a name here; a key with dots or brackets is written `["a.b"]`.');
    }
    if (name !== name.trim()) {
        throw new TargetError(text, start + 1, "A name has a space at its start or end", 'Take it out, or write `["the key "]`.');
    }
    return [{ kind: "name", name }, end];
}
function parseBracket(text, at) {
    if (text.startsWith("[*]", at))
        return [{ kind: "each" }, at + 3];
    INDEX.lastIndex = at;
    const index = INDEX.exec(text);
    if (index !== null)
        return [{ kind: "index", index: Number(index[1]) }, INDEX.lastIndex];
    KEY.lastIndex = at;
    const key = KEY.exec(text);
    const name = key === null ? undefined : parseString(key[1]);
    if (name !== undefined)
        return [{ kind: "key", name }, KEY.lastIndex];
    throw new TargetError(text, at + 1, "The bracket cannot be read", 'Write `[0]`, `[-1]`, `[*]` or `["a key"]`.');
}
/** A JSON string; undefined if it is not one. */
function parseString(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function readFrom(envelope, steps, from) {
    let value = envelope;
    for (let index = from; index < steps.length; index++) {
        const step = steps[index];
        if (step.kind === "each")
            return Array.isArray(value) ? readEach(value, steps, index + 1) : ABSENT;
        value = readStep(value, step);
        if (value === ABSENT)
            return ABSENT;
    }
    return value === undefined ? ABSENT : value;
}
function readEach(list, steps, from) {
    const nested = steps.slice(from).some((step) => step.kind === "each");
    const values = list.map((item) => readFrom(item, steps, from)).filter((value) => value !== ABSENT);
    return nested ? values.flat() : values;
}
function readStep(value, step) {
    if (step.kind === "index") {
        if (!Array.isArray(value))
            return ABSENT;
        const index = step.index < 0 ? value.length + step.index : step.index;
        return index >= 0 && index < value.length ? value[index] : ABSENT;
    }
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return Object.hasOwn(value, step.name) ? value[step.name] : ABSENT;
    if (step.kind === "name" && step.name === "length") {
        if (Array.isArray(value))
            return value.length;
        if (typeof value === "string")
            return codePoints(value);
    }
    return ABSENT;
}
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
/** What is there instead of an absent value; paths with `[*]` end at the array, or if there is none. */
function missing(envelope, steps) {
    let value = envelope;
    let depth = 0;
    for (const step of steps) {
        const next = step.kind === "each" ? ABSENT : readStep(value, step);
        if (next === ABSENT || next === undefined)
            break;
        value = next;
        depth++;
    }
    return { found: false, existing: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(printSteps(steps.slice(0, depth))), keys: describeKeys(value) };
}
/** What a value has: its keys, the length of an array, or else its type. */
function describeKeys(value) {
    if (Array.isArray(value))
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `an array of length ${value.length}`;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(value)}`;
    const keys = Object.keys(value);
    if (keys.length === 0)
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no keys`;
    const visibleKeys = keys.slice(0, MAX_KEYS).map((key) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(key), MAX_KEY_LENGTH));
    if (keys.length > MAX_KEYS)
        visibleKeys.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `and ${keys.length - MAX_KEYS} more`);
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(visibleKeys, ", ");
}


/***/ })

};
