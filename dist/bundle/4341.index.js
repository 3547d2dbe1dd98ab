export const id = 4341;
export const ids = [4341];
export const modules = {

/***/ 34341:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fuzzCommand: () => (/* binding */ fuzzCommand)
});

// EXTERNAL MODULE: ./src/conformance/fuzz/types.ts
var types = __webpack_require__(95578);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./src/core/proc/coverage-preload.ts
/**
 * The program that a Node process loads before its own, so that it reports what it executes.
 *
 * @param address of the socket that asks
 */
function preloadText(address) {
    const modules = ["fs", "inspector", "net", "path", "url"].map((name) => `${name}: require("node:${name}")`);
    // A process that cannot report runs as it does without the preload.
    return `try { (${reportExecuted})({ ${modules.join(", ")} }, ${JSON.stringify(address)}); } catch {}\n`;
}
/**
 * Runs in the process under measurement: it is sent as text, so it uses nothing from outside. For each byte that comes
 * from the socket, it answers with a line of JSON: the functions that ran since the last answer, as
 * `[url, [[start, end, count], …]]`, the whole function first, then its blocks. Only the package of the main program
 * counts, without its dependencies.
 */
function reportExecuted({ fs, inspector, net, path, url }, address) {
    const main = process.argv[1];
    if (main === undefined)
        return;
    const folder = path.dirname(fs.realpathSync(main));
    let root = folder;
    while (!fs.existsSync(path.join(root, "package.json")) && path.dirname(root) !== root)
        root = path.dirname(root);
    if (path.dirname(root) === root)
        root = folder;
    const prefix = `${url.pathToFileURL(root).href}/`;
    const isOwn = (script) => script.startsWith(prefix) && !script.slice(prefix.length - 1).includes("/node_modules/");
    const session = new inspector.Session();
    session.connect();
    session.post("Profiler.enable");
    session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    const socket = net.createConnection(address);
    // It must not keep a server alive that has nothing else to do.
    socket.unref();
    socket.on("error", () => { });
    socket.on("data", () => {
        session.post("Profiler.takePreciseCoverage", (_, taken) => {
            const ran = taken.result
                .filter((script) => isOwn(script.url))
                .flatMap((script) => script.functions
                .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
                .map(({ ranges }) => [
                script.url,
                ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, count]),
            ]));
            socket.write(`${JSON.stringify(ran)}\n`);
        });
    });
}

// EXTERNAL MODULE: ./src/core/proc/end.ts
var end = __webpack_require__(96005);
;// CONCATENATED MODULE: ./src/core/proc/node-coverage.ts






/** A server under test is untrusted: what it sends is limited. */
const MAX_ANSWER = 16 * 1024 * 1024;
const MAX_PROCESSES = 32;
const MAX_RANGES = 5_000;
/** A process that answers calls answers this too. */
const ANSWER_MS = 10_000;
/** A Node process connects before its own program starts, so one that has answered a call is connected or never will be. */
const CONNECT_MS = 2_000;
/**
 * Reads what the Node processes of a server execute. They load a preload by NODE_OPTIONS, which goes through npx and shells,
 * and connect to a socket in a temporary folder.
 */
