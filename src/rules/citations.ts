import type { RuleEntry } from "./types.js";

export type Citations = NonNullable<RuleEntry["spec"]>;

const SITE = "https://modelcontextprotocol.io/specification";

// Revisions with an initialize handshake; 2026-07-28 moved most pages.
export const LEGACY = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const FIRST = LEGACY.slice(0, 1);
export const SINCE_2025_03_26 = LEGACY.slice(1);
const SINCE_2025_06_18 = LEGACY.slice(2);
export const MODERN = ["2026-07-28"];
const ALL = [...LEGACY, ...MODERN];
export const ALL_SINCE_2025_03_26 = ALL.slice(1);
export const ALL_SINCE_2025_06_18 = ALL.slice(2);
export const ALL_SINCE_2025_11_25 = ALL.slice(3);

/** One citation for each revision that has this section under this page (a path below the revision, with its anchor). */
export function cite(revisions: readonly string[], section: string, page: string): Citations {
  return revisions.map((revision) => ({ revision, section, url: `${SITE}/${revision}/${page}` }));
}

export const STDIO = [
  ...cite(LEGACY, "Transports, stdio", "basic/transports#stdio"),
  ...cite(MODERN, "stdio", "basic/transports/stdio"),
];
export const INITIALIZE = cite(LEGACY, "Lifecycle, Initialization", "basic/lifecycle#initialization");
export const HANDSHAKE = [...INITIALIZE, ...cite(MODERN, "Discovery", "server/discover")];
export const NEGOTIATION = cite(LEGACY, "Lifecycle, Version Negotiation", "basic/lifecycle#version-negotiation");
export const UNSUPPORTED_VERSION = cite(
  MODERN,
  "Versioning, Protocol Version Negotiation",
  "basic/versioning#protocol-version-negotiation",
);
export const VERSIONS = [...NEGOTIATION, ...UNSUPPORTED_VERSION];

const LEGACY_MESSAGES = [
  ...cite(FIRST, "Messages", "basic/messages"),
  ...cite(SINCE_2025_03_26, "Overview, Messages", "basic#messages"),
];
export const MESSAGES = [...LEGACY_MESSAGES, ...cite(MODERN, "Overview, Messages", "basic/index#messages")];

