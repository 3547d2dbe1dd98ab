export const id = 2261;
export const ids = [2261];
export const modules = {

/***/ 14595:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _results_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44107);
/* harmony import */ var _results_merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17433);
/* harmony import */ var _results_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74322);
/* harmony import */ var _run_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85472);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70742);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71028);






/**
 * `mcptest report FILES`: renders results again and returns the exit code of their run. Several files are merged.
 * Throws a UserError if a file does not contain results.
 */
async function reportCommand(files, flags, { redactor }) {
    const targets = flags.reporter ?? [{ name: "pretty" }];
    (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseSameFile */ .vx)(targets, undefined, process.cwd());
    const sources = await Promise.all(files.map(_results_read_js__WEBPACK_IMPORTED_MODULE_2__.readResults));
    const results = await (0,_results_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeResults */ .n)(sources);
    await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_3__/* .reportLines */ .QS)(results.notes, redactor);
    const { head } = results;
    const gateResult = (0,_results_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .gate */ .G)(head.summary, head.findings, {
        strict: flags.strict === true,
        // A run that timed out was stopped as well, but one of its tests says so.
        interrupted: head.run.interrupted === true && !Object.hasOwn(head.rules, "SUITE-RUN-TIMEOUT"),
    });
    const { others, conclusion } = gateResult;
    const runs = sources.length > 1 ? sources.map((source) => source.head) : [];
    await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .writeReports */ .Li)(results, targets, { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .renderOptions */ .D)(flags), others, conclusion, runs }, process.cwd());
    await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_3__/* .reportLines */ .QS)((0,_run_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .unreportedReasons */ .G9)(gateResult, head), redactor);
    return gateResult.exitCode;
}


/***/ }),

/***/ 71028:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderOptions),
/* harmony export */   d: () => (/* binding */ liveStream)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);

/** The stream that shows a run as it goes on: a terminal that can be drawn over, and not the log of a CI job. */
function liveStream() {
    if (process.env["CI"] || process.env["TERM"] === "dumb")
        return undefined;
    return ["stderr", "stdout"].find((stream) => (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSize */ .KY)(stream) !== undefined);
}
/** How reports are rendered: on a terminal wrapped, and with colour unless NO_COLOR or --no-color; FORCE_COLOR wins over the first two. */
function renderOptions(flags) {
    const { NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
    // GitHub and GitLab each name the folder of the repository.
    const workspace = GITHUB_WORKSPACE || CI_PROJECT_DIR;
    const size = (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSize */ .KY)("stdout");
    const wanted = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && size !== undefined;
    return {
        color: flags.color && wanted,
        ...(size && { columns: size.columns }),
        verbose: flags.verbose === true,
        ...(workspace && { roots: { workingDirectory: process.cwd(), workspace } }),
    };
}


/***/ }),

/***/ 77788:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ schemaValidator)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39090);


/**
 * Returns a function that lists how a value breaks one of this program's own schemas: nothing if it is valid, else at
 * most `limit` errors. It knows the keywords that those schemas use, and throws for any other. It exists because a
 * compiled validator of the suite's schema is seven times the size of the schema, and is loaded by every run.
 */
