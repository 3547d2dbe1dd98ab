export const id = 4794;
export const ids = [4794,1365];
export const modules = {

/***/ 44794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileSchema: () => (/* binding */ compileSchema),
  redactErrors: () => (/* binding */ redactErrors),
  b: () => (/* binding */ schemaArgument)
});

// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var dist_ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(52210);
// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/index.js
var dist = __webpack_require__(82815);
var dist_default = /*#__PURE__*/__webpack_require__.n(dist);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/json/json-pointer.ts
var json_pointer = __webpack_require__(39090);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 2 modules
var redacted = __webpack_require__(34941);
// EXTERNAL MODULE: ./src/matchers/shared/argument.ts
var shared_argument = __webpack_require__(58350);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
// EXTERNAL MODULE: ./src/matchers/worker/measures.ts
var measures = __webpack_require__(86233);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/formats.js
var formats = __webpack_require__(10779);
;// CONCATENATED MODULE: ./src/matchers/engines/json-schema-formats.ts



/** Formats of the vocabulary that the library does not have: those of ASCII, with other letters beside. */
const INTERNATIONAL = {
    iri: (text) => check("uri")(percentEncoded(text)),
    "iri-reference": (text) => check("uri-reference")(percentEncoded(text)),
    "idn-email": (text) => check("email")(text.replace(NOT_ASCII, "a")),
    "idn-hostname": (text) => check("hostname")((0,external_node_url_.domainToASCII)(text)),
};
const NOT_ASCII = /[^\0-\x7f]/gu;
/** The check of a format; an unknown one asserts nothing. */
function check(name) {
    if (Object.hasOwn(INTERNATIONAL, name))
        return INTERNATIONAL[name];
    const format = Object.hasOwn(formats.fullFormats, name) ? formats.fullFormats[name] : true;
    const test = (0,json/* isObject */.Gv)(format) && !(format instanceof RegExp) && "validate" in format ? format.validate : format;
    if (test instanceof RegExp)
        return (text) => test.test(text);
    if (typeof test !== "function")
        return () => true;
    return (text) => test(text) === true;
}
/** What is not ASCII as a URI writes it; half a surrogate pair stays, and is in no URI. */
function percentEncoded(text) {
    return /\p{Surrogate}/u.test(text) ? text : text.replace(NOT_ASCII, encodeURIComponent);
}

// EXTERNAL MODULE: ./node_modules/@exodus/schemasafe/src/index.js
var src = __webpack_require__(27492);
;// CONCATENATED MODULE: ./src/matchers/engines/json-schema-second.ts




/**
 * Compiles a schema that the first validator is known to judge wrongly. Throws the validator's error for what is not a
 * schema. It takes as long as the schema asks for: the caller watches it.
 */
function compileSecond(schema, draft07, allErrors) {
    return (0,src.validator)(schema, {
        mode: "spec",
        $schemaDefault: draft07
            ? "http://json-schema.org/draft-07/schema#"
            : "https://json-schema.org/draft/2020-12/schema",
        includeErrors: true,
        allErrors,
        formatAssertion: true,
        formats: formatsOf(schema),
    });
}
/** The errors of the last value, as the first validator's are shown. */
function secondErrors(validate, schema, value) {
    return (validate.errors ?? []).map(({ keywordLocation, instanceLocation }) => {
        const schemaPath = keywordLocation.replace(/^#/, "");
        const instancePath = instanceLocation.replace(/^#/, "");
        const keyword = schemaPath.split("/").findLast((step) => !/^\d+$/.test(step)) ?? "";
        const type = keyword === "type" ? at(schema, schemaPath) : undefined;
        const message = type === undefined
            ? keyword === ""
                ? "no value is valid here"
                : `must pass "${keyword}"`
            : `expected ${[type].flat().join(" or ")}, got ${(0,json/* typeName */.go)(at(value, instancePath))}`;
        return { instance_path: instancePath, schema_path: schemaPath, message };
    });
}
/** What a JSON pointer leads to; undefined if it leads nowhere. */
function at(value, pointer) {
    let here = value;
    for (const key of (0,json_pointer/* pointerKeys */.mP)(pointer)) {
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, key))
            return undefined;
        here = here[key];
    }
    return here;
}
/** The same formats as the first validator's; an unknown one asserts nothing. */
function formatsOf(schema) {
    const formats = {};
    const pending = [schema];
    while (pending.length > 0) {
        const node = pending.pop();
        if (typeof node !== "object" || node === null)
            continue;
        for (const inner of Object.values(node))
            pending.push(inner);
        const name = (0,json/* isObject */.Gv)(node) ? node["format"] : undefined;
        if (typeof name === "string")
            formats[name] = check(name);
    }
    return formats;
}

