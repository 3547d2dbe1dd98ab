export const id = 3039;
export const ids = [3039];
export const modules = {

/***/ 83935:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ isEvaluated),
/* harmony export */   nT: () => (/* binding */ CANARY),
/* harmony export */   sK: () => (/* binding */ CANARY_TEXTS)
/* harmony export */ });
/* harmony import */ var _leaks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90323);

/** A product that only a shell or a template engine computes: no text that is sent has it. */
const PRODUCT = "7919*6007";
const CANARY = "47569433";
/** Texts that name the product and change nothing when they are evaluated. */
const CANARY_TEXTS = [
    ["a template", `{{${PRODUCT}}}\${${PRODUCT}}#{${PRODUCT}}<%= ${PRODUCT} %>`],
    ["a shell expression", `$((${PRODUCT}))`],
];
/** True if the answer has the value of a canary that was sent. An echo has the text alone, and shows nothing. */
function isEvaluated(answer, sent) {
    const ours = (0,_leaks_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .E)(sent);
    if (!ours.some((text) => text.includes(PRODUCT)) || ours.some((text) => text.includes(CANARY)))
        return false;
    return (0,_leaks_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .E)([answer["result"], answer["error"]]).some((text) => text.includes(CANARY));
}


/***/ }),

/***/ 90323:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ textsIn),
/* harmony export */   P: () => (/* binding */ leakIn)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);


const MAX_TEXT = 256 * 1024;
const MAX_TEXTS = 10_000;
const MAX_SHOWN = 200;
/** The lines of a stack trace, by language. */
const STACKS = [
    /^\s*at (?:[^\n(]{0,200} \()?(?:file:\/\/|node:|[A-Za-z]:\\|\/)[^\n]{1,300}:\d+:\d+\)?/m,
    /Traceback \(most recent call last\)|^\s*File "[^"\n]{1,300}", line \d+/m,
    /^\s*at [\w$.<>]{1,200}\([\w$]{1,100}\.(?:java|kt|scala):\d+\)/m,
    /^\s*at [\w.<>`]{1,200}\([^\n)]{0,300}\) in [^\n]{1,300}:line \d+/m,
    /^goroutine \d+ \[[\w ]+\]:|^\t\/[^\n]{1,300}\.go:\d+ \+0x/m,
    /thread '[^'\n]{1,100}' panicked at |^\s*\d+: 0x[0-9a-f]+ - /m,
    /^\s*(?:from )?\/[^\n:]{1,300}\.rb:\d+:in [`']/m,
    /^#\d+ \/[^\n]{1,300}\.php\(\d+\):/m,
];
/** Paths of programs and of home directories: where the server is installed, not what it was asked for. */
const PATHS = /(?:[A-Za-z]:\\|\/)[^\s"'`<>|:*?()[\]{},;]{0,300}(?:[\\/]node_modules[\\/]|[\\/]site-packages[\\/]|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|cs|php)(?=:\d|\b))[^\s"'`<>|*?()[\]{},;]{0,200}|(?:\/home\/|\/Users\/|[A-Za-z]:\\Users\\)[^\s"'`<>|:*?()[\]{},;]{1,300}/g;
/**
 * What an answer reveals about the server: a secret of this run or a stack trace anywhere, a path of a program or of a home
 * directory in a rejection. What was sent, and what `known` contains, is not a leak.
 */
function leakIn(answer, isRejection, sent, known) {
    const texts = textsIn([answer["result"], answer["error"]]);
    const ours = textsIn(sent).filter(({ length }) => length > 2);
    const isOurs = (found) => ours.some((text) => text.includes(found) || found.includes(text)) ||
        known.some((text) => text.length > 1 && (text.includes(found) || found.includes(text)));
    const secret = texts.find((text) => _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .processSecrets */ .rW.secrets().some(([, value]) => value.length > 7 && text.includes(value)));
    if (secret !== undefined) {
        return { rule_id: "FUZZ-LEAK-SECRET", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer contains a secret: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(secret, MAX_SHOWN)}` };
    }
    for (const text of texts) {
        const stack = STACKS.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
        if (stack === undefined || ours.some((text) => text.includes(stack)))
            continue;
        return {
            rule_id: "FUZZ-LEAK-STACK",
            message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer contains a stack trace: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(stack, MAX_SHOWN)}`,
        };
    }
    if (!isRejection)
        return undefined;
    const path = texts.flatMap((text) => text.match(PATHS) ?? []).find((found) => !isOurs(found));
    if (path === undefined)
        return undefined;
    return {
        rule_id: "FUZZ-LEAK-PATH",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer contains a path of the server: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(path, MAX_SHOWN)}`,
    };
}
/** Every text in a value; limited, because an answer may be huge. */
function textsIn(value) {
    const texts = [];
    const left = [value];
    while (left.length > 0 && texts.length <= MAX_TEXTS) {
        const next = left.pop();
        if (typeof next === "string")
            texts.push(next.slice(0, MAX_TEXT));
        else if (Array.isArray(next))
            left.push(...next.slice(0, MAX_TEXTS));
        else if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(next))
            left.push(...Object.values(next).slice(0, MAX_TEXTS));
    }
    return texts;
}


/***/ }),

/***/ 95578:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ CLASSES),
/* harmony export */   Yf: () => (/* binding */ STRICT_FAULTS),
/* harmony export */   _O: () => (/* binding */ emptyReport),
/* harmony export */   y2: () => (/* binding */ FAULTS)
/* harmony export */ });
/** The class of one call, the best first. */
const CLASSES = [
    "clean",
    "rejected_tool",
    "rejected_protocol",
    "accepted_invalid",
    "injection",
    "output_schema",
    "leak",
    "protocol_violation",
    "hang",
    "crash",
];
/** The classes that are always a fault of the server. */
const FAULTS = ["crash", "hang", "protocol_violation", "leak", "output_schema"];
/** The classes that are a fault in many servers, and meant in some. */
const STRICT_FAULTS = ["accepted_invalid", "injection"];
/** The report of a tool that was not called, or not yet. */
function emptyReport(name, stopped) {
    return {
        name,
        runs: 0,
        classes: Object.fromEntries(CLASSES.map((kind) => [kind, 0])),
        findings: [],
        not_judged: [],
        session: [],
        ...(stopped !== undefined && { stopped }),
    };
}


/***/ }),

/***/ 16172:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ matchingText)
/* harmony export */ });
/* harmony import */ var fast_check__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78608);

/** Patterns come from servers. */
const MAX_PATTERN = 500;
/** How many characters the counts of a pattern may require: `(a{100}){100}` makes ten thousand. */
const MAX_COUNT = 1_000;
const TRIES = 200;
/**
 * A text that a JSON Schema's `pattern` matches, the same for the same seed: the plainest of several without one; undefined
 * if none is found.
 */
function matchingText(pattern, minLength = 0, maxLength = MAX_COUNT, seed) {
    const counts = [...pattern.matchAll(/\{(\d+)/g)].map(([, count]) => Math.max(1, Number(count)));
    if (pattern.length > MAX_PATTERN || counts.reduce((product, count) => product * count, 1) > MAX_COUNT)
        return undefined;
    const texts = textsFor(pattern, seed).filter(({ length }) => length >= minLength && length <= maxLength);
    if (seed !== undefined)
        return texts[0];
    const cost = (text) => text.replace(/[A-Za-z0-9]/g, "").length * 100 + Math.abs(text.length - TYPICAL_LENGTH);
    return texts.sort((a, b) => cost(a) - cost(b))[0];
}
const TYPICAL_LENGTH = 4;
function textsFor(pattern, seed = 1) {
    try {
        // A pattern may match anywhere: without the anchors, anything would be around it.
        return (0,fast_check__WEBPACK_IMPORTED_MODULE_0__/* .sample */ .XM)((0,fast_check__WEBPACK_IMPORTED_MODULE_0__/* .stringMatching */ .zc)(new RegExp(`^(?:${pattern})$`, "u"), { size: "small" }), { seed, numRuns: TRIES });
    }
    catch {
        // Not a pattern of JavaScript, or one with parts that it cannot make a text for, such as lookaheads.
        return [];
    }
}


/***/ }),

/***/ 25295:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ withheldBecause)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54074);

/**
 * Why a tool must not be called with arguments that its schema accepts; undefined if it may be.
 *
 * @param entries what tools/list says of the tool
 * @param isUnfinished true if tools/list was not read to its end
 * @param safeCalls tools that may be called whatever their annotations say
 */