function schemaValidator(schema, limit = Number.POSITIVE_INFINITY) {
    let compiled;
    return (value) => {
        compiled ??= compile(schema, "#", { schema, references: new Map() });
        if (compiled(value, "", undefined))
            return [];
        const out = { errors: [], limit };
        compiled(value, "", out);
        return out.errors.slice(0, limit);
    };
}
function compile(schema, path, root) {
    if (typeof schema === "boolean") {
        const error = { params: {}, message: "boolean schema is false" };
        return keyword("false schema", `${path}/false schema`, () => schema, error);
    }
    const checks = [];
    for (const keyword of Object.keys(schema)) {
        if (!Object.hasOwn(KEYWORDS, keyword) && !ANNOTATIONS.has(keyword))
            throw new Error(`unknown keyword ${keyword}`);
    }
    for (const [keyword, compileKeyword] of Object.entries(KEYWORDS)) {
        if (!Object.hasOwn(schema, keyword))
            continue;
        checks.push(compileKeyword(schema[keyword], schema, `${path}/${keyword}`, root));
    }
    const [first, second] = checks;
    if (first === undefined)
        return () => true;
    return second === undefined ? first : every(checks);
}
function every(checks) {
    return (value, at, out) => {
        let isValid = true;
        for (const check of checks) {
            if (check(value, at, out))
                continue;
            if (isDone(out))
                return false;
            isValid = false;
        }
        return isValid;
    };
}
function isDone(out) {
    return out === undefined || out.errors.length >= out.limit;
}
const ANNOTATIONS = new Set(["$schema", "$id", "$defs", "title", "description", "default", "examples", "then", "else"]);
/** In the order in which ajv reports them. */
const KEYWORDS = {
    type: (types, _, path) => {
        const list = [types].flat();
        return keyword("type", path, (value) => list.some((type) => isOfType(value, type)), {
            params: { type: types },
            message: `must be ${list.join(",")}`,
        });
    },
    maximum: (limit, _, path) => keyword("maximum", path, (value) => !isFiniteNumber(value) || value <= limit, {
        params: { comparison: "<=", limit },
        message: `must be <= ${limit}`,
    }),
    minimum: (limit, _, path) => keyword("minimum", path, (value) => !isFiniteNumber(value) || value >= limit, {
        params: { comparison: ">=", limit },
        message: `must be >= ${limit}`,
    }),
    minLength: (limit, _, path) => keyword("minLength", path, (value) => typeof value !== "string" || [...value.slice(0, 2 * limit)].length >= limit, {
        params: { limit },
        message: `must NOT have fewer than ${limit} characters`,
    }),
    pattern: (pattern, _, path) => {
        const regex = new RegExp(pattern, "u");
        return keyword("pattern", path, (value) => typeof value !== "string" || regex.test(value), {
            params: { pattern },
            message: `must match pattern "${pattern}"`,
        });
    },
    $ref: (reference, _, __, root) => {
        // A schema may refer to itself.
        return (value, at, out) => referenced(reference, root)(value, at, out);
    },
    const: (allowedValue, _, path) => keyword("const", path, (value) => isEqual(value, allowedValue), {
        params: { allowedValue },
        message: "must be equal to constant",
    }),
    enum: (allowedValues, _, path) => keyword("enum", path, (value) => allowedValues.some((allowed) => isEqual(value, allowed)), {
        params: { allowedValues },
        message: "must be equal to one of the allowed values",
    }),
    anyOf: (branches, _, path, root) => {
        const checks = branches.map((branch, index) => compile(branch, `${path}/${index}`, root));
        const error = { params: {}, message: "must match a schema in anyOf" };
        return (value, at, out) => {
            if (checks.some((check) => check(value, at, undefined)))
                return true;
            if (out !== undefined)
                for (const check of checks)
                    check(value, at, out);
            return report("anyOf", path, at, out, error);
        };
    },
    oneOf: (branches, _, path, root) => {
        const checks = branches.map((branch, index) => compile(branch, `${path}/${index}`, root));
        return (value, at, out) => {
            const passing = checks.flatMap((check, index) => (check(value, at, undefined) ? [index] : [])).slice(0, 2);
            if (passing.length === 1)
                return true;
            // Like ajv, which stops at the second branch that matches.
            const judged = passing.length === 0 ? checks : checks.slice(0, passing[1]);
            if (out !== undefined)
                for (const check of judged)
                    check(value, at, out);
            const params = { passingSchemas: passing.length === 0 ? null : passing };
            return report("oneOf", path, at, out, { params, message: "must match exactly one schema in oneOf" });
        };
    },
    if: (condition, schema, path, root) => {
        const base = path.slice(0, -"/if".length);
        const holds = compile(condition, path, root);
        const branchOf = (name) => {
            const branch = schema[name];
            const check = branch === undefined ? undefined : compile(branch, `${base}/${name}`, root);
            const error = { params: { failingKeyword: name }, message: `must match "${name}" schema` };
            return (value, at, out) => check === undefined || check(value, at, out) || report("if", path, at, out, error);
        };
        const [whenTrue, whenFalse] = [branchOf("then"), branchOf("else")];
        return (value, at, out) => (holds(value, at, undefined) ? whenTrue : whenFalse)(value, at, out);
    },
    maxItems: (limit, _, path) => keyword("maxItems", path, (value) => !Array.isArray(value) || value.length <= limit, {
        params: { limit },
        message: `must NOT have more than ${limit} items`,
    }),
    minItems: (limit, _, path) => keyword("minItems", path, (value) => !Array.isArray(value) || value.length >= limit, {
        params: { limit },
        message: `must NOT have fewer than ${limit} items`,
    }),
    uniqueItems: (_, __, path) => (value, at, out) => {
        const duplicate = Array.isArray(value) ? firstDuplicate(value) : undefined;
        if (duplicate === undefined)
            return true;
        const { i, j } = duplicate;
        const message = `must NOT have duplicate items (items ## ${j} and ${i} are identical)`;
        return report("uniqueItems", path, at, out, { params: { i, j }, message });
    },
    items: (items, _, path, root) => {
        const check = compile(items, path, root);
        return (value, at, out) => {
            if (!Array.isArray(value))
                return true;
            let isValid = true;
            for (let index = 0; index < value.length; index++) {
                if (check(value[index], out === undefined ? at : `${at}/${index}`, out))
                    continue;
                if (isDone(out))
                    return false;
                isValid = false;
            }
            return isValid;
        };
    },
    maxProperties: (limit, _, path) => keyword("maxProperties", path, (value) => !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || Object.keys(value).length <= limit, {
        params: { limit },
        message: `must NOT have more than ${limit} properties`,
    }),
    minProperties: (limit, _, path) => keyword("minProperties", path, (value) => !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || Object.keys(value).length >= limit, {
        params: { limit },
        message: `must NOT have fewer than ${limit} properties`,
    }),
    required: (names, _, path) => (value, at, out) => {
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return true;
        const missing = names.filter((name) => value[name] === undefined);
        for (const missingProperty of missing) {
            const message = `must have required property '${missingProperty}'`;
            report("required", path, at, out, { params: { missingProperty }, message });
        }
        return missing.length === 0;
    },
    propertyNames: (names, _, path, root) => {
        const check = compile(names, path, root);
        return (value, at, out) => {
            if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
                return true;
            const wrong = Object.keys(value).filter((name) => !check(name, at, undefined));
            if (out === undefined)
                return wrong.length === 0;
            for (const propertyName of wrong) {
                const start = out.errors.length;
                check(propertyName, at, out);
                for (const error of out.errors.slice(start))
                    error.propertyName = propertyName;
                report("propertyNames", path, at, out, { params: { propertyName }, message: "property name must be valid" });
            }
            return wrong.length === 0;
        };
    },
    additionalProperties: (others, schema, path, root) => {
        const named = new Set(Object.keys(schema["properties"] ?? {}));
        const check = typeof others === "boolean" ? undefined : compile(others, path, root);
        return (value, at, out) => {
            if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || others === true)
                return true;
            let isValid = true;
            for (const name of Object.keys(value)) {
                if (named.has(name))
                    continue;
                const below = out === undefined || check === undefined ? at : `${at}/${(0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(name)}`;
                const params = { additionalProperty: name };
                const message = "must NOT have additional properties";
                if (check?.(value[name], below, out))
                    continue;
                if (check === undefined)
                    report("additionalProperties", path, at, out, { params, message });
                if (isDone(out))
                    return false;
                isValid = false;
            }
            return isValid;
        };
    },
    properties: (properties, _, path, root) => {
        const checks = Object.entries(properties).map(([name, schema]) => [name, compile(schema, `${path}/${(0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(name)}`, root)]);
        return (value, at, out) => {
            if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
                return true;
            let isValid = true;
            for (const [name, check] of checks) {
                const member = Object.hasOwn(value, name) ? value[name] : undefined;
                if (member === undefined || check(member, out === undefined ? at : `${at}/${(0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(name)}`, out))
                    continue;
                if (isDone(out))
                    return false;
                isValid = false;
            }
            return isValid;
        };
    },
    dependentRequired: (dependents, _, path) => (value, at, out) => {
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return true;
        let isValid = true;
        for (const [property, needed] of Object.entries(dependents)) {
            if (value[property] === undefined)
                continue;
            for (const missingProperty of needed.filter((name) => value[name] === undefined)) {
                const deps = needed.join(", ");
                const params = { property, missingProperty, depsCount: needed.length, deps };
                const subject = needed.length === 1 ? "property" : "properties";
                const message = `must have ${subject} ${deps} when property ${property} is present`;
                isValid = report("dependentRequired", path, at, out, { params, message });
            }
        }
        return isValid;
    },
};
/** A keyword that is a test of the value. */
function keyword(name, path, isValid, error) {
    return (value, at, out) => isValid(value) || report(name, path, at, out, error);
}
function report(keyword, schemaPath, instancePath, out, { params, message }) {
    out?.errors.push({ keyword, instancePath, schemaPath, params, message });
    return false;
}
function referenced(reference, root) {
    const known = root.references.get(reference);
    if (known !== undefined)
        return known;
    const target = reference
        .split("/")
        .slice(1)
        .reduce((node, step) => ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(node) ? node[step] : undefined), root.schema);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(target))
        throw new Error(`${reference} does not exist`);
    const check = compile(target, reference, root);
    root.references.set(reference, check);
    return check;
}
function isOfType(value, type) {
    switch (type) {
        case "object":
            return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value);
        case "array":
            return Array.isArray(value);
        case "null":
            return value === null;
        case "integer":
            return Number.isInteger(value);
        case "number":
            return isFiniteNumber(value);
        case "string":
            return typeof value === "string";
        default:
            return typeof value === "boolean";
    }
}
function isEqual(a, b) {
    return a === b || (typeof a === "object" && typeof b === "object" && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(a) === (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(b));
}
/** The last item that equals an earlier one, as ajv finds it. */
function firstDuplicate(items) {
    const seen = new Map();
    for (let i = items.length - 1; i >= 0; i--) {
        const item = items[i];
        // Objects by their content; no text begins so.
        const key = typeof item === "object" && item !== null ? `\0${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(item)}` : item;
        const j = seen.get(key);
        if (j !== undefined)
            return { i: j, j: i };
        seen.set(key, i);
    }
    return undefined;
}
function isFiniteNumber(value) {
    return Number.isFinite(value);
}


/***/ }),

