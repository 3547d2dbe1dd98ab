export const id = 6020;
export const ids = [6020];
export const modules = {

/***/ 26020:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseCsv: () => (/* binding */ parseCsv)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);


const MAX_RECORD = 1_024 * 1_024;
/**
 * The rows of a CSV text, by the names in its first line; every cell is text. Columns without a name are left out. At
 * most `most` rows. Throws an Error where the text is none, a UserError where two columns have one name.
 */
function parseCsv(text, most) {
    return (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { columns: namesOf, skip_empty_lines: true, to: most, max_record_size: MAX_RECORD });
}
function namesOf(header) {
    const twice = header.find((name, index) => name !== "" && header.indexOf(name) < index);
    if (twice !== undefined) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`two columns are called \`${twice}\``, "One of the two would be lost.", "Rename one of them.");
    }
    return header.map((name) => name !== "" && name);
}


/***/ })

};
