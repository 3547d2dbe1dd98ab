export const id = 4919;
export const ids = [4919];
export const modules = {

/***/ 14919:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migrateCommand: () => (/* binding */ migrateCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./src/core/out.ts
var core_out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/words.ts
var words = __webpack_require__(77522);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/suite/yaml/read-source.ts
var read_source = __webpack_require__(82488);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./schemas/v1.json
var v1 = __webpack_require__(5046);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
;// CONCATENATED MODULE: ./src/cli/migrate/migration.ts




/** Characters of a mapping or list that is written on one line. */
const MAX_FLOW = 90;
/** A suite that is made of suites of other tools. */
class Migration {
    fixture;
    notes = [];
    runOptions = {};
    variables = {};
    #servers = new Map();
    #blocks = new Map();
    #tools = new Set();
    #revisions = new Set();
    /** Notes about the whole suite. */
    #general = [];
    /** @param fixture what `{{fixture}}` stands for, as the suite writes it */
    constructor(fixture) {
        this.fixture = fixture;
    }
    get count() {
        return [...this.#blocks.values()].flat().filter(({ test }) => test !== undefined).length;
    }
    from(tool) {
        this.#tools.add(tool);
    }
    /** Adds a revision at which the suite runs. */
    addRevision(revision) {
        this.#revisions.add(revision);
    }
    /** Adds a server, unless there is the same one; gives its name. */
    addServer(server, wanted = "server") {
        const json = JSON.stringify(server);
        for (const [name, known] of this.#servers)
            if (JSON.stringify(known) === json)
                return name;
        const name = unique(wanted, (taken) => this.#servers.has(taken), "-");
        this.#servers.set(name, server);
        return name;
    }
    /** Adds a test, whose name becomes unique in its block. */
    addTest(block, { name, ...test }, notes) {
        const tests = this.#testsOf(block);
        const taken = new Set(tests.map((other) => other.test?.["name"]));
        tests.push({ test: { name: unique(name, (given) => taken.has(given), " "), ...test }, notes });
        this.notes.push(...notes);
    }
    /** Notes for a test that has no counterpart as a whole. */
    leaveOut(block, notes) {
        this.#testsOf(block).push({ notes });
        this.notes.push(...notes);
    }
    /** A note about the whole suite, once. */
    remark(note) {
        if (this.#general.some(({ text }) => text === note.text))
            return;
        this.#general.push(note);
        this.notes.push(note);
    }
    /** The suite, with the notes as comments. */
    toYaml() {
        const servers = Object.fromEntries(this.#servers);
        const isSingle = this.#servers.size === 1;
        const document = new yaml_dist/* Document */.yo({
            servers,
            ...(Object.keys(this.variables).length > 0 && { variables: this.variables }),
            ...(Object.keys(this.runOptions).length > 0 && { run_options: this.runOptions }),
            ...(this.#revisions.size > 0 && { target_versions: [...this.#revisions] }),
        });
        document.commentBefore = [
            ` yaml-language-server: $schema=${v1.$id}`,
            ` From ${[...this.#tools].join(" and ")}, by \`${version/* TOOL_NAME */.l} migrate\`.`,
            ...this.#general.map(comment),
        ].join("\n");
        const left = [];
        for (const [block, tests] of this.#blocks) {
            const written = tests.filter(({ test }) => test !== undefined);
            const nodes = document.createNode(written.map(({ test }) => (isSingle ? withoutServer(test) : test)));
            let waiting = [];
            let index = 0;
            for (const { test, notes } of tests) {
                waiting.push(...notes);
                if (test === undefined)
                    continue;
                const node = (0,yaml_dist/* isSeq */.oP)(nodes) ? nodes.items[index] : undefined;
                if ((0,yaml_dist/* isMap */.jh)(node) && waiting.length > 0)
                    node.commentBefore = waiting.map(comment).join("\n");
                waiting = [];
                index += 1;
            }
            left.push(...waiting);
            if (written.length > 0)
                document.set(block, nodes);
        }
        if (left.length > 0)
            document.comment = left.map(comment).join("\n");
        (0,yaml_dist/* visit */.YR)(document, {
            // Before it is quoted and broken into lines.
            Scalar(_, node) {
                if (typeof node.value === "string")
                    node.value = (0,redacted/* hide */.jD)(node.value);
            },
            Collection(_, node) {
                node.flow = isShort(node);
            },
        });
        return document.toString({ lineWidth: 120, flowCollectionPadding: true });
    }
    #testsOf(block) {
        const tests = this.#blocks.get(block) ?? [];
        this.#blocks.set(block, tests);
        return tests;
    }
}
/** Collects the notes of one document. */
class Notebook {
    document;
    notes = [];
    constructor(document) {
        this.document = document;
    }
    add(path, text) {
        this.notes.push(noteAt(this.document, path, text));
    }
    /** Notes every member of an entry whose key is not known. */
    unknown(path, entry, known) {
        for (const key of Object.keys(entry)) {
            if (!known.includes(key))
                this.add([...path, key], `\`${key}\` has no counterpart`);
        }
    }
}
function noteAt({ file, lineOf }, path, text) {
    return { file, line: lineOf(path), text: text.replace(/\s+/g, " ").slice(0, 300) };
}
/** `evals/a.yaml:3: …` */
function noteLine({ file, line, text }) {
    return `${file}:${line}: ${text}`;
}
/** True for a small mapping or list that is read on one line, such as a matcher. */
function isShort(node) {
    const values = node.items.map((item) => ((0,yaml_dist/* isPair */.tO)(item) ? item.value : item));
    const isLeaf = values.every((value) => (0,yaml_dist/* isScalar */.jn)(value) || ((0,yaml_dist/* isMap */.jh)(value) && value.items.length === 0));
    return isLeaf && values.length > 0 && !node.commentBefore && JSON.stringify(node.toJSON()).length <= MAX_FLOW;
}
function comment(note) {
    return ` ${noteLine(note).replaceAll("\n", " ")}`;
}
function withoutServer(test = {}) {
    const { server: _, ...rest } = test;
    return rest;
}
function unique(wanted, isTaken, between) {
    let name = wanted;
    for (let count = 2; isTaken(name); count += 1)
        name = `${wanted}${between}${between === " " ? `(${count})` : count}`;
    return name;
}

// EXTERNAL MODULE: ./src/suite/yaml/nodes.ts
var nodes = __webpack_require__(51815);
;// CONCATENATED MODULE: ./src/cli/migrate/values.ts


/** A text in which `$` has no meaning, as a suite writes it. */
function literal(text) {
    return text.replaceAll("$", "$$$$");
}
/** A regular expression, as a suite writes it: only `${` would be a reference there. */
function pattern(text) {
    return text.replaceAll("${", "$\\{");
}
/** A text with `$NAME` and `${NAME}` of a shell: a variable that is not set is empty there. */
function shellText(text) {
    return text.replace(/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))?/g, (_, braced, bare) => {
        const name = braced ?? bare;
        return name === undefined ? "$$" : `\${${name}:-}`;
    });
}
/** Every text of a value replaced. */
function mapTexts(value, change) {
    if (typeof value === "string")
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapTexts(item, change));
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    const mapped = {};
    for (const [key, member] of Object.entries(value))
        (0,nodes/* setOwn */.P5)(mapped, key, mapTexts(member, change));
    return mapped;
}
/** A value with its texts as a suite writes them. */
function literalValue(value) {
    return mapTexts(value, literal);
}
function entryOf(value) {
    return (0,json/* isObject */.Gv)(value) ? value : {};
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The texts of a list; one text is a list of it. */
function stringsOf(value) {
    return (Array.isArray(value) ? value : [value]).flatMap((item) => typeof item === "string" || typeof item === "number" || typeof item === "boolean" ? [String(item)] : []);
}
/** A step of a target, as a suite writes it. */
function step(key) {
    if (typeof key === "number")
        return `[${key}]`;
    return /^[A-Za-z_][\w-]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

;// CONCATENATED MODULE: ./src/cli/migrate/mcp-assert-context.ts


/** A value with `{{fixture}}` and captured names as references. */
function filled(value, { document, migration, saved }) {
    return mapTexts(value, (text) => literal(text).replace(/\{\{(\w+)\}\}/g, (found, name) => {
        const reference = saved.get(name);
        if (reference !== undefined)
            return reference;
        if (name !== "fixture")
            return found;
        migration.variables["fixture"] = { value: migration.fixture ?? "fixtures" };
        if (migration.fixture === undefined) {
            migration.remark(noteAt(document, [], "the variable `fixture` must name the folder that --fixture had: add --fixture"));
        }
        migration.remark(noteAt(document, [], "mcp-assert copies the fixture for each assertion; here, all tests share it"));
        return `\${fixture}`;
    }));
}
/** `$.a.b[0]` as keys. */
function keysOf(path) {
    return [...path.replace(/^\$\.?/, "").matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) => index === undefined ? (key ?? "") : Number(index));
}

;// CONCATENATED MODULE: ./src/cli/migrate/mcp-assert-expect.ts


/** The first JSON in that text: all of it, or one of its lines. */
const FIRST_JSON = `[., split("\\n")[]] | map(fromjson?) | .[0]`;
const LIST = `if type == "object" then (.locations // .items // .results // .references // .symbols) else . end`;
/** The checks of `expect`, in their order there. `text`: a jq program that gives the text that is judged. */
function expectOf(block, body, target, text, context) {
    const { notes } = context;
    const given = entryOf(body["expect"]);
    const judge = (matcher, more = "") => ({ target, transform: { jq: `${text}${more}` }, matcher });
    const isRaw = target.startsWith("response");
    const mayError = block !== "assert" || given["not_error"] !== true;
    const expect = mayError ? [{ target: isRaw ? "response.error" : "error", matcher: { exact: null } }] : [];
    for (const [key, value] of Object.entries(given)) {
        switch (key) {
            case "not_error":
                if (value === true && block !== "assert_resources" && block !== "assert_prompts" && !isRaw)
                    expect.push({ target: "result.isError", matcher: { exact: false } });
                break;
            case "is_error":
                if (value === true)
                    expect.push({ target: "result.isError", matcher: { exact: true } });
                break;
            case "not_empty":
                if (value === true)
                    expect.push(judge({ not: { regex: "^\\s*(null|\\[\\]|\\{\\})?\\s*$" } }));
                break;
            case "equals":
                expect.push(judge({ exact: literal(String(value).trim()) }, " | trim"));
                break;
            case "contains":
                expect.push(judge({ "contains-all": stringsOf(value).map(literal) }));
                break;
            case "contains_any":
                expect.push(judge({ "contains-any": stringsOf(value).map(literal) }));
                break;
            case "not_contains":
                expect.push(judge({ not: { "contains-any": stringsOf(value).map(literal) } }));
                break;
            case "matches_regex":
                for (const text of stringsOf(value))
                    expect.push(judge({ regex: pattern(text) }));
                break;
            case "in_order":
                expect.push(judge({ regex: pattern(`(?s)${stringsOf(value).map(quoted).join(".*")}`) }));
                break;
            case "json_path":
                for (const [path, wanted] of Object.entries(entryOf(value))) {
                    // It compares what both print, so `"3"` is 3 there.
                    const isPrinted = typeof wanted === "string" && /^(-?\d+(\.\d+)?|true|false)$/.test(wanted);
                    const more = ` | ${FIRST_JSON} | ${jqPath(path)}${isPrinted ? " | tostring" : ""}`;
                    expect.push(judge({ exact: literalValue(wanted) }, more));
                }
                break;
            case "net_delta":
                expect.push(judge({ exact: value }, " | fromjson | .net_delta"));
                break;
            case "min_results":
                expect.push(judge({ cel: `value >= ${Number(value)}` }, ` | ${FIRST_JSON} | ${LIST} | length`));
                break;
            case "max_results":
                expect.push(judge({ cel: `value <= ${Number(value)}` }, ` | ${FIRST_JSON} | ${LIST} | length`));
                break;
            case "min_progress":
                expect.push({
                    target: "notifications",
                    transform: { jq: 'map(select(.method == "notifications/progress")) | length' },
                    matcher: { cel: `value >= ${Number(value)}` },
                });
                break;
            default:
                notes.add([block, "expect", key], `\`${key}\` has no counterpart: suites do not read files`);
        }
    }
    return { expect };
}
/** The checks of `expect` for notifications. */
function notificationsOf(block, given, notes) {
    const target = "notifications";
    const judge = (jq, matcher) => ({ target, transform: { jq }, matcher });
    const data = `map(.params | tojson) | join("\\n")`;
    const expect = [{ target: "error", matcher: { exact: null } }];
    for (const [key, value] of Object.entries(given)) {
        if (key === "min_count")
            expect.push(judge("length", { cel: `value >= ${Number(value)}` }));
        else if (key === "max_count")
            expect.push(judge("length", { cel: `value <= ${Number(value)}` }));
        else if (key === "methods")
            expect.push(judge("map(.method)", { "contains-all": stringsOf(value).map(literal) }));
        else if (key === "not_methods")
            expect.push(judge("map(.method)", { not: { "contains-any": stringsOf(value).map(literal) } }));
        else if (key === "contains_data")
            expect.push(judge(data, { "contains-all": stringsOf(value).map(literal) }));
        else if (key === "not_contains_data")
            expect.push(judge(data, { not: { "contains-any": stringsOf(value).map(literal) } }));
        else
            notes.add([block, "expect", key], `\`${key}\` has no counterpart`);
    }
    return expect;
}
function jqPath(path) {
    const keys = keysOf(path).map((key) => `[${JSON.stringify(key)}]`);
    return `.${keys.join("")}`;
}
function quoted(text) {
    return text.replace(/[\\^$.*+?()[\]{}|#&~-]/g, "\\$&");
}

;// CONCATENATED MODULE: ./src/cli/migrate/mcp-assert-server.ts



/** A server of a suite; `needed` is what the assertion needs of the client. */
function serverOf(server, needed, context) {
    const { notes } = context;
    notes.unknown(["server"], server, [
        ...["command", "args", "env", "transport", "url", "headers", "docker", "client_capabilities"],
    ]);
    const client = { ...clientOf(entryOf(server["client_capabilities"]), context), ...needed };
    const offered = Object.keys(client).length > 0 ? { client } : {};
    if (typeof server["url"] === "string") {
        const transport = server["transport"] === "sse" ? { transport: "sse" } : {};
        return {
            url: filled(server["url"], context),
            ...transport,
            ...headersOf(entryOf(server["headers"]), notes),
            ...offered,
        };
    }
    const env = Object.entries(entryOf(server["env"])).map(([name, value]) => [name, shellText(String(value))]);
    const command = [server["command"], ...listOf(server["args"])].map((word) => filled(String(word), context));
    if (typeof server["docker"] === "string") {
        const variables = env.flatMap(([name, value]) => ["-e", `${name}=${value}`]);
        return {
            command: ["docker", "run", "--rm", "-i", ...variables, literal(server["docker"]), ...command],
            ...offered,
        };
    }
    return { command, ...(env.length > 0 && { env: Object.fromEntries(env) }), ...offered };
}
function headersOf(headers, notes) {
    const others = {};
    let auth = {};
    for (const [name, value] of Object.entries(headers)) {
        const bearer = /^Bearer \$\{?(\w+)\}?$/.exec(String(value))?.[1];
        if (!/^(proxy-)?authorization$/i.test(name))
            others[name] = shellText(String(value));
        else if (bearer !== undefined)
            auth = { auth: { bearer_token_env: bearer } };
        else
            notes.add(["server", "headers", name], `\`${name}\`: write \`auth\` with the variable that has the token`);
    }
    return { ...(Object.keys(others).length > 0 && { headers: others }), ...auth };
}
function clientOf({ roots, sampling: answer, elicitation }, context) {
    const client = {};
    if ((0,json/* isObject */.Gv)(answer))
        client["sampling"] = sampling(answer["text"], answer["model"], answer["stop_reason"]);
    if ((0,json/* isObject */.Gv)(elicitation)) {
        const content = (0,json/* isObject */.Gv)(elicitation["content"]) ? elicitation["content"] : elicitation;
        client["elicitation"] = { action: "accept", content: literalValue(content) };
    }
    if (Array.isArray(roots)) {
        client["roots"] = stringsOf(roots).map((path) => ({ uri: `file://${filled(path, context)}` }));
    }
    return client;
}
/** The answer of a client to `sampling/createMessage`. */
function sampling(text, model = "mock", stopReason = "end_turn") {
    const content = { type: "text", text: literalValue(text) };
    return { role: "assistant", content, model: literalValue(model), stopReason: literalValue(stopReason) };
}

;// CONCATENATED MODULE: ./src/cli/migrate/mcp-assert.ts






/** The blocks that say what an assertion asks of the server. */
const BLOCKS = [
    "assert",
    "assert_resources",
    "assert_prompts",
    "assert_completion",
    "assert_sampling",
    "assert_logging",
    "assert_notifications",
    "trajectory",
];
const COMMON = ["name", "server", "setup", "timeout", "skip", "skip_unless_env"];
// The text that mcp-assert judges: that of all content blocks, on lines of their own.
const CONTENT_TEXT = `map(.text // empty) | join("\\n")`;
const PROMPT_TEXT = `[.description // empty, (.messages[].content | .text // tojson)] | join("\\n")`;
/** True for a file of mcp-assert: a server, and one assertion about it. */
function isMcpAssert(root) {
    return "server" in root && [...BLOCKS, "trace", "audit_log"].some((block) => block in root);
}
/** Adds the test of one file. */
function migrateMcpAssert(document, migration) {
    migration.from("mcp-assert");
    const { root } = document;
    const notes = new Notebook(document);
    const block = BLOCKS.find((name) => name in root);
    const keys = block === "trajectory" ? [block, "trace", "audit_log"] : [block ?? ""];
    notes.unknown([], root, [...COMMON, ...keys]);
    const context = { document, migration, notes, saved: new Map() };
    const request = block === undefined ? undefined : requestOf(block, entryOf(root[block]), context);
    if (request === undefined) {
        if (block !== undefined)
            notes.add([block], `\`${block}\` has no counterpart: left out`);
        migration.leaveOut("tools", notes.notes);
        return;
    }
    // A fresh server for each assertion, as there; a text of the suite, so it is only said once.
    migration.runOptions["restart_policy"] = "per_test";
    const { kind, entry, client } = request;
    const common = {
        name: literal(typeof root["name"] === "string" ? root["name"] : document.file),
        server: migration.addServer(serverOf(entryOf(root["server"]), client, context)),
        ...commonOf(context),
    };
    const setup = listOf(root["setup"]);
    if (setup.length === 0)
        migration.addTest(kind, { ...common, ...entry }, notes.notes);
    else if (kind === "compliance") {
        notes.add(["setup"], "a test of the protocol has no steps before it: left out");
        migration.addTest(kind, { ...common, ...entry }, notes.notes);
    }
    else {
        const { uri, ...call } = entry;
        const last = uri === undefined ? call : { resource: uri, ...call };
        migration.addTest("tools", { ...common, steps: [...setup.map((one, i) => setupStep(one, i, context)), last] }, notes.notes);
    }
}
function requestOf(block, body, context) {
    const { notes, document } = context;
    saveNames(listOf(document.root["setup"]), context);
    const args = (0,json/* isObject */.Gv)(body["args"]) ? { args: filled(body["args"], context) } : {};
    const tool = { tool: literal(String(body["tool"])), ...args };
    const known = (...keys) => notes.unknown([block], body, keys);
    switch (block) {
        case "assert":
            known("tool", "args", "expect", "capture_progress");
            return { kind: "tools", entry: { ...tool, ...expectOf(block, body, "result.content", CONTENT_TEXT, context) } };
        case "assert_sampling": {
            known("tool", "args", "mock_text", "mock_model", "expect");
            const client = { sampling: sampling(body["mock_text"], body["mock_model"]) };
            return {
                kind: "tools",
                entry: { ...tool, ...expectOf(block, body, "result.content", CONTENT_TEXT, context) },
                client,
            };
        }
        case "assert_notifications":
            known("tool", "args", "expect");
            return { kind: "tools", entry: { ...tool, expect: notificationsOf(block, entryOf(body["expect"]), notes) } };
        case "assert_resources":
            known("list", "read", "expect");
            if ("list" in body)
                return listRequest(block, "resources/list", body, context);
            if (typeof body["read"] !== "string")
                return undefined;
            return {
                kind: "resources",
                entry: {
                    uri: filled(body["read"], context),
                    ...expectOf(block, body, "result.contents", CONTENT_TEXT, context),
                },
            };
        case "assert_prompts": {
            known("list", "get", "expect");
            if ("list" in body)
                return listRequest(block, "prompts/list", body, context);
            const { name, arguments: given } = entryOf(body["get"]);
            if (typeof name !== "string")
                return undefined;
            const promptArgs = (0,json/* isObject */.Gv)(given) ? { args: filled(given, context) } : {};
            return {
                kind: "prompts",
                entry: {
                    prompt: filled(name, context),
                    ...promptArgs,
                    ...expectOf(block, body, "result", PROMPT_TEXT, context),
                },
            };
        }
        case "assert_completion": {
            known("ref", "argument", "expect");
            const { type, name } = entryOf(body["ref"]);
            const ref = type === "ref/resource" ? { type, uri: name } : { type, name };
            const params = literalValue({ ref, argument: body["argument"] });
            return rawRequest(block, { method: "completion/complete", params }, body, context);
        }
        default:
            return undefined;
    }
}
function listRequest(block, method, body, context) {
    const { cursor } = entryOf(body["list"]);
    return rawRequest(block, { method, ...(cursor !== undefined && { params: { cursor: literalValue(cursor) } }) }, body, context);
}
function rawRequest(block, request, body, context) {
    return { kind: "compliance", entry: { request, ...expectOf(block, body, "response.result", "tojson", context) } };
}
function commonOf({ document, notes }) {
    const { timeout, skip, skip_unless_env: needed } = document.root;
    const common = {};
    if (skip === true)
        common["skip"] = true;
    if (typeof needed === "string") {
        const tag = `needs-${needed}`;
        common["tags"] = [literal(tag)];
        notes.add(["skip_unless_env"], `\`skip_unless_env\` has no counterpart: --skip-tag ${tag} leaves the test out`);
    }
    const ms = typeof timeout === "string" ? goDuration(timeout) : undefined;
    if (ms !== undefined)
        common["timeout_ms"] = ms;
    else if (timeout !== undefined)
        notes.add(["timeout"], "`timeout` is not a duration: left out");
    return common;
}
function setupStep(given, index, context) {
    const { tool, args } = entryOf(given);
    const save = {};
    for (const [name, path] of Object.entries(entryOf(entryOf(given)["capture"]))) {
        const keys = keysOf(String(path));
        save[name] = keys.length === 0 ? "result.content[0].text" : `result.structuredContent${keys.map(step).join("")}`;
        if (keys.length === 0)
            continue;
        context.notes.add(["setup", index, "capture", name], "reads `structuredContent`: the JSON in a text cannot be saved");
    }
    return {
        id: stepId(index),
        tool: literal(String(tool)),
        ...((0,json/* isObject */.Gv)(args) && { args: filled(args, context) }),
        ...(Object.keys(save).length > 0 && { save }),
    };
}
function saveNames(setup, { saved }) {
    for (const [index, given] of setup.entries()) {
        for (const name of Object.keys(entryOf(entryOf(given)["capture"]))) {
            saved.set(name, `\${steps.${stepId(index)}.${name}}`);
        }
    }
}
function stepId(index) {
    return `setup${index + 1}`;
}
/** Milliseconds of a duration of Go, such as `1m30s`. */
function goDuration(text) {
    const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
    if (parts.map(([part]) => part).join("") !== text || parts.length === 0)
        return undefined;
    return Math.round(parts.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (units[unit] ?? 0), 0));
}

// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
// EXTERNAL MODULE: ./src/suite/yaml/parse-yaml.ts + 4 modules
var parse_yaml = __webpack_require__(79137);
// EXTERNAL MODULE: ./src/suite/yaml/positions.ts
var positions = __webpack_require__(91302);
;// CONCATENATED MODULE: ./src/cli/migrate/source.ts





const MAX_DOCUMENTS = 1_000;
/** A text that mcp-autotest marks as a pattern: `!!re` as a whole, `!!ere` in the parts between slashes. */
class TaggedPattern {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
const PATTERN_TAGS = ["re", "ere"].map((kind) => ({
    tag: `tag:yaml.org,2002:${kind}`,
    resolve: (text) => new TaggedPattern(kind, text),
}));
/** Reads the mappings of a YAML file, with the limits of suites. Throws a UserError with every problem of the file. */
function readDocuments(file, cwd) {
    const { name, text } = (0,read_source/* readSource */.o$)(file, cwd);
    const problems = [];
    const parts = splitDocuments(text);
    if (parts.length > MAX_DOCUMENTS) {
        const reason = `It has ${parts.length} YAML documents; at most ${MAX_DOCUMENTS} are read.`;
        throw (0,problem/* userError */.IF)(`\`${name}\` has too many documents`, reason, "Split it into several files.");
    }
    const documents = parts.flatMap((part) => {
        const places = new positions/* PlaceStore */.rH();
        const { value, problems: found } = (0,parse_yaml.parseYaml)({ file, name, text: part.text }, places, PATTERN_TAGS);
        problems.push(...found.map((problem) => movedBy(problem, part.line)));
        if (!(0,json/* isObject */.Gv)(value))
            return [];
        return [{ file: name, root: value, lineOf: (path) => places.locate(value, path).line + part.line }];
    });
    if (problems.length > 0)
        throw new problem/* UserError */.yo(problems);
    return documents;
}
/** The documents of a file, each with the number of lines before it. A line that starts with `---` is never content. */
function splitDocuments(text) {
    const parts = [{ lines: [], line: 0 }];
    for (const [index, line] of text.split("\n").entries()) {
        if (/^---(\s|$)/.test(line))
            parts.push({ lines: [`   ${line.slice(3)}`], line: index });
        else
            parts.at(-1)?.lines.push(line);
    }
    return parts.map(({ lines, line }) => ({ text: lines.join("\n"), line })).filter(hasContent);
}
function hasContent({ text }) {
    return /^\s*[^\s#]/m.test(text);
}
function movedBy(problem, lines) {
    const { location, snippet } = problem;
    return {
        ...problem,
        ...(location && { location: { ...location, line: location.line + lines, end_line: location.end_line + lines } }),
        ...(snippet && { snippet: { ...snippet, line: snippet.line + lines } }),
    };
}

;// CONCATENATED MODULE: ./src/cli/migrate/mcp-autotest.ts





/** True for a document of mcp-autotest: a case with its requests (`in…`) and answers (`out…`). */
function isAutotest(root) {
    return Object.keys(root).some((key) => key.startsWith("in")) && !("providers" in root) && !("server" in root);
}
/** Adds the tests of one case. */
function migrateAutotest(document, server, migration) {
    migration.from("mcp-autotest");
    const { root } = document;
    const keys = Object.keys(root).sort();
    const inputs = keys.filter((key) => key.startsWith("in"));
    const outputs = keys.filter((key) => key.startsWith("out"));
    const name = typeof root["case"] === "string" && root["case"] !== "" ? root["case"] : document.file;
    for (const [index, key] of inputs.entries()) {
        const notes = new Notebook(document);
        const revision = revisionOf(root[key]);
        if (revision !== undefined)
            migration.addRevision(revision);
        if (index === 0)
            notes.unknown([], root, ["case", ...inputs, ...outputs]);
        const output = outputs[index];
        const request = root[key];
        if (index === inputs.length - 1) {
            for (const rest of outputs.slice(inputs.length))
                notes.add([rest], `\`${rest}\` answers no request: left out`);
        }
        if (!(0,json/* isObject */.Gv)(request))
            notes.add([key], "a batch of requests has no counterpart: left out");
        else if (!("id" in request))
            notes.add([key], `the notification ${request["method"]} is sent by the handshake: left out`);
        const test = (0,json/* isObject */.Gv)(request) && "id" in request ? testOf(request, output && root[output], notes, [key]) : undefined;
        if (test === undefined)
            migration.leaveOut("tools", notes.notes);
        else
            migration.addTest(test.block, { name: literal(name), server, ...test.entry }, notes.notes);
    }
}
function testOf(request, answer, notes, path) {
    const { method } = request;
    const params = entryOf(request["params"]);
    const { name, uri } = params;
    const args = (0,json/* isObject */.Gv)(params["arguments"]) ? { args: literalValue(params["arguments"]) } : {};
    if (method === "tools/call" && typeof name === "string") {
        return { block: "tools", entry: { tool: literal(name), ...args, ...mcp_autotest_expectOf(answer, "") } };
    }
    if (method === "prompts/get" && typeof name === "string") {
        return { block: "prompts", entry: { prompt: literal(name), ...args, ...mcp_autotest_expectOf(answer, "") } };
    }
    if (method === "resources/read" && typeof uri === "string") {
        return { block: "resources", entry: { uri: literal(uri), ...mcp_autotest_expectOf(answer, "") } };
    }
    if (typeof method !== "string") {
        notes.add(path, "a request without a method has no counterpart: left out");
        return undefined;
    }
    if (method === "initialize") {
        return { block: "compliance", entry: { check: "initialize", ...mcp_autotest_expectOf(answer, "response.") } };
    }
    const sent = { method: literal(method), ...("params" in request && { params: literalValue(params) }) };
    return { block: "compliance", entry: { request: sent, ...mcp_autotest_expectOf(answer, "response.") } };
}
/** The revision that the handshake of a case asks for. */
function revisionOf(request) {
    const { method, params } = entryOf(request);
    return method === "initialize"
        ? versions/* KNOWN_VERSIONS */.AX.find((known) => known === entryOf(params)["protocolVersion"])
        : undefined;
}
/** The answer as assertions. As there, it may have members that are not listed; lists must have the same length. */
function mcp_autotest_expectOf(answer, base) {
    const { result, error } = entryOf(answer);
    const expect = [
        ...(result === undefined ? [] : assertions(`${base}result`, result)),
        ...(error === undefined ? [] : assertions(`${base}error`, error)),
    ];
    return expect.length === 0 ? {} : { expect };
}
function assertions(target, expected) {
    if (expected instanceof TaggedPattern) {
        return [
            { target, matcher: { regex: pattern(expected.kind === "re" ? expected.text : fromEmbedded(expected.text)) } },
        ];
    }
    if (Array.isArray(expected)) {
        const length = { target: `${target}.length`, matcher: { exact: expected.length } };
        return [length, ...expected.flatMap((item, index) => assertions(target + step(index), item))];
    }
    if (!(0,json/* isObject */.Gv)(expected))
        return [{ target, matcher: { exact: literalValue(expected) } }];
    if (isFlat(expected))
        return [{ target, matcher: { contains: literalValue(expected) } }];
    return Object.entries(expected).flatMap(([key, value]) => assertions(target + step(key), value));
}
/** True for a mapping in which `contains` judges as mcp-autotest does: there are no lists and no patterns in it. */
function isFlat(value) {
    return Object.values(value).every((member) => {
        if (Array.isArray(member) || member instanceof TaggedPattern)
            return false;
        return !(0,json/* isObject */.Gv)(member) || isFlat(member);
    });
}
/** `!!ere`: the parts between slashes are regular expressions, all else is text; `\\/` is a slash. */
function fromEmbedded(text) {
    return text.replace(/\\\/|\/([^/]*)\/|[[\]{}()^$.|*+?]/g, (found, inner) => {
        if (found === "\\/")
            return "/";
        return inner ?? `\\${found}`;
    });
}

;// CONCATENATED MODULE: ./src/cli/migrate/promptfoo.ts



const ENV = /\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}/g;
/** True for a configuration of promptfoo. */
function isPromptfoo(root) {
    return ("providers" in root || "targets" in root) && ("tests" in root || "prompts" in root);
}
/** Adds the tests of one configuration for each of its MCP providers. */
function migratePromptfoo(document, migration) {
    migration.from("promptfoo");
    const { root } = document;
    const general = new Notebook(document);
    general.unknown([], root, ["description", "providers", "targets", "prompts", "tests", "defaultTest", "$schema"]);
    const key = "providers" in root ? "providers" : "targets";
    const providers = listOf(root[key]).flatMap((provider, index) => {
        if ((0,json/* isObject */.Gv)(provider) && provider["id"] === "mcp")
            return providerOf(provider, [key, index], general, migration);
        general.add([key, index], "only the provider `mcp` has a counterpart: left out");
        return [];
    });
    for (const note of general.notes)
        migration.remark(note);
    if (!Array.isArray(root["tests"])) {
        const notes = new Notebook(document);
        notes.add(["tests"], "tests that are not a list (a file, a generator) have no counterpart: left out");
        migration.leaveOut("tools", notes.notes);
    }
    const defaults = entryOf(root["defaultTest"]);
    const prompts = stringsOf(root["prompts"] ?? "{{prompt}}");
    for (const provider of providers) {
        for (const [index, test] of listOf(root["tests"]).entries()) {
            for (const prompt of prompts)
                addTest(entryOf(test), index, prompt, provider, defaults, document, migration);
        }
    }
}
function providerOf(provider, path, notes, migration) {
    const config = entryOf(provider["config"]);
    notes.unknown(path, provider, ["id", "label", "config"]);
    notes.unknown([...path, "config"], config, [
        ...["enabled", "server", "servers", "timeout", "debug", "verbose", "defaultArgs"],
    ]);
    const servers = (0,json/* isObject */.Gv)(config["server"]) ? [config["server"]] : listOf(config["servers"]).map(entryOf);
    if (servers.length > 1)
        notes.add([...path, "config", "servers"], "of several servers, tests use only the first");
    return servers.slice(0, 1).map((server) => {
        const serverPath = [...path, "config", (0,json/* isObject */.Gv)(config["server"]) ? "server" : "servers"];
        const wanted = typeof server["name"] === "string" ? server["name"].replace(/[^\w-]+/g, "-") : "server";
        return {
            server: migration.addServer(promptfoo_serverOf(server, serverPath, notes), wanted || "server"),
            defaultArgs: entryOf(config["defaultArgs"]),
            timeout: config["timeout"],
        };
    });
}
function promptfoo_serverOf(server, path, notes) {
    notes.unknown(path, server, ["command", "args", "name", "url", "path", "env", "headers", "auth"]);
    if (typeof server["url"] === "string") {
        const auth = authOf(entryOf(server["auth"]), [...path, "auth"], notes);
        const headers = Object.entries(entryOf(server["headers"])).filter(([name]) => {
            const isAuth = /^(proxy-)?authorization$/i.test(name);
            if (isAuth)
                notes.add([...path, "headers", name], `\`${name}\`: write \`auth\` with the variable that has the token`);
            return !isAuth;
        });
        const given = headers.length > 0 ? { headers: Object.fromEntries(headers.map(([name, value]) => [name, withEnv(value)])) } : {};
        return { url: withEnv(server["url"]), ...auth, ...given };
    }
    const env = Object.entries(entryOf(server["env"])).map(([name, value]) => [name, withEnv(String(value))]);
    const script = String(server["path"] ?? "");
    const started = script.endsWith(".py") ? ["python3", script] : ["node", script];
    const command = "command" in server ? [server["command"], ...listOf(server["args"])].map(String) : started;
    return { command: command.map(withEnv), ...(env.length > 0 && { env: Object.fromEntries(env) }) };
}
function authOf({ type, token, ...rest }, path, notes) {
    if (type === undefined || type === "none" || type === "")
        return {};
    const name = /^\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}$/.exec(String(token))?.[1];
    if (type === "bearer" && name !== undefined && Object.keys(rest).length === 0)
        return { auth: { bearer_token_env: name } };
    notes.add(path, "write `auth` by hand: tokens and secrets come from environment variables");
    return {};
}
function addTest(test, index, prompt, { server, defaultArgs, timeout }, defaults, document, migration) {
    const path = ["tests", index];
    const notes = new Notebook(document);
    notes.unknown(path, test, ["description", "vars", "assert", "metadata"]);
    const vars = { ...entryOf(defaults["vars"]), ...entryOf(test["vars"]) };
    // The provider prefers the variable to the prompt.
    const text = vars["prompt"] === undefined ? prompt : vars["prompt"];
    const call = callOf(text, vars);
    if (call === undefined) {
        notes.add(path, "its prompt is not a JSON tool call with plain variables: left out");
        migration.leaveOut("tools", notes.notes);
        return;
    }
    const expect = [{ target: "error", matcher: { exact: null } }];
    let latency;
    const asserts = [
        ...listOf(defaults["assert"]).map((assertion, i) => [assertion, ["defaultTest", "assert", i]]),
        ...listOf(test["assert"]).map((assertion, i) => [assertion, [...path, "assert", i]]),
    ];
    for (const [assertion, path] of asserts) {
        const given = entryOf(assertion);
        if (given["type"] === "latency" && typeof given["threshold"] === "number") {
            latency = Math.min(latency ?? Number.POSITIVE_INFINITY, given["threshold"]);
            continue;
        }
        const matcher = matcherOf(given, vars);
        if (matcher === undefined)
            notes.add(path, `\`${given["type"]}\` has no counterpart`);
        else
            expect.push({ target: "result.content", transform: { jq: "tojson" }, matcher });
        notes.unknown(path, given, ["type", "value", "threshold", "metric"]);
    }
    const { tool, args } = call;
    const entry = {
        name: literal(typeof test["description"] === "string" ? test["description"] : `${tool} ${index + 1}`),
        server,
        tool: literal(tool),
        args: literalValue({ ...defaultArgs, ...args }),
        ...(typeof timeout === "number" && { timeout_ms: timeout }),
        expect: latency === undefined ? expect : { assertions: expect, max_duration_ms: latency },
    };
    migration.addTest("tools", entry, notes.notes);
}
/** The tool call that a prompt is, in any of the spellings that promptfoo takes. */
function callOf(prompt, vars) {
    const text = typeof prompt === "string" ? rendered(prompt, vars) : undefined;
    if (text === undefined)
        return undefined;
    let call;
    try {
        call = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    const { tool, toolName, function: name, functionName, name: last, ...given } = entryOf(call);
    const chosen = tool || toolName || name || functionName || last;
    const args = given["args"] || given["arguments"] || given["params"] || given["parameters"];
    return typeof chosen === "string" ? { tool: chosen, args: entryOf(args) } : undefined;
}
/** A template with its plain variables filled in; undefined if it does more. */
function rendered(template, vars) {
    let isPlain = !/\{%|\{#/.test(template);
    const text = template.replace(/\{\{\s*(.*?)\s*\}\}/g, (_, name) => {
        const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
        if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
            return String(value);
        isPlain = false;
        return "";
    });
    return isPlain ? text : undefined;
}
/** An assertion as a matcher of the answer's content, which promptfoo reads as one JSON text. */
function matcherOf({ type, value, threshold }, vars) {
    const kind = String(type);
    if (kind.startsWith("not-")) {
        const inner = matcherOf({ type: kind.slice("not-".length), value, threshold }, vars);
        return inner && { not: inner };
    }
    // A file, a script, or a template that is more than its variables.
    const filled = mapTexts(value, (text) => (text.startsWith("file://") ? undefined : rendered(text, vars)));
    if (JSON.stringify(filled) !== JSON.stringify(value) && hasHole(filled, value))
        return undefined;
    const texts = stringsOf(filled).map(literal);
    const [text = ""] = texts;
    switch (kind) {
        case "equals":
            return typeof filled === "string" ? { exact: literal(filled) } : undefined;
        case "contains":
        case "icontains":
        case "starts-with":
            return texts.length === 1 ? { [kind]: text } : undefined;
        case "contains-all":
        case "contains-any":
            return { [kind]: texts };
        case "icontains-all":
            return { allOf: texts.map((text) => ({ icontains: text })) };
        case "icontains-any":
            return { anyOf: texts.map((text) => ({ icontains: text })) };
        case "regex":
            return typeof filled === "string" ? { regex: pattern(filled) } : undefined;
        case "is-json":
        case "contains-json":
            // The whole text is JSON.
            return (0,json/* isObject */.Gv)(filled) ? { "is-json": { schema: filled } } : { "is-json": null };
        case "levenshtein":
            return typeof filled === "string"
                ? { levenshtein: { value: literal(filled), max: Number(threshold ?? 5) } }
                : undefined;
        default:
            return undefined;
    }
}
/** True if a text of the value could not be filled in. */
function hasHole(filled, value) {
    if (Array.isArray(filled) && Array.isArray(value))
        return filled.some((item, index) => hasHole(item, value[index]));
    if ((0,json/* isObject */.Gv)(filled) && (0,json/* isObject */.Gv)(value))
        return Object.keys(value).some((key) => hasHole(filled[key], value[key]));
    return filled === undefined && value !== undefined;
}
/** A text in which `{{ env.NAME }}` becomes a reference. */
function withEnv(value) {
    let filled = "";
    let end = 0;
    const text = String(value);
    for (const match of text.matchAll(ENV)) {
        filled += `${literal(text.slice(end, match.index))}\${${match[1]}:-}`;
        end = match.index + match[0].length;
    }
    return filled + literal(text.slice(end));
}

;// CONCATENATED MODULE: ./src/cli/commands/migrate.ts















/**
 * `mcptest migrate FILES`: writes suites of other tools as ours, and lists on stderr what has no counterpart. Gives 0.
 * Throws a UserError for a file that cannot be read or is of none of those tools, and for one that would be overwritten.
 */
async function migrateCommand(paths, flags, { redactor }) {
    const files = await readFiles(paths, process.cwd());
    const { out } = flags;
    const toFolder = out !== undefined && (/[\\/]$/.test(out) || ((0,external_node_fs_.existsSync)(out) && (0,external_node_fs_.statSync)(out).isDirectory()));
    const groups = toFolder ? groupsOf(files, (0,external_node_path_.resolve)(out)) : [{ target: out && (0,external_node_path_.resolve)(out), files }];
    const suites = groups.map((group) => ({ ...group, migration: migrate(group.files, group.target, flags) }));
    for (const { migration } of suites)
        if (migration.count === 0)
            throw nothingLeft(migration);
    for (const { target } of suites)
        if (target !== undefined && !flags.force)
            refuseOverwriting(target);
    for (const { target, migration } of suites) {
        const yaml = migration.toYaml();
        if (target === undefined)
            await (0,core_out/* writeOut */.sD)((0,output/* printable */.g$)(yaml, redactor));
        else
            await (0,core_out/* writeFileAtomic */.Zf)(target, redactor.text(yaml));
        const place = target === undefined ? "" : ` in ${(0,read_source/* displayPath */.Gt)(target, process.cwd())}`;
        const notes = migration.notes.map(noteLine);
        await (0,output/* reportLines */.QS)([...notes, `${(0,plural/* plural */.L)(migration.count, "test")}${place}, ${(0,plural/* plural */.L)(notes.length, "note")}`], redactor);
    }
    return 0;
}
/** The files that paths name; of a folder, those that are suites of another tool. */
async function readFiles(paths, cwd) {
    const files = [];
    const problems = [];
    const read = (path, isNamed) => {
        try {
            const documents = readDocuments(path, cwd).filter(({ root }) => migratorOf(root) !== undefined);
            if (documents.length > 0)
                files.push({ path, documents });
            else if (isNamed)
                problems.push(unknownFormat(path));
        }
        catch (error) {
            if (!(error instanceof problem/* UserError */.yo))
                throw error;
            problems.push(...error.problems);
        }
    };
    for (const path of paths) {
        const absolute = (0,external_node_path_.resolve)(cwd, path);
        if (!(0,external_node_fs_.existsSync)(absolute) || !(0,external_node_fs_.statSync)(absolute).isDirectory())
            read(absolute, true);
        else {
            const found = await (0,dist.glob)(["**/*.{yaml,yml}"], { cwd: absolute, absolute: true, ignore: ["**/node_modules/**"] });
            for (const file of found.sort())
                read(file, false);
        }
    }
    if (problems.length > 0)
        throw new problem/* UserError */.yo(problems);
    if (files.length === 0)
        throw new problem/* UserError */.yo(paths.map(unknownFormat));
    return files;
}
function migratorOf(root) {
    if (isMcpAssert(root))
        return migrateMcpAssert;
    if (isPromptfoo(root))
        return migratePromptfoo;
    if (!isAutotest(root))
        return undefined;
    return (document, migration, flags) => migrateAutotest(document, migration.addServer(migrate_serverOf(flags)), migration);
}
function migrate(files, target, flags) {
    const migration = new Migration(flags.fixture === undefined ? undefined : fromSuite(flags.fixture, target));
    for (const document of files.flatMap(({ documents }) => documents)) {
        migratorOf(document.root)?.(document, migration, flags);
    }
    return migration;
}
/** A folder as the suite at `target` names it; one that is printed is expected to be saved here. */
function fromSuite(folder, target) {
    const path = (0,external_node_path_.relative)(target === undefined ? process.cwd() : (0,external_node_path_.dirname)(target), (0,external_node_path_.resolve)(folder));
    return `\${config_dir}/${literal(path.replaceAll(external_node_path_.sep, "/"))}`;
}
/** The suites of a folder: one for each file, and one for all assertions of mcp-assert in a folder. */
function groupsOf(files, out) {
    const groups = new Map();
    for (const file of files) {
        const isAssertion = file.documents.some(({ root }) => isMcpAssert(root));
        const name = isAssertion ? (0,external_node_path_.basename)((0,external_node_path_.dirname)(file.path)) : (0,external_node_path_.basename)(file.path).replace(/\.[^.]*$/, "");
        const target = (0,external_node_path_.join)(out, `${name}.mcptest.yaml`);
        groups.set(target, [...(groups.get(target) ?? []), file]);
    }
    return [...groups].map(([target, group]) => ({ target, files: group }));
}
/** mcp-autotest has its server on the command line. */
function migrate_serverOf({ serverCommand, serverUrl }) {
    if (serverUrl !== undefined)
        return { url: literal(serverUrl) };
    if (serverCommand !== undefined)
        return { command: (0,words/* splitWords */.y)(serverCommand).map(literal) };
    const reason = "Cases of mcp-autotest do not name their server: it is on its command line.";
    throw (0,problem/* userError */.IF)("no server for the cases", reason, "Add --server-command or --server-url.");
}
function nothingLeft({ notes }) {
    const reason = notes.map(noteLine).join("\n") || "The files have no tests.";
    return (0,problem/* userError */.IF)("no test can be migrated", reason, "Name files with tests that have a counterpart: docs/migration.md lists them.");
}
function refuseOverwriting(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return;
    throw (0,problem/* userError */.IF)(`${path} exists`, "A suite would be written over it.", "Add --force, or name another path by --out.");
}
function unknownFormat(path) {
    return {
        title: `\`${path}\` is not a suite that can be migrated`,
        description: "It is not in the format of mcp-assert, mcp-autotest or promptfoo (with the provider `mcp`).",
        fix: "Name YAML or JSON files of these tools. Configurations that are programs are not run: write what they give to a file.",
    };
}


/***/ }),

/***/ 79137:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/suite/problems.ts
var suite_problems = __webpack_require__(89018);
// EXTERNAL MODULE: ./src/suite/yaml/parsed-yaml.ts
var parsed_yaml = __webpack_require__(61133);
// EXTERNAL MODULE: ./src/suite/yaml/yaml-problems.ts
var yaml_problems = __webpack_require__(55972);
;// CONCATENATED MODULE: ./src/suite/yaml/compose-yaml.ts



/** Composes documents up to the second one; stops if there are too many nodes, or if they are nested too deeply. */
function compose(text, customTags) {
    const tooManyAt = endOfMarks(text);
    if (tooManyAt !== undefined)
        return { documents: [], aliases: false, tooManyAt };
    const parser = new dist/* Parser */.iX();
    // Duplicate keys are found while converting: the library compares each key with all others.
    const composer = new dist/* Composer */.Dk({
        schema: "core",
        customTags,
        resolveKnownTags: false,
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: "silent",
    });
    const documents = [];
    let aliases = false;
    let marks = 0;
    let tooDeepAt;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        aliases ||= lexeme.startsWith("*");
        if (MARKS.has(lexeme))
            marks += 1;
        if (marks > yaml_problems/* MAX_MARKS */.__)
            return { documents, aliases, tooManyAt: parser.offset };
        for (const token of parser.next(lexeme))
            documents.push(...composer.next(token));
        // The stack also has the document and the scalar that is being read.
        if (parser.stack.length > yaml_problems/* MAX_NESTING */.M1 + 2) {
            tooDeepAt = parser.offset;
            break;
        }
        if (documents.length > 1)
            return { documents, aliases };
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    return { documents, aliases, tooDeepAt };
}
/** The lexemes that make nodes; U+001F announces a scalar. */
const MARKS = new Set(["\u001f", "-", ",", ":", "?", "[", "{"]);
/** Those that a lexer makes up: they take no room in the text. */
const SYNTHETIC = new Set(["\u001f", "\u0002", "\u0018"]);
/**
 * Where a text has one mark too many, as far as that can be known before anything is parsed, which takes far longer and
 * hundreds of bytes for each mark.
 */
function endOfMarks(text) {
    if (!(0,parsed_yaml/* mayHaveTooMany */.R)(text))
        return undefined;
    let marks = 0;
    let offset = 0;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        if (MARKS.has(lexeme))
            marks += 1;
        if (marks > yaml_problems/* MAX_MARKS */.__)
            return offset;
        if (!SYNTHETIC.has(lexeme))
            offset += lexeme.length;
    }
    return undefined;
}

// EXTERNAL MODULE: ./src/suite/yaml/nodes.ts
var nodes = __webpack_require__(51815);
;// CONCATENATED MODULE: ./src/suite/yaml/convert-yaml.ts



/** Turns nodes into plain values and keeps their places. */
class Converter {
    text;
    places;
    source;
    report;
    release;
    #anchors = new Map();
    #open = new Set();
    /** False if something is left out of the value: the second value of a key, or what cannot be read. */
    complete = true;
    #aliases = 0;
    #aliasedNodes = 0;
    constructor(text, places, source, report, 
    /** Releases each node once it is converted: no alias asks for it again. */
    release) {
        this.text = text;
        this.places = places;
        this.source = source;
        this.report = report;
        this.release = release;
    }
    /** `isCut`: the text ends within the node, because what follows is nested too deeply. */
    convert(node, depth, aliased = false, isCut = false) {
        if (aliased)
            this.#aliasedNodes += 1;
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#alias(node, depth);
        if (!(0,dist/* isScalar */.jn)(node) && !(0,dist/* isCollection */.P3)(node))
            return null;
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, node);
        if ((0,dist/* isScalar */.jn)(node))
            return this.#scalar(node.value, spanOf(node, this.text));
        if (isCut)
            this.#leaveOut(node);
        if (depth > yaml_problems/* MAX_NESTING */.M1)
            return isCut ? null : this.#hole(spanOf(node, this.text), yaml_problems/* NESTED_TOO_DEEP */.GN);
        this.#open.add(node);
        const value = (0,dist/* isMap */.jh)(node) ? this.#map(node, depth, aliased, isCut) : this.#list(node, depth, aliased, isCut);
        this.#open.delete(node);
        return value;
    }
    #map(node, depth, aliased, isCut) {
        const map = {};
        const spans = [];
        const keys = [];
        const span = spanOf(node, this.text);
        for (let index = 0; index < node.items.length; index++) {
            const pair = node.items[index];
            const key = this.#key(pair.key);
            if (key === undefined) {
                this.#leaveOut(node);
                continue;
            }
            const [keyStart, keyEnd] = spanOf(pair.key, this.text);
            if (isMergeKey(pair.key)) {
                this.report(keyStart, keyEnd, yaml_problems/* MERGE_KEY */.BF);
                this.#leaveOut(node);
                // It may have problems of its own.
                this.convert(pair.value, depth + 1, aliased);
                continue;
            }
            if (Object.hasOwn(map, key)) {
                this.report(keyStart, keyEnd, (0,yaml_problems/* duplicateKey */.Ve)(key));
                this.complete = false;
                // It may have problems of its own, and what later aliases name.
                this.convert(pair.value, depth + 1, aliased);
                continue;
            }
            const isOpen = isCut && index === node.items.length - 1;
            keys.push(key);
            spans.push(keyStart, keyEnd, ...(pair.value === null ? [keyEnd, keyEnd] : spanOf(pair.value, this.text)));
            (0,nodes/* setOwn */.P5)(map, key, this.convert(pair.value, depth + 1, aliased, isOpen));
            if (this.release)
                node.items[index] = null;
        }
        this.places.record(map, this.source, ...span, (0,nodes/* inKeyOrder */.Dm)(map, keys, spans));
        return map;
    }
    #list(node, depth, aliased, isCut) {
        const list = [];
        const spans = [];
        const own = spanOf(node, this.text);
        for (let index = 0; index < node.items.length; index++) {
            const item = node.items[index];
            const span = spanOf(item, this.text);
            list.push(this.convert(item, depth + 1, aliased, isCut && index === node.items.length - 1));
            spans.push(...span, ...span);
            if (this.release)
                node.items[index] = null;
        }
        this.places.record(list, this.source, ...own, spans);
        return list;
    }
    #alias(node, depth) {
        const target = this.#anchors.get(node.source);
        const span = spanOf(node, this.text);
        this.#aliases += 1;
        if (target === undefined || this.#open.has(target))
            return this.#hole(span, (0,yaml_problems/* unknownAlias */.$s)(node.source));
        if (this.#aliases === yaml_problems/* MAX_ALIASES */.K1 + 1 || this.#aliasedNodes > yaml_problems/* MAX_ALIASED_NODES */.hG)
            return this.#hole(span, yaml_problems/* ALIAS_BOMB */.q0);
        if (this.#aliases > yaml_problems/* MAX_ALIASES */.K1) {
            this.#leaveOut(node);
            return null;
        }
        return this.convert(target, depth, true);
    }
    /** The text of a key; undefined, with a reported problem, if it is not a scalar. */
    #key(node) {
        const key = (0,dist/* isAlias */.Vj)(node) ? this.#anchors.get(node.source) : node;
        if (!(0,dist/* isScalar */.jn)(key)) {
            this.#hole(spanOf(node, this.text), yaml_problems/* KEY_NOT_TEXT */.gz);
            return undefined;
        }
        if (key.anchor !== undefined)
            this.#anchors.set(key.anchor, key);
        return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
    }
    #hole(span, texts) {
        this.complete = false;
        this.places.markPartial(this.source, ...span);
        this.report(...span, texts);
        return null;
    }
    /** Something of a node is left out. */
    #leaveOut(node) {
        this.complete = false;
        this.places.markPartial(this.source, ...spanOf(node, this.text));
    }
    #scalar(value, span) {
        if (typeof value !== "number")
            return value;
        const written = this.text.slice(...span);
        if (!Number.isFinite(value))
            this.report(...span, (0,yaml_problems/* notJson */.O2)(written));
        else if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?[0-9a-fxo]+$/i.test(written)) {
            this.report(...span, (0,yaml_problems/* tooLarge */.g$)(written));
        }
        return value;
    }
}
/** `<<` without quotes: YAML 1.1 merged what is there, and YAML 1.2 has a key of this name. */
function isMergeKey(key) {
    return (0,dist/* isScalar */.jn)(key) && key.value === "<<" && key.type === "PLAIN";
}
/** Start and end of a node's own text, without the white space and the comments after it. */
function spanOf(node, text) {
    const range = node?.range;
    if (!range)
        return [0, 0];
    const last = (0,dist/* isCollection */.P3)(node) && !node.flow ? node.items.at(-1) : undefined;
    if (last)
        return [range[0], spanOf((0,dist/* isPair */.tO)(last) ? (last.value ?? last.key) : last, text)[1]];
    let end = range[1];
    while (end > range[0] && " \t\r\n".includes(text[end - 1] ?? ""))
        end -= 1;
    return [range[0], end];
}

