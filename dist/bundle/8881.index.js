export const id = 8881;
export const ids = [8881,8988];
export const modules = {

/***/ 26822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ firstBy),
/* harmony export */   Fg: () => (/* binding */ definitionOf),
/* harmony export */   mu: () => (/* binding */ definitionsOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _schema_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33140);


/** What is nested deeper, or comes after so many, is not checked. */
const MAX_TEXTS = 20_000;
const MAX_DEPTH = 60;
/** Members that are not written for a reader: patterns, addresses of schemas, and images. */
const NO_TEXT = new Set(["pattern", "$schema", "$id", "$ref", "icons"]);
const DEFINITIONS = new WeakMap();
/** Everything that a server lists, one by one, and its instructions. Computed once. */
function definitionsOf(surface) {
    const all = DEFINITIONS.get(surface) ?? allOf(surface);
    DEFINITIONS.set(surface, all);
    return all;
}
function allOf(surface) {
    const items = (kind, key, list = []) => list.filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).map((value) => definitionOf(kind, textOf(value[key]), value));
    return [
        ...items("tool", "name", surface.tools),
        ...items("prompt", "name", surface.prompts),
        ...items("resource", "uri", surface.resources),
        ...items("template", "uriTemplate", surface.templates),
        ...(typeof surface.instructions !== "string"
            ? []
            : [definitionOf("instructions", "", { instructions: surface.instructions })]),
    ];
}
/** One listed item. */
function definitionOf(kind, name, value) {
    const isTool = kind === "tool";
    return {
        ...{ kind, name, value },
        texts: textsOf(value),
        input: isTool ? schemaOf(value["inputSchema"], "/inputSchema") : undefined,
        output: isTool ? schemaOf(value["outputSchema"], "/outputSchema") : undefined,
    };
}
function schemaOf(root, path) {
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(root) ? { root, ...(0,_schema_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .usedNodes */ .lI)(root, path) } : undefined;
}
/** Every text and every name of a member, in order. A definition may be nested deeper than calls can be. */
function textsOf(value) {
    const texts = [];
    const pending = [
        { path: "", value, isName: false, depth: 0 },
    ];
    for (let next = pending.pop(); next !== undefined && texts.length < MAX_TEXTS; next = pending.pop()) {
        const { path, value: node, isName, depth } = next;
        if (typeof node === "string")
            texts.push({ path, text: node, isName });
        if (typeof node !== "object" || node === null || depth === MAX_DEPTH)
            continue;
        const members = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
        for (const [key, inner] of members.reverse()) {
            if (typeof key === "string" && NO_TEXT.has(key))
                continue;
            const at = `${path}/${(0,_schema_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(key)}`;
            pending.push({ path: at, value: inner, isName: false, depth: depth + 1 });
            if (typeof key === "string")
                pending.push({ path: at, value: key, isName: true, depth });
        }
    }
    return texts;
}
function textOf(value) {
    return typeof value === "string" ? value : "";
}
const INDEXES = new WeakMap();
/** The first definition with each key. Made once for a list, so that comparing all with all is linear. */
function firstBy(all, keyOf) {
    const indexes = INDEXES.get(all) ?? new Map();
    INDEXES.set(all, indexes);
    const index = indexes.get(keyOf) ?? new Map();
    if (!indexes.has(keyOf)) {
        indexes.set(keyOf, index);
        for (const definition of all) {
            const key = keyOf(definition);
            if (!index.has(key))
                index.set(key, definition);
        }
    }
    return index;
}


/***/ }),

/***/ 95955:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   bs: () => (/* binding */ together)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

