import type { RuleEntry } from "../types.js";

type Citations = NonNullable<RuleEntry["spec"]>;

const SITE = "https://modelcontextprotocol.io/specification";

// Revisions with an initialize handshake; 2026-07-28 moved most pages.
const LEGACY = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const SINCE_2025_03_26 = LEGACY.slice(1);
const SINCE_2025_06_18 = LEGACY.slice(2);
const MODERN = ["2026-07-28"];

/** One citation for each revision that has this section under this page (a path below the revision, with its anchor). */
function cite(revisions: readonly string[], section: string, page: string): Citations {
  return revisions.map((revision) => ({ revision, section, url: `${SITE}/${revision}/${page}` }));
}

/** Only MCP messages on stdout; the client launches the server. */
export const STDIO: Citations = [
  ...cite(LEGACY, "Transports, stdio", "basic/transports#stdio"),
  ...cite(MODERN, "stdio", "basic/transports/stdio"),
];

/** The server must answer initialize, or server/discover. */
export const HANDSHAKE: Citations = [
  ...cite(LEGACY, "Lifecycle, Initialization", "basic/lifecycle#initialization"),
  ...cite(MODERN, "Discovery", "server/discover"),
];

/** What the server answers to a revision that it does not speak. */
export const VERSIONS: Citations = [
  ...cite(LEGACY, "Lifecycle, Version Negotiation", "basic/lifecycle#version-negotiation"),
  ...cite(MODERN, "Versioning, Protocol Version Negotiation", "basic/versioning#protocol-version-negotiation"),
];

const LEGACY_MESSAGES: Citations = [
  ...cite(LEGACY.slice(0, 1), "Messages", "basic/messages"),
  ...cite(SINCE_2025_03_26, "Overview, Messages", "basic#messages"),
];

/** The shapes of requests, responses and notifications; ids; JSON-RPC 2.0. */
export const MESSAGES: Citations = [...LEGACY_MESSAGES, ...cite(MODERN, "Overview, Messages", "basic/index#messages")];

/** Each request is answered, once: JSON-RPC 2.0 says so, 2026-07-28 also in its own words. */
export const ANSWERS: Citations = [
  ...LEGACY_MESSAGES,
  ...cite(MODERN, "Message Patterns, Request and Response", "basic/patterns#request-and-response"),
];

/** Every request has a deadline. */
export const TIMEOUTS: Citations = [
  ...cite(LEGACY.slice(0, 1), "Lifecycle, Error Handling", "basic/lifecycle#error-handling"),
  ...cite(SINCE_2025_03_26, "Lifecycle, Timeouts", "basic/lifecycle#timeouts"),
  ...cite(MODERN, "Cancellation, Timeouts", "basic/patterns/cancellation#timeouts"),
];

/** The endpoint event of HTTP with SSE, which only the first revision has. */
export const HTTP_WITH_SSE: Citations = cite(
  LEGACY.slice(0, 1),
  "Transports, HTTP with SSE",
  "basic/transports#http-with-sse",
);

/** How a session over stdio ends. */
export const SHUTDOWN: Citations = [
  ...cite(LEGACY, "Lifecycle, Shutdown", "basic/lifecycle#shutdown"),
  ...cite(MODERN, "stdio, Shutdown", "basic/transports/stdio#shutdown"),
];

/** Messages must be UTF-8; 2024-11-05 does not say so. */
export const ENCODING: Citations = [
  ...cite(SINCE_2025_03_26, "Transports", "basic/transports"),
  ...cite(MODERN, "Transports, Messages", "basic/transports#messages"),
];

/** A message is a single request, notification or response. */
export const SINGLE_MESSAGES: Citations = [
  ...cite(SINCE_2025_06_18, "Transports, stdio", "basic/transports#stdio"),
  ...cite(MODERN, "stdio", "basic/transports/stdio"),
];

/** When a tool call is answered with an error, and when with `isError`. */
export const ERROR_HANDLING: Citations = cite(
  [...LEGACY, ...MODERN],
  "Tools, Error Handling",
  "server/tools#error-handling",
);

/** What tools/list says of each tool. */
export const TOOLS: Citations = cite([...LEGACY, ...MODERN], "Tools, Tool", "server/tools#tool");

/** Which names tools may have. */
export const TOOL_NAMES: Citations = cite(["2025-11-25", ...MODERN], "Tools, Tool Names", "server/tools#tool-names");

/** What tools/call answers. */
export const TOOL_RESULTS: Citations = cite([...LEGACY, ...MODERN], "Tools, Tool Result", "server/tools#tool-result");

/** What structuredContent must be valid by. */
export const OUTPUT_SCHEMA: Citations = cite(
  [...SINCE_2025_06_18, ...MODERN],
  "Tools, Output Schema",
  "server/tools#output-schema",
);

