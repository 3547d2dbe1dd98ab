export const id = 5694;
export const ids = [5694];
export const modules = {

/***/ 86153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   g: () => (/* binding */ typeName)
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


/***/ }),

/***/ 97926:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveJobs: () => (/* binding */ serveJobs)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _compile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43364);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97930);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81365);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86233);






/** The other thread: runs its jobs one after the other, until it is ended. */
function serveJobs() {
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on("message", (job) => {
        void doJob(job).then((done) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(done));
    });
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage("ready");
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
        node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage("started");
        (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .beginJob */ .Nc)(job.budgetMs);
        return await work();
    }
    catch (error) {
        if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault) {
            return { kind: "fault", message: error.message, fix: error.fix, ...ended() };
        }
        if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_3__.MatcherError && !(error instanceof _types_js__WEBPACK_IMPORTED_MODULE_3__.CompileTimedOut)) {
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
            return async () => verdictOf(await compile(job.matcher).judge(job.value), job.value);
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
