/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Status".
 */
export type Status = ("passed" | "failed" | "errored" | "skipped" | "deferred" | "unverified");
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Severity".
 */
export type Severity = ("must" | "should" | "may");
/**
 * Of what an audit found: how sure it is. Only what is broken fails
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Tier".
 */
export type Tier = ("broken" | "suspicious" | "advice");
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ProbeOutcome".
 */
export type ProbeOutcome = ("rejected" | "accepted" | "hang" | "crash" | "skipped" | "unverified");
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "FuzzClass".
 */
export type FuzzClass = ("clean" | "rejected_tool" | "rejected_protocol" | "accepted_invalid" | "injection" | "output_schema" | "leak" | "protocol_violation" | "hang" | "crash");
/**
 * The results of one run. Every report is made from this file alone: it has the texts of the rules that occur and the YAML lines of each failure, so that it renders without a checkout.
 */
export interface Results {
    version: 1;
    tool: Tool;
    run: Run;
    summary: Summary;
    servers: ServerRow[];
    tests: TestRow[];
    findings: Finding[];
    /**
     * Why tests could not be run, once for all of them: a server that did not start, a setup that failed. Absent if there are none.
     */
    causes?: Cause[];
    /**
     * What differs from the contracts in the baseline; absent if the run had no baseline.
     */
    drift?: Drift[];
    /**
     * The texts of every rule id that occurs above.
     */
    rules: {
        [k: string]: RuleText;
    };
}
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Tool".
 */
export interface Tool {
    name: string;
    version: string;
}
/**
 * The run as a whole.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Run".
 */
export interface Run {
    id: string;
    /**
     * RFC 3339, UTC
     */
    started_at: string;
    duration_ms: number;
    /**
     * Relative to the working directory, posix separators, in run order
     */
    suite_files: string[];
    /**
     * Names of the server overrides in effect; never their values
     */
    overrides: string[];
    target_versions: string[];
    /**
     * i/n
     */
    shard?: string;
    /**
     * In merged results: the shards that were merged, for each number of shards and set of revisions
     */
    shards?: {
        of: number;
        present: number[];
        target_versions: string[];
    }[];
    /**
     * The baseline that the run was compared with, or that it wrote
     */
    baseline?: string;
    /**
     * True if the run passes although nothing was judged: its reports come to the same exit code
     */
    allow_empty?: boolean;
    /**
     * True if no test was selected, in all shards together: those in rows were skipped for that
     */
    none_selected?: boolean;
    /**
     * True if an unverified test fails the run
     */
    strict?: boolean;
    /**
     * True if a deferred test is an error
     */
    require_models?: boolean;
    /**
     * True if the run was stopped early: rows has the tests that ran
     */
    interrupted?: boolean;
}
/**
 * Counts of test rows by status. flaky counts passed rows that needed more than one attempt; they are included in passed.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
    total: number;
    passed: number;
    failed: number;
    errored: number;
    skipped: number;
    deferred: number;
    unverified: number;
    flaky: number;
    new_failures?: number;
    known_failures?: number;
    fixed?: number;
    score?: CorpusScore;
}
/**
 * How a server does by the rules of the corpus.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "CorpusScore".
 */
export interface CorpusScore {
    score: number;
    grade: ("A" | "B" | "C" | "D" | "F");
}
/**
 * One server at one revision.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ServerRow".
 */
export interface ServerRow {
    name: string;
    /**
     * The suite file that the session belongs to
     */
    file?: string;
    kind: ("stdio" | "http" | "sse" | "cassette");
    /**
     * The requested revision; null if the suite lists none
     */
    target_version: (string | null);
    negotiated_version: (string | null);
    /**
     * As the server sent it; null if it never answered
     */
    server_info: unknown;
    /**
     * As the server sent them; null if it never answered
     */
    capabilities: unknown;
    startup_ms: (number | null);
    calls: number;
    p50_ms: (number | null);
    p95_ms: (number | null);
    p99_ms: (number | null);
    /**
     * The answered number of calls per tool, by its name; absent if no tool was called
     */
    tools?: ToolLatency[];
    /**
     * With --coverage: what the server offers, by whether a test used it; absent if its lists were not read
     */
    coverage?: {
        exercised: OfferedItem[];
        missing: OfferedItem[];
    };
    /**
     * How many of the run's findings belong to this server at this revision
     */
    findings: number;
}
/**
 * How long the calls of one tool took.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ToolLatency".
 */