const MAX_NAME = 100;
const MAX_PLACES = 5;
/** A name of the server in a message. */
function named(name) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(name, MAX_NAME)}\``;
}
/** A place in a message: the pointer without the words between names, such as `inputSchema.limit`. */
function placed(path) {
    const shown = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(path), (pointer) => pointer.slice(1).replaceAll("/properties/", ".").replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~"));
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(shown, MAX_NAME)}\``;
}
/** One breach for several places: `3 strings have no maximum length: a, b, c`. */
function together(paths, what) {
    const [first] = paths;
    if (first === undefined)
        return [];
    const shown = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(paths.slice(0, MAX_PLACES).map(placed), ", ");
    const rest = paths.length > MAX_PLACES ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ` and ${paths.length - MAX_PLACES} more` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ``;
    return [{ path: first, message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${what(paths.length > 1)}: ${shown}${rest}` }];
}


/***/ }),

/***/ 88881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y$: () => (/* binding */ DEFINITION_CHECKS),
  fv: () => (/* binding */ definitionChecks),
  iH: () => (/* binding */ judgeDefinitions)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/conformance/probes/schema.ts
var probes_schema = __webpack_require__(51298);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/conformance/corpus/definitions/listed.ts
var listed = __webpack_require__(26822);
// EXTERNAL MODULE: ./src/conformance/corpus/definitions/places.ts
var places = __webpack_require__(95955);
;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/items.ts




const MAX_VALUE = 100;
const MAX_TYPE = 1_000;
/** RFC 6838, with parameters after it. */
const MIME_TYPE = /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}(?:\s*;.*)?$/;
/** Checks of the members of listed items, apart from schemas. */
const ITEM_CHECKS = [
    {
        id: "SCH-RESOURCE-ANNOTATIONS",
        about: ["resource", "template"],
        breaches: ({ value: { annotations } }) => {
            if (annotations === undefined)
                return [];
            if (!(0,json/* isObject */.Gv)(annotations))
                return [breach("/annotations", (0,redacted/* say */.cv) `the annotations are ${(0,json/* typeName */.go)(annotations)}`)];
            const { audience, priority } = annotations;
            const isAudience = Array.isArray(audience) && audience.every((who) => who === "user" || who === "assistant");
            const isPriority = typeof priority === "number" && priority >= 0 && priority <= 1;
            return [
                ...(audience === undefined || isAudience
                    ? []
                    : [
                        breach("/annotations/audience", (0,redacted/* say */.cv) `the audience is ${shown(audience)}, not a list of "user" and "assistant"`),
                    ]),
                ...(priority === undefined || isPriority
                    ? []
                    : [breach("/annotations/priority", (0,redacted/* say */.cv) `the priority is ${shown(priority)}, not a number from 0 to 1`)]),
            ];
        },
    },
    {
        id: "SCH-DUPLICATE",
        about: ["prompt", "resource", "template"],
        breaches: (definition, { all }) => {
            return definition.name === "" || (0,listed/* firstBy */.CU)(all, identityOf).get(identityOf(definition)) === definition
                ? []
                : [breach("", (0,redacted/* say */.cv) `${(0,places/* named */.KT)(definition.name)} is listed more than once`)];
        },
    },
    {
        id: "SCH-MIME-TYPE",
        about: ["resource", "template"],
        breaches: ({ value: { mimeType } }) => mimeType === undefined || (typeof mimeType === "string" && MIME_TYPE.test(mimeType.slice(0, MAX_TYPE)))
            ? []
            : [breach("/mimeType", (0,redacted/* say */.cv) `${shown(mimeType)} is not a MIME type`)],
    },
];
/** The arguments of a prompt. */
function promptArguments({ value }) {
    const list = value["arguments"];
    return Array.isArray(list) ? list.filter(json/* isObject */.Gv) : [];
}
function identityOf({ kind, name }) {
    return `${kind} ${name}`;
}
function breach(path, message) {
    return { path, message };
}
function shown(value) {
    return (0,redacted/* jsonExcerpt */.Yf)(value, MAX_VALUE);
}

// EXTERNAL MODULE: ./src/conformance/corpus/definitions/schema-nodes.ts
var schema_nodes = __webpack_require__(33140);
;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/contradictions.ts




/** Why a schema accepts nothing; undefined if that is not obvious. */
function contradiction(schema) {
    const number = (key) => (typeof schema[key] === "number" ? schema[key] : undefined);
    if (Array.isArray(schema["enum"]) && schema["enum"].length === 0)
        return "the enum is empty";
    const limits = [
        ["minLength", "maxLength"],
        ["minItems", "maxItems"],
        ["minProperties", "maxProperties"],
        ["minimum", "maximum"],
    ];
    for (const [low, high] of limits) {
        if ((number(low) ?? Number.NEGATIVE_INFINITY) > (number(high) ?? Number.POSITIVE_INFINITY))
            return `\`${low}\` is above \`${high}\``;
    }
    const { type, enum: values } = schema;
    if (type === undefined || !Array.isArray(values))
        return undefined;
    return values.some((value) => isOfType(value, type)) ? undefined : "the type excludes every value of the enum";
}
function isOfType(value, type) {
    const found = (0,json/* typeName */.go)(value);
    const types = [type].flat();
    return types.includes(found) || (found === "integer" && types.includes("number"));
}
/** True if a schema obviously excludes a value: by its type, its enum or its limits. */
function excludes(schema, root, value) {
    const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
    if (!(0,probes_schema/* typesOf */.pl)(schema, root).has(kind))
        return true;
    if ((0,schema_nodes/* allows */.NB)(schema, "integer") && typeof value === "number" && !Number.isInteger(value) && !(0,schema_nodes/* allows */.NB)(schema, "number"))
        return true;
    const values = Array.isArray(schema["enum"]) ? schema["enum"] : "const" in schema ? [schema["const"]] : undefined;
    if (values && value !== null && !values.some((other) => (0,redacted/* jsonOf */.o_)(other) === (0,redacted/* jsonOf */.o_)(value)))
        return true;
    const size = typeof value === "number" ? value : typeof value === "string" ? [...value].length : undefined;
    const [low, high] = typeof value === "number" ? ["minimum", "maximum"] : ["minLength", "maxLength"];
    if (size === undefined || low === undefined || high === undefined)
        return false;
    const [least, most] = [schema[low], schema[high]];
    return (typeof least === "number" && size < least) || (typeof most === "number" && size > most);
}

;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/schema-keywords.ts


const TYPES = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);
const TEXTS = ["title", "description", "format", "pattern", "$schema", "$id", "$ref", "$anchor", "$comment"];
const COUNTS = ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"];
const MORE_COUNTS = ["minContains", "maxContains"];
const NUMBERS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
const FLAGS = ["uniqueItems", "deprecated", "readOnly", "writeOnly"];
const isSchema = (value) => (0,json/* isObject */.Gv)(value) || typeof value === "boolean";
const isNameList = (value) => Array.isArray(value) && value.every((name) => typeof name === "string") && new Set(value).size === value.length;
/** What the value of each keyword must be, by the meta-schema of 2020-12. */
const SHAPES = new Map([
    ["type", [isType, "the name of a JSON type, or a list of different ones"]],
    ["required", [isNameList, "a list of different names"]],
    ["enum", [Array.isArray, "a list"]],
    ["examples", [Array.isArray, "a list"]],
    ["multipleOf", [(value) => typeof value === "number" && value > 0, "a number above 0"]],
    [
        "dependentRequired",
        [(value) => (0,json/* isObject */.Gv)(value) && Object.values(value).every(isNameList), "lists of names by name"],
    ],
    ...[...schema_nodes/* SUBSCHEMA */.uv].filter((name) => name !== "additionalItems").map((name) => [name, [isSchema, "a schema"]]),
    ...[...schema_nodes/* SUBSCHEMA_LISTS */.kr].map((name) => [name, [isSchemaList, "a list of schemas"]]),
    ...[...schema_nodes/* SUBSCHEMA_MAPS */.gZ].map((name) => [name, [isSchemaMap, "schemas by name"]]),
    ...TEXTS.map((name) => [name, [(value) => typeof value === "string", "a string"]]),
    ...[...COUNTS, ...MORE_COUNTS].map((name) => [name, [isCount, "a whole number of 0 or more"]]),
    ...NUMBERS.map((name) => [name, [(value) => typeof value === "number", "a number"]]),
    ...FLAGS.map((name) => [name, [(value) => typeof value === "boolean", "true or false"]]),
]);
/** Keywords that have another name in 2020-12, with that name. */
const OLD = new Map([
    ["items", [(value) => isSchemaList(value), "`prefixItems`"]],
    ["exclusiveMinimum", [(value) => typeof value === "boolean", "the limit itself"]],
    ["exclusiveMaximum", [(value) => typeof value === "boolean", "the limit itself"]],
]);
/** What each type's keywords begin with; a keyword has no effect on values of another type. */
const KEYWORDS_OF = {
    string: ["minLength", "maxLength", "pattern"],
    number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
    array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"],
    object: ["properties", "required", "patternProperties", "minProperties", "maxProperties", "propertyNames"],
};
/** Keywords of OpenAPI and of draft 3; JSON Schema ignores them. */
const FOREIGN = new Map([
    ["nullable", 'a type "null"'],
    ["optional", "`required` of the object"],
]);
const KNOWN = new Set([...SHAPES.keys(), "additionalItems", "const", "default", "dependencies"]);
const SPELLINGS = new Map([...KNOWN].map((name) => [plain(name), name]));
/** What is wrong with the value of a keyword; undefined if nothing is. */
function wrongShape(keyword, value) {
    if (OLD.get(keyword)?.[0](value))
        return undefined;
    const shape = SHAPES.get(keyword);
    return shape === undefined || shape[0](value) ? undefined : shape[1];
}
/** What 2020-12 has instead of an older form of a keyword; undefined if the form is not older. */
function insteadOfOld(keyword, value) {
    const old = OLD.get(keyword);
    return old?.[0](value) ? old[1] : undefined;
}
/** Keywords of a schema that have no effect, each with the reason as the end of a sentence. */
function withoutEffect(schema) {
    const types = typesIn(schema["type"]);
    const misplaced = Object.entries(KEYWORDS_OF).flatMap(([type, keywords]) => {
        const applies = types === undefined || types.has(type) || (type === "number" && types.has("integer"));
        if (applies)
            return [];
        return keywords
            .filter((keyword) => keyword in schema)
            .map((keyword) => [keyword, `which only concerns a type "${type}"`]);
    });
    const unknown = Object.keys(schema).flatMap((keyword) => {
        if (KNOWN.has(keyword))
            return [];
        const foreign = FOREIGN.get(keyword);
        if (foreign !== undefined)
            return [[keyword, `which JSON Schema does not have; it has ${foreign}`]];
        const meant = SPELLINGS.get(plain(keyword));
        return meant === undefined ? [] : [[keyword, `which JSON Schema does not have; it has \`${meant}\``]];
    });
    return [...misplaced, ...unknown];
}
/** The types that a `type` names; undefined if it is not valid. */
function typesIn(type) {
    if (!isType(type))
        return undefined;
    return new Set([type].flat().map(String));
}
function isType(value) {
    if (typeof value === "string")
        return TYPES.has(value);
    return isNameList(value) && Array.isArray(value) && value.length > 0 && value.every((name) => TYPES.has(name));
}
function isCount(value) {
    return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
function isSchemaList(value) {
    return Array.isArray(value) && value.length > 0 && value.every(isSchema);
}
function isSchemaMap(value) {
    return (0,json/* isObject */.Gv)(value) && Object.values(value).every(isSchema);
}
function plain(name) {
    return name.length > 40 ? name : name.replace(/[_-]/g, "").toLowerCase();
}

;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/schemas.ts







const MAX_PATTERN = 10_000;
const MAX_HOPS = 50;
const schemas_MAX_VALUE = 100;
/** Any of them says what a value may be. */
const TYPING = [
    ...["type", "enum", "const", "$ref", "$dynamicRef", "anyOf", "oneOf", "allOf", "not", "if", "properties", "items"],
    ...["prefixItems", "additionalProperties", "patternProperties", "required", "pattern", "format", "minimum"],
];
/** Any of them says which members an object has. */
const MEMBERS = [
    ...["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames", "required"],
    ...["$ref", "$dynamicRef", "anyOf", "oneOf", "allOf", "enum", "const", "not", "if"],
];
/** Any of them limits a text. */
const TEXT_LIMITS = ["maxLength", "enum", "const", "pattern", "format", "$ref", "anyOf", "oneOf", "allOf"];
const ITEMS = ["items", "prefixItems", "contains", "$ref", "enum", "const", "anyOf", "oneOf", "allOf"];
const OBJECT_PARTS = ["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "patternProperties"];
/** The last words of names of arguments that a tool usually needs. */
const NEEDED = /^(?:(?:.*_)?(?:id|ids|path|paths|url|uri|query|file|filename|filepath|sql|command|expression|code))$/;
/** Words that say that an argument is optional or an alternative. */
const OPTIONAL = /\b(?:optional|default|omit|omitted|leave|if|only|either|or|filter|unless|when|instead)/i;
/** Checks of the schemas of tools. */
const SCHEMA_CHECKS = [
    {
        id: "SCH-INVALID",
        about: ["tool"],
        breaches: ({ input, output, value }) => {
            const wholes = ["inputSchema", "outputSchema"].filter((key) => key in value && !(0,json/* isObject */.Gv)(value[key]));
            return [
                // INV-023 reports a missing input schema.
                ...wholes
                    .filter((key) => key === "outputSchema")
                    .map((key) => schemas_breach(`/${key}`, (0,redacted/* say */.cv) `the output schema is ${(0,json/* typeName */.go)(value[key])}`)),
                ...nodesOf({ input, output }).flatMap(({ path, schema }) => Object.entries(schema).flatMap(([keyword, inner]) => {
                    const wrong = wrongShape(keyword, inner);
                    if (wrong === undefined)
                        return [];
                    const found = (0,redacted/* say */.cv) `${(0,places/* named */.KT)(keyword)} is ${(0,redacted/* jsonExcerpt */.Yf)(inner, schemas_MAX_VALUE)}, not ${(0,redacted/* hide */.jD)(wrong)}`;
                    return [schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)}: ${found}`)];
                })),
            ];
        },
    },
    {
        id: "SCH-DIALECT",
        about: ["tool"],
        breaches: (tool) => [tool.input, tool.output].filter(has2020).flatMap((schema) => (schema?.nodes ?? []).flatMap(({ path, schema: node }) => Object.entries(node).flatMap(([keyword, inner]) => {
            const instead = insteadOfOld(keyword, inner);
            if (instead === undefined)
                return [];
            const what = (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)}: this form of ${(0,places/* named */.KT)(keyword)} is not part of 2020-12`;
            return [schemas_breach(path, (0,redacted/* say */.cv) `${what}, which has ${(0,redacted/* hide */.jD)(instead)}`)];
        }))),
    },
    {
        id: "SCH-OUTPUT-OBJECT",
        about: ["tool"],
        breaches: ({ output }) => {
            if (output === undefined || !(0,json/* isObject */.Gv)(output.root) || output.root["type"] === "object")
                return [];
            const found = (0,redacted/* jsonExcerpt */.Yf)(output.root["type"] ?? null, schemas_MAX_VALUE);
            return [schemas_breach("/outputSchema", (0,redacted/* say */.cv) `the type of the output schema is ${found}, not "object"`)];
        },
    },
    {
        id: "SCH-NO-REQUIRED",
        about: ["tool"],
        breaches: ({ input }) => {
            const root = input && (0,json/* isObject */.Gv)(input.root) ? input.root : {};
            if ((Array.isArray(root["required"]) && root["required"].length > 0) || (0,schema_nodes/* hasAny */.X8)(root, OBJECT_PARTS))
                return [];
            const properties = argumentsOf(input);
            const isNeeded = ({ schema, property = "" }) => NEEDED.test(property
                .replace(/(?<=[a-z])(?=[A-Z])/g, "_")
                .toLowerCase()
                .slice(0, schemas_MAX_VALUE)) &&
                !("default" in schema) &&
                !(0,probes_schema/* typesOf */.pl)(schema, root).has("null") &&
                !(typeof schema["description"] === "string" && OPTIONAL.test(schema["description"]));
            // Several arguments are often alternatives.
            const [only] = properties;
            if (only === undefined || properties.length > 1 || !isNeeded(only))
                return [];
            return [schemas_breach("/inputSchema", (0,redacted/* say */.cv) `no argument is required, but ${(0,places/* placed */.GS)(only.path)} seems to be`)];
        },
    },
    {
        id: "SCH-OPEN-INPUT",
        about: ["tool"],
        breaches: ({ input }) => {
            if (!input || !(0,json/* isObject */.Gv)(input.root) || (0,schema_nodes/* hasAny */.X8)(input.root, ["additionalProperties", "unevaluatedProperties"]))
                return [];
            return (0,schema_nodes/* hasAny */.X8)(input.root, OBJECT_PARTS)
                ? []
                : [schemas_breach("/inputSchema", (0,redacted/* say */.cv) `the input schema accepts arguments that it does not name`)];
        },
    },
    {
        id: "SCH-OPEN-OBJECT",
        about: ["tool"],
        breaches: ({ input }) => (0,places/* together */.bs)(pathsOf(input, ({ schema, keyword }) => {
            return keyword !== undefined && (0,schema_nodes/* allows */.NB)(schema, "object") && !(0,schema_nodes/* hasAny */.X8)(schema, MEMBERS);
        }), (many) => many ? (0,redacted/* say */.cv) `objects do not say which members they have` : (0,redacted/* say */.cv) `an object does not say which members it has`),
    },
    {
        id: "SCH-UNTYPED",
        about: ["tool"],
        breaches: ({ input }) => (0,places/* together */.bs)(pathsOf(input, ({ schema, isEmpty, property }) => {
            return property !== undefined && (isEmpty || Object.keys(schema).length > 0) && !(0,schema_nodes/* hasAny */.X8)(schema, TYPING);
        }), (many) => (many ? (0,redacted/* say */.cv) `arguments have no type` : (0,redacted/* say */.cv) `an argument has no type`)),
    },
    {
        id: "SCH-UNBOUNDED-STRING",
        about: ["tool"],
        breaches: ({ input }) => (0,places/* together */.bs)(pathsOf(input, ({ schema }) => (0,schema_nodes/* allows */.NB)(schema, "string") && !(0,schema_nodes/* hasAny */.X8)(schema, TEXT_LIMITS)), (many) => (many ? (0,redacted/* say */.cv) `strings have no maximum length` : (0,redacted/* say */.cv) `a string has no maximum length`)),
    },
    {
        id: "SCH-ARRAY-ITEMS",
        about: ["tool"],
        breaches: (tool) => (0,places/* together */.bs)(nodesOf(tool)
            .filter(({ schema }) => (0,schema_nodes/* allows */.NB)(schema, "array") && !(0,schema_nodes/* hasAny */.X8)(schema, ITEMS))
            .map(({ path }) => path), (many) => (many ? (0,redacted/* say */.cv) `arrays do not say what they contain` : (0,redacted/* say */.cv) `an array does not say what it contains`)),
    },
    {
        id: "SCH-ENUM-DUPLICATE",
        about: ["tool"],
        breaches: (tool) => nodesOf(tool).flatMap(({ path, schema }) => {
            const values = Array.isArray(schema["enum"]) ? schema["enum"] : [];
            const seen = new Set();
            const twice = values.find((value) => {
                const text = (0,redacted/* jsonOf */.o_)(value);
                if (seen.has(text))
                    return true;
                seen.add(text);
                return false;
            });
            return seen.size < values.length && twice !== undefined
                ? [schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)}: the enum has ${(0,redacted/* jsonExcerpt */.Yf)(twice, schemas_MAX_VALUE)} twice`)]
                : [];
        }),
    },
    {
        id: "SCH-UNSATISFIABLE",
        about: ["tool"],
        breaches: (tool) => nodesOf(tool).flatMap(({ path, schema }) => {
            const why = contradiction(schema);
            return why === undefined ? [] : [schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)}: no value is valid, because ${(0,redacted/* hide */.jD)(why)}`)];
        }),
    },
    {
        id: "SCH-REQUIRED-UNKNOWN",
        about: ["tool"],
        breaches: (tool) => nodesOf(tool).flatMap(({ path, schema, keyword }) => {
            // A branch may require what the schema around it declares.
            const isBranch = keyword !== undefined && ["anyOf", "oneOf", "allOf", "not", "if", "then", "else"].includes(keyword);
            const { required, properties } = schema;
            if (!Array.isArray(required) ||
                isBranch ||
                (0,schema_nodes/* hasAny */.X8)(schema, OBJECT_PARTS) ||
                (0,json/* isObject */.Gv)(schema["additionalProperties"]))
                return [];
            const known = (0,json/* isObject */.Gv)(properties) ? properties : {};
            return required
                .filter((name) => typeof name === "string" && !Object.hasOwn(known, name))
                .map((name) => schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)}: ${(0,places/* named */.KT)(name)} is required, and not among the properties`));
        }),
    },
    {
        id: "SCH-REQUIRED-DEFAULT",
        about: ["tool"],
        breaches: ({ input }) => (input?.nodes ?? []).flatMap(({ path, schema }) => {
            const required = Array.isArray(schema["required"]) ? schema["required"] : [];
            const properties = (0,json/* isObject */.Gv)(schema["properties"]) ? schema["properties"] : {};
            return required
                .filter((name) => typeof name === "string" && Object.hasOwn(properties, name))
                .filter((name) => (0,json/* isObject */.Gv)(properties[name]) && "default" in properties[name])
                .map((name) => schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* named */.KT)(name)} is required, so its default is never used`));
        }),
    },
    {
        id: "SCH-DEFAULT",
        about: ["tool"],
        breaches: (tool) => [tool.input, tool.output].flatMap((whole) => (whole?.nodes ?? []).flatMap(({ path, schema }) => {
            const values = [
                ...("default" in schema ? [["default", schema["default"]]] : []),
                ...(Array.isArray(schema["examples"]) ? schema["examples"] : []).map((value) => [
                    "example",
                    value,
                ]),
            ];
            return values
                .filter(([, value]) => excludes(schema, whole?.root, value))
                .map(([what, value]) => schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} excludes its ${(0,redacted/* hide */.jD)(what)} ${(0,redacted/* jsonExcerpt */.Yf)(value, schemas_MAX_VALUE)}`));
        })),
    },
    {
        id: "SCH-REF",
        about: ["tool"],
        breaches: (tool) => [tool.input, tool.output].flatMap((whole) => (whole?.nodes ?? []).flatMap(({ path, schema }) => {
            const { $ref } = schema;
            if (typeof $ref !== "string" || !isLocal($ref) || leadsToSchema($ref, whole?.root))
                return [];
            return [schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)}: the reference ${(0,redacted/* jsonExcerpt */.Yf)($ref, schemas_MAX_VALUE)} leads to no schema`)];
        })),
    },
    {
        id: "SCH-REF-EXTERNAL",
        about: ["tool"],
        breaches: (tool) => nodesOf(tool).flatMap(({ path, schema: { $ref } }) => typeof $ref === "string" && /^[a-z][a-z0-9+.-]{0,20}:/i.test($ref)
            ? [schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} refers to ${(0,redacted/* jsonExcerpt */.Yf)($ref, schemas_MAX_VALUE)}, which clients must not fetch`)]
            : []),
    },
    {
        id: "SCH-PATTERN",
        about: ["tool"],
        breaches: (tool) => nodesOf(tool).flatMap(({ path, schema: { pattern, patternProperties } }) => {
            const patterns = [pattern, ...((0,json/* isObject */.Gv)(patternProperties) ? Object.keys(patternProperties) : [])];
            return patterns
                .filter((text) => typeof text === "string" && !isPattern(text))
                .map((text) => schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)}: the pattern ${(0,redacted/* jsonExcerpt */.Yf)(text, schemas_MAX_VALUE)} is not a valid regular expression`));
        }),
    },
    {
        id: "SCH-KEYWORD",
        about: ["tool"],
        breaches: (tool) => nodesOf(tool).flatMap(({ path, schema }) => withoutEffect(schema).map(([keyword, why]) => schemas_breach(path, (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} has ${(0,places/* named */.KT)(keyword)}, ${(0,redacted/* hide */.jD)(why)}`))),
    },
];
/** The schemas of the arguments of a tool, without those within them. */
function argumentsOf(input) {
    return (input?.nodes ?? []).filter(({ property, level, path }) => {
        return property !== undefined && level === 1 && path.split("/", 5).length === 4;
    });
}
/** Every schema within those of a tool. */
function nodesOf({ input, output }) {
    return [...(input?.nodes ?? []), ...(output?.nodes ?? [])];
}
function schemas_breach(path, message) {
    return { path, message };
}
function pathsOf(schema, test) {
    return (schema?.nodes ?? []).filter(test).map(({ path }) => path);
}
function has2020(schema) {
    const dialect = schema && (0,json/* isObject */.Gv)(schema.root) ? schema.root["$schema"] : undefined;
    return dialect === undefined || (typeof dialect === "string" && dialect.includes("2020-12"));
}
function isLocal(reference) {
    return reference === "#" || reference.startsWith("#/");
}
function leadsToSchema(reference, root) {
    let next = reference;
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
        if (typeof next !== "string" || !isLocal(next))
            return true;
        const target = (0,probes_schema/* lookUp */.TE)(next, root);
        if (!(0,json/* isObject */.Gv)(target))
            return typeof target === "boolean";
        next = target["$ref"];
    }
    return false;
}
function isPattern(text) {
    // What is longer is not compiled: it may be very slow.
    if (text.length > MAX_PATTERN)
        return true;
    try {
        return new RegExp(text) instanceof RegExp;
    }
    catch {
        return isUnicodePattern(text);
    }
}
function isUnicodePattern(text) {
    try {
        return new RegExp(text, "u") instanceof RegExp;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/descriptions.ts







const MAX_SHOWN = 60;
/** A text that is shorter and has fewer words than this says little more than a name. */
const MIN_LENGTH = 12;
const MIN_WORDS = 2;
/** Shorter texts may be the same for a good reason. */
const MIN_DUPLICATE = 10;
const MAX_PLACEHOLDER = 1_000;
const FILLERS = new Set([
    "the",
    "a",
    "an",
    "of",
    "to",
    "for",
    "this",
    "that",
    "value",
    "parameter",
    "argument",
    "tool",
]);
const UNWRITTEN = /^\s*(?:TODO|FIXME|TBD|XXX)(?:[:\s]|$)/;
const PLACEHOLDER = /^\s*(?:lorem ipsum.{0,1000}|(?:(?:tool|function|parameter|argument|prompt|resource) )?description(?: (?:goes )?here)?|n\/a|none|null|undefined|test|foo|bar|string|\.{3}|-)\s*\.?\s*$/is;
/** Traces of a wrong encoding, or of an object instead of a text. */
const BROKEN = /\uFFFD|Ã[\x80-\xBF]|â€[œ™\x9c\x9d\x93\x94¦]|\[object Object\]/;
/** Checks of the texts by which a model chooses a tool. */
const DESCRIPTION_CHECKS = [
    {
        id: "DESC-MISSING",
        about: ["tool"],
        breaches: (tool) => (descriptionOf(tool) === "" ? [{ path: "", message: (0,redacted/* say */.cv) `it has no description` }] : []),
    },
    {
        id: "DESC-SHORT",
        about: ["tool"],
        breaches: (tool) => {
            const text = descriptionOf(tool);
            const isShort = text !== "" && text.length < MIN_LENGTH && wordsOf(text).length < MIN_WORDS;
            return isShort ? [{ path: "/description", message: (0,redacted/* say */.cv) `the description is only ${quoted(text)}` }] : [];
        },
    },
    {
        id: "DESC-NAME-REPEATED",
        about: ["tool", "prompt"],
        breaches: (definition) => {
            const text = descriptionOf(definition);
            return text !== "" && meaningOf(text) === meaningOf(definition.name)
                ? [{ path: "/description", message: (0,redacted/* say */.cv) `the description ${quoted(text)} only repeats the name` }]
                : [];
        },
    },
    {
        id: "DESC-DUPLICATE",
        about: ["tool"],
        breaches: (tool, { all }) => {
            const text = descriptionOf(tool);
            if (text.length < MIN_DUPLICATE)
                return [];
            const other = (0,listed/* firstBy */.CU)(all, toolDescription).get(toolDescription(tool));
            return other === undefined || other === tool || other.name === tool.name
                ? []
                : [{ path: "/description", message: (0,redacted/* say */.cv) `it has the same description as ${(0,places/* named */.KT)(other.name)}` }];
        },
    },
    {
        id: "DESC-ARGUMENT-MISSING",
        about: ["tool"],
        breaches: ({ input }) => (0,places/* together */.bs)(argumentsOf(input)
            .filter((node) => !isDescribed(node.schema, input?.root))
            .map(({ path }) => path), (many) => (many ? (0,redacted/* say */.cv) `arguments have no description` : (0,redacted/* say */.cv) `an argument has no description`)),
    },
    {
        id: "DESC-ARGUMENT-REPEATED",
        about: ["tool"],
        breaches: ({ input }) => argumentsOf(input).flatMap(({ path, schema, property = "" }) => {
            const text = typeof schema["description"] === "string" ? schema["description"] : "";
            return text.trim() !== "" && meaningOf(text) === meaningOf(property)
                ? [{ path: `${path}/description`, message: (0,redacted/* say */.cv) `the description ${quoted(text)} only repeats the name` }]
                : [];
        }),
    },
    {
        id: "DESC-TITLE-MISSING",
        about: ["tool"],
        breaches: ({ value: { title, annotations } }) => [title, (0,json/* isObject */.Gv)(annotations) ? annotations["title"] : undefined].some((text) => typeof text === "string" && text.trim() !== "")
            ? []
            : [{ path: "", message: (0,redacted/* say */.cv) `it has no title` }],
    },
    {
        id: "DESC-PLACEHOLDER",
        about: ["tool", "prompt", "resource", "template", "instructions"],
        breaches: ({ texts }) => descriptionsIn(texts)
            .filter(({ path, text }) => !path.endsWith("/title") && isPlaceholder(text))
            .map(({ path, text }) => ({ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} is still a placeholder: ${quoted(text)}` })),
    },
    {
        id: "DESC-BROKEN-TEXT",
        about: ["tool", "prompt", "resource", "template", "instructions"],
        breaches: ({ texts }) => descriptionsIn(texts).flatMap(({ path, text }) => {
            const found = BROKEN.exec(text);
            return found === null
                ? []
                : [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} was not written correctly: ${quoted(found[0])}` }];
        }),
    },
    {
        id: "DESC-NAMES-ALIKE",
        about: ["tool"],
        breaches: (tool, { all }) => {
            const other = (0,listed/* firstBy */.CU)(all, toolLetters).get(toolLetters(tool));
            return other === undefined || other.name === tool.name || lettersOf(tool.name) === ""
                ? []
                : [{ path: "/name", message: (0,redacted/* say */.cv) `the name differs from ${(0,places/* named */.KT)(other.name)} only by case or punctuation` }];
        },
    },
    {
        id: "DESC-PROMPT",
        about: ["prompt"],
        breaches: (prompt) => {
            const without = promptArguments(prompt).filter((argument) => textOf(argument["description"]) === "");
            return [
                ...(descriptionOf(prompt) === "" ? [{ path: "", message: (0,redacted/* say */.cv) `it has no description` }] : []),
                ...without.map(({ name }) => ({
                    path: "/arguments",
                    message: (0,redacted/* say */.cv) `the argument ${(0,places/* named */.KT)(textOf(name))} has no description`,
                })),
            ];
        },
    },
    {
        id: "DESC-RESOURCE",
        about: ["resource", "template"],
        breaches: (resource) => descriptionOf(resource) === "" && textOf(resource.value["title"]) === ""
            ? [{ path: "", message: (0,redacted/* say */.cv) `it has neither a description nor a title` }]
            : [],
    },
];
/** The description of an item, without blanks around it; empty if it has none. */
function descriptionOf({ value }) {
    return textOf(value["description"]);
}
/** The texts that describe something: descriptions, titles and instructions. */
function descriptionsIn(texts) {
    return texts.filter(({ path, isName }) => !isName && /\/(?:description|title|instructions)$/.test(path));
}
function isPlaceholder(text) {
    return UNWRITTEN.test(text) || (text.length < MAX_PLACEHOLDER && PLACEHOLDER.test(text));
}
function toolDescription(definition) {
    return `${definition.kind} ${descriptionOf(definition)}`;
}
function toolLetters({ kind, name }) {
    return `${kind} ${lettersOf(name)}`;
}
function isDescribed(schema, root) {
    return describes(schema) || describes((0,probes_schema/* resolveRefs */.F0)(schema, root));
}
function describes(schema) {
    if (textOf(schema["description"]) !== "")
        return true;
    // A title that generators made from the name is not a description; one on a branch is.
    return ["anyOf", "oneOf", "allOf"].some((key) => {
        const branches = schema[key];
        return (Array.isArray(branches) && branches.some((branch) => (0,json/* isObject */.Gv)(branch) && textOf(branch["description"]) !== ""));
    });
}
function textOf(value) {
    return typeof value === "string" ? value.trim() : "";
}
function quoted(text) {
    return (0,redacted/* say */.cv) `"${(0,redacted/* excerpt */.Kb)(text, MAX_SHOWN)}"`;
}
/** The words of a text or a name, in lower case. Only the beginning of a long text is compared. */
function wordsOf(text) {
    return text
        .slice(0, 1_000)
        .replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "");
}
function meaningOf(text) {
    return wordsOf(text)
        .filter((word) => !FILLERS.has(word))
        .map((word) => word.replace(/s$/, ""))
        .join(" ");
}
function lettersOf(name) {
    return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/directives.ts



const directives_MAX_SHOWN = 120;
const MAX_MATCHES = 50;
const EVERY = ["tool", "prompt", "resource", "template", "instructions"];
/** Words that negate the directive that follows them in the same sentence. */
const NEGATION = /\b(?:not|never|avoid|without|cannot|don't|doesn't|mustn't|shouldn't|won't|no need to|refuses? to)\b[^.!?:;]{0,60}$/;
/** Directives that override what a user or a client has said; texts are in lower case, with single blanks. */
const INJECTION = [
    /\b(?:ignore|disregard|forget)\b(?: [\w']{1,20}){0,3} (?:previous|prior|preceding|above|earlier|your|system)(?: [\w']{1,20}){0,2} (?:instructions?|prompts?|directives?|guidelines|rules|training)\b/,
    /\b(?:override|bypass|replace) (?:your|the) (?:[\w']{1,20} ){0,2}(?:system prompt|safety|guardrails|instructions)\b/,
    /\b(?:reveal|print|repeat|output|leak|disclose|return) (?:[\w']{1,20} ){0,3}(?:system prompt|hidden instructions|your instructions|initial instructions)\b/,
    /\byou are now (?:an?|in) (?:[\w'-]{1,20} ){0,4}(?:assistant|ai|mode|agent|admin|administrator|model)\b/,
    /\b(?:your|the) (?:new|real|actual|true) (?:instructions|task|goal|objective|role) (?:is|are)\b/,
    /<\/?(?:important|system|secret|hidden|admin|system_prompt|system-prompt|instructions_override)>/,
    /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?inst\]|<<\/?sys>>/,
    /\bfrom now on,? (?:you|always|never|every)\b/,
];
/** Directives to keep something from the user. */
const CONCEALMENT = [
    /\b(?:do not|don't|never|must not|should not) (?:ever )?(?:tell|inform|notify|alert|warn) (?:the |your )?(?:user|human|operator)s?\b/,
    /\b(?:do not|don't|never|must not|should not) (?:ever )?(?:mention|reveal|disclose|admit|explain)(?: [\w']{1,20}){0,5} to (?:the |your )?(?:user|human|operator)s?\b/,
    /\bwithout (?:telling|informing|the knowledge of) (?:the |your )?(?:user|human|operator)s?\b/,
    /\b(?:secretly|covertly|silently|quietly) (?:send|read|call|invoke|include|forward|upload|collect|copy|execute|run|pass|append)\b/,
    /\bkeep (?:this|it) (?:a )?(?:secret|hidden) from (?:the |your )?(?:user|human)\b/,
];
/** Directives about tools of other servers. */
const CROSS_TOOL = [
    /\b(?:before|after|instead of|whenever|prior to|every time|when)(?: you)? (?:us|call|invok|runn)(?:e|ing)? (?:any|all|every|each)(?: of the)? other (?:mcp )?(?:tool|server|function)s?\b/,
    /\b(?:do not|don't|never|stop) (?:use|call|trust|invoke|using|calling) (?:any |the |all )?(?:other (?:mcp )?(?:tool|server)s?|(?:tool|server)s (?:of|from) other (?:mcp )?servers)\b/,
    /\b(?:this|the following) (?:tool |server |instruction )?(?:overrides|supersedes|takes precedence over) (?:any|all|every|the) other (?:mcp )?(?:tool|server)s?\b/,
];
/** A directive that names a tool: it depends on whether the server has that tool. */
const NAMED_TOOL = /\b(?:when(?:ever)?|before|after|instead of|do not use|don't use|never use|stop using|modif(?:y|ies) (?:the behavior of )?)(?: (?:the|using|calling|invoking|you call|you use))? ["'`]?([a-z][\w-]{1,60}[_-][\w-]{1,60})["'`]? (?:tool|mcp tool|function) (?:is|must|should|always|also|for|,)/g;
const SENSITIVE_FILE = /(?:~|\/home\/[\w$]{1,30}|\/root|\$home|%userprofile%)[\\/]\.(?:ssh|aws|kube|gnupg|netrc|git-credentials|docker|config\/gcloud)\b[\w\\/.-]{0,60}(?<!\.pub)|\bid_(?:rsa|ed25519|ecdsa)\b(?!\.pub)|\/etc\/(?:passwd|shadow)\b|\.cursor\/mcp\.json|claude_desktop_config\.json|\bwallet\.dat\b/g;
const HANDING_OVER = /\b(?:pass|send|include|attach|append|upload|post|forward|provide|put|paste|submit|insert|as (?:the )?(?:value|content|argument|parameter))\b/;
const TAKING = /\b(?:read|open|cat|load|get|fetch|access|retrieve|contents? of)\b/;
const NEAR = 200;
const EXFILTRATION = [
    /\b(?:include|pass|send|append|attach|put|insert|copy|forward|post|upload|provide)(?: [\w'-]{1,20}){0,4} (?:entire|full|whole|complete|all)(?: [\w'-]{1,20}){0,3} (?:conversation|chat|message) (?:history|log|transcript|context|so far)\b/,
    /\b(?:include|pass|send|append|attach|put|insert|copy|forward|post|upload)(?: [\w'-]{1,20}){0,4} (?:system prompt|(?:all|the|your) environment variables|(?:the|your) previous (?:messages|tool results|tool calls))\b/,
    /\b(?:always|also|additionally|first) (?:cc|bcc|send|forward|copy|post|upload|report)\b[^.!?]{0,80}(?:https?:\/\/|\b[\w.+-]{1,40}@[\w-]{1,40}\.\w{2,20}\b)/,
];
/** Checks of the instructions that texts give a model. */
const DIRECTIVE_CHECKS = [
    {
        id: "SEC-INJECTION",
        about: EVERY,
        breaches: (definition) => directives(definition, INJECTION, "tells the model to disregard others"),
    },
    {
        id: "SEC-CONCEALMENT",
        about: EVERY,
        breaches: (definition) => directives(definition, CONCEALMENT, "tells the model to hide something from the user"),
    },
    {
        id: "SEC-CROSS-TOOL",
        about: EVERY,
        breaches: (definition, context) => [
            ...directives(definition, CROSS_TOOL, "gives instructions for tools of other servers"),
            ...plainTexts(definition).flatMap(({ path, text }) => {
                const matches = [...text.matchAll(NAMED_TOOL)].slice(0, MAX_MATCHES);
                const found = matches.find(([, name = ""]) => !isOwn(name, definition, context));
                return found === undefined
                    ? []
                    : [breachOf(path, "gives instructions for a tool that the server does not have", found[0])];
            }),
        ],
    },
    {
        id: "SEC-EXFILTRATION",
        about: EVERY,
        breaches: (definition) => [
            ...directives(definition, EXFILTRATION, "tells the model to hand over what the tool does not need"),
            ...plainTexts(definition).flatMap(({ path, text }) => {
                const found = [...text.matchAll(SENSITIVE_FILE)].find(({ 0: file, index }) => {
                    const around = text.slice(Math.max(0, index - NEAR), index + file.length + NEAR);
                    const before = text.slice(Math.max(0, index - NEAR), index);
                    return TAKING.test(before) && HANDING_OVER.test(around) && !NEGATION.test(before);
                });
                return found === undefined
                    ? []
                    : [breachOf(path, "tells the model to read a file with secrets and to hand it over", found[0])];
            }),
        ],
    },
];
const PLAIN = new WeakMap();
/** The texts in the form in which directives are recognised: without invisible characters, in lower case, with single blanks. */
function plainTexts(definition) {
    const plain = PLAIN.get(definition) ?? normalized(definition);
    PLAIN.set(definition, plain);
    return plain;
}
function normalized({ texts }) {
    return texts
        .filter(({ text }) => text.includes(" ") || text.includes("<") || text.includes("["))
        .map((place) => ({
        ...place,
        text: place.text
            .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, "")
            .replace(/[\u2018\u2019]/g, "'")
            .replace(/\s+/g, " ")
            .toLowerCase(),
    }));
}
function directives(definition, patterns, what) {
    return plainTexts(definition).flatMap(({ path, text }) => {
        for (const pattern of patterns) {
            const match = pattern.exec(text);
            if (match !== null && !isNegated(text, match))
                return [breachOf(path, what, match[0])];
        }
        return [];
    });
}
function isNegated(text, { index }) {
    return NEGATION.test(text.slice(Math.max(0, index - 80), index));
}
/** A tool or an argument of the server may be named. */
function isOwn(name, { texts }, { all }) {
    return (0,listed/* firstBy */.CU)(all, lowerName).has(name) || texts.some(({ isName, text }) => isName && text.toLowerCase() === name);
}
function lowerName({ name }) {
    return name.toLowerCase();
}
function breachOf(path, what, found) {
    return { path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} ${(0,redacted/* hide */.jD)(what)}: "${(0,redacted/* excerpt */.Kb)(found, directives_MAX_SHOWN)}"` };
}

// EXTERNAL MODULE: ./src/core/redaction/tokens.ts
var redaction_tokens = __webpack_require__(79083);
;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/hidden-text.ts



const hidden_text_MAX_SHOWN = 80;
const MAX_DECODED = 4_096;
const hidden_text_EVERY = ["tool", "prompt", "resource", "template", "instructions"];
/** A flag such as that of Scotland is written with tag characters. */
const FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{1,10}\u{E007F}/gu;
/** Characters that are invisible or reorder others; those that scripts and emoji need count only between Latin letters. */
const INVISIBLE = [
    [/[\u{E0000}-\u{E007F}]/u, "tag characters, which spell a hidden text"],
    [/[\u202A-\u202E\u2066-\u2069]/u, "characters that change the direction of the text"],
    [/[\u200B\u2060-\u2064\u180E\u3164\u115F\u1160\uFFA0]|(?!^)\uFEFF/u, "characters of no width"],
    [/[A-Za-z][\u200C\u200D][A-Za-z]/u, "characters of no width between letters"],
    [/[\uFE00-\uFE0F]{2}|[\u{E0100}-\u{E01EF}]{2}/u, "variation selectors in a row, which may spell a hidden text"],
];
/** Sequences that a terminal interprets as commands. */
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/;
const MIXED_WORD = /[A-Za-z][\u0400-\u052F]|[\u0400-\u052F][A-Za-z]/;
const COMMENT = /<!--(?!\s{0,5}-->)/;
const FAR_AWAY = /(?:\r?\n[ \t]{0,20}){30}\S|[ \t\u00A0\u3000]{200}\S/;
const ENCODED = [
    [/[A-Za-z0-9+/_-]{40,4096}={0,2}/g, (text) => Buffer.from(text, "base64").toString("latin1")],
    [/(?:[0-9a-fA-F]{2}){20,4096}/g, (text) => Buffer.from(text, "hex").toString("latin1")],
    [/(?:%[2-7][0-9a-fA-F]){8,4096}/g, (text) => fromHex(text, "%")],
    [/(?:\\x[2-7][0-9a-fA-F]){8,4096}/g, (text) => fromHex(text, "\\x")],
    [/(?:\\u00[2-7][0-9a-fA-F]){8,4096}/g, (text) => fromHex(text, "\\u00")],
];
/** A few words in a row. */
const WORDS = /[A-Za-z]{2,20}(?: [A-Za-z]{1,20}){2}/;
const hidden_text_PLACEHOLDER = /example|placeholder|your|x{4,}|1234|abcd/i;
const PRIVATE_KEY = /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\s{0,5}[A-Za-z0-9+/]{20}/;
const PASSWORD_IN_URL = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{1,64}:([^\s/@"'<>{}$*]{6,64})@/gi;
const PASSWORD_WORDS = /^(?:pass(?:word|wd)?|pwd|secret|token|your.*|my.*|.*password.*|x+|user.*|example.*)$/i;
/** Checks of text that a reader cannot see, or should not. */
const HIDDEN_TEXT_CHECKS = [
    {
        id: "SEC-HIDDEN-UNICODE",
        about: hidden_text_EVERY,
        breaches: ({ texts }) => texts.flatMap(({ path, text }) => {
            // Nearly all texts have no such character.
            if (!/[^\0-\u02FF]/.test(text))
                return [];
            const plain = text.replace(FLAG, "");
            const found = INVISIBLE.find(([pattern]) => pattern.test(plain));
            return found === undefined ? [] : [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} has ${(0,redacted/* hide */.jD)(found[1])}` }];
        }),
    },
    {
        id: "SEC-CONTROL-CHARACTER",
        about: hidden_text_EVERY,
        breaches: ({ texts }) => texts.flatMap(({ path, text }) => {
            const found = CONTROL.exec(text);
            return found === null
                ? []
                : [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} has the control character ${codeOf(found[0])}` }];
        }),
    },
    {
        id: "SEC-MIXED-SCRIPT",
        about: hidden_text_EVERY,
        breaches: ({ texts }) => texts.flatMap(({ path, text }) => {
            const found = MIXED_WORD.exec(text);
            return found === null
                ? []
                : [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} mixes Latin and Cyrillic letters in one word: ${codeOf(found[0])}` }];
        }),
    },
    {
        id: "SEC-HIDDEN-MARKUP",
        about: hidden_text_EVERY,
        breaches: ({ texts }) => texts.flatMap(({ path, text, isName }) => {
            if (isName || !/\/(?:description|title|instructions)$/.test(path))
                return [];
            if (COMMENT.test(text))
                return [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} has a comment, which is not shown where markup is` }];
            return FAR_AWAY.test(text)
                ? [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} has text behind so many blanks that it is out of sight` }]
                : [];
        }),
    },
    {
        id: "SEC-ENCODED",
        about: hidden_text_EVERY,
        breaches: ({ texts }) => texts.flatMap(({ path, text }) => {
            const shown = decodedText(text);
            return shown === undefined ? [] : [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} has an encoded text: "${shown}"` }];
        }),
    },
    {
        id: "SEC-SECRET",
        about: hidden_text_EVERY,
        breaches: ({ texts }) => texts.flatMap(({ path, text }) => {
            const what = secretIn(text);
            return what === undefined ? [] : [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} has ${(0,redacted/* hide */.jD)(what)}` }];
        }),
    },
];
/** What an encoded part of a text says; undefined if no part is words. */
function decodedText(text) {
    for (const [pattern, decode] of ENCODED) {
        for (const [part] of text.matchAll(pattern)) {
            const decoded = decode(part).slice(0, MAX_DECODED);
            if (/^[\t\n\r -~]*$/.test(decoded) && WORDS.test(decoded))
                return (0,redacted/* excerpt */.Kb)(decoded, hidden_text_MAX_SHOWN);
        }
    }
    return undefined;
}
function fromHex(text, mark) {
    return Buffer.from(text.replaceAll(mark, ""), "hex").toString("latin1");
}
/** What kind of secret a text holds; undefined if none. */
function secretIn(text) {
    if (PRIVATE_KEY.test(text))
        return "a private key";
    const password = [...text.matchAll(PASSWORD_IN_URL)].find(([, word = ""]) => !PASSWORD_WORDS.test(word));
    if (password !== undefined)
        return "a password in a URL";
    if ((0,redacted/* hide */.jD)(text) === text)
        return undefined;
    const tokens = (0,redaction_tokens/* tokensIn */.g)(text);
    if (tokens.some(({ start, end }) => !hidden_text_PLACEHOLDER.test(text.slice(start, end))))
        return "a token";
    // Without its tokens: what is left was given to this process as a secret.
    const rest = tokens.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
    return (0,redacted/* hide */.jD)(rest) === rest ? undefined : "a secret that the server was given";
}
/** `U+200B`, for each character. */
function codeOf(text) {
    return (0,redacted/* hide */.jD)([...text]
        .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`)
        .join(" "));
}

// EXTERNAL MODULE: ./src/core/redaction/secret-names.ts
var secret_names = __webpack_require__(44360);
;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/hints.ts




const MAX_NAME = 200;
const hints_MAX_VALUE = 100;
const DESTRUCTIVE = words("delete remove drop destroy purge wipe erase truncate uninstall revoke terminate unlink overwrite rm");
const CHANGING = words("write create update insert edit modify rename upload append publish patch");
/** The first verb in a name says what the tool does: `get_delete_policy` gets. */
const READING = words("get list read search find fetch describe check show count preview validate query is has can view lookup resolve inspect explain compare diff export download simulate dry");
/** Checks of what a tool says about its effects. */
const HINT_CHECKS = [
    {
        id: "SEC-DESTRUCTIVE-UNANNOTATED",
        about: ["tool"],
        breaches: (tool) => {
            const { readOnlyHint, destructiveHint } = hintsOf(tool);
            const verb = verbOf(tool.name);
            return verb !== undefined && DESTRUCTIVE.has(verb) && readOnlyHint === undefined && destructiveHint === undefined
                ? [
                    {
                        path: "/annotations",
                        message: (0,redacted/* say */.cv) `the name says ${(0,places/* named */.KT)(verb)}, and no annotation says whether it is destructive`,
                    },
                ]
                : [];
        },
    },
    {
        id: "SEC-DESTRUCTIVE-DENIED",
        about: ["tool"],
        breaches: (tool) => {
            const verb = verbOf(tool.name);
            return verb !== undefined && DESTRUCTIVE.has(verb) && hintsOf(tool).destructiveHint === false
                ? [
                    {
                        path: "/annotations/destructiveHint",
                        message: (0,redacted/* say */.cv) `the name says ${(0,places/* named */.KT)(verb)}, and \`destructiveHint\` is false`,
                    },
                ]
                : [];
        },
    },
    {
        id: "SEC-READ-ONLY-CONTRADICTED",
        about: ["tool"],
        breaches: (tool) => {
            const verb = verbOf(tool.name);
            const changes = verb !== undefined && (DESTRUCTIVE.has(verb) || CHANGING.has(verb));
            return changes && hintsOf(tool).readOnlyHint === true
                ? [
                    {
                        path: "/annotations/readOnlyHint",
                        message: (0,redacted/* say */.cv) `the name says ${(0,places/* named */.KT)(verb)}, and \`readOnlyHint\` is true`,
                    },
                ]
                : [];
        },
    },
    {
        id: "SEC-HINTS-CONTRADICT",
        about: ["tool"],
        breaches: (tool) => {
            const { readOnlyHint, destructiveHint } = hintsOf(tool);
            return readOnlyHint === true && destructiveHint === true
                ? [{ path: "/annotations", message: (0,redacted/* say */.cv) `\`readOnlyHint\` and \`destructiveHint\` are both true` }]
                : [];
        },
    },
    {
        id: "SEC-HEADER-SECRET",
        about: ["tool"],
        breaches: ({ input }) => (input?.nodes ?? []).flatMap(({ path, schema, property }) => property !== undefined && "x-mcp-header" in schema && (0,secret_names/* isSecretName */.e)(property.slice(0, MAX_NAME))
            ? [{ path, message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} looks like a secret, and is sent in a header` }]
            : []),
    },
    {
        id: "SEC-ICON-SCHEME",
        about: ["tool", "prompt", "resource", "template"],
        breaches: ({ value: { icons } }) => (Array.isArray(icons) ? icons : []).flatMap((icon, index) => {
            const src = (0,json/* isObject */.Gv)(icon) ? icon["src"] : undefined;
            return typeof src === "string" && /^(?:https?:\/\/|data:)/i.test(src)
                ? []
                : [
                    {
                        path: `/icons/${index}`,
                        message: (0,redacted/* say */.cv) `the icon has the address ${(0,redacted/* jsonExcerpt */.Yf)(src ?? null, hints_MAX_VALUE)}, not one of https or data`,
                    },
                ];
        }),
    },
];
function words(list) {
    return new Set(list.split(" "));
}
function hintsOf({ value: { annotations } }) {
    return (0,json/* isObject */.Gv)(annotations) ? annotations : {};
}
/** The first verb of a name that is known. */
function verbOf(name) {
    return name
        .slice(0, MAX_NAME)
        .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
        .toLowerCase()
        .split(/[^a-z]+/)
        .find((word) => DESTRUCTIVE.has(word) || CHANGING.has(word) || READING.has(word));
}

// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/providers.ts






const OPENAI_TOOLS = 128;
const OPENAI_DESCRIPTION = 1_024;
const OPENAI_LEVELS = 10;
const OPENAI_PROPERTIES = 5_000;
const OPENAI_ENUM = 1_000;
const OPENAI_TEXT = 120_000;
const CLAUDE_CODE_TEXT = 2_048;
/** Cursor counts the name of the server too; 20 characters are left for it. */
const CURSOR_NAME = 40;
const OPENAI_STRICT = ["allOf", "not", "dependentRequired", "dependentSchemas", "if", "then", "else"];
/** What `Schema` of the Gemini API has, and what can be left out of a schema without changing what it accepts from a model. */
const GEMINI_KEYWORDS = new Set([
    ...["type", "format", "title", "description", "nullable", "enum", "maxItems", "minItems", "properties", "required"],
    ...["minProperties", "maxProperties", "minLength", "maxLength", "pattern", "example", "anyOf", "propertyOrdering"],
    ...["default", "items", "minimum", "maximum"],
    ...["$schema", "$id", "$comment", "$defs", "definitions", "examples", "deprecated", "readOnly", "writeOnly"],
    ...["additionalProperties", "unevaluatedProperties"],
]);
/** Checks of what the protocol allows and a model provider or a client does not. */
const PROVIDER_CHECKS = [
    {
        id: "PORT-ANTHROPIC-NAME",
        about: ["tool"],
        breaches: nameMatches(/^[a-zA-Z0-9_-]{1,64}$/, "letters, digits, `_` and `-`, at most 64 characters"),
    },
    {
        id: "PORT-ANTHROPIC-ARGUMENT-NAME",
        about: ["tool"],
        breaches: ({ input }) => propertiesMatch(argumentsOf(input), /^[a-zA-Z0-9_.-]{1,64}$/, "letters, digits, `_`, `.` and `-`, at most 64 characters"),
    },
    {
        id: "PORT-ANTHROPIC-UNION",
        about: ["tool"],
        breaches: rootHasNone(["oneOf", "allOf", "anyOf"]),
    },
    {
        id: "PORT-OPENAI-NAME",
        about: ["tool"],
        breaches: nameMatches(/^[a-zA-Z0-9_-]{1,64}$/, "letters, digits, `_` and `-`, at most 64 characters"),
    },
    {
        id: "PORT-OPENAI-UNION",
        about: ["tool"],
        breaches: rootHasNone(["oneOf", "anyOf", "allOf", "enum", "not"]),
    },
    {
        id: "PORT-OPENAI-ARRAY-ITEMS",
        about: ["tool"],
        breaches: ({ input }) => (0,places/* together */.bs)((input?.nodes ?? [])
            .filter(({ schema }) => (0,schema_nodes/* allows */.NB)(schema, "array") && !("items" in schema))
            .map(({ path }) => path), (many) => (many ? (0,redacted/* say */.cv) `arrays have no \`items\`` : (0,redacted/* say */.cv) `an array has no \`items\``)),
    },
    {
        id: "PORT-OPENAI-DESCRIPTION",
        about: ["tool"],
        breaches: ({ value: { description } }) => typeof description === "string" && description.length > OPENAI_DESCRIPTION
            ? [
                {
                    path: "/description",
                    message: (0,redacted/* say */.cv) `the description has ${(0,plural/* plural */.L)(description.length, "character")}, more than ${OPENAI_DESCRIPTION}`,
                },
            ]
            : [],
    },
    {
        id: "PORT-OPENAI-TOOLS",
        about: ["server"],
        breaches: (_, { surface: { tools = [] } }) => tools.length > OPENAI_TOOLS
            ? [{ path: "/tools", message: (0,redacted/* say */.cv) `the server has ${(0,plural/* plural */.L)(tools.length, "tool")}, more than ${OPENAI_TOOLS}` }]
            : [],
    },
    {
        id: "PORT-OPENAI-STRICT",
        about: ["tool"],
        breaches: ({ input }) => keywordBreaches(input?.nodes ?? [], (keyword) => OPENAI_STRICT.includes(keyword), "which strict mode does not support"),
    },
    {
        id: "PORT-OPENAI-STRICT-SIZE",
        about: ["tool"],
        breaches: ({ input }) => (input ? tooLarge(input.nodes) : []),
    },
    {
        id: "PORT-GEMINI-NAME",
        about: ["tool"],
        breaches: nameMatches(/^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/, "a letter or `_` first, then letters, digits, `_`, `.`, `:` and `-`, at most 64 characters"),
    },
    {
        id: "PORT-GEMINI-ARGUMENT-NAME",
        about: ["tool"],
        breaches: ({ input }) => propertiesMatch(argumentsOf(input), /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/, "a letter or `_` first, then letters, digits and `_`, at most 64 characters"),
    },
    {
        id: "PORT-GEMINI-KEYWORD",
        about: ["tool"],
        breaches: ({ input }) => keywordBreaches(input?.nodes ?? [], (keyword) => !GEMINI_KEYWORDS.has(keyword) && !keyword.startsWith("x-"), "which `parameters` of the Gemini API does not have"),
    },
    {
        id: "PORT-GEMINI-TYPE-LIST",
        about: ["tool"],
        breaches: ({ input }) => (0,places/* together */.bs)((input?.nodes ?? []).filter(({ schema }) => Array.isArray(schema["type"])).map(({ path }) => path), (many) => (many ? (0,redacted/* say */.cv) `schemas have a list of types` : (0,redacted/* say */.cv) `a schema has a list of types`)),
    },
    {
        id: "PORT-GEMINI-ENUM",
        about: ["tool"],
        breaches: ({ input }) => (0,places/* together */.bs)((input?.nodes ?? [])
            .filter(({ schema }) => Array.isArray(schema["enum"]) && schema["enum"].some((value) => typeof value !== "string"))
            .map(({ path }) => path), (many) => (many ? (0,redacted/* say */.cv) `enums have values that are not strings` : (0,redacted/* say */.cv) `an enum has values that are not strings`)),
    },
    {
        id: "PORT-CLAUDE-CODE-TEXT",
        about: ["tool", "instructions"],
        breaches: ({ kind, value }) => {
            const key = kind === "tool" ? "description" : "instructions";
            const text = value[key];
            const size = typeof text === "string" ? Buffer.byteLength(text) : 0;
            return size > CLAUDE_CODE_TEXT
                ? [
                    {
                        path: `/${key}`,
                        message: (0,redacted/* say */.cv) `the ${(0,redacted/* hide */.jD)(key)} has ${(0,plural/* plural */.L)(size, "byte")}; what is beyond ${CLAUDE_CODE_TEXT} is cut`,
                    },
                ]
                : [];
        },
    },
    {
        id: "PORT-CURSOR-NAME",
        about: ["tool"],
        breaches: ({ name }) => name.length > CURSOR_NAME
            ? [
                {
                    path: "/name",
                    message: (0,redacted/* say */.cv) `the name has ${(0,plural/* plural */.L)(name.length, "character")}, which leaves fewer than 20 of 60 for that of the server`,
                },
            ]
            : [],
    },
];
function nameMatches(pattern, allowed) {
    return ({ name }) => pattern.test(name)
        ? []
        : [{ path: "/name", message: (0,redacted/* say */.cv) `the name ${(0,places/* named */.KT)(name)} has other characters or more than ${(0,redacted/* hide */.jD)(allowed)}` }];
}
function propertiesMatch(nodes, pattern, allowed) {
    return nodes
        .filter(({ property }) => property !== undefined && !pattern.test(property))
        .map(({ path, property = "" }) => ({
        path,
        message: (0,redacted/* say */.cv) `the argument ${(0,places/* named */.KT)(property)} has other characters or more than ${(0,redacted/* hide */.jD)(allowed)}`,
    }));
}
function rootHasNone(keywords) {
    return ({ input }) => {
        const root = input && (0,json/* isObject */.Gv)(input.root) ? input.root : {};
        return keywords
            .filter((keyword) => (0,schema_nodes/* hasAny */.X8)(root, [keyword]))
            .map((keyword) => ({
            path: "/inputSchema",
            message: (0,redacted/* say */.cv) `the input schema has ${(0,places/* named */.KT)(keyword)} at its top level`,
        }));
    };
}
/** One breach for each keyword that is refused, at its first place. */
function keywordBreaches(nodes, isRefused, why) {
    const first = new Map();
    for (const { path, schema } of nodes) {
        for (const keyword of Object.keys(schema))
            if (isRefused(keyword) && !first.has(keyword))
                first.set(keyword, path);
    }
    return [...first].map(([keyword, path]) => ({
        path,
        message: (0,redacted/* say */.cv) `${(0,places/* placed */.GS)(path)} has ${(0,places/* named */.KT)(keyword)}, ${(0,redacted/* hide */.jD)(why)}`,
    }));
}
function tooLarge(nodes) {
    const properties = nodes.filter(({ property }) => property !== undefined);
    const levels = nodes.reduce((deepest, { level, schema }) => Math.max(deepest, "properties" in schema ? level + 1 : level), 0);
    const enums = nodes.map(({ schema }) => (Array.isArray(schema["enum"]) ? schema["enum"] : []));
    const values = enums.reduce((sum, list) => sum + list.length, 0);
    const lengths = [
        ...properties.map(({ property = "" }) => property.length),
        ...enums.flat().map((value) => (typeof value === "string" ? value.length : 0)),
    ];
    const measures = [
        [levels, OPENAI_LEVELS, "levels of objects"],
        [properties.length, OPENAI_PROPERTIES, "properties"],
        [values, OPENAI_ENUM, "values of enums"],
        [lengths.reduce((sum, length) => sum + length, 0), OPENAI_TEXT, "characters of names and values"],
    ];
    return measures
        .filter(([size, most]) => size > most)
        .map(([size, most, what]) => ({
        path: "/inputSchema",
        message: (0,redacted/* say */.cv) `the input schema has ${size} ${(0,redacted/* hide */.jD)(what)}, more than ${most}`,
    }));
}

