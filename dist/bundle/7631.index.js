export const id = 7631;
export const ids = [7631];
export const modules = {

/***/ 15420:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ keepLastFailed),
/* harmony export */   w: () => (/* binding */ readLastFailed)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(652);
/* harmony import */ var _own_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20459);





const FILE = "last-failed.json";
/** Ids of the tests that failed when they last ran. Throws a UserError where nothing is known of a run before. */
function readLastFailed(cwd) {
    const known = idsOf(cwd);
    if (known !== undefined)
        return known;
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .I)("no run before this one is known", `--last-failed reads .mcptest/${FILE}, and there is none in ${cwd}`, "run without --last-failed first, in the same folder");
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
    const folder = (0,_own_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .ownFolder */ .v)(cwd);
    if (folder === undefined)
        return;
    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, FILE), redactor.text(`${JSON.stringify([...failed], null, 1)}\n`));
}
function idsOf(cwd) {
    try {
        const ids = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, ".mcptest", FILE), "utf8"));
        return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === "string")) : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 60776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ addRunOptions),
/* harmony export */   YX: () => (/* binding */ reporter),
/* harmony export */   bk: () => (/* binding */ addGlobalOptions)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48179);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98571);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37100);
/* harmony import */ var _report_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54215);
/* harmony import */ var _suite_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51027);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9768);
/* harmony import */ var _server_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83448);








/** Flags that every command takes, before its name or after. */
function addGlobalOptions(program) {
    (0,_server_options_js__WEBPACK_IMPORTED_MODULE_6__/* .addServerOptions */ .z4)(program);
    program
        .option("--no-color", "plain text on a terminal too")
        .option("--verbose", "tell more: every test, and variables that the environment overrides")
        .option("--debug", "show every message to and from servers on stderr, without secrets");
}
/** Flags of `run`; each has a variable MCPTEST_<NAME> too. */
function addRunOptions(command) {
    const add = (flags, text, change = (option) => option) => {
        const option = change(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$(flags, text));
        command.addOption(option.env(`MCPTEST_${option.name().replaceAll("-", "_").toUpperCase()}`));
    };
    add("--config <file>", "a suite file; the same as a path", (option) => option.argParser(collect).default([]));
    add("--target-version <revision>", "run at this protocol revision alone", (option) => option.choices(_suite_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .KNOWN_VERSIONS */ .AX));
    add("--env-file <file>", "read variables from this dotenv file, and from no other");
    const list = (option) => option.argParser(collect).default([]);
    add("--tag <tag>", "only tests with this tag; repeatable, any of them will do", list);
    add("--skip-tag <tag>", "no tests with this tag; repeatable, outranks --tag", list);
    add("--filter <text>", "only tests whose name holds this text; re: begins a regular expression", (option) => option.argParser(filter));
    add("--include <glob>", "only tests whose name matches; repeatable", list);
    add("--exclude <glob>", "no tests whose name matches; repeatable", list);
    add("--profile <profile>", "quick, standard (quick and standard) or full (all); left out: standard", (option) => option.choices(["quick", "standard", "full"]));
    add("--shard <i/n>", "the i-th of n shares of the run", (option) => option.argParser(shard));
    add("--retries <n>", "how often every failed test is tried again", (option) => option.argParser(integer(0, 100)));
    add("--list", "print what would run, and run nothing");
    add("--last-failed", "only tests that failed when they last ran here");
    add("--jobs <n>", "files at the same time", (option) => option.argParser(integer(1, 1_000)).default((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), "the number of cores"));
    add("--bail", "stop at the first test that does not pass");
    add("--parallel-versions", "run the revisions of a suite at the same time");
    add("--run-timeout <duration>", "end the run after this long", (option) => option.argParser(duration).default(_engine_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_TIMEOUT_MS */ .r, "30m"));
    add("--max-frame <bytes>", "largest message of a server that is read", (option) => option.argParser(integer(1024, 2 ** 30)).default(_engine_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FRAME_BYTES */ .d, "16 MiB"));
    add("--invariants <gate>", "what a finding of the session does", (option) => option.choices(["off", "warn", "fail"]));
    add("--error-channel <gate>", "what a rejection on the wrong channel does", (option) => option.choices(["off", "warn", "fail"]));
    add("-u, --update-snapshots", "record anew every snapshot that the run comes to");
    add("--allow-update-in-ci", "record snapshots although CI=true");
    add("--strict", "tests that could not be verified fail the run");
    add("--require-models", "tests that wait for a model make the exit code 2");
    add("--pass-with-no-tests", "a run in which nothing was selected passes");
    add("--capture <file>", "keep every message to and from servers, without secrets, in this file");
    add("--record <folder>", "record a cassette of each server at each revision, to be played without it");
    add("--reporter <name[=file]>", `${_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .reporterNames */ .sX.join(", ")}; repeatable`, (option) => option.argParser(reporter).default([], "pretty"));
}
/** `name` or `name=file`. Throws an InvalidArgumentError for an unknown name. */
function reporter(value, before = []) {
    const at = value.indexOf("=");
    const name = at < 0 ? value : value.slice(0, at);
    if (!_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .reporterNames */ .sX.includes(name))
        throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(`Name one of ${_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .reporterNames */ .sX.join(", ")}.`);
    if (at < 0)
        return [...before, { name }];
    const file = value.slice(at + 1);
    if (file === "")
        throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di("Name a file after the equals sign, or leave it out.");
    return [...before, { name, file }];
}
function collect(value, before = []) {
    return [...before, value];
}
function integer(least, most) {
    return (value) => {
        const number = /^[0-9]{1,12}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= least && number <= most)
            return number;
        throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(`It takes a whole number from ${least} to ${most}.`);
    };
}
/** `i/n`, from 1. */
function shard(value) {
    const [, index = 0, count = 0] = (/^([0-9]{1,4})\/([0-9]{1,4})$/.exec(value) ?? []).map(Number);
    if (index >= 1 && index <= count)
        return { index, count };
    throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di("It takes i/n, such as 2/4: the second of four.");
}
function filter(value) {
    (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .textFilter */ .C)(value);
    return value;
}
function duration(value) {
    const milliseconds = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E)(value);
    if (milliseconds === undefined || milliseconds === 0)
        throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(`It takes ${_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .DURATION_FORM */ .e}.`);
    return milliseconds;
}


