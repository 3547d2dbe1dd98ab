// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * An MCP server under test, reached by exactly one of command, url, cassette and from.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Server".
 */
export type Server = ({
command?: Command
/**
 * A file of another program that says how the server is started or reached, relative to the suite file, and #NAME if it has several. What else the entry says stands before it.
 */
from?: string
env?: Environment
inherit_env?: Bool
/**
 * Folder in which the process runs, relative to the file that declares it.
 */
cwd?: string
startup_timeout?: Duration
/**
 * Address of a server over Streamable HTTP, or HTTP with SSE.
 */
url?: string
/**
 * The transport of url. Detected by default.
 */
transport?: (("http" | "sse") | Reference)
auth?: Auth
headers?: Headers
http?: Http
wait_for_ready?: Ready
start?: Start
replicas?: Replicas
client?: Client
/**
 * Tools, by name or glob, that may be called although their annotations do not mark them as safe.
 */
safe_calls?: string[]
/**
 * Start the server so that nothing it does lasts: it writes to a copy of its working folder, and has no network. Every tool may be called.
 */
sandbox?: boolean
/**
 * Targets that change with every call. Comparisons ignore them.
 */
volatile?: string[]
/**
 * A recording to replay instead of a server, relative to the suite file.
 */
cassette?: string
} & Server1)
/**
 * A program and its arguments. No shell is run.
 * 
 * @minItems 1
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Command".
 */
export type Command = [string, ...(string)[]]
/**
 * true or false.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Bool".
 */
export type Bool = (boolean | string)
/**
 * A number greater than 0, followed by ms, s, m or h.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Duration".
 */
export type Duration = string
/**
 * A single reference to a variable, such as ${name}.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Reference".
 */
export type Reference = string
/**
 * Exactly one way to authenticate.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Auth".
 */
export type Auth = ({
/**
 * Name of the environment variable whose value is sent as a bearer token.
 */
bearer_token_env?: string
oauth?: OAuth
lab?: Lab
headers?: Any
mtls?: Any
} & Auth1)
/**
 * A list of strings.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Strings".
 */
export type Strings = string[]
/**
 * Any JSON value.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Any".
 */
export type Any = (string | number | boolean | null | unknown[] | {

})
export type Auth1 = {
[k: string]: unknown
}
/**
 * An integer, at least 0.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Count".
 */
export type Count = (number | string)
/**
 * A URL to poll until it answers 2xx.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Ready".
 */
export type Ready = ({
/**
 * The URL to poll.
 */
url: string
timeout?: Duration
interval?: Duration
} & Ready1)
export type Ready1 = (string | {
/**
 * The URL to poll.
 */
url: string
timeout?: Duration
interval?: Duration
})
/**
 * How many copies of a server run: a number, or a mapping that also says what becomes of their memory.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Replicas".
 */
export type Replicas = ({
/**
 * How many copies of the server run.
 */
count: number
/**
 * between: a copy starts again between two requests.
 */
restart?: "between"
} & Replicas1)
export type Replicas1 = (number | {
/**
 * How many copies of the server run.
 */
count: number
/**
 * between: a copy starts again between two requests.
 */
restart?: "between"
})
/**
 * What the user does with the form.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "UserAction".
 */
export type UserAction = ("accept" | "decline" | "cancel")
export type Server1 = {
[k: string]: unknown
}
/**
 * A value for ${name}: a literal value, or one read from the environment. A bare value is short for {value}.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Variable".
 */
export type Variable = ({
value?: Scalar
/**
 * Name of the environment variable that holds the value.
 */
from_env?: string
default?: Scalar
} & Variable1 & Variable2)
/**
 * A string, a number, true, false or null.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Scalar".
 */
export type Scalar = (string | number | boolean | null)
export type Variable1 = ((string | number | boolean | null) | {

})
export type Variable2 = (((string | number | boolean | null) | {

}) | (((string | number | boolean | null) | {

}) & string) | (number & ((string | number | boolean | null) | {

})) | (boolean & ((string | number | boolean | null) | {

})) | (null & ((string | number | boolean | null) | {

})))
/**
 * One call of a test in steps.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Step".
 */
export type Step = ({
/**
 * Name by which later steps refer to it.
 */
id?: string
/**
 * Name of the server. Defaults to the test's.
 */
server?: string
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Name of the tool to call.
 */
tool?: string
/**
 * URI of the resource to read.
 */
resource?: string
/**
 * Name of the prompt to get.
 */
prompt?: string
args?: Args
task?: Task
cancel_after?: CancelAfter
expect?: Expect
/**
 * Values of the answer to keep, by name: the target of each.
 */
save?: {
[k: string]: string
}
timeout_ms?: Milliseconds
} & Step1)
/**
 * A number with an optional minus sign, followed by ms, s, m or h.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "SignedDuration".
 */
export type SignedDuration = string
/**
 * true, or how the task is followed.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Task".
 */
