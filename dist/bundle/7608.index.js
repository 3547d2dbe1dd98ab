export const id = 7608;
export const ids = [7608];
export const modules = {

/***/ 17608:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/render-problem.ts
var render_problem = __webpack_require__(2357);
// EXTERNAL MODULE: ./src/cli/conduct.ts + 14 modules
var conduct = __webpack_require__(3034);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/cli/debug.ts

/** Characters of a frame that are shown. */
const MOST = 64 * 1024;
/**
 * An exchange as `--debug` shows it: one line for each frame, `-->` to the server and `<--` from it, with the server's
 * name and the purpose. A request stands beside its answer, once that has come.
 */
function exchangeLines(server, exchange) {
    const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
    const who = purpose === undefined ? server : `${server} ${purpose}`;
    const ours = direction !== "server";
    const shown = (arrow, frame) => `${arrow} ${who} ${(0,sanitize/* cutMiddle */.it)(JSON.stringify(frame), MOST)}`;
    const [there, back] = ours ? ["-->", "<--"] : ["<--", "-->"];
    const lines = [
        ...(request === undefined ? [] : [shown(there, request)]),
        ...notifications.map((frame) => shown("<--", frame)),
        // A frame that answers nothing of ours has no request beside it.
        ...(response === undefined ? [] : [shown(request === undefined ? "<--" : back, response)]),
        ...(raw === undefined ? [] : [`<-- ${who} (no message) ${(0,sanitize/* cutMiddle */.it)(raw, MOST)}`]),
    ];
    if (ours && response === undefined && duration_ms !== undefined) {
        lines.push(`<-- ${who} (no answer after ${Math.round(duration_ms)} ms)`);
    }
    return lines.map(sanitize/* sanitizeLine */.g$);
}

// EXTERNAL MODULE: ./src/cli/interrupt.ts
var interrupt = __webpack_require__(44741);
// EXTERNAL MODULE: ./src/cli/last-failed.ts
var last_failed = __webpack_require__(15420);
// EXTERNAL MODULE: ./src/cli/precedence.ts + 1 modules
var precedence = __webpack_require__(2096);
;// CONCATENATED MODULE: ./src/cli/progress.ts

const EVERY_MS = 80;
/**
 * The live line on a terminal: how far the run is and what runs now. `draw` gets the text of the line (without a line
 * end), at most every 80 ms, and "" when the line is to go away.
 */
function progress(total, width, draw) {
    let done = 0;
    let bad = 0;
    let running = "";
    let last = 0;
    return (event) => {
        if (event.event === "test_started")
            running = (0,sanitize/* sanitizeLine */.g$)(event.name);
        else if (event.event === "test") {
            done += 1;
            if (event.row.status === "failed" || event.row.status === "errored")
                bad += 1;
        }
        else if (event.event === "run_finished") {
            draw("");
            return;
        }
        else
            return;
        const now = performance.now();
        if (now - last < EVERY_MS)
            return;
        last = now;
        const failures = bad > 0 ? `, ${bad} not passed` : "";
        draw(`${done}/${total}${failures}  ${running}`.slice(0, width - 1));
    };
}

// EXTERNAL MODULE: ./src/cli/redactor.ts
var cli_redactor = __webpack_require__(45200);
// EXTERNAL MODULE: ./src/cli/report-files.ts
var report_files = __webpack_require__(17480);
// EXTERNAL MODULE: ./src/cli/request.ts
var cli_request = __webpack_require__(47623);
// EXTERNAL MODULE: ./src/cli/selection.ts
var cli_selection = __webpack_require__(9768);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/commands/run.ts













/** `mcptest run`: gives the exit code of run.md. Throws a UserError where nothing may run. */
async function runCommand(paths, command, context) {
    const { redactor } = context;
    const cwd = process.cwd();
    const runOptionDefaults = (0,precedence/* settle */.G9)(command, (0,cli_request/* repositoryRoot */.Hn)(cwd), cwd);
    const flags = command.optsWithGlobals();
    const stop = new AbortController();
    (0,report_files/* refuseSameFile */.v)(flags.reporter, flags.capture, cwd);
    const selection = await (0,cli_selection/* selectionOf */.W)(flags, cwd);
    const world = (0,cli_request/* terminalWorld */.x9)(context.version, stop.signal);
    const request = { ...(0,cli_request/* requestOf */.fo)(paths, flags, world), runOptionDefaults, selection };
    const prepared = await (0,conduct/* prepare */.iA)(request, redactor);
    await tellBefore(prepared, flags.verbose === true, redactor);
    if (flags.list)
        return list(prepared, request, redactor);
    const release = (0,interrupt/* onInterrupt */.n)(stop);
    try {
        const debug = flags.debug ? showExchanges(redactor) : undefined;
        const conducted = await (0,conduct/* conduct */.Vn)(prepared, request, live(prepared, redactor), debug);
        const { results, verdict, writeRecordings, finish } = conducted;
        const targets = flags.reporter.some((target) => target.file === undefined)
            ? flags.reporter
            : [...flags.reporter, { name: "pretty" }];
        try {
            await (0,conduct/* writeReports */.Li)(results, targets, (0,terminal/* renderOptions */.D)(flags), request.cwd);
            await (0,last_failed/* keepLastFailed */.L)(results, request.cwd, redactor);
        }
        finally {
            try {
                await writeRecordings();
            }
            finally {
                await (0,conduct/* tell */.qz)(await finish(), redactor);
            }
        }
        await (0,conduct/* tell */.qz)([...(0,conduct/* untold */.r_)(verdict, results.head), ...redactor.warnings()], redactor);
        return verdict.exitCode;
    }
    finally {
        release();
    }
}
/** `--list`: the ids of what would run, in order. Nothing is an error as in a run. */
async function list({ plan }, request, redactor) {
    const tasks = plan.files.flatMap((file) => file.batches.flatMap((batch) => batch.tasks));
    const running = tasks.filter((task) => task.skip === undefined).sort((a, b) => a.order - b.order);
    await (0,out/* writeOut */.sD)((0,cli_redactor/* harmless */.I)(running.map(({ id }) => `${id.replaceAll("\n", "\\n")}\n`).join(""), redactor));
    return plan.selected > 0 || request.policy.passWithNoTests ? 0 : 2;
}
async function tellBefore({ plan, warnings, banner }, verbose, redactor) {
    await (0,conduct/* tell */.qz)(warnings.map(render_problem/* renderProblem */.y), redactor);
    if (verbose) {
        const notices = plan.files.flatMap(({ checked: { suite } }) => suite.notices.map((text) => `${suite.name}: ${text}`));
        await (0,conduct/* tell */.qz)(notices, redactor);
    }
    if (banner !== undefined)
        await (0,conduct/* tell */.qz)([banner], redactor);
}
function showExchanges(redactor) {
    return (server, exchange) => {
        // Redacted before it is cut and escaped: a secret must not hide behind either.
        const safe = redactor.value(exchange);
        for (const line of exchangeLines(server, safe))
            void (0,out/* writeErr */.VJ)(redactor.text(`${line}\n`));
    };
}
function live({ plan }, redactor) {
    const width = (0,terminal/* isTerminal */.H)("stderr");
    if (width === undefined)
        return undefined;
    return progress(plan.total, width, (line) => void (0,out/* writeErr */.VJ)(redactor.text(`\r\u001b[K${line}`)));
}


/***/ }),

