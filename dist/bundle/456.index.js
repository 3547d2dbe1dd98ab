export const id = 456;
export const ids = [456];
export const modules = {

/***/ 58350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   ZJ: () => (/* binding */ stringArgument),
/* harmony export */   gQ: () => (/* binding */ wrongType),
/* harmony export */   vD: () => (/* binding */ wrongArgument)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86153);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
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
    return new _types_js__WEBPACK_IMPORTED_MODULE_2__.MatcherError(`\`${name}\` takes ${shape}`, `This argument is of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .g)(argument)}.`, `Write ${example}.`, [name]);
}
/** The verdict of a matcher that cannot read a value of this type. */
function wrongType(name, reads, expected, actual) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({
        expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected),
        actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` reads ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(reads)}; the value is of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .g)(actual)}`,
    }));
}


/***/ }),

/***/ 30456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileGraded: () => (/* binding */ compileGraded)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86153);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);
/* harmony import */ var _argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58350);




const text = (value) => typeof value === "string" && value !== "";
const fraction = (value) => typeof value === "number" && value >= 0 && value <= 1;
const jurors = (value) => Array.isArray(value) &&
    value.length > 0 &&
    value.every((juror) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(juror) &&
        text(juror["model"]) &&
        (juror["provider"] === undefined || text(juror["provider"])) &&
        Object.keys(juror).every((key) => key === "model" || key === "provider"));
const named = { threshold: fraction, model: text };
/** The members of each matcher's argument: required and optional ones. */
const SHAPES = {
    similar: { needed: { value: text, threshold: fraction, model: text }, optional: {} },
    "llm-judge": { needed: { rubric: text }, optional: named },
    "llm-jury": { needed: { rubric: text, jurors }, optional: { threshold: fraction, quorum: fraction } },
    factuality: { needed: { reference: text }, optional: named },
    "answer-relevance": { needed: { query: text }, optional: named },
    "context-faithfulness": { needed: { context: text }, optional: named },
};
/** Checks the argument of a matcher that asks a model. Its judge throws NeedsModel: this version asks none. */
function compileGraded(name, argument) {
    const { needed, optional } = SHAPES[name];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(argument)) {
        const shape = [...Object.keys(needed), ...Object.keys(optional).map((key) => `${key}?`)].join(", ");
        throw (0,_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongArgument */ .vD)(name, argument, `\`{${shape}}\``, "a mapping");
    }
    for (const key of Object.keys(needed)) {
        if (!Object.hasOwn(argument, key))
            throw invalidArgument(name, `\`${key}\` is missing`, [name]);
    }
    for (const [key, value] of Object.entries(argument)) {
        const check = [needed, optional].find((members) => Object.hasOwn(members, key))?.[key];
        if (check === undefined)
            throw invalidArgument(name, `there is no \`${key}\``, [name, key]);
        if (!check(value))
            throw invalidArgument(name, `\`${key}\` cannot be ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(value, 100, "")}`, [name, key]);
    }
    return () => {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .NeedsModel */ .ne((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` asks a model, and this version cannot ask one`);
    };
}
function invalidArgument(name, what, path) {
    const { needed, optional } = SHAPES[name];
    const members = `It takes ${Object.keys(needed).join(", ")}${Object.keys(optional).length > 0 ? `, and may have ${Object.keys(optional).join(", ")}` : ""}; fractions and thresholds are numbers from 0 to 1.`;
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError(`Bad \`${name}\``, `In it, ${what}.`, members, path);
}


/***/ })

};
