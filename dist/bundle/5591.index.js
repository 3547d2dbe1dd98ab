export const id = 5591;
export const ids = [5591];
export const modules = {

/***/ 35591:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileBetween: () => (/* binding */ compileBetween)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _shared_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58350);
/* harmony import */ var _shared_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24754);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97930);






/** `between`: the number is at least the first limit and at most the second. */
function compileBetween(argument) {
    const [min, max] = readLimits(argument);
    const expected = { between: { min, max } };
    return (value) => {
        if (typeof value !== "number")
            return (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongType */ .gQ)("between", "a number", expected, value);
        if (value >= min && value <= max)
            return { pass: true };
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({ expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected), actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value) }));
    };
}
function readLimits(argument) {
    const limits = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(argument) ? [argument["min"], argument["max"]] : [argument].flat();
    const [min, max] = limits;
    const hasOthers = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(argument) && Object.keys(argument).length > 2;
    if (limits.length !== 2 || hasOthers || !(0,_shared_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .isFiniteNumber */ .B)(min) || !(0,_shared_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .isFiniteNumber */ .B)(max)) {
        throw (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongArgument */ .vD)("between", argument, "two finite numbers", "`between: {min: 1, max: 10}` or `between: [1, 10]`");
    }
    if (min > max) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_4__.MatcherError("`between` has limits in the wrong order", `No number is at least ${min} and at most ${max}.`, "Write the smaller limit first, as `min`.", ["between"]);
    }
    return [min, max];
}


/***/ }),

/***/ 58350:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   ZJ: () => (/* binding */ stringArgument),
/* harmony export */   gQ: () => (/* binding */ wrongType),
/* harmony export */   vD: () => (/* binding */ wrongArgument)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);




/** A matcher's argument that has to be a string. */
function stringArgument(name, argument) {
    if (typeof argument === "string")
        return argument;
    throw wrongArgument(name, argument, "a string", `\`${name}: "some text"\``);
}
/** A matcher's argument that has to be a list. */
function listArgument(name, argument, example = '["one", "two"]') {
    if (Array.isArray(argument))
        return argument;
    throw wrongArgument(name, argument, "a list", `\`${name}: ${example}\``);
}
/** The error of an argument of another type; `shape` and `example` say what to write. */
function wrongArgument(name, argument, shape, example) {
    return new _types_js__WEBPACK_IMPORTED_MODULE_2__.MatcherError(`\`${name}\` takes ${shape}`, `This argument is of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(argument)}.`, `Write ${example}.`, [name]);
}
/** The verdict of a matcher that cannot read a value of this type. */
function wrongType(name, reads, expected, actual) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({
        expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected),
        actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` reads ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(reads)}; the value is of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(actual)}`,
    }));
}


/***/ }),

/***/ 24754:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isFiniteNumber),
/* harmony export */   F: () => (/* binding */ compileLimit)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58350);



/** A matcher that compares a number with its argument. */
function compileLimit(name, limit, holds) {
    if (!isFiniteNumber(limit))
        throw (0,_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongArgument */ .vD)(name, limit, "a finite number", `\`${name}: 10\``);
    const expected = { [name]: limit };
    return (value) => {
        if (typeof value !== "number")
            return (0,_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongType */ .gQ)(name, "a number", expected, value);
        if (holds(value, limit))
            return { pass: true };
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({ expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected), actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value) }));
    };
}
/** True for a number that JSON can hold. */
function isFiniteNumber(value) {
    return Number.isFinite(value);
}


/***/ })

};