// EXTERNAL MODULE: ./src/suite/yaml/positions.ts
var positions = __webpack_require__(91302);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/suite/yaml/missing-quotes.ts

const MAX_SHOWN = 120;
/** Longer lines are not searched. */
const MAX_LINE = 2_000;
/**
 * What a syntax error is about if a quote or a space is missing: a path or a reference between braces, a text with a
 * colon, a text that starts with a reserved character, `-name: a` and `name:a`. undefined if it is about something else.
 */
function missingQuotes({ code, pos }, text) {
    const lineStart = text.lastIndexOf("\n", pos[0] - 1) + 1;
    const lineEnd = text.indexOf("\n", pos[0]);
    const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd);
    const at = pos[0] - lineStart;
    if (line.length > MAX_LINE)
        return undefined;
    const found = (start, value, reason) => {
        const shown = (what) => (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(what), MAX_SHOWN);
        const texts = {
            title: `\`${shown(value)}\` needs quotes`,
            description: reason,
            fix: `Write \`${shown(quoted(value))}\`.`,
        };
        return { start: lineStart + start, end: lineStart + start + value.length, texts };
    };
    const space = missingSpace(line);
    if (space !== undefined) {
        const texts = {
            title: `\`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(space.without), MAX_SHOWN)}\` lacks a space`,
            description: "A dash that starts an item and the colon after a key have a space behind them.",
            fix: `Write \`${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(space.with), MAX_SHOWN)}\`.`,
        };
        const start = lineStart + line.indexOf(space.without);
        return { start, end: start + space.without.length, texts };
    }
    if (code === "UNEXPECTED_TOKEN" && /["']\s*$/.test(line.slice(0, at))) {
        return {
            start: pos[0],
            end: pos[1],
            texts: {
                title: "text after a closing quote",
                description: "The quote before it ends the value.",
                fix: 'Quote the whole value with the other kind of quotes: `"it\'s a test"`.',
            },
        };
    }
    const rest = line
        .slice(at)
        .replace(/\s+#.*$/, "")
        .trimEnd();
    if (code === "BLOCK_AS_IMPLICIT_KEY" && /:(\s|$)/.test(rest) && !/^["'[{&*!|>]/.test(rest)) {
        return found(at, rest, "A colon with a space after it would start a mapping inside the value.");
    }
    if (code === "BAD_SCALAR_START")
        return found(at, rest, `A text without quotes cannot start with \`${rest[0]}\`.`);
    for (const { pattern, reason } of BETWEEN_BRACES) {
        for (const match of line.matchAll(pattern)) {
            const value = match[1].trimEnd();
            const start = match.index + match[0].indexOf(match[1]);
            if (start <= at && at < start + value.length)
                return found(start, value, reason);
        }
    }
    return undefined;
}
/** A line that starts with `-name:` or `name:value`, and how it is written. */
function missingSpace(line) {
    const [, without, name] = /^\s*(-([A-Za-z_]\w*:)(?:\s|$).*)$/.exec(line) ?? [];
    if (without !== undefined && name !== undefined)
        return { without, with: `- ${without.slice(1)}` };
    const [, pair, key, value] = /^\s*(?:- )?((\w+):([A-Za-z0-9"'][^:]*))$/.exec(line) ?? [];
    return pair === undefined ? undefined : { without: pair, with: `${key}: ${value}` };
}
/** What YAML reads as the start of a list or a mapping. */
const BETWEEN_BRACES = [
    {
        pattern: /(?:^|[\s{,[])(\$?[\w-][\w.-]*(?:\[(?:-?\d+|\*|"[^"]*")\][\w.-]*)+)/g,
        reason: "Between braces, a bracket would start a list.",
    },
    {
        pattern: /[{,[:]\s*([^\s{}[\],:'"][^{}[\],:'"]*\$\{[^}]*\}[^{}[\],]*|\$\{[^}]*\}[^{}[\],]*)/g,
        reason: "Between braces, a brace would start a mapping.",
    },
];
/** A text as YAML, in quotes. */
function quoted(text) {
    return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

;// CONCATENATED MODULE: ./src/suite/yaml/syntax-problem.ts



/** The quotation mark that is never closed: the parser reports only the end of the text. */
function openQuote(error, document) {
    if (error.code !== "MISSING_CHAR" || !/quote/.test(error.message))
        return undefined;
    let start;
    (0,dist/* visit */.YR)(document, {
        Scalar(_, { range, type }) {
            if (range && type?.startsWith("QUOTE") && range[1] >= error.pos[0])
                start = range[0];
        },
    });
    return start === undefined ? undefined : [start, start + 1];
}
/** The place and the texts of an error of the parser. */
function syntaxProblem(error, text, document) {
    const quotes = missingQuotes(error, text);
    if (quotes !== undefined)
        return [quotes.start, quotes.end, quotes.texts];
    const [from, to] = openQuote(error, document) ?? error.pos;
    // What is missed at the end of the file stands at its last line.
    const start = Math.min(from, text.trimEnd().length);
    const end = Math.min(Math.max(to, start), text.length);
    const texts = yaml_problems/* SYNTAX_MESSAGES */.p1.find(([pattern]) => pattern.test(error.message))?.[1] ?? yaml_problems/* SYNTAX */.Sx[error.code];
    const description = `${texts?.description ?? ""} The YAML parser says: ${error.message}. ${yaml_problems/* NOTHING_ELSE */.go}`.trim();
    const title = texts?.title ?? "not valid YAML";
    return [
        start,
        end,
        { title, description, fix: texts?.fix ?? "Check indentation, quotes, brackets and colons here." },
    ];
}

;// CONCATENATED MODULE: ./src/suite/yaml/parse-yaml.ts







/**
 * Reads the one YAML document of a source into plain values (YAML 1.2, core schema), keeping the place of each node.
 * The syntax tree is released on the way. Never throws for what a file says: every problem has its place.
 *
 * @param customTags tags of other formats, which suites do not have
 */
function parseYaml(source, places, customTags = []) {
    const problems = [];
    const report = (start, end, texts) => {
        if (problems.length >= suite_problems/* MAX_PROBLEMS */.a)
            return;
        const location = (0,positions/* locationOf */.hD)({ source, start, end });
        problems.push({ ...texts, location, snippet: (0,positions/* snippetOf */.Vv)(source, location, 1) });
    };
    const { documents, aliases, tooDeepAt, tooManyAt } = compose(source.text, customTags);
    const [document, second] = documents;
    if (tooDeepAt !== undefined)
        report(tooDeepAt, tooDeepAt + 1, yaml_problems/* CUT_OFF */.Vk);
    // If the text is cut off, brackets and quotes are open.
    const broken = tooDeepAt === undefined ? (document?.errors[0] ?? second?.errors[0]) : undefined;
    if (tooManyAt !== undefined)
        report(tooManyAt, tooManyAt + 1, yaml_problems/* TOO_MANY_MARKS */.m0);
    else if (broken !== undefined)
        report(...syntaxProblem(broken, source.text, document));
    else if (second !== undefined)
        report(second.range[0], Math.min(second.range[0] + 3, source.text.length), yaml_problems/* SECOND_DOCUMENT */.F7);
    else if (document === undefined || document.contents === null || isEmpty(document))
        report(0, 0, yaml_problems/* EMPTY_FILE */.xq);
    else {
        for (const warning of document.warnings)
            report(...syntaxProblem(warning, source.text, document));
        const index = places.addSource(source);
        const converter = new Converter(source.text, places, index, report, !aliases);
        const value = converter.convert(document.contents, 1, false, tooDeepAt !== undefined);
        const { complete } = converter;
        // A warning of the parser leaves values that the file does not have.
        if (document.warnings.length === 0)
            return { value, complete, problems };
    }
    return { value: undefined, complete: false, problems };
}
function isEmpty(document) {
    return (0,dist/* isScalar */.jn)(document.contents) && document.contents.value === null && document.contents.source === "";
}


/***/ })

};
