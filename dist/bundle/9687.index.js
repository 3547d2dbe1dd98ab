export const id = 9687;
export const ids = [9687];
export const modules = {

/***/ 29687:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileType: () => (/* binding */ compileType)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);




const TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];
/** `type`: the JSON type is the argument or one of it; every integer is a number too. */
function compileType(argument) {
    // YAML reads `type: null` as null, not as the word.
    const wanted = [argument].flat().map((type) => (type === null ? "null" : type));
    if (wanted.length === 0 || !wanted.every((type) => TYPES.includes(type))) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_2__.MatcherError("`type` takes a JSON type, or a list of them", `The types are ${TYPES.join(", ")}.`, "Write `type: string` or `type: [string, null]`. If the mapping is the value itself, write it under `exact:`.", ["type"]);
    }
    return (value) => {
        const type = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(value);
        if (wanted.includes(type) || (type === "integer" && wanted.includes("number")))
            return { pass: true };
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({
            expected: { type: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(argument) },
            actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value),
            note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `expected ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(wanted.join(" or "))}, got ${type}`,
        }));
    };
}


/***/ })

};
