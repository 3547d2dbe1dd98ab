export const id = 9037;
export const ids = [9037];
export const modules = {

/***/ 59037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/render-problem.ts
var render_problem = __webpack_require__(2357);
// EXTERNAL MODULE: ./src/cli/conduct.ts + 14 modules
var conduct = __webpack_require__(3034);
// EXTERNAL MODULE: ./src/cli/precedence.ts + 1 modules
var precedence = __webpack_require__(2096);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./src/cli/print.ts

/** The suites of a plan as they are resolved, with every default, one YAML document each. */
function printPlan(plan) {
    return plan.files.map((file) => (0,dist/* stringify */.As)(resolved(file), { directives: true })).join("");
}
function resolved({ checked: { suite }, batches, skip }) {
    return {
        file: suite.name,
        ...(skip !== undefined && { skip }),
        target_versions: batches.map((batch) => batch.version),
        run_options: suite.runOptions,
        performance: { default_timeout_ms: suite.defaultTimeoutMs, p95_latency_ms: suite.p95LatencyMs ?? null },
        servers: Object.fromEntries([...suite.servers].map(([name, { location: _, raw: __, ...server }]) => [name, server])),
        tests: suite.tests.map(({ location: _, node: __, expect, ...test }) => ({
            ...test,
            ...(expect && { expect: expect.map(({ target, matcher, message }) => ({ target, matcher, message })) }),
        })),
    };
}

// EXTERNAL MODULE: ./src/cli/redactor.ts
var cli_redactor = __webpack_require__(45200);
// EXTERNAL MODULE: ./src/cli/request.ts
var cli_request = __webpack_require__(47623);
;// CONCATENATED MODULE: ./src/cli/commands/validate.ts








/** `mcptest validate`: 0 where every suite may run. Throws a UserError with every problem of every file. */
async function validateCommand(paths, flags, context) {
    const { redactor } = context;
    const cwd = process.cwd();
    const runOptionDefaults = (0,precedence/* configuredRunOptions */.sZ)((0,cli_request/* repositoryRoot */.Hn)(cwd), cwd);
    const world = (0,cli_request/* terminalWorld */.x9)(context.version, new AbortController().signal);
    const request = { ...(0,cli_request/* requestOf */.fo)(paths, flags, world), runOptionDefaults };
    const { plan, warnings } = await (0,conduct/* prepare */.iA)(request, redactor);
    if (flags.strict && warnings.length > 0)
        throw new problem/* UserError */.y(warnings.map(asError));
    await (0,conduct/* tell */.qz)(warnings.map(render_problem/* renderProblem */.y), redactor);
    if (flags.print)
        await (0,out/* writeOut */.sD)((0,cli_redactor/* harmless */.I)(printPlan(plan), redactor));
    else
        await (0,out/* writeOut */.sD)((0,cli_redactor/* harmless */.I)(`${plan.files.map(summary).join("\n")}\n`, redactor));
    return 0;
    function summary({ checked: { suite, tests } }) {
        const servers = suite.servers.size;
        return `${suite.name}: ${tests.length} ${tests.length === 1 ? "test" : "tests"}, ${servers} ${servers === 1 ? "server" : "servers"}`;
    }
}
function asError({ warning: _, ...problem }) {
    return problem;
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


/***/ })

};