/***/ }),

/***/ 20459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ ownFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61691);



/** The folder below `cwd` for files of ours; undefined where it cannot be made, or this user may not write there. */
function ownFolder(cwd) {
    try {
        const folder = (0,_core_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ensureIgnoredFolder */ .TW)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, ".mcptest"));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return folder;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 45200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ harmless),
/* harmony export */   y: () => (/* binding */ redactorOf)
/* harmony export */ });
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35938);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89528);


/** A redactor that knows the secrets of an environment. */
function redactorOf(env) {
    const redactor = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .createRedactor */ .lY)();
    for (const [name, value] of (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsOf */ .Fj)(env))
        redactor.add(name, value);
    return redactor;
}
/** A text without secrets that neither steers a terminal nor is a command to a CI log, whatever a suite has put in it. */
function harmless(text, redactor) {
    // In this order: a secret must not hide behind what is written out.
    return (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .madeOfRedacted */ .dc)((0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitize */ .aj)(redactor.text(text)));
}


/***/ }),

/***/ 9768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ textFilter),
/* harmony export */   W: () => (/* binding */ selectionOf)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _last_failed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15420);


/** Which tests the flags ask for. Throws a UserError for `--last-failed` where no run before is known. */
async function selectionOf(flags, cwd) {
    return {
        tags: flags.tag,
        skipTags: flags.skipTag,
        names: await nameFilters(flags),
        ...(flags.profile && { profile: flags.profile }),
        ...(flags.lastFailed && { ids: (0,_last_failed_js__WEBPACK_IMPORTED_MODULE_1__/* .readLastFailed */ .w)(cwd) }),
    };
}
async function nameFilters({ filter, include, exclude }) {
    const filters = filter === undefined ? [] : [textFilter(filter)];
    if (include.length === 0 && exclude.length === 0)
        return filters;
    const { matcherOf } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3970)]).then(__webpack_require__.bind(__webpack_require__, 93970));
    if (include.length > 0)
        filters.push({ text: `--include ${include.join(", ")}`, matches: matcherOf(include) });
    for (const glob of exclude) {
        const matches = matcherOf([glob]);
        filters.push({ text: `--exclude ${glob}`, matches: (name) => !matches(name) });
    }
    return filters;
}
/**
 * The filter of `--filter`: `re:` begins a regular expression; anything else is looked for in the name, whatever its
 * case. Throws an InvalidArgumentError for a broken pattern.
 */
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
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`It is no regular expression (${why}).`);
    }
}


/***/ }),

/***/ 83448:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   wx: () => (/* binding */ header),
/* harmony export */   z4: () => (/* binding */ addServerOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48179);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98571);



