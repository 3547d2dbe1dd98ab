export const id = 2794;
export const ids = [2794];
export const modules = {

/***/ 44216:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ headLine),
/* harmony export */   x: () => (/* binding */ rowLine)
/* harmony export */ });
/** The head as one line of JSON, an object of which the rows are still missing. */
function headLine({ tool, run, summary, servers, findings, rules }) {
    return quiet(JSON.stringify({ version: 1, tool, run, summary, servers, findings, rules }));
}
/** One row as one line of JSON. */
function rowLine(row) {
    return quiet(JSON.stringify(row));
}
/**
 * A GitHub runner runs `##[` commands anywhere in a line, and some readers treat U+2028 as a line end:
 * in JSON strings both can be escaped.
 */
function quiet(text) {
    return text.replaceAll("##[", "#\\u0023[").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}


/***/ }),

/***/ 32794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44216);

/** The whole results document, one row per line. */
const json = async function* (head, rows) {
    yield `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .headLine */ .j)(head).slice(0, -1)},\n"tests":[`;
    let separator = "\n";
    for await (const row of rows) {
        yield `${separator}${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLine */ .x)(row)}`;
        separator = ",\n";
    }
    yield "\n]}\n";
};


/***/ })

};
