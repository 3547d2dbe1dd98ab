export const id = 1750;
export const ids = [1750];
export const modules = {

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

/***/ 98042:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ isSince),
/* harmony export */   Fe: () => (/* binding */ SINCE),
/* harmony export */   NY: () => (/* binding */ REVISIONS),
/* harmony export */   TV: () => (/* binding */ laterRevisionOf),
/* harmony export */   TZ: () => (/* binding */ FIRST_MODERN),
/* harmony export */   Vu: () => (/* binding */ VERSION_META),
/* harmony export */   bf: () => (/* binding */ CAPABILITIES_META),
/* harmony export */   cg: () => (/* binding */ hasMethod),
/* harmony export */   l8: () => (/* binding */ livenessOf)
/* harmony export */ });
/** The published revisions, oldest first. */
const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];
/** The first revision without a handshake: every request names its revision in `_meta`. */
const FIRST_MODERN = "2026-07-28";
/** The revision that added or changed each feature. */
const SINCE = {
    completions: "2025-03-26",
    elicitation: "2025-06-18",
    structuredContent: "2025-06-18",
    /** Requests over HTTP name the revision in a header. */
    revisionHeader: "2025-06-18",
    elicitationByUrl: "2025-11-25",
    /** The answer to a message without an id has no id; before, it has `id: null`. */
    errorsWithoutId: "2025-11-25",
    /** The names of tools are limited to some characters. */
    toolNames: "2025-11-25",
    /** Invalid arguments are reported in the result of a tool (SEP-1303). */
    validationInResults: "2025-11-25",
};
/** The `_meta` key of the revision in modern requests. */
const VERSION_META = "io.modelcontextprotocol/protocolVersion";
/** The `_meta` key of the client's capabilities in modern requests. */
const CAPABILITIES_META = "io.modelcontextprotocol/clientCapabilities";
/** True for a revision of this date or a later one; revisions are dates, so their text orders them. */
function isSince(revision, first) {
    return revision !== null && /^\d{4}-\d{2}-\d{2}$/.test(revision) && revision >= first;
}
/** The request that every server of a revision answers, to check whether it is alive. */
function livenessOf(revision) {
    return isSince(revision, FIRST_MODERN) ? "server/discover" : "ping";
}
/** The requests that a client may send: the first revision that has them, and the first without them, if any. */
const METHODS = {
    initialize: { before: FIRST_MODERN },
    ping: { before: FIRST_MODERN },
    "logging/setLevel": { before: FIRST_MODERN },
    "resources/subscribe": { before: FIRST_MODERN },
    "resources/unsubscribe": { before: FIRST_MODERN },
    "tools/list": {},
    "tools/call": {},
    "resources/list": {},
    "resources/templates/list": {},
    "resources/read": {},
    "prompts/list": {},
    "prompts/get": {},
    "completion/complete": {},
    // Since 2026-07-28 tasks are an extension.
    "tasks/get": { since: "2025-11-25" },
    "tasks/cancel": { since: "2025-11-25" },
    "tasks/list": { since: "2025-11-25", before: FIRST_MODERN },
    "tasks/result": { since: "2025-11-25", before: FIRST_MODERN },
    "tasks/update": { since: FIRST_MODERN },
    "server/discover": { since: FIRST_MODERN },
    "subscriptions/listen": { since: FIRST_MODERN },
};
/** True if a revision has this request of a client. */
function hasMethod(method, revision) {
    if (!Object.hasOwn(METHODS, method))
        return false;
    const { since, before } = METHODS[method] ?? {};
    if (since !== undefined && !isSince(revision, since))
        return false;
    return before === undefined || !isSince(revision, before);
}
/** Fields of results, with the revision that added them. */
const FIRST_OF = {
    destructiveHint: "2025-03-26",
    idempotentHint: "2025-03-26",
    openWorldHint: "2025-03-26",
    readOnlyHint: "2025-03-26",
    structuredContent: SINCE.structuredContent,
    outputSchema: "2025-06-18",
    icons: "2025-11-25",
    websiteUrl: "2025-11-25",
    resultType: "2026-07-28",
    ttlMs: "2026-07-28",
    cacheScope: "2026-07-28",
    supportedVersions: "2026-07-28",
};
/** The later revision that added a field; undefined if this revision has the field, or the field is unknown. */
function laterRevisionOf(field, revision) {
    const first = Object.hasOwn(FIRST_OF, field) ? FIRST_OF[field] : undefined;
    return first !== undefined && REVISIONS.includes(revision ?? "") && !isSince(revision, first) ? first : undefined;
}


/***/ })

};
