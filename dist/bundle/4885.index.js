export const id = 4885;
export const ids = [4885];
export const modules = {

/***/ 64885:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileOneOf: () => (/* binding */ compileOneOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _shared_branches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16653);



/** `oneOf`: exactly one matcher passes. */
const compileOneOf = (argument, nest) => {
    const judgeAll = (0,_shared_branches_js__WEBPACK_IMPORTED_MODULE_2__/* .compileBranches */ .A)("oneOf", argument, nest);
    return (actual) => {
        const outcomes = judgeAll(actual);
        const passed = outcomes.filter(({ judged }) => judged.pass);
        if (passed.length === 1)
            return { pass: true };
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({
            expected: { oneOf: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(argument) },
            actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
            note: passed.length === 0
                ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `none passed: ${(0,_shared_branches_js__WEBPACK_IMPORTED_MODULE_2__/* .listBranches */ .j)(outcomes)}`
                : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${passed.length} passed, but exactly one must: ${(0,_shared_branches_js__WEBPACK_IMPORTED_MODULE_2__/* .listBranches */ .j)(passed)}`,
        }));
    };
};


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

/***/ 16653:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ compileBranches),
/* harmony export */   j: () => (/* binding */ listBranches)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);
/* harmony import */ var _worker_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81365);
/* harmony import */ var _argument_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58350);




/** Compiles the matchers of a composition; an empty list is an error. */
function compileBranches(name, argument, nest) {
    const matchers = (0,_argument_js__WEBPACK_IMPORTED_MODULE_3__/* .listArgument */ .Kd)(name, argument, '[{exact: "one"}, {regex: "two"}]');
    if (matchers.length === 0) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError(`\`${name}\` has no matchers`, "The list is empty.", "List at least one matcher.", [name]);
    }
    const branches = matchers.map((matcher, index) => nest(matcher, name, index));
    // All are judged, so that an error in one never depends on the order of the list.
    return (value) => branches.map((branch, index) => {
        checkTimeOf(name);
        return { index, name: branch.name, judged: branch.judge(value) };
    });
}
function checkTimeOf(name) {
    try {
        (0,_worker_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .checkTime */ .AK)();
    }
    catch (error) {
        if (!(error instanceof _worker_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .BudgetExceeded */ .L$))
            throw error;
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` was stopped after 2 s`, "List fewer matchers, or select a smaller part with the target.");
    }
}
/** Branches in words: `[0] contains, [2] regex`. */
function listBranches(results) {
    const lines = results.slice(0, 10).map(({ index, name, judged }) => {
        const note = judged.pass ? undefined : judged.explain().note;
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `[${index}] ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}${note === undefined ? "" : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ` (${note})`}`;
    });
    if (results.length > 10)
        lines.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `and ${results.length - 10} more`);
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(lines, ", ");
}


/***/ })

};
