export const id = 4796;
export const ids = [4796];
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

/***/ 29132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ schemaError)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/**
 * What a validator says of a document, in one line: the first of its errors that lies deepest. Of a choice among several
 * forms it says what is wrong in the form that was meant.
 */
function schemaError(errors) {
    const depth = ({ instancePath }) => instancePath.split("/").length;
    const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
    if (error === undefined)
        return "it has another form";
    const place = error.instancePath === "" ? "" : `${(0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(error.instancePath), 200, "")} `;
    return `${place}${messageOf(error)}`;
}
function messageOf({ keyword, params, message }) {
    switch (keyword) {
        case "const":
            return `must be ${JSON.stringify(params["allowedValue"])}`;
        case "enum":
            return `must be one of ${params["allowedValues"].join(", ")}`;
        case "additionalProperties":
            return `has no member ${(0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(params["additionalProperty"], 200, "")}`;
        default:
            return message;
    }
}


/***/ }),

/***/ 84796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isYaml: () => (/* binding */ isYaml),
  readBaseline: () => (/* binding */ readBaseline)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./schemas/baseline.v1.json
const baseline_v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/baseline.v1.json","title":"Baseline","description":"What is known about servers: tests and rules that fail, and the contract of each server. `mcptest run --update-baseline` writes it, `--baseline` compares a run with it.","type":"object","additionalProperties":false,"required":["version","entries"],"properties":{"version":{"const":1},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"generated_at":{"type":"string","description":"RFC 3339, UTC"},"commit":{"type":"string","description":"The commit of the run that wrote it, if the environment names one"},"entries":{"description":"The failures that are known.","type":"array","items":{"$ref":"#/$defs/Entry"}},"contract":{"description":"What each server offers, by its name. At a requested revision the name is `SERVER @ REVISION`; a second server of the same name that offers something else has its suite file and `::` before it.","type":"object","additionalProperties":{"$ref":"#/$defs/Contract"}},"score":{"type":"number"},"durations":{"description":"The milliseconds that each test took, by its id.","type":"object","additionalProperties":{"type":"number"}}},"$defs":{"Entry":{"anyOf":[{"$ref":"#/$defs/TestEntry"},{"$ref":"#/$defs/RuleEntry"}]},"TestEntry":{"description":"A test that fails. It stays known as long as it fails by no other assertion than these.","type":"object","additionalProperties":false,"required":["test_id"],"properties":{"test_id":{"type":"string"},"status":{"const":"failed"},"failures":{"type":"array","items":{"$ref":"#/$defs/KnownFailure"},"description":"Any failure if it is absent"},"reason":{"type":"string","description":"Why it is accepted; written by hand, kept by updates"},"tracking":{"type":"string","description":"Where it is tracked, such as the URL of an issue; written by hand, kept by updates"}}},"RuleEntry":{"description":"A rule that a server breaks: its findings do not fail the run, and neither do tests that fail by this rule alone.","type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"server":{"type":["string","null"],"description":"Any server if it is absent; null for a finding about no single server"},"status":{"const":"failed"},"reason":{"type":"string"},"tracking":{"type":"string"}}},"KnownFailure":{"description":"One assertion that fails. Values do not count.","type":"object","additionalProperties":false,"required":["rule_id","target","matcher"],"properties":{"rule_id":{"type":"string"},"target":{"type":"string"},"matcher":{"type":"string"}}},"Contract":{"description":"What a server offers. A list that could not be read is absent.","type":"object","additionalProperties":false,"properties":{"capabilities":{"description":"As the server sent them"},"instructions":{"type":"string"},"tools":{"$ref":"#/$defs/Items"},"prompts":{"$ref":"#/$defs/Items"},"resources":{"$ref":"#/$defs/Items"},"resource_templates":{"$ref":"#/$defs/Items"}}},"Items":{"description":"As the server listed them, without `_meta`, sorted.","type":"array","items":{"type":"object","additionalProperties":true}}}}');
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/json/json-schema.ts
var json_schema = __webpack_require__(77788);
// EXTERNAL MODULE: ./src/core/json/json-text.ts
var json_text = __webpack_require__(93080);
// EXTERNAL MODULE: ./src/core/json/schema-error.ts
var schema_error = __webpack_require__(29132);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
;// CONCATENATED MODULE: ./src/results/baseline/read.ts











const MAX_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 200;
const FIX = "Write it again with `mcptest run --update-baseline`, or fix it: `mcptest schema baseline` describes its form.";
const YAML_FIX = "Write a list of rule ids under `server:`, each an id, or a mapping with rule_id, reason and tracking.";
/**
 * Reads a baseline: what `--update-baseline` writes, or in YAML a list of rule ids under `server:`. Throws a UserError if
 * it cannot be read, has another version, or names a rule that does not exist.
 *
 * @param name the path as messages show it
 */
