// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * What a server was asked and what it answered, to be played without it. Secrets are redacted.
 */
export interface Cassette {
$schema?: string
version: 1
/**
 * Whose answers these are
 */
kind: ("server" | "agent")
server: {
/**
 * As the suite names it
 */
name: string
/**
 * serverInfo, as the server sent it
 */
info?: unknown
transport?: ("stdio" | "http" | "sse" | "cassette")
}
/**
 * The revision that was negotiated; null where the handshake was not answered
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
 * The frame that answered; it gets the id of the request that it is played to. Absent where none came
 */
response?: {
[k: string]: unknown
}
/**
 * Why no answer came
 */
fault?: {
rule_id: string
message?: string
/**
 * The server would not let it be known
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
 * What the server sent before it answered; progress without a token bears the one of the request
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