/** Adds the flags that change the servers under test. */
function addServerOptions(program) {
    program
        .option("--server-config <file>", "run the suite against the `server:` block of this YAML file")
        .option("--server-url <url>", "run the suite against this address (Streamable HTTP)")
        .option("--server-command <command>", "run the suite against this command (POSIX words, no shell)")
        .option("--server-auth-bearer-env <name>", "send the value of this environment variable as bearer token")
        .option("--server-target <name>", "the server that the --server flags are for, where a suite has several")
        .option("--header <name=value>", "send this HTTP header; repeatable", header)
        .option("--header-env <name=variable>", "send the value of an environment variable as HTTP header; repeatable", header)
        .option("--insecure-skip-verify", "accept any TLS certificate: whoever answers is believed, and is sent the token")
        .option("--ca-bundle <file>", "trust the certificate authorities of this PEM file too")
        .option("--http-timeout <duration>", "the most that one HTTP request may take: seconds or a duration", seconds)
        .option("--connect-timeout <duration>", "the most that a connection may take: seconds or a duration", seconds)
        .option("--wait-for-ready <url|duration>", "poll this URL until it answers 2xx, before the first test; or how long the suite's own waiting may take");
}
/** The server overrides of the flags; paths are relative to `cwd`. The file of --server-config is read elsewhere. */
function overridesOf(flags, cwd) {
    const { serverUrl, serverCommand, serverAuthBearerEnv, serverTarget, waitForReady } = flags;
    const fromEnv = Object.entries(flags.headerEnv ?? {}).map(([name, env]) => [name, { env }]);
    const headers = { ...flags.header, ...Object.fromEntries(fromEnv) };
    const http = httpOf(flags, cwd);
    return {
        ...(serverUrl !== undefined && { serverUrl }),
        ...(serverCommand !== undefined && { serverCommand }),
        ...(serverAuthBearerEnv !== undefined && { serverAuthBearerEnv }),
        ...(serverTarget !== undefined && { serverTarget }),
        ...(waitForReady !== undefined && { waitForReady }),
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(Object.keys(http).length > 0 && { http }),
    };
}
/** A duration, or a bare number of seconds, as the suite format writes it. Throws an InvalidArgumentError. */
function seconds(text) {
    const duration = /^[0-9]+(\.[0-9]+)?$/.test(text) ? `${text}s` : text;
    if ((0,_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E)(duration))
        return duration;
    throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(`It takes a number of seconds, or ${_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .DURATION_FORM */ .e}.`);
}
/** One `name=value` more. Throws an InvalidArgumentError where there is no name. */
function header(text, before = {}) {
    const at = text.indexOf("=");
    const name = text.slice(0, Math.max(at, 0)).trim();
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) {
        throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di("Write the name of the header, an equals sign, and its value.");
    }
    const value = text.slice(at + 1);
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
        throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di("The value is one line of Latin-1 text.");
    return { ...before, [name]: value };
}
function httpOf(flags, cwd) {
    const { httpTimeout, connectTimeout, insecureSkipVerify, caBundle } = flags;
    const tls = {
        ...(insecureSkipVerify && { insecure_skip_verify: true }),
        ...(caBundle !== undefined && { ca_bundle_path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, caBundle) }),
    };
    return {
        ...(httpTimeout !== undefined && { timeout: httpTimeout }),
        ...(connectTimeout !== undefined && { connect_timeout: connectTimeout }),
        ...(Object.keys(tls).length > 0 && { tls }),
    };
}


/***/ }),

/***/ 98571:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   e: () => (/* binding */ DURATION_FORM)
/* harmony export */ });
const UNITS = new Map([
    ["ms", 1],
    ["s", 1_000],
    ["m", 60_000],
    ["h", 3_600_000],
]);
/** The form of a duration, for messages. */
const DURATION_FORM = "a number and one of ms, s, m, h (`500ms`, `1.5s`, `2m`)";
/**
 * Milliseconds of a duration such as `500ms`, `1.5s`, `2m` or `1h`; undefined where the text is no duration: a bare
 * number, a sign, a compound such as `1h30m`, or more than timers can count (about 24 days).
 */
function parseDuration(text) {
    const match = /^([0-9]{1,10}(?:\.[0-9]{1,6})?)(ms|s|m|h)$/.exec(text);
    const unit = UNITS.get(match?.[2] ?? "");
    if (match === null || unit === undefined)
        return undefined;
    const milliseconds = Number(match[1]) * unit;
    return milliseconds < 2 ** 31 ? milliseconds : undefined;
}


/***/ }),

/***/ 86153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   g: () => (/* binding */ typeName)
/* harmony export */ });
/** True for a JSON object: neither null nor an array. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** How a value is called in messages: `none` for no value at all, else its JSON type (`integer` told from `number`). */
function typeName(value) {
    if (value === undefined)
        return "none";
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "array";
    if (typeof value === "number")
        return Number.isInteger(value) ? "integer" : "number";
    return typeof value;
}


/***/ }),

/***/ 61691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ terminalWidth),
/* harmony export */   KK: () => (/* binding */ openSpool),
/* harmony export */   Pd: () => (/* binding */ makeTempFolder),
/* harmony export */   TW: () => (/* binding */ ensureIgnoredFolder),
/* harmony export */   VJ: () => (/* binding */ writeErr),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   bB: () => (/* binding */ standardStreams),
/* harmony export */   sD: () => (/* binding */ writeOut),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(652);






const SPOOL_BUFFER = 64 * 1024;
const FLUSH_AFTER_MS = 100;
/** What writing to a pipe says whose reader went away. */
const gone = new Set(["EPIPE", "EOF", "ERR_STREAM_DESTROYED"]);
const broken = new WeakMap();
const watched = new WeakSet();
/** Our own stdin and stdout, for a server that we play over stdio: what it says is a protocol, not a report. */
function standardStreams() {
    return { input: process.stdin, output: process.stdout };
}
/** The width of the terminal that a stream is; undefined where it is none. */
function terminalWidth(stream) {
    return process[stream].isTTY ? process[stream].columns || 80 : undefined;
}
/** Makes a folder for files of ours that no repository should hold; gives its path. Throws what the file system says. */
function ensureIgnoredFolder(path) {
    makeFolders(path);
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, ".gitignore");
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(ignore))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(ignore, "*\n");
    return path;
}
/** Makes a folder and those above it. Node's own way never ends where a file system takes none, as /proc. */
function makeFolders(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path) !== path)
        makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
    }
    catch (error) {
        // Another may have made it meanwhile.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
            throw error;
    }
}
/** Makes a fresh folder that only this user may read; gives its absolute path. */
function makeTempFolder() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), "mcptest-")));
}
/** Removes a folder with all that is in it; what cannot be removed stays. */
function removeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true, maxRetries: 3 });
    }
    catch {
        // A server may still hold a file open, where the system does not let it be removed.
    }
}
/**
 * Writes to stdout; resolves once it is handed on. A reader that went away (`| head`) is no error. Throws a UserError
 * where stdout takes no more, a file on a full disk, say.
 */
