export const id = 1252;
export const ids = [1252,1711];
export const modules = {

/***/ 61252:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileRegex: () => (/* binding */ compileRegex)
/* harmony export */ });
/* harmony import */ var _argument_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64404);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51802);
/* harmony import */ var _rust_regex_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1711);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2416);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97930);





const MAX_CACHED = 256;
/** Up to this length even the slowest pattern takes some milliseconds, and need not be watched. */
const SHORT = 256;
/** Whether a match was stopped in the middle: nothing that this thread's instance says can be trusted any more. */
let shaken = false;
/** Compiled patterns, the one used last at the end. Rust's memory is not collected: who falls out is freed. */
const cache = new Map();
/** `regex`: a match anywhere in the stringified value, in the syntax and the linear time of Rust's regex. */
function compileRegex(argument) {
    const pattern = (0,_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .stringArgument */ .ZJ)("regex", argument);
    try {
        compiled(pattern);
    }
    catch (error) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_4__/* .MatcherError */ .Z6("Bad regular expression", error instanceof Error ? error.message : String(error), "Write it in the syntax of Rust's regex: no look-around, no back-references.", ["regex"]);
    }
    return (actual) => matches(pattern, (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e)(actual)) ? { pass: true } : { pass: false, expected: pattern, actual, match: null };
}
function matches(pattern, text) {
    if (shaken)
        (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .leaveToThread */ .JU)();
    const regex = compiled(pattern);
    if (text.length <= SHORT)
        return regex.isMatch(text);
    try {
        return (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__.watched)(() => regex.isMatch(text));
    }
    catch (error) {
        if (!(error instanceof _budget_js__WEBPACK_IMPORTED_MODULE_1__/* .OutOfTime */ .fg || error instanceof _budget_js__WEBPACK_IMPORTED_MODULE_1__/* .TooSlowHere */ .WD))
            throw error;
        shaken = true;
        // It may not even be freed any more.
        cache.delete(pattern);
        if (error instanceof _budget_js__WEBPACK_IMPORTED_MODULE_1__/* .TooSlowHere */ .WD)
            throw error;
        throw new _types_js__WEBPACK_IMPORTED_MODULE_4__/* .SuiteFault */ .H$("The regular expression was stopped after 2 s", "Make the pattern smaller (a counted repeat of a wide class such as \\w is slow), or name a shorter string.");
    }
}
function compiled(pattern) {
    const known = cache.get(pattern);
    if (known !== undefined)
        cache.delete(pattern);
    const regex = known ?? new _rust_regex_js__WEBPACK_IMPORTED_MODULE_2__.RRegex(pattern);
    cache.set(pattern, regex);
    if (cache.size > MAX_CACHED) {
        const [oldest, unused] = cache.entries().next().value;
        cache.delete(oldest);
        unused.free();
    }
    return regex;
}


/***/ }),

/***/ 1711:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RRegex: () => (/* reexport safe */ _node_modules_rregex_lib_web_js__WEBPACK_IMPORTED_MODULE_1__.K2)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _node_modules_rregex_lib_web_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92200);


// Rust's regex as WASM, loaded when this module is. A module of its own, with plain syntax: where the bundler meets newer
// syntax (`4_096`, say) beside the URL, it copies the file as text and damages it.
(0,_node_modules_rregex_lib_web_js__WEBPACK_IMPORTED_MODULE_1__/* .initSync */ .QR)({ module: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(__webpack_require__.ab + "rregex.wasm") });



/***/ }),

/***/ 2416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ asText)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97930);

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
        throw new _types_js__WEBPACK_IMPORTED_MODULE_0__/* .SuiteFault */ .H$("The value is nested too deeply or too large to be read as text", "Let the target name the string inside the value that this matcher should read.");
    }
}


/***/ })

};
