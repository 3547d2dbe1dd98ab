export const id = 8787;
export const ids = [8787,12];
export const modules = {

/***/ 20012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileAnswerRelevance: () => (/* binding */ compileAnswerRelevance),
/* harmony export */   compileContextFaithfulness: () => (/* binding */ compileContextFaithfulness),
/* harmony export */   compileFactuality: () => (/* binding */ compileFactuality),
/* harmony export */   compileLlmJudge: () => (/* binding */ compileLlmJudge),
/* harmony export */   isAccepted: () => (/* binding */ isAccepted)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _shared_graded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30456);


const OPTIONAL = { threshold: _shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .fraction */ .zO, model: _shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .grader */ .wy };
/** `llm-judge`: a model judges the value by the rubric of the argument. */
function compileLlmJudge(argument) {
    const { rubric, ...settings } = (0,_shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .gradedArgument */ .BZ)("llm-judge", argument, { rubric: _shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq }, OPTIONAL);
    return judgeOf("llm-judge", settings, () => ({ rubric: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(rubric) }));
}
const FACTUALITY = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .trustedText */ .Tw)("Compare the text with the reference, which is true. Score 1 if everything that the text says about the subject of the reference agrees with it, 0 if it contradicts it or says nothing of it, and between for what is partly right. Differences in wording, style and detail do not matter.");
const RELEVANCE = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .trustedText */ .Tw)("Does the text answer the query? Score 1 if it answers all that is asked and keeps to it, 0 if it does not answer it, and between for an answer in part or beside the point. Whether the answer is true does not matter.");
const FAITHFULNESS = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .trustedText */ .Tw)("Is every claim of the text supported by the context? Score 1 if all of them are, 0 if none is or one contradicts it, else the share that is. What is true but is not in the context is not supported.");
/** `factuality`: a model judges whether the value agrees with a reference. */
function compileFactuality(argument) {
    const { reference, ...settings } = (0,_shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .gradedArgument */ .BZ)("factuality", argument, { reference: _shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq }, OPTIONAL);
    return judgeOf("factuality", settings, () => withMaterial(FACTUALITY, "reference", reference));
}
/** `answer-relevance`: a model judges whether the value answers a query. */
function compileAnswerRelevance(argument) {
    const { query, ...settings } = (0,_shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .gradedArgument */ .BZ)("answer-relevance", argument, { query: _shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq }, OPTIONAL);
    return judgeOf("answer-relevance", settings, () => withMaterial(RELEVANCE, "query", query));
}
/** `context-faithfulness`: a model judges whether a context supports what the value says. */
function compileContextFaithfulness(argument) {
    const { context, ...settings } = (0,_shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .gradedArgument */ .BZ)("context-faithfulness", argument, { context: _shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq }, OPTIONAL);
    return judgeOf("context-faithfulness", settings, () => withMaterial(FAITHFULNESS, "context", context));
}
function withMaterial(rubric, name, material) {
    return { rubric, materials: [{ name, text: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(material) }] };
}
/** True if a grade passes: the judge says so, or the score reaches the threshold. */
function isAccepted({ score, pass }, threshold) {
    return pass === true || score >= threshold;
}
function judgeOf(name, { threshold = _shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_THRESHOLD */ .aV, model }, prompt) {
    return async (value, ports) => {
        const candidate = (0,_shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .gradedText */ .jI)(value);
        const grade = await (0,_shared_graded_js__WEBPACK_IMPORTED_MODULE_1__/* .gradersOf */ .Iy)(name, ports).grade({ ...prompt(), text: candidate }, model);
        const { score, reason, note } = grade;
        const explanation = { score, reason, ...(note && { note }) };
        if (isAccepted(grade, threshold))
            return { pass: true, ...explanation };
        return { pass: false, expected: { threshold }, actual: candidate, ...explanation };
    };
}


/***/ }),

