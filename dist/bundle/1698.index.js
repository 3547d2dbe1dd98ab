export const id = 1698;
export const ids = [1698];
export const modules = {

/***/ 61698:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/run/connect.ts
var connect = __webpack_require__(37811);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
// EXTERNAL MODULE: ./src/cli/flags.ts
var cli_flags = __webpack_require__(95377);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/conformance/probes/matching-text.ts
var matching_text = __webpack_require__(16172);
// EXTERNAL MODULE: ./src/conformance/probes/schema.ts
var probes_schema = __webpack_require__(51298);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
;// CONCATENATED MODULE: ./src/cli/init/contract.ts







const MAX_TOOLS = 1_000;
const MAX_VARIANTS = 10;
const MAX_OTHERS = 50;
const MAX_NAME = 256;
const MAX_ARGS = 10_000;
/** The lists of a server. `isPublic` is false for what holds a secret: it cannot be written to a file. */
async function readContract({ negotiatedVersion, capabilities }, ask, isPublic) {
    const leftOut = [];
    const methods = (0,list_all/* listsOf */.fO)(capabilities);
    const read = async (method, send = ask) => {
        if (!methods.includes(method))
            return [];
        const { items, broken } = await (0,list_all/* listAll */._w)(method, send);
        if (broken)
            leftOut.push(`${method} was not read to its end: ${describe(broken)}`);
        return items;
    };
    const cursors = new Map();
    const tools = await read("tools/list", async (method, params) => {
        const page = await ask(method, params);
        const cursor = params?.["cursor"];
        if (typeof cursor === "string")
            for (const tool of toolsOf(page))
                cursors.set(tool, cursor);
        return page;
    });
    const select = (what, limit, items, make) => {
        const made = [];
        for (const item of items.slice(0, limit)) {
            const entry = make(item);
            if (typeof entry === "string")
                leftOut.push(entry);
            else if (isPublic(entry))
                made.push(entry);
            else
                leftOut.push(`a ${what} is left out: what a test of it would say holds a secret`);
        }
        const more = items.length - limit;
        if (more > 0)
            leftOut.push(`tests are written for the first ${limit} of each kind: ${more} more of kind ${what}`);
        return made;
    };
    const names = new Set();
    return {
        handshake: (0,known/* isSince */.$l)(negotiatedVersion, known/* FIRST_MODERN */.TZ) ? "server/discover" : "initialize",
        tools: select("tool", MAX_TOOLS, tools, (item) => listedTool(item, names, cursors.get(item))),
        resources: select("resource", MAX_OTHERS, await read("resources/list"), (item) => {
            const uri = (0,json/* isObject */.Gv)(item) ? item["uri"] : undefined;
            if (!isShort(uri))
                return `a resource is left out: its URI is not a text of 1 to ${MAX_NAME} characters`;
            return { uri };
        }).map(({ uri }) => uri),
        prompts: select("prompt", MAX_OTHERS, await read("prompts/list"), listedPrompt),
        leftOut,
    };
}
function listedTool(item, names, cursor) {
    const { name, description, inputSchema, outputSchema, annotations } = (0,json/* isObject */.Gv)(item) ? item : {};
    if (!isShort(name))
        return `a tool is left out: its name is not a text of 1 to ${MAX_NAME} characters`;
    if (names.has(name))
        return `the tool ${name} is listed twice: the second one is left out`;
    names.add(name);
    const sample = (0,probes_schema/* sampleOf */.uV)(inputSchema, inputSchema, matching_text/* matchingText */.f);
    const args = (0,json/* isObject */.Gv)(sample) ? sample : {};
    const types = typesOf(inputSchema);
    if (!isSmall({ args, types }))
        return `the tool ${name} is left out: its arguments are too large`;
    const hints = (0,json/* isObject */.Gv)(annotations) ? annotations : {};
    return {
        name,
        isDescribed: typeof description === "string" && description !== "",
        required: textsOf((0,json/* isObject */.Gv)(inputSchema) ? inputSchema["required"] : undefined).sort(),
        args,
        types,
        variants: variantsOf(inputSchema, args),
        isSafe: hints["readOnlyHint"] === true || hints["destructiveHint"] === false,
        isReadOnly: hints["readOnlyHint"] === true,
        ...((0,json/* isObject */.Gv)(outputSchema) && { answers: textsOf(outputSchema["required"]) }),
        ...(cursor !== undefined && { cursor }),
    };
}
function typesOf(inputSchema) {
    const properties = (0,json/* isObject */.Gv)(inputSchema) ? (0,probes_schema/* propertiesOf */.P1)(inputSchema) : [];
    return Object.fromEntries(properties.flatMap(([key, schema]) => ((0,json/* isObject */.Gv)(schema) ? [[key, schema["type"] ?? null]] : [])));
}
function variantsOf(inputSchema, args) {
    const variants = [];
    for (const [key, schema] of (0,json/* isObject */.Gv)(inputSchema) ? (0,probes_schema/* propertiesOf */.P1)(inputSchema) : []) {
        const { enum: choices } = (0,probes_schema/* flatten */.Bq)(schema, inputSchema);
        const values = Array.isArray(choices) ? choices : [(0,probes_schema/* sampleOf */.uV)(schema, inputSchema, matching_text/* matchingText */.f)];
        for (const value of values) {
            const isFirst = Object.hasOwn(args, key) && ((0,external_node_util_.isDeepStrictEqual)(args[key], value) || !Array.isArray(choices));
            const variant = Object.fromEntries([...Object.entries(args), [key, value]]);
            if (value === undefined || isFirst || !isSmall(variant))
                continue;
            const text = typeof value === "string" ? value : JSON.stringify(value);
            variants.push({ name: Array.isArray(choices) ? `${key}: ${text}` : key, args: variant });
            if (variants.length === MAX_VARIANTS)
                return variants;
        }
    }
    return variants;
}
function isSmall(value) {
    return ((0,redacted/* jsonOf */.o_)(value)?.length ?? MAX_ARGS + 1) <= MAX_ARGS;
}
/** A prompt with a text for each argument that it requires. */
function listedPrompt(item) {
    const { name, arguments: declared } = (0,json/* isObject */.Gv)(item) ? item : {};
    if (!isShort(name))
        return `a prompt is left out: its name is not a text of 1 to ${MAX_NAME} characters`;
    const required = Array.isArray(declared)
        ? declared.filter((argument) => (0,json/* isObject */.Gv)(argument) && argument["required"] === true)
        : [];
    const args = Object.fromEntries(textsOf(required.map((argument) => argument["name"])).map((key) => [key, "text"]));
    if (!isSmall(args))
        return `the prompt ${name} is left out: its arguments are too large`;
    return { name, args };
}
/** Why a request got no result. */
function describe(outcome) {
    switch (outcome.kind) {
        case "answer": {
            const { error } = outcome.answer;
            const message = (0,json/* isObject */.Gv)(error) ? error["message"] : undefined;
            return typeof message === "string" ? message : "the answer has no result";
        }
        case "died":
            return "the server ended while it was called";
        case "timeout":
            return `no answer within ${outcome.timeoutMs} ms`;
        case "fault":
            return outcome.fault.message;
        case "unsendable":
            return outcome.message;
    }
}
function toolsOf(page) {
    const result = page.kind === "answer" ? page.answer["result"] : undefined;
    const tools = (0,json/* isObject */.Gv)(result) ? result["tools"] : undefined;
    return Array.isArray(tools) ? tools : [];
}
function textsOf(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function isShort(value) {
    return typeof value === "string" && value !== "" && value.length <= MAX_NAME;
}

;// CONCATENATED MODULE: ./src/cli/init/answers.ts


/** What a call came to. Messages of progress do not make an answer that takes longer than the deadline a fast one. */
function answerOf(outcome, timeoutMs) {
    if (outcome.kind !== "answer")
        return { unanswered: describe(outcome) };
    if (outcome.durationMs > timeoutMs)
        return { unanswered: `no answer within ${timeoutMs} ms` };
    const { result } = outcome.answer;
    if (!(0,json/* isObject */.Gv)(result))
        return { rejected: describe(outcome) };
    return result["isError"] === true ? { rejected: textOf(result["content"]) } : { result };
}
const MAX_DEPTH = 3;
const MAX_KEYS = 20;
const NO_ERROR = { target: "result.isError", matcher: { exact: false } };
/**
 * Assertions that hold of an answer to a tool call whatever its values are, from many to few.
 *
 * @param answers what the tool's outputSchema requires
 */
function shapesOf(result, answers) {
    const { content, structuredContent } = result;
    const kind = kindOf(content);
    const shapes = [];
    if (structuredContent !== undefined) {
        shapes.push({ target: "result.structuredContent", matcher: { schema: shapeOf(structuredContent, answers) } });
    }
    else {
        const value = jsonIn(content);
        if (value !== undefined) {
            shapes.push({ target: "result.content[0].text", matcher: { "is-json": { schema: shapeOf(value) } } });
        }
    }
    return [[NO_ERROR, ...kind, ...shapes], ...(shapes.length > 0 ? [[NO_ERROR, ...kind]] : []), [NO_ERROR]];
}
/** Assertions that hold of a call that is not known to be answered. */
const ANSWERED = [NO_ERROR];
/** The answer to a resource that is read, or to a prompt, is not empty. */
const CONTENTS = [filled("result.contents")];
const MESSAGES = [filled("result.messages")];
function filled(target) {
    return { target, matcher: { schema: { type: "array", minItems: 1 } } };
}
function kindOf(content) {
    const first = Array.isArray(content) ? content[0] : undefined;
    const type = (0,json/* isObject */.Gv)(first) ? first["type"] : undefined;
    return typeof type === "string" && /^\w{1,40}$/.test(type)
        ? [{ target: "result.content[0].type", matcher: { exact: type } }]
        : [];
}
/** The value of a text content that is JSON, an object or an array. */
function jsonIn(content) {
    const first = Array.isArray(content) ? content[0] : undefined;
    const text = (0,json/* isObject */.Gv)(first) ? first["text"] : undefined;
    if (typeof text !== "string" || !/^\s*[[{]/.test(text))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** A JSON Schema of types and keys, without values. `required`: of the keys there, the ones that every answer has. */
function shapeOf(value, required, depth = 0) {
    if (value === null)
        return {};
    if (Array.isArray(value))
        return { type: "array" };
    if (!(0,json/* isObject */.Gv)(value))
        return { type: typeof value };
    const keys = Object.keys(value).filter((key) => required?.includes(key) ?? true);
    // Many keys, or odd ones, are data rather than names.
    const isRecord = keys.length <= MAX_KEYS && keys.every((key) => /^[A-Za-z_][\w-]{0,63}$/.test(key));
    if (depth === MAX_DEPTH || keys.length === 0 || !isRecord)
        return { type: "object" };
    const inner = (key) => required ? shapeOf(value[key], [], MAX_DEPTH) : shapeOf(value[key], undefined, depth + 1);
    return { type: "object", required: keys, properties: Object.fromEntries(keys.map((key) => [key, inner(key)])) };
}
function textOf(content) {
    const texts = Array.isArray(content) ? content.map((block) => ((0,json/* isObject */.Gv)(block) ? block["text"] : undefined)) : [];
    return texts.filter((text) => typeof text === "string").join(" ") || "isError is true, and there is no text";
}

// EXTERNAL MODULE: ./src/conformance/probes/types.ts
var types = __webpack_require__(79288);
;// CONCATENATED MODULE: ./src/cli/init/draft-suite.ts



/** The blocks that `init` writes, in the order of the file. */
const BLOCKS = ["compliance", "tools", "resources", "prompts"];
/** A server with so few tools gets more tests of each. */
const FEW_TOOLS = 3;
/** How many tests about the list of tools there are at most: each of them reads the whole list. */
const MAX_LIST_TESTS = 100;
const MAX_SHOWN = 80;
const MAX_REASON = 300;
const UNSAFE = "mcptest init calls only tools with readOnlyHint: true or destructiveHint: false. If it is safe to call this one, add it to safe_calls and remove this line.";
const WRONG_ARGUMENTS = "Write arguments that it accepts, and remove this line.";
/** The tests of a suite for what a server offers. Pure: the same contract gives the same tests in the same order. */
function draftSuite({ handshake, tools, resources, prompts }, answers) {
    const drafts = [
        draft("compliance", { name: "the server answers the handshake", check: handshake }),
        ...(handshake === "initialize" ? [draft("compliance", { name: "the server answers a ping", check: "ping" })] : []),
        draft("compliance", { name: "the messages of the server follow the protocol", check: "invariants" }),
        ...listTests(tools),
        ...tools.flatMap((tool) => toolTests(tool, answers.tools.get(tool.name), tools.length <= FEW_TOOLS)),
        ...resources.map((uri) => {
            const name = `resource ${shown(uri)} can be read`;
            return plainTest("resources", { name, uri: literal(uri), expect: CONTENTS }, answers.resources.get(uri));
        }),
        ...prompts.map(({ name: prompt, args }) => {
            const test = { name: `prompt ${shown(prompt)} has messages`, prompt: literal(prompt), ...argsOf(args) };
            return plainTest("prompts", { ...test, expect: MESSAGES }, answers.prompts.get(prompt));
        }),
    ];
    nameApart(drafts);
    return drafts;
}
/** The test as it is written if it does not pass, with the reason. */
function skipped(test, reason) {
    const { name, ...rest } = test;
    return { name, skip: literal(reason), ...rest };
}
/** A text from a server in a reason: short, on one line, without secrets. */
function quoted(text) {
    return (0,redacted/* excerpt */.Kb)(text, MAX_REASON);
}
/** Each tool is listed under its name, with the arguments that it requires. */
function listTests(tools) {
    const size = Math.ceil(tools.length / MAX_LIST_TESTS);
    const drafts = [];
    for (const [cursor, page] of pagesOf(tools)) {
        for (let at = 0; at < page.length; at += size) {
            const group = page.slice(at, at + size);
            const name = `${shown(group[0]?.name ?? "")}${group.length > 1 ? ` and ${group.length - 1} more are` : " is"} listed with its required arguments`;
            const list = cursor === undefined ? { check: "tools/list" } : { request: requestOf(cursor) };
            drafts.push(draft("compliance", { name, ...list, expect: [listAssertion(group)] }));
            if (tools.length > FEW_TOOLS)
                continue;
            for (const tool of group) {
                const also = (what, assertion) => drafts.push(draft("compliance", { name: `${shown(tool.name)} is listed with ${what}`, ...list, expect: [assertion] }));
                if (tool.isDescribed)
                    also("a description", descriptionAssertion(tool));
                if (Object.keys(tool.types).length > 0)
                    also("the types of its arguments", typesAssertion(tool));
            }
        }
    }
    return drafts;
}
function pagesOf(tools) {
    const pages = new Map();
    for (const tool of tools)
        pages.set(tool.cursor, [...(pages.get(tool.cursor) ?? []), tool]);
    return pages;
}
function requestOf(cursor) {
    return { method: "tools/list", params: { cursor: literal(cursor) } };
}
function listAssertion(group) {
    const names = group.map(({ name }) => JSON.stringify(name)).join(", ");
    const required = "([.inputSchema.required?[]?] | sort)";
    return {
        target: "result.tools",
        transform: { jq: `map(select(.name | IN(${names})) | {(.name): ${required}}) | add` },
        matcher: { exact: Object.fromEntries(group.map(({ name, required }) => [name, literal(required)])) },
    };
}
function descriptionAssertion({ name }) {
    return {
        target: "result.tools",
        transform: { jq: `.[] | select(.name == ${JSON.stringify(name)}) | .description` },
        matcher: { schema: { type: "string", minLength: 1 } },
    };
}
/** A further optional argument fails nothing. */
function typesAssertion({ name, types }) {
    const keys = Object.keys(types).map((key) => JSON.stringify(key));
    const argument = `.inputSchema.properties | to_entries[] | select(.key | IN(${keys.join(", ")}))`;
    return {
        target: "result.tools",
        transform: { jq: `[.[] | select(.name == ${JSON.stringify(name)}) | ${argument} | {(.key): .value.type?}] | add` },
        matcher: { exact: literal(types) },
    };
}
/** A call, bad calls, and if the server has few tools, calls with other arguments. */
function toolTests({ name: tool, args, variants, answers: answered }, answer, isOneOfFew) {
    const call = { tool: literal(tool), ...argsOf(args) };
    const named = (name, rest) => ({ name: `${shown(tool)} ${name}`, ...call, ...rest });
    const valid = named("answers", { expect: ANSWERED });
    const bad = (rest) => named("rejects bad arguments", { negative_path: { checks: [...types/* PROBES */._], ...rest } });
    if (answer === undefined)
        return [valid, bad({})].map((test) => draft("tools", skipped(test, UNSAFE)));
    if ("unanswered" in answer) {
        const reason = `It was not answered when mcptest init called it: ${quoted(answer.unanswered)}`;
        return [valid, bad({})].map((test) => draft("tools", skipped(test, reason)));
    }
    if ("rejected" in answer) {
        const reason = `The server answers these arguments, which mcptest init made from the schema, with an error. ${WRONG_ARGUMENTS} The error: ${quoted(answer.rejected)}`;
        // That it rejects what its schema excludes can be shown without a valid call.
        return [draft("tools", skipped(valid, reason)), draft("tools", bad({ base_call: false }))];
    }
    const [first = [], ...others] = shapesOf(answer.result, answered);
    const shaped = (expect) => named("answers", { expect });
    const further = variants.map((variant) => draft("tools", {
        name: `${shown(tool)} answers with ${shown(variant.name)}`,
        tool: literal(tool),
        args: literal(variant.args),
        expect: ANSWERED,
    }));
    return [
        { block: "tools", test: shaped(first), others: others.map(shaped) },
        ...(isOneOfFew ? further : []),
        draft("tools", bad({})),
    ];
}
function plainTest(block, test, answer) {
    if (answer !== undefined && "result" in answer)
        return draft(block, test);
    const reason = answer === undefined ? "It was not tried." : "rejected" in answer ? answer.rejected : answer.unanswered;
    return draft(block, skipped(test, `It did not answer mcptest init: ${quoted(reason)}`));
}
function draft(block, test) {
    return { block, test, others: [] };
}
function argsOf(args) {
    return Object.keys(args).length > 0 ? { args: literal(args) } : {};
}
/** Names are unique in their block. */
function nameApart(drafts) {
    const taken = new Set();
    for (const { block, test, others } of drafts) {
        let name = test.name;
        for (let count = 2; taken.has(`${block} ${name}`); count += 1)
            name = `${test.name} (${count})`;
        taken.add(`${block} ${name}`);
        for (const draft of [test, ...others])
            draft.name = name;
    }
}
/** A name from a server as part of the name of a test. */
function shown(name) {
    const line = name.replace(/[\s\p{C}]+/gu, " ");
    return literal(line.length > MAX_SHOWN ? `${[...line].slice(0, MAX_SHOWN).join("")}…` : line);
}
/** A value in which no text refers to a variable. */
function literal(value) {
    if (typeof value === "string")
        return value.replaceAll("$", "$$$$");
    if (Array.isArray(value))
        return value.map(literal);
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, literal(inner)]));
}

// EXTERNAL MODULE: ./src/core/redaction/secret-names.ts
var secret_names = __webpack_require__(44360);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
;// CONCATENATED MODULE: ./src/cli/init/server-entry.ts






/**
 * The entry of a server as a suite can keep it: each secret is a reference to a variable of the environment.
 *
 * @param secrets what this process knows to be secret, as pairs of name and value
 */
function writtenEntry({ raw }, secrets, env) {
    const variables = new Map();
    const longestFirst = [...secrets].sort(([, a], [, b]) => b.length - a.length);
    const refer = (name, value) => `\${${variableFor(name, value, variables, env)}}`;
    const write = (text) => {
        const found = longestFirst.find(([, value]) => text.includes(value));
        return found
            ? text
                .split(found[1])
                .map(write)
                .join(refer(...found))
            : // Hidden first: what is doubled, or quoted in YAML, is not recognised any more.
                literal((0,redacted/* hide */.jD)(text));
    };
    const copy = (value, key) => {
        if (value instanceof deferred/* DeferredText */.z$)
            return value.text;
        if (Array.isArray(value))
            return value.map((item) => copy(item, key));
        if ((0,json/* isObject */.Gv)(value))
            return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner, name)]));
        if (typeof value !== "string")
            return value;
        // The name of a header or variable says that its value is secret, however short it is.
        const isSecret = (0,secret_names/* secretsOf */.F)({ [key]: value }).some(([, secret]) => secret === value);
        return isSecret ? refer(key, value) : write(value);
    };
    return { entry: Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, copy(value, key)])), variables };
}
/** The environment variables that a server's entry names: of its headers, and for its token. */
function namedVariables({ http }) {
    const headers = Object.values(http?.headers ?? {}).map((value) => ((0,json/* isObject */.Gv)(value) ? value["env"] : undefined));
    const names = [...headers, http?.bearerTokenEnv, http?.oauth?.clientIdEnv, http?.oauth?.clientSecretEnv];
    return names.filter((name) => typeof name === "string");
}
/** The entry with its paths relative to the folder of the suite's file. */
function relativePaths(entry, file) {
    const near = (path) => typeof path === "string" ? (0,external_node_path_.relative)((0,external_node_path_.dirname)(file), path).split(external_node_path_.sep).join("/") || "." : path;
    const within = (node, key) => (key in node ? { ...node, [key]: near(node[key]) } : node);
    const { start, http } = entry;
    const tls = (0,json/* isObject */.Gv)(http) ? http["tls"] : undefined;
    return {
        ...within(entry, "cwd"),
        ...((0,json/* isObject */.Gv)(start) && { start: within(start, "cwd") }),
        ...((0,json/* isObject */.Gv)(http) && { http: { ...http, ...((0,json/* isObject */.Gv)(tls) && { tls: within(tls, "ca_bundle_path") }) } }),
    };
}
/** The environment variable for a secret: its own name if that is free, or has just this value. */
function variableFor(name, value, variables, env) {
    if (env[name] === value && /^[A-Za-z_]\w*$/.test(name)) {
        variables.set(name, value);
        return name;
    }
    const plain = name
        .toUpperCase()
        .replace(/\W/g, "_")
        .replace(/^(?=\d)/, "_");
    const isFree = (wanted) => (variables.get(wanted) ?? env[wanted] ?? value) === value;
    let wanted = plain;
    for (let count = 1; !isFree(wanted); count += 1)
        wanted = `SERVER_${plain}${count > 1 ? `_${count}` : ""}`;
    variables.set(wanted, value);
    return wanted;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/cli/init/suite-text.ts




const SCHEMA = "https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json";
const NOTE = "Written by `mcptest init`, which tried each test that is not skipped. It is yours to change.";
const FLOW = new Set(["matcher", "args", "command", "safe_calls", "checks", "request", "transform"]);
const MAX_FLOW = 100;
/** The document, its map and a pair are above a block of tests. */
const TOP_LEVEL = 3;
/** The text of a suite with these tests. `settings` are more keys of its top level. */
function suiteText(servers, drafts, settings = {}) {
    const blocks = BLOCKS.map((block) => [
        block,
        drafts.filter((draft) => draft.block === block).map(({ test }) => test),
    ]);
    const filled = blocks.filter(([, tests]) => tests?.length);
    const notes = BLOCKS.flatMap((block) => drafts
        .filter((draft) => draft.block === block)
        .flatMap(({ note }, index) => (note ? [[block, index, note]] : [])));
    const text = yamlText({ servers, ...settings, ...Object.fromEntries(filled) }, notes);
    return `# yaml-language-server: $schema=${SCHEMA}\n# ${NOTE}\n${text}`;
}
/**
 * A value as YAML, its texts without secrets: small parts on one line, and nothing in it that steers a terminal or hides in
 * an editor.
 *
 * @param notes comments in our own words, each above one item of a list
 */
function yamlText(value, notes = []) {
    const document = new dist/* Document */.yo((0,redacted/* hideTexts */.x5)(value), { aliasDuplicateObjects: false });
    for (const [list, index, text] of notes) {
        const item = document.getIn([list, index]);
        if ((0,dist/* isMap */.jh)(item))
            item.commentBefore = ` ${text}`;
    }
    (0,dist/* visit */.YR)(document, {
        Scalar(_, node) {
            // `<<` without quotes is a merge key to some parsers.
            const isQuoted = typeof node.value === "string" && (node.value === "<<" || (0,sanitize/* isUnsafe */.zk)(node.value));
            if (isQuoted)
                node.type = dist/* Scalar */.X5.QUOTE_DOUBLE;
            // As an integer it would be refused, because not all of them are exact.
            if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
                node.format = "EXP";
        },
        Pair(index, { key, value: inner }, path) {
            if ((0,dist/* isScalar */.jn)(key) && path.length === TOP_LEVEL - 1 && Number(index) > 0)
                key.spaceBefore = true;
            if (!(0,dist/* isScalar */.jn)(key) || !((0,dist/* isMap */.jh)(inner) || (0,dist/* isSeq */.oP)(inner)))
                return;
            if (FLOW.has(String(key.value)) && JSON.stringify(inner.toJSON()).length <= MAX_FLOW)
                inner.flow = true;
        },
        Seq(_, node, path) {
            if (path.length !== TOP_LEVEL)
                return;
            // A blank line between two tests.
            for (const item of node.items.slice(1))
                if ((0,dist/* isMap */.jh)(item))
                    item.spaceBefore = true;
        },
    });
    const options = {
        lineWidth: 0,
        flowCollectionPadding: false,
        blockQuote: false,
        doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    };
    // These characters are in quoted texts only, where an escape stands for them.
    return (0,sanitize/* escapeUnsafe */.au)(document.toString(options));
}

// EXTERNAL MODULE: ./src/run/pipeline.ts + 16 modules
var pipeline = __webpack_require__(53857);
;// CONCATENATED MODULE: ./src/cli/init/try-suite.ts






/** How often a test is tried at most. */
const MAX_ROUNDS = 4;
const NEGATIVE = "negative_path";
/**
 * Runs every test until it passes: one that does not asserts less in the next round, or is skipped with the reason.
 *
 * @param textOf the suite with these tests
 */
async function trySuite(drafts, textOf, request, redactor) {
    const now = [...drafts];
    let pending = now.map((_, index) => index).filter((index) => now[index]?.test.skip === undefined);
    let passed = 0;
    let reasons = [];
    for (let round = 1; pending.length > 0 && !request.signal.aborted; round += 1) {
        const tried = pending.flatMap((index) => now[index] ?? []);
        const run = await runOnce(textOf(tried), request, redactor);
        const results = tried.map((draft, at) => ({ draft, index: pending[at] ?? 0, row: run.rows.get(keyOf(draft)) }));
        const bad = results.filter(({ row }) => row?.status !== "passed");
        for (const { draft, index, row } of bad)
            now[index] = weaken(draft, row, round === MAX_ROUNDS);
        const open = bad.filter(({ draft, index, row }) => !hasShown(row, draft.test, now[index]?.test));
        passed += results.length - open.length;
        reasons = bad.length === 0 ? run.reasons : [];
        pending = open.flatMap(({ index }) => (now[index]?.test.skip === undefined ? [index] : []));
    }
    return { drafts: now, passed, reasons };
}
async function runOnce(text, request, redactor) {
    const folder = (0,out/* makeTempFolder */.Pd)();
    try {
        const file = (0,external_node_path_.join)(folder, "mcptest.yaml");
        await (0,out/* writeFileAtomic */.Zf)(file, redactor.text(text));
        const here = { ...request, paths: [file] };
        const { results, gateResult, finish } = await (0,pipeline/* runPipeline */.aI)(await (0,pipeline/* prepareRun */.Z0)(here, redactor), here);
        const rows = new Map();
        try {
            for await (const row of results.rows())
                rows.set(`${row.block} ${row.name}`, row);
        }
        finally {
            await finish();
        }
        return { rows, reasons: gateResult.exitCode === 0 ? [] : gateResult.reasons };
    }
    finally {
        (0,out/* removeFolder */.v$)(folder);
    }
}
/** A test that asserts less than the one that did not pass; with nothing less to assert, a skipped one. */
function weaken({ block, test, others }, row, isLast) {
    const [next, ...rest] = others;
    if (next && !isLast)
        return { block, test: next, others: rest, note: "The shape of its answer changed between two calls." };
    const fewer = isLast ? undefined : withoutProbes(test, row);
    if (fewer)
        return { block, ...fewer, others: [] };
    return { block, test: skipped(test, reasonOf(row)), others: [] };
}
/** The test with the probes that were answered as they should be; undefined if those are none, or all of them. */
function withoutProbes(test, row) {
    const settings = test[NEGATIVE];
    const probes = row?.negative_path?.probes;
    if (!(0,json/* isObject */.Gv)(settings) || !probes)
        return undefined;
    const has = (name, outcome) => probes[name]?.outcome === outcome;
    const isGood = (name) => has(name, "rejected") || (name === "oversized" && has(name, "accepted"));
    const before = checksOf(test);
    // What the schema leaves nothing to send for does no harm.
    const checks = types/* PROBES */._.filter((name) => before.includes(name) && (isGood(name) || has(name, "skipped")));
    if (!checks.some(isGood) || checks.length === before.length)
        return undefined;
    const left = types/* PROBES */._.filter((name) => before.includes(name) && !checks.includes(name)).join(", ");
    const note = `The server does not reject, or cannot be shown to reject: ${left}.`;
    return { test: { ...test, [NEGATIVE]: { ...settings, checks } }, note };
}
/**
 * True if the run of a test has shown that what is left of it passes: its bad calls were accepted, all others were
 * answered as they should be. They are not sent again: a slow server takes half a second to answer each.
 */
function hasShown(row, before, after) {
    const probes = row?.negative_path?.probes;
    if (!probes || after === undefined || after.skip !== undefined || row.findings.some(({ gates }) => gates))
        return false;
    const left = checksOf(before).filter((name) => !checksOf(after).includes(name));
    const targets = left.map((name) => `negative_path.probes.${name}.outcome`);
    return (left.every((name) => ["accepted", "unverified"].includes(probes[name]?.outcome ?? "")) &&
        row.failures.every(({ target }) => targets.includes(target)));
}
function checksOf({ [NEGATIVE]: settings }) {
    const checks = (0,json/* isObject */.Gv)(settings) ? settings["checks"] : undefined;
    return Array.isArray(checks) ? checks.filter((name) => typeof name === "string") : [];
}
function reasonOf(row) {
    const [failure] = row?.failures ?? [];
    const finding = row?.findings.find(({ gates }) => gates);
    const { rule_id, message } = failure ?? finding ?? {};
    const reason = message ?? row?.reason ?? "it was not run";
    return `It did not pass when mcptest init tried it: ${rule_id === undefined ? "" : `${rule_id}: `}${quoted(reason)}`;
}
/** The block and the name of a test, as the run shows it. */
function keyOf({ block, test }) {
    return `${block} ${test.name.replaceAll("$$", "$")}`;
}

;// CONCATENATED MODULE: ./src/cli/init/workflow.ts

const INSTALL = ["      # Install and build your server here, such as:", "      # - run: npm ci && npm run build"].join("\n");
const STEP = "      - uses: mcptest/action@v1";
/** A GitHub workflow that runs a suite on every pull request. */
function workflowText({ suite, folder, secrets }) {
    const workflow = {
        name: "mcptest",
        on: { push: { branches: ["main"] }, pull_request: {} },
        permissions: { contents: "read", checks: "write" },
        jobs: {
            mcptest: {
                "runs-on": "ubuntu-latest",
                "timeout-minutes": 15,
                steps: [
                    { uses: "actions/checkout@v5", with: { "persist-credentials": false } },
                    {
                        uses: "mcptest/action@v1",
                        with: { ...(folder !== "" && { "working-directory": folder }), suite },
                        ...(secrets.length > 0 && { env: Object.fromEntries(secrets.map((name) => [name, secret(name)])) }),
                    },
                ],
            },
        },
    };
    return `# Written by \`mcptest init\`. It is yours to change.\n${yamlText(workflow).replace(STEP, `${INSTALL}\n${STEP}`)}`;
}
function secret(name) {
    return `\${{ secrets.${name} }}`;
}

;// CONCATENATED MODULE: ./src/cli/commands/init.ts



















const WORKFLOW = ".github/workflows/mcptest.yml";
/** So many calls without an answer, and no more are made. */
const MAX_UNANSWERED = 3;
/** How long all calls may take, and how long each run of the suite. */
const MAX_MS = 120_000;
/**
 * `mcptest init [PATHS]`: writes a suite that passes now for a live server, each test tried before. 0; 1 if the suite
 * as a whole does not pass. Throws a UserError if the server cannot be reached or a file is there.
 */
async function initCommand(paths, command, context) {
    const { version, redactor } = context;
    const suiteDefaults = await (0,cli_flags/* applySettings */.iN)(command);
    const flags = command.optsWithGlobals();
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    try {
        const request = {
            ...(0,create_request/* createRequest */.WL)(paths, flags, (0,create_request/* terminalEnvironment */.I4)(version, stop.signal)),
            suiteDefaults,
        };
        const files = filesOf(flags, request);
        const report = (...lines) => (0,output/* reportLines */.QS)(lines, redactor);
        const found = await exploreServer(request, flags, redactor);
        const { contract, answers, server } = found;
        const { entry, variables } = writtenEntry(server, redactor.secrets(), request.env);
        const unset = [...variables.keys()].filter((name) => request.env[name] === undefined);
        const textOf = (drafts, settings, at) => suiteText({ [server.name]: withSafeCalls(at === undefined ? entry : relativePaths(entry, at), found.safeCalls) }, drafts, settings);
        // Stricter than the suite that is written, so that this does not wait long for a server that hangs.
        const limits = { performance: { default_timeout_ms: flags.callTimeout } };
        const { overrides: _, serverConfig: __, ...rest } = request;
        const runRequest = {
            ...rest,
            overrides: {},
            env: { ...request.env, ...Object.fromEntries(variables) },
            runTimeoutMs: MAX_MS,
        };
        const drafts = draftSuite(contract, answers);
        const trial = await trySuite(drafts, (tests) => textOf(tests, limits), runRequest, redactor);
        if (stop.signal.aborted)
            return 130;
        const text = textOf(trial.drafts, undefined, files.suite ?? (0,external_node_path_.join)(request.cwd, "mcptest.yaml"));
        if (files.suite === undefined)
            await (0,out/* writeOut */.sD)(redactor.text(text));
        else
            await (0,out/* writeFileAtomic */.Zf)(files.suite, redactor.text(text));
        if (files.workflow !== undefined && files.suite !== undefined) {
            const suite = {
                ...placeOf(files.suite, request),
                secrets: [...new Set([...variables.keys(), ...namedVariables(server)])],
            };
            await (0,out/* writeFileAtomic */.Zf)(files.workflow, redactor.text(workflowText(suite)));
        }
        await report(...summary(contract, answers, trial.drafts));
        for (const name of unset)
            await report(`set ${name} in the environment before you run the suite: it refers to it`);
        const shown = [files.suite, files.workflow].flatMap((file) => file === undefined ? [] : [(0,external_node_path_.relative)(request.cwd, file)]);
        if (shown.length > 0)
            await report(`wrote ${shown.join(" and ")}: ${(0,plural/* plural */.L)(trial.passed, "test")} passed`);
        if (trial.reasons.length === 0)
            return 0;
        await report("the suite as a whole does not pass:", ...trial.reasons);
        return 1;
    }
    finally {
        release();
    }
}
/** The files to write, absolute. Throws a UserError if one is there, and may not be replaced. */
function filesOf({ out, force, github }, { cwd, repositoryRoot }) {
    if (out === "-" && github) {
        throw (0,problem/* userError */.IF)("the workflow needs a file", "`--out -` writes no file that it could run.", "Name one by --out.");
    }
    const suite = out === "-" ? undefined : (0,external_node_path_.resolve)(cwd, out);
    const workflow = github ? (0,external_node_path_.join)(repositoryRoot, WORKFLOW) : undefined;
    for (const file of [suite, workflow]) {
        if (file === undefined || force || (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) === undefined)
            continue;
        const fix = "Write another file by --out, or replace it by --force.";
        throw (0,problem/* userError */.IF)(`${(0,external_node_path_.relative)(cwd, file)} is already there`, "init does not write over a file.", fix);
    }
    return { suite, workflow };
}
/** What a server offers, and what a call of each tool that is safe came to. */
async function exploreServer(request, flags, redactor) {
    const { servers, visit } = await (0,connect/* connect */.N)(request, redactor);
    const [only, ...others] = servers;
    if (!only || others.length > 0) {
        const names = (0,suggest/* listNames */.Zv)(servers.map(({ server }) => server.name)) || "none";
        throw (0,problem/* userError */.IF)("which server is the suite for?", `There are: ${names}.`, "Name one by --server-target.");
    }
    const { suite, server } = only;
    if (server.cassette !== undefined) {
        const fix = "Name a live server by --server-command or --server-url.";
        throw (0,problem/* userError */.IF)("a recording has no server", `${server.name} is replayed from a cassette.`, fix);
    }
    const { lane } = visit(suite, server, null);
    try {
        const { facts } = await init_open(lane);
        const ask = asker(lane, flags.callTimeout);
        const contract = await readContract(facts, ask.once, isPublic);
        const safeCalls = [...new Set([...server.safeCalls, ...(await namedSafe(contract.tools, flags.safeCall))])];
        const tools = contract.tools.filter(({ name, isSafe }) => isSafe || safeCalls.includes(name));
        const answers = {
            tools: await ask.each(tools, ({ name, args }) => [name, "tools/call", { name, arguments: args }]),
            resources: await ask.each(contract.resources, (uri) => [uri, "resources/read", { uri }]),
            prompts: await ask.each(contract.prompts, ({ name, args }) => [name, "prompts/get", { name, arguments: args }]),
        };
        return { server, contract, answers, safeCalls };
    }
    finally {
        await lane.close();
    }
}
/** Sends requests, in new sessions if the server has ended; after several without an answer no more. */
function asker(lane, timeoutMs) {
    let unanswered = 0;
    const endAt = performance.now() + MAX_MS;
    const once = async (method, params) => {
        const session = await init_open(lane);
        const outcome = await session.request(method, params, { timeoutMs, purpose: "test" });
        await lane.recordOutcome(session, outcome);
        return outcome;
    };
    const each = async (items, request) => {
        const answers = new Map();
        for (const item of items) {
            const [key, method, params] = request(item);
            if (unanswered === MAX_UNANSWERED || performance.now() > endAt) {
                answers.set(key, { unanswered: "too many calls before it were not answered, or took too long" });
                continue;
            }
            const answer = answerOf(await once(method, params), timeoutMs);
            if ("unanswered" in answer)
                unanswered += 1;
            answers.set(key, answer);
        }
        return answers;
    };
    return { once, each };
}
async function init_open(lane) {
    const acquired = await lane.acquireSession();
    if (acquired.kind !== "session")
        throw (0,connect/* unreachableError */.D)(lane.server.name, acquired);
    return acquired.session;
}
/** The tools that --safe-call names. Throws a UserError for a glob that matches none. */
async function namedSafe(tools, globs) {
    if (globs.length === 0)
        return [];
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 23));
    const names = tools.map(({ name }) => name);
    return globs.flatMap((glob) => {
        // `*` takes every character, a slash too.
        const matches = picomatch(glob, { bash: true, dot: true });
        const matched = names.filter((name) => matches(name));
        if (matched.length > 0)
            return matched;
        const has = `The server has ${(0,suggest/* listNames */.Zv)(names) || "no tools"}.`;
        throw (0,problem/* userError */.IF)(`--safe-call ${glob} matches no tool`, has, "Name one of them, or a glob that matches some.");
    });
}
function withSafeCalls(entry, safeCalls) {
    return safeCalls.length > 0 ? { ...entry, safe_calls: safeCalls.map((name) => name.replaceAll("$", "$$$$")) } : entry;
}
/** False for what holds a secret, or is nested too deeply to be written. */
function isPublic(value) {
    const json = (0,redacted/* jsonOf */.o_)(value);
    return json !== undefined && (0,redacted/* jsonOf */.o_)((0,redacted/* hideValue */.Em)(value)) === json;
}
/** The suite as the workflow names it. */
function placeOf(suite, { cwd, repositoryRoot }) {
    const posix = (path) => path.split(external_node_path_.sep).join("/");
    return { suite: posix((0,external_node_path_.relative)(cwd, suite)), folder: posix((0,external_node_path_.relative)(repositoryRoot, cwd)) };
}
/** What was tried, and what the suite leaves out. */
function summary({ tools, resources, prompts, leftOut }, answers, drafts) {
    const offers = [(0,plural/* plural */.L)(tools.length, "tool"), (0,plural/* plural */.L)(resources.length, "resource"), (0,plural/* plural */.L)(prompts.length, "prompt")];
    const reasons = new Map();
    for (const { test } of drafts) {
        if (test.skip !== undefined)
            reasons.set(test.skip, [...(reasons.get(test.skip) ?? []), test.name]);
    }
    const skips = [...reasons].map(([reason, names]) => `skipped: ${(0,suggest/* listNames */.Zv)(names)}: ${reason}`);
    const weaker = drafts.flatMap(({ test, note }) => note === undefined ? [] : [`less is asserted: \`${test.name}\`: ${note}`]);
    const changing = tools.filter(({ name, isReadOnly }) => answers.tools.has(name) && !isReadOnly);
    const names = (0,suggest/* listNames */.Zv)(changing.map(({ name }) => name));
    return [
        `found ${offers.join(", ")}; called ${(0,plural/* plural */.L)(answers.tools.size, "tool")}`,
        ...(names === "" ? [] : [`called although their annotations do not say that they change nothing: ${names}`]),
        ...leftOut,
        ...[...weaker, ...skips].map((line) => line.replaceAll("$$", "$")),
    ];
}


