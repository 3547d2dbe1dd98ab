export const id = 6103;
export const ids = [6103];
export const modules = {

/***/ 95377:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ addEnvFile),
/* harmony export */   K3: () => (/* binding */ parser),
/* harmony export */   Kp: () => (/* binding */ describeFlag),
/* harmony export */   Lr: () => (/* binding */ addRunOptions),
/* harmony export */   bk: () => (/* binding */ addGlobalOptions),
/* harmony export */   gT: () => (/* binding */ applyVariables),
/* harmony export */   iN: () => (/* binding */ applySettings)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _run_create_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54537);
/* harmony import */ var _run_settings_option_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86821);
/* harmony import */ var _run_settings_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89599);
/* harmony import */ var _run_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90677);





/** A flag made from an option of `run`, which variables and the configuration can set too. */
class SettingFlag extends commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$ {
    setting;
    constructor(setting) {
        const { name, option } = setting;
        const value = (0,_run_settings_options_js__WEBPACK_IMPORTED_MODULE_3__/* .isValueOption */ .Pw)(option) ? ` ${option.argument}` : "";
        const short = !(0,_run_settings_options_js__WEBPACK_IMPORTED_MODULE_3__/* .isValueOption */ .Pw)(option) && option.short ? `${option.short}, ` : "";
        super(`${short}--${name}${value}`, option.description);
        this.setting = setting;
        if (!(0,_run_settings_options_js__WEBPACK_IMPORTED_MODULE_3__/* .isValueOption */ .Pw)(option))
            return;
        if (option.choices)
            this.choices(option.choices);
        this.argParser(parser((text, before) => option.parse(text, before)));
        if (option.default !== undefined) {
            this.default(option.default, option.defaultText ?? ((0,_run_settings_options_js__WEBPACK_IMPORTED_MODULE_3__/* .isRepeatable */ .su)(option) ? "none" : undefined));
        }
    }
}
/** Adds the flags that every command takes, before its name or after. */
function addGlobalOptions(program) {
    addFlags(program, ({ option }) => option.global === true);
}
/** Adds the flags of `run`. */
function addRunOptions(command) {
    addFlags(command, ({ option }) => option.global !== true);
}
/** Adds --env-file, which every command that loads suites takes. */
function addEnvFile(command) {
    addFlags(command, ({ key }) => key === "envFile");
}
/** Wraps a parser for commander. */
function parser(parse) {
    return (text, before) => {
        try {
            return parse(text, before);
        }
        catch (error) {
            throw error instanceof _run_settings_option_values_js__WEBPACK_IMPORTED_MODULE_2__/* .OptionValueError */ .fj ? new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(error.message) : error;
        }
    };
}
/** How the help describes a flag. The variable names are added here, because commander would read a variable set with `.env()`. */
function describeFlag(option) {
    const flag = option instanceof SettingFlag ? new SettingFlag(option.setting).env(option.setting.variable) : option;
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Help */ ._V().optionDescription(flag);
}
/**
 * Fills in options that no flag sets, from variables and the repository's configuration. Returns the defaults of options
 * that a suite can set itself. Throws a UserError for an invalid configuration or variable.
 */
async function applySettings(command) {
    const cwd = process.cwd();
    return apply(command, () => (0,_run_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfiguration */ .TD)((0,_run_create_request_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryRoot */ .Hn)(cwd), cwd));
}
/** Fills in options that no flag sets from variables. Throws a UserError for an invalid variable. */
async function applyVariables(command) {
    await apply(command, async () => ({ values: new Map(), suiteDefaults: {} }));
}
async function apply(command, readConfig) {
    const flags = withParents(command).flatMap((owner) => owner.options.flatMap((option) => (option instanceof SettingFlag ? [{ owner, ...option.setting }] : [])));
    const given = flags.filter(({ owner, key }) => owner.getOptionValueSource(key) === "cli");
    const variables = (0,_run_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readVariables */ .Ch)(flags, process.env);
    const { values: configured, suiteDefaults } = await readConfig();
    const values = (0,_run_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveLayers */ .hW)([
        configured,
        variables,
        new Map(given.map(({ owner, key }) => [key, owner.getOptionValue(key)])),
    ]);
    for (const { owner, key } of flags) {
        if (values.has(key))
            owner.setOptionValue(key, values.get(key));
    }
    return suiteDefaults;
}
function addFlags(command, isWanted) {
    for (const setting of _run_settings_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptions */ .Ku.filter(isWanted))
        command.addOption(new SettingFlag(setting));
}
function withParents(command) {
    return command.parent ? [command, ...withParents(command.parent)] : [command];
}


