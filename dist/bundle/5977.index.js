export const id = 5977;
export const ids = [5977];
export const modules = {

/***/ 75977:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileIcontains: () => (/* binding */ compileIcontains)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _shared_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58350);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2416);




/** `icontains`: substring, upper and lower case alike. */
function compileIcontains(argument) {
    const expected = (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .stringArgument */ .ZJ)("icontains", argument);
    const wanted = lowerCase(expected);
    return (value) => {
        if (typeof value !== "string")
            return (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongType */ .gQ)("icontains", "a string", expected, value);
        if ((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSubstring */ ._B)(lowerCase(value), wanted))
            return { pass: true };
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => {
            const explanation = { expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(expected), actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(value) };
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSubstring */ ._B)(lowerCase(explanation.actual), lowerCase(explanation.expected))
                ? { ...explanation, note: _kind_js__WEBPACK_IMPORTED_MODULE_1__/* .HIDDEN */ .RG }
                : explanation;
        });
    };
}
/** Of a sigma the lower case depends on whether the word ends there, which a substring does not know. */
function lowerCase(text) {
    return text.toLowerCase().replaceAll("ς", "σ");
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

/***/ 2416:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _B: () => (/* binding */ hasSubstring),
/* harmony export */   e1: () => (/* binding */ asText)
/* harmony export */ });
/* unused harmony export search */
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);


/**
 * A value as the text that regex and levenshtein read: strings as they are, everything else as JSON.stringify writes
 * it. Throws SuiteFault for what JSON.stringify cannot write (nested some thousand levels deep).
 */
function asText(value) {
    if (typeof value === "string")
        return value;
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The value is nested too deeply or too large to be read as text`, "Select the string that this matcher should read with the target.");
    }
}
const MAX_NATIVE_WORK = 100_000_000;
/**
 * Whether `text` contains `part`. The engine's own search is the fastest but takes minutes on some pairs of long
 * strings; in such cases, Knuth–Morris–Pratt searches in linear time.
 */
function hasSubstring(text, part) {
    return text.length * part.length <= MAX_NATIVE_WORK ? text.includes(part) : search(text, part);
}
/** Knuth–Morris–Pratt; exported for its test against the engine's own search. */
function search(text, part) {
    const borders = bordersOf(part);
    let matched = 0;
    for (let index = 0; index < text.length && matched < part.length; index++) {
        matched = advance(part, borders, matched, text.charCodeAt(index));
    }
    return matched === part.length;
}
/** For each length of a prefix, the length of its longest border (proper prefix that is a suffix too). */
function bordersOf(part) {
    const borders = new Int32Array(part.length + 1);
    for (let length = 2; length <= part.length; length++) {
        borders[length] = advance(part, borders, borders[length - 1], part.charCodeAt(length - 1));
    }
    return borders;
}
function advance(part, borders, matched, unit) {
    let length = matched;
    while (length > 0 && part.charCodeAt(length) !== unit)
        length = borders[length];
    return part.charCodeAt(length) === unit ? length + 1 : length;
}


/***/ })

};
