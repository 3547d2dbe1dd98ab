export const id = 8252;
export const ids = [8252];
export const modules = {

/***/ 28252:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GRADE_RULE),
/* harmony export */   scoreOf: () => (/* binding */ scoreOf)
/* harmony export */ });
/** What a rule of each severity weighs in the score. */
const WEIGHTS = { must: 5, should: 2, may: 1 };
const GRADES = [
    ["A", 90],
    ["B", 80],
    ["C", 70],
    ["D", 60],
];
/** How grade and score are made, in a sentence for the reader. */
const GRADE_RULE = "Score: the share of the judged rules that hold, where must counts 5, should 2 and may 1, and a rule about several things counts by the share of them that keep it. A from 90 on, B from 80, C from 70, D from 60, else F; no A if a must fails. Skipped and unverified rules do not count.";
/** The score from 0 to 100 and the grade; null if no rule was judged. */
function scoreOf(results) {
    const byRule = new Map();
    for (const result of results) {
        if (result.status !== "passed" && result.status !== "failed")
            continue;
        byRule.set(result.id, [...(byRule.get(result.id) ?? []), result]);
    }
    let all = 0;
    let kept = 0;
    for (const judged of byRule.values()) {
        const weight = Math.max(...judged.map(({ severity }) => WEIGHTS[severity]));
        all += weight;
        kept += (weight * judged.filter(({ status }) => status === "passed").length) / judged.length;
    }
    if (all === 0)
        return { score: null, grade: null };
    // Rounded down: 100 means that every rule holds.
    const score = Math.floor((100 * kept) / all);
    const [grade] = GRADES.find(([, from]) => score >= from) ?? ["F"];
    const fails = results.some(({ status, severity }) => status === "failed" && severity === "must");
    return { score, grade: grade === "A" && fails ? "B" : grade };
}


/***/ })

};