;// CONCATENATED MODULE: ./src/matchers/engines/json-schema-traits.ts

/** Keywords whose value is a map of schemas by names that the author chose: `default` is not a keyword there. */
const MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"];
/** Keywords whose value is data, in which a member named `$ref` is not a reference. */
function isData(key, value) {
    return key === "const" || key === "default" || ((key === "enum" || key === "examples") && Array.isArray(value));
}
/**
 * Whether the first validator is known to judge such a schema wrongly, by the official tests: what was evaluated, and
 * references by dynamic scope; a property `__proto__`; an empty enum; `multipleOf`; in draft-07 what is
 * beside a `$ref`.
 */
function needsSecond(root, draft07) {
    return someNode(root, (node) => MAPS.some((name) => (0,json/* isObject */.Gv)(node[name]) && Object.hasOwn(node[name], "__proto__")) ||
        "unevaluatedItems" in node ||
        "unevaluatedProperties" in node ||
        "$dynamicRef" in node ||
        (Array.isArray(node["enum"]) && node["enum"].length === 0) ||
        typeof node["multipleOf"] === "number" ||
        (draft07 &&
            typeof node["$ref"] === "string" &&
            Object.keys(node).some((key) => key !== "$ref" && key !== "$schema")));
}
/** Whether the second validator, too, is known to judge such a schema wrongly. */
function isUndecided(root) {
    if (!someNode(root, (node) => "$dynamicRef" in node))
        return false;
    return someNode(root, (node) => "unevaluatedItems" in node ||
        "unevaluatedProperties" in node ||
        (node !== root && typeof node["$id"] === "string"));
}
function someNode(root, test) {
    const pending = [{ node: root, isMap: false }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const { node, isMap } = next;
        if (Array.isArray(node))
            for (const item of node)
                pending.push({ node: item, isMap: false });
        if (!(0,json/* isObject */.Gv)(node))
            continue;
        if (!isMap && test(node))
            return true;
        for (const [key, value] of Object.entries(node)) {
            if (isMap || !isData(key, value))
                pending.push({ node: value, isMap: !isMap && MAPS.includes(key) });
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./src/matchers/engines/json-schema.ts













const MAX_NESTING = 64;
const MAX_ERRORS = 20;
const DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema";
const DRAFT_07 = "http://json-schema.org/draft-07/schema";
const TIMED_OUT = {
    title: "SchemaValidationTimedOut",
    description: `validation did not finish within ${measures/* BUDGET_MS */.V_ / 1_000} s`,
    fix: "Make the schema simpler (patterns, uniqueItems and nested anyOf are slow), or select a smaller part with the target.",
};
/** Making a validator takes far longer than compiling a schema with it. */
const shared = new Map();
/**
 * Compiles a JSON Schema: 2020-12, or draft-07 if `$schema` says so. `path` is its path in the matcher
 * object. Throws MatcherError for what is not a schema, `SchemaExternalRef`, `SchemaTooDeep` and `SchemaUnsupported`.
 * Compiling has 2 s, and so has one validation; `within` and `compileWithin` say what else bounds them. `errors`: whether
 * it lists all errors of a value, which takes a second compilation, or stops at the first.
 */
function compileSchema(schema, path, within = budget.runWatched, compileWithin = budget/* withinCpuTime */.ls, errors = "all") {
    if (typeof schema !== "boolean" && !(0,json/* isObject */.Gv)(schema)) {
        throw new types.MatcherError("Not a JSON Schema", `A schema is an object, true or false; this is of type ${(0,json/* typeName */.go)(schema)}.`, "Write a JSON Schema, such as `{type: object}`.", path);
    }
    if ((0,measures/* isNestedOver */.UV)(schema, MAX_NESTING)) {
        throw new types.MatcherError("SchemaTooDeep", `The schema is nested more than ${MAX_NESTING} levels deep.`, "Move the inner parts to `$defs` and refer to them by `$ref`.", path);
    }
    refuseExternalRefs(schema, path);
    const draft07 = usesDraft07(schema, path);
    if ((0,json/* isObject */.Gv)(schema) && needsSecond(schema, draft07))
        return compileWithSecond(schema, draft07, path, within, compileWithin);
    // The code that stops at the first error is nested as deeply as the schema has parts: thousands overflow the stack.
    const listsAll = !(0,measures/* isSmall */.eq)(schema, 2_000);
    const first = compileWith(draft07, listsAll, schema, path, compileWithin);
    const flat = isFlat(schema);
    let all = listsAll ? first : undefined;
    return (value) => {
        // A schema without repeated parts and patterns visits each part of the value once: no need to watch it.
        if (flat && (0,measures/* isSmall */.eq)(value, 1_000) ? first(value) === true : run(first, value, within))
            return [];
        // Collecting every error takes as much memory as the value has errors: only for values of a common size.
        if (errors === "first" || !(0,measures/* isSmall */.eq)(value, 20_000))
            return listErrors(first);
        all ??= compileAll(draft07, schema, path, first, within);
        run(all, value, within);
        return listErrors(all);
    };
}
/** The argument `null | {schema}` of `name`: null accepts every value. */
function schemaArgument(name, argument) {
    if (argument === null)
        return () => [];
    if (!(0,json/* isObject */.Gv)(argument) || Object.keys(argument).join() !== "schema") {
        throw (0,shared_argument/* wrongArgument */.vD)(name, argument, "null or `{schema: …}`", `\`${name}: ~\` or \`${name}: {schema: {type: object}}\``);
    }
    return compileSchema(argument["schema"], [name, "schema"]);
}
/** The validator for schemas that the first one judges incorrectly; an error if both do. */
function compileWithSecond(schema, draft07, path, within, compileWithin) {
    if (isUndecided(schema)) {
        throw new types.MatcherError("SchemaUnsupported", "`$dynamicRef` with `unevaluated…` or another `$id` cannot be validated reliably.", "Write `$ref` if the target is fixed.", path);
    }
    const first = compileSecondAt(schema, draft07, false, path, compileWithin);
    return (value) => {
        if (run(first, value, within))
            return [];
        if (!(0,measures/* isSmall */.eq)(value, 20_000))
            return secondErrors(first, schema, value).slice(0, MAX_ERRORS);
        const all = compileSecondAt(schema, draft07, true, path, within);
        run(all, value, within);
        return secondErrors(all, schema, value).slice(0, MAX_ERRORS);
    };
}
function compileSecondAt(schema, draft07, allErrors, path, within) {
    try {
        return within(() => compileSecond(schema, draft07, allErrors));
    }
    catch (error) {
        if (error instanceof budget/* BudgetExceeded */.L$)
            throw compileTimedOut(path);
        throw invalidSchema(schema, error, path);
    }
}
/** The error for a schema that does not compile; any other error unchanged. */
function invalidSchema(schema, error, path) {
    if (!(error instanceof Error) || error instanceof budget.TooSlowForThisThread)
        return error;
    const message = mistakeOf(schema, error.message);
    return new types.MatcherError((0,types/* titleWith */.HH)("Bad JSON Schema", message), `${message}.`, "Correct the schema.", path);
}
function compileWith(draft07, allErrors, schema, path, within) {
    const kind = `${draft07} ${allErrors}`;
    // A validator keeps the ids of what it compiled: schemas that have some get one of their hasIds.
    const hasIds = /"\$id":/.test(JSON.stringify(schema));
    // Making one takes longer than a judgement may hold this thread.
    if (!hasIds && !shared.has(kind))
        shared.set(kind, createValidator(draft07, allErrors));
    try {
        return within(() => {
            const ajv = (hasIds ? undefined : shared.get(kind)) ?? createValidator(draft07, allErrors);
            // One that is stopped in the middle, or fails, is not used again.
            if (!hasIds)
                shared.delete(kind);
            const validate = ajv.compile(schema);
            if (!hasIds)
                shared.set(kind, ajv);
            if (typeof schema === "object")
                ajv.removeSchema(schema);
            return validate;
        });
    }
    catch (error) {
        if (error instanceof budget/* BudgetExceeded */.L$)
            throw compileTimedOut(path);
        if (error instanceof dist_ajv.MissingRefError && !error.missingRef.startsWith("#"))
            throw externalRef(error.missingRef, path);
        throw invalidSchema(schema, error, path);
    }
}
/** The first of the mistakes that a message lists. */
function mistakeOf(schema, message) {
    const [, pointer, what = ""] = /^schema is invalid: data(\S*) (.*?)(?:, data.*)?$/s.exec(message) ?? [];
    if (pointer === undefined)
        return message;
    const keys = (0,json_pointer/* pointerKeys */.mP)(pointer);
    const value = keys.reduce((at, key) => ((0,json/* isObject */.Gv)(at) ? at[key] : undefined), schema);
    if (keys.at(-1) === "type" && typeof value === "string")
        return `there is no type \`${value}\`: write ${TYPES}`;
    return `${pointer === "" ? "it" : `\`${pointer}\``} ${what}`;
}
const TYPES = "`string`, `number`, `integer`, `boolean`, `array`, `object` or `null`";
/** The validator that lists all errors; if compiling it takes too long, the one that stops at the first. */
function compileAll(draft07, schema, path, first, within) {
    try {
        return compileWith(draft07, true, schema, path, within);
    }
    catch (error) {
        if (error instanceof types.MatcherError)
            return first;
        throw error;
    }
}
function createValidator(draft07, allErrors) {
    const settings = {
        allErrors,
        strict: false,
        ownProperties: true,
        verbose: true,
        logger: false,
    };
    const ajv = draft07 ? new dist_ajv.Ajv(settings) : new _2020.Ajv2020(settings);
    dist_default()["default"](ajv);
    for (const [name, check] of Object.entries(INTERNATIONAL))
        ajv.addFormat(name, check);
    // It compiles the schema of schemas when it first needs it.
    ajv.validateSchema({});
    return ajv;
}
function run(validate, value, within) {
    try {
        return within(() => validate(value)) === true;
    }
    catch (error) {
        if (error instanceof budget/* BudgetExceeded */.L$)
            throw timedOut();
        throw error;
    }
}
/** The errors without secrets. */
function redactErrors(errors) {
    return errors.map(({ instance_path, schema_path, message }) => ({
        instance_path: (0,redacted/* hide */.jD)(instance_path),
        schema_path: (0,redacted/* hide */.jD)(schema_path),
        message: (0,redacted/* hide */.jD)(message),
    }));
}
function listErrors(validate) {
    return (validate.errors ?? []).slice(0, MAX_ERRORS).map((error) => ({
        instance_path: error.instancePath,
        schema_path: error.schemaPath.replace(/^#|\/false schema$/g, ""),
        message: messageOf(error),
    }));
}
function messageOf(error) {
    if (error.keyword !== "type")
        return error.message ?? `must pass "${error.keyword}"`;
    return `expected ${[error.schema].flat().join(" or ")}, got ${(0,json/* typeName */.go)(error.data)}`;
}
function compileTimedOut(path) {
    return new types/* CompileTimedOut */.x7(TIMED_OUT.title, TIMED_OUT.description, TIMED_OUT.fix, path);
}
function timedOut() {
    return new types.SuiteFault((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(TIMED_OUT.title)}: ${(0,redacted/* hide */.jD)(TIMED_OUT.description)}`, TIMED_OUT.fix);
}
function usesDraft07(schema, path) {
    const dialect = (0,json/* isObject */.Gv)(schema) ? schema["$schema"] : undefined;
    const known = typeof dialect === "string"
        ? dialect.replace(/#$/, "").replace(/^https:\/\/json-schema.org\/draft-07/, "http://json-schema.org/draft-07")
        : DRAFT_2020;
    if (known === DRAFT_07 || known === DRAFT_2020)
        return known === DRAFT_07;
    throw new types.MatcherError("Unknown JSON Schema dialect", `\`$schema\` is ${JSON.stringify(dialect)}.`, `Write ${DRAFT_2020}, ${DRAFT_07}#, or leave $schema out.`, [...path, "$schema"]);
}
/** Refuses every `$ref` and `$dynamicRef` that leaves the schema: nothing is ever fetched. */
function refuseExternalRefs(schema, path) {
    if (typeof schema !== "object" || schema === null)
        return;
    for (const [key, inner] of Object.entries(schema)) {
        const at = [...path, Array.isArray(schema) ? Number(key) : key];
        if (isData(key, inner))
            continue;
        if ((key === "$ref" || key === "$dynamicRef") && typeof inner === "string") {
            if (!inner.startsWith("#"))
                throw externalRef(inner, at);
        }
        else {
            refuseExternalRefs(inner, at);
        }
    }
}
function externalRef(reference, path) {
    return new types.MatcherError("SchemaExternalRef", `\`$ref: ${JSON.stringify(reference)}\` leads out of the schema, and schemas are never fetched.`, "Put the schema under `$defs` and refer to it by `#/$defs/name`.", path);
}
/** True if the work is at most the size of the schema times that of the value. */
function isFlat(schema) {
    if (!(0,measures/* isSmall */.eq)(schema, 200))
        return false;
    return !/"(?:\$ref|\$dynamicRef|pattern|patternProperties|propertyNames|format|uniqueItems)":/.test(JSON.stringify(schema));
}


/***/ }),

