export const id = 9744;
export const ids = [9744];
export const modules = {

/***/ 55527:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isTooDeep)
/* harmony export */ });
const MAX_DEPTH = 200;
/** True for a value that is nested more deeply than providers and comparisons take. */
function isTooDeep(value, left = MAX_DEPTH) {
    if (typeof value !== "object" || value === null)
        return false;
    return left === 0 || Object.values(value).some((item) => isTooDeep(item, left - 1));
}


/***/ }),

/***/ 89605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ runAgent),
  L: () => (/* binding */ withoutIds)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/agents/depth.ts
var depth = __webpack_require__(55527);
;// CONCATENATED MODULE: ./src/agents/trace-log.ts

/** Collects what an agent does, and makes its trace. */
class TraceLog {
    #calls = [];
    #results = [];
    #turns = [];
    #usage = { prompt: 0, completion: 0 };
    /** undefined if the model has no price. */
    #costUsd;
    get callCount() {
        return this.#calls.length;
    }
    get totalTokens() {
        return this.#usage.prompt + this.#usage.completion;
    }
    addReply({ usage, costUsd }) {
        this.#usage.prompt += usage.prompt;
        this.#usage.completion += usage.completion;
        if (costUsd !== undefined)
            this.#costUsd = (this.#costUsd ?? 0) + costUsd;
    }
    startTurn(user) {
        this.#turns.push({ user, from: this.#calls.length, final: "" });
    }
    /** The reply that ends the turn. */
    setFinal(text) {
        const turn = this.#turns.at(-1);
        if (turn)
            turn.final = text;
    }
    /** Adds a call; its result is added at the same place when it is there. */
    addCall({ name, server }, args, inputsDigest) {
        const index = this.#calls.push({
            name,
            server,
            args,
            hop_index: this.#calls.length,
            inputs_digest: inputsDigest,
        });
        return {
            answer: (result) => {
                this.#results[index - 1] = { ...result, server };
            },
        };
    }
    trace({ stop, durationMs, messageCount, hasTurns }) {
        const { prompt, completion } = this.#usage;
        const same = new Set(this.#calls.map(({ server, name, args }) => (0,json/* canonicalJson */.dj)([server, name, args])));
        return {
            tool_calls: this.#calls,
            tool_names: this.#calls.map(({ name }) => name),
            redundant_tool_calls: this.#calls.length - same.size,
            tool_results: this.#results,
            final_response: this.#turns.at(-1)?.final ?? "",
            conversation: {
                tokens: { total: prompt + completion, prompt, completion },
                duration_ms: durationMs,
                message_count: messageCount,
                stop_reason: stop,
                // Sums of decimal fractions have errors in the last digits.
                ...(this.#costUsd !== undefined && { cost_usd: Number(this.#costUsd.toFixed(9)) }),
                per_turn: hasTurns ? this.#turns.map((turn, index) => this.#turnOf(turn, this.#turns[index + 1]?.from)) : [],
            },
        };
    }
    #turnOf({ user, from, final }, to) {
        return {
            user,
            final_response: final,
            tool_calls: this.#calls.slice(from, to).map((call, index) => ({ ...call, call_index: index })),
            tool_results: this.#results.slice(from, to).map((result, index) => ({ ...result, call_index: index })),
        };
    }
}

;// CONCATENATED MODULE: ./src/agents/loop.ts





