export const id = 5012;
export const ids = [5012];
export const modules = {

/***/ 65012:
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
// EXTERNAL MODULE: ./src/suite/versions.ts
var versions = __webpack_require__(51027);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
;// CONCATENATED MODULE: ./src/cli/given-call.ts


/** `tool` or `tool={"argument": …}`. Throws an InvalidArgumentError. */
function givenCall(text, before = []) {
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

// EXTERNAL MODULE: ./src/cli/precedence.ts + 1 modules
var precedence = __webpack_require__(2096);
// EXTERNAL MODULE: ./src/cli/request.ts
var request = __webpack_require__(47623);
// EXTERNAL MODULE: ./src/cli/setting.ts
var setting = __webpack_require__(30598);
;// CONCATENATED MODULE: ./src/cli/add-visits.ts






const PATHS = "suites whose servers are meant; left out where --server-command or --server-url names one";
/** Adds the commands that talk to a server outside a run: `discover`, `record` and `replay`. */
function addVisits(program, context, done) {
    const discover = program
        .command("discover")
        .description("Tell what a server is: revisions, capabilities, tools, start-up time, warnings.")
        .argument("[paths...]", PATHS)
        .addOption(new esm/* Option */.c$("--format <name>", "how to print it").choices(["pretty", "json"]).default("pretty"))
        .addHelpText("after", '\nExamples:\n  $ mcptest discover --server-command "node server.js"\n  $ mcptest discover --server-url https://example.com/mcp --format json')
        .action(async (paths, _, command) => {
        const { discoverCommand } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5976), __webpack_require__.e(6401), __webpack_require__.e(3625), __webpack_require__.e(650), __webpack_require__.e(4722), __webpack_require__.e(1552), __webpack_require__.e(3299)]).then(__webpack_require__.bind(__webpack_require__, 13299));
        done(await discoverCommand(paths, settled(command), context));
    });
    const record = program
        .command("record")
        .description("Record a server's lists, and calls that are given, into a cassette.")
        .argument("[paths...]", PATHS)
        .option("--out <folder>", "where the cassettes go", "cassettes")
        .option("--call <tool[=arguments]>", "call a tool, with its arguments as JSON; repeatable", givenCall, [])
        .option("--read <uri>", "read a resource; repeatable", (uri, before) => [...before, uri], [])
        .addOption(new esm/* Option */.c$("--target-version <revision>", "at this protocol revision").choices(versions/* KNOWN_VERSIONS */.AX))
        .addHelpText("after", `\nExamples:\n  $ mcptest record --server-command "node server.js" --call 'search={"query":"x"}'\n  $ mcptest record tests/search.mcptest.yaml --out tests/cassettes`)
        .action(async (paths, _, command) => {
        const { recordCommand } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5976), __webpack_require__.e(6401), __webpack_require__.e(3625), __webpack_require__.e(650), __webpack_require__.e(4722), __webpack_require__.e(1552), __webpack_require__.e(4748)]).then(__webpack_require__.bind(__webpack_require__, 4748));
        done(await recordCommand(paths, settled(command), context));
    });
    const replay = program
        .command("replay")
        .description("Send what a failed test sent once more, and show both answers side by side.")
        .argument("<results>", "results as JSON or NDJSON")
        .argument("<id>", "of a test that failed")
        .addOption(new esm/* Option */.c$("--target-version <revision>", "at this protocol revision instead of the recorded one").choices(versions/* KNOWN_VERSIONS */.AX))
        .addHelpText("after", "\nExamples:\n  $ mcptest replay results.json 'a.mcptest.yaml::tools::search finds x'")
        .action(async (results, id, _, command) => {
        const { replayCommand } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5976), __webpack_require__.e(6401), __webpack_require__.e(3625), __webpack_require__.e(650), __webpack_require__.e(4722), __webpack_require__.e(1552), __webpack_require__.e(4133), __webpack_require__.e(6471)]).then(__webpack_require__.bind(__webpack_require__, 76471));
        done(await replayCommand(results, id, settled(command), context));
    });
    for (const command of [discover, record, replay])
        (0,setting/* addEnvFile */.F)(command);
}
/** The flags of a command, with variables and the repository's configuration under them. */
function settled(command) {
    const cwd = process.cwd();
    (0,precedence/* settle */.G)(command, (0,request/* repositoryRoot */.Hn)(cwd), cwd);
    return command.optsWithGlobals();
}

