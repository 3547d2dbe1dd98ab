export const id = 8557;
export const ids = [8557];
export const modules = {

/***/ 95377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var _run_option_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60159);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78739);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85184);





/** A flag made from an option of `run`, which variables and the configuration can set too. */
class SettingFlag extends commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$ {
    setting;
    constructor(setting) {
        const { name, option } = setting;
        const value = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .isValueOption */ .Pw)(option) ? ` ${option.argument}` : "";
        const short = !(0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .isValueOption */ .Pw)(option) && option.short ? `${option.short}, ` : "";
        super(`${short}--${name}${value}`, option.description);
        this.setting = setting;
        if (!(0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .isValueOption */ .Pw)(option))
            return;
        if (option.choices)
            this.choices(option.choices);
        this.argParser(parser((text, before) => option.parse(text, before)));
        if (option.default !== undefined)
            this.default(option.default, option.defaultText);
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
/** A parser as commander wants it. */
function parser(parse) {
    return (text, before) => {
        try {
            return parse(text, before);
        }
        catch (error) {
            throw error instanceof _run_option_values_js__WEBPACK_IMPORTED_MODULE_2__/* .OptionValueError */ .fj ? new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(error.message) : error;
        }
    };
}
/** How help describes a flag. The names of variables are added here: commander would read one that an option has. */
function describeFlag(option) {
    const shown = option instanceof SettingFlag ? new SettingFlag(option.setting).env(option.setting.variable) : option;
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Help */ ._V().optionDescription(shown);
}
/**
 * Puts the values of variables and of the repository's configuration under those of the flags. Gives the defaults of
 * what each suite can say itself. Throws a UserError for a wrong configuration or variable.
 */
function applySettings(command) {
    const cwd = process.cwd();
    return apply(command, () => (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfiguration */ .TD)((0,_run_create_request_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryRoot */ .Hn)(cwd), cwd));
}
/** Puts the values of variables under those of the flags. Throws a UserError for a wrong variable. */
function applyVariables(command) {
    apply(command, () => ({ values: new Map(), suiteDefaults: {} }));
}
function apply(command, readConfig) {
    const flags = withParents(command).flatMap((owner) => owner.options.flatMap((option) => (option instanceof SettingFlag ? [{ owner, ...option.setting }] : [])));
    const given = flags.filter(({ owner, key }) => owner.getOptionValueSource(key) === "cli");
    const variables = (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readVariables */ .Ch)(flags, process.env);
    const { values: configured, suiteDefaults } = readConfig();
    const values = (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveLayers */ .hW)([
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
function addFlags(command, isMeant) {
    for (const setting of _run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptions */ .Ku.filter(isMeant))
        command.addOption(new SettingFlag(setting));
}
function withParents(command) {
    return command.parent ? [command, ...withParents(command.parent)] : [command];
}


/***/ }),

/***/ 58557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


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
// EXTERNAL MODULE: ./src/core/render-problem.ts
var render_problem = __webpack_require__(2357);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/run/option-values.ts
var option_values = __webpack_require__(60159);
// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
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
    if (!(0,json/* isObject */.G)(args))
        throw new esm/* InvalidArgumentError */.Di("Write the tool, an equals sign, and its arguments as a JSON object.");
    return [...before, { name: text.slice(0, at), arguments: args }];
}
/** Adds one protocol revision. Throws an InvalidArgumentError for an unknown one. */
function addRevision(value, before = []) {
    if (!isKnownRevision(value))
        throw new esm/* InvalidArgumentError */.Di(`Name one of ${versions/* KNOWN_VERSIONS */.AX.join(", ")}.`);
    return [...before, value];
}
/** A port; 0 stands for any free one. Throws an InvalidArgumentError. */
function parsePort(value) {
    const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number <= 65_535))
        throw new esm/* InvalidArgumentError */.Di("Write a port, 0 to 65535.");
    return number;
}
function isKnownRevision(value) {
    return versions/* KNOWN_VERSIONS */.AX.includes(value);
}

// EXTERNAL MODULE: ./src/cli/flags.ts
var flags = __webpack_require__(95377);
;// CONCATENATED MODULE: ./src/cli/program.ts






