export const id = 9498;
export const ids = [9498];
export const modules = {

/***/ 69498:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unsafeRewrites: () => (/* binding */ unsafeRewrites)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48429);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88881);



const SAFETY_CHECKS = _review_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFINITION_CHECKS */ .Y$.filter(({ id }) => (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOf */ .Y)(id).family === "SEC");
/** Definitions that break a safety rule in the new contract of a server and did not in the old one: signs of a silent rewrite. */
function unsafeRewrites(before, after) {
    const known = new Set(unsafeIn(before).map(({ id, message }) => `${id} ${message}`));
    return unsafeIn(after).filter(({ id, message }) => !known.has(`${id} ${message}`));
}
function unsafeIn({ resource_templates: templates, ...lists }) {
    const surface = { ...lists, ...(templates && { templates }) };
    return SAFETY_CHECKS.flatMap((check) => 
    // None of them counts tokens.
    (0,_review_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeDefinitions */ .iH)(check, surface, () => 0).flatMap(({ subject, message }) => message === undefined
        ? []
        : [{ id: check.id, message: subject === undefined ? message : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${subject}: ${message}` }]));
}


/***/ })

};
