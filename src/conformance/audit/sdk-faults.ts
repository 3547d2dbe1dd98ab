import { isObject } from "../../core/json/json.js";
import type { RuleId } from "../../rules/registry.js";

/** What shows from outside with which SDK a server is made. */
export interface SdkFacts {
  serverInfo: unknown;
  capabilities: unknown;
  /** Of rejections, and evidence of the corpus. */
  texts: readonly string[];
}

export interface Sdk {
  name: string;
  /** Where the server says it. */
  version?: string;
}

const TYPESCRIPT_1 = "@modelcontextprotocol/sdk";
const TYPESCRIPT_2 = "@modelcontextprotocol/server";
const PYTHON = "mcp";
const FASTMCP = "fastmcp";
const GO = "go-sdk";
const RUST = "rmcp";
const JAVA = "io.modelcontextprotocol.sdk";

/** How each SDK itself rejects what the schema, or the protocol, excludes. */
const REJECTIONS: readonly (readonly [RegExp, string])[] = [
  [/"code":-32603,"message":"\[.*\\"params\\",\\n *\\"arguments\\"/, TYPESCRIPT_1],
  [/"text":"MCP error -32602: Tool \S+ not found"/, TYPESCRIPT_1],
  [/"message":"MCP error -32\d{3}: /, TYPESCRIPT_1],
  [/^MCP error -32602: Input validation error: Invalid arguments for tool /, TYPESCRIPT_1],
  [/^Input validation error: Invalid arguments for tool /, TYPESCRIPT_2],
  [/^Error executing tool \S+: \d+ validation errors? for \w+Arguments\n/, PYTHON],
  [/^\d+ validation errors? for call\[/, FASTMCP],
  [/^validating "arguments": validating /, GO],
  [/^failed to deserialize parameters: /, RUST],
  [/^Tool \(.+\) input validation failed: /, JAVA],
  // That of FastMCP does so, too: what only its own tools show comes before.
  [/"code":-32602,"message":"Invalid request parameters","data":""/, PYTHON],
];

/** The SDK of a server, if its rejections show it. */
export function sdkOf({ serverInfo, capabilities, texts }: SdkFacts): Sdk | undefined {
  const name = REJECTIONS.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1];
  if (name === undefined) return undefined;
  // Only the Python SDK of version 1 names its own version: its servers have no other place for theirs.
  const isPython1 = name === PYTHON && isObject(capabilities) && isObject(capabilities.experimental);
  const version = isPython1 && isObject(serverInfo) ? /^1\.\d+/.exec(String(serverInfo.version))?.[0] : undefined;
  return { name, ...(version !== undefined && { version }) };
}

/** What an SDK does, whatever its user does. */
export interface SdkFault {
  sdk: string;
  rules: readonly RuleId[];
  /** What the message or the evidence of such a finding says, and no other of these rules. */
  says: RegExp;
  /** Where it is discussed. */
  issue?: string;
}

const UNKNOWN_TOOL = "https://github.com/modelcontextprotocol/typescript-sdk/pull/1567";
const ERROR_CODES = "https://github.com/modelcontextprotocol/python-sdk/pull/1872";

/** `__tests__/sdk` compares it with what minimal servers show. */
export const SDK_FAULTS: readonly SdkFault[] = [
  { sdk: TYPESCRIPT_1, rules: ["ERRCHAN-002"], says: /"MCP error -32602: Tool \S+ not found"/, issue: UNKNOWN_TOOL },
  { sdk: TYPESCRIPT_1, rules: ["PROTO-NULL-ARGUMENTS"], says: /null arguments are answered with -32603/ },
  { sdk: TYPESCRIPT_1, rules: ["PROTO-LOG-INVALID"], says: /log level is answered with the error -32603/ },
  { sdk: TYPESCRIPT_1, rules: ["RES-UNKNOWN-CODE"], says: /"MCP error -32602: Resource \S+ not found"/ },
  { sdk: TYPESCRIPT_1, rules: ["TASK-UNDECLARED"], says: /"MCP error -32601: Tool \S+ requires task augmentation/ },
  { sdk: TYPESCRIPT_1, rules: ["TASK-FORBIDDEN"], says: /"MCP error -32602: Invalid task creation result: / },
  { sdk: TYPESCRIPT_2, rules: ["LIFE-UNSUPPORTED-VERSION"], says: /is answered with a result/ },
  { sdk: PYTHON, rules: ["ERRCHAN-002"], says: /"Unknown tool: \w+"/, issue: ERROR_CODES },
  { sdk: PYTHON, rules: ["PROMPT-UNKNOWN"], says: /is answered with the error (?:0|-32603), not/, issue: ERROR_CODES },
  { sdk: PYTHON, rules: ["RES-UNKNOWN-CODE"], says: /"code":0,"message":"Unknown resource: /, issue: ERROR_CODES },
  { sdk: PYTHON, rules: ["PROMPT-REQUIRED"], says: /"(?:Missing required arguments: .+|Internal server error)"/ },
  { sdk: PYTHON, rules: ["PROTO-UNKNOWN-METHOD"], says: /"code":-32602,"message":"Invalid request parameters"/ },
  // Up to 1.12.0.
  { sdk: PYTHON, rules: ["PROTO-STRING-ID"], says: /the id "\d+" is answered under \d+/ },
  { sdk: PYTHON, rules: ["INV-028"], says: /"logger":"mcp\.server\.exception_handler"/ },
  { sdk: PYTHON, rules: ["TASK-UNDECLARED"], says: /"This tool requires task-augmented invocation"/ },
  { sdk: PYTHON, rules: ["TASK-LIST"], says: /an unknown cursor is answered with a result/ },
  { sdk: PYTHON, rules: ["AUTH-CHALLENGE-SCOPE"], says: /the challenge has no `scope`/ },
  { sdk: PYTHON, rules: ["AUTH-AS-ISSUER"], says: /the metadata of the server names "\S+\/"$/m },
  { sdk: FASTMCP, rules: ["TASK-HEADER"], says: /^HTTP 200 with a result$/m },
  { sdk: FASTMCP, rules: ["ERRCHAN-002"], says: /"Unknown tool: '/ },
  { sdk: FASTMCP, rules: ["PROMPT-REQUIRED"], says: /"Error rendering prompt .+: Missing required arguments: / },
  ...[PYTHON, FASTMCP].map(
    (sdk): SdkFault => ({
      sdk,
      rules: ["FAULT-SCHEMA-TYPE-MISMATCH"],
      says: /^(?:`[\w.[\]]+` of type boolean(?:, )?)+: accepted/,
    }),
  ),
  // Its parser of JSON takes 200 levels; what has more gets no answer.
  ...[PYTHON, FASTMCP].map(
    (sdk): SdkFault => ({ sdk, rules: ["FAULT-TIMEOUT-CALL"], says: /\[{100}|(?:\{"\w+":){100}/ }),
  ),
  ...[PYTHON, FASTMCP].map((sdk): SdkFault => ({ sdk, rules: ["AUDIT-HANG"], says: /with half a character/ })),
  ...[TYPESCRIPT_1, TYPESCRIPT_2, PYTHON, FASTMCP].map(
    (sdk): SdkFault => ({ sdk, rules: ["PROTO-ERROR-ID"], says: /an invalid request is answered under null/ }),
  ),
  {
    sdk: GO,
    rules: ["LIFE-UNSUPPORTED-VERSION"],
    says: /revision 1999-01-01 is answered|HTTP 400: Bad Request: Unsupported protocol version/,
  },
  { sdk: GO, rules: ["TRANSPORT-HTTP-HEADER-MISMATCH"], says: /the error is nothing, not -32020/ },
  { sdk: GO, rules: ["TRANSPORT-HTTP-HEADER-ENCODED"], says: /HTTP 400: the headers are rejected/ },
  { sdk: GO, rules: ["TRANSPORT-HTTP-BUFFERING"], says: /the stream has no X-Accel-Buffering: no/ },
  ...[GO, RUST].map((sdk): SdkFault => ({ sdk, rules: ["TRANSPORT-HTTP-ORIGIN"], says: /from \S+ is answered/ })),
  {
    sdk: GO,
    rules: ["AUTH-CHALLENGE-ERROR", "AUTH-SCOPE"],
    says: /a random token has no `error`|no challenge with insufficient_scope/,
  },
  { sdk: GO, rules: ["PROTO-SURVIVES"], says: /after a malformed message/ },
  { sdk: JAVA, rules: ["PROTO-SURVIVES"], says: /after a malformed message/ },
  { sdk: JAVA, rules: ["PROTO-LOG-INVALID"], says: /is answered with a result/ },
  { sdk: JAVA, rules: ["TRANSPORT-HTTP-GET"], says: /GET was not answered/ },
  { sdk: JAVA, rules: ["TRANSPORT-HTTP-VERSION-HEADER"], says: /HTTP 200, not 400/ },
  { sdk: RUST, rules: ["TRANSPORT-HTTP-SESSION-REQUIRED"], says: /HTTP 422/ },
  { sdk: RUST, rules: ["ERRCHAN-001"], says: /failed to deserialize parameters: / },
  { sdk: RUST, rules: ["LIFE-EARLY-REQUEST"], says: /after a request before initialize/ },
  { sdk: RUST, rules: ["LIFE-UNKNOWN-VERSION"], says: /the server repeats the unknown revision/ },
  {
    sdk: RUST,
    rules: ["PROTO-UNKNOWN-NOTIFICATION", "PROTO-STRAY-ANSWER", "PROTO-CANCEL-UNKNOWN"],
    says: /no longer answers after an? (?:unknown notification|answer to no request|cancellation of no request)/,
  },
];

/** The fault of the SDK that a finding is; undefined if it is the server's own. */
export function faultOfSdk(
  { name }: Sdk,
  finding: { id: RuleId; message?: string; evidence?: string },
): SdkFault | undefined {
  const text = `${finding.message ?? ""}\n${finding.evidence ?? ""}`;
  return SDK_FAULTS.find(({ sdk, rules, says }) => sdk === name && rules.includes(finding.id) && says.test(text));
}