/***/ }),

/***/ 16172:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ matchingText)
/* harmony export */ });
/* harmony import */ var fast_check__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78608);

/** Patterns come from servers. */
const MAX_PATTERN = 500;
/** How many characters the counts of a pattern may require: `(a{100}){100}` makes ten thousand. */
const MAX_COUNT = 1_000;
const TRIES = 200;
/**
 * A text that a JSON Schema's `pattern` matches, the same for the same seed: the plainest of several without one; undefined
 * if none is found.
 */
function matchingText(pattern, minLength = 0, maxLength = MAX_COUNT, seed) {
    const counts = [...pattern.matchAll(/\{(\d+)/g)].map(([, count]) => Math.max(1, Number(count)));
    if (pattern.length > MAX_PATTERN || counts.reduce((product, count) => product * count, 1) > MAX_COUNT)
        return undefined;
    const texts = textsFor(pattern, seed).filter(({ length }) => length >= minLength && length <= maxLength);
    if (seed !== undefined)
        return texts[0];
    const cost = (text) => text.replace(/[A-Za-z0-9]/g, "").length * 100 + Math.abs(text.length - TYPICAL_LENGTH);
    return texts.sort((a, b) => cost(a) - cost(b))[0];
}
const TYPICAL_LENGTH = 4;
function textsFor(pattern, seed = 1) {
    try {
        // A pattern may match anywhere: without the anchors, anything would be around it.
        return (0,fast_check__WEBPACK_IMPORTED_MODULE_0__/* .sample */ .XM)((0,fast_check__WEBPACK_IMPORTED_MODULE_0__/* .stringMatching */ .zc)(new RegExp(`^(?:${pattern})$`, "u"), { size: "small" }), { seed, numRuns: TRIES });
    }
    catch {
        // Not a pattern of JavaScript, or one with parts that it cannot make a text for, such as lookaheads.
        return [];
    }
}


/***/ }),

/***/ 79288:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ RULE_OF_PROBE),
/* harmony export */   _: () => (/* binding */ PROBES)
/* harmony export */ });
/** The probes, in the order in which they are sent: the one that can crash a server comes last. */
const PROBES = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"];
/** The rule that each probe is about. */
const RULE_OF_PROBE = {
    unknown_tool: "FAULT-PROTO-UNKNOWN-METHOD",
    missing_required: "FAULT-SCHEMA-MISSING-REQUIRED",
    wrong_type: "FAULT-SCHEMA-TYPE-MISMATCH",
    extra_field: "FAULT-SCHEMA-UNEXPECTED-FIELD",
    oversized: "FAULT-INPUT-OVERSIZED",
};


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


/***/ })

};