const SUITE_PATHS = "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml";
const SERVER_PATHS = "suites whose servers are meant; not needed with --server-command or --server-url";
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
    addFileCommands(program, context, done);
    addComplianceCommands(program, context, done);
    addSchemaCommand(program, done);
    return program;
}
/** `run` and `validate`. */
function addSuiteCommands(program, context, done) {
    const run = program
        .command("run")
        .description("Validate suites, then run every test of them.")
        .argument("[paths...]", SUITE_PATHS)
        .addHelpText("after", examples(["run", "run tests/ --reporter pretty --reporter junit=junit.xml"]))
        .action(async (paths, _, command) => {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(5976), __webpack_require__.e(1693), __webpack_require__.e(7519), __webpack_require__.e(3364), __webpack_require__.e(4722), __webpack_require__.e(3085), __webpack_require__.e(8856), __webpack_require__.e(7948)]).then(__webpack_require__.bind(__webpack_require__, 57948));
        done(await runCommand(paths, command, context));
    });
    (0,flags/* addRunOptions */.Lr)(run);
    const validate = program
        .command("validate")
        .description("Load suites and report every error; start nothing.")
        .argument("[paths...]", SUITE_PATHS)
        .option("--strict", "warnings are errors")
        .option("--print", "print each suite as it is resolved, with every default")
        .addHelpText("after", examples(["validate tests/search.mcptest.yaml", "validate --print"]))
        .action(async (paths, _, command) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(5976), __webpack_require__.e(1693), __webpack_require__.e(7519), __webpack_require__.e(3364), __webpack_require__.e(4722), __webpack_require__.e(3085), __webpack_require__.e(8856), __webpack_require__.e(8195)]).then(__webpack_require__.bind(__webpack_require__, 88195));
        done(await validateCommand(paths, command, context));
    });
    (0,flags/* addEnvFile */.Fm)(validate);
    for (const command of [run, validate])
        command.configureHelp({ optionDescription: flags/* describeFlag */.Kp, showGlobalOptions: true });
}
/** The commands that talk to a server outside a run: `discover`, `record` and `replay`. */
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
        const { discoverCommand } = await Promise.all(/* import() */[__webpack_require__.e(5976), __webpack_require__.e(1693), __webpack_require__.e(7519), __webpack_require__.e(3364), __webpack_require__.e(4722), __webpack_require__.e(3085), __webpack_require__.e(23)]).then(__webpack_require__.bind(__webpack_require__, 10023));
        done(await discoverCommand(paths, settledFlags(command), context));
    });
    const record = program
        .command("record")
        .description("Record a server's lists, and calls that are given, into a cassette.")
        .argument("[paths...]", SERVER_PATHS)
        .option("--out <folder>", "where the cassettes go", "cassettes")
        .option("--call <tool[=arguments]>", "call a tool, with its arguments as JSON; repeatable", addToolCall, [])
        .option("--read <uri>", "read a resource; repeatable", (uri, before) => [...before, uri], [])
        .addOption(new esm/* Option */.c$("--target-version <revision>", "at this protocol revision").choices(versions/* KNOWN_VERSIONS */.AX))
        .addHelpText("after", examples([
        `record --server-command "node server.js" --call 'search={"query":"x"}'`,
        "record tests/search.mcptest.yaml --out tests/cassettes",
    ]))
        .action(async (paths, _, command) => {
        const { recordCommand } = await Promise.all(/* import() */[__webpack_require__.e(5976), __webpack_require__.e(1693), __webpack_require__.e(7519), __webpack_require__.e(3364), __webpack_require__.e(4722), __webpack_require__.e(3085), __webpack_require__.e(4748)]).then(__webpack_require__.bind(__webpack_require__, 4748));
        done(await recordCommand(paths, settledFlags(command), context));
    });
    const replay = program
        .command("replay")
        .description("Send what a failed test sent once more, and show both answers side by side.")
        .argument("<results>", "results as JSON or NDJSON")
        .argument("<id>", "of a test that failed")
        .addOption(new esm/* Option */.c$("--target-version <revision>", "at this protocol revision instead of the recorded one").choices(versions/* KNOWN_VERSIONS */.AX))
        .addHelpText("after", examples(["replay results.json 'a.mcptest.yaml::tools::search finds x'"]))
        .action(async (results, id, _, command) => {
        const { replayCommand } = await Promise.all(/* import() */[__webpack_require__.e(5976), __webpack_require__.e(1693), __webpack_require__.e(7519), __webpack_require__.e(3364), __webpack_require__.e(4722), __webpack_require__.e(3085), __webpack_require__.e(4133), __webpack_require__.e(8634)]).then(__webpack_require__.bind(__webpack_require__, 58634));
        done(await replayCommand(results, id, settledFlags(command), context));
    });
    for (const command of [discover, record, replay]) {
        (0,flags/* addEnvFile */.Fm)(command);
        command.configureHelp({ optionDescription: flags/* describeFlag */.Kp, showGlobalOptions: true });
    }
}
/** `mock` and `report`. */
function addFileCommands(program, context, done) {
    program
        .command("mock")
        .description("Play an MCP server: over stdio, or over Streamable HTTP.")
        .argument("<file>", "a manifest (schemas/mock.v1.json), a .cassette.json, or the tools that a server listed, as JSON")
        .addOption(new esm/* Option */.c$("--http <port>", "serve Streamable HTTP there and print its URL; 0 picks a free port").argParser(parsePort))
        .option("--host <address>", "where to listen; anyone who can reach it can call every tool", "127.0.0.1")
        .option("--sse", "over HTTP, answer by a stream of events")
        .addOption(new esm/* Option */.c$("--revision <date>", "speak this revision, whatever the manifest says; repeatable")
        .argParser(addRevision)
        .default([], "all that the manifest names"))
        .addHelpText("after", examples([
        "mock shop.mock.yaml",
        "mock shop.mock.yaml --http 8080 --revision 2025-11-25",
        "mock tools.json --http 0",
    ]))
        .action(async (file, flags) => {
        const { mockCommand } = await __webpack_require__.e(/* import() */ 3084).then(__webpack_require__.bind(__webpack_require__, 73084));
        done(await mockCommand(file, flags, context));
    });
    program
        .command("report")
        .description("Render results again, in any format; several files are merged.")
        .argument("<files...>", "results as JSON or NDJSON, or the rows that a killed run left in .mcptest/")
        .option("--reporter <name[=file]>", "as in run; repeatable", (0,flags/* parser */.K3)(option_values/* addReporter */.vv))
        .option("--strict", "tests that could not be verified fail")
        .addHelpText("after", examples(["report results.json --reporter junit=junit.xml"]))
        .action(async (files, _, command) => {
        const { reportCommand } = await Promise.all(/* import() */[__webpack_require__.e(1693), __webpack_require__.e(4133), __webpack_require__.e(192)]).then(__webpack_require__.bind(__webpack_require__, 30192));
        (0,flags/* applyVariables */.gT)(command);
        done(await reportCommand(files, command.optsWithGlobals(), context));
    });
}
/** `compliance` with its own commands. */
function addComplianceCommands(program, context, done) {
    const compliance = program.command("compliance").description("Judge the protocol itself.");
    compliance
        .command("invariants")
        .description("Judge captured sessions by the invariants; contacts no server.")
        .requiredOption("--capture <file>", "a captured session, or an array of them")
        .addOption(formatOption())
        .addHelpText("after", examples(["compliance invariants --capture session.json"]))
        .action(async (_, command) => {
        const { invariantsCommand } = await Promise.all(/* import() */[__webpack_require__.e(1693), __webpack_require__.e(7519), __webpack_require__.e(9820)]).then(__webpack_require__.bind(__webpack_require__, 9820));
        done(await invariantsCommand(command.optsWithGlobals(), context));
    });
    compliance
        .command("rules")
        .description("List every rule with its id, or show one.")
        .argument("[id]", "as INV-002")
        .addOption(formatOption())
        .addHelpText("after", examples(["compliance rules INV-002", "compliance rules --format json"]))
        .action(async (id, _, command) => {
        const { rulesCommand } = await Promise.all(/* import() */[__webpack_require__.e(1693), __webpack_require__.e(164)]).then(__webpack_require__.bind(__webpack_require__, 60164));
        done(await rulesCommand(id, command.optsWithGlobals().format));
    });
}
function addSchemaCommand(program, done) {
    program
        .command("schema")
        .description("Print a JSON Schema.")
        .argument("[name]", "suite, results, capture, cassette or mock", "suite")
        .addHelpText("after", examples(["schema > mcptest.schema.json", "schema results"]))
        .action(async (name) => {
        const { schemaCommand } = await __webpack_require__.e(/* import() */ 6850).then(__webpack_require__.bind(__webpack_require__, 26850));
        done(await schemaCommand(name));
    });
}
/** The flags of a command, with variables and the repository's configuration under them. */
function settledFlags(command) {
    (0,flags/* applySettings */.iN)(command);
    return command.optsWithGlobals();
}
function formatOption() {
    return new esm/* Option */.c$("--format <name>", "how to print it").choices(["pretty", "json"]).default("pretty");
}
function examples(lines) {
    return `\nExamples:\n${lines.map((line) => `  $ mcptest ${line}`).join("\n")}`;
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
        await (0,process_events/* orStray */.JE)(() => program.parseAsync([...args], { from: "user" }));
    }
    catch (error) {
        exitCode = 2;
        if (error instanceof esm/* CommanderError */.b7)
            exitCode = error.exitCode === 0 ? 0 : 2;
        else if (error instanceof problem/* UserError */.yo) {
            await (0,out/* writeErr */.VJ)((0,output/* printable */.g$)(`${error.problems.map(render_problem/* renderProblem */.y).join("\n\n")}\n`, redactor));
        }
        else {
            const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
            await (0,out/* writeErr */.VJ)((0,output/* printable */.g$)(`mcptest itself failed; please report this:\n${told}\n`, redactor));
        }
    }
    // Servers were ended and reports written: a handle that something left open must not hold the process.
    process.exit(exitCode);
}