;// CONCATENATED MODULE: ./src/cli/compliance.ts

/** Adds `compliance` with its own commands. */
function addCompliance(program, context, done) {
    const compliance = program.command("compliance").description("Judge the protocol itself.");
    const format = () => new esm/* Option */.c$("--format <name>", "how to print it").choices(["pretty", "json"]).default("pretty");
    compliance
        .command("invariants")
        .description("Judge captured sessions by the invariants; contacts no server.")
        .requiredOption("--capture <file>", "a captured session, or an array of them")
        .addOption(format())
        .addHelpText("after", "\nExamples:\n  $ mcptest compliance invariants --capture session.json")
        .action(async (_, command) => {
        const { invariantsCommand } = await Promise.all(/* import() */[__webpack_require__.e(6401), __webpack_require__.e(3625), __webpack_require__.e(9820)]).then(__webpack_require__.bind(__webpack_require__, 9820));
        done(await invariantsCommand(command.optsWithGlobals(), context));
    });
    compliance
        .command("rules")
        .description("List every rule with its id, or show one.")
        .argument("[id]", "as INV-002")
        .addOption(format())
        .addHelpText("after", "\nExamples:\n  $ mcptest compliance rules INV-002\n  $ mcptest compliance rules --format json")
        .action(async (id, _, command) => {
        const { rulesCommand } = await Promise.all(/* import() */[__webpack_require__.e(6401), __webpack_require__.e(164)]).then(__webpack_require__.bind(__webpack_require__, 60164));
        done(await rulesCommand(id, command.optsWithGlobals().format));
    });
}

;// CONCATENATED MODULE: ./src/cli/mock-options.ts


/** Flags of `mock`. */
function addMockOptions(command) {
    command
        .addOption(new esm/* Option */.c$("--http <port>", "serve Streamable HTTP there and print its URL; 0 picks a free port").argParser(port))
        .option("--host <address>", "where to listen; whoever reaches it may call every tool", "127.0.0.1")
        .option("--sse", "over HTTP, answer by a stream of events")
        .addOption(new esm/* Option */.c$("--revision <date>", "speak this revision, whatever the manifest says; repeatable")
        .argParser(revision)
        .default([], "all that the manifest names"));
}
function port(value) {
    const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number <= 65_535))
        throw new esm/* InvalidArgumentError */.Di("Write a port, 0 to 65535.");
    return number;
}
function revision(value, before = []) {
    if (!isKnown(value))
        throw new esm/* InvalidArgumentError */.Di(`Name one of ${versions/* KNOWN_VERSIONS */.AX.join(", ")}.`);
    return [...before, value];
}
function isKnown(value) {
    return versions/* KNOWN_VERSIONS */.AX.includes(value);
}

// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
// EXTERNAL MODULE: ./src/cli/redactor.ts
var cli_redactor = __webpack_require__(45200);
// EXTERNAL MODULE: ./src/cli/stray.ts
var stray = __webpack_require__(891);
;// CONCATENATED MODULE: ./src/cli/main.ts











/**
 * The command line. Ends the process with the exit code of run.md: 0 passed, 1 failed, 2 could not be judged or
 * cannot run, 130 interrupted.
 */
