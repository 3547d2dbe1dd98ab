export const id = 6401;
export const ids = [6401];
export const modules = {

/***/ 36401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V7: () => (/* binding */ allRules),
  Y: () => (/* binding */ ruleOf),
  Y3: () => (/* binding */ ruleText)
});

;// CONCATENATED MODULE: ./src/rules/assert-allof.ts
const assertAllof = {
    id: "ASSERT-ALLOF",
    title: "Not all matchers passed",
    family: "ASSERT",
    severity: "must",
    text: "The value passes every one of the listed matchers.",
    fix: "Mend the answer, or the matcher that the failure names.",
    examples: {
        good: '`[{contains: ok}, {starts-with: a}]` and "all ok"',
        bad: 'the same and "not ok"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-anyof.ts
const assertAnyof = {
    id: "ASSERT-ANYOF",
    title: "No matcher passed",
    family: "ASSERT",
    severity: "must",
    text: "The value passes at least one of the listed matchers.",
    fix: "Read why each failed, then mend the answer or add a matcher for what is right too.",
    examples: {
        good: '`[{exact: ok}, {exact: ready}]` and "ready"',
        bad: 'the same and "busy"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-cel.ts
const assertCel = {
    id: "ASSERT-CEL",
    title: "Expression is false",
    family: "ASSERT",
    severity: "must",
    text: "The CEL expression is true for the value, which it calls `value`.",
    fix: "Evaluate the parts of the expression against the value shown, then mend the answer or the expression.",
    examples: {
        good: "`value.size() > 0` and [1]",
        bad: "`value.size() > 0` and []",
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-contains.ts
const assertContains = {
    id: "ASSERT-CONTAINS",
    title: "Expected part is missing",
    family: "ASSERT",
    severity: "must",
    text: "A string has the expected substring, an object the expected keys and values at any depth, an array every listed element as often as it is listed; any other value equals the expected one. Within objects and arrays, strings are compared whole.",
    fix: "Look at the place that the failure names: the part there is missing or differs, often in case or type.",
    examples: {
        good: '`{status: shipped}` and {"id":7,"status":"shipped"}',
        bad: '`{status: shipped}` and {"id":7,"status":"lost"}',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-contains-all.ts
const assertContainsAll = {
    id: "ASSERT-CONTAINS-ALL",
    title: "Not all expected parts are there",
    family: "ASSERT",
    severity: "must",
    text: "A string has every listed substring, or an array every listed element whole. A value of another type fails.",
    fix: "Mend the answer, or take out of the list what need not be there.",
    examples: {
        good: '`[order, shipped]` and "order 5 shipped"',
        bad: '`[order, shipped]` and "order 5"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-contains-any.ts
const assertContainsAny = {
    id: "ASSERT-CONTAINS-ANY",
    title: "None of the expected parts is there",
    family: "ASSERT",
    severity: "must",
    text: "A string has at least one listed substring, or an array at least one listed element whole. A value of another type fails, and so does an empty list.",
    fix: "Mend the answer, or add the wording that the server uses to the list.",
    examples: {
        good: '`[approved, accepted]` and "accepted"',
        bad: '`[approved, accepted]` and "rejected"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-exact.ts
const assertExact = {
    id: "ASSERT-EXACT",
    title: "Value is not the expected one",
    family: "ASSERT",
    severity: "must",
    text: "The value equals the expected one as JSON: numbers by value, keys in any order, nothing more and nothing less.",
    fix: "Mend the answer, or the expected value where the answer is right; `contains` compares a part alone.",
    examples: {
        good: '`{a: 1, b: 2}` and {"b":2,"a":1}',
        bad: '`{a: 1, b: 2}` and {"a":1}',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-icontains.ts
const assertIcontains = {
    id: "ASSERT-ICONTAINS",
    title: "Expected text is missing, whatever its case",
    family: "ASSERT",
    severity: "must",
    text: "A string has the expected substring, capital and small letters taken as the same. A value that is no string fails.",
    fix: "Check the wording, and that the target leads to a string.",
    examples: {
        good: '`success` and "A SUCCESS"',
        bad: '`success` and "failed"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-is-json.ts
const assertIsJson = {
    id: "ASSERT-IS-JSON",
    title: "Text is not JSON",
    family: "ASSERT",
    severity: "must",
    text: "A string parses as one JSON text, and obeys the schema where one is given.",
    fix: "Look for prose or a code fence around the JSON, single quotes or a trailing comma; for a value already parsed use `schema`.",
    examples: {
        good: '"[1, 2]"',
        bad: '"[1, 2"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-is-sql.ts
const assertIsSql = {
    id: "ASSERT-IS-SQL",
    title: "Text is not SQL",
    family: "ASSERT",
    severity: "must",
    text: "A string parses as SQL with at least one statement, in any common dialect.",
    fix: "Look for prose or a code fence around the statement, or a quote left open.",
    examples: {
        good: '"SELECT id FROM users"',
        bad: '"SELEC id FROM users"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-is-valid-tools-call.ts
const assertIsValidToolsCall = {
    id: "ASSERT-IS-VALID-TOOLS-CALL",
    title: "Value is not a tool call",
    family: "ASSERT",
    severity: "must",
    text: "An object has a string `name` and an object `arguments` (or `args`), which obeys the schema where one is given.",
    fix: "Look for arguments that are JSON in a string where an object belongs, or a name that is missing.",
    examples: {
        good: '{"name":"search","arguments":{"query":"x"}}',
        bad: '{"name":"search","arguments":"x"}',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-is-xml.ts
const assertIsXml = {
    id: "ASSERT-IS-XML",
    title: "Text is not well-formed XML",
    family: "ASSERT",
    severity: "must",
    text: "A string is well-formed XML 1.0 without a DOCTYPE; its root element has the given name where one is given.",
    fix: "Look for an unescaped `&` or `<`, a tag left open, or a DOCTYPE, which is refused.",
    examples: {
        good: '"<note><to/></note>"',
        bad: '"<note><to></note>"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-levenshtein.ts
const assertLevenshtein = {
    id: "ASSERT-LEVENSHTEIN",
    title: "Text differs by too much",
    family: "ASSERT",
    severity: "must",
    text: "The value, read as text, is at most `max` edits of one character away from the expected one.",
    fix: "Mend the answer, or raise `max` if as much difference as the failure shows is fine.",
    examples: {
        good: '`{value: kitten, max: 3}` and "sitting"',
        bad: '`{value: kitten, max: 2}` and "sitting"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-max-duration.ts
const assertMaxDuration = {
    id: "ASSERT-MAX-DURATION",
    title: "The answer took too long",
    family: "ASSERT",
    severity: "must",
    text: "The `max_duration_ms` of `expect` is the most that the call may take, from the request to its answer.",
    fix: "Make the tool faster, or allow it more time.",
    examples: {
        good: "`max_duration_ms: 200` and an answer after 120 ms",
        bad: "`max_duration_ms: 200` and an answer after 900 ms",
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-max-tokens.ts
const assertMaxTokens = {
    id: "ASSERT-MAX-TOKENS",
    title: "The answer has too many tokens",
    family: "ASSERT",
    severity: "must",
    text: "The `max_response_tokens` of `expect` is the most that a model would have to read of the answer, counted by the tokenizer that is named.",
    fix: "Answer with less: page long lists, leave out what the model does not need; or raise the limit.",
    examples: {
        good: "`max_response_tokens: 500` and an answer of 80 tokens",
        bad: "`max_response_tokens: 500` and an answer of 9,000 tokens",
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-not.ts
const assertNot = {
    id: "ASSERT-NOT",
    title: "The inner matcher passed",
    family: "ASSERT",
    severity: "must",
    text: "The value does not pass the inner matcher.",
    fix: "Mend the answer, or narrow the inner matcher to what must not be there.",
    examples: {
        good: '`{contains: error}` and "done"',
        bad: '`{contains: error}` and "an error"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-oneof.ts
const assertOneof = {
    id: "ASSERT-ONEOF",
    title: "Not exactly one matcher passed",
    family: "ASSERT",
    severity: "must",
    text: "The value passes one of the listed matchers and fails all the others.",
    fix: "Where several passed, tighten them until they exclude each other; where none did, read why each failed.",
    examples: {
        good: '`[{contains: o}, {exact: x}]` and "ok"',
        bad: '`[{contains: o}, {contains: k}]` and "ok"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-p95-latency.ts
const assertP95Latency = {
    id: "ASSERT-P95-LATENCY",
    title: "The server is slower than the suite allows",
    family: "ASSERT",
    severity: "should",
    text: "The 95th percentile of the latency of all calls is above `performance.p95_latency_ms`. It fails the run only where `performance.gate` is true.",
    fix: "Look for what is slow in the server, or raise the limit.",
    examples: {
        good: "`p95_latency_ms: 200` and 95 of 100 calls within 150 ms",
        bad: "`p95_latency_ms: 200` and ten of 100 calls after 900 ms",
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-parity.ts
const assertParity = {
    id: "ASSERT-PARITY",
    title: "Two servers answer differently",
    family: "ASSERT",
    severity: "must",
    text: "A test with `parity: true` runs on several servers, and the answer of each is compared with the first one's; what a server declares as `volatile` is left out.",
    fix: "Make the servers answer the same, or declare what may differ under `volatile` of the server.",
    examples: {
        good: '{"sum":5} from both servers',
        bad: '{"sum":5} from one server, {"sum":"5"} from the other',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-regex.ts
const assertRegex = {
    id: "ASSERT-REGEX",
    title: "Pattern does not match",
    family: "ASSERT",
    severity: "must",
    text: "The pattern matches somewhere in the value, which is read as text: a string as it is, anything else as JSON. The syntax is that of Rust's regex crate.",
    fix: "Mend the answer or the pattern: escape `.`, `(` and `[`; `(?i)` ignores case, `(?s)` lets `.` match a line feed.",
    examples: {
        good: '`^order [0-9]+$` and "order 12"',
        bad: '`^order [0-9]+$` and "order A12"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-result.ts
const assertResult = {
    id: "ASSERT-RESULT",
    title: "The call did not return a result",
    family: "ASSERT",
    severity: "must",
    text: "A test without `expect` passes when its call returns a result that is no error: neither a JSON-RPC error nor a result with `isError: true`.",
    fix: "Read the error that came back and mend the call or the server; if the error is what you want, assert it with `expect`.",
    examples: {
        good: '{"result":{"content":[{"type":"text","text":"5"}]}}',
        bad: '{"result":{"isError":true,"content":[{"type":"text","text":"no such order"}]}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-schema.ts
const assertSchema = {
    id: "ASSERT-SCHEMA",
    title: "Value breaks the JSON Schema",
    family: "ASSERT",
    severity: "must",
    text: "The value is valid against the given JSON Schema: draft 2020-12, or draft-07 where its `$schema` says so.",
    fix: "Each error names a place in the value and a keyword of the schema: mend the one that is wrong.",
    examples: {
        good: '`{required: [id]}` and {"id":7}',
        bad: "`{required: [id]}` and {}",
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-snapshot.ts
const assertSnapshot = {
    id: "ASSERT-SNAPSHOT",
    title: "Value differs from its snapshot",
    family: "ASSERT",
    severity: "must",
    text: "The value equals the one recorded in the snapshot file, once both are rid of what the assertion ignores and normalises.",
    fix: "If the change is wanted, record it again and commit the file; if the value changes by nature, `ignore` or `normalise` that part.",
    examples: {
        good: '{"status":"shipped"}, as it was recorded',
        bad: '{"status":"lost"}, where {"status":"shipped"} was recorded',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-starts-with.ts
const assertStartsWith = {
    id: "ASSERT-STARTS-WITH",
    title: "Text starts otherwise",
    family: "ASSERT",
    severity: "must",
    text: "A string starts with the expected text. A value that is no string fails.",
    fix: "Check for white space in front, and that the target leads to a string.",
    examples: {
        good: '`data:` and "data:image/png"',
        bad: '`data:` and "an image"',
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-target.ts
const assertTarget = {
    id: "ASSERT-TARGET",
    title: "Nothing at the target path",
    family: "ASSERT",
    severity: "must",
    text: "The target of an assertion leads to a value. An absent path fails whatever the matcher, `exact: null` alone excepted.",
    fix: "Correct the path: the failure names the longest part of it that exists, and the keys there.",
    examples: {
        good: "`result.content[0].text` of an answer with one text",
        bad: "`result.content[3].text` of the same answer",
    },
};

;// CONCATENATED MODULE: ./src/rules/assert-transform.ts
const assertTransform = {
    id: "ASSERT-TRANSFORM",
    title: "A transform failed",
    family: "ASSERT",
    severity: "must",
    text: "A command of `transform` ended with another exit code than 0, took more than 10 s, wrote more than 16 MiB, or did not write one JSON value of the right shape.",
    fix: "Run the command by hand with the JSON on its stdin, and read what it writes to stderr.",
    examples: {
        good: 'a command that writes {"name":"search","arguments":{}} and exits with 0',
        bad: "a command that exits with 1, or writes a log line beside its JSON",
    },
};

;// CONCATENATED MODULE: ./src/rules/comp-001.ts
const comp001 = {
    id: "COMP-001",
    title: "A tool name that several servers have",
    family: "COMP",
    severity: "should",
    text: "Behind one client, no two different servers have a tool of the same name, unless the client prefixes the names of tools.",
    fix: "Prefix tool names with the name of their server in the client, or rename one.",
    examples: { good: '"github_search" and "jira_search"', bad: '"search" on both' },
};

;// CONCATENATED MODULE: ./src/rules/comp-002.ts
const comp002 = {
    id: "COMP-002",
    title: "A request id that several servers were sent",
    family: "COMP",
    severity: "should",
    text: "Sessions that share a transport use each request id once, so that every answer can be told.",
    fix: "Draw the ids of all sessions from one counter, or give each server a transport of its own.",
    examples: { good: "ids 1 and 2", bad: "id 1 to both" },
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
/** Which names tools bear. */
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
/** Who may tell that a list has changed. */
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
/** Arguments that are told in headers too. */
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

;// CONCATENATED MODULE: ./src/rules/errchan-001.ts

const errchan001 = {
    id: "ERRCHAN-001",
    title: "A validation failure as a protocol error",
    family: "ERRCHAN",
    severity: "should",
    text: "From 2025-11-25 on (SEP-1303) arguments that a tool does not take are answered with a result with `isError: true`, whose text a model can act on; protocol errors are for unknown tools, malformed requests and faults of the server. Up to 2025-06-18 either is right.",
    fix: 'Catch the validation failure and return `{"isError": true, "content": [{"type": "text", "text": "…"}]}`.',
    spec: ERROR_HANDLING,
    examples: {
        good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}}',
        bad: '{"error":{"code":-32602,"message":"missing field `project`"}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/errchan-002.ts

const errchan002 = {
    id: "ERRCHAN-002",
    title: "An unknown tool as a tool result",
    family: "ERRCHAN",
    severity: "should",
    text: "The call of a tool that does not exist is answered with a JSON-RPC error, -32602 in every revision, and not with a result with `isError: true`.",
    fix: "Answer the call of an unknown tool with the JSON-RPC error -32602.",
    spec: ERROR_HANDLING,
    examples: {
        good: '{"error":{"code":-32602,"message":"Unknown tool: x"}}',
        bad: '{"result":{"isError":true,"content":[{"type":"text","text":"Tool x not found"}]}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/errchan-003.ts

const errchan003 = {
    id: "ERRCHAN-003",
    title: "A rejection that does not say why",
    family: "ERRCHAN",
    severity: "may",
    text: "The text of a rejection names the argument or the reason, so that a model can correct its call. It is judged by its words: it names the argument, repeats the wrong value, or says what is wrong, as in missing, required, invalid, expected, must be. A text such as `Internal error` does none of these.",
    fix: "Say in the text which argument is wrong, and what it should be.",
    spec: ERROR_HANDLING,
    examples: { good: '"`limit` must be a number"', bad: '"something went wrong"' },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-connect.ts
const faultHttpConnect = {
    id: "FAULT-HTTP-CONNECT",
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
};

;// CONCATENATED MODULE: ./src/rules/fault-http-content-type.ts

const faultHttpContentType = {
    id: "FAULT-HTTP-CONTENT-TYPE",
    title: "A content type that is neither JSON nor SSE",
    family: "FAULT",
    severity: "must",
    text: "The answer to a request is `application/json` or `text/event-stream`.",
    fix: "Set the Content-Type of the answer; an HTML page means that `url` leads to something else than the MCP endpoint.",
    spec: STREAMABLE_HTTP,
    category: "Transport",
    examples: {
        good: "Content-Type: application/json",
        bad: "Content-Type: text/html",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-denied.ts

const faultHttpDenied = {
    id: "FAULT-HTTP-DENIED",
    title: "The server denied access",
    family: "FAULT",
    severity: "must",
    text: "With 401 or 403 the server says that the request lacks the rights: what was asked could not be verified.",
    fix: "Give a token by `auth.bearer_token_env` or --server-auth-bearer-env, and check what it is allowed to do.",
    spec: AUTHORIZATION,
    category: "Security",
    examples: {
        good: "200 for a request with a token that is accepted",
        bad: "401 for each request",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-encoding.ts
const faultHttpEncoding = {
    id: "FAULT-HTTP-ENCODING",
    title: "A body that cannot be decompressed",
    family: "FAULT",
    severity: "must",
    text: "A compressed body bears the Content-Encoding by which it was compressed: gzip, deflate or br.",
    fix: "Check the Content-Encoding that the server, or a proxy before it, sets.",
    category: "Transport",
    examples: {
        good: "Content-Encoding: gzip and a body in gzip",
        bad: "Content-Encoding: gzip and plain text",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-endpoint.ts

const faultHttpEndpoint = {
    id: "FAULT-HTTP-ENDPOINT",
    title: "The endpoint of an SSE stream is not of its origin",
    family: "FAULT",
    severity: "must",
    text: "Over HTTP+SSE the first event of the stream names the address to which messages are posted, within the origin of the stream: elsewhere the token and the headers would reach another party. Nothing was posted.",
    fix: "Send an `endpoint` event with a path of the same origin, or write the address that clients reach as `url`.",
    spec: HTTP_WITH_SSE,
    category: "Transport",
    examples: {
        good: "event: endpoint, data: /messages?session=1",
        bad: "event: endpoint, data: https://elsewhere.example/messages",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-no-answer.ts

const faultHttpNoAnswer = {
    id: "FAULT-HTTP-NO-ANSWER",
    title: "The HTTP response held no answer",
    family: "FAULT",
    severity: "must",
    text: "The body or the SSE stream with which a request is answered holds the JSON-RPC response with its id.",
    fix: "Send the response in the body, or on the stream before it is closed; 202 is for notifications and responses alone.",
    spec: STREAMABLE_HTTP,
    category: "Transport",
    examples: {
        good: '200 and {"jsonrpc":"2.0","id":3,"result":{}}',
        bad: "202 without a body, for a request",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-notification.ts

const faultHttpNotification = {
    id: "FAULT-HTTP-NOTIFICATION",
    title: "A notification was not answered by 202 and no body",
    family: "FAULT",
    severity: "must",
    text: "A notification or response is accepted with 202 and no body.",
    fix: "Answer 202 without a body to every well-formed notification, known or not.",
    spec: STREAMABLE_HTTP,
    category: "Transport",
    examples: {
        good: "202 without a body",
        bad: "400 for notifications/initialized",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-rate-limit.ts
const faultHttpRateLimit = {
    id: "FAULT-HTTP-RATE-LIMIT",
    title: "The server limits the rate of requests",
    family: "FAULT",
    severity: "should",
    text: "With 429 the server says that there were too many requests: what was asked could not be verified.",
    fix: "Raise the limit for the test's token, or send less at once (`run_options.parallel`).",
    category: "Transport",
    examples: {
        good: "200 for each request of the run",
        bad: "429 from the tenth request on",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-redirect-loop.ts
const faultHttpRedirectLoop = {
    id: "FAULT-HTTP-REDIRECT-LOOP",
    title: "A redirect that leads nowhere",
    family: "FAULT",
    severity: "must",
    text: "A redirect names a place, keeps the method, and leads to an answer after `http.max_redirects` (5) at most.",
    fix: "Write the final address as `url`, and redirect by 307 or 308.",
    category: "Transport",
    examples: {
        good: "307 with Location: /mcp/, which answers",
        bad: "307 with Location: /a, which redirects to /b, which redirects to /a",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-redirect-origin.ts
const faultHttpRedirectOrigin = {
    id: "FAULT-HTTP-REDIRECT-ORIGIN",
    title: "A redirect to another origin",
    family: "FAULT",
    severity: "must",
    text: "Requests are redirected within their origin alone: elsewhere the token and the headers would reach another party. The redirect was not followed.",
    fix: "Write the address to which the server redirects as `url`.",
    category: "Security",
    examples: {
        good: "307 with Location: /mcp/",
        bad: "307 with Location: https://elsewhere.example/mcp",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-reset.ts

const faultHttpReset = {
    id: "FAULT-HTTP-RESET",
    title: "The connection broke before the answer was whole",
    family: "FAULT",
    severity: "must",
    text: "The server answers each request with a whole HTTP response.",
    fix: "Look into the server's log at this moment: a crash of the request's handler, or a proxy's time limit, is the usual cause.",
    spec: STREAMABLE_HTTP,
    category: "Transport",
    examples: {
        good: "a whole body of the length that Content-Length tells",
        bad: "the connection closed after half of it",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-session-lost.ts

const faultHttpSessionLost = {
    id: "FAULT-HTTP-SESSION-LOST",
    title: "A new session was not known either",
    family: "FAULT",
    severity: "must",
    text: "After a 404 for a session the client initializes again; the server knows the session that it then gives.",
    fix: "Keep sessions where every process of the server can read them, or route a session's requests to one process.",
    spec: HTTP_SESSIONS,
    category: "State & Configuration",
    examples: {
        good: "404, then 200 in the session of the new initialize",
        bad: "404, and 404 again in the new session",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-status.ts

const faultHttpStatus = {
    id: "FAULT-HTTP-STATUS",
    title: "An HTTP error status",
    family: "FAULT",
    severity: "must",
    text: "A request is answered with status 200 and an SSE stream or a JSON body. An error of the protocol is a JSON-RPC error with the request's id.",
    fix: "Look into the server's log for this request; check the path of `url`.",
    spec: STREAMABLE_HTTP,
    category: "Transport",
    examples: {
        good: '200 and {"id":3,"error":{"code":-32603,"message":"…"}}',
        bad: "500 and an HTML page",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-stream-open.ts

const faultHttpStreamOpen = {
    id: "FAULT-HTTP-STREAM-OPEN",
    title: "An SSE stream that stayed open without the answer",
    family: "FAULT",
    severity: "must",
    text: "The SSE stream that answers a request brings the response to it.",
    fix: "Send the response on the stream of its own request, and end the stream after it.",
    spec: STREAMABLE_HTTP,
    category: "Transport",
    examples: {
        good: 'data: {"jsonrpc":"2.0","id":3,"result":{}}, then the end of the stream',
        bad: "a stream of comments that never ends",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-tls.ts
const faultHttpTls = {
    id: "FAULT-HTTP-TLS",
    title: "No trusted TLS connection",
    family: "FAULT",
    severity: "must",
    text: "A server over https presents a certificate for its name that a known authority has signed, and speaks a TLS version that is accepted.",
    fix: "Give the authority's certificate by `http.tls.ca_bundle_path` or --ca-bundle; check name and date of the certificate.",
    category: "Transport",
    examples: {
        good: "a certificate for the name in `url`, signed by an authority that is known",
        bad: "a certificate that expired, or is for another name",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-token.ts
const faultHttpToken = {
    id: "FAULT-HTTP-TOKEN",
    title: "No token could be fetched",
    family: "FAULT",
    severity: "must",
    text: "The token endpoint under `auth.oauth` answers a client credentials request with a bearer token as JSON, within the time that the server may take to start.",
    fix: "Check `token_url`, the client id, the secret in its environment variable, and the scopes; ask the endpoint with them by hand.",
    category: "Security",
    examples: {
        good: '200 and {"access_token":"…","token_type":"Bearer"} from the token endpoint',
        bad: '400 and {"error":"invalid_client"} from the token endpoint',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-http-wrong-stream.ts

const faultHttpWrongStream = {
    id: "FAULT-HTTP-WRONG-STREAM",
    title: "An answer on the wrong stream",
    family: "FAULT",
    severity: "must",
    text: "The response to a request comes in the HTTP response to that request; over HTTP+SSE it comes on the SSE stream.",
    fix: "Keep the stream of each request, and send the response there; a stream opened by GET takes no responses.",
    spec: STREAMABLE_HTTP,
    category: "Transport",
    examples: {
        good: 'POST with the id 3, answered in its own body by {"jsonrpc":"2.0","id":3,"result":{}}',
        bad: "202 to the POST, and the response on the stream that a GET has opened",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-input-oversized.ts

const faultInputOversized = {
    id: "FAULT-INPUT-OVERSIZED",
    title: "A large argument stops the server",
    family: "FAULT",
    severity: "must",
    text: "A call with a string of 1 MiB is answered within its time, with a result or an error, and the server answers afterwards.",
    fix: "Limit the size of arguments before you work on them, and answer what is larger with an error.",
    spec: ERROR_HANDLING,
    category: "Tool",
    examples: {
        good: '{"result":{"isError":true,"content":[{"type":"text","text":"query is too long"}]}}',
        bad: "exit code 134 after the call, or no answer",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-lifecycle-crash.ts

const faultLifecycleCrash = {
    id: "FAULT-LIFECYCLE-CRASH",
    title: "The server died during the session",
    family: "FAULT",
    severity: "must",
    text: "A server stays up while its client uses it, and answers every request that it receives.",
    fix: "Read the exit code and the last lines of output in the failure; catch the exception in the handler and answer with an error.",
    spec: ANSWERS,
    category: "Session Lifecycle",
    examples: {
        good: '{"id":3,"error":{"code":-32603,"message":"…"}} and on it goes',
        bad: "exit code 1 after the request 3",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-lifecycle-given-up.ts
const faultLifecycleGivenUp = {
    id: "FAULT-LIFECYCLE-GIVEN-UP",
    title: "The server was given up",
    family: "FAULT",
    severity: "must",
    text: "A server that fails three times in a row (it does not start, dies, or leaves a ping unanswered) is not started again: the rest of its tests are skipped.",
    fix: "Mend the first failure of this server: the others follow from it.",
    category: "Session Lifecycle",
    examples: {
        good: "an answer after one restart",
        bad: "three starts, and each time exit code 1 at the first call",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-lifecycle-ignores-sigterm.ts

const faultLifecycleIgnoresSigterm = {
    id: "FAULT-LIFECYCLE-IGNORES-SIGTERM",
    title: "The server did not end when asked",
    family: "FAULT",
    severity: "should",
    text: "A server ends when its stdin is closed and SIGTERM is sent. What still runs two seconds later is killed.",
    fix: "Exit when stdin ends, do not swallow SIGTERM, and close what keeps the process alive: timers, sockets, watchers.",
    spec: SHUTDOWN,
    category: "Session Lifecycle",
    examples: {
        good: "exit within two seconds of the end of stdin",
        bad: "a process that still runs two seconds after SIGTERM",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-lifecycle-left-child.ts
const faultLifecycleLeftChild = {
    id: "FAULT-LIFECYCLE-LEFT-CHILD",
    title: "The server left a process behind",
    family: "FAULT",
    severity: "should",
    text: "The processes that a server starts end with it.",
    fix: "Keep a handle of each process that you start, end it on exit, and do not detach it.",
    category: "Session Lifecycle",
    examples: {
        good: "a server that ends its browser before it exits",
        bad: "a browser that goes on running after the server's exit",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-lifecycle-stop.ts
const faultLifecycleStop = {
    id: "FAULT-LIFECYCLE-STOP",
    title: "The command that ends the server failed",
    family: "FAULT",
    severity: "should",
    text: "The command under `start.stop` ends within ten seconds, with exit code 0.",
    fix: "Run the command by hand while the server runs.",
    category: "Session Lifecycle",
    examples: {
        good: "`stop: docker stop server` with exit code 0",
        bad: "`stop: docker stop server` with exit code 1",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-proto-batch.ts

const faultProtoBatch = {
    id: "FAULT-PROTO-BATCH",
    title: "A batch of messages in an array",
    family: "FAULT",
    severity: "must",
    text: "Messages come one by one. Revision 2025-03-26 alone has JSON-RPC batches; 2025-06-18 took them out again.",
    fix: "Write each message by itself, on a line of its own.",
    spec: SINGLE_MESSAGES,
    category: "Base Protocol",
    examples: {
        good: '{"jsonrpc":"2.0","id":3,"result":{}}',
        bad: '[{"jsonrpc":"2.0","id":3,"result":{}}] at 2025-11-25',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-proto-duplicate-answer.ts

const faultProtoDuplicateAnswer = {
    id: "FAULT-PROTO-DUPLICATE-ANSWER",
    title: "A second answer to one request",
    family: "FAULT",
    severity: "must",
    text: "Each request is answered once.",
    fix: "Return after the first answer: a handler that answers and then throws, or two handlers for one method, is the usual cause.",
    spec: ANSWERS,
    category: "Base Protocol",
    examples: {
        good: 'one {"id":3,"result":{}} for the request 3',
        bad: '{"id":3,"result":{}} and {"id":3,"result":{}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-proto-error-answer.ts

const faultProtoErrorAnswer = {
    id: "FAULT-PROTO-ERROR-ANSWER",
    title: "A JSON-RPC error where a result was asserted",
    family: "FAULT",
    severity: "must",
    text: "A request that the suite expects to succeed is answered with a result. A JSON-RPC error says that the request itself was refused, or that the server failed.",
    fix: "Read its code: -32601 is an unknown method, -32602 an unknown name or bad arguments, -32603 an exception in the server.",
    spec: ERROR_HANDLING,
    category: "Base Protocol",
    examples: {
        good: '{"id":3,"result":{"content":[]}}',
        bad: '{"id":3,"error":{"code":-32603,"message":"Internal error"}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-proto-input-rounds.ts

const faultProtoInputRounds = {
    id: "FAULT-PROTO-INPUT-ROUNDS",
    title: "A call that never has enough input",
    family: "FAULT",
    severity: "must",
    text: "A call that was answered with `input_required` comes to an end when the client gives what was asked for. Ten rounds are made.",
    fix: "Take the answers from `inputResponses` and what is known from `requestState`, and ask only for what is missing.",
    spec: INPUT_ROUNDS,
    examples: {
        good: "the second answer to the call is its result",
        bad: "every answer is `input_required` and asks for the same again",
    },
    category: "Base Protocol",
};

;// CONCATENATED MODULE: ./src/rules/fault-proto-malformed-frame.ts

const faultProtoMalformedFrame = {
    id: "FAULT-PROTO-MALFORMED-FRAME",
    title: "JSON that is not a JSON-RPC message",
    family: "FAULT",
    severity: "must",
    text: 'Every message is a JSON-RPC 2.0 request, notification or response: `jsonrpc` is "2.0", and a response has an id and either a result or an error with an integer code and a string message.',
    fix: "Mend the member that the evidence shows, or let an MCP library write the messages.",
    spec: MESSAGES,
    category: "Base Protocol",
    examples: {
        good: '{"jsonrpc":"2.0","id":3,"result":{}}',
        bad: '{"id":3,"error":"oh"}',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-proto-unknown-method.ts

const faultProtoUnknownMethod = {
    id: "FAULT-PROTO-UNKNOWN-METHOD",
    title: "An unknown tool was not rejected",
    family: "FAULT",
    severity: "must",
    text: "The call of a tool that `tools/list` does not have is rejected.",
    fix: "Answer the call of an unknown tool with the JSON-RPC error -32602.",
    spec: ERROR_HANDLING,
    category: "Base Protocol",
    examples: {
        good: '{"error":{"code":-32602,"message":"Unknown tool: serach"}} for the call of a tool serach',
        bad: '{"result":{"content":[]}} for the same call',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-proto-unsolicited-answer.ts

const faultProtoUnsolicitedAnswer = {
    id: "FAULT-PROTO-UNSOLICITED-ANSWER",
    title: "An answer to no request",
    family: "FAULT",
    severity: "must",
    text: 'A response bears the id of a request that waits for it, with the same type: 1 is not "1".',
    fix: "Copy the id from the request as it came, and do not answer notifications.",
    spec: MESSAGES,
    category: "Base Protocol",
    examples: {
        good: '{"id":3,"result":{}} for the request 3',
        bad: '{"id":"3","result":{}} for the request 3',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-schema-missing-required.ts

const faultSchemaMissingRequired = {
    id: "FAULT-SCHEMA-MISSING-REQUIRED",
    title: "A missing argument was not rejected",
    family: "FAULT",
    severity: "must",
    text: "A call without an argument that the input schema requires is rejected, in nested objects and lists too.",
    fix: "Validate the arguments against the input schema, or take the argument out of `required`.",
    spec: ERROR_HANDLING,
    category: "Data & Schema",
    examples: {
        good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}} for {}',
        bad: '{"result":{"content":[]}} for {}, where `project` is required',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-schema-param-header.ts

const faultSchemaParamHeader = {
    id: "FAULT-SCHEMA-PARAM-HEADER",
    title: "An x-mcp-header that is not legal",
    family: "FAULT",
    severity: "must",
    text: "Over HTTP, from 2026-07-28 on, `x-mcp-header` names a header, once, at a string, an integer or a boolean that a chain of `properties` leads to. Clients leave out a tool that breaks this.",
    fix: "Give each annotated argument a header name of its own, and annotate arguments of those types alone.",
    spec: PARAM_HEADERS,
    examples: {
        good: '"region": {"type": "string", "x-mcp-header": "Region"}',
        bad: '"limits": {"type": "object", "x-mcp-header": "My Limits"}',
    },
    category: "Data & Schema",
};

;// CONCATENATED MODULE: ./src/rules/fault-schema-type-mismatch.ts

const faultSchemaTypeMismatch = {
    id: "FAULT-SCHEMA-TYPE-MISMATCH",
    title: "An argument of the wrong type was not rejected",
    family: "FAULT",
    severity: "must",
    text: "A call with an argument of a type that the input schema excludes is rejected; null too, where the schema does not allow it.",
    fix: "Validate the arguments against the input schema, or let the schema say what you take.",
    spec: ERROR_HANDLING,
    category: "Data & Schema",
    examples: {
        good: '{"result":{"isError":true,"content":[{"type":"text","text":"limit: expected integer"}]}} for {"limit":"ten"}',
        bad: '{"result":{"content":[]}} for {"limit":"ten"}',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-schema-unexpected-field.ts

const faultSchemaUnexpectedField = {
    id: "FAULT-SCHEMA-UNEXPECTED-FIELD",
    title: "An unexpected argument was not rejected",
    family: "FAULT",
    severity: "must",
    text: "A call with an argument that the input schema does not name is rejected where it says `additionalProperties: false`.",
    fix: "Validate the arguments against the input schema, or open it.",
    spec: ERROR_HANDLING,
    category: "Data & Schema",
    examples: {
        good: '{"result":{"isError":true,"content":[{"type":"text","text":"unknown field: colour"}]}}',
        bad: '{"result":{"content":[]}}, where the schema says `additionalProperties: false`',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-start-exit.ts

const faultStartExit = {
    id: "FAULT-START-EXIT",
    title: "The server exited before its handshake",
    family: "FAULT",
    severity: "must",
    text: "A server that was started stays up and answers the handshake.",
    fix: "Read the last lines of output in the failure: a missing module, argument or environment variable is the usual cause.",
    spec: HANDSHAKE,
    category: "Session Lifecycle",
    examples: {
        good: "a server that waits for initialize",
        bad: "exit code 1: Cannot find module ./server.js",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-start-not-ready.ts
const faultStartNotReady = {
    id: "FAULT-START-NOT-READY",
    title: "The server did not become ready",
    family: "FAULT",
    severity: "must",
    text: "A server that the run starts accepts connections within `startup_timeout`; `wait_for_ready` answers 2xx within its own timeout.",
    fix: "Check that `url` and `wait_for_ready` name the port on which the server listens, and read its last lines in the failure.",
    category: "Session Lifecycle",
    examples: {
        good: "200 from /health two seconds after the start",
        bad: "503 from /health until the time is up",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-start-port-busy.ts
const faultStartPortBusy = {
    id: "FAULT-START-PORT-BUSY",
    title: "The port is in use already",
    family: "FAULT",
    severity: "must",
    text: "Before a server is started, nothing listens on the port of its `url`: else another program would be tested in its place.",
    fix: "Write the variable `port` in `url` and `start`: the run finds a free port; or end the program that holds this one.",
    category: "Session Lifecycle",
    examples: {
        good: "a free port, until the server listens on it",
        bad: "another program on the port 3000",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-start-rejected.ts

const faultStartRejected = {
    id: "FAULT-START-REJECTED",
    title: "The handshake was refused",
    family: "FAULT",
    severity: "must",
    text: "A server answers the handshake with a result. To a revision that it does not speak it offers one that it does.",
    fix: "Read the error in the failure: a missing setting or an unsupported revision is the usual cause.",
    spec: [...HANDSHAKE, ...VERSIONS],
    category: "Session Lifecycle",
    examples: {
        good: '{"result":{"protocolVersion":"2025-06-18"}} for an initialize at 2025-11-25',
        bad: '{"error":{"code":-32602,"message":"Unsupported protocol version"}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-start-spawn.ts

const faultStartSpawn = {
    id: "FAULT-START-SPAWN",
    title: "The server's program could not be started",
    family: "FAULT",
    severity: "must",
    text: "A server's command starts as a process: without a shell, in its `cwd`, with its `env`.",
    fix: "Check that the program is installed and on PATH, that `cwd` exists, and that each argument is an item of its own.",
    spec: STDIO,
    category: "State & Configuration",
    examples: {
        good: "`command: node server.js`, where node is on the PATH",
        bad: "`command: nodee server.js`",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-start-timeout.ts

const faultStartTimeout = {
    id: "FAULT-START-TIMEOUT",
    title: "The handshake was not answered in time",
    family: "FAULT",
    severity: "must",
    text: "A server answers the handshake within `startup_timeout`, 30 s unless the suite sets it.",
    fix: "Check that it speaks MCP (over stdio one message a line, flushed; over HTTP at the path of `url`); if it only starts slowly, raise `startup_timeout`.",
    spec: HANDSHAKE,
    category: "Session Lifecycle",
    examples: {
        good: "an answer to initialize after one second",
        bad: "no answer to initialize within 30 s",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-state-double-effect.ts
const faultStateDoubleEffect = {
    id: "FAULT-STATE-DOUBLE-EFFECT",
    title: "The tool applies its effect twice",
    family: "FAULT",
    severity: "must",
    text: "The call was sent more than once, as a client does that lost the answer, and an `exact` assertion of `verify` shows its effect two times or more: a number, the length of a list or the number in a text has changed by twice what was expected. Where all steps of `verify` only read (resources, prompts, tools with `readOnlyHint: true`), they run before the call too, to know the value from which it changed; else that is taken to be 0.",
    fix: "Give the tool a key by which it knows a repeated call, and say `idempotentHint: true` only where that holds.",
    category: "State & Configuration",
    examples: {
        good: "one order, though the call `create_order` came twice",
        bad: "two orders from one call that came twice",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-timeout-call.ts

const faultTimeoutCall = {
    id: "FAULT-TIMEOUT-CALL",
    title: "A call was not answered in time",
    family: "FAULT",
    severity: "must",
    text: "A server answers each request, with a result or an error, within the deadline: the test's `timeout_ms`, else `performance.default_timeout_ms`, 30 s unless set.",
    fix: "Look for a promise that never settles, or an error path that sends no answer; if the work only takes long, send progress or raise `timeout_ms`.",
    spec: [...ANSWERS, ...TIMEOUTS],
    category: "Timeout & Cancellation",
    examples: {
        good: '{"id":3,"result":{}} after 200 ms',
        bad: "nothing for the request 3 within 30 s",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-transport-flood.ts
const faultTransportFlood = {
    id: "FAULT-TRANSPORT-FLOOD",
    title: "More messages than may be held",
    family: "FAULT",
    severity: "must",
    text: "What a server sends around an answer is held up to a limit: 16 MiB of notifications and requests with one call, 64 MiB with all calls that a session has under way at once, 128 MiB with those of the run, 500,000 values in one message, 32 MiB of items in one list, 256 MiB of recorded messages in one session, 1 GiB in one run. The specification names no limit; these bound the memory and the disk of the run. What is larger is counted as this fault and left out.",
    fix: "Send less: fewer and shorter notifications, and lists whose items are small.",
    category: "Transport",
    examples: {
        good: "a progress notification each second",
        bad: "a thousand notifications of 600 KB during one call",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-transport-frame-too-large.ts
const faultTransportFrameTooLarge = {
    id: "FAULT-TRANSPORT-FRAME-TOO-LARGE",
    title: "A message over the size limit",
    family: "FAULT",
    severity: "must",
    text: "A message is at most 16 MiB, or what `--max-frame` sets. The specification names no limit; this one bounds the memory of the run, and what is larger is dropped unread.",
    fix: "Return less: paginate, or link to a resource; where such a size is meant, raise `--max-frame`.",
    category: "Transport",
    examples: {
        good: "pages of a hundred items, with a nextCursor",
        bad: "one line of 40 MiB",
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-transport-invalid-utf8.ts

const faultTransportInvalidUtf8 = {
    id: "FAULT-TRANSPORT-INVALID-UTF8",
    title: "A message that is not UTF-8",
    family: "FAULT",
    severity: "must",
    text: "Messages are encoded in UTF-8.",
    fix: "Write UTF-8 whatever the locale, cut text between characters and not between bytes, and send binary data as base64.",
    spec: ENCODING,
    category: "Transport",
    examples: {
        good: '"é" as the bytes C3 A9',
        bad: '"é" as the byte E9',
    },
};

;// CONCATENATED MODULE: ./src/rules/fault-transport-stdout-noise.ts

const faultTransportStdoutNoise = {
    id: "FAULT-TRANSPORT-STDOUT-NOISE",
    title: "Not an MCP message on stdout",
    family: "FAULT",
    severity: "must",
    text: "Over stdio, stdout carries MCP messages and nothing else. Logs belong on stderr.",
    fix: "Send logs to stderr (`console.error`, `print(…, file=sys.stderr)`), and silence the banners of libraries and package runners.",
    spec: STDIO,
    category: "Transport",
    examples: {
        good: "[INFO] ready, on stderr",
        bad: "[INFO] ready, on stdout",
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-001.ts

const inv001 = {
    id: "INV-001",
    title: "The first request is initialize",
    family: "INV",
    severity: "must",
    text: "Up to 2025-11-25 a session begins with the handshake: the first request that a client sends is `initialize`. From 2026-07-28 on there is none.",
    fix: "Send `initialize` before any other request.",
    spec: HANDSHAKE,
    examples: {
        good: '{"id":1,"method":"initialize"} … {"id":2,"method":"tools/list"}',
        bad: '{"id":1,"method":"tools/list"} … {"id":2,"method":"initialize"}',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-002.ts

const inv002 = {
    id: "INV-002",
    title: "The client confirms the handshake",
    family: "INV",
    severity: "must",
    text: "Once `initialize` is answered, the client sends `notifications/initialized`, before anything else that it wants.",
    fix: "Send `notifications/initialized` as soon as `initialize` is answered.",
    spec: HANDSHAKE,
    examples: {
        good: '{"id":1,"method":"initialize"}, {"method":"notifications/initialized"}, {"id":2,"method":"tools/list"}',
        bad: '{"id":1,"method":"initialize"}, {"id":2,"method":"tools/list"}',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-003.ts

const inv003 = {
    id: "INV-003",
    title: "Lists are answered by those that advertised them",
    family: "INV",
    severity: "must",
    text: "A server that answers `tools/list`, `resources/list`, `resources/templates/list` or `prompts/list` with a result has advertised the capability in its handshake. Where the list is empty, it should have.",
    fix: "Advertise the capability in the answer of `initialize`, or answer the method with -32601.",
    spec: HANDSHAKE,
    examples: {
        good: '"capabilities":{"tools":{}} and a result for tools/list',
        bad: '"capabilities":{} and a result for tools/list',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-004.ts

const inv004 = {
    id: "INV-004",
    title: "An advertised capability works",
    family: "INV",
    severity: "should",
    text: "A server that advertises a capability answers at least one well-meant call of it with a result.",
    fix: "Mend the calls of that capability, or do not advertise it.",
    spec: HANDSHAKE,
    examples: {
        good: '"capabilities":{"prompts":{}} and {"result":{"prompts":[]}}',
        bad: '"capabilities":{"prompts":{}} and an error for every prompts/ call',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-005.ts

const inv005 = {
    id: "INV-005",
    title: "A tool result has content and a boolean isError",
    family: "INV",
    severity: "must",
    text: "A result of `tools/call` that is no error has a `content` array or `structuredContent` (an object; any JSON from 2026-07-28 on), and `isError`, where it is there, is a boolean.",
    fix: "Return `content` as an array of blocks, and `isError` as true or false.",
    spec: TOOL_RESULTS,
    examples: {
        good: '{"result":{"content":[{"type":"text","text":"5"}]}}',
        bad: '{"result":{"content":"5","isError":"no"}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-006.ts

const inv006 = {
    id: "INV-006",
    title: "An error has an integer code and a string message",
    family: "INV",
    severity: "must",
    text: "The `error` of a JSON-RPC answer is an object with an integer `code` and a string `message`, whatever was asked.",
    fix: 'Answer with `{"code": <integer>, "message": "<text>"}`.',
    spec: MESSAGES,
    examples: {
        good: '{"error":{"code":-32602,"message":"no such cursor"}}',
        bad: '{"error":{"code":"E_CURSOR","message":"no such cursor"}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-007.ts

const inv007 = {
    id: "INV-007",
    title: "An unknown method is answered with -32601",
    family: "INV",
    severity: "must",
    text: "The error that answers a method which the revision does not have, or that says that the method is unknown, has the code -32601. An unknown tool, resource or prompt is not an unknown method.",
    fix: "Answer methods that you do not have with the code -32601.",
    spec: MESSAGES,
    examples: {
        good: '{"error":{"code":-32601,"message":"Method not found"}}',
        bad: '{"error":{"code":-32603,"message":"Method not found"}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-008.ts

const inv008 = {
    id: "INV-008",
    title: "No request before the handshake is confirmed",
    family: "INV",
    severity: "should",
    text: "Between `initialize` and `notifications/initialized` neither side sends a request, `ping` aside.",
    fix: "Wait for `notifications/initialized` before you send requests.",
    spec: HANDSHAKE,
    examples: {
        good: "initialize, notifications/initialized, tools/list",
        bad: "initialize, tools/list, notifications/initialized",
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-009.ts

const inv009 = {
    id: "INV-009",
    title: "Every answer belongs to one request",
    family: "INV",
    severity: "must",
    text: "An answer bears the id of a request that was sent, of the same type, and no request is answered twice; a notification is never answered.",
    fix: "Answer each request once, under the id that it came with, and notifications not at all.",
    spec: ANSWERS,
    examples: {
        good: '{"id":2,"method":"ping"} and {"id":2,"result":{}}',
        bad: '{"id":2,"method":"ping"} and {"id":"2","result":{}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-010.ts

const inv010 = {
    id: "INV-010",
    title: "An answer has a result or an error",
    family: "INV",
    severity: "must",
    text: "A JSON-RPC answer has either a `result` or an `error`: never both, never neither.",
    fix: "Send `error` alone where the call failed at the protocol, else `result` alone.",
    spec: MESSAGES,
    examples: { good: '{"id":2,"result":{}}', bad: '{"id":2,"result":{},"error":{"code":-32603,"message":"?"}}' },
};

;// CONCATENATED MODULE: ./src/rules/inv-011.ts

const inv011 = {
    id: "INV-011",
    title: "Every message says jsonrpc 2.0",
    family: "INV",
    severity: "must",
    text: 'Every request, notification and answer of the server has the member `"jsonrpc": "2.0"`.',
    fix: 'Add `"jsonrpc": "2.0"` to every message.',
    spec: MESSAGES,
    examples: { good: '{"jsonrpc":"2.0","id":2,"result":{}}', bad: '{"id":2,"result":{}}' },
};

;// CONCATENATED MODULE: ./src/rules/inv-012.ts

const inv012 = {
    id: "INV-012",
    title: "The negotiated revision is a published one",
    family: "INV",
    severity: "must",
    text: "A server answers `initialize` with the revision that was offered, or with another one that was published.",
    fix: "Answer with the revision that the client offers where you speak it, else with the newest published one that you speak.",
    spec: VERSIONS,
    examples: { good: "offered 2025-11-25, answered 2025-06-18", bad: "offered 2025-11-25, answered 1.0" },
};

;// CONCATENATED MODULE: ./src/rules/inv-013.ts

const inv013 = {
    id: "INV-013",
    title: "Structured content obeys the output schema",
    family: "INV",
    severity: "must",
    text: "A tool with an `outputSchema` answers with `structuredContent` that is valid by it, unless the result is an error.",
    fix: "Return what the schema says, or correct the schema.",
    spec: OUTPUT_SCHEMA,
    examples: {
        good: 'outputSchema {"required":["sum"]} and structuredContent {"sum":5}',
        bad: 'outputSchema {"required":["sum"]} and structuredContent {"total":5}',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-014.ts

const inv014 = {
    id: "INV-014",
    title: "The pages of a list end",
    family: "INV",
    severity: "must",
    text: "A `nextCursor` is a string, no list gives the same one twice on its way, and none goes on for more than 1,000 pages.",
    fix: "Leave `nextCursor` out on the last page, and let each page lead to the next.",
    spec: PAGINATION,
    examples: { good: 'page 1 leads to "b", page "b" to none', bad: 'page 1 leads to "b", page "b" to "b"' },
};

;// CONCATENATED MODULE: ./src/rules/inv-015.ts

const inv015 = {
    id: "INV-015",
    title: "Tool names are unique",
    family: "INV",
    severity: "must",
    text: "No tool name is listed twice, over all pages of `tools/list`.",
    fix: "Give one of the two tools another name.",
    spec: TOOLS,
    examples: { good: '"search", "fetch"', bad: '"search", "search"' },
};

;// CONCATENATED MODULE: ./src/rules/inv-016.ts

const inv016 = {
    id: "INV-016",
    title: "Tool names are legal",
    family: "INV",
    severity: "should",
    text: "From 2025-11-25 on a tool name has 1 to 128 characters out of letters, digits, underscore, hyphen and dot; before that it is just not empty.",
    fix: "Name the tool with letters, digits, `_`, `-` and `.` alone.",
    spec: TOOL_NAMES,
    examples: { good: '"get_user.v2"', bad: '"get user/v2"' },
};

;// CONCATENATED MODULE: ./src/rules/inv-017.ts

const inv017 = {
    id: "INV-017",
    title: "Changes are told by those that advertised it",
    family: "INV",
    severity: "should",
    text: "A server that sends `notifications/…/list_changed` advertised `listChanged` for that capability.",
    fix: 'Advertise `"listChanged": true`, or do not send the notification.',
    spec: LIST_CHANGED,
    examples: {
        good: '"tools":{"listChanged":true} and notifications/tools/list_changed',
        bad: '"tools":{} and notifications/tools/list_changed',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-018.ts

const inv018 = {
    id: "INV-018",
    title: "Nothing but messages on stdout",
    family: "INV",
    severity: "must",
    text: "Over stdio a server writes messages of the protocol to stdout, one a line, and nothing else; logs belong to stderr.",
    fix: "Send logs and prints to stderr.",
    spec: STDIO,
    examples: { good: '{"jsonrpc":"2.0","id":2,"result":{}}', bad: "[INFO] listening" },
};

;// CONCATENATED MODULE: ./src/rules/inv-019.ts

const inv019 = {
    id: "INV-019",
    title: "Every result has a resultType",
    family: "INV",
    severity: "must",
    text: "From 2026-07-28 on every result has a `resultType`: `complete`, `input_required` or one of an extension.",
    fix: 'Add `"resultType": "complete"` to results that are whole.',
    spec: MODERN_MESSAGES,
    examples: { good: '{"result":{"resultType":"complete","tools":[]}}', bad: '{"result":{"tools":[]}}' },
};

;// CONCATENATED MODULE: ./src/rules/inv-020.ts

const inv020 = {
    id: "INV-020",
    title: "Lists and resources say how long they hold",
    family: "INV",
    severity: "must",
    text: "From 2026-07-28 on complete results of `server/discover`, lists and `resources/read` have a `ttlMs` of 0 or more and a `cacheScope` of `public` or `private`.",
    fix: "Add `ttlMs` and `cacheScope`; 0 and `private` promise nothing.",
    spec: CACHING,
    examples: { good: '"ttlMs":0,"cacheScope":"private"', bad: '"ttlMs":-1' },
};

;// CONCATENATED MODULE: ./src/rules/inv-021.ts

const inv021 = {
    id: "INV-021",
    title: "Tools are the same whoever asks",
    family: "INV",
    severity: "should",
    text: "From 2026-07-28 on servers hold no session: `tools/list` gives the same list each time, until a change is told.",
    fix: "Make the list depend on nothing but the server, in a fixed order, or tell that it changed.",
    spec: MODERN_TOOLS,
    examples: { good: 'twice ["search","fetch"]', bad: '["search","fetch"], then ["fetch"]' },
};

;// CONCATENATED MODULE: ./src/rules/inv-022.ts

const inv022 = {
    id: "INV-022",
    title: "A server asks for what the client offers",
    family: "INV",
    severity: "must",
    text: "A server sends `roots/list`, `sampling/createMessage` and `elicitation/create` only to a client that offered that capability; from 2026-07-28 on it sends no requests.",
    fix: "Read the capabilities in `initialize` before you ask.",
    spec: HANDSHAKE,
    examples: {
        good: 'the client offers {"roots":{}}, the server sends roots/list',
        bad: "the client offers {}, the server sends roots/list",
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-023.ts

const inv023 = {
    id: "INV-023",
    title: "Every tool has an input schema of an object",
    family: "INV",
    severity: "must",
    text: 'A tool\'s `inputSchema` is a JSON Schema with `"type": "object"`, also where the tool takes no arguments.',
    fix: 'Write `"inputSchema": {"type": "object"}` at the least.',
    spec: TOOLS,
    examples: { good: '{"name":"now","inputSchema":{"type":"object"}}', bad: '{"name":"now"}' },
};

;// CONCATENATED MODULE: ./src/rules/inv-024.ts

const inv024 = {
    id: "INV-024",
    title: "Progress grows",
    family: "INV",
    severity: "must",
    text: "The `progress` of one call is a number, and each message has a greater one than the message before.",
    fix: "Count upwards, and send a message only where there is something new.",
    spec: PROGRESS,
    examples: { good: "1, 2, 5", bad: "1, 1, 5" },
};

;// CONCATENATED MODULE: ./src/rules/inv-025.ts

const inv025 = {
    id: "INV-025",
    title: "Content blocks are whole",
    family: "INV",
    severity: "must",
    text: "Each block of `content` is an object with a string `type` and what that type needs: `text`; `data` and `mimeType`; `uri` and `name`; a `resource`.",
    fix: "Give each block the members of its type, as strings.",
    spec: TOOL_RESULTS,
    examples: { good: '{"type":"text","text":"5"}', bad: '{"type":"text","text":5}' },
};

;// CONCATENATED MODULE: ./src/rules/inv-026.ts

const inv026 = {
    id: "INV-026",
    title: "Listed items have their names",
    family: "INV",
    severity: "must",
    text: "Each listed tool and prompt has a string `name`, each resource `uri` and `name`, each template `uriTemplate` and `name`.",
    fix: "Give every item the members that identify it.",
    spec: LISTINGS,
    examples: { good: '{"uri":"file:///a","name":"a"}', bad: '{"uri":"file:///a"}' },
};

;// CONCATENATED MODULE: ./src/rules/inv-027.ts

const inv027 = {
    id: "INV-027",
    title: "A wish for input is one that a client can fulfil",
    family: "INV",
    severity: "must",
    text: "The answers to tools/call, prompts/get and resources/read alone may be `input_required`. Such an answer has `inputRequests`, `requestState` or both; each request is for elicitation, sampling or roots.",
    fix: "Answer other requests at once, and say in `inputRequests` what is missing.",
    spec: INPUT_ROUNDS,
    examples: {
        good: '{"result":{"resultType":"input_required","inputRequests":{"name":{"method":"elicitation/create","params":{}}}}}',
        bad: '{"result":{"resultType":"input_required"}}',
    },
};

;// CONCATENATED MODULE: ./src/rules/inv-028.ts

const inv028 = {
    id: "INV-028",
    title: "Log messages are sent by those that advertised logging",
    family: "INV",
    severity: "must",
    text: "A server that sends `notifications/message` has advertised the capability `logging`.",
    fix: 'Advertise `"logging": {}` in the answer of `initialize` (or `server/discover`), or write logs to stderr.',
    spec: LOGGING,
    examples: {
        good: '"capabilities":{"logging":{}} and {"method":"notifications/message"}',
        bad: '"capabilities":{"tools":{}} and {"method":"notifications/message"}',
    },
};

;// CONCATENATED MODULE: ./src/rules/runner-fault.ts
const runnerFault = {
    id: "RUNNER-FAULT",
    title: "Fault of mcptest itself",
    family: "RUNNER",
    severity: "must",
    text: "The test could not be judged, because mcptest has a bug. It says nothing about the server.",
    fix: "Report it at https://github.com/mcptest/action/issues, with the note of this failure.",
    examples: {
        good: "a verdict, whatever the server answers",
        bad: "TypeError: … is undefined, in a file of mcptest",
    },
};

;// CONCATENATED MODULE: ./src/rules/suite-cassette-miss.ts
const suiteCassetteMiss = {
    id: "SUITE-CASSETTE-MISS",
    title: "The cassette has no such request",
    family: "SUITE",
    severity: "must",
    text: "What a test asks of a server that is played from a cassette was asked when the cassette was recorded. A request that is not there says nothing about the server.",
    fix: "Record the cassette again (`mcptest run --record DIR`), or name under `volatile` of the server what changes from run to run, such as `params.arguments.now`.",
    examples: {
        good: 'a call of `search` with {"query":"a"}, as it was recorded',
        bad: 'a call of `search` with {"query":"b"}, which was never recorded',
    },
};

;// CONCATENATED MODULE: ./src/rules/suite-env-unset.ts
const suiteEnvUnset = {
    id: "SUITE-ENV-UNSET",
    title: "An environment variable is not set",
    family: "SUITE",
    severity: "must",
    text: "The environment variables that `auth` and `headers` name are set when the server is first needed.",
    fix: "Set the variable in the environment of the run.",
    examples: {
        good: "`bearer: {env: API_TOKEN}` and API_TOKEN=…",
        bad: "`bearer: {env: API_TOKEN}` without that variable",
    },
};

;// CONCATENATED MODULE: ./src/rules/suite-fault.ts
const suiteFault = {
    id: "SUITE-FAULT",
    title: "The suite could not be judged",
    family: "SUITE",
    severity: "must",
    text: "What a suite asks for can be evaluated while it runs. Where it cannot, its test is errored and not failed: nothing is said of the server.",
    fix: "Mend what the message names; the suite is at fault, not the server.",
    examples: {
        good: "`cel: has(value.total) && value.total > 0`",
        bad: "`cel: value.total > 0`, where there is no `total`",
    },
};

;// CONCATENATED MODULE: ./src/rules/suite-probes-cut.ts
const suiteProbesCut = {
    id: "SUITE-PROBES-CUT",
    title: "Not every bad request was sent",
    family: "SUITE",
    severity: "may",
    text: "A probe of `negative_path` sends at most 100 requests, about arguments down to the sixth level. Where the input schema gives more of them, the others were not sent, and nothing is known of those arguments.",
    fix: "Nothing is wrong with the server: test the other arguments in tests of their own, or make the schema smaller.",
    examples: {
        good: "a schema with 20 arguments",
        bad: "a schema with 120 required arguments",
    },
};

;// CONCATENATED MODULE: ./src/rules/suite-run-timeout.ts
const suiteRunTimeout = {
    id: "SUITE-RUN-TIMEOUT",
    title: "The run's time was up",
    family: "SUITE",
    severity: "must",
    text: "A run ends within `--run-timeout`, 30 minutes unless set. Tests that had not ended by then are errored.",
    fix: "Mend what takes so long (slow tests are in the report), split the suite, or raise `--run-timeout`.",
    examples: {
        good: "a run of 12 minutes",
        bad: "a run that is at its 40th test after 30 minutes",
    },
};

;// CONCATENATED MODULE: ./src/rules/suite-setup.ts
const suiteSetup = {
    id: "SUITE-SETUP",
    title: "The setup did not hold",
    family: "SUITE",
    severity: "must",
    text: "A step of `setup` failed or could not be run, so that none of the tests after it can be judged.",
    fix: "Mend the step of `setup` that is named, or the server that it calls.",
    examples: {
        good: "`setup: [{tool: create_project, args: {name: demo}}]`, which is answered with a result",
        bad: "the same, answered with isError: true",
    },
};

;// CONCATENATED MODULE: ./src/rules/suite-teardown.ts
const suiteTeardown = {
    id: "SUITE-TEARDOWN",
    title: "The teardown did not hold",
    family: "SUITE",
    severity: "must",
    text: "A step of `teardown` failed or could not be run. The tests before it stand as they are; the run fails, for something was left behind.",
    fix: "Mend the step of `teardown` that is named, or the server that it calls.",
    examples: {
        good: "`teardown: [{tool: delete_project, args: {name: demo}}]`, which is answered with a result",
        bad: "the same, answered with isError: true",
    },
};

;// CONCATENATED MODULE: ./src/rules/suite-transform.ts
const suiteTransform = {
    id: "SUITE-TRANSFORM",
    title: "A transform could not be started",
    family: "SUITE",
    severity: "must",
    text: "The program of a `transform` is not there or may not be executed, so that the test cannot be judged.",
    fix: "Install the program, or correct the command; it is run without a shell in the suite's folder.",
    examples: {
        good: "`request: python3 rewrite.py`, where both are there",
        bad: "`request: ./rewrite.py`, which may not be executed",
    },
};

;// CONCATENATED MODULE: ./src/rules/version-001.ts

const version001 = {
    id: "VERSION-001",
    title: "The server does not speak the revision asked for",
    family: "VERSION",
    severity: "must",
    text: "Asked for the revision that the suite or `--target-version` names, a server agrees to that one.",
    fix: "Teach the server that revision, or ask for one that the message names.",
    spec: VERSIONS,
    examples: {
        good: '{"protocolVersion":"2025-11-25"} for an initialize at 2025-11-25',
        bad: '{"protocolVersion":"2024-11-05"} for the same',
    },
};

;// CONCATENATED MODULE: ./src/rules/registry.ts



















































































































const PAGE = "https://github.com/mcptest/action/blob/v1/docs/taxonomy.md";
/** In the order in which the docs list them: by family, the common ones first. */
const RULES = [
    assertResult,
    assertTarget,
    assertExact,
    assertContains,
    assertIcontains,
    assertContainsAll,
    assertContainsAny,
    assertStartsWith,
    assertRegex,
    assertSchema,
    assertIsJson,
    assertNot,
    assertOneof,
    assertAnyof,
    assertAllof,
    assertLevenshtein,
    assertIsXml,
    assertIsSql,
    assertIsValidToolsCall,
    assertCel,
    assertSnapshot,
    assertMaxDuration,
    assertMaxTokens,
    assertTransform,
    assertParity,
    assertP95Latency,
    runnerFault,
    suiteFault,
    suiteSetup,
    suiteTeardown,
    suiteTransform,
    suiteCassetteMiss,
    suiteEnvUnset,
    suiteProbesCut,
    suiteRunTimeout,
    faultStartSpawn,
    faultStartExit,
    faultStartTimeout,
    faultStartRejected,
    faultStartPortBusy,
    faultStartNotReady,
    faultTimeoutCall,
    faultStateDoubleEffect,
    faultLifecycleCrash,
    faultLifecycleGivenUp,
    faultLifecycleIgnoresSigterm,
    faultLifecycleLeftChild,
    faultLifecycleStop,
    faultTransportStdoutNoise,
    faultTransportFrameTooLarge,
    faultTransportFlood,
    faultTransportInvalidUtf8,
    faultHttpConnect,
    faultHttpTls,
    faultHttpToken,
    faultHttpReset,
    faultHttpStatus,
    faultHttpDenied,
    faultHttpRateLimit,
    faultHttpContentType,
    faultHttpNoAnswer,
    faultHttpStreamOpen,
    faultHttpWrongStream,
    faultHttpRedirectOrigin,
    faultHttpRedirectLoop,
    faultHttpSessionLost,
    faultHttpEncoding,
    faultHttpEndpoint,
    faultHttpNotification,
    faultProtoMalformedFrame,
    faultProtoUnsolicitedAnswer,
    faultProtoDuplicateAnswer,
    faultProtoBatch,
    faultProtoErrorAnswer,
    faultProtoInputRounds,
    faultProtoUnknownMethod,
    faultSchemaMissingRequired,
    faultSchemaParamHeader,
    faultSchemaTypeMismatch,
    faultSchemaUnexpectedField,
    faultInputOversized,
    version001,
    inv001,
    inv002,
    inv003,
    inv004,
    inv005,
    inv006,
    inv007,
    inv008,
    inv009,
    inv010,
    inv011,
    inv012,
    inv013,
    inv014,
    inv015,
    inv016,
    inv017,
    inv018,
    inv019,
    inv020,
    inv021,
    inv022,
    inv023,
    inv024,
    inv025,
    inv026,
    inv027,
    inv028,
    comp001,
    comp002,
    errchan001,
    errchan002,
    errchan003,
];
const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]));
/** Every rule, in the order of the docs. */
function allRules() {
    return RULES;
}
/** The rule with this id (`FAULT-TIMEOUT-CALL`), or undefined where there is none. */
function ruleOf(id) {
    return BY_ID.get(id);
}
/** What a results file carries of a rule, so that reports can be made without the registry; undefined for an unknown id. */
function ruleText(id) {
    const rule = BY_ID.get(id);
    return rule && { title: rule.title, severity: rule.severity, fix: rule.fix, url: `${PAGE}#${id.toLowerCase()}` };
}


/***/ })

};