/** How lists come in pages. */
export const PAGINATION: Citations = cite(
  [...LEGACY, ...MODERN],
  "Pagination, Response Format",
  "server/utilities/pagination#response-format",
);

/** The items of every list. */
export const LISTINGS: Citations = [
  ...TOOLS,
  ...cite([...LEGACY, ...MODERN], "Resources, Resource", "server/resources#resource"),
  ...cite([...LEGACY, ...MODERN], "Prompts, Prompt", "server/prompts#prompt"),
];

/** Who may report that a list has changed. */
export const LIST_CHANGED: Citations = cite(
  [...LEGACY, ...MODERN],
  "Tools, List Changed Notification",
  "server/tools#list-changed-notification",
);

/** Who may send log messages. */
export const LOGGING: Citations = cite(
  [...LEGACY, ...MODERN],
  "Logging, Capabilities",
  "server/utilities/logging#capabilities",
);

/** Progress messages and their numbers. */
export const PROGRESS: Citations = [
  ...cite(LEGACY, "Progress, Progress Flow", "basic/utilities/progress#progress-flow"),
  ...cite(MODERN, "Progress, Progress Flow", "basic/patterns/progress#progress-flow"),
];

/** Results since sessions are gone. */
export const MODERN_MESSAGES: Citations = cite(MODERN, "Overview, Messages", "basic/index#messages");

/** Lists since sessions are gone. */
export const MODERN_TOOLS: Citations = cite(MODERN, "Tools, Listing Tools", "server/tools#listing-tools");

/** What a server may ask in its answer, and how it is asked again. */
export const INPUT_ROUNDS: Citations = cite(MODERN, "Multi Round-Trip Requests", "basic/patterns/mrtr");

/** Arguments that are sent in headers too. */
export const PARAM_HEADERS: Citations = cite(
  MODERN,
  "Streamable HTTP, Custom Headers from Tool Parameters",
  "basic/transports/streamable-http#custom-headers-from-tool-parameters",
);

/** How long a result holds, and for whom. */
export const CACHING: Citations = cite(MODERN, "Caching", "server/utilities/caching");

/** POST, GET and what answers them. */
export const STREAMABLE_HTTP: Citations = [
  ...cite(SINCE_2025_03_26, "Transports, Streamable HTTP", "basic/transports#streamable-http"),
  ...cite(MODERN, "Streamable HTTP", "basic/transports/streamable-http"),
];

/** The session header, and 404 for a session that is over. */
export const HTTP_SESSIONS: Citations = cite(
  SINCE_2025_03_26,
  "Transports, Session Management",
  "basic/transports#session-management",
);

/** What 401 and 403 mean. */
export const AUTHORIZATION: Citations = cite(
  [...SINCE_2025_03_26, ...MODERN],
  "Authorization, Error Handling",
  "basic/authorization#error-handling",
);

/** Which JSON Schema a tool's schemas are written in. */
export const JSON_SCHEMA: Citations = [
  ...cite(["2025-11-25"], "Overview, JSON Schema Usage", "basic#json-schema-usage"),
  ...cite(MODERN, "Overview, JSON Schema Usage", "basic/index#json-schema-usage"),
];

/** References to schemas elsewhere. */
export const SCHEMA_REFERENCES: Citations = cite(MODERN, "Overview, $ref Resolution", "basic/index#ref-resolution");

/** What resources/list says of each resource. */
export const RESOURCES: Citations = cite([...LEGACY, ...MODERN], "Resources, Resource", "server/resources#resource");

/** What prompts/list says of each prompt. */
export const PROMPTS: Citations = cite([...LEGACY, ...MODERN], "Prompts, Prompt", "server/prompts#prompt");

/** For whom a resource is, and how important. */
export const RESOURCE_ANNOTATIONS: Citations = cite(
  [...SINCE_2025_06_18, ...MODERN],
  "Resources, Annotations",
  "server/resources#annotations",
);

/** What a tool says of its effects. */
export const TOOL_ANNOTATIONS: Citations = cite([...SINCE_2025_03_26, ...MODERN], "Tools, Tool", "server/tools#tool");

/** The title of a tool. */
export const TOOL_TITLES: Citations = cite([...SINCE_2025_06_18, ...MODERN], "Tools, Tool", "server/tools#tool");

/** Where images of items come from. */
export const ICONS: Citations = [
  ...cite(["2025-11-25"], "Overview, icons", "basic#icons"),
  ...cite(MODERN, "Overview, icons", "basic/index#icons"),
];

/** Arguments that are sent in headers, and which must not be. */
export const HEADER_ARGUMENTS: Citations = cite(MODERN, "Tools, x-mcp-header", "server/tools#x-mcp-header");

