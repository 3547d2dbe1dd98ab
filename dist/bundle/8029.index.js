export const id = 8029;
export const ids = [8029];
export const modules = {

/***/ 68029:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ onInterrupt),
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/render-problem.ts
var render_problem = __webpack_require__(2357);
// EXTERNAL MODULE: ./src/cli/conduct.ts + 69 modules
var conduct = __webpack_require__(67474);
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
;// CONCATENATED MODULE: ./src/cli/last-failed.ts




const FILE = "last-failed.json";
/** Ids of the tests that failed when they last ran. Throws a UserError where nothing is known of a run before. */
function readLastFailed(cwd) {
    const known = idsOf(cwd);
    if (known !== undefined)
        return known;
    throw (0,problem/* userError */.I)("no run before this one is known", `--last-failed reads .mcptest/${FILE}, and there is none in ${cwd}`, "run without --last-failed first, in the same folder");
}
/** Keeps what failed for the next run: tests that did not run now stay as they were. */
async function keepLastFailed(results, cwd, redactor) {
    const failed = idsOf(cwd) ?? new Set();
    for await (const { id, status } of results.rows()) {
        if (status === "failed" || status === "errored")
            failed.add(id);
        else if (status !== "skipped")
            failed.delete(id);
    }
    if (!isWritable(cwd))
        return;
    const folder = (0,out/* ensureIgnoredFolder */.TW)((0,external_node_path_.join)(cwd, ".mcptest"));
    await (0,out/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, FILE), redactor.text(`${JSON.stringify([...failed], null, 1)}\n`));
}
function idsOf(cwd) {
    try {
        const ids = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(cwd, ".mcptest", FILE), "utf8"));
        return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === "string")) : undefined;
    }
    catch {
        return undefined;
    }
}
function isWritable(folder) {
    try {
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/cli/names.ts

/** The filters of names that flags ask for. Throws a UserError for a broken pattern. */
async function nameFilters(flags) {
    const { filter, include = [], exclude = [] } = flags;
    const filters = filter === undefined ? [] : [textFilter(filter)];
    if (include.length === 0 && exclude.length === 0)
        return filters;
    const { matcherOf } = await __webpack_require__.e(/* import() */ 3970).then(__webpack_require__.bind(__webpack_require__, 93970));
    if (include.length > 0)
        filters.push({ text: `--include ${include.join(", ")}`, matches: matcherOf(include) });
    for (const glob of exclude) {
        const matches = matcherOf([glob]);
        filters.push({ text: `--exclude ${glob}`, matches: (name) => !matches(name) });
    }
    return filters;
}
/** `re:` begins a regular expression; anything else is looked for in the name, whatever its case. */
function textFilter(filter) {
    const text = `--filter ${filter}`;
    if (!filter.startsWith("re:")) {
        const wanted = filter.toLowerCase();
        return { text, matches: (name) => name.toLowerCase().includes(wanted) };
    }
    try {
        const pattern = new RegExp(filter.slice(3), "u");
        return { text, matches: (name) => pattern.test(name) };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw (0,problem/* userError */.I)("the filter is no regular expression", `${text}: ${why}`, "mend it, or leave `re:` out");
    }
}

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
            running = event.name;
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

// EXTERNAL MODULE: ./src/cli/request.ts
var cli_request = __webpack_require__(47623);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/commands/run.ts










/** `mcptest run`: gives the exit code of run.md. Throws a UserError where nothing may run. */
async function runCommand(paths, command, context) {
    const { redactor } = context;
    const cwd = process.cwd();
    const runOptionDefaults = (0,precedence/* settle */.G)(command, (0,cli_request/* repositoryRoot */.H)(cwd), cwd);
    const flags = command.optsWithGlobals();
    const stop = new AbortController();
    const selection = await selectionOf(flags, cwd);
    const request = { ...(0,cli_request/* requestOf */.f)(paths, flags, context.version, stop.signal), runOptionDefaults, selection };
    const prepared = await (0,conduct/* prepare */.iA)(request, redactor);
    await tellBefore(prepared, flags.verbose === true, redactor);
    if (flags.list)
        return list(prepared, request, redactor);
    const release = onInterrupt(stop);
    try {
        const debug = flags.debug ? showExchanges(redactor) : undefined;
        const { results, verdict, finish } = await (0,conduct/* conduct */.Vn)(prepared, request, live(prepared, redactor), debug);
        const targets = flags.reporter.some((target) => target.file === undefined)
            ? flags.reporter
            : [...flags.reporter, { name: "pretty" }];
        try {
            await (0,conduct/* writeReports */.Li)(results, targets, (0,terminal/* renderOptions */.D)(flags), request.cwd);
            await keepLastFailed(results, request.cwd, redactor);
        }
        finally {
            await (0,conduct/* tell */.qz)(await finish(), redactor);
        }
        await (0,conduct/* tell */.qz)(redactor.warnings(), redactor);
        return verdict.exitCode;
    }
    finally {
        release();
    }
}
async function selectionOf(flags, cwd) {
    return {
        tags: flags.tag,
        skipTags: flags.skipTag,
        names: await nameFilters(flags),
        ...(flags.profile && { profile: flags.profile }),
        ...(flags.lastFailed && { ids: readLastFailed(cwd) }),
    };
}
/** `--list`: the ids of what would run, in order. Nothing is an error as in a run. */
async function list({ plan }, request, redactor) {
    const tasks = plan.files.flatMap((file) => file.batches.flatMap((batch) => batch.tasks));
    const running = tasks.filter((task) => task.skip === undefined).sort((a, b) => a.order - b.order);
    await (0,out/* writeOut */.sD)(redactor.text(running.map((task) => `${task.id}\n`).join("")));
    return plan.selected > 0 || request.policy.passWithNoTests || request.shard ? 0 : 2;
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
function live({ plan }, redactor) {
    const width = (0,terminal/* isTerminal */.H)("stderr");
    if (width === undefined)
        return undefined;
    return progress(plan.total, width, (line) => void (0,out/* writeErr */.VJ)(redactor.text(`\r\u001b[K${line}`)));
}


/***/ }),

/***/ 2096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ configuredRunOptions),
  G: () => (/* binding */ settle)
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
// EXTERNAL MODULE: ./src/suite/yaml.ts + 1 modules
var yaml = __webpack_require__(52875);
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
    const source = (0,read/* readSource */.o)(file, cwd);
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

