// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * A server to be played: what it offers, what it answers, and where it misbehaves.
 */
export interface MockManifest {
$schema?: string
/**
 * serverInfo.name; mcptest-mock where it is left out
 */
name?: string
/**
 * serverInfo.version; 1.0.0 where it is left out
 */
version?: string
instructions?: string
/**
 * The revisions that the server speaks; every published one where the list is left out or empty
 */
protocol_versions?: ("2024-11-05" | "2025-03-26" | "2025-06-18" | "2025-11-25" | "2026-03-26" | "2026-07-28")[]
/**
 * How many entries a page of a list has; a list is one page where it is left out
 */
page_size?: number
caching?: MockCaching
tools?: MockTool[]
resources?: MockResource[]
resource_templates?: MockTemplate[]
prompts?: MockPrompt[]
}
/**
 * The hints of lists, resources and server/discover at 2026-07-28
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockCaching".
 */
export interface MockCaching {
/**
 * How long a client may keep them, in milliseconds
 */
ttl_ms?: number
/**
 * Who may share what was kept
 */
scope?: ("public" | "private")
}
/**
 * A tool, what it answers, and where it misbehaves
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockTool".
 */
export interface MockTool {
name: string
title?: string
description?: string
/**
 * As the server lists it; an object of any kind where it is left out
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
 * A string becomes one text content, `${args.x}` in it the argument x
 */
response: (string | MockStructured | MockResult | MockErrorResponse)
/**
 * False answers whatever the arguments are; else wrong ones are told in a result with isError
 */
validate?: boolean
/**
 * Where the tool misbehaves; of several that apply to a call a delay comes first, then the first other one
 */
faults?: MockFault[]
}
/**
 * structuredContent, and its JSON as text content; `${args.x}` in any string of it
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
 * The result as it goes out; at 2026-07-28 an object without a resultType gets `complete`
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockResult".
 */
export interface MockResult {
result: unknown
}
/**
 * The JSON-RPC error as it goes out
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
 * How a tool misbehaves, and when
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockFault".
 */
export interface MockFault {
/**
 * delay answers late, hang answers nothing any more, crash ends the process, garbage writes no JSON instead of the answer, drop leaves this answer out (over HTTP it closes the connection)
 */
fault: ("delay" | "hang" | "crash" | "garbage" | "drop")
/**
 * How long a delay takes
 */
ms?: number
/**
 * Only on the tool's n-th call; on each where it is left out
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
 * Base64, in place of text
 */
blob?: string
}
/**
 * Resources whose URIs have a form in common, with one content for all: text or blob
 * 
 * This interface was referenced by `MockManifest`'s JSON-Schema
 * via the `definition` "MockTemplate".
 */
export interface MockTemplate {
/**
 * `{x}` in it stands for some text without a slash, `{+x}` for any text; there is text between two of them
 */
uriTemplate: string
name: string
title?: string
description?: string
mimeType?: string
/**
 * `${args.x}` in it is what stands for x in the URI
 */
text?: string
/**
 * Base64, in place of text
 */
blob?: string
/**
 * What completion/complete offers, by the names of the template
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
 * A string becomes text content, `${args.x}` in it the argument x; an object goes out as it is
 */
content: (string | {
[k: string]: unknown
})
}[]
}