/***/ 29541:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   RG: () => (/* binding */ HIDDEN),
/* harmony export */   ds: () => (/* binding */ toVerdict)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34941);

/** The note if everything in which two values differ is hidden. */
const HIDDEN = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `they differ in a part that is hidden as a secret`;
/** The verdict on a value that does not match; `explain` creates its explanation, from redacted values only. */
function mismatch(explain) {
    return { pass: false, explain };
}
/** Computes the explanation of a verdict. */
function toVerdict(judged) {
    return judged.pass ? judged : { pass: false, ...judged.explain() };
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
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34941);
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

/***/ 81365:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ judgeInTime),
/* harmony export */   AK: () => (/* binding */ checkTime),
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   L$: () => (/* binding */ BudgetExceeded),
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Nc: () => (/* binding */ beginJob),
/* harmony export */   TooSlowForThisThread: () => (/* binding */ TooSlowForThisThread),
/* harmony export */   Vq: () => (/* binding */ hasStoppedWork),
/* harmony export */   dN: () => (/* binding */ handOverToThread),
/* harmony export */   ls: () => (/* binding */ withinCpuTime),
/* harmony export */   runWatched: () => (/* binding */ runWatched),
/* harmony export */   xV: () => (/* binding */ withinBudget)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34941);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86233);
/* harmony import */ var _other_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21557);





