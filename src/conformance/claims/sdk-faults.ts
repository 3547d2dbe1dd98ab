import type { RuleId } from "../../rules/registry.js";
import { SDK_FIXES } from "../../rules/sdk-fixes.js";
import { FASTMCP, GO, JAVA, MCP_GO, PYTHON, RUST, TYPESCRIPT_1, TYPESCRIPT_2 } from "./sdk-clues.js";

/** What an SDK does, whatever its user does: the rule, and what the message or the evidence of such a finding says, and no other. */
export type SdkFault = readonly [sdk: string, rule: RuleId, says: RegExp];

const ACCEPTED_BOOLEANS =
  /^(?:.* accepts (?:a bad call|it): )?(?:`[\w.[\]]+` of type boolean(?:, )?)+(?:: accepted|$)/m;
/** The only thing that is wrong with the call is an argument which the schema does not name: the validator drops it. */
const ACCEPTED_EXTRAS = /"(?:mcptest_unexpected|__proto__|constructor|toString|a\.b|\$ref|\\u0000|)":/;
const ACCEPTED_FIELD = / accepts a bad call: with the field mcptest_unexpected$/m;
/** What its validator says of an object with a member `constructor`. */
const NO_RECORD = /expected record, received object/;
const NO_BATCH = /^no answer, although later requests were answered$/m;
const MALFORMED = /after a malformed message/;
const UNDER_NULL = /an invalid request is answered under null/;
const UNKNOWN_REVISION = /revision 1999-01-01 is answered with a result/;