// EXTERNAL MODULE: ./src/conformance/corpus/definitions/token-costs.ts
var token_costs = __webpack_require__(21621);
;// CONCATENATED MODULE: ./src/conformance/corpus/definitions/review.ts











const review_MAX_SHOWN = 3;
const review_MAX_NAME = 100;
const MAX_EVIDENCE = 500;
const SERVER = (0,listed/* definitionOf */.Fg)("server", "", {});
/** Quoting what breaks it would give away the secret. */
const UNQUOTED = new Set(["SEC-SECRET"]);
/** Every check of definitions, in the order of the docs. */
const DEFINITION_CHECKS = [
    ...SCHEMA_CHECKS,
    ...ITEM_CHECKS,
    ...DESCRIPTION_CHECKS,
    ...DIRECTIVE_CHECKS,
    ...HIDDEN_TEXT_CHECKS,
    ...HINT_CHECKS,
    ...PROVIDER_CHECKS,
    ...token_costs/* TOKEN_CHECKS */.oA,
];
/** The checks of definitions, as a corpus run takes them. */
function definitionChecks(countTokens) {
    return DEFINITION_CHECKS.map((check) => ({
        id: check.id,
        judge: (listed) => judgeDefinitions(check, listed, countTokens),
    }));
}
/** Judges each definition that a check is about; none if there is no such definition. */
function judgeDefinitions(check, surface, countTokens) {
    const all = (0,listed/* definitionsOf */.mu)(surface);
    const hasTools = all.some(({ kind }) => kind === "tool");
    const subjects = check.about.includes("server") && hasTools ? [SERVER] : all.filter(({ kind }) => check.about.includes(kind));
    return subjects.map((definition) => {
        const breaches = check.breaches(definition, { surface, all, countTokens });
        return verdictOf(check, definition, breaches);
    });
}
function verdictOf({ id }, definition, breaches) {
    const subject = subjectOf(definition);
    const about = subject === undefined ? {} : { subject };
    const [first] = breaches;
    if (first === undefined)
        return { status: "passed", ...about };
    const shown = (0,redacted/* join */.fj)(breaches.slice(0, review_MAX_SHOWN).map(({ message }) => message), "; ");
    const more = breaches.length > review_MAX_SHOWN ? (0,redacted/* say */.cv) `; and ${breaches.length - review_MAX_SHOWN} more` : (0,redacted/* say */.cv) ``;
    const found = UNQUOTED.has(id) ? undefined : (0,probes_schema/* lookUp */.TE)(`#${first.path}`, definition.value);
    return {
        status: "failed",
        ...about,
        message: (0,redacted/* say */.cv) `${shown}${more}`,
        ...(found !== undefined && { evidence: (0,redacted/* jsonExcerpt */.Yf)(found, MAX_EVIDENCE) }),
    };
}
/** `tool find_notes`; undefined for the server itself. */
function subjectOf({ kind, name }) {
    switch (kind) {
        case "server":
            return undefined;
        case "instructions":
            return (0,redacted/* say */.cv) `instructions`;
        case "template":
            return (0,redacted/* say */.cv) `resource template ${(0,redacted/* excerpt */.Kb)(name, review_MAX_NAME)}`;
        case "resource":
            return (0,redacted/* say */.cv) `resource ${(0,redacted/* excerpt */.Kb)(name, review_MAX_NAME)}`;
        case "prompt":
            return (0,redacted/* say */.cv) `prompt ${(0,redacted/* excerpt */.Kb)(name, review_MAX_NAME)}`;
        case "tool":
            return (0,redacted/* say */.cv) `tool ${(0,redacted/* excerpt */.Kb)(name, review_MAX_NAME)}`;
    }
}


