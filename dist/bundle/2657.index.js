export const id = 2657;
export const ids = [2657];
export const modules = {

/***/ 72657:
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
        const { invariantsCommand } = await Promise.all(/* import() */[__webpack_require__.e(6510), __webpack_require__.e(9188), __webpack_require__.e(9820)]).then(__webpack_require__.bind(__webpack_require__, 9820));
        done(await invariantsCommand(command.optsWithGlobals(), context));
    });
    compliance
        .command("rules")
        .description("List every rule with its id, or show one.")
        .argument("[id]", "as INV-002")
        .addOption(format())
        .addHelpText("after", "\nExamples:\n  $ mcptest compliance rules INV-002\n  $ mcptest compliance rules --format json")
        .action(async (id, _, command) => {
        const { rulesCommand } = await Promise.all(/* import() */[__webpack_require__.e(6510), __webpack_require__.e(164)]).then(__webpack_require__.bind(__webpack_require__, 60164));
        done(await rulesCommand(id, command.optsWithGlobals().format));
    });
}

// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
// EXTERNAL MODULE: ./src/cli/redactor.ts
var cli_redactor = __webpack_require__(45200);
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
        await program.parseAsync([...args], { from: "user" });
    }
    catch (error) {
        exitCode = 2;
        if (error instanceof esm/* CommanderError */.b7)
            exitCode = error.exitCode === 0 ? 0 : 2;
        else if (error instanceof problem/* UserError */.y) {
            await (0,out/* writeErr */.VJ)(redactor.text(`${error.problems.map(render_problem/* renderProblem */.y).join("\n\n")}\n`));
        }
        else {
            const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
            await (0,out/* writeErr */.VJ)(redactor.text(`mcptest itself failed; please report this:\n${told}\n`));
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
        writeOut: (text) => void (0,out/* writeOut */.sD)(context.redactor.text(text)),
        writeErr: (text) => void (0,out/* writeErr */.VJ)(context.redactor.text(text)),
    });
    (0,options/* addGlobalOptions */.bk)(program);
    const run = program
        .command("run")
        .description("Validate suites, then run every test of them.")
        .argument("[paths...]", "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml")
        .addHelpText("after", examples(["run", "run tests/ --reporter pretty --reporter junit=junit.xml"]))
        .action(async (paths, _, command) => {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(4096), __webpack_require__.e(2124), __webpack_require__.e(6510), __webpack_require__.e(9188), __webpack_require__.e(7474), __webpack_require__.e(8029)]).then(__webpack_require__.bind(__webpack_require__, 68029));
        done(await runCommand(paths, command, context));
    });
    (0,options/* addRunOptions */.Lr)(run);
    program
        .command("validate")
        .description("Load suites and tell every error; start nothing.")
        .argument("[paths...]", "files, folders or globs; default mcptest.yaml and **/*.mcptest.yaml")
        .option("--env-file <file>", "read variables from this dotenv file, and from no other")
        .option("--strict", "warnings are errors")
        .option("--print", "print each suite as it is resolved, with every default")
        .addHelpText("after", examples(["validate tests/search.mcptest.yaml", "validate --print"]))
        .action(async (paths, _, command) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(4096), __webpack_require__.e(2124), __webpack_require__.e(6510), __webpack_require__.e(9188), __webpack_require__.e(7474), __webpack_require__.e(9037)]).then(__webpack_require__.bind(__webpack_require__, 59037));
        done(await validateCommand(paths, command.optsWithGlobals(), context));
    });
    program
        .command("mock")
        .description("Serve a manifest as an MCP server over stdio.")
        .argument("<manifest>", "YAML or JSON, by schemas/mock.v1.json")
        .addHelpText("after", examples(["mock examples/mock.yaml"]))
        .action(async (manifest) => {
        const { mockCommand } = await Promise.all(/* import() */[__webpack_require__.e(4096), __webpack_require__.e(9770)]).then(__webpack_require__.bind(__webpack_require__, 19770));
        done(await mockCommand(manifest));
    });
    program
        .command("report")
        .description("Render results again, in any format; several files are merged.")
        .argument("<files...>", "results as JSON or NDJSON, or the rows that a killed run left in .mcptest/")
        .option("--reporter <name[=file]>", "as in run; repeatable", options/* reporter */.YX)
        .option("--strict", "tests that could not be verified fail")
        .addHelpText("after", examples(["report results.json --reporter junit=junit.xml"]))
        .action(async (files, _, command) => {
        const { reportCommand } = await Promise.all(/* import() */[__webpack_require__.e(4096), __webpack_require__.e(2124), __webpack_require__.e(6510), __webpack_require__.e(9188), __webpack_require__.e(7474), __webpack_require__.e(705)]).then(__webpack_require__.bind(__webpack_require__, 20705));
        done(await reportCommand(files, command.optsWithGlobals(), context));
    });
    addCompliance(program, context, done);
    program
        .command("schema")
        .description("Print a JSON Schema.")
        .argument("[name]", "suite, results, capture or mock", "suite")
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
