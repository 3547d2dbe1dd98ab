export const id = 5400;
export const ids = [5400];
export const modules = {

/***/ 65400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UserError: () => (/* reexport */ problem/* UserError */.yo),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = {"rE":"0.1.0"};
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
// EXTERNAL MODULE: ./src/run/option-values.ts
var option_values = __webpack_require__(60159);
// EXTERNAL MODULE: ./src/run/options.ts
var run_options = __webpack_require__(78739);
;// CONCATENATED MODULE: ./src/run/options-of-program.ts





/** Options that say how a command prints, or that the library has under another name. */
const COMMAND_LINE_ONLY = new Set(["config", "reporter", "list", "lastFailed", "color", "verbose", "debug"]);
/**
 * The flags that an object of settings stands for. Its names are those of the flags in camel case, and each value is read
 * as that of its flag. Throws a UserError for an unknown name and for a value that the flag refuses.
 *
 * @param others names that are valid although they are not flags
 */
function flagsOfSettings(settings, others) {
    const options = run_options/* runOptions */.Ku.filter(({ key }) => !COMMAND_LINE_ONLY.has(key));
    const flags = [];
    for (const [name, value] of Object.entries(settings)) {
        if (others.includes(name) || value === undefined)
            continue;
        const known = options.find(({ key }) => key === name);
        if (known === undefined)
            throw unknownOption(name, [...others, ...options.map(({ key }) => key)]);
        const { option } = known;
        if ((0,run_options/* isValueOption */.Pw)(option))
            flags.push([name, readValue(option, name, value)]);
        else if (typeof value === "boolean")
            flags.push([name, value]);
        else
            throw invalidOption(name, "It takes true or false.");
    }
    return Object.fromEntries(flags);
}
/** The reports that a program asks for; each needs a file. Throws a UserError. */
function fileReporters(reporters) {
    if (!Array.isArray(reporters))
        throw invalidOption("reporters", "It takes a list of `{ name, file }`.");
    return reporters.map((target) => {
        const { name, file } = (0,json/* isObject */.G)(target) ? target : {};
        if (typeof name === "string" && typeof file === "string" && file !== "")
            return { name, file };
        throw invalidOption("reporters", "It takes a list of `{ name, file }`, both of them texts that are not empty.");
    });
}
function readValue(option, name, value) {
    try {
        if (!(0,run_options/* isRepeatable */.su)(option))
            return option.parse(textOf(name, value));
        const texts = Array.isArray(option.default)
            ? listOf(name, value).map((one) => textOf(name, one))
            : Object.entries(objectOf(name, value)).map(([key, one]) => `${key}=${textOf(name, one)}`);
        return texts.reduce((before, text) => option.parse(text, before), option.default);
    }
    catch (error) {
        if (error instanceof option_values/* OptionValueError */.fj)
            throw invalidOption(name, error.message);
        throw error;
    }
}
function textOf(name, value) {
    if (typeof value === "string" || typeof value === "number")
        return String(value);
    throw invalidOption(name, "It takes a text or a number.");
}
function listOf(name, value) {
    if (Array.isArray(value))
        return value;
    throw invalidOption(name, "It takes a list of texts.");
}
function objectOf(name, value) {
    if ((0,json/* isObject */.G)(value))
        return value;
    throw invalidOption(name, "It takes an object whose values are texts.");
}
function unknownOption(name, known) {
    const meant = (0,suggest/* suggest */.ZA)(name, known);
    return (0,problem/* userError */.IF)(`unknown option \`${name}\``, "The options of `run` have the names of the flags of `mcptest run`, in camel case.", meant === undefined ? `Write one of ${(0,suggest/* listNames */.Zv)(known, 50)}.` : `Did you mean \`${meant}\`?`);
}
function invalidOption(name, why) {
    return (0,problem/* userError */.IF)("an option of `run` is not valid", `\`${name}\`: ${why}`, "Change it, or leave it out.");
}

// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/pipeline.ts + 13 modules
var run_pipeline = __webpack_require__(38856);
// EXTERNAL MODULE: ./src/run/reports.ts
var reports = __webpack_require__(70742);
// EXTERNAL MODULE: ./src/run/selection.ts
var selection = __webpack_require__(14307);
// EXTERNAL MODULE: ./src/run/settings.ts + 1 modules
var settings = __webpack_require__(85184);
;// CONCATENATED MODULE: ./src/index.ts












const OTHER_OPTIONS = ["paths", "cwd", "env", "passEnv", "reporters", "signal"];
/**
 * Runs suites as `mcptest run` does. It neither ends the process nor writes to its streams, and listens to none of its
 * signals. Rejects with a UserError that holds every problem if nothing can be run, or if a file cannot be written.
 */
async function run(options = {}) {
    const { paths = [], env = process.env, passEnv = [], signal = new AbortController().signal } = options;
    const redactor = (0,output/* redactorOf */.y)(env);
    try {
        const cwd = (0,external_node_path_.resolve)(options.cwd ?? ".");
        if (!(0,external_node_fs_.existsSync)(cwd)) {
            throw (0,problem/* userError */.IF)("the folder of the run does not exist", `\`cwd\` is ${cwd}.`, "Name a folder that exists.");
        }
        const root = (0,create_request/* repositoryRoot */.Hn)(cwd);
        const { flags, suiteDefaults } = (0,settings/* resolveSettings */.Mo)(flagsOfSettings({ ...options }, OTHER_OPTIONS), root, cwd);
        // Reports on stdout, which a configuration may name, are for the command line.
        const reporters = [
            ...fileReporters(options.reporters ?? []),
            ...(flags.reporter ?? []).filter(({ file }) => file !== undefined),
        ];
        (0,reports/* refuseSameFile */.vx)(reporters, flags.capture, cwd);
        const request = {
            ...(0,create_request/* createRequest */.WL)(paths, flags, {
                cwd,
                repositoryRoot: root,
                ...(0,create_request/* visibleEnv */.wp)(env, passEnv),
                version: package_namespaceObject.rE,
                signal,
            }),
            suiteDefaults,
            selection: await (0,selection/* createSelection */.P)({ ...flags, lastFailed: false }, cwd),
        };
        const prepared = await (0,run_pipeline/* prepareRun */.Z)(request, redactor);
        const pipeline = await (0,run_pipeline/* runPipeline */.a)(prepared, request);
        let notices = [];
        let results;
        try {
            results = await readResults(pipeline.results);
            const { others } = pipeline.verdict;
            await (0,reports/* writeReports */.Li)(pipeline.results, reporters, { color: false, verbose: false, others }, cwd);
            await pipeline.writeRecordings();
        }
        finally {
            notices = await pipeline.finish();
        }
        const { conclusion, exitCode, reasons } = pipeline.verdict;
        return {
            results,
            conclusion,
            exitCode,
            reasons: reasons.map(redactor.text),
            warnings: (0,output/* redactProblems */.Y$)(prepared.warnings, redactor),
            notices: [...notices, ...redactor.warnings()].map(redactor.text),
        };
    }
    catch (error) {
        throw error instanceof problem/* UserError */.yo ? new problem/* UserError */.yo((0,output/* redactProblems */.Y$)(error.problems, redactor)) : error;
    }
}
async function readResults({ head, rows }) {
    const { servers, findings, rules, ...rest } = head;
    const tests = [];
    for await (const row of rows())
        tests.push(row);
    return { version: 1, ...rest, servers: [...servers], tests, findings: [...findings], rules: { ...rules } };
}


/***/ }),

