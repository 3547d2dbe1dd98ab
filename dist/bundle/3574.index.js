export const id = 3574;
export const ids = [3574,8139];
export const modules = {

/***/ 43574:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AgentPlayer: () => (/* binding */ AgentPlayer)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68959);
/* harmony import */ var _question_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38671);
/* harmony import */ var _recordings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38139);





const ENDS = ["end", "tools", "max_tokens", "refusal"];
/** Answers for the models and servers of one agent test, as they were recorded. Time is the recorded time. */
class AgentPlayer {
    recorded;
    test;
    file;
    kind = "player";
    #left = [];
    #clockMs = 0;
    /** `recorded`: everything in the file, which messages call `file`. */
    constructor(recorded, test, file) {
        this.recorded = recorded;
        this.test = test;
        this.file = file;
    }
    /** Starts from the beginning. Throws a CassetteFault if the test was not recorded. */
    start() {
        const wanted = (0,_recordings_js__WEBPACK_IMPORTED_MODULE_3__.recordingId)(this.test);
        const recording = (0,_recordings_js__WEBPACK_IMPORTED_MODULE_3__.recordingsOf)(this.recorded).find(({ id }) => id === wanted);
        if (recording === undefined) {
            throw this.#fault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the cassette ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(this.file)} has no recording of ${(0,_recordings_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(this.test)}`);
        }
        this.#left = recording.interactions.slice(1);
        this.#clockMs = 0;
    }
    /** Milliseconds of recorded time since the start. */
    now() {
        return this.#clockMs;
    }
    /** A model that gives the recorded answers; it needs no key. */
    async openModel(name) {
        const recorded = (0,_question_js__WEBPACK_IMPORTED_MODULE_2__/* .nameInCassette */ .Fu)(name);
        const model = {
            name: recorded,
            provider: "cassette",
            isFixed: true,
            ask: (request) => {
                const params = (0,_question_js__WEBPACK_IMPORTED_MODULE_2__/* .questionOf */ .YH)(recorded, request);
                return this.#play({ method: "model/ask", params }, replyOf, () => this.#drift(params));
            },
            embed: (texts) => {
                const params = (0,_question_js__WEBPACK_IMPORTED_MODULE_2__/* .embeddingQuestionOf */ .N$)(recorded, texts);
                const text = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the cassette ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(this.file)} has no embeddings of these texts by ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(recorded)}`;
                return this.#play({ method: "model/embed", params }, vectorsOf, () => text);
            },
        };
        return { kind: "model", model };
    }
    /** The recorded tools of a server. Throws a CassetteFault if there are none. */
    toolsOf(server) {
        const wanted = keyOf({ method: "tools/list", params: { server } });
        const found = this.#left.find(({ request }) => keyOf(request) === wanted)?.response?.["tools"];
        if (Array.isArray(found))
            return found.filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv).map((tool) => toolOf(server, tool));
        throw this.#fault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the servers changed: the cassette ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(this.file)} has no tools of the server ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(server)}`);
    }
    /** Gives the recorded results of tools. */
    call = ({ server, name }, args) => {
        const params = { server, name, arguments: args };
        const text = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the cassette ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(this.file)} has no result of this call of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}`;
        return this.#play({ method: "tools/call", params }, answerOf, () => text);
    };
    /** The first answer to the request that was not given yet. */
    async #play(request, read, miss) {
        const wanted = keyOf(request);
        const index = this.#left.findIndex((left) => keyOf(left.request) === wanted);
        const [found] = index < 0 ? [] : this.#left.splice(index, 1);
        if (found === undefined)
            throw this.#fault(miss());
        const { response = {}, duration_ms = 0 } = found;
        // What was asked at the same time ran at the same time.
        const endsAt = this.#clockMs + duration_ms;
        await Promise.resolve();
        this.#clockMs = Math.max(this.#clockMs, endsAt);
        const answer = read(response);
        if (answer !== undefined)
            return answer;
        throw this.#fault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the cassette ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(this.file)} has an answer that cannot be read`);
    }
    #fault(message) {
        const command = this.test.block === "evals" ? "eval" : "run";
        return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .CassetteFault */ .hx(message, `Record it again with \`mcptest ${command} --record-agents\`.`);
    }
    /** What is asked otherwise than it was recorded. */
    #drift(question) {
        const changes = this.#left
            .filter(({ request }) => request.method === "model/ask")
            .map(({ request: { params = {} } }) => Object.keys(question).filter((part) => keyOf(params[part]) !== keyOf(question[part])));
        const [first] = changes.sort((a, b) => a.length - b.length);
        const file = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(this.file);
        const model = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(question.model);
        if (first === undefined || first.length === 0) {
            return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the cassette ${file} has no more replies: ${model} is asked more often than it was recorded`;
        }
        const parts = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(first.map(_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD), ", ");
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the test is not the one that the cassette ${file} has recorded. What ${model} is asked differs in: ${parts}`;
    }
}
/** Equal for what is recorded as the same. */
function keyOf(value) {
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value));
}
function replyOf({ text, calls, end, usage, costUsd }) {
    const known = ENDS.find((name) => name === end);
    if (typeof text !== "string" || !Array.isArray(calls) || known === undefined || !(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(usage))
        return undefined;
    const { prompt, completion } = usage;
    if (typeof prompt !== "number" || typeof completion !== "number")
        return undefined;
    return {
        text,
        calls: calls.filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv).map(callOf),
        end: known,
        usage: { prompt, completion },
        ...(typeof costUsd === "number" && { costUsd }),
    };
}
function callOf({ id, name, args }) {
    return { id: String(id), name: String(name), args };
}
function answerOf({ isError, result, text }) {
    return typeof isError === "boolean" && typeof text === "string" ? { isError, result, text } : undefined;
}
function vectorsOf({ vectors }) {
    const isVector = (value) => Array.isArray(value) && value.every((item) => typeof item === "number");
    if (!Array.isArray(vectors) || !vectors.every(isVector))
        return undefined;
    return { vectors, usage: { prompt: 0, completion: 0 } };
}
function toolOf(server, { name, description, inputSchema }) {
    return {
        server,
        name: String(name),
        description: String(description),
        inputSchema: (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(inputSchema) ? inputSchema : { type: "object" },
    };
}


/***/ }),

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


/***/ })

};