/** Characters of a tool's result that a model sees. */
const MAX_RESULT = 64 * 1024;
/** What stands in the trace for arguments that are nested too deeply. */
const TOO_DEEP = "(nested too deeply)";
/** Runs a conversation to its end, or to the first limit that it passes. Throws ModelFault. */
async function runAgent(agent) {
    const { model, catalog, call, system, limits, now } = agent;
    const log = new TraceLog();
    const messages = [];
    const startedAt = now();
    // What the model sees, message by message, without what differs from run to run.
    const context = (0,external_node_crypto_.createHash)("sha256").update((0,json/* canonicalJson */.dj)([system === undefined ? "" : (0,redacted/* hide */.jD)(system), catalog.tools]));
    const countingModel = {
        ...model,
        ask: async (request) => {
            const reply = await model.ask(request);
            log.addReply(reply);
            return reply;
        },
    };
    const user = agent.user(countingModel);
    let stop = "completed";
    while (stop === "completed") {
        const text = await user.next(messages);
        if (text === undefined)
            break;
        add({ role: "user", text: (0,redacted/* hide */.jD)(text) });
        log.startTurn(text);
        stop = await answer();
    }
    const { hasTurns } = agent;
    return log.trace({ stop, durationMs: now() - startedAt, messageCount: messages.length, hasTurns });
    function add(message) {
        messages.push(message);
        context.update((0,json/* canonicalJson */.dj)(withoutIds(message)));
    }
    async function answer() {
        for (let turn = 0; turn < limits.maxTurns; turn += 1) {
            if (isLate())
                return "time_budget";
            const inputs = context.copy().digest("hex");
            const reply = await countingModel.ask({
                ...(system !== undefined && { system: (0,redacted/* hide */.jD)(system) }),
                messages,
                ...(catalog.tools.length > 0 && { tools: catalog.tools }),
                maxTokens: limits.maxTokens,
            });
            const { text, end, raw } = reply;
            const calls = reply.calls.map((made) => ((0,depth/* isTooDeep */.f)(made.args) ? { ...made, args: TOO_DEEP } : made));
            add({ role: "assistant", text, calls, ...(raw !== undefined && { raw }) });
            if (calls.length === 0)
                log.setFinal(text);
            if (log.totalTokens > (limits.tokenBudget ?? Number.POSITIVE_INFINITY))
                return "token_budget";
            if (end === "max_tokens" || end === "refusal")
                return end;
            if (calls.length === 0)
                return isLate() ? "time_budget" : "completed";
            const left = (limits.maxToolCalls ?? Number.POSITIVE_INFINITY) - log.callCount;
            await useTools(calls.slice(0, left), inputs);
            if (calls.length > left)
                return "tool_call_budget";
        }
        return "turn_budget";
    }
    function isLate() {
        return now() - startedAt > (limits.timeBudgetMs ?? Number.POSITIVE_INFINITY);
    }
    /** Calls of one reply run at the same time; their results stay in the order of the calls. */
    async function useTools(calls, inputs) {
        const results = await Promise.all(calls.map(async ({ id, name, args }) => {
            const tool = catalog.find(name);
            const entry = log.addCall(tool ?? unknownTool(name), args, inputs);
            const { isError, result, text } = await useTool(tool, name, args);
            entry.answer({ isError, result });
            return { callId: id, name, text: (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(text), MAX_RESULT, "… (cut)"), isError };
        }));
        add({ role: "tool", results });
    }
    async function useTool(tool, name, args) {
        if (tool === undefined)
            return errorAnswer(`there is no tool ${name}`);
        if (!(0,json/* isObject */.Gv)(args))
            return errorAnswer(`the arguments of ${name} are not a JSON object`);
        return call(tool, args);
    }
}
/** What the loop itself answers to a call that reaches no server. */
function errorAnswer(text) {
    return { isError: true, result: { error: text }, text };
}
/** The server and tool that a name without a tool seems to mean. */
function unknownTool(name) {
    const at = name.indexOf("__");
    return at < 0 ? { server: "", name } : { server: name.slice(0, at), name: name.slice(at + 2) };
}
/** A message without the ids and signatures of the provider, which are new in every run. */
function withoutIds(message) {
    if (message.role === "user")
        return message;
    if (message.role === "tool")
        return { role: "tool", results: message.results.map(({ callId: _, ...result }) => result) };
    const { role, text, calls } = message;
    return { role, text, calls: calls.map(({ id: _, ...call }) => call) };
}


/***/ }),

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

/***/ 39744:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAgentTest: () => (/* binding */ runAgentTest),
  A: () => (/* binding */ traceEnvelope)
});

;// CONCATENATED MODULE: ./src/agents/trials.ts
/** The largest k that is estimated. */
const MAX_K = 10;
/** The quantile of the normal distribution for 95%. */
const Z = 1.959963984540054;
/** Wilson's score interval of a proportion, at 95%. */
function wilson(passed, runs) {
    const rate = passed / runs;
    const centre = rate + (Z * Z) / (2 * runs);
    const margin = Z * Math.sqrt((rate * (1 - rate)) / runs + (Z * Z) / (4 * runs * runs));
    const scale = 1 + (Z * Z) / runs;
    // Rounding must not move an end past the rate itself.
    return {
        value: rate,
        low: passed === 0 ? 0 : (centre - margin) / scale,
        high: passed === runs ? 1 : (centre + margin) / scale,
    };
}
/**
 * pass^k and pass@k for each k up to the number of runs, at most 10: the unbiased estimates from draws without
 * replacement, with Wilson's interval of one run carried over to k runs.
 */
