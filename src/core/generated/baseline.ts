// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * This interface was referenced by `Baseline`'s JSON-Schema
 * via the `definition` "Entry".
 */
export type Entry = (TestEntry | RuleEntry)
/**
 * As the server listed them, without `_meta`, sorted.
 * 
 * This interface was referenced by `Baseline`'s JSON-Schema
 * via the `definition` "Items".
 */
export type Items = {
[k: string]: unknown
}[]

/**
 * What is known about servers: tests and rules that fail, and the contract of each server. `mcptest run --update-baseline` writes it, `--baseline` compares a run with it.
 */
export interface Baseline {
version: 1
tool?: {
name: string
version: string
}
/**
 * RFC 3339, UTC
 */
generated_at?: string
/**
 * The commit of the run that wrote it, if the environment names one
 */
commit?: string
/**
 * The failures that are known.
 */
entries: Entry[]
/**
 * What each server offers, by its name. At a requested revision the name is `SERVER @ REVISION`; a second server of the same name that offers something else has its suite file and `::` before it.
 */
contract?: {
[k: string]: Contract
}
score?: number
/**
 * What load tests measured, by their ids.
 */
loads?: {
[k: string]: LoadFigures
}
/**
 * The milliseconds that each test took, by its id.
 */
durations?: {
[k: string]: number
}
}
/**
 * A test that fails. It stays known as long as it fails by no other assertion than these.
 * 
 * This interface was referenced by `Baseline`'s JSON-Schema
 * via the `definition` "TestEntry".
 */
export interface TestEntry {
test_id: string
status?: "failed"
/**
 * Any failure if it is absent
 */
failures?: KnownFailure[]
/**
 * The commit of the run that recorded it
 */
since?: string
/**
 * Why it is accepted; written by hand, kept by updates
 */
reason?: string
/**
 * Where it is tracked, such as the URL of an issue; written by hand, kept by updates
 */
tracking?: string
}
/**
 * One assertion that fails. Values do not count.
 * 
 * This interface was referenced by `Baseline`'s JSON-Schema
 * via the `definition` "KnownFailure".
 */
export interface KnownFailure {
rule_id: string
target: string
matcher: string
}
/**
 * A rule that a server breaks: its findings do not fail the run, and neither do tests that fail by this rule alone.
 * 
 * This interface was referenced by `Baseline`'s JSON-Schema
 * via the `definition` "RuleEntry".
 */
export interface RuleEntry {
rule_id: string
/**
 * Any server if it is absent; null for a finding about no single server
 */
server?: (string | null)
/**
 * Any revision if it is absent
 */
target_version?: string
status?: "failed"
/**
 * The commit of the run that recorded it
 */
since?: string
reason?: string
tracking?: string
}
/**
 * What a server offers. A list that could not be read is absent.
 * 
 * This interface was referenced by `Baseline`'s JSON-Schema
 * via the `definition` "Contract".
 */
export interface Contract {
/**
 * As the server sent them
 */
capabilities?: unknown
instructions?: string
tools?: Items
prompts?: Items
resources?: Items
resource_templates?: Items
}
/**
 * What a load test measured. Figures are compared with those of the same load.
 * 
 * This interface was referenced by `Baseline`'s JSON-Schema
 * via the `definition` "LoadFigures".
 */
export interface LoadFigures {
clients: number
sessions: number
/**
 * The calls that were due in a second, of an open model
 */
due_rate?: number
calls: number
rate: number
p50_ms?: number
p95_ms?: number
p99_ms?: number
/**
 * By how much two halves of the run differed at the most, as shares; absent if it was too short to tell.
 */
noise: {
rate?: number
p50_ms?: number
p95_ms?: number
}
}
