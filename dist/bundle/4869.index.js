export const id = 4869;
export const ids = [4869];
export const modules = {

/***/ 81296:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ contractInCapture),
/* harmony export */   Q: () => (/* binding */ contractOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _mcp_list_all_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91136);


const NAMES = {
    "tools/list": "tools",
    "prompts/list": "prompts",
    "resources/list": "resources",
    "resources/templates/list": "resource_templates",
};
/** The contract of a server, in an order that does not depend on the order of its answers. */
function contractOf({ capabilities, instructions, lists }) {
    const contract = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(capabilities) ? { capabilities } : {};
    if (typeof instructions === "string")
        contract.instructions = instructions;
    const offered = new Set((0,_mcp_list_all_js__WEBPACK_IMPORTED_MODULE_0__/* .listsOf */ .fO)(capabilities));
    for (const [method, name] of Object.entries(NAMES)) {
        // A server without the capability has nothing to list.
        const isEmpty = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(capabilities) && !offered.has(method);
        const items = lists.get(method) ?? (isEmpty ? [] : undefined);
        if (items !== undefined)
            contract[name] = items.filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).map(withoutState).sort(byJson);
    }
    return contract;
}
/** The contract that a captured session shows; undefined if it has no list. */
function contractInCapture({ server_capabilities: capabilities, exchanges }) {
    const lists = new Map();
    const open = new Map();
    let instructions;
    for (const { direction, request, response } of exchanges) {
        if (direction === "server" || !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(request) || !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(response) || !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(response["result"]))
            continue;
        const { method, params } = request;
        const { result } = response;
        if (typeof result["instructions"] === "string")
            instructions = result["instructions"];
        const member = typeof method === "string" ? _mcp_list_all_js__WEBPACK_IMPORTED_MODULE_0__/* .LIST_MEMBERS */ .VW[method] : undefined;
        if (typeof method !== "string" || member === undefined || !Array.isArray(result[member]) || lists.has(method))
            continue;
        const isFirstPage = !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(params) || params["cursor"] === undefined;
        const items = [...(isFirstPage ? [] : (open.get(method) ?? [])), ...result[member]];
        open.set(method, items);
        if (typeof result["nextCursor"] !== "string")
            lists.set(method, items);
    }
    return lists.size === 0 ? undefined : contractOf({ capabilities, instructions, lists });
}
/** An item without what belongs to one answer or to the content of a resource, and not to the contract. */
function withoutState({ _meta: _, size: __, annotations, ...item }) {
    if (annotations === undefined || !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(annotations)) {
        return annotations === undefined ? item : { ...item, annotations };
    }
    const { lastModified: ___, ...others } = annotations;
    return Object.keys(others).length === 0 ? item : { ...item, annotations: others };
}
function byJson(a, b) {
    const [left, right] = [(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(a), (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(b)];
    return left === right ? 0 : left < right ? -1 : 1;
}


/***/ }),

/***/ 24869:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DRIFT_RULES: () => (/* binding */ DRIFT_RULES),
  driftOf: () => (/* binding */ driftOf),
  readContract: () => (/* binding */ readContract),
  tokensOfTools: () => (/* binding */ tokensOfTools)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/json/json-pointer.ts
var json_pointer = __webpack_require__(39090);
;// CONCATENATED MODULE: ./src/conformance/contract/schema-members.ts