/** How long one judgement may hold this thread, if there is another to go on: timers of other tests wait for it. */
const MAX_MS_HERE = 50;
const slot = Symbol.for("mcptest.work");
const globals = globalThis;
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('globalThis[Symbol.for("mcptest.work")]()');
/** Thrown by `withinBudget` if the time ran out. */
class BudgetExceeded extends Error {
}
/** Thrown if judging blocks this thread for too long: the other thread judges again from the start. */
class TooSlowForThisThread extends Error {
}
let stopped = false;
/** How long one evaluation may take in this thread. */
let budget = _measures_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_;
/** When all that this thread is at must be over, by `now`. */
let deadline = Number.POSITIVE_INFINITY;
/** Gives all that this thread does from now on this many milliseconds in total; what is watched is stopped then. */
function beginJob(milliseconds) {
    budget = milliseconds;
    deadline = (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() + milliseconds;
}
/** Ends the time of a job. */
function endJob() {
    budget = _measures_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_;
    deadline = Number.POSITIVE_INFINITY;
}
/** One judgement with all the matchers in it, which share its time: here a short one, if there is another thread. */
function judgeInTime(work) {
    const outer = deadline;
    deadline = Math.min(outer, (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() + ((0,_other_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .hasThread */ .pR)() ? MAX_MS_HERE : budget));
    try {
        return work();
    }
    finally {
        deadline = outer;
    }
}
/** Between two pieces of a judgement that are each too short to be watched. Throws BudgetExceeded or TooSlowForThisThread. */
function checkTime() {
    if ((0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)() < deadline)
        return;
    handOverToThread();
    throw new BudgetExceeded("out of time");
}
/**
 * Runs synchronous work and really stops it, loops in JavaScript, regular expressions and WASM alike, once
 * `milliseconds` are over, or the time of all that this thread is at: then it throws BudgetExceeded. Costs some 0.1 ms. What
 * the work throws goes through.
 */
function withinBudget(work, milliseconds = budget) {
    const untilDeadline = deadline - (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .now */ .tB)();
    const left = Math.min(milliseconds, untilDeadline);
    if (left <= 0)
        throw new BudgetExceeded("out of time");
    const outer = globals[slot];
    let result;
    globals[slot] = () => {
        result = { value: work() };
    };
    try {
        script.runInThisContext({ timeout: Math.ceil(left) });
    }
    catch (error) {
        if (!isTimeout(error))
            throw error;
        stopped = true;
        // The timer may be early by a fraction of a millisecond.
        if (left === untilDeadline)
            deadline = Number.NEGATIVE_INFINITY;
        throw new BudgetExceeded("out of time");
    }
    finally {
        globals[slot] = outer;
    }
    return result.value;
}
/**
 * The same for work that holds this thread until it is done, such as compiling what a suite has: if it runs out of time
 * because other processes have the cores, it starts again with more. `work` must be able to.
 */
function withinCpuTime(work) {
    for (let milliseconds = budget;;) {
        const before = (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .threadCpuMs */ .NI)();
        try {
            return withinBudget(work, milliseconds);
        }
        catch (error) {
            const longer = (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .longerBudget */ .DH)(milliseconds, (0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .wasStarved */ .fN)((0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .threadCpuMs */ .NI)() - before));
            if (!(error instanceof BudgetExceeded) || longer === undefined)
                throw error;
            milliseconds = longer;
        }
    }
}
/**
 * The same for judging a value while a run goes on: if there is another thread, only a short time is spent in this
 * one, and then TooSlowForThisThread is thrown.
 */
function runWatched(work, milliseconds = budget) {
    if (!(0,_other_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .hasThread */ .pR)())
        return withinBudget(work, milliseconds);
    try {
        return withinBudget(work, Math.min(MAX_MS_HERE, milliseconds));
    }
    catch (error) {
        if (!(error instanceof BudgetExceeded) || milliseconds <= MAX_MS_HERE)
            throw error;
        throw new TooSlowForThisThread("too slow for this thread");
    }
}
/** Leaves work that may not be stopped here, because it would leave something unsound behind, to the other thread. */
function handOverToThread() {
    if ((0,_other_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .hasThread */ .pR)())
        throw new TooSlowForThisThread("left to the other thread");
}
/** Whether any work of this thread was ever stopped. */
function hasStoppedWork() {
    return stopped;
}
function isTimeout(error) {
    return error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
/** Work, in steps of some nanoseconds, that need not be watched. */
const MAX_UNWATCHED = 1_000_000;
/**
 * A judge whose work grows with `weight` times the size of the value: watched if that is a lot. Throws SuiteFault
 * if the time runs out.
 */
function withTimeLimit(name, weight, judge) {
    return (value) => {
        if ((0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .isSmall */ .eq)(value, MAX_UNWATCHED / weight))
            return judge(value);
        try {
            return runWatched(() => judge(value));
        }
        catch (error) {
            if (!(error instanceof BudgetExceeded))
                throw error;
            throw new _types_js__WEBPACK_IMPORTED_MODULE_2__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(name)}\` was stopped after ${_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_MS */ .V_ / 1_000} s`, "Select a smaller part of the response with the target, or search for fewer items.");
        }
    };
}


/***/ })

};
