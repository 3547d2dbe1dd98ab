// The error codes of JSON-RPC and, below, of MCP. -32002 and -32042 are of earlier revisions.
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;
export const HEADER_MISMATCH = -32020;
export const MISSING_CAPABILITY = -32021;
export const UNSUPPORTED_VERSION = -32022;
export const RESOURCE_NOT_FOUND = -32002;
export const URL_REQUIRED = -32042;