function readBaseline(path, name = path) {
    const text = readText(path, name);
    return isYaml(path) ? readYaml(text, name) : readJson(text, name);
}
const errorsOf = (0,json_schema/* schemaValidator */.K)(baseline_v1_namespaceObject, 100);
/** True if a file has the YAML form. */
function isYaml(path) {
    return /\.ya?ml$/i.test(path);
}
function readJson(text, name) {
    if ((0,json_text/* measureJson */.j1)(text).depth > MAX_DEPTH)
        throw unusable(name, `It is nested more than ${MAX_DEPTH} levels deep`);
    const { value: document } = parsed(text);
    if (document === undefined)
        throw unusable(name, `It is not valid JSON: ${(0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json/* jsonError */.FZ), 300)}`);
    const version = (0,json/* isObject */.Gv)(document) ? document["version"] : undefined;
    if (version !== undefined && version !== 1) {
        throw unusable(name, `Version ${(0,redacted/* jsonExcerpt */.Yf)(version, 60)} of the format is not supported`);
    }
    const errors = errorsOf(document);
    if (errors.length > 0)
        throw unusable(name, `It is JSON, but not a valid baseline: ${(0,schema_error/* schemaError */.g)(errors)}`);
    const baseline = document;
    const places = (0,json_text/* elementsOf */.ZE)(text, "entries");
    const file = { name, tests: [], rules: [], document: baseline };
    for (const [index, entry] of baseline.entries.entries()) {
        const location = { file: name, ...(places[index] ?? START) };
        if ("test_id" in entry) {
            const { test_id: testId, failures, reason, tracking } = entry;
            for (const { rule_id } of failures ?? [])
                checkRule(rule_id, location, FIX);
            file.tests.push({ testId, location, ...withoutAbsent({ failures, reason, tracking }) });
        }
        else {
            const { rule_id: ruleId, server, reason, tracking } = entry;
            checkRule(ruleId, location, FIX);
            file.rules.push({ ruleId, location, ...withoutAbsent({ server, reason, tracking }) });
        }
    }
    return file;
}
function readYaml(text, name) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines });
    const place = (node) => {
        const [from, to] = node?.range ?? [0, 0];
        const [start, end] = [lines.linePos(from), lines.linePos(to)];
        return { file: name, line: start.line, column: start.col, end_line: end.line, end_column: end.col };
    };
    const [error] = document.errors;
    if (error) {
        const reason = (0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(error.message.split("\n")[0] ?? ""), (first) => first.replace(/ at line .*$/, "")), 300);
        throw unusable(name, `It is not valid YAML: ${reason}`, YAML_FIX, place({ range: [error.pos[0], error.pos[1], error.pos[1]] }));
    }
    const root = document.contents;
    const wrong = (reason, node) => unusable(name, reason, YAML_FIX, place((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) ? node : root));
    if (!(0,dist/* isMap */.jh)(root) || root.items.length !== 1 || !root.has("server")) {
        throw wrong("It has another form than a mapping with `server` alone", root);
    }
    const list = root.get("server", true);
    if (!(0,dist/* isSeq */.oP)(list))
        throw wrong("`server` is not a list", list);
    const rules = list.items.map((node) => {
        const location = place((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) ? node : list);
        const entry = (0,dist/* isScalar */.jn)(node) ? { rule_id: node.value } : (0,dist/* isMap */.jh)(node) ? node.toJS(document) : undefined;
        const { rule_id: ruleId, reason, tracking, ...others } = (0,json/* isObject */.Gv)(entry) ? entry : {};
        const [unknown] = Object.keys(others);
        if (unknown !== undefined)
            throw wrong(`An entry has no member ${(0,redacted/* jsonExcerpt */.Yf)(unknown, 100, "")}`, node);
        if (typeof ruleId !== "string")
            throw wrong("An entry names no rule", node);
        for (const [key, value] of Object.entries({ reason, tracking })) {
            if (value !== undefined && typeof value !== "string")
                throw wrong(`\`${key}\` is not text`, node);
        }
        checkRule(ruleId, location, YAML_FIX);
        return {
            ruleId,
            location,
            ...(typeof reason === "string" && { reason }),
            ...(typeof tracking === "string" && { tracking }),
        };
    });
    return { name, tests: [], rules };
}
function checkRule(id, location, form) {
    if ((0,registry/* isRuleId */.KX)(id))
        return;
    const fix = `Name a rule that \`mcptest compliance rules\` lists. ${form}`;
    throw unusable(location.file, `It names the rule ${(0,redacted/* jsonExcerpt */.Yf)(id, 100, "")}, which does not exist`, fix, location);
}
function readText(path, name) {
    let text;
    try {
        text = (0,read_file/* readRegularText */.Aj)(path, MAX_BYTES);
    }
    catch (error) {
        if (error instanceof read_file/* UnreadableFile */.ie)
            throw unusable(name, error.message, "Name a plain file.");
        const { code } = error;
        if (code === undefined)
            throw error;
        const reason = code === "ENOENT" ? "There is no such file" : `It cannot be read: ${code}`;
        throw unusable(name, reason, "Write it with `mcptest run --update-baseline`, or fix the path.");
    }
    if ((0,json_text/* measureJson */.j1)(text, limits/* LIMITS */.b1.cassetteValues).values > limits/* LIMITS */.b1.cassetteValues) {
        throw unusable(name, `It holds more than ${limits/* LIMITS */.b1.cassetteValues} values`, "Run fewer tests with one baseline.");
    }
    return text;
}
function parsed(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return { value: undefined };
    }
}
const START = { line: 1, column: 1, end_line: 1, end_column: 1 };
function unusable(name, reason, fix = FIX, location) {
    return (0,problem/* userError */.IF)(`the baseline ${name} cannot be used`, `${reason}.`, fix, location && { location });
}
/** The members that have a value. */
function withoutAbsent(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ })

};