/***/ }),

/***/ 33140:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ allows),
/* harmony export */   X8: () => (/* binding */ hasAny),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   gZ: () => (/* binding */ SUBSCHEMA_MAPS),
/* harmony export */   kr: () => (/* binding */ SUBSCHEMA_LISTS),
/* harmony export */   lI: () => (/* binding */ usedNodes),
/* harmony export */   uv: () => (/* binding */ SUBSCHEMA)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39090);


/** What is nested deeper, or comes after so many, is not checked. */
const MAX_NODES = 20_000;
const MAX_DEPTH = 50;
const MAX_NAME = 100;
/** Keywords whose value is one schema. */
const SUBSCHEMA = new Set([
    ...["additionalProperties", "unevaluatedProperties", "propertyNames", "contains", "unevaluatedItems"],
    ...["items", "additionalItems", "not", "if", "then", "else"],
]);
/** Keywords whose value is a list of schemas. */
const SUBSCHEMA_LISTS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
/** Keywords whose value maps names to schemas. */
const SUBSCHEMA_MAPS = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
/** The schemas within a schema, without definitions to which nothing leads, and the pointers of those. */
function usedNodes(root, path) {
    const nodes = schemaNodes(root, path);
    const isPlain = ({ schema: { $ref, $dynamicRef } }) => $dynamicRef === undefined && !(typeof $ref === "string" && /^#[^/]|%/.test($ref));
    if (!nodes.every(isPlain))
        return { nodes, unused: [] };
    const definitions = new Map();
    const used = [];
    for (const node of nodes) {
        const [, ...keys] = node.path.slice(path.length).split("/", 3);
        const pointer = `${path}/${keys.join("/")}`;
        const isDefinition = keys.length === 2 && (keys[0] === "$defs" || keys[0] === "definitions");
        if (!isDefinition)
            used.push(node);
        else if (!definitions.get(pointer)?.push(node))
            definitions.set(pointer, [node]);
    }
    // It grows while it is read.
    for (const { schema } of used) {
        const { $ref } = schema;
        if (typeof $ref !== "string")
            continue;
        const pointer = `${path}${$ref.slice(1).split("/", 3).join("/")}`;
        used.push(...(definitions.get(pointer) ?? []));
        definitions.delete(pointer);
    }
    return { nodes: used, unused: [...definitions.keys()] };
}
/** A key in a path: cut, because a path is made for each schema below it. */
function stepOf(key) {
    return (0,_core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerStep */ .UN)(typeof key === "string" ? key.slice(0, MAX_NAME) : key);
}
/** Every schema within a schema, itself first, each before those within it. References are not followed. */
function schemaNodes(root, path) {
    const nodes = [];
    const pending = [{ value: root, path, keyword: undefined, property: undefined, level: 0, depth: 0 }];
    for (let next = pending.pop(); next !== undefined && nodes.length < MAX_NODES; next = pending.pop()) {
        const { value, depth, ...place } = next;
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && typeof value !== "boolean")
            continue;
        const schema = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : {};
        nodes.push({ ...place, schema, isEmpty: value === true || ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && Object.keys(value).length === 0) });
        if (depth === MAX_DEPTH)
            continue;
        const inside = [];
        const add = (keyword, at, inner, property) => inside.push({
            value: inner,
            path: `${place.path}/${at}`,
            keyword,
            property,
            level: place.level + (property === undefined ? 0 : 1),
            depth: depth + 1,
        });
        for (const [keyword, member] of Object.entries(schema)) {
            if (SUBSCHEMA.has(keyword) && !Array.isArray(member))
                add(keyword, keyword, member);
            else if ((SUBSCHEMA_LISTS.has(keyword) || keyword === "items") && Array.isArray(member)) {
                for (const [index, inner] of member.slice(0, MAX_NODES).entries())
                    add(keyword, `${keyword}/${index}`, inner);
            }
            else if (SUBSCHEMA_MAPS.has(keyword) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(member)) {
                for (const [name, inner] of Object.entries(member).slice(0, MAX_NODES)) {
                    add(keyword, `${keyword}/${stepOf(name)}`, inner, keyword === "properties" ? name : undefined);
                }
            }
        }
        for (const inner of inside.reverse())
            pending.push(inner);
    }
    return nodes;
}
/** True if a schema has one of these keywords. */
function hasAny(schema, keywords) {
    return keywords.some((keyword) => Object.hasOwn(schema, keyword));
}
/** True if the `type` of a schema names this type. */
function allows(schema, type) {
    const declared = schema["type"];
    return declared === type || (Array.isArray(declared) && declared.includes(type));
}