async function writeOut(text) {
    const fault = await writeTo(process.stdout, text);
    if (fault && !gone.has(fault.code ?? ""))
        throw cannotWrite("to stdout", fault);
}
/** Writes to stderr; resolves once it is handed on. Where it cannot be written, nobody is there to be told. */
async function writeErr(text) {
    await writeTo(process.stderr, text);
}
/**
 * Writes a whole file or nothing: into a temporary file beside it, then renamed. Makes the folder. Throws a UserError
 * where the file cannot be written; what `chunks` throws it passes on.
 */
async function writeFileAtomic(path, chunks) {
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`);
    await orUserError(path, async () => makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path)));
    const file = await orUserError(path, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx"));
    try {
        try {
            let buffered = "";
            for await (const chunk of typeof chunks === "string" ? [chunks] : chunks) {
                buffered += chunk;
                if (buffered.length < SPOOL_BUFFER)
                    continue;
                const ready = buffered;
                buffered = "";
                await orUserError(path, () => file.appendFile(ready));
            }
            await orUserError(path, () => file.appendFile(buffered));
        }
        finally {
            await file.close();
        }
        await orUserError(path, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path));
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}
/** Opens a spool, emptying what is at `path`. Lines are buffered up to 64 KiB or 100 ms. Throws a UserError. */
function openSpool(path) {
    const failed = (error) => cannotWrite(path, error);
    let fd;
    try {
        makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "w");
    }
    catch (error) {
        throw failed(error);
    }
    const buffer = Buffer.allocUnsafe(SPOOL_BUFFER);
    let used = 0;
    let timer;
    let fault;
    const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        const length = used;
        used = 0;
        try {
            writeAll(fd, buffer, length);
        }
        catch (error) {
            fault ??= failed(error);
        }
        if (fault)
            throw fault;
    };
    const flushLater = () => {
        try {
            flush();
        }
        catch {
            // Told by the next append, for a timer has no caller.
        }
    };
    return {
        path,
        append(line) {
            if (fault)
                throw fault;
            // A UTF-16 unit takes at most three bytes.
            const fits = line.length * 3 + 1;
            if (used + fits > SPOOL_BUFFER)
                flush();
            if (fits > SPOOL_BUFFER) {
                const bytes = Buffer.from(`${line}\n`);
                try {
                    writeAll(fd, bytes, bytes.length);
                }
                catch (error) {
                    fault = failed(error);
                    throw fault;
                }
                return bytes.length - 1;
            }
            const length = buffer.write(line, used);
            buffer[used + length] = 0x0a;
            used += length + 1;
            timer ??= setTimeout(flushLater, FLUSH_AFTER_MS).unref();
            return length;
        },
        flush,
        close() {
            try {
                flush();
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
            }
        },
        remove() {
            clearTimeout(timer);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
        },
    };
}
/** Gives the error of this write, or of an earlier one, after which nothing is written any more. */
function writeTo(stream, text) {
    if (!watched.has(stream)) {
        watched.add(stream);
        stream.on("error", (error) => void (broken.has(stream) || broken.set(stream, error)));
    }
    if (broken.has(stream) || text === "")
        return Promise.resolve(broken.get(stream));
    return new Promise((resolve) => {
        stream.write(text, (error) => resolve(error ? (broken.get(stream) ?? error) : undefined));
    });
}
function writeAll(fd, bytes, length) {
    for (let written = 0; written < length;)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, written, length - written);
}
async function orUserError(path, write) {
    try {
        return await write();
    }
    catch (error) {
        throw cannotWrite(path, error);
    }
}
function cannotWrite(path, error) {
    const reason = error instanceof Error ? error.message : String(error);
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .userError */ .I)(`cannot write ${path}`, reason, "Name a place where this user may write and that has room.");
}


/***/ }),

/***/ 652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ userError),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/** Thrown where the user must mend something: it carries every problem that was found, not the first alone. */
class UserError extends Error {
    problems;
    constructor(problems) {
        super(problems.map((problem) => problem.title).join("; "));
        this.problems = problems;
        this.name = "UserError";
    }
}
/** A UserError with one problem. */
function userError(title, description, fix, rest = {}) {
    return new UserError([{ ...rest, title, description, fix }]);
}


/***/ }),

/***/ 35938:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lY: () => (/* binding */ createRedactor),
  dc: () => (/* binding */ madeOfRedacted),
  Fj: () => (/* binding */ secretsOf)
});

;// CONCATENATED MODULE: ./src/core/secret-forms.ts
/**
 * Every form in which one value may turn up in text: as it is, escaped once or more for JSON, escaped for a URL, and
 * inside base64 at any of its three alignments; of a value with several lines each line too, for stderr is read by
 * lines. Parts of fewer than `minLength` characters are left out.
 */
function formsOf(value, minLength) {
    const forms = new Set([value, value.trim(), ...value.split(/\r?\n/)].filter((part) => part.length >= minLength));
    for (const plain of [...forms]) {
        for (const form of [...jsonForms(plain), ...urlForms(plain), ...base64Forms(plain)])
            forms.add(form);
    }
    return forms;
}
/** Texts of servers hold JSON, and are held by JSON in our own files: so up to three levels. */
function jsonForms(value) {
    const escapers = [
        (text) => JSON.stringify(text).slice(1, -1),
        (text) => asciiOnly(JSON.stringify(text).slice(1, -1)),
        (text) => asciiOnly(JSON.stringify(text).slice(1, -1)).replace(/\\u[0-9a-f]{4}/g, upperHex),
        (text) => JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
        (text) => JSON.stringify(text).slice(1, -1).replace(/[<>&]/g, unicodeEscape),
    ];
    const again = (text) => JSON.stringify(text).slice(1, -1);
    return escapers.map((escaper) => escaper(value)).flatMap((once) => [once, again(once), again(again(once))]);
}
function urlForms(value) {
    const bytes = Buffer.from(value);
    const wellFormed = bytes.toString();
    const component = encodeURIComponent(wellFormed);
    const form = new URLSearchParams({ v: wellFormed }).toString().slice(2);
    const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    return [component, form, strict, encodeURI(wellFormed)].flatMap((text) => [
        text,
        text.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase()),
    ]);
}
/** Whole, and what is certain of it where other bytes stand before and behind (a user name in Basic credentials, say). */
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const whole = bytes.toString("base64");
    const inside = [0, 1, 2].map((before) => {
        const text = Buffer.concat([Buffer.alloc(before), bytes])
            .toString("base64")
            .replace(/=+$/, "");
        const lastIsShared = (before + bytes.length) % 3 !== 0;
        return text.slice(before === 0 ? 0 : before + 1, lastIsShared ? -1 : undefined);
    });
    return [whole, whole.replace(/=+$/, ""), ...inside].flatMap((text) => [
        text,
        text.replaceAll("+", "-").replaceAll("/", "_"),
        encodeURIComponent(text),
        text.replaceAll("/", "\\/"),
    ]);
}
function asciiOnly(text) {
    return text.replace(/[\u007f-\uffff]/g, unicodeEscape);
}
function unicodeEscape(char) {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function upperHex(escaped) {
    return `\\u${escaped.slice(2).toUpperCase()}`;
}

;// CONCATENATED MODULE: ./src/core/tokens.ts
// The prefixes alone, for a first look: it costs a tenth of the whole pattern.
const prefixes = /sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA|eyJ/;
// A prefix counts at the start of a word only (`task-…` is no `sk-…`), or behind an escaped line feed or tab.
const start = /(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf]))(?:sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA)|eyJ/g;
const akia = /[A-Z0-9]{16}/y;
const digit = /\d/;
const MIN_BODY = 16;
const MIN_SEGMENT = 4;
const base64url = charset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-");
const dotted = charset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.");
/**
 * The text with every JWT and every token with a well-known prefix (`sk-`, `ghp_`, `xoxb-`, `AKIA` …) blanked, named
 * or not. Linear: what was scanned in vain is scanned a bounded number of times.
 */
function blankTokens(text) {
    if (!prefixes.test(text))
        return text;
    start.lastIndex = 0;
    let out = "";
    let done = 0;
    let noJwtBefore = 0;
    for (let found = start.exec(text); found !== null; found = start.exec(text)) {
        const prefix = found[0];
        const at = found.index;
        let end;
        if (prefix !== "eyJ")
            end = tokenEnd(prefix, text, at + prefix.length);
        else if (at >= noJwtBefore) {
            end = jwtEnd(text, at);
            if (end === undefined)
                noJwtBefore = runEnd(text, at, base64url);
        }
        if (end === undefined)
            continue;
        out += `${text.slice(done, at)}«secret:${prefix === "eyJ" ? "jwt" : "token"}»`;
        done = end;
        start.lastIndex = end;
    }
    return done === 0 ? text : out + text.slice(done);
}
/** Where the token ends whose prefix ends at `at`; undefined where what follows is none. */
function tokenEnd(prefix, text, at) {
    if (prefix === "AKIA") {
        akia.lastIndex = at;
        return akia.test(text) ? akia.lastIndex : undefined;
    }
    // Words may follow `sk-` too; a key without a digit among its first 64 characters is not to be expected.
    if (prefix === "sk-" && !digit.test(text.slice(at, runEnd(text, at, base64url, 64))))
        return undefined;
    const end = runEnd(text, at, prefix === "sk-" ? base64url : dotted);
    return end - at < MIN_BODY ? undefined : end;
}
/** Where the three segments of a JWT end that begin at `at`; undefined where they are none. */
function jwtEnd(text, at) {
    const first = runEnd(text, at, base64url);
    const second = runEnd(text, first + 1, base64url);
    const third = runEnd(text, second + 1, base64url);
    const shortest = Math.min(first - at, second - first - 1, third - second - 1);
    return text[first] === "." && text[second] === "." && shortest >= MIN_SEGMENT ? third : undefined;
}
/** Where the run of these characters ends that begins at `from`. A loop, for a pattern runs out of stack on megabytes. */
function runEnd(text, from, set, most = Number.POSITIVE_INFINITY) {
    const limit = Math.min(text.length, from + most);
    let end = from;
    while (end < limit && set[text.charCodeAt(end)] === 1)
        end += 1;
    return end;
}
function charset(chars) {
    const set = new Uint8Array(128);
    for (const char of chars)
        set[char.charCodeAt(0)] = 1;
    return set;
}

;// CONCATENATED MODULE: ./src/core/redact.ts


const MIN_LENGTH = 8;
const MAX_DEPTH = 500;
const SENSITIVE_HEADERS = [
    "authorization",
    "proxy-authorization",
    "cookie",
    "set-cookie",
    "api-key",
    "x-api-key",
    "x-auth-token",
    "x-access-token",
    "x-csrf-token",
    "x-amz-security-token",
];
const sensitive = new Set(SENSITIVE_HEADERS);
const sensitiveKey = new RegExp(`"(?:${SENSITIVE_HEADERS.join("|")})":`, "i");
const onlyMark = /^(?:[\w-]+ )?«secret:[\w.-]+»$/;
const secretWords = new Set(["token", "key", "secret", "password", "auth"]);
/** The variables of an environment whose names say that they are secret, as pairs of name and value. */
function secretsOf(env) {
    return Object.entries(env).filter((entry) => entry[1] !== undefined && saysSecret(entry[0]));
}
/** For text made of redacted parts alone, such as a report: it must not be redacted again, for that could break its syntax. */
function madeOfRedacted(text) {
    return text;
}
/** A redactor without any named secret yet; tokens with well-known prefixes and JWTs it knows from the start. */
function createRedactor() {
    const marks = new Map();
    const short = new Set();
    let search;
    const text = (input) => {
        search ??= createSearch(marks);
        const named = search.hits(input) ? input.replace(search.pattern, (found) => marks.get(found) ?? found) : input;
        return blankTokens(named);
    };
    return {
        add(name, value) {
            if (value === "")
                return;
            const mark = `«secret:${name.replace(/[^\w.-]/g, "_")}»`;
            if (value.length < MIN_LENGTH) {
                short.add(name);
                return;
            }
            for (const form of formsOf(value, MIN_LENGTH))
                if (!marks.has(form))
                    marks.set(form, mark);
            search = undefined;
        },
        text,
        value: (value) => redactValue(value, text, 0),
        isClean(json) {
            search ??= createSearch(marks);
            return !search.hits(json) && blankTokens(json) === json && !sensitiveKey.test(json);
        },
        warnings: () => [...short].map((name) => `${name} is shorter than ${MIN_LENGTH} characters: it is not hidden.`),
    };
}
/**
 * Finds any of many strings, however many there are, by looking at two characters and skipping as many as these allow
 * (Wu and Manber): ordinary text costs about a nanosecond for each character.
 */
function createSearch(marks) {
    const heads = new Set([...marks.keys()].map((form) => form.slice(0, MIN_LENGTH)));
    const skips = new Uint8Array(1 << 16).fill(MIN_LENGTH - 1);
    for (const head of heads) {
        for (let i = 1; i < MIN_LENGTH; i++) {
            const pair = pairAt(head, i);
            skips[pair] = Math.min(skips[pair], MIN_LENGTH - 1 - i);
        }
    }
    // A mark of ours stays as it is, even where a secret's value is part of its name.
    const known = [...new Set(marks.values())];
    const longestFirst = [...marks.keys()].sort((a, b) => b.length - a.length);
    const pattern = new RegExp([...known, ...longestFirst].map(literal).join("|"), "g");
    const hits = (text) => {
        if (heads.size === 0)
            return false;
        for (let end = MIN_LENGTH - 1; end < text.length;) {
            const skip = skips[pairAt(text, end)];
            if (skip === 0 && heads.has(text.slice(end - MIN_LENGTH + 1, end + 1)))
                return true;
            end += Math.max(1, skip);
        }
        return false;
    };
    return { hits, pattern };
}
/** The two characters that end at `end`, as 16 bits. */
function pairAt(text, end) {
    return ((text.charCodeAt(end - 1) << 8) ^ text.charCodeAt(end)) & 0xffff;
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function redactValue(value, text, depth) {
    if (typeof value === "string")
        return text(value);
    if (typeof value === "number") {
        const digits = String(value);
        const safe = text(digits);
        return safe === digits ? value : safe;
    }
    if (typeof value !== "object" || value === null)
        return value;
    if (depth > MAX_DEPTH)
        return "… (nested too deep to show)";
    if (Array.isArray(value))
        return value.map((item) => redactValue(item, text, depth + 1));
    const entries = Object.entries(value).map(([key, item]) => [
        text(key),
        sensitive.has(key.toLowerCase()) ? redactHeader(key, item, text) : redactValue(item, text, depth + 1),
    ]);
    return Object.fromEntries(entries);
}
/** A scheme and a mark are kept, for the mark says which variable to take when the request is sent again. */
function redactHeader(name, value, text) {
    if (value === null || value === undefined)
        return value;
    if (Array.isArray(value))
        return value.map((item) => redactHeader(name, item, text));
    const safe = typeof value === "string" ? text(value) : "";
    return onlyMark.test(safe) ? safe : `«secret:${name.toLowerCase()}»`;
}
function saysSecret(name) {
    const words = name.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3_$2").split(/[_-]+/);
    return words.some((word) => secretWords.has(word.toLowerCase()));
}


/***/ }),

/***/ 2357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ renderProblem)
/* harmony export */ });
/** Columns of a line that are shown; a longer line is cut to the part around the mark. */
const MAX_COLUMNS = 160;
/**
 * A problem as plain text: what is wrong, the author's own lines with the place marked, why, and what to do instead.
 * Without a trailing line feed.
 */
function renderProblem(problem) {
    const lines = [`${problem.warning ? "warning" : "error"}: ${problem.title}`];
    const { location, snippet } = problem;
    const margin = " ".repeat(location === undefined ? 1 : String(lastLine(location, snippet)).length);
    if (location !== undefined)
        lines.push(`${margin}--> ${location.file}:${location.line}:${location.column}`);
    if (location !== undefined && snippet !== undefined)
        lines.push(...renderSnippet(location, snippet, margin));
    lines.push(...note(margin, "", problem.description), ...note(margin, "fix: ", problem.fix));
    return lines.join("\n");
}
function renderSnippet(location, snippet, margin) {
    const lines = [`${margin} |`];
    for (const [index, text] of snippet.text.split("\n").entries()) {
        const number = snippet.line + index;
        const marked = number === location.line;
        const cut = Math.max(0, (marked ? location.column : 1) - MAX_COLUMNS / 2);
        const shown = printable(text.slice(cut, cut + MAX_COLUMNS));
        lines.push(`${String(number).padStart(margin.length)} | ${shown}`.trimEnd());
        if (marked)
            lines.push(`${margin} | ${mark(location, text.trimEnd(), cut)}`);
    }
    return lines;
}
/** Carets under the place, on its first line. */
function mark(location, text, cut) {
    const end = location.end_line === location.line ? location.end_column : text.length + 1;
    const width = Math.min(end - location.column, cut + MAX_COLUMNS - location.column + 1);
    const before = text.slice(cut, location.column - 1).replace(/[^\t]/g, " ");
    return before.padEnd(location.column - 1 - cut) + "^".repeat(Math.max(1, width));
}
function note(margin, label, text) {
    if (text === "")
        return [];
    const [first, ...rest] = text.split("\n");
    return [`${margin} = ${label}${first}`, ...rest.map((line) => `${margin}   ${line}`)];
}
function lastLine(location, snippet) {
    return snippet === undefined ? location.line : snippet.line + snippet.text.split("\n").length - 1;
}
/** Control characters could steer a terminal: each is shown as a sign of the same width. */
function printable(text) {
    return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "\ufffd");
}


/***/ }),

/***/ 89528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   g$: () => (/* binding */ sanitizeLine),
/* harmony export */   it: () => (/* binding */ cutMiddle)
/* harmony export */ });
const ansi = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b[\]P^_X][^\x07\x1b\n]*(?:\x07|\x1b\\)|\x1b[@-Z\\^_c-~]/g;
const unsafe = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const suspect = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]|^[^\S\n]*:|##/m;
/**
 * Text of a server or a suite made harmless for a terminal and a CI log: colours and other escape sequences are
 * dropped; control characters, invisible ones and those that turn the direction of writing are written out
 * (`\u202e`); what a GitHub runner would read as a command is broken by a backslash: `##[`, and a colon at the start of
 * a line, one alone too, for another may follow it in a report. Line feeds and tabs stay.
 */
function sanitize(text) {
    if (!suspect.test(text))
        return text;
    return text
        .replace(/\r\n/g, "\n")
        .replace(ansi, "")
        .replace(unsafe, writtenOut)
        .replace(/##(?=\[)/g, "##\\")
        .replace(/^([^\S\n]*):/gm, "$1\\:");
}
/** As `sanitize`, on one line: line feeds and tabs are written out too. */
function sanitizeLine(text) {
    return sanitize(text.replace(/\r?\n/g, "\\n").replaceAll("\t", "\\t"));
}
/** At most `limit` characters: of a longer text the beginning and the end, and between them how much was left out. */
function cutMiddle(text, limit) {
    if (text.length <= limit)
        return text;
    const half = Math.floor(limit / 2);
    const head = text.slice(0, half);
    const tail = text.slice(text.length - half);
    return `${head} … (${text.length - 2 * half} characters left out) … ${tail}`;
}
function writtenOut(char) {
    const code = char.charCodeAt(0);
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 37100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ MAX_FRAME_BYTES),
/* harmony export */   r: () => (/* binding */ RUN_TIMEOUT_MS)
/* harmony export */ });
/** Built-in limits of a run (run.md, Deadlines and limits); flags and suites change them. */
const RUN_TIMEOUT_MS = 30 * 60_000;
const MAX_FRAME_BYTES = 16 * 1024 * 1024;


