export const id = 2952;
export const ids = [2952];
export const modules = {

/***/ 2952:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileCel: () => (/* binding */ compileCel)
});

// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/env.js + 31 modules
var env = __webpack_require__(89735);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/error.js
var error = __webpack_require__(42108);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/parse.js + 3 modules
var parse = __webpack_require__(53340);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/plan.js + 9 modules
var plan = __webpack_require__(78217);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/ext/strings.js
var strings = __webpack_require__(65480);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redaction_redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/matchers/engines/cel-names.ts
const TYPES = ["bool", "bytes", "double", "dyn", "int", "list", "map", "null_type", "string", "type", "uint"];
/** The first name in an expression that stands for nothing: neither a variable nor a type nor a function. */
function unknownName(root, env, variables) {
    // Messages of protobuf are written `google.protobuf.…`.
    const names = new Set([...variables, ...TYPES, "google"]);
    const idents = [];
    const pending = [root];
    while (pending.length > 0) {
        const kind = pending.pop()?.exprKind;
        switch (kind?.case) {
            case "identExpr":
                idents.push(kind.value.name);
                break;
            case "selectExpr":
                pending.push(kind.value.operand);
                break;
            case "listExpr":
                pending.push(...kind.value.elements);
                break;
            case "structExpr":
                for (const { keyKind, value } of kind.value.entries) {
                    pending.push(value, keyKind.case === "mapKey" ? keyKind.value : undefined);
                }
                break;
            case "comprehensionExpr": {
                const { accuVar, iterVar, iterVar2, accuInit, iterRange, loopCondition, loopStep, result } = kind.value;
                for (const name of [accuVar, iterVar, iterVar2])
                    names.add(name);
                pending.push(accuInit, iterRange, loopCondition, loopStep, result);
                break;
            }
            case "callExpr": {
                const { function: name, target, args } = kind.value;
                const qualifier = target?.exprKind.case === "identExpr" ? target.exprKind.value.name : "";
                const isQualified = env.funcs.find(`${qualifier}.${name}`) !== undefined;
                if (/^\w+$/.test(name) && !isQualified && env.funcs.find(name) === undefined)
                    return `${name}()`;
                if (!isQualified)
                    pending.push(target);
                pending.push(...args);
                break;
            }
        }
    }
    return idents.find((name) => !names.has(name));
}

// EXTERNAL MODULE: ./src/matchers/kind.ts
var kind = __webpack_require__(29541);
// EXTERNAL MODULE: ./src/matchers/shared/argument.ts
var shared_argument = __webpack_require__(58350);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
;// CONCATENATED MODULE: ./src/matchers/kinds/cel.ts









const MAX_EXPRESSION = 64 * 1024;
const cel_env = (0,env/* celEnv */.U)({ funcs: strings/* default */.A });
/** `cel`: a CEL expression over `value` that is true. Whole numbers of JSON are integers in it. */
function compileCel(argument) {
    const expression = (0,shared_argument/* stringArgument */.ZJ)("cel", argument);
    const evaluate = compile(expression);
    return (actual) => {
        const run = (value) => {
            try {
                return (0,budget.runWatched)(() => evaluate({ value: toCel(value) }));
            }
            catch (error) {
                if (error instanceof budget/* BudgetExceeded */.L$)
                    throw fault((0,redaction_redacted/* say */.cv) `was stopped after 2 s`, "Make the expression simpler.");
                throw error;
            }
        };
        const result = run(actual);
        if ((0,error/* isCelError */.Jr)(result)) {
            const redacted = (0,redaction_redacted/* hideValue */.Em)(actual);
            // The message may quote the value, so that it is evaluated once more without what is secret.
            const why = (0,redaction_redacted/* derive */.CX)(redacted, (value) => {
                const again = value === actual ? result : run(value);
                return (0,error/* isCelError */.Jr)(again) ? `: ${(0,redaction_redacted/* hide */.jD)(again.message)}` : "";
            });
            throw fault((0,redaction_redacted/* say */.cv) `could not be evaluated${why}`, "Guard members that may be missing with `has(…)`, or fix the types.");
        }
        if (typeof result !== "boolean") {
            throw fault((0,redaction_redacted/* say */.cv) `returned ${describe(result)}, not true or false`, "Add a comparison, such as `value > 0`.");
        }
        if (result)
            return { pass: true };
        return (0,kind/* mismatch */.J4)(() => ({
            expected: (0,redaction_redacted/* hide */.jD)(expression),
            actual: (0,redaction_redacted/* hideValue */.Em)(actual),
            note: (0,redaction_redacted/* say */.cv) `the expression is false`,
        }));
    };
}
function compile(expression) {
    if (expression.length > MAX_EXPRESSION) {
        throw badExpression(`It has ${expression.length} characters, and at most ${MAX_EXPRESSION} are read.`);
    }
    try {
        return (0,budget/* withinCpuTime */.ls)(() => {
            const parsed = (0,parse/* parse */.q)(expression);
            const name = unknownName(parsed.expr, cel_env, ["value"]);
            if (name !== undefined)
                throw badExpression(`There is no \`${name}\`; the value is called \`value\`.`);
            return (0,plan/* plan */.e)(cel_env, parsed);
        });
    }
    catch (error) {
        if (error instanceof types.MatcherError || !(error instanceof Error))
            throw error;
        throw badExpression(`${error.message}.`);
    }
}
function badExpression(description) {
    const title = (0,types/* titleWith */.HH)("Bad CEL expression", description.replace(/^<input>:/, "at "));
    return new types.MatcherError(title, description, "Fix the expression: https://cel.dev.", ["cel"]);
}
function fault(what, fix) {
    return new types.SuiteFault((0,redaction_redacted/* say */.cv) `the CEL expression ${what}`, fix);
}
function describe(result) {
    return typeof result === "bigint"
        ? (0,redaction_redacted/* say */.cv) `the integer ${(0,redaction_redacted/* hide */.jD)(String(result))}`
        : (0,redaction_redacted/* say */.cv) `a value of type ${(0,json/* typeName */.go)(result)}`;
}
/** A JSON value as CEL reads it: whole numbers as integers, objects as maps. */
function toCel(value) {
    if (typeof value === "number")
        return Number.isSafeInteger(value) ? BigInt(value) : value;
    if (Array.isArray(value))
        return value.map(toCel);
    if ((0,json/* isObject */.Gv)(value))
        return new Map(Object.entries(value).map(([key, member]) => [key, toCel(member)]));
    return value;
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


/***/ })

};
