export const id = 8814;
export const ids = [8814];
export const modules = {

/***/ 28814:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FAMILIES: () => (/* binding */ FAMILIES),
  vendorOf: () => (/* binding */ vendorOf)
});

// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/agents/providers/wire.ts
var wire = __webpack_require__(24598);
;// CONCATENATED MODULE: ./src/agents/providers/anthropic.ts



const ENDS = new Map([
    ["tool_use", "tools"],
    ["max_tokens", "max_tokens"],
    ["model_context_window_exceeded", "max_tokens"],
    ["refusal", "refusal"],
]);
/** Anthropic's Messages API. This version of it refuses temperature, top_p and top_k. */
const anthropic = {
    headers: (key) => ({ "x-api-key": key, "anthropic-version": "2026-10-21" }),
    path: () => "/v1/messages",
    body: (model, { system, messages, tools = [], maxTokens, schema }) => ({
        model,
        max_tokens: maxTokens,
        ...(system !== undefined && { system }),
        messages: messages.map(messageOf),
        ...(tools.length > 0 && {
            tools: tools.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema })),
        }),
        ...(schema && { output_config: { format: { type: "json_schema", schema: (0,wire/* strictSchema */.T)(schema) } } }),
    }),
    read: readReply,
};
function messageOf(message) {
    if (message.role === "user")
        return { role: "user", content: message.text };
    if (message.role === "assistant") {
        const text = message.text === "" ? [] : [{ type: "text", text: message.text }];
        const calls = message.calls.map(({ id, name, args }) => ({ type: "tool_use", id, name, input: args }));
        return { role: "assistant", content: message.raw ?? [...text, ...calls] };
    }
    const content = message.results.map(({ callId, text, isError }) => ({
        type: "tool_result",
        tool_use_id: callId,
        content: text,
        ...(isError && { is_error: true }),
    }));
    return { role: "user", content };
}
function readReply(answer) {
    const { content, stop_reason: stop } = answer;
    if (!Array.isArray(content))
        throw new wire/* UnreadableReply */.eF((0,redacted/* say */.cv) `it has no \`content\``);
    const blocks = content.filter(json/* isObject */.Gv);
    const usage = (0,wire/* objectAt */.lJ)(answer, "usage");
    return {
        text: blocks.map((block) => (block["type"] === "text" ? (0,wire/* textAt */.$6)(block, "text") : "")).join(""),
        calls: blocks
            .filter(({ type }) => type === "tool_use")
            .map((block) => ({ id: (0,wire/* textAt */.$6)(block, "id"), name: (0,wire/* textAt */.$6)(block, "name"), args: block["input"] ?? {} })),
        end: ENDS.get(stop) ?? "end",
        usage: {
            prompt: (0,wire/* tokensAt */.k0)(usage, "input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"),
            completion: (0,wire/* tokensAt */.k0)(usage, "output_tokens"),
        },
        raw: content,
    };
}

// EXTERNAL MODULE: ./src/agents/providers/openai-shared.ts
var openai_shared = __webpack_require__(74271);
;// CONCATENATED MODULE: ./src/agents/providers/google.ts