/***/ }),

/***/ 54215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ loadReporter),
/* harmony export */   XX: () => (/* binding */ render),
/* harmony export */   sX: () => (/* binding */ reporterNames)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35938);


const reporters = {
    pretty: async () => (await Promise.all(/* import() */[__webpack_require__.e(5878), __webpack_require__.e(7108)]).then(__webpack_require__.bind(__webpack_require__, 7108))).pretty,
    minimal: async () => (await __webpack_require__.e(/* import() */ 4577).then(__webpack_require__.bind(__webpack_require__, 24577))).minimal,
    json: async () => (await __webpack_require__.e(/* import() */ 2794).then(__webpack_require__.bind(__webpack_require__, 32794))).json,
    ndjson: async () => (await __webpack_require__.e(/* import() */ 9572).then(__webpack_require__.bind(__webpack_require__, 49572))).ndjson,
    junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(5878), __webpack_require__.e(2998)]).then(__webpack_require__.bind(__webpack_require__, 42998))).junit,
    markdown: async () => (await Promise.all(/* import() */[__webpack_require__.e(5878), __webpack_require__.e(4285), __webpack_require__.e(9204)]).then(__webpack_require__.bind(__webpack_require__, 54285))).markdown,
    github: async () => (await __webpack_require__.e(/* import() */ 7611).then(__webpack_require__.bind(__webpack_require__, 97611))).github,
};
/** The names that `--reporter` knows. */
const reporterNames = Object.keys(reporters);
/** Loads the reporter of that name; throws a UserError for any other. */
async function loadReporter(name) {
    const load = Object.hasOwn(reporters, name) ? reporters[name] : undefined;
    if (load === undefined) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .I)(`unknown reporter \`${name}\``, "There is no reporter of that name.", `Name one of ${reporterNames.join(", ")}.`);
    }
    return await load();
}
/** The chunks of a report, ready for `core/out`: head and rows were redacted when they came into the store. */
async function* render(reporter, head, rows, options) {
    for await (const chunk of reporter(head, rows, options))
        yield (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .madeOfRedacted */ .dc)(chunk);
}