export type Task = ({
within?: Duration
poll?: Duration
cancel_after?: Duration
/**
 * Answers to what the task asks for, by key; at 2025-11-25 by the property of the form.
 */
input?: {
[k: string]: {

}
}
} & Task1)
export type Task1 = (boolean | {
within?: Duration
poll?: Duration
cancel_after?: Duration
/**
 * Answers to what the task asks for, by key; at 2025-11-25 by the property of the form.
 */
input?: {
[k: string]: {

}
}
})
/**
 * A time, or `progress`.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "CancelAfter".
 */
export type CancelAfter = (Duration | "progress")
/**
 * Assertions: a list, the long form, or a map from target to matcher or literal.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Expect".
 */
export type Expect = ({
/**
 * The assertions.
 */
assertions?: Assertion[]
max_duration_ms?: Milliseconds
max_response_tokens?: TokenBudget
/**
 * HTTP headers that the answer must have, by name (case-insensitive): a literal or a matcher.
 */
response_headers?: {
[k: string]: Any
}
/**
 * HTTP headers that the answer must not have.
 */
response_headers_absent?: string[]
[k: string]: unknown
} & Expect1)
/**
 * A JSON Schema (draft 2020-12, or draft-07 by $schema).
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "JsonSchema".
 */
export type JsonSchema = ({

} | boolean)
/**
 * Nothing, or a JSON Schema.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "OptionalSchema".
 */
export type OptionalSchema = ({
schema?: JsonSchema
} & OptionalSchema1)
export type OptionalSchema1 = ({
schema?: JsonSchema
} | null)
/**
 * A number.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "AnyNumber".
 */
export type AnyNumber = (number | string)
/**
 * A list of matchers.
 * 
 * @minItems 1
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Matchers".
 */
export type Matchers = [Matcher, ...(Matcher)[]]
/**
 * The snapshot's key, or its settings.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export type Snapshot = ({
/**
 * Key: a path inside the folder snapshots.
 */
name: string
update?: Bool
/**
 * Targets inside the value to ignore.
 */
ignore?: string[]
/**
 * Replacements to make before comparing.
 */
normalise?: (string | {
/**
 * What to replace.
 */
regex: string
/**
 * The replacement.
 */
to: string
})[]
} & Snapshot1)
export type Snapshot1 = (string | {
/**
 * Key: a path inside the folder snapshots.
 */
name: string
update?: Bool
/**
 * Targets inside the value to ignore.
 */
ignore?: string[]
/**
 * Replacements to make before comparing.
 */
normalise?: (string | {
/**
 * What to replace.
 */
regex: string
/**
 * The replacement.
 */
to: string
})[]
})
/**
 * A number between 0 and 1.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Fraction".
 */
export type Fraction = (number | string)
/**
 * A model's name, or {provider, id}.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Model".
 */
export type Model = ({
/**
 * An entry of providers.
 */
provider: string
/**
 * The model's name there.
 */
id: string
} & Model1)
export type Model1 = (string | {
/**
 * An entry of providers.
 */
provider: string
/**
 * The model's name there.
 */
id: string
})
/**
 * A judge with a fixed rubric.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "NamedJudge".
 */
export type NamedJudge = ({
/**
 * What is known to be true (factuality).
 */
reference?: string
/**
 * The question (answer-relevance).
 */
query?: string
/**
 * The text to be faithful to (context-faithfulness).
 */
context?: string
threshold?: Fraction
model?: Model
} & NamedJudge1)
export type NamedJudge1 = {
[k: string]: unknown
}
/**
 * A jq program over the value.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "JqTransform".
 */
export type JqTransform = ({
/**
 * The jq program.
 */
jq: string
} & JqTransform1)
export type JqTransform1 = (string | {
/**
 * The jq program.
 */
jq: string
})
/**
 * Milliseconds, an integer.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Milliseconds".
 */
export type Milliseconds = (number | string)
/**
 * A number of tokens, or a budget with its tokenizer.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "TokenBudget".
 */
export type TokenBudget = ({
budget: Positive
/**
 * How tokens are counted.
 */
tokenizer?: (("o200k_base" | "cl100k_base") | Reference)
/**
 * What happens when the limit is exceeded.
 */
mode?: (("fail" | "warn") | Reference)
} & TokenBudget1)
/**
 * An integer, at least 1.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Positive".
 */
export type Positive = (number | string)
export type TokenBudget1 = (number | string | {
budget: Positive
/**
 * How tokens are counted.
 */
tokenizer?: (("o200k_base" | "cl100k_base") | Reference)
/**
 * What happens when the limit is exceeded.
 */
mode?: (("fail" | "warn") | Reference)
})
export type Expect1 = (Assertion[] | {
/**
 * The assertions.
 */
assertions?: Assertion[]
max_duration_ms?: Milliseconds
max_response_tokens?: TokenBudget
/**
 * HTTP headers that the answer must have, by name (case-insensitive): a literal or a matcher.
 */
response_headers?: {
[k: string]: Any
}
/**
 * HTTP headers that the answer must not have.
 */
response_headers_absent?: string[]
[k: string]: unknown
})
export type Step1 = {
[k: string]: unknown
}
/**
 * Calls in order.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Steps".
 */