function withheldBecause(tool, entries, isUnfinished, safeCalls) {
    if (safeCalls.includes(tool))
        return undefined;
    if (entries.length === 0 && isUnfinished) {
        return "tools/list was not read to its end, so the annotations of the tool are not known";
    }
    return entries.some(isDestructive) ? "its annotations say that it is destructive" : undefined;
}
/** By the protocol, a tool that says only that it is not read-only is destructive. A tool without hints says nothing. */
function isDestructive({ annotations }) {
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(annotations))
        return false;
    const { destructiveHint, readOnlyHint } = annotations;
    return readOnlyHint !== true && (destructiveHint ?? readOnlyHint === false) === true;
}


/***/ }),

/***/ 24315:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ LaneFuzzTarget)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _mcp_list_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91136);
/* harmony import */ var _results_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95846);



/** Calls one tool of a lane's server with any arguments. A server that dies or stops answering starts again. */
class LaneFuzzTarget {
    lane;
    tool;
    timeoutMs;
    owner;
    /** Everything that the session reported. */
    reported = (0,_results_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .createFindings */ .N)();
    executed;
    #session;
    /** @param owner for whom the calls are made */
    constructor(lane, tool, timeoutMs, owner) {
        this.lane = lane;
        this.tool = tool;
        this.timeoutMs = timeoutMs;
        this.owner = owner;
        const { coverage } = lane;
        if (coverage)
            this.executed = () => coverage.take();
    }
    async call(args) {
        const { lane, timeoutMs, owner } = this;
        const acquired = await lane.acquireSession();
        if (acquired.kind !== "session") {
            return { kind: "no server", reason: acquired.kind === "unusable" ? acquired.reason : acquired.failure.message };
        }
        const { session } = acquired;
        if (session !== this.#session) {
            if (this.tool.outputSchema !== undefined)
                await this.#list(session);
            if (lane.coverage) {
                // What a server executes while it starts is reached by no call; the ping is answered after that.
                await lane.isAnswering(session);
                await lane.coverage.take();
            }
        }
        this.#session = session;
        const params = { name: this.tool.name, ...(args !== undefined && { arguments: args }) };
        const outcome = await session.request("tools/call", params, { timeoutMs, purpose: "fuzz", owner });
        if (outcome.kind === "answer") {
            await lane.recordOutcome(session, outcome);
            return { kind: "sent", outcome, isAlive: true, findings: await this.#take() };
        }
        const isAlive = outcome.kind === "unsendable" || (outcome.kind !== "died" && (await lane.isAnswering(session)));
        if (!isAlive)
            lane.dropAfterProbe(session);
        return { kind: "sent", outcome, isAlive, findings: await this.#take() };
    }
    async #take() {
        const findings = await this.lane.takeFindings(this.owner);
        for (const finding of findings)
            this.reported.add(finding);
        return findings;
    }
    /** The invariants of a session judge structured content by the schemas that were listed in it. */
    async #list(session) {
        const { timeoutMs, owner } = this;
        await (0,_mcp_list_all_js__WEBPACK_IMPORTED_MODULE_1__/* .listAll */ ._w)("tools/list", (method, params) => session.request(method, params, { timeoutMs, purpose: "fuzz", owner }));
    }
    async restart() {
        await this.lane.disconnect();
        this.#session = undefined;
    }
    async settle() {
        const session = this.#session;
        if (session?.alive && !(await this.lane.isAnswering(session)) && !session.alive) {
            const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server ended`;
            this.lane.report({ rule_id: "FAULT-LIFECYCLE-CRASH", message, owner: this.owner, count: 1 }, { gates: false });
        }
        else if (session && !session.alive)
            this.lane.dropAfterProbe(session);
        return this.#take();
    }
}


/***/ }),

/***/ 86269:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lr: () => (/* binding */ fuzzListed),
  qO: () => (/* binding */ listTools),
  rR: () => (/* binding */ withheldText)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/foreign-marks.ts
var foreign_marks = __webpack_require__(47682);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/conformance/invariants/evidence.ts
var evidence = __webpack_require__(71310);
// EXTERNAL MODULE: ./src/conformance/probes/error-channel.ts
var error_channel = __webpack_require__(34393);
// EXTERNAL MODULE: ./src/conformance/probes/judge.ts
var judge = __webpack_require__(36686);
// EXTERNAL MODULE: ./src/conformance/probes/rejection-text.ts
var rejection_text = __webpack_require__(50356);
// EXTERNAL MODULE: ./src/conformance/fuzz/canary.ts
var canary = __webpack_require__(83935);
// EXTERNAL MODULE: ./src/conformance/fuzz/leaks.ts
var leaks = __webpack_require__(90323);
;// CONCATENATED MODULE: ./src/conformance/fuzz/classify.ts






const INTERNAL_ERROR = -32603;
/** Answers that are larger than this program reads. */
const TOO_LARGE = ["FAULT-TRANSPORT-FRAME-TOO-LARGE", "FAULT-TRANSPORT-FLOOD"];
const OUTPUT_SCHEMA = "INV-013";
const OF_PROTOCOL = /^(?:INV|FAULT-PROTO|FAULT-TRANSPORT)-/;
/**
 * The class of one call: the worst that is wrong with its answer. A rejection is never a crash, whatever its channel and
 * its code: a valid call that is answered with -32603 is a protocol violation.
 *
 * @param known texts that an answer may quote
 */
function classify(input, { outcome, isAlive, findings }, known) {
    const judged = (0,judge/* judgeCase */.iO)(input, outcome);
    if (outcome.kind === "fault" && TOO_LARGE.includes(outcome.fault.rule_id)) {
        return { class: "not_judged", reason: (0,redacted/* say */.cv) `the answer is larger than --max-frame or the memory limits allow` };
    }
    // The recording does not have the call.
    if (outcome.kind === "fault" && outcome.fault.miss)
        return { class: "not_judged", reason: outcome.fault.message };
    if (outcome.kind === "unsendable")
        return { class: "not_judged", reason: outcome.message };
    if (judged.outcome === "unverified") {
        return {
            class: "not_judged",
            reason: (0,redacted/* hide */.jD)(judged.reason ?? "the server did not reveal whether it accepts the call"),
        };
    }
    if (judged.outcome === "crash")
        return { class: "crash", found: crashOf(outcome) };
    if (judged.outcome === "hang") {
        const more = isAlive ? "but the server answers a ping" : "and the server does not answer a ping";
        const timeoutMs = outcome.kind === "timeout" ? Math.round(outcome.timeoutMs) : 0;
        const message = (0,redacted/* say */.cv) `no answer within ${timeoutMs} ms, ${(0,redacted/* hide */.jD)(more)}`;
        return { class: "hang", found: { rule_id: "FAULT-TIMEOUT-CALL", message, kind: "" } };
    }
    const violation = findings.find(isViolation);
    if (violation) {
        return { class: "protocol_violation", found: foundOf(violation), ...rejectionOf(judged) };
    }
    const answer = outcome.kind === "answer" ? outcome.answer : {};
    const leak = (0,leaks/* leakIn */.P)(answer, judged.outcome === "rejected", input.args, known);
    if (leak)
        return { class: "leak", found: { ...leak, kind: "" }, ...rejectionOf(judged) };
    if ((0,canary/* isEvaluated */.KN)(answer, input.args)) {
        const message = (0,redacted/* say */.cv) `the server evaluates ${(0,redacted/* hide */.jD)(input.label)}: the answer has a value that was not sent`;
        return { class: "injection", found: { rule_id: "FUZZ-INJECTION", message, kind: "" }, ...rejectionOf(judged) };
    }
    const output = findings.filter(({ rule_id }) => rule_id === OUTPUT_SCHEMA);
    const badOutput = output.find(({ unjudged }) => !unjudged);
    if (badOutput)
        return { class: "output_schema", found: foundOf(badOutput) };
    if (judged.outcome === "rejected")
        return rejected(input, judged);
    const [unknownOutput] = output;
    if (unknownOutput)
        return { class: "not_judged", reason: (0,redacted/* hide */.jD)(unknownOutput.message) };
    if (typeof input.valid === "object") {
        return { class: "not_judged", reason: (0,redacted/* say */.cv) `the input schema cannot be judged (${input.valid.unjudged})` };
    }
    if (input.valid)
        return { class: "clean" };
    const message = (0,redacted/* say */.cv) `the input schema excludes the call, and the server accepts it: ${(0,redacted/* hide */.jD)(input.label)}`;
    return { class: "accepted_invalid", found: { rule_id: "FUZZ-ACCEPTED-INVALID", message, kind: input.label } };
}
/** True for a finding of the session that is a violation of the protocol by the answer. */
function isViolation({ rule_id, severity, unjudged }) {
    return (OF_PROTOCOL.test(rule_id) &&
        severity === "must" &&
        !unjudged &&
        rule_id !== OUTPUT_SCHEMA &&
        !TOO_LARGE.includes(rule_id));
}
function rejected(input, judged) {
    if (judged.channel === "tool")
        return { class: "rejected_tool" };
    const isOfArguments = (0,rejection_text/* isAboutRequest */.T)("wrong_type", {}, judged);
    if (input.valid === true && judged.code === INTERNAL_ERROR && !isOfArguments) {
        const message = (0,redacted/* say */.cv) `a valid call is answered with the error -32603: ${(0,redacted/* hide */.jD)(judged.message ?? "")}`;
        return { class: "protocol_violation", found: { rule_id: "FUZZ-INTERNAL-ERROR", message, kind: "" } };
    }
    // Arguments that are not an object make the request itself malformed: that is a protocol error.
    const isValidation = (0,json/* isObject */.Gv)(input.args) && (input.valid === false || isOfArguments);
    return { class: "rejected_protocol", ...(isValidation && { rejection: judged }) };
}
function rejectionOf(judged) {
    return judged.outcome === "rejected" && judged.channel === "protocol" ? { rejection: judged } : {};
}
function foundOf({ rule_id, message }) {
    return { rule_id, message: (0,redacted/* hide */.jD)(message), kind: message };
}
function crashOf(outcome) {
    if (outcome.kind === "fault") {
        const { rule_id, message } = outcome.fault;
        return { rule_id, message, kind: message };
    }
    const end = outcome.kind === "died" ? endText(outcome.process) : (0,redacted/* say */.cv) `the server ended`;
    return { rule_id: "FAULT-LIFECYCLE-CRASH", message: end, kind: end };
}
function endText({ exit_code, signal }) {
    if (signal !== null)
        return (0,redacted/* say */.cv) `the server was ended by ${(0,redacted/* hide */.jD)(signal)}`;
    return (0,redacted/* say */.cv) `the server ended with exit code ${exit_code ?? "unknown"}`;
}

;// CONCATENATED MODULE: ./src/conformance/fuzz/coverage-map.ts
/** A server under test is untrusted: what is kept of it is limited. */
const MAX_BLOCKS = 100_000;
/** The code that calls have reached. */
class CoverageMap {
    #functions = new Map();
    #files = new Set();
    #blocks = 0;
    /** Adds what a call executed; true if some of it never ran before. */
    add(executed) {
        let isNew = false;
        for (const [url, ranges] of executed)
            isNew = this.#addFunction(url, ranges) || isNew;
        return isNew;
    }
    /** How many files and blocks were reached. A block is a function, or a branch in one that was seen by itself. */
    get reached() {
        let blocks = 0;
        for (const { left, blocks: starts } of this.#functions.values()) {
            for (const at of starts)
                if (!left.some(([start, end]) => start <= at && at < end))
                    blocks += 1;
        }
        return { files: this.#files.size, blocks };
    }
    #addFunction(url, ranges) {
        const [whole] = ranges;
        if (whole === undefined || this.#blocks > MAX_BLOCKS)
            return false;
        const key = `${whole[0]} ${whole[1]} ${url}`;
        const left = spansOf(ranges.filter(([, , count]) => count === 0));
        const known = this.#functions.get(key) ?? { left: [], blocks: new Set() };
        const before = known.blocks.size;
        for (const [start] of ranges)
            known.blocks.add(start);
        this.#blocks += known.blocks.size - before;
        this.#files.add(url);
        if (!this.#functions.has(key)) {
            this.#functions.set(key, { ...known, left });
            return true;
        }
        // V8 joins a block with the one around it if both ran equally often: what counts is what is left.
        const still = common(known.left, left);
        const isNew = sizeOf(still) < sizeOf(known.left);
        known.left = still;
        return isNew;
    }
}
/** Ranges in order, joined where they touch. */
function spansOf(ranges) {
    const spans = [];
    for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
        const last = spans.at(-1);
        if (last && start <= last[1])
            last[1] = Math.max(last[1], end);
        else
            spans.push([start, end]);
    }
    return spans;
}
/** What two lists of spans, each in order, have in common. */
function common(left, right) {
    const both = [];
    for (let at = 0, other = 0; at < left.length && other < right.length;) {
        const [a, b] = [left[at], right[other]];
        const span = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
        if (span[0] < span[1])
            both.push(span);
        if (a[1] < b[1])
            at += 1;
        else
            other += 1;
    }
    return both;
}
function sizeOf(spans) {
    return spans.reduce((sum, [start, end]) => sum + end - start, 0);
}

// EXTERNAL MODULE: ./src/conformance/probes/requests.ts
var requests = __webpack_require__(30655);
// EXTERNAL MODULE: ./src/conformance/probes/schema.ts
var probes_schema = __webpack_require__(51298);
// EXTERNAL MODULE: ./src/conformance/probes/sites.ts
var probes_sites = __webpack_require__(30617);
;// CONCATENATED MODULE: ./src/conformance/fuzz/hostile.ts

/** Texts that have broken servers. None of them names a file or an address that exists. */
const TEXTS = [
    ["a space", " "],
    ["NUL", "a\u0000b"],
    ["a lone high surrogate", "\ud800"],
    ["a lone low surrogate", "x\udc00y"],
    ["text from right to left", "\u202eabc\u202c"],
    ["combining characters", `e${"\u0301".repeat(50)}`],
    ["an emoji of several characters", "👩‍👩‍👧‍👦"],
    ["a character beyond the first plane", "𝄞"],
    ["a byte order mark", "\ufeffx"],
    ["line ends", "a\r\nb\u2028c"],
    ["a control sequence", "\u001b[31mred\u001b[0m"],
    ["a path that leaves its folder", "../../../../mcptest/none"],
    ["an absolute path", "/mcptest/none"],
    ["a file URI", "file:///mcptest/none"],
    ["quotes", `'";--`],
    ["markup", "<script>mcptest</script>"],
    ...canary/* CANARY_TEXTS */.sK,
    ["format characters", "%s%d%n%00"],
    ["a backslash", "\\"],
    ["a regular expression", "((((a+)+)+)+$"],
    ["NaN", "NaN"],
    ["null", "null"],
    ["a negative number", "-1"],
    ["a long number", "9".repeat(400)],
    ["the name of a prototype", "__proto__"],
    ["the name of a constructor", "constructor"],
    ["JSON", '{"a":[1'],
];
/** Lengths at which buffers, columns and headers end. */
const LENGTHS = [255, 256, 1_024, 4_096, 65_536, 1_048_576];
/** Numbers at which integers, floats and their JSON end. */
const NUMBERS = [
    ...[-0, 1, -1, 0.5, -1.5],
    ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 53)],
    ...[1e21, 1e308, -1e308, 5e-324, 1e-7],
];
const LONG_ARRAY = 10_000;
const DEEP = 500;
/** `{a: {a: …}}`. */
function deepObject(depth) {
    let value = {};
    for (let level = 0; level < depth; level += 1)
        value = { a: value };
    return value;
}
/** `[[…]]`. */
function deepArray(depth) {
    let value = [];
    for (let level = 0; level < depth; level += 1)
        value = [value];
    return value;
}
/** Names that are special to the language of a server. */
const FIELDS = ["__proto__", "constructor", "toString", "", "a.b", "$ref", "\u0000"];

