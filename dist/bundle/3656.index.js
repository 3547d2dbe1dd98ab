export const id = 3656;
export const ids = [3656];
export const modules = {

/***/ 68959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ ModelFault),
/* harmony export */   hx: () => (/* binding */ CassetteFault),
/* harmony export */   kN: () => (/* binding */ BudgetFault)
/* harmony export */ });
/** A request to a model that failed: the place is the caller's. */
class ModelFault extends Error {
    message;
    fix;
    status;
    rule = "AGENT-MODEL";
    constructor(message, fix, 
    /** The HTTP status of the last answer, if there was one. */
    status) {
        super(message);
        this.message = message;
        this.fix = fix;
        this.status = status;
        this.name = "ModelFault";
    }
}
/** What is not asked, because it may cost more than a budget has left. */
class BudgetFault extends ModelFault {
    rule = "AGENT-BUDGET";
}
/** A test that differs from its cassette: nothing is known about it. */
class CassetteFault extends ModelFault {
    rule = "AGENT-CASSETTE";
}


/***/ }),

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

/***/ 43447:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadSchemaPort),
/* harmony export */   s: () => (/* binding */ loadAccepts)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/**
 * Loads the validator, which is slow, in the form that the invariants need: the first error of a value, in one line.
 * What is too slow for this thread is done in the other one; what is too slow there is reported as not judged.
 */