class NodeCoverage {
    folder;
    preload;
    #processes = new Set();
    #server;
    #onConnect = () => { };
    #connected = new Promise((resolve) => {
        this.#onConnect = resolve;
    });
    constructor(folder, preload) {
        this.folder = folder;
        this.preload = preload;
        this.#server = (0,external_node_net_.createServer)((socket) => this.#accept(socket));
    }
    /** Starts to listen. `close` must follow. */
    static async open() {
        const folder = (0,out/* makeTempFolder */.Pd)();
        const address = process.platform === "win32" ? `\\\\.\\pipe\\${(0,external_node_path_.basename)(folder)}` : (0,external_node_path_.join)(folder, "socket");
        const coverage = new NodeCoverage(folder, (0,out/* writeProgram */.EN)((0,external_node_path_.join)(folder, "preload.cjs"), preloadText(address)));
        try {
            await new Promise((resolve, reject) => {
                coverage.#server.once("error", reject).listen(address, resolve);
            });
        }
        catch (error) {
            (0,out/* removeFolder */.v$)(folder);
            throw error;
        }
        return coverage;
    }
    /** The environment of a process that reports what it executes. Its own NODE_OPTIONS stay. */
    environment(env) {
        const { NODE_OPTIONS: own = "" } = env;
        return { ...env, NODE_OPTIONS: `${own} --require=${JSON.stringify(this.preload)}`.trim() };
    }
    /** What was executed since the last time, in the process that did most; undefined if no process answers. */
    async take() {
        // A connection may be waiting to be accepted.
        await (0,promises_.setImmediate)();
        if (this.#processes.size === 0 && !(await (0,end/* settlesWithin */.od)(this.#connected, CONNECT_MS)))
            return undefined;
        const answers = await Promise.all([...this.#processes].map((one) => one.ask()));
        const read = answers.filter((answer) => answer !== undefined);
        // A wrapper such as npx only waits while the server works.
        return read.toSorted((a, b) => b.length - a.length)[0];
    }
    /** Ends all connections, and removes the folder. */
    close() {
        for (const one of this.#processes)
            one.end();
        this.#server.close();
        (0,out/* removeFolder */.v$)(this.folder);
    }
    #accept(socket) {
        if (this.#processes.size >= MAX_PROCESSES) {
            socket.destroy();
            return;
        }
        const connected = new MeasuredProcess(socket);
        this.#processes.add(connected);
        socket.once("close", () => this.#processes.delete(connected));
        this.#onConnect();
    }
}
/** A process that reports what it executes. */
class MeasuredProcess {
    socket;
    #text = "";
    #answer;
    constructor(socket) {
        this.socket = socket;
        socket.setEncoding("utf8");
        socket.on("error", () => { });
        socket.on("data", (chunk) => this.#receive(chunk));
        socket.once("close", () => this.#answer?.(undefined));
    }
    /** What it executed since the last time; undefined if it does not say so. */
    async ask() {
        const answer = new Promise((resolve) => {
            this.#answer = resolve;
        });
        this.socket.write("\n");
        if (await (0,end/* settlesWithin */.od)(answer, ANSWER_MS))
            return answer;
        this.end();
        return undefined;
    }
    end() {
        this.socket.destroy();
    }
    #receive(chunk) {
        this.#text += chunk;
        const isComplete = chunk.endsWith("\n");
        if (this.#answer === undefined || this.#text.length > MAX_ANSWER)
            this.end();
        else if (isComplete) {
            this.#answer(executedIn(this.#text));
            this.#answer = undefined;
            this.#text = "";
        }
    }
}
/** The functions in an answer; undefined if it has another form. */
function executedIn(text) {
    try {
        const value = JSON.parse(text);
        return Array.isArray(value) && value.every(isExecuted) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function isExecuted(value) {
    if (!Array.isArray(value) || typeof value[0] !== "string" || !Array.isArray(value[1]))
        return false;
    return value[1].length > 0 && value[1].length <= MAX_RANGES && value[1].every(isRange);
}
function isRange(value) {
    return Array.isArray(value) && value.length === 3 && value.every((number) => Number.isSafeInteger(number));
}

// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/judge/evidence.ts
var evidence = __webpack_require__(57985);
// EXTERNAL MODULE: ./src/engine/kinds/fuzz-target.ts
var fuzz_target = __webpack_require__(24315);
// EXTERNAL MODULE: ./src/engine/kinds/fuzz-tools.ts + 10 modules
var fuzz_tools = __webpack_require__(86269);
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
// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
// EXTERNAL MODULE: ./src/conformance/fuzz/canary.ts
var canary = __webpack_require__(83935);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
;// CONCATENATED MODULE: ./src/cli/fuzz-report.ts







const MAX_FINDINGS = 15;
const MAX_ARGS = 200;
const MAX_NAME = 60;
const MAX_LABELS = 10;
/** True if a finding fails the command. */
function gates({ class: name }, isStrict) {
    return types/* FAULTS */.y2.includes(name) || (isStrict && types/* STRICT_FAULTS */.Yf.includes(name));
}
/** The report for a person: one line for each tool, then what is wrong, the worst first. */
function fuzzText(report, isStrict) {
    const { seed, server, protocol_version, tools } = report;
    const width = Math.min(MAX_NAME, Math.max(...tools.map(({ name }) => name.length), 4));
    const runs = tools.reduce((sum, tool) => sum + tool.runs, 0);
    const lines = [
        `${shown(server)} at ${shown(protocol_version ?? "no revision")}: ${(0,plural/* plural */.L)(runs, "call")} of ${(0,plural/* plural */.L)(tools.length, "tool")}, seed ${seed}${tools.some(({ coverage }) => coverage) ? ", led by coverage" : ""}`,
        "",
        ...tools.map((tool) => toolLine(tool, width)),
    ];
    const all = tools.flatMap((tool) => tool.findings.map((finding) => ({ tool: tool.name, finding })));
    const [faults, others] = [true, false].map((wanted) => all.filter(({ finding }) => gates(finding, isStrict) === wanted));
    const groups = groupsOf([...faults, ...others]);
    for (const group of groups.slice(0, MAX_FINDINGS))
        lines.push("", ...groupLines(group, isStrict));
    if (groups.length > MAX_FINDINGS)
        lines.push("", `… and ${groups.length - MAX_FINDINGS} more: --format json has all`);
    for (const { name, session } of tools) {
        for (const { rule_id, message } of session)
            lines.push("", `session of ${shown(name)}: ${rule_id} ${shown(message)}`);
    }
    const counts = [(0,plural/* plural */.L)(faults.length, "fault"), others.length > 0 ? (0,plural/* plural */.L)(others.length, "other finding") : ""];
    lines.push("", counts.filter(Boolean).join(", "));
    return `${lines.join("\n")}\n`;
}
function toolLine({ name, runs, classes, coverage, not_judged, stopped }, width) {
    const counts = Object.entries(classes).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []));
    const unjudged = not_judged.map(({ reason, count }) => `${count} not judged: ${shown(reason)}`);
    const parts = [...counts, ...unjudged].join(", ");
    const why = stopped === undefined ? "" : `${runs > 0 ? "; stopped: " : "not called: "}${shown(stopped)}`;
    return `  ${shown(name).padEnd(width)}  ${parts}${coverage && runs > 0 ? reachedText(coverage) : ""}${why}`.trimEnd();
}
function reachedText({ files, blocks, new_inputs, unread }) {
    const missing = unread > 0 ? `, ${unread} not read` : "";
    return `; reached ${(0,plural/* plural */.L)(blocks, "block")} of ${(0,plural/* plural */.L)(files, "file")}, ${(0,plural/* plural */.L)(new_inputs, "call")} with new ones${missing}`;
}
function groupsOf(all) {
    const groups = new Map();
    for (const { tool, finding } of all) {
        const key = JSON.stringify([tool, finding.class, finding.rule_id]);
        const group = groups.get(key) ?? { tool, findings: [] };
        groups.set(key, group);
        group.findings.push(finding);
    }
    return [...groups.values()];
}
/** The first finding in full, and what the others are about. */
function groupLines({ tool, findings }, isStrict) {
    const [first, ...others] = findings;
    if (!first)
        return [];
    const { class: kind, rule_id, args, message, count, reproduced } = first;
    const more = others.slice(0, MAX_LABELS).map(({ label }) => shown(label));
    const rest = others.length > MAX_LABELS ? `, and ${others.length - MAX_LABELS} more` : "";
    const again = reproduced ? "" : "; not again on a fresh server: it may depend on earlier calls";
    return [
        `${gates(first, isStrict) ? "✗" : "!"} ${shown(tool)}: ${kind} [${rule_id}]`,
        `    ${shown(message)}`,
        `    ${args === undefined ? "no arguments" : shown((0,redacted/* cut */.Jj)((0,redacted/* jsonText */.s$)(args), MAX_ARGS))}`,
        `    shown by ${(0,plural/* plural */.L)(count, "call")}${again}`,
        ...(more.length > 0 ? [`    the same with: ${more.join(", ")}${rest}`] : []),
        `    fix: ${(0,registry/* ruleOf */.Y)(rule_id).fix}`,
    ];
}
/** A test for a finding, which fails as long as the fault is there; undefined if a suite cannot say it. */
function testOf(tool, finding, outputSchema) {
    const { args, class: kind, rule_id } = finding;
    const assertion = assertionOf(finding, outputSchema);
    if (assertion === undefined)
        return undefined;
    const test = { name: `${tool}: ${kind} (${rule_id})`, assertions: [assertion] };
    if (args === undefined || (0,json/* isObject */.Gv)(args)) {
        const given = args !== undefined && Object.keys(args).length > 0 ? { args } : {};
        return { ...test, block: "tools", entry: { tool, ...given } };
    }
    // The arguments of a tool test are an object.
    const request = { method: "tools/call", params: { name: tool, arguments: args } };
    return { ...test, block: "compliance", entry: { request } };
}
const STACK = "at [^()]*[(]?(file://|node:|/|[A-Z]:)[^ )]+:[0-9]+:[0-9]+|Traceback|, line [0-9]+|goroutine [0-9]+|panicked at";
const PATH = "/home/|/Users/|node_modules|site-packages|/[^ ]+[.](js|mjs|cjs|ts|py|rb|go|rs|java|kt|cs|php)";
function assertionOf({ class: kind, rule_id }, outputSchema) {
    if (kind === "accepted_invalid")
        return { target: "result.isError", matcher: { exact: true } };
    if (kind === "rejected_protocol" || rule_id === "FUZZ-INTERNAL-ERROR") {
        return { target: "error", matcher: { exact: null } };
    }
    if (kind === "injection")
        return { target: "result", matcher: { not: { regex: canary/* CANARY */.nT } } };
    if (kind === "output_schema")
        return { target: "result.structuredContent", matcher: { schema: outputSchema } };
    if (rule_id === "FUZZ-LEAK-STACK")
        return { target: "result", matcher: { not: { regex: STACK } } };
    if (rule_id === "FUZZ-LEAK-PATH")
        return { target: "result", matcher: { not: { regex: PATH } } };
    // A suite does not hold the secret that the answer must not have.
    if (kind === "leak")
        return undefined;
    if (kind === "protocol_violation") {
        const shape = { type: "object", anyOf: [{ required: ["content"] }, { required: ["code", "message"] }] };
        return { target: "result", matcher: { schema: shape } };
    }
    // Any answer will do.
    return { target: "", matcher: { schema: { type: "object" } } };
}
function shown(text) {
    return (0,sanitize/* sanitizeLine */.PN)((0,redacted/* hide */.jD)(text));
}

// EXTERNAL MODULE: ./src/cli/save-call.ts + 1 modules
var save_call = __webpack_require__(74302);
// EXTERNAL MODULE: ./src/cli/save-target.ts
var save_target = __webpack_require__(17903);
;// CONCATENATED MODULE: ./src/cli/commands/fuzz.ts



















/**
 * `mcptest fuzz [PATHS]`: calls every tool of a server with made-up arguments. Gives 1 if an answer shows a fault, else 0.
 * Throws a UserError for bad input, and for a server that cannot be reached.
 */
async function fuzzCommand(paths, flags, context) {
    const { version, redactor } = context;
    const stop = new AbortController();
    const release = (0,process_events/* onInterrupt */.nA)(stop);
    const environment = (0,create_request/* terminalEnvironment */.I4)(version, stop.signal);
    try {
        const visits = await (0,connect/* connect */.N)((0,create_request/* createRequest */.WL)(paths, flags, environment), redactor);
        const { suite, server } = (0,save_target/* onlyServer */.Y)(visits, flags);
        const target = flags.save === undefined ? undefined : await (0,save_target/* saveTarget */.J)(flags.save, suite, environment, redactor);
        const targetVersion = flags.targetVersion ?? (0,versions/* newestVersion */.Rg)(suite.targetVersions);
        // What the answers are judged by are invariants: they are on, whatever the suite says.
        const judged = { ...suite, runOptions: { ...suite.runOptions, invariants: "warn" } };
        const { lane } = visits.visit(judged, server, targetVersion);
        if (flags.coverage)
            lane.coverage = await openCoverage(server);
        stop.signal.addEventListener("abort", () => void lane.close(), { once: true });
        let tools;
        let reports;
        try {
            tools = await selectTools(lane, flags, redactor);
            if (lane.coverage && !(await lane.coverage.take()))
                throw unreadCoverage(server.name);
            reports = await fuzzAll(tools, lane, optionsOf(flags, stop.signal));
        }
        finally {
            await lane.close();
            lane.coverage?.close();
        }
        const report = {
            version: 1,
            seed: flags.seed,
            server: server.name,
            protocol_version: lane.facts?.negotiatedVersion ?? null,
            tools: reports,
        };
        const shown = redactor.document({ ...report, tools: reports.map((tool) => withShortArgs(tool, redactor)) });
        const isStrict = flags.strict === true;
        await (0,out/* writeOut */.sD)(flags.format === "json" ? (0,redacted/* say */.cv) `${(0,redacted/* jsonText */.s$)(shown, 2)}\n` : (0,redacted/* derive */.CX)(shown, (all) => fuzzText(all, isStrict)));
        const findings = reports.flatMap(({ name, findings: found }) => found.map((finding) => ({ name, finding })));
        if (target && findings.length > 0) {
            const schemas = new Map(tools.map(({ name, outputSchema }) => [name, outputSchema]));
            const tests = findings.flatMap(({ name, finding }) => testOf(name, finding, schemas.get(name)) ?? []);
            const names = await (0,save_call/* saveTests */.$)(tests, server, target, redactor);
            await (0,output/* reportLines */.QS)([`saved ${(0,plural/* plural */.L)(names.length, "test")} in ${target.name}`], redactor);
        }
        if (stop.signal.aborted)
            return 130;
        return findings.some(({ finding }) => gates(finding, isStrict)) ? 1 : 0;
    }
    catch (error) {
        if (stop.signal.aborted)
            return 130;
        throw error;
    }
    finally {
        release();
    }
}
/** Throws a UserError for a server that the run does not start. */
async function openCoverage({ name, command, http }) {
    if (command || http?.start)
        return NodeCoverage.open();
    const why = `mcptest does not start ${name}, and only a Node process that it starts tells what it executes.`;
    throw (0,problem/* userError */.IF)("--coverage needs a server that mcptest starts", why, "Name its program with --server-command, or leave out --coverage.");
}
function unreadCoverage(server) {
    const why = `No process of ${server} tells what it executes: its program does not run on Node, or in a container.`;
    return (0,problem/* userError */.IF)("the coverage of the server cannot be read", why, "Leave out --coverage.");
}
function optionsOf({ seed, runs, maxCall, allowDestructive }, signal) {
    return { seed, runs, maxCallMs: maxCall, allowDestructive: allowDestructive === true, signal };
}
/** The tools whose names match `--tools`. Throws a UserError if there is none. */
async function selectTools(lane, flags, redactor) {
    const acquired = await lane.acquireSession();
    if (acquired.kind !== "session")
        throw (0,connect/* unreachableError */.D)(lane.server.name, acquired);
    const { tools, broken } = await (0,fuzz_tools/* listTools */.qO)(acquired.session, lane, optionsOf(flags, new AbortController().signal));
    if (broken !== undefined && tools.length === 0) {
        throw (0,problem/* userError */.IF)(`${lane.server.name} does not list its tools`, broken, "`mcptest discover` shows what it offers.");
    }
    if (broken !== undefined)
        await (0,output/* reportLines */.QS)([`note: tools/list was not read to its end: ${broken}`], redactor);
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 23));
    const isWanted = flags.tools.length > 0 ? picomatch(flags.tools, { bash: true, dot: true }) : () => true;
    const wanted = tools.filter(({ name }) => isWanted(name));
    if (wanted.length > 0 || tools.length === 0)
        return wanted;
    const names = `${lane.server.name} lists ${(0,suggest/* listNames */.Zv)(tools.map(({ name }) => name))}.`;
    throw (0,problem/* userError */.IF)("no tool has such a name", names, "Write --tools as a name or a glob, such as `get_*`.");
}
async function fuzzAll(tools, lane, options) {
    const reports = [];
    for (const tool of tools) {
        if (tool.withheld !== undefined) {
            reports.push((0,types/* emptyReport */._O)(tool.name, (0,fuzz_tools/* withheldText */.rR)(tool.withheld)));
            continue;
        }
        const target = new fuzz_target/* LaneFuzzTarget */.d(lane, tool, options.maxCallMs, {});
        reports.push(await (0,fuzz_tools/* fuzzListed */.Lr)(tool, lane, target, options));
    }
    return reports;
}
/** A report whose arguments hold no mark of ours, and long runs of one character in short. */
function withShortArgs(report, redactor) {
    const findings = report.findings.map((finding) => ({
        ...finding,
        args: (0,foreign_marks/* redactForeign */.Oe)((0,evidence/* abbreviate */.Sm)(finding.args), redactor),
    }));
    return { ...report, findings };
}


/***/ }),

/***/ 74302:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ saveCall),
  $: () => (/* binding */ saveTests)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/suite/yaml/add-test.ts