export type Steps = Step[]
/**
 * A command string, or {jq: PROGRAM}.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Program".
 */
export type Program = ({
/**
 * A jq program.
 */
jq: string
} & Program1)
export type Program1 = (string | {
/**
 * A jq program.
 */
jq: string
})
/**
 * Calls one tool, or several in steps, and judges the answer.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "ToolTest".
 */
export type ToolTest = ({
/**
 * Name of the test; unique in its block.
 */
name: string
server?: NameOrNames
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Labels to select tests by.
 */
tags?: string[]
timeout_ms?: Milliseconds
/**
 * The smallest profile that runs the test. Defaults to standard.
 */
profile?: (("quick" | "standard" | "full") | Reference)
/**
 * true, or a reason: the test does not run.
 */
skip?: (boolean | string)
only_versions?: Revisions
skip_versions?: Revisions
retries?: Count
expect?: Expect
/**
 * Name of the tool.
 */
tool?: string
args?: Args
task?: Task
cancel_after?: CancelAfter
parity?: Bool
/**
 * Name of an entry of fixtures.errors to answer with, instead of calling the server.
 */
inject_error?: string
transform?: Transform
negative_path?: NegativePath
fuzz?: Fuzz
load?: Load
/**
 * One test for each row: a list of rows, or {file}. The calls of a load test use the rows in turn.
 */
data?: ({

}[] | {
/**
 * A .csv, .json or .yaml file of rows.
 */
file: string
})
steps?: SomeSteps
finally?: Steps
verify?: SomeSteps
/**
 * What goes wrong between the client and the server.
 */
wire_fault?: (("drop_response" | "disconnect" | "duplicate_request") | Reference)
resend?: Count
} & ToolTest1)
/**
 * One name, or a list of names.
 * 
 * @minItems 1
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "NameOrNames".
 */
export type NameOrNames = (string | [string, ...(string)[]])
/**
 * A revision of the MCP specification.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Revision".
 */
export type Revision = (("2024-11-05" | "2025-03-26" | "2025-06-18" | "2025-11-25" | "2026-03-26" | "2026-07-28") | Reference)
/**
 * Revisions of the MCP specification.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Revisions".
 */
export type Revisions = Revision[]
/**
 * Bad requests that the server must reject. Nothing, or `{}`, means every probe.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "NegativePath".
 */
export type NegativePath = ({
/**
 * The probes. Defaults to all of them.
 * 
 * @minItems 1
 */
checks?: [(("unknown_tool" | "missing_required" | "wrong_type" | "extra_field" | "oversized") | Reference), ...((("unknown_tool" | "missing_required" | "wrong_type" | "extra_field" | "oversized") | Reference))[]]
base_call?: Bool
/**
 * Length of the string that the probe oversized sends. Defaults to 1048576.
 */
oversized_bytes?: (number | Reference)
error_channel?: Gate
} & NegativePath1)
/**
 * What a finding does: nothing, a warning, or a failed run.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Gate".
 */
export type Gate = (("off" | "warn" | "fail") | Reference)
export type NegativePath1 = ({
/**
 * The probes. Defaults to all of them.
 * 
 * @minItems 1
 */
checks?: [(("unknown_tool" | "missing_required" | "wrong_type" | "extra_field" | "oversized") | Reference), ...((("unknown_tool" | "missing_required" | "wrong_type" | "extra_field" | "oversized") | Reference))[]]
base_call?: Bool
/**
 * Length of the string that the probe oversized sends. Defaults to 1048576.
 */
oversized_bytes?: (number | Reference)
error_channel?: Gate
} | null)
/**
 * An integer.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Integer".
 */
export type Integer = (number | string)
/**
 * A number greater than 0, followed by /s or /m.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Rate".
 */
export type Rate = string
/**
 * Calls in order, at least one.
 * 
 * @minItems 1
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "SomeSteps".
 */
export type SomeSteps = [Step, ...(Step)[]]
export type ToolTest1 = {
[k: string]: unknown
}
/**
 * Sends one request of the extension `io.modelcontextprotocol/skills` and judges the answer.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "SkillTest".
 */
export type SkillTest = ({
/**
 * Name of the test; unique in its block.
 */
name: string
server?: NameOrNames
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Labels to select tests by.
 */
tags?: string[]
timeout_ms?: Milliseconds
/**
 * The smallest profile that runs the test. Defaults to standard.
 */
profile?: (("quick" | "standard" | "full") | Reference)
/**
 * true, or a reason: the test does not run.
 */
skip?: (boolean | string)
only_versions?: Revisions
skip_versions?: Revisions
retries?: Count
expect?: Expect
/**
 * true: asks for the list of skills (`skills/list`), of which `expect` sees the first page.
 */
list?: true
/**
 * Asks for the entry of a skill (`skills/get`): the URI of its SKILL.md.
 */
get?: string
/**
 * Reads a directory (`resources/directory/read`): its URI, without a slash at the end.
 */
directory?: string
} & SkillTest1)
export type SkillTest1 = {
[k: string]: unknown
}
/**
 * A judged metric.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Metric".
 */