function trialRates(passed, runs) {
    const { low, high } = wilson(passed, runs);
    return Array.from({ length: Math.min(runs, MAX_K) }, (_, index) => {
        const k = index + 1;
        return {
            k,
            all: estimate(allDrawn(passed, runs, k), low ** k, high ** k),
            any: estimate(1 - allDrawn(runs - passed, runs, k), 1 - (1 - low) ** k, 1 - (1 - high) ** k),
        };
    });
}
/** The interval holds its estimate. */
function estimate(value, low, high) {
    return { value, low: Math.min(low, value), high: Math.max(high, value) };
}
/** The chance that k of the runs, drawn without replacement, are all of `some`. */
function allDrawn(some, runs, k) {
    let chance = 1;
    for (let drawn = 0; drawn < k; drawn += 1)
        chance *= Math.max(0, some - drawn) / (runs - drawn);
    return chance;
}

// EXTERNAL MODULE: ./src/core/model-name.ts
var model_name = __webpack_require__(38080);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/engine/judge/failure.ts
var judge_failure = __webpack_require__(20204);
// EXTERNAL MODULE: ./src/engine/judge/verdict.ts
var verdict = __webpack_require__(4227);
// EXTERNAL MODULE: ./src/engine/response.ts
var engine_response = __webpack_require__(78839);
// EXTERNAL MODULE: ./src/engine/test-context.ts
var test_context = __webpack_require__(42322);
// EXTERNAL MODULE: ./src/engine/kinds/agent-failures.ts
var agent_failures = __webpack_require__(2963);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/agents/depth.ts
var depth = __webpack_require__(55527);
;// CONCATENATED MODULE: ./src/agents/catalog.ts



/** What every provider accepts as the name of a tool. */
const LEGAL = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const MAX_NAME = 64;
const DIGEST_LENGTH = 8;
/** Characters of a description that a model sees. */
const MAX_DESCRIPTION = 8 * 1024;
/** Joins the tools of several servers as `<server>__<tool>`, changed where providers would refuse the name or two are equal. */
function catalogOf(tools) {
    const byName = new Map();
    for (const tool of tools) {
        const plain = `${tool.server}__${tool.name}`;
        const isUsable = LEGAL.test(plain) && !byName.has(plain);
        byName.set(isUsable ? plain : legalName(plain, tool, byName), tool);
    }
    return {
        tools: [...byName].map(([name, { description, inputSchema }]) => ({
            name,
            description: (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(description), MAX_DESCRIPTION),
            // A model that knows no arguments is better than one that cannot be asked.
            inputSchema: (0,depth/* isTooDeep */.f)(inputSchema) ? { type: "object" } : inputSchema,
        })),
        find: (name) => byName.get(name),
    };
}
/** Illegal characters replaced; a digest of the tool tells apart what is too long or would be equal then. */
function legalName(plain, { server, name }, taken) {
    const replaced = plain.replace(/[^A-Za-z0-9_-]/g, "_").replace(/^(?![A-Za-z_])/, "_");
    if (replaced.length <= MAX_NAME && !taken.has(replaced))
        return replaced;
    const digest = (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([server, name]))
        .digest("hex")
        .slice(0, DIGEST_LENGTH);
    return `${replaced.slice(0, MAX_NAME - DIGEST_LENGTH - 1)}_${digest}`;
}

;// CONCATENATED MODULE: ./src/agents/faults.ts
/**
 * Injects faults into calls in virtual time: a call that would hang is answered at once, and its waiting is only counted.
 * The counted time is all that recovery is judged by, so the machine's speed has no part in it.
 */
