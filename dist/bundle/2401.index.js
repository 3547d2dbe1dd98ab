export const id = 2401;
export const ids = [2401,1365];
export const modules = {

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


/***/ })

};