;// CONCATENATED MODULE: ./src/conformance/fuzz/random.ts
/** Starts a sequence; `name` makes that of one tool independent of the others. */
function randomOf(seed, name = "") {
    let state = hash(`${seed} ${name}`);
    // Mulberry32.
    const next = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const below = (count) => Math.floor(next() * count);
    return {
        below,
        pick(values) {
            if (values.length === 0)
                throw new Error("there is nothing to pick from");
            return values[below(values.length)];
        },
        shuffle(values) {
            const shuffled = [...values];
            for (let last = shuffled.length - 1; last > 0; last -= 1) {
                const other = below(last + 1);
                [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
            }
            return shuffled;
        },
    };
}
/** FNV-1a. */
function hash(text) {
    let value = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
        value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    }
    return value;
}

;// CONCATENATED MODULE: ./src/conformance/fuzz/valid.ts



const MAX_DEPTH = 6;
const MAX_VALUES = 500;
const MAX_ITEMS = 20;
const MAX_LENGTH = 10_000;
const WORDS = ["text", "Ada", "näïve ☂", "日本語", "a b", "0", "x", "👍"];
/**
 * A random value that a schema is likely to accept: at most 500 values in it, whatever the schema asks for. The
 * validator decides whether it is valid.
 */
function randomValue(schema, root, maker) {
    return valueWithin({ left: MAX_VALUES }, schema, root, maker, 0);
}
function valueWithin(budget, schema, root, maker, depth) {
    const { random, full } = maker;
    // Below, required values are as small as possible.
    if (depth > MAX_DEPTH || budget.left <= 0)
        return (0,probes_schema/* sampleOf */.uV)(schema, root, maker.matchText);
    budget.left -= 1;
    const resolved = (0,probes_schema/* flatten */.Bq)(schema, root, 0, (branches) => branches.length > 0 ? random.pick(branches.slice(0, 100)) : undefined);
    if ("const" in resolved)
        return resolved["const"];
    if (Array.isArray(resolved["enum"]) && resolved["enum"].length > 0)
        return random.pick(resolved["enum"]);
    const examples = [
        ...(Array.isArray(resolved["examples"]) ? resolved["examples"] : []),
        ...(resolved["default"] === undefined || resolved["default"] === null ? [] : [resolved["default"]]),
    ];
    if (examples.length > 0 && random.below(3) === 0)
        return random.pick(examples);
    const types = [...(0,probes_schema/* typesOf */.pl)(resolved, root)];
    const type = (0,json/* isObject */.Gv)(resolved["properties"]) && types.includes("object") ? "object" : pickType(types, random);
    switch (type) {
        case "object": {
            const required = new Set((0,probes_schema/* requiredOf */.VU)(resolved));
            const properties = new Map((0,probes_schema/* propertiesOf */.P1)(resolved));
            const optional = [...properties.keys()].filter((name) => !required.has(name));
            const names = [...required, ...optional.filter(() => full || random.below(2) === 0)];
            return Object.fromEntries(names.map((name) => [name, valueWithin(budget, properties.get(name) ?? {}, root, maker, depth + 1)]));
        }
        case "array": {
            const prefix = Array.isArray(resolved["prefixItems"]) ? resolved["prefixItems"] : [];
            const minimum = Math.min(countOf(resolved["minItems"]), MAX_ITEMS);
            const maximum = Math.max(minimum, Math.min(countOf(resolved["maxItems"], MAX_ITEMS), minimum + 3));
            const items = (0,probes_schema/* itemsOf */.S3)(resolved, root) ?? {};
            const length = minimum + random.below(maximum - minimum + 1);
            return Array.from({ length }, (_, index) => valueWithin(budget, prefix[index] ?? items, root, maker, depth + 1));
        }
        case "string":
            return randomText(resolved, maker);
        case "number":
            return randomNumber(resolved, random);
        case "boolean":
            return random.below(2) === 0;
        default:
            return null;
    }
}
/** null is rare in real calls. */
function pickType(types, random) {
    const others = types.filter((type) => type !== "null");
    if (others.length === 0)
        return types[0];
    // A schema without a type accepts every type: a string is the most likely.
    if (others.length > 3 && random.below(2) === 0)
        return "string";
    return types.includes("null") && random.below(4) === 0 ? "null" : random.pick(others);
}
function randomText(resolved, { random, matchText }) {
    const { format, pattern } = resolved;
    const named = typeof format === "string" ? probes_schema/* FORMATS */.hR.get(format) : undefined;
    if (named !== undefined)
        return named;
    const least = Math.min(countOf(resolved["minLength"]), MAX_LENGTH);
    const most = countOf(resolved["maxLength"], MAX_LENGTH);
    if (typeof pattern === "string") {
        const matching = matchText(pattern, least, most, 1 + random.below(1_000));
        if (matching !== undefined)
            return matching;
    }
    const length = least + random.below(4) * 3;
    let text = random.below(4) === 0 ? random.pick(TEXTS)[1] : random.pick(WORDS);
    while (text.length < length)
        text += random.pick(WORDS);
    return [...text].slice(0, most).join("").padEnd(least, "x");
}
function randomNumber(resolved, random) {
    const limit = (key) => (typeof resolved[key] === "number" ? resolved[key] : undefined);
    const low = limit("minimum") ?? limit("exclusiveMinimum");
    const high = limit("maximum") ?? limit("exclusiveMaximum");
    const step = limit("multipleOf") ?? (resolved["type"] === "integer" ? 1 : undefined);
    const start = low ?? Math.min(high ?? 0, 0);
    const near = [start, start + 1, start + random.below(100), high ?? start + random.below(1_000_000)];
    const candidates = [...near, low === undefined || high === undefined ? random.pick(NUMBERS) : (low + high) / 2];
    const value = random.pick(candidates);
    const stepped = step === undefined || step === 0 ? value : Math.ceil(value / step) * step;
    const isInside = (low === undefined || stepped >= low) && (high === undefined || stepped <= high);
    return isInside && Number.isFinite(stepped) ? stepped : (high ?? start);
}
function countOf(value, otherwise = 0) {
    return typeof value === "number" && value >= 0 ? value : otherwise;
}