/** How deep schemas are compared, and how many references in a row are followed. */
const MAX_DEPTH = 50;
/** Keywords whose lists have no order. */
const SETS = new Set(["type", "enum", "required", "anyOf", "oneOf", "allOf"]);
const ANY_TYPE = ["array", "boolean", "null", "number", "object", "string"];
/** The types that a `type` allows; all without it. */
function typesOf(type) {
    if (type === undefined)
        return new Set(ANY_TYPE);
    return new Set((Array.isArray(type) ? type : [type]).map(String));
}
/** True if a value of this type is allowed. */
function accepts(types, type) {
    return types.has(type) || (type === "integer" && types.has("number"));
}
/** The values of `enum` or `const` as JSON; undefined without them. */
function enumOf(schema) {
    if (Array.isArray(schema["enum"]))
        return new Set(schema["enum"].map(json/* canonicalJson */.dj));
    return "const" in schema ? new Set([(0,json/* canonicalJson */.dj)(schema["const"])]) : undefined;
}
/** A number, or the fallback for anything else. */
function numberOf(value, fallback) {
    return typeof value === "number" ? value : fallback;
}
/** The members of an object; none for anything else. */
function membersOf(value) {
    return (0,json/* isObject */.Gv)(value) ? value : {};
}
/** The member of this name, never an inherited one. */
function memberOf(members, name) {
    return Object.hasOwn(members, name) ? members[name] : undefined;
}
/** The items of a list; none for anything else. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** Schemas in an order that does not depend on how they are written. */
function sorted(list) {
    return [...list].sort((a, b) => (normalText(a) < normalText(b) ? -1 : 1));
}
/** The JSON of a schema in which neither members nor lists that are sets have an order. */
function normalText(schema, key = "") {
    if (Array.isArray(schema)) {
        const items = schema.map((item) => normalText(item));
        return `[${(SETS.has(key) ? items.sort() : items).join(",")}]`;
    }
    if (!(0,json/* isObject */.Gv)(schema))
        return JSON.stringify(schema) ?? "null";
    const names = Object.keys(schema).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${normalText(schema[name], name)}`).join(",")}}`;
}
/** The texts in a list, such as `required`. */
function namesOf(value) {
    return new Set(listOf(value).filter((name) => typeof name === "string"));
}
/** The reference of a schema. */
function refOf(schema) {
    const ref = (0,json/* isObject */.Gv)(schema) ? schema["$ref"] : undefined;
    return typeof ref === "string" ? ref : undefined;
}
/** The schema that a reference inside the document leads to, with what stands beside it; others stay as they are. */
function resolved(schema, root) {
    let found = schema;
    for (let hops = 0; hops < MAX_DEPTH; hops += 1) {
        const ref = refOf(found);
        if (ref === undefined || !/^#(\/|$)/.test(ref))
            break;
        const target = (0,json_pointer/* pointerKeys */.mP)(ref).reduce((node, key) => ((0,json/* isObject */.Gv)(node) ? memberOf(node, key) : Array.isArray(node) ? node[Number(key)] : undefined), root);
        if (target === undefined)
            break;
        const { $ref: _, ...siblings } = found;
        if (!(0,json/* isObject */.Gv)(target))
            return target;
        found = { ...target, ...siblings };
    }
    return found === true ? {} : found;
}

;// CONCATENATED MODULE: ./src/conformance/contract/schema-drift.ts



const TEXTS = new Set(["title", "description", "$comment", "examples"]);
/** Compared where a reference leads to them. */
const DEFINITIONS = ["$defs", "definitions"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
/** Each restricts: to add it narrows. What a changed one accepts is not known. */
const RESTRICTIONS = [
    ...["pattern", "format", "multipleOf", "uniqueItems", "not", "contains", "propertyNames", "dependentRequired"],
    ...["dependentSchemas", "if", "then", "else", "unevaluatedProperties", "unevaluatedItems", "patternProperties"],
    ...["contentEncoding", "contentMediaType", "dependencies", "$ref", "$dynamicRef"],
];
const SUBSCHEMAS = ["items", "additionalProperties", "additionalItems"];
/** The differences between two JSON Schemas, each with its class; `path` is the pointer of the schemas in their item. */
function schemaDrift(before, after, direction, path) {
    return compare(before, after, path, { direction, roots: { before, after }, open: new Set(), depth: 0 });
}
function compare(before, after, path, scope) {
    const text = normalText(before);
    // Equal references may lead to different schemas.
    if (text === normalText(after) && !text.includes('"$ref":'))
        return [];
    const pair = (0,json/* canonicalJson */.dj)([refOf(before), refOf(after)]);
    const isReference = refOf(before) !== undefined || refOf(after) !== undefined;
    if (isReference && scope.open.has(pair))
        return [];
    const old = resolved(before, scope.roots.before);
    const now = resolved(after, scope.roots.after);
    const inner = { ...scope, depth: scope.depth + 1, open: isReference ? new Set([...scope.open, pair]) : scope.open };
    // A boolean is a schema that accepts everything or nothing.
    if (!(0,json/* isObject */.Gv)(old) || !(0,json/* isObject */.Gv)(now) || scope.depth > MAX_DEPTH) {
        if ((0,json/* canonicalJson */.dj)(old) === (0,json/* canonicalJson */.dj)(now))
            return [];
        const shift = now === false ? "narrowed" : old === false ? "widened" : "changed";
        return [changeOf(path, shift, before, after, scope, "the schema")];
    }
    return [
        ...textChanges(old, now, path),
        ...typeChanges(old, now, path, scope),
        ...enumChanges(old, now, path, scope),
        ...boundChanges(old, now, path, scope),
        ...propertyChanges(old, now, path, inner),
        ...SUBSCHEMAS.flatMap((key) => subschemaChanges(old[key], now[key], `${path}/${key}`, inner)),
        ...tupleChanges(old, now, path, inner),
        ...branchChanges(old, now, path, inner),
        ...restrictionChanges(old, now, path, scope),
        ...otherChanges(old, now, path),
    ];
}
function textChanges(old, now, path) {
    return [...TEXTS].flatMap((key) => {
        if ((0,json/* canonicalJson */.dj)(old[key]) === (0,json/* canonicalJson */.dj)(now[key]))
            return [];
        return [
            {
                path: `${path}/${key}`,
                class: "description",
                what: `the ${key} of ${nameOf(path)} changed`,
                ...values(old[key], now[key]),
            },
        ];
    });
}
function typeChanges(old, now, path, scope) {
    const [oldTypes, nowTypes] = [typesOf(old["type"]), typesOf(now["type"])];
    const lost = [...oldTypes].filter((type) => !accepts(nowTypes, type));
    const gained = [...nowTypes].filter((type) => !accepts(oldTypes, type));
    const shift = shiftOf(lost.length > 0, gained.length > 0);
    return shift ? [changeOf(`${path}/type`, shift, old["type"], now["type"], scope, `the type of ${nameOf(path)}`)] : [];
}
function enumChanges(old, now, path, scope) {
    const [oldValues, nowValues] = [enumOf(old), enumOf(now)];
    if (oldValues === undefined && nowValues === undefined)
        return [];
    const lost = oldValues === undefined || (nowValues !== undefined && [...oldValues].some((value) => !nowValues.has(value)));
    const gained = nowValues === undefined || (oldValues !== undefined && [...nowValues].some((value) => !oldValues.has(value)));
    const shift = shiftOf(lost, gained);
    const subject = `the enum of ${nameOf(path)}`;
    const given = ({ enum: list, const: only }) => list ?? only;
    return shift ? [changeOf(`${path}/enum`, shift, given(old), given(now), scope, subject)] : [];
}
function boundChanges(old, now, path, scope) {
    const compareBound = (key, fallback, isTighter) => {
        const [was, is] = [numberOf(old[key], fallback), numberOf(now[key], fallback)];
        if (was === is)
            return [];
        const shift = isTighter(is, was) ? "narrowed" : "widened";
        return [changeOf(`${path}/${key}`, shift, old[key], now[key], scope, `${key} of ${nameOf(path)}`)];
    };
    return [
        ...LOWER.flatMap((key) => compareBound(key, Number.NEGATIVE_INFINITY, (a, b) => a > b)),
        ...UPPER.flatMap((key) => compareBound(key, Number.POSITIVE_INFINITY, (a, b) => a < b)),
    ];
}
function propertyChanges(old, now, path, scope) {
    const [oldNames, nowNames] = [membersOf(old["properties"]), membersOf(now["properties"])];
    const [wasRequired, isRequired] = [namesOf(old["required"]), namesOf(now["required"])];
    const noun = scope.direction === "input" ? "argument" : "field";
    return [...new Set([...Object.keys(oldNames), ...Object.keys(nowNames), ...wasRequired, ...isRequired])]
        .sort()
        .flatMap((name) => {
        const at = `${path}/properties/${(0,json_pointer/* pointerStep */.UN)(name)}`;
        const was = memberOf(oldNames, name);
        const is = memberOf(nowNames, name);
        const kind = (required) => required ? `the required ${noun} ${quoted(name)}` : `the ${noun} ${quoted(name)}`;
        if (was === undefined && is !== undefined) {
            const breaks = scope.direction === "input" && isRequired.has(name) && !wasRequired.has(name);
            return [
                {
                    path: at,
                    class: breaks ? "breaking" : "compatible",
                    what: `${kind(isRequired.has(name))} was added`,
                    after: is,
                },
            ];
        }
        if (was !== undefined && is === undefined) {
            // An open object still accepts it.
            const isClosed = now["additionalProperties"] === false || now["unevaluatedProperties"] === false;
            const isDemanded = isRequired.has(name) && !wasRequired.has(name);
            const breaks = scope.direction === "output" || isClosed || isDemanded;
            return [
                {
                    path: at,
                    class: breaks ? "breaking" : "compatible",
                    what: `${kind(wasRequired.has(name))} was removed`,
                    before: was,
                },
            ];
        }
        const changes = was === undefined ? [] : compare(was, is, at, scope);
        if (wasRequired.has(name) === isRequired.has(name))
            return changes;
        const breaks = (scope.direction === "input") === isRequired.has(name);
        const what = `the ${noun} ${quoted(name)} ${isRequired.has(name) ? "became required" : "is no longer required"}`;
        const required = {
            path: `${path}/required`,
            class: breaks ? "breaking" : "compatible",
            what,
            before: wasRequired.has(name),
            after: isRequired.has(name),
        };
        return [required, ...changes];
    });
}
function subschemaChanges(was, is, path, scope) {
    // Without the keyword, everything is accepted.
    return was === undefined && is === undefined ? [] : compare(was ?? {}, is ?? {}, path, scope);
}
function tupleChanges(old, now, path, scope) {
    const [was, is] = [listOf(old["prefixItems"]), listOf(now["prefixItems"])];
    return Array.from({ length: Math.max(was.length, is.length) }).flatMap((_, i) => compare(was[i] ?? old["items"] ?? {}, is[i] ?? now["items"] ?? {}, `${path}/prefixItems/${i}`, scope));
}
/** Branches that are equal are left out, in whatever order they stand; the others are compared in turn. */
function branchChanges(old, now, path, scope) {
    return ["anyOf", "oneOf", "allOf"].flatMap((key) => {
        const [was, is] = [old[key], now[key]];
        if (was === undefined && is === undefined)
            return [];
        const at = `${path}/${key}`;
        const [wasList, isList] = [sorted(listOf(was)), sorted(listOf(is))];
        const left = wasList.filter((branch) => !isList.some((other) => normalText(other) === normalText(branch)));
        const right = isList.filter((branch) => !wasList.some((other) => normalText(other) === normalText(branch)));
        // A restriction that comes or goes as a whole; each branch of allOf is one.
        const subject = `${key} of ${nameOf(path)}`;
        if (key !== "allOf" && (was === undefined || is === undefined)) {
            return [changeOf(at, was === undefined ? "narrowed" : "widened", was, is, scope, subject)];
        }
        if (left.length === right.length)
            return left.flatMap((branch, i) => compare(branch, right[i], `${at}/${i}`, scope));
        const isShorter = left.length > right.length;
        const isOneSided = Math.min(left.length, right.length) === 0;
        const shift = !isOneSided ? "changed" : isShorter === (key !== "allOf") ? "narrowed" : "widened";
        return [changeOf(at, shift, was, is, scope, subject)];
    });
}
function restrictionChanges(old, now, path, scope) {
    const restriction = (schema, key) => key === "uniqueItems" && schema[key] === false ? undefined : schema[key];
    return RESTRICTIONS.flatMap((key) => {
        const [was, is] = [restriction(old, key), restriction(now, key)];
        if ((0,json/* canonicalJson */.dj)(was ?? null) === (0,json/* canonicalJson */.dj)(is ?? null))
            return [];
        const shift = was === undefined ? "narrowed" : is === undefined ? "widened" : "changed";
        return [changeOf(`${path}/${key}`, shift, was, is, scope, `${key} of ${nameOf(path)}`)];
    });
}
const COMPARED = new Set([
    ...["type", "enum", "const", "properties", "required", "prefixItems", "anyOf", "oneOf", "allOf"],
    ...[...TEXTS, ...DEFINITIONS, ...LOWER, ...UPPER, ...SUBSCHEMAS, ...RESTRICTIONS],
]);
/** Defaults, and keywords that JSON Schema does not have. */
function otherChanges(old, now, path) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
    return keys.flatMap((key) => {
        if (COMPARED.has(key) || (0,json/* canonicalJson */.dj)(old[key]) === (0,json/* canonicalJson */.dj)(now[key]))
            return [];
        return [
            {
                path: `${path}/${(0,json_pointer/* pointerStep */.UN)(key)}`,
                class: "compatible",
                what: `${quoted(key)} of ${nameOf(path)} changed`,
                ...values(old[key], now[key]),
            },
        ];
    });
}
function changeOf(path, shift, before, after, { direction }, subject) {
    // What clients send must still be accepted; what they receive must still be what they expect.
    const harmless = direction === "input" ? "widened" : "narrowed";
    const kind = shift === harmless ? "compatible" : "breaking";
    return { path, class: kind, what: `${subject} ${VERBS[shift]}`, ...values(before, after) };
}
const VERBS = { narrowed: "accepts less", widened: "accepts more", changed: "changed" };
function shiftOf(lost, gained) {
    if (lost && gained)
        return "changed";
    if (lost)
        return "narrowed";
    return gained ? "widened" : undefined;
}
/** Only the members that have a value: absent is not null. */
function values(before, after) {
    return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}
/** The argument or field that a path leads to. */
function nameOf(path) {
    const keys = (0,json_pointer/* pointerKeys */.mP)(path);
    return keys.at(-2) === "properties" ? quoted(keys.at(-1) ?? "") : path;
}
function quoted(name) {
    return `\`${name}\``;
}

;// CONCATENATED MODULE: ./src/conformance/contract/contract-drift.ts



/** Each list of a contract: its kind of items, the member that identifies one, and how two of them are compared. */
const LISTS = [
    { list: "tools", kind: "tool", key: "name", compare: toolChanges },
    { list: "prompts", kind: "prompt", key: "name", compare: promptChanges },
    { list: "resources", kind: "resource", key: "uri", compare: otherMembers([]) },
    { list: "resource_templates", kind: "resource_template", key: "uriTemplate", compare: otherMembers([]) },
];
const contract_drift_TEXTS = new Set(["title", "description"]);
const CLASSES = ["breaking", "description", "compatible"];
/**
 * Every difference between two contracts of one server, those that break clients first. The order of lists has no effect.
 * A list that one of them does not have was not read, and is not compared.
 */
function contractDrift(before, after) {
    const changes = [
        ...((0,json/* isObject */.Gv)(before.capabilities) && (0,json/* isObject */.Gv)(after.capabilities)
            ? capabilityChanges(before.capabilities, after.capabilities)
            : []),
        ...instructionChanges(before.instructions, after.instructions),
        ...LISTS.flatMap(({ list, kind, key, compare }) => {
            const [old, now] = [before[list], after[list]];
            if (old === undefined || now === undefined)
                return [];
            return itemChanges(byKey(old, key), byKey(now, key), kind, compare);
        }),
    ];
    return changes.sort((a, b) => CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class));
}
/** One difference as a sentence without a full stop: "tool `search`: the argument `limit` became required". */
function driftMessage({ kind, name, what }) {
    const subject = kind === "instructions" ? "the server" : `${kind.replace("_", " ")} \`${name}\``;
    return /^(was|were) /.test(what) ? `${subject} ${what}` : `${subject}: ${what}`;
}
function itemChanges(old, now, kind, compare) {
    return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name) => {
        const [before, after] = [old.get(name), now.get(name)];
        if (after === undefined)
            return [{ kind, name, path: "", class: "breaking", what: "was removed", before }];
        if (before === undefined)
            return [{ kind, name, path: "", class: "compatible", what: "was added", after }];
        return compare(before, after).map((change) => ({ kind, name, ...change }));
    });
}
function toolChanges(before, after) {
    const { outputSchema: was } = before;
    const { outputSchema: is } = after;
    const output = () => {
        if (was === undefined && is === undefined)
            return [];
        if (is === undefined) {
            return [{ path: "/outputSchema", class: "breaking", what: "the output schema was removed", before: was }];
        }
        if (was === undefined) {
            return [{ path: "/outputSchema", class: "compatible", what: "an output schema was added", after: is }];
        }
        return schemaDrift(was, is, "output", "/outputSchema");
    };
    return [
        ...schemaDrift(before["inputSchema"] ?? {}, after["inputSchema"] ?? {}, "input", "/inputSchema"),
        ...output(),
        ...otherMembers(["inputSchema", "outputSchema"])(before, after),
    ];
}
/** A prompt ignores arguments that it does not name, as an open object does. */
function promptChanges(before, after) {
    const [old, now] = [argumentsOf(before), argumentsOf(after)];
    const changes = [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name) => {
        const path = `/arguments/${(0,json_pointer/* pointerStep */.UN)(name)}`;
        const [was, is] = [old.get(name), now.get(name)];
        const noun = `argument \`${name}\``;
        if (is === undefined)
            return [{ path, class: "compatible", what: `the ${noun} was removed`, before: was }];
        const isRequired = is["required"] === true;
        if (was === undefined) {
            const what = `the ${isRequired ? "required " : ""}${noun} was added`;
            return [{ path, class: isRequired ? "breaking" : "compatible", what, after: is }];
        }
        const others = otherMembers(["required"])(was, is);
        const inside = others.map((change) => ({
            ...change,
            path: `${path}${change.path}`,
            what: `${change.what} (${noun})`,
        }));
        const wasRequired = was["required"] === true;
        if (wasRequired === isRequired)
            return inside;
        const what = `the ${noun} ${isRequired ? "became required" : "is no longer required"}`;
        const required = { path: `${path}/required`, what, before: wasRequired, after: isRequired };
        return [{ ...required, class: isRequired ? "breaking" : "compatible" }, ...inside];
    });
    return [...changes, ...otherMembers(["arguments"])(before, after)];
}
/** The members of an item that no client depends on: texts, annotations, the type of a resource … */
function otherMembers(except) {
    return (before, after) => [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((key) => {
        const [was, is] = [before[key], after[key]];
        if (except.includes(key) || (0,json/* canonicalJson */.dj)(was) === (0,json/* canonicalJson */.dj)(is))
            return [];
        return [
            {
                path: `/${(0,json_pointer/* pointerStep */.UN)(key)}`,
                class: contract_drift_TEXTS.has(key) ? "description" : "compatible",
                what: `the ${key} changed`,
                ...(was !== undefined && { before: was }),
                ...(is !== undefined && { after: is }),
            },
        ];
    });
}
/** A capability is there unless it is absent, null or false. */
function capabilityChanges(old, now, path = []) {
    const isThere = (value) => value !== undefined && value !== null && value !== false;
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].sort().flatMap((key) => {
        const [was, is] = [old[key], now[key]];
        const keys = [...path, key];
        const item = { kind: "capability", name: keys.join("."), path: `/${keys.map(json_pointer/* pointerStep */.UN).join("/")}` };
        if (isThere(was) && !isThere(is))
            return [{ ...item, class: "breaking", what: "was removed", before: was }];
        if (!isThere(was) && isThere(is))
            return [{ ...item, class: "compatible", what: "was added", after: is }];
        if ((0,json/* isObject */.Gv)(was) && (0,json/* isObject */.Gv)(is))
            return capabilityChanges(was, is, keys);
        if ((0,json/* canonicalJson */.dj)(was ?? null) === (0,json/* canonicalJson */.dj)(is ?? null) || !isThere(was))
            return [];
        return [{ ...item, class: "compatible", what: "the value changed", before: was, after: is }];
    });
}
function instructionChanges(before, after) {
    if (before === after)
        return [];
    return [
        {
            ...{
                kind: "instructions",
                name: "instructions",
                path: "",
                class: "description",
                what: "the instructions changed",
            },
            ...(before !== undefined && { before }),
            ...(after !== undefined && { after }),
        },
    ];
}
function argumentsOf({ arguments: list }) {
    return byKey(Array.isArray(list) ? list.filter(json/* isObject */.Gv) : [], "name");
}
/** Items by what identifies them; of two with the same, the first in order of their JSON. */
function byKey(items, key) {
    const map = new Map();
    for (const item of [...items].sort((a, b) => ((0,json/* canonicalJson */.dj)(a) < (0,json/* canonicalJson */.dj)(b) ? -1 : 1))) {
        const name = item[key];
        if (typeof name === "string" && !map.has(name))
            map.set(name, item);
    }
    return map;
}

