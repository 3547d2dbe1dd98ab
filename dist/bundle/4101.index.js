export const id = 4101;
export const ids = [4101];
export const modules = {

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


/***/ })

};