/** The longest value that is written on one line. */
const MAX_FLOW = 80;
/**
 * A YAML text of its own: block style, with short arguments and matchers on one line, and escapes for what hides in an
 * editor or cannot be written as UTF-8.
 */
function yamlOf(value) {
    const document = new dist/* Document */.yo(value, { aliasDuplicateObjects: false });
    setFlow(document.contents, true);
    (0,dist/* visit */.YR)(document, {
        Scalar(_, node) {
            if (typeof node.value === "string" && (0,sanitize/* isUnsafe */.zk)(node.value))
                node.type = dist/* Scalar */.X5.QUOTE_DOUBLE;
            // As an integer it would be refused, because not all of them are exact.
            if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
                node.format = "EXP";
        },
    });
    return (0,sanitize/* escapeUnsafe */.au)(document.toString({ lineWidth: 120, flowCollectionPadding: false }));
}
/**
 * What to insert into the text of a suite to add a test at the end of one of its blocks. Undefined if the text is laid out
 * so that the result would not be the suite with just this test more.
 */
function insertionOf(text, block, test) {
    const document = (0,dist/* parseDocument */.Tp)(text, PARSE);
    const { contents: root } = document;
    if (document.errors.length > 0 || !(0,dist/* isMap */.jh)(root))
        return undefined;
    const found = insert(text, root, block, test);
    const eol = text.includes("\r\n") ? "\r\n" : "\n";
    const insertion = { ...found, text: found.text.replaceAll("\n", eol) };
    const after = text.slice(0, found.offset) + insertion.text + text.slice(found.offset);
    return isSameWith(document, after, block, test) ? insertion : undefined;
}
// The loader reports what is wrong with the text.
const PARSE = { logLevel: "silent", prettyErrors: false };
function insert(text, root, block, test) {
    const list = root.get(block, true);
    if ((0,dist/* isSeq */.oP)(list) && list.flow) {
        const end = (list.range?.[1] ?? 0) - 1;
        return { offset: end, text: `${list.items.length > 0 ? ", " : ""}${JSON.stringify(test)}` };
    }
    if ((0,dist/* isSeq */.oP)(list) && list.items.length > 0)
        return insertBelow(text, list, test);
    if ((0,dist/* isScalar */.jn)(list) && list.value === null) {
        return { offset: list.range?.[0] ?? 0, text: `\n${itemOf(test, 2).trimEnd()}` };
    }
    const gap = text.endsWith("\n") ? "\n" : "\n\n";
    return { offset: text.length, text: `${gap}${block}:\n${itemOf(test, 2)}` };
}
/** After the last item, indented and set apart as the items are. */
function insertBelow(text, list, test) {
    const [start = 0, end = 0] = list.range ?? [];
    const indent = start - (text.lastIndexOf("\n", start - 1) + 1);
    const [last, before] = list.items.slice(-2).reverse().map(rangeOf);
    const isApart = last && before && /\n[^\S\n]*\r?\n/.test(text.slice(before[1] - 1, last[0]));
    const newLine = text[end - 1] === "\n" ? "" : "\n";
    return { offset: end, text: `${newLine}${isApart ? "\n" : ""}${itemOf(test, indent)}` };
}
function rangeOf(node) {
    return (0,dist/* isMap */.jh)(node) ? (node.range ?? undefined) : undefined;
}
function itemOf(test, indent) {
    const [first = "", ...rest] = yamlOf(test).trimEnd().split("\n");
    const below = rest.map((line) => (line === "" ? "" : `${" ".repeat(indent + 2)}${line}`));
    return `${[`${" ".repeat(indent)}- ${first}`, ...below].join("\n")}\n`;
}
/** Lists and mappings that fit a line are written on one, but for those at the top. */
function setFlow(node, isTop) {
    if (!(0,dist/* isMap */.jh)(node) && !(0,dist/* isSeq */.oP)(node))
        return;
    const isOfMaps = (0,dist/* isSeq */.oP)(node) && node.items.some(dist/* isMap */.jh);
    if (!isTop && !isOfMaps && JSON.stringify(node).length <= MAX_FLOW) {
        node.flow = true;
        return;
    }
    for (const item of node.items)
        setFlow((0,dist/* isMap */.jh)(node) ? item.value : item, false);
}
/** True if a text has what a document has, and the test at the end of the block. */
function isSameWith(document, text, block, test) {
    const after = (0,dist/* parseDocument */.Tp)(text, PARSE);
    if (after.errors.length > 0)
        return false;
    const wanted = document.toJS();
    const list = Array.isArray(wanted[block]) ? wanted[block] : [];
    return (0,json/* canonicalJson */.dj)(after.toJS()) === (0,json/* canonicalJson */.dj)({ ...wanted, [block]: [...list, test] });
}