export type Metric = ({
threshold?: Fraction
model?: Model
} & Metric1)
export type Metric1 = ({
threshold?: Fraction
model?: Model
} | null)
/**
 * The rubric: a text, weighted criteria, a decision tree, or {ref}.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Rubric".
 */
export type Rubric = ({
threshold?: Fraction
strict?: Bool
/**
 * Name of an entry of rubrics.
 */
ref?: string
/**
 * Weighted criteria.
 * 
 * @minItems 1
 */
criteria?: [{
/**
 * Its name.
 */
name: string
/**
 * What it requires.
 */
description: string
weight?: Number
}, ...({
/**
 * Its name.
 */
name: string
/**
 * What it requires.
 */
description: string
weight?: Number
})[]]
tree?: Tree
} & Rubric1)
/**
 * A number, at least 0.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Number".
 */
export type Number = (number | string)
/**
 * A question with two branches, or a final score.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Tree".
 */
export type Tree = ({
/**
 * A yes-or-no question.
 */
ask?: string
yes?: Tree
no?: Tree
score?: Fraction
/**
 * Reason for the score.
 */
reason?: string
} & Tree1)
export type Tree1 = {
[k: string]: unknown
}
export type Rubric1 = (string | {
threshold?: Fraction
strict?: Bool
/**
 * Name of an entry of rubrics.
 */
ref?: string
/**
 * Weighted criteria.
 * 
 * @minItems 1
 */
criteria?: [{
/**
 * Its name.
 */
name: string
/**
 * What it requires.
 */
description: string
weight?: Number
}, ...({
/**
 * Its name.
 */
name: string
/**
 * What it requires.
 */
description: string
weight?: Number
})[]]
tree?: Tree
})
/**
 * Judges the protocol itself.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "ComplianceTest".
 */
export type ComplianceTest = ({
/**
 * Name of the test; unique in its block.
 */
name: string
server?: NameOrNames
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Labels to select tests by.
 */
tags?: string[]
timeout_ms?: Milliseconds
/**
 * The smallest profile that runs the test. Defaults to standard.
 */
profile?: (("quick" | "standard" | "full") | Reference)
/**
 * true, or a reason: the test does not run.
 */
skip?: (boolean | string)
only_versions?: Revisions
skip_versions?: Revisions
retries?: Count
expect?: Expect
/**
 * A method (initialize, ping, tools/list, …), audit, corpus, invariants, a rule id or a family of rules.
 */
check?: string
budget?: Duration
seed?: Integer
tools?: Strings
/**
 * Of `check: audit`: what fails the test. With `suspicious`, what is broken and what is suspicious. Defaults to broken.
 */
fail_on?: ("broken" | "suspicious")
/**
 * Of checks of STATE and SUB: tools that change something. Naming a tool allows its calls.
 */
changes?: {
/**
 * A tool that changes the list of tools.
 */
tools?: string
/**
 * For the URI of a resource, a tool that changes it.
 */
resources?: {
[k: string]: string
}
}
/**
 * Of checks of STATE: ids that a tool returns and another one takes, for their user alone.
 */
handles?: {
/**
 * The tool that returns it.
 */
from: string
/**
 * The target of the id in its answer.
 */
path: string
/**
 * The tool that takes it.
 */
to: string
/**
 * The name of its argument there.
 */
argument: string
}[]
/**
 * A request to send exactly as it is.
 */
request?: {
/**
 * The method.
 */
method: string
params?: Args
}
/**
 * Bytes to send exactly as they are.
 */
raw?: string
} & ComplianceTest1)
export type ComplianceTest1 = {
[k: string]: unknown
}
/**
 * An error that a test may inject by its name.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "FixtureError".
 */
export type FixtureError = ({
/**
 * Its name.
 */
name: string
code: Integer
/**
 * The error's message.
 */
message: string
data?: Any
/**
 * The only tool that it applies to.
 */
tool?: string
/**
 * any: it applies to every tool.
 */
applies_to?: ("any" | Reference)
} & FixtureError1)
export type FixtureError1 = {
[k: string]: unknown
}

/**
 * A suite of tests for MCP servers.
 */