// EXTERNAL MODULE: ./src/conformance/contract/contract-of.ts
var contract_of = __webpack_require__(81296);
// EXTERNAL MODULE: ./src/conformance/corpus/definitions/listed.ts
var listed = __webpack_require__(26822);
// EXTERNAL MODULE: ./src/conformance/corpus/definitions/token-costs.ts
var token_costs = __webpack_require__(21621);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/mcp/list-fault.ts
var list_fault = __webpack_require__(82967);
// EXTERNAL MODULE: ./src/engine/judge/volatile.ts
var judge_volatile = __webpack_require__(39872);
;// CONCATENATED MODULE: ./src/engine/lanes/contract.ts









const LIST_MS = 30_000;
/** The differences of one server that results list; those that break come first. */
const MAX_DRIFT = 1_000;
const DRIFT_RULES = {
    breaking: "DRIFT-BREAKING",
    compatible: "DRIFT-COMPATIBLE",
    description: "DRIFT-DESCRIPTION",
};
/** Reads every list that the capabilities of a server declare, without what its suite calls volatile. */
async function readContract(session, volatile) {
    const faults = [];
    const { capabilities, instructions } = session.facts;
    const lists = new Map();
    for (const method of (0,list_all/* listsOf */.fO)(capabilities)) {
        const list = await (0,list_all/* listAll */._w)(method, (name, params) => session.request(name, params, { timeoutMs: LIST_MS, purpose: "handshake" }));
        const { broken } = list;
        if (broken === undefined || (0,list_fault/* isMissingList */.f)(method, list)) {
            const member = list_all/* LIST_MEMBERS */.VW[method] ?? "";
            const answer = (0,judge_volatile/* withoutTargets */.z)({ result: { [member]: list.items } }, volatile);
            const result = (0,json/* isObject */.Gv)(answer) && (0,json/* isObject */.Gv)(answer["result"]) ? answer["result"] : {};
            lists.set(method, Array.isArray(result[member]) ? result[member] : []);
        }
        else {
            const { rule_id, message } = (0,list_fault/* listFault */.F)(broken);
            faults.push({ rule_id, message: (0,redacted/* say */.cv) `the contract of the server is not known: ${(0,redacted/* hide */.jD)(method)}: ${message}` });
        }
    }
    return { contract: (0,contract_of/* contractOf */.Q)({ capabilities, instructions, lists }), faults };
}
/** How many tokens the definitions of all tools have; undefined if they could not be listed. */
async function tokensOfTools({ tools }) {
    if (tools === undefined)
        return undefined;
    const { countTokens } = await Promise.all(/* import() */[__webpack_require__.e(4098), __webpack_require__.e(3877), __webpack_require__.e(4190)]).then(__webpack_require__.bind(__webpack_require__, 94190));
    return (0,token_costs/* surfaceTokens */.eP)((0,listed/* definitionsOf */.mu)({ tools }), countTokens);
}
/** What differs between two contracts of one server, both without secrets, as results hold it. */
function driftOf(server, targetVersion, before, after, gate) {
    return contractDrift(before, after)
        .slice(0, MAX_DRIFT)
        .map(({ what, ...change }) => ({
        server,
        target_version: targetVersion,
        ...change,
        message: driftMessage({ ...change, what }),
        gates: gate === "fail" && change.class === "breaking",
    }));
}