/***/ }),

/***/ 96103:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/cli/flags.ts
var flags = __webpack_require__(95377);
// EXTERNAL MODULE: ./src/report/registry.ts
var registry = __webpack_require__(54215);
// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
// EXTERNAL MODULE: ./src/run/settings/option-values.ts
var option_values = __webpack_require__(86821);
;// CONCATENATED MODULE: ./src/cli/registration/shared.ts



const SUITE_PATHS = "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml";
const SERVER_PATHS = "suites whose servers are used; not needed with --server-command or --server-url";
/** The flags of a command, with variables and the repository's configuration under them. */
async function settledFlags(command) {
    await (0,flags/* applySettings */.iN)(command);
    return command.optsWithGlobals();
}
/** The option `--format`. */
function formatOption() {
    return new esm/* Option */.c$("--format <name>", "the format of the output").choices(["pretty", "json"]).default("pretty");
}
/** A repeatable option whose values select by name; `all` is what the help says of no value. */
function globOption(flag, description, all) {
    return new esm/* Option */.c$(`${flag} <glob>`, `${description}; repeatable`).argParser(option_values/* addText */.j).default([], all);
}
/** The examples at the end of a command's help. */
function examples(lines) {
    return `\nExamples:\n${lines.map((line) => `  $ mcptest ${line}`).join("\n")}`;
}

;// CONCATENATED MODULE: ./src/cli/registration/compliance-commands.ts





/** `compliance` with its own commands. */
function addComplianceCommands(program, context, done) {
    const compliance = program
        .command("compliance")
        .description("Check servers and captured sessions against the protocol.");
    const run = compliance
        .command("run")
        .description("Check a live server by every rule of the corpus: what is wrong, worst first, with a grade and a score.")
        .argument("[paths...]", SERVER_PATHS)
        .addOption(globOption("--rules", "only rules whose id matches", "all"))
        .option("--allow-destructive", "call every tool, even those that may change something")
        .option("--strict", "fail for rules of severity should too")
        .addOption(new esm/* Option */.c$("--target-version <revision>", "the protocol revision to use").choices(versions/* KNOWN_VERSIONS */.AX))
        .option("--baseline <file>", "compare with this baseline: what it has does not fail the run")
        .option("--update-baseline", "write what fails now to the baseline")
        .option("--strict-baseline", "fail for entries of the baseline that are no longer needed")
        .addOption(new esm/* Option */.c$("--format <name>", "the format of the output").choices(registry/* reporterNames */.sX).default("pretty"))
        .addHelpText("after", examples([
        'compliance run --server-command "node server.js"',
        "compliance run --server-url https://example.com/mcp --format json",
        'compliance run tests/shop.mcptest.yaml --server-target shop --rules "PROTO-*"',
    ]))
        .action(async (paths, _, command) => {
        const { complianceRunCommand } = await Promise.all(/* import() */[__webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(4319), __webpack_require__.e(8881), __webpack_require__.e(2980), __webpack_require__.e(170), __webpack_require__.e(5587)]).then(__webpack_require__.bind(__webpack_require__, 71256));
        done(await complianceRunCommand(paths, await settledFlags(command), context));
    });
    (0,flags/* addEnvFile */.Fm)(run);
    run.configureHelp({ optionDescription: flags/* describeFlag */.Kp, showGlobalOptions: true });
    compliance
        .command("invariants")
        .description("Judge captured sessions by the invariants; contacts no server.")
        .requiredOption("--capture <file>", "a captured session, or an array of them")
        .addOption(formatOption())
        .addHelpText("after", examples(["compliance invariants --capture session.json"]))
        .action(async (_, command) => {
        const { invariantsCommand } = await Promise.all(/* import() */[__webpack_require__.e(1750), __webpack_require__.e(2980), __webpack_require__.e(7048)]).then(__webpack_require__.bind(__webpack_require__, 98097));
        done(await invariantsCommand(command.optsWithGlobals(), context));
    });
    compliance
        .command("rules")
        .description("List every rule with its id, or show one.")
        .argument("[id]", "the id of a rule, such as INV-002")
        .addOption(formatOption())
        .addHelpText("after", examples(["compliance rules INV-002", "compliance rules --format json"]))
        .action(async (id, _, command) => {
        const { rulesCommand } = await __webpack_require__.e(/* import() */ 164).then(__webpack_require__.bind(__webpack_require__, 60164));
        done(await rulesCommand(id, command.optsWithGlobals().format));
    });
}

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
;// CONCATENATED MODULE: ./src/cli/arguments.ts



