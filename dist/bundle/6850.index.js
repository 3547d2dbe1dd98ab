export const id = 6850;
export const ids = [6850];
export const modules = {

/***/ 26850:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   schemaCommand: () => (/* binding */ schemaCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51433);




// Literal URLs, so that the bundler copies the files.
const schemas = {
    suite: __webpack_require__.ab + "v1.json",
    results: __webpack_require__.ab + "results.v1.json",
    capture: __webpack_require__.ab + "capture.v1.json",
    cassette: __webpack_require__.ab + "cassette.v1.json",
    baseline: __webpack_require__.ab + "baseline.v1.json",
    mock: __webpack_require__.ab + "mock.v1.json",
};
/** `mcptest schema NAME`: prints a schema. Throws a UserError for an unknown name. */
async function schemaCommand(name) {
    const url = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (!url) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)("unknown schema", `there is no schema \`${name}\``, `name one of ${Object.keys(schemas).join(", ")}`);
    }
    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOut */ .sD)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_3__/* .trustedText */ .Tw)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(url, "utf8")));
    return 0;
}


/***/ })

};