/***/ 44741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ onInterrupt)
/* harmony export */ });
/** The first signal ends the run and lets the reports be written; the second ends everything at once. */
function onInterrupt(stop) {
    const handler = () => {
        // What is still running is killed when the process ends.
        if (stop.signal.aborted)
            process.exit(130);
        stop.abort();
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals)
        process.on(signal, handler);
    return () => {
        for (const signal of signals)
            process.off(signal, handler);
    };
}


/***/ }),

/***/ 2096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sZ: () => (/* binding */ configuredRunOptions),
  G9: () => (/* binding */ settle),
  BV: () => (/* binding */ settleGiven)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/suite/positions.ts
var positions = __webpack_require__(90496);
// EXTERNAL MODULE: ./src/suite/read.ts
var read = __webpack_require__(3646);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
// EXTERNAL MODULE: ./src/suite/yaml.ts
var yaml = __webpack_require__(70085);
;// CONCATENATED MODULE: ./src/cli/config-file.ts









const NAME = "mcptest.config.yaml";
/**
 * The settings of the repository's `mcptest.config.yaml`: each of `options` that it names, with the value that the
 * flag would have. Empty where there is no such file. Throws a UserError with everything that is wrong in it.
 */
function readConfigFile(repositoryRoot, cwd, options) {
    const settings = new Map();
    const file = (0,external_node_path_.join)(repositoryRoot, NAME);
    if (!(0,external_node_fs_.existsSync)(file))
        return settings;
    const source = (0,read/* readSource */.o$)(file, cwd);
    if (source.text.split("\n").every((line) => /^\s*(#|$)/.test(line)))
        return settings;
    const places = new positions/* PlaceStore */.rH();
    const { value, problems } = (0,yaml/* parseYaml */.h)(source, places);
    if (problems.length > 0)
        throw new problem/* UserError */.y(problems);
    if (!(0,json/* isObject */.G)(value)) {
        throw new problem/* UserError */.y([
            {
                title: `\`${source.name}\` is no mapping`,
                description: "It holds settings by name.",
                fix: "Write `name: value`.",
            },
        ]);
    }
    const known = new Map(options.map((option) => [option.name(), option]));
    for (const [name, given] of Object.entries(value)) {
        const option = known.get(name);
        const tell = (which, texts) => {
            const location = places.locate(value, [name], which);
            problems.push({ ...texts, location, snippet: places.snippet(location, 1) });
        };
        if (option === undefined)
            tell("key", unknownSetting(name, [...known.keys()]));
        else {
            const read = settingOf(option, given);
            if ("wrong" in read)
                tell("value", wrongValue(option, read.wrong));
            else
                settings.set(option, read.value);
        }
    }
    if (problems.length > 0)
        throw new problem/* UserError */.y(problems);
    return settings;
}
/** What the flag would make of a value. Only a flag that can be repeated takes a list. */
function settingOf(option, given) {
    if (option.isBoolean())
        return typeof given === "boolean" ? { value: given } : { wrong: "It takes true or false." };
    const repeatable = Array.isArray(option.defaultValue);
    const texts = repeatable && Array.isArray(given) ? given : [given];
    let value = repeatable ? [] : undefined;
    try {
        for (const text of texts) {
            if (typeof text !== "string" && typeof text !== "number")
                return { wrong: "It takes a text or a number." };
            value = option.parseArg ? option.parseArg(String(text), value) : String(text);
        }
    }
    catch (error) {
        if (error instanceof esm/* InvalidArgumentError */.Di)
            return { wrong: error.message };
        throw error;
    }
    return { value };
}
function unknownSetting(name, names) {
    const meant = (0,suggest/* suggest */.ZA)(name, names);
    return {
        title: `unknown setting \`${name}\``,
        description: "The settings have the names of the flags of `mcptest run`, without the dashes before them.",
        fix: meant === undefined ? `Write one of ${(0,suggest/* listed */.KE)(names)}.` : `Did you mean \`${meant}\`?`,
    };
}
function wrongValue(option, why) {
    return {
        title: `wrong value of \`${option.name()}\``,
        description: why,
        fix: `Write what --${option.name()} takes: ${option.description}.`,
    };
}

// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
;// CONCATENATED MODULE: ./src/cli/precedence.ts




/** Flags that a suite can set too: of these the configuration gives no more than the default. */
const OF_SUITES = new Set([
    "bail",
    "parallelVersions",
    "invariants",
    "errorChannel",
    "drift",
]);
/**
 * Puts what the repository's configuration says under what variables and flags have said to `run` (run.md,
 * Precedence of settings). Gives the defaults that stand under each suite's own `run_options`. Throws a UserError for
 * a wrong configuration, and for a variable that says neither yes nor no.
 */
function settle(run, repositoryRoot, cwd) {
    for (const option of run.options)
        readSwitch(run, option);
    const { settings, defaults } = configured(repositoryRoot, cwd, run.options);
    for (const [option, value] of settings) {
        const source = run.getOptionValueSource(option.attributeName());
        if (source === undefined || source === "default") {
            run.setOptionValueWithSource(option.attributeName(), value, "config");
        }
    }
    return defaults;
}
/**
 * The settings of a run that no command line starts: what is given stands above variables and the configuration, as
 * flags do. Throws a UserError for a variable that holds what the flag would refuse, and for a wrong configuration.
 */
function settleGiven(given, repositoryRoot, cwd) {
    const run = new esm/* Command */.uB().exitOverride().configureOutput({ writeErr() { } });
    (0,options/* addRunOptions */.Lr)(run);
    for (const [name, value] of Object.entries(given))
        run.setOptionValueWithSource(name, value, "cli");
    try {
        run.parse([], { from: "user" });
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        const said = error.message.replace("error: ", "");
        throw (0,problem/* userError */.I)("a setting in the environment is wrong", said, "Mend the variable, or unset it.");
    }
    const runOptionDefaults = settle(run, repositoryRoot, cwd);
    return { flags: run.opts(), runOptionDefaults };
}
/** The configuration's defaults for `run_options`, where no flag of `run` is given. Throws a UserError. */
function configuredRunOptions(repositoryRoot, cwd) {
    const run = new esm/* Command */.uB();
    (0,options/* addRunOptions */.Lr)(run);
    return configured(repositoryRoot, cwd, run.options).defaults;
}
function configured(repositoryRoot, cwd, options) {
    const settings = readConfigFile(repositoryRoot, cwd, options.filter((option) => option.name() !== "config"));
    const defaults = {};
    for (const [option, value] of settings) {
        const name = option.attributeName();
        if (!OF_SUITES.has(name))
            continue;
        defaults[name] = value;
        settings.delete(option);
    }
    return { settings, defaults: defaults };
}
/** A variable of a flag without a value: commander takes whatever it holds, "false" too, for yes. */
function readSwitch(run, option) {
    const name = option.attributeName();
    if (!option.isBoolean() || run.getOptionValueSource(name) !== "env")
        return;
    const text = process.env[option.envVar ?? ""] ?? "";
    if (!/^(true|1|false|0|)$/.test(text)) {
        throw (0,problem/* userError */.I)(`${option.envVar} says neither yes nor no`, `Its value is ${JSON.stringify(text.slice(0, 60))}.`, "Set it to true or false, or unset it.");
    }
    run.setOptionValueWithSource(name, text === "" ? undefined : /^(true|1)$/.test(text), "env");
}


/***/ }),

/***/ 17480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ refuseSameFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);


