export const id = 1802;
export const ids = [1802];
export const modules = {

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