/** Adds one `tool` or `tool={"argument": …}`. Throws an InvalidArgumentError. */
function addToolCall(text, before = []) {
    const at = text.indexOf("=");
    if (at < 0)
        return [...before, { name: text, arguments: {} }];
    let args;
    try {
        args = JSON.parse(text.slice(at + 1));
    }
    catch {
        args = undefined;
    }
    if (!(0,json/* isObject */.Gv)(args))
        throw new esm/* InvalidArgumentError */.Di("Write the tool, an equals sign, and its arguments as a JSON object.");
    return [...before, { name: text.slice(0, at), arguments: args }];
}
/** Adds one protocol revision. Throws an InvalidArgumentError for an unknown one. */
function addRevision(value, before = []) {
    if (!isKnownRevision(value))
        throw new esm/* InvalidArgumentError */.Di(`Name one of ${versions/* KNOWN_VERSIONS */.AX.join(", ")}.`);
    return [...before, value];
}
/** A port; 0 means any free port. Throws an InvalidArgumentError. */
function parsePort(value) {
    const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number <= 65_535))
        throw new esm/* InvalidArgumentError */.Di("Write a port, 0 to 65535.");
    return number;
}
function isKnownRevision(value) {
    return versions/* KNOWN_VERSIONS */.AX.includes(value);
}

;// CONCATENATED MODULE: ./src/cli/registration/file-commands.ts





/** `mock`, `report` and `migrate`. */
function addFileCommands(program, context, done) {
    program
        .command("mock")
        .description("Play an MCP server: over stdio, or over Streamable HTTP.")
        .argument("<file>", "a manifest (schemas/mock.v1.json), a .cassette.json, or the tools that a server listed, as JSON")
        .addOption(new esm/* Option */.c$("--http <port>", "serve Streamable HTTP there and print its URL; 0 picks a free port").argParser(parsePort))
        .option("--host <address>", "where to listen; anyone who can reach it can call every tool", "127.0.0.1")
        .option("--sse", "over HTTP, answer with a stream of events")
        .addOption(new esm/* Option */.c$("--revision <date>", "speak this revision, whatever the manifest says; repeatable")
        .argParser(addRevision)
        .default([], "all that the manifest names"))
        .addHelpText("after", examples([
        "mock shop.mock.yaml",
        "mock shop.mock.yaml --http 8080 --revision 2025-11-25",
        "mock tools.json --http 0",
    ]))
        .action(async (file, flags) => {
        const { mockCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1750), __webpack_require__.e(4647)]).then(__webpack_require__.bind(__webpack_require__, 64647));
        done(await mockCommand(file, flags, context));
    });
    program
        .command("report")
        .description("Render results again, in any format; several files are merged.")
        .argument("<files...>", "results as JSON or NDJSON, or the rows that a killed run left in .mcptest/")
        .option("--reporter <name[=file]>", "as in run; repeatable", (0,flags/* parser */.K3)(option_values/* addReporter */.vv))
        .option("--strict", "tests that could not be verified make the exit code 1")
        .addHelpText("after", examples(["report results.json --reporter junit=junit.xml"]))
        .action(async (files, _, command) => {
        const { reportCommand } = await Promise.all(/* import() */[__webpack_require__.e(4322), __webpack_require__.e(2261)]).then(__webpack_require__.bind(__webpack_require__, 14595));
        await (0,flags/* applyVariables */.gT)(command);
        done(await reportCommand(files, command.optsWithGlobals(), context));
    });
    program
        .command("migrate")
        .description("Write suites of mcp-assert, mcp-autotest and promptfoo's MCP provider as suites of mcptest.")
        .argument("<files...>", "files or folders of these tools; no code in them is run")
        .option("--out <path>", "a file, or a folder for several suites; default stdout")
        .option("--force", "overwrite existing files")
        .option("--fixture <folder>", "what {{fixture}} of mcp-assert stands for")
        .addHelpText("after", examples([
        "migrate evals/ --out tests/evals.mcptest.yaml",
        'migrate testdata/ --server-command "node server.js" --out tests/',
        "migrate promptfooconfig.yaml",
    ]))
        .action(async (files, _, command) => {
        const { migrateCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4006), __webpack_require__.e(3382), __webpack_require__.e(486), __webpack_require__.e(4919)]).then(__webpack_require__.bind(__webpack_require__, 14919));
        done(await migrateCommand(files, command.optsWithGlobals(), context));
    });
}
/** Adds `schema`. */
function addSchemaCommand(program, done) {
    program
        .command("schema")
        .description("Print a JSON Schema.")
        .argument("[name]", "suite, results, baseline, capture, cassette or mock", "suite")
        .addHelpText("after", examples(["schema > mcptest.schema.json", "schema results"]))
        .action(async (name) => {
        const { schemaCommand } = await __webpack_require__.e(/* import() */ 6850).then(__webpack_require__.bind(__webpack_require__, 26850));
        done(await schemaCommand(name));
    });
}