/** Calls of older models have no id: these are ours, and are not sent. */
const ID_PREFIX = "mcptest-call-";
const REFUSALS = new Set(["SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"]);
/** Google's Gemini API. */
const google = {
    headers: (key) => ({ "x-goog-api-key": key }),
    path: (model) => `/v1beta/${resourceOf(model)}:generateContent`,
    body: (_, { system, messages, tools = [], maxTokens, schema }) => ({
        ...(system !== undefined && { systemInstruction: { parts: [{ text: system }] } }),
        contents: messages.map(contentOf),
        ...(tools.length > 0 && {
            tools: [
                {
                    functionDeclarations: tools.map(({ name, description, inputSchema }) => ({
                        name,
                        description,
                        parametersJsonSchema: inputSchema,
                    })),
                },
            ],
        }),
        generationConfig: {
            maxOutputTokens: maxTokens,
            ...(schema && { responseMimeType: "application/json", responseJsonSchema: schema }),
        },
    }),
    read: google_readReply,
    embeddings: {
        path: (model) => `/v1beta/${resourceOf(model)}:batchEmbedContents`,
        body: (model, texts) => ({
            requests: texts.map((text) => ({ model: resourceOf(model), content: { parts: [{ text }] } })),
        }),
        read: (answer) => ({
            vectors: (0,wire/* objectsAt */.yR)(answer, "embeddings").map(({ values }) => (0,openai_shared/* readVector */.A6)(values)),
            usage: { prompt: (0,wire/* tokensAt */.k0)((0,wire/* objectAt */.lJ)(answer, "usageMetadata"), "promptTokenCount"), completion: 0 },
        }),
    },
};
function resourceOf(model) {
    return model.startsWith("models/") ? model : `models/${model}`;
}
function contentOf(message) {
    if (message.role === "user")
        return { role: "user", parts: [{ text: message.text }] };
    if (message.role === "tool") {
        const parts = message.results.map(({ callId, name, text, isError }) => ({
            functionResponse: { ...idOf(callId), name, response: isError ? { error: text } : { output: text } },
        }));
        return { role: "user", parts };
    }
    // As it was received: it may have signatures of thoughts, without which the model rejects it.
    if (message.raw !== undefined)
        return message.raw;
    const text = message.text === "" ? [] : [{ text: message.text }];
    const calls = message.calls.map(({ id, name, args }) => ({ functionCall: { ...idOf(id), name, args } }));
    return { role: "model", parts: [...text, ...calls] };
}
function idOf(id) {
    return id.startsWith(ID_PREFIX) ? {} : { id };
}
function google_readReply(answer, { messages }) {
    const candidate = (0,wire/* objectsAt */.yR)(answer, "candidates")[0];
    const metadata = (0,wire/* objectAt */.lJ)(answer, "usageMetadata");
    const usage = {
        prompt: (0,wire/* tokensAt */.k0)(metadata, "promptTokenCount", "toolUsePromptTokenCount"),
        completion: (0,wire/* tokensAt */.k0)(metadata, "candidatesTokenCount", "thoughtsTokenCount"),
    };
    if (candidate === undefined) {
        if ((0,wire/* textAt */.$6)(answer["promptFeedback"], "blockReason") !== "")
            return { text: "", calls: [], end: "refusal", usage };
        throw new wire/* UnreadableReply */.eF((0,redacted/* say */.cv) `it has no \`candidates\``);
    }
    const content = (0,wire/* objectAt */.lJ)(candidate, "content");
    const parts = (0,wire/* objectsAt */.yR)(content, "parts");
    const calls = parts
        .filter((part) => "functionCall" in part)
        .map((part, index) => {
        const call = (0,wire/* objectAt */.lJ)(part, "functionCall");
        const id = (0,wire/* textAt */.$6)(call, "id") || `${ID_PREFIX}${messages.length}-${index}`;
        return { id, name: (0,wire/* textAt */.$6)(call, "name"), args: call["args"] ?? {} };
    });
    return {
        text: parts.map((part) => (part["thought"] === true ? "" : (0,wire/* textAt */.$6)(part, "text"))).join(""),
        calls,
        end: endOf((0,wire/* textAt */.$6)(candidate, "finishReason"), calls.length > 0),
        usage,
        ...(parts.length > 0 && { raw: { role: "model", parts } }),
    };
}
function endOf(reason, hasCalls) {
    if (reason === "MAX_TOKENS")
        return "max_tokens";
    if (REFUSALS.has(reason))
        return "refusal";
    // The call that the model wanted to make is not in the reply.
    if (reason === "MALFORMED_FUNCTION_CALL")
        throw new wire/* UnreadableReply */.eF((0,redacted/* say */.cv) `it ended with ${(0,redacted/* hide */.jD)(reason)}`);
    return hasCalls ? "tools" : "end";
}

// EXTERNAL MODULE: ./src/agents/providers/openai-chat.ts
var openai_chat = __webpack_require__(16472);
;// CONCATENATED MODULE: ./src/agents/providers/openai-responses.ts