/** What answers a ping. */
export const PING: Citations = cite(
  LEGACY,
  "Ping, Behavior Requirements",
  "basic/utilities/ping#behavior-requirements",
);

/** The codes that the specification keeps for itself. */
export const RESERVED_CODES: Citations = cite(MODERN, "Overview, Error Codes", "basic/index#error-codes");

/** The codes of JSON-RPC 2.0. */
export const ERROR_CODES: Citations = [...LEGACY_MESSAGES, ...RESERVED_CODES];

const ALL = [...LEGACY, ...MODERN];

/** What initialize answers. */
export const INITIALIZE: Citations = cite(LEGACY, "Lifecycle, Initialization", "basic/lifecycle#initialization");

/** Which revision initialize answers with. */
export const NEGOTIATION: Citations = cite(
  LEGACY,
  "Lifecycle, Version Negotiation",
  "basic/lifecycle#version-negotiation",
);

/** What a server may do, and how it says so. */
export const CAPABILITIES: Citations = [
  ...cite(LEGACY, "Lifecycle, Capability Negotiation", "basic/lifecycle#capability-negotiation"),
  ...cite(MODERN, "Discovery, DiscoverResult", "server/discover#discoverresult"),
];

/** What server/discover answers. */
export const DISCOVER: Citations = cite(MODERN, "Discovery, DiscoverResult", "server/discover#discoverresult");

/** The answer to a revision that the server does not have. */
export const UNSUPPORTED_VERSION: Citations = cite(
  MODERN,
  "Versioning, Protocol Version Negotiation",
  "basic/versioning#protocol-version-negotiation",
);

/** What every request says of itself. */
export const REQUEST_META: Citations = cite(MODERN, "Overview, _meta", "basic/index#meta");

/** Batches, which only one revision has. */
export const BATCHES: Citations = cite(["2025-03-26"], "Overview, Batching", "basic#batching");

/** Which requests a cancellation may name. */
export const CANCELLATION: Citations = [
  ...cite(LEGACY, "Cancellation, Error Handling", "basic/utilities/cancellation#error-handling"),
  ...cite(MODERN, "Cancellation, Error Handling", "basic/patterns/cancellation#error-handling"),
];

/** Which tokens progress may name. */
export const PROGRESS_TOKENS: Citations = [
  ...cite(LEGACY, "Progress, Behavior Requirements", "basic/utilities/progress#behavior-requirements"),
  ...cite(MODERN, "Progress, Behavior Requirements", "basic/patterns/progress#behavior-requirements"),
];

/** The levels of log messages. */
export const LOG_LEVELS: Citations = cite(LEGACY, "Logging, Log Levels", "server/utilities/logging#log-levels");

/** The error for a level that does not exist. */
export const LOG_ERRORS: Citations = cite(LEGACY, "Logging, Error Handling", "server/utilities/logging#error-handling");

/** What a log message has. */
export const LOG_MESSAGES: Citations = cite(
  ALL,
  "Logging, Log Message Notifications",
  "server/utilities/logging#log-message-notifications",
);

/** What completion/complete answers. */
export const COMPLETIONS: Citations = cite(
  ALL,
  "Completion, Completion Results",
  "server/utilities/completion#completion-results",
);

/** The errors of completion/complete. */
export const COMPLETION_ERRORS: Citations = cite(
  [...SINCE_2025_03_26, ...MODERN],
  "Completion, Error Handling",
  "server/utilities/completion#error-handling",
);

/** The error for a cursor that the server did not give. */
export const CURSORS: Citations = cite(ALL, "Pagination, Error Handling", "server/utilities/pagination#error-handling");

/** How a resource is read. */
export const RESOURCE_READ: Citations = cite(ALL, "Resources, Reading Resources", "server/resources#reading-resources");

/** What a resource has in it. */
export const RESOURCE_CONTENTS: Citations = cite(
  ALL,
  "Resources, Resource Contents",
  "server/resources#resource-contents",
);

/** The error for a resource that does not exist. */
export const RESOURCE_ERRORS: Citations = cite(ALL, "Resources, Error Handling", "server/resources#error-handling");

/** The URI of a resource. */
export const RESOURCE: Citations = cite(ALL, "Resources, Resource", "server/resources#resource");

/** URI templates. */
export const RESOURCE_TEMPLATES: Citations = cite(
  ALL,
  "Resources, Resource Templates",
  "server/resources#resource-templates",
);

/** How a client subscribes to a resource. */
export const SUBSCRIPTIONS: Citations = cite(LEGACY, "Resources, Subscriptions", "server/resources#subscriptions");