export interface ToolLatency {
    name: string;
    calls: number;
    p50_ms: (number | null);
    p95_ms: (number | null);
    p99_ms: (number | null);
    /**
     * The slowest
     */
    max_ms: (number | null);
}
/**
 * A tool, resource, template or prompt that a server lists.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "OfferedItem".
 */
export interface OfferedItem {
    kind: ("tool" | "resource" | "resource template" | "prompt");
    /**
     * A URI or template for resources
     */
    name: string;
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
    id: string;
    /**
     * tools, resources, prompts, …
     */
    block: string;
    name: string;
    /**
     * Name or index of the data row
     */
    row?: (string | number);
    server: (string | null);
    target_version: (string | null);
    status: Status;
    /**
     * Why it was skipped, deferred or unverified, or could not be run; for a negative_path that passed, what was not sent; for a check of the corpus or an audit that passed, why it has no grade
     */
    reason?: string;
    duration_ms: number;
    /**
     * 0 if nothing was sent
     */
    attempts: number;
    /**
     * Id of the cause in `causes` why it could not be run. Its failure says so in brief; the cause has the details
     */
    cause?: string;
    location: Location;
    snippet?: Snippet;
    /**
     * The request in one line, only in rows that failed or errored
     */
    request?: string;
    /**
     * What was sent while this test ran, only in rows that failed or errored
     */
    evidence?: Evidence[];
    failures: Failure[];
    /**
     * Findings made while this test ran
     */
    findings: Finding[];
    /**
     * One entry for each step, if the test has steps; their failures are in failures
     */
    steps?: StepRow[];
    /**
     * The tasks that its calls ran as
     */
    tasks?: TaskRow[];
    tags?: string[];
    /**
     * The models that its suite is meant for
     */
    model_compatibility?: string[];
    /**
     * Compared with the baseline: a failure that is not in it, one that is, a test in it that passes now
     */
    baseline?: ("new" | "known" | "fixed");
    baseline_entry?: BaselineEntry;
    /**
     * In merged results: when the run of this row started; of two results of one test the later counts
     */
    run_started_at?: string;
    negative_path?: NegativePath;
    /**
     * What models and scorers gave, whether the test passed or not
     */
    scores?: Score[];
    agent?: AgentRow;
    fuzz?: Fuzz;
    load?: Load;
    corpus?: CorpusScore;
    /**
     * Why a test that grades its server gave no grade
     */
    not_graded?: string;
    audit?: Audit;
    rule?: RuleResult;
    judged?: Judged;
    /**
     * Rules of the corpus, or of an audit, that the test judged, and that hold
     */
    holds?: string[];
}
/**
 * A place in a file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Location".
 */
export interface Location {
    /**
     * Relative to the working directory if it is inside it; posix separators
     */
    file: string;
    line: number;
    column: number;
    end_line: number;
    end_column: number;
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
    line: number;
    /**
     * Whole lines, joined by a line feed
     */
    text: string;
}
/**
 * One request as it was sent, and its answer.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Evidence".
 */
export interface Evidence {
    server: string;
    /**
     * The frame; bytes that are not a frame as `raw`; a text of one character repeated 1,024 times or more as `«COUNT × CHARACTER»`
     */
    request: unknown;
    /**
     * The frame that answered; absent if there was no answer or it was too long to keep
     */
    response?: unknown;
    /**
     * There was an answer, but it was too long to keep
     */
    response_dropped?: true;
    /**
     * From the request to its answer
     */
    duration_ms?: number;
    /**
     * Of the response with the answer, over HTTP
     */
    http?: {
        status: number;
        headers: {
            [k: string]: string;
        };
    };
}
/**
 * One assertion that did not hold or could not be judged. An absent member has no value: if `actual` is absent there was no value; null is the value null.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Failure".
 */