/** Models that reason. Others reject a request that includes the content of reasoning. */
const REASONING = /^(o\d|gpt-[5-9])(?!.*chat)/;
/** The API accepts no less. */
const MIN_TOKENS = 16;
const MAX_SHOWN = 300;
/** OpenAI's Responses API. OpenAI stores nothing: each request has the whole conversation, reasoning included. */
function openaiResponses(organization) {
    return {
        headers: (key) => (0,openai_shared/* openaiHeaders */.f_)(key, organization),
        path: () => "/responses",
        body: responsesBody,
        read: openai_responses_readReply,
        embeddings: (0,openai_shared/* openaiEmbeddings */.D5)("/embeddings"),
    };
}
function responsesBody(model, { system, messages, tools = [], maxTokens, schema }) {
    return {
        model,
        ...(system !== undefined && { instructions: system }),
        input: messages.flatMap(itemsOf),
        ...(tools.length > 0 && {
            tools: tools.map(({ name, description, inputSchema }) => ({
                type: "function",
                name,
                description,
                parameters: inputSchema,
                strict: false,
            })),
        }),
        max_output_tokens: Math.max(maxTokens, MIN_TOKENS),
        ...(schema && {
            text: { format: { type: "json_schema", name: "reply", schema: (0,wire/* strictSchema */.T)(schema), strict: true } },
        }),
        store: false,
        ...(REASONING.test(model) && { include: ["reasoning.encrypted_content"] }),
    };
}
function itemsOf(message) {
    if (message.role === "user")
        return [{ role: "user", content: message.text }];
    if (message.role === "tool") {
        return message.results.map(({ callId, text }) => ({ type: "function_call_output", call_id: callId, output: text }));
    }
    if (Array.isArray(message.raw))
        return message.raw;
    return [
        ...(message.text === "" ? [] : [{ role: "assistant", content: message.text }]),
        ...message.calls.map(({ id, name, args }) => ({
            type: "function_call",
            call_id: id,
            name,
            arguments: typeof args === "string" ? args : JSON.stringify(args),
        })),
    ];
}
function openai_responses_readReply(answer) {
    const { output, status } = answer;
    if (status === "failed") {
        throw new wire/* UnreadableReply */.eF((0,redacted/* say */.cv) `it failed: ${(0,redacted/* excerpt */.Kb)((0,wire/* textAt */.$6)(answer["error"], "message"), MAX_SHOWN)}`);
    }
    if (!Array.isArray(output))
        throw new wire/* UnreadableReply */.eF((0,redacted/* say */.cv) `it has no \`output\``);
    const items = output.filter(json/* isObject */.Gv);
    const parts = items.filter(({ type }) => type === "message").flatMap((item) => (0,wire/* objectsAt */.yR)(item, "content"));
    const refusals = parts.filter(({ type }) => type === "refusal").map((part) => (0,wire/* textAt */.$6)(part, "refusal"));
    const calls = items
        .filter(({ type }) => type === "function_call")
        .map((item) => ({
        id: (0,wire/* textAt */.$6)(item, "call_id"),
        name: (0,wire/* textAt */.$6)(item, "name"),
        args: (0,wire/* parseArguments */.We)((0,wire/* textAt */.$6)(item, "arguments")),
    }));
    const usage = (0,wire/* objectAt */.lJ)(answer, "usage");
    return {
        text: parts.map((part) => (0,wire/* textAt */.$6)(part, "text")).join("") || refusals.join(""),
        calls,
        end: openai_responses_endOf(answer, refusals.length > 0, calls.length > 0),
        usage: { prompt: (0,wire/* tokensAt */.k0)(usage, "input_tokens"), completion: (0,wire/* tokensAt */.k0)(usage, "output_tokens") },
        // Reasoning without its content cannot be given back, because it is not stored.
        raw: items.filter((item) => item["type"] !== "reasoning" || typeof item["encrypted_content"] === "string"),
    };
}
function openai_responses_endOf(answer, refuses, hasCalls) {
    const reason = answer["status"] === "incomplete" ? (0,wire/* objectAt */.lJ)(answer, "incomplete_details")["reason"] : undefined;
    if (refuses || reason === "content_filter")
        return "refusal";
    if (reason !== undefined)
        return "max_tokens";
    return hasCalls ? "tools" : "end";
}

;// CONCATENATED MODULE: ./src/agents/providers/families.ts






const FAMILIES = [
    {
        vendor: "Anthropic",
        models: /^claude-/,
        keys: ["ANTHROPIC_API_KEY"],
        baseUrl: "https://api.anthropic.com",
        baseUrlVariable: "ANTHROPIC_BASE_URL",
        wire: () => anthropic,
    },
    {
        vendor: "OpenAI",
        models: /^(gpt-|chatgpt-|o\d|text-|davinci-)/,
        keys: ["OPENAI_API_KEY"],
        baseUrl: "https://api.openai.com/v1",
        baseUrlVariable: "OPENAI_BASE_URL",
        wire: (env) => openaiResponses(env["OPENAI_ORG_ID"] || undefined),
    },
    {
        vendor: "Google",
        models: /^(models\/)?gemini-/,
        keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
        baseUrl: "https://generativelanguage.googleapis.com",
        baseUrlVariable: "GOOGLE_GEMINI_BASE_URL",
        wire: () => google,
    },
    {
        vendor: "Mistral",
        models: /^(mistral|codestral|magistral|ministral|devstral|pixtral|open-mistral|open-mixtral)-/,
        keys: ["MISTRAL_API_KEY"],
        baseUrl: "https://api.mistral.ai",
        baseUrlVariable: "MISTRAL_BASE_URL",
        wire: () => openai_chat/* mistral */.L,
    },
];
/** The vendor of a model. Throws a UserError if the name does not say it. */
function vendorOf(model) {
    const family = FAMILIES.find(({ models }) => models.test(model));
    if (family !== undefined)
        return family;
    throw (0,problem/* userError */.IF)("the vendor of a model is not known", `${(0,redacted/* hide */.jD)(model)} starts like no model of ${FAMILIES.map(({ vendor }) => vendor).join(", ")}.`, "Add its endpoint to `providers`, and name the model as `{ provider: NAME, id: MODEL }`.");
}