class FaultInjector {
    faults;
    giveUpMs;
    #waitedMs = 0;
    #strikes = new Map();
    #wedgedServers = new Set();
    #detectedAt;
    #detectionMs;
    #recoveredAt;
    #timedOut = false;
    /** `giveUpMs`: after how long an unanswered call is given up. */
    constructor(faults, giveUpMs) {
        this.faults = faults;
        this.giveUpMs = giveUpMs;
    }
    /** What has been waited for, in virtual milliseconds. */
    get waitedMs() {
        return this.#waitedMs;
    }
    /** Calls through the faults. */
    wrap(call) {
        return async (tool, args) => {
            const delayMs = this.#delayOf(tool);
            // Counted before anything is awaited: in the order of the calls, however long they take.
            const isGivenUp = delayMs !== undefined && delayMs >= this.giveUpMs;
            if (delayMs !== undefined)
                this.#strike(Math.min(delayMs, this.giveUpMs), isGivenUp);
            const answeredAt = this.#waitedMs;
            const answer = isGivenUp ? this.#timeout(tool) : await call(tool, args);
            if (!answer.isError && this.#detectedAt !== undefined && answeredAt >= this.#detectedAt) {
                this.#recoveredAt = Math.min(this.#recoveredAt ?? answeredAt, answeredAt);
            }
            return answer;
        };
    }
    /** How the run came through; a reply at its end counts as recovery. */
    recovery({ final_response, conversation }) {
        const recovered = conversation.stop_reason === "completed" && final_response !== "";
        const recoveredAt = this.#recoveredAt ?? (recovered ? this.#waitedMs : undefined);
        const detectedAt = this.#detectedAt;
        return {
            ...(this.#detectionMs !== undefined && { detectionMs: this.#detectionMs }),
            ...(detectedAt !== undefined && recoveredAt !== undefined && { recoveryMs: recoveredAt - detectedAt }),
            recovered,
            timedOut: this.#timedOut,
        };
    }
    /** How long the call takes; undefined if no fault strikes it. */
    #delayOf(tool) {
        if (this.#wedgedServers.has(tool.server))
            return Number.POSITIVE_INFINITY;
        const fault = this.faults.find(({ target }) => (target.tool ?? tool.name) === tool.name && (target.server ?? tool.server) === tool.server);
        if (fault === undefined)
            return undefined;
        const before = this.#strikes.get(fault.name) ?? 0;
        if (fault.kind === "recover_after" && before >= (fault.failures ?? 0))
            return undefined;
        this.#strikes.set(fault.name, before + 1);
        if (fault.kind === "slow")
            return fault.delayMs ?? 0;
        if (fault.kind === "wedged")
            this.#wedgedServers.add(tool.server);
        return Number.POSITIVE_INFINITY;
    }
    #strike(waitMs, isGivenUp) {
        this.#waitedMs += waitMs;
        this.#timedOut ||= isGivenUp;
        if (this.#detectedAt !== undefined)
            return;
        this.#detectedAt = this.#waitedMs;
        this.#detectionMs = waitMs;
    }
    #timeout({ name }) {
        const text = `the call of ${name} timed out: no answer within ${this.giveUpMs} ms`;
        return { isError: true, result: { error: text }, text };
    }
}

// EXTERNAL MODULE: ./src/agents/loop.ts + 1 modules
var loop = __webpack_require__(89605);
// EXTERNAL MODULE: ./src/agents/types.ts
var types = __webpack_require__(68959);
;// CONCATENATED MODULE: ./src/agents/user.ts


const DONE = /^\W*DONE\W*$/i;
/** A user who says these messages, and whom `simulated` plays from then on. */
function scriptedUser(texts, simulated) {
    const left = [...texts];
    return { next: async (said) => left.shift() ?? simulated?.next(said) };
}
/** A user whom a model plays, until it answers DONE or has said `maxTurns` messages. */
function simulatedUser(model, { goal, persona, maxTurns }, maxTokens) {
    const system = [
        "You play the user in a conversation with an assistant. Write only the user's next message, nothing else.",
        `Your goal: ${goal}`,
        ...(persona === undefined ? [] : [`Who you are: ${persona}`]),
        "When the goal is reached, or cannot be reached, answer with the single word DONE.",
    ].join("\n");
    return {
        async next(said) {
            if (said.filter(({ role }) => role === "user").length >= maxTurns)
                return undefined;
            const { text, end } = await model.ask({ system, messages: fromTheUser(said), maxTokens });
            if (DONE.test(text))
                return undefined;
            if (end === "refusal" || text.trim() === "") {
                throw new types/* ModelFault */.QS((0,redacted/* say */.cv) `the model ${(0,redacted/* hide */.jD)(model.name)}, which plays the user, wrote no message`, "Make the goal of `simulate` clearer, or use another model.");
            }
            return text;
        },
    };
}
/** The conversation as the user sees it: the assistant's final replies are what comes in. */
function fromTheUser(said) {
    const seen = [{ role: "user", text: "Write your first message to the assistant." }];
    for (const message of said) {
        if (message.role === "user")
            seen.push({ role: "assistant", text: message.text, calls: [] });
        if (message.role === "assistant" && message.calls.length === 0)
            seen.push({ role: "user", text: message.text });
    }
    return seen;
}

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/engine/call.ts
var call = __webpack_require__(43568);
// EXTERNAL MODULE: ./src/engine/judge/model-text.ts
var model_text = __webpack_require__(5979);
// EXTERNAL MODULE: ./src/engine/lanes/acquire-session.ts
var acquire_session = __webpack_require__(47307);
// EXTERNAL MODULE: ./src/engine/references.ts
var references = __webpack_require__(61426);
;// CONCATENATED MODULE: ./src/engine/kinds/agent-run.ts














