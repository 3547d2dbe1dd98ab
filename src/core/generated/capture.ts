// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * A captured session, or several. A file with the members that are required here, and nothing else, is valid.
 */
export type CaptureFile = (Capture | Capture[])
/**
 * Why a frame was sent. Each check reads the frames of some purposes only.
 */
export type Purpose = ("detect" | "handshake" | "test" | "probe" | "fuzz" | "raw" | "fault")

export interface Capture {
server_label: string
/**
 * The suite whose run has the session
 */
suite?: string
/**
 * As the server sent them; null or absent if there was no handshake
 */
server_capabilities?: unknown
protocol_version?: (string | null)
transport?: ("stdio" | "http" | "sse" | "cassette")
/**
 * RFC 3339; of a recording of `record --proxy`
 */
recorded_at?: string
/**
 * How a recorded server is reached, as a suite says it
 */
server?: {
command?: string[]
cwd?: string
url?: string
/**
 * Secret headers of the client, with their values hidden
 */
headers?: {
[k: string]: string
}
}
/**
 * What passed, and was too much to be recorded
 */
dropped?: {
exchanges: number
bytes: number
}
exchanges: Exchange[]
}
/**
 * One request or notification and its answer, verbatim.
 */
export interface Exchange {
/**
 * Who sent `request`
 */
direction?: ("client" | "server")
purpose?: Purpose
/**
 * When the request was sent, measured from the start of the session
 */
at_ms?: number
duration_ms?: number
/**
 * The frame that was sent; absent for a frame of the server that answers no request
 */
request?: unknown
/**
 * The frame that answered; absent for a notification, or if no answer came
 */
response?: unknown
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
 * What the server sent while the request was pending
 */
notifications?: unknown[]
/**
 * Indexes of `notifications` that an earlier exchange has too: several requests were pending when they came
 */
repeated?: number[]
/**
 * A line that is not valid JSON, as it was received
 */
raw?: string
http?: {
status: number
headers: {
[k: string]: string
}
}
}
