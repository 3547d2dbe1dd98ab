export const id = 1693;
export const ids = [1693];
export const modules = {

/***/ 41693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V7: () => (/* binding */ allRules),
  Il: () => (/* binding */ findRule),
  KX: () => (/* binding */ isRuleId),
  Y: () => (/* binding */ ruleOf),
  Y3: () => (/* binding */ ruleText)
});

;// CONCATENATED MODULE: ./src/rules/assert.ts
const ASSERT_RULES = {
    "ASSERT-RESULT": {
        title: "The call did not return a result",
        family: "ASSERT",
        severity: "must",
        text: "A test without `expect` passes if its call returns a successful result: neither a JSON-RPC error nor a result with `isError: true`.",
        fix: "Read the returned error and fix the call or the server; if you expect the error, assert it with `expect`.",
        examples: {
            good: '{"result":{"content":[{"type":"text","text":"5"}]}}',
            bad: '{"result":{"isError":true,"content":[{"type":"text","text":"no such order"}]}}',
        },
    },
    "ASSERT-TARGET": {
        title: "No value at the target path",
        family: "ASSERT",
        severity: "must",
        text: "The target of an assertion points to a value. An absent path fails with every matcher except `exact: null`.",
        fix: "Correct the path: the failure names the longest part of it that exists, and the keys there.",
        examples: {
            good: "`result.content[0].text` of an answer with one text",
            bad: "`result.content[3].text` of the same answer",
        },
    },
    "ASSERT-EXACT": {
        title: "Value does not equal the expected one",
        family: "ASSERT",
        severity: "must",
        text: "The value equals the expected one as JSON: numbers by value, keys in any order, nothing extra and nothing missing.",
        fix: "Fix the answer, or the expected value if the answer is right; `contains` compares only a part.",
        examples: {
            good: '`{a: 1, b: 2}` and {"b":2,"a":1}',
            bad: '`{a: 1, b: 2}` and {"a":1}',
        },
    },
    "ASSERT-CONTAINS": {
        title: "Expected part is missing",
        family: "ASSERT",
        severity: "must",
        text: "A string has the expected substring, an object the expected keys and values at any depth, an array every listed element at least as often as it is listed; any other value equals the expected one. Within objects and arrays, strings must be equal.",
        fix: "Look at the path in the failure: the value there is missing or differs, often in case or type.",
        examples: {
            good: '`{status: shipped}` and {"id":7,"status":"shipped"}',
            bad: '`{status: shipped}` and {"id":7,"status":"lost"}',
        },
    },
    "ASSERT-ICONTAINS": {
        title: "Expected text is missing, ignoring case",
        family: "ASSERT",
        severity: "must",
        text: "A string has the expected substring, ignoring case. A value that is not a string fails.",
        fix: "Check the wording, and that the target points to a string.",
        examples: {
            good: '`success` and "A SUCCESS"',
            bad: '`success` and "failed"',
        },
    },
    "ASSERT-CONTAINS-ALL": {
        title: "Some expected parts are missing",
        family: "ASSERT",
        severity: "must",
        text: "A string has every listed substring, or an array every listed element. A value of another type fails.",
        fix: "Fix the answer, or remove what is not required from the list.",
        examples: {
            good: '`[order, shipped]` and "order 5 shipped"',
            bad: '`[order, shipped]` and "order 5"',
        },
    },
    "ASSERT-CONTAINS-ANY": {
        title: "All expected parts are missing",
        family: "ASSERT",
        severity: "must",
        text: "A string has at least one listed substring, or an array at least one listed element. A value of another type fails, and so does an empty list.",
        fix: "Fix the answer, or add the server's wording to the list.",
        examples: {
            good: '`[approved, accepted]` and "accepted"',
            bad: '`[approved, accepted]` and "rejected"',
        },
    },
    "ASSERT-STARTS-WITH": {
        title: "Text does not start as expected",
        family: "ASSERT",
        severity: "must",
        text: "A string starts with the expected text. A value that is not a string fails.",
        fix: "Check for leading white space, and that the target points to a string.",
        examples: {
            good: '`data:` and "data:image/png"',
            bad: '`data:` and "an image"',
        },
    },
    "ASSERT-REGEX": {
        title: "Pattern does not match",
        family: "ASSERT",
        severity: "must",
        text: "The pattern matches somewhere in the value, which is read as text: a string as it is, anything else as JSON. The syntax is that of Rust's regex crate.",
        fix: "Fix the answer or the pattern: escape `.`, `(` and `[`; `(?i)` ignores case, `(?s)` lets `.` match a line feed.",
        examples: {
            good: '`^order [0-9]+$` and "order 12"',
            bad: '`^order [0-9]+$` and "order A12"',
        },
    },
    "ASSERT-SCHEMA": {
        title: "Value is not valid against the JSON Schema",
        family: "ASSERT",
        severity: "must",
        text: "The value is valid against the given JSON Schema: draft 2020-12, or draft-07 if its `$schema` says so.",
        fix: "Each error names a path in the value and a schema keyword: fix the one that is wrong.",
        examples: {
            good: '`{required: [id]}` and {"id":7}',
            bad: "`{required: [id]}` and {}",
        },
    },
    "ASSERT-IS-JSON": {
        title: "Text is not JSON",
        family: "ASSERT",
        severity: "must",
        text: "A string parses as JSON, and matches the schema if one is given.",
        fix: "Look for prose or a code fence around the JSON, single quotes or a trailing comma; for a value that is already parsed, use `schema`.",
        examples: {
            good: '"[1, 2]"',
            bad: '"[1, 2"',
        },
    },
    "ASSERT-NOT": {
        title: "The inner matcher passed",
        family: "ASSERT",
        severity: "must",
        text: "The value does not pass the inner matcher.",
        fix: "Fix the answer, or narrow the inner matcher to what must be absent.",
        examples: {
            good: '`{contains: error}` and "done"',
            bad: '`{contains: error}` and "an error"',
        },
    },
    "ASSERT-ONEOF": {
        title: "Not exactly one matcher passed",
        family: "ASSERT",
        severity: "must",
        text: "The value passes one of the listed matchers and fails all the others.",
        fix: "If several passed, tighten them until they exclude each other; if none did, read why each failed.",
        examples: {
            good: '`[{contains: o}, {exact: x}]` and "ok"',
            bad: '`[{contains: o}, {contains: k}]` and "ok"',
        },
    },
    "ASSERT-ANYOF": {
        title: "No matcher passed",
        family: "ASSERT",
        severity: "must",
        text: "The value passes at least one of the listed matchers.",
        fix: "Read why each failed, then fix the answer or add a matcher for the value that is also right.",
        examples: {
            good: '`[{exact: ok}, {exact: ready}]` and "ready"',
            bad: 'the same and "busy"',
        },
    },
    "ASSERT-ALLOF": {
        title: "Not all matchers passed",
        family: "ASSERT",
        severity: "must",
        text: "The value passes every one of the listed matchers.",
        fix: "Fix the answer, or the matcher that the failure names.",
        examples: {
            good: '`[{contains: ok}, {starts-with: a}]` and "all ok"',
            bad: 'the same and "not ok"',
        },
    },
    "ASSERT-LEVENSHTEIN": {
        title: "Text differs too much",
        family: "ASSERT",
        severity: "must",
        text: "The value, read as text, is at most `max` single-character edits away from the expected one.",
        fix: "Fix the answer, or raise `max` if the difference in the failure is acceptable.",
        examples: {
            good: '`{value: kitten, max: 3}` and "sitting"',
            bad: '`{value: kitten, max: 2}` and "sitting"',
        },
    },
    "ASSERT-IS-XML": {
        title: "Text is not well-formed XML",
        family: "ASSERT",
        severity: "must",
        text: "A string is well-formed XML 1.0 without a DOCTYPE; its root element has the expected name if one is given.",
        fix: "Look for an unescaped `&` or `<`, an unclosed tag, or a DOCTYPE, which is rejected.",
        examples: {
            good: '"<note><to/></note>"',
            bad: '"<note><to></note>"',
        },
    },
    "ASSERT-IS-SQL": {
        title: "Text is not SQL",
        family: "ASSERT",
        severity: "must",
        text: "A string parses as SQL with at least one statement, in any common dialect.",
        fix: "Look for prose or a code fence around the statement, or an unclosed quote.",
        examples: {
            good: '"SELECT id FROM users"',
            bad: '"SELEC id FROM users"',
        },
    },
    "ASSERT-IS-VALID-TOOLS-CALL": {
        title: "Value is not a tool call",
        family: "ASSERT",
        severity: "must",
        text: "An object has a string `name` and an object `arguments` (or `args`), which match the schema if one is given.",
        fix: "Look for `arguments` that are a JSON string instead of an object, or a missing name.",
        examples: {
            good: '{"name":"search","arguments":{"query":"x"}}',
            bad: '{"name":"search","arguments":"x"}',
        },
    },
    "ASSERT-CEL": {
        title: "Expression is false",
        family: "ASSERT",
        severity: "must",
        text: "The CEL expression is true. It reads the value as `value`.",
        fix: "Evaluate the parts of the expression against the value shown, then fix the answer or the expression.",
        examples: {
            good: "`value.size() > 0` and [1]",
            bad: "`value.size() > 0` and []",
        },
    },
    "ASSERT-SNAPSHOT": {
        title: "Value differs from its snapshot",
        family: "ASSERT",
        severity: "must",
        text: "The value equals the one recorded in the snapshot file, after the parts that the assertion ignores or normalises are removed from both.",
        fix: "If the change is intended, record the snapshot again and commit it; if the value changes on every run, `ignore` or `normalise` that part.",
        examples: {
            good: '{"status":"shipped"}, as recorded',
            bad: '{"status":"lost"}, but {"status":"shipped"} was recorded',
        },
    },
    "ASSERT-MAX-DURATION": {
        title: "The answer took too long",
        family: "ASSERT",
        severity: "must",
        text: "The call takes at most `max_duration_ms` of `expect`, from the request to its answer.",
        fix: "Make the tool faster, or allow it more time.",
        examples: {
            good: "`max_duration_ms: 200` and an answer after 120 ms",
            bad: "`max_duration_ms: 200` and an answer after 900 ms",
        },
    },
    "ASSERT-MAX-TOKENS": {
        title: "The answer has too many tokens",
        family: "ASSERT",
        severity: "must",
        text: "The answer has at most `max_response_tokens` of `expect`, counted by the given tokenizer.",
        fix: "Return less: paginate long lists and omit what the model does not need; or raise the limit.",
        examples: {
            good: "`max_response_tokens: 500` and an answer of 80 tokens",
            bad: "`max_response_tokens: 500` and an answer of 9,000 tokens",
        },
    },
    "ASSERT-TRANSFORM": {
        title: "A transform failed",
        family: "ASSERT",
        severity: "must",
        text: "Each command of `transform` exits with code 0 within 10 s, and writes one JSON value of the right shape, at most 16 MiB.",
        fix: "Run the command by hand with the JSON on its stdin, and read what it writes to stderr.",
        examples: {
            good: 'a command that writes {"name":"search","arguments":{}} and exits with 0',
            bad: "a command that exits with 1, or writes a log line next to its JSON",
        },
    },
    "ASSERT-PARITY": {
        title: "Two servers answer differently",
        family: "ASSERT",
        severity: "must",
        text: "A test with `parity: true` runs on several servers, and each answer equals that of the first server. What a server declares as `volatile` is ignored.",
        fix: "Make the servers give the same answer, or list what may differ under the server's `volatile`.",
        examples: {
            good: '{"sum":5} from both servers',
            bad: '{"sum":5} from one server, {"sum":"5"} from the other',
        },
    },
    "ASSERT-P95-LATENCY": {
        title: "The server is slower than the suite allows",
        family: "ASSERT",
        severity: "should",
        text: "The 95th percentile of the latency of all calls is at most `performance.p95_latency_ms`. It fails the run only if `performance.gate` is true.",
        fix: "Look for what is slow in the server, or raise the limit.",
        examples: {
            good: "`p95_latency_ms: 200` and 95 of 100 calls within 150 ms",
            bad: "`p95_latency_ms: 200` and ten of 100 calls after 900 ms",
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/comp.ts
const COMP_RULES = {
    "COMP-001": {
        title: "Several servers have the same tool name",
        family: "COMP",
        severity: "should",
        text: "No two servers behind one client have a tool of the same name, unless the client prefixes tool names.",
        fix: "Prefix tool names with the server name in the client, or rename one tool.",
        examples: { good: '"github_search" and "jira_search"', bad: '"search" on both' },
    },
    "COMP-002": {
        title: "Several servers received the same request id",
        family: "COMP",
        severity: "should",
        text: "Sessions that share a transport use each request id once, so that every answer belongs to one request.",
        fix: "Take the ids of all sessions from one counter, or give each server its own transport.",
        examples: { good: "ids 1 and 2", bad: "id 1 to both" },
    },
};

;// CONCATENATED MODULE: ./src/rules/citations.ts
const SITE = "https://modelcontextprotocol.io/specification";
// Revisions with an initialize handshake; 2026-07-28 moved most pages.
const LEGACY = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const SINCE_2025_03_26 = LEGACY.slice(1);
const SINCE_2025_06_18 = LEGACY.slice(2);
const MODERN = ["2026-07-28"];
/** One citation for each revision that has this section under this page (a path below the revision, with its anchor). */
function cite(revisions, section, page) {
    return revisions.map((revision) => ({ revision, section, url: `${SITE}/${revision}/${page}` }));
}
/** Only MCP messages on stdout; the client launches the server. */
const STDIO = [
    ...cite(LEGACY, "Transports, stdio", "basic/transports#stdio"),
    ...cite(MODERN, "stdio", "basic/transports/stdio"),
];
/** The server must answer initialize, or server/discover. */
const HANDSHAKE = [
    ...cite(LEGACY, "Lifecycle, Initialization", "basic/lifecycle#initialization"),
    ...cite(MODERN, "Discovery", "server/discover"),
];
/** What the server answers to a revision that it does not speak. */
const VERSIONS = [
    ...cite(LEGACY, "Lifecycle, Version Negotiation", "basic/lifecycle#version-negotiation"),
    ...cite(MODERN, "Versioning, Protocol Version Negotiation", "basic/versioning#protocol-version-negotiation"),
];
const LEGACY_MESSAGES = [
    ...cite(LEGACY.slice(0, 1), "Messages", "basic/messages"),
    ...cite(SINCE_2025_03_26, "Overview, Messages", "basic#messages"),
];
/** The shapes of requests, responses and notifications; ids; JSON-RPC 2.0. */
const MESSAGES = [...LEGACY_MESSAGES, ...cite(MODERN, "Overview, Messages", "basic/index#messages")];
/** Each request is answered, once: JSON-RPC 2.0 says so, 2026-07-28 also in its own words. */
const ANSWERS = [
    ...LEGACY_MESSAGES,
    ...cite(MODERN, "Message Patterns, Request and Response", "basic/patterns#request-and-response"),
];
/** Every request has a deadline. */
const TIMEOUTS = [
    ...cite(LEGACY.slice(0, 1), "Lifecycle, Error Handling", "basic/lifecycle#error-handling"),
    ...cite(SINCE_2025_03_26, "Lifecycle, Timeouts", "basic/lifecycle#timeouts"),
    ...cite(MODERN, "Cancellation, Timeouts", "basic/patterns/cancellation#timeouts"),
];
/** The endpoint event of HTTP with SSE, which only the first revision has. */
const HTTP_WITH_SSE = cite(LEGACY.slice(0, 1), "Transports, HTTP with SSE", "basic/transports#http-with-sse");
/** How a session over stdio ends. */
const SHUTDOWN = [
    ...cite(LEGACY, "Lifecycle, Shutdown", "basic/lifecycle#shutdown"),
    ...cite(MODERN, "stdio, Shutdown", "basic/transports/stdio#shutdown"),
];
/** Messages must be UTF-8; 2024-11-05 does not say so. */
const ENCODING = [
    ...cite(SINCE_2025_03_26, "Transports", "basic/transports"),
    ...cite(MODERN, "Transports, Messages", "basic/transports#messages"),
];
/** A message is a single request, notification or response. */
const SINGLE_MESSAGES = [
    ...cite(SINCE_2025_06_18, "Transports, stdio", "basic/transports#stdio"),
    ...cite(MODERN, "stdio", "basic/transports/stdio"),
];
/** When a tool call is answered with an error, and when with `isError`. */
const ERROR_HANDLING = cite([...LEGACY, ...MODERN], "Tools, Error Handling", "server/tools#error-handling");
/** What tools/list says of each tool. */
const TOOLS = cite([...LEGACY, ...MODERN], "Tools, Tool", "server/tools#tool");
/** Which names tools may have. */
const TOOL_NAMES = cite(["2025-11-25", ...MODERN], "Tools, Tool Names", "server/tools#tool-names");
/** What tools/call answers. */
const TOOL_RESULTS = cite([...LEGACY, ...MODERN], "Tools, Tool Result", "server/tools#tool-result");
/** What structuredContent must be valid by. */
const OUTPUT_SCHEMA = cite([...SINCE_2025_06_18, ...MODERN], "Tools, Output Schema", "server/tools#output-schema");
/** How lists come in pages. */
const PAGINATION = cite([...LEGACY, ...MODERN], "Pagination, Response Format", "server/utilities/pagination#response-format");
/** The items of every list. */
const LISTINGS = [
    ...TOOLS,
    ...cite([...LEGACY, ...MODERN], "Resources, Resource", "server/resources#resource"),
    ...cite([...LEGACY, ...MODERN], "Prompts, Prompt", "server/prompts#prompt"),
];
/** Who may report that a list has changed. */
const LIST_CHANGED = cite([...LEGACY, ...MODERN], "Tools, List Changed Notification", "server/tools#list-changed-notification");
/** Who may send log messages. */
const LOGGING = cite([...LEGACY, ...MODERN], "Logging, Capabilities", "server/utilities/logging#capabilities");
/** Progress messages and their numbers. */
const PROGRESS = [
    ...cite(LEGACY, "Progress, Progress Flow", "basic/utilities/progress#progress-flow"),
    ...cite(MODERN, "Progress, Progress Flow", "basic/patterns/progress#progress-flow"),
];
/** Results since sessions are gone. */
const MODERN_MESSAGES = cite(MODERN, "Overview, Messages", "basic/index#messages");
/** Lists since sessions are gone. */
const MODERN_TOOLS = cite(MODERN, "Tools, Listing Tools", "server/tools#listing-tools");
/** What a server may ask in its answer, and how it is asked again. */
const INPUT_ROUNDS = cite(MODERN, "Multi Round-Trip Requests", "basic/patterns/mrtr");
/** Arguments that are sent in headers too. */
const PARAM_HEADERS = cite(MODERN, "Streamable HTTP, Custom Headers from Tool Parameters", "basic/transports/streamable-http#custom-headers-from-tool-parameters");
/** How long a result holds, and for whom. */
const CACHING = cite(MODERN, "Caching", "server/utilities/caching");
/** POST, GET and what answers them. */
const STREAMABLE_HTTP = [
    ...cite(SINCE_2025_03_26, "Transports, Streamable HTTP", "basic/transports#streamable-http"),
    ...cite(MODERN, "Streamable HTTP", "basic/transports/streamable-http"),
];
/** The session header, and 404 for a session that is over. */
const HTTP_SESSIONS = cite(SINCE_2025_03_26, "Transports, Session Management", "basic/transports#session-management");
/** What 401 and 403 mean. */
const AUTHORIZATION = cite([...SINCE_2025_03_26, ...MODERN], "Authorization, Error Handling", "basic/authorization#error-handling");

;// CONCATENATED MODULE: ./src/rules/errchan.ts

const ERRCHAN_RULES = {
    "ERRCHAN-001": {
        title: "A validation failure is sent as a protocol error",
        family: "ERRCHAN",
        severity: "should",
        text: "From 2025-11-25 on (SEP-1303), invalid arguments are answered with a result with `isError: true`, whose text a model can act on. Protocol errors are for unknown tools, malformed requests and server faults. Up to 2025-06-18 both are allowed.",
        fix: 'Catch the validation failure and return `{"isError": true, "content": [{"type": "text", "text": "…"}]}`.',
        spec: ERROR_HANDLING,
        examples: {
            good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}}',
            bad: '{"error":{"code":-32602,"message":"missing field `project`"}}',
        },
    },
    "ERRCHAN-002": {
        title: "An unknown tool is sent as a tool result",
        family: "ERRCHAN",
        severity: "should",
        text: "A call of a tool that does not exist is answered with a JSON-RPC error, -32602 in every revision, and not with a result with `isError: true`.",
        fix: "Answer a call of an unknown tool with the JSON-RPC error -32602.",
        spec: ERROR_HANDLING,
        examples: {
            good: '{"error":{"code":-32602,"message":"Unknown tool: x"}}',
            bad: '{"result":{"isError":true,"content":[{"type":"text","text":"Tool x not found"}]}}',
        },
    },
    "ERRCHAN-003": {
        title: "A rejection that does not say why",
        family: "ERRCHAN",
        severity: "may",
        text: "The text of a rejection names the argument or the reason, so that a model can correct its call. The text passes if it names the argument, repeats the wrong value, or uses words such as missing, required, invalid, expected or must be. `Internal error` does none of these.",
        fix: "State which argument is wrong and what it should be.",
        spec: ERROR_HANDLING,
        examples: { good: '"`limit` must be a number"', bad: '"something went wrong"' },
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-call.ts

const FAULT_CALL_RULES = {
    "FAULT-TIMEOUT-CALL": {
        title: "A call was not answered in time",
        family: "FAULT",
        severity: "must",
        text: "A server answers each request with a result or an error before the timeout: the test's `timeout_ms`, or else `performance.default_timeout_ms` (default: 30 s).",
        fix: "Look for a promise that never settles, or an error path that sends no answer; if the work is slow, send progress or raise `timeout_ms`.",
        spec: [...ANSWERS, ...TIMEOUTS],
        category: "Timeout & Cancellation",
        examples: {
            good: '{"id":3,"result":{}} after 200 ms',
            bad: "no answer to request 3 within 30 s",
        },
    },
    "FAULT-STATE-DOUBLE-EFFECT": {
        title: "The tool applies its effect twice",
        family: "FAULT",
        severity: "must",
        text: "A call that is sent more than once, as by a client that lost the answer, takes effect once. An `exact` assertion of `verify` breaks this rule if a number, the length of a list or the number in a text has changed by at least twice the expected amount. If all steps of `verify` only read (resources, prompts, tools with `readOnlyHint: true`), they also run before the call to get the initial value; otherwise it is taken to be 0.",
        fix: "Give the tool an idempotency key to recognise a repeated call, and set `idempotentHint: true` only if the tool is idempotent.",
        category: "State & Configuration",
        examples: {
            good: "one order, although `create_order` was called twice",
            bad: "two orders from the same call sent twice",
        },
    },
    "FAULT-SCHEMA-MISSING-REQUIRED": {
        title: "A missing argument was not rejected",
        family: "FAULT",
        severity: "must",
        text: "A call without an argument that the input schema requires is rejected, in nested objects and lists too.",
        fix: "Validate the arguments against the input schema, or take the argument out of `required`.",
        spec: ERROR_HANDLING,
        category: "Data & Schema",
        examples: {
            good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}} for {}',
            bad: '{"result":{"content":[]}} for {}, when `project` is required',
        },
    },
    "FAULT-SCHEMA-PARAM-HEADER": {
        title: "An invalid x-mcp-header",
        family: "FAULT",
        severity: "must",
        text: "Over HTTP, from 2026-07-28 on, `x-mcp-header` gives a unique header name to a string, integer or boolean that is reached through `properties` only. Clients ignore a tool that breaks this rule.",
        fix: "Give each annotated argument a unique header name, and annotate only strings, integers and booleans.",
        spec: PARAM_HEADERS,
        examples: {
            good: '"region": {"type": "string", "x-mcp-header": "Region"}',
            bad: '"limits": {"type": "object", "x-mcp-header": "My Limits"}',
        },
        category: "Data & Schema",
    },
    "FAULT-SCHEMA-TYPE-MISMATCH": {
        title: "An argument of the wrong type was not rejected",
        family: "FAULT",
        severity: "must",
        text: "A call with an argument of a type that the input schema does not allow is rejected. This includes null, unless the schema allows it.",
        fix: "Validate the arguments against the input schema, or change the schema to allow what the tool accepts.",
        spec: ERROR_HANDLING,
        category: "Data & Schema",
        examples: {
            good: '{"result":{"isError":true,"content":[{"type":"text","text":"limit: expected integer"}]}} for {"limit":"ten"}',
            bad: '{"result":{"content":[]}} for {"limit":"ten"}',
        },
    },
    "FAULT-SCHEMA-UNEXPECTED-FIELD": {
        title: "An unexpected argument was not rejected",
        family: "FAULT",
        severity: "must",
        text: "A call with an argument that the input schema does not define is rejected if the schema says `additionalProperties: false`.",
        fix: "Validate the arguments against the input schema, or remove `additionalProperties: false`.",
        spec: ERROR_HANDLING,
        category: "Data & Schema",
        examples: {
            good: '{"result":{"isError":true,"content":[{"type":"text","text":"unknown field: colour"}]}}',
            bad: '{"result":{"content":[]}}, when the schema says `additionalProperties: false`',
        },
    },
    "FAULT-INPUT-OVERSIZED": {
        title: "A large argument stops the server",
        family: "FAULT",
        severity: "must",
        text: "A call with a string of 1 MiB is answered before its timeout with a result or an error, and the server still answers afterwards.",
        fix: "Check the size of arguments before you process them, and answer larger ones with an error.",
        spec: ERROR_HANDLING,
        category: "Tool",
        examples: {
            good: '{"result":{"isError":true,"content":[{"type":"text","text":"query is too long"}]}}',
            bad: "exit code 134 after the call, or no answer",
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http.ts

const FAULT_HTTP_RULES = {
    "FAULT-HTTP-CONNECT": {
        title: "No connection to the server",
        family: "FAULT",
        severity: "must",
        text: "A server over HTTP accepts connections at its `url`.",
        fix: "Check host and port of `url`, that the server is running, and HTTP_PROXY and NO_PROXY.",
        category: "Transport",
        examples: {
            good: "HTTP/1.1 200 from http://127.0.0.1:3000/mcp",
            bad: "connection refused at http://127.0.0.1:3000/mcp",
        },
    },
    "FAULT-HTTP-TLS": {
        title: "No trusted TLS connection",
        family: "FAULT",
        severity: "must",
        text: "An HTTPS server presents a certificate for its host name, signed by a trusted authority, and uses an accepted TLS version.",
        fix: "Pass the authority's certificate with `http.tls.ca_bundle_path` or --ca-bundle; check the certificate's host name and expiry date.",
        category: "Transport",
        examples: {
            good: "a certificate for the host in `url`, signed by a trusted authority",
            bad: "a certificate that has expired or is for another host",
        },
    },
    "FAULT-HTTP-TOKEN": {
        title: "The token request failed",
        family: "FAULT",
        severity: "must",
        text: "The token endpoint under `auth.oauth` answers a client credentials request with a bearer token as JSON, within the server's startup timeout.",
        fix: "Check `token_url`, the client id, the secret in its environment variable, and the scopes; try the request by hand.",
        category: "Security",
        examples: {
            good: '200 and {"access_token":"…","token_type":"Bearer"} from the token endpoint',
            bad: '400 and {"error":"invalid_client"} from the token endpoint',
        },
    },
    "FAULT-HTTP-RESET": {
        title: "The connection closed before the answer was complete",
        family: "FAULT",
        severity: "must",
        text: "The server answers each request with a complete HTTP response.",
        fix: "Check the server's log at this time: the usual cause is a crash in the request handler or a proxy timeout.",
        spec: STREAMABLE_HTTP,
        category: "Transport",
        examples: {
            good: "a complete body of the length given by Content-Length",
            bad: "the connection closed after half of it",
        },
    },
    "FAULT-HTTP-STATUS": {
        title: "An HTTP error status",
        family: "FAULT",
        severity: "must",
        text: "A request is answered with status 200 and an SSE stream or a JSON body. An error of the protocol is a JSON-RPC error with the request's id.",
        fix: "Check the server's log for this request, and the path of `url`.",
        spec: STREAMABLE_HTTP,
        category: "Transport",
        examples: {
            good: '200 and {"id":3,"error":{"code":-32603,"message":"…"}}',
            bad: "500 and an HTML page",
        },
    },
    "FAULT-HTTP-DENIED": {
        title: "The server denied access",
        family: "FAULT",
        severity: "must",
        text: "The server does not answer with 401 or 403. If it does, the request was not authorized and the test could not be verified.",
        fix: "Pass a token with `auth.bearer_token_env` or --server-auth-bearer-env, and check its permissions.",
        spec: AUTHORIZATION,
        category: "Security",
        examples: {
            good: "200 for a request with a token that is accepted",
            bad: "401 for each request",
        },
    },
    "FAULT-HTTP-RATE-LIMIT": {
        title: "The server limits the rate of requests",
        family: "FAULT",
        severity: "should",
        text: "The server does not answer with 429. If it does, there were too many requests and the test could not be verified.",
        fix: "Raise the limit for the test's token, or send fewer requests at once (`run_options.parallel`).",
        category: "Transport",
        examples: {
            good: "200 for each request of the run",
            bad: "429 from the tenth request on",
        },
    },
    "FAULT-HTTP-CONTENT-TYPE": {
        title: "A content type that is neither JSON nor SSE",
        family: "FAULT",
        severity: "must",
        text: "The answer to a request is `application/json` or `text/event-stream`.",
        fix: "Set the Content-Type of the answer; an HTML page means that `url` does not point to the MCP endpoint.",
        spec: STREAMABLE_HTTP,
        category: "Transport",
        examples: {
            good: "Content-Type: application/json",
            bad: "Content-Type: text/html",
        },
    },
    "FAULT-HTTP-NO-ANSWER": {
        title: "The HTTP response has no JSON-RPC response",
        family: "FAULT",
        severity: "must",
        text: "The body or SSE stream that answers a request contains the JSON-RPC response with its id.",
        fix: "Send the response in the body, or on the stream before it closes; 202 is only for notifications and responses.",
        spec: STREAMABLE_HTTP,
        category: "Transport",
        examples: {
            good: '200 and {"jsonrpc":"2.0","id":3,"result":{}}',
            bad: "202 without a body, for a request",
        },
    },
    "FAULT-HTTP-STREAM-OPEN": {
        title: "An SSE stream that stays open without the answer",
        family: "FAULT",
        severity: "must",
        text: "The SSE stream that answers a request carries the response to it.",
        fix: "Send the response on the stream of its request, then end the stream.",
        spec: STREAMABLE_HTTP,
        category: "Transport",
        examples: {
            good: 'data: {"jsonrpc":"2.0","id":3,"result":{}}, then the end of the stream',
            bad: "a stream of comments that never ends",
        },
    },
    "FAULT-HTTP-WRONG-STREAM": {
        title: "An answer on the wrong stream",
        family: "FAULT",
        severity: "must",
        text: "The response to a request is sent in the HTTP response to that request, or over HTTP+SSE on the SSE stream.",
        fix: "Keep the stream of each request, and send the response there; a stream opened by GET must not carry responses.",
        spec: STREAMABLE_HTTP,
        category: "Transport",
        examples: {
            good: 'POST with id 3, answered in its own body by {"jsonrpc":"2.0","id":3,"result":{}}',
            bad: "202 to the POST, and the response on a stream opened by GET",
        },
    },
    "FAULT-HTTP-REDIRECT-ORIGIN": {
        title: "A redirect to another origin",
        family: "FAULT",
        severity: "must",
        text: "Requests are redirected only within their origin. Another origin would receive the token and the headers, so the redirect is not followed.",
        fix: "Set `url` to the address that the server redirects to.",
        category: "Security",
        examples: {
            good: "307 with Location: /mcp/",
            bad: "307 with Location: https://elsewhere.example/mcp",
        },
    },
    "FAULT-HTTP-REDIRECT-LOOP": {
        title: "A redirect without an answer",
        family: "FAULT",
        severity: "must",
        text: "A redirect has a Location, keeps the method, and leads to an answer within `http.max_redirects` (default: 5).",
        fix: "Set `url` to the final address, and redirect with 307 or 308.",
        category: "Transport",
        examples: {
            good: "307 with Location: /mcp/, which answers",
            bad: "307 with Location: /a, which redirects to /b, which redirects to /a",
        },
    },
    "FAULT-HTTP-SESSION-LOST": {
        title: "A new session is unknown too",
        family: "FAULT",
        severity: "must",
        text: "After a 404 for a session, the client initializes again, and the server recognises the new session.",
        fix: "Store sessions where every server process can read them, or route all requests of a session to one process.",
        spec: HTTP_SESSIONS,
        category: "State & Configuration",
        examples: {
            good: "404, then 200 in the session of the new initialize",
            bad: "404, and 404 again in the new session",
        },
    },
    "FAULT-HTTP-ENCODING": {
        title: "A body that cannot be decompressed",
        family: "FAULT",
        severity: "must",
        text: "A compressed body has the matching Content-Encoding: gzip, deflate or br.",
        fix: "Check the Content-Encoding that the server, or a proxy in front of it, sets.",
        category: "Transport",
        examples: {
            good: "Content-Encoding: gzip and a body in gzip",
            bad: "Content-Encoding: gzip and plain text",
        },
    },
    "FAULT-HTTP-ENDPOINT": {
        title: "The endpoint of an SSE stream has another origin",
        family: "FAULT",
        severity: "must",
        text: "Over HTTP+SSE the first event of the stream names the address for POST requests, in the stream's origin. Another origin would receive the token and the headers, so nothing is posted.",
        fix: "Send an `endpoint` event with a path on the same origin, or set `url` to the address that clients use.",
        spec: HTTP_WITH_SSE,
        category: "Transport",
        examples: {
            good: "event: endpoint, data: /messages?session=1",
            bad: "event: endpoint, data: https://elsewhere.example/messages",
        },
    },
    "FAULT-HTTP-NOTIFICATION": {
        title: "A notification was not answered with an empty 202",
        family: "FAULT",
        severity: "must",
        text: "A notification or response is accepted with 202 and no body.",
        fix: "Answer every well-formed notification with 202 and no body, whether you know it or not.",
        spec: STREAMABLE_HTTP,
        category: "Transport",
        examples: {
            good: "202 without a body",
            bad: "400 for notifications/initialized",
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-lifecycle.ts

const FAULT_LIFECYCLE_RULES = {
    "FAULT-LIFECYCLE-CRASH": {
        title: "The server died during the session",
        family: "FAULT",
        severity: "must",
        text: "A server keeps running while its client uses it, and answers every request.",
        fix: "Read the exit code and the last lines of output in the failure; catch the exception in the handler and answer with an error.",
        spec: ANSWERS,
        category: "Session Lifecycle",
        examples: {
            good: '{"id":3,"error":{"code":-32603,"message":"…"}}, and the server keeps running',
            bad: "exit code 1 after request 3",
        },
    },
    "FAULT-LIFECYCLE-GIVEN-UP": {
        title: "The server failed too often",
        family: "FAULT",
        severity: "must",
        text: "A server that fails three times in a row (it does not start, dies, or leaves a ping unanswered) is not started again, and the rest of its tests are skipped.",
        fix: "Fix the first failure of this server: the others follow from it.",
        category: "Session Lifecycle",
        examples: {
            good: "an answer after one restart",
            bad: "three starts, and each time exit code 1 at the first call",
        },
    },
    "FAULT-LIFECYCLE-IGNORES-SIGTERM": {
        title: "The server did not exit when asked",
        family: "FAULT",
        severity: "should",
        text: "A server exits when its stdin is closed and SIGTERM is sent. If it is still running two seconds later, it is killed.",
        fix: "Exit when stdin ends, do not ignore SIGTERM, and close what keeps the process alive: timers, sockets, watchers.",
        spec: SHUTDOWN,
        category: "Session Lifecycle",
        examples: {
            good: "exit within two seconds of the end of stdin",
            bad: "a process that is still running two seconds after SIGTERM",
        },
    },
    "FAULT-LIFECYCLE-LEFT-CHILD": {
        title: "The server left a process behind",
        family: "FAULT",
        severity: "should",
        text: "A server ends the processes that it starts before it exits.",
        fix: "Keep a handle to each process that you start, end it on exit, and do not detach it.",
        category: "Session Lifecycle",
        examples: {
            good: "a server that ends its browser before it exits",
            bad: "a browser that keeps running after the server exits",
        },
    },
    "FAULT-LIFECYCLE-STOP": {
        title: "The command that stops the server failed",
        family: "FAULT",
        severity: "should",
        text: "The command in `start.stop` exits with code 0 within ten seconds.",
        fix: "Run the command by hand while the server is running.",
        category: "Session Lifecycle",
        examples: {
            good: "`stop: docker stop server` with exit code 0",
            bad: "`stop: docker stop server` with exit code 1",
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-proto.ts

const FAULT_PROTO_RULES = {
    "FAULT-PROTO-MALFORMED-FRAME": {
        title: "JSON that is not a JSON-RPC message",
        family: "FAULT",
        severity: "must",
        text: 'Every message is a JSON-RPC 2.0 request, notification or response: `jsonrpc` is "2.0", and a response has an id and either a result or an error with an integer code and a string message.',
        fix: "Fix the member shown in the evidence, or use an MCP library to write the messages.",
        spec: MESSAGES,
        category: "Base Protocol",
        examples: {
            good: '{"jsonrpc":"2.0","id":3,"result":{}}',
            bad: '{"id":3,"error":"oh"}',
        },
    },
    "FAULT-PROTO-UNSOLICITED-ANSWER": {
        title: "An answer without a request",
        family: "FAULT",
        severity: "must",
        text: 'A response has the id of a pending request, with the same type: 1 is not "1".',
        fix: "Copy the id from the request unchanged, and do not answer notifications.",
        spec: MESSAGES,
        category: "Base Protocol",
        examples: {
            good: '{"id":3,"result":{}} for request 3',
            bad: '{"id":"3","result":{}} for request 3',
        },
    },
    "FAULT-PROTO-DUPLICATE-ANSWER": {
        title: "A second answer to one request",
        family: "FAULT",
        severity: "must",
        text: "Each request is answered only once.",
        fix: "Return after the first answer: a handler that answers and then throws, or two handlers for one method, is the usual cause.",
        spec: ANSWERS,
        category: "Base Protocol",
        examples: {
            good: 'one {"id":3,"result":{}} for request 3',
            bad: '{"id":3,"result":{}} and {"id":3,"result":{}}',
        },
    },
    "FAULT-PROTO-BATCH": {
        title: "A batch of messages in an array",
        family: "FAULT",
        severity: "must",
        text: "Messages are sent one by one. Only revision 2025-03-26 has JSON-RPC batches; 2025-06-18 removed them.",
        fix: "Write each message separately, on its own line.",
        spec: SINGLE_MESSAGES,
        category: "Base Protocol",
        examples: {
            good: '{"jsonrpc":"2.0","id":3,"result":{}}',
            bad: '[{"jsonrpc":"2.0","id":3,"result":{}}] at 2025-11-25',
        },
    },
    "FAULT-PROTO-ERROR-ANSWER": {
        title: "A JSON-RPC error instead of a result",
        family: "FAULT",
        severity: "must",
        text: "A request that the suite expects to succeed is answered with a result. A JSON-RPC error means that the request was rejected or that the server failed.",
        fix: "Check the error code: -32601 is an unknown method, -32602 an unknown name or bad arguments, -32603 an exception in the server.",
        spec: ERROR_HANDLING,
        category: "Base Protocol",
        examples: {
            good: '{"id":3,"result":{"content":[]}}',
            bad: '{"id":3,"error":{"code":-32603,"message":"Internal error"}}',
        },
    },
    "FAULT-PROTO-INPUT-ROUNDS": {
        title: "A call that never gets enough input",
        family: "FAULT",
        severity: "must",
        text: "A call that is answered with `input_required` completes when the client provides the requested input, within ten rounds.",
        fix: "Read the answers from `inputResponses` and earlier state from `requestState`, and request only what is missing.",
        spec: INPUT_ROUNDS,
        examples: {
            good: "the second answer to the call is its result",
            bad: "every answer is `input_required` and requests the same input again",
        },
        category: "Base Protocol",
    },
    "FAULT-PROTO-UNKNOWN-METHOD": {
        title: "An unknown tool was not rejected",
        family: "FAULT",
        severity: "must",
        text: "A call of a tool that is not in `tools/list` is rejected.",
        fix: "Answer a call of an unknown tool with the JSON-RPC error -32602.",
        spec: ERROR_HANDLING,
        category: "Base Protocol",
        examples: {
            good: '{"error":{"code":-32602,"message":"Unknown tool: serach"}} for a call of the tool serach',
            bad: '{"result":{"content":[]}} for the same call',
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-start.ts

const FAULT_START_RULES = {
    "FAULT-START-SPAWN": {
        title: "The server's program could not be started",
        family: "FAULT",
        severity: "must",
        text: "A server's command starts as a process: without a shell, in its `cwd`, with its `env`.",
        fix: "Check that the program is installed and on PATH, that `cwd` exists, and that each argument is a separate item.",
        spec: STDIO,
        category: "State & Configuration",
        examples: {
            good: "`command: node server.js`, when node is on PATH",
            bad: "`command: nodee server.js`",
        },
    },
    "FAULT-START-EXIT": {
        title: "The server exited before its handshake",
        family: "FAULT",
        severity: "must",
        text: "A server keeps running after it starts and answers the handshake.",
        fix: "Read the last lines of output in the failure: a missing module, argument or environment variable is the usual cause.",
        spec: HANDSHAKE,
        category: "Session Lifecycle",
        examples: {
            good: "a server that waits for initialize",
            bad: "exit code 1: Cannot find module ./server.js",
        },
    },
    "FAULT-START-TIMEOUT": {
        title: "The handshake was not answered in time",
        family: "FAULT",
        severity: "must",
        text: "A server answers the handshake within `startup_timeout` (default: 30 s).",
        fix: "Check that it speaks MCP (over stdio, one message per line, flushed; over HTTP, at the path of `url`); if it starts slowly, raise `startup_timeout`.",
        spec: HANDSHAKE,
        category: "Session Lifecycle",
        examples: {
            good: "an answer to initialize after one second",
            bad: "no answer to initialize within 30 s",
        },
    },
    "FAULT-START-REJECTED": {
        title: "The handshake was rejected",
        family: "FAULT",
        severity: "must",
        text: "A server answers the handshake with a result. If it does not support the requested revision, it offers one that it supports.",
        fix: "Read the error in the failure: a missing setting or an unsupported revision is the usual cause.",
        spec: [...HANDSHAKE, ...VERSIONS],
        category: "Session Lifecycle",
        examples: {
            good: '{"result":{"protocolVersion":"2025-06-18"}} for an initialize at 2025-11-25',
            bad: '{"error":{"code":-32602,"message":"Unsupported protocol version"}}',
        },
    },
    "FAULT-START-PORT-BUSY": {
        title: "The port is already in use",
        family: "FAULT",
        severity: "must",
        text: "Before a server is started, no program listens on the port of its `url`. Otherwise that program would be tested instead.",
        fix: "Use the variable `port` in `url` and `start` to get a free port, or stop the program that uses this one.",
        category: "Session Lifecycle",
        examples: {
            good: "a free port, until the server listens on it",
            bad: "another program on port 3000",
        },
    },
    "FAULT-START-NOT-READY": {
        title: "The server did not become ready",
        family: "FAULT",
        severity: "must",
        text: "A server that the run starts accepts connections within `startup_timeout`; `wait_for_ready` answers 2xx within its own timeout.",
        fix: "Check that `url` and `wait_for_ready` have the port that the server listens on, and read its last lines of output in the failure.",
        category: "Session Lifecycle",
        examples: {
            good: "200 from /health two seconds after the start",
            bad: "503 from /health until the timeout",
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-transport.ts

const FAULT_TRANSPORT_RULES = {
    "FAULT-TRANSPORT-STDOUT-NOISE": {
        title: "Output on stdout that is not an MCP message",
        family: "FAULT",
        severity: "must",
        text: "Over stdio, the server writes only MCP messages to stdout. Logs go to stderr.",
        fix: "Send logs to stderr (`console.error`, `print(…, file=sys.stderr)`), and turn off banners of libraries and package runners.",
        spec: STDIO,
        category: "Transport",
        examples: {
            good: "[INFO] ready, on stderr",
            bad: "[INFO] ready, on stdout",
        },
    },
    "FAULT-TRANSPORT-FRAME-TOO-LARGE": {
        title: "A message over the size limit",
        family: "FAULT",
        severity: "must",
        text: "A message is at most 16 MiB, or what `--max-frame` sets. The specification has no limit. This one bounds the memory of the run: a larger message is dropped unread.",
        fix: "Return less: paginate, or link to a resource; if the size is intended, raise `--max-frame`.",
        category: "Transport",
        examples: {
            good: "pages of a hundred items, with a nextCursor",
            bad: "one line of 40 MiB",
        },
    },
    "FAULT-TRANSPORT-FLOOD": {
        title: "Messages exceed the memory limits",
        family: "FAULT",
        severity: "must",
        text: "What a server sends is kept up to these limits: 16 MiB of notifications and requests during one call, 64 MiB during all concurrent calls of a session, 128 MiB during those of the run, 500,000 values in one message, 32 MiB of items in one list, 256 MiB of recorded messages in one session, 1 GiB in one run. The specification has no limits. These bound the memory and disk space of the run: what exceeds them is reported and dropped.",
        fix: "Send less: fewer and shorter notifications, and smaller list items.",
        category: "Transport",
        examples: {
            good: "one progress notification per second",
            bad: "a thousand notifications of 600 KB during one call",
        },
    },
    "FAULT-TRANSPORT-INVALID-UTF8": {
        title: "A message that is not UTF-8",
        family: "FAULT",
        severity: "must",
        text: "Messages are encoded in UTF-8.",
        fix: "Write UTF-8 regardless of the locale, cut text between characters and not between bytes, and send binary data as base64.",
        spec: ENCODING,
        category: "Transport",
        examples: {
            good: '"é" as the bytes C3 A9',
            bad: '"é" as the byte E9',
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/inv.ts

const INV_RULES = {
    "INV-001": {
        title: "The first request is initialize",
        family: "INV",
        severity: "must",
        text: "Up to 2025-11-25 a session begins with the handshake: the client's first request is `initialize`. From 2026-07-28 on there is no handshake.",
        fix: "Send `initialize` before any other request.",
        spec: HANDSHAKE,
        examples: {
            good: '{"id":1,"method":"initialize"} … {"id":2,"method":"tools/list"}',
            bad: '{"id":1,"method":"tools/list"} … {"id":2,"method":"initialize"}',
        },
    },
    "INV-002": {
        title: "The client confirms the handshake",
        family: "INV",
        severity: "must",
        text: "After `initialize` is answered, the client sends `notifications/initialized` before anything else.",
        fix: "Send `notifications/initialized` as soon as `initialize` is answered.",
        spec: HANDSHAKE,
        examples: {
            good: '{"id":1,"method":"initialize"}, {"method":"notifications/initialized"}, {"id":2,"method":"tools/list"}',
            bad: '{"id":1,"method":"initialize"}, {"id":2,"method":"tools/list"}',
        },
    },
    "INV-003": {
        title: "A server that answers a list advertised it",
        family: "INV",
        severity: "must",
        text: "A server that answers `tools/list`, `resources/list`, `resources/templates/list` or `prompts/list` with a result has advertised the capability in its handshake. For an empty list this is a recommendation.",
        fix: "Advertise the capability in the answer to `initialize`, or answer the method with -32601.",
        spec: HANDSHAKE,
        examples: {
            good: '"capabilities":{"tools":{}} and a result for tools/list',
            bad: '"capabilities":{} and a result for tools/list',
        },
    },
    "INV-004": {
        title: "An advertised capability works",
        family: "INV",
        severity: "should",
        text: "A server that advertises a capability answers at least one valid request for it with a result.",
        fix: "Fix the requests of that capability, or do not advertise it.",
        spec: HANDSHAKE,
        examples: {
            good: '"capabilities":{"prompts":{}} and {"result":{"prompts":[]}}',
            bad: '"capabilities":{"prompts":{}} and an error for every prompts/ call',
        },
    },
    "INV-005": {
        title: "A tool result has content and a boolean isError",
        family: "INV",
        severity: "must",
        text: "A successful result of `tools/call` has a `content` array or `structuredContent` (an object; any JSON from 2026-07-28 on), and `isError`, if present, is a boolean.",
        fix: "Return `content` as an array of blocks, and `isError` as true or false.",
        spec: TOOL_RESULTS,
        examples: {
            good: '{"result":{"content":[{"type":"text","text":"5"}]}}',
            bad: '{"result":{"content":"5","isError":"no"}}',
        },
    },
    "INV-006": {
        title: "An error has an integer code and a string message",
        family: "INV",
        severity: "must",
        text: "The `error` of a JSON-RPC answer is an object with an integer `code` and a string `message`, whatever the request was.",
        fix: 'Answer with `{"code": <integer>, "message": "<text>"}`.',
        spec: MESSAGES,
        examples: {
            good: '{"error":{"code":-32602,"message":"no such cursor"}}',
            bad: '{"error":{"code":"E_CURSOR","message":"no such cursor"}}',
        },
    },
    "INV-007": {
        title: "An unknown method is answered with -32601",
        family: "INV",
        severity: "must",
        text: "An error for a method that the revision does not have, or one that says that the method is unknown, has the code -32601. An unknown tool, resource or prompt is not an unknown method.",
        fix: "Answer methods that the server does not have with the code -32601.",
        spec: MESSAGES,
        examples: {
            good: '{"error":{"code":-32601,"message":"Method not found"}}',
            bad: '{"error":{"code":-32603,"message":"Method not found"}}',
        },
    },
    "INV-008": {
        title: "No request before the handshake is confirmed",
        family: "INV",
        severity: "should",
        text: "Between `initialize` and `notifications/initialized` neither side sends a request other than `ping`.",
        fix: "Wait for `notifications/initialized` before you send requests.",
        spec: HANDSHAKE,
        examples: {
            good: "initialize, notifications/initialized, tools/list",
            bad: "initialize, tools/list, notifications/initialized",
        },
    },
    "INV-009": {
        title: "Every answer belongs to one request",
        family: "INV",
        severity: "must",
        text: "An answer has the id of a request that was sent, with the same type. No request is answered twice, and a notification is never answered.",
        fix: "Answer each request once, with its id, and do not answer notifications.",
        spec: ANSWERS,
        examples: {
            good: '{"id":2,"method":"ping"} and {"id":2,"result":{}}',
            bad: '{"id":2,"method":"ping"} and {"id":"2","result":{}}',
        },
    },
    "INV-010": {
        title: "An answer has a result or an error",
        family: "INV",
        severity: "must",
        text: "A JSON-RPC answer has either a `result` or an `error`: not both, and not neither.",
        fix: "Send only `error` if the request failed at protocol level, otherwise only `result`.",
        spec: MESSAGES,
        examples: { good: '{"id":2,"result":{}}', bad: '{"id":2,"result":{},"error":{"code":-32603,"message":"?"}}' },
    },
    "INV-011": {
        title: "Every message has jsonrpc 2.0",
        family: "INV",
        severity: "must",
        text: 'Every request, notification and answer of the server has the member `"jsonrpc": "2.0"`.',
        fix: 'Add `"jsonrpc": "2.0"` to every message.',
        spec: MESSAGES,
        examples: { good: '{"jsonrpc":"2.0","id":2,"result":{}}', bad: '{"id":2,"result":{}}' },
    },
    "INV-012": {
        title: "The negotiated revision is published",
        family: "INV",
        severity: "must",
        text: "A server answers `initialize` with the offered revision, or with another published one.",
        fix: "Answer with the revision that the client offers if the server supports it, otherwise with the newest that it supports.",
        spec: VERSIONS,
        examples: { good: "offered 2025-11-25, answered 2025-06-18", bad: "offered 2025-11-25, answered 1.0" },
    },
    "INV-013": {
        title: "Structured content matches the output schema",
        family: "INV",
        severity: "must",
        text: "A tool with an `outputSchema` answers with `structuredContent` that is valid against it, unless the result is an error.",
        fix: "Return what the schema requires, or correct the schema.",
        spec: OUTPUT_SCHEMA,
        examples: {
            good: 'outputSchema {"required":["sum"]} and structuredContent {"sum":5}',
            bad: 'outputSchema {"required":["sum"]} and structuredContent {"total":5}',
        },
    },
    "INV-014": {
        title: "A list has a last page",
        family: "INV",
        severity: "must",
        text: "A `nextCursor` is a string, no list repeats a cursor, and no list has more than 1,000 pages.",
        fix: "Omit `nextCursor` on the last page, and give every other page a new cursor.",
        spec: PAGINATION,
        examples: { good: 'page 1 leads to "b", and page "b" is the last', bad: 'page 1 leads to "b", page "b" to "b"' },
    },
    "INV-015": {
        title: "Tool names are unique",
        family: "INV",
        severity: "must",
        text: "No tool name is listed twice across all pages of `tools/list`.",
        fix: "Give one of the two tools another name.",
        spec: TOOLS,
        examples: { good: '"search", "fetch"', bad: '"search", "search"' },
    },
    "INV-016": {
        title: "Tool names are valid",
        family: "INV",
        severity: "should",
        text: "From 2025-11-25 on a tool name has 1 to 128 characters: letters, digits, underscores, hyphens and dots. In earlier revisions it must only not be empty.",
        fix: "Use only letters, digits, `_`, `-` and `.` in the tool name.",
        spec: TOOL_NAMES,
        examples: { good: '"get_user.v2"', bad: '"get user/v2"' },
    },
    "INV-017": {
        title: "A server that sends list_changed advertised it",
        family: "INV",
        severity: "should",
        text: "A server that sends `notifications/…/list_changed` advertised `listChanged` for that capability.",
        fix: 'Advertise `"listChanged": true`, or do not send the notification.',
        spec: LIST_CHANGED,
        examples: {
            good: '"tools":{"listChanged":true} and notifications/tools/list_changed',
            bad: '"tools":{} and notifications/tools/list_changed',
        },
    },
    "INV-018": {
        title: "Only messages are written to stdout",
        family: "INV",
        severity: "must",
        text: "Over stdio a server writes only protocol messages to stdout, one per line. Logs go to stderr.",
        fix: "Send logs and prints to stderr.",
        spec: STDIO,
        examples: { good: '{"jsonrpc":"2.0","id":2,"result":{}}', bad: "[INFO] listening" },
    },
    "INV-019": {
        title: "Every result has a resultType",
        family: "INV",
        severity: "must",
        text: "From 2026-07-28 on every result has a `resultType`: `complete`, `input_required` or one that an extension defines.",
        fix: 'Add `"resultType": "complete"` to complete results.',
        spec: MODERN_MESSAGES,
        examples: { good: '{"result":{"resultType":"complete","tools":[]}}', bad: '{"result":{"tools":[]}}' },
    },
    "INV-020": {
        title: "Lists and resources have cache settings",
        family: "INV",
        severity: "must",
        text: "From 2026-07-28 on, complete results of `server/discover`, lists and `resources/read` have a `ttlMs` of 0 or more and a `cacheScope` of `public` or `private`.",
        fix: "Add `ttlMs` and `cacheScope`; use 0 and `private` if the result must not be cached.",
        spec: CACHING,
        examples: { good: '"ttlMs":0,"cacheScope":"private"', bad: '"ttlMs":-1' },
    },
    "INV-021": {
        title: "Every request gets the same list of tools",
        family: "INV",
        severity: "should",
        text: "From 2026-07-28 on, servers have no sessions: `tools/list` returns the same list each time, until the server sends `list_changed`.",
        fix: "Return the same list in a fixed order for every request, or send `list_changed` when it changes.",
        spec: MODERN_TOOLS,
        examples: { good: '["search","fetch"], then ["search","fetch"]', bad: '["search","fetch"], then ["fetch"]' },
    },
    "INV-022": {
        title: "A server requests only what the client offers",
        family: "INV",
        severity: "must",
        text: "A server sends `roots/list`, `sampling/createMessage` and `elicitation/create` only to a client that offered that capability; from 2026-07-28 on it sends no requests.",
        fix: "Check the client's capabilities in `initialize` before you send the request.",
        spec: HANDSHAKE,
        examples: {
            good: 'the client offers {"roots":{}}, the server sends roots/list',
            bad: "the client offers {}, the server sends roots/list",
        },
    },
    "INV-023": {
        title: "Every tool has an object input schema",
        family: "INV",
        severity: "must",
        text: 'A tool\'s `inputSchema` is a JSON Schema with `"type": "object"`, even if the tool has no arguments.',
        fix: 'Write `"inputSchema": {"type": "object"}` at least.',
        spec: TOOLS,
        examples: { good: '{"name":"now","inputSchema":{"type":"object"}}', bad: '{"name":"now"}' },
    },
    "INV-024": {
        title: "Progress increases",
        family: "INV",
        severity: "must",
        text: "The `progress` of one call is a number that increases with each message.",
        fix: "Increase `progress` with each message, and send one only when there is progress.",
        spec: PROGRESS,
        examples: { good: "1, 2, 5", bad: "1, 1, 5" },
    },
    "INV-025": {
        title: "Content blocks are complete",
        family: "INV",
        severity: "must",
        text: "Each block of `content` is an object with a string `type` and the members of that type: `text`; `data` and `mimeType`; `uri` and `name`; a `resource`.",
        fix: "Add the members that the block's type requires, as strings.",
        spec: TOOL_RESULTS,
        examples: { good: '{"type":"text","text":"5"}', bad: '{"type":"text","text":5}' },
    },
    "INV-026": {
        title: "Listed items have their names",
        family: "INV",
        severity: "must",
        text: "Each listed tool and prompt has a string `name`, each resource `uri` and `name`, each template `uriTemplate` and `name`.",
        fix: "Add the members that identify each item.",
        spec: LISTINGS,
        examples: { good: '{"uri":"file:///a","name":"a"}', bad: '{"uri":"file:///a"}' },
    },
    "INV-027": {
        title: "A request for input is one that a client can answer",
        family: "INV",
        severity: "must",
        text: "Only answers to tools/call, prompts/get and resources/read may be `input_required`. Such an answer has `inputRequests`, `requestState` or both; each request is for elicitation, sampling or roots.",
        fix: "Answer other requests without asking for input, and list what is missing in `inputRequests`.",
        spec: INPUT_ROUNDS,
        examples: {
            good: '{"result":{"resultType":"input_required","inputRequests":{"name":{"method":"elicitation/create","params":{}}}}}',
            bad: '{"result":{"resultType":"input_required"}}',
        },
    },
    "INV-028": {
        title: "A server that sends log messages advertised logging",
        family: "INV",
        severity: "must",
        text: "A server that sends `notifications/message` has advertised the capability `logging`.",
        fix: 'Advertise `"logging": {}` in the answer to `initialize` (or `server/discover`), or write logs to stderr.',
        spec: LOGGING,
        examples: {
            good: '"capabilities":{"logging":{}} and {"method":"notifications/message"}',
            bad: '"capabilities":{"tools":{}} and {"method":"notifications/message"}',
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/run.ts

const RUN_RULES = {
    "RUNNER-FAULT": {
        title: "A bug in mcptest",
        family: "RUNNER",
        severity: "must",
        text: "The test could not be judged because of a bug in mcptest. The failure says nothing about the server.",
        fix: "Report it at https://github.com/mcptest/action/issues, with the note in this failure.",
        examples: {
            good: "a verdict, whatever the server answers",
            bad: "TypeError: … is undefined, in mcptest's own code",
        },
    },
    "VERSION-001": {
        title: "The server does not support the requested revision",
        family: "VERSION",
        severity: "must",
        text: "The server agrees to the revision that the suite or `--target-version` requests.",
        fix: "Add support for that revision to the server, or request one that the message names.",
        spec: VERSIONS,
        examples: {
            good: '{"protocolVersion":"2025-11-25"} for an initialize at 2025-11-25',
            bad: '{"protocolVersion":"2024-11-05"} for the same',
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/suite.ts
const SUITE_RULES = {
    "SUITE-FAULT": {
        title: "The suite could not be judged",
        family: "SUITE",
        severity: "must",
        text: "Everything in a suite can be evaluated during the run. If something cannot, its test is errored, not failed: this says nothing about the server.",
        fix: "Fix what the message names. The suite is at fault, not the server.",
        examples: {
            good: "`cel: has(value.total) && value.total > 0`",
            bad: "`cel: value.total > 0`, when there is no `total`",
        },
    },
    "SUITE-SETUP": {
        title: "A setup step failed",
        family: "SUITE",
        severity: "must",
        text: "Every step of `setup` passes. If one fails or cannot run, the tests that follow cannot be judged.",
        fix: "Fix the named step of `setup`, or the server that it calls.",
        examples: {
            good: "`setup: [{tool: create_project, args: {name: demo}}]`, answered with a result",
            bad: "the same, answered with isError: true",
        },
    },
    "SUITE-TEARDOWN": {
        title: "A teardown step failed",
        family: "SUITE",
        severity: "must",
        text: "Every step of `teardown` passes. If one fails or cannot run, the results of the tests stay as they are, but the run fails, because something may be left behind.",
        fix: "Fix the named step of `teardown`, or the server that it calls.",
        examples: {
            good: "`teardown: [{tool: delete_project, args: {name: demo}}]`, answered with a result",
            bad: "the same, answered with isError: true",
        },
    },
    "SUITE-TRANSFORM": {
        title: "A transform could not be started",
        family: "SUITE",
        severity: "must",
        text: "The program of a `transform` exists and is executable. Otherwise the test cannot be judged.",
        fix: "Install the program or correct the command. It runs in the suite's folder, without a shell.",
        examples: {
            good: "`request: python3 rewrite.py`, when both exist",
            bad: "`request: ./rewrite.py`, which is not executable",
        },
    },
    "SUITE-CASSETTE-MISS": {
        title: "The cassette has no such request",
        family: "SUITE",
        severity: "must",
        text: "When a server is replayed from a cassette, every request of a test was recorded in it. A missing request says nothing about the server.",
        fix: "Record the cassette again (`mcptest run --record DIR`), or list what changes from run to run under the server's `volatile`, such as `params.arguments.now`.",
        examples: {
            good: 'a call of `search` with {"query":"a"}, as recorded',
            bad: 'a call of `search` with {"query":"b"}, which was never recorded',
        },
    },
    "SUITE-ENV-UNSET": {
        title: "An environment variable is not set",
        family: "SUITE",
        severity: "must",
        text: "The environment variables that `auth` and `headers` name are set when the server is first needed.",
        fix: "Set the variable in the environment of the run.",
        examples: {
            good: "`bearer: {env: API_TOKEN}` and API_TOKEN=…",
            bad: "`bearer: {env: API_TOKEN}` without that variable",
        },
    },
    "SUITE-PROBES-CUT": {
        title: "Some bad requests were not sent",
        family: "SUITE",
        severity: "may",
        text: "A probe of `negative_path` sends at most 100 requests, for arguments up to six levels deep. If the input schema has more arguments, the rest are not tested.",
        fix: "Nothing is wrong with the server: write separate tests for the other arguments, or make the schema smaller.",
        examples: {
            good: "a schema with 20 arguments",
            bad: "a schema with 120 required arguments",
        },
    },
    "SUITE-RUN-TIMEOUT": {
        title: "The run took too long",
        family: "SUITE",
        severity: "must",
        text: "A run ends within `--run-timeout` (default: 30 minutes). Tests that have not ended by then are errored.",
        fix: "Fix what is slow (the report lists slow tests), split the suite, or raise `--run-timeout`.",
        examples: {
            good: "a run of 12 minutes",
            bad: "a run that is still at its 40th test after 30 minutes",
        },
    },
};

;// CONCATENATED MODULE: ./src/rules/registry.ts












const PAGE = "https://github.com/mcptest/action/blob/v1/docs/taxonomy.md";
/** Every family, in the order of the docs. */
const ENTRIES = {
    ...ASSERT_RULES,
    ...RUN_RULES,
    ...SUITE_RULES,
    ...FAULT_START_RULES,
    ...FAULT_CALL_RULES,
    ...FAULT_LIFECYCLE_RULES,
    ...FAULT_TRANSPORT_RULES,
    ...FAULT_HTTP_RULES,
    ...FAULT_PROTO_RULES,
    ...INV_RULES,
    ...COMP_RULES,
    ...ERRCHAN_RULES,
};
const RULES = Object.entries(ENTRIES).map(([id, entry]) => ({ id, ...entry }));
const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]));
/** Every rule, in the order of the docs. */
function allRules() {
    return RULES;
}
/** The rule with this id (`FAULT-TIMEOUT-CALL`). */
function ruleOf(id) {
    return BY_ID.get(id);
}
/** The rule with an id that was read from a file; undefined if there is none. */
function findRule(id) {
    return BY_ID.get(id);
}
/** True if a rule has this id. */
function isRuleId(id) {
    return BY_ID.has(id);
}
/** The part of a rule that a results file holds, so that reports need no registry; undefined for an unknown id. */
function ruleText(id) {
    const rule = findRule(id);
    return rule && { title: rule.title, severity: rule.severity, fix: rule.fix, url: `${PAGE}#${id.toLowerCase()}` };
}


/***/ })

};