/** `__tests__/sdk` compares it with what minimal servers show. */
export const SDK_FAULTS: readonly SdkFault[] = [
  // https://github.com/modelcontextprotocol/typescript-sdk/pull/1567
  [TYPESCRIPT_1, "ERRCHAN-002", /"MCP error -32602: Tool \S+ not found"/],
  [TYPESCRIPT_1, "ERRCHAN-001", NO_RECORD],
  [TYPESCRIPT_1, "FUZZ-ACCEPTED-INVALID", ACCEPTED_EXTRAS],
  [TYPESCRIPT_1, "FUZZ-INTERNAL-ERROR", NO_RECORD],
  [TYPESCRIPT_1, "FAULT-SCHEMA-UNEXPECTED-FIELD", ACCEPTED_FIELD],
  // It has no batches, and the other SDKs have them no longer.
  [TYPESCRIPT_1, "PROTO-BATCH", NO_BATCH],
  [TYPESCRIPT_1, "PROTO-ERROR-ID", UNDER_NULL],
  [TYPESCRIPT_1, "PROTO-LOG-INVALID", /log level is answered with the error -32603/],
  [
    TYPESCRIPT_1,
    "PROTO-NULL-ARGUMENTS",
    /null arguments are answered with -32603|without the name of a tool is answered with -32603/,
  ],
  [TYPESCRIPT_1, "RES-UNKNOWN-CODE", /"MCP error -32602: Resource \S+ not found"/],
  [TYPESCRIPT_1, "TASK-FORBIDDEN", /"MCP error -32602: Invalid task creation result: /],
  [TYPESCRIPT_1, "TASK-UNDECLARED", /"MCP error -32601: Tool \S+ requires task augmentation/],
  [TYPESCRIPT_2, "LIFE-UNSUPPORTED-VERSION", UNKNOWN_REVISION],
  [TYPESCRIPT_2, "PROTO-ERROR-ID", UNDER_NULL],
  [TYPESCRIPT_2, "RES-UNKNOWN-CODE", /"code":-32602,"message":"Resource not found: /],
  // Half a character ends the reader's turn, and so do more than the 200 levels that the parser of JSON takes.
  [PYTHON, "AUDIT-HANG", /with half a character/],
  [PYTHON, "FAULT-TIMEOUT-CALL", /\[{100}|(?:\{"\w+":){100}/],
  [PYTHON, "AUTH-AS-ISSUER", /the metadata of the server names "\S+\/"$/m],
  [PYTHON, "AUTH-CHALLENGE-SCOPE", /the challenge has no `scope`/],
  // https://github.com/modelcontextprotocol/python-sdk/pull/1872
  [PYTHON, "ERRCHAN-002", /"Unknown tool: '?\w+'?"/],
  [PYTHON, "FAULT-SCHEMA-TYPE-MISMATCH", ACCEPTED_BOOLEANS],
  [PYTHON, "FUZZ-ACCEPTED-INVALID", ACCEPTED_BOOLEANS],
  [PYTHON, "INV-007", /"code":-32602,"message":"Invalid request parameters"/],
  [PYTHON, "INV-028", /"logger":"mcp\.server\.exception_handler"/],
  // Up to 1.12, and the next two up to 1.10.
  [PYTHON, "LIFE-EARLY-PING", /"code":-32602,"message":"Invalid request parameters"/],
  [PYTHON, "PROTO-BATCH", NO_BATCH],
  [PYTHON, "PROTO-STRING-ID", /the id "\d+" is answered under \d+/],
  [
    PYTHON,
    "PROMPT-REQUIRED",
    /"(?:(?:Error rendering prompt .+: )?Missing required arguments: .+|Internal server error)"/,
  ],
  [PYTHON, "PROMPT-UNKNOWN", /is answered with the error (?:0|-32603), not/],
  [PYTHON, "PROTO-CANCELLED", /a cancelled call is answered with an error|also cancels the request/],
  [PYTHON, "PROTO-ERROR-ID", UNDER_NULL],
  [PYTHON, "PROTO-UNKNOWN-METHOD", /"code":-32602,"message":"Invalid request parameters"/],
  [PYTHON, "RES-UNKNOWN-CODE", /"code":0,"message":"Unknown resource: /],
  // An empty list has no block.
  [PYTHON, "TOOL-TEXT", /"content":\[\],"structuredContent":\{"result":\[\]\}/],
  [PYTHON, "TASK-LIST", /an unknown cursor is answered with a result/],
  [PYTHON, "TASK-UNDECLARED", /"This tool requires task-augmented invocation"/],
  // Version 3 answers a call of a function that is not async twice, and ends at the next message.
  [FASTMCP, "PROTO-CANCELLED", /no longer answers after the cancellation of a call/],
  // What its middleware for errors makes of them, unless `transform_errors` is False.
  [FASTMCP, "ERRCHAN-001", /"code":-32602,"message":"Invalid params: \d+ validation errors? for call\[/],
  [FASTMCP, "INV-031", /"code":-32001,"message":"Not found: Unknown tool: /],
  [FASTMCP, "INV-029", /"code":-32002,"message":"Resource not found: /],
  [FASTMCP, "TASK-FORBIDDEN", /"Tool '\S+' does not support task-augmented execution"/],
  [FASTMCP, "TASK-HEADER", /^HTTP 200 with a result$/m],
  [GO, "AUTH-CHALLENGE-ERROR", /a random token has no `error`/],
  [GO, "AUTH-SCOPE", /no challenge with insufficient_scope/],
  // Up to 1.4.
  [GO, "ERRCHAN-001", /"invalid params: validating \\"arguments\\": /],
  [GO, "INV-007", /"code":0,"message":"JSON RPC not handled: /],
  [GO, "INV-003", /the server answers (?:prompts|resources)\/list with an empty list/],
  [
    GO,
    "LIFE-UNSUPPORTED-VERSION",
    /revision 1999-01-01 is answered|HTTP 400: Bad Request: Unsupported protocol version/,
  ],
  [GO, "PROTO-CANCELLED", /a call is answered after it was cancelled/],
  [GO, "PROTO-LOG-INVALID", /is answered with a result/],
  [GO, "PROTO-SURVIVES", MALFORMED],
  // Up to 1.6.
  [GO, "PROTO-UNKNOWN-METHOD", /"code":0,"message":"JSON RPC not handled: /],
  [GO, "TRANSPORT-HTTP-BUFFERING", /the stream has no X-Accel-Buffering: no/],
  [GO, "TRANSPORT-HTTP-HEADER-ENCODED", /HTTP 400: the headers are rejected/],
  [GO, "TRANSPORT-HTTP-HEADER-MISMATCH", /the error is nothing, not -32020/],
  [GO, "TRANSPORT-HTTP-ORIGIN", /from \S+ is answered/],
  [MCP_GO, "LIFE-UNSUPPORTED-VERSION", UNKNOWN_REVISION],
  [MCP_GO, "PROTO-CANCELLED", /"code":-32603,"message":"context canceled"/],
  [MCP_GO, "PROTO-ERROR-ID", UNDER_NULL],
  [RUST, "ERRCHAN-001", /failed to deserialize parameters: /],
  [RUST, "LIFE-EARLY-REQUEST", /after a request before initialize/],
  [RUST, "LIFE-UNKNOWN-VERSION", /the server repeats the unknown revision/],
  [RUST, "PROTO-CANCEL-UNKNOWN", /no longer answers after a cancellation of no request/],
  [RUST, "PROTO-STRAY-ANSWER", /no longer answers after an answer to no request/],
  [RUST, "PROTO-UNKNOWN-NOTIFICATION", /no longer answers after an unknown notification/],
  [RUST, "TRANSPORT-HTTP-ORIGIN", /from \S+ is answered/],
  [RUST, "TRANSPORT-HTTP-SESSION-REQUIRED", /HTTP 422/],
  [JAVA, "PROTO-LOG-INVALID", /is answered with a result/],
  [JAVA, "PROTO-SURVIVES", MALFORMED],
  [JAVA, "TRANSPORT-HTTP-GET", /GET was not answered/],
  [JAVA, "TRANSPORT-HTTP-VERSION-HEADER", /HTTP 200, not 400/],
];

/** The SDKs that are built on another one have its faults. */
const BUILT_ON: Readonly<Record<string, string>> = { [FASTMCP]: PYTHON };

/** True for a finding that is a fault of the SDK with which a server is made, such as `mcp 1`, and none of the server's own. */
export function isFaultOfSdk(sdk: string, finding: { id: RuleId; message?: string; evidence?: string }): boolean {
  const text = `${finding.message ?? ""}\n${finding.evidence ?? ""}`;
  return SDK_FAULTS.some(([of, rule, says]) => namesOf(sdk).includes(of) && rule === finding.id && says.test(text));
}

/** True for a finding that some SDK shows by itself. */
export function mayBeOfSdk(finding: { id: RuleId; message?: string; evidence?: string }): boolean {
  return SDK_FAULTS.some(([sdk]) => isFaultOfSdk(sdk, finding));
}

/** How to fix what a rule finds with an SDK, such as `mcp 1`; undefined if the text of the rule says it. */
export function fixForSdk(sdk: string, rule: RuleId): string | undefined {
  const [fix] = namesOf(sdk).flatMap((name) => SDK_FIXES[rule]?.[name] ?? []);
  return fix;
}

/** The name of an SDK, and of the one that it is built on. */
function namesOf(sdk: string): string[] {
  const [name = ""] = sdk.split(" ");
  return [name, ...(BUILT_ON[name] ? [BUILT_ON[name]] : [])];
}