export interface Failure {
    test_name: string;
    /**
     * Path into the envelope; empty for the whole envelope, or if the failure does not come from an assertion
     */
    target: string;
    /**
     * The matcher's name; empty if the failure does not come from an assertion
     */
    matcher: string;
    /**
     * The author's message, or else what did not hold, in one line
     */
    message: string;
    expected?: unknown;
    actual?: unknown;
    diff?: string;
    note?: string;
    /**
     * JSON pointer into the value
     */
    path?: string;
    match?: (string | null);
    errors?: {
        instance_path: string;
        schema_path: string;
        message: string;
    }[];
    score?: number;
    reason?: string;
    jurors?: unknown[];
    rule_id: string;
    taxonomy_ids: string[];
    severity: Severity;
    location: Location;
    snippet?: Snippet;
    /**
     * How to fix it, in one line
     */
    fix: string;
    process?: ProcessEnd;
    /**
     * The request that it is about, in one line, if that is not the row's
     */
    request?: string;
    tier?: Tier;
    /**
     * Of an audit: the smallest requests that show it, each in a line after →, and the last answer after ←
     */
    evidence?: string;
    /**
     * How many things it stands for; absent for one
     */
    count?: number;
}
/**
 * How a server's process ended, and the end of what it wrote to stderr (for a server over HTTP, to stdout too). If both are null, it was still running.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ProcessEnd".
 */
export interface ProcessEnd {
    exit_code: (number | null);
    signal: (string | null);
    /**
     * At most the last 20 lines
     */
    stderr: string[];
}
/**
 * A fault that the runner detected by itself, without an assertion.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Finding".
 */
export interface Finding {
    rule_id: string;
    severity: Severity;
    message: string;
    server: (string | null);
    target_version: (string | null);
    /**
     * How often it occurred
     */
    count: number;
    /**
     * True if it fails the run, or the test that has it
     */
    gates: boolean;
    /**
     * Only in the findings of the run: it already failed the tests during which it occurred, so it does not gate again
     */
    in_tests?: true;
    known?: BaselineEntry;
    /**
     * It could not be determined whether the rule holds
     */
    unjudged?: true;
    /**
     * The frame or line, truncated
     */
    evidence?: string;
    location?: Location;
    /**
     * The probe's request that it is about, in one line
     */
    request?: string;
    tier?: Tier;
    /**
     * The SDK whose known fault it is, such as mcp 1.30: no tier counts it
     */
    sdk?: string;
    /**
     * How to fix it with the server's SDK, if that differs from the rule's text
     */
    fix?: string;
}
/**
 * One entry of the baseline: why its failure is accepted, and where it is tracked.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "BaselineEntry".
 */
export interface BaselineEntry {
    location?: Location;
    reason?: string;
    tracking?: string;
}
/**
 * One step of a test.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "StepRow".
 */
export interface StepRow {
    id?: string;
    /**
     * Method and name of what is called
     */
    call: string;
    status: Status;
    duration_ms: number;
    /**
     * Why it was skipped
     */
    reason?: string;
    location: Location;
}
/**
 * A task, as it was seen.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "TaskRow".
 */
export interface TaskRow {
    server: string;
    tool: string;
    /**
     * null if the server answered at once
     */
    id: (string | null);
    status: string;
    status_message?: string;
    ttl_ms: (number | null);
    poll_interval_ms: (number | null);
    polls: number;
    duration_ms: number;
    /**
     * As the server says
     */
    created_at: (string | null);
    /**
     * Present if the suite had it cancelled
     */
    cancel_sent?: true;
    /**
     * Its statuses, with the time since the call
     */
    timeline: {
        status: string;
        at_ms: number;
    }[];
}
/**
 * The outcome of the bad requests of a negative_path block.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "NegativePath".
 */
