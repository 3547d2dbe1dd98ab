export const id = 351;
export const ids = [351];
export const modules = {

/***/ 50351:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   argumentErrors: () => (/* binding */ argumentErrors)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42463);
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(ajv__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52210);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82815);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(ajv_formats__WEBPACK_IMPORTED_MODULE_0__);



const compiled = new WeakMap();
/**
 * What is wrong with the arguments of a call, one line for each; empty where nothing is.
 *
 * @throws Error where the schema itself is wrong
 */
function argumentErrors(schema, args) {
    let validate = compiled.get(schema);
    if (validate === undefined) {
        validate = compile(schema);
        compiled.set(schema, validate);
    }
    return validate(args) ? [] : (validate.errors ?? []).map(described);
}
function compile(schema) {
    const options = { allErrors: true, strict: false, ownProperties: true };
    const isOlder = typeof schema.$schema === "string" && /draft-0[67]/.test(schema.$schema);
    const ajv = isOlder ? new ajv__WEBPACK_IMPORTED_MODULE_1__.Ajv(options) : new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.Ajv2020(options);
    ajv_formats__WEBPACK_IMPORTED_MODULE_0___default()["default"](ajv);
    return ajv.compile(schema);
}
function described({ keyword, instancePath, params, message = "is not valid" }) {
    const path = instancePath.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
    const inside = path === "" ? "" : ` in \`${path}\``;
    if (keyword === "required")
        return `argument \`${params.missingProperty}\`${inside} is missing`;
    if (keyword === "additionalProperties")
        return `argument \`${params.additionalProperty}\`${inside} is not known`;
    if (keyword === "enum")
        return `argument \`${path}\` must be one of ${JSON.stringify(params.allowedValues)}`;
    return path === "" ? `the arguments ${message}` : `argument \`${path}\` ${message}`;
}


/***/ })

};