/***/ }),

/***/ 2357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ renderProblem)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80818);


/**
 * A problem as plain text: what is wrong, the author's own lines with the place marked, why, and how to fix it.
 * Without a trailing line feed.
 */
function renderProblem(problem) {
    // Secrets are hidden before lines are cut, because part of a secret is not recognized.
    const { pointer: _, ...visible } = problem;
    return (0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .processSecrets */ .rW.value(visible), textOf);
}
function textOf({ title, description, fix, location, snippet, warning }) {
    const { margin, lines } = location === undefined ? { margin: " ", lines: [] } : (0,_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFrame */ .r9)(location, snippet);
    return [
        `${warning ? "warning" : "error"}: ${title}`,
        ...lines,
        ...(0,_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .frameNote */ .GX)(margin, "", description),
        ...(0,_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .frameNote */ .GX)(margin, "fix: ", fix),
    ].join("\n");
}


/***/ }),

/***/ 80818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GX: () => (/* binding */ frameNote),
/* harmony export */   r9: () => (/* binding */ sourceFrame)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89528);


/** Columns of a line that are shown. */
const MAX_COLUMNS = 160;
/** Columns before the marked place, if the line is cut on the left. */
const COLUMNS_BEFORE = 40;
/** Lines shown above and below the marked one. */
const CONTEXT_LINES = 2;
const MAX_FILE_LENGTH = 500;
/**
 * Draws the place, and the author's lines around it with carets under the first line of the place. The lines are safe to
 * print. Values in the location and the snippet must be redacted.
 */
