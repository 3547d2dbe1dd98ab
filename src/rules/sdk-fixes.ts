/** How to fix what a rule finds with one SDK, by the SDK's name. */
type Fixes = Readonly<Record<string, string>>;

const TYPESCRIPT = ["@modelcontextprotocol/sdk", "@modelcontextprotocol/server"];

/** Both versions of the TypeScript SDK have the same fix. */
function typescript(fix: string): Fixes {
  return Object.fromEntries(TYPESCRIPT.map((sdk) => [sdk, fix]));
}

const VALIDATION: Fixes = {
  ...typescript(
    "Register the tool by `McpServer.registerTool` with a Zod schema: a handler of `Server` has to validate by itself.",
  ),
  fastmcp:
    "Set `strict_input_validation=True`, without which values are converted, or allow in the schema what the tool accepts.",
  mcp: "Annotate the argument, such as `Annotated[int, Field(strict=True)]`: values of other types are converted otherwise.",
  "go-sdk": "Register the tool by `mcp.AddTool`, which validates the arguments: the method `Server.AddTool` does not.",
  "mcp-go": "Make the server with `server.WithInputSchemaValidation()`, which is off by default.",
};

const LEAK: Fixes = {
  ...typescript(
    "Catch it in the handler, whose errors are sent as they are: write it to stderr, and throw an Error for the caller.",
  ),
  fastmcp:
    "Raise `ToolError` with words for the caller, and set `mask_error_details=True`, which hides all other exceptions.",
  mcp: "Catch it in the tool and write it to stderr, then raise `ToolError` with words for the caller.",
  "go-sdk":
    "Log it to stderr, and return an error with words for the caller: the text of what a handler returns is sent.",
};

const FAILURE: Fixes = {
  "go-sdk":
    "Register the tool by `mcp.AddTool`, which turns an error into `isError`, or call `SetError` on the result.",
  "mcp-go": "Return `mcp.NewToolResultError(text), nil`: an `error` of a handler becomes a JSON-RPC error.",
  rmcp: "Return `Ok(CallToolResult::error(content))`: an `Err` becomes a JSON-RPC error.",
};

/** Where the fix differs from that of the rule, for SDKs whose source says so. One that is built on another has its fixes. */
export const SDK_FIXES: Readonly<Record<string, Fixes>> = {
  "AUDIT-DISAGREE": {
    ...typescript(
      "Make the text from the structured content. Where the call fails, throw an Error: the SDK answers with `isError: true`.",
    ),
    fastmcp:
      "Make the text from the structured content. Where the call fails, raise `ToolError`: the SDK answers with `isError: true`.",
    mcp: "Make the text from the structured content. Where the call fails, raise `ToolError`: the SDK answers with `isError: true`.",
    "go-sdk":
      "Make the text from the structured content. Where the call fails, return an error from the handler, or call `SetError`.",
    "mcp-go":
      "Make the text from the structured content. Where the call fails, return `mcp.NewToolResultError(text), nil`.",
    rmcp: "Make the text from the structured content. Where the call fails, return `Ok(CallToolResult::error(content))`.",
  },
  "AUDIT-LEAK": LEAK,
  "FUZZ-LEAK-PATH": LEAK,
  "FUZZ-LEAK-STACK": LEAK,
  "AUDIT-LOOSER": VALIDATION,
  "AUDIT-REQUIRED": VALIDATION,
  "FUZZ-ACCEPTED-INVALID": VALIDATION,
  "FAULT-SCHEMA-TYPE-MISMATCH": VALIDATION,
  "FAULT-SCHEMA-MISSING-REQUIRED": VALIDATION,
  "FAULT-PROTO-UNKNOWN-METHOD": {
    "@modelcontextprotocol/sdk": "Throw `new McpError(ErrorCode.InvalidParams, …)` for a name that you do not know.",
    mcp: "Raise an error for a name that you do not know, instead of returning a text: the SDK answers with `isError: true`.",
  },
  "TOOL-INTERNAL-ERROR": FAILURE,
  "ERRCHAN-001": FAILURE,
  "AUDIT-NEVER-ACCEPTED": {
    fastmcp:
      "Give arguments that it accepts, in a suite or by `Field(examples=[…])`, or say in its descriptions what it takes.",
    mcp: "Give arguments that it accepts, in a suite or by `Field(examples=[…])`, or say in its descriptions what it takes.",
  },
  "AUDIT-NOISE": {
    ...typescript("Use `console.error`: `console.log` writes to stdout, as do libraries that are set to log there."),
    mcp: "Use `logging`, or `print(…, file=sys.stderr)`: a bare `print` writes to stdout.",
    "go-sdk": "Use package `log`, which writes to stderr: `fmt.Println` writes to stdout.",
    "mcp-go": "Use package `log`, which writes to stderr: `fmt.Println` writes to stdout.",
    rmcp: "Use `eprintln!`, and give `tracing_subscriber` the writer `std::io::stderr`.",
  },
  "INV-022": {
    "@modelcontextprotocol/sdk":
      "Look at `server.getClientCapabilities()`, or make the server with `enforceStrictCapabilities: true`, which refuses by itself.",
    mcp: "Ask only if `ctx.session.check_client_capability(…)` is true: the SDK sends the request to any client.",
  },
  "PROMPT-REQUIRED": typescript(
    "Declare it in `argsSchema` of `registerPrompt`, by which the SDK rejects calls without it with -32602.",
  ),
  "SEC-DESTRUCTIVE-UNANNOTATED": {
    ...typescript("Give `registerTool` the option `annotations: { destructiveHint: true }`."),
    mcp: "Write `@mcp.tool(annotations=ToolAnnotations(destructiveHint=True))`.",
    "go-sdk": "Set `Annotations: &mcp.ToolAnnotations{DestructiveHint: …}` of the tool; it is a pointer to a bool.",
    "mcp-go": "Give `mcp.NewTool` the option `mcp.WithDestructiveHintAnnotation(true)`.",
  },
  "DESC-ARGUMENT-MISSING": {
    ...typescript("Add `.describe(…)` to its Zod type: what it means, with its unit or format."),
    mcp: "Annotate it by `Annotated[str, Field(description=…)]`: what it means, with its unit or format.",
    "go-sdk": "Give the field of the input a tag `jsonschema`: what it means, with its unit or format.",
    "mcp-go": "Add `mcp.Description(…)`: what it means, with its unit or format.",
  },
  "SCH-UNBOUNDED-STRING": {
    ...typescript("Add `.max(…)` to its Zod type: as much as the tool can handle."),
    mcp: "Annotate it by `Annotated[str, Field(max_length=…)]`: as much as the tool can handle.",
    "mcp-go": "Add `mcp.MaxLength(…)`: as much as the tool can handle.",
  },
};