export interface SuiteFile {
/**
 * The servers under test, by name. At least one, here or in an imported file.
 */
servers?: {
[k: string]: Server
}
/**
 * Suite files to merge in, relative to this one; globs are allowed. Later files override earlier ones, and this file overrides them all.
 */
imports?: string[]
/**
 * Values for ${name}, by name.
 */
variables?: {
[k: string]: Variable
}
setup?: Steps
teardown?: Steps
defaultTest?: DefaultTest
/**
 * Tests that call tools.
 */
tools?: ToolTest[]
/**
 * Tests that read resources.
 */
resources?: ResourceTest[]
/**
 * Tests that get prompts.
 */
prompts?: PromptTest[]
/**
 * Tests that ask for skills (SEP-2640).
 */
skills?: SkillTest[]
/**
 * Tests that drive a model over servers.
 */
agents?: Agent[]
/**
 * Faults that agent tests may inject.
 */
faults?: Fault[]
/**
 * Endpoints for models, by name.
 */
providers?: {
[k: string]: Provider
}
/**
 * Spending limits for models. A request that may pass one is not sent.
 */
budget?: {
per_test_usd_cents?: Number
per_suite_usd_cents?: Number
/**
 * Prices of models, by their names (`MODEL`, or `PROVIDER/MODEL` for one of `providers`). They override the table of mcptest.
 */
prices?: {
[k: string]: Price
}
}
/**
 * Tests of the protocol itself.
 */
compliance?: ComplianceTest[]
/**
 * Grades a model's answers by a rubric.
 */
evals?: Eval[]
/**
 * Reusable rubrics, by name.
 */
rubrics?: {
[k: string]: Rubric
}
/**
 * Grading programs.
 */
scorers?: Scorer[]
/**
 * Errors that tests may inject.
 */
fixtures?: {
/**
 * Name of the server that they replace.
 */
server?: string
/**
 * The errors.
 */
errors?: FixtureError[]
}
/**
 * Tool calls that use each other's output.
 */
compositions?: Composition[]
/**
 * Models that the suite is meant for; informational only: reports show them with the names of its tests.
 */
model_compatibility?: string[]
/**
 * Time limits.
 */
performance?: {
default_timeout_ms?: Milliseconds
max_timeout_ms?: Milliseconds
p95_latency_ms?: Milliseconds
gate?: Bool
}
/**
 * How the suite runs.
 */
run_options?: {
/**
 * When servers are restarted. Defaults to per_file.
 */
restart_policy?: (("per_file" | "per_run" | "per_test") | Reference)
/**
 * servers: the queues of different servers run in parallel; a number: up to that many calls at once.
 */
parallel?: ((false | "servers") | number | Reference)
parallel_versions?: Bool
bail?: Bool
error_channel?: Gate
/**
 * What a contract that differs from the baseline does. Defaults to warn. With `changes`, the run fails for those changes: `breaking`, as `fail` does, or `any`, descriptions and additions too.
 */
drift?: (Gate | {
/**
 * The changes that fail the run: those that break clients, or any.
 */
changes: ("breaking" | "any")
})
surface_budget?: Positive
invariants?: Gate
}
target_versions?: Revisions
}
/**
 * Environment variables, by name.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Environment".
 */
export interface Environment {
[k: string]: string
}
/**
 * OAuth 2.0 client credentials grant.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "OAuth".
 */
export interface OAuth {
/**
 * The client id itself.
 */
client_id?: string
/**
 * Environment variable that has the client id.
 */
client_id_env?: string
/**
 * Environment variable that has the client secret.
 */
client_secret_env?: string
/**
 * URL of the token endpoint.
 */
token_url?: string
/**
 * An alias of token_url.
 */
token_endpoint?: string
/**
 * Accepted, but this grant does not use it.
 */
authorization_url?: string
/**
 * Scopes to ask for.
 */
scopes?: string[]
/**
 * Scopes to ask for, separated by spaces.
 */
scope?: string
/**
 * Audience to ask for.
 */
audience?: string
}
/**
 * An authorization server for tests. Every session with the server has a token of it.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Lab".
 */
export interface Lab {
/**
 * Who tests can be, by name: the scopes of each. Tests without `as` are the first.
 */
subjects: {
[k: string]: Strings
}
/**
 * The scopes that tools need, by name. AUTH-SCOPE calls them with a token that lacks these scopes.
 */
tools?: {
[k: string]: Strings
}
/**
 * Scopes that stand for others, by name. AUTH-SCOPE calls tools with a token that has such a scope instead.
 */
implies?: {
[k: string]: Strings
}
}
/**
 * HTTP headers, by name: a value or {env: NAME}. Use auth for Authorization.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Headers".
 */
export interface Headers {
/**
 * The value, or {env: NAME} to read it from the environment when the server is first needed.
 */
[k: string]: (string | {
/**
 * Name of the environment variable that holds the value.
 */
env: string
})
}
/**
 * Settings of the HTTP client.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Http".
 */
export interface Http {
timeout?: Duration
connect_timeout?: Duration
max_redirects?: Count
/**
 * true sends a browser-like User-Agent; a string is sent as it is.
 */
user_agent_override?: (boolean | string)
/**
 * TLS settings.
 */
tls?: {
insecure_skip_verify?: Bool
/**
 * PEM file of certificate authorities to trust.
 */
ca_bundle_path?: string
/**
 * Oldest TLS version that is accepted.
 */
min_version?: (("1.2" | "1.3") | Reference)
}
}
/**
 * A server over HTTP that the run starts, waits for and ends. ${port} is a free port.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
command: Command
env?: Environment
/**
 * Folder in which the process runs, relative to the file that declares it.
 */