;// CONCATENATED MODULE: ./src/conformance/fuzz/inputs.ts








/** The order of the kinds: a quarter is valid; inputs that are wrong in one place are the most frequent. */
const ORDER = [
    ...["valid", "invalid", "hostile", "invalid", "valid", "invalid", "hostile", "malformed"],
];
const MAX_ENUM = 20;
/** Texts and arrays at the limits of a schema are not made longer than this. */
const MAX_BOUNDARY = 100_000;
/** After so many repeated inputs in a row, no new ones are expected. */
const MAX_REPEATED = 50;
const MALFORMED = [
    ["no arguments", undefined],
    ["arguments null", null],
    ["arguments that are an array", []],
    ["arguments that are a string", "mcptest"],
    ["arguments that are a number", 5],
    ["arguments that are a boolean", true],
];
/**
 * The inputs for a tool: the same for the same seed, each only once, the smallest valid one first. There are fewer than
 * `runs` only if the schema leaves no more to send.
 */
async function fuzzInputs({ name, inputSchema, base: known }, { seed, runs, accepts, matchText }) {
    const random = randomOf(seed, name);
    const asArgs = (value) => ((0,json/* isObject */.Gv)(value) ? value : {});
    const base = known ?? asArgs((0,probes_schema/* sampleOf */.uV)(inputSchema, inputSchema, matchText));
    const { sites, hasMore } = (0,probes_sites/* sitesOf */.Yc)(inputSchema, base);
    const randomArgs = () => asArgs(randomValue(inputSchema, inputSchema, { random, matchText }));
    const edges = sites.flatMap((site) => edgesOf(site, inputSchema, matchText));
    const pools = {
        valid: [
            {
                label: "every argument",
                make: () => asArgs(randomValue(inputSchema, inputSchema, { random, matchText, full: true })),
            },
            ...mixed(random, edges.filter(({ isInside }) => isInside), () => ({ label: "random valid arguments", make: randomArgs })),
        ],
        invalid: random.shuffle([
            ...draftsOf((0,requests/* missingArguments */.jb)(sites, base, hasMore)),
            ...draftsOf((0,requests/* wrongTypes */.xr)(sites, inputSchema)),
            ...draftsOf([(0,requests/* withUnexpected */.GL)(inputSchema, base)]),
            ...edges.filter(({ isInside }) => !isInside),
        ]),
        hostile: random.shuffle([...sites.flatMap((site) => hostileOf(site, inputSchema, matchText)), ...fieldsOf(base)]),
        malformed: random.shuffle(MALFORMED.map(([label, args]) => ({ label, make: () => args }))),
    };
    const take = (pool) => pools[pool].shift() ??
        pools.invalid.shift() ??
        pools.hostile.shift() ?? { label: "random valid arguments", make: randomArgs };
    const inputs = [
        await inputOf({ label: known ? "the arguments of the test" : "the smallest valid arguments", make: () => base }, accepts),
    ];
    const seen = new Set([keyOf(base)]);
    for (let turn = 0, repeated = 0; inputs.length < runs && repeated < MAX_REPEATED; turn += 1) {
        const input = take(ORDER[turn % ORDER.length]);
        const made = { ...input, args: input.make() };
        const key = keyOf(made.args);
        if (seen.has(key)) {
            repeated += 1;
            continue;
        }
        repeated = 0;
        seen.add(key);
        inputs.push(await inputOf({ ...input, make: () => made.args }, accepts));
    }
    return inputs.slice(0, runs);
}
/** Whether a schema accepts arguments. Arguments that are not an object are never valid. */
async function validityOf(args, accepts) {
    if (args !== undefined && !(0,json/* isObject */.Gv)(args))
        return false;
    return accepts(args ?? {});
}
async function inputOf({ label, argument, make }, accepts) {
    const args = make();
    return { label, ...(argument !== undefined && { argument }), args, valid: await validityOf(args, accepts) };
}
/** The drafts in random order, each followed by a generated one. */
function mixed(random, drafts, make) {
    return random.shuffle(drafts).flatMap((draft) => [draft, make()]);
}
function draftsOf(cases) {
    if (typeof cases === "string")
        return [];
    return cases.map(({ label, argument, args }) => ({
        label,
        ...(argument !== undefined && { argument }),
        make: () => args,
    }));
}
/** The values at the limits of a schema, and just beyond them. */
function edgesOf({ path, schema, base }, root, matchText) {
    const argument = (0,probes_sites/* shownPath */.pS)(path);
    const resolved = (0,probes_schema/* resolveRefs */.F0)(schema, root);
    const types = (0,probes_schema/* typesOf */.pl)(schema, root);
    const edge = (what, isInside, value) => ({
        label: `${argument} ${what}`,
        argument,
        isInside,
        make: () => (0,probes_sites/* withValue */.cO)(base, path, value()),
    });
    const number = (key) => numberIn(resolved, key);
    const drafts = [];
    const count = (key, make, what) => {
        const limit = number(key);
        if (limit === undefined || limit < 0 || limit > MAX_BOUNDARY || !Number.isInteger(limit))
            return;
        const beyond = key.startsWith("min") ? limit - 1 : limit + 1;
        drafts.push(edge(`of ${limit} ${what}`, true, () => make(limit)));
        if (beyond >= 0)
            drafts.push(edge(`of ${beyond} ${what}`, false, () => make(beyond)));
    };
    if (types.has("string")) {
        drafts.push(edge("empty", true, () => ""));
        for (const key of ["minLength", "maxLength"])
            count(key, (length) => "x".repeat(length), "characters");
        if (typeof resolved["pattern"] === "string" || typeof resolved["format"] === "string") {
            drafts.push(edge("that breaks its pattern or format", false, () => "mcptest \u0000 none"));
        }
    }
    if (types.has("array")) {
        drafts.push(edge("without items", true, () => []));
        const item = () => (0,probes_schema/* sampleOf */.uV)((0,probes_schema/* itemsOf */.S3)(schema, root) ?? {}, root, matchText);
        const make = (length) => Array.from({ length }, item);
        for (const key of ["minItems", "maxItems"])
            count(key, make, "items");
    }
    if (types.has("number")) {
        drafts.push(edge("0", true, () => 0));
        for (const key of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) {
            const limit = number(key);
            if (limit === undefined)
                continue;
            const isExclusive = key.startsWith("excl");
            const beyond = key.toLowerCase().includes("min") ? limit - 1 : limit + 1;
            drafts.push(edge(`${limit}`, !isExclusive, () => limit));
            drafts.push(edge(`${beyond}`, false, () => beyond));
        }
        if (resolved["type"] === "integer")
            drafts.push(edge("that is not an integer", false, () => 1.5));
    }
    const values = Array.isArray(resolved["enum"]) ? resolved["enum"] : [];
    for (const value of values.slice(0, MAX_ENUM))
        drafts.push(edge(`one of its values`, true, () => value));
    if (values.length > 0)
        drafts.push(edge("that is not one of its values", false, () => "mcptest_none"));
    return drafts;
}
/** Values that a schema may accept, and that often break servers. */
function hostileOf({ path, schema, base }, root, matchText) {
    const argument = (0,probes_sites/* shownPath */.pS)(path);
    const types = (0,probes_schema/* typesOf */.pl)(schema, root);
    const draft = (what, value) => ({
        label: `${argument} ${what}`,
        argument,
        make: () => (0,probes_sites/* withValue */.cO)(base, path, value()),
    });
    return [
        ...(types.has("string")
            ? [
                ...TEXTS.map(([label, text]) => draft(`with ${label}`, () => text)),
                ...LENGTHS.map((length) => draft(`of ${length} characters`, () => "x".repeat(length))),
            ]
            : []),
        ...(types.has("number")
            ? NUMBERS.map((value) => draft(`${Object.is(value, -0) ? "-0" : value}`, () => value))
            : []),
        ...(types.has("array")
            ? [
                draft(`of ${LONG_ARRAY} items`, () => {
                    const item = (0,probes_schema/* sampleOf */.uV)((0,probes_schema/* itemsOf */.S3)(schema, root) ?? {}, root, matchText);
                    return Array.from({ length: LONG_ARRAY }, () => item);
                }),
                draft(`nested ${DEEP} levels deep`, () => deepArray(DEEP)),
            ]
            : []),
        ...(types.has("object") ? [draft(`nested ${DEEP} levels deep`, () => deepObject(DEEP))] : []),
    ];
}
/** Fields that the schema may not name. */
function fieldsOf(base) {
    return FIELDS.map((name) => ({
        label: `with the field ${JSON.stringify(name)}`,
        argument: name,
        // fromEntries, because `__proto__` is one of them.
        make: () => Object.fromEntries([...Object.entries(base), [name, { mcptest: true }]]),
    }));
}
function numberIn(schema, key) {
    const value = schema[key];
    return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
function keyOf(args) {
    // -0 is written as 0.
    return (0,redacted/* jsonOf */.o_)(args) ?? String(args);
}

;// CONCATENATED MODULE: ./src/conformance/fuzz/mutants.ts


const MAX_LEAVES = 50;
const mutants_MAX_DEPTH = 10;
/** So many characters of a text are changed one by one. */
const MAX_PLACES = 32;
/** ASCII that can be printed, what is frequent in names first. */
const CHARACTERS = [
    ..."abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_-:/.,;=!?#@$%&*+|~^'\"`()[]{}<>\\ ",
];
const MAX_STACKED = 4;
/**
 * Arguments that differ in one place: each character of a text replaced by each other one, or added at its end; each number
 * and boolean changed. Begins where the change that led here ended: what follows it decides what is reached next.
 */
function* neighbours(args, focus) {
    const leaves = leavesOf(args);
    const isFocus = ({ path }) => path.join("\0") === focus.path.join("\0");
    for (const { path, value } of [...leaves.filter(isFocus), ...leaves.filter((leaf) => !isFocus(leaf))]) {
        const first = isFocus({ path, value }) ? focus.at : 0;
        for (const [changed, at] of changes(value, first))
            yield { args: withLeaf(args, path, changed), focus: { path, at } };
    }
}
/** Arguments with a few random changes; undefined if nothing in them can be changed. */
function randomMutant(args, random) {
    let mutant;
    for (let count = 1 + random.below(MAX_STACKED); count > 0; count -= 1) {
        const current = mutant?.args ?? args;
        const leaves = leavesOf(current);
        if (leaves.length === 0)
            return mutant;
        const { path, value } = random.pick(leaves);
        const [changed, at] = randomChange(value, random);
        mutant = { args: withLeaf(current, path, changed), focus: { path, at } };
    }
    return mutant;
}
function* changes(value, first) {
    if (typeof value === "boolean")
        yield [!value, 0];
    if (typeof value === "number")
        for (const near of [1, -1, value, -2 * value])
            yield [value + near, 0];
    if (typeof value !== "string")
        return;
    const places = Math.min(value.length + 1, MAX_PLACES);
    for (let step = 0; step < places; step += 1) {
        const at = (Math.min(first, places - 1) + step) % places;
        for (const character of CHARACTERS) {
            if (value[at] !== character)
                yield [`${value.slice(0, at)}${character}${value.slice(at + 1)}`, at + 1];
        }
    }
}
function randomChange(value, random) {
    if (typeof value === "boolean")
        return [!value, 0];
    if (typeof value === "number")
        return [random.below(2) === 0 ? value + random.below(200) - 100 : random.pick(NUMBERS), 0];
    const at = random.below(value.length + 1);
    const character = random.pick(CHARACTERS);
    const [head, tail] = [value.slice(0, at), value.slice(at)];
    const changed = random.pick([
        `${head}${character}${tail}`,
        `${head}${character}${tail.slice(1)}`,
        `${head}${tail.slice(1)}`,
        `${head}${random.pick(TEXTS)[1]}`,
        `${head}${value}`,
    ]);
    return [changed, at + 1];
}
function leavesOf(args) {
    const leaves = [];
    const visit = (value, path) => {
        if (leaves.length >= MAX_LEAVES || path.length > mutants_MAX_DEPTH)
            return;
        if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
            leaves.push({ path, value });
        }
        else if (Array.isArray(value))
            for (const [index, item] of value.entries())
                visit(item, [...path, index]);
        else if ((0,json/* isObject */.Gv)(value))
            for (const [name, item] of Object.entries(value))
                visit(item, [...path, name]);
    };
    visit(args, []);
    return leaves;
}
function withLeaf(args, path, leaf) {
    const changed = (value, depth) => {
        const key = path[depth];
        if (key === undefined)
            return leaf;
        if (Array.isArray(value))
            return value.map((item, index) => (index === key ? changed(item, depth + 1) : item));
        if (!(0,json/* isObject */.Gv)(value))
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === key ? changed(item, depth + 1) : item]));
    };
    const made = changed(args, 0);
    return (0,json/* isObject */.Gv)(made) ? made : {};
}

