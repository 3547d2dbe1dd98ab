export const id = 1634;
export const ids = [1634];
export const modules = {

/***/ 43447:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadSchemaPort),
/* harmony export */   s: () => (/* binding */ loadAccepts)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/**
 * Loads the validator, which is slow, in the form that the invariants need: the first error of a value, in one line.
 * What is too slow for this thread is done in the other one; what is too slow there is reported as not judged.
 */
async function loadSchemaPort() {
    const { compileSchema, redactErrors } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(2401)]).then(__webpack_require__.bind(__webpack_require__, 93445));
    const { TooSlowForThisThread, runWatched } = await __webpack_require__.e(/* import() */ 1365).then(__webpack_require__.bind(__webpack_require__, 81365));
    const { judgeInThread } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 21557));
    const { MatcherError, SuiteFault } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 97930));
    return (schema) => {
        let validate;
        /** Compiling took too long here, and would again. */
        let compilesElsewhere = false;
        const errorsOf = async (value) => {
            try {
                if (!compilesElsewhere) {
                    validate ??= compileSchema(schema, [], runWatched, runWatched, "first");
                    return redactErrors(validate(value));
                }
            }
            catch (error) {
                if (!(error instanceof TooSlowForThisThread))
                    throw error;
                compilesElsewhere = validate === undefined;
            }
            return (await judgeInThread({ schema }, value)).errors;
        };
        /** What is known for every value: a schema that was too slow once is not tried again. */
        let known;
        return async (value) => {
            if (known)
                return known;
            try {
                const [error] = (await errorsOf(value)) ?? [];
                return error ? { wrong: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${error.instance_path || "the whole"} ${error.message}` } : {};
            }
            catch (error) {
                // What is no schema cannot be judged by either, and nothing else reports it.
                if (!(error instanceof SuiteFault || error instanceof MatcherError))
                    throw error;
                known = { unjudged: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(error.message) };
                return known;
            }
        };
    };
}
/** Asks whether a tool's schema accepts a value. */
async function loadAccepts(schema) {
    const judge = (await loadSchemaPort())(schema);
    return async (value) => {
        const result = await judge(value);
        return "unjudged" in result ? result : result.wrong === undefined;
    };
}


/***/ }),

/***/ 81634:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   corpusPort: () => (/* binding */ corpusPort),
/* harmony export */   mayCallTool: () => (/* binding */ mayCallTool)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _judge_schema_port_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43447);
/* harmony import */ var _session_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42207);
/* harmony import */ var _session_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61809);




/** True if a tool may be called: its annotations say that it changes nothing, or the suite allows it. */
function mayCallTool({ name, annotations }, safeCalls) {
    if (typeof name === "string" && safeCalls.includes(name))
        return true;
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(annotations) && (annotations["readOnlyHint"] === true || annotations["destructiveHint"] === false);
}
/** Opens the sessions of a corpus run with a server of a suite; each gets its own folder and port. */
function corpusPort(lane, context, onExchange) {
    const { server } = lane;
    const { maxFrameBytes, budget, nextId, signal, clientVersion } = context;
    return {
        async target() {
            const values = await (0,_session_values_js__WEBPACK_IMPORTED_MODULE_2__/* .sessionValues */ .BY)(server);
            const made = await (0,_session_target_js__WEBPACK_IMPORTED_MODULE_1__/* .sessionTarget */ .k)(lane, values, context);
            if (made.ok)
                return { ...made, dispose: () => values.dispose() };
            values.dispose();
            return made;
        },
        options: {
            server: server.name,
            startupTimeoutMs: server.startupTimeoutMs,
            maxFrameBytes,
            nextId,
            ...(budget && { budget }),
            ...(signal && { signal }),
            ...(clientVersion !== undefined && { clientVersion }),
            ...(onExchange && { onExchange: (exchange) => onExchange(server.name, exchange) }),
        },
        schemas: _judge_schema_port_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSchemaPort */ .l,
    };
}


/***/ })

};