cwd?: string
stop?: Command
}
/**
 * How the client answers requests from the server.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Client".
 */
export interface Client {
sampling?: Any
/**
 * Answers to elicitation/create: a list, used in order, or one for all requests. With the member `form` or `url`, questions by form or URL have answers of their own.
 */
elicitation?: (string | unknown[] | {
/**
 * The answer to questions by form. Members other than `action` and `answer` are names of tools: how that tool is answered.
 */
form?: {
action?: UserAction
answer?: FormContent
[k: string]: unknown
}
/**
 * The answer to questions by URL: an action, or after how long the user has done what is asked there. The URL is never fetched.
 */
url?: ((("accept" | "decline" | "cancel") | {

}) & (((("accept" | "decline" | "cancel") | {

}) & string) | (("accept" | "decline" | "cancel") | {

})))
})
/**
 * The roots to offer.
 */
roots?: {
/**
 * URI of the root.
 */
uri: string
/**
 * Name of the root.
 */
name?: string
}[]
/**
 * Extensions that the client declares: the settings of each, by its identifier.
 */
extensions?: {
[k: string]: {

}
}
tasks?: Bool
}
/**
 * What the user fills in; other properties have their defaults.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "FormContent".
 */
export interface FormContent {

}
/**
 * A token that differs from a good one. What is left out is as in a good token.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Token".
 */
export interface Token {
scopes?: Strings
/**
 * The servers that it is for, instead of this one. null: none.
 */
audience?: (string | string[] | null)
/**
 * Another issuer.
 */
issuer?: string
/**
 * Another subject, which need not be one of the lab.
 */
subject?: string
expires_in?: SignedDuration
not_before?: SignedDuration
/**
 * The algorithm of its signature. Defaults to RS256. `none`, in several spellings, leaves it unsigned.
 */
alg?: ("none" | "None" | "NONE" | "nOnE" | "RS256" | "RS384" | "RS512" | "PS256" | "HS256")
/**
 * Another key under the id of the good one: alone (`other`), or named in the header (`jwk`, `jku`); or the public key as the secret of an HMAC.
 */
key?: ("other" | "jwk" | "jku" | "public-as-secret")
/**
 * The part that changes after it was signed.
 */
tamper?: ("payload" | "signature")
/**
 * true: introspection calls it inactive.
 */
revoked?: boolean
/**
 * This text instead of a token. null: no token at all.
 */
raw?: (string | null)
/**
 * The scheme of the Authorization header. Defaults to Bearer.
 */
scheme?: string
/**
 * query: it is sent as `access_token` in the address, not in a header.
 */
in?: "query"
}
/**
 * Arguments, by name.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Args".
 */
export interface Args {

}
/**
 * One assertion: where to look, and how to judge the value.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Assertion".
 */
export interface Assertion {
/**
 * Path into the answer, such as result.content[0].text. Defaults to the whole answer.
 */
target?: string
matcher: Matcher
/**
 * What the assertion means; shown when it fails.
 */
message?: string
transform?: JqTransform
}
/**
 * Exactly one way to judge a value.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Matcher".
 */
export interface Matcher {
exact?: Any
contains?: Any
/**
 * The string contains all of these as substrings, or the array contains all of them as whole elements.
 * 
 * @minItems 1
 */
"contains-all"?: [Any, ...(Any)[]]
/**
 * The string contains at least one of these as a substring, or the array contains one of them as a whole element.
 */
"contains-any"?: Any[]
/**
 * A substring, ignoring case.
 */
icontains?: string
/**
 * The start of a string.
 */
"starts-with"?: string
/**
 * The end of a string.
 */
"ends-with"?: string
/**
 * A regular expression (Rust syntax, unanchored) that the value matches.
 */
regex?: string
schema?: JsonSchema
"is-json"?: OptionalSchema
/**
 * The string is well-formed XML; with {root}, XML with that root element.
 */
"is-xml"?: ({
/**
 * Name of the root element.
 */
root?: string
} | null)
/**
 * The string is SQL.
 */
"is-sql"?: null
"is-valid-tools-call"?: OptionalSchema
/**
 * The edit distance to a text is at most max.
 */
levenshtein?: {
/**
 * The text to compare with.
 */
value: string
max: Count
}
/**
 * A CEL expression over `value` that is true.
 */
cel?: string
"greater-than"?: AnyNumber
"less-than"?: AnyNumber
/**
 * The number is at least min and at most max; {min, max} or [min, max].
 * 
 * @minItems 2
 * @maxItems 2
 */
between?: ({
min: AnyNumber
max: AnyNumber
} | [AnyNumber, AnyNumber])
/**
 * The JSON type, or one of a list: string, number, integer, boolean, array, object or null.
 */
type?: (("string" | "number" | "integer" | "boolean" | "array" | "object" | "null" | null) | [("string" | "number" | "integer" | "boolean" | "array" | "object" | "null" | null), ...(("string" | "number" | "integer" | "boolean" | "array" | "object" | "null" | null))[]])
/**
 * The string, array or object has something in it; takes null or true.
 */
"not-empty"?: (null | true)
not?: Matcher
oneOf?: Matchers
anyOf?: Matchers
allOf?: Matchers
snapshot?: Snapshot
/**
 * The cosine similarity of the embeddings is at least the threshold.
 */
similar?: {
/**
 * The text to compare with.
 */
value: string
threshold: Fraction
model: Model
}
/**
 * A model judges by a rubric.
 */
"llm-judge"?: {
/**
 * What the answer must do.
 */
rubric: string
threshold?: Fraction
model?: Model
}
/**
 * Several models judge by a rubric.
 */
"llm-jury"?: {
/**
 * What the answer must do.
 */
rubric: string
/**
 * The judging models.
 * 
 * @minItems 1
 */
jurors: [{
/**
 * The model.
 */
model: string
/**
 * An entry of providers.
 */
provider?: string
}, ...({
/**
 * The model.
 */
model: string
/**
 * An entry of providers.
 */
provider?: string
})[]]
threshold?: Fraction
quorum?: Fraction
}
factuality?: NamedJudge
"answer-relevance"?: NamedJudge
"context-faithfulness"?: NamedJudge
}
/**
 * Defaults for every tool test.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "DefaultTest".
 */
