export const id = 2372;
export const ids = [2372];
export const modules = {

/***/ 52134:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ jsonError)
/* harmony export */ });
/**
 * Why a text is not JSON, in the words of the parser, which quote it: to be asked of a text without secrets. The line
 * and column that only newer engines add are left out. Empty if the text is JSON.
 */
function jsonError(text) {
    try {
        JSON.parse(text);
        return "";
    }
    catch (error) {
        return error.message.replace(/ \(line \d+ column \d+\)$/, "");
    }
}


/***/ }),

/***/ 99667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ schemaError)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);

/**
 * What a validator says of a document, in one line: the first of its errors that lies deepest. Of a choice among several
 * forms it says what is wrong in the form that was meant.
 */
function schemaError(errors) {
    const depth = ({ instancePath }) => instancePath.split("/").length;
    const [error] = [...(errors ?? [])].sort((a, b) => depth(b) - depth(a));
    if (error === undefined)
        return "it has another form";
    const place = error.instancePath === "" ? "" : `${(0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(error.instancePath), 200, "")} `;
    return `${place}${messageOf(error)}`;
}
function messageOf({ keyword, params, message = "is not valid" }) {
    switch (keyword) {
        case "const":
            return `must be ${JSON.stringify(params.allowedValue)}`;
        case "enum":
            return `must be one of ${params.allowedValues.join(", ")}`;
        case "additionalProperties":
            return `has no member ${(0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(params.additionalProperty, 200, "")}`;
        default:
            return message;
    }
}


/***/ })

};