function sourceFrame(location, snippet, paintMark = (carets) => carets) {
    const source = (snippet?.text.split("\n") ?? [])
        .map((text, index) => ({ text, number: (snippet?.line ?? 0) + index }))
        .filter(({ number }) => Math.abs(number - location.line) <= CONTEXT_LINES);
    const margin = " ".repeat(String(source.at(-1)?.number ?? location.line).length);
    const start = location.column > MAX_COLUMNS - COLUMNS_BEFORE ? location.column - COLUMNS_BEFORE : 0;
    const lines = [`${margin}--> ${placeOf(location)}`];
    if (source.length > 0)
        lines.push(`${margin} |`);
    for (const { text, number } of source) {
        const shown = text.slice(start, start + MAX_COLUMNS);
        lines.push(`${String(number).padStart(margin.length)} | ${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(shown)}`.trimEnd());
        if (number === location.line) {
            const { indent, carets } = caretLine(location, text.trimEnd(), start);
            lines.push(`${margin} | ${indent}${paintMark(carets)}`);
        }
    }
    return { margin, lines };
}
/** Lines under a frame: ` = fix: Add it.`, with the other lines of the text below its first. None for an empty text. */
function frameNote(margin, label, text) {
    if (text === "")
        return [];
    const [first, ...rest] = text.split("\n");
    return [`${margin} = ${label}${first}`, ...rest.map((line) => `${margin}   ${line}`)];
}
/** `file:line:column`, safe to print. The file name must be redacted. */
function placeOf({ file, line, column }) {
    return `${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .PN)((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(file), MAX_FILE_LENGTH))}:${line}:${column}`;
}
/** Carets under the place; tabs before it stay tabs, so that both lines are indented alike. */
function caretLine(location, text, start) {
    const column = Math.max(start, location.column - 1);
    const end = location.end_line === location.line ? location.end_column : text.length + 1;
    const width = Math.min(end - location.column, start + MAX_COLUMNS - column);
    const before = text.slice(start, column).replace(/[^\t]/g, " ");
    return { indent: before.padEnd(column - start), carets: "^".repeat(Math.max(1, width)) };
}


/***/ })

};