;// CONCATENATED MODULE: ./src/conformance/fuzz/guide.ts





const START = { path: [], at: 0 };
/** Larger arguments are sent, and not changed further. */
const MAX_SEED = 10_000;
const MAX_SEEDS = 1_000;
/** Half of the inputs, but at most so many, come first without being led by anything; later, one of so many. */
const MAX_FIRST = 100;
const UNGUIDED_EVERY = 8;
/** After so many repeated inputs in a row, no new ones are expected. */
const guide_MAX_REPEATED = 1_000;
/**
 * The inputs of one tool, led by what they reach: arguments that reached new code are changed further. It begins with inputs
 * that are made without coverage, and goes on to send one now and then.
 */
class Guide {
    unguided;
    settings;
    #random;
    #seen;
    #seeds = [];
    /** Those whose neighbours were not all tried, the newest last. */
    #unfinished = [];
    /** Where the last mutant was changed. */
    #focus = START;
    #turn = 0;
    #made = 0;
    constructor(unguided, settings, name) {
        this.unguided = unguided;
        this.settings = settings;
        this.#random = randomOf(settings.seed, `${name} guided`);
        this.#seen = new Set();
    }
    static async of(tool, settings) {
        return new Guide(await fuzzInputs(tool, settings), settings, tool.name);
    }
    /** The next input; undefined after `runs`, or if there are no more. */
    async next() {
        if (this.#made >= this.settings.runs)
            return undefined;
        for (let repeated = 0; repeated < guide_MAX_REPEATED; repeated += 1) {
            const input = await this.#draft();
            if (!input)
                return undefined;
            const key = (0,redacted/* jsonOf */.o_)(input.args) ?? String(input.args);
            if (this.#seen.has(key))
                continue;
            this.#seen.add(key);
            this.#made += 1;
            return input;
        }
        return undefined;
    }
    /** Takes an input that reached new code, just after `next` made it. */
    learn({ args, label, valid }) {
        const isUsable = valid === true && (0,json/* isObject */.Gv)(args) && this.#seeds.length < MAX_SEEDS;
        if (!isUsable || ((0,redacted/* jsonOf */.o_)(args)?.length ?? 0) > MAX_SEED)
            return;
        const seed = { args, label, neighbours: neighbours(args, this.#focus) };
        this.#seeds.push(seed);
        this.#unfinished.push(seed);
    }
    async #draft() {
        const isFirst = this.#made < Math.min(this.settings.runs / 2, MAX_FIRST);
        const isOwnTurn = isFirst || this.#made % UNGUIDED_EVERY === 0 || this.#seeds.length === 0;
        const unguided = isOwnTurn ? this.unguided.shift() : undefined;
        this.#focus = START;
        if (unguided)
            return unguided;
        const changed = this.#neighbour() ?? this.#randomMutant();
        if (!changed)
            return this.unguided.shift();
        const { seed, mutant } = changed;
        this.#focus = mutant.focus;
        const label = `${seed.label}, changed`;
        const valid = await validityOf(mutant.args, this.settings.accepts);
        return { label: label.replace(/(, changed)+$/, ", changed"), args: mutant.args, valid };
    }
    /** Of the newest seed in every second turn, of the one before it in every fourth, and so on: what was reached last leads on. */
    #neighbour() {
        this.#turn += 1;
        while (this.#unfinished.length > 0) {
            const age = trailingZeros(this.#turn) % this.#unfinished.length;
            const seed = this.#unfinished[this.#unfinished.length - 1 - age];
            const { value, done } = seed.neighbours.next();
            if (!done)
                return { seed, mutant: value };
            this.#unfinished.splice(this.#unfinished.indexOf(seed), 1);
        }
        return undefined;
    }
    #randomMutant() {
        if (this.#seeds.length === 0)
            return undefined;
        const seed = this.#random.pick(this.#seeds);
        const mutant = randomMutant(seed.args, this.#random);
        return mutant && { seed, mutant };
    }
}
function trailingZeros(value) {
    return 31 - Math.clz32(value & -value);
}

;// CONCATENATED MODULE: ./src/conformance/fuzz/smaller.ts

const MAX_EACH = 30;
const smaller_MAX_DEPTH = 1_000;
/** Values that are a little smaller, the smallest first; a value that is as small as it can be has none. */
function* smallerValues(value, depth = 0) {
    if (depth > smaller_MAX_DEPTH)
        return;
    if (typeof value === "string")
        yield* smallerTexts(value);
    else if (typeof value === "number")
        yield* smallerNumbers(value);
    else if (value === true)
        yield false;
    else if (Array.isArray(value)) {
        if (value.length > 0)
            yield [];
        yield* innerOf(value);
        if (value.length > 3) {
            const half = Math.floor(value.length / 2);
            yield value.slice(0, half);
            yield value.slice(half);
        }
        for (let index = 0; index < Math.min(value.length, MAX_EACH); index += 1) {
            if (value.length > 1)
                yield value.filter((_, at) => at !== index);
            for (const smaller of smallerValues(value[index], depth + 1)) {
                yield value.map((item, at) => (at === index ? smaller : item));
            }
        }
    }
    else if ((0,json/* isObject */.Gv)(value)) {
        const entries = Object.entries(value);
        if (entries.length > 0)
            yield {};
        if (depth > 0)
            yield* innerOf(value);
        for (const [name] of entries.slice(0, MAX_EACH)) {
            if (entries.length > 1)
                yield Object.fromEntries(entries.filter(([other]) => other !== name));
        }
        for (const [name, item] of entries.slice(0, MAX_EACH)) {
            for (const smaller of smallerValues(item, depth + 1)) {
                yield Object.fromEntries(entries.map(([other, kept]) => [other, other === name ? smaller : kept]));
            }
        }
    }
}
/** The parts of a nested value at half its depth, and one level down. */
function* innerOf(value) {
    const chain = [];
    const kind = Array.isArray(value);
    let current = value;
    while (typeof current === "object" && current !== null && chain.length < smaller_MAX_DEPTH) {
        const [first] = Object.values(current);
        if (typeof first !== "object" || first === null || Array.isArray(first) !== kind)
            break;
        chain.push(first);
        current = first;
    }
    const middle = chain[Math.floor(chain.length / 2)];
    if (middle !== undefined)
        yield middle;
    if (chain.length > 2)
        yield chain[0];
}
function* smallerTexts(text) {
    if (text === "")
        return;
    yield "";
    if (text.length > 1) {
        const half = Math.floor(text.length / 2);
        yield text.slice(0, half);
        yield text.slice(half);
        // Fewer and fewer characters from the end, so that a limit on the length is found in few steps.
        for (let less = Math.floor(half / 2); less > 0; less = Math.floor(less / 2))
            yield text.slice(0, -less);
    }
    if (text.length > 1 && text.length <= MAX_EACH) {
        for (let index = 0; index < text.length; index += 1)
            yield text.slice(0, index) + text.slice(index + 1);
    }
}
function* smallerNumbers(value) {
    if (value === 0)
        return;
    yield 0;
    // Often the sign is all that matters; a value that hangs the server cannot be halved many times.
    if (Math.abs(value) > 1)
        yield Math.sign(value);
    if (value < 0)
        yield -value;
    if (!Number.isInteger(value))
        yield Math.trunc(value);
    if (Math.abs(value) > 1)
        yield Math.trunc(value / 2);
}

// EXTERNAL MODULE: ./src/conformance/fuzz/types.ts
var types = __webpack_require__(95578);
;// CONCATENATED MODULE: ./src/conformance/fuzz/fuzz-tool.ts











/** After so many crashes in a row, or hangs in total, the tool is given up: each hang costs the whole deadline. */
const STRIKES = 3;
/** How many smaller inputs are tried for one finding, and how many of them may hang. */
const MAX_TRIES = 60;
const MAX_HANGS = 5;
const MAX_FINDINGS = 30;
const MAX_ANSWER = 4 * 1024;
/**
 * Calls a tool with generated arguments and judges each answer. Each fault is reported once, with the smallest arguments
 * that still show it on a fresh server.
 */
async function fuzzTool(tool, target, settings) {
    return new ToolFuzzer(tool, target, settings).run();
}
class ToolFuzzer {
    tool;
    target;
    settings;
    #report;
    #cases = new Map();
    #rejections = [];
    /** The last call that was answered: findings before the next call are about it. */
    #last;
    /** The server did not start again, so nothing more can be tried. */
    #isGone = false;
    #coverage = new CoverageMap();
    #reached = { files: 0, blocks: 0, new_inputs: 0, unread: 0 };
    constructor(tool, target, settings) {
        this.tool = tool;
        this.target = target;
        this.settings = settings;
        this.#report = { ...(0,types/* emptyReport */._O)(tool.name), ...(target.executed && { coverage: this.#reached }) };
    }
    async run() {
        const guide = this.target.executed && (await Guide.of(this.tool, this.settings));
        const unguided = guide ? [] : await fuzzInputs(this.tool, this.settings);
        const next = async () => (guide ? guide.next() : unguided.shift());
        let crashes = 0;
        for (let input = await next(); input; input = await next()) {
            const answer = await this.#call(input);
            // An interrupt ends the server: that is not its fault.
            if (this.settings.signal.aborted)
                break;
            if (answer.kind === "no server") {
                this.#isGone = true;
                this.#report.stopped = answer.reason;
                break;
            }
            this.#report.runs += 1;
            const { verdict, sent } = answer;
            this.#record(input, verdict, sent);
            if (await this.#reachesMore())
                guide?.learn(input);
            crashes = verdict.class === "crash" ? crashes + 1 : 0;
            const { hang } = this.#report.classes;
            if (crashes < STRIKES && hang < STRIKES)
                continue;
            this.#report.stopped =
                hang < STRIKES
                    ? (0,redacted/* say */.cv) `the server crashed ${STRIKES} times in a row`
                    : (0,redacted/* say */.cv) `${STRIKES} calls were not answered in time`;
            break;
        }
        if (guide)
            Object.assign(this.#reached, this.#coverage.reached);
        if (!this.settings.signal.aborted)
            this.#noteLate(await this.target.settle());
        await this.#explain();
        this.#judgeChannel();
        if (this.settings.signal.aborted)
            this.#report.stopped = (0,redacted/* say */.cv) `it was interrupted`;
        this.#report.findings.sort((a, b) => types/* CLASSES */.Nv.indexOf(b.class) - types/* CLASSES */.Nv.indexOf(a.class));
        return this.#report;
    }
    /** True if the last call executed code that no earlier one did. */
    async #reachesMore() {
        if (!this.target.executed)
            return false;
        const executed = await this.target.executed();
        if (!executed)
            this.#reached.unread += 1;
        const isNew = executed !== undefined && this.#coverage.add(executed);
        if (isNew)
            this.#reached.new_inputs += 1;
        return isNew;
    }
    /** Makes one call. One that is not answered in time is made again on a fresh server: the machine may have been busy. */
    async #call(input) {
        for (let isSecond = false;; isSecond = true) {
            const sent = await this.target.call(input.args);
            if (sent.kind === "no server")
                return sent;
            const verdict = classify(input, this.#withoutLate(sent), this.settings.known);
            if (verdict.class !== "hang" || isSecond)
                return { kind: "judged", verdict, sent };
            await this.target.restart();
        }
    }
    /** The answer without the findings about the time before it. */
    #withoutLate(sent) {
        const late = sent.findings.filter(({ rule_id }) => rule_id === "FAULT-LIFECYCLE-CRASH");
        if (late.length === 0)
            return sent;
        this.#noteLate(late);
        return { ...sent, findings: sent.findings.filter((finding) => !late.includes(finding)) };
    }
    #record(input, verdict, sent) {
        if (verdict.class === "not_judged") {
            this.#last = undefined;
            const known = this.#report.not_judged.find(({ reason }) => reason === verdict.reason);
            if (known)
                known.count += 1;
            else
                this.#report.not_judged.push({ reason: verdict.reason, count: 1 });
            return;
        }
        this.#report.classes[verdict.class] += 1;
        if (verdict.rejection)
            this.#rejections.push({ result: verdict.rejection, input, sent });
        if (verdict.found)
            this.#add(input, { ...verdict, found: verdict.found }, sent);
        this.#last = verdict.class === "crash" ? undefined : { input, class: verdict.class };
        for (const finding of sent.findings) {
            const { rule_id, message } = finding;
            if (rule_id === "FAULT-LIFECYCLE-CRASH" || message === verdict.found?.message)
                continue;
            const known = this.#report.session.find((other) => other.rule_id === rule_id && other.message === message);
            if (known)
                known.count += finding.count;
            else
                this.#report.session.push({ ...finding });
        }
    }
    #add(input, verdict, sent) {
        const key = fuzz_tool_keyOf(verdict);
        const before = this.#cases.get(key);
        if (before)
            before.count += 1;
        else if (this.#cases.size < MAX_FINDINGS)
            this.#cases.set(key, { input, verdict, sent, count: 1, before: this.#last?.input });
    }
    /** The server ended after it had answered the last call. */
    #noteLate(findings) {
        for (const { rule_id, message } of findings) {
            if (rule_id !== "FAULT-LIFECYCLE-CRASH" || this.#last === undefined)
                continue;
            const { input, class: before } = this.#last;
            this.#report.classes[before] -= 1;
            this.#report.classes.crash += 1;
            this.#add(input, { class: "crash", found: { rule_id, message: (0,redacted/* hide */.jD)(message), kind: "after its answer" } });
            this.#last = undefined;
        }
    }
    /** Makes each input smaller as long as it shows the same fault, then tries it on a fresh server. */
    async #explain() {
        const isFatal = ({ verdict }) => verdict.class === "crash" || verdict.class === "hang";
        const all = [...this.#cases.values()];
        for (const fatal of all.filter(isFatal)) {
            await this.target.restart();
            const smallest = await this.#smallest(fatal);
            await this.target.restart();
            await this.#confirm(fatal, smallest);
        }
        const shrunk = [];
        for (const mild of all.filter((fuzzCase) => !isFatal(fuzzCase)))
            shrunk.push([mild, await this.#smallest(mild)]);
        if (shrunk.length > 0)
            await this.target.restart();
        for (const [mild, smallest] of shrunk)
            await this.#confirm(mild, smallest);
    }
    async #smallest({ input, verdict }) {
        let smallest = input;
        let tries = 0;
        let hangs = 0;
        for (let found = true; found;) {
            found = false;
            for (const args of smallerValues(smallest.args)) {
                if (tries >= MAX_TRIES || hangs >= MAX_HANGS || this.#isGone || this.settings.signal.aborted)
                    break;
                if (!(await this.#isAlike(input, args, verdict.class)))
                    continue;
                tries += 1;
                const candidate = { ...input, args };
                if ((await this.#shows(candidate, verdict)) === undefined)
                    continue;
                if (verdict.class === "hang")
                    hangs += 1;
                smallest = candidate;
                found = true;
                break;
            }
        }
        return smallest;
    }
    /**
     * True if smaller arguments are wrong, or right, as those of the input are: a crash on valid ones says more than one on
     * invalid ones, and what is accepted although it is wrong must be wrong in the same argument.
     */
    async #isAlike(input, args, kind) {
        if (kind === "accepted_invalid" && namesIn(args) !== namesIn(input.args))
            return false;
        return (await validityOf(args, this.settings.accepts)) === input.valid;
    }
    async #confirm(fuzzCase, smallest) {
        const { input, verdict, count } = fuzzCase;
        let shown = await this.#shows(smallest, verdict);
        let shownBy = smallest;
        if (!shown && smallest !== input) {
            await this.target.restart();
            shown = await this.#shows(input, verdict);
            shownBy = input;
        }
        // The server may have ended because of the call before, or after its answer.
        const late = shown ? undefined : await this.#lateCause(fuzzCase);
        const answer = late ? undefined : answerOf(shown?.sent ?? fuzzCase.sent);
        const { message } = (shown?.verdict ?? verdict).found;
        this.#report.findings.push({
            class: verdict.class,
            rule_id: verdict.found.rule_id,
            label: (late ?? input).label,
            args: (late ?? (shown ? shownBy : input)).args,
            message: late ? (0,redacted/* say */.cv) `${message}, after its answer` : message,
            ...(answer !== undefined && { answer }),
            count,
            reproduced: shown !== undefined || late !== undefined,
        });
    }
    /** The input after whose answer a fresh server ends: the one of a crash, or the one before it. */
    async #lateCause({ input, before, verdict }) {
        if (verdict.class !== "crash")
            return undefined;
        for (const candidate of [before, input]) {
            if (candidate === undefined)
                continue;
            await this.target.restart();
            const sent = await this.target.call(candidate.args);
            if (sent.kind === "no server" || sent.outcome.kind !== "answer")
                continue;
            const late = await this.target.settle();
            if (late.some(({ rule_id }) => rule_id === "FAULT-LIFECYCLE-CRASH"))
                return candidate;
        }
        return undefined;
    }
    /** The outcome of an input, if it shows the same fault. */
    async #shows(input, wanted) {
        const sent = await this.target.call(input.args);
        if (sent.kind === "no server")
            this.#isGone = true;
        if (sent.kind === "no server" || this.settings.signal.aborted)
            return undefined;
        const verdict = classify(input, sent, this.settings.known);
        if (verdict.class === "not_judged" || verdict.found === undefined)
            return undefined;
        const found = { ...verdict, found: verdict.found };
        return fuzz_tool_keyOf(found) === fuzz_tool_keyOf(wanted) ? { verdict: found, sent } : undefined;
    }
    /** Rejections of invalid arguments on the wrong channel: one finding, with the shortest input. */
    #judgeChannel() {
        const all = this.#rejections.map(({ result }) => result);
        for (const { rule_id, message, count } of (0,error_channel/* judgeValidation */.X)(this.tool.name, all, this.settings.revision())) {
            const [shortest] = this.#rejections
                .filter(({ result }) => result.channel === "protocol")
                .toSorted((a, b) => fuzz_tool_sizeOf(a.input.args) - fuzz_tool_sizeOf(b.input.args));
            if (!shortest)
                continue;
            const { input, sent } = shortest;
            const answer = answerOf(sent);
            this.#report.findings.push({
                ...{ class: "rejected_protocol", rule_id, label: input.label, args: input.args, message, count },
                ...(answer !== undefined && { answer }),
                reproduced: true,
            });
        }
    }
}
function fuzz_tool_keyOf({ class: name, found: { rule_id, kind } }) {
    return JSON.stringify([name, rule_id, kind]);
}
/** The names of the arguments; the type of what is not an object. */
function namesIn(args) {
    return (0,json/* isObject */.Gv)(args) ? JSON.stringify(Object.keys(args)) : (0,json/* typeName */.go)(args);
}
function fuzz_tool_sizeOf(args) {
    return (0,redacted/* jsonOf */.o_)(args)?.length ?? 0;
}
/** The result or error of an answer, in part if it is long; without the id, which differs from run to run. */
function answerOf(sent) {
    if (sent?.outcome.kind !== "answer")
        return undefined;
    const { result, error } = sent.outcome.answer;
    const body = { ...(result !== undefined && { result }), ...(error !== undefined && { error }) };
    return fuzz_tool_sizeOf(body) <= MAX_ANSWER ? (0,foreign_marks/* redactForeign */.Oe)(body, redacted/* processSecrets */.rW) : (0,evidence/* evidenceOf */.X)(body);
}

