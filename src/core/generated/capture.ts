// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * A captured session, or several. A file with the members that are required here, and nothing else, is valid.
 */
export type CaptureFile = (Capture | Capture[])
/**
 * Why a frame was sent; each check says which it reads.
 */
export type Purpose = ("detect" | "handshake" | "test" | "probe" | "fuzz" | "raw" | "fault")

export interface Capture {
server_label: string
/**
 * The suite whose run has the session
 */
suite?: string
/**
 * As the server sent them; null or absent where there was no handshake
 */
server_capabilities?: unknown
protocol_version?: (string | null)
transport?: ("stdio" | "http" | "sse" | "cassette")
exchanges: Exchange[]
}
/**
 * One request or notification with what answered it, verbatim.
 */
export interface Exchange {
/**
 * Who sent `request`
 */
direction?: ("client" | "server")
purpose?: Purpose
/**
 * When the request was sent, counted from the start of the session
 */
at_ms?: number
duration_ms?: number
/**
 * The frame that was sent; absent for a frame that answers nothing
 */
request?: unknown
/**
 * The frame that answered; absent for a notification, or where none came
 */
response?: unknown
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
 * What the server sent while the request was waiting
 */
notifications?: unknown[]
/**
 * A line that would not parse, as it came
 */
raw?: string
http?: {
status: number
headers: {
[k: string]: string
}
}
}