/***/ 52991:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ keepLastFailed),
/* harmony export */   w: () => (/* binding */ readLastFailed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _core_read_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69774);
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40665);





const FILE = "last-failed.json";
const MAX_BYTES = 64 * 1024 * 1024;
/** Ids of the tests that failed when they last ran. Throws a UserError where nothing is known of a run before. */
function readLastFailed(cwd) {
    const known = idsOf(cwd);
    if (known !== undefined)
        return known;
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)("no run before this one is known", `--last-failed reads .mcptest/${FILE}, and there is none in ${cwd}`, "run without --last-failed first, in the same folder");
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
    const folder = (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFolder */ .y)(cwd);
    if (folder === undefined)
        return;
    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), redactor.text(`${JSON.stringify([...failed], null, 1)}\n`));
}
function idsOf(cwd) {
    try {
        const ids = JSON.parse((0,_core_read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, ".mcptest", FILE), MAX_BYTES).toString("utf8"));
        return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === "string")) : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 70742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ unreportedReasons),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   vx: () => (/* binding */ refuseSameFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _report_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54215);




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
            throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)("two files have the same path", `${other} and ${flag}`, "Give each a path of its own.");
        }
        byPath.set(path, flag);
    }
}
/**
 * Writes every report; the files first, so that stdout ends with what a person reads. One that cannot be written keeps
 * no other from it. Throws a UserError that names each of them, when the others are written.
 */
async function writeReports(results, targets, options, cwd) {
    const sorted = [...targets.filter((target) => target.file), ...targets.filter((target) => !target.file)];
    const problems = [];
    for (const { name, file } of sorted) {
        const look = file === undefined ? options : { ...options, color: false };
        const chunks = (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(await (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .loadReporter */ .KW)(name), results.head, results.rows(), look);
        try {
            if (file !== undefined)
                await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), chunks);
            else
                for await (const chunk of chunks)
                    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOut */ .sD)(chunk);
        }
        catch (error) {
            if (!(error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            problems.push(...error.problems);
        }
    }
    if (problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(problems);
}
/** Why a run is no success, where its reports do not show it. */
function unreportedReasons({ reasons, exitCode }, { summary, findings }) {
    const isShown = summary.failed + summary.errored > 0 || exitCode === 130 || findings.some(({ gates }) => gates);
    return isShown ? [] : reasons;
}


/***/ }),

/***/ 14307:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createSelection)
/* harmony export */ });
/* harmony import */ var _last_failed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52991);
/* harmony import */ var _option_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60159);


/** Which tests the flags ask for. Throws a UserError for `--last-failed` where no run before is known. */
async function createSelection(flags, cwd) {
    return {
        tags: flags.tag ?? [],
        skipTags: flags.skipTag ?? [],
        names: await nameFilters(flags),
        ...(flags.profile && { profile: flags.profile }),
        ...(flags.lastFailed && { ids: (0,_last_failed_js__WEBPACK_IMPORTED_MODULE_0__/* .readLastFailed */ .w)(cwd) }),
    };
}
async function nameFilters({ filter, include = [], exclude = [] }) {
    const filters = filter === undefined ? [] : [(0,_option_values_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFilter */ .I1)(filter)];
    if (include.length === 0 && exclude.length === 0)
        return filters;
    const { default: picomatch } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 14006, 23));
    // `*` takes every character, a slash too.
    const matcherOf = (globs) => picomatch(globs, { bash: true, dot: true });
    if (include.length > 0)
        filters.push({ text: `--include ${include.join(", ")}`, matches: matcherOf(include) });
    for (const glob of exclude) {
        const matches = matcherOf([glob]);
        filters.push({ text: `--exclude ${glob}`, matches: (name) => !matches(name) });
    }
    return filters;
}


/***/ })

};