/***/ }),

/***/ 16472:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openaiChat),
/* harmony export */   L: () => (/* binding */ mistral)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _openai_shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74271);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24598);




const ENDS = new Map([
    ["length", "max_tokens"],
    ["model_length", "max_tokens"],
    ["content_filter", "refusal"],
]);
/** OpenAI's Chat Completions API, as compatible endpoints have it. */
function openaiChat(organization) {
    // Most endpoints know this name; OpenAI's reasoning models know the new one only.
    let limit = "max_tokens";
    return {
        headers: (key) => (0,_openai_shared_js__WEBPACK_IMPORTED_MODULE_1__/* .openaiHeaders */ .f_)(key, organization),
        path: () => "/chat/completions",
        body: (model, request) => chatBody(model, request, limit),
        read: readReply,
        adapt(answer) {
            const isRefused = limit === "max_tokens" && (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(answer["error"], "message").includes("max_completion_tokens");
            if (isRefused)
                limit = "max_completion_tokens";
            return isRefused;
        },
        embeddings: (0,_openai_shared_js__WEBPACK_IMPORTED_MODULE_1__/* .openaiEmbeddings */ .D5)("/embeddings"),
    };
}
/** Mistral's API, which has the same requests and replies. */
const mistral = {
    headers: (key) => (0,_openai_shared_js__WEBPACK_IMPORTED_MODULE_1__/* .openaiHeaders */ .f_)(key),
    path: () => "/v1/chat/completions",
    body: (model, request) => chatBody(model, request, "max_tokens"),
    read: readReply,
    embeddings: (0,_openai_shared_js__WEBPACK_IMPORTED_MODULE_1__/* .openaiEmbeddings */ .D5)("/v1/embeddings"),
};
function chatBody(model, { system, messages, tools = [], maxTokens, schema }, limit) {
    return {
        model,
        messages: [...(system === undefined ? [] : [{ role: "system", content: system }]), ...messages.flatMap(messagesOf)],
        ...(tools.length > 0 && {
            tools: tools.map(({ name, description, inputSchema }) => ({
                type: "function",
                function: { name, description, parameters: inputSchema },
            })),
        }),
        [limit]: maxTokens,
        ...(schema && {
            response_format: {
                type: "json_schema",
                json_schema: { name: "reply", schema: (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .strictSchema */ .T)(schema), strict: true },
            },
        }),
    };
}
function messagesOf(message) {
    if (message.role === "user")
        return [{ role: "user", content: message.text }];
    if (message.role === "tool") {
        return message.results.map(({ callId, name, text }) => ({
            role: "tool",
            tool_call_id: callId,
            name,
            content: text,
        }));
    }
    const toolCalls = message.calls.map(({ id, name, args }) => ({
        id,
        type: "function",
        function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
    }));
    return [{ role: "assistant", content: message.text, ...(toolCalls.length > 0 && { tool_calls: toolCalls }) }];
}
function readReply(answer) {
    const choice = (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .objectsAt */ .yR)(answer, "choices")[0];
    if (choice === undefined)
        throw new _wire_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableReply */ .eF((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `it has no \`choices\``);
    const message = (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .objectAt */ .lJ)(choice, "message");
    const refusal = (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(message, "refusal");
    const calls = (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .objectsAt */ .yR)(message, "tool_calls").map((call, index) => {
        const { name, arguments: args } = (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .objectAt */ .lJ)(call, "function");
        return {
            // Some compatible endpoints send no ids.
            id: (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(call, "id") || `call-${index}`,
            name: typeof name === "string" ? name : "",
            args: typeof args === "string" ? (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .parseArguments */ .We)(args) : (args ?? {}),
        };
    });
    const usage = (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .objectAt */ .lJ)(answer, "usage");
    const end = refusal === "" ? ENDS.get(choice["finish_reason"]) : "refusal";
    return {
        text: contentText(message["content"]) || refusal,
        calls,
        end: end ?? (calls.length > 0 ? "tools" : "end"),
        usage: { prompt: (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .tokensAt */ .k0)(usage, "prompt_tokens"), completion: (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .tokensAt */ .k0)(usage, "completion_tokens") },
    };
}
/** Mistral's reasoning models send a list, in which thoughts are parts of their own. */
function contentText(content) {
    if (typeof content === "string")
        return content;
    if (!Array.isArray(content))
        return "";
    return content.map((part) => ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(part) && part["type"] === "text" ? (0,_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(part, "text") : "")).join("");
}


/***/ }),

/***/ 74271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ readVector),
/* harmony export */   D5: () => (/* binding */ openaiEmbeddings),
/* harmony export */   f_: () => (/* binding */ openaiHeaders)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24598);