/***/ 18787:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileLlmJury: () => (/* binding */ compileLlmJury)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/matchers/shared/agreement.ts
/**
 * Krippendorff's alpha for nominal data: how far coders agree beyond chance, 1 if they always do. Each unit lists the
 * values that its coders gave; missing ones are left out. undefined if no unit has two values.
 * As in K. Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011).
 */
function krippendorffAlpha(units) {
    const paired = units.filter((unit) => unit.length > 1);
    const values = paired.flat();
    if (values.length === 0)
        return undefined;
    const observed = paired.reduce((sum, unit) => sum + differingPairs(unit) / (unit.length - 1), 0) / values.length;
    const expected = differingPairs(values) / (values.length * (values.length - 1));
    return expected === 0 ? 1 : 1 - observed / expected;
}
/** How many ordered pairs of values differ. */
function differingPairs(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts.values()].reduce((sum, count) => sum + count * (values.length - count), 0);
}

// EXTERNAL MODULE: ./src/matchers/shared/graded.ts
var graded = __webpack_require__(30456);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/graded/llm-judge.ts
var llm_judge = __webpack_require__(20012);
;// CONCATENATED MODULE: ./src/matchers/graded/llm-jury.ts





const DEFAULT_QUORUM = 0.5;
/** A share that is one of the quorum's own may be a little less in binary. */
const TOLERANCE = 1e-9;
/** `llm-jury`: several models judge the value by one rubric, and a share of them must accept it. */
function compileLlmJury(argument) {
    const needed = { rubric: graded/* text */.Qq, jurors: graded/* jurors */._c };
    const settings = (0,graded/* gradedArgument */.BZ)("llm-jury", argument, needed, { threshold: graded/* fraction */.zO, quorum: graded/* fraction */.zO });
    const { rubric, threshold = graded/* DEFAULT_THRESHOLD */.aV, quorum = DEFAULT_QUORUM } = settings;
    return async (value, ports) => {
        const graders = (0,graded/* gradersOf */.Iy)("llm-jury", ports);
        const question = { rubric: (0,redacted/* hide */.jD)(rubric), text: (0,graded/* gradedText */.jI)(value) };
        const votes = await Promise.all(settings.jurors.map((juror) => voteOf(juror, question, threshold, graders)));
        const verdicts = votes.flatMap(({ verdict }) => (verdict === "abstained" ? [] : [verdict]));
        if (verdicts.length === 0) {
            const why = (0,redacted/* join */.fj)(votes.map(lineOf), "; ");
            throw new types/* GraderFault */.mf((0,redacted/* say */.cv) `No juror gave a verdict: ${why}`, "Follow what the messages say, or name other jurors.");
        }
        const passing = verdicts.filter((verdict) => verdict === "pass").length;
        const share = passing / verdicts.length;
        const alpha = krippendorffAlpha([verdicts]);
        const agreement = (0,redacted/* say */.cv) `${passing} of ${verdicts.length} jurors accept it; Krippendorff's alpha: ${alpha ?? "none, with one verdict"}`;
        const explanation = {
            score: share,
            note: (0,redacted/* join */.fj)([agreement, ...votes.map(lineOf)], "\n"),
            jurors: votes.map(({ verdict, ...vote }) => ({ ...vote, verdict: (0,redacted/* hide */.jD)(verdict) })),
        };
        if (share >= quorum - TOLERANCE)
            return { pass: true, ...explanation };
        const actual = { pass_fraction: share, ...(alpha !== undefined && { alpha }) };
        return { pass: false, expected: { quorum }, actual, ...explanation };
    };
}
/** A juror that gives no verdict abstains. */
async function voteOf(juror, question, threshold, graders) {
    const name = { model: (0,redacted/* hide */.jD)(juror.id), ...(juror.provider !== undefined && { provider: (0,redacted/* hide */.jD)(juror.provider) }) };
    try {
        const grade = await graders.grade(question, juror);
        const { score, reason } = grade;
        return { ...name, verdict: (0,llm_judge.isAccepted)(grade, threshold) ? "pass" : "fail", score, reason };
    }
    catch (error) {
        if (!(error instanceof types/* GraderFault */.mf))
            throw error;
        return { ...name, verdict: "abstained", reason: error.message };
    }
}
function lineOf({ model, verdict, score, reason }) {
    return (0,redacted/* say */.cv) `${model}: ${verdict}${score === undefined ? "" : (0,redacted/* say */.cv) `, score ${score}`}: ${reason}`;
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

/***/ 30456:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BZ: () => (/* binding */ gradedArgument),
/* harmony export */   Iy: () => (/* binding */ gradersOf),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   _c: () => (/* binding */ jurors),
/* harmony export */   aV: () => (/* binding */ DEFAULT_THRESHOLD),
/* harmony export */   jI: () => (/* binding */ gradedText),
/* harmony export */   wy: () => (/* binding */ grader),
/* harmony export */   zO: () => (/* binding */ fraction)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);
/* harmony import */ var _argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58350);




