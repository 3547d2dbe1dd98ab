// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Status".
 */
export type Status = ("passed" | "failed" | "errored" | "skipped" | "deferred" | "unverified")
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Severity".
 */
export type Severity = ("must" | "should" | "may")
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ProbeOutcome".
 */
export type ProbeOutcome = ("rejected" | "accepted" | "hang" | "crash" | "skipped" | "unverified")

/**
 * What one run found. Every report is made from this file alone: it carries the texts of the rules that occur and the YAML lines of each failure, so it renders without the checkout.
 */
export interface Results {
version: 1
tool: Tool
run: Run
summary: Summary
servers: ServerRow[]
tests: TestRow[]
findings: Finding[]
/**
 * The texts of every rule id that occurs above.
 */
rules: {
[k: string]: RuleText
}
}
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Tool".
 */
export interface Tool {
name: string
version: string
}
/**
 * The run as a whole.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Run".
 */
export interface Run {
id: string
/**
 * RFC 3339, UTC
 */
started_at: string
duration_ms: number
/**
 * Relative to the working directory, posix separators, in run order
 */
suite_files: string[]
/**
 * Names of the server overrides in force; never their values
 */
overrides: string[]
target_versions: string[]
/**
 * i/n
 */
shard?: string
/**
 * True where the run was stopped before its end: rows are what was done
 */
interrupted?: boolean
}
/**
 * Counts of test rows by status. flaky counts passed rows that needed more than one attempt and is part of passed.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
total: number
passed: number
failed: number
errored: number
skipped: number
deferred: number
unverified: number
flaky: number
new_failures?: number
known_failures?: number
fixed?: number
}
/**
 * One server at one revision.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ServerRow".
 */
export interface ServerRow {
name: string
/**
 * The suite file whose session this is
 */
file?: string
kind: ("stdio" | "http" | "sse" | "cassette")
/**
 * The revision that was asked for; null where the suite lists none
 */
target_version: (string | null)
negotiated_version: (string | null)
/**
 * As the server sent it; null where it never answered
 */
server_info: unknown
/**
 * As the server sent them; null where it never answered
 */
capabilities: unknown
startup_ms: (number | null)
calls: number
p50_ms: (number | null)
p95_ms: (number | null)
p99_ms: (number | null)
/**
 * How many of the run's findings are this server's at this revision
 */
findings: number
}
/**
 * One test at one revision.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "TestRow".
 */
export interface TestRow {
/**
 * The same across runs, machines and order
 */
id: string
/**
 * tools, resources, prompts, …
 */
block: string
name: string
/**
 * Name or index of the data row
 */
row?: (string | number)
server: (string | null)
target_version: (string | null)
status: Status
/**
 * Why it was skipped, deferred or unverified; of a negative_path that passed, what was not sent
 */
reason?: string
duration_ms: number
/**
 * 0 where nothing was sent
 */
attempts: number
location: Location
snippet?: Snippet
/**
 * The request in one line, only on rows that failed or errored
 */
request?: string
/**
 * What was sent while this test ran, only on rows that failed or errored
 */
evidence?: Evidence[]
failures: Failure[]
/**
 * What was seen while this test ran
 */
findings: Finding[]
/**
 * One entry for each step, where the test has steps; their failures are in failures
 */
steps?: StepRow[]
tags?: string[]
negative_path?: NegativePath
}
/**
 * A place in a file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Location".
 */
export interface Location {
/**
 * Relative to the working directory where it lies below it, posix separators
 */
file: string
line: number
column: number
end_line: number
end_column: number
}
/**
 * The author's own lines at a location.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Snippet".
 */
export interface Snippet {
/**
 * Number of the first line of text
 */
line: number
/**
 * Whole lines, joined by a line feed
 */
text: string
}
/**
 * One request as it was sent, with its answer.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Evidence".
 */
