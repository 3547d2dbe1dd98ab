export const id = 4665;
export const ids = [4665];
export const modules = {

/***/ 14665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ndjson: () => (/* binding */ ndjson)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44216);

/** The results with everything but the rows on the first line, then one row on each. */
const ndjson = async function* (head, rows) {
    yield `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .headLine */ .jR)(head)}\n`;
    for await (const row of rows)
        yield `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)(row)}\n`;
};


/***/ }),

/***/ 44216:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eC: () => (/* binding */ scriptJson),
/* harmony export */   jR: () => (/* binding */ headLine),
/* harmony export */   rF: () => (/* binding */ jsonLine)
/* harmony export */ });
/** The head as one line of JSON, without the rows. */
function headLine({ tool, run, summary, servers, findings, causes, drift, rules }) {
    return jsonLine({ version: 1, tool, run, summary, servers, findings, causes, ...(drift && { drift }), rules });
}
/**
 * One object as one line of JSON. A GitHub runner runs `##[` commands anywhere in a line, and some readers treat U+2028 as
 * a line end: in JSON strings both can be escaped.
 */
function jsonLine(value) {
    return JSON.stringify(value)
        .replaceAll("##[", "#\\u0023[")
        .replaceAll("\u2028", "\\u2028")
        .replaceAll("\u2029", "\\u2029");
}
/** JSON for a `script` element: nothing in it ends the element or starts a comment. */
function scriptJson(value) {
    return jsonLine(value).replaceAll("<", "\\u003c");
}


/***/ })

};