/***/ 93080:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   j1: () => (/* binding */ measureJson),
/* harmony export */   wn: () => (/* binding */ hasMoreValues)
/* harmony export */ });
/* harmony import */ var _char_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63908);

const COMMA = 0x2c;
const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACE = 0x7d;
const CLOSING_BRACKET = 0x5d;
const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d]);
/**
 * How deep the text of a JSON document is nested, and how many values it has, without making any of them. Linear; where
 * there are more than `mostValues` it stops reading. For text that is not JSON the result means nothing, but takes no longer.
 */
function measureJson(text, mostValues = Number.POSITIVE_INFINITY) {
    let depth = 0;
    let deepest = 0;
    let values = 1;
    for (let at = 0; at < text.length && values <= mostValues; at += 1) {
        const code = text.charCodeAt(at);
        if (code === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            at = endOfString(text, at);
        else if (code === COMMA)
            values += 1;
        else if (code === OPENING_BRACE || code === OPENING_BRACKET) {
            depth += 1;
            deepest = Math.max(deepest, depth);
            if (!isEmpty(text, at))
                values += 1;
        }
        else if (code === CLOSING_BRACE || code === CLOSING_BRACKET)
            depth -= 1;
    }
    return { depth: deepest, values };
}
/** True if the text of a JSON document has more than `most` values. A text that is too short for that is not read. */
function hasMoreValues(text, limit) {
    // Each value takes a character, and one that parts it from the next.
    return text.length >= 2 * limit && measureJson(text, limit).values > limit;
}
/** True if the list or object that starts at `start` is empty. */
function isEmpty(text, start) {
    let next = start + 1;
    while (BLANK.has(text.charCodeAt(next)))
        next += 1;
    const code = text.charCodeAt(next);
    return code === CLOSING_BRACE || code === CLOSING_BRACKET;
}
/** The index of the quote that ends the string which begins at `start`, or the end of the text. */
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
        let before = end - 1;
        while (text.charCodeAt(before) === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
            before -= 1;
        // An even number of backslashes escapes itself.
        if ((end - before) % 2 === 1)
            return end;
    }
    return text.length;
}
/** Where the objects of a list stand: the list is a member of the object that is the whole valid JSON document. */
function elementsOf(text, member) {
    const ranges = [];
    let depth = 0;
    let key = "";
    let line = 1;
    let lineStart = 0;
    let start = { line: 1, column: 1 };
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA) {
            const end = endOfString(text, at);
            // A value at this depth is followed by its own member's name.
            if (depth === 1)
                key = text.slice(at + 1, end);
            at = end;
        }
        else if (code === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR) {
            line += 1;
            lineStart = at + 1;
        }
        else if (code === OPENING_BRACE || code === OPENING_BRACKET) {
            if (depth === 2 && key === member)
                start = { line, column: at - lineStart + 1 };
            depth += 1;
        }
        else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) {
            depth -= 1;
            if (depth === 2 && key === member)
                ranges.push({ ...start, end_line: line, end_column: at - lineStart + 2 });
        }
    }
    return ranges;
}