/***/ }),

/***/ 21621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ needsTokens),
/* harmony export */   eP: () => (/* binding */ surfaceTokens),
/* harmony export */   oA: () => (/* binding */ TOKEN_CHECKS)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95955);



const MAX_TOOL = 1_000;
const MAX_TOTAL = 20_000;
const MIN_REPEATED = 200;
const MIN_TIMES = 3;
const MAX_SHOWN = 60;
/** Texts are counted in parts, so that a text without blanks does not take longer. */
const PART = 500;
/** The rest of a longer text is estimated. */
const MAX_COUNTED = 100_000;
const CHARACTERS_OF_TOKEN = 4;
/** Checks of what the definitions of tools cost in every conversation. */
const TOKEN_CHECKS = [
    {
        id: "SURF-TOOL",
        about: ["tool"],
        breaches: (tool, { countTokens }) => {
            const tokens = tokensOf(tool, countTokens);
            return tokens > MAX_TOOL
                ? [{ path: "", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `its definition has ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(tokens, "token")}, more than ${amount(MAX_TOOL)}` }]
                : [];
        },
    },
    {
        id: "SURF-TOTAL",
        about: ["server"],
        breaches: (_, { all, countTokens }) => {
            const tokens = surfaceTokens(all, countTokens);
            return tokens > MAX_TOTAL
                ? [
                    {
                        path: "/tools",
                        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the definitions of all tools have ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(tokens, "token")}, more than ${amount(MAX_TOTAL)}`,
                    },
                ]
                : [];
        },
    },
    {
        id: "SURF-UNUSED-DEFINITION",
        about: ["tool"],
        breaches: ({ input }) => (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .together */ .bs)([...(input?.unused ?? [])], (many) => many ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `nothing refers to the definitions` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `nothing refers to the definition`),
    },
    {
        id: "SURF-REPEATED",
        about: ["server"],
        breaches: (_, { all, countTokens }) => {
            return repeatedTexts(all).map(({ text, count, path }) => {
                const wasted = tokensIn(text, countTokens) * (count - 1);
                return {
                    path,
                    message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the tools have the text "${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text, MAX_SHOWN)}…" ${count} times, which costs ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(wasted, "token")}`,
                };
            });
        },
    },
];
/** False if all that these checks ask for is known without counting tokens: a text has at most as many as bytes. */
function needsTokens(all) {
    const sizes = all.filter(({ kind }) => kind === "tool").map((tool) => Buffer.byteLength(definitionText(tool)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return total > MAX_TOTAL || sizes.some((size) => size > MAX_TOOL) || repeatedTexts(all).length > 0;
}
/** The long texts that several places of the tools have, with the first of those places. */
function repeatedTexts(all) {
    const places = new Map();
    for (const [index, { kind, texts }] of all.entries()) {
        if (kind !== "tool")
            continue;
        for (const { text, path, isName } of texts) {
            if (isName || text.length < MIN_REPEATED)
                continue;
            const before = places.get(text);
            places.set(text, { text, count: (before?.count ?? 0) + 1, path: before?.path ?? `/tools/${index}${path}` });
        }
    }
    return [...places.values()].filter(({ count }) => count >= MIN_TIMES);
}
const COUNTED = new WeakMap();
/** How many tokens the definitions of all tools have, as a model gets them: names, descriptions and input schemas. */
function surfaceTokens(all, countTokens) {
    return all.filter(({ kind }) => kind === "tool").reduce((sum, tool) => sum + tokensOf(tool, countTokens), 0);
}
function tokensOf(tool, countTokens) {
    const known = COUNTED.get(tool);
    if (known !== undefined)
        return known;
    const tokens = tokensIn(definitionText(tool), countTokens);
    COUNTED.set(tool, tokens);
    return tokens;
}
/** A tool as a model gets it. */
function definitionText({ value: { name, description, inputSchema } }) {
    // What is nested too deeply for JSON.stringify cannot be sent to a model either.
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)({ name, description, inputSchema }) ?? "";
}
function tokensIn(text, countTokens) {
    const counted = Math.min(text.length, MAX_COUNTED);
    let tokens = Math.ceil((text.length - counted) / CHARACTERS_OF_TOKEN);
    for (let from = 0; from < counted; from += PART)
        tokens += countTokens(text.slice(from, Math.min(from + PART, counted)));
    return tokens;
}
function amount(count) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedText */ .Tw)((0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(count));
}


/***/ })

};