// EXTERNAL MODULE: ./src/conformance/probes/matching-text.ts
var matching_text = __webpack_require__(16172);
// EXTERNAL MODULE: ./src/conformance/probes/safety.ts
var safety = __webpack_require__(25295);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/mcp/list-fault.ts
var list_fault = __webpack_require__(82967);
// EXTERNAL MODULE: ./src/engine/judge/schema-port.ts
var schema_port = __webpack_require__(43447);
;// CONCATENATED MODULE: ./src/engine/kinds/fuzz-tools.ts








/** The tools of a server, in its order; or why they are not known. */
async function listTools(session, lane, { maxCallMs, allowDestructive }) {
    const list = await (0,list_all/* listAll */._w)("tools/list", (method, params) => session.request(method, params, { timeoutMs: maxCallMs, purpose: "test" }));
    const entries = list.items.filter(json/* isObject */.Gv);
    const names = [...new Set(entries.flatMap(({ name }) => (typeof name === "string" ? [name] : [])))];
    const tools = names.map((name) => {
        const sameName = entries.filter((entry) => entry["name"] === name);
        const { inputSchema = {}, outputSchema } = sameName[0] ?? {};
        const why = allowDestructive ? undefined : (0,safety/* withheldBecause */.e)(name, sameName, list.unfinished, lane.server.safeCalls);
        return { name, inputSchema, outputSchema, ...(why !== undefined && { withheld: (0,redacted/* hide */.jD)(why) }) };
    });
    return { tools, list, ...(list.broken && { broken: (0,redacted/* hide */.jD)((0,list_fault/* listFault */.F)(list.broken).message) }) };
}
/** Fuzzes one tool of a lane's server. */
async function fuzzListed(tool, lane, target, options) {
    const { command = [], cwd, url } = lane.server;
    return fuzzTool(tool, target, {
        ...options,
        matchText: matching_text/* matchingText */.f,
        accepts: await (0,schema_port/* loadAccepts */.s)(tool.inputSchema),
        known: [...command, ...[cwd, url].filter((text) => text !== undefined)],
        revision: () => lane.facts?.negotiatedVersion ?? null,
    });
}
/** Why a tool that says that it is destructive is not called, with what to do. */
function withheldText(why) {
    return (0,redacted/* say */.cv) `${why}; --allow-destructive or safe_calls lets it be called`;
}