;// CONCATENATED MODULE: ./src/cli/registration/server-commands.ts






/** The commands that talk to a server outside a run: `discover`, `init`, `record`, `replay` and `diff`. */
function addServerCommands(program, context, done) {
    const discover = program
        .command("discover")
        .description("Show what a server offers: revisions, capabilities, tools, start-up time, warnings.")
        .argument("[paths...]", SERVER_PATHS)
        .addOption(formatOption())
        .addHelpText("after", examples([
        'discover --server-command "node server.js"',
        "discover --server-url https://example.com/mcp --format json",
    ]))
        .action(async (paths, _, command) => {
        const { discoverCommand } = await Promise.all(/* import() */[__webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(23)]).then(__webpack_require__.bind(__webpack_require__, 10023));
        done(await discoverCommand(paths, await settledFlags(command), context));
    });
    const record = program
        .command("record")
        .description("Record a server's lists, and the calls that you name, in a cassette.")
        .argument("[paths...]", SERVER_PATHS)
        .option("--out <folder>", "where the cassettes go", "cassettes")
        .addOption(new esm/* Option */.c$("--call <tool[=arguments]>", "call a tool, with its arguments as JSON; repeatable")
        .argParser(addToolCall)
        .default([], "none"))
        .addOption(new esm/* Option */.c$("--read <uri>", "read a resource; repeatable")
        .argParser((uri, before) => [...before, uri])
        .default([], "none"))
        .addOption(new esm/* Option */.c$("--target-version <revision>", "the protocol revision to use").choices(versions/* KNOWN_VERSIONS */.AX))
        .addHelpText("after", examples([
        `record --server-command "node server.js" --call 'search={"query":"x"}'`,
        "record tests/search.mcptest.yaml --out tests/cassettes",
    ]))
        .action(async (paths, _, command) => {
        const { recordCommand } = await Promise.all(/* import() */[__webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(4748)]).then(__webpack_require__.bind(__webpack_require__, 4748));
        done(await recordCommand(paths, await settledFlags(command), context));
    });
    const replay = program
        .command("replay")
        .description("Repeat the requests of a failed test, and show both answers side by side.")
        .argument("<results>", "results as JSON or NDJSON")
        .argument("<id>", "the id of a test that failed")
        .addOption(new esm/* Option */.c$("--target-version <revision>", "the protocol revision to use instead of the recorded one").choices(versions/* KNOWN_VERSIONS */.AX))
        .addHelpText("after", examples(["replay results.json 'a.mcptest.yaml::tools::search finds x'"]))
        .action(async (results, id, _, command) => {
        const { replayCommand } = await Promise.all(/* import() */[__webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(4322), __webpack_require__.e(9089)]).then(__webpack_require__.bind(__webpack_require__, 58634));
        done(await replayCommand(results, id, await settledFlags(command), context));
    });
    const init = addInitCommand(program, context, done);
    const diff = program
        .command("diff")
        .description("Compare what two servers offer; the exit code is 1 if a difference breaks clients.")
        .argument("<a>", "a baseline, a capture or a suite, a URL, or a command in quotes")
        .argument("<b>", "what to compare it with: any of these too")
        .addOption(new esm/* Option */.c$("--target-version <revision>", "the protocol revision to use").choices(versions/* KNOWN_VERSIONS */.AX))
        .addOption(formatOption())
        .addHelpText("after", examples([
        'diff mcptest.baseline.json "node server.js"',
        "diff https://example.com/mcp https://staging.example.com/mcp --format json",
    ]))
        .action(async (a, b, _, command) => {
        const { diffCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(8881), __webpack_require__.e(4869), __webpack_require__.e(9607)]).then(__webpack_require__.bind(__webpack_require__, 89607));
        done(await diffCommand(a, b, await settledFlags(command), context));
    });
    for (const command of [discover, init, record, replay, diff]) {
        (0,flags/* addEnvFile */.Fm)(command);
        command.configureHelp({ optionDescription: flags/* describeFlag */.Kp, showGlobalOptions: true });
    }
}
function addInitCommand(program, context, done) {
    return program
        .command("init")
        .description("Write a suite for a live server, each test tried before it is written.")
        .argument("[paths...]", SERVER_PATHS)
        .option("--out <file>", "the suite to write; - is stdout", "mcptest.yaml")
        .option("--force", "overwrite existing files")
        .option("--github", "write .github/workflows/mcptest.yml too")
        .addOption(globOption("--safe-call", "tools that may be called although their annotations do not say so", "none"))
        .addOption(new esm/* Option */.c$("--call-timeout <duration>", "how long one call may take")
        .argParser((0,flags/* parser */.K3)(option_values/* parseMilliseconds */.kU))
        .default(5_000, "5s"))
        .addHelpText("after", examples([
        'init --server-command "node server.js"',
        'init --server-command "node server.js" --safe-call "get_*" --github',
        "init --server-url https://example.com/mcp --header-env X-Api-Key=API_KEY --out -",
    ]))
        .action(async (paths, _, command) => {
        const { initCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8608), __webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(3857), __webpack_require__.e(1698)]).then(__webpack_require__.bind(__webpack_require__, 61698));
        done(await initCommand(paths, command, context));
    });
}
/** Adds `fuzz`. */
function addFuzzCommand(program, context, done) {
    const fuzz = program
        .command("fuzz")
        .description("Call every tool with made-up arguments, and report what the answers show.")
        .argument("[paths...]", SERVER_PATHS)
        .addOption(new esm/* Option */.c$("--runs <n>", "calls of each tool").argParser((0,flags/* parser */.K3)((0,option_values/* integer */.nd)(1, 100_000))).default(50))
        .addOption(new esm/* Option */.c$("--seed <n>", "the same seed makes the same arguments")
        .argParser((0,flags/* parser */.K3)((0,option_values/* integer */.nd)(0, 2 ** 32 - 1)))
        .default(1))
        .addOption(globOption("--tools", "only tools whose name matches", "all"))
        .addOption(new esm/* Option */.c$("--max-call <duration>", "how long one call may take")
        .argParser((0,flags/* parser */.K3)(option_values/* parseMilliseconds */.kU))
        .default(5_000, "5s"))
        .option("--save <file>", "write a test for each finding into this suite, which is created if it does not exist")
        .option("--coverage", "change arguments further that reach new code; for servers that run on Node")
        .option("--strict", "fail if the server accepts an invalid call too")
        .option("--allow-destructive", "call tools even if their annotations say that they are destructive")
        .addOption(new esm/* Option */.c$("--target-version <revision>", "the protocol revision to use").choices(versions/* KNOWN_VERSIONS */.AX))
        .addOption(formatOption())
        .addHelpText("after", examples([
        'fuzz --server-command "node server.js"',
        'fuzz --server-command "node server.js" --tools "get_*" --runs 500 --seed 7',
        'fuzz --server-command "node server.js" --coverage --runs 2000',
        "fuzz tests/shop.mcptest.yaml --save tests/fuzzed.mcptest.yaml",
    ]))
        .action(async (paths, _, command) => {
        const { fuzzCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8608), __webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(4319), __webpack_require__.e(3039), __webpack_require__.e(4341)]).then(__webpack_require__.bind(__webpack_require__, 34341));
        done(await fuzzCommand(paths, await settledFlags(command), context));
    });
    (0,flags/* addEnvFile */.Fm)(fuzz);
    fuzz.configureHelp({ optionDescription: flags/* describeFlag */.Kp, showGlobalOptions: true });
}
/** Adds `call`. */
function addCallCommand(program, context, done) {
    const call = program
        .command("call")
        .description("Send one request to a server, and show its answer and its time.")
        .argument("[tool]", "the tool to call; left out with --resource and --prompt")
        .argument("[json]", "its arguments, a JSON object; those of --prompt too")
        .option("--resource <uri>", "read a resource instead")
        .option("--prompt <name>", "get a prompt instead")
        .option("--suite <path>", "call the server of this suite; --server-target names one of several")
        .option("--save <file>", "write the call as a test into this suite, which is created if it does not exist")
        .addOption(new esm/* Option */.c$("--target-version <revision>", "the protocol revision to use").choices(versions/* KNOWN_VERSIONS */.AX))
        .addOption(new esm/* Option */.c$("--call-timeout <duration>", "how long the call may take; default 30s, or what the suite says").argParser((0,flags/* parser */.K3)(option_values/* parseMilliseconds */.kU)))
        .addOption(formatOption())
        .addHelpText("after", examples([
        `call search '{"query": "x"}' --server-command "node server.js"`,
        "call --resource file:///a.txt --server-url https://example.com/mcp",
        `call --prompt greet '{"name": "Ada"}' --suite tests/shop.mcptest.yaml --server-target shop`,
        `call search '{"query": "x"}' --save tests/shop.mcptest.yaml`,
    ]))
        .action(async (tool, json, _, command) => {
        const { callCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(8639)]).then(__webpack_require__.bind(__webpack_require__, 88639));
        const words = [tool, json].filter((word) => word !== undefined);
        done(await callCommand(words, await settledFlags(command), context));
    });
    (0,flags/* addEnvFile */.Fm)(call);
    call.configureHelp({ optionDescription: flags/* describeFlag */.Kp, showGlobalOptions: true });
}

