export const id = 8210;
export const ids = [8210];
export const modules = {

/***/ 78210:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileIsJson: () => (/* binding */ compileIsJson)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93445);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29541);
/* harmony import */ var _shared_argument_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58350);





/** `is-json`: the string is one JSON text, and valid by the schema if one is given. */
const compileIsJson = (argument) => {
    const validate = (0,_engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaArgument */ .b)("is-json", argument);
    return (actual) => {
        if (typeof actual !== "string")
            return (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_3__/* .wrongType */ .gQ)("is-json", "a string", "a JSON text", actual);
        let value;
        try {
            value = JSON.parse(actual);
        }
        catch {
            return (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatch */ .J4)(() => {
                const redacted = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(actual);
                return { expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `a JSON text`, actual: redacted, note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `is not JSON${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(redacted, jsonReason)}` };
            });
        }
        const errors = validate(value);
        return errors.length === 0
            ? { pass: true }
            : (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatch */ .J4)(() => ({
                expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(argument),
                actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(actual),
                errors: (0,_engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.redactErrors)(errors),
                note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `is JSON, but does not match the schema`,
            }));
    };
};
/** Nothing if the text is JSON without its secrets. */
function jsonReason(text) {
    const why = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonError */ .FZ)(text);
    return why === "" ? "" : `: ${why}`;
}


/***/ })

};
