export const id = 8988;
export const ids = [8988];
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
