export const id = 2113;
export const ids = [2113,8139];
export const modules = {

/***/ 38671:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ nameInCassette),
/* harmony export */   N$: () => (/* binding */ embeddingQuestionOf),
/* harmony export */   YH: () => (/* binding */ questionOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89605);




/** The name under which the judge of a suite that names none is recorded: a replay may have no key. */
const DEFAULT_JUDGE = "the default judge";
/** What a request asks of a model. Ids and signatures, which providers make up, do not count. */
function questionOf(model, { system = "", messages, tools = [], maxTokens, schema }) {
    return {
        model,
        "system prompt": digest(system),
        prompt: digest(messages.filter(({ role }) => role === "user")),
        tools: digest(tools),
        conversation: digest(messages.filter(({ role }) => role !== "user").map(_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutIds */ .L)),
        max_tokens: maxTokens,
        "answer schema": digest(schema ?? null),
    };
}
/** What texts are compared by a model. */
function embeddingQuestionOf(model, texts) {
    return { model, texts: digest(texts) };
}
/** A model's name in a cassette. */
function nameInCassette(name) {
    if (name === undefined)
        return DEFAULT_JUDGE;
    return name.provider === undefined ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(name.id) : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(`${name.provider}/${name.id}`);
}
function digest(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
        .update((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hideValue */ .Em)(value)))
        .digest("hex");
}


/***/ }),

/***/ 62113:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AgentRecorder: () => (/* binding */ AgentRecorder)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55527);
/* harmony import */ var _question_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38671);
/* harmony import */ var _recordings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38139);



/** Records what the models and servers of one agent test answer. */
class AgentRecorder {
    test;
    onEnd;
    kind = "recorder";
    /** In the order in which they were asked; without an answer, undefined. */
    #interactions = [];
    #isComplete = false;
    /** `onEnd` gets the recording of a test that can be replayed. */
    constructor(test, onEnd) {
        this.test = test;
        this.onEnd = onEnd;
    }
    /** Starts an attempt: what was recorded of an earlier one does not count. */
    start() {
        this.#interactions = [{ request: { method: "agent/run", params: { ...this.test } } }];
        this.#isComplete = true;
    }
    /** Opens a model whose answers are recorded; without a name, the default judge. */
    async openModel(name, open) {
        const opened = await open();
        return opened.kind === "model"
            ? { kind: "model", model: this.#recorded((0,_question_js__WEBPACK_IMPORTED_MODULE_0__/* .nameInCassette */ .Fu)(name), opened.model) }
            : opened;
    }
    /** Records the tools that a server listed. */
    addTools(server, tools) {
        const response = { tools: tools.map(({ server: _, ...tool }) => tool) };
        this.#interactions.push({ request: { method: "tools/list", params: { server } }, response });
    }
    /** Calls tools, and records their results. */
    wrap(call) {
        return (tool, args) => {
            const params = { server: tool.server, name: tool.name, arguments: args };
            return this.#record({ method: "tools/call", params }, () => call(tool, args), (answer) => ({ ...answer }));
        };
    }
    /** A call that no server answered, for example, cannot be replayed: the test is not recorded. */
    giveUp() {
        this.#isComplete = false;
    }
    /** The test is over. `isJudged`: it passed or failed. */
    end(isJudged) {
        const interactions = this.#interactions.filter((interaction) => interaction !== undefined);
        if (isJudged && this.#isComplete && !(0,_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooDeep */ .f)(interactions))
            this.onEnd((0,_recordings_js__WEBPACK_IMPORTED_MODULE_1__.recordingId)(this.test), interactions);
    }
    #recorded(recorded, model) {
        const { embed } = model;
        return {
            ...model,
            isFixed: true,
            ask: (request) => this.#record({ method: "model/ask", params: (0,_question_js__WEBPACK_IMPORTED_MODULE_0__/* .questionOf */ .YH)(recorded, request) }, () => model.ask(request), 
            // `raw` is for the provider alone.
            ({ raw: _, ...reply }) => reply, model.waitedMs),
            ...(embed && {
                embed: (texts, signal) => this.#record({ method: "model/embed", params: (0,_question_js__WEBPACK_IMPORTED_MODULE_0__/* .embeddingQuestionOf */ .N$)(recorded, texts) }, () => embed(texts, signal), (result) => result),
            }),
        };
    }
    async #record(request, ask, responseOf, waitedMs = () => 0) {
        const interactions = this.#interactions;
        const index = interactions.push(undefined) - 1;
        // How busy the run is says nothing about the answer.
        const now = () => performance.now() - waitedMs();
        const startedAt = now();
        const answer = await ask();
        const duration_ms = Math.max(0, Math.round((now() - startedAt) * 100) / 100);
        interactions[index] = { request, response: responseOf(answer), duration_ms };
        return answer;
    }
}


/***/ }),

/***/ 38139:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ testName),
/* harmony export */   recordingId: () => (/* binding */ recordingId),
/* harmony export */   recordingsOf: () => (/* binding */ recordingsOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/** The recordings of a cassette, in the order of the file. */
function recordingsOf(interactions) {
    const recordings = [];
    for (const interaction of interactions) {
        const { method, params: test = {} } = interaction.request;
        if (method === "agent/run")
            recordings.push({ id: recordingId(test), name: testName(test), test, interactions: [interaction] });
        else
            recordings.at(-1)?.interactions.push(interaction);
    }
    return recordings;
}
/** The same for all recordings of a test: a new one replaces the old one. */
function recordingId({ block, test, row, revision }) {
    return JSON.stringify((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)([block ?? "agents", test, row ?? null, revision]));
}
/** A recorded test, as messages name it. */
function testName({ test, row, revision }) {
    const name = row === undefined ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(String(test)) : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(String(test))} [${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(String(row))}]`;
    return typeof revision === "string" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${name}\` at revision ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(revision)}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${name}\``;
}


/***/ }),

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


/***/ })

};