/***/ }),

/***/ 92831:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ byNumber),
/* harmony export */   z: () => (/* binding */ byText)
/* harmony export */ });
let collator;
/** Compares names for a list in which `COMP-9` stands before `COMP-10`. */
function byNumber(a, b) {
    // Made when it is first needed: it takes milliseconds.
    collator ??= new Intl.Collator("en", { numeric: true });
    return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
/** Compares texts by their code units: the same order on every machine. */
function byText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 33333:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ uniqueDrift)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92831);

const CLASSES = ["breaking", "compatible", "description"];
/**
 * Each difference once, by server, revision, class and what differs: a server that several files or shards have is compared in
 * each of them.
 */
function uniqueDrift(all) {
    const byPlace = all.map((drift) => [`${placeOf(drift)}\n${JSON.stringify(drift)}`, drift]);
    return [...new Map(byPlace)].sort(([a], [b]) => (0,_core_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byText */ .z)(a, b)).map(([, drift]) => drift);
}
function placeOf({ server, target_version, class: of, kind, name, path }) {
    return JSON.stringify([server, target_version ?? "", CLASSES.indexOf(of), kind, name, path]);
}


/***/ }),

/***/ 95846:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createFindings),
/* harmony export */   T: () => (/* binding */ keyOf)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92831);

/** How many messages of one rule at one place are listed; a server can make up any number of them. */
const MAX_MESSAGES = 100;
const FURTHER = "more of this rule, whose messages are not listed";
/** Findings of one rule, server, revision, place and message become one, with their counts added; it gates if one of them does. */
function createFindings() {
    const places = new Map();
    return {
        add(finding) {
            const place = keyOf(finding);
            const messages = places.get(place) ?? new Map();
            places.set(place, messages);
            const isListed = messages.has(finding.message) || messages.size < MAX_MESSAGES;
            const message = isListed ? finding.message : FURTHER;
            const existing = messages.get(message);
            if (existing === undefined) {
                const listed = { ...finding, message };
                if (!isListed)
                    delete listed.evidence;
                messages.set(message, listed);
            }
            else {
                existing.count += finding.count;
                existing.gates ||= finding.gates;
                if (!finding.in_tests)
                    delete existing.in_tests;
            }
        },
        list: () => [...places].sort(([a], [b]) => (0,_core_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byText */ .z)(a, b)).flatMap(([, messages]) => [...messages.values()]),
    };
}
/** Findings with the same key are merged. */
function keyOf(finding) {
    const { server, target_version, rule_id, location } = finding;
    const line = String(location?.line ?? 0).padStart(9, "0");
    return JSON.stringify([server ?? "", target_version ?? "", rule_id, location?.file ?? "", line]);
}


/***/ }),

/***/ 44107:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);

