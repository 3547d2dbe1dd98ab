export const id = 164;
export const ids = [164];
export const modules = {

/***/ 60164:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rulesCommand: () => (/* binding */ rulesCommand)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51433);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48429);




/** `mcptest compliance rules [ID]`: every rule of the registry, or one. Throws a UserError for an unknown id. */
async function rulesCommand(id, format) {
    const wanted = id?.toUpperCase();
    const rules = (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .allRules */ .V7)().filter((rule) => wanted === undefined || rule.id === wanted);
    if (rules.length === 0) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)("unknown rule", `there is no rule \`${id}\``, "`mcptest compliance rules` lists every rule with its id");
    }
    const text = format === "json" ? JSON.stringify({ rules: rules.map(entry) }, null, 2) : pretty(rules, wanted);
    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOut */ .sD)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .trustedText */ .Tw)(`${text}\n`));
    return 0;
}
function entry(rule) {
    const { id, title, family, severity, text, fix, spec = [], category, examples } = rule;
    return {
        ...{ id, title, family, severity, corpus: rule.corpus !== undefined, text, fix, spec },
        ...(category !== undefined && { category }),
        examples,
        url: (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleText */ .Y3)(id)?.url,
    };
}
function pretty(rules, wanted) {
    if (wanted === undefined) {
        return rules.map(({ id, severity, title }) => `${id.padEnd(32)} ${severity.padEnd(6)} ${title}`).join("\n");
    }
    return rules.flatMap(ruleLines).join("\n");
}
function ruleLines({ id, title, severity, text, fix, spec = [], category, examples }) {
    return [
        `${id}: ${title} (${severity})`,
        "",
        text,
        `Fix: ${fix}`,
        `Keeps it:  ${examples.good}`,
        `Breaks it: ${examples.bad}`,
        ...(category === undefined ? [] : [`Research category: ${category}`]),
        ...spec.map(({ revision, section, url }) => `${revision}: ${section}, ${url}`),
        (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleText */ .Y3)(id)?.url ?? "",
    ];
}


/***/ })

};