/** The score from which a text passes, if the suite does not say it. */
const DEFAULT_THRESHOLD = 0.7;
/** A text that is not empty. */
const text = (value) => (typeof value === "string" && value !== "" ? value : undefined);
/** A number from 0 to 1. */
const fraction = (value) => typeof value === "number" && value >= 0 && value <= 1 ? value : undefined;
/** The name of a model, or `{provider, id}`. */
const grader = (value) => {
    if (typeof value === "string")
        return value === "" ? undefined : { id: value };
    return modelOf(value, "id");
};
/** Jurors, `{model, provider?}` each. */
const jurors = (value) => {
    if (!Array.isArray(value) || value.length === 0)
        return undefined;
    const named = value.flatMap((juror) => modelOf(juror, "model") ?? []);
    return named.length === value.length ? named : undefined;
};
function modelOf(value, idKey) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) || Object.keys(value).some((key) => key !== idKey && key !== "provider"))
        return undefined;
    const id = text(value[idKey]);
    const provider = text(value["provider"]);
    if (id === undefined || (value["provider"] !== undefined && provider === undefined))
        return undefined;
    return { id, ...(provider !== undefined && { provider }) };
}
/** Reads the argument of a matcher that asks a model. Throws a MatcherError. */
function gradedArgument(name, argument, needed, optional) {
    const shape = [...Object.keys(needed), ...Object.keys(optional).map((key) => `${key}?`)].join(", ");
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(argument))
        throw (0,_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongArgument */ .vD)(name, argument, `\`{${shape}}\``, "a mapping");
    const wrong = (what, path) => new _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError(`Bad \`${name}\``, `In it, ${what}.`, `It takes \`{${shape}}\`; fractions and thresholds are numbers from 0 to 1.`, path);
    for (const key of Object.keys(needed)) {
        if (!Object.hasOwn(argument, key))
            throw wrong(`\`${key}\` is missing`, [name]);
    }
    const members = { ...needed, ...optional };
    const entries = Object.entries(argument).map(([key, value]) => {
        const read = Object.hasOwn(members, key) ? members[key] : undefined;
        if (read === undefined)
            throw wrong(`there is no \`${key}\``, [name, key]);
        const result = read(value);
        if (result === undefined)
            throw wrong(`\`${key}\` cannot be ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(value, 100, "")}`, [name, key]);
        return [key, result];
    });
    return Object.fromEntries(entries);
}
/** The models that grade; throws a NeedsModel where there are none. */
function gradersOf(name, ports) {
    if (ports?.graders === undefined)
        throw new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .NeedsModel */ .ne((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` needs a model, and none can be asked here`);
    return ports.graders;
}
/** What a model gets of a value: a string as it is, anything else as JSON; without secrets. */
function gradedText(value) {
    const hidden = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value);
    return typeof hidden === "string" ? hidden : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(hidden);
}


/***/ })

};
