export const id = 4322;
export const ids = [4322];
export const modules = {

/***/ 74322:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readResults: () => (/* binding */ readResults)
});

;// CONCATENATED MODULE: ./schemas/results.v1.json
const results_v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/results.v1.json","title":"Results","description":"The results of one run. Every report is made from this file alone: it has the texts of the rules that occur and the YAML lines of each failure, so that it renders without a checkout.","type":"object","additionalProperties":false,"required":["version","tool","run","summary","servers","tests","findings","rules"],"properties":{"version":{"const":1},"tool":{"$ref":"#/$defs/Tool"},"run":{"$ref":"#/$defs/Run"},"summary":{"$ref":"#/$defs/Summary"},"servers":{"type":"array","items":{"$ref":"#/$defs/ServerRow"}},"tests":{"type":"array","items":{"$ref":"#/$defs/TestRow"}},"findings":{"type":"array","items":{"$ref":"#/$defs/Finding"}},"causes":{"type":"array","items":{"$ref":"#/$defs/Cause"},"description":"Why tests could not be run, once for all of them: a server that did not start, a setup that failed. Absent if there are none."},"drift":{"description":"What differs from the contracts in the baseline; absent if the run had no baseline.","type":"array","items":{"$ref":"#/$defs/Drift"}},"rules":{"description":"The texts of every rule id that occurs above.","type":"object","additionalProperties":{"$ref":"#/$defs/RuleText"}}},"$defs":{"Tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"Run":{"description":"The run as a whole.","type":"object","additionalProperties":false,"required":["id","started_at","duration_ms","suite_files","overrides","target_versions"],"properties":{"id":{"type":"string"},"started_at":{"type":"string","description":"RFC 3339, UTC"},"duration_ms":{"type":"number"},"suite_files":{"type":"array","items":{"type":"string"},"description":"Relative to the working directory, posix separators, in run order"},"overrides":{"type":"array","items":{"type":"string"},"description":"Names of the server overrides in effect; never their values"},"target_versions":{"type":"array","items":{"type":"string"}},"shard":{"type":"string","description":"i/n"},"shards":{"description":"In merged results: the shards that were merged, for each number of shards and set of revisions","type":"array","items":{"type":"object","additionalProperties":false,"required":["of","present","target_versions"],"properties":{"of":{"type":"integer","minimum":1},"present":{"type":"array","items":{"type":"integer","minimum":1}},"target_versions":{"type":"array","items":{"type":"string"}}}}},"baseline":{"type":"string","description":"The baseline that the run was compared with, or that it wrote"},"interrupted":{"type":"boolean","description":"True if the run was stopped early: rows has the tests that ran"}}},"Summary":{"description":"Counts of test rows by status. flaky counts passed rows that needed more than one attempt; they are included in passed.","type":"object","additionalProperties":false,"required":["total","passed","failed","errored","skipped","deferred","unverified","flaky"],"properties":{"total":{"type":"integer"},"passed":{"type":"integer"},"failed":{"type":"integer"},"errored":{"type":"integer"},"skipped":{"type":"integer"},"deferred":{"type":"integer"},"unverified":{"type":"integer"},"flaky":{"type":"integer"},"new_failures":{"type":"integer"},"known_failures":{"type":"integer"},"fixed":{"type":"integer"},"score":{"$ref":"#/$defs/CorpusScore","description":"The lowest of all tests that check the corpus"}}},"CorpusScore":{"description":"How a server does by the rules of the corpus.","type":"object","additionalProperties":false,"required":["score","grade"],"properties":{"score":{"type":"integer","minimum":0},"grade":{"enum":["A","B","C","D","F"]}}},"Status":{"enum":["passed","failed","errored","skipped","deferred","unverified"]},"Severity":{"enum":["must","should","may"]},"Location":{"description":"A place in a file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive.","type":"object","additionalProperties":false,"required":["file","line","column","end_line","end_column"],"properties":{"file":{"type":"string","description":"Relative to the working directory if it is inside it; posix separators"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"end_line":{"type":"integer","minimum":1},"end_column":{"type":"integer","minimum":1}}},"Snippet":{"description":"The author\'s own lines at a location.","type":"object","additionalProperties":false,"required":["line","text"],"properties":{"line":{"type":"integer","minimum":1,"description":"Number of the first line of text"},"text":{"type":"string","description":"Whole lines, joined by a line feed"}}},"ServerRow":{"description":"One server at one revision.","type":"object","additionalProperties":false,"required":["name","kind","target_version","negotiated_version","server_info","capabilities","startup_ms","calls","p50_ms","p95_ms","p99_ms","findings"],"properties":{"name":{"type":"string"},"file":{"type":"string","description":"The suite file that the session belongs to"},"kind":{"enum":["stdio","http","sse","cassette"]},"target_version":{"type":["string","null"],"description":"The requested revision; null if the suite lists none"},"negotiated_version":{"type":["string","null"]},"server_info":{"description":"As the server sent it; null if it never answered"},"capabilities":{"description":"As the server sent them; null if it never answered"},"startup_ms":{"type":["number","null"]},"calls":{"type":"integer"},"p50_ms":{"type":["number","null"]},"p95_ms":{"type":["number","null"]},"p99_ms":{"type":["number","null"]},"tools":{"description":"The answered calls of each tool, by its name; absent if no tool was called","type":"array","items":{"$ref":"#/$defs/ToolLatency"}},"coverage":{"description":"With --coverage: what the server offers, by whether a test used it; absent if its lists were not read","type":"object","additionalProperties":false,"required":["exercised","missing"],"properties":{"exercised":{"type":"array","items":{"$ref":"#/$defs/OfferedItem"}},"missing":{"type":"array","items":{"$ref":"#/$defs/OfferedItem"}}}},"findings":{"type":"integer","description":"How many of the run\'s findings belong to this server at this revision"}}},"OfferedItem":{"description":"A tool, resource, template or prompt that a server lists.","type":"object","additionalProperties":false,"required":["kind","name"],"properties":{"kind":{"enum":["tool","resource","resource template","prompt"]},"name":{"type":"string","description":"A URI or template for resources"}}},"ToolLatency":{"description":"How long the calls of one tool took.","type":"object","additionalProperties":false,"required":["name","calls","p50_ms","p95_ms","p99_ms","max_ms"],"properties":{"name":{"type":"string"},"calls":{"type":"integer"},"p50_ms":{"type":["number","null"]},"p95_ms":{"type":["number","null"]},"p99_ms":{"type":["number","null"]},"max_ms":{"type":["number","null"],"description":"The slowest"}}},"TestRow":{"description":"One test at one revision.","type":"object","additionalProperties":false,"required":["id","block","name","server","target_version","status","duration_ms","attempts","location","failures","findings"],"properties":{"id":{"type":"string","description":"The same across runs, machines and order"},"block":{"type":"string","description":"tools, resources, prompts, …"},"name":{"type":"string"},"row":{"type":["string","integer"],"description":"Name or index of the data row"},"server":{"type":["string","null"]},"target_version":{"type":["string","null"]},"status":{"$ref":"#/$defs/Status"},"reason":{"type":"string","description":"Why it was skipped, deferred or unverified, or could not be run; for a negative_path that passed, what was not sent"},"duration_ms":{"type":"number"},"attempts":{"type":"integer","minimum":0,"description":"0 if nothing was sent"},"cause":{"type":"string","description":"Id of the cause in `causes` why it could not be run. Its failure says so in brief; the cause has the details"},"location":{"$ref":"#/$defs/Location"},"snippet":{"$ref":"#/$defs/Snippet","description":"Only in rows that failed or errored"},"request":{"type":"string","description":"The request in one line, only in rows that failed or errored"},"evidence":{"type":"array","items":{"$ref":"#/$defs/Evidence"},"description":"What was sent while this test ran, only in rows that failed or errored"},"failures":{"type":"array","items":{"$ref":"#/$defs/Failure"}},"findings":{"type":"array","items":{"$ref":"#/$defs/Finding"},"description":"Findings made while this test ran"},"steps":{"type":"array","items":{"$ref":"#/$defs/StepRow"},"description":"One entry for each step, if the test has steps; their failures are in failures"},"tags":{"type":"array","items":{"type":"string"}},"baseline":{"enum":["new","known","fixed"],"description":"Compared with the baseline: a failure that is not in it, one that is, a test in it that passes now"},"baseline_entry":{"$ref":"#/$defs/BaselineEntry","description":"The entry of the baseline about this test"},"run_started_at":{"type":"string","description":"In merged results: when the run of this row started; of two results of one test the later counts"},"negative_path":{"$ref":"#/$defs/NegativePath"},"scores":{"type":"array","description":"What models and scorers gave, whether the test passed or not","items":{"$ref":"#/$defs/Score"}},"agent":{"$ref":"#/$defs/AgentRow"},"fuzz":{"$ref":"#/$defs/Fuzz"},"corpus":{"$ref":"#/$defs/CorpusScore"}}},"Score":{"description":"The score of a matcher that asks a model, a metric, a rubric or a scorer.","type":"object","additionalProperties":false,"required":["name","score"],"properties":{"name":{"type":"string"},"target":{"type":"string","description":"Of a matcher"},"score":{"type":"number","description":"0 to 1; of a jury: the share that passes; of several runs: the mean"},"threshold":{"type":"number","description":"Absent if the score alone does not decide"},"reason":{"type":"string"},"note":{"type":"string","description":"The path through a tree, each criterion, juror or run"}}},"AgentRow":{"description":"What the agent of an agents block did. After several runs: the sums of all, and the rest of the first that failed, or of the last.","type":"object","additionalProperties":false,"required":["model","stop_reason","tokens","tool_calls","final_response"],"properties":{"model":{"type":"string","description":"As in the suite; with its provider as PROVIDER/ID"},"cassette":{"type":"string","description":"The cassette that was played; absent if the model and the servers were asked. Tokens and costs are those of the recording"},"stop_reason":{"enum":["completed","turn_budget","token_budget","tool_call_budget","time_budget","max_tokens","refusal"]},"tokens":{"type":"object","additionalProperties":false,"required":["prompt","completion","total"],"properties":{"prompt":{"type":"integer"},"completion":{"type":"integer"},"total":{"type":"integer"}}},"cost_usd":{"type":"number","description":"Absent if the model has no price"},"tool_calls":{"type":"array","description":"In order, at most the first 200","items":{"type":"object","additionalProperties":false,"required":["server","name","is_error"],"properties":{"server":{"type":"string"},"name":{"type":"string"},"is_error":{"type":"boolean"}}}},"final_response":{"type":"string","description":"Truncated"},"recovery":{"description":"How it came through injected faults, in virtual time","type":"object","additionalProperties":false,"required":["recovered","timed_out"],"properties":{"detection_ms":{"type":"number","description":"Absent if no fault struck a call"},"recovery_ms":{"type":"number","description":"Absent if neither a successful call nor a reply came"},"recovered":{"type":"boolean","description":"True if the run ended with a reply"},"timed_out":{"type":"boolean","description":"True if a call was given up"}}},"trials":{"description":"Of a test with several runs","type":"object","additionalProperties":false,"required":["runs","passed","pass_rate","rates"],"properties":{"runs":{"type":"integer","minimum":1},"passed":{"type":"integer","minimum":0},"pass_rate":{"type":"number","description":"The share that had to pass"},"rates":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["k","all","any"],"properties":{"k":{"type":"integer","minimum":1},"all":{"$ref":"#/$defs/Estimate","description":"pass^k: all of k runs pass"},"any":{"$ref":"#/$defs/Estimate","description":"pass@k: at least one of k runs passes"}}}}}}}},"Estimate":{"description":"A share with its 95% confidence interval.","type":"object","additionalProperties":false,"required":["value","low","high"],"properties":{"value":{"type":"number"},"low":{"type":"number"},"high":{"type":"number"}}},"BaselineEntry":{"description":"One entry of the baseline: why its failure is accepted, and where it is tracked.","type":"object","additionalProperties":false,"properties":{"location":{"$ref":"#/$defs/Location"},"reason":{"type":"string"},"tracking":{"type":"string"}}},"Drift":{"description":"One difference between the contract of a server in the baseline and its contract in this run.","type":"object","additionalProperties":false,"required":["server","target_version","kind","name","path","class","message","gates"],"properties":{"server":{"type":"string"},"target_version":{"type":["string","null"]},"kind":{"enum":["server","capability","instructions","tool","prompt","resource","resource_template"]},"name":{"type":"string","description":"Of the tool or prompt, the URI of a resource, the capability"},"path":{"type":"string","description":"JSON pointer into the item; empty for the whole item"},"class":{"enum":["breaking","compatible","description"],"description":"breaking: what was valid no longer is; description: only a text changed"},"message":{"type":"string"},"before":{"description":"Absent if there was nothing"},"after":{"description":"Absent if there is nothing"},"gates":{"type":"boolean","description":"True if it fails the run"}}},"NegativePath":{"description":"The outcome of the bad requests of a negative_path block.","type":"object","additionalProperties":false,"required":["checks_run","failures","gate_passed","base","probes"],"properties":{"checks_run":{"type":"integer","minimum":0,"description":"Probes that were judged; skipped and unverified probes do not count"},"failures":{"type":"integer","minimum":0,"description":"Probes whose requests the server did not handle correctly"},"gate_passed":{"enum":[0,1]},"base":{"enum":["accepted","rejected","skipped"],"description":"The outcome of the valid call before them"},"probes":{"type":"object","additionalProperties":{"$ref":"#/$defs/ProbeResult"},"description":"By name, in the order they were sent"}}},"Fuzz":{"description":"What came of the generated arguments of a fuzz block.","type":"object","additionalProperties":false,"required":["seed","runs","classes","findings","not_judged"],"properties":{"seed":{"type":"integer"},"runs":{"type":"integer","minimum":0,"description":"Generated calls that were made; those that look for smaller arguments do not count"},"classes":{"type":"object","additionalProperties":{"type":"integer","minimum":0},"description":"How many calls came to each class"},"findings":{"type":"array","items":{"$ref":"#/$defs/FuzzFinding"}},"not_judged":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","count"],"properties":{"reason":{"type":"string"},"count":{"type":"integer","minimum":1}}},"description":"Calls that say nothing of the server"},"stopped":{"type":"string","description":"Why not every call was made"}}},"FuzzFinding":{"description":"One fault that generated arguments show.","type":"object","additionalProperties":false,"required":["class","rule_id","label","message","count","reproduced"],"properties":{"class":{"$ref":"#/$defs/FuzzClass"},"rule_id":{"type":"string"},"label":{"type":"string","description":"What is special about the arguments"},"args":{"description":"The smallest that still show it; absent if there are none"},"message":{"type":"string"},"answer":{"description":"The result or error; the beginning of its JSON if it is long"},"count":{"type":"integer","minimum":1,"description":"How many of the calls showed it"},"reproduced":{"type":"boolean","description":"False if a fresh server did not show it again"}}},"FuzzClass":{"enum":["clean","rejected_tool","rejected_protocol","accepted_invalid","injection","output_schema","leak","protocol_violation","hang","crash"]},"ProbeResult":{"description":"One probe: the worst outcome of its requests.","type":"object","additionalProperties":false,"required":["outcome","channel","duration_ms","cases"],"properties":{"outcome":{"$ref":"#/$defs/ProbeOutcome"},"channel":{"enum":["protocol","tool","http","mixed","none"]},"code":{"type":"number","description":"Of the JSON-RPC error"},"message":{"type":"string","description":"Of the error, or the text of the tool\'s result"},"reason":{"type":"string","description":"Why it was skipped, could not be judged, or was sent only in part"},"duration_ms":{"type":"number"},"cases":{"type":"array","items":{"$ref":"#/$defs/ProbeCaseResult"}}}},"ProbeCaseResult":{"description":"One bad request.","type":"object","additionalProperties":false,"required":["label","outcome","channel","duration_ms"],"properties":{"label":{"type":"string","description":"What is wrong with the request"},"argument":{"type":"string"},"outcome":{"$ref":"#/$defs/ProbeOutcome"},"channel":{"enum":["protocol","tool","http","none"]},"code":{"type":"number"},"message":{"type":"string"},"reason":{"type":"string"},"duration_ms":{"type":"number"}}},"ProbeOutcome":{"enum":["rejected","accepted","hang","crash","skipped","unverified"]},"Evidence":{"description":"One request as it was sent, and its answer.","type":"object","additionalProperties":false,"required":["server","request"],"properties":{"server":{"type":"string"},"request":{"description":"The frame; bytes that are not a frame as `raw`; a text of one character repeated 1,024 times or more as `«COUNT × CHARACTER»`"},"response":{"description":"The frame that answered; absent if there was no answer or it was too long to keep"},"response_dropped":{"const":true,"description":"There was an answer, but it was too long to keep"},"duration_ms":{"type":"number","description":"From the request to its answer"},"http":{"description":"Of the response with the answer, over HTTP","type":"object","additionalProperties":false,"required":["status","headers"],"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}}}},"StepRow":{"description":"One step of a test.","type":"object","additionalProperties":false,"required":["call","status","duration_ms","location"],"properties":{"id":{"type":"string"},"call":{"type":"string","description":"Method and name of what is called"},"status":{"$ref":"#/$defs/Status"},"duration_ms":{"type":"number"},"reason":{"type":"string","description":"Why it was skipped"},"location":{"$ref":"#/$defs/Location"}}},"Failure":{"description":"One assertion that did not hold or could not be judged. An absent member has no value: if `actual` is absent there was no value; null is the value null.","type":"object","additionalProperties":false,"required":["test_name","target","matcher","message","rule_id","taxonomy_ids","severity","location","fix"],"properties":{"test_name":{"type":"string"},"target":{"type":"string","description":"Path into the envelope; empty for the whole envelope, or if the failure does not come from an assertion"},"matcher":{"type":"string","description":"The matcher\'s name; empty if the failure does not come from an assertion"},"message":{"type":"string","description":"The author\'s message, or else what did not hold, in one line"},"expected":{},"actual":{},"diff":{"type":"string"},"note":{"type":"string"},"path":{"type":"string","description":"JSON pointer into the value"},"match":{"type":["string","null"]},"errors":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["instance_path","schema_path","message"],"properties":{"instance_path":{"type":"string"},"schema_path":{"type":"string"},"message":{"type":"string"}}}},"score":{"type":"number"},"reason":{"type":"string"},"jurors":{"type":"array","items":{}},"rule_id":{"type":"string"},"taxonomy_ids":{"type":"array","items":{"type":"string"}},"severity":{"$ref":"#/$defs/Severity"},"location":{"$ref":"#/$defs/Location"},"snippet":{"$ref":"#/$defs/Snippet"},"fix":{"type":"string","description":"How to fix it, in one line"},"process":{"$ref":"#/$defs/ProcessEnd","description":"How the server ended, if it did"},"request":{"type":"string","description":"The request that it is about, in one line, if that is not the row\'s"}}},"Cause":{"description":"Why some tests of a file could not be run at one revision.","type":"object","additionalProperties":false,"required":["id","kind","server","target_version","tests","failures"],"properties":{"id":{"type":"string","description":"The same across runs, machines and order"},"kind":{"enum":["server","setup"],"description":"What failed: the start of a server, or a step of setup"},"server":{"type":["string","null"],"description":"null for setup"},"target_version":{"type":["string","null"]},"tests":{"type":"integer","minimum":0,"description":"How many rows have it as their cause, errored and skipped ones"},"command":{"type":"string","description":"The command as it was started, quoted for a POSIX shell"},"cwd":{"type":"string","description":"The folder in which the command was started"},"url":{"type":"string","description":"The address that was asked"},"request":{"type":"string","description":"The request of the step that failed, in one line"},"failures":{"type":"array","items":{"$ref":"#/$defs/Failure"},"description":"At least one"}}},"ProcessEnd":{"description":"How a server\'s process ended, and the end of what it wrote to stderr (for a server over HTTP, to stdout too). If both are null, it was still running.","type":"object","additionalProperties":false,"required":["exit_code","signal","stderr"],"properties":{"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"stderr":{"type":"array","items":{"type":"string"},"description":"At most the last 20 lines"}}},"Finding":{"description":"A fault that the runner detected by itself, without an assertion.","type":"object","additionalProperties":false,"required":["rule_id","severity","message","server","target_version","count","gates"],"properties":{"rule_id":{"type":"string"},"severity":{"$ref":"#/$defs/Severity"},"message":{"type":"string"},"server":{"type":["string","null"]},"target_version":{"type":["string","null"]},"count":{"type":"integer","minimum":1,"description":"How often it occurred"},"gates":{"type":"boolean","description":"True if it fails the run, or the test that has it"},"in_tests":{"const":true,"description":"Only in the findings of the run: it already failed the tests during which it occurred, so it does not gate again"},"known":{"$ref":"#/$defs/BaselineEntry","description":"The baseline has its rule, so it does not gate"},"unjudged":{"const":true,"description":"It could not be determined whether the rule holds"},"evidence":{"type":"string","description":"The frame or line, truncated"},"location":{"$ref":"#/$defs/Location","description":"The server\'s entry in its suite file"},"request":{"type":"string","description":"The probe\'s request that it is about, in one line"}}},"RuleText":{"type":"object","additionalProperties":false,"required":["title","severity","fix","url"],"properties":{"title":{"type":"string"},"severity":{"$ref":"#/$defs/Severity"},"fix":{"type":"string"},"url":{"type":"string"}}}}}');
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/json/json-schema.ts
var json_schema = __webpack_require__(77788);
// EXTERNAL MODULE: ./src/core/json/json-text.ts
var json_text = __webpack_require__(93080);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/char-codes.ts
var char_codes = __webpack_require__(63908);
;// CONCATENATED MODULE: ./src/results/lines.ts


