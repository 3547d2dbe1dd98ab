export const id = 7223;
export const ids = [7223];
export const modules = {

/***/ 7223:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeLimits: () => (/* binding */ judgeLimits)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20204);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5979);



/** Judges the limits of the long form of `expect`; `warn` gets limits that only warn. */
async function judgeLimits(envelope, subject, { maxDurationMs, maxResponseTokens }, warn) {
    const failures = [];
    if (maxDurationMs && envelope.duration_ms > maxDurationMs.limit) {
        const { limit, location } = maxDurationMs;
        const actual = Math.ceil(envelope.duration_ms);
        failures.push((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(subject, "ASSERT-MAX-DURATION", {
            target: "duration_ms",
            message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer took ${actual} ms; ${limit} ms are allowed`,
            expected: limit,
            actual,
            location,
        }));
    }
    if (maxResponseTokens && envelope.result === undefined) {
        const { limit: expected, location } = maxResponseTokens;
        const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `there is no answer to count tokens in`;
        failures.push((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(subject, "ASSERT-MAX-TOKENS", { message, expected, location }));
    }
    else if (maxResponseTokens) {
        const { limit: most, tokenizer, warns, location } = maxResponseTokens;
        const { countTokens } = await (tokenizer === "cl100k_base"
            ? Promise.all(/* import() */[__webpack_require__.e(4098), __webpack_require__.e(4079), __webpack_require__.e(7257)]).then(__webpack_require__.bind(__webpack_require__, 77257))
            : Promise.all(/* import() */[__webpack_require__.e(4098), __webpack_require__.e(3877), __webpack_require__.e(4190)]).then(__webpack_require__.bind(__webpack_require__, 94190)));
        const actual = countTokens((0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .modelText */ .Z)(envelope.result));
        const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer has ${actual} tokens (${tokenizer}); ${most} are allowed`;
        if (actual > most && warns)
            warn(message, location);
        else if (actual > most) {
            failures.push((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(subject, "ASSERT-MAX-TOKENS", { message, expected: most, actual, location }));
        }
    }
    return failures;
}


/***/ })

};