/***/ }),

/***/ 71622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   ZA: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Candidates that are compared: a list of thousands would take seconds for each name that is misspelt. */
const MAX_CANDIDATES = 1_000;
/** The candidate that the author probably meant; undefined where none is close. */
function suggest(written, candidates) {
    if (written.length > 64)
        return undefined;
    let best;
    let least = Math.min(3, Math.ceil(written.length / 3)) + 1;
    let compared = 0;
    for (const candidate of candidates) {
        compared += 1;
        if (compared > MAX_CANDIDATES)
            break;
        const edits = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(written.toLowerCase(), candidate.toLowerCase());
        if (edits < least)
            [best, least] = [candidate, edits];
    }
    return best;
}
/** Names in a sentence: `a`, `b` and so on, capped. */
function listed(names, most = 30) {
    const all = [...names];
    const shown = all.slice(0, most).map((name) => `\`${name}\``);
    return all.length > most ? `${shown.join(", ")} and ${all.length - most} more` : shown.join(", ");
}
/** A value in a sentence, with its type, capped. */
function described(value) {
    if (value === null || value === undefined)
        return "nothing (null)";
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === "object")
        return "a mapping";
    const text = JSON.stringify(value);
    const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text;
    return typeof value === "string" ? `the text ${shown}` : shown;
}


