export const id = 7948;
export const ids = [7948];
export const modules = {

/***/ 57948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(47682);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _core_render_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2357);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89528);
/* harmony import */ var _run_create_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54537);
/* harmony import */ var _run_last_failed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52991);
/* harmony import */ var _run_output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85472);
/* harmony import */ var _run_pipeline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38856);
/* harmony import */ var _run_process_events_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69916);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70742);
/* harmony import */ var _run_selection_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14307);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95377);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71028);














/** Characters of a frame that are shown. */
const MAX_FRAME_CHARS = 64 * 1024;
/** `mcptest run`: gives the exit code of the run. Throws a UserError where nothing may run. */
async function runCommand(paths, command, context) {
    const { redactor } = context;
    const cwd = process.cwd();
    const suiteDefaults = (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__/* .applySettings */ .iN)(command);
    const flags = command.optsWithGlobals();
    const stop = new AbortController();
    (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseSameFile */ .vx)(flags.reporter, flags.capture, cwd);
    const selection = await (0,_run_selection_js__WEBPACK_IMPORTED_MODULE_10__/* .createSelection */ .P)(flags, cwd);
    const world = (0,_run_create_request_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalEnvironment */ .I4)(context.version, stop.signal);
    const request = { ...(0,_run_create_request_js__WEBPACK_IMPORTED_MODULE_4__/* .createRequest */ .WL)(paths, flags, world), suiteDefaults, selection };
    const prepared = await (0,_run_pipeline_js__WEBPACK_IMPORTED_MODULE_7__/* .prepareRun */ .Z)(request, redactor);
    await reportBefore(prepared, flags.verbose === true, redactor);
    if (flags.list)
        return list(prepared, request, redactor);
    const release = (0,_run_process_events_js__WEBPACK_IMPORTED_MODULE_8__/* .onInterrupt */ .nA)(stop);
    try {
        const debug = flags.debug ? showExchanges(redactor) : undefined;
        const conducted = await (0,_run_pipeline_js__WEBPACK_IMPORTED_MODULE_7__/* .runPipeline */ .a)(prepared, request, liveProgress(prepared, redactor), debug);
        const { results, verdict, writeRecordings, finish } = conducted;
        const targets = flags.reporter.some((target) => target.file === undefined)
            ? flags.reporter
            : [...flags.reporter, { name: "pretty" }];
        try {
            await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_9__/* .writeReports */ .Li)(results, targets, { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_12__/* .renderOptions */ .Dx)(flags), others: verdict.others }, request.cwd);
            await (0,_run_last_failed_js__WEBPACK_IMPORTED_MODULE_5__/* .keepLastFailed */ .L)(results, request.cwd, redactor);
        }
        finally {
            try {
                await writeRecordings();
            }
            finally {
                await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_6__/* .reportLines */ .QS)(await finish(), redactor);
            }
        }
        await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_6__/* .reportLines */ .QS)([...(0,_run_reports_js__WEBPACK_IMPORTED_MODULE_9__/* .unreportedReasons */ .G9)(verdict, results.head), ...redactor.warnings()], redactor);
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
    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOut */ .sD)((0,_run_output_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(running.map(({ id }) => `${id.replaceAll("\n", "\\n")}\n`).join(""), redactor));
    return plan.selected > 0 || request.policy.passWithNoTests ? 0 : 2;
}
async function reportBefore({ plan, warnings, banner }, verbose, redactor) {
    await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_6__/* .reportLines */ .QS)(warnings.map(_core_render_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .y), redactor);
    if (verbose) {
        const notices = plan.files.flatMap(({ checked: { suite } }) => suite.notices.map((text) => `${suite.name}: ${text}`));
        await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_6__/* .reportLines */ .QS)(notices, redactor);
    }
    if (banner !== undefined)
        await (0,_run_output_js__WEBPACK_IMPORTED_MODULE_6__/* .reportLines */ .QS)([banner], redactor);
}
function showExchanges(redactor) {
    return (server, exchange) => {
        // Redacted before it is cut and escaped: a secret must not hide behind either.
        const safe = (0,_core_redaction_foreign_marks_js__WEBPACK_IMPORTED_MODULE_13__/* .redactForeign */ .Oe)(exchange, redactor);
        for (const line of exchangeLines(redactor.text(server), safe))
            void (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .writeErr */ .VJ)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${line}\n`);
    };
}
function liveProgress({ plan }, redactor) {
    const width = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_12__/* .liveWidth */ .R0)("stderr");
    if (width === undefined)
        return undefined;
    return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_12__/* .createProgressLine */ .Yp)(plan.total, width, (line) => void (0,_core_out_js__WEBPACK_IMPORTED_MODULE_0__/* .writeErr */ .VJ)(redactor.text(`\r\u001b[K${line}`)));
}
/**
 * An exchange as `--debug` shows it: one line for each frame, `-->` to the server and `<--` from it, with the server's
 * name and the purpose. A request stands beside its answer, once that has come.
 */
function exchangeLines(server, exchange) {
    const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
    const who = purpose === undefined ? server : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${server} ${purpose}`;
    const ours = direction !== "server";
    const shown = (arrow, frame) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${arrow} ${who} ${(0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(frame), MAX_FRAME_CHARS)}`;
    const [there, back] = ours ? ["-->", "<--"] : ["<--", "-->"];
    const lines = [
        ...(request === undefined ? [] : [shown(there, request)]),
        ...notifications.map((frame) => shown("<--", frame)),
        // A frame that answers nothing of ours has no request beside it.
        ...(response === undefined ? [] : [shown(request === undefined ? "<--" : back, response)]),
        ...(raw === undefined ? [] : [(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `<-- ${who} (no message) ${(0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)(raw, MAX_FRAME_CHARS)}`]),
    ];
    if (ours && response === undefined && duration_ms !== undefined) {
        lines.push((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `<-- ${who} (no answer after ${Math.round(duration_ms)} ms)`);
    }
    return lines.map((text) => (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .PN)(text));
}


/***/ }),

/***/ 71028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ renderOptions),
/* harmony export */   R0: () => (/* binding */ liveWidth),
/* harmony export */   Yp: () => (/* binding */ createProgressLine)
/* harmony export */ });
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77883);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);



const EVERY_MS = 80;
/** The width of a terminal; undefined where the stream is none, or where Actions shows the log. */
function liveWidth(stream) {
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
/**
 * The live line on a terminal: how far the run is and what runs now. `draw` gets the text of the line (without a line
 * end), at most every 80 ms, and "" when the line is to go away.
 */
function createProgressLine(total, width, draw) {
    let done = 0;
    let bad = 0;
    let running = "";
    let last = 0;
    return (event) => {
        if (event.event === "test_started")
            running = (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .PN)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(event.name));
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