/***/ }),

/***/ 91136:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VW: () => (/* binding */ LIST_MEMBERS),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   fO: () => (/* binding */ listsOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);



const MAX_PAGES = 1_000;
const MAX_ITEMS = 100_000;
/** The member of each result that has the items. */
const LIST_MEMBERS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resourceTemplates",
    "prompts/list": "prompts",
};
/** The list methods of a server with these capabilities. */
function listsOf(capabilities) {
    const has = (name) => (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities[name]);
    return [
        ...(has("tools") ? ["tools/list"] : []),
        ...(has("resources") ? ["resources/list", "resources/templates/list"] : []),
        ...(has("prompts") ? ["prompts/list"] : []),
    ];
}
/**
 * Reads a list page by page; stops at a repeated cursor, 1,000 pages, 100,000 items or 32 MiB of them.
 *
 * @param send sends one request of the method
 */
async function listAll(method, send) {
    const member = LIST_MEMBERS[method] ?? "";
    const seen = new Set();
    const items = [];
    let first;
    let cursor;
    let weight = 0;
    for (;;) {
        const outcome = await send(method, cursor === undefined ? undefined : { cursor });
        first ??= outcome;
        const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) || !Array.isArray(result[member])) {
            return { first, broken: outcome, unfinished: true, items };
        }
        weight += (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(result[member], _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list);
        if (weight > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list || items.length + result[member].length > MAX_ITEMS) {
            return { first, broken: tooLarge(method), unfinished: true, items };
        }
        for (const item of result[member])
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string")
            return { first, unfinished: false, items };
        if (seen.has(next) || seen.size === MAX_PAGES)
            return { first, unfinished: true, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))} or than ${MAX_ITEMS}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}


/***/ }),

/***/ 82967:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listFault),
/* harmony export */   f: () => (/* binding */ isMissingList)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);


const METHOD_NOT_FOUND = -32601;
/** True if the server does not have this list: no capability says whether a server with resources has templates. */
function isMissingList(method, { first, broken }) {
    if (method !== "resources/templates/list" || broken !== first || broken?.kind !== "answer")
        return false;
    const { error } = broken.answer;
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(error) && error["code"] === METHOD_NOT_FOUND;
}
/** The fault of a list request without a result. */
function listFault(outcome) {
    switch (outcome.kind) {
        case "answer": {
            const { error } = outcome.answer;
            const message = error === undefined
                ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer contains no list`
                : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `answered with an error: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(error, 500, "")}`;
            return { rule_id: "FAULT-PROTO-ERROR-ANSWER", message };
        }
        case "died":
            return { rule_id: "FAULT-LIFECYCLE-CRASH", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server ended while it was asked` };
        case "timeout":
            return { rule_id: "FAULT-TIMEOUT-CALL", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no answer within ${outcome.timeoutMs} ms` };
        case "fault":
            return outcome.fault;
        case "unsendable":
            return outcome;
    }
}


/***/ })

};