;// CONCATENATED MODULE: ./src/cli/save-call.ts









const SCHEMA = "https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json";
const MAX_SUITE = 4 * 1024 * 1024;
const MARK = /«secret:([\w.-]+…?)»/g;
/** Writes a call as a test into a new or an existing suite; gives the test's name. Throws a UserError. */
async function saveCall(saved, target, redactor) {
    const { call, isError, assertions, server } = saved;
    const subject = call.block === "resources" ? call.uri : call.block === "tools" ? call.tool : call.prompt;
    const name = `${subject} ${isError ? "answers with an error" : "answers"}`;
    const test = { block: call.block, name, entry: entryOf(call), assertions };
    const [written = name] = await saveTests([test], server, target, redactor);
    return written;
}
/** Writes tests of one server into a new or an existing suite; gives their names. Throws a UserError. */
async function saveTests(tests, called, target, redactor) {
    const { suite } = target;
    const taken = new Set(suite?.tests.map(({ block, name }) => `${block} ${name}`));
    const on = suite && serverIn(suite, called, target);
    const server = on !== undefined && suite !== undefined && suite.servers.size > 1 ? { server: on } : {};
    // What the author wrote is written as it is, secrets too; what is added is redacted.
    let parts = suite === undefined
        ? [newSuite(called, target, redactor)]
        : [(0,redacted/* trustedText */.Tw)((0,read_file/* readRegularFile */.XF)(target.file, MAX_SUITE).toString("utf8"))];
    const names = [];
    for (const { block, name: base, entry, assertions } of tests) {
        const name = freeName(block, base, taken);
        names.push(name);
        const test = {
            ...writable({ name, ...server, ...entry }, redactor),
            // Nothing is filled in here: a `$` of a schema is its own.
            expect: (0,redacted/* hideTexts */.x5)(assertions),
        };
        const text = parts.join("");
        const insertion = insertionOf(text, block, test);
        if (insertion === undefined)
            throw cannotAdd(target, block);
        const { offset } = insertion;
        parts = [(0,redacted/* trustedText */.Tw)(text.slice(0, offset)), redactor.text(insertion.text), (0,redacted/* trustedText */.Tw)(text.slice(offset))];
    }
    await (0,out/* writeFileAtomic */.Zf)(target.file, (0,redacted/* join */.fj)(parts, ""));
    return names;
}
function newSuite(called, { file }, redactor) {
    const servers = { [called.name]: writable(relativePaths(called.raw, file), redactor) };
    return redactor.text(`# yaml-language-server: $schema=${SCHEMA}\n${yamlOf({ servers })}`);
}
function entryOf(call) {
    if (call.block === "resources")
        return { uri: call.uri };
    const args = Object.keys(call.args).length > 0 ? { args: call.args } : {};
    return call.block === "tools" ? { tool: call.tool, ...args } : { prompt: call.prompt, ...args };
}
/** A name that no other test of the block has; it is taken then. */
function freeName(block, base, taken) {
    for (let number = 1;; number += 1) {
        const name = number === 1 ? base : `${base} (${number})`;
        if (taken.has(`${block} ${name}`))
            continue;
        taken.add(`${block} ${name}`);
        return name;
    }
}
/** The server of a suite that is the one that was called. */
function serverIn(suite, called, { name }) {
    const same = [...suite.servers.values()].filter(({ raw }) => (0,json/* canonicalJson */.dj)(raw) === (0,json/* canonicalJson */.dj)(called.raw));
    const found = same.find((server) => server.name === called.name) ?? same[0];
    if (found !== undefined)
        return found.name;
    throw (0,problem/* userError */.IF)(`${name} does not have the server that was called`, `Its servers are ${[...suite.servers.keys()].join(", ")}; a second one would leave open which one its tests mean.`, `Call one of them (--suite ${name} --server-target NAME), or save to a new file.`);
}
/** Paths as they are written beside the suite. */
function relativePaths(raw, file) {
    const entry = { ...raw };
    for (const key of ["cwd", "cassette"]) {
        const path = entry[key];
        if (typeof path === "string")
            entry[key] = (0,external_node_path_.relative)((0,external_node_path_.dirname)(file), (0,external_node_path_.resolve)(path)).replaceAll(external_node_path_.sep, "/") || ".";
    }
    return entry;
}
/**
 * A value as a suite has it: `$` is written `$$`, and a secret that comes from an environment variable `${NAME}`. Throws a
 * UserError for any other secret.
 */