export interface NegativePath {
    /**
     * Probes that were judged; skipped and unverified probes do not count
     */
    checks_run: number;
    /**
     * Probes whose requests the server did not handle correctly
     */
    failures: number;
    gate_passed: (0 | 1);
    /**
     * The outcome of the valid call before them
     */
    base: ("accepted" | "rejected" | "skipped");
    /**
     * By name, in the order they were sent
     */
    probes: {
        [k: string]: ProbeResult;
    };
}
/**
 * One probe: the worst outcome of its requests.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "ProbeResult".
 */
export interface ProbeResult {
    outcome: ProbeOutcome;
    channel: ("protocol" | "tool" | "http" | "mixed" | "none");
    /**
     * Of the JSON-RPC error
     */
    code?: number;
    /**
     * Of the error, or the text of the tool's result
     */
    message?: string;
    /**
     * Why it was skipped, could not be judged, or was sent only in part
     */
    reason?: string;
    duration_ms: number;
    cases: ProbeCaseResult[];
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
    label: string;
    argument?: string;
    outcome: ProbeOutcome;
    channel: ("protocol" | "tool" | "http" | "none");
    code?: number;
    message?: string;
    reason?: string;
    duration_ms: number;
}
/**
 * The score of a matcher that asks a model, a metric, a rubric or a scorer.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
    name: string;
    /**
     * Of a matcher
     */
    target?: string;
    /**
     * 0 to 1; of a jury: the share that passes; of several runs: the mean
     */
    score: number;
    /**
     * Absent if the score alone does not decide
     */
    threshold?: number;
    reason?: string;
    /**
     * The path through a tree, each criterion, juror or run
     */
    note?: string;
}
/**
 * What the agent of an agents block did. After several runs: the sums of all, and the rest of the first that failed, or of the last.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "AgentRow".
 */
export interface AgentRow {
    /**
     * As in the suite; with its provider as PROVIDER/ID
     */
    model: string;
    /**
     * The cassette that was played; absent if the model and the servers were asked. Tokens and costs are those of the recording
     */
    cassette?: string;
    stop_reason: ("completed" | "turn_budget" | "token_budget" | "tool_call_budget" | "time_budget" | "max_tokens" | "refusal");
    tokens: {
        prompt: number;
        completion: number;
        total: number;
    };
    /**
     * Absent if the model has no price
     */
    cost_usd?: number;
    /**
     * In order, at most the first 200
     */
    tool_calls: {
        server: string;
        name: string;
        is_error: boolean;
    }[];
    /**
     * Truncated
     */
    final_response: string;
    /**
     * How it came through injected faults, in virtual time
     */
    recovery?: {
        /**
         * Absent if no fault struck a call
         */
        detection_ms?: number;
        /**
         * Absent if neither a successful call nor a reply came
         */
        recovery_ms?: number;
        /**
         * True if the run ended with a reply
         */
        recovered: boolean;
        /**
         * True if a call was given up
         */
        timed_out: boolean;
    };
    /**
     * Of a test with several runs
     */
    trials?: {
        runs: number;
        passed: number;
        /**
         * The share that had to pass
         */
        pass_rate: number;
        rates: {
            k: number;
            all: Estimate;
            any: Estimate;
        }[];
    };
}
/**
 * A share with its 95% confidence interval.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Estimate".
 */
export interface Estimate {
    value: number;
    low: number;
    high: number;
}
/**
 * What came of the generated arguments of a fuzz block.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Fuzz".
 */
export interface Fuzz {
    seed: number;
    /**
     * Generated calls that were made; those that look for smaller arguments do not count
     */
    runs: number;
    /**
     * How many calls came to each class
     */
    classes: {
        [k: string]: number;
    };
    findings: FuzzFinding[];
    /**
     * Calls that say nothing of the server
     */
    not_judged: {
        reason: string;
        count: number;
    }[];
    /**
     * What rejected calls were answered, the most frequent first; only of the command fuzz
     */
    rejections?: {
        message: string;
        count: number;
        /**
         * Of the first such call; absent if there are none
         */
        args?: unknown;
    }[];
    /**
     * What the sessions showed that is about no call; only of the command fuzz
     */
    session?: Finding[];
    /**
     * Why not every call was made
     */
    stopped?: string;
}
/**
 * One fault that generated arguments show.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "FuzzFinding".
 */
