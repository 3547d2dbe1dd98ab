export const id = 2790;
export const ids = [2790];
export const modules = {

/***/ 2790:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileGraded: () => (/* binding */ compileGraded)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86153);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);
/* harmony import */ var _argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7872);




const text = (value) => typeof value === "string" && value !== "";
const fraction = (value) => typeof value === "number" && value >= 0 && value <= 1;
const jurors = (value) => Array.isArray(value) &&
    value.length > 0 &&
    value.every((juror) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(juror) &&
        text(juror["model"]) &&
        (juror["provider"] === undefined || text(juror["provider"])) &&
        Object.keys(juror).every((key) => key === "model" || key === "provider"));
const named = { threshold: fraction, model: text };
/** The members of each matcher's argument: those that must be there, and those that may. */
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
            throw wrong(name, `\`${key}\` is missing`, [name]);
    }
    for (const [key, value] of Object.entries(argument)) {
        const check = [needed, optional].find((members) => Object.hasOwn(members, key))?.[key];
        if (check === undefined)
            throw wrong(name, `there is no \`${key}\``, [name, key]);
        if (!check(value))
            throw wrong(name, `\`${key}\` cannot be ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .shownJson */ .oB)(value, 100, "")}`, [name, key]);
    }
    return () => {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .NeedsModel */ .n((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` asks a model, and this version cannot ask one`);
    };
}
function wrong(name, what, path) {
    const { needed, optional } = SHAPES[name];
    const members = `It takes ${Object.keys(needed).join(", ")}${Object.keys(optional).length > 0 ? `, and may have ${Object.keys(optional).join(", ")}` : ""}; fractions and thresholds are numbers from 0 to 1.`;
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError(`Bad \`${name}\``, `In it, ${what}.`, members, path);
}


/***/ })

};