const CHUNK = 256 * 1024;
/** Reads the lines of a file with one chunk and one line in memory. Stops at a line longer than `maxBytes`. */
async function* readLines(path, maxBytes) {
    const file = await (0,read_file/* openRegularFile */.ZU)(path);
    try {
        let parts = [];
        let length = 0;
        let offset = 0;
        let number = 1;
        for (;;) {
            const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK);
            const chunk = buffer.subarray(0, bytesRead);
            let from = 0;
            for (let end = chunk.indexOf(char_codes/* LINE_FEED */.kR); end >= 0; end = chunk.indexOf(char_codes/* LINE_FEED */.kR, from)) {
                const bytes = Buffer.concat([...parts, chunk.subarray(from, end)]);
                yield { text: bytes.toString("utf8"), number, offset, length: bytes.length, complete: true };
                number += 1;
                offset += bytes.length + 1;
                parts = [];
                length = 0;
                from = end + 1;
            }
            parts.push(chunk.subarray(from));
            length += chunk.length - from;
            if (bytesRead === 0 || length > maxBytes)
                break;
        }
        if (length > 0)
            yield { text: Buffer.concat(parts).toString("utf8"), number, offset, length, complete: false };
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: ./src/results/row-index.ts
var row_index = __webpack_require__(47999);
// EXTERNAL MODULE: ./src/results/tally.ts
var results_tally = __webpack_require__(69204);
;// CONCATENATED MODULE: ./src/results/read.ts










const MAX_LINE = 64 * 1024 * 1024;
/** The maximum length of a text. */
const MAX_DOCUMENT = 500 * 1024 * 1024;
/** A run writes half as many at most; deeper values could overflow the stack. */
const MAX_DEPTH = 1_000;
const FIX = "Pass a results file that a run wrote: JSON, NDJSON, or the spool of a run that was stopped.";
const errorsOf = (0,json_schema/* schemaValidator */.K)(results_v1_namespaceObject, 3);
/**
 * Reads the results of one run: a results document, its NDJSON form, or the spool that a killed run left (its last
 * line may be cut). NDJSON, spools and documents as a run writes them are read as streams. Throws a UserError for any other file; from
 * `rows` too, if a later line of a stream is wrong.
 */
async function readResults(path) {
    try {
        const first = await firstLine(path);
        const start = first?.complete === false ? undefined : parse(path, 1, first?.text);
        if ((0,json/* isObject */.Gv)(start) && "event" in start)
            return await readSpool(path);
        if ((0,json/* isObject */.Gv)(start) && "version" in start && !("tests" in start))
            return readNdjson(path, start);
        if (first !== undefined && (await isOwnDocument(path)))
            return readOwnDocument(path, first.text);
        return readDocument(path, (0,read_file/* readRegularFile */.XF)(path, MAX_DOCUMENT).toString("utf8"));
    }
    catch (error) {
        if (error instanceof Error && "code" in error) {
            throw (0,problem/* userError */.IF)(`cannot read ${path}`, error.message, FIX);
        }
        throw error;
    }
}
function readDocument(path, text) {
    const results = checkedDocument(path, undefined, parse(path, undefined, text));
    const { tests, version: _, ...head } = results;
    return {
        head,
        async *rows() {
            yield* tests;
        },
    };
}
const TESTS_LINE = '"tests":[';
/** True for a document as the reporter `json` writes it: the head on the first line, then each row on a line of its own. */
async function isOwnDocument(path) {
    for await (const { number, text } of readLines(path, MAX_LINE))
        if (number === 2)
            return text === TESTS_LINE;
    return false;
}
function readOwnDocument(path, start) {
    const whole = parse(path, 1, `${start}${TESTS_LINE}]}`);
    const { tests: _, version: __, ...head } = checkedDocument(path, 1, whole);
    return {
        head,
        async *rows() {
            let ended = false;
            for await (const { number, text } of readLines(path, MAX_LINE)) {
                if (number > 2 && text === "]}")
                    ended = true;
                else if (number > 2 && (!ended || text !== "")) {
                    yield checkedRow(path, number, parse(path, number, text.replace(/,$/, "")));
                }
            }
            if (!ended)
                throw unreadableResults(path, undefined, "not JSON: it was cut");
        },
    };
}
function readNdjson(path, start) {
    const { tests: _, version: __, ...head } = checkedDocument(path, 1, { ...start, tests: [] });
    return {
        head,
        async *rows() {
            for await (const line of readLines(path, MAX_LINE)) {
                if (line.number > 1 && line.text !== "") {
                    yield checkedRow(path, line.number, parse(path, line.number, line.text));
                }
            }
        },
    };
}
async function readSpool(path) {
    const tally = (0,results_tally/* createTally */.Xf)();
    const index = (0,row_index/* createRowIndex */.J)();
    for await (const line of readLines(path, MAX_LINE)) {
        const value = parse(path, line.number, line.text);
        if (value === undefined && !line.complete)
            break;
        const event = checkedEvent(path, line, value);
        if (event.event === "test")
            index.set(event.order, line.offset, line.length);
        tally.add(event);
    }
    const head = tally.head();
    if (head === undefined)
        throw unreadableResults(path, undefined, "its first line does not identify the run");
    return { head, rows: () => index.rows(() => (0,out/* readerOf */.TC)(path)) };
}
function checkedEvent(path, { number }, value) {
    if (!(0,json/* isObject */.Gv)(value))
        throw unreadableResults(path, number, "not a JSON object");
    const ordered = Number.isSafeInteger(value["order"]) && Number(value["order"]) >= 0;
    const checkPart = (part) => void checkedDocument(path, number, { ...emptyDocument, ...part });
    if (value["event"] === "test" && ordered)
        checkPart({ tests: [value["row"]] });
    else if (value["event"] === "server" && ordered)
        checkPart({ servers: [value["row"]] });
    else if (value["event"] === "finding")
        checkPart({ findings: [value["finding"]] });
    else if (value["event"] === "cause")
        checkPart({ causes: [value["cause"]] });
    else if (value["event"] === "drift")
        checkPart({ drift: [value["drift"]] });
    else if (value["event"] === "run_started" && (0,json/* isObject */.Gv)(value["run"])) {
        checkPart({ tool: value["tool"], run: { ...value["run"], duration_ms: 0 } });
    }
    else if (value["event"] !== "run_finished" || typeof value["duration_ms"] !== "number") {
        throw unreadableResults(path, number, "not an event of a run");
    }
    return value;
}
function checkedRow(path, line, row) {
    checkedDocument(path, line, { ...emptyDocument, tests: [row] });
    return row;
}
function checkedDocument(path, line, value) {
    if (value === undefined)
        throw unreadableResults(path, line, "not JSON");
    const version = (0,json/* isObject */.Gv)(value) ? value["version"] : undefined;
    if (typeof version === "number" && version !== 1) {
        throw unreadableResults(path, line, `version ${version} of the format is not supported`);
    }
    const errors = errorsOf(value);
    if (errors.length > 0) {
        throw unreadableResults(path, line, errors.map(({ instancePath, message }) => `${instancePath || "/"} ${message}`).join("; "));
    }
    return value;
}
function unreadableResults(path, line, reason) {
    const location = line === undefined ? {} : { location: { file: path, line, column: 1, end_line: line, end_column: 1 } };
    return (0,problem/* userError */.IF)(`${path} holds no results`, reason, FIX, location);
}
async function firstLine(path) {
    for await (const line of readLines(path, MAX_LINE))
        return line;
    return undefined;
}
function parse(path, line, text) {
    if (text !== undefined && text.length > MAX_DEPTH && (0,json_text/* measureJson */.j1)(text).depth > MAX_DEPTH) {
        throw unreadableResults(path, line, `it is nested more than ${MAX_DEPTH} levels deep`);
    }
    try {
        return text === undefined ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const emptyHead = {
    tool: { name: "", version: "" },
    run: { id: "", started_at: "", duration_ms: 0, suite_files: [], overrides: [], target_versions: [] },
    summary: (0,results_tally/* emptySummary */.CB)(),
    servers: [],
    findings: [],
    rules: {},
};
/** A valid document around the part that is checked. */
const emptyDocument = { version: 1, ...emptyHead, tests: [] };


/***/ })

};