export interface DefaultTest {
transform?: Transform
timeout_ms?: Milliseconds
/**
 * Labels added to those of each test.
 */
tags?: string[]
expect?: Expect
}
/**
 * Programs that rewrite the request or the answer: a command string, or {jq: PROGRAM}.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Transform".
 */
export interface Transform {
request?: Program
response?: Program
}
/**
 * Calls with arguments generated from the tool's input schema.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Fuzz".
 */
export interface Fuzz {
seed?: Integer
cases?: Positive
max_call_ms?: Milliseconds
}
/**
 * How many clients make the call, and how often.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Load".
 */
export interface Load {
clients?: Positive
sessions?: Positive
calls?: Positive
for?: Duration
ramp?: Duration
rate?: Rate
/**
 * Judges one answer in so many by `expect` and for mixed-up ids; of the others, only errors. Without it, every answer is judged.
 */
sample?: string
}
/**
 * Reads one resource and judges the answer.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "ResourceTest".
 */
export interface ResourceTest {
/**
 * Name of the test; unique in its block.
 */
name: string
server?: NameOrNames
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Labels to select tests by.
 */
tags?: string[]
timeout_ms?: Milliseconds
/**
 * The smallest profile that runs the test. Defaults to standard.
 */
profile?: (("quick" | "standard" | "full") | Reference)
/**
 * true, or a reason: the test does not run.
 */
skip?: (boolean | string)
only_versions?: Revisions
skip_versions?: Revisions
retries?: Count
expect?: Expect
/**
 * URI of the resource.
 */
uri: string
}
/**
 * Gets one prompt and judges the answer.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "PromptTest".
 */
export interface PromptTest {
/**
 * Name of the test; unique in its block.
 */
name: string
server?: NameOrNames
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Labels to select tests by.
 */
tags?: string[]
timeout_ms?: Milliseconds
/**
 * The smallest profile that runs the test. Defaults to standard.
 */
profile?: (("quick" | "standard" | "full") | Reference)
/**
 * true, or a reason: the test does not run.
 */
skip?: (boolean | string)
only_versions?: Revisions
skip_versions?: Revisions
retries?: Count
expect?: Expect
/**
 * Name of the prompt.
 */
prompt: string
args?: Args
}
/**
 * Drives a model that uses the servers, and judges what it did.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Agent".
 */
export interface Agent {
/**
 * Name of the test; unique in its block.
 */
name: string
/**
 * Labels to select tests by.
 */
tags?: string[]
timeout_ms?: Milliseconds
/**
 * The smallest profile that runs the test. Defaults to standard.
 */
profile?: (("quick" | "standard" | "full") | Reference)
/**
 * true, or a reason: the test does not run.
 */
skip?: (boolean | string)
only_versions?: Revisions
skip_versions?: Revisions
retries?: Count
expect?: Expect
model?: Model
/**
 * Several models; the test runs with each.
 * 
 * @minItems 1
 */
models?: [Model, ...(Model)[]]
/**
 * Names of the servers whose tools the model may use.
 * 
 * @minItems 1
 */
servers: [string, ...(string)[]]
/**
 * The user's prompt.
 */
prompt?: string
/**
 * Several messages of the user, or a model that plays the user.
 */
turns?: ({
/**
 * The text of the message.
 */
user: string
}[] | {
/**
 * A model plays the user.
 */
simulate: {
/**
 * The user's goal.
 */
goal: string
/**
 * The user's persona.
 */
persona?: string
max_turns?: Positive
}
})
/**
 * The system prompt.
 */
system_prompt?: string
max_turns?: Positive
max_tokens?: Positive
token_budget?: Positive
max_tool_calls?: Count
time_budget?: Duration
runs?: Positive
pass_rate?: Fraction
/**
 * Names of entries of faults.
 */
inject?: string[]
/**
 * A recording of the models' replies and the tools' results, relative to the suite file. It is played instead of asking models and servers; `mcptest run --record-agents` writes it.
 */
cassette?: string
/**
 * How quickly the model must recover from an injected fault.
 */
recovery?: {
max_detection_ms: Milliseconds
max_recovery_ms?: Milliseconds
require_clean_timeout?: Bool
}
/**
 * Metrics that a model judges.
 */
eval?: {
mcp_task_completion?: Metric
mcp_use?: Metric
argument_correctness?: Metric
plan_quality?: Metric
multi_turn_mcp_use?: Metric
rubric?: Rubric
/**
 * Names of entries of scorers.
 */
scorers?: string[]
}
}
/**
 * A fault that an agent test may inject.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Fault".
 */
