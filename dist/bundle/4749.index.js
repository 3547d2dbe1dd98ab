export const id = 4749;
export const ids = [4749];
export const modules = {

/***/ 54749:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runParity: () => (/* binding */ runParity)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _matchers_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _matchers_kinds_exact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23872);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43568);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20204);
/* harmony import */ var _judge_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4227);
/* harmony import */ var _judge_volatile_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39872);
/* harmony import */ var _test_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42322);








/** parity: the answer of each later server is compared with the first one's, without what either declares volatile. */
async function runParity(checked, test, first, values, context) {
    const subject = { suite: context.suite, test };
    const isFirst = test.server === first;
    const { transform, timeoutMs } = test;
    const spec = {
        subject,
        server: test.server,
        call: test,
        timeoutMs,
        expect: checked,
        ...(transform && { transform }),
    };
    const result = await (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCall */ .p)(spec, values, isFirst ? { ...context, kept: context.answers.begin(test) } : context);
    if (isFirst && result.kind === "answer")
        context.answers.set(test, result.envelope);
    const attempt = await (0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeCall */ .MX)(result, subject, checked, test.limits, (0,_test_context_js__WEBPACK_IMPORTED_MODULE_7__/* .warnerOf */ .Z)(context, test.server), context.ports);
    if (isFirst || result.kind !== "answer")
        return attempt;
    const location = context.suite.places.locate(test.node, ["parity"], "entry");
    const other = await context.answers.get(test);
    if (other === undefined) {
        const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `there is no answer of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(first)} to compare with`;
        const failure = (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g)(subject, "ASSERT-PARITY", { message, location });
        return { ...attempt, status: "failed", failures: [...attempt.failures, failure] };
    }
    const volatile = [first, test.server].flatMap((name) => context.suite.servers.get(name)?.volatile ?? []);
    const [expected, actual] = [other, result.envelope].map((envelope) => (0,_judge_volatile_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutTargets */ .z)(answerOf(envelope), volatile));
    const { pass, ...verdict } = (0,_matchers_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .toVerdict */ .ds)((0,_matchers_kinds_exact_js__WEBPACK_IMPORTED_MODULE_2__.compileExact)(expected)(actual));
    if (pass)
        return attempt;
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(test.server)} answers differently from ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(first)}`;
    const failure = (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g)(subject, "ASSERT-PARITY", { ...verdict, message, location });
    return {
        ...attempt,
        status: attempt.status === "errored" ? "errored" : "failed",
        failures: [...attempt.failures, failure],
    };
}
/** What the server said, without what our own measuring adds. */
function answerOf({ result, error }) {
    return error === undefined ? { result } : { error };
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


/***/ })

};