/** Judges a whole run. An interrupt outranks errors, errors outrank failures. Known failures do not count. */
function gate(summary, findings, policy) {
    const nothing = (policy.selected ?? summary.total) === 0 && !policy.passWithNoTests;
    const failed = Math.max(0, summary.failed - (summary.known_failures ?? 0));
    const gating = findings.filter((finding) => finding.gates);
    const describe = (some) => some.map(({ rule_id, message, server }) => `${rule_id}${server ? ` on ${server}` : ""}: ${message}`);
    const deferred = policy.requireModels ? summary.deferred : 0;
    const unverified = policy.strict ? summary.unverified : 0;
    const interrupts = policy.interrupted ? ["The run was interrupted."] : [];
    const missing = [...(policy.missing ?? []), ...(nothing ? ["No test was selected."] : [])];
    const noModel = deferred > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(deferred, "test")} needed a model, and models are required.`] : [];
    const notVerified = unverified > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(unverified, "test")} could not be verified, and the run is strict.`] : [];
    const errors = [
        ...missing,
        ...(summary.errored > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(summary.errored, "test")} could not be judged.`] : []),
        ...describe(gating.filter(({ unjudged }) => unjudged)),
        ...noModel,
    ];
    const failures = [
        ...(failed > 0 ? [`${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed, "test")} failed.`] : []),
        ...describe(gating.filter(({ unjudged }) => !unjudged)),
        ...notVerified,
    ];
    const reasons = [...interrupts, ...errors, ...failures];
    const others = [...missing, ...noModel, ...notVerified];
    if (interrupts.length > 0)
        return { conclusion: "interrupted", exitCode: 130, reasons, others };
    if (errors.length > 0)
        return { conclusion: "error", exitCode: 2, reasons, others };
    if (failures.length > 0)
        return { conclusion: "failure", exitCode: 1, reasons, others };
    return { conclusion: "success", exitCode: 0, reasons, others };
}


/***/ }),

/***/ 18378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ interleave),
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   Fh: () => (/* binding */ importKey),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   nf: () => (/* binding */ inRunOrder)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92831);

/** The suite file that a row's id starts with. */
function suiteOf({ id }) {
    return id.slice(0, Math.max(0, id.indexOf("::")));
}
/** The file of a test within its suite, which may be imported. */
function importKey(row) {
    return JSON.stringify([suiteOf(row), row.location.file]);
}
/** One test at one revision. */
function keyOf(row) {
    return `${row.id}\n${row.target_version ?? ""}`;
}
/** When the run of a row started. */
function startOf(row, source) {
    return row.run_started_at ?? source.head.run.started_at;
}
/**
 * Rows of all sources by suite, file of the test (a suite or what it imports), line, data row and revision. Within one
 * source at one revision their order stays.
 */
async function* interleave(sources, run, importRanks, byTest) {
    const suites = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const readers = sources.map((source) => {
        const rows = source.rows()[Symbol.asyncIterator]();
        // Data rows of one test have one place: they are counted.
        let last = "";
        let ordinals = new Map();
        const place = (row) => {
            const { file, line, column } = row.location;
            const test = `${file}:${line}:${column}`;
            if (test !== last)
                ordinals = new Map();
            last = test;
            const version = row.target_version ?? "";
            const ordinal = ordinals.get(version) ?? 0;
            ordinals.set(version, ordinal + 1);
            return [suites(suiteOf(row)), importRanks.get(importKey(row)) ?? 0, line, column, ordinal, versions(version)];
        };
        const next = async () => {
            for (;;) {
                const { done, value } = await rows.next();
                if (done)
                    return undefined;
                const at = place(value);
                if (byTest.get(keyOf(value)) !== source)
                    continue;
                const row = sources.length === 1 ? value : { ...value, run_started_at: startOf(value, source) };
                return { row, place: at };
            }
        };
        return { next, close: async () => rows.return?.() };
    });
    try {
        const heads = await Promise.all(readers.map((reader) => reader.next()));
        for (;;) {
            let first;
            for (const [i, head] of heads.entries()) {
                if (head === undefined)
                    continue;
                if (first === undefined || isBefore(head, heads[first]))
                    first = i;
            }
            if (first === undefined)
                return;
            yield heads[first].row;
            heads[first] = await readers[first].next();
        }
    }
    finally {
        await Promise.all(readers.map((reader) => reader.close()));
    }
}
/** Servers by suite and revision; those of one suite at one revision ran together and keep their order. */
function inRunOrder(heads, run) {
    const suites = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const place = ({ file, target_version }) => [suites(file ?? ""), versions(target_version ?? "")];
    return heads.flatMap((head) => head.servers).sort((a, b) => compareLists(place(a), place(b)));
}
function rankOf(names) {
    const ranks = new Map(names.map((name, i) => [name, i]));
    return (name) => ranks.get(name) ?? names.length;
}
/** True if a row comes first; rows at one place are in the order of their ids. */
function isBefore(a, b) {
    return (compareLists(a.place, b.place) || (0,_core_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byText */ .z)(a.row.id, b.row.id)) < 0;
}
function compareLists(a, b) {
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return a[i] - b[i];
    return 0;
}


/***/ }),

/***/ 17433:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ mergeResults)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/order.ts
var order = __webpack_require__(92831);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
// EXTERNAL MODULE: ./src/results/drift.ts
var drift = __webpack_require__(33333);
// EXTERNAL MODULE: ./src/results/findings.ts
var results_findings = __webpack_require__(95846);
// EXTERNAL MODULE: ./src/results/merge-rows.ts
var merge_rows = __webpack_require__(18378);
;// CONCATENATED MODULE: ./src/results/merge-runs.ts

/** The run that several make together. */
function mergeRuns(runs) {
    const starts = runs.map((run) => Date.parse(run.started_at) || 0);
    const baseline = runs.find((run) => run.baseline !== undefined)?.baseline;
    const ends = runs.map((run, i) => starts[i] + run.duration_ms);
    return {
        id: union(runs.map((run) => run.id.split("+")))
            .sort(order/* byText */.z)
            .join("+"),
        started_at: runs.map((run) => run.started_at).sort(order/* byText */.z)[0],
        duration_ms: Math.max(...ends) - Math.min(...starts),
        suite_files: union(runs.map((run) => run.suite_files)),
        overrides: union(runs.map((run) => run.overrides)).sort(order/* byText */.z),
        target_versions: union(runs.map((run) => run.target_versions)),
        ...(baseline !== undefined && { baseline }),
        ...(runs.some((run) => run.interrupted) && { interrupted: true }),
    };
}
/** The shards of runs, for each number of shards and set of revisions. */
function mergeShards(runs) {
    const groups = new Map();
    for (const group of runs.flatMap(shardsOf)) {
        const key = JSON.stringify([group.target_versions, group.of]);
        const present = union([groups.get(key)?.present ?? [], group.present]).sort((a, b) => a - b);
        groups.set(key, { ...group, present });
    }
    return [...groups].sort(([a], [b]) => (0,order/* byText */.z)(a, b)).map(([, group]) => group);
}
function shardsOf({ shard, shards, target_versions }) {
    if (shards !== undefined)
        return shards;
    const [i, of] = (shard ?? "").split("/").map(Number);
    return i && of ? [{ of, present: [i], target_versions }] : [];
}
/** A sentence for each set of shards that is not complete. */
function missingShards(run) {
    return shardsOf(run).flatMap(({ of, present, target_versions }) => {
        // A file can claim any number of shards: the first few gaps are enough.
        const gaps = [];
        const given = new Set(present);
        for (let i = 1; i <= of && gaps.length < 10; i++)
            if (!given.has(i))
                gaps.push(i);
        const atRevisions = target_versions.length === 0 ? "" : ` at ${target_versions.join(", ")}`;
        if (gaps.length === 0)
            return [];
        return [`Of ${of} shards${atRevisions} only ${given.size} were given: ${gaps.join(", ")} missing.`];
    });
}
/** The members of all lists, each once. */
function union(lists) {
    return [...new Set(lists.flat())];
}

// EXTERNAL MODULE: ./src/results/tally.ts
var tally = __webpack_require__(69204);
;// CONCATENATED MODULE: ./src/results/merge.ts










const SHARD_MISSING = "RUNNER-SHARD-MISSING";
/**
 * Makes one result of several (shards, revisions, jobs, or what was merged before), in whatever order they are given. Its
 * rows, servers and findings have the order of one whole run. A test given twice at one revision counts once, as the later
 * run saw it; of a run none of whose tests count nothing stays. A missing shard is a finding that gates. Throws a
 * UserError of a source's rows; at least one source is needed.
 */
async function mergeResults(given) {
    const ordered = [...given].sort((a, b) => (0,order/* byText */.z)(sortKey(a.head), sortKey(b.head)));
    const owners = await ownersOf(ordered);
    const sources = ordered.filter((source) => !owners.superseded.has(source));
    const heads = sources.map(({ head }) => head);
    const run = ordered.length === 1 ? heads[0].run : mergeRuns(heads.map((head) => head.run));
    // A shard that ran again is still there, whatever became of its first results.
    const shards = mergeShards(ordered.map((source) => source.head.run));
    if (ordered.length > 1 && shards.length > 0)
        run.shards = shards;
    const { summary, importRanks, causeCount } = await countRows(sources, owners);
    const findings = (0,results_findings/* createFindings */.N)();
    for (const finding of heads.flatMap((head) => head.findings)) {
        if (finding.rule_id !== SHARD_MISSING)
            findings.add(finding);
    }
    const missing = missingShards(run);
    for (const message of missing)
        findings.add(shardFinding(message));
    const { [SHARD_MISSING]: _, ...rules } = Object.assign({}, ...heads.map((head) => head.rules).reverse());
    return {
        head: {
            tool: heads[0].tool,
            run,
            summary,
            servers: (0,merge_rows/* inRunOrder */.nf)(heads, run),
            findings: findings.list(),
            ...causeCount.of(mergeCauses(heads)),
            ...(heads.some((head) => head.drift) && { drift: (0,drift/* uniqueDrift */.l)(heads.flatMap((head) => head.drift ?? [])) }),
            rules: missing.length > 0 ? { ...rules, [SHARD_MISSING]: (0,registry/* ruleText */.Y3)(SHARD_MISSING) } : rules,
        },
        rows: () => (0,merge_rows/* interleave */.CC)(sources, run, importRanks, owners.byTest),
        notes: [...duplicateReasons(owners), ...otherTools(heads)],
    };
}
/**
 * Which source's row counts for each test: that of the run that started last. Of runs that started at the same time, what
 * the rows say decides, so that neither the order of the sources nor merging in steps makes a difference.
 */
async function ownersOf(ordered) {
    const best = new Map();
    const owners = { byTest: new Map(), superseded: new Set(), duplicates: 0 };
    for (const source of ordered) {
        let rows = 0;
        for await (const row of source.rows()) {
            rows += 1;
            const key = (0,merge_rows/* keyOf */.TN)(row);
            const rank = ordered.length === 1 ? "" : rankOfRow(row, source);
            const other = best.get(key);
            if (other !== undefined) {
                owners.duplicates += 1;
                owners.example ??= row;
            }
            if (other === undefined || rank > other.rank)
                best.set(key, { source, rank });
        }
        if (rows > 0)
            owners.superseded.add(source);
    }
    for (const [key, { source }] of best) {
        owners.byTest.set(key, source);
        owners.superseded.delete(source);
    }
    return owners;
}
/** The counts of the rows that count, and for each suite file the rank of the files that its tests come from. */
async function countRows(sources, { byTest }) {
    const summary = (0,tally/* emptySummary */.CB)();
    // Zero is not absent: with a baseline, a run without a new failure says so.
    for (const name of ["new_failures", "known_failures", "fixed"]) {
        if (sources.some(({ head }) => head.summary[name] !== undefined))
            summary[name] = 0;
    }
    const importRanks = new Map();
    const causeCount = (0,tally/* createCauseCount */.FX)();
    for (const source of sources) {
        for await (const row of source.rows()) {
            const key = (0,merge_rows/* importKey */.Fh)(row);
            if (!importRanks.has(key))
                importRanks.set(key, importRanks.size);
            if (byTest.get((0,merge_rows/* keyOf */.TN)(row)) !== source)
                continue;
            (0,tally/* countRow */.ym)(summary, row);
            causeCount.add(row);
        }
    }
    return { summary, importRanks, causeCount };
}
/** Each cause once, as the earliest source has it. */
function mergeCauses(heads) {
    const byId = new Map();
    for (const cause of heads.flatMap((head) => head.causes ?? []))
        if (!byId.has(cause.id))
            byId.set(cause.id, cause);
    return [...byId.values()].sort((a, b) => (0,order/* byText */.z)(a.id, b.id));
}
function shardFinding(message) {
    const nowhere = { server: null, target_version: null };
    return { rule_id: SHARD_MISSING, severity: "must", message, ...nowhere, count: 1, gates: true, unjudged: true };
}
function duplicateReasons({ duplicates: count, example }) {
    if (example === undefined)
        return [];
    const were = count === 1 ? "was" : "were";
    return [
        `${(0,plural/* plural */.L)(count, "test")} ${were} given more than once, so the later run counts, for example ${example.name} (${example.location.file}).`,
    ];
}
function otherTools(heads) {
    const tools = union(heads.map(({ tool }) => [`${tool.name} ${tool.version}`])).sort(order/* byText */.z);
    return tools.length > 1 ? [`The results come from different versions: ${tools.join(", ")}.`] : [];
}
/** The order in which sources are merged; it does not depend on the order of the arguments. */
function sortKey(head) {
    const { run } = head;
    const [i = 0, of = 0] = (run.shard ?? "").split("/").map(Number);
    const shard = `${String(of).padStart(9, "0")}/${String(i).padStart(9, "0")}`;
    return JSON.stringify([run.target_versions, shard, run.started_at, run.id, head]);
}
function rankOfRow(row, source) {
    const { run_started_at: _, ...content } = row;
    return `${(0,merge_rows/* startOf */.GH)(row, source)} ${(0,external_node_crypto_.createHash)("sha256").update((0,json/* canonicalJson */.dj)(content)).digest("base64")}`;
}


/***/ }),

/***/ 47999:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ createRowIndex)
/* harmony export */ });
const BATCH_ROWS = 512;
const BATCH_BYTES = 4 * 1024 * 1024;
/** Where each row of a spool is: twelve bytes for each. */
function createRowIndex() {
    let offsets = new Float64Array(1024);
    let lengths = new Uint32Array(1024);
    let size = 0;
    return {
        set(order, offset, length) {
            if (order >= offsets.length) {
                const capacity = Math.max(order + 1, offsets.length * 2);
                const [oldOffsets, oldLengths] = [offsets, lengths];
                offsets = new Float64Array(capacity);
                lengths = new Uint32Array(capacity);
                offsets.set(oldOffsets);
                lengths.set(oldLengths);
            }
            offsets[order] = offset;
            lengths[order] = length;
            size = Math.max(size, order + 1);
        },
        async *rows(open) {
            const reader = await open();
            try {
                for (let first = 0; first < size; first += BATCH_ROWS) {
                    const batch = [];
                    for (let order = first; order < Math.min(size, first + BATCH_ROWS); order++) {
                        if (lengths[order] > 0)
                            batch.push({ offset: offsets[order], length: lengths[order] });
                    }
                    yield* readBatch(batch, ({ offset, length }) => reader.read(offset, length));
                }
            }
            finally {
                await reader.close();
            }
        },
    };
}
/** Rows that lie close together, as they do when nothing ran in parallel, are read at once. */
async function* readBatch(batch, read) {
    if (batch.length === 0)
        return;
    const start = Math.min(...batch.map(({ offset }) => offset));
    const end = Math.max(...batch.map(({ offset, length }) => offset + length));
    const whole = end - start <= BATCH_BYTES ? await read({ offset: start, length: end - start }) : undefined;
    for (const extent of batch) {
        const from = extent.offset - start;
        const bytes = whole ? whole.subarray(from, from + extent.length) : await read(extent);
        yield rowOf(bytes);
    }
}
function rowOf(line) {
    const event = JSON.parse(line.toString("utf8"));
    return event.row;
}


/***/ }),

/***/ 69204:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ emptySummary),
/* harmony export */   FX: () => (/* binding */ createCauseCount),
/* harmony export */   Xf: () => (/* binding */ createTally),
/* harmony export */   s8: () => (/* binding */ isFlaky),
/* harmony export */   ym: () => (/* binding */ countRow)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92831);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48429);
/* harmony import */ var _drift_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33333);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95846);




/** Counts a run's events: all of its results except the rows. */
function createTally() {
    let tool;
    let run;
    let finished = false;
    let testsMs = 0;
    const summary = emptySummary();
    const servers = [];
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .createFindings */ .N)();
    const drift = [];
    /** How often each finding has failed a test, by its place. */
    const inTests = new Map();
    const causes = new Map();
    const stopped = createCauseCount();
    const ids = new Set();
    const countReasons = (row) => {
        for (const finding of failing(row)) {
            const key = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding);
            inTests.set(key, (inTests.get(key) ?? 0) + finding.count);
        }
        for (const { rule_id } of [...row.failures, ...row.findings])
            ids.add(rule_id);
    };
    return {
        add(event) {
            switch (event.event) {
                case "run_started":
                    tool = event.tool;
                    run = { ...event.run, duration_ms: 0 };
                    // Zero is not absent: with a baseline, a run without a new failure says so.
                    if (run.baseline !== undefined)
                        Object.assign(summary, { new_failures: 0, known_failures: 0, fixed: 0 });
                    break;
                case "test":
                    countRow(summary, event.row);
                    testsMs += event.row.duration_ms;
                    stopped.add(event.row);
                    // Most rows have neither, and there may be very many of them.
                    if (event.row.failures.length > 0 || event.row.findings.length > 0)
                        countReasons(event.row);
                    break;
                case "cause":
                    causes.set(event.cause.id, event.cause);
                    for (const { rule_id } of event.cause.failures)
                        ids.add(rule_id);
                    break;
                case "server":
                    servers.push({ order: event.order, row: event.row });
                    break;
                case "finding":
                    findings.add(event.finding);
                    ids.add(event.finding.rule_id);
                    break;
                case "drift":
                    drift.push(event.drift);
                    break;
                case "run_finished":
                    finished = true;
                    if (run)
                        run = { ...run, duration_ms: event.duration_ms, ...(event.interrupted && { interrupted: true }) };
                    break;
            }
        },
        head() {
            if (tool === undefined || run === undefined)
                return undefined;
            return {
                tool,
                run: finished ? run : { ...run, duration_ms: testsMs, interrupted: true },
                summary: { ...summary },
                servers: servers.sort((a, b) => a.order - b.order).map(({ row }) => row),
                findings: withoutTestFindings(findings.list(), inTests),
                ...stopped.of([...causes.values()]),
                ...(run.baseline !== undefined && { drift: (0,_drift_js__WEBPACK_IMPORTED_MODULE_2__/* .uniqueDrift */ .l)(drift) }),
                rules: textsOf(ids),
            };
        },
    };
}
/** An empty summary. */
function emptySummary() {
    return { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, deferred: 0, unverified: 0, flaky: 0 };
}
/** Adds one row to the counts of a summary. */
function countRow(summary, row) {
    summary.total += 1;
    summary[row.status] += 1;
    if (isFlaky(row))
        summary.flaky += 1;
    if (row.corpus && row.corpus.score <= (summary.score?.score ?? 100))
        summary.score = row.corpus;
    if (row.baseline !== undefined) {
        const name = BASELINE_COUNTS[row.baseline];
        summary[name] = (summary[name] ?? 0) + 1;
    }
}
const BASELINE_COUNTS = { new: "new_failures", known: "known_failures", fixed: "fixed" };
/** A count of the rows of each cause. */
function createCauseCount() {
    const counts = new Map();
    return {
        add({ cause }) {
            if (cause !== undefined)
                counts.set(cause, (counts.get(cause) ?? 0) + 1);
        },
        of(causes) {
            const counted = causes.flatMap((cause) => {
                const tests = counts.get(cause.id) ?? 0;
                return tests > 0 ? [{ ...cause, tests }] : [];
            });
            return counted.length > 0 ? { causes: counted } : {};
        },
    };
}
/** True for a test that passed after it had failed. */
function isFlaky(row) {
    return row.status === "passed" && row.attempts > 1;
}
/** A gating finding has failed the test during which it was seen. */
function failing({ status, findings }) {
    return status === "failed" || status === "errored" ? findings.filter(({ gates }) => gates) : [];
}
/** Marks the findings that were seen only during failed tests: the tests already show them. */
function withoutTestFindings(findings, inTests) {
    const seen = new Map();
    for (const finding of findings)
        seen.set((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding), (seen.get((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding)) ?? 0) + finding.count);
    return findings.map((finding) => {
        const key = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .T)(finding);
        const isShown = finding.gates && (inTests.get(key) ?? 0) >= (seen.get(key) ?? 0);
        return isShown ? { ...finding, gates: false, in_tests: true } : finding;
    });
}
function textsOf(ids) {
    const texts = {};
    for (const id of [...ids].sort(_core_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byNumber */ .v)) {
        const text = (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleText */ .Y3)(id);
        if (text)
            texts[id] = text;
    }
    return texts;
}


/***/ }),

/***/ 70742:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ unreportedReasons),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   vx: () => (/* binding */ refuseSameFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _report_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54215);




/** Throws a UserError if two reports would be written to the same file. */
function refuseSameFile(targets, capture, cwd) {
    const flags = targets.flatMap(({ name, file }) => (file === undefined ? [] : [[`--reporter ${name}=${file}`, file]]));
    if (capture !== undefined)
        flags.push([`--capture ${capture}`, capture]);
    const byPath = new Map();
    for (const [flag = "", file = ""] of flags) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
        const other = byPath.get(path);
        if (other !== undefined) {
            throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)("two files have the same path", `${other} and ${flag}`, "Give each a path of its own.");
        }
        byPath.set(path, flag);
    }
}
/**
 * Writes all reports, files first, so that stdout ends with the text that a person reads. If one cannot be written, the
 * others are; then a UserError names each that failed.
 */
async function writeReports(results, targets, options, cwd) {
    const sorted = [...targets.filter((target) => target.file), ...targets.filter((target) => !target.file)];
    await (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .runAll */ .$D)(sorted.map(({ name, file }) => async () => {
        const { columns: _, ...rest } = options;
        const renderOptions = file === undefined ? options : { ...rest, color: false };
        const chunks = (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(await (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .loadReporter */ .KW)(name), results.head, results.rows(), renderOptions);
        if (file !== undefined)
            await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), chunks);
        else
            for await (const chunk of chunks)
                await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOut */ .sD)(chunk);
    }));
}
/** Why a run did not succeed, if its reports do not show it. */
function unreportedReasons({ reasons, exitCode }, { summary, findings }) {
    const isShown = summary.failed + summary.errored > (summary.known_failures ?? 0) ||
        exitCode === 130 ||
        findings.some(({ gates }) => gates);
    return isShown ? [] : reasons;
}


/***/ })

};