export interface FuzzFinding {
    class: FuzzClass;
    rule_id: string;
    /**
     * What is special about the arguments
     */
    label: string;
    /**
     * The smallest that still show it; absent if there are none
     */
    args?: unknown;
    message: string;
    /**
     * The result or error; the beginning of its JSON if it is long
     */
    answer?: unknown;
    /**
     * How many of the calls showed it
     */
    count: number;
    /**
     * False if a fresh server did not show it again
     */
    reproduced: boolean;
    /**
     * The SDK whose known fault it is
     */
    sdk?: string;
}
/**
 * What a load test measured. Latencies are of calls that were answered or timed out; late calls of an open model count from when they were due.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Load".
 */
export interface Load {
    clients: number;
    sessions: number;
    /**
     * The calls that were due in a second, of an open model
     */
    due_rate?: number;
    /**
     * Calls that have ended
     */
    calls: number;
    /**
     * Calls that ended in a second
     */
    rate: number;
    /**
     * Calls without an answer, and those whose answer is not what the test expects
     */
    failed: number;
    /**
     * 0 to 1
     */
    failed_rate: number;
    /**
     * Calls without an answer
     */
    errors: number;
    /**
     * Answers that belong to another call; absent if the calls do not tell them apart
     */
    mixed_up?: number;
    /**
     * Calls without an answer in time
     */
    timeouts: number;
    /**
     * Sessions that were opened again
     */
    reconnects: number;
    /**
     * Calls that were due and not sent, because no client was free until the end
     */
    unsent?: number;
    /**
     * Absent, like all latencies, if nothing was measured
     */
    p50_ms?: number;
    p90_ms?: number;
    p95_ms?: number;
    p99_ms?: number;
    max_ms?: number;
    min_ms?: number;
    /**
     * Of the answers
     */
    bytes: number;
    duration_ms: number;
    /**
     * The part of the time in which mcptest itself was busy, 0 to 1; from 0.9 on, the client is the limit
     */
    client_busy: number;
    /**
     * The most that the processes of the server held; absent if it is not known
     */
    memory_mb?: number;
    /**
     * What its memory grew by with each call, once it was warm; absent if it is not known
     */
    memory_growth_kb_per_call?: number;
    /**
     * The most files, sockets, pipes and threads that they had open; absent if it is not known
     */
    handles?: number;
    /**
     * How many calls had each latency, rounded to three digits: the shares of a load are merged by it
     */
    histogram?: {
        ms: number;
        calls: number;
    }[];
    /**
     * The length of a step of the timeline
     */
    step_ms: number;
    /**
     * What ended in each step, from the first call on
     */
    timeline: LoadStep[];
    /**
     * What a reader of the figures has to know, such as why one is absent
     */
    notes: string[];
}
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "LoadStep".
 */
export interface LoadStep {
    calls: number;
    failed: number;
    /**
     * Absent if nothing was measured
     */
    p50_ms?: number;
    p95_ms?: number;
    max_ms?: number;
}
/**
 * What an audit called. What it found are failures (broken) and findings of the row.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Audit".
 */
export interface Audit {
    seed?: number;
    /**
     * Of all tools
     */
    calls: number;
    tools: AuditedTool[];
    /**
     * What its time left out; empty if everything was judged
     */
    left: string[];
}
/**
 * What an audit called of a tool.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "AuditedTool".
 */
export interface AuditedTool {
    name: string;
    calls: number;
    /**
     * Valid calls that the tool accepted
     */
    accepted: number;
    /**
     * Why it was not called
     */
    withheld?: string;
    /**
     * What the sandbox refused to it, if no call was accepted
     */
    refused?: string;
}
/**
 * What a rule says of a server, or of one thing in it. Beside the status of the row: only what gates fails a run.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "RuleResult".
 */
