// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * A mock server: what it offers, how it answers, and how it misbehaves.
 */
export interface MockManifest {
$schema?: string
/**
 * serverInfo.name; defaults to mcptest-mock
 */
name?: string
/**
 * serverInfo.version; defaults to 1.0.0
 */
version?: string
instructions?: string
/**
 * The revisions that the server speaks; all published ones if omitted or empty
 */
protocol_versions?: ("2024-11-05" | "2025-03-26" | "2025-06-18" | "2025-11-25" | "2026-03-26" | "2026-07-28")[]
/**
 * Entries per page of a list; if omitted, a list is one page
 */
page_size?: number
caching?: MockCaching
tools?: MockTool[]
resources?: MockResource[]
resource_templates?: MockTemplate[]
prompts?: MockPrompt[]
}
/**
 * The caching hints of lists, resources and server/discover at 2026-07-28
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockCaching".
 */
export interface MockCaching {
/**
 * How long a client may cache them, in milliseconds
 */
ttl_ms?: number
/**
 * Who may share the cached values
 */
scope?: ("public" | "private")
}
/**
 * A tool, how it answers, and how it misbehaves
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockTool".
 */
export interface MockTool {
name: string
title?: string
description?: string
/**
 * As the server lists it; if omitted, any object
 */
inputSchema?: {
[k: string]: unknown
}
outputSchema?: {
[k: string]: unknown
}
annotations?: {
[k: string]: unknown
}
/**
 * A string becomes one text content; `${args.x}` in it is replaced by the argument x
 */
response: (string | MockStructured | MockResult | MockErrorResponse)
/**
 * If false, the arguments are not checked. Otherwise invalid ones are reported in a result with isError
 */
validate?: boolean
task?: MockTask
/**
 * How the tool misbehaves. If several faults apply to a call, a delay comes first, then the first of the others
 */
faults?: MockFault[]
}
/**
 * structuredContent, and its JSON as text content; `${args.x}` works in every string
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockStructured".
 */
export interface MockStructured {
structured: {
[k: string]: unknown
}
}
/**
 * The result as it is sent; at 2026-07-28 an object without a resultType gets `complete`
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockResult".
 */
export interface MockResult {
result: unknown
}
/**
 * The JSON-RPC error as it is sent
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockErrorResponse".
 */
export interface MockErrorResponse {
error: MockError
}
/**
 * A JSON-RPC error
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockError".
 */
export interface MockError {
code: number
message: string
data?: unknown
}
/**
 * The tool runs as a task for clients that can follow one: at 2025-11-25 and 2026-07-28
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockTask".
 */
export interface MockTask {
/**
 * After how many milliseconds it is over, input aside
 */
after?: number
/**
 * The statuses in their order, each seen at least once; working and completed if omitted, with input_required between them if there is input. After a failed or cancelled one there is no result
 * 
 * @minItems 1
 */
statuses?: [("working" | "input_required" | "completed" | "failed" | "cancelled"), ...(("working" | "input_required" | "completed" | "failed" | "cancelled"))[]]
/**
 * What it asks for: the requests by key, as they are sent; at 2025-11-25 while `tasks/result` waits. The answers are arguments of the response: `${args.KEY.content.x}`
 */
input?: {
[k: string]: {
[k: string]: unknown
}
}
/**
 * True if it runs as a task alone: a plain call is refused
 */
required?: boolean
}
/**
 * How a tool misbehaves, and when
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockFault".
 */
export interface MockFault {
/**
 * delay answers late, hang stops answering, crash ends the process, garbage writes invalid JSON instead of the answer, drop omits this answer (over HTTP it closes the connection)
 */
fault: ("delay" | "hang" | "crash" | "garbage" | "drop")
/**
 * Length of the delay, in milliseconds
 */
ms?: number
/**
 * Only on the tool's n-th call; if omitted, on every call
 */
call?: number
}
/**
 * A resource and its content: text or blob
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockResource".
 */
export interface MockResource {
uri: string
name: string
title?: string
description?: string
mimeType?: string
text?: string
/**
 * Base64, instead of text
 */
blob?: string
}
/**
 * Resources whose URIs match a template; all have the same content: text or blob
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockTemplate".
 */
export interface MockTemplate {
/**
 * `{x}` matches text without a slash, `{+x}` any text; there must be text between two placeholders
 */
uriTemplate: string
name: string
title?: string
description?: string
mimeType?: string
/**
 * `${args.x}` in it is replaced by the value of x in the URI
 */
text?: string
/**
 * Base64, instead of text
 */
blob?: string
/**
 * What completion/complete offers, by placeholder of the template
 */
values?: {
[k: string]: string[]
}
}
/**
 * A prompt and its messages
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockPrompt".
 */
export interface MockPrompt {
name: string
title?: string
description?: string
arguments?: {
name: string
description?: string
required?: boolean
/**
 * What completion/complete offers
 */
values?: string[]
}[]
messages: {
role: ("user" | "assistant")
/**
 * A string becomes text content; `${args.x}` in it is replaced by the argument x. An object is sent as it is
 */
content: (string | {
[k: string]: unknown
})
}[]
}