async function main(args, version) {
    const redactor = (0,cli_redactor/* redactorOf */.y)(process.env);
    let exitCode = 0;
    try {
        const program = commands({ version, redactor }, (code) => {
            exitCode = code;
        });
        await (0,stray/* orStray */.JE)(() => program.parseAsync([...args], { from: "user" }));
    }
    catch (error) {
        exitCode = 2;
        if (error instanceof esm/* CommanderError */.b7)
            exitCode = error.exitCode === 0 ? 0 : 2;
        else if (error instanceof problem/* UserError */.yo) {
            await (0,out/* writeErr */.VJ)((0,cli_redactor/* harmless */.I)(`${error.problems.map(render_problem/* renderProblem */.y).join("\n\n")}\n`, redactor));
        }
        else {
            const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
            await (0,out/* writeErr */.VJ)((0,cli_redactor/* harmless */.I)(`mcptest itself failed; please report this:\n${told}\n`, redactor));
        }
    }
    // Servers were ended and reports written: a handle that something left open must not hold the process.
    process.exit(exitCode);
}
function commands(context, done) {
    const program = new esm/* Command */.uB("mcptest")
        .description("Tests for MCP servers: suites in YAML, run against the real server over the real wire.")
        .version(context.version)
        .exitOverride()
        .showSuggestionAfterError()
        .configureOutput({
        writeOut: (text) => void (0,out/* writeOut */.sD)(context.redactor.text(text)).catch(() => { }),
        writeErr: (text) => void (0,out/* writeErr */.VJ)(context.redactor.text(text)),
    });
    (0,options/* addGlobalOptions */.bk)(program);
    const run = program
        .command("run")
        .description("Validate suites, then run every test of them.")
        .argument("[paths...]", "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml")
        .addHelpText("after", examples(["run", "run tests/ --reporter pretty --reporter junit=junit.xml"]))
        .action(async (paths, _, command) => {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5976), __webpack_require__.e(6401), __webpack_require__.e(3625), __webpack_require__.e(650), __webpack_require__.e(4722), __webpack_require__.e(1552), __webpack_require__.e(7608)]).then(__webpack_require__.bind(__webpack_require__, 17608));
        done(await runCommand(paths, command, context));
    });
    (0,options/* addRunOptions */.Lr)(run);
    const validate = program
        .command("validate")
        .description("Load suites and tell every error; start nothing.")
        .argument("[paths...]", "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml")
        .option("--strict", "warnings are errors")
        .option("--print", "print each suite as it is resolved, with every default")
        .addHelpText("after", examples(["validate tests/search.mcptest.yaml", "validate --print"]))
        .action(async (paths, _, command) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5976), __webpack_require__.e(6401), __webpack_require__.e(3625), __webpack_require__.e(650), __webpack_require__.e(4722), __webpack_require__.e(1552), __webpack_require__.e(9037)]).then(__webpack_require__.bind(__webpack_require__, 59037));
        done(await validateCommand(paths, command, context));
    });
    (0,setting/* addEnvFile */.F)(validate);
    addVisits(program, context, done);
    const mock = program
        .command("mock")
        .description("Play an MCP server: over stdio, or over Streamable HTTP.")
        .argument("<file>", "a manifest (schemas/mock.v1.json), a .cassette.json, or the tools that a server listed, as JSON")
        .addHelpText("after", examples([
        "mock shop.mock.yaml",
        "mock shop.mock.yaml --http 8080 --revision 2025-11-25",
        "mock tools.json --http 0",
    ]))
        .action(async (file, flags) => {
        const { mockCommand } = await __webpack_require__.e(/* import() */ 3084).then(__webpack_require__.bind(__webpack_require__, 73084));
        done(await mockCommand(file, flags, context));
    });
    addMockOptions(mock);
    program
        .command("report")
        .description("Render results again, in any format; several files are merged.")
        .argument("<files...>", "results as JSON or NDJSON, or the rows that a killed run left in .mcptest/")
        .option("--reporter <name[=file]>", "as in run; repeatable", options/* reporter */.YX)
        .option("--strict", "tests that could not be verified fail")
        .addHelpText("after", examples(["report results.json --reporter junit=junit.xml"]))
        .action(async (files, _, command) => {
        const { reportCommand } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5976), __webpack_require__.e(6401), __webpack_require__.e(3625), __webpack_require__.e(650), __webpack_require__.e(4722), __webpack_require__.e(1552), __webpack_require__.e(4133), __webpack_require__.e(192)]).then(__webpack_require__.bind(__webpack_require__, 30192));
        done(await reportCommand(files, command.optsWithGlobals(), context));
    });
    addCompliance(program, context, done);
    program
        .command("schema")
        .description("Print a JSON Schema.")
        .argument("[name]", "suite, results, capture, cassette or mock", "suite")
        .addHelpText("after", examples(["schema > mcptest.schema.json", "schema results"]))
        .action(async (name) => {
        const { schemaCommand } = await __webpack_require__.e(/* import() */ 6850).then(__webpack_require__.bind(__webpack_require__, 26850));
        done(await schemaCommand(name));
    });
    return program;
}
function examples(lines) {
    return `\nExamples:\n${lines.map((line) => `  $ mcptest ${line}`).join("\n")}`;
}


/***/ })

};
