// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * The recorded requests and answers of a server, or of the models and tools of agent tests, replayed without them. Secrets are redacted.
 */
export interface Cassette {
$schema?: string
version: 1
/**
 * What was recorded: a server, or agent tests
 */
kind: ("server" | "agent")
server: {
/**
 * Its name in the suite; `agent` for agent tests
 */
name: string
/**
 * serverInfo, as the server sent it
 */
info?: unknown
transport?: ("stdio" | "http" | "sse" | "cassette")
}
/**
 * The revision that was negotiated; null if the handshake was not answered
 */
protocol_version: (string | null)
/**
 * RFC 3339
 */
recorded_at: string
interactions: Interaction[]
}
/**
 * One request with its answer.
 * 
 * This interface was referenced by `Cassette`'s JSON-Schema
 * via the `definition` "Interaction".
 */
export interface Interaction {
request: {
method: string
params?: {
[k: string]: unknown
}
}
/**
 * The frame that answered; when replayed, it gets the id of the new request. Absent if there was no answer. Of agent tests: the reply of the model, the tools or the result
 */
response?: {
[k: string]: unknown
}
/**
 * Why there is no answer
 */
fault?: {
rule_id: string
message?: string
/**
 * The server refused to answer (HTTP 401, 403 or 429, for example)
 */
unverified?: true
/**
 * How the server ended
 */
process?: {
exit_code: (number | null)
signal: (string | null)
stderr: string[]
}
}
/**
 * What the server sent before it answered; progress without a token gets the token of the request
 */
notifications?: {
[k: string]: unknown
}[]
http?: {
status: number
headers: {
[k: string]: string
}
}
/**
 * How long the answer took
 */
duration_ms?: number
}
