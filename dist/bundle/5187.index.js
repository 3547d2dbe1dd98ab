export const id = 5187;
export const ids = [5187];
export const modules = {

/***/ 85187:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileIsValidToolsCall: () => (/* binding */ compileIsValidToolsCall)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93445);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29541);




const EXPECTED = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `a tool call: {name, arguments}`;
/**
 * `is-valid-tools-call`: an object with a string `name` and an object `arguments` (or `args`), which are valid by the
 * schema if one is given. Paths of errors start at the arguments.
 */
const compileIsValidToolsCall = (argument) => {
    const validate = (0,_engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaArgument */ .b)("is-valid-tools-call", argument);
    return (actual) => {
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(actual))
            return malformed(actual, "", (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `expected object, got ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(actual)}`);
        const name = ownMember(actual, "name");
        if (typeof name !== "string")
            return malformed(actual, "/name", (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`name\` is of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(name)}, not string`);
        const key = Object.hasOwn(actual, "args") && !Object.hasOwn(actual, "arguments") ? "args" : "arguments";
        const args = ownMember(actual, key);
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(args))
            return malformed(actual, `/${key}`, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${key}\` is of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(args)}, not object`);
        const errors = validate(args);
        if (errors.length === 0)
            return { pass: true };
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatch */ .J4)(() => ({
            expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(argument),
            actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
            path: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `/${key}`,
            errors: (0,_engines_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.redactErrors)(errors),
            note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the arguments do not match the schema`,
        }));
    };
};
function ownMember(value, key) {
    return Object.hasOwn(value, key) ? value[key] : undefined;
}
function malformed(actual, path, note) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatch */ .J4)(() => ({
        expected: EXPECTED,
        actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
        ...(path === "" ? {} : { path: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${path}` }),
        note,
    }));
}


/***/ })

};