async function loadSchemaPort() {
    const { compileSchema, redactErrors } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(7492), __webpack_require__.e(3445), __webpack_require__.e(2401)]).then(__webpack_require__.bind(__webpack_require__, 93445));
    const { TooSlowForThisThread, runWatched } = await __webpack_require__.e(/* import() */ 1365).then(__webpack_require__.bind(__webpack_require__, 81365));
    const { judgeInThread } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 21557));
    const { MatcherError, SuiteFault } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 97930));
    return (schema) => {
        let validate;
        /** Compiling took too long here, and would again. */
        let compilesElsewhere = false;
        const errorsOf = async (value) => {
            try {
                if (!compilesElsewhere) {
                    validate ??= compileSchema(schema, [], runWatched, runWatched, "first");
                    return redactErrors(validate(value));
                }
            }
            catch (error) {
                if (!(error instanceof TooSlowForThisThread))
                    throw error;
                compilesElsewhere = validate === undefined;
            }
            return (await judgeInThread({ schema }, value)).errors;
        };
        /** What is known for every value: a schema that was too slow once is not tried again. */
        let known;
        return async (value) => {
            if (known)
                return known;
            try {
                const [error] = (await errorsOf(value)) ?? [];
                return error ? { wrong: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${error.instance_path || "the whole"} ${error.message}` } : {};
            }
            catch (error) {
                // What is no schema cannot be judged by either, and nothing else reports it.
                if (!(error instanceof SuiteFault || error instanceof MatcherError))
                    throw error;
                known = { unjudged: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(error.message) };
                return known;
            }
        };
    };
}
/** Asks whether a tool's schema accepts a value. */
async function loadAccepts(schema) {
    const judge = (await loadSchemaPort())(schema);
    return async (value) => {
        const result = await judge(value);
        return "unjudged" in result ? result : result.wrong === undefined;
    };
}


/***/ }),

/***/ 2963:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ recoveryFailures),
/* harmony export */   _2: () => (/* binding */ endFailure),
/* harmony export */   iW: () => (/* binding */ modelFailure),
/* harmony export */   qQ: () => (/* binding */ placeOfKey)
/* harmony export */ });
/* harmony import */ var _agents_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68959);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _suite_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51815);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20204);




/** How a run ended that did not complete: the rule, the key of the limit, and what is said of it. */
const ENDS = {
    turn_budget: {
        rule: "AGENT-TURN-BUDGET",
        key: "max_turns",
        text: ({ maxTurns }) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the model still asked for tools in its last reply: max_turns is ${maxTurns}`,
    },
    token_budget: {
        rule: "AGENT-TOKEN-BUDGET",
        key: "token_budget",
        text: ({ tokenBudget = 0 }) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the run used more tokens than allowed: token_budget is ${tokenBudget}`,
    },
    tool_call_budget: {
        rule: "AGENT-TOOL-CALL-BUDGET",
        key: "max_tool_calls",
        text: ({ maxToolCalls = 0 }) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the model asked for more tool calls: max_tool_calls is ${maxToolCalls}`,
    },
    time_budget: {
        rule: "AGENT-TIME-BUDGET",
        key: "time_budget",
        text: ({ timeBudgetMs = 0 }) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the run took longer than allowed: time_budget is ${timeBudgetMs} ms`,
    },
    max_tokens: {
        rule: "AGENT-MAX-TOKENS",
        key: "max_tokens",
        text: ({ maxTokens }) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `a reply was cut: max_tokens is ${maxTokens}`,
    },
    refusal: { rule: "AGENT-REFUSAL", text: () => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the model refused to answer` },
};
/** The failure of a model that could not be asked. Other errors are of the suite, or bugs of ours. */
function modelFailure(subject, error, place = {}) {
    if (!(error instanceof _agents_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ModelFault */ .QS))
        return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteFault */ .T)(subject, error, place);
    return (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, error.rule, { ...place, message: error.message, fix: error.fix });
}
/** The failure of a run that did not complete. */
function endFailure(subject, stop, limits) {
    if (stop === "completed")
        return [];
    const { rule, key, text } = ENDS[stop];
    return [(0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, rule, { message: text(limits), ...placeOfKey(subject, key) })];
}
/** The failures of a run that did not recover as its test requires. */
function recoveryFailures(subject, recovery, { recovery: limits, faults }) {
    if (limits === undefined || recovery === undefined)
        return [];
    const { detectionMs, recoveryMs, recovered, timedOut } = recovery;
    const { maxRecoveryMs, requireCleanTimeout } = limits;
    const fail = (message, key = "recovery") => (0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g)(subject, "AGENT-RECOVERY", { message, ...placeOfKey(subject, "recovery", key) });
    if (detectionMs === undefined) {
        const names = faults.map(({ name }) => name).join(", ");
        return [
            fail((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the model called nothing that the faults affect (${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(names)}): it had nothing to recover from`),
        ];
    }
    const failures = [];
    if (!recovered)
        failures.push(fail((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `after the fault, the run did not end with a reply`));
    if (maxRecoveryMs !== undefined && recoveryMs !== undefined && recoveryMs > maxRecoveryMs) {
        const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the recovery took ${recoveryMs} ms; max_recovery_ms is ${maxRecoveryMs}`;
        failures.push(fail(message, "max_recovery_ms"));
    }
    if (requireCleanTimeout && !timedOut) {
        failures.push(fail((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `no call was given up: the fault answered within max_detection_ms`, "require_clean_timeout"));
    }
    return failures;
}
/** The place of a key of the test, if it has it. */
function placeOfKey({ suite, test: { node } }, ...keys) {
    const path = [...new Set(keys)].filter((key) => key !== undefined);
    const isThere = path.length > 0 && path.reduce(_suite_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf, node) !== undefined;
    return isThere && node !== undefined ? { location: suite.places.locate(node, path, "entry") } : {};
}


/***/ }),

/***/ 53656:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scoreRow: () => (/* binding */ scoreRow)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95571);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78839);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17865);



/** The row of a metric: it scores the runs of its agent test, whose row is `agent`. */
async function scoreRow(task, agent, context) {
    const { test } = task.checked;
    if (test.block !== "agents" || test.metric === undefined)
        throw new Error("not a metric");
    const { runs, suite } = context;
    if (agent.status === "deferred")
        return { ...(0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(task, "deferred"), ...(agent.reason && { reason: agent.reason }) };
    if (runs.length === 0) {
        return { ...(0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(task, "skipped"), reason: "its agent test did not run to its end, so there is nothing to score" };
    }
    const startedAt = performance.now();
    const subject = { suite, test };
    const rubric = test.rubric;
    const { status, failures, score, reason } = await (0,_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .scoreRuns */ .l)(test.metric, {
        subject,
        runs,
        judge: test.model,
        passRate: test.passRate,
        context,
        ...(rubric && { rubric }),
    });
    return {
        ...(0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(task, status),
        duration_ms: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .round */ .LI)(performance.now() - startedAt),
        attempts: 1,
        failures,
        ...(score && { scores: [score] }),
        ...(reason !== undefined && { reason }),
        ...(failures.length > 0 && { snippet: suite.places.snippet(test.location) }),
    };
}


/***/ }),