/** What a prompt has in it. */
export const PROMPT: Citations = cite(ALL, "Prompts, Prompt", "server/prompts#prompt");

/** The messages of a prompt. */
export const PROMPT_MESSAGES: Citations = cite(ALL, "Prompts, PromptMessage", "server/prompts#promptmessage");

/** The errors of prompts/get. */
export const PROMPT_ERRORS: Citations = cite(ALL, "Prompts, Error Handling", "server/prompts#error-handling");

/** Structured results, and the text beside them. */
export const STRUCTURED: Citations = cite(
  [...SINCE_2025_06_18, ...MODERN],
  "Tools, Structured Content",
  "server/tools#structured-content",
);

/** Servers must validate what they are given. */
export const TOOL_SECURITY: Citations = cite(
  ALL,
  "Tools, Security Considerations",
  "server/tools#security-considerations",
);

/** Requests of web pages. */
export const ORIGIN: Citations = [
  ...cite(SINCE_2025_03_26, "Transports, Security Warning", "basic/transports#security-warning"),
  ...cite(MODERN, "Streamable HTTP, Security & Endpoint", "basic/transports/streamable-http"),
];

/** Which status an invalid origin has. */
export const ORIGIN_STATUS: Citations = ORIGIN.filter(({ revision }) => revision >= "2025-11-25");

/** What a POST is answered with. */
export const POSTED: Citations = [
  ...cite(
    SINCE_2025_03_26,
    "Transports, Sending Messages to the Server",
    "basic/transports#sending-messages-to-the-server",
  ),
  ...cite(MODERN, "Streamable HTTP, Sending Messages", "basic/transports/streamable-http#sending-messages"),
];

/** When a stream of a POST ends. */
export const POST_STREAMS: Citations = [
  ...cite(
    SINCE_2025_03_26,
    "Transports, Sending Messages to the Server",
    "basic/transports#sending-messages-to-the-server",
  ),
  ...cite(MODERN, "Streamable HTTP, Receiving Messages", "basic/transports/streamable-http#receiving-messages"),
];

/** The stream of the server's own messages. */
export const GET_STREAM: Citations = cite(
  SINCE_2025_03_26,
  "Transports, Listening for Messages from the Server",
  "basic/transports#listening-for-messages-from-the-server",
);

/** The header that names the revision, in a session. */
export const VERSION_HEADER: Citations = cite(
  SINCE_2025_06_18,
  "Transports, Protocol Version Header",
  "basic/transports#protocol-version-header",
);

/** The statuses of an unknown revision and an unknown method. */
export const MODERN_VERSION_HEADER: Citations = cite(
  MODERN,
  "Streamable HTTP, Protocol Version Header",
  "basic/transports/streamable-http#protocol-version-header",
);

/** Headers that repeat the body. */
export const HEADER_VALIDATION: Citations = cite(
  MODERN,
  "Streamable HTTP, Server Validation",
  "basic/transports/streamable-http#server-validation",
);

/** Values of headers in Base64. */
export const VALUE_ENCODING: Citations = cite(
  MODERN,
  "Streamable HTTP, Value Encoding",
  "basic/transports/streamable-http#value-encoding",
);

/** Names of headers in any case. */
export const HEADER_CASE: Citations = cite(
  MODERN,
  "Streamable HTTP, Case Sensitivity",
  "basic/transports/streamable-http#case-sensitivity",
);

/** Arguments in headers, as a server checks them. */
export const PARAM_HEADER_VALIDATION: Citations = cite(
  MODERN,
  "Streamable HTTP, Server Behavior for Custom Headers",
  "basic/transports/streamable-http#server-behavior-for-custom-headers",
);

/** What clients of earlier revisions send. */
export const EARLIER_HTTP: Citations = cite(
  MODERN,
  "Streamable HTTP, Earlier Streamable HTTP Revisions",
  "basic/transports/streamable-http#earlier-streamable-http-revisions",
);

/** The headers of a stream. */
export const STREAM_HEADERS: Citations = cite(
  MODERN,
  "Streamable HTTP, Receiving Messages",
  "basic/transports/streamable-http#receiving-messages",
);

/** The first message of a subscription. */
export const ACKNOWLEDGMENT: Citations = cite(
  MODERN,
  "Subscriptions, Acknowledgment",
  "basic/patterns/subscriptions#acknowledgment",
);

/** Every request stands for itself. */
export const STATELESSNESS: Citations = cite(MODERN, "Overview, Statelessness", "basic/index#statelessness");

/** What a server answers to a client that only knows the handshake. */
export const EARLIER_CLIENTS: Citations = cite(
  MODERN,
  "Versioning, Backward Compatibility with Initialization-Based Versions",
  "basic/versioning#backward-compatibility-with-initialization-based-versions",
);