/** Embeddings as OpenAI, Mistral and compatible endpoints have them. */
function openaiEmbeddings(path) {
    return {
        path: () => path,
        body: (model, texts) => ({ model, input: texts }),
        read(answer) {
            const vectors = (0,_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsAt */ .yR)(answer, "data").map(({ embedding }) => readVector(embedding));
            return { vectors, usage: { prompt: (0,_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensAt */ .k0)((0,_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .objectAt */ .lJ)(answer, "usage"), "prompt_tokens"), completion: 0 } };
        },
    };
}
/** A vector of a reply. Throws an UnreadableReply. */
function readVector(value) {
    if (Array.isArray(value) && value.length > 0 && value.every((item) => Number.isFinite(item)))
        return value;
    throw new _wire_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableReply */ .eF((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `it has an embedding that is not a list of numbers`);
}
/** The headers of OpenAI and of the APIs that copy it. */
function openaiHeaders(key, organization) {
    return {
        authorization: `Bearer ${key}`,
        ...(organization !== undefined && { "openai-organization": organization }),
    };
}


/***/ }),

/***/ 24598:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   T: () => (/* binding */ strictSchema),
/* harmony export */   We: () => (/* binding */ parseArguments),
/* harmony export */   eF: () => (/* binding */ UnreadableReply),
/* harmony export */   k0: () => (/* binding */ tokensAt),
/* harmony export */   lJ: () => (/* binding */ objectAt),
/* harmony export */   yR: () => (/* binding */ objectsAt)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);

/** A reply that does not have the shape of the vendor's API. */
class UnreadableReply extends Error {
    message;
    constructor(message) {
        super(message);
        this.message = message;
    }
}
/** A member that is an object; an empty one if it is not. */
function objectAt(value, key) {
    const member = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(member) ? member : {};
}
/** The objects of a member that is a list; none if it is not. */
function objectsAt(value, key) {
    const member = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value[key] : undefined;
    return Array.isArray(member) ? member.filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) : [];
}
/** A member that is a text; an empty one if it is not. */
function textAt(value, key) {
    const member = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value[key] : undefined;
    return typeof member === "string" ? member : "";
}
/** The sum of the members that are counts of tokens. */
function tokensAt(value, ...keys) {
    const counts = keys.map((key) => ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value[key] : undefined));
    return counts.reduce((sum, count) => sum + (typeof count === "number" && count > 0 ? count : 0), 0);
}
/** The arguments of a call: the parsed JSON, or the text if it cannot be parsed. */
function parseArguments(text) {
    // Several endpoints send an empty text for a call without arguments.
    if (text.trim() === "")
        return {};
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** Keywords that structured output does not have; the reader of the reply checks what they say. */
const NOT_STRICT = new Set([
    ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
    ...["minLength", "maxLength", "pattern", "format", "minItems", "maxItems", "uniqueItems"],
    ...["minProperties", "maxProperties", "default"],
]);
/** A JSON Schema as structured output accepts it: each object has exactly its properties, all of them required. */
function strictSchema(schema) {
    const { properties } = schema;
    const strict = Object.entries(schema).flatMap(([key, value]) => {
        if (NOT_STRICT.has(key))
            return [];
        // The names of properties and definitions are not keywords.
        if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && ["properties", "$defs", "definitions"].includes(key)) {
            return [[key, Object.fromEntries(Object.entries(value).map(([name, item]) => [name, strictValue(item)]))]];
        }
        return [[key, ["enum", "const", "required"].includes(key) ? value : strictValue(value)]];
    });
    const closed = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(properties) && { required: Object.keys(properties), additionalProperties: false };
    return { ...Object.fromEntries(strict), ...closed };
}
function strictValue(value) {
    if (Array.isArray(value))
        return value.map(strictValue);
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? strictSchema(value) : value;
}


/***/ })

};