/***/ 17865:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ scoreRuns)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/agents/rubric.ts

/** From this score on, a judge's answer to a yes-or-no question is yes. */
const YES = 0.5;
const MAX_QUESTION = 300;
/** Grades by a rubric in any of its forms. Throws as `ask` does. */
async function gradeByRubric(rubric, ask) {
    if (rubric.kind === "criteria")
        return gradeByCriteria(rubric.criteria, rubric.strict, ask);
    if (rubric.kind === "tree")
        return descend(rubric.tree, ask);
    const { score, reason, note } = await ask((0,redacted/* hide */.jD)(rubric.text));
    return { score, reason, ...(note && { note }) };
}
/** One question per criterion. The score is the weighted mean; with `strict`, the lowest one. */
async function gradeByCriteria(criteria, strict, ask) {
    const grades = await Promise.all(criteria.map(async ({ name, description, weight }) => {
        const grade = await ask((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(name)}: ${(0,redacted/* hide */.jD)(description)}`);
        return { name: (0,redacted/* excerpt */.Kb)(name, MAX_QUESTION), weight, ...grade };
    }));
    const lowest = grades.reduce((least, grade) => (grade.score < least.score ? grade : least));
    return {
        score: strict ? lowest.score : meanScore(grades),
        reason: (0,redacted/* say */.cv) `${lowest.name}: ${lowest.reason}`,
        note: (0,redacted/* join */.fj)(grades.map(({ name, weight, score, reason }) => (0,redacted/* say */.cv) `${name}: ${score} (weight ${weight}): ${reason}`), "\n"),
    };
}
/** Asks question by question, down to a score. */
async function descend(tree, ask) {
    const path = [];
    let node = tree;
    let reason = (0,redacted/* say */.cv) `The tree has no question.`;
    while ("ask" in node) {
        const grade = await ask((0,redacted/* hide */.jD)(node.ask));
        const isYes = grade.score >= YES;
        path.push((0,redacted/* say */.cv) `${(0,redacted/* excerpt */.Kb)(node.ask, MAX_QUESTION)} -> ${isYes ? (0,redacted/* say */.cv) `yes` : (0,redacted/* say */.cv) `no`}`);
        reason = grade.reason;
        node = isYes ? node.yes : node.no;
    }
    return {
        score: node.score,
        reason: node.reason === undefined ? reason : (0,redacted/* hide */.jD)(node.reason),
        note: (0,redacted/* say */.cv) `path: ${(0,redacted/* join */.fj)(path, ", ")}`,
    };
}
/** The mean of scores, by their weights. In binary, the mean of three times 0.7 is less than 0.7: it is rounded. */
function meanScore(grades) {
    const total = grades.reduce((sum, { weight = 1 }) => sum + weight, 0);
    const mean = grades.reduce((sum, { score, weight = 1 }) => sum + weight * score, 0) / total;
    return Number(mean.toFixed(6));
}

;// CONCATENATED MODULE: ./src/agents/metrics.ts


const COMPLETION = (0,redacted/* trustedText */.Tw)("The text is the last reply of an agent that had to do the task, and the calls are what it did. Did it do the whole task? Score 1 if everything that the task asks for was done and the reply is based on what the tools returned, 0 if nothing was, and between for a part. What the reply claims without a call that supports it was not done, unless the task needs no tool.");
const USE = (0,redacted/* trustedText */.Tw)("The text is the list of tool calls that an agent made for the task, with their results. Did it use the right tools with the right arguments? Score 1 if every call that the task needs was made with arguments that fit it and no call was wrong or needless, 0 if none was right. If there are no calls, score 1 if the task needs none, else 0.");
const ARGUMENTS = (0,redacted/* trustedText */.Tw)("The text is the list of tool calls that an agent made for the task. Were the arguments right? Judge the arguments only, not the choice of the tools: score the share of calls whose arguments are what the task and the results before them ask for. If there are no calls, score 1 if the task needs none, else 0.");
const PLAN = (0,redacted/* trustedText */.Tw)("The text is the list of tool calls that an agent made for the task, in their order. Was it a sensible plan? Score 1 for a sequence in which every step follows from the task and the results before it, without detours, repetitions and calls in the wrong order; 0 for one without a plan.");
/** Every metric of `eval` that has no rubric of its own. */
const METRICS = {
    mcp_task_completion: ({ task, trace }, { grade }) => grade({
        rubric: COMPLETION,
        text: (0,redacted/* hide */.jD)(trace.final_response),
        materials: [taskOf(task), { name: "calls", text: callsText(trace) }],
    }),
    mcp_use: ({ task, trace }, { grade }) => gradeUse(task, trace, grade),
    async argument_correctness({ task, trace }, { grade, schemaError }) {
        const errors = await Promise.all(trace.tool_calls.map(schemaError));
        const wrong = errors.flatMap((error, i) => (error === undefined ? [] : [callError(trace.tool_calls[i], i, error)]));
        const graded = await grade({ rubric: ARGUMENTS, text: callsText(trace), materials: [taskOf(task)] });
        if (wrong.length === 0)
            return graded;
        // A call whose arguments break its schema is wrong, whatever the judge thinks of it.
        const valid = (errors.length - wrong.length) / errors.length;
        const note = (0,redacted/* join */.fj)([...wrong, ...(graded.note ? [graded.note] : [])], "\n");
        return { score: Math.min(graded.score, valid), reason: graded.reason, note };
    },
    plan_quality: ({ task, trace }, { grade }) => grade({
        rubric: PLAN,
        text: callsText(trace),
        materials: [taskOf(task), { name: "calls that repeat an earlier one", text: (0,redacted/* say */.cv) `${trace.redundant_tool_calls}` }],
    }),
    async multi_turn_mcp_use({ task, trace }, { grade }) {
        const turns = trace.conversation.per_turn;
        if (turns.length === 0)
            return gradeUse(task, trace, grade);
        const grades = await Promise.all(turns.map((turn) => gradeUse(turn.user, turn, grade)));
        const lowest = grades.reduce((least, graded) => (graded.score < least.score ? graded : least));
        return {
            score: meanScore(grades),
            reason: lowest.reason,
            note: (0,redacted/* join */.fj)(grades.map(({ score, reason }, i) => (0,redacted/* say */.cv) `turn ${i + 1}: ${score}: ${reason}`), "\n"),
        };
    },
};
/** Grades a run by a rubric of the suite: the last reply, with the task and the calls beside it. */
function gradeRun(rubric, { task, trace }, grade) {
    const text = (0,redacted/* hide */.jD)(trace.final_response);
    const calls = trace.tool_calls.length === 0 ? [] : [{ name: "calls", text: callsText(trace) }];
    return gradeByRubric(rubric, (asked) => grade({ rubric: asked, text, materials: [taskOf(task), ...calls] }));
}
function gradeUse(task, calls, grade) {
    return grade({ rubric: USE, text: callsText(calls), materials: [taskOf(task)] });
}
function taskOf(task) {
    return { name: "task", text: (0,redacted/* hide */.jD)(task) };
}
function callError(call, index, error) {
    return (0,redacted/* say */.cv) `call ${index + 1} of ${(0,redacted/* hide */.jD)(call?.name ?? "")}: ${error}`;
}
/** The calls with their results, one JSON object each. */
function callsText({ tool_calls, tool_results }) {
    if (tool_calls.length === 0)
        return (0,redacted/* say */.cv) `There are no calls.`;
    const lines = tool_calls.map(({ name, server, args }, i) => {
        const result = tool_results[i];
        return { tool: name, server, arguments: args, ...(result && { isError: result.isError, result: result.result }) };
    });
    return (0,redacted/* join */.fj)(lines.map((line) => (0,redacted/* jsonText */.s$)((0,redacted/* hideValue */.Em)(line))), "\n");
}

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/proc/env.ts
var proc_env = __webpack_require__(48947);
// EXTERNAL MODULE: ./src/core/proc/run.ts
var run = __webpack_require__(24369);
// EXTERNAL MODULE: ./src/matchers/types.ts
var types = __webpack_require__(97930);
;// CONCATENATED MODULE: ./src/agents/scorer.ts





const MAX_OUTPUT = 1024 * 1024;
const MAX_REASON = 2_000;
const FORM = 'Let it print one JSON object, {"verdict": "pass" or "fail", "score": 0 to 1, "reasoning": text, "cost_usd": number or null}, and exit with 0.';
/** Runs a scorer. Throws a GraderFault if it gives no verdict: that is never a pass. */
async function runScorer(scorer, input, env) {
    const { command, cwd, timeoutMs } = scorer;
    const result = await (0,run/* runProgram */.m)(command, {
        env: (0,proc_env/* scrubEnv */.LK)(env, { inherit: false, extra: scorer.env }),
        cwd,
        input: (0,redacted/* jsonText */.s$)({ ...input }),
        timeoutMs,
        maxBytes: MAX_OUTPUT,
    });
    const fault = (why, fix) => new types/* GraderFault */.mf((0,redacted/* say */.cv) `The scorer \`${(0,redacted/* hide */.jD)(scorer.name)}\` gave no verdict: ${why}`, fix);
    if (result.kind === "not started")
        throw fault((0,redacted/* hide */.jD)(result.reason), "Correct `command` of the scorer.");
    if (result.kind === "too long")
        throw fault((0,redacted/* say */.cv) `it took more than ${timeoutMs} ms`, "Raise its `timeout_ms`.");
    if (result.kind === "too much")
        throw fault((0,redacted/* say */.cv) `it printed more than ${MAX_OUTPUT} bytes`, FORM);
    if (result.code !== 0)
        throw fault(endOf(result), FORM);
    const verdict = readVerdict(result.stdout);
    if (verdict === undefined)
        throw fault((0,redacted/* say */.cv) `it printed ${(0,redacted/* excerpt */.Kb)(result.stdout, 200) || (0,redacted/* say */.cv) `nothing`}`, FORM);
    return verdict;
}
function endOf({ code, signal, stderr }) {
    const end = code === null ? (0,redacted/* say */.cv) `it was ended by ${(0,redacted/* hide */.jD)(signal ?? "")}` : (0,redacted/* say */.cv) `it exited with code ${code}`;
    const last = (0,redacted/* join */.fj)(stderr.slice(-3).map(redacted/* hide */.jD), " ");
    return last === "" ? end : (0,redacted/* say */.cv) `${end}: ${(0,redacted/* excerpt */.Kb)(last, 300)}`;
}
function readVerdict(stdout) {
    const answer = parsed(stdout);
    if (!(0,json/* isObject */.Gv)(answer))
        return undefined;
    const { verdict, score, reasoning, cost_usd: costUsd } = answer;
    if (verdict !== "pass" && verdict !== "fail")
        return undefined;
    if (typeof score !== "number" || score < 0 || score > 1 || typeof reasoning !== "string")
        return undefined;
    if (costUsd !== null && !(typeof costUsd === "number" && costUsd >= 0))
        return undefined;
    return { pass: verdict === "pass", score, reason: (0,redacted/* excerpt */.Kb)(reasoning, MAX_REASON), costUsd };
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/engine/judge/failure.ts
var judge_failure = __webpack_require__(20204);
// EXTERNAL MODULE: ./src/engine/judge/schema-port.ts
var schema_port = __webpack_require__(43447);
// EXTERNAL MODULE: ./src/engine/kinds/agent-failures.ts
var agent_failures = __webpack_require__(2963);
;// CONCATENATED MODULE: ./src/engine/kinds/scores.ts









/** Scores runs by one metric; a score is the mean over the runs. */
async function scoreRuns(metric, scoring) {
    try {
        return metric.kind === "scorer"
            ? await scoreByScorer(metric.scorer, metric.location, scoring)
            : await scoreByJudge(metric, scoring);
    }
    catch (error) {
        if (error instanceof types/* NeedsModel */.ne)
            return { status: "deferred", failures: [], reason: error.message };
        const failure = (0,agent_failures/* modelFailure */.iW)(scoring.subject, error, { location: metric.location });
        return { status: "errored", failures: [failure] };
    }
}
async function scoreByJudge(metric, scoring) {
    const { graders } = scoring.context.ports;
    if (graders === undefined)
        throw new Error("a run has graders");
    const { threshold, location } = metric;
    const judge = metric.kind === "judged" ? (metric.model ?? scoring.judge) : scoring.judge;
    const graded = await Promise.all(scoring.runs.map((run) => {
        const grade = (question) => graders.grade(question, judge);
        if (metric.kind !== "judged")
            return gradeRun(metric.rubric, run, grade);
        const schemaError = async (call) => {
            const schema = run.schemaOf(call);
            if (!(0,json/* isObject */.Gv)(schema))
                return undefined;
            const judgeSchema = (await (0,schema_port/* loadSchemaPort */.l)())(schema);
            const result = await judgeSchema(call.args);
            return "wrong" in result ? result.wrong : undefined;
        };
        return METRICS[metric.name](run, { grade, schemaError });
    }));
    const { score, reason, note } = meanOf(graded);
    const shown = { name: metric.name, score, threshold, reason, ...(note !== undefined && { note }) };
    if (score >= threshold)
        return { status: "passed", failures: [], score: shown };
    const failure = (0,judge_failure/* failureOf */.g)(scoring.subject, "EVAL-SCORE", {
        message: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(metric.name)} scored ${score}; ${threshold} is required`,
        expected: { threshold },
        score,
        reason,
        location,
        ...(note !== undefined && { note }),
    });
    return { status: "failed", failures: [failure], score: shown };
}
/** The mean of several grades, with the reason of the lowest. */
function meanOf(graded) {
    const lowest = graded.reduce((least, grade) => (grade.score < least.score ? grade : least));
    if (graded.length === 1)
        return lowest;
    return {
        score: meanScore(graded),
        reason: lowest.reason,
        note: (0,redacted/* join */.fj)(graded.map(({ score, reason }, i) => (0,redacted/* say */.cv) `run ${i + 1}: ${score}: ${reason}`), "\n"),
    };
}
async function scoreByScorer(scorer, location, scoring) {
    const { subject, runs, rubric, passRate, context } = scoring;
    const verdicts = [];
    for (const { task, trace } of runs) {
        const input = {
            input: (0,redacted/* hide */.jD)(task),
            output: (0,redacted/* hide */.jD)(trace.final_response),
            criteria: rubric === undefined ? null : (0,redacted/* hideValue */.Em)(asWritten(rubric)),
            metadata: (0,redacted/* hideValue */.Em)({
                test: subject.test.name,
                suite: subject.suite.name,
                tool_calls: trace.tool_calls.map(({ name, server, args }) => ({ name, server, args })),
            }),
        };
        verdicts.push(await context.payScorer(context.test, () => runScorer(scorer, input, context.env)));
    }
    const accepted = verdicts.filter(({ pass }) => pass).length;
    const { score, reason, note } = meanOf(verdicts);
    const shown = { name: (0,redacted/* hide */.jD)(scorer.name), score, reason, ...(note !== undefined && { note }) };
    if (accepted >= passRate * runs.length)
        return { status: "passed", failures: [], score: shown };
    const failure = (0,judge_failure/* failureOf */.g)(subject, "EVAL-SCORER", {
        message: (0,redacted/* say */.cv) `the scorer ${(0,redacted/* hide */.jD)(scorer.name)} does not accept the answer`,
        score,
        reason,
        location,
        ...(note !== undefined && { note }),
    });
    return { status: "failed", failures: [failure], score: shown };
}
/** A rubric in the form that suites write. */
function asWritten(rubric) {
    if (rubric.kind === "text")
        return rubric.text;
    const { kind: _, ...members } = rubric;
    return members;
}


/***/ })

};