/** Throws a UserError where two files of a run would have one path: the later would stand there alone. */
function refuseSameFile(targets, capture, cwd) {
    const flags = targets.flatMap(({ name, file }) => (file === undefined ? [] : [[`--reporter ${name}=${file}`, file]]));
    if (capture !== undefined)
        flags.push([`--capture ${capture}`, capture]);
    const byPath = new Map();
    for (const [flag = "", file = ""] of flags) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
        const other = byPath.get(path);
        if (other !== undefined) {
            throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .I)("two files have the same path", `${other} and ${flag}`, "Give each a path of its own.");
        }
        byPath.set(path, flag);
    }
}


/***/ }),

/***/ 47623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   fo: () => (/* binding */ requestOf),
/* harmony export */   x9: () => (/* binding */ terminalWorld)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37100);
/* harmony import */ var _server_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83448);




/** The world of a run that was started in a terminal. */
function terminalWorld(version, signal) {
    const cwd = process.cwd();
    return { cwd, repositoryRoot: repositoryRoot(cwd), env: process.env, passEnv: [], version, signal };
}
/** The request of a run from its flags. */
function requestOf(paths, flags, world) {
    const { targetVersion } = flags;
    return {
        ...world,
        paths: [...paths, ...(flags.config ?? [])],
        overrides: (0,_server_options_js__WEBPACK_IMPORTED_MODULE_2__/* .overridesOf */ .FB)(flags, world.cwd),
        ...(flags.serverConfig !== undefined && { serverConfig: flags.serverConfig }),
        runOptions: {
            ...(flags.invariants !== undefined && { invariants: flags.invariants }),
            ...(flags.bail !== undefined && { bail: flags.bail }),
            ...(flags.parallelVersions !== undefined && { parallelVersions: flags.parallelVersions }),
            ...(flags.errorChannel !== undefined && { errorChannel: flags.errorChannel }),
        },
        ...(targetVersion !== undefined && { targetVersion }),
        ...(flags.shard && { shard: flags.shard }),
        ...(flags.retries !== undefined && { retries: flags.retries }),
        ...(flags.envFile !== undefined && { envFile: flags.envFile }),
        ...(flags.capture !== undefined && { capture: flags.capture }),
        ...(flags.record !== undefined && { record: flags.record }),
        jobs: flags.jobs ?? 1,
        runTimeoutMs: flags.runTimeout ?? _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_TIMEOUT_MS */ .r,
        maxFrameBytes: flags.maxFrame ?? _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FRAME_BYTES */ .d,
        parallelVersions: flags.parallelVersions === true,
        bail: flags.bail === true,
        snapshots: { update: flags.updateSnapshots === true, allowInCi: flags.allowUpdateInCi === true },
        policy: {
            strict: flags.strict === true,
            requireModels: flags.requireModels === true,
            passWithNoTests: flags.passWithNoTests === true,
        },
    };
}
/** The nearest folder upwards that is a Git checkout; the folder itself where there is none. */
function repositoryRoot(cwd) {
    for (let folder = cwd;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")))
            return folder;
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            return cwd;
    }
}


/***/ }),

/***/ 71028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderOptions),
/* harmony export */   H: () => (/* binding */ isTerminal)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);

/** The width of a terminal; undefined where the stream is none, or where Actions shows the log. */
function isTerminal(stream) {
    return process.env["CI"] ? undefined : (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalWidth */ .JL)(stream);
}
/** How text is to look: colour on a terminal, unless NO_COLOR or --no-color; FORCE_COLOR wins over the first two. */
function renderOptions(flags) {
    const { NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE } = process.env;
    const wanted = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalWidth */ .JL)("stdout") !== undefined;
    return {
        color: flags.color && wanted,
        verbose: flags.verbose === true,
        ...(GITHUB_WORKSPACE && { roots: { workingDirectory: process.cwd(), workspace: GITHUB_WORKSPACE } }),
    };
}


/***/ })

};