/***/ }),

/***/ 91136:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VW: () => (/* binding */ LIST_MEMBERS),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   fO: () => (/* binding */ listsOf)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);



const MAX_PAGES = 1_000;
const MAX_ITEMS = 100_000;
/** The member of each result that has the items. */
const LIST_MEMBERS = {
    "tools/list": "tools",
    "resources/list": "resources",
    "resources/templates/list": "resourceTemplates",
    "prompts/list": "prompts",
};
/** The list methods of a server with these capabilities. */
function listsOf(capabilities) {
    const has = (name) => (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(capabilities[name]);
    return [
        ...(has("tools") ? ["tools/list"] : []),
        ...(has("resources") ? ["resources/list", "resources/templates/list"] : []),
        ...(has("prompts") ? ["prompts/list"] : []),
    ];
}
/**
 * Reads a list page by page; stops at a repeated cursor, 1,000 pages, 100,000 items or 32 MiB of them.
 *
 * @param send sends one request of the method
 */
async function listAll(method, send) {
    const member = LIST_MEMBERS[method] ?? "";
    const seen = new Set();
    const items = [];
    let first;
    let cursor;
    let weight = 0;
    for (;;) {
        const outcome = await send(method, cursor === undefined ? undefined : { cursor });
        first ??= outcome;
        const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) || !Array.isArray(result[member])) {
            return { first, broken: outcome, unfinished: true, items };
        }
        weight += (0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(result[member], _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list);
        if (weight > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list || items.length + result[member].length > MAX_ITEMS) {
            return { first, broken: tooLarge(method), unfinished: true, items };
        }
        for (const item of result[member])
            items.push(item);
        const next = result["nextCursor"];
        if (typeof next !== "string")
            return { first, unfinished: false, items };
        if (seen.has(next) || seen.size === MAX_PAGES)
            return { first, unfinished: true, items };
        seen.add(next);
        cursor = next;
    }
}
function tooLarge(method) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The items of ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(method)} are more than ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)((0,_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .inMiB */ .Uo)(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.list))} or than ${MAX_ITEMS}; the rest was not read.`;
    return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}


/***/ }),

/***/ 82967:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listFault),
/* harmony export */   f: () => (/* binding */ isMissingList)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);


const METHOD_NOT_FOUND = -32601;
/** True if the server does not have this list: no capability says whether a server with resources has templates. */
function isMissingList(method, { first, broken }) {
    if (method !== "resources/templates/list" || broken !== first || broken?.kind !== "answer")
        return false;
    const { error } = broken.answer;
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(error) && error["code"] === METHOD_NOT_FOUND;
}
/** The fault of a list request without a result. */
function listFault(outcome) {
    switch (outcome.kind) {
        case "answer": {
            const { error } = outcome.answer;
            const message = error === undefined
                ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the answer contains no list`
                : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `answered with an error: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(error, 500, "")}`;
            return { rule_id: "FAULT-PROTO-ERROR-ANSWER", message };
        }
        case "died":
            return { rule_id: "FAULT-LIFECYCLE-CRASH", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `the server ended while it was asked` };
        case "timeout":
            return { rule_id: "FAULT-TIMEOUT-CALL", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `no answer within ${outcome.timeoutMs} ms` };
        case "fault":
            return outcome.fault;
        case "unsendable":
            return outcome;
    }
}


/***/ })

};