;// CONCATENATED MODULE: ./src/cli/registration/suite-commands.ts




/** `run`, `eval` and `validate`. */
function addSuiteCommands(program, context, done) {
    const run = program
        .command("run")
        .description("Validate suites, then run every test of them.")
        .argument("[paths...]", SUITE_PATHS)
        .addHelpText("after", examples([
        "run",
        "run tests/ --reporter pretty --reporter junit=junit.xml",
        'run tests/ --watch --watch-path "src/**/*.ts"',
    ]))
        .action(async (paths, _, command) => {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(3857), __webpack_require__.e(7429)]).then(__webpack_require__.bind(__webpack_require__, 11074));
        done(await runCommand(paths, command, context));
    });
    (0,flags/* addRunOptions */.Lr)(run);
    const evaluate = program
        .command("eval")
        .description("Run the evals of suites: answers graded by rubrics and scorers.")
        .argument("[paths...]", SUITE_PATHS)
        .option("--explain", "show each question to a judge, with its answer, on stderr")
        .addHelpText("after", examples(["eval --explain", "eval tests/ --reporter pretty --reporter json=evals.json"]))
        .action(async (paths, _, command) => {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(3857), __webpack_require__.e(7429)]).then(__webpack_require__.bind(__webpack_require__, 11074));
        done(await runCommand(paths, command, context, true));
    });
    (0,flags/* addRunOptions */.Lr)(evaluate);
    const validate = program
        .command("validate")
        .description("Load suites and report every error; start nothing.")
        .argument("[paths...]", SUITE_PATHS)
        .option("--strict", "warnings are errors")
        .option("--print", "print each suite as it is resolved, with every default")
        .addHelpText("after", examples(["validate tests/search.mcptest.yaml", "validate --print"]))
        .action(async (paths, _, command) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(3857), __webpack_require__.e(7258)]).then(__webpack_require__.bind(__webpack_require__, 88195));
        done(await validateCommand(paths, command, context));
    });
    (0,flags/* addEnvFile */.Fm)(validate);
    for (const command of [run, evaluate, validate])
        command.configureHelp({ optionDescription: flags/* describeFlag */.Kp, showGlobalOptions: true });
}
/** Adds `coverage`. */
function addCoverageCommand(program, context, done) {
    const coverage = program
        .command("coverage")
        .description("Show which tools, resources and prompts of the servers no test exercises, and which arguments never vary.")
        .argument("[paths...]", SUITE_PATHS)
        .addOption(new esm/* Option */.c$("--min <percent>", "exit with 1 if fewer of all listed items are exercised").argParser((0,flags/* parser */.K3)((0,option_values/* integer */.nd)(0, 100))))
        .addOption(formatOption())
        .addHelpText("after", examples(["coverage", "coverage tests/ --min 80", "coverage --format json"]))
        .action(async (paths, _, command) => {
        const { coverageCommand } = await Promise.all(/* import() */[__webpack_require__.e(1750), __webpack_require__.e(486), __webpack_require__.e(4934), __webpack_require__.e(2424), __webpack_require__.e(5304)]).then(__webpack_require__.bind(__webpack_require__, 85304));
        done(await coverageCommand(paths, await settledFlags(command), context));
    });
    (0,flags/* addEnvFile */.Fm)(coverage);
    coverage.configureHelp({ optionDescription: flags/* describeFlag */.Kp, showGlobalOptions: true });
}