function writable(value, redactor) {
    const variables = new Map(redactor.secrets().filter(([name, secret]) => process.env[name] === secret));
    const shown = (text) => (0,foreign_marks/* redactForeign */.Oe)({ text }, redactor).text;
    const text = (written) => shown(written)
        .split(MARK)
        .map((part, index) => {
        if (index % 2 === 0)
            return (0,foreign_marks/* originalText */.D1)(part).replaceAll("$", "$$$$");
        if (variables.has(part))
            return `\${${part}}`;
        throw holdsSecret(part);
    })
        .join("");
    const walk = (node) => {
        if (node instanceof deferred/* DeferredText */.z$)
            return node.text;
        if (typeof node === "string")
            return text(node);
        if (Array.isArray(node))
            return node.map(walk);
        if (!(0,json/* isObject */.Gv)(node))
            return node;
        return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, walk(item)]));
    };
    return walk(value);
}
function holdsSecret(name) {
    return (0,problem/* userError */.IF)("the call holds a secret, which a suite must not", `It is known as ${name}.`, "Put it into an environment variable whose name says so, such as API_TOKEN, and call again: the test will refer to it.");
}
function cannotAdd({ name }, block) {
    return (0,problem/* userError */.IF)(`a test cannot be added to ${name}`, `Its \`${block}\` is laid out so that a test cannot be added without rewriting the file.`, `Write \`${block}:\` as a list with one \`- name:\` for each test, or save to a new file.`);
}