export interface RuleResult {
    id: string;
    title: string;
    severity: Severity;
    status: ("passed" | "failed" | "skipped" | "unverified");
    /**
     * What it is about; absent: the server
     */
    subject?: string;
    message?: string;
    evidence?: string;
    duration_ms?: number;
    /**
     * How many things it stands for; absent for one
     */
    count?: number;
    tier?: Tier;
    /**
     * The SDK whose known fault it is
     */
    sdk?: string;
    /**
     * How to fix it with the server's SDK, if that differs from the rule's text
     */
    fix?: string;
    /**
     * Of an audit: the smallest requests that show it
     */
    steps?: {
        method: string;
        params: {};
    }[];
}
/**
 * What was judged by rules, whose results are rows of their own.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Judged".
 */
export interface Judged {
    /**
     * As the server sent it; null if it never answered
     */
    server_info: unknown;
    transport: ("stdio" | "http" | "sse");
    /**
     * Absent where rules give no score
     */
    score?: (number | null);
    grade?: ("A" | "B" | "C" | "D" | "F" | null);
    /**
     * Why there is neither score nor grade
     */
    not_graded?: string;
    /**
     * The rule whose failure makes the grade worse than the score
     */
    limited_by?: string;
    coverage?: {
        /**
         * Why a server that wants a token let nobody in
         */
        denied?: string;
        /**
         * False if the tools could not be read
         */
        isListed: boolean;
        listed: number;
        callable: number;
        /**
         * Tools that answered a call with success
         */
        called: number;
        /**
         * Of an audit: tools that were not judged to the end because their calls cost too much, each with the reason
         */
        given_up?: string[];
    };
    /**
     * Whether the server is ready for the newest revision
     */
    readiness?: {
        revision: string;
        ready: boolean;
        missing: string[];
    };
    timing: {
        sessions?: number;
        /**
         * Of the first session
         */
        startup_ms?: number;
        /**
         * Spent on waits for what did not come
         */
        waits_ms?: number;
        tools_ms?: number;
        /**
         * Of an audit: until accepted calls of all tools are known
         */
        learning_ms?: number;
        /**
         * Of an audit: its judgements, over stdio also while the protocol is checked
         */
        judging_ms?: number;
        /**
         * Of an audit
         */
        fuzzing_ms?: number;
        /**
         * Of an audit: how often the server was started for learning, judging and fuzzing
         */
        starts?: number;
        /**
         * Of an audit: until it answered after these starts
         */
        starts_ms?: number;
        duration_ms: number;
    };
}
/**
 * Why some tests of a file could not be run at one revision.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Cause".
 */
export interface Cause {
    /**
     * The same across runs, machines and order
     */
    id: string;
    /**
     * What failed: the start of a server, or a step of setup
     */
    kind: ("server" | "setup");
    /**
     * null for setup
     */
    server: (string | null);
    target_version: (string | null);
    /**
     * How many rows have it as their cause, errored and skipped ones
     */
    tests: number;
    /**
     * The command as it was started, quoted for a POSIX shell
     */
    command?: string;
    /**
     * The folder in which the command was started
     */
    cwd?: string;
    /**
     * The address that was asked
     */
    url?: string;
    /**
     * The request of the step that failed, in one line
     */
    request?: string;
    /**
     * At least one
     */
    failures: Failure[];
}
/**
 * One difference between the contract of a server in the baseline and its contract in this run.
 *
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "Drift".
 */
export interface Drift {
    server: string;
    target_version: (string | null);
    kind: ("server" | "capability" | "instructions" | "tool" | "prompt" | "resource" | "resource_template");
    /**
     * Of the tool or prompt, the URI of a resource, the capability
     */
    name: string;
    /**
     * JSON pointer into the item; empty for the whole item
     */
    path: string;
    /**
     * breaking: what was valid no longer is; description: only a text changed
     */
    class: ("breaking" | "compatible" | "description");
    message: string;
    /**
     * Absent if there was nothing
     */
    before?: unknown;
    /**
     * Absent if there is nothing
     */
    after?: unknown;
    /**
     * True if it fails the run
     */
    gates: boolean;
}
/**
 * This interface was referenced by `Results`'s JSON-Schema
 * via the `definition` "RuleText".
 */
export interface RuleText {
    title: string;
    severity: Severity;
    fix: string;
    url: string;
}
