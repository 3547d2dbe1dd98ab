export const id = 7608;
export const ids = [7608];
export const modules = {

/***/ 17608:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./src/core/foreign-marks.ts
var foreign_marks = __webpack_require__(42372);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/redacted.ts + 4 modules
var redacted = __webpack_require__(63124);
// EXTERNAL MODULE: ./src/core/render-problem.ts
var render_problem = __webpack_require__(2357);
// EXTERNAL MODULE: ./src/cli/conduct.ts + 15 modules
var conduct = __webpack_require__(11552);
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
    const who = purpose === undefined ? server : (0,redacted/* say */.cv) `${server} ${purpose}`;
    const ours = direction !== "server";
    const shown = (arrow, frame) => (0,redacted/* say */.cv) `${arrow} ${who} ${(0,sanitize/* cutMiddle */.it)((0,redacted/* jsonText */.s$)(frame), MOST)}`;
    const [there, back] = ours ? ["-->", "<--"] : ["<--", "-->"];
    const lines = [
        ...(request === undefined ? [] : [shown(there, request)]),
        ...notifications.map((frame) => shown("<--", frame)),
        // A frame that answers nothing of ours has no request beside it.
        ...(response === undefined ? [] : [shown(request === undefined ? "<--" : back, response)]),
        ...(raw === undefined ? [] : [(0,redacted/* say */.cv) `<-- ${who} (no message) ${(0,sanitize/* cutMiddle */.it)(raw, MOST)}`]),
    ];
    if (ours && response === undefined && duration_ms !== undefined) {
        lines.push((0,redacted/* say */.cv) `<-- ${who} (no answer after ${Math.round(duration_ms)} ms)`);
    }
    return lines.map((text) => (0,sanitize/* sanitizeLine */.g$)(text));
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
            running = (0,sanitize/* sanitizeLine */.g$)((0,redacted/* hide */.jD)(event.name));
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
    const suiteDefaults = (0,precedence/* settle */.G)(command, (0,cli_request/* repositoryRoot */.Hn)(cwd), cwd);
    const flags = command.optsWithGlobals();
    const stop = new AbortController();
    (0,report_files/* refuseSameFile */.v)(flags.reporter, flags.capture, cwd);
    const selection = await (0,cli_selection/* selectionOf */.W)(flags, cwd);
    const world = (0,cli_request/* terminalWorld */.x9)(context.version, stop.signal);
    const request = { ...(0,cli_request/* requestOf */.fo)(paths, flags, world), suiteDefaults, selection };
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
            await (0,conduct/* writeReports */.Li)(results, targets, { ...(0,terminal/* renderOptions */.D)(flags), others: verdict.others }, request.cwd);
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
        const safe = (0,foreign_marks/* redactForeign */.Oe)(exchange, redactor);
        for (const line of exchangeLines(redactor.text(server), safe))
            void (0,out/* writeErr */.VJ)((0,redacted/* say */.cv) `${line}\n`);
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
            throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)("two files have the same path", `${other} and ${flag}`, "Give each a path of its own.");
        }
        byPath.set(path, flag);
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