/***/ }),

/***/ 17903:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ saveTarget),
/* harmony export */   Y: () => (/* binding */ onlyServer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(652);
/* harmony import */ var _engine_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46824);
/* harmony import */ var _engine_lanes_shared_servers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52260);
/* harmony import */ var _run_create_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54537);
/* harmony import */ var _run_load_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35346);








/** The server that is meant. Equal ones of several suites are one. */
function onlyServer({ servers }, { serverTarget }) {
    const different = new Map(servers.map((target) => [(0,_engine_lanes_shared_servers_js__WEBPACK_IMPORTED_MODULE_7__/* .sharedKey */ .T)(target.server), target]));
    const [only, ...others] = different.values();
    if (only !== undefined && others.length === 0)
        return only;
    const names = [...different.values()].map(({ suite, server }) => `${server.name} (${suite.name})`).join(", ");
    const wanted = serverTarget === undefined ? "" : ` \`${serverTarget}\``;
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)(only === undefined ? `there is no server${wanted} to call` : "which server is to be called?", names === "" ? "The suites have none of that name." : `There are several: ${names}.`, "Name one by --server-target, and its suite by --suite.");
}
/** The file of `--save`, with the suite that is in it. Throws a UserError if that is not one, or is broken. */
async function saveTarget(name, called, environment, redactor) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(environment.cwd, name);
    if (!/\.ya?ml$/i.test(file)) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)(`${name} is not a suite`, "A suite is a YAML file.", "Give it a name such as a.mcptest.yaml.");
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
        return { name, file };
    if (file === called.file)
        return { name, file, suite: called };
    const { suites, problems } = await (0,_run_load_request_js__WEBPACK_IMPORTED_MODULE_6__/* .loadRequest */ .W)((0,_run_create_request_js__WEBPACK_IMPORTED_MODULE_5__/* .createRequest */ .WL)([file], {}, environment), redactor, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
    (0,_engine_check_js__WEBPACK_IMPORTED_MODULE_4__/* .throwErrors */ .kB)(problems);
    return { name, file, ...(suites[0] && { suite: suites[0] }) };
}