/** What a model sees of an image, for example. */
const NO_TEXT = "(The result has no text.)";
/** What the model sends is judged by no assertion of its own. */
const UNJUDGED = {
    assertions: undefined,
    deferred: false,
    readsHttp: false,
    readsStderr: false,
    expectsError: false,
};
/** Runs the agent once over its servers; or why they could not be used. Throws ModelFault. */
async function runOnce(spec, values, context) {
    const { test, subject, model } = spec;
    const tools = [];
    const { cassette } = context;
    let fill = (value) => value;
    if (cassette?.kind === "player") {
        tools.push(...test.servers.flatMap((server) => cassette.toolsOf(server)));
        if (spec.deferred)
            fill = (value) => (0,references/* fillReferences */.k)(value, { context, values });
    }
    for (const [index, server] of cassette?.kind === "player" ? [] : test.servers.entries()) {
        const acquired = await (0,acquire_session/* acquireSession */.t)(server, spec.deferred, subject, values, context);
        if (acquired.kind !== "session")
            return { stopped: (0,verdict/* attemptWithoutAnswer */.iq)(acquired) };
        // References to a server mean the first.
        if (index === 0)
            fill = acquired.fill;
        const listed = await toolsOf(server, acquired, spec, context);
        if (!Array.isArray(listed))
            return { stopped: listed };
        tools.push(...listed);
        if (cassette?.kind === "recorder")
            cassette.addTools(server, listed);
    }
    const { caps: limits, user, faults, recovery, system, timeoutMs } = test;
    const text = (value) => String(fill(value));
    const injector = new FaultInjector(faults, recovery?.maxDetectionMs ?? timeoutMs);
    const run = { tools, faults: [], errored: false, fill };
    const catalog = catalogOf(tools);
    const live = callTool(spec, run, values, context);
    const trace = await (0,loop/* runAgent */.J)({
        model,
        catalog,
        limits,
        ...(system !== undefined && { system: text(system) }),
        user: (played) => {
            const { said, simulate } = user;
            const texts = said.map(text);
            if (simulate === undefined)
                return scriptedUser(texts);
            const { goal, persona, maxTurns } = simulate;
            const simulation = { goal: text(goal), ...(persona !== undefined && { persona: text(persona) }), maxTurns };
            return scriptedUser(texts, simulatedUser(played, simulation, limits.maxTokens));
        },
        hasTurns: user.hasTurns,
        call: injector.wrap(cassette?.kind === "player" ? cassette.call : cassette ? cassette.wrap(live) : live),
        // How busy the run is with other tests says nothing about this one.
        now: () => (cassette?.kind === "player" ? cassette.now() : performance.now() - (model.waitedMs?.() ?? 0)) +
            injector.waitedMs,
    });
    return { ...run, trace, ...(faults.length > 0 && { recovery: injector.recovery(trace) }) };
}
/** The tools that a server lists; the attempt ends if it does not list them. */
async function toolsOf(server, { lane, session, generated }, { subject, test: { timeoutMs } }, context) {
    if (!(0,list_all/* listsOf */.fO)(session.facts.capabilities).includes("tools/list"))
        return [];
    const { items, broken } = await (0,list_all/* listAll */._w)("tools/list", async (method, params) => {
        const options = { timeoutMs, purpose: "test", generated, owner: context.owner };
        const outcome = await session.request(method, params, options);
        await lane.recordOutcome(session, outcome);
        return outcome;
    });
    if (broken) {
        const call = { method: "tools/list", params: {}, line: () => "tools/list" };
        const response = (0,engine_response/* responseOf */.lR)(broken, { subject, call, session, timeoutMs, readsHttp: false });
        if (response.kind !== "response")
            return (0,verdict/* attemptWithoutAnswer */.iq)(response);
        const failure = (0,judge_failure/* failureOf */.g)(subject, "ASSERT-RESULT", {
            message: (0,redacted/* say */.cv) `the server ${(0,redacted/* hide */.jD)(server)} did not answer tools/list with its tools`,
            actual: (0,redacted/* hideValue */.Em)(response.answer),
        });
        return { status: "failed", failures: [failure], durationMs: 0, call };
    }
    return items.filter(json/* isObject */.Gv).flatMap(({ name, description, inputSchema }) => typeof name === "string"
        ? [
            {
                server,
                name,
                description: typeof description === "string" ? description : "",
                inputSchema: (0,json/* isObject */.Gv)(inputSchema) ? inputSchema : { type: "object" },
            },
        ]
        : []);
}
/** Calls the tools of the servers; faults are added to the run, and the model gets them as errors. */
function callTool({ subject, test }, run, values, context) {
    return async ({ server, name }, args) => {
        const result = await (0,call/* makeCall */.p)({
            subject: { ...subject, test: { ...subject.test, server } },
            server,
            call: { block: "tools", tool: name, args },
            timeoutMs: test.timeoutMs,
            expect: UNJUDGED,
            // A model may call a tool wrongly: the server need not succeed.
            purpose: "probe",
        }, values, context);
        if (result.kind === "answer") {
            const { error, result: answer } = result.envelope;
            const isError = error !== undefined || ((0,json/* isObject */.Gv)(answer) && answer["isError"] === true);
            return { isError, result: error === undefined ? answer : { error }, text: (0,model_text/* modelText */.Z)(answer) || NO_TEXT };
        }
        if (result.kind === "lost")
            throw new Error("no call of an agent is lost on the wire");
        const failures = result.kind === "fault"
            ? result.failures
            : [(0,judge_failure/* failureOf */.g)(subject, "ASSERT-RESULT", { message: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(name)} could not be called: ${result.reason}` })];
        if (result.kind === "unverified")
            run.unverified ??= result.reason;
        else
            run.faults.push(...failures);
        if (result.kind === "fault")
            run.errored ||= result.status === "errored";
        const text = failures.map(({ message }) => message).join("; ");
        return { isError: true, result: { error: text }, text };
    };
}

;// CONCATENATED MODULE: ./src/engine/kinds/agents.ts










/** What a row keeps of an agent's calls and reply. */
const MAX_CALLS = 200;
const MAX_REPLY = 4 * 1024;
/** agents[]: a model that uses the tools of servers, run once or `runs` times. */
async function runAgentTest(checked, test, values, context) {
    const subject = { suite: context.suite, test };
    const name = (0,model_name/* modelName */.f)(test.model);
    let opened;
    const { cassette } = context;
    const live = () => context.openModel(test.model, checked.test);
    try {
        cassette?.start();
        opened = await (cassette ? cassette.openModel(test.model, live) : live());
    }
    catch (error) {
        return { status: "errored", durationMs: 0, failures: [(0,agent_failures/* modelFailure */.iW)(subject, error)] };
    }
    if (opened.kind === "no-key") {
        const reason = (0,redacted/* say */.cv) `${(0,redacted/* join */.fj)(opened.variables.map(redacted/* hide */.jD), " or ")} is not set: the model ${(0,redacted/* hide */.jD)(name)} needs it`;
        return { status: "deferred", durationMs: 0, failures: [], reason };
    }
    const call = { method: "agent", params: {}, line: () => `${name} over ${test.servers.join(", ")}` };
    const spec = { test, deferred: checked.deferred, subject, model: opened.model, call };
    const attempts = [];
    // Those of another attempt do not count.
    context.runs.length = 0;
    for (let run = 0; run < test.runs; run += 1) {
        // The answers of the run before it are judged.
        context.kept.release();
        const attempt = await attemptOnce(checked, spec, test, values, context);
        // The other runs would meet the same.
        if (attempt.status !== "passed" && attempt.status !== "failed")
            return attempt;
        attempts.push(attempt);
    }
    return test.runs === 1 ? attempts[0] : judgeTrials(attempts, test, subject, call);
}
async function attemptOnce(checked, spec, test, values, context) {
    const { subject, call } = spec;
    const startedAt = performance.now();
    const since = () => (0,engine_response/* round */.LI)(performance.now() - startedAt);
    let run;
    try {
        run = await runOnce(spec, values, context);
    }
    catch (error) {
        return { status: "errored", durationMs: since(), failures: [(0,agent_failures/* modelFailure */.iW)(subject, error)], call };
    }
    if ("stopped" in run)
        return run.stopped;
    const { cassette } = context;
    if (cassette?.kind === "recorder" && (run.faults.length > 0 || run.unverified !== undefined))
        cassette.giveUp();
    context.runs.push(finishedRun(test, run));
    const durationMs = since();
    const agent = agentRow((0,model_name/* modelName */.f)(test.model), run, cassette?.kind === "player" ? cassette.file : undefined);
    const judged = await judgeRun(checked, run, subject, test, context);
    return { ...judged, durationMs, call, agent };
}
/** A run as metrics score it. */
function finishedRun({ user }, { trace, tools, fill }) {
    const said = trace.conversation.per_turn.map((turn) => turn.user);
    return {
        task: (said.length > 0 ? said : user.said.map((text) => String(fill(text)))).join("\n\n"),
        trace,
        schemaOf: ({ server, name }) => tools.find((tool) => tool.server === server && tool.name === name)?.inputSchema,
    };
}
/** Judges one run: faults of servers, how it ended, the recovery, the assertions and the limits. */
async function judgeRun(checked, { trace, recovery, faults, errored, unverified, fill }, subject, test, context) {
    const assertions = checked.assertions ?? [];
    const { stop_reason } = trace.conversation;
    const judged = await (0,verdict/* judgeEnvelope */.Yj)(traceEnvelope(trace, context), subject, { ...checked, assertions }, test.limits, fill, (0,test_context/* warnerOf */.Z)(context, test.server), context.ports);
    const isExpected = assertions.some(({ source: { target } }) => target === "conversation.stop_reason");
    const failures = [
        ...faults,
        ...(isExpected ? [] : (0,agent_failures/* endFailure */._2)(subject, stop_reason, test.caps)),
        ...(0,agent_failures/* recoveryFailures */.Hj)(subject, recovery, test),
        ...judged.failures,
    ];
    if (errored || judged.status === "errored")
        return { status: "errored", failures };
    if (failures.length > 0)
        return { status: "failed", failures };
    if (unverified !== undefined)
        return { status: "unverified", failures, reason: unverified };
    return judged;
}
/** What assertions read of a run. */
function traceEnvelope(trace, { targetVersion }) {
    return {
        ...trace,
        // The limits of `expect` read these.
        duration_ms: trace.conversation.duration_ms,
        result: { content: [{ type: "text", text: trace.final_response }] },
        notifications: [],
        protocol_version: targetVersion,
    };
}
/** What the row shows of a run. */
function agentRow(model, { trace, recovery }, cassette) {
    const { tokens, cost_usd, stop_reason } = trace.conversation;
    return {
        model,
        ...(cassette !== undefined && { cassette: (0,redacted/* hide */.jD)(cassette) }),
        stop_reason,
        tokens,
        ...(cost_usd !== undefined && { cost_usd }),
        tool_calls: trace.tool_calls.slice(0, MAX_CALLS).map(({ server, name }, index) => ({
            server,
            name,
            is_error: trace.tool_results[index]?.isError === true,
        })),
        final_response: (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(trace.final_response), MAX_REPLY),
        ...(recovery !== undefined && {
            recovery: {
                ...(recovery.detectionMs !== undefined && { detection_ms: recovery.detectionMs }),
                ...(recovery.recoveryMs !== undefined && { recovery_ms: recovery.recoveryMs }),
                recovered: recovery.recovered,
                timed_out: recovery.timedOut,
            },
        }),
    };
}
/** Judges repeated runs: at least the share `pass_rate` must have passed. */
function judgeTrials(attempts, test, subject, call) {
    const failed = attempts.filter(({ status }) => status === "failed");
    const passed = attempts.length - failed.length;
    const durationMs = (0,engine_response/* round */.LI)(attempts.reduce((sum, attempt) => sum + attempt.durationMs, 0));
    const shown = (failed[0] ?? attempts.at(-1))?.agent;
    const trials = {
        runs: attempts.length,
        passed,
        pass_rate: test.passRate,
        rates: trialRates(passed, attempts.length),
    };
    const agent = shown && { ...shown, ...sumsOf(attempts), trials };
    const rest = { durationMs, call, ...(agent && { agent }) };
    if (passed / attempts.length >= test.passRate)
        return { status: "passed", failures: [], ...rest };
    const message = (0,redacted/* say */.cv) `${passed} of ${(0,plural/* plural */.L)(attempts.length, "run")} passed; pass_rate is ${test.passRate}`;
    const tooFew = (0,judge_failure/* failureOf */.g)(subject, "AGENT-PASS-RATE", { message, ...(0,agent_failures/* placeOfKey */.qQ)(subject, "pass_rate") });
    return { status: "failed", failures: [tooFew, ...eachOnce(failed)], ...rest };
}
function sumsOf(attempts) {
    const rows = attempts.flatMap(({ agent }) => agent ?? []);
    const sum = (read) => rows.reduce((total, row) => total + read(row), 0);
    const hasCost = rows.some(({ cost_usd }) => cost_usd !== undefined);
    return {
        tokens: {
            prompt: sum(({ tokens }) => tokens.prompt),
            completion: sum(({ tokens }) => tokens.completion),
            total: sum(({ tokens }) => tokens.total),
        },
        ...(hasCost && { cost_usd: sum(({ cost_usd = 0 }) => cost_usd) }),
    };
}
/** The failures of several runs, alike ones once, with how many runs had them. */
function eachOnce(failed) {
    const found = new Map();
    for (const { failures } of failed) {
        for (const failure of failures) {
            const key = JSON.stringify([failure.rule_id, failure.target, failure.location, failure.message]);
            const alike = found.get(key) ?? { failure, runs: 0 };
            alike.runs += 1;
            found.set(key, alike);
        }
    }
    return [...found.values()].map(({ failure, runs }) => {
        const times = (0,redacted/* say */.cv) `in ${(0,plural/* plural */.L)(runs, "run")}`;
        return { ...failure, note: failure.note === undefined ? times : (0,redacted/* say */.cv) `${times}; ${(0,redacted/* hide */.jD)(failure.note)}` };
    });
}


/***/ }),

/***/ 91136:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VW: () => (/* binding */ LIST_MEMBERS),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   fO: () => (/* binding */ listsOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);



const MAX_PAGES = 1_000;
const MAX_ITEMS = 100_000;
/** The member of each result that has the items. */
const LIST_MEMBERS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resourceTemplates",
    "prompts/list": "prompts",
};
/** The list methods of a server with these capabilities. */
function listsOf(capabilities) {
    const has = (name) => (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities[name]);
    return [
        ...(has("tools") ? ["tools/list"] : []),
        ...(has("resources") ? ["resources/list", "resources/templates/list"] : []),
        ...(has("prompts") ? ["prompts/list"] : []),
    ];
}
/**
 * Reads a list page by page; stops at a repeated cursor, 1,000 pages, 100,000 items or 32 MiB of them.
 *
 * @param send sends one request of the method
 */
async function listAll(method, send) {
    const member = LIST_MEMBERS[method] ?? "";
    const seen = new Set();
    const items = [];
    let first;
    let cursor;
    let weight = 0;
    for (;;) {
        const outcome = await send(method, cursor === undefined ? undefined : { cursor });
        first ??= outcome;
        const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) || !Array.isArray(result[member])) {
            return { first, broken: outcome, unfinished: true, items };
        }
        weight += (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(result[member], _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list);
        if (weight > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list || items.length + result[member].length > MAX_ITEMS) {
            return { first, broken: tooLarge(method), unfinished: true, items };
        }
        for (const item of result[member])
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string")
            return { first, unfinished: false, items };
        if (seen.has(next) || seen.size === MAX_PAGES)
            return { first, unfinished: true, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))} or than ${MAX_ITEMS}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}


/***/ })

};