export interface Evidence {
server: string
/**
 * The frame; bytes that are none as `raw`; a text of one character repeated 1,024 times or more as `«COUNT × CHARACTER»`
 */
request: unknown
/**
 * The frame that answered; absent where none came, or where it was too long to keep
 */
response?: unknown
/**
 * There was an answer, which was too long to keep
 */
response_dropped?: true
}
/**
 * One thing that did not hold, or could not be judged. A member that is left out is none: `actual` absent means there was no value, null means the value null.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Failure".
 */
export interface Failure {
test_name: string
/**
 * Path into the envelope; empty for the whole envelope or where no assertion stated this failure
 */
target: string
/**
 * The matcher's name; empty where no assertion stated this failure
 */
matcher: string
/**
 * The author's message, else what did not hold, in one line
 */
message: string
expected?: unknown
actual?: unknown
diff?: string
note?: string
/**
 * JSON pointer into the value
 */
path?: string
match?: (string | null)
errors?: {
instance_path: string
schema_path: string
message: string
}[]
score?: number
reason?: string
jurors?: unknown[]
rule_id: string
taxonomy_ids: string[]
severity: Severity
location: Location
snippet?: Snippet
/**
 * How to mend it, in one line
 */
fix: string
process?: ProcessEnd
/**
 * The request that it is about, in one line, where that is another one than the row's
 */
request?: string
}
/**
 * How a server's process ended, and the last it wrote to stderr (a server over HTTP: to stdout too). Both null: it was still running.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ProcessEnd".
 */
export interface ProcessEnd {
exit_code: (number | null)
signal: (string | null)
/**
 * At most the last 20 lines
 */
stderr: string[]
}
/**
 * A fault that the runner saw by itself, not one that an assertion stated.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Finding".
 */
export interface Finding {
rule_id: string
severity: Severity
message: string
server: (string | null)
target_version: (string | null)
/**
 * How often it was seen
 */
count: number
/**
 * True where it fails the run, or the test that has it
 */
gates: boolean
/**
 * Only in the findings of the run: the tests during which it was seen failed by it, so that it does not gate again
 */
in_tests?: true
/**
 * It is not known whether the rule holds
 */
unjudged?: true
/**
 * The frame or line, capped
 */
evidence?: string
location?: Location
/**
 * The request of a probe that it is about, in one line
 */
request?: string
}
/**
 * One step of a test.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "StepRow".
 */
export interface StepRow {
id?: string
/**
 * Method and name of what is called
 */
call: string
status: Status
duration_ms: number
/**
 * Why it was skipped
 */
reason?: string
location: Location
}
/**
 * What became of the bad requests of a negative_path block.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "NegativePath".
 */
export interface NegativePath {
/**
 * Probes that were judged; skipped and unverified ones are not
 */
checks_run: number
/**
 * Probes whose requests were not met as they should be
 */
failures: number
gate_passed: (0 | 1)
/**
 * What became of the valid call before them
 */
base: ("accepted" | "rejected" | "skipped")
/**
 * By name, in the order in which they were sent
 */
probes: {
[k: string]: ProbeResult
}
}
/**
 * One probe: the worst of its requests.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ProbeResult".
 */
export interface ProbeResult {
outcome: ProbeOutcome
channel: ("protocol" | "tool" | "http" | "mixed" | "none")
/**
 * Of the JSON-RPC error
 */
code?: number
/**
 * Of the error, or the text of the tool's result
 */
message?: string
/**
 * Why it was skipped, could not be judged, or was not sent as a whole
 */
reason?: string
duration_ms: number
cases: ProbeCaseResult[]
}
/**
 * One bad request.
 * 
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ProbeCaseResult".
 */
export interface ProbeCaseResult {
/**
 * What is wrong with the request
 */
label: string
argument?: string
outcome: ProbeOutcome
channel: ("protocol" | "tool" | "http" | "none")
code?: number
message?: string
reason?: string
duration_ms: number
}
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "RuleText".
 */
export interface RuleText {
title: string
severity: Severity
fix: string
url: string
}
