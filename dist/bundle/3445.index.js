export const id = 3445;
export const ids = [3445];
export const modules = {

/***/ 93445:
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
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./src/matchers/engines/meta-schemas/draft-07.generated.ts

const draft_07_generated_validate = validate0;
const schema0 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "http://json-schema.org/draft-07/schema#", "title": "Core schema meta-schema", "definitions": { "schemaArray": { "type": "array", "minItems": 1, "items": { "$ref": "#" } }, "nonNegativeInteger": { "type": "integer", "minimum": 0 }, "nonNegativeIntegerDefault0": { "allOf": [{ "$ref": "#/definitions/nonNegativeInteger" }, { "default": 0 }] }, "simpleTypes": { "enum": ["array", "boolean", "integer", "null", "number", "object", "string"] }, "stringArray": { "type": "array", "items": { "type": "string" }, "uniqueItems": true, "default": [] } }, "type": ["object", "boolean"], "properties": { "$id": { "type": "string", "format": "uri-reference" }, "$schema": { "type": "string", "format": "uri" }, "$ref": { "type": "string", "format": "uri-reference" }, "$comment": { "type": "string" }, "title": { "type": "string" }, "description": { "type": "string" }, "default": true, "readOnly": { "type": "boolean", "default": false }, "examples": { "type": "array", "items": true }, "multipleOf": { "type": "number", "exclusiveMinimum": 0 }, "maximum": { "type": "number" }, "exclusiveMaximum": { "type": "number" }, "minimum": { "type": "number" }, "exclusiveMinimum": { "type": "number" }, "maxLength": { "$ref": "#/definitions/nonNegativeInteger" }, "minLength": { "$ref": "#/definitions/nonNegativeIntegerDefault0" }, "pattern": { "type": "string", "format": "regex" }, "additionalItems": { "$ref": "#" }, "items": { "anyOf": [{ "$ref": "#" }, { "$ref": "#/definitions/schemaArray" }], "default": true }, "maxItems": { "$ref": "#/definitions/nonNegativeInteger" }, "minItems": { "$ref": "#/definitions/nonNegativeIntegerDefault0" }, "uniqueItems": { "type": "boolean", "default": false }, "contains": { "$ref": "#" }, "maxProperties": { "$ref": "#/definitions/nonNegativeInteger" }, "minProperties": { "$ref": "#/definitions/nonNegativeIntegerDefault0" }, "required": { "$ref": "#/definitions/stringArray" }, "additionalProperties": { "$ref": "#" }, "definitions": { "type": "object", "additionalProperties": { "$ref": "#" }, "default": {} }, "properties": { "type": "object", "additionalProperties": { "$ref": "#" }, "default": {} }, "patternProperties": { "type": "object", "additionalProperties": { "$ref": "#" }, "propertyNames": { "format": "regex" }, "default": {} }, "dependencies": { "type": "object", "additionalProperties": { "anyOf": [{ "$ref": "#" }, { "$ref": "#/definitions/stringArray" }] } }, "propertyNames": { "$ref": "#" }, "const": true, "enum": { "type": "array", "items": true, "minItems": 1, "uniqueItems": true }, "type": { "anyOf": [{ "$ref": "#/definitions/simpleTypes" }, { "type": "array", "items": { "$ref": "#/definitions/simpleTypes" }, "minItems": 1, "uniqueItems": true }] }, "format": { "type": "string" }, "contentMediaType": { "type": "string" }, "contentEncoding": { "type": "string" }, "if": { "$ref": "#" }, "then": { "$ref": "#" }, "else": { "$ref": "#" }, "allOf": { "$ref": "#/definitions/schemaArray" }, "anyOf": { "$ref": "#/definitions/schemaArray" }, "oneOf": { "$ref": "#/definitions/schemaArray" }, "not": { "$ref": "#" } }, "default": true };
const schema1 = { "type": "integer", "minimum": 0 };
const schema7 = { "type": "array", "items": { "type": "string" }, "uniqueItems": true, "default": [] };
const schema9 = { "enum": ["array", "boolean", "integer", "null", "number", "object", "string"] };
const func0 = Object.prototype.hasOwnProperty;
const schema2 = { "allOf": [{ "$ref": "#/definitions/nonNegativeInteger" }, { "default": 0 }] };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { let vErrors = null; let errors = 0; const _errs1 = errors; if (!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) {
    validate1.errors = [{ instancePath, schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
} if (errors === _errs1) {
    if (typeof data == "number") {
        if (data < 0 || isNaN(data)) {
            validate1.errors = [{ instancePath, schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
            return false;
        }
    }
} validate1.errors = vErrors; return errors === 0; }
const schema4 = { "type": "array", "minItems": 1, "items": { "$ref": "#" } };
const root0 = { validate: validate0 };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { let vErrors = null; let errors = 0; if (errors === 0) {
    if (Array.isArray(data)) {
        if (data.length < 1) {
            validate3.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
            return false;
        }
        else {
            var valid0 = true;
            const len0 = data.length;
            for (let i0 = 0; i0 < len0; i0++) {
                const _errs1 = errors;
                if (!(root0.validate(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }))) {
                    vErrors = vErrors === null ? root0.validate.errors : vErrors.concat(root0.validate.errors);
                    errors = vErrors.length;
                }
                var valid0 = _errs1 === errors;
                if (!valid0) {
                    break;
                }
            }
        }
    }
    else {
        validate3.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
        return false;
    }
} validate3.errors = vErrors; return errors === 0; }
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="http://json-schema.org/draft-07/schema#" */ ; let vErrors = null; let errors = 0; if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema0.type }, message: "must be object,boolean" }];
    return false;
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.$id !== undefined && func0.call(data, "$id")) {
            const _errs1 = errors;
            if (errors === _errs1) {
                if (errors === _errs1) {
                    if (!(typeof data.$id === "string")) {
                        validate0.errors = [{ instancePath: instancePath + "/$id", schemaPath: "#/properties/%24id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                    }
                }
            }
            var valid0 = _errs1 === errors;
        }
        else {
            var valid0 = true;
        }
        if (valid0) {
            if (data.$schema !== undefined && func0.call(data, "$schema")) {
                const _errs3 = errors;
                if (errors === _errs3) {
                    if (errors === _errs3) {
                        if (!(typeof data.$schema === "string")) {
                            validate0.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                        }
                    }
                }
                var valid0 = _errs3 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.$ref !== undefined && func0.call(data, "$ref")) {
                    const _errs5 = errors;
                    if (errors === _errs5) {
                        if (errors === _errs5) {
                            if (!(typeof data.$ref === "string")) {
                                validate0.errors = [{ instancePath: instancePath + "/$ref", schemaPath: "#/properties/%24ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                            }
                        }
                    }
                    var valid0 = _errs5 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.$comment !== undefined && func0.call(data, "$comment")) {
                        const _errs7 = errors;
                        if (typeof data.$comment !== "string") {
                            validate0.errors = [{ instancePath: instancePath + "/$comment", schemaPath: "#/properties/%24comment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                        }
                        var valid0 = _errs7 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.title !== undefined && func0.call(data, "title")) {
                            const _errs9 = errors;
                            if (typeof data.title !== "string") {
                                validate0.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                            }
                            var valid0 = _errs9 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.description !== undefined && func0.call(data, "description")) {
                                const _errs11 = errors;
                                if (typeof data.description !== "string") {
                                    validate0.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                }
                                var valid0 = _errs11 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.readOnly !== undefined && func0.call(data, "readOnly")) {
                                    const _errs13 = errors;
                                    if (typeof data.readOnly !== "boolean") {
                                        validate0.errors = [{ instancePath: instancePath + "/readOnly", schemaPath: "#/properties/readOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                    }
                                    var valid0 = _errs13 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.examples !== undefined && func0.call(data, "examples")) {
                                        const _errs15 = errors;
                                        if (errors === _errs15) {
                                            if (!(Array.isArray(data.examples))) {
                                                validate0.errors = [{ instancePath: instancePath + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                            }
                                        }
                                        var valid0 = _errs15 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.multipleOf !== undefined && func0.call(data, "multipleOf")) {
                                            let data8 = data.multipleOf;
                                            const _errs17 = errors;
                                            if (errors === _errs17) {
                                                if (typeof data8 == "number") {
                                                    if (data8 <= 0 || isNaN(data8)) {
                                                        validate0.errors = [{ instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" }];
                                                        return false;
                                                    }
                                                }
                                                else {
                                                    validate0.errors = [{ instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                    return false;
                                                }
                                            }
                                            var valid0 = _errs17 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.maximum !== undefined && func0.call(data, "maximum")) {
                                                const _errs19 = errors;
                                                if (!(typeof data.maximum == "number")) {
                                                    validate0.errors = [{ instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                    return false;
                                                }
                                                var valid0 = _errs19 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.exclusiveMaximum !== undefined && func0.call(data, "exclusiveMaximum")) {
                                                    const _errs21 = errors;
                                                    if (!(typeof data.exclusiveMaximum == "number")) {
                                                        validate0.errors = [{ instancePath: instancePath + "/exclusiveMaximum", schemaPath: "#/properties/exclusiveMaximum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                        return false;
                                                    }
                                                    var valid0 = _errs21 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.minimum !== undefined && func0.call(data, "minimum")) {
                                                        const _errs23 = errors;
                                                        if (!(typeof data.minimum == "number")) {
                                                            validate0.errors = [{ instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                            return false;
                                                        }
                                                        var valid0 = _errs23 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                        if (data.exclusiveMinimum !== undefined && func0.call(data, "exclusiveMinimum")) {
                                                            const _errs25 = errors;
                                                            if (!(typeof data.exclusiveMinimum == "number")) {
                                                                validate0.errors = [{ instancePath: instancePath + "/exclusiveMinimum", schemaPath: "#/properties/exclusiveMinimum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                                return false;
                                                            }
                                                            var valid0 = _errs25 === errors;
                                                        }
                                                        else {
                                                            var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                            if (data.maxLength !== undefined && func0.call(data, "maxLength")) {
                                                                let data13 = data.maxLength;
                                                                const _errs27 = errors;
                                                                const _errs28 = errors;
                                                                if (!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) {
                                                                    validate0.errors = [{ instancePath: instancePath + "/maxLength", schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                    return false;
                                                                }
                                                                if (errors === _errs28) {
                                                                    if (typeof data13 == "number") {
                                                                        if (data13 < 0 || isNaN(data13)) {
                                                                            validate0.errors = [{ instancePath: instancePath + "/maxLength", schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                }
                                                                var valid0 = _errs27 === errors;
                                                            }
                                                            else {
                                                                var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                                if (data.minLength !== undefined && func0.call(data, "minLength")) {
                                                                    const _errs30 = errors;
                                                                    if (!(validate1(data.minLength, { instancePath: instancePath + "/minLength", parentData: data, parentDataProperty: "minLength", rootData }))) {
                                                                        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                                                                        errors = vErrors.length;
                                                                    }
                                                                    var valid0 = _errs30 === errors;
                                                                }
                                                                else {
                                                                    var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                    if (data.pattern !== undefined && func0.call(data, "pattern")) {
                                                                        const _errs31 = errors;
                                                                        if (errors === _errs31) {
                                                                            if (errors === _errs31) {
                                                                                if (!(typeof data.pattern === "string")) {
                                                                                    validate0.errors = [{ instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                    return false;
                                                                                }
                                                                            }
                                                                        }
                                                                        var valid0 = _errs31 === errors;
                                                                    }
                                                                    else {
                                                                        var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                        if (data.additionalItems !== undefined && func0.call(data, "additionalItems")) {
                                                                            const _errs33 = errors;
                                                                            if (!(validate0(data.additionalItems, { instancePath: instancePath + "/additionalItems", parentData: data, parentDataProperty: "additionalItems", rootData }))) {
                                                                                vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var valid0 = _errs33 === errors;
                                                                        }
                                                                        else {
                                                                            var valid0 = true;
                                                                        }
                                                                        if (valid0) {
                                                                            if (data.items !== undefined && func0.call(data, "items")) {
                                                                                let data17 = data.items;
                                                                                const _errs34 = errors;
                                                                                const _errs35 = errors;
                                                                                let valid2 = false;
                                                                                const _errs36 = errors;
                                                                                if (!(validate0(data17, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData }))) {
                                                                                    vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                    errors = vErrors.length;
                                                                                }
                                                                                var _valid0 = _errs36 === errors;
                                                                                valid2 = valid2 || _valid0;
                                                                                if (!valid2) {
                                                                                    const _errs37 = errors;
                                                                                    if (!(validate3(data17, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData }))) {
                                                                                        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                                                                                        errors = vErrors.length;
                                                                                    }
                                                                                    var _valid0 = _errs37 === errors;
                                                                                    valid2 = valid2 || _valid0;
                                                                                }
                                                                                if (!valid2) {
                                                                                    const err0 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                                    if (vErrors === null) {
                                                                                        vErrors = [err0];
                                                                                    }
                                                                                    else {
                                                                                        vErrors.push(err0);
                                                                                    }
                                                                                    errors++;
                                                                                    validate0.errors = vErrors;
                                                                                    return false;
                                                                                }
                                                                                else {
                                                                                    errors = _errs35;
                                                                                    if (vErrors !== null) {
                                                                                        if (_errs35) {
                                                                                            vErrors.length = _errs35;
                                                                                        }
                                                                                        else {
                                                                                            vErrors = null;
                                                                                        }
                                                                                    }
                                                                                }
                                                                                var valid0 = _errs34 === errors;
                                                                            }
                                                                            else {
                                                                                var valid0 = true;
                                                                            }
                                                                            if (valid0) {
                                                                                if (data.maxItems !== undefined && func0.call(data, "maxItems")) {
                                                                                    let data18 = data.maxItems;
                                                                                    const _errs38 = errors;
                                                                                    const _errs39 = errors;
                                                                                    if (!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) {
                                                                                        validate0.errors = [{ instancePath: instancePath + "/maxItems", schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                        return false;
                                                                                    }
                                                                                    if (errors === _errs39) {
                                                                                        if (typeof data18 == "number") {
                                                                                            if (data18 < 0 || isNaN(data18)) {
                                                                                                validate0.errors = [{ instancePath: instancePath + "/maxItems", schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                return false;
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                    var valid0 = _errs38 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid0 = true;
                                                                                }
                                                                                if (valid0) {
                                                                                    if (data.minItems !== undefined && func0.call(data, "minItems")) {
                                                                                        const _errs41 = errors;
                                                                                        if (!(validate1(data.minItems, { instancePath: instancePath + "/minItems", parentData: data, parentDataProperty: "minItems", rootData }))) {
                                                                                            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                                                                                            errors = vErrors.length;
                                                                                        }
                                                                                        var valid0 = _errs41 === errors;
                                                                                    }
                                                                                    else {
                                                                                        var valid0 = true;
                                                                                    }
                                                                                    if (valid0) {
                                                                                        if (data.uniqueItems !== undefined && func0.call(data, "uniqueItems")) {
                                                                                            const _errs42 = errors;
                                                                                            if (typeof data.uniqueItems !== "boolean") {
                                                                                                validate0.errors = [{ instancePath: instancePath + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                                                                return false;
                                                                                            }
                                                                                            var valid0 = _errs42 === errors;
                                                                                        }
                                                                                        else {
                                                                                            var valid0 = true;
                                                                                        }
                                                                                        if (valid0) {
                                                                                            if (data.contains !== undefined && func0.call(data, "contains")) {
                                                                                                const _errs44 = errors;
                                                                                                if (!(validate0(data.contains, { instancePath: instancePath + "/contains", parentData: data, parentDataProperty: "contains", rootData }))) {
                                                                                                    vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                    errors = vErrors.length;
                                                                                                }
                                                                                                var valid0 = _errs44 === errors;
                                                                                            }
                                                                                            else {
                                                                                                var valid0 = true;
                                                                                            }
                                                                                            if (valid0) {
                                                                                                if (data.maxProperties !== undefined && func0.call(data, "maxProperties")) {
                                                                                                    let data22 = data.maxProperties;
                                                                                                    const _errs45 = errors;
                                                                                                    const _errs46 = errors;
                                                                                                    if (!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) {
                                                                                                        validate0.errors = [{ instancePath: instancePath + "/maxProperties", schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                                        return false;
                                                                                                    }
                                                                                                    if (errors === _errs46) {
                                                                                                        if (typeof data22 == "number") {
                                                                                                            if (data22 < 0 || isNaN(data22)) {
                                                                                                                validate0.errors = [{ instancePath: instancePath + "/maxProperties", schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                                return false;
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                    var valid0 = _errs45 === errors;
                                                                                                }
                                                                                                else {
                                                                                                    var valid0 = true;
                                                                                                }
                                                                                                if (valid0) {
                                                                                                    if (data.minProperties !== undefined && func0.call(data, "minProperties")) {
                                                                                                        const _errs48 = errors;
                                                                                                        if (!(validate1(data.minProperties, { instancePath: instancePath + "/minProperties", parentData: data, parentDataProperty: "minProperties", rootData }))) {
                                                                                                            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                                                                                                            errors = vErrors.length;
                                                                                                        }
                                                                                                        var valid0 = _errs48 === errors;
                                                                                                    }
                                                                                                    else {
                                                                                                        var valid0 = true;
                                                                                                    }
                                                                                                    if (valid0) {
                                                                                                        if (data.required !== undefined && func0.call(data, "required")) {
                                                                                                            let data24 = data.required;
                                                                                                            const _errs49 = errors;
                                                                                                            const _errs50 = errors;
                                                                                                            if (errors === _errs50) {
                                                                                                                if (Array.isArray(data24)) {
                                                                                                                    var valid6 = true;
                                                                                                                    const len0 = data24.length;
                                                                                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                                                                                        const _errs52 = errors;
                                                                                                                        if (typeof data24[i0] !== "string") {
                                                                                                                            validate0.errors = [{ instancePath: instancePath + "/required/" + i0, schemaPath: "#/definitions/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                                            return false;
                                                                                                                        }
                                                                                                                        var valid6 = _errs52 === errors;
                                                                                                                        if (!valid6) {
                                                                                                                            break;
                                                                                                                        }
                                                                                                                    }
                                                                                                                    if (valid6) {
                                                                                                                        let i1 = data24.length;
                                                                                                                        let j0;
                                                                                                                        if (i1 > 1) {
                                                                                                                            const indices0 = {};
                                                                                                                            for (; i1--;) {
                                                                                                                                let item0 = data24[i1];
                                                                                                                                if (typeof item0 !== "string") {
                                                                                                                                    continue;
                                                                                                                                }
                                                                                                                                if (typeof indices0[item0] == "number") {
                                                                                                                                    j0 = indices0[item0];
                                                                                                                                    validate0.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/definitions/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                                                                                                                                    return false;
                                                                                                                                    break;
                                                                                                                                }
                                                                                                                                indices0[item0] = i1;
                                                                                                                            }
                                                                                                                        }
                                                                                                                    }
                                                                                                                }
                                                                                                                else {
                                                                                                                    validate0.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/definitions/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                                                    return false;
                                                                                                                }
                                                                                                            }
                                                                                                            var valid0 = _errs49 === errors;
                                                                                                        }
                                                                                                        else {
                                                                                                            var valid0 = true;
                                                                                                        }
                                                                                                        if (valid0) {
                                                                                                            if (data.additionalProperties !== undefined && func0.call(data, "additionalProperties")) {
                                                                                                                const _errs54 = errors;
                                                                                                                if (!(validate0(data.additionalProperties, { instancePath: instancePath + "/additionalProperties", parentData: data, parentDataProperty: "additionalProperties", rootData }))) {
                                                                                                                    vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                    errors = vErrors.length;
                                                                                                                }
                                                                                                                var valid0 = _errs54 === errors;
                                                                                                            }
                                                                                                            else {
                                                                                                                var valid0 = true;
                                                                                                            }
                                                                                                            if (valid0) {
                                                                                                                if (data.definitions !== undefined && func0.call(data, "definitions")) {
                                                                                                                    let data27 = data.definitions;
                                                                                                                    const _errs55 = errors;
                                                                                                                    if (errors === _errs55) {
                                                                                                                        if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                                                                                            for (const key0 of Object.keys(data27)) {
                                                                                                                                const _errs58 = errors;
                                                                                                                                if (!(validate0(data27[key0], { instancePath: instancePath + "/definitions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data27, parentDataProperty: key0, rootData }))) {
                                                                                                                                    vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                    errors = vErrors.length;
                                                                                                                                }
                                                                                                                                var valid8 = _errs58 === errors;
                                                                                                                                if (!valid8) {
                                                                                                                                    break;
                                                                                                                                }
                                                                                                                            }
                                                                                                                        }
                                                                                                                        else {
                                                                                                                            validate0.errors = [{ instancePath: instancePath + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                                                            return false;
                                                                                                                        }
                                                                                                                    }
                                                                                                                    var valid0 = _errs55 === errors;
                                                                                                                }
                                                                                                                else {
                                                                                                                    var valid0 = true;
                                                                                                                }
                                                                                                                if (valid0) {
                                                                                                                    if (data.properties !== undefined && func0.call(data, "properties")) {
                                                                                                                        let data29 = data.properties;
                                                                                                                        const _errs59 = errors;
                                                                                                                        if (errors === _errs59) {
                                                                                                                            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                                                                                                                for (const key1 of Object.keys(data29)) {
                                                                                                                                    const _errs62 = errors;
                                                                                                                                    if (!(validate0(data29[key1], { instancePath: instancePath + "/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data29, parentDataProperty: key1, rootData }))) {
                                                                                                                                        vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                        errors = vErrors.length;
                                                                                                                                    }
                                                                                                                                    var valid9 = _errs62 === errors;
                                                                                                                                    if (!valid9) {
                                                                                                                                        break;
                                                                                                                                    }
                                                                                                                                }
                                                                                                                            }
                                                                                                                            else {
                                                                                                                                validate0.errors = [{ instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                                                                return false;
                                                                                                                            }
                                                                                                                        }
                                                                                                                        var valid0 = _errs59 === errors;
                                                                                                                    }
                                                                                                                    else {
                                                                                                                        var valid0 = true;
                                                                                                                    }
                                                                                                                    if (valid0) {
                                                                                                                        if (data.patternProperties !== undefined && func0.call(data, "patternProperties")) {
                                                                                                                            let data31 = data.patternProperties;
                                                                                                                            const _errs63 = errors;
                                                                                                                            if (errors === _errs63) {
                                                                                                                                if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                                                                                                                    for (const key2 of Object.keys(data31)) {
                                                                                                                                        const _errs65 = errors;
                                                                                                                                        var valid10 = _errs65 === errors;
                                                                                                                                        if (!valid10) {
                                                                                                                                            const err1 = { instancePath: instancePath + "/patternProperties", schemaPath: "#/properties/patternProperties/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
                                                                                                                                            if (vErrors === null) {
                                                                                                                                                vErrors = [err1];
                                                                                                                                            }
                                                                                                                                            else {
                                                                                                                                                vErrors.push(err1);
                                                                                                                                            }
                                                                                                                                            errors++;
                                                                                                                                            validate0.errors = vErrors;
                                                                                                                                            return false;
                                                                                                                                            break;
                                                                                                                                        }
                                                                                                                                    }
                                                                                                                                    if (valid10) {
                                                                                                                                        for (const key3 of Object.keys(data31)) {
                                                                                                                                            const _errs67 = errors;
                                                                                                                                            if (!(validate0(data31[key3], { instancePath: instancePath + "/patternProperties/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data31, parentDataProperty: key3, rootData }))) {
                                                                                                                                                vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                                errors = vErrors.length;
                                                                                                                                            }
                                                                                                                                            var valid11 = _errs67 === errors;
                                                                                                                                            if (!valid11) {
                                                                                                                                                break;
                                                                                                                                            }
                                                                                                                                        }
                                                                                                                                    }
                                                                                                                                }
                                                                                                                                else {
                                                                                                                                    validate0.errors = [{ instancePath: instancePath + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                                                                    return false;
                                                                                                                                }
                                                                                                                            }
                                                                                                                            var valid0 = _errs63 === errors;
                                                                                                                        }
                                                                                                                        else {
                                                                                                                            var valid0 = true;
                                                                                                                        }
                                                                                                                        if (valid0) {
                                                                                                                            if (data.dependencies !== undefined && func0.call(data, "dependencies")) {
                                                                                                                                let data33 = data.dependencies;
                                                                                                                                const _errs68 = errors;
                                                                                                                                if (errors === _errs68) {
                                                                                                                                    if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                                                                                                        for (const key4 of Object.keys(data33)) {
                                                                                                                                            let data34 = data33[key4];
                                                                                                                                            const _errs71 = errors;
                                                                                                                                            const _errs72 = errors;
                                                                                                                                            let valid13 = false;
                                                                                                                                            const _errs73 = errors;
                                                                                                                                            if (!(validate0(data34, { instancePath: instancePath + "/dependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data33, parentDataProperty: key4, rootData }))) {
                                                                                                                                                vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                                errors = vErrors.length;
                                                                                                                                            }
                                                                                                                                            var _valid1 = _errs73 === errors;
                                                                                                                                            valid13 = valid13 || _valid1;
                                                                                                                                            if (!valid13) {
                                                                                                                                                const _errs74 = errors;
                                                                                                                                                const _errs75 = errors;
                                                                                                                                                if (errors === _errs75) {
                                                                                                                                                    if (Array.isArray(data34)) {
                                                                                                                                                        var valid15 = true;
                                                                                                                                                        const len1 = data34.length;
                                                                                                                                                        for (let i2 = 0; i2 < len1; i2++) {
                                                                                                                                                            const _errs77 = errors;
                                                                                                                                                            if (typeof data34[i2] !== "string") {
                                                                                                                                                                const err2 = { instancePath: instancePath + "/dependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/definitions/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                                                                                                                if (vErrors === null) {
                                                                                                                                                                    vErrors = [err2];
                                                                                                                                                                }
                                                                                                                                                                else {
                                                                                                                                                                    vErrors.push(err2);
                                                                                                                                                                }
                                                                                                                                                                errors++;
                                                                                                                                                            }
                                                                                                                                                            var valid15 = _errs77 === errors;
                                                                                                                                                            if (!valid15) {
                                                                                                                                                                break;
                                                                                                                                                            }
                                                                                                                                                        }
                                                                                                                                                        if (valid15) {
                                                                                                                                                            let i3 = data34.length;
                                                                                                                                                            let j1;
                                                                                                                                                            if (i3 > 1) {
                                                                                                                                                                const indices1 = {};
                                                                                                                                                                for (; i3--;) {
                                                                                                                                                                    let item1 = data34[i3];
                                                                                                                                                                    if (typeof item1 !== "string") {
                                                                                                                                                                        continue;
                                                                                                                                                                    }
                                                                                                                                                                    if (typeof indices1[item1] == "number") {
                                                                                                                                                                        j1 = indices1[item1];
                                                                                                                                                                        const err3 = { instancePath: instancePath + "/dependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" };
                                                                                                                                                                        if (vErrors === null) {
                                                                                                                                                                            vErrors = [err3];
                                                                                                                                                                        }
                                                                                                                                                                        else {
                                                                                                                                                                            vErrors.push(err3);
                                                                                                                                                                        }
                                                                                                                                                                        errors++;
                                                                                                                                                                        break;
                                                                                                                                                                    }
                                                                                                                                                                    indices1[item1] = i3;
                                                                                                                                                                }
                                                                                                                                                            }
                                                                                                                                                        }
                                                                                                                                                    }
                                                                                                                                                    else {
                                                                                                                                                        const err4 = { instancePath: instancePath + "/dependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                                                                                                        if (vErrors === null) {
                                                                                                                                                            vErrors = [err4];
                                                                                                                                                        }
                                                                                                                                                        else {
                                                                                                                                                            vErrors.push(err4);
                                                                                                                                                        }
                                                                                                                                                        errors++;
                                                                                                                                                    }
                                                                                                                                                }
                                                                                                                                                var _valid1 = _errs74 === errors;
                                                                                                                                                valid13 = valid13 || _valid1;
                                                                                                                                            }
                                                                                                                                            if (!valid13) {
                                                                                                                                                const err5 = { instancePath: instancePath + "/dependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                                                                                                if (vErrors === null) {
                                                                                                                                                    vErrors = [err5];
                                                                                                                                                }
                                                                                                                                                else {
                                                                                                                                                    vErrors.push(err5);
                                                                                                                                                }
                                                                                                                                                errors++;
                                                                                                                                                validate0.errors = vErrors;
                                                                                                                                                return false;
                                                                                                                                            }
                                                                                                                                            else {
                                                                                                                                                errors = _errs72;
                                                                                                                                                if (vErrors !== null) {
                                                                                                                                                    if (_errs72) {
                                                                                                                                                        vErrors.length = _errs72;
                                                                                                                                                    }
                                                                                                                                                    else {
                                                                                                                                                        vErrors = null;
                                                                                                                                                    }
                                                                                                                                                }
                                                                                                                                            }
                                                                                                                                            var valid12 = _errs71 === errors;
                                                                                                                                            if (!valid12) {
                                                                                                                                                break;
                                                                                                                                            }
                                                                                                                                        }
                                                                                                                                    }
                                                                                                                                    else {
                                                                                                                                        validate0.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                                                                        return false;
                                                                                                                                    }
                                                                                                                                }
                                                                                                                                var valid0 = _errs68 === errors;
                                                                                                                            }
                                                                                                                            else {
                                                                                                                                var valid0 = true;
                                                                                                                            }
                                                                                                                            if (valid0) {
                                                                                                                                if (data.propertyNames !== undefined && func0.call(data, "propertyNames")) {
                                                                                                                                    const _errs79 = errors;
                                                                                                                                    if (!(validate0(data.propertyNames, { instancePath: instancePath + "/propertyNames", parentData: data, parentDataProperty: "propertyNames", rootData }))) {
                                                                                                                                        vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                        errors = vErrors.length;
                                                                                                                                    }
                                                                                                                                    var valid0 = _errs79 === errors;
                                                                                                                                }
                                                                                                                                else {
                                                                                                                                    var valid0 = true;
                                                                                                                                }
                                                                                                                                if (valid0) {
                                                                                                                                    if (data.enum !== undefined && func0.call(data, "enum")) {
                                                                                                                                        let data37 = data.enum;
                                                                                                                                        const _errs80 = errors;
                                                                                                                                        if (errors === _errs80) {
                                                                                                                                            if (Array.isArray(data37)) {
                                                                                                                                                if (data37.length < 1) {
                                                                                                                                                    validate0.errors = [{ instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                                                                                                    return false;
                                                                                                                                                }
                                                                                                                                                else {
                                                                                                                                                    let i4 = data37.length;
                                                                                                                                                    let j2;
                                                                                                                                                    if (i4 > 1) {
                                                                                                                                                        outer0: for (; i4--;) {
                                                                                                                                                            for (j2 = i4; j2--;) {
                                                                                                                                                                if ((0,external_node_util_.isDeepStrictEqual)(data37[i4], data37[j2])) {
                                                                                                                                                                    validate0.errors = [{ instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i4 + " are identical)" }];
                                                                                                                                                                    return false;
                                                                                                                                                                    break outer0;
                                                                                                                                                                }
                                                                                                                                                            }
                                                                                                                                                        }
                                                                                                                                                    }
                                                                                                                                                }
                                                                                                                                            }
                                                                                                                                            else {
                                                                                                                                                validate0.errors = [{ instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                                                                                return false;
                                                                                                                                            }
                                                                                                                                        }
                                                                                                                                        var valid0 = _errs80 === errors;
                                                                                                                                    }
                                                                                                                                    else {
                                                                                                                                        var valid0 = true;
                                                                                                                                    }
                                                                                                                                    if (valid0) {
                                                                                                                                        if (data.type !== undefined && func0.call(data, "type")) {
                                                                                                                                            let data38 = data.type;
                                                                                                                                            const _errs82 = errors;
                                                                                                                                            const _errs83 = errors;
                                                                                                                                            let valid18 = false;
                                                                                                                                            const _errs84 = errors;
                                                                                                                                            if (!(((((((data38 === "array") || (data38 === "boolean")) || (data38 === "integer")) || (data38 === "null")) || (data38 === "number")) || (data38 === "object")) || (data38 === "string"))) {
                                                                                                                                                const err6 = { instancePath: instancePath + "/type", schemaPath: "#/definitions/simpleTypes/enum", keyword: "enum", params: { allowedValues: schema9.enum }, message: "must be equal to one of the allowed values" };
                                                                                                                                                if (vErrors === null) {
                                                                                                                                                    vErrors = [err6];
                                                                                                                                                }
                                                                                                                                                else {
                                                                                                                                                    vErrors.push(err6);
                                                                                                                                                }
                                                                                                                                                errors++;
                                                                                                                                            }
                                                                                                                                            var _valid2 = _errs84 === errors;
                                                                                                                                            valid18 = valid18 || _valid2;
                                                                                                                                            if (!valid18) {
                                                                                                                                                const _errs86 = errors;
                                                                                                                                                if (errors === _errs86) {
                                                                                                                                                    if (Array.isArray(data38)) {
                                                                                                                                                        if (data38.length < 1) {
                                                                                                                                                            const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                                                                                                                                                            if (vErrors === null) {
                                                                                                                                                                vErrors = [err7];
                                                                                                                                                            }
                                                                                                                                                            else {
                                                                                                                                                                vErrors.push(err7);
                                                                                                                                                            }
                                                                                                                                                            errors++;
                                                                                                                                                        }
                                                                                                                                                        else {
                                                                                                                                                            var valid20 = true;
                                                                                                                                                            const len2 = data38.length;
                                                                                                                                                            for (let i5 = 0; i5 < len2; i5++) {
                                                                                                                                                                let data39 = data38[i5];
                                                                                                                                                                const _errs88 = errors;
                                                                                                                                                                if (!(((((((data39 === "array") || (data39 === "boolean")) || (data39 === "integer")) || (data39 === "null")) || (data39 === "number")) || (data39 === "object")) || (data39 === "string"))) {
                                                                                                                                                                    const err8 = { instancePath: instancePath + "/type/" + i5, schemaPath: "#/definitions/simpleTypes/enum", keyword: "enum", params: { allowedValues: schema9.enum }, message: "must be equal to one of the allowed values" };
                                                                                                                                                                    if (vErrors === null) {
                                                                                                                                                                        vErrors = [err8];
                                                                                                                                                                    }
                                                                                                                                                                    else {
                                                                                                                                                                        vErrors.push(err8);
                                                                                                                                                                    }
                                                                                                                                                                    errors++;
                                                                                                                                                                }
                                                                                                                                                                var valid20 = _errs88 === errors;
                                                                                                                                                                if (!valid20) {
                                                                                                                                                                    break;
                                                                                                                                                                }
                                                                                                                                                            }
                                                                                                                                                            if (valid20) {
                                                                                                                                                                let i6 = data38.length;
                                                                                                                                                                let j3;
                                                                                                                                                                if (i6 > 1) {
                                                                                                                                                                    outer1: for (; i6--;) {
                                                                                                                                                                        for (j3 = i6; j3--;) {
                                                                                                                                                                            if ((0,external_node_util_.isDeepStrictEqual)(data38[i6], data38[j3])) {
                                                                                                                                                                                const err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i6 + " are identical)" };
                                                                                                                                                                                if (vErrors === null) {
                                                                                                                                                                                    vErrors = [err9];
                                                                                                                                                                                }
                                                                                                                                                                                else {
                                                                                                                                                                                    vErrors.push(err9);
                                                                                                                                                                                }
                                                                                                                                                                                errors++;
                                                                                                                                                                                break outer1;
                                                                                                                                                                            }
                                                                                                                                                                        }
                                                                                                                                                                    }
                                                                                                                                                                }
                                                                                                                                                            }
                                                                                                                                                        }
                                                                                                                                                    }
                                                                                                                                                    else {
                                                                                                                                                        const err10 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                                                                                                        if (vErrors === null) {
                                                                                                                                                            vErrors = [err10];
                                                                                                                                                        }
                                                                                                                                                        else {
                                                                                                                                                            vErrors.push(err10);
                                                                                                                                                        }
                                                                                                                                                        errors++;
                                                                                                                                                    }
                                                                                                                                                }
                                                                                                                                                var _valid2 = _errs86 === errors;
                                                                                                                                                valid18 = valid18 || _valid2;
                                                                                                                                            }
                                                                                                                                            if (!valid18) {
                                                                                                                                                const err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                                                                                                if (vErrors === null) {
                                                                                                                                                    vErrors = [err11];
                                                                                                                                                }
                                                                                                                                                else {
                                                                                                                                                    vErrors.push(err11);
                                                                                                                                                }
                                                                                                                                                errors++;
                                                                                                                                                validate0.errors = vErrors;
                                                                                                                                                return false;
                                                                                                                                            }
                                                                                                                                            else {
                                                                                                                                                errors = _errs83;
                                                                                                                                                if (vErrors !== null) {
                                                                                                                                                    if (_errs83) {
                                                                                                                                                        vErrors.length = _errs83;
                                                                                                                                                    }
                                                                                                                                                    else {
                                                                                                                                                        vErrors = null;
                                                                                                                                                    }
                                                                                                                                                }
                                                                                                                                            }
                                                                                                                                            var valid0 = _errs82 === errors;
                                                                                                                                        }
                                                                                                                                        else {
                                                                                                                                            var valid0 = true;
                                                                                                                                        }
                                                                                                                                        if (valid0) {
                                                                                                                                            if (data.format !== undefined && func0.call(data, "format")) {
                                                                                                                                                const _errs90 = errors;
                                                                                                                                                if (typeof data.format !== "string") {
                                                                                                                                                    validate0.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                                                                    return false;
                                                                                                                                                }
                                                                                                                                                var valid0 = _errs90 === errors;
                                                                                                                                            }
                                                                                                                                            else {
                                                                                                                                                var valid0 = true;
                                                                                                                                            }
                                                                                                                                            if (valid0) {
                                                                                                                                                if (data.contentMediaType !== undefined && func0.call(data, "contentMediaType")) {
                                                                                                                                                    const _errs92 = errors;
                                                                                                                                                    if (typeof data.contentMediaType !== "string") {
                                                                                                                                                        validate0.errors = [{ instancePath: instancePath + "/contentMediaType", schemaPath: "#/properties/contentMediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                                                                        return false;
                                                                                                                                                    }
                                                                                                                                                    var valid0 = _errs92 === errors;
                                                                                                                                                }
                                                                                                                                                else {
                                                                                                                                                    var valid0 = true;
                                                                                                                                                }
                                                                                                                                                if (valid0) {
                                                                                                                                                    if (data.contentEncoding !== undefined && func0.call(data, "contentEncoding")) {
                                                                                                                                                        const _errs94 = errors;
                                                                                                                                                        if (typeof data.contentEncoding !== "string") {
                                                                                                                                                            validate0.errors = [{ instancePath: instancePath + "/contentEncoding", schemaPath: "#/properties/contentEncoding/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                                                                            return false;
                                                                                                                                                        }
                                                                                                                                                        var valid0 = _errs94 === errors;
                                                                                                                                                    }
                                                                                                                                                    else {
                                                                                                                                                        var valid0 = true;
                                                                                                                                                    }
                                                                                                                                                    if (valid0) {
                                                                                                                                                        if (data.if !== undefined && func0.call(data, "if")) {
                                                                                                                                                            const _errs96 = errors;
                                                                                                                                                            if (!(validate0(data.if, { instancePath: instancePath + "/if", parentData: data, parentDataProperty: "if", rootData }))) {
                                                                                                                                                                vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                                                errors = vErrors.length;
                                                                                                                                                            }
                                                                                                                                                            var valid0 = _errs96 === errors;
                                                                                                                                                        }
                                                                                                                                                        else {
                                                                                                                                                            var valid0 = true;
                                                                                                                                                        }
                                                                                                                                                        if (valid0) {
                                                                                                                                                            if (data.then !== undefined && func0.call(data, "then")) {
                                                                                                                                                                const _errs97 = errors;
                                                                                                                                                                if (!(validate0(data.then, { instancePath: instancePath + "/then", parentData: data, parentDataProperty: "then", rootData }))) {
                                                                                                                                                                    vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                                                    errors = vErrors.length;
                                                                                                                                                                }
                                                                                                                                                                var valid0 = _errs97 === errors;
                                                                                                                                                            }
                                                                                                                                                            else {
                                                                                                                                                                var valid0 = true;
                                                                                                                                                            }
                                                                                                                                                            if (valid0) {
                                                                                                                                                                if (data.else !== undefined && func0.call(data, "else")) {
                                                                                                                                                                    const _errs98 = errors;
                                                                                                                                                                    if (!(validate0(data.else, { instancePath: instancePath + "/else", parentData: data, parentDataProperty: "else", rootData }))) {
                                                                                                                                                                        vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                                                        errors = vErrors.length;
                                                                                                                                                                    }
                                                                                                                                                                    var valid0 = _errs98 === errors;
                                                                                                                                                                }
                                                                                                                                                                else {
                                                                                                                                                                    var valid0 = true;
                                                                                                                                                                }
                                                                                                                                                                if (valid0) {
                                                                                                                                                                    if (data.allOf !== undefined && func0.call(data, "allOf")) {
                                                                                                                                                                        const _errs99 = errors;
                                                                                                                                                                        if (!(validate3(data.allOf, { instancePath: instancePath + "/allOf", parentData: data, parentDataProperty: "allOf", rootData }))) {
                                                                                                                                                                            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                                                                                                                                                                            errors = vErrors.length;
                                                                                                                                                                        }
                                                                                                                                                                        var valid0 = _errs99 === errors;
                                                                                                                                                                    }
                                                                                                                                                                    else {
                                                                                                                                                                        var valid0 = true;
                                                                                                                                                                    }
                                                                                                                                                                    if (valid0) {
                                                                                                                                                                        if (data.anyOf !== undefined && func0.call(data, "anyOf")) {
                                                                                                                                                                            const _errs100 = errors;
                                                                                                                                                                            if (!(validate3(data.anyOf, { instancePath: instancePath + "/anyOf", parentData: data, parentDataProperty: "anyOf", rootData }))) {
                                                                                                                                                                                vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                                                                                                                                                                                errors = vErrors.length;
                                                                                                                                                                            }
                                                                                                                                                                            var valid0 = _errs100 === errors;
                                                                                                                                                                        }
                                                                                                                                                                        else {
                                                                                                                                                                            var valid0 = true;
                                                                                                                                                                        }
                                                                                                                                                                        if (valid0) {
                                                                                                                                                                            if (data.oneOf !== undefined && func0.call(data, "oneOf")) {
                                                                                                                                                                                const _errs101 = errors;
                                                                                                                                                                                if (!(validate3(data.oneOf, { instancePath: instancePath + "/oneOf", parentData: data, parentDataProperty: "oneOf", rootData }))) {
                                                                                                                                                                                    vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                                                                                                                                                                                    errors = vErrors.length;
                                                                                                                                                                                }
                                                                                                                                                                                var valid0 = _errs101 === errors;
                                                                                                                                                                            }
                                                                                                                                                                            else {
                                                                                                                                                                                var valid0 = true;
                                                                                                                                                                            }
                                                                                                                                                                            if (valid0) {
                                                                                                                                                                                if (data.not !== undefined && func0.call(data, "not")) {
                                                                                                                                                                                    const _errs102 = errors;
                                                                                                                                                                                    if (!(validate0(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }))) {
                                                                                                                                                                                        vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
                                                                                                                                                                                        errors = vErrors.length;
                                                                                                                                                                                    }
                                                                                                                                                                                    var valid0 = _errs102 === errors;
                                                                                                                                                                                }
                                                                                                                                                                                else {
                                                                                                                                                                                    var valid0 = true;
                                                                                                                                                                                }
                                                                                                                                                                            }
                                                                                                                                                                        }
                                                                                                                                                                    }
                                                                                                                                                                }
                                                                                                                                                            }
                                                                                                                                                        }
                                                                                                                                                    }
                                                                                                                                                }
                                                                                                                                            }
                                                                                                                                        }
                                                                                                                                    }
                                                                                                                                }
                                                                                                                            }
                                                                                                                        }
                                                                                                                    }
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
} validate0.errors = vErrors; return errors === 0; }

;// CONCATENATED MODULE: ./src/matchers/engines/meta-schemas/draft-2020-12.generated.ts

const draft_2020_12_generated_validate = draft_2020_12_generated_validate0;
const draft_2020_12_generated_schema0 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://json-schema.org/draft/2020-12/schema", "$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/core": true, "https://json-schema.org/draft/2020-12/vocab/applicator": true, "https://json-schema.org/draft/2020-12/vocab/unevaluated": true, "https://json-schema.org/draft/2020-12/vocab/validation": true, "https://json-schema.org/draft/2020-12/vocab/meta-data": true, "https://json-schema.org/draft/2020-12/vocab/format-annotation": true, "https://json-schema.org/draft/2020-12/vocab/content": true }, "$dynamicAnchor": "meta", "title": "Core and Validation specifications meta-schema", "allOf": [{ "$ref": "meta/core" }, { "$ref": "meta/applicator" }, { "$ref": "meta/unevaluated" }, { "$ref": "meta/validation" }, { "$ref": "meta/meta-data" }, { "$ref": "meta/format-annotation" }, { "$ref": "meta/content" }], "type": ["object", "boolean"], "$comment": "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.", "properties": { "definitions": { "$comment": "\"definitions\" has been replaced by \"$defs\".", "type": "object", "additionalProperties": { "$dynamicRef": "#meta" }, "deprecated": true, "default": {} }, "dependencies": { "$comment": "\"dependencies\" has been split and replaced by \"dependentSchemas\" and \"dependentRequired\" in order to serve their differing semantics.", "type": "object", "additionalProperties": { "anyOf": [{ "$dynamicRef": "#meta" }, { "$ref": "meta/validation#/$defs/stringArray" }] }, "deprecated": true, "default": {} }, "$recursiveAnchor": { "$comment": "\"$recursiveAnchor\" has been replaced by \"$dynamicAnchor\".", "$ref": "meta/core#/$defs/anchorString", "deprecated": true }, "$recursiveRef": { "$comment": "\"$recursiveRef\" has been replaced by \"$dynamicRef\".", "$ref": "meta/core#/$defs/uriReferenceString", "deprecated": true } } };
const schema23 = { "type": "array", "items": { "type": "string" }, "uniqueItems": true, "default": [] };
const schema5 = { "type": "string", "pattern": "^[A-Za-z_][-A-Za-z0-9._]*$" };
const draft_2020_12_generated_schema2 = { "type": "string", "format": "uri-reference" };
const draft_2020_12_generated_schema1 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://json-schema.org/draft/2020-12/meta/core", "$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/core": true }, "$dynamicAnchor": "meta", "title": "Core vocabulary meta-schema", "type": ["object", "boolean"], "properties": { "$id": { "$ref": "#/$defs/uriReferenceString", "$comment": "Non-empty fragments not allowed.", "pattern": "^[^#]*#?$" }, "$schema": { "$ref": "#/$defs/uriString" }, "$ref": { "$ref": "#/$defs/uriReferenceString" }, "$anchor": { "$ref": "#/$defs/anchorString" }, "$dynamicRef": { "$ref": "#/$defs/uriReferenceString" }, "$dynamicAnchor": { "$ref": "#/$defs/anchorString" }, "$vocabulary": { "type": "object", "propertyNames": { "$ref": "#/$defs/uriString" }, "additionalProperties": { "type": "boolean" } }, "$comment": { "type": "string" }, "$defs": { "type": "object", "additionalProperties": { "$dynamicRef": "#meta" } } }, "$defs": { "anchorString": { "type": "string", "pattern": "^[A-Za-z_][-A-Za-z0-9._]*$" }, "uriString": { "type": "string", "format": "uri" }, "uriReferenceString": { "type": "string", "format": "uri-reference" } } };
const schema3 = { "type": "string", "format": "uri" };
const draft_2020_12_generated_func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[^#]*#?$", "u");
const pattern1 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
function draft_2020_12_generated_validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { /*# sourceURL="https://json-schema.org/draft/2020-12/meta/core" */ ; let vErrors = null; let errors = 0; const evaluated0 = draft_2020_12_generated_validate1.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    draft_2020_12_generated_validate1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: draft_2020_12_generated_schema1.type }, message: "must be object,boolean" }];
    return false;
} if (!dynamicAnchors.meta) {
    dynamicAnchors.meta = draft_2020_12_generated_validate1;
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.$id !== undefined && draft_2020_12_generated_func0.call(data, "$id")) {
            let data0 = data.$id;
            const _errs1 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
                if (errors === _errs3) {
                    if (!(typeof data0 === "string")) {
                        draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$id", schemaPath: "#/$defs/uriReferenceString/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                    }
                }
            }
            if (errors === _errs1) {
                if (typeof data0 === "string") {
                    if (!pattern0.test(data0)) {
                        draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$id", schemaPath: "#/properties/%24id/pattern", keyword: "pattern", params: { pattern: "^[^#]*#?$" }, message: "must match pattern \"" + "^[^#]*#?$" + "\"" }];
                        return false;
                    }
                }
            }
            var valid0 = _errs1 === errors;
        }
        else {
            var valid0 = true;
        }
        if (valid0) {
            if (data.$schema !== undefined && draft_2020_12_generated_func0.call(data, "$schema")) {
                const _errs5 = errors;
                const _errs6 = errors;
                if (errors === _errs6) {
                    if (errors === _errs6) {
                        if (!(typeof data.$schema === "string")) {
                            draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/$defs/uriString/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                        }
                    }
                }
                var valid0 = _errs5 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.$ref !== undefined && draft_2020_12_generated_func0.call(data, "$ref")) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                        if (errors === _errs9) {
                            if (!(typeof data.$ref === "string")) {
                                draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$ref", schemaPath: "#/$defs/uriReferenceString/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                            }
                        }
                    }
                    var valid0 = _errs8 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.$anchor !== undefined && draft_2020_12_generated_func0.call(data, "$anchor")) {
                        let data3 = data.$anchor;
                        const _errs11 = errors;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                            if (typeof data3 === "string") {
                                if (!pattern1.test(data3)) {
                                    draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$anchor", schemaPath: "#/$defs/anchorString/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, message: "must match pattern \"" + "^[A-Za-z_][-A-Za-z0-9._]*$" + "\"" }];
                                    return false;
                                }
                            }
                            else {
                                draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$anchor", schemaPath: "#/$defs/anchorString/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                            }
                        }
                        var valid0 = _errs11 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.$dynamicRef !== undefined && draft_2020_12_generated_func0.call(data, "$dynamicRef")) {
                            const _errs14 = errors;
                            const _errs15 = errors;
                            if (errors === _errs15) {
                                if (errors === _errs15) {
                                    if (!(typeof data.$dynamicRef === "string")) {
                                        draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$dynamicRef", schemaPath: "#/$defs/uriReferenceString/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                    }
                                }
                            }
                            var valid0 = _errs14 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.$dynamicAnchor !== undefined && draft_2020_12_generated_func0.call(data, "$dynamicAnchor")) {
                                let data5 = data.$dynamicAnchor;
                                const _errs17 = errors;
                                const _errs18 = errors;
                                if (errors === _errs18) {
                                    if (typeof data5 === "string") {
                                        if (!pattern1.test(data5)) {
                                            draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$dynamicAnchor", schemaPath: "#/$defs/anchorString/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, message: "must match pattern \"" + "^[A-Za-z_][-A-Za-z0-9._]*$" + "\"" }];
                                            return false;
                                        }
                                    }
                                    else {
                                        draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$dynamicAnchor", schemaPath: "#/$defs/anchorString/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs17 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.$vocabulary !== undefined && draft_2020_12_generated_func0.call(data, "$vocabulary")) {
                                    let data6 = data.$vocabulary;
                                    const _errs20 = errors;
                                    if (errors === _errs20) {
                                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                            for (const key0 of Object.keys(data6)) {
                                                const _errs22 = errors;
                                                const _errs23 = errors;
                                                if (errors === _errs23) {
                                                    if (errors === _errs23) {
                                                        if (!(typeof key0 === "string")) {
                                                            const err0 = { instancePath: instancePath + "/$vocabulary", schemaPath: "#/$defs/uriString/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key0 };
                                                            if (vErrors === null) {
                                                                vErrors = [err0];
                                                            }
                                                            else {
                                                                vErrors.push(err0);
                                                            }
                                                            errors++;
                                                        }
                                                    }
                                                }
                                                var valid7 = _errs22 === errors;
                                                if (!valid7) {
                                                    const err1 = { instancePath: instancePath + "/$vocabulary", schemaPath: "#/properties/%24vocabulary/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
                                                    if (vErrors === null) {
                                                        vErrors = [err1];
                                                    }
                                                    else {
                                                        vErrors.push(err1);
                                                    }
                                                    errors++;
                                                    draft_2020_12_generated_validate1.errors = vErrors;
                                                    return false;
                                                    break;
                                                }
                                            }
                                            if (valid7) {
                                                for (const key1 of Object.keys(data6)) {
                                                    const _errs26 = errors;
                                                    if (typeof data6[key1] !== "boolean") {
                                                        draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$vocabulary/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/%24vocabulary/additionalProperties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                        return false;
                                                    }
                                                    var valid9 = _errs26 === errors;
                                                    if (!valid9) {
                                                        break;
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$vocabulary", schemaPath: "#/properties/%24vocabulary/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs20 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.$comment !== undefined && draft_2020_12_generated_func0.call(data, "$comment")) {
                                        const _errs28 = errors;
                                        if (typeof data.$comment !== "string") {
                                            draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$comment", schemaPath: "#/properties/%24comment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                        }
                                        var valid0 = _errs28 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.$defs !== undefined && draft_2020_12_generated_func0.call(data, "$defs")) {
                                            let data9 = data.$defs;
                                            const _errs30 = errors;
                                            if (errors === _errs30) {
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                    for (const key2 of Object.keys(data9)) {
                                                        let data10 = data9[key2];
                                                        const _errs33 = errors;
                                                        let _v0 = dynamicAnchors.meta;
                                                        if (_v0) {
                                                            if (!(_v0(data10, { instancePath: instancePath + "/$defs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data9, parentDataProperty: key2, rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? _v0.errors : vErrors.concat(_v0.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            else {
                                                                var props0 = _v0.evaluated.props;
                                                                var items0 = _v0.evaluated.items;
                                                            }
                                                        }
                                                        else {
                                                            if (!(draft_2020_12_generated_validate1(data10, { instancePath: instancePath + "/$defs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data9, parentDataProperty: key2, rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? draft_2020_12_generated_validate1.errors : vErrors.concat(draft_2020_12_generated_validate1.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            else {
                                                                var props1 = draft_2020_12_generated_validate1.evaluated.props;
                                                                if (props0 !== true && props1 !== undefined) {
                                                                    if (props1 === true) {
                                                                        props0 = true;
                                                                    }
                                                                    else {
                                                                        props0 = props0 || {};
                                                                        Object.assign(props0, props1);
                                                                    }
                                                                }
                                                                var items1 = draft_2020_12_generated_validate1.evaluated.items;
                                                                if (items0 !== true && items1 !== undefined) {
                                                                    items0 = items1 === true ? true : items0 > items1 ? items0 : items1;
                                                                }
                                                            }
                                                        }
                                                        var valid10 = _errs33 === errors;
                                                        if (!valid10) {
                                                            break;
                                                        }
                                                    }
                                                }
                                                else {
                                                    draft_2020_12_generated_validate1.errors = [{ instancePath: instancePath + "/$defs", schemaPath: "#/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                    return false;
                                                }
                                            }
                                            var valid0 = _errs30 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
} draft_2020_12_generated_validate1.errors = vErrors; return errors === 0; }
draft_2020_12_generated_validate1.evaluated = { "props": { "$id": true, "$schema": true, "$ref": true, "$anchor": true, "$dynamicRef": true, "$dynamicAnchor": true, "$vocabulary": true, "$comment": true, "$defs": true }, "dynamicProps": false, "dynamicItems": false };
const draft_2020_12_generated_schema9 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://json-schema.org/draft/2020-12/meta/applicator", "$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/applicator": true }, "$dynamicAnchor": "meta", "title": "Applicator vocabulary meta-schema", "type": ["object", "boolean"], "properties": { "prefixItems": { "$ref": "#/$defs/schemaArray" }, "items": { "$dynamicRef": "#meta" }, "contains": { "$dynamicRef": "#meta" }, "additionalProperties": { "$dynamicRef": "#meta" }, "properties": { "type": "object", "additionalProperties": { "$dynamicRef": "#meta" }, "default": {} }, "patternProperties": { "type": "object", "additionalProperties": { "$dynamicRef": "#meta" }, "propertyNames": { "format": "regex" }, "default": {} }, "dependentSchemas": { "type": "object", "additionalProperties": { "$dynamicRef": "#meta" }, "default": {} }, "propertyNames": { "$dynamicRef": "#meta" }, "if": { "$dynamicRef": "#meta" }, "then": { "$dynamicRef": "#meta" }, "else": { "$dynamicRef": "#meta" }, "allOf": { "$ref": "#/$defs/schemaArray" }, "anyOf": { "$ref": "#/$defs/schemaArray" }, "oneOf": { "$ref": "#/$defs/schemaArray" }, "not": { "$dynamicRef": "#meta" } }, "$defs": { "schemaArray": { "type": "array", "minItems": 1, "items": { "$dynamicRef": "#meta" } } } };
const schema10 = { "type": "array", "minItems": 1, "items": { "$dynamicRef": "#meta" } };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null; let errors = 0; const evaluated0 = validate4.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if (errors === 0) {
    if (Array.isArray(data)) {
        if (data.length < 1) {
            validate4.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
            return false;
        }
        else {
            var valid0 = true;
            const len0 = data.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data0 = data[i0];
                const _errs1 = errors;
                let _v0 = dynamicAnchors.meta;
                if (_v0) {
                    if (!(_v0(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? _v0.errors : vErrors.concat(_v0.errors);
                        errors = vErrors.length;
                    }
                    else {
                        var props0 = _v0.evaluated.props;
                        var items0 = _v0.evaluated.items;
                    }
                }
                else {
                    if (!(validate4(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                        errors = vErrors.length;
                    }
                    else {
                        var props1 = validate4.evaluated.props;
                        if (props0 !== true && props1 !== undefined) {
                            if (props1 === true) {
                                props0 = true;
                            }
                            else {
                                props0 = props0 || {};
                                Object.assign(props0, props1);
                            }
                        }
                        var items1 = validate4.evaluated.items;
                        if (items0 !== true && items1 !== undefined) {
                            items0 = items1 === true ? true : items0 > items1 ? items0 : items1;
                        }
                    }
                }
                var valid0 = _errs1 === errors;
                if (!valid0) {
                    break;
                }
            }
        }
    }
    else {
        validate4.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
        return false;
    }
} validate4.errors = vErrors; return errors === 0; }
validate4.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function draft_2020_12_generated_validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { /*# sourceURL="https://json-schema.org/draft/2020-12/meta/applicator" */ ; let vErrors = null; let errors = 0; const evaluated0 = draft_2020_12_generated_validate3.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    draft_2020_12_generated_validate3.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: draft_2020_12_generated_schema9.type }, message: "must be object,boolean" }];
    return false;
} if (!dynamicAnchors.meta) {
    dynamicAnchors.meta = draft_2020_12_generated_validate3;
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.prefixItems !== undefined && draft_2020_12_generated_func0.call(data, "prefixItems")) {
            const _errs1 = errors;
            if (!(validate4(data.prefixItems, { instancePath: instancePath + "/prefixItems", parentData: data, parentDataProperty: "prefixItems", rootData, dynamicAnchors }))) {
                vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
        }
        else {
            var valid0 = true;
        }
        if (valid0) {
            if (data.items !== undefined && draft_2020_12_generated_func0.call(data, "items")) {
                let data1 = data.items;
                const _errs2 = errors;
                let _v0 = dynamicAnchors.meta;
                if (_v0) {
                    if (!(_v0(data1, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? _v0.errors : vErrors.concat(_v0.errors);
                        errors = vErrors.length;
                    }
                    else {
                        var props0 = _v0.evaluated.props;
                        var items0 = _v0.evaluated.items;
                    }
                }
                else {
                    if (!(draft_2020_12_generated_validate3(data1, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                        errors = vErrors.length;
                    }
                    else {
                        var props1 = draft_2020_12_generated_validate3.evaluated.props;
                        if (props0 !== true && props1 !== undefined) {
                            if (props1 === true) {
                                props0 = true;
                            }
                            else {
                                props0 = props0 || {};
                                Object.assign(props0, props1);
                            }
                        }
                        var items1 = draft_2020_12_generated_validate3.evaluated.items;
                        if (items0 !== true && items1 !== undefined) {
                            items0 = items1 === true ? true : items0 > items1 ? items0 : items1;
                        }
                    }
                }
                var valid0 = _errs2 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.contains !== undefined && draft_2020_12_generated_func0.call(data, "contains")) {
                    let data2 = data.contains;
                    const _errs3 = errors;
                    let _v1 = dynamicAnchors.meta;
                    if (_v1) {
                        if (!(_v1(data2, { instancePath: instancePath + "/contains", parentData: data, parentDataProperty: "contains", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? _v1.errors : vErrors.concat(_v1.errors);
                            errors = vErrors.length;
                        }
                        else {
                            var props2 = _v1.evaluated.props;
                            var items2 = _v1.evaluated.items;
                        }
                    }
                    else {
                        if (!(draft_2020_12_generated_validate3(data2, { instancePath: instancePath + "/contains", parentData: data, parentDataProperty: "contains", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                            errors = vErrors.length;
                        }
                        else {
                            var props3 = draft_2020_12_generated_validate3.evaluated.props;
                            if (props2 !== true && props3 !== undefined) {
                                if (props3 === true) {
                                    props2 = true;
                                }
                                else {
                                    props2 = props2 || {};
                                    Object.assign(props2, props3);
                                }
                            }
                            var items3 = draft_2020_12_generated_validate3.evaluated.items;
                            if (items2 !== true && items3 !== undefined) {
                                items2 = items3 === true ? true : items2 > items3 ? items2 : items3;
                            }
                        }
                    }
                    var valid0 = _errs3 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.additionalProperties !== undefined && draft_2020_12_generated_func0.call(data, "additionalProperties")) {
                        let data3 = data.additionalProperties;
                        const _errs4 = errors;
                        let _v2 = dynamicAnchors.meta;
                        if (_v2) {
                            if (!(_v2(data3, { instancePath: instancePath + "/additionalProperties", parentData: data, parentDataProperty: "additionalProperties", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? _v2.errors : vErrors.concat(_v2.errors);
                                errors = vErrors.length;
                            }
                            else {
                                var props4 = _v2.evaluated.props;
                                var items4 = _v2.evaluated.items;
                            }
                        }
                        else {
                            if (!(draft_2020_12_generated_validate3(data3, { instancePath: instancePath + "/additionalProperties", parentData: data, parentDataProperty: "additionalProperties", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                errors = vErrors.length;
                            }
                            else {
                                var props5 = draft_2020_12_generated_validate3.evaluated.props;
                                if (props4 !== true && props5 !== undefined) {
                                    if (props5 === true) {
                                        props4 = true;
                                    }
                                    else {
                                        props4 = props4 || {};
                                        Object.assign(props4, props5);
                                    }
                                }
                                var items5 = draft_2020_12_generated_validate3.evaluated.items;
                                if (items4 !== true && items5 !== undefined) {
                                    items4 = items5 === true ? true : items4 > items5 ? items4 : items5;
                                }
                            }
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.properties !== undefined && draft_2020_12_generated_func0.call(data, "properties")) {
                            let data4 = data.properties;
                            const _errs5 = errors;
                            if (errors === _errs5) {
                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                    for (const key0 of Object.keys(data4)) {
                                        let data5 = data4[key0];
                                        const _errs8 = errors;
                                        let _v3 = dynamicAnchors.meta;
                                        if (_v3) {
                                            if (!(_v3(data5, { instancePath: instancePath + "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key0, rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? _v3.errors : vErrors.concat(_v3.errors);
                                                errors = vErrors.length;
                                            }
                                            else {
                                                var props6 = _v3.evaluated.props;
                                                var items6 = _v3.evaluated.items;
                                            }
                                        }
                                        else {
                                            if (!(draft_2020_12_generated_validate3(data5, { instancePath: instancePath + "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key0, rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                                errors = vErrors.length;
                                            }
                                            else {
                                                var props7 = draft_2020_12_generated_validate3.evaluated.props;
                                                if (props6 !== true && props7 !== undefined) {
                                                    if (props7 === true) {
                                                        props6 = true;
                                                    }
                                                    else {
                                                        props6 = props6 || {};
                                                        Object.assign(props6, props7);
                                                    }
                                                }
                                                var items7 = draft_2020_12_generated_validate3.evaluated.items;
                                                if (items6 !== true && items7 !== undefined) {
                                                    items6 = items7 === true ? true : items6 > items7 ? items6 : items7;
                                                }
                                            }
                                        }
                                        var valid4 = _errs8 === errors;
                                        if (!valid4) {
                                            break;
                                        }
                                    }
                                }
                                else {
                                    draft_2020_12_generated_validate3.errors = [{ instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                }
                            }
                            var valid0 = _errs5 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.patternProperties !== undefined && draft_2020_12_generated_func0.call(data, "patternProperties")) {
                                let data6 = data.patternProperties;
                                const _errs9 = errors;
                                if (errors === _errs9) {
                                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        for (const key1 of Object.keys(data6)) {
                                            const _errs11 = errors;
                                            var valid6 = _errs11 === errors;
                                            if (!valid6) {
                                                const err0 = { instancePath: instancePath + "/patternProperties", schemaPath: "#/properties/patternProperties/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
                                                if (vErrors === null) {
                                                    vErrors = [err0];
                                                }
                                                else {
                                                    vErrors.push(err0);
                                                }
                                                errors++;
                                                draft_2020_12_generated_validate3.errors = vErrors;
                                                return false;
                                                break;
                                            }
                                        }
                                        if (valid6) {
                                            for (const key2 of Object.keys(data6)) {
                                                let data7 = data6[key2];
                                                const _errs13 = errors;
                                                let _v4 = dynamicAnchors.meta;
                                                if (_v4) {
                                                    if (!(_v4(data7, { instancePath: instancePath + "/patternProperties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key2, rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? _v4.errors : vErrors.concat(_v4.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    else {
                                                        var props8 = _v4.evaluated.props;
                                                        var items8 = _v4.evaluated.items;
                                                    }
                                                }
                                                else {
                                                    if (!(draft_2020_12_generated_validate3(data7, { instancePath: instancePath + "/patternProperties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key2, rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    else {
                                                        var props9 = draft_2020_12_generated_validate3.evaluated.props;
                                                        if (props8 !== true && props9 !== undefined) {
                                                            if (props9 === true) {
                                                                props8 = true;
                                                            }
                                                            else {
                                                                props8 = props8 || {};
                                                                Object.assign(props8, props9);
                                                            }
                                                        }
                                                        var items9 = draft_2020_12_generated_validate3.evaluated.items;
                                                        if (items8 !== true && items9 !== undefined) {
                                                            items8 = items9 === true ? true : items8 > items9 ? items8 : items9;
                                                        }
                                                    }
                                                }
                                                var valid7 = _errs13 === errors;
                                                if (!valid7) {
                                                    break;
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        draft_2020_12_generated_validate3.errors = [{ instancePath: instancePath + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs9 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.dependentSchemas !== undefined && draft_2020_12_generated_func0.call(data, "dependentSchemas")) {
                                    let data8 = data.dependentSchemas;
                                    const _errs14 = errors;
                                    if (errors === _errs14) {
                                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                            for (const key3 of Object.keys(data8)) {
                                                let data9 = data8[key3];
                                                const _errs17 = errors;
                                                let _v5 = dynamicAnchors.meta;
                                                if (_v5) {
                                                    if (!(_v5(data9, { instancePath: instancePath + "/dependentSchemas/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data8, parentDataProperty: key3, rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? _v5.errors : vErrors.concat(_v5.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    else {
                                                        var props10 = _v5.evaluated.props;
                                                        var items10 = _v5.evaluated.items;
                                                    }
                                                }
                                                else {
                                                    if (!(draft_2020_12_generated_validate3(data9, { instancePath: instancePath + "/dependentSchemas/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data8, parentDataProperty: key3, rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    else {
                                                        var props11 = draft_2020_12_generated_validate3.evaluated.props;
                                                        if (props10 !== true && props11 !== undefined) {
                                                            if (props11 === true) {
                                                                props10 = true;
                                                            }
                                                            else {
                                                                props10 = props10 || {};
                                                                Object.assign(props10, props11);
                                                            }
                                                        }
                                                        var items11 = draft_2020_12_generated_validate3.evaluated.items;
                                                        if (items10 !== true && items11 !== undefined) {
                                                            items10 = items11 === true ? true : items10 > items11 ? items10 : items11;
                                                        }
                                                    }
                                                }
                                                var valid9 = _errs17 === errors;
                                                if (!valid9) {
                                                    break;
                                                }
                                            }
                                        }
                                        else {
                                            draft_2020_12_generated_validate3.errors = [{ instancePath: instancePath + "/dependentSchemas", schemaPath: "#/properties/dependentSchemas/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs14 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.propertyNames !== undefined && draft_2020_12_generated_func0.call(data, "propertyNames")) {
                                        let data10 = data.propertyNames;
                                        const _errs18 = errors;
                                        let _v6 = dynamicAnchors.meta;
                                        if (_v6) {
                                            if (!(_v6(data10, { instancePath: instancePath + "/propertyNames", parentData: data, parentDataProperty: "propertyNames", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? _v6.errors : vErrors.concat(_v6.errors);
                                                errors = vErrors.length;
                                            }
                                            else {
                                                var props12 = _v6.evaluated.props;
                                                var items12 = _v6.evaluated.items;
                                            }
                                        }
                                        else {
                                            if (!(draft_2020_12_generated_validate3(data10, { instancePath: instancePath + "/propertyNames", parentData: data, parentDataProperty: "propertyNames", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                                errors = vErrors.length;
                                            }
                                            else {
                                                var props13 = draft_2020_12_generated_validate3.evaluated.props;
                                                if (props12 !== true && props13 !== undefined) {
                                                    if (props13 === true) {
                                                        props12 = true;
                                                    }
                                                    else {
                                                        props12 = props12 || {};
                                                        Object.assign(props12, props13);
                                                    }
                                                }
                                                var items13 = draft_2020_12_generated_validate3.evaluated.items;
                                                if (items12 !== true && items13 !== undefined) {
                                                    items12 = items13 === true ? true : items12 > items13 ? items12 : items13;
                                                }
                                            }
                                        }
                                        var valid0 = _errs18 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.if !== undefined && draft_2020_12_generated_func0.call(data, "if")) {
                                            let data11 = data.if;
                                            const _errs19 = errors;
                                            let _v7 = dynamicAnchors.meta;
                                            if (_v7) {
                                                if (!(_v7(data11, { instancePath: instancePath + "/if", parentData: data, parentDataProperty: "if", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? _v7.errors : vErrors.concat(_v7.errors);
                                                    errors = vErrors.length;
                                                }
                                                else {
                                                    var props14 = _v7.evaluated.props;
                                                    var items14 = _v7.evaluated.items;
                                                }
                                            }
                                            else {
                                                if (!(draft_2020_12_generated_validate3(data11, { instancePath: instancePath + "/if", parentData: data, parentDataProperty: "if", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                                    errors = vErrors.length;
                                                }
                                                else {
                                                    var props15 = draft_2020_12_generated_validate3.evaluated.props;
                                                    if (props14 !== true && props15 !== undefined) {
                                                        if (props15 === true) {
                                                            props14 = true;
                                                        }
                                                        else {
                                                            props14 = props14 || {};
                                                            Object.assign(props14, props15);
                                                        }
                                                    }
                                                    var items15 = draft_2020_12_generated_validate3.evaluated.items;
                                                    if (items14 !== true && items15 !== undefined) {
                                                        items14 = items15 === true ? true : items14 > items15 ? items14 : items15;
                                                    }
                                                }
                                            }
                                            var valid0 = _errs19 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.then !== undefined && draft_2020_12_generated_func0.call(data, "then")) {
                                                let data12 = data.then;
                                                const _errs20 = errors;
                                                let _v8 = dynamicAnchors.meta;
                                                if (_v8) {
                                                    if (!(_v8(data12, { instancePath: instancePath + "/then", parentData: data, parentDataProperty: "then", rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? _v8.errors : vErrors.concat(_v8.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    else {
                                                        var props16 = _v8.evaluated.props;
                                                        var items16 = _v8.evaluated.items;
                                                    }
                                                }
                                                else {
                                                    if (!(draft_2020_12_generated_validate3(data12, { instancePath: instancePath + "/then", parentData: data, parentDataProperty: "then", rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    else {
                                                        var props17 = draft_2020_12_generated_validate3.evaluated.props;
                                                        if (props16 !== true && props17 !== undefined) {
                                                            if (props17 === true) {
                                                                props16 = true;
                                                            }
                                                            else {
                                                                props16 = props16 || {};
                                                                Object.assign(props16, props17);
                                                            }
                                                        }
                                                        var items17 = draft_2020_12_generated_validate3.evaluated.items;
                                                        if (items16 !== true && items17 !== undefined) {
                                                            items16 = items17 === true ? true : items16 > items17 ? items16 : items17;
                                                        }
                                                    }
                                                }
                                                var valid0 = _errs20 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.else !== undefined && draft_2020_12_generated_func0.call(data, "else")) {
                                                    let data13 = data.else;
                                                    const _errs21 = errors;
                                                    let _v9 = dynamicAnchors.meta;
                                                    if (_v9) {
                                                        if (!(_v9(data13, { instancePath: instancePath + "/else", parentData: data, parentDataProperty: "else", rootData, dynamicAnchors }))) {
                                                            vErrors = vErrors === null ? _v9.errors : vErrors.concat(_v9.errors);
                                                            errors = vErrors.length;
                                                        }
                                                        else {
                                                            var props18 = _v9.evaluated.props;
                                                            var items18 = _v9.evaluated.items;
                                                        }
                                                    }
                                                    else {
                                                        if (!(draft_2020_12_generated_validate3(data13, { instancePath: instancePath + "/else", parentData: data, parentDataProperty: "else", rootData, dynamicAnchors }))) {
                                                            vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                                            errors = vErrors.length;
                                                        }
                                                        else {
                                                            var props19 = draft_2020_12_generated_validate3.evaluated.props;
                                                            if (props18 !== true && props19 !== undefined) {
                                                                if (props19 === true) {
                                                                    props18 = true;
                                                                }
                                                                else {
                                                                    props18 = props18 || {};
                                                                    Object.assign(props18, props19);
                                                                }
                                                            }
                                                            var items19 = draft_2020_12_generated_validate3.evaluated.items;
                                                            if (items18 !== true && items19 !== undefined) {
                                                                items18 = items19 === true ? true : items18 > items19 ? items18 : items19;
                                                            }
                                                        }
                                                    }
                                                    var valid0 = _errs21 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.allOf !== undefined && draft_2020_12_generated_func0.call(data, "allOf")) {
                                                        const _errs22 = errors;
                                                        if (!(validate4(data.allOf, { instancePath: instancePath + "/allOf", parentData: data, parentDataProperty: "allOf", rootData, dynamicAnchors }))) {
                                                            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                                                            errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs22 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                        if (data.anyOf !== undefined && draft_2020_12_generated_func0.call(data, "anyOf")) {
                                                            const _errs23 = errors;
                                                            if (!(validate4(data.anyOf, { instancePath: instancePath + "/anyOf", parentData: data, parentDataProperty: "anyOf", rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs23 === errors;
                                                        }
                                                        else {
                                                            var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                            if (data.oneOf !== undefined && draft_2020_12_generated_func0.call(data, "oneOf")) {
                                                                const _errs24 = errors;
                                                                if (!(validate4(data.oneOf, { instancePath: instancePath + "/oneOf", parentData: data, parentDataProperty: "oneOf", rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid0 = _errs24 === errors;
                                                            }
                                                            else {
                                                                var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                                if (data.not !== undefined && draft_2020_12_generated_func0.call(data, "not")) {
                                                                    let data17 = data.not;
                                                                    const _errs25 = errors;
                                                                    let _v10 = dynamicAnchors.meta;
                                                                    if (_v10) {
                                                                        if (!(_v10(data17, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData, dynamicAnchors }))) {
                                                                            vErrors = vErrors === null ? _v10.errors : vErrors.concat(_v10.errors);
                                                                            errors = vErrors.length;
                                                                        }
                                                                        else {
                                                                            var props20 = _v10.evaluated.props;
                                                                            var items20 = _v10.evaluated.items;
                                                                        }
                                                                    }
                                                                    else {
                                                                        if (!(draft_2020_12_generated_validate3(data17, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData, dynamicAnchors }))) {
                                                                            vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
                                                                            errors = vErrors.length;
                                                                        }
                                                                        else {
                                                                            var props21 = draft_2020_12_generated_validate3.evaluated.props;
                                                                            if (props20 !== true && props21 !== undefined) {
                                                                                if (props21 === true) {
                                                                                    props20 = true;
                                                                                }
                                                                                else {
                                                                                    props20 = props20 || {};
                                                                                    Object.assign(props20, props21);
                                                                                }
                                                                            }
                                                                            var items21 = draft_2020_12_generated_validate3.evaluated.items;
                                                                            if (items20 !== true && items21 !== undefined) {
                                                                                items20 = items21 === true ? true : items20 > items21 ? items20 : items21;
                                                                            }
                                                                        }
                                                                    }
                                                                    var valid0 = _errs25 === errors;
                                                                }
                                                                else {
                                                                    var valid0 = true;
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
} draft_2020_12_generated_validate3.errors = vErrors; return errors === 0; }
draft_2020_12_generated_validate3.evaluated = { "props": { "prefixItems": true, "items": true, "contains": true, "additionalProperties": true, "properties": true, "patternProperties": true, "dependentSchemas": true, "propertyNames": true, "if": true, "then": true, "else": true, "allOf": true, "anyOf": true, "oneOf": true, "not": true }, "dynamicProps": false, "dynamicItems": false };
const schema11 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://json-schema.org/draft/2020-12/meta/unevaluated", "$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/unevaluated": true }, "$dynamicAnchor": "meta", "title": "Unevaluated applicator vocabulary meta-schema", "type": ["object", "boolean"], "properties": { "unevaluatedItems": { "$dynamicRef": "#meta" }, "unevaluatedProperties": { "$dynamicRef": "#meta" } } };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { /*# sourceURL="https://json-schema.org/draft/2020-12/meta/unevaluated" */ ; let vErrors = null; let errors = 0; const evaluated0 = validate10.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema11.type }, message: "must be object,boolean" }];
    return false;
} if (!dynamicAnchors.meta) {
    dynamicAnchors.meta = validate10;
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.unevaluatedItems !== undefined && draft_2020_12_generated_func0.call(data, "unevaluatedItems")) {
            let data0 = data.unevaluatedItems;
            const _errs1 = errors;
            let _v0 = dynamicAnchors.meta;
            if (_v0) {
                if (!(_v0(data0, { instancePath: instancePath + "/unevaluatedItems", parentData: data, parentDataProperty: "unevaluatedItems", rootData, dynamicAnchors }))) {
                    vErrors = vErrors === null ? _v0.errors : vErrors.concat(_v0.errors);
                    errors = vErrors.length;
                }
                else {
                    var props0 = _v0.evaluated.props;
                    var items0 = _v0.evaluated.items;
                }
            }
            else {
                if (!(validate10(data0, { instancePath: instancePath + "/unevaluatedItems", parentData: data, parentDataProperty: "unevaluatedItems", rootData, dynamicAnchors }))) {
                    vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                    errors = vErrors.length;
                }
                else {
                    var props1 = validate10.evaluated.props;
                    if (props0 !== true && props1 !== undefined) {
                        if (props1 === true) {
                            props0 = true;
                        }
                        else {
                            props0 = props0 || {};
                            Object.assign(props0, props1);
                        }
                    }
                    var items1 = validate10.evaluated.items;
                    if (items0 !== true && items1 !== undefined) {
                        items0 = items1 === true ? true : items0 > items1 ? items0 : items1;
                    }
                }
            }
            var valid0 = _errs1 === errors;
        }
        else {
            var valid0 = true;
        }
        if (valid0) {
            if (data.unevaluatedProperties !== undefined && draft_2020_12_generated_func0.call(data, "unevaluatedProperties")) {
                let data1 = data.unevaluatedProperties;
                const _errs2 = errors;
                let _v1 = dynamicAnchors.meta;
                if (_v1) {
                    if (!(_v1(data1, { instancePath: instancePath + "/unevaluatedProperties", parentData: data, parentDataProperty: "unevaluatedProperties", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? _v1.errors : vErrors.concat(_v1.errors);
                        errors = vErrors.length;
                    }
                    else {
                        var props2 = _v1.evaluated.props;
                        var items2 = _v1.evaluated.items;
                    }
                }
                else {
                    if (!(validate10(data1, { instancePath: instancePath + "/unevaluatedProperties", parentData: data, parentDataProperty: "unevaluatedProperties", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                        errors = vErrors.length;
                    }
                    else {
                        var props3 = validate10.evaluated.props;
                        if (props2 !== true && props3 !== undefined) {
                            if (props3 === true) {
                                props2 = true;
                            }
                            else {
                                props2 = props2 || {};
                                Object.assign(props2, props3);
                            }
                        }
                        var items3 = validate10.evaluated.items;
                        if (items2 !== true && items3 !== undefined) {
                            items2 = items3 === true ? true : items2 > items3 ? items2 : items3;
                        }
                    }
                }
                var valid0 = _errs2 === errors;
            }
            else {
                var valid0 = true;
            }
        }
    }
} validate10.errors = vErrors; return errors === 0; }
validate10.evaluated = { "props": { "unevaluatedItems": true, "unevaluatedProperties": true }, "dynamicProps": false, "dynamicItems": false };
const schema12 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://json-schema.org/draft/2020-12/meta/validation", "$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/validation": true }, "$dynamicAnchor": "meta", "title": "Validation vocabulary meta-schema", "type": ["object", "boolean"], "properties": { "type": { "anyOf": [{ "$ref": "#/$defs/simpleTypes" }, { "type": "array", "items": { "$ref": "#/$defs/simpleTypes" }, "minItems": 1, "uniqueItems": true }] }, "const": true, "enum": { "type": "array", "items": true }, "multipleOf": { "type": "number", "exclusiveMinimum": 0 }, "maximum": { "type": "number" }, "exclusiveMaximum": { "type": "number" }, "minimum": { "type": "number" }, "exclusiveMinimum": { "type": "number" }, "maxLength": { "$ref": "#/$defs/nonNegativeInteger" }, "minLength": { "$ref": "#/$defs/nonNegativeIntegerDefault0" }, "pattern": { "type": "string", "format": "regex" }, "maxItems": { "$ref": "#/$defs/nonNegativeInteger" }, "minItems": { "$ref": "#/$defs/nonNegativeIntegerDefault0" }, "uniqueItems": { "type": "boolean", "default": false }, "maxContains": { "$ref": "#/$defs/nonNegativeInteger" }, "minContains": { "$ref": "#/$defs/nonNegativeInteger", "default": 1 }, "maxProperties": { "$ref": "#/$defs/nonNegativeInteger" }, "minProperties": { "$ref": "#/$defs/nonNegativeIntegerDefault0" }, "required": { "$ref": "#/$defs/stringArray" }, "dependentRequired": { "type": "object", "additionalProperties": { "$ref": "#/$defs/stringArray" } } }, "$defs": { "nonNegativeInteger": { "type": "integer", "minimum": 0 }, "nonNegativeIntegerDefault0": { "$ref": "#/$defs/nonNegativeInteger", "default": 0 }, "simpleTypes": { "enum": ["array", "boolean", "integer", "null", "number", "object", "string"] }, "stringArray": { "type": "array", "items": { "type": "string" }, "uniqueItems": true, "default": [] } } };
const schema13 = { "enum": ["array", "boolean", "integer", "null", "number", "object", "string"] };
const schema15 = { "type": "integer", "minimum": 0 };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { /*# sourceURL="https://json-schema.org/draft/2020-12/meta/validation" */ ; let vErrors = null; let errors = 0; const evaluated0 = validate12.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema12.type }, message: "must be object,boolean" }];
    return false;
} if (!dynamicAnchors.meta) {
    dynamicAnchors.meta = validate12;
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type !== undefined && draft_2020_12_generated_func0.call(data, "type")) {
            let data0 = data.type;
            const _errs1 = errors;
            const _errs2 = errors;
            let valid1 = false;
            const _errs3 = errors;
            if (!(((((((data0 === "array") || (data0 === "boolean")) || (data0 === "integer")) || (data0 === "null")) || (data0 === "number")) || (data0 === "object")) || (data0 === "string"))) {
                const err0 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: schema13.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                    vErrors = [err0];
                }
                else {
                    vErrors.push(err0);
                }
                errors++;
            }
            var _valid0 = _errs3 === errors;
            valid1 = valid1 || _valid0;
            const _errs5 = errors;
            if (errors === _errs5) {
                if (Array.isArray(data0)) {
                    if (data0.length < 1) {
                        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                        if (vErrors === null) {
                            vErrors = [err1];
                        }
                        else {
                            vErrors.push(err1);
                        }
                        errors++;
                    }
                    else {
                        var valid3 = true;
                        const len0 = data0.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data1 = data0[i0];
                            const _errs7 = errors;
                            if (!(((((((data1 === "array") || (data1 === "boolean")) || (data1 === "integer")) || (data1 === "null")) || (data1 === "number")) || (data1 === "object")) || (data1 === "string"))) {
                                const err2 = { instancePath: instancePath + "/type/" + i0, schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: schema13.enum }, message: "must be equal to one of the allowed values" };
                                if (vErrors === null) {
                                    vErrors = [err2];
                                }
                                else {
                                    vErrors.push(err2);
                                }
                                errors++;
                            }
                            var valid3 = _errs7 === errors;
                            if (!valid3) {
                                break;
                            }
                        }
                        if (valid3) {
                            let i1 = data0.length;
                            let j0;
                            if (i1 > 1) {
                                outer0: for (; i1--;) {
                                    for (j0 = i1; j0--;) {
                                        if ((0,external_node_util_.isDeepStrictEqual)(data0[i1], data0[j0])) {
                                            const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                                            if (vErrors === null) {
                                                vErrors = [err3];
                                            }
                                            else {
                                                vErrors.push(err3);
                                            }
                                            errors++;
                                            break outer0;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                else {
                    const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                        vErrors = [err4];
                    }
                    else {
                        vErrors.push(err4);
                    }
                    errors++;
                }
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
                validate12.errors = vErrors;
                return false;
            }
            else {
                errors = _errs2;
                if (vErrors !== null) {
                    if (_errs2) {
                        vErrors.length = _errs2;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
            var valid0 = _errs1 === errors;
        }
        else {
            var valid0 = true;
        }
        if (valid0) {
            if (data.enum !== undefined && draft_2020_12_generated_func0.call(data, "enum")) {
                const _errs9 = errors;
                if (errors === _errs9) {
                    if (!(Array.isArray(data.enum))) {
                        validate12.errors = [{ instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                    }
                }
                var valid0 = _errs9 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.multipleOf !== undefined && draft_2020_12_generated_func0.call(data, "multipleOf")) {
                    let data3 = data.multipleOf;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                        if (typeof data3 == "number") {
                            if (data3 <= 0 || isNaN(data3)) {
                                validate12.errors = [{ instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" }];
                                return false;
                            }
                        }
                        else {
                            validate12.errors = [{ instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                            return false;
                        }
                    }
                    var valid0 = _errs11 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.maximum !== undefined && draft_2020_12_generated_func0.call(data, "maximum")) {
                        const _errs13 = errors;
                        if (!(typeof data.maximum == "number")) {
                            validate12.errors = [{ instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                            return false;
                        }
                        var valid0 = _errs13 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.exclusiveMaximum !== undefined && draft_2020_12_generated_func0.call(data, "exclusiveMaximum")) {
                            const _errs15 = errors;
                            if (!(typeof data.exclusiveMaximum == "number")) {
                                validate12.errors = [{ instancePath: instancePath + "/exclusiveMaximum", schemaPath: "#/properties/exclusiveMaximum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                            }
                            var valid0 = _errs15 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.minimum !== undefined && draft_2020_12_generated_func0.call(data, "minimum")) {
                                const _errs17 = errors;
                                if (!(typeof data.minimum == "number")) {
                                    validate12.errors = [{ instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                    return false;
                                }
                                var valid0 = _errs17 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.exclusiveMinimum !== undefined && draft_2020_12_generated_func0.call(data, "exclusiveMinimum")) {
                                    const _errs19 = errors;
                                    if (!(typeof data.exclusiveMinimum == "number")) {
                                        validate12.errors = [{ instancePath: instancePath + "/exclusiveMinimum", schemaPath: "#/properties/exclusiveMinimum/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                        return false;
                                    }
                                    var valid0 = _errs19 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.maxLength !== undefined && draft_2020_12_generated_func0.call(data, "maxLength")) {
                                        let data8 = data.maxLength;
                                        const _errs21 = errors;
                                        const _errs22 = errors;
                                        if (!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) {
                                            validate12.errors = [{ instancePath: instancePath + "/maxLength", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                        }
                                        if (errors === _errs22) {
                                            if (typeof data8 == "number") {
                                                if (data8 < 0 || isNaN(data8)) {
                                                    validate12.errors = [{ instancePath: instancePath + "/maxLength", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                }
                                            }
                                        }
                                        var valid0 = _errs21 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.minLength !== undefined && draft_2020_12_generated_func0.call(data, "minLength")) {
                                            let data9 = data.minLength;
                                            const _errs24 = errors;
                                            const _errs25 = errors;
                                            if (!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) {
                                                validate12.errors = [{ instancePath: instancePath + "/minLength", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                            }
                                            if (errors === _errs25) {
                                                if (typeof data9 == "number") {
                                                    if (data9 < 0 || isNaN(data9)) {
                                                        validate12.errors = [{ instancePath: instancePath + "/minLength", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                    }
                                                }
                                            }
                                            var valid0 = _errs24 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.pattern !== undefined && draft_2020_12_generated_func0.call(data, "pattern")) {
                                                const _errs27 = errors;
                                                if (errors === _errs27) {
                                                    if (errors === _errs27) {
                                                        if (!(typeof data.pattern === "string")) {
                                                            validate12.errors = [{ instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                        }
                                                    }
                                                }
                                                var valid0 = _errs27 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.maxItems !== undefined && draft_2020_12_generated_func0.call(data, "maxItems")) {
                                                    let data11 = data.maxItems;
                                                    const _errs29 = errors;
                                                    const _errs30 = errors;
                                                    if (!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) {
                                                        validate12.errors = [{ instancePath: instancePath + "/maxItems", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                        return false;
                                                    }
                                                    if (errors === _errs30) {
                                                        if (typeof data11 == "number") {
                                                            if (data11 < 0 || isNaN(data11)) {
                                                                validate12.errors = [{ instancePath: instancePath + "/maxItems", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                return false;
                                                            }
                                                        }
                                                    }
                                                    var valid0 = _errs29 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.minItems !== undefined && draft_2020_12_generated_func0.call(data, "minItems")) {
                                                        let data12 = data.minItems;
                                                        const _errs32 = errors;
                                                        const _errs33 = errors;
                                                        if (!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) {
                                                            validate12.errors = [{ instancePath: instancePath + "/minItems", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                        }
                                                        if (errors === _errs33) {
                                                            if (typeof data12 == "number") {
                                                                if (data12 < 0 || isNaN(data12)) {
                                                                    validate12.errors = [{ instancePath: instancePath + "/minItems", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                    return false;
                                                                }
                                                            }
                                                        }
                                                        var valid0 = _errs32 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                        if (data.uniqueItems !== undefined && draft_2020_12_generated_func0.call(data, "uniqueItems")) {
                                                            const _errs35 = errors;
                                                            if (typeof data.uniqueItems !== "boolean") {
                                                                validate12.errors = [{ instancePath: instancePath + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                                return false;
                                                            }
                                                            var valid0 = _errs35 === errors;
                                                        }
                                                        else {
                                                            var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                            if (data.maxContains !== undefined && draft_2020_12_generated_func0.call(data, "maxContains")) {
                                                                let data14 = data.maxContains;
                                                                const _errs37 = errors;
                                                                const _errs38 = errors;
                                                                if (!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) {
                                                                    validate12.errors = [{ instancePath: instancePath + "/maxContains", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                    return false;
                                                                }
                                                                if (errors === _errs38) {
                                                                    if (typeof data14 == "number") {
                                                                        if (data14 < 0 || isNaN(data14)) {
                                                                            validate12.errors = [{ instancePath: instancePath + "/maxContains", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                }
                                                                var valid0 = _errs37 === errors;
                                                            }
                                                            else {
                                                                var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                                if (data.minContains !== undefined && draft_2020_12_generated_func0.call(data, "minContains")) {
                                                                    let data15 = data.minContains;
                                                                    const _errs40 = errors;
                                                                    const _errs41 = errors;
                                                                    if (!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) {
                                                                        validate12.errors = [{ instancePath: instancePath + "/minContains", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                        return false;
                                                                    }
                                                                    if (errors === _errs41) {
                                                                        if (typeof data15 == "number") {
                                                                            if (data15 < 0 || isNaN(data15)) {
                                                                                validate12.errors = [{ instancePath: instancePath + "/minContains", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                return false;
                                                                            }
                                                                        }
                                                                    }
                                                                    var valid0 = _errs40 === errors;
                                                                }
                                                                else {
                                                                    var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                    if (data.maxProperties !== undefined && draft_2020_12_generated_func0.call(data, "maxProperties")) {
                                                                        let data16 = data.maxProperties;
                                                                        const _errs43 = errors;
                                                                        const _errs44 = errors;
                                                                        if (!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) {
                                                                            validate12.errors = [{ instancePath: instancePath + "/maxProperties", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                            return false;
                                                                        }
                                                                        if (errors === _errs44) {
                                                                            if (typeof data16 == "number") {
                                                                                if (data16 < 0 || isNaN(data16)) {
                                                                                    validate12.errors = [{ instancePath: instancePath + "/maxProperties", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                    return false;
                                                                                }
                                                                            }
                                                                        }
                                                                        var valid0 = _errs43 === errors;
                                                                    }
                                                                    else {
                                                                        var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                        if (data.minProperties !== undefined && draft_2020_12_generated_func0.call(data, "minProperties")) {
                                                                            let data17 = data.minProperties;
                                                                            const _errs46 = errors;
                                                                            const _errs47 = errors;
                                                                            if (!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) {
                                                                                validate12.errors = [{ instancePath: instancePath + "/minProperties", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                return false;
                                                                            }
                                                                            if (errors === _errs47) {
                                                                                if (typeof data17 == "number") {
                                                                                    if (data17 < 0 || isNaN(data17)) {
                                                                                        validate12.errors = [{ instancePath: instancePath + "/minProperties", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                        return false;
                                                                                    }
                                                                                }
                                                                            }
                                                                            var valid0 = _errs46 === errors;
                                                                        }
                                                                        else {
                                                                            var valid0 = true;
                                                                        }
                                                                        if (valid0) {
                                                                            if (data.required !== undefined && draft_2020_12_generated_func0.call(data, "required")) {
                                                                                let data18 = data.required;
                                                                                const _errs49 = errors;
                                                                                const _errs50 = errors;
                                                                                if (errors === _errs50) {
                                                                                    if (Array.isArray(data18)) {
                                                                                        var valid15 = true;
                                                                                        const len1 = data18.length;
                                                                                        for (let i2 = 0; i2 < len1; i2++) {
                                                                                            const _errs52 = errors;
                                                                                            if (typeof data18[i2] !== "string") {
                                                                                                validate12.errors = [{ instancePath: instancePath + "/required/" + i2, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                return false;
                                                                                            }
                                                                                            var valid15 = _errs52 === errors;
                                                                                            if (!valid15) {
                                                                                                break;
                                                                                            }
                                                                                        }
                                                                                        if (valid15) {
                                                                                            let i3 = data18.length;
                                                                                            let j1;
                                                                                            if (i3 > 1) {
                                                                                                const indices0 = {};
                                                                                                for (; i3--;) {
                                                                                                    let item0 = data18[i3];
                                                                                                    if (typeof item0 !== "string") {
                                                                                                        continue;
                                                                                                    }
                                                                                                    if (typeof indices0[item0] == "number") {
                                                                                                        j1 = indices0[item0];
                                                                                                        validate12.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" }];
                                                                                                        return false;
                                                                                                        break;
                                                                                                    }
                                                                                                    indices0[item0] = i3;
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                    else {
                                                                                        validate12.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                        return false;
                                                                                    }
                                                                                }
                                                                                var valid0 = _errs49 === errors;
                                                                            }
                                                                            else {
                                                                                var valid0 = true;
                                                                            }
                                                                            if (valid0) {
                                                                                if (data.dependentRequired !== undefined && draft_2020_12_generated_func0.call(data, "dependentRequired")) {
                                                                                    let data20 = data.dependentRequired;
                                                                                    const _errs54 = errors;
                                                                                    if (errors === _errs54) {
                                                                                        if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                                                            for (const key0 of Object.keys(data20)) {
                                                                                                let data21 = data20[key0];
                                                                                                const _errs57 = errors;
                                                                                                const _errs58 = errors;
                                                                                                if (errors === _errs58) {
                                                                                                    if (Array.isArray(data21)) {
                                                                                                        var valid19 = true;
                                                                                                        const len2 = data21.length;
                                                                                                        for (let i4 = 0; i4 < len2; i4++) {
                                                                                                            const _errs60 = errors;
                                                                                                            if (typeof data21[i4] !== "string") {
                                                                                                                validate12.errors = [{ instancePath: instancePath + "/dependentRequired/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i4, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                                return false;
                                                                                                            }
                                                                                                            var valid19 = _errs60 === errors;
                                                                                                            if (!valid19) {
                                                                                                                break;
                                                                                                            }
                                                                                                        }
                                                                                                        if (valid19) {
                                                                                                            let i5 = data21.length;
                                                                                                            let j2;
                                                                                                            if (i5 > 1) {
                                                                                                                const indices1 = {};
                                                                                                                for (; i5--;) {
                                                                                                                    let item1 = data21[i5];
                                                                                                                    if (typeof item1 !== "string") {
                                                                                                                        continue;
                                                                                                                    }
                                                                                                                    if (typeof indices1[item1] == "number") {
                                                                                                                        j2 = indices1[item1];
                                                                                                                        validate12.errors = [{ instancePath: instancePath + "/dependentRequired/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)" }];
                                                                                                                        return false;
                                                                                                                        break;
                                                                                                                    }
                                                                                                                    indices1[item1] = i5;
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                    else {
                                                                                                        validate12.errors = [{ instancePath: instancePath + "/dependentRequired/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                                        return false;
                                                                                                    }
                                                                                                }
                                                                                                var valid17 = _errs57 === errors;
                                                                                                if (!valid17) {
                                                                                                    break;
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                        else {
                                                                                            validate12.errors = [{ instancePath: instancePath + "/dependentRequired", schemaPath: "#/properties/dependentRequired/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                            return false;
                                                                                        }
                                                                                    }
                                                                                    var valid0 = _errs54 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid0 = true;
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
} validate12.errors = vErrors; return errors === 0; }
validate12.evaluated = { "props": { "type": true, "const": true, "enum": true, "multipleOf": true, "maximum": true, "exclusiveMaximum": true, "minimum": true, "exclusiveMinimum": true, "maxLength": true, "minLength": true, "pattern": true, "maxItems": true, "minItems": true, "uniqueItems": true, "maxContains": true, "minContains": true, "maxProperties": true, "minProperties": true, "required": true, "dependentRequired": true }, "dynamicProps": false, "dynamicItems": false };
const schema25 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://json-schema.org/draft/2020-12/meta/meta-data", "$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/meta-data": true }, "$dynamicAnchor": "meta", "title": "Meta-data vocabulary meta-schema", "type": ["object", "boolean"], "properties": { "title": { "type": "string" }, "description": { "type": "string" }, "default": true, "deprecated": { "type": "boolean", "default": false }, "readOnly": { "type": "boolean", "default": false }, "writeOnly": { "type": "boolean", "default": false }, "examples": { "type": "array", "items": true } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { /*# sourceURL="https://json-schema.org/draft/2020-12/meta/meta-data" */ ; let vErrors = null; let errors = 0; const evaluated0 = validate14.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema25.type }, message: "must be object,boolean" }];
    return false;
} if (!dynamicAnchors.meta) {
    dynamicAnchors.meta = validate14;
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.title !== undefined && draft_2020_12_generated_func0.call(data, "title")) {
            const _errs1 = errors;
            if (typeof data.title !== "string") {
                validate14.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
            }
            var valid0 = _errs1 === errors;
        }
        else {
            var valid0 = true;
        }
        if (valid0) {
            if (data.description !== undefined && draft_2020_12_generated_func0.call(data, "description")) {
                const _errs3 = errors;
                if (typeof data.description !== "string") {
                    validate14.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                }
                var valid0 = _errs3 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.deprecated !== undefined && draft_2020_12_generated_func0.call(data, "deprecated")) {
                    const _errs5 = errors;
                    if (typeof data.deprecated !== "boolean") {
                        validate14.errors = [{ instancePath: instancePath + "/deprecated", schemaPath: "#/properties/deprecated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                    }
                    var valid0 = _errs5 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.readOnly !== undefined && draft_2020_12_generated_func0.call(data, "readOnly")) {
                        const _errs7 = errors;
                        if (typeof data.readOnly !== "boolean") {
                            validate14.errors = [{ instancePath: instancePath + "/readOnly", schemaPath: "#/properties/readOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                            return false;
                        }
                        var valid0 = _errs7 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.writeOnly !== undefined && draft_2020_12_generated_func0.call(data, "writeOnly")) {
                            const _errs9 = errors;
                            if (typeof data.writeOnly !== "boolean") {
                                validate14.errors = [{ instancePath: instancePath + "/writeOnly", schemaPath: "#/properties/writeOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                return false;
                            }
                            var valid0 = _errs9 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.examples !== undefined && draft_2020_12_generated_func0.call(data, "examples")) {
                                const _errs11 = errors;
                                if (errors === _errs11) {
                                    if (!(Array.isArray(data.examples))) {
                                        validate14.errors = [{ instancePath: instancePath + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs11 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
    }
} validate14.errors = vErrors; return errors === 0; }
validate14.evaluated = { "props": { "title": true, "description": true, "default": true, "deprecated": true, "readOnly": true, "writeOnly": true, "examples": true }, "dynamicProps": false, "dynamicItems": false };
const schema26 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://json-schema.org/draft/2020-12/meta/format-annotation", "$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/format-annotation": true }, "$dynamicAnchor": "meta", "title": "Format vocabulary meta-schema for annotation results", "type": ["object", "boolean"], "properties": { "format": { "type": "string" } } };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { /*# sourceURL="https://json-schema.org/draft/2020-12/meta/format-annotation" */ ; let vErrors = null; let errors = 0; const evaluated0 = validate16.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    validate16.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema26.type }, message: "must be object,boolean" }];
    return false;
} if (!dynamicAnchors.meta) {
    dynamicAnchors.meta = validate16;
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.format !== undefined && draft_2020_12_generated_func0.call(data, "format")) {
            if (typeof data.format !== "string") {
                validate16.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
            }
        }
    }
} validate16.errors = vErrors; return errors === 0; }
validate16.evaluated = { "props": { "format": true }, "dynamicProps": false, "dynamicItems": false };
const schema27 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://json-schema.org/draft/2020-12/meta/content", "$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/content": true }, "$dynamicAnchor": "meta", "title": "Content vocabulary meta-schema", "type": ["object", "boolean"], "properties": { "contentEncoding": { "type": "string" }, "contentMediaType": { "type": "string" }, "contentSchema": { "$dynamicRef": "#meta" } } };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { /*# sourceURL="https://json-schema.org/draft/2020-12/meta/content" */ ; let vErrors = null; let errors = 0; const evaluated0 = validate18.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    validate18.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema27.type }, message: "must be object,boolean" }];
    return false;
} if (!dynamicAnchors.meta) {
    dynamicAnchors.meta = validate18;
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.contentEncoding !== undefined && draft_2020_12_generated_func0.call(data, "contentEncoding")) {
            const _errs1 = errors;
            if (typeof data.contentEncoding !== "string") {
                validate18.errors = [{ instancePath: instancePath + "/contentEncoding", schemaPath: "#/properties/contentEncoding/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
            }
            var valid0 = _errs1 === errors;
        }
        else {
            var valid0 = true;
        }
        if (valid0) {
            if (data.contentMediaType !== undefined && draft_2020_12_generated_func0.call(data, "contentMediaType")) {
                const _errs3 = errors;
                if (typeof data.contentMediaType !== "string") {
                    validate18.errors = [{ instancePath: instancePath + "/contentMediaType", schemaPath: "#/properties/contentMediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                }
                var valid0 = _errs3 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.contentSchema !== undefined && draft_2020_12_generated_func0.call(data, "contentSchema")) {
                    let data2 = data.contentSchema;
                    const _errs5 = errors;
                    let _v0 = dynamicAnchors.meta;
                    if (_v0) {
                        if (!(_v0(data2, { instancePath: instancePath + "/contentSchema", parentData: data, parentDataProperty: "contentSchema", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? _v0.errors : vErrors.concat(_v0.errors);
                            errors = vErrors.length;
                        }
                        else {
                            var props0 = _v0.evaluated.props;
                            var items0 = _v0.evaluated.items;
                        }
                    }
                    else {
                        if (!(validate18(data2, { instancePath: instancePath + "/contentSchema", parentData: data, parentDataProperty: "contentSchema", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
                            errors = vErrors.length;
                        }
                        else {
                            var props1 = validate18.evaluated.props;
                            if (props0 !== true && props1 !== undefined) {
                                if (props1 === true) {
                                    props0 = true;
                                }
                                else {
                                    props0 = props0 || {};
                                    Object.assign(props0, props1);
                                }
                            }
                            var items1 = validate18.evaluated.items;
                            if (items0 !== true && items1 !== undefined) {
                                items0 = items1 === true ? true : items0 > items1 ? items0 : items1;
                            }
                        }
                    }
                    var valid0 = _errs5 === errors;
                }
                else {
                    var valid0 = true;
                }
            }
        }
    }
} validate18.errors = vErrors; return errors === 0; }
validate18.evaluated = { "props": { "contentEncoding": true, "contentMediaType": true, "contentSchema": true }, "dynamicProps": false, "dynamicItems": false };
function draft_2020_12_generated_validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { /*# sourceURL="https://json-schema.org/draft/2020-12/schema" */ ; let vErrors = null; let errors = 0; const evaluated0 = draft_2020_12_generated_validate0.evaluated; if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
} if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
} if ((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")) {
    draft_2020_12_generated_validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: draft_2020_12_generated_schema0.type }, message: "must be object,boolean" }];
    return false;
} if (!dynamicAnchors.meta) {
    dynamicAnchors.meta = draft_2020_12_generated_validate0;
} const _errs2 = errors; if (!(draft_2020_12_generated_validate1(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))) {
    vErrors = vErrors === null ? draft_2020_12_generated_validate1.errors : vErrors.concat(draft_2020_12_generated_validate1.errors);
    errors = vErrors.length;
} var valid0 = _errs2 === errors; if (valid0) {
    const _errs3 = errors;
    if (!(draft_2020_12_generated_validate3(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))) {
        vErrors = vErrors === null ? draft_2020_12_generated_validate3.errors : vErrors.concat(draft_2020_12_generated_validate3.errors);
        errors = vErrors.length;
    }
    var valid0 = _errs3 === errors;
    if (valid0) {
        const _errs4 = errors;
        if (!(validate10(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))) {
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
        }
        var valid0 = _errs4 === errors;
        if (valid0) {
            const _errs5 = errors;
            if (!(validate12(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))) {
                vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
                errors = vErrors.length;
            }
            var valid0 = _errs5 === errors;
            if (valid0) {
                const _errs6 = errors;
                if (!(validate14(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))) {
                    vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
                    errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
                if (valid0) {
                    const _errs7 = errors;
                    if (!(validate16(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
                        errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                    if (valid0) {
                        const _errs8 = errors;
                        if (!(validate18(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                    }
                }
            }
        }
    }
} if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.definitions !== undefined && draft_2020_12_generated_func0.call(data, "definitions")) {
            let data0 = data.definitions;
            const _errs9 = errors;
            if (errors === _errs9) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                    for (const key0 of Object.keys(data0)) {
                        let data1 = data0[key0];
                        const _errs13 = errors;
                        let _v0 = dynamicAnchors.meta;
                        if (_v0) {
                            if (!(_v0(data1, { instancePath: instancePath + "/definitions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key0, rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? _v0.errors : vErrors.concat(_v0.errors);
                                errors = vErrors.length;
                            }
                            else {
                                var props0 = _v0.evaluated.props;
                                var items0 = _v0.evaluated.items;
                            }
                        }
                        else {
                            if (!(draft_2020_12_generated_validate0(data1, { instancePath: instancePath + "/definitions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key0, rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? draft_2020_12_generated_validate0.errors : vErrors.concat(draft_2020_12_generated_validate0.errors);
                                errors = vErrors.length;
                            }
                            else {
                                var props1 = draft_2020_12_generated_validate0.evaluated.props;
                                if (props0 !== true && props1 !== undefined) {
                                    if (props1 === true) {
                                        props0 = true;
                                    }
                                    else {
                                        props0 = props0 || {};
                                        Object.assign(props0, props1);
                                    }
                                }
                                var items1 = draft_2020_12_generated_validate0.evaluated.items;
                                if (items0 !== true && items1 !== undefined) {
                                    items0 = items1 === true ? true : items0 > items1 ? items0 : items1;
                                }
                            }
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                            break;
                        }
                    }
                }
                else {
                    draft_2020_12_generated_validate0.errors = [{ instancePath: instancePath + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                }
            }
            var valid1 = _errs9 === errors;
        }
        else {
            var valid1 = true;
        }
        if (valid1) {
            if (data.dependencies !== undefined && draft_2020_12_generated_func0.call(data, "dependencies")) {
                let data2 = data.dependencies;
                const _errs14 = errors;
                if (errors === _errs14) {
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        for (const key1 of Object.keys(data2)) {
                            let data3 = data2[key1];
                            const _errs18 = errors;
                            const _errs19 = errors;
                            let valid5 = false;
                            const _errs20 = errors;
                            let _v1 = dynamicAnchors.meta;
                            if (_v1) {
                                if (!(_v1(data3, { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key1, rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? _v1.errors : vErrors.concat(_v1.errors);
                                    errors = vErrors.length;
                                }
                                else {
                                    var props2 = _v1.evaluated.props;
                                    var items2 = _v1.evaluated.items;
                                }
                            }
                            else {
                                if (!(draft_2020_12_generated_validate0(data3, { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key1, rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? draft_2020_12_generated_validate0.errors : vErrors.concat(draft_2020_12_generated_validate0.errors);
                                    errors = vErrors.length;
                                }
                                else {
                                    var props3 = draft_2020_12_generated_validate0.evaluated.props;
                                    if (props2 !== true && props3 !== undefined) {
                                        if (props3 === true) {
                                            props2 = true;
                                        }
                                        else {
                                            props2 = props2 || {};
                                            Object.assign(props2, props3);
                                        }
                                    }
                                    var items3 = draft_2020_12_generated_validate0.evaluated.items;
                                    if (items2 !== true && items3 !== undefined) {
                                        items2 = items3 === true ? true : items2 > items3 ? items2 : items3;
                                    }
                                }
                            }
                            var _valid0 = _errs20 === errors;
                            valid5 = valid5 || _valid0;
                            const _errs21 = errors;
                            const _errs22 = errors;
                            if (errors === _errs22) {
                                if (Array.isArray(data3)) {
                                    var valid8 = true;
                                    const len0 = data3.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                        const _errs24 = errors;
                                        if (typeof data3[i0] !== "string") {
                                            const err0 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "meta/validation#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                                vErrors = [err0];
                                            }
                                            else {
                                                vErrors.push(err0);
                                            }
                                            errors++;
                                        }
                                        var valid8 = _errs24 === errors;
                                        if (!valid8) {
                                            break;
                                        }
                                    }
                                    if (valid8) {
                                        let i1 = data3.length;
                                        let j0;
                                        if (i1 > 1) {
                                            const indices0 = {};
                                            for (; i1--;) {
                                                let item0 = data3[i1];
                                                if (typeof item0 !== "string") {
                                                    continue;
                                                }
                                                if (typeof indices0[item0] == "number") {
                                                    j0 = indices0[item0];
                                                    const err1 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "meta/validation#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                                                    if (vErrors === null) {
                                                        vErrors = [err1];
                                                    }
                                                    else {
                                                        vErrors.push(err1);
                                                    }
                                                    errors++;
                                                    break;
                                                }
                                                indices0[item0] = i1;
                                            }
                                        }
                                    }
                                }
                                else {
                                    const err2 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "meta/validation#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                    if (vErrors === null) {
                                        vErrors = [err2];
                                    }
                                    else {
                                        vErrors.push(err2);
                                    }
                                    errors++;
                                }
                            }
                            var _valid0 = _errs21 === errors;
                            valid5 = valid5 || _valid0;
                            if (_valid0) {
                                if (items2 !== true) {
                                    items2 = true;
                                }
                            }
                            if (!valid5) {
                                const err3 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                    vErrors = [err3];
                                }
                                else {
                                    vErrors.push(err3);
                                }
                                errors++;
                                draft_2020_12_generated_validate0.errors = vErrors;
                                return false;
                            }
                            else {
                                errors = _errs19;
                                if (vErrors !== null) {
                                    if (_errs19) {
                                        vErrors.length = _errs19;
                                    }
                                    else {
                                        vErrors = null;
                                    }
                                }
                            }
                            var valid4 = _errs18 === errors;
                            if (!valid4) {
                                break;
                            }
                        }
                    }
                    else {
                        draft_2020_12_generated_validate0.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                    }
                }
                var valid1 = _errs14 === errors;
            }
            else {
                var valid1 = true;
            }
            if (valid1) {
                if (data.$recursiveAnchor !== undefined && draft_2020_12_generated_func0.call(data, "$recursiveAnchor")) {
                    let data5 = data.$recursiveAnchor;
                    const _errs26 = errors;
                    const _errs28 = errors;
                    if (errors === _errs28) {
                        if (typeof data5 === "string") {
                            if (!pattern1.test(data5)) {
                                draft_2020_12_generated_validate0.errors = [{ instancePath: instancePath + "/$recursiveAnchor", schemaPath: "meta/core#/$defs/anchorString/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, message: "must match pattern \"" + "^[A-Za-z_][-A-Za-z0-9._]*$" + "\"" }];
                                return false;
                            }
                        }
                        else {
                            draft_2020_12_generated_validate0.errors = [{ instancePath: instancePath + "/$recursiveAnchor", schemaPath: "meta/core#/$defs/anchorString/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                        }
                    }
                    var valid1 = _errs26 === errors;
                }
                else {
                    var valid1 = true;
                }
                if (valid1) {
                    if (data.$recursiveRef !== undefined && draft_2020_12_generated_func0.call(data, "$recursiveRef")) {
                        const _errs30 = errors;
                        const _errs32 = errors;
                        if (errors === _errs32) {
                            if (errors === _errs32) {
                                if (!(typeof data.$recursiveRef === "string")) {
                                    draft_2020_12_generated_validate0.errors = [{ instancePath: instancePath + "/$recursiveRef", schemaPath: "meta/core#/$defs/uriReferenceString/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                }
                            }
                        }
                        var valid1 = _errs30 === errors;
                    }
                    else {
                        var valid1 = true;
                    }
                }
            }
        }
    }
} draft_2020_12_generated_validate0.errors = vErrors; return errors === 0; }
draft_2020_12_generated_validate0.evaluated = { "props": { "definitions": true, "dependencies": true, "$recursiveAnchor": true, "$recursiveRef": true, "contentEncoding": true, "contentMediaType": true, "contentSchema": true, "format": true, "title": true, "description": true, "default": true, "deprecated": true, "readOnly": true, "writeOnly": true, "examples": true, "type": true, "const": true, "enum": true, "multipleOf": true, "maximum": true, "exclusiveMaximum": true, "minimum": true, "exclusiveMinimum": true, "maxLength": true, "minLength": true, "pattern": true, "maxItems": true, "minItems": true, "uniqueItems": true, "maxContains": true, "minContains": true, "maxProperties": true, "minProperties": true, "required": true, "dependentRequired": true, "unevaluatedItems": true, "unevaluatedProperties": true, "prefixItems": true, "items": true, "contains": true, "additionalProperties": true, "properties": true, "patternProperties": true, "dependentSchemas": true, "propertyNames": true, "if": true, "then": true, "else": true, "allOf": true, "anyOf": true, "oneOf": true, "not": true, "$id": true, "$schema": true, "$ref": true, "$anchor": true, "$dynamicRef": true, "$dynamicAnchor": true, "$vocabulary": true, "$comment": true, "$defs": true }, "dynamicProps": false, "dynamicItems": false };

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
        throw invalidSchema(error, path);
    }
}
/** The error for a schema that does not compile; any other error unchanged. */
function invalidSchema(error, path) {
    if (!(error instanceof Error) || error instanceof budget.TooSlowForThisThread)
        return error;
    return new types.MatcherError((0,types/* titleWith */.HH)("Bad JSON Schema", error.message), `${error.message}.`, "Correct the schema.", path);
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
            refuseInvalid(schema, draft07);
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
        throw invalidSchema(error, path);
    }
}
/** Throws for the first mistake in a schema. */
function refuseInvalid(schema, draft07) {
    const validate = draft07 ? draft_07_generated_validate : draft_2020_12_generated_validate;
    if (validate(schema))
        return;
    const { instancePath: pointer = "", message = "is not valid" } = validate.errors?.[0] ?? {};
    const keys = (0,json_pointer/* pointerKeys */.mP)(pointer);
    const value = keys.reduce((at, key) => ((0,json/* isObject */.Gv)(at) ? at[key] : undefined), schema);
    if (keys.at(-1) === "type" && typeof value === "string")
        throw new Error(`there is no type \`${value}\`: write ${TYPES}`);
    throw new Error(`${pointer === "" ? "it" : `\`${pointer}\``} ${message}`);
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
        // Schemas are checked by code that is compiled already.
        meta: false,
        validateSchema: false,
        // A pass over the code takes half the time of compiling, and the code is not faster for it.
        code: { optimize: false },
    };
    const ajv = draft07 ? new dist_ajv.Ajv(settings) : new _2020.Ajv2020(settings);
    dist_default()["default"](ajv);
    for (const [name, check] of Object.entries(INTERNATIONAL))
        ajv.addFormat(name, check);
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
