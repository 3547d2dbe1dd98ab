export const id = 4934;
export const ids = [4934,2401,1365,6800];
export const modules = {

/***/ 51298:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ flatten),
/* harmony export */   F0: () => (/* binding */ resolveRefs),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   VU: () => (/* binding */ requiredOf),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   pl: () => (/* binding */ typesOf),
/* harmony export */   uV: () => (/* binding */ sampleOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);
/* harmony import */ var _core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39090);


const TYPES = ["string", "number", "boolean", "array", "object", "null"];
const MAX_REFS = 20;
const MAX_DEPTH = 8;
const MAX_VALUES = 1_000;
const MAX_PARTS = 100;
/** A text of each format that has few valid ones. */
const FORMATS = new Map([
    ["date-time", "2026-01-01T12:00:00Z"],
    ["date", "2026-01-01"],
    ["time", "12:00:00Z"],
    ["duration", "PT1H"],
    ["email", "user@example.com"],
    ["idn-email", "user@example.com"],
    ["hostname", "example.com"],
    ["idn-hostname", "example.com"],
    ["ipv4", "127.0.0.1"],
    ["ipv6", "::1"],
    ["uri", "https://example.com/"],
    ["url", "https://example.com/"],
    ["iri", "https://example.com/"],
    ["uuid", "00000000-0000-4000-8000-000000000000"],
]);
/** The schema, with its local `$ref` resolved; an empty schema if it cannot be resolved. */
function resolveRefs(schema, root) {
    let current = schema;
    for (let hops = 0; (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(current) && typeof current["$ref"] === "string"; hops += 1) {
        if (hops === MAX_REFS)
            return {};
        current = lookUp(current["$ref"], root);
    }
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(current) ? current : {};
}
/** The types that a schema accepts; all if it names none. Integers count as numbers. */
function typesOf(schema, root, depth = 0, known = new Map()) {
    if (schema === false)
        return new Set();
    const resolved = resolveRefs(schema, root);
    const before = known.get(resolved);
    if (before)
        return before;
    if (depth > MAX_DEPTH)
        return new Set(TYPES);
    // A schema that refers to itself many times is read once.
    known.set(resolved, new Set(TYPES));
    let types = new Set(TYPES);
    const narrow = (allowed) => {
        const set = new Set(allowed);
        types = new Set([...types].filter((type) => set.has(type)));
    };
    const declared = typeof resolved["type"] === "string" ? [resolved["type"]] : resolved["type"];
    if (Array.isArray(declared))
        narrow(declared.map((type) => (type === "integer" ? "number" : type)));
    if (Array.isArray(resolved["enum"]))
        narrow(resolved["enum"].map(typeOfValue));
    if ("const" in resolved)
        narrow([typeOfValue(resolved["const"])]);
    for (const key of ["anyOf", "oneOf"]) {
        const branches = resolved[key];
        if (Array.isArray(branches))
            narrow(branches.flatMap((branch) => [...typesOf(branch, root, depth + 1, known)]));
    }
    if (Array.isArray(resolved["allOf"]))
        for (const branch of resolved["allOf"])
            narrow(typesOf(branch, root, depth + 1, known));
    // Of OpenAPI, and met in tools that were made from it.
    if (resolved["nullable"] === true)
        types.add("null");
    known.set(resolved, types);
    return types;
}
/** The object schema behind a schema: itself, or the first branch that is one; undefined if there is none. */
function objectOf(schema, root, depth = 0, seen = new Set()) {
    const resolved = resolveRefs(schema, root);
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(resolved["properties"]))
        return resolved;
    return firstBranch(resolved, root, depth, seen, objectOf);
}
/** The schema of the elements of an array; undefined if none is declared. */
function itemsOf(schema, root, depth = 0, seen = new Set()) {
    const resolved = resolveRefs(schema, root);
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(resolved["items"]))
        return resolved["items"];
    return firstBranch(resolved, root, depth, seen, itemsOf);
}
/** The properties of an object schema. */
function propertiesOf(schema) {
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema["properties"]) ? Object.entries(schema["properties"]) : [];
}
/** The names that an object schema requires. */
function requiredOf(schema) {
    return Array.isArray(schema["required"]) ? schema["required"].filter((name) => typeof name === "string") : [];
}
/**
 * A value that a schema is likely to take: one that the schema names, else one made up from its limits. At most 1,000
 * values: what is nested beyond that is null. Without `matchText`, patterns are not considered.
 */
function sampleOf(schema, root, matchText) {
    return sampleWithin({ left: MAX_VALUES, ...(matchText && { matchText }) }, schema, root, 0);
}
function sampleWithin(budget, schema, root, depth) {
    if (budget.left === 0 || depth > MAX_DEPTH)
        return null;
    budget.left -= 1;
    const resolved = flatten(schema, root);
    const named = namedValues(resolved);
    if (named.length > 0)
        return named[0];
    const types = typesOf(resolved, root);
    if (types.has("object") &&
        ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(resolved["properties"]) || resolved["type"] === "object" || requiredOf(resolved).length > 0)) {
        const properties = new Map(propertiesOf(resolved));
        const sample = (name) => sampleWithin(budget, properties.get(name), root, depth + 1);
        return Object.fromEntries(requiredOf(resolved).map((name) => [name, sample(name)]));
    }
    if (types.has("string"))
        return sampleText(resolved, budget.matchText);
    if (types.has("number"))
        return sampleNumber(resolved);
    if (types.has("boolean"))
        return true;
    if (types.has("array")) {
        const first = Array.isArray(resolved["prefixItems"]) ? resolved["prefixItems"] : [];
        const length = Math.min(lengthOf(resolved["minItems"]), 10);
        return Array.from({ length }, (_, index) => sampleWithin(budget, first[index] ?? resolved["items"], root, depth + 1));
    }
    return null;
}
/** The values that a schema itself names; a default of null counts as none. */
function namedValues(resolved) {
    const list = (key) => (Array.isArray(resolved[key]) ? resolved[key] : []);
    return [
        ...("const" in resolved ? [resolved["const"]] : []),
        ...list("examples"),
        // Of OpenAPI, and met in tools that were made from it.
        ...("example" in resolved ? [resolved["example"]] : []),
        ...((resolved["default"] ?? null) === null ? [] : [resolved["default"]]),
        ...list("enum"),
    ];
}
/**
 * A schema with its `allOf`, and with one branch of `anyOf` and `oneOf` that takes more than null, in one.
 *
 * @param choose one of several branches; the first by default
 */
function flatten(schema, root, depth = 0, choose) {
    const { allOf, anyOf, oneOf, ...resolved } = resolveRefs(schema, root);
    if (depth > MAX_DEPTH)
        return resolved;
    const takesMore = (branch) => [...typesOf(branch, root)].some((type) => type !== "null");
    const chosen = [anyOf, oneOf].map((branches) => {
        if (!Array.isArray(branches))
            return undefined;
        return choose ? choose(branches.slice(0, MAX_PARTS).filter(takesMore)) : branches.find(takesMore);
    });
    const parts = [...(Array.isArray(allOf) ? allOf.slice(0, MAX_PARTS) : []), ...chosen];
    const merged = { ...resolved };
    for (const part of parts) {
        if (part === undefined)
            continue;
        const other = flatten(part, root, depth + 1, choose);
        const required = [...new Set([...requiredOf(merged), ...requiredOf(other)])];
        const properties = Object.fromEntries([...propertiesOf(merged), ...propertiesOf(other)]);
        Object.assign(merged, other, { required, ...(Object.keys(properties).length > 0 && { properties }) });
    }
    return merged;
}
function sampleText(resolved, matchText) {
    const { format, pattern } = resolved;
    const limit = (key) => (typeof resolved[key] === "number" ? Math.max(resolved[key], 0) : undefined);
    const [least, most] = [limit("minLength"), limit("maxLength")];
    const named = typeof format === "string" ? FORMATS.get(format) : undefined;
    const matching = named === undefined && typeof pattern === "string" ? matchText?.(pattern, least, most) : undefined;
    return named ?? matching ?? "text".padEnd(lengthOf(least), "x").slice(0, most);
}
/** The first of the likely numbers that is within the limits. */
function sampleNumber(resolved) {
    const limit = (key) => (typeof resolved[key] === "number" ? resolved[key] : undefined);
    const [least, above, most, below] = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"].map(limit);
    const step = limit("multipleOf") ?? (resolved["type"] === "integer" ? 1 : undefined);
    const low = Math.max(least ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
    const high = Math.min(most ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
    const fits = (value) => Number.isFinite(value) &&
        value >= low &&
        value <= high &&
        value !== above &&
        value !== below &&
        (step === undefined || Number.isInteger(value / step));
    const steps = step === undefined ? [] : [step, Math.ceil(low / step) * step, (Math.floor(low / step) + 1) * step, 0];
    return [1, low, low + 1, high, high - 1, (low + high) / 2, ...steps].find(fits) ?? 1;
}
function lengthOf(value) {
    return typeof value === "number" && value > 0 ? Math.min(value, 1_000) : 0;
}
function firstBranch(resolved, root, depth, seen, find) {
    if (depth > MAX_DEPTH || seen.has(resolved))
        return undefined;
    seen.add(resolved);
    for (const key of ["anyOf", "oneOf", "allOf"]) {
        for (const branch of Array.isArray(resolved[key]) ? resolved[key] : []) {
            const found = find(branch, root, depth + 1, seen);
            if (found !== undefined)
                return found;
        }
    }
    return undefined;
}
/** What a local reference leads to; undefined if it leads nowhere. */
function lookUp(reference, root) {
    if (reference !== "#" && !reference.startsWith("#/"))
        return undefined;
    let current = root;
    for (const step of reference.split("/").slice(1)) {
        const name = (0,_core_json_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerKey */ .dW)(decode(step));
        if (typeof current !== "object" || current === null || !Object.hasOwn(current, name))
            return undefined;
        current = current[name];
    }
    return current;
}
function decode(step) {
    try {
        return decodeURIComponent(step);
    }
    catch {
        return step;
    }
}
function typeOfValue(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
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

/***/ 38080:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ modelName)
/* harmony export */ });
/** A model in messages, names of rows and `budget.prices`: `gpt-5`, or `provider/id` for one of a provider of the suite. */
function modelName({ provider, id }) {
    return provider === undefined ? id : `${provider}/${id}`;
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

/***/ 6561:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ LIKELY_MEMBERS),
/* harmony export */   n: () => (/* binding */ OTHER_MATCHERS)
/* harmony export */ });
/** Names of matchers in other tools and earlier drafts, each with what to write instead. */
const OTHER_MATCHERS = new Map(Object.entries({
    equals: "Write `exact: VALUE`.",
    equal: "Write `exact: VALUE`.",
    eq: "Write `exact: VALUE`.",
    toBe: "Write `exact: VALUE`.",
    toEqual: "Write `exact: VALUE`.",
    toStrictEqual: "Write `exact: VALUE`.",
    ne: "Write `not: {exact: VALUE}`.",
    notEquals: "Write `not: {exact: VALUE}`.",
    gt: "Write `greater-than: 3`.",
    lt: "Write `less-than: 3`.",
    gte: 'Write `cel: "value >= 3"`, or `between:` if there is an upper limit too.',
    lte: 'Write `cel: "value <= 3"`, or `between:` if there is a lower limit too.',
    min: 'Write `cel: "value >= 3"`.',
    max: 'Write `cel: "value <= 3"`.',
    greaterThan: "Write `greater-than: 3`.",
    lessThan: "Write `less-than: 3`.",
    toBeGreaterThan: "Write `greater-than: 3`.",
    toBeLessThan: "Write `less-than: 3`.",
    inRange: "Write `between: {min: 1, max: 3}`.",
    range: "Write `between: {min: 1, max: 3}`.",
    matches: 'Write `regex: "^order [0-9]+$"`.',
    toMatch: 'Write `regex: "^order [0-9]+$"`.',
    pattern: 'Write `regex: "^order [0-9]+$"`.',
    has: 'Write `cel: "has(value.name)"`, or `schema: {required: [name]}`.',
    hasKey: 'Write `cel: "has(value.name)"`, or `schema: {required: [name]}`.',
    toHaveProperty: 'Write `cel: "has(value.name)"`, or `schema: {required: [name]}`.',
    exists: "Write `not: {exact: null}`, or `schema: true` if the value may be null.",
    length: "End the target in `.length` and write `exact:`, or write a `schema:` with `minItems` or `minLength`.",
    size: 'End the target in `.length` and write `exact: 3`, or write `cel: "value.size() == 3"`.',
    count: 'End the target in `.length` and write `exact: 3`, or write `cel: "value.size() == 3"`.',
    toHaveLength: 'End the target in `.length` and write `exact: 3`, or write `cel: "value.size() == 3"`.',
    minLength: 'Write `cel: "value.size() >= 3"`, or `schema: {minLength: 3}`; for a list, `minItems`.',
    maxLength: 'Write `cel: "value.size() <= 3"`, or `schema: {maxLength: 3}`; for a list, `maxItems`.',
    empty: 'Write `cel: "value.size() == 0"`, or `exact:` with `""`, `[]` or `{}`.',
    isEmpty: 'Write `cel: "value.size() == 0"`, or `exact:` with `""`, `[]` or `{}`.',
    notEmpty: "Write `not-empty: true`.",
    values: "Write `schema: {enum: [one, two]}`.",
    enum: "Write `schema: {enum: [one, two]}`.",
    in: "Write `schema: {enum: [one, two]}`.",
    startsWith: "Write `starts-with: text`.",
    endsWith: "Write `ends-with: text`.",
    includes: "Write `contains: VALUE`; for several, `contains-all: [one, two]`.",
    toContain: "Write `contains: VALUE`; for several, `contains-all: [one, two]`.",
    isNull: "Write `exact: null`, which also passes if there is no value; `type: null` does not.",
    isDefined: "Write `not: {exact: null}`, or `schema: true` if the value may be null.",
    truthy: "Write `exact: true`, or `not-empty: true` for a string, an array or an object.",
    toBeTruthy: "Write `exact: true`, or `not-empty: true` for a string, an array or an object.",
    falsy: "Write `exact: false`, or `exact:` with the empty value that you expect.",
    isType: "Write `type: string`.",
    instanceOf: "Write `type: string`.",
    "is-string": "Write `type: string`.",
    "is-number": "Write `type: number`.",
    jsonpath: "Write the path as the assertion's `target:`.",
}));
/** Of these, those that a value may well have as a member: in the short form, such a mapping is the value itself. */
const LIKELY_MEMBERS = new Set([
    ...[
        "min",
        "max",
        "range",
        "matches",
        "pattern",
        "has",
        "exists",
        "length",
        "size",
        "count",
        "minLength",
        "maxLength",
    ],
    ...["empty", "isEmpty", "values", "enum", "in", "includes"],
]);


/***/ }),

/***/ 96005:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ endTree),
/* harmony export */   od: () => (/* binding */ settlesWithin),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98571);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90770);



// A child that ends with its parent needs a moment to notice that the parent has ended.
const LEAVE_MS = 250;
const POLL_MS = 15;
const KILL_MS = 1_000;
/**
 * Ends a process and everything it started: SIGTERM to its group, SIGKILL to what is left. Several may be ended at the
 * same time.
 *
 * @param isRunning false once the process itself has ended
 * @param exited settles when it has ended and its output has been read
 * @param graceMs from SIGTERM to SIGKILL, in milliseconds
 */
async function endTree(root, isRunning, exited, graceMs) {
    if (process.platform === "win32")
        return endOnWindows(root, exited, graceMs);
    const deadline = performance.now() + graceMs;
    const seen = new Map();
    const inGroup = membersNow(root, seen).some(({ group }) => group === root.pid);
    if (inGroup || isRunning())
        sendSignal(-root.pid, "SIGTERM");
    // A process has also ended if a child still holds its output open.
    const isLate = !(await settlesWithin(exited, graceMs)) && isRunning();
    const ignoredSigterm = isLate ? killedProcesses([{ pid: root.pid }, ...membersBelow(root, seen)]) : [];
    if (isLate) {
        sendSignal(-root.pid, "SIGKILL");
        await settlesWithin(exited, KILL_MS);
    }
    const left = await waitFor(root, seen, deadline);
    const ending = { ignoredSigterm, left: killedProcesses(left) };
    const killBy = performance.now() + KILL_MS;
    for (let rest = left; rest.length > 0 && performance.now() < killBy; rest = membersBelow(root, seen)) {
        for (const { pid } of rest)
            sendSignal(pid, "SIGKILL");
        await (0,_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .sleep */ .yy)(POLL_MS);
    }
    return ending;
}
function killedProcesses(processes) {
    return processes.map(({ pid }) => ({ pid, command: (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLineOf */ .l0)(pid) }));
}
/** The children that are still running after the rest of the grace period, or after a short wait. */
async function waitFor(root, seen, deadline) {
    const until = Math.max(deadline, performance.now() + LEAVE_MS);
    for (;;) {
        const left = membersBelow(root, seen);
        if (left.length === 0 || performance.now() >= until)
            return left;
        await (0,_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .sleep */ .yy)(POLL_MS);
    }
}
function membersBelow(root, seen) {
    return membersNow(root, seen).filter(({ pid }) => pid !== root.pid);
}
/** The current tree. A process that was seen in it once stays in `seen`, even if its parents end. */
function membersNow(root, seen) {
    const members = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .lS)(root, seen);
    for (const { pid, start } of members)
        seen.set(pid, start);
    return members;
}
async function endOnWindows(root, exited, graceMs) {
    await settlesWithin(exited, graceMs);
    try {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)("taskkill", ["/PID", String(root.pid), "/T", "/F"], { stdio: "ignore", windowsHide: true });
    }
    catch {
        // It has ended already.
    }
    // There is no SIGTERM there, so nothing can have ignored it.
    return { ignoredSigterm: [], left: [] };
}
/** Sends a signal to a process, or to a group if the number is negative; nothing happens if it has ended. */
function sendSignal(pid, name) {
    try {
        process.kill(pid, name);
    }
    catch {
        // It has ended in the meantime.
    }
}
/** True if a promise settles within so many milliseconds. */
async function settlesWithin(promise, ms) {
    let timer;
    const late = new Promise((resolve) => {
        // If this process was not scheduled in time, the exit event may be pending: it is read before the immediate.
        timer = setTimeout(() => setImmediate(resolve, false), ms);
    });
    const inTime = await Promise.race([promise.then(() => true), late]);
    clearTimeout(timer);
    return inTime;
}


/***/ }),

/***/ 30929:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ accepts),
/* harmony export */   o: () => (/* binding */ freePort)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);


const PROBE_MS = 1_000;
/** Below the ports that systems assign themselves, so that no other program gets one by chance. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_767;
const MAX_TRIES = 200;
const MAX_REMEMBERED_PORTS = 1_000;
/** Ports that were handed out recently and may not be in use yet. */
const given = new Set();
/** A free port of the loopback interface that was not handed out recently. */
async function freePort() {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
        const port = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(FIRST_PORT, LAST_PORT + 1);
        if (given.has(port))
            continue;
        given.add(port);
        const [oldest] = given;
        if (given.size > MAX_REMEMBERED_PORTS && oldest !== undefined)
            given.delete(oldest);
        if (await isFree(port))
            return port;
    }
    throw new Error("no free port");
}
function isFree(port) {
    return new Promise((resolve) => {
        const server = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.createServer)();
        server.once("error", () => resolve(false));
        server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
}
/** True if something accepts connections at this host and port. */
function accepts(host, port) {
    return new Promise((resolve) => {
        const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({ host, port, timeout: PROBE_MS });
        const finish = (open) => {
            socket.destroy();
            resolve(open);
        };
        socket.once("connect", () => finish(true));
        socket.once("timeout", () => finish(false));
        socket.once("error", () => finish(false));
    });
}


/***/ }),

/***/ 39387:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ startProcess)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/cross-spawn/index.js
var cross_spawn = __webpack_require__(80546);
var cross_spawn_default = /*#__PURE__*/__webpack_require__.n(cross_spawn);
// EXTERNAL MODULE: ./src/core/proc/end.ts
var end = __webpack_require__(96005);
// EXTERNAL MODULE: ./src/core/char-codes.ts
var char_codes = __webpack_require__(63908);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/core/proc/tail.ts


/** The last bytes of a stream, in constant memory however much is written. */
class Tail {
    #ring;
    #total = 0;
    constructor(capacity = 64 * 1024) {
        this.#ring = Buffer.alloc(capacity);
    }
    /** How many bytes were ever written: a mark for `lines`. */
    get total() {
        return this.#total;
    }
    push(chunk) {
        const size = this.#ring.length;
        const kept = chunk.length > size ? chunk.subarray(chunk.length - size) : chunk;
        const start = (this.#total + chunk.length - kept.length) % size;
        const head = kept.copy(this.#ring, start);
        kept.copy(this.#ring, 0, head);
        this.#total += chunk.length;
    }
    /**
     * The lines since `mark`, as far as they are still here, and all of the line that was under way then. Of a line whose
     * start is gone the rest is returned, without possible remains of a secret.
     */
    lines(mark = 0) {
        const size = this.#ring.length;
        const oldest = Math.max(this.#total - size, 0);
        if (Math.max(mark, oldest) >= this.#total)
            return [];
        const kept = this.#kept(oldest);
        const begun = kept.lastIndexOf(char_codes/* LINE_FEED */.kR, mark - oldest - 1);
        const from = mark <= oldest || begun === -1 ? 0 : begun + 1;
        const lines = kept.subarray(from).toString("utf8").split(/\r?\n/);
        if (lines.at(-1) === "")
            lines.pop();
        if (from === 0 && oldest > 0)
            lines[0] = (0,redacted/* hideCut */.z0)(lines[0] ?? "", { start: true });
        return lines;
    }
    /** What is here, in the order in which it was written. */
    #kept(oldest) {
        const size = this.#ring.length;
        if (oldest === 0)
            return this.#ring.subarray(0, this.#total);
        const start = oldest % size;
        return Buffer.concat([this.#ring.subarray(start), this.#ring.subarray(0, start)]);
    }
}

// EXTERNAL MODULE: ./src/core/proc/tree.ts
var tree = __webpack_require__(90770);
;// CONCATENATED MODULE: ./src/core/proc/start.ts






const MARK = "MCPTEST_PROCESS_TREE";
// A process may leave a child that holds the pipes open: they are closed after this time.
const DRAIN_MS = 100;
const runningPids = new Set();
/**
 * Starts a program without a shell, in its own process group.
 *
 * @param command the program, then its arguments
 * @returns the process, or the reason why it could not be started; never rejects
 */
async function startProcess(command, options) {
    const [program = "", ...args] = command;
    const mark = (0,external_node_crypto_.randomUUID)();
    let child;
    try {
        child = cross_spawn_default()(program, args, {
            cwd: options.cwd,
            env: { ...options.env, [MARK]: mark },
            detached: process.platform !== "win32",
            stdio: ["pipe", "pipe", "pipe"],
            windowsHide: true,
        });
        await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    }
    catch (error) {
        return { ok: false, reason: startError(program, options.cwd, error) };
    }
    child.on("error", () => { }); // a signal that could not be sent: `exit` reports the end
    const { pid, stdin, stdout, stderr } = child;
    if (pid === undefined || !stdin || !stdout || !stderr)
        return { ok: false, reason: `${program} has no pipes` };
    const tail = new Tail();
    stderr.on("data", (chunk) => tail.push(chunk));
    for (const stream of [stdin, stdout, stderr])
        stream.on("error", () => { }); // a pipe that the other end has closed
    killOnExit(pid);
    const exited = exitOf(child, [stdout, stderr]);
    const root = { pid, mark: `${MARK}=${mark}`, startTicks: (0,tree/* startTicksOf */.Ag)(pid) };
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    let ending;
    return {
        ok: true,
        process: {
            pid,
            stdin,
            stdout,
            stderr: tail,
            exited,
            terminate: () => (0,end/* sendSignal */.vG)(process.platform === "win32" ? pid : -pid, "SIGTERM"),
            end(graceMs) {
                stdin.end();
                ending ??= (0,end/* endTree */.Sb)(root, isRunning, exited, graceMs).finally(() => stopWatching(pid));
                return ending;
            },
        },
    };
}
function exitOf(child, streams) {
    return new Promise((resolve) => {
        let exit;
        const settle = () => {
            for (const stream of streams)
                stream.destroy();
            if (exit)
                resolve(exit);
        };
        child.once("exit", (code, signal) => {
            exit = { code, signal };
            // A busy event loop runs timers before it reads: the immediate lets it read what is there.
            const timer = setTimeout(() => setImmediate(settle), DRAIN_MS);
            child.once("close", () => {
                clearTimeout(timer);
                settle();
            });
        });
    });
}
/** If this process ends without ending it (a bug), its group is killed too. */
function killOnExit(pid) {
    if (runningPids.size === 0)
        process.on("exit", killLiving);
    runningPids.add(pid);
}
/** A program that runs suites as a library keeps none of mcptest's handlers. */
function stopWatching(pid) {
    runningPids.delete(pid);
    if (runningPids.size === 0)
        process.off("exit", killLiving);
}
function killLiving() {
    for (const pid of runningPids) {
        try {
            process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
        }
        catch {
            // It has ended already.
        }
    }
}
function startError(program, cwd, error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" && !(0,external_node_fs_.existsSync)(cwd))
        return `its working directory ${cwd} does not exist`;
    if (code === "ENOENT")
        return `there is no program ${JSON.stringify(program)} (looked up in PATH)`;
    if (code === "EACCES")
        return `${JSON.stringify(program)} is not executable`;
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 90770:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ startTicksOf),
/* harmony export */   l0: () => (/* binding */ commandLineOf),
/* harmony export */   lS: () => (/* binding */ membersOf)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);


const MAX_COMMAND_LENGTH = 200;
let shared;
/**
 * Every running process of the tree of `root`, the root included: its descendants, the members of its group, those
 * that have its mark, and those of `earlier` that are still running (with their descendants), even if their parent has ended.
 * Only on Linux are marks readable; on Windows nothing is found.
 */
function membersOf(root, earlier = new Map()) {
    const all = livingProcesses();
    const tree = new Map();
    for (const member of all) {
        if (member.pid === root.pid ||
            member.group === root.pid ||
            earlier.get(member.pid) === member.start ||
            hasMark(member, root)) {
            tree.set(member.pid, member);
        }
    }
    for (let grew = true; grew;) {
        grew = false;
        for (const member of all) {
            if (tree.has(member.pid) || !tree.has(member.parent))
                continue;
            tree.set(member.pid, member);
            grew = true;
        }
    }
    return [...tree.values()];
}
/** When a running process started, in clock ticks since boot; 0 if the platform does not say. */
function startTicksOf(pid) {
    return Number(readStat(pid)?.start ?? 0);
}
/** The command line of a process, whole arguments of some 200 characters; empty if it cannot be read. */
function commandLineOf(pid) {
    const [program = "", ...args] = argumentsOf(pid);
    let name = program;
    for (const arg of args) {
        // A cut argument could hide a secret from the redactor.
        if (name.length + arg.length > MAX_COMMAND_LENGTH)
            return `${name} …`;
        name += ` ${arg}`;
    }
    return name;
}
function argumentsOf(pid) {
    if (process.platform === "linux")
        return read(`/proc/${pid}/cmdline`)?.replace(/\0$/, "").split("\0") ?? [];
    try {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
            .trim()
            .split(" ");
    }
    catch {
        return [];
    }
}
function hasMark(member, root) {
    if (Number(member.start) < root.startTicks)
        return false;
    return read(`/proc/${member.pid}/environ`)?.split("\0").includes(root.mark) ?? false;
}
/** Read once for all the servers that are ended in the same turn of the event loop. */
function livingProcesses() {
    if (shared === undefined) {
        shared = listProcesses();
        setImmediate(() => {
            shared = undefined;
        });
    }
    return shared;
}
/** Empty if the system does not provide it. */
function listProcesses() {
    try {
        if (process.platform === "win32")
            return [];
        return process.platform === "linux" ? fromProc() : fromPs();
    }
    catch {
        return [];
    }
}
function fromProc() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []));
}
/** undefined if there is no such process, or only a zombie. */
function readStat(pid) {
    const stat = read(`/proc/${pid}/stat`);
    if (stat === undefined)
        return undefined;
    // The name, in parentheses, may hold anything: the numbers start behind its last one.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X")
        return undefined;
    return { pid, parent: Number(fields[1]), group: Number(fields[2]), start: fields[19] ?? "" };
}
function fromPs() {
    const rows = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)("ps", ["-axo", "pid=,ppid=,pgid=,state=,lstart="], { encoding: "utf8" }).split("\n");
    return rows.flatMap((row) => {
        const [pid, parent, group, state, ...start] = row.trim().split(/\s+/);
        if (!pid || state?.startsWith("Z"))
            return [];
        return [{ pid: Number(pid), parent: Number(parent), group: Number(group), start: start.join(" ") }];
    });
}
function read(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8");
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 3816:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ promptNotes),
/* harmony export */   g: () => (/* binding */ toolCallNotes)
/* harmony export */ });
/* harmony import */ var _conformance_probes_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51298);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);
/* harmony import */ var _suite_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71622);





const MAX_NOTES = 5;
const MAX_NAMES = 20;
/** Longer names are not compared: a server may list anything. */
const MAX_NAME = 128;
const MAX_DEPTH = 8;
/**
 * What of a tools/call does not fit the tools that the server lists, a sentence each: an unknown tool, unknown arguments,
 * missing ones. Empty if all fits or the list does not say. Hints for people, never a verdict: a server may take what it
 * does not list.
 */
function toolCallNotes(tool, args, tools) {
    return notesOf("tool", tool, args, tools, ({ inputSchema }) => argumentsOfSchema(inputSchema));
}
/** As `toolCallNotes`, for a prompts/get and the prompts that the server lists. */
function promptNotes(prompt, args, prompts) {
    return notesOf("prompt", prompt, args, prompts, ({ arguments: list }) => {
        const items = (Array.isArray(list) ? list : []).filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv);
        const names = (some) => new Set(some.map(({ name }) => name).filter(isName));
        return { names: names(items), required: names(items.filter((item) => item["required"] === true)), open: false };
    });
}
function notesOf(kind, name, args, listed, takenBy) {
    const items = listed.filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv);
    const item = items.find((item) => item["name"] === name);
    if (item !== undefined)
        return argumentNotes(name, args, takenBy(item));
    const names = items.map((item) => item["name"]).filter(isName);
    const meant = (0,_suite_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .ZA)(name, names);
    if (meant !== undefined)
        return [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The server lists no ${kind} ${quoted(name)}: did you mean ${quoted(meant)}?`];
    if (names.length === 0)
        return [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The server lists no ${kind} ${quoted(name)}: it lists none at all.`];
    return [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The server lists no ${kind} ${quoted(name)}. It lists ${listOf(names)}.`];
}
function argumentNotes(of, args, { names, required, open }) {
    const given = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(args) ? Object.keys(args) : [];
    const unknown = given.filter((name) => !names.has(name));
    // An argument that is there already is not what another one is meant to be.
    const free = [...names].filter((name) => !given.includes(name));
    const meant = new Map(unknown.map((name) => [name, (0,_suite_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .ZA)(name, free)]));
    const notes = unknown.flatMap((name) => {
        const close = meant.get(name);
        if (close !== undefined)
            return [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${quoted(name)} is not an argument of ${quoted(of)}: did you mean ${quoted(close)}?`];
        if (open)
            return [];
        const taken = names.size === 0 ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it takes none` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it takes ${listOf([...names])}`;
        return [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${quoted(name)} is not an argument of ${quoted(of)}: ${taken}.`];
    });
    const explained = new Set(meant.values());
    const missing = [...required].filter((name) => !given.includes(name) && !explained.has(name));
    if (missing.length > 0)
        notes.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${quoted(of)} requires ${listOf(missing)}.`);
    return notes.slice(0, MAX_NOTES);
}
/** The arguments that an input schema names, in any of its branches. */
function argumentsOfSchema(schema) {
    const names = new Set();
    const required = new Set();
    let closed = false;
    let open = false;
    const seen = new Set();
    const visit = (node, isCertain, depth) => {
        const resolved = (0,_conformance_probes_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRefs */ .F0)(node, schema);
        if (depth > MAX_DEPTH)
            open = true;
        // Branches that refer to each other would be walked again and again.
        if (depth > MAX_DEPTH || seen.has(resolved))
            return;
        seen.add(resolved);
        for (const [name] of (0,_conformance_probes_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)(resolved))
            if (isName(name))
                names.add(name);
        if (isCertain)
            for (const name of (0,_conformance_probes_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredOf */ .VU)(resolved))
                if (isName(name))
                    required.add(name);
        const { additionalProperties: others, patternProperties } = resolved;
        if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(resolved["properties"]) || others === false)
            closed = true;
        if (others === true || (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(others) || (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(patternProperties))
            open = true;
        const branches = (key) => (Array.isArray(resolved[key]) ? resolved[key] : []);
        for (const branch of branches("allOf"))
            visit(branch, isCertain, depth + 1);
        for (const branch of [...branches("anyOf"), ...branches("oneOf")])
            visit(branch, false, depth + 1);
        for (const key of ["if", "then", "else"])
            if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(resolved[key]))
                visit(resolved[key], false, depth + 1);
    };
    visit(schema, true, 0);
    return { names, required, open: open || !closed };
}
function isName(value) {
    return typeof value === "string" && value.length <= MAX_NAME;
}
function quoted(name) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`${(0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .PN)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(name), MAX_NAME))}\``;
}
function listOf(names) {
    const shown = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(names.slice(0, MAX_NAMES).map(quoted), ", ");
    return names.length > MAX_NAMES ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${shown} and ${names.length - MAX_NAMES} more` : shown;
}


/***/ }),

/***/ 52048:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ startedAs),
/* harmony export */   F8: () => (/* binding */ setupCause),
/* harmony export */   ZJ: () => (/* binding */ briefFailure),
/* harmony export */   mr: () => (/* binding */ startCause),
/* harmony export */   nm: () => (/* binding */ isByCause)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77522);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20204);



/** What was started and asked, without its secrets. */
function startedAs(target) {
    if (target.kind === "cassette")
        return {};
    if (target.kind === "stdio")
        return startedProcess(target);
    return { ...(target.start && startedProcess(target.start)), url: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(target.url) };
}
function startedProcess({ command, cwd }) {
    const words = command.map((word) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(word), _core_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteWord */ .X));
    return { command: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(words, " "), cwd: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(cwd) };
}
/** Why none of the tests could be run that need a server which did not start. */
function startCause({ suite, server, targetVersion }, failure, started) {
    const { rule_id, message, process } = failure;
    // What `start` names is at fault only if the failure is about the process.
    const ofProcess = server.http?.start && rule_id.startsWith("FAULT-START-");
    const location = (ofProcess ? server.startLocation : undefined) ?? server.targetLocation;
    const subject = { suite, test: { name: server.name, location } };
    return {
        id: idOf(suite, server.name, targetVersion, rule_id),
        kind: "server",
        server: server.name,
        target_version: targetVersion,
        tests: 0,
        ...started,
        failures: [(0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(subject, rule_id, { message, ...(process && { process }) })],
    };
}
/** Why none of the tests of a file could be run: a step of setup failed. */
function setupCause(suite, targetVersion, failures, request) {
    return {
        id: idOf(suite, "setup", targetVersion, "SUITE-SETUP"),
        kind: "setup",
        server: null,
        target_version: targetVersion,
        tests: 0,
        ...(request !== undefined && { request }),
        failures: failures.map((failure) => ({ ...failure, rule_id: "SUITE-SETUP" })),
    };
}
/** What the row of a test says of its cause, with `reason` as its message: the details are in the cause alone. */
function briefFailure(testName, { failures: [failure] }, reason) {
    if (failure === undefined)
        throw new Error("a cause without a failure");
    const { rule_id, taxonomy_ids, severity, location, fix } = failure;
    const message = reason ?? failure.message;
    return { test_name: testName, target: "", matcher: "", message, rule_id, taxonomy_ids, severity, location, fix };
}
/** True if a test failed by its cause alone. */
function isByCause(failures) {
    const kinds = failures.map(({ rule_id, message, location }) => JSON.stringify([rule_id, message, location]));
    return new Set(kinds).size <= 1;
}
function idOf(suite, what, version, ruleId) {
    return `${suite.name}::${what}${version === null ? "" : `::${version}`}::${ruleId}`;
}


/***/ }),

/***/ 46824:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  il: () => (/* binding */ checkSuites),
  u_: () => (/* binding */ draftProblems),
  rf: () => (/* binding */ expectsError),
  kB: () => (/* binding */ throwErrors)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/matchers/compile.ts + 1 modules
var matchers_compile = __webpack_require__(39795);
// EXTERNAL MODULE: ./src/matchers/target.ts
var matchers_target = __webpack_require__(2650);
// EXTERNAL MODULE: ./src/matchers/transform.ts
var matchers_transform = __webpack_require__(37267);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
// EXTERNAL MODULE: ./src/engine/judge/jq-programs.ts
var jq_programs = __webpack_require__(59911);
// EXTERNAL MODULE: ./src/engine/lanes/cassettes.ts
var cassettes = __webpack_require__(51019);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
// EXTERNAL MODULE: ./src/suite/variables/references.ts
var references = __webpack_require__(44094);
;// CONCATENATED MODULE: ./src/engine/target-members.ts




const OF_A_CALL = references/* ANSWER_MEMBERS */.dH;
const OF_AN_AGENT = [
    ...["tool_calls", "tool_names", "redundant_tool_calls", "tool_results", "final_response", "conversation"],
];
const OF_A_COMPOSITION = ["composition", "nodes", "output", "duration_ms", "notifications", "protocol_version"];
/** What people write without the name before it. */
const LIKELY_PARENTS = {
    result: ["content", "isError", "structuredContent", "contents", "messages", "text", "_meta", "structured_content"],
    http: ["status", "headers"],
    server: ["stderr"],
};
/** The names with which a target of a test, or of one of its steps, can start. */
function targetMembers(test) {
    if (test?.block === "agents" || test?.block === "evals")
        return OF_AN_AGENT;
    if (test?.block === "compositions")
        return OF_A_COMPOSITION;
    if (test?.block === "compliance")
        return [...OF_A_CALL, "response"];
    return test?.block === "tools" && test.negativePath !== undefined ? [...OF_A_CALL, "negative_path"] : OF_A_CALL;
}
/** Throws a MatcherError for a target whose first name no answer has. */
function checkTargetMember(target, members) {
    const head = headOf(target);
    if (target === "" || members.includes(head))
        return;
    const meant = meantTarget(target, members);
    throw new types.MatcherError(`unknown target \`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(target), 100)}\``, `A target starts with ${(0,suggest/* listNames */.Zv)(members)}.`, meant === undefined ? "Start it with one of these." : `Write \`${meant}\`.`, []);
}
function headOf(target) {
    return /^[^.[]*/.exec(target)?.[0] ?? "";
}
function meantTarget(target, members) {
    // JSONPath starts with the whole value.
    const path = target.replace(/^\$\.?/, "");
    const head = headOf(path);
    const rest = path.slice(head.length);
    if (members.includes(head))
        return path;
    const [parent] = Object.entries(LIKELY_PARENTS).find(([, names]) => names.includes(head)) ?? [];
    if (parent !== undefined && members.includes(parent))
        return `${parent}.${path}`;
    if (members.includes("output") && head === "result")
        return `output${rest.replace(/^\.structuredContent/, "")}`;
    const close = (0,suggest/* suggest */.ZA)(head, members);
    return close === undefined ? undefined : `${close}${rest}`;
}

;// CONCATENATED MODULE: ./src/engine/check.ts










/**
 * Compiles every target and matcher of the suites and reads their cassettes, before any server is started. Paths are
 * shown relative to `cwd`.
 * Returns the checked suites and all problems of all suites; a run needs `problems` without errors.
 */
async function checkSuites(suites, cwd, recordsAgents = false) {
    const problems = [];
    const names = new Set();
    const transforms = new Map();
    for (const expect of new Set(suites.flatMap(expectsOf))) {
        for (const assertion of expect) {
            for (const name of (0,matchers_compile/* matcherNames */.z)(assertion.matcher))
                names.add(name);
            if (assertion.transform !== undefined)
                transforms.set(assertion, await transformOf(assertion));
        }
    }
    const compile = await (0,matchers_compile/* loadMatchers */.K)(names);
    const checked = suites.map((suite) => checkSuite(suite, compile, transforms, problems));
    for (const suite of suites)
        problems.push(...(await (0,jq_programs/* jqProblems */.U)(suite)));
    problems.push(...(0,cassettes/* cassetteProblems */.n)(suites, cwd, recordsAgents));
    return { checked, problems };
}
function checkSuite(suite, compile, transforms, problems) {
    // The rows of a test's data share their assertions.
    const checkedByList = new Map();
    const assertionsOf = (expect, members) => {
        if (expect === undefined)
            return undefined;
        const checked = checkedByList.get(expect) ??
            expect.flatMap((assertion) => checkAssertion(suite, assertion, members, compile, transforms, problems));
        checkedByList.set(expect, checked);
        return checked;
    };
    const expectOf = (expect, request, test) => ({
        assertions: assertionsOf(expect, targetMembers(test)),
        deferred: (0,deferred/* hasDeferred */.gD)(request) || (0,deferred/* hasDeferred */.gD)(expect?.map(({ matcher }) => matcher)),
        readsHttp: expect?.some(({ target }) => target.startsWith("http")) === true,
        readsStderr: expect?.some(({ target }) => target === "" || target.startsWith("server")) === true,
        expectsError: expect?.some(expectsError) === true,
    });
    const stepsOf = (steps) => steps.map((step) => ({
        step,
        ...expectOf(step.expect, step.call),
        save: step.save.flatMap(({ name, target, path }) => {
            const parsed = reportMatcherErrors(suite, step.node, problems, () => withPath(() => targetOf(target, targetMembers()), path));
            return parsed ? [{ name, target: parsed }] : [];
        }),
    }));
    const testOf = (test) => {
        const { block, expect } = test;
        if (block === "agents")
            return { test, ...expectOf(expect, [test.system, test.user], test) };
        if (block === "compositions" || block === "evals")
            return { test, ...expectOf(expect, undefined, test) };
        if (block === "compliance")
            return { test, ...expectOf(expect, test.request, test) };
        if (block === "resources")
            return { test, ...expectOf(expect, test.uri, test) };
        if (block === "prompts")
            return { test, ...expectOf(expect, test.args, test) };
        return {
            test,
            ...expectOf(expect, test.args, test),
            ...(test.steps && { steps: stepsOf(test.steps) }),
            ...(test.finally && { finally: stepsOf(test.finally) }),
            ...(test.verify && { verify: stepsOf(test.verify) }),
        };
    };
    return { suite, tests: suite.tests.map(testOf), setup: stepsOf(suite.setup), teardown: stepsOf(suite.teardown) };
}
/** True for an assertion that passes only on an error: the call is meant to fail, and does not show what the server can do. */
function expectsError({ target, matcher }) {
    const exact = exactOf(matcher);
    // An absent path fails with every matcher except `exact: null`.
    if (/^((response|result)\.)?error(?![\w-])/.test(target))
        return exact !== null;
    // A matcher on the whole answer may check anything: if it mentions an error, the call is meant to fail.
    if (/^(response)?$/.test(target))
        return /\berror\b/.test(JSON.stringify(matcher));
    const isNot = (0,json/* isObject */.Gv)(matcher) && exactOf(matcher["not"]) === false;
    return target === "result.isError" && (exact === true || isNot);
}
function exactOf(matcher) {
    return (0,json/* isObject */.Gv)(matcher) && Object.hasOwn(matcher, "exact") ? matcher["exact"] : undefined;
}
/** Every list of assertions of a suite. */
function expectsOf(suite) {
    const steps = (list = []) => list.flatMap(({ expect }) => (expect ? [expect] : []));
    const all = [...steps(suite.setup), ...steps(suite.teardown)];
    for (const test of suite.tests) {
        if (test.expect)
            all.push(test.expect);
        if (test.block === "tools")
            all.push(...steps(test.steps), ...steps(test.finally), ...steps(test.verify));
    }
    return all;
}
async function transformOf({ transform }) {
    try {
        return await (0,matchers_transform/* compileTransform */.m)(transform);
    }
    catch (error) {
        if (error instanceof types.MatcherError)
            return error;
        throw error;
    }
}
function checkAssertion(suite, source, members, compile, transforms, problems) {
    const before = problems.length;
    const part = (work, path, which) => reportMatcherErrors(suite, source.node, problems, () => withPath(work, path), which);
    // In the short form, a target is a key.
    const which = source.targetPath[0] === source.target ? "key" : undefined;
    const target = part(() => targetOf(source.target, members), source.targetPath, which);
    const transform = part(() => orThrow(transforms.get(source)), ["transform"]);
    const matcher = (0,deferred/* hasDeferred */.gD)(source.matcher) ? compile : part(() => compile(source.matcher), source.matcherPath);
    if (problems.length > before || target === undefined || matcher === undefined)
        return [];
    return [{ source, target, matcher, ...(transform && { transform }) }];
}
/** A target of an assertion, or of `save`. Throws a MatcherError. */
function targetOf(text, members) {
    const target = (0,matchers_target/* parseTarget */.hu)(text);
    checkTargetMember(text, members);
    return target;
}
function orThrow(compiled) {
    if (compiled instanceof types.MatcherError)
        throw compiled;
    return compiled;
}
/** Returns the result of `work`; undefined if it cannot be compiled, which is reported at its place. */
function reportMatcherErrors(suite, node, problems, work, which = "value") {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof MatcherErrorAt))
            throw error;
        const { cause, path } = error;
        const location = suite.places.locate(node, path, which);
        const { title, description, fix } = cause;
        problems.push({ location, snippet: suite.places.snippet(location), title, description, fix });
        return undefined;
    }
}
/** A MatcherError with its path from the assertion's node. */
class MatcherErrorAt extends Error {
    cause;
    path;
    constructor(cause, path) {
        super(cause.message);
        this.cause = cause;
        this.path = path;
    }
}
function withPath(work, from) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof types.MatcherError)
            throw new MatcherErrorAt(error, [...from, ...error.path]);
        throw error;
    }
}
/** The problems found by compiling suites with errors, without those that these errors cause. */
async function draftProblems(drafts, cwd, recordsAgents) {
    const { problems } = await checkSuites(drafts.map(({ suite }) => suite), cwd, recordsAgents);
    // A problem of a whole document does not overlap with any assertion.
    const draftErrors = drafts
        .flatMap((draft) => draft.problems)
        .filter(({ warning, pointer }) => !warning && pointer !== "");
    return problems.filter(({ location }) => !draftErrors.some((error) => overlap(error.location, location)));
}
function overlap(a, b) {
    if (a === undefined || b === undefined || a.file !== b.file)
        return false;
    return !isBefore(a, b) && !isBefore(b, a);
}
/** True if the one ends before the other starts. */
function isBefore(a, b) {
    return a.end_line < b.line || (a.end_line === b.line && a.end_column <= b.column);
}
/** Throws a UserError if any problem is an error. Returns the warnings. */
function throwErrors(problems) {
    if (problems.some((problem) => !problem.warning))
        throw new problem/* UserError */.yo(problems);
    return [...problems];
}


/***/ }),

/***/ 78306:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ plannedCalls),
/* harmony export */   _: () => (/* binding */ coverageOf)
/* harmony export */ });
/* harmony import */ var _conformance_probes_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51298);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54074);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);
/* harmony import */ var _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56207);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61426);






/** A value that is known only while the suite runs. */
class Unknown {
}
/** The calls of a file's tests that are not skipped, with its setup and teardown if there is any such test. */
function plannedCalls({ checked: { suite }, batches }) {
    const tests = batches.flatMap(({ tasks }) => tasks.filter(({ skip }) => skip === undefined));
    if (tests.length === 0)
        return [];
    const setupCalls = [...suite.setup, ...suite.teardown].map(({ server, call }) => ({
        server,
        call: filled(call, {}),
    }));
    return [...setupCalls, ...tests.flatMap(({ checked }) => callsOf(checked.test))];
}
function callsOf(test) {
    const calls = directCalls(test);
    return calls.map(({ server, call }) => ({ server, call: filled(call, test.data ?? {}) }));
}
function directCalls(test) {
    if (test.block === "compositions")
        return test.nodes;
    if (test.block === "compliance")
        return rawCall(test);
    // Which tools a model calls is known only when it has.
    if (test.block === "agents" || test.block === "evals")
        return [];
    if (test.block !== "tools")
        return [{ server: test.server, call: test }];
    const { steps = [], verify = [], finally: last = [], injected, server } = test;
    // An injected error stands for the call.
    const calls = steps.length > 0 || injected ? [] : [{ server, call: test }];
    return [...calls, ...steps, ...verify, ...last];
}
/** The call that a compliance test writes as a request. */
function rawCall({ server, request }) {
    const { name, uri, arguments: given } = request?.params ?? {};
    const args = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(given) ? given : {};
    if (request?.method === "tools/call")
        return [{ server, call: { block: "tools", tool: String(name), args } }];
    if (request?.method === "prompts/get")
        return [{ server, call: { block: "prompts", prompt: String(name), args } }];
    return request?.method === "resources/read" ? [{ server, call: { block: "resources", uri: String(uri) } }] : [];
}
function filled(call, data) {
    if (call.block === "resources") {
        const uri = fillData(call.uri, data);
        return { ...call, uri: uri instanceof Unknown ? JSON.parse(JSON.stringify(call.uri)) : String(uri) };
    }
    const args = Object.entries(call.args).map(([name, value]) => [name, fillData(value, data)]);
    return { ...call, args: Object.fromEntries(args) };
}
/** The value with what its row of data gives. */
function fillData(value, data) {
    if (!(0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_3__/* .hasDeferred */ .gD)(value))
        return value;
    try {
        return (0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_3__/* .fillIn */ .pz)(value, (name) => (name.startsWith("data.") ? (0,_references_js__WEBPACK_IMPORTED_MODULE_4__/* .readPath */ .G)({ data }, name) : undefined));
    }
    catch (error) {
        if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo || error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_2__.SuiteFault)
            return new Unknown();
        throw error;
    }
}
/** Which items of a server's lists the calls exercise. `lists`: the items of each list by its method. */
function coverageOf(lists, calls) {
    const items = (method) => (lists[method] ?? []).filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv);
    const texts = (method, key) => [
        ...new Set(items(method).flatMap((item) => (typeof item[key] === "string" ? [item[key]] : []))),
    ];
    const uris = calls.flatMap((call) => (call.block === "resources" ? [call.uri] : []));
    const prompts = new Set(calls.flatMap((call) => (call.block === "prompts" ? [call.prompt] : [])));
    return [
        ...items("tools/list").flatMap((tool) => typeof tool["name"] === "string" ? [toolItem(tool["name"], tool, calls)] : []),
        ...texts("resources/list", "uri").map((uri) => itemOf("resource", uri, uris.includes(uri))),
        ...texts("resources/templates/list", "uriTemplate").map((template) => itemOf("resource template", template, uris.some((uri) => isFrom(template, uri)))),
        ...texts("prompts/list", "name").map((name) => itemOf("prompt", name, prompts.has(name))),
    ];
}
function itemOf(kind, name, exercised) {
    return { kind, name, exercised };
}
function toolItem(name, { inputSchema }, calls) {
    const given = calls.flatMap((call) => (call.block === "tools" && call.tool === name ? [call.args] : []));
    if (given.length === 0)
        return itemOf("tool", name, false);
    const gaps = (0,_conformance_probes_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)((0,_conformance_probes_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRefs */ .F0)(inputSchema, inputSchema)).flatMap(([argument, schema]) => gapOf(argument, schema, given));
    return { ...itemOf("tool", name, true), arguments: gaps };
}
function gapOf(argument, schema, given) {
    const values = given.filter((args) => Object.hasOwn(args, argument)).map((args) => args[argument]);
    if (values.length === 0)
        return [{ argument, gap: "never passed" }];
    // To leave it out is to vary it, and so is what is known only at run time.
    const isSame = values.length === given.length && new Set(values.map(_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .dj)).size === 1;
    if (!isSame || values.some((value) => value instanceof Unknown) || hasOneValue(schema))
        return [];
    return [{ argument, gap: "always the same", value: values[0] }];
}
function hasOneValue(schema) {
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(schema) && ("const" in schema || (Array.isArray(schema["enum"]) && schema["enum"].length === 1));
}
/** True if a URI may be made from a template: it has the texts between the placeholders, in their order. */
function isFrom(template, uri) {
    const [first = "", ...rest] = template.split(/\{[^{}]*\}/);
    if (!uri.startsWith(first))
        return false;
    const last = rest.pop();
    if (last === undefined)
        return uri === first;
    let at = first.length;
    for (const text of rest) {
        const found = uri.indexOf(text, at);
        if (found < 0)
            return false;
        at = found + text.length;
    }
    return uri.length - last.length >= at && uri.endsWith(last);
}


/***/ }),

/***/ 88061:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ absenceOf),
/* harmony export */   Z: () => (/* binding */ meantFix)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89528);
/* harmony import */ var _matchers_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2650);
/* harmony import */ var _suite_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71622);





const MAX_PATH = 200;
/** Longer names are not compared: a server may answer with anything. */
const MAX_NAME = 128;
/** Why a path leads to nothing in a value, such as an envelope. */
function absenceOf(value, path) {
    const steps = (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSteps */ .$i)(path);
    const depth = depthOf(value, steps);
    const meant = meantPath(value, steps, depth);
    return { note: noteOf(value, steps.slice(0, depth)), ...(meant !== undefined && { meant }) };
}
/** The fix of a path that leads to nothing. */
function meantFix(meant) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `Did you mean \`${meant}\`?`;
}
/** How many steps of a path exist. */
function depthOf(value, steps) {
    let depth = 0;
    while (depth < steps.length && at(value, steps.slice(0, depth + 1)).found)
        depth += 1;
    return depth;
}
function at(value, steps) {
    return (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTarget */ .hu)((0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .printSteps */ .FB)(steps)).read(value);
}
function noteOf(value, existing) {
    const read = at(value, existing);
    const found = read.found ? read.value : undefined;
    const keys = (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describeKeys */ .mC)(found);
    if (existing.length === 0)
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `there are ${keys}`;
    const place = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${shownPath(existing)}\` exists`;
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(found))
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${place}; it has ${keys}`;
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${place}; it is ${Array.isArray(found) ? keys : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(found, 60)}`;
}
function meantPath(value, steps, depth) {
    const [existing, wrong, rest] = [steps.slice(0, depth), steps[depth], steps.slice(depth + 1)];
    if (wrong === undefined || wrong.kind === "each")
        return undefined;
    const read = at(value, existing);
    const actual = read.found ? read.value : undefined;
    const candidates = [];
    if (wrong.kind === "index") {
        if (Array.isArray(actual) && actual.length > 0)
            candidates.push([...existing, { kind: "index", index: -1 }, ...rest]);
    }
    else {
        const name = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(actual) ? (0,_suite_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .ZA)(wrong.name, Object.keys(actual).filter(isComparable)) : undefined;
        if (name !== undefined)
            candidates.push([...existing, nameStep(name), ...rest], [...existing, nameStep(name)]);
        // A part of a list, and of what a result wraps.
        candidates.push([...existing, { kind: "index", index: 0 }, wrong, ...rest]);
        for (const wrapper of [["structuredContent"], ["result"], ["result", "structuredContent"]])
            candidates.push([...existing, ...wrapper.map(nameStep), wrong, ...rest]);
    }
    const meant = candidates.find((candidate) => at(value, candidate).found);
    return meant && shownPath(meant);
}
function isComparable(name) {
    return name.length <= MAX_NAME;
}
function nameStep(name) {
    return /^[^.[\]"\s]+$/.test(name) ? { kind: "name", name } : { kind: "key", name };
}
function shownPath(steps) {
    return (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .PN)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)((0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .printSteps */ .FB)(steps)), MAX_PATH));
}


/***/ }),

/***/ 57985:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ asSent),
/* harmony export */   Sm: () => (/* binding */ abbreviate),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   mj: () => (/* binding */ EvidenceLog)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);



/** The limit if a single request is that long. */
const MAX_SINGLE = 256 * 1024;
const MAX_EXCHANGES = 200;
const MAX_KEPT = 20;
/** From which length a run of one character is abbreviated, and up to which it is read back. */
const MIN_RUN = 1_024;
const MAX_RUN = 16 * 1024 * 1024;
// A value weighs more than its JSON has characters.
const MAX_WEIGHT = 8 * _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.evidence;
/** Keeps the requests of a lane that a test may have to show: the last 200. */
class EvidenceLog {
    #exchanges = [];
    /** The first 20 that made the test fail. */
    #kept = [];
    note(exchange) {
        const { direction, purpose, request, response, duration_ms, http } = exchange;
        if (direction === "server" || !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(request) || ("method" in request && request["id"] === undefined))
            return;
        if (purpose === "handshake" || purpose === "detect" || purpose === "fault")
            return;
        // Assigned, not spread: this is done for every call.
        const shown = { request };
        if (purpose !== undefined)
            shown.purpose = purpose;
        if (response !== undefined)
            shown.response = response;
        if (duration_ms !== undefined)
            shown.duration_ms = duration_ms;
        if (http !== undefined)
            shown.http = http;
        this.#dropLarge();
        if (this.#exchanges.push(shown) >= 2 * MAX_EXCHANGES)
            this.#exchanges.splice(0, MAX_EXCHANGES);
    }
    /**
     * An answer too large for a row is not kept: a test may have hundreds of them. The last one is measured when it is asked
     * for, or when another comes: most tests have one, and never show it.
     */
    #dropLarge() {
        const last = this.#exchanges.at(-1);
        if (last?.response === undefined || (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(last.response, MAX_WEIGHT) <= MAX_WEIGHT)
            return;
        delete last.response;
        last.dropped = true;
    }
    /** Keeps the last probe: the test fails because of it. */
    keepProbe() {
        const probe = this.#exchanges.findLast(({ purpose }) => purpose === "probe");
        if (probe && this.#kept.length < MAX_KEPT)
            this.#kept.push(probe);
    }
    /** Clears the log: another attempt starts. */
    clear() {
        this.#exchanges.length = 0;
        this.#kept.length = 0;
    }
    /** The exchanges since then, in the order in which they were sent. */
    last() {
        this.#dropLarge();
        const last = this.#exchanges.slice(-MAX_EXCHANGES);
        return [...this.#kept.filter((exchange) => !last.includes(exchange)), ...last];
    }
    get knowsFailing() {
        return this.#kept.length > 0;
    }
    /** The exchanges that made the test fail: those kept, else the last one. */
    failing() {
        this.#dropLarge();
        return this.#kept.length > 0 ? this.#kept : this.#exchanges.slice(-1);
    }
}
/**
 * The requests of a test, with the answers. If that is too much: only the requests that made the test fail, if they are
 * known; else without the answers; else only the last request. A request is complete or left out.
 */
function evidenceOf(lanes) {
    const all = lanes.flatMap((lane) => lane.evidence.last().map((exchange) => evidenceEntry(lane, exchange)));
    if (all.length === 0)
        return undefined;
    const isKnown = lanes.some((lane) => lane.evidence.knowsFailing);
    const whole = (isKnown ? [all] : [all, all.map(requestOnly)]).find((entries) => sizeOf(entries) <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.evidence);
    if (whole)
        return whole;
    const failing = lanes.flatMap((lane) => lane.evidence.failing().map((exchange) => evidenceEntry(lane, exchange)));
    const kept = [];
    for (const entry of failing) {
        const fits = [entry, requestOnly(entry)].find((shown) => sizeOf([...kept, shown]) <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.evidence);
        if (fits)
            kept.push(fits);
    }
    if (kept.length > 0)
        return kept;
    const long = failing.flatMap((entry) => [entry, requestOnly(entry)]).find((shown) => sizeOf([shown]) <= MAX_SINGLE);
    return long && [long];
}
/** The request as it was sent, from one that `evidenceOf` returned. */
function asSent(request) {
    return mapStrings(request, (text) => {
        const [, count, character] = /^«(\d{4,8}) × (.)»$/s.exec(text) ?? [];
        return character === undefined || Number(count) > MAX_RUN ? text : character.repeat(Number(count));
    });
}
function evidenceEntry(lane, exchange) {
    const { request, response, dropped, duration_ms, http } = exchange;
    return {
        server: lane.server.name,
        request: abbreviate(request),
        ...(response !== undefined && { response }),
        ...(dropped && { response_dropped: true }),
        ...(duration_ms !== undefined && { duration_ms }),
        ...(http && { http }),
    };
}
function requestOnly({ response, ...rest }) {
    return response === undefined ? rest : { ...rest, response_dropped: true };
}
/** A value with its long runs of one character abbreviated. */
function abbreviate(value) {
    return mapStrings(value, abbreviateText);
}
/** One character, repeated a thousand times and more, as `«1048576 × a»`. */
function abbreviateText(text) {
    const [first = ""] = text;
    if (text.length < MIN_RUN || first.length > 1 || text !== first.repeat(text.length))
        return text;
    return `«${text.length} × ${first}»`;
}
/** A value with its strings changed; a value that is nested too deeply stays as it is. */
function mapStrings(value, change) {
    const visit = (node) => {
        if (typeof node === "string")
            return change(node);
        if (Array.isArray(node))
            return node.map(visit);
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(node))
            return node;
        return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, visit(item)]));
    };
    try {
        return visit(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return value;
        throw error;
    }
}
function sizeOf(entries) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(entries)?.length ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 20204:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ suiteFault),
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48429);




/** A failure that no assertion stated stands at the test's name. */
function failureOf(subject, ruleId, rest) {
    const rule = (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)(ruleId);
    const location = rest.location ?? subject.test.location;
    return {
        test_name: subject.test.name,
        target: "",
        matcher: "",
        taxonomy_ids: ruleId.startsWith("FAULT-") ? [ruleId] : [],
        severity: rule.severity,
        fix: rule.fix,
        snippet: subject.suite.places.snippet(location),
        ...rest,
        location,
        rule_id: ruleId,
    };
}
/** The failure for an error of the suite. Throws every other error: it is a bug in mcptest. */
function suiteFault(subject, error, place = {}) {
    if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_2__.SuiteFault) {
        return failureOf(subject, error.rule, { ...place, message: error.message, fix: error.fix });
    }
    if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_2__.MatcherError) {
        return failureOf(subject, "SUITE-FAULT", { ...place, message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(error.message), fix: error.fix });
    }
    // A reference that has no value when it is needed.
    const problem = error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo ? error.problems[0] : undefined;
    if (problem === undefined)
        throw error;
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(problem.title)}: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(problem.description)}`;
    return failureOf(subject, "SUITE-FAULT", { ...place, message, fix: problem.fix });
}


/***/ }),

/***/ 59911:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ jqProblems),
/* harmony export */   _: () => (/* binding */ jqProgram)
/* harmony export */ });
/* harmony import */ var _matchers_transform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37267);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);


const compiled = new Map();
/** A jq program that rewrites calls or answers, compiled once; rejects with a MatcherError if jq refuses it. */
function jqProgram(text) {
    const program = compiled.get(text) ?? (0,_matchers_transform_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTransform */ .m)({ jq: text });
    compiled.set(text, program);
    return program;
}
/** Compiles every jq program that a tool test's `transform` has; returns the problems. */
async function jqProblems(suite) {
    const programs = new Set();
    for (const test of suite.tests) {
        if (test.block !== "tools")
            continue;
        for (const program of [test.transform?.request, test.transform?.response])
            if (program)
                programs.add(program);
    }
    const problems = [];
    for (const program of programs) {
        if (!("jq" in program))
            continue;
        const { location } = program;
        try {
            await jqProgram(program.jq);
        }
        catch (error) {
            if (!(error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError))
                throw error;
            const { title, description, fix } = error;
            problems.push({ location, snippet: suite.places.snippet(location), title, description, fix });
        }
    }
    return problems;
}


/***/ }),

/***/ 39872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ withoutTargets)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _matchers_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2650);


/** A value without what the targets lead to; the value itself is left as it is. A target that matches nothing removes nothing. */
function withoutTargets(value, targets) {
    return targets.reduce((left, target) => without(left, (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSteps */ .$i)(target)), value);
}
/** Copies only the path to the target: the value may be large, and nested too deeply to clone. */
function without(value, [step, ...rest]) {
    if (step === undefined)
        return value;
    const keys = keysOf(value, step);
    if (keys.length === 0)
        return value;
    const copy = (Array.isArray(value) ? [...value] : { ...value });
    for (const key of keys) {
        if (rest.length > 0)
            copy[key] = without(copy[key], rest);
        else if (Array.isArray(value))
            copy[key] = null;
        else
            delete copy[key];
    }
    return copy;
}
/** What a step leads to, of the keys that are there. */
function keysOf(value, step) {
    if (step.kind === "each")
        return Array.isArray(value) ? [...value.keys()] : [];
    if (step.kind !== "index")
        return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && Object.hasOwn(value, step.name) ? [step.name] : [];
    const index = Array.isArray(value) && step.index < 0 ? value.length + step.index : step.index;
    return Array.isArray(value) && index >= 0 && index < value.length ? [index] : [];
}


/***/ }),

/***/ 51019:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ cassetteProblems),
/* harmony export */   v: () => (/* binding */ playerOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _mcp_cassette_player_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14056);
/* harmony import */ var _mcp_cassette_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76800);
/* harmony import */ var _suite_tests_cassettes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41923);
/* harmony import */ var _suite_yaml_read_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82488);
/* harmony import */ var _judge_volatile_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39872);







/** Plays the cassette of a server: requests are compared without secrets and without what is declared volatile. */
function playerOf(file, { volatile }, redact, cwd) {
    return new _mcp_cassette_player_js__WEBPACK_IMPORTED_MODULE_2__/* .CassettePlayer */ .a((0,_mcp_cassette_read_js__WEBPACK_IMPORTED_MODULE_3__.readCassette)(file, (0,_suite_yaml_read_source_js__WEBPACK_IMPORTED_MODULE_5__/* .displayPath */ .Gt)(file, cwd)), (request) => {
        const safe = redact(request);
        return volatile.length === 0 ? safe : (0,_judge_volatile_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutTargets */ .z)(safe, volatile);
    });
}
/**
 * Why cassettes of the suites cannot be played, each at the server, agent test or eval that names it. A cassette of a test
 * that is about to be recorded may be missing.
 */
function cassetteProblems(suites, cwd, recordsAgents = false) {
    return suites.flatMap(({ servers, tests, places }) => {
        const played = [...servers.values()].map(({ cassette, location }) => ({ cassette, location, kind: "server" }));
        const agents = tests.flatMap((test) => {
            const cassette = (0,_suite_tests_cassettes_js__WEBPACK_IMPORTED_MODULE_4__/* .cassetteOfTest */ .I)(test);
            if (cassette === undefined)
                return [];
            return [{ cassette, location: places.locate(test.node, ["cassette"]), kind: "agent" }];
        });
        return [...played, ...agents].flatMap(({ cassette, location, kind }) => {
            if (cassette === undefined || (kind === "agent" && recordsAgents && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(cassette)))
                return [];
            try {
                (0,_mcp_cassette_read_js__WEBPACK_IMPORTED_MODULE_3__.readCassette)(cassette, (0,_suite_yaml_read_source_js__WEBPACK_IMPORTED_MODULE_5__/* .displayPath */ .Gt)(cassette, cwd), kind);
                return [];
            }
            catch (error) {
                if (!(error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
                    throw error;
                return error.problems.map((problem) => ({ ...problem, location, snippet: places.snippet(location) }));
            }
        });
    });
}


/***/ }),

/***/ 74979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ Lane),
  a: () => (/* binding */ transportOf)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/engine/judge/evidence.ts
var evidence = __webpack_require__(57985);
// EXTERNAL MODULE: ./src/engine/coverage.ts
var coverage = __webpack_require__(78306);
;// CONCATENATED MODULE: ./src/engine/lanes/exercised.ts

/** What the tests of a lane called, each once. */
class ExercisedTargets {
    #calls = new Map();
    add(call) {
        const made = call && suiteCall(call);
        if (made !== undefined)
            this.#calls.set(JSON.stringify(made), made);
    }
    /** What a server's row says of it; nothing if the contract of the server was not read. */
    row(contract) {
        if (contract === undefined)
            return {};
        const { tools = [], resources = [], resource_templates: templates = [], prompts = [] } = contract;
        const lists = {
            "tools/list": tools,
            "resources/list": resources,
            "resources/templates/list": templates,
            "prompts/list": prompts,
        };
        const items = (0,coverage/* coverageOf */._)(lists, [...this.#calls.values()]);
        const named = (exercised) => items.filter((item) => item.exercised === exercised).map(({ kind, name }) => ({ kind, name }));
        return { coverage: { exercised: named(true), missing: named(false) } };
    }
}
/** The tool that a request calls. */
function toolOf({ method, params: { name } }) {
    return method === "tools/call" && typeof name === "string" ? name : undefined;
}
/** Its name alone: arguments are not counted here. */
function suiteCall(call) {
    const { name, uri } = call.params;
    const tool = toolOf(call);
    if (tool !== undefined)
        return { block: "tools", tool, args: {} };
    if (call.method === "prompts/get" && typeof name === "string")
        return { block: "prompts", prompt: name, args: {} };
    return call.method === "resources/read" && typeof uri === "string" ? { block: "resources", uri } : undefined;
}

// EXTERNAL MODULE: ./src/results/findings.ts
var results_findings = __webpack_require__(95846);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
;// CONCATENATED MODULE: ./src/engine/lanes/lane-findings.ts


/** The findings of one lane, in addition to the results of its tests. */
class LaneFindings {
    suite;
    server;
    version;
    emit;
    isUnderWay;
    /** Findings that were not taken yet, by their test; under undefined those of no test. */
    #seen = new Map();
    #total = 0;
    constructor(suite, server, version, emit, isUnderWay) {
        this.suite = suite;
        this.server = server;
        this.version = version;
        this.emit = emit;
        this.isUnderWay = isUnderWay;
    }
    /** How many there were. */
    get total() {
        return this.#total;
    }
    /** Reports a finding; without `place`, one of the session, which `invariants` gates or turns off. */
    report(fault, place, count = 1) {
        const { invariants } = this.suite.runOptions;
        if (invariants === "off" && place === undefined)
            return;
        const gates = place?.gates ?? invariants === "fail";
        const finding = {
            rule_id: fault.rule_id,
            severity: fault.severity ?? (0,registry/* ruleOf */.Y)(fault.rule_id).severity,
            message: fault.message,
            server: this.server.name,
            target_version: this.version,
            count,
            gates,
            ...(fault.unjudged && { unjudged: true }),
            location: place?.location ?? this.server.location,
            ...(fault.evidence !== undefined && { evidence: fault.evidence }),
            ...(place?.request !== undefined && { request: place.request }),
        };
        this.#total += 1;
        const findings = this.#seen.get(fault.owner) ?? (0,results_findings/* createFindings */.N)();
        this.#seen.set(fault.owner, findings);
        findings.add(finding);
        this.emit(finding);
    }
    /** Takes the findings for the row of a test: all except those of other tests that are still running. */
    take(owner) {
        if (this.#seen.size === 0)
            return [];
        const taken = (0,results_findings/* createFindings */.N)();
        for (const [about, findings] of this.#seen) {
            if (about !== undefined && about !== owner && this.isUnderWay(about))
                continue;
            for (const finding of findings.list())
                taken.add(finding);
            this.#seen.delete(about);
        }
        return taken.list();
    }
}

// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
// EXTERNAL MODULE: ./src/engine/causes.ts
var causes = __webpack_require__(52048);
// EXTERNAL MODULE: ./src/engine/lanes/cassettes.ts
var cassettes = __webpack_require__(51019);
// EXTERNAL MODULE: ./src/engine/lanes/session-target.ts + 1 modules
var session_target = __webpack_require__(42207);
// EXTERNAL MODULE: ./src/engine/lanes/session-values.ts
var session_values = __webpack_require__(61809);
;// CONCATENATED MODULE: ./src/engine/lanes/lane-sessions.ts







/** How often in a row a server may crash, leave a ping unanswered, or fail to start, before it is given up. */
const STRIKES = 3;
const PING_MS = 2_000;
/** The sessions of one lane, one after the other: opened on demand, opened again after a crash, given up after three. */
class LaneSessions {
    lane;
    context;
    findings;
    #opening;
    /** The start that `prestart` began, until the first test takes it. */
    #first;
    #session;
    #values;
    /** Shared by all sessions, like the recording. */
    #player;
    /** Crashes and unanswered pings in a row. */
    #strikes = 0;
    #failedStarts = 0;
    #isTried = false;
    #unusable;
    #facts;
    #contract;
    #surfaceTokens;
    /** What the first session detected about the server. */
    #detected = {};
    /** Replaced sessions, and when they have ended; `close` ends the last one. */
    #ending = new Map();
    /** Faults from the ends of sessions: they belong to none of the tests that ran meanwhile. */
    #endFaults = [];
    constructor(lane, context, findings) {
        this.lane = lane;
        this.context = context;
        this.findings = findings;
    }
    /** True once a start was tried. */
    get isTried() {
        return this.#isTried;
    }
    /** The facts from the handshake of the last session; undefined if none was answered. */
    get facts() {
        return this.#facts;
    }
    /** The contract of the server, as it was at the start of its first session; undefined if the run does not need it. */
    get contract() {
        return this.#contract;
    }
    /** The tokens of its tools, if the suite has a budget for them and they could be listed. */
    get surfaceTokens() {
        return this.#surfaceTokens;
    }
    /** The folder and port of the session that is open. */
    get values() {
        return this.#values;
    }
    /** Starts the server before its first test needs it: the servers of a file start together. */
    prestart() {
        this.#first = this.#open();
    }
    /** A session to call, opened if there is none. Never throws for what a server does. */
    acquire() {
        if (this.#first) {
            this.#opening = this.#first.finally(() => {
                this.#opening = undefined;
            });
            this.#first = undefined;
        }
        if (this.#opening)
            return this.#opening;
        if (this.#unusable !== undefined)
            return this.#unusable;
        if (this.#session?.alive)
            return { kind: "session", session: this.#session };
        // It ended by itself between two tests: this reports that, and ends the processes that it left.
        if (this.#session)
            this.drop(this.#session);
        this.#opening = this.#open().finally(() => {
            this.#opening = undefined;
        });
        return this.#opening;
    }
    /** A call was answered. */
    recordAnswer() {
        this.#strikes = 0;
    }
    /** Records that a call got no answer. After a timeout or a crash, checks the session. */
    async recordFailure(session, outcome) {
        if (outcome.kind === "unsendable" || session !== this.#session)
            return;
        // A server that denies a call, or answers with too much, is alive; a recording has no server that could end.
        if (outcome.kind === "fault" && (outcome.fault.unverified || outcome.fault.miss || isFlood(outcome)))
            return;
        if (outcome.kind !== "died" && ((await this.isAnswering(session)) || session !== this.#session))
            return;
        this.drop(session);
        this.#strikes += 1;
        if (this.#strikes >= STRIKES) {
            const message = (0,redacted/* say */.cv) `server ${(0,redacted/* hide */.jD)(this.lane.server.name)} was given up: it died or stopped answering ${STRIKES} times in a row`;
            this.#unusable = { kind: "unusable", reason: message };
            this.findings.report({ rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message });
        }
    }
    /** True if the session answers a ping within 2 s. */
    async isAnswering(session) {
        if (!session.alive)
            return false;
        const method = (0,known/* livenessOf */.l8)(session.facts.negotiatedVersion);
        const ping = await session.request(method, undefined, { timeoutMs: PING_MS, purpose: "fault" });
        return ping.kind === "answer" || isFlood(ping);
    }
    /**
     * Ends a session, without counting that towards giving the server up. No test gets it again; calls of it that still
     * wait keep it until they end.
     */
    drop(session) {
        const closing = session.closeAfterCalls();
        if (session === this.#session)
            this.#session = undefined;
        const values = this.#values;
        this.#values = undefined;
        const ending = closing.then((faults) => {
            this.#endFaults.push(...faults);
            this.#ending.delete(session);
            values?.dispose();
        });
        this.#ending.set(session, ending);
    }
    /** Ends the session, so that the next test gets a new one (`restart_policy: per_test`). */
    renew() {
        if (this.#session)
            this.drop(this.#session);
    }
    /** Breaks the connection. Waits for the end of the server, so that the next session meets the state that it left. */
    async disconnect() {
        this.renew();
        await [...this.#ending.values()].at(-1);
    }
    /** Ends the server, and reports what was seen while its sessions ended. */
    async close() {
        await (this.#first ?? this.#opening);
        if (this.#session)
            this.drop(this.#session);
        // Only a run that was interrupted has calls that still wait.
        for (const session of this.#ending.keys())
            void session.close();
        await Promise.all(this.#ending.values());
        for (const { count, ...fault } of mergeFaults(this.#endFaults.splice(0)))
            this.findings.report(fault, undefined, count);
    }
    async #open() {
        const { context, lane } = this;
        const { server } = lane;
        this.#isTried = true;
        // A server with a fixed port can start again only after the last one has released the port.
        if (server.http?.start)
            await Promise.all(this.#ending.values());
        const values = await (0,session_values/* sessionValues */.BY)(server);
        const made = await this.#target(values);
        if (!made.ok) {
            values.dispose();
            // Nothing was started, so this is not a failed start: each test reports what is missing.
            const { url } = server;
            return { kind: "unstarted", failure: made.failure, started: url === undefined ? {} : { url: (0,redacted/* hide */.jD)(url) } };
        }
        const { client } = made;
        const target = lane.coverage ? measured(made.target, lane.coverage) : made.target;
        // The invariants load while the server starts.
        const early = [];
        let judge = (...exchange) => void early.push(exchange);
        const reviewing = lane.loadReview().then((review) => {
            judge = review?.begin();
            for (const exchange of early.splice(0))
                judge?.(...exchange);
        });
        const tape = context.recording?.startSession({
            server: server.name,
            transport: lane.transport,
            suite: lane.suite.name,
            targetVersion: lane.targetVersion,
            order: lane.order,
        });
        const onExchange = (exchange, owner) => {
            judge?.(exchange, owner);
            lane.evidence.note(exchange);
            lane.listed.note(exchange);
            const full = tape?.exchange(exchange);
            if (full)
                this.findings.report(full);
            context.onExchange?.(server.name, exchange);
        };
        let own;
        const onFault = (fault) => {
            if (own === undefined || own === this.#session)
                this.findings.report(fault);
            else
                this.#endFaults.push(fault);
        };
        const start = () => context.open(target, {
            server: server.name,
            targetVersion: lane.targetVersion ?? (target.kind === "cassette" ? target.player.revision : null),
            ...(client && { client }),
            detected: this.#detected,
            startupTimeoutMs: server.startupTimeoutMs,
            maxFrameBytes: context.maxFrameBytes,
            budget: context.budget,
            nextId: context.nextId,
            signal: context.signal,
            onFault,
            onExchange,
        });
        context.onStart?.(server.name, lane.targetVersion, true);
        const opened = await context.firstStart(startKey(server), start);
        await reviewing;
        context.onStart?.(server.name, lane.targetVersion, false);
        if (!opened.ok) {
            values.dispose();
            return this.#unstarted({ kind: "unstarted", failure: opened.failure, started: (0,causes/* startedAs */.EG)(target) });
        }
        own = opened.session;
        this.#session = own;
        this.#values = values;
        this.#facts = opened.session.facts;
        tape?.opened(opened.session.facts);
        const mismatch = this.#mismatch(opened.session.facts);
        if (mismatch === undefined)
            return this.#withContract(opened.session);
        this.#unusable = { kind: "unusable", reason: mismatch };
        this.findings.report({ rule_id: "VERSION-001", message: mismatch }, { gates: true });
        return this.#unusable;
    }
    /** The session, once its contract is read if the run needs it. A server that dies of that starts again. */
    async #withContract(session) {
        const { contracts } = this.context;
        const { server, suite, targetVersion } = this.lane;
        const { drift, surfaceBudget } = suite.runOptions;
        const before = drift === "off" ? undefined : contracts?.before(server.name, suite.name, targetVersion);
        const isNeeded = before !== undefined || contracts?.all || contracts?.coverage || surfaceBudget !== undefined;
        if (!isNeeded || this.#contract !== undefined)
            return { kind: "session", session };
        const { readContract, tokensOfTools } = await Promise.all(/* import() */[__webpack_require__.e(4869), __webpack_require__.e(8988)]).then(__webpack_require__.bind(__webpack_require__, 24869));
        this.#contract = await readContract(session, server.volatile);
        if (surfaceBudget !== undefined)
            this.#surfaceTokens = await tokensOfTools(this.#contract.contract);
        if (session.alive)
            return { kind: "session", session };
        this.drop(session);
        return this.#open();
    }
    #target(values) {
        const { server } = this.lane;
        const { cassette } = server;
        if (cassette === undefined)
            return (0,session_target/* sessionTarget */.k)(this.lane, values, this.context);
        return (0,session_target/* sessionTarget */.k)(this.lane, values, this.context, () => {
            this.#player ??= (0,cassettes/* playerOf */.v)(cassette, server, this.context.redact, this.context.cwd);
            return this.#player;
        });
    }
    #unstarted(unstarted) {
        this.#failedStarts += 1;
        if (this.#failedStarts >= STRIKES) {
            const reason = (0,redacted/* say */.cv) `server ${(0,redacted/* hide */.jD)(this.lane.server.name)} did not start, ${STRIKES} times in all`;
            this.#unusable = { kind: "unusable", reason, unstarted };
        }
        return unstarted;
    }
    /** 2026-03-26 is not a published revision: the server's choice is reported, but does not fail it. */
    #mismatch({ negotiatedVersion: negotiated, supportedVersions }) {
        const { server, targetVersion } = this.lane;
        if (targetVersion === null || targetVersion === versions/* UNPUBLISHED */.qK || negotiated === targetVersion)
            return undefined;
        const named = supportedVersions?.join(", ") || negotiated;
        const speaks = named === null ? (0,redacted/* say */.cv) `names none` : (0,redacted/* say */.cv) `speaks ${(0,redacted/* hide */.jD)(named)}`;
        return (0,redacted/* say */.cv) `server ${(0,redacted/* hide */.jD)(server.name)} was asked for revision ${(0,redacted/* hide */.jD)(targetVersion)} and ${speaks}`;
    }
}
/** A server whose processes report what they execute. */
function measured(target, coverage) {
    if (target.kind === "stdio")
        return { ...target, env: coverage.environment(target.env) };
    if (target.kind !== "http" || !target.start)
        return target;
    return { ...target, start: { ...target.start, env: coverage.environment(target.start.env) } };
}
/** True if more came than may be held: of this call, or of others at the same time. */
function isFlood(outcome) {
    return outcome.kind === "fault" && outcome.fault.rule_id === "FAULT-TRANSPORT-FLOOD";
}
/** Merges faults that differ only in their process, and counts them. */
function mergeFaults(faults) {
    const byKind = new Map();
    for (const fault of faults) {
        const kind = `${fault.rule_id} ${fault.message.replace(/\bpid \d+/g, "pid")}`;
        const existing = byKind.get(kind);
        if (existing)
            existing.count += 1;
        else
            byKind.set(kind, { ...fault, count: 1 });
    }
    return [...byKind.values()];
}
/** Equal for servers that are started or reached in the same way. */
function startKey({ command, http, cassette }) {
    return JSON.stringify(command ?? http?.start?.command ?? http?.url ?? cassette);
}

;// CONCATENATED MODULE: ./src/engine/lanes/latencies.ts
/** How many tools a server's row lists. */
const MAX_TOOLS = 500;
/** How long the answered calls of a lane took, in milliseconds. */
class Latencies {
    /** By tool; undefined is every other request. */
    #durations = new Map();
    add(ms, tool) {
        const known = this.#durations.get(tool);
        if (known)
            known.push(ms);
        else
            this.#durations.set(tool, [ms]);
    }
    /** What a server's row says of its calls. The tools are in the order of their names. */
    row() {
        const all = Float64Array.from([...this.#durations.values()].flat()).sort();
        const tools = [...this.#durations].flatMap(([name, durations]) => name === undefined ? [] : [{ name, durations }]);
        tools.sort((a, b) => (a.name < b.name ? -1 : 1));
        return {
            ...percentiles(all),
            ...(tools.length > 0 && {
                tools: tools.slice(0, MAX_TOOLS).map(({ name, durations }) => {
                    const sorted = Float64Array.from(durations).sort();
                    return { name, ...percentiles(sorted), max_ms: sorted.at(-1) ?? null };
                }),
            }),
        };
    }
}
function percentiles(sorted) {
    return {
        calls: sorted.length,
        p50_ms: percentile(sorted, 0.5),
        p95_ms: percentile(sorted, 0.95),
        p99_ms: percentile(sorted, 0.99),
    };
}
function percentile(sorted, share) {
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

// EXTERNAL MODULE: ./src/engine/call-notes.ts
var call_notes = __webpack_require__(3816);
;// CONCATENATED MODULE: ./src/engine/lanes/listed-names.ts


/** The members of list answers whose items calls are compared with. */
const LISTS = { "tools/list": "tools", "prompts/list": "prompts" };
/** More items are not kept. */
const MAX_ITEMS = 2_000;
/** The tools and prompts that a server listed, as far as something asked for them. */
class ListedNames {
    #items = new Map();
    /** Lists whose last page came. */
    #complete = new Set();
    /** Keeps what a list answer has. */
    note({ direction, request, response }) {
        if (direction === "server" || !(0,json/* isObject */.Gv)(request) || !(0,json/* isObject */.Gv)(response))
            return;
        const member = LISTS[String(request["method"])];
        const { result } = response;
        if (member === undefined || !(0,json/* isObject */.Gv)(result) || !Array.isArray(result[member]))
            return;
        const { params } = request;
        const isFirst = !(0,json/* isObject */.Gv)(params) || params["cursor"] === undefined;
        const items = [...(isFirst ? [] : (this.#items.get(member) ?? [])), ...result[member]];
        this.#items.set(member, items.slice(0, MAX_ITEMS));
        if (result["nextCursor"] === undefined && items.length <= MAX_ITEMS)
            this.#complete.add(member);
        else
            this.#complete.delete(member);
    }
    /** What of a call does not fit the list, a sentence each; none if the list is not known to its end. */
    notesOn(method, params) {
        const [member, notes] = method === "tools/call" ? ["tools", call_notes/* toolCallNotes */.g] : ["prompts", call_notes/* promptNotes */.c];
        if (method !== "tools/call" && method !== "prompts/get")
            return [];
        const { name, arguments: args } = params;
        return this.#complete.has(member) ? notes(String(name), args, this.#items.get(member) ?? []) : [];
    }
}

;// CONCATENATED MODULE: ./src/engine/lanes/lane.ts










/**
 * One server at one revision for one file (or the run), as its tests see it: its sessions and their findings.
 * Calls of one lane may overlap.
 */
class Lane {
    suite;
    server;
    targetVersion;
    order;
    #context;
    #sessions;
    #redact;
    #findings;
    #latencies = new Latencies();
    /** What its tests called; undefined if the run does not report coverage. */
    #exercised;
    /** The invariants over its sessions; undefined before the first one, and if the suite turns them off. */
    review;
    #isReviewed;
    /** What its tests may have to show. */
    evidence = new evidence/* EvidenceLog */.mj();
    /** What the server listed last. */
    listed = new ListedNames();
    /** Reads what the server executes, if it is set before the first session. */
    coverage;
    constructor(suite, server, targetVersion, order, context) {
        this.suite = suite;
        this.server = server;
        this.targetVersion = targetVersion;
        this.order = order;
        const isAsked = suite.tests.some(({ block }) => block === "compliance");
        this.#context = context;
        this.#isReviewed = suite.runOptions.invariants !== "off" || isAsked;
        this.#redact = context.redact;
        this.#exercised = context.contracts?.coverage ? new ExercisedTargets() : undefined;
        this.#findings = new LaneFindings(suite, server, targetVersion, context.finding, context.isUnderWay);
        this.#sessions = new LaneSessions(this, context, this.#findings);
    }
    get transport() {
        return transportOf(this.server);
    }
    /** The same server for a corpus run, which opens its own sessions. */
    async corpusPort() {
        const { corpusPort } = await __webpack_require__.e(/* import() */ 1634).then(__webpack_require__.bind(__webpack_require__, 81634));
        return corpusPort(this, this.#context, this.#context.onExchange);
    }
    /** Starts the server before its first test needs it: the servers of a file start together. */
    prestart() {
        this.#sessions.prestart();
    }
    async loadReview() {
        if (!this.#isReviewed)
            return undefined;
        const { LaneReview } = await Promise.all(/* import() */[__webpack_require__.e(2980), __webpack_require__.e(8603)]).then(__webpack_require__.bind(__webpack_require__, 88603));
        this.review ??= new LaneReview(this.transport);
        return this.review;
    }
    /** A session to call, opened if there is none. Never throws for what a server does. */
    acquireSession() {
        return this.#sessions.acquire();
    }
    /** Records the outcome of a call, of what the suite calls if it is named. After a timeout or a crash, checks the session: a promise only then. */
    recordOutcome(session, outcome, call) {
        this.#exercised?.add(call);
        if (outcome.kind !== "answer")
            return this.#sessions.recordFailure(session, outcome);
        this.#latencies.add(outcome.durationMs, call && toolOf(call));
        this.#sessions.recordAnswer();
        return undefined;
    }
    /** True if the session answers a ping within 2 s. */
    isAnswering(session) {
        return this.#sessions.isAnswering(session);
    }
    /** Ends a session that a bad request has ended or silenced; that does not count towards giving the server up. */
    dropAfterProbe(session) {
        this.#sessions.drop(session);
    }
    /** Reports a finding that is not the session's own, with its own place and gate. */
    report(finding, place) {
        const { count, ...fault } = finding;
        this.#findings.report(fault, place, count);
    }
    /** The folder or port of the open session. Throws a SuiteFault if it has none. */
    value(name) {
        const { values } = this.#sessions;
        if (values)
            return values.get(name);
        throw new types.SuiteFault((0,redacted/* say */.cv) `\${${name}} has no value here`, "Use it where a server is called.");
    }
    /** Reports a warning of an assertion. */
    warn(ruleId, message, location, owner) {
        this.#findings.report({ rule_id: ruleId, message, ...(owner && { owner }) }, { gates: false, location });
    }
    /** Judges the 95th percentile of all calls, if the suite limits it. */
    judgeLatency() {
        const { p95LatencyMs: limit, p95Gates: gates } = this.suite;
        const p95 = this.row()?.p95_ms ?? null;
        if (limit === undefined || p95 === null || p95 <= limit)
            return;
        const message = (0,redacted/* say */.cv) `95 of 100 calls took up to ${Math.round(p95 * 100) / 100} ms; ${limit} ms are allowed`;
        this.#findings.report({ rule_id: "ASSERT-P95-LATENCY", message }, { gates });
    }
    /**
     * The findings that no row has yet, for the row of the test that has ended. Other running tests keep their own. A promise
     * only if a review is still running.
     */
    takeFindings(owner) {
        const broken = this.review?.take() ?? [];
        if (broken instanceof Promise)
            return broken.then((found) => this.#reportAll(found, owner));
        return this.#reportAll(broken, owner);
    }
    #reportAll(broken, owner) {
        for (const { count, ...fault } of broken)
            this.#findings.report(fault, undefined, count);
        return this.#findings.take(owner);
    }
    /**
     * The contract of the server, without secrets; undefined if it was not read. What differs from `before` is reported,
     * and returned.
     */
    async judgeContract(port) {
        const { suite, server, targetVersion } = this;
        const { contract: found, surfaceTokens } = this.#sessions;
        if (found === undefined)
            return undefined;
        const { DRIFT_RULES, driftOf } = await Promise.all(/* import() */[__webpack_require__.e(4869), __webpack_require__.e(8988)]).then(__webpack_require__.bind(__webpack_require__, 24869));
        const contract = this.#redact(found.contract);
        const { drift: gate, surfaceBudget } = suite.runOptions;
        if (surfaceBudget !== undefined)
            this.#judgeSurface(surfaceTokens, surfaceBudget);
        const before = !port || port.all || gate === "off" ? undefined : port.before(server.name, suite.name, targetVersion);
        for (const fault of found.faults) {
            this.#findings.report({ ...fault, unjudged: true }, { gates: gate === "fail" && before !== undefined });
        }
        const drift = before === undefined ? [] : driftOf(server.name, targetVersion, before, contract, gate);
        for (const { class: kind, message, gates } of drift) {
            this.#findings.report({ rule_id: DRIFT_RULES[kind], message: (0,redacted/* hide */.jD)(message) }, { gates });
        }
        if (before !== undefined) {
            const { unsafeRewrites } = await Promise.all(/* import() */[__webpack_require__.e(8881), __webpack_require__.e(9498)]).then(__webpack_require__.bind(__webpack_require__, 69498));
            for (const { id, message } of unsafeRewrites(before, contract)) {
                this.#findings.report({ rule_id: id, message: (0,redacted/* say */.cv) `since the baseline, ${message}` }, { gates: gate === "fail" });
            }
        }
        return { contract: { server: server.name, suite: suite.name, targetVersion, contract }, drift };
    }
    #judgeSurface(tokens, budget) {
        const rule_id = "SURF-BUDGET";
        const place = { gates: true, location: budget.location };
        if (tokens === undefined) {
            const message = (0,redacted/* say */.cv) `the tools could not be listed, so it is not known whether they fit the budget`;
            this.#findings.report({ rule_id, message, unjudged: true }, place);
        }
        else if (tokens > budget.tokens) {
            const message = (0,redacted/* say */.cv) `the definitions of all tools have ${(0,plural/* plural */.L)(tokens, "token")} (o200k_base); ${budget.tokens} are allowed`;
            this.#findings.report({ rule_id, message }, place);
        }
    }
    /** The server's row; undefined if it was never started. */
    row() {
        const { isTried, facts } = this.#sessions;
        if (!isTried)
            return undefined;
        return {
            name: this.server.name,
            file: this.suite.name,
            kind: this.transport,
            target_version: this.targetVersion,
            negotiated_version: facts?.negotiatedVersion ?? null,
            server_info: facts?.serverInfo ?? null,
            capabilities: facts?.capabilities ?? null,
            startup_ms: facts?.startupMs ?? null,
            ...this.#latencies.row(),
            ...this.#exercised?.row(this.#sessions.contract?.contract),
            findings: this.#findings.total,
        };
    }
    /** Reports what the invariants find at the end, which belongs to no test. Call it when the server has ended. */
    async judge() {
        this.#reportAll((await this.review?.finish()) ?? []);
    }
    /** The facts from the handshake of the last session; undefined if none was answered. */
    get facts() {
        return this.#sessions.facts;
    }
    /** The answer to initialize in the current session. */
    get handshake() {
        const exchange = this.review?.handshake;
        if (!(0,json/* isObject */.Gv)(exchange?.response))
            return undefined;
        return { kind: "answer", answer: exchange.response, durationMs: exchange.duration_ms ?? 0, notifications: [] };
    }
    /** Ends the session, so that the next test gets a new one (`restart_policy: per_test`). */
    renew() {
        this.#sessions.renew();
    }
    /** Breaks the connection. Waits for the end of the server, so that the next session meets the state that it left. */
    disconnect() {
        return this.#sessions.disconnect();
    }
    /** Ends the server, and reports what is seen meanwhile. */
    close() {
        return this.#sessions.close();
    }
}
/** How a server is reached. */
function transportOf(server) {
    if (server.cassette !== undefined)
        return "cassette";
    return server.http ? "http" : "stdio";
}
/** The value below which `share` of the sorted values lie (nearest rank); null if there are none. */


/***/ }),

/***/ 7054:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ RunTokens)
/* harmony export */ });
/** The tokens of a run: one source for each server, shared by files, revisions and sessions. */
class RunTokens {
    onSecret;
    #sources = new Map();
    /** `onSecret`: gets each token before it is used. */
    constructor(onSecret) {
        this.onSecret = onSecret;
    }
    /** The source for a server; `key`: the same for servers that share it. */
    async of(key, oauth, context) {
        const { ClientCredentials, secretAuthentications } = await Promise.all(/* import() */[__webpack_require__.e(9604), __webpack_require__.e(7090)]).then(__webpack_require__.bind(__webpack_require__, 47090));
        const existing = this.#sources.get(key);
        if (existing !== undefined)
            return existing;
        const { resource, secrets, ...endpoint } = context;
        const inEnv = (name) => (name === undefined ? undefined : secrets.get(name));
        const parameters = {
            // The specification wants it in every token request (RFC 8707); a fragment is none of it.
            resource: new URL(resource).href.replace(/#.*$/, ""),
            ...(oauth.scope !== undefined && { scope: oauth.scope }),
            ...(oauth.audience !== undefined && { audience: oauth.audience }),
        };
        const proofs = secretAuthentications(oauth.clientId ?? inEnv(oauth.clientIdEnv) ?? "", inEnv(oauth.clientSecretEnv));
        const source = new ClientCredentials({ ...endpoint, url: oauth.tokenUrl, parameters }, proofs, (token) => this.onSecret("oauth_access_token", token));
        this.#sources.set(key, source);
        return source;
    }
}


/***/ }),

/***/ 36491:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ serverSecrets)
/* harmony export */ });
/* harmony import */ var _suite_variables_declared_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54502);

/**
 * What a server takes from the environment for its headers and token, and everything else in its entry that must not be
 * shown; `unset`: names that it needs and that have no value.
 */
function serverSecrets({ raw, http }, environment) {
    const secrets = (0,_suite_variables_declared_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .entrySecrets */ .oZ)(raw);
    if (http === undefined)
        return { secrets, unset: [] };
    const names = Object.values(http.headers).flatMap((value) => typeof value === "object" && value !== null && "env" in value ? [String(value.env)] : []);
    for (const name of [http.bearerTokenEnv, http.oauth?.clientIdEnv, http.oauth?.clientSecretEnv]) {
        if (name !== undefined)
            names.push(name);
    }
    const unset = [];
    for (const name of new Set(names)) {
        // A line end at the end of a value is what `echo TOKEN | …` leaves there.
        const value = environment[name]?.trim();
        if (value)
            secrets.push([name, value]);
        else
            unset.push(name);
    }
    return { secrets, unset };
}


/***/ }),

/***/ 42207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ sessionTarget)
});

// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/core/proc/env.ts
var env = __webpack_require__(48947);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/version.ts
var core_version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/mcp/proxies.ts
var proxies = __webpack_require__(46168);
// EXTERNAL MODULE: ./src/suite/servers/check-http.ts
var check_http = __webpack_require__(85012);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
// EXTERNAL MODULE: ./src/engine/lanes/server-secrets.ts
var server_secrets = __webpack_require__(36491);
// EXTERNAL MODULE: ./src/engine/lanes/session-values.ts
var session_values = __webpack_require__(61809);
;// CONCATENATED MODULE: ./src/engine/lanes/server-target.ts










/**
 * The server as the session layer needs it: absolute folder, whole environment without the runner's own tokens, headers
 * and token from the environment, a free port if the run starts it; or what is missing for that.
 */
async function targetOf(suite, server, context, version, values) {
    if (server.http)
        return httpTarget(server, server.http, context, version, values);
    if (!server.command)
        throw new Error(`${suite.name}: server ${server.name} has no command`);
    const target = {
        kind: "stdio",
        command: server.command,
        env: (0,env/* scrubEnv */.LK)(context.env, { inherit: server.inheritEnv, extra: server.env, passEnv: context.passEnv }),
        cwd: server.cwd ?? context.cwd,
    };
    return { ok: true, target };
}
async function httpTarget(server, http, context, version, values) {
    const { secrets, unset } = (0,server_secrets/* serverSecrets */.h)(server, context.env);
    if (unset.length > 0) {
        const names = unset.join(", ");
        const message = (0,redacted/* say */.cv) `The server ${(0,redacted/* hide */.jD)(server.name)} needs ${(0,redacted/* hide */.jD)(names)} from the environment, which ${unset.length > 1 ? "are" : "is"} not set.`;
        return { ok: false, failure: { rule_id: "SUITE-ENV-UNSET", message } };
    }
    try {
        const lookup = (name) => (0,session_values/* valueAtStart */.Lx)(name, values, context, version);
        const text = (value) => (0,deferred/* asText */.e1)((0,deferred/* fillIn */.pz)(value, lookup));
        const { timeoutMs, connectTimeoutMs, maxRedirects, transport, userAgent, ready, start } = http;
        const target = {
            kind: "http",
            url: text(http.url),
            // References in the headers of one request have the same value.
            headers: headersOf(http, new Map(secrets), (generated) => (value) => (0,deferred/* asText */.e1)((0,deferred/* fillIn */.pz)(value, (name) => once(generated, name, lookup)))),
            connectTimeoutMs,
            maxRedirects,
            timeoutMs,
            tls: tlsOf(http),
            ...(transport && { transport }),
            ...(userAgent !== undefined && { userAgent }),
            ...(ready && { ready: { ...ready, url: text(ready.url) } }),
        };
        const proxy = start && !http.oauth ? undefined : (0,proxies/* proxyOf */.O)(context.env);
        // A server that the run started on this machine is not behind a proxy.
        if (proxy && !start)
            target.proxy = proxy;
        if (http.oauth) {
            const { tls } = target;
            target.tokens = await context.tokens.of(tokenKey(server), http.oauth, {
                tls,
                connectTimeoutMs,
                // The token endpoint may be elsewhere, even if the server is local.
                ...(proxy && { proxy }),
                resource: target.url,
                userAgent: userAgent ?? core_version/* TOOL_NAME */.l,
                timeoutMs: Math.min(server.startupTimeoutMs, timeoutMs),
                secrets: new Map(secrets),
            });
        }
        if (start) {
            const extra = Object.fromEntries(Object.entries(start.env).map(([name, value]) => [name, text(value)]));
            target.start = {
                command: start.command.map(text),
                env: (0,env/* scrubEnv */.LK)(context.env, { inherit: true, extra, passEnv: context.passEnv }),
                cwd: start.cwd ?? context.cwd,
                ...(start.stop && { stop: start.stop.map(text) }),
            };
        }
        return { ok: true, target };
    }
    catch (error) {
        const reason = error instanceof problem/* UserError */.yo ? error.problems[0]?.title : error.message;
        return {
            ok: false,
            failure: {
                rule_id: "SUITE-FAULT",
                message: (0,redacted/* say */.cv) `The server ${(0,redacted/* hide */.jD)(server.name)} cannot be reached: ${(0,redacted/* hide */.jD)(reason ?? "")}.`,
            },
        };
    }
}
function once(values, name, lookup) {
    if (!values.has(name))
        values.set(name, lookup(name));
    return values.get(name);
}
/** Equal for servers with the same address and credentials; as they are written, because a port may change. */
function tokenKey({ url, raw }) {
    return JSON.stringify([url, raw["auth"], raw["http"]]);
}
/** Called for each request: headers may change from one to the next. */
function headersOf(http, secrets, makeText) {
    const make = (generated = new Map()) => {
        const text = makeText(generated);
        const headers = {};
        for (const [name, value] of Object.entries(http.headers)) {
            headers[name.toLowerCase()] = isFromEnv(value) ? (secrets.get(value.env) ?? "") : text(value);
        }
        const token = http.bearerTokenEnv === undefined ? undefined : secrets.get(http.bearerTokenEnv);
        if (token !== undefined)
            headers["authorization"] = `Bearer ${token}`;
        return headers;
    };
    if ((0,deferred/* hasDeferred */.gD)(http.headers))
        return make;
    const headers = make();
    return () => headers;
}
function isFromEnv(value) {
    return typeof value === "object" && value !== null && "env" in value;
}
function tlsOf({ insecureSkipVerify, caBundlePath, minVersion }) {
    return {
        insecure: insecureSkipVerify,
        ...(caBundlePath !== undefined && { ca: (0,read_file/* readRegularFile */.XF)(caBundlePath, check_http/* MAX_CA_BUNDLE */.d).toString("utf8") }),
        ...(minVersion && { minVersion: `TLSv${minVersion}` }),
    };
}

;// CONCATENATED MODULE: ./src/engine/lanes/session-target.ts





/** The server of one session, with the values of that session. `player` makes its recording, which is played instead; it may throw a UserError. */
async function sessionTarget({ suite, server, targetVersion }, values, context, player) {
    try {
        const client = (0,session_values/* clientOf */.fe)(server, values, targetVersion);
        if (player)
            return { ok: true, target: { kind: "cassette", player: player() }, client };
        const filled = server.command ? (0,session_values/* fillServer */.Ts)(server, values, context, targetVersion) : server;
        return { ...(await targetOf(suite, filled, context, targetVersion, values)), client };
    }
    catch (error) {
        if (!(error instanceof types.SuiteFault || error instanceof problem/* UserError */.yo))
            throw error;
        return {
            ok: false,
            failure: { rule_id: "SUITE-FAULT", message: error instanceof types.SuiteFault ? error.message : (0,redacted/* hide */.jD)(error.message) },
        };
    }
}


/***/ }),

/***/ 61809:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ sessionValues),
/* harmony export */   Lx: () => (/* binding */ valueAtStart),
/* harmony export */   NU: () => (/* binding */ childSpan),
/* harmony export */   Ts: () => (/* binding */ fillServer),
/* harmony export */   fe: () => (/* binding */ clientOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_proc_port_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30929);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51433);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97930);
/* harmony import */ var _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56207);






const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** The values of a new session of a server. Looks for a port only if the server's entry has `${port}`. */
async function sessionValues(server) {
    let folder;
    const usesPort = [...(0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .referencesIn */ .ii)(server.raw)].some(({ reference }) => reference.name === "port");
    const port = usesPort ? await (0,_core_proc_port_js__WEBPACK_IMPORTED_MODULE_2__/* .freePort */ .o)() : undefined;
    return {
        get(name) {
            if (name === "tmp_dir") {
                folder ??= (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .makeTempFolder */ .Pd)();
                return folder;
            }
            if (port !== undefined)
                return port;
            throw new _matchers_types_js__WEBPACK_IMPORTED_MODULE_4__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `\${${name}} has no value here`, "Use it in the server's own entry first.");
        },
        dispose() {
            if (folder !== undefined)
                (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .removeFolder */ .v$)(folder);
        },
    };
}
/** The value of a name when a session is opened; undefined if it has none then. */
function valueAtStart(name, values, { env, runId }, version) {
    if (name === "tmp_dir" || name === "port")
        return values.get(name);
    if (name === "otel_traceparent")
        return childSpan(env["TRACEPARENT"], runId);
    if (name === "target_version")
        return version ?? undefined;
    return name === "request_id" ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() : undefined;
}
/** The server with the values known when its session is opened. Throws a UserError for a reference without a value. */
function fillServer(server, values, context, version) {
    if (!(0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDeferred */ .gD)(server.raw))
        return server;
    // A process takes only text.
    const texts = (value) => (0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .fillIn */ .pz)(value, (name) => textOf(valueAtStart(name, values, context, version)));
    const { command, env, raw } = server;
    return { ...server, env: texts(env), raw: texts(raw), ...(command && { command: texts(command) }) };
}
/** The answers to the server's requests, with the values known when its session is opened. */
function clientOf({ client }, values, version) {
    const lookup = (name) => {
        if (name === "tmp_dir" || name === "port")
            return values.get(name);
        return name === "target_version" ? (version ?? undefined) : undefined;
    };
    return client && (0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .fillIn */ .pz)(client, lookup);
}
function textOf(value) {
    return value === undefined ? undefined : (0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .asText */ .e1)(value);
}
/**
 * A W3C traceparent with a new span: a child of `parent` if that is valid, else in the trace of the run.
 *
 * @param runId a UUID: its 32 digits are the trace's id
 */
function childSpan(parent, runId) {
    const [, trace = runId.replaceAll("-", ""), , flags = "01"] = PARENT.exec(parent ?? "") ?? [];
    return `00-${trace}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}-${flags}`;
}


/***/ }),

/***/ 61426:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readPath),
/* harmony export */   k: () => (/* binding */ fillReferences)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _matchers_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2650);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97930);
/* harmony import */ var _suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56207);
/* harmony import */ var _judge_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88061);
/* harmony import */ var _lanes_session_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61809);







/**
 * The value of a name that is known only while the suite runs; undefined if it has none. Throws a SuiteFault if it cannot
 * have one there.
 */
function resolveReference(name, scope) {
    const { context, on } = scope;
    switch (name) {
        case "request_id":
            return valueOfRequest(name, scope, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID);
        case "otel_traceparent":
            return valueOfRequest(name, scope, () => (0,_lanes_session_values_js__WEBPACK_IMPORTED_MODULE_6__/* .childSpan */ .NU)(context.env["TRACEPARENT"], context.runId));
        case "target_version":
            return context.targetVersion ?? on?.session.facts.negotiatedVersion;
        case "tmp_dir":
        case "port":
            if (on)
                return on.lane.value(name);
            throw new _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\${${name}} has no value here`, "Use it where a server is called.");
    }
    const { value, path } = sourceOf(name, scope);
    return readPath(value, path);
}
/** The value with its references filled in. Throws a UserError for one without a value, which says what its source has. */
function fillReferences(value, scope) {
    const lookup = (name) => resolveReference(name, scope);
    return (0,_suite_variables_deferred_js__WEBPACK_IMPORTED_MODULE_4__/* .fillIn */ .pz)(value, lookup, (name) => whyMissing(name, scope));
}
/** What a name with dots reads: a row, the envelope of a step, the output of a node or the server; and the path in it. */
function sourceOf(name, scope) {
    const { data, steps, nodes } = scope.values;
    const [, head = "", rest = ""] = SPLIT.exec(name) ?? [];
    // A node may have this id.
    if (head === "server" && nodes?.has(head) !== true)
        return { value: serverOf(scope), path: rest, source: head };
    if (head === "data")
        return { value: data, path: rest, source: head };
    if (head !== "steps")
        return { value: nodes?.get(head), path: rest, source: head };
    const [, id = "", path = ""] = SPLIT.exec(rest) ?? [];
    return { value: steps.get(id), path, source: `steps.${id}` };
}
/** What a test can read of the server that it calls. */
function serverOf(scope) {
    if (!scope.on)
        return undefined;
    const { lane, session } = scope.on;
    const { negotiatedVersion, serverInfo, capabilities, instructions } = session.facts;
    const url = fillReferences(lane.server.raw["url"], scope);
    return {
        name: lane.server.name,
        ...(url !== undefined && { url }),
        info: serverInfo,
        ...(negotiatedVersion !== null && { protocol_version: negotiatedVersion }),
        capabilities,
        ...(instructions !== null && { instructions }),
    };
}
const SPLIT = /^([^.[]+)\.?(.*)$/s;
/** Why a name with dots has no value: what its source answered instead; undefined if nothing is known of it. */
function whyMissing(name, scope) {
    const { value, path, source } = sourceOf(name, scope);
    if (value === undefined)
        return undefined;
    const { note, meant } = (0,_judge_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .absenceOf */ .L)(value, path);
    const isServer = source === "server";
    const other = isServer ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Check the name, or write \`\${${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(name)}:-fallback}\`.` : undefined;
    const fix = meant === undefined ? other : (0,_judge_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .meantFix */ .Z)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\${${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(source)}.${meant}}`);
    const place = isServer ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `of the server that is called` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `in what \`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(source)}\` answered`;
    return { description: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${place}, ${note}.`, ...(fix !== undefined && { fix }) };
}
function valueOfRequest(name, scope, make) {
    scope.generated ??= new Map();
    const value = scope.generated.get(name) ?? make();
    scope.generated.set(name, value);
    return value;
}
/** The value at a path; undefined if there is none. Throws a SuiteFault for a path that is not one. */
function readPath(value, path) {
    try {
        const found = (0,_matchers_target_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTarget */ .hu)(path).read(value);
        return found.found ? found.value : undefined;
    }
    catch (error) {
        if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.MatcherError)
            throw new _matchers_types_js__WEBPACK_IMPORTED_MODULE_3__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(error.message), error.fix);
        throw error;
    }
}


/***/ }),

/***/ 39795:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ loadMatchers),
  z: () => (/* binding */ matcherNames)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/other-matchers.ts
var other_matchers = __webpack_require__(6561);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/matchers/kind.ts
var kind = __webpack_require__(29541);
;// CONCATENATED MODULE: ./src/matchers/loaders.generated.ts
/** Loads the matchers that may be nested, each when a suite names it. */
const LOADERS = {
    "exact": async () => (await __webpack_require__.e(/* import() */ 3872).then(__webpack_require__.bind(__webpack_require__, 23872))).compileExact,
    "contains": async () => (await __webpack_require__.e(/* import() */ 4096).then(__webpack_require__.bind(__webpack_require__, 64096))).compileContains,
    "contains-all": async () => (await __webpack_require__.e(/* import() */ 8128).then(__webpack_require__.bind(__webpack_require__, 38128))).compileContainsAll,
    "contains-any": async () => (await __webpack_require__.e(/* import() */ 8773).then(__webpack_require__.bind(__webpack_require__, 68773))).compileContainsAny,
    "icontains": async () => (await __webpack_require__.e(/* import() */ 5977).then(__webpack_require__.bind(__webpack_require__, 75977))).compileIcontains,
    "starts-with": async () => (await __webpack_require__.e(/* import() */ 9923).then(__webpack_require__.bind(__webpack_require__, 29923))).compileStartsWith,
    "ends-with": async () => (await __webpack_require__.e(/* import() */ 6638).then(__webpack_require__.bind(__webpack_require__, 96638))).compileEndsWith,
    "regex": async () => (await __webpack_require__.e(/* import() */ 2000).then(__webpack_require__.bind(__webpack_require__, 32000))).compileRegex,
    "schema": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(8256)]).then(__webpack_require__.bind(__webpack_require__, 8256))).compileSchema,
    "is-json": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(8210)]).then(__webpack_require__.bind(__webpack_require__, 78210))).compileIsJson,
    "is-xml": async () => (await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(9623)]).then(__webpack_require__.bind(__webpack_require__, 29623))).compileIsXml,
    "is-sql": async () => (await __webpack_require__.e(/* import() */ 2308).then(__webpack_require__.bind(__webpack_require__, 72308))).compileIsSql,
    "is-valid-tools-call": async () => (await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(5187)]).then(__webpack_require__.bind(__webpack_require__, 85187))).compileIsValidToolsCall,
    "levenshtein": async () => (await __webpack_require__.e(/* import() */ 7832).then(__webpack_require__.bind(__webpack_require__, 97832))).compileLevenshtein,
    "cel": async () => (await Promise.all(/* import() */[__webpack_require__.e(8707), __webpack_require__.e(2952)]).then(__webpack_require__.bind(__webpack_require__, 2952))).compileCel,
    "greater-than": async () => (await __webpack_require__.e(/* import() */ 1261).then(__webpack_require__.bind(__webpack_require__, 1261))).compileGreaterThan,
    "less-than": async () => (await __webpack_require__.e(/* import() */ 6684).then(__webpack_require__.bind(__webpack_require__, 66684))).compileLessThan,
    "between": async () => (await __webpack_require__.e(/* import() */ 5591).then(__webpack_require__.bind(__webpack_require__, 35591))).compileBetween,
    "type": async () => (await __webpack_require__.e(/* import() */ 9687).then(__webpack_require__.bind(__webpack_require__, 29687))).compileType,
    "not-empty": async () => (await __webpack_require__.e(/* import() */ 6782).then(__webpack_require__.bind(__webpack_require__, 16782))).compileNotEmpty,
    "not": async () => (await __webpack_require__.e(/* import() */ 3634).then(__webpack_require__.bind(__webpack_require__, 13634))).compileNot,
    "oneOf": async () => (await __webpack_require__.e(/* import() */ 4885).then(__webpack_require__.bind(__webpack_require__, 64885))).compileOneOf,
    "anyOf": async () => (await __webpack_require__.e(/* import() */ 6051).then(__webpack_require__.bind(__webpack_require__, 36051))).compileAnyOf,
    "allOf": async () => (await __webpack_require__.e(/* import() */ 6312).then(__webpack_require__.bind(__webpack_require__, 36312))).compileAllOf,
};

// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
// EXTERNAL MODULE: ./src/matchers/worker/budget.ts
var budget = __webpack_require__(81365);
// EXTERNAL MODULE: ./src/matchers/worker/other-thread.ts
var other_thread = __webpack_require__(21557);
;// CONCATENATED MODULE: ./src/matchers/compile.ts








/** Matchers that keep state or ask a model, by hand: none of them may be nested in another one. */
const STANDALONE = {
    snapshot: async () => (await __webpack_require__.e(/* import() */ 56).then(__webpack_require__.bind(__webpack_require__, 30056))).compileSnapshotMatcher(),
    similar: async () => (await __webpack_require__.e(/* import() */ 5428).then(__webpack_require__.bind(__webpack_require__, 65428))).compileSimilar,
    "llm-judge": async () => (await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 20012))).compileLlmJudge,
    "llm-jury": async () => (await __webpack_require__.e(/* import() */ 8787).then(__webpack_require__.bind(__webpack_require__, 18787))).compileLlmJury,
    factuality: async () => (await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 20012))).compileFactuality,
    "answer-relevance": async () => (await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 20012))).compileAnswerRelevance,
    "context-faithfulness": async () => (await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 20012))).compileContextFaithfulness,
};
/** Matchers of matchers. */
const COMPOSITIONS = ["not", "oneOf", "anyOf", "allOf"];
/**
 * Loads what the named matchers need (validators, WASM), so that compiling is synchronous afterwards. Names that are
 * not matchers are left to the compiling, which reports them with their place.
 */
async function loadMatchers(names) {
    const wanted = new Set(names);
    const compilers = await loadAll(LOADERS, wanted);
    const standalone = await loadAll(STANDALONE, wanted);
    return (matcher) => {
        const [only, argument] = onlyEntry(matcher);
        const compile = standalone.get(only);
        if (compile !== undefined)
            return { name: only, judge: compile(argument) };
        const { name, judge } = compileAt(compilers, matcher);
        return { name, judge: withoutAbsent(name, matcher, judge) };
    };
}
async function loadAll(loaders, wanted) {
    const names = Object.keys(loaders).filter((name) => wanted.has(name));
    return new Map(await Promise.all(names.map(async (name) => [name, await loaders[name]()])));
}
/** The names in a matcher object, those inside not, oneOf, anyOf and allOf included; as written, known or not. */
function matcherNames(matcher) {
    if (!(0,json/* isObject */.Gv)(matcher))
        return [];
    return Object.entries(matcher).flatMap(([name, argument]) => [
        name,
        ...innerMatchers(name, argument).flatMap(matcherNames),
    ]);
}
function innerMatchers(name, argument) {
    if (!COMPOSITIONS.includes(name))
        return [];
    return Array.isArray(argument) ? argument : [argument];
}
function compileAt(compilers, matcher) {
    const [name, argument] = onlyEntry(matcher);
    const compile = compilers.get(name);
    if (compile === undefined)
        throw cannotCompile(name);
    const nest = (inner, ...steps) => {
        try {
            return compileAt(compilers, inner);
        }
        catch (error) {
            if (!(error instanceof types.MatcherError))
                throw error;
            throw new types.MatcherError(error.title, error.description, error.fix, [...steps, ...error.path]);
        }
    };
    return { name, judge: compile(argument, nest) };
}
function onlyEntry(matcher) {
    const entries = (0,json/* isObject */.Gv)(matcher) ? Object.entries(matcher) : [];
    if (entries.length === 1)
        return entries[0];
    throw new types.MatcherError("A matcher has exactly one key", entries.length === 0
        ? "There is none."
        : `There are ${entries.length}: ${entries
            .map(([name]) => name)
            .slice(0, 10)
            .join(", ")}.`, "Write one assertion for each, or combine them with `allOf`.", []);
}
/** The error for a name that has no compiler: an unknown matcher, or one that is not allowed here. */
function cannotCompile(name) {
    if (Object.hasOwn(LOADERS, name))
        return new Error(`loadMatchers did not load ${name}`);
    if (!Object.hasOwn(STANDALONE, name)) {
        const fix = other_matchers/* OTHER_MATCHERS */.n.get(name) ?? `Write one of ${[...Object.keys(LOADERS), ...Object.keys(STANDALONE)].join(", ")}.`;
        return new types.MatcherError(`Unknown matcher \`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(name), 100, "")}\``, "No matcher has this name.", fix, []);
    }
    return new types.MatcherError(`\`${name}\` cannot be nested in another matcher`, "not, oneOf, anyOf and allOf accept only deterministic matchers; this one keeps state or asks a model.", "Make it a separate assertion.", [name]);
}
/**
 * An absent value fails with every matcher except `exact: null`. A value that is nested too deeply is reported. What
 * takes long is judged in the other thread.
 */
function withoutAbsent(name, matcher, judge) {
    const argument = (0,json/* isObject */.Gv)(matcher) ? matcher[name] : undefined;
    if (name === "exact" && argument === null)
        return (value) => (0,kind/* toVerdict */.ds)(judge(value === undefined ? null : value));
    const expected = COMPOSITIONS.includes(name) ? matcher : argument;
    return (value) => {
        if (value === undefined)
            return { pass: false, expected: (0,redacted/* hideValue */.Em)(expected), note: (0,redacted/* say */.cv) `there is no value` };
        try {
            return (0,budget/* judgeInTime */.AI)(() => (0,kind/* toVerdict */.ds)(judge(value)));
        }
        catch (error) {
            if (error instanceof budget.TooSlowForThisThread)
                return (0,other_thread.judgeInThread)(matcher, value);
            if (!(error instanceof RangeError))
                throw error;
            throw new types.SuiteFault((0,redacted/* say */.cv) `The value is nested too deeply to be judged`, "Select a part of it with the target.");
        }
    };
}


/***/ }),

/***/ 29541:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   RG: () => (/* binding */ HIDDEN),
/* harmony export */   ds: () => (/* binding */ toVerdict)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

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

/***/ 2650:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ parseSteps),
/* harmony export */   FB: () => (/* binding */ printSteps),
/* harmony export */   hu: () => (/* binding */ parseTarget),
/* harmony export */   mC: () => (/* binding */ describeKeys)
/* harmony export */ });
/* unused harmony export TargetError */
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97930);



const MAX_KEYS = 20;
const MAX_KEY_LENGTH = 60;
/** A target path that cannot be read; `column` is the place in it, from 1. */
class TargetError extends _types_js__WEBPACK_IMPORTED_MODULE_1__.MatcherError {
    column;
    constructor(text, column, what, fix) {
        super(`Bad target: ${what[0].toLowerCase()}${what.slice(1)}`, `${what}, at column ${column} of \`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(text), 200, "")}\`.`, fix, []);
        this.column = column;
        this.name = "TargetError";
    }
}
const ABSENT = Symbol("absent");
/**
 * Parses a target path: names joined by dots, `[i]`, `[-1]`, `["key with.dots"]`, `[*]` for every element of an array
 * (the value is then the flat list of what is there), `.length` of arrays and of strings (in Unicode code points). The
 * empty path is the whole envelope. Throws TargetError.
 */
function parseTarget(text) {
    const steps = parseSteps(text);
    return {
        text,
        read: (envelope) => {
            const value = readFrom(envelope, steps, 0);
            return value === ABSENT ? missing(envelope, steps) : { found: true, value };
        },
    };
}
/** The steps of a path. Throws TargetError. */
function parseSteps(text) {
    const steps = [];
    let at = 0;
    while (at < text.length) {
        const [step, end] = text[at] === "[" ? parseBracket(text, at) : parseName(text, at, steps.length === 0);
        steps.push(step);
        at = end;
    }
    return steps;
}
/** A path for steps, which `parseSteps` parses back. */
function printSteps(steps) {
    let text = "";
    for (const step of steps) {
        if (step.kind === "name")
            text += text === "" ? step.name : `.${step.name}`;
        else if (step.kind === "key")
            text += `[${JSON.stringify(step.name)}]`;
        else
            text += step.kind === "index" ? `[${step.index}]` : "[*]";
    }
    return text;
}
const NAME = /[^.[\]"]*/y;
const INDEX = /\[(0|-?[1-9][0-9]{0,14})\]/y;
const KEY = /\[("(?:[^"\\]|\\.)*")\]/y;
function parseName(text, at, first) {
    let start = at;
    if (!first) {
        if (text[at] !== ".")
            throw new TargetError(text, at + 1, "A dot or a bracket is expected here", "Write `a.b` or `a[0]`.");
        start = at + 1;
    }
    NAME.lastIndex = start;
    const name = NAME.exec(text)[0];
    const end = start + name.length;
    if (name === "") {
        throw new TargetError(text, start + 1, "A name is missing", text[start] === "[" && text.includes("]", start)
            ? `Write \`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(`${text.slice(0, start - 1)}${text.slice(start)}`), 200, "")}\`, without the dot.`
            : 'Write a name here; a key with dots or brackets is written `["a.b"]`.');
    }
    if (name !== name.trim()) {
        throw new TargetError(text, start + 1, "A name has a space at its start or end", 'Take it out, or write `["the key "]`.');
    }
    return [{ kind: "name", name }, end];
}
function parseBracket(text, at) {
    if (text.startsWith("[*]", at))
        return [{ kind: "each" }, at + 3];
    INDEX.lastIndex = at;
    const index = INDEX.exec(text);
    if (index !== null)
        return [{ kind: "index", index: Number(index[1]) }, INDEX.lastIndex];
    KEY.lastIndex = at;
    const key = KEY.exec(text);
    const name = key === null ? undefined : parseString(key[1]);
    if (name !== undefined)
        return [{ kind: "key", name }, KEY.lastIndex];
    throw new TargetError(text, at + 1, "The bracket cannot be read", 'Write `[0]`, `[-1]`, `[*]` or `["a key"]`.');
}
/** A JSON string; undefined if it is not one. */
function parseString(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function readFrom(envelope, steps, from) {
    let value = envelope;
    for (let index = from; index < steps.length; index++) {
        const step = steps[index];
        if (step.kind === "each")
            return Array.isArray(value) ? readEach(value, steps, index + 1) : ABSENT;
        value = readStep(value, step);
        if (value === ABSENT)
            return ABSENT;
    }
    return value === undefined ? ABSENT : value;
}
function readEach(list, steps, from) {
    const nested = steps.slice(from).some((step) => step.kind === "each");
    const values = list.map((item) => readFrom(item, steps, from)).filter((value) => value !== ABSENT);
    return nested ? values.flat() : values;
}
function readStep(value, step) {
    if (step.kind === "index") {
        if (!Array.isArray(value))
            return ABSENT;
        const index = step.index < 0 ? value.length + step.index : step.index;
        return index >= 0 && index < value.length ? value[index] : ABSENT;
    }
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return Object.hasOwn(value, step.name) ? value[step.name] : ABSENT;
    if (step.kind === "name" && step.name === "length") {
        if (Array.isArray(value))
            return value.length;
        if (typeof value === "string")
            return codePoints(value);
    }
    return ABSENT;
}
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
/** What is there instead of an absent value; paths with `[*]` end at the array, or if there is none. */
function missing(envelope, steps) {
    let value = envelope;
    let depth = 0;
    for (const step of steps) {
        const next = step.kind === "each" ? ABSENT : readStep(value, step);
        if (next === ABSENT || next === undefined)
            break;
        value = next;
        depth++;
    }
    return { found: false, existing: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(printSteps(steps.slice(0, depth))), keys: describeKeys(value) };
}
/** What a value has: its keys, the length of an array, or else its type. */
function describeKeys(value) {
    if (Array.isArray(value))
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `an array of length ${value.length}`;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(value)}`;
    const keys = Object.keys(value);
    if (keys.length === 0)
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no keys`;
    const visibleKeys = keys.slice(0, MAX_KEYS).map((key) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(key), MAX_KEY_LENGTH));
    if (keys.length > MAX_KEYS)
        visibleKeys.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `and ${keys.length - MAX_KEYS} more`);
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(visibleKeys, ", ");
}


/***/ }),

/***/ 37267:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ compileTransform)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77522);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97930);



/**
 * Compiles the `transform` of an assertion, `jq EXPR` or `{jq: EXPR}`, and loads jq for it. Throws MatcherError, whose
 * path starts at the transform.
 */
async function compileTransform(transform) {
    const [program, path] = programOf(transform);
    const { compileJq } = await Promise.all(/* import() */[__webpack_require__.e(1553), __webpack_require__.e(1853)]).then(__webpack_require__.bind(__webpack_require__, 61853));
    try {
        return await compileJq(program);
    }
    catch (error) {
        if (!(error instanceof _types_js__WEBPACK_IMPORTED_MODULE_0__.MatcherError))
            throw error;
        throw new _types_js__WEBPACK_IMPORTED_MODULE_0__.MatcherError(error.title, error.description, error.fix, path);
    }
}
function programOf(transform) {
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(transform) && typeof transform["jq"] === "string" && Object.keys(transform).length === 1) {
        return [transform["jq"], ["jq"]];
    }
    if (typeof transform !== "string")
        throw wrongTransform("It has another type.");
    let words;
    try {
        words = (0,_core_words_js__WEBPACK_IMPORTED_MODULE_2__/* .splitWords */ .y)(transform);
    }
    catch (error) {
        throw wrongTransform(`It cannot be split into words: ${error instanceof Error ? error.message : String(error)}.`);
    }
    const [command, program, ...others] = words;
    if (command === "jq" && program !== undefined && others.length === 0)
        return [program, []];
    throw wrongTransform(command === "jq" ? `After \`jq\` there are ${words.length - 1} words.` : "It does not start with `jq`.");
}
function wrongTransform(description) {
    return new _types_js__WEBPACK_IMPORTED_MODULE_0__.MatcherError("The `transform` of an assertion is `jq` and one program", description, "Write `transform: {jq: \".a | length\"}`, or `transform: jq '.a | length'` with the program in quotes.", []);
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
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
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


/***/ }),

/***/ 4727:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IY: () => (/* binding */ sessionBudget),
/* harmony export */   pl: () => (/* binding */ runBudget)
/* harmony export */ });
/* unused harmony export Budget */
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);

/** A memory limit in bytes, of a session or of a run. The budget of a run is the parent of those of its sessions. */
class Budget {
    of;
    limit;
    parent;
    #held = 0;
    constructor(of, limit, parent) {
        this.of = of;
        this.limit = limit;
        this.parent = parent;
    }
    /** Reserves bytes; if not enough is left and `slack`, reserves nothing and returns the exhausted budget. */
    take(bytes, slack = 0) {
        if (this.#held + bytes > this.limit + slack)
            return this;
        const usedUp = this.parent?.take(bytes, slack);
        if (usedUp === undefined)
            this.#held += bytes;
        return usedUp;
    }
    /** Releases reserved bytes. */
    release(bytes) {
        this.#held -= bytes;
        this.parent?.release(bytes);
    }
}
/** The budget of all sessions of a run; at least one frame. */
function runBudget(maxFrameBytes) {
    return new Budget("run", Math.max(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.runCalls, maxFrameBytes));
}
/** The budget of all calls of a session; at least one frame. */
function sessionBudget(maxFrameBytes, parent) {
    return new Budget("session", Math.max(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.sessionCalls, maxFrameBytes), parent);
}


/***/ }),

/***/ 14056:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ CassettePlayer)
/* harmony export */ });
/* unused harmony export differences */
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47682);


/** How many recorded requests are compared to find the nearest. */
const MAX_COMPARED = 1_000;
/** The client info of a handshake changes with the version of mcptest. */
const HANDSHAKES = new Set(["initialize", "server/discover"]);
/**
 * Finds recorded answers by the content of requests: each in its order, then the last one repeatedly. `_meta` and ids are
 * ignored. One player serves all sessions of a server, as the recording contains them all.
 */
class CassettePlayer {
    cassette;
    comparable;
    #recorded = new Map();
    /** The same by the text of the request: most requests equal the recorded text, so that no other key is needed. */
    #byText = new Map();
    /**
     * @param cassette the recording
     * @param comparable returns a request without secrets and volatile values
     */
    constructor(cassette, comparable) {
        this.cassette = cassette;
        this.comparable = comparable;
        for (const interaction of cassette.interactions) {
            const request = comparable(withoutMeta(interaction.request));
            const key = keyOf(request);
            const existing = this.#recorded.get(key);
            if (existing)
                existing.interactions.push(interaction);
            else {
                const recorded = { request, interactions: [interaction], used: 0 };
                this.#recorded.set(key, recorded);
                this.#byText.set(JSON.stringify(request), recorded);
            }
        }
    }
    /** The revision to request if the suite names none; null if the recording contains its detection. */
    get revision() {
        return this.#recorded.has("server/discover") ? null : this.cassette.protocol_version;
    }
    /** Finds the answer to a request. */
    find(request) {
        // A redaction mark that a suite or server wrote is not a secret of the recording.
        const sent = (0,_core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMarks */ .zw)(withoutMeta(request));
        let recorded = this.#byText.get(JSON.stringify(sent));
        if (recorded === undefined) {
            const comparable = this.comparable(sent);
            recorded = this.#recorded.get(keyOf(comparable));
            if (recorded === undefined)
                return { miss: this.#miss(comparable) };
        }
        const { interactions, used } = recorded;
        recorded.used += 1;
        return { interaction: interactions[Math.min(used, interactions.length - 1)] };
    }
    #miss(request) {
        const nearest = this.#nearest(request);
        return nearest === undefined ? { request } : { request, nearest };
    }
    #nearest(request) {
        let nearest;
        let smallest = Number.POSITIVE_INFINITY;
        let compared = 0;
        for (const recorded of this.#recorded.values()) {
            if (recorded.request.method !== request.method)
                continue;
            const distance = differences(recorded.request.params, request.params);
            if (distance < smallest)
                [nearest, smallest] = [recorded.request, distance];
            compared += 1;
            if (compared === MAX_COMPARED)
                break;
        }
        return nearest;
    }
}
/** Absent params and empty params are the same request. */
function withoutMeta({ method, params }) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(params))
        return { method };
    const { _meta, ...content } = params;
    return Object.keys(content).length > 0 ? { method, params: content } : { method };
}
function keyOf(request) {
    return HANDSHAKES.has(request.method) ? request.method : (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(request);
}
/** The differences are counted up to this limit. */
const MAX_DIFFERENCES = 10_000;
/** The number of places in which two JSON values differ; compares at most 10,000 places. */
function differences(left, right) {
    let found = 0;
    let visited = 0;
    const pairs = [[left, right]];
    for (let pair = pairs.pop(); pair !== undefined && visited < MAX_DIFFERENCES; pair = pairs.pop()) {
        visited += 1;
        const [a, b] = pair;
        if (Array.isArray(a) && Array.isArray(b)) {
            found += Math.abs(a.length - b.length);
            for (let at = 0; at < Math.min(a.length, b.length); at++)
                pairs.push([a[at], b[at]]);
        }
        else if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(a) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(b)) {
            for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
                if (Object.hasOwn(a, name) && Object.hasOwn(b, name))
                    pairs.push([a[name], b[name]]);
                else
                    found += 1;
            }
        }
        else if (!Object.is(a, b))
            found += 1;
    }
    return found + pairs.length;
}


/***/ }),

/***/ 76800:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCassette: () => (/* binding */ readCassette)
});

;// CONCATENATED MODULE: ./schemas/cassette.v1.json
const cassette_v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/cassette.v1.json","title":"Cassette","description":"The recorded requests and answers of a server, or of the models and tools of agent tests, replayed without them. Secrets are redacted.","type":"object","additionalProperties":false,"required":["version","kind","server","protocol_version","recorded_at","interactions"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"kind":{"enum":["server","agent"],"description":"What was recorded: a server, or agent tests"},"server":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","description":"Its name in the suite; `agent` for agent tests"},"info":{"description":"serverInfo, as the server sent it"},"transport":{"enum":["stdio","http","sse","cassette"]}}},"protocol_version":{"type":["string","null"],"description":"The revision that was negotiated; null if the handshake was not answered"},"recorded_at":{"type":"string","description":"RFC 3339"},"interactions":{"type":"array","items":{"$ref":"#/$defs/Interaction"}}},"$defs":{"Interaction":{"description":"One request with its answer.","type":"object","additionalProperties":false,"required":["request"],"properties":{"request":{"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string"},"params":{"type":"object","additionalProperties":true}}},"response":{"type":"object","additionalProperties":true,"description":"The frame that answered; when replayed, it gets the id of the new request. Absent if there was no answer. Of agent tests: the reply of the model, the tools or the result"},"fault":{"type":"object","additionalProperties":false,"required":["rule_id"],"description":"Why there is no answer","properties":{"rule_id":{"type":"string"},"message":{"type":"string"},"unverified":{"const":true,"description":"The server refused to answer (HTTP 401, 403 or 429, for example)"},"process":{"type":"object","additionalProperties":false,"required":["exit_code","signal","stderr"],"description":"How the server ended","properties":{"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"stderr":{"type":"array","items":{"type":"string"}}}}}},"notifications":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"What the server sent before it answered; progress without a token gets the token of the request"},"http":{"type":"object","additionalProperties":false,"required":["status","headers"],"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"duration_ms":{"type":"number","minimum":0,"description":"How long the answer took"}}}}}');
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
;// CONCATENATED MODULE: ./src/mcp/cassette/read.ts










const MAX_BYTES = 64 * 1024 * 1024;
/** The depth limit of displayed values; a deeper value could overflow the stack. */
const MAX_DEPTH = 200;
const errorsOf = (0,json_schema/* schemaValidator */.K)(cassette_v1_namespaceObject, 100);
/**
 * Reads the cassette of a server, or of an agent test. Throws a UserError if it cannot be played.
 *
 * @param path of the file
 * @param displayPath the path as messages show it
 */
function readCassette(path, displayPath = path, kind = "server") {
    let text;
    try {
        text = (0,read_file/* readRegularText */.Aj)(path, MAX_BYTES);
    }
    catch (error) {
        const { code } = error;
        if (error instanceof read_file/* UnreadableFile */.ie) {
            const fix = code === "TOO_LARGE" ? "Record fewer calls into one file." : "Name a plain file.";
            throw notPlayable(displayPath, error.message, fix);
        }
        if (code === undefined)
            throw error;
        const reason = code === "ENOENT" ? "There is no such file" : `It cannot be read: ${code}`;
        throw notPlayable(displayPath, reason, kind === "agent"
            ? "Record it with `mcptest run --record-agents`, an eval with `mcptest eval --record-agents`, or fix the path."
            : "Record it with `mcptest run --record DIR` or `mcptest record`, or fix the path.");
    }
    const { depth, values } = (0,json_text/* measureJson */.j1)(text, limits/* LIMITS */.b1.cassetteValues);
    if (values > limits/* LIMITS */.b1.cassetteValues) {
        const reason = `It holds more than ${limits/* LIMITS */.b1.cassetteValues} values`;
        throw notPlayable(displayPath, reason, "Record fewer calls into one file.");
    }
    if (depth > MAX_DEPTH)
        throw notPlayable(displayPath, `It is nested more than ${MAX_DEPTH} levels deep`);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw notPlayable(displayPath, `It is not valid JSON: ${(0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json/* jsonError */.FZ), 300)}`);
    }
    const errors = errorsOf(value);
    if (errors.length > 0)
        throw notPlayable(displayPath, `It is JSON, but not a valid cassette: ${(0,schema_error/* schemaError */.g)(errors)}`);
    const cassette = value;
    if (cassette.kind !== kind) {
        const [own, wanted] = kind === "server" ? ["a model", "a server"] : ["a server", "a model"];
        throw notPlayable(displayPath, `It holds the answers of ${own}, not of ${wanted}`);
    }
    const unknown = cassette.interactions.find(({ fault }) => fault !== undefined && !(0,registry/* isRuleId */.KX)(fault.rule_id))?.fault;
    if (unknown)
        throw notPlayable(displayPath, `It holds a fault that this version does not know: ${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(unknown.rule_id), 100)}`);
    return cassette;
}
function notPlayable(displayPath, reason, fix = "Record it again, or fix it: `mcptest schema cassette` describes its form.") {
    return (0,problem/* userError */.IF)(`the cassette ${displayPath} cannot be played`, `${reason}.`, fix);
}


/***/ }),

/***/ 92153:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ endProcess)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

const MAX_NAMED = 5;
/** Ends a server with everything that it started; returns what went wrong. */
async function endProcess(server, graceMs) {
    const { ignoredSigterm, left } = await server.end(graceMs);
    const late = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server was still running ${graceMs} ms after the end of its stdin and SIGTERM, and was killed`;
    const orphans = left.length === 1
        ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server left a process behind, which was killed`
        : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server left ${left.length} processes behind, which were killed`;
    return [
        ...faultOf("FAULT-LIFECYCLE-IGNORES-SIGTERM", late, ignoredSigterm),
        ...faultOf("FAULT-LIFECYCLE-LEFT-CHILD", orphans, left),
    ];
}
function faultOf(rule_id, what, killed) {
    if (killed.length === 0)
        return [];
    const named = killed
        .slice(0, MAX_NAMED)
        .map(({ pid, command }) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `pid ${pid}${command && (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) ` (${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(command)})`}`);
    const more = killed.length > MAX_NAMED ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `, and ${killed.length - MAX_NAMED} more` : "";
    const evidence = killed.map(({ pid, command }) => `${pid} ${command}`).join("\n");
    return [{ rule_id, message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${what}: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(named, ", ")}${more}.`, evidence: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(evidence) }];
}


/***/ }),

/***/ 52419:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const LINE_FEED = 0x0a;
const REPLACEMENT = "\ufffd";
const HEAD_BYTES = 4 * 1024;
/** Splits a stream of bytes into lines, in linear time and with at most `maxBytes` (and one chunk) held. */
class LineSplitter {
    #maxBytes;
    #sink;
    #parts = [];
    #size = 0;
    /** Inside a line that was over the limit: dropped up to its end. */
    #skipping = false;
    constructor(maxBytes, sink) {
        this.#maxBytes = maxBytes;
        this.#sink = sink;
    }
    push(chunk, at) {
        const first = chunk.indexOf(LINE_FEED);
        // Usually a chunk is one whole line: it is passed on without a view or a copy of its bytes.
        if (first !== -1 && first === chunk.length - 1 && first <= this.#maxBytes && this.#size === 0 && !this.#skipping) {
            const text = chunk.toString("utf8", 0, first);
            this.#sink.line(text, at, !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(chunk));
            return;
        }
        let from = 0;
        for (let to = first; to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
            this.#endLine(chunk.subarray(from, to), at);
            from = to + 1;
        }
        if (from < chunk.length && !this.#skipping)
            this.#hold(chunk.subarray(from), at);
    }
    /** True if the beginning of a line is held. */
    get isWithinLine() {
        return this.#size > 0;
    }
    /** Ends the stream: what is left counts as a line if `isWhole` returns true. */
    end(at, isWhole = () => true) {
        if (this.#size === 0)
            return;
        if (isWhole(Buffer.concat(this.#parts).toString("utf8")))
            this.#endLine(Buffer.alloc(0), at);
        else
            this.#clear();
    }
    #endLine(rest, at) {
        if (this.#skipping) {
            this.#skipping = false;
            return;
        }
        if (this.#size + rest.length > this.#maxBytes) {
            this.#refuse(rest, at);
            return;
        }
        const bytes = this.#size === 0 ? rest : Buffer.concat([...this.#parts, rest]);
        this.#clear();
        const text = bytes.toString("utf8");
        this.#sink.line(text, at, !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes));
    }
    #hold(part, at) {
        if (this.#size + part.length > this.#maxBytes) {
            this.#refuse(part, at);
            this.#skipping = true;
            return;
        }
        this.#parts.push(part);
        this.#size += part.length;
    }
    #refuse(rest, at) {
        const bytes = Buffer.concat([...this.#parts, rest], Math.min(HEAD_BYTES, this.#size + rest.length));
        this.#clear();
        this.#sink.tooLarge(bytes.toString("utf8"), at);
    }
    #clear() {
        if (this.#size === 0)
            return;
        this.#parts = [];
        this.#size = 0;
    }
}


/***/ }),

/***/ 59428:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   av: () => (/* binding */ salvage),
/* harmony export */   zR: () => (/* binding */ looksLikeFrame)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_json_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93080);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36419);



const NO_FLAWS = [];
const MAX_SALVAGED = 100;
/** Classifies a parsed line. Tolerant: a frame is classified by the members that it has, with its flaws. */
function classify(value) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
        if (!Array.isArray(value))
            return { kind: "noise" };
        if (value.length > 0 && value.every(_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv))
            return { kind: "batch", members: value };
        return value.length === 0 ? { kind: "malformed", flaws: ["is an empty array"] } : { kind: "noise" };
    }
    if ("method" in value)
        return classifyCall(value);
    // An error may name no request, if its id could not be read. With neither a result nor an error it is an answer
    // if it names itself a message: a line of a log may have an id too.
    const isAnswer = "error" in value || ("id" in value && ("result" in value || "jsonrpc" in value));
    if (isAnswer)
        return { kind: "response", frame: value, id: value.id, flaws: flawsOfResponse(value) };
    if ("result" in value)
        return { kind: "malformed", flaws: ["has a result, but no id"] };
    return { kind: "malformed", flaws: ["is an object with neither method, result nor error"] };
}
/**
 * The JSON objects in a line that is not valid JSON (two frames without a line feed between them, a frame after a byte
 * order mark or a prompt), and the text around them. Linear; at most 100 objects.
 */
function salvage(line) {
    const values = [];
    let rest = "";
    let from = 0;
    const opening = /\{\s*"/g;
    for (let found = opening.exec(line); found !== null && values.length < MAX_SALVAGED; found = opening.exec(line)) {
        const end = endOfObject(line, found.index);
        const value = end === -1 ? undefined : parseObject(line.slice(found.index, end));
        // Stops at the first failure: trying every brace would be quadratic.
        if (value === undefined)
            break;
        values.push(value);
        rest += line.slice(from, found.index);
        from = end;
        opening.lastIndex = end;
    }
    return { values, rest: (rest + line.slice(from)).trim() };
}
/** True if a line looks like a broken frame rather than a log line. */
function looksLikeFrame(line) {
    return /^\ufeff?\s*(\{\s*"|\[\s*\{\s*")/.test(line);
}
function classifyCall(frame) {
    const { method, id, params } = frame;
    if (typeof method !== "string")
        return { kind: "malformed", flaws: ["has a method that is not a string"] };
    const flaws = wrongVersion(frame) ? ['has no `jsonrpc: "2.0"`'] : [];
    if (params !== undefined && !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(params))
        flaws.push("has params that are not an object");
    if (!("id" in frame))
        return { kind: "notification", frame, method, flaws };
    if (typeof id === "string" || typeof id === "number")
        return { kind: "request", frame, id, method, flaws };
    return { kind: "malformed", flaws: [...flaws, "is a request whose id is neither a string nor a number"] };
}
function flawsOfResponse(frame) {
    const { result, error } = frame;
    const hasError = "error" in frame;
    if (!wrongVersion(frame) && !hasError && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result))
        return NO_FLAWS;
    const flaws = [];
    if (wrongVersion(frame))
        flaws.push('has no `jsonrpc: "2.0"`');
    if (hasError && "result" in frame)
        flaws.push("has a result and an error at once");
    if (!hasError && !("result" in frame))
        flaws.push("has neither a result nor an error");
    else if (!hasError && !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result))
        flaws.push("has a result that is not an object");
    if (hasError && !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(error))
        flaws.push("has an error that is not an object");
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(error)) {
        if (!("code" in error))
            flaws.push("has an error without a code");
        else if (!Number.isInteger(error.code))
            flaws.push("has an error whose code is not an integer");
        if (typeof error.message !== "string")
            flaws.push("has an error without a message");
    }
    return flaws;
}
function wrongVersion(frame) {
    return frame.jsonrpc !== "2.0";
}
/** The index after the brace that closes the object at `start`, or -1. */
function endOfObject(line, start) {
    let depth = 0;
    let quoted = false;
    for (let index = start; index < line.length; index += 1) {
        const char = line[index];
        if (quoted) {
            if (char === "\\")
                index += 1;
            else if (char === '"')
                quoted = false;
        }
        else if (char === '"')
            quoted = true;
        else if (char === "{")
            depth += 1;
        else if (char === "}") {
            depth -= 1;
            if (depth === 0)
                return index + 1;
        }
    }
    return -1;
}
function parseObject(text) {
    // The text around it may have hidden how many they are.
    if ((0,_core_json_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMoreValues */ .wn)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.values))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 807:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mk: () => (/* binding */ abandonStart),
  Ng: () => (/* binding */ connect),
  M6: () => (/* binding */ reconnect),
  f$: () => (/* binding */ timeLeft)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/core/proc/end.ts
var proc_end = __webpack_require__(96005);
// EXTERNAL MODULE: ./src/core/proc/start.ts + 1 modules
var start = __webpack_require__(39387);
// EXTERNAL MODULE: ./src/mcp/classify.ts
var classify = __webpack_require__(59428);
// EXTERNAL MODULE: ./src/mcp/channel/end-process.ts
var end_process = __webpack_require__(92153);
// EXTERNAL MODULE: ./src/mcp/channel/lines.ts
var lines = __webpack_require__(52419);
;// CONCATENATED MODULE: ./src/mcp/channel/stdio.ts






// How many lines of stderr a failure shows.
const STDERR_LINES = 20;
// How much waits for a server that does not read; more is dropped, because a server may send endless requests.
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;
/**
 * Starts a server and exchanges lines with it on stdin and stdout.
 *
 * @param maxFrameBytes a longer line is rejected, and the stream continues after it
 * @returns the channel, or the reason why the program could not be started; never rejects
 */
async function openStdio(target, maxFrameBytes, listener) {
    const started = await (0,start/* startProcess */.k)(target.command, { env: target.env, cwd: target.cwd });
    if (!started.ok)
        return started;
    return { ok: true, channel: channelOf(started.process, maxFrameBytes, listener) };
}
function channelOf(server, maxFrameBytes, listener) {
    const splitter = new lines/* LineSplitter */.g(maxFrameBytes, listener);
    let end;
    let broken;
    /** A frame that our own signal cuts off is not a fault of the server. */
    let isWhole = (_) => true;
    server.stdout.on("data", (chunk) => splitter.push(chunk, performance.now()));
    server.stdout.once("end", () => {
        splitter.end(performance.now(), isWhole);
        broken ??= (0,redacted/* say */.cv) `The server has closed its stdout.`;
    });
    server.stdin.once("error", () => {
        broken ??= (0,redacted/* say */.cv) `The server has closed its stdin.`;
    });
    server.exited.then(({ code, signal }) => {
        splitter.end(performance.now(), isWhole);
        end = { exit_code: code, signal, stderr: (0,redacted/* hideLines */.Ix)(server.stderr.lines()).slice(-STDERR_LINES) };
        listener.ended(end);
    });
    return {
        get end() {
            return end;
        },
        get broken() {
            return broken ?? (server.stdin.writableNeedDrain ? (0,redacted/* say */.cv) `The server does not read its stdin.` : undefined);
        },
        send(line) {
            const { writable, writableLength } = server.stdin;
            if (writable && writableLength < MAX_UNREAD_BYTES)
                server.stdin.write(line + "\n");
        },
        stderr: (mark) => server.stderr.lines(mark),
        stderrMark: () => server.stderr.total,
        endBy(way, ms) {
            if (!splitter.isWithinLine)
                isWhole = (text) => !(0,classify/* looksLikeFrame */.zR)(text);
            if (way === "stdin")
                server.stdin.end();
            else
                server.terminate();
            return (0,proc_end/* settlesWithin */.od)(server.exited, ms);
        },
        close(graceMs) {
            if (!splitter.isWithinLine)
                isWhole = (text) => !(0,classify/* looksLikeFrame */.zR)(text);
            return (0,end_process/* endProcess */.J)(server, graceMs);
        },
    };
}

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/json/json-text.ts
var json_text = __webpack_require__(93080);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/mcp/budget.ts
var mcp_budget = __webpack_require__(4727);
;// CONCATENATED MODULE: ./src/mcp/answer-memory.ts



/** Shorter texts count by their length alone. */
const SHORT_ANSWER = 4 * 1024;
/** By how much an answer that was let in may be larger once it is parsed. */
const PARSED_SLACK = 64 * 1024;
/** The memory that the answers of one session use, before they are read and until their verdict. */
class AnswerMemory {
    budget;
    /** The limit of one call. An answer may be as large as a frame, so the messages during its call may be too. */
    callLimit;
    constructor(maxFrameBytes, run) {
        this.budget = (0,mcp_budget/* sessionBudget */.IY)(maxFrameBytes, run);
        this.callLimit = Math.max(limits/* LIMITS */.b1.call, maxFrameBytes);
    }
    /** Reserves memory for a part of an answer that cannot be read yet; if there is not enough, returns why, and the part is dropped. */
    hold(bytes) {
        const usedUp = this.budget.take(bytes);
        if (usedUp === undefined)
            return undefined;
        const subject = usedUp.of === "session" ? (0,redacted/* say */.cv) `The calls of one session` : (0,redacted/* say */.cv) `The calls of the run`;
        return (0,redacted/* say */.cv) `${subject} were sent more than ${(0,redacted/* hide */.jD)((0,limits/* inMiB */.Uo)(usedUp.limit))} at once; this answer was not read.`;
    }
    /** Releases what `hold` reserved. */
    release(bytes) {
        this.budget.release(bytes);
    }
    /** Counts an answer that waits for its verdict; `length`: of its text. Returns why it is not kept, if it exceeds a limit. */
    keep(frame, length, answers) {
        // Most answers are short: walking through each would cost more than it tells.
        const bytes = length < SHORT_ANSWER ? length : (0,limits/* weightOf */.mm)(frame);
        const usedUp = this.budget.take(bytes, PARSED_SLACK);
        if (usedUp === undefined) {
            answers.add(() => this.budget.release(bytes));
            return undefined;
        }
        const whose = usedUp.of === "session" ? (0,redacted/* say */.cv) `one session` : (0,redacted/* say */.cv) `the run`;
        return (0,redacted/* say */.cv) `The answers of ${whose} that wait for a verdict exceed ${(0,redacted/* hide */.jD)((0,limits/* inMiB */.Uo)(usedUp.limit))}; this answer was not kept.`;
    }
}

// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
;// CONCATENATED MODULE: ./src/mcp/client-answers.ts



const METHOD_NOT_FOUND = { code: -32601, message: "Method not found" };
/** Answers the requests of one server as its suite declares; capabilities that are not declared are not offered. */
class ClientAnswers {
    #declared;
    #samplings = 0;
    #elicitations = 0;
    constructor(declared) {
        this.#declared = declared ?? {};
    }
    /** The capabilities that are offered at a revision. */
    capabilities(revision) {
        const { roots, sampling = [], elicitation = [] } = this.#declared;
        const offered = {};
        if (roots)
            offered.roots = {};
        if (sampling.length > 0)
            offered.sampling = {};
        if (elicitation.length > 0 && (0,known/* isSince */.$l)(revision, known/* SINCE */.Fe.elicitation)) {
            offered.elicitation = (0,known/* isSince */.$l)(revision, known/* SINCE */.Fe.elicitationByUrl) ? { form: {}, url: {} } : {};
        }
        return offered;
    }
    /** True if an answer to such a request is declared. */
    answers(method) {
        const { roots, sampling = [], elicitation = [] } = this.#declared;
        if (method === "roots/list")
            return roots !== undefined;
        if (method === "sampling/createMessage")
            return sampling.length > 0;
        return method === "elicitation/create" && elicitation.length > 0;
    }
    /** The response to any request of the server. */
    respond(method, params) {
        return method === "ping" ? { result: {} } : (this.answer(method, params) ?? { error: METHOD_NOT_FOUND });
    }
    /** The answer to a request; undefined if none is declared. */
    answer(method, params) {
        const { roots, sampling = [], elicitation = [] } = this.#declared;
        if (!this.answers(method))
            return undefined;
        if (method === "roots/list")
            return { result: { roots } };
        if (method === "sampling/createMessage") {
            this.#samplings += 1;
            return samplingAnswer(answerAt(sampling, this.#samplings));
        }
        this.#elicitations += 1;
        return elicitationAnswer(answerAt(elicitation, this.#elicitations), params);
    }
}
function answerAt(answers, turn) {
    return answers[Math.min(turn, answers.length) - 1];
}
/** A text is short for a message of a model with that text. */
function samplingAnswer(answer) {
    if ((0,json/* isObject */.Gv)(answer))
        return resultOrError(answer);
    const content = { type: "text", text: String(answer) };
    return { result: { role: "assistant", content, model: version/* TOOL_NAME */.l, stopReason: "endTurn" } };
}
/** A text is short for the action; an accepted form is sent with its defaults. */
function elicitationAnswer(answer, params) {
    const written = (0,json/* isObject */.Gv)(answer) ? answer : { action: String(answer) };
    if (written.action !== "accept" || !(0,json/* isObject */.Gv)(params) || params.mode === "url")
        return resultOrError(written);
    const schema = params.requestedSchema;
    const content = {};
    for (const [name, property] of Object.entries(((0,json/* isObject */.Gv)(schema) && schema.properties) || {})) {
        if ((0,json/* isObject */.Gv)(property) && "default" in property)
            content[name] = property.default;
    }
    return { result: { ...written, content: Object.assign(content, written.content) } };
}
/** An answer is an error if it has only the member `error`. */
function resultOrError(answer) {
    const { error } = answer;
    return (0,json/* isObject */.Gv)(error) && Object.keys(answer).length === 1 ? { error } : { result: answer };
}

// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
;// CONCATENATED MODULE: ./src/mcp/inbox.ts



const BYTE_ORDER_MARK = "\ufeff";
/** Parses the lines of a server into messages. It rejects nothing and reports the faults of each line. */
class Inbox {
    /** The revision allows several messages in one array. */
    takesBatches = false;
    /** The revision allows an error without an id if it names no request; earlier ones require `id: null`. */
    idMayBeAbsent = false;
    #log;
    #sink;
    constructor(log, sink) {
        this.#log = log;
        this.#sink = sink;
    }
    /** One line from the channel. */
    line(text, at, validUtf8) {
        let value;
        try {
            value = JSON.parse(text);
        }
        catch {
            this.#unparsed(text, at, validUtf8);
            return;
        }
        if (!validUtf8)
            this.#invalidUtf8(text, this.#ownerOf(value));
        this.#receive(value, text, at);
    }
    #unparsed(text, at, validUtf8) {
        const { values, rest } = (0,classify/* salvage */.av)(text);
        const owner = this.#ownerOf(values);
        if (!validUtf8)
            this.#invalidUtf8(text, owner);
        if (text.trim() === "")
            return;
        if (text.startsWith(BYTE_ORDER_MARK))
            this.#log.malformed((0,redacted/* say */.cv) `begins with a byte order mark`, text, owner);
        if (values.length === 0) {
            this.#noise(text, at);
            return;
        }
        if (rest !== "")
            this.#noise(rest, at);
        if (values.length > 1)
            this.#log.malformed((0,redacted/* say */.cv) `holds several messages without a line feed between them`, text, owner);
        for (const value of values)
            this.#receive(value, text, at);
    }
    #invalidUtf8(text, owner) {
        const message = (0,redacted/* say */.cv) `The server wrote bytes that are not valid UTF-8.`;
        this.#log.fault("FAULT-TRANSPORT-INVALID-UTF8", message, (0,redacted/* hide */.jD)(text), owner);
    }
    #noise(text, at) {
        if ((0,classify/* looksLikeFrame */.zR)(text)) {
            this.#log.malformed((0,redacted/* say */.cv) `is invalid or truncated JSON`, text);
            this.#log.stray({ raw: text }, at, (0,redacted/* say */.cv) `A line of invalid JSON came while the call was waiting.`);
            return;
        }
        if (this.#log.http !== undefined) {
            this.#log.malformed((0,redacted/* say */.cv) `is not a JSON-RPC message`, text);
            return;
        }
        const message = (0,redacted/* say */.cv) `The server wrote a line to stdout that is not a JSON-RPC message. Logs belong on stderr.`;
        this.#log.fault("FAULT-TRANSPORT-STDOUT-NOISE", message, (0,redacted/* hide */.jD)(text));
        this.#log.stray({ raw: text }, at, (0,redacted/* say */.cv) `The server wrote something to stdout that is not a JSON-RPC message.`);
    }
    #receive(value, line, at) {
        const message = (0,classify/* classify */.L8)(value);
        switch (message.kind) {
            case "response":
                this.#flaws(message.flaws, line, message.frame);
                if (message.id === undefined && !this.#idMayBeAbsent())
                    this.#flaws(["has an error, but no id"], line);
                this.#sink.answer(message, line, at);
                return;
            case "request":
                this.#flaws(message.flaws, line);
                this.#sink.serve(message, at);
                return;
            case "notification":
                this.#flaws(message.flaws, line, message.frame);
                this.#sink.notified(message, at);
                return;
            case "batch":
                if (!this.takesBatches) {
                    const message = (0,redacted/* say */.cv) `The server sent several messages in one array.`;
                    this.#log.fault("FAULT-PROTO-BATCH", message, (0,redacted/* hide */.jD)(line), this.#ownerOf(value));
                }
                for (const member of message.members)
                    this.#receive(member, line, at);
                return;
            case "malformed":
                this.#flaws(message.flaws, line);
                this.#log.stray({ raw: line }, at, (0,redacted/* say */.cv) `A malformed message came while the call was waiting.`);
                return;
            case "noise":
                this.#noise(line, at);
        }
    }
    /** Over HTTP, the body of an error status may omit it at every revision. */
    #idMayBeAbsent() {
        const { http } = this.#log;
        return this.idMayBeAbsent || (http !== undefined && http.status >= 400);
    }
    /** `frame`: the message that has them, if it may name a call. */
    #flaws(flaws, line, frame) {
        for (const flaw of flaws)
            this.#log.malformed((0,redacted/* hide */.jD)(flaw), line, frame && this.#sink.ownerOf(frame));
    }
    /** The owner of the call that a line is about: of the first message that names one. */
    #ownerOf(line) {
        const values = Array.isArray(line) ? line : [line];
        return values.map((value) => ((0,json/* isObject */.Gv)(value) ? this.#sink.ownerOf(value) : undefined)).find((owner) => owner);
    }
}

;// CONCATENATED MODULE: ./src/mcp/outcomes.ts
const NO_NOTIFICATIONS = [];
/** Settles a call with the frame that answered it. Times are those of `performance.now()`. */
function settleWithAnswer(call, frame, at, log) {
    const durationMs = at - call.sentAt;
    log.call(call, frame, durationMs);
    const { notifications, requests } = call;
    const { http } = log;
    const outcome = { kind: "answer", answer: frame, durationMs, notifications };
    if (requests !== undefined)
        outcome.requests = requests;
    if (http !== undefined)
        outcome.http = http;
    call.settle(outcome);
}
/** The outcome of a call without an answer. The call is not settled, because it may be sent again. */
function faultOutcome(call, fault, log) {
    const durationMs = performance.now() - call.sentAt;
    log.http = fault.http;
    const { rule_id, message, unverified } = fault;
    log.call(call, undefined, durationMs, { rule_id, message, ...(unverified && { unverified }) });
    return { kind: "fault", fault, durationMs, notifications: call.notifications };
}
/** Settles a call whose deadline has passed; `note` may explain it. */
function settleWithTimeout(call, afterMs, note) {
    const { timeoutMs, notifications } = call;
    const outcome = {
        kind: "timeout",
        timeoutMs,
        afterMs: Math.round(afterMs),
        notifications,
    };
    if (call.progressSeen > 0)
        outcome.extended = true;
    if (note !== undefined)
        outcome.note = note;
    call.settle(outcome);
}
/** Settles a call whose server has ended; `byUs`: mcptest ended it, so it is not a crash. */
function settleWithDeath(call, process, now, log, byUs) {
    const durationMs = now - call.sentAt;
    log.call(call, undefined, durationMs, byUs ? undefined : { rule_id: "FAULT-LIFECYCLE-CRASH", process });
    call.settle({ kind: "died", process, durationMs, notifications: call.notifications });
}
/** The outcome of a call to a server that has already ended. */
function outcomeAfterDeath(process) {
    return { kind: "died", process, durationMs: 0, notifications: NO_NOTIFICATIONS };
}

;// CONCATENATED MODULE: ./src/mcp/past-calls.ts


const MAX_REMEMBERED = 1_000;
// A server that recognises a repeated request may answer only once.
const SECOND_ANSWER_MS = 1_000;
/** The ids of calls that no longer wait, to classify a later answer to one of them. */
class PastCalls {
    #log;
    /** The last answered ids, to recognise a second answer: a ring buffer, because every call writes to it. */
    #answered = new Float64Array(MAX_REMEMBERED).fill(Number.NaN);
    #owners = [];
    #answers = 0;
    /** The abandoned ids, whose answers may come late, with the purpose and owner of their calls. */
    #givenUp = new Map();
    /** Ids whose next answer is expected although no call waits for it: of requests that were lost or sent twice. */
    #expected = new Map();
    constructor(log) {
        this.#log = log;
    }
    markAnswered(id, owner) {
        const place = this.#answers % MAX_REMEMBERED;
        this.#answered[place] = id;
        this.#owners[place] = owner;
        this.#answers += 1;
    }
    markGivenUp({ id, purpose, owner }) {
        this.#givenUp.set(id, { purpose, owner });
    }
    /** True if an answer to this id is expected, but no call waits for it. */
    expects(id) {
        return typeof id === "number" && (this.#givenUp.has(id) || this.#expected.has(id));
    }
    /** Expects another answer to this id, which no call waits for. */
    ignore(id) {
        this.#expected.set(id, () => { });
    }
    /** Settles with the second answer to an id, or with the first if no other follows soon. */
    lastOf(id, resolve) {
        return (first) => {
            if (first.kind !== "answer") {
                this.ignore(id);
                resolve(first);
                return;
            }
            const timer = setTimeout(() => resolve(first), SECOND_ANSWER_MS);
            this.#expected.set(id, (answer) => {
                clearTimeout(timer);
                resolve({ ...first, answer });
            });
        };
    }
    /** Handles an answer that no call waits for, and reports its fault. */
    handleLateAnswer(frame, id, line, at) {
        const printableId = (0,mcp_frames/* idText */.FP)(id);
        const expected = typeof id === "number" ? this.#expected.get(id) : undefined;
        if (typeof id === "number" && expected) {
            this.#expected.delete(id);
            this.#log.stray({ purpose: "fault", response: frame }, at);
            expected(frame);
            return;
        }
        const givenUp = typeof id === "number" ? this.#givenUp.get(id) : undefined;
        const answered = typeof id === "number" ? this.#answered.indexOf(id) : -1;
        const owner = givenUp?.owner ?? this.#owners[answered];
        if (typeof id === "number" && givenUp !== undefined) {
            this.#givenUp.delete(id);
            this.markAnswered(id, owner);
        }
        else if (answered >= 0) {
            this.#log.fault("FAULT-PROTO-DUPLICATE-ANSWER", (0,redacted/* say */.cv) `The server answered the request ${printableId} more than once.`, (0,redacted/* hide */.jD)(line), owner);
        }
        else {
            const what = id === undefined
                ? (0,redacted/* say */.cv) `sent an error that names no request`
                : (0,redacted/* say */.cv) `answered a request id that was never sent: ${printableId}`;
            this.#log.fault("FAULT-PROTO-UNSOLICITED-ANSWER", (0,redacted/* say */.cv) `The server ${what}.`, (0,redacted/* hide */.jD)(line));
        }
        const what = id === undefined ? (0,redacted/* say */.cv) `An error that names no request` : (0,redacted/* say */.cv) `An answer with the id ${printableId}`;
        this.#log.stray({ ...(givenUp && { purpose: givenUp.purpose }), response: frame }, at, (0,redacted/* say */.cv) `${what} came while the call was waiting.`, owner);
    }
}

;// CONCATENATED MODULE: ./src/mcp/raw-calls.ts
/** The internal ids of raw calls, with the ids in their bytes. */
class RawCalls {
    #named = new Map();
    add(id, named) {
        this.#named.set(id, named);
    }
    delete(id) {
        this.#named.delete(id);
    }
    has(id) {
        return this.#named.has(id);
    }
    /**
     * Finds the raw call for an answer: by its stream, by the id in its bytes, else the first one.
     *
     * @param streamOf the request whose stream has the answer, if each has its own
     * @param isOther true if the answer is for another request that no longer waits
     */
    find(id, streamOf, isOther) {
        const all = [...this.#named];
        const match = all.find(([sent, named]) => sent === streamOf || named === id) ?? (isOther ? undefined : all[0]);
        return match?.[0];
    }
}

;// CONCATENATED MODULE: ./src/mcp/renewal.ts
/** Repeats the handshake if a server no longer knows the session, once for all calls that lost it. */
class Renewal {
    #handshake;
    #renewedAt = 0;
    /** Settles when the current handshake is over: false if it failed. */
    pending;
    constructor(handshake) {
        this.#handshake = handshake;
    }
    /** Ensures that the session is newer than a call of that time; false if it cannot be renewed. */
    async ensureNewerThan(sentAt) {
        // A call that was sent in the previous session needs no third one.
        if (sentAt >= this.#renewedAt) {
            this.pending ??= this.#handshake().finally(() => {
                this.pending = undefined;
                this.#renewedAt = performance.now();
            });
        }
        return (await this.pending) !== false;
    }
}

// EXTERNAL MODULE: ./src/mcp/revisions/legacy.ts
var legacy = __webpack_require__(94738);
;// CONCATENATED MODULE: ./src/mcp/session-log.ts


const MAX_EVIDENCE = 4 * 1024;
/** Reports the exchanges and faults of a session. */
class SessionLog {
    /** The HTTP response of the message that is being received. */
    http;
    /** The request on whose own stream the message came, if each has a stream: by default, faults belong to this call. */
    stream;
    /** Reports no faults: the answer to a probe is not a fault of the server. */
    muted = false;
    #options;
    #startedAt;
    #waiting;
    /** The notifications of the exchanges so far. */
    #notifications = new WeakSet();
    constructor(options, startedAt, waiting) {
        this.#options = options;
        this.#startedAt = startedAt;
        this.#waiting = waiting;
    }
    /** A call with its answer, or why it has none. */
    call(call, response, durationMs, fault) {
        const { onExchange } = this.#options;
        if (onExchange === undefined)
            return;
        const exchange = {
            direction: "client",
            purpose: call.purpose,
            at_ms: call.sentAt - this.#startedAt,
            duration_ms: durationMs,
            request: call.request,
        };
        if (response !== undefined)
            exchange.response = response;
        if (fault !== undefined)
            exchange.fault = fault;
        if (this.http !== undefined)
            exchange.http = this.http;
        if (call.notifications.length > 0)
            this.#addNotifications(exchange, call.notifications);
        onExchange(exchange, call.owner);
    }
    #addNotifications(exchange, notifications) {
        const repeated = notifications.flatMap((frame, index) => (this.#notifications.has(frame) ? [index] : []));
        for (const frame of notifications)
            this.#notifications.add(frame);
        exchange.notifications = [...notifications];
        if (repeated.length > 0)
            exchange.repeated = repeated;
    }
    /** A notification of the client. */
    notification(request, purpose) {
        const at_ms = performance.now() - this.#startedAt;
        this.#options.onExchange?.({ direction: "client", ...(purpose ? { purpose } : {}), at_ms, request }, undefined);
    }
    /** An exchange that belongs to no call; `note` may explain why a waiting call gets no answer, `owner`: of the call it is about. */
    stray(exchange, at, note, owner = this.stream?.owner) {
        if (note !== undefined)
            for (const call of this.#waiting.values())
                call.note ??= note;
        this.#options.onExchange?.({ direction: "server", at_ms: at - this.#startedAt, ...exchange }, owner);
    }
    /** Reports a fault; `owner`: of the call that it is about. */
    fault(rule_id, message, evidence, owner = this.stream?.owner) {
        this.#report(rule_id, message, evidence, owner);
    }
    #report(rule_id, message, evidence, owner) {
        if (this.muted)
            return;
        this.#options.onFault?.({ rule_id, message, evidence: (0,redacted/* cut */.Jj)(evidence, MAX_EVIDENCE, ""), ...(owner && { owner }) });
    }
    /** Reports that the server ended by itself. */
    crash({ exit_code, signal, stderr }) {
        const how = signal === null ? (0,redacted/* say */.cv) `exit code ${exit_code ?? "unknown"}` : (0,redacted/* say */.cv) `signal ${(0,redacted/* hide */.jD)(signal)}`;
        const message = (0,redacted/* say */.cv) `The server ended while no request was waiting: ${how}.`;
        this.fault("FAULT-LIFECYCLE-CRASH", message, (0,redacted/* join */.fj)(stderr, "\n"));
    }
    /** Reports an answer on the stream of another request, or on none. */
    wrongStream({ request, owner }, line) {
        const place = this.stream === undefined ? "outside of every request's stream" : "on the stream of another request";
        const message = (0,redacted/* say */.cv) `The answer to ${(0,redacted/* hide */.jD)(String(request.method))} came ${place}.`;
        this.fault("FAULT-HTTP-WRONG-STREAM", message, (0,redacted/* hide */.jD)(line), owner);
    }
    /** Reports that the messages during a call exceed the limit of the call, the session or the run. */
    flood({ request, owner }, { of, limit }) {
        const during = {
            call: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(String(request.method))}`,
            session: (0,redacted/* say */.cv) `the calls of one session`,
            run: (0,redacted/* say */.cv) `the calls of the run`,
        };
        const sender = of === "run" ? (0,redacted/* say */.cv) `The servers` : (0,redacted/* say */.cv) `The server`;
        const message = (0,redacted/* say */.cv) `${sender} sent more than ${(0,redacted/* hide */.jD)((0,limits/* inMiB */.Uo)(limit))} of messages during ${during[of]}; the rest was not kept.`;
        this.#report("FAULT-TRANSPORT-FLOOD", message, (0,redacted/* say */.cv) ``, of === "call" ? owner : undefined);
    }
    malformed(flaw, line, owner) {
        this.fault("FAULT-PROTO-MALFORMED-FRAME", (0,redacted/* say */.cv) `A ${this.http === undefined ? "line" : "message"} of the server ${flaw}.`, (0,redacted/* hide */.jD)(line), owner);
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./src/mcp/waiting.ts




// The longest delay of setTimeout.
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A timer that fires later than this was delayed by a busy event loop, for example by a slow matcher. */
const HELD_MS = 100;
const MAX_PROGRESS_RESTARTS = 5;
/** The calls that wait for an answer, with one timer for all of them: it is set for the earliest deadline, and late ones re-arm it. */
class WaitingCalls {
    #calls = new Map();
    #expired;
    #flooded;
    #limit;
    #budget;
    #whenEmpty = [];
    #timer;
    #wakesAt = Number.POSITIVE_INFINITY;
    /**
     * @param expired called with each call whose deadline is over
     * @param flooded called once with each call around which more than `limit` bytes came, or more than was left of a
     *   budget: the rest is not kept
     * @param budget of all these calls together
     */
    constructor(expired, flooded = () => { }, limit = limits/* LIMITS */.b1.call, budget = (0,mcp_budget/* sessionBudget */.IY)(limits/* LIMITS */.b1.frame)) {
        this.#expired = expired;
        this.#flooded = flooded;
        this.#limit = limit;
        this.#budget = budget;
    }
    get size() {
        return this.#calls.size;
    }
    /** Settles once no call waits, nor one that follows at once from the last answer. */
    async emptied() {
        while (this.#calls.size > 0) {
            await new Promise((resolve) => this.#whenEmpty.push(resolve));
            await (0,promises_.setImmediate)();
        }
    }
    has(id) {
        return this.#calls.has(id);
    }
    get(id) {
        return id === undefined ? undefined : this.#calls.get(id);
    }
    /** Whose call a progress message names; undefined if it names none. */
    ownerOfToken(token) {
        if (token === undefined)
            return undefined;
        return [...this.#calls.values()].find(({ progressToken }) => progressToken === token)?.owner;
    }
    values() {
        return this.#calls.values();
    }
    add(call) {
        this.#calls.set(call.id, call);
        const { heldBytes } = call;
        call.heldBytes = 0;
        if (heldBytes > 0)
            this.#fits(call, { bytes: heldBytes, calls: 0 });
        this.#wakeAt(call.deadline);
    }
    take(id) {
        const call = this.#calls.get(id);
        if (call !== undefined)
            this.#remove(call);
        return call;
    }
    /** Takes every call of a method. */
    takeAllOf(method) {
        const calls = [...this.#calls.values()].filter(({ request }) => request.method === method);
        for (const call of calls)
            this.#remove(call);
        return calls;
    }
    /** Takes every call, and stops the timer. */
    takeAll() {
        clearTimeout(this.#timer);
        this.#wakesAt = Number.POSITIVE_INFINITY;
        const calls = [...this.#calls.values()];
        for (const call of calls)
            this.#remove(call);
        return calls;
    }
    /**
     * Gives a notification to the calls that it may belong to, or to the one on whose stream it came; progress to the one
     * that it names, whose time starts again. False if it belongs to none.
     */
    addNotification(frame, at, streamOf) {
        let belongs = false;
        let kept;
        const { method, params } = frame;
        const token = method === "notifications/progress" && (0,json/* isObject */.Gv)(params) ? params.progressToken : undefined;
        for (const call of this.#calls.values()) {
            if (token === undefined ? streamOf !== undefined && call.id !== streamOf : call.progressToken !== token)
                continue;
            belongs = true;
            kept ??= { bytes: (0,limits/* weightOf */.mm)(frame, this.#limit), calls: 0 };
            if (this.#fits(call, kept))
                call.notifications.push(frame);
            call.onNotification?.(frame, call.id);
            if (token === undefined || call.progressSeen >= MAX_PROGRESS_RESTARTS)
                continue;
            call.progressSeen += 1;
            call.deadline = at + call.timeoutMs;
        }
        return belongs;
    }
    /** Gives a request of the server to the call on whose stream it came, else to every one: it does not say which. */
    addServerRequest(request, streamOf) {
        const kept = { bytes: (0,limits/* weightOf */.mm)(request, this.#limit), calls: 0 };
        for (const call of this.#calls.values()) {
            if (streamOf !== undefined && call.id !== streamOf)
                continue;
            if (!this.#fits(call, kept))
                continue;
            call.requests ??= [];
            call.requests.push(request);
        }
    }
    /** True if it may be kept with the call, too. */
    #fits(call, kept) {
        if (call.isFull)
            return false;
        const isTooMuch = call.heldBytes + kept.bytes > this.#limit;
        const usedUp = isTooMuch || kept.calls > 0 ? undefined : this.#budget.take(kept.bytes);
        if (isTooMuch || usedUp) {
            call.isFull = true;
            this.#flooded(call, usedUp);
            return false;
        }
        kept.calls += 1;
        call.heldBytes += kept.bytes;
        call.kept.push(kept);
        return true;
    }
    /** False if it was removed before. */
    #remove(call) {
        if (!this.#calls.delete(call.id))
            return false;
        if (call.answers === undefined)
            this.#release(call);
        else if (call.kept.length > 0)
            call.answers.add(() => this.#release(call));
        if (this.#calls.size === 0)
            for (const resolve of this.#whenEmpty.splice(0))
                resolve();
        return true;
    }
    #release({ kept }) {
        for (const message of kept) {
            message.calls -= 1;
            if (message.calls === 0)
                this.#budget.release(message.bytes);
        }
    }
    // An answered call leaves the timer as it is: calls in a row with the same limit need one timer in all.
    #wakeAt(at) {
        if (at >= this.#wakesAt)
            return;
        clearTimeout(this.#timer);
        this.#wakesAt = at;
        const delay = Math.min(Math.max(Math.ceil(at - performance.now()), 1), MAX_TIMER_MS);
        this.#timer = setTimeout(() => this.#check(), delay).unref();
    }
    #check() {
        const now = performance.now();
        const late = now - this.#wakesAt;
        this.#wakesAt = Number.POSITIVE_INFINITY;
        // In the order of their deadlines, even if several passed while the event loop was busy.
        for (const call of [...this.#calls.values()].sort((a, b) => a.deadline - b.deadline)) {
            // Nothing was read while the loop was busy: that time does not count, and the answer may be waiting.
            if (late > HELD_MS && call.deadline <= now)
                call.deadline = now + late;
            if (call.deadline > now)
                this.#wakeAt(call.deadline);
            else if (this.#remove(call))
                this.#expired(call);
        }
    }
}
/** A call that is sent now; `heldBytes`: the size of the messages during its earlier rounds. */
function waitingCall(id, request, purpose, timeoutMs, progressToken, isResent, settle, owner, generated, heldBytes = 0, answers) {
    const sentAt = performance.now();
    return {
        id,
        request,
        purpose,
        sentAt,
        timeoutMs,
        owner,
        generated,
        progressToken,
        deadline: sentAt + timeoutMs,
        progressSeen: 0,
        notifications: [],
        requests: undefined,
        heldBytes,
        kept: [],
        answers,
        isFull: false,
        isResent,
        note: undefined,
        settle,
    };
}

;// CONCATENATED MODULE: ./src/mcp/session.ts
















const DEFAULT_GRACE_MS = 2_000;
/** What is shown of a message that is not read. */
const HEAD_CHARACTERS = 4 * 1024;
/** Requests that must not be cancelled. */
const HANDSHAKE = new Set(["initialize", "server/discover"]);
/** What is known of a session before its handshake. */
const NO_FACTS = {
    negotiatedVersion: null,
    serverInfo: null,
    capabilities: null,
    instructions: null,
    startupMs: 0,
};
/** A session over a channel that is open. It sends no handshake by itself. */
class ChannelSession {
    facts = NO_FACTS;
    #options;
    #waiting;
    #log;
    #inbox;
    #past;
    memory;
    /** Answers the requests of the server. */
    client;
    #raws = new RawCalls();
    #channel;
    #closing;
    #isAskedToEnd = false;
    /** The end that no call has met yet. */
    #unreportedEnd;
    #renewal;
    constructor(options, startedAt) {
        this.#options = options;
        this.memory = new AnswerMemory(options.maxFrameBytes, options.budget);
        const { budget, callLimit: limit } = this.memory;
        const flooded = (call, usedUp) => this.#log.flood(call, usedUp ?? { of: "call", limit });
        this.#waiting = new WaitingCalls((call) => this.#expire(call), flooded, limit, budget);
        this.client = new ClientAnswers(options.client);
        this.#log = new SessionLog(options, startedAt, this.#waiting);
        this.#past = new PastCalls(this.#log);
        this.#inbox = new Inbox(this.#log, {
            answer: (message, line, at) => this.#answer(message, line, at),
            ownerOf: (frame) => this.#ownerOf(frame),
            serve: (message, at) => this.#serve(message, at),
            notified: ({ frame }, at) => {
                if (!this.#waiting.addNotification(frame, at, this.#log.stream?.id))
                    this.#log.stray({ direction: "server", request: frame }, at);
            },
        });
    }
    /** Binds the session to the channel whose listener it is. */
    bind(channel) {
        this.#channel = channel;
    }
    /** Repeats the handshake if the server no longer knows the session; without it such a call fails. */
    renewWith(handshake) {
        this.#renewal = new Renewal(handshake);
    }
    /** While this is true, no fault is reported. */
    set muted(muted) {
        this.#log.muted = muted;
    }
    get alive() {
        return this.#channel !== undefined && this.#channel.end === undefined && this.#closing === undefined;
    }
    request(method, params, options) {
        return this.#request(method, params, options, false);
    }
    #request(method, params, options, isResent) {
        const renewal = this.#renewal?.pending;
        if (renewal && method !== "initialize") {
            return renewal.then(() => this.#request(method, params, options, isResent));
        }
        const deathOutcome = this.#deathOutcome(options.purpose);
        if (deathOutcome)
            return Promise.resolve(deathOutcome);
        const id = this.#options.nextId();
        // Raw requests are sent unchanged.
        const takesToken = mcp_frames/* LONG_RUNNING_METHODS */._h.has(method) && options.purpose !== "raw";
        const sent = takesToken ? (0,mcp_frames/* withProgressToken */.ZB)(params, id) : params;
        const request = sent === undefined ? { jsonrpc: "2.0", id, method } : { jsonrpc: "2.0", id, method, params: sent };
        const line = JSON.stringify(request);
        const limit = this.#channel?.requestTimeoutMs;
        const timeoutMs = limit === undefined ? options.timeoutMs : Math.min(options.timeoutMs, limit);
        const progressToken = (0,json/* isObject */.Gv)(sent?._meta) ? sent._meta.progressToken : undefined;
        return new Promise((resolve) => {
            const settle = options.twice ? this.#past.lastOf(id, resolve) : resolve;
            const { purpose, headers, owner, generated, heldBytes, kept } = options;
            const waiting = waitingCall(id, request, purpose, timeoutMs, progressToken, isResent, settle, owner, generated, heldBytes, kept);
            waiting.onNotification = options.onNotification;
            this.#waiting.add(waiting);
            const call = headers === undefined ? { id, method, generated, owner } : { id, method, headers, generated, owner };
            this.#channel?.send(line, call);
            if (options.twice)
                this.#channel?.send(line, call);
            options.signal?.addEventListener("abort", () => this.#giveUp(id), { once: true });
        });
    }
    raw(text, { timeoutMs, purpose, headers, owner, signal }) {
        const deathOutcome = this.#deathOutcome(purpose);
        if (deathOutcome)
            return Promise.resolve(deathOutcome);
        const id = this.#options.nextId();
        const request = (0,mcp_frames/* requestIn */.zT)(text);
        return new Promise((resolve) => {
            const settle = (outcome) => {
                this.#raws.delete(id);
                resolve(outcome);
            };
            this.#raws.add(id, request.id);
            this.#waiting.add(waitingCall(id, request, purpose, timeoutMs, undefined, true, settle, owner));
            this.#channel?.send(text, { id, method: "raw bytes", raw: true, owner, ...(headers && { headers }) });
            signal?.addEventListener("abort", () => this.#giveUp(id), { once: true });
        });
    }
    /** Stops waiting for one answer; the server does not learn of it. */
    #giveUp(id) {
        const call = this.#waiting.take(id);
        if (call === undefined)
            return;
        const afterMs = performance.now() - call.sentAt;
        this.#past.markGivenUp(call);
        this.#log.http = undefined;
        this.#log.call(call, undefined, afterMs);
        settleWithTimeout(call, afterMs, this.#channel?.abandon?.(id));
    }
    async sendAndDiscard(method, params, { disconnect, headers, generated }) {
        const id = this.#options.nextId();
        this.#past.ignore(id);
        const line = JSON.stringify({ jsonrpc: "2.0", id, method, ...(params && { params }) });
        if (this.#channel?.sendAndDiscard)
            await this.#channel.sendAndDiscard(line, { id, method, generated, ...(headers && { headers }) }, disconnect);
        else
            this.#channel?.send(line);
    }
    notify(method, params) {
        this.#notify(method, params, "test");
    }
    /** Sets the facts of the server, after its handshake. */
    setFacts(facts) {
        this.facts = facts;
        this.#inbox.takesBatches = facts.negotiatedVersion === legacy/* BATCH_REVISION */.NI;
        this.#inbox.idMayBeAbsent = (0,known/* isSince */.$l)(facts.negotiatedVersion, known/* SINCE */.Fe.errorsWithoutId);
        this.#channel?.setRevision?.(facts.negotiatedVersion);
    }
    /** Ends the handshake of initialize. */
    initialized(facts) {
        this.setFacts(facts);
        this.#notify("notifications/initialized", undefined, "handshake");
    }
    /** Stops waiting for a request of the handshake that is no longer needed. */
    stopWaiting(method) {
        for (const call of this.#waiting.takeAllOf(method)) {
            this.#past.markGivenUp(call);
            this.#channel?.abandon?.(call.id);
            this.#log.http = undefined;
            this.#log.call(call, undefined, performance.now() - call.sentAt);
        }
    }
    stderr(mark) {
        return this.#channel?.stderr(mark) ?? [];
    }
    stderrMark() {
        return this.#channel?.stderrMark() ?? 0;
    }
    endBy(way, ms) {
        this.#isAskedToEnd = true;
        return this.#channel?.endBy?.(way, ms);
    }
    close(graceMs = DEFAULT_GRACE_MS) {
        if (this.#unreportedEnd)
            this.#log.crash(this.#unreportedEnd);
        this.#unreportedEnd = undefined;
        this.#closing ??= this.#channel?.close(graceMs) ?? Promise.resolve([]);
        return this.#closing;
    }
    closeAfterCalls() {
        return this.#waiting.size === 0 ? this.close() : this.#waiting.emptied().then(() => this.close());
    }
    /** Receives one line of the server from the channel. */
    line(text, at, validUtf8, http, call) {
        this.#log.http = http;
        this.#log.stream = call;
        if ((0,json_text/* hasMoreValues */.wn)(text, limits/* LIMITS */.b1.values)) {
            const message = (0,redacted/* say */.cv) `The server sent a message of more than ${limits/* LIMITS */.b1.values} values; it was not read.`;
            this.#unread({ rule_id: "FAULT-TRANSPORT-FLOOD", message }, text.slice(0, HEAD_CHARACTERS), at);
        }
        else
            this.#inbox.line(text, at, validUtf8);
        this.#log.stream = undefined;
    }
    tooLarge(head, at) {
        const message = (0,redacted/* say */.cv) `The server wrote a line of more than ${this.#options.maxFrameBytes} bytes; it was not read.`;
        this.#unread({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message }, head, at);
    }
    isWaiting(id) {
        return this.#waiting.has(id);
    }
    failed(id, fault) {
        const call = this.#waiting.take(id);
        if (call === undefined)
            return;
        const { sessionLost, answer, http } = fault;
        const renewal = sessionLost && !call.isResent ? this.#renewal : undefined;
        if (answer !== undefined && renewal === undefined) {
            this.#log.http = http;
            this.#settle(call, answer, performance.now());
            return;
        }
        const failure = faultOutcome(call, fault, this.#log);
        if (renewal === undefined)
            call.settle(failure);
        else
            void this.#sendAgain(call, failure, renewal);
    }
    fault(fault, call) {
        this.#log.fault(fault.rule_id, fault.message, fault.evidence ?? (0,redacted/* say */.cv) ``, call?.owner);
    }
    ended() {
        const end = this.#channel?.end;
        if (end === undefined)
            return;
        this.#log.http = undefined;
        const now = performance.now();
        const byUs = this.#closing !== undefined || this.#isAskedToEnd;
        if (this.#waiting.size === 0 && this.facts !== NO_FACTS && !byUs)
            this.#unreportedEnd = end;
        for (const call of this.#waiting.takeAll())
            settleWithDeath(call, end, now, this.#log, byUs);
    }
    /** Handles a message that is not read; `head` is its beginning. The call that it answers fails. */
    #unread(fault, head, at) {
        // The cut may have split a secret.
        const seen = (0,redacted/* hideCut */.z0)(head, { end: true });
        const call = (0,mcp_frames/* looksLikeAnswer */.A4)(head) ? this.#answeredBy(head) : undefined;
        this.#log.fault(fault.rule_id, fault.message, seen, call?.owner);
        this.#log.stray({ raw: seen }, at, fault.message);
        if (call === undefined)
            return;
        this.#past.markGivenUp(call);
        const { http } = this.#log;
        this.failed(call.id, { ...fault, ...(http && { http }) });
    }
    /** The call that an answer is for; `head` is the beginning of the answer. */
    #answeredBy(head) {
        // The id may be at the end, which was not read; if only one call waits, the answer is for it.
        const [first, ...others] = this.#waiting.values();
        const named = [this.#log.stream?.id, (0,mcp_frames/* idAtStart */.HA)(head)]
            .map((id) => this.#waiting.get(id))
            .find((call) => call !== undefined);
        return named ?? (others.length === 0 ? first : undefined);
    }
    /** Sends a call again in a new session, under a new id. */
    async #sendAgain(call, failure, renewal) {
        if (!(await renewal.ensureNewerThan(call.sentAt)) || !this.alive) {
            call.settle(failure);
            return;
        }
        const { request, timeoutMs, purpose, owner, generated, answers } = call;
        const params = (0,mcp_frames/* withoutToken */._Q)(request.params, call.id);
        const options = { timeoutMs, purpose, owner, ...(generated && { generated }), ...(answers && { kept: answers }) };
        call.settle(await this.#request(String(request.method), params, options, true));
    }
    #answer({ frame, id }, line, at) {
        const number = numberOf(id);
        const byId = typeof number === "number" && !this.#raws.has(number) ? this.#waiting.take(number) : undefined;
        const call = byId ?? this.#takeOfStream(frame) ?? this.#takeRaw(id, this.#past.expects(number));
        if (call === undefined) {
            this.#past.handleLateAnswer(frame, number, line, at);
            return;
        }
        if (number !== id && byId)
            this.#log.malformed((0,redacted/* say */.cv) `answers with a string id, but the request had a number`, line, call.owner);
        if (this.#channel?.hasStreams && this.#log.stream?.id !== call.id)
            this.#log.wrongStream(call, line);
        this.#settle(call, frame, at, line.length);
    }
    /** `length`: of its text, if it came as one. */
    #settle(call, frame, at, length = Number.POSITIVE_INFINITY) {
        this.#past.markAnswered(call.id, call.owner);
        const message = call.answers && this.memory.keep(frame, length, call.answers);
        if (message === undefined)
            settleWithAnswer(call, frame, at, this.#log);
        else {
            const { http } = this.#log;
            call.settle(faultOutcome(call, { rule_id: "FAULT-TRANSPORT-FLOOD", message, ...(http && { http }) }, this.#log));
        }
    }
    /** The owner of the call that a message names: an answer by its id, progress by its token. */
    #ownerOf({ id, method, params }) {
        if (method !== undefined)
            return (0,json/* isObject */.Gv)(params) ? this.#waiting.ownerOfToken(params.progressToken) : undefined;
        const number = numberOf(id);
        return typeof number === "number" && !this.#raws.has(number) ? this.#waiting.get(number)?.owner : undefined;
    }
    /** An error without an id answers the request on whose stream it arrived. */
    #takeOfStream(frame) {
        const { stream } = this.#log;
        return stream !== undefined && (0,mcp_frames/* namesNoRequest */.BY)(frame) ? this.#waiting.take(stream.id) : undefined;
    }
    #takeRaw(id, isOther) {
        const raw = this.#raws.find(id, this.#log.stream?.id, isOther);
        return raw === undefined ? undefined : this.#waiting.take(raw);
    }
    #serve({ frame, id, method }, at) {
        if ((0,known/* isSince */.$l)(this.facts.negotiatedVersion, known/* FIRST_MODERN */.TZ)) {
            // At these revisions a client must not send responses.
            const note = (0,redacted/* say */.cv) `The server sent the request ${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(method), 100)}; servers send no requests at this revision.`;
            this.#log.stray({ direction: "server", request: frame }, at, note);
            return;
        }
        const answer = this.client.respond(method, frame.params);
        const response = { jsonrpc: "2.0", id, ...answer };
        this.#channel?.send(JSON.stringify(response));
        this.#log.stray({ direction: "server", request: frame, response }, at);
        if (method !== "ping")
            this.#waiting.addServerRequest({ method, params: frame.params, ...answer }, this.#log.stream?.id);
    }
    #expire(call) {
        this.#past.markGivenUp(call);
        const afterMs = performance.now() - call.sentAt;
        const progress = this.#channel?.abandon?.(call.id);
        this.#log.http = undefined;
        this.#log.call(call, undefined, afterMs, { rule_id: "FAULT-TIMEOUT-CALL" });
        const cancels = !this.#channel?.cancelsByClosing && !HANDSHAKE.has(call.request.method);
        const reason = `no answer within ${Math.round(call.timeoutMs)} ms`;
        if (cancels && call.purpose !== "raw")
            this.#notify("notifications/cancelled", { requestId: call.id, reason }, call.purpose);
        settleWithTimeout(call, afterMs, this.#channel?.broken ?? call.note ?? progress);
    }
    #notify(method, params, purpose) {
        const request = params === undefined ? { jsonrpc: "2.0", method } : { jsonrpc: "2.0", method, params };
        this.#channel?.send(JSON.stringify(request));
        this.#log.notification(request, purpose);
    }
    /** The outcome of a call to a server that has ended; undefined while it runs. */
    #deathOutcome(purpose) {
        const end = this.#channel?.end;
        // The call fails because of it: one cause is shown once. A fuzzer blames the call before.
        if (purpose !== "fuzz")
            this.#unreportedEnd = undefined;
        return end && outcomeAfterDeath(end);
    }
}
/** The id of an answer, as a number if the server changed it to a string. */
function numberOf(id) {
    return typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
}

;// CONCATENATED MODULE: ./src/mcp/connection.ts



const connection_STDERR_LINES = 20;
/** Starts or reaches a server. One that could not be reached has been ended before this settles; never rejects. */
async function connect(target, options, startedAt) {
    const session = new ChannelSession(options, startedAt);
    const leftMs = Math.max(1, startedAt + options.startupTimeoutMs - performance.now());
    const opened = await openChannel(target, { ...options, startupTimeoutMs: leftMs }, session);
    if (!opened.ok)
        return opened;
    session.bind(opened.channel);
    return { ok: true, connection: { target, options, session, startedAt, deadline: performance.now() + opened.leftMs } };
}
/** The same server once more, if it has ended or wants to be reached in another way; the connection before it is ended. */
async function reconnect({ target, options, session, startedAt }, transport) {
    reportFaults(await session.close(), options);
    const next = target.kind === "http" && transport ? { ...target, transport } : target;
    return connect(next, options, startedAt);
}
/** What is left of the time to start, in milliseconds. */
function timeLeft({ deadline }) {
    return Math.max(1, deadline - performance.now());
}
/** Ends a server whose handshake failed; `outcome`: of the last request to it. */
async function abandonStart({ session, options, target }, { rule_id, message }, outcome) {
    reportFaults(await session.close(), options);
    const failure = { rule_id, message };
    const stderr = (0,redacted/* hideLines */.Ix)(session.stderr()).slice(-connection_STDERR_LINES);
    // How a server ended that we ended ourselves says nothing; what it wrote to stderr does.
    if (outcome?.kind === "died")
        failure.process = outcome.process;
    else if (target.kind === "stdio" || stderr.length > 0)
        failure.process = { exit_code: null, signal: null, stderr };
    return { ok: false, failure };
}
async function openChannel(target, options, session) {
    if (target.kind === "http") {
        if (target.transport === "sse") {
            const { openSse } = await Promise.all(/* import() */[__webpack_require__.e(9604), __webpack_require__.e(5607), __webpack_require__.e(2028)]).then(__webpack_require__.bind(__webpack_require__, 82028));
            return openSse(target, options, session);
        }
        const { openHttp } = await Promise.all(/* import() */[__webpack_require__.e(9604), __webpack_require__.e(5607), __webpack_require__.e(9001)]).then(__webpack_require__.bind(__webpack_require__, 29001));
        return openHttp(target, options, session);
    }
    if (target.kind === "cassette") {
        const { openCassette } = await __webpack_require__.e(/* import() */ 4494).then(__webpack_require__.bind(__webpack_require__, 94494));
        return { ok: true, channel: openCassette(target.player, session), leftMs: options.startupTimeoutMs };
    }
    const opened = await openStdio(target, options.maxFrameBytes, session);
    if (opened.ok)
        return { ...opened, leftMs: options.startupTimeoutMs };
    const message = (0,redacted/* say */.cv) `The server could not be started: ${(0,redacted/* hide */.jD)(opened.reason)}.`;
    return { ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } };
}
function reportFaults(faults, { onFault }) {
    for (const fault of faults)
        onFault?.(fault);
}


/***/ }),

/***/ 17800:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ looksLikeAnswer),
/* harmony export */   BY: () => (/* binding */ namesNoRequest),
/* harmony export */   FP: () => (/* binding */ idText),
/* harmony export */   HA: () => (/* binding */ idAtStart),
/* harmony export */   ZB: () => (/* binding */ withProgressToken),
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   _h: () => (/* binding */ LONG_RUNNING_METHODS),
/* harmony export */   zT: () => (/* binding */ requestIn)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);


/** Methods that may take long. Lists and the handshake get no progress token, as in other clients. */
const LONG_RUNNING_METHODS = new Set(["tools/call", "resources/read", "prompts/get"]);
/** Raw bytes in an exchange: the request if they are one. */
function requestIn(text) {
    try {
        const value = JSON.parse(text);
        return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : { raw: text };
    }
    catch {
        return { raw: text };
    }
}
/** True for an error without the id of a request, which the server could not read. */
function namesNoRequest({ id, error }) {
    return (id === undefined || id === null) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(error) && Number.isInteger(error.code);
}
/** An id in a message. */
function idText(id) {
    return typeof id === "string" || typeof id === "number" || id === null
        ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(id, 100, "")
        : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .go)(id)}`;
}
/** Params of a call without the progress token of mcptest, which changes when it is sent again. A caller's token stays. */
function withoutToken(sent, id) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(sent))
        return undefined;
    const { _meta, ...params } = sent;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(_meta) || id === undefined || _meta.progressToken !== id)
        return sent;
    const { progressToken: _, ...meta } = _meta;
    return Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params;
}
/** Adds a progress token to params; keeps one from the caller. */
function withProgressToken(params, id) {
    const meta = params?._meta;
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(meta))
        return { ...params, _meta: { progressToken: id, ...meta } };
    // The token comes first: adding a member after a spread costs about a microsecond per call.
    return { _meta: { progressToken: id }, ...params };
}
/** The id of an answer, if it is at the beginning of the message. */
function idAtStart(head) {
    const [, id] = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,/.exec(head) ?? [];
    return id === undefined ? undefined : Number(id);
}
/** True if an oversized line starts like an answer. */
function looksLikeAnswer(head) {
    return head.trimStart().startsWith("{") && !/"method"\s*:/.test(head);
}


/***/ }),

/***/ 5935:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openConnected),
  f: () => (/* binding */ openSession)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/connection.ts + 11 modules
var mcp_connection = __webpack_require__(807);
// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/mcp/revisions/legacy.ts
var legacy = __webpack_require__(94738);
// EXTERNAL MODULE: ./src/mcp/revisions/modern.ts
var modern = __webpack_require__(24074);
;// CONCATENATED MODULE: ./src/mcp/detect.ts





const PROBE_MS = 5_000;
/**
 * Detects whether a server speaks a revision without a handshake, by sending server/discover. If it does not answer,
 * initialize is sent as well, and the first answer decides.
 *
 * @param targetVersion the revision that the suite names; null for any
 */
async function detect(connection, targetVersion) {
    const { session } = connection;
    const probeMs = Math.min(PROBE_MS, connection.options.startupTimeoutMs / 2);
    // Over HTTP nothing else is pending; what a program writes to stdout meanwhile is its own.
    const isProbe = targetVersion === null && isOverHttp(connection.target);
    session.muted = isProbe;
    const discovering = discover(connection, targetVersion);
    const probeOutcome = await Promise.race([discovering, (0,duration/* sleep */.yy)(probeMs, { unref: true })]);
    session.muted = false;
    if (probeOutcome)
        return { ...(0,modern/* readDiscover */.sC)(probeOutcome, targetVersion), outcome: probeOutcome };
    const initializing = initialize(connection, legacy/* NEWEST_LEGACY */.hJ, targetVersion === null ? "handshake" : "detect");
    // A server that starts slowly answers in the order of the requests.
    const late = discovering.then((outcome) => {
        const found = (0,modern/* readDiscover */.sC)(outcome, targetVersion);
        return found.kind === "legacy" ? undefined : { ...found, outcome };
    });
    const first = await Promise.race([late, initializing.then(() => undefined)]);
    if (first) {
        session.stopWaiting("initialize");
        return first;
    }
    const initialized = await initializing;
    // A server that starts slowly may end when it reads server/discover, which may be after initialize was sent.
    if (initialized.kind === "died")
        return { kind: "legacy", outcome: initialized };
    // The outcome of initialize shows what is wrong with its start.
    if (!(0,legacy/* readInitialize */.ri)(initialized, 0).ok) {
        const found = await Promise.race([late, (0,duration/* sleep */.yy)(0, { unref: true })]);
        if (found)
            return found;
    }
    session.muted = isProbe;
    session.stopWaiting("server/discover");
    session.muted = false;
    return { kind: "legacy", initialized };
}
/** Sends initialize and waits for its answer, for `timeoutMs` or the rest of the time to start. */
function initialize(connection, revision, purpose = "handshake", timeoutMs = (0,mcp_connection/* timeLeft */.f$)(connection)) {
    const { session, options } = connection;
    const params = (0,legacy/* initializeParams */.PN)(revision, session.client.capabilities(revision), options.clientVersion ?? "0.0.0");
    return session.request("initialize", params, { timeoutMs, purpose });
}
function discover(connection, targetVersion) {
    const { session, options, target } = connection;
    const revision = targetVersion ?? known/* FIRST_MODERN */.TZ;
    const _meta = (0,modern/* requestMeta */.t$)(revision, session.client.capabilities(revision), options.clientVersion ?? "0.0.0");
    const purpose = targetVersion === null ? "detect" : "handshake";
    const headers = (0,modern/* requestHeaders */.A1)(revision, "server/discover", undefined);
    return session.request("server/discover", { _meta }, {
        timeoutMs: (0,mcp_connection/* timeLeft */.f$)(connection),
        purpose,
        ...(target.kind === "http" && { headers }),
    });
}
/** True over HTTP, and for a recording of HTTP. */
function isOverHttp(target) {
    return target.kind === "http" || (target.kind === "cassette" && target.player.cassette.server.transport !== "stdio");
}

;// CONCATENATED MODULE: ./src/mcp/open.ts





const BROKEN = /^FAULT-HTTP-(CONNECT|RESET)$/;
/** The statuses of an HTTP server that may speak HTTP+SSE. */
const NO_POST = [400, 404, 405];
/**
 * Starts or connects to a server, completes the handshake at the requested revision, or at the newest that the server
 * speaks, and returns the session. If it fails, the server and its child processes have ended before this settles.
 */
const openSession = async (target, options) => {
    const { signal, detected } = options;
    if (signal?.aborted)
        return abortedStart();
    const knownTarget = detected?.transport && target.kind === "http" ? { ...target, transport: detected.transport } : target;
    const opened = await (0,mcp_connection/* connect */.Ng)(knownTarget, options, performance.now());
    if (signal?.aborted && !opened.ok)
        return abortedStart();
    return opened.ok ? openConnected(opened.connection) : opened;
};
/** Completes the handshake of `openSession` with a server that was started or reached. */
async function openConnected(connection) {
    const result = await closeOnAbort(connection, () => completeHandshake(connection));
    return connection.options.signal?.aborted && !result.ok ? abortedStart() : result;
}
async function completeHandshake(connection) {
    const { target, options } = connection;
    const { targetVersion, detected } = options;
    const isOld = targetVersion !== null && !(0,known/* isSince */.$l)(targetVersion, known/* FIRST_MODERN */.TZ);
    if (isOld || detected?.legacy || (target.kind === "http" && target.transport === "sse")) {
        return openLegacy(connection, targetVersion ?? legacy/* NEWEST_LEGACY */.hJ);
    }
    const found = await detect(connection, targetVersion);
    if (found.kind === "failed")
        return (0,mcp_connection/* abandonStart */.Mk)(connection, found, found.outcome);
    if (found.kind === "legacy") {
        if (detected)
            detected.legacy = true;
        return fallBack(connection, found);
    }
    const { session, startedAt } = connection;
    if (options.signal?.aborted)
        return (0,mcp_connection/* abandonStart */.Mk)(connection, ABORTED);
    session.setFacts({ ...found.facts, startupMs: performance.now() - startedAt });
    const { ModernSession } = await __webpack_require__.e(/* import() */ 2976).then(__webpack_require__.bind(__webpack_require__, 12976));
    const overHttp = target.kind === "http";
    return { ok: true, session: new ModernSession(session, targetVersion ?? known/* FIRST_MODERN */.TZ, { ...options, overHttp }) };
}
/** Continues with a server that is not modern; restarts it if it ended on or after the probe. */
async function fallBack(connection, { offer = legacy/* NEWEST_LEGACY */.hJ, outcome: discovered, initialized }) {
    const { options } = connection;
    if (options.signal?.aborted)
        return (0,mcp_connection/* abandonStart */.Mk)(connection, ABORTED);
    // If the suite names a modern revision, initialize only shows which one the server speaks instead.
    const purpose = options.targetVersion === null ? "handshake" : "detect";
    const died = discovered?.kind === "died" ? discovered : undefined;
    const outcome = died ?? initialized ?? (await initialize(connection, offer, purpose));
    if (!(died || hasEnded(connection, outcome)) || options.signal?.aborted)
        return openLegacy(connection, offer, purpose, outcome);
    const again = await (0,mcp_connection/* reconnect */.M6)(connection);
    const opened = again.ok
        ? await closeOnAbort(again.connection, () => openLegacy(again.connection, offer, purpose))
        : again;
    // If there was no time for a second end, the first end says more.
    if (opened.ok || opened.failure.rule_id !== "FAULT-START-TIMEOUT" || outcome.kind !== "died")
        return opened;
    const ended = (0,legacy/* readInitialize */.ri)(outcome, options.startupTimeoutMs);
    return ended.ok ? opened : { ok: false, failure: { ...ended, process: outcome.process } };
}
/** True if an HTTP server that the run started has ended, which may be noticed after the connection closed. */
function hasEnded({ target }, outcome) {
    if (target.kind !== "http" || target.start === undefined)
        return false;
    return outcome.kind === "died" || (outcome.kind === "fault" && BROKEN.test(outcome.fault.rule_id));
}
/** Completes the handshake by initialize; `initialized`: its outcome, if it was already sent. */
async function openLegacy(connection, revision, purpose = "handshake", initialized) {
    const { session, options, startedAt } = connection;
    if (options.signal?.aborted)
        return (0,mcp_connection/* abandonStart */.Mk)(connection, ABORTED);
    const outcome = initialized ?? (await initialize(connection, revision, purpose));
    const handshake = (0,legacy/* readInitialize */.ri)(outcome, limitOf(connection));
    if (!handshake.ok)
        return (await openOverSse(connection, outcome, revision, purpose)) ?? (0,mcp_connection/* abandonStart */.Mk)(connection, handshake, outcome);
    if (options.signal?.aborted)
        return (0,mcp_connection/* abandonStart */.Mk)(connection, ABORTED);
    const startupMs = performance.now() - startedAt;
    session.initialized({ ...handshake.facts, startupMs });
    session.renewWith(async () => {
        const again = (0,legacy/* readInitialize */.ri)(await initialize(connection, revision, "handshake", options.startupTimeoutMs), limitOf(connection));
        if (again.ok)
            session.initialized({ ...again.facts, startupMs });
        return again.ok;
    });
    return { ok: true, session };
}
/** The time limit of initialize. */
function limitOf({ target, options }) {
    const ofRequest = target.kind === "http" ? target.timeoutMs : undefined;
    return Math.min(options.startupTimeoutMs, ofRequest ?? options.startupTimeoutMs);
}
/** Tries HTTP+SSE if the server rejects POST; undefined if it does not speak it, or is not tried. */
async function openOverSse(connection, outcome, revision, purpose) {
    const { target, options } = connection;
    if (target.kind !== "http" || target.transport !== undefined || options.signal?.aborted)
        return undefined;
    if (!NO_POST.includes(statusOf(outcome)))
        return undefined;
    const again = await (0,mcp_connection/* reconnect */.M6)(connection, "sse");
    if (!again.ok)
        return undefined;
    const opened = await closeOnAbort(again.connection, () => openLegacy(again.connection, revision, purpose));
    if (opened.ok && options.detected)
        options.detected.transport = "sse";
    return opened;
}
/** The HTTP status: such a server may also reject POST with a JSON-RPC error. */
function statusOf(outcome) {
    if (outcome.kind === "fault")
        return outcome.fault.http?.status;
    return outcome.kind === "answer" ? outcome.http?.status : undefined;
}
const ABORTED = { rule_id: "FAULT-START-TIMEOUT", message: (0,redacted/* say */.cv) `The start was aborted.` };
function abortedStart() {
    return { ok: false, failure: ABORTED };
}
/** Ends the server if the start was aborted meanwhile. */
async function closeOnAbort({ session, options }, work) {
    const onAbort = () => void session.close();
    options.signal?.addEventListener("abort", onAbort, { once: true });
    if (options.signal?.aborted)
        onAbort();
    try {
        return await work();
    }
    finally {
        options.signal?.removeEventListener("abort", onAbort);
    }
}


/***/ }),

/***/ 46168:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ proxyOf),
/* harmony export */   W: () => (/* binding */ proxySecrets)
/* harmony export */ });
const NAMES = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"];
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/**
 * The proxies of an environment, as other clients read them: the names in lower case stand above those in upper case,
 * and an address without a scheme means http. Throws an Error that names the variable if its value is not a valid address.
 */
function proxyOf(env) {
    const [http, https] = [NAMES.slice(0, 2), NAMES.slice(2)].map((names) => {
        const name = names.find((candidate) => env[candidate]);
        return name === undefined ? undefined : addressOf(name, env[name] ?? "");
    });
    const no = env["no_proxy"] || env["NO_PROXY"];
    if (!http && !https)
        return undefined;
    return { ...(http && { http }), ...(https && { https }), ...(no && { no }) };
}
/** The passwords of the proxies in an environment. */
function proxySecrets(env) {
    return NAMES.flatMap((name) => {
        const text = withScheme(env[name] ?? "");
        const password = URL.canParse(text) ? new URL(text).password : "";
        return password === "" ? [] : [[name, decoded(password) ?? password]];
    });
}
/** The value is not shown: it may hold a password. */
function addressOf(name, value) {
    const text = withScheme(value);
    if (!URL.canParse(text))
        throw new Error(`${name} is not a valid address of a proxy`);
    const { username, password, href } = new URL(text);
    if (decoded(username) === undefined || decoded(password) === undefined) {
        throw new Error(`the name or password in ${name} has a % that is not written as %25`);
    }
    return href;
}
function withScheme(value) {
    return SCHEME.test(value) ? value : `http://${value}`;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 94738:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ BATCH_REVISION),
/* harmony export */   PN: () => (/* binding */ initializeParams),
/* harmony export */   TQ: () => (/* binding */ LEGACY_REVISIONS),
/* harmony export */   hJ: () => (/* binding */ NEWEST_LEGACY),
/* harmony export */   ri: () => (/* binding */ readInitialize)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83323);



/** The published revisions with an initialize handshake, oldest first. */
const LEGACY_REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
/** The revision to offer if none is requested. */
const NEWEST_LEGACY = "2025-11-25";
/** The only revision at which a server may send several messages in one array. */
const BATCH_REVISION = "2025-03-26";
/** The params of initialize. The revision is offered as written, even if unknown. */
function initializeParams(revision, capabilities, clientVersion) {
    return {
        protocolVersion: revision,
        capabilities,
        clientInfo: { name: _core_version_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL_NAME */ .l, version: clientVersion },
    };
}
/** Interprets the outcome of initialize. A server that answers with any result has started. */
function readInitialize(outcome, timeoutMs) {
    switch (outcome.kind) {
        case "unsendable":
            return { ok: false, rule_id: outcome.rule_id, message: outcome.message };
        case "fault":
            return { ok: false, rule_id: outcome.fault.rule_id, message: outcome.fault.message };
        case "died": {
            const { exit_code, signal } = outcome.process;
            const how = signal === null ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `exited with code ${exit_code ?? "unknown"}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `was ended by ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(signal)}`;
            return { ok: false, rule_id: "FAULT-START-EXIT", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server ${how} before it answered initialize.` };
        }
        case "timeout": {
            const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server did not answer initialize within ${Math.round(timeoutMs)} ms.`;
            return {
                ok: false,
                rule_id: "FAULT-START-TIMEOUT",
                message: outcome.note ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${message} ${outcome.note}` : message,
            };
        }
        case "answer":
            return readAnswer(outcome.answer);
    }
}
function readAnswer({ result, error }) {
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) && ["protocolVersion", "capabilities", "serverInfo"].some((name) => name in result)) {
        const { protocolVersion, serverInfo = null, capabilities = null, instructions } = result;
        return {
            ok: true,
            facts: {
                negotiatedVersion: typeof protocolVersion === "string" ? protocolVersion : null,
                serverInfo,
                capabilities,
                instructions: typeof instructions === "string" ? instructions : null,
            },
        };
    }
    const excerpt = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(error === undefined ? result : error, 500, "");
    const what = error === undefined ? "something that is not an initialize result" : "an error";
    return {
        ok: false,
        rule_id: "FAULT-START-REJECTED",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server answered initialize with ${what}: ${excerpt}`,
    };
}


/***/ }),

/***/ 24074:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ requestHeaders),
/* harmony export */   hz: () => (/* binding */ REQUEST_META_KEYS),
/* harmony export */   sC: () => (/* binding */ readDiscover),
/* harmony export */   t$: () => (/* binding */ requestMeta)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83323);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98042);
/* harmony import */ var _legacy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94738);
/* harmony import */ var _param_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33139);






const PREFIX = "io.modelcontextprotocol/";
const SERVER_INFO = `${PREFIX}serverInfo`;
const MODERN_REVISIONS = [_known_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_MODERN */ .TZ];
const UNSUPPORTED = -32022;
/** Errors of a modern server that rejects the probe: mismatched headers, a missing capability. */
const REFUSALS = [-32020, -32021];
/** If the server is unreachable, a legacy handshake cannot reach it either. */
const UNREACHABLE = /^FAULT-HTTP-(CONNECT|TLS)$/;
const NAMED_BY = {
    "tools/call": "name",
    "prompts/get": "name",
    "resources/read": "uri",
};
/** The members of `_meta` without which a request is rejected. */
const REQUEST_META_KEYS = [_known_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION_META */ .Vu, _known_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITIES_META */ .bf];
/** The members of `_meta` that every request has. */
function requestMeta(revision, capabilities, clientVersion) {
    return {
        [_known_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION_META */ .Vu]: revision,
        [_known_js__WEBPACK_IMPORTED_MODULE_1__/* .CAPABILITIES_META */ .bf]: capabilities,
        [`${PREFIX}clientInfo`]: { name: _core_version_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOL_NAME */ .l, version: clientVersion },
    };
}
/** The headers that describe a request over HTTP, except those of its arguments. */
function requestHeaders(revision, method, params) {
    const headers = { "mcp-protocol-version": revision, "mcp-method": (0,_param_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValue */ .Z)(method) };
    const name = params?.[NAMED_BY[method] ?? ""];
    if (typeof name === "string")
        headers["mcp-name"] = (0,_param_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValue */ .Z)(name);
    return headers;
}
/**
 * Reads the answer to server/discover.
 *
 * @param targetVersion the revision that the suite asks for; null if any will do
 */
function readDiscover(outcome, targetVersion) {
    if (outcome.kind === "fault" && UNREACHABLE.test(outcome.fault.rule_id))
        return { kind: "failed", ...outcome.fault };
    if (outcome.kind !== "answer")
        return { kind: "legacy" };
    const { result, error } = outcome.answer;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(error)) {
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(result) || !("supportedVersions" in result || "capabilities" in result))
            return { kind: "legacy" };
        return chooseRevision(revisionsIn(result.supportedVersions), targetVersion, result);
    }
    const supported = revisionsIn((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(error.data) ? error.data.supported : undefined);
    // Drafts of the revision had other error codes: an error that names revisions means the same.
    if (error.code === UNSUPPORTED || (supported && typeof error.code === "number")) {
        return chooseRevision(supported ?? [], targetVersion, {});
    }
    if (!REFUSALS.includes(error.code))
        return { kind: "legacy" };
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server answered server/discover with an error: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(error, 500, "")}`;
    return { kind: "failed", rule_id: "FAULT-START-REJECTED", message };
}
/** `supported`: the revisions that the server names; undefined if it names none. */
function chooseRevision(supported, targetVersion, result) {
    const newest = (revisions) => revisions.filter((revision) => supported?.includes(revision)).at(-1);
    const { capabilities = null, instructions, _meta: meta, serverInfo = null } = result;
    const facts = {
        negotiatedVersion: supported ? (newest(MODERN_REVISIONS) ?? null) : (targetVersion ?? _known_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_MODERN */ .TZ),
        serverInfo: ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(meta) ? meta[SERVER_INFO] : undefined) ?? serverInfo,
        capabilities,
        instructions: typeof instructions === "string" ? instructions : null,
        ...(supported && { supportedVersions: supported }),
    };
    if (facts.negotiatedVersion !== null)
        return { kind: "modern", facts };
    const offer = newest(_legacy_js__WEBPACK_IMPORTED_MODULE_2__/* .LEGACY_REVISIONS */ .TQ);
    if (targetVersion !== null)
        return { kind: "modern", facts: { ...facts, negotiatedVersion: offer ?? supported?.at(0) ?? null } };
    if (offer !== undefined)
        return { kind: "legacy", offer };
    const names = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(supported?.join(", ") ?? "");
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server supports ${names || "no revision"}; mcptest supports none of these.`;
    return { kind: "failed", rule_id: "FAULT-START-REJECTED", message };
}
function revisionsIn(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, 100) : undefined;
}


/***/ }),

/***/ 33139:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ readParamHeaders),
/* harmony export */   Z: () => (/* binding */ headerValue),
/* harmony export */   oN: () => (/* binding */ paramHeaders)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);

const KEY = "x-mcp-header";
const MAX_DEPTH = 64;
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const TYPES = ["string", "integer", "boolean"];
/** Keywords that contain values, not schemas. */
const DATA = new Set(["default", "const", "enum", "examples", KEY]);
const PLAIN = /^[\x20-\x7e\t]+$/;
const SENTINEL = /^=\?base64\?.*\?=$/s;
/** Reads all `x-mcp-header` members of an input schema and checks them by the rules of Streamable HTTP. */
function readParamHeaders(inputSchema) {
    const headers = [];
    const wrong = collectHeaders(inputSchema, [], true, 0, headers);
    return wrong === undefined ? { headers } : { wrong };
}
/** The `Mcp-Param-*` headers of a call. An argument that is absent, null, or of no primitive type has none. */
function paramHeaders(declared, args) {
    const sent = {};
    for (const { header, path } of declared) {
        const value = path.reduce((node, key) => ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(node) && Object.hasOwn(node, key) ? node[key] : undefined), args);
        if (typeof value === "string" || typeof value === "boolean" || typeof value === "number") {
            sent[`mcp-param-${header.toLowerCase()}`] = headerValue(String(value));
        }
    }
    return sent;
}
/** The value of a header: plain if that is safe, else Base64 between marks. */
function headerValue(value) {
    if (PLAIN.test(value) && value.trim() === value && !SENTINEL.test(value))
        return value;
    return `=?base64?${Buffer.from(value).toString("base64")}?=`;
}
/** The first error below a schema; `reachable`: only through `properties`. */
function collectHeaders(schema, path, reachable, depth, found) {
    if (typeof schema !== "object" || schema === null || depth > MAX_DEPTH)
        return undefined;
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema) && KEY in schema) {
        const wrong = headerProblem(schema, path, reachable, found);
        if (wrong !== undefined)
            return `${path.join(".") || "the schema itself"}: ${wrong}`;
        found.push({ header: String(schema[KEY]), path });
    }
    for (const [key, child] of Object.entries(schema)) {
        if (DATA.has(key))
            continue;
        const isProperties = key === "properties" && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child);
        const children = isProperties ? Object.entries(child) : [[key, child]];
        for (const [name, below] of children) {
            const wrong = collectHeaders(below, [...path, name], reachable && isProperties, depth + 1, found);
            if (wrong !== undefined)
                return wrong;
        }
    }
    return undefined;
}
function headerProblem({ [KEY]: name, type }, path, reachable, found) {
    if (!reachable || path.length === 0)
        return `${KEY} stands where no chain of \`properties\` leads`;
    if (typeof name !== "string" || !TOKEN.test(name))
        return `${KEY} is not a valid header name`;
    if (!TYPES.includes(type))
        return `${KEY} is only allowed on a string, integer or boolean`;
    const lower = name.toLowerCase();
    return found.some(({ header }) => header.toLowerCase() === lower) ? `${KEY} ${name} is there twice` : undefined;
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

/***/ 98701:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f8: () => (/* binding */ findSuites),
  jk: () => (/* binding */ foldersBelow),
  CJ: () => (/* binding */ globFiles),
  ss: () => (/* binding */ noSuiteWarning)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/suite/yaml/positions.ts
var positions = __webpack_require__(91302);
// EXTERNAL MODULE: ./src/suite/yaml/read-source.ts
var read_source = __webpack_require__(82488);
// EXTERNAL MODULE: ./src/suite/yaml/read-yaml.ts
var read_yaml = __webpack_require__(42922);
;// CONCATENATED MODULE: ./src/suite/looks-like-suite.ts






const NAMES = /^mcptest\.ya?ml$|\.mcptest\.ya?ml$/;
/**
 * Why a file that was not named is not a suite; undefined if it is one, or is meant to be: by its name, by `servers` or
 * `imports` in it, or because it cannot be read.
 */
async function whyNoSuite(file, cwd) {
    if (NAMES.test((0,external_node_path_.basename)(file)))
        return undefined;
    if (![".yaml", ".yml", ".json"].includes((0,external_node_path_.extname)(file).toLowerCase()))
        return "It is not a YAML file.";
    try {
        const { value } = await (0,read_yaml/* readYaml */.g)((0,read_source/* readSource */.o$)(file, cwd), new positions/* PlaceStore */.rH());
        if (value === undefined)
            return undefined;
        if (!(0,json/* isObject */.Gv)(value))
            return "It is a list or a single value, such as a file of data.";
        return "servers" in value || "imports" in value ? undefined : "It has neither `servers` nor `imports`.";
    }
    catch (error) {
        if (error instanceof problem/* UserError */.yo)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/run/find-suites.ts





const DEFAULT_NAMES = ["mcptest.yaml", "mcptest.yml", "**/*.mcptest.yaml", "**/*.mcptest.yml"];
const IGNORED = ["**/node_modules/**", "**/.git/**", "**/.mcptest/**"];
/**
 * Finds suite files by paths (files, folders or globs, relative to `cwd`); without paths, by the default names below
 * `cwd`.
 *
 * @param isServerEnough true if flags that name a server would do too
 */
async function findSuites(paths, cwd, isServerEnough = false) {
    const found = new Set();
    const others = new Map();
    const problems = [];
    for (const path of paths.length > 0 ? paths : [""]) {
        const { files, isGlob } = await filesOf(path, cwd);
        const suites = [];
        for (const file of files) {
            const reason = isGlob ? await whyNoSuite(file, cwd) : undefined;
            if (reason === undefined)
                suites.push(file);
            else
                others.set(file, reason);
        }
        for (const file of suites)
            found.add(file);
        if (suites.length === 0)
            problems.push(noSuite(path, cwd, files, isServerEnough));
    }
    // A file that is named, too, is meant to be a suite.
    for (const file of found)
        others.delete(file);
    return { files: [...found], others, problems };
}
/** A warning for a file that is not a suite. */
function noSuiteWarning(file, reason, cwd) {
    return {
        title: `\`${(0,read_source/* displayPath */.Gt)(file, cwd)}\` is not a suite`,
        description: `${reason} The glob matches it, and it is left out.`,
        fix: "Name a folder, or a glob such as `**/*.mcptest.yaml`.",
        warning: true,
    };
}
async function filesOf(path, cwd) {
    const absolute = (0,external_node_path_.resolve)(cwd, path);
    if (path !== "" && (0,external_node_fs_.existsSync)(absolute) && (0,external_node_fs_.statSync)(absolute).isFile())
        return { files: [absolute], isGlob: false };
    const isGlob = !((0,external_node_fs_.existsSync)(absolute) && (0,external_node_fs_.statSync)(absolute).isDirectory());
    const files = isGlob
        ? await globFiles([path], (0,external_node_path_.isAbsolute)(path) ? "/" : cwd)
        : await globFiles(DEFAULT_NAMES, absolute);
    return { files: files.sort(), isGlob };
}
/** The folders at and below these, but for those that are never searched for suites. */
async function foldersBelow(folders) {
    const { glob } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
    const options = { ignore: IGNORED, absolute: true, onlyDirectories: true, dot: false };
    const below = await Promise.all(folders.map((cwd) => glob(["**"], { ...options, cwd })));
    return [...folders, ...below.flat().map((folder) => (0,external_node_path_.resolve)(folder))];
}
/** The absolute paths of the files below `cwd` that match. */
async function globFiles(patterns, cwd) {
    // Loaded only for a path that is not a file: it takes time.
    const { glob } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
    return glob([...patterns], { cwd, ignore: IGNORED, absolute: true, onlyFiles: true, dot: false });
}
function noSuite(path, cwd, files, isServerEnough) {
    if (files.length > 0) {
        return {
            title: "the path matches no suite",
            description: `${path} matches ${(0,plural/* plural */.L)(files.length, "file")}, and none of them is a suite.`,
            fix: "A suite has `servers`, or `imports` that has them.",
        };
    }
    if (path === "") {
        return {
            title: "no suite was found",
            description: `Below ${cwd} there is no mcptest.yaml and no *.mcptest.yaml.`,
            fix: isServerEnough
                ? "Name a server by --server-command or --server-url, or a suite."
                : `Write a first suite from your server: \`mcptest init --server-command "node server.js"\`.
If there are suites elsewhere, name a file, a folder or a glob: \`mcptest run tests/\`.`,
        };
    }
    return {
        title: "the path matches no suite",
        description: `${path} is not a file, and no suite matches it as a folder or glob (from ${cwd})`,
        fix: "Check the spelling. A folder is searched for mcptest.yaml and *.mcptest.yaml; a glob takes every file that it matches.",
    };
}


/***/ }),

/***/ 35346:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadRequest)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/proc/env.ts
var proc_env = __webpack_require__(48947);
// EXTERNAL MODULE: ./src/engine/lanes/server-secrets.ts
var server_secrets = __webpack_require__(36491);
// EXTERNAL MODULE: ./src/mcp/proxies.ts
var proxies = __webpack_require__(46168);
// EXTERNAL MODULE: ./src/suite/problems.ts
var problems = __webpack_require__(89018);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/suite/yaml/nodes.ts
var yaml_nodes = __webpack_require__(51815);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
;// CONCATENATED MODULE: ./src/suite/variables/late-values.ts


/** Reports references that are resolved during the run, in fields that need a value before it. */
function reportLateValues(root, path, value, log) {
    if (typeof value !== "object" || value === null)
        return;
    if (!(value instanceof deferred/* DeferredText */.z$)) {
        for (const [key, item] of Object.entries(value)) {
            reportLateValues(root, [...path, Array.isArray(value) ? Number(key) : key], item, log);
        }
        return;
    }
    log.at(root, path, "value", {
        title: `\`${path.findLast((step) => typeof step === "string")}\` gets its value too late`,
        description: "It must be known before the run, but this variable gets its value only during the run.",
        fix: "Write the value itself, or a variable that is declared in the suite.",
    });
}
/** As `reportLateValues`, for some keys of a mapping that `path` leads to. */
function reportLateKeys(root, path, node, keys, log) {
    for (const key of keys)
        reportLateValues(root, [...path, key], (0,yaml_nodes/* child */.jf)(node, key), log);
}

;// CONCATENATED MODULE: ./src/suite/models.ts



const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** `providers`, by name: reports addresses and names of variables that are not valid. */
function providersOf(root, log) {
    const { providers } = root;
    reportLateValues(root, ["providers"], providers, log);
    const found = new Map();
    for (const [name, entry] of Object.entries((0,json/* isObject */.Gv)(providers) ? providers : {})) {
        const baseUrl = (0,yaml_nodes/* textOf */.b6)((0,yaml_nodes/* child */.jf)(entry, "base_url"));
        const [apiKeyEnv, organization] = ["api_key_env", "organization"].map((key) => (0,yaml_nodes/* textOf */.b6)((0,yaml_nodes/* child */.jf)(entry, key)));
        if (typeof (0,yaml_nodes/* child */.jf)(entry, "base_url") === "string" && !isAddress(baseUrl)) {
            log.at(root, ["providers", name, "base_url"], "value", {
                title: "`base_url` is not a valid address",
                description: "It is the address of an API: http or https, without a user name.",
                fix: "Write the whole address, such as http://localhost:8000/v1.",
            });
        }
        if (apiKeyEnv && !VARIABLE.test(apiKeyEnv)) {
            log.at(root, ["providers", name, "api_key_env"], "key", {
                title: "`api_key_env` is not the name of a variable",
                description: "It names the environment variable that holds the key. The key itself does not belong into a suite.",
                fix: "Put the key into a variable of the environment, and write the name of the variable.",
            });
        }
        found.set(name, { baseUrl, ...(apiKeyEnv && { apiKeyEnv }), ...(organization && { organization }) });
    }
    return found;
}
/** `budget`. */
function budgetOf(root, log) {
    const { budget } = root;
    reportLateValues(root, ["budget"], budget, log);
    const [perTestCents, perSuiteCents] = ["per_test_usd_cents", "per_suite_usd_cents"].map((key) => (0,yaml_nodes/* numberOf */.rl)((0,yaml_nodes/* child */.jf)(budget, key)));
    const declared = (0,yaml_nodes/* child */.jf)(budget, "prices");
    const prices = Object.entries((0,json/* isObject */.Gv)(declared) ? declared : {}).map(([model, price]) => {
        const [input = 0, output = 0] = ["input_usd_per_mtok", "output_usd_per_mtok"].map((key) => (0,yaml_nodes/* numberOf */.rl)((0,yaml_nodes/* child */.jf)(price, key)));
        return [model, { input, output }];
    });
    return {
        ...(perTestCents !== undefined && { perTestCents }),
        ...(perSuiteCents !== undefined && { perSuiteCents }),
        prices: new Map(prices),
    };
}
function isAddress(text) {
    if (!URL.canParse(text))
        return false;
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && username === "" && password === "";
}

// EXTERNAL MODULE: ./src/suite/versions.ts
var suite_versions = __webpack_require__(51027);
;// CONCATENATED MODULE: ./src/suite/run-options.ts


/** The revisions that a suite lists; warns about the one that was never published. */
function targetVersionsOf(root, log) {
    const versions = (0,yaml_nodes/* textsOf */.CB)((0,yaml_nodes/* child */.jf)(root, "target_versions")) ?? [];
    const index = versions.indexOf(suite_versions/* UNPUBLISHED */.qK);
    if (index !== -1) {
        log.at(root, ["target_versions", index], "value", {
            title: `no published revision has the name ${suite_versions/* UNPUBLISHED */.qK}`,
            description: "It is sent to the server as written, and the revision that the server negotiates is reported.",
            fix: "Write 2025-11-25 or 2026-07-28, unless you want to test this.",
            warning: true,
        });
    }
    return (0,suite_versions/* effectiveVersions */.h9)(versions);
}
/** `run_options`; `defaults` apply if the suite does not give them. */
function runOptionsOf(root, defaults, places) {
    const options = (0,yaml_nodes/* child */.jf)(root, "run_options");
    const gate = (key) => (0,yaml_nodes/* choiceOf */.FH)((0,yaml_nodes/* child */.jf)(options, key), ["off", "warn", "fail"]);
    const choice = (key) => typeof (0,yaml_nodes/* child */.jf)(options, key) === "boolean" ? (0,yaml_nodes/* child */.jf)(options, key) === true : undefined;
    const parallel = (0,yaml_nodes/* child */.jf)(options, "parallel");
    const tokens = (0,yaml_nodes/* child */.jf)(options, "surface_budget");
    return {
        restartPolicy: (0,yaml_nodes/* choiceOf */.FH)((0,yaml_nodes/* child */.jf)(options, "restart_policy"), ["per_file", "per_run", "per_test"]) ?? "per_file",
        parallel: parallel === "servers" || typeof parallel === "number" ? parallel : false,
        parallelVersions: choice("parallel_versions") ?? defaults.parallelVersions ?? false,
        bail: choice("bail") ?? defaults.bail ?? false,
        errorChannel: gate("error_channel") ?? defaults.errorChannel ?? "warn",
        drift: gate("drift") ?? defaults.drift ?? "warn",
        invariants: gate("invariants") ?? defaults.invariants ?? "warn",
        ...(typeof tokens === "number" && {
            surfaceBudget: { tokens, location: places.locate(root, ["run_options", "surface_budget"], "entry") },
        }),
    };
}

// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
;// CONCATENATED MODULE: ./src/suite/servers/server-name.ts

/** Checks the name of a server in a test or step; reports an unknown one. */
function checkServerName(root, path, name, servers, log) {
    const names = [...servers.keys()];
    if (servers.size === 0 || servers.has(name))
        return name;
    const suggestion = (0,suggest/* suggest */.ZA)(name, names);
    log.notFound(root, path, "value", {
        title: `unknown server \`${name}\``,
        description: `The suite has ${(0,suggest/* listNames */.Zv)(names)}.`,
        fix: suggestion === undefined
            ? "Write one of these, or declare it under `servers:`."
            : `Did you mean \`${suggestion}\`?`,
    });
    return name;
}
/** The server if none is named: the only one; reports if there are several. `what`: The test, The step. */
function onlyServer(root, path, what, servers, log) {
    const names = [...servers.keys()];
    if (names.length > 1) {
        log.at(root, path, "value", {
            title: "no server is named",
            description: `${what} does not name a server, and the suite has several: ${(0,suggest/* listNames */.Zv)(names)}.`,
            fix: "Write `server:` with one of them.",
        });
    }
    return names[0] ?? "";
}

;// CONCATENATED MODULE: ./src/suite/servers/fixtures.ts





/** The fixtures of a suite; reports names that occur twice. */
function fixturesOf(root, servers, log) {
    const block = (0,yaml_nodes/* child */.jf)(root, "fixtures");
    reportLateValues(root, ["fixtures"], block, log);
    const server = (0,yaml_nodes/* child */.jf)(block, "server");
    const list = (0,yaml_nodes/* child */.jf)(block, "errors");
    const errors = new Map();
    for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
        if (!(0,json/* isObject */.Gv)(entry) || typeof entry["name"] !== "string")
            continue;
        const { name, code, message, tool } = entry;
        if (errors.has(name)) {
            log.at(root, ["fixtures", "errors", index, "name"], "value", {
                title: `two fixtures have the name \`${name}\``,
                description: "Tests could not tell them apart.",
                fix: "Give one of them a different name.",
            });
        }
        errors.set(name, {
            code: Number(code),
            message: String(message),
            ...("data" in entry ? { data: entry["data"] } : {}),
            ...(typeof tool === "string" ? { tool } : {}),
        });
    }
    return typeof server === "string"
        ? { server: checkServerName(root, ["fixtures", "server"], server, servers, log), errors }
        : { errors };
}
/** The error that a test names; reports if there is none, or if it is not for this test's tool or server. */
function injectedOf(root, path, test, fixtures, log) {
    const name = test.injectError;
    if (typeof name !== "string")
        return undefined;
    const found = fixtures.errors.get(name);
    const names = [...fixtures.errors.keys()];
    if (found === undefined) {
        const suggestion = (0,suggest/* suggest */.ZA)(name, names);
        log.notFound(root, [...path, "inject_error"], "value", {
            title: `no fixture has the name \`${name}\``,
            description: names.length === 0
                ? "The suite has none under `fixtures.errors`."
                : `\`fixtures.errors\` has ${(0,suggest/* listNames */.Zv)(names)}.`,
            fix: suggestion === undefined ? "Declare it under `fixtures.errors`." : `Did you mean \`${suggestion}\`?`,
        });
        return undefined;
    }
    const { tool, ...error } = found;
    if (tool !== undefined && tool !== test.tool) {
        log.at(root, [...path, "inject_error"], "value", {
            title: `\`${name}\` is a fixture for another tool`,
            description: `It is an error of \`${tool}\`, and this test calls \`${test.tool || "no tool"}\`.`,
            fix: "Write `applies_to: any` in the fixture instead of its `tool`, or choose another.",
        });
    }
    const other = test.servers.find((server) => server.name !== fixtures.server);
    if (fixtures.server !== undefined && other !== undefined) {
        log.notFound(root, [...path, "inject_error"], "value", {
            title: `\`${name}\` is a fixture for another server`,
            description: `\`fixtures.server\` is \`${fixtures.server}\`, and this test is for \`${other.name}\`.`,
            fix: "Change the test's `server`, or leave `fixtures.server` out.",
        });
    }
    return error;
}

// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/suite/servers/check-http.ts
var check_http = __webpack_require__(85012);
// EXTERNAL MODULE: ./src/suite/servers/server.ts
var servers_server = __webpack_require__(5036);
;// CONCATENATED MODULE: ./src/suite/servers/servers.ts







const EARLY_KEYS = ["cwd", "startup_timeout", "inherit_env", "cassette", "safe_calls", "volatile"];
/** The servers of a suite; reports what is wrong with them, and that there is none. */
function serversOf(root, log) {
    const servers = new Map();
    const declared = (0,yaml_nodes/* child */.jf)(root, "servers");
    for (const [name, entry] of Object.entries((0,json/* isObject */.Gv)(declared) ? declared : {})) {
        if (!(0,json/* isObject */.Gv)(entry) || !(0,json/* isObject */.Gv)(declared))
            continue;
        const path = ["servers", name];
        const folder = (0,external_node_path_.dirname)(log.places.sourceOf(declared, name)?.file ?? "");
        servers.set(name, (0,servers_server/* toServer */.zQ)(name, entry, folder, placesOf(root, path, entry, log)));
        checkServer(root, path, entry, log);
    }
    // An entry that is not a mapping, and the misspelt key, are reported as such.
    const isReported = declared === undefined ? "server" in root : !(0,json/* isObject */.Gv)(declared) || Object.keys(declared).length > 0;
    if (servers.size === 0 && !isReported && !needsNone(root)) {
        log.notFound(root, declared === undefined ? [] : ["servers"], "key", {
            title: "no servers",
            description: "A suite needs at least one server to test, here or in an imported file.",
            fix: "Write `servers:` with a name and its `command`.",
        });
    }
    return servers;
}
/** True for a suite that only grades answers that it has itself. */
function needsNone(root) {
    const evals = (0,yaml_nodes/* child */.jf)(root, "evals");
    const hasTests = ["tools", "resources", "prompts", "agents", "compliance", "compositions"].some((key) => key in root);
    return (!hasTests &&
        Array.isArray(evals) &&
        evals.length > 0 &&
        evals.every((node) => !(0,json/* isObject */.Gv)(node) || !("model" in node)));
}
function placesOf(root, path, entry, { places }) {
    const target = ["command", "url", "cassette"].find((key) => entry[key] !== undefined);
    const command = (0,json/* isObject */.Gv)(entry["start"]) && entry["start"]["command"] !== undefined ? ["start", "command"] : undefined;
    return {
        location: places.locate(root, path, "key"),
        targetLocation: target === undefined ? places.locate(root, path, "key") : places.locate(root, [...path, target], "entry"),
        ...(command && { startLocation: places.locate(root, [...path, ...command], "entry") }),
    };
}
/** Reports what is wrong with a server's entry beyond its schema; `path` leads to it. */
function checkServer(root, path, entry, log) {
    const durations = [["startup_timeout"], ["http", "timeout"], ["http", "connect_timeout"]];
    const ready = ["timeout", "interval"].map((key) => ["wait_for_ready", key]);
    for (const keys of [...durations, ...ready])
        checkDuration(root, [...path, ...keys], log);
    checkKind(root, path, entry, log);
    reportLateKeys(root, path, entry, EARLY_KEYS, log);
    reportLateKeys(root, [...path, "wait_for_ready"], entry["wait_for_ready"], ["timeout", "interval"], log);
    if (entry["url"] !== undefined)
        (0,check_http/* checkHttp */.h)(root, path, entry, log);
}
/** A field that has no meaning for the server's kind would be ignored. */
function checkKind(root, path, entry, log) {
    const kinds = ["command", "url", "cassette"].filter((kind) => (0,yaml_nodes/* child */.jf)(entry, kind) !== undefined);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1)
        return;
    for (const other of ["command", "url"]) {
        if (other === kind)
            continue;
        for (const field of servers_server/* FIELDS_OF_KIND */.t7[other].filter((key) => (0,yaml_nodes/* child */.jf)(entry, key) !== undefined)) {
            log.at(root, [...path, field], "key", {
                title: `\`${field}\` on a server with \`${kind}\``,
                description: `It applies only to servers with \`${other}\`.`,
                fix: `Remove it${field === "auth" ? "; pass a token to a process with `env`" : ""}.`,
            });
        }
    }
}
function checkDuration(root, path, log) {
    const value = path.reduce(yaml_nodes/* child */.jf, root);
    // Another form is reported by the schema check.
    const isWritten = typeof value === "string" && /^[0-9]+(\.[0-9]+)?(ms|s|m|h)$/.test(value);
    if (!isWritten || (0,duration/* parseDuration */.E9)(value) !== undefined)
        return;
    log.at(root, path, "value", {
        title: `\`${path.at(-1)}\` is too long`,
        description: "The longest duration is about 24 days.",
        fix: "Write a shorter duration.",
    });
}

// EXTERNAL MODULE: ./src/suite/variables/references.ts
var references = __webpack_require__(44094);
// EXTERNAL MODULE: ./src/core/other-matchers.ts
var other_matchers = __webpack_require__(6561);
// EXTERNAL MODULE: ./src/suite/yaml/schema-file.ts
var schema_file = __webpack_require__(24642);
;// CONCATENATED MODULE: ./src/suite/yaml/examples.ts


/** An example of the value at a path, with its key: `timeout_ms: 5000`. */
function exampleAt(path, schema) {
    const last = path.at(-1);
    const text = flowText(exampleOf(schema));
    return typeof last === "string" ? `${last}: ${text}` : text;
}
/** An example of a mapping that has a key, if the schema has one; else of that key alone. */
function exampleWith(path, schema, key) {
    const whole = schema.examples?.find((example) => (0,json/* isObject */.Gv)(example) && Object.hasOwn(example, key));
    return whole === undefined ? exampleAt([key], (0,schema_file/* memberSchema */.QZ)(schema, key).schema) : exampleAt(path, schema);
}
function exampleOf(schema) {
    const { type, items, properties = {}, required = [] } = schema;
    if (schema.examples !== undefined)
        return schema.examples[0];
    const choice = schema.enum?.[0] ?? schema.anyOf?.flatMap((branch) => branch.enum ?? [])[0];
    if (choice !== undefined)
        return choice;
    const keys = required.length > 0 ? required : (schema.oneOf?.find((branch) => branch.required)?.required ?? []);
    switch ([type ?? "string"].flat()[0]) {
        case "array":
            return [items === undefined ? "value" : exampleOf((0,schema_file/* memberSchema */.QZ)(schema, 0).schema)];
        case "object":
            if ((0,json/* isObject */.Gv)(schema.additionalProperties))
                return { name: exampleOf((0,schema_file/* memberSchema */.QZ)(schema, "name").schema) };
            if (Object.keys(properties).length === 0 || keys.length === 0)
                return { name: "value" };
            return Object.fromEntries(keys.map((key) => [key, exampleOf((0,schema_file/* memberSchema */.QZ)(schema, key).schema)]));
        case "boolean":
            return true;
        case "null":
            return null;
        default:
            return "text";
    }
}
/** A value as YAML on one line. */
function flowText(value) {
    if (Array.isArray(value))
        return `[${value.map(flowText).join(", ")}]`;
    if ((0,json/* isObject */.Gv)(value)) {
        const entries = Object.entries(value).map(([key, item]) => `${plain(key)}: ${flowText(item)}`);
        return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
    }
    if (value === null)
        return "~";
    return typeof value === "string" ? plain(value) : JSON.stringify(value);
}
/** A text without quotes, if YAML reads it as a text. */
function plain(text) {
    const isPlain = /^[A-Za-z/][\w ./-]*$/.test(text) && !/^(true|false|null|yes|no)$/i.test(text);
    return isPlain ? text : JSON.stringify(text);
}

;// CONCATENATED MODULE: ./src/suite/yaml/schema-texts.ts








const NO_ROWS = {
    title: "`data` must be a list of rows, or have a `file`",
    description: "It is a mapping.",
    fix: "Begin each row with a dash: `data: [{ city: Oslo }]`; or write `data: { file: cities.csv }`.",
};
/** The part to underline, what to say, and the key below the value if it is at one. */
function explain(fault) {
    const { error, value, schema } = fault;
    const name = nameOf(fault.path);
    switch (error.keyword) {
        case "additionalProperties": {
            const key = unknownKey(fault);
            return ["key", unknownTexts(key, fault), key];
        }
        case "required": {
            const key = String(error.params["missingProperty"]);
            if (fault.path.at(-1) === "data" && key === "file")
                return ["key", NO_ROWS];
            const fix = `Write \`${exampleWith(fault.path, schema, key)}\`.`;
            // The matcher itself would report its whole argument: that is the same mistake.
            const which = fault.path.includes("matcher") ? "entry" : "key";
            return [which, { title: `${name} has no \`${key}\``, description: "This key is required.", fix }];
        }
        case "oneOf":
            return exactlyOne(fault, alternatives(schema));
        case "propertyNames": {
            const key = String(error.params["propertyName"]);
            return ["key", nameTexts(key, fault.definition), key];
        }
        case "dependentRequired":
            return [
                "key",
                {
                    title: "`default` without `from_env`",
                    description: "A default replaces an environment variable that is not set. A literal `value` does not need one.",
                    fix: "Add `from_env: NAME`, or write `value` instead.",
                },
                "default",
            ];
        case "maxProperties":
        case "minProperties":
            if (fault.definition !== "Matcher")
                return ["entry", emptyTexts(fault, name)];
            return ["entry", matcherCountTexts(Object.keys(value))];
        case "minItems":
        case "minLength":
            return ["entry", emptyTexts(fault, name)];
        default:
            return ["value", fault.definition === "Matcher" ? noMatcher(value, name) : wrongValue(fault, name)];
    }
}
function emptyTexts({ path, schema }, name) {
    const fix = `Write, for example, \`${exampleAt(path, schema)}\`, or leave it out.`;
    return { title: `${name} is empty`, description: "It must have at least one entry.", fix };
}
function unknownTexts(key, { definition: definitionName, schema, value }) {
    if (definitionName === "Matcher")
        return unknownMatcher(key, schema);
    if (definitionName === "Assertion" && references/* ANSWER_MEMBERS */.dH.some((name) => key === name || key.startsWith(`${name}.`))) {
        const example = exampleAt([], { examples: [{ target: key, matcher: matcherOf((0,yaml_nodes/* child */.jf)(value, key)) }] });
        return {
            title: `\`${key}\` must stand under \`target\``,
            description: "An entry of a list has a `target` and a `matcher`.",
            fix: `Write \`${example}\`; or leave out the dashes, and \`expect\` is a mapping from targets to matchers.`,
        };
    }
    if (definitionName !== "Assertion" || (0,yaml_nodes/* child */.jf)((0,schema_file/* definition */.mw)("Matcher").properties, key) === undefined)
        return unknownKeyTexts(key, schema);
    const example = exampleAt(["matcher"], { examples: [{ [key]: (0,yaml_nodes/* child */.jf)(value, key) }] });
    const title = `\`${key}\` must stand under \`matcher\``;
    return { title, description: "An assertion has a `target` and a `matcher`.", fix: `Write \`${example}\`.` };
}
/** A value as a matcher: a bare value is short for `exact`. */
function matcherOf(value) {
    return (0,json/* isObject */.Gv)(value) ? value : { exact: value };
}
/** What other tools call a key of the format. */
const OTHER_KEYS = {
    tests: "tools",
    assert: "expect",
    assertions: "expect",
    expected: "expect",
    arguments: "args",
    params: "args",
    input: "args",
    protocol_versions: "target_versions",
    protocolVersions: "target_versions",
};
function unknownKeyTexts(key, schema) {
    const known = knownKeys(schema);
    const suggestion = (0,suggest/* suggest */.ZA)(key, known) ?? known.find((name) => name === (0,yaml_nodes/* child */.jf)(OTHER_KEYS, key));
    const title = `unknown key \`${key}\``;
    if (suggestion === undefined && knownKeys((0,schema_file/* schemaOf */.pP)([]).schema).includes(key)) {
        const fix = "Move it there, to the left margin.";
        return { title, description: `\`${key}\` belongs at the top level of the suite.`, fix };
    }
    if (suggestion === undefined) {
        return {
            title,
            description: `Known here: ${(0,suggest/* listNames */.Zv)(knownKeys(schema))}.`,
            fix: "Remove it, or write one of these.",
        };
    }
    const meaning = (0,schema_file/* meaningOf */.Pr)(schema, suggestion);
    return { title, description: `Did you mean \`${suggestion}\`? ${meaning}`.trim(), fix: `Write \`${suggestion}:\`.` };
}
function unknownMatcher(key, schema) {
    const title = `unknown matcher \`${key}\``;
    const other = other_matchers/* OTHER_MATCHERS */.n.get(key);
    if (other !== undefined)
        return { title, description: "No matcher has this name.", fix: other };
    return { ...unknownKeyTexts(key, schema), title };
}
/** Other tools have lists of values under `oneOf`. */
function noMatcher(value, name) {
    return {
        title: `${name} must be a matcher`,
        description: `Found ${(0,suggest/* describeValue */.bp)(value)}.`,
        fix: "Write `{exact: VALUE}`; for one of several values, `schema: {enum: [one, two]}` as the whole matcher.",
    };
}
function matcherCountTexts(keys) {
    return {
        title: keys.length === 0 ? "a matcher without a key" : `a matcher with ${keys.length} keys: ${(0,suggest/* listNames */.Zv)(keys)}`,
        description: "A matcher has exactly one key.",
        fix: "Write an assertion for each, or combine them under `allOf:`.",
    };
}
function exactlyOne(fault, keys) {
    const present = keys.filter((key) => (0,yaml_nodes/* child */.jf)(fault.value, key) !== undefined);
    const name = nameOf(fault.path);
    if (present.length === 0) {
        const examples = keys.slice(0, 3).map((key) => `\`${exampleAt([key], (0,schema_file/* memberSchema */.QZ)(fault.schema, key).schema)}\``);
        return [
            "key",
            {
                title: `${name} has none of ${(0,suggest/* listNames */.Zv)(keys)}`,
                description: "It needs exactly one of them.",
                fix: `Write one of them: ${examples.join(", or ")}.`,
            },
        ];
    }
    const fix = `Keep one, and remove the ${present.length > 2 ? "others" : "other"}.`;
    const title = `${name} has ${present.map((key) => `\`${key}\``).join(" and ")}: only one is allowed`;
    return ["key", { title, description: `It needs exactly one of ${(0,suggest/* listNames */.Zv)(keys)}.`, fix }, present[1]];
}
function nameTexts(key, definition) {
    if (definition === "Headers" && /authorization$/i.test(key)) {
        return {
            title: `\`${key}\` does not belong under \`headers\``,
            description: "Credentials belong under `auth`, which keeps them out of reports.",
            fix: "Write `auth:` with `bearer_token_env:` or `oauth:`.",
        };
    }
    const what = definition === "Headers" ? "the name of a header" : "the name of a variable";
    return {
        title: `\`${key}\` cannot be ${what}`,
        description: definition === "Headers"
            ? "It has a character that is not allowed in header names."
            : "References cannot use this name.",
        fix: definition === "Headers"
            ? "Use letters, digits and `-`."
            : "Use letters, digits and `_`, and start with a letter.",
    };
}
function wrongValue(fault, name) {
    const { error, value, schema } = fault;
    const form = wantedOf(schema);
    const isNothing = form === "a duration" && (0,duration/* parseDuration */.E9)(String(value)) === 0;
    const wanted = isNothing ? `${form} above 0` : form;
    const allowed = allowedValues(schema);
    const description = `Found ${(0,suggest/* describeValue */.bp)(value)}.`;
    if (error.keyword === "minimum" || error.keyword === "maximum") {
        const limit = `${error.keyword === "minimum" ? "at least" : "at most"} ${error.params["limit"]}`;
        return { title: `${name} must be ${limit}`, description, fix: `Write ${wanted} of ${limit}.` };
    }
    if (allowed.length > 0) {
        const suggestion = typeof value === "string" ? (0,suggest/* suggest */.ZA)(value, allowed) : undefined;
        const title = `${name} must be ${wanted}`;
        return {
            title,
            description,
            fix: suggestion === undefined ? "Write one of them." : `Did you mean \`${suggestion}\`?`,
        };
    }
    const example = `\`${exampleAt(fault.path, schema)}\``;
    const fix = form === "a list" && (0,json/* isObject */.Gv)(value) ? `Begin each entry with a dash: ${example}.` : `Write ${wanted}: ${example}.`;
    const isFile = fault.path.at(-1) === "data" && typeof value === "string";
    return {
        title: `${name} must be ${wanted}`,
        description,
        fix: isFile ? `For the rows of a file, write \`data: { file: ${value} }\`.` : fix,
    };
}
const WORDS = new Map([
    ["string", "text"],
    ["integer", "a whole number"],
    ["number", "a number"],
    ["boolean", "true or false"],
    ["array", "a list"],
    ["object", "a mapping"],
    ["null", "nothing (`~`)"],
]);
/** What a schema asks for, in words. */
function wantedOf(schema) {
    if (schema.anyOf !== undefined) {
        const others = schema.anyOf.filter((branch) => branch.type !== undefined).map(wantedOf);
        return [...allowedValues(schema).map((value) => `\`${value}\``), ...others]
            .join(", ")
            .replace(/, ([^,]*)$/, " or $1");
    }
    if (schema.examples?.includes("500ms"))
        return "a duration";
    const types = [schema.type ?? []].flat();
    // Text is allowed with another scalar type only for a whole reference.
    const names = schema.pattern?.startsWith("^\\$") && types.length > 1 ? types.filter((type) => type !== "string") : types;
    return names
        .map((type) => WORDS.get(type) ?? type)
        .join(", ")
        .replace(/, ([^,]*)$/, " or $1");
}
function allowedValues(schema) {
    return [...(schema.enum ?? []), ...(schema.anyOf ?? []).flatMap((branch) => branch.enum ?? [])].map(String);
}
/** The key that a schema does not know. */
function unknownKey({ error }) {
    return String(error.params["additionalProperty"]);
}
/** The keys that a schema names. */
function knownKeys(schema) {
    return Object.keys(schema.properties ?? {});
}
/** The keys of which exactly one is needed. */
function alternatives(schema) {
    return (schema.oneOf ?? []).flatMap((branch) => branch.required ?? []);
}
/** How a place is called in messages: its key, or its list and number. */
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the file";
    return typeof last === "number" ? `\`${path.findLast((step) => typeof step === "string")}[${last}]\`` : `\`${last}\``;
}

;// CONCATENATED MODULE: ./src/suite/tests/expectations.ts







const TARGET = ["target"];
const MATCHER = ["matcher"];
/** Keys of the long form; every other key of a mapping is a target. */
const LONG_FORM = Object.keys((0,schema_file/* definition */.mw)("Expect").properties ?? {});
const MATCHERS = Object.keys((0,schema_file/* definition */.mw)("Matcher").properties ?? {});
/** The assertions of an `expect` in any of its three forms; `path` leads to it from the document's root. */
function assertionsOf(expect, root, path, log) {
    if (Array.isArray(expect)) {
        return expect.flatMap((entry, index) => (0,json/* isObject */.Gv)(entry) ? [fromEntry(entry, root, [...path, index], log)] : []);
    }
    if (!(0,json/* isObject */.Gv)(expect))
        return [];
    const keys = Object.keys(expect);
    if (!keys.some((key) => LONG_FORM.includes(key))) {
        return keys.map((key) => fromShortForm(expect, key, root, path, log));
    }
    for (const key of keys.filter((candidate) => !LONG_FORM.includes(candidate))) {
        const suggestion = (0,suggest/* suggest */.ZA)(key, LONG_FORM);
        log.at(root, [...path, key], "key", {
            title: `unknown key \`${key}\``,
            description: `The long form of \`expect\` ${suggestion === undefined ? "has no such key" : `has \`${suggestion}\``}; targets belong under its \`assertions\`.`,
            fix: suggestion === undefined ? "Write it as an assertion under `assertions:`." : `Write \`${suggestion}:\`.`,
        });
    }
    return [
        ...assertionsOf((0,yaml_nodes/* child */.jf)(expect, "assertions"), root, [...path, "assertions"], log),
        ...headerAssertions(expect, root, path, log),
    ];
}
/** `response_headers` and `response_headers_absent` read the headers of the answer, whose names are in lower case. */
function headerAssertions(expect, root, path, log) {
    const target = (name) => `http.headers[${JSON.stringify(name.toLowerCase())}]`;
    const { response_headers: wanted, response_headers_absent: unwanted } = expect;
    const present = Object.entries((0,json/* isObject */.Gv)(wanted) ? wanted : {}).map(([name, value]) => {
        const isMatcher = readsAsMatcher(value, root, [...path, "response_headers", name], log);
        return {
            target: target(name),
            matcher: isMatcher ? value : { exact: value },
            location: log.places.locate(expect, ["response_headers", name], "entry"),
            node: expect,
            targetPath: ["response_headers", name],
            matcherPath: ["response_headers", name],
        };
    });
    const absent = (Array.isArray(unwanted) ? unwanted : []).map((name, index) => ({
        target: target(String(name)),
        matcher: { exact: null },
        location: log.places.locate(expect, ["response_headers_absent", index]),
        node: expect,
        targetPath: ["response_headers_absent", index],
        matcherPath: ["response_headers_absent", index],
    }));
    return [...present, ...absent];
}
/** Reports `response_headers` on a server that has none. */
function headersOnlyOverHttp(root, path, expect, server, log) {
    if (server?.command === undefined)
        return;
    for (const key of ["response_headers", "response_headers_absent"]) {
        if ((0,yaml_nodes/* child */.jf)(expect, key) === undefined)
            continue;
        log.at(root, [...path, key], "key", {
            title: `\`${key}\` on a server over stdio`,
            description: `The server \`${server.name}\` is a process, whose responses have no headers.`,
            fix: "Remove it, or test a server with a `url`.",
        });
    }
}
function fromEntry(entry, root, path, log) {
    const { target } = entry;
    // A message shows what the author wrote if a value is not known yet.
    const message = entry["message"] instanceof deferred/* DeferredText */.z$ ? entry["message"].text : entry["message"];
    if (target instanceof deferred/* DeferredText */.z$) {
        log.at(root, [...path, "target"], "value", {
            title: "`target` gets its value too late",
            description: "Targets are read before the run, but this variable gets its value only during the run.",
            fix: "Write the target itself.",
        });
    }
    return {
        target: typeof target === "string" ? target : "",
        matcher: entry["matcher"],
        ...(typeof message === "string" ? { message } : {}),
        ...(entry["transform"] === undefined ? {} : { transform: entry["transform"] }),
        location: log.places.locate(entry),
        node: entry,
        targetPath: TARGET,
        matcherPath: MATCHER,
    };
}
function fromShortForm(expect, target, root, path, log) {
    const value = (0,yaml_nodes/* child */.jf)(expect, target);
    const suggestion = /[.[]/.test(target) ? undefined : (0,suggest/* suggest */.ZA)(target, LONG_FORM);
    if (suggestion !== undefined && Math.abs(suggestion.length - target.length) < 3) {
        log.at(root, [...path, target], "key", {
            title: `unknown key \`${target}\``,
            description: `Did you mean \`${suggestion}\`? This key is read as a target in the response.`,
            fix: `Write \`${suggestion}:\`.`,
        });
    }
    const isMatcher = readsAsMatcher(value, root, [...path, target], log);
    return {
        target,
        matcher: isMatcher ? value : { exact: value },
        location: log.places.locate(expect, [target], "entry"),
        node: expect,
        targetPath: [target],
        matcherPath: [target],
    };
}
/** A mapping with the name of a matcher is a matcher, any other value a literal. */
function readsAsMatcher(value, root, path, log) {
    if (!(0,json/* isObject */.Gv)(value))
        return false;
    const keys = Object.keys(value);
    const [first = ""] = keys;
    if (keys.some((key) => MATCHERS.includes(key))) {
        if (keys.length > 1 && keys.every((key) => MATCHERS.includes(key)))
            log.at(root, path, "entry", matcherCountTexts(keys));
        return keys.length === 1;
    }
    const suggestion = keys.length === 1 ? (0,suggest/* suggest */.ZA)(first, MATCHERS) : undefined;
    const isMember = other_matchers/* LIKELY_MEMBERS */.Z.has(first);
    const other = isMember ? undefined : other_matchers/* OTHER_MATCHERS */.n.get(first);
    if (keys.length === 1 && (other !== undefined || (suggestion !== undefined && first.length > 4 && !isMember))) {
        log.at(root, [...path, first], "key", {
            title: `unknown matcher \`${first}\``,
            description: other !== undefined || suggestion === undefined
                ? "No matcher has this name."
                : `Did you mean \`${suggestion}\`?`,
            fix: `${other ?? `Write \`${suggestion}:\`.`} If the mapping is the value itself, write it under \`exact:\`.`,
        });
    }
    return false;
}

;// CONCATENATED MODULE: ./src/suite/tests/limits.ts



/** The limits of an `expect` in its long form; undefined if it has none. */
function limitsOf(expect, root, path, log) {
    if (!(0,json/* isObject */.Gv)(expect))
        return undefined;
    reportLateKeys(root, path, expect, ["max_duration_ms", "max_response_tokens", "response_headers_absent"], log);
    const duration = (0,yaml_nodes/* child */.jf)(expect, "max_duration_ms");
    const tokens = (0,yaml_nodes/* child */.jf)(expect, "max_response_tokens");
    const limit = (0,json/* isObject */.Gv)(tokens) ? (0,yaml_nodes/* child */.jf)(tokens, "budget") : tokens;
    const limits = {
        ...(typeof duration === "number" && {
            maxDurationMs: { limit: duration, location: log.places.locate(root, [...path, "max_duration_ms"], "entry") },
        }),
        ...(typeof limit === "number" && {
            maxResponseTokens: {
                limit,
                tokenizer: (0,yaml_nodes/* child */.jf)(tokens, "tokenizer") === "cl100k_base" ? "cl100k_base" : "o200k_base",
                warns: (0,yaml_nodes/* child */.jf)(tokens, "mode") === "warn",
                location: log.places.locate(root, [...path, "max_response_tokens"], "entry"),
            },
        }),
    };
    return Object.keys(limits).length === 0 ? undefined : limits;
}

// EXTERNAL MODULE: ./src/core/words.ts
var core_words = __webpack_require__(77522);
;// CONCATENATED MODULE: ./src/suite/tests/transforms.ts




/** The programs of a `transform` at a path; reports a command that cannot be split into words. */
function transformOf(root, path, log) {
    const node = path.reduce(yaml_nodes/* child */.jf, root);
    if (!(0,json/* isObject */.Gv)(node))
        return undefined;
    const request = programOf(root, [...path, "request"], node["request"], log);
    const response = programOf(root, [...path, "response"], node["response"], log);
    if (request === undefined && response === undefined)
        return undefined;
    const folder = (0,external_node_path_.dirname)(log.places.sourceOf(node, request ? "request" : "response")?.file ?? "");
    return { ...(request && { request }), ...(response && { response }), folder };
}
function programOf(root, path, written, log) {
    const location = log.places.locate(root, path, "entry");
    if (typeof written !== "string") {
        const program = (0,yaml_nodes/* child */.jf)(written, "jq");
        return typeof program === "string" ? { jq: program, location } : undefined;
    }
    try {
        const command = (0,core_words/* splitWords */.y)(written);
        const [first, program, ...others] = command;
        if (first === "jq" && program !== undefined && others.length === 0)
            return { jq: program, location };
        if (command.length > 0)
            return { command, location };
        report("it is empty");
    }
    catch (error) {
        report(error instanceof Error ? error.message : String(error));
    }
    return undefined;
    function report(why) {
        log.at(root, path, "value", {
            title: "the command cannot be parsed",
            description: `It is split into words like a shell command: ${why}.`,
            fix: "Close every quote, and write a literal backslash as `\\\\`.",
        });
    }
}

;// CONCATENATED MODULE: ./src/suite/tests/default-test.ts







/** The defaults of a suite. `saved`: the names that the steps of `setup` save, by id. */
function defaultsOf(root, saved, log) {
    const block = (0,yaml_nodes/* child */.jf)(root, "defaultTest");
    if (!(0,json/* isObject */.Gv)(block))
        return { tags: [] };
    const path = ["defaultTest"];
    const { tags, timeout_ms: timeout, expect } = block;
    reportLateKeys(root, path, block, ["tags", "timeout_ms"], log);
    const limits = limitsOf(expect, root, [...path, "expect"], log);
    const transform = transformOf(root, [...path, "transform"], log);
    (0,references/* checkStepReferences */.n2)(root, [...path, "expect"], expect, saved, log);
    return {
        tags: (0,yaml_nodes/* textsOf */.CB)(tags) ?? [],
        ...(typeof timeout === "number" && { timeoutMs: timeout }),
        ...(expect !== undefined && { expect: assertionsOf(expect, root, [...path, "expect"], log) }),
        ...(limits && { limits }),
        ...(transform && { transform }),
    };
}
/** Merges a test's transform into the default: request and response are replaced separately. */
function withDefault(transform, base) {
    if (transform === undefined || base === undefined)
        return transform ?? base;
    return { ...base, ...transform };
}

;// CONCATENATED MODULE: ./src/suite/tests/faults.ts




/** The keys that a kind of fault needs; it has no use for the others. */
const NEEDS = { slow: "delay_ms", recover_after: "failures" };
/** `faults`: reports names that occur twice, unknown servers, and keys that the kind lacks or has no use for. */
function faultsOf(root, servers, log) {
    const faults = new Map();
    const { faults: list } = root;
    reportLateValues(root, ["faults"], list, log);
    for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
        if (!(0,json/* isObject */.Gv)(entry))
            continue;
        const path = ["faults", index];
        const name = (0,yaml_nodes/* textOf */.b6)(entry["name"]);
        if (faults.has(name)) {
            log.at(root, [...path, "name"], "value", {
                title: `two faults have the name \`${name}\``,
                description: "Agent tests could not tell them apart.",
                fix: "Give one of them a different name.",
            });
        }
        const kind = (0,yaml_nodes/* choiceOf */.FH)(entry["kind"], ["hang", "wedged", "slow", "recover_after"]) ?? "hang";
        checkKeys(root, path, kind, entry, log);
        const [tool, server] = ["tool", "server"].map((key) => (0,yaml_nodes/* child */.jf)(entry["target"], key));
        if (typeof server === "string")
            checkServerName(root, [...path, "target", "server"], server, servers, log);
        const [delayMs, failures] = [(0,yaml_nodes/* numberOf */.rl)(entry["delay_ms"]), (0,yaml_nodes/* numberOf */.rl)(entry["failures"])];
        faults.set(name, {
            name,
            kind,
            target: { ...(typeof tool === "string" && { tool }), ...(typeof server === "string" && { server }) },
            ...(delayMs !== undefined && { delayMs }),
            ...(failures !== undefined && { failures }),
        });
    }
    return faults;
}
function checkKeys(root, path, kind, entry, log) {
    for (const [owner, key] of Object.entries(NEEDS)) {
        const has = (0,yaml_nodes/* child */.jf)(entry, key) !== undefined;
        if (has === (owner === kind))
            continue;
        log.at(root, [...path, has ? key : "kind"], has ? "key" : "value", {
            title: has ? `\`${key}\` does not go with \`${kind}\`` : `\`${kind}\` needs \`${key}\``,
            description: `\`${key}\` belongs to faults of the kind \`${owner}\`.`,
            fix: has ? `Remove it, or write \`kind: ${owner}\`.` : `Write \`${key}:\` with a number.`,
        });
    }
}

;// CONCATENATED MODULE: ./src/suite/tests/rubrics.ts



const FORMS = ["criteria", "tree", "ref"];
const EXAMPLE = "Write a text, or a mapping with `criteria`, `tree` or `ref`.";
/** The entries of `rubrics`, by name; reports what is wrong in them. */
function rubricsOf(root, log) {
    const rubrics = new Map();
    const written = (0,yaml_nodes/* child */.jf)(root, "rubrics");
    for (const [name, node] of Object.entries((0,json/* isObject */.Gv)(written) ? written : {})) {
        const path = ["rubrics", name];
        if ((0,yaml_nodes/* child */.jf)(node, "ref") !== undefined) {
            log.at(root, [...path, "ref"], "key", {
                title: "`ref` in a reusable rubric",
                description: "`ref` names an entry of `rubrics`; an entry cannot stand for another one.",
                fix: "Write the rubric itself.",
            });
            continue;
        }
        const rubric = rubricOf(root, path, node, new Map(), log);
        if (rubric !== undefined)
            rubrics.set(name, rubric);
    }
    return rubrics;
}
/** The rubric at a path, in one of its forms; undefined if there is none, or it is reported. */
function rubricOf(root, path, node, rubrics, log) {
    const report = (at, which, texts) => log.at(root, [...path, ...at], which, texts);
    if (typeof node === "string") {
        if (node.trim() !== "")
            return { rubric: { kind: "text", text: node } };
        report([], "value", { title: "an empty rubric", description: "There is nothing to grade by.", fix: EXAMPLE });
        return undefined;
    }
    if (!(0,json/* isObject */.Gv)(node))
        return undefined;
    const forms = FORMS.filter((form) => node[form] !== undefined);
    const [form, other] = forms;
    if (form === undefined || other !== undefined) {
        report(other === undefined ? [] : [other], other === undefined ? "value" : "key", {
            title: form === undefined ? "a rubric without a form" : `\`${other}\` does not go with \`${form}\``,
            description: "A rubric has exactly one of `criteria`, `tree` and `ref`.",
            fix: form === undefined ? EXAMPLE : "Remove one of the two.",
        });
        return undefined;
    }
    const threshold = (0,yaml_nodes/* numberOf */.rl)(node["threshold"]);
    const own = threshold === undefined ? {} : { threshold };
    if (node["strict"] !== undefined && form !== "criteria") {
        report(["strict"], "key", {
            title: `\`strict\` does not go with \`${form}\``,
            description: "It requires every criterion, so only a rubric with `criteria` has it.",
            fix: "Remove it.",
        });
    }
    if (form === "ref") {
        const name = (0,yaml_nodes/* textOf */.b6)(node["ref"]);
        const found = rubrics.get(name);
        if (found !== undefined)
            return { ...found, ...own };
        reportUnknown(root, [...path, "ref"], name, log);
        return undefined;
    }
    if (form === "tree") {
        const tree = treeOf(root, [...path, "tree"], node["tree"], log);
        return tree && { rubric: { kind: "tree", tree }, ...own };
    }
    const criteria = criteriaOf(node["criteria"]);
    if (criteria.every(({ weight }) => weight === 0)) {
        report(["criteria"], "key", {
            title: "no criterion has a weight",
            description: "The score is the weighted mean of the criteria, and all weights are 0.",
            fix: "Give at least one criterion a `weight` above 0.",
        });
        return undefined;
    }
    return { rubric: { kind: "criteria", criteria, strict: node["strict"] === true }, ...own };
}
function criteriaOf(list) {
    return (Array.isArray(list) ? list : []).flatMap((node) => {
        const [name, description] = [(0,yaml_nodes/* child */.jf)(node, "name"), (0,yaml_nodes/* child */.jf)(node, "description")];
        if (typeof name !== "string" || typeof description !== "string")
            return [];
        return [{ name, description, weight: (0,yaml_nodes/* numberOf */.rl)((0,yaml_nodes/* child */.jf)(node, "weight")) ?? 1 }];
    });
}
/** A node of a tree: a question with both branches, or a score. */
function treeOf(root, path, node, log) {
    const [ask, score, reason] = [(0,yaml_nodes/* child */.jf)(node, "ask"), (0,yaml_nodes/* child */.jf)(node, "score"), (0,yaml_nodes/* child */.jf)(node, "reason")];
    if (typeof score === "number")
        return { score, ...(typeof reason === "string" && { reason }) };
    // Another type is reported by the schema check.
    if (typeof ask !== "string")
        return undefined;
    const branches = ["yes", "no"].map((key) => {
        const branch = (0,yaml_nodes/* child */.jf)(node, key);
        if (branch !== undefined)
            return treeOf(root, [...path, key], branch, log);
        log.at(root, [...path, "ask"], "key", {
            title: `the question has no branch \`${key}\``,
            description: "A question leads on by `yes` and by `no`, each to a question or a score.",
            fix: `Write \`${key}:\` with a \`score\` or another \`ask\`.`,
        });
        return undefined;
    });
    const [yes, no] = branches;
    return yes && no && { ask, yes, no };
}
function reportUnknown(root, path, name, log) {
    const written = (0,yaml_nodes/* child */.jf)(root, "rubrics");
    const declared = Object.keys((0,json/* isObject */.Gv)(written) ? written : {});
    if (declared.includes(name))
        return;
    const suggestion = (0,suggest/* suggest */.ZA)(name, declared);
    log.notFound(root, path, "value", {
        title: `unknown rubric \`${name}\``,
        description: declared.length === 0 ? "The suite has no `rubrics`." : `The suite has ${(0,suggest/* listNames */.Zv)(declared)}.`,
        fix: suggestion === undefined ? "Declare it under `rubrics:`." : `Did you mean \`${suggestion}\`?`,
    });
}

;// CONCATENATED MODULE: ./src/suite/tests/scorers.ts





const TIMEOUT_MS = 30_000;
/** The entries of `scorers`, by name; reports names that occur twice. */
function scorersOf(root, log) {
    const scorers = new Map();
    const written = (0,yaml_nodes/* child */.jf)(root, "scorers");
    for (const [index, node] of (Array.isArray(written) ? written : []).entries()) {
        if (!(0,json/* isObject */.Gv)(node))
            continue;
        const name = (0,yaml_nodes/* textOf */.b6)(node["name"]);
        if (scorers.has(name)) {
            log.at(root, ["scorers", index, "name"], "value", {
                title: `duplicate scorer name \`${name}\``,
                description: "Tests could not tell them apart.",
                fix: "Give one of them a different name.",
            });
        }
        const folder = (0,external_node_path_.dirname)(log.places.sourceOf(node, "name")?.file ?? "");
        scorers.set(name, {
            name,
            command: (0,yaml_nodes/* textsOf */.CB)(node["command"]) ?? [],
            env: (0,servers_server/* environmentOf */.p7)(node["env"]),
            cwd: (0,external_node_path_.resolve)(folder, (0,yaml_nodes/* textOf */.b6)(node["cwd"])),
            timeoutMs: (0,yaml_nodes/* numberOf */.rl)(node["timeout_ms"]) ?? TIMEOUT_MS,
        });
    }
    return scorers;
}
/** The scorers that a test names at a path; reports unknown ones. */
function namedScorers(root, path, names, scorers, log) {
    const named = (0,yaml_nodes/* textsOf */.CB)(names) ?? [];
    return named.flatMap((name, index) => {
        const scorer = scorers.get(name);
        if (scorer !== undefined && named.indexOf(name) === index)
            return [scorer];
        const at = [...path, index];
        const suggestion = (0,suggest/* suggest */.ZA)(name, scorers.keys());
        if (scorer !== undefined) {
            log.at(root, at, "value", {
                title: `\`${name}\` is listed twice`,
                description: "A scorer grades a test once.",
                fix: "Remove one of the two.",
            });
        }
        else {
            log.notFound(root, at, "value", {
                title: `unknown scorer \`${name}\``,
                description: scorers.size === 0 ? "The suite has no `scorers`." : `The suite has ${(0,suggest/* listNames */.Zv)(scorers.keys())}.`,
                fix: suggestion === undefined ? "Declare it under `scorers:`." : `Did you mean \`${suggestion}\`?`,
            });
        }
        return [];
    });
}

;// CONCATENATED MODULE: ./src/suite/tests/clashes.ts

/** Reports every key of a test that does not go with another one: it would be ignored. */
function checkClashes(root, path, node, clashes, log) {
    for (const { key, excludes, why, fix } of clashes) {
        if (!isSet((0,yaml_nodes/* child */.jf)(node, key)))
            continue;
        for (const other of excludes) {
            const inner = other.split(".");
            if (!isSet(inner.reduce(yaml_nodes/* child */.jf, node)))
                continue;
            log.at(root, [...path, ...inner], "key", {
                title: `\`${inner.at(-1)}\` does not go with \`${key}\``,
                description: why,
                fix: fix ?? "Move it to a separate test, or remove one of the two.",
            });
        }
    }
}
/** False for what asks for nothing: `parity: false`, `resend: 0`, an empty list. */
function isSet(value) {
    return value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
}

// EXTERNAL MODULE: ./src/suite/tests/combinations.ts
var combinations = __webpack_require__(67780);
;// CONCATENATED MODULE: ./src/suite/tests/steps.ts








/** The steps at a path; reports ids that occur twice and references to steps that have not run. */
function stepsOf(list, path, scope) {
    const { root, saved, log } = scope;
    if (!Array.isArray(list))
        return [];
    return list.flatMap((node, index) => {
        if (!(0,json/* isObject */.Gv)(node))
            return [];
        const at = [...path, index];
        const { expect, ...rest } = node;
        (0,references/* checkStepReferences */.n2)(root, at, rest, saved, log);
        const { id } = node;
        if (typeof id === "string") {
            if (saved.has(id))
                reportDuplicateId(root, [...at, "id"], id, log);
            saved.set(id, (0,json/* isObject */.Gv)(node["save"]) ? Object.keys(node["save"]) : []);
        }
        // What a step expects may name its own answer.
        (0,references/* checkStepReferences */.n2)(root, [...at, "expect"], expect, saved, log);
        return [stepOf(node, at, scope)];
    });
}
function stepOf(node, path, scope) {
    const { root, servers, log } = scope;
    const { id, server, expect, save, timeout_ms: timeout } = node;
    checkClashes(root, path, node, combinations/* STEP_CLASHES */.pG, log);
    const limits = limitsOf(expect, root, [...path, "expect"], log);
    reportLateKeys(root, path, node, ["id", "server", "save", "timeout_ms"], log);
    const assertions = assertionsOf(expect, root, [...path, "expect"], log);
    const call = callOf(node);
    const name = typeof server === "string"
        ? checkServerName(root, [...path, "server"], server, servers, log)
        : (scope.server ?? onlyServer(root, [...path, KEYS[call.block]], "The step", servers, log));
    headersOnlyOverHttp(root, [...path, "expect"], expect, servers.get(name), log);
    return {
        ...(typeof id === "string" ? { id } : {}),
        server: name,
        call,
        timeoutMs: typeof timeout === "number" ? timeout : scope.timeoutMs,
        ...(assertions.length > 0 && { expect: assertions }),
        ...(limits && { limits }),
        save: Object.entries((0,json/* isObject */.Gv)(save) ? save : {}).flatMap(([name, target]) => typeof target === "string" ? [{ name, target, path: ["save", name] }] : []),
        location: log.places.locate(node, [typeof id === "string" ? "id" : KEYS[call.block]]),
        node,
    };
}
const KEYS = { tools: "tool", resources: "resource", prompts: "prompt" };
/** A URI may wait for what an earlier step answered. */
function callOf(node) {
    const { tool, resource, prompt } = node;
    const args = (0,json/* isObject */.Gv)(node["args"]) ? node["args"] : {};
    if (resource !== undefined)
        return { block: "resources", uri: resource };
    if (prompt !== undefined)
        return { block: "prompts", prompt: prompt, args };
    return { block: "tools", tool: tool, args };
}
function reportDuplicateId(root, path, id, log) {
    log.at(root, path, "value", {
        title: `two steps have the id \`${id}\``,
        description: "References could not tell them apart.",
        fix: "Give one of them a different id.",
    });
}

// EXTERNAL MODULE: ./src/core/model-name.ts
var model_name = __webpack_require__(38080);
// EXTERNAL MODULE: ./src/suite/tests/cassettes.ts
var cassettes = __webpack_require__(41923);
// EXTERNAL MODULE: ./src/suite/tests/models.ts
var tests_models = __webpack_require__(13486);
;// CONCATENATED MODULE: ./src/suite/tests/agents.ts









const MAX_TURNS = 10;
const MAX_TOKENS = 1024;
const MAX_SIMULATED_TURNS = 6;
/** The parts of an agent test, with its first model; reports what is missing or unknown. */
function agentOf(root, path, node, servers, faults, log) {
    const names = (0,yaml_nodes/* textsOf */.CB)(node["servers"]) ?? [];
    for (const [index, name] of names.entries()) {
        checkServerName(root, [...path, "servers", index], name, servers, log);
        if (names.indexOf(name) < index) {
            log.at(root, [...path, "servers", index], "value", {
                title: `\`${name}\` is listed twice`,
                description: "The model would get each of its tools twice.",
                fix: "Remove one of the two.",
            });
        }
    }
    const [model = { id: "" }] = modelsOf(root, path, node, log);
    const timeBudgetMs = (0,duration/* parseDuration */.E9)((0,yaml_nodes/* textOf */.b6)(node["time_budget"]));
    const tokenBudget = (0,yaml_nodes/* numberOf */.rl)(node["token_budget"]);
    const maxToolCalls = (0,yaml_nodes/* numberOf */.rl)(node["max_tool_calls"]);
    const system = node["system_prompt"];
    return {
        model,
        servers: [...new Set(names)],
        ...(system !== undefined && { system }),
        user: userOf(root, path, node, log),
        caps: {
            maxTurns: (0,yaml_nodes/* numberOf */.rl)(node["max_turns"]) ?? MAX_TURNS,
            maxTokens: (0,yaml_nodes/* numberOf */.rl)(node["max_tokens"]) ?? MAX_TOKENS,
            ...(tokenBudget !== undefined && { tokenBudget }),
            ...(maxToolCalls !== undefined && { maxToolCalls }),
            ...(timeBudgetMs !== undefined && { timeBudgetMs }),
        },
        runs: (0,yaml_nodes/* numberOf */.rl)(node["runs"]) ?? 1,
        passRate: (0,yaml_nodes/* numberOf */.rl)(node["pass_rate"]) ?? 1,
        ...(0,cassettes/* cassetteOf */.E)(node, log),
        ...agents_faultsOf(root, path, node, faults, log),
    };
}
/** An agent without settings of its own: it answers one prompt. */
function plainAgent(model, servers, prompt) {
    return {
        model,
        servers,
        user: { said: [prompt], hasTurns: false },
        caps: { maxTurns: MAX_TURNS, maxTokens: MAX_TOKENS },
        runs: 1,
        passRate: 1,
        faults: [],
    };
}
/** An agent test with a test for each of its metrics behind it, named `NAME: METRIC`. */
function withMetrics(test, metrics) {
    const { expect: _, limits: __, ...scored } = test;
    const rubric = metrics.find((metric) => metric.kind === "rubric");
    return [
        test,
        ...metrics.map((metric) => Object.assign({ ...scored, ...(rubric && { rubric: rubric.rubric }) }, { name: `${test.name}: ${metric.name}`, metric, location: metric.location, retries: 0 })),
    ];
}
/** A test for each of its models; with a list they are rows, named as the models are. */
function expandModels(root, path, node, test, log) {
    if (!Array.isArray(node["models"]))
        return [test];
    const models = modelsOf(root, path, node, log);
    return models.map((model) => Object.assign({ ...test }, { model, row: (0,model_name/* modelName */.f)(model) }));
}
/** The models of a test; reports an unknown provider, and that there is none or both keys. */
function modelsOf(root, path, { model, models }, log) {
    if ((model === undefined) === (models === undefined)) {
        log.at(root, [...path, model === undefined ? "name" : "models"], model === undefined ? "value" : "key", {
            title: model === undefined ? "no model is named" : "`model` and `models` are both there",
            description: "An agent test has one of them: `model` for one model, `models` for a row with each.",
            fix: model === undefined ? "Write `model:` with the name of a model." : "Remove one of the two.",
        });
    }
    const listed = Array.isArray(models) ? models.map((named, index) => ({ named, at: ["models", index] })) : [];
    const all = model === undefined ? listed : [{ named: model, at: ["model"] }];
    const names = new Set();
    return all.flatMap(({ named, at }) => {
        const read = (0,tests_models/* modelAt */.F1)(root, [...path, ...at], named, log);
        if (read === undefined)
            return [];
        const name = (0,model_name/* modelName */.f)(read);
        if (names.has(name)) {
            log.at(root, [...path, ...at], "value", {
                title: `the model \`${name}\` is listed twice`,
                description: "The test runs once with each model of the list.",
                fix: "Remove one of the two; to repeat a test, write `runs`.",
            });
            return [];
        }
        names.add(name);
        return [read];
    });
}
/** What the user says: `prompt` first, then `turns`. */
function userOf(root, path, { prompt, turns }, log) {
    const texts = Array.isArray(turns) ? turns.map((turn) => (0,yaml_nodes/* child */.jf)(turn, "user")) : [];
    const simulate = (0,yaml_nodes/* child */.jf)(turns, "simulate");
    if (prompt === undefined && texts.length === 0 && simulate === undefined) {
        log.at(root, [...path, turns === undefined ? "name" : "turns"], "value", {
            title: "the user says nothing",
            description: "An agent test has a `prompt`, or `turns` of which at least one is a message.",
            fix: "Write `prompt:` with what the model is asked.",
        });
    }
    reportLateKeys(root, [...path, "turns", "simulate"], simulate, ["max_turns"], log);
    const persona = (0,yaml_nodes/* child */.jf)(simulate, "persona");
    return {
        said: [prompt, ...texts].filter((text) => text !== undefined),
        hasTurns: turns !== undefined,
        ...((0,json/* isObject */.Gv)(simulate) && {
            simulate: {
                goal: simulate["goal"],
                ...(persona !== undefined && { persona }),
                maxTurns: (0,yaml_nodes/* numberOf */.rl)(simulate["max_turns"]) ?? MAX_SIMULATED_TURNS,
            },
        }),
    };
}
/** The faults that a test injects, and the limits of its recovery from them. */
function agents_faultsOf(root, path, node, faults, log) {
    const names = (0,yaml_nodes/* textsOf */.CB)(node["inject"]) ?? [];
    const injected = names.flatMap((name, index) => {
        const fault = faults.get(name);
        if (fault === undefined) {
            const suggestion = (0,suggest/* suggest */.ZA)(name, faults.keys());
            log.notFound(root, [...path, "inject", index], "value", {
                title: `unknown fault \`${name}\``,
                description: faults.size === 0 ? "The suite has no `faults`." : `The suite has ${(0,suggest/* listNames */.Zv)(faults.keys())}.`,
                fix: suggestion === undefined ? "Declare it under `faults:`." : `Did you mean \`${suggestion}\`?`,
            });
        }
        return fault ?? [];
    });
    const recovery = (0,yaml_nodes/* child */.jf)(node, "recovery");
    if (!(0,json/* isObject */.Gv)(recovery))
        return { faults: injected };
    if (names.length === 0) {
        log.at(root, [...path, "recovery"], "key", {
            title: "`recovery` without a fault",
            description: "It judges how the model recovers from the faults that `inject` names.",
            fix: "Name a fault under `inject:`, or remove `recovery`.",
        });
    }
    const maxRecoveryMs = (0,yaml_nodes/* numberOf */.rl)(recovery["max_recovery_ms"]);
    return {
        faults: injected,
        recovery: {
            maxDetectionMs: (0,yaml_nodes/* numberOf */.rl)(recovery["max_detection_ms"]) ?? 0,
            ...(maxRecoveryMs !== undefined && { maxRecoveryMs }),
            requireCleanTimeout: recovery["require_clean_timeout"] === true,
        },
    };
}

// EXTERNAL MODULE: ./src/suite/tests/compliance.ts
var compliance = __webpack_require__(82799);
;// CONCATENATED MODULE: ./src/suite/tests/compositions.ts







/** Nodes of a circle that a message names. */
const MAX_SHOWN = 20;
/** The graph of a composition in topological order; reports its errors. */
function graphOf(root, path, composition, server, servers, log) {
    const written = composition["nodes"];
    const nodes = new Map();
    for (const [index, node] of (Array.isArray(written) ? written : []).entries()) {
        const at = [...path, "nodes", index];
        if (!(0,json/* isObject */.Gv)(node))
            continue;
        reportLateKeys(root, at, node, ["id", "tool", "server", "needs"], log);
        if (typeof node["id"] !== "string")
            continue;
        const { id, server: nodeServer, needs } = node;
        if (nodes.has(id)) {
            log.at(root, [...at, "id"], "value", {
                title: `two nodes have the id \`${id}\``,
                description: "References could not tell them apart.",
                fix: "Give one of them a different id.",
            });
            continue;
        }
        nodes.set(id, {
            id,
            server: typeof nodeServer === "string" ? checkServerName(root, [...at, "server"], nodeServer, servers, log) : server,
            needs: (0,yaml_nodes/* textsOf */.CB)(needs) ?? [],
            call: { block: "tools", tool: (0,yaml_nodes/* textOf */.b6)(node["tool"]), args: (0,json/* isObject */.Gv)(node["args"]) ? node["args"] : {} },
            location: log.places.locate(node, ["id"]),
            path: at,
        });
    }
    for (const node of nodes.values())
        checkNode(root, node, nodes, log);
    const sorted = sort(root, [...nodes.values()], log);
    const { output } = composition;
    if (typeof output === "string" && !nodes.has(output))
        unknownNode(root, [...path, "output"], output, nodes, log);
    return {
        nodes: sorted.map(({ path: _, ...node }) => node),
        output: typeof output === "string" ? output : (sorted.at(-1)?.id ?? ""),
    };
}
/** Every need is a node, and every reference is to a need. */
function checkNode(root, node, nodes, log) {
    for (const [index, need] of node.needs.entries()) {
        if (!nodes.has(need))
            unknownNode(root, [...node.path, "needs", index], need, nodes, log);
    }
    const written = node.path.reduce(yaml_nodes/* child */.jf, root);
    for (const { reference, path } of (0,deferred/* referencesIn */.ii)((0,yaml_nodes/* child */.jf)(written, "args"))) {
        const id = (0,references/* headOf */.Uo)(reference);
        if (id === "" || node.needs.includes(id))
            continue;
        if (id === "server" && !nodes.has(id))
            continue;
        log.notFound(root, [...node.path, "args", ...path], "value", {
            title: `\`${id}\` is not in \`needs\``,
            description: `\`\${${reference.name}}\` reads the output of the node \`${id}\`, which must run before \`${node.id}\`.`,
            fix: nodes.has(id) ? `Add \`${id}\` to the node's \`needs\`.` : `The nodes are ${(0,suggest/* listNames */.Zv)(nodes.keys())}.`,
        });
    }
}
function unknownNode(root, path, id, nodes, log) {
    if (log.full)
        return;
    const suggestion = (0,suggest/* suggest */.ZA)(id, nodes.keys());
    log.notFound(root, path, "value", {
        title: `no node has the id \`${id}\``,
        description: `The composition has ${(0,suggest/* listNames */.Zv)(nodes.keys())}.`,
        fix: suggestion === undefined ? "Write one of these." : `Did you mean \`${suggestion}\`?`,
    });
}
/** Topological order; among nodes that are ready the first in the file. */
function sort(root, nodes, log) {
    const places = new Map(nodes.map((node, index) => [node.id, index]));
    const children = nodes.map(() => []);
    const missing = nodes.map(({ needs }, index) => {
        const targets = [...new Set(needs)].flatMap((need) => places.get(need) ?? []);
        for (const need of targets)
            children[need]?.push(index);
        return targets.length;
    });
    const sorted = [];
    const ready = [...nodes.keys()].filter((index) => missing[index] === 0);
    for (let index = ready.shift(); index !== undefined; index = ready.shift()) {
        sorted.push(nodes[index]);
        for (const waiting of children[index] ?? []) {
            missing[waiting] -= 1;
            if (missing[waiting] !== 0)
                continue;
            const behind = ready.findIndex((other) => other > waiting);
            ready.splice(behind === -1 ? ready.length : behind, 0, waiting);
        }
    }
    if (sorted.length === nodes.length)
        return sorted;
    const done = new Set(sorted);
    const waiting = nodes.filter((node) => !done.has(node));
    log.at(root, [...(waiting[0]?.path ?? []), "needs"], "value", {
        title: "circular dependency between nodes",
        description: `${cycleText(waiting)}.`,
        fix: "Remove one of these from `needs`.",
    });
    return [...sorted, ...waiting];
}
/** One cycle among nodes that wait for each other. */
function cycleText(waiting) {
    const byId = new Map(waiting.map((node) => [node.id, node]));
    const visited = [];
    let at = waiting[0];
    while (at !== undefined && !visited.includes(at.id)) {
        visited.push(at.id);
        at = at.needs.map((need) => byId.get(need)).find((node) => node !== undefined);
    }
    const round = at === undefined ? visited : [...visited.slice(visited.indexOf(at.id)), at.id];
    if (round.length <= MAX_SHOWN)
        return round.join(" → ");
    return [...round.slice(0, MAX_SHOWN), "…", round.at(-1)].join(" → ");
}

;// CONCATENATED MODULE: ./src/suite/tests/evals.ts









const THRESHOLD = 0.7;
const CLASHES = [
    { key: "response", excludes: ["model"], why: "The response is graded as it is, and no model is asked for another." },
    {
        key: "servers",
        excludes: ["server"],
        why: "Both name the servers that the model may use.",
        fix: "Remove `server`.",
    },
];
/** The parts of an eval; reports what is missing or unknown. */
function evalOf(root, path, node, { servers, rubrics, scorers, responses, log }) {
    checkClashes(root, path, node, CLASHES, log);
    const rubric = rubricOf(root, [...path, "rubric"], node["rubric"], rubrics, log);
    if (node["rubric"] === undefined && node["scorers"] === undefined && node["expect"] === undefined) {
        log.at(root, [...path, "name"], "value", {
            title: "the eval grades nothing",
            description: "It has neither a `rubric` nor `scorers` nor `expect`.",
            fix: "Write `rubric:` with what the answer must do.",
        });
    }
    const { response } = node;
    const prompt = (0,yaml_nodes/* textOf */.b6)(node["prompt"]);
    const text = typeof response === "string" ? response : (0,json/* isObject */.Gv)(response) ? responses.get(response) : undefined;
    const model = (0,tests_models/* modelAt */.F1)(root, [...path, "model"], node["model"], log);
    const judge = (0,tests_models/* modelAt */.F1)(root, [...path, "judge"], node["judge"], log);
    return {
        prompt,
        threshold: (0,yaml_nodes/* numberOf */.rl)(node["threshold"]) ?? rubric?.threshold ?? THRESHOLD,
        scorers: namedScorers(root, [...path, "scorers"], node["scorers"], scorers, log),
        ...(rubric && { rubric: rubric.rubric }),
        ...(model && { agent: plainAgent(model, evals_serversOf(root, path, node, servers, log), prompt) }),
        ...(judge && { judge }),
        ...(text !== undefined && { response: text }),
        ...(0,cassettes/* cassetteOf */.E)(node, log),
    };
}
/** The servers that the model may use: `servers`, or `server`, or the only one of the suite. */
function evals_serversOf(root, path, node, servers, log) {
    const [list, key] = node["servers"] === undefined ? [node["server"], "server"] : [node["servers"], "servers"];
    if (typeof list === "string")
        return [checkServerName(root, [...path, key], list, servers, log)];
    const names = (0,yaml_nodes/* textsOf */.CB)(list);
    if (names === undefined)
        return [onlyServer(root, [...path, "name"], "The eval", servers, log)];
    for (const [index, name] of names.entries())
        checkServerName(root, [...path, key, index], name, servers, log);
    return [...new Set(names)];
}

;// CONCATENATED MODULE: ./src/suite/tests/expand.ts




/** A test for each row. The name, tags, skip and tool are filled in here; arguments and assertions when it runs. */
function expandRows(root, path, node, test, rows, log) {
    const { name, tags, skip, tool } = node;
    const heads = {
        name,
        ...(tags !== undefined && { tags }),
        ...(skip !== undefined && { skip }),
        ...(tool !== undefined && { tool }),
    };
    const isLate = (0,deferred/* hasDeferred */.gD)(heads);
    return rows.map((data, index) => {
        const label = data["name"];
        const row = typeof label === "string" || typeof label === "number" ? label : index;
        const filled = isLate ? fillHeads(root, path, heads, test.tags, data, log) : {};
        // The new members come first: behind a spread, they give every row a hidden class of its own, which is half a kilobyte.
        return { row, data, ...test, ...filled };
    });
}
/** `defaultTags`: the tags that do not depend on a row, including those of `defaultTest`. */
function fillHeads(root, path, heads, defaultTags, data, log) {
    try {
        const { name, tags, skip, tool } = (0,deferred/* fillIn */.pz)(heads, (reference) => readData(data, reference));
        const reason = (0,yaml_nodes/* skipReason */.YG)(skip);
        return {
            name: String(name),
            ...(Array.isArray(tags) && { tags: [...new Set([...defaultTags, ...tags.map(String)])] }),
            ...(reason !== undefined && { skip: reason }),
            ...(typeof tool === "string" && { tool }),
        };
    }
    catch (error) {
        if (!(error instanceof problem/* UserError */.yo))
            throw error;
        for (const { title, description, fix } of error.problems)
            log.at(root, [...path, "name"], "value", { title, description, fix });
        return {};
    }
}
/** A field of a row, or of what is in it: `data.city`, `data["first name"]`, `data.places[0].name`. */
function readData(data, reference) {
    const parts = reference.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g);
    const [head, ...steps] = [...parts].map(([, key, index, name]) => key ?? name ?? Number(index));
    return head === "data" ? steps.reduce(yaml_nodes/* child */.jf, data) : undefined;
}
/** A test for each server of a list; the later ones are compared with the first if the test has `parity`. */
function expandServers(root, path, node, test, servers, log) {
    const { server: list, parity } = node;
    if (!Array.isArray(list)) {
        if (parity === true)
            reportAlone(root, path, log);
        return [test];
    }
    const names = list.filter((name) => typeof name === "string");
    const first = names[0];
    if (parity === true && names.length < 2)
        reportAlone(root, path, log);
    return names.map((name, index) => {
        checkServerName(root, [...path, "server", index], name, servers, log);
        if (names.indexOf(name) < index) {
            log.at(root, [...path, "server", index], "value", {
                title: `\`${name}\` is listed twice`,
                description: "The test runs once on each server of the list.",
                fix: "Remove one of the two.",
            });
        }
        const compared = parity === true && test.block === "tools" ? { parity: first } : {};
        return { ...moveToServer(test, first ?? "", name), ...compared };
    });
}
/** Steps and nodes that name no server run on the test's. */
function moveToServer(test, from, to) {
    if (from === to)
        return test;
    const move = (list) => list.map((entry) => entry.server === from && (0,yaml_nodes/* child */.jf)(entry.node, "server") === undefined ? { ...entry, server: to } : entry);
    if (test.block === "compositions")
        return { ...test, server: to, nodes: move(test.nodes) };
    if (test.block !== "tools")
        return { ...test, server: to };
    return {
        ...test,
        server: to,
        ...(test.steps && { steps: move(test.steps) }),
        ...(test.verify && { verify: move(test.verify) }),
        ...(test.finally && { finally: move(test.finally) }),
    };
}
function reportAlone(root, path, log) {
    log.at(root, [...path, "parity"], "key", {
        title: "`parity` needs several servers",
        description: "It compares the responses of the servers listed under the test's `server`.",
        fix: "Write `server: [one, other]`, or remove `parity`.",
    });
}

;// CONCATENATED MODULE: ./src/suite/tests/fault-keys.ts


const NEGATIVE_CHECKS = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"];
const OVERSIZED_BYTES = 1024 * 1024;
/** The `negative_path` of a tool test with its defaults; undefined if the test has none. */
function negativePathOf(block) {
    if (!(0,json/* isObject */.Gv)(block))
        return undefined;
    const { checks, base_call, error_channel, oversized_bytes } = block;
    const gate = ["off", "warn", "fail"].find((candidate) => candidate === error_channel);
    return {
        checks: Array.isArray(checks) ? NEGATIVE_CHECKS.filter((check) => checks.includes(check)) : NEGATIVE_CHECKS,
        oversizedBytes: typeof oversized_bytes === "number" ? oversized_bytes : OVERSIZED_BYTES,
        ...(typeof base_call === "boolean" && { baseCall: base_call }),
        ...(gate && { errorChannel: gate }),
    };
}
/** The `fuzz` of a tool test with its defaults; undefined if the test has none. */
function fuzzOf(block) {
    if (!(0,json/* isObject */.Gv)(block))
        return undefined;
    const { seed, cases, max_call_ms } = block;
    const numberOr = (value, otherwise) => (typeof value === "number" ? value : otherwise);
    return { seed: numberOr(seed, 1), cases: numberOr(cases, 50), maxCallMs: numberOr(max_call_ms, 5_000) };
}
const FAULTS = ["drop_response", "disconnect", "duplicate_request"];
/** The `wire_fault` of a test on these servers; reports if it would prove nothing, or cannot be made. */
function wireFaultOf(root, path, node, servers, log) {
    const fault = FAULTS.find((candidate) => candidate === node["wire_fault"]);
    if (fault === undefined)
        return undefined;
    const at = [...path, "wire_fault"];
    if (servers.some(({ cassette }) => cassette !== undefined)) {
        log.at(root, at, "key", {
            title: "`wire_fault` on a server with `cassette`",
            description: "A recording has no connection on which a message could be lost or duplicated.",
            fix: "Test the server itself, or remove this key.",
        });
    }
    const reads = node["expect"] !== undefined || (0,yaml_nodes/* child */.jf)(node["transform"], "response") !== undefined;
    if (fault !== "duplicate_request" && !node["resend"] && (reads || node["verify"] === undefined)) {
        log.at(root, at, "value", {
            title: `\`${fault}\` leaves no response`,
            description: reads
                ? "`expect` and `transform.response` have nothing to read, because the response is lost."
                : "Nothing checks what the call changed.",
            fix: "Write `resend: 1`, as a client would retry, or check the result with `verify` only.",
        });
    }
    return fault;
}

;// CONCATENATED MODULE: ./src/suite/tests/metrics.ts





const metrics_THRESHOLD = 0.5;
const JUDGED = [
    "mcp_task_completion",
    "mcp_use",
    "argument_correctness",
    "plan_quality",
    "multi_turn_mcp_use",
];
/** What `eval` of an agent test asks for, in the order of the file: each is a row of its own. */
function metricsOf(root, path, node, { rubrics, scorers }, log) {
    return Object.entries((0,json/* isObject */.Gv)(node) ? node : {}).flatMap(([key, value]) => {
        const at = [...path, key];
        if (key === "scorers") {
            return namedScorers(root, at, value, scorers, log).map((scorer) => {
                const index = (0,yaml_nodes/* textsOf */.CB)(value)?.indexOf(scorer.name) ?? 0;
                return { kind: "scorer", name: scorer.name, scorer, location: log.places.locate(root, [...at, index]) };
            });
        }
        const location = log.places.locate(root, at, "key");
        if (key === "rubric") {
            const found = rubricOf(root, at, value, rubrics, log);
            return found ? [{ kind: "rubric", name: key, threshold: metrics_THRESHOLD, ...found, location }] : [];
        }
        const name = JUDGED.find((judged) => judged === key);
        if (name === undefined)
            return [];
        const settings = (0,json/* isObject */.Gv)(value) ? value : {};
        const model = (0,tests_models/* modelAt */.F1)(root, [...at, "model"], settings["model"], log);
        const threshold = (0,yaml_nodes/* numberOf */.rl)(settings["threshold"]) ?? metrics_THRESHOLD;
        return [{ kind: "judged", name, threshold, ...(model && { model }), location }];
    });
}

;// CONCATENATED MODULE: ./src/suite/tests/tests.ts




















const BLOCKS = [
    "tools",
    "resources",
    "prompts",
    "agents",
    "compositions",
    "compliance",
    "evals",
];
/** Keys of a test that may hold what is known only while the suite runs. */
const LATE_KEYS = new Set([
    ...["args", "expect", "steps", "finally", "verify", "setup", "teardown", "nodes", "transform", "request"],
    ...["prompt", "system_prompt", "turns"],
]);
/** Keys that may hold `${data.x}`, which is known when the rows are. */
const ROW_KEYS = new Set(["name", "tool", "tags", "skip"]);
const DEFAULT_EXPECT = ["defaultTest", "expect"];
/** The tests of a suite, block by block as the document has them; reports names that occur twice. */
function testsOf(scope) {
    const { root, log } = scope;
    const tests = [];
    for (const [block, list] of Object.entries(root)) {
        if (!BLOCKS.includes(block) || !Array.isArray(list))
            continue;
        const names = new Map();
        for (const [index, node] of list.entries()) {
            if (!(0,json/* isObject */.Gv)(node))
                continue;
            for (const test of expand(block, index, node, scope)) {
                const fullName = test.row === undefined ? test.name : `${test.name} [${test.row}]`;
                const key = `${fullName}\0${test.server}`;
                tests.push(test);
                if (test.name === "")
                    continue;
                const same = names.get(key);
                const first = same ?? names.get(fullName);
                names.set(key, index).set(fullName, first ?? index);
                // On several servers a test is one; two rows of one name are two.
                if (first === undefined || (first === index && (test.row === undefined || same === undefined)))
                    continue;
                reportDuplicate(root, [block, index, "name"], fullName, log.places.locate(root, [block, first, "name"]), log);
            }
        }
    }
    return tests;
}
/** A test for each row of its data, and each of its servers or models. */
function expand(block, index, node, scope) {
    const { root, data, log } = scope;
    const path = [block, index];
    const rows = data.get(node);
    const { data: _, ...rest } = node;
    if (rows)
        (0,references/* checkDataReferences */.vJ)(root, path, rest, rows, log);
    const whole = testOf(block, index, node, scope);
    if (whole.block === "evals")
        return [whole];
    if (whole.block === "agents") {
        const metrics = metricsOf(root, [...path, "eval"], node["eval"], scope, log);
        return expandModels(root, path, node, whole, log).flatMap((test) => withMetrics(test, metrics));
    }
    const byRow = rows ? expandRows(root, path, node, whole, rows, log) : [whole];
    return byRow.flatMap((test) => expandServers(root, path, node, test, scope.servers, log));
}
function testOf(block, index, node, scope) {
    const { root, servers, defaults, log } = scope;
    const path = [block, index];
    const { expect } = node;
    const skipped = (0,yaml_nodes/* skipReason */.YG)(node["skip"]);
    for (const key of Object.keys(node)) {
        const isLate = LATE_KEYS.has(key) || ("data" in node && ROW_KEYS.has(key));
        if (!isLate)
            reportLateValues(root, [...path, key], node[key], log);
    }
    reportLateKeys(root, [...path, "request"], node["request"], ["method"], log);
    const onlyVersions = (0,yaml_nodes/* textsOf */.CB)(node["only_versions"]);
    const skipVersions = (0,yaml_nodes/* textsOf */.CB)(node["skip_versions"]);
    const server = isDriven(block) ? ((0,yaml_nodes/* textsOf */.CB)(node["servers"])?.[0] ?? "") : serverOf(root, path, node, servers, log);
    const all = ((0,yaml_nodes/* textsOf */.CB)(node["server"]) ?? [server]).flatMap((name) => servers.get(name) ?? []);
    const isCall = block === "tools" && node["tool"] !== undefined && node["inject_error"] === undefined && node["fuzz"] === undefined;
    const added = isCall ? (defaults.expect ?? []) : [];
    const asserted = [...assertionsOf(expect, root, [...path, "expect"], log), ...added];
    for (const test of all) {
        headersOnlyOverHttp(root, [...path, "expect"], expect, test, log);
        if (isCall)
            headersOnlyOverHttp(root, DEFAULT_EXPECT, DEFAULT_EXPECT.reduce(yaml_nodes/* child */.jf, root), test, log);
    }
    const limits = { ...(isCall ? defaults.limits : undefined), ...limitsOf(expect, root, [...path, "expect"], log) };
    const defaultTimeoutMs = (block === "tools" ? defaults.timeoutMs : undefined) ?? scope.timeoutMs;
    const tags = [...(block === "tools" ? defaults.tags : []), ...((0,yaml_nodes/* textsOf */.CB)(node["tags"]) ?? [])];
    const base = {
        name: (0,yaml_nodes/* textOf */.b6)(node["name"]),
        server,
        tags: [...new Set(tags)],
        timeoutMs: (0,yaml_nodes/* numberOf */.rl)(node["timeout_ms"]) ?? defaultTimeoutMs,
        profile: (0,yaml_nodes/* choiceOf */.FH)(node["profile"], ["quick", "standard", "full"]) ?? "standard",
        ...(skipped === undefined ? {} : { skip: skipped }),
        ...(onlyVersions === undefined ? {} : { onlyVersions }),
        ...(skipVersions === undefined ? {} : { skipVersions }),
        retries: (0,yaml_nodes/* numberOf */.rl)(node["retries"]) ?? scope.retries,
        // If nothing is asserted, the call itself is judged.
        ...(asserted.length > 0 && { expect: asserted }),
        ...(Object.keys(limits).length > 0 ? { limits } : {}),
        location: log.places.locate(node, ["name"]),
        node,
    };
    const args = (0,json/* isObject */.Gv)(node["args"]) ? node["args"] : {};
    // Assigned, not spread: what a literal gets behind a spread gives every test a hidden class of its own, and each read
    // of its members in a run of thousands costs ten times as much.
    if (block === "compliance")
        return Object.assign(base, { block }, (0,compliance/* complianceOf */.fc)(node, root, path, log));
    if (block === "compositions") {
        checkClashes(root, path, node, combinations/* COMPOSITION_CLASHES */.FD, log);
        return Object.assign(base, { block }, graphOf(root, path, node, server, servers, log));
    }
    if (block === "evals") {
        const evaluated = evalOf(root, path, node, scope);
        return Object.assign(base, { block, server: evaluated.agent?.servers[0] ?? "" }, evaluated);
    }
    if (block === "agents")
        return Object.assign(base, { block }, agentOf(root, path, node, servers, scope.faults, log));
    if (block === "prompts")
        return Object.assign(base, { block, prompt: (0,yaml_nodes/* textOf */.b6)(node["prompt"]), args });
    if (block === "resources")
        return Object.assign(base, { block, uri: (0,yaml_nodes/* textOf */.b6)(node["uri"]) });
    const tool = (0,yaml_nodes/* textOf */.b6)(node["tool"]);
    return Object.assign(base, { block, tool, args }, extrasOf(path, node, { ...base, tool }, all, scope));
}
/** What a tool test has in addition to its call; `all`: the servers on which it runs. */
function extrasOf(path, node, test, all, scope) {
    const { root, servers, defaults, fixtures, log } = scope;
    const saved = new Map(scope.setupSaved);
    const { args, expect } = node;
    const resend = (0,yaml_nodes/* numberOf */.rl)(node["resend"]);
    const wireFault = wireFaultOf(root, path, node, all, log);
    (0,references/* checkStepReferences */.n2)(root, path, { args, expect }, saved, log);
    checkClashes(root, path, node, combinations/* CLASHES */.Yc, log);
    const steps = (key) => {
        if (!Array.isArray(node[key]))
            return {};
        const { server, timeoutMs } = test;
        return { [key]: stepsOf(node[key], [...path, key], { root, servers, server, timeoutMs, saved, log }) };
    };
    const injected = injectedOf(root, path, { tool: test.tool, servers: all, injectError: node["inject_error"] }, fixtures, log);
    const negativePath = negativePathOf(node["negative_path"]);
    const fuzz = fuzzOf(node["fuzz"]);
    const isBare = Object.keys(node).every((key) => (0,combinations/* clashOf */.JT)(key, "transform") === undefined);
    const transform = withDefault(transformOf(root, [...path, "transform"], log), isBare ? defaults.transform : undefined);
    return {
        ...steps("steps"),
        ...steps("verify"),
        ...steps("finally"),
        ...(injected && { injected }),
        ...(transform && { transform }),
        ...(resend && { resend }),
        ...(wireFault && { wireFault }),
        ...(negativePath && { negativePath }),
        ...(fuzz && { fuzz }),
    };
}
/** True for tests in which a model uses servers, or none. */
function isDriven(block) {
    return block === "agents" || block === "evals";
}
/** The server of a test; the first of a list. */
function serverOf(root, path, node, servers, log) {
    const { server } = node;
    const first = Array.isArray(server) ? server[0] : server;
    if (servers.size === 0)
        return "";
    if (server === undefined)
        return onlyServer(root, [...path, "name"], "The test", servers, log);
    // Another type is reported by the schema check; the names of a list are looked at one by one.
    if (typeof server !== "string")
        return typeof first === "string" ? first : "";
    return checkServerName(root, [...path, "server"], server, servers, log);
}
function reportDuplicate(root, path, name, first, log) {
    log.at(root, path, "value", {
        title: `duplicate test name \`${name}\``,
        description: `The first test with this name is at ${first.file}:${first.line}. Reports could not tell them apart.`,
        fix: "Give one of them a different name.",
    });
}

;// CONCATENATED MODULE: ./src/suite/resolve.ts












const CALL_TIMEOUT_MS = 30_000;
const BEFORE_THE_RUN = [
    ...["performance", "run_options", "target_versions", "model_compatibility", "rubrics", "scorers"],
];
/**
 * A suite from its merged document, after interpolation. Reports every problem that is left, and takes documents in
 * which others were found before; the suite is of use only if there is none.
 */
function resolveSuite(file, name, root, data, responses, log, suiteDefaults = {}) {
    for (const block of BEFORE_THE_RUN)
        reportLateValues(root, [block], (0,yaml_nodes/* child */.jf)(root, block), log);
    const servers = serversOf(root, log);
    const performance = (0,yaml_nodes/* child */.jf)(root, "performance");
    const p95 = (0,yaml_nodes/* child */.jf)(performance, "p95_latency_ms");
    const defaultTimeoutMs = (0,yaml_nodes/* numberOf */.rl)((0,yaml_nodes/* child */.jf)(performance, "default_timeout_ms")) ?? CALL_TIMEOUT_MS;
    const setupSaved = new Map();
    const scope = { root, servers, timeoutMs: defaultTimeoutMs, log };
    const setup = stepsOf((0,yaml_nodes/* child */.jf)(root, "setup"), ["setup"], { ...scope, saved: setupSaved });
    const teardown = stepsOf((0,yaml_nodes/* child */.jf)(root, "teardown"), ["teardown"], { ...scope, saved: new Map(setupSaved) });
    const defaults = defaultsOf(root, setupSaved, log);
    const fixtures = fixturesOf(root, servers, log);
    const graders = { rubrics: rubricsOf(root, log), scorers: scorersOf(root, log), responses };
    const retries = suiteDefaults.retries ?? 0;
    const faults = faultsOf(root, servers, log);
    return {
        file,
        name,
        servers,
        tests: testsOf({ ...scope, ...graders, setupSaved, defaults, fixtures, faults, data, retries }),
        setup,
        teardown,
        targetVersions: targetVersionsOf(root, log),
        defaultTimeoutMs,
        providers: providersOf(root, log),
        budget: budgetOf(root, log),
        ...(typeof p95 === "number" ? { p95LatencyMs: p95 } : {}),
        p95Gates: (0,yaml_nodes/* child */.jf)(performance, "gate") === true,
        runOptions: runOptionsOf(root, suiteDefaults, log.places),
        imports: [],
        modelCompatibility: (0,yaml_nodes/* textsOf */.CB)((0,yaml_nodes/* child */.jf)(root, "model_compatibility")) ?? [],
        warnings: [],
        notices: [],
        secrets: new Map(),
        places: log.places,
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/suite/yaml/read-source.ts
var read_source = __webpack_require__(82488);
// EXTERNAL MODULE: ./src/suite/yaml/read-yaml.ts
var read_yaml = __webpack_require__(42922);
;// CONCATENATED MODULE: ./src/suite/yaml/imports.ts








/**
 * Reads a suite and all that it imports, each file once; imported ones first, in the order in which they are merged.
 * Reports every problem; the log is incomplete if a file, or a part of one, could not be read.
 */
async function readWithImports(file, options, log) {
    const documents = [];
    const done = new Set();
    async function visit(path, chain, mention) {
        const real = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.realpathSync)(path) : path;
        const cycle = [...chain, real].map((link) => (0,read_source/* displayPath */.Gt)(link, options.cwd)).join(" → ");
        if (chain.includes(real) && mention !== undefined)
            report(mention, cycleProblem(cycle));
        if (done.has(real))
            return;
        done.add(real);
        const loaded = await read(path, cycle, mention);
        if (loaded === undefined) {
            log.complete = false;
            return;
        }
        const imports = (0,yaml_nodes/* child */.jf)(loaded.root, "imports");
        if (Array.isArray(imports)) {
            for (const [index, entry] of imports.entries()) {
                if (typeof entry !== "string")
                    continue;
                for (const target of await targets(entry, { from: loaded, index }, cycle)) {
                    await visit(target, [...chain, real], { from: loaded, index });
                }
            }
        }
        documents.push(loaded);
    }
    async function read(path, entryPath, mention) {
        options.onFile?.(path);
        try {
            const source = (0,read_source/* readSource */.o$)(path, options.cwd);
            const { value, complete, problems } = await (0,read_yaml/* readYaml */.g)(source, log.places);
            for (const problem of problems)
                log.add(problem);
            if (!complete)
                log.complete = false;
            if (value === undefined)
                return undefined;
            if ((0,json/* isObject */.Gv)(value))
                return { file: path, root: value };
            const location = { file: source.name, line: 1, column: 1, end_line: 1, end_column: 2 };
            log.add({ ...NOT_A_MAPPING, location, snippet: log.snippet(location), pointer: "" });
        }
        catch (error) {
            if (!(error instanceof problem/* UserError */.yo))
                throw error;
            for (const problem of error.problems) {
                if (mention === undefined)
                    log.add(problem);
                else
                    report(mention, { ...problem, description: `${problem.description} The imports: ${entryPath}.` });
            }
        }
        return undefined;
    }
    async function targets(entry, mention, entryPath) {
        const folder = (0,external_node_path_.dirname)(mention.from.file);
        if (entry.includes("${")) {
            leaveOut(mention, VARIABLE_IN_IMPORT);
            return [];
        }
        // Loaded on demand: most suites import nothing, and the glob library is slow to load.
        const { globSync, isDynamicPattern } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
        if (!isDynamicPattern(entry)) {
            const path = (0,external_node_path_.resolve)(folder, entry);
            if (!leavesRepository(entry, path, mention.from.file, options.repositoryRoot))
                return [path];
            leaveOut(mention, outsideRepository(`${entryPath} → ${entry}`));
            return [];
        }
        const glob = entry.replaceAll("\\", "/");
        const steps = glob.split("/");
        const first = steps.findIndex((step) => isDynamicPattern(step));
        // The folder below which the files of the glob lie.
        const start = (0,external_node_path_.resolve)(folder, steps.slice(0, first).join("/") || ((0,external_node_path_.isAbsolute)(glob) ? "/" : "."));
        if (leavesRepository(entry, start, mention.from.file, options.repositoryRoot)) {
            leaveOut(mention, outsideRepository(`${entryPath} → ${entry}`));
            return [];
        }
        // A walk through a whole disk takes minutes.
        if (glob.includes("**") && !(0,read_file/* isBelow */.Yw)(start, options.repositoryRoot) && !(0,read_file/* isBelow */.Yw)(start, folder)) {
            leaveOut(mention, TOO_WIDE);
            return [];
        }
        const found = globSync(glob, {
            cwd: folder,
            absolute: true,
            dot: true,
            expandDirectories: false,
        })
            .map((path) => (0,external_node_path_.resolve)(path))
            .filter((path) => path !== mention.from.file)
            .sort();
        const allowed = found.filter((path) => !leavesRepository(entry, path, mention.from.file, options.repositoryRoot));
        if (found.length === 0)
            leaveOut(mention, noMatchProblem(entry));
        if (allowed.length < found.length)
            leaveOut(mention, outsideRepository(`${entryPath} → ${entry}`));
        return allowed;
    }
    function report(mention, texts) {
        log.at(mention.from.root, ["imports", mention.index], "value", texts);
    }
    function leaveOut(mention, texts) {
        log.complete = false;
        report(mention, texts);
    }
    await visit((0,external_node_path_.resolve)(options.cwd, file), []);
    return documents;
}
/** True if a relative entry leads out of the repository that the importing file lies in, through `..` or by a link. */
function leavesRepository(entry, path, importer, repositoryRoot) {
    if ((0,external_node_path_.isAbsolute)(entry) || !(0,read_file/* isBelow */.Yw)(importer, repositoryRoot))
        return false;
    if (!(0,read_file/* isBelow */.Yw)(path, repositoryRoot))
        return !(0,external_node_fs_.existsSync)(path) || !(0,read_file/* isBelow */.Yw)((0,external_node_fs_.realpathSync)(path), repositoryRoot);
    return (0,external_node_fs_.existsSync)(path) && !(0,read_file/* isBelow */.Yw)((0,external_node_fs_.realpathSync)(path), (0,external_node_fs_.realpathSync)(repositoryRoot));
}
const NOT_A_MAPPING = {
    title: "a suite must be a mapping",
    description: "The top level of the file is something else.",
    fix: "Write `servers:` and `tools:` at the start of lines.",
};
const VARIABLE_IN_IMPORT = {
    title: "an import contains a variable",
    description: "Imports are read before variables are known, because imported files may declare them.",
    fix: "Write the path itself, or a glob.",
};
const TOO_WIDE = {
    title: "a glob through folders outside the repository",
    description: "`**` walks every folder below, and outside the repository their number is unbounded.",
    fix: "Name the folder and use `*`, or start the glob inside the repository.",
};
function cycleProblem(cycle) {
    return {
        title: "circular import",
        description: `${cycle}.`,
        fix: "Move what they share into a file that imports neither of them.",
    };
}
function outsideRepository(path) {
    return {
        title: "an import outside the repository",
        description: `${path} leads through \`..\` or a link to a file outside the repository.`,
        fix: "Copy the file into the repository, or write its absolute path.",
    };
}
function noMatchProblem(entry) {
    return {
        title: `no file matches \`${entry}\``,
        description: "The glob of this import finds nothing.",
        fix: "Check the path.",
    };
}

;// CONCATENATED MODULE: ./src/suite/servers/cassettes.ts




/** Reports every cassette of a server, an agent test or an eval that `..` leads to outside the repository. */
function checkCassettes(root, log, repositoryRoot) {
    for (const block of ["servers", "agents", "evals"]) {
        const entries = (0,yaml_nodes/* child */.jf)(root, block);
        if (typeof entries !== "object" || entries === null)
            continue;
        for (const name of Array.isArray(entries) ? entries.keys() : Object.keys(entries)) {
            const entry = (0,yaml_nodes/* child */.jf)(entries, name);
            const written = (0,yaml_nodes/* child */.jf)(entry, "cassette");
            const place = (0,json/* isObject */.Gv)(entry) && block !== "servers" ? log.places.sourceOf(entry, "cassette") : undefined;
            const file = (place ?? log.places.sourceOf(entries, name))?.file;
            if (typeof written !== "string" || file === undefined)
                continue;
            if (!leavesRepository(written, (0,external_node_path_.resolve)((0,external_node_path_.dirname)(file), written), file, repositoryRoot))
                continue;
            log.at(root, [block, name, "cassette"], "value", {
                title: "a cassette outside the repository",
                description: `${written} leads through \`..\` to a file outside the repository.`,
                fix: "Copy the file into the repository, or write its absolute path.",
            });
        }
    }
}

// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/suite/yaml/positions.ts
var positions = __webpack_require__(91302);
// EXTERNAL MODULE: ./src/suite/yaml/yaml-problems.ts
var yaml_problems = __webpack_require__(55972);
;// CONCATENATED MODULE: ./src/suite/tests/data.ts











const MAX_ROWS = 100_000;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_CSV_RECORD = 1024 * 1024;
/** What a JSON file may be made of: 16 MiB of empty objects would fill half a gigabyte. */
const MAX_MARKS = 2_000_000;
/**
 * The rows of every tool test that has `data`, by the test's mapping. Files are CSV, JSON or YAML, relative to the file
 * that names them, each read once. The tests of a suite have at most 100,000 rows in all.
 */
async function loadData(root, options, log) {
    const rows = new Map();
    const files = new Map();
    let total = 0;
    const tests = (0,yaml_nodes/* child */.jf)(root, "tools");
    for (const [index, test] of (Array.isArray(tests) ? tests : []).entries()) {
        const data = (0,yaml_nodes/* child */.jf)(test, "data");
        if (!(0,json/* isObject */.Gv)(test) || data === undefined)
            continue;
        const path = ["tools", index, "data"];
        const file = (0,yaml_nodes/* child */.jf)(data, "file");
        const list = Array.isArray(data)
            ? rowsOf(data, root, path, "The list", log)
            : typeof file === "string" && (0,json/* isObject */.Gv)(data)
                ? await fileRows(file, data, root, [...path, "file"], files, options, log)
                : [];
        total += list.length;
        if (total > MAX_ROWS) {
            reportTooMany("Together with those of the tests before it, it", root, path, log);
            break;
        }
        rows.set(test, list);
    }
    return rows;
}
async function fileRows(file, data, root, path, files, options, log) {
    const importer = log.places.sourceOf(data, "file")?.file ?? "";
    const absolute = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(importer), file);
    const name = (0,read_source/* displayPath */.Gt)(absolute, options.cwd);
    if (leavesRepository(file, absolute, importer, options.repositoryRoot)) {
        log.at(root, path, "value", {
            title: "a data file outside the repository",
            description: `\`${file}\` leads through \`..\` or a link to a file outside the repository.`,
            fix: "Copy the file into the repository, or write its absolute path.",
        });
        return [];
    }
    options.onFile?.(absolute);
    try {
        const value = files.get(absolute) ?? parse(absolute, name, options);
        files.set(absolute, value);
        return rowsOf(await value, root, path, `\`${name}\``, log);
    }
    catch (error) {
        const problems = error instanceof problem/* UserError */.yo ? error.problems : [unreadableProblem(name, error)];
        for (const { title, description, fix } of problems.slice(0, 3))
            log.at(root, path, "value", { title, description, fix });
        return [];
    }
}
async function parse(file, path, options) {
    const ending = (0,external_node_path_.extname)(file).toLowerCase();
    if (![".csv", ".json", ".yaml", ".yml"].includes(ending)) {
        throw new problem/* UserError */.yo([
            {
                title: `unsupported data file: \`${path}\``,
                description: "The file extension determines how the file is read.",
                fix: "Name a .csv, .json or .yaml file.",
            },
        ]);
    }
    if (ending === ".yaml" || ending === ".yml") {
        const { value, problems } = await (0,read_yaml/* readYaml */.g)((0,read_source/* readSource */.o$)(file, options.cwd), new positions/* PlaceStore */.rH());
        const [first] = problems;
        if (first) {
            const { title, description, fix, location } = first;
            throw new problem/* UserError */.yo([
                {
                    title: `cannot read \`${path}\`: ${title}`,
                    description: `${location?.file}:${location?.line}: ${description}`,
                    fix,
                },
            ]);
        }
        return value;
    }
    const text = (0,read_source/* readText */.yR)(file, path, MAX_BYTES, "A file of data", "Split it, or use a sample of it.");
    if (ending === ".csv")
        return parseCsv(text);
    if (marksIn(text) <= MAX_MARKS)
        return checkedJson(jsonIn(text), 0, path);
    throw new problem/* UserError */.yo([
        {
            title: `too many values in \`${path}\``,
            description: `Its commas and brackets are more than ${(0,plural/* grouped */.z)(MAX_MARKS)}.`,
            fix: "Split it, or use a sample of it.",
        },
    ]);
}
/**
 * The rows of a CSV text, by the names in its first line; every cell is text. Columns without a name are left out. Reads
 * one row more than a suite may have. Throws an Error if the text is not valid CSV, a UserError if two columns have one name.
 */
async function parseCsv(text) {
    const { parse: parseRows } = await __webpack_require__.e(/* import() */ 5175).then(__webpack_require__.bind(__webpack_require__, 25175));
    try {
        return parseRows(text, {
            columns: columnNames,
            skip_empty_lines: true,
            to: MAX_ROWS + 1,
            max_record_size: MAX_CSV_RECORD,
        });
    }
    catch (error) {
        const [, first, cells, line] = /columns length is (\d+), got (\d+) on line (\d+)/.exec(error.message) ?? [];
        if (line === undefined)
            throw error;
        throw new Error(`line ${line} has ${(0,plural/* plural */.L)(Number(cells), "cell")}, and its first line ${first}`);
    }
}
function columnNames(header) {
    const duplicate = header.find((name, index) => name !== "" && header.indexOf(name) < index);
    if (duplicate !== undefined) {
        throw (0,problem/* userError */.IF)(`two columns have the name \`${duplicate}\``, "One of them would be lost.", "Rename one of them.");
    }
    return header.map((name) => name !== "" && name);
}
/** Returns a value that YAML can also express; throws a UserError if it is nested too deeply, or a number is too large. */
function checkedJson(value, depth, path) {
    if (typeof value === "number" && !Number.isFinite(value)) {
        throw (0,problem/* userError */.IF)(`a number in \`${path}\` is too large`, "Numbers above 1.8e308 cannot be represented.", "Write it as text.");
    }
    if (typeof value !== "object" || value === null)
        return value;
    if (depth > yaml_problems/* MAX_NESTING */.M1) {
        throw (0,problem/* userError */.IF)(`\`${path}\` is nested too deeply`, yaml_problems/* NESTED_TOO_DEEP */.GN.description, yaml_problems/* NESTED_TOO_DEEP */.GN.fix);
    }
    for (const item of Object.values(value))
        checkedJson(item, depth + 1, path);
    return value;
}
/** Commas and opening brackets, those in strings too: what the values of a JSON text are at the most. */
function marksIn(text) {
    let marks = 0;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 0x2c || code === 0x5b || code === 0x7b)
            marks += 1;
    }
    return marks;
}
function reportTooMany(what, root, path, log) {
    log.at(root, path, "value", {
        title: `more than ${(0,plural/* grouped */.z)(MAX_ROWS)} rows of data`,
        description: `${what} has more rows than a suite may have.`,
        fix: "Split it, or use a sample of it.",
    });
}
/** Rows are mappings, at least one, at most 100,000. */
function rowsOf(value, root, path, what, log) {
    const report = (texts) => log.at(root, path, "value", texts);
    if (!Array.isArray(value)) {
        report({
            title: "data must be a list of rows",
            description: `${what} is something else.`,
            fix: "Write a list of mappings.",
        });
        return [];
    }
    if (value.length === 0) {
        report({
            title: "no rows of data",
            description: `${what} is empty, so nothing would be tested.`,
            fix: "Add a row, or remove the test.",
        });
    }
    if (value.length > MAX_ROWS) {
        reportTooMany(what, root, path, log);
        return [];
    }
    const wrong = value.findIndex((row) => !(0,json/* isObject */.Gv)(row));
    if (wrong === -1)
        return value;
    report({
        title: `row ${wrong} of the data is not a mapping`,
        description: `Every row of ${what.toLowerCase()} maps field names to values.`,
        fix: "Write `field: value`.",
    });
    return [];
}
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // What the parser says quotes the text in part.
        throw new SyntaxError((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json/* jsonError */.FZ));
    }
}
function unreadableProblem(path, error) {
    // Newer Nodes add line and column to what a JSON parser says.
    const why = (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(error.message.replace(/ \(line \d+ column \d+\)$/, "")), 300, "");
    return {
        title: `cannot read \`${path}\`: ${why}`,
        description: "The file extension determines how the file is read.",
        fix: "Correct the file, or give it the extension of what it holds.",
    };
}

;// CONCATENATED MODULE: ./src/suite/tests/responses.ts





const responses_MAX_BYTES = 4 * 1024 * 1024;
/** The answers that evals take from files (`response: {file}`), by the mapping that names the file. */
function loadResponses(root, options, log) {
    const texts = new Map();
    const evals = (0,yaml_nodes/* child */.jf)(root, "evals");
    for (const [index, node] of (Array.isArray(evals) ? evals : []).entries()) {
        const response = (0,yaml_nodes/* child */.jf)(node, "response");
        const file = (0,yaml_nodes/* child */.jf)(response, "file");
        if (typeof response !== "object" || response === null || typeof file !== "string")
            continue;
        const path = ["evals", index, "response", "file"];
        const importer = log.places.sourceOf(response, "file")?.file ?? "";
        const absolute = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(importer), file);
        if (leavesRepository(file, absolute, importer, options.repositoryRoot)) {
            log.at(root, path, "value", {
                title: "a response outside the repository",
                description: `\`${file}\` leads through \`..\` or a link to a file outside the repository.`,
                fix: "Copy the file into the repository, or write its absolute path.",
            });
            continue;
        }
        options.onFile?.(absolute);
        try {
            const name = (0,read_source/* displayPath */.Gt)(absolute, options.cwd);
            texts.set(response, (0,read_source/* readText */.yR)(absolute, name, responses_MAX_BYTES, "A response", "Grade a shorter answer."));
        }
        catch (error) {
            if (!(error instanceof problem/* UserError */.yo))
                throw error;
            for (const { title, description, fix } of error.problems)
                log.at(root, path, "value", { title, description, fix });
        }
    }
    return texts;
}

// EXTERNAL MODULE: ./src/suite/variables/declared-secrets.ts
var declared_secrets = __webpack_require__(54502);
// EXTERNAL MODULE: ./src/core/json/json-pointer.ts
var json_pointer = __webpack_require__(39090);
;// CONCATENATED MODULE: ./src/suite/yaml/check-schema.ts






/** Errors that are looked at; one mistake can make several. */
const MAX_FAULTS = 3_000;
/** Checks a document against the suite's schema; reports each mistake once, and returns the paths of the wrong values. */
function checkSchema(root, log) {
    const faults = (0,schema_file/* suiteErrors */.kt)(root)
        .slice(0, MAX_FAULTS)
        .map((error) => faultOf(root, error));
    const wrong = [];
    for (const fault of withoutEchoes(faults)) {
        wrong.push(fault.path);
        const [which, texts, key] = explain(fault);
        log.at(root, key === undefined ? fault.path : [...fault.path, key], which, texts);
    }
    return wrong;
}
/** The paths at which a document does not fulfil the schema, all of them, without reporting them. */
function wrongPaths(root) {
    return (0,schema_file/* suiteErrors */.kt)(root).map((error) => invalidValue(root, error).path);
}
function faultOf(root, error) {
    const { path, value } = invalidValue(root, error);
    const { schema, name } = (0,schema_file/* schemaOf */.pP)(path);
    return { error, path, value, schema, definition: name };
}
/** The value that an error is about, and the way to it. */
function invalidValue(root, { instancePath }) {
    const path = [];
    let value = root;
    for (const key of (0,json_pointer/* pointerKeys */.mP)(instancePath)) {
        path.push(Array.isArray(value) ? Number(key) : key);
        value = (0,yaml_nodes/* child */.jf)(value, key);
    }
    return { path, value };
}
/** One mistake is one problem: leaves out the errors that only follow from another one at the same place. */
function withoutEchoes(faults) {
    const byPlace = new Map();
    for (const fault of faults) {
        const place = fault.error.instancePath;
        byPlace.set(place, [...(byPlace.get(place) ?? []), fault]);
    }
    return [...byPlace.values()].flatMap((group) => {
        const union = group.find(({ error }) => error.keyword === "anyOf");
        if (union !== undefined)
            return [union];
        const unknown = group.filter(({ error }) => error.keyword === "additionalProperties");
        const suggestions = unknown.map((fault) => (0,suggest/* suggest */.ZA)(unknownKey(fault), knownKeys(fault.schema)));
        return group.filter((fault) => !isEcho(fault, unknown.length > 0, suggestions));
    });
}
function isEcho({ error, schema, value, definition: where }, hasUnknownKey, suggestions) {
    if (error.keyword === "required") {
        // The matcher stands beside the target, which is reported.
        if (where === "Assertion" && hasUnknownKey)
            return true;
        return error.schemaPath.includes("/oneOf/") || suggestions.includes(String(error.params["missingProperty"]));
    }
    // The type of such a value is reported, or its form: a bare value is one of the forms.
    if (error.keyword === "type" && error.schemaPath.includes("/oneOf/"))
        return true;
    if (error.keyword === "oneOf" && !(0,json/* isObject */.Gv)(value))
        return true;
    if (error.keyword === "oneOf") {
        const keys = alternatives(schema);
        return keys.every((key) => (0,yaml_nodes/* child */.jf)(value, key) === undefined) && keys.some((key) => suggestions.includes(key));
    }
    if (error.keyword === "maxProperties")
        return hasUnknownKey;
    // The name itself is reported by `propertyNames`.
    return error.keyword === "if" || error.propertyName !== undefined;
}

// EXTERNAL MODULE: ./src/suite/variables/interpolate.ts
var interpolate = __webpack_require__(10349);
;// CONCATENATED MODULE: ./src/suite/variables/server-references.ts


/** What `${server.…}` can read of the server that is called. */
const SERVER_MEMBERS = ["name", "url", "info", "protocol_version", "capabilities", "instructions"];
const TEST_BLOCKS = new Set([
    "setup",
    "teardown",
    "defaultTest",
    "tools",
    "resources",
    "prompts",
    "agents",
    "compositions",
]);
/** `${server.…}`, which is known when the server is called: in tests only. `test`: the entry that has it. */
function lookAtServer(name, path, test) {
    const nodes = (0,yaml_nodes/* child */.jf)(test, "nodes");
    // The output of a node with this id.
    if (Array.isArray(nodes) && nodes.some((node) => (0,yaml_nodes/* child */.jf)(node, "id") === "server"))
        return "deferred";
    if (!TEST_BLOCKS.has(path[0])) {
        const detail = "It is known only when the server is called.";
        return { problem: { kind: "unresolved", detail, fix: "Use it in a test, or write the value itself." } };
    }
    const member = /^server\.?([^.[]*)/.exec(name)?.[1] ?? "";
    if (SERVER_MEMBERS.some((known) => known === member))
        return "deferred";
    const meant = (0,suggest/* suggest */.ZA)(member, SERVER_MEMBERS) ?? MEANT[member];
    const fix = meant === undefined ? "Write one of these." : `Did you mean \`\${server.${meant}}\`?`;
    return {
        problem: { kind: "unresolved", detail: `Of its server, a test can read ${(0,suggest/* listNames */.Zv)(SERVER_MEMBERS)}.`, fix },
    };
}
const MEANT = { version: "info.version", title: "info.title", uri: "url" };

// EXTERNAL MODULE: ./src/suite/variables/variables.ts
var variables_variables = __webpack_require__(40519);
;// CONCATENATED MODULE: ./src/suite/variables/fill-document.ts









/** Which of a node's children are other than plain text. Lists hand their own context on. */
const CHILDREN = {
    root: {
        ...Object.fromEntries(["tools", "resources", "prompts", "agents", "compliance", "evals", "compositions", "setup", "teardown"].map((block) => [block, "test"])),
        defaultTest: "test",
        rubrics: "braces",
        imports: "none",
        variables: "none",
    },
    test: {
        expect: "expect",
        transform: "none",
        raw: "none",
        rubric: "braces",
        eval: "metrics",
        steps: "test",
        verify: "test",
        finally: "test",
        nodes: "test",
    },
    metrics: { rubric: "braces" },
    expect: { assertions: "expect", response_headers: "headers" },
    assertion: { matcher: "matcher", transform: "none" },
    matcher: {
        schema: "none",
        cel: "none",
        "is-json": "none",
        "is-valid-tools-call": "none",
        regex: "regex",
        rubric: "braces",
        snapshot: "snapshot",
        "llm-judge": "matcher",
        "llm-jury": "matcher",
        not: "matcher",
        oneOf: "matcher",
        anyOf: "matcher",
        allOf: "matcher",
    },
    snapshot: { normalise: "snapshot", regex: "regex" },
};
/**
 * Fills in the references of a merged document, in place; what is known only while the suite runs becomes a DeferredText.
 * With `check` (the document fulfilled the schema before), fields that had a reference are checked again.
 */
function fillDocument(root, variables, log, check) {
    checkDeclared(root, variables, log);
    const filled = [];
    walk(root, "root", [], (parent, key, path, forms) => {
        const text = parent[key];
        const configDir = (0,external_node_path_.dirname)(log.places.sourceOf(parent, key)?.file ?? "");
        const result = (0,interpolate/* interpolate */.GW)(text, forms, (name, fallback) => {
            variables.noteFallback(name, fallback);
            return lookAt(name, root, path, configDir, variables);
        });
        if ("problem" in result && result.problem.kind !== "circle")
            reportReference(result, root, path, variables, log);
        if ("problem" in result || result.value === text)
            return;
        const parts = (0,interpolate/* parseReferences */.IO)(text, forms);
        const whole = Array.isArray(parts) && (0,interpolate/* isWhole */.wP)(parts);
        filled.push({ parent, key, path: [...path], value: result.value, whole });
        if (!(result.value instanceof deferred/* DeferredText */.z$))
            parent[key] = result.value;
    });
    if (check && filled.some(({ whole }) => whole))
        checkTyped(root, filled, log);
    for (const { parent, key, value } of filled)
        if (value instanceof deferred/* DeferredText */.z$)
            parent[key] = value;
}
/** Calls `visit` for every string with a `$`, outside the programs in which it has a meaning of its own. */
function walk(node, context, path, visit) {
    if (context === "none" || typeof node !== "object" || node === null)
        return;
    const parent = node;
    for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
        const value = parent[key];
        const next = contextOf(context, node, key, value);
        path.push(key);
        if (typeof value !== "string")
            walk(value, next, path, visit);
        else if (value.includes("$"))
            visit(parent, key, path, formsOf(next));
        path.pop();
    }
}
function contextOf(context, node, key, value) {
    if (context === "expect" && typeof key === "number")
        return "assertion";
    if (Array.isArray(node))
        return context;
    const childContext = CHILDREN[context]?.[key];
    if (childContext !== undefined)
        return childContext;
    // The short form of expect, and headers: a target with its matcher, or a literal.
    if ((context === "expect" || context === "headers") && typeof value === "object")
        return "matcher";
    return context === "braces" || context === "regex" ? context : "text";
}
function formsOf(context) {
    return context === "braces" || context === "regex" || context === "none" ? context : "all";
}
/** A name with dots belongs to the data, the steps or the nodes of the test that contains it. */
function lookAt(name, root, path, configDir, variables) {
    if (!/[.[]/.test(name))
        return variables.lookup(name, configDir);
    const [block, index] = path;
    const test = block === undefined || index === undefined ? undefined : (0,yaml_nodes/* child */.jf)((0,yaml_nodes/* child */.jf)(root, block), index);
    const [head] = name.split(/[.[]/);
    if (head === "server")
        return lookAtServer(name, path, test);
    const inSteps = block === "setup" ||
        block === "teardown" ||
        (block === "tools" && (0,yaml_nodes/* child */.jf)(root, "setup") !== undefined) ||
        (0,yaml_nodes/* child */.jf)(test, "steps") !== undefined ||
        (0,yaml_nodes/* child */.jf)(test, "verify") !== undefined;
    const isDeferred = head === "data" ? (0,yaml_nodes/* child */.jf)(test, "data") !== undefined : head === "steps" ? inSteps : block === "compositions";
    const inDefaults = block === "defaultTest" && (head === "data" || head === "steps");
    return isDeferred || inDefaults ? "deferred" : { problem: { kind: "unresolved", detail: "" } };
}
function reportReference(result, root, path, variables, log) {
    if (!("problem" in result) || result.problem.kind === "reported" || log.full)
        return;
    const { problem } = result;
    const { kind, detail } = problem;
    const texts = problem.kind === "unresolved"
        ? unresolvedTexts(problem, variables)
        : kind === "message"
            ? {
                title: (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(detail), 200, ""),
                description: `The suite requires this variable. ${variables.notFoundText}`,
                fix: "Set it in the environment, or in a .env file.",
            }
            : {
                title: detail,
                description: "A reference is a name in braces, after a dollar.",
                fix: `Write \`\${name}\`; \`$$\` is a literal dollar.`,
            };
    if (kind === "unresolved" || kind === "message")
        log.notFound(root, path, "value", texts);
    else
        log.at(root, path, "value", texts);
}
function unresolvedTexts({ name = "", detail, fix }, variables) {
    const suggestion = (0,suggest/* suggest */.ZA)(name, variables.names());
    return {
        title: `\`\${${name}}\` has no value`,
        description: detail ||
            (suggestion === undefined ? variables.notFoundText : `Did you mean \`${suggestion}\`? ${variables.notFoundText}`),
        fix: fix ??
            `Declare it under \`variables:\`, set it in the environment, or write \`\${${name}:-fallback}\`; a literal dollar is \`$$\`.`,
    };
}
/** Text as the scalar that it reads as, other scalars as text. */
function otherType(value) {
    return typeof value === "string" ? (0,variables_variables/* readScalar */.$t)(value) : (0,deferred/* asText */.e1)(value);
}
function checkDeclared(root, variables, log) {
    const declared = (0,yaml_nodes/* child */.jf)(root, "variables");
    if (typeof declared !== "object" || declared === null)
        return;
    for (const name of Object.keys(declared)) {
        const path = ["variables", name];
        if (variables_variables/* BUILT_IN */.$A.has(name)) {
            log.at(root, path, "key", {
                title: `\`${name}\` is built in`,
                description: "The run gives this variable its value; a suite cannot declare it.",
                fix: "Choose another name.",
            });
            continue;
        }
        const result = variables.declared(name, (0,external_node_path_.dirname)(log.places.sourceOf(declared, name)?.file ?? ""));
        if (!("problem" in result))
            continue;
        const declaration = (0,variables_variables/* declarationOf */.MI)((0,yaml_nodes/* child */.jf)(declared, name));
        const literal = ["value", "default"].find((key) => typeof declaration?.[key] === "string");
        const text = literal === undefined ? "" : String(declaration?.[literal]);
        // A variable that the environment gives no value is reported where it is used.
        if (text.includes("$"))
            reportReference(result, root, [...path, literal ?? ""], variables, log);
    }
}
/** Fields with a type of their own took a whole reference: what came of it must fit. Text that reads as a scalar does. */
function checkTyped(root, filled, log) {
    const byPath = new Map(filled.map((entry) => [JSON.stringify(entry.path), entry]));
    const wrong = () => new Set(wrongPaths(root).map((path) => JSON.stringify(path)));
    for (const path of wrong()) {
        const entry = byPath.get(path);
        if (entry !== undefined && !(entry.value instanceof deferred/* DeferredText */.z$))
            entry.parent[entry.key] = otherType(entry.value);
    }
    for (const path of wrong()) {
        const entry = byPath.get(path);
        if (entry === undefined)
            continue;
        log.at(root, entry.path, "value", {
            title: `the variable of \`${entry.path.findLast((step) => typeof step === "string")}\` does not fit`,
            description: "Its value has the wrong type, or is out of range, for this field.",
            fix: "Check where the value comes from: the environment, a .env file, or `variables:`.",
        });
    }
}

;// CONCATENATED MODULE: ./src/suite/yaml/merge-documents.ts


/** Lists that are settings: the later one replaces the earlier one. All other lists are joined. */
const REPLACED = new Set(["target_versions", "model_compatibility"]);
/**
 * Merges one suite's document over another: blocks that are mappings merge by key, and the later entry replaces the earlier one;
 * lists of tests and the like are joined, earlier ones first; anything else is replaced. `imports` is left out. Places
 * are kept. Takes documents that may be wrong.
 */
function mergeDocuments(earlier, later, places) {
    const merged = {};
    const origins = [];
    for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
        if (key === "imports")
            continue;
        (0,yaml_nodes/* setOwn */.P5)(merged, key, mergeBlock(key, (0,yaml_nodes/* child */.jf)(earlier, key), (0,yaml_nodes/* child */.jf)(later, key), places));
        origins.push([Object.hasOwn(later, key) ? later : earlier, key]);
    }
    places.recordMerged(merged, origins);
    return merged;
}
function mergeBlock(key, earlier, later, places) {
    if (later === undefined)
        return earlier;
    if ((0,json/* isObject */.Gv)(earlier) && (0,json/* isObject */.Gv)(later))
        return mergeMaps(key, earlier, later, places);
    if (Array.isArray(earlier) && Array.isArray(later) && !REPLACED.has(key))
        return join(earlier, later, places);
    return later;
}
function mergeMaps(block, earlier, later, places) {
    const map = {};
    for (const [key, value] of [...Object.entries(earlier), ...Object.entries(later)]) {
        const before = (0,yaml_nodes/* child */.jf)(map, key);
        const joined = block === "fixtures" && Array.isArray(before) && Array.isArray(value);
        (0,yaml_nodes/* setOwn */.P5)(map, key, joined ? join(before, value, places) : value);
    }
    places.recordMerged(map, Object.keys(map).map((key) => [Object.hasOwn(later, key) ? later : earlier, key]));
    return map;
}
function join(earlier, later, places) {
    const list = [...earlier, ...later];
    places.recordMerged(list, [
        ...earlier.map((_, index) => [earlier, index]),
        ...later.map((_, index) => [later, index]),
    ]);
    return list;
}

;// CONCATENATED MODULE: ./src/suite/load.ts
















/** Loads suite files with their imports: every problem of all of them at once. A file with an error has no suite. */
const loadSuites = async (files, options, onFile) => {
    const suites = [];
    const drafts = [];
    const problems = [];
    for (const file of files) {
        const path = (0,external_node_path_.resolve)(options.cwd, file);
        const loaded = await loadSuite(path, { ...options, onFile: (part) => onFile?.(part, path) });
        problems.push(...loaded.problems);
        if (loaded.suite !== undefined)
            suites.push(loaded.suite);
        if (loaded.draft !== undefined)
            drafts.push(loaded.draft);
    }
    return { suites, drafts, problems: (0,problem/* sortProblems */.dS)(problems) };
};
async function loadSuite(file, options) {
    const log = new problems/* ProblemLog */.m(new positions/* PlaceStore */.rH());
    const documents = await readWithImports(file, options, log);
    for (const { root } of documents) {
        for (const [name, value] of (0,declared_secrets/* literalSecrets */.pE)(root))
            options.onSecret?.(name, value);
        checkSchema(root, log);
    }
    // If no more errors are taken, there is no point in looking for more.
    if (documents.length === 0 || log.full)
        return { problems: log.list };
    const suite = await resolveDocuments(file, documents, options, log);
    if (!log.failed)
        return { suite: { ...suite, warnings: log.list }, problems: [] };
    const draft = { suite, problems: [...log.list, ...log.unsure], complete: log.complete };
    return { draft, problems: log.list };
}
async function resolveDocuments(file, documents, options, log) {
    const isValid = !log.failed;
    const [first, ...later] = documents.map(({ root }) => root);
    const root = later.reduce((merged, next) => mergeDocuments(merged, next, log.places), mergeDocuments({}, first, log.places));
    const variables = await variablesOf(file, root, options, log);
    fillDocument(root, variables, log, isValid);
    for (const [name, value] of (0,declared_secrets/* serverSecrets */.hd)(root))
        options.onSecret?.(name, value);
    const data = await loadData(root, options, log);
    const responses = loadResponses(root, options, log);
    const suite = resolveSuite(file, (0,read_source/* displayPath */.Gt)(file, options.cwd), root, data, responses, log, options.defaults);
    checkCassettes(root, log, options.repositoryRoot);
    for (const { cassette } of suite.servers.values())
        if (cassette !== undefined)
            options.onFile?.(cassette);
    for (const cassette of suite.tests.map(cassettes/* cassetteOfTest */.I))
        if (cassette !== undefined)
            options.onFile?.(cassette);
    const notices = [...variables.overridden.values()];
    const imports = documents.map((document) => document.file).filter((path) => path !== file);
    const { secrets } = variables;
    return { ...suite, imports, notices, secrets };
}
async function variablesOf(file, root, options, log) {
    let dotenv = variables_variables/* NO_DOTENV */.zD;
    try {
        dotenv = await (0,variables_variables/* readDotenv */.Jp)(file, options);
    }
    catch (error) {
        if (!(error instanceof problem/* UserError */.yo))
            throw error;
        for (const problem of error.problems)
            log.add(problem);
    }
    return new variables_variables/* Variables */.ut(root["variables"], options, dotenv);
}

;// CONCATENATED MODULE: ./src/suite/servers/empty-suite.ts




/** A suite without tests whose one server, `server`, is still to be named by overrides. */
function emptySuite(cwd) {
    const location = { file: "the command line", line: 1, column: 1, end_line: 1, end_column: 1 };
    const places = new positions/* PlaceStore */.rH();
    return {
        file: (0,external_node_path_.join)(cwd, "mcptest.yaml"),
        name: "mcptest",
        servers: new Map([["server", (0,servers_server/* toServer */.zQ)("server", {}, cwd, { location, targetLocation: location })]]),
        tests: [],
        setup: [],
        teardown: [],
        targetVersions: [],
        defaultTimeoutMs: 30_000,
        providers: new Map(),
        budget: { prices: new Map() },
        p95Gates: false,
        runOptions: runOptionsOf({}, {}, places),
        modelCompatibility: [],
        imports: [],
        notices: [],
        secrets: new Map(),
        warnings: [],
        places,
    };
}

// EXTERNAL MODULE: ./src/suite/servers/http-server.ts
var http_server = __webpack_require__(11931);
;// CONCATENATED MODULE: ./src/suite/servers/overrides.ts








/**
 * The servers of a suite with the overrides applied to each live one, or to the one that is named. Throws a UserError
 * if they contradict each other, fit no server, or leave open which one is meant.
 */
function applyOverrides(servers, overrides) {
    const names = flagsOf(overrides);
    if (names.length === 0)
        return { servers, names };
    if (overrides.serverUrl !== undefined && overrides.serverCommand !== undefined) {
        throw (0,problem/* userError */.IF)("two servers to replace one", "There are --server-url and --server-command.", "Give one of them.");
    }
    const targets = targetsOf(servers, overrides.serverTarget);
    const notes = [];
    const changed = new Map(servers);
    for (const server of targets)
        changed.set(server.name, override(server, overrides, notes));
    const replaced = (0,suggest/* listNames */.Zv)(targets.map(({ name }) => name));
    return {
        servers: changed,
        names,
        banner: [`Server overrides for ${replaced}: ${names.join(", ")}`, ...notes].join("; "),
    };
}
function flagsOf(overrides) {
    const flags = [
        ["--server-config", overrides.serverConfig],
        ["--server-url", overrides.serverUrl],
        ["--server-command", overrides.serverCommand],
        ["--server-auth-bearer-env", overrides.serverAuthBearerEnv],
        ...Object.keys(overrides.headers ?? {}).map((name) => [`--header ${name}`, true]),
        ...Object.keys(overrides.http ?? {}).map((name) => [`http.${name}`, true]),
        ["--wait-for-ready", overrides.waitForReady],
    ];
    return flags.flatMap(([flag, value]) => (value === undefined ? [] : [flag]));
}
/** The live servers that are meant: a cassette cannot be replaced. */
function targetsOf(servers, target) {
    const live = [...servers.values()].filter((server) => server.cassette === undefined);
    const names = live.map(({ name }) => name);
    if (target === undefined) {
        if (live.length === 1)
            return live;
        const found = live.length === 0 ? "The suite has no live server." : `The suite has several: ${(0,suggest/* listNames */.Zv)(names)}.`;
        throw (0,problem/* userError */.IF)("which server do the overrides mean?", found, "Name one by --server-target.");
    }
    const named = live.find(({ name }) => name === target);
    if (named !== undefined)
        return [named];
    const suggestion = (0,suggest/* suggest */.ZA)(target, names);
    const fix = suggestion === undefined ? "Name one of these." : `Did you mean \`${suggestion}\`?`;
    throw (0,problem/* userError */.IF)(`no live server \`${target}\``, `The suite has ${(0,suggest/* listNames */.Zv)(names) || "none"}.`, fix);
}
function override(server, overrides, notes) {
    const { serverConfig, serverUrl, serverCommand, serverAuthBearerEnv, headers, http, waitForReady } = overrides;
    let entry = { ...server.raw };
    if (serverConfig !== undefined) {
        entry = (0,http_server/* absolutePaths */.w)(serverConfig.entry, serverConfig.folder);
    }
    if (serverUrl !== undefined) {
        // The start command and the readiness check belong to the address that was replaced.
        const { start: _, wait_for_ready: __, ...kept } = asKind(entry, "url", httpUrl(serverUrl, "--server-url"));
        entry = kept;
    }
    if (serverCommand !== undefined)
        entry = asKind(entry, "command", commandWords(serverCommand));
    if (serverAuthBearerEnv !== undefined) {
        needsUrl(server.name, entry, "--server-auth-bearer-env");
        const replaced = entry["auth"]?.["oauth"] !== undefined;
        if (replaced)
            notes.push(`the bearer token replaces \`oauth\` of \`${server.name}\``);
        entry["auth"] = { bearer_token_env: serverAuthBearerEnv };
    }
    if (headers !== undefined && Object.keys(headers).length > 0) {
        needsUrl(server.name, entry, "--header");
        entry["headers"] = mergeHeaders(entry["headers"], headers);
    }
    if (http !== undefined && Object.keys(http).length > 0) {
        needsUrl(server.name, entry, "An HTTP setting");
        entry["http"] = mergeHttp(entry["http"] ?? {}, http);
    }
    if (waitForReady !== undefined) {
        needsUrl(server.name, entry, "--wait-for-ready");
        entry = { ...entry, ...readiness(server.name, entry, waitForReady) };
    }
    // What was relative is absolute by now.
    return (0,servers_server/* toServer */.zQ)(server.name, entry, "/", server);
}
/** The entry reached in another way: fields that belong to the other kind are dropped. */
function asKind(entry, kind, value) {
    const other = kind === "url" ? "command" : "url";
    const dropped = [other, "cassette", ...servers_server/* FIELDS_OF_KIND */.t7[other]];
    return { ...Object.fromEntries(Object.entries(entry).filter(([key]) => !dropped.includes(key))), [kind]: value };
}
function httpUrl(text, flag) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && (url.username !== "" || url.password !== "")) {
        throw (0,problem/* userError */.IF)(`${flag} holds credentials`, "They would be shown.", "Give --server-auth-bearer-env.");
    }
    if (url && /^https?:$/.test(url.protocol))
        return text;
    throw (0,problem/* userError */.IF)(`${flag} is not a valid URL`, "It must start with http:// or https://.", "Write the whole address.");
}
/** What --wait-for-ready sets: a URL is what is polled, a duration how long the entry's own waiting may take. */
function readiness(name, { wait_for_ready: ready, start }, text) {
    const timeout = /^[0-9]+(\.[0-9]+)?$/.test(text) ? `${text}s` : text;
    if ((0,duration/* parseDuration */.E9)(timeout) === undefined) {
        if (/^https?:/i.test(text))
            return { wait_for_ready: httpUrl(text, "--wait-for-ready") };
        const forms = `It takes an address that starts with http:// or https://, a number of seconds, or ${duration/* DURATION_FORM */.ec}.`;
        throw (0,problem/* userError */.IF)("--wait-for-ready is neither a URL nor a duration", forms, "Write the address to poll, or `30s`.");
    }
    if (ready !== undefined) {
        const polled = (0,json/* isObject */.Gv)(ready) && !(ready instanceof deferred/* DeferredText */.z$) ? ready : { url: ready };
        return { wait_for_ready: { ...polled, timeout } };
    }
    if (start !== undefined)
        return { startup_timeout: timeout };
    throw (0,problem/* userError */.IF)("--wait-for-ready does not know what to wait for", `\`${name}\` has neither \`wait_for_ready\` nor \`start\`, so a duration alone is not enough.`, "Give the URL to poll.");
}
function commandWords(line) {
    let words;
    try {
        words = (0,core_words/* splitWords */.y)(line);
    }
    catch (error) {
        throw (0,problem/* userError */.IF)("--server-command cannot be split", `${error.message}.`, "Close every quote.");
    }
    if (words.length > 0)
        return words;
    throw (0,problem/* userError */.IF)("--server-command is empty", "There is no program to start.", "Write a program and its arguments.");
}
function needsUrl(name, entry, flag) {
    if (entry["url"] !== undefined)
        return;
    throw (0,problem/* userError */.IF)(`${flag} on a server with a command`, `\`${name}\` is reached over stdin and stdout, not over HTTP.`, "Leave it out, or give --server-url.");
}
/** Merges headers; names are compared ignoring case. */
function mergeHeaders(existing = {}, flags) {
    const forbidden = Object.keys(flags).find((name) => /^(proxy-)?authorization$/i.test(name));
    if (forbidden !== undefined) {
        throw new problem/* UserError */.yo([
            {
                title: `\`${forbidden}\` is not a header that can be set`,
                description: "Credentials belong under `auth`, which keeps them out of reports.",
                fix: "Give --server-auth-bearer-env.",
            },
        ]);
    }
    const replaced = new Set(Object.keys(flags).map((name) => name.toLowerCase()));
    const kept = Object.entries(existing).filter(([name]) => !replaced.has(name.toLowerCase()));
    return { ...Object.fromEntries(kept), ...flags };
}
function mergeHttp(existing, flags) {
    const tls = { ...existing["tls"], ...flags["tls"] };
    return { ...existing, ...flags, ...(Object.keys(tls).length > 0 ? { tls } : {}) };
}

;// CONCATENATED MODULE: ./src/suite/servers/server-config.ts












/**
 * Reads the file of `--server-config`: a mapping with one `server:` block, whose strings may refer to the environment.
 * Gives every problem; `config` is absent if there is one.
 */
async function loadServerConfig(path, options) {
    const file = (0,external_node_path_.resolve)(options.cwd, path);
    const log = new problems/* ProblemLog */.m(new positions/* PlaceStore */.rH());
    try {
        const { value, complete, problems } = await (0,read_yaml/* readYaml */.g)((0,read_source/* readSource */.o$)(file, options.cwd), log.places);
        if (value === undefined)
            return { problems };
        for (const problem of problems)
            log.add(problem);
        log.complete = complete;
        const entry = (0,json/* isObject */.Gv)(value) ? value["server"] : undefined;
        if (!(0,json/* isObject */.Gv)(value) || !(0,json/* isObject */.Gv)(entry) || Object.keys(value).length > 1) {
            log.at((0,json/* isObject */.Gv)(value) ? value : {}, [], "value", {
                title: "not a server configuration",
                description: "The file must hold one key, `server`, with a whole server block.",
                fix: "Write `server:` with its `command` or `url` below it.",
            });
            return { problems: log.list };
        }
        // The block is checked as the one server of a suite; it keeps its own places.
        const servers = { server: entry };
        const root = { servers };
        log.places.recordMerged(servers, [[value, "server"]]);
        log.places.recordMerged(root, [[value, "server"]]);
        for (const [name, secret] of (0,declared_secrets/* literalSecrets */.pE)(root))
            options.onSecret?.(name, secret);
        const isValid = checkSchema(root, log).length === 0;
        fillDocument(root, new variables_variables/* Variables */.ut(undefined, options, variables_variables/* NO_DOTENV */.zD), log, isValid);
        if (isValid)
            checkServer(root, ["servers", "server"], entry, log);
        if (!log.failed)
            return { config: { entry, folder: (0,external_node_path_.dirname)(file) }, problems: [] };
        return {
            problems: log.list.map((problem) => ({ ...problem, pointer: problem.pointer?.replace("/servers", "") ?? "" })),
        };
    }
    catch (error) {
        if (error instanceof problem/* UserError */.yo)
            return { problems: [...error.problems] };
        throw error;
    }
}

// EXTERNAL MODULE: ./src/run/find-suites.ts + 1 modules
var find_suites = __webpack_require__(98701);
;// CONCATENATED MODULE: ./src/run/load-request.ts










/**
 * Finds and loads the suites of a request. What their servers take from the environment becomes secret.
 *
 * @param without if true and flags name a server, no suite is needed: the flags make one with that server only
 */
async function loadRequest(request, redactor, runId, without = false) {
    const options = {
        cwd: request.cwd,
        repositoryRoot: request.repositoryRoot,
        env: request.env,
        withheld: request.withheld,
        onSecret: (name, value) => redactor.add(name, value),
        runId,
        ...(request.suiteDefaults !== undefined && { defaults: request.suiteDefaults }),
        ...(request.envFile !== undefined && { envFile: request.envFile }),
    };
    const { serverUrl, serverCommand } = request.overrides;
    const isNamed = (serverUrl ?? serverCommand ?? request.serverConfig) !== undefined;
    const isBare = without && isNamed && request.paths.length === 0;
    const found = isBare
        ? { files: [], others: new Map(), problems: [] }
        : await (0,find_suites/* findSuites */.f8)(request.paths, request.cwd, without);
    const loaded = isBare
        ? { suites: [emptySuite(request.cwd)], drafts: [], problems: [] }
        : await loadSuites(found.files, options, request.onFile);
    if (request.serverConfig !== undefined) {
        for (const suite of found.files)
            request.onFile?.((0,external_node_path_.resolve)(request.cwd, request.serverConfig), suite);
    }
    const config = request.serverConfig === undefined ? undefined : await loadServerConfig(request.serverConfig, options);
    // A file that another selected file imports does not run by itself.
    const drafts = loaded.drafts.map(({ suite }) => suite);
    const imported = new Set([...loaded.suites, ...drafts].flatMap((suite) => suite.imports));
    const others = [...found.others]
        .filter(([file]) => !imported.has(file))
        .map(([file, why]) => (0,find_suites/* noSuiteWarning */.ss)(file, why, request.cwd));
    const overrides = { ...request.overrides, ...(config?.config && { serverConfig: config.config }) };
    const { suites, names, banner, problems: argumentProblems, } = overrideServers(loaded.suites.filter((suite) => !imported.has(suite.file)), request, overrides);
    const whole = loaded.drafts.filter(({ complete, suite }) => complete && suite.servers.size > 0);
    const drafted = overrideServers(whole.map(({ suite }) => suite), request, overrides);
    const problems = [
        ...found.problems,
        ...others,
        ...loaded.problems,
        ...(config?.problems ?? []),
        ...argumentProblems,
        ...drafted.problems,
        ...suites.flatMap((suite) => suite.warnings),
        ...suites.flatMap((suite) => serverWarnings(suite, request, redactor)),
    ];
    // If flags name the only server, they override nothing.
    return { suites, drafts: loaded.drafts, names, banner: isBare ? undefined : banner, problems };
}
/** Registers what the servers of a suite take from the environment as secrets; warns about missing and unsafe values. */
function serverWarnings({ servers, places }, { env, withheld }, redactor) {
    for (const [name, value] of (0,proxies/* proxySecrets */.W)(env))
        redactor.add(name, value);
    return [...servers.values()].flatMap((server) => {
        const { secrets, unset } = (0,server_secrets/* serverSecrets */.h)(server, env);
        for (const [name, value] of secrets)
            redactor.add(name, value);
        const { location } = server;
        const place = { location, snippet: places.snippet(location, 1), warning: true };
        const cautions = unset.map((name) => ({
            ...place,
            title: `the environment variable ${name} is not set`,
            description: `Server ${server.name} needs it: its tests cannot be judged.${withheld.has(name) ? ` ${(0,proc_env/* withheldText */.rR)(name)}` : ""}`,
            fix: withheld.has(name)
                ? "Use a credential of its own, or name it in `pass-env`."
                : "Set it in the environment of the run.",
        }));
        if (server.http?.insecureSkipVerify) {
            cautions.push({
                ...place,
                title: "CERTIFICATES ARE NOT VERIFIED",
                description: `Any endpoint can impersonate server ${server.name} and receive the token.`,
                fix: "Remove insecure_skip_verify; give the authority's certificate by `http.tls.ca_bundle_path` or --ca-bundle.",
            });
        }
        return cautions;
    });
}
/** Applies flags to the servers and run options of suites; reports overrides that match no suite. */
function overrideServers(suites, request, overrides) {
    let names = [];
    const banners = new Set();
    const problems = [];
    const changed = suites.flatMap((suite) => {
        const overridden = collectProblems(() => applyOverrides(suite.servers, overrides), problems);
        if (overridden === undefined)
            return [];
        names = overridden.names;
        if (overridden.banner !== undefined)
            banners.add(overridden.banner);
        return [{ ...suite, servers: overridden.servers, runOptions: { ...suite.runOptions, ...request.runOptions } }];
    });
    const banner = banners.size > 0 ? [...banners].join("\n") : undefined;
    return { suites: changed, names, banner, problems };
}
/** Returns the result of `work`; undefined if it throws a UserError, whose problems are added to `problems`. */
function collectProblems(work, problems) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof problem/* UserError */.yo))
            throw error;
        problems.push(...error.problems);
        return undefined;
    }
}


/***/ }),

/***/ 85012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ MAX_CA_BUNDLE),
/* harmony export */   h: () => (/* binding */ checkHttp)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_read_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69774);
/* harmony import */ var _variables_deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56207);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51815);




/** In bytes. */
const MAX_CA_BUNDLE = 16 * 1_024 * 1_024;
/** What is known when the server is started, and what when a request is sent. */
const AT_START = new Set(["port", "target_version"]);
const IN_START = new Set([...AT_START, "tmp_dir", "otel_traceparent"]);
const AT_REQUEST = new Set([...AT_START, "request_id", "otel_traceparent"]);
/** Reports what is wrong with the HTTP fields of a server's entry, beyond their types; `path` leads to it. */
function checkHttp(root, path, entry, log) {
    const at = (...keys) => ({ path: [...path, ...keys], value: keys.reduce(_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf, entry) });
    const ready = at("wait_for_ready");
    checkUrl(root, at("url"), log);
    checkUrl(root, typeof ready.value === "object" && !(ready.value instanceof _variables_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .DeferredText */ .z$) ? at("wait_for_ready", "url") : ready, log);
    for (const key of ["url", "wait_for_ready"])
        checkDeferred(root, at(key), AT_START, entry, log);
    checkDeferred(root, at("start"), IN_START, entry, log);
    for (const key of ["auth", "http", "transport"])
        checkDeferred(root, at(key), new Set(), entry, log);
    checkHeaders(root, at("headers"), entry, log);
    checkBundle(root, at("http", "tls", "ca_bundle_path"), log);
    checkOAuth(root, at("auth", "oauth"), log);
    for (const key of ["headers", "mtls"]) {
        const reserved = at("auth", key);
        if (reserved.value === undefined)
            continue;
        log.at(root, reserved.path, "key", {
            title: `\`auth.${key}\` is reserved`,
            description: "It is reserved for later and has no effect.",
            fix: "Remove it; write headers that are not credentials under `headers`.",
            warning: true,
        });
    }
}
function checkUrl(root, { path, value }, log) {
    const text = value instanceof _variables_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .DeferredText */ .z$ ? value.parts.map((part) => (typeof part === "string" ? part : "1")).join("") : value;
    if (typeof text !== "string")
        return;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
        log.at(root, path, "value", {
            title: `\`${path.at(-1)}\` is not a valid address`,
            description: "The address of a server over HTTP starts with http:// or https://.",
            fix: "Write the whole address, such as `https://example.com/mcp`.",
        });
    }
    else if (url.username !== "" || url.password !== "") {
        // Without the author's line, which shows them.
        log.add({
            location: log.places.locate(root, path, "value"),
            title: `\`${path.at(-1)}\` holds credentials`,
            description: "Credentials belong under `auth`, which keeps them out of reports.",
            fix: "Write `auth:` with `bearer_token_env:`, and the address without them.",
        });
    }
}
/** What the grant needs, each under one of its names. */
const OAUTH_PAIRS = [
    ["client_id_env", "client_id", true],
    ["token_url", "token_endpoint", true],
    ["scopes", "scope", false],
];
function checkOAuth(root, { path, value }, log) {
    if (value === undefined)
        return;
    for (const [first, second, isNeeded] of OAUTH_PAIRS) {
        const present = [first, second].filter((key) => (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(value, key) !== undefined);
        if (present.length === 2) {
            log.at(root, [...path, second], "key", {
                title: `\`${first}\` and \`${second}\` mean the same`,
                description: "It is not clear which of them applies.",
                fix: "Keep one, and remove the other.",
            });
        }
        else if (present.length === 0 && isNeeded) {
            log.notFound(root, path, "key", {
                title: `\`oauth\` needs \`${first}\``,
                description: "The client credentials grant needs it to fetch a token.",
                fix: `Write \`${first}:\` or \`${second}:\`.`,
            });
        }
    }
    for (const key of ["token_url", "token_endpoint"])
        checkUrl(root, { path: [...path, key], value: (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(value, key) }, log);
}
function checkHeaders(root, { path, value }, entry, log) {
    if (typeof value !== "object" || value === null)
        return;
    for (const [name, header] of Object.entries(value)) {
        checkDeferred(root, { path: [...path, name], value: header }, AT_REQUEST, entry, log);
        if (typeof header !== "string" || isHeaderValue(header))
            continue;
        log.at(root, [...path, name], "value", {
            title: `\`${name}\` cannot be sent`,
            description: "A header value is one line of Latin-1 text.",
            fix: "Write it on one line, and encode characters outside Latin-1.",
        });
    }
}
/** True for text that may stand as the value of a header. */
function isHeaderValue(text) {
    return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}
function checkBundle(root, { path, value }, log) {
    if (typeof value !== "string")
        return;
    const tls = path.slice(0, -1).reduce(_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf, root);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((typeof tls === "object" && tls !== null && log.places.sourceOf(tls, "ca_bundle_path")?.file) || "");
    try {
        (0,_core_read_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, value), MAX_CA_BUNDLE);
    }
    catch {
        log.at(root, path, "value", {
            title: "the CA bundle cannot be read",
            description: "The path is relative to the suite file that names it, and no readable file is there.",
            fix: "Check the path. The file must hold PEM certificates.",
        });
    }
}
/** Reports references that are resolved too late for the field; `${port}` needs a server that the run starts. */
function checkDeferred(root, { path, value }, availableNames, entry, log) {
    if (typeof value !== "object" || value === null)
        return;
    if (!(value instanceof _variables_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .DeferredText */ .z$)) {
        for (const [key, item] of Object.entries(value)) {
            checkDeferred(root, { path: [...path, Array.isArray(value) ? Number(key) : key], value: item }, availableNames, entry, log);
        }
        return;
    }
    const starts = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(entry, "start") !== undefined;
    for (const part of value.parts) {
        if (typeof part === "string" || (availableNames.has(part.name) && (starts || part.name !== "port")))
            continue;
        log.notFound(root, path, "value", {
            title: `\`\${${part.name}}\` has no value here`,
            description: part.name === "port"
                ? "mcptest chooses a port only for a server that it starts."
                : "It must be known when mcptest connects to the server, but this variable gets its value later.",
            fix: part.name === "port"
                ? "Write the port itself, or `start:` with the server's command."
                : "Write the value itself.",
        });
    }
}


/***/ }),

/***/ 11931:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ httpSettings),
/* harmony export */   w: () => (/* binding */ absolutePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98571);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _variables_deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56207);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51815);





const REQUEST_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 5;
const READY_TIMEOUT_MS = 30_000;
const READY_INTERVAL_MS = 500;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
/** The HTTP settings of a server's entry, after `absolutePaths`; undefined for one without `url`. */
function httpSettings(entry) {
    const { url, transport, auth, headers, wait_for_ready: ready, start } = entry;
    if (url === undefined)
        return undefined;
    const http = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(entry, "http");
    const tls = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(http, "tls");
    const token = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(auth, "bearer_token_env");
    const oauth = oauthOf((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(auth, "oauth"));
    const agent = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(http, "user_agent_override");
    const userAgent = agent === true ? BROWSER : agent;
    const bundle = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(tls, "ca_bundle_path");
    const minVersion = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(tls, "min_version");
    const redirects = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(http, "max_redirects");
    return {
        url,
        ...((transport === "http" || transport === "sse") && { transport }),
        ...(typeof token === "string" && { bearerTokenEnv: token }),
        ...(oauth && { oauth }),
        headers: (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(headers) ? headers : {},
        timeoutMs: durationOf((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(http, "timeout")) ?? REQUEST_TIMEOUT_MS,
        connectTimeoutMs: durationOf((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(http, "connect_timeout")) ?? CONNECT_TIMEOUT_MS,
        maxRedirects: typeof redirects === "number" ? redirects : MAX_REDIRECTS,
        ...(typeof userAgent === "string" && { userAgent }),
        insecureSkipVerify: (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(tls, "insecure_skip_verify") === true,
        ...(typeof bundle === "string" && { caBundlePath: bundle }),
        ...((minVersion === "1.2" || minVersion === "1.3") && { minVersion }),
        ...(ready !== undefined && { ready: readyOf(ready) }),
        ...((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(start) && { start: startOf(start) }),
    };
}
/** The entry with every path in it absolute; `folder`: of the file that declares it. */
function absolutePaths(entry, folder) {
    const within = (node, key) => {
        const path = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(node, key);
        return typeof path === "string" && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(node) ? { ...node, [key]: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path) } : node;
    };
    const absolute = { ...entry };
    for (const key of ["cwd", "cassette"]) {
        const path = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(entry, key);
        if (typeof path === "string")
            absolute[key] = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path);
    }
    const { start, http } = entry;
    if (start !== undefined)
        absolute["start"] = within(start, "cwd");
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(http) && http["tls"] !== undefined) {
        absolute["http"] = { ...http, tls: within(http["tls"], "ca_bundle_path") };
    }
    return absolute;
}
function readyOf(ready) {
    return {
        url: (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(ready) && !(ready instanceof _variables_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .DeferredText */ .z$) ? ready["url"] : ready,
        timeoutMs: durationOf((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(ready, "timeout")) ?? READY_TIMEOUT_MS,
        intervalMs: durationOf((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(ready, "interval")) ?? READY_INTERVAL_MS,
    };
}
function oauthOf(oauth) {
    const textAt = (key) => {
        const value = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(oauth, key);
        return typeof value === "string" ? value : undefined;
    };
    const tokenUrl = textAt("token_url") ?? textAt("token_endpoint");
    if (tokenUrl === undefined)
        return undefined;
    const scopes = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(oauth, "scopes");
    const scope = Array.isArray(scopes) && scopes.length > 0 ? scopes.join(" ") : textAt("scope");
    const clientId = textAt("client_id");
    const clientIdEnv = textAt("client_id_env");
    const clientSecretEnv = textAt("client_secret_env");
    const audience = textAt("audience");
    return {
        tokenUrl,
        ...(clientId !== undefined && { clientId }),
        ...(clientIdEnv !== undefined && { clientIdEnv }),
        ...(clientSecretEnv !== undefined && { clientSecretEnv }),
        ...(scope !== undefined && { scope }),
        ...(audience !== undefined && { audience }),
    };
}
function startOf({ command, env, cwd, stop }) {
    return {
        command: Array.isArray(command) ? command : [],
        env: (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(env) ? env : {},
        ...(typeof cwd === "string" && { cwd }),
        ...(Array.isArray(stop) && { stop }),
    };
}
function durationOf(value) {
    return typeof value === "string" ? (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(value) : undefined;
}


/***/ }),

/***/ 5036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   t7: () => (/* binding */ FIELDS_OF_KIND),
/* harmony export */   zQ: () => (/* binding */ toServer)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98571);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _variables_deferred_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56207);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51815);
/* harmony import */ var _http_server_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11931);





const STARTUP_TIMEOUT_MS = 30_000;
/** Fields that have a meaning for one kind of server alone. */
const FIELDS_OF_KIND = {
    command: ["env", "inherit_env", "cwd"],
    url: ["transport", "auth", "headers", "http", "wait_for_ready", "start"],
    cassette: [],
};
/** A server from its entry, after interpolation. `folder`: of the file that declares it; `cwd` starts there. */
function toServer(name, written, folder, { location, targetLocation, startLocation }) {
    const entry = (0,_http_server_js__WEBPACK_IMPORTED_MODULE_2__/* .absolutePaths */ .w)(written, folder);
    const http = (0,_http_server_js__WEBPACK_IMPORTED_MODULE_2__/* .httpSettings */ .q)(entry);
    const { command, cwd, url, cassette, client, startup_timeout } = entry;
    const timeout = typeof startup_timeout === "string" ? (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(startup_timeout) : undefined;
    return {
        name,
        ...(Array.isArray(command) ? { command } : {}),
        env: environmentOf(entry["env"]),
        inheritEnv: entry["inherit_env"] !== false,
        ...(typeof cwd === "string" ? { cwd } : {}),
        startupTimeoutMs: timeout ?? STARTUP_TIMEOUT_MS,
        safeCalls: (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .textsOf */ .CB)(entry["safe_calls"]) ?? [],
        volatile: (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .textsOf */ .CB)(entry["volatile"]) ?? [],
        ...(typeof url === "string" ? { url } : url instanceof _variables_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$ ? { url: url.text } : {}),
        ...(http === undefined ? {} : { http }),
        ...(typeof cassette === "string" ? { cassette } : {}),
        ...((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(client) && { client: clientOf(client) }),
        raw: entry,
        location,
        targetLocation,
        ...(startLocation && { startLocation }),
    };
}
/** One answer for all is a list of one. */
function clientOf({ sampling, elicitation, roots }) {
    const inTurn = (answers) => (Array.isArray(answers) ? answers : [answers]);
    return {
        ...(sampling !== undefined && { sampling: inTurn(sampling) }),
        ...(elicitation !== undefined && { elicitation: inTurn(elicitation) }),
        ...(Array.isArray(roots) && { roots }),
    };
}
/** The environment variables that an entry declares. */
function environmentOf(env) {
    const texts = {};
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(env))
        for (const [key, value] of Object.entries(env))
            (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .setOwn */ .P5)(texts, key, value);
    return texts;
}


/***/ }),

/***/ 41923:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ cassetteOf),
/* harmony export */   I: () => (/* binding */ cassetteOfTest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51815);


/** The cassette that an agent test or an eval names, by its absolute path. */
function cassetteOf(node, log) {
    const path = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(node["cassette"]);
    if (path === "")
        return {};
    return { cassette: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(log.places.sourceOf(node, "cassette")?.file ?? ""), path) };
}
/** The cassette from which a test is played; undefined if it has none. Metrics have that of their test. */
function cassetteOfTest(test) {
    if (test.block === "evals" || (test.block === "agents" && test.metric === undefined))
        return test.cassette;
    return undefined;
}


/***/ }),

/***/ 67780:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ COMPOSITION_CLASHES),
/* harmony export */   JT: () => (/* binding */ clashOf),
/* harmony export */   Yc: () => (/* binding */ CLASHES),
/* harmony export */   pG: () => (/* binding */ STEP_CLASHES)
/* harmony export */ });
/* unused harmony export TOOL_KEYS */
/** The keys that a tool test can have in addition to its call. `server` stands for a list of servers. */
const TOOL_KEYS = [
    ...["expect", "steps", "finally", "data", "server", "retries", "inject_error", "negative_path"],
    ...["fuzz", "verify", "resend", "wire_fault", "transform", "parity"],
];
/**
 * Every combination of a tool test's keys that does not run; what is not here runs. The loader, the page
 * docs/suite-reference.md and the tests are made from it.
 */
const CLASHES = [
    {
        key: "steps",
        excludes: [
            ...[
                "args",
                "expect",
                "inject_error",
                "negative_path",
                "fuzz",
                "verify",
                "resend",
                "wire_fault",
                "transform",
                "parity",
            ],
        ],
        why: "A test with `steps` makes several calls, so this key has no call to apply to.",
        fix: "Move it to the step that it belongs to, or write a test with a `tool`.",
    },
    { key: "tool", excludes: ["finally"], why: "These steps run after `steps`, and this test has a single call." },
    {
        key: "inject_error",
        excludes: [
            ...["retries", "negative_path", "fuzz", "verify", "resend", "wire_fault", "transform", "parity"],
            ...["expect.max_duration_ms", "expect.response_headers", "expect.response_headers_absent"],
        ],
        why: "An injected error replaces the response: nothing is sent to a server.",
    },
    {
        key: "negative_path",
        excludes: ["verify", "resend", "wire_fault", "transform", "parity"],
        why: "Invalid requests are sent instead of the call, so it cannot be repeated or rewritten and has no single response.",
    },
    {
        key: "fuzz",
        excludes: ["expect", "retries", "negative_path", "verify", "resend", "wire_fault", "transform", "parity"],
        why: "Many calls are made instead of one, the same for the same seed, and each answer is judged by the protocol and the tool's schemas.",
    },
    {
        key: "parity",
        excludes: ["verify", "resend", "wire_fault"],
        why: "It compares the responses to one call, sent once.",
    },
];
/** The same for compositions. */
const COMPOSITION_CLASHES = [
    {
        key: "nodes",
        excludes: ["expect.response_headers", "expect.response_headers_absent"],
        why: "A composition gets several responses, each with its own headers.",
    },
];
/** The same for steps. */
const STEP_CLASHES = [
    { key: "resource", excludes: ["args"], why: "A resource is read by its URI only.", fix: "Remove `args`." },
];
/** Why two keys of a tool test exclude each other; undefined if they do not. */
function clashOf(first, other) {
    // `finally` goes with what `steps` goes with.
    const [a, b] = [first, other].map((key) => (key === "finally" ? "steps" : key));
    return CLASHES.find(({ key, excludes }) => (key === a && excludes.includes(b)) || (key === b && excludes.includes(a)))
        ?.why;
}


/***/ }),

/***/ 82799:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ complianceOf),
/* harmony export */   wN: () => (/* binding */ isOfCheck),
/* harmony export */   zF: () => (/* binding */ CORPUS)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48429);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71622);



/** Checks of a method, which is called or, for the handshake, was. */
const METHOD_CHECKS = [
    "initialize",
    "ping",
    "tools/list",
    "resources/list",
    "resources/templates/list",
    "prompts/list",
    "server/discover",
];
const INVARIANTS = ["invariants", "INV"];
/** Every rule of the corpus that applies. */
const CORPUS = "corpus";
const NOTHING_TO_READ = {
    title: "`expect` does not go with a check of rules",
    description: "Rules are checked over many messages, so there is no single response to read.",
    fix: "Remove it, or write a test with `request`.",
};
/** True for the id of a corpus rule, or the family of some (`TRANSPORT`). */
function isCorpusCheck(check) {
    return (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)().some(({ id, corpus }) => corpus !== undefined && isOfCheck(id, check));
}
/** True if a check of a suite asks for this rule. */
function isOfCheck(id, check) {
    return check === CORPUS || id === check || id.startsWith(`${check}-`);
}
/** The checks of a compliance test; reports unknown and unsupported ones. */
function complianceOf(node, root, path, log) {
    const { check, request, raw } = node;
    if (typeof raw === "string")
        return { raw };
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(request) && typeof request["method"] === "string") {
        const { method, params } = request;
        return { request: { method, ...((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(params) && { params }) } };
    }
    if (typeof check !== "string")
        return {};
    if (METHOD_CHECKS.includes(check))
        return { check };
    const rule = (0,_rules_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(check);
    if ([...INVARIANTS, CORPUS].includes(check) || rule?.family === "INV" || isCorpusCheck(check)) {
        if (node["expect"] !== undefined)
            log.at(root, [...path, "expect"], "key", NOTHING_TO_READ);
        return { check };
    }
    const suggestion = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .ZA)(check, [...METHOD_CHECKS, ...INVARIANTS, CORPUS]);
    log.at(root, [...path, "check"], "value", {
        title: `unknown check \`${check}\``,
        description: `Checks are ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)([...METHOD_CHECKS, "invariants", CORPUS])}, and the ids of invariants (INV-002) and of corpus rules (\`mcptest compliance rules\` lists them).`,
        fix: suggestion === undefined ? "Choose a different check." : `Did you mean \`${suggestion}\`?`,
    });
    return {};
}


/***/ }),

/***/ 13486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ modelAt),
/* harmony export */   KY: () => (/* binding */ unknownProvider),
/* harmony export */   ko: () => (/* binding */ readModel)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71622);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51815);



/** A model as a suite writes it; undefined if it is not one. */
function readModel(value) {
    if (typeof value === "string")
        return { id: value };
    const [provider, id] = [(0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .jf)(value, "provider"), (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .child */ .jf)(value, "id")];
    return typeof provider === "string" && typeof id === "string" ? { provider, id } : undefined;
}
/** The model that a suite names at a path, by its id or as `{provider, id}`; reports an unknown provider. */
function modelAt(root, path, value, log) {
    const model = readModel(value);
    if (model?.provider !== undefined)
        checkProvider(root, [...path, "provider"], model.provider, log);
    return model;
}
function checkProvider(root, path, name, log) {
    const declared = Object.keys((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(root["providers"]) ? root["providers"] : {});
    if (declared.includes(name))
        return;
    log.notFound(root, path, "value", unknownProvider(name, declared));
}
/** What is said of a provider that is not among those that the suite declares. */
function unknownProvider(name, declared) {
    const suggestion = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .ZA)(name, declared);
    return {
        title: `unknown provider \`${name}\``,
        description: declared.length === 0 ? "The suite has no `providers`." : `The suite has ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(declared)}.`,
        fix: suggestion === undefined ? "Declare it under `providers:`." : `Did you mean \`${suggestion}\`?`,
    };
}


/***/ }),

/***/ 54502:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hd: () => (/* binding */ serverSecrets),
/* harmony export */   oZ: () => (/* binding */ entrySecrets),
/* harmony export */   pE: () => (/* binding */ literalSecrets)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44360);
/* harmony import */ var _core_redaction_secret_search_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79186);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51815);
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56207);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40519);






const REFERENCE = /\$[\w{]/;
/**
 * The secrets that a document holds as its author wrote it: literal variables, and what servers have in their entries.
 * Messages show the author's lines. A part that refers to something is not a secret itself.
 */
function literalSecrets(root) {
    const variables = entriesOf((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(root, "variables")).flatMap(([name, entry]) => [
        ...textSecrets({ [name]: (0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationOf */ .MI)(entry)?.["value"] }),
        // A short default stands in for a secret.
        ...textSecrets({ [name]: (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry, "default") }).filter(([, text]) => text.length >= _core_redaction_secret_search_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_LENGTH */ .G),
    ]);
    return [...variables, ...serverSecrets(root)].filter(([, text]) => !REFERENCE.test(text.replaceAll("$$", "")));
}
/** The secrets in the servers and scorers of a document whose references are filled in. */
function serverSecrets(root) {
    const scorers = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(root, "scorers");
    return [
        ...entriesOf((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(root, "servers")).flatMap(([, entry]) => entrySecrets(entry)),
        ...(Array.isArray(scorers) ? scorers : []).flatMap((entry) => textSecrets((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry, "env"))),
    ];
}
/** The secrets in the entry of one server: in `env`, in literal headers, and in addresses. */
function entrySecrets(entry) {
    const ready = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry, "wait_for_ready");
    const oauth = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry, "auth"), "oauth");
    const addresses = {
        url: (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry, "url"),
        wait_for_ready: (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(ready, "url") ?? ready,
        endpoint: (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(oauth, "token_url") ?? (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(oauth, "token_endpoint"),
    };
    const env = [(0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry, "env"), (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry, "start"), "env")];
    return [...env, (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry, "headers"), addresses].flatMap(textSecrets);
}
function textSecrets(values) {
    return entriesOf(values).flatMap(([name, value]) => typeof value === "string" || typeof value === "number" ? (0,_core_redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_4__/* .secretsOf */ .F)({ [name]: String(value) }) : []);
}
function entriesOf(node) {
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(node) && !(node instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_0__/* .DeferredText */ .z$) ? Object.entries(node) : [];
}


/***/ }),

/***/ 56207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MP: () => (/* binding */ escapePattern),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   gD: () => (/* binding */ hasDeferred),
/* harmony export */   ii: () => (/* binding */ referencesIn),
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   z$: () => (/* binding */ DeferredText)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51815);


/** A string that waits for what is known only while the suite runs. */
class DeferredText {
    text;
    parts;
    constructor(
    /** As the author wrote it. */
    text, parts) {
        this.text = text;
        this.parts = parts;
    }
    /** So that a plan or a message shows what the author wrote. */
    toJSON() {
        return this.text;
    }
}
/** True if a value is, or holds, a string that waits for the run. */
function hasDeferred(value) {
    if (typeof value !== "object" || value === null)
        return false;
    return value instanceof DeferredText || Object.values(value).some(hasDeferred);
}
/** Every reference inside a value that waits for the run, with the path of its string. */
function* referencesIn(value, path = []) {
    if (typeof value !== "object" || value === null)
        return;
    if (value instanceof DeferredText) {
        for (const part of value.parts)
            if (typeof part !== "string")
                yield { reference: part, path };
        return;
    }
    for (const [key, item] of Object.entries(value)) {
        yield* referencesIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
    }
}
/**
 * The value with all references filled in: a copy if there are any, the value itself if there are none. `lookup`
 * gives the value of a name (`request_id`, `data.city`), undefined if it has none: then the fallback applies, or a
 * UserError is thrown, for which `why` explains what exists instead.
 */
function fillIn(value, lookup, why = () => undefined) {
    if (!hasDeferred(value))
        return value;
    if (value instanceof DeferredText)
        return fillText(value, lookup, why);
    if (Array.isArray(value))
        return value.map((item) => fillIn(item, lookup, why));
    const filled = {};
    for (const [key, item] of Object.entries(value))
        (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .setOwn */ .P5)(filled, key, fillIn(item, lookup, why));
    return filled;
}
/** Text of a value inside a string: strings as they are, everything else as JSON. */
function asText(value) {
    return typeof value === "string" ? value : JSON.stringify(value);
}
/** The text as a regular expression that matches just it. */
function escapePattern(text) {
    return text.replace(/[\\.+*?()|[\]{}^$#&~-]/g, "\\$&");
}
function fillText(deferred, lookup, why) {
    const values = deferred.parts.map((part) => {
        if (typeof part === "string")
            return part;
        const value = fillReference(part, lookup, why, deferred.text);
        return part.quoted ? escapePattern(asText(value)) : value;
    });
    return values.length === 1 ? values[0] : values.map(asText).join("");
}
function fillReference(reference, lookup, why, text) {
    const value = lookup(reference.name);
    if (value !== undefined && (value !== "" || reference.fallback === undefined))
        return value;
    if (reference.fallback !== undefined)
        return reference.fallback;
    const missing = why(reference.name);
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)(`\`\${${reference.name}}\` has no value`, reference.message || (missing?.description ?? `Nothing sets it here: \`${text}\`.`), missing?.fix ?? "Check the name, and that its source has run before.");
}


/***/ }),

/***/ 10349:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ interpolate),
/* harmony export */   IO: () => (/* binding */ parseReferences),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56207);


const MAX_LENGTH = 1_024 * 1_024;
const REFERENCE = /\$(?:(\$)|\{([^}]*)(\}?)|([A-Za-z_][A-Za-z0-9_]*))/g;
const BODY = /^([A-Za-z_](?:[\w.*-]|\[(?:"[^"]*"|-?\d+|\*)\])*?)(?::([-?])([\s\S]*))?$/;
/** The parts of a string: text and references; a malformed reference stays text. */
function parseReferences(text, forms) {
    const parts = [];
    let literal = "";
    let end = 0;
    for (const match of text.matchAll(REFERENCE)) {
        const [whole, dollar, body, closed, name] = match;
        const isBraces = body !== undefined;
        literal += text.slice(end, match.index);
        end = match.index + whole.length;
        if (forms !== "all" && (!isBraces || closed === "")) {
            literal += whole;
            continue;
        }
        if (dollar !== undefined) {
            literal += "$";
            continue;
        }
        if (isBraces && closed === "")
            return { syntax: `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(whole), 40, "")}\` is not closed by \`}\`` };
        const reference = name === undefined ? referenceOf(body ?? "") : { name };
        if (reference === undefined)
            return { syntax: `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(whole), 40, "")}\` is not a valid reference` };
        if (body?.includes("${"))
            return { syntax: `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(whole), 40, "")}\` has another reference inside it` };
        if (literal !== "")
            parts.push(literal);
        literal = "";
        parts.push(reference);
    }
    literal += text.slice(end);
    if (literal !== "" || parts.length === 0)
        parts.push(literal);
    const quoted = forms === "regex" && parts.length > 1;
    return quoted ? parts.map((part) => (typeof part === "string" ? part : { ...part, quoted })) : parts;
}
function referenceOf(body) {
    const match = BODY.exec(body);
    if (match === null)
        return undefined;
    const [, name = "", form, rest = ""] = match;
    if (form === "-")
        return { name, fallback: rest };
    return form === "?" ? { name, message: rest } : { name };
}
/** True for a string that is exactly one reference: its value keeps its type. */
function isWhole(parts) {
    return parts.length === 1 && typeof parts[0] === "object";
}
/**
 * A string with its references filled in by `lookup`: a value of any type if the string is exactly one reference,
 * a DeferredText if one is known only while the suite runs.
 */
function interpolate(text, forms, lookup) {
    if (forms === "none" || !text.includes("$"))
        return { value: text };
    const parts = parseReferences(text, forms);
    if (!Array.isArray(parts))
        return { problem: { kind: "syntax", detail: parts.syntax } };
    const filled = [];
    for (const part of parts) {
        const result = typeof part === "string" ? { value: part } : resolve(part, lookup);
        if ("problem" in result)
            return result;
        filled.push(result.value);
    }
    if (isWhole(parts))
        return { value: filled[0] instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$ ? withText(filled[0], text) : filled[0] };
    const length = filled.reduce((sum, value) => sum + sizeOf(value), 0);
    if (length > MAX_LENGTH)
        return { problem: { kind: "syntax", detail: "its references expand to more than 1 MiB of text" } };
    if (!filled.some((value) => value instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$))
        return { value: filled.map(_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1).join("") };
    return {
        value: new _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$(text, filled.flatMap((value) => (value instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$ ? value.parts : [(0,_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value)]))),
    };
}
/** A part that waits counts as much as it may well become. */
function sizeOf(value) {
    return value instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$ ? value.parts.length * 100 + value.text.length : (0,_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value).length;
}
function withText(deferred, text) {
    return new _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$(text, deferred.parts);
}
function resolve(reference, lookup) {
    const result = lookup(reference.name, reference.fallback);
    if (result === "deferred")
        return { value: new _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$("", [reference]) };
    const missing = "problem" in result ? result.problem.kind === "unresolved" : result.value === "";
    if (missing && reference.fallback !== undefined)
        return { value: quoted(reference, reference.fallback) };
    if (missing && reference.message !== undefined) {
        const detail = reference.message || `\`${reference.name}\` is required`;
        return { problem: { kind: "message", detail } };
    }
    if (!("problem" in result))
        return { value: quoted(reference, result.value) };
    const { problem } = result;
    return problem.kind === "unresolved" ? { problem: { ...problem, name: reference.name } } : result;
}
function quoted(reference, value) {
    return reference.quoted && !(value instanceof _deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .DeferredText */ .z$) ? (0,_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePattern */ .MP)((0,_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value)) : value;
}


/***/ }),

/***/ 44094:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   dH: () => (/* binding */ ANSWER_MEMBERS),
/* harmony export */   n2: () => (/* binding */ checkStepReferences),
/* harmony export */   vJ: () => (/* binding */ checkDataReferences)
/* harmony export */ });
/* unused harmony export stepOf */
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71622);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51815);
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56207);



/** The names with which targets of a call's answer start. */
const ANSWER_MEMBERS = [
    "result",
    "error",
    "duration_ms",
    "http",
    "notifications",
    "requests",
    "protocol_version",
    "server",
];
/** The first name of a reference with dots: `steps` of `steps.login.token`; empty if it has none. */
function headOf({ name }) {
    return /^([^.[]+)[.[]/.exec(name)?.[1] ?? "";
}
/** The id that `${steps.ID.path}` names; empty for other references. */
function stepOf({ name }) {
    return /^steps\.([^.[]+)/.exec(name)?.[1] ?? "";
}
/** Reports every `${steps.ID…}` below a node that reads no earlier step, or what a step does not have. */
function checkStepReferences(root, path, node, saved, log) {
    for (const { reference, path: inner } of (0,_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesIn */ .ii)(node)) {
        if (headOf(reference) !== "steps")
            continue;
        const id = stepOf(reference);
        const names = saved.get(id);
        if (names !== undefined) {
            checkSavedName(root, [...path, ...inner], reference, names, log);
            continue;
        }
        const suggestion = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .ZA)(id, saved.keys());
        log.notFound(root, [...path, ...inner], "value", {
            title: `no earlier step has the id \`${id}\``,
            description: saved.size === 0
                ? `\`\${${reference.name}}\` reads the response of an earlier step, and no earlier step has an id.`
                : `\`\${${reference.name}}\` reads the response of an earlier step: ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(saved.keys())}.`,
            fix: suggestion === undefined ? "Give an earlier step this `id`." : `Did you mean \`${suggestion}\`?`,
        });
    }
}
/** Reports a reference to a step that reads neither a name that the step saves nor a part of its answer. */
function checkSavedName(root, path, { name, fallback }, saved, log) {
    const id = stepOf({ name });
    const wanted = /^[^.[]*/.exec(name.slice(`steps.${id}`.length).replace(/^\./, ""))?.[0] ?? "";
    const known = [...saved, ...ANSWER_MEMBERS];
    if (wanted === "" || fallback !== undefined || known.includes(wanted))
        return;
    const suggestion = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .ZA)(wanted, saved) ?? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .ZA)(wanted, ANSWER_MEMBERS);
    log.notFound(root, path, "value", {
        title: `the step \`${id}\` has no \`${wanted}\``,
        description: `It saves ${saved.length === 0 ? "nothing" : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(saved)}; its answer has ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(ANSWER_MEMBERS)}.`,
        fix: suggestion === undefined
            ? `Save it in that step: \`save: { ${wanted}: result.structuredContent.${wanted} }\`.`
            : `Did you mean \`${suggestion}\`?`,
    });
}
/** Reports every `${data.x}` below a node that a row does not have; a fallback replaces what is missing. */
function checkDataReferences(root, path, node, rows, log) {
    for (const { reference, path: inner } of (0,_deferred_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesIn */ .ii)(node)) {
        if (headOf(reference) !== "data" || reference.fallback !== undefined)
            continue;
        const field = /^data\.([^.[]+)/.exec(reference.name)?.[1] ?? /^data\["([^"]*)"\]/.exec(reference.name)?.[1] ?? "";
        const index = rows.findIndex((row) => (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(row, field) === undefined);
        if (index === -1)
            continue;
        const fields = Object.keys(rows[index] ?? {});
        const suggestion = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .ZA)(field, fields);
        log.notFound(root, [...path, ...inner], "value", {
            title: `no \`${field}\` in row ${index} of the data`,
            description: fields.length === 0 ? "The row is empty." : `The row has ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(fields)}.`,
            fix: suggestion === undefined
                ? `Add it, or write \`\${data.${field}:-fallback}\`.`
                : `Did you mean \`${suggestion}\`?`,
        });
    }
}


/***/ }),

/***/ 40519:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ BUILT_IN),
/* harmony export */   $t: () => (/* binding */ readScalar),
/* harmony export */   Jp: () => (/* binding */ readDotenv),
/* harmony export */   MI: () => (/* binding */ declarationOf),
/* harmony export */   ut: () => (/* binding */ Variables),
/* harmony export */   zD: () => (/* binding */ NO_DOTENV)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54074);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _core_proc_env_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48947);
/* harmony import */ var _core_read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69774);
/* harmony import */ var _core_redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44360);
/* harmony import */ var _core_redaction_secret_search_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79186);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51815);
/* harmony import */ var _yaml_plain_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40776);
/* harmony import */ var _yaml_read_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82488);
/* harmony import */ var _interpolate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10349);











/** Names that are known only while the suite runs. */
const AT_RUN_TIME = new Set(["request_id", "tmp_dir", "port", "target_version", "otel_traceparent"]);
/** Names that no suite may declare: they are built in. */
const BUILT_IN = new Set([...AT_RUN_TIME, "run_id", "config_dir"]);
const MAX_DEPTH = 50;
const MAX_DOTENV = 4 * 1_024 * 1_024;
/** For what reads no dotenv file. */
const NO_DOTENV = { values: {}, isThere: false };
/** Variables of one suite: declared ones, the environment, the dotenv file and the built-in ones, by precedence. */
class Variables {
    environment;
    dotenv;
    /** Names of literal variables that the environment or a dotenv file overrides, with a line that says so. */
    overridden = new Map();
    #open = [];
    /** Values of literals: each is made once, however often it is referred to. */
    #known = new Map();
    #declared = new Map();
    /** What is secret in the values that were looked up, by the names under which it is blanked. */
    secrets = new Map();
    #values = new Map();
    #noted = new Set();
    constructor(declared, environment, dotenv) {
        this.environment = environment;
        this.dotenv = dotenv;
        for (const [name, value] of (0,_core_redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_6__/* .secretsOf */ .F)(dotenv.values))
            environment.onSecret?.(name, value);
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(declared))
            return;
        // Copied: what is declared is itself filled in later.
        for (const [name, entry] of Object.entries(declared))
            this.#declared.set(name, { ...declarationOf(entry) });
    }
    /** Every name that a suite can refer to, for suggestions. */
    names() {
        return [...this.#declared.keys(), ...BUILT_IN];
    }
    /** Where a value was looked for and not found, besides `variables:`. */
    get notFoundText() {
        return `No variable and no environment variable gives it one${this.#dotenvTried()}.`;
    }
    /** The value of a name. `configDir`: folder of the file that refers to it. Names with dots are not looked up here. */
    lookup(name, configDir) {
        if (AT_RUN_TIME.has(name))
            return "deferred";
        if (name === "run_id")
            return { value: this.environment.runId };
        if (name === "config_dir")
            return { value: configDir };
        if (!this.#declared.has(name))
            return lookupResult(this.#outside(name)) ?? this.#unresolved(name);
        const result = this.declared(name, configDir);
        const isOwn = "problem" in result && (result.problem.kind === "circle" || this.#isUnset(name));
        return "value" in result || isOwn ? result : { problem: { kind: "reported" } };
    }
    /** The value of a declared variable, with what is wrong with its own text. */
    declared(name, configDir) {
        const result = this.#declaredValue(name, configDir);
        if ("value" in result)
            this.#noteValue(name, result.value, this.#isDefault(name) ? _core_redaction_secret_search_js__WEBPACK_IMPORTED_MODULE_8__/* .MIN_LENGTH */ .G : 0);
        return result;
    }
    /** Reports what is secret in the fallback of a reference to a name. What is too short to be hidden stands in for one. */
    noteFallback(name, fallback) {
        const keep = (part, secret) => this.secrets.has(part) || this.secrets.set(part, secret);
        this.#note(name, fallback, _core_redaction_secret_search_js__WEBPACK_IMPORTED_MODULE_8__/* .MIN_LENGTH */ .G, keep);
    }
    #noteValue(name, value, least = 0) {
        // A name may be referred to ten thousand times.
        if (this.#values.get(name) === value)
            return;
        this.#values.set(name, value);
        this.#note(name, value, least, (part, secret) => this.secrets.set(part, secret));
    }
    /** Reports the secrets in a value that have at least so many characters. */
    #note(name, value, least, keep) {
        if (typeof value !== "string" && typeof value !== "number")
            return;
        for (const [part, secret] of (0,_core_redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_6__/* .secretsOf */ .F)({ [name]: String(value) })) {
            if (secret.length < least)
                continue;
            keep(part, secret);
            const key = `${part}\0${secret}`;
            if (!this.#noted.has(key))
                this.environment.onSecret?.(part, secret);
            this.#noted.add(key);
        }
    }
    #declaredValue(name, configDir) {
        const entry = this.#declared.get(name) ?? {};
        const { from_env: source, value: literal, default: fallback } = entry;
        if (typeof source === "string") {
            const value = this.#outside(source);
            if (value !== undefined)
                return { value: likeLiteral(value, fallback) };
            return fallback === undefined ? this.#unresolved(name, source) : this.#literal(name, fallback, configDir);
        }
        const value = this.#outside(name);
        if (value !== undefined)
            this.overridden.set(name, this.#overrideOf(name));
        if (value !== undefined)
            return { value: likeLiteral(value, literal) };
        return literal === undefined ? { problem: { kind: "reported" } } : this.#literal(name, literal, configDir);
    }
    /** True if a variable has no value because the environment has none. */
    #isUnset(name) {
        const { from_env: source, default: fallback } = this.#declared.get(name) ?? {};
        return typeof source === "string" && fallback === undefined;
    }
    /** True for a variable whose value is its `default`. */
    #isDefault(name) {
        const { from_env: source } = this.#declared.get(name) ?? {};
        return typeof source === "string" && this.#outside(source) === undefined;
    }
    #dotenvTried() {
        const { path, isThere } = this.dotenv;
        if (path === undefined)
            return "";
        return isThere ? `, and \`${path}\` does not have it` : `, and there is no \`${path}\``;
    }
    #overrideOf(name) {
        const isInEnv = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_9__/* .child */ .jf)(this.environment.env, name) !== undefined;
        const by = isInEnv ? `the environment variable ${name}` : `${name} in ${this.dotenv.path}`;
        return `${by} overrides the suite's variable`;
    }
    #outside(name) {
        const value = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_9__/* .child */ .jf)(this.environment.env, name) ?? (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_9__/* .child */ .jf)(this.dotenv.values, name);
        this.#noteValue(name, value);
        return typeof value === "string" ? value : undefined;
    }
    #unresolved(name, from = name) {
        const isWithheld = this.environment.withheld?.has(from) === true;
        const unset = from === name ? "" : `The environment variable \`${from}\` is not set${this.#dotenvTried()}.`;
        return { problem: { kind: "unresolved", detail: isWithheld ? (0,_core_proc_env_js__WEBPACK_IMPORTED_MODULE_10__/* .withheldText */ .rR)(from) : unset } };
    }
    /** A declared value may refer to other variables. */
    #literal(name, literal, configDir) {
        if (typeof literal !== "string")
            return { value: literal };
        const key = `${name}\0${configDir}`;
        const cached = this.#known.get(key);
        if (cached !== undefined)
            return cached;
        if (this.#open.length >= MAX_DEPTH) {
            return { problem: { kind: "circle", detail: `variables refer to each other more than ${MAX_DEPTH} deep` } };
        }
        if (this.#open.includes(name)) {
            const detail = `\`${name}\` refers to itself: ${[...this.#open, name].join(" → ")}`;
            return { problem: { kind: "circle", detail } };
        }
        this.#open.push(name);
        const result = (0,_interpolate_js__WEBPACK_IMPORTED_MODULE_5__/* .interpolate */ .GW)(literal, "all", (inner, fallback) => {
            this.noteFallback(inner, fallback);
            return this.lookup(inner, configDir);
        });
        this.#open.pop();
        const isCircle = "problem" in result && result.problem.kind === "circle";
        if (!isCircle)
            this.#known.set(key, result);
        return result;
    }
}
/** The dotenv file of a suite: only `--env-file` if it is given, else `.env` next to the suite, if there is one. */
async function readDotenv(suiteFile, options) {
    const file = options.envFile === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(suiteFile), ".env") : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.cwd, options.envFile);
    options.onFile?.(file);
    const path = (0,_yaml_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .displayPath */ .Gt)(file, options.cwd);
    try {
        const text = (0,_core_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, MAX_DOTENV);
        const { parse } = await __webpack_require__.e(/* import() */ 8889).then(__webpack_require__.t.bind(__webpack_require__, 18889, 23));
        return { values: parse(text), path, isThere: true };
    }
    catch (error) {
        const { code } = error;
        if (code === undefined)
            throw error;
        // Other tools give this name to a folder with a Python environment.
        if (options.envFile === undefined && (code === "ENOENT" || code === "EISDIR"))
            return { values: {}, path, isThere: false };
        const fix = "Check the path: that of --env-file starts in the working directory, `.env` is beside the suite.";
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)(`cannot read \`${path}\``, `${(0,_yaml_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .whyUnreadable */ ._p)(code)} Tried ${file}.`, fix);
    }
}
/** The YAML scalar of a text; else the text itself. */
function readScalar(text) {
    if (text.length > 100)
        return text;
    const value = (0,_yaml_plain_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .plainValue */ ._)(text.trim());
    return ["number", "boolean"].includes(typeof value) && Number.isFinite(Number(value)) ? value : text;
}
/** Text from outside over a literal number or boolean is read as a scalar. */
function likeLiteral(text, literal) {
    return typeof literal === "number" || typeof literal === "boolean" ? readScalar(text) : text;
}
function lookupResult(value) {
    return value === undefined ? undefined : { value };
}
/** The declaration of a variable; a bare value is short for `{value}`. undefined for what is neither. */
function declarationOf(entry) {
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(entry))
        return entry;
    return entry === undefined || Array.isArray(entry) ? undefined : { value: entry };
}


/***/ }),

/***/ 24642:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   QZ: () => (/* binding */ memberSchema),
/* harmony export */   kt: () => (/* binding */ suiteErrors),
/* harmony export */   mw: () => (/* binding */ definition),
/* harmony export */   pP: () => (/* binding */ schemaOf)
/* harmony export */ });
/* harmony import */ var _schemas_v1_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5046);
/* harmony import */ var _core_json_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77788);


const ROOT = _schemas_v1_json__WEBPACK_IMPORTED_MODULE_0__;
/** How a suite breaks the schema; nothing if it is valid. */
const suiteErrors = (0,_core_json_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaValidator */ .K)(_schemas_v1_json__WEBPACK_IMPORTED_MODULE_0__);
/** One definition of the suite's schema. */
function definition(name) {
    return ROOT.$defs[name] ?? {};
}
/** The schema of the value at a path of a suite. The suite's schema has no unions of mappings, so there is just one. */
function schemaOf(path) {
    let found = { schema: ROOT, name: "" };
    for (const step of path)
        found = memberSchema(found.schema, step);
    return found;
}
/** The schema of a member of what a schema describes, or of an item. */
function memberSchema({ items, properties, additionalProperties }, step) {
    const rest = typeof additionalProperties === "object" ? additionalProperties : {};
    const property = properties !== undefined && Object.hasOwn(properties, step) ? properties[step] : undefined;
    return resolveRef((typeof step === "number" ? items : (property ?? rest)) ?? {});
}
/** What a key means, in the words of the schema. */
function meaningOf(schema, key) {
    const node = schema.properties?.[key];
    return node === undefined ? "" : (resolveRef(node).schema.description ?? "");
}
/** Keywords next to a reference override those of its target. */
function resolveRef(node) {
    const name = node.$ref?.replace("#/$defs/", "") ?? "";
    return name === "" ? { schema: node, name } : { schema: { ...definition(name), ...node }, name };
}


/***/ })

};
