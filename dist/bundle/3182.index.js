export const id = 3182;
export const ids = [3182];
export const modules = {

/***/ 24369:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ runProgram)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39387);

const STDERR_LINES = 20;
/** Runs a program to its end, without a shell: text in, text out. Its children end with it. Never rejects. */
async function runProgram(command, options) {
    const started = await (0,_start_js__WEBPACK_IMPORTED_MODULE_0__/* .startProcess */ .k)(command, { env: options.env, cwd: options.cwd });
    if (!started.ok)
        return { kind: "not started", reason: started.reason };
    const { process: child } = started;
    const chunks = [];
    let bytes = 0;
    let timer;
    const stopped = new Promise((resolve) => {
        timer = setTimeout(() => resolve("too long"), options.timeoutMs);
        child.stdout.on("data", (chunk) => {
            bytes += chunk.length;
            if (bytes > options.maxBytes)
                resolve("too much");
            else
                chunks.push(chunk);
        });
    });
    child.stdin.end(options.input);
    const end = await Promise.race([child.exited, stopped]);
    clearTimeout(timer);
    await child.end(0);
    const stderr = child.stderr.lines().slice(-STDERR_LINES);
    if (typeof end === "string")
        return { kind: end, stderr };
    return { kind: "ended", ...end, stdout: Buffer.concat(chunks).toString("utf8"), stderr };
}


/***/ }),

/***/ 53182:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   transformRequest: () => (/* binding */ transformRequest),
/* harmony export */   transformResponse: () => (/* binding */ transformResponse)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54074);
/* harmony import */ var _core_proc_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24369);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _matchers_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);
/* harmony import */ var _kinds_call_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76680);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20204);
/* harmony import */ var _jq_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59911);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45705);








const TIMEOUT_MS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** The call as `transform.request` rewrites `{name, arguments}`, or why it could not. */
async function transformRequest(call, transform, spec, context) {
    const program = transform.request;
    const output = await run(program, call.params, transform, spec, context);
    if (output.kind === "fault")
        return output;
    const { value } = output;
    const { name, arguments: args } = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value) ? value : {};
    if (typeof name === "string" && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(args)) {
        return { kind: "call", call: (0,_kinds_call_js__WEBPACK_IMPORTED_MODULE_7__/* .callOf */ .C)({ block: "tools", tool: name, args }, (same) => same) };
    }
    return failed(spec, program, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it wrote something other than {name, arguments}`, { actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(value) });
}
/** Rewrites `{result}` of an envelope by `transform.response`; gives why it could not. */
async function transformResponse(envelope, transform, spec, context) {
    const program = transform.response;
    const output = await run(program, { result: envelope.result }, transform, spec, context);
    if (output.kind === "fault")
        return output;
    const { value } = output;
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value) || !("result" in value)) {
        return failed(spec, program, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it wrote something other than {result}`, { actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(value) });
    }
    envelope.result = value["result"];
    return undefined;
}
async function run(program, input, transform, spec, context) {
    if ("jq" in program)
        return runJq(program, program.jq, input, spec);
    const { call, server, subject } = spec;
    const env = {};
    for (const [name, value] of Object.entries(context.env))
        if (value !== undefined)
            env[name] = value;
    const ended = await (0,_core_proc_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runProgram */ .m)(program.command, {
        cwd: transform.folder,
        env: {
            ...env,
            MCPTEST_TEST_NAME: subject.test.name,
            MCPTEST_SERVER: server,
            MCPTEST_TOOL: call.block === "tools" ? call.tool : "",
            MCPTEST_TARGET_VERSION: context.targetVersion ?? "",
        },
        input: JSON.stringify(input),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
    });
    if (ended.kind === "not started") {
        const failures = [
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g)(subject, "SUITE-TRANSFORM", {
                message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the transform command could not be started: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(ended.reason)}`,
                location: program.location,
            }),
        ];
        return { kind: "fault", status: "errored", failures, durationMs: 0 };
    }
    const { stderr } = ended;
    if (ended.kind === "too long")
        return failed(spec, program, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it did not end within ${TIMEOUT_MS} ms`, { stderr });
    if (ended.kind === "too much")
        return failed(spec, program, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it wrote more than ${MAX_BYTES} bytes`, { stderr });
    if (ended.code !== 0) {
        const how = ended.code === null
            ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it was ended by ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(ended.signal ?? "")}`
            : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it ended with exit code ${ended.code}`;
        return failed(spec, program, how, { stderr });
    }
    try {
        return { kind: "value", value: JSON.parse(ended.stdout) };
    }
    catch {
        return failed(spec, program, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `it did not write one JSON value`, {
            actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(ended.stdout), 4096, ""),
            stderr,
        });
    }
}
/** In this process; gives its one output, or why there is none. */
async function runJq(program, text, input, spec) {
    try {
        const run = await (0,_jq_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .jqProgram */ ._)(text);
        const { outputs, error } = await run(input);
        if (error !== undefined)
            return failed(spec, program, await (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .jqError */ .y1)(run, input, error), {});
        if (outputs.length === 1)
            return { kind: "value", value: outputs[0] };
        return failed(spec, program, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `jq gave ${outputs.length} outputs; it must give exactly one`, {});
    }
    catch (error) {
        if (error instanceof _matchers_types_js__WEBPACK_IMPORTED_MODULE_2__.SuiteFault)
            return failed(spec, program, error.message, {});
        throw error;
    }
}
function failed({ subject }, { location }, reason, rest) {
    const { stderr = [], ...members } = rest;
    const note = stderr.length > 0 ? { note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `its stderr:\n${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideLines */ .Ix)(stderr), "\n")}` } : {};
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the transform failed: ${reason}`;
    const failures = [(0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g)(subject, "ASSERT-TRANSFORM", { message, location, ...note, ...members })];
    return { kind: "fault", status: "failed", failures, durationMs: 0 };
}


/***/ })

};