/***/ 47623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ repositoryRoot),
/* harmony export */   f: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37100);
/* harmony import */ var _suite_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51027);
/* harmony import */ var _server_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83448);






/** The request of a run from its flags. Throws a UserError for a revision that nobody knows. */
function requestOf(paths, flags, version, signal) {
    const cwd = process.cwd();
    const { targetVersion } = flags;
    if (targetVersion !== undefined && !_suite_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .KNOWN_VERSIONS */ .AX.includes(targetVersion)) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .I)("unknown protocol revision", `--target-version ${targetVersion}`, `ask for one of ${_suite_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .KNOWN_VERSIONS */ .AX.join(", ")}`);
    }
    return {
        paths: [...paths, ...(flags.config ?? [])],
        cwd,
        repositoryRoot: repositoryRoot(cwd),
        env: process.env,
        passEnv: [],
        version,
        overrides: (0,_server_options_js__WEBPACK_IMPORTED_MODULE_4__/* .overridesOf */ .FB)(flags, cwd),
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
        jobs: flags.jobs ?? 1,
        runTimeoutMs: flags.runTimeout ?? _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .RUN_TIMEOUT_MS */ .r,
        maxFrameBytes: flags.maxFrame ?? _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FRAME_BYTES */ .d,
        parallelVersions: flags.parallelVersions === true,
        bail: flags.bail === true,
        snapshots: { update: flags.updateSnapshots === true, allowInCi: flags.allowUpdateInCi === true },
        policy: {
            strict: flags.strict === true,
            requireModels: flags.requireModels === true,
            passWithNoTests: flags.passWithNoTests === true,
        },
        signal,
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
    const { NO_COLOR, FORCE_COLOR } = process.env;
    const wanted = FORCE_COLOR ? FORCE_COLOR !== "0" : !NO_COLOR && (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalWidth */ .JL)("stdout") !== undefined;
    return { color: flags.color && wanted, verbose: flags.verbose === true };
}


/***/ })

};