export interface Fault {
/**
 * Its name.
 */
name: string
/**
 * The calls that it affects.
 */
target: {
/**
 * Name of a tool.
 */
tool?: string
/**
 * Name of a server.
 */
server?: string
}
/**
 * What goes wrong.
 */
kind: (("hang" | "wedged" | "slow" | "recover_after") | Reference)
delay_ms?: Milliseconds
failures?: Count
}
/**
 * An endpoint that speaks OpenAI's protocol.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Provider".
 */
export interface Provider {
/**
 * The protocol.
 */
type: ("openai" | Reference)
/**
 * Its base URL, to which `/chat/completions` is appended.
 */
base_url: string
/**
 * Environment variable that holds the key. Without it, the endpoint needs no key.
 */
api_key_env?: string
/**
 * OpenAI-Organization header.
 */
organization?: string
}
/**
 * The price of a model.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Price".
 */
export interface Price {
input_usd_per_mtok: Number
output_usd_per_mtok: Number
}
/**
 * Grades a model's answer by a rubric.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Eval".
 */
export interface Eval {
/**
 * Name of the test; unique in its block.
 */
name: string
server?: NameOrNames
/**
 * Labels to select tests by.
 */
tags?: string[]
timeout_ms?: Milliseconds
/**
 * The smallest profile that runs the test. Defaults to standard.
 */
profile?: (("quick" | "standard" | "full") | Reference)
/**
 * true, or a reason: the test does not run.
 */
skip?: (boolean | string)
only_versions?: Revisions
skip_versions?: Revisions
retries?: Count
expect?: Expect
/**
 * Names of several servers.
 */
servers?: string[]
/**
 * The user's prompt.
 */
prompt: string
rubric?: Rubric
threshold?: Fraction
model?: Model
judge?: Model
/**
 * The answer to grade: a text, or {file}.
 */
response?: (string | {
/**
 * A file with the answer.
 */
file: string
})
/**
 * A recording of the models' replies and the tools' results, relative to the suite file. It is played instead of asking models and servers; `mcptest run --record-agents` writes it.
 */
cassette?: string
/**
 * Names of entries of scorers.
 */
scorers?: string[]
}
/**
 * A program that grades.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Scorer".
 */
export interface Scorer {
/**
 * Its name.
 */
name: string
/**
 * How it runs.
 */
type: ("exec" | Reference)
command: Command
env?: Environment
/**
 * Folder in which it runs.
 */
cwd?: string
timeout_ms?: Milliseconds
}
/**
 * Tool calls that use each other's output, in topological order.
 * 
 * This interface was referenced by `SuiteFile`'s JSON-Schema
 * via the `definition` "Composition".
 */
export interface Composition {
/**
 * Name of the test; unique in its block.
 */
name: string
server?: NameOrNames
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Labels to select tests by.
 */
tags?: string[]
timeout_ms?: Milliseconds
/**
 * The smallest profile that runs the test. Defaults to standard.
 */
profile?: (("quick" | "standard" | "full") | Reference)
/**
 * true, or a reason: the test does not run.
 */
skip?: (boolean | string)
only_versions?: Revisions
skip_versions?: Revisions
retries?: Count
expect?: Expect
/**
 * The calls.
 * 
 * @minItems 1
 */
nodes: [{
/**
 * Name of the node.
 */
id: string
/**
 * Name of the tool.
 */
tool: string
/**
 * Name of the server. Defaults to the test's.
 */
server?: string
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Ids of the nodes whose output this node uses.
 */
needs?: string[]
args?: Args
task?: Task
}, ...({
/**
 * Name of the node.
 */
id: string
/**
 * Name of the tool.
 */
tool: string
/**
 * Name of the server. Defaults to the test's.
 */
server?: string
/**
 * Who calls: a subject of the server's `auth.lab`. Defaults to its first.
 */
as?: string
token?: Token
/**
 * Ids of the nodes whose output this node uses.
 */
needs?: string[]
args?: Args
task?: Task
})[]]
/**
 * Id of the node whose output is the output of the composition. Defaults to the last node.
 */
output?: string
}