/** Each request is answered, once: JSON-RPC 2.0 says so, 2026-07-28 also in its own words. */
export const ANSWERS = [
  ...LEGACY_MESSAGES,
  ...cite(MODERN, "Message Patterns, Request and Response", "basic/patterns#request-and-response"),
];
export const TIMEOUTS = [
  ...cite(FIRST, "Lifecycle, Error Handling", "basic/lifecycle#error-handling"),
  ...cite(SINCE_2025_03_26, "Lifecycle, Timeouts", "basic/lifecycle#timeouts"),
  ...cite(MODERN, "Cancellation, Timeouts", "basic/patterns/cancellation#timeouts"),
];
export const HTTP_WITH_SSE = cite(FIRST, "Transports, HTTP with SSE", "basic/transports#http-with-sse");
export const SHUTDOWN = [
  ...cite(LEGACY, "Lifecycle, Shutdown", "basic/lifecycle#shutdown"),
  ...cite(MODERN, "stdio, Shutdown", "basic/transports/stdio#shutdown"),
];
export const ENCODING = [
  ...cite(SINCE_2025_03_26, "Transports", "basic/transports"),
  ...cite(MODERN, "Transports, Messages", "basic/transports#messages"),
];
export const SINGLE_MESSAGES = [
  ...cite(SINCE_2025_06_18, "Transports, stdio", "basic/transports#stdio"),
  ...cite(MODERN, "stdio", "basic/transports/stdio"),
];
export const ERROR_HANDLING = cite(ALL, "Tools, Error Handling", "server/tools#error-handling");
export const TOOLS = cite(ALL, "Tools, Tool", "server/tools#tool");
export const TOOL_NAMES = cite(ALL_SINCE_2025_11_25, "Tools, Tool Names", "server/tools#tool-names");
export const TOOL_RESULTS = cite(ALL, "Tools, Tool Result", "server/tools#tool-result");
export const OUTPUT_SCHEMA = cite(ALL_SINCE_2025_06_18, "Tools, Output Schema", "server/tools#output-schema");
export const PAGINATION = cite(ALL, "Pagination, Response Format", "server/utilities/pagination#response-format");
export const RESOURCES = cite(ALL, "Resources, Resource", "server/resources#resource");
export const PROMPTS = cite(ALL, "Prompts, Prompt", "server/prompts#prompt");
export const LIST_CHANGED = cite(ALL, "Tools, List Changed Notification", "server/tools#list-changed-notification");
export const LOGGING = cite(ALL, "Logging, Capabilities", "server/utilities/logging#capabilities");
export const PROGRESS = [
  ...cite(LEGACY, "Progress, Progress Flow", "basic/utilities/progress#progress-flow"),
  ...cite(MODERN, "Progress, Progress Flow", "basic/patterns/progress#progress-flow"),
];
export const MODERN_TOOLS = cite(MODERN, "Tools, Listing Tools", "server/tools#listing-tools");
export const REQUEST_STATE = cite(
  MODERN,
  "Multi Round-Trip Requests, Server Requirements",
  "basic/patterns/mrtr#server-requirements-basic-workflow",
);
export const INPUT_ERRORS = cite(
  MODERN,
  "Multi Round-Trip Requests, Error Handling",
  "basic/patterns/mrtr#error-handling",
);
export const INPUT_ROUNDS = cite(MODERN, "Multi Round-Trip Requests", "basic/patterns/mrtr");
export const PARAM_HEADERS = cite(
  MODERN,
  "Streamable HTTP, Custom Headers from Tool Parameters",
  "basic/transports/streamable-http#custom-headers-from-tool-parameters",
);
export const STREAMABLE_HTTP = [
  ...cite(SINCE_2025_03_26, "Transports, Streamable HTTP", "basic/transports#streamable-http"),
  ...cite(MODERN, "Streamable HTTP", "basic/transports/streamable-http"),
];
export const HTTP_SESSIONS = cite(
  SINCE_2025_03_26,
  "Transports, Session Management",
  "basic/transports#session-management",
);
export const AUTHORIZATION = cite(
  ALL_SINCE_2025_03_26,
  "Authorization, Error Handling",
  "basic/authorization#error-handling",
);
export const JSON_SCHEMA = [
  ...cite(["2025-11-25"], "Overview, JSON Schema Usage", "basic#json-schema-usage"),
  ...cite(MODERN, "Overview, JSON Schema Usage", "basic/index#json-schema-usage"),
];
export const SCHEMA_REFERENCES = cite(MODERN, "Overview, $ref Resolution", "basic/index#ref-resolution");
export const RESOURCE_ANNOTATIONS = cite(
  ALL_SINCE_2025_06_18,
  "Resources, Annotations",
  "server/resources#annotations",
);
export const TOOL_ANNOTATIONS = cite(ALL_SINCE_2025_03_26, "Tools, Tool", "server/tools#tool");
export const TOOL_TITLES = cite(ALL_SINCE_2025_06_18, "Tools, Tool", "server/tools#tool");
export const ICONS = [
  ...cite(["2025-11-25"], "Overview, icons", "basic#icons"),
  ...cite(MODERN, "Overview, icons", "basic/index#icons"),
];
export const HEADER_ARGUMENTS = cite(MODERN, "Tools, x-mcp-header", "server/tools#x-mcp-header");
export const PING = cite(LEGACY, "Ping, Behavior Requirements", "basic/utilities/ping#behavior-requirements");
export const RESERVED_CODES = cite(MODERN, "Overview, Error Codes", "basic/index#error-codes");
export const ERROR_CODES = [...LEGACY_MESSAGES, ...RESERVED_CODES];
export const DISCOVER = cite(MODERN, "Discovery, DiscoverResult", "server/discover#discoverresult");
export const CAPABILITIES = [
  ...cite(LEGACY, "Lifecycle, Capability Negotiation", "basic/lifecycle#capability-negotiation"),
  ...DISCOVER,
];
export const REQUEST_META = cite(MODERN, "Overview, _meta", "basic/index#meta");
export const BATCHES = cite(["2025-03-26"], "Overview, Batching", "basic#batching");
export const CANCELLATION = [
  ...cite(LEGACY, "Cancellation, Error Handling", "basic/utilities/cancellation#error-handling"),
  ...cite(MODERN, "Cancellation, Error Handling", "basic/patterns/cancellation#error-handling"),
];
export const PROGRESS_TOKENS = [
  ...cite(LEGACY, "Progress, Behavior Requirements", "basic/utilities/progress#behavior-requirements"),
  ...cite(MODERN, "Progress, Behavior Requirements", "basic/patterns/progress#behavior-requirements"),
];
export const LOG_LEVELS = cite(LEGACY, "Logging, Log Levels", "server/utilities/logging#log-levels");
export const LOG_ERRORS = cite(LEGACY, "Logging, Error Handling", "server/utilities/logging#error-handling");
export const LOG_MESSAGES = cite(
  ALL,
  "Logging, Log Message Notifications",
  "server/utilities/logging#log-message-notifications",
);
export const COMPLETIONS = cite(
  ALL,
  "Completion, Completion Results",
  "server/utilities/completion#completion-results",
);
export const COMPLETION_ERRORS = cite(
  ALL_SINCE_2025_03_26,
  "Completion, Error Handling",
  "server/utilities/completion#error-handling",
);
export const CURSORS = cite(ALL, "Pagination, Error Handling", "server/utilities/pagination#error-handling");
export const RESOURCE_READ = cite(ALL, "Resources, Reading Resources", "server/resources#reading-resources");
export const RESOURCE_CONTENTS = cite(ALL, "Resources, Resource Contents", "server/resources#resource-contents");
export const RESOURCE_ERRORS = cite(ALL, "Resources, Error Handling", "server/resources#error-handling");
export const RESOURCE_TEMPLATES = cite(ALL, "Resources, Resource Templates", "server/resources#resource-templates");
export const SUBSCRIPTIONS = cite(LEGACY, "Resources, Subscriptions", "server/resources#subscriptions");
export const PROMPT_MESSAGES = cite(ALL, "Prompts, PromptMessage", "server/prompts#promptmessage");
export const PROMPT_ERRORS = cite(ALL, "Prompts, Error Handling", "server/prompts#error-handling");
export const STRUCTURED = cite(ALL_SINCE_2025_06_18, "Tools, Structured Content", "server/tools#structured-content");
export const TOOL_SECURITY = cite(ALL, "Tools, Security Considerations", "server/tools#security-considerations");
export const ORIGIN = [
  ...cite(SINCE_2025_03_26, "Transports, Security Warning", "basic/transports#security-warning"),
  ...cite(MODERN, "Streamable HTTP, Security & Endpoint", "basic/transports/streamable-http"),
];