;// CONCATENATED MODULE: ./src/cli/program.ts







/** The command line with every command; `done` gets the exit code of the one that ran. */
function createProgram(context, done) {
    const program = new esm/* Command */.uB("mcptest")
        .description("Tests for MCP servers: suites in YAML, run against the real server over the real wire.")
        .version(context.version)
        .exitOverride()
        .showSuggestionAfterError()
        .configureHelp({ optionDescription: flags/* describeFlag */.Kp })
        .configureOutput({
        writeOut: (text) => void (0,out/* writeOut */.sD)(context.redactor.text(text)).catch(() => { }),
        writeErr: (text) => void (0,out/* writeErr */.VJ)(context.redactor.text(text)),
    });
    (0,flags/* addGlobalOptions */.bk)(program);
    addSuiteCommands(program, context, done);
    addServerCommands(program, context, done);
    addCallCommand(program, context, done);
    addFuzzCommand(program, context, done);
    addCoverageCommand(program, context, done);
    addFileCommands(program, context, done);
    addComplianceCommands(program, context, done);
    addSchemaCommand(program, done);
    return program;
}

;// CONCATENATED MODULE: ./src/cli/main.ts






/**
 * The command line. Ends the process with the exit code: 0 passed, 1 failed, 2 could not be judged or
 * cannot run, 130 interrupted.
 */
async function main(args, version) {
    const redactor = (0,output/* redactorOf */.y)(process.env);
    let exitCode = 0;
    try {
        const program = createProgram({ version, redactor }, (code) => {
            exitCode = code;
        });
        await (0,process_events/* rejectOnUncaught */.AR)(() => program.parseAsync([...args], { from: "user" }));
    }
    catch (error) {
        exitCode = 2;
        if (error instanceof esm/* CommanderError */.b7)
            exitCode = error.exitCode === 0 ? 0 : 2;
        else if (error instanceof problem/* UserError */.yo)
            await (0,output/* reportProblems */.Tw)(error, redactor);
        else {
            const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
            await (0,out/* writeErr */.VJ)((0,output/* printable */.g$)(`mcptest itself failed; please report this:\n${stack}\n`, redactor));
        }
    }
    // Servers have ended and reports are written: an open handle must not keep the process alive.
    process.exit(exitCode);
}


/***/ })

};