/***/ }),

/***/ 51027:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ KNOWN_VERSIONS),
/* harmony export */   h9: () => (/* binding */ effectiveVersions),
/* harmony export */   qK: () => (/* binding */ UNPUBLISHED)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71622);


/** Revisions that a suite may list, in the order of their dates. */
const KNOWN_VERSIONS = [
    "2024-11-05",
    "2025-03-26",
    "2025-06-18",
    "2025-11-25",
    "2026-03-26",
    "2026-07-28",
];
/** A revision that may be asked for although none was published with this date. */
const UNPUBLISHED = "2026-03-26";
/**
 * The revisions that a suite runs at, in declared order, without duplicates; empty where it lists none. `override`
 * picks one: any known one where the suite lists none, else one of its own. Throws a UserError where it cannot.
 */
function effectiveVersions(suiteVersions, override) {
    const versions = [...new Set(suiteVersions)];
    if (override === undefined)
        return versions;
    const choices = versions.length > 0 ? versions : KNOWN_VERSIONS;
    if (choices.includes(override))
        return [override];
    const meant = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .ZA)(override, choices);
    throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .I)(`\`${override}\` is no target version here`, versions.length > 0 ? `The suite lists ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(versions)}.` : `Known are ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(KNOWN_VERSIONS)}.`, meant === undefined ? "Choose one of these." : `Did you mean \`${meant}\`?`);
}


/***/ })

};