/** Which status an invalid origin has. */
export const ORIGIN_STATUS = ORIGIN.filter(({ revision }) => revision >= "2025-11-25");
const LEGACY_POSTS = cite(
  SINCE_2025_03_26,
  "Transports, Sending Messages to the Server",
  "basic/transports#sending-messages-to-the-server",
);
export const POSTED = [
  ...LEGACY_POSTS,
  ...cite(MODERN, "Streamable HTTP, Sending Messages", "basic/transports/streamable-http#sending-messages"),
];
const RECEIVING_MESSAGES = cite(
  MODERN,
  "Streamable HTTP, Receiving Messages",
  "basic/transports/streamable-http#receiving-messages",
);
export const POST_STREAMS = [...LEGACY_POSTS, ...RECEIVING_MESSAGES];
export const GET_STREAM = cite(
  SINCE_2025_03_26,
  "Transports, Listening for Messages from the Server",
  "basic/transports#listening-for-messages-from-the-server",
);
const MODERN_CANCELLATION = cite(
  MODERN,
  "Streamable HTTP, Cancellation",
  "basic/transports/streamable-http#cancellation",
);
export const PROGRESS_STREAMS = [
  ...cite(SINCE_2025_03_26, "Transports, Multiple Connections", "basic/transports#multiple-connections"),
  ...RECEIVING_MESSAGES,
];
export const OWN_STREAMS = [...GET_STREAM, ...RECEIVING_MESSAGES];
export const RESUMABILITY = cite(
  SINCE_2025_03_26,
  "Transports, Resumability and Redelivery",
  "basic/transports#resumability-and-redelivery",
);
export const CANCELLED_REQUESTS = [
  ...cite(
    SINCE_2025_03_26,
    "Cancellation, Behavior Requirements",
    "basic/utilities/cancellation#behavior-requirements",
  ),
  ...MODERN_CANCELLATION,
];
export const CLOSED_CONNECTIONS = [...HTTP_SESSIONS, ...MODERN_CANCELLATION];
export const CACHE_SCOPE = cite(MODERN, "Caching, Cache Scope Field", "server/utilities/caching#cache-scope-field");
export const TASK_ISOLATION = [
  ...cite(
    ["2025-11-25"],
    "Tasks, Task Isolation and Access Control",
    "basic/utilities/tasks#task-isolation-and-access-control",
  ),
  ...MODERN.map((revision) => ({
    revision,
    section: "Tasks extension, Security Considerations",
    url: "https://github.com/modelcontextprotocol/ext-tasks/blob/main/specification/draft/tasks.md#security-considerations",
  })),
];
export const REQUEST_IDS = [
  ...cite(SINCE_2025_03_26, "Overview, Requests", "basic#requests"),
  ...cite(MODERN, "Overview, Requests", "basic/index#requests"),
];
export const VERSION_HEADER = cite(
  SINCE_2025_06_18,
  "Transports, Protocol Version Header",
  "basic/transports#protocol-version-header",
);
export const MODERN_VERSION_HEADER = cite(
  MODERN,
  "Streamable HTTP, Protocol Version Header",
  "basic/transports/streamable-http#protocol-version-header",
);
export const HEADER_VALIDATION = cite(
  MODERN,
  "Streamable HTTP, Server Validation",
  "basic/transports/streamable-http#server-validation",
);
export const VALUE_ENCODING = cite(
  MODERN,
  "Streamable HTTP, Value Encoding",
  "basic/transports/streamable-http#value-encoding",
);
export const HEADER_CASE = cite(
  MODERN,
  "Streamable HTTP, Case Sensitivity",
  "basic/transports/streamable-http#case-sensitivity",
);
export const PARAM_HEADER_VALIDATION = cite(
  MODERN,
  "Streamable HTTP, Server Behavior for Custom Headers",
  "basic/transports/streamable-http#server-behavior-for-custom-headers",
);
export const EARLIER_HTTP = cite(
  MODERN,
  "Streamable HTTP, Earlier Streamable HTTP Revisions",
  "basic/transports/streamable-http#earlier-streamable-http-revisions",
);
export const STREAM_HEADERS = RECEIVING_MESSAGES;
export const ACKNOWLEDGMENT = cite(
  MODERN,
  "Subscriptions, Acknowledgment",
  "basic/patterns/subscriptions#acknowledgment",
);
/** Access control is of every revision; 2026-07-28 says it of handles. */
export const HANDLES = [...TOOL_SECURITY, ...cite(MODERN, "Tools, Stateful Tools", "server/tools#stateful-tools")];
const RECEIVING_CHANGES = cite(
  MODERN,
  "Subscriptions, Receiving Notifications",
  "basic/patterns/subscriptions#receiving-notifications",
);
export const SUBSCRIPTION_FILTER = [
  ...cite(MODERN, "Subscriptions, Opening a Stream", "basic/patterns/subscriptions#opening-a-stream"),
  ...RECEIVING_CHANGES,
];
export const SUBSCRIPTION_CHANGES = [
  ...RECEIVING_CHANGES,
  ...cite(MODERN, "Subscriptions, Graceful Closure", "basic/patterns/subscriptions#graceful-closure"),
];
export const STATELESSNESS = cite(MODERN, "Overview, Statelessness", "basic/index#statelessness");
export const EARLIER_CLIENTS = cite(
  MODERN,
  "Versioning, Backward Compatibility with Initialization-Based Versions",
  "basic/versioning#backward-compatibility-with-initialization-based-versions",
);