/***/ }),

/***/ 52260:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sharedKey),
/* harmony export */   Z: () => (/* binding */ groupFiles)
/* harmony export */ });
/** Files that share a `per_run` server run one after the other, in one group; every other file has its own group. */
function groupFiles(files) {
    const byKey = new Map();
    const all = new Set();
    for (const placed of files) {
        const { suite } = placed.file.checked;
        const keys = suite.runOptions.restartPolicy === "per_run" ? [...suite.servers.values()].map(sharedKey) : [];
        // A file with two servers may bring two groups together.
        const matching = keys.map((key) => byKey.get(key)).filter((group) => group !== undefined);
        const [group = { keys: [], files: [] }, ...others] = new Set(matching);
        for (const other of others) {
            all.delete(other);
            keys.push(...other.keys);
            group.files.push(...other.files);
        }
        all.add(group);
        group.files.push(placed);
        group.keys.push(...keys);
        for (const key of keys)
            byKey.set(key, group);
    }
    const inOrder = [...all].map((group) => group.files.sort((a, b) => a.index - b.index));
    return inOrder.sort(([a], [b]) => (a?.index ?? 0) - (b?.index ?? 0));
}
/** Equal for entries that share one `per_run` server. */
function sharedKey(server) {
    return JSON.stringify([server.name, server.raw, server.cwd]);
}


/***/ })

};
