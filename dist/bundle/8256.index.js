export const id = 8256;
export const ids = [8256];
export const modules = {

/***/ 8256:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileSchema: () => (/* binding */ compileSchema)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93445);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29541);



/** `schema`: valid by a JSON Schema. */
function compileSchema(argument) {
    const validate = (0,_engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.compileSchema)(argument, ["schema"]);
    return (actual) => {
        const errors = validate(actual);
        return errors.length === 0
            ? { pass: true }
            : (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatch */ .J4)(() => ({ expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(argument), actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual), errors: (0,_engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.redactErrors)(errors) }));
    };
}


/***/ })

};
